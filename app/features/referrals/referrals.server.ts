import { db } from '../../adapters/db.server.ts';

/** The username behind a referral code, or null for an unknown one. */
export async function getInviter(referralCode: string): Promise<string | null> {
  const user = await db.user.findUnique({ where: { referralCode }, select: { username: true } });
  return user?.username ?? null;
}
