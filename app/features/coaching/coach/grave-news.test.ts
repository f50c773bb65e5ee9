/** Grave news in plain words is met with sympathy, on the device as on the server: no joke, no curiosity, nobody mourned who lives. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseConversation } from './conversation';
import { coach } from './device';
import { know } from './knowledge';
import { momentOf } from './moments';
import { MORE } from './more';

afterAll(() => know(null));

const repliesTo = (line: string) => {
  const answer = coach({ kind: 'replies', conversation: `Boy: how are you?\nGirl: ${line}`, advanced: true });
  return answer.outcome === 'answered' ? answer.suggestions.map((s) => s.text) : [];
};

describe.each([
  ['the device', null],
  ['the server', MORE],
])('%s', (_, knowledge) => {
  beforeAll(() => know(knowledge));

  it.each([
    'we got burgled last night, they took everything',
    'a man followed me home from the station',
    'they found a lump, biopsy on thursday',
    'i lost the baby',
    'my brother is in prison',
    'my boss touched me again today',
    'my mum had a stroke on sunday',
    'my dog had to be put down',
    'i got mugged outside the shop',
    "my dad's in intensive care",
    'my best friend tried to kill herself',
    'my ex keeps following me',
    "i'm being evicted",
  ])('is kind about: %s', (line) => {
    const replies = repliesTo(line);
    expect(replies).toHaveLength(3);
    for (const reply of replies) {
      expect(reply).not.toMatch(
        /photo evidence|theor(?:y|ies)|curious|whole story|follow-up|impressed|funny|laugh|made me smile|favourite|riveted|what happened next|keep going|half of it|how did it end/i,
      );
      expect(reply).not.toMatch(/^(?:okay|alright|right|fine|ha|noted|well|confession|i have to say)\b/i);
    }
  });

  it.each(['my dad is in intensive care', 'my mum had a stroke on sunday', 'we got burgled last night'])(
    'mourns nobody for: %s',
    (line) => {
      for (const reply of repliesTo(line))
        expect(reply).not.toMatch(
          /\bloss\b|losing|condolence|memor(?:y|ies)|goodbye|miss (?:him|her|them)|meant a lot/i,
        );
    },
  );
});

describe('the server', () => {
  beforeAll(() => know(MORE));

  it.each([
    "my mum didn't know who i was on sunday",
    'had a panic attack in the middle of the shop today',
    'my boss keeps putting his hand on my back and hr said he is just old school',
    'a man on the night bus got his thing out in front of me, i just froze',
    "my daughter's not eating again, we thought we were past that",
    "court's on thursday about who gets the kids",
    'the visa got refused so i have 28 days to leave the country',
    'the ivf did not take, that was the last one we could afford',
  ])('is kind about: %s', (line) => {
    const replies = repliesTo(line);
    expect(replies).toHaveLength(3);
    for (const reply of replies)
      expect(reply).not.toMatch(
        /photo evidence|theor(?:y|ies)|questions\b|whole story|made me smile|favourite/i,
      );
  });

  it.each([
    'we were robbed, absolutely robbed, that was never a penalty',
    'i nearly had a heart attack, my sister jumped out of the wardrobe in a panda costume',
    'living off soup my flatmate slides under the door like im in prison',
    'i have died. this is my ghost typing, the instructor shouted at us for an hour',
    'my gran played scrabble for sixty years and she died undefeated',
    'no space for a sofa here. if your flat was on fire which album would you save',
  ])('mourns nothing in: %s', (line) => {
    for (const reply of repliesTo(line))
      expect(reply).not.toMatch(
        /sorry (?:to hear|you're|that must)|hug|listening(?! to\b)|strong in this|went straight to my heart/i,
      );
  });
});

it.each([
  ['no thats the funeral directors, keep going past the chippy', null],
  ['opposite the funeral home', null],
  ['the funeral is on friday', 'grief'],
  ['at the funeral all day', 'grief'],
])('a house is no loss: %s', (line, moment) => {
  expect(momentOf(parseConversation(`Boy: hey\nGirl: ${line}`))).toBe(moment);
});
