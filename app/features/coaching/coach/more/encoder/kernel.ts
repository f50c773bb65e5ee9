/** Products of matrices in WebAssembly, four rows and eight columns at a time (matmul.wat); where it is written down in JavaScript it takes ten times as long. What a relu leaves is nine tenths zeros, which are passed over. */
import { MATMUL } from './matmul-wasm';

/** A matrix in the kernel's memory, its rows one after the other: its address in bytes. */
export interface Matrix {
  at: number;
  rows: number;
  columns: number;
}

/** A matrix to multiply by; its columns are a multiple of eight. */
export interface Factor extends Matrix {
  /** Packed in panels of eight columns, or left in rows for what is mostly zero. */
  packed: boolean;
}

type Matmul = (a: number, b: number, c: number, m: number, k: number, n: number) => void;

const PAGE = 65536;
/** The least multiple of four that holds them. */
const four = (rows: number) => (rows + 3) & ~3;

export interface Kernel {
  /** Room for a matrix; what is in it is whatever was there. */
  reserve: (rows: number, columns: number) => Matrix;
  /** Its numbers, as long as no more room is reserved. */
  numbers: (matrix: Matrix) => Float32Array;
  /** Columns are added to make a multiple of eight, of zeros. */
  factor: (values: Float32Array, rows: number, columns: number) => Factor;
  /** One for inputs that are mostly zero; columns must be a multiple of sixteen. */
  factorOfZeros: (values: Float32Array, rows: number, columns: number) => Factor;
  /** input × by + what is in `onto`. */
  multiply: (input: Matrix, by: Factor, onto: Matrix) => void;
  /** From now on what is reserved is given up by `release`. */
  keep: () => void;
  release: () => void;
}

export function openKernel(): Kernel {
  const memory = new WebAssembly.Memory({ initial: 1 });
  const code = new WebAssembly.Module(Uint8Array.from(atob(MATMUL), (c) => c.charCodeAt(0)));
  const { matmul, sparse } = new WebAssembly.Instance(code, { env: { memory } }).exports as Record<
    'matmul' | 'sparse',
    Matmul
  >;
  let end = 0;
  let kept = 0;
  const reserve = (rows: number, columns: number) => {
    const at = end;
    end += four(rows) * columns * 4;
    const missing = Math.ceil((end - memory.buffer.byteLength) / PAGE);
    if (missing > 0) memory.grow(missing);
    return { at, rows, columns };
  };
  const numbers = ({ at, rows, columns }: Matrix) => new Float32Array(memory.buffer, at, rows * columns);
  return {
    reserve,
    numbers,
    factor: (values, rows, columns) => {
      const wide = (columns + 7) & ~7;
      const matrix = reserve(rows, wide);
      const packed = numbers(matrix);
      for (let j = 0, to = 0; j < wide; j += 8)
        for (let k = 0; k < rows; k++)
          for (let c = j; c < j + 8; c++)
            packed[to++] = c < columns ? (values[k * columns + c] as number) : 0;
      return { ...matrix, packed: true };
    },
    factorOfZeros: (values, rows, columns) => {
      if (columns % 16 !== 0) throw new RangeError(`${columns} columns are no multiple of sixteen.`);
      const matrix = reserve(rows, columns);
      numbers(matrix).set(values.subarray(0, rows * columns));
      return { ...matrix, packed: false };
    },
    multiply: (input, by, onto) => {
      if (by.packed) matmul(input.at, by.at, onto.at, four(input.rows), by.rows, by.columns);
      else sparse(input.at, by.at, onto.at, input.rows, by.rows, by.columns);
    },
    keep: () => {
      kept = end;
    },
    release: () => {
      end = kept;
    },
  };
}
