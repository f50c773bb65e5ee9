import { db, isUniqueViolation, transact as transactNow } from '../../adapters/db.server.ts';
import type { Transact } from '../once/once.server.ts';
import { insertAccount, insertOrFind, type RegisterResult, refuseTakenEmail } from './accounts.server.ts';
import type { Credentials, CurrentUser } from './schemas.ts';
import { toCurrentUser } from './sessions.server.ts';
import { attemptSignIn, type SignInResult } from './sign-in.server.ts';

/** An account at a social platform, as that platform named it in this sign-in. */
export interface Identity {
  provider: string;
  providerId: string;
}

/** Who signs in with this identity, or null when nobody does yet. */
export async function findByIdentity({ provider, providerId }: Identity): Promise<CurrentUser | null> {
  const row = await db.socialIdentity.findUnique({
    where: { provider_providerId: { provider, providerId } },
    include: { user: true },
  });
  return row ? toCurrentUser(row.user) : null;
}

/**
 * Makes an account that signs in with this identity only. An e-mail that has an account is refused: it is never linked
 * without its password. The result is plain JSON.
 */
export async function registerWithIdentity(
  identity: Identity,
  { email, referralCode }: { email: string; referralCode: string | null },
  transact: Transact = transactNow,
): Promise<RegisterResult> {
  return insertOrFind<RegisterResult>(
    async () => {
      const refusal = await refuseTakenEmail(email);
      // in this order: an e-mail that the same sign-in took a moment ago has its identity by now
      const known = await findByIdentity(identity);
      return known ? { ok: true, user: known } : refusal;
    },
    async (tx) => {
      const user = await insertAccount(tx, { email, passwordHash: null, referralCode });
      await tx.socialIdentity.create({ data: { ...identity, userId: user.id } });
      return { ok: true, user };
    },
    transact,
  );
}

/** Lets the identity sign in to an account that there is already, once its password was right. */
export async function linkIdentity(identity: Identity, credentials: Credentials): Promise<SignInResult> {
  const result = await attemptSignIn(credentials);
  if (!result.ok) return result;
  try {
    await db.socialIdentity.create({ data: { ...identity, userId: result.user.id } });
  } catch (error) {
    // linked already, by a second press or to another account: whoever linked it first keeps it
    if (!isUniqueViolation(error)) throw error;
  }
  return result;
}
