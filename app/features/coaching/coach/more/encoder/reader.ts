/**
 * The encoder taught further (scripts/train-reader.py) to tell apart what is asked and what is told in dating chats, and what it makes of a
 * text. What it learned lies in few directions: of the change to each matrix a product of two thin ones is kept, a byte a number.
 */
import { MEANING, type Retune } from './encoder';
import { type Factor, type Kernel, type Matrix, openKernel } from './kernel';
import { meaningsBy } from './meaning';
import { BYTES, HEADS, MATRICES, RANK, VECTORS } from './reader-weights';

type Change = (values: Float32Array) => void;

interface Head {
  kinds: number;
  weights: Float32Array;
  biases: readonly number[];
  heat: number;
}

/** In the order in which they were written: matrices, then vectors, then heads. */
function learned(): { changes: ReadonlyMap<string, Change>; heads: ReadonlyMap<string, Head> } {
  const all = Int8Array.from(atob(BYTES), (c) => c.charCodeAt(0));
  let at = 0;
  const take = (length: number) => {
    at += length;
    return all.subarray(at - length, at);
  };
  const changes = new Map<string, Change>();
  for (const { name, rows, columns, scales } of MATRICES) {
    const left = take(rows * RANK);
    const right = take(RANK * columns);
    changes.set(name, (values) => {
      for (let r = 0; r < rows; r++) {
        const row = values.subarray(r * columns, (r + 1) * columns);
        for (let k = 0; k < RANK; k++) {
          const by = (left[r * RANK + k] as number) * (scales[k] as number);
          const from = k * columns;
          for (let c = 0; c < columns; c++) row[c] = (row[c] as number) + by * (right[from + c] as number);
        }
      }
    });
  }
  for (const { name, length, scale } of VECTORS) {
    const own = take(length);
    changes.set(name, (values) => {
      for (let i = 0; i < length; i++) values[i] = (values[i] as number) + (own[i] as number) * scale;
    });
  }
  const heads = new Map<string, Head>();
  for (const { name, kinds, scales, biases, heat } of HEADS) {
    const own = take(kinds.length * MEANING);
    const weights = new Float32Array(MEANING * kinds.length);
    for (let k = 0; k < kinds.length; k++)
      for (let d = 0; d < MEANING; d++)
        weights[d * kinds.length + k] = (own[k * MEANING + d] as number) * (scales[k] as number);
    heads.set(name, { kinds: kinds.length, weights, biases, heat });
  }
  return { changes, heads };
}

let opened: ReturnType<typeof learned> | null = null;
const open = () => {
  opened ??= learned();
  return opened;
};

function retune(): Retune {
  const changes = [...open().changes];
  return (name, values) => changes.find(([end]) => name.endsWith(end))?.[1](values);
}

/** `readTogether`: reads these at once, which is quicker than one by one, before they are asked for. */
export const { prepare: readTogether, meaningOf: meaningRead } = meaningsBy(retune);

/** What the reader makes of a text: the logarithm of how likely each kind is, in the kinds' order. */
export interface Reader {
  likely: (text: string) => Float64Array;
  /**
   * The sum of its logarithms and those of another is to be multiplied by this, so that both together are as often right as they are
   * sure; measured on the lines left out.
   */
  heat: () => number;
}

/** `name`: one of the heads of reader-weights.ts. Its kinds are those of the weights of the same matter, in their order. */
export function readerOf(name: 'asked' | 'told' | 'feels'): Reader {
  let ready: { kernel: Kernel; factor: Factor; input: Matrix; output: Matrix } | null = null;
  const head = () => open().heads.get(name) as Head;
  const make = () => {
    const { weights, kinds } = head();
    const kernel = openKernel();
    const factor = kernel.factor(weights, MEANING, kinds);
    return { kernel, factor, input: kernel.reserve(1, MEANING), output: kernel.reserve(1, factor.columns) };
  };
  return {
    heat: () => head().heat,
    likely: (text) => {
      ready ??= make();
      const { kinds, biases } = head();
      const { kernel, factor, input, output } = ready;
      kernel.numbers(input).set(meaningRead(text));
      const numbers = kernel.numbers(output);
      numbers.fill(0);
      numbers.set(biases);
      kernel.multiply(input, factor, output);
      return logarithms(Float64Array.from(kernel.numbers(output).subarray(0, kinds)));
    },
  };
}

/** The logarithms of the softmax of what is given, in place. */
export function logarithms(scores: Float64Array): Float64Array {
  const top = scores.reduce((a, b) => Math.max(a, b));
  const total = top + Math.log(scores.reduce((sum, s) => sum + Math.exp(s - top), 0));
  return scores.map((s) => s - total);
}
