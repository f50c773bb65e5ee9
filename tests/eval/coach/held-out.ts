import type { ConversationCase } from './case-format';

export const HELD_OUT: readonly ConversationCase[] = [];
