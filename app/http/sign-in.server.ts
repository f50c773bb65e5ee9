import { register } from '../features/accounts/accounts.server.ts';
import type { Credentials, CurrentUser } from '../features/accounts/schemas.ts';
import type { Transact } from '../features/once/once.server.ts';
import { signIn } from './auth.server.ts';
import { authenticate } from './authenticator.server.ts';
import { clearCookie, parseCookie, referralCookie } from './cookies.server.ts';

type Once = <T>(work: (transact: Transact) => Promise<T>) => Promise<{ result: T; replayed: boolean }>;

export type DoorResult =
  | { ok: true; user: CurrentUser; cookies: string[] }
  | { ok: false; status: 401 | 409; message: string }
  | { ok: false; status: 429; retryAfterSeconds: number };

/** Both doors of signing in: credentials are checked every time, and a new session is made every time. */
export async function signInWith(request: Request, credentials: Credentials): Promise<DoorResult> {
  const result = await authenticate(request, credentials);
  if (result.ok) return { ok: true, user: result.user, cookies: [await signIn(request, result.user.id)] };
  if (result.reason === 'too-many')
    return { ok: false, status: 429, retryAfterSeconds: result.retryAfterSeconds };
  return { ok: false, status: 401, message: result.message };
}

/**
 * Both doors of registering. A repeat with the same key does not replay a cookie: the credentials are checked again,
 * and a new session is made.
 */
export async function registerWith(
  request: Request,
  credentials: Credentials,
  once: Once,
): Promise<DoorResult> {
  const code = await parseCookie(referralCookie, request).catch(() => null);
  const { result, replayed } = await once((transact) =>
    register(credentials, typeof code === 'string' ? code : null, transact),
  );
  if (!result.ok) return { ok: false, status: 409, message: result.message };
  const signedIn: DoorResult = replayed
    ? await signInWith(request, credentials)
    : { ok: true, user: result.user, cookies: [await signIn(request, result.user.id)] };
  if (!signedIn.ok) return signedIn;
  const ended = code ? [await clearCookie(referralCookie, request)] : [];
  return { ok: true, user: result.user, cookies: [...signedIn.cookies, ...ended] };
}
