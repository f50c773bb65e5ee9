/** Sparse linear classifiers, as the trainers write them down. */
import { BUCKETS } from './features';

export interface Packed {
  /** The first is '', which stands for none of the others. */
  KINDS: readonly string[];
  BIASES: readonly number[];
  STEP: number;
  /** Base64: for each bucket used its distance to the one before (two bytes), how many weights, then kind and weight of each. */
  WEIGHTS: string;
}

/** Kind and weight, one after the other, of each bucket that has any. */
type Table = (Int16Array | undefined)[];

function tableOf(packed: string): Table {
  const bytes = Uint8Array.from(atob(packed), (c) => c.charCodeAt(0));
  const out: Table = new Array(BUCKETS);
  let bucket = -1;
  for (let at = 0; at < bytes.length; ) {
    bucket += (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0);
    const count = bytes[at + 2] ?? 0;
    at += 3;
    const pairs = new Int16Array(count * 2);
    for (let k = 0; k < count * 2; k += 2) {
      pairs[k] = bytes[at + k] ?? 0;
      pairs[k + 1] = (bytes[at + k + 1] ?? 128) - 128;
    }
    out[bucket] = pairs;
    at += count * 2;
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

export interface Found {
  /** null when it is none of the kinds. */
  kind: string | null;
  /** How likely that is, 0 to 1. */
  sure: number;
}

/** The likeliest kind, by softmax; the same text is classified once. */
export function classifier(packed: Packed): (key: string, features: () => Iterable<number>) => Found {
  const scoresOf = scorer(packed);
  const remembered = new Map<string, Found>();
  return (key, features) => {
    const hit = remembered.get(key);
    if (hit) return hit;
    const scores = scoresOf(features());
    const top = scores.reduce((a, b) => Math.max(a, b));
    const found = {
      kind: packed.KINDS[scores.indexOf(top)] || null,
      sure: 1 / scores.reduce((sum, s) => sum + Math.exp(s - top), 0),
    };
    if (remembered.size > 2000) remembered.clear();
    remembered.set(key, found);
    return found;
  };
}
