/**
 * Asks the hosted model with the operator's key: the endpoint in mode `gemini-proxy`. The operator pays, so nothing of a
 * request goes on but the job that it asks for, in the words of our own prompt.
 */

import { blockOfProfile, checkSafety } from '../coach';
import { buildCorrection, readPrompt } from '../prompts';
import type { CoachAnswer, CoachJob } from '../types';
import { GOOGLE_ORIGIN } from './index';
import { jobText } from './job-text';
import { MESSAGES, MISSING_KEY_MESSAGE } from './messages';
import { correctionTurns, modelRequest, RETRY_TOKEN_FACTOR } from './model-request';
import {
  answerAsGemini,
  type GenerateContentRequestBody,
  googleError,
  readGenerateContent,
  textOf,
  wantsJson,
} from './protocol';
import { MISSING_KEY_REASON } from './protocol-reasons';
import { startTimeLimit } from './time-limit';

/** Under the browser's own limit, so that the person reads whose fault it was. */
export const PROXY_TIMEOUT_MS = 50_000;
/** Three replies are about 2 KiB. */
export const MAX_ANSWER_BYTES = 512 * 1024;

export interface ForwardOptions {
  /** The parsed JSON of the request. */
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
  const job = promptedJob(read.request);
  if (!job) return refuse(400, 'This server only coaches conversations.');
  // whoever calls without our page has not been checked by it
  const blocked = blockOf(job);
  if (blocked) return { status: 200, body: answerAsGemini(blocked, { structured: true }), headers: {} };
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
      body: JSON.stringify(requestFor(job, read.request)),
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

/** The job of a prompt that `buildPrompt` wrote; null for any other request. */
export function promptedJob({ contents: [first] }: GenerateContentRequestBody): CoachJob | null {
  return first && first.role !== 'model' ? readPrompt(textOf(first)) : null;
}

const UNUSABLE_ANSWER = '(an answer that could not be used)';
const UNUSABLE_BECAUSE = 'it was not whole, or not in the form that was asked for';

/** The job in our own words, and where more came with it, which is a second try, our own correction. */
function requestFor(job: CoachJob, asked: GenerateContentRequestBody) {
  const plainForm = !wantsJson(asked);
  if (asked.contents.length === 1) return modelRequest(job, { plainForm });
  const tail = correctionTurns(UNUSABLE_ANSWER, buildCorrection(job, UNUSABLE_BECAUSE));
  return modelRequest(job, { plainForm, tail, tokenFactor: RETRY_TOKEN_FACTOR });
}

function blockOf(job: CoachJob): CoachAnswer | null {
  if (job.kind !== 'replies') return blockOfProfile(jobText(job));
  const category = checkSafety(job.conversation).blocked;
  return category && { outcome: 'blocked', category };
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
  return `${(baseUrl || GOOGLE_ORIGIN).replace(/\/+$/, '')}/v1beta/${encoded}:generateContent`;
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
