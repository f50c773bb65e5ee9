/** Replies to a question that leaves him two ways or asks whether it is so, see asked-inverted.ts: not the same way by all three. */
import type { Draft } from '../draft';

/** In points. */
const AND_MORE = 5;
const SAME_WAY = 5;
const ALL_ALIKE = 9;

/** Does it take the second of the two? It is the one that is named first in it. */
function takesSecond(text: string, [a, b]: readonly [string, string]): boolean {
  const all = text.toLowerCase();
  const [first, second] = [all.indexOf(a.toLowerCase()), all.indexOf(b.toLowerCase())];
  return second >= 0 && (first < 0 || second < first);
}

/** What it loses for being like those chosen already, and, as what is said back is enough by itself, for going on after it. */
export function ofTwoWays({ basis: { question }, text, parts }: Draft, chosen: readonly Draft[]): number {
  if (!question?.options || !/^(?:eitherClause$|choice|whether)/.test(question.kind)) return 0;
  const { options, about, kind } = question;
  const second = takesSecond(text, options);
  const again = chosen.filter((c) => takesSecond(c.text, options) === second).length;
  const isEither = !kind.startsWith('whether');
  return (
    (isEither ? SAME_WAY * again : again > 1 ? ALL_ALIKE : 0) +
    ((isEither || about) && parts.length > 1 ? AND_MORE : 0)
  );
}
