/** What he asked her about last, for when she says next to nothing of it: 'the concert'. */
import { table } from '../content/bridges';
import { type Keyword, type Scored, scoreWords } from '../keywords';
import { sentences, straighten } from '../text';

/** 'Hi Laura': she is no thing of his. */
const GREETED = /^(?:[Hh](?:i+|ey+|ello)|[Mm]orning),? \p{Lu}\p{Ll}+/u;

/** At most one; his 'your concert' stays 'your concert'. */
export function hisThings(hisLast: string): Keyword[] {
  const scored: Scored = new Map();
  for (const sentence of sentences(straighten(hisLast)))
    if (/\bhow(?:'s| was| did| is| were) |\bdid you /i.test(sentence))
      scoreWords(sentence.replace(GREETED, ''), scored);
  return [...scored.entries()]
    .filter(([, s]) => s.score > 1.3)
    .sort((a, b) => b[1].score - a[1].score)
    .slice(0, 1)
    .map(([word, { lead, before }]) => ({ word, lead: /^(?:your|ur)$/.test(before) ? 'your ' : lead }));
}

export const HIS_LINES = table(`
C What was the best part of {tk}?
C What did you like most about {tk}?
C Was {tk} what you'd hoped for?
P Give me a review of {tk}, how many stars?
P Would you do {tk} again?
P What was the silliest thing about {tk}?
P On a scale from nap to parade, how was {tk}?
I What will you remember of {tk} in a year?
I What's the bit of {tk} you'd tell a friend?
I What did you expect of {tk}?
`);
