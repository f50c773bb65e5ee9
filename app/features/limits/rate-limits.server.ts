import { db, isUniqueViolation } from '../../adapters/db.server.ts';

const MINUTE_MILLISECONDS = 60_000;

export interface Limit {
  /** names what is counted */
  name: string;
  most: number;
  windowMilliseconds: number;
}

/** Failed sign-ins for one account, known or not. */
export const SIGN_IN_LIMIT: Limit = {
  name: 'sign-in',
  most: 10,
  windowMilliseconds: 15 * MINUTE_MILLISECONDS,
};
/** Reset mails for one e-mail, known or not. */
export const RESET_LIMIT: Limit = { name: 'reset', most: 5, windowMilliseconds: 15 * MINUTE_MILLISECONDS };
/** Everything at the doors without sign-in, by address; many people share one. */
export const ADDRESS_LIMIT: Limit = {
  name: 'address',
  most: 900,
  windowMilliseconds: 60 * MINUTE_MILLISECONDS,
};
/** Answers of the coach for one user. */
export const COACH_LIMIT: Limit = { name: 'coach', most: 60, windowMilliseconds: MINUTE_MILLISECONDS };
/** New items of the message library for one user. */
export const LIBRARY_LIMIT: Limit = { name: 'library', most: 60, windowMilliseconds: MINUTE_MILLISECONDS };
/** Posts on a social platform by one user. */
export const SHARE_LIMIT: Limit = { name: 'share', most: 20, windowMilliseconds: 15 * MINUTE_MILLISECONDS };

export type LimitResult = { allowed: true } | { allowed: false; retryAfterSeconds: number };

const rowId = (limit: Limit, subject: string) => `${limit.name}:${subject}`.slice(0, 300);

/** Counts one attempt, in the database, so that every process counts together. */
export async function countAttempt(limit: Limit, subject: string, now = new Date()): Promise<LimitResult> {
  const id = rowId(limit, subject);
  const resetAt = new Date(now.getTime() + limit.windowMilliseconds);
  for (;;) {
    const counted = await db.rateLimit.updateMany({
      where: { id, resetAt: { gt: now } },
      data: { count: { increment: 1 } },
    });
    if (counted.count === 1) break;
    const restarted = await db.rateLimit.updateMany({
      where: { id, resetAt: { lte: now } },
      data: { count: 1, resetAt },
    });
    if (restarted.count === 1) break;
    try {
      await db.rateLimit.create({ data: { id, count: 1, resetAt } });
      break;
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
    }
  }
  const row = await db.rateLimit.findUnique({ where: { id } });
  if (!row || row.count <= limit.most) return { allowed: true };
  return {
    allowed: false,
    retryAfterSeconds: Math.max(1, Math.ceil((row.resetAt.getTime() - now.getTime()) / 1000)),
  };
}

/** Forgets the attempts, as after a sign-in that worked. */
export async function clearAttempts(limit: Limit, subject: string): Promise<void> {
  await db.rateLimit.deleteMany({ where: { id: rowId(limit, subject) } });
}

export async function deleteExpiredLimits(now = new Date()): Promise<void> {
  await db.rateLimit.deleteMany({ where: { resetAt: { lte: now } } });
}
