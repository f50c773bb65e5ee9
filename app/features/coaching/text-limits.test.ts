import { expect, it } from 'vitest';
import { ChatHelperSchema } from './schemas.ts';
import { CONVERSATION_MAX, isLongerThan } from './text-limits.ts';

it.each([
  ['letters', 'x'],
  ['emoji, which are two units of a string', '👋'],
])('the page and the server count %s alike', (_, sign) => {
  for (const length of [CONVERSATION_MAX - 1, CONVERSATION_MAX, CONVERSATION_MAX + 1]) {
    const conversationText = sign.repeat(length);
    const taken = ChatHelperSchema.safeParse({ conversationText }).success;
    expect([length, isLongerThan(CONVERSATION_MAX, conversationText)]).toEqual([length, !taken]);
    expect([length, taken]).toEqual([length, length <= CONVERSATION_MAX]);
  }
});
