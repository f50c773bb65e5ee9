/** A table of 8-byte rows inside a file, stored column by column because that compresses better. */
export interface ColumnTable {
  /** Byte where the table starts. */
  start: number;
  rows: number;
}

const ROW_BYTES = 8;

/** Puts the rows back; everything outside the table stays as it is. The argument is not changed. */
export function fromColumns(stored: Uint8Array, { start, rows }: ColumnTable): Uint8Array {
  const restored = stored.slice();
  for (let column = 0; column < ROW_BYTES; column++) {
    let to = start + column;
    for (let from = start + column * rows; from < start + (column + 1) * rows; from++, to += ROW_BYTES) {
      restored[to] = stored[from] ?? 0;
    }
  }
  return restored;
}
