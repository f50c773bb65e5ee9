import type { Speaker } from '../types';
import type { Block } from './blocks';
import { type Colour, colourBeside, colourDistance, usualColour } from './ground';
import { USUAL_X_HEIGHT } from './letters';
import type { Message } from './outline';
import { type Box, boxHeight, grow, median, quantile, type Raster } from './raster';

/** Share of the usual x-height: names and clocks are smaller. */
const MIN_SIZE = 0.86;
const FAINTEST_GROUND = 3;

/**
 * Messages whose bubble was not found (its edge is too faint, or a picture breaks it): blocks of letters outside
 * all bubbles, of the messages' size, at one side's edge, whose ground differs from the page beside them as the
 * grounds of that side's found bubbles do.
 */
export function findMissed(
  blocks: readonly Block[],
  found: readonly Message[],
  raster: Raster,
  unit: number,
): { block: Block; speaker: Speaker }[] {
  const taken = [...found.map(({ box }) => box), ...blocks.map(({ box }) => grow(box, 14 * unit))];
  const difference = (box: Box): Colour => {
    const ground = usualColour(raster, box);
    const page = colourBeside(box, taken, raster);
    return [ground[0] - page[0], ground[1] - page[1], ground[2] - page[2]];
  };
  const sides = (['Girl', 'Boy'] as const).map((speaker) => sideOf(speaker, found, raster, difference));
  const top = Math.min(...found.map(({ box }) => box.y0));
  const bottom = Math.max(...found.map(({ box }) => box.y1));

  // A side without one bubble has a ground like the page's; then only its edge tells that it is a side.
  const isAligned = ({ box }: Block, speaker: Speaker) => {
    const edgeOf = (other: Box) => (speaker === 'Girl' ? other.x0 : other.x1);
    const mates = blocks.filter(
      (other) =>
        isMessageSized(other) &&
        other.box.y0 > top &&
        other.box.y1 < bottom &&
        Math.abs(edgeOf(other.box) - edgeOf(box)) <= 4 * unit,
    );
    return mates.length >= 2;
  };
  const isMessageSized = (block: Block) => {
    const sizes = block.lines.flatMap(({ letters }) => letters.map(boxHeight));
    return quantile(sizes, 0.33) >= MIN_SIZE * USUAL_X_HEIGHT * unit;
  };
  return blocks.flatMap((block) => {
    if (!isMessageSized(block)) return [];
    const between = block.box.y0 > top && block.box.y1 < bottom;
    // Some of the ground around the letters too: they fill much of their own box.
    const own = difference(grow(block.box, 4 * unit));
    const side = sides.find(({ speaker, edge, difference: known }) => {
      const gap = speaker === 'Girl' ? block.box.x0 - edge : edge - block.box.x1;
      const otherGap = speaker === 'Girl' ? raster.width - block.box.x1 : block.box.x0;
      // Portraits may stand beside a side that nothing is known of.
      const farthest = known ? 34 : 84;
      if (gap < -3 * unit || gap > farthest * unit || otherGap < gap + 20 * unit) return false;
      if (!known) return between && (colourDistance(own, NONE) >= 4 || isAligned(block, speaker));
      // Bubbles that are only an outline have no ground of their own to go by.
      const strength = colourDistance(known, NONE);
      return (
        strength >= FAINTEST_GROUND &&
        colourDistance(own, known) < Math.min(0.6 * strength, Math.max(8, 0.35 * strength))
      );
    });
    return side ? [{ block, speaker: side.speaker }] : [];
  });
}

const NONE: Colour = [0, 0, 0];

interface Side {
  speaker: Speaker;
  /** Where this side's bubbles begin (hers) or end (his). */
  edge: number;
  /** How their ground differs from the page; null when none was found. */
  difference: Colour | null;
}

function sideOf(
  speaker: Speaker,
  found: readonly Message[],
  raster: Raster,
  differenceOf: (box: Box) => Colour,
): Side {
  const own = found.filter((message) => message.speaker === speaker);
  if (own.length === 0) {
    // As far from the border as the other side.
    const mirrored = found.map(({ box }) => raster.width - (speaker === 'Girl' ? box.x1 : box.x0));
    return { speaker, edge: median(mirrored), difference: null };
  }
  const differences = own.map(({ box }) => differenceOf(box));
  const channel = (i: 0 | 1 | 2) => median(differences.map((colour) => colour[i]));
  return {
    speaker,
    edge: median(own.map(({ box }) => (speaker === 'Girl' ? box.x0 : box.x1))),
    difference: [channel(0), channel(1), channel(2)],
  };
}
