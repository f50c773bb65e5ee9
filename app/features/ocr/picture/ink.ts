import type { Grey } from './raster';

/** Brightest or darkest value within `radius` of each pixel along one line, in constant time a pixel. */
function slideLine(
  from: Uint8Array,
  to: Uint8Array,
  start: number,
  step: number,
  length: number,
  radius: number,
  brightest: boolean,
  queue: Int32Array,
): void {
  let head = 0;
  let tail = 0;
  for (let i = 0; i < length + radius; i++) {
    if (i < length) {
      const value = from[start + i * step] as number;
      while (tail > head) {
        const last = from[start + (queue[tail - 1] as number) * step] as number;
        if (brightest ? last > value : last < value) break;
        tail--;
      }
      queue[tail++] = i;
    }
    const at = i - radius;
    if (at < 0) continue;
    while ((queue[head] as number) < at - radius) head++;
    to[start + at * step] = from[start + (queue[head] as number) * step] as number;
  }
}

function slide(grey: Grey, radius: number, brightest: boolean): Uint8Array {
  const { width, height, data } = grey;
  const rows = new Uint8Array(data.length);
  const both = new Uint8Array(data.length);
  const queue = new Int32Array(Math.max(width, height) + radius + 1);
  for (let y = 0; y < height; y++) slideLine(data, rows, y * width, 1, width, radius, brightest, queue);
  for (let x = 0; x < width; x++) slideLine(rows, both, x, width, height, radius, brightest, queue);
  return both;
}

/** Mean of 0/1 pixels within `radius`, as a share of 255. */
function shareAround({ width, height, data }: Grey, radius: number): Uint8Array {
  const sums = new Int32Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      row += data[y * width + x] as number;
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] as number) + row;
    }
  }
  const share = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const top = Math.max(0, y - radius) * (width + 1);
    const bottom = Math.min(height, y + radius + 1) * (width + 1);
    const tall = (bottom - top) / (width + 1);
    for (let x = 0; x < width; x++) {
      const left = Math.max(0, x - radius);
      const right = Math.min(width, x + radius + 1);
      const sum =
        (sums[bottom + right] as number) -
        (sums[bottom + left] as number) -
        (sums[top + right] as number) +
        (sums[top + left] as number);
      share[y * width + x] = (255 * sum) / (tall * (right - left));
    }
  }
  return share;
}

/**
 * 1 where there is ink, whatever its polarity: the pixel differs from the middle of the local range (Bernsen's
 * threshold), and it is of the rarer side within `radius`, since letters cover less than half of their ground.
 */
export function findInk(grey: Grey, radius: number, minContrast: number): Grey {
  const { width, height, data } = grey;
  const low = slide(grey, radius, false);
  const high = slide(grey, radius, true);
  const bright = new Uint8Array(data.length);
  for (let i = 0; i < data.length; i++) {
    bright[i] = 2 * (data[i] as number) > (low[i] as number) + (high[i] as number) ? 1 : 0;
  }
  const share = shareAround({ width, height, data: bright }, radius);
  const ink = new Uint8Array(data.length);
  for (let i = 0; i < data.length; i++) {
    if ((high[i] as number) - (low[i] as number) < minContrast) continue;
    ink[i] = bright[i] === ((share[i] as number) < 128 ? 1 : 0) ? 1 : 0;
  }
  return { width, height, data: ink };
}
