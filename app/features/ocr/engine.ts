import { createWorker, type Worker as TesseractWorker } from 'tesseract.js';
import { OCR_PATH } from './delivery/manifest';
import type { Prepared } from './delivery/prepare';

export interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

export interface ReadWord {
  text: string;
  /** 0 to 100. */
  confidence: number;
  box: Box;
}

export interface ReadLine {
  words: ReadWord[];
  box: Box;
}

/** How the page is taken apart: as one block of lines, or as columns of text of different sizes. */
export type PageKind = 'one-block' | 'single-column';
const SEGMENTATION: Record<PageKind, string> = { 'one-block': '6', 'single-column': '4' };

export interface Engine {
  /** Reads an encoded picture (PNG or PGM); lines from top to bottom, boxes in its pixels. */
  read(picture: Uint8Array, kind: PageKind, onPercent: (percent: number) => void): Promise<ReadLine[]>;
  stop(): Promise<void>;
}

/** Starts tesseract.js's worker on what `prepare` put into the store. May hang: race it with a time limit. */
export async function startEngine({ version, build }: Prepared): Promise<Engine> {
  let onPercent: (percent: number) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const failed = new Promise<never>((_, reject) => {
    fail = reject;
  });
  failed.catch(() => undefined);
  const starting = createWorker('eng', 1, {
    workerPath: `${OCR_PATH}worker.min.js?v=${version}&build=${build}`,
    // tesseract.js takes it for a file, and not for a folder, when it ends in "js".
    corePath: `${OCR_PATH}core-loader.js?v=${version}&as=js`,
    // Never asked: the model is in the store. Without it a missing model would be sought at a public host.
    langPath: OCR_PATH.slice(0, -1),
    cachePath: `rapport-ocr-${version}`,
    cacheMethod: 'readOnly',
    workerBlobURL: false,
    errorHandler: (error: unknown) => fail(new Error(String(error))),
    logger: ({ status, progress }) => {
      if (status === 'recognizing text') onPercent(progress * 100);
    },
  });
  const worker: TesseractWorker = await Promise.race([starting, failed]);
  return {
    async read(picture, kind, report) {
      onPercent = report;
      const { data } = await worker.recognize(
        picture as unknown as Blob,
        { tessedit_pageseg_mode: SEGMENTATION[kind] } as object,
        { text: false, blocks: true },
      );
      const lines = (data.blocks ?? []).flatMap((block) => block.paragraphs).flatMap((part) => part.lines);
      return lines.map((line) => ({
        box: line.bbox,
        words: line.words.map(({ text, confidence, bbox }) => ({ text, confidence, box: bbox })),
      }));
    },
    async stop() {
      await worker.terminate();
    },
  };
}
