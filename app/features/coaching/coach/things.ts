/** Which thing a 'which' or 'what would you' asks for, and a concrete pick for each tone. */
import { REPLY_TONES, type ReplyTone } from '../types';
import { THING_CLOSES, THINGS } from './content/things';
import { perKnowledge } from './knowledge';
import { type Chance, capitalise, lines, pick } from './text';

const rows = perKnowledge((more) => lines(`${more.things}\n${THINGS}`).map(rowOf));

function rowOf(row: string) {
  const [words = '', ...picks] = row.split('/');
  return {
    names: new RegExp(String.raw`\b(?:${words})(?!\p{L})`, 'u'),
    asks: new RegExp(
      String.raw`\b(?:what|which|who|favorite|best|worst|most|first|last|only|pick|choose|name|one|be an?|were an?)\b.{0,50}?\b(?:${words})(?!\p{L})`,
      'u',
    ),
    picks: picks.map((p) => p.split(' ; ')),
  };
}

/** It is his pick that is asked for, not what time the shop shuts. */
const HIS_PICK = /\b(?:you|your|favorite|best|worst|most|ever|one|pick|name)\b/;
const OF_FACT =
  /\bwhat time\b|\blast \w+(?: \w+)? (?:that )?(?:you|u) (?:went|saw|did|bought|had|ate|read|watched|heard)\b|\bhow (?:was|did|is|many|much|long)\b|\b(?:i|we) (?:should|do|need|get|wear|bring)\b|\bfor me\b/;

/** A pick for what a plain sentence asks, or null when it names no thing we have one for; `anywhere` in it, or right after its 'which'. */
export function pickFor(rng: Chance, text: string, anywhere: boolean, tone: ReplyTone): string | null {
  if ((!anywhere && !HIS_PICK.test(text)) || OF_FACT.test(text)) return null;
  const row = rows().find(({ asks, names }) => names.test(text) && (anywhere || asks.test(text)));
  const thing = pick(rng, row?.picks[REPLY_TONES.indexOf(tone)] ?? []);
  return thing ? `${capitalise(thing)}.${pick(rng, THING_CLOSES[tone]) ?? ''}` : null;
}
