import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';

export const DASHBOARD_TABS = [
  ['overview', 'Overview'],
  ['chat-helper', 'Chat Helper'],
  ['chat-starter', 'Chat Starter'],
  ['profile-wizard', 'Profile Wizard'],
  ['ice-breakers', 'Ice Breakers'],
  ['referrals', 'Referrals'],
] as const;
export type DashboardTab = (typeof DASHBOARD_TABS)[number][0];

interface FrameProps {
  email: string;
  /** null for the settings, which are no tab */
  tab: DashboardTab | null;
  children: ReactNode;
}

/** The dashboard's greeting and tabs. Tabs are links, so they work without JavaScript and Back works. */
export function DashboardFrame({ email, tab, children }: FrameProps) {
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-8">
      <h1 className="text-3xl font-semibold">Welcome back!</h1>
      <p className="mt-1 break-words text-muted">{email}</p>
      <nav aria-label="Dashboard" className="-mx-4 mt-6 overflow-x-auto px-4">
        <ul className="flex gap-1 border-b border-line">
          {DASHBOARD_TABS.map(([name, label]) => (
            <li key={name}>
              <Link
                to={name === 'overview' ? '/dashboard' : `/dashboard?tab=${name}`}
                aria-current={name === tab ? 'page' : undefined}
                className="-mb-px inline-flex min-h-11 items-center whitespace-nowrap border-b-2 border-transparent px-3.5 font-medium text-muted no-underline hover:text-ink aria-[current]:border-accent aria-[current]:text-ink"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-6">{children}</div>
    </div>
  );
}
