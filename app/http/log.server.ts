import { isRouteErrorResponse } from '@remix-run/react';
import { pathForLog } from './path.server.ts';

/** Writes an unexpected failure to the server's log, under the id that the answer carries. */
export function logFailure(requestId: string, request: Request, error: unknown): void {
  // the router's refusals, such as a form sent to a page that has none: whoever sent it reads why
  if (isRouteErrorResponse(error) && error.status < 500) return;
  // a body that was cut off by whoever sent it
  if (request.signal.aborted && error instanceof Error && error.message === 'aborted') return;
  const path = pathForLog(new URL(request.url).pathname);
  console.error(`${new Date().toISOString()} ${requestId} ${request.method} ${path} ${detailOf(error)}`);
}

function detailOf(error: unknown): string {
  if (error instanceof Error) return error.stack ?? error.message;
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText} ${JSON.stringify(error.data)}`;
  return String(error);
}
