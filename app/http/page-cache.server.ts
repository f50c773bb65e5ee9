/**
 * Pages that are the same for every visitor, kept whole with their compressed forms and answered before express.
 *
 * Each is rendered for nobody: from a request of our own that carries the address and the theme alone, so nothing of one
 * person can reach another. It is for visitors without a session, a toast or any other cookie of ours that could change
 * the page. Stock remix-serve renders the same pages afresh.
 */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { createRequestHandler, type ServerBuild } from '@remix-run/node';
import { env } from '../env.server.ts';
import { createToken } from '../features/accounts/tokens.server.ts';
import { newId } from '../ui/new-id.ts';
import { type Encoding, encodingFor } from './accept-encoding.server.ts';
import { type CachedPage, makeCachedPage } from './cached-page.server.ts';
import { visitorCookie } from './cookies.server.ts';
import { isHttpsInFront } from './origin.server.ts';
import { getTheme } from './theme.server.ts';

/** The footer's year may be this old on New Year's Day; a deployment is a new process. */
const LIFETIME_MILLISECONDS = 60 * 60 * 1000;
/** All pages in all themes for a few host names, some 50 KB each. A full cache takes nothing new until something ends. */
const MAX_PAGES = 300;
/** Pages with scripts that are the same for every visitor; those without scripts say so themselves. */
const PAGES_WITH_SCRIPTS = ['/login', '/register'];
const OWN_COOKIES = 'rapport_';
const THEME_COOKIE = 'rapport_theme';
/** A cookie of ours that is neither of these may change the page. */
const HARMLESS_COOKIES = [THEME_COOKIE, visitorCookie.name];
const HOST = /^(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d+)?$/i;
/** Base64 of this many bytes needs no padding. */
const NONCE_BYTES = 18;

export interface PageCache {
  /** Answers, or resolves to false and has done nothing. */
  answer(request: IncomingMessage, response: ServerResponse, requestId: string): Promise<boolean>;
}

interface Variant {
  pathname: string;
  host: string;
  https: boolean;
  /** the theme cookie's value, '' for the system's theme */
  themeCookie: string;
}

const newNonce = () => randomBytes(NONCE_BYTES).toString('base64url');

export function createPageCache(build: ServerBuild, clientFolder: string): PageCache {
  const paths = cacheablePaths(build);
  const render = createRequestHandler(build, env.NODE_ENV);
  const ownHost = env.PUBLIC_URL && new URL(env.PUBLIC_URL).host;
  const pages = new Map<string, { page: Promise<CachedPage | null>; endsAt: number }>();
  const themes = new Set<string>();
  const renderedNonce = newNonce();

  /** The signed cookies that really choose a theme are two; any other value means the system's theme. */
  async function themeCookieOf(value: string | undefined): Promise<string> {
    if (!value || themes.has(value)) return value ?? '';
    const asked = new Request('http://localhost/', { headers: { Cookie: `${THEME_COOKIE}=${value}` } });
    if ((await getTheme(asked).catch(() => 'system')) === 'system') return '';
    themes.add(value);
    return value;
  }

  async function make({ pathname, host, https, themeCookie }: Variant): Promise<CachedPage | null> {
    const [visitor = ''] = (await visitorCookie.serialize('nobody')).split(';');
    const headers = new Headers({
      Host: host,
      Cookie: themeCookie ? `${visitor}; ${THEME_COOKIE}=${themeCookie}` : visitor,
    });
    if (https) headers.set('X-Forwarded-Proto', 'https');
    const asked = new Request(`http://${host}${pathname}`, { headers });
    const answer = await render(asked, { cspNonce: renderedNonce });
    if (answer.status !== 200 || answer.headers.has('Set-Cookie')) return null;
    return makeCachedPage(await answer.text(), Object.fromEntries(answer.headers), {
      nonce: renderedNonce,
      clientFolder,
    });
  }

  async function find(variant: Variant): Promise<CachedPage | null> {
    const name = Object.values(variant).join(' ');
    const now = Date.now();
    const found = pages.get(name);
    if (found && found.endsAt > now) return found.page;
    if (pages.size >= MAX_PAGES) {
      for (const [old, { endsAt }] of pages) if (endsAt <= now) pages.delete(old);
      if (pages.size >= MAX_PAGES) return null;
    }
    const page = make(variant);
    pages.set(name, { page, endsAt: now + LIFETIME_MILLISECONDS });
    // the page itself will say what is wrong
    page.catch(() => pages.delete(name));
    return page;
  }

  return {
    async answer(request, response, requestId) {
      const { method, url = '', headers } = request;
      // a whole address is compared: one with a query string is rendered afresh
      if ((method !== 'GET' && method !== 'HEAD') || !paths.has(url)) return false;
      const cookies = cookiesOf(headers.cookie);
      for (const name of cookies.keys()) {
        if (name.startsWith(OWN_COOKIES) && !HARMLESS_COOKIES.includes(name)) return false;
      }
      const host = ownHost ?? headers.host ?? '';
      if (!HOST.test(host)) return false;
      const https = isHttpsInFront(String(headers['x-forwarded-proto'] ?? ''));
      const themeCookie = await themeCookieOf(cookies.get(THEME_COOKIE));
      const page = await find({ pathname: url, host, https, themeCookie }).catch(() => null);
      if (!page) return false;
      const answered = page.whole
        ? wholeAnswer(page, page.whole, request)
        : filledAnswer(page, request, await visitorCookieFor(headers.cookie, https));
      response.writeHead(answered.status, { ...answered.headers, 'X-Request-Id': requestId });
      response.end(method === 'HEAD' ? undefined : answered.body);
      return true;
    },
  };
}

interface Answer {
  status: 200 | 304;
  headers: OutgoingHttpHeaders;
  body?: Buffer;
}

function wholeAnswer(
  page: CachedPage,
  whole: NonNullable<CachedPage['whole']>,
  request: IncomingMessage,
): Answer {
  const encoding = encodingFor(request.headers['accept-encoding'], ['br', 'gzip']);
  const { body, etag } = whole[encoding];
  const headers = { ...page.headers, 'content-security-policy': page.policy.join(), etag };
  if (isKnown(etag, request.headers['if-none-match'])) return { status: 304, headers };
  return { status: 200, headers: { ...headers, ...encoded(encoding), 'content-length': body.length }, body };
}

function filledAnswer(page: CachedPage, request: IncomingMessage, cookie: string | null): Answer {
  const nonce = newNonce();
  const values = page.slots.map((slot) => (slot === 'nonce' ? nonce : newId()));
  const encoding = encodingFor(request.headers['accept-encoding'], ['gzip']);
  const body =
    encoding === 'gzip'
      ? page.zipped.fill(values)
      : Buffer.from(page.parts.map((part, index) => part + (values[index] ?? '')).join(''));
  const headers = {
    ...page.headers,
    'content-security-policy': page.policy.join(nonce),
    ...(cookie ? { 'set-cookie': cookie } : {}),
    ...encoded(encoding),
    'content-length': body.length,
  };
  return { status: 200, headers, body };
}

const encoded = (encoding: Encoding): Record<string, string> =>
  encoding === 'identity' ? {} : { 'content-encoding': encoding };

/** Addresses of pages that ship no script, and of those named above; one with a parameter is never the same for all. */
function cacheablePaths(build: ServerBuild): ReadonlySet<string> {
  const paths = new Set(PAGES_WITH_SCRIPTS);
  for (const route of Object.values(build.routes)) {
    if (route?.parentId !== 'root') continue;
    const handle = route.module.handle as { script?: boolean } | undefined;
    if (handle?.script !== false || /[:*]/.test(route.path ?? '')) continue;
    paths.add(`/${route.path ?? ''}`);
  }
  return paths;
}

/** A visitor's keys are bound to a random cookie, so a form must not come without one. */
async function visitorCookieFor(header: string | undefined, secure: boolean): Promise<string | null> {
  const visitor = await visitorCookie.parse(header ?? null).catch(() => null);
  return typeof visitor === 'string' && visitor ? null : visitorCookie.serialize(createToken(), { secure });
}

function cookiesOf(header: string | undefined): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of header?.split(';') ?? []) {
    const equals = pair.indexOf('=');
    if (equals > 0) cookies.set(pair.slice(0, equals).trim(), pair.slice(equals + 1).trim());
  }
  return cookies;
}

function isKnown(etag: string, ifNoneMatch: string | undefined): boolean {
  return (ifNoneMatch?.split(',') ?? []).some((item) => {
    const asked = item.trim().replace(/^W\//, '');
    return asked === etag || asked === '*';
  });
}
