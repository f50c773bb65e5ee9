import { describe, expect, it } from 'vitest';
import { itemsOf, mostConcrete, own, wishOf, workOf } from './own-words';

describe('what he looks for, as a sentence of his', () => {
  it.each([
    ['someone genuine, no games', "I'd like to meet someone genuine."],
    ['Meet someone who eats with her hands', "I'd like to meet someone who eats with her hands."],
    ['see where it goes', "I'd like to see where it goes."],
    ['to meet nice people and maybe more', "I'd like to meet nice people and maybe more."],
    [
      'A relationship with someone who does not mind early nights',
      "I'm looking for a relationship with someone who does not mind early nights.",
    ],
    ['kind, funny and curious', "I'm looking for someone kind, funny and curious."],
    [
      "I'm looking for someone who comes to the second gig too",
      "I'd like to meet someone who comes to the second gig too.",
    ],
    ['something serious', "I'm looking for something serious."],
    ['I hope for a home, not a hotel', "I'm looking for a home, not a hotel."],
    ['no drama, no games', null],
    ['dont know yet', null],
    ['a girlfriend I guess', "I'd like to meet a girlfriend."],
    ['long term relationship', "I'm looking for a long term relationship."],
    ['wife and a couple kids', "I'm looking for a wife and a couple kids."],
    [
      'a serious relationship and children one day',
      "I'm looking for a serious relationship and children one day.",
    ],
    ['marriage', "I'm looking for marriage."],
    ['get more matches', null],
    ['', null],
  ])('%s', (text, sentence) => {
    expect(wishOf(text)).toBe(sentence);
  });
});

describe('his work, as a sentence of his', () => {
  it.each([
    ['Software developer at a small startup', "I'm a software developer at a small startup."],
    ['engineer, bridges mostly', "I'm an engineer, bridges mostly."],
    ['NHS nurse', "I'm an NHS nurse."],
    ['I fix lifts for Otis in Leeds', 'I fix lifts for Otis in Leeds.'],
    ['i work in sales', 'I work in sales.'],
    ['studying medicine in my fourth year', "I'm studying medicine in my fourth year."],
    ['Work at a garden centre', 'I work at a garden centre.'],
    ['IT support', 'I work in IT support.'],
    ['retired geography teacher', "I'm a retired geography teacher."],
    [
      'Former merchant navy officer, now harbour pilot',
      "I'm a former merchant navy officer, now harbour pilot.",
    ],
    ['', ''],
  ])('%s', (text, sentence) => {
    expect(workOf(text)).toBe(sentence);
  });
});

it('a list is taken apart, and its most concrete thing found', () => {
  expect(itemsOf('I like hiking and photography. Also chess')).toEqual(['hiking', 'photography', 'chess']);
  expect(mostConcrete(['music', 'crosswords with my nan', 'gym'])).toBe('crosswords with my nan');
});

it('his own sentence keeps its words', () => {
  expect(own('i see my nan on saturdays and im happy')).toBe("I see my nan on saturdays and I'm happy.");
});
