// Compresses the client's files once, at build time: build/compressed/ mirrors build/client/ with .br and .gz forms.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
/** Folders whose files are named after their contents or never change; the reader's large files are gzip already. */
const FOLDERS = ['assets', 'ocr'];
const COMPRESSIBLE = /\.(js|css|svg)$/;
/** Below this a packet is not saved. */
const MIN_BYTES = 600;

/** @param {string} client @param {string} compressed */
export async function compressFiles(client, compressed) {
  await rm(compressed, { recursive: true, force: true });
  for (const folder of FOLDERS) {
    const names = await readdir(path.join(client, folder)).catch(() => []);
    await mkdir(path.join(compressed, folder), { recursive: true });
    await Promise.all(
      names
        .filter((name) => COMPRESSIBLE.test(name))
        .map(async (name) => {
          const bytes = await readFile(path.join(client, folder, name));
          if (bytes.length < MIN_BYTES) return;
          const to = path.join(compressed, folder, name);
          await writeFile(`${to}.br`, await brotli(bytes));
          await writeFile(`${to}.gz`, await gzip(bytes, { level: 9 }));
        }),
    );
  }
}
