import { randomBytes } from 'node:crypto';
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
const REFERRAL_CODE_BYTES = 6;

/** `username` is the e-mail's local part, made unique with a number. */
function usernameBase(email: string): string {
  const local = email.split('@')[0] ?? '';
  return local.replace(/[^a-z0-9._-]/g, '').slice(0, USERNAME_BASE_MAX) || 'member';
}

async function freeUsername(tx: Database, email: string): Promise<string> {
  const base = usernameBase(email);
  const taken = await tx.user.findMany({
    where: { username: { startsWith: base } },
    select: { username: true },
  });
  const names = new Set(taken.map((row) => row.username));
  if (!names.has(base)) return base;
  for (let number = 2; ; number += 1) {
    if (!names.has(`${base}${number}`)) return `${base}${number}`;
  }
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
      username: await freeUsername(tx, account.email),
      passwordHash: account.passwordHash,
      referralCode: createReferralCode(),
    },
  });
  if (account.referralCode) await rewardSignUp(tx, user, account.referralCode);
  return toCurrentUser(user);
}

/** A username or referral code can be taken between the look and the insert; an e-mail stays taken. */
const INSERT_TRIES = 8;

/** Creates an account. The result is plain JSON, so that a repeat of the call can be answered with it. */
export async function register(
  { email, password }: Credentials,
  referralCode: string | null,
  transact: Transact,
): Promise<RegisterResult> {
  const passwordHash = await hashPassword(password);
  for (let tries = 1; ; tries += 1) {
    if (await db.user.findUnique({ where: { email }, select: { id: true } })) {
      return { ok: false, reason: 'email-taken', message: EMAIL_TAKEN };
    }
    try {
      return await transact(async (tx) => ({
        ok: true as const,
        user: await insertAccount(tx, { email, passwordHash, referralCode }),
      }));
    } catch (error) {
      if (!isUniqueViolation(error) || tries === INSERT_TRIES) throw error;
    }
  }
}

/** The account behind the credentials, or null; takes the same time whether or not the e-mail exists. */
export async function checkCredentials({ email, password }: Credentials): Promise<CurrentUser | null> {
  const user = await db.user.findUnique({ where: { email } });
  const matches = await verifyPassword(user?.passwordHash, password);
  return user && matches ? toCurrentUser(user) : null;
}
