import { beforeAll, describe, expect, it } from 'vitest';
import { coach } from '../index';
import { know } from '../knowledge';
import { understand } from '../understand';
import { choiceSort } from './choices';
import { MORE } from './index';
import { MORE_SAME_THING } from './same-thing';

beforeAll(() => know(MORE));

const repliesTo = (text: string) => {
  const answer = coach({ kind: 'replies', conversation: `Boy: hey\nGirl: ${text}`, advanced: true });
  return answer.outcome === 'answered' ? answer.suggestions.map((s) => s.text) : [];
};

describe('a choice she leaves to him', () => {
  it.each([
    ['friday still good? 6.30 or 7.30, i finish at 6', 'choiceOfTime'],
    ['are you a good neighbour or a bad neighbour?', 'choiceOfHim'],
    ['i smell of mackerel every day. dealbreaker or no?', 'choiceOrNot'],
    ['sage green or terracotta?', null],
    ['be honest, too dark or nah?', 'choiceOrNot'],
    ['pineapple on pizza or nah?', 'choiceOrNay'],
    ['gloves or am i gonna regret gloves', 'choiceUnnamed'],
    ['would you rather shovel every morning til april or pack up and move somewhere warm', 'choiceToDo'],
    ['take it or stay?', 'choiceToDo'],
    ['so tell me, are you a tram guy or a taxi guy. this matters', 'choiceOfHim'],
  ])('is of a sort: %s', (text, sort) => {
    const u = understand(`Boy: hey\nGirl: ${text}`);
    const asked = u.questions.find((q) => q.kind === 'choice');
    expect(asked?.kind).toBe('choice');
    expect(asked && choiceSort(asked, u)).toBe(sort);
  });

  it.each([
    ['i can do thurs after 7 or sat afternoon\nGirl: which is better for u?', 'choiceOfTime'],
    ['my youngest left for college, it is only me now\nGirl: do you have any yourself?', 'haveKids'],
    ['i am one of five, all sisters\nGirl: have you any yourself?', 'siblings'],
    ['my two cats run this place\nGirl: got any yourself?', 'pets'],
  ])('is known by what was said before: %s', (text, sort) => {
    const u = understand(`Boy: hey\nGirl: ${text}`);
    const asked = u.questions.at(-1);
    expect(asked && (choiceSort(asked, u) ?? asked.kind)).toBe(sort);
  });

  it.each([
    ['are you meeting me off the ferry or shall I find you in the pub', true],
    ['should i bring the wine or will you', true],
    ['should i quit this job or are you going to tell me to stay', false],
    ['do i know you or do you just look familiar', false],
    ['shall we say 8 or do you need longer', false],
  ])('is about who does what when they meet: %s', (text, isSo) => {
    const u = understand(`Boy: hey\nGirl: ${text}`);
    const sorts = u.questions.map((asked) => choiceSort(asked, u));
    expect(sorts.includes('choiceWhoDoes')).toBe(isSo);
  });

  it('is a no where she asks whether something is a dealbreaker', () => {
    for (const reply of repliesTo('my lab sleeps in my bed and snores. dealbreaker?'))
      expect(reply).toMatch(/\bno(?:t|where)?\b/i);
  });

  it('is answered with one of the two, or with a no', () => {
    for (const reply of repliesTo('sage green or terracotta?'))
      expect(reply).toMatch(/sage green|terracotta/i);
    for (const reply of repliesTo('i smell of mackerel every day. dealbreaker or no?'))
      expect(reply).toMatch(/\bno\b|\bnot\b|nowhere/i);
  });
});

it.each([
  ['my third starter has died on me, back to shop bread', null],
  ['my phone just died sorry', null],
  ['my nan died on me last week', 'grief'],
  ['our dog died this morning', 'grief'],
])('only somebody is mourned: %s', (text, moment) => {
  const found = understand(`Boy: hey\nGirl: ${text}`).moment;
  expect(found === 'grief').toBe(moment === 'grief');
});

it("writes I'm where people do", () => {
  const spelled = /^(?:What|I|\$1) (?:is|am|are|would|will|have|not)$/;
  expect(MORE_SAME_THING.flatMap(([, ways]) => ways).filter((way) => spelled.test(way))).toEqual([]);
});
