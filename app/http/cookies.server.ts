import { type Cookie, createCookie } from '@remix-run/node';
import { env } from '../env.server.ts';
import { isHttps } from './origin.server.ts';
import { lookUpName } from './text.server.ts';

const DAY_SECONDS = 24 * 60 * 60;
export const SESSION_SECONDS = 30 * DAY_SECONDS;
const REFERRAL_SECONDS = 30 * DAY_SECONDS;
const VISITOR_SECONDS = 365 * DAY_SECONDS;

const options = { path: '/', httpOnly: true, sameSite: 'lax' } as const;

/** The signed-in browser's random token (contract section 3). */
export const sessionCookie = createCookie('rapport_session', { ...options, maxAge: SESSION_SECONDS });
/** One toast for the next page. */
export const toastCookie = createCookie('rapport_toast', {
  ...options,
  secrets: [env.SESSION_SECRET],
  maxAge: 120,
});
/** What stood in the library's context box when its form was sent, for the page that comes back: it is wanted again. */
export const contextCookie = createCookie('rapport_context', {
  ...options,
  secrets: [env.SESSION_SECRET],
  maxAge: 600,
});
/** The referral code a visitor came with. */
export const referralCookie = createCookie('rapport_ref', { ...options, maxAge: REFERRAL_SECONDS });
/** Names a visitor's browser, so that idempotency keys of two visitors never meet. */
export const visitorCookie = createCookie('rapport_visitor', { ...options, maxAge: VISITOR_SECONDS });

/** A Set-Cookie value, Secure whenever people reach the app over https. */
export function serializeCookie(cookie: Cookie, value: unknown, request: Request): Promise<string> {
  return cookie.serialize(value, { secure: isHttps(request) });
}

export function clearCookie(cookie: Cookie, request: Request): Promise<string> {
  return cookie.serialize('', { secure: isHttps(request), maxAge: 0, expires: new Date(0) });
}

/** A name that a cookie holds, or null. */
export async function readName(cookie: Cookie, request: Request): Promise<string | null> {
  const name = await parseCookie(cookie, request).catch(() => null);
  return typeof name === 'string' ? lookUpName(name) : null;
}

export function parseCookie(cookie: Cookie, request: Request): Promise<unknown> {
  return cookie.parse(request.headers.get('Cookie'));
}
