/** The page of the measurements: the browser code of the app as it is, and plain tesseract.js beside it. */
import type { Worker as TesseractWorker } from 'tesseract.js';
import type { OcrProgress, Transcript } from '../../../../app/features/ocr';

export interface Measured {
  seconds: number;
  transcript: Transcript | null;
  error: { code: string; message: string; resumable: boolean } | null;
  progress: OcrProgress[];
}

export interface PlainLine {
  text: string;
  /** Middle of the line, as a share of the picture's width. */
  middle: number;
}

async function fetchFile(url: string, name: string, type: string): Promise<File> {
  const response = await fetch(url);
  return new File([await response.blob()], name, { type });
}

let plain: Promise<TesseractWorker> | null = null;

const api = {
  async read(url: string, type: string, abortAfterEvents = 0, timeoutMs = 120_000): Promise<Measured> {
    const { readScreenshot } = await import('../../../../app/features/ocr');
    const file = await fetchFile(url, `picture.${type.split('/')[1]}`, type);
    const progress: OcrProgress[] = [];
    const abort = new AbortController();
    const start = performance.now();
    let error: Measured['error'] = null;
    const transcript = await readScreenshot(file, {
      signal: abort.signal,
      timeoutMs,
      onProgress(event) {
        progress.push(event);
        if (progress.length === abortAfterEvents) abort.abort();
      },
    }).catch((thrown: { code: string; message: string; resumable: boolean }) => {
      error = { code: thrown.code, message: thrown.message, resumable: thrown.resumable };
      return null;
    });
    return { seconds: (performance.now() - start) / 1000, transcript, error, progress };
  },

  async size() {
    return (await import('../../../../app/features/ocr')).downloadSize();
  },

  /** As its documentation starts: createWorker('eng'), recognize(file). Only the addresses are ours. */
  async readPlain(url: string, type: string): Promise<{ seconds: number; lines: PlainLine[] }> {
    plain ??= import('tesseract.js').then(({ createWorker }) =>
      createWorker('eng', 1, {
        workerPath: '/plain/worker.min.js',
        corePath: '/plain/core',
        langPath: '/plain/model',
        cachePath: 'plain',
        workerBlobURL: false,
      }),
    );
    const worker = await plain;
    const file = await fetchFile(url, `picture.${type.split('/')[1]}`, type);
    const { width } = await createImageBitmap(file);
    const start = performance.now();
    const { data } = await worker.recognize(file, {}, { text: true, blocks: true });
    const seconds = (performance.now() - start) / 1000;
    const lines = (data.blocks ?? []).flatMap((block) => block.paragraphs).flatMap((part) => part.lines);
    return {
      seconds,
      lines: lines.map(({ text, bbox }) => ({ text: text.trim(), middle: (bbox.x0 + bbox.x1) / 2 / width })),
    };
  },
};

export type MeasuringPage = typeof api;
(window as unknown as { measuring: MeasuringPage }).measuring = api;
