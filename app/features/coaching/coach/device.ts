/**
 * The embedded coach: pure TypeScript, isomorphic, deterministic. By itself this is what the browser has for when no server can be
 * reached; `index.ts` is the same with more knowledge.
 */
// For the order in the file alone: what is alike stands together, which spares 1.5 KiB of gzip.
import './content/other-languages';
import './content/other-answers';
import './content/asked-dating';
import './content/asked-arranging';
import './content/asked-about-him';
import './content/asked-her-side';
import './content/asked-tastes';
import './content/answers';
import './content/situations';
import './content/bridges';
import './content/first-words';
import './content/topics-leisure';
import './content/topics-life';
import type { CoachAnswer, CoachJob, SafetyCategory } from '../types';
import { composeReplies } from './compose';
import { openersFor } from './openers';
import { dashboardAdvice, standaloneAdvice } from './profile';
import { saysUnder18 } from './profile-age';
import { explain } from './psychology';
import { checkSafety } from './safety';
import { sentences } from './text';
import { type Understanding, understand } from './understand';

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

const PROFILE_MARGIN = 2.2;
const SENTENCE_MARGIN = 1.8;

/**
 * The safety block for a profile or a context, where it needs one. Such a text is long, and much that is harmless adds up in it:
 * one of its sentences must be a sign by itself.
 */
export function blockOfProfile(text: string): CoachAnswer | null {
  if (saysUnder18(text)) return block('minor');
  const { blocked } = checkSafety(text, PROFILE_MARGIN);
  return blocked && sentences(text).some((s) => checkSafety(s, SENTENCE_MARGIN).blocked)
    ? block(blocked)
    : null;
}

const block = (category: SafetyCategory): CoachAnswer => ({ outcome: 'blocked', category });

/** Three replies, with what was understood of the conversation; null where it was not read at all. */
export function replies(conversation: string): { answer: CoachAnswer; understood: Understanding | null } {
  const { blocked } = checkSafety(conversation);
  if (blocked) return { answer: block(blocked), understood: null };
  const understood = understand(conversation);
  const suggestions = composeReplies(understood, conversation).map((d, i) => ({
    text: d.text,
    ...explain(d, understood, i),
  }));
  const answer: CoachAnswer = {
    outcome: 'answered',
    suggestions,
    ...(understood.caring ? { caring: true } : {}),
    ...(understood.declined ? { declined: true } : {}),
  };
  return { answer, understood };
}

/** Does one job. Safety is checked here, so every caller gets the same blocks. Never throws for any text. */
export function coach(job: DeviceJob): CoachAnswer {
  switch (job.kind) {
    case 'replies':
      return replies(job.conversation).answer;
    case 'openers':
      return (
        blockOfProfile(job.profileDetails) ?? {
          outcome: 'answered',
          suggestions: openersFor(job.profileDetails),
        }
      );
    case 'profile':
      return (
        blockOfProfile(Object.values(job.profile).join('\n')) ?? {
          outcome: 'answered',
          suggestions:
            job.variant === 'dashboard' ? dashboardAdvice(job.profile) : standaloneAdvice(job.profile),
        }
      );
  }
}
