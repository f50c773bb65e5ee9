import { env } from '../env.server.ts';
import { createToken } from '../features/accounts/tokens.server.ts';
import { fingerprintOf, type IdempotentCall, KEY_MAX_LENGTH } from '../features/once/once.server.ts';
import { parseCookie, serializeCookie, visitorCookie } from './cookies.server.ts';

export const KEY_FIELD = 'idempotencyKey';
export const KEY_HEADER = 'Idempotency-Key';
export const KEY_REUSED =
  'This form was already sent with other content. Reload the page, then send it again.';

interface KeySource {
  request: Request;
  userId: string | null;
  key: string | null;
  input: unknown;
}

/**
 * Whose call this is, for `once`: null without a key. A visitor's key is bound to a random cookie, which is set when
 * there is none yet (a JSON client without a cookie gets one, and its repeat must send it).
 */
export async function idempotentCall({
  request,
  userId,
  key,
  input,
}: KeySource): Promise<IdempotentCall | null> {
  if (!key) return null;
  const scope = userId ? `user:${userId}` : `visitor:${(await getVisitor(request)) ?? ''}`;
  if (scope === 'visitor:') return null;
  return {
    scope,
    path: new URL(request.url).pathname.replace(/\.data$/, ''),
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
