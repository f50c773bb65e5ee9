/**
 * The signs on chats written to be hard: each sign put as indirectly as people put it, beside harmless ones in nearly the same words.
 * Nothing learns from them, so that they say how far the signs are from understanding; shown, never failing.
 */
import { parseConversation } from '../../../app/features/coaching/coach/conversation';
import { declineLine } from '../../../app/features/coaching/coach/decline';
import { checkSafety } from '../../../app/features/coaching/coach/safety';
import type { Row } from './measure';
import { type Chat, readChats } from './signs/learn';

const FILES = import.meta.glob<string>('./hard-signs/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});

function signOf({ messages }: Chat): string {
  const text = messages.map((m) => `${m.speaker}: ${m.text}`).join('\n');
  const { blocked, caring } = checkSafety(text);
  if (blocked || caring) return blocked ?? 'caring';
  return declineLine(parseConversation(text)) === null ? 'ok' : 'declined';
}

/** How many of each sign are found, and how many harmless chats are taken for one. */
export function measureHardSigns(): Row[] {
  const read = Object.values(FILES)
    .flatMap(readChats)
    .map((chat) => ({ label: chat.label, found: signOf(chat) }));
  const labels = [...new Set(read.map((r) => r.label))].toSorted();
  return labels.map((label) => {
    const own = read.filter((r) => r.label === label);
    const hit = own.filter((r) => (label === 'ok' ? r.found !== 'ok' : r.found === label));
    return {
      measure:
        label === 'ok' ? `harmless, taken for a sign (of ${own.length})` : `${label} (of ${own.length})`,
      value: `${((100 * hit.length) / own.length).toFixed(1)}%`,
      bar: '',
      pass: true,
      misses: [],
    };
  });
}
