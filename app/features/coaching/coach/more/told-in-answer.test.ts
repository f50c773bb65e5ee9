import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repliesTo } from '../../../../../tests/setup/replies';
import { parseConversation } from '../conversation';
import { know } from '../knowledge';
import { understand } from '../understand';
import { TOLD_IN_ANSWER } from './answers';
import { inShort } from './answers/named';
import { MORE } from './index';
import { ANSWERED_KINDS, toldInAnswer } from './told-in-answer';

beforeAll(() => know(MORE));
afterAll(() => know(null));

const kindIn = (text: string) => toldInAnswer(parseConversation(text))?.kind ?? null;
const kindsWithLines = TOLD_IN_ANSWER.flatMap((t) => [...t.matchAll(/^=(\w+)/gm)].map(([, kind]) => kind));

describe('what she tells in answer to his own question', () => {
  it('has lines for each kind that is known, and no others', () => {
    expect([...new Set(kindsWithLines)].toSorted()).toEqual([...ANSWERED_KINDS].toSorted());
    expect(new Set(kindsWithLines).size).toBe(kindsWithLines.length);
  });

  it.each([
    ["Boy: Are you a morning person?\nGirl: absolutely not, don't talk to me before 10", 'morningNo'],
    ["Boy: do you cook?\nGirl: not really, I'm more of a takeout girl lol", 'cooksNo'],
    ['Boy: how many tattoos do you have?\nGirl: 5 so far, planning the next one 😏', 'tattoosSome'],
    ['Boy: Do you smoke?\nGirl: only when I drink, do you?', 'smokesSome'],
    [
      "Boy: any siblings?\nGirl: two younger brothers, they're a nightmare but I love them. you?",
      'siblingsHas',
    ],
    ["Boy: what's your star sign?\nGirl: scorpio 😈 what's yours?", 'starSignHers'],
    ['Boy: how old are you?\nGirl: 34, and you?', 'ageHers'],
    ["Boy: Is that your cat in the pic?\nGirl: yes that's Luna, she runs the house", 'petHers'],
    ['Boy: beach or mountains?\nGirl: mountains! you?', 'choseOne'],
    ['Boy: ok but pineapple on pizza?\nGirl: yes and I will not be apologising', 'hotTakeHers'],
    ['Boy: You seem fun\nGirl: haha thanks, so do you 😊', 'complimentBack'],
    ["Boy: That's a great smile\nGirl: aww thank you!! made my day", 'thanksForCompliment'],
    ["Boy: I'm really enjoying talking to you\nGirl: me too, it's easy with you", 'easyTogether'],
    ["Boy: hey\nGirl: you're not like the other guys on here", 'notLikeOthers'],
    ["Boy: I'm terrible at texting\nGirl: yeah I noticed 😅", 'teasedByHer'],
    ['Boy: You look like you love the outdoors\nGirl: haha yes guilty', 'guiltyAsGuessed'],
    ['Boy: When are you free this week?\nGirl: Wednesday or Thursday evening works for me!', 'givesDays'],
    ['Boy: Sorry I missed your call\nGirl: no worries! was just bored', 'noWorries'],
    [
      'Boy: want to facetime later?\nGirl: maybe tomorrow? I look like a mess today lol',
      'declinesCallForNow',
    ],
    ['Boy: Just something real I guess\nGirl: same, done with games tbh', 'seriousHers'],
    ["Boy: hi\nGirl: tbh I'm kinda nervous about meeting people from here", 'nervousToMeet'],
    ['Boy: What are you having for dinner?\nGirl: leftovers 😂 living the dream', 'dinnerPlain'],
    ['Boy: How did the presentation go?\nGirl: it went really well!!', 'eventGreat'],
    ['Boy: Good luck today, you will smash it\nGirl: thanks x', 'thanksForWish'],
    ["Boy: hey\nGirl: I'm so hungover today", 'hungoverHers'],
    ['Boy: what time works?\nGirl: 7ish? I finish at 6', 'givesTime'],
    ['Boy: Did you get home ok?\nGirl: Yeah x', 'gotHome'],
    ['Boy: hi\nGirl: I think I left my scarf at yours', 'leftBehind'],
    ['Boy: You seem different today\nGirl: just tired, sorry. long week', 'justTired'],
    ["Boy: What's your biggest fear?\nGirl: moths. I know, I know", 'fearHers'],
  ])('%s', (text, kind) => {
    expect(kindIn(text)).toBe(kind);
  });

  it.each([
    ['Boy: nice to match with you\nGirl: you too!', 'complimentBack'],
    ['Boy: Fancy a drink on Friday?\nGirl: no way, sorry', 'disagreesWithHim'],
    ['Boy: How was your day?\nGirl: fine', 'weekGood'],
    ["Boy: When are you free this week?\nGirl: not Thursday, I'm working", 'givesDays'],
    ['Boy: tell me your guilty pleasure\nGirl: No way, absolutely not', 'guiltyPleasureHers'],
    ['Boy: where did you go?\nGirl: looking at flights lol', 'bestTripHers'],
    ['Boy: long good or long bad?\nGirl: just long', 'choseOne'],
    ["Boy: That's a great photo\nGirl: thanks! where's yours from?", 'thanksForCompliment'],
    ['Boy: any pets?\nGirl: what do you think 😂', 'noPet'],
    ['Boy: what time did you get up?\nGirl: 3am, lambing season', 'givesTime'],
    ['Boy: So what do you get up to for fun?\nGirl: not a lot tbh', 'hobbiesHers'],
    ['Boy: how are you single?\nGirl: bad taste in men mostly', 'weekBad'],
    ['Boy: tell me something about you\nGirl: idk what do you want to know', 'randomFactHers'],
    ['Boy: How was your weekend?\nGirl: long story short, we won', 'storyForLater'],
  ])('%s: no %s', (text, kind) => {
    expect(kindIn(text)).not.toBe(kind);
  });

  it('gives way to news that weighs more', () => {
    const { told } = understand("Boy: how's your week?\nGirl: not great, my grandad died on Tuesday");
    expect(told[0]?.kind).not.toBe('weekBad');
  });

  it.each([
    ['tacos without a doubt', 'tacos'],
    ['Mr Brightside, obviously', 'Mr Brightside'],
    ['mostly indie and a bit of 90s rnb', 'indie'],
    ['definitely Thai food!', 'Thai food'],
    ['Mac and cheese, every time', 'Mac and cheese'],
    ['chicken breast and rice, very exciting life', 'chicken breast'],
    ['no way, absolutely not', null],
    ['I could never choose between all of them', null],
  ])('%s comes down to %s', (her, short) => {
    expect(inShort(her, '')).toBe(short);
  });

  it('speaks to the day she names', () => {
    const replies = repliesTo('Boy: When are you free?\nGirl: Thursday evening works for me');
    for (const reply of replies) expect(reply).toContain('Thursday evening');
  });

  it.each([
    ["Boy: I'm making pasta tonight\nGirl: omg what kind? I'm starving", 'whatKindFood'],
    ['Girl: you never told me how your interview went!', 'owesStory'],
    ["Boy: What's your weekend looking like?\nGirl: pretty free actually, why? 👀", 'becauseDate'],
    ['Boy: I got us tickets for the comedy show!\nGirl: which one??', 'keepsSecret'],
    ['Boy: rough day\nGirl: oh no. want me to send you memes?', 'acceptsOffer'],
    ['Girl: I hate small talk. tell me something interesting', 'amuseHer'],
    ['Boy: Do you smoke?\nGirl: only when I drink, do you?', 'smoke'],
    ['Boy: I work in marketing\nGirl: oh cool, do you like it?', 'afterJobLikeIt'],
    [
      "Boy: Are you a parking ticket? Because you've got fine written all over you\nGirl: omg 😂 does that ever work??",
      'lineWorks',
    ],
  ])('%s asks for %s', (text, kind) => {
    expect(understand(text).questions[0]?.kind).toBe(kind);
  });

  it('takes no question what to bring for an offer', () => {
    const { questions } = understand('Boy: dinner at eight then\nGirl: nice!! what should i bring?');
    expect(questions[0]?.kind).toBe('bringWhat');
  });

  it.each([
    'Boy: what are you doing?\nGirl: nothing much, just lying in bed. wbu',
    "Boy: what's your plan for Christmas?\nGirl: going home to my parents in Cork, can't wait for mum's cooking",
    'Boy: I bet you were a goody two shoes at school\nGirl: haha absolutely not, I was in detention every week',
  ])('%s is answered', (text) => {
    expect(repliesTo(text)).toHaveLength(3);
  });

  it('does not take praise given back for a question', () => {
    const { questions } = understand('Boy: You seem fun\nGirl: haha thanks, so do you 😊');
    expect(questions).toEqual([]);
  });
});
