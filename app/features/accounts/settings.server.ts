import { type Database, db } from '../../adapters/db.server.ts';
import { sendMailInBackground } from '../../adapters/mail.server.ts';
import { clearAttempts, countAttempt, type Limit } from '../limits/rate-limits.server.ts';
import type { Transact } from '../once/once.server.ts';
import { passwordChangedMail } from './password-resets.server.ts';
import { hashPassword, verifyPassword } from './passwords.server.ts';
import { endAllSessions } from './sessions.server.ts';

export const WRONG_PASSWORD = 'This is not your current password';
export const PASSWORD_CHANGED = 'Your password is changed, and every other device is signed out.';

/** Guesses of the current password on a device that was left open. */
const CHANGE_LIMIT: Limit = { name: 'change-password', most: 10, windowMilliseconds: 15 * 60_000 };

export type ChangePasswordResult =
  | { ok: true }
  | { ok: false; reason: 'wrong'; message: string }
  | { ok: false; reason: 'too-many'; retryAfterSeconds: number };

/** False for an account that signs in with a social platform only. */
export async function hasPassword(userId: string): Promise<boolean> {
  return (await db.user.count({ where: { id: userId, NOT: { passwordHash: null } } })) === 1;
}

/** Changes the password and ends every session of the user but the one of `keepToken`. */
export async function changePassword(
  change: { userId: string; currentPassword: string; newPassword: string; keepToken?: string },
  transact: Transact,
): Promise<ChangePasswordResult> {
  const { userId, keepToken } = change;
  const limit = await countAttempt(CHANGE_LIMIT, userId);
  if (!limit.allowed) return { ok: false, reason: 'too-many', retryAfterSeconds: limit.retryAfterSeconds };
  const user = await db.user.findUnique({ where: { id: userId } });
  if (!user || !(await verifyPassword(user.passwordHash, change.currentPassword))) {
    return { ok: false, reason: 'wrong', message: WRONG_PASSWORD };
  }
  const passwordHash = await hashPassword(change.newPassword);
  const result = await transact(async (tx) => {
    await tx.user.update({ where: { id: userId }, data: { passwordHash } });
    await tx.passwordReset.deleteMany({ where: { userId } });
    await endAllSessions(userId, tx, keepToken);
    return { ok: true as const };
  });
  await clearAttempts(CHANGE_LIMIT, userId);
  sendMailInBackground(passwordChangedMail(user.email));
  return result;
}

/** Ends every session of the user, this browser's too. */
export function signOutEverywhere(userId: string, transact: Transact): Promise<null> {
  return transact(async (tx) => {
    await endAllSessions(userId, tx);
    return null;
  });
}

/** `deleteAccount` in a transaction of its own. */
export function deleteOwnAccount(userId: string, transact: Transact): Promise<null> {
  return transact(async (tx) => {
    await deleteAccount(userId, tx);
    return null;
  });
}

/**
 * Deletes a user with everything that is theirs, messages under their e-mail included, inside the transaction it is given. What
 * stays is that a deletion was asked for, and when it was done.
 */
export async function deleteAccount(userId: string, tx: Database, now = new Date()): Promise<void> {
  const user = await tx.user.findUnique({ where: { id: userId }, select: { email: true } });
  if (!user) return;
  await tx.contactMessage.deleteMany({ where: { email: user.email } });
  // the account going is what a deletion request asked for
  await tx.deletionRequest.updateMany({ where: { accountId: userId, doneAt: null }, data: { doneAt: now } });
  // answers kept for repeats hold what the person wrote
  await tx.idempotencyRecord.deleteMany({ where: { scope: `user:${userId}`, state: 'done' } });
  await tx.user.delete({ where: { id: userId } });
}

/** Everything kept about a user, as plain JSON. Secrets (hashes of passwords and tokens) are left out. */
export async function exportData(userId: string, now = new Date()) {
  const user = await db.user.findUniqueOrThrow({
    where: { id: userId },
    omit: { passwordHash: true },
    include: {
      sessions: { select: { createdAt: true, renewedAt: true, expiresAt: true } },
      identities: { select: { provider: true, providerId: true, createdAt: true } },
      passwordResets: { select: { createdAt: true, expiresAt: true, usedAt: true } },
      coachingSessions: { omit: { userId: true }, orderBy: { createdAt: 'asc' } },
      libraryItems: { omit: { userId: true }, orderBy: { createdAt: 'asc' } },
      // who the friends are is theirs to tell
      friends: { select: { createdAt: true, paidAt: true } },
      invitation: { select: { createdAt: true, paidAt: true } },
      deletionRequests: { omit: { accountId: true } },
    },
  });
  const contactMessages = await db.contactMessage.findMany({
    where: { email: user.email },
    orderBy: { createdAt: 'asc' },
  });
  const { sessions, identities, passwordResets, coachingSessions, libraryItems, ...rest } = user;
  const { friends, invitation, deletionRequests, ...account } = rest;
  return {
    exportedAt: now.toISOString(),
    account,
    signedInDevices: sessions,
    socialSignIns: identities,
    passwordResets,
    coachingSessions,
    library: libraryItems,
    referrals: { invitedFriends: friends, invitedBy: invitation },
    deletionRequests,
    contactMessages,
  };
}
