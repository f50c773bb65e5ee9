/**
 * The Gemini protocol (generateContent, v1beta) as this server speaks it: requests checked, answers, safety
 * blocks and errors in Google's own shapes, so that the real SDK in the browser needs no special case. Pure.
 */
import { z } from 'zod';
import type { CoachAnswer, SafetyCategory } from '../types';
import { coachNotesPart } from './coach-notes';
import { formatSuggestion } from './parse';

/** A prompt around 20,000 characters of conversation, a long first answer, and the correction. */
export const MAX_REQUEST_TEXT_CHARS = 60_000;
const MAX_TURNS = 8;
const MAX_PARTS = 16;

/** Text only: a picture never leaves the browser, so none is accepted here either. */
const partSchema = z.object({ text: z.string() });
const contentSchema = z.object({
  role: z.string().max(20).optional(),
  parts: z.array(partSchema).min(1).max(MAX_PARTS),
});

const generationConfigSchema = z.object({
  temperature: z.number().min(0).max(2).optional(),
  topP: z.number().min(0).max(1).optional(),
  topK: z.number().int().min(1).max(1000).optional(),
  maxOutputTokens: z.number().int().min(1).max(8192).optional(),
  candidateCount: z.literal(1).optional(),
  stopSequences: z.array(z.string().max(200)).max(5).optional(),
  responseMimeType: z.enum(['text/plain', 'application/json']).optional(),
  responseSchema: z.record(z.string(), z.unknown()).optional(),
});

/** What is forwarded or answered; tools, cached content and anything else is dropped. */
export const generateContentSchema = z.object({
  contents: z.array(contentSchema).min(1).max(MAX_TURNS),
  systemInstruction: contentSchema.optional(),
  generationConfig: generationConfigSchema.optional(),
});

export type GenerateContentRequestBody = z.infer<typeof generateContentSchema>;

export interface GoogleAnswer {
  status: number;
  body: unknown;
}

/** A checked request, or the error to answer. */
export function readGenerateContent(
  body: unknown,
): { ok: true; request: GenerateContentRequestBody } | { ok: false; answer: GoogleAnswer } {
  const parsed = generateContentSchema.safeParse(withCamelCaseNames(body));
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const where = issue?.path.join('.') || 'body';
    return refuse(400, `Invalid value at '${where}': ${issue?.message ?? 'not a generateContent request'}`);
  }
  if (textLength(parsed.data) > MAX_REQUEST_TEXT_CHARS) {
    return refuse(413, `The request holds more than ${MAX_REQUEST_TEXT_CHARS} characters of text.`);
  }
  return { ok: true, request: parsed.data };
}

function refuse(status: number, message: string): { ok: false; answer: GoogleAnswer } {
  return { ok: false, answer: { status, body: googleError(status, message) } };
}

/** Google reads both spellings of these two. */
function withCamelCaseNames(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const {
    system_instruction: instruction,
    generation_config: config,
    ...rest
  } = body as Record<string, unknown>;
  return {
    ...(instruction === undefined ? {} : { systemInstruction: instruction }),
    ...(config === undefined ? {} : { generationConfig: config }),
    ...rest,
  };
}

function textLength(request: GenerateContentRequestBody): number {
  const contents = [...request.contents, ...(request.systemInstruction ? [request.systemInstruction] : [])];
  return contents.reduce((sum, content) => sum + textOf(content).length, 0);
}

export function textOf(content: { parts: readonly { text: string }[] }): string {
  return content.parts.map((part) => part.text).join('\n');
}

/** True when the caller asked for JSON rather than for the numbered form. */
export function wantsJson(request: GenerateContentRequestBody): boolean {
  return request.generationConfig?.responseMimeType === 'application/json';
}

const HARM: Record<SafetyCategory, string> = {
  minor: 'HARM_CATEGORY_SEXUALLY_EXPLICIT',
  sexual: 'HARM_CATEGORY_SEXUALLY_EXPLICIT',
  hate: 'HARM_CATEGORY_HATE_SPEECH',
  threat: 'HARM_CATEGORY_HARASSMENT',
};

export const EMBEDDED_MODEL_VERSION = 'rapport-embedded-coach';

/**
 * A coach's answer as a GenerateContentResponse. The text is {suggestions: [{reply, psychology}]} when JSON was
 * asked for, else '1. reply EXPLAIN: psychology' lines. What has no place in text (the reading, evidence keys, flags)
 * travels in a second part of kind inlineData, which `response.text()` leaves out: see coach-notes.ts.
 * A blocked answer has promptFeedback.blockReason SAFETY and no candidates.
 */
export function answerAsGemini(answer: CoachAnswer, { structured }: { structured: boolean }) {
  if (answer.outcome === 'blocked') {
    return {
      promptFeedback: {
        blockReason: 'SAFETY',
        safetyRatings: [{ category: HARM[answer.category], probability: 'HIGH', blocked: true }],
      },
      modelVersion: EMBEDDED_MODEL_VERSION,
    };
  }
  const text = structured
    ? JSON.stringify({
        suggestions: answer.suggestions.map(({ text: reply, psychology }) => ({ reply, psychology })),
      })
    : answer.suggestions.map((item, index) => `${index + 1}. ${formatSuggestion(item)}`).join('\n\n');
  const notes = coachNotesPart(answer);
  return {
    candidates: [
      {
        content: { role: 'model', parts: notes ? [{ text }, notes] : [{ text }] },
        finishReason: 'STOP',
        index: 0,
      },
    ],
    modelVersion: EMBEDDED_MODEL_VERSION,
  };
}

const STATUS_NAMES: Record<number, string> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  402: 'FAILED_PRECONDITION',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  405: 'UNIMPLEMENTED',
  409: 'ABORTED',
  413: 'INVALID_ARGUMENT',
  415: 'INVALID_ARGUMENT',
  429: 'RESOURCE_EXHAUSTED',
  499: 'CANCELLED',
  500: 'INTERNAL',
  501: 'UNIMPLEMENTED',
  502: 'UNAVAILABLE',
  503: 'UNAVAILABLE',
  504: 'DEADLINE_EXCEEDED',
};

export interface GoogleErrorDetails {
  /** Whole seconds; becomes google.rpc.RetryInfo. */
  retryAfterSeconds?: number;
  /** Becomes google.rpc.ErrorInfo, one of protocol-reasons.ts. */
  reason?: string;
  /** A sentence for the person; becomes google.rpc.LocalizedMessage, which the engine shows as it is. */
  sentence?: string;
}

export interface GoogleErrorBody {
  error: { code: number; message: string; status: string; details?: Record<string, unknown>[] };
}

/** An error in Google's shape; a 429 always carries a RetryInfo (60 s when none is given). */
export function googleError(
  status: number,
  message: string,
  extra: GoogleErrorDetails = {},
): GoogleErrorBody {
  const retryAfter = extra.retryAfterSeconds ?? (status === 429 ? 60 : undefined);
  const details = [
    extra.reason === undefined
      ? undefined
      : { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: extra.reason, domain: 'rapport' },
    retryAfter === undefined
      ? undefined
      : { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: `${Math.ceil(retryAfter)}s` },
    extra.sentence === undefined
      ? undefined
      : {
          '@type': 'type.googleapis.com/google.rpc.LocalizedMessage',
          locale: 'en-US',
          message: extra.sentence,
        },
  ].filter((detail) => detail !== undefined);
  const name = STATUS_NAMES[status] ?? (status >= 500 ? 'INTERNAL' : 'INVALID_ARGUMENT');
  return {
    error: { code: status, message, status: name, ...(details.length > 0 ? { details } : {}) },
  };
}
