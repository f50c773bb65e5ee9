/** Pixels as the stages of the pipeline pass them on. Coordinates in whole pixels; boxes are half-open. */

/** Four bytes a pixel: red, green, blue, opacity. */
export interface Raster {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/** One byte a pixel. */
export interface Grey {
  width: number;
  height: number;
  data: Uint8Array;
}

export interface Box {
  x0: number;
  y0: number;
  /** The first column and row that no longer belong to it. */
  x1: number;
  y1: number;
}

export const boxWidth = (box: Box) => box.x1 - box.x0;
export const boxHeight = (box: Box) => box.y1 - box.y0;
export const boxArea = (box: Box) => boxWidth(box) * boxHeight(box);

export function overlapArea(a: Box, b: Box): number {
  const width = Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);
  const height = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0);
  return width > 0 && height > 0 ? width * height : 0;
}

export function holds(outer: Box, inner: Box, slack = 0): boolean {
  return (
    inner.x0 >= outer.x0 - slack &&
    inner.y0 >= outer.y0 - slack &&
    inner.x1 <= outer.x1 + slack &&
    inner.y1 <= outer.y1 + slack
  );
}

export const grow = (box: Box, by: number): Box => ({
  x0: box.x0 - by,
  y0: box.y0 - by,
  x1: box.x1 + by,
  y1: box.y1 + by,
});

export function around(boxes: readonly Box[]): Box {
  return {
    x0: Math.min(...boxes.map((box) => box.x0)),
    y0: Math.min(...boxes.map((box) => box.y0)),
    x1: Math.max(...boxes.map((box) => box.x1)),
    y1: Math.max(...boxes.map((box) => box.y1)),
  };
}

/** Brightness as the eye weighs it (ITU-R BT.601). */
export function toGrey({ width, height, data }: Raster): Grey {
  const grey = new Uint8Array(width * height);
  for (let i = 0, p = 0; i < grey.length; i++, p += 4) {
    const sum = 299 * (data[p] as number) + 587 * (data[p + 1] as number) + 114 * (data[p + 2] as number);
    grey[i] = (sum + 500) / 1000;
  }
  return { width, height, data: grey };
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** 0 for no values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/** Whether the middle of a letter is in a box. */
export const isIn = (box: Box, letter: Box) => {
  const x = (letter.x0 + letter.x1) / 2;
  const y = (letter.y0 + letter.y1) / 2;
  return x >= box.x0 && x < box.x1 && y >= box.y0 && y < box.y1;
};
