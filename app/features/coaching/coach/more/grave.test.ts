/** Grave news is met with sympathy and never said back; what only sounds like it is not. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { coach, understand } from '../index';
import { know } from '../knowledge';
import { MORE } from './index';

beforeAll(() => know(MORE));
afterAll(() => know(null));

const chat = (line: string) => `Boy: how are things\nGirl: ${line}`;
const isHeavy = (line: string) => understand(chat(line)).told[0]?.kind === 'heavyNews';

describe('grave news', () => {
  it.each([
    'my flat got burgled on tuesday',
    'my boss touched me at the party',
    'someone followed me home last night',
    'i relapsed last week',
    'our house burned down in march',
    'the doctor found a lump',
    'my sister lost the baby',
    'my brother is in a coma since sunday',
    'first christmas without my dad, i burnt the turkey and cried on the kitchen floor',
    'i was in a car crash on monday',
    'my dad left when i was 5',
    'my brother is in prison',
    'my ex took the kids last month',
    'my dog ran away on sunday',
    'my cousin got shot',
    'my best friend tried to kill herself',
    "i'm being bullied at work",
    'my ex keeps following me',
    'my flat flooded and i lost everything',
    'some man on the bus told me to go back to my own country today',
  ])('is known: %s', (line) => {
    expect(isHeavy(line)).toBe(true);
  });

  it.each([
    'got mugged by a seagull at lunch',
    'first christmas without a tree, i love it',
    'first christmas without my mum cooking, i made lasagne',
    "i'm 33 so i'm not in a panic but i'm not in a coma about it either",
    'a cat followed me home and now i have a cat',
    'he left me a note on the fridge',
    'my mum left her glasses in the freezer again',
    'the villain in that film relapsed again, what a show',
    'she followed me back on insta',
    'i lost the baby weight at last',
    'i was shot down in the quiz',
    'my phone was stolen on the tube',
  ])('is none: %s', (line) => {
    expect(isHeavy(line)).toBe(false);
  });

  it.each([
    ['my boss touched me at the party', /boss|party/i],
    ['they found a lump in my breast', /breast/i],
    ['my best friend tried to kill herself', /herself/i],
    ['i relapsed last week', /\bweek\b/i],
    ['my flat flooded and i lost everything', /your flooded/i],
    ['my period is late', /period/i],
  ])('names nobody who did it, and nothing too near to her: %s', (line, word) => {
    const answer = coach({ kind: 'replies', conversation: chat(line), advanced: true });
    const replies = answer.outcome === 'answered' ? answer.suggestions.map((s) => s.text) : [];
    expect(replies).toHaveLength(3);
    for (const reply of replies) expect(reply).not.toMatch(word);
  });
});
