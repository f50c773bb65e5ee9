/** Advice on the photos he describes, one by one. */
import { factText } from '../evidence-phrases';
import type { Suggestion } from '../types';
import { known } from './knowledge';
import { itemsOf, lowerStart } from './own-words';
import { excerpt } from './psychology';
import { subjectsIn } from './subjects';

const CHECKS: readonly [RegExp, string][] = [
  [/\b(?:selfies?|mirror|bathroom)\b/i, 'let somebody else take it while you do something'],
  [
    /\b(?:group|friends|mates|buddies|boys|team|wedding)\b/i,
    'one of this kind at most and never first, she should not have to guess who you are',
  ],
  [/\b(?:sunglasses|hat|cap|mask|helmet)\b/i, 'not as the first one, eyes should be seen'],
  [/\b(?:old|ago|20\d\d|college|uni|younger|school)\b/i, 'replace it with one from the last year'],
];
const MOST_NAMED = 3;
const ENOUGH = 4;

export function photoAdvice(photos: string, interest: string): Suggestion {
  const own = itemsOf(photos);
  const verdicts = own.map((item) => ({
    item,
    advice: [...(known().advice?.photos ?? []), ...CHECKS].find(([rule]) => rule.test(item))?.[1],
  }));
  const keep = verdicts.find((v) => !v.advice)?.item;
  const idea = subjectsIn(interest).find((s) => s.rows.o)?.rows.o?.[0];
  return {
    text: [
      keep ? `"${lowerStart(excerpt(keep))}": keep it and bring it forward.` : '',
      ...verdicts
        .filter((v) => v.advice)
        .slice(0, MOST_NAMED)
        .map((v) => `"${lowerStart(excerpt(v.item))}": ${v.advice}.`),
      `Add one of ${idea ?? `you at what you like most (${lowerStart(interest)}), taken by someone else`}, so that picture and text tell the same story.`,
      own.length < ENOUGH
        ? 'Four to six are enough: face in daylight, doing something, with people.'
        : 'Order: face in daylight, doing something, with people, one she can ask about.',
    ]
      .filter(Boolean)
      .join('\n'),
    psychology: `It goes by what you described${own[0] ? ` ("${lowerStart(excerpt(own[0]))}")` : ''}. Pictures that match the text read as honest. ${factText('seventy-thirty')}`,
    evidence: 'seventy-thirty',
  };
}
