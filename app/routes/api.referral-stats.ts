import { getReferralStats } from '~/features/referrals/referrals.server';
import { apiRoute, forUser } from '~/http/api.server';

const route = apiRoute('text', {
  GET: forUser({ run: async ({ user }) => Response.json(await getReferralStats(user.id)) }),
});

export const loader = route.loader;
export const action = route.action;
