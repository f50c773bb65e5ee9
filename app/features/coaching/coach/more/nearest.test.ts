import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { REPLY_TONES } from '../../types';
import { coach } from '../index';
import { know } from '../knowledge';
import { knownOf } from '../known-questions';
import { understand } from '../understand';
import { FORBIDDEN } from '../wording';
import { MORE } from '.';
import { nearQuestion, nearTelling, readAsked, readTold, waysOf } from './near-entries';
import { LEARNED_FROM } from './near-weights';
import { nearestAsked, nearestTold } from './nearest';
import { toldNearest } from './told-nearest';

know(MORE);

const all = [...readAsked(), ...readTold()];
const said = (rows: readonly string[]) => rows.filter((r) => !r.startsWith('b '));
const chat = (...lines: string[]) => understand(lines.join('\n'));
const asked = (...lines: string[]) => chat(...lines).questions.map((q) => q.kind);
const told = (...lines: string[]) => chat(...lines).told.map((t) => t.kind);

describe('questions and tellings with replies of their own', () => {
  it('have places found from the ways as they are now', () => {
    expect(createHash('sha256').update(waysOf(all)).digest('hex').slice(0, 16)).toBe(LEARNED_FROM);
  });

  it('each have a way, a reply in every tone and one thing to ask', () => {
    const wrong = all.filter(
      (e) =>
        e.ways.length === 0 ||
        e.ways.some((w) => w.trim() === '') ||
        ['c ', 'p ', 'i ', 'b '].some((tone) => !e.rows.some((r) => r.startsWith(tone))) ||
        e.rows.some((r) => !/^[cpib] \S/.test(r)),
    );
    expect(wrong.map((e) => e.kind)).toEqual([]);
  });

  it('have names of their own', () => {
    for (const part of [readAsked(), readTold()]) {
      const names = part.map((e) => e.kind);
      expect(names.filter((name, n) => names.indexOf(name) !== n)).toEqual([]);
    }
  });

  it('say nothing that may not be sent, ask nothing in a statement and say nothing twice', () => {
    const lines = all.flatMap((e) => said(e.rows)).map((r) => r.slice(2));
    expect(lines.filter((l) => FORBIDDEN.test(l) || l.includes('?') || l.split(' ').length < 3)).toEqual([]);
    expect(lines.filter((l) => /\b(\w+) \1\b/.test(l) && !/\b(?:that that|had had)\b/.test(l))).toEqual([]);
    const seen = new Set<string>();
    const again = lines.filter((l) => seen.has(l.toLowerCase()) || !seen.add(l.toLowerCase()));
    expect(again).toEqual([]);
    const back = all.flatMap((e) => e.rows.filter((r) => r.startsWith('b ')));
    expect(back.filter((r) => r.split('?').length !== 2 || FORBIDDEN.test(r))).toEqual([]);
  });

  it('let one reply of the three ask', () => {
    const [question] = readAsked();
    const [telling] = readTold();
    expect(REPLY_TONES).toContain(nearQuestion(question?.kind ?? '')?.asksBack);
    expect(nearTelling(telling?.kind ?? '')?.lines.filter((l) => l.asks)).toHaveLength(1);
  });

  it('are no kinds of anything else', () => {
    expect(nearQuestion('howAreYou')).toBeUndefined();
    expect(nearQuestion('near nothing at all')).toBeUndefined();
    expect(nearTelling('heavyNews')).toBeUndefined();
  });
});

describe('what lies near', () => {
  it.each([
    ['are you the type to iron your clothes', /iron/],
    ['can you handle spicy food', /spic/],
  ])('is what is asked in other words: %s', (text, way) => {
    expect(nearestAsked(text)[0]?.entry.ways.join(' ')).toMatch(way);
  });

  it('comes in order, the nearest first', () => {
    const near = nearestTold('my landlord wants more money for the flat').map((n) => n.near);
    expect(near).toEqual([...near].sort((one, other) => other - one));
    expect(nearestTold('my landlord wants more money for the flat')[0]?.entry.ways.join(' ')).toMatch(
      /landlord/,
    );
  });

  it('of a question that hangs on his news is as near as what he told', () => {
    const toldNear = (his: string) =>
      nearestAsked('is it fun or just tiring', [his]).find((n) =>
        n.entry.ways.includes('is it fun or just tiring'),
      )?.told ?? null;
    expect(toldNear('i am on a work trip till friday')).toBeGreaterThan(
      toldNear('my sister had a baby') as number,
    );
    expect(toldNear('i am on a work trip till friday')).toBeGreaterThan(0.3);
  });
});

describe('is taken', () => {
  it.each([
    ['Girl: my landlord has put the rent up by 250 a month', /landlord/],
    ['Boy: how was the driving lesson\nGirl: i reversed into a bollard in front of everyone', /revers/],
    ['Boy: what did i miss\nGirl: my friends threw me a surprise party and i cried', /surprise/],
  ])('for a telling: %s', (text, way) => {
    expect(
      told(text)
        .filter((kind) => kind.startsWith('near '))
        .join(),
    ).toMatch(way);
  });

  it('for a question of no known kind', () => {
    const kinds = asked('Boy: hi', 'Girl: whats your mastermind specialist subject');
    expect(kinds.some((k) => knownOf(k) !== undefined)).toBe(true);
  });

  it.each([
    ['what he asked is given back', 'Boy: where are you from?\nGirl: Cork. what about you?'],
    ['two things are there to choose from', 'Boy: hi\nGirl: tea or coffee?'],
    ['it is asked of somebody else', 'Boy: my sister sang karaoke\nGirl: did she join in with the others?'],
    ['its kind is known', 'Boy: hi\nGirl: how are you?'],
  ])('not where %s', (_, text) => {
    expect(asked(text).filter((k) => k.startsWith('near '))).toEqual([]);
  });

  it.each([
    [
      'a part of a longer story',
      "Boy: plans tonight?\nGirl: pub darts league final. i have a shirt with my nickname on it. don't ask",
    ],
    ['no word of it', 'Boy: so?\nGirl: a goose took my sandwich, looked me in the eye the whole time'],
  ])('not by few words that are %s', (_, text) => {
    expect(told(text).filter((k) => /^near (?:don't ask|i don't believe)/.test(k))).toEqual([]);
  });

  it('never in the place of grave news', () => {
    expect(
      told('Boy: how was the weekend\nGirl: my dad died on saturday, i burnt the toast and cried')[0],
    ).not.toMatch(/toast/);
    expect(told('Boy: hey\nGirl: first vet visit tomorrow for the puppy, just his jabs').join()).not.toMatch(
      /let my old dog go/,
    );
  });

  it('not light where it may be heavy, nor before what is heavy still', () => {
    const text =
      "Boy: how's it going\nGirl: my brother is in intensive care\nBoy: sorry, that sounds awful. are you alright?\nGirl: i just want to be cross tonight";
    expect(told(text)[0]).toBe('stillHard');
    const rent = ['my landlord has put the rent up by 250 a month'];
    expect(toldNearest(rent, rent, { sure: false, heavy: false })).not.toEqual([]);
    expect(toldNearest(rent, rent, { sure: false, heavy: true })).toEqual([]);
  });

  it('with its replies and nothing of hers beside them', () => {
    const answer = coach({
      kind: 'replies',
      conversation: 'Boy: hi\nGirl: my landlord has put the rent up by 250 a month',
      advanced: false,
    });
    const texts = answer.outcome === 'answered' ? answer.suggestions.map((s) => s.text) : [];
    expect(texts).toHaveLength(3);
    expect(texts.join(' ')).not.toMatch(/story behind it|all evening|full attention/);
  });
});
