/** What somebody is typing, kept on the device until it is done. Never passwords: only the tools' forms ask for it. */
import { SESSION_PARAMETER } from './names';

const PREFIX = 'rapport-draft:';

export type Draft = Record<string, string>;

const keyOf = (userId: string, form: string) => `${PREFIX}${userId}:${form}`;

/** Storage may be forbidden or full: a draft is a kindness, not a promise. */
function quietly<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

export function readDraft(userId: string | null, form: string): Draft | null {
  if (!userId) return null;
  return quietly(() => {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(userId, form)) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  });
}

const sessionShown = () => new URLSearchParams(window.location.search).get(SESSION_PARAMETER) ?? '';

/** An empty draft is none. */
export function writeDraft(userId: string | null, form: string, draft: Draft): void {
  if (!userId) return;
  const kept = { ...draft, [SESSION_PARAMETER]: sessionShown() };
  if (Object.values(draft).every((value) => value.trim() === '')) clearDraft(userId, form);
  else quietly(() => localStorage.setItem(keyOf(userId, form), JSON.stringify(kept)));
}

/** True when it was typed over the saved session that this page shows: it is newer than what was saved. */
export function goesOn(draft: Draft | null): boolean {
  const session = draft?.[SESSION_PARAMETER];
  return Boolean(session) && session === sessionShown();
}

export function clearDraft(userId: string | null, form: string): void {
  if (userId) quietly(() => localStorage.removeItem(keyOf(userId, form)));
}

export function clearAllDrafts(): void {
  quietly(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  });
}
