import { describe, expect, it } from 'vitest';
import { addMonths, type PremiumTime, withFreeMonth, withPlan } from './premium.ts';

const now = new Date('2026-11-20T10:00:00Z');
const time = (plan: string, premiumUntil: string | null = null, premiumMonthsOwed = 0): PremiumTime => ({
  plan,
  premiumUntil: premiumUntil ? new Date(premiumUntil) : null,
  premiumMonthsOwed,
});

describe('addMonths', () => {
  it.each([
    ['2026-11-20T10:00:00Z', 1, '2026-12-20T10:00:00.000Z'],
    ['2026-12-31T23:59:59Z', 1, '2027-01-31T23:59:59.000Z'],
    ['2027-01-31T08:00:00Z', 1, '2027-02-28T08:00:00.000Z'],
    ['2028-01-31T08:00:00Z', 1, '2028-02-29T08:00:00.000Z'],
    ['2026-11-30T00:00:00Z', 3, '2027-02-28T00:00:00.000Z'],
  ])('%s and %i months is %s', (from, months, to) => {
    expect(addMonths(new Date(from), months).toISOString()).toBe(to);
  });
});

describe('a free month', () => {
  it('starts now for somebody on Free or Pro', () => {
    for (const plan of ['free', 'price_pro']) {
      expect(withFreeMonth(time(plan), now)).toEqual(time(plan, '2026-12-20T10:00:00Z'));
    }
  });

  it('is added after a free month that still runs, and not after one that is over', () => {
    expect(withFreeMonth(time('free', '2026-12-01T00:00:00Z'), now)).toEqual(
      time('free', '2027-01-01T00:00:00Z'),
    );
    expect(withFreeMonth(time('free', '2026-01-01T00:00:00Z'), now)).toEqual(
      time('free', '2026-12-20T10:00:00Z'),
    );
  });

  it('is owed to somebody who pays for Premium, and starts when that ends', () => {
    const owed = withFreeMonth(withFreeMonth(time('price_elite'), now), now);
    expect(owed).toEqual(time('price_elite', null, 2));
    expect(withPlan(owed, 'free', now)).toEqual(time('free', '2027-01-20T10:00:00Z'));
  });
});

describe('a change of plan', () => {
  it('keeps free time that is left when somebody buys Premium', () => {
    const bought = withPlan(time('free', '2026-12-20T10:00:00Z'), 'price_elite', now);
    expect(bought).toEqual(time('price_elite', null, 1));
    expect(withPlan(bought, 'free', now)).toEqual(time('free', '2026-12-20T10:00:00Z'));
  });

  it('gives nothing for free time that is over', () => {
    expect(withPlan(time('free', '2026-01-20T10:00:00Z'), 'price_elite', now)).toEqual(time('price_elite'));
  });

  it('leaves free time alone between Free and Pro', () => {
    const until = '2026-12-20T10:00:00Z';
    expect(withPlan(time('free', until), 'price_pro', now)).toEqual(time('price_pro', until));
  });

  it('changes nothing when the plan is the same', () => {
    expect(withPlan(time('price_elite', null, 3), 'price_elite', now)).toEqual(time('price_elite', null, 3));
  });
});
