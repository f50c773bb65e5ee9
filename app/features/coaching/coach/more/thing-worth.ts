/**
 * Which of the things she names is worth taking up: the point of her story or its odd detail, not where it happened. Learned from what
 * readers would take up (scripts/train-things.mjs), by what each thing means, how near that is to all she says, and its place there.
 */
import type { Conversation } from '../conversation';
import type { Keyword } from '../keywords';
import { ending, straighten } from '../text';
import { MEANING } from './encoder/encoder';
import { closeness, meaningOf } from './encoder/meaning';
import { languageIn } from './language-id';
import { isTakenUp } from './nearness';
import { BIAS, SIGNS, STEP, WEIGHTS } from './thing-weights';
import { type Named, thingsIn } from './things-named';

const LONGEST = 600;
const MOST_TAKEN = 3;
const FARTHEST = 3;

/** A second or third thing must be nearly as good as the first. */
const BEHIND = 0.15;

/** What is known of one of the things, in numbers: what it means, nearness, and which of the signs it has. */
export interface Features {
  meaning: Float32Array;
  near: number;
  /** Nearness beside that of the nearest of them. */
  share: number;
  signs: string[];
}

export function featuresOf(things: readonly Named[], told: readonly string[]): Features[] {
  const near = closeness(
    things.map(({ word }) => word),
    ending(straighten(told.join(' ')), LONGEST),
  );
  const nearest = Math.max(...near, Number.EPSILON);
  return things.map(({ word, lead, signs }, i) => ({
    meaning: meaningOf(word),
    near: near[i] ?? 0,
    share: (near[i] ?? 0) / nearest,
    signs: [
      ...signs,
      `lead ${lead}`,
      `from end ${Math.min(FARTHEST, things.length - 1 - i)}`,
      `from start ${Math.min(FARTHEST, i)}`,
      `of ${things.length}`,
    ],
  }));
}

let weights: Float32Array | null = null;

/** About 1 for what readers would take up, about 0 for what they would not. */
export function worthOf({ meaning, near, share, signs }: Features): number {
  weights ??= Float32Array.from(atob(WEIGHTS), (c) => (c.charCodeAt(0) - 128) * STEP);
  const at = (i: number) => weights?.[i] ?? 0;
  let worth = BIAS + at(MEANING) * near + at(MEANING + 1) * share;
  for (let d = 0; d < MEANING; d++) worth += at(d) * (meaning[d] ?? 0);
  for (const sign of signs) {
    const known = SIGNS.indexOf(sign);
    if (known >= 0) worth += at(MEANING + 2 + known);
  }
  return worth;
}

/** What she names, the most worth taking up first. */
export function thingsNamed(told: readonly string[], c: Conversation): Keyword[] {
  // Tagger and encoder know English only.
  if (languageIn(c)) return [];
  const things = thingsIn(told).filter(({ word }) => isTakenUp(word));
  if (things.length < 2) return things;
  const worth = featuresOf(things, told).map(worthOf);
  const best = Math.max(...worth);
  return things
    .map((thing, i) => ({ thing, worth: worth[i] ?? 0 }))
    .filter((t) => t.worth >= best - BEHIND)
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, MOST_TAKEN)
    .map(({ thing }) => thing);
}
