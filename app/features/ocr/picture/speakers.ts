import type { Speaker } from '../types';
import { type Colour, colourDistance } from './ground';
import type { Box } from './raster';

const EDGE_TOLERANCE = 7;
const NEAR_EDGE = 12;
const CLEARLY = 14;

interface Edges {
  left: number;
  right: number;
}

/**
 * The two edges that bubbles keep to: hers on the left, his on the right. All pairs of edges that occur are tried;
 * the best explains most bubbles by one edge only, and leaves few outside. Where one side is empty, its edge is
 * taken to be as far from the page's border as the other.
 */
function findEdges(boxes: readonly Box[], pageWidth: number, unit: number): Edges {
  const tolerance = EDGE_TOLERANCE * unit;
  // Small grounds are often badges and portraits, the lowest one is often the input box.
  const lowest = Math.max(...boxes.map((box) => box.y1));
  const weights = boxes.map((box) => {
    const size = Math.min(1, (box.x1 - box.x0) / (90 * unit));
    return boxes.length > 2 && box.y1 === lowest ? 0.4 * size : size;
  });
  const lefts = [...new Set(boxes.flatMap((box) => [box.x0, pageWidth - box.x1]))];
  const rights = [...new Set(boxes.flatMap((box) => [box.x1, pageWidth - box.x0]))];
  let best: Edges & { score: number } = { left: 0, right: pageWidth, score: Number.NEGATIVE_INFINITY };
  for (const left of lefts) {
    for (const right of rights) {
      if (right - left < 0.25 * pageWidth) continue;
      let score = (0.5 * (right - left)) / pageWidth;
      for (const [i, box] of boxes.entries()) {
        const weight = weights[i] ?? 1;
        const outside = box.x0 < left - tolerance || box.x1 > right + tolerance;
        const onLeft = Math.abs(box.x0 - left) <= tolerance;
        const onRight = Math.abs(box.x1 - right) <= tolerance;
        if (outside) score -= weight;
        else if (onLeft !== onRight) {
          const off = Math.min(Math.abs(box.x0 - left), Math.abs(box.x1 - right));
          score += weight * (1 - (0.1 * off) / tolerance);
        }
      }
      if (score > best.score) best = { left, right, score };
    }
  }
  return best;
}

/**
 * Who said each bubble, by the side it keeps to: 'Girl' on the left, 'Boy' on the right; null for what keeps to
 * neither or to both (a header, a separator, the input box).
 */
export function findSpeakers(boxes: readonly Box[], pageWidth: number, unit: number): (Speaker | null)[] {
  const { left, right } = findEdges(boxes, pageWidth, unit);
  return boxes.map((box) => {
    const leftGap = box.x0 - left;
    const rightGap = right - box.x1;
    if (leftGap < -NEAR_EDGE * unit || rightGap < -NEAR_EDGE * unit) return null;
    if (leftGap <= NEAR_EDGE * unit && rightGap - leftGap > CLEARLY * unit) return 'Girl';
    if (rightGap <= NEAR_EDGE * unit && leftGap - rightGap > CLEARLY * unit) return 'Boy';
    return null;
  });
}

/** Mean of the three channels. */
const CLEARLY_ANOTHER_COLOUR = 6;
const LEAST_COLOUR = 8;

/** 0 for greys, white and black. */
const colourfulness = (colour: Colour) => Math.max(...colour) - Math.min(...colour);

/**
 * For a conversation that keeps all to the left, as on wide screens and in groups: two grounds are two people, and
 * one's own messages are the coloured ones. As it was when there are two sides, or one colour.
 */
export function byColour(
  speakers: readonly (Speaker | null)[],
  grounds: readonly Colour[],
): (Speaker | null)[] {
  const own = grounds.filter((_, i) => speakers[i] === 'Girl');
  if (own.length < 4 || speakers.includes('Boy')) return [...speakers];
  const byStrength = [...own].sort((a, b) => colourfulness(a) - colourfulness(b));
  const [plain, coloured] = [byStrength[0], byStrength.at(-1)];
  if (!plain || !coloured) return [...speakers];
  const between = colourDistance(plain, coloured);
  if (
    between < CLEARLY_ANOTHER_COLOUR ||
    colourfulness(coloured) < Math.max(LEAST_COLOUR, 2 * colourfulness(plain))
  )
    return [...speakers];
  const isNear = (colour: Colour, to: Colour) => colourDistance(colour, to) < 0.3 * between;
  // A third ground is a card or a picture: then colours do not tell.
  if (!own.every((colour) => isNear(colour, plain) || isNear(colour, coloured))) return [...speakers];
  if (own.filter((colour) => isNear(colour, coloured)).length < 2) return [...speakers];
  return speakers.map((speaker, i) => {
    const ground = grounds[i];
    return speaker === 'Girl' && ground && isNear(ground, coloured) ? 'Boy' : speaker;
  });
}
