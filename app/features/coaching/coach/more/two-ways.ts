/** Replies to a question that leaves him two ways, see asked-inverted.ts: each said by itself, and not the same by all three. */
import type { Draft } from '../draft';

/** In points. */
const AND_MORE = 5;
const SAME_WAY = 5;

/** Does it take the first of the two ways? It is the one that is named first in it. */
function takesFirst(text: string, [a, b]: readonly [string, string]): boolean {
  const all = text.toLowerCase();
  const [first, second] = [all.indexOf(a.toLowerCase()), all.indexOf(b.toLowerCase())];
  return first >= 0 && (second < 0 || first < second);
}

/** What it loses for being like those chosen already, and for going on after its answer. */
export function ofTwoWays({ basis: { question }, text, parts }: Draft, chosen: readonly Draft[]): number {
  if (question?.kind !== 'eitherClause' || !question.options) return 0;
  const { options } = question;
  const first = takesFirst(text, options);
  const again = chosen.filter((c) => takesFirst(c.text, options) === first).length;
  return SAME_WAY * again + (parts.length > 1 ? AND_MORE : 0);
}
