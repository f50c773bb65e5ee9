/** Lines that tie an answer to her: phrases of hers, things she does not like, and questions given back. */
import type { QuestionKind } from '../questions';
import { type TopicLine, topic } from './topic';

function table(rows: string): TopicLine[] {
  return topic('bridge', 'x', null, rows).lines;
}

/** {p} is something of hers that no topic knows, as he says it back ('your thesis defence'). */
export const PHRASE_LINES = table(`
c I want to hear more about {p}.
c I like how you talk about {p}.
c {P} sounds worth a longer story.
c I'd happily listen to the long version of {p}.
p {P} deserves its own series, I'd watch it.
p I'm going to need the uncensored version of {p}.
p I have several unqualified opinions about {p} already.
p I feel like {p} comes with at least one good embarrassing moment.
i There's more behind {p}, I can tell.
i I keep thinking about {p}, it's not something people mention by accident.
i I'm curious about the part of {p} that you left out.
i I get the feeling {p} means more than it sounds.
C What's the story with {p}?
C What's the best part about {p}?
C How did {p} come into your life?
P What's the most ridiculous thing about {p}?
P On a scale of one to chaos, where does {p} land?
P If {p} were a film, comedy or drama?
I What does {p} mean to you?
I What would you want somebody to understand about {p}?
I What surprised you most about {p}?
`);

export const NEGATIVE_LINES = table(`
c Good to know about {x}, I like people who know what they don't want.
c Fair, nobody should be talked into {x}.
c Then {x} stays off the list, easy.
p {X} is cancelled, effective immediately.
p I'll hide all evidence of {x} before we meet.
p A strong stance on {x}, I respect the drama.
i I think what people avoid is as telling as what they love, {x} included.
i There's usually a story behind not getting along with {x}.
i I like that you say it straight, most people fake it with {x}.
C What would you pick over {x} any day?
C What should be on the list if {x} is off it?
P What did {x} ever do to you?
P Is there anything that could bribe you back to {x}?
I What was the moment you knew it wasn't for you?
I What do you love as strongly as you dislike {x}?
`);

const DAY_BACK = `
C How's yours going so far?
C What's been the best part of yours?
C How has yours been treating you?
P And yours, calm or gloriously chaotic?
P What's the headline of yours so far?
P How's yours, out of ten and with one reason?
I What's been the best ten minutes of yours?
I What's the mood on your side?
I What would you keep from yours, if you could keep one thing?
`;
const PLAN_BACK = `
C What are you hoping to do?
C What would make it a good one for you?
C What's the one thing you really want to get to?
P What's your plan, and how much of it involves snacks?
P Are you the productive kind, or my kind of people?
P What's on yours, adventure or pyjamas?
I What would you do if nothing stood in the way?
I What are you secretly looking forward to?
I What's your idea of time well spent?
`;
const TASTE_BACK = `
C Where do you stand on it?
C What's your answer?
C Which way do you lean?
P What's yours, and will we still be friends?
P Now defend yours, I'm ready.
P What's your verdict, and how strict are you?
I What does your answer say about you?
I What would yours be, and where does it come from?
I I'd like to hear yours, and why.
`;
const SELF_BACK = `
C What about you?
C How would you answer that?
C What's yours?
P Your turn, and no rehearsed answers.
P What about you, the honest version please?
P And you, on your best behaviour or honestly?
I What would you say, if you answered without thinking?
I How would you answer that, late at night and honestly?
I I'd like to know what yours is.
`;

/** The question given back, when she has not told her own side yet. */
export const BACK: Partial<Record<QuestionKind, TopicLine[]>> = {
  howAreYou: table(DAY_BACK),
  howWas: table(DAY_BACK),
  wyd: table(PLAN_BACK.replace('What are you hoping to do?', 'What are you up to?')),
  plans: table(PLAN_BACK),
  favorite: table(TASTE_BACK),
  kind: table(TASTE_BACK),
  choice: table(TASTE_BACK),
  like: table(TASTE_BACK),
  opinion: table(TASTE_BACK),
  believe: table(TASTE_BACK),
  hypothetical: table(SELF_BACK),
  fun: table(SELF_BACK),
  lookingFor: table(SELF_BACK),
  job: table(SELF_BACK),
  from: table(SELF_BACK),
  past: table(SELF_BACK),
  about: table(SELF_BACK),
  single: table(SELF_BACK),
  sign: table(SELF_BACK),
};
