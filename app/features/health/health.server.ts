import { setTimeout as sleep } from 'node:timers/promises';
import { db } from '../../adapters/db.server.ts';

const ANSWER_WITHIN_MILLISECONDS = 2000;

/** True when the database answers in time. */
export function isDatabaseReady(): Promise<boolean> {
  const asked = db.rateLimit.count({ where: { id: 'health' } }).then(
    () => true,
    () => false,
  );
  return Promise.race([asked, sleep(ANSWER_WITHIN_MILLISECONDS, false, { ref: false })]);
}
