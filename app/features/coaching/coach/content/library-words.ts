/** Compliments, and what leads up to an ice breaker. */
import { lines } from '../text';

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

export const COMPLIMENT_TAILS = lines(`
I just wanted to say it.
It made me smile today.
That's all, carry on being you.
I thought you should know.
I hope someone tells you that often.
It deserved to be said out loud.
I mean it.
`);

/** {c} is what he wrote of her, said to her: 'you stayed calm when the waiter spilled wine on you'. */
export const DEEDS_OF_HERS = lines(`
{C}, and I noticed.
{C}. That stayed with me.
{C}, and it says something good about you.
{C}, and I wanted you to know that somebody noticed.
I keep thinking about it: {c}.
It made me like you a bit more that {c}.
{C}. Not everybody would have.
{C}, and I respect that.
`);

/** 'you have two cats', 'you're a nurse': no deed. */
export const STATES_OF_HERS = lines(`
I like that {c}.
{C}, and it suits you.
{C}, and I'm glad I know that about you.
It's one of the things I like about you: {c}.
`);

/** 'the way you explain chemistry' */
export const WAYS_OF_HERS = lines(`
I love {c}.
{C} stays with me.
{C} is one of my favourite things about you.
I could get used to {c}.
`);

export const HARD_FOR_HER = lines(`
{C}. I have a lot of respect for that.
{C}, and I admire how you carry it.
{C}. I'm glad you told me.
{C}. That takes more than most people know.
`);

export const ASK_LEADS_OF_HERS = lines(`
{C}, so I have to ask.
{C}, and of course I'm curious.
I've been thinking about it: {c}.
{C}, and I have questions.
`);

/** Before a question to somebody who has it hard: no recital of it. */
export const ASK_LEADS_WHEN_HARD = lines(`
I've been thinking of you.
No clever line from me today.
I read that, and I won't be funny about it.
I don't want to just scroll past that.
`);

export const ASKED_WHEN_HARD = lines(`
How are you today, really?
What would make this week a little easier?
Do you want to talk about it, or about anything but that?
What's helped so far, even a little?
`);
