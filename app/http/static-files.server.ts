import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { type Encoding, encodingFor } from './accept-encoding.server.ts';

const SUFFIXES = { br: '.br', gzip: '.gz' } as const;
const YEAR = 'public, max-age=31536000';

interface CompressedFile {
  body: Buffer;
  etag: string;
}

/**
 * Answers with the forms that the build compressed, so that no request waits for a compression. They are in memory, about
 * 1 MB. A request for part of a file goes on to the file itself: parts are never compressed (RFC 9110, 14.1.2).
 */
export function compressedFiles(folder: string): RequestHandler {
  const files = readCompressed(folder);
  return (request: Request, response: Response, next: NextFunction) => {
    const forms = files.get(request.path);
    if (!forms || (request.method !== 'GET' && request.method !== 'HEAD')) return next();
    response.vary('Accept-Encoding');
    if (request.headers.range) return next();
    const encoding = encodingFor(request.headers['accept-encoding'], ['br', 'gzip']);
    const file = forms[encoding];
    if (!file) return next();
    // a built file is named after its contents
    const cacheControl = request.path.startsWith('/assets/') ? `${YEAR}, immutable` : YEAR;
    response.set({ 'Content-Encoding': encoding, 'Cache-Control': cacheControl, ETag: file.etag });
    response.type(path.extname(request.path));
    if (request.fresh) response.status(304).removeHeader('Content-Encoding');
    else response.set('Content-Length', String(file.body.length));
    response.end(request.method === 'HEAD' || response.statusCode === 304 ? undefined : file.body);
  };
}

function readCompressed(folder: string): Map<string, Partial<Record<Encoding, CompressedFile>>> {
  const files = new Map<string, Partial<Record<Encoding, CompressedFile>>>();
  if (!existsSync(folder)) return files;
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    for (const [encoding, suffix] of Object.entries(SUFFIXES)) {
      if (!file.endsWith(suffix)) continue;
      const url = `/${path.relative(folder, file).split(path.sep).join('/').slice(0, -suffix.length)}`;
      const body = readFileSync(file);
      const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
      files.set(url, { ...files.get(url), [encoding]: { body, etag } });
    }
  }
  return files;
}
