import { colourDistance, usualColour } from './ground';
import { type Box, boxArea, boxHeight, boxWidth, holds, isIn, overlapArea, type Raster } from './raster';
import type { Region } from './regions';

/** Far more than a screenshot holds; a noisy picture may have thousands. */
const MAX_GROUNDS = 120;

/** A quoted message stands on a shade of its bubble's colour. */
const LEAST_CONTRAST = 6;

export interface Bubble {
  region: Region;
  /** Boxes inside it whose words are not the message's: a quoted message, a picture. */
  asides: Box[];
  letters: number;
}

/** A portrait with initials, or a button. */
const isRound = (region: Region, unit: number) =>
  region.squareness < 0.83 &&
  boxWidth(region) < 54 * unit &&
  Math.abs(boxWidth(region) - boxHeight(region)) < 0.07 * boxWidth(region);

/** Of regions that are nearly the same box, found at several tolerances, the squarest. */
function withoutDoubles(regions: readonly Region[]): Region[] {
  const kept: Region[] = [];
  for (const region of [...regions].sort((a, b) => b.squareness - a.squareness)) {
    const double = kept.some((other) => {
      const shared = overlapArea(region, other);
      const smaller = Math.min(boxArea(region), boxArea(other));
      const same = shared > 0.6 * Math.max(boxArea(region), boxArea(other));
      // Two that cross without one holding the other cannot both be bubbles.
      const crossing = shared > 0.15 * smaller && shared < 0.85 * smaller;
      return same || crossing;
    });
    if (!double) kept.push(region);
  }
  return kept;
}

/**
 * Which grounds are bubbles: those with letters of their own. A ground that only frames others (the page, a
 * pane, a card) is none; a smaller ground inside a bubble that has words beside it is a quoted message.
 */
export function findBubbles(
  regions: readonly Region[],
  letters: readonly Box[],
  page: Raster,
  unit: number,
): Bubble[] {
  const withLetters = regions.filter((region) => {
    const count = letters.filter((letter) => isIn(region, letter)).length;
    return count > 0 && !(count <= 2 && isRound(region, unit));
  });
  const isPageLike = (region: Box) =>
    (region.x0 <= 3 * unit && region.x1 >= page.width - 3 * unit) || boxHeight(region) > 0.4 * page.height;
  const grounds = withoutDoubles(withLetters)
    .sort((a, b) => boxArea(b) - boxArea(a))
    .slice(0, MAX_GROUNDS)
    .sort((a, b) => boxArea(a) - boxArea(b));
  const holder = (list: readonly Region[], i: number) =>
    list.findIndex((other, j) => j > i && holds(other, list[i] as Region, 3 * unit));
  // A piece of a bubble's own ground that letters or noise fence off is no ground of its own.
  const whole = grounds.filter((region, i) => {
    const outer = grounds[holder(grounds, i)];
    if (!outer || isPageLike(outer)) return true;
    // Compared with what is next to it: in a photo the light changes within a bubble.
    const near = 6 * unit;
    const nextTo = (x: number, y: number) =>
      !(x >= region.x0 && x < region.x1 && y >= region.y0 && y < region.y1) &&
      x >= region.x0 - near &&
      x < region.x1 + near &&
      y >= region.y0 - near &&
      y < region.y1 + near;
    const beside = usualColour(page, outer, nextTo);
    return colourDistance(usualColour(page, region), beside) >= LEAST_CONTRAST;
  });
  const nodes = whole.map((region) => ({ region, children: [] as number[], parent: -1, own: 0, all: 0 }));
  nodes.forEach((node, i) => {
    node.parent = holder(whole, i);
    nodes[node.parent]?.children.push(i);
  });
  for (const letter of letters) {
    const innermost = nodes.find((node) => isIn(node.region, letter));
    if (innermost) innermost.own++;
    for (let node = innermost; node; node = nodes[node.parent]) node.all++;
  }

  const isFrame = (node: (typeof nodes)[number]) => {
    const { region } = node;
    if (node.children.length > 0 && (isPageLike(region) || node.children.length >= 3)) return true;
    if (boxWidth(region) > 0.9 * page.width && boxHeight(region) > 0.45 * page.height) return true;
    return node.own < 2 || (node.children.length > 0 && node.own < 0.1 * node.all);
  };
  const frames = nodes.map(isFrame);
  return nodes.flatMap((node, i) => {
    if (frames[i]) return [];
    for (let above = nodes[node.parent]; above; above = nodes[above.parent]) {
      if (!frames[nodes.indexOf(above)]) return [];
    }
    const asides = node.children.map((child) => nodes[child]?.region).filter((box) => box !== undefined);
    return [{ region: node.region, asides, letters: node.own }];
  });
}
