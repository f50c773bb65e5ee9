/**
 * What an error of the hosted model means for the person and for the operator. Pure: works on the shape of the
 * SDK's errors, whose `name` is always "Error" and whose FetchError carries `status` and `errorDetails`.
 */
import { type CoachFailure, type CoachFailureKind, MESSAGES, MISSING_KEY_MESSAGE } from './messages';
import { MISSING_KEY_REASON, PLAN_LIMIT_REASON, SIGNED_OUT_REASON } from './protocol-reasons';

export function failure(kind: CoachFailureKind, message: string, operatorHint?: string): CoachFailure {
  return operatorHint === undefined ? { kind, message } : { kind, message, operatorHint };
}

interface HttpError extends Error {
  status: number;
  errorDetails?: unknown;
}

export function isHttpError(error: unknown): error is HttpError {
  return error instanceof Error && typeof (error as Partial<HttpError>).status === 'number';
}

interface ErrorDetails {
  reason?: string;
  sentence?: string;
  retryAfterSeconds?: number;
  perDay: boolean;
}

function readDetails(error: HttpError): ErrorDetails {
  const found: ErrorDetails = { perDay: false };
  const details = Array.isArray(error.errorDetails) ? error.errorDetails : [];
  for (const detail of details as Record<string, unknown>[]) {
    const type = String(detail?.['@type'] ?? '');
    if (type.endsWith('ErrorInfo') && typeof detail.reason === 'string') found.reason = detail.reason;
    if (type.endsWith('RetryInfo')) found.retryAfterSeconds = secondsOf(detail.retryDelay);
    if (type.endsWith('LocalizedMessage') && typeof detail.message === 'string') {
      found.sentence = detail.message.slice(0, 500);
    }
    if (type.endsWith('QuotaFailure')) found.perDay = JSON.stringify(detail).includes('PerDay');
  }
  return found;
}

/** A protobuf duration, '17s' or '3.5s', in whole seconds. */
function secondsOf(duration: unknown): number | undefined {
  const found = /^(\d+(?:\.\d+)?)s$/.exec(String(duration));
  return found ? Math.max(1, Math.ceil(Number(found[1]))) : undefined;
}

/** Some models know neither a response schema nor a system instruction; they answer 400 and say so. */
export function saysFormIsUnsupported(error: unknown): boolean {
  return (
    isHttpError(error) &&
    error.status === 400 &&
    /schema|json mode|response_?mime|developer instruction|system_?\s?instruction/i.test(error.message)
  );
}

/** What went wrong in a call of the SDK that was neither aborted nor timed out by its caller. */
export function failureOf(error: unknown, model: string): CoachFailure {
  if (isHttpError(error)) return httpFailure(error, model);
  if (error instanceof SyntaxError) {
    // JSON that ends too early was cut; anything else is somebody else's page, such as a captive portal's.
    const cut = /unterminated|unexpected end|end of data|unexpected eof/i.test(error.message);
    return cut ? failure('network', MESSAGES.cutOff) : failure('captive-portal', MESSAGES.captivePortal);
  }
  if (error instanceof TypeError) {
    if (/bytestring|header/i.test(error.message)) {
      return failure(
        'refused',
        MESSAGES.refused,
        'GEMINI_API_KEY holds a character that no key has (a quote, a space or a line break?).',
      );
    }
    // 200 with JSON that is no object, on which the SDK cannot put its helpers.
    if (/propert|is not an object/i.test(error.message)) return failure('unreadable', MESSAGES.unreadable);
    return failure('network', MESSAGES.cutOff);
  }
  return failure(
    'network',
    MESSAGES.network,
    'The model could not be reached. If this lasts, check GEMINI_BASE_URL.',
  );
}

function httpFailure(error: HttpError, model: string): CoachFailure {
  const details = readDetails(error);
  const { sentence } = details;
  const because = details.reason ? ` (${details.reason})` : '';
  const keyHint = `The AI service answered ${error.status}${because}: check GEMINI_API_KEY.`;
  if (details.reason === MISSING_KEY_REASON) return failure('missing-key', sentence ?? MISSING_KEY_MESSAGE);
  if (details.reason === PLAN_LIMIT_REASON || (error.status === 402 && sentence)) {
    return failure('plan-limit', sentence ?? MESSAGES.planLimit);
  }
  if (details.reason === SIGNED_OUT_REASON || (error.status === 401 && sentence)) {
    return failure('signed-out', sentence ?? MESSAGES.signedOut);
  }
  switch (error.status) {
    case 400:
      if (/token count|too long|too large/i.test(error.message))
        return failure('too-long', sentence ?? MESSAGES.tooLong);
      return failure('refused', sentence ?? MESSAGES.refused, hintFor400(error, because));
    case 401:
    case 402:
    case 403:
      return failure('refused', sentence ?? MESSAGES.refused, keyHint);
    case 404:
      return failure(
        'model-not-found',
        sentence ?? MESSAGES.modelNotFound,
        `The model "${model}" was not found: set GEMINI_MODEL to one that the service lists (and check GEMINI_BASE_URL).`,
      );
    case 408:
    case 504:
      return failure('timeout', sentence ?? MESSAGES.timeout);
    case 413:
      return failure('too-long', sentence ?? MESSAGES.tooLong);
    case 429:
      return rateLimited(details);
    case 511:
      return failure('captive-portal', MESSAGES.captivePortal);
    default:
      return error.status >= 500
        ? failure('server', sentence ?? MESSAGES.server)
        : failure(
            'refused',
            sentence ?? MESSAGES.refused,
            `The AI service answered ${error.status}${because}.`,
          );
  }
}

function hintFor400(error: HttpError, because: string): string {
  return because.includes('API_KEY') || /api key/i.test(error.message)
    ? `The AI service answered 400${because}: check GEMINI_API_KEY.`
    : `The AI service answered 400${because}. Check GEMINI_MODEL and GEMINI_BASE_URL.`;
}

function rateLimited({ sentence, retryAfterSeconds, perDay }: ErrorDetails): CoachFailure {
  const seconds = retryAfterSeconds === 1 ? '1 second' : `${retryAfterSeconds} seconds`;
  const wait =
    retryAfterSeconds === undefined
      ? MESSAGES.rateLimited
      : `The coach is getting too many requests right now. Please try again in ${seconds}.`;
  return {
    ...failure('rate-limited', sentence ?? (perDay ? MESSAGES.quotaDay : wait)),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  };
}
