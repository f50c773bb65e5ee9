import { type Database, db, type Prisma } from '../../adapters/db.server.ts';
import type { Transact } from '../once/once.server.ts';
import {
  effectivePlan,
  FREE_STARTERS_PER_MONTH,
  hasAdvancedAnalysis,
  LATE_STARTERS_PER_MONTH,
  startOfMonth,
} from '../plans/plans.ts';
import { readConversation } from './coach/index.ts';
import type { CoachingSession, SaveSession, SessionPage, SessionType } from './schemas.ts';
import type { Reading } from './types.ts';

export const PLAN_LIMIT_MESSAGE = `You have used all ${FREE_STARTERS_PER_MONTH} conversation starters of this month. Upgrade your plan on the pricing page for unlimited ones.`;

export type SaveResult =
  | { ok: true; session: CoachingSession }
  | { ok: false; reason: 'plan-limit'; message: string };

type Row = Prisma.CoachingSessionGetPayload<object>;

function toSession(row: Row): CoachingSession {
  return {
    id: row.id,
    type: row.type as SessionType,
    conversationText: row.conversationText,
    suggestions: row.suggestions as string[],
    selectedSuggestion: row.selectedSuggestion,
    outcome: row.outcome,
    reading: row.reading as Reading | null,
    createdAt: row.createdAt.toISOString(),
  };
}

const NEWEST_FIRST = [{ createdAt: 'desc' }, { id: 'desc' }] as const;

/** The user's own sessions, newest first; all of them without a page size. */
export async function listSessions(
  userId: string,
  { type, page = 1, pageSize }: { type?: SessionType; page?: number; pageSize?: number } = {},
): Promise<{ items: CoachingSession[]; total: number }> {
  const where = { userId, ...(type ? { type } : {}) };
  const slice: { skip?: number; take?: number } = pageSize
    ? { skip: (page - 1) * pageSize, take: pageSize }
    : {};
  const [rows, total] = await Promise.all([
    db.coachingSession.findMany({ where, orderBy: [...NEWEST_FIRST], ...slice }),
    db.coachingSession.count({ where }),
  ]);
  return { items: rows.map(toSession), total };
}

/** One page for a history card; a page beyond the last is the last. */
export async function getSessionPage(
  userId: string,
  query: { type: SessionType; page: number; pageSize: number },
): Promise<SessionPage> {
  const total = await db.coachingSession.count({ where: { userId, type: query.type } });
  const pageCount = Math.max(1, Math.ceil(total / query.pageSize));
  const page = Math.min(Math.max(1, query.page), pageCount);
  const { items } = await listSessions(userId, { ...query, page });
  return { items, total, page, pageCount };
}

/** One of the user's sessions of one tool, or null. */
export async function getCoachingSession(
  userId: string,
  type: SessionType,
  id: string,
): Promise<CoachingSession | null> {
  const row = await db.coachingSession.findFirst({ where: { id, userId, type } });
  return row && toSession(row);
}

export function countSessions(userId: string): Promise<number> {
  return db.coachingSession.count({ where: { userId } });
}

/** Starters a user may still generate this calendar month (UTC), of `most`; null means any number. */
export async function getStartersLeft(
  userId: string,
  tx: Database = db,
  now = new Date(),
  most = FREE_STARTERS_PER_MONTH,
): Promise<number | null> {
  const user = await tx.user.findUniqueOrThrow({ where: { id: userId } });
  if (effectivePlan(user, now) !== 'free') return null;
  const used = await tx.coachingSession.count({
    where: { userId, type: 'chat-starter', createdAt: { gte: startOfMonth(now) } },
  });
  return Math.max(0, most - used);
}

/**
 * Saves a generation, which is what counts against a plan (contract section 6). A box that is analysed again replaces the
 * session it saved before. A chat-helper session gets its reading where the plan, or a credit, pays for it.
 */
export async function saveSession(
  userId: string,
  input: SaveSession,
  transact: Transact,
  now = new Date(),
): Promise<SaveResult> {
  try {
    return await insertSession(userId, input, transact, now);
  } catch (error) {
    if (!(error instanceof PlanLimitError)) throw error;
    return { ok: false, reason: 'plan-limit', message: PLAN_LIMIT_MESSAGE };
  }
}

/** Thrown, so that no transaction keeps the refusal for a repeat: another month or plan has room. */
class PlanLimitError extends Error {}

function insertSession(
  userId: string,
  input: SaveSession,
  transact: Transact,
  now: Date,
): Promise<SaveResult> {
  return transact(async (tx) => {
    // takes the row's lock, so that two saves at once count one after the other
    const user = await tx.user.update({
      where: { id: userId },
      data: { chatHelperCredits: { increment: 0 } },
    });
    const { type, conversationText, suggestions, selectedSuggestion = null, outcome = null } = input;
    const most = FREE_STARTERS_PER_MONTH + (input.fromOutbox ? LATE_STARTERS_PER_MONTH : 0);
    if (type === 'chat-starter' && (await getStartersLeft(userId, tx, now, most)) === 0) {
      throw new PlanLimitError();
    }
    const replaced =
      input.replaces && type === 'chat-helper'
        ? await tx.coachingSession.findFirst({ where: { id: input.replaces, userId, type } })
        : null;
    const paid = type === 'chat-helper' && (await payForReading(tx, user, input, replaced, now));
    const data = {
      type,
      conversationText,
      suggestions,
      selectedSuggestion,
      outcome,
      ...(paid ? { reading: { ...readConversation(conversationText) } as Prisma.InputJsonObject } : {}),
    };
    const row = replaced
      ? await tx.coachingSession.update({ where: { id: replaced.id, userId }, data })
      : await tx.coachingSession.create({ data: { ...data, userId, createdAt: now } });
    return { ok: true, session: toSession(row) };
  });
}

/** True when the reading is paid for: by the plan, by the session it replaces, or by one credit spent now. */
async function payForReading(
  tx: Database,
  user: { id: string; plan: string; premiumUntil: Date | null },
  input: SaveSession,
  replaced: Row | null,
  now: Date,
): Promise<boolean> {
  if (hasAdvancedAnalysis(effectivePlan(user, now)) || replaced?.reading) return true;
  if (!input.advanced) return false;
  const spent = await tx.user.updateMany({
    where: { id: user.id, chatHelperCredits: { gte: 1 } },
    data: { chatHelperCredits: { decrement: 1 } },
  });
  return spent.count === 1;
}
