/** A loopback server as strict as the app's: its policy, its ranges; it can cut connections and counts bytes. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.gz': 'application/gzip',
  '.png': 'image/png',
  '.jpeg': 'image/jpeg',
};
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self'",
  "connect-src 'self'",
  "img-src 'self' blob: data:",
].join('; ');

const module = (name) => path.join(ROOT, 'node_modules', name);
const PLACES = [
  ['/ocr/', path.join(ROOT, 'public/ocr')],
  ['/plain/core/', module('tesseract.js-core')],
  ['/plain/model/', module('@tesseract.js-data/eng/4.0.0_best_int')],
  ['/plain/', module('tesseract.js/dist')],
];

/**
 * @param {{ built: string }} options the built page's folder
 * @returns the origin, the pictures to serve by path, what was sent (`requests`), a way to cut answers, `close`
 */
export async function startServer({ built }) {
  /** @type {{ path: string, method: string, range: string | null, sent: number, first: number, bodyBytes: number }[]} */
  const requests = [];
  /** Bytes after which each of the next answers for a .gz file is cut. */
  const cuts = [];

  /** @type {Map<string, Buffer>} */
  const pictures = new Map();
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, 'http://loopback');
    const entry = {
      path: pathname,
      method: request.method,
      range: request.headers.range ?? null,
      sent: 0,
      first: 0,
      bodyBytes: 0,
    };
    requests.push(entry);
    request.on('data', (chunk) => {
      entry.bodyBytes += chunk.length;
    });
    let body = pictures.get(pathname);
    if (!body) {
      const [prefix, folder] = PLACES.find(([prefix]) => pathname.startsWith(prefix)) ?? ['/', built];
      const file = path.join(folder, pathname.slice(prefix.length) || 'index.html');
      if (!file.startsWith(folder)) return response.writeHead(404).end();
      try {
        body = await readFile(file);
      } catch {
        return response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found');
      }
    }
    const extension = path.extname(pathname) || '.html';
    const etag = `"${body.length}-${pathname.length}"`;
    const headers = {
      'Content-Type': TYPES[extension] ?? 'application/octet-stream',
      'Content-Security-Policy': POLICY,
      'X-Content-Type-Options': 'nosniff',
      'Accept-Ranges': 'bytes',
      ETag: etag,
      'Cache-Control':
        pathname.endsWith('manifest.json') || extension === '.html'
          ? 'no-cache'
          : 'public, max-age=31536000, immutable',
    };
    let first = 0;
    let status = 200;
    const range = /^bytes=(\d+)-$/.exec(request.headers.range ?? '');
    if (range && (request.headers['if-range'] ?? etag) === etag) {
      first = Number(range[1]);
      status = 206;
      headers['Content-Range'] = `bytes ${first}-${body.length - 1}/${body.length}`;
    }
    let part = body.subarray(first);
    if (extension === '.js') {
      part = gzipSync(part);
      headers['Content-Encoding'] = 'gzip';
    }
    headers['Content-Length'] = part.length;
    entry.first = first;
    response.writeHead(status, headers);
    const cut = extension === '.gz' ? cuts.shift() : undefined;
    if (cut !== undefined && cut < part.length) {
      // Let what was sent arrive before the line goes dead.
      response.write(part.subarray(0, cut), () => setTimeout(() => response.destroy(), 200));
      entry.sent = cut;
    } else {
      response.end(part);
      entry.sent = part.length;
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    pictures,
    requests,
    cuts,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
