/**
 * Answers generateContent from the embedded coach: what the server's endpoint does in mode `embedded`. For the server alone: the
 * coach with all it knows reads its weights from files.
 */
import { coach } from '../coach';
import { readPrompt } from '../prompts';
import { CONVERSATION_MAX } from '../text-limits';
import type { CoachJob } from '../types';
import {
  answerAsGemini,
  type GenerateContentRequestBody,
  type GoogleAnswer,
  googleError,
  readGenerateContent,
  textOf,
  wantsJson,
} from './protocol';

export interface EmbeddedOptions {
  /** False answers an advanced job as a basic one; a plan decides that, never the prompt (default true). */
  advancedAllowed?: boolean;
}

/** `body` is the parsed JSON of the request. Never throws for what a client sends. */
export function answerGenerateContent(
  body: unknown,
  { advancedAllowed = true }: EmbeddedOptions = {},
): GoogleAnswer {
  const read = readGenerateContent(body);
  if (!read.ok) return read.answer;
  const job = jobOfRequest(read.request);
  if (!job) {
    return {
      status: 400,
      body: googleError(
        400,
        "The embedded coach answers Rapport's own prompts and conversations whose lines are labelled 'Boy:' and 'Girl:'.",
      ),
    };
  }
  const answer = coach(job.kind === 'replies' && !advancedAllowed ? { ...job, advanced: false } : job);
  return { status: 200, body: answerAsGemini(answer, { structured: wantsJson(read.request) }) };
}

/** How every text of `buildPrompt` begins. */
const PROMPT_START = 'Rapport coaching job:';
const SPEAKER_LINE = /^[ \t]*(?:boy|guy|him|man|girl|woman|her|she)[ \t]*[::]/im;

/**
 * The job a request asks for: the first of its texts that is a prompt of ours (a corrective retry comes after
 * it), else a conversation from its first labelled line on; null when there is neither. For plan limits too.
 */
export function jobOfRequest(request: GenerateContentRequestBody): CoachJob | null {
  const said = request.contents.filter((content) => content.role !== 'model').map(textOf);
  for (const text of said) {
    const job = readPrompt(text);
    if (job) return job;
  }
  // A prompt of ours that was damaged on the way is no conversation, though one is inside it.
  if (said.some((text) => text.startsWith(PROMPT_START))) return null;
  for (const text of said) {
    const label = SPEAKER_LINE.exec(text);
    if (label)
      return {
        kind: 'replies',
        conversation: text.slice(label.index).slice(-CONVERSATION_MAX),
        advanced: false,
      };
  }
  return null;
}
