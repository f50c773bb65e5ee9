import { db } from '../../adapters/db.server.ts';

/** The username behind a referral code, or null for an unknown one. */
export async function getInviter(referralCode: string): Promise<string | null> {
  const user = await db.user.findUnique({ where: { referralCode }, select: { username: true } });
  return user?.username ?? null;
}

/** A user's own code, or null when the account is gone. */
export async function getReferralCode(userId: string): Promise<string | null> {
  const user = await db.user.findUnique({ where: { id: userId }, select: { referralCode: true } });
  return user?.referralCode ?? null;
}

export interface ReferralStats {
  totalReferrals: number;
  /** what is left of them, not what was ever earned */
  chatHelperCredits: number;
  /** friends who have paid for a plan */
  paidReferrals: number;
}

export async function getReferralStats(userId: string): Promise<ReferralStats> {
  const [totalReferrals, paidReferrals, user] = await Promise.all([
    db.referral.count({ where: { referrerId: userId } }),
    db.referral.count({ where: { referrerId: userId, paidAt: { not: null } } }),
    db.user.findUnique({ where: { id: userId }, select: { chatHelperCredits: true } }),
  ]);
  return { totalReferrals, chatHelperCredits: user?.chatHelperCredits ?? 0, paidReferrals };
}
