import type { Speaker } from '../types';
import { type Block, findBlocks, findTextLines, leanings, letterHeight, type TextLine } from './blocks';
import { findBubbles } from './bubbles';
import { findComponents } from './components';
import { colourBeside, colourDistance, usualColour, widenOverGround } from './ground';
import { findInk } from './ink';
import { findLetters, xHeight as heightOfX, USUAL_X_HEIGHT } from './letters';
import { findMissed } from './missed';
import { around, type Box, boxHeight, boxWidth, grow, median, type Raster, toGrey } from './raster';
import { colourRange, findRegions, type Region } from './regions';
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
  noisy: boolean;
}

export interface Lettering {
  /** The view, smoothed when it is a noisy photo. */
  calm: Raster;
  noisy: boolean;
  letters: Box[];
  xHeight: number;
  sideways: boolean;
  tilt: number;
}

const INK_RADIUS = 9;
const MIN_CONTRAST = 26;
const NOISY = 3;
const TOLERANCES = [4, 7, 12, 20];
const MIN_SHARE_IN_BUBBLES = 0.4;

/** The letters of a view, their size, and how it would have to be turned. */
export function findLettering(raster: Raster): Lettering {
  const noisy = noiseLevel(raster) >= NOISY;
  const calm = noisy ? medianFilter(raster, 1) : raster;
  const ink = findInk(toGrey(calm), INK_RADIUS, noisy ? 1.5 * MIN_CONTRAST : MIN_CONTRAST);
  const { list } = findComponents(ink, true);
  const letters = findLetters(list);
  const turned = findLetters(
    list.map((part) => ({ ...part, x0: part.y0, y0: part.x0, x1: part.y1, y1: part.x1 })),
  );
  const xHeight = heightOfX(letters);
  const sideways = isSideways(letters, turned);
  return { calm, noisy, letters, xHeight, sideways, tilt: sideways ? 0 : findTilt(letters, xHeight) };
}

/** The least convex line on the inner side of all values: dents from wide emoji and specks are bridged. */
function bridge(values: Int32Array): Int32Array {
  const corners: number[] = [];
  const at = (y: number) => values[y] as number;
  for (let y = 0; y < values.length; y++) {
    while (corners.length >= 2) {
      const [a, b] = [corners.at(-2) as number, corners.at(-1) as number];
      if ((at(b) - at(a)) * (y - a) < (at(y) - at(a)) * (b - a)) break;
      corners.pop();
    }
    corners.push(y);
  }
  const bridged = new Int32Array(values.length);
  for (let i = 0, y = 0; y < values.length; y++) {
    while (i < corners.length - 2 && (corners[i + 1] as number) < y) i++;
    const a = corners[i] as number;
    const b = corners[i + 1] ?? a;
    bridged[y] = b === a ? at(a) : Math.round(at(a) + ((at(b) - at(a)) * (y - a)) / (b - a));
  }
  return bridged;
}

const LARGEST_CORNER = 22;

/**
 * A bubble's outline: the convex hull of the ground that was found, and at least its box with round corners, since
 * a picture or noise inside may have cost a part of the ground.
 */
function outlineOf(region: Region, unit: number): Pick<Message, 'left' | 'right'> {
  const { x0, x1 } = region;
  const tall = boxHeight(region);
  const radius = Math.min(tall / 2, (x1 - x0) / 2, LARGEST_CORNER * unit);
  const inset = (y: number) => {
    const beyond = radius - Math.min(y + 0.5, tall - y - 0.5);
    return beyond <= 0 ? 0 : Math.ceil(radius - Math.sqrt(radius * radius - beyond * beyond));
  };
  return {
    left: bridge(region.left).map((x, y) => Math.min(x, x0 + inset(y))),
    right: bridge(region.right.map((x) => -x)).map((x, y) => Math.max(-x, x1 - inset(y))),
  };
}

/**
 * Widens messages where noise ate an end of their ground: over the rest of lines that begin in them, over letters
 * that stick out, and sideways over ground of their colour.
 */
function withWholeLines(
  messages: Message[],
  lines: readonly TextLine[],
  page: Raster,
  unit: number,
): Message[] {
  const taken = messages.map(({ box }) => box);
  return messages.map((message) => {
    const { box } = message;
    const own = lines.filter(({ letters }) => {
      const inside = letters.filter((letter) => isIn(box, letter)).length;
      const elsewhere = taken.some((other) => other !== box && letters.some((letter) => isIn(other, letter)));
      return inside > 0.3 * letters.length && !elsewhere;
    });
    const margin = 4 * unit;
    const sides = widenOverGround(box, page, colourBeside(box, taken, page), unit);
    const words = around([box, ...own.map((line) => line.box)]);
    const x0 = Math.max(0, Math.floor(Math.min(sides.x0, words.x0 < box.x0 ? words.x0 - margin : box.x0)));
    const x1 = Math.min(
      page.width,
      Math.ceil(Math.max(sides.x1, words.x1 > box.x1 ? words.x1 + margin : box.x1)),
    );
    const y0 = Math.max(0, Math.floor(words.y0 < box.y0 - 1 ? words.y0 - margin : box.y0));
    const y1 = Math.min(page.height, Math.ceil(words.y1 > box.y1 + 1 ? words.y1 + margin : box.y1));
    if (x0 === box.x0 && x1 === box.x1 && y0 === box.y0 && y1 === box.y1) return message;
    const inWords = (y: number) =>
      own.some((line) => y >= line.box.y0 - 2 * unit && y < line.box.y1 + 2 * unit);
    const outline = (values: Int32Array, edge: number) =>
      Int32Array.from({ length: y1 - y0 }, (_, i) => {
        const before = values[Math.min(values.length - 1, Math.max(0, y0 + i - box.y0))] as number;
        return inWords(y0 + i) ? edge : before;
      });
    return {
      ...message,
      box: { x0, y0, x1, y1 },
      left: outline(message.left, x0),
      right: outline(message.right, x1),
    };
  });
}

function wholeBox(box: Box): Pick<Message, 'left' | 'right' | 'asides'> {
  const rows = boxHeight(box);
  return { left: new Int32Array(rows).fill(box.x0), right: new Int32Array(rows).fill(box.x1), asides: [] };
}

function messageOf(block: Block, speaker: Speaker | null, xHeight: number, page: Raster): Message {
  const margin = Math.ceil(0.5 * xHeight);
  const box = {
    x0: Math.max(0, Math.floor(block.box.x0 - margin)),
    y0: Math.max(0, block.box.y0 - margin),
    x1: Math.min(page.width, Math.ceil(block.box.x1 + margin)),
    y1: Math.min(page.height, block.box.y1 + margin),
  };
  return { box, speaker, ...wholeBox(box) };
}

/** All grounds that could be bubbles. */
export function findAllRegions(calm: Raster, noisy: boolean, unit: number): Region[] {
  const source = noisy && unit > 1 ? medianFilter(calm, 1) : calm;
  const range = colourRange(source);
  return TOLERANCES.flatMap((tolerance) => findRegions(range, tolerance, unit));
}

const isIn = (box: Box, letter: Box) => {
  const x = (letter.x0 + letter.x1) / 2;
  const y = (letter.y0 + letter.y1) / 2;
  return x >= box.x0 && x < box.x1 && y >= box.y0 && y < box.y1;
};

/** An input box: its prompt takes the start of one line, while a message's ground is as wide as its words. */
function isMostlyEmpty(region: Region, letters: readonly Box[], pageWidth: number): boolean {
  const own = letters.filter((letter) => isIn(region, letter));
  if (own.length === 0 || boxWidth(region) < 0.4 * pageWidth) return false;
  const words = around(own);
  return boxWidth(words) < 0.62 * boxWidth(region) && boxHeight(words) < 0.6 * boxHeight(region);
}

/** Who said what, where: by bubbles, else by the sides that blocks of letters lean to, else one plain page. */
export function findLayout({ calm, noisy, letters, xHeight }: Lettering): Layout {
  const unit = Math.max(0.5, xHeight / USUAL_X_HEIGHT);
  const bubbles = findBubbles(findAllRegions(calm, noisy, unit), letters, calm, unit);
  const speakers = findSpeakers(
    bubbles.map(({ region }) => region),
    calm.width,
    unit,
  );
  const lowest = Math.max(...bubbles.map(({ region }) => region.y1));
  const found = bubbles.flatMap(({ region, asides }, i): Message[] => {
    const speaker = speakers[i] ?? null;
    if (region.y1 === lowest && bubbles.length > 1 && isMostlyEmpty(region, letters, calm.width)) return [];
    const { x0, y0, x1, y1 } = region;
    return speaker ? [{ box: { x0, y0, x1, y1 }, speaker, asides, ...outlineOf(region, unit) }] : [];
  });
  const lines = findTextLines(letters, xHeight);
  const whole = withWholeLines(found, lines, calm, unit);
  const free = letters.filter(
    (letter) =>
      ![...bubbles.map(({ region }) => region), ...whole.map(({ box }) => box)].some((box) =>
        isIn(box, letter),
      ),
  );
  if (found.length > 0) {
    const taken = whole.map(({ box }) => box);
    const missed = findMissed(findBlocks(findTextLines(free, xHeight), xHeight), whole, calm, unit);
    const messages = [
      ...found,
      ...missed.map(({ block, speaker }) => messageOf(block, speaker, xHeight, calm)),
    ];
    const covered = letters.filter((letter) => messages.some(({ box }) => isIn(box, letter)));
    if (covered.length > MIN_SHARE_IN_BUBBLES * letters.length) {
      return { method: 'bubbles', messages: inOrder(messages), xHeight, noisy };
    }
  }
  const leaning = findLeaning(calm, lines, xHeight);
  if (leaning.length > 0) {
    const messages = leaning.map(({ block, speaker }) => messageOf(block, speaker, xHeight, calm));
    return { method: 'local-difference', messages: inOrder(messages), xHeight, noisy };
  }
  const page = { x0: 0, y0: 0, x1: calm.width, y1: calm.height };
  return { method: 'plain', messages: [{ box: page, speaker: null, ...wholeBox(page) }], xHeight, noisy };
}

const inOrder = (messages: Message[]) => messages.sort((a, b) => a.box.y0 - b.box.y0);

/** Blocks of letters that lean to a side; where most stand on another ground than the page, only those. */
function findLeaning(calm: Raster, lines: TextLine[], xHeight: number): { block: Block; speaker: Speaker }[] {
  const blocks = findBlocks(lines, xHeight);
  const usual = median(blocks.flatMap(({ lines }) => lines.map(letterHeight)));
  const page = usualColour(calm, { x0: 0, y0: 0, x1: calm.width, y1: calm.height });
  const onGround = blocks.map(({ box }) => colourDistance(usualColour(calm, box), page) > 6);
  const mostly = onGround.filter(Boolean).length * 2 > blocks.length;
  const large = blocks.filter((block, i) => {
    const size = median(block.lines.map(letterHeight));
    return size > 0.8 * usual && (!mostly || onGround[i]) && boxWidth(block.box) > 2 * xHeight;
  });
  const leans = leanings(large.map(({ box }) => box));
  return large.flatMap((block, i) => {
    const speaker = leans[i];
    return speaker ? [{ block, speaker }] : [];
  });
}
