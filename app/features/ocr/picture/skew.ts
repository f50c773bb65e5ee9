import type { Box } from './raster';

const MAX_TILT_DEGREES = 9;
const COARSE_DEGREES = 0.5;
const FINE_DEGREES = 0.1;

/** How sharply the letters' lower edges fall into rows when the picture is turned back by `degrees`. */
function sharpness(
  feet: readonly { x: number; y: number; weight: number }[],
  degrees: number,
  bin: number,
): number {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const rows = new Map<number, number>();
  for (const { x, y, weight } of feet) {
    const at = (y - x * slope) / bin;
    const row = Math.floor(at);
    const share = at - row;
    rows.set(row, (rows.get(row) ?? 0) + weight * (1 - share));
    rows.set(row + 1, (rows.get(row + 1) ?? 0) + weight * share);
  }
  let sum = 0;
  for (const count of rows.values()) sum += count * count;
  return sum;
}

/**
 * The tilt of the lines of letters in degrees, clockwise positive, within 9 degrees; 0 when there are too few
 * letters to tell or the gain is small.
 */
export function findTilt(letters: readonly Box[], xHeight: number): number {
  if (letters.length < 12 || xHeight <= 0) return 0;
  const feet = letters.map((box) => ({ x: (box.x0 + box.x1) / 2, y: box.y1, weight: 1 }));
  const bin = Math.max(1, xHeight / 5);
  const best = (from: number, to: number, step: number) => {
    let winner = { degrees: 0, value: Number.NEGATIVE_INFINITY };
    for (let degrees = from; degrees <= to + 1e-9; degrees += step) {
      const value = sharpness(feet, degrees, bin);
      if (value > winner.value) winner = { degrees, value };
    }
    return winner;
  };
  const coarse = best(-MAX_TILT_DEGREES, MAX_TILT_DEGREES, COARSE_DEGREES);
  const fine = best(coarse.degrees - COARSE_DEGREES, coarse.degrees + COARSE_DEGREES, FINE_DEGREES);
  return fine.value > 1.08 * sharpness(feet, 0, bin) ? fine.degrees : 0;
}

/** Whether the lines of letters run up and down: letters then have their neighbours above and below. */
export function isSideways(letters: readonly Box[], lettersTurned: readonly Box[]): boolean {
  return lettersTurned.length > 20 && lettersTurned.length > 1.6 * letters.length;
}
