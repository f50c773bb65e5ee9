import { describe, expect, it } from 'vitest';
import { know } from '../knowledge';
import { knownOf } from '../known-questions';
import { openQuestions } from '../questions';
import { MORE } from '.';
import { askedPlainly } from './asked-plainly';
import { PLAIN_WAYS } from './plain-ways';

know(MORE);

const asked = (text: string) => openQuestions([text], '').map((q) => q.kind);

describe('the plain ways of asking', () => {
  it.each([
    ['So what do you do for work?', 'job'],
    ['haha ok whats your job then', 'job'],
    ['can you cook?', 'cook'],
    ['Do you want to go for a coffee', 'coffeeSometime'],
    ['do u like to travel', 'trips'],
    ['if you dont mind me asking, how old are you?', 'age'],
    ['How about you, any luck?', 'appTreating'],
    ['your turn, what do you do for work?', 'job'],
  ])('%s', (text, kind) => {
    expect(asked(text)).toEqual([kind]);
  });

  it('has none for what is more than the question', () => {
    expect(askedPlainly('do you cook for your whole street on sundays')).toBeNull();
    expect(askedPlainly('')).toBeNull();
    expect(askedPlainly('?!')).toBeNull();
    expect(askedPlainly('so so and but '.repeat(400))).toBeNull();
  });

  it('has answers to each kind, and no way of asking twice', () => {
    const ways = PLAIN_WAYS.trim()
      .split('\n')
      .flatMap((row) => (row.split(': ')[1] ?? '').split(' | '));
    expect(ways.length).toBeGreaterThan(9000);
    expect(ways.filter((way, i) => ways.indexOf(way) !== i)).toEqual([]);
    const kinds = PLAIN_WAYS.trim()
      .split('\n')
      .map((row) => row.split(': ')[0] ?? '');
    expect(kinds.filter((kind) => !knownOf(kind))).toEqual([]);
  });
});

describe('what only looks like a question to him', () => {
  it('is what somebody else asked', () => {
    expect(asked('5 mins before i finish he goes oh can you just do the stock count')).toEqual([]);
    expect(asked('my boss said do you like it here?')).not.toEqual([]);
  });

  it('is what she tells of herself without a mark', () => {
    expect(asked("i'll be the one with the brown spaniel who's in the lake")).toEqual([]);
    expect(asked('Shania Twain, every time. no regrets')).toEqual([]);
    expect(asked("i'm so bored, entertain me")).toEqual(['distract']);
    expect(asked("i'm free friday or saturday")).not.toEqual([]);
  });

  it('is not one that ends in what is said about him', () => {
    expect(asked('what would your friends say about you?')).toEqual(['friendsSay']);
    expect(asked('just got in from work. what about you?')).not.toEqual(['friendsSay']);
  });
});
