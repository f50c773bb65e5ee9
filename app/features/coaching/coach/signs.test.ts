// The learned weights belong to the lines they were learned from, and read them as they were packed.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LEARNED_FROM, POSITIONS, WEIGHTS } from './content/sign-weights';
import { parseConversation } from './conversation';
import { SIGNS, unitsOf } from './sign-features';
import { scoresOf, signsIn, sureOf } from './signs';

const LINES = 'tests/eval/coach/signs/';
const COACH = 'app/features/coaching/coach/';

it('was learned from the lines as they are', () => {
  const of = createHash('sha256');
  // What the device learns from; more/more.test.ts asks the same of the server's.
  const files = readdirSync(LINES).filter((f) => f.endsWith('.txt') && !f.startsWith('chats-'));
  for (const f of files.toSorted()) of.update(readFileSync(LINES + f));
  for (const f of ['sign-features.ts', 'content/sign-words.ts']) of.update(readFileSync(COACH + f));
  // Otherwise: node scripts/train-signs.mjs
  expect(of.digest('hex').slice(0, 16)).toBe(LEARNED_FROM);
});

it('has one weight for each place', () => {
  const goesOn = String.fromCharCode(35 + 90);
  SIGNS.forEach((_, i) => {
    const places = [...(POSITIONS[i] ?? '')].filter((c) => c !== goesOn).length;
    expect(places).toBe(WEIGHTS[i]?.length);
  });
});

describe('signs', () => {
  it.each([
    ['declined', 'thanks, but i met someone else'],
    ['caring', "i don't want to live anymore"],
    ['threat', 'i know where you live and i will hurt you'],
    ['sexual', 'send me nudes'],
    ['hate', 'immigrants are parasites'],
  ] as const)('%s: %s', (sign, text) => {
    expect(scoresOf(text, '')[sign]).toBeGreaterThan(sureOf(sign));
  });

  it('reads a bare number as an age only after the question for it', () => {
    expect(scoresOf('15', 'how old are you?').minor).toBeGreaterThan(sureOf('minor'));
    expect(scoresOf('15', 'how many eggs do you need?').minor).toBeLessThan(sureOf('minor'));
  });

  it('looks at every sentence of a run, whatever stands around it', () => {
    const runs = signsIn(
      parseConversation('Girl: the soup was great. i want to die. anyway, how was work?\nGirl: lol').turns,
    );
    expect(runs).toHaveLength(1);
    expect(runs[0]?.scores.caring).toBeGreaterThan(sureOf('caring'));
    expect(unitsOf(['One. Two?', 'Three'])).toEqual([
      'One.',
      'Two?',
      'One. Two?',
      'Three',
      'One. Two?\nThree',
    ]);
  });
});
