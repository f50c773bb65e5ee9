import { expect, it } from 'vitest';
import { saidToHer, toHer } from './to-her';

it.each([
  [
    'she stayed calm when the waiter spilled wine on her',
    'you stayed calm when the waiter spilled wine on you',
  ],
  [
    'she taught herself to drive a van so she could move house alone',
    'you taught yourself to drive a van so you could move house alone',
  ],
  ["she's a nurse and bakes bread for her nan", "you're a nurse and bake bread for your nan"],
  ["she's got a greyhound", "you've got a greyhound"],
  ["she's wearing a green coat in all her photos", "you're wearing a green coat in all your photos"],
  ['she has two cats', 'you have two cats'],
  [
    'she always remembers birthdays and never forgets a face',
    'you always remember birthdays and never forget a face',
  ],
  ['the way she explains chemistry', 'the way you explain chemistry'],
  ['she beat me at bowling and was modest about it', 'you beat me at bowling and were modest about it'],
  [
    'she speaks 4 languages and mixes them up when shes tired',
    "you speak 4 languages and mix them up when you're tired",
  ],
  ["she's looking for someone to teach her chess", "you're looking for someone to teach you chess"],
  ["she doesn't give up, she was the last to leave", "you don't give up, you were the last to leave"],
  ['she tries everything once', 'you try everything once'],
  ['she made me laugh and i forgot my train', 'you made me laugh and I forgot my train'],
])('%s', (about, to) => {
  expect(toHer(about)).toBe(to);
});

it.each([
  'first date at a ramen place',
  'why does she do that?',
  'then she went quiet for 3 days',
  'she never replied',
  '',
])('nothing is said of: %s', (text) => {
  expect(saidToHer(text)).toEqual([]);
});

it('takes the clauses that are about her', () => {
  expect(saidToHer('met at a wedding, she made the whole table laugh')).toEqual([
    'you made the whole table laugh',
  ]);
  expect(saidToHer('passed her driving test on the 5th try')).toEqual([
    'you passed your driving test on the 5th try',
  ]);
  expect(saidToHer('her only photo with a caption is her holding a pumpkin')).toEqual([
    'your only photo with a caption is you holding a pumpkin',
  ]);
  expect(saidToHer('her profile says her nan died recently and she is baking all her recipes')).toEqual([
    "your nan died recently and you're baking all your recipes",
  ]);
  expect(saidToHer('she plays cello, very patient with kids')).toEqual(['you play cello']);
  expect(saidToHer('i have a cat, she has a parrot')).toEqual(['you have a parrot']);
});
