/** What he can say to words of hers that are worth saying back as they stand, see her-words.ts. */
import { REPLY_TONES } from '../../types';
import { table } from '../content/bridges';
import { say } from '../draft';
import type { SayPart } from '../knowledge';
import type { Understanding } from '../understand';
import { howHard } from './feels';
import { type HerWords, herWords } from './her-words';

type Lines = ReturnType<typeof table>;

/** {v} is quoted, somebody's words or hers: '"kind forehead"', '"like a wet cat"'. */
const QUOTED = table(`
c I'd have struggled to keep a straight face at {v}.
c {v} is the detail I'll remember tomorrow.
c {v} is a very good way to put it.
p {v} is doing a lot of work in that sentence.
p {v} finished me off.
p I'd like {v} on a mug, please.
p I read {v} twice, just to enjoy it.
i {v} is going to stay with me for a while.
i I think {v} is my favourite line of the day.
P Am I allowed to laugh at {v}?
`);
/** The same for what somebody said. */
const UTTERED = [
  ...QUOTED,
  ...table(`
c {v}, I'd have given a lot to hear that.
p I'm going to use {v} the first chance I get.
i I can hear exactly how {v} sounded.
C What did you say to {v}?
P Am I allowed to start using {v} as well?
`),
];
/** {v} is what she wrote in capitals: 'PASSED'. */
const LOUD = table(`
c {v} in capitals, and rightly so.
c Those capitals on {v} are well earned.
p I heard that {v} all the way over here.
p My phone got louder at {v}.
i The capitals on {v} tell me everything I need.
i I can hear just how you'd say {v}.
P Does {v} come with a sound effect in real life?
`);
/** {v} is much of something: '13 hours', '£640'. */
const AMOUNT = table(`
c {V} is more than I'd have had the patience for.
p {V}, and you mention it so calmly.
p I read {v} twice, just to be sure.
p I'd have lost count long before {v}.
i {V} is the kind of detail I like, it makes it real.
C Hold on, {v}? That takes some doing.
C Wait, {v}? I'd not have lasted half of that.
P Sorry, {v}? I had to read that again.
P Excuse me, {v}? I need to sit down.
I {V}? I'd have lost my mind.
`);

/** After an answer, or after what is said to the whole of it. */
const ALSO_QUOTED = table(`
c And I won't forget {v} in a hurry.
p And {v} is doing a lot of work there.
p And I'm stealing {v}, just so you know.
i And {v} made me smile.
i And I keep smiling at {v}.
`);
const ALSO_LOUD = table(`
c And I heard that {v}, loud and clear.
p And that {v} came through at full volume.
i And I can hear just how you'd say {v}.
`);

const LINES: Readonly<Record<HerWords['kind'], readonly [alone: Lines, also: Lines]>> = {
  quoted: [UTTERED, ALSO_QUOTED],
  simile: [QUOTED, ALSO_QUOTED],
  loud: [LOUD, ALSO_LOUD],
  // Beside something else a number alone sounds like a machine's.
  amount: [AMOUNT, []],
};

/** All of them, to know where a part comes from. */
export const OF_HER_WORDS: readonly Lines[] = Object.values(LINES).flat();

const CHANCE = 0.85;
/** How often it is asked where a plain sentence would do. */
const ASKED = 0.4;

/** So many of the replies have words of hers in them. */
const TAKEN = 2;
/** From here on nothing is made light of. */
const TOO_HARD = 0.35;

const found = new WeakMap<Understanding, readonly HerWords[]>();

function wordsOf(u: Understanding): readonly HerWords[] {
  let out = found.get(u);
  if (!out) {
    const { herOpenLines, boy } = u.conversation;
    const all = u.language ? [] : herWords(herOpenLines, boy.join('\n')).slice(0, TAKEN);
    out = all.length > 0 && howHard(herOpenLines) > TOO_HARD ? [] : all;
    found.set(u, out);
  }
  return out;
}

/** Words of hers in a sentence of his; each in one of the three replies. */
export const wordsPart: SayPart = (rng, u, tone, asks, basis) => {
  if (basis.clause || basis.topic || basis.keyword) return null;
  const all = wordsOf(u);
  const turn = (REPLY_TONES.indexOf(tone) + (all[0]?.text.length ?? 0)) % REPLY_TONES.length;
  const words = all[turn];
  if (!words || rng() > CHANCE) return null;
  const beside = basis.question !== null || basis.told !== null;
  const [alone, also] = LINES[words.kind];
  const part = beside
    ? say(rng, also, tone, false, { v: words.text })
    : say(rng, alone, tone, asks || rng() < ASKED, { v: words.text });
  if (part) basis.clause = words.text;
  return part;
};
