import type { Speaker } from '../types';
import { around, type Box, boxHeight, boxWidth } from './raster';

/** For pictures whose bubbles cannot be told from the page: messages from where the letters stand. */

/** Letters that stand beside each other as lines of text, from top to bottom. */
export function findTextLines(letters: readonly Box[], xHeight: number): Box[] {
  const lines: { box: Box; last: Box }[] = [];
  for (const letter of [...letters].sort((a, b) => a.x0 - b.x0)) {
    const middle = (letter.y0 + letter.y1) / 2;
    const line = lines.find(
      ({ box, last }) =>
        letter.x0 - box.x1 < 2.2 * xHeight &&
        middle > last.y0 - 0.3 * xHeight &&
        middle < last.y1 + 0.3 * xHeight,
    );
    if (line) {
      line.box = around([line.box, letter]);
      // A comma or an apostrophe must not pull the line up or down.
      if (boxHeight(letter) > 0.7 * xHeight) line.last = letter;
    } else {
      lines.push({ box: { ...letter }, last: letter });
    }
  }
  return lines
    .map(({ box }) => box)
    .filter((box) => boxWidth(box) > 1.2 * xHeight)
    .sort((a, b) => a.y0 - b.y0);
}

/** Lines below each other at a line's distance, with an edge or a middle in common, as blocks. */
export function findBlocks(lines: readonly Box[], xHeight: number): Box[] {
  const blocks: { box: Box; last: Box }[] = [];
  for (const line of lines) {
    const block = blocks.find(({ box, last }) => {
      const gap = line.y0 - last.y1;
      const shared = Math.min(box.x1, line.x1) - Math.max(box.x0, line.x0);
      return (
        gap < 1.25 * xHeight && gap > -xHeight && shared > 0 && Math.abs(line.x0 - last.x0) < 3 * xHeight
      );
    });
    if (block) {
      block.box = around([block.box, line]);
      block.last = line;
    } else {
      blocks.push({ box: { ...line }, last: line });
    }
  }
  return blocks.map(({ box }) => box);
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
