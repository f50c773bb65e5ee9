/** Finds suggestions in JSON, also when a model wraps it in fences or prose, or leaves its end off. Pure. */
import { REPLY_TONES, type ReplyTone } from '../types';
import { type RawSuggestion, splitExplained } from './parse-text';

const LIST_KEYS = [
  'suggestions',
  'replies',
  'responses',
  'openers',
  'recommendations',
  'enhancements',
  'items',
];
const TEXT_KEYS = [
  'text',
  'reply',
  'message',
  'suggestion',
  'response',
  'opener',
  'recommendation',
  'content',
];
const PSYCHOLOGY_KEYS = ['psychology', 'explanation', 'explain', 'why', 'reason', 'rationale'];
const TONE_KEYS = ['tone', 'style', 'type', 'label'];

type JsonObject = Record<string, unknown>;

/** The suggestions of a JSON answer, or null when the text is not one (it may then be the numbered form). */
export function parseJsonAnswer(text: string): RawSuggestion[] | null {
  if (!/[[{]/.test(text)) return null;
  for (const candidate of jsonCandidates(text)) {
    const items = itemsOf(parseOrUndefined(candidate));
    if (items.length > 0) return items;
  }
  const salvaged = completeObjects(text).flatMap((part) => {
    const item = itemOf(parseOrUndefined(part));
    return item ? [item] : [];
  });
  return salvaged.length > 0 ? salvaged : null;
}

function* jsonCandidates(text: string): Generator<string> {
  yield text;
  for (const fence of text.matchAll(/```[a-z]*\s*\n?([\s\S]*?)```/gi)) yield fence[1] ?? '';
  for (const [open, close] of [
    ['[', ']'],
    ['{', '}'],
  ] as const) {
    const start = text.indexOf(open);
    const end = text.lastIndexOf(close);
    if (start !== -1 && end > start) yield text.slice(start, end + 1);
  }
}

function parseOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text.trim());
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function itemsOf(value: unknown): RawSuggestion[] {
  if (Array.isArray(value)) {
    return value.flatMap((entry) => {
      const item = itemOf(entry);
      return item ? [item] : [];
    });
  }
  if (!isObject(value)) return [];
  const lists = [...LIST_KEYS.map((key) => value[key]), ...Object.values(value)];
  for (const list of lists) {
    if (Array.isArray(list)) {
      const items = itemsOf(list);
      if (items.length > 0) return items;
    }
  }
  const single = itemOf(value);
  if (single) return [single];
  return keyedItems(value);
}

/** {"confident": {...}, "playful": "..."} or {"1": ..., "2": ...}; the wrapper {"replies": {...}} too. */
function keyedItems(value: JsonObject): RawSuggestion[] {
  const entries = Object.entries(value);
  const items = entries.flatMap(([key, entry]) => {
    const item = itemOf(entry);
    return item ? [{ ...item, tone: item.tone ?? toneNamed(key) }] : [];
  });
  if (items.length > 0) return items;
  const only = entries.length === 1 ? entries[0]?.[1] : undefined;
  return isObject(only) ? keyedItems(only) : [];
}

function itemOf(value: unknown): RawSuggestion | null {
  if (typeof value === 'string') return value.trim() ? splitExplained(value) : null;
  if (!isObject(value)) return null;
  const text = firstString(value, TEXT_KEYS);
  if (text === undefined) return null;
  const psychology = firstString(value, PSYCHOLOGY_KEYS);
  const tone = toneNamed(firstString(value, TONE_KEYS) ?? '');
  return psychology === undefined ? { ...splitExplained(text), tone } : { text, psychology, tone };
}

function firstString(value: JsonObject, keys: readonly string[]): string | undefined {
  for (const [name, entry] of Object.entries(value)) {
    if (keys.includes(name.toLowerCase()) && typeof entry === 'string' && entry.trim()) return entry;
  }
  return undefined;
}

function toneNamed(name: string): ReplyTone | undefined {
  return REPLY_TONES.find((tone) => tone === name.trim().toLowerCase());
}

/** Every innermost balanced {...}; what an answer that was cut off still holds whole. */
function completeObjects(text: string): string[] {
  const found: string[] = [];
  let start = -1;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (inString) {
      if (char === '\\') at += 1;
      else if (char === '"') inString = false;
    } else if (char === '"') inString = start !== -1;
    else if (char === '{') start = at;
    else if (char === '}' && start !== -1) {
      found.push(text.slice(start, at + 1));
      start = -1;
    }
  }
  return found;
}
