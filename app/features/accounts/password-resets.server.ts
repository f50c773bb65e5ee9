import { randomBytes } from 'node:crypto';
import { db } from '../../adapters/db.server.ts';
import { sendMailInBackground } from '../../adapters/mail.server.ts';
import { env } from '../../env.server.ts';
import { clearAttempts, countAttempt, RESET_LIMIT, SIGN_IN_LIMIT } from '../limits/rate-limits.server.ts';
import type { Transact } from '../once/once.server.ts';
import { hashPassword } from './passwords.server.ts';
import { endAllSessions } from './sessions.server.ts';
import { hashToken } from './tokens.server.ts';

export const RESET_LIFETIME_MILLISECONDS = 60 * 60 * 1000;
/** 144 random bits; with more, the link's line is folded in the mail's source and can not be copied from the file. */
const TOKEN_BYTES = 18;

/** The same words for known and unknown e-mails. */
export const RESET_REQUESTED =
  'If an account uses this e-mail, a link to choose a new password is on its way to it.';
/** Section 8 of the specification: what is said when the server has nothing better to say. */
export const RESET_FAILED = 'Something went wrong';
export const RESET_DONE = 'Your password has been changed. You can sign in with it now.';
export const RESET_LINK_DEAD =
  'This link is not valid: it may have been used already, or it is more than an hour old.';

export type ResetRequestResult = { ok: true } | { ok: false; retryAfterSeconds: number };
export type ResetResult = { ok: true } | { ok: false; message: string };

/**
 * Mails a link to choose a new password, if the e-mail has an account. Whether it has one is looked up after the answer,
 * so neither the words nor the time of it tell. `origin` is where the link leads; null where no link may be mailed.
 */
export async function requestPasswordReset(
  { email, origin }: { email: string; origin: string | null },
  transact: Transact,
): Promise<ResetRequestResult> {
  const limit = await countAttempt(RESET_LIMIT, email);
  if (!limit.allowed) return { ok: false, retryAfterSeconds: limit.retryAfterSeconds };
  // all that is kept for a repeat: that the request was taken
  const result = await transact(async () => ({ ok: true as const }));
  sendMailInBackground(async () => {
    if (origin === null) throw new Error('PUBLIC_URL is not set, which says where the link leads');
    const link = await createResetLink(email, origin);
    return link ? resetMail(email, link) : null;
  });
  return result;
}

/** A new link for the account with this e-mail, or null when there is none. */
async function createResetLink(email: string, origin: string, now = new Date()): Promise<string | null> {
  const user = await db.user.findUnique({ where: { email }, select: { id: true } });
  if (!user) return null;
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const expiresAt = new Date(now.getTime() + RESET_LIFETIME_MILLISECONDS);
  await db.passwordReset.deleteMany({ where: { userId: user.id, expiresAt: { lte: now } } });
  await db.passwordReset.create({ data: { tokenHash: hashToken(token), userId: user.id, expiresAt } });
  return `${origin}/reset-password/${token}`;
}

function resetMail(to: string, link: string) {
  return {
    to,
    subject: `Choose a new ${env.PRODUCT_NAME} password`,
    text: [
      'Hello,',
      '',
      `somebody asked to reset the password of your ${env.PRODUCT_NAME} account.`,
      'If it was you, open this link and choose a new one:',
      '',
      link,
      '',
      'The link works once, for one hour.',
      'If it was not you, do nothing: your password stays as it is.',
      '',
    ].join('\n'),
  };
}

function isOpen(tokenHash: string, now: Date) {
  return { tokenHash, usedAt: null, expiresAt: { gt: now } };
}

/** Sets the new password, ends every session of the user, and closes every other link they were sent. */
export async function resetPassword(
  { token, newPassword }: { token: string; newPassword: string },
  transact: Transact,
  now = new Date(),
): Promise<ResetResult> {
  const dead = { ok: false as const, message: RESET_LINK_DEAD };
  const tokenHash = hashToken(token);
  const reset = await db.passwordReset.findFirst({ where: isOpen(tokenHash, now), include: { user: true } });
  if (!reset) return dead;
  const passwordHash = await hashPassword(newPassword);
  try {
    const result = await transact(async (tx) => {
      const used = await tx.passwordReset.updateMany({
        where: isOpen(tokenHash, now),
        data: { usedAt: now },
      });
      // two tabs with the same link: the first one wins
      if (used.count === 0) throw new LinkUsedError();
      await tx.passwordReset.updateMany({
        where: { userId: reset.userId, usedAt: null },
        data: { usedAt: now },
      });
      await tx.user.update({ where: { id: reset.userId }, data: { passwordHash } });
      await endAllSessions(reset.userId, tx);
      // somebody may have made this account under an e-mail that was never theirs: the e-mail's owner now has it alone
      await tx.socialIdentity.deleteMany({ where: { userId: reset.userId } });
      return { ok: true as const };
    });
    // somebody who forgot their password has often used up their tries
    await clearAttempts(SIGN_IN_LIMIT, reset.user.email);
    sendMailInBackground(passwordChangedMail(reset.user.email));
    return result;
  } catch (error) {
    if (error instanceof LinkUsedError) return dead;
    throw error;
  }
}

class LinkUsedError extends Error {}

/** Tells the owner, who may not be the one who did it. */
export function passwordChangedMail(to: string) {
  return {
    to,
    subject: `Your ${env.PRODUCT_NAME} password was changed`,
    text: [
      'Hello,',
      '',
      `the password of your ${env.PRODUCT_NAME} account was changed just now.`,
      'If it was you, there is nothing to do.',
      'If it was not, use "Forgot your password?" on the sign-in page now:',
      'choosing a new password ends every session.',
      '',
    ].join('\n'),
  };
}
