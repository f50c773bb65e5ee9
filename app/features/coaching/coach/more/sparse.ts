/** Linear classifiers of words and of what they mean together, as the trainers write them down. */
import { MEANING } from './encoder/encoder';
import { type Factor, type Kernel, type Matrix, openKernel } from './encoder/kernel';
import { logarithms, type Reader } from './encoder/reader';
import { BUCKETS } from './features';
import { memory } from './memory';

export interface Packed {
  /** The first is '', which stands for none of the others. */
  KINDS: readonly string[];
  BIASES: readonly number[];
  STEP: number;
  /**
   * Base64: for each bucket used its distance to the one before (two bytes), how many weights, then kind and weight of each. Numbers
   * of 255 and more, of weights and of kinds, are the sum of as many bytes of 255 and one below.
   */
  WEIGHTS: string;
}

export interface PackedWithMeaning extends Packed {
  MEANT_STEP: number;
  /** Base64: for each number of the meaning a byte per kind, 128 being nothing. */
  MEANT: string;
}

/** Kind and weight, one after the other, of each bucket that has any. */
type Table = (Int16Array | undefined)[];

const bytesOf = (packed: string) => Uint8Array.from(atob(packed), (c) => c.charCodeAt(0));

function tableOf(packed: string): Table {
  const bytes = bytesOf(packed);
  const out: Table = new Array(BUCKETS);
  let bucket = -1;
  let at = 0;
  const byte = () => bytes[at++] ?? 0;
  const number = () => {
    let sum = 0;
    for (;;) {
      const part = byte();
      sum += part;
      if (part < 255) return sum;
    }
  };
  while (at < bytes.length) {
    bucket += byte() * 256 + byte();
    const pairs = new Int16Array(number() * 2);
    for (let k = 0; k < pairs.length; k += 2) {
      pairs[k] = number();
      pairs[k + 1] = byte() - 128;
    }
    out[bucket] = pairs;
  }
  return out;
}

/** Log-odds of each kind for the features of a text. The weights are unpacked when they are first asked for. */
export function scorer({ BIASES, STEP, WEIGHTS }: Packed): (features: Iterable<number>) => Float64Array {
  let table: Table | null = null;
  return (features) => {
    table ??= tableOf(WEIGHTS);
    const scores = Float64Array.from(BIASES);
    for (const f of features) {
      const pairs = table[f];
      if (pairs)
        for (let k = 0; k < pairs.length; k += 2) {
          const kind = pairs[k] ?? 0;
          scores[kind] = (scores[kind] ?? 0) + (pairs[k + 1] ?? 0) * STEP;
        }
    }
    return scores;
  };
}

/** Adds to the log-odds what a text's meaning says, see encoder/encoder.ts. */
export function meaningScorer(
  packed: PackedWithMeaning,
): (scores: Float64Array, meaning: Float32Array) => Float64Array {
  const kinds = packed.KINDS.length;
  let meant: { kernel: Kernel; factor: Factor; input: Matrix; output: Matrix } | null = null;
  const read = () => {
    const kernel = openKernel();
    const values = Float32Array.from(bytesOf(packed.MEANT), (byte) => (byte - 128) * packed.MEANT_STEP);
    const factor = kernel.factor(values, MEANING, kinds);
    return { kernel, factor, input: kernel.reserve(1, MEANING), output: kernel.reserve(1, factor.columns) };
  };
  return (scores, meaning) => {
    meant ??= read();
    const { kernel, factor, input, output } = meant;
    kernel.numbers(input).set(meaning);
    kernel.numbers(output).set(scores);
    kernel.multiply(input, factor, output);
    scores.set(kernel.numbers(output).subarray(0, kinds));
    return scores;
  };
}

export interface Found {
  /** null when it is none of the kinds. */
  kind: string | null;
  /** How likely that is, 0 to 1. */
  sure: number;
}

/** What a classifier looks at. */
export interface Piece {
  features: Iterable<number>;
  meaning: Float32Array;
  text: string;
}

/** How likely each kind is (softmax), in the order of KINDS, by the weights and by the reader; the same text is looked at once. */
export function likelihoods(
  packed: PackedWithMeaning,
  reader?: Reader,
): (key: string, piece: () => Piece) => Float64Array {
  const byWords = scorer(packed);
  const byMeaning = meaningScorer(packed);
  const remembered = memory<Float64Array>(2000);
  return (key, piece) => {
    const hit = remembered.get(key);
    if (hit) return hit;
    const { features, meaning, text } = piece();
    const own = logarithms(byMeaning(byWords(features), meaning));
    const read = reader?.likely(text);
    const both = read && reader ? logarithms(own.map((s, k) => (s + (read[k] ?? 0)) * reader.heat())) : own;
    const found = both.map(Math.exp);
    remembered.makeRoom();
    remembered.set(key, found);
    return found;
  };
}

/** The likeliest kind of those there are. */
export function likeliest({ KINDS }: Pick<PackedWithMeaning, 'KINDS'>, all: Float64Array): Found {
  const sure = all.reduce((a, b) => Math.max(a, b));
  return { kind: KINDS[all.indexOf(sure)] || null, sure };
}

/** The likeliest kind. */
export function classifier(
  packed: PackedWithMeaning,
  reader?: Reader,
): (key: string, piece: () => Piece) => Found {
  const likely = likelihoods(packed, reader);
  return (key, piece) => likeliest(packed, likely(key, piece));
}
