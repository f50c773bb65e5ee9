/**
 * What fits a moment rather than a topic. A reply is one `first` and one `second`; small letters say, capitals ask.
 */
import { type TopicLine, topic } from './topic';

export interface Situation {
  first: TopicLine[];
  second: TopicLine[];
}

function situation(first: string, second: string): Situation {
  return {
    first: topic('situation', 'x', null, first).lines,
    second: topic('situation', 'x', null, second).lines,
  };
}

export const SITUATIONS = {
  declined: situation(
    `
c Thank you for telling me straight, I respect that.
c Understood, and thanks for being honest with me.
c That's completely fine, I appreciate that you said it.
c Fair enough, thank you for being clear.
c I hear you, and I'm glad you told me plainly.
c No problem at all, thanks for the honest answer.
p Message received, and delivered more kindly than most.
p Fair play, that was a kind way to say it.
p Understood, I'll take my bow here.
p All good, I'll leave the stage with my hat on.
p That's fair, and you get full marks for honesty.
p Noted with good humour and no hard feelings.
i I appreciate the honesty, that isn't always easy to write.
i Thank you, a clear answer is a kindness.
i That takes some courage to say, and I'm grateful for it.
i I understand, and it's good to know where we stand.
i Thanks for trusting me with a straight answer.
i I get it, some things fit and some don't, and that's alright.
`,
    `
c It was good talking to you, take care of yourself.
c I enjoyed our chat and I wish you all the best.
c Wishing you a really good rest of the week.
c I'm glad we talked, all the best to you.
c I hope you find exactly what you're after.
c Take care, and thanks for the nice conversation.
p It was fun while it lasted, take good care.
p I had a good time chatting, may your next match be excellent at small talk.
p Wishing you good people and great snacks.
p You were good company, go be brilliant.
p May the rest of your inbox be half as polite as you.
p Thanks for the laughs, take care out there.
i I hope what you're looking for finds you soon.
i I liked getting to know a little of your world, go well.
i I'll remember this as a nice conversation, take care.
i I wish you someone who gets you right away.
i May things turn out kindly for you.
i I'm glad our paths crossed for a bit, be well.
`,
  ),
  stopped: situation(
    `
c Understood, I'll stop here.
c I won't write again, thanks for being clear.
c You've been clear, and I'll respect that.
p Heard, and I'm out, no encore.
p Point taken, I'm closing the door gently from outside.
p That's clear, so this is where I leave.
i I hear you, and I'll leave it at that.
i That's clear, and I'm sorry if I overstayed.
i You don't owe me anything, so I'll go quietly.
`,
    `
c Take care.
c I wish you well.
c Sorry for any bother, be well.
p No hard feelings, be well.
p Wishing you peace and a quiet inbox.
p Sorry for the noise, take care.
i I'm sorry if it got too much, take care.
i I wish you a calm evening.
i Be well, that's all.
`,
  ),
  space: situation(
    `
c Of course, take the time you need.
c Understood, take all the time you need.
p Space granted, no forms to fill in.
p Take all the time you like, I'm not going to send a search party.
i I understand, sometimes quiet is what helps most.
i Of course, thanks for telling me instead of vanishing.
`,
    `
c Write whenever you feel like it, and only then.
c I hope things get lighter soon.
p I'll be here with average jokes if you ever need one.
p No reply needed, go and rest.
i Look after yourself, the rest can wait.
i I'll be glad to hear from you if and when it suits you.
`,
  ),
  boundary: situation(
    `
c That's completely fine, we'll do it at your pace.
c Slower works for me, there's no rush.
p Slowing down, both hands on the wheel.
i Slow is good, most things worth having are.
p Totally fair, you don't know yet that I'm mostly harmless.
i That makes sense, and I like that you say it openly.
`,
    `
c Here is good, I like talking to you either way.
c We can just keep talking and see how it feels.
p Until then you'll have to live with me in this tiny window.
p I'll earn it with jokes, or lose it with jokes.
i I'd rather have a good conversation than a quick one anyway.
i There's plenty I still want to ask you here.
`,
  ),
  cancelled: situation(
    `
c No worries at all, things happen, thanks for letting me know.
c All good, I'd rather see you when it suits you.
p No worries, I'll break it gently to the chair I saved you.
p All good, I'll use the evening to become more interesting.
i No worries, good things survive a change of date.
i It's alright, that's longer to look forward to it.
`,
    `
c Pick a day next week and I'll make it work.
c Let me know when things settle and we'll find a new day.
p I accept one good story as compensation, pick any day next week.
p New date, same enthusiasm, you choose the day.
i Take care of what needs you, and tell me when your week opens up.
i Tell me which day feels easiest and we'll start from there.
`,
  ),
  grief: situation(
    `
c I'm really sorry, that must hurt a lot.
c I'm so sorry to hear that.
p I'm really sorry, I'll put the jokes away for today.
p Oh no, I'm so sorry, that's a lot to carry.
i I'm very sorry, there aren't really words for that.
i I'm sorry, there's no right way to feel about that.
`,
    `
c You don't have to be good company right now, I'm happy to just listen.
c Take the time you need, and tell me about it if it helps.
p If you want distraction later I've got plenty, and if you want to talk I'm listening.
p Be gentle with yourself today, that's the only job.
i If you feel like telling me about it, I'd like to listen.
i I'm here whenever you want to tell me more.
`,
  ),
  badNews: situation(
    `
c That sounds rough, I'm sorry it went like that.
c I'm sorry, that's a lot for one day.
c That's unfair, and you're allowed to be annoyed about it.
p That calls for chocolate and a strongly worded letter.
p I'm officially annoyed on your behalf.
i I'm sorry, days like that take up more room than they should.
i Oof, that's the kind of thing that follows you home.
`,
    `
C Do you want to vent about it, or be distracted?
C What would make tonight a bit better?
c I'm listening if you want to get it all out.
P Is this a soup evening or an ice cream evening?
p I'm here for a full rant, no interruptions.
I What's the part that bothers you the most?
I What usually helps you put a day like that down?
i Tell me the whole thing if you feel like it, I've got time.
`,
  ),
  goodNews: situation(
    `
c Congratulations, that's brilliant.
c That's great news, you should be proud of yourself.
p I'm applauding so loudly that the neighbours are asking.
i That's wonderful, I can almost hear you smile.
`,
    `
C How are you going to celebrate?
c That deserves a proper celebration.
P Is there cake, and if not, why not?
p I hope there's cake involved.
I What does it feel like now that it's real?
i I'd like to hear the story behind it, there's always one.
`,
  ),
  lateSorry: situation(
    `
c No need to apologise, good to hear from you.
c All good, life comes first.
p No worries, I only checked twice, which is a personal record.
i No worries, I like messages that turn up when they're ready.
i All fine, a good answer is allowed to take its time.
`,
    `
C What's kept you so busy, something good I hope?
C How has your week been treating you?
c I'm glad you're back.
P What was it, a secret mission or just emails?
p We can pick up exactly where we left off.
I What's been on your mind lately?
`,
  ),
  compliment: situation(
    `
c Thank you, that's really nice to hear.
c That made my day a bit better, thank you.
p Careful, I'll be unbearable for the rest of the day.
p Thank you, I'll have that framed.
i That's a lovely thing to say, I'll keep that one.
i I didn't see that coming, thank you.
`,
    `
c The feeling's mutual, I like talking to you.
c I like how easy this is with you.
C What put you in such a good mood?
p You're not bad at this yourself.
i I was thinking something similar about you.
I What made you think of it?
`,
  ),
  annoyed: situation(
    `
c You're right, and I'm sorry.
c I hear you, that wasn't great of me, sorry.
p Okay, I deserve that one, and I'm sorry.
p Guilty as charged, sorry about that.
i I see how that came across, and I'm sorry.
i You're right to say it, I'm sorry, and I'm glad you did.
`,
    `
c I'd like to do better, so tell me if I miss it again.
c I'll do better from here on.
p I'd like to start that one again, with better manners.
p My manners are being updated as we speak.
i I'd like to understand it properly, so tell me more if you want to.
i It matters to me how that felt for you.
`,
  ),
  night: situation(
    `
c Sleep well, I liked talking to you tonight.
c Good night, this was a nice way to end the day.
p Good night, may your pillow be cold on both sides.
p Sleep well, dream of something absurd and report back.
i Good night, I'll be thinking about what you told me.
i Sleep well, I like where this conversation stopped.
`,
    `
c Let's pick this up tomorrow.
c I hope tomorrow is a good one for you.
`,
  ),
  thanks: situation(
    `
c Any time, I meant it.
c You're welcome, gladly.
i You're welcome, it was easy to mean.
i Gladly, I like that you noticed.
`,
    `
c It's nice talking to you.
C What's the best thing ahead of you this week?
I What else is on your mind today?
`,
  ),
  dry: situation(
    `
c Let me try a better question.
c Okay, real question this time.
p New round, I'll go first.
p Take two, with more effort.
i I've got a question I've been saving.
i Here's something I'd ask on a long train ride.
`,
    `
C What's something you've been looking forward to lately?
C What's been the best part of your week so far?
I What's something small that made you smile this week?
`,
  ),
  laugh: situation(
    `
c Good, that was the plan, I like making you laugh.
c I'll count that as a good start.
p My reputation as a serious man is finished.
p That's going on my CV.
i I like when a conversation starts laughing on its own.
`,
    `
C What made you laugh hardest this week?
c I could get used to this.
p I have more of these and very little shame.
I Who do you laugh with the most?
`,
  ),
  hello: situation(
    `
c Hey, good to hear from you.
c Hello, I was hoping you'd write.
c Hi there, good timing.
i Hi, I like a conversation that starts with nothing planned.
i Hello, I wonder where this one will go.
`,
    `
C What's been the best part of your day so far?
C What are you looking forward to this week?
C What would make today a good day for you?
I What's been on your mind today that had nothing to do with work?
`,
  ),
  planned: situation(
    `
c Perfect, it's a plan, I'm looking forward to it.
c Great, I'll be there, and I'm glad we're doing this.
p Perfect, I'll practise being charming until then.
p Deal, I'll be the one trying to look relaxed.
i Perfect, I like having something to look forward to.
i Good, I'm curious how we'll be without a screen in between.
`,
    `
c I'll text you on the day so it's easy.
c If anything changes, just tell me, no stress.
p I'll bring the good mood, you bring the stories.
p I'll be the one with the relieved smile.
i I'm saving the best question for then.
i I have a feeling it will go by quickly.
`,
  ),
  // Their first halves are about her: they come from the bridges and the topics.
  waiting: situation(
    '',
    `
c I hope there's something good in your day.
c Whenever you have a quiet minute, I'd like to hear how you are.
p No reply needed, though gossip is always welcome.
i I hope today brings you something worth telling.
i No hurry, good answers take the long way.
`,
  ),
  onTheWay: situation(
    `
c A few minutes late is nothing, I'll be here.
c Don't rush, I'm not going anywhere.
p No worries, I'll guard the table with my life.
i No hurry, I like the last minutes before.
i Late or not, I'm glad you're coming.
`,
    `
c See you soon.
c Text me if you need directions.
p I'll be the one pretending not to look at the door.
p I'll try to leave you the better chair.
i I've got one question ready for you.
i I have a good feeling about this.
`,
  ),
  oddText: situation(
    `
c That reads like it was meant for a machine, and I'm just me.
c I don't follow orders like that, I'm only here to talk.
p Nice try, my only operating system is coffee.
i That's the strangest small talk I've had all week.
`,
    `
C How's your day going, in human words?
I What would you ask me if nobody was reading along?
`,
  ),
  statement: situation(
    `
c Fair, I'll take that.
c I like how you put that.
p Okay, that got me.
p Point to you.
i I like the way you think.
`,
    `
C What are you up to later?
C What have you got on this week?
P What else should I be warned about?
P Are you this quick in person as well?
P Do I get a rematch?
I What's been the best bit of your day so far?
`,
  ),
  invite: situation(
    '',
    `
C Would you be up for a coffee or a walk this week?
C How about a drink on Thursday, somewhere we can talk?
P How about a coffee this week, loser of the first bad joke pays?
P Shall we test it over something with snacks this weekend?
I Would you like to find out over a walk this week?
I How about we continue this over a drink, some evening this week?
`,
  ),
  caring: situation(
    `
c I'm really glad you told me, and I'm taking it seriously.
c Thank you for telling me. You matter, and I don't want you to be alone with this.
c I'm so sorry it hurts this much, I'm here and I'm listening.
c What you wrote worries me, because I care how you are.
p No jokes from me right now, I just want you to be okay.
p I'm putting everything light aside, you're what matters here.
p I'm here, no clever words, just listening.
p Let's leave everything else for another day, I want you to be safe.
i Thank you for trusting me with something that heavy.
i I can hear how much you're carrying, and I'm glad you said it out loud.
i That sounds unbearably heavy, and you shouldn't have to hold it alone.
i I'm grateful you said it, it can't have been easy.
`,
    `
c Is there someone close by who can be with you right now? You can also talk to trained people at findahelpline.com, at any hour.
c Please reach out to someone tonight, a friend, a doctor, or a helpline through findahelpline.com. Are you safe at the moment?
c I'm not a professional, but there are good people who are, findahelpline.com lists them for every country. Are you safe right now?
c If you might act on it, please call your local emergency number, or 988 if you're in the US. I'd like to know that you're safe.
p Could you call someone you trust, or a helpline from findahelpline.com? I'd feel better knowing you're not alone.
p Please talk to someone who knows how to help, findahelpline.com has free lines for every country. Is anyone with you?
p Would you let somebody near you know how bad it is? In the US you can call or text 988, elsewhere findahelpline.com has a number.
p You deserve real support, findahelpline.com can connect you with it today. Are you somewhere safe?
i There are people trained for exactly this, free and at any hour, at findahelpline.com. Are you safe right now?
i Would you be willing to tell one person near you tonight? findahelpline.com also lists people who listen, wherever you are.
i If it gets sharper, please call your local emergency number, or 988 in the US. Is somebody with you at the moment?
i You don't need the right words for it, the people you find through findahelpline.com know how to listen. Are you safe?
`,
  ),
} satisfies Record<string, Situation>;

export type SituationId = keyof typeof SITUATIONS;
