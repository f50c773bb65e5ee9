/** Questions that mean nearly what one of those with answers of their own does (near/): these are answered by its answers. */
import type { Conversation } from '../conversation';
import { knownOf } from '../known-questions';
import { BOUNCE, type Question } from '../question-rules';
import { classifyByRule } from '../questions';
import { plain, sentences } from '../text';
import { askedPart } from './finer';
import { aboutAsGood, type FitWeights, fitsOf, isMost } from './near-fit';
import { nearestAsked } from './nearest';
import { kindOf } from './question-kinds';

/** So many of his last sentences may be what she asks about. */
const HIS_LAST = 4;

/** Learned from 1,292 pairs of a question and the nearest entry, of which readers said whether its answers fit. */
const WEIGHTS: FitWeights = { bias: -8.83, near: 8.55, ahead: 3.23, shared: 0.63, long: 0.86 };
/** The same by how near what he told is, where she asks after that: from here on it speaks for the entry. */
const TOLD = { weight: 12, near: 0.5 };
const byTold = (told: number | null) => (told === null ? 0 : TOLD.weight * (told - TOLD.near));

/** How well it must fit in the place of a form, and of a kind: where the two disagree mostly the entry is wrong. */
const FITS = { form: 0.3, kind: 1.5 };
const QUITE_SURE = 0.9;
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
  const short = isMost(text, c.herOpenLines);
  const his = c.runs.findLast((r) => r.speaker === 'Boy')?.texts.flatMap((t) => sentences(t)) ?? [];
  const near = nearestAsked(text, his.slice(-HIS_LAST)).filter((n) => n.told === null || n.told > 0);
  const least = known ? FITS.kind : FITS.form;
  const fits = fitsOf(text, near, WEIGHTS)
    .map(({ near, fit }) => ({ ...near, fit: fit + byTold(near.told) }))
    .filter(
      ({ entry, way, fit }) =>
        fit >= least && whenIn(way) === whenIn(text) && !ofAnother(way, text) && (!entry.brief || short),
    );
  const [best, ...also] = aboutAsGood(fits);
  // Put as that entry is, it would be taken for the same: then its kind has answers enough.
  if (!best || (known && kindIn(best.way) === q.kind)) return null;
  return {
    kind: best.entry.kind,
    also: also.map(({ entry }) => entry.kind),
    text: q.text,
    alone: true,
    ...(q.said ? { said: q.said } : {}),
  };
}
