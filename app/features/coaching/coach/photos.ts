/** Advice on the photos he describes, one by one. */
import { factText } from '../evidence-phrases';
import type { Suggestion } from '../types';
import { itemsOf, lowerStart } from './own-words';
import { excerpt } from './psychology';
import { subjectsIn } from './subjects';

const CHECKS: readonly [RegExp, string][] = [
  [/\b(?:selfies?|mirror|bathroom)\b/i, 'let somebody else take it while you do something'],
  [/\b(?:shirtless|topless|abs|flex\w*)\b/i, 'show the sport instead, with the shirt on'],
  [
    /\b(?:ex|with (?:a |my )?(?:girl|wom[ae]n|sister))\b/i,
    'say who she is or leave it out, she could be taken for an ex',
  ],
  [
    /\b(?:group|friends|mates|buddies|boys|team|wedding)\b/i,
    'one of this kind at most and never first, she should not have to guess who you are',
  ],
  [/\b(?:sunglasses|hat|cap|mask|helmet)\b/i, 'not as the first one, eyes should be seen'],
  [/\b(?:far|behind|back|blurry|dark|night|filter\w*)\b/i, 'take it again in daylight, nearer'],
  [/\b(?:old|ago|20\d\d|college|uni|younger|school)\b/i, 'replace it with one from the last year'],
  [
    /\b(?:watch|money|bottle|club|party|drunk|cars?|suit|linkedin|headshot)\b/i,
    'swap what you own or wear for what you do',
  ],
];
const MOST_NAMED = 3;
const ENOUGH = 4;

export function photoAdvice(photos: string, interest: string): Suggestion {
  const own = itemsOf(photos);
  const verdicts = own.map((item) => ({ item, advice: CHECKS.find(([rule]) => rule.test(item))?.[1] }));
  const keep = verdicts.find((v) => !v.advice)?.item;
  const known = subjectsIn(interest).find((s) => s.rows.o)?.rows.o?.[0];
  return {
    text: [
      keep
        ? `"${lowerStart(excerpt(keep))}": keep it and bring it forward, it shows something of your life.`
        : '',
      ...verdicts
        .filter((v) => v.advice)
        .slice(0, MOST_NAMED)
        .map((v) => `"${lowerStart(excerpt(v.item))}": ${v.advice}.`),
      `Add one of ${known ?? `you at what you like most (${lowerStart(interest)}), taken by someone else`}, so that picture and text tell the same story.`,
      own.length < ENOUGH
        ? 'Four to six are enough: face in daylight, whole figure, doing something, with people.'
        : 'Order: your face in daylight, you doing something, you with people, one she can ask about.',
    ]
      .filter(Boolean)
      .join(' '),
    psychology: `It goes by what you described${own[0] ? ` ("${lowerStart(excerpt(own[0]))}")` : ''}. Pictures that match the text read as honest. ${factText('seventy-thirty')}`,
    evidence: 'seventy-thirty',
  };
}
