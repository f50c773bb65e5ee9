import { limitTime } from '~/features/offline/time-limit';
import { newId } from '~/ui/new-id';
import type { CoachingSession, SaveSession } from './schemas';

const SAVE_LIMIT_MILLISECONDS = 20_000;
/** Browsers keep 64 KiB of all such requests together; a character may take three bytes. */
const KEEPALIVE_MOST_CHARACTERS = 16_000;

export type SaveOutcome =
  | { ok: true; session: CoachingSession }
  /** the server said no, in a sentence */
  | { ok: false; refused: true; status: number; message: string }
  /** no answer: it may or may not have been saved, and the same key may be sent again */
  | { ok: false; refused: false; message: string };

export type SessionToSave = Pick<SaveSession, 'type' | 'conversationText' | 'suggestions'> &
  Partial<Pick<SaveSession, 'replaces' | 'advanced' | 'fromOutbox'>>;

const SIGNED_OUT_STATUS = 401;
const TOO_MANY_STATUS = 429;

/** True when the same session may be saved later: there was no answer, or one that passes. */
export function mayBeSavedLater(outcome: SaveOutcome): boolean {
  if (outcome.ok) return false;
  return !outcome.refused || outcome.status === SIGNED_OUT_STATUS || outcome.status === TOO_MANY_STATUS;
}

/** POST /api/coaching-sessions, done once for its key however often it is sent. Never rejects. */
export async function postSession(session: SessionToSave, key = newId()): Promise<SaveOutcome> {
  const limit = limitTime(SAVE_LIMIT_MILLISECONDS);
  const body = JSON.stringify({ selectedSuggestion: null, outcome: null, ...session });
  try {
    const response = await fetch('/api/coaching-sessions', {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body,
      // goes on when the person leaves the page; browsers allow it for small bodies only
      keepalive: body.length < KEEPALIVE_MOST_CHARACTERS,
      signal: limit.signal,
    });
    if (response.ok) return { ok: true, session: (await response.json()) as CoachingSession };
    const message = (await response.text()) || response.statusText;
    return { ok: false, refused: response.status < 500, status: response.status, message } as SaveOutcome;
  } catch {
    return { ok: false, refused: false, message: 'The session could not be saved: the connection was lost.' };
  } finally {
    limit.end();
  }
}
