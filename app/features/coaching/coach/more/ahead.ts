/** Finds out at once what the sentences of a conversation mean that will be asked about one by one: that takes half the time. */
import { parseConversation } from '../conversation';
import { prepare } from './encoder/meaning';
import { readTogether } from './encoder/reader';
import { toldText } from './feels';
import { textsInReach } from './sign-scores';

/** Of a very long text only the end is asked about more than in passing. */
const MOST_LINES = 30;

export function readAhead(conversation: string): void {
  const { runs, herOpenLines } = parseConversation(conversation);
  // Without their marks, lines that are joined make sentences that none of them is by itself.
  const lines = [...herOpenLines.slice(-MOST_LINES), toldText(herOpenLines)];
  prepare([...lines, ...textsInReach(runs)]);
  readTogether(lines);
}
