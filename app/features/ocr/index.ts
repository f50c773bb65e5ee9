import { remainingDownload } from './delivery/prepare';
import { checkFile, MAX_UPLOAD_BYTES } from './file-rules';
import { OcrError } from './ocr-error';
import type { FromWorker, ToWorker } from './protocol';
import type { OcrProgress, Transcript } from './types';

export { checkFile, checkFiles } from './file-rules';
export { joinTranscripts } from './join';
export { OcrError, type OcrErrorCode } from './ocr-error';
export type { OcrProgress, Speaker, Transcript, TranscriptLine } from './types';

/** For starting the core and reading; the download has its own patience, since lines may be slow. */
export const DEFAULT_READING_TIMEOUT_MS = 60_000;
/** The worker and its 60 MB go when nobody has read anything for this long. */
const IDLE_MS = 120_000;

interface Reading {
  onMessage(message: FromWorker): void;
  onCrash(): void;
}

let worker: Worker | null = null;
let idle: ReturnType<typeof setTimeout> | undefined;
let nextId = 1;
const readings = new Map<number, Reading>();

function theWorker(): Worker {
  clearTimeout(idle);
  if (worker) return worker;
  const started = new Worker(new URL('./reading.worker.ts', import.meta.url), { type: 'module' });
  started.onmessage = ({ data }: MessageEvent<FromWorker>) => readings.get(data.id)?.onMessage(data);
  started.onerror = () => {
    for (const reading of [...readings.values()]) reading.onCrash();
    stopWorker();
  };
  worker = started;
  return started;
}

function stopWorker(): void {
  clearTimeout(idle);
  worker?.terminate();
  worker = null;
}

/**
 * Reads a screenshot on this device: who said what. The picture is sent nowhere.
 *
 * `timeoutMs` limits starting and reading, not the download before a first use. Rejects with an OcrError only.
 */
export async function readScreenshot(
  file: File,
  options: { signal: AbortSignal; onProgress(progress: OcrProgress): void; timeoutMs?: number },
): Promise<Transcript> {
  const refusal = checkFile(file);
  if (refusal)
    throw new OcrError(file.size > MAX_UPLOAD_BYTES ? 'too-large' : 'not-an-image', { message: refusal });
  if (options.signal.aborted) throw new OcrError('cancelled', { resumable: true });
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined')
    throw new OcrError('unsupported');

  const { signal, onProgress, timeoutMs = DEFAULT_READING_TIMEOUT_MS } = options;
  const id = nextId++;
  return new Promise((resolve, reject) => {
    let limit: ReturnType<typeof setTimeout> | undefined;
    let downloading = true;

    const finish = (settle: () => void) => {
      clearTimeout(limit);
      signal.removeEventListener('abort', cancel);
      readings.delete(id);
      if (readings.size === 0 && worker) idle = setTimeout(stopWorker, IDLE_MS);
      settle();
    };
    const cancel = () => {
      // A download writes down what it has before it stops; a reading can only be ended with its worker.
      if (downloading) worker?.postMessage({ kind: 'cancel', id } satisfies ToWorker);
      else if (readings.size === 1) stopWorker();
      finish(() => reject(new OcrError('cancelled', { resumable: true })));
    };
    const startLimit = () => {
      limit ??= setTimeout(() => {
        stopWorker();
        finish(() => reject(new OcrError('timeout')));
      }, timeoutMs);
    };

    readings.set(id, {
      onMessage(message) {
        if (message.kind === 'progress') {
          downloading = message.progress.stage === 'downloading';
          if (!downloading) startLimit();
          onProgress(message.progress);
        } else if (message.kind === 'done') {
          finish(() => resolve(message.transcript));
        } else {
          finish(() => reject(new OcrError(message.code, { resumable: message.resumable })));
        }
      },
      onCrash: () => finish(() => reject(new OcrError('unsupported'))),
    });
    signal.addEventListener('abort', cancel, { once: true });
    theWorker().postMessage({ kind: 'read', id, file } satisfies ToWorker);
  });
}

/** How many bytes a reading would have to load first, for asking people who save data. Rejects with an OcrError. */
export async function downloadSize(): Promise<{ bytes: number; cached: boolean }> {
  return remainingDownload();
}
