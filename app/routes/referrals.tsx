import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData, useRevalidator } from '@remix-run/react';
import { env } from '~/env.server';
import { referralLink } from '~/features/referrals/referral-link';
import { ReferralLinkField } from '~/features/referrals/referral-link-field';
import { ReferralTutorial, tutorialSteps } from '~/features/referrals/referral-tutorial';
import { getReferralCode, getReferralStats } from '~/features/referrals/referrals.server';
import { CREDITS_FOR_SIGN_UP } from '~/features/referrals/rewards.server';
import { RewardsTable, StatCards } from '~/features/referrals/rewards-overview';
import { shareText } from '~/features/sharing/platforms';
import { configuredPlatforms } from '~/features/sharing/platforms.server';
import { ShareButtons } from '~/features/sharing/share-buttons';
import { requireUser } from '~/http/auth.server';
import { pageMeta } from '~/http/meta';
import { ownOrigin } from '~/http/origin.server';
import { Card } from '~/ui/card';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Refer Friends & Earn Rewards',
    description: 'Invite friends and earn Chat Helper credits and free months of premium.',
  });

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireUser(request);
  const [stats, code] = await Promise.all([getReferralStats(user.id), getReferralCode(user.id)]);
  const link = referralLink(ownOrigin(request), code ?? '');
  const step = Number(new URL(request.url).searchParams.get('tutorial'));
  return {
    stats,
    link,
    text: shareText(env.PRODUCT_NAME, link),
    steps: tutorialSteps(env.PRODUCT_NAME, CREDITS_FOR_SIGN_UP),
    askedStep: [1, 2, 3].includes(step) ? step - 1 : null,
    creditsForSignUp: CREDITS_FOR_SIGN_UP,
    configured: configuredPlatforms(),
  };
}

export default function Referrals() {
  const { stats, link, text, steps, askedStep, creditsForSignUp, configured } =
    useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  return (
    <div className="mx-auto w-full max-w-4xl px-4 py-8">
      <h1 className="text-3xl font-semibold">Refer Friends & Earn Rewards</h1>
      <p className="mt-2 max-w-prose text-muted">
        Send your link to friends. When they join, you are rewarded.
      </p>
      <div className="mt-4">
        {/* another step in the address is another tutorial */}
        <ReferralTutorial key={askedStep} steps={steps} asked={askedStep} />
      </div>
      <StatCards stats={stats} />
      <Card className="mt-6">
        <h2 className="mb-4 text-xl font-semibold">Invite friends</h2>
        <ReferralLinkField link={link} />
        <h3 className="mb-3 mt-6 font-semibold">Share on</h3>
        <ShareButtons link={link} text={text} configured={configured} onEnd={revalidate} />
      </Card>
      <Card className="mt-6">
        <h2 className="mb-4 text-xl font-semibold">Rewards</h2>
        <RewardsTable creditsForSignUp={creditsForSignUp} />
      </Card>
    </div>
  );
}
