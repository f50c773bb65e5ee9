import { type Database, transact } from '../../adapters/db.server.ts';
import { noteFirstPayment } from '../referrals/rewards.server.ts';
import type { PlanId } from './plans.ts';
import { withFreeMonth, withPlan } from './premium.ts';

export type SetPlanResult =
  | { ok: true; email: string; before: string; plan: PlanId; rewarded: boolean }
  | { ok: false; reason: 'unknown-email' };

/**
 * Puts a user on a plan. The first paid plan of somebody who was invited gives the inviter one free month of Premium, in
 * the same transaction and exactly once: a second call finds `firstPaidAt` and the referral's `paidAt` set.
 */
export function setPlan(email: string, plan: PlanId, now = new Date()): Promise<SetPlanResult> {
  return transact(async (tx) => {
    const found = await tx.user.findUnique({ where: { email: email.toLowerCase() }, select: { id: true } });
    if (!found) return { ok: false, reason: 'unknown-email' };
    const user = await lockUser(tx, found.id);
    const paysFirst = plan !== 'free' && user.firstPaidAt === null;
    await tx.user.update({
      where: { id: user.id },
      data: { ...premiumOf(withPlan(user, plan, now)), ...(paysFirst ? { firstPaidAt: now } : {}) },
    });
    const referral = paysFirst ? await noteFirstPayment(tx, user.id, now) : null;
    if (referral) await giveFreeMonth(tx, referral.referrerId, now);
    return { ok: true, email: user.email, before: user.plan, plan, rewarded: referral !== null };
  });
}

async function giveFreeMonth(tx: Database, userId: string, now: Date): Promise<void> {
  const user = await lockUser(tx, userId);
  await tx.user.update({ where: { id: userId }, data: premiumOf(withFreeMonth(user, now)) });
}

function premiumOf({ plan, premiumUntil, premiumMonthsOwed }: ReturnType<typeof withPlan>) {
  return { plan, premiumUntil, premiumMonthsOwed };
}

/**
 * Reads a user for a change that depends on what is read. An update that changes nothing takes PostgreSQL's row lock, so
 * that two payments at once cannot both add to the same date; SQLite writes one at a time anyway.
 */
function lockUser(tx: Database, id: string) {
  return tx.user.update({ where: { id }, data: { premiumMonthsOwed: { increment: 0 } } });
}
