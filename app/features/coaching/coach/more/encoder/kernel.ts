/**
 * Products of matrices in WebAssembly (matmul.wat); where they are written down in JavaScript they take twenty times as long. The
 * numbers are rounded to 16 bits, by a scale for each row of the one and each column of the other: twice as many fit into a register as
 * of 32 bits, and what they add up to is the same on every machine. What a relu leaves is nine tenths zeros, which are passed over.
 */
import { MATMUL } from './matmul-wasm';

/** A matrix in the kernel's memory, its rows one after the other: its address in bytes. */
export interface Matrix {
  at: number;
  rows: number;
  columns: number;
}

/** A matrix to multiply by; its columns are a multiple of eight. */
export interface Factor extends Matrix {
  /** Address of the scales of its columns; null where it is left as it is, for inputs that a relu goes over. */
  scales: number | null;
}

interface Code {
  narrow: (a: number, q: number, s: number, m: number, k: number, most: number, long: number) => void;
  matmul: (a: number, s: number, b: number, t: number, c: number, m: number, k: number, n: number) => void;
  sparse: (a: number, b: number, c: number, m: number, k: number, n: number) => void;
  dots: (q: number, k: number, w: number, n: number, stride: number, size: number) => void;
  blend: (w: number, v: number, c: number, n: number, stride: number, size: number) => void;
}

const PAGE = 65536;
/** The greatest that a number of 16 bits can be. */
const MOST = 32767;
/** So many products are added up in 32 bits before they are scaled, see matmul.wat. */
const STRETCH = 128;
/** How long such a stretch of a row and of a column may be as vectors, rounded: their product never comes to more than both lengths' product. */
const LONG_ROW = 90_000;
const LONG_COLUMN = 23_600;

export interface Kernel {
  /** Room for a matrix; what is in it is whatever was there. */
  reserve: (rows: number, columns: number) => Matrix;
  /** Its numbers, as long as no more room is reserved. */
  numbers: (matrix: Matrix) => Float32Array;
  /** Rows must be a multiple of 128; columns are added to make a multiple of eight, of zeros. */
  factor: (values: Float32Array, rows: number, columns: number) => Factor;
  /** One for inputs that are mostly zero or less, where less counts as zero; columns must be a multiple of sixteen. */
  factorOfRelu: (values: Float32Array, rows: number, columns: number) => Factor;
  /** input × by + what is in `onto`. */
  multiply: (input: Matrix, by: Factor, onto: Matrix) => void;
  /**
   * One head's part of what each of the rows from `first` on takes from all of them. `qkv` has queries, keys and values side by side, each as
   * wide as `onto`; `size` numbers of each are the head's, a multiple of eight.
   */
  attend: (
    qkv: Matrix,
    onto: Matrix,
    of: { first: number; rows: number; head: number; size: number },
  ) => void;
  /** From now on what is reserved is given up by `release`. */
  keep: () => void;
  release: () => void;
}

/** What a column's numbers are divided by before they are rounded. */
function scaleOf(column: Float32Array): number {
  let scale = 0;
  for (let start = 0; start < column.length; start += STRETCH) {
    const stretch = column.subarray(start, start + STRETCH);
    const most = stretch.reduce((top, x) => Math.max(top, Math.abs(x)), 0);
    scale = Math.max(scale, Math.hypot(...stretch) / LONG_COLUMN, most / MOST);
  }
  return scale;
}

/** In place: what each is of all of them, as the exponential of it by the scale. */
function softmax(values: Float32Array, scale: number): void {
  let top = Number.NEGATIVE_INFINITY;
  for (const value of values) if (value > top) top = value;
  let total = 0;
  for (let j = 0; j < values.length; j++) {
    const part = Math.exp(((values[j] as number) - top) * scale);
    values[j] = part;
    total += part;
  }
  for (let j = 0; j < values.length; j++) values[j] = (values[j] as number) / total;
}

export function openKernel(): Kernel {
  const memory = new WebAssembly.Memory({ initial: 1 });
  const module = new WebAssembly.Module(Uint8Array.from(atob(MATMUL), (c) => c.charCodeAt(0)));
  const code = new WebAssembly.Instance(module, { env: { memory } }).exports as WebAssembly.Exports & Code;
  let end = 0;
  let kept = 0;
  /** Address of so many bytes, rounded up to what a register holds. */
  const room = (bytes: number) => {
    const at = end;
    end += (bytes + 15) & ~15;
    const missing = Math.ceil((end - memory.buffer.byteLength) / PAGE);
    if (missing > 0) memory.grow(missing);
    return at;
  };
  const reserve = (rows: number, columns: number) => ({ at: room(rows * columns * 4), rows, columns });
  const numbers = ({ at, rows, columns }: Matrix) => new Float32Array(memory.buffer, at, rows * columns);
  return {
    reserve,
    numbers,
    factor: (values, rows, columns) => {
      if (rows % STRETCH !== 0) throw new RangeError(`${rows} rows are no multiple of ${STRETCH}.`);
      const wide = (columns + 7) & ~7;
      const at = room(rows * wide * 2);
      const scales = room(wide * 4);
      const packed = new Int16Array(memory.buffer, at, rows * wide);
      const scaled = new Float32Array(memory.buffer, scales, wide);
      const column = new Float32Array(rows);
      for (let c = 0; c < wide; c++) {
        for (let k = 0; k < rows; k++) column[k] = c < columns ? (values[k * columns + c] as number) : 0;
        const scale = scaleOf(column);
        scaled[c] = scale;
        // panels of eight columns, of each two rows side by side
        const first = (c & ~7) * rows + (c & 7) * 2;
        for (let k = 0; k < rows; k++)
          packed[first + (k >> 1) * 16 + (k & 1)] = scale && Math.round((column[k] as number) / scale);
      }
      return { at, rows, columns: wide, scales };
    },
    factorOfRelu: (values, rows, columns) => {
      if (columns % 16 !== 0) throw new RangeError(`${columns} columns are no multiple of sixteen.`);
      const matrix = reserve(rows, columns);
      numbers(matrix).set(values.subarray(0, rows * columns));
      return { ...matrix, scales: null };
    },
    multiply: (input, by, onto) => {
      const { rows, columns } = by;
      if (by.scales === null) {
        code.sparse(input.at, by.at, onto.at, input.rows, rows, columns);
        return;
      }
      const before = end;
      const narrow = room(input.rows * rows * 2);
      const scales = room(input.rows * 4);
      code.narrow(input.at, narrow, scales, input.rows, rows, MOST, LONG_ROW);
      code.matmul(narrow, scales, by.at, by.scales, onto.at, input.rows, rows, columns);
      end = before;
    },
    attend: (qkv, onto, { first, rows, head, size }) => {
      const before = end;
      const at = room(rows * 4);
      const weights = new Float32Array(memory.buffer, at, rows);
      const stride = qkv.columns * 4;
      const width = onto.columns * 4;
      const query = qkv.at + first * stride + head * size * 4;
      const out = onto.at + first * width + head * size * 4;
      const scale = 1 / Math.sqrt(size);
      for (let i = 0; i < rows; i++) {
        code.dots(query + i * stride, query + width, at, rows, stride, size);
        softmax(weights, scale);
        code.blend(at, query + 2 * width, out + i * width, rows, stride, size);
      }
      end = before;
    },
    keep: () => {
      kept = end;
    },
    release: () => {
      end = kept;
    },
  };
}
