import { clearAttempts, countAttempt, SIGN_IN_LIMIT } from '../limits/rate-limits.server.ts';
import { checkCredentials, WRONG_CREDENTIALS } from './accounts.server.ts';
import type { Credentials, CurrentUser } from './schemas.ts';

export type SignInResult =
  | { ok: true; user: CurrentUser }
  | { ok: false; reason: 'wrong'; message: string }
  | { ok: false; reason: 'too-many'; retryAfterSeconds: number };

/**
 * Checks credentials, with a limit on tries for each e-mail, known or not. The try is counted before the check, so that
 * many at once cannot slip past the limit, and forgotten when it works.
 */
export async function attemptSignIn(credentials: Credentials): Promise<SignInResult> {
  const limit = await countAttempt(SIGN_IN_LIMIT, credentials.email);
  if (!limit.allowed) return { ok: false, reason: 'too-many', retryAfterSeconds: limit.retryAfterSeconds };
  const user = await checkCredentials(credentials);
  if (!user) return { ok: false, reason: 'wrong', message: WRONG_CREDENTIALS };
  await clearAttempts(SIGN_IN_LIMIT, credentials.email);
  return { ok: true, user };
}
