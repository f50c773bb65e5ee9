/** Further answers to what is asked most, so that no two people get the same. Form: content/asked-about-him.ts. */
export const MOST_ASKED_1 = `
=howAreYou
c Good, and glad the phone lit up with your name.
p Surprisingly good, I even found both socks today.
i Good, and curious what you're going to write next.
i Well, and in the mood for a proper chat.
i Good today, for no reason I can name.
i Fine, and it got a bit better just now.
c Good thanks, can't complain, and I wouldn't want to anyway.
c Pretty good, thanks, and it's nice to hear from you.
c I'm alright, taking it easy and feeling fine.
c Good, busy in the head but happy enough.
c Really good actually, I've been cheerful all day.
c Not bad at all, thanks. I hope you're good too.
c I'm well, a bit slow to get going but in a good mood.
p Great, but I'll act a bit tired if it gets me sympathy.
p Good, I've only talked to myself twice so far.
p Fine, thanks, all parts working, some louder than others.
p About an eight out of ten, nine if there's cake.
p Good, though the coffee deserves most of the credit.
p A bit hungry, otherwise excellent.
p Better than my hair, so pretty good.
i Good, honestly, and it's nicer being asked by you.
i In a good mood, and your message has something to do with it.
i Good, now tell me how you really are, I've got time.
i Well enough, and happier since I saw who was asking.
i Pretty well, thanks, you've crossed my mind once or twice today.
i Fine, and grinning a bit since my phone buzzed.
i I'm good, a bit dreamy, and happier now you've asked.
b How are things with you?
b Are you having a good one so far?
b What's your day been like so far?
=howWasDay
c Pretty good thanks, nothing special but I enjoyed it.
c Good thanks, a slow start but a nice one.
c It went by quickly, and that's usually a good sign.
c Fairly ordinary really, and I was happy with that.
c Better than expected, and I won't ask why.
c My day had a bit of everything, and now I'm glad to sit down.
c Not bad, a few silly little things but nothing worth moaning about.
p Nobody cried and nothing broke, so a success.
p Not bad, I did half my list and I'm proud of the half.
p Good, mostly because I expected nothing from it.
p Fine, though my to do list is longer than when I started.
p No drama, which makes me terrible at telling stories.
p Good, I only wished I was back in bed once.
p It was fine until I sat down, and then it was great.
i Nice enough, but I've got a feeling the best bit's still coming.
i Good, though I kept wanting to tell you the small silly bits.
i Quite normal, except I kept smiling at my phone.
i Pretty good, though my mind kept wandering over to this chat.
i Good, but it was missing someone to laugh about it with.
i Quieter than I wanted, so I'm glad you asked.
i Good on the whole, and I like ending it with a chat like this.
b How did yours turn out?
b Did anything make you laugh?
b Was yours any good?
=wyd
c Nothing I can't put down for a chat with you.
c Not a lot, so you've picked a good moment.
c Just the usual bits and pieces, I've always got a minute for you.
c Taking it slow, and happy you wrote.
c Having a little break, it's nice to hear from you.
c Nothing exciting yet, I'm open to suggestions.
c Just winding down a bit, and you're good company for that.
p Pretending to be busy, and you've just blown my cover.
p Staring at my phone waiting for something good, so well done.
p Mostly wondering what to eat next.
p Something very boring, so please keep talking to me.
p Just looking for the energy to get up, no luck so far.
p Just doing half a job, very slowly, so you're a welcome break.
p Deciding between something useful and the sofa, and the sofa's winning.
i Nothing special, and I was just about to write to you.
i Rereading something you wrote, if I'm honest.
i Not much, just hoping to hear from you, and here you are.
i Smiling at my screen, and trying not to look like it.
i Nothing special, I'd happily swap it for a walk with you.
i Nothing much, a good song would suit this hour nicely.
b Are you having a quiet one too?
b What are you doing yourself?
b Is it a busy one for you?
=lookingFor
i Someone to plan small things with, and then bigger ones.
i Someone who makes me forget I was looking.
i Someone I can be quiet with, and not notice.
i Someone who's still curious about me after a year.
i Someone I'd still want to tell things to after a long day.
i Somebody who makes an ordinary evening feel like enough.
p Someone to split the last slice with, honestly and with a ruler.
i A person I could be quiet with and not notice.
i What I'm looking for is easy to say, someone I can't wait to talk to.
c A relationship, with the right person and no rush.
c Something real, I'm past games.
c Someone to share the good days and the dull ones with.
i Someone I'd still want to talk to after a long day.
i A person I can be silly and serious with in one evening.
i Something real that starts slowly and lasts.
i Something real, and I'd like to be surprised by who it's with.
i Somebody who makes an ordinary day better, for a long time to come.
c Something long term if it's right, and I don't mind taking it slowly.
c A proper relationship, ideally with someone who's also fun to be around.
c I'd like to meet someone I actually click with and see it through.
c Not a fling, I'd like someone who's still there in winter.
c One good person, that's honestly all I'm hoping for here.
c Someone kind and funny, and something serious in the end.
c I'd love something serious, but first I just want a nice evening together.
p Something real, so we can both delete this app and feel smug.
p Something serious with someone who isn't too serious.
p Something serious, with someone who won't watch the next episode without me.
p A girlfriend, not a pen friend, though you do write well.
p Someone to have so many in jokes with that it annoys our friends.
p Long term please, I'm far too lazy to keep starting over.
p A relationship, ideally with someone who steals my chips.
i Something real, and I'd nearly stopped expecting it on here.
i Something lasting, I think you notice early on if it could be.
i Someone I never run out of things to say to, something lasting.
i A real relationship, and I don't mind waiting for a good one.
b Are you after something serious too?
b What would you like this to be?
b And what are you looking for yourself?
=contactSwap
c Yes, I'd be glad to, send me yours and I'll text you first.
c Happy to, let's swap numbers.
c Sure, I'm happy to move this over.
c Yes, of course, you'll have it in a minute.
c Of course, that's easier for me too.
c Yes, I'd like that, send me yours and I'll say hello.
c Sure, I was about to suggest the same thing.
c Yes, no problem, I'd like to talk to you outside this app.
c Absolutely, you'll get a faster answer from me there as well.
c Yes, of course, I'm glad you asked.
c Fine by me, just give me a wave so I know it's you.
p Yes, finally somewhere I can send you bad jokes properly.
p Sure, but what you save me as has to be flattering.
p Yes, though my profile picture there is much less impressive.
p That was smooth, so yes.
p Yes, but be warned, I write far too much there too.
p Deal, and I'll try not to text you pictures of every dog I meet.
p Okay, but I'm picking a good nickname for you in my phone.
i Yes, and I'll be looking out for your first message there.
i I'd like that, I was wondering who'd ask first.
i Yes, I've got a good feeling about where this is heading.
i Gladly, I don't do it often, but with you it's easy.
i Yes, I'd love to keep this going somewhere easier.
i Sure, it'll be nice to see your name pop up without the app.
i Yes, and I like that you simply asked.
b Shall I write first or will you?
b Are you a texter or a caller?
b Do you send voice messages?
=music
c A bit of everything, but I always end up back at the old classics.
c Bands with a good guitar and a voice you know straight away.
c Mostly indie and rock, and Arctic Monkeys never get old for me.
c I like nearly all music live, even songs I'd never play at home.
c Abba, no shame at all, it works every single time.
c Coldplay, Oasis, that sort of thing, songs you can sing along to.
c Depends on the mood, but Amy Winehouse is always right.
p Whatever song's on, I'll sing along with all the wrong words.
p Nineties pop, and yes, I know the dance moves too.
p Anything with a chorus I can shout in the car.
p My taste is half cool and half wedding disco.
p A good beat's enough for me, I start nodding like a pigeon.
p Bon Jovi, but only with the windows up.
p All sorts, from rock to cheesy pop, and I sing along to all of it.
i Slow songs mostly, the kind you play late at night in good company.
i Sad songs, weirdly, they put me in a good mood.
i Tracy Chapman, best heard with you in the passenger seat.
i Music with real feeling in it, and I love being sent someone's favourites.
i Hozier, late in the evening with the lights off.
i Bill Withers, he could make a wet Monday feel like July.
b What's the last song you played?
b What do you put on to cheer up?
b What kind of music do you like best?
=from
c Not far away, close enough for a coffee with you most evenings.
c I live near enough to meet you in the middle.
c Not far, I'd say, and I get quite attached to any place.
c Close by, and even closer if there's dinner in it.
c Not a long way from you, and I'm happy where I live.
p Close enough to have strong opinions about the parking.
p As close as I can get to a good takeaway.
p Not the moon, and I'd find good chips anywhere on earth.
p Close enough to be early, and I'd probably still be late.
p Near enough to complain about the same weather as you.
i Not far, and I'd love to show you my favourite corner of it.
i Not far, and I like any street best when evening makes it quiet.
i I live near enough to have walked past you without knowing it.
i From a place I'm fond of, most of all when I've been away.
i Where I live I complain about and then miss, so it must be home.
i Close enough that we could watch the same sunset.
b How about you, where's home?
b Which part of town do you like best?
b Do you like it where you live?
=height
c Tall enough to dance with you, heels or no heels.
c Tall enough to find you in any crowd.
c Tall enough to carry the umbrella, whatever shoes you wear.
c Tall enough that you can wear any heels you like.
c Tall enough to get things down for you, with a chair if need be.
c Tall enough to enjoy a concert, and I'd find you the good spot.
p Tall enough to hit my head on something, I always find a way.
c Tall enough for me, and I'd never complain about yours.
c A good height, I'd say, doors and dance partners agree.
c A decent height, I think, and I promise no tricks in the shoes.
c A height I'm perfectly happy with, so wear any shoes you like.
c Tall enough to be happy with it, heels or flats.
c I don't mind you asking, and I don't mind if you're taller.
c My height suits me fine, and yours would be fine with me too.
p Tall enough, and a bit taller when someone's looking.
p Tallest with good posture, so about twice a year.
p Tall enough to change a bulb if there's a chair.
p Tall enough, but you're welcome to bring a tape measure.
p Shorter than I feel on a good day.
p Tall enough for most shelves, with a small jump for the rest.
i Tall or not, I'd want you to wear your favourite shoes.
i Tall enough for a good hug, and I think that's what counts.
i Let's just say I think we'd look good walking side by side.
i Any height's right for looking you in the eye over a candle.
i The right height for a slow dance, my favourite way to measure.
b How tall are you yourself?
b Do you like wearing heels?
b Is there a height you like best?
=whySlow
c I'm really sorry, you should've heard from me sooner.
c Sorry, that was too long, and it wasn't about you.
c Sorry, you're right, I should've sent at least a quick hello.
c Sorry about that, I'm here now and I've got time.
c Sorry, I let it slide, and I didn't want to.
c I haven't gone anywhere, and I'm sorry it looked that way.
c Sorry, I know how that feels, I'll do better.
p Sorry, I wrote you a great answer and only sent it in my head.
p Guilty and sorry, choose my punishment, but please keep it edible.
p Sorry, I'm alive and mildly embarrassed.
p Sorry, I'd like to blame my phone, but it's innocent.
p Sorry, playing hard to get was never the plan.
p Sorry, I owe you a drink and a much faster thumb.
i Sorry, I wanted to write something good and then wrote nothing at all.
i Sorry, I should've written, and I'm happy to see your name here.
i I'm sorry I was slow, I'd love to hear how you've been.
i Sorry, I thought about you more than my phone shows.
i I'm sorry, and a bit touched that you asked.
i Sorry, my head was full, and you deserved better than silence.
i Sorry for the gap, I was hoping you'd still be there.
b How have you been since?
b Am I forgiven, or not quite yet?
b Can I make it up to you somehow?
=whoIsThat
c Nobody I'm dating, it's a lot less exciting than it looks.
c No cause for worry, you're the one I'm writing to.
c I'm not seeing anyone else, if that's what you'd like to know.
c Nobody I'm going out with, and I'm glad you asked.
c Don't worry, there's only one person I'm trying to impress here.
p Nobody to worry about, I'd have posed better for a secret.
p Your detective work's impressive, but there's no scandal.
p Sadly nothing juicy, I wish my life was that dramatic.
p Nobody thrilling, you'd be disappointed how innocent it is.
p No secret wife, my life's far quieter than that.
p No rival, anyone pictured next to me deserves a medal.
p Not a girlfriend, or someone forgot to tell me.
i Nothing to worry about, but I like that you wanted to know.
i Nobody who'd mind me writing to you, and I like that you asked.
i No secrets there, I'd tell you more over a coffee.
i No competition for you, if that's what you're wondering.
b What was your first guess?
b What made you curious?
b Is there anything else you'd like to ask?
=pizza
c Mushrooms and ham on my pizza, pineapple's allowed on yours.
c Plain margherita for me, and I don't judge anyone's pizza.
c Pineapple on pizza is fine by me, with plenty of chilli.
c Pepperoni pizza, and I'd trade you one slice of pineapple.
c Pepperoni and extra cheese, nothing fancy and always right.
c Four cheese for me, and I don't share the crust.
c Just a good margherita, it's the best test of a pizza place.
c Anything with lots of garlic, so we'd both have to eat it.
c I'll eat any pizza there is, pineapple included.
c Veggie with extra peppers, or whatever you're having.
c Ham and mushroom, the boring pizza that never lets me down.
p Pepperoni, straight from the box, no shame at all.
p Whatever you ordered, it always looks better than mine.
p All of it, please, I've never understood a small pizza.
p Pineapple's fine by me, I just won't tell anyone Italian.
p Any pizza at all, I say two slices and nobody believes me.
p Extra cheese, and then extra cheese on top of that.
p Cold for breakfast is the best kind, don't judge me.
i I'd order two different ones and swap halves with the right person.
i Fresh basil, good mozzarella and no fruit, I'll defend that gently.
i Thin, a bit burnt at the edges, and shared with you.
i I'm easy on toppings, I'm fussy about who gets the last slice.
i Chilli honey on top, try it once and you'll thank me.
i Pizza with potato and rosemary, it sounds wrong and tastes like a holiday.
i A plain margherita, eaten on a step outside with someone nice.
b What's your usual pizza order?
b Pineapple, yes or no?
b Would you share your pizza?
=callTonight
c {D} works for a call, just tell me when.
c Yes, let's call, {d} suits me well.
c I'd like that, {d} is free for a call.
c Yes, {d} it is, I'll call you.
p {D} is fine, I'll practise sounding relaxed before I call.
p A call {d}, then, and I promise not to sing.
i {D} then, I've been wondering how you sound.
i A call {d} sounds good, a voice tells you so much more.
c Yes, I'd like to call tonight and finally hear your voice.
c Tonight's perfect for a call, I'd love to hear your voice.
c Yes, let's do a call tonight, I'm curious about your voice.
c Yes, I'll call tonight, I like a voice better than a screen.
c A call tonight is perfect, I'd like to hear you properly.
c Tonight is good for me, too, call whenever you like.
c Yes, a call tonight sounds much better than typing.
c Tonight works for a call, tell me when.
c Yes, let's call tonight, I'd like that a lot.
c I'm up for a call tonight, you pick the time.
i A call tonight, then, I've been wondering how you sound.
i Yes, call tonight, I'd like to hear how you laugh.
c Yes, I'd love that, just tell me when.
c Sure, that's a nice idea, I'm curious to hear you.
c Yes, it's easier than typing and a lot nicer.
c I'd like that very much, phone or video, both are good.
c Yes, let's do it, even if it's only ten minutes.
c Good idea, then it won't feel like meeting a stranger.
c Yes, and don't be nervous, I'm easy to talk to.
p Yes, but give me a minute to find my good voice.
p Yes, though I warn you, I'm hard to get off the phone.
p Sure, if you promise not to laugh at my hello.
p Yes, and if it goes quiet I'll just start singing.
p Yes, I'll even put on a decent shirt in case it's video.
p Go on then, but I get to hear your phone voice too.
p Yes, my thumbs say thank you.
i Yes, I've been trying to guess what you sound like.
i Yes, I was going to ask you the same, you were just braver.
i I'd like that, I think I'll like you even more out loud.
i Yes, there's a lot I'd rather hear in your own voice.
i Yes, and I bet we'll talk longer than we planned.
i Yes, I don't like phoning much, but with you I would.
i Yes, though after that texting won't be enough anymore.
b When would be a good time?
b Are you a long talker?
b Would video be okay for you?
=weekendPlans
c Not much so far, so I'm open to a good offer.
c Something with friends maybe, but nothing's fixed yet.
c A lie in if I can, and then I'll see what comes up.
c My plan is to get outside a bit if the weather behaves.
c Taking it easy, I've been looking forward to that.
c A few things to get done first, then the nice part.
c Nothing big, I'd be happy with good food and good company.
p Big plans to clean everything, so probably a film.
p Eating well and moving very little.
p I'm fully booked with doing nothing, but I could fit you in.
p Sofa first, then we'll see how ambitious I feel.
p My plan is a list of jobs and a talent for ignoring it.
p Nothing wild, unless you've got a bad idea.
p Something sporty is the plan, which means I'll watch some.
i No big plans, and I'd drop them for a good idea of yours.
i Good food and a long talk is my plan, it works better with two.
i No plans yet, I was hoping you'd give me a reason.
i Something slow, by the water if it stays dry, that's my whole plan.
i Not much yet, I've kept some time free in case you'd like a coffee.
i Something new, I'm in the mood for a little surprise.
i A quiet walk and something sweet after, you'd be welcome.
b What are you up to yourself?
b Have you got anything nice lined up?
b Is there room in yours for a coffee?
=weekendWas
c It was good thanks, relaxed and over far too quickly.
c Nice and quiet, just what I needed.
c Pretty good, I switched off for a bit and that did me good.
c A good mix of doing things and doing nothing.
c Lovely, thanks, I could've done with one more day.
c Nothing special, but I'm rested and in a good mood.
c Not as exciting as it could've been, but I liked it.
p Good, it ended and that's my only complaint.
p I ate too well and moved too little, so very successful.
p Lazy, and I'd do it all again.
p I had so many plans, and then I sat down.
p So quiet that my phone thought I'd left.
p Good, I even did one useful thing and told everyone.
p Short, I think someone stole the Sunday.
i Good, though I kept thinking of things I'd have liked to show you.
i Nice and slow, I'd like a dinner with you in the next one.
i Slow at first, then over just as I got the hang of it.
i Good, and the best hour of it was doing nothing at all.
i It was nice, I just think it was a bit short on you.
i Calm enough to think a bit, and you came up.
i Different from what I'd planned, and I didn't mind at all.
b Did you get some rest?
b What did you get up to?
b What was the nicest bit of yours?
=age
c Old enough to know what I want, and that's nice.
c Old enough not to mind you asking, and happy with that.
c I'm happy at my age, and I wouldn't go back.
c An age I'd tell you with a smile, no tricks.
c A good age, I think, settled but not boring.
c The right age for me, and a few years either way don't matter.
p Old enough to make a noise when I sit down.
p How old I am depends who you ask, my knees or my jokes.
p Too old for clubs on a Tuesday, too young for slippers.
i Old enough to be patient, young enough to stay out late with you.
i Old enough to know better, I just don't feel it yet.
i Right in the years when you stop rushing and start enjoying it.
i I'd call it the best age so far, and I'd say so every year.
b And how old are you?
b Does age matter to you?
b What would you have guessed?
=job
c Work should pay the bills and leave you smiling, that's my view.
c I like what I do, and I like going home afterwards too.
c Whatever I'm working on, it's the people who make the job fun.
c However busy work gets, there's always time for a nice dinner.
c I work hard, but I don't live for it.
c Nothing glamorous, I'd rather hear what makes your day good.
p I look busy for a living, and I'm good at it.
p I'm very important between the coffee and the second coffee.
p My job is mostly answering questions and looking for my pen.
i I like any work most when it's about people.
i I'd keep my evenings free for you, whatever the work.
i I like to leave work behind at night, evenings are for better things.
i I'm happiest at work when I forget to look at the clock.
i I've learnt more about people at work than about the work.
b How about you, do you enjoy yours?
b What's a normal day like for you?
b Are you happy in your own job?
=siblings
c I'm a family person, and I love a house full of brothers and sisters.
c Family's important to me, however many of us are at the table.
c Happy with what I've got, I wouldn't swap anyone.
c I think siblings are lovely, at least once everyone's over twenty.
c Brothers and sisters are the loudest fan club there is.
c Getting on well with family is a kind of luck, I think.
p I'm obviously the favourite, just don't ask the rest of the family.
p Siblings or not, I'd fight anyone for the last potato.
p With or without siblings, I'd still fight for the front seat.
p Let's just say I know how to fight for the bathroom.
p There's only one of me, and most people say that's plenty.
p In any family I think whoever cuts the cake should pick last.
p Enough to know that board games end in tears, mostly mine.
i I'd share even the last piece of cake, brothers or sisters or neither.
i Loyalty comes first for me in any family, stubbornness a close second.
i Any family's best seen all in one room, I'd love to watch your face.
i Family comes first for me, and I think they'd like you.
i I like a full table best, everyone talking and nobody listening.
i I think I worry like an oldest and dream like a youngest.
i I think brothers and sisters know you in a way nobody else can.
b What's it like in your family?
b Are you a close family?
b Who do you get on with best?
=atSchool
c Quite normal really, with good days and some long Mondays.
c Like most, I'd say, more interested in the break than the lessons.
c Pretty happy, I think, with the usual bit of trouble.
c Much like most kids, happiest when the last bell rang.
c I'd say quiet on Mondays and hard to stop by Friday.
c Not the best and not the worst, but I had fun.
c I'd say a nice kid who could've tried harder.
p My best subject was lunch.
p I was an angel, and please don't ask any of my teachers.
p My haircut was the biggest crime of those years.
p Could do better, and I think that was on every report.
p Very cool in my own head, please don't ask for photos.
p I was great at looking busy, and it's still useful.
p A legend in my own lunch break, less so at homework.
i I think I'd have been too shy to talk to someone like you.
i Very different from now, I hadn't learned to laugh at myself yet.
i In class I'd have sat next to you and learned nothing.
i Better at daydreaming than at maths, and I still am.
i I think everyone's a bit shyer at school than they let on.
i A bit of both, I think a good teacher makes all the difference.
i I think I was already the same person, just worse dressed.
b What kind of kid were you?
b Did you ever get into trouble?
b What did you love most at that age?
=areYouReal
c It's really me, and I don't mind you asking.
c I'm real, ask me anything you like.
c Real, and it's smart to check on here.
c It's me, same face, same name, we can video call if you want.
c I'm real, and I'd like to meet you somewhere public to show it.
c Fair question, there's a lot of rubbish on here, but I'm real.
c I'm the same person in real life, just with a voice.
p Real, a fake me would've picked better photos.
p All real, I'd have made up someone much cooler.
p I'm real, just ask my washing up.
p Real, sadly this is all my own work.
p I'm a real person, I've got the typos to show for it.
p Not a bot, it would've had a better answer to this.
p Real, and a little flattered that you had to check.
i I'm real, meet me once and you'll laugh about this.
i Real, and I was hoping you are too.
i I'm real, ask me any odd question and you'll see.
i I'm real, and I'd happily wave at you on video to show it.
i Real, and a bit different in person, in a good way.
i I'm real, and I like that you don't trust too easily.
i Real, name a time for a call and see for yourself.
b Have you met many fakes on here?
b What made you wonder?
b Would a quick video call help?
=childhoodPlace
c I've got a soft spot for it, and I always will.
c I think any place with a bit of mud is good for a kid.
c I miss it now and then, mostly the people.
c It's always nice to go back, and nice to leave again.
c I liked it there, though I didn't know it at the time.
c I think it's good to have a place you like going back to.
c My home town isn't much to look at, but it's home.
p It made me who I am, so blame the place and not me.
p I miss the food the most, don't tell the people.
p Give me five minutes back home and I'd be ten years old again.
p There wasn't much to do, so we got creative.
p I go back and suddenly I'm fifteen and hungry.
p Lovely place, as long as you like gossip.
p Nothing ever happened where I grew up, and we talked about it for weeks.
i I'd love to walk you round my old streets, they still make me smile.
i Any place seems enormous when you're small, and I like that.
i I'd still know it with my eyes closed, smells and all.
i What I'd want back are the long evenings outside.
i I think a part of me will always live on my old street.
i Where I grew up still feels like mine, however much it's changed.
i I think you carry the place you come from in your voice.
b What was it like where you grew up?
b Do you go home often?
b Did you like it where you grew up?
=superpower
c I'd stop time, just to sleep in and still be early.
c Flying, easily, I'd never sit in traffic again.
c I'd keep it simple, good people, good food and a view.
c Teleporting, so I could take you to dinner in Rome.
c Time travel, just to hear a few old concerts live.
c Healing people, after one day of pure fun with it.
c I'd choose the sea, a long table and everyone I love.
p I'd have the power to always find my keys.
p Stopping time, mostly for naps and snacks.
p Reading minds, but only when someone says they're fine.
p I'd be a superhero with a nap in the middle of the day.
p Invisible, so I could leave parties without saying goodbye.
p Something small, like never burning toast again.
p I'd save the world, but not before breakfast.
i I'd go back in time to one evening and enjoy it twice.
i I'd want one more day with someone I miss.
i I'd slow time down, so a good evening lasted twice as long.
i I'd want to know what you think when you read my texts.
i Being in two places at once, so I'd never miss a thing.
i Something quiet, like making a stranger's bad day a bit better.
b What would you pick yourself?
b What made you think of that one?
b What's the first thing you'd do?
=haveKids
c I love kids, and they usually find me before the adults do.
c I've got a big soft spot for kids, and plenty of patience.
c Kids are a big yes in my world, if you've got some too.
c Children and family come first for me, so I get why you ask.
c I think children make life bigger, and I'm glad you asked.
c If you've got children, that's no problem for me at all.
c I like a house with kids in it, noise and all.
p On some days I'm the biggest child in the room.
p I'd be the one who gets told off for winding the kids up.
p Any kid could beat me at video games without trying.
p Give me a day with kids and I'd know every cartoon character.
p I'd be good at bedtime stories, falling asleep first is a gift.
p Children are the best excuse for going down the slide again.
p Great with kids, hopeless with glitter.
i Kids matter a lot to me, I'd never be casual about that.
i I've got a lot of time for kids, even on the noisy days.
i I'm softer with kids than you'd guess from my texts.
i Kids bring out my silly side, and I like myself better then.
i Kids make any house happier, yours, mine or anyone's.
i I get quieter and happier with kids around, it's odd.
b Are kids a big part of your life?
b Do you like having kids around?
b Is that important to you?
=wantKids
c I'd like that, if it's with the right person.
c I can see myself with kids, with the right person beside me.
c It's a big thing, so I'd want to decide it together.
c I love the idea of a family, whatever it ends up looking like.
c I'd be happy with it, but the person comes first for me.
c I'm open to marriage and kids, if it's right for both of us.
c Family matters to me, and there's more than one way to have one.
p I like kids, it's the glitter I'm afraid of.
p I'd like kids, I'd be good at the fun parts and willing at the rest.
p I like the idea, I'd just need a lot more sleep first.
p Yes, and I'd be the soft one, so I'd need someone strict.
p I already carry snacks everywhere, so I'm nearly qualified.
p I could see it, as long as I get to choose the bedtime stories.
p Yes to kids, I'm still working on the early mornings.
i I used to be sure, now I think it depends on who I meet.
i With someone I trust, yes, I can picture small shoes by the door.
i I lean towards yes, and I'd love to hear how you see it.
i Yes, I think I'd love it, and it'd scare me a little.
i With the right woman I could be talked into quite a lot.
i Yes, I go a bit soft at the thought of a family.
b How do you feel about kids yourself?
b Is it a big thing for you?
b What would your ideal family be like?
=sign
c I don't know much about star signs, but I'll listen to you.
c Birthdays are a big deal for me, mostly other people's.
c I only half believe in it, but the good parts fit.
c I'd like to think it's one of the friendly signs.
c I like my birthday, it's a good excuse to see everyone.
c I wouldn't pick someone by their sign, but it's fun to read.
p The sign that's always right about food.
p I only read the horoscope when it says something nice.
p One of the good signs, unless you've had bad luck with us.
p My sign's the reason for everything I do wrong.
p I'm typical for my sign, just with better birthday snacks.
p I don't believe in star signs, which is typical of my sign.
p The one that gets told it's stubborn and refuses to believe it.
i The sign that gets on with yours, or so I hope.
i A sign that's hard to read and worth the effort, I hope.
i I'd pick loyalty over any star sign, that part I can promise.
i My sign fits me better than I'd like to admit, the soft bits too.
i The romantic half of my horoscope is usually right, the money half isn't.
b Does your sign fit you?
b Do you believe in star signs?
b When's your own birthday?
=dance
c I'm up for dancing, especially if you pull me up.
c I'm no great dancer, but I do enjoy it.
c If the song's right I don't need asking twice.
c Yes, I'd give it a go with you, any style.
c At a good party I'm usually up by the second song.
c I like watching for a bit, then I join in.
c I'd happily learn, if you don't mind a slow student.
p Badly, but with a lot of heart.
p After two songs I'm brilliant, or so I believe.
p I've got two left feet, but they're keen.
p My dancing is mostly nodding and hoping nobody notices.
p I dance like nobody's watching, and soon nobody is.
p Abba comes on and I lose all dignity.
p I'd do the robot, though never on purpose.
i With you I'd be a bit nervous, in a nice way.
i Not usually, but I think you'd talk me into it.
i I prefer the slow dances, you can talk a bit in between.
i I'd want our first dance to be somewhere nobody else is dancing.
i Yes, one good move is all I'd need, with your hand in mine.
i Ask me at midnight and the answer's always yes.
b Do you go dancing a lot?
b Would you get me on the dance floor?
b What do you like dancing to?
=cook
c Nothing fancy, but I'd make sure it tastes good.
c I like the thought of it, especially cooking for two.
c I'd cook for someone I like, and I'd be proud of trying.
c I'd cook for you any time, just tell me what you don't eat.
c I'd say yes to a curry or a pasta, and happily learn the rest.
c For two, gladly, and I'd wash up as well.
c I like cooking, it's even nicer with a glass of wine.
p Yes, and I'd say your chances of surviving it are good.
p I'd follow a recipe right up to where it gets complicated.
p I'd make a huge mess for one small omelette, and serve it proudly.
p Well enough to impress you once, then we'd need a plan.
p I'd start with great toast and work my way up.
p Yes, with enough cheese on top to hide the mistakes.
p I'm good at tasting, stirring and getting in the way.
i I'd like one dish of mine to be worth a second date.
i Yes, and I already know what I'd cook for you.
i Cooking with you sounds even better than cooking for you.
i I'd rather show you than tell you, over dinner.
i I'd try a slow lemon chicken, the kitchen would smell like Sunday.
i Yes, tell me your favourite dish and I'll start practising.
b What's the last thing you cooked?
b What's your favourite thing to eat?
b What should I make for you?
=film
b What was the last film that got you?
b Which film do you put on when you're ill?
b Which film do you never switch off?
c Paddington 2, it's the kindest film I know.
c Back to the Future, I never switch it off.
c The Grand Budapest Hotel, a film I could live in.
c Little Miss Sunshine, it makes me want to hug somebody.
c I like a good comedy best, I want to laugh in the evening.
c A good thriller, as long as I don't see the ending coming.
c Notting Hill, I'm not even embarrassed about it.
c Gladiator, I can't turn it off once it's on.
c I like the cinema best, with a big screen and too much popcorn.
c Any film with Tom Hanks, he's never let me down.
c Good Will Hunting, it gets me every time.
p Shrek, and I know most of it by heart.
p Action films where something explodes, I'm a simple man.
p The Lion King, the film I still haven't got over.
p Home Alone, and I don't even wait for Christmas.
p Mamma Mia, but I'll deny it if anyone asks.
p Any film but horror, unless I can hide behind you.
i Brief Encounter, a goodbye on a platform finishes me every time.
i About Time, it made me want to ring everyone I love.
i Lost in Translation, I still wonder what he whispered.
i Amelie, it makes every ordinary street look magical.
i Love Actually, even in July, and I mouth the words.
b What's your favourite one?
b Cinema or sofa for you?
b What should we watch together?
=series
c Peaky Blinders, I watched it far too quickly.
c Anything with a good detective and bad weather.
c I like a good comedy, something short before bed.
c The Crown, I love it when everyone's furious and terribly polite.
c Stranger Things, it's just good fun.
c Ted Lasso, it puts me in a good mood every time.
c I like a series you can watch as a pair and talk about.
p Anything funny, I say one episode and watch four.
p The Simpsons, it's where I got my education.
p Reality shows, strictly for research.
p Schitt's Creek, I could happily move in with them.
p Comedies mostly, I spend an hour choosing and then fall asleep.
p The Office, I've quoted it far too often already.
p True crime, which is why I check the door twice.
i Fleabag, I finished it and had to sit there for a bit.
i Black Mirror, though never right before bed.
i A good thriller series, best when you don't have to watch it alone.
i Normal People, I didn't expect it to get me like that.
i Killing Eve, I'm never sure who I want to win.
i The Bridge, dark, rainy and impossible to switch off.
i Succession, awful people, and I missed them when it ended.
b What are you watching lately?
b What's your favourite show of all time?
b Are you a binge watcher?
=book
c I like a good crime novel, the kind you finish in two evenings.
c The Alchemist, an easy read that stays with you.
c Harry Potter, it's still the comfort read it always was.
c Non fiction mostly, I like learning something odd.
c Any book that's short and well written, I'm not a patient reader.
c Sapiens, it gives you something to talk about for weeks.
c The Thursday Murder Club, it's warm, clever and really funny.
p Novels mostly, I buy far more books than I read.
p Two pages in bed and I'm gone, every time.
p Bridget Jones, I laughed and I'm not sorry.
p Ghost stories, but only with the lights on.
p I listen to them, that way I can pretend I'm doing chores.
p The book everyone's talking about, about three years late.
p A good romance novel, hidden behind a serious cover.
i A Gentleman in Moscow, I'd lend it to you without a deadline.
i Rebecca, I'd love to know whose side you'd be on.
i Short, quiet novels, the kind that stay with you for days.
i Good stories about people, and I'd read your favourite next.
i The Secret History, awful people, and I can't look away.
i Jane Eyre, stubborn, lonely and much braver than she thinks.
i Love stories, secretly, as long as they don't end too neatly.
b What's your favourite book?
b Do you read a lot?
b What should I read next?
`;
