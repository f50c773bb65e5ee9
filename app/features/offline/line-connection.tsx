import { useNavigation, useSubmit } from '@remix-run/react';
import { Suspense, useEffect } from 'react';
import { lazyPart } from '~/ui/lazy-part';
import { connectPage } from './data-requests';
import { setLeavingFor } from './leaving-for';
import type { Send } from './outbox';
import { useUserId } from './use-line';

const OfflineFrame = lazyPart(() => import('./offline-frame').then((file) => file.OfflineFrame));

/** What every page with scripts needs at once on a bad line; the rest of it comes after the first load. */
export function LineConnection({ send }: { send: Send }) {
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

  return (
    <Suspense fallback={null}>
      <OfflineFrame send={send} />
    </Suspense>
  );
}
