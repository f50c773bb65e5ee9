/** What she asks by all she wrote, and what only looks like a question. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { know } from '../knowledge';
import { understand } from '../understand';
import { MORE } from './index';

beforeAll(() => know(MORE));
afterAll(() => know(null));

const asked = (...lines: string[]) =>
  understand(`Boy: hey\n${lines.map((l) => `Girl: ${l}`).join('\n')}`).questions;

describe('a question', () => {
  it.each([
    [['he needs a name and everything i think of sounds like dinner. suggestions?'], 'petName'],
    [
      ['a kitten, one and a half ears. the nurses cant agree on what to call him so i ask a neutral man. go'],
      'petName',
    ],
    [["that's Gerald, he's 9kg and the love of my life. please tell me you're not allergic"], 'petAllergy'],
    [['season ticket since i was 8. who do you support and think carefully'], 'team'],
    [['we have met a hedge', 'how many goes did it take you to pass yours?'], 'howManyGoes'],
    [['on top of a wind turbine. you any good with heights'], 'heights'],
    [['i want to hike to Ushguli. have you ever been that way?'], 'haveYouEver'],
    [['we close at two. were you just passing, or passing on purpose?'], 'eitherClause'],
    [['i handed my notice in this morning. tell me truthfully, have i lost my marbles?'], 'amIMad'],
    [['church on sunday. and you, are you on call again?'], 'areYouWorking'],
    [['Pompeii was magic. have you ever been there?'], 'beenTried'],
    [["what's on it? if you say pineapple i'm gone"], 'pizza'],
    [['important. favourite bridge'], 'favorite'],
  ])('is known by what stands around it: %s', (lines, kind) => {
    expect(asked(...lines).map((q) => q.kind)).toContain(kind);
  });

  it('between two days is a choice of these', () => {
    const [q] = asked('free wed after 6 or sat lunch, stuck in the lab all the other days. which one');
    expect(q?.options).toEqual(['Wednesday', 'Saturday']);
  });

  it.each([
    'how to weld. set my sleeve on fire a little',
    'my grandma made two hundred tamales and then told them off for not eating??',
    'the doctor said its just a virus. which i couldve told him for free',
  ])('it is none: %s', (line) => {
    expect(asked(line)).toEqual([]);
  });
});
