import { register } from '../features/accounts/accounts.server.ts';
import type { Credentials, CurrentUser } from '../features/accounts/schemas.ts';
import type { SignInResult } from '../features/accounts/sign-in.server.ts';
import type { Transact } from '../features/once/once.server.ts';
import { signIn } from './auth.server.ts';
import { authenticate } from './authenticator.server.ts';
import { clearCookie, readName, referralCookie } from './cookies.server.ts';

type Once = <T>(work: (transact: Transact) => Promise<T>) => Promise<{ result: T; replayed: boolean }>;

export type DoorResult =
  | { ok: true; user: CurrentUser; cookies: string[] }
  | { ok: false; status: 401 | 409; message: string }
  | { ok: false; status: 429; retryAfterSeconds: number };

/**
 * Both doors of signing in. A repeat with the same key does not replay a cookie: the credentials are checked every time, and
 * a new session is made every time. All that the key keeps is that these credentials were taken.
 */
export async function signInWith(
  request: Request,
  credentials: Credentials,
  once: Once,
): Promise<DoorResult> {
  const check = () => authenticate(request, credentials);
  const { result, replayed } = await once(async (transact): Promise<SignInResult> => {
    const checked = await check();
    return checked.ok ? transact(async () => checked) : checked;
  });
  return letIn(request, replayed ? await check() : result);
}

async function letIn(request: Request, result: SignInResult): Promise<DoorResult> {
  if (result.ok) return { ok: true, user: result.user, cookies: [await signIn(request, result.user.id)] };
  if (result.reason === 'too-many')
    return { ok: false, status: 429, retryAfterSeconds: result.retryAfterSeconds };
  return { ok: false, status: 401, message: result.message };
}

/** Both doors of registering. A repeat with the same key is a sign-in. */
export async function registerWith(
  request: Request,
  credentials: Credentials,
  once: Once,
): Promise<DoorResult> {
  const code = await readName(referralCookie, request);
  const { result, replayed } = await once((transact) => register(credentials, code, transact));
  if (!result.ok) return { ok: false, status: 409, message: result.message };
  const checked = replayed ? await authenticate(request, credentials) : result;
  const signedIn = await letIn(request, checked);
  if (!signedIn.ok) return signedIn;
  const ended = code ? [await clearCookie(referralCookie, request)] : [];
  return { ok: true, user: result.user, cookies: [...signedIn.cookies, ...ended] };
}
