import { type Component, findComponents } from './components';
import { higher, laneRow, lower, wordsOf } from './lanes';
import { type Box, boxArea, boxHeight, boxWidth, type Grey, type Raster } from './raster';

/** A piece of ground of one colour (or of one gradient) with a nearly rectangular outline. */
export interface Region extends Box {
  /** 0 to 1: how much of its box it fills, holes and letters counted as filled. */
  squareness: number;
  /** Per row of the box, from which column to which it reaches. */
  left: Int32Array;
  right: Int32Array;
}

/** The largest difference of any colour within one pixel; 255 along the picture's border. */
export function colourRange(raster: Raster): Grey {
  const { width, height } = raster;
  const words = wordsOf(raster);
  const range = new Uint8Array(width * height).fill(255);
  const row = new Int32Array(width);
  // Lowest and highest of three pixels beside each other, of the last three rows.
  const lows = [new Int32Array(width), new Int32Array(width), new Int32Array(width)] as const;
  const highs = [new Int32Array(width), new Int32Array(width), new Int32Array(width)] as const;
  for (let y = 0; y < height; y++) {
    const low = lows[(y % 3) as 0 | 1 | 2];
    const high = highs[(y % 3) as 0 | 1 | 2];
    laneRow(words, y * width, row);
    for (let x = 1; x < width - 1; x++) {
      const [before, here, after] = [row[x - 1] as number, row[x] as number, row[x + 1] as number];
      low[x] = lower(lower(before, here), after);
      high[x] = higher(higher(before, here), after);
    }
    if (y < 2) continue;
    const [low0, low1, low2] = lows;
    const [high0, high1, high2] = highs;
    for (let x = 1, i = (y - 1) * width + 1; x < width - 1; x++, i++) {
      const spread =
        higher(higher(high0[x] as number, high1[x] as number), high2[x] as number) -
        lower(lower(low0[x] as number, low1[x] as number), low2[x] as number);
      range[i] = higher(higher(spread, spread >> 10), spread >> 20);
    }
  }
  return { width, height, data: range };
}

/**
 * Grounds that could be bubbles, at one tolerance. Neighbouring pixels may differ a little, so gradients are
 * passed and edges stop. `unit` is the pixels in a pixel of the phone's layout.
 */
export function findRegions(range: Grey, tolerance: number, unit: number): Region[] {
  const { width, height } = range;
  const quiet = new Uint8Array(range.data.length);
  for (let i = 0; i < quiet.length; i++) quiet[i] = (range.data[i] as number) <= tolerance ? 1 : 0;
  const { list, runs } = findComponents({ width, height, data: quiet }, false);
  const outlines = list.map((part) => {
    const tall = boxHeight(part);
    if (boxWidth(part) < 20 * unit || tall < 16 * unit || part.pixels < 0.3 * boxArea(part)) return null;
    return { left: new Int32Array(tall).fill(part.x1), right: new Int32Array(tall).fill(part.x0) };
  });
  for (let i = 0; i < runs.count; i++) {
    const index = runs.part[i] as number;
    const outline = outlines[index];
    if (!outline) continue;
    const y = (runs.y[i] as number) - (list[index] as Component).y0;
    outline.left[y] = Math.min(outline.left[y] as number, runs.x0[i] as number);
    outline.right[y] = Math.max(outline.right[y] as number, runs.x1[i] as number);
  }
  return list.flatMap((part, index): Region[] => {
    const outline = outlines[index];
    if (!outline) return [];
    const { left, right } = outline;
    const filled = left.reduce((sum, x, y) => sum + (right[y] as number) - x, 0);
    const squareness = filled / boxArea(part);
    const { x0, y0, x1, y1 } = part;
    return squareness < 0.78 ? [] : [{ x0, y0, x1, y1, squareness, left, right }];
  });
}
