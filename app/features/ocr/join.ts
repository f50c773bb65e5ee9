import { linesToText } from './transcript';
import type { Transcript, TranscriptLine } from './types';

const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];

/** 0 to 1: how much of the two texts is the same words in the same order. */
function likeness(a: string, b: string): number {
  const left = words(a);
  const right = words(b);
  if (left.length === 0 || right.length === 0) return a.trim() === b.trim() ? 1 : 0;
  let row = new Array<number>(right.length + 1).fill(0);
  for (const word of left) {
    const next = [0];
    for (let j = 1; j <= right.length; j++) {
      next[j] = right[j - 1] === word ? (row[j - 1] ?? 0) + 1 : Math.max(row[j] ?? 0, next[j - 1] ?? 0);
    }
    row = next;
  }
  return (2 * (row[right.length] ?? 0)) / (left.length + right.length);
}

const SAME_LINE = 0.8;
/** A line cut off by the edge of a screenshot is a part of the whole one. */
function isPartOf(part: string, whole: string): boolean {
  const few = words(part).join(' ');
  const many = words(whole).join(' ');
  return few.length >= 6 && (many.startsWith(few) || many.endsWith(few));
}

const speakersAgree = (a: TranscriptLine, b: TranscriptLine) =>
  a.speaker === null || b.speaker === null || a.speaker === b.speaker;

function sameLine(a: TranscriptLine, b: TranscriptLine, atEdge: boolean): boolean {
  if (!speakersAgree(a, b)) return false;
  if (likeness(a.text, b.text) >= SAME_LINE) return true;
  return atEdge && (isPartOf(a.text, b.text) || isPartOf(b.text, a.text));
}

/** How many last lines of `a` are the first lines of `b`. */
function overlapLength(a: TranscriptLine[], b: TranscriptLine[]): number {
  for (let length = Math.min(a.length, b.length); length > 0; length--) {
    const tail = a.slice(-length);
    let same = 0;
    for (let i = 0; i < length; i++) {
      const left = tail[i];
      const right = b[i];
      if (!left || !right || !sameLine(left, right, i === 0 || i === length - 1)) break;
      same++;
    }
    // A single "ok" that ends one picture and starts the next may be two messages.
    const letters = tail.reduce((sum, line) => sum + words(line.text).join('').length, 0);
    if (same === length && (length > 1 || letters >= 8)) return length;
  }
  return 0;
}

const fuller = (a: TranscriptLine, b: TranscriptLine): TranscriptLine => {
  const [longer, other] = words(b.text).length > words(a.text).length ? [b, a] : [a, b];
  return { ...longer, speaker: longer.speaker ?? other.speaker };
};

/**
 * Two screenshots of one conversation as one transcript, `a` the earlier. Lines that both show, at the end of
 * `a` and the start of `b`, are kept once, the fuller form of each.
 */
export function joinTranscripts(a: Transcript, b: Transcript): Transcript {
  const length = overlapLength(a.lines, b.lines);
  const shared = a.lines.slice(a.lines.length - length).map((line, i) => fuller(line, b.lines[i] ?? line));
  const lines = [...a.lines.slice(0, a.lines.length - length), ...shared, ...b.lines.slice(length)];
  return { lines, text: linesToText(lines), method: a.method === 'plain' ? b.method : a.method };
}
