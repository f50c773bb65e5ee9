import type { ActionFunctionArgs } from '@remix-run/node';
import { admitToCoach } from '~/features/coaching/admission.server';
import { answerGenerateContent, jobOfRequest } from '~/features/coaching/engines/embedded';
import { MESSAGES } from '~/features/coaching/engines/messages';
import { googleError, readGenerateContent } from '~/features/coaching/engines/protocol';
import { PLAN_LIMIT_REASON, SIGNED_OUT_REASON } from '~/features/coaching/engines/protocol-reasons';
import { forwardGenerateContent, promptedJob } from '~/features/coaching/engines/proxy.server';
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
    const body = await readJson(request);
    const read = readGenerateContent(body);
    if (!read.ok) return answer(read.answer.status, read.answer.body);
    const job = (serverEngine.engine === 'embedded' ? jobOfRequest : promptedJob)(read.request);
    const admission = job ? await admitToCoach(user.id, job) : null;
    if (admission?.ok === false) {
      if (admission.reason === 'plan-limit')
        return refuse(402, admission.message, {}, { reason: PLAN_LIMIT_REASON });
      const { retryAfterSeconds } = admission;
      return refuse(
        429,
        tooManyMessage(retryAfterSeconds),
        { 'Retry-After': String(retryAfterSeconds) },
        { retryAfterSeconds },
      );
    }
    if (serverEngine.engine === 'embedded') {
      // the reading is paid for when the session is saved, never here
      const embedded = answerGenerateContent(body, { advancedAllowed: false });
      return answer(embedded.status, embedded.body);
    }
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
