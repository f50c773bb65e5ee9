/** What this device keeps of a signed-in person, and how it goes. The theme and the reader's files stay. */
import { clearAllDrafts } from './drafts';
import { copiesOf, isPersonal, privateCache, SHELL_PATHS, STATE_CACHE, STATE_USER } from './names';
import { pageBuild } from './page-build';

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
    const response = await fetch(path, { headers: { Accept: 'text/html', Purpose: 'prefetch' } }).catch(
      () => null,
    );
    if (!response) return;
    const html = await response.clone().text();
    const isOwn = response.ok && !response.redirected && html.includes(userId) && html.includes(pageBuild());
    if (isOwn) await cache.put(path, response);
  }
}
