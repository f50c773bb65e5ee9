import { getReferralCode } from '~/features/referrals/referrals.server';
import { ApiError, apiRoute, forUser } from '~/http/api.server';
import { NOT_SIGNED_IN } from '~/http/auth.server';

const route = apiRoute('text', {
  GET: forUser({
    async run({ user }) {
      const referralCode = await getReferralCode(user.id);
      // the account went between the two looks
      if (referralCode === null) throw new ApiError(401, NOT_SIGNED_IN);
      return Response.json({ referralCode });
    },
  }),
});

export const loader = route.loader;
export const action = route.action;
