import type { ReadLine, ReadWord } from './engine';
import type { TranscriptLine } from './types';

/** From read words to a message: what is not the message's own words is dropped, typical misreadings are undone. */

const LOW_CONFIDENCE = 70;
const CLOCK = /^\(?\d{1,2}[:.]\d{2}\)?[.,]?$/;
const SMALL_NUMBER = /^(?=.*\d)[\dgqoOIl:.,;%'"]{2,6}$/;
const HALF_OF_DAY = /^([ap]\.?m\.?)$/i;
const HAS_LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
const ONLY_PUNCTUATION = /^(\?+|!+|\?!|!\?|\.{2,}|…|-|–|—|&|\+|=|\/|:\)|:\(|;\)|:D|<3)$/;

const heightOf = ({ box }: ReadWord) => box.y1 - box.y0;

/** In sans-serif type a capital I is a bar. */
const repair = (text: string) =>
  text
    .replace(/[|]/g, 'I')
    .replace(/[‘’`´]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/^l$/, 'I')
    .replace(/^l'(m|d|ll|ve)$/i, "I'$1")
    .replace(/^[1l]'m$/, "I'm");

/**
 * Cuts the clock that a messenger sets into a bubble's last line, with what follows it (ticks). It must look like
 * a clock and be clearly smaller than the message's own digits would be, so that 'Saturday 8:30?' keeps its time.
 */
function withoutClock(words: readonly ReadWord[], capitalHeight: number): ReadWord[] {
  const small = (word: ReadWord) => heightOf(word) < 0.86 * capitalHeight;
  const last = words.at(-1);
  // A clock that was misread still ends a line, is small, and is mostly digits.
  if (last && words.length > 1 && SMALL_NUMBER.test(last.text) && heightOf(last) < 0.76 * capitalHeight) {
    return words.slice(0, -1);
  }
  for (let i = words.length - 1; i >= 0 && i >= words.length - 4; i--) {
    const word = words[i];
    if (!word || !CLOCK.test(word.text) || !small(word)) continue;
    const rest = words.slice(i + 1);
    if (rest.every((after) => HALF_OF_DAY.test(after.text) || after.text.length <= 3))
      return words.slice(0, i);
  }
  return [...words];
}

/**
 * One message from the lines of one bubble. `xHeight` is the height of an x on the page that was read. Null when
 * no word is left.
 */
export function messageFrom(
  lines: readonly ReadLine[],
  xHeight: number,
): Omit<TranscriptLine, 'speaker'> | null {
  const capitalHeight = 1.38 * xHeight;
  const kept: ReadWord[] = [];
  lines.forEach((line, i) => {
    const isLast = i >= lines.length - 2;
    const words = isLast ? withoutClock(line.words, capitalHeight) : line.words;
    for (const word of words) {
      const text = repair(word.text.trim());
      if (!HAS_LETTER_OR_DIGIT.test(text) && !ONLY_PUNCTUATION.test(text)) continue;
      if (word.confidence < 20 && text.length <= 2) continue;
      kept.push({ ...word, text });
    }
  });
  if (!kept.some((word) => HAS_LETTER_OR_DIGIT.test(word.text))) return null;
  return {
    text: kept.map((word) => word.text).join(' '),
    lowConfidence: kept.filter((word) => word.confidence < LOW_CONFIDENCE).map((word) => word.text),
  };
}

const middleOf = ({ box }: ReadLine) => (box.y0 + box.y1) / 2;
/** In x-heights: lines of one message are about 2.5 apart, lines of two messages 4 or more. */
const SPLITTING_PITCH = 3.75;

/** Two messages whose bubbles ran together in a poor picture, told apart by the gap between their lines. */
export function splitAtGaps(lines: readonly ReadLine[], xHeight: number): ReadLine[][] {
  const parts: ReadLine[][] = [];
  for (const line of [...lines].sort((a, b) => middleOf(a) - middleOf(b))) {
    const last = parts.at(-1)?.at(-1);
    if (last && middleOf(line) - middleOf(last) < SPLITTING_PITCH * xHeight) parts.at(-1)?.push(line);
    else parts.push([line]);
  }
  return parts;
}

const PROMPT =
  /^(((type|write|send|enter|start)( (a|your))?( new)?( text)?( message)?)|(new |text |i)?message|aa|reply|say something|chat)( here)?\W*$/i;

/** Without the input box's prompt, which stands below all messages. */
export function withoutPrompt(lines: readonly TranscriptLine[]): TranscriptLine[] {
  const last = lines.at(-1);
  return last && lines.length > 1 && PROMPT.test(last.text) && /message|type|write|aa\b|say/i.test(last.text)
    ? lines.slice(0, -1)
    : [...lines];
}

const ENDS_IN_CLOCK = /(?:^|\s)\(?(\d{1,2})[:.](\d{2})\)?(\s?[ap]\.?m\.?)?(\s+\S{1,2}){0,2}$/i;
const ONLY_CLOCK = /^\(?\d{1,2}[:.]\d{2}\)?(\s?[ap]\.?m\.?)?(\s+\S{1,2}){0,2}$/i;
/** Others may have lost theirs already, by their size. */
const LEAST_SHARE_OF_CLOCKS = 1 / 3;

/**
 * Without the clocks that a messenger puts at the end of each message, where their size did not tell them from
 * words: a time may end a message or two, but not many of them, each later than the one before. And without a
 * first line that is a clock alone: the status bar's, or all that an edge left of a message.
 */
export function withoutCommonClocks(lines: readonly TranscriptLine[]): TranscriptLine[] {
  const kept = lines.length > 1 && ONLY_CLOCK.test(lines[0]?.text ?? '') ? lines.slice(1) : [...lines];
  const minutes = kept.flatMap(({ text }) => {
    const [, hours, rest] = ENDS_IN_CLOCK.exec(text) ?? [];
    return hours && rest ? [60 * Number(hours) + Number(rest)] : [];
  });
  const backwards = minutes.filter((time, i) => i > 0 && time < (minutes[i - 1] ?? 0)).length;
  // Once for noon, midnight, or a digit that was misread.
  if (minutes.length < 3 || minutes.length < LEAST_SHARE_OF_CLOCKS * kept.length || backwards > 1)
    return kept;
  return kept.map((line) => {
    if (ONLY_CLOCK.test(line.text)) return line;
    const text = line.text.replace(ENDS_IN_CLOCK, '');
    const words = new Set(text.split(' '));
    return { ...line, text, lowConfidence: line.lowConfidence.filter((word) => words.has(word)) };
  });
}

export function meanConfidence(lines: readonly ReadLine[]): number {
  const words = lines.flatMap((line) => line.words);
  const letters = words.reduce((sum, word) => sum + word.text.length, 0);
  return letters === 0
    ? 0
    : words.reduce((sum, word) => sum + word.confidence * word.text.length, 0) / letters;
}
