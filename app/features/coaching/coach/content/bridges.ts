/** Lines that tie an answer to her: phrases of hers, things she does not like, and questions given back. */
import { type TopicLine, topic } from './topic';

export function table(rows: string): TopicLine[] {
  return topic('bridge', 'x', null, rows).lines;
}

export const NEGATIVE_LINES = table(`
c Fair, nobody should be talked into {x}.
c Then {x} stays off the list, easy.
p {X} is cancelled, effective immediately.
p A strong stance on {x}, I respect the drama.
i There's usually a story behind not getting along with {x}.
C What would you pick over {x} any day?
P What did {x} ever do to you?
P Is there anything that could bribe you back to {x}?
I What was the moment you knew it wasn't for you?
I What do you love as strongly as you dislike {x}?
`);

/** Hers given back, where the form of the question is all that is known of it. */
export const TASTE_BACK = table(`
C What about you?
C And you?
P What's yours, and will we still be friends?
P Now defend yours, I'm ready.
I And what would you say?
I Now I'm curious what you'd pick.
`);
export const SELF_BACK = table(`
C What about you?
C How would you answer that?
P Your turn, and no rehearsed answers.
P What about you, the honest version please?
I What would you say, if you answered without thinking?
I And what's yours?
`);
/** {tk} is a thing of hers with the article she gave it ('the regatta', 'your fringe', 'algebra'). */
export const KEYWORD_LINES = table(`
c I'd like to hear more about {tk}.
c Let's stay with {tk} for a second.
p I have follow-up questions about {tk}, most of them silly.
p I have at least three theories about {tk}.
p I did not expect {tk}, and now I need the details.
C What's the story with {tk}?
C What happened with {tk}?
P Is there photo evidence of {tk}?
I What do you make of {tk}, honestly?
I Why do I suspect there's a history to {tk}?
`);

/** The same when it is somebody: 'your boss', 'the neighbour', 'Dave'. */
export const PERSON_LINES = table(`
c {Tk} sounds like somebody I'd like to hear more about.
c {Tk} clearly leaves an impression.
p {Tk} sounds like my favourite character in this story.
p I'd like to hear how {tk} tells it.
C What's {tk} like?
C Are you and {tk} close?
P Is {tk} always like that?
I What's {tk} like otherwise?
`);

/** {a} is a word of hers that names no thing: 'soaked', 'peaceful'. */
export const ECHO_LINES = table(`
c {A} is one way to put it, and a good one.
p {A}, noted and underlined.
i {A} is a word I'd like to know more about.
`);

/** After an answer: {tk} is hers ('your greenhouse'). */
export const ALSO_LINES = table(`
c And I'd like to hear more about {tk}.
p Also, I have questions about {tk}.
p And I want the full story of {tk}.
i And I'd still like to know more about {tk}.
`);

/** The same for a heavy moment: no joke, nothing to laugh about. */
export const SOFT_KEYWORD_LINES = table(`
c I'm sorry about {tk}.
c {Tk} alone would be enough for one day.
p No jokes about {tk} from me, only sympathy.
p I'd take {tk} off your hands if I could.
i I imagine {tk} stays with you for a while.
`);

/** {a} is the word she praised him with. */
export const PRAISE_LINES = table(`
c I'll take {a} any day, thank you.
c Thank you, {a} is a good thing to hear from you.
p I'm having {a} printed on a mug.
p {A}, in writing, I'll be showing this to people.
i {A} isn't the first word I'd have picked, I like it.
i If I'm {a} here, it's because you make it easy.
`);

/** {a} is the word she used for what annoyed her. */
export const APOLOGY_LINES = table(`
c You're right, that was {a} of me, and I'm sorry.
c I'm sorry, I can see how that was {a}.
p Guilty, that was {a}, and I'm sorry.
p You're right, {a} doesn't suit me. I'm sorry.
i I'm sorry, {a} was never how I wanted to come across.
i You're right to call it {a}, and I'm sorry.
`);

/** {tk} is what her reproach is about, when she gave it no name. */
export const APOLOGY_KEYWORD_LINES = table(`
c You're right about {tk}, and I'm sorry.
c I'm sorry about {tk}, that one is on me.
p Guilty about {tk}, and I'm sorry.
p I have no good excuse for {tk}, only an honest sorry.
i I'm sorry about {tk}, I can see how it looked from your side.
i You're right to bring up {tk}, and I'm sorry.
`);

/** {a} is how long she still needs: '16 minutes'. */
export const ON_THE_WAY_LINES = table(`
c {A} is nothing, I'm not going anywhere.
c {A} is fine, I'll keep you a seat.
p {A} is just enough time to look casual about it.
p {A}, I'll defend the table with my life until then.
i {A} of guessing what you'll say first, I like that.
i {A}, I quite like the last minutes before.
`);

/** {a} is what she has won. */
export const CONGRATULATION_LINES = table(`
c Congratulations on the {a}, well earned.
c The {a} is yours, I'm really glad for you.
p The {a}, look at you, I expect a victory dance.
p Everyone stand up for the {a}, please.
i The {a}, that's wonderful, take a minute to enjoy it.
i I'm happy for you, the {a} clearly meant something.
`);

/** {a} is whom she has lost. */
export const GRIEF_LINES = table(`
c I'm so sorry about your {a}.
c I'm really sorry about your {a}, that's so hard.
p I'm so sorry about your {a}, no jokes from me today.
p I'm sorry about your {a}, I wish I could send a hug through this thing.
i I'm very sorry about your {a}, there are no right words for that.
i I'm sorry about your {a}, and I'm here.
`);

/** {a} is what she would rather keep for later: the number, the photo, the call. */
export const CAN_WAIT_LINES = table(`
c The {a} can wait, there's no hurry from me.
c No {a} needed, we'll see when it feels right.
p The {a} has no deadline, and I'm very patient for a man with a phone.
p We'll keep the {a} as a special feature for later.
i I'd rather you felt at ease, the {a} can come whenever it comes.
i The {a} isn't the interesting part anyway.
`);

/** A plan at {d}, agreed. */
export const PLANNED_LINES = table(`
c {D} it is, I'm looking forward to it.
c Then {d} is settled, I'm glad.
p {D} it is, I'll try to look relaxed.
p {D} is in the calendar with three exclamation marks.
i {D} it is, I like having something to look forward to.
i {D} then, I'm curious how we are without a screen in between.
`);

/** Small lead-ins, so that nobody gets the very same sentence. */
export const LEAD_INS: Record<'confident' | 'playful' | 'intriguing', string[]> = {
  confident: ['Honestly,', 'I have to say,', 'To be honest,', 'Well,'],
  playful: ['Okay,', 'Right,', 'Confession:', 'Alright,', 'For the record,', 'Fine,', 'Between us,'],
  intriguing: ['You know,', 'Hm,', "I'll admit,", 'I was just thinking,'],
};

/** Small words before a question. */
export const ASK_LEADS: Record<'confident' | 'playful' | 'intriguing', string[]> = {
  confident: ['So,', 'Tell me,', 'And'],
  playful: ['So,', 'Important question:', 'Quick question:', 'Be honest,', 'Now,'],
  intriguing: ['I wonder,', 'Tell me,', 'And'],
};

/** Ways to say the same thing; chosen by the seed. */
export const SAME_THING: [RegExp, string[]][] = [
  // With and without the apostrophe: the cheapest way for no two people to get the very same line.
  [/\bWhat's\b/, ["What's", 'What is']],
  [/\bI'm\b(?! not)/, ["I'm", 'I am']],
  [/\bI'd\b(?! (?:rather|love|like|be|take|\w+ed\b))/, ["I'd", 'I would']],
  [/\b([Tt]hat|[Tt]here|[Ii]t)'s\b(?! been)/, ["$1's", '$1 is']],
  [/\b(do|does|did|is|was)n't\b/, ["$1n't", '$1 not']],
  [/, (?=(?:and|because|but|so|as|until) \w)/g, [', ', ' ']],
  [/\bI've\b/, ["I've", 'I have']],
  [/\b(you|we|they)'re\b/, ["$1're", '$1 are']],
  [/\b(you|it|we|they)'ll\b/, ["$1'll", '$1 will']],
  [/\b(who|where|how|what)'s\b/, ["$1's", '$1 is']],
  [/\bcan't\b/, ["can't", 'cannot']],
  [/\b([cw]ould|should|has|have|are)n't\b/, ["$1n't", '$1 not']],
  [/\bbecause\b(?! of)/, ['because', 'since', 'as']],
  [/\bI (?:think|believe)\b(?! (?:in|about|of|back|best|with|you)\b)/, ['I think', 'I believe']],
  [/\bI like (?=\w+ing\b)/, ['I like ', 'I enjoy ', 'I love ']],
  [/\bfar more\b/, ['far more', 'much more']],
  [/\benjoy\b/, ['enjoy', 'love']],
  [/\bI want\b/, ['I want', "I'd like"]],
  [/\bgladly\b/, ['gladly', 'happily']],
  [/\busually\b/, ['usually', 'mostly']],
  [/\bI like that\b(?= (?:you|we|it|the|my))/, ['I like that', 'I love that', "I'm a fan of how"]],
  [/\bI'd like to\b/, ["I'd like to", "I'd love to", 'I want to']],
  [/^Yes, (?!and|more|please|of|gladly)/, ['Yes, ', 'Absolutely, yes, ', 'Yes, of course, ']],
  [/\bI'll\b/, ["I'll", 'I will']],
  [/\bvery\b/, ['very', 'really']],
  [/\bsomebody\b/g, ['somebody', 'someone']],
  [/\bThank you\b/, ['Thank you', 'Thanks']],
  [/\bI'm glad\b/, ["I'm glad", "I'm really glad", "I'm happy"]],
  [/\bprobably\b/, ['probably', 'most likely']],
  [/\bcompletely\b/, ['completely', 'totally']],
  [/\breally\b/, ['really', 'truly', 'genuinely']],
  [/(?<!more )\bcurious\b/, ['curious', 'really curious']],
  [/\bgood\b(?= (?:conversation|story|stories|plan|idea))/, ['good', 'great']],
  [/\bhappy to\b/, ['happy to', 'glad to']],
  [/\ba bit\b/, ['a bit', 'a little']],
  [/\bnobody\b/, ['nobody', 'no one']],
  [/\banybody\b/, ['anybody', 'anyone']],
  [/\bthe whole\b/, ['the whole', 'the entire']],
  [/\bI'd be\b/, ["I'd be", 'I would be']],
  [/\bI'd take\b(?!.* off your)/, ["I'd take", "I'd choose", "I'd go for"]],
  [/\bI'd rather\b/, ["I'd rather", "I'd sooner"]],
  [/\bhonestly\b/, ['honestly', 'in all honesty']],
  [/\bI hope\b/, ['I hope', 'I really hope']],
];

/** After a cancelled plan, when she is ill. */
export const GET_WELL_LINES = table(`
c Get well first, everything else can wait.
c Look after yourself, that comes first.
p Your only job now is soup and complaining.
i I hope somebody brings you soup and leaves you in peace.
i Sleep it off, being ill is no time to be polite.
`);

/** After a cancelled plan, with the reason she gave. */
export const CANCEL_KEYWORD_LINES = table(`
c I understand about {tk}, really.
c {Tk} comes first, of course.
p {Tk} wins this round.
i I hope {tk} isn't too bad.
i I get it, {tk} doesn't ask first.
`);

/** He spoke last: a light thought that needs no answer, with {x} of hers. */
export const WAITING_LINES = table(`
c I'm still curious about {x}, no rush with answering.
c I'm still smiling about {x}.
p I've thought about {x} more than I'd admit to a doctor.
i It's funny how {x} stayed with me.
`);

/** {v} is what she did, said back: 'you walked 6km in heels'. */
export const DID_LINES = table(`
c So {v}. I'd like the whole story, slowly.
c {V}. Now I'm properly curious.
c Wait, {v}, that deserves more than one line.
p {V}, and you mention it like it's nothing.
p I need a moment to process that {v}.
i {V}, and I have a feeling that's only half of it.
i I wouldn't have guessed that {v}.
C How did it come about that {v}?
P Is there any evidence that {v}?
P Who else knows that {v}?
I What went through your head when {v}?
`);

/** {v} is how things are with her: 'you drive the school bus'. */
export const IS_LINES = table(`
c So {v}. I'd like to know more about that.
c {V}, that's worth more than a list of hobbies.
p {V}, and suddenly I have about a hundred questions.
i {V}, I wouldn't have guessed.
`);

/** After something she did. */
export const DID_ASKS = table(`
C What happened next?
C How did that go?
P Is there photo evidence?
I What made you do it?
I What surprised you most about it?
`);

/** After something she is or does. */
export const IS_ASKS = table(`
C How did that come about?
C What's the best part of it?
P What's the most ridiculous part of it?
P Are there perks?
I What do people get wrong about it?
I What would you miss if it stopped?
`);
