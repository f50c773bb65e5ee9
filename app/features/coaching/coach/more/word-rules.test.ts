import { describe, expect, it } from 'vitest';
import { know } from '../knowledge';
import { knownOf } from '../known-questions';
import { understand } from '../understand';
import { MORE } from './index';
import { MORE_RULES } from './rules';
import { toldIn } from './told-kinds';
import { spaced, wordRules } from './word-rules';
import { ASKED_WORDS, TOLD_WORDS } from './words';

know(MORE);

describe('a table of words', () => {
  const kindsIn = wordRules([
    '=lockedOut\ndoor + shut|slam* + behind me\nkeys + inside + -spare\n=late\nrunning late\n',
  ]);
  const found = (text: string) => kindsIn(text).map(({ kind }) => kind);

  it('is met by one of each group, in any order', () => {
    expect(found('It slammed, the door, right BEHIND me!')).toEqual(['lockedOut']);
    expect(found('the door slammed')).toEqual([]);
  });

  it('is not met beside a word that rules it out', () => {
    expect(found('my keys are inside')).toEqual(['lockedOut']);
    expect(found('my keys are inside, the spare ones')).toEqual([]);
  });

  it('knows whole words, phrases and starts of words from others', () => {
    expect(found("I'm running late")).toEqual(['late']);
    expect(found('outrunning latecomers')).toEqual([]);
  });

  it('forgets one text before the next', () => {
    expect(found('the door slammed')).toEqual([]);
    expect(found('behind me')).toEqual([]);
  });
});

describe.each([
  ['told', TOLD_WORDS, (kind: string) => MORE_RULES.told.has(kind)],
  ['asked', ASKED_WORDS, (kind: string) => knownOf(kind) !== undefined],
] as const)('the words of what is %s', (_, tables, isKnown) => {
  const rows = tables.flatMap((table) => table.trim().split('\n'));

  it('are of kinds that are known, each once', () => {
    const kinds = rows.filter((row) => row.startsWith('=')).map((row) => row.slice(1));
    expect(kinds.filter((kind) => !isKnown(kind))).toEqual([]);
    expect(new Set(kinds).size).toBe(kinds.length);
  });

  it('are written as a text is read', () => {
    const odd = rows
      .filter((row) => !row.startsWith('='))
      .flatMap((row) => row.split(' + '))
      .flatMap((group) => group.replace(/^-/, '').split('|'))
      .filter((one) => {
        const bare = one.replace(/\*$/, '');
        return bare === '' || spaced(bare).trim() !== bare || (one.endsWith('*') && bare.length < 3);
      });
    expect(odd).toEqual([]);
  });

  it('need something to be there', () => {
    expect(
      rows.filter((row) => !row.startsWith('=') && row.split(' + ').every((g) => g.startsWith('-'))),
    ).toEqual([]);
  });
});

describe('what she tells', () => {
  it.each([
    ['the front door slammed shut behind me and my keys are inside', 'lockedOut'],
    ['did my first parkrun this morning', 'firstParkrun'],
    ['no heating for three days, boiler is dead', 'noHeating'],
    ['the car needed a new tyre, got a puncture on the motorway', 'flatTyre'],
  ])('is known: %s', (text, kind) => {
    expect(toldIn([text]).map((t) => t.kind)).toContain(kind);
  });

  it('is not known by what it is only likened to', () => {
    expect(toldIn(['I was crying in the toilet like a child']).map((t) => t.kind)).not.toContain('childhood');
  });

  it('is told, though who did it is left out', () => {
    expect(understand('Boy: how was your morning\nGirl: did my first 10k!!!').questions).toEqual([]);
    expect(understand('Boy: hi\nGirl: did my sister write to you').questions).not.toEqual([]);
  });
});
