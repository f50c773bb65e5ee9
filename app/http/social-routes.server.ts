import { randomUUID } from 'node:crypto';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { type SharePlatform, toPlatform } from '../features/sharing/platforms.ts';
import { ApiError, UNEXPECTED } from './api.server.ts';
import { logFailure } from './log.server.ts';

type Visit = (request: Request, platform: SharePlatform, requestId: string) => Promise<Response>;

function refuse({ status, message, headers }: ApiError, requestId: string): Response {
  return new Response(message, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'X-Request-Id': requestId, ...headers },
  });
}

/**
 * The loader and the action of a page below /api/auth: GET only, a known platform only, and never a stack. These are
 * pages that a browser opens, so they answer HTML and redirects, not JSON.
 */
export function socialRoute(visit: Visit) {
  return {
    async loader({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
      const requestId = context.requestId ?? randomUUID();
      const platform = toPlatform(params.provider);
      if (!platform) return refuse(new ApiError(404, 'There is no such sign-in.'), requestId);
      try {
        return await visit(request, platform, requestId);
      } catch (error) {
        logFailure(requestId, request, error);
        return refuse(new ApiError(500, UNEXPECTED), requestId);
      }
    },
    async action({ params, context }: ActionFunctionArgs): Promise<Response> {
      const requestId = context.requestId ?? randomUUID();
      if (!toPlatform(params.provider))
        return refuse(new ApiError(404, 'There is no such sign-in.'), requestId);
      return refuse(new ApiError(405, 'This method is not allowed here.', { Allow: 'GET, HEAD' }), requestId);
    },
  };
}
