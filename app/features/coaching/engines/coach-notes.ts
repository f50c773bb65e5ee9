/**
 * What the embedded coach knows beyond the three texts (the reading, which fact each rests on, whether she
 * declined), carried through the Gemini protocol as an inlineData part of its own media type. A client that
 * only reads text never sees it. Pure.
 */
import { z } from 'zod';
import type { CoachAnswer, Suggestion } from '../types';

const MEDIA_TYPE = 'application/vnd.rapport.coach-notes+json';

const share = z.number().min(0).max(1);
const count = z.number().int().min(0);

const readingSchema = z.object({
  investment: z.object({
    boyWordShare: share,
    girlWordShare: share,
    boyQuestions: count,
    girlQuestions: count,
    turns: z.array(z.object({ speaker: z.enum(['Girl', 'Boy']), words: count })),
    summary: z.string(),
  }),
  signals: z.array(z.object({ kind: z.enum(['interest', 'distance']), label: z.string(), line: z.string() })),
  nextStep: z.object({
    step: z.enum(['keep-talking', 'suggest-date', 'give-space', 'accept-kindly']),
    text: z.string(),
  }),
});

const notesSchema = z.object({
  reading: readingSchema.optional(),
  caring: z.boolean().optional(),
  declined: z.boolean().optional(),
  /** One key of the evidence table for each suggestion, null where there is none. */
  evidence: z.array(z.string().nullable()).optional(),
});

export type CoachNotes = z.infer<typeof notesSchema>;
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
      const parsed = notesSchema.safeParse(JSON.parse(fromBase64(data.data)));
      if (parsed.success) return parsed.data;
    } catch {
      // Not base64 or not JSON.
    }
  }
  return null;
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
