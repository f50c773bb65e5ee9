import { randomBytes, randomInt } from 'node:crypto';
import { type Database, db, isUniqueViolation } from '../../adapters/db.server.ts';
import type { Transact } from '../once/once.server.ts';
import { rewardSignUp } from '../referrals/rewards.server.ts';
import { hashPassword, verifyPassword } from './passwords.server.ts';
import type { Credentials, CurrentUser } from './schemas.ts';
import { toCurrentUser } from './sessions.server.ts';

export const EMAIL_TAKEN = 'An account with this email already exists';
export const WRONG_CREDENTIALS = 'Incorrect email or password';

export type RegisterResult =
  | { ok: true; user: CurrentUser }
  | { ok: false; reason: 'email-taken'; message: string };

const USERNAME_BASE_MAX = 24;
const USERNAME_RANDOM_CHARACTERS = 4;
const REFERRAL_CODE_BYTES = 6;

function usernameBase(email: string): string {
  const local = email.split('@')[0] ?? '';
  return local.replace(/[^a-z0-9._-]/g, '').slice(0, USERNAME_BASE_MAX) || 'member';
}

/** The e-mail's local part; where somebody has that name, with a few random characters behind it. */
async function newUsername(tx: Database, email: string): Promise<string> {
  const base = usernameBase(email);
  const taken = await tx.user.findUnique({ where: { username: base }, select: { id: true } });
  if (!taken) return base;
  const random = randomInt(36 ** USERNAME_RANDOM_CHARACTERS).toString(36);
  return base + random.padStart(USERNAME_RANDOM_CHARACTERS, '0');
}

function createReferralCode(): string {
  return randomBytes(REFERRAL_CODE_BYTES).toString('base64url');
}

interface NewAccount {
  email: string;
  passwordHash: string | null;
  referralCode?: string | null;
}

/** Makes the account and pays whoever invited it, in the transaction it is given. */
export async function insertAccount(tx: Database, account: NewAccount): Promise<CurrentUser> {
  const user = await tx.user.create({
    data: {
      email: account.email,
      username: await newUsername(tx, account.email),
      passwordHash: account.passwordHash,
      referralCode: createReferralCode(),
    },
  });
  if (account.referralCode) await rewardSignUp(tx, user, account.referralCode);
  return toCurrentUser(user);
}

const INSERT_TRIES = 8;

/**
 * Runs `insert` in a transaction, unless `known` has the answer already. Usernames and referral codes are taken at random
 * moments: then both are asked again. What stays taken, an e-mail or an identity, is for `known` to find.
 */
export async function insertOrFind<T>(
  known: () => Promise<T | null>,
  insert: (tx: Database) => Promise<T>,
  transact: Transact,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    const found = await known();
    if (found) return found;
    try {
      return await transact(insert);
    } catch (error) {
      if (!isUniqueViolation(error) || tries === INSERT_TRIES) throw error;
    }
  }
}

/** The refusal of an e-mail that has an account, or null. */
export async function refuseTakenEmail(email: string): Promise<RegisterResult | null> {
  const taken = await db.user.findUnique({ where: { email }, select: { id: true } });
  return taken && { ok: false, reason: 'email-taken', message: EMAIL_TAKEN };
}

/** Creates an account. The result is plain JSON, so that a repeat of the call can be answered with it. */
export async function register(
  { email, password }: Credentials,
  referralCode: string | null,
  transact: Transact,
): Promise<RegisterResult> {
  const passwordHash = await hashPassword(password);
  return insertOrFind<RegisterResult>(
    () => refuseTakenEmail(email),
    async (tx) => ({ ok: true, user: await insertAccount(tx, { email, passwordHash, referralCode }) }),
    transact,
  );
}

/** The account behind the credentials, or null; takes the same time whether or not the e-mail exists. */
export async function checkCredentials({ email, password }: Credentials): Promise<CurrentUser | null> {
  const user = await db.user.findUnique({ where: { email } });
  const matches = await verifyPassword(user?.passwordHash, password);
  return user && matches ? toCurrentUser(user) : null;
}
