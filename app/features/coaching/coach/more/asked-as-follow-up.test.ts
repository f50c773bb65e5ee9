import { describe, expect, it } from 'vitest';
import { understand } from '../index';
import { wholeQuestion } from './whole-question';

const asked = (his: string, hers: string) =>
  understand(`Boy: ${his}\nGirl: ${hers}`).questions.map((q) => q.kind);

describe('what she asks on about what he has just told', () => {
  it.each([
    ["I'm doing a course in plumbing in the evenings", 'Good on you. How long till you qualify?', 'tillThen'],
    ['leaving the office now', 'how long till you get home?', 'tillSoon'],
    ["Doctor says it's only a sprain", 'Phew. How long do you have to keep off it?', 'tillHealed'],
    ['I retired from the post office two years ago', 'Do you miss it at all?', 'missesIt'],
    ['kids are finally asleep', 'what time do they normally go down?', 'theirHours'],
    ['Just me and the cat tonight', "what's the cat called?", 'isCalled'],
    ['I moved to Leeds in March for the job', 'where were you before that?', 'cameFromWhere'],
    [
      'Currently between jobs, being honest with you',
      'What sort of work are you looking for?',
      'workLookedFor',
    ],
    ["I'm in the choir at St Mark's", 'Do you know Jean who does the flowers there?', 'knowsThem'],
    [
      "It was my wife's birthday, she passed in 2019",
      'Did you do something to remember her?',
      'rememberedThem',
    ],
    ['had to take the car in, it made that noise again', 'did they find out what it was?', 'whetherThey'],
    [
      'Sorry for being short with you yesterday, it was a bad day',
      'Was it the thing with your brother?',
      'whetherIt',
    ],
    ["My son won't talk to me since I told him about the move", 'Have you tried writing to him?', 'whetherI'],
  ])('%s / %s: %s', (his, hers, kind) => {
    expect(asked(his, hers)).toContain(kind);
  });

  it.each([
    ['Pasta tonight, at last', 'so what do you do for work?', 'job'],
    ['it rained all day', 'do you have any brothers or sisters?', 'siblings'],
    ['I like your profile', 'what are you looking for on here?', 'lookingFor'],
    ['so many questions, ask me anything', 'when did your last relationship end?', 'lastRelationship'],
  ])('what stands by itself keeps its kind: %s / %s: %s', (his, hers, kind) => {
    expect(asked(his, hers)).toContain(kind);
  });

  it.each([
    ["I'm back in Leeds tomorrow", 'how long are you there for?', 'tillHealed'],
    ["I'm a doctor at the hospital", 'how long have you done that?', 'tillHealed'],
    ['we broke the record today', 'how long do you train?', 'tillHealed'],
    ['my rent is due again', 'can you send me some money?', 'sendsIt'],
    ['I was in one last year', 'would you be ok with an open relationship?', 'wouldBeFine'],
  ])('%s / %s: not %s', (his, hers, kind) => {
    expect(asked(his, hers)).not.toContain(kind);
  });

  it('has some small words before it, and not any number of them', () => {
    const question = wholeQuestion('how long');
    expect(question.test('that is mad, oh no so aw how long then?')).toBe(true);
    expect(question.test(`${'oh no '.repeat(3000)}how long?`)).toBe(false);
  });
});
