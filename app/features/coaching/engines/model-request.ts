/** What a hosted model is asked, by whoever asks it: the browser, this server for a form, or this server's proxy. Pure. */
import { buildPrompt } from '../prompts';
import type { CoachJob } from '../types';

/** An answer that ran out of tokens is asked for again with more. */
export const RETRY_TOKEN_FACTOR = 2;

export interface ModelTurn {
  role: 'user' | 'model';
  parts: { text: string }[];
}

export interface ModelRequestOptions {
  /** for models that take neither a schema nor a system instruction */
  plainForm: boolean;
  /** `correctionTurns`, when the first answer could not be used */
  tail?: readonly ModelTurn[];
  /** how much longer than usual the answer may be */
  tokenFactor?: number;
}

/** The body of generateContent for one job. */
export function modelRequest(job: CoachJob, { plainForm, tail = [], tokenFactor = 1 }: ModelRequestOptions) {
  const prompt = buildPrompt(job, { structured: !plainForm });
  // Our own line comes first in either form, so that a server of ours can read the job back.
  const text = plainForm ? `${prompt.text}\n\n${prompt.systemInstruction}` : prompt.text;
  const { responseSchema } = prompt;
  return {
    contents: [{ role: 'user', parts: [{ text }] } satisfies ModelTurn, ...tail],
    ...(plainForm ? {} : { systemInstruction: { parts: [{ text: prompt.systemInstruction }] } }),
    generationConfig: {
      temperature: prompt.temperature,
      maxOutputTokens: prompt.maxOutputTokens * tokenFactor,
      ...(responseSchema ? { responseMimeType: 'application/json', responseSchema } : {}),
    },
  };
}

/** Google refuses an empty part and two turns of one speaker; so an empty answer is quoted in words. */
export function correctionTurns(answer: string, correction: string): ModelTurn[] {
  return [
    { role: 'model', parts: [{ text: answer.trim() === '' ? '(no answer)' : answer }] },
    { role: 'user', parts: [{ text: correction }] },
  ];
}
