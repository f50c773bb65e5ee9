/**
 * The embedded coach with all it knows: what the server answers with, JavaScript on or off. The browser has `device.ts`, which
 * follows the same rules and knows less, for when the server cannot be reached.
 */
import type { CoachAnswer, CoachJob } from '../types';
import { coach as answer, blockOfProfile } from './device';
import { know, known } from './knowledge';
import { libraryItem } from './library';
import { MORE } from './more';
import { readAhead } from './more/ahead';
import { readConversation } from './reading';

know(MORE);

export * from './device';
export { readConversation };

/** Does one job, see device.ts; beside those, items for the message library and the reading of an advanced analysis. */
export function coach(job: CoachJob): CoachAnswer {
  if (job.kind === 'library')
    return blockOfProfile(job.context) ?? { outcome: 'answered', suggestions: [libraryItem(job)] };
  if (job.kind === 'replies' && known() === MORE) readAhead(job.conversation);
  const given = answer(job);
  const read = job.kind === 'replies' && job.advanced && given.outcome === 'answered';
  return read ? { ...given, reading: readConversation(job.conversation) } : given;
}
