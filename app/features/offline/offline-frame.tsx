import { useNavigation, useRevalidator } from '@remix-run/react';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '~/ui/lazy-part';
import { Spinner } from '~/ui/spinner';
import { showToast } from '~/ui/toast-store';
import { askCurrentUser } from './current-user';
import { isOffline } from './line';
import type { Send } from './outbox';
import { useCopyTime, useHeld, useIsCopy, useOffline, useUserId } from './use-line';
import { useSignOut } from './use-sign-out';

const UnsentDialog = lazyPart(() => import('./unsent-dialog').then((file) => file.UnsentDialog));

/** Everything on this page that has to do with bad lines; renders the bar, the notice and the spinner it needs, below the top bar. */
export function OfflineFrame({ send }: { send: Send }) {
  const userId = useUserId();
  const navigation = useNavigation();
  const { revalidate } = useRevalidator();
  const held = useHeld();
  const { leaving, sendFirst, drop, stay } = useSignOut(userId, send);
  const { isDetermined, isShown } = useCurrentUser(userId);

  useEffect(() => {
    if (!userId || !isDetermined) return;
    let stop: (() => void) | null = null;
    let wanted = true;
    const saved = () => {
      showToast({ title: 'Success', description: 'Coaching session saved successfully' });
      revalidate();
    };
    whenIdle(() => {
      import('./start').then(
        ({ startOffline, keepSending }) => {
          if (!wanted) return;
          stop = keepSending(userId, send, saved);
          void startOffline(userId).catch(() => {});
        },
        // without this part the page works as long as there is a line
        () => {},
      );
    });
    return () => {
      wanted = false;
      stop?.();
    };
  }, [userId, isDetermined, send, revalidate]);

  const isBusy = (navigation.state !== 'idle' && !held) || leaving.state === 'leaving';
  return (
    <>
      {isBusy ? <PendingBar /> : null}
      {isShown ? null : <FullScreenSpinner />}
      {userId ? <LineNotice /> : null}
      {leaving.state === 'unsent' ? (
        <Suspense fallback={null}>
          <UnsentDialog count={leaving.count} onSend={sendFirst} onDrop={drop} onStay={stay} />
        </Suspense>
      ) : null}
    </>
  );
}

function whenIdle(work: () => void): void {
  const later = () =>
    'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 2000 }) : work();
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later, { once: true });
}

/** A line that has not answered by then is a bad one: what is readable on this page is not kept from its person. */
const SPINNER_LIMIT_MILLISECONDS = 2000;

/**
 * Who is signed in, on a page that came from the device: `isDetermined` once the server has said so, or could not be asked.
 * `isShown`: the spinner gives way to the page at once without a line, after the first failure, or in two seconds; the asking goes on.
 */
function useCurrentUser(userId: string | null): { isDetermined: boolean; isShown: boolean } {
  const isCopy = useIsCopy();
  const [isKnown, setKnown] = useState(false);
  const [isShown, setShown] = useState(isOffline);
  const { revalidate } = useRevalidator();

  useEffect(() => {
    if (!isCopy) return;
    let wanted = true;
    const show = () => setShown(true);
    const patience = setTimeout(show, SPINNER_LIMIT_MILLISECONDS);
    const determine = async () => {
      const answer = await askCurrentUser({ onFailure: show });
      if (!wanted) return;
      const isSame = answer.state === 'signed-in' && answer.id === userId;
      if (!isSame && answer.state !== 'unreachable') {
        const { wipeCopies } = await import('./private-copies');
        await wipeCopies();
        window.location.replace('/');
        return;
      }
      setKnown(true);
      show();
      revalidate();
    };
    void determine();
    const online = () => {
      if (!isOffline()) void determine();
    };
    window.addEventListener('online', online);
    return () => {
      wanted = false;
      clearTimeout(patience);
      window.removeEventListener('online', online);
    };
  }, [isCopy, userId, revalidate]);

  return { isDetermined: !isCopy || isKnown, isShown: !isCopy || isShown };
}

function FullScreenSpinner() {
  return (
    <div role="status" className="fixed inset-0 z-50 grid place-items-center bg-page">
      <Spinner className="size-10" />
      <span className="sr-only">Loading...</span>
    </div>
  );
}

/** Shown as soon as the router is under way. */
function PendingBar() {
  return (
    <div
      role="progressbar"
      aria-label="Loading"
      className="fixed inset-x-0 top-0 z-40 h-1 bg-accent motion-safe:animate-pulse"
    />
  );
}

function LineNotice() {
  const offline = useOffline();
  const copyTime = useCopyTime();
  const text = offline
    ? 'You are offline: the built-in coach answers on this device.'
    : copyTime && 'The server cannot be reached: this page shows what was last seen.';
  return (
    // always there, so that its words are read aloud when they come; it stays below the bar however far the page is scrolled
    <div aria-live="polite" className="sticky top-16 z-20">
      {text ? (
        <p className="border-b border-line bg-accent-soft px-4 py-2 text-center text-sm">{text}</p>
      ) : null}
    </div>
  );
}
