/** What is not coached, and what is answered with care instead. Harmless text goes through. */
import type { SafetyCategory } from '../types';
import { parseConversation } from './conversation';
import type { SignName } from './sign-features';
import { type RunSigns, signsIn, sureOf } from './signs';

export interface SafetyVerdict {
  /** Set when the text gets the Gemini protocol's safety block. */
  blocked: SafetyCategory | null;
  /** Someone seems to want to hurt themselves: not blocked, answered kindly. */
  caring: boolean;
  /** Who the sign of self-harm came from. */
  caringFor: 'Girl' | 'Boy' | null;
}

const BLOCKED = ['minor', 'hate', 'threat', 'sexual'] as const;

/** By how much a run is over the line for a sign; below 0 it is not there. */
function over(run: RunSigns, sign: SignName, margin: number): number {
  return run.scores[sign] - sureOf(sign) - margin;
}

/**
 * Reads the text of a conversation, a profile or a context. A text can be blocked or caring, never both: where the
 * same words could be either ('I'll kill myself'), the surer sign counts. `margin`: how much surer than in a chat it
 * must be, for profiles, which the signs were not learned from.
 */
export function checkSafety(text: string, margin = 0): SafetyVerdict {
  const runs = signsIn(parseConversation(text).turns);
  let blocked: SafetyCategory | null = null;
  let most = 0;
  let from: RunSigns | null = null;
  for (const run of runs) {
    const care = over(run, 'caring', margin);
    for (const sign of BLOCKED) {
      const by = over(run, sign, margin);
      if (by > most && by > care) {
        most = by;
        blocked = sign;
      }
    }
    if (care > 0) from = run;
  }
  if (blocked) return { blocked, caring: false, caringFor: null };
  return { blocked: null, caring: from !== null, caringFor: from?.speaker ?? null };
}
