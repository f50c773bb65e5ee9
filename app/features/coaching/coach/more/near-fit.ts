/** How surely the replies of an entry that lies near (nearest.ts) fit what she writes, learned from pairs that readers judged. */
import { contentStems, words } from '../text';
import type { Near } from './nearest';

/** What each adds to the logarithm of the odds that they fit. */
export interface FitWeights {
  bias: number;
  /** By how near it is, and how much nearer than the one after it. */
  near: number;
  ahead: number;
  /** By the share of words that stand in both, and the length of hers. */
  shared: number;
  long: number;
}

/** What fits by no more than this less well is as good. */
const ABOUT_AS_WELL = 0.25;

/** What is put in few words must be so much of all she writes: else that says what it is about. */
const BRIEF_PART = 0.5;

export const isMost = (text: string, all: readonly string[]): boolean =>
  words(text).length >= BRIEF_PART * words(all.join(' ')).length;

/** How much of the words of both are in both, 0 to 1. */
export function sharedWords(one: string, other: string): number {
  const a = contentStems(one);
  const b = contentStems(other);
  const both = [...a].filter((s) => b.has(s)).length;
  return a.size + b.size === 0 ? 1 : both / (a.size + b.size - both);
}

export interface Fit {
  near: Near;
  /** The logarithm of the odds that its replies fit. */
  fit: number;
}

/** Each of those that lie near, in their order, the nearest first. */
export function fitsOf(text: string, all: readonly Near[], w: FitWeights): Fit[] {
  const long = w.long * Math.log(1 + words(text).length);
  return all.map((near, n) => {
    const ahead = near.near - (all[n + 1]?.near ?? near.near);
    const shared = w.shared * sharedWords(text, near.way);
    return { near, fit: w.bias + w.near * near.near + w.ahead * ahead + shared + long };
  });
}

/** The best, and what fits about as well; the best first. */
export function aboutAsGood<T extends { fit: number }>(fits: readonly T[]): T[] {
  const sorted = fits.toSorted((one, other) => other.fit - one.fit);
  return sorted.filter(({ fit }) => fit >= (sorted[0]?.fit ?? 0) - ABOUT_AS_WELL);
}
