import { Link } from '@remix-run/react';
import { Card } from '~/ui/card';

const TOOLS: readonly { tab: string; title: string; text: string }[] = [
  {
    tab: 'chat-helper',
    title: 'Chat Helper',
    text: 'Three replies for a conversation, from a screenshot or text.',
  },
  { tab: 'chat-starter', title: 'Chat Starter', text: 'Three first messages from what her profile says.' },
  { tab: 'profile-wizard', title: 'Profile Wizard', text: 'Three enhancements for your own profile.' },
  { tab: 'ice-breakers', title: 'Ice Breakers', text: 'Messages and compliments to keep at hand.' },
];

/** The count of coaching sessions, and the way to each tool. */
export function Overview({ sessionCount }: { sessionCount: number }) {
  return (
    <div className="grid gap-6 md:grid-cols-3">
      <Card className="flex flex-col justify-center">
        <h2 className="text-lg font-semibold">Coaching Sessions</h2>
        <p className="mt-2 font-display text-6xl">{sessionCount}</p>
        <p className="mt-2 text-muted">{sessionCount === 0 ? 'Start with any of the tools.' : 'in total'}</p>
      </Card>
      <nav aria-label="Tools" className="md:col-span-2">
        <ul className="grid h-full gap-4 sm:grid-cols-2">
          {TOOLS.map(({ tab, title, text }) => (
            <li key={tab}>
              <Link
                to={`/dashboard?tab=${tab}`}
                className="block h-full rounded-card border border-line bg-card p-5 text-ink no-underline hover:border-accent"
              >
                <span className="block font-semibold">{title}</span>
                <span className="mt-1 block text-sm text-muted">{text}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
