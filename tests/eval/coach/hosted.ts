/** The same jobs through any Gemini-compatible endpoint, with the project's own prompts, shield and local safety. */
import { checkSafety } from '../../../app/features/coaching/coach/index';
import { buildPrompt } from '../../../app/features/coaching/prompts/index';
import { shield } from '../../../app/features/coaching/prompts/shield';
import type { CoachAnswer, CoachJob, Suggestion } from '../../../app/features/coaching/types';
import type { Engine } from './measure';

const TIMEOUT_MS = 30_000;

interface GenerateAnswer {
  candidates?: { finishReason?: string; content?: { parts?: { text?: string; thought?: boolean }[] } }[];
  promptFeedback?: { blockReason?: string };
}

function readSuggestions(text: string, restore: (t: string) => string): Suggestion[] {
  const json = /\{[\s\S]*\}/.exec(text)?.[0];
  if (!json) return [];
  const parsed = JSON.parse(json) as { suggestions?: { reply?: unknown; psychology?: unknown }[] };
  return (parsed.suggestions ?? []).map((s) => ({
    text: restore(String(s.reply ?? '')),
    psychology: restore(String(s.psychology ?? '')),
    // A hosted model names its fact in words only.
    evidence: 'named-in-words',
  }));
}

/** null when no key is set. An answer that cannot be read counts as no suggestions, not as a crash. */
export function hostedEngine(env: Record<string, string | undefined>): Engine | null {
  const key = env.GEMINI_API_KEY;
  if (!key) return null;
  const base = (env.GEMINI_BASE_URL ?? 'https://generativelanguage.googleapis.com').replace(/\/$/, '');
  const model = env.GEMINI_MODEL ?? 'gemini-pro';
  return async (job: CoachJob): Promise<CoachAnswer> => {
    const conversation = job.kind === 'replies' ? job.conversation : '';
    const safety = checkSafety(conversation);
    if (safety.blocked) return { outcome: 'blocked', category: safety.blocked };
    const hidden = shield(conversation);
    const shielded: CoachJob = job.kind === 'replies' ? { ...job, conversation: hidden.text } : job;
    const prompt = buildPrompt(shielded, { structured: true });
    const response = await fetch(`${base}/v1beta/models/${model}:generateContent`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-goog-api-key': key },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      body: JSON.stringify({
        systemInstruction: { parts: [{ text: prompt.systemInstruction }] },
        contents: [{ role: 'user', parts: [{ text: prompt.text }] }],
        generationConfig: {
          temperature: 0,
          maxOutputTokens: prompt.maxOutputTokens,
          responseMimeType: 'application/json',
          responseSchema: prompt.responseSchema,
        },
      }),
    });
    if (!response.ok) throw new Error(`The model's endpoint answered ${response.status}.`);
    const answer = (await response.json()) as GenerateAnswer;
    const candidate = answer.candidates?.[0];
    if (answer.promptFeedback?.blockReason || candidate?.finishReason === 'SAFETY') {
      return { outcome: 'blocked', category: 'sexual' };
    }
    const text = (candidate?.content?.parts ?? [])
      .filter((p) => !p.thought)
      .map((p) => p.text ?? '')
      .join('');
    let suggestions: Suggestion[] = [];
    try {
      suggestions = readSuggestions(text, (t) => hidden.restore(t));
    } catch {
      suggestions = [];
    }
    return { outcome: 'answered', suggestions, ...(safety.caring ? { caring: true } : {}) };
  };
}
