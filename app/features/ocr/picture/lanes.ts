import type { Raster } from './raster';

/**
 * Up to three bytes side by side in one integer, ten bits apart, so that one comparison serves all three. There are
 * no branches in it: on a photo's grain a processor guesses every second one wrong, which costs more than the work.
 */
export type Lanes = Int32Array;

/** A bit above each lane, which a subtraction borrows from. */
const GUARD = (1 << 8) | (1 << 18) | (1 << 28);
/** Every lane at its highest: the neutral value of `lower`. */
export const ALL_HIGH = 255 | (255 << 10) | (255 << 20);

/** The lower of the two in each lane. */
export function lower(a: number, b: number): number {
  const notLess = ((a | GUARD) - b) & GUARD;
  return a ^ ((a ^ b) & (notLess - (notLess >>> 8)));
}

/** The higher of the two in each lane. */
export function higher(a: number, b: number): number {
  const notLess = ((a | GUARD) - b) & GUARD;
  return b ^ ((a ^ b) & (notLess - (notLess >>> 8)));
}

/** The middle one of three in each lane. */
export const middleOf = (a: number, b: number, c: number) => higher(lower(a, b), lower(higher(a, b), c));

/** A raster's pixels as whole numbers: red lowest, as every processor that runs a browser stores them. */
export const wordsOf = ({ data }: Raster) => new Uint32Array(data.buffer, data.byteOffset, data.length >> 2);

/** Red, green and blue of one row. */
export function laneRow(words: Uint32Array, start: number, row: Lanes): void {
  for (let x = 0; x < row.length; x++) {
    const word = words[start + x] as number;
    row[x] = (word & 0xff) | ((word & 0xff00) << 2) | ((word & 0xff0000) << 4);
  }
}

/** The reverse, opaque. */
export const wordOf = (lanes: number) =>
  ((lanes & 0xff) | ((lanes >> 2) & 0xff00) | ((lanes >> 4) & 0xff0000) | 0xff000000) >>> 0;

/** `lowest` becomes the lower of itself and a row of `lanes`; rows beyond the picture change nothing. */
function lowerByRow(lowest: Lanes, lanes: Lanes, y: number): void {
  const width = lowest.length;
  const row = y * width;
  if (y < 0 || row >= lanes.length) return;
  for (let x = 0; x < width; x++) lowest[x] = lower(lowest[x] as number, lanes[row + x] as number);
}

function lowestAcross(lanes: Lanes, width: number, height: number, radius: number): Lanes {
  const window = 2 * radius + 1;
  const padded = Math.ceil((width + 2 * radius) / window) * window;
  const values = new Int32Array(padded).fill(ALL_HIGH);
  const front = new Int32Array(padded);
  const back = new Int32Array(padded);
  const result = new Int32Array(lanes.length);
  for (let y = 0, row = 0; y < height; y++, row += width) {
    values.set(lanes.subarray(row, row + width), radius);
    for (let block = 0; block < padded; block += window) {
      let lowest = ALL_HIGH;
      for (let i = block; i < block + window; i++) {
        lowest = lower(lowest, values[i] as number);
        front[i] = lowest;
      }
      lowest = ALL_HIGH;
      for (let i = block + window - 1; i >= block; i--) {
        lowest = lower(lowest, values[i] as number);
        back[i] = lowest;
      }
    }
    for (let x = 0; x < width; x++) {
      result[row + x] = lower(back[x] as number, front[x + window - 1] as number);
    }
  }
  return result;
}

/** Whole rows go together, since memory is read along them. */
function lowestDown(lanes: Lanes, width: number, height: number, radius: number): Lanes {
  const window = 2 * radius + 1;
  const back = new Int32Array(window * width);
  const front = new Int32Array(width);
  const result = new Int32Array(lanes.length);
  for (let block = 0; block < height; block += window) {
    // The block's first row is the upper end of the window around row `block`.
    const top = block - radius;
    front.fill(ALL_HIGH);
    for (let i = window - 1; i >= 0; i--) {
      lowerByRow(front, lanes, top + i);
      back.set(front, i * width);
    }
    front.fill(ALL_HIGH);
    for (let i = 0; i < window && block + i < height; i++) {
      const row = (block + i) * width;
      for (let x = 0; x < width; x++) {
        result[row + x] = lower(back[i * width + x] as number, front[x] as number);
      }
      lowerByRow(front, lanes, top + window + i);
    }
  }
  return result;
}

/**
 * The lowest value within `radius` of each pixel, both ways, in constant time a pixel (van Herk, Gil and Werman):
 * the lowest so far is known from the front and from the back of blocks as long as the window, and any window is
 * the back of one block and the front of the next.
 */
export function lowestWithin(lanes: Lanes, width: number, height: number, radius: number): Lanes {
  return lowestDown(lowestAcross(lanes, width, height, radius), width, height, radius);
}
