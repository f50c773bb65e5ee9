import { describe, expect, it } from 'vitest';
import {
  checkSafety,
  coach,
  detectSpeakerNames,
  mapSpeakers,
  parseConversation,
  readConversation,
  styleDistance,
  understand,
} from './index';

describe('coach', () => {
  it.each([
    ['nothing', ''],
    ['only gaps', ' \n\t '],
    ['a name and no words', 'Girl:'],
    ['one letter, for pages', 'a'.repeat(20_000)],
    ['gaps, for pages', ' '.repeat(20_000)],
    ['questions without an end', 'what do you do and '.repeat(1000)],
    ['options without an end', 'a or '.repeat(4000)],
    ['hundreds of short lines', 'hi\nho\n'.repeat(2000)],
    ['brackets', '(['.repeat(5000)],
    ['pictures', '😀'.repeat(3000)],
  ])('gives three replies to %s', (_, conversation) => {
    const answer = coach({ kind: 'replies', conversation, advanced: true });
    expect(answer.outcome === 'answered' && answer.suggestions.map((s) => s.text.length > 0)).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('reads pictures as words where hardly a word stands beside them', () => {
    const answer = coach({
      kind: 'replies',
      conversation: 'Boy: how was it?\nGirl: 🏄‍♀️🌊🍕',
      advanced: false,
    });
    const said = answer.outcome === 'answered' ? answer.suggestions.map((s) => s.text).join(' ') : '';
    expect(said).toMatch(/surf|sea|water|cold|pizza/i);
  });

  it('answers the same job with the same words', () => {
    const job = {
      kind: 'replies',
      conversation: 'Girl: I bake bread. do you cook?\nBoy: hm\nGirl: ?',
      advanced: true,
    } as const;
    expect(coach(job)).toEqual(coach(job));
  });

  it('gives four standalone parts in order, three on the dashboard', () => {
    const standalone = coach({
      kind: 'profile',
      variant: 'standalone',
      profile: {
        currentBio: 'I fix old radios.',
        interests: 'radios, chess',
        goals: 'someone kind',
        photos: 'a mirror selfie',
      },
    });
    expect(standalone.outcome === 'answered' && standalone.suggestions.map((s) => s.text.length > 0)).toEqual(
      [true, true, true, true],
    );
    expect(standalone.outcome === 'answered' && standalone.suggestions[1]?.text).toContain(
      '"a mirror selfie": let somebody else take it',
    );
  });

  it('survives any text', () => {
    for (const conversation of [
      '',
      ':',
      'Boy:',
      'Girl:\nGirl:',
      '\u0000\uD800',
      'Girl: '.repeat(500),
      'Girl: {x} {a} $& \\1',
      '?'.repeat(5000),
    ]) {
      const answer = coach({ kind: 'replies', conversation, advanced: true });
      expect(answer.outcome === 'answered' && answer.suggestions.length, conversation.slice(0, 20)).toBe(3);
    }
  });

  it('never repeats what the library already has', () => {
    const avoid: string[] = [];
    for (let i = 0; i < 80; i++) {
      const answer = coach({ kind: 'library', type: 'compliment', context: 'her pottery', avoid });
      const text = answer.outcome === 'answered' ? (answer.suggestions[0]?.text ?? '') : '';
      expect(avoid).not.toContain(text);
      avoid.push(text);
    }
  });
});

describe('speakers', () => {
  const whatsapp =
    '12/03/2024, 21:14 - Anna Lee: hey\n12/03/2024, 21:15 - Tom: hi: you\nsecond line\n12/03/2024, 21:16 - Messages and calls are end-to-end encrypted.\n[12.03.24, 21:17:33] Anna Lee: bye';

  it('finds the two names of an export and maps them', () => {
    expect(detectSpeakerNames(whatsapp)).toEqual({ names: ['Anna Lee', 'Tom'] });
    expect(mapSpeakers(whatsapp, { girl: 'Anna Lee', boy: 'Tom' })).toBe(
      'Girl: hey\nBoy: hi: you\nsecond line\nGirl: bye',
    );
  });

  it('leaves labelled text alone and reads every label', () => {
    expect(detectSpeakerNames('Girl: a\nBoy: b')).toBeNull();
    expect(parseConversation('HER: a\nguy: b\nshe : c\nMan: d').turns.map((t) => t.speaker)).toEqual([
      'Girl',
      'Boy',
      'Girl',
      'Boy',
    ]);
  });
});

describe('safety', () => {
  it.each([
    ["Girl: I'm 16 minutes away", null],
    ['Girl: my 15 year old sister is here', null],
    ['Girl: I was 16 when we moved', null],
    ["Girl: I'm 16", 'minor'],
    ["Girl: I'm 100% sure and 5'6", null],
    ['Boy: I will find you and kill you', 'threat'],
    ["Boy: answer me or I'll come to your house and hurt you", 'threat'],
    ['Girl: I want to hurt nobody, I will kill you with kindness', null],
    [
      "Boy: how was work? mine was fine. we had cake. then the bus broke down and I walked home. if you don't answer me tonight I'll find where you live and you'll be sorry. anyway what are you cooking",
      'threat',
    ],
  ])('%s', (text, blocked) => {
    expect(checkSafety(text).blocked).toBe(blocked);
  });
});

describe('what must never be missed', () => {
  it.each([
    "Girl: I just want it all to be over. I can't do this anymore",
    "Girl: I don't see the point of living",
    'Boy: I want to kill myself',
  ])('%s', (text) => {
    expect(checkSafety(text)).toMatchObject({ blocked: null, caring: true });
  });

  it.each(["I don't feel we have enough in common. all the best", 'lose my number', 'please leave me alone'])(
    '%s',
    (line) => {
      const answer = coach({
        kind: 'replies',
        conversation: `Boy: thursday?\nGirl: ${line}`,
        advanced: false,
      });
      expect(answer).toMatchObject({ outcome: 'answered', declined: true });
    },
  );
});

describe('the moment', () => {
  it.each([
    ['i got into law school!!', 'goodNews'],
    ['i got into my first choice!!', 'goodNews'],
    ['a goose got into the stairwell at work and nobody would go near it', null],
  ])('%s', (line, moment) => {
    expect(understand(`Boy: busy day?\nGirl: ${line}`).moment).toBe(moment);
  });
});

describe('reading and style', () => {
  it('counts shares and questions', () => {
    const reading = readConversation('Girl: how are you today?\nBoy: good');
    expect(reading.investment).toMatchObject({
      girlQuestions: 1,
      boyQuestions: 0,
      girlWordShare: 0.8,
      boyWordShare: 0.2,
    });
  });

  it('advises to accept a no', () => {
    expect(readConversation('Boy: coffee?\nGirl: sorry, I am not interested').nextStep.step).toBe(
      'accept-kindly',
    );
  });

  it('puts his own way of writing nearer than another', () => {
    const chat = 'Boy: hey whats up\nGirl: not much\nBoy: nice same here just chilling at home';
    const own = styleDistance('haha nice, same here', chat) ?? 1;
    const other =
      styleDistance(
        'Good evening! It would be my great pleasure to converse with you at length, Madam!',
        chat,
      ) ?? 0;
    expect(own).toBeLessThan(other);
    expect(styleDistance('hi', 'Boy: hi\nGirl: hi')).toBeNull();
  });
});
