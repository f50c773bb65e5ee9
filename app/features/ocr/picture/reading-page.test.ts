import { describe, expect, it } from 'vitest';
import { eraseClock } from './clock';
import { blank, fill, type Rgb, writeRow } from './drawn-for-tests';
import { capSize, readHeader } from './header';
import { findLayout, findLettering } from './layout';
import type { Grey, Raster } from './raster';
import { encodePgm, stackStrips, stripAt } from './stack';
import { eraseCutRows, inkBox, normaliseStrip } from './strip';

const WHITE: Rgb = [255, 255, 255];
const BLUE: Rgb = [10, 124, 255];

const cutout = (raster: Raster, asides: { x0: number; y0: number; x1: number; y1: number }[] = []) => ({
  raster,
  left: new Int32Array(raster.height),
  right: new Int32Array(raster.height).fill(raster.width),
  asides,
});
const strip = (raster: Raster, asides?: { x0: number; y0: number; x1: number; y1: number }[]) =>
  normaliseStrip(cutout(raster, asides), { xHeight: 20, noisy: false });
const at = ({ width, data }: Grey, x: number, y: number) => data[y * width + x];

describe('a normalised strip', () => {
  it.each([
    ['light on dark', BLUE, WHITE],
    ['dark on light', [255, 198, 41], [34, 34, 34]],
  ] as const)('is dark on white from %s', (_name, ground, ink) => {
    const raster = blank(400, 80, ground);
    const [letter] = writeRow(raster, 30, 55, 12, ink, 20);
    const page = strip(raster);
    expect(at(page, (letter?.x0 ?? 0) + 1, (letter?.y1 ?? 0) - 1)).toBe(0);
    expect(at(page, 5, 5)).toBe(255);
    expect(at(page, (letter?.x1 ?? 0) + 1, (letter?.y1 ?? 0) - 10)).toBe(255);
  });

  it('keeps a gradient white', () => {
    const raster = blank(400, 120, WHITE);
    for (let y = 0; y < 120; y++) fill(raster, { x0: 0, y0: y, x1: 400, y1: y + 1 }, [160 - y, y, 255]);
    writeRow(raster, 30, 70, 12, WHITE, 20);
    const page = strip(raster);
    expect([2, 60, 117].map((y) => at(page, 395, y))).toEqual([255, 255, 255]);
    expect(inkBox(page)).not.toBeNull();
  });

  it('has no emoji and no quoted words', () => {
    const raster = blank(500, 160, WHITE);
    writeRow(raster, 30, 110, 14, [0, 0, 0], 20);
    fill(raster, { x0: 360, y0: 70, x1: 408, y1: 118 }, [255, 200, 40]);
    writeRow(raster, 30, 40, 8, [0, 0, 0], 20);
    const page = strip(raster, [{ x0: 0, y0: 0, x1: 500, y1: 60 }]);
    expect(at(page, 380, 95)).toBe(255);
    expect(inkBox(page)?.y0).toBeGreaterThan(60);
  });

  it('is blank for an empty bubble', () => {
    expect(inkBox(strip(blank(200, 80, BLUE)))).toBeNull();
  });
});

describe('what is taken from a strip before reading', () => {
  const paper = (): Grey => ({ width: 400, height: 120, data: new Uint8Array(400 * 120).fill(255) });
  const bar = (page: Grey, x: number, y0: number, y1: number, value: number) => {
    for (let y = y0; y < y1; y++) page.data.fill(value, y * page.width + x, y * page.width + x + 8);
  };

  it('is a small, faint clock at the end of the last row', () => {
    const page = paper();
    for (let i = 0; i < 10; i++) bar(page, 20 + i * 14, i % 2 ? 40 : 32, 60, 0);
    for (let i = 0; i < 4; i++) bar(page, 300 + i * 13, 48, 66, 110);
    eraseClock(page, 20);
    expect(inkBox(page)?.x1).toBe(20 + 9 * 14 + 8);
  });

  it('is not a time that is part of the message', () => {
    const page = paper();
    for (let i = 0; i < 10; i++) bar(page, 20 + i * 14, i % 2 ? 40 : 32, 60, 0);
    for (let i = 0; i < 4; i++) bar(page, 300 + i * 13, 32, 60, 0);
    const before = page.data.slice();
    eraseClock(page, 20);
    expect(page.data).toEqual(before);
  });

  it('is a row of letters that an edge cuts through', () => {
    const page = paper();
    for (let i = 0; i < 6; i++) bar(page, 20 + i * 14, 0, 14, 0);
    for (let i = 0; i < 6; i++) bar(page, 20 + i * 14, 50, 78, 0);
    eraseCutRows(page, 20);
    expect(inkBox(page)?.y0).toBe(50);
  });
});

describe('the stacked page', () => {
  const dark = (height: number): Grey => ({ width: 60, height, data: new Uint8Array(60 * height) });
  const empty: Grey = { width: 60, height: 30, data: new Uint8Array(60 * 30).fill(255) };
  const { page, placed } = stackStrips([dark(30), empty, dark(50)], 20);

  it('leaves out blank strips and knows whose row is whose', () => {
    expect(placed.map(({ index }) => index)).toEqual([0, 2]);
    const second = placed[1];
    expect(second && stripAt(placed, { x0: 0, x1: 9, y0: second.y0, y1: second.y1 }, 5)).toBe(2);
    expect(stripAt(placed, { x0: 0, x1: 9, y0: 5_000, y1: 5_010 }, 5)).toBeNull();
  });

  it('is encoded as a graymap', () => {
    const file = encodePgm(page);
    expect(new TextDecoder().decode(file.slice(0, 2))).toBe('P5');
    expect(file.length).toBeGreaterThan(page.data.length);
  });
});

describe('a header', () => {
  it('gives the size of a PNG and of a JPEG', () => {
    const png = new Uint8Array(24);
    png.set([0x89, 0x50, 0x4e, 0x47]);
    new DataView(png.buffer).setUint32(16, 390);
    new DataView(png.buffer).setUint32(20, 844);
    expect(readHeader(png)).toEqual({ width: 390, height: 844 });
    const jpeg = Uint8Array.from([
      0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xc2, 0, 17, 8, 3, 76, 1, 134, 3, 0, 0,
    ]);
    expect(readHeader(jpeg)).toEqual({ width: 390, height: 844 });
  });

  it('is null for anything else and for a cut file', () => {
    expect(readHeader(new TextEncoder().encode('hello there, no picture'))).toBeNull();
    expect(readHeader(Uint8Array.from([0xff, 0xd8, 0xff]))).toBeNull();
    expect(readHeader(new Uint8Array())).toBeNull();
  });

  it('caps a size and keeps its shape', () => {
    expect(capSize({ width: 12000, height: 12000 }, 16_000_000)).toEqual({ width: 4000, height: 4000 });
    expect(capSize({ width: 390, height: 844 }, 16_000_000)).toEqual({ width: 390, height: 844 });
  });
});

describe('a whole layout', () => {
  it('finds who said what, without header and input box', () => {
    const raster = blank(390, 500, WHITE);
    writeRow(raster, 170, 30, 5, [0, 0, 0]);
    const bubble = (x0: number, y0: number, x1: number, colour: Rgb, ink: Rgb) => {
      fill(raster, { x0, y0, x1, y1: y0 + 38 }, colour);
      writeRow(raster, x0 + 12, y0 + 24, Math.floor((x1 - x0 - 22) / 9), ink);
    };
    bubble(12, 80, 220, [233, 233, 235], [0, 0, 0]);
    bubble(130, 140, 378, BLUE, WHITE);
    bubble(12, 200, 180, [233, 233, 235], [0, 0, 0]);
    fill(raster, { x0: 14, y0: 450, x1: 330, y1: 490 }, [225, 225, 225]);
    fill(raster, { x0: 15, y0: 451, x1: 329, y1: 489 }, WHITE);
    writeRow(raster, 28, 474, 10, [140, 140, 140]);
    const layout = findLayout(findLettering(raster));
    expect(layout.method).toBe('bubbles');
    expect(layout.messages.map(({ speaker }) => speaker)).toEqual(['Girl', 'Boy', 'Girl']);
  });

  it('knows a side whose bubbles cannot be told from the page by its common edge', () => {
    const raster = blank(390, 500, [14, 14, 16]);
    const his = (y0: number) => {
      fill(raster, { x0: 160, y0, x1: 378, y1: y0 + 38 }, BLUE);
      writeRow(raster, 172, y0 + 24, 21, WHITE);
    };
    his(60);
    writeRow(raster, 60, 134, 20, [220, 220, 220]);
    his(170);
    writeRow(raster, 60, 244, 12, [220, 220, 220]);
    his(280);
    const layout = findLayout(findLettering(raster));
    expect(layout.messages.map(({ speaker }) => speaker)).toEqual(['Boy', 'Girl', 'Boy', 'Girl', 'Boy']);
  });

  it('takes the dots of someone who is writing for no message', () => {
    const raster = blank(390, 400, WHITE);
    const bubble = (x0: number, y0: number, x1: number, colour: Rgb) =>
      fill(raster, { x0, y0, x1, y1: y0 + 38 }, colour);
    bubble(12, 80, 220, [233, 233, 235]);
    writeRow(raster, 24, 104, 20, [0, 0, 0]);
    bubble(130, 140, 378, BLUE);
    writeRow(raster, 142, 164, 24, WHITE);
    bubble(12, 200, 72, [233, 233, 235]);
    for (const x of [28, 41, 54]) fill(raster, { x0: x, y0: 215, x1: x + 8, y1: 223 }, [130, 130, 130]);
    expect(findLayout(findLettering(raster)).messages.map(({ speaker }) => speaker)).toEqual(['Girl', 'Boy']);
  });

  it('is plain for a page of typed text', () => {
    const raster = blank(390, 300, WHITE);
    for (let i = 0; i < 6; i++) writeRow(raster, 20, 40 + 30 * i, 30 - i, [0, 0, 0]);
    const layout = findLayout(findLettering(raster));
    expect(layout.method).toBe('plain');
    expect(layout.messages).toHaveLength(1);
  });
});
