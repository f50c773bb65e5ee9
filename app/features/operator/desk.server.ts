import { db, transact } from '../../adapters/db.server.ts';
import { deleteAccount } from '../accounts/settings.server.ts';
import { effectivePlan, type PlanId } from '../plans/plans.ts';

/** What the operator's desk shows and does; people reach none of it from the web. */

export interface ContactRow {
  id: string;
  createdAt: Date;
  doneAt: Date | null;
  name: string;
  email: string;
  message: string;
}

/** Open messages first, each part oldest first. */
export async function listContactMessages(): Promise<ContactRow[]> {
  return openFirst(await db.contactMessage.findMany({ orderBy: { createdAt: 'asc' } }));
}

export interface DeletionRow {
  id: string;
  createdAt: Date;
  doneAt: Date | null;
  email: string;
  reason: string;
  verifyBy: Date;
  processBy: Date;
  /** the account that has this e-mail, or had when it was asked */
  accountEmail: string | null;
}

export async function listDeletionRequests(): Promise<DeletionRow[]> {
  const rows = await db.deletionRequest.findMany({
    orderBy: { createdAt: 'asc' },
    include: { account: { select: { email: true } } },
  });
  return openFirst(rows.map(({ account, ...row }) => ({ ...row, accountEmail: account?.email ?? null })));
}

function openFirst<Row extends { doneAt: Date | null }>(rows: Row[]): Row[] {
  return [...rows.filter((row) => !row.doneAt), ...rows.filter((row) => row.doneAt)];
}

export type CloseResult = 'closed' | 'closed-before' | 'unknown';

export async function closeContactMessage(id: string, now = new Date()): Promise<CloseResult> {
  const closed = await db.contactMessage.updateMany({ where: { id, doneAt: null }, data: { doneAt: now } });
  if (closed.count === 1) return 'closed';
  return (await db.contactMessage.count({ where: { id } })) === 1 ? 'closed-before' : 'unknown';
}

export async function closeDeletionRequest(id: string, now = new Date()): Promise<CloseResult> {
  const closed = await db.deletionRequest.updateMany({ where: { id, doneAt: null }, data: { doneAt: now } });
  if (closed.count === 1) return 'closed';
  return (await db.deletionRequest.count({ where: { id } })) === 1 ? 'closed-before' : 'unknown';
}

export interface UserRow {
  email: string;
  username: string;
  plan: PlanId;
  chatHelperCredits: number;
  createdAt: Date;
}

export async function listUsers(now = new Date()): Promise<UserRow[]> {
  const users = await db.user.findMany({ orderBy: { createdAt: 'asc' } });
  return users.map((user) => ({
    email: user.email,
    username: user.username,
    plan: effectivePlan(user, now),
    chatHelperCredits: user.chatHelperCredits,
    createdAt: user.createdAt,
  }));
}

/** `deleteAccount` by e-mail. False for an unknown one. */
export function deleteUser(email: string): Promise<boolean> {
  return transact(async (tx) => {
    const user = await tx.user.findUnique({ where: { email: email.toLowerCase() } });
    if (!user) return false;
    await deleteAccount(user.id, tx);
    return true;
  });
}
