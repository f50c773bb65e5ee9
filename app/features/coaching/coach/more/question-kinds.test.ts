/** A question is known by what it means, and held to the words of its kind. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { know } from '../knowledge';
import { classifyQuestion } from '../questions';
import { MORE } from './index';

beforeAll(() => know(MORE));
afterAll(() => know(null));

const asked = (sentence: string) => classifyQuestion(sentence);

it.each([
  ['whats your worst hotel story', 'my worst hotel story'],
  ["whats the strangest place you've ever slept", "the strangest place I've ever slept"],
])('what no known kind asks is said back: %s', (sentence, about) => {
  expect(asked(sentence)?.about).toBe(about);
});

it.each([
  'My suitcase has landed in Spalding??',
  'i actually think it went well??',
  'the cat has eaten the whole quiche?',
])('what only tells is no question: %s', (sentence) => {
  expect(asked(sentence)).toBeNull();
});

it.each([
  ['Please what is it mean "cheeky"?', 'wordMeaning'],
  ['What do you mean by complicated?', 'whatMean'],
  ['can you order us something to nibble on before i eat the driver', 'orderUs'],
  ['whats your worst flatmate story', 'worstFlatmate'],
  ['favourite dinosaur', 'favDinosaur'],
  ['do you still want that coffee or has it expired', 'wantIt'],
  ['would that be ok??', 'okWithIt'],
  ['what did you want to be when you were small?', 'whenGrowUp'],
  ['what time and where?', 'whenSuits'],
  ["what's your specialist subject and are you free at 8", 'dayOk'],
  ['anyway enough about me how was ur day', 'howWasDay'],
  ['so now the test. you are invited, what do you bring?', 'bringsAlong'],
  ['will you judge me?', 'judgesMe'],
  ['and how do you take yours', 'coffeeHow'],
  ['do you mind voice notes btw?', 'mind'],
  ['is it strange if i bring one for the first date?', 'isItWeird'],
  ['what time is it over there?', 'timeThere'],
])('%s', (sentence, kind) => {
  expect(asked(sentence)?.kind).toBe(kind);
});

it('two sorts of man are a choice', () => {
  expect(asked('are you the type who deals with them or the type who moves house')?.options).toEqual([
    'the type who deals with them',
    'the type who moves house',
  ]);
});
