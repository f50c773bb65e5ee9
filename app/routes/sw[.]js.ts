import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { env } from '~/env.server';

/** As scripts/service-worker.mjs writes it. */
const PRODUCT_NAME_PLACE = '__PRODUCT_NAME__';
const WORKER_FILE = path.resolve('build/service-worker.js');
let worker: Promise<string> | null = null;

/** Whatever quotes the name stands in, it does not end them. */
const nameForScript = () => encodeURIComponent(env.PRODUCT_NAME).replaceAll("'", '%27');

/** The service worker; the development server has none. Never kept by a cache, or an update would be missed. */
export async function loader() {
  worker ??= readFile(WORKER_FILE, 'utf8').then((text) => text.replace(PRODUCT_NAME_PLACE, nameForScript()));
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
