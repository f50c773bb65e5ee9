/**
 * A free month of Premium. For somebody on Free or Pro it is a date until which Premium holds; for somebody who pays for
 * Premium it is a month owed, which starts when their own Premium ends.
 */
export interface PremiumTime {
  plan: string;
  premiumUntil: Date | null;
  premiumMonthsOwed: number;
}

const PREMIUM = 'price_elite';

/** The same day of the month so many months on (UTC), or that month's last day when it has no such day. */
export function addMonths(date: Date, months: number): Date {
  const day = date.getUTCDate();
  const moved = new Date(date);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const daysInMonth = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(day, daysInMonth));
  return moved;
}

export function withFreeMonth(time: PremiumTime, now: Date): PremiumTime {
  if (time.plan === PREMIUM) return { ...time, premiumMonthsOwed: time.premiumMonthsOwed + 1 };
  const from = time.premiumUntil && time.premiumUntil > now ? time.premiumUntil : now;
  return { ...time, premiumUntil: addMonths(from, 1) };
}

/** What becomes of free time when the plan changes: none of it is lost. */
export function withPlan(time: PremiumTime, plan: string, now: Date): PremiumTime {
  if (time.plan === plan) return time;
  if (plan === PREMIUM) {
    // what is left is kept as whole months, rounded up in the person's favour
    const owed = time.premiumMonthsOwed + monthsLeft(time.premiumUntil, now);
    return { plan, premiumUntil: null, premiumMonthsOwed: owed };
  }
  if (time.plan !== PREMIUM || time.premiumMonthsOwed === 0) return { ...time, plan };
  const from = time.premiumUntil && time.premiumUntil > now ? time.premiumUntil : now;
  return { plan, premiumUntil: addMonths(from, time.premiumMonthsOwed), premiumMonthsOwed: 0 };
}

function monthsLeft(until: Date | null, now: Date): number {
  let months = 0;
  while (until && addMonths(now, months) < until) months += 1;
  return months;
}
