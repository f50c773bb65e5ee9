import type { OcrErrorCode } from './ocr-error';
import type { OcrProgress, Transcript } from './types';

export type ToWorker = { kind: 'read'; id: number; file: File } | { kind: 'cancel'; id: number };

export type FromWorker =
  | { kind: 'progress'; id: number; progress: OcrProgress }
  | { kind: 'done'; id: number; transcript: Transcript }
  | { kind: 'failed'; id: number; code: OcrErrorCode; resumable: boolean };
