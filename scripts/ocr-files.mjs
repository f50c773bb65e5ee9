/**
 * Puts what the screenshot reader needs into public/ocr/, from the packages of node_modules: tesseract.js's
 * worker, the three builds of its core, the English model, and a manifest with sizes and hashes. The two large
 * files are stored as gzip and served as they are, so that a cut download can go on from any byte.
 *
 * `node scripts/ocr-files.mjs` or `await copyOcrFiles()`. Does nothing when the files are already up to date.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const CORE_BUILDS = ['relaxedsimd-lstm', 'simd-lstm', 'lstm'];
const MODEL_NAME = 'eng.traineddata';
// Raise it when the packing below changes: it makes existing copies stale.
const PACKING = 1;

const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

/**
 * The model's word list is a table of 8-byte edges. Stored column by column it compresses to 225 kB less; the
 * reader puts the rows back (app/features/ocr/delivery/columns.ts). Returns where the table stands.
 */
export function wordListTable(model) {
  const WORD_LIST = 19; // TESSDATA_LSTM_SYSTEM_DAWG of tesseract's tessdatamanager.h
  const HEADER_BYTES = 10; // magic, alphabet size, edge count of its dawg.cpp
  const entries = model.readInt32LE(0);
  if (entries <= WORD_LIST) return null;
  const start = Number(model.readBigInt64LE(4 + 8 * WORD_LIST));
  if (start < 0) return null;
  return { start: start + HEADER_BYTES, rows: model.readInt32LE(start + 6) };
}

export function toColumns(model, { start, rows }) {
  const packed = Buffer.from(model);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < 8; column++) {
      packed[start + column * rows + row] = model[start + row * 8 + column];
    }
  }
  return packed;
}

async function sources() {
  const packageFile = (name) => path.join(ROOT, 'node_modules', name);
  const core = (name) => packageFile(`tesseract.js-core/${name}`);
  return {
    scripts: [
      ['worker.min.js', packageFile('tesseract.js/dist/worker.min.js')],
      ['core-loader.js', path.join(ROOT, 'app/features/ocr/delivery/core-loader.js')],
      ...CORE_BUILDS.map((build) => [`tesseract-core-${build}.js`, core(`tesseract-core-${build}.js`)]),
    ],
    programs: CORE_BUILDS.map((build) => [
      `tesseract-core-${build}.wasm`,
      core(`tesseract-core-${build}.wasm`),
    ]),
    model: packageFile('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz'),
  };
}

/** A name for exactly these sources: their contents and the packing. */
async function fingerprint({ scripts, programs, model }) {
  const hash = createHash('sha256').update(`packing ${PACKING}`);
  for (const file of [...scripts, ...programs].map(([, file]) => file).concat(model))
    hash.update(await readFile(file));
  return hash.digest('hex').slice(0, 12);
}

async function isCurrent(folder, version) {
  try {
    const manifest = JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8'));
    const present = new Set(await readdir(folder));
    return manifest.version === version && manifest.names.every((name) => present.has(name));
  } catch {
    return false;
  }
}

/**
 * @param {{ folder?: string }} [options] where to, public/ocr unless told
 * @returns {Promise<{ copied: boolean, version: string }>}
 */
export async function copyOcrFiles({ folder = path.join(ROOT, 'public', 'ocr') } = {}) {
  const from = await sources();
  const version = await fingerprint(from);
  if (await isCurrent(folder, version)) return { copied: false, version };

  await mkdir(folder, { recursive: true });
  const names = [];
  const files = {};
  // Written aside and renamed: a server that is already running never serves half a file.
  const put = async (name, bytes) => {
    const aside = path.join(folder, `.${name}.${process.pid}`);
    await writeFile(aside, bytes);
    await rename(aside, path.join(folder, name));
    names.push(name);
  };
  const putPacked = async (name, bytes, extra = {}) => {
    const packed = gzipSync(bytes, { level: 9 });
    // The hash in its name makes every version another file: it can be cached for ever.
    const file = `${name}.${sha256(packed).slice(0, 8)}.gz`;
    await put(file, packed);
    files[name] = { path: file, bytes: packed.length, sha256: sha256(packed), ...extra };
  };

  for (const [name, file] of from.scripts) await put(name, await readFile(file));
  for (const [name, file] of from.programs) await putPacked(name, await readFile(file));
  const model = gunzipSync(await readFile(from.model));
  const columns = wordListTable(model);
  await putPacked(MODEL_NAME, columns ? toColumns(model, columns) : model, columns ? { columns } : {});
  await put('manifest.json', JSON.stringify({ version, files, names: [...names] }));

  const keep = new Set(names);
  for (const name of await readdir(folder))
    if (!keep.has(name)) await rm(path.join(folder, name), { force: true });
  return { copied: true, version };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { copied, version } = await copyOcrFiles();
  console.log(copied ? `public/ocr is ready (${version})` : `public/ocr is up to date (${version})`);
}
