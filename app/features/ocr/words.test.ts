import { describe, expect, it } from 'vitest';
import type { ReadLine, ReadWord } from './engine';
import { meanConfidence, messageFrom, splitAtGaps, withoutCommonClocks, withoutPrompt } from './words';

const CAPITAL = 28;
const word = (text: string, height = CAPITAL, confidence = 95): ReadWord => ({
  text,
  confidence,
  box: { x0: 0, y0: 100 - height, x1: 50, y1: 100 },
});
const line = (...words: ReadWord[]): ReadLine => ({ words, box: { x0: 0, y0: 70, x1: 200, y1: 100 } });
const said = (...lines: ReadLine[]) => messageFrom(lines, 20)?.text ?? null;

describe('a message', () => {
  it('loses the small clock behind its words, and its ticks', () => {
    expect(said(line(word('Deal'), word('10:47', 18)))).toBe('Deal');
    expect(said(line(word('Deal'), word('10:47', 18), word('W/', 14)))).toBe('Deal');
    expect(said(line(word('Deal'), word('9:12', 18), word('PM', 18)))).toBe('Deal');
  });

  it('loses a clock that was misread', () => {
    expect(said(line(word('Deal'), word('4.1,', 17)))).toBe('Deal');
  });

  it('keeps a time of its own', () => {
    expect(said(line(word('Saturday'), word('8:30?', 28)))).toBe('Saturday 8:30?');
    expect(said(line(word('Around'), word('7:30', 28)))).toBe('Around 7:30');
    expect(said(line(word('at'), word('70', 28)))).toBe('at 70');
  });

  it('reads a bar as I and curly quotes as straight ones', () => {
    expect(said(line(word('|'), word('can’t'), word('“wait”')))).toBe('I can\'t "wait"');
    expect(said(line(word('l'), word("l'm")))).toBe("I I'm");
  });

  it('drops signs that are no words, and is null without words', () => {
    expect(said(line(word('ok'), word('©'), word('~')))).toBe('ok');
    expect(said(line(word('©')))).toBeNull();
    expect(said()).toBeNull();
  });

  it('marks words of low confidence', () => {
    expect(messageFrom([line(word('sure'), word('hird', CAPITAL, 41))], 20)?.lowConfidence).toEqual(['hird']);
  });
});

describe('lines of a strip', () => {
  const at = (y: number): ReadLine => ({ words: [word('x')], box: { x0: 0, y0: y, x1: 100, y1: y + 30 } });

  it('are split where two bubbles ran together', () => {
    expect(splitAtGaps([at(0), at(50), at(140)], 20).map((part) => part.length)).toEqual([2, 1]);
  });

  it('have a confidence by letters', () => {
    expect(meanConfidence([line(word('aaa', 28, 90), word('b', 28, 50))])).toBe(80);
    expect(meanConfidence([])).toBe(0);
  });
});

describe('the input box', () => {
  const message = (text: string) => ({ speaker: 'Girl' as const, text, lowConfidence: [] });

  it.each(['Type a message', 'Type a message...', 'Message', 'iMessage', 'Send a message', 'Aa'])(
    '%j is dropped',
    (prompt) => {
      expect(withoutPrompt([message('Hey'), message(prompt)])).toEqual([message('Hey')]);
    },
  );

  it.each(['I got your message', 'Message me when you are home'])('%j is a message', (text) => {
    expect(withoutPrompt([message('Hey'), message(text)])).toHaveLength(2);
  });
});

describe('clocks as large as words', () => {
  const lines = (...texts: string[]) =>
    texts.map((text) => ({ speaker: 'Girl' as const, text, lowConfidence: text.split(' ').slice(-1) }));
  const left = (...texts: string[]) => withoutCommonClocks(lines(...texts)).map(({ text }) => text);

  it('go when many messages end in one, each later than the one before', () => {
    expect(left('Hi there 9:12', 'How are you? 9:19 PM', 'Fine', 'Good 10:01 W/')).toEqual([
      'Hi there',
      'How are you?',
      'Fine',
      'Good',
    ]);
    expect(withoutCommonClocks(lines('a b 9:12', 'c d 9:13', 'e f 9:14'))[0]?.lowConfidence).toEqual([]);
  });

  it('stay when they are times that people speak of', () => {
    const few = ['Saturday 8:30', 'Too early', 'Then 10:15', 'Deal'];
    expect(left(...few)).toEqual(few);
    const unordered = ['Is 9:30', 'or 8:15', 'or 7:45', 'or 6:00'];
    expect(left(...unordered)).toEqual(unordered);
  });

  it('make no first line, but may be a later one', () => {
    expect(left('9:41', 'When?', '8:30')).toEqual(['When?', '8:30']);
    expect(left('8:30')).toEqual(['8:30']);
  });
});
