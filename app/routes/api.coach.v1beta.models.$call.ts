import type { ActionFunctionArgs } from '@remix-run/node';
import { getStartersLeft, PLAN_LIMIT_MESSAGE } from '~/features/coaching/coaching-sessions.server';
import { answerGenerateContent, jobOfRequest } from '~/features/coaching/engines/embedded';
import { MESSAGES } from '~/features/coaching/engines/messages';
import { googleError, readGenerateContent } from '~/features/coaching/engines/protocol';
import { PLAN_LIMIT_REASON, SIGNED_OUT_REASON } from '~/features/coaching/engines/protocol-reasons';
import { forwardGenerateContent } from '~/features/coaching/engines/proxy.server';
import { COACH_LIMIT, countAttempt } from '~/features/limits/rate-limits.server';
import { BODY_TOO_LARGE, NOT_JSON, UNEXPECTED } from '~/http/api.server';
import { getUser } from '~/http/auth.server';
import { BodyTooLargeError, BodyUnreadableError, readJson } from '~/http/body.server';
import { serverEngine } from '~/http/coach.server';
import { tooManyMessage } from '~/http/context.server';
import { logFailure } from '~/http/log.server';
import { CROSS_SITE_MESSAGE, requireSameOrigin } from '~/http/origin.server';

/** The Gemini protocol's endpoint of the modes `embedded` and `gemini-proxy`; it speaks in Google's shapes throughout. */
export async function action({ request, params, context }: ActionFunctionArgs): Promise<Response> {
  const requestId = context.requestId ?? crypto.randomUUID();
  const answer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
    Response.json(body, {
      status,
      headers: { 'Cache-Control': 'private, no-store', 'X-Request-Id': requestId, ...headers },
    });
  const refuse = (status: number, message: string, headers?: Record<string, string>, extra = {}) =>
    answer(status, googleError(status, message, { sentence: message, ...extra }), headers);
  try {
    if (serverEngine.engine === 'gemini' || !params.call?.endsWith(':generateContent')) {
      return refuse(404, 'There is no such call.');
    }
    if (request.method !== 'POST') return refuse(405, 'This method is not allowed here.', { Allow: 'POST' });
    requireSameOrigin(request);
    const user = await getUser(request);
    if (!user) return refuse(401, MESSAGES.signedOut, {}, { reason: SIGNED_OUT_REASON });
    const limit = await countAttempt(COACH_LIMIT, user.id);
    if (!limit.allowed) {
      const { retryAfterSeconds } = limit;
      return refuse(
        429,
        tooManyMessage(retryAfterSeconds),
        { 'Retry-After': String(retryAfterSeconds) },
        { retryAfterSeconds },
      );
    }
    const body = await readJson(request);
    const read = readGenerateContent(body);
    if (!read.ok) return answer(read.answer.status, read.answer.body);
    const job = jobOfRequest(read.request);
    if (job?.kind === 'openers' && (await getStartersLeft(user.id)) === 0) {
      return refuse(402, PLAN_LIMIT_MESSAGE, {}, { reason: PLAN_LIMIT_REASON });
    }
    if (serverEngine.engine === 'embedded') {
      // the reading is paid for when the session is saved, never here
      const embedded = answerGenerateContent(body, { advancedAllowed: false });
      return answer(embedded.status, embedded.body);
    }
    // the operator pays for this model: it answers the coach's own prompts and nothing else
    if (!job) return refuse(400, 'This server only coaches conversations.');
    const { apiKey, baseUrl, model } = serverEngine;
    const forwarded = await forwardGenerateContent({ body, apiKey, baseUrl, model, signal: request.signal });
    return answer(forwarded.status, forwarded.body, forwarded.headers);
  } catch (error) {
    if (error instanceof BodyTooLargeError) return refuse(413, BODY_TOO_LARGE);
    if (error instanceof BodyUnreadableError) return refuse(400, NOT_JSON);
    if (error instanceof Response) return refuse(error.status, CROSS_SITE_MESSAGE);
    logFailure(requestId, request, error);
    return refuse(500, UNEXPECTED);
  }
}

export const loader = action;
