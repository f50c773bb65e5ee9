/** What he asked her about last, for when she says next to nothing of it: 'the concert'. */

import type { ReplyTone } from '../../types';
import { table } from '../content/bridges';
import { say } from '../draft';
import { isThing, type Keyword, type Scored, scoreWords } from '../keywords';
import { type Chance, sentences, straighten } from '../text';

/** 'Hi Laura': she is no thing of his. */
const GREETED = /^(?:[Hh](?:i+|ey+|ello)|[Mm]orning),? \p{Lu}\p{Ll}+/u;

const ASKS_HER = /\bhow(?:'s| was| did| is| were) |\bdid you /i;

const TELLS = /\b(?:i|i'?m|i'?ve|my|me|we)\b/i;
const asksHer = (hisLast: string) => sentences(straighten(hisLast)).some((s) => ASKS_HER.test(s));

/** At most one, of what he asked her or, where he asked nothing, of what he told; his 'your concert' stays 'your concert'. */
export function hisThings(hisLast: string): Keyword[] {
  const scored: Scored = new Map();
  const wanted = asksHer(hisLast) ? ASKS_HER : TELLS;
  for (const sentence of sentences(straighten(hisLast)))
    if (wanted.test(sentence) && (wanted === ASKS_HER || !sentence.includes('?')))
      scoreWords(sentence.replace(GREETED, ''), scored);
  return [...scored.entries()]
    .filter(([word, s]) => s.score > 1.3 && (wanted === ASKS_HER || isThing(word)))
    .sort((a, b) => b[1].score - a[1].score)
    .slice(0, 1)
    .map(([word, { lead, before }]) => ({
      word,
      lead: /^(?:your|ur)$/.test(before) ? 'your ' : /^(?:my|our)$/.test(before) ? 'my ' : lead,
    }));
}

const ASKED_LINES = table(`
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
C What do you still think about from {tk}?
C Would you recommend {tk}?
P Which bit of {tk} would make the trailer?
P Who would have hated {tk}?
I What did {tk} do to your mood?
I What would you change about {tk}?
I Was there a moment of {tk} you'd keep?
`);

/** She has next to nothing to say to what he told. */
const TOLD_LINES = table(`
c You can ask me about {tk}, you know.
c I expected at least one question about {tk}.
c There's more to say about {tk}, you only have to ask.
p {Tk} had hoped for more of a reaction.
p That's all {tk} gets, then. Tough crowd.
p I'll tell {tk} you said hi.
i I haven't told you the best part about {tk} yet.
i There's a story behind {tk}, if you've got a minute.
i I was hoping {tk} would make you curious.
`);

export const hisLines = (hisLast: string) => (asksHer(hisLast) ? ASKED_LINES : TOLD_LINES);

/** Before he asks on. */
const SHORT_ANSWER = table(`
c That's the short version, I take it.
c I was hoping for the long version.
c You can tell me more than that.
p That review fits on a stamp.
p The critics are brief today.
p I'm none the wiser yet.
i There must be more behind that.
i I'd like to hear the rest of it.
i That's all you're giving away for now, I see.
`);

export const briefly = (rng: Chance, tone: ReplyTone) => say(rng, SHORT_ANSWER, tone, false, {});
