/** Something of hers said back in surprise, where it is not known what she tells. */
import { REPLY_TONES } from '../../types';
import { KEYWORDS_ONLY } from '../about-her';
import { table } from '../content/bridges';
import { say } from '../draft';
import type { SayPart } from '../knowledge';
import { knownOf } from '../known-questions';
import { markOf } from '../told';
import type { Understanding } from '../understand';
import { FORBIDDEN } from '../wording';
import { type Said, saidBack } from './clauses-said';
import { howHard } from './feels';
import { punchPart } from './punchline';
import { wordsPart } from './words-said-back';

/** {v} is something that happened: 'your phone went down the toilet at work'. Whatever comes after the question mark ends the reply. */
export const HAPPENED = table(`
c I'm still at the part where {v}.
c Let's go back to the part where {v}.
p I keep rereading the bit where {v}.
p I wasn't ready for the part where {v}.
i I'd love to have been there when {v}.
i I wish I'd seen your face when {v}.
C Hold on, {v}? I need the whole story.
C Wait, {v}? Start from the beginning, please.
C Okay, {v}? Now I want all of it.
C Sorry, {v}? Don't stop there.
C Hang on, {v}? I want to hear this properly.
P Sorry, {v}? I wasn't ready for that.
P Hang on, {v}? And you tell me that in one line.
P Wait, {v}? I've got so many questions.
P Sorry, {v}? I have questions.
P Excuse me, {v}? I need a minute.
I {V}? I can picture it a bit too well.
I Wait, {v}? I feel there's more to it than that.
I {V}? I'd have loved to see your face.
I Hold on, {v}? I can see that scene.
I Wait, {v}? I'd have loved to be there for that.
I {V}? I wish I'd seen that.
`);

/** {v} is how things are: 'your lab sleeps in your bed'. */
export const IS_SO = table(`
c You can't just tell me that {v} and leave it there.
p I'm still getting used to the idea that {v}.
p I need a moment with the fact that {v}.
i I like that you tell me {v} as if it's nothing.
C Wait, {v}? I'd like the longer version.
C Sorry, {v}? Don't stop there.
C Hold on, {v}? I want to hear this properly.
P Sorry, {v}? I have questions.
P Wait, {v}? And you just mention it in passing.
P Wait, {v}? I've got so many questions.
I Wait, {v}? I'd love to hear the story behind that.
I {V}? I'd like to see that for myself.
I Hold on, {v}? I feel there's more to it than that.
`);

/** After it. */
const AND_THEN = table(`
C How did it end?
C What did you do then?
P Did you manage to keep a straight face?
P Is there photo evidence?
P Who else saw it?
I Who did you tell first?
I What did you think right then?
`);
const AND_SO = table(`
C How did that come about?
C How do you feel about it?
P Is it as odd as it sounds?
P Whose idea was that?
I Has it always been like that?
I Do you mind, or do you secretly like it?
`);

/** After what is said to the whole of it. */
export const BESIDE = table(`
c And I want to hear more about how {v}.
c And we have to talk about the part where {v}.
c And don't think I missed the part where {v}.
p And I'm still not over the part where {v}.
p And I wasn't ready for the part where {v}.
p And I'd have paid to be there when {v}.
i And I wish I'd been there when {v}.
i And I'd like to know the rest of how {v}.
`);

const CHANCE = 0.9;
/** How often it is asked where a plain sentence would do: 'Hold on, your phone fell in the fish tank?' */
const ASKED = 0.8;
/** So likely one is enough, so little one needs what she says to feel hard as well. */
const HEAVY = { surely: 0.95, maybe: 0.25 };
const TOO_HARD = 0.35;
const BESIDE_AN_ANSWER = 0.7;
/** So many replies have a clause of hers in them. */
const TAKEN = 2;

const found = new WeakMap<Understanding, readonly Said[]>();

/** 'What would you do if you won the lottery?' 'Quit by fax.' Nothing of it has happened. */
const ONLY_SUPPOSED =
  /\b(?:what|where|who|which|how) would (?:you|u)\b|\bif (?:you|u) (?:won|could|had|were|got|woke|ruled)\b|\b(?:dream|ideal|perfect|fantasy|hypothetical\w*)\b/i;

function clausesOf(u: Understanding): readonly Said[] {
  let out = found.get(u);
  if (!out) {
    const supposed = ONLY_SUPPOSED.test(u.conversation.boy.at(-1) ?? '');
    out = (supposed ? [] : saidBack(u.conversation.herOpenLines)).filter((x) => !FORBIDDEN.test(x.text));
    found.set(u, out);
  }
  return out;
}

function isHeavy(u: Understanding): boolean {
  const heavy = Math.max(0, ...u.told.filter((t) => markOf(t) === 'heavy').map((t) => t.sure));
  return heavy > HEAVY.surely || (heavy > HEAVY.maybe && howHard(u.conversation.herOpenLines) > TOO_HARD);
}

/** A sentence with one of her clauses in it, or the question after one; null where there is none, or it would be out of place. */
export const echoPart: SayPart = (rng, u, tone, asks, basis) => {
  if (KEYWORDS_ONLY.has(basis.moment ?? '')) return null;
  if (isHeavy(u)) return null;
  if (u.topics.some((t) => t.age === 0 && t.topic.id === 'sick')) return null;
  const words = wordsPart(rng, u, tone, asks, basis);
  if (words) return words;
  if (basis.question && !basis.told && !basis.clause && !basis.topic && !basis.keyword) {
    const turn = (REPLY_TONES.indexOf(tone) + u.conversation.herOpenLines.length) % REPLY_TONES.length;
    return !knownOf(basis.question.kind) && rng() < BESIDE_AN_ANSWER
      ? punchPart(rng, u, tone, asks, basis, [], turn)
      : null;
  }
  if (basis.question || (basis.told && (basis.clause || !basis.told.wide))) return null;
  const beside = basis.told !== null;
  const said = clausesOf(u);
  if (basis.clause) {
    const clause = said.find((x) => x.text === basis.clause);
    return asks && clause && rng() < CHANCE
      ? say(rng, clause.past ? AND_THEN : AND_SO, tone, true, {})
      : null;
  }
  if (basis.topic || basis.keyword || rng() > CHANCE) return null;
  // Each of her clauses in one of the replies, in the others how her story ends: three that all start 'Wait' sound like one.
  const turn = (REPLY_TONES.indexOf(tone) + (said[0]?.text.length ?? 0)) % REPLY_TONES.length;
  const clause = turn < TAKEN ? said[turn] : null;
  if (!clause) {
    const taken = said.slice(0, TAKEN);
    return beside ? null : punchPart(rng, u, tone, asks, basis, taken, turn - taken.length);
  }
  if (beside && !clause.past) return null;
  const part = beside
    ? say(rng, BESIDE, tone, false, { v: clause.text })
    : say(rng, clause.past ? HAPPENED : IS_SO, tone, asks || rng() < ASKED, { v: clause.text });
  if (part) basis.clause = clause.text;
  return part;
};
