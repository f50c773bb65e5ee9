/** First messages. {x} is a piece of her profile, {y} another one. */
import { lines } from '../text';
import { type TopicLine, topic } from './topic';

function table(rows: string): TopicLine[] {
  return topic('first', 'x', null, rows).lines;
}

/** With words of hers in quotation marks. */
export const QUOTES = table(`
c "{x}" is why I'm writing.
c I liked "{x}" and wanted to hear more.
p I read "{x}" twice, just to enjoy it again.
p I had a clever line ready, then came "{x}".
i I keep coming back to "{x}".
i "{x}" sounds like the short version of something.
`);

/** Of two things in a list of hers: the server's alone. */
export const PAIRS = table('');

/** Of a single thing that is not known. */
export const SINGLES = table(`
c {X} made the list, so there must be something to it.
p I know far too little about {x}, and it shows.
i {X} is the part I'd ask about first.
`);

/** Asked where nothing is known of what it is about: her work, a thing or hobby, a deed or state of hers. */
export const WORK_ASKS = table(`
C What do people always get wrong about your job?
P What do strangers say first when you tell them what you do?
I What did your work teach you that you use everywhere else?
`);

export const THING_ASKS = table(`
C How did that find its way into your life?
P How far would you go for it?
I What would be missing without it?
`);

export const STORY_ASKS = table(`
C How did that come about?
P How would your friends tell it?
I What happened just before that?
`);

/** When a profile is hardly more than that. */
export const BARE_OPENERS = table(`
c "{x}" is a start, so here's mine.
p "{x}" leaves me a lot of room for guessing.
i I wonder what comes after "{x}".
`);

/** When a profile gives no detail that is known: still open, easy and not about looks. */
export const PLAIN_OPENERS = table(`
c I like the tone of your profile, it reads like a person and not a list.
p I read your profile twice and I'm still probably a bit awkward about this.
i Your profile says a few things and leaves out the best ones, I think.
`);

export const PLAIN_QUESTIONS = table(`
C What's something you could talk about for an hour without noticing the time?
C What's a small thing you're looking forward to?
C What do you wish people asked you about on here?
P What's your most useless talent, I'll trade you mine?
P What's a hill you'd die on that doesn't matter at all?
P Which snack would you bring to a first conversation?
P What would the warning label on you say?
I What's something you've changed your mind about lately?
I Which part of your profile has the longest story behind it?
I What would your friends say is missing from it?
I What did you nearly write there and then delete?
`);

export const ICE_BREAKERS = lines(`
What's the best thing you've eaten this month, and do I need to go there?
What's something that's completely normal to you and strange to everyone else?
You get a free afternoon and your phone is off. What happens?
What did you believe for far too long as a child?
Quick test of character: window seat, aisle seat, or guarding the snacks in the middle?
What's the last thing that made you laugh when you weren't supposed to?
What's a smell that takes you straight back somewhere?
Which song do you turn up no matter who's in the car?
What's the most useless fact you know by heart?
What would you do with one extra hour every day that nobody knew about?
Which place near you would you show a visitor first, the honest pick?
What have you been meaning to learn and never started?
Which of your habits would a flatmate complain about first?
What's a tiny luxury you refuse to give up?
What's your go-to excuse to leave a party early?
If you could bring back one summer, which one would it be?
Which decision took you five seconds and turned out great?
What's the first thing you'd do in a city where nobody knows you?
What makes a Sunday feel like a proper Sunday to you?
`);
