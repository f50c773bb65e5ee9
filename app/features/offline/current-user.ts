/**
 * The current user, determined on the client where the page is a copy that no server has just answered (specification section
 * 4): kept until a login, a register or a logout changes it, asked again up to three times after a failure, never after a 401.
 */
import { limitTime } from './time-limit';

export const USER_RETRIES = 3;
const FIRST_PAUSE_MILLISECONDS = 200;
const ASK_LIMIT_MILLISECONDS = 5000;

export type UserAnswer =
  | { state: 'signed-in'; id: string }
  | { state: 'signed-out' }
  | { state: 'unreachable' };

interface Options {
  /** called after each try that gave no answer */
  onFailure?(): void;
  fetch?: typeof fetch;
  pause?(milliseconds: number): Promise<void>;
}

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Specification section 8: the status code, a colon, and the status text (500 and above) or the body (others). */
export async function queryFailure(response: Response): Promise<Error> {
  const text = response.status >= 500 ? response.statusText : await response.text();
  return new Error(`${response.status}: ${text}`);
}

/** GET /api/user. Never rejects. */
export async function askCurrentUser({
  onFailure,
  fetch: ask = fetch,
  pause = sleep,
}: Options = {}): Promise<UserAnswer> {
  for (let retry = 0; ; retry += 1) {
    const limit = limitTime(ASK_LIMIT_MILLISECONDS);
    try {
      const response = await ask('/api/user', { credentials: 'include', signal: limit.signal });
      if (response.status === 401) return { state: 'signed-out' };
      if (!response.ok) throw await queryFailure(response);
      return { state: 'signed-in', id: ((await response.json()) as { id: string }).id };
    } catch {
      onFailure?.();
      if (retry === USER_RETRIES) return { state: 'unreachable' };
    } finally {
      limit.end();
    }
    await pause(FIRST_PAUSE_MILLISECONDS * 2 ** retry);
  }
}
