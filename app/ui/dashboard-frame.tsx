import { Link } from '@remix-run/react';
import { type ReactNode, useEffect, useRef } from 'react';

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

/** Brings the current tab into the strip, which is wider than a phone; and the focus to it, where it went with the tab before. */
function useCurrentTab(tab: DashboardTab | null) {
  const strip = useRef<HTMLElement>(null);
  const before = useRef(tab);
  useEffect(() => {
    const link = strip.current?.querySelector<HTMLElement>('[aria-current]');
    if (!strip.current || !link) return;
    strip.current.scrollLeft = link.offsetLeft - (strip.current.clientWidth - link.offsetWidth) / 2;
    if (before.current !== tab && document.activeElement === document.body)
      link.focus({ preventScroll: true });
    before.current = tab;
  }, [tab]);
  return strip;
}

/** The dashboard's greeting and tabs. Tabs are links, so they work without JavaScript and Back works. */
export function DashboardFrame({ email, tab, children }: FrameProps) {
  const strip = useCurrentTab(tab);
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-8">
      <h1 className="text-3xl font-semibold">Welcome back!</h1>
      <p className="mt-1 break-words text-muted">{email}</p>
      {/* without scripts nothing moves the strip to the current tab, so it wraps */}
      <nav ref={strip} aria-label="Dashboard" className="relative -mx-4 mt-6 overflow-x-auto px-4">
        <ul className="flex w-max min-w-full gap-1 border-b border-line noscript:w-auto noscript:flex-wrap">
          {DASHBOARD_TABS.map(([name, label]) => (
            <li key={name}>
              <Link
                to={name === 'overview' ? '/dashboard' : `/dashboard?tab=${name}`}
                aria-current={name === tab ? 'page' : undefined}
                className="-mb-px -outline-offset-3 inline-flex min-h-11 items-center whitespace-nowrap border-b-2 border-transparent px-3.5 font-medium text-muted no-underline hover:text-ink aria-[current]:border-accent aria-[current]:text-ink"
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
