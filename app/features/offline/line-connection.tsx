import { useNavigation, useSubmit } from '@remix-run/react';
import { Suspense, useEffect } from 'react';
import { useHydrated } from '~/ui/hydrated';
import { lazyPart } from '~/ui/lazy-part';
import { connectPage } from './data-requests';
import { setLeavingFor } from './leaving-for';
import type { Send } from './outbox';
import { useUserId } from './use-line';

const OfflineFrame = lazyPart(() => import('./offline-frame').then((file) => file.OfflineFrame));

/** What every page with scripts needs at once on a bad line; the rest of it comes after the first load. */
export function LineConnection({ send }: { send: Send }) {
  const hydrated = useHydrated();
  const userId = useUserId();
  const submit = useSubmit();
  const { location: leavingFor } = useNavigation();

  useEffect(
    () =>
      connectPage({
        userId,
        resubmit: (fields, action) => submit(fields, { method: 'post', action, preventScrollReset: true }),
      }),
    [submit, userId],
  );

  useEffect(() => {
    setLeavingFor(leavingFor ? leavingFor.pathname + leavingFor.search : null);
  }, [leavingFor]);

  // not in the server's HTML: a boundary whose code has yet to come would be torn down by the first update around it
  if (!hydrated) return null;
  return (
    <Suspense fallback={null}>
      <OfflineFrame send={send} />
    </Suspense>
  );
}
