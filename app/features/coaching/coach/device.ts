/**
 * The embedded coach: pure TypeScript, isomorphic, deterministic. By itself this is what the browser has for when no server can be
 * reached; `index.ts` is the same with more knowledge.
 */
import type { CoachAnswer, CoachJob } from '../types';
import { composeReplies } from './compose';
import { openersFor } from './openers';
import { dashboardAdvice, standaloneAdvice } from './profile';
import { explain } from './psychology';
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
export { checkSafety, type SafetyVerdict } from './safety';
export { styleDistance } from './style';
export { type Understanding, understand } from './understand';

/** The message library is made on the server alone. */
export type DeviceJob = Exclude<CoachJob, { kind: 'library' }>;

function textOf(job: DeviceJob): string {
  switch (job.kind) {
    case 'replies':
      return job.conversation;
    case 'openers':
      return job.profileDetails;
    case 'profile':
      return Object.values(job.profile).join('\n');
  }
}

const PROFILE_MARGIN = 2.2;

/** The safety block for a profile or a context, where it needs one. */
export function blockOf(text: string, margin = PROFILE_MARGIN): CoachAnswer | null {
  const { blocked } = checkSafety(text, margin);
  return blocked && { outcome: 'blocked', category: blocked };
}

/** Does one job. Safety is checked here, so every caller gets the same blocks. Never throws for any text. */
export function coach(job: DeviceJob): CoachAnswer {
  const block = blockOf(textOf(job), job.kind === 'replies' ? 0 : PROFILE_MARGIN);
  if (block) return block;
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
  }
}
