/** Answers to what she asks on of what he has just said, see asked-of-his-news.ts: each is true of anybody. Form: content/asked-about-him.ts. */
export const ASKED_OF_HIS_NEWS = `
=bareYes
c Pretty much, yes.
c More or less, yes.
c Nearly, you're close.
c Yes, that's about right.
c Mostly, with a few exceptions.
p Guilty.
p Yes, and I've no excuse.
p Let's call it that, it sounds better.
p You could say so, and my mother certainly would.
i Yes and no, mostly yes.
i You've got a good nose, more or less.
i Partly, the other part is the better story.
i Closer than most people get.
=justTwo
c {O1}, as it happens.
c {O2}, as it happens.
c {O1}, that was a good guess.
p {O2}, though nobody ever believes it.
p {O1}, and I'm reminded of it regularly.
p {O1}, officially. It depends on the day.
i {O2}, most people guess wrong.
i {O1}, what would you have guessed?
i {O2}, and you'd notice within a minute.
=whatTimeDid
c Earlier than I'd like to admit.
c At a time that should be against the law.
c Same as ever, too early to be cheerful about it.
p My alarm knows, we're not on speaking terms.
p At an hour when only birds are happy.
p Some time before my brain, as always.
i Before everybody else, I don't mind that part.
i Later than planned, and I can't blame anybody else.
i Early enough that the day feels like two.
=thinkSo
c I do, or I wouldn't have said it.
c Yes, I thought about it before I wrote it.
c I do, and I'd say it to your face.
p I do, and I'm rarely right, so let me have this one.
p I do, I even checked it twice.
p Yes, and I'll take it to a second opinion if I have to.
i More with every message.
i I do, and I'd like to see if you come round to it.
i Yes, and I'm curious why you'd doubt it.
=anyReason
c No big one, it just suits me better.
c A simple one, I wanted to.
c I tried it, it felt right, and that was that.
p Officially a noble one. In truth I just felt like it.
p Three reasons, and two of them are laziness.
p Stubbornness, it started with somebody saying I couldn't.
i There is one, and it took me a while to admit it.
i Curiosity first, and then it became a part of me.
i It makes my days a bit better, I hadn't expected that.
=feelAboutIt
c Mostly fine, with the odd wobble.
c A bit of everything, and all right on the whole.
c Good, I think, ask me again in a month.
p Calm on the outside, it's a start.
p Fine, I've only talked about it to everybody I know.
p Very grown-up about it until about ten at night.
i More than I'd expected to, to be honest.
i Strange and fine at the same time, if that makes sense.
i I'm still finding out, some days it's bigger than on others.
=whyDidI
c It was time, and I don't regret it.
c I wanted something else, it's really that simple.
c It stopped feeling right, so I listened to that.
p I ran out of good excuses to carry on.
p My head voted for staying, the rest of me outvoted it.
p It was either that or become very grumpy.
i I noticed I was happier on the days without it.
i Nobody was surprised but me.
i There wasn't one reason, it was a hundred small ones.
=whereWasThat
c Nowhere fancy, and it was just right.
c Not as far as you'd think.
c Somewhere I'd happily go back to.
p Off the map, as far as my phone was concerned.
p Wherever the others were going, I just followed.
p Somewhere with better snacks than signposts.
i A place I'd rather show you than explain.
i Somewhere I hadn't planned, those are the good ones.
i Close by, and it still felt like another country.
=whereTheyLive
c Close enough to visit, far enough to ring first.
c Not next door, but I make it there often enough.
c A train ride and a good sandwich away.
p At a safe distance, they can't hear my music.
p Near enough for a spare key, far enough for an excuse.
p Where the fridge is full and everybody asks if I'm eating.
i Where I still take my shoes off without being told.
i Far enough that arriving is always a small event.
i Somewhere that gets quieter every time I go.
=whoWon
c The wrong side, if you ask me.
c The better side, this time I can't argue.
c Nobody who deserved it, I'll say that much.
p Don't ask, I'm still in mourning.
p I've chosen to remember it differently.
p The referee, mostly.
i Not who you'd have bet on.
i I'd tell you, but I'd start explaining and never stop.
i Guess by my mood.
=whoIsOn
c I'll send you the names, you'll like at least one.
c Let me look up the full list and send it to you.
p I read the name three times and forgot it twice, I'll send it to you.
p Somebody funnier than me, that's all I checked.
i I went by a good feeling, I'll send you the name and you tell me.
i Somebody I've wanted to see for a while, with the right company.
=howSerious
c Bad enough to be careful, not bad enough to make a fuss.
c Not as bad as it sounds, I've got used to it.
c Manageable, as long as I don't pretend it isn't there.
p I can be very brave about it, provided somebody's watching.
p Medium drama, small danger.
p Bad enough for sympathy, so feel free.
i Less than it used to be, I've learnt to live with it.
i On good days I forget about it, and there are more of those now.
i Worse than I let on, better than I deserve.
=likeWhat
c The small things, mostly, they're the ones that count.
c The way we talk, for a start, it's easy.
c I can think of three, and none of them is small talk.
p I've got a list, it's short and it starts with humour.
p Being suspicious of people who don't like dessert.
p I was hoping you wouldn't ask for proof.
i You tell me first, I'd like to see if it's the same.
i I think you know, you've just said one of them yourself.
i The things neither of us would put in a profile.
=planLikeWhat
c A walk somewhere new, and good food at the end of it.
c Something outdoors if it's dry, a long lunch if it isn't.
c Bowling, a market or a gallery, you choose and I'll book.
p Mini golf, loser buys the chips.
p Something neither of us is good at, that's half the fun.
p A very bad film in very good seats.
i Somewhere you've always walked past and never gone in.
i We each name one thing and then do both.
i Something where we can talk without looking at the clock.
=whatDidIDo
c Nothing heroic, I just overdid it.
c A bit too much of everything, the usual.
c Something I should have warmed up for.
p Something very manly, like reaching for a sock.
p I got up too fast, that's the whole story.
p I thought I was twenty for about five minutes.
i I ignored the first sign, as one does.
i I'd love to say it was for a good cause.
i Guess, and make it sound better than it was.
=isAllOk
c It will be, thanks for asking.
c Nothing that can't be fixed, it's just bad timing.
c All under control, I'm only sorry about the timing.
p Yes, just a bit on fire, in the figurative sense.
p It will be once I've had a coffee and a word with somebody.
i Yes, and it's kind of you to ask that first.
i It's getting there, I'd rather be where I meant to be.
i Mostly, and it's a bit better now that you've asked.
=haveWeMet
c Not yet, I'd have remembered.
c I don't think so, but we could change that.
c Only on here so far, sadly.
p Not in this life, I'd have behaved better.
p I have one of those faces, it gets me free coffee.
p If we had, I'd hope I made a better first impression.
i Not that I know, and I was just wondering the same.
i Not yet, it only feels like it.
i Maybe we've walked past each other, that would be like me.
=usedToIt
c Mostly, and some days you don't.
c You do, a bit at a time.
c You get better at it, I wouldn't call it used to.
p Ask me before coffee and I'd say never.
p The body does, the face still needs practice.
p I'd say yes, and then there's always a day that laughs at me.
i To most of it. The rest I'd rather not get used to.
i You learn to put it down at the door, on good days.
i Not completely, and I think that's a good sign.
=someoneInto
c Something new every week, it's hard to keep up.
c Anything with noise, mud or questions.
c Whatever I know nothing about, so I'm learning.
p Bossing me around, at the moment, with real talent.
p Snacks and strong opinions, mostly.
p Everything that's in the one cupboard you're not to open.
i Things I'd forgotten were fun until I was made to join in.
i Asking why, and I love it more than I let on.
i Ask again in a week, it'll be something else.
=readyForIt
c As ready as I'll ever be.
c I think so, I've done what I could.
c Ready enough, the rest is nerves.
p My head says yes, my stomach hasn't been told.
p I've tidied my desk twice, so I must be.
p Ready for it to be over, definitely.
i More than yesterday, and your good wishes help.
i Half ready, half pretending, it usually works.
i Ask me again when it's done, right now I'm just breathing.
=soFarSo
c It's better than I expected, so far.
c Mostly good, and I've met some nice people.
c I'm pleasantly surprised, to be honest.
p So far nobody's been a robot, I think.
p I still press the wrong button, apart from that I like it.
p It's like a shop where everybody smiles, a bit confusing.
i Strange at first, and then you wrote.
i I like it more than I thought, mostly because of the talks like this.
i Ask me again in a week, I've got a good feeling.
=whereExactly
c A bit of everywhere, and I'd go back to all of it.
c The part most people drive past, and I like it that way.
c Nowhere you'd find in a guidebook.
p Wherever the food smelled best, I followed my nose.
p Mostly lost, to be honest, and happily so.
p I could show you on a map, badly.
i The sort of place I'd rather show you than name.
i A few places, and one of them has stayed with me.
i You'd have to guess, I'd enjoy that.
=whereTo
c It's not settled yet, I'll tell you when it is.
c Somewhere new to me, that's half the appeal.
c Not to the end of the world, I promise.
p Wherever they've got a desk and decent bread.
p Far enough to need boxes, near enough to come back for dinner.
p I'll send you a postcard, that's the first clue.
i I'm looking forward to it and a bit scared, does that help?
i Somewhere I've wanted to see for a long time.
i I'd like to hear where you'd go first.
=isItFar
c Far enough for a train, not far enough to lose touch.
c Not so far that I wouldn't come back for a good reason.
c Further than I'd like, closer than it sounds.
p Only in hours, not in phone signal.
p Far, if you walk.
p About three podcasts and a sandwich.
i It feels a bit further since we started talking.
i Far enough that I've thought about it twice.
i Not as far as it was before I knew you.
=howLate
c Not much, order something and I'll catch up.
c Only a little, I'm on my way.
c Minutes, and I'm hurrying.
p Just late enough for an entrance.
p Not much, I'm walking very fast and looking silly.
p Late enough to owe you a drink.
i A few minutes, and I mind each of them.
i Less with every step, keep a seat for me.
i Just a bit, please don't start without me.
=whyNot
c I never missed it, it's that simple.
c It isn't for me, and I've made my peace with that.
c I tried it, and I was happier without.
p Nobody's talked me into it yet.
p I'd only spend all day on it, I know myself.
p Laziness, officially it's a principle.
i I like being a bit harder to find.
i I wondered about that myself, and then I stopped wondering.
i There's a reason, it's smaller than you'd think.
=howLongAgo
c Long enough to know where I stand.
c Not that long, but long enough to be clear about it.
c A while, it doesn't weigh on me any more.
p Long enough to be able to joke about it, nearly.
p Recently enough to remember, long enough to sleep well.
i It feels longer than it is, I take that as a good sign.
i Long enough to have learnt something from it.
i Not so long ago, so I'm taking my time and being honest.
=whatFor
c A good reason, and an even better lunch.
c Something I've been putting off for too long.
c Half duty, half pleasure.
p Officially something important, unofficially the cake.
p I'll tell you when I've worked it out myself.
p Mostly for the window seat.
i Somebody asked me nicely, I'm easily persuaded.
i Something I'm looking forward to more than I let on.
i I'd tell you, but it's nicer if you guess.
=atWhat
c Most things, if I'm honest, as long as there's a score.
c The small things above all, the big ones I take calmly.
c Anything that can be won before dinner.
p Everything, ask anybody who has ever played cards with me.
p Chiefly at things I'm no good at.
p Picking the fastest queue, I've never lost gracefully.
i At the things nobody else is counting.
i You'd find out quite quickly.
i The things that matter to me, the rest I let go.
=whatsWrong
c Nothing dramatic, just a lot at once.
c Too many things and not enough hours, it'll pass.
c One of those weeks, it's better for being asked.
p Everything wants an answer by yesterday.
p The usual, only louder.
p I've been in more meetings than chairs.
i I'm carrying a bit too much of it home in my head.
i It's less the work than the noise around it.
i It's easier already, now that somebody asks.
=whenInvite
c As soon as you name a weekend.
c The moment you say yes, so whenever you like.
c Soon, I only didn't want to rush you.
p I was waiting for you to invite yourself, well done.
p Consider it done, bring snacks and strong opinions.
p I'll have to tidy first, so give me until Saturday.
i I was just working up to it.
i Pick a day, and I'll think of the rest.
i Sooner than you think, now that you've asked.
=favPart
c The end, because I didn't want it to come.
c When I noticed I'd stopped being nervous.
c The talking, I'd have stayed another two hours.
p The part where neither of us looked at a phone.
p When you laughed and I took all the credit.
p Dessert, but you were a close second. No, the other way round.
i A small moment, I'll tell you which when I see you.
i The walk home, because I was still smiling.
i The quiet bits, they weren't awkward at all.
=isntThat
c A bit, and I'm careful with it.
c Less than people think.
c It can be, you get a feeling for it.
p Only when I do it wrong, so yes.
p Please don't tell my mother, she thinks it's a phase.
p A little, that's why I look so serious doing it.
i It is, and that's a part of why I like it.
i I thought so too, and then it surprised me.
i Sometimes, I wouldn't want to leave that out.
=dontYou
c All the time, to be honest.
c I do, more than I show.
c Every time, I've just learnt to be sensible about it.
p Daily, and twice on Sundays.
p Of course, I'm only human.
p Constantly, somebody should keep an eye on me.
i Some days more than others.
i I do, and then something small makes up for it.
i Yes, and I go home thinking about it.
=howCome
c I don't know, it just never happened.
c I was waiting for the right company.
c No deep reason, life got in the way.
p Talent, you have to work hard to miss it.
p I've pretended so often that I nearly believed it.
p I was busy, for about thirty years.
i I've been saving it, it seems.
i It's one of those gaps I only notice when somebody asks.
i Nobody has insisted yet, you'd be the first.
=stillWithEx
c No, that's over, and it's better for both of us.
c Hardly, and only about practical things.
p Only by accident, and then very politely.
p Less than I see my dentist.
i Now and then, and there's less in it each time.
i No, I needed the quiet more than the contact.
i A little, and I'd always tell you honestly.
=whatKindOf
c The everyday kind, with a few surprises.
c The kind that's never bored.
c The kind that likes people, that helps.
p The tired but cheerful kind.
p The good kind, I'm told by people who have to say so.
p The kind that eats lunch standing up.
i The kind that takes it home, in the head at least.
i One that still likes it, that's rarer than you'd think.
i Not the kind you see on television.
=whatITell
c That there's nothing to tell yet, and I smile.
c Enough to keep everybody calm.
c The truth, just without the details.
p That I'm working on it, with great dedication.
p I nod and change the subject to food.
p Whatever gets me to dessert.
i Less than I'd like to, lately.
i I used to make something up, now I just smile.
i That there might be something to tell soon.
=whatAboutIt
c That it's easy to be around.
c It makes a person want to stay a bit longer.
c It comes without any effort, that's rare.
p That it works through a phone, imagine it live.
p It's contagious, I've been cheerful since lunch.
p I haven't finished my research, but the results are good.
i It made me put my book down.
i That I noticed it before I noticed anything else.
i It's hard to put in words, that's why I like it.
=whyISay
c Because I think it's true.
c Just from how you write, it comes across.
c It was the first thing I thought, so I said it.
p A feeling, and my feelings are right at least half the time.
p I've got no proof, only confidence.
p It came out before I could check it.
i I've been paying attention, that's all.
i You'd say the same if you could see it from here.
i Something you said earlier, it stayed with me.
=whatIMade
c Something simple with a lot of garlic.
c An old favourite, I don't experiment before payday.
c Enough for a small army, and I regret nothing.
p Something I'll be tired of by Thursday.
p It started as soup and ended as a stew.
p The recipe said four people, it didn't know me.
i Something that smells better than it looks.
i The dish I'd make for you, if you were coming.
i Something my kitchen still hasn't forgiven me for.
=andSo
c And nothing, I just wanted to get it over with.
c And that's the whole story, I thought you should know.
p And now you can plan your shoes around it.
p And I'd hoped for at least one raised eyebrow.
p I had more, but it sounded better in my head.
i And now I'd like to know something about you.
i That was my best opening, so be gentle.
i I wondered what you'd do with it.
=howLongWas
c A good bit longer than it should have been.
c Long enough to get hungry.
c Twice as long as I'd thought.
p Long enough to know the ceiling by heart.
p About two podcasts and a bag of crisps.
p Long enough to make friends with the clock.
i It felt longer than it was.
i Longer than I'd admit to most people.
i Long enough to think about most things, some of them nice.
=letsSee
c Coming up, give me a second to find some good light.
c Of course, one moment.
c I'll send it right over, be honest with me.
p Brace yourself, I'm looking for my good side.
p Sending it in a minute, I just have to practise looking casual.
p One moment, my photographer is also my left hand.
i I'd rather show you in person, but I'll make an exception.
i All right, and then I want to know your first thought.
i You'll get it, though it's better in real life.
=canIDo
c I can, and I'd happily show you.
c Well enough to get by.
c I can, it's been a while but you don't forget.
p In theory. In practice it's more of a comedy.
p Yes, as long as nobody's timing me.
p I can, the results speak for themselves. Quietly.
i Better than you'd think, you'd have to see it.
i A little, and I'd like to be better at it.
i I used to be good, I'd need somebody to make me practise.
=getOn
c We do, and I don't take it for granted.
c Better every year, we both mellowed.
c Mostly, and when it matters always.
p On good days yes, on other days we do the dishes in silence.
p Yes, as long as nobody brings out the board games.
p We do, and we only argue about the remote.
i More than we used to, it took us a while.
i Very much, it's one of the things I'd not want to miss.
i In our own way, you'd have to see it.
=whichOneHis
c The nearest one, I'm a practical man.
c The one you'd expect, nothing fancy.
p The one with the terrible car park, if that helps.
p The one that knows me by my order. Well, nearly.
i One you might even know.
i Guess, I'd like to see if you get it.
=goodOrBad
c Good, I promise.
c Good, entirely good.
c Good, and I meant to tell you sooner.
p Good, with one bad joke in the middle.
p Good. You can put the eyebrow down again.
p Good, I only built it up badly.
i Good, and a bit more than I expected.
i Good, I'd rather say the rest when I see you.
i The kind of good that keeps me awake.
=doWhat
c Write first, and then wait by the phone.
c Say straight out that I'd like to see somebody.
c Think this much about what I write.
p Be this brave before lunch.
p Type a message twice, and then send the first version.
p Act like a man who knows what he's doing.
i Say what I'm thinking before I've had time to hide it.
i Trust a good feeling this early.
i Tell somebody I don't know yet that I'd like to.
=seeThem
c As often as I can, and never often enough.
c Quite a lot, and I make sure it stays that way.
c Less than I'd like, so we make the most of it.
p Often enough that they raid my fridge without asking.
p Whenever there's cake, so fairly often.
p As often as they'll put up with me.
i Not as much as I think of them.
i Often, and it's the best part of my week.
i It goes in waves, and I count the days a bit.
=howWorksOut
c Better than you'd think, I plan ahead.
c With a bit of give on both sides it works fine.
c It takes some juggling, but what matters finds its place.
p With a calendar, a lot of coffee and an understanding person.
p Badly on paper, surprisingly well in practice.
p I'm told I'm worth the scheduling.
i With the right person it finds its own time.
i It hasn't always, and that taught me to make room.
i I've got better at saying no to the other things.
=thoughtOfHer
c That I'd like to see you again soon.
c That I'm glad we started talking.
c That you'd have been good company just then.
p That you'd have laughed at what I was doing.
p Mostly that I should stop smiling in the supermarket.
p That I still owe you a better joke.
i Nothing special, you were suddenly there.
i Something you said earlier, it came back to me.
i What it'd be like if you'd been there.
=whichOnes
c The ones you'd expect, I'm no adventurer.
c A few obvious ones, and one that might surprise you.
c My usual favourites, nothing wild.
p The ones I could defend in front of a jury.
p The good ones, obviously, I've got standards. Some.
p I'd list them, but then you'd test me.
i Guess two, I think you'd get one of them.
i One of them would tell you a lot about me.
i The ones nobody would pick for me.
=whatIsItThing
c Nothing big, you'll see.
c You'll find out soon, I don't want to spoil it.
c Something I'd rather show you than explain.
p Nothing illegal, I promise.
p Smaller than a car, bigger than a stamp.
p You get three guesses and no help at all.
i Something not everybody gets to know.
i It sounds like less than it is, so I'll wait for the right moment.
i Guess, I'd like to know what you think of me.
=petNamesHis
c They've got sensible names, and they answer to none of them.
c Proper names, chosen with great care and never used.
p They answer to anything that sounds like food.
p Officially one thing, in the mornings something less polite.
p Their names are very dignified, so it doesn't suit them at all.
i Guess, you'd laugh at one of them.
i There's a story behind the name, I'll tell you when you meet.
=whatCalledThing
c I'll send you the name, it's worth remembering.
c I'll write it down for you, I'd only spell it wrong now.
p Something I keep mispronouncing, I'll send you a picture.
p It's on the tip of my tongue, which is no help to either of us.
i I'd rather pass it on to you than just tell you the name.
i I'll tell you, if you promise to tell me what you make of it.
=howFarWent
c Further than I'd planned, I got carried away.
c Not as far as it felt.
c A good stretch, I was ready to be home.
p Far enough to regret it on the way back.
p To the bakery and back, emotionally it was a marathon.
p Until my legs asked what we were doing.
i Until my head was empty, that's how I measure it.
i Far enough to get a few things straight in my mind.
i A bit further than last time, I'm quietly pleased.
=inWhatWay
c In the small everyday things, mostly.
c In most ways, I can laugh about it.
c A bit in every way, I'm working on it.
p In every way you can think of, and one you can't.
p The kind of way my family has a name for.
p In an expensive way, usually.
i In ways that only show when you know me well.
i You'd notice within a week, and then tell me nicely.
i Mostly in the way I go about it, not in what I mean.
=whatOf
c Something that means a bit to me, nothing flashy.
c I've got an idea, I'm giving it time.
c Something simple that I won't be sorry about.
p My first idea was terrible, so I'm on the second.
p That's under discussion, mostly with myself.
p Nothing my mother could object to. Not much, at least.
i Something I've been carrying around with me for a while.
i I'd like to hear your guess before I say it.
i I'd tell you, but then you'd know something about me.
=whereIsIt
c Not too far from here, you'd know the area.
c Closer than you'd think.
c In a part I like, with everything I need around it.
p Near good bread, that was my only condition.
p Wherever my phone said I was going, more or less.
p Somewhere I can find even without my glasses.
i Somewhere a bit quieter than I'm used to.
i You might have walked past without knowing.
i I'd rather show you than give you the name of the road.
=howItCame
c It takes some practice.
c With talent, and no sense of direction.
p Confidence, mostly, I never once looked at the map.
p I'm gifted, it runs in the family.
i I was thinking about something else, I won't say what.
i It happens when my head's somewhere nicer.
=whatWithIt
c As little as possible, and slowly.
c A bit of what I have to and a lot of what I like.
c Nothing that needs a list.
p I've got great plans, the sofa doesn't know them yet.
p First nothing, and then a rest.
p Something useful, at least in theory.
i Whatever I feel like when I wake up, that's the luxury of it.
i Something I've been putting off because I'd enjoy it too much.
i I'd know what to do with it if you were free as well.
=howManage
c One thing at a time, and some things have to wait.
c With good people around me and not too high standards.
c It takes planning, and the rest is goodwill.
p With coffee, lists and low expectations of the ironing.
p I don't, I only look as if I do.
p On good days with talent, on others with frozen pizza.
i Some days better than others, and I'm proud of the ordinary ones.
i I've learnt to ask for help, that took me the longest.
i It's a lot, and I wouldn't swap it.
=strictAtIt
c Strict when it matters, soft the rest of the time.
c Fair, I'd say, and I mean what I say.
p I try to look it, they see through me by Tuesday.
p I've got the voice for it and nothing behind it.
p They'd say yes, and then ask me for five more minutes.
i Less than I look, they found that out quickly.
i I was at first, and then I noticed it works better without.
i Only about kindness, there I don't give way.
=howAreWeTalking
c Whatever you're picturing, and a bit more.
c More than I let on, I'm only modest in writing.
p Enough that people bring it up at parties.
p Let's say there were witnesses.
i Enough to have left a mark on me, in a good way.
i Guess, and I'll tell you if you're anywhere near.
=whatsStopping
c Mostly habit, and a bit of courage.
c Not much, if I'm honest. I need a push and a plan.
c The money side, I want to do it properly.
p My bank account has opinions.
p A very comfortable sofa and a fear of paperwork.
i Less than I thought, now that somebody asks.
i The last step, everything up to it I've done in my head.
i I'd have to admit how much I want it.
=whatAreTheyLike
c Warm, stubborn and impossible not to like.
c The sort of person who remembers everybody's name.
p Louder than me, and twice as charming.
p Think of me, only with better stories.
i Somebody you'd want to sit next to at dinner.
i Quieter than you'd think, until the right subject comes up.
=goOnAsk
c If you had tomorrow off and no plans, where would I find you?
c What's something you've changed your mind about lately?
c What would you do more of if nobody was watching?
p If you had to eat one meal for a whole month, which one is it?
p Would you rather never sit in traffic again, or always get the good seat?
p Which household chore would you pay somebody to take away forever?
i What's something you'd love to be asked?
i When were you last properly surprised?
i What's a small thing you've kept for years?
=goOnIdea
c A walk somewhere with a view, and something warm to eat after it.
c A market, one bag each, and whatever we find is dinner.
c We each pick one stop, and nobody says anything beforehand.
p Mini golf, the loser has to tell an embarrassing story.
p A cooking class, so there's somebody to blame but me.
p We buy each other a book for two pounds and judge.
i Somewhere high up at sunset, with a flask and no plan.
i A museum at closing time, when it's nearly empty.
i We get on the first bus and get off where it looks nice.
=goOnStory
c It needs hand gestures, so I'll give you the long version in person.
c The short version is that I smiled politely for a very long time.
c Let's say I learnt to check twice, and I'm over it.
p I'd start with the ending, but nobody would believe it.
p I'd call it an experience, mainly a very educational one.
p There was a moment when I looked for the emergency exit, I'll leave it at that.
i I can laugh about it now, which took a while.
i It made me realise what I actually want, so it wasn't for nothing.
i The best part is that it led me back here.
`;
