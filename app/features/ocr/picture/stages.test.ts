import { describe, expect, it } from 'vitest';
import { findBlocks, findTextLines, leanings } from './blocks';
import { findBubbles } from './bubbles';
import { findComponents } from './components';
import { addNoise, blank, fill, type Rgb, writeRow } from './drawn-for-tests';
import { type Colour, colourDistance, usualColour } from './ground';
import { findInk } from './ink';
import { higher, lower, lowestWithin, middleOf } from './lanes';
import { findLetters, xHeight } from './letters';
import { type Box, toGrey } from './raster';
import { colourRange, findRegions } from './regions';
import { findTilt } from './skew';
import { halved, medianFilter, noiseLevel } from './smooth';
import { byColour, findSpeakers } from './speakers';
import { closerBy, makeView } from './view';

const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];
const GREY: Rgb = [233, 233, 235];
const BLUE: Rgb = [10, 124, 255];

describe('components', () => {
  const grey = (rows: string[]) => ({
    width: rows[0]?.length ?? 0,
    height: rows.length,
    data: Uint8Array.from(rows.join(''), (mark) => (mark === '#' ? 1 : 0)),
  });

  it('joins a U into one part with its box and size', () => {
    const { list } = findComponents(grey(['#.#', '#.#', '###']), false);
    expect(list).toEqual([{ pixels: 7, x0: 0, y0: 0, x1: 3, y1: 3 }]);
  });

  it('joins corners only when told to', () => {
    expect(findComponents(grey(['#.', '.#']), false).list).toHaveLength(2);
    expect(findComponents(grey(['#.', '.#']), true).list).toHaveLength(1);
  });
});

describe('ink and letters', () => {
  it.each([
    ['dark on light', WHITE, BLACK],
    ['light on dark', BLUE, WHITE],
  ])('finds letters %s', (_name, ground, ink) => {
    const raster = blank(300, 60, ground);
    const drawn = writeRow(raster, 20, 40, 20, ink);
    const letters = findLetters(findComponents(findInk(toGrey(raster), 9, 26), true).list);
    const found = drawn.filter((box) =>
      letters.some((letter) => Math.abs(letter.x0 - box.x0) <= 1 && Math.abs(letter.y1 - box.y1) <= 1),
    );
    expect(found).toHaveLength(drawn.length);
    expect(letters.length).toBeLessThan(drawn.length + 3);
    expect(xHeight(letters)).toBe(8);
  });

  it('finds none on an empty ground', () => {
    const ink = findInk(toGrey(blank(100, 100, GREY)), 9, 26);
    expect(ink.data.some((value) => value === 1)).toBe(false);
  });

  it('takes a lone speck for no letter', () => {
    expect(findLetters([{ pixels: 40, x0: 10, y0: 10, x1: 16, y1: 18 }])).toEqual([]);
  });
});

describe('tilt', () => {
  const rowsTurnedBy = (degrees: number): Box[] => {
    const slope = Math.tan((degrees * Math.PI) / 180);
    return Array.from({ length: 90 }, (_, i) => {
      const x0 = 20 + (i % 30) * 11;
      const y1 = Math.round(50 + Math.floor(i / 30) * 40 + x0 * slope);
      return { x0, y0: y1 - 9, x1: x0 + 7, y1 };
    });
  };

  it.each([-5, -2.2, 0, 2.2, 6])('is found at %s degrees', (degrees) => {
    expect(findTilt(rowsTurnedBy(degrees), 9)).toBeCloseTo(degrees, 0);
  });

  it('is not guessed from a few letters', () => {
    expect(findTilt(rowsTurnedBy(4).slice(0, 5), 9)).toBe(0);
  });
});

describe('smoothing', () => {
  it('tells a photo from a screenshot', () => {
    const raster = blank(200, 200, GREY);
    expect(noiseLevel(raster)).toBe(0);
    addNoise(raster, 15);
    expect(noiseLevel(raster)).toBeGreaterThanOrEqual(3);
    expect(noiseLevel(medianFilter(raster, 2))).toBeLessThan(noiseLevel(raster));
  });

  it('of radius 1 is the median of nine', () => {
    const raster = blank(12, 9, GREY);
    addNoise(raster, 60);
    const smooth = medianFilter(raster, 1);
    for (let y = 0; y < 9; y++) {
      for (let x = 0; x < 12; x++) {
        const nine: number[] = [];
        for (let dy = -1; dy <= 1; dy++) {
          for (let dx = -1; dx <= 1; dx++) {
            const [column, row] = [Math.min(11, Math.max(0, x + dx)), Math.min(8, Math.max(0, y + dy))];
            nine.push(raster.data[(row * 12 + column) * 4] as number);
          }
        }
        expect(smooth.data[(y * 12 + x) * 4]).toBe(nine.sort((a, b) => a - b)[4]);
      }
    }
  });

  it('removes a speck and keeps an edge', () => {
    const raster = blank(20, 20, WHITE);
    fill(raster, { x0: 10, y0: 0, x1: 20, y1: 20 }, BLACK);
    fill(raster, { x0: 4, y0: 4, x1: 5, y1: 5 }, BLACK);
    const smooth = medianFilter(raster, 1);
    expect(smooth.data[(4 * 20 + 4) * 4]).toBe(255);
    expect(smooth.data[(10 * 20 + 9) * 4]).toBe(255);
    expect(smooth.data[(10 * 20 + 10) * 4]).toBe(0);
  });
});

describe('ground', () => {
  it('is the usual colour, not that of the letters', () => {
    const raster = blank(120, 30, GREY);
    writeRow(raster, 10, 22, 10, BLACK);
    expect(
      colourDistance(usualColour(raster, { x0: 0, y0: 0, x1: 120, y1: 30 }), [233, 233, 235]),
    ).toBeLessThan(1);
  });
});

describe('regions and bubbles', () => {
  const bubbleAt = (box: Box, colour: Rgb, ink: Rgb, raster = blank(390, 300, WHITE)) => {
    fill(raster, box, colour);
    const letters = writeRow(raster, box.x0 + 12, box.y0 + 24, Math.floor((box.x1 - box.x0 - 24) / 9), ink);
    return { raster, letters };
  };
  const bubblesOf = (raster: ReturnType<typeof blank>, letters: Box[], unit = 1) => {
    const range = colourRange(raster);
    return findBubbles(
      [4, 7, 12, 20].flatMap((tolerance) => findRegions(range, tolerance, unit)),
      letters,
      raster,
      unit,
    );
  };

  it('finds a faint bubble with letters', () => {
    const { raster, letters } = bubbleAt({ x0: 12, y0: 40, x1: 200, y1: 78 }, GREY, BLACK);
    const bubbles = bubblesOf(raster, letters);
    expect(bubbles).toHaveLength(1);
    expect(bubbles[0]?.region.x0).toBeGreaterThanOrEqual(12);
    expect(bubbles[0]?.region.x1).toBeLessThanOrEqual(200);
    expect(bubbles[0]?.letters).toBe(letters.length);
  });

  it('passes a gradient from top to bottom', () => {
    const raster = blank(390, 300, BLACK);
    for (let y = 40; y < 110; y++)
      fill(raster, { x0: 150, y0: y, x1: 378, y1: y + 1 }, [160 - y, 20 + y, 255]);
    const letters = writeRow(raster, 165, 70, 20, WHITE);
    expect(bubblesOf(raster, letters)).toHaveLength(1);
  });

  it('takes a box without letters for none', () => {
    const raster = blank(390, 300, WHITE);
    fill(raster, { x0: 12, y0: 40, x1: 200, y1: 78 }, GREY);
    expect(bubblesOf(raster, [])).toEqual([]);
  });

  it('keeps a quoted message apart from the words of its bubble', () => {
    const raster = blank(390, 300, WHITE);
    fill(raster, { x0: 12, y0: 40, x1: 250, y1: 130 }, [220, 248, 198]);
    fill(raster, { x0: 20, y0: 48, x1: 242, y1: 84 }, [200, 225, 180]);
    const quoted = writeRow(raster, 30, 72, 12, BLACK);
    const own = writeRow(raster, 24, 112, 20, BLACK);
    const bubbles = bubblesOf(raster, [...quoted, ...own]);
    expect(bubbles).toHaveLength(1);
    expect(bubbles[0]?.letters).toBe(own.length);
    expect(bubbles[0]?.asides).toHaveLength(1);
  });
});

describe('speakers', () => {
  const box = (x0: number, x1: number, y0: number): Box => ({ x0, x1, y0, y1: y0 + 40 });

  it('go by the side a bubble keeps to', () => {
    const boxes = [box(12, 200, 0), box(150, 378, 50), box(12, 120, 100), box(300, 378, 150)];
    expect(findSpeakers(boxes, 390, 1)).toEqual(['Girl', 'Boy', 'Girl', 'Boy']);
  });

  it('are not misled when long bubbles share their inner edge', () => {
    const boxes = [
      box(90, 378, 0),
      box(90, 378, 50),
      box(90, 378, 100),
      box(12, 150, 150),
      box(12, 230, 200),
    ];
    expect(findSpeakers(boxes, 390, 1)).toEqual(['Boy', 'Boy', 'Boy', 'Girl', 'Girl']);
  });

  it('are nobody for what is centred, spans the page, or stands outside', () => {
    const boxes = [
      box(12, 200, 0),
      box(150, 378, 50),
      box(150, 240, 100),
      box(0, 390, 150),
      box(12, 180, 200),
      box(200, 378, 250),
    ];
    const speakers = findSpeakers(boxes, 390, 1);
    expect(speakers[2]).toBeNull();
    expect(speakers[3]).toBeNull();
  });

  it.each([
    ['hers', [12, 300], 'Girl'],
    ['his', [90, 378], 'Boy'],
  ] as const)('know a picture with only %s', (_name, [x0, x1], speaker) => {
    expect(findSpeakers([box(x0, x1, 0)], 390, 1)).toEqual([speaker]);
  });
});

describe('blocks of letters without bubbles', () => {
  const raster = blank(390, 400, WHITE);
  const letters = [
    ...writeRow(raster, 20, 40, 15, BLACK),
    ...writeRow(raster, 20, 61, 12, BLACK),
    ...writeRow(raster, 220, 120, 14, BLACK),
    ...writeRow(raster, 20, 180, 6, BLACK),
  ];
  const blocks = findBlocks(findTextLines(letters, 8), 8);

  it('join lines at a line distance and no others', () => {
    expect(blocks.map(({ lines }) => lines.length)).toEqual([2, 1, 1]);
  });

  it('lean to a side', () => {
    expect(leanings(blocks.map(({ box }) => box))).toEqual(['Girl', 'Boy', 'Girl']);
  });

  it('say nothing about speakers when nothing leans to the right', () => {
    expect(
      leanings([
        { x0: 20, y0: 0, x1: 300, y1: 10 },
        { x0: 20, y0: 30, x1: 200, y1: 40 },
      ]),
    ).toEqual([null, null]);
  });
});

describe('lanes', () => {
  const lanes = (a: number, b: number, c: number) => a | (b << 10) | (c << 20);

  it('are compared each for itself', () => {
    const [one, two] = [lanes(0, 255, 7), lanes(255, 0, 7)];
    expect(lower(one, two)).toBe(lanes(0, 0, 7));
    expect(higher(one, two)).toBe(lanes(255, 255, 7));
    expect(middleOf(lanes(1, 9, 200), lanes(5, 1, 3), lanes(9, 5, 90))).toBe(lanes(5, 5, 90));
  });

  it.each([
    [40, 30, 9],
    [7, 5, 9],
    [19, 38, 9],
    [1, 1, 2],
  ])('know the lowest value near each pixel of %s by %s', (width, height, radius) => {
    let seed = 3;
    const values = Int32Array.from({ length: width * height }, () => {
      seed = (seed * 1664525 + 1013904223) >>> 0;
      return lanes(seed >>> 24, (seed >>> 16) & 255, (seed >>> 8) & 255);
    });
    const expected = values.map((_, i) => {
      let lowest = lanes(255, 255, 255);
      for (let y = Math.floor(i / width) - radius; y <= Math.floor(i / width) + radius; y++) {
        for (let x = (i % width) - radius; x <= (i % width) + radius; x++) {
          if (x >= 0 && x < width && y >= 0 && y < height)
            lowest = lower(lowest, values[y * width + x] as number);
        }
      }
      return lowest;
    });
    expect(lowestWithin(values, width, height, radius)).toEqual(expected);
  });
});

describe('a closer look', () => {
  const view = makeView({ width: 480, height: 640 });

  it('is taken at small letters only', () => {
    expect(closerBy(view, 9, false)).toBe(1);
    expect(closerBy(view, 0, false)).toBe(1);
    expect(closerBy(view, 5, false)).toBeCloseTo(1.8);
    expect(closerBy(view, 7, false)).toBe(1);
    expect(closerBy(view, 7, true)).toBeGreaterThan(1.4);
  });

  it('never makes more pixels than memory is kept for', () => {
    const long = { ...view, width: 1000, height: 4500 };
    expect(closerBy(long, 4, false) ** 2 * 1000 * 4500).toBeLessThanOrEqual(5_000_001);
  });

  it('begins, for a photo, at half its size', () => {
    const raster = blank(6, 4, WHITE);
    fill(raster, { x0: 0, y0: 0, x1: 1, y1: 1 }, BLACK);
    const half = halved(raster);
    expect([half.width, half.height]).toEqual([3, 2]);
    expect([half.data[0], half.data[4], half.data[3]]).toEqual([191, 255, 255]);
  });
});

describe('two people on one side', () => {
  const pale: Colour = [242, 243, 245];
  const blue: Colour = [200, 215, 250];
  const girls = (count: number) => new Array<'Girl'>(count).fill('Girl');

  it('are told apart by the colour of their bubbles', () => {
    expect(byColour(girls(4), [pale, blue, pale, blue])).toEqual(['Girl', 'Boy', 'Girl', 'Boy']);
  });

  it('are one where there is one colour, a third ground, or another side', () => {
    expect(byColour(girls(4), [pale, pale, pale, pale])).toEqual(girls(4));
    expect(byColour(girls(5), [pale, blue, pale, blue, [90, 200, 90]])).toEqual(girls(5));
    expect(byColour(girls(4), [pale, pale, pale, blue])).toEqual(girls(4));
    const sides = ['Girl', 'Boy', 'Girl', 'Girl', 'Girl'] as const;
    expect(byColour(sides, [pale, blue, blue, pale, pale])).toEqual(sides);
  });
});
