/**
 * Learns the signs' weights from the lines beside this file: sparse logistic regression (FTRL-Proximal, McMahan
 * et al. 2013), one against the rest, in an order that depends on nothing but the lines. Which message of a chat
 * carries the sign is not marked, so each round takes the one that looks most like it.
 */

import { MEANING } from '../../../../app/features/coaching/coach/more/encoder/encoder';
import {
  BUCKETS,
  featuresOf,
  SIGNS,
  type SignName,
  unitsOf,
} from '../../../../app/features/coaching/coach/sign-features';
import { hash } from '../../../../app/features/coaching/coach/text';

export interface Chat {
  label: SignName | 'ok';
  messages: { speaker: 'Girl' | 'Boy'; text: string }[];
  line: string;
}

/** `label | B: ... / G: ...`, one chat a line. */
export function readChats(source: string): Chat[] {
  return source
    .split('\n')
    .filter((l) => l.trim())
    .map((line) => {
      const bar = line.indexOf('|');
      const label = line.slice(0, bar).trim() as Chat['label'];
      const messages = line
        .slice(bar + 1)
        .split(/\s\/\s(?=[BG]:)/)
        .map((m) => m.trim())
        .map((m) => ({
          speaker: m.startsWith('B:') ? ('Boy' as const) : ('Girl' as const),
          text: m.replace(/^[BG]:\s*/, ''),
        }));
      return { label, messages, line };
    });
}

interface Piece {
  features: Int32Array;
  /** What it means; empty where only words count. */
  meaning: Float32Array;
}

interface Instance extends Piece {
  girl: boolean;
}

/** What is learned from: the features of a text and how many there may be, and what it means. */
export interface Space {
  featuresOf: (text: string, before: string) => Iterable<number>;
  buckets: number;
  meaningOf?: (text: string) => Float32Array;
}

const NOTHING = new Float32Array(0);

/** The device's. */
export const DEVICE: Space = { featuresOf, buckets: BUCKETS };

/** Sentences, messages and runs of one speaker, each with what the other wrote before the run. */
export function instancesOf(messages: Chat['messages'], space = DEVICE): Instance[] {
  const runs: { speaker: string; texts: string[] }[] = [];
  for (const m of messages) {
    const last = runs.at(-1);
    if (last?.speaker === m.speaker) last.texts.push(m.text);
    else runs.push({ speaker: m.speaker, texts: [m.text] });
  }
  return runs.flatMap((run, i) =>
    unitsOf(run.texts).map((text) => ({
      features: Int32Array.from(space.featuresOf(text, runs[i - 1]?.texts.join('\n') ?? '')),
      meaning: space.meaningOf?.(text) ?? NOTHING,
      girl: run.speaker === 'Girl',
    })),
  );
}

export interface Model {
  weights: Float64Array;
  /** A weight for each number of the meaning. */
  meant: Float64Array;
  bias: number;
}

export function scoreOf(model: Model, { features, meaning }: Piece): number {
  let s = model.bias;
  for (const f of features) s += model.weights[f] ?? 0;
  for (let d = 0; d < meaning.length; d++) s += (model.meant[d] ?? 0) * (meaning[d] ?? 0);
  return s;
}

interface Settings {
  l1: number;
  l2: number;
  epochs: number;
  rounds: number;
  /** Features of fewer chats than this teach nothing that lasts. */
  seen: number;
  /** How much the meaning counts beside the words. */
  meaning: number;
}

interface Row extends Piece {
  y: number;
  weight: number;
  order: number;
}

/** As `fitted` below does with the words, for the meaning's numbers, none of which is left out. */
function meaningWeights(alpha: number, l2: number, scale: number) {
  const z = new Float64Array(MEANING);
  const n = new Float64Array(MEANING);
  const w = new Float64Array(MEANING);
  return {
    scoreOf: (meaning: Float32Array) => {
      let sum = 0;
      for (let d = 0; d < meaning.length; d++) sum += (w[d] ?? 0) * (meaning[d] ?? 0);
      return sum * scale;
    },
    step: (meaning: Float32Array, g: number) => {
      for (let d = 0; d < meaning.length; d++) {
        const gd = g * scale * (meaning[d] ?? 0);
        const before = n[d] ?? 0;
        const after = before + gd * gd;
        z[d] = (z[d] ?? 0) + gd - ((Math.sqrt(after) - Math.sqrt(before)) / alpha) * (w[d] ?? 0);
        n[d] = after;
        w[d] = -(z[d] ?? 0) / ((1 + Math.sqrt(after)) / alpha + l2);
      }
    },
    weights: () => w.map((x) => x * scale),
  };
}

function fitted(rows: Row[], s: Settings, buckets: number): Model {
  const z = new Float64Array(buckets + 1);
  const n = new Float64Array(buckets + 1);
  const alpha = 0.15;
  const beta = 1;
  const meant = meaningWeights(alpha, s.l2, s.meaning);
  const weight = (i: number) => {
    const zi = z[i] ?? 0;
    if (Math.abs(zi) <= s.l1 && i !== buckets) return 0;
    const l1 = i === buckets ? 0 : Math.sign(zi) * s.l1;
    return -(zi - l1) / ((beta + Math.sqrt(n[i] ?? 0)) / alpha + s.l2);
  };
  for (let epoch = 0; epoch < s.epochs; epoch++) {
    const sorted = [...rows].sort((a, b) => hash(`${epoch} ${a.order}`) - hash(`${epoch} ${b.order}`));
    for (const row of sorted) {
      const w = new Map<number, number>([[buckets, weight(buckets)]]);
      let sum = w.get(buckets) ?? 0;
      for (const f of row.features) {
        const wf = weight(f);
        w.set(f, wf);
        sum += wf;
      }
      sum += meant.scoreOf(row.meaning);
      const g = (1 / (1 + Math.exp(-sum)) - row.y) * row.weight;
      meant.step(row.meaning, g);
      for (const [i, wi] of w) {
        const before = n[i] ?? 0;
        const sigma = (Math.sqrt(before + g * g) - Math.sqrt(before)) / alpha;
        z[i] = (z[i] ?? 0) + g - sigma * wi;
        n[i] = before + g * g;
      }
    }
  }
  const weights = new Float64Array(buckets);
  for (let i = 0; i < buckets; i++) weights[i] = weight(i);
  return { weights, meant: meant.weights(), bias: weight(buckets) };
}

export const SETTINGS: Settings = { l1: 0.6, l2: 1, epochs: 8, rounds: 3, seen: 5, meaning: 4 };

/** One model a sign. */
export function learn(chats: readonly Chat[], settings = SETTINGS, space = DEVICE): Record<SignName, Model> {
  const read = chats.map((c, order) => ({ ...c, order, instances: instancesOf(c.messages, space) }));
  const count = new Uint16Array(space.buckets);
  for (const c of read) {
    const all = new Set(c.instances.flatMap((i) => [...i.features]));
    for (const f of all) count[f] = (count[f] ?? 0) + 1;
  }
  for (const c of read)
    for (const i of c.instances) i.features = i.features.filter((f) => (count[f] ?? 0) >= settings.seen);
  const models = {} as Record<SignName, Model>;
  for (const sign of SIGNS) {
    let model: Model | null = null;
    for (let round = 0; round < settings.rounds; round++) {
      const rows: Row[] = [];
      for (const c of read) {
        const mine = c.label === sign;
        if (sign === 'declined') {
          if (!mine && c.label !== 'ok') continue;
        }
        const able = sign === 'declined' ? c.instances.filter((i) => i.girl) : c.instances;
        if (able.length === 0) continue;
        if (mine) {
          const best: Instance =
            model === null
              ? (able.at(-1) as Instance)
              : able.reduce((a, b) => (scoreOf(model as Model, b) > scoreOf(model as Model, a) ? b : a));
          rows.push({ ...best, y: 1, weight: sign === 'declined' ? 1.2 : 2, order: c.order });
        } else
          for (const [k, i] of able.entries()) rows.push({ ...i, y: 0, weight: 1, order: c.order + k * 1e6 });
      }
      model = fitted(rows, settings, space.buckets);
    }
    if (model) models[sign] = model;
  }
  return models;
}

/** The strings that signs.ts reads: gaps between buckets and one character a weight; weights under `least` are left out. */
export function packed(
  model: Model,
  least: number,
  step: number,
): { positions: string; values: string; kept: number } {
  let positions = '';
  let values = '';
  let last = -1;
  let kept = 0;
  model.weights.forEach((w, i) => {
    const level = Math.max(-45, Math.min(45, Math.round(w / step)));
    if (Math.abs(w) < least || level === 0) return;
    let gap = i - last - 1;
    while (gap >= 90) {
      positions += String.fromCharCode(35 + 90);
      gap -= 90;
    }
    positions += String.fromCharCode(35 + gap);
    values += String.fromCharCode(35 + 45 + level);
    last = i;
    kept++;
  });
  return { positions, values, kept };
}
