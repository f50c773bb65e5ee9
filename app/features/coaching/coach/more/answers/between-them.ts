/** What is said between the two of them: what he can say to it, see ../told-in-answer.ts. Form of the table: ../told-tables.ts. */
export const ANSWERS_BETWEEN_THEM = `
=thanksForCompliment
c You're very welcome, I meant every word.
c Good, because it was true and somebody had to say it.
c You're welcome. I don't say things like that to be polite.
c You're very welcome, and I meant every word of that compliment.
c I only say it when it's true, so you can keep it.
c Good, it was too true to keep to myself.
c You're welcome. It was an easy compliment to pay.
c I'm glad that landed well, because I meant it.
p Happy to help, compliments are my only real skill.
p You're welcome, I rehearsed that for at least four seconds.
p My pleasure, I have more where that came from.
p Careful, thank me once and I'll hand out compliments like a proud grandmother.
p The compliment comes with a two year guarantee and strictly no returns.
p I'd take a bow, but I'd definitely pull something.
p My compliment department is tiny, but the staff are thrilled with this feedback.
p Glad it went down well, my backup compliment was about your punctuation.
i You're welcome, it was the first thing I noticed.
i I nearly kept it to myself, so I'm glad it landed well.
i I like that you can take a compliment, plenty of people argue with it.
i Funny how a small compliment from someone new can stay with you all day.
i I think the best compliments are just noticing something good out loud.
i People think kind things far more often than they say them. I'm trying to say them.
i I suspect that's not even in the top five nice things to say about you.
i Now I'm wondering what else I'd compliment once I know you better.
C So what's been the best part of your day so far?
C What kind of compliment means the most to you?
C What's something lovely about you that isn't on your profile?
P Should I keep them coming, or is there a daily limit?
P Should I quit while I'm ahead, or risk a second compliment?
P On a scale from nod to parade, how did I do?
I What would you rather be noticed for?
I What's the nicest thing anyone's said to you that you still remember?
I Do you find compliments easier to give or to receive?
=complimentBack
c Thank you, I'll happily take that.
c That's a good start for both of us, then.
c Thanks. Sounds like we're off to a good start.
c Thank you, I'll take that and not argue with a word of it.
c That's good to hear, especially from you.
c Well, you've just made me smile properly.
c I'll happily accept that one. We're off to a good start.
c It's nice when the feeling's mutual.
p Careful, that sort of thing goes straight to my head.
p Look at us, being nice to each other on an app.
p Thank you, I'll be unbearable for the rest of the day.
p Thank you, I'll be unbearable about this until at least Sunday.
p Returning a compliment that fast deserves a medal, or at least a biscuit.
p I'm accepting this quickly, before you read my small print.
p Great, now my ego needs its own seat on the bus.
p I'd act cool about this, but I've never once managed it.
i Thanks, I wasn't fishing, but I'm keeping it.
i Funny how a few lines can tell you that already.
i I had hoped it was mutual, so thank you for saying it.
i A compliment that comes back feels twice as nice as one that just lands.
i You returned that so gracefully, most people panic and change the subject.
i Two people saying nice things and meaning them, that's rarer than it should be.
i I'll keep that one for a grey day, that's when kind words count.
i It's good to know I'm not the only one who noticed something here.
C What made you think so?
C What made you want to talk to me in the first place?
C Now that we agree on that, what are you up to this week?
P Is this where we both pretend to be modest?
P Do we shake hands now, or keep going until someone blushes?
P Shall we call it a draw, or do you want a rematch?
I What gave it away?
I What do you tend to notice first when you meet someone new?
I What are you good at that nobody ever compliments you on?
=easyTogether
c I'm glad it's mutual, it doesn't happen that often.
c Good, then I'm not the only one smiling at my phone.
c That's nice to hear, it really has been easy.
c Same page then, and I'm glad one of us put it into words.
c That makes two of us, so let's keep this going.
c Good, because I look forward to your messages and I won't hide it.
c Then I'm not imagining it, and that's a very nice thing to know.
c I'm really happy you feel it too.
p Perfect, so we've both got terrible taste in the same person.
p Great, I was worried I'd have to enjoy this on my own.
p Same here, and I usually overthink every comma.
p Wonderful, I can stop trying to seem effortless and just be mildly ridiculous.
p Good, because my small talk was only ever going to last four minutes.
p Mutual enjoyment, and I haven't even used my best penguin facts.
p It's so easy that even I can't ruin it, and I have real talent there.
p I'm doing a victory dance in my head, and it's badly choreographed.
i Easy is rarer than people admit, I think.
i I'd stopped expecting easy, so this is a nice surprise.
i It feels like we skipped the awkward part somehow.
i Easy is underrated. You can't fake it and you can't rush it.
i Some conversations feel like work and some just carry you along. This one carries.
i I wonder if it's good timing or just you, and I'm leaning towards you.
i You can't plan this, it's either easy between two people or it isn't.
i It's a quiet kind of luck when two people enjoy the same conversation.
C Shall we see if it's just as easy over a drink?
C When did you first notice you were enjoying this?
C What would you like to know about me that you haven't asked yet?
P Do you think we'd still be this good with actual faces?
P Do we get a certificate for this, or just more messages?
P Shall we carry on until one of us runs out of nonsense?
I When did you first think so?
I What makes you feel at ease with someone?
I Do you usually warm to people quickly, or is this unusual?
=notLikeOthers
c Thank you, I'll take that as the compliment it sounds like.
c Good to hear. I'm just trying to talk to you like a person.
c That's kind of you. I'd rather be myself than a good opening line.
c That means a lot, and I'd like to keep earning it.
c Thank you. I'd rather be myself than a copy of the next guy.
c I'm glad, because this is just me and there's no other version.
c Happy to be a good surprise. You've been one too.
c Good, I'd take one real conversation over ten average ones.
p I was aiming for normal, but different will do nicely.
p Thank you, my mother always said so, though she sounded worried.
p It's mostly the complete lack of gym selfies.
p The bar may be on the floor, but I'll proudly step over it.
p Different is a kind word for it, and I'm wise enough not to ask for details.
p Hold that thought until you've heard me sing.
p Thank you, I've been working hard on simply not being weird.
p I'd like that in writing, with a little lamp above it.
i I'm curious what the others did to set the bar.
i Different was never the plan, but I like that you noticed.
i Thank you. You make it easy to just be straightforward.
i I think the trick is just being curious about the person you're talking to.
i Surprises in the good direction are rare on apps, so I'll keep that one.
i That makes me wonder what you were bracing yourself for.
i You must've had some dull chats on here, so thanks for the patience you had left.
i Maybe you just bring out the better side of me.
C What made you say that?
C What were you hoping to find on here?
C What's felt different to you so far?
P Is that different as in charming, or different as in call the police?
P What's the strangest opening line you've survived on here?
P Do I get a badge, or is it more of a verbal thing?
I What did you notice first?
I What did you expect when we started talking?
I What makes you want to keep talking to someone?
=teasedByHer
c Fair enough, I walked straight into that one.
c Guilty, but I stand by it.
c You're right, and I'd probably do it again.
c Fair, and I stand by it completely.
c You noticed, and you're still here, so I'm calling it a win.
c I can take it. You've got full teasing rights.
c You're right, and I'd do it again with the same confidence.
c Tease away, I'm enjoying this far too much to mind.
p I'd defend myself, but you have evidence.
p It gets worse, I was holding back for the first week.
p Thank you, I've been told it's part of my charm. By nobody so far.
p Ouch, that's going straight into my file of accurate complaints.
p I'd defend myself, but my lawyer's laughing too hard.
p I should warn you that this is me on my best behaviour.
p My reputation was hanging by a thread, and you've arrived with scissors.
p I'm told it's part of my charm, mostly by me.
i You don't miss much, I can see I'll have to be careful.
i I think you enjoyed it a little bit, all the same.
i I had a feeling you'd call me out, and I rather like it.
i Teasing's a good sign, nobody bothers with people they don't like.
i You see through me quickly, and oddly I don't mind at all.
i You can only tease someone well if you've been paying attention, so I'm flattered.
i Being caught out by someone funny beats being admired from a distance.
i There's a warm streak under that teasing, I'm nearly sure of it.
C How do I make up for it?
C What else have you noticed about me?
C So what's your overall verdict on me?
P On a scale of one to blocked, how bad was it?
P Is there a complaints form, or do I keep getting these live?
P What's my sentence, and is there time off for good humour?
I Would you have preferred something smoother?
I Do you tease everyone, or only the people you're warming to?
I Who taught you to tease like that?
=givesDays
c {D} it is, I'll find us somewhere good.
c {D} works for me, let's do that.
c Then {d}. I'm looking forward to it already.
c Let's say {d}, and leave the rest to me.
c {D} it is, I'm already looking forward to it.
c Perfect, {d} works and I'll keep it free for you.
c Let's do {d} then, I'd really like to see you.
c {D} sounds great, consider it settled.
c Great, I'm claiming {d} before anyone else can.
p {D} it is, I'm cancelling my very important plans to do nothing.
p Done, {d} is now the best thing in my calendar.
p {D} works, that gives me time to iron the good shirt.
p I'll take {d} before somebody else does.
p {D} it is, I'll practise sitting on a chair like a normal person.
p I'm writing down {d} in very serious capital letters.
p {D} then, which leaves me just enough time to become charming.
p Booked, {d} has just overtaken Christmas on my list.
p Deal, {d} it is, and I promise not to bring any magic tricks.
i {D} then, I was hoping you'd pick one that soon.
i {D} sounds right, and I already have an idea.
i Let's make it {d}, I've wondered what you're like in person.
i {D} it is, the week suddenly has a good bit in it.
i {D} suits me well, some conversations deserve a table and two chairs.
i Let's say {d}, I'm curious how you are without a screen in between.
i {D} it is. I've got a few questions that are too good for texting.
i Good, then {d} is when I find out how you tell things out loud.
i Settled, and now I've got {d} to be curious about.
C Would you rather eat something or just have a drink?
C Which part of town suits you best?
C Any place you already like, or shall I pick one?
C Would early or late be better for you?
P What time do you turn back into a pumpkin?
P Cosy and quiet, or loud with good snacks?
P Cosy corner with good drinks, or somewhere with dangerously good cake?
P Do you want to choose the place, or trust a man with no sense of direction?
I What kind of place do you feel most at home in?
I Do you like surprises, or shall I tell you where?
I Is there a place you love that I ought to know?
I What's somewhere you've been meaning to try?
=hungoverHers
c Poor you. Water, something greasy, and a day of nothing.
c Then today is officially cancelled, you have my permission.
c I hope it was at least a good night.
c Poor you, drink some water and be gentle with yourself.
c I hope the night was worth it, take it easy now.
c You've got my full sympathy, hangovers are brutal.
c Rest, water and something salty, you'll be human again soon.
c No need to be charming, just lie down and text me when the room's still.
p I'd send you a fry-up by pigeon if I could.
p Speak softly, drink water, and blame whoever bought the last round.
p A hangover is just yesterday sending you the bill.
p I'll type quietly so it doesn't hurt.
p Last night's you clearly had fun, shame she left today's you the bill.
p I prescribe toast, darkness and nobody saying the word tequila.
p May your curtains be thick and every lawnmower nearby be broken.
p Blink twice if you need a fry up dropped from a helicopter.
i I bet there was a moment last night when it seemed like a brilliant idea.
i I like that you write to me even in that state.
i The best nights always seem to charge extra the next day.
i Hangover days are strangely honest, nobody has the energy to pretend.
i A headache like that usually has a good night on the other side of it.
i I imagine there was one drink that seemed like a brilliant idea.
i Days like this are made for old films and no decisions.
i The best evenings rarely look sensible the next morning.
C Was it worth it?
C How was the night itself?
C What would help most right now?
P What's the cure, chips or silence?
P Which drink is to blame, and can we glare at it?
I What was the last thing you remember laughing at?
I What was the best moment before it all went downhill?
I What's your most trusted hangover comfort?
=likesHisNews
c There's always room for one more next time.
c It's as good as it sounds, I can't complain.
c I'd have shared it with you.
c I'm glad it gets your approval, you've clearly got good taste.
c Thanks, it's one of those things that make me happy.
c It's every bit as good as it sounds.
c I'd happily share it with you one day.
c You'll get my honest report on how it turns out.
p I'd send you some, but the postman would eat it.
p It's glamorous from the outside, up close it's mostly me making a mess.
p Jealousy accepted, I'll take a bow.
p Don't be too impressed, there's still time for me to get it badly wrong.
p Your approval has gone to my head, I'll be insufferable for hours.
p Save the applause until we know whether I get through it with dignity.
p I make it sound good, the real thing usually involves more swearing.
p If it goes wrong, I'll just call it modern art.
i It would have been better with company, if I'm honest.
i I thought of telling you halfway through it.
i I like that you're easy to share things with.
i Half the pleasure is telling someone who's happy for you.
i Funny how a bit of your enthusiasm makes it sound even better.
i You saw the appeal straight away, so I suspect a soft spot of your own.
i Things like this are what I'd miss most if life got too busy.
i It's a good sign when someone enjoys hearing about what you enjoy.
C What are you up to yourself?
C Would it be your kind of thing too?
C What would you be doing if you could pick anything right now?
P Are you hinting that you'd like some?
P Would you join in, or supervise from a comfortable chair?
P On a scale from polite to green, how jealous are we talking?
I What would you be doing right now if you could choose?
I What's your own favourite way to be happy for an hour?
I What are you looking forward to at the moment?
=eventGreat
c I'm really glad, you sound like you needed a good one.
c That's what I like to hear about the {a}.
c The {a} clearly did you good.
c I'm really glad the {a} turned out so well for you.
c That makes me happy, I was hoping you'd say that.
c Good, so the {a} lived up to its billing.
c You sound properly happy about it, and that's lovely to read.
c I had high hopes for the {a} on your behalf, so this is great news.
p I can hear you grinning from here.
p Now I'm jealous of a {a}, which is new for me.
p Great, so I missed the best {a} of the year.
p I'd like partial credit for the {a}, I did ask about it.
p I'm cheering quietly from here, with terrible rhythm.
p Somebody give the {a} five stars and a little trophy.
p Excellent, then the emergency ice cream can stand down.
p Whatever you do next has a lot to live up to now, poor thing.
i Those are the ones you still think about on a Tuesday.
i I like how much you enjoyed the {a}, it's catching.
i There's always one moment that makes it, I find.
i I get the feeling you're still smiling about the {a}.
i The best part's often some tiny thing nobody else noticed.
i It's a good feeling when the {a} in real life beats the one in your head.
i I'd guess you'll be telling people about it all week.
i Things that go that well tend to keep you warm for days.
C What was the best bit?
C What made it so good?
P Would it have been even better with me, or just louder?
P Was there dancing, or at least some suspicious foot tapping?
P What's the headline, and what did the papers leave out?
I Which moment would you live again?
I Which moment keeps coming back to you?
I What surprised you about it?
=selfDeprecates
c I'd take that over smooth any day.
c You're in good company, then.
c I think it's one of the nicer things about you.
c That's only made me like you more.
c If that's your worst confession, we'll get on very well.
c Whatever you call it, I'm enjoying your company.
c I'll take honest and human over polished any day.
c Fine by me, I wouldn't change a thing.
p Great, we can be a disaster together, it's more fun with two.
p Don't worry, I'm the sort who waves back at people who weren't waving at me.
p Finally, somebody who won't make me look bad.
p Join the club, we meet on Tuesdays and nobody finds the room.
p Careful, that's my title and I'm not giving it up easily.
p Same here, between us we make one nearly functioning adult.
p What a relief, I can stop hiding my own nonsense.
p Wait until you've known me a week, you'll feel wonderfully normal.
i The people who say that about themselves are usually the best company.
i I find perfect people a bit dull, so carry on.
i I suspect your friends would describe it more kindly.
i I've a theory that the best people all think that about themselves.
i People who can laugh at themselves are usually the kindest to others.
i I think you know it's part of the appeal.
i Perfect people must be exhausting, I'm always relieved to meet the other kind.
C What happened this time?
C What brought that on?
C What would your friends say about you instead?
P Is that official, or do you have a certificate?
P Shall we compare evidence and see who wins?
P Is there a trophy for this, or do we have to share one?
I Who told you that, you or somebody else?
I When are you the most yourself?
I Who brings out your silly side?
=guiltyAsGuessed
c I had a feeling, and I like being right about that one.
c Good, then I wasn't imagining things.
c I'd have been a bit disappointed if I'd got that wrong.
c I had a good feeling about that guess, and you owned up nicely.
c Knew it. I pay attention when I'm enjoying a conversation.
c Glad I trusted my gut on that one.
c It wasn't written on your forehead, I was just listening.
c I was ready to be wrong, but I much prefer being right about you.
p I'm adding mind reading to my profile.
p Case closed, the detective goes home happy.
p One correct guess and I'll be insufferable all week.
p Case closed, and I didn't even need the magnifying glass.
p A correct guess at last, someone alert the press.
p I'd love to claim psychic powers, but I can't even guess my own passwords.
p Your confession has been accepted, and you're free to go.
p One right guess and I'm already thinking of buying a crystal ball.
i Some things come through between the lines.
i You're easier to read than you think, in the nicest way.
i I only guessed it because I'd like it to be true.
i Some things come through between the lines, and that one did.
i It's nice that you admit it straight away and don't pretend otherwise.
i The small things you write give away more than you'd think, all of it good.
i A right guess only makes me curious about the things I'd never guess.
i I guessed right, but I suspect that was only the first page.
C Has it always been that way?
C What would you guess about me?
C What would I never guess about you?
P Do I get a second guess, while I'm on a roll?
P Do I get a prize, or just the glory?
P Want your revenge by guessing something about me?
I What else would I get right?
I What do people usually get wrong about you?
I Are you this easy to read for everyone, or did I get lucky?
=wrongGuess
c Fair enough, I'll happily be corrected.
c Wrong, then. I'd rather know the real version anyway.
c Alright, I take it back and start again.
c Fair enough, I was wrong and I'm happy to be put right.
c Then I've got more to learn about you, and I don't mind that at all.
c Well, at least I was wrong with conviction.
c I'll take the miss. You're not easy to guess, and that's good news.
c That guess deserved to lose, the truth's bound to be better.
p My career as a detective was short but enjoyable.
p Wrong with total confidence, that's my speciality.
p I'd like to blame my source, but it was me.
p My career as a fortune teller lasted about eight seconds.
p Wrong, and I was already wearing the detective hat in my head.
p I demand a recount, that guess came from a very confident part of my brain.
p Zero points for me, which is sadly my personal average.
p My gut feeling has been dismissed and asked to hand in its keys.
i Then you're harder to read than I thought, I rather like that.
i That makes the true answer more interesting.
i I like getting it wrong when the truth is better.
i Good, I'd be a bit disappointed if you were easy to guess.
i Being wrong about you turns out to be more interesting than being right.
i That's my cue to stop guessing and start listening.
i So my first picture of you needs redrawing, and I'm glad of the excuse.
i A wrong guess is useful, it shows me where my imagination got lazy.
C So what's the right answer?
C So what's the real answer?
C Will you give me a hint, or just tell me?
P Do I get a clue, or must I suffer?
P How cold was I, fridge or Antarctica?
P Do I get a clue for my next guess, or does that cost extra?
I What do people usually guess?
I What do people usually guess about you?
I What would someone have to know about you to get it right?
=declinesCallForNow
c No problem at all, another day is just as good.
c That's fine, there's no rush on my side.
c All good, tomorrow works just as well.
c No problem at all, the call can wait until you feel like it.
c Fine by me, you're good company in writing too.
c There's no rush to talk on the phone, I'd rather you enjoyed it.
c All good, we'll call when it suits you.
c Texting it is then, I'm happy either way.
p No worries, it gives me time to find my good side.
p Fair enough, my hair wasn't ready either.
p Understood, we'll both be much more glamorous tomorrow.
p No worries, that gives my phone voice time to get less weird.
p Fine, I'll put my radio presenter voice back in its box.
p Probably wise, I'm the type to say bye four times and then hang up on myself.
p Call postponed, which gives me time to think of a better hello.
p Half relieved, I'd have nodded at you for ten minutes over the phone.
i I don't mind waiting, I'm curious what you sound like.
i Some things are nicer when you look forward to them.
i You could look however you like, I'd mostly be listening.
i Texting has its own charm, you get to think before you answer.
i A call with someone new is oddly exposing, so I understand.
i A voice is worth waiting for, so there's no hurry.
i I don't mind waiting for the call, it leaves me something to be curious about.
i Some things come out better in writing anyway, so let's enjoy that first.
C Shall I try you tomorrow evening?
C What are you up to for the rest of today?
C What shall we talk about here instead?
P What time are you officially presentable?
P Shall we do it the old way, with typos and long pauses?
P Would carrier pigeon be a comfortable middle ground?
I Are you more of a talker or a listener on the phone?
I Who's the one person you could talk to on the phone for hours?
I What sort of conversation makes you forget the time?
=storyForLater
c Then I'll hold you to that, and I'll bring the drinks.
c Deal, I'd rather hear it in person anyway.
c Good, now we have a reason to meet.
c Then I'll save my curiosity for the day you tell it.
c Deal, I'm very happy to wait for a good story.
c Long stories are fine with me, I'm a patient listener.
c I'd gladly buy the drink that gets that story out.
c It's on my list now, and I'll hold you to it.
p You can't just do that to a curious man.
p I'll wait, but I want it with sound effects.
p Fine, but I'm going to imagine something much worse until then.
p A cliffhanger already, and the next episode isn't even scheduled.
p I'll have popcorn ready for the long version.
p My imagination's filling in the gaps, and there's already a goat in it.
p Fine, I'll wait, pacing up and down like a man in an old film.
p That's a very good trailer, shame about the missing film.
i I like a story that needs the right moment.
i Now I'll be wondering about it all week.
i The ones people save up are usually the best.
i The stories people save are usually the ones worth hearing.
i I can wait, some stories need a face and a voice to go with them.
i I'd rather hear the whole thing late than the short version now.
i Of all the things I could ask you, that story just moved to the top.
i A good story needs its moment, and this clearly isn't it yet.
C When do I get to hear it?
C Can I have just the first line for now?
C When do you think I'll have earned it?
P Is it a one-drink or a three-drink story?
P Does it come with props, or should I bring my own?
P Is it a comedy, or should I bring tissues?
I Does it end well, at least?
I Who's heard the whole of it so far?
I Is it one you enjoy telling, or one that took a while to become funny?
=teasesBack
c Alright, I'm patient when it's worth it.
c I'll find out sooner or later.
c I do like to know, as it happens.
c All right, I'll find out, and I'm in no hurry.
c I really would like to know, I've no shame in admitting it.
c Keep it to yourself for now, I'm good at waiting.
c That's a very charming way of not answering me.
c I'm happy to find out the slow way, it's more fun.
p That's the most annoying good answer I've had all day.
p I see, we're playing it mysterious. I'll get my magnifying glass.
p You're enjoying this, aren't you, and fair enough.
p That answer was so slippery I nearly dropped it.
p You'd be a superb politician, I know nothing and I still want to vote.
p I asked a question and got fog, though very pleasant fog.
p Brilliant, I'm now less informed and twice as interested.
p My detective licence must have expired, and you clearly know it.
i I was hoping you wouldn't make it too easy.
i That sort of answer makes me want to ask ten more.
i I've a guess, and I'm keeping it to myself for now.
i You answer like someone who enjoys being figured out slowly.
i A dodge like that is more fun than a plain answer.
i Half an answer from you is more interesting than most whole ones.
i I notice you didn't quite answer, and now I'm properly curious.
i You leave just enough open to keep me wondering.
C What would I have to do to find out?
C What would it take to get a straight answer?
C Shall I guess, or will you tell me one day?
P Is there a form I can fill in?
P Is there a helpline for people who get answers like this?
P Do I get one clue, or are we playing on expert level?
I Should I guess, or would you rather watch me wonder?
I Do you always keep a little back at first?
I Do you prefer being asked or being guessed?
=thanksForWish
c Any time. Tell me how it goes.
c You're welcome, I'm rooting for you.
c Of course, and take it easy afterwards.
c You're welcome, I meant it, and I hope it goes your way.
c Any time, I'm rooting for you.
c Now go and make it a good one.
c My pleasure, I'll be thinking of you.
c It was an easy wish to make, you've earned a good one.
p I've got everything crossed, which makes typing hard.
p You're welcome, my encouragement comes free of charge.
p Go on then, I'll be here pretending to be useful.
p I'm crossing my fingers, my toes and anything else that bends.
p My wishes come with a full refund if anything misbehaves.
p I've put in a word with the universe, though we're only on nodding terms.
p I'd have sent a brass band too, but they're never on time.
p That wish used up all my magic, so I'm purely decorative now.
i I'll be thinking of you a bit, if that's all right.
i I'd like to hear how it really was, not just that it was fine.
i I hope there's one good moment in it worth telling.
i I'll be curious how it goes, the small details most of all.
i Wishing someone well is a tiny thing, but I've always suspected it helps.
i It's nice to wish someone well and really mean it.
i Bring me back one good moment from it, that's the bit I'd love to hear.
i I've a quiet feeling that something good will come of it.
C Will you let me know?
C Will you let me know how it went?
C What's the first thing you'll do when you're done?
P Is there a treat planned for afterwards?
P Will there be a full report, or just the highlights?
P Would you like more lucky thoughts now, or in instalments?
I What are you looking forward to most?
I What would make it a really good one for you?
I Which part are you quietly looking forward to?
=agreesWithHim
c Good, then we're on the same side of that one.
c I knew you had sense.
c That's one thing we won't have to argue about.
c Glad it isn't just me, then.
c Glad we see it the same way, that saves us a long argument.
c Good, I was hoping you'd be on my side here.
c Then we're agreed, and I think we're right.
c That's one thing settled between us, and I suspect there are more.
c It's good to talk to someone who gets it straight away.
p Excellent, we should start a small club.
p Finally a witness, I'd like that in writing.
p Great minds, or at least two of us.
p Two people can't be wrong, I'm almost sure that's how science works.
p Someone agrees with me, I'm having this framed.
p Stop agreeing with me, I'll get confident and then nobody's safe.
p Great, we can start a club, and I'll be treasurer of nothing.
p One more thing we agree on and we'll need matching tracksuits.
i I like when somebody gets it straight away.
i That's more people than I expected to agree with me.
i Small things like that say a lot about getting along.
i You agreed so quickly that I'm now curious where we'd differ.
i I wasn't sure you'd see it like me, so this is a lovely surprise.
i There's a small joy in finding someone who thinks the same.
i It's reassuring when a thought you've carried around turns out to be shared.
i So we ended up at the same view, probably by very different roads.
C What's the thing you're the only one to believe?
C Is that from experience?
C What else do you feel that strongly about?
C What do you think we'd disagree on?
P Do we get T-shirts?
P Shall we solve the rest of the world's problems next?
P Which of your opinions clears a room?
I What do you think we'd disagree on?
I Did you always see it that way?
I What's something you've changed your mind about?
=disagreesWithHim
c Alright, I'm open to being convinced.
c Fair enough, I like people who say so.
c Then this is our first proper disagreement, and it's a good one.
c I respect that, even though I'm still right.
c We can disagree and still get along beautifully.
c Good, I'd be bored if you agreed with me on everything.
c I'm standing by my view, but I'd gladly hear yours over a drink.
c I can live with you being on the other side of this one.
p I'm wounded, but I'll recover with dignity.
p I'll have my people talk to your people.
p Careful, I've got a ten-minute speech on this.
p So that's our first fight, and I thought we'd at least get to dessert.
p I'd defend this opinion in front of a jury of very stern pigeons.
p Fine, we'll split the friends and I'll keep the opinion.
p I'm willing to reconsider, but only after staring dramatically out of a window.
p This is a scandal, I'll need tea and a moment alone.
i I like you more for not just agreeing with me.
i You might be right, and I'd enjoy finding out how.
i Now I want to hear the other side properly.
i I'd rather have an honest no from you than a polite yes.
i Someone who disagrees without flinching is worth listening to.
i A reaction like that makes me think you've got good reasons.
i Disagreeing is where it gets interesting, so I'm pleased.
i You might even change my mind, and that's not easily done.
C What's the case against it?
C What would it take to win you over?
C All right, what's your best argument?
P How do we settle this, duel or dessert?
P Do we settle this with a duel, or a strongly worded bake off?
P Is there a way back for me, or are my bags already packed?
I What would change your mind?
I What makes you feel so strongly about it?
I When did you last let someone change your mind?
=nervousToMeet
c That's completely normal, and there's no rush from me at all.
c I'd rather we took our time than you felt uneasy.
c We can keep it short and easy, somewhere with lots of people.
c No pressure at all, we go at whatever pace feels good to you.
c Being a bit nervous is fine, I would be too.
c It'd only be two people and a drink, and you can leave whenever you like.
c I'm glad you told me, you don't have to hide nerves from me.
c There's nothing to get right, just turn up as you are when you feel ready.
p If it helps, I'll be the one pretending to read the menu.
p We can be nervous together, it's cheaper than a theme park.
p I promise nothing scarier than my small talk.
p We can be nervous together and bond over dropping our forks.
p Don't worry, I'm about as frightening as a damp scone.
p I can be the awkward one, it's a natural gift.
p If it helps, I'd probably greet you with a wave and a handshake at once.
p Nervous is fine, I could wear a name badge and speak only about the weather.
i I get a bit nervous when something might actually be good.
i I like that you say it, most people just go quiet.
i It usually lasts about four minutes, then it's just two people talking.
i Nerves usually just mean you'd like it to go well, which is a sweet reason.
i Meeting someone new is a brave thing to do, even over coffee.
i I think most people are nervous about meeting, they just don't admit it.
i It's usually the first five minutes that are scary, after that it's just talking.
i Nervous people often turn out to be the best company once they've settled in.
C What would make it easier for you?
C What would make it feel easier for you?
C Would something short and simple feel better, like a quick coffee?
P Would it help if I tripped over something first?
P Who do you think would spill something first, you or me?
P Would it help to agree on a safe topic, like dogs in jumpers?
I What's the part that worries you most?
I Which part of meeting feels the strangest to you?
I What helps you relax with someone new?
=congratulatesHim
c Thank you, that means a lot coming from you.
c Thanks, I'm still grinning about it.
c Thank you. It's nice to have somebody to tell.
c Thank you, I'm really happy about it and glad I told you.
c Thanks, I'm a bit proud of it myself.
c I wanted you to know, and your reaction's made it even better.
c Good news is better with someone like you to tell.
c That's lovely of you, I'm going to enjoy this one properly.
p Thank you, I'd like to thank my snacks and my stubbornness.
p Thanks, I'll try to stay humble until about Friday.
p I accept all praise in words, cake or applause.
p I'd like to thank the academy, my alarm clock and one very good sandwich.
p I'm trying to stay humble, but it's going terribly.
p Please hold the parade until I've found matching socks.
p Even I'm surprised, and I was there the whole time.
p Congratulate me again, I'll pretend it's the first time.
i Thank you. It felt a bit more real once I'd told you.
i I nearly kept it to myself, I'm glad I didn't.
i Funny, telling you was one of the best parts.
i Good news feels more real once someone's happy for you.
i You were one of the people I wanted to tell, I noticed that.
i You sound truly pleased for me, and that's its own kind of present.
i It's rare that someone's glad for you without a but behind it.
i It hasn't quite sunk in yet, but your congratulations just helped.
C How would you celebrate it?
C How do you celebrate when something goes well for you?
C What's the last thing you were proud of?
P Does this call for cake or for a very loud song?
P How would you celebrate in my place, cake or something with bubbles?
P Is it too early to ask for my own postage stamp?
I What was the last thing you were really proud of?
I Which win of yours did nobody make enough fuss about?
I Who's the first person you tell when something good happens?
=sympathisesWithHim
c Thanks, that already helps more than it should.
c You're kind, I'll live.
c Thank you, it's nothing a good evening won't fix.
c Thanks, that's kind of you, and it's already a bit better.
c I'll survive, but your sympathy's very welcome.
c Hearing from you helps more than you'd think.
c I'm all right, and talking to you is the good part of it.
c That's sweet of you, and I've decided not to let it win.
p Thank you, I'm being extremely brave about it.
p I'd milk it a little longer if you keep being this nice.
p Thanks, I'll survive on sympathy and biscuits.
p Keep the sympathy coming, I'm milking this for at least another hour.
p I'll pull through, though I may write a very short sad song.
p I'm being incredibly brave about it, by which I mean complaining a lot.
p Thank you, a small statue in my honour would be enough.
p I plan to tell this with violins until someone stops me.
i Being fussed over a little isn't the worst thing, it turns out.
i It's better already now that I've told somebody.
i You're good at that, you know.
i A bit of kindness does more for me than a good grumble would.
i It's funny how much lighter it gets once someone feels for you.
i I suspect you're the friend people call when things go wrong.
i Days like this are easier with someone on your side.
i That was warm of you, and it landed right where it was needed.
C How was your day, better than mine?
C Now for something better, how's your day been?
C Will you distract me with something nice from your week?
P Do you do soup, or just sympathy?
P Do you prescribe chocolate, or just kind words?
P How long am I allowed to pout about it?
I What cheers you up on days like that?
I What cheers you up when things go wrong?
I Who looks after you when you've had a bad day?
=eventBad
c That's a shame, I hope there was at least one good moment.
c I'm sorry, you deserved a better {a} than that.
c That sounds like hard work. At least it's behind you.
c I'm sorry the {a} was such a letdown, I'd hoped it would go your way.
c That sounds rough, and I'm on your side.
c Complain about the {a} for as long as you want, I'm listening.
c I wish the {a} had gone better for you.
c At least it's over, and from here it can only improve.
p Awful now, a very good story in about three weeks.
p I'd ask the {a} for a refund.
p For that you get to choose the next one, and dessert.
p I'll write the {a} a very stern letter, with underlining.
p Right, I'm officially not speaking to the {a} anymore.
p One day it'll be a great anecdote, for now it deserves chocolate.
p Zero stars, not even one for the parking.
p Say the word and I'll boo at it from a safe distance.
i The bad ones are usually funnier to tell than the good ones.
i I hope somebody was nice to you afterwards.
i I bet you kept a straight face through most of it.
i It stings more when you'd been hoping for something good.
i There's a special sort of tired that comes after something like the {a}.
i A bad one shrinks a little once you've told someone, so I'm glad you did.
i I hope someone was kind to you after the {a}.
i It'll probably nag for a day or two, then slowly turn into a good story.
C What was the worst bit?
C Do you want to vent, or be distracted?
C What would cheer you up right now?
P On a scale from yawn to disaster, where was it?
P Who do I have to frown at?
P Is this an ice cream problem or a whole cake problem?
I What would have saved it?
I When did you know it was going wrong?
I What do you usually do to shake something like that off?
=eventOkay
c Okay is fine, not every {a} has to change your life.
c Could be worse, then. I'll take okay.
c Somewhere between good and over, I know the feeling.
c Fair enough, the {a} didn't have to be legendary.
c At least the {a} is done and you came out in one piece.
c You've earned something a bit more exciting after that.
c Thanks for the honest version, I prefer it to a polite great.
c If the {a} was only all right, then the next thing gets to be better.
p That's the review every {a} dreads.
p Okay, so three stars, would maybe return.
p I've had sandwiches with more drama than that.
p The {a} sounds like the plain toast of its kind.
p So a solid three stars, would nod politely again.
p I'll tell the {a} you were very diplomatic about it.
p The word thrilling is nowhere to be seen, and I respect that.
p Sounds like the {a} needed a surprise llama.
i I always think the real answer comes a day later.
i I'd like to know what would have made it a great one.
i There's usually one small good thing even in an okay day.
i There's usually one odd little moment hiding even in the average ones.
i Perhaps the {a} looked a bit more exciting from a distance.
i The things we look forward to and the ones we enjoy aren't always the same.
i I've a feeling you're being a little kind to the {a}.
i Not everything can sparkle, though I'd guess you'd hoped for a bit more.
C What was the best part, if there was one?
C What would've made it better?
C What are you doing next to make up for it?
P What was missing, snacks or excitement?
P What was the most exciting part, and was it the snacks?
P How many times did you look at the clock?
I What did you think about on the way home?
I Was there one small thing that made it worth it?
I What had you been hoping for?
=movingSlow
c That's fine by me, good things don't need to hurry.
c Take all the time you like, I'm not keeping count.
c Slow suits me, I'd rather it was good than quick.
c Slow is good, I'm not in any rush.
c No problem at all, your pace is fine with me.
c I'd rather have slow and real than fast and empty.
c Take your time, I'm patient with people I enjoy.
c There's no clock running here as far as I'm concerned.
p No problem, I can wait for a kettle without complaining.
p I'll check my phone only a very dignified number of times.
p Perfect, I'm at my best at a walking pace.
p Slow suits me, I've been overtaken by prams.
p Perfect, I'll cancel the fireworks and order a slow cooker.
p No stress, I move at the speed of a Sunday tortoise myself.
p Think of me as a very patient bus stop.
p Patience is my best sport, mostly because it's done sitting down.
i I like people who take a while, there's usually more to find.
i I'd rather have a slow answer that's really from you.
i Slow is how you notice things, I think.
i People who take their time usually mean what they say in the end.
i Slow has its charm, you notice more on the way.
i It's rather nice not to be in a hurry with someone.
i I think trust likes to arrive on foot, so no rush.
i You were honest about it, and that's already opening up a bit.
C What makes it easy for you?
C What pace feels good to you?
C What should I know so I get this right?
P Is a carrier pigeon too fast?
P Should I send smoke signals, or is the phone fast enough?
P Are we talking sloth slow or glacier slow?
I What do people find out once you've warmed up?
I Has it always been like that for you?
I What tends to bring you out of your shell?
=likesThatAboutHim
c Thank you, I'll happily take that.
c That's nice of you, I don't tell everybody.
c Thanks, coming from you that counts.
c Thank you, that's really nice to hear.
c Your opinion's one I care about, so that's good to know.
c That's kind of you, I'll happily take it.
c You've made me glad I mentioned it.
c I'm pleased it came across the way I meant it.
p Thank you, I'm keeping that one for bad days.
p Careful, I'll only get worse with praise.
p I'd like that in a frame, please.
p I'll try to be modest about it, starting next week.
p Please tell everyone, slowly and with a megaphone.
p Quick, screenshot this before I do something less impressive.
p I'm blushing, or it's a draught, I can't always tell.
p That was my peak, I'm afraid. It's all bad dancing from here.
i I nearly didn't mention it, so I'm glad I did.
i It's funny what people pick out.
i I like that this is the bit you noticed.
i I never know how that sounds until someone reacts like you did.
i It's nice when someone notices the things you care about.
i You're generous with your kind words, and they do stick.
i Not everyone would see it that way, so I'm glad you do.
C What's something about you that people don't expect?
C What's something about you I should be impressed by?
C What could you talk about for hours?
P Do I get a gold star?
P Should I stop talking now, while I'm winning?
P What won you over, the facts or the sheer modesty?
I What made you think so?
I What made that stand out to you?
I What do people rarely ask you about, though they should?
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
c Go and get something good, I can wait while you eat.
c I'd feed you if I were there.
c Hunger is serious, have exactly what you want.
c Food first, charming conversation after.
c Sounds like we should share a good meal one day.
p I'd send a pizza by drone if I knew how.
p Say no more, I'm no use to anyone when I'm hungry either.
p This is an emergency, put the phone down and open the fridge.
p Quick, eat before you start eyeing the houseplants.
p I'd send a pizza by pigeon, but I don't trust the pigeon.
p Hunger is how perfectly good people end up eating cheese over the sink.
p Your stomach has the floor, let it speak.
p I'm no chef, but I could stir something in a pan with real conviction.
i I think you get to know somebody by what they crave.
i Hunger makes everyone honest, I like this side of you.
i I'd like to be there with something warm in a paper bag.
i Appetite is the most honest part of anyone.
i Everyone has one dish that fixes things, and I'm curious about yours.
i Food tastes best when you've really wanted it, so you're in luck.
i You learn a lot about someone from what they eat when nobody's looking.
i Hunger makes every decision feel huge, so be kind to yourself.
C What would be the perfect thing right now?
C What's the plan, cooking or ordering in?
C What's the best meal you've had lately?
P How long until it gets dangerous for the people around you?
P How long until you start nibbling the furniture?
P Is this a snack situation or a three course emergency?
I What's the meal you'd never say no to?
I What's the dish that always makes you feel at home?
I Who makes the best food you know?
=birthdayThanks
c You're welcome, I hope the day is spoiling you.
c Of course. I hope somebody made you breakfast.
c Any time, have a wonderful one.
c You're very welcome, I hope today treats you beautifully.
c Enjoy every minute of your birthday, you're allowed to be spoiled.
c My pleasure, now go and have a proper birthday.
c I hope everyone makes a real fuss of you.
c Of course, and I hope the year ahead is a really good one for you.
p Remember, calories don't count today, I checked.
p I'd have sung, but we hardly know each other.
p You're officially in charge today, use it well.
p You're welcome, birthday rules say cake counts as a full meal.
p I'd sing for you, but it's your birthday and you've done nothing wrong.
p I'd have baked you a cake, but I want you to have more birthdays.
p As birthday girl you may legally refuse all dishes and emails.
p Enjoy it, for one day everyone has to laugh at your jokes by law.
i I hope there's one quiet good moment in it just for you.
i I always wonder what people wish for when they blow the candles out.
i I hope it feels like yours, and not just like a date.
i I hope there's one quiet moment today that's just yours.
i A new year of your own starts now, and I'm curious what you'll do with it.
i The best birthday moments are often the unplanned ones, so I hope you get a few.
i I hope someone remembers your favourite cake without having to ask.
i Birthdays are funny little checkpoints, I hope this one finds you happy.
C How are you celebrating?
C What's the plan for celebrating?
C What are you wishing for this year?
P Is there cake, and is it big enough?
P Is there cake, and is it being shared fairly?
P What's your birthday policy, big party or hiding with snacks?
I What would make this a good year?
I What's the best birthday you can remember?
I What would you like more of in this next year?
=sentPhoto
c Thanks for sending that, it's nice that you thought of me.
c I'm giving this my full attention.
c Glad you shared it, send me things like this whenever you want.
c You've just improved my phone a great deal.
c Good, I was hoping you'd share something with me.
p At last, something on my phone that isn't a parcel update.
p Give me a second, this calls for my serious critic face.
p Excellent, I'll now form a very strong opinion with no qualifications.
p This goes straight into my tiny museum of good things people send me.
p If I'd known you were sharing things, I'd have dressed up for it.
i You learn more from what someone sends you than from any bio.
i I'm curious what made you think of sending it to me.
i It feels like being let in on something, so thank you.
i You picked this out of everything, so I'm taking it seriously.
i I'll take my time with it, I want to find what you found in it.
C What made you want to share this one?
C What do you like most about it?
P Do I get a guided tour, or should I wander about on my own?
P Is there a test afterwards, and should I revise?
I Is there a moment it reminds you of?
I What did you hope I'd notice first?
`;
