import type { Speaker } from '../types';
import { type Block, letterHeight } from './blocks';
import { type Colour, colourDistance, usualColour } from './ground';
import type { Message } from './layout';
import { type Box, median, type Raster } from './raster';

/** Four fifths of a usual letter at the usual 16 px, in layout pixels: names and clocks are smaller. */
const MIN_SIZE = 7.3;

/**
 * Messages whose bubble was not found (its edge is too faint, or a picture breaks it): blocks of letters outside
 * all bubbles, of the messages' size, at one side's edge, and on that side's ground rather than the page's.
 */
export function findMissed(
  blocks: readonly Block[],
  found: readonly Message[],
  raster: Raster,
  unit: number,
): { block: Block; speaker: Speaker }[] {
  const pageBox = { x0: 0, y0: 0, x1: raster.width, y1: raster.height };
  const outside = (x: number, y: number) =>
    !found.some(({ box }) => x >= box.x0 - 2 && x < box.x1 + 2 && y >= box.y0 - 2 && y < box.y1 + 2);
  const page = usualColour(raster, pageBox, outside);
  const sides = (['Girl', 'Boy'] as const).map((speaker) => sideOf(speaker, found, raster));
  const top = Math.min(...found.map(({ box }) => box.y0));
  const bottom = Math.max(...found.map(({ box }) => box.y1));

  return blocks.flatMap((block) => {
    const size = median(block.lines.map(letterHeight));
    const between = block.box.y0 > top && block.box.y1 < bottom;
    const ground = usualColour(raster, block.box);
    const side = sides.find(({ speaker, edge, ground: known }) => {
      const gap = speaker === 'Girl' ? block.box.x0 - edge : edge - block.box.x1;
      const otherGap = speaker === 'Girl' ? raster.width - block.box.x1 : block.box.x0;
      if (gap < 2 * unit || gap > 34 * unit || otherGap < gap + 20 * unit) return false;
      if (!known) return between && colourDistance(ground, page) > 5;
      const ownGround = colourDistance(known, page);
      // Bubbles that are only an outline have no ground of their own to go by.
      if (ownGround < 4) return false;
      return colourDistance(ground, known) < Math.min(20, 0.5 * ownGround);
    });
    if (!side || size < MIN_SIZE * unit) return [];
    return [{ block, speaker: side.speaker }];
  });
}

function sideOf(
  speaker: Speaker,
  found: readonly Message[],
  raster: Raster,
): { speaker: Speaker; edge: number; ground: Colour | null } {
  const own = found.filter((message) => message.speaker === speaker);
  const others = found.filter((message) => message.speaker !== speaker);
  const edgeOf = (box: Box) => (speaker === 'Girl' ? box.x0 : box.x1);
  const opposite = others.map(({ box }) =>
    speaker === 'Girl' ? raster.width - box.x1 : raster.width - box.x0,
  );
  const edge = median(own.length > 0 ? own.map(({ box }) => edgeOf(box)) : opposite);
  if (own.length === 0) return { speaker, edge, ground: null };
  const grounds = own.map(({ box }) => usualColour(raster, box));
  const channel = (i: 0 | 1 | 2) => median(grounds.map((ground) => ground[i]));
  return { speaker, edge, ground: [channel(0), channel(1), channel(2)] };
}
