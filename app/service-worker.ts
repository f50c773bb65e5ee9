/// <reference lib="webworker" />
/**
 * The service worker: bundled by scripts/build.mjs with the list of its build's files, served at /sw.js.
 *
 * One worker, one build: it answers with files of its own build only, and a page that it stores must name that build. A new
 * worker waits until no page of another build is open, so two builds never meet in one page. It never touches the
 * router's data, the API or a form; those are the page's (features/offline/data-requests.ts).
 */
import {
  assetsCache,
  COPY_ATTRIBUTE,
  copiesOf,
  isOutdated,
  isPersonal,
  isPrivatePath,
  OCR_CACHE,
  type PagesAnswer,
  pagesCache,
  privateCache,
  STATE_CACHE,
  STATE_SAVES_DATA,
  STATE_USER,
  STATIC_PATHS,
  type WorkerMessage,
} from './features/offline/names';
import { THEME_SCRIPT } from './ui/theme-script';

declare const self: ServiceWorkerGlobalScope;
/** Put in by the build: its version, its hashed files, those to fetch at once, and its style sheet; the name by the server. */
declare const BUILD: {
  version: string;
  assets: string[];
  precache: string[];
  styles: string;
  productName: string;
};

/** A page that the network has not begun to answer by then comes from its copy. */
const NETWORK_LIMIT_MILLISECONDS = 8000;
const REPLY_LIMIT_MILLISECONDS = 1000;

const ownAssets = new Set(BUILD.assets);

self.addEventListener('install', (event) => event.waitUntil(precache()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('message', (event) => {
  const message: WorkerMessage | null = event.data;
  if (message?.kind === 'may-take-over')
    event.waitUntil(askPages().then((answer) => event.ports[0]?.postMessage(answer)));
  if (message?.kind === 'take-over-now') event.waitUntil(self.skipWaiting());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) return;
  if (request.method === 'POST' && /^\/logout(\.data)?$/.test(url.pathname))
    return event.respondWith(logOut(request));
  if (request.method !== 'GET') return;
  if (ownAssets.has(url.pathname)) return event.respondWith(fromAssets(request));
  if (url.pathname.startsWith('/ocr/') && url.searchParams.has('v'))
    return event.respondWith(fromOcr(request));
  if (request.mode !== 'navigate') return;
  if (isPrivatePath(url.pathname)) return event.respondWith(privatePage(event, url));
  if (STATIC_PATHS.has(url.pathname)) return event.respondWith(staticPage(event, url));
  // files and downloads are not pages; everything else leads to the dashboard, as the server would
  if (!/\.|^\/(api|account\/export)/.test(url.pathname)) event.respondWith(otherPage(event));
});

/** Nothing for whoever saves data. What is there already is not fetched again, so a cut line only loses the file it was at. */
async function precache(): Promise<void> {
  if (await caches.match(STATE_SAVES_DATA, { cacheName: STATE_CACHE })) return;
  const cache = await caches.open(assetsCache(BUILD.version));
  const present = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  for (const path of BUILD.precache) {
    if (!present.has(path)) await cache.add(path);
  }
}

async function takeOver(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => isOutdated(name, BUILD.version)).map((name) => caches.delete(name)),
  );
  await self.clients.claim();
}

/**
 * Whether every open page says that it is of this build. Pages without scripts use no files of ours. A page that was just
 * closed or left is listed for a moment more and says nothing.
 */
async function askPages(): Promise<PagesAnswer> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const builds = await Promise.all(
    pages.filter(({ url }) => !STATIC_PATHS.has(new URL(url).pathname)).map(buildOf),
  );
  if (builds.some((build) => build !== null && build !== BUILD.version)) return 'another-build';
  return builds.includes(null) ? 'silence' : 'alone';
}

function buildOf(client: Client): Promise<string | null> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const late = setTimeout(() => resolve(null), REPLY_LIMIT_MILLISECONDS);
    port1.onmessage = ({ data }) => {
      clearTimeout(late);
      resolve(String(data));
    };
    client.postMessage({ kind: 'which-build' }, [port2]);
  });
}

/** A file's name is its content's hash, so whatever is found under it is right. */
async function fromAssets(request: Request): Promise<Response> {
  const cache = await caches.open(assetsCache(BUILD.version));
  const kept = await cache.match(request, { ignoreVary: true });
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await keep(cache, request, response.clone());
  return response;
}

/** The reader's scripts carry their version in the address; a new version's first use drops the old one's. */
async function fromOcr(request: Request): Promise<Response> {
  const cache = await caches.open(OCR_CACHE);
  const kept = await cache.match(request, { ignoreVary: true });
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) {
    const version = new URL(request.url).searchParams.get('v');
    for (const old of await cache.keys()) {
      if (new URL(old.url).searchParams.get('v') !== version) await cache.delete(old);
    }
    await keep(cache, request, response.clone());
  }
  return response;
}

/** A full disk must not cost the answer. */
async function keep(cache: Cache, request: RequestInfo, response: Response): Promise<void> {
  await cache.put(request, response).catch(() => {});
}

/** The network's answer, or null when there is none, or none in time although there is a copy. */
async function fromNetwork(request: Request, hasCopy: boolean): Promise<Response | null> {
  const answer = fetch(request).catch(() => null);
  if (!hasCopy) return answer;
  const late = new Promise<null>((resolve) => setTimeout(resolve, NETWORK_LIMIT_MILLISECONDS, null));
  return Promise.race([answer, late]);
}

async function privatePage(event: FetchEvent, url: URL): Promise<Response> {
  const user = await currentUser();
  const cache = user ? await caches.open(privateCache(BUILD.version, user)) : null;
  const copy = cache && (await findCopy(cache, url));
  const response = await fromNetwork(event.request, Boolean(copy));
  if (!response) return copy ? show(copy) : notHere();
  // the server sends whoever is not signed in away
  if (response.type === 'opaqueredirect') event.waitUntil(wipe());
  else if (cache && user && response.ok) event.waitUntil(keepPage(cache, url, response.clone(), user));
  return response;
}

async function staticPage(event: FetchEvent, url: URL): Promise<Response> {
  const user = await currentUser();
  const cache = await caches.open(pagesCache(BUILD.version));
  const copy = await cache.match(url.pathname);
  const response = await fromNetwork(event.request, Boolean(copy) || (url.pathname === '/' && Boolean(user)));
  if (response) {
    if (response.ok) event.waitUntil(keepPage(cache, url, response.clone(), null));
    return response;
  }
  // for whoever is signed in, / is the dashboard
  if (url.pathname === '/' && user) return Response.redirect('/dashboard', 302);
  return copy ?? notHere();
}

async function otherPage(event: FetchEvent): Promise<Response> {
  const response = await fetch(event.request).catch(() => null);
  return response ?? notHere();
}

async function findCopy(cache: Cache, url: URL): Promise<Response | null> {
  for (const path of copiesOf(url)) {
    const copy = await cache.match(path);
    if (copy) return copy;
  }
  return null;
}

/** Only a page of this person and of this build; one with a toast would say it again. */
async function keepPage(cache: Cache, url: URL, response: Response, user: string | null): Promise<void> {
  const html = await response.clone().text();
  const isOwn = user === null || (html.includes(user) && html.includes(`manifest-${BUILD.version}`));
  if (isOwn && !html.includes('toast-static')) await keep(cache, url.pathname + url.search, response);
}

/** Marks the page as a copy, and gives its forms keys that no earlier showing has used. */
async function show(copy: Response): Promise<Response> {
  const madeAt = new Date(copy.headers.get('Date') ?? Date.now()).toISOString();
  const html = (await copy.text())
    .replace('<html ', `<html ${COPY_ATTRIBUTE}="${madeAt}" `)
    .replace(
      /(<input[^>]*name="idempotencyKey"[^>]*value=")[^"]*/g,
      (_, start: string) => start + crypto.randomUUID(),
    );
  return new Response(html, { status: copy.status, headers: copy.headers });
}

async function currentUser(): Promise<string | null> {
  const stored = await caches.match(STATE_USER, { cacheName: STATE_CACHE });
  return stored ? stored.text() : null;
}

async function wipe(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter(isPersonal).map((name) => caches.delete(name)));
}

/** A plain form, from a page without scripts or before they have arrived: what this device keeps goes once the server has answered. */
async function logOut(request: Request): Promise<Response> {
  const response = await fetch(request);
  await wipe();
  return response;
}

const LINK = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4';

function notHere(): Response {
  const nonce = crypto.randomUUID();
  const product = decodeURIComponent(BUILD.productName).replace(/&/g, '&amp;').replace(/</g, '&lt;');
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><script nonce="${nonce}">${THEME_SCRIPT}</script><meta name="viewport" content="width=device-width, initial-scale=1"><title>You are offline · ${product}</title><link rel="stylesheet" href="${BUILD.styles}"></head><body class="font-sans antialiased"><main class="mx-auto w-full max-w-md px-4 py-16"><h1 class="text-3xl font-semibold">You are offline</h1><p class="mt-3">This page is not kept on this device. It opens again when the line is back.</p><p class="mt-6 flex flex-wrap gap-x-6 gap-y-2"><a class="${LINK}" href="">Try again</a><a class="${LINK}" href="/dashboard">Go to the dashboard</a></p></main></body></html>`;
  return new Response(html, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'self'; font-src 'self'; frame-ancestors 'none'`,
    },
  });
}
