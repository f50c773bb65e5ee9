import { type Box, boxHeight, boxWidth, type Raster } from './raster';

export type Colour = [number, number, number];

/** Mean difference of the three channels: grain in one of them counts little. */
export const colourDistance = (a: Colour, b: Colour) =>
  (Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) + Math.abs(a[2] - b[2])) / 3;

const SAMPLES = 3_000;
/** Values this near count as one: compression and a photo's grain spread a colour. */
const SPREAD = 9;

/** The most frequent value, neighbours counted together. */
function modeOf(histogram: Int32Array): number {
  let best = 0;
  let most = -1;
  let count = 0;
  for (let value = -SPREAD; value < 256; value++) {
    if (value + SPREAD < 256) count += histogram[value + SPREAD] as number;
    if (value - SPREAD - 1 >= 0) count -= histogram[value - SPREAD - 1] as number;
    if (value >= 0 && count > most) {
      most = count;
      best = value;
    }
  }
  let sum = 0;
  let total = 0;
  for (let value = Math.max(0, best - SPREAD); value <= Math.min(255, best + SPREAD); value++) {
    sum += value * (histogram[value] as number);
    total += histogram[value] as number;
  }
  return total === 0 ? 255 : sum / total;
}

/** The most frequent colour of what `belongs` admits in a box: its ground, since letters are of many shades. */
export function usualColour(
  raster: Raster,
  box: Box,
  belongs: (x: number, y: number) => boolean = () => true,
): Colour {
  const step = Math.max(1, Math.floor(Math.sqrt((boxWidth(box) * boxHeight(box)) / SAMPLES)));
  const histograms = [new Int32Array(256), new Int32Array(256), new Int32Array(256)] as const;
  for (let y = Math.max(0, Math.round(box.y0)); y < Math.min(raster.height, box.y1); y += step) {
    for (let x = Math.max(0, Math.round(box.x0)); x < Math.min(raster.width, box.x1); x += step) {
      if (!belongs(x, y)) continue;
      const p = (y * raster.width + x) * 4;
      for (let channel = 0; channel < 3; channel++) {
        const value = raster.data[p + channel] as number;
        const histogram = histograms[channel] as Int32Array;
        histogram[value] = (histogram[value] as number) + 1;
      }
    }
  }
  return [modeOf(histograms[0]), modeOf(histograms[1]), modeOf(histograms[2])];
}

/** The page's colour in the rows of a box, away from everything that stands on it; light may change over a photo. */
export function colourBeside(box: Box, taken: readonly Box[], raster: Raster): Colour {
  const rows = { x0: 0, y0: box.y0, x1: raster.width, y1: box.y1 };
  const near = taken.filter((other) => other.y1 > rows.y0 && other.y0 < rows.y1);
  return usualColour(raster, rows, (x, y) => {
    return !near.some(
      (other) => x >= other.x0 - 2 && x < other.x1 + 2 && y >= other.y0 - 2 && y < other.y1 + 2,
    );
  });
}

const STEP = 4;
const MAX_STEPS = 60;

/**
 * A box widened to both sides for as long as what comes next is still its ground rather than the page, and
 * within the bounds that other bubbles keep to. As it was when the two can hardly be told apart.
 */
export function widenOverGround(
  box: Box,
  raster: Raster,
  page: Colour,
  bounds: Pick<Box, 'x0' | 'x1'>,
  unit: number,
): { x0: number; x1: number } {
  const ground = usualColour(raster, box);
  const result = { x0: box.x0, x1: box.x1 };
  if (colourDistance(ground, page) < 4) return result;
  const step = Math.max(2, Math.round(STEP * unit));
  const isGround = (x: number) => {
    if (x < bounds.x0 - step || x + step > bounds.x1 + step) return false;
    const colour = usualColour(raster, { x0: x, y0: box.y0, x1: x + step, y1: box.y1 });
    return colourDistance(colour, ground) < 0.4 * colourDistance(colour, page);
  };
  for (let i = 0; i < MAX_STEPS && isGround(result.x1); i++) result.x1 += step;
  for (let i = 0; i < MAX_STEPS && isGround(result.x0 - step); i++) result.x0 -= step;
  return result;
}
