import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repliesTo } from '../../../../../tests/setup/replies';
import { know } from '../knowledge';
import { understand } from '../understand';
import { MORE } from './index';

beforeAll(() => know(MORE));
afterAll(() => know(null));

describe('what she says in answer to his line', () => {
  it.each([
    ["Boy: We should get coffee sometime\nGirl: Maybe, I'm pretty busy with work at the moment", 'softMaybe'],
    ["Boy: what day would suit you?\nGirl: I'll see how the week goes", 'softMaybe'],
    ['Boy: Can I get your number?\nGirl: Sure, 555 0142. Text me so I have yours', 'gotNumber'],
    ["Boy: Sorry I fell asleep last night\nGirl: It's ok, I thought I was boring you haha", 'forgivesHim'],
    ['Boy: Just got back from the gym\nGirl: I can tell from your photos, you look good', 'looksGoodOnHim'],
    ['Boy: I like your smile\nGirl: 😊😊', 'blushing'],
    ["Boy: how was pilates\nGirl: So hard!! I can't lift my arms now", 'soreAfter'],
    ['Girl: omg I just finished the worst exam of my life', 'examWasBad'],
    ["Girl: My ex just texted me, it's been a weird day", 'exWroteHer'],
    ['Boy: you up for a drink on friday?\nGirl: cant friday, my sister is visiting', 'notThatDay'],
    [
      "Boy: dinner friday?\nGirl: can't friday, it's inventory week. the one after though, i want that dinner",
      'dayAfter',
    ],
    ['Boy: ive only seen the first one\nGirl: omg you have to watch the other two', 'mustDoIt'],
    [
      "Boy: We had such a good first date, I thought you'd text\nGirl: I was waiting for you to text me!",
      'bothWaited',
    ],
    ["Boy: I waited for an hour\nGirl: I'm really sorry, my phone died and the bus never came", 'herApology'],
    ["Boy: I think you're great\nGirl: you don't even know me yet haha", 'dontKnowMe'],
    ["Boy: Are you a cuddler?\nGirl: depends who's asking 😏", 'dependsWhoAsks'],
    ["Boy: I've never been to a musical\nGirl: ok we have to fix that", 'weFixThat'],
    ["Boy: you're so far away though\nGirl: it's only an hour by train", 'notSoFar'],
    ["Boy: I'm at the airport\nGirl: safe flight! text me when you land", 'safeTrip'],
    ["Boy: i made you a playlist\nGirl: no way, that's the nicest thing anyone's done for me", 'nicestThing'],
    [
      "Boy: How's your mum doing?\nGirl: She's home from hospital now. The operation went well",
      'feelingBetter',
    ],
  ])('%s', (text, kind) => {
    expect(understand(text).told[0]?.kind).toBe(kind);
  });

  it.each([
    ['Boy: dinner at mine?\nGirl: maybe not at yours yet, but the ramen place would be lovely', 'softMaybe'],
    ['Boy: coffee this week?\nGirl: maybe thursday?', 'softMaybe'],
    ['Girl: maybe I should learn to swim', 'softMaybe'],
    ["Boy: How was your weekend?\nGirl: I'm so busy with this move", 'softMaybe'],
    ["Boy: my phone died\nGirl: text me when you're home", 'gotNumber'],
    ['Girl: aww your cute dog', 'looksGoodOnHim'],
    ['Girl: the weather is looking good', 'looksGoodOnHim'],
    ['Girl: i bet you fit right in there', 'looksGoodOnHim'],
    ["Boy: Fancy a run on Friday?\nGirl: I can't move it, sorry", 'soreAfter'],
    ['Girl: morning shift was awful', 'goodMorningHer'],
    ['Boy: nice to talk to you\nGirl: train leaves in 10 minutes', 'shortOnTime'],
    ['Girl: I told my ex to stop texting me, so peaceful now', 'exWroteHer'],
    ["Girl: I can't lift my arms, I think my shoulder is broken", 'soreAfter'],
  ])('%s is no %s', (text, kind) => {
    expect(understand(text).told.map((t) => t.kind)).not.toContain(kind);
  });

  it('is what all three replies speak to, and no word of it is lifted', () => {
    const text = "Boy: We should get coffee sometime\nGirl: Maybe, I'm pretty busy with work at the moment";
    for (const reply of repliesTo(text)) expect(reply).not.toMatch(/"|\bthe moment\b/);
  });

  it('a yes to what he proposed is one', () => {
    const text = 'Boy: how about coffee on Saturday at 3?\nGirl: sounds perfect!';
    expect(understand(text).told[0]?.kind).toBe('saysYesGladly');
    for (const reply of repliesTo(text)) expect(reply).not.toMatch(/by their coffee|the weekend is gone/);
  });

  it('a yes to nothing takes nothing up', () => {
    const text =
      "Boy: You look like you love to travel\nGirl: Yes!! I've been to 23 countries. Next one is Peru in March";
    expect(understand(text).told.map((t) => t.kind)).not.toContain('saysYes');
  });
});

describe('the moment', () => {
  it.each([
    [
      "Boy: How did the exam go?\nGirl: bad. ran out of time on the last question, i'm so annoyed with myself",
      'annoyed',
      false,
    ],
    [
      "Boy: I thought we said Thursday?\nGirl: No we said Wednesday! I've been waiting here for 20 minutes",
      'annoyed',
      true,
    ],
    [
      'Girl: they just played the song of my first kiss, im not ok\nGirl: what song does that to you',
      'annoyed',
      false,
    ],
    ['Boy: Good morning :)\nGirl: Morning! Sleep well?', 'night', false],
    ['Girl: On my way! What are you wearing so I can find you?', 'onTheWay', false],
    ['Boy: got us a table\nGirl: So sorry, running 10 mins late! Bus is stuck', 'onTheWay', true],
    ['Boy: Did you hear back about the job?\nGirl: I GOT IT!! I start on the 1st', 'goodNews', true],
    ['Boy: What do you do for fun?\nGirl: Idk, normal stuff', 'dry', true],
  ])('%s: %s %s', (text, moment, is) => {
    expect(understand(text).moment === moment).toBe(is);
  });

  it('no English line of his is answered in Spanish for two short words', () => {
    expect(
      understand('Boy: At the beach with the boys\nGirl: So jealous! Send me a photo').language,
    ).toBeNull();
    expect(understand('Boy: hola guapa\nGirl: no me gusta la playa').language).toBe('es');
  });

  it('his interest in doubt is no no of hers', () => {
    expect(understand("Girl: You took two days to reply, I thought you'd lost interest").declined).toBeNull();
  });
});
