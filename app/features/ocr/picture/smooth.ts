import { higher, laneRow, lower, middleOf, wordOf, wordsOf } from './lanes';
import type { Raster } from './raster';

/** The same for a radius of 1, many times faster: columns are sorted once for the three pixels that share them. */
function medianOfNine(raster: Raster): Raster {
  const { width, height } = raster;
  const words = wordsOf(raster);
  const smooth = new Uint32Array(width * height);
  let above = new Int32Array(width);
  let here = new Int32Array(width);
  let below = new Int32Array(width);
  laneRow(words, 0, here);
  above.set(here);
  const low = new Int32Array(width + 2);
  const middle = new Int32Array(width + 2);
  const high = new Int32Array(width + 2);
  for (let y = 0, row = 0; y < height; y++, row += width) {
    if (y < height - 1) laneRow(words, row + width, below);
    else below.set(here);
    for (let x = 0; x < width; x++) {
      const a = lower(above[x] as number, here[x] as number);
      const b = higher(above[x] as number, here[x] as number);
      const c = below[x] as number;
      low[x + 1] = lower(a, c);
      const d = higher(a, c);
      middle[x + 1] = lower(b, d);
      high[x + 1] = higher(b, d);
    }
    for (const column of [low, middle, high]) {
      column[0] = column[1] as number;
      column[width + 1] = column[width] as number;
    }
    for (let x = 0; x < width; x++) {
      smooth[row + x] = wordOf(
        middleOf(
          higher(higher(low[x] as number, low[x + 1] as number), low[x + 2] as number),
          middleOf(middle[x] as number, middle[x + 1] as number, middle[x + 2] as number),
          lower(lower(high[x] as number, high[x + 1] as number), high[x + 2] as number),
        ),
      );
    }
    [above, here, below] = [here, below, above];
  }
  return { width, height, data: new Uint8ClampedArray(smooth.buffer) };
}

/** Median of each colour within `radius`: specks and compression noise go, edges stay (Huang's sliding histogram). */
export function medianFilter(raster: Raster, radius: number): Raster {
  if (radius === 1) return medianOfNine(raster);
  const { width, height, data } = raster;
  const smooth = new Uint8ClampedArray(data.length);
  const half = ((2 * radius + 1) * (2 * radius + 1)) >> 1;
  const histogram = new Int32Array(256);
  for (let channel = 0; channel < 3; channel++) {
    for (let y = 0; y < height; y++) {
      histogram.fill(0);
      let middle = 0;
      let below = 0;
      const count = (x: number, by: number) => {
        const column = Math.min(width - 1, Math.max(0, x));
        for (let dy = -radius; dy <= radius; dy++) {
          const row = Math.min(height - 1, Math.max(0, y + dy));
          const value = data[(row * width + column) * 4 + channel] as number;
          histogram[value] = (histogram[value] as number) + by;
          if (value < middle) below += by;
        }
      };
      for (let x = -radius; x <= radius; x++) count(x, 1);
      for (let x = 0; x < width; x++) {
        if (x > 0) {
          count(x - radius - 1, -1);
          count(x + radius, 1);
        }
        while (below > half) below -= histogram[--middle] as number;
        while (below + (histogram[middle] as number) <= half) below += histogram[middle++] as number;
        smooth[(y * width + x) * 4 + channel] = middle;
      }
    }
  }
  for (let p = 3; p < smooth.length; p += 4) smooth[p] = 255;
  return { width, height, data: smooth };
}

/** How much neighbouring pixels differ where nothing is drawn: about 0 for a screenshot, 3 and more for a photo. */
export function noiseLevel({ width, height, data }: Raster): number {
  const histogram = new Int32Array(256);
  let total = 0;
  const step = Math.max(1, Math.floor(Math.sqrt((width * height) / 40_000)));
  for (let y = 1; y < height - 1; y += step) {
    for (let x = 1; x < width - 1; x += step) {
      const p = (y * width + x) * 4 + 1;
      const bend = Math.abs(2 * (data[p] as number) - (data[p - 4] as number) - (data[p + 4] as number));
      histogram[Math.min(255, bend)] = (histogram[Math.min(255, bend)] as number) + 1;
      total++;
    }
  }
  let seen = 0;
  for (let value = 0; value < 256; value++) {
    seen += histogram[value] as number;
    if (seen * 2 >= total) return value;
  }
  return 0;
}

/** Each pixel the mean of four. */
export function halved({ width, height, data }: Raster): Raster {
  const [columns, rows] = [width >> 1, height >> 1];
  const half = new Uint8ClampedArray(columns * rows * 4);
  for (let y = 0, to = 0; y < rows; y++) {
    for (let x = 0, p = 8 * y * width; x < columns; x++, p += 8) {
      for (let channel = p; channel < p + 4; channel++, to++) {
        const below = channel + 4 * width;
        half[to] =
          ((data[channel] as number) +
            (data[channel + 4] as number) +
            (data[below] as number) +
            (data[below + 4] as number)) /
          4;
      }
    }
  }
  return { width: columns, height: rows, data: half };
}
