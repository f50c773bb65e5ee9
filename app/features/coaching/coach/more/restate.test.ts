// Questions said back from his side, and what she leaves him to choose from.
import { describe, expect, it } from 'vitest';
import { eitherOf } from './either';
import { RESTATED, restate } from './restate';

describe('a question said back', () => {
  it.each([
    [
      "What's the pettiest thing you've ever done at your job?",
      'hisMost',
      "the pettiest thing I've ever done at my job",
    ],
    ['whats the furthest youve ever run', 'hisMost', "the furthest I've ever run"],
    ['boring. tell me your most useless superpower.', 'hisMost', 'my most useless superpower'],
    ['When did you last write a real letter, with a pen?', 'lastTime', 'write a real letter'],
    ['you ever been got by one', 'everDone', 'been got by one'],
    ['what do you listen to when youre cleaning', 'hisWhat', "what I listen to when I'm cleaning"],
    ['So, what is your view on little green men?', 'verdict', 'little green men'],
    ['what should i teach him to say', 'anyWhat', 'what you should teach him to say'],
    ['what noise does a tug make', 'anyWhat', 'what noise a tug makes'],
    ['what did your mum say?', 'anyWhat', 'what my mum said'],
  ])('%s', (asked, kind, about) => {
    expect(restate(asked, true)).toMatchObject({ kind, about });
  });

  it('is left alone where it cannot be said back as it is', () => {
    expect(restate('What place i must to see in this city', true)).toBeNull();
    expect(restate('how was it', true)).toBeNull();
    const long =
      'what do you do when the whole family comes over for dinner and nobody has told you about it';
    expect(restate(long, true)).toBeNull();
  });

  it.each([
    ['why does it always sound like that)', 'why it always sounds like that'],
    ['why does he have a hat on', 'why he has a hat on'],
    ['how does she carry all of it', 'how she carries all of it'],
  ])('keeps an adverb where it is: %s', (asked, about) => {
    expect(restate(asked, true)?.about).toBe(about);
  });

  it("takes 'how was that not a penalty' for no question", () => {
    expect(restate('how was that not a penalty', true)?.kind).toBe('howNot');
  });

  it('needs a question, unless it asks by itself', () => {
    expect(restate('i know what time it starts', false)).toBeNull();
    expect(restate('bangs, yes or no.', false)).toMatchObject({ kind: 'yesOrNo' });
  });

  it('has something to say for every form', () => {
    for (const [kind, lines] of Object.entries(RESTATED))
      for (const tone of ['confident', 'playful', 'intriguing'])
        expect(lines.filter((l) => l.tone === tone).length, kind).toBeGreaterThan(1);
  });
});

describe('two things to choose from', () => {
  it.each([
    ['serious hypothetical. milk a cow or milk a goat, one of them WILL kick you', ['cow', 'goat']],
    ['yes! 6.30 or 7.30, i finish at 6', ['6.30', '7.30']],
    [
      'honest preference, coffee so we can escape after 20 mins or an actual drink',
      ['coffee', 'actual drink'],
    ],
  ])('%s', (said, options) => {
    expect(eitherOf(said)).toEqual(options);
  });

  it('are not seen in what she tells', () => {
    expect(eitherOf('i see them once or twice a week')).toBeNull();
    expect(eitherOf('we sat there for an hour or so')).toBeNull();
  });
});
