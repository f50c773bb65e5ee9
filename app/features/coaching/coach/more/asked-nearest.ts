/** Questions that mean nearly what one of those with answers of their own does (near/): these are answered by its answers. */
import type { Conversation } from '../conversation';
import { knownOf } from '../known-questions';
import { BOUNCE, type Question } from '../question-rules';
import { classifyByRule } from '../questions';
import { contentStems, plain, sentences, words } from '../text';
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

/** How well it must fit in the place of a form, and of a kind: where the two disagree mostly the entry is wrong. */
const FITS = { form: 0.3, kind: 1.5 };
const QUITE_SURE = 0.9;
/** What fits by no more than this less well is as good. */
export const ABOUT_AS_WELL = 0.25;

/** What is asked in short, whatever it is about, must be so much of all she writes: else that says what it is about. */
export const BRIEF_PART = 0.5;

/** A day or time of the year that only one of them names. */
const WHEN =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|christmas|new year\w*|diwali|eid|easter|halloween|summer|winter|spring|autumn)\b/gi;
const whenIn = (text: string) =>
  [...text.toLowerCase().matchAll(WHEN)].map(([word]) => word.slice(0, 5)).join();

/** Of whom it is asked: 'did she join in' is not 'did you join in'. */
const OF_WHOM =
  /\b(?:do|does|did|is|are|was|were|has|have|had|can|could|will|would|should|shall) (i|you|u|he|she|it|they|we)\b/;

function ofAnother(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => OF_WHOM.exec(plain(text))?.[1]?.replace(/^u$/, 'you'));
  return a !== undefined && b !== undefined && a !== b;
}

/** What the rules see in a sentence; where they see none, what was learned and is quite sure. */
function kindIn(text: string): string | null {
  const byRule = classifyByRule(text)?.kind ?? null;
  const learned = kindOf(text, byRule);
  return learned.kind && learned.sure >= QUITE_SURE ? learned.kind : byRule;
}

/** The question as the entry whose answers fit best; null where none fits better than what is known of it. */
export function askedNearest(q: Question, c: Conversation): Question | null {
  const text = askedPart(q.text);
  // 'And you?' asks what he asked; of two things to choose from one is named.
  if (q.options || BOUNCE.test(plain(text))) return null;
  const known = knownOf(q.kind) !== undefined;
  const isMost = words(text).length >= BRIEF_PART * words(c.herOpenLines.join(' ')).length;
  const his = c.runs.findLast((r) => r.speaker === 'Boy')?.texts.flatMap((t) => sentences(t)) ?? [];
  const all = nearestAsked(text, his.slice(-HIS_LAST)).filter((n) => n.told === null || n.told > 0);
  const fits = all
    .map((near, n) => ({ ...near, fit: fitOf(text, near, all[n + 1]?.near ?? near.near) }))
    .filter(
      ({ entry, way }) => whenIn(way) === whenIn(text) && !ofAnother(way, text) && (!entry.brief || isMost),
    )
    .sort((one, other) => other.fit - one.fit);
  const [best] = fits;
  const least = known ? FITS.kind : FITS.form;
  // Put as that entry is, it would be taken for the same: then its kind has answers enough.
  if (!best || best.fit < least || (known && kindIn(best.way) === q.kind)) return null;
  const also = fits.slice(1).filter(({ fit }) => fit >= Math.max(least, best.fit - ABOUT_AS_WELL));
  return {
    kind: best.entry.kind,
    also: also.map(({ entry }) => entry.kind),
    text: q.text,
    alone: true,
    ...(q.said ? { said: q.said } : {}),
  };
}
