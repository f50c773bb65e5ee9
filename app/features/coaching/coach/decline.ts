/** Has she said no? Only a clear no to him counts; 'I can't on Friday' and 'not my kind of film' do not. */
import type { Conversation } from './conversation';
import { scoresOf, signsIn, sureOf } from './signs';
import { plain } from './text';

const JOKING = /\b(?:just kidding|jk|kidding|joking|defend yourself|plead|convince me)\b/;
const TAKEN_BACK =
  /\b(?:changed my mind|i was wrong|let's (?:do|meet|go|give|try)|give (?:it|us|this|you) another|would (?:like|love) to (?:see|meet)|miss (?:you|talking)|can't wait|what do i wear|see you (?:on|at|there|tomorrow|tonight))\b/;
/** After so many more messages of hers the no is history. */
const HISTORY = 4;

export function isDecline(sentence: string): boolean {
  return scoresOf(sentence, '').declined > sureOf('declined');
}

/** The line with which she declined, if she did and has not taken it back since. */
export function declineLine(conversation: Conversation): string | null {
  let found: string | null = null;
  let since = 0;
  for (const run of signsIn(conversation.turns)) {
    if (run.speaker !== 'Girl') continue;
    const text = plain(run.texts.join(' '));
    if (run.scores.declined > sureOf('declined') && !JOKING.test(text)) {
      found =
        run.texts.length > 1 ? (run.texts.find(isDecline) ?? run.texts.join(' ')) : (run.texts[0] ?? null);
      since = 0;
    } else if (found) {
      since += run.texts.length;
      if (TAKEN_BACK.test(text) || JOKING.test(text) || since >= HISTORY) found = null;
    }
  }
  return found;
}
