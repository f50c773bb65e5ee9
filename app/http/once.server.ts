import { env } from '../env.server.ts';
import { createToken, hashToken } from '../features/accounts/tokens.server.ts';
import { fingerprintOf, type IdempotentCall, KEY_MAX_LENGTH } from '../features/once/once.server.ts';
import { getSessionToken } from './auth.server.ts';
import { parseCookie, serializeCookie, visitorCookie } from './cookies.server.ts';

export const KEY_FIELD = 'idempotencyKey';
export const KEY_HEADER = 'Idempotency-Key';
export const KEY_REUSED =
  'This form was already sent with other content. Reload the page, then send it again.';

export interface KeyOwner {
  request: Request;
  userId: string | null;
  input: unknown;
  /**
   * Whose key it is, where the work itself ends the session it came with: a repeat is then another caller to the user's id,
   * and the same one to the token that both carry. From `endingSession` or `mailedLink`.
   */
  scope?: string;
  /** the door's path, where the address itself holds a secret */
  path?: string;
}

interface KeySource extends KeyOwner {
  key: string | null;
}

/** The scope of a form that ends the very session it is sent with; null without a session's cookie. */
export async function endingSession(request: Request): Promise<string | undefined> {
  const token = await getSessionToken(request);
  return token ? `session:${hashToken(token)}` : undefined;
}

/** The scope of whoever holds a mailed link, signed in or not. */
export const mailedLink = (token: string) => `link:${hashToken(token)}`;

/**
 * Whose call this is, for `once`: null without a key. A visitor's key is bound to a random cookie, which is set when
 * there is none yet (a JSON client without a cookie gets one, and its repeat must send it).
 */
export async function idempotentCall({
  request,
  userId,
  key,
  input,
  scope: given,
  path = new URL(request.url).pathname.replace(/\.data$/, ''),
}: KeySource): Promise<IdempotentCall | null> {
  if (!key) return null;
  const scope = given ?? (userId ? `user:${userId}` : `visitor:${(await getVisitor(request)) ?? ''}`);
  if (scope === 'visitor:') return null;
  return {
    scope,
    path,
    key: key.slice(0, KEY_MAX_LENGTH),
    fingerprint: fingerprintOf(env.SESSION_SECRET, input),
  };
}

async function getVisitor(request: Request): Promise<string | null> {
  const visitor = await parseCookie(visitorCookie, request).catch(() => null);
  return typeof visitor === 'string' && visitor ? visitor : null;
}

/** Set-Cookie for a visitor who has no name yet, or null. */
export async function nameVisitor(request: Request): Promise<string | null> {
  if (await getVisitor(request)) return null;
  return serializeCookie(visitorCookie, createToken(), request);
}
