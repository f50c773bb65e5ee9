import { describe, expect, it } from 'vitest';
import { joinTranscripts } from './join';
import {
  editLine,
  joinWithNext,
  linesToText,
  markWords,
  removeLine,
  swapAllSpeakers,
  swapSpeaker,
  textToLines,
} from './transcript';
import type { Transcript, TranscriptLine } from './types';

const girl = (text: string, lowConfidence: string[] = []): TranscriptLine => ({
  speaker: 'Girl',
  text,
  lowConfidence,
});
const boy = (text: string): TranscriptLine => ({ speaker: 'Boy', text, lowConfidence: [] });
const nobody = (text: string): TranscriptLine => ({ speaker: null, text, lowConfidence: [] });

describe('a transcript as text', () => {
  it('has one labelled line a message', () => {
    expect(linesToText([girl('Hey!'), boy('Two\nlines'), nobody('Today'), girl('  ')])).toBe(
      'Girl: Hey!\nBoy: Two lines\nToday',
    );
  });

  it.each([
    ['Girl: hi', 'Girl', 'hi'],
    ['WOMAN:  hi', 'Girl', 'hi'],
    ['her: hi', 'Girl', 'hi'],
    ['She: hi', 'Girl', 'hi'],
    ['Boy: hi', 'Boy', 'hi'],
    ['guy: hi', 'Boy', 'hi'],
    ['Him: hi', 'Boy', 'hi'],
    ['man : hi', 'Boy', 'hi'],
    ['Human: hi', null, 'Human: hi'],
    ['hi', null, 'hi'],
  ])('reads %j', (text, speaker, said) => {
    expect(textToLines(text)).toEqual([{ speaker, text: said, lowConfidence: [] }]);
  });

  it('survives the way there and back', () => {
    const lines = [girl('Is it 8:30?'), boy('Boy: that is what I said'), girl('ok')];
    expect(textToLines(linesToText(lines))).toEqual(lines);
  });
});

describe('corrections', () => {
  const lines = [girl('one', ['one']), boy('two'), nobody('three')];

  it('swap one speaker', () => {
    expect(swapSpeaker(lines, 0).map(({ speaker }) => speaker)).toEqual(['Boy', 'Boy', null]);
    expect(swapSpeaker(lines, 2)[2]?.speaker).toBe('Girl');
  });

  it('swap all speakers, twice to where they were', () => {
    expect(swapAllSpeakers(lines).map(({ speaker }) => speaker)).toEqual(['Boy', 'Girl', null]);
    expect(swapAllSpeakers(swapAllSpeakers(lines))).toEqual(lines);
  });

  it('edit a line and drop the marks of words that are gone', () => {
    expect(editLine(lines, 0, 'One!')[0]).toEqual(girl('One!'));
    expect(editLine(lines, 0, 'one more')[0]).toEqual(girl('one more', ['one']));
  });

  it('remove and join', () => {
    expect(removeLine(lines, 1)).toEqual([lines[0], lines[2]]);
    expect(joinWithNext(lines, 0)).toEqual([girl('one two', ['one']), nobody('three')]);
    expect(joinWithNext(lines, 2)).toEqual(lines);
  });

  it('leave their arguments alone', () => {
    const before = structuredClone(lines);
    swapSpeaker(lines, 0);
    editLine(lines, 0, 'x');
    joinWithNext(lines, 0);
    expect(lines).toEqual(before);
  });

  it('mark words of low confidence', () => {
    expect(markWords(girl('Ais hird me', ['hird']))).toEqual([
      { text: 'Ais', unsure: false },
      { text: ' ', unsure: false },
      { text: 'hird', unsure: true },
      { text: ' ', unsure: false },
      { text: 'me', unsure: false },
    ]);
  });
});

describe('joining screenshots', () => {
  const transcript = (...lines: TranscriptLine[]): Transcript => ({
    lines,
    text: linesToText(lines),
    method: 'bubbles',
  });

  it('keeps the overlap once', () => {
    const a = transcript(
      girl('Hey'),
      boy('How was your weekend?'),
      girl('Great, I went hiking with my brother'),
    );
    const b = transcript(
      boy('How was your weekend?'),
      girl('Great, I went hiking with my brother'),
      boy('Nice'),
    );
    expect(joinTranscripts(a, b).text).toBe(
      'Girl: Hey\nBoy: How was your weekend?\nGirl: Great, I went hiking with my brother\nBoy: Nice',
    );
  });

  it('keeps the whole form of a line that an edge cut', () => {
    const a = transcript(girl('Hey'), boy('I know a little place by'));
    const b = transcript(boy('I know a little place by the harbour'), girl('Show me'));
    expect(joinTranscripts(a, b).lines.map(({ text }) => text)).toEqual([
      'Hey',
      'I know a little place by the harbour',
      'Show me',
    ]);
  });

  it('forgives a word that was read differently', () => {
    const a = transcript(
      girl('x'),
      boy('Then Biscuit and I should meet'),
      girl('You can come too of course'),
    );
    const b = transcript(boy('Then Biscuit and l should meet'), girl('You can come too of course'));
    expect(joinTranscripts(a, b).lines).toHaveLength(3);
  });

  it('takes the same short word twice for two messages, and other speakers for no overlap', () => {
    expect(joinTranscripts(transcript(girl('ok')), transcript(girl('ok'))).lines).toHaveLength(2);
    expect(
      joinTranscripts(transcript(girl('See you tomorrow')), transcript(boy('See you tomorrow'))).lines,
    ).toHaveLength(2);
  });

  it('puts pictures without overlap one after the other', () => {
    expect(joinTranscripts(transcript(girl('one')), transcript(boy('two'))).text).toBe('Girl: one\nBoy: two');
  });
});
