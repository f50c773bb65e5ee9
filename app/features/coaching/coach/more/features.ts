/** What a sentence looks like to the classifiers of questions and of tellings: hashed words, their pairs and pieces, and what the rules see in it. */
import { classesOf, tokens } from '../sign-features';

/** Number of buckets the features are hashed into; the weights are made for exactly this number. */
export const BUCKETS = 1 << 17;
/** Pieces of a word in letters: they stand for its forms and its typing slips. */
const PIECES = [4, 5];
const MOST_WORDS = 30;

export function bucket(feature: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < feature.length; i++) h = Math.imul(h ^ feature.charCodeAt(i), 0x01000193);
  h ^= h >>> 15;
  return (h >>> 0) % BUCKETS;
}

/** Pieces of a word, where it is long enough to have any. */
export function piecesOf(word: string): string[] {
  if (word.length < 3) return [];
  const framed = `_${word}_`;
  return PIECES.flatMap((n) =>
    Array.from({ length: Math.max(0, framed.length - n + 1) }, (_, k) => `%${framed.slice(k, k + n)}`),
  );
}

/** Buckets of one sentence's features; `byRule` is the kind the rules see in it. */
export function featuresOf(sentence: string, byRule: string | null): Int32Array {
  const out = new Set<number>();
  const add = (feature: string) => out.add(bucket(feature));
  const own = ['^', ...tokens(sentence).slice(-MOST_WORDS), '$'];
  own.forEach((t, i) => {
    const next = own[i + 1];
    const third = own[i + 2];
    if (t !== '^' && t !== '$') {
      add(t);
      for (const piece of piecesOf(t)) add(piece);
      for (const c of classesOf(t)) add(`@${c}`);
    }
    if (next !== undefined) add(`${t} ${next}`);
    if (third !== undefined) add(`${t} * ${third}`);
  });
  const said = own.length - 2;
  add(said <= 2 ? 'len1' : said <= 5 ? 'len2' : said <= 12 ? 'len3' : 'len4');
  add(`R:${byRule ?? ''}`);
  return Int32Array.from(out);
}
