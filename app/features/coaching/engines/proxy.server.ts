/** Forwards generateContent to the hosted model with the operator's key: the endpoint in mode `gemini-proxy`. */

import { MESSAGES, MISSING_KEY_MESSAGE } from './messages';
import { googleError, readGenerateContent } from './protocol';
import { MISSING_KEY_REASON } from './protocol-reasons';
import { startTimeLimit } from './time-limit';

export const GOOGLE_BASE_URL = 'https://generativelanguage.googleapis.com';
/** Under the browser's own limit, so that the person reads whose fault it was. */
export const PROXY_TIMEOUT_MS = 50_000;
/** Three replies are about 2 KiB. */
export const MAX_ANSWER_BYTES = 512 * 1024;

export interface ForwardOptions {
  /** The parsed JSON of the request; checked and cut down to what the coach needs. */
  body: unknown;
  model: string;
  apiKey: string;
  /** Null: Google's. */
  baseUrl?: string | null;
  /** The browser's request going away. */
  signal?: AbortSignal;
  timeoutMs?: number;
  fetch?: typeof fetch;
}

export interface ForwardedAnswer {
  status: number;
  body: unknown;
  headers: Record<string, string>;
}

/** Always answers in Google's shape; the key and Google's own headers stay here. */
export async function forwardGenerateContent(options: ForwardOptions): Promise<ForwardedAnswer> {
  const read = readGenerateContent(options.body);
  if (!read.ok) return { ...read.answer, headers: {} };
  const apiKey = options.apiKey.trim();
  if (apiKey === '') {
    return refuse(503, 'GEMINI_API_KEY is not set.', {
      reason: MISSING_KEY_REASON,
      sentence: MISSING_KEY_MESSAGE,
    });
  }
  const limit = startTimeLimit(options.timeoutMs ?? PROXY_TIMEOUT_MS, options.signal);
  try {
    const send = options.fetch ?? fetch;
    const response = await send(upstreamUrl(options.baseUrl, options.model), {
      method: 'POST',
      // A redirect would carry the key to wherever it points.
      redirect: 'error',
      headers: { 'Content-Type': 'application/json', 'x-goog-api-key': apiKey },
      body: JSON.stringify(read.request),
      signal: limit.signal,
    });
    const text = await readCapped(response, limit.signal);
    if (text === null)
      return refuse(502, 'The answer of the model was too large.', { sentence: MESSAGES.server });
    return answerOf(response.status, withoutKey(text, apiKey), options.model);
  } catch (error) {
    if (limit.stoppedBy() === 'timeout') {
      return refuse(504, 'The model did not answer in time.', { sentence: MESSAGES.timeout });
    }
    if (limit.stoppedBy() === 'aborted') return refuse(499, 'The client closed the request.');
    // Node's fetch puts the system's reason (ECONNREFUSED) into the cause; it holds no key.
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : '';
    console.warn(
      `[coach] The model could not be reached (${cause || 'no reason given'}): check GEMINI_BASE_URL.`,
    );
    return refuse(502, 'The model could not be reached.', { sentence: MESSAGES.server });
  } finally {
    limit.end();
  }
}

function refuse(
  status: number,
  message: string,
  extra: Parameters<typeof googleError>[2] = {},
): ForwardedAnswer {
  return { status, body: googleError(status, message, extra), headers: {} };
}

function upstreamUrl(baseUrl: string | null | undefined, model: string): string {
  const path = model.includes('/') ? model : `models/${model}`;
  const encoded = path.split('/').map(encodeURIComponent).join('/');
  return `${(baseUrl || GOOGLE_BASE_URL).replace(/\/+$/, '')}/v1beta/${encoded}:generateContent`;
}

/** The body as text, or null as soon as it is larger than the cap. */
async function readCapped(response: Response, signal: AbortSignal): Promise<string | null> {
  if (!response.body) return '';
  const decoder = new TextDecoder();
  const reader = response.body.getReader();
  let text = '';
  let bytes = 0;
  for (;;) {
    signal.throwIfAborted();
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > MAX_ANSWER_BYTES) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** A gateway may quote the key in an error. Real keys are long; a short one would hit ordinary words. */
function withoutKey(text: string, apiKey: string): string {
  return apiKey.length < 8 ? text : text.replaceAll(apiKey, '[key]');
}

function answerOf(status: number, text: string, model: string): ForwardedAnswer {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    body = undefined;
  }
  // About the operator's key; passed on, these would tell the browser to sign in or to pay.
  const keyRefused = [401, 402, 403].includes(status) || (status === 400 && text.includes('"API_KEY_'));
  if (keyRefused) {
    console.warn(`[coach] The model answered ${status}: check GEMINI_API_KEY.`);
    return refuse(502, 'The model refused the key of this server.', { sentence: MESSAGES.refused });
  }
  if (status === 404) {
    console.warn(`[coach] The model "${model}" was not found: set GEMINI_MODEL (and check GEMINI_BASE_URL).`);
  } else if (status >= 400) {
    console.warn(`[coach] The model answered ${status}.`);
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return status >= 400
      ? refuse(status, `The model answered ${status} without JSON.`)
      : refuse(502, 'The answer of the model was not JSON.', { sentence: MESSAGES.server });
  }
  return { status, body, headers: retryAfter(status, body) };
}

/** Google says it in the body only; an HTTP client looks for the header. */
function retryAfter(status: number, body: object): Record<string, string> {
  const found = status === 429 ? /"retryDelay":"(\d+)(?:\.\d+)?s"/.exec(JSON.stringify(body)) : null;
  return found?.[1] ? { 'Retry-After': found[1] } : {};
}
