import { dropWaiting, forgetSent, listWaiting, type Send, sendWaiting } from './outbox';
import { wipeEverything } from './private-copies';
import { limitTime } from './time-limit';

const LIMIT_MILLISECONDS = 20_000;

export type SignOutResult =
  | { state: 'signed-out' }
  /** this many sessions are not saved yet: the person decides */
  | { state: 'unsent'; count: number }
  | { state: 'failed' };

/** The server's part. A failure is for the console only (specification section 4). */
async function endSession(): Promise<boolean> {
  const limit = limitTime(LIMIT_MILLISECONDS);
  try {
    const response = await fetch('/api/logout', {
      method: 'POST',
      credentials: 'include',
      signal: limit.signal,
    });
    if (response.ok) return true;
    console.error('Logout failed', response.status);
  } catch (error) {
    console.error('Logout failed', error);
  } finally {
    limit.end();
  }
  return false;
}

/** Sends what waits, signs out, and wipes what is private on this device. */
export async function signOut(
  userId: string,
  send: Send,
  { dropUnsent = false } = {},
): Promise<SignOutResult> {
  const waiting = await listWaiting(userId).catch(() => []);
  if (waiting.length > 0 && !dropUnsent) {
    const { left } = await sendWaiting(userId, send).catch(() => ({ left: waiting.length }));
    if (left > 0) return { state: 'unsent', count: left };
  }
  if (!(await endSession())) return { state: 'failed' };
  const unsent = await listWaiting(userId).catch(() => []);
  if (unsent.length > 0) await dropWaiting(unsent.map(({ key }) => key));
  await forgetSent().catch(() => {});
  await wipeEverything();
  return { state: 'signed-out' };
}
