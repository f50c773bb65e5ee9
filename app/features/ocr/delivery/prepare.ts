import { OcrError } from '../ocr-error';
import type { OcrProgress } from '../types';
import { fromColumns } from './columns';
import { download, forgetPieces } from './download';
import {
  type CoreBuild,
  detectCoreBuild,
  neededFiles,
  OCR_PATH,
  type OcrFile,
  type OcrManifest,
  STORE_PREFIX,
  storeKey,
} from './manifest';
import { createSpeedometer } from './speed';
import { openStore, type Store } from './store';

const MANIFEST_KEY = `${STORE_PREFIX}manifest`;
const PROGRESS_EVERY_MS = 100;

export interface Prepared {
  version: string;
  build: CoreBuild;
}

export async function openReaderStore(): Promise<Store> {
  try {
    return await openStore();
  } catch (cause) {
    throw new OcrError('unsupported', { cause });
  }
}

/** The server's manifest; the last one that was seen when the server cannot be reached. */
export async function readManifest(store: Store, signal?: AbortSignal): Promise<OcrManifest> {
  try {
    const response = await fetch(`${OCR_PATH}manifest.json`, { cache: 'no-cache', signal });
    if (!response.ok) throw new Error(`Status ${response.status}`);
    const manifest = (await response.json()) as OcrManifest;
    await store.set(MANIFEST_KEY, manifest);
    return manifest;
  } catch (cause) {
    if (signal?.aborted) throw new OcrError('cancelled', { resumable: true });
    const last = (await store.get(MANIFEST_KEY)) as OcrManifest | undefined;
    if (last) return last;
    throw new OcrError('download', { resumable: true, cause });
  }
}

async function gunzip(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

async function isIntact(bytes: Uint8Array<ArrayBuffer>, file: OcrFile): Promise<boolean> {
  // Outside a secure context (plain http on a local network) browsers have no hashing; gzip has its own sum.
  if (!globalThis.crypto?.subtle) return true;
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('') === file.sha256;
}

/** Makes sure that the core and the model are in the browser's store; downloads what is missing. */
export async function prepare(
  signal: AbortSignal,
  onProgress: (progress: OcrProgress) => void,
): Promise<Prepared> {
  if (typeof DecompressionStream === 'undefined' || typeof WebAssembly === 'undefined') {
    throw new OcrError('unsupported');
  }
  const store = await openReaderStore();
  const build = detectCoreBuild();
  const manifest = await readManifest(store, signal);
  const missing: { key: string; file: OcrFile }[] = [];
  for (const { name, file } of neededFiles(manifest, build)) {
    const key = storeKey(manifest.version, name);
    if (!(await store.has(key))) missing.push({ key, file });
  }
  const totalBytes = missing.reduce((sum, { file }) => sum + file.bytes, 0);
  const secondsLeft = createSpeedometer(totalBytes);
  let before = 0;
  let lastReport = -PROGRESS_EVERY_MS;
  for (const { key, file } of missing) {
    // Pieces are kept under the file's own hash, so an update of another file does not lose them.
    const piecesKey = `${STORE_PREFIX}${file.sha256}`;
    const packed = await download({
      url: OCR_PATH + file.path,
      bytes: file.bytes,
      store,
      key: piecesKey,
      signal,
      onBytes(loaded) {
        const loadedBytes = before + loaded;
        const now = performance.now();
        if (now - lastReport < PROGRESS_EVERY_MS && loadedBytes < totalBytes) return;
        lastReport = now;
        onProgress({
          stage: 'downloading',
          loadedBytes,
          totalBytes,
          secondsLeft: secondsLeft(loadedBytes, now),
          percent: Math.floor((100 * loadedBytes) / totalBytes),
        });
      },
    });
    before += file.bytes;
    if (!(await isIntact(packed, file))) {
      await forgetPieces(store, piecesKey);
      throw new OcrError('download', { resumable: true, cause: 'The file arrived damaged' });
    }
    const raw = await gunzip(packed);
    await store.set(key, file.columns ? fromColumns(raw, file.columns) : raw);
    await forgetPieces(store, piecesKey);
  }
  if (missing.length > 0) await forgetOtherVersions(store, manifest);
  return { version: manifest.version, build };
}

async function forgetOtherVersions(store: Store, manifest: OcrManifest): Promise<void> {
  const current = storeKey(manifest.version, '');
  const keys = await store.keys(STORE_PREFIX);
  await store.remove(keys.filter((key) => key !== MANIFEST_KEY && !key.startsWith(current)));
}

/** How much a first use still has to load, and whether everything is on the device already. */
export async function remainingDownload(): Promise<{ bytes: number; cached: boolean }> {
  const store = await openReaderStore();
  const manifest = await readManifest(store);
  let bytes = 0;
  for (const { name, file } of neededFiles(manifest, detectCoreBuild())) {
    if (await store.has(storeKey(manifest.version, name))) continue;
    bytes += file.bytes;
    for (const piece of await store.keys(`${STORE_PREFIX}${file.sha256}.part.`)) {
      bytes -= ((await store.get(piece)) as { bytes: Uint8Array }).bytes.length;
    }
  }
  return { bytes, cached: bytes === 0 };
}
