import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PlanCard } from '~/features/plans/plan-card';
import { PLANS, type PlanId } from '~/features/plans/plans';
import { getUser } from '~/http/auth.server';
import { pageMeta } from '~/http/meta';
import { Band, PageHead } from '~/ui/public-page';

export const handle = { script: false };
export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Pricing',
    description: 'Start free. Pro is $9 and Premium $19 a month, and you can upgrade at any time.',
  });

export async function loader({ request }: LoaderFunctionArgs) {
  return { plan: (await getUser(request))?.plan ?? null };
}

/** The button rules of the specification's section 2. */
function planButton(priceId: PlanId, signedIn: boolean): { text: string; to: string } {
  if (signedIn) return { text: 'Contact Sales', to: '/contact' };
  if (priceId === 'free') return { text: 'Sign Up Free', to: '/register' };
  return { text: 'Login to Continue', to: '/login' };
}

const QUESTIONS = [
  [
    'What counts as a conversation starter?',
    'One saved set of openers from the Chat Starter. A try that fails is never counted, and the count begins anew on the first day of each month (UTC).',
  ],
  [
    'What is advanced conversation analysis?',
    'Beside the three replies you see who puts more into the conversation, where her interest shows, and what the best next step is: keep talking, suggest a date, or give it space.',
  ],
  [
    'How do I upgrade?',
    'Write to us from the contact page. We set your account to the plan you choose, and nothing that you saved is lost. We never ask for a card on this site.',
  ],
  [
    'Can I get more without paying?',
    'Yes. When a friend signs up with your referral link you get 10 Chat Helper credits, each good for one advanced analysis. When that friend takes a paid plan you get a month of Premium.',
  ],
] as const;

export default function Pricing() {
  const { plan } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title="Choose Your Plan" intro="Start free and upgrade anytime to unlock more features" />
      <ul className="mx-auto mt-12 grid w-full max-w-6xl items-stretch gap-5 px-4 md:grid-cols-3">
        {PLANS.map((offer) => (
          <li key={offer.priceId} className="flex">
            <PlanCard
              plan={offer}
              current={plan === offer.priceId}
              button={planButton(offer.priceId, plan !== null)}
            />
          </li>
        ))}
      </ul>
      <Band title="Plain answers">
        <dl className="grid gap-x-14 gap-y-9 md:grid-cols-2">
          {QUESTIONS.map(([question, answer]) => (
            <div key={question}>
              <dt className="font-display text-xl font-semibold">{question}</dt>
              <dd className="mt-2 text-pretty text-muted">{answer}</dd>
            </div>
          ))}
        </dl>
      </Band>
    </>
  );
}
