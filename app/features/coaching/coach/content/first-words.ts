/** First messages, ice breakers and compliments. {x} and {y} are two details of hers. */
import { lines } from '../text';
import { type TopicLine, topic } from './topic';

function table(rows: string): TopicLine[] {
  return topic('first', 'x', null, rows).lines;
}

/** Said before a topic's own question, so that the message shows what it rests on. */
export const HOOKS = table(`
c Your line about {x} made me stop scrolling.
c {X} in a profile is an easy reason to write.
c I'm here because of {x}, I'll admit it.
c The mention of {x} got me.
c {X} and {y} in one profile, that's a good sign.
c I like that {x} and {y} can live in the same profile.
c {P} is the part I'd like to hear more about.
p I was going to write something clever, then I saw {x} and forgot it.
p {X} and {y}, so at least two things to argue about on a first date.
p You had me at {x}, and {y} is just showing off.
p I have questions about {x}, probably too many.
p I practised a smooth first line, but {x} deserves better.
i {X} tells me something, but {y} is where it gets interesting.
i I wonder what {x} and {y} have in common, apart from you.
i There's a story behind {x}, I'm fairly sure.
i People put {x} in a profile for a reason, I like guessing which.
i {P} made me curious in a way that I can't quite explain.
i Most people would skip over {x}, I got stuck there.
`);

/** When a profile gives no detail that is known: still open, easy and not about looks. */
export const PLAIN_OPENERS = table(`
c I'd rather start with a real question than a hey.
c I like the tone of your profile, it reads like a person and not a list.
c Your profile sounds like somebody I'd enjoy talking to.
p I read your profile twice and I'm still probably a bit awkward about this.
p I had a clever line ready and it left me when I needed it.
p This is me skipping the small talk, kind of bravely.
i Your profile says a few things and leaves out the best ones, I think.
i I'm curious about what didn't make it into your profile.
i There's something between the lines of your profile that made me write.
`);

export const PLAIN_QUESTIONS = table(`
C What's something you could talk about for an hour without noticing the time?
C What has been the best part of your week so far?
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
If you could skip one part of small talk forever, which part would it be?
What's something that's completely normal to you and strange to everyone else?
You get a free afternoon and your phone is off. What happens?
What's a rule you made up for yourself and still follow?
What did you believe for far too long as a child?
Quick test of character: window seat, aisle seat, or guarding the snacks in the middle?
What's the last thing that made you laugh when you weren't supposed to?
What's a smell that takes you straight back somewhere?
Which song do you turn up no matter who's in the car?
What's the most useless fact you know by heart?
What would you do with one extra hour every day that nobody knew about?
Which place near you would you show a visitor first, the honest pick?
What have you been meaning to learn and never started?
Is there a dish you'd travel an hour for?
What's your most harmless guilty pleasure?
Which of your habits would a flatmate complain about first?
What's a tiny luxury you refuse to give up?
What was the last thing you were a complete beginner at?
What's the compliment you've never forgotten?
What's your go-to excuse to leave a party early?
What would you put on a billboard if it had to be silly?
What's something you're oddly competitive about?
If you could bring back one summer, which one would it be?
Which decision took you five seconds and turned out great?
What's the first thing you'd do in a city where nobody knows you?
What do you always order although you know the whole menu?
Which small act of kindness from a stranger do you still remember?
What would you ask a time traveller who only has a minute?
What makes a Sunday feel like a proper Sunday to you?
What's a question you wish people asked more often?
If your mood today were a weather report, what would it say?
`);

export const ICE_LEADS = lines(`
Important question before anything else.
I'd rather ask something real than say hey.
Let me skip the small talk.
A question I've been meaning to ask someone interesting.
This is my attempt at a better opening than hello.
No pressure, but your answer decides everything.
I'm collecting good answers to this one.
Here's one I'd like to hear your take on.
I promise this gets less awkward after your answer.
Settle something for me.
`);

export const COMPLIMENTS = lines(`
You have a way of making a simple answer worth reading twice.
I like how you listen, you pick up the things other people skip.
You're easy to talk to, and that's rarer than it sounds.
I like that you say what you mean without making it heavy.
You make people feel welcome in a conversation, I noticed that straight away.
The way you tell a story makes me want to hear the next one.
I admire how much care you put into the things that matter to you.
You have a good sense of humour, the kind that's never at somebody's cost.
I like how curious you are, it's catching.
You're thoughtful in the small things, and those are the ones that count.
Talking to you makes the day a bit lighter.
I like your way of looking at things, it makes me look twice.
You're honest in a kind way, that's a hard balance and you have it.
I noticed how warmly you talk about the people around you.
You ask good questions, I've been thinking about one of yours since.
I like that you get excited about things and don't hide it.
You handle chaos with a lot of grace.
It's impressive how you keep going after the things you care about.
You have great taste, and you wear it lightly.
I like that you remember details, it makes people feel seen.
You're funny without trying, which is the best kind.
There's something calm about the way you write, it does me good.
I respect how you stand up for what you think.
You're generous with your attention, that's a beautiful habit.
Your enthusiasm is the best part of my inbox.
I like how you can laugh at yourself.
You make ordinary days sound worth having.
You have a rare talent for putting people at ease.
I like that you don't pretend to be anyone else.
The way you think things through is really attractive to be around.
You've got a lovely way of noticing what's good in people.
I like how you turn a bad day into a good story.
You bring out a better conversation in me than I expected.
You're brave in quiet ways, I don't think you know how much it shows.
I always come away from our chats in a better mood.
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
I like how much you care about {x}.
The effort you put into {x} shows, and it's impressive.
I admire that you made room for {x} in a busy life.
`);

export const COMPLIMENT_TAILS = lines(`
I just wanted to say it.
It made me smile today.
That's all, carry on being you.
I thought you should know.
No answer needed, it's simply true.
I hope someone tells you that often.
It deserved to be said out loud.
I mean it.
`);
