import type { Speaker } from '../types';
import type { TextLine } from './blocks';
import { colourBeside, colourDistance, usualColour, widenOverGround } from './ground';
import { around, type Box, boxHeight, grow, holds, isIn, type Raster } from './raster';
import type { Region } from './regions';

/** Where the messages of a picture stand, before anything is read. In pixels of the view. */
export interface Message {
  box: Box;
  speaker: Speaker | null;
  /** Per row of the box, from which column to which it belongs to the message. */
  left: Int32Array;
  right: Int32Array;
  asides: Box[];
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
const STICKS_OUT = 5;

/**
 * A bubble's outline: the convex hull of the ground that was found, and at least its box with round corners, since
 * a picture or noise inside may have cost a part of the ground.
 */
export function outlineOf(region: Region, unit: number): Pick<Message, 'left' | 'right'> {
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
export function withWholeLines(
  messages: Message[],
  lines: readonly TextLine[],
  page: Raster,
  unit: number,
  noisy: boolean,
): Message[] {
  const taken = messages.map(({ box }) => box);
  const bounds = around(taken);
  return messages.map((message) => {
    const { box } = message;
    const beside = colourBeside(box, taken, page);
    const ground = usualColour(page, box);
    if (colourDistance(ground, beside) < 4) return message;
    // Portraits and a bubble's own edge may pass for letters, but not on the bubble's ground.
    const onGround = (letter: Box) => {
      const colour = usualColour(page, grow(letter, 3 * unit));
      return colourDistance(colour, ground) < 0.4 * colourDistance(colour, beside);
    };
    const own = lines.flatMap(({ letters }): Box[] => {
      const inside = letters.filter((letter) => isIn(box, letter));
      const elsewhere = taken.some((other) => other !== box && letters.some((letter) => isIn(other, letter)));
      if (inside.length <= 0.3 * letters.length || elsewhere) return [];
      return [around([...inside, ...letters.filter((letter) => !holds(box, letter) && onGround(letter))])];
    });
    if (own.length === 0) return message;
    const margin = 4 * unit;
    // A ground is found a little smaller than its bubble: only what sticks out further was cut.
    const found = around([box, ...own]);
    const words = {
      x0: found.x0 < box.x0 - STICKS_OUT * unit ? found.x0 : box.x0,
      y0: found.y0 < box.y0 - 0.5 * STICKS_OUT * unit ? found.y0 : box.y0,
      x1: found.x1 > box.x1 + STICKS_OUT * unit ? found.x1 : box.x1,
      y1: found.y1 > box.y1 + 0.5 * STICKS_OUT * unit ? found.y1 : box.y1,
    };
    // A photo's grain may hide letters as well, then only the ground tells.
    const isCut = noisy || words.x0 < box.x0 || words.x1 > box.x1;
    const sides = isCut ? widenOverGround(box, page, beside, bounds, unit) : box;
    const x0 = Math.max(0, Math.floor(Math.min(sides.x0, words.x0 < box.x0 ? words.x0 - margin : box.x0)));
    const x1 = Math.min(
      page.width,
      Math.ceil(Math.max(sides.x1, words.x1 > box.x1 ? words.x1 + margin : box.x1)),
    );
    const y0 = Math.max(0, Math.floor(words.y0 < box.y0 ? words.y0 - margin : box.y0));
    const y1 = Math.min(page.height, Math.ceil(words.y1 > box.y1 ? words.y1 + margin : box.y1));
    if (x0 === box.x0 && x1 === box.x1 && y0 === box.y0 && y1 === box.y1) return message;
    const inWords = (y: number) => own.some((line) => y >= line.y0 - 2 * unit && y < line.y1 + 2 * unit);
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

export function wholeBox(box: Box): Pick<Message, 'left' | 'right' | 'asides'> {
  const rows = boxHeight(box);
  return { left: new Int32Array(rows).fill(box.x0), right: new Int32Array(rows).fill(box.x1), asides: [] };
}

/**
 * Pieces of one bubble, found separately, as one message: their boxes touch, while between two bubbles there are a
 * gap and two margins.
 */
export function withTouchingJoined(messages: readonly Message[], xHeight: number): Message[] {
  const joined: Message[] = [];
  for (const message of [...messages].sort((a, b) => a.box.y0 - b.box.y0)) {
    const i = joined.findIndex(({ box, speaker, asides }) => {
      const shared = Math.min(box.x1, message.box.x1) - Math.max(box.x0, message.box.x0);
      const gap = message.box.y0 - box.y1;
      const small = Math.min(boxHeight(box), boxHeight(message.box)) < 3 * xHeight;
      return (
        speaker === message.speaker &&
        asides.length === 0 &&
        small &&
        shared > 2 * xHeight &&
        gap < TOUCHING * xHeight &&
        gap > -2 * xHeight
      );
    });
    const other = joined[i];
    if (!other) joined.push(message);
    else {
      const box = around([other.box, message.box]);
      joined[i] = { speaker: other.speaker, box, ...wholeBox(box) };
    }
  }
  return joined;
}

const TOUCHING = 0.15;
