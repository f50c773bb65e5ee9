/** What this device keeps of a signed-in person, and how it goes. The theme and the reader's files stay. */
import { clearAllDrafts } from './drafts';
import {
  copiesOf,
  isPersonal,
  privateCache,
  SHELL_PATHS,
  STATE_CACHE,
  STATE_SAVES_DATA,
  STATE_USER,
} from './names';
import { pageBuild } from './page-build';
import { limitTime } from './time-limit';

const SCREEN_LIMIT_MILLISECONDS = 30_000;
const REFRESH_AFTER_MILLISECONDS = 24 * 60 * 60 * 1000;

const hasCaches = () => 'caches' in window;

/** Deletes cached pages and data. Drafts stay: after a session that merely ended, the person comes back to them. */
export async function wipeCopies(): Promise<void> {
  if (!hasCaches()) return;
  const names = await caches.keys();
  await Promise.all(names.filter(isPersonal).map((name) => caches.delete(name)));
}

/** Deletes everything of the person who signs out. */
export async function wipeEverything(): Promise<void> {
  clearAllDrafts();
  await wipeCopies();
}

async function knownUser(): Promise<string | null> {
  const stored = await caches.match(STATE_USER, { cacheName: STATE_CACHE });
  return stored ? stored.text() : null;
}

/** From now on copies are this person's; another person's go first. */
export async function startCopiesFor(userId: string): Promise<void> {
  if (!hasCaches()) return;
  const before = await knownUser();
  if (before === userId) return;
  if (before) await wipeEverything();
  const state = await caches.open(STATE_CACHE);
  await state.put(STATE_USER, new Response(userId));
}

/** Tells the worker, which may be a new one that has yet to fetch its files, whether the person saves data. */
export async function noteSavesData(savesData: boolean): Promise<void> {
  if (!hasCaches()) return;
  const state = await caches.open(STATE_CACHE);
  if (savesData) await state.put(STATE_SAVES_DATA, new Response('yes'));
  else await state.delete(STATE_SAVES_DATA);
}

function isFresh(copy: Response | undefined): boolean {
  return (
    Boolean(copy) && Date.now() - Date.parse(copy?.headers.get('Date') ?? '') < REFRESH_AFTER_MILLISECONDS
  );
}

/**
 * Fetches the screens that must work offline and have not been seen lately, one after the other, so that on a slow
 * line they stand in nobody's way. Gives up at the first failure: there is another visit.
 */
export async function keepScreens(userId: string): Promise<void> {
  if (!hasCaches()) return;
  const cache = await caches.open(privateCache(pageBuild(), userId));
  const here = copiesOf(window.location)[0] ?? '/dashboard';
  for (const path of new Set<string>([here, ...SHELL_PATHS])) {
    if (isFresh(await cache.match(path))) continue;
    // "prefetch": the toast that waits for the next page must not be spent on this one
    const limit = limitTime(SCREEN_LIMIT_MILLISECONDS);
    const headers = { Accept: 'text/html', Purpose: 'prefetch' };
    const response = await fetch(path, { headers, signal: limit.signal }).catch(() => null);
    const html = await response
      ?.clone()
      .text()
      .catch(() => null);
    limit.end();
    if (!response || !html) return;
    const isOwn = response.ok && !response.redirected && html.includes(userId) && html.includes(pageBuild());
    if (isOwn) await cache.put(path, response);
  }
}
