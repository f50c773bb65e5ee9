import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Draft } from '../draft';
import { coach, understand } from '../index';
import { know, known } from '../knowledge';
import { MORE } from '.';
import { LEARNED_FROM, WEIGHTS } from './fit-weights';
import { factsOf, fits } from './fits';

/** All drafts to a text, with what they were made for. */
function draftsOf(conversation: string): Draft[] {
  const out: Draft[] = [];
  know({
    ...MORE,
    fits: (d) => {
      out.push(d);
      return 0;
    },
  });
  try {
    coach({ kind: 'replies', conversation, advanced: true });
  } finally {
    know(MORE);
  }
  return out;
}

describe('what readers said of drafts', () => {
  // Otherwise: node scripts/train-fits.mjs
  it('is learned from the marks as they are', () => {
    const of = createHash('sha256').update(readFileSync('tests/eval/coach/fits/marks.txt', 'utf8'));
    expect(of.digest('hex').slice(0, 16)).toBe(LEARNED_FROM);
  });

  it('puts drafts to the same chat in an order', () => {
    const text = 'Boy: hey, how was work?\nGirl: long! the oven broke twice. do you cook?';
    const u = understand(text);
    const drafts = draftsOf(text);
    expect(drafts.length).toBeGreaterThan(20);
    const points = drafts.map((d) => fits(d, u));
    expect(points.every(Number.isFinite)).toBe(true);
    expect(Math.max(...points) - Math.min(...points)).toBeGreaterThan(0.2);
  });

  it('looks at what is known of a draft by names that have a weight', () => {
    const text = 'Girl: hi! what do you do for work?';
    const names = draftsOf(text).flatMap((d) => [...factsOf(d, understand(text)).keys()]);
    expect(names).toContain('answer plainly');
    expect(names.filter((name) => name in WEIGHTS).length).toBeGreaterThan(names.length / 3);
  });

  it('has no say where she said no, or is in despair', () => {
    for (const text of [
      'Boy: drinks?\nGirl: I do not want to go out with you, please stop messaging me',
      'Girl: i cant do this anymore, i want to end my life',
    ])
      for (const d of draftsOf(text)) expect(fits(d, understand(text))).toBe(0);
    expect(known()).toBe(MORE);
  });
});
