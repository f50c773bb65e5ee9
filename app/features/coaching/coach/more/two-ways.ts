/** Replies to a question that leaves him two ways or asks whether it is so, see asked-inverted.ts: not the same way by all three. */
import type { Draft } from '../draft';

/** In points. */
const AND_MORE = 5;
const SAME_WAY = 5;

/** Does it take the second of the two? It is the one that is named first in it. */
function takesSecond(text: string, [a, b]: readonly [string, string]): boolean {
  const all = text.toLowerCase();
  const [first, second] = [all.indexOf(a.toLowerCase()), all.indexOf(b.toLowerCase())];
  return second >= 0 && (first < 0 || second < first);
}

/** What it loses for being like those chosen already, and, as one of two ways is said by itself, for going on after it. */
export function ofTwoWays({ basis: { question }, text, parts }: Draft, chosen: readonly Draft[]): number {
  if (!question?.options || !/^(?:eitherClause$|whether)/.test(question.kind)) return 0;
  const { options } = question;
  const second = takesSecond(text, options);
  const again = chosen.filter((c) => takesSecond(c.text, options) === second).length;
  return question.kind === 'eitherClause'
    ? SAME_WAY * again + (parts.length > 1 ? AND_MORE : 0)
    : again > 1
      ? SAME_WAY
      : 0;
}
