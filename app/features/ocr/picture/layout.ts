import type { Speaker } from '../types';
import { type Block, findBlocks, findTextLines, leanings, letterHeight, type TextLine } from './blocks';
import { findBubbles } from './bubbles';
import { type Component, findComponents } from './components';
import { colourBeside, colourDistance, usualColour, widenOverGround } from './ground';
import { findInk } from './ink';
import { findLetters, xHeight as heightOfX, USUAL_X_HEIGHT } from './letters';
import { findMissed } from './missed';
import { type Message, outlineOf, wholeBox, withTouchingJoined, withWholeLines } from './outline';
import { around, type Box, boxHeight, boxWidth, grow, isIn, median, type Raster, toGrey } from './raster';
import { colourRange, findRegions, type Region } from './regions';
import { findTilt, isSideways } from './skew';
import { halved, medianFilter, noiseLevel } from './smooth';
import { byColour, findSpeakers } from './speakers';

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
  letters: Component[];
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
export function findLettering(raster: Raster, noisy = noiseLevel(raster) >= NOISY): Lettering {
  const calm = noisy ? medianFilter(raster, 1) : raster;
  return letteringOf(calm, noisy, INK_RADIUS);
}

/**
 * The same from a first look, which a photo gets at half its size: that calms it as well, and shows how it would
 * have to be turned. Its letters have to be looked for again in a view that is turned.
 */
export function glance(raster: Raster): Lettering {
  if (noiseLevel(raster) < NOISY) return letteringOf(raster, false, INK_RADIUS);
  return letteringOf(halved(raster), true, Math.ceil(INK_RADIUS / 2));
}

function letteringOf(calm: Raster, noisy: boolean, inkRadius: number): Lettering {
  const ink = findInk(toGrey(calm), inkRadius, noisy ? 1.5 * MIN_CONTRAST : MIN_CONTRAST);
  const { list } = findComponents(ink, true);
  const letters = findLetters(list);
  const turned = findLetters(
    list.map((part) => ({ ...part, x0: part.y0, y0: part.x0, x1: part.y1, y1: part.x1 })),
  );
  const xHeight = heightOfX(letters);
  const sideways = isSideways(letters, turned);
  return { calm, noisy, letters, xHeight, sideways, tilt: sideways ? 0 : findTilt(letters, xHeight) };
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

/** An input box: its prompt takes the start of one line, while a message's ground is as wide as its words. */
function isMostlyEmpty(region: Region, letters: readonly Box[], pageWidth: number): boolean {
  const own = letters.filter((letter) => isIn(region, letter));
  if (own.length === 0 || boxWidth(region) < 0.4 * pageWidth) return false;
  const words = around(own);
  return boxWidth(words) < 0.62 * boxWidth(region) && boxHeight(words) < 0.6 * boxHeight(region);
}

/** The three dots of someone who is writing: as large as each other, full, and evenly spaced on one line. */
function isTyping(region: Region, letters: readonly Component[]): boolean {
  const own = letters.filter((letter) => isIn(region, letter)).sort((a, b) => a.x0 - b.x0);
  const [one, two, three] = own;
  if (own.length !== 3 || !one || !two || !three) return false;
  const isDot = (part: Component) => {
    const [wide, tall] = [boxWidth(part), boxHeight(part)];
    return Math.abs(wide - tall) <= 0.3 * tall + 1 && part.pixels > 0.6 * wide * tall;
  };
  const sizes = own.map(boxHeight);
  const gaps = [two.x0 - one.x0, three.x0 - two.x0];
  return (
    own.every(isDot) &&
    Math.max(...sizes) - Math.min(...sizes) <= 2 &&
    Math.abs((gaps[0] ?? 0) - (gaps[1] ?? 0)) <= 2 &&
    Math.abs(one.y1 - three.y1) <= 2
  );
}

/** Who said what, where: by bubbles, else by the sides that blocks of letters lean to, else one plain page. */
export function findLayout({ calm, noisy, letters, xHeight }: Lettering): Layout {
  const unit = Math.max(0.5, xHeight / USUAL_X_HEIGHT);
  const bubbles = findBubbles(findAllRegions(calm, noisy, unit), letters, calm, unit);
  const grounds = bubbles.map(({ region }) => usualColour(calm, region));
  const sides = findSpeakers(
    bubbles.map(({ region }) => region),
    calm.width,
    unit,
  );
  const speakers = byColour(sides, grounds);
  const lowest = Math.max(...bubbles.map(({ region }) => region.y1));
  const found = bubbles.flatMap(({ region, asides }, i): Message[] => {
    const speaker = speakers[i] ?? null;
    if (region.y1 === lowest && bubbles.length > 1 && isMostlyEmpty(region, letters, calm.width)) return [];
    if (isTyping(region, letters)) return [];
    const { x0, y0, x1, y1 } = region;
    return speaker ? [{ box: { x0, y0, x1, y1 }, speaker, asides, ...outlineOf(region, unit) }] : [];
  });
  const lines = findTextLines(letters, xHeight);
  const whole = withWholeLines(found, lines, calm, unit, noisy);
  const free = letters.filter(
    (letter) =>
      ![...bubbles.map(({ region }) => region), ...whole.map(({ box }) => box)].some((box) =>
        isIn(box, letter),
      ),
  );
  if (found.length > 0) {
    const taken = whole.map(({ box }) => box);
    const missed = findMissed(findBlocks(findTextLines(free, xHeight), xHeight), whole, calm, unit);
    const others = [...taken, ...missed.map(({ block }) => grow(block.box, 14 * unit))];
    const missedMessages = missed.map(({ block, speaker }) => {
      const page = colourBeside(block.box, others, calm);
      const sides = widenOverGround(grow(block.box, 2 * unit), calm, page, around(taken), unit);
      return messageOf({ ...block, box: { ...block.box, ...sides } }, speaker, xHeight, calm);
    });
    const messages = withTouchingJoined([...whole, ...missedMessages], xHeight);
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
