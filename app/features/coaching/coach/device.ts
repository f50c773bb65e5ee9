/**
 * The embedded coach: pure TypeScript, isomorphic, deterministic. By itself this is what the browser has for when no server can be
 * reached; `index.ts` is the same with more knowledge.
 */
import type { CoachAnswer, CoachJob } from '../types';
import { composeReplies } from './compose';
import { libraryItem, openersFor } from './openers';
import { dashboardAdvice, standaloneAdvice } from './profile';
import { explain } from './psychology';
import { readingOf } from './reading';
import { checkSafety } from './safety';
import { understand } from './understand';

export {
  type Conversation,
  detectSpeakerNames,
  mapSpeakers,
  parseConversation,
  type Speaker,
  type Turn,
} from './conversation';
export { readConversation } from './reading';
export { checkSafety, type SafetyVerdict } from './safety';
export { styleDistance } from './style';
export { type Understanding, understand } from './understand';

function textOf(job: CoachJob): string {
  switch (job.kind) {
    case 'replies':
      return job.conversation;
    case 'openers':
      return job.profileDetails;
    case 'profile':
      return Object.values(job.profile).join('\n');
    case 'library':
      return job.context;
  }
}

const PROFILE_MARGIN = 2.2;

/** Does one job. Safety is checked here, so every caller gets the same blocks. Never throws for any text. */
export function coach(job: CoachJob): CoachAnswer {
  const safety = checkSafety(textOf(job), job.kind === 'replies' ? 0 : PROFILE_MARGIN);
  if (safety.blocked) return { outcome: 'blocked', category: safety.blocked };
  switch (job.kind) {
    case 'replies': {
      const u = understand(job.conversation);
      const suggestions = composeReplies(u, job.conversation).map((d, i) => ({
        text: d.text,
        ...explain(d, u, i),
      }));
      return {
        outcome: 'answered',
        suggestions,
        ...(job.advanced ? { reading: readingOf(u) } : {}),
        ...(u.caring ? { caring: true } : {}),
        ...(u.declined ? { declined: true } : {}),
      };
    }
    case 'openers':
      return { outcome: 'answered', suggestions: openersFor(job.profileDetails) };
    case 'profile':
      return {
        outcome: 'answered',
        suggestions:
          job.variant === 'dashboard' ? dashboardAdvice(job.profile) : standaloneAdvice(job.profile),
      };
    case 'library':
      return { outcome: 'answered', suggestions: [libraryItem(job)] };
  }
}
