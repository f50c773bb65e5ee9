/** What she says to him alone is taken up; what only sounds like it is not. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { coach, understand } from '../index';
import { know } from '../knowledge';
import { MORE } from './index';

beforeAll(() => know(MORE));
afterAll(() => know(null));

const chat = (...lines: string[]) =>
  understand(lines.map((l) => l.replace(/^B: /, 'Boy: ').replace(/^G: /, 'Girl: ')).join('\n'));
const toldFirst = (...lines: string[]) => chat(...lines).told[0]?.kind;

describe('a reproach', () => {
  it.each([
    "that wasn't ok yesterday, you were an hour late and didn't say a word",
    "The comment about my accent last night. You did the voice in front of the waiter and I laughed but I didn't like it.",
    "not gonna lie i was looking forward to today since monday and you just... didn't show",
  ])('is a moment for an apology: %s', (line) => {
    expect(chat('B: hey you', `G: ${line}`).moment).toBe('annoyed');
  });

  it.each([
    "you're terrible, that pun hurt me physically haha",
    "my cousin was an hour late to her own wedding and didn't say a word",
    'you were behind a bin. anyway i had the best time, goose included',
    'who hurt you lol. anyway, pizza or tacos',
  ])('is not: %s', (line) => {
    expect(chat('B: hey you', `G: ${line}`).moment).not.toBe('annoyed');
  });
});

describe('another day', () => {
  it.each([
    "can't tomorrow, balloon duty. wednesday i'm all yours tho",
    "can't tonight, I have a parents' evening. thursday works though",
    "ugh, stuck on a double. Friday though, I'm yours from 7",
  ])('is taken up: %s', (line) => {
    expect(toldFirst('B: drinks tomorrow?', `G: ${line}`)).toBe('counterOffer');
  });

  it('as a question is one', () => {
    expect(chat('B: Film on Thursday?', 'G: Not Thursday. Sunday though?').questions[0]?.kind).toBe('dayOk');
  });

  it('is none where nothing was declined', () => {
    expect(toldFirst('B: how was work', 'G: friday is always good at the bakery')).not.toBe('counterOffer');
  });
});

describe('a glad yes', () => {
  it('needs something he proposed', () => {
    expect(toldFirst('B: fancy the film on friday?', 'G: ooh yes!!')).toBe('saysYesGladly');
    expect(toldFirst('B: I grew up near the sea', 'G: ooh yes!!')).not.toBe('saysYesGladly');
    expect(toldFirst('B: table is booked for friday', 'G: k')).not.toBe('saysYesGladly');
  });

  it('may be nothing but a smile', () => {
    expect(chat('B: Best pancakes in the city, 10am, my treat', 'G: 🥞😍🙌').moment).toBe('planned');
    expect(chat('B: my dog ate my notes', 'G: 😍').moment).toBe('laugh');
  });
});

describe('something made for him', () => {
  it('is welcomed', () => {
    expect(toldFirst('B: hi', 'G: i saved you a slice, it has your name on it')).toBe('giftForHim');
  });

  it('is not what she made for somebody else', () => {
    expect(toldFirst('B: hi', 'G: made my sister a cake and dropped it')).not.toBe('giftForHim');
  });
});

describe('lost work', () => {
  it.each(['lol well I got laid off today so', "They're closing our office in March. Eleven years."])(
    'is heavy, whatever she laughs beside it: %s',
    (line) => {
      expect(toldFirst('B: how was it', `G: ${line}`)).toBe('lostJob');
    },
  );
});

it('where he wrote last, what she told before is still spoken to', () => {
  const u = chat('G: my dog ate a whole birthday cake, candles and all', 'B: no! is he ok?');
  expect(u.stage).toBe('waiting');
  expect(u.told.length).toBeGreaterThan(0);
});

it('who is greeted is no thing of his, what he asked after is', () => {
  expect(chat('B: Hi Laura', 'G: Hey! 😊').keywords).not.toContain('Laura');
  const asked = chat('B: Hi Laura, how was your concert?', 'G: k');
  expect(asked.keywords).toEqual(['concert']);
  expect(asked.leads.get('concert')).toBe('your ');
});

it('bad news before his last line is not asked a report about', () => {
  const answer = coach({
    kind: 'replies',
    conversation: "Girl: They're closing our office in March. Eleven years.\nBoy: oh no, are you ok?",
    advanced: true,
  });
  if (answer.outcome !== 'answered') throw new Error(answer.outcome);
  for (const { text } of answer.suggestions) expect(text).not.toMatch(/full report|more questions about/);
});

describe('nothing but tears', () => {
  it('went badly where he asked how it went', () => {
    expect(toldFirst('B: how did the exam go?', 'G: 😭😭')).toBe('disappointed');
  });

  it('is a laugh after something he told', () => {
    expect(chat('B: i dropped the cake on my dog', 'G: 😭😭😭').moment).toBe('laugh');
  });
});
