import { type Box, boxHeight, boxWidth, type Raster } from './raster';

export type Colour = [number, number, number];

/** Largest difference of the three channels. */
export const colourDistance = (a: Colour, b: Colour) =>
  Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]), Math.abs(a[2] - b[2]));

const SAMPLES = 3_000;

/** The usual colour of what `belongs` admits in a box: its ground, since letters cover less than half. */
export function usualColour(
  raster: Raster,
  box: Box,
  belongs: (x: number, y: number) => boolean = () => true,
): Colour {
  const step = Math.max(1, Math.floor(Math.sqrt((boxWidth(box) * boxHeight(box)) / SAMPLES)));
  const channels: number[][] = [[], [], []];
  for (let y = Math.max(0, box.y0); y < Math.min(raster.height, box.y1); y += step) {
    for (let x = Math.max(0, box.x0); x < Math.min(raster.width, box.x1); x += step) {
      if (!belongs(x, y)) continue;
      const p = (y * raster.width + x) * 4;
      channels.forEach((values, channel) => {
        values.push(raster.data[p + channel] as number);
      });
    }
  }
  const middle = channels.map((values) => Uint8Array.from(values).sort()[values.length >> 1] ?? 255);
  return [middle[0] ?? 255, middle[1] ?? 255, middle[2] ?? 255];
}
