import { type MouseEvent, useState } from 'react';
import { openSocialPopup, POPUP_BLOCKED, waitForSocialPopup } from '~/features/accounts/social-popup';
import { buttonClass } from '~/ui/button';
import { copyText } from '~/ui/copy-text';
import { useHydrated } from '~/ui/hydrated';
import { newId } from '~/ui/new-id';
import { pressWithSpace } from '~/ui/press-with-space';
import { showToast } from '~/ui/toast-store';
import {
  needsCopiedLink,
  PLATFORM_IDS,
  PLATFORM_NAMES,
  publicShareUrl,
  type SharePlatform,
} from './platforms';
import { ShareDialog } from './share-dialog';

interface ShareButtonsProps {
  link: string;
  text: string;
  /** platforms that are set up here; the others fall back to their public share page */
  configured: readonly SharePlatform[];
  /** called when a share has ended, well or not */
  onEnd(): void;
}

/** Sends the share. Throws with the sentence to show. */
async function postShare(platform: SharePlatform, content: string, accessToken: string): Promise<void> {
  const response = await fetch('/api/social-share', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': newId() },
    body: JSON.stringify({ platform, content, accessToken }),
  });
  if (response.ok) return;
  const body = (await response.json().catch(() => null)) as { message?: string } | null;
  throw new Error(body?.message ?? `${response.status}: ${response.statusText}`);
}

function showError(error: unknown): void {
  const offline = error instanceof TypeError;
  const message = error instanceof Error && !offline ? error.message : 'Check your connection and try again.';
  showToast({ kind: 'destructive', title: 'Error sharing', description: message });
}

/** Links to the platforms' public share pages; with JavaScript, and where a platform is set up, a real post. */
export function ShareButtons({ link, text, configured, onEnd }: ShareButtonsProps) {
  const [sharing, setSharing] = useState<SharePlatform | null>(null);
  const hydrated = useHydrated();

  async function post(platform: SharePlatform) {
    const name = PLATFORM_NAMES[platform];
    setSharing(platform);
    try {
      const popup = openSocialPopup(platform, `${name} Login`);
      if (!popup) throw new Error(POPUP_BLOCKED);
      await postShare(platform, text, await waitForSocialPopup(popup));
      showToast({ title: 'Success', description: `Shared on ${name}` });
    } catch (error) {
      showError(error);
    }
    setSharing(null);
    onEnd();
  }

  /** The platform's own page. Instagram's and TikTok's take no text, so the link is on the clipboard before. */
  async function fallBack(platform: SharePlatform, url: string) {
    const name = PLATFORM_NAMES[platform];
    const title = `Sharing on ${name} is not set up here`;
    if (!needsCopiedLink(platform)) {
      showToast({ title, description: `${name}’s own share page opens instead.` });
    } else {
      try {
        await copyText(link);
        showToast({ title, description: `Your link is copied: paste it on ${name}, which opens now.` });
      } catch {
        const description = `Copy your link by hand, then paste it on ${name}.`;
        showToast({ kind: 'destructive', title: 'Failed to copy to clipboard', description });
      }
    }
    window.open(url, '_blank', 'noopener,noreferrer');
  }

  function share(event: MouseEvent, platform: SharePlatform) {
    event.preventDefault();
    if (!configured.includes(platform)) void fallBack(platform, publicShareUrl(platform, text, link));
    else if (!sharing) void post(platform);
  }

  return (
    <>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {PLATFORM_IDS.map((platform) => (
          <li key={platform}>
            <a
              href={publicShareUrl(platform, text, link)}
              target="_blank"
              rel="noopener noreferrer"
              role={hydrated ? 'button' : undefined}
              onKeyDown={pressWithSpace}
              onClick={(event) => share(event, platform)}
              className={buttonClass('secondary', 'medium', 'w-full')}
            >
              {PLATFORM_NAMES[platform]}
            </a>
          </li>
        ))}
      </ul>
      <noscript>
        <p className="mt-3 text-sm text-muted">Instagram and TikTok take no link: copy yours first.</p>
      </noscript>
      {sharing ? <ShareDialog platform={sharing} text={text} /> : null}
    </>
  );
}
