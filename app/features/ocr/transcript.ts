import type { Speaker, TranscriptLine } from './types';

/** Pure operations on a transcript's lines. None changes its arguments. */

const GIRL_LABEL = /^\s*(girl|woman|her|she)\s*:\s*/i;
const BOY_LABEL = /^\s*(boy|guy|him|man)\s*:\s*/i;

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** One line a message, 'Girl: ...' or 'Boy: ...', in order; lines without a speaker stand without a label. */
export function linesToText(lines: readonly TranscriptLine[]): string {
  return lines
    .map(({ speaker, text }) => (speaker ? `${speaker}: ${oneLine(text)}` : oneLine(text)))
    .filter((line) => line !== '' && line !== 'Girl: ' && line !== 'Boy: ')
    .join('\n');
}

/** The reverse, for pasted or edited text; it knows all labels of the specification (section 5). */
export function textToLines(text: string): TranscriptLine[] {
  return text
    .split(/\r?\n/)
    .map((row): TranscriptLine => {
      const speaker: Speaker | null = GIRL_LABEL.test(row) ? 'Girl' : BOY_LABEL.test(row) ? 'Boy' : null;
      const said = speaker ? row.replace(speaker === 'Girl' ? GIRL_LABEL : BOY_LABEL, '') : row;
      return { speaker, text: oneLine(said), lowConfidence: [] };
    })
    .filter((line) => line.text !== '');
}

export const otherSpeaker = (speaker: Speaker | null): Speaker => (speaker === 'Girl' ? 'Boy' : 'Girl');

export function swapSpeaker(lines: readonly TranscriptLine[], index: number): TranscriptLine[] {
  return lines.map((line, i) => (i === index ? { ...line, speaker: otherSpeaker(line.speaker) } : line));
}

/** Every line's speaker becomes the other one; lines without a speaker stay without. */
export function swapAllSpeakers(lines: readonly TranscriptLine[]): TranscriptLine[] {
  return lines.map((line) => (line.speaker ? { ...line, speaker: otherSpeaker(line.speaker) } : line));
}

/** New words for a line; marks stay on the words that are still in it. */
export function editLine(lines: readonly TranscriptLine[], index: number, text: string): TranscriptLine[] {
  const words = new Set(text.split(/\s+/));
  return lines.map((line, i) =>
    i === index
      ? { ...line, text, lowConfidence: line.lowConfidence.filter((word) => words.has(word)) }
      : line,
  );
}

export function removeLine(lines: readonly TranscriptLine[], index: number): TranscriptLine[] {
  return lines.filter((_, i) => i !== index);
}

/** Puts the next line's words behind this line's; the first line's speaker stays. */
export function joinWithNext(lines: readonly TranscriptLine[], index: number): TranscriptLine[] {
  const line = lines[index];
  const next = lines[index + 1];
  if (!line || !next) return [...lines];
  const joined: TranscriptLine = {
    speaker: line.speaker ?? next.speaker,
    text: oneLine(`${line.text} ${next.text}`),
    lowConfidence: [...new Set([...line.lowConfidence, ...next.lowConfidence])],
  };
  return [...lines.slice(0, index), joined, ...lines.slice(index + 2)];
}

/** The text in parts, those that the reading was not sure of marked. */
export function markWords({ text, lowConfidence }: TranscriptLine): { text: string; unsure: boolean }[] {
  const unsure = new Set(lowConfidence);
  return text
    .split(/(\s+)/)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, unsure: unsure.has(part) }));
}
