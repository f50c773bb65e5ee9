/** Encoders for files that browsers' own canvases do not write, from opaque RGBA pixels. */
import { crc32, deflateSync } from 'node:zlib';

const uint32 = (value) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const uint16 = (value) => Buffer.from([value >> 8, value & 255]);

function pngChunk(type, body) {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  return Buffer.concat([uint32(body.length), named, uint32(crc32(named))]);
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const light = ([red, green, blue]) => Math.round(0.299 * red + 0.587 * green + 0.114 * blue);

/** How a pixel is stored, by the PNG specification's colour type and bit depth. */
const PNG_KINDS = {
  grey: { type: 0, depth: 8, store: (pixel) => [light(pixel)] },
  'grey, 16 bits': { type: 0, depth: 16, store: (pixel) => [light(pixel), 0] },
  'grey with opacity': { type: 4, depth: 8, store: (pixel) => [light(pixel), 255] },
  '16 bits a colour': { type: 2, depth: 16, store: (pixel) => pixel.flatMap((value) => [value, 128]) },
  '16 bits with opacity': {
    type: 6,
    depth: 16,
    store: (pixel) => [...pixel.flatMap((value) => [value, 0]), 255, 255],
  },
  // Six levels of each colour.
  palette: {
    type: 3,
    depth: 8,
    store: (pixel) => [pixel.reduce((index, value) => 6 * index + Math.round(value / 51), 0)],
    palette: Buffer.from(
      Array.from({ length: 216 }, (_, i) => [Math.floor(i / 36), Math.floor(i / 6) % 6, i % 6])
        .flat()
        .map((level) => 51 * level),
    ),
  },
};
export const PNG_KIND_NAMES = Object.keys(PNG_KINDS);

function pixelRows({ width, height, data }, store) {
  const rows = [];
  for (let y = 0; y < height; y++) {
    rows.push(0);
    for (let x = 0; x < width; x++) {
      const p = (y * width + x) * 4;
      rows.push(...store([data[p], data[p + 1], data[p + 2]]));
    }
  }
  return deflateSync(Buffer.from(rows));
}

const pngHeader = ({ width, height }, { type, depth }) =>
  pngChunk('IHDR', Buffer.concat([uint32(width), uint32(height), Buffer.from([depth, type, 0, 0, 0])]));

export function encodePng(raster, kindName) {
  const kind = PNG_KINDS[kindName];
  return Buffer.concat([
    SIGNATURE,
    pngHeader(raster, kind),
    ...(kind.palette ? [pngChunk('PLTE', kind.palette)] : []),
    pngChunk('IDAT', pixelRows(raster, kind.store)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** An animated PNG of two frames of the same size. */
export function encodeAnimatedPng(first, second) {
  const kind = { type: 2, depth: 8, store: (pixel) => pixel };
  const { width, height } = first;
  const control = (order) =>
    pngChunk(
      'fcTL',
      Buffer.concat([
        ...[order, width, height, 0, 0].map(uint32),
        uint16(1),
        uint16(10),
        Buffer.from([0, 0]),
      ]),
    );
  return Buffer.concat([
    SIGNATURE,
    pngHeader(first, kind),
    pngChunk('acTL', Buffer.concat([uint32(2), uint32(0)])),
    control(0),
    pngChunk('IDAT', pixelRows(first, kind.store)),
    control(1),
    pngChunk('fdAT', Buffer.concat([uint32(2), pixelRows(second, kind.store)])),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

const segment = (marker, body) => Buffer.concat([Buffer.from([0xff, marker]), uint16(body.length + 2), body]);

/** A JPEG that says in which of the eight ways it lies (EXIF, tag 0x0112). */
export function withOrientation(jpeg, orientation) {
  const exif = Buffer.concat([
    Buffer.from('Exif\0\0II*\0', 'latin1'),
    Buffer.from([8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0]),
  ]);
  return Buffer.concat([jpeg.subarray(0, 2), segment(0xe1, exif), jpeg.subarray(2)]);
}

/**
 * A JPEG in four printing colours, each pixel as one flat block of 8 by 8: then only the blocks' means need coding.
 * Adobe's files hold the inks upside down, so red, green, blue and 255 are the picture on white paper.
 */
export function encodeCmykJpeg({ width, height, data }) {
  // The means' table of the JPEG standard, annex K.3; of the other table only the end of a block is used.
  const lengths = [0, 1, 5, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0];
  const codes = [];
  for (let length = 1, code = 0; length <= 16; length++, code <<= 1) {
    for (let i = 0; i < lengths[length - 1]; i++) codes.push({ code: code++, length });
  }
  const scan = [];
  let bits = 0;
  let count = 0;
  const write = (value, length) => {
    for (let i = length - 1; i >= 0; i--) {
      bits = (bits << 1) | ((value >> i) & 1);
      if (++count < 8) continue;
      scan.push(bits);
      if (bits === 255) scan.push(0);
      bits = count = 0;
    }
  };
  const last = [0, 0, 0, 0];
  for (let p = 0; p < data.length; p += 4) {
    for (let i = 0; i < 4; i++) {
      const mean = (i < 3 ? data[p + i] : 255) - 128;
      const step = mean - last[i];
      last[i] = mean;
      const size = 32 - Math.clz32(Math.abs(step));
      write(codes[size].code, codes[size].length);
      write(step < 0 ? step + (1 << size) - 1 : step, size);
      write(0, 1);
    }
  }
  write(127, 7);
  const components = [1, 2, 3, 4];
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xee, Buffer.from([...Buffer.from('Adobe'), 0, 100, 0, 0, 0, 0, 0])),
    segment(0xdb, Buffer.from([0, ...new Array(64).fill(8)])),
    segment(
      0xc0,
      Buffer.concat([
        Buffer.from([8]),
        uint16(8 * height),
        uint16(8 * width),
        Buffer.from([4, ...components.flatMap((id) => [id, 0x11, 0])]),
      ]),
    ),
    segment(0xc4, Buffer.from([0x00, ...lengths, ...codes.keys()])),
    segment(0xc4, Buffer.from([0x10, 1, ...new Array(15).fill(0), 0])),
    segment(0xda, Buffer.from([4, ...components.flatMap((id) => [id, 0]), 0, 63, 0])),
    Buffer.from(scan),
    Buffer.from([0xff, 0xd9]),
  ]);
}
