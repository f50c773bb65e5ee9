import { readFile } from 'node:fs/promises';
import path from 'node:path';

const WORKER_FILE = path.resolve('build/service-worker.js');
let worker: Promise<string> | null = null;

/** The service worker; the development server has none. Never kept by a cache, or an update would be missed. */
export async function loader() {
  worker ??= readFile(WORKER_FILE, 'utf8');
  try {
    return new Response(await worker, {
      headers: {
        'Content-Type': 'text/javascript; charset=utf-8',
        'Cache-Control': 'no-cache',
        'Service-Worker-Allowed': '/',
      },
    });
  } catch {
    worker = null;
    throw new Response('There is no service worker in this build.', { status: 404 });
  }
}
