/** Cuts a text into the encoder's pieces of words: the likeliest of all ways, by a unigram model (Kudo 2018, SentencePiece). */

import { memory } from '../memory';

/** A piece and the logarithm of how likely it is; the first few stand for nothing in a text. */
export type Vocabulary = readonly (readonly [piece: string, score: number])[];

const RESERVED = 6;
/** Stands for the beginning of a word. */
const WORD = '\u2581';
const UNKNOWN = 0;

/** The ids of a text's pieces, in its order; unknown characters in a row are one. */
export function cutter(vocabulary: Vocabulary): (text: string) => number[] {
  const ids = new Map<string, number>();
  vocabulary.forEach(([piece], id) => {
    if (id >= RESERVED) ids.set(piece, id);
  });
  const longest = Math.max(...vocabulary.map(([piece]) => [...piece].length));
  /** Pieces never reach over a blank, so each word is cut by itself, and common ones once. */
  const remembered = memory<number[]>(5000);
  const wordCut = (word: string): number[] => {
    const known = remembered.get(word);
    if (known) return known;
    const symbols = [...(WORD + word)];
    // How the likeliest cut of everything before each place ends.
    const scores = new Float64Array(symbols.length + 1).fill(Number.NEGATIVE_INFINITY);
    const ends: number[] = [];
    const starts: number[] = [];
    scores[0] = 0;
    for (let from = 0; from < symbols.length; from++) {
      const before = scores[from] as number;
      if (before === Number.NEGATIVE_INFINITY) continue;
      const reach = (to: number, id: number, score: number) => {
        if (before + score <= (scores[to] as number)) return;
        scores[to] = before + score;
        ends[to] = id;
        starts[to] = from;
      };
      let piece = '';
      let any = false;
      for (let to = from + 1; to <= symbols.length && to - from <= longest; to++) {
        piece += symbols[to - 1];
        const id = ids.get(piece);
        if (id === undefined) continue;
        any = true;
        reach(to, id, vocabulary[id]?.[1] ?? 0);
      }
      if (!any) reach(from + 1, UNKNOWN, 0);
    }
    const out: number[] = [];
    for (let at = symbols.length; at > 0; at = starts[at] as number) out.push(ends[at] as number);
    out.reverse();
    remembered.makeRoom();
    remembered.set(word, out);
    return out;
  };
  return (text) => {
    const normal = text.normalize('NFKC');
    if (normal === '') return [];
    const all = normal.split(' ').flatMap(wordCut);
    return all.filter((id, i) => id !== UNKNOWN || all[i - 1] !== UNKNOWN);
  };
}
