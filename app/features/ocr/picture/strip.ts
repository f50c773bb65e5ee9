import { findComponents } from './components';
import { type Box, boxHeight, boxWidth, type Grey, type Raster } from './raster';

/** One bubble cut out of the picture at reading size. */
export interface Cutout {
  raster: Raster;
  /** Per row, from which column to which it belongs to the bubble. */
  left: Int32Array;
  right: Int32Array;
  /** In the cut-out's pixels; made blank. */
  asides: Box[];
}

const WHITE = 255;
/** Ground is sampled in cells of this many x-heights: flat ones, since most gradients run from top to bottom. */
const CELL_WIDTH = 3.5;
const CELL_HEIGHT = 0.6;

interface Ground {
  columns: number;
  rows: number;
  cellWidth: number;
  cellHeight: number;
  /** Three colours a cell. */
  colours: Float32Array;
}

function medianOf(histogram: Int32Array, count: number): number {
  let seen = 0;
  for (let value = 0; value < 256; value++) {
    seen += histogram[value] as number;
    if (seen * 2 > count) return value;
  }
  return 0;
}

/**
 * The colour behind the letters, cell by cell, since a bubble may be a gradient: letters cover less than half of
 * a cell, so its median is ground; the median of a cell and its neighbours passes over an emoji.
 */
function findGround({ raster, left, right }: Cutout, xHeight: number): Ground {
  const { width, height, data } = raster;
  const cellWidth = Math.max(8, Math.round(CELL_WIDTH * xHeight));
  const cellHeight = Math.max(4, Math.round(CELL_HEIGHT * xHeight));
  const columns = Math.max(1, Math.ceil(width / cellWidth));
  const rows = Math.max(1, Math.ceil(height / cellHeight));
  const first = new Float32Array(columns * rows * 3).fill(-1);
  const histogram = new Int32Array(256);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      for (let channel = 0; channel < 3; channel++) {
        histogram.fill(0);
        let count = 0;
        for (let y = row * cellHeight; y < Math.min(height, (row + 1) * cellHeight); y++) {
          const from = Math.max(column * cellWidth, left[y] ?? 0);
          const to = Math.min((column + 1) * cellWidth, right[y] ?? width);
          for (let x = from; x < to; x++) {
            const value = data[(y * width + x) * 4 + channel] as number;
            histogram[value] = (histogram[value] as number) + 1;
            count++;
          }
        }
        if (count > cellWidth) first[(row * columns + column) * 3 + channel] = medianOf(histogram, count);
      }
    }
  }
  const colours = new Float32Array(first.length);
  const near: number[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      for (let channel = 0; channel < 3; channel++) {
        for (let reach = 1; ; reach++) {
          near.length = 0;
          for (let r = Math.max(0, row - reach); r <= Math.min(rows - 1, row + reach); r++) {
            for (let c = Math.max(0, column - reach); c <= Math.min(columns - 1, column + reach); c++) {
              const value = first[(r * columns + c) * 3 + channel] as number;
              if (value >= 0) near.push(value);
            }
          }
          if (near.length > 0 || reach > Math.max(rows, columns)) break;
        }
        near.sort((a, b) => a - b);
        colours[(row * columns + column) * 3 + channel] = near[near.length >> 1] ?? 255;
      }
    }
  }
  return { columns, rows, cellWidth, cellHeight, colours };
}

/** Large arrays are the same ones for every strip: a fresh one costs as much as the work that is done in it. */
const scratch = { difference: new Float32Array(0), offColour: new Float32Array(0) };
const scratchOf = (name: keyof typeof scratch, length: number) => {
  if (scratch[name].length < length) scratch[name] = new Float32Array(Math.ceil(1.3 * length));
  return scratch[name].subarray(0, length);
};

/** Difference of each pixel from its ground, three numbers a pixel; 0 outside the bubble. */
function differences({ raster, left, right }: Cutout, ground: Ground): Float32Array {
  const { width, height, data } = raster;
  const { columns, rows, cellWidth, cellHeight, colours } = ground;
  const difference = scratchOf('difference', width * height * 3);
  // Between the middles of four cells the ground is interpolated; the weights across are the same in every row.
  const cells = new Int32Array(width);
  const weights = new Float32Array(width);
  for (let x = 0; x < width; x++) {
    const u = Math.min(columns - 1, Math.max(0, (x + 0.5) / cellWidth - 0.5));
    cells[x] = 3 * Math.floor(u);
    weights[x] = u - Math.floor(u);
  }
  const line = new Float32Array((columns + 1) * 3);
  for (let y = 0; y < height; y++) {
    const v = Math.min(rows - 1, Math.max(0, (y + 0.5) / cellHeight - 0.5));
    const above = Math.floor(v);
    const below = Math.min(rows - 1, above + 1);
    for (let i = 0; i < columns * 3; i++) {
      const top = colours[above * columns * 3 + i] as number;
      line[i] = top + ((colours[below * columns * 3 + i] as number) - top) * (v - above);
    }
    for (let i = 0; i < 3; i++) line[columns * 3 + i] = line[(columns - 1) * 3 + i] as number;
    const from = Math.min(width, Math.max(0, left[y] ?? 0));
    const to = Math.max(from, Math.min(width, right[y] ?? width));
    difference.fill(0, y * width * 3, (y * width + from) * 3);
    difference.fill(0, (y * width + to) * 3, (y + 1) * width * 3);
    for (let x = from, p = y * width + from; x < to; x++, p++) {
      const cell = cells[x] as number;
      const weight = weights[x] as number;
      const [red, green, blue] = [line[cell] as number, line[cell + 1] as number, line[cell + 2] as number];
      difference[3 * p] = (data[4 * p] as number) - red - ((line[cell + 3] as number) - red) * weight;
      difference[3 * p + 1] =
        (data[4 * p + 1] as number) - green - ((line[cell + 4] as number) - green) * weight;
      difference[3 * p + 2] =
        (data[4 * p + 2] as number) - blue - ((line[cell + 5] as number) - blue) * weight;
    }
  }
  return difference;
}

/** Differences shorter than this are grain. */
const LEAST_DIFFERENCE = 24;

/** The difference that ink makes: the median of the strongest differences. Null when nothing stands out. */
function findInkColour(difference: Float32Array): [number, number, number] | null {
  // By length; differences lie between -255 and 255.
  const strengths = new Int32Array(443);
  let count = 0;
  for (let i = 0; i < difference.length; i += 3) {
    const [a, b, c] = [difference[i] as number, difference[i + 1] as number, difference[i + 2] as number];
    const square = a * a + b * b + c * c;
    if (square < LEAST_DIFFERENCE * LEAST_DIFFERENCE) continue;
    const bin = Math.min(442, Math.floor(Math.sqrt(square)));
    strengths[bin] = (strengths[bin] as number) + 1;
    count++;
  }
  if (count < 12) return null;
  let strong = 442;
  for (let seen = 0; strong > 0; strong--) {
    seen += strengths[strong] as number;
    if (seen > 0.05 * count) break;
  }
  const [reds, greens, blues] = [new Int32Array(512), new Int32Array(512), new Int32Array(512)];
  const least = Math.max(1, 0.75 * strong) ** 2;
  let chosen = 0;
  for (let i = 0; i < difference.length; i += 3) {
    const [a, b, c] = [difference[i] as number, difference[i + 1] as number, difference[i + 2] as number];
    if (a * a + b * b + c * c < least) continue;
    chosen++;
    const [red, green, blue] = [Math.round(a) + 256, Math.round(b) + 256, Math.round(c) + 256];
    reds[red] = (reds[red] as number) + 1;
    greens[green] = (greens[green] as number) + 1;
    blues[blue] = (blues[blue] as number) + 1;
  }
  const middleOf = (histogram: Int32Array) => {
    let seen = 0;
    let bin = 0;
    while (bin < 511 && (seen + (histogram[bin] as number)) * 2 <= chosen) seen += histogram[bin++] as number;
    return bin - 256;
  };
  return [middleOf(reds), middleOf(greens), middleOf(blues)];
}

export interface StripOptions {
  xHeight: number;
  /** Whether the picture is a noisy photo: neighbouring pixels are averaged. */
  noisy: boolean;
}

/** Share of full ink below which a pixel is paper. */
const PAPER_BELOW = 0.12;
const MAX_PAPER_BELOW = 0.4;
const FULL_INK = 0.88;

/** Each value becomes the mean of its 3x3 neighbours. */
function blur(values: Float32Array, width: number, height: number): Float32Array {
  const rows = new Float32Array(values.length);
  const both = new Float32Array(values.length);
  for (let i = 1; i < values.length - 1; i++) {
    rows[i] = ((values[i - 1] as number) + 2 * (values[i] as number) + (values[i + 1] as number)) / 4;
  }
  for (let i = width; i < width * (height - 1); i++) {
    both[i] = ((rows[i - width] as number) + 2 * (rows[i] as number) + (rows[i + width] as number)) / 4;
  }
  return both;
}

/** Paper is what differs from the ground no more than its grain does: most pixels of a strip are paper. */
function paperLimit(share: Float32Array): number {
  const histogram = new Int32Array(201);
  let count = 0;
  for (let i = 0; i < share.length; i += 3) {
    const value = share[i] as number;
    if (value === 0) continue;
    const bin = Math.min(200, Math.floor(Math.abs(value) * 200));
    histogram[bin] = (histogram[bin] as number) + 1;
    count++;
  }
  let seen = 0;
  let bin = 0;
  while (bin < 200 && seen * 2 < count) seen += histogram[bin++] as number;
  return Math.min(MAX_PAPER_BELOW, Math.max(PAPER_BELOW, (4.5 * bin) / 200));
}

/**
 * A bubble as dark letters on white, whatever its colours: each pixel's difference from its ground, along the
 * direction in which the ink differs. Emoji and asides are made blank.
 */
export function normaliseStrip(cutout: Cutout, { xHeight, noisy }: StripOptions): Grey {
  const { width, height } = cutout.raster;
  const page = new Uint8Array(width * height).fill(WHITE);
  const strip: Grey = { width, height, data: page };
  const difference = differences(cutout, findGround(cutout, xHeight));
  for (const aside of cutout.asides) {
    for (let y = Math.max(0, aside.y0); y < Math.min(height, aside.y1); y++) {
      difference.fill(
        0,
        (y * width + Math.max(0, aside.x0)) * 3,
        (y * width + Math.min(width, aside.x1)) * 3,
      );
    }
  }
  const ink = findInkColour(difference);
  if (!ink) return strip;
  const [red, green, blue] = ink;
  const square = red * red + green * green + blue * blue;
  if (square === 0) return strip;
  const full = Math.sqrt(square);
  const present = new Uint8Array(width * height);
  // Written and read only where something is present.
  const offColour = scratchOf('offColour', width * height);
  let share: Float32Array = new Float32Array(width * height);
  for (let i = 0, d = 0; i < page.length; i++, d += 3) {
    const [a, b, c] = [difference[d] as number, difference[d + 1] as number, difference[d + 2] as number];
    const along = (a * red + b * green + c * blue) / square;
    share[i] = along;
    if (a * a + b * b + c * c <= 0.09 * square) continue;
    present[i] = 1;
    const [x, y, z] = [a - along * red, b - along * green, c - along * blue];
    offColour[i] = Math.sqrt(x * x + y * y + z * z) / full;
  }
  if (noisy) share = blur(share, width, height);
  const paperBelow = paperLimit(share);
  const scale = WHITE / (FULL_INK - paperBelow);
  for (let i = 0; i < page.length; i++) {
    const ink = (share[i] as number) - paperBelow;
    if (ink > 0) page[i] = Math.max(0, WHITE + 0.5 - scale * ink);
  }
  eraseEmoji(strip, present, offColour, xHeight);
  return strip;
}

/** Blanks parts that are larger and fuller than letters, coloured ones above all. */
function eraseEmoji(strip: Grey, present: Uint8Array, offColour: Float32Array, xHeight: number): void {
  const { width, height, data } = strip;
  const { list, runs } = findComponents({ width, height, data: present }, true);
  const isLarge = list.map((part) => {
    const [wide, tall] = [boxWidth(part), boxHeight(part)];
    return wide >= 1.2 * xHeight && tall >= 1.5 * xHeight && wide <= 4 * tall;
  });
  if (!isLarge.includes(true)) return;
  const colour = new Float64Array(list.length);
  for (let run = 0; run < runs.count; run++) {
    const part = runs.part[run] as number;
    if (!isLarge[part]) continue;
    const row = (runs.y[run] as number) * width;
    let sum = 0;
    for (let x = runs.x0[run] as number; x < (runs.x1[run] as number); x++)
      sum += offColour[row + x] as number;
    colour[part] = (colour[part] as number) + sum;
  }
  for (const [i, part] of list.entries()) {
    if (!isLarge[i]) continue;
    const [wide, tall] = [boxWidth(part), boxHeight(part)];
    const fill = part.pixels / (wide * tall);
    const coloured = (colour[i] as number) / part.pixels > 0.25 && fill > 0.42;
    const solid = tall > 1.9 * xHeight && wide > 1.5 * xHeight && fill > 0.55;
    if (!coloured && !solid) continue;
    for (let y = Math.max(0, part.y0 - 1); y < Math.min(height, part.y1 + 1); y++) {
      data.fill(WHITE, y * width + Math.max(0, part.x0 - 1), y * width + Math.min(width, part.x1 + 1));
    }
  }
}

/**
 * Blanks a row of letters that the strip's upper or lower edge cuts through: half letters are misread. A whole
 * message keeps clear of its bubble's edges.
 */
export function eraseCutRows({ width, height, data }: Grey, xHeight: number): void {
  const darkIn = (y: number) => {
    let count = 0;
    for (let x = 0; x < width; x++) if ((data[y * width + x] as number) < 128) count++;
    return count;
  };
  for (const [edge, step] of [
    [0, 1],
    [height - 1, -1],
  ] as const) {
    if (
      height < 2 * xHeight ||
      Math.max(darkIn(edge), darkIn(edge + step), darkIn(edge + 2 * step)) < 0.5 * xHeight
    )
      continue;
    let y = edge + 3 * step;
    while (y >= 0 && y < height && darkIn(y) > 0) y += step;
    if (Math.abs(y - edge) > 2 * xHeight) continue;
    data.fill(WHITE, Math.min(edge, y) * width, (Math.max(edge, y) + 1) * width);
  }
}

/** The box around everything dark, or null for a blank strip. */
export function inkBox({ width, height, data }: Grey, darkerThan = 150): Box | null {
  const box = { x0: width, y0: height, x1: 0, y1: 0 };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((data[y * width + x] as number) >= darkerThan) continue;
      if (x < box.x0) box.x0 = x;
      if (x >= box.x1) box.x1 = x + 1;
      if (y < box.y0) box.y0 = y;
      box.y1 = y + 1;
    }
  }
  return box.x1 > box.x0 ? box : null;
}
