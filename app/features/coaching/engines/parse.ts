/**
 * Reads a model's answer into suggestions, and writes and reads a stored one. Pure.
 *
 * Two forms are understood: JSON (in fences or not) and the numbered form '1. reply EXPLAIN: psychology'.
 */
import { REPLY_TONES, type ReplyTone, type Suggestion } from '../types';
import { parseJsonAnswer } from './parse-json';
import { parseNumberedAnswer } from './parse-numbered';
import {
  cleanPsychology,
  cleanReply,
  normaliseAnswer,
  type RawSuggestion,
  splitStored,
  toneOf,
} from './parse-text';

/** The longest stored suggestion (contract section 2). */
export const MAX_STORED_SUGGESTION_CHARS = 2000;

/**
 * The suggestions in an answer: at most `expected`, in the model's order, or in the order confident, playful,
 * intriguing when each is labelled with its tone. Fewer come back when the answer holds fewer; never throws.
 */
export function parseSuggestions(answer: string, expected: number): Suggestion[] {
  const text = normaliseAnswer(answer);
  const raw = rawSuggestions(text, expected);
  const cleaned = raw
    .map((item) => ({
      tone: item.tone ?? toneOf(item.text),
      text: cleanReply(item.text),
      psychology: cleanPsychology(item.psychology),
    }))
    .filter((item) => item.text !== '')
    .slice(0, expected);
  return inToneOrder(cleaned).map(({ text: reply, psychology }) => ({ text: reply, psychology }));
}

/** JSON when it is whole; else whichever form gives more, since a reply in the numbered form may hold brackets. */
function rawSuggestions(text: string, expected: number): RawSuggestion[] {
  const json = parseJsonAnswer(text) ?? [];
  if (json.length >= expected) return json;
  const numbered = parseNumberedAnswer(text, expected);
  return numbered.length > json.length ? numbered : json;
}

function inToneOrder<T extends { tone?: ReplyTone }>(items: T[]): T[] {
  const ordered = REPLY_TONES.map((tone) => items.find((item) => item.tone === tone));
  const everyTone = items.length === REPLY_TONES.length && ordered.every((item) => item !== undefined);
  return everyTone ? (ordered as T[]) : items;
}

/** The first `most` UTF-16 units, without half of a character at their end: a database may refuse that. */
function cut(text: string, most: number): string {
  return text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
}

/** 'reply EXPLAIN: psychology', the stored form (contract section 7), cut to what a session may hold. */
export function formatSuggestion({ text, psychology }: Pick<Suggestion, 'text' | 'psychology'>): string {
  // What is quoted from her may be as long as she likes, and may hold the very marker.
  const why = psychology ? ` EXPLAIN: ${psychology}` : '';
  const reply = text.replace(/\bEXPLAIN:/g, 'EXPLAIN');
  return (
    cut(reply, Math.max(0, MAX_STORED_SUGGESTION_CHARS - why.length)) + cut(why, MAX_STORED_SUGGESTION_CHARS)
  );
}

/** The copyable reply and its psychology ('' when the stored text has no EXPLAIN: marker). */
export function splitSuggestion(stored: string): { text: string; psychology: string } {
  return splitStored(stored);
}
