/**
 * Coaching sessions that could not be saved yet. Each waits under its idempotency key, and is sent until the server has said
 * yes or no; the key makes sure that it is saved once, however often it is sent and from however many tabs.
 */
import { newId } from '~/ui/new-id';
import { readAll, write } from './database';
import { limitTime } from './time-limit';

export type WaitingType = 'chat-helper' | 'chat-starter' | 'profile-wizard';

/** The body of POST /api/coaching-sessions. */
export interface SessionBody {
  type: WaitingType;
  conversationText: string;
  suggestions: string[];
  replaces?: string | null;
  advanced?: boolean | null;
  fromOutbox?: boolean | null;
}

export interface WaitingSession {
  key: string;
  userId: string;
  body: SessionBody;
  /** the key of the box's session before, which this one replaces once that one has an id */
  after: string | null;
  /** sent at least once, so the server may know this key: body and key stay as they are */
  tried: boolean;
  createdAt: string;
  /** why the server will never take it */
  refusal: string | null;
  /** why the server does not take it yet: the plan's month is full, and another month or plan has room */
  held?: string;
}

export type SendOutcome =
  | { ok: true; session: { id: string } }
  | { ok: false; refused: boolean; status?: number; message: string };
export type Send = (body: SessionBody, key: string) => Promise<SendOutcome>;

const SENDING_LOCK = 'rapport-outbox';
/** Held for a moment while a row changes, so that what is added never waits for what is being sent. */
const ROW_LOCK = 'rapport-outbox-row';
const PLAN_LIMIT = 402;
/** Refused for what it is; any other refusal may pass with time, a new sign-in or another plan. */
const FINAL_STATUSES: ReadonlySet<number> = new Set([400, 404, 413, 422]);
const USER_LIMIT_MILLISECONDS = 10_000;

const listeners = new Set<() => void>();
let otherTabs: BroadcastChannel | null = null;

function tell(): void {
  for (const listener of listeners) listener();
}

function changed(): void {
  tell();
  otherTabs?.postMessage('changed');
}

/** Calls back when a session came or went, in this tab or another. */
export function subscribeToOutbox(listener: () => void): () => void {
  if (!otherTabs && 'BroadcastChannel' in window) {
    otherTabs = new BroadcastChannel(SENDING_LOCK);
    otherTabs.onmessage = tell;
  }
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** One at a time among all tabs; a browser without locks relies on the keys alone. */
async function alone<T>(lock: string, work: () => Promise<T>): Promise<T> {
  return navigator.locks ? ((await navigator.locks.request(lock, work)) as T) : work();
}

/** A person's waiting sessions, the oldest first. */
export async function listWaiting(userId: string): Promise<WaitingSession[]> {
  const rows = await readAll<WaitingSession>('outbox');
  return rows
    .filter((row) => row.userId === userId)
    .sort((one, other) => one.createdAt.localeCompare(other.createdAt));
}

/**
 * Puts a session into the outbox and returns the key it waits under. One that takes the place of a waiting one
 * (`after`) which was never sent simply replaces it. Rejects where the browser keeps no database.
 */
export function addWaiting(
  row: Pick<WaitingSession, 'userId' | 'body' | 'after' | 'tried'> & { key?: string },
): Promise<string> {
  return alone(ROW_LOCK, async () => {
    const before = row.after ? (await listWaiting(row.userId)).find(({ key }) => key === row.after) : null;
    const replaces = row.after && !before ? await sentId(row.after) : null;
    const waiting: WaitingSession =
      before && !before.tried
        ? { ...before, body: { ...row.body, replaces: before.body.replaces ?? null } }
        : {
            key: row.key ?? newId(),
            userId: row.userId,
            body: replaces ? { ...row.body, replaces } : row.body,
            after: before ? row.after : null,
            tried: row.tried,
            createdAt: new Date().toISOString(),
            refusal: null,
          };
    await put(waiting);
    return waiting.key;
  });
}

async function put(row: WaitingSession): Promise<void> {
  await write(['outbox'], (transaction) => transaction.objectStore('outbox').put(row));
  changed();
}

export async function dropWaiting(keys: readonly string[]): Promise<void> {
  await write(['outbox'], (transaction) => {
    for (const key of keys) transaction.objectStore('outbox').delete(key);
  });
  changed();
}

/** The id that a session got when it was sent from here, or null. */
async function sentId(key: string): Promise<string | null> {
  const sent = await readAll<{ key: string; id: string }>('sent');
  return sent.find((row) => row.key === key)?.id ?? null;
}

/** Forgets which sessions were sent; called when the person leaves. */
export function forgetSent(): Promise<void> {
  return write(['sent'], (transaction) => transaction.objectStore('sent').clear());
}

/**
 * Sends what waits, the oldest first, and stops at the first that gets no answer; what the plan has no room for stays. Nothing is sent while somebody else is
 * signed in on this browser. Returns how many were saved and how many still wait.
 */
export function sendWaiting(userId: string, send: Send): Promise<{ saved: number; left: number }> {
  return alone(SENDING_LOCK, async () => {
    let saved = 0;
    const rows = await listWaiting(userId);
    if (rows.some(({ refusal }) => !refusal) && (await isStillSignedIn(userId))) {
      for (const row of rows) {
        if (row.refusal) continue;
        const outcome = await sendOne(row, send);
        if (outcome === 'unanswered') break;
        if (outcome === 'saved') saved += 1;
      }
    }
    return { saved, left: (await listWaiting(userId)).length };
  });
}

async function isStillSignedIn(userId: string): Promise<boolean> {
  const limit = limitTime(USER_LIMIT_MILLISECONDS);
  try {
    const response = await fetch('/api/user', { signal: limit.signal });
    return response.ok && ((await response.json()) as { id: string }).id === userId;
  } catch {
    return false;
  } finally {
    limit.end();
  }
}

/** Written down before it is sent: after a crash the same body goes out under the same key. Null when it was dropped. */
function markTried({ key, userId }: WaitingSession): Promise<WaitingSession | null> {
  return alone(ROW_LOCK, async () => {
    const row = (await listWaiting(userId)).find((waiting) => waiting.key === key);
    if (!row || row.tried) return row ?? null;
    const replaces = (row.after && (await sentId(row.after))) || (row.body.replaces ?? null);
    const tried = { ...row, tried: true, after: null, body: { ...row.body, replaces, fromOutbox: true } };
    await put(tried);
    return tried;
  });
}

async function sendOne(waiting: WaitingSession, send: Send): Promise<'saved' | 'stays' | 'unanswered'> {
  const row = await markTried(waiting);
  if (!row) return 'stays';
  const outcome = await send(row.body, row.key);
  if (outcome.ok) {
    await write(['outbox', 'sent'], (transaction) => {
      transaction.objectStore('outbox').delete(row.key);
      transaction.objectStore('sent').put({ key: row.key, id: outcome.session.id });
    });
    changed();
    return 'saved';
  }
  if (outcome.status === PLAN_LIMIT && !row.body.fromOutbox) {
    // sent at once it met the plan's limit; from the outbox there is more room, which is another body: another key
    const late = { ...row, key: `${row.key}-late`, body: { ...row.body, fromOutbox: true } };
    await put(late);
    await dropWaiting([row.key]);
    return sendOne(late, send);
  }
  if (outcome.status && FINAL_STATUSES.has(outcome.status)) {
    await put({ ...row, refusal: outcome.message });
    return 'stays';
  }
  if (outcome.status === PLAN_LIMIT) {
    if (row.held !== outcome.message) await put({ ...row, held: outcome.message });
    return 'stays';
  }
  return 'unanswered';
}
