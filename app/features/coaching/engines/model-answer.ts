/**
 * Reads a GenerateContentResponse without the SDK's `text()`, which throws for some blocks, answers '' for
 * others, and lets the model's thoughts leak into the answer. Pure.
 */

export type ModelAnswer =
  | { blocked: true; reason: string }
  | {
      blocked: false;
      /** '' when the model said nothing. */
      text: string;
      /** The token budget ended before the answer did. */
      cutOff: boolean;
      parts: readonly unknown[];
    };

const BLOCKED_FINISH = new Set([
  'SAFETY',
  'RECITATION',
  'LANGUAGE',
  'BLOCKLIST',
  'PROHIBITED_CONTENT',
  'SPII',
  'IMAGE_SAFETY',
]);

type JsonObject = Record<string, unknown>;

function objectOf(value: unknown): JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {};
}

export function readModelAnswer(response: unknown): ModelAnswer {
  const { candidates, promptFeedback } = objectOf(response);
  const candidate = objectOf(Array.isArray(candidates) ? candidates[0] : undefined);
  const finish = String(candidate.finishReason ?? '');
  const parts = partsOf(candidate);
  const text = parts
    .map(objectOf)
    .filter((part) => typeof part.text === 'string' && part.thought !== true)
    .map((part) => part.text)
    .join('');
  const blockReason = objectOf(promptFeedback).blockReason;
  if (BLOCKED_FINISH.has(finish)) return { blocked: true, reason: finish };
  if (text.trim() === '' && typeof blockReason === 'string') return { blocked: true, reason: blockReason };
  if (text.trim() === '' && finish === 'OTHER') return { blocked: true, reason: finish };
  return { blocked: false, text, cutOff: finish === 'MAX_TOKENS', parts };
}

function partsOf(candidate: JsonObject): readonly unknown[] {
  const { parts } = objectOf(candidate.content);
  return Array.isArray(parts) ? parts : [];
}
