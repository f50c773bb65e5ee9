import { lowestWithin } from './lanes';
import type { Grey } from './raster';

/**
 * 1 where there is ink, whatever its polarity: the pixel differs from the middle of the local range (Bernsen's
 * threshold), and it is of the rarer side within `radius`, since letters cover less than half of their ground.
 */
export function findInk({ width, height, data }: Grey, radius: number, minContrast: number): Grey {
  // The darkest value and, upside down, the brightest one.
  const values = new Int32Array(data.length);
  for (let i = 0; i < data.length; i++) {
    const value = data[i] as number;
    values[i] = value | ((255 - value) << 10);
  }
  const extremes = lowestWithin(values, width, height, radius);
  const bright = new Uint8Array(data.length);
  for (let i = 0; i < data.length; i++) {
    const low = (extremes[i] as number) & 0xff;
    const high = 255 - ((extremes[i] as number) >> 10);
    bright[i] = (low + high - 2 * (data[i] as number)) >>> 31;
  }

  const ink = new Uint8Array(data.length);
  // How many pixels of a column are bright, within `radius` of the row; none beyond the picture's sides.
  const columns = new Int32Array(width + 2 * radius + 1);
  const addRow = (y: number, by: number) => {
    if (y < 0 || y >= height) return;
    for (let x = 0, i = y * width; x < width; x++, i++) {
      columns[x + radius + 1] = (columns[x + radius + 1] as number) + by * (bright[i] as number);
    }
  };
  const wide = Int32Array.from(
    { length: width },
    (_, x) => Math.min(width, x + radius + 1) - Math.max(0, x - radius),
  );
  for (let y = 0; y < radius; y++) addRow(y, 1);
  for (let y = 0; y < height; y++) {
    addRow(y + radius, 1);
    addRow(y - radius - 1, -1);
    const tall = Math.min(height, y + radius + 1) - Math.max(0, y - radius);
    let sum = 0;
    for (let x = 0; x <= 2 * radius; x++) sum += columns[x] as number;
    for (let x = 0, i = y * width; x < width; x++, i++) {
      sum += (columns[x + 2 * radius + 1] as number) - (columns[x] as number);
      const low = (extremes[i] as number) & 0xff;
      const high = 255 - ((extremes[i] as number) >> 10);
      // Signs instead of branches: 1 where the first is less than the second.
      const isRarer = (255 * sum - 128 * tall * (wide[x] as number)) >>> 31;
      const isFlat = (high - low - minContrast) >>> 31;
      ink[i] = (1 ^ isRarer ^ (bright[i] as number)) & (1 ^ isFlat);
    }
  }
  return { width, height, data: ink };
}
