import { type Database, db } from '../../adapters/db.server.ts';
import { effectivePlan } from '../plans/plans.ts';
import type { CurrentUser } from './schemas.ts';
import { createToken, hashToken } from './tokens.server.ts';

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
export const SESSION_LIFETIME_MILLISECONDS = 30 * DAY_MILLISECONDS;
/** Renewing at every request would be a write for every page. */
const RENEW_AFTER_MILLISECONDS = DAY_MILLISECONDS;

interface UserRow {
  id: string;
  username: string;
  email: string;
  plan: string;
  premiumUntil: Date | null;
  createdAt: Date;
}

export function toCurrentUser(user: UserRow, now = new Date()): CurrentUser {
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    plan: effectivePlan(user, now),
    createdAt: user.createdAt.toISOString(),
  };
}

/** Signs a browser in: a new row, named by the token that is returned for its cookie. */
export async function createSession(userId: string, tx: Database = db, now = new Date()): Promise<string> {
  const token = createToken();
  const expiresAt = new Date(now.getTime() + SESSION_LIFETIME_MILLISECONDS);
  await tx.session.create({
    data: { tokenHash: hashToken(token), userId, createdAt: now, renewedAt: now, expiresAt },
  });
  return token;
}

/** Who the token belongs to, or null. `renewed` says that its 30 days began anew and the cookie's should too. */
export async function getSessionUser(
  token: string,
  now = new Date(),
): Promise<{ user: CurrentUser; renewed: boolean } | null> {
  const session = await db.session.findUnique({
    where: { tokenHash: hashToken(token) },
    include: { user: true },
  });
  if (!session || session.expiresAt <= now) return null;
  const renewed = now.getTime() - session.renewedAt.getTime() > RENEW_AFTER_MILLISECONDS;
  if (renewed) {
    const expiresAt = new Date(now.getTime() + SESSION_LIFETIME_MILLISECONDS);
    // the row may have gone since: a sign-out elsewhere wins
    await db.session.updateMany({ where: { id: session.id }, data: { renewedAt: now, expiresAt } });
  }
  return { user: toCurrentUser(session.user, now), renewed };
}

export async function endSession(token: string): Promise<void> {
  await db.session.deleteMany({ where: { tokenHash: hashToken(token) } });
}

/** Ends every session of a user, except the one of `keepToken` when it is given. */
export async function endAllSessions(userId: string, tx: Database = db, keepToken?: string): Promise<void> {
  const keep = keepToken ? { NOT: { tokenHash: hashToken(keepToken) } } : {};
  await tx.session.deleteMany({ where: { userId, ...keep } });
}

export async function deleteExpiredSessions(now = new Date()): Promise<void> {
  await db.session.deleteMany({ where: { expiresAt: { lte: now } } });
}
