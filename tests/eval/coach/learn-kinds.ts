/**
 * Learns what a sentence asks, or tells, from the lines in questions/ and tellings/: softmax regression (FTRL-Proximal, McMahan et
 * al. 2013), in an order that depends on nothing but the lines. Which sentence of a line it is is not marked, so the second
 * round takes the one that looks most like it.
 */
import { createHash } from 'node:crypto';
import type { Topic, TopicLine } from '../../../app/features/coaching/coach/content/topic';
import { MEANING } from '../../../app/features/coaching/coach/more/encoder/encoder';
import { BUCKETS } from '../../../app/features/coaching/coach/more/features';
import { hash } from '../../../app/features/coaching/coach/text';

/** A line and its kind; null for one that only looks alike, or is of none. */
export interface KindLine {
  kind: string | null;
  text: string;
}

/** Blocks of `= kind`, `? a line of it`, `! a line that shares its words and is something else`; other rows are passed over. */
export function readLines(source: string): KindLine[] {
  const out: KindLine[] = [];
  let kind = '';
  for (const line of source.split('\n')) {
    const text = line.slice(1).trim();
    if (line.startsWith('=')) kind = text;
    else if (line.startsWith('?') && text) out.push({ kind, text });
    else if (line.startsWith('!') && text) out.push({ kind: null, text });
  }
  return out;
}

/** One line in ten is never learned from, so that what is measured on these is what unknown lines meet. */
export function isHeldOut(line: KindLine): boolean {
  return hash(line.text) % 10 === 0;
}

export interface Model {
  /** The first is '', which is none of the others. */
  kinds: string[];
  biases: number[];
  /** Of kind k and bucket b at b * kinds + k. */
  weights: Float32Array;
  /** Of kind k and number d of the meaning at d * kinds + k. */
  meant: Float32Array;
}

/** What a piece of a line looks like, and what it means. */
export interface Piece {
  features: Int32Array;
  meaning: Float32Array;
}

export interface Settings {
  l1: number;
  l2: number;
  alpha: number;
  epochs: number;
  /** Features of fewer sentences than this teach nothing that lasts. */
  seen: number;
  /** How much the meaning counts beside the words. */
  meaning: number;
  /** `l2` and `alpha` of the meaning's weights, which are never left out. */
  meantL2: number;
  meantAlpha: number;
}

export const SETTINGS: Settings = {
  l1: 1,
  l2: 1,
  alpha: 0.3,
  epochs: 5,
  seen: 3,
  meaning: 4,
  meantL2: 1,
  meantAlpha: 0.3,
};

interface Row extends Piece {
  kind: number;
  weight: number;
}

/** Steps smaller than this are left out: nearly all kinds are nearly certainly wrong for any sentence. */
const LEAST_STEP = 0.002;

function fitted(rows: readonly Row[], kinds: string[], s: Settings): Model {
  const count = kinds.length;
  const bias = BUCKETS * count;
  const meant = bias + count;
  const size = meant + MEANING * count;
  const z = new Float32Array(size);
  const n = new Float32Array(size);
  /** The weight of each, kept up to date: it is asked for far more often than it changes. */
  const w = new Float32Array(size);
  const step = (i: number, g: number) => {
    const ni = n[i] ?? 0;
    const [l1, l2, alpha] =
      i < bias ? [s.l1, s.l2, s.alpha] : i < meant ? [0, s.l2, s.alpha] : [0, s.meantL2, s.meantAlpha];
    const next = ni + g * g;
    const zi = (z[i] ?? 0) + g - ((Math.sqrt(next) - Math.sqrt(ni)) / alpha) * (w[i] ?? 0);
    z[i] = zi;
    n[i] = next;
    w[i] = Math.abs(zi) <= l1 ? 0 : -(zi - Math.sign(zi) * l1) / ((1 + Math.sqrt(next)) / alpha + l2);
  };
  const scores = new Float64Array(count);
  for (let epoch = 0; epoch < s.epochs; epoch++) {
    const order = rows.map((_, i) => i).sort((a, b) => hash(`${epoch} ${a}`) - hash(`${epoch} ${b}`));
    for (const at of order) {
      const row = rows[at] as Row;
      for (let k = 0; k < count; k++) scores[k] = w[bias + k] ?? 0;
      for (const f of row.features)
        for (let k = 0; k < count; k++) scores[k] = (scores[k] ?? 0) + (w[f * count + k] ?? 0);
      for (let d = 0; d < MEANING; d++) {
        const x = s.meaning * (row.meaning[d] ?? 0);
        const from = meant + d * count;
        for (let k = 0; k < count; k++) scores[k] = (scores[k] ?? 0) + x * (w[from + k] ?? 0);
      }
      const top = scores.reduce((a, b) => Math.max(a, b));
      const sum = scores.reduce((a, b) => a + Math.exp(b - top), 0);
      for (let k = 0; k < count; k++) {
        const g = (Math.exp((scores[k] ?? 0) - top) / sum - (k === row.kind ? 1 : 0)) * row.weight;
        if (Math.abs(g) < LEAST_STEP) continue;
        step(bias + k, g);
        for (const f of row.features) step(f * count + k, g);
        for (let d = 0; d < MEANING; d++) step(meant + d * count + k, g * s.meaning * (row.meaning[d] ?? 0));
      }
    }
  }
  return {
    kinds,
    biases: Array.from(w.subarray(bias, meant)),
    weights: w.slice(0, bias),
    meant: w.slice(meant).map((x) => x * s.meaning),
  };
}

function scoresOf(model: Model, { features, meaning }: Piece): number[] {
  const count = model.kinds.length;
  const out = [...model.biases];
  for (const f of features)
    for (let k = 0; k < count; k++) out[k] = (out[k] ?? 0) + (model.weights[f * count + k] ?? 0);
  for (let d = 0; d < MEANING; d++)
    for (let k = 0; k < count; k++)
      out[k] = (out[k] ?? 0) + (meaning[d] ?? 0) * (model.meant[d * count + k] ?? 0);
  return out;
}

/** One model for all kinds; `piecesOf` gives the features of each piece of a line that may be it. */
export function learn(
  lines: readonly KindLine[],
  piecesOf: (text: string) => Piece[],
  settings = SETTINGS,
): Model {
  const kinds = ['', ...new Set(lines.flatMap((l) => l.kind ?? []))];
  const seen = new Uint16Array(BUCKETS);
  const read = lines.map((line) => {
    const all = piecesOf(line.text);
    for (const f of new Set(all.flatMap((x) => [...x.features]))) seen[f] = (seen[f] ?? 0) + 1;
    return { kind: line.kind === null ? 0 : kinds.indexOf(line.kind), all };
  });
  const kept = (x: Piece) => ({ ...x, features: x.features.filter((f) => (seen[f] ?? 0) >= settings.seen) });
  for (const r of read) r.all = r.all.map(kept);
  let model: Model | null = null;
  for (let round = 0; round < 2; round++) {
    const rows: Row[] = [];
    for (const { kind, all } of read) {
      if (kind === 0) {
        for (const piece of all) rows.push({ ...piece, kind: 0, weight: all.length > 1 ? 0.7 : 1 });
        continue;
      }
      const likely = (x: Piece) => {
        const scores = scoresOf(model as Model, x);
        const own = scores[kind] ?? 0;
        scores[kind] = Number.NEGATIVE_INFINITY;
        return own - scores.reduce((a, b) => Math.max(a, b));
      };
      const rated = model === null ? all.map((_, i) => i) : all.map(likely);
      const best = rated.indexOf(rated.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY));
      all.forEach((piece, i) => {
        if (i === best) rows.push({ ...piece, kind, weight: 1 });
        else if (model !== null) rows.push({ ...piece, kind: 0, weight: 0.5 });
      });
    }
    model = fitted(rows, kinds, settings);
  }
  return model as Model;
}

/** A number as more/sparse.ts reads it: a byte where one is enough. */
function number(n: number): number[] {
  return [...Array<number>(Math.floor(n / 255)).fill(255), n % 255];
}

/** The bytes that more/sparse.ts reads, as base64; weights that come to nothing in steps are left out. */
export function packed(
  model: Pick<Model, 'kinds' | 'weights'>,
  step: number,
): { weights: string; kept: number } {
  const count = model.kinds.length;
  const bytes: number[] = [];
  let last = -1;
  let kept = 0;
  for (let b = 0; b < BUCKETS; b++) {
    const own: number[] = [];
    let weights = 0;
    for (let k = 0; k < count; k++) {
      const level = Math.max(-127, Math.min(127, Math.round((model.weights[b * count + k] ?? 0) / step)));
      if (level === 0) continue;
      own.push(...number(k), level + 128);
      weights++;
    }
    if (weights === 0) continue;
    bytes.push((b - last) >> 8, (b - last) & 255, ...number(weights), ...own);
    last = b;
    kept += weights;
  }
  return { weights: Buffer.from(bytes).toString('base64'), kept };
}

/** A byte for each weight of the meaning, as base64. */
export function packedMeaning({ meant }: Pick<Model, 'meant'>, step: number): string {
  return Buffer.from(meant.map((w) => Math.max(-127, Math.min(127, Math.round(w / step))) + 128)).toString(
    'base64',
  );
}

/** A line of a topic as it is when it is said. */
export function textOf({ id }: Topic, { text }: TopicLine): string {
  return text.replace(/\{[^}]*\}/g, id);
}

/** Changes with what is said of the topics. */
export function topicsDigest(topics: readonly Topic[]): string {
  const of = createHash('sha256');
  for (const t of topics) for (const l of t.lines) of.update(textOf(t, l));
  return of.digest('hex').slice(0, 16);
}
