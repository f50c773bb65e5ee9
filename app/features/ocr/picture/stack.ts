import { type Box, boxHeight, boxWidth, type Grey } from './raster';
import { inkBox } from './strip';

export interface Placed {
  /** Which strip. */
  index: number;
  /** Rows of the page that it takes. */
  y0: number;
  y1: number;
}

const MARGIN = 24;

/** All strips below each other on one white page, so that one reading pass does them all. Blank ones are left out. */
export function stackStrips(strips: readonly Grey[], gap: number): { page: Grey; placed: Placed[] } {
  const trimmed = strips.flatMap((strip, index): { strip: Grey; index: number; box: Box }[] => {
    const box = inkBox(strip);
    return box ? [{ strip, index, box }] : [];
  });
  const width = Math.max(64, ...trimmed.map(({ box }) => boxWidth(box))) + 2 * MARGIN;
  const height = trimmed.reduce((sum, { box }) => sum + boxHeight(box) + gap, 2 * MARGIN);
  const page: Grey = { width, height, data: new Uint8Array(width * height).fill(255) };
  const placed: Placed[] = [];
  let y = MARGIN;
  for (const { strip, index, box } of trimmed) {
    for (let row = box.y0; row < box.y1; row++) {
      const from = row * strip.width + box.x0;
      page.data.set(strip.data.subarray(from, from + boxWidth(box)), (y + row - box.y0) * width + MARGIN);
    }
    placed.push({ index, y0: y, y1: y + boxHeight(box) });
    y += boxHeight(box) + gap;
  }
  return { page, placed };
}

/** Portable graymap, the plainest format that the reader's image library opens: no time goes into compression. */
export function encodePgm({ width, height, data }: Grey): Uint8Array {
  const header = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(header.length + data.length);
  file.set(header);
  file.set(data, header.length);
  return file;
}

/** The strip whose rows hold the middle of the box, or the nearest one within `reach` pixels. */
export function stripAt(placed: readonly Placed[], box: Box, reach: number): number | null {
  const middle = (box.y0 + box.y1) / 2;
  let best: { index: number; distance: number } | null = null;
  for (const { index, y0, y1 } of placed) {
    const distance = middle < y0 ? y0 - middle : middle > y1 ? middle - y1 : 0;
    if (distance <= reach && (!best || distance < best.distance)) best = { index, distance };
  }
  return best?.index ?? null;
}
