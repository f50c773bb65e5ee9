/**
 * What he can write when he wrote last: light, without a reproach or a reminder, easy to answer. A nudge that repeats the question
 * presses; one that takes up what she told, or asks for something new and small, does not.
 */
import type { ReplyTone } from '../../types';
import { keywordSlots } from '../about-her';
import { table } from '../content/bridges';
import { type Draft, type Part, say } from '../draft';
import { type Chance, pick, sentences } from '../text';
import { isSure, markOf } from '../told';
import { shownName } from '../topic-hits';
import type { Understanding } from '../understand';
import { toldPart } from './told-part';

/** With {x}, something of hers. */
const STILL = table(`
c I'm still thinking about {x}.
c I'd be glad to hear how it goes on with {x}.
c You left me wanting to hear more about {x}.
c I liked what you told me about {x}, that's all.
c I haven't forgotten about {x}.
p I've thought about {x} more than I'd admit to a doctor.
p Any news on {x}, I'm asking for my curiosity.
p My curiosity about {x} refuses to go home.
p Not that I'm still picturing {x}, but I am.
p I'd like to report that {x} is still on my mind, in a good seat.
i I keep coming back to {x}.
i It's funny how {x} stayed with me.
i Somehow {x} is still on my mind.
i I wonder how it goes on with {x}.
i There's more behind {x}, I think.
`);

const LIGHT = table(`
c I hope the day is treating you well.
c I like talking to you, so here I am again.
c I hope you're having a good one.
p This is me, casually walking past your inbox.
p I come in peace, and with better questions.
p Reporting back with nothing important, as promised.
i I had a quiet minute and thought of our chat.
i I hope something good found you today.
i You crossed my mind, so I'm writing it down.
`);

const NEW_QUESTION = table(`
C How's your day been so far?
C What's the best thing that happened to you today?
C What are you looking forward to this week?
C How is the week treating you?
P What's the silliest thing you've seen today?
P Quick one, what's your snack of choice right now?
P Has today been a comedy or a drama so far?
P On a scale from sofa to superhero, how's your day?
I What's been on your mind today?
I What did today look like from where you are?
I What made you smile last?
I What would make today a good one?
`);

/** Heavy news is no matter for a light word. */
const GENTLE = table(`
c No need to answer, I just wanted to say I'm thinking of you.
c I hope today is a little easier on you.
p No answer needed, I'm only leaving a virtual cup of tea here.
p I'm around if you'd like some distraction, with very mild jokes.
i I've been thinking about what you told me.
i I hope there's a quiet hour in today for you.
`);

/** The parts of it, in their order; she has written before. */
export function waitingParts(rng: Chance, u: Understanding, tone: ReplyTone, basis: Draft['basis']): Part[] {
  const [told] = u.told;
  const line = (lines: typeof STILL, asks: boolean, x?: string) =>
    say(rng, lines, tone, asks, x ? { x } : {});
  if (isSure(told) && markOf(told) === 'heavy') {
    basis.told = told;
    return [line(GENTLE, false)].filter((p) => p !== null);
  }
  const [topic] = u.topics.filter((t) => t.age === 0 && !t.negative);
  const word = pick(rng, u.keywords.slice(0, 2)) ?? null;
  const x = word ? (keywordSlots(u, word).tk ?? null) : topic && rng() < 0.5 ? shownName(topic) : null;
  const asked =
    sentences(u.conversation.boy.at(-1) ?? '')
      .at(-1)
      ?.includes('?') ?? false;
  const reaction = isSure(told) && rng() < 0.4 ? toldPart(rng, u, tone, false, basis) : null;
  const about = reaction ?? (x && rng() < 0.75 ? line(STILL, false, x) : null);
  if (about && about !== reaction) {
    if (word) basis.keyword = word;
    else basis.topic = topic ?? null;
  }
  const fresh = !asked || rng() < 0.4 ? line(NEW_QUESTION, true) : null;
  return [about ?? line(LIGHT, false), fresh].filter((p) => p !== null);
}
