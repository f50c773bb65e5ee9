import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { kindsOfOthers } from '../../../../../tests/eval/coach/kinds-of-others';
import { readLines } from '../../../../../tests/eval/coach/learn-kinds';
import { coach, understand } from '../index';
import { know } from '../knowledge';
import { plain } from '../text';
import { MORE } from './index';
import { bothWays, inverted } from './inverted';
import { known, bothWays as ofBothWays, ofIt, ofPeople } from './kinds-of-others';

know(MORE);
const EVAL = 'tests/eval/coach/';

describe('a question with its verb first', () => {
  it.each([
    ['does she know you are on here?', 'she does', "she doesn't", "she knows I'm on here"],
    ['could you tell?', 'I could', "I couldn't", 'I could tell'],
    ['did she have a dance', 'she did', "she didn't", 'she had a dance'],
    ['was i stuck on the wall?', 'you were', "you weren't", 'you were stuck on the wall'],
    ['ok but will there be shade', 'there will', "there won't", "there'll be shade"],
    ['is your dad always like that', 'he is', "he isn't", 'my dad is always like that'],
    ['do your brothers live near you', 'they do', "they don't", 'my brothers live near me'],
    ['did you walk off and leave it', 'I did', "I didn't", 'I walked off and left it'],
    ['does it all run out the side', 'it does', "it doesn't", 'it all runs out the side'],
    ['was the Utrecht thing serious', 'it was', "it wasn't", 'the utrecht thing was serious'],
    ['does the bus come at least', 'it does', "it doesn't", 'the bus comes at least'],
    ['did anyone say anything', 'they did', "they didn't", 'someone said something'],
    ['are you going to stay there you think', 'I am', "I'm not", "I'm going to stay there"],
    ['did you not own a coat', 'I did', "I didn't", "I didn't own a coat"],
    ['have you tried what I told you about?', 'I have', "I haven't", "I've tried what you told me about"],
  ])('is a statement of his: %s', (asked, yes, no, statement) => {
    expect(inverted(plain(asked))).toMatchObject({ yes, no, statement });
  });

  it.each([
    'what is she like',
    'she does that a lot',
    'the boys live with me',
    'how did you cope',
    'i am 40',
    'or what',
    '',
  ])('is none of these: %s', (text) => {
    expect(inverted(plain(text))).toBeNull();
  });
});

describe('two ways left to him', () => {
  it.each([
    ['did you not own a coat or was this a choice', "I didn't own a coat", 'it was a choice'],
    [
      'Do the boys live with you or is it week on week off?',
      'the boys live with me',
      "it's week on week off",
    ],
    ['are you in Lagos or Abuja?', "I'm in lagos", "I'm in abuja"],
    ['is it a long time now, or fairly new?', "it's a long time now", "it's fairly new"],
    [
      '😤 are you going to say something or just be loud',
      "I'm going to say something",
      "I'm going to just be loud",
    ],
    [
      'do you want a hint or shall i just assume it was my eyes',
      'I want a hint',
      'just assume it was your eyes',
    ],
  ])('are both said as he would: %s', (asked, first, second) => {
    expect(bothWays(asked)).toEqual([first, second]);
  });

  // That she is to go, or has to do something, is not for him to say; a thing is no verb.
  it.each([
    'are you a morning person or should i stop texting you at this time',
    'do you have whatsapp or signal?',
    'do i have to dress up or can i come as i am',
    'did you like it or not',
    'what are you reading or are we lying about it',
    'tea or coffee?',
  ])('are not found where there are none, or are better not said: %s', (asked) => {
    expect(bothWays(asked)).toBeNull();
  });
});

describe('what he answers', () => {
  const asked = (conversation: string) => understand(conversation).questions.at(-1)?.kind;

  it('is of whom she asks: no kind about him is taken for it', () => {
    expect(asked("Boy: been at my nan's 90th\nGirl: never apologise for nan. did she have a dance?")).toBe(
      'whetherShe',
    );
    expect(asked('Boy: fancy it?\nGirl: do you like to dance?')).not.toMatch(/^whether/);
  });

  it('takes both of two ways, one in each of the first two replies or both', async () => {
    const answer = await coach({
      kind: 'replies',
      conversation: 'Boy: just got in, soaked\nGirl: did you not own a coat or was this a choice?',
      advanced: true,
    });
    if (answer.outcome !== 'answered' || !('suggestions' in answer)) throw new Error(answer.outcome);
    const texts = answer.suggestions.map(({ text }) => text.toLowerCase());
    const first = texts.filter((t) => /^[^.]*own a coat/.test(t)).length;
    expect(first, texts.join(' | ')).toBeGreaterThan(0);
    expect(first, texts.join(' | ')).toBeLessThan(3);
  });

  it('makes no joke of somebody who has died', () => {
    expect(asked('Boy: my dad died in spring\nGirl: I am so sorry. did he suffer?')).not.toMatch(/^whether/);
    expect(asked('Boy: my dad died in spring\nGirl: did he suffer or was it quick?')).not.toBe(
      'eitherClause',
    );
    expect(asked('Boy: my nan died so I cannot come\nGirl: oh no. why?')).not.toBe('whyShort');
    expect(asked('Boy: hey\nGirl: what if i get hurt again?')).not.toBe('whatIfI');
    expect(asked('Boy: I lost my dad in spring\nGirl: I lost mum two years ago. what was he like?')).toBe(
      'whatWereTheyLike',
    );
  });
});

it('the kinds asked of others come from the lines as they are (node scripts/find-centres.mjs)', () => {
  const lines = ['questions', 'finer-questions'].flatMap((folder) =>
    readdirSync(EVAL + folder)
      .filter((f) => f.endsWith('.txt'))
      .toSorted()
      .flatMap((f) => readLines(readFileSync(`${EVAL}${folder}/${f}`, 'utf8'))),
  );
  expect({
    known: [...known],
    ofPeople: [...ofPeople],
    ofIt: [...ofIt],
    bothWays: [...ofBothWays],
  }).toEqual(kindsOfOthers(lines));
});
