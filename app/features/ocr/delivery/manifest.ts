/** What `scripts/ocr-files.mjs` puts into /ocr/, with sizes, so that progress and questions tell the truth. */

import type { ColumnTable } from './columns';

export const OCR_PATH = '/ocr/';
export const MODEL_NAME = 'eng.traineddata';

export interface OcrFile {
  /** The file's name below /ocr/: gzip, served as it is, without Content-Encoding. */
  path: string;
  bytes: number;
  /** Hexadecimal, of the gzip bytes. */
  sha256: string;
  /** Present when a table in the file is stored column by column. */
  columns?: ColumnTable;
}

export interface OcrManifest {
  /** Changes whenever any file does: part of every key in the store and of every script's address. */
  version: string;
  files: Record<string, OcrFile>;
}

export type CoreBuild = 'relaxedsimd-lstm' | 'simd-lstm' | 'lstm';

export const coreName = (build: CoreBuild) => `tesseract-core-${build}.wasm`;
export const storeKey = (version: string, name: string) => `rapport-ocr-${version}/${name}`;
export const STORE_PREFIX = 'rapport-ocr-';

// Two smallest modules that use one instruction each: i8x16.splat with popcnt, and i8x16.relaxed_swizzle.
const HEADER = [0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0];
const SIMD = [...HEADER, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11];
const RELAXED_SIMD = [...HEADER, 10, 15, 1, 13, 0, 65, 1, 253, 15, 65, 2, 253, 15, 253, 128, 2, 11];

/** The fastest build of the core that this browser can run. */
export function detectCoreBuild(): CoreBuild {
  if (WebAssembly.validate(new Uint8Array(RELAXED_SIMD))) return 'relaxedsimd-lstm';
  return WebAssembly.validate(new Uint8Array(SIMD)) ? 'simd-lstm' : 'lstm';
}

/** The files that reading needs: the core's program and the language model. */
export function neededFiles(manifest: OcrManifest, build: CoreBuild): { name: string; file: OcrFile }[] {
  return [coreName(build), MODEL_NAME].map((name) => {
    const file = manifest.files[name];
    if (!file) throw new Error(`The manifest names no ${name}`);
    return { name, file };
  });
}
