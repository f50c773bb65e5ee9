/**
 * The embedded coach with all it knows: what the server answers with, JavaScript on or off. The browser has `device.ts`, which
 * follows the same rules and knows less, for when the server cannot be reached.
 */
import type { CoachAnswer, CoachJob } from '../types';
import { coach as answer, blockOfProfile, replies } from './device';
import { know, known } from './knowledge';
import { libraryItem } from './library';
import { MORE } from './more';
import { readAhead } from './more/ahead';
import { readConversation, readingOf } from './reading';

know(MORE);

export * from './device';
export { readConversation };

/** Of a row of blanks, marks or letters no more than anybody types: the patterns would go over the rest again and again. */
export function withoutRows(text: string): string {
  return text
    .replace(/\s{3,}/g, (gap) => (gap.includes('\n') ? '\n\n' : '  '))
    .replace(/([^\p{L}\p{N}\s])\1{12,}/gu, (row) => row.slice(0, 12))
    .replace(/(\p{L})\1{24,}/gu, (row) => row.slice(0, 24));
}

function jobWithoutRows(job: CoachJob): CoachJob {
  switch (job.kind) {
    case 'replies':
      return { ...job, conversation: withoutRows(job.conversation) };
    case 'openers':
      return { ...job, profileDetails: withoutRows(job.profileDetails) };
    case 'library':
      return { ...job, context: withoutRows(job.context) };
    case 'profile': {
      const fields = Object.entries(job.profile).map(([name, text]) => [name, withoutRows(text)]);
      return { ...job, profile: Object.fromEntries(fields) } as CoachJob;
    }
  }
}

/** Does one job, see device.ts; beside those, items for the message library and the reading of an advanced analysis. */
export function coach(asked: CoachJob): CoachAnswer {
  const job = jobWithoutRows(asked);
  if (job.kind === 'library')
    return blockOfProfile(job.context) ?? { outcome: 'answered', suggestions: [libraryItem(job)] };
  if (job.kind !== 'replies') return answer(job);
  if (known() === MORE) readAhead(job.conversation);
  const { answer: given, understood } = replies(job.conversation);
  const read = job.advanced && understood && given.outcome === 'answered';
  return read ? { ...given, reading: readingOf(understood) } : given;
}
