/** What she tells that means nearly what one of those tellings does which have replies of their own (near/). */
import { words } from '../text';
import { SURE, type Told } from '../told';
import { ABOUT_AS_WELL, BRIEF_PART, sharedWords } from './asked-nearest';
import { type Near, nearestTold } from './nearest';

/** Learned from 389 pairs of a message and the nearest entry, of which readers said whether its replies fit. */
const WEIGHTS = { bias: -12.81, near: 12.37, shared: 2.07, ahead: 3.79, long: 0.86 };

/** The logarithm of the odds that the replies of an entry fit; `next`: how near the one after it is. */
function fitOf(text: string, { near, way }: Near, next: number): number {
  return (
    WEIGHTS.bias +
    WEIGHTS.near * near +
    WEIGHTS.shared * sharedWords(text, way) +
    WEIGHTS.ahead * (near - next) +
    WEIGHTS.long * Math.log(1 + words(text).length)
  );
}

/** How well it must fit, beside what else is surely told or not; sympathy for nothing is worse than none. */
const FITS = { alone: -0.25, besideSure: 1, heavy: 0.6, brief: 0.5 };
/** So much of what is said in few words must be the same. */
const BRIEF_SHARED = 0.34;

/** So many of them are enough to choose from. */
const MOST = 3;

function leastFor(text: string, { entry, way }: Near, sure: boolean, all: number): number {
  const { mark, brief } = entry;
  if (brief && (sharedWords(text, way) < BRIEF_SHARED || words(text).length < BRIEF_PART * all))
    return Infinity;
  return Math.max(
    sure ? FITS.besideSure : FITS.alone,
    mark ? FITS.heavy : -Infinity,
    brief ? FITS.brief : -Infinity,
  );
}

/** Of all her sentences and `messages` the entries that fit best, about equally well. `sure`: is it known what she tells? */
export function toldNearest(pieces: readonly string[], messages: readonly string[], sure: boolean): Told[] {
  const written = words(messages.join(' ')).length;
  const found = pieces
    .filter((text) => !text.includes('?'))
    .flatMap((text) => {
      const all = nearestTold(text);
      return all
        .map((near, n) => ({ near, fit: fitOf(text, near, all[n + 1]?.near ?? near.near) }))
        .filter(({ near, fit }) => fit >= leastFor(text, near, sure, written))
        .map(({ near, fit }) => ({ kind: near.entry.kind, text, fit }));
    })
    .sort((one, other) => other.fit - one.fit);
  const best = found[0]?.fit ?? 0;
  const chosen = new Map<string, Told>();
  for (const { kind, text, fit } of found)
    if (fit >= best - ABOUT_AS_WELL && !chosen.has(kind) && chosen.size < MOST)
      chosen.set(kind, { kind, text, alone: true, sure: SURE + (1 - SURE) / (1 + Math.exp(-fit)) });
  return [...chosen.values()];
}
