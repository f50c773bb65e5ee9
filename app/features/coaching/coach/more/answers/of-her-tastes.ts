/** What she likes: what he can say to it, see ../told-in-answer.ts. Form of the table: ../told-tables.ts. */
export const ANSWERS_OF_HER_TASTES = `
=choseOne
c {A} it is, a good answer and a quick one.
c {A}, no hesitation, I like that.
c Team {a}, then. I can work with that.
p {A}, correct, you may go through to the next round.
p {A}, thank goodness, this could have got awkward.
p {A}, I'll write that in your file next to good taste.
i {A}, I had a feeling you'd say that.
i {A}, I wonder where that comes from with you.
i I'd have put money on {a}, from the way you write.
C What's the best thing about it for you?
P Would anything make you switch sides?
I Was it always that way?
=randomFactHers
c That I would never have guessed, and I like it.
c Good one, that's going to stay with me.
c Now that's a fact I can use, thank you.
p You can't just drop that and carry on as if nothing happened.
p That's brilliant, and I have about nine questions.
p I asked for random and you truly delivered.
i That's the kind of thing nobody puts in a profile, and they should.
i I'd never have picked you for that, which makes it better.
i I like you a bit more for telling me that one.
C How did that come about?
P Does anybody have proof of this?
I Who else knows that about you?
=knowsAPlace
c Then that's settled, you show me the place and I'll pay.
c Good to know, I'll need you to take me there.
c A good place close by is half the evening sorted.
p So you've got the place and I've got the appetite. We're a team.
p You can't tell me about a good place and not expect me to invite myself.
p Great, I'd follow somebody with a good tip anywhere.
i I trust places people are a little protective of.
i I'd like to see it through your eyes, and order whatever you order.
i Somebody who knows the good spots is worth keeping close.
C When shall we go?
P Is it good enough to share with a stranger?
I What do you always order there?
=hotTakeHers
c I respect a firm opinion, even the controversial ones.
c No hesitation at all there, I like it.
c Alright, I'd hear that case out over dinner.
p I'll allow it, but I'd delete the evidence.
p Bold. There are countries where you'd need a lawyer for that.
p I need a moment, and possibly a second opinion.
i I'd love to hear you argue that with somebody stubborn.
i There's something nice about a person who won't back down over that.
i I almost agree with you, and that worries me.
C How did you come to that?
P How many friendships has that cost you?
I What's the opinion you'd never say out loud?
=foodHers
c {A}, that's an answer I can respect.
c {A}, then I know where we're going.
c Good choice, I'd never say no to {a}.
p {A}, and here I was prepared to be difficult.
p I'd fight somebody for the last of the {a}.
p {A}, thank goodness, I feared you'd say salad.
i {A}, I feel there's a particular place behind that answer.
i I always think a favourite food comes with a memory.
i {A} is a happy answer, I like that.
C Where do you get the best?
P Do you share, or is that a touchy subject?
I Who did you first eat it with?
=musicHers
c {A}, good taste, I'd hand you the speaker without worry.
c {A} works for me, you can be in charge of the music.
c I could drive a long way with {a} on.
p {A}, so you'd be allowed to touch the radio.
p I'd nod along to {a} and pretend I knew all the words.
p {A}, I'll need one song as a homework.
i {A} makes me wonder which song you play when nobody's home.
i I think what people listen to says what sort of evenings they like.
i {A} goes well with rain and a window, I always think.
C Which song should I start with?
P What's the one song you'd never admit to?
I Which one takes you straight back somewhere?
=showHers
c {A}, I'll take that as a recommendation.
c {A} goes on the list, on your authority.
c I like a good tip that comes with feeling, so {a} it is.
p {A}, say no more, and please no spoilers.
p There go my evenings, thank you for {a}.
p I'd watch it with you and only ask what's going on twice.
i I'd like to know what it is about {a} that got you.
i The things people watch twice say the most about them.
i {A}, now I'm curious which character you'd be.
C What makes it so good?
P How many episodes in one night are we talking?
I Which scene stayed with you?
=wrongAboutHer
c I'd have got that wrong too, so it's good to know.
c Then I'm glad I get to hear it from you.
c First impressions are lazy, I'd rather take my time.
p Great, so I had you all wrong and it's better like this.
p I'd like a list of all the others who were wrong, for comfort.
p What a relief, I was preparing for the other version.
i I like finding out what somebody is like after the first ten minutes.
i The gap between how people seem and how they are is my favourite part.
i I wonder who was the first to see through it.
C How long does it take before people notice?
P What would your best friend say to that?
I Who gets to see that side first?
=wantsToTry
c Then let's find out together whether it's as good as they say.
c Good, that makes two of us who should go.
c Then it goes on our list, right at the top.
p Great, we can be disappointed or delighted as a team.
p I volunteer as official taster, somebody has to.
p I trust rumours about food more than the news.
i I like going somewhere for the first time with somebody new.
i First times are better in good company, I think.
i I've been curious about it for a while, now I've got a reason.
C When shall we try it?
P What have you heard, and was it about the dessert?
I What made you want to go?
=triedOnce
c Once is still once more than most people dare.
c That sounds like a very honest first attempt.
c Full marks for trying, the rest is practice.
p Style is overrated, you survived.
p I'd be down there next to you, waving at the children overtaking us.
p That's how every great career starts, or ends.
i I like people who can laugh at their first go.
i The first time is never the best one, only the best to tell.
i I'd be curious how the second time goes, with better company.
C Would you give it another go?
P Are there photos?
I What made you try it in the first place?
=idealDateHers
c That sounds like an evening I could get completely behind.
c Good to know, I'll remember that when it's my turn to plan.
c Simple and well chosen, that's my idea of a good date too.
p Perfect, I was worried you'd say skydiving.
p I can do that, I'd even wear the good shoes.
p Excellent, my budget and my nerves thank you.
i I like that it leaves room to talk.
i You can tell you'd rather have a good time than a fancy one.
i I can picture us doing exactly that, and losing track of time.
C What would make it go from good to perfect?
P Is there dessert at the end of it?
I What do you hope to find out on a first date?
=bucketHers
c That's a good list, and none of it sounds impossible.
c I'd join you for at least half of that.
c I like a list with some nerve in it.
p I'd hold your bag and shout encouragement for most of it.
p My list was mostly snacks, so I feel a bit outdone.
p Good list, my insurance would like a word.
i I wonder which of those you'd do tomorrow if somebody said go.
i You can tell a lot from what people want to do before anything else.
i There's a longing in that list, I like it.
C Which one comes first?
P Which one scares you the most?
I What's been on it the longest?
=loveLanguageHers
c That's a good one to know early, thank you.
c I like that, it's worth more than anything you could buy.
c That one comes easily to me, luckily.
p I speak that one fluently, with a slight accent.
p Good, I can do that one without a dictionary.
p I'll start practising immediately.
i It says a lot about what makes you feel safe, I think.
i I've always thought people give what they'd like to get.
i I like that you know that about yourself.
C How do you notice that somebody means it?
P Do snacks count in that language?
I When did you last feel that?
=hobbiesHers
c That's a good mix, you'd be fun to have around on a Saturday.
c I like people who know how to use a free day.
c Sounds like your weekends are better planned than mine.
p I'd try any of that once, please lower your expectations.
p You make my hobbies look suspiciously like napping.
p That's a full schedule, I'm only worried about the snacks.
i What people do when nobody makes them is the best bit about them.
i I wonder which of those makes you forget the time.
i There's something nice about a person with her own things.
C How did you get into it?
P Which of those would you make me try first?
I Which one could you never give up?
=sportHers
c {A}, that takes more than it looks like, respect.
c {A} sounds like a good way to clear your head.
c I'd give {a} a try, if you show me how.
p {A}, so you'd outrun me in every emergency.
p I'd last about four minutes at {a}, with great dignity.
p {A}, and my sport is carrying all the shopping in one go.
i I wonder what {a} gives you that nothing else does.
i People look most like themselves when they do something like that.
i I'd like to see you in the middle of it, completely focused.
C How did you get into it?
P Are you a graceful loser or a terrible one?
I What do you think about while you're at it?
=bestTripHers
c {A}, now I want to go too.
c {A} sounds like one you don't forget.
c {A} is going straight on my list.
p {A}, and you came back of your own free will.
p I'd get lost in {a} on day one, happily.
p {A} just moved up my list, I blame you.
i {A}, I wonder what it was about it that got you.
i There's usually one moment that makes a place stay with you.
i I'd like to hear about {a} from you, rather than read about it.
C What was the best day there?
P What did you eat that you still dream about?
I What did you bring home that isn't a souvenir?
=nextTripHers
c {A} sounds wonderful, I hope you get there soon.
c {A}, good choice, I'd pack tonight.
c {A} is a great thing to look forward to.
p {A}, I can be ready in ten minutes, bag included.
p I'd carry the suitcase and hold the map upside down.
p {A}, I'll need photographic proof and one silly postcard.
i {A}, I wonder what you're hoping to find there.
i I think half the joy is in the months before.
i You can hear that you've thought about {a} for a while.
C What's the first thing you'll do there?
P Window seat or aisle, and is it negotiable?
I What draws you there?
=coffeeHers
c Coffee it is, then I know what to bring you.
c Good, a coffee person, we'll get along.
c Coffee and good company, that's most of what I need.
p Good to know, I won't say a word before the first cup.
p So I shouldn't talk to you before the first coffee, understood.
p Coffee people unite, quietly, until about ten.
i I think how somebody drinks coffee tells you how they start a day.
i The best conversations I can imagine start with a second coffee.
i Coffee is mostly an excuse to sit still with somebody.
C Where do you get the best one?
P How many before you're safe to talk to?
I What's your favourite moment for it?
=teaHers
c Tea, good. Then I know what to put on when you come in from the rain.
c A tea person, that's a calm and sensible answer.
c Tea it is, I'll remember that.
p Milk first or milk last, and please think carefully.
p A proper brew fixes nearly everything, except my jokes.
p Tea, so there will be biscuits, I like where this is going.
i Tea takes time, I like people who have some.
i There's something about a cup of tea and a long talk.
i I always think tea people are better listeners.
C How do you take it?
P Which biscuit survives the dunk?
I Who makes it best?
=choseBoth
c Fair answer, why choose when you can have both.
c I can live with that, I'm flexible too.
c That's the diplomatic answer, and I respect it.
p That's cheating, but charming cheating.
p The jury will accept that, under protest.
p A politician's answer, I'd still vote for you.
i It depends is usually the honest answer.
i I like that you won't be pinned down.
i I wonder what tips the scale on a given day.
C And if you had to choose right now?
P Shall we toss a coin?
I What does it depend on?
=petPeeveHers
c Fair, that would get on my nerves as well.
c Agreed, some things are just basic manners.
c Good to know, I think I'm safe on that one.
p I'd like to state for the record that I never do that. Any more.
p I'll be on my very best behaviour from now on.
p I've just looked left and right to check I wasn't doing it.
i I find what annoys people more telling than what they like.
i There must be one incident behind that.
i I like that it's the small things with you.
C What's the worst case you've seen?
P Is there a fine for it?
I How do you react when it happens?
=dealBreakerHers
c That's fair, I'd see it the same way.
c Good to hear it straight, I can live with all of that.
c I like that you know where your line is.
p I've checked my pockets for red flags, I think I'm clear.
p I'd like a moment to quietly delete a few habits.
p So far so good, I'll keep my shopping trolley manners in order.
i I think people only know that after they've been through it.
i The reasons behind those are usually the interesting part.
i I'd rather know that now than find out by accident.
C Which one matters most?
P What's the tiny one you'd never admit to?
I And what makes you stay?
=hypotheticalHers
c Good answer, and you didn't even have to think.
c I'd back that decision.
c That's a better answer than mine would have been.
p I'd like to be on your team when it happens.
p You've thought about this before, I can tell.
p Solid plan, I see no way this could go wrong.
i I like where your mind goes with a question like that.
i Made-up questions get the truest answers, I find.
i There's a bit of you in that answer.
C What would you do on the second day?
P Am I allowed to come along?
I What made you pick that?
=karaokeHers
c {A}, that takes courage and I admire it.
c {A} is a great choice, the whole room would join in.
c I'd cheer from the first row.
p {A}, and I assume there are arm movements.
p I'd do the backing vocals for {a}, quietly and badly.
p {A}, the windows and I are ready.
i A karaoke song is who somebody is after ten o'clock.
i {A}, I'd like to see your face on the high bit.
i I bet the whole table goes quiet when you get up.
C How many people have heard it?
P Do you hit the high note, or does it hit you?
I What does it remind you of?
=guiltyPleasureHers
c Nothing guilty about {a}, I'd enjoy that with you.
c I'd never judge you for {a}.
c {A} is a perfectly good pleasure, drop the guilt.
p Your secret is safe, I'd only tell everybody.
p {A}, finally somebody honest.
p I'll pretend I didn't hear {a}, and then I'll join in.
i The things people are a bit embarrassed about are the likeable ones.
i {A}, I wonder when you allow yourself that.
i I trust people with a good guilty pleasure.
C When does it come out?
P Does anyone else know about this?
I What's the one you'd never say out loud?
=dislikesHers
c Fair enough, that one's off the list then.
c I can live with that, no hard feelings.
c Good to know, I'll keep it well away from you.
p I'll quietly delete a few things and never speak of it.
p Strong feelings, I respect a woman with a grudge.
p Somewhere a fan club just felt a chill.
i What people can't stand is often more telling than what they like.
i I feel there's one particular moment behind that.
i I like that you don't soften it.
C What's the opposite, then, the one you'd never skip?
P What would I have to pay you to sit through it?
I What was it that put you off?
`;
