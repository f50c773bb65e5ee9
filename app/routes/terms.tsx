import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { env } from '~/env.server';
import { pageMeta } from '~/http/meta';
import { LegalPage, type LegalSection } from '~/ui/legal-page';

export const handle = { script: false };
export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Terms of Use',
    description: 'The rules of the service in plain words: who may use it, what for, and what it costs.',
  });

export function loader() {
  return { productName: env.PRODUCT_NAME };
}

function termsSections(productName: string): LegalSection[] {
  return [
    {
      id: 'service',
      title: 'What you get',
      body: (
        <p>
          {productName} suggests replies, openers and profile advice for dating conversations. Suggestions are
          written by software. They can be wrong, and what the studies behind them found are tendencies, not
          promises. You decide what you send, and it is your message when you do.
        </p>
      ),
    },
    {
      id: 'who',
      title: 'Who may use it',
      body: (
        <p>
          You must be 18 or over, and so must the people you write to. By creating an account you confirm that
          you are. One person, one account; keep your password to yourself.
        </p>
      ),
    },
    {
      id: 'conduct',
      title: 'How to treat people',
      body: (
        <>
          <p>Use the service to talk with people, not to wear them down. You may not use it to</p>
          <ul>
            <li>harass, threaten, deceive for money, or go on after somebody has said no,</li>
            <li>write to or about anyone under 18 in a romantic or sexual way,</li>
            <li>pretend to be another real person,</li>
            <li>publish what somebody told you in confidence.</li>
          </ul>
          <p>Texts like these are refused, and an account that keeps at it is closed.</p>
        </>
      ),
    },
    {
      id: 'content',
      title: 'Your content',
      body: (
        <p>
          What you put in stays yours, and the suggestions are yours to use. You let us store and process
          both, as far as the service needs it. Put in only what you may: a conversation has two authors. What
          happens to the words is in the <a href="/privacy">Privacy Policy</a>.
        </p>
      ),
    },
    {
      id: 'plans',
      title: 'Plans and prices',
      body: (
        <p>
          The Free Account costs nothing. Pro is $9 and Premium $19 a month; what is in each is on the{' '}
          <a href="/pricing">pricing page</a>. Paid plans are agreed through the{' '}
          <a href="/contact">contact page</a> and can be ended there at any time, for the end of the month
          that is paid. Nothing renews behind your back.
        </p>
      ),
    },
    {
      id: 'referrals',
      title: 'Referrals',
      body: (
        <p>
          When a friend signs up with your code you get 10 Chat Helper credits; when that friend first
          subscribes to a paid plan you get a free month of Premium. Each is given once per friend. Inviting
          yourself, or people who do not exist, does not count. Credits have no cash value.
        </p>
      ),
    },
    {
      id: 'availability',
      title: 'When it does not work',
      body: (
        <p>
          We do our best to keep the service running, and we may change or stop parts of it. It is offered as
          it is. As far as the law allows, we are not liable for how a conversation turns out, or for indirect
          damage; nothing here limits liability for intent, gross negligence, or harm to life and health.
        </p>
      ),
    },
    {
      id: 'safety',
      title: 'Not a counsellor',
      body: (
        <p>
          The coach is no therapist, doctor or lawyer. If you or somebody else is in danger, call your local
          emergency number.
        </p>
      ),
    },
    {
      id: 'end',
      title: 'Leaving',
      body: (
        <p>
          You can delete your account at any time in your <a href="/account/settings">settings</a>, or ask us
          to on <a href="/delete">Delete Your Data</a>. We may close an account that breaks these terms, and
          will say why.
        </p>
      ),
    },
    {
      id: 'law',
      title: 'The rest',
      body: (
        <p>
          If one of these terms does not hold, the others still do. The law that protects you as a consumer
          where you live stays in force. When the terms change, the date at the top changes; if you go on
          using the service after that, the new terms apply. Questions: the{' '}
          <a href="/contact">contact page</a>.
        </p>
      ),
    },
  ];
}

export default function Terms() {
  const { productName } = useLoaderData<typeof loader>();
  return (
    <LegalPage
      title="Terms of Use"
      updated="January 7, 2025"
      intro={<p>The rules of {productName} in plain words. By using it, you agree to them.</p>}
      sections={termsSections(productName)}
    />
  );
}
