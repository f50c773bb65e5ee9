/** First messages, ice breakers and compliments. {x} is a detail of hers. */
import { lines } from '../text';
import { type TopicLine, topic } from './topic';

function table(rows: string): TopicLine[] {
  return topic('first', 'x', null, rows).lines;
}

/** When a profile gives no detail that is known: still open, easy and not about looks. */
export const PLAIN_OPENERS = table(`
c I like the tone of your profile, it reads like a person and not a list.
c Your profile sounds like somebody I'd enjoy talking to.
c I'd rather ask you something real than say something clever.
p I read your profile twice and I'm still probably a bit awkward about this.
p I had a clever line ready and it left me when I needed it.
p This is me skipping the small talk, kind of bravely.
i Your profile says a few things and leaves out the best ones, I think.
i I'm curious about what didn't make it into your profile.
i There's something between the lines of your profile that made me write.
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

export const ICE_LEADS = lines(`
Important question before anything else.
I'd rather ask something real than say hey.
Let me skip the small talk.
No pressure, but your answer decides everything.
I'm collecting good answers to this one.
I promise this gets less awkward after your answer.
Settle something for me.
`);

export const COMPLIMENTS = lines(`
You have a way of making a simple answer worth reading twice.
I like how you listen, you pick up the things other people skip.
You're easy to talk to, and that's rarer than it sounds.
I like that you say what you mean without making it heavy.
The way you tell a story makes me want to hear the next one.
You have a good sense of humour, the kind that's never at somebody's cost.
I like how curious you are, it's catching.
Talking to you makes the day a bit lighter.
You're honest in a kind way, that's a hard balance and you have it.
I noticed how warmly you talk about the people around you.
You ask good questions, I've been thinking about one of yours since.
I like that you get excited about things and don't hide it.
You're funny without trying, which is the best kind.
There's something calm about the way you write, it does me good.
You're generous with your attention, that's a beautiful habit.
Your enthusiasm is the best part of my inbox.
I like how you can laugh at yourself.
I like how you turn a bad day into a good story.
`);

/** About a choice, an effort or a way of thinking, with her detail. */
export const COMPLIMENTS_ABOUT = lines(`
The way you talk about {x} is contagious, I like people who care that much.
I like that {x} matters to you, it says a lot about how you live.
Anyone who puts that much heart into {x} is worth knowing.
You make {x} sound like the best idea anyone ever had.
I respect the patience you must have for {x}.
I never gave {x} much thought until you talked about it, that's a gift.
You have an eye for what's good about {x}, I'd trust your judgement.
The effort you put into {x} shows, and it's impressive.
I admire that you made room for {x} in a busy life.
`);

export const COMPLIMENT_TAILS = lines(`
I just wanted to say it.
It made me smile today.
That's all, carry on being you.
I thought you should know.
I hope someone tells you that often.
It deserved to be said out loud.
I mean it.
`);
