/** What she tells that means nearly what one of those tellings does which have replies of their own (near/). */
import { SURE, type Told } from '../told';
import { aboutAsGood, type FitWeights, fitsOf, isMost, sharedWords } from './near-fit';
import { type Near, nearestTold } from './nearest';

/** Learned from 389 pairs of a message and the nearest entry, of which readers said whether its replies fit. */
const WEIGHTS: FitWeights = { bias: -12.81, near: 12.37, ahead: 3.79, shared: 2.07, long: 0.86 };

/** How well it must fit, beside what else is surely told or not; sympathy for nothing is worse than none. */
const FITS = { alone: -0.25, besideSure: 1, heavy: 0.6, brief: 0.5 };
/** So much of what is said in few words must be the same. */
const BRIEF_SHARED = 0.34;

/** So many of them are enough to choose from. */
const MOST = 3;

/** What is known of her messages otherwise: surely what she tells, or that it may be heavy. */
export interface KnownOfThem {
  sure: boolean;
  heavy: boolean;
}

function leastFor(text: string, { entry, way }: Near, known: KnownOfThem, all: readonly string[]): number {
  const { mark, brief } = entry;
  // Where it may be heavy nothing light is said.
  if (known.heavy && mark !== 'heavy') return Infinity;
  if (brief && (sharedWords(text, way) < BRIEF_SHARED || !isMost(text, all))) return Infinity;
  return Math.max(
    known.sure ? FITS.besideSure : FITS.alone,
    mark ? FITS.heavy : -Infinity,
    brief ? FITS.brief : -Infinity,
  );
}

/** Of all her sentences and `messages` the entries that fit best, about equally well. */
export function toldNearest(
  pieces: readonly string[],
  messages: readonly string[],
  known: KnownOfThem,
): Told[] {
  const found = pieces
    .filter((text) => !text.includes('?'))
    .flatMap((text) =>
      fitsOf(text, nearestTold(text), WEIGHTS)
        .filter(({ near, fit }) => fit >= leastFor(text, near, known, messages))
        .map(({ near, fit }) => ({ kind: near.entry.kind, text, fit })),
    );
  const chosen = new Map<string, Told>();
  for (const { kind, text, fit } of aboutAsGood(found))
    if (!chosen.has(kind) && chosen.size < MOST)
      chosen.set(kind, { kind, text, alone: true, sure: SURE + (1 - SURE) / (1 + Math.exp(-fit)) });
  return [...chosen.values()];
}
