import { useEffect, useState } from 'react';
import type { WaitingSession } from '~/features/offline/outbox';
import { useUserId } from '~/features/offline/use-line';
import { Button } from '~/ui/button';
import { SavedSuggestions } from './saved-suggestions';
import type { SessionType } from './schemas';

/** The person's sessions of one type that the server does not have yet, the newest first. */
export function useWaitingSessions(type: SessionType): WaitingSession[] {
  const userId = useUserId();
  const [waiting, setWaiting] = useState<WaitingSession[]>([]);
  useEffect(() => {
    if (!userId) return;
    let stop = () => {};
    let wanted = true;
    const watch = async () => {
      const { listWaiting, subscribeToOutbox } = await import('~/features/offline/outbox');
      const read = async () => {
        const rows = await listWaiting(userId).catch(() => []);
        if (wanted) setWaiting(rows.filter((row) => row.body.type === type).reverse());
      };
      if (!wanted) return;
      stop = subscribeToOutbox(() => void read());
      await read();
    };
    // without this part nothing can wait
    watch().catch(() => {});
    return () => {
      wanted = false;
      stop();
    };
  }, [userId, type]);
  return waiting;
}

async function discard(key: string): Promise<void> {
  const { dropWaiting } = await import('~/features/offline/outbox');
  await dropWaiting([key]);
}

function statusOf(refusal: string | null, held: string | undefined): string {
  if (refusal) return `Could not be saved: ${refusal}`;
  if (held) return `Kept on this device until your plan has room: ${held}`;
  return 'Waiting to be saved: sent when the line is back';
}

/** What waits in the device's outbox, shown above the history. */
export function WaitingSessions({ type, noun }: { type: SessionType; noun: string }) {
  const waiting = useWaitingSessions(type);
  if (waiting.length === 0) return null;
  return (
    <ul aria-label="Waiting to be saved" className="mt-3 space-y-3">
      {waiting.map(({ key, body, refusal, held }) => (
        <li key={key} className="rounded-xl border border-dashed border-field p-4">
          <p className="flex flex-wrap items-center gap-x-3 text-sm font-semibold text-accent">
            {statusOf(refusal, held)}
            {refusal || held ? (
              <Button type="button" look="quiet" size="small" onClick={() => void discard(key)}>
                Discard
              </Button>
            ) : null}
          </p>
          <details className="mt-1">
            <summary className="line-clamp-2 whitespace-pre-line break-words">
              {body.conversationText}
            </summary>
            <SavedSuggestions noun={noun} session={body} />
          </details>
        </li>
      ))}
    </ul>
  );
}
