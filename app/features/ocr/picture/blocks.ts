import type { Speaker } from '../types';
import { around, type Box, boxHeight, boxWidth, median } from './raster';

/** For words whose bubble cannot be told from the page: messages from where the letters stand. */

export interface TextLine {
  box: Box;
  letters: Box[];
  /** Height of the middle of its letters. */
  middle: number;
}

/** A line of English has ascenders: its usual letter height is a little above that of an x. */
export const letterHeight = (line: TextLine) => median(line.letters.map(boxHeight));

/** Letters that stand beside each other as lines of text, from top to bottom. */
export function findTextLines(letters: readonly Box[], xHeight: number): TextLine[] {
  const lines: { letters: Box[]; x1: number; last: Box }[] = [];
  for (const letter of [...letters].sort((a, b) => a.x0 - b.x0)) {
    const middle = (letter.y0 + letter.y1) / 2;
    const reach = Math.max(xHeight, boxHeight(letter));
    const line = lines.find(
      ({ x1, last }) =>
        letter.x0 - x1 < 1.6 * reach && middle > last.y0 - 0.3 * xHeight && middle < last.y1 + 0.3 * xHeight,
    );
    if (line) {
      line.letters.push(letter);
      line.x1 = Math.max(line.x1, letter.x1);
      // A comma or an apostrophe must not pull the line up or down.
      if (boxHeight(letter) > 0.7 * xHeight) line.last = letter;
    } else {
      lines.push({ letters: [letter], x1: letter.x1, last: letter });
    }
  }
  return lines
    .map(({ letters: own }): TextLine => {
      const middle = median(own.map((letter) => (letter.y0 + letter.y1) / 2));
      return { box: around(own), letters: own, middle };
    })
    .filter(({ box }) => boxWidth(box) > 1.2 * xHeight)
    .sort((a, b) => a.middle - b.middle);
}

export interface Block {
  box: Box;
  lines: TextLine[];
}

/** Between the middles of two lines of one message there are about 2.5 x-heights; between two messages, 4 or more. */
const MAX_PITCH = 3.5;

/** Lines of one size below each other at a line's distance, with their left edges together, as blocks. */
export function findBlocks(lines: readonly TextLine[], xHeight: number): Block[] {
  const blocks: Block[] = [];
  for (const line of lines) {
    const block = blocks.find(({ box, lines: own }) => {
      const last = own.at(-1);
      if (!last) return false;
      const pitch = line.middle - last.middle;
      const shared = Math.min(box.x1, line.box.x1) - Math.max(box.x0, line.box.x0);
      const size = letterHeight(line) / letterHeight(last);
      return (
        pitch > xHeight &&
        pitch < MAX_PITCH * xHeight &&
        shared > 0 &&
        size > 0.75 &&
        size < 1.33 &&
        Math.abs(line.box.x0 - last.box.x0) < 3 * xHeight
      );
    });
    if (block) {
      block.lines.push(line);
      block.box = around([block.box, line.box]);
    } else {
      blocks.push({ box: { ...line.box }, lines: [line] });
    }
  }
  return blocks;
}

const CLEARLY_ASIDE = 0.06;

/** Who said each block by the side it leans to; null for centred ones. All null when nothing leans to the right. */
export function leanings(blocks: readonly Box[]): (Speaker | null)[] {
  if (blocks.length === 0) return [];
  const page = around(blocks);
  const width = Math.max(1, boxWidth(page));
  const leans = blocks.map((block): Speaker | null => {
    const lean = (block.x0 - page.x0 - (page.x1 - block.x1)) / width;
    if (Math.abs(lean) < CLEARLY_ASIDE) return null;
    return lean < 0 ? 'Girl' : 'Boy';
  });
  const his = leans.filter((lean) => lean === 'Boy').length;
  return his === 0 || his === leans.length ? blocks.map(() => null) : leans;
}
