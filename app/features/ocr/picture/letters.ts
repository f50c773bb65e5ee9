import type { Component } from './components';
import { type Box, boxHeight, boxWidth, quantile } from './raster';

/** Height of an x in a pixel-for-pixel phone layout at the usual 16 px type. */
export const USUAL_X_HEIGHT = 8.3;

const MIN_LETTER = 4;
const MAX_LETTER = 90;

function couldBeLetter(part: Component): boolean {
  const height = boxHeight(part);
  const width = boxWidth(part);
  if (height < MIN_LETTER || height > MAX_LETTER || width > 8 * height) return false;
  return part.pixels > 0.12 * width * height;
}

/** Whether two parts stand beside each other on one line and are of one size. */
function besideEachOther(a: Box, b: Box): boolean {
  const tall = Math.max(boxHeight(a), boxHeight(b));
  if (Math.min(boxHeight(a), boxHeight(b)) < 0.45 * tall) return false;
  const shared = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0);
  if (shared < 0.5 * Math.min(boxHeight(a), boxHeight(b))) return false;
  const gap = Math.max(a.x0, b.x0) - Math.min(a.x1, b.x1);
  return gap < 0.9 * tall && gap > -0.5 * tall;
}

/**
 * The parts that look like letters: they have a neighbour of their size on their line. What stands alone (an
 * icon, a speck, a bubble's edge) is left out; so are single letters, which matter to nothing that uses this.
 */
export function findLetters(parts: readonly Component[]): Component[] {
  const candidates = parts.filter(couldBeLetter).sort((a, b) => a.x0 - b.x0);
  const CELL = 64;
  const rows = new Map<number, Component[]>();
  for (const part of candidates) {
    for (let row = Math.floor(part.y0 / CELL); row <= Math.floor((part.y1 - 1) / CELL); row++) {
      const cell = rows.get(row);
      if (cell) cell.push(part);
      else rows.set(row, [part]);
    }
  }
  const neighbours = new Map<Component, number>();
  for (const cell of rows.values()) {
    cell.forEach((part, i) => {
      for (let j = i + 1; j < cell.length; j++) {
        const other = cell[j] as Component;
        if (other.x0 - part.x1 > MAX_LETTER) break;
        if (!besideEachOther(part, other)) continue;
        neighbours.set(part, (neighbours.get(part) ?? 0) + 1);
        neighbours.set(other, (neighbours.get(other) ?? 0) + 1);
      }
    });
  }
  return candidates.filter((part) => (neighbours.get(part) ?? 0) >= 1);
}

/** Most letters of English have no ascender, so the lower third of heights is the height of an x; 0 for none. */
export function xHeight(letters: readonly Box[]): number {
  return quantile(letters.map(boxHeight), 0.33);
}
