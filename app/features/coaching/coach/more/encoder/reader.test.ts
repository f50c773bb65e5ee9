import { describe, expect, it } from 'vitest';
import * as feels from '../feel-weights';
import * as questions from '../question-weights';
import * as tellings from '../told-weights';
import { MEANING } from './encoder';
import { meaningOf } from './meaning';
import { meaningRead, readerOf } from './reader';
import { HEADS } from './reader-weights';

describe('the reader', () => {
  // As PyTorch gives them for the weights that were written down.
  it.each([
    ['how are you', [0.0373, -0.0208, 0.0095, 0.0495, -0.0495, -0.0493]],
    ["hey you, how's it going today", [-0.0477, 0.022, 0.0271, 0.0556, -0.052, -0.0399]],
    ['how are you feeling today, any better', [0.0235, 0.0394, 0.0506, 0.052, -0.0428, -0.0511]],
  ])('reads %s as it was taught to', (text, numbers) => {
    const found = meaningRead(text);
    expect(found).toHaveLength(MEANING);
    for (const [d, number] of numbers.entries()) expect(found[d]).toBeCloseTo(number, 3);
  });

  it('leaves the encoder it was taught from as it is', () => {
    expect(meaningOf('how are you')[0]).not.toBeCloseTo(meaningRead('how are you')[0] ?? 0, 3);
  });

  it('knows the kinds that the words know, in their order', () => {
    const kinds = { asked: questions.KINDS, told: tellings.KINDS, feels: feels.KINDS };
    for (const { name, kinds: own } of HEADS) expect(own).toEqual(kinds[name as keyof typeof kinds]);
  });

  it('says how likely each is, and all together that one of them is', () => {
    const likely = readerOf('asked').likely('so what do you do for a living');
    const total = likely.reduce((sum, l) => sum + Math.exp(l), 0);
    expect(total).toBeCloseTo(1, 5);
    const best = likely.indexOf(likely.reduce((a, b) => Math.max(a, b)));
    expect(questions.KINDS[best]).toBe('job');
    // Nothing to read is no reason to fail.
    expect(readerOf('told').likely('')).toHaveLength(tellings.KINDS.length);
  });
});
