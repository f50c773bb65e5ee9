import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repliesTo } from '../../../../../tests/setup/replies';
import { coach } from '../index';
import { know } from '../knowledge';
import { understand } from '../understand';
import { MORE } from './index';

beforeAll(() => know(MORE));
afterAll(() => know(null));

const chat = (...lines: string[]) => lines.join('\n');

describe('a plan whose half stands in his line', () => {
  it.each([
    [
      'drinks',
      'Boy: Want to grab a drink Thursday?',
      "Girl: I'd love to! What time?",
      'whatTime',
      'Thursday',
    ],
    [
      'an evening she agrees to',
      'Boy: How about Saturday?',
      'Girl: Saturday works! What time?',
      'whatTime',
      'Saturday',
    ],
    [
      'coffee',
      'Boy: Coffee on Sunday?',
      'Girl: Sure! What time were you thinking?',
      'whatTimeEarly',
      'Sunday',
    ],
    ['lunch', 'Boy: We should get lunch tomorrow', 'Girl: sounds good, when?', 'whatTimeNoon', 'tomorrow'],
  ])('asks for the hour of %s on the day that he named', (_, boy, girl, sort, day) => {
    const text = chat(boy, girl);
    expect(understand(text).questions[0]).toMatchObject({ kind: 'whenSuits', sort, about: day });
    for (const reply of repliesTo(text)) {
      expect(reply).toMatch(/\b(?:six|seven|eight|ten|eleven|twelve|one)\b/i);
      const others = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].filter(
        (d) => d !== day,
      );
      expect(others.filter((other) => reply.includes(other))).toEqual([]);
    }
  });

  it('asks for a day of next week', () => {
    const text = chat('Girl: When are you free next week?');
    expect(understand(text).questions[0]?.kind).toBe('whenSuits');
    for (const reply of repliesTo(text)) expect(reply).not.toMatch(/\bback\b|works best for me/);
  });

  it('moved to next week, it is not moved to tonight', () => {
    const text = chat("Girl: I'm so sorry, I have to cancel tonight. Can we do next week instead?");
    for (const reply of repliesTo(text)) expect(reply).not.toMatch(/\btonight\b/i);
    expect(repliesTo(text).join(' ')).toMatch(/next week/i);
  });

  it.each([
    [['Boy: Dinner on Friday?', 'Girl: Yes! Where should we go?'], 'wherePlace', 'whereMeet'],
    [['Boy: Saturday at the museum then', 'Girl: great, where should we meet?'], 'wherePlace', 'meetThere'],
    [
      ["Boy: 7:30 at Luigi's then", 'Girl: Perfect. Do we need to book or are you doing that?'],
      'whoBooks',
      undefined,
    ],
    [
      ["Boy: I'll plan the date, you just show up", 'Girl: I like a man with a plan. What are we doing?'],
      'whatPlan',
      undefined,
    ],
    [['Boy: can I call you?', 'Girl: Sure, give me 10 minutes?'], 'callTonight', 'inAMinute'],
  ])('%s', (lines, kind, sort) => {
    const [asked] = understand(chat(...lines)).questions;
    expect([asked?.kind, asked?.sort]).toEqual([kind, sort]);
  });

  it.each([
    'Girl: What time do you get up?',
    'Boy: Coffee on Sunday?\nGirl: My gran is ill. What time is it there?',
    'Girl: what is the plan for the weekend?',
  ])('%s is about no plan of theirs', (text) => {
    expect(understand(text).questions.map((q) => q.sort ?? q.kind)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:whatTime|whatPlan|whereMeet)/)]),
    );
  });
});

describe('what asks without a question', () => {
  it.each([
    ['Girl: I climb 3 times a week, you should come along some time!', 'comeAlong'],
    ['Girl: me and some friends are at the food market on Sunday, come with us!', 'comeAlong'],
    ['Girl: You never asked me about my day 😏', 'askMyDay'],
    ["Girl: you know you didn't ask how my interview went", undefined],
    ['Girl: you should come up with a better name', undefined],
    ['Girl: you could come across as rude', undefined],
    ['Girl: you should visit Lisbon one day', undefined],
  ])('%s', (text, kind) => {
    expect(understand(text).questions.find((q) => /^(?:comeAlong|askMyDay)$/.test(q.kind))?.kind).toBe(kind);
  });

  it('is not called a question in what stands behind the reply', () => {
    const answer = coach({
      kind: 'replies',
      conversation: 'Girl: I climb, you should come along!',
      advanced: true,
    });
    if (answer.outcome !== 'answered') throw new Error(answer.outcome);
    for (const { psychology } of answer.suggestions)
      expect(psychology).toMatch(/^"I climb, you should come along!" comes first\./);
  });

  it('is answered with the question, not with an apology', () => {
    for (const reply of repliesTo('Girl: You never asked me about my day 😏')) {
      expect(reply).toMatch(/\byour day\b/);
      expect(reply).not.toMatch(/\bsorry\b/i);
    }
  });
});

describe('what is given back', () => {
  it('is what he asked', () => {
    const text = chat(
      "Boy: Hey Emma, how's your week going?",
      "Girl: Pretty good, a bit long haha. How's yours?",
    );
    expect(understand(text).questions[0]?.kind).toBe('howWasDay');
  });

  it('and is not asked again', () => {
    const text = chat('Boy: Did you get home ok?', 'Girl: Yes just got in! You?');
    for (const reply of repliesTo(text)) expect(reply).not.toContain('?');
  });
});

it.each([
  ['Girl: Are you always this charming or just online?', 'charmingToo'],
  ['Boy: your weekend was missing me\nGirl: Smooth. Does that line usually work?', 'lineWorks'],
  ["Girl: I'm reading Normal People, have you read it?", 'haveRead'],
  ['Girl: just finished severance. have you seen it?', 'haveSeen'],
  ["Girl: I love your dog! What's his name?", 'dogName'],
  ['Boy: Tea or coffee?\nGirl: Coffee all day. You?', 'teaOrCoffee'],
])('%s asks for %s', (text, kind) => {
  const u = understand(text);
  expect(u.questions[0]?.kind).toBe(kind);
  expect(u.moment).not.toBe('annoyed');
});
