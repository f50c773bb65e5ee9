/**
 * Questions whose own words can be said back in the answer ('would you try it?', 'I'd try it'): how they are told, and what is
 * said. {a} is what she asks about. Form: question-rules.ts and content/answers.ts.
 */
import { answers } from '../content/answers';
import type { TopicLine } from '../content/topic';
import type { Rule } from '../question-rules';
import { RESTATED } from './restate';

/** Looked at before the others, so that what can be said back is. */
export const MORE_FORMS: Rule[] = [
  [
    'like',
    /\b(?:do|don't) you (?:also |even |really |actually |secretly )*(?:like|love|enjoy) ((?!it\b|that\b|them\b|to\b|any|what|how|when)[a-z'-]+(?: (?!or\b|and\b|when\b|if\b|too\b|it\b|at\b|much\b)[a-z'-]+){0,3})\s*(?:\?|$)/,
  ],
  [
    'would',
    /\bwould you (?:ever |even |still |actually |really |maybe )*((?!rather|like to|want|say|prefer|pick|choose|be\b|describe|call|consider|mind)[a-z]+(?: (?!or\b|and\b|if\b|but\b|so\b|with me\b)[a-z'-]+){0,4})\s*(?:\?|if\b|$)/,
  ],
  [
    'areYou',
    /\bare you (?:more of |also |really |actually |secretly )*an? ((?!bit\b|little\b|fan\b)[a-z'-]+(?: (?!or\b|and\b|too\b|then\b)[a-z'-]+){0,2})\s*(?:\?|$)/,
  ],
  [
    'canYou',
    /\bcan you (?:even |actually |really |still )*((?!you\b|i\b|get\b|see\b|tell\b|do\b|come\b|be\b|help\b|please\b|send\b|imagine\b|believe\b|make it\b|guess\b)[a-z]+(?: (?!or\b|and\b|me\b|us\b|i\b|at\b|any\w*\b)[a-z'-]+){0,3})\s*(?:\?|$)/,
  ],
  [
    'doYou',
    /\bdo you (?:also |always |even |really |actually |secretly |still )*((?!have|know|own|live|work|remember|mean|see|need|want|think|feel|get\b|understand|ever|like|find|come|go by|mind|believe|at\b)[a-z]+(?: (?!or\b|and\b|when\b|if\b|too\b|at\b|much\b|often\b|me\b|that\b|this\b|it\b|then\b)[a-z'-]+){0,4}?)(?: at all| yourself| too| then)*\s*(?:\?|$)/,
  ],
];

export const MORE_ANSWERS: Readonly<Record<string, TopicLine[]>> = {
  ...RESTATED,
  // What is asked is not known: these fit a fact, a habit and a wish alike.
  yesNo: answers(`
c Yes, exactly that.
c Yes, that's right.
c Pretty much, yes.
c More or less, yes.
c I'd say so, yes.
p Yes, don't laugh.
p I wish I could say no.
p Yes, I'm afraid so.
p Let's say yes and leave it there.
p Yes, and I've heard all the jokes.
i Yes, it surprised me as well.
i Sort of, it's a longer story.
i Not quite, but you're close.
i Yes, and there's a story to it.
i Yes and no, mostly yes.
`),
  habit: answers(`
c Yes, quite often.
c Now and then, yes.
c Not really, to be honest.
c I do, yes.
p More than I'd admit.
p Yes, I can't help it.
p Only when I have to.
p I do, and I've been told to stop.
i Sometimes, it depends on the day.
i I used to, less so these days.
i Yes, more than people think.
i Not as much as I'd like.
`),
  areYou: answers(`
c I'm a {a}, yes, and a happy one.
c A {a}, most days, and I stand by it.
p A {a} on good days, an impostor on all others.
p I'm a {a} as long as nobody checks.
i More of a {a} than people would guess.
i I'm a {a} with the right company.
`),
  canYou: answers(`
c I can {a}, and I'd gladly show you.
c I can {a} well enough to try it with you.
p I can {a}, please don't ask anyone who has seen it.
p I can {a} for at least a minute.
i I can {a} when it matters.
i I can {a} better with someone to learn from.
`),
  doYou: answers(`
c I {a}, and gladly.
c I {a}, and more with good company.
p I {a}, with more enthusiasm than talent.
p I {a}, and I'd rather not be filmed doing it.
i I {a}, mostly when nobody is watching.
i I {a} less than I'd like, as with most good things.
`),
  would: answers(`
c I'd {a}, no hesitation.
c I'd {a}, and I'd mean it.
c Yes, I would.
p I'd {a}, as long as nobody films it.
p Obviously I'd {a}, someone has to.
p I would, and I'd only regret it a little.
i I'd {a}, if only to know how it feels.
i I'd {a}, and maybe more than once.
i Probably yes, if only to find out.
`),
  like: answers(`
c I do like {a}, best in good company.
p I like {a} with the enthusiasm of an amateur.
p I do like {a}, suspiciously much.
i I like {a} more than people expect.
i I do like {a}, and I'd like to see what you see in it.
`),
  opinion: answers(`
c Honestly, yes, I think you're right there.
c I'd say so, yes.
c I'm with you on that.
p Yes, and I'll defend that until someone brings facts.
p I'm on your side, at least until I've heard the other one.
p Yes, but I'm easily talked round.
i I think so, and I'd like to know what made you ask.
i More or less yes, with one small objection.
i Yes, though I'd have said no a while ago.
`),
  why: answers(`
c Because it felt right, and I'd do it again.
c The honest answer is that I just wanted to.
p Because nobody stopped me in time.
p I've been asking myself the same thing.
i Because I was curious, that's usually how it starts with me.
i For a reason that sounds better in person.
`),
  howMuch: answers(`
c Enough to be happy with, not enough to brag about.
c More than I expected, less than I'd like.
p More than I'd admit in public.
p I stopped counting when it got embarrassing.
i Fewer than you'd think.
i Exactly one too many, I'd say.
`),
  didYou: answers(`
c I did, yes.
c Yes, in the end.
c No, not this time.
c Not really, no.
p I did, and I'm as surprised as you are.
p Yes, against all odds.
p No, but I thought about it for a second.
i More or less, it's a longer story.
i Yes, and I'm glad I did.
i Nearly, I'll tell you the rest when I see you.
`),
  everBeen: answers(`
c Not yet, but I'd like to.
c Never, it's been on my list for ages.
c Once, and I'd do it again.
p Only in my head, and it went really well there.
p Not yet, I've been waiting for somebody to go first.
p Once, and I've lived on the story since.
i Not properly, and I'd like to.
i No, and the more I hear the more I want to.
i Yes, a while ago, I'd like to know if it's still the same.
`),
  hypothetical: answers(`
c The brave option, I'd only regret the other one.
c I'd keep it simple and do it with good company.
p I'd choose badly, confidently and with snacks.
p The silly option, it makes the better story.
i Whichever scares me a little.
i The one where I don't know how it ends.
`),
  advice: answers(`
c {O1}, and don't look back.
c The first one, I'd do the same.
p {O2}, obviously, and tell me how it goes.
p The second, and blame me if it goes wrong.
i {O1}, I think you'd decided before you asked.
i The one you'd regret less in a year, so the first.
`),
};
