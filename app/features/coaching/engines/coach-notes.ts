/**
 * What the embedded coach knows beyond the three texts (the reading, which fact each rests on, whether she
 * declined), carried through the Gemini protocol as an inlineData part of its own media type. A client that
 * only reads text never sees it. Checked by hand: zod would make the browser's engine four times as large. Pure.
 */
import type { CoachAnswer, Reading, Suggestion } from '../types';

const MEDIA_TYPE = 'application/vnd.rapport.coach-notes+json';

export interface CoachNotes {
  reading?: Reading;
  caring?: boolean;
  declined?: boolean;
  /** One key of the evidence table for each suggestion, null where there is none. */
  evidence?: (string | null)[];
}

type Answered = Extract<CoachAnswer, { outcome: 'answered' }>;

export interface InlineDataPart {
  inlineData: { mimeType: string; data: string };
}

/** The part to send beside the text, or null when there is nothing to add. */
export function coachNotesPart(answer: Answered): InlineDataPart | null {
  const { reading, caring, declined, suggestions } = answer;
  const evidence = suggestions.map((suggestion) => suggestion.evidence ?? null);
  const notes: CoachNotes = {
    ...(reading ? { reading } : {}),
    ...(caring ? { caring } : {}),
    ...(declined ? { declined } : {}),
    ...(evidence.some((key) => key !== null) ? { evidence } : {}),
  };
  if (Object.keys(notes).length === 0) return null;
  return { inlineData: { mimeType: MEDIA_TYPE, data: toBase64(JSON.stringify(notes)) } };
}

/** The notes among a candidate's parts, or null; a malformed part is no reason to lose the replies. */
export function readCoachNotes(parts: readonly unknown[]): CoachNotes | null {
  for (const part of parts) {
    const data = (part as Partial<InlineDataPart> | null)?.inlineData;
    if (data?.mimeType !== MEDIA_TYPE) continue;
    try {
      const notes: unknown = JSON.parse(fromBase64(data.data));
      if (isNotes(notes)) return notes;
    } catch {
      // Not base64 or not JSON.
    }
  }
  return null;
}

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isCount: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
const isShare: Check = (value) => typeof value === 'number' && value >= 0 && value <= 1;
const oneOf =
  (...allowed: string[]): Check =>
  (value) =>
    allowed.includes(String(value));
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const shapeOf =
  (checks: Record<string, Check>): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(checks).every(([name, check]) => check((value as Record<string, unknown>)[name]));

const isReading = shapeOf({
  investment: shapeOf({
    boyWordShare: isShare,
    girlWordShare: isShare,
    boyQuestions: isCount,
    girlQuestions: isCount,
    turns: listOf(shapeOf({ speaker: oneOf('Girl', 'Boy'), words: isCount })),
    summary: isText,
  }),
  signals: listOf(shapeOf({ kind: oneOf('interest', 'distance'), label: isText, line: isText })),
  nextStep: shapeOf({
    step: oneOf('keep-talking', 'suggest-date', 'give-space', 'accept-kindly'),
    text: isText,
  }),
});

const isFlag = optional((value) => typeof value === 'boolean');
const checkNotes = shapeOf({
  reading: optional(isReading),
  caring: isFlag,
  declined: isFlag,
  evidence: optional(listOf((key) => key === null || isText(key))),
});

function isNotes(value: unknown): value is CoachNotes {
  return checkNotes(value);
}

/** The parsed suggestions and the notes put together again. */
export function withNotes(suggestions: readonly Suggestion[], notes: CoachNotes | null): Answered {
  return {
    outcome: 'answered',
    suggestions: suggestions.map((suggestion, index) => {
      const evidence = notes?.evidence?.[index];
      return evidence ? { ...suggestion, evidence } : suggestion;
    }),
    ...(notes?.reading ? { reading: notes.reading } : {}),
    ...(notes?.caring ? { caring: true } : {}),
    ...(notes?.declined ? { declined: true } : {}),
  };
}

// btoa and atob know Latin-1 only; a line of hers may hold an emoji.
function toBase64(text: string): string {
  return btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));
}

function fromBase64(data: string): string {
  return new TextDecoder().decode(Uint8Array.from(atob(data), (char) => char.charCodeAt(0)));
}
