/**
 * Finer kinds of question and of telling, of which there are too few lines to learn weights from: the one is taken whose lines mean
 * most nearly the same on the whole (a nearest centroid). scripts/find-centres.mjs finds these.
 */
import { sentences } from '../text';
import { MEANING } from './encoder/encoder';
import { type Factor, type Kernel, type Matrix, openKernel } from './encoder/kernel';
import { meaningOf } from './encoder/meaning';
import { meaningRead } from './encoder/reader';
import { ASKED, ASKED_READ, TOLD, TOPICS } from './finer-weights';
import type { Found } from './sparse';

interface Centres {
  kinds: readonly string[];
  /** What all lines mean on the whole: what they have in common says nothing. */
  mean: readonly number[];
  /** Base64: for each kind a byte for each number, 128 being nothing. */
  centres: string;
}

/** Up to here nothing is said by being near; from there on one more is so many times likelier. Measured on lines left out. */
const NOTHING = 0.4;
const SURER = 3.5;

/** How near to each kind, -1 to 1, in the kinds' order. */
function nearness(all: Centres): (meaning: Float32Array) => Float32Array {
  let read: { kernel: Kernel; factor: Factor; input: Matrix; output: Matrix } | null = null;
  const open = () => {
    const { kinds, centres } = all;
    const kernel = openKernel();
    const bytes = Uint8Array.from(atob(centres), (c) => c.charCodeAt(0));
    const columns = new Float32Array(MEANING * kinds.length);
    for (const k of kinds.keys()) {
      const own = Array.from(bytes.subarray(k * MEANING, (k + 1) * MEANING), (byte) => byte - 128);
      const length = Math.hypot(...own) || 1;
      for (const [d, x] of own.entries()) columns[d * kinds.length + k] = x / length;
    }
    const factor = kernel.factor(columns, MEANING, kinds.length);
    return { kernel, factor, input: kernel.reserve(1, MEANING), output: kernel.reserve(1, factor.columns) };
  };
  return (meaning) => {
    read ??= open();
    const { kernel, factor, input, output } = read;
    const own = meaning.map((x, d) => x - (all.mean[d] ?? 0));
    const length = Math.hypot(...own) || 1;
    kernel.numbers(input).set(own.map((x) => x / length));
    kernel.numbers(output).fill(0);
    kernel.multiply(input, factor, output);
    return kernel.numbers(output);
  };
}

/** The kind that is nearest on the mean by each way of reading: each errs elsewhere. */
function nearest(...readings: [Centres, (text: string) => Float32Array][]): (text: string) => Found {
  const nearBy = readings.map(([all]) => nearness(all));
  return (text) => {
    const near = readings.map(([, read], n) => nearBy[n]?.(read(text)) ?? []);
    const kinds = readings[0]?.[0].kinds ?? [];
    const mean = (k: number) => near.reduce((sum, of) => sum + (of[k] ?? 0), 0) / near.length;
    let best = 0;
    for (const k of kinds.keys()) if (mean(k) > mean(best)) best = k;
    const sure = Math.min(0.99, Math.max(0, (mean(best) - NOTHING) * SURER));
    return { kind: sure > 0 ? (kinds[best] ?? null) : null, sure };
  };
}

export const askedFiner = nearest([ASKED, meaningOf], [ASKED_READ, meaningRead]);
/** As the encoder was taught further, no more of these are known. */
export const toldFiner = nearest([TOLD, meaningOf]);

const nearTellings = nearness(TOLD);

/** How near what a text means is to a finer kind of telling, -1 to 1; null for a kind that is none of these. */
export function nearTelling(kind: string, text: string): number | null {
  const at = TOLD.kinds.indexOf(kind);
  return at < 0 ? null : (nearTellings(meaningOf(text))[at] ?? null);
}

const nearTopics = nearness(TOPICS);

/** How near what a text means is to what is said of a topic, -1 to 1; null for a topic that is not known. */
export function nearTopic(id: string, meaning: Float32Array): number | null {
  const at = TOPICS.kinds.indexOf(id);
  return at < 0 ? null : (nearTopics(meaning)[at] ?? null);
}

/** The sentence of a line that asks: the last with a question mark, else the last. */
export function askedPart(text: string): string {
  const all = sentences(text);
  return all.findLast((s) => s.includes('?')) ?? all.at(-1) ?? text;
}
