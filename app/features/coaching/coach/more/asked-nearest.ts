/** Questions that mean nearly what one of those with answers of their own does (near/): these are answered by its answers. */
import type { Conversation } from '../conversation';
import { knownOf } from '../known-questions';
import type { Question } from '../question-rules';
import { classifyByRule } from '../questions';
import { contentStems, sentences, words } from '../text';
import { askedPart } from './finer';
import { type Near, nearestAsked } from './nearest';
import { kindOf } from './question-kinds';

/** So many of his last sentences may be what she asks about. */
const HIS_LAST = 4;

/** How much of the words of both are in both, 0 to 1. */
export function sharedWords(one: string, other: string): number {
  const a = contentStems(one);
  const b = contentStems(other);
  const both = [...a].filter((s) => b.has(s)).length;
  return a.size + b.size === 0 ? 1 : both / (a.size + b.size - both);
}

/** Learned from 1,292 pairs of a question and the nearest entry, of which readers said whether its answers fit. */
const WEIGHTS = { bias: -8.83, near: 8.55, shared: 0.63, ahead: 3.23, long: 0.86, told: 12 };
/** As near as this what he told must be where she asks after that. */
const TOLD_NEAR = 0.5;

/** The logarithm of the odds that the answers of the nearest fit; `next`: how near the one after it is. */
export function fitOf(asked: string, { near, told, way }: Near, next: number): number {
  return (
    WEIGHTS.bias +
    WEIGHTS.near * near +
    WEIGHTS.shared * sharedWords(asked, way) +
    WEIGHTS.ahead * (near - next) +
    WEIGHTS.long * Math.log(1 + words(asked).length) +
    (told === null ? 0 : WEIGHTS.told * (told - TOLD_NEAR))
  );
}

/** How well it must fit in the place of a form, and of a kind that was learned and is not quite sure. */
const FITS = { form: 0, learned: 1.2 };
const QUITE_SURE = 0.9;

/** How well an entry must fit to be better than what is known of the question; null where nothing is. */
function leastFor(q: Question, text: string): number | null {
  if (q.options) return null;
  if (!knownOf(q.kind)) return FITS.form;
  const byRule = classifyByRule(text)?.kind ?? null;
  if (byRule === q.kind) return null;
  const learned = kindOf(text, byRule);
  return learned.kind === q.kind && learned.sure >= QUITE_SURE ? null : FITS.learned;
}

/** The question as the entry whose answers fit best; null where none fits better than what is known of it. */
export function askedNearest(q: Question, c: Conversation): Question | null {
  const text = askedPart(q.text);
  const least = leastFor(q, text);
  if (least === null) return null;
  const his = c.runs.findLast((r) => r.speaker === 'Boy')?.texts.flatMap((t) => sentences(t)) ?? [];
  const all = nearestAsked(text, his.slice(-HIS_LAST)).filter((n) => n.told === null || n.told > 0);
  const fits = all.map((near, n) => ({ near, fit: fitOf(text, near, all[n + 1]?.near ?? near.near) }));
  const [best] = fits.sort((one, other) => other.fit - one.fit);
  if (!best || best.fit < least) return null;
  return { kind: best.near.entry.kind, text: q.text, alone: true, ...(q.said ? { said: q.said } : {}) };
}
