/** What is said between the two of them: what he can say to it, see ../told-in-answer.ts. Form of the table: ../told-tables.ts. */
export const ANSWERS_BETWEEN_THEM = `
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
=guiltyAsGuessed
c I had a feeling, and I like being right about that one.
c Good, then I wasn't imagining things.
c I'd have been a bit disappointed if I'd got that wrong.
p I'm adding mind reading to my profile.
p Case closed, the detective goes home happy.
p One correct guess and I'll be insufferable all week.
i Some things come through between the lines.
i You're easier to read than you think, in the nicest way.
i I only guessed it because I'd like it to be true.
C Has it always been that way?
P Do I get a second guess, while I'm on a roll?
I What else would I get right?
=wrongGuess
c Fair enough, I'll happily be corrected.
c Wrong, then. I'd rather know the real version anyway.
c Alright, I take it back and start again.
p My career as a detective was short but enjoyable.
p Wrong with total confidence, that's my speciality.
p I'd like to blame my source, but it was me.
i Then you're harder to read than I thought, I rather like that.
i That makes the true answer more interesting.
i I like getting it wrong when the truth is better.
C So what's the right answer?
P Do I get a clue, or must I suffer?
I What do people usually guess?
=declinesCallForNow
c No problem at all, another day is just as good.
c That's fine, there's no rush on my side.
c All good, tomorrow works just as well.
p No worries, it gives me time to find my good side.
p Fair enough, my hair wasn't ready either.
p Understood, we'll both be much more glamorous tomorrow.
i I don't mind waiting, I'm curious what you sound like.
i Some things are nicer when you look forward to them.
i You could look however you like, I'd mostly be listening.
C Shall I try you tomorrow evening?
P What time are you officially presentable?
I Are you more of a talker or a listener on the phone?
=storyForLater
c Then I'll hold you to that, and I'll bring the drinks.
c Deal, I'd rather hear it in person anyway.
c Good, now we have a reason to meet.
p You can't just do that to a curious man.
p I'll wait, but I want it with sound effects.
p Fine, but I'm going to imagine something much worse until then.
i I like a story that needs the right moment.
i Now I'll be wondering about it all week.
i The ones people save up are usually the best.
C When do I get to hear it?
P Is it a one-drink or a three-drink story?
I Does it end well, at least?
=teasesBack
c Alright, I'm patient when it's worth it.
c I'll find out sooner or later.
c I do like to know, as it happens.
p That's the most annoying good answer I've had all day.
p I see, we're playing it mysterious. I'll get my magnifying glass.
p You're enjoying this, aren't you, and fair enough.
i I was hoping you wouldn't make it too easy.
i That sort of answer makes me want to ask ten more.
i I've a guess, and I'm keeping it to myself for now.
C What would I have to do to find out?
P Is there a form I can fill in?
I Should I guess, or would you rather watch me wonder?
=thanksForWish
c Any time. Tell me how it goes.
c You're welcome, I'm rooting for you.
c Of course, and take it easy afterwards.
p I've got everything crossed, which makes typing hard.
p You're welcome, my encouragement comes free of charge.
p Go on then, I'll be here pretending to be useful.
i I'll be thinking of you a bit, if that's all right.
i I'd like to hear how it really was, not just that it was fine.
i I hope there's one good moment in it worth telling.
C Will you let me know?
P Is there a treat planned for afterwards?
I What are you looking forward to most?
=agreesWithHim
c Good, then we're on the same side of that one.
c I knew you had sense.
c That's one thing we won't have to argue about.
c Glad it isn't just me, then.
p Excellent, we should start a small club.
p Finally a witness, can I have that in writing?
p Great minds, or at least two of us.
i I like when somebody gets it straight away.
i That's more people than I expected to agree with me.
i Small things like that say a lot about getting along.
C What's the thing you're the only one to believe?
C Is that from experience?
P Do we get T-shirts?
I What do you think we'd disagree on?
I Did you always see it that way?
=disagreesWithHim
c Alright, I'm open to being convinced.
c Fair enough, I like people who say so.
c Then this is our first proper disagreement, and it's a good one.
p I'm wounded, but I'll recover with dignity.
p I'll have my people talk to your people.
p Careful, I've got a ten-minute speech on this.
i I like you more for not just agreeing with me.
i You might be right, and I'd enjoy finding out how.
i Now I want to hear the other side properly.
C What's the case against it?
P How do we settle this, duel or dessert?
I What would change your mind?
=nervousToMeet
c That's completely normal, and there's no rush from me at all.
c I'd rather we took our time than you felt uneasy.
c We can keep it short and easy, somewhere with lots of people.
p If it helps, I'll be the one pretending to read the menu.
p We can be nervous together, it's cheaper than a theme park.
p I promise nothing scarier than my small talk.
i I get a bit nervous when something might actually be good.
i I like that you say it, most people just go quiet.
i It usually lasts about four minutes, then it's just two people talking.
C What would make it easier for you?
P Would it help if I tripped over something first?
I What's the part that worries you most?
=congratulatesHim
c Thank you, that means a lot coming from you.
c Thanks, I'm still grinning about it.
c Thank you. It's nice to have somebody to tell.
p Thank you, I'd like to thank my snacks and my stubbornness.
p Thanks, I'll try to stay humble until about Friday.
p I accept all praise in words, cake or applause.
i Thank you. It felt a bit more real once I'd told you.
i I nearly kept it to myself, I'm glad I didn't.
i Funny, telling you was one of the best parts.
C How would you celebrate it?
P Does this call for cake or for a very loud song?
I What was the last thing you were really proud of?
=sympathisesWithHim
c Thanks, that already helps more than it should.
c You're kind, I'll live.
c Thank you, it's nothing a good evening won't fix.
p Thank you, I'm being extremely brave about it.
p I'd milk it a little longer if you keep being this nice.
p Thanks, I'll survive on sympathy and biscuits.
i Being fussed over a little isn't the worst thing, it turns out.
i It's better already now that I've told somebody.
i You're good at that, you know.
C How was your day, better than mine?
P Do you do soup, or just sympathy?
I What cheers you up on days like that?
=eventBad
c That's a shame, I hope there was at least one good moment.
c I'm sorry, you deserved a better {a} than that.
c That sounds like hard work. At least it's behind you.
p Awful now, a very good story in about three weeks.
p I'd ask the {a} for a refund.
p For that you get to choose the next one, and dessert.
i The bad ones are usually funnier to tell than the good ones.
i I hope somebody was nice to you afterwards.
i I bet you kept a straight face through most of it.
C What was the worst bit?
P On a scale from yawn to disaster, where was it?
I What would have saved it?
=eventOkay
c Okay is fine, not every {a} has to change your life.
c Could be worse, then. I'll take okay.
c Somewhere between good and over, I know the feeling.
p That's the review every {a} dreads.
p Okay, so three stars, would maybe return.
p I've had sandwiches with more drama than that.
i I always think the real answer comes a day later.
i I'd like to know what would have made it a great one.
i There's usually one small good thing even in an okay day.
C What was the best part, if there was one?
P What was missing, snacks or excitement?
I What did you think about on the way home?
=movingSlow
c That's fine by me, good things don't need to hurry.
c Take all the time you like, I'm not keeping count.
c Slow suits me, I'd rather it was good than quick.
p No problem, I can wait for a kettle without complaining.
p I'll check my phone only a very dignified number of times.
p Perfect, I'm at my best at a walking pace.
i I like people who take a while, there's usually more to find.
i I'd rather have a slow answer that's really from you.
i Slow is how you notice things, I think.
C What makes it easy for you?
P Is a carrier pigeon too fast?
I What do people find out once you've warmed up?
=likesThatAboutHim
c Thank you, I'll happily take that.
c That's nice of you, I don't tell everybody.
c Thanks, coming from you that counts.
p Thank you, I'm keeping that one for bad days.
p Careful, I'll only get worse with praise.
p I'd like that in a frame, please.
i I nearly didn't mention it, so I'm glad I did.
i It's funny what people pick out.
i I like that this is the bit you noticed.
C What's something about you that people don't expect?
P Do I get a gold star?
I What made you think so?
=leftBehind
c I'll keep your {a} safe, come and get it whenever you like.
c Don't worry about the {a}, it's in good hands until you're back.
c Then you'll just have to come by again, I don't mind at all.
p The {a} is fine, it's already asked to stay.
p Very smooth, leaving the {a} so you'd have to come back.
p I'm holding the {a} hostage until we agree on a second visit.
i I wondered if you did that on purpose, and I rather hoped so.
i Then part of the evening is still here, I like that.
i I'll take good care of the {a}, it's my excuse to see you again.
C When would you like it back?
P What's a fair ransom?
I Was it really an accident?
=givesTime
c {A} it is, I'll be there.
c {A} works perfectly, see you then.
c {A} suits me, that gives us the whole evening.
p {A}, so I've got time for exactly one outfit crisis.
p {A} it is, I'll try not to be early and pretend I'm not.
p {A} works, my stomach has been informed.
i {A}, I'm looking forward to that already.
i {A} sounds good, and then we see where the evening goes.
i {A} then. I like that you don't make it complicated.
C Shall we meet right there?
P Will you recognise me if I stand very casually?
I Is there a place you've been wanting to go?
=wantsFood
c Then eat something good, no conversation is worth starving for.
c That's urgent, I'd cook for you if I could.
c I know the feeling, get yourself something proper.
p I'd send a pizza by drone if I knew how.
p Say no more, I'm no use to anyone when I'm hungry either.
p This is an emergency, put the phone down and open the fridge.
i I think you get to know somebody by what they crave.
i Hunger makes everyone honest, I like this side of you.
i I'd like to be there with something warm in a paper bag.
C What would be the perfect thing right now?
P How long until it gets dangerous for the people around you?
I What's the meal you'd never say no to?
=birthdayThanks
c You're welcome, I hope the day is spoiling you.
c Of course. I hope somebody made you breakfast.
c Any time, have a wonderful one.
p Remember, calories don't count today, I checked.
p I'd have sung, but we hardly know each other.
p You're officially in charge today, use it well.
i I hope there's one quiet good moment in it just for you.
i I always wonder what people wish for when they blow the candles out.
i I hope it feels like yours, and not just like a date.
C How are you celebrating?
P Is there cake, and is it big enough?
I What would make this a good year?
`;
