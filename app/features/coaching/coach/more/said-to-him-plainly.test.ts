import { describe, expect, it } from 'vitest';
import { parseConversation } from '../conversation';
import { toldToHim } from './told-to-him';

const kindOf = (his: string, hers: string) =>
  toldToHim(parseConversation(`Boy: ${his}\nGirl: ${hers}`))?.kind ?? null;

describe('what she says to him plainly', () => {
  it.each([
    ["I know, traffic's awful", "I'm just sitting here like an idiot tbh", 'keptWaiting'],
    [
      'It was a joke about your cooking!',
      "it didn't feel like one. I worked hard on that lasagna",
      'hurtByJoke',
    ],
    ['I thought you said Saturday', 'I said SUNDAY, scroll up', 'saidSoBefore'],
    ["I should have called you yesterday. I'm sorry.", "Thank you. I was upset but we're ok", 'allGoodAgain'],
    ['finally friday', 'I told my ex to stop texting me, so peaceful now', 'exGone'],
    ['I will be in your city on the 14th', 'Oh good, I can show you the old town', 'offersIt'],
    ['I hurt my hand at work', 'Oh my, please be careful with those machines', 'bewareHe'],
    ["My exwife is getting remarried. It's weird", 'I understand that, it took me a while', 'wentThroughIt'],
    ['just won 20 quid', 'drinks are on you then', 'onHim'],
    ['I drive a lorry, away all week', "That's ok with me, I like my own space", 'mindsNot'],
    ["can't believe you beat me at pool", 'beginners luck I promise', 'onlyLuck'],
    ['thinking of getting a haircut', 'dont cut it too short', 'leaveItSo'],
    ['My students gave me a card', 'That is so sweet, they must really like you', 'likedByThem'],
    ['my scan is at two', 'thinking of you', 'thinkingOfHim'],
    ['power went out again', 'Ours just came back', 'oursToo'],
    ["I'm making dal, it's all I can make", 'no judgement from me', 'noJudging'],
    ['where did you go?', '🏖️☀️🍹', 'facesBeach'],
    ['all well?', '🤧🛏️', 'facesIll'],
    ['I have an idea for Saturday', '👀👀', 'facesCurious'],
  ])('%s / %s: %s', (his, hers, kind) => {
    expect(kindOf(his, hers)).toBe(kind);
  });

  it.each([
    ["we're playing chess", "I'm sitting in a park with a cardboard box like in a film", 'keptWaiting'],
    ['I was only joking', 'I tried hard on the hill but my knee hurt', 'hurtByJoke'],
    ['how long have you played?', "I was 16 when I started and I'm 29 now", 'movedThen'],
    ['hi', "I'll give you a piece of my mind", 'offersIt'],
    ['I met someone else', 'take care, goodbye', 'bewareHe'],
    ['do you want to come?', "I don't mind but my mum does", 'mindsNot'],
    ['how did it go?', '😭😭', 'facesSad'],
    ['I am on my way', "I'm standing by the fountain", 'keptWaiting'],
    ["I'm running a marathon on Sunday", "I'm sitting in the pub", 'keptWaiting'],
    ['tea or coffee?', "I don't mind", 'mindsNot'],
    ['how are you?', "can't complain", 'wontSayNo'],
    ['what did you do yesterday?', 'not much, I was tired', 'allGoodAgain'],
    ['good morning', 'thinking of you 😘', 'thinkingOfHim'],
    ['you lost again', "I'll get you for that", 'offersIt'],
    ['I saw you', '👀 what do you mean', 'facesCurious'],
    ['where are you?', 'send help, someone is following me', 'sendHelp'],
  ])('%s / %s: not %s', (his, hers, kind) => {
    expect(kindOf(his, hers)).not.toBe(kind);
  });
});
