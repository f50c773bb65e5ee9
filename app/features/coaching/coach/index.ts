/**
 * The embedded coach with all it knows: what the server answers with, JavaScript on or off. The browser has `device.ts`, which
 * follows the same rules and knows less, for when the server cannot be reached.
 */
import type { CoachAnswer, CoachJob } from '../types';
import { coach as answer } from './device';
import { know, known } from './knowledge';
import { MORE } from './more';
import { readAhead } from './more/ahead';

know(MORE);

export * from './device';

/** Does one job, see device.ts. */
export function coach(job: CoachJob): CoachAnswer {
  if (job.kind === 'replies' && known() === MORE) readAhead(job.conversation);
  return answer(job);
}
