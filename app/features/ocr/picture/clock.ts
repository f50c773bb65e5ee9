import { type Component, findComponents } from './components';
import { around, type Box, boxArea, boxHeight, type Grey, median } from './raster';

/**
 * Messengers set a small, faint clock (and ticks) behind a message's last words, or below them. On a normalised
 * strip it is the last group of its last row: nothing in it is taller than a small digit, and it is fainter than
 * the words. It is blanked before reading, since letters that small are misread and spoil their line.
 */
export function eraseClock(strip: Grey, xHeight: number): void {
  const clock = findClock(strip, xHeight);
  if (!clock) return;
  for (let y = Math.max(0, clock.y0 - 2); y < Math.min(strip.height, clock.y1 + 2); y++) {
    strip.data.fill(255, y * strip.width + Math.max(0, clock.x0 - 2), (y + 1) * strip.width);
  }
}

const DARK_ENOUGH = 200;
const SMALL = 1.13;
const FAINT = 0.84;

/** How dark a part's core is, 0 to 1: its darkest tenth. */
function strength(strip: Grey, part: Box): number {
  const histogram = new Int32Array(256);
  for (let y = part.y0; y < part.y1; y++) {
    for (let x = part.x0, i = y * strip.width + x; x < part.x1; x++, i++) {
      const value = strip.data[i] as number;
      histogram[value] = (histogram[value] as number) + 1;
    }
  }
  const darker = boxArea(part) - Math.floor(0.9 * boxArea(part));
  let seen = 0;
  let value = 0;
  while (seen + (histogram[value] as number) < darker) seen += histogram[value++] as number;
  return (255 - value) / 255;
}

function findClock(strip: Grey, xHeight: number): Box | null {
  const dark = new Uint8Array(strip.data.length);
  for (let i = 0; i < dark.length; i++) dark[i] = (strip.data[i] as number) < DARK_ENOUGH ? 1 : 0;
  const parts = findComponents({ ...strip, data: dark }, true).list.filter(
    (part) => part.pixels > 0.03 * xHeight * xHeight,
  );
  const tall = parts.filter((part) => boxHeight(part) > 0.45 * xHeight);
  if (tall.length < 4) return null;
  const bottom = Math.max(...tall.map((part) => part.y1));
  const row = tall
    .filter((part) => (part.y0 + part.y1) / 2 > bottom - 1.5 * xHeight)
    .sort((a, b) => a.x0 - b.x0);
  const groups: Component[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const part of row) {
    if (part.x0 - end > 0.75 * xHeight) groups.push([]);
    groups.at(-1)?.push(part);
    end = Math.max(end, part.x1);
  }
  // The words of the row are judged with those of the rows above; ticks make a group of their own behind the clock.
  for (const count of [1, 2, 3]) {
    if (groups.length < count) break;
    const last = groups.slice(-count).flat();
    const rest = tall.filter((part) => !last.includes(part));
    if (last.length < 3 || rest.length < 1) continue;
    if (last.some((part) => boxHeight(part) > SMALL * xHeight)) break;
    const strengthOf = (group: readonly Box[]) => median(group.map((part) => strength(strip, part)));
    const isFaint = strengthOf(last) < FAINT * strengthOf(rest);
    const clock = around(last);
    if (isFaint && clock.x1 > 0.5 * strip.width) return clock;
  }
  return null;
}
