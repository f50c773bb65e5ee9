/** All conversations of the instrument: those the rules were tuned on, and those held out. */
import type { ConversationCase } from './case-format';
import { CONVERSATIONS } from './conversations';
import { HELD_OUT } from './held-out';

export function parts(heldOutOnly: boolean): ConversationCase[] {
  return heldOutOnly ? [...HELD_OUT] : [...CONVERSATIONS, ...HELD_OUT];
}
