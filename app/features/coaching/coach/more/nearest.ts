/**
 * The entries of near-entries.ts that mean nearly what a text means: by both readings, in few numbers. scripts/find-near.mjs finds what each
 * way of putting it means.
 */
import { MEANING } from './encoder/encoder';
import { type Factor, type Kernel, type Matrix, openKernel } from './encoder/kernel';
import { meaningOf } from './encoder/meaning';
import { meaningRead } from './encoder/reader';
import { memory } from './memory';
import { askedEntries, type NearEntry, toldEntries } from './near-entries';
import { AFTER, ASKED, DIRECTIONS, MEAN, TOLD } from './near-weights';

export interface Near {
  entry: NearEntry;
  /** The way of putting it that is nearest, and how near, -1 to 1. */
  way: string;
  near: number;
  /** How near what he told is to what he may have told before it; null where it needs nothing before it. */
  told: number | null;
}

/** So many numbers are left of both meanings. */
const SIZE = DIRECTIONS.size;
/** So many of the nearest are looked at. */
const LOOKED_AT = 8;

const unpacked = (text: string) => Int8Array.from(atob(text), (c) => c.charCodeAt(0));

/** Places of length 1, one a column. */
function columnsOf(text: string): Float32Array {
  const bytes = unpacked(text);
  const count = bytes.length / SIZE;
  const columns = new Float32Array(bytes.length);
  for (let n = 0; n < count; n++) {
    const own = bytes.subarray(n * SIZE, (n + 1) * SIZE);
    const length = Math.hypot(...own) || 1;
    for (let d = 0; d < SIZE; d++) columns[d * count + n] = (own[d] as number) / length;
  }
  return columns;
}

let shared: { kernel: Kernel; parts: Factor; meant: Matrix; small: Matrix } | null = null;

function open() {
  if (shared) return shared;
  const kernel = openKernel();
  const directions = Float32Array.from(unpacked(DIRECTIONS.bytes));
  for (let d = 0; d < directions.length; d++)
    directions[d] = (directions[d] as number) * (DIRECTIONS.scales[d % SIZE] as number);
  shared = {
    kernel,
    parts: kernel.factor(directions, 2 * MEANING, SIZE),
    meant: kernel.reserve(1, 2 * MEANING),
    small: kernel.reserve(1, SIZE),
  };
  return shared;
}

const remembered = memory<Float32Array>(2000);

/** Where a text lies among all, by both readings: SIZE numbers, of length 1. */
function placeOf(text: string): Float32Array {
  const there = remembered.get(text);
  if (there) return there;
  remembered.makeRoom();
  const readings = [meaningOf(text), meaningRead(text)];
  const { kernel, parts, meant, small } = open();
  const all = kernel.numbers(meant);
  for (const [at, meaning] of readings.entries())
    for (let d = 0; d < MEANING; d++)
      all[at * MEANING + d] = (meaning[d] as number) - (MEAN[at * MEANING + d] as number);
  const place = kernel.numbers(small).fill(0);
  kernel.multiply(meant, parts, small);
  const length = Math.hypot(...place) || 1;
  const own = Float32Array.from(place, (x) => x / length);
  remembered.set(text, own);
  return own;
}

/** Where it begins in a row of all the entries', with the end behind the last. */
function starts(entries: readonly NearEntry[], of: (e: NearEntry) => readonly string[]): Int32Array {
  const out = new Int32Array(entries.length + 1);
  for (const [n, e] of entries.entries()) out[n + 1] = (out[n] as number) + of(e).length;
  return out;
}

function search(entriesOf: () => readonly NearEntry[], waysMean: string, afterMeans: string) {
  const make = () => {
    const { kernel } = open();
    const entries = entriesOf();
    const columns = columnsOf(waysMean);
    const ways = kernel.factor(columns, SIZE, columns.length / SIZE);
    return {
      entries,
      wayAt: starts(entries, (e) => e.ways),
      afterAt: starts(entries, (e) => e.after),
      ways,
      near: kernel.reserve(1, ways.columns),
      after: columnsOf(afterMeans),
    };
  };
  let ready: ReturnType<typeof make> | null = null;
  /** How near what he told is to what stands before the n-th entry. */
  const toldNear = (
    { afterAt, after }: ReturnType<typeof make>,
    n: number,
    his: readonly string[],
  ): number | null => {
    const [from = 0, to = 0] = [afterAt[n], afterAt[n + 1]];
    if (from === to) return null;
    const count = after.length / SIZE;
    let best = -1;
    for (const place of his.map(placeOf))
      for (let a = from; a < to; a++) {
        let sum = 0;
        for (let d = 0; d < SIZE; d++) sum += (place[d] as number) * (after[d * count + a] as number);
        best = Math.max(best, sum);
      }
    return best;
  };
  return (text: string, his: readonly string[] = []): Near[] => {
    const opened = ready ?? make();
    ready = opened;
    const place = placeOf(text);
    const { kernel, small } = open();
    const { entries, wayAt, ways, near } = opened;
    kernel.numbers(small).set(place);
    const scores = kernel.numbers(near).fill(0);
    kernel.multiply(small, ways, near);
    // The few best of thousands, kept in order.
    const best: { n: number; w: number; near: number }[] = [];
    for (let n = 0; n < entries.length; n++) {
      let w = wayAt[n] as number;
      for (let other = w + 1; other < (wayAt[n + 1] as number); other++)
        if ((scores[other] as number) > (scores[w] as number)) w = other;
      const near = scores[w] as number;
      if (best.length === LOOKED_AT && near <= (best[LOOKED_AT - 1]?.near ?? 0)) continue;
      if (best.length === LOOKED_AT) best.pop();
      let at = best.length;
      while (at > 0 && (best[at - 1]?.near ?? 0) < near) at--;
      best.splice(at, 0, { n, w, near });
    }
    return best.map(({ n, w, near }) => {
      const entry = entries[n] as NearEntry;
      return {
        entry,
        way: entry.ways[w - (wayAt[n] as number)] as string,
        near,
        told: toldNear(opened, n, his),
      };
    });
  };
}

/** The questions nearest to what is asked, the nearest first; `his`: what he told last, sentence by sentence. */
export const nearestAsked = search(askedEntries, ASKED, AFTER);
/** The same of what she tells. */
export const nearestTold = search(toldEntries, TOLD, '');
