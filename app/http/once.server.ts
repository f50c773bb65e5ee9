import { env } from '../env.server.ts';
import { createToken, hashToken } from '../features/accounts/tokens.server.ts';
import { fingerprintOf, type IdempotentCall, KEY_MAX_LENGTH } from '../features/once/once.server.ts';
import { getSessionToken } from './auth.server.ts';
import { readName, serializeCookie, visitorCookie } from './cookies.server.ts';
import { doorPath } from './path.server.ts';

export const KEY_FIELD = 'idempotencyKey';
export const KEY_HEADER = 'Idempotency-Key';
export const KEY_REUSED =
  'This form was already sent with other content. Reload the page, then send it again.';

/** The status of an answer that nobody reads. */
export const CLIENT_LEFT = 499;

export interface KeyOwner {
  request: Request;
  userId: string | null;
  input: unknown;
  /**
   * Whose key it is, where the work itself ends the session it came with: a repeat is then another caller to the user's id,
   * and the same one to the token that both carry. From `endingSession`, `mailedLink` or `byVisitor`.
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

/** The scope of a browser, whoever is signed in on it: for work that itself signs in. */
export const byVisitor = (name: string) => `visitor:${name}`;

/** Whose call this is, for `once`: null without a key, or from a visitor whose browser has no name. */
export async function idempotentCall({
  request,
  userId,
  key,
  input,
  scope: given,
  path = doorPath(new URL(request.url).pathname),
}: KeySource): Promise<IdempotentCall | null> {
  if (!key) return null;
  const visitor = given || userId ? null : await readName(visitorCookie, request);
  const scope = given ?? (userId ? `user:${userId}` : visitor && byVisitor(visitor));
  if (!scope) return null;
  return {
    scope,
    path,
    // cut, two keys could become one
    key: key.length > KEY_MAX_LENGTH ? hashToken(key) : key,
    fingerprint: fingerprintOf(env.SESSION_SECRET, input),
  };
}

/** The random name of a visitor's browser, and Set-Cookie when it has just been given. */
export async function nameVisitor(request: Request): Promise<{ name: string; cookie: string | null }> {
  const known = await readName(visitorCookie, request);
  if (known) return { name: known, cookie: null };
  const name = createToken();
  return { name, cookie: await serializeCookie(visitorCookie, name, request) };
}
