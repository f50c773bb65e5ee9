import type { Speaker } from '../types';
import { findBlocks, findTextLines, leanings } from './blocks';
import { findBubbles } from './bubbles';
import { findComponents } from './components';
import { findInk } from './ink';
import { findLetters, xHeight as heightOfX } from './letters';
import { type Box, boxHeight, boxWidth, type Raster, toGrey } from './raster';
import { findRegions, type Region } from './regions';
import { findTilt, isSideways } from './skew';
import { medianFilter, noiseLevel } from './smooth';
import { findSpeakers } from './speakers';

/** Where the messages of a picture stand, before anything is read. In pixels of the view. */
export interface Message {
  box: Box;
  speaker: Speaker | null;
  /** Per row of the box, from which column to which it belongs to the message. */
  left: Int32Array;
  right: Int32Array;
  asides: Box[];
}

export interface Layout {
  method: 'bubbles' | 'local-difference' | 'plain';
  messages: Message[];
  /** Height of an x in the view. */
  xHeight: number;
  noise: number;
}

export interface Lettering {
  letters: Box[];
  xHeight: number;
  sideways: boolean;
  tilt: number;
}

const INK_RADIUS = 11;
const MIN_CONTRAST = 26;
/** Height of an x in a pixel-for-pixel phone layout at the usual 16 px type. */
const USUAL_X_HEIGHT = 8.3;
const TOLERANCES = [5, 9, 16, 26];
const MIN_SHARE_IN_BUBBLES = 0.5;

/** The letters of a view, their size, and how it would have to be turned. */
export function findLettering(raster: Raster): Lettering {
  const ink = findInk(toGrey(raster), INK_RADIUS, MIN_CONTRAST);
  const { list } = findComponents(ink, true);
  const letters = findLetters(list);
  const turned = findLetters(
    list.map((part) => ({ ...part, x0: part.y0, y0: part.x0, x1: part.y1, y1: part.x1 })),
  );
  const xHeight = heightOfX(letters);
  return { letters, xHeight, sideways: isSideways(letters, turned), tilt: findTilt(letters, xHeight) };
}

/** A bubble's outline with the dents closed that wide emoji or specks leave at its sides. */
function closeOutline(region: Region, reach: number): Pick<Message, 'left' | 'right'> {
  const { left, right } = region;
  const best = (values: Int32Array, from: number, to: number, pick: (a: number, b: number) => number) => {
    let result = values[Math.max(0, Math.min(values.length - 1, from))] as number;
    for (let i = Math.max(0, from); i <= Math.min(values.length - 1, to); i++)
      result = pick(result, values[i] as number);
    return result;
  };
  return {
    left: left.map((value, y) =>
      Math.min(value, Math.max(best(left, y - reach, y, Math.min), best(left, y, y + reach, Math.min))),
    ),
    right: right.map((value, y) =>
      Math.max(value, Math.min(best(right, y - reach, y, Math.max), best(right, y, y + reach, Math.max))),
    ),
  };
}

function wholeBox(box: Box): Pick<Message, 'left' | 'right' | 'asides'> {
  const rows = boxHeight(box);
  return { left: new Int32Array(rows).fill(box.x0), right: new Int32Array(rows).fill(box.x1), asides: [] };
}

function grow(box: Box, by: number, page: { width: number; height: number }): Box {
  const margin = Math.ceil(by);
  return {
    x0: Math.max(0, box.x0 - margin),
    y0: Math.max(0, box.y0 - margin),
    x1: Math.min(page.width, box.x1 + margin),
    y1: Math.min(page.height, box.y1 + margin),
  };
}

/** All grounds that could be bubbles, from the picture as it is and, when it is noisy, from a smoothed copy. */
export function findAllRegions(raster: Raster, noise: number, unit: number): Region[] {
  const sources = noise >= 3 ? [medianFilter(raster, Math.max(1, Math.round(1.4 * unit)))] : [raster];
  return sources.flatMap((source) => TOLERANCES.flatMap((tolerance) => findRegions(source, tolerance, unit)));
}

/** Who said what, where: by bubbles, else by the sides that blocks of letters lean to, else one plain page. */
export function findLayout(
  raster: Raster,
  { letters, xHeight }: Pick<Lettering, 'letters' | 'xHeight'>,
): Layout {
  const unit = Math.max(0.5, xHeight / USUAL_X_HEIGHT);
  const noise = noiseLevel(raster);
  const bubbles = findBubbles(findAllRegions(raster, noise, unit), letters, raster, unit);
  const speakers = findSpeakers(
    bubbles.map(({ region }) => region),
    raster.width,
    unit,
  );
  const spoken = bubbles
    .map((bubble, i) => ({ bubble, speaker: speakers[i] ?? null }))
    .filter(({ speaker }) => speaker !== null)
    .sort((a, b) => a.bubble.region.y0 - b.bubble.region.y0);
  const inBubbles = spoken.reduce((sum, { bubble }) => sum + bubble.letters, 0);
  if (spoken.length > 0 && inBubbles > MIN_SHARE_IN_BUBBLES * letters.length) {
    const messages = spoken.map(({ bubble: { region, asides }, speaker }): Message => {
      const { x0, y0, x1, y1 } = region;
      return { box: { x0, y0, x1, y1 }, speaker, asides, ...closeOutline(region, Math.round(14 * unit)) };
    });
    return { method: 'bubbles', messages, xHeight, noise };
  }

  const blocks = findBlocks(findTextLines(letters, xHeight), xHeight);
  const leans = leanings(blocks);
  if (leans.some((lean) => lean !== null)) {
    const messages = blocks.flatMap((block, i): Message[] => {
      const speaker = leans[i] ?? null;
      const box = grow(block, 0.5 * xHeight, raster);
      return speaker && boxWidth(box) > 2 * xHeight ? [{ box, speaker, ...wholeBox(box) }] : [];
    });
    return { method: 'local-difference', messages, xHeight, noise };
  }
  const page = { x0: 0, y0: 0, x1: raster.width, y1: raster.height };
  return { method: 'plain', messages: [{ box: page, speaker: null, ...wholeBox(page) }], xHeight, noise };
}
