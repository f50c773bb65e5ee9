// What she names is said back with the words that make it hers.
import { describe, expect, it } from 'vitest';
import { parseConversation } from '../conversation';
import { understand } from '../index';
import { thingsNamed } from './thing-worth';
import { thingsIn } from './things-named';

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
    expect(thingsIn([line]).map(({ word, lead }) => `${lead}${word}`)).toContain(thing);
  });

  it('are not what something is only likened to', () => {
    expect(named('the haircut makes me look like a traffic cone')).not.toContainEqual(
      expect.stringContaining('cone'),
    );
    expect(named('I like a proper cheese toastie')).toContain('the cheese toastie');
  });

  it('are not what she asks to have done', () => {
    expect(named('15 min, order me something red')).not.toContainEqual(expect.stringContaining('order'));
    expect(named('book me a table, i beg you')).not.toContainEqual(expect.stringContaining('book'));
    expect(named('my book fell into the bath')).toContain('your book');
  });

  it('are not what she does herself', () => {
    for (const line of [
      'got shift manager today, mum cried in the car park',
      "i'm a nurse on a children's ward",
    ])
      expect(thingsIn([line]).map(({ word }) => word)).not.toContainEqual(
        expect.stringMatching(/manager|nurse/),
      );
    expect(named('the nurse held my feet in the air')).toContain('the nurse');
  });

  it('are nobody who has died', () => {
    expect(named('my late husband made this bird table, the bluetits love it')).toEqual(['the bird table']);
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
