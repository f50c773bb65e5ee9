import { createHash } from 'node:crypto';
import type { Database } from '../../adapters/db.server.ts';

/** Section 9 of the specification. */
export const CREDITS_FOR_SIGN_UP = 10;

/**
 * Pays the owner of the code for a friend's registration, once: an e-mail has one referral row at most. An unknown code
 * and one's own are ignored.
 */
export async function rewardSignUp(
  tx: Database,
  friend: { id: string; email: string },
  referralCode: string,
): Promise<void> {
  const referrer = await tx.user.findUnique({ where: { referralCode }, select: { id: true, email: true } });
  if (!referrer || referrer.email === friend.email) return;
  const friendHash = createHash('sha256').update(friend.email).digest('hex');
  // somebody who deleted their account and comes back is the same friend
  if (await tx.referral.findUnique({ where: { friendHash }, select: { id: true } })) return;
  await tx.referral.create({ data: { referrerId: referrer.id, friendId: friend.id, friendHash } });
  await tx.user.update({
    where: { id: referrer.id },
    data: { chatHelperCredits: { increment: CREDITS_FOR_SIGN_UP } },
  });
}

/**
 * Notes that a friend has paid for a plan for the first time. Answers who invited them and is now owed a free month of
 * Premium, or null: nobody did, or the month was given before.
 */
export async function noteFirstPayment(
  tx: Database,
  friendId: string,
  now: Date,
): Promise<{ referrerId: string } | null> {
  const noted = await tx.referral.updateMany({ where: { friendId, paidAt: null }, data: { paidAt: now } });
  if (noted.count === 0) return null;
  const referral = await tx.referral.findUnique({ where: { friendId }, select: { referrerId: true } });
  return referral;
}
