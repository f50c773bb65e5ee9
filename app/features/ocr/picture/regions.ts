import { findComponents } from './components';
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
export function colourRange({ width, height, data }: Raster): Grey {
  const range = new Uint8Array(width * height);
  const low = new Uint8Array(width * height);
  const high = new Uint8Array(width * height);
  for (let channel = 0; channel < 3; channel++) {
    for (let y = 0, i = 0; y < height; y++) {
      for (let x = 0; x < width; x++, i++) {
        const p = i * 4 + channel;
        const here = data[p] as number;
        const before = x > 0 ? (data[p - 4] as number) : here;
        const after = x < width - 1 ? (data[p + 4] as number) : here;
        low[i] = before < here ? (before < after ? before : after) : here < after ? here : after;
        high[i] = before > here ? (before > after ? before : after) : here > after ? here : after;
      }
    }
    for (let i = width; i < width * (height - 1); i++) {
      const [l0, l1, l2] = [low[i - width] as number, low[i] as number, low[i + width] as number];
      const [h0, h1, h2] = [high[i - width] as number, high[i] as number, high[i + width] as number];
      const spread =
        (h0 > h1 ? (h0 > h2 ? h0 : h2) : h1 > h2 ? h1 : h2) -
        (l0 < l1 ? (l0 < l2 ? l0 : l2) : l1 < l2 ? l1 : l2);
      if (spread > (range[i] as number)) range[i] = spread;
    }
  }
  for (let x = 0; x < width; x++) range[x] = range[(height - 1) * width + x] = 255;
  for (let y = 0; y < height; y++) range[y * width] = range[y * width + width - 1] = 255;
  return { width, height, data: range };
}

/**
 * Grounds that could be bubbles, at one tolerance. Neighbouring pixels may differ a little, so gradients are
 * passed and edges stop. `unit` is the pixels in a pixel of the phone's layout.
 */
export function findRegions(range: Grey, tolerance: number, unit: number): Region[] {
  const { width, height } = range;
  const quiet = { width, height, data: range.data.map((spread) => (spread <= tolerance ? 1 : 0)) };
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
