/** What she tells that means nearly what one of those tellings does which have replies of their own (near/). */
import { words } from '../text';
import { SURE, type Told } from '../told';
import { sharedWords } from './asked-nearest';
import { type Near, nearestTold } from './nearest';

/** How surely the replies of an entry fit; learned from pairs that readers judged. */
export function fitOfTold(text: string, { near, way }: Near): number {
  const s = 14 * (near - 0.72) + 2 * (sharedWords(text, way) - 0.2);
  return 1 / (1 + Math.exp(-s));
}

const FITS = 0.999;

/** What is said in one word is told by what was asked before it. */
const FEWEST_WORDS = 2;

/** Of her sentences and messages the one that is told most surely; null where none is. */
export function toldNearest(pieces: readonly string[]): Told | null {
  let best: Told | null = null;
  for (const text of pieces) {
    if (words(text).length < FEWEST_WORDS || text.includes('?')) continue;
    for (const near of nearestTold(text)) {
      const fit = fitOfTold(text, near);
      if (fit >= FITS && fit > (best?.sure ?? 0))
        best = { kind: near.entry.kind, sure: fit, text, alone: true };
    }
  }
  return best && { ...best, sure: SURE + (1 - SURE) * best.sure };
}
