import { constants, crc32, deflateRawSync } from 'node:zlib';

/**
 * A text with slots of fixed length, compressed once. Each answer fills the slots in as stored blocks (RFC 1951, 3.2.4),
 * so it costs a checksum and a copy, and no secret is ever compressed beside other text.
 */
export interface StitchedGzip {
  fill(values: readonly string[]): Buffer;
}

/** No UTF-8 text holds this byte, so no repetition is ever found inside a slot. */
const NEVER_IN_TEXT = 0xff;
const WINDOW_BYTES = 32 * 1024;
const GZIP_HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 3]);
const LAST_BLOCK = Buffer.from([3, 0]);

/** `parts` stand around the slots: one more than there are slots. `lengths` are the slots' lengths in bytes. */
export function stitchGzip(parts: readonly string[], lengths: readonly number[]): StitchedGzip {
  if (parts.length !== lengths.length + 1) throw new Error('there must be one part more than slots');
  const plain = parts.map((part) => Buffer.from(part));
  let before: Buffer = Buffer.alloc(0);
  const blocks = plain.map((part, index) => {
    const dictionary = before.length > 0 ? before.subarray(-WINDOW_BYTES) : undefined;
    const deflated = deflateRawSync(part, { level: 9, dictionary, finishFlush: constants.Z_SYNC_FLUSH });
    before = Buffer.concat([before, part, Buffer.alloc(lengths[index] ?? 0, NEVER_IN_TEXT)]);
    return deflated;
  });
  const heads = lengths.map((length) => {
    const head = Buffer.alloc(5);
    head.writeUInt16LE(length, 1);
    head.writeUInt16LE(~length & 0xffff, 3);
    return head;
  });

  return {
    fill(values) {
      const chunks: Buffer[] = [GZIP_HEAD];
      let checksum = 0;
      let bytes = 0;
      const add = (text: Buffer, ...compressed: Buffer[]) => {
        chunks.push(...compressed);
        // zlib starts anew when it is given nothing
        if (text.length > 0) checksum = crc32(text, checksum);
        bytes += text.length;
      };
      plain.forEach((part, index) => {
        add(part, blocks[index] ?? part);
        const head = heads[index];
        if (!head) return;
        const value = Buffer.from(values[index] ?? '');
        if (value.length !== lengths[index]) throw new Error(`slot ${index} has another length`);
        add(value, head, value);
      });
      const tail = Buffer.alloc(8);
      tail.writeUInt32LE(checksum >>> 0, 0);
      tail.writeUInt32LE(bytes >>> 0, 4);
      return Buffer.concat([...chunks, LAST_BLOCK, tail]);
    },
  };
}
