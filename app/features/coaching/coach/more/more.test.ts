// What was learned belongs to the lines it was learned from, and is used by the server's coach only.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { topicsDigest } from '../../../../../tests/eval/coach/learn-kinds';
import { coach, understand } from '../index';
import { know } from '../knowledge';
import { checkSafety } from '../safety';
import { allTopics } from '../topic-hits';
import { FEEL_OF } from './feel-of-kinds';
import * as feels from './feel-weights';
import * as finer from './finer-weights';
import { MORE } from './index';
import * as questions from './question-weights';
import * as signs from './sign-weights';
import * as tellings from './told-weights';

const COACH = 'app/features/coaching/coach/';
const EVAL = 'tests/eval/coach/';

function digest(folders: string[], ...others: string[]): string {
  const of = createHash('sha256');
  for (const folder of folders)
    for (const f of readdirSync(EVAL + folder)
      .filter((f) => f.endsWith('.txt'))
      .toSorted())
      of.update(readFileSync(`${EVAL}${folder}/${f}`));
  for (const f of others) of.update(readFileSync(COACH + f));
  return of.digest('hex').slice(0, 16);
}

describe('what was learned', () => {
  // Otherwise: node scripts/train-kinds.mjs questions, the same with tellings and with feels, node scripts/find-centres.mjs, node scripts/train-signs.mjs --more
  it('comes from the lines as they are', () => {
    expect(questions.LEARNED_FROM).toBe(digest(['questions'], 'more/features.ts'));
    expect(feels.LEARNED_FROM).toBe(digest(['feels', 'tellings', 'finer-tellings'], 'more/features.ts'));
    expect(finer.LEARNED_FROM).toBe(digest(['finer-questions', 'finer-tellings']));
    expect(finer.TOPICS_FROM).toBe(topicsDigest(allTopics()));
    expect(tellings.LEARNED_FROM).toBe(digest(['tellings'], 'more/features.ts'));
    expect(signs.LEARNED_FROM).toBe(
      digest(['signs'], 'sign-features.ts', 'content/sign-words.ts', 'more/features.ts'),
    );
  });

  it('has something to say for every kind', () => {
    const groups = ['story', 'good', 'hard', 'doing'];
    for (const kind of [
      ...tellings.KINDS.slice(1),
      ...finer.TOLD.kinds,
      ...feels.KINDS.slice(1),
      ...groups,
    ]) {
      const lines = MORE.told.get(kind)?.lines ?? [];
      for (const tone of ['confident', 'playful', 'intriguing'] as const)
        for (const asks of [true, false])
          expect(lines.filter((l) => l.tone === tone && l.asks === asks).length, kind).toBeGreaterThan(1);
    }
  });
});

describe('the feel of a kind', () => {
  it('is one of the feels, and the kind is one of the kinds', () => {
    const kinds = new Set([...tellings.KINDS, ...finer.TOLD.kinds]);
    for (const [kind, feel] of FEEL_OF) {
      expect(kinds, kind).toContain(kind);
      expect(feels.KINDS).toContain(feel);
    }
  });
});

describe("the server's coach", () => {
  afterEach(() => know(MORE));

  it.each([
    ['does it bother you that i am nine years older than you', 'ageGap'],
    ['what were you like when you were at school', 'atSchool'],
    ['can you send me a voice note so i hear your accent', 'voiceNote'],
    ['do you live on your own or with flatmates', 'liveAlone'],
  ])('knows what is asked: %s', (line, kind) => {
    const conversation = `Boy: hi there\nGirl: ${line}?`;
    expect(understand(conversation).questions.map((q) => q.kind)).toEqual([kind]);
    know(null);
    expect(understand(conversation).questions.map((q) => q.kind)).not.toContain(kind);
  });

  it.each([
    ["my profile says 20 but I'm actually 16", 'minor'],
    ['ok i lied, im only fifteen lol', 'minor'],
    ["don't wait up, I'm only 16 minutes away", null],
    ['that song makes me feel like i’m only 16. dangerous stuff', null],
    ["I'm just 14 pages from the end", null],
  ])('tells an age from a number: %s', (line, blocked) => {
    expect(checkSafety(`Boy: hey\nGirl: ${line}`).blocked).toBe(blocked);
  });

  it.each([
    ['i cut myself on the first onion lol, so it was lasagne with one thumb in the air', /lasagne|onion/],
    [
      'got stuck in the lift with the postman for an hour, he knows everything about my parcels',
      /postman|parcels/,
    ],
  ])('takes up what she speaks of rather than what only occurs: %s', (line, thing) => {
    const { keywords } = understand(`Boy: how was it?\nGirl: ${line}`);
    expect(keywords[0]).toMatch(thing);
    expect(keywords).not.toContain('air');
  });

  it('takes up nothing that she calls him', () => {
    expect(
      understand("Boy: profile says 6 foot\nGirl: everyone's profile says 6 foot babe. i said really")
        .keywords,
    ).not.toContain('babe');
  });

  it('speaks to what is told', () => {
    const conversation = 'Boy: how did it go?\nGirl: I passed my driving test!! third attempt but who cares';
    expect(understand(conversation).told[0]?.kind).toMatch(/passedExam|drivingTestPassed/);
    const answer = coach({ kind: 'replies', conversation, advanced: false });
    const said = answer.outcome === 'answered' ? answer.suggestions.map((s) => s.text) : [];
    expect(
      said.filter((text) => /pass|test|driv|result|road|exam|examiner|L plates|licen/i.test(text)).length,
    ).toBeGreaterThan(1);
    know(null);
    expect(understand(conversation).told).toEqual([]);
  });

  it.each([
    ['es', '¿Y tú a qué te dedicas?', 'job'],
    ['es', 'jaja ok, cocinas bien o eres de pedir pizza?', 'cook'],
    ['fr', 'et toi tu fais quoi dans la vie ?', 'job'],
    ['de', 'Und was machst du beruflich so?', 'job'],
    ['it', 'che lavoro fai?', 'job'],
    ['pt', 'e você, trabalha com o quê?', 'job'],
    ['nl', 'wat doe je voor werk?', 'job'],
    ['pl', 'a ty czym się zajmujesz?', 'job'],
    ['sv', 'vad jobbar du med?', 'job'],
    ['tr', 'sen ne iş yapıyorsun?', 'job'],
  ])('answers in her own language, with its own words: %s, %s', (language, line, kind) => {
    const block = MORE.inLanguage?.asked(language, [line]);
    expect(block?.kind).toBe(kind);
    const conversation = `Boy: hola / hallo / ciao\nGirl: ${line}`;
    const answer = coach({ kind: 'replies', conversation, advanced: false });
    const said = answer.outcome === 'answered' ? answer.suggestions.map((s) => s.text.toLowerCase()) : [];
    expect(said).toHaveLength(3);
    // The first words of a row, as casing and the end may be fitted to his own way of writing.
    const rows = (block?.lines ?? []).map((l) => l.text.toLowerCase().slice(0, 18));
    for (const text of said)
      expect(
        rows.some((row) => text.includes(row)),
        text,
      ).toBe(true);
  });

  it('reads a conversation of any length, and from its end', () => {
    const long = Array.from(
      { length: 350 },
      (_, i) => `Girl: my dog ate shoe number ${i}. what do you do then?`,
    ).join('\n');
    const answer = coach({
      kind: 'replies',
      conversation: `${long}\nGirl: I passed my driving test!! third attempt`,
      advanced: false,
    });
    expect(answer.outcome).toBe('answered');
    expect(understand(`${long}\nGirl: I passed my driving test!! third attempt`).told[0]?.kind).toMatch(
      /passedExam|drivingTestPassed/,
    );
  });
});

describe('what she tells', () => {
  const toldOf = (text: string) => understand(`Boy: hey\nGirl: ${text}`).told.map((t) => t.kind);

  it('is a quarrel only where a word bears witness', () => {
    expect(toldOf('i had a massive row with my sister and we are not talking')).toContain('quarrel');
    expect(toldOf('she forgot every line and waved at me instead. best tree on that stage')).not.toContain(
      'quarrel',
    );
  });

  it.each([
    'the biopsy came back and it is cancer',
    'my ex took my kids and my lawyer costs a fortune',
    'miscarried last week. trying to be normal',
  ])('is heavy where it plainly is, and nothing light is said: %s', (text) => {
    expect(toldOf(text)[0]).toBe('heavyNews');
    const answer = coach({ kind: 'replies', conversation: `Boy: hey\nGirl: ${text}`, advanced: true });
    for (const { text: reply } of answer.outcome === 'answered' ? answer.suggestions : [])
      expect(reply).not.toMatch(
        /celebrat|congrat|smiling|laugh|questions about|series about|now you're well/i,
      );
  });

  it.each([
    'the scan is clear, no cancer!!',
    'my star sign is cancer, obviously',
    'i work in cancer research',
  ])('is not heavy for a word: %s', (text) => {
    expect(toldOf(text)).not.toContain('heavyNews');
  });

  it('does not lie in what she asks', () => {
    expect(toldOf('Good morning 🌞 how did you sleep?')).not.toContain('cantSleepTold');
  });
});

describe('what she tells', () => {
  const kindsTold = (line: string) => {
    know(MORE);
    return understand(`Boy: hey\nGirl: ${line}`)
      .told.filter((t) => t.sure > 0.5)
      .map((t) => t.kind);
  };

  it('is no point granted by a word like okay', () => {
    expect(kindsTold('haha ok.')).not.toContain('grantsPoint');
    expect(kindsTold('fair point, you win')).toContain('grantsPoint');
  });

  it('is no worry where the vet found nothing', () => {
    expect(kindsTold("vet says he's fine, just dramatic. 180 euros for dramatic")).not.toContain(
      'petVetWorry',
    );
  });

  it('is nothing to celebrate on a day that was not great', () => {
    expect(
      kindsTold('not great tbh. a woman shouted at me in front of the whole queue. felt about 2 inches tall'),
    ).not.toContain('win');
  });
});
