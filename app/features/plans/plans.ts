export const PLAN_IDS = ['free', 'price_pro', 'price_elite'] as const;
export type PlanId = (typeof PLAN_IDS)[number];

/** Section 9 of the specification, to the letter. Prices are whole US dollars a month. */
export interface Plan {
  priceId: PlanId;
  name: string;
  price: string;
  description: string;
  features: readonly string[];
}

export const PLANS: readonly [Plan, Plan, Plan] = [
  {
    priceId: 'free',
    name: 'Free Account',
    price: '0',
    description: 'Find your feet, at no cost.',
    features: [
      'Basic conversation analysis',
      '5 AI-powered conversation starters per month',
      'Community support forum access',
    ],
  },
  {
    priceId: 'price_pro',
    name: 'Pro',
    price: '9',
    description: 'For people who are talking to someone now.',
    features: [
      'Advanced conversation analysis',
      'Unlimited conversation starters',
      'Priority email support',
      'Profile optimization tips',
    ],
  },
  {
    priceId: 'price_elite',
    name: 'Premium',
    price: '19',
    description: 'Everything, with a coach at your side.',
    features: [
      'All Pro features',
      '1-on-1 AI coaching sessions',
      'Advanced profile optimization',
      'Dating strategy consultations',
      'VIP support',
    ],
  },
];

/** Conversation starters a free account may save in a calendar month (UTC). */
export const FREE_STARTERS_PER_MONTH = 5;
/** How many more it takes from the outboxes of devices that were offline: no device knew of more than a month's. */
export const LATE_STARTERS_PER_MONTH = FREE_STARTERS_PER_MONTH;

/** The plan that holds now: a referral reward makes it Premium until it ends. */
export function effectivePlan(user: { plan: string; premiumUntil: Date | null }, now: Date): PlanId {
  if (user.premiumUntil && user.premiumUntil > now) return 'price_elite';
  return PLANS.find((plan) => plan.priceId === user.plan)?.priceId ?? 'free';
}

export function hasAdvancedAnalysis(plan: PlanId): boolean {
  return plan !== 'free';
}

/** The first instant of the calendar month, UTC. */
export function startOfMonth(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
}
