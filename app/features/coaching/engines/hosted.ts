/**
 * The coach engine that asks a model through @google/generative-ai; the only file that knows that library.
 * It runs in the browser and on the server. Load it lazily: it brings the SDK, the prompts and the shield.
 *
 * What the SDK really does with each kind of bad answer is in failure-table.test.ts, one test a row.
 */
import { type GenerateContentRequest, GoogleGenerativeAI } from '@google/generative-ai';
import { checkSafety } from '../coach/safety';
import { buildCorrection, suggestionCount } from '../prompts';
import type { CoachJob, Suggestion } from '../types';
import { readCoachNotes, withNotes } from './coach-notes';
import type { CoachEngine, EngineResult, GenerateOptions } from './engine';
import { failure, failureOf, saysFormIsUnsupported } from './failures';
import { jobText, shieldJob } from './job-text';
import {
  type CoachFailure,
  FLAGGED_TEXT,
  MESSAGES,
  MISSING_KEY_MESSAGE,
  screenOf,
  tooFewMessage,
} from './messages';
import { type ModelAnswer, readModelAnswer } from './model-answer';
import { correctionTurns, type ModelTurn, modelRequest, RETRY_TOKEN_FACTOR } from './model-request';
import { parseSuggestions } from './parse';
import { startTimeLimit } from './time-limit';

/** Over everything: the call, a fallback of form and the corrective retry. */
export const HOSTED_TIMEOUT_MS = 60_000;

export interface HostedEngineOptions {
  apiKey: string;
  /** Null or absent: Google's. A path such as '/api/coach' is this page's own origin (browser only). */
  baseUrl?: string | null;
  model: string;
  customHeaders?: Record<string, string>;
  timeoutMs?: number;
  /** Hides names and numbers from the model. False only where the other end is our own embedded coach. */
  shielded: boolean;
}

type Answered = Extract<ModelAnswer, { blocked: false }>;

/** Ends the work with a failure for the person; caught in `generate`. */
class CoachFailed extends Error {
  constructor(readonly failure: CoachFailure) {
    super(failure.message);
  }
}

export function createHostedEngine(options: HostedEngineOptions): CoachEngine {
  const apiKey = options.apiKey.trim();
  const model = options.model;
  const client = new GoogleGenerativeAI(apiKey).getGenerativeModel(
    { model },
    {
      ...(options.baseUrl ? { baseUrl: options.baseUrl.replace(/\/+$/, '') } : {}),
      ...(options.customHeaders ? { customHeaders: options.customHeaders } : {}),
    },
  );
  // Learned from the first 400 that says so: this model takes neither a schema nor a system instruction.
  let plainForm = false;

  async function call(
    job: CoachJob,
    tail: ModelTurn[],
    tokenFactor: number,
    signal: AbortSignal,
  ): Promise<Answered> {
    // the schema is written by Google's documentation; the SDK's type wants its own enum members
    const request = modelRequest(job, { plainForm, tail, tokenFactor }) as GenerateContentRequest;
    const { response } = await client.generateContent(request, { signal });
    const answer = readModelAnswer(response);
    if (answer.blocked) throw new CoachFailed(failure('flagged', FLAGGED_TEXT.description));
    return answer;
  }

  async function callInAnyForm(job: CoachJob, tail: ModelTurn[], tokenFactor: number, signal: AbortSignal) {
    try {
      return await call(job, tail, tokenFactor, signal);
    } catch (error) {
      if (plainForm || !saysFormIsUnsupported(error)) throw error;
      plainForm = true;
      return call(job, tail, tokenFactor, signal);
    }
  }

  async function ask(job: CoachJob, signal: AbortSignal, onRetry?: (problem: string) => void) {
    const expected = suggestionCount(job);
    let answer = await callInAnyForm(job, [], 1, signal);
    let suggestions = wholeSuggestions(answer, expected);
    if (suggestions.length < expected) {
      const problem = problemWith(answer, suggestions.length, expected);
      onRetry?.(problem);
      const tail = correctionTurns(answer.text, buildCorrection(job, problem));
      answer = await callInAnyForm(job, tail, answer.cutOff ? RETRY_TOKEN_FACTOR : 1, signal);
      suggestions = wholeSuggestions(answer, expected);
    }
    if (suggestions.length < expected) {
      const kind = answer.text.trim() === '' ? 'empty' : 'too-few';
      throw new CoachFailed(failure(kind, tooFewMessage(screenOf(job))));
    }
    return withNotes(suggestions, readCoachNotes(answer.parts));
  }

  async function generate(job: CoachJob, { signal, onRetry }: GenerateOptions = {}): Promise<EngineResult> {
    // The SDK would let the call through, were the signal aborted already.
    if (signal?.aborted) return { ok: false, failure: failure('aborted', MESSAGES.aborted) };
    if (apiKey === '') return { ok: false, failure: failure('missing-key', MISSING_KEY_MESSAGE) };
    const limit = startTimeLimit(options.timeoutMs ?? HOSTED_TIMEOUT_MS, signal);
    try {
      const safety = checkSafety(jobText(job));
      if (safety.blocked) throw new CoachFailed(failure('flagged', FLAGGED_TEXT.description));
      const shielded = options.shielded ? shieldJob(job) : null;
      const answer = await limit.race(ask(shielded?.job ?? job, limit.signal, onRetry));
      const suggestions = answer.suggestions.map((item) => restored(item, shielded?.restore));
      return { ok: true, answer: { ...answer, suggestions, ...(safety.caring ? { caring: true } : {}) } };
    } catch (error) {
      const failed = explain(error, limit.stoppedBy());
      if (failed.operatorHint) console.warn(`[coach] ${failed.operatorHint}`);
      return { ok: false, failure: failed };
    } finally {
      limit.end();
    }
  }

  function explain(error: unknown, stoppedBy: 'timeout' | 'aborted' | null): CoachFailure {
    if (error instanceof CoachFailed) return error.failure;
    if (stoppedBy === 'timeout') return failure('timeout', MESSAGES.timeout);
    if (stoppedBy === 'aborted') return failure('aborted', MESSAGES.aborted);
    return failureOf(error, model);
  }

  return { generate };
}

/** Without the last one when it was cut off before its explanation: half a reply is none. */
function wholeSuggestions(answer: Answered, expected: number): Suggestion[] {
  const suggestions = parseSuggestions(answer.text, expected);
  return answer.cutOff && suggestions.at(-1)?.psychology === '' ? suggestions.slice(0, -1) : suggestions;
}

function restored(item: Suggestion, restore?: (text: string) => string): Suggestion {
  return restore ? { ...item, text: restore(item.text), psychology: restore(item.psychology) } : item;
}

function problemWith(answer: Answered, found: number, expected: number): string {
  if (answer.text.trim() === '') {
    return answer.cutOff ? 'it was empty, because the budget of tokens ended first' : 'it was empty';
  }
  const count = `${found === 1 ? 'there was 1 item' : `there were ${found} items`} instead of ${expected}`;
  return answer.cutOff ? `it was cut off, and ${count}` : `${count} in a form that could be read`;
}
