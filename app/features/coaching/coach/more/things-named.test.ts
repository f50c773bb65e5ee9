// What she names is said back with the words that make it hers.
import { describe, expect, it } from 'vitest';
import { parseConversation } from '../conversation';
import { understand } from '../index';
import { thingsNamed } from './things-named';

function named(line: string): string[] {
  const u = understand(`Boy: how was your day?\nGirl: ${line}`);
  return u.keywords.map((k) => `${u.leads.get(k)}${k}`);
}

describe('things named', () => {
  it.each([
    ['came second in the regional welding comp and beat my old foreman', 'the regional welding comp'],
    ['a full suit of armour. in the bath. i cleaned round him', 'the full suit of armour'],
    ['just me and about 60 of those headless shop dummies', 'the headless shop dummies'],
    ['my 15 year old niece has been through my profile', 'your 15 year old niece'],
  ])('%s', (line, thing) => {
    expect(named(line)[0]).toBe(thing);
  });

  it('are no measures, times or words for nothing in particular', () => {
    const c = parseConversation('Girl: hello there');
    for (const line of [
      'two weeks of this and then a day off',
      'it was a lot of things in one hour, honestly',
    ])
      expect(thingsNamed([line], c)).toEqual([]);
  });
});
