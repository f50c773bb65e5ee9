/** What he can say to what she tells in answer to him, see told-in-answer.ts. Form of the tables: told-tables.ts. */
export const TOLD_IN_ANSWER: readonly string[] = [
  `
=thanksForCompliment
c You're very welcome, I meant every word.
c Good, because it was true and somebody had to say it.
c You're welcome. I don't say things like that to be polite.
p Happy to help, compliments are my only real skill.
p You're welcome, I rehearsed that for at least four seconds.
p My pleasure, I have more where that came from.
i You're welcome, it was the first thing I noticed.
i I nearly kept it to myself, so I'm glad it landed well.
i I like that you can take a compliment, plenty of people argue with it.
C So what's been the best part of your day so far?
P Should I keep them coming, or is there a daily limit?
I What would you rather be noticed for?
=complimentBack
c Thank you, I'll happily take that.
c That's a good start for both of us, then.
c Thanks. Sounds like we're off to a good start.
p Careful, that sort of thing goes straight to my head.
p Look at us, being nice to each other on an app.
p Thank you, I'll be unbearable for the rest of the day.
i Thanks, I wasn't fishing, but I'm keeping it.
i Funny how a few lines can tell you that already.
i I had hoped it was mutual, so thank you for saying it.
C What made you think so?
P Is this where we both pretend to be modest?
I What gave it away?
=easyTogether
c I'm glad it's mutual, it doesn't happen that often.
c Good, then I'm not the only one smiling at my phone.
c That's nice to hear, it really has been easy.
p Perfect, so we've both got terrible taste in the same person.
p Great, I was worried I'd have to enjoy this on my own.
p Same here, and I usually overthink every comma.
i Easy is rarer than people admit, I think.
i I'd stopped expecting easy, so this is a nice surprise.
i It feels like we skipped the awkward part somehow.
C Shall we see if it's just as easy over a drink?
P Do you think we'd still be this good with actual faces?
I When did you first think so?
=notLikeOthers
c Thank you, I'll take that as the compliment it sounds like.
c Good to hear. I'm just trying to talk to you like a person.
c That's kind of you. I'd rather be myself than a good opening line.
p I was aiming for normal, but different will do nicely.
p Thank you, my mother always said so, though she sounded worried.
p It's mostly the complete lack of gym selfies.
i I'm curious what the others did to set the bar.
i Different was never the plan, but I like that you noticed.
i Thank you. You make it easy to just be straightforward.
C What made you say that?
P Is that different as in charming, or different as in call the police?
I What did you notice first?
=teasedByHer
c Fair enough, I walked straight into that one.
c Guilty, but I stand by it.
c You're right, and I'd probably do it again.
p I'd defend myself, but you have evidence.
p It gets worse, I was holding back for the first week.
p Thank you, I've been told it's part of my charm. By nobody so far.
i You don't miss much, I can see I'll have to be careful.
i I think you enjoyed it a little bit, all the same.
i I had a feeling you'd call me out, and I rather like it.
C How do I make up for it?
P On a scale of one to blocked, how bad was it?
I Would you have preferred something smoother?
=givesDays
c {D} it is, I'll find us somewhere good.
c {D} works for me, let's do that.
c Then {d}. I'm looking forward to it already.
c Let's say {d}, and leave the rest to me.
p {D} it is, I'm cancelling my very important plans to do nothing.
p Done, {d} is now the best thing in my calendar.
p {D} works, that gives me time to iron the good shirt.
p I'll take {d} before somebody else does.
i {D} then, I was hoping you'd pick one that soon.
i {D} sounds right, and I already have an idea.
i Let's make it {d}, I've wondered what you're like in person.
i {D} it is, the week suddenly has a good bit in it.
C Would you rather eat something or just have a drink?
C Which part of town suits you best?
P What time do you turn back into a pumpkin?
P Cosy and quiet, or loud with good snacks?
I What kind of place do you feel most at home in?
I Do you like surprises, or shall I tell you where?
=noWorries
c Thanks for being so relaxed about it.
c You're kind, I'll do better next time.
c Good, then I can stop feeling guilty. Mostly.
p Phew, I had a whole apology speech ready, with gestures.
p Great, I'll put the flowers back then.
p You're far too nice, I'd have made me suffer a little.
i That's generous, not everybody would see it like that.
i I'd have felt worse about it with anybody else, oddly.
i You make it hard to feel bad for long.
C So what did I miss?
P Do I at least get points for feeling bad?
I What's the nicest thing that happened in the meantime?
=doingNothing
c Sounds perfect, some evenings are made for exactly that.
c Good, you've earned a bit of nothing.
c A proper bit of nothing, I'm all for that.
p Nothing is a full-time job if you do it well.
p That's my favourite sport, and I'm in very good form.
p Excellent, so I've caught you at a quiet moment. Suspiciously lucky.
i I like that kind of quiet, it's when the good thoughts turn up.
i Nothing much is sometimes the best bit of the day.
i I'd happily do nothing in the same room as you some time.
C Is it a good sort of nothing or a bored sort?
P Blanket and snacks, or the bare minimum?
I What's on your mind while you do nothing?
=weekGood
c Good to hear, I like a day that behaves itself.
c I'm glad, nothing wrong with an easy one.
c That's how it should be, calm and no drama.
p Suspiciously good, I'd touch some wood.
p Nice, you're winning at adulthood then.
p Good, that leaves you plenty of energy for my jokes.
i Good days like that are underrated, I think.
i I like it when nothing special turns out rather nice.
i That sounds like somebody who knows how to pace things.
C What was the best bit of it?
P What would have made it a ten out of ten?
I What are you looking forward to most now?
=weekBusy
c That sounds full on, I hope you get to sit down soon.
c You've earned a slow evening after that.
c Busy like that deserves something good at the end of it.
p I'm tired just reading that, and I'm sitting down.
p Somebody get this woman a blanket and a snack.
p I'd offer to help, but I'd only slow everything down charmingly.
i Days like that go by in a blur, I hope there was one good minute in it.
i And you still took the time to write, I noticed.
i I hope the evening is kinder to you than the day was.
C What's the first thing you'll do when it's over?
P Is it a chocolate kind of busy or a wine kind?
I What keeps you going on days like that?
=weekendLazy
c A weekend of sleep and telly is a weekend well spent.
c That sounds exactly right, I'm a bit jealous.
c Good, everybody needs a weekend like that now and then.
p A strong performance, I hope the sofa survived.
p Olympic-level laziness, I respect the dedication.
p That's not lazy, that's charging. Phones get praised for it.
i I think you learn a lot about people from how they do nothing.
i Those weekends never make a good story, but I always want another.
i I can picture it, and I wouldn't have left the sofa either.
C Was it the good kind of lazy?
P How many times did it ask if you were still watching?
I What would your perfect lazy day look like?
=starSignHers
c {A}, that explains a few things, all of them good.
c {A}, I'll pretend I knew that from the start.
c {A} suits you, as far as I can tell from here.
p {A}, I've been warned about you, and I didn't listen.
p {A}, so that's who's in charge here.
p I know nothing about star signs, but {a} sounds like trouble of the nice kind.
i {A}, now I want to know which part of it is true.
i I'd have guessed {a}, but only after the last few messages.
i {A}. I'd rather find out myself than read it in a horoscope.
C How much of a {a} are you, honestly?
P Do {a} and I stand a chance, or should I ask the moon?
I Which bit of it fits you best?
=siblingsHas
c Growing up with siblings must have been loud in the best way.
c That sounds like a house where nothing stayed secret.
c I like that, siblings keep you honest for life.
p So you learnt to eat fast and argue faster.
p I'd be a little scared to meet them, which means I'd bring cake.
p That's a lot of people who know your embarrassing stories.
i Siblings are the only ones who knew you before you were careful.
i I bet they'd describe you differently than you would.
i You can usually tell when somebody grew up with company.
C Are you close?
P Who's the favourite, and does everybody agree?
I What would they tell me about you?
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
=morningNo
c Good to know, nothing before coffee then.
c Then I'll save the good stories for the evening.
c Mornings are overrated, nothing good ever happened at six.
p Understood, I'll approach slowly and with coffee.
p I'll put it in my calendar, do not poke before ten.
p Mornings and you clearly need a mediator.
i Night people have better conversations anyway, I think.
i I'd rather talk to you at midnight than at seven, then.
i I wonder what you're like at one in the morning, when you're wide awake.
C What's the earliest I could risk a good morning?
P How many alarms does it take?
I When are you at your best?
=cooksNo
c That's fine, I'd rather have good company than a good chef.
c Somebody has to be the one who appreciates the food.
c Takeaway is a perfectly good skill, you only need taste.
p So the smoke alarm is your kitchen timer.
p You bring the takeaway menu, I'll bring the plates and the applause.
p Honest, I like it. Some people call toast a signature dish.
i People who don't cook usually know the best places, I find.
i I like that you don't pretend, it's oddly refreshing.
i I'd take an honest takeaway over a tense dinner party any day.
C What's your go-to order?
P What's the worst thing that ever came out of your oven?
I What would you want somebody to cook for you?
=tattoosSome
c I like tattoos with a reason, even if the reason is a good night out.
c That's a proper commitment, I admire the nerve.
c I'd like to hear how you chose them one day.
p I can barely commit to a paint colour, so respect.
p So you're braver with needles than I am.
p At this rate you'll need more arms.
i There's usually a good story under a tattoo.
i I like people who decide to keep something for life.
i I wonder which one you'd never tell your grandmother about.
C Which one means the most to you?
P Any that started as a dare?
I What's the next one going to be?
=smokesSome
c Fair enough, thanks for being straight about it.
c Only now and then is an honest answer, that's fine.
c No lecture from me, I like that you just say it.
p So the drinks lead you astray, I know the type. I am the type, with crisps.
p Noble of you to support the pub garden like that.
p At least you'd be good company outside, where the best talks happen.
i The best conversations at a party happen outside anyway.
i I think smokers only go out for the good gossip.
i Honest answers like that tell me more than a perfect one.
C Would it bother you if somebody didn't?
P Is it the smoke or the gossip you go out for?
I What's the best talk you've ever had outside a pub?
=hungoverHers
c Poor you. Water, something greasy, and a day of nothing.
c Then today is officially cancelled, you have my permission.
c I hope it was at least a good night.
p I'd send you a fry-up by pigeon if I could.
p Speak softly, drink water, and blame whoever bought the last round.
p A hangover is just yesterday sending you the bill.
i I bet there was a moment last night when it seemed like a brilliant idea.
i I like that you write to me even in that state.
i The best nights always seem to charge extra the next day.
C Was it worth it?
P What's the cure, chips or silence?
I What was the last thing you remember laughing at?
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
=likesHisNews
c There's always room for one more next time.
c It's as good as it sounds, I can't complain.
c I'd have shared it with you.
p I'd send you some, but the postman would eat it.
p It's glamorous from the outside, up close it's mostly me making a mess.
p Jealousy accepted, I'll take a bow.
i It would have been better with company, if I'm honest.
i I thought of telling you halfway through it.
i I like that you're easy to share things with.
C What are you up to yourself?
P Are you hinting that you'd like some?
I What would you be doing right now if you could choose?
=eventGreat
c I'm really glad, you sound like you needed a good one.
c That's what I like to hear about the {a}.
c The {a} clearly did you good.
p I can hear you grinning from here.
p Now I'm jealous of a {a}, which is new for me.
p Great, so I missed the best {a} of the year.
i Those are the ones you still think about on a Tuesday.
i I like how much you enjoyed the {a}, it's catching.
i There's always one moment that makes it, I find.
C What was the best bit?
P Would it have been even better with me, or just louder?
I Which moment would you live again?
=selfDeprecates
c I'd take that over smooth any day.
c You're in good company, then.
c I think it's one of the nicer things about you.
p Great, we can be a disaster together, it's more fun with two.
p Don't worry, I'm the sort who waves back at people who weren't waving at me.
p Finally, somebody who won't make me look bad.
i The people who say that about themselves are usually the best company.
i I find perfect people a bit dull, so carry on.
i I suspect your friends would describe it more kindly.
C What happened this time?
P Is that official, or do you have a certificate?
I Who told you that, you or somebody else?
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
`,
];
