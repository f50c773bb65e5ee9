import { OcrError } from '../ocr-error';
import type { Store } from './store';

/** What is kept is written down in pieces of about this size, so a closed tab loses no more than one. */
const PIECE_BYTES = 256 * 1024;
const STALL_MS = 20_000;
const MAX_FAILURES_WITHOUT_A_BYTE = 6;
const FIRST_PAUSE_MS = 300;
const MAX_PAUSE_MS = 8_000;

export interface DownloadOptions {
  url: string;
  bytes: number;
  /** Where the pieces of an unfinished download are kept, and under which prefix. */
  store: Pick<Store, 'get' | 'set' | 'keys' | 'remove'>;
  key: string;
  signal: AbortSignal;
  onBytes(loaded: number): void;
  fetch?: typeof fetch;
  pause?(milliseconds: number, signal: AbortSignal): Promise<void>;
}

interface Piece {
  bytes: Uint8Array;
  /** What If-Range is asked with: the file these bytes are part of. */
  validator: string | null;
}

const pieceKey = (key: string, offset: number) => `${key}.part.${String(offset).padStart(10, '0')}`;

function pauseFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    const wake = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener('abort', wake, { once: true });
  });
}

/** A weak ETag may not be used with If-Range (RFC 9110, 13.1.5); the date may. */
function validatorOf(response: Response): string | null {
  const etag = response.headers.get('ETag');
  return etag && !etag.startsWith('W/') ? etag : response.headers.get('Last-Modified');
}

/**
 * Downloads a file over a line that may be cut any number of times, each time going on from the last byte that
 * arrived, also from an earlier visit. Throws an OcrError: 'cancelled', or 'download' when no byte arrived in
 * several tries.
 */
export async function download(options: DownloadOptions): Promise<Uint8Array<ArrayBuffer>> {
  const { url, bytes: totalBytes, store, key, signal, onBytes, pause = pauseFor } = options;
  const fetchFile = options.fetch ?? fetch;
  const whole = new Uint8Array(totalBytes);
  let loaded = 0;
  let written = 0;
  let validator: string | null = null;
  let partial = true;

  for (const name of await store.keys(`${key}.part.`)) {
    const piece = (await store.get(name)) as Piece | undefined;
    if (!piece || name !== pieceKey(key, loaded) || loaded + piece.bytes.length > totalBytes) break;
    whole.set(piece.bytes, loaded);
    loaded += piece.bytes.length;
    validator = piece.validator;
  }
  written = loaded;
  onBytes(loaded);

  const writeDown = async () => {
    if (!partial || loaded === written) return;
    const bytes = whole.slice(written, loaded);
    const offset = written;
    written = loaded;
    await store.set(pieceKey(key, offset), { bytes, validator } satisfies Piece);
  };
  const startAgain = async () => {
    loaded = written = 0;
    validator = null;
    await store.remove(await store.keys(`${key}.part.`));
  };

  let failures = 0;
  while (loaded < totalBytes) {
    if (signal.aborted) throw new OcrError('cancelled', { resumable: true });
    if (failures >= MAX_FAILURES_WITHOUT_A_BYTE) throw new OcrError('download', { resumable: true });
    if (failures > 0) await pause(Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1)), signal);
    const before = loaded;
    const connection = new AbortController();
    const cut = () => connection.abort();
    signal.addEventListener('abort', cut, { once: true });
    let stalled = setTimeout(cut, STALL_MS);
    try {
      const headers: Record<string, string> = {};
      if (loaded > 0) {
        headers.Range = `bytes=${loaded}-`;
        if (validator) headers['If-Range'] = validator;
      }
      // The browser's own cache is left out: it would keep a second copy, and cut answers confuse it.
      const response = await fetchFile(url, { headers, cache: 'no-store', signal: connection.signal });
      if (response.status === 416) {
        await startAgain();
        throw new Error('The range was refused');
      }
      if (!response.ok || !response.body) {
        // Nothing is gained by asking for a missing file again.
        if (
          response.status >= 400 &&
          response.status < 500 &&
          response.status !== 408 &&
          response.status !== 429
        ) {
          throw new OcrError('download', { resumable: true, cause: response.status });
        }
        throw new Error(`Status ${response.status}`);
      }
      // 200 to a range: the file has changed, or something on the way takes no ranges.
      if (response.status === 200 && loaded > 0) await startAgain();
      validator = validatorOf(response);
      const reader = response.body.getReader();
      for (;;) {
        const { done, value } = await reader.read();
        if (done) break;
        clearTimeout(stalled);
        stalled = setTimeout(cut, STALL_MS);
        if (loaded + value.length > totalBytes) {
          await reader.cancel();
          await startAgain();
          throw new Error('The file is longer than it should be');
        }
        whole.set(value, loaded);
        loaded += value.length;
        onBytes(loaded);
        if (loaded - written >= PIECE_BYTES) await writeDown();
      }
    } catch (error) {
      if (error instanceof OcrError) throw error;
      if (error instanceof DOMException && error.name === 'QuotaExceededError') partial = false;
    } finally {
      clearTimeout(stalled);
      signal.removeEventListener('abort', cut);
    }
    await writeDown().catch(() => {
      partial = false;
    });
    failures = loaded > before ? 0 : failures + 1;
  }
  return whole;
}

/** Removes the pieces of a finished download. */
export async function forgetPieces(store: Pick<Store, 'keys' | 'remove'>, key: string): Promise<void> {
  await store.remove(await store.keys(`${key}.part.`));
}
