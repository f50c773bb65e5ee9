import { COACH_LIMIT, countAttempt } from '../limits/rate-limits.server.ts';
import { getStartersLeft, PLAN_LIMIT_MESSAGE } from './coaching-sessions.server.ts';
import type { CoachJob } from './types.ts';

export type Admission =
  | { ok: true }
  | { ok: false; reason: 'too-many'; retryAfterSeconds: number }
  | { ok: false; reason: 'plan-limit'; message: string };

/**
 * Asked at either door before the coach is, which an operator may pay for: counts this answer, and looks whether the plan's
 * month has one left. A repeat that is answered from its idempotency key never comes here.
 */
export async function admitToCoach(userId: string, job: CoachJob): Promise<Admission> {
  const limit = await countAttempt(COACH_LIMIT, userId);
  if (!limit.allowed) return { ok: false, reason: 'too-many', retryAfterSeconds: limit.retryAfterSeconds };
  if (job.kind === 'openers' && (await getStartersLeft(userId)) === 0) {
    return { ok: false, reason: 'plan-limit', message: PLAN_LIMIT_MESSAGE };
  }
  return { ok: true };
}
