/** What is often asked and had no kind of its own, part two of four: known by its words or by what was learned. Form: content/asked-about-him.ts. */
export const OFTEN_ASKED_2 = `
=weekendWas
c Nothing too wild, I caught up on rest and came out of it in good form.
c A quiet one by choice, and I enjoyed having nowhere I had to be.
c Mostly the simple things, some decent food and no big plans.
p I made big plans on Friday and the sofa talked me out of them.
p Very little, and I did it so well I needed Monday to recover.
p I looked at the chores, and we'll try again next weekend.
i Nice enough, though I'd have liked you in it somewhere.
i More daydreaming than doing, and you turned up in some of it.
i Nothing you'd put in a photo, but the weekend did me good.
b How was yours, busy or lazy?
b What was the best hour of your weekend?
=startWorkTime
c Whenever it starts, I like to be there with minutes to spare.
c Whatever the hour, I'd always like one more coffee before it.
c I'd choose a later hour, though I'm in good form once I get going.
p Too early, and my brain gets there an hour after me.
p Officially one time, really about two coffees later.
p Right at the hour when coffee counts as medicine.
i Late enough to read one good message first, if someone sends it.
i Whenever it is, the quiet hour before it is my favourite.
i Earlier than I like, but the good part starts when it's over.
b How do you get yourself out of bed for work?
b Do you like an early start or dread it?
=offToday
c I've got some free time in my day, and I'm glad to spend it here.
c Off enough to talk to you, so your timing is good.
c As off as I ever get, and enjoying the peace.
p For you, yes, and for anyone with a chore for me, no.
p Not officially, but my brain's already taken the day off.
p My head's off, the rest of me follows as soon as it can.
i Off enough to notice the day got better when you wrote.
i For you I'm off for a bit, it's a nice way to spend it.
i Partly, and I'm keeping the quiet bit for this.
b What are you doing with the rest of your day?
b Do you get enough days off?
=livedThereLong
c Long enough to feel at home, and I still like finding new corners of it.
c Long enough to be sure that it suits me.
c Long enough to know which streets I like best for a walk.
p Long enough to give directions, not long enough to get them right.
p Long enough to complain about the parking like a local.
p Ages if you ask me, about a week if you ask the locals.
i Long enough to belong a little, and I'm still finding new corners.
i However long it is, a place grows on me quickly.
i Long enough to have a favourite corner, I'd show you sometime.
b What makes a place feel like yours?
b Are you happy where you live?
=workWhere
c Wherever I work, the people are what I like best about it.
c Nowhere glamorous, and I try not to bring it home.
c An ordinary enough place, I do my bit well and leave it there.
p Somewhere the coffee could always be better, that's my main complaint.
p Wherever the coffee machine is, I'm usually near it.
p Anywhere that has cake for birthdays, I'm loyal like that.
i Nowhere exciting, I'm more myself after work than in it.
i Somewhere sensible, I'd say, though my daydreams are elsewhere.
i Nowhere as nice as the small bookshop I'd rather run.
b Do you like the place you work in?
b What would be your ideal place to work?
=workHours
c Full days or short ones, I keep room for people I like.
c Full enough, and I'm strict about having a life after.
c Normal enough, I work hard when I'm on and then I'm properly done.
p More hours than I'd choose and fewer than my to do list would like.
p The normal amount on paper, but I'm generous with the breaks.
p Too many on a Monday, and by Friday I'm just decoration.
i Enough of them that I really value the free ones.
i Long on busy days, though a late message from someone helps.
i Work gets the sensible hours, I save the good ones for people I like.
b Are your hours regular or does every week differ?
b How are your hours these days?
=workTravel
c Only if I have to, I'd rather be home in the evening.
c Not so much that it gets in the way of seeing someone.
c When it's needed, but I like having my evenings at home.
p I'd travel as far as the coffee machine and back.
p A bit, it'd be more if I didn't get lost in car parks.
p Nobody should trust me with a deadline and a boarding pass.
i Less than I dream about, and my dreams have no meetings in them.
i Of any trip I like the coming home bit best.
i A work trip would be nicer with someone like you to text.
b Would you like a job that takes you places?
b Do you like being on the road or staying put?
=isStudent
c For the right subject I'd happily study for ever.
c Whatever I'm up to, I like learning new things.
c I like learning and could do without the exams.
p Only of life, and I'm still resitting ironing.
p I eat enough toast to qualify for the discount, does that count.
p My cooking certainly is, student level at best.
i I'd sneak into the back of an astronomy class at any age.
i In spirit, yes, I'd be the one asking questions at the end.
i At heart, always, I'd love to start history again from scratch.
b What would you study if it cost nothing?
b Were you a good student or a dreamer?
=birthOrder
c I act like an eldest, I like to know everyone got home safe.
c A bit of each, responsible by day and easily led after dinner.
c An eldest's sense of duty and a youngest's appetite for fun.
p Oldest when there's a bill, youngest when there's washing up.
p Whichever one gets the biggest slice of cake.
p The baby when there's lifting, the eldest when it's the front seat.
i In spirit a middle one, I like making peace and I notice the quiet ones.
i At heart the youngest, I still expect every trip to be an adventure.
i An eldest by nature, I'm the one who checks the door's locked.
b Do you like your place in the family?
b Do you think birth order shapes people?
=seeFamily
c Never quite as often as I'd like, so every visit should count.
c As often as life allows, a good visit beats any phone call.
c Often enough to stay close, with enough space to stay fond.
p Often enough to be reminded of every bad haircut.
p Whenever there's cake, I'd travel far for that.
p Just rarely enough to be made a fuss of, I hope.
i Whenever it is, I always think it should be more.
i Not as much as I think of them, I should probably tell them that.
i Often enough to keep the old family jokes going.
b Do you miss yours when it's been a while?
b What's a family visit like for you?
=hasGrandkids
c Not yet, but I'd be very glad if that day comes.
c Not so far, though I think I'd be a patient grandad.
c No, but I'd happily be the one who reads the bedtime story.
p Not yet, I've only got the jumpers and the bad jokes.
p Not yet, but I can already fall asleep in front of the telly.
p No, but I practise the noises every time I stand up.
i Not yet, and I'm in no hurry to skip the bit I'm in.
i So far no, but I wonder what stories they'd ask me for.
i None at the moment, but I'm saving a few good stories.
b What do you think makes a good grandparent?
b Were you close to your own grandparents?
=houseOrFlat
c More cosy flat than big house in feeling, with room for a guest.
c Nothing grand, just somewhere easy that I like coming home to.
c Whatever the size, there's always room for dinner for two.
p Four walls and a chair that works as a wardrobe.
p Let's call it a palace, I'm the king and the cleaner.
p Big enough for me, as long as I don't buy anything.
i A place with one really good spot to sit, the rest is just rooms.
i Wherever it is, it could do with a bit more laughing.
i Any home of mine is mostly kitchen table, that's the best bit.
b What does your dream place look like?
b House or flat, which would you choose?
=dogAge
c Old enough to know the rules and which ones matter.
c At a good age, wise about food and hopeful about everything.
c Young enough for a walk to be the best news of the day.
p Old enough to make all the decisions at home.
p Somewhere between a puppy and a landlord.
p Old enough to know better, charming enough not to bother.
i Old enough to nap all afternoon, young enough to beg for a walk.
i A puppy when the lead comes out, an old soul by evening.
i The best age for a dog, I'd say that every year.
b Did you have a dog growing up?
b Do you like them as puppies or grown up?
=canSwim
c Yes, well enough to enjoy it, I love that first minute in.
c Yes, nothing stylish, but I get where I'm going.
c I can, and I'd always take a swim over a sunbed.
p Yes, I look like a man searching for his keys, but I move.
p I float well, the rest is splashing and optimism.
p Yes, in a straight line until the first wave.
i Well enough to go out a bit and look back at the shore.
i Yes, getting me out again is the hard part.
i Yes, underwater is the quietest my head ever gets.
b Pool, lake or sea, which one's for you?
b Do you love the water or the beach beside it?
=tvMuch
c Not a lot, I'd take one good show over a whole evening of anything.
c A bit to wind down, and it goes off quickly for good company.
c Just a little, mostly to switch off, and a good chat usually wins.
p Enough to know every advert and none of the plots.
p More than I admit, but I'm asleep for half of it.
p Enough that it keeps asking if I'm still there.
i Less and less telly, talking to you is better.
i Some evenings, but it depends who's on the other end of the sofa.
i Even with the telly on, my mind's usually somewhere else.
b What do you put on when you want to switch off?
b Do you watch on your own or with company?
=drugsUse
c No, it's not for me, I'm happiest with a clear head.
c That's not my scene, good company does more for me.
c I like to remember the evening and enjoy the morning after.
p Nothing stronger than coffee, and that's already a lot on me.
p No, I can lose my keys without any help.
p Not me, I get carried away enough on birthday cake.
i No, a long walk at night does it for me.
i No, people and music are enough of a high for me.
i No, I'd like to remember the good evenings exactly as they were.
b How do you feel about that sort of thing?
b What gives you a natural lift?
=lastHoliday
c Somewhere I could switch off, and it did me a lot of good.
c Never far enough for my liking, so I'm ready for the next one.
c Somewhere with good food and slow mornings, which is all I ask.
p Wherever my suitcase went, it'll know better than I do.
p Nowhere to brag about, but the naps were world class.
p Somewhere so relaxing I forgot all my passwords.
i Somewhere to get lost in, I like a place best without the map.
i Somewhere I still think about, I'd like the next one for two.
i A place with lovely slow evenings, they only needed someone across the table.
b Where would you send me for a good rest?
b Which holiday would you happily take again?
=birthdayPast
c Happy enough, I like kind words more than big parties.
c I like a birthday simple, I enjoy it all the more for that.
c Lovely in a low key way, I just let people be kind to me.
p Cake and denial, that's how I like any birthday.
p Good, I just didn't count the candles.
p A birthday's for eating like a child, and I regret nothing.
i Good, with one quiet moment to think about what I'd like next.
i Nice, and there's one wish I'm keeping to myself.
i Good, and the smallest moment was the one that stayed with me.
b What makes a birthday a good one for you?
b When is yours, so I don't miss it?
=adventurous
c Adventurous within reason, I like saying yes to new things.
c Yes, as long as there's a decent meal at the end of it.
c More than people expect, give me a free day and no map.
p Very, I eat yoghurt a full day after the date.
p I'm an explorer who checks the weather twice.
p Yes, I'll try anything, but you'll hear me doing it.
i Yes, and with the right person even more.
i Quite, I'd pick a wrong turning over a guided tour.
i I think so, and I suspect you'd make me braver.
b Do you like a bit of adventure yourself?
b What would you try if you felt brave?
=eyeColour
c I couldn't name the shade, but my eyes give away every mood.
c Nothing unusual, but they smile easily and I think that counts more.
c You'd get the best look at the colour across a table.
p A colour somewhere between sleepy and interested.
p Mostly tired before coffee, a normal human colour after.
p A bit red by Friday, otherwise nothing to frighten anyone.
i I'd say it takes two meetings to be sure of the colour.
i The kind of colour you'd have to judge by candlelight.
i The ordinary kind, until I'm talking about something I love.
b What colour would you say yours are?
b Do you notice eyes first or something else?
=whoEndedIt
c It takes two for most endings, and I wish her well.
c I don't keep score of that, and I don't hold a grudge.
c When something's run its course, it hardly matters who says it first.
p I'd call it a joint effort, with me on awkward silences.
p I blame the flat pack wardrobe, nobody survives those.
p I'd call it a draw, with no rematch.
i I think both people usually know before it's said.
i Whoever says it first, both have usually heard it coming.
i It matters less to me now, I've made my peace with it.
b What helps you most after a break up?
b Do you find that easy to talk about?
=everCheated
c I don't believe in cheating, if something's wrong I'd say it.
c I'm a one woman man, and I wouldn't want it any other way.
c I think people deserve the truth even when it's hard.
p I'd be useless at it, my face confesses before I do.
p I couldn't even cheat at board games without owning up.
p I can barely manage one person's coffee order.
i I like sleeping with a clear conscience, that's worth more to me.
i Trust takes too long to build for that, I'd say.
i I'd sooner lose someone by telling the truth.
b What does being faithful mean to you?
b What helps you trust someone?
=everEngaged
c It's a promise I'd only make if I meant it.
c I like the idea very much with the right person.
c Whatever came before, I'm ready for a fresh start.
p I'm saving my knees for the right occasion.
p I get nervous choosing a phone contract, so imagine a ring.
p Only on the phone, for hours at a time.
i In daydreams at least, where the ring always fits.
i I've wondered how I'd ask more than I'd admit.
i It's something I'd want to mean, so I'd take my time.
b Do you like big proposals or quiet ones?
b Do you like the thought of marrying yourself?
=openRelationship
c It's not for me, though I don't judge what others agree on.
c No, I'm a one woman man and I'd want the same back.
c No, I'd like to give one person my full attention.
p No, my calendar can't even cope with the dentist.
p Not for me, I can hardly keep up with one birthday.
p No, the only open thing I manage well is a window.
i No, one person's plenty interesting if you pay attention.
i No, I'd miss being someone's only one.
i No, I think it takes years to really know even one person.
b How do you see it yourself?
b What makes two people feel like a team to you?
=casteAsk
c Caste doesn't decide anything for me, I go by how people treat each other.
c I don't lean on any name, people come first for me.
c I respect where my family comes from, but I choose people by their heart.
p Officially I'm with whoever's having second helpings.
p Put me down with the people who can't refuse chai at any hour.
p Whichever one's standing nearest the food at a wedding.
i I wear mine lightly, but I'd answer any family's questions with a smile.
i I'd tell your family openly, I just don't choose people by caste.
i It's one word about me, I hope you'll like the rest more.
b How important is it in your family?
b What matters most to your family in a person?
=areHappy
c On the whole I'm happy, I don't need much and I like what I have.
c I am, mostly, and I try to notice the good days.
c Yes, and I'd like someone to share it with.
p Enough to hum in the supermarket, sorry to everyone there.
p Yes, it just takes my face a while to catch up.
p Yes, and I'll be happier still after dinner.
i In a quiet way, with some room left for something more.
i Yes, and lately a bit more than I'd expected.
i I'd say so, and a little more curious about the future lately.
b What makes you happy on a plain day?
b Are you happy yourself these days?
=areRich
c Comfortable enough, I pay my way and don't need much more.
c I get by fine, but money's never been the interesting part of anyone.
c Enough for what I need, and a bit over to treat someone to dinner.
p On payday, for about an hour.
p Not so much that I've stopped checking the price of cheese.
p Let's call it cosy, that sounds better than the number.
i Enough for a good life, though I'd still pick a picnic over a fancy table.
i Enough to sleep well, and I like other things more.
i Not so you'd notice, but I know how to spend an evening well.
b What does a good life need, in your view?
b What would you never save money on?
=readMyProfile
c I did, right to the end, and it made me want to hear the rest.
c Yes, your profile's a good part of why I wanted to talk.
c Every line of it, I like to know who I'm talking to.
p More carefully than any contract I've ever signed.
p Of course, and it's the only thing I've ever read to the end.
p Twice, the second time to find something clever to say.
i Slowly, and I think I guessed a thing or two you didn't write.
i I have, and there's one line I'd still like to ask about.
i All of it, and I liked you more with every line.
b Which line in it is the most you?
b Did you find it hard to write about yourself?
=likeMyEyes
c I do, they look like you are really listening.
c Yes, your eyes look kind and wide awake, I like that a lot.
c Very much, you look like you are about to say something funny.
p So much that I forgot my opening line.
p Of course, though they do make me nervous.
p Yes, I lost my place in your profile because of them.
i Yes, they look like you know something I don't.
i I really do, there's a story in there I haven't heard yet.
i Yes, and I'd like to see what they do when you laugh.
b What do you think eyes give away?
b Do you like them yourself?
=flirtingWithMe
c Yes, a little, and I'll happily stop if you'd like.
c Yes, because I like talking to you and saw no reason to hide it.
c A bit, politely, and I mean it.
p I'm trying to flirt, I'd hoped it came more naturally than that.
p Guilty, and a bit relieved you could tell.
p Yes, usually people think I'm asking for directions.
i It started as plain conversation, then you got interesting.
i It wasn't the plan, but I can't really deny it now.
i Only as much as you'd like me to.
b What gave me away?
b Is that all right with you?
=goodInBed
c With someone I really know, I'd like to think so, and I'm in no hurry.
c Kind and attentive is the aim, but I'd start with getting to know you.
c That's for two people who trust each other, I'd start with the talking.
p Very good at sleeping, I've been practising for years.
p Excellent, I drop off in minutes and hardly steal the blanket.
p I make very good breakfast, if that counts.
i I think it starts with a good conversation, and we've made a start.
i Some answers are better when two people trust each other, and I'm patient.
i You're brave to ask, but I'd like a first coffee before that one.
b What makes you feel at ease with someone?
b What helps you feel close to a person?
=dreamAboutMe
c Not that I remember, though I'd have liked it.
c If I did it's gone, but you did cross my mind this morning.
c I rarely remember mine, but I did think of you when I woke.
p Probably, I woke up smiling and it wasn't the alarm.
p No details, but I woke up looking pleased and a bit confused.
p No, mine are all missed trains, you deserve better.
i Maybe, it was more of a warm feeling than a picture.
i I wouldn't be surprised, you've been on my mind a fair bit.
i Maybe, someone in it laughed the way I imagine you do.
b Did you sleep well yourself?
b What would you have liked me to dream?
=spoonSide
c Big spoon mostly, though I wouldn't refuse a turn as the little one.
c Either, as long as nobody's cold.
c Big spoon, I like someone feeling safe and warm.
p Whichever spoon gets more blanket.
p Big spoon, until my arm goes numb.
p Little on bad days, ladle after a big dinner.
i Whoever's had the harder day gets to be little.
i Officially big, but I could be persuaded.
i Big to fall asleep, and then we'll see who ends up where.
b Which one are you on a cold night?
b Do you sleep better close or with space?
=canIAsk
c Please do, I'd rather you asked than wondered.
c Yes, go ahead, I've got time and I'm listening.
c Of course, ask me whatever you like.
p You can, but if it's maths I'll need to phone someone.
p Fire away, I've sat up straight and everything.
p Sure, I can't promise it's a good answer but it'll be honest.
i Go on, I like it when someone works up to one.
i Anything, and if it's a hard one I'll take my time.
i Ask it, I've got a feeling it's a good one.
b What is it you're wondering about?
b Is it an easy one or a big one?
=tellKids
c They're my favourite people, and they keep me busy and laughing.
c I'm proud of them, they know their own minds.
c Good company, and the best thing I've had a hand in.
p Smarter than me, and they're starting to suspect it.
p Lovely, loud and always hungry.
p Joy and chaos, and I only take credit for the joy.
i They surprise me, usually right when I think I've worked them out.
i Curious and funny, I could talk about my kids all night.
i Very different from what I'd imagined, and much better.
b Do you have little ones around you too?
b What would you most like to know about them?
=comeToYours
c I'd like that, just tell me when and I'll get ready.
c You're welcome here, no expectations, just good company.
c Yes, gladly, and if you'd rather meet somewhere out first, that's fine too.
p Yes, I just need time to find the floor.
p Absolutely, I'll hide the laundry and pretend I always live like this.
p Yes, but the cooking's at your own risk.
i Please do, I'd like a proper talk with no closing time.
i You can, and I'd love to cook us something.
i I'd like that, I want to know what you make of the place.
b What should I have ready for you?
b Would daytime or evening suit you better?
=drinkingNow
c Nothing fancy, I care more about the company than the glass.
c Nothing special, a good cup of tea always pleases me.
c Nothing exciting, I'm saving the good one for meeting you.
p Whatever was nearest the front of the fridge.
p Something that goes with my snacks, that's my only rule.
p Something thrilling like tap water, I live dangerously.
i Something slow, it goes well with reading what you write.
i Something that'd be better with you across the table.
i Hardly anything, I keep putting it down to answer you.
b What would I be pouring for you?
b What do you drink when you want to relax?
=whyMeetSoon
c Because I like talking to you, but there's no rush at all.
c No hurry on my side, we'll meet when it feels right to you.
c I find it easier to know someone face to face, but I'll happily wait.
p I was keen and it showed, I'm happy to slow down.
p My jokes need my face, but they can wait.
p I'm slightly funnier with hand gestures, but it'll keep.
i Some things don't come across in typing, but I'm happy to wait.
i Curiosity, I wondered what your voice is like, but that'll keep.
i So I don't make you up in my head, but slowly is good too.
b What pace feels comfortable to you?
b What would you want to know before we meet?
=likeMyPhotos
c You are, just warmer, pictures can't do that.
c Yes, I knew you at once, and I liked you even more in person.
c Even nicer, because now there's a laugh to go with them.
p Exactly, only the photos never laughed at my jokes.
p Spot on, I'm the one who should've put up a warning.
p A perfect match, unlike me and my passport photo.
i Yes, but they left out how you listen.
i Yes, though your voice came as a nice surprise.
i Close, but photos keep still and you don't, I like that better.
b Am I anything like mine?
b What did you expect me to be like?
=weCompatible
c I think we've a good chance, the talking's easy and that's the main thing.
c So far it feels that way to me, and I'd like to find out properly.
c Yes, we seem to care about similar things, and that's a good start.
p I'd say so, if you can live with me singing the wrong words.
p I've no idea on paper, but I think we'd be great at brunch.
p Very possibly, you bring the sense and I'll bring the snacks.
i Something tells me we are, and I'd like to find out slowly.
i Alike in some ways, and different enough to stay curious.
i My gut says yes, but I'm enjoying not being certain.
b What do you think, would we suit each other?
b What do two people need to agree on?
=carInPhoto
c Car or no car, I wouldn't show off with one.
c Any car's fine with me, I care more about who's beside me.
c Mine or not, I'd like you to prefer the driver.
p If it's that clean, I've only borrowed it.
p Let's say it looks better next to me than I do next to it.
p I'd lean on any car for a photo, it knows how to pose.
i It's only a car to me, the drive with someone is the nice part.
i Never mind the car, the passenger seat's the interesting part.
i I'm more attached to the road than the car, especially one by the sea.
b Are you a good passenger or a backseat driver?
b Where would you want to go for a drive?
=whichIsYou
c The one who looks happiest to be standing there.
c The one trying to look relaxed, I'll send you a clearer picture.
c I'll send you one with only me in it, much easier.
p The one who doesn't know what to do with his hands.
p Whichever one you were hoping for, please don't check.
p The one who wasn't told they'd count to three.
i The one who looks like he's thinking of something else.
i The one who'd have looked happier with you behind the camera.
i You'd know me at once with sound, I'm the one laughing.
b Who did you think I was at first?
b Shall I send you one where I'm alone?
=bestDish
c Something slow and simple that fills the house with a good smell.
c Anything in one pot, done with patience and plenty of garlic.
c A proper pasta, I'd say, nothing clever and nobody leaves hungry.
p Scrambled eggs, which is what every omelette of mine becomes.
p Soup, I'd have a hard time overcooking it.
p Salad, mainly because it doesn't set off the smoke alarm.
i A slow mushroom risotto, I like a dish you stand and talk over.
i Tomato soup with a little orange in it, it sounds wrong and tastes right.
i I'd say a slow curry, best cooked while talking to someone I like.
b What's the dish people ask you to make?
b Which dish always tastes of home to you?
=inArmy
c I've a lot of respect for people who serve, whatever I wear myself.
c I'm peaceful through and through, with respect for anyone who serves.
c At heart I'm made for a quieter life than that.
p A man who can't fold a fitted sheet makes a poor soldier.
p With my sense of direction I'd get everyone lost before breakfast.
p My toughest enemy is the alarm clock, and I'm losing.
i It takes a kind of courage I'd like to talk about with you.
i I'd be curious how you picture me in boots and at attention.
i I'm curious what made you think of the army.
b Is someone close to you in the services?
b Was it something in the photos that made you wonder?
=craziestThing
c Saying yes before I knew what it was, and I'd do it again.
c I'd say booking something on a whim, and I'd do it tomorrow.
c Following my heart when my head said wait, that's about as wild as I get.
p I'd put up a chair without instructions and dare to sit on it.
p Sending a message without reading it over first.
p Eating something from the back of the fridge on pure trust.
i Telling someone exactly how you feel, that's scarier than any height.
i Nothing with a parachute, though I'd take a night train somewhere on a whim.
i I'd say karaoke while sober is about my limit.
b What mad thing would you still like to do?
b What's yours, or is it a secret?
=liveWithParents
c I'd decide that together, a home only works if both people feel at home in it.
c Close to the parents but with our own front door sounds right.
c Whatever we agreed together, you'd have as much say as me.
p Near enough for the cooking, far enough for the advice.
p Separate kitchens at least, or I'd be the one peeling.
p Families are wonderful, especially with a few streets in between.
i I'd want to be there for them and still have our own door to close.
i I think a couple needs some space at first, and I'd protect that.
i I'd hope for both, being near when they need us, and some quiet of our own.
b What would feel right to you?
b How was it in the home you grew up in?
=ethnicityAsk
c Nothing unusual I think, but I'm glad when someone asks kindly.
c A mix of family roots and where life's put me, I value both.
c My roots matter to me, and I love hearing about other people's too.
p The kind where nobody leaves the table hungry or on time.
p One I'm proud of, though it did nothing for my dancing.
p My roots run deep, mostly towards the kitchen.
i Most families are a bit of a mix if you go back far enough.
i I notice it most in the songs I know without trying.
i Ordinary on paper, but every family has a surprise somewhere.
b How much do your own roots mean to you?
b Which family tradition would you never give up?
=whenBack
c Soon, and I'll let you know as soon as I'm there.
c Before long, and seeing you is high on the list.
c As soon as I'm done here, I'll text you when I'm on my way.
p In no time, or slightly more if I'm driving.
p As soon as the traffic and my sense of direction allow.
p Quicker than you'd like, if you're enjoying the peace.
i Sooner than I'd planned, if I get my way.
i Not soon enough, but I'm counting the days to be back.
i Before you miss me much, though I wouldn't mind a little.
b What should we do when I'm back?
b What will you be up to until then?
=justFriends
c Of course, I like you, and a good friend is no small thing.
c Yes, gladly, I'd sooner have you as a friend than not at all.
c We can, and thank you for saying it plainly.
p Sure, I need someone to tell me when my ideas are bad.
p Happily, you get average jokes and the last biscuit.
p Deal, I bring the snacks and you bring the good advice.
i I'd like that, good friends are harder to find than dates.
i Friends it is, now I'm curious which of us gives the advice.
i Of course, I think I'd have wanted to know you anyway.
b What makes a good friend, for you?
b What do you and your friends talk about most?
=biggerGirls
c Yes, I like a woman who's at ease with herself, whatever her size.
c Of course, it's the person I fall for, never the number on a label.
c Absolutely, I've never chosen anyone by size.
p Yes, the only thing I measure is how long you can stand my jokes.
p Yes, I go by who laughs loudest.
p Yes, and sizes make no sense to me, not even my own.
i Yes, what I remember about someone is how I felt next to them.
i Yes, I like people who are comfortable as they are.
i Yes, for me it's all in the laugh and the talk.
b What makes you feel most yourself?
b What do you like best about yourself?
=whyDateYou
c I'm kind, I listen, and I turn up when I say I will.
c I'd enjoy your company and say what I mean.
c With me you'd laugh a fair bit and always know where you stand.
p There's no queue, and all my stories would be new to you.
p I carry the heavy bags, admit when I'm lost and share my chips.
p I'm good with jars and warm in winter.
i I notice small things about people, and I'd remember yours.
i I'm even better on the third date, and the first would be good.
i I can't argue you into it, but I think we'd talk until closing.
b What do you look for in someone?
b What would make an evening worth it for you?
`;
