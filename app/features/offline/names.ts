/** What the page and its service worker have to agree on. Pure. */

const PREFIX = 'rapport-';
/** Hashed files of one build. */
export const assetsCache = (version: string) => `${PREFIX}assets-${version}`;
/** Pages and data of one signed-in person, as one build made them. */
export const privateCache = (version: string, userId: string) => `${PREFIX}private-${version}-${userId}`;
/** Visited static pages. Their bar says who is signed in, so they are wiped like private ones. */
export const pagesCache = (version: string) => `${PREFIX}pages-${version}`;
/** The reader's scripts, whatever the build and whoever is signed in. */
export const OCR_CACHE = `${PREFIX}ocr`;
/** What the page tells its worker: the id of the person whose copies may be shown, and whether they save data. */
export const STATE_CACHE = `${PREFIX}state`;
export const STATE_USER = '/user';
/** There when the browser saves data; not every browser tells that to a worker. */
export const STATE_SAVES_DATA = '/saves-data';

/** Everything that sign-out, and a change of user, deletes. */
export function isPersonal(cacheName: string): boolean {
  return (
    cacheName === STATE_CACHE ||
    cacheName.startsWith(`${PREFIX}private-`) ||
    cacheName.startsWith(`${PREFIX}pages-`)
  );
}

/** Caches of builds other than `version`. */
export function isOutdated(cacheName: string, version: string): boolean {
  const kept = [assetsCache(version), pagesCache(version), OCR_CACHE, STATE_CACHE];
  return (
    cacheName.startsWith(PREFIX) &&
    !kept.includes(cacheName) &&
    !cacheName.startsWith(privateCache(version, ''))
  );
}

/** Screens that work offline after one visit to any of them. */
export const SHELL_PATHS = [
  '/dashboard',
  '/dashboard?tab=chat-helper',
  '/dashboard?tab=chat-starter',
  '/dashboard?tab=profile-wizard',
  '/dashboard?tab=ice-breakers',
  '/conversation-helper',
  '/conversation-starters',
  '/profile-wizard',
  '/ice-breakers',
  '/account',
] as const;

const PRIVATE_PATHS = new Set(
  [...SHELL_PATHS, '/referrals', '/account/settings'].map((path) => path.replace(/\?.*/, '')),
);

export const isPrivatePath = (pathname: string) => PRIVATE_PATHS.has(pathname);

/** Public pages whose words do not change with the visit. */
export const STATIC_PATHS: ReadonlySet<string> = new Set([
  '/',
  '/pricing',
  '/about',
  '/features',
  '/privacy',
  '/terms',
]);

/** Where a copy of a page may be found, the best first: its own address, then without what only turns pages. */
export function copiesOf({ pathname, search }: { pathname: string; search: string }): string[] {
  const tab = new URLSearchParams(search).get('tab');
  return [
    ...new Set([pathname + search, tab ? `${pathname}?tab=${encodeURIComponent(tab)}` : pathname, pathname]),
  ];
}

/** Names the saved session that a tool's page shows. */
export const SESSION_PARAMETER = 'session';

/** On <html> of a page that the service worker took from its cache: when the copy was made. */
export const COPY_ATTRIBUTE = 'data-offline-copy';
/** Sent with each answer for the router: the build that made it. */
export const BUILD_HEADER = 'X-Build';

/** A waiting worker is asked whether only pages of its build are open, then told to take over; a page is asked which build it is. */
export type WorkerMessage = { kind: 'may-take-over' } | { kind: 'take-over-now' };
export type PagesAnswer = 'alone' | 'another-build' | 'silence';
