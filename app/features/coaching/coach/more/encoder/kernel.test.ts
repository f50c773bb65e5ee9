/** The kernel's products are those of plain arithmetic, as near as 16 bits come. */
import { expect, it } from 'vitest';
import { openKernel } from './kernel';

/** Numbers in -1 to 1, the same every time. */
function numbers(count: number, seed: number): Float32Array {
  let state = seed;
  return Float32Array.from({ length: count }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 31 - 1;
  });
}

function product(a: Float32Array, b: Float32Array, m: number, k: number, n: number): Float64Array {
  const out = new Float64Array(m * n);
  for (let i = 0; i < m; i++)
    for (let j = 0; j < n; j++)
      for (let d = 0; d < k; d++)
        out[i * n + j] = (out[i * n + j] ?? 0) + (a[i * k + d] ?? 0) * (b[d * n + j] ?? 0);
  return out;
}

function multiplied(a: Float32Array, b: Float32Array, m: number, k: number, n: number): Float32Array {
  const kernel = openKernel();
  const factor = kernel.factor(b, k, n);
  const input = kernel.reserve(m, k);
  const output = kernel.reserve(m, factor.columns);
  kernel.numbers(input).set(a);
  kernel.numbers(output).fill(0);
  kernel.multiply(input, factor, output);
  const all = kernel.numbers(output);
  return Float32Array.from(
    { length: m * n },
    (_, i) => all[Math.floor(i / n) * factor.columns + (i % n)] ?? 0,
  );
}

it.each([1, 3, 4, 9])('multiplies %i rows', (m) => {
  const [k, n] = [256, 13];
  const [a, b] = [numbers(m * k, 7), numbers(k * n, 11)];
  const exact = product(a, b, m, k, n);
  for (const [i, found] of multiplied(a, b, m, k, n).entries()) expect(found).toBeCloseTo(exact[i] ?? 0, 1.9);
});

it('holds the greatest sums there can be', () => {
  const [m, k, n] = [4, 512, 8];
  for (const [x, y] of [
    [1, 1],
    [1, -1],
    [-3e4, 2e-5],
  ] as const) {
    const found = multiplied(new Float32Array(m * k).fill(x), new Float32Array(k * n).fill(y), m, k, n);
    for (const value of found) expect(value / (x * y * k)).toBeCloseTo(1, 3);
  }
});

it('leaves zeros zero, and needs rows by the hundred and twenty-eight', () => {
  expect([...multiplied(new Float32Array(128), numbers(128 * 8, 3), 1, 128, 8)]).toEqual(
    new Array(8).fill(0),
  );
  expect(() => openKernel().factor(new Float32Array(100 * 8), 100, 8)).toThrow('128');
});
