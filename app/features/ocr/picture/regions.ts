import { findComponents } from './components';
import { type Box, boxArea, boxHeight, boxWidth, type Raster } from './raster';

/** A piece of ground of one colour (or of one gradient) with a nearly rectangular outline. */
export interface Region extends Box {
  /** 0 to 1: how much of its box it fills, holes and letters counted as filled. */
  squareness: number;
  /** Per row of the box, from which column to which it reaches. */
  left: Int32Array;
  right: Int32Array;
}

/** 1 where all colours within one pixel differ by no more than `tolerance`. */
function quietPixels({ width, height, data }: Raster, tolerance: number): Uint8Array {
  const quiet = new Uint8Array(width * height);
  for (let y = 1; y < height - 1; y++) {
    pixel: for (let x = 1; x < width - 1; x++) {
      const p = (y * width + x) * 4;
      for (let c = p; c < p + 3; c++) {
        let low = 255;
        let high = 0;
        for (let q = c - 4 * width; q <= c + 4 * width; q += 4 * width) {
          for (let r = q - 4; r <= q + 4; r += 4) {
            const value = data[r] as number;
            if (value < low) low = value;
            if (value > high) high = value;
          }
        }
        if (high - low > tolerance) continue pixel;
      }
      quiet[y * width + x] = 1;
    }
  }
  return quiet;
}

/**
 * Grounds that could be bubbles, at one tolerance. Neighbouring pixels may differ a little, so gradients are
 * passed and edges stop. `unit` is the pixels in a pixel of the phone's layout.
 */
export function findRegions(raster: Raster, tolerance: number, unit: number): Region[] {
  const { width, height } = raster;
  const quiet = { width, height, data: quietPixels(raster, tolerance) };
  const { labels, list } = findComponents(quiet, false);
  const regions: Region[] = [];
  for (const part of list) {
    const wide = boxWidth(part);
    const tall = boxHeight(part);
    if (wide < 20 * unit || tall < 16 * unit) continue;
    if (part.pixels < 0.3 * boxArea(part)) continue;
    const left = new Int32Array(tall).fill(part.x1);
    const right = new Int32Array(tall).fill(part.x0);
    let filled = 0;
    for (let y = part.y0; y < part.y1; y++) {
      let first = part.x0;
      while (first < part.x1 && labels[y * width + first] !== part.label) first++;
      let last = part.x1 - 1;
      while (last >= first && labels[y * width + last] !== part.label) last--;
      left[y - part.y0] = first;
      right[y - part.y0] = last + 1;
      filled += last + 1 - first;
    }
    const squareness = filled / boxArea(part);
    if (squareness < 0.78) continue;
    const { x0, y0, x1, y1 } = part;
    regions.push({ x0, y0, x1, y1, squareness, left, right });
  }
  return regions;
}
