import type { Box, Raster } from './raster';

/** Rasters for the stages' tests. Not used by the app. */

export type Rgb = readonly [number, number, number];

export function blank(width: number, height: number, colour: Rgb): Raster {
  const raster = { width, height, data: new Uint8ClampedArray(width * height * 4) };
  fill(raster, { x0: 0, y0: 0, x1: width, y1: height }, colour);
  return raster;
}

export function fill(raster: Raster, box: Box, colour: Rgb): void {
  for (let y = box.y0; y < box.y1; y++) {
    for (let x = box.x0; x < box.x1; x++) raster.data.set([...colour, 255], (y * raster.width + x) * 4);
  }
}

/** A row of letter-like shapes: every third is tall, as ascenders are. Returns their boxes. */
export function writeRow(
  raster: Raster,
  x: number,
  y: number,
  count: number,
  colour: Rgb,
  xHeight = 8,
): Box[] {
  return Array.from({ length: count }, (_, i) => {
    const tall = i % 3 === 0 ? Math.round(1.4 * xHeight) : xHeight;
    const wide = Math.round(0.75 * xHeight);
    const x0 = x + i * (wide + 3);
    const box = { x0, y0: y - tall, x1: x0 + wide, y1: y };
    fill(raster, { ...box, x1: x0 + 2 }, colour);
    fill(raster, { ...box, y0: y - 2 }, colour);
    return box;
  });
}

/** Grain as of a camera, the same every time. */
export function addNoise({ data }: Raster, strength: number): void {
  let seed = 7;
  for (let p = 0; p < data.length; p++) {
    if (p % 4 === 3) continue;
    seed = (seed * 1664525 + 1013904223) >>> 0;
    data[p] = (data[p] as number) + (seed / 4294967296 - 0.5) * 2 * strength;
  }
}
