import { redirect } from '@remix-run/node';
import type { CurrentUser } from '../features/accounts/schemas.ts';
import { createSession, endSession, getSessionUser } from '../features/accounts/sessions.server.ts';
import { clearCookie, contextCookie, readName, serializeCookie, sessionCookie } from './cookies.server.ts';

export const NOT_SIGNED_IN = 'Not signed in';

export function getSessionToken(request: Request): Promise<string | null> {
  return readName(sessionCookie, request);
}

/** Who is signed in, and the cookie to set again when the session was renewed. */
export async function getSession(
  request: Request,
): Promise<{ user: CurrentUser; cookie: string | null } | null> {
  const token = await getSessionToken(request);
  const found = token ? await getSessionUser(token) : null;
  if (!token || !found) return null;
  const cookie = found.renewed ? await serializeCookie(sessionCookie, token, request) : null;
  return { user: found.user, cookie };
}

export async function getUser(request: Request): Promise<CurrentUser | null> {
  return (await getSession(request))?.user ?? null;
}

/** The signed-in user; a visitor is redirected to the landing page (specification section 2). */
export async function requireUser(request: Request): Promise<CurrentUser> {
  const user = await getUser(request);
  if (!user) throw redirect('/');
  return user;
}

/** Redirects a signed-in user away from the sign-in and registration pages. */
export async function requireVisitor(request: Request, to = '/dashboard'): Promise<void> {
  if (await getUser(request)) throw redirect(to);
}

/** Signs the browser in: a new session always, and the old one of this browser ends. Returns Set-Cookie. */
export async function signIn(request: Request, userId: string): Promise<string> {
  const before = await getSessionToken(request);
  if (before) await endSession(before);
  return serializeCookie(sessionCookie, await createSession(userId), request);
}

/** Ends the browser's session, and what it kept of the person. Returns the values of Set-Cookie. */
export async function signOut(request: Request): Promise<string[]> {
  const token = await getSessionToken(request);
  if (token) await endSession(token);
  return Promise.all([sessionCookie, contextCookie].map((cookie) => clearCookie(cookie, request)));
}

/** Headers that set these cookies. */
export function cookieHeaders(cookies: readonly string[]): Headers {
  return new Headers(cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]));
}

/** A path of this site to go on to, or the fallback: never another site. */
export function safeRedirect(to: unknown, fallback = '/dashboard'): string {
  if (typeof to !== 'string' || !to.startsWith('/') || /^\/[/\\]/.test(to)) return fallback;
  // a browser drops tabs and newlines before it reads the address
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (/[\u0000-\u001f\\]/.test(to)) return fallback;
  return to;
}
