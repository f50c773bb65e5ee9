import { referralLink } from '~/features/referrals/referral-link';
import { getReferralCode } from '~/features/referrals/referrals.server';
import { SocialShareSchema } from '~/features/sharing/schemas';
import { share } from '~/features/sharing/sharing.server';
import { ApiError, apiRoute, forUser, tooMany } from '~/http/api.server';
import { ownOrigin } from '~/http/origin.server';

const route = apiRoute('message', {
  POST: forUser({
    schema: SocialShareSchema,
    async run({ request, user, input, once }) {
      const origin = ownOrigin(request);
      const link = referralLink(origin, (await getReferralCode(user.id)) ?? '');
      const { result } = await once((transact) => share(user.id, input, { origin, link }, transact));
      if (result.ok) return Response.json({ success: true });
      if (result.reason === 'too-many') throw tooMany(result.retryAfterSeconds);
      throw new ApiError(result.reason === 'not-set-up' ? 400 : 502, result.message);
    },
  }),
});

export const loader = route.loader;
export const action = route.action;
