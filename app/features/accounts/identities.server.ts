import { db, isUniqueViolation, transact as transactNow } from '../../adapters/db.server.ts';
import type { Transact } from '../once/once.server.ts';
import { EMAIL_TAKEN, insertAccount, type RegisterResult } from './accounts.server.ts';
import type { Credentials, CurrentUser } from './schemas.ts';
import { toCurrentUser } from './sessions.server.ts';
import { attemptSignIn, type SignInResult } from './sign-in.server.ts';

/** An account at a social platform, as that platform named it in this sign-in. */
export interface Identity {
  provider: string;
  providerId: string;
}

/** Usernames and referral codes are taken at random moments; an identity or an e-mail stays taken. */
const INSERT_TRIES = 8;

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
  for (let tries = 1; ; tries += 1) {
    const taken = await db.user.findUnique({ where: { email }, select: { id: true } });
    // in this order: an e-mail that the same sign-in took a moment ago has its identity by now
    const known = await findByIdentity(identity);
    if (known) return { ok: true, user: known };
    if (taken) {
      return { ok: false, reason: 'email-taken', message: EMAIL_TAKEN };
    }
    try {
      return await transact(async (tx) => {
        const user = await insertAccount(tx, { email, passwordHash: null, referralCode });
        await tx.socialIdentity.create({ data: { ...identity, userId: user.id } });
        return { ok: true as const, user };
      });
    } catch (error) {
      if (!isUniqueViolation(error) || tries === INSERT_TRIES) throw error;
    }
  }
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
