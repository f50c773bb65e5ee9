import { type MouseEvent, useState } from 'react';
import { openSocialPopup, POPUP_BLOCKED, waitForSocialPopup } from '~/features/accounts/social-popup';
import { limitTime } from '~/features/offline/time-limit';
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

/** Longer than the server gives a platform's calls. */
const SHARE_LIMIT_MILLISECONDS = 45_000;

interface Share {
  platform: SharePlatform;
  content: string;
  accessToken: string;
  /** the same when it is sent again, so that it is posted once */
  key: string;
}

/** No answer came: it may have been posted or not. */
class UnansweredError extends Error {}

/** Sends the share. Throws with the sentence to show. */
async function postShare({ key, ...body }: Share): Promise<void> {
  const limit = limitTime(SHARE_LIMIT_MILLISECONDS);
  try {
    const response = await fetch('/api/social-share', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(body),
      signal: limit.signal,
    });
    if (response.ok) return;
    const { message } = JSON.parse(await response.text()) as { message?: string };
    throw new Error(message ?? `${response.status}: ${response.statusText}`);
  } catch (error) {
    const unanswered = limit.isLate() || error instanceof TypeError || error instanceof SyntaxError;
    if (!unanswered) throw error;
    throw new UnansweredError(
      limit.isLate() ? 'There was no answer in time.' : 'The connection was lost before an answer came.',
    );
  } finally {
    limit.end();
  }
}

/** Links to the platforms' public share pages; with JavaScript, and where a platform is set up, a real post. */
export function ShareButtons({ link, text, configured, onEnd }: ShareButtonsProps) {
  const [sharing, setSharing] = useState<SharePlatform | null>(null);
  const hydrated = useHydrated();

  async function run(platform: SharePlatform, prepare: () => Promise<Share>) {
    setSharing(platform);
    let prepared: Share | undefined;
    try {
      prepared = await prepare();
      await postShare(prepared);
      showToast({ title: 'Success', description: `Shared on ${PLATFORM_NAMES[platform]}` });
    } catch (error) {
      const again = error instanceof UnansweredError ? prepared : undefined;
      showToast({
        kind: 'destructive',
        title: 'Error sharing',
        description: error instanceof Error ? error.message : undefined,
        action: again && { text: 'Retry', run: () => void run(platform, async () => again) },
        stays: Boolean(again),
      });
    }
    setSharing(null);
    onEnd();
  }

  /** Asks the platform for leave in its pop-up. */
  async function askLeave(platform: SharePlatform): Promise<Share> {
    const popup = openSocialPopup(platform, `${PLATFORM_NAMES[platform]} Login`);
    if (!popup) throw new Error(POPUP_BLOCKED);
    return { platform, content: text, accessToken: await waitForSocialPopup(popup), key: newId() };
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
    else if (!sharing) void run(platform, () => askLeave(platform));
  }

  return (
    <>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-3">
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
