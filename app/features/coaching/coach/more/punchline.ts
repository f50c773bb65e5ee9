/** How her story ends, in her own words: where a story has its point. Said back as it stands, with what its feel asks for. */
import { table } from '../content/bridges';
import { say } from '../draft';
import type { SayPart } from '../knowledge';
import { contentStems, LAUGHTER, sentences, shareOf, straighten, words } from '../text';
import type { Understanding } from '../understand';
import { FORBIDDEN } from '../wording';
import {
  bareOf,
  CLAUSE_ENDS,
  ENDS_OPEN,
  hasSlips,
  isMisspelled,
  QUOTED,
  RAW,
  type Said,
} from './clauses-said';
import { type Feel, feelingOf } from './feels';
import { isGrave } from './grave';
import { forAMachine } from './her-words';
import { tagged } from './tagged';

type Lines = ReturnType<typeof table>;

/** {v} is quoted. Whatever comes after the question mark ends the reply. */
const LINES: Readonly<Record<Exclude<Feel, 'heavy' | 'plain'>, Lines>> = {
  funny: table(`
c {v} got a proper laugh out of me.
c I laughed out loud at {v}.
c {v} is the best line I've read all week.
c Okay, {v} wins this conversation.
c I'd read the whole book just to get to {v}.
c Nothing I say today will beat {v}.
p {v} finished me off.
p I'd like {v} on a mug, please.
p {v} belongs on a T-shirt.
p I kept a straight face until {v}.
p {v} deserves its own theme music.
p I read {v} twice, just to enjoy it.
i I think {v} is my favourite line of the day.
i {v} is going to stay with me for a while.
i I can hear exactly how you'd say {v}.
i I keep coming back to {v}, and smiling.
i You tell it so well, I could see it all by {v}.
`),
  glad: table(`
c {v} made me smile straight away.
c {v} is the best thing I've read today.
c I like {v}, more of that, please.
p {v} made me grin at my phone like a fool.
p Somebody should frame {v}.
p I read {v} twice and grinned both times.
i {v} is a lovely thing to read.
i I could hear the smile in {v}.
i I'd like to have seen your face at {v}.
`),
  sore: table(`
c I felt {v} from here.
c {v} sounds like a day that owes you something nice.
c After {v} you've earned an evening off.
p I winced at {v}, and then I wanted to bring you a biscuit.
p {v} calls for a sofa and something warm.
p For {v} there should be a medal and a snack.
i {v}, I felt that one.
i I hope {v} is a funny story by next week.
i I'd swap {v} for a quiet evening, if I could do that for you.
`),
};

/** The same after an answer: what she told before she asked was heard, too. */
const ALSO: typeof LINES = {
  funny: table(`
c And {v} got a proper laugh out of me.
c And nothing I say will beat {v}.
p And {v} finished me off.
p And I'd like {v} on a mug.
i And {v} is my favourite line of the day.
i And I keep coming back to {v}.
`),
  glad: table(`
c And {v} made me smile.
c And I like {v}, more of that, please.
p And I grinned at {v}.
p And somebody should frame {v}.
i And {v} is a lovely thing to read.
i And I could hear the smile in {v}.
`),
  sore: table(`
c And I felt {v} from here.
c And after {v} you've earned an evening off.
p And for {v} there should be a medal.
p And {v} calls for something warm.
i And I hope {v} is behind you soon.
i And {v}, I felt that.
`),
};

/** All of them, to know where a part comes from. */
export const PUNCHLINES: readonly Lines[] = [...Object.values(LINES), ...Object.values(ALSO)];

const FEWEST_WORDS = 3;
const FEWEST_AT_THE_END = 4;
const MOST_WORDS = 10;
/** Said to him, arranged with him, or only said to be polite. */
const NOT_TOLD =
  /\b(?:you|youre|youve|youll|your|yours|yourself|u|ur|ya|ye|before we|guess (?:who|what)|thanks?|thank|thx|sorry|please|pls|plz|ok|okay|hi|hiya|hello|hey|morning|bye|goodnight|night|tomorrow|tonight|soon|later|let me|lets|let's|dont (?:laugh|judge|ask)|don't (?:laugh|judge|ask)|anyway|yes|yeah|yep|no|nope|nah|i (?:think|guess|mean|hope|suppose|know)|long story|i'?m not joking|i can'?t do this)\b/iu;
/** The half of a sentence. */
const HALF =
  /^(?:which|who|whom|whose|than|of|to|for|from|by|as|if|when|where|what|how|why|is|are|was|were|has|had|does|did|because|bc|cos|cause|although|though|except|or|nor|until|till|since|whether|not|that (?:i|we|he|she|they|it|is|was|were|are|had|has|will|would))\b/iu;

/** What anybody says: 'that's it exactly', 'good to hear'. */
const STOCK =
  /^(?:(?:oh|haha|yeah|and|but|so|ok) )*(?:that'?s (?:it|right|true|fair|the (?:one|spirit|dream|plan|thing)|exactly it|so true)(?: exactly| though| really)?|(?:good|nice|great|lovely|glad) to (?:hear|know|meet|see)(?: (?:it|that))?|sounds (?:good|great|fun|lovely|nice)(?: to me)?|same (?:here|tbh|really)|fair (?:enough|play|point)|don'?t knock it.*|try harder|never gets old|it is what it is|how (?:funny|lovely|nice)|what a (?:day|week|time)|so far so good|not too bad|could be worse|can'?t complain|me neither|me too|the usual|just the usual|had (?:a|such a) (?:nice|lovely|good|great) time)$/iu;

const HAS_A_VERB = /^(?:VERB|AUX)$/;

/** A short sentence, or the end of a longer one where it can stand alone. */
function endOf(sentence: string): string {
  // 'No space for a sofa' is not 'space for a sofa'.
  const whole = /^no\s/i.test(sentence) ? sentence : bareOf(sentence);
  if (words(whole).length <= MOST_WORDS) return whole;
  const ends = sentence.split(CLAUSE_ENDS).map((x) => bareOf(x ?? ''));
  const last = ends.at(-1) ?? '';
  // '..., so half my life basically': an afterthought stands alone as well.
  if (
    /,\s*(?:so |and |but |basically |literally )?[^,]*$/.test(sentence) &&
    words(last).length >= FEWEST_WORDS
  )
    return last;
  const end = ends.findLast((x) => tagged(x).some((w) => HAS_A_VERB.test(w.part)));
  return end && words(end).length >= FEWEST_AT_THE_END ? end : '';
}

function canBeQuoted(piece: string): boolean {
  const count = words(piece).length;
  return (
    count >= FEWEST_WORDS &&
    count <= MOST_WORDS &&
    contentStems(piece).size > 0 &&
    // A measure is no punchline: '12 weeks old', 'a little boy, 7lb 6'.
    !/^\W*\d|\d ?(?:lbs?|oz|kg|cm|ft|mins?|minutes|hours|days|weeks|months|years|km|miles)\b/i.test(piece) &&
    ![
      NOT_TOLD,
      STOCK,
      HALF,
      RAW,
      FORBIDDEN,
      LAUGHTER,
      ENDS_OPEN,
      /["“”()[\]{}<>@/]|https?:|\b(\p{L}+) \1\b/iu,
    ].some((rule) => rule.test(piece)) &&
    !isMisspelled(piece.replaceAll(',', ''))
  );
}

/** What can be quoted of how her lines end, the last first: '"that room is his now"'. */
export function punchlines(lines: readonly string[]): string[] {
  const found: string[] = [];
  if (forAMachine(lines) || lines.some((line) => isGrave(line) || hasSlips(line))) return found;
  for (const line of [...lines].reverse()) {
    const bare = straighten(line).replace(
      /(?:\p{Extended_Pictographic}|\uFE0F|\u200D|\p{Emoji_Modifier})+/gu,
      ' . ',
    );
    for (const sentence of sentences(bare).reverse()) {
      if (/[?"“”]/.test(sentence)) continue;
      const said = endOf(sentence.replace(/[\s.!,;:]+$/, '').trim());
      if (canBeQuoted(said) && !QUOTED.test(said)) found.push(`"${said}"`);
    }
  }
  return found;
}

const found = new WeakMap<Understanding, readonly string[]>();
/** As much of one in the other is the same said twice. */
const SAME = 0.5;

/** What she told before she asked; what comes after it belongs to the question. */
function linesBeforeAsking(u: Understanding): readonly string[] {
  const lines = u.conversation.herOpenLines;
  const [asked] = u.questions;
  const all = straighten(lines.join('\n'));
  return asked ? all.slice(0, Math.max(0, all.indexOf(straighten(asked.text)))).split('\n') : lines;
}

/** Her punchlines without what is said back as a clause already. */
function punchlinesOf(u: Understanding, said: readonly Said[]): readonly string[] {
  let out = found.get(u);
  if (!out) {
    const told = said.map((x) => contentStems(x.text));
    out = u.language
      ? []
      : punchlines(linesBeforeAsking(u)).filter((v) => {
          const stems = contentStems(v);
          return !told.some((t) => shareOf(stems, t) > SAME || shareOf(t, stems) > SAME);
        });
    found.set(u, out);
  }
  return out;
}

/** The `at`th of her punchlines in a sentence of his; null where there is none, or nothing is to be made light of. */
export function punchPart(
  ...[rng, u, tone, asks, basis, said, at]: [...Parameters<SayPart>, said: readonly Said[], at: number]
) {
  const punchline = punchlinesOf(u, said)[at];
  if (!punchline) return null;
  const feel = feelingOf(u.conversation.herOpenLines);
  // What is only plain is nothing to quote: readers would not send it, whatever is said of it.
  if (feel === 'heavy' || feel === 'plain') return null;
  if (basis.question) {
    const beside = say(rng, ALSO[feel], tone, false, { v: punchline });
    if (beside) basis.clause = punchline;
    return beside;
  }
  const part =
    say(rng, LINES[feel], tone, asks || rng() < 0.3, { v: punchline }) ??
    say(rng, LINES[feel], tone, false, { v: punchline });
  if (part) basis.clause = punchline;
  return part;
}
