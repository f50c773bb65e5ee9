/**
 * node scripts/find-near.mjs    finds what each way of asking and telling in app/features/coaching/coach/more/near means, by both
 * readings, in few numbers (the directions in which they differ most), and writes it for more/nearest.ts. The same ways always give the same.
 */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { openModules, root } from './load-modules.mjs';

const SIZE = 128;
const ROUNDS = 12;
const TOGETHER = 64;
const BYTE = 127;

function dot(a, b) {
  let sum = 0;
  for (let d = 0; d < a.length; d++) sum += a[d] * b[d];
  return sum;
}
const lengthOf = (v) => Math.sqrt(dot(v, v)) || 1;

/** The directions in which the vectors differ most: the first eigenvectors of their covariance, by orthogonal iteration. */
function directionsOf(vectors) {
  const wide = vectors[0].length;
  const covariance = Array.from({ length: wide }, () => new Float64Array(wide));
  for (const v of vectors)
    for (let i = 0; i < wide; i++) {
      const row = covariance[i];
      const x = v[i];
      for (let j = 0; j < wide; j++) row[j] += x * v[j];
    }
  let seed = 1;
  const chance = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647 - 0.5;
  };
  let found = Array.from({ length: SIZE }, () => Float64Array.from({ length: wide }, chance));
  for (let round = 0; round < ROUNDS; round++) {
    found = found.map((v) => Float64Array.from(covariance, (row) => dot(row, v)));
    for (const [n, v] of found.entries()) {
      for (const before of found.slice(0, n)) {
        const along = dot(v, before);
        for (let d = 0; d < wide; d++) v[d] -= along * before[d];
      }
      const length = lengthOf(v);
      for (let d = 0; d < wide; d++) v[d] /= length;
    }
  }
  return found;
}

const bytes = (numbers) => Buffer.from(Int8Array.from(numbers).buffer).toString('base64');

const modules = await openModules();
try {
  const near = '/app/features/coaching/coach/more';
  const { readAsked, readTold, waysOf } = await modules.load(`${near}/near-entries.ts`);
  const meaning = await modules.load(`${near}/encoder/meaning.ts`);
  const reader = await modules.load(`${near}/encoder/reader.ts`);
  const asked = readAsked();
  const told = readTold();
  const meant = (texts) => {
    const out = [];
    for (let at = 0; at < texts.length; at += TOGETHER) {
      const some = texts.slice(at, at + TOGETHER);
      meaning.prepare(some);
      reader.readTogether(some);
      for (const text of some) out.push([...meaning.meaningOf(text), ...reader.meaningRead(text)]);
    }
    return out;
  };
  const askedWays = meant(asked.flatMap((e) => e.ways));
  const toldWays = meant(told.flatMap((e) => e.ways));
  const after = meant(asked.flatMap((e) => e.after));
  const ways = [...askedWays, ...toldWays];
  const mean = ways[0].map((_, d) =>
    Number((ways.reduce((sum, v) => sum + v[d], 0) / ways.length).toFixed(4)),
  );
  const centred = (vectors) => vectors.map((v) => Float64Array.from(v, (x, d) => x - mean[d]));
  const directions = directionsOf(centred(ways));
  const scales = directions.map((v) => Number((Math.max(...v.map(Math.abs)) / BYTE).toPrecision(6)));
  const rounded = directions.map((v, n) => v.map((x) => Math.round(x / scales[n])));
  const places = (vectors) =>
    centred(vectors).flatMap((v) => {
      const place = rounded.map((row, n) => dot(row, v) * scales[n]);
      const most = Math.max(...place.map(Math.abs)) || 1;
      return place.map((x) => Math.round((x / most) * BYTE));
    });
  // row by row of what is meant, as they are multiplied
  const byRow = mean.flatMap((_, d) => rounded.map((row) => row[d]));
  writeFileSync(
    `${root}app/features/coaching/coach/more/near-weights.ts`,
    [
      '/** Written by scripts/find-near.mjs; not to be edited by hand. */',
      `export const LEARNED_FROM = '${createHash('sha256')
        .update(waysOf([...asked, ...told]))
        .digest('hex')
        .slice(0, 16)}';`,
      `export const MEAN: readonly number[] = ${JSON.stringify(mean)};`,
      `export const DIRECTIONS = { size: ${SIZE}, scales: ${JSON.stringify(scales)}, bytes: '${bytes(byRow)}' };`,
      `export const ASKED = '${bytes(places(askedWays))}';`,
      `export const TOLD = '${bytes(places(toldWays))}';`,
      `export const AFTER = '${bytes(places(after))}';`,
      '',
    ].join('\n'),
  );
  console.log(
    `${asked.length} questions, ${askedWays.length} ways, after ${after.length} tellings; ${told.length} tellings, ${toldWays.length} ways`,
  );
} finally {
  await modules.close();
}
