import { useCallback, useRef, useState } from 'react';
import { limitTime } from '~/features/offline/time-limit';
import { newId } from '~/ui/new-id';
import type { LibraryItem } from './item';

/** Longer than the server gives the hosted model. */
const GENERATE_LIMIT_MILLISECONDS = 55_000;
const LIMIT_MILLISECONDS = 20_000;

type CallOutcome = { ok: true; item: LibraryItem } | { ok: false; status: number | null; message: string };

async function post(path: string, body: string | undefined, key: string): Promise<CallOutcome> {
  const limit = limitTime(path.endsWith('/generate') ? GENERATE_LIMIT_MILLISECONDS : LIMIT_MILLISECONDS);
  try {
    const response = await fetch(path, {
      method: 'POST',
      credentials: 'include',
      headers: { 'Idempotency-Key': key, ...(body ? { 'Content-Type': 'application/json' } : {}) },
      body,
      signal: limit.signal,
    });
    if (response.ok) return { ok: true, item: (await response.json()) as LibraryItem };
    const message = (await response.text()) || response.statusText;
    return { ok: false, status: response.status, message };
  } catch {
    return {
      ok: false,
      status: null,
      message: limit.isLate()
        ? 'There was no answer in time. Press the button again: nothing is done twice.'
        : 'The connection was lost. Press the button again: nothing is done twice.',
    };
  } finally {
    limit.end();
  }
}

/**
 * A POST of the message library, one at a time. When no answer came, the same call sent again carries the same key, so the
 * server does it once. Never rejects.
 */
export function useLibraryCall() {
  const [pending, setPending] = useState(false);
  const running = useRef(false);
  const unanswered = useRef<{ path: string; body?: string; key: string } | null>(null);

  /** null while another call of this button's is on its way */
  const call = useCallback(async (path: string, input?: unknown): Promise<CallOutcome | null> => {
    if (running.current) return null;
    const body = input === undefined ? undefined : JSON.stringify(input);
    const before = unanswered.current;
    const key = before && before.path === path && before.body === body ? before.key : newId();
    running.current = true;
    setPending(true);
    unanswered.current = { path, body, key };
    const outcome = await post(path, body, key);
    if (outcome.ok || outcome.status !== null) unanswered.current = null;
    running.current = false;
    setPending(false);
    return outcome;
  }, []);

  return { pending, call };
}
