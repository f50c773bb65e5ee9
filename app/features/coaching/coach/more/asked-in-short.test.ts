/** Questions and turns that only his own last message makes clear. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repliesTo } from '../../../../../tests/setup/replies';
import { know } from '../knowledge';
import { understand } from '../understand';
import { MORE } from './index';

beforeAll(() => know(MORE));
afterAll(() => know(null));

const chat = (...lines: string[]) =>
  lines.map((l) => l.replace(/^B: /, 'Boy: ').replace(/^G: /, 'Girl: ')).join('\n');
const asked = (...lines: string[]) => understand(chat(...lines)).questions[0]?.kind ?? null;
const told = (...lines: string[]) => understand(chat(...lines)).told[0]?.kind ?? null;

describe('what she asks in short', () => {
  it.each([
    ['andThen', 'B: just made the recipe you sent me', 'G: and???'],
    ['wasItYou', 'B: watched a seagull steal a mans entire sandwich', 'G: was the man you'],
    ['wereYou', 'B: i was really nervous on sunday', 'G: aw were you?'],
    ['callDay', 'B: you free to call later?', 'G: not tonight, im wrecked. tomorrow?'],
    ['dogName', 'G: your dog is the reason i swiped', 'B: fair, he gets that a lot', 'G: whats his name'],
    ['whySingle', 'B: how come youre still single', 'G: how come you are lol'],
    ['howLongInTown', 'B: so how long have you been in Leeds?', 'G: about 3 years now. you?'],
    ['mixUp', "B: i'm on 3rd street where are you", 'G: wait i thought you said 5th??'],
    ['thinkingWhat', 'B: thinking about you', 'G: oh yeah? thinking what exactly'],
    ['wyd', 'B: hey what u up to', 'G: nm u'],
    ['youPick', 'B: where should we go? you pick', 'G: nooo you pick, I picked the day!'],
    ['willYou', 'B: I work in IT', "G: so you'll fix my printer then"],
    ['okWithThat', 'B: hey', "G: hi! i'm trans and i like to get that out of the way. all good with that?"],
    ['promises', 'B: send me a song', 'G: ok but you have to listen to the whole thing, promise?'],
    [
      'music',
      'B: what kind of music are you into',
      'G: a bit of everything',
      'B: like what',
      'G: idk, sza. you?',
    ],
  ])('is %s', (kind, ...lines) => {
    expect(asked(...lines)).toBe(kind);
  });

  it.each([
    ['thinkingWhat', 'B: I want to paint the kitchen', 'G: nice! what are you thinking'],
    ['callDay', 'B: fancy a drink?', 'G: not tonight. tomorrow?'],
    ['whatISaid', 'B: how was your meeting?', 'G: long. what did you say you do?'],
    ['willYou', 'B: I work in IT', "G: so you'll be tired then"],
  ])('is no %s', (kind, ...lines) => {
    expect(asked(...lines)).not.toBe(kind);
  });

  it("takes 'it went ok i think??' for her own answer", () => {
    expect(asked('B: hope the exam went ok!', 'G: it went ok i think??')).toBeNull();
  });
});

describe('what she says to it', () => {
  it.each([
    ['homeAfterDate', 'B: did you get home ok', 'G: yep, in my pjs with a cup of tea. had a lovely time x'],
    ['wasNotYou', "B: you didn't seem that into it, everything ok?", 'G: oh no I was! just knackered'],
    ['thatsOkWithHer', 'B: i dont really drink, hope thats ok', "G: course it is, I'm not big on it either"],
    ['invitesHim', 'B: please tell me i can come watch', 'G: sat 14th, leisure centre, bring a cushion'],
    ['notThatOne', 'B: thai?', 'G: had thai yesterday'],
    ['petFound', 'B: did your cat come back??', 'G: YES he was in the shed the whole time'],
    ['mockGoodbye', 'G: pineapple on pizza. go', 'B: yes obviously', 'G: well it was nice talking to you'],
    ['noOfAnother', 'G: nonna is on speed dial', 'B: would she be nice about it', 'G: absolutely not'],
    ['shyAbout', 'B: you paint right? can i see', 'G: hmm maybe one day. im shy about it'],
    [
      'yesWithWarning',
      'B: would you want to go dancing sometime',
      "G: I'd love to but I should warn you I lead",
    ],
    ['noWorries', 'B: just saw your message, sorry', "G: haha fair enough, I'd assumed you'd been eaten"],
    ['failedIt', 'B: how did the interview go', 'G: Didnt get it :( they went with someone internal'],
    [
      'stillHard',
      'G: got passed over for the promotion',
      'B: what a joke. are you going to say something',
      "G: i don't know yet. i just want to be cross for tonight",
    ],
  ])('is %s', (kind, ...lines) => {
    expect(told(...lines)).toBe(kind);
  });

  it('does not congratulate her who was passed over', () => {
    const text = chat('B: bad day?', 'G: yeah. got passed over for the promotion');
    for (const reply of repliesTo(text)) expect(reply).not.toMatch(/congrat|celebrat|promoted!/i);
  });

  it('takes no joke in a bad story for more of it', () => {
    const lines = [
      'G: had two shots and now i cant lift my arm',
      'B: tequila?',
      'G: hepatitis and typhoid you clown',
    ];
    expect(told(...lines)).not.toBe('stillHard');
  });

  it("does not agree on the day she is away until: 'til Sunday'", () => {
    const text = chat('B: ramen friday?', "G: I'd love to but I'm in Cork til Sunday. next week?");
    for (const reply of repliesTo(text)) expect(reply).not.toMatch(/\bSunday\b/);
  });
});
