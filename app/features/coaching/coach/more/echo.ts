/** Something of hers said back in surprise, where it is not known what she tells. */
import { REPLY_TONES, type ReplyTone } from '../../types';
import { KEYWORDS_ONLY } from '../about-her';
import { table } from '../content/bridges';
import { type Draft, type Part, say } from '../draft';
import type { Chance } from '../text';
import { markOf } from '../told';
import type { Understanding } from '../understand';
import { type Said, saidBack } from './clauses-said';

/** {v} is something that happened: 'your phone went down the toilet at work'. Whatever comes after the question mark ends the reply. */
const HAPPENED = table(`
c I'm still at the part where {v}.
c Let's go back to the part where {v}.
c I need to hear more about how {v}.
p I can't get past the part where {v}.
p I keep rereading the bit where {v}.
p I wasn't ready for the part where {v}.
i I keep picturing how {v}.
i The part where {v} won't leave my head.
i I'd love to have been there when {v}.
C Hold on, {v}? I need the whole story.
C Wait, {v}? Start from the beginning, please.
C Okay, {v}? Now I want all of it.
C Sorry, {v}? Don't stop there.
P Sorry, {v}? I wasn't ready for that.
P Hang on, {v}? And you tell me that in one line.
P Wait, {v}? I've got so many questions.
P {V}? That'll keep me busy all day.
I {V}? I can picture it a bit too well.
I Wait, {v}? I feel there's more to it than that.
I {V}? I'd have loved to see your face.
I Hold on, {v}? I want to know what you thought right then.
`);

/** {v} is how things are: 'your lab sleeps in your bed'. */
const IS_SO = table(`
c You can't just tell me that {v} and leave it there.
c I'd like to know more about how {v}.
p I'm still getting used to the idea that {v}.
p I need a moment with the fact that {v}.
i I like that you tell me {v} as if it's nothing.
i I keep thinking about how {v}.
C Hold on, {v}? Tell me more about that.
C Wait, {v}? I'd like the longer version.
P Sorry, {v}? I have questions.
P Wait, {v}? And you just mention it in passing.
I Wait, {v}? I'd love to hear the story behind that.
I {V}? I didn't see that coming.
`);

/** After it. */
const AND_THEN = table(`
C What happened next?
C How did it end?
C What did you do then?
P Did you manage to keep a straight face?
P Is there photo evidence?
P Who else saw it?
I What went through your head?
I Who did you tell first?
I What did you think right then?
`);
const AND_SO = table(`
C How did that come about?
C How do you feel about it?
P Is it as odd as it sounds?
P Whose idea was that?
I What's the part nobody sees?
I Has it always been like that?
`);

/** After what is said to the whole of it. */
const BESIDE = table(`
c And I want to hear more about how {v}.
c And we have to talk about the part where {v}.
c And don't think I missed the part where {v}.
p And I'm still not over the part where {v}.
p And I wasn't ready for the part where {v}.
p And I'd have paid to be there when {v}.
i And I keep picturing how {v}.
i And the part where {v} won't leave my head.
i And I'd like to know the rest of how {v}.
`);

const CHANCE = 0.8;
/** How often it is asked where a plain sentence would do: 'Hold on, your phone fell in the fish tank?' */
const ASKED = 0.5;
const HEAVY = 0.25;

const found = new WeakMap<Understanding, readonly Said[]>();

function saidIn(u: Understanding): readonly Said[] {
  let out = found.get(u);
  if (!out) {
    out = saidBack(u.conversation.herOpenLines);
    found.set(u, out);
  }
  return out;
}

/** A sentence with one of her clauses in it, or the question after one; null where there is none, or it would be out of place. */
export function echoPart(
  rng: Chance,
  u: Understanding,
  tone: ReplyTone,
  asks: boolean,
  basis: Draft['basis'],
): Part | null {
  if (KEYWORDS_ONLY.has(basis.moment ?? '')) return null;
  if (basis.question || (basis.told && (basis.clause || !basis.told.wide))) return null;
  const beside = basis.told !== null;
  if (u.told.some((t) => t.sure > HEAVY && markOf(t) === 'heavy')) return null;
  if (u.topics.some((t) => t.age === 0 && t.topic.id === 'sick')) return null;
  const said = saidIn(u);
  if (basis.clause) {
    const past = said.find((x) => x.text === basis.clause)?.past;
    return asks && rng() < CHANCE ? say(rng, past ? AND_THEN : AND_SO, tone, true, {}) : null;
  }
  if (basis.topic || basis.keyword || rng() > CHANCE) return null;
  // Each of her clauses in one of the three replies, where there is something else for the others.
  const clause =
    said[(REPLY_TONES.indexOf(tone) + (said[0]?.text.length ?? 0)) % REPLY_TONES.length] ??
    (u.keywords.length === 0 ? said[0] : null);
  if (!clause) return null;
  if (beside && !clause.past) return null;
  const part = beside
    ? say(rng, BESIDE, tone, false, { v: clause.text })
    : say(rng, clause.past ? HAPPENED : IS_SO, tone, asks || rng() < ASKED, { v: clause.text });
  if (part) basis.clause = clause.text;
  return part;
}
