import { useSearchParams } from '@remix-run/react';
import { type MouseEvent, useState } from 'react';
import { buttonClass } from '~/ui/button';
import { useHydrated } from '~/ui/hydrated';
import { pressWithSpace } from '~/ui/press-with-space';
import { showToast } from '~/ui/toast-store';
import { openSocialPopup, waitForSocialPopup } from './social-popup';

const PROVIDERS = [
  { id: 'twitter', name: 'Twitter' },
  { id: 'facebook', name: 'Facebook' },
] as const;
type Provider = (typeof PROVIDERS)[number];

/** Links, so that they work without JavaScript; with it they open a pop-up. */
export function SocialButtons({ disabled }: { disabled: boolean }) {
  const [waiting, setWaiting] = useState(false);
  const hydrated = useHydrated();
  const [search] = useSearchParams();
  const redirectTo = search.get('redirectTo');
  const off = disabled || waiting;

  async function signIn(event: MouseEvent, { id, name }: Provider) {
    if (off) return event.preventDefault();
    // a new tab or window was asked for
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    const popup = openSocialPopup(id, `${name} Login`);
    // where no pop-up may open, the link goes there in this window
    if (!popup) return;
    event.preventDefault();
    setWaiting(true);
    try {
      await waitForSocialPopup(popup);
      // the pages of somebody who is signed in are new documents; /login knows where redirectTo leads
      if (redirectTo) window.location.reload();
      else window.location.assign('/dashboard');
    } catch (error) {
      setWaiting(false);
      const description = error instanceof Error ? error.message : undefined;
      showToast({ kind: 'destructive', title: 'Error', description });
    }
  }

  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        {PROVIDERS.map((provider) => (
          <a
            key={provider.id}
            href={`/api/auth/${provider.id}${redirectTo ? `?${new URLSearchParams({ redirectTo })}` : ''}`}
            role={hydrated ? 'button' : undefined}
            onKeyDown={pressWithSpace}
            aria-disabled={off || undefined}
            onClick={(event) => signIn(event, provider)}
            className={buttonClass('secondary')}
          >
            {provider.name}
          </a>
        ))}
      </div>
      <p className="mt-3 text-center text-sm text-muted">For adults: 18 or over.</p>
      <p className="my-6 flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        Or continue with email
      </p>
    </>
  );
}
