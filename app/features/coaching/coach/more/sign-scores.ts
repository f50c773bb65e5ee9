/**
 * The signs of a no, of danger and of despair, by more weights than a phone should load: the same lines and the same way of
 * learning as content/sign-weights.ts, with the pieces of words beside the words.
 */
import { featureNames, SIGNS, tokens } from '../sign-features';
import type { Scores } from '../signs';
import { bucket, piecesOf } from './features';
import * as weights from './sign-weights';
import { scorer } from './sparse';

/** Buckets of a message's features, among those of `features.ts`. */
export function signFeaturesOf(text: string, before: string): Set<number> {
  const out = new Set([...featureNames(text, before)].map(bucket));
  for (const t of tokens(text)) for (const piece of piecesOf(t)) out.add(bucket(piece));
  return out;
}

const scores = scorer(weights);

/** Log-odds of each sign; the kinds of the weights are the signs in their order. */
export function scoresOf(text: string, before: string): Scores {
  const found = scores(signFeaturesOf(text, before));
  return Object.fromEntries(SIGNS.map((s, i) => [s, found[i] ?? 0])) as Scores;
}

/** As for the device (signs.ts), measured on lines left out of the learning. */
export const SURE: Readonly<Scores> = {
  declined: 2.7,
  minor: 1.8,
  caring: 1.9,
  threat: 1.6,
  sexual: 1.6,
  hate: 1.2,
};
