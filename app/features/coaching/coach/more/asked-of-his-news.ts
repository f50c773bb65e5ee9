/**
 * What she asks on of what he has just said: 'for how long?', 'any reason?', 'why did you stop?', 'older or younger?'. By itself such a question is taken for another one ('how bad
 * is it?', 'like what?'), so here its form says what it asks, and his line what of; a kind that was learned of questions standing alone comes after it. The answers are
 * true of anybody. Form of the table: content/asked-about-him.ts.
 */
import type { Conversation } from '../conversation';
import { knownOf } from '../known-questions';
import type { Question } from '../question-rules';
import { plain, sentences } from '../text';
import { asEither, isGraveTalk } from './asked-inverted';
import { LEAD } from './inverted';

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
c That she'll be the first to know. Well, the second.
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
p Picture a silence so long that the waiter felt sorry for us.
p I'd call it an experience, mainly a very educational one.
p There was a moment when I hid behind the menu, I'll leave it at that.
i I can laugh about it now, which took a while.
i It made me realise what I actually want, so it wasn't for nothing.
i The best part is that it led me back here.
`;

/** As FORMS, of what he has just said: these go before a kind that was learned of questions standing alone. The third is what he said, where that matters. */
const OF_HIS_NEWS: readonly (readonly [kind: string, rule: RegExp, his?: RegExp])[] = [
  [
    'haveWeMet',
    /^(?:\w+,? )*?(?:have we (?:met|spoken|talked|matched|chatted)(?: before)?|do i know you|do we know each other)\W*$/,
  ],
  [
    'thinkSo',
    /^(?:do|did) (?:you|u) (?:really |actually |honestly |truly )*(?:think so|mean (?:it|that)|feel that way)\W*$/,
  ],
  [
    'whatTimeDid',
    /^what time (?:did|do) (?:you|u) (?:have to |need to )?(?:start|get up|finish|wake(?: up)?|get (?:home|in|back|off)|go to (?:bed|work|sleep)|leave|land|arrive|end)\b/,
  ],
  [
    'anyReason',
    /^(?:(?:is there|was there) )?(?:any|an?|some) (?:particular |special |specific )?reasons?(?: why| for (?:that|it)| or .*)?\W*$|^for (?:any|a) (?:particular |special )?reason\W*$/,
  ],
  [
    'usedToIt',
    /\b(?:do|did|have|can|will) (?:you|u|one|people) (?:ever |really |eventually |just )*(?:get|got|gotten) used to (?:it|that|this|them|the \w+|seeing|doing|working|being)\b/,
  ],
  [
    'feelAboutIt',
    /^how (?:do|did|are) (?:you|u) feel(?:ing)? (?:about|with) (?:it|that|this|all (?:of )?(?:it|that|this))\W*$|^how does (?:that|it) (?:make you )?feel\W*$|^(?:are|r) (?:you|u) (?:ok|okay|alright|fine) with (?:it|that)\W*$/,
  ],
  [
    'whyDidI',
    /^why (?:did|have|are|do) (?:you|u) (?:decide to |have to |want to )?(?:stop|stopped|quit|leave|left|leaving|move|moved|moving|give (?:it |that )?up|change|changed|go back|come back|switch|start|sell|end)\b[^?]{0,20}\W*$/,
  ],
  [
    'whatMadeMe',
    /^what (?:made|makes|got|brought) (?:you|u) (?:go|stop|quit|leave|move|want|start|give|decide|choose|pick|change|get|turn|become|take|try|learn|buy|come|sign|join)\b/,
  ],
  [
    'howLongStay',
    /^(?:for )?how long(?: for| are (?:you|u) (?:going|away|staying|there|off)(?: for)?)?\W*$/,
    /\b(?:going to|off to|leaving|flying|i'?ll be|next (?:week|month|year)|trip|holiday|vacation|visiting|staying|booked|travel\w*|moving)\b/,
  ],
  [
    'howLong',
    /^(?:for )?how long(?: for| (?:have|did|has) (?:you|u|it|they|he|she) (?:been )?(?:\w+ing(?: (?:it|that|there|for|them|here))?|been(?: (?:in|at|on|with|there|here)(?: \w+)?)?|had (?:it|them|him|her|that)|done (?:it|that)|take))?\W*$/,
  ],
  [
    'whereTheyLive',
    /^(?:where|whereabouts) (?:do|does|are|is) (?:they|he|she|your (?:parents|mum|mom|dad|family|sister|brother|grandparents|nan|gran|kids|son|daughter))(?: (?:live|living|based|now|from))*\W*$|^(?:do|does) (?:they|he|she) live (?:far|near|close|nearby)\b/,
  ],
  [
    'whereWasThat',
    /^(?:where|whereabouts) (?:did|have) (?:you|u|y'all|you guys) (?:all )?(?:go|been|end up|eat|stay|drink)\W*$|^(?:where|whereabouts) (?:was|is) (?:that|it|this)\W*$/,
  ],
  [
    'whoWon',
    /\bwho (?:won|lost|scored|was winning|is winning)\W*$|^who'?s winning\W*$|^what(?:'s| was|s) the score\W*$|^did (?:they|we|your team|you guys) win\W*$/,
  ],
  [
    'whoIsOn',
    /^who(?:'?s| is| are)(?: it| they)? (?:on|playing|performing|headlining)\W*$|^who are (?:you|we) (?:seeing|going to see)\W*$/,
  ],
  [
    'howSerious',
    /^how (?:bad|serious|severe|painful) (?:is|was|are) (?:it|that|they|the \w+|your \w+|this)\W*$|^is it (?:bad|serious|severe|that bad)\W*$/,
  ],
  [
    'planLikeWhat',
    /^(?:like what|such as|what (?:like|kind of thing|sort of thing|did you have in mind|do you have in mind|are you thinking|were you thinking))\W*$/,
    /\b(?:let'?s|we (?:could|should|can)|shall we|do something|go somewhere|weekend|date|surprise|idea|plan)\b/,
  ],
  ['likeWhat', /^(?:like what|such as)\W*$/],
  [
    'whatDidIDo',
    /^what (?:did|have) (?:you|u) (?:do|done)(?: to (?:it|yourself|your \w+))?\W*$/,
    /\b(?:back|neck|knee|ankle|shoulder|leg|foot|arm|wrist|hip|hurt\w*|sore|injur\w*|pulled|sprain\w*|broke\w*|fell|ache|aching|limp\w*|pain)\b/,
  ],
  [
    'isAllOk',
    /^(?:is (?:everything|it all|all|everyone)|everything|all) (?:ok|okay|alright|all right|good|fine)(?: with (?:work|you|everything))?\W*$/,
    /\b(?:emergency|sorry|can'?t|have to|hospital|accident|problem|late|stuck|cancel|leak|broke\w*|boss)\b/,
  ],
  [
    'someoneInto',
    /^what(?:'?s| is|'?re| are) (?:he|she|they|your (?:son|daughter|kids|boys?|girls?|little one)) (?:into|interested in|like|obsessed with)\b|^what does (?:he|she) (?:like|enjoy|love)\b|^what do they (?:like|enjoy)\b/,
    /\b(?:daughters?|sons?|kids?|boys?|girls?|nephews?|nieces?|children|toddlers?|twins|year old)\b/,
  ],
  [
    'readyForIt',
    /^(?:do (?:you|u) feel|are (?:you|u)|(?:you|u)) (?:all |feeling |quite )?(?:ready|prepared|set)(?: for (?:it|that|this|them))?\W*$/,
    /\b(?:exam|test|interview|race|marathon|match|game|presentation|trip|move|moving|wedding|surgery|operation|tomorrow|driving|starts?|speech)\b/,
  ],
  [
    'soFarSo',
    /^(?:(?:what|how) (?:do|are) (?:you|u) (?:think|find(?:ing)?)(?: of)?(?: it| this| the app)?|how(?:'s| is) it(?: going)?|how(?:'?s| is) the app(?: going)?) so far\W*$/,
    /\b(?:app|apps|on here|tinder|hinge|bumble|online dating)\b/,
  ],
  [
    'howIsIt',
    /^how(?:'?s| is) (?:it|that) (?:looking|coming along|coming together|shaping up|working out|turning out|holding up)\b|^how(?:'?s| is) (?:it|that) going(?: so far)?\W*$/,
    /\b(?:moved|new|started|learning|trying|project|building|renovat\w*|writing|flat|house|place|job|course|book|training)\b/,
  ],
  [
    'howItCame',
    /^how (?:do|did|can) (?:you|u) (?:even |actually |ever )?(?:get lost|lose|forget|miss|burn|break|manage (?:that|to)|do that)\b/,
  ],
  [
    'howManage',
    /^how (?:do|did|are) (?:you|u) (?:manage|managing|juggle|juggling|cope|coping|do|fit|find time)(?: (?:it|that|everything|all (?:of )?that|it all|with (?:it|that|everything)|for (?:it|that|everything)|that all in))?\W*$/,
  ],
  [
    'strictAtIt',
    /^are (?:you|u) (?:an? )?(?:really |very )?(?:strict|tough|mean|scary|hard|evil) (?:teacher|boss|dad|father|coach|trainer|manager|parent|professor|lecturer|referee|doctor)?\W*$|^are (?:you|u) strict\b/,
  ],
  ['afterHobbyAnyGood', /^(?:and )?(?:are )?(?:you|u) any good(?: at (?:it|that))?\W*$/],
  ['howAreWeTalking', /\bhow \w+ are we talking\b/],
  [
    'whatsStopping',
    /^what(?:'?s| is) (?:stopping|holding|keeping) (?:you|u)(?: back| from (?:it|doing it|that))?\W*$/,
  ],
  [
    'whatAreTheyLike',
    /^what(?:'?s| is| are|'?re) (?:he|she|they|your \w+) like\W*$/,
    /\b(?:mum|mom|mother|dad|father|brother|sister|gran\w*|nan|friend|boss|flatmate|housemate|colleagues?|parents|family|cousin|uncle|aunt|neighbou?r|daughter|son|kids|twins?|class|team)\b/,
  ],
  [
    'whatTheyTold',
    /^what (?:did|do|does|have|has) (?:he|she|they|your \w+) (?:say|ask|think|reply|tell you|make of it)(?: (?:you|about it|to (?:that|you)|of it))?\W*$/,
  ],
  [
    'whatMadeMe',
    /^what (?:took|brought|got|drew|led|made|sent) (?:you|u) (?:there|here|to (?:it|that|do (?:it|that))|into (?:it|that)|over there)\b/,
  ],
  [
    'seeThem',
    /^(?:do (?:you|u) (?:all )?(?:still )?(?:all )?(?:get together|meet up|see each other)\b|do|did) (?:you|u) (?:get to )?see (?:yours|them|her|him|each other|your (?:family|parents|mum|mom|dad|kids|children|grandchildren|sister|brother|friends?))(?: (?:often|much|a lot|regularly))*\W*$|^how often do (?:you|u) (?:get to )?see (?:yours|them|her|him|each other)\W*$/,
    /\b(?:kids?|children|sons?|daughters?|grand\w*|parents?|mum|mom|dad|sisters?|brothers?|family|friends?|nephews?|nieces?|twins?)\b/,
  ],
  [
    'howWorksOut',
    /^how (?:does|do|did|will|would) (?:that|it|this|you)(?: \w+)? work(?: out)?(?: (?:with|for|when|around)\b.*)?\W*$/,
    /\b(?:nights?|shifts?|work|weekends?|travel\w*|away|kids?|every other|busy|distance|schedule|hours)\b/,
  ],
  [
    'thoughtOfHer',
    /^(?:oh yeah\W+)?what (?:did|were|do) (?:you|u) (?:think|thinking|thought)(?: (?:about|of))?\W*$/,
    /\b(?:thought|thinking|think) (?:about|of) (?:you|u|us)\b/,
  ],
  [
    'stillWithEx',
    /\b(?:do|are|r|have) (?:you|u) (?:(?:two|guys|still|ever|even|both) )*(?:see|seeing|talk|talking|speak|speaking|in (?:touch|contact)|on (?:good|speaking) terms|contact|have (?:any )?(?:contact|feelings)|friends|text\w*|meet|follow|hear from|love)\b(?: (?:to|with|from|for))*(?: (?:her|him|each other|your ex|them|any contact with her))?\W*$/,
    /\b(?:ex|exes|divorc\w*|broke up|break ?up|was married|split up|separated)\b/,
  ],
  [
    'whereTo',
    /^(?:oh )?where(?:abouts)? ?(?:to|are (?:you|u) (?:going|moving|off to)(?: to)?|would (?:that|it) be)\W*$/,
  ],
  [
    'goodOrBad',
    /^(?:(?:in a|is it|is that|a) )?(?:good|bad) (?:or|thing or|way or) (?:a )?(?:bad|good)(?: (?:way|thing|one))?\W*$/,
  ],
  ['doWhat', /^do(?:n'?t)? what\W*$|^what (?:don'?t|do) (?:you|u) (?:usually )?do\W*$/],
  [
    'whereExactly',
    /^(?:where(?:abouts)?|which part|what part|which (?:city|town|area|bit))(?: exactly| abouts| there| of it)*\W*$/,
    /\b(?:been|went|go|going|from|in|to|live|lived|moved|grew up|visit\w*|stay\w*|travel\w*|trip|holiday|born)\b(?!.*\b(?:laugh|smile|think|like your|love your)\b)/,
  ],
  ['isItFar', /^(?:is (?:it|that) )?(?:very |really |that |too |quite )?far(?: away| from (?:here|me))?\W*$/],
  [
    'howLate',
    /^how (?:late|much longer|long will (?:you|u) be)(?: (?:are|will) (?:you|u)(?: be)?)?\W*$/,
    /\b(?:late|running|on my way|traffic|bus|train|min\w*|omw|stuck|delay\w*)\b/,
  ],
  [
    'whyNot',
    /^why not\W*$|^why (?:don'?t|dont|do not|haven'?t|didn'?t) (?:you|u)(?: (?:have|like|want|use|drink|eat|do|drive) (?:it|one|that|any|them))?\W*$/,
  ],
  [
    'howLongAgo',
    /^how long ago(?: was (?:that|it|this))?\W*$|^when (?:was that|did (?:it|that) (?:end|happen)|did (?:you|u) (?:two )?(?:break|split) up)\W*$/,
  ],
  ['whatFor', /^what(?:'?s (?:it|that))? for\W*$|^for what\W*$/],
  ['atWhat', /^(?:at|in|about) what\W*$/],
  [
    'howOften',
    /^how (?:often|regularly|many times a (?:week|month|day|year))(?: (?:do|are|is) (?:you|u|that|it)(?: (?:go|do it|do that|there|train|play|practi[sc]e|get to|see (?:them|him|her)))?)?\W*$/,
  ],
  [
    'howLongWas',
    /^how long (?:did|does) (?:it|that|you|u) (?:take|wait|last|go on|drive|spend)\b/,
    /\b(?:wait\w*|queue\w*|traffic|drive|drove|stuck|delay\w*|flight|train|bus|stood|journey|on hold|line|late|locked)\b/,
  ],
  [
    'whatsWrong',
    /^what(?:'?s| is) (?:going on|wrong|up|the matter|happening|stressing you)\W*$|^(?:do you )?want to talk about it\W*$/,
    /\b(?:stress\w*|tired|sad|bad|awful|hard|tough|crazy|busy|too much|overwhelm\w*|rough|difficult|struggl\w*|not (?:great|good)|annoyed|exhaust\w*|hectic|nightmare)\b/,
  ],
  [
    'whenInvite',
    /\bwhen (?:are|will|do|can) (?:you|u|i|we) (?:inviting|going to invite|gonna invite|taking|cooking for|invite|get to (?:come|see|try|visit)|come (?:over|round|visit)|having) ?(?:me|us|it|one)?\b|\bwhen(?:'?s| is) my (?:turn|invit\w*)\b/,
  ],
  [
    'favPart',
    /\bwhat(?:'?s| is| was) (?:your|ur|the) (?:fav\w*|best) (?:part|bit|moment)\b/,
    /\b(?:date|evening|night|us|last time|yesterday|saturday|friday|we)\b/,
  ],
  [
    'isntThat',
    /^(?:isn'?t|is|wasn'?t|doesn'?t|won'?t) (?:that|it|this)(?: not| get| be| a bit| kind of| really| quite| very| all| feel| super| a little)* (?:dangerous|hard|difficult|tough|scary|lonely|weird|boring|expensive|risky|stressful|tiring|exhausting|cold|annoying|painful|awkward|sad|noisy|messy|strange|too much|a lot|complicated|depressing|frustrating)\b(?! (?:to|for) (?:you|u)\b)/,
  ],
  [
    'dontYou',
    /^don'?t (?:you|u) (?:ever |sometimes |just )?(?:want|wish|feel|get|find|miss|mind|wonder|worry|hate|need)\b(?! (?:lonely|bored|scared|tired|cold|nervous|homesick))/,
  ],
  [
    'howCome',
    /^how(?: on earth| in the world)? (?:is|was|can) (?:that|it|this) (?:even |actually )?(?:possible|happen|be)\W*$|^how come\W*$|^how have (?:you|u) (?:never|not)\b|^how did (?:you|u) (?:avoid|miss|manage) (?:it|that)\W*$/,
    /\b(?:never|haven'?t|don'?t|not)\b/,
  ],
  [
    'whatKindOf',
    /^(?:what|which) (?:kind|sort|type) of (?:an? )?(?:nurse|doctor|engineer|teacher|lawyer|driver|chef|cook|manager|designer|artist|writer|scientist|builder|work|job|it|company|business|research\w*|student|therapist|consultant|developer|mechanic|farmer|coach|trainer|musician|carer|technician|analyst)(?: (?:are (?:you|u)|is (?:it|that)|do (?:you|u) (?:do|run|teach|study)))?\W*$/,
  ],
  [
    'whatITell',
    /^what do (?:you|u) (?:usually |normally |always )?(?:tell|say to|answer|reply)(?: (?:her|him|them|people|to (?:that|her|him|them)))?\W*$|^what do (?:you|u) say\W*$/,
  ],
  [
    'whatAboutIt',
    /^(?:(?:and )?what about (?:it|that|them|me)|(?:which|what) (?:part|bit|one)(?: of (?:it|me|them))?|what (?:do|did) (?:you|u) like about (?:it|them|me|that)|how so|in what way)\W*$/,
    /\bi (?:really |just |kinda |do )?(?:like|love|loved|liked|noticed|adore) (?:your|ur|how|the way|that)\b|\bmade me (?:laugh|smile|think|blush|stop)\b|\byou(?:'ve got| have|r|'re) (?:a |an |such |so |really )*(?:great|lovely|nice|good|beautiful|amazing|cute|interesting|funny|special|different)/,
  ],
  [
    'whyISay',
    /^(?:why|what makes (?:you|u))(?: (?:do|would|did) (?:you|u))? (?:say|think|reckon|believe)(?: (?:that|so|this|it))?\W*$|^how so\W*$|^why(?: is that)?,? (?:do you think )?so\W*$/,
  ],
  ['whatIMade', /^what (?:did|are|have) (?:you|u) (?:make|made|cook\w*|bak\w*|making|prepare\w*)\b/],
  [
    'andSo',
    /^(?:ok(?:ay)? |so |lol |haha )*(?:and|so|so what|and so|your point|and what)\W*$/,
    /^i(?:'?m| am|'ve got| have) .{2,24}$/,
  ],
  [
    'letsSee',
    /^(?:ok |yes |yeah |well |then )*(?:let'?s see(?: it| her| him| them| that| then)*|show me(?: it| her| him| them)?|send (?:me )?(?:a )?(?:pic|photo|picture)s?|(?:i )?(?:need|want|demand) (?:a |to see )?(?:pic|photo|picture|proof|it|him|her)s?|pics?(?: please| pls| or it didn'?t happen)?|photos?(?: please)?)(?: then| now| please| pls)*\W*$/,
    /\b(?:hair\w*|new|dog|cat|puppy|kitten|made|baked|cooked|built|painted|photo|picture|tattoo|cake|bread|garden|outfit|suit|shirt|beard|car|bike|view|plant\w*|drew|drawing)\b/,
  ],
  [
    'mayI',
    /(?:^|[,.!] )(?:can|could|may) i (?:see|have (?:one|some|a)|try|hear|taste|join|come(?: too)?|meet|read (?:it|one|some|them)|borrow)\b/,
  ],
  [
    'canIDo',
    /^can (?:you|u) (?:actually |even |really )?(?:milk|ride|drive|swim|sing|draw|paint|speak|ski|surf|skate|juggle|whistle|knit|sew|weld|sail|fly|play|climb|fish|shoot|row)\b(?! (?:me|us|with|this|it|that|(?:my|our)|tonight|tomorrow|something|lunch|dinner|breakfast|coffee))(?!.* or )/,
  ],
  [
    'getOn',
    /^(?:do|did) (?:you|u)(?: guys| all| two)? get (?:on|along)(?: (?:well|with (?:them|him|her|each other)))*\W*$|^are (?:you|u)(?: guys| all| two)? (?:still )?close(?: (?:with|to) (?:them|him|her|each other))?\W*$/,
    /\b(?:sisters?|brothers?|siblings?|parents?|mum|mom|mother|father|dad|family|twins?|friends?|cousins?|kids?|sons?|daughters?|grand\w*|nan|flatmates?|housemates?|roommates?|colleagues?|boss)\b/,
  ],
  [
    'whichOneHis',
    /^(?:which|what) (?:gym|place|bar|pub|cafe|caf\u00e9|school|uni|university|college|company|hospital|park|beach|shop|supermarket|church|office|station|airport|club|restaurant)\W*$/,
  ],
  [
    'goOnAsk',
    /^(?:go (?:on|ahead|for it)|shoot|ask away|ask|fire away|i'?m (?:listening|ready|all ears)|what is it|what'?s (?:the|your) question|try me|yes|yeah|ok|do tell|tell me|hit me|let'?s hear it|which is)(?: then)?\W*$/,
    /\b(?:question|ask you|ask something)\b/,
  ],
  [
    'goOnIdea',
    /^(?:go (?:on|ahead)|shoot|i'?m (?:listening|ready|all ears|intrigued|curious)|what is it|which is|do tell|tell me(?: more)?|let'?s hear it|hit me|ok what|what|what'?s (?:the|your) (?:idea|plan))(?: then)?\W*$/,
    /\b(?:idea|plan|surprise|suggestion|proposal)\b/,
  ],
  [
    'goOnStory',
    /^(?:go on|do tell|tell me (?:everything|more|all(?: about it)?)|i'?m (?:listening|all ears|intrigued)|spill(?: it| the tea)?|let'?s hear it|details(?: please)?|i need (?:details|the story|to know)|what was it|storytime|story time)(?: then)?\W*$/,
    /\b(?:date|day|night|weekend|disaster|story|happened|guess|worst|funny|weird|crazy|embarrass\w*|believe|nightmare|trip|boss|neighbou?r)\b/,
  ],
];
/** The same where he asks nothing and she wants but a yes or a no: 'by choice?', 'on your own?', 'first time?' */
const BARE_YES =
  /^(?:(?:all|really|just|only|still|always|not) )*(?:(?:by|on|for|in|at|with|from|after|because of) (?:your |ur |the |a |own |purpose |choice |work |fun |good |yourself |friends |family )*\w+|first (?:time|try|go|attempt)|(?:big|long|late|early|good|bad|rough|busy|heavy|fun|wild|quiet|cold|hard|tough) (?:night|day|week|one|morning|shift|weekend)|saving up|self[- ]taught|alone|together|nervous|worried|excited|happy|sad|scared|jealous|impressed|regrets?|seriously|forever|already|still)\W*\?\W*$/;

/** 'Older or younger?' asks which it is, and not which he would rather have. */
const JUST_TWO = /^(?:an? )?[a-z]+ or (?:an? )?[a-z]+\W*$/;
/** 'Does that mean more money or just more work?' */
const MEANS_EITHER =
  /^(?:does|did|will|would) (?:that|it|this) mean ((?:[a-z']+ ){0,3}[a-z']+) or (?:just |rather |only )?((?:[a-z']+ ){0,3}[a-z']+)\W*$/;
/** There 'when?' and 'which one?' are asked of the plan, see asked-of-plans.ts. */
const PLANS_TOGETHER =
  /\b(?:we (?:should|could|can)|let'?s|shall we|(?:take|see|meet|cook for|call|show|bring) you|(?:i'?d|i would) (?:love|like) to (?:see|take|meet|cook for|show|call|invite) you|with (?:me|you)|together|my place|your place|tickets?|date|surprise)\b/;
/** 'Are you taking lessons or teaching yourself?' asks what is so, and not what he would rather. */
const ARE_YOU_EITHER =
  /^(?:are|were) (?:you|u) (?:still |also |usually |already |just )*(?:\w+ing|an? (?:student|teacher|manager))\b.* or /;
/** 'Do you go alone or with friends?' */
const DO_YOU_EITHER =
  /^(?:do|did) (?:you|u) (?:usually |still |mostly |normally |always )*(?:work|go|live|travel|study|train|drive|walk|cycle|run|swim|teach|eat|sleep|fly|stay|do (?:it|that|them)|make (?:it|them)) ((?:[a-z']+ ){0,3}[a-z']+) or (?:do (?:you|u) )?(?:just |rather )?((?:[a-z']+ ){0,3}[a-z']+)\W*$/;
const mine = (text: string) => text.replace(/\byourself\b/g, 'myself').replace(/\byour\b/g, 'my');
const GUESSED =
  /^(?:first (?:time|try|go|attempt)|saving up|by choice|on (?:your|ur) own|long day|big night|alone|self[- ]taught)\b/;

/** A greeting is no news. */
const GREETS =
  /^\W*(?:(?:hi+|hey+|hello|hiya|yo|good (?:morning|evening|afternoon)|morning|evening)(?: there| you| stranger| again)?|how are you|what'?s up|sup)\W*$/;
/** 'I'm allergic to cats, is that a dealbreaker?' tells, and then asks. */
const ASKS_AT_LAST =
  /(?:(?:^|[.!,]) *(?:and |but |so |or )?)?\b(?:is|are|was|do|does|did|have|has|would|will|what|how|why|when|where|who|which|can|could|should|shall|want|fancy|any|you|u|right)\b[^.!?]*\?\W*$/;

/** What he has just said, in plain text; none where he asks. */
function newsOf(c: Conversation): string {
  const said = plain(c.runs.findLast((r) => r.speaker === 'Boy')?.texts.join(' . ') ?? '');
  const told = said.replace(ASKS_AT_LAST, '').replace(GREETS, '').trim();
  return told === said || told.split(' ').length > 2 ? told : '';
}

/**
 * A question with nothing of its own in it, 'which ones?', 'what is it?', 'where?': it is of what he has just said, whatever kind lies near to such few words. What he said
 * tells two of a form apart.
 */
const WITHOUT_A_SUBJECT: readonly (readonly [kind: string, rule: RegExp, his?: RegExp])[] = [
  [
    'petNamesHis',
    /^(?:(?:and )?what (?:are|is) (?:they|he|she|it) called|what(?:'?s| are| is) (?:their|his|her|its|the) names?|names?)\W*$/,
    /\b(?:cats?|dogs?|pupp(?:y|ies)|kittens?|rabbits?|hamsters?|horses?|parrots?|fish|guinea pigs?|pets?|hens?|chickens?|tortoise)\b/,
  ],
  [
    'whatCalledThing',
    /^what(?:'?s| is| was) (?:it|the (?:place|book|film|band|app|game|show|series|restaurant|bar|song|podcast|company))(?:'?s)? (?:called|name)\W*$/,
  ],
  [
    'howFarWent',
    /^how (?:far|long)(?: did (?:you|u) (?:go|get|run|walk|ride|cycle|swim|hike|drive)| was it)?\W*$/,
    /\b(?:run|ran|walk\w*|ride|rode|cycl\w+|swim|swam|hik\w+|jog\w*|bike)\b/,
  ],
  [
    'whichOnes',
    /^(?:and )?which (?:ones?|countries|languages|places|bands|cities|three|two|four|five)(?: (?:are|were|is|was) (?:they|it))?\W*$/,
  ],
  [
    'howWasIt',
    /^(?:and )?(?:what(?:'?s| is| was) (?:it|that|this) like|how was (?:it|that)|what was (?:living|working|growing up|being) (?:there|in|like|a)\b.*)\W*$/,
  ],
  [
    'whatWithIt',
    /^what (?:are|will|would) (?:you|u) (?:going to |gonna )?do (?:with|about) (?:it|that|them|all that|yourself)\W*$|^(?:any |what are (?:your|ur) )plans? for it\W*$/,
  ],
  ['inWhatWay', /^(?:in what way|how so|how do you mean|what way)\W*$/],
  ['whatOf', /^(?:of|about|on|with) what\W*$|^what (?:of|about|on)\W*$/],
  ['whoWasIt', /^(?:and )?who(?:'?s| is| was) (?:it|that|she|he)\W*$|^who\W*$/],
  ['whatIsItThing', /^(?:and )?what(?:'?s| is| was) (?:it|that)\W*$/],
  [
    'whereTo',
    /^(?:and )?where(?: to| are (?:you|u) (?:going|moving|off to))?\W*$/,
    /\b(?:moving|going|off to|leaving|will|might|planning|trip|holiday|travell?ing)\b/,
  ],
  [
    'whereWasThat',
    /^(?:and )?where(?: was (?:it|that|this)| did (?:that|it) happen| at)?\W*$/,
    /\b(?:was|went|saw|met|had|got|found|lost|fell|did|were|came|ate|stayed|happened|been)\b/,
  ],
  ['whereIsIt', /^(?:and )?where(?:abouts)?(?: (?:is (?:it|that)|are (?:you|u)|at|exactly|is that))?\W*$/],
  [
    'howLongAgo',
    /^when(?: was (?:it|that))?\W*$/,
    /\b(?:was|went|had|got|did|were|came|broke|lost|met|ended|used to)\b/,
  ],
  [
    'whenIsIt',
    /^(?:and )?when(?: is (?:it|that)| are (?:you|u) (?:going|leaving|moving|doing it))?\W*$/,
    /\b(?:going|moving|decided|starting|start|will|planning|signed up|booked|running|doing|leaving|getting|have an?|next)\b(?!.*\b(?:you|we|us|together|meet|drinks?|dinner|coffee)\b)/,
  ],
  ['howSerious', /^(?:like )?(?:really|that|very|how) bad(?: is it)?\W*$/],
  [
    'bareYes',
    /^(?!(?:really|same|seriously|why|what|who|when|where|how|you|yours|and|huh|ok|okay|sorry|hm+|pardon|eh|wbu|hbu|nice|cool|no|yes|yeah|never|ever|oh|wow|haha|lol|free|ready|deal|promise|together|tonight|tomorrow|later|now|today|coffee|dinner|drinks?|lunch|brunch|pizza|\w*day|weekend|noon|midday|evening|morning|afternoon|\w+ish|thoughts|recommendations|suggestions|ideas|plans)\b)[a-z]{3,}(?:ed|er|ist|al|ic|ous|ent|ant|ing|y|ly)?\W*\?\W*$/,
  ],
];

/** What she asks on of what he has just said. */
export function askedOfHisNews(q: Question, c: Conversation): Question | null {
  const his = newsOf(c);
  if (!his || isGraveTalk(c)) return null;
  const whole = plain(q.text);
  const text = whole.replace(LEAD, '');
  const found = OF_HIS_NEWS.find(
    ([, rule, said]) => (rule.test(text) || rule.test(whole)) && (!said || said.test(his)),
  );
  if (found) return { kind: found[0], text: q.text };
  const bare = WITHOUT_A_SUBJECT.find(
    ([, rule, said]) => (rule.test(text) || rule.test(whole)) && (!said || said.test(his)),
  );
  if (bare && !PLANS_TOGETHER.test(his)) return { kind: bare[0], text: q.text };
  const fact = ARE_YOU_EITHER.test(text) ? asEither(q.text) : null;
  if (fact) return fact;
  const [, one, other] = MEANS_EITHER.exec(text) ?? DO_YOU_EITHER.exec(text) ?? [];
  if (one && other) return { kind: 'justTwo', text: q.text, options: [mine(one), mine(other)] };
  if (q.options && JUST_TWO.test(text)) return { kind: 'justTwo', text: q.text, options: q.options };
  return BARE_YES.test(text) && (!knownOf(q.kind) || GUESSED.test(text))
    ? { kind: 'bareYes', text: q.text }
    : null;
}

/** What she writes without a question's form, or as an outcry, and waits for: 'I'm listening...', 'let's see it then!' */
const WAITED_FOR: ReadonlySet<string> = new Set(['goOnAsk', 'goOnIdea', 'goOnStory', 'letsSee', 'howCome']);

export function askedOfHisNewsWithout(c: Conversation): Question | null {
  if (c.herOpenLines.length !== 1) return null;
  const line = c.herOpenLines[0] ?? '';
  for (const text of [line, ...sentences(line)]) {
    const found = askedOfHisNews({ kind: '', text }, c);
    if (found && WAITED_FOR.has(found.kind)) return found;
  }
  return null;
}
