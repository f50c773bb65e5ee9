/** Further answers to what is asked most, so that no two people get the same. Form: content/asked-about-him.ts. */
export const MOST_ASKED_1 = `
=howAreYou
i Good, and curious what you're going to write next.
i Well, and in the mood for a proper chat.
i Good today, for no reason I can name.
i Fine, and it got a bit better just now.
c Good thanks, can't complain, and I wouldn't want to anyway.
c Pretty good, thanks for asking. Not everyone does.
c I'm alright, taking it easy and feeling fine.
c Good, busy in the head but happy enough.
c Really good actually, I've got no reason to be this cheerful.
c Not bad at all, thanks. I hope you're good too.
c I'm well, a bit slow to get going but in a good mood.
p Great, but I'll act a bit tired if it gets me sympathy.
p Good, I've only talked to myself twice so far.
p Fine, thanks, all parts working, some louder than others.
p About an eight out of ten, nine if there's cake.
p Good, unless you're offering to cook, then I'm very weak.
p A bit hungry, otherwise excellent.
p Better than my hair, so pretty good.
i Good, and you're the first one I've given an honest answer.
i In a good mood, and I think I know why.
i Good, though I can think of one thing that'd make it great.
i Pretty well, there's something on my mind but it's a nice something.
i Fine, and grinning a bit since my phone buzzed.
i I'm good, a bit dreamy, and happier now you've asked.
b How are things with you?
b Are you having a good one so far?
b What's been on your mind lately?
=howWasDay
c Pretty good thanks, nothing special but I enjoyed it.
c Good thanks, a slow start but a nice one.
c It went by quickly, and that's usually a good sign.
c Fairly ordinary really, and I was happy with that.
c Better than expected, and I won't ask why.
c A bit of everything, and now I'm glad to sit down.
c Not bad, a few silly little things but nothing worth moaning about.
p Nobody cried and nothing broke, so a success.
p I did about half my list and I'm proud of the half.
p Good, mostly because I expected nothing from it.
p Fine, though my to do list is longer than when I started.
p No drama, which makes me terrible at telling stories.
p Good, I only wished I was back in bed once.
p It was fine until I sat down, and then it was great.
i Nice enough, but I've got a feeling the best bit's still coming.
i Good, though I kept wanting to tell you the small silly bits.
i Quite normal, except I kept smiling at my phone.
i Pretty good, though I was only half paying attention.
i Good, but it was missing someone to laugh about it with.
i Quieter than I wanted, so I'm glad you asked.
i It had one surprise in it, and I'm still making up my mind.
b How did yours turn out?
b Did anything make you laugh?
b Are you glad it's over or sad it's over?
=wyd
c Nothing I can't put down for a chat with you.
c Not a lot, so you've picked a good moment.
c Just the usual bits and pieces, I've always got a minute for you.
c Taking it slow, and happy you wrote.
c Having a little break, it's nice to hear from you.
c Nothing exciting yet, I'm open to suggestions.
c Winding down a bit, and you're good company for that.
p Pretending to be busy, and you've just blown my cover.
p Staring at my phone waiting for something good, so well done.
p Mostly wondering what to eat next.
p Something very boring, please keep talking.
p Looking for the energy to get up, no luck so far.
p Half a job, very slowly, with lots of breaks.
p Deciding between something useful and the sofa, and the sofa's winning.
i Funny timing, I was about to write to you.
i Rereading something you wrote, if I'm honest.
i Something dull, but my mind's been somewhere much nicer.
i Smiling at my screen, and trying not to look like it.
i Not what I'd be doing if you were around.
i Listening to a song that I think you'd like.
b Are you having a quiet one too?
b What are you doing yourself?
b Is it a busy one for you?
=lookingFor
i Someone to plan small things with, and then bigger ones.
i Someone who makes me forget I was looking.
i What I'm looking for is easy to say, someone I can't wait to talk to.
c A relationship, with the right person and no rush.
c Something real, I'm past games.
c Someone to share the good days and the dull ones with.
i Someone I'd still want to talk to after a long day.
i A person I can be silly and serious with in one evening.
i The kind of thing that starts slowly and then doesn't stop.
i Something real, and I'd like to be surprised by who it's with.
i Somebody who makes an ordinary day better.
c Something long term if it's right, and I don't mind taking it slowly.
c A proper relationship, ideally with someone who's also fun to be around.
c I'd like to meet someone I actually click with and see it through.
c Not a fling, I'd like someone who's still there in winter.
c One good person, that's honestly all I'm hoping for here.
c Someone kind and funny who wants the same thing I do.
c I'd love something serious, but first I just want a nice evening together.
p The kind of thing where we both delete this app and feel smug.
p Something serious with someone who isn't too serious.
p Someone who'll watch a whole series with me and not skip ahead.
p A girlfriend, not a pen friend, though you do write well.
p Someone to have in jokes with that annoy all our friends.
p Long term please, I'm far too lazy to keep starting over.
p Someone who steals my chips and also answers my calls.
i Something real, and I'd nearly stopped expecting it on here.
i Something lasting, I think you notice early on if it could be.
i Someone I don't get bored of, and you're doing well so far.
i I want the real thing, and I'm a bit fussy about it.
b Are you after something serious too?
b What would you like this to be?
b What hasn't worked for you so far?
=contactSwap
c Yes, I'd be glad to, send me yours and I'll text you first.
c Of course, let's swap numbers.
c Sure, I'm happy to move this over.
c Yes, you'll have my number in a minute.
c Of course, that's easier for me too.
c Yes, I'd like that, send me yours and I'll say hello.
c Sure, I was about to suggest the same thing.
c Yes, no problem, I'd like talking to you without this app.
c Absolutely, you'll get a faster answer from me there as well.
c Yes, of course, I'm glad you asked.
c Fine by me, just give me a wave so I know it's you.
p Yes, finally somewhere I can send you bad jokes properly.
p Sure, but what you save me as has to be flattering.
p Yes, though my profile picture there is much less impressive.
p That was smooth, so yes.
p Yes, but be warned, I use far too many words there too.
p Deal, and I'll try not to text you pictures of every dog I meet.
p Okay, but I'm picking a good nickname for you in my phone.
i Yes, and there's something I've been saving up to tell you there.
i I'd like that, I was wondering who'd ask first.
i Yes, I've got a good feeling about where this is heading.
i Gladly, I don't do it often, but you're easy to say yes to.
i Yes, and then you'll get the first message I really thought about.
i Sure, it'll be nice to see your name pop up without the app.
i Yes, as long as you don't stop being this direct.
b Shall I write first or will you?
b Are you a texter or a caller?
b Do you send voice messages?
=music
c A bit of everything, but I always end up back at the old classics.
c Anything with a good guitar and a voice you recognise straight away.
c Mostly indie and rock, and Arctic Monkeys never get old for me.
c I like nearly everything live, even stuff I'd never play at home.
c Abba, no shame at all, it works every single time.
c Coldplay, Oasis, that sort of thing, songs you can sing along to.
c Depends on the mood, but Amy Winehouse is always right.
p Whatever's on, I'll sing along with all the wrong words.
p Nineties pop, and yes, I know the dance moves too.
p Anything with a chorus I can shout in the car.
p My taste is half cool and half wedding disco.
p A good beat's enough for me, I start nodding like a pigeon.
p Bon Jovi, but only with the windows up.
p I like everything up to the point where they bring out the recorder.
i You can tell a lot from my playlist, so I'll wait a bit.
i Sad songs, weirdly, they put me in a good mood.
i Tracy Chapman, best heard with you in the passenger seat.
i I like it best when someone plays me their favourites, so send me one.
i Hozier, late in the evening with the lights off.
i Bill Withers, he could make a wet Monday feel like July.
b What's the last song you played?
b What do you put on to cheer up?
b Which concert would you go to tomorrow?
=from
c I like it where I live, and it's easy to get around from.
c It's a nice place, I'd be glad to show you my favourite corner.
c I'm quite attached to where I come from, and I still defend it.
c Home's wherever my own bed is, and mine's in a good spot.
c It's got all I need, and I can't see myself complaining about it.
p From a place where everyone knows a shortcut and nobody's on time.
p Close to a good takeaway, which is all I asked for.
p It's not Paris, but the parking's better.
p Somewhere between the shops and the fridge, mostly.
p You'd know I'm from there by how much I talk about the weather.
i It's the kind of place you like more with the right guide.
i I like it here best in the evening, when the streets go quiet.
i I'm from there, but I've never been sure I'm typical.
i I'm fond of the place, even more when I've been away from it.
i I complain about it and miss it, so it must be home.
i It looks ordinary, but I know where to stand at sunset.
b How about you, where's home?
b Have you ever been around here?
b Are you happy where you are?
=height
c Tall enough to dance with you, heels or no heels.
c Tall enough to find you in any crowd.
c Tall enough to carry the umbrella, whatever shoes you wear.
c Tall enough that you can wear any heels you like.
c Tall enough for the top shelf, and I'll get things down for you.
c Tall enough to see over most people at a concert.
p Tall enough to hit my head on low lamps.
c Tall enough that nobody's ever complained, at least not to me.
c A good height, I'd say, doors and dance partners agree.
c No tricks with shoes or photos, what you see is what you get.
c A height I'm perfectly happy with, so wear any shoes you like.
c You'd find me in a crowd, and I'd find you.
c I don't mind you asking, and I don't mind if you're taller.
c Tall enough to hold the umbrella for both of us.
p Taller on my profile than before breakfast.
p With good posture quite tall, so about twice a year.
p Tall enough to change a bulb if there's a chair.
p Bring a tape measure, we'll need an activity anyway.
p Shorter than I feel on a good day.
p Tall enough to hit my head on things and blame the thing.
i Stand next to me and you'll have your answer.
i Tall enough for a good hug, and I think that's what counts.
i Let's just say I think we'd look good walking side by side.
i I could give you a number, but you'd still want to check.
i The right height for a slow dance, my favourite way to measure.
b How tall are you yourself?
b Do you like wearing heels?
b Is there a height you like best?
=whySlow
c I'm really sorry, you should've heard from me sooner.
c Sorry, that was too long, and it wasn't about you.
c You're right to ask, I should've at least sent a quick hello.
c Sorry about that, I'm here now and I've got time.
c Sorry, I let it slide, and I didn't want to.
c I haven't gone anywhere, and I'm sorry it looked that way.
c Sorry, I know how that feels, I'll do better.
p Sorry, I wrote you a great answer and only sent it in my head.
p Guilty, you can choose my punishment, but please keep it edible.
p Sorry, I'm alive and mildly embarrassed.
p Sorry, I'd like to blame my phone, but it's innocent.
p Sorry, playing hard to get was never the plan.
p Sorry, I owe you a drink and a much faster thumb.
i Sorry, I wanted to write something good and then wrote nothing at all.
i Sorry, but I do like that you noticed.
i I'm sorry, no explaining, I'd just like another chance to ask about you.
i Sorry, I thought about you more than my phone shows.
i I'm sorry, and a bit touched that you asked.
i Sorry, my head was full, and you deserved better than silence.
i Sorry for the gap, I was hoping you'd still be there.
b How have you been since?
b Am I forgiven, or not quite yet?
b How can I make it up to you?
=whoIsThat
c Fair question, and the answer's a lot less exciting than it looks.
c Only a friendly face, and you're the one I'm writing to.
c I'm not seeing anyone else, if that's what you'd like to know.
c Nobody with a claim on me, and I'm glad you asked.
c Don't worry, there's only one person I'm trying to impress here.
p Someone with far too much on me, so I stay polite.
p Your detective work's impressive, but there's no scandal.
p Sadly nothing juicy, I wish my life was that dramatic.
p You'll be disappointed how innocent that is.
p I knew someone would ask, I just hoped I'd look cooler in it.
p No rival, just someone who puts up with me.
p The real scandal in that picture is my face.
i Nothing to worry about, but I like that you wanted to know.
i You look closely, I'll remember that.
i You'll probably meet one day, if this goes how I hope.
i Not competition, if that's the question behind the question.
b What was your first guess?
b Did it make you wonder?
b What would you like to know about it?
=pizza
c Mushrooms and ham on my pizza, pineapple's allowed on yours.
c Plain margherita for me, and I don't judge anyone's pizza.
c Pineapple on pizza is fine by me, with plenty of chilli.
c Pepperoni pizza, and I'd trade you one slice of pineapple.
c Pepperoni and extra cheese, nothing fancy and always right.
c Four cheese for me, and I don't share the crust.
c Just a good margherita, it's the best test of a pizza place.
c Anything with lots of garlic, so we'd both have to eat it.
c I'll eat it any way it comes, hands only, fruit included.
c Veggie with extra peppers, or whatever you're having.
c Ham and mushroom, the boring choice that never lets me down.
p With my hands, straight from the box, no shame at all.
p Whatever you ordered, it always looks better than mine.
p All of it, please, I've never understood a small one.
p Pineapple's fine by me, I just won't tell anyone Italian.
p I say I'm only having two slices, and nobody ever believes me.
p Extra cheese, and then extra cheese on top of that.
p Cold for breakfast is the best kind, don't judge me.
i I'd order two different ones and swap halves with the right person.
i Fresh basil, good mozzarella and no fruit, I'll defend that gently.
i Thin, a bit burnt at the edges, and shared with you.
i I'm easy on toppings, I'm fussy about who gets the last slice.
i Chilli honey on top, try it once and you'll thank me.
i Potato and rosemary, it sounds wrong and tastes like a holiday.
i The best ones are eaten on a step outside, with someone nice.
b What's your usual order?
b Pineapple, yes or no?
b Would you share or guard your own?
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
i Yes, there's a question I don't want to ask in a text.
i Yes, and I bet we'll talk longer than we planned.
i Yes, you might be the first person I don't mind ringing.
i Yes, though after that texting won't be enough anymore.
b When would be a good time?
b Are you a long talker?
b Would video be okay for you?
=weekendPlans
c Not much so far, so I'm open to a good offer.
c Something with friends maybe, but nothing's fixed yet.
c A lie in if I can, and then I'll see what comes up.
c I'd like to get outside a bit if the weather behaves.
c Taking it easy, I've been looking forward to that.
c A few things to get done first, then the nice part.
c Nothing big, I'd be happy with good food and good company.
p Big plans to clean everything, so probably a film.
p Eating well and moving very little.
p I'm fully booked with doing nothing, but I could fit you in.
p Sofa first, then we'll see how ambitious I feel.
p I've got a list of jobs and a talent for ignoring it.
p Nothing wild, unless you've got a bad idea.
p Something sporty is the plan, which means I'll watch some.
i Nothing I wouldn't cancel for a better idea.
i Good food and a long talk is my plan, it works better with two.
i No plans yet, I was hoping you'd give me a reason.
i Something slow, by the water if it stays dry, that's my whole plan.
i I've kept some time free, call it a hunch.
i Something new, I'm in the mood for a little surprise.
i Somewhere quiet and something sweet after, you'd be welcome.
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
p It ended, and that's my only complaint.
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
i Calm on the outside, I was busy thinking.
i Different than I'd planned, and I didn't mind at all.
b Did you get some rest?
b What did you get up to?
b Would you do yours again?
=age
c Old enough to know what I want, and that's nice.
c Old enough to like the number, and I don't mind you asking.
c I feel good at my age, I wouldn't go back.
c I've got nothing to hide there, and I'm in no rush to be younger.
c A good age, I think, settled but not boring.
c I don't think a few years either way matter much.
p Old enough to make a noise when I sit down.
p How old I am depends who you ask, my knees or my jokes.
p Too old for clubs on a Tuesday, too young for slippers.
i Old enough to be patient, young enough to stay out late with you.
i Old enough to know better, I just don't feel it yet.
i Right in the years when you stop rushing and start enjoying it.
i Let's say it's the best age so far, and I mean that.
b And how old are you?
b Does age matter to you?
b What would you have guessed?
=job
c It pays the bills and most days I really enjoy it.
c I like what I do, and I like going home afterwards too.
c It's busy but good, and the people make it fun.
c Work keeps me busy, but there's always time left for a nice dinner.
c I work hard, but I don't live for it.
c A job with nothing glamorous about it, but I'm good at it.
p I look busy for a living, and I'm good at it.
p I'm very important between the coffee and the second coffee.
b How about you, do you enjoy yours?
b What's a normal day like for you?
b Would you still work if you won the lottery?
=siblings
c I'm a family person, so that's a subject I like.
c Family's important to me, however many of us are at the table.
c Happy with what I've got, I wouldn't swap anyone.
c I think siblings are lovely, at least once everyone's over twenty.
c I'd fit in with a big family or a small one.
c Ask me anything about them, I like talking about family.
p I'm obviously the favourite, just don't ask the rest of the family.
p Everyone guesses wrong, so go on.
p I've got strong views on who gets the front seat.
p Let's just say I know how to fight for the bathroom.
p No twin, the world's got enough with one of me.
p I still believe whoever cuts the cake picks last.
p I can lose at board games without crying now, if that tells you anything.
i Home taught me to share, even the last piece of cake.
i I think it's where I get my loyalty, and my stubbornness too.
i You'd have to see us all in one room to get it.
i My people come first for me, and I think they'd like you.
i I like a full table best, everyone talking and nobody listening.
i I think I worry like an oldest and dream like a youngest.
i That's a subject for when we've got time and dessert.
b Have you got any yourself?
b Are you close to your family?
b Who do you get on with best?
=atSchool
c Quite normal really, decent marks and good friends.
c I was alright, I liked my friends more than the lessons.
c Pretty happy, I think, with the usual bit of trouble.
c Much like most kids, happiest when the last bell rang.
c A bit shy at first, then hard to stop.
c Not the best and not the worst, but I had fun.
c I'd say a nice kid who could've tried harder.
p My best subject was lunch.
p I was an angel, and please don't ask any of my teachers.
p My haircut was the biggest crime of those years.
p Could do better, and I think that was on every report.
p Very cool, as long as there aren't any photos.
p I was great at looking busy, and it's still useful.
p I peaked at hide and seek, it's been quiet since.
i You'd have liked me, but I'd have been too shy to talk to you.
i Very different from now, I hadn't learned to laugh at myself yet.
i I'd have sat next to you and learned nothing.
i Better at daydreaming than at maths, and I still am.
i I was quieter than you'd think, and I noticed a lot.
i A bit of both, good when I liked the teacher.
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
p Real, and slightly flattered that you thought I'm too good to be true.
i I'm real, meet me once and you'll laugh about this.
i Real, and I was hoping you are too.
i Pick any odd question and I'll answer it like a real person.
i I'm real, and I'd like to see your face when you believe it.
i Real, and a bit different in person, in a good way.
i I'm real, and I like that you don't trust too easily.
i Real, name a time for a call and see for yourself.
b Have you met many fakes on here?
b What made you wonder?
b Would a quick video call help?
=childhoodPlace
c I've got a soft spot for it, and I always will.
c It was a good place to be a kid, I can't complain.
c I miss it now and then, mostly the people.
c It's always nice to go back, and nice to leave again.
c I liked it there, though I didn't know it at the time.
c I'd go back more often if I could.
c It's not much to look at, but it's home.
p It made me who I am, so blame the place and not me.
p I miss the food the most, don't tell the people.
p It takes about five minutes before I talk like them again.
p There wasn't much to do, so we got creative.
p I go back and suddenly I'm fifteen and hungry.
p Lovely place, as long as you like gossip.
p Nothing ever happened there, and we talked about it for weeks.
i I'd love to walk you round my old streets, they still make me smile.
i It seemed so big then, and I still see it that way.
i I'd still know it with my eyes closed, smells and all.
i Some of it I miss, and some of it I'm happy to forget.
i I dream about it sometimes, always the same street.
i It still feels like mine, no matter how much has changed.
i You can still hear it in my voice when I'm tired.
b What was yours like?
b Do you ever want to move back?
b Do you still know people there?
=superpower
c I'd stop time, just to sleep in and still be early.
c Flying, easily, I'd never sit in traffic again.
c I'd keep it simple, good people, good food and a view.
c Teleporting, so I could take you to dinner in Rome.
c Whatever it is, I'd want good company for it.
c I'd use it to help people, after one day of pure fun.
c I'd choose the sea, a long table and everyone I love.
p I'd have the power to always find my keys.
p I'd use it for snacks, I'm not proud.
p Reading minds, but only when someone says they're fine.
p I'd be a hero with a nap in the middle of the day.
p Invisible, so I could leave parties without saying goodbye.
p Something small, like never burning toast again.
p I'd save the world, but not before breakfast.
i I'd go back to one evening and do it a bit differently.
i I'd want one more day with someone I miss.
i I'd slow time down, so a good evening lasted twice as long.
i I'd want to know what you think when you read my texts.
i My answer changes all the time, lately it's about being in two places.
i Something quiet, like making a stranger's bad day a bit better.
b What would you pick yourself?
b Who would you take with you?
b What's the first thing you'd do?
=haveKids
c I love kids, and they usually find me before the adults do.
c I've got a big soft spot for kids, and plenty of patience.
c Kids are a big yes in my world, if you've got some too.
c Family comes first for me, so I get why you ask.
c It's not a touchy subject, ask me whatever you like.
c If you've got children, that's no problem for me at all.
c I like a house with kids in it, noise and all.
p On some days I'm the biggest child in the room.
p I'm the one who gets told off for winding the kids up.
p Any kid can beat me at video games, so they like me.
p I know more cartoon characters than I should.
p I'm good at bedtime stories, I always fall asleep first.
p I still go down the slide if nobody's looking.
p Great with kids, hopeless with glitter.
i Kids matter a lot to me, I'd never be casual about that.
i I care about it more than almost anything, even on the noisy days.
i I'm softer with kids than you'd guess from my texts.
i Kids bring out my silly side, and I like myself better then.
i That question tells me you're serious, and I like it.
i I get quieter and happier with kids around, it's odd.
b How about you, any kids?
b Do you like having kids around?
b Is that important to you?
=wantKids
c I'd like that, if it's with the right person.
c I've thought about it a lot, and I'd be open about it with you.
c It's a big thing, so I'd want to decide it together.
c I love the idea of a family, whatever it ends up looking like.
c I'd be happy with it, but the person comes first for me.
c I'm glad you're asking early, it's better to be honest about it.
c Family matters to me, and there's more than one way to have one.
p I like kids, it's the glitter I'm afraid of.
p I'd be good at the fun parts and willing on the rest.
p I like the idea, I'd just need a lot more sleep first.
p I'd be the soft one, so I'd need someone strict.
p I already carry snacks everywhere, so I'm nearly qualified.
p I could see it, as long as I get to choose the bedtime stories.
p I've got the patience, I'm still working on the early mornings.
i I used to be sure, now I think it depends on who I meet.
i With someone I trust, yes, I can picture small shoes by the door.
i I'd want to hear your side first, really hear it.
i Yes, I think I'd love it, and it'd scare me a little.
i With the right woman I could be talked into quite a lot.
i I get a bit soft on that subject, so be warned.
b How do you feel about it?
b Have you always felt that way?
b What would your ideal family be like?
=sign
c I don't know much about star signs, but I'll listen to you.
c Birthdays are a big deal for me, mostly other people's.
c I only half believe in it, but the good parts fit.
c One of the friendly ones, from what I've heard.
c I like my birthday, it's a good excuse to see everyone.
c I wouldn't pick someone by their sign, but it's fun to read.
p The sign that's always right about food.
p I only read the horoscope when it says something nice.
p One of the good ones, unless you've had bad luck with us.
p My sign's the reason for everything I do wrong.
p I'm typical for mine, just with better snacks.
p I don't believe in star signs, which is typical of my sign.
p The one that gets told it's stubborn and refuses to believe it.
i I'd like mine to get on with yours, that's my only wish.
i I'm told we're hard to read and worth the effort.
i Mine's known for loyalty, so that part's true at least.
i It fits me better than I'd like to admit, the soft bits too.
i The romantic half of my horoscope is usually right, the money half isn't.
b What's your own sign?
b Do you believe in it?
b When's your own birthday?
=dance
c I'm up for it, especially if you pull me up.
c I'm not great, but I do enjoy it.
c If the song's right I don't need asking twice.
c Yes, I'd give it a go with you, any style.
c At a good party I'm usually up by the second song.
c I like watching for a bit, then I join in.
c I'd happily learn, if you don't mind a slow student.
p Badly, but with a lot of heart.
p After two drinks I'm brilliant, or so I believe.
p I've got two left feet, but they're keen.
p Mostly I do the nod and hope nobody notices.
p I dance like nobody's watching, and soon nobody is.
p Abba comes on and I lose all dignity.
p I can do the robot, though never on purpose.
i With you I'd be a bit nervous, in a nice way.
i Not usually, but I think you'd talk me into it.
i I prefer the slow ones, you can talk in between.
i I'd want our first dance to be somewhere nobody else is dancing.
i I've got one good move, and it needs your hand in mine.
i Ask me at midnight and the answer's always yes.
b Do you like to dance yourself?
b Would you get me on the floor?
b Are you any good at it?
=cook
c Yes, nothing fancy, but it tastes good.
c I can, and I like it, especially for two.
c I do alright, a few dishes I'm really proud of.
c I'd cook for you any time, just tell me what you don't eat.
c A good curry, a good pasta, and I'm happy to learn the rest.
c Yes, and I wash up as well.
c I like cooking, it's even nicer with a glass of wine.
p Yes, and nobody's died.
p I can follow a recipe until it gets complicated.
p My speciality's making a huge mess for one small omelette.
p Well enough to impress you once, then we'd need a plan.
p I make a great toast, and I'm working my way up.
p Everything I make needs a little more cheese.
p I'm good at tasting, stirring and getting in the way.
i I've got one dish that's worth a second date.
i I already know what I'd make for you.
i Cooking with you sounds even better than cooking for you.
i Better than you'd expect, that's all I'm saying.
i A slow lemon chicken, it makes the whole kitchen smell like Sunday.
i Tell me your favourite dish and I'll start practising quietly.
b Do you like cooking yourself?
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
c Anything with Tom Hanks, he's never let me down.
c Good Will Hunting, it gets me every time.
p Shrek, and I know most of it by heart.
p Anything where something explodes, I'm a simple man.
p The Lion King, I still haven't got over it.
p Home Alone, and I don't even wait for Christmas.
p Mamma Mia, but I'll deny it if anyone asks.
p Horror's fine if I can hide behind you.
i Brief Encounter, a goodbye on a platform finishes me every time.
i About Time, it made me want to ring everyone I love.
i Lost in Translation, I still wonder what he whispered.
i I'd pick one for us, I think I know what you'd like.
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
c I like the ones you can watch as a pair and talk about.
p I only ever watch one more, four times in a row.
p The Simpsons, it's where I got my education.
p Reality shows, strictly for research.
p Schitt's Creek, I could happily move in with them.
p I spend an hour choosing and then fall asleep.
p Brooklyn Nine Nine, it's my answer to any bad day.
p True crime, which is why I check the door twice.
i Fleabag, I finished it and had to sit there for a bit.
i Black Mirror, though never right before bed.
i I've got one saved up that I don't want to start alone.
i Normal People, I didn't expect it to get me like that.
i Killing Eve, I'm never sure who I want to win.
i I think you can tell a lot from what someone rewatches.
i Succession, awful people, and I missed them when it ended.
b What are you watching lately?
b What's your favourite of all time?
b Are you a binge watcher?
=book
c I like a good crime novel, the kind you finish in two evenings.
c The Alchemist, an easy read that stays with you.
c Harry Potter, it's still the comfort read it always was.
c Non fiction mostly, I like learning something odd.
c Anything short and well written, I'm not a patient reader.
c Sapiens, it gives you something to talk about for weeks.
c The Thursday Murder Club, it's warm, clever and really funny.
p I buy far more than I read, but the pile looks good.
p Two pages in bed and I'm gone, every time.
p Bridget Jones, I laughed and I'm not sorry.
p Ghost stories, but only with the lights on.
p I listen to them, that way I can pretend I'm doing chores.
p The one everyone's talking about, about three years late.
p A romance would be fine, I'd just swap the cover.
i A Gentleman in Moscow, I'd lend it to you without a deadline.
i Rebecca, I'd love to know whose side you'd be on.
i I like the ones I can't explain to anyone afterwards.
i Tell me your favourite and I'll read that one next.
i The Secret History, awful people, and I can't look away.
i Jane Eyre, stubborn, lonely and much braver than she thinks.
i Love stories, secretly, as long as they don't end too neatly.
b What's your favourite book?
b Do you read a lot?
b What should I read next?
`;
