import { deleteExpiredSessions } from '../features/accounts/sessions.server.ts';
import { deleteExpiredLimits } from '../features/limits/rate-limits.server.ts';
import { deleteExpiredKeys } from '../features/once/once.server.ts';

const HOUR_MILLISECONDS = 60 * 60 * 1000;

declare global {
  var rapportCleaning: NodeJS.Timeout | undefined;
}

/** Deletes expired sessions, idempotency keys and counters once an hour, as long as the process lives. */
export function startCleaning(): void {
  if (globalThis.rapportCleaning) return;
  globalThis.rapportCleaning = setInterval(() => {
    Promise.all([deleteExpiredSessions(), deleteExpiredKeys(), deleteExpiredLimits()]).catch((error) =>
      console.error('Expired rows could not be deleted; the next try is in an hour.', error),
    );
  }, HOUR_MILLISECONDS);
  globalThis.rapportCleaning.unref();
}
