/** Told of him and the two of them, part 2. Form: near-entries.ts. */
export const NEAR_TOLD_TO_HIM_2 = `
=ok yes, fair point / ok that's a fair point actually / touché, i'll give you that
c Giving a point where it's due is a fine quality, and I'd do the same for you.
p I'd like that point framed and hung in the hall.
i You let a good argument move you, which makes me want to bring better ones.
b Do you give in that easily with everyone?
=hard disagree on that one / nope, can't agree with you there / i disagree with every word of that
c Disagree away, I'd rather hear your real opinion than a polite nod.
p Every single word, even the small ones, that's a thorough disagreement.
i To see you disagree this hard in person must be quite something.
b Where do I go wrong in your view?
=you're wrong but ok / so wrong but i'll let it slide / wrong answer, i forgive you this once
c Being wrong and forgiven in the same breath is a deal I accept.
p I'll stay here in my wrongness, it has comfortable chairs.
i One good sentence would make you admit I'm half right, and I'll find it.
b What would the right answer have been?
=i agree with you completely / honestly couldn't agree more / you took the words right out of my mouth
c Agreeing with you feels good, I'll save my arguing for another day.
p This is going so well that one of us should object for balance.
i Somewhere there's a subject we'd fall out over completely, and I want to find it.
b What brought you to the same view?
=we'll have to agree to disagree / let's agree to disagree on that one / we're never going to agree on this
c Fine by me, I can like you very much and still see it the other way.
p We shake hands, and both walk off sure that we won.
i Between us and an agreement there's only one long evening, I'd say.
b What do you think we would agree on?
=ok ok you win / alright you win this one / fine, i give up, you win
c Thank you, the winner would like to spend his prize on time with you.
p I had prepared for a long siege and now have far too many sandwiches.
i You let me win that one, I'm almost sure, and I'd love to know why.
b How do you usually take losing?
=yes, exactly, thank you / yes exactly, finally someone gets it / thank you, i've been saying this for years
c I get it completely, and you were right all those years.
p Our movement now has two members, let's not rush into growing.
i You've carried that thought about for years, so I want to hear where it began.
b Who has been arguing against you all this time?
=hmm i'm not so sure about that / not convinced, but go on / i don't know, i'd have to think about it
c An opinion that's been thought through is worth waiting for, so there's no rush.
p Unconvinced is further than I usually get on the first try.
i You undecided is nice, it's the part where I get to hear you think.
b What makes you hesitate?
=i was wrong, you were right / ok i checked and you were right / i hate to admit it but you had it right
c Admitting it so openly makes you the bigger person here.
p I'll be humble about being right, starting tomorrow.
i Few people check and then come back to tell you, I noticed that.
b Is it hard for you to admit that?
=i told you so / ha, i was right and you know it / i told you and you didn't listen
c You did tell me, and I should have listened to you sooner.
p I'll write down that you were right and read it aloud on holidays.
i You've been waiting to say that, and you enjoyed every letter of it.
b What else should I believe you about?
=that's very debatable actually / we could argue about this for hours / save that argument for when we meet
c I'd gladly argue that out with you across a small table.
p My best arguments are packed, and so is a flask, we might be some time.
i I'm keen to find out if you argue with your head or with your hands.
b Which of us would tire first?
=unpopular opinion but i think you're right / nobody agrees with me on this except you / you're the first person who hasn't argued with me on that
c Then we hold the unpopular side together, and I like my company.
p A minority of two still fits in one booth, which is practical.
i There must be other things you believe and only say in safe company.
b What other unpopular opinions do you have?
=i see what you mean but still / i get your point, i just feel differently / understand where you're coming from, it's not for me though
c You can see my side and keep your own, that's how I like to disagree.
p My point was seen, fed and sent home kindly, so no complaints.
i Maybe there's a reason behind how you feel that hasn't come up yet, I'd listen to it.
b How does it look from your side?
=ok it's a deal / deal, no backing out now / it's a deal then
c We have a deal, and I'm a man who keeps his.
p I just shook hands with my phone to make it official.
i Let's find out if you're as strict about your own side of a deal.
b Shall we put a date on it?
=this is exactly why we'd get on / we think the same way it's scary / great minds i guess
c I don't find it scary at all, thinking alike with you feels easy.
p If we start finishing each other's messages, we can halve the phone bill.
i By now I'm almost looking forward to the first thing we see differently.
b Where do you think we differ?
=we're so different you and me / opposites attract they say / you're chalk and i'm cheese
c Different works for me, I'd be bored with a second version of myself.
p Between us we'd get the whole jigsaw done, you the sky and I the edges.
i On the two or three things that matter we'd agree, that's my hunch.
b What's the biggest difference, in your eyes?
=saturday works for me / friday is good, i'm free after six / sunday suits me perfectly
c Perfect, the day is yours and I'm already looking forward to it.
p My calendar just sat up straight and combed its hair.
i Oddly, that day already looks better than the ones next to it.
b Are you more for early or late?
=yeah let's do it / ok i'm in, let's do it / yes count me in
c Great, I'm so pleased that you're in.
p The motion is carried with two votes and no fuss.
i That yes came so fast, as if you had been hoping I'd ask.
b Which day would suit you?
=i'll book it tonight / i'll reserve us a table / leave the booking to me, i know the place
c Booking it yourself is a lovely gesture, so I'll gladly follow your lead.
p I only promise to sit where I'm put and to admire the choice.
i Wherever you take us, I'll know a bit more about you before the menu comes.
b Under which name do I ask for our table?
=great, see you there / see you at seven then / ok see you tomorrow
c See you very soon, I'm looking forward to you more than to the rest.
p I'll be the one pretending to have just arrived by pure chance.
i I keep trying to guess what the first thing is that we'll say.
b How will I recognise you from afar?
=i'll be the one in the red coat / look for a short girl with a yellow bag / i'll have a book in my hand so you know it's me
c I'd find you without a sign, but now I'll spot you from across the street.
p If I greet the wrong person first, please laugh and come to rescue me.
i The best second will be when I've spotted you and you haven't seen me yet.
b Should I wear something to help you find me?
=wear something warm, ok / bring a jumper, it gets cold up there / dress warm, we'll be outside
c I'll dress for the cold and bring a spare layer in case you need it.
p My warmest clothes make me look like a friendly sofa, so be prepared.
i You're already picturing us out there in the cold, I like that a lot.
b Do you get cold easily?
=i've never been there but it looks nice / looks like a cute place, good choice / just looked up the menu, i approve
c Glad the place gets your blessing, now it only needs you in it.
p I hoped the menu would speak for me, and it did.
i Who knows, we may look back on one of their tables as ours.
b Have you already picked what you'll order?
=just surprise me please / you choose, i'm easy / anywhere is fine, i trust you
c I'll choose with care, your trust is not lost on me.
p A surprise it is, and I'm almost as curious as you are.
i Something came to mind at once, we'll see whether I've been listening well.
b Is there anything you really don't like?
=dinner sounds lovely, yes / a drink sounds good / coffee would be nice
c Lovely then, I'll find us a quiet corner where we can hear each other.
p I'll study the menu in advance so that I look decisive.
i Never mind the menu, I'm curious where our talk will be when the plates are gone.
b Which part of town is easiest for you?
=a walk would be nice, i like that idea / let's walk, less pressure than dinner / a walk by the water sounds perfect
c A walk it is, talk goes easier when you both look ahead.
p I walk at a pace between tourist and lost dog, so join in anywhere.
i We'd tell each other more on one walk than in a week across a table.
b Do you have a favourite path?
=i'm free this week, just saying / i've got nothing on this weekend / my evening just opened up
c Then let me claim some of that free time before anybody else does.
p What luck, my schedule has just collapsed in exactly the same place.
i That free evening didn't slip out by accident, or so I'd like to believe.
b Would you like to spend some of it with me?
=ok it's a date / then it's a date mister / ok it's officially a date
c Good, I wanted to call it a date from the beginning.
p Official dates make me iron, so you can be proud already.
i Odd how one little word makes me look at my whole week differently.
b What's the first thing you want to ask me in person?
=we should finally meet / it's about time we met in person / i think we've texted long enough
c I feel the same, let's meet and hear all this out loud.
p My thumbs support the motion, they're asking for retirement.
i It'll be strange and good to hear your sentences in your own voice.
b Which evening could be ours?
=i put it in my calendar / you're in my diary now, in pen / wrote it on the fridge so i won't forget
c Being in your calendar is a place I'm proud to hold.
p Pen is serious, pencil would have broken my heart.
i I'd have liked to see your face while you were writing it in.
b What else is in there this week?
=i can pick you up if you want / i've got a car, i'll drive / i'll come to your side of town, it's easier
c That's generous of you, and the first round is on me for it.
p I'm an excellent passenger, I admire the view and keep my foot off the pretend brake.
i People give themselves away when they drive, so I'll be watching with great interest.
b What do you listen to when you drive?
=let's keep it short the first time, just a coffee / only an hour though, i have an early start / quick drink and see how it goes
c A short meeting suits me, a good hour is better than a long evening.
p I'll bring an egg timer, so that we're both safe.
i The time will be up just as we get to the good part, I bet.
b Which time of day suits you?
=let's meet somewhere public please / i'd prefer somewhere busy for the first time / my friend will know where i am, hope you don't mind
c Very sensible, I want you to feel safe and at ease with me.
p Say hi to your friend from me, she can have my shoe size too if it helps.
i You take good care of yourself, and somehow that puts me at ease too.
b Which place would feel right to you?
=i'll let you know tomorrow / i need to check my shifts first / i'll get back to you when i know my rota
c Take your time, I'm happy to build the plan around your hours.
p Meanwhile I'll check my phone only every other minute.
i A day of not knowing has its charm, I get to picture it all ways.
b When do you usually get your hours?
=i'm already counting the days / can't wait for saturday / so looking forward to it
c Same here, I've been glad about it since we fixed the day.
p I tried to speed up the calendar, but it won't be rushed.
i There's a little pile of things I'm saving up to tell you when we meet.
b What do you picture when you think of it?
=let's do something fun, not just drinks / bored of bars, let's do an activity / i want to do something different for a date
c Good idea, doing something together shows more than any amount of sitting.
p Just keep me away from anything with a harness until we've had coffee.
i Let's pick something neither of us is good at, that's when people get interesting.
b What have you always wanted to try on a date?
=mini golf it is / bowling then, get your shoes ready / let's go to that arcade
c Games are a great idea, you'll see me at my most honest.
p I warn you that my victory dance exists and my losing face is worse.
i We'll soon know if you turn fierce or kind once you're ahead.
b Are you any good at it?
=let's go to the museum then / that exhibition sounds great, i'm in / i'd love to go to a gallery with you
c I'd enjoy seeing which picture you stop in front of.
p I'll nod at the art with my hands behind my back, like an owl.
i It'd be good to find out which picture you'd carry home if nobody was watching.
b What sort of art stops you in your tracks?
=i got us tickets / tickets booked, no escape now / bought two tickets, you're coming with me
c Brilliant, I'm delighted that it's booked and I owe you for the ticket.
p Escape was the last thing on my mind, I'll be early.
i You didn't wait for me to sort it out, and I like that more than I can say.
b When do you want to meet beforehand?
=cinema sounds good to me / let's see that new film together / film night at the big screen, i'm up for that
c Good, a film gives us something to take apart afterwards.
p Popcorn gets shared generously, up to the salty bits at the bottom.
i The walk out of a cinema is the best bit, when nobody has spoken yet.
b Front row or right at the back?
=a picnic would be perfect / let's do a picnic if the weather holds / i'll bring the blanket, you bring the snacks
c I'll take care of the food and have a word with the weather.
p Ants will get their own plate, so that there is no trouble.
i With any luck we'll forget the time and only notice when the grass gets damp.
b What can't be missing from your basket?
=i'd like to cook with you / let's cook together instead of going out / cooking date sounds fun, i'll chop
c Cooking together is a fine plan, I'd put you in charge of tasting.
p If it burns, we call it smoky and order in.
i Before the water boils we'd know which of us takes over.
b What dish shall we try?
=let's go hiking sunday / a hike sounds great, i know a trail / up for a hike if you can handle hills
c A hike with you sounds like the right way to spend a day.
p Hills and I are on speaking terms, mostly heavy breathing.
i Once your legs are tired you'll start telling the real stories, I'm counting on it.
b What's your best snack for the top?
=beach day it is then / let's go swim if it's sunny / we should go to the beach together
c I'm in, a day by the water with you is easy to say yes to.
p I burn, I peel, I come back for more, so bring sun cream.
i After a whole day of salt and sun, people say what they think, I look forward to that.
b Are you a swimmer or a towel person?
=come to the market with me on saturday / i'll show you my favourite street food stall / let's wander the flea market
c Wandering about with you and something to eat sounds ideal.
p Keep me away from old lamps, I fall for every one.
i I want to see what makes you stop and pick something up.
b What do you always end up buying?
=let's do breakfast instead / brunch date, i'm a morning person / i'd rather meet in the daytime
c Meeting by daylight is lovely, we'd have all day to get on.
p I'm charming from the second cup, so order quickly.
i This way I meet you before the day has had its hands on you.
b Eggs or something sweet?
=you're coming dancing with me / let's go salsa, i'll lead / take me dancing, i haven't been in ages
c Dancing with you, gladly, I'd follow wherever you turn.
p Two left feet have one advantage, they never step on each other.
i I'm going to find out if you dance with your eyes open or closed.
b Which song gets you on your feet?
=that gig sounds amazing, i'd come / let's go see the band together / live music is the perfect date
c Good, live music next to somebody who feels it too is hard to beat.
p I sing along half a word late, so you'll always have an echo.
i During the best song you'll stop talking, and I'll remember which one it was.
b Who was the best you ever saw live?
=pub quiz on thursday, you're on my team / let's do a board game night / come to trivia with us, we need a brain
c Count on me, I'd choose your team over the winning one.
p I know all about three useless things, let's pray they come up.
i You know things that nobody at that table expects, I'm sure of it.
b What's your strongest subject?
=my friends want to meet you / come along saturday, the whole gang will be there / you can meet my people if you're brave
c I'd be honoured to meet the people you love.
p I'll wear a clean shirt and answer all charges calmly.
i Seeing you among the people who know you best would tell me more than months of chat.
b Which of them will be the strictest?
=i need a plus one for a wedding, just saying / you could come as my date to my cousin's party / i hate going to these events on my own
c I'd happily go at your side, and I can be lovely to aunties.
p I clap at speeches, eat politely and only cry at the vows.
i During the speeches I'd be the one you catch the eye of across the room.
b How smart do I have to dress?
=let's video call first / i'd like to see your face on a call before we meet / can do a quick video chat tonight if you want
c A call is a good idea, I'd love to put a voice to your words.
p I'll find the one angle where my ceiling looks impressive.
i Your laugh is the thing I'm really waiting to see.
b What time is best for you?
=call me later on / you can ring me after eight / i prefer a phone call, texting takes forever
c I'll call you, and I'm already glad to hear your voice.
p I haven't rehearsed anything, which will be clear within seconds of the call.
i Your voice must change when you talk about something you love, and I want to hear it.
b When is the best time to ring?
=let's make it seven instead of eight / a bit earlier would be better for me / half an hour later suits me more
c Moving the time is no trouble at all, I'll be there whenever you are.
p My clock is flexible, it only insists on breakfast.
i You tell me what suits you instead of just going along, I think that's a good start.
b Does the new time leave you enough room?
=we're splitting the bill, no arguments / i pay my own half / going halves or i'm not coming
c Halves it is, I like how clear you are about the bill.
p So the heroic wrestling over the receipt is off, my elbows thank you.
i Something made you this firm about it, and I'd enjoy hearing what.
b Has anyone argued with you over it?
=this one's on me / my treat this time / i'm paying, you got the last one
c How lovely, I'll enjoy being treated and return it with pleasure.
p I'll pretend to reach for my wallet, purely for the tradition.
i You like to give back, and it makes me wonder how often people give to you.
b May I get the one after that?
=no phones at the table please / let's leave our phones in our bags / i want proper attention, no scrolling
c No phones, you'd have my full attention in any case.
p Mine will sulk in my pocket, but it needs to learn.
i An evening gets surprisingly long when nothing buzzes, I'm all for testing it.
b What bothers you most about phones on dates?
=can i bring my dog, he comes everywhere / i'm bringing my dog on our walk / my dog has to approve of you first
c Your dog is very welcome, and I hope to make a good impression.
p I plan to win the dog first and then slowly work up to you.
i On the way home your dog will give you the full report on me, I'd love to hear it.
b What does a newcomer have to do to be liked?
=i've planned a surprise for you / i've got an idea for saturday but i'm not telling / just show up, the rest is a surprise
c A surprise thought up by you makes me curious and very happy.
p I'll ask nothing and only peek through my fingers.
i Somehow I'm even more interested in what made you think of it than in the surprise.
b Can I have one tiny hint?
=i already know what i'm wearing / tried on four outfits for saturday / bought a new dress for our date
c You'll be lovely to spend an evening with, whatever comes out of the wardrobe.
p My own choice is between the shirt with buttons and the other shirt.
i Somewhere among those clothes you were thinking of our evening, and that pleases me.
b Was it an easy decision?
=if it rains we go to plan b / i've got a backup if the weather turns / forecast looks bad so let's stay indoors
c Rain or shine, I'm coming for you and not for the weather.
p I trust any woman who has a plan b more than my weather app.
i Now I half hope for bad weather, just to see what you've come up with.
b What did you think of for indoors?
=second date is on then / yes to a second date / ok you've earned round two
c A second date, you've just made me a very glad man.
p The jury was kind, I must have done something right with the bread basket.
i Without the first nerves we'll be two slightly different people, I'm keen to meet yours.
b What would you like to do this time?
=next time you choose / you're in charge of the next one / your turn to plan something
c I'll plan it gladly, with you in mind at every step.
p Power at last, and I'll use it mainly on desserts.
i Ideally it'd be something you still think about on the bus the next day.
b Indoors or out?
=not eating all day so i'm hungry for tonight / saving my appetite for our dinner / i'm going to eat everything on that menu
c A woman who looks forward to food makes any dinner better.
p Then we should warn the kitchen and stretch first.
i You close your eyes at the first bite, don't tell me if I'm wrong.
b Starter or dessert if you had to choose?
=i'll be in your city next month / got a work trip to your town coming up / i'm visiting my sister near you in two weeks
c Then save me an evening, I'd hate for you to be so near and not see you.
p Distance had the upper hand for a while, but now it's losing.
i Even the streets here look different to me, now that you'll be walking in them.
b How long will you be here?
=i booked my flight to come see you / tickets are booked, see you on the 12th / it's happening, i'm really flying over
c You're really coming, and I can't stop being happy about it.
p I've begun cleaning as if a queen were about to land.
i One of us will be shy for the first ten minutes, and I'm not sure which.
b Are you excited or nervous about the journey?
=please don't be late / i'll leave if you're late, fair warning / be on time please, it matters to me
c I'll be early, your time matters to me too.
p Look for a man on the doorstep while the chairs are still on the tables.
i You've been left waiting once too often, I fear, and I'm sorry about that.
b Have you been left waiting before?
=i'm always late, apologies in advance / i'll be ten minutes late like always / never been on time in my life, sorry
c I don't mind waiting a little when I know who's coming.
p I'll tell you a time and show up for the real one.
i You get lost in things, I suspect, and I'd love to know in which.
b What always holds you up?
=meet me by the fountain / let's meet outside the station under the clock / i'll wait for you at the entrance
c I'll be there and looking out for you from the first minute.
p If I'm circling the wrong corner, wave at the man who looks lost.
i I love that short stretch when you scan every face for the right one.
b Shall we say on the hour?
=let's dress up for once / i want an excuse to wear heels / make an effort, it's a proper dinner
c I'll dress up with pleasure, it's a nice way to honour an evening.
p My good shirt will be so surprised to see daylight.
i There's a version of you that only comes out for such evenings, I can't wait to meet her.
b When did you last get all dressed up?
=come casual, i'll be in trainers / no dressing up, i'm a jeans person / let's keep it relaxed, no fuss
c Relaxed is how I like it, I want to meet you and not the outfit.
p Great, my jeans already know the way.
i You're at your funniest with no fuss around, I have no proof but I'm convinced.
b What does your perfect lazy date look like?
=i haven't been on a date in years / it's been so long since i did this, be patient / my first date since forever
c Then we'll take it slowly and make it a nice return.
p I'm told it still works with sitting, talking and eating, so we'll manage.
i In all that time you must have learned a thing or two about what you want.
b What feels strangest about dating again?
=so sorry but i can't make saturday anymore / i have to cancel tomorrow, i'm gutted / something came up, i can't do thursday
c Don't worry, I'd rather have you another day than in a rush.
p My disappointed shirt goes back on its hanger and waits for orders.
i Only now do I notice how much I'd been counting on that evening.
b Which other day could work for you?
=i've come down with something, can't come tonight / i'm full of cold, better not meet tomorrow / woke up sick so we'll have to postpone
c Stay in and get well, our date will keep until you're better.
p I'd send soup through the phone if only it fitted.
i Some people want company when they're ill and some a closed door, I wonder which you are.
b Do you have all you need there?
=boss put me on a late shift, can't come / work's gone mad, i have to move our date / stuck at the office till late, we'll have to do another night
c Work comes first this once, and I'll be here when it lets you go.
p I'd write your boss a stern letter, if I dared to post it.
i I hope something nice waits at the end of that long day, even if it can't be me.
b When will it calm down for you?
=sitter cancelled on me, can't go out / my little one is ill so tonight is off / no one to watch the kids, so sorry
c Your children come first, I'd think less of any plan that fought with that.
p I'm happily outranked by somebody with a bedtime.
i I like seeing whom you'd drop everything for.
b How's the small one doing?
=weather looks awful, let's move it / it's pouring so the walk is off / storm coming, maybe we should do another day
c Let's move it, I want you dry and happy when we meet.
p The weather clearly fancies you and is jealous.
i You'd be the one watching the storm from the window, I can picture it.
b What do you do on a day of rain?
=i double booked myself, i'm so embarrassed / totally forgot it's my mum's birthday that day / just realised i'm away that weekend
c Happens to the best, we'll simply find a day that's free.
p I've been beaten by a calendar, it's a first and I take it well.
i With a life that full, I'm hoping to find one gap that's roughly my size.
b Is there a free spot further on?
=!there's been a family emergency, i can't come / my dad's in hospital, have to cancel, sorry / can't make it, had some awful news at home
c Please go and be with your family, nothing else matters now.
p Don't spend a thought on our evening, I'm thinking of you and yours.
i Some days rearrange everything in a moment, I hope yours turns kinder soon.
b Is somebody there with you?
=i'm too tired tonight, can we do it another day please / dead on my feet, wouldn't be good company / long week, i just need my bed tonight
c Go to bed with a clear conscience, I'd rather meet you rested.
p Your bed asked first, I can't compete with feathers.
i That you tell me you're tired instead of dragging yourself out is a kind of trust.
b What wore you out so much?
=i need to push it back an hour / running behind, make it half eight / give me another forty minutes please
c Take the extra time you need, I'm in no hurry.
p I'll use the extra wait to practise leaning casually on things.
i Strange, waiting feels rather nice when I know who's coming.
b Is everything all right on your side?
=i want to move it to next week if that's ok / let's leave it till after payday / better after my exams, my head is full
c Next week or later is fine, I want you to come with a free head.
p I'll hold your place in line, it's a very short line.
i Once that's behind you, I'll get to meet you with your shoulders down.
b What has to be out of the way first?
=i'm not flaking i promise / please don't think i'm ghosting you / i hate cancelling, i really did want to come
c I believe you, and I don't think any worse of you for it.
p Flakes don't write such worried messages, so you're cleared.
i It bothers you so much to cancel that I nearly feel better than before.
b Shall we pick a new day straight away?
=can only offer a rain check / let's take a rain check on that / rain check for tonight but i do want to
c A rain check is fine, and I'll hold you to it kindly.
p I'll keep it in a dry place next to my hopes.
i The postponed one will turn out better than tonight would have, mark my words.
b When do you think you'd like to use it?
=no worries, we'll do it another time / it's fine that you can't, these things happen / don't stress, i understand you're busy
c Such kindness about a cancelled plan deserves making up for, and I will.
p I expected a telling off and was handed a pardon.
i You took that so calmly, now I'm curious what it takes to upset you.
b Which day would be good for you?
=car won't start so i'm stuck here / my car died, no way i'll make it / flat tyre, i'm on the side of the road
c First get yourself safe and sorted, the rest can wait.
p Cars always know when it matters, it's their only hobby.
i When everything goes wrong you're the calm one, that's how I picture you.
b Is help already on the way?
=the place is closed tonight, just saw / they're fully booked, annoying / the restaurant we picked shut down
c Never mind the place, I'm coming for the company.
p So fate has struck out our restaurant, it can't strike out chips.
i In a year that locked door will be the part we like to tell.
b What are you in the mood for instead?
=i got cold feet, sorry / i nearly cancelled because of nerves / i chickened out, it's not you
c Cold feet are no crime, we can go as slowly as you like.
p My own knees have been known to knock as well, they'd understand yours.
i To be fair, I know those nerves, and I'd have understood even if you hadn't come.
b What would make it easier for you?
=let's do something quieter instead / bit overwhelmed, could we keep it low key / change of plan, i'd rather just have tea somewhere
c Quiet is good, I only wanted the time with you.
p Tea it is, or anything else that doesn't shout.
i You in a quiet corner, that's where I think you're most yourself.
b Where do you go when you want peace?
=got terrible cramps so i'm staying home / migraine, can't do bright lights today / my back's gone, sofa for me tonight
c Rest and be kind to yourself, we'll meet when the pain is gone.
p If I could, I'd take an hour of the pain and leave you the sofa.
i Pain makes even a small day long, so I hope yours has soft edges.
b What helps you when it gets like this?
=i can come earlier actually / finished early so i'm free now if you are / plans fell through, i could do tonight instead
c Tonight is even better, I like it when good things come early.
p Give me ten minutes and a clean shirt.
i Nobody had planned this evening, which is why it might turn out well.
b Where do you want to meet?
=i'd rather keep it open for now / let's play it by ear / let's see how the week goes
c Let's keep it open, I'm happy to go by how your week feels.
p By ear is good, I play everything else by ear too and badly.
i Leave the week to its own devices, it may well bring us together.
b What does the week look like so far?
=only if there's cake / i'll come if there's dessert / on one condition, snacks
c Agreed, that's the easiest condition anybody could set me.
p I'd bake it myself, but I want you to come a second time.
i I'm trying to picture how far you'd go for a really good dessert.
b Which kind would win you over?
=as long as it's not karaoke / anything but clubbing please / fine, just don't make me do sports
c Promised, nothing that would make you want to run.
p I'm so relieved, I'd have had to pretend to enjoy it too.
i There's a history behind that rule, and I'd pay good money to hear it.
b Which bad memory is behind that?
=ok but you're paying / only if you're buying / i'll come if it's on you
c It's on me, your company is worth a good deal more than the bill.
p My wallet has been told and is taking deep breaths.
i You ask for it so straight out that I can only admire it.
b What would you order first?
=only if you promise to behave / be nice and i'll come / ok but no funny business
c You have my promise, you can feel completely at ease with me.
p Waiters ask if I'm all right, that's how well I can behave.
i Somebody must have misbehaved badly for you to ask, and I'm curious how.
b What counts as good behaviour to you?
=maybe, if you ask nicely / say please and i'll think about it / you could try asking properly
c Then I'm asking properly, would love your company and please.
p Please, with a bow, a flourish and a slightly cracked voice.
i Few people admit that they enjoy being asked properly, I like that you do.
b Would you please come out with me?
=only if you can make me laugh / entertain me and i'm yours / i'll stay as long as it's not boring
c Wit I can't promise, but you won't be bored with me.
p I've got three jokes and a spoon trick, spread thinly over the evening.
i I can't wait to find out if you laugh out loud or try to hold it in.
b What kind of thing makes you laugh most?
=fine but i choose the music / ok but i get the window seat / only if i get to pick the film
c Choose away, I want to know what you love.
p I'll hand over the controls with only one quiet tear.
i Your choice will teach me more about you than ten good questions.
b What will it be?
=you have to pass my test first / three questions and if you pass, we meet / my friends have to approve you first
c Test me, I'd rather be chosen carefully than by accident.
p Phoning a friend won't help, he'd fail it too.
i Among those questions is one that really decides, and I'd love to know which.
b What's the first question?
=i'll come if you promise to dance / only if you sing me something / ok but you have to wear a silly hat
c I promise it, dignity is a small price for your company.
p I've done worse for less, so start the music.
i Your face while I keep that promise will be worth any blushing.
b Will you join in with me?
=depends who else is coming / if my friend can come too then yes / only if it's a group thing
c Bring whoever makes you feel good, I'm glad if you're there.
p I'll be charming to everyone and nervous about only one.
i You in the middle of your own crowd must be worth seeing.
b Who's the first person you'd ask to join?
=as long as you're not a serial killer / promise you're not a murderer / ok but if you're a catfish i'm leaving
c I'm exactly who I seem, and we'll meet where it's bright and busy.
p I take spiders outside in a glass, so murder is off the table.
i You check first and joke about it too, which I take as a very good sign.
b What would put your mind at ease?
=if the weather's nice i'm in / only if it's warm, i don't do cold / i'll come if it doesn't rain
c Then we'll leave the choice to the sky and have tea if it sulks.
p I've opened negotiations with the clouds, they want snacks.
i In the sun you're a slightly different person, I bet, and I want to meet her.
b Sun or shade once we're there?
=if i'm not too tired after work then yes / depends how my day goes, but i'd like to / if i survive this shift i'm all yours
c Come only if you still feel like it, no pressure from me.
p I'll cheer on your shift from a safe distance.
i An honest maybe from you means that the yes will be real.
b What time do you finish?
=i don't date smokers, so be honest / i could only be with someone who loves animals / deal breaker for me is no sense of humour
c Clear rules make it easy, I like to know where I stand.
p I read your terms right down to the small print and breathed out.
i One of those rules was learned the hard way, or so I suspect.
b What's at the very top of your list?
=if you're serious i am too / only interested if it's going somewhere / i don't do casual, just so you know
c Being serious suits me well, so it's good to have it out in the open.
p Casual never fit me anyway, I get attached to pens.
i Others circle round that for months, you simply put it on the table.
b What would going somewhere look like for you?
=i'm very picky, honestly / i've got high standards, sorry not sorry / you'd have to meet a lot of criteria
c High standards don't scare me, I have them too and here I am writing to you.
p I hope there's partial credit and a chance to resit.
i I'd guess you've turned down things that others would have jumped at.
b Which standard matters most?
=you'll have to wait and see / patience, you have to earn that / good things come to those who wait
c I can wait, some things are worth a bit of time.
p I'm a patient man in everything but toast.
i It's quite a gift, making me look forward to something I can't even name.
b Will there be hints along the way?
=not on a first date / ask me again on the third date / that's a date three story
c Fair, then I'll have two more dates to look forward to first.
p I've made a note for date three and underlined it twice.
i Now I'm puzzling over what sort of story needs several dates before it can be told.
b What does get told on the first one?
=ok but nothing too expensive, i'd feel weird / i don't need fancy, a kebab is fine / cheap and cheerful please
c Simple is perfect, I'd rather spend attention than money.
p I know this exotic thing called chips, very exclusive.
i The best evenings of your life cost next to nothing, if I had to guess.
b What's your favourite cheap and cheerful food?
=if you cook i'll bring the wine / you bring snacks, i bring the film / i'll do dessert if you do dinner
c A fair split, I'll gladly do my half and do it properly.
p Together we're nearly a whole restaurant, only short of a chef.
i Half yours and half mine, I'm curious how the two will taste together.
b What's your best contribution ever been?
=on my way now / leaving home right now / just got in the taxi
c Come safely, I'm happy you're on the road to me.
p My best relaxed face is being put in place for your arrival.
i These are the minutes in which I try to guess your first sentence.
b How far have you still got?
=running a bit late, so sorry / ten minutes late, traffic is hell / my bus didn't come, i'll be late
c Don't rush on my account, I'd rather you got here calm.
p I'll order something slow and look like a man with no cares.
i Ten minutes with you on my mind and nothing else to do, there's worse.
b Shall I have a drink waiting for you?
=i'm early, this is embarrassing / got here way too soon / i'm twenty minutes early because i was nervous
c I find it lovely that you're early, I'll hurry to join you.
p My plan was to look keen, and you've beaten me to it by far.
i Your being early tells me something you'd never have put in a message.
b Have you found yourself a nice spot?
=ok i'm here now / i've arrived, standing outside / just walked in the door
c You're here, I'll come straight to you.
p Look for the man trying not to wave too eagerly.
i In a moment you stop being words on a screen, I rather like that.
b Where exactly are you standing?
=i think i see you / that must be you in the blue, i'm waving / look up, i'm behind you
c Then wait right there, I'm turning round now.
p Oh no, you've seen me practising my greeting.
i Now you've seen how I look when I think that nobody's watching.
b Are you the one smiling?
=got us a table at the back / found a seat by the window / i've grabbed us two stools at the bar
c Good work, keep my seat warm and I'll be with you in no time.
p Guard it with your life, or with your handbag.
i Of all the spots you chose that one, and I'll be asking you why.
b What are you drinking already?
=can't find the place, i'm lost / google maps has me going in circles / i'm walking round in the wrong street
c Stay where you are and I'll come to find you.
p Maps are liars in blue, trust your feet and my arm waving.
i Because of your getting lost, we'll have a story before we've even sat down.
b What can you see around you?
=parking is a nightmare here / still looking for a parking spot / driven round the block five times
c Park in peace, I'm not going anywhere.
p The spot you want belongs to somebody who has lived in his car since spring.
i It's odd to know that you're circling just round the corner from me.
b Would it help if I kept a look out?
=stuck on the tube, no signal soon / my train's stopped in a tunnel / train delayed but i'm coming
c Come whenever the train allows, you'll find me waiting and glad.
p The rails are testing us, and I intend to pass.
i Whoever sits opposite you has no idea where you're going, I like that thought.
b Do you have something to read with you?
=just getting ready, leaving in twenty / still doing my hair, won't be long / i've changed three times, nearly out the door
c No hurry with getting ready, it's you I'm coming for and not the outfit.
p I'd need twenty minutes just to choose a hat, so you have my full sympathy.
i Half the fun of an evening is that hour before it, with music on and time running out.
b What do you listen to while you get ready?
=just landed, finally here / plane's on the ground, waiting for my bag / made it, i'm at arrivals
c You've landed, that's the sentence I was hoping for.
p May your suitcase be the first and your trolley have straight wheels.
i An hour ago you were above the clouds and now you're nearly within reach.
b How was the flight?
=my phone's at two percent so i'll just see you there / battery nearly dead, if i don't answer i'm still coming / about to lose you but i'm on the way
c Save the battery, I'll be at our spot and I won't leave.
p We shall do it as our ancestors did and simply turn up.
i For once we simply have to trust each other to turn up, and I do.
b Same place as agreed?
=walking over now, need the air / i decided to walk, it's a nice evening / coming on foot, give me fifteen
c Enjoy the walk, I'll be there when your feet arrive.
p Slow and steady, I'll hold off the waiter.
i I hope something on the way makes you stop and smile.
b What's the air like out there?
=nervous in the uber / my heart is beating so fast, nearly there / hands are sweating, arriving in five
c It's only me waiting, and I'm every bit as glad as you are nervous.
p Keep your hands as they are, mine are no drier.
i Honestly, a bored heart would worry me far more than a racing one.
b Would a quick hug hello help or make it worse?
=i'll text you when i leave / i'll let you know once i'm on the bus / message you when i'm close
c Please do, I'll set off so that we get there together.
p I'll have my shoes on from now, just to be ready for it.
i I enjoy this part, when you're not here yet but very nearly on the way.
b Are you coming straight from work?
=can we swap numbers, i'm never on here / text me on whatsapp, easier / here's my number, don't be weird
c Your number is safe with me, and I'm glad to have it.
p I'll only be as weird as the law permits.
i Feels a bit like being asked from the hallway into the living room.
b What name shall I save you under?
=i've told my mum about our date / my sister's already planning our wedding / the whole office knows i have a date friday
c So it's official, I'll do my best to deserve the announcement.
p Your people move fast, I'd better buy a suit.
i I'd have loved to hear the tone in which you told them about our date.
b What did you tell them about me?
=no plans, just come as you are / we'll figure it out when we get there / i don't like planning, let's be spontaneous
c Coming as I am suits me, I trust that you and I will find something.
p My plan is to nod wisely at each corner and follow you.
i It might be worth finding out where we'd end up if neither of us decided anything.
b What's the best unplanned evening you've had?
=i'm a planner, send me the details / i need time, place and dress code please / i made a spreadsheet for our day out
c Details will follow, I like a woman who takes an outing seriously.
p If there's a tab for snacks, I'm completely won over.
i You enjoy the looking forward as much as the day itself, I suspect.
b What's first on the schedule?
=save your questions for when we meet / i'll tell you in person / that's better told face to face
c Agreed, I'd rather watch your face while you tell it.
p I'll bring my questions sorted by size.
i The pauses you make while telling it will be half the story.
b Is it a long story or a short one?
=valentine's day is coming up, just saying / i never do anything for valentine's / we could do a non valentine thing
c Then let me take you out that week, hearts and roses optional.
p No balloons and no violin in your ear, that's a promise.
i I can't quite tell if you're against the day or just against how it's usually done.
b What would a good one look like to you?
=it's my birthday next week, you could take me out / birthday drinks on friday, come by / i don't celebrate but a dinner would be nice
c Count on me, being part of your birthday would be an honour.
p I sing the song loudly and off key, so choose the place with care.
i That you'd think of me for such a day means more than you may suppose.
b What would make it a good one?
=save me new year's eve / no plans for christmas markets yet, hint / we should do something for the bank holiday
c Hint taken with both hands, I'd love to spend it with you.
p I pick up hints only if they're thrown at my head, so thank you.
i You sound like somebody who still looks forward to things, and I like that.
b What's your favourite way to spend it?
=ramadan starts soon so only after sunset / i'm fasting for lent, so no wine / i keep shabbat, so sunday is better
c Of course, we'll plan round what is important to you.
p Just fold me in wherever there's room, I'm very easy to store.
i There must be something in it that carries you through the year, I'd love to hear what.
b What does that time mean to you?
=i don't eat meat so keep that in mind / allergic to nuts, just a warning / halal only for me please
c Good to know, I'll find a place where you can eat without worry.
p I'll interview the waiter like a kindly detective.
i You could probably cook me something that would make me miss nothing.
b What do you love to eat most?
=i've got to be home by ten / i need to catch the last train / can't stay out late, early shift
c I'll keep an eye on the clock so you can forget about it.
p Like Cinderella, but with a timetable and better shoes.
i We'll only get to the good part when you have to run, I just know it.
b How do you get home from there?
=i'll bring something sweet / baking something for our picnic / i'm bringing my famous brownies
c Somebody who comes with home baking is welcome anywhere I am.
p No promises that there'll be anything sweet left by the time you sit down.
i The people who usually get your sweet things are lucky, I'm almost jealous of them.
b How long have you been baking?
=let's skip small talk when we meet / i want real conversation, no weather talk / no boring interview questions please
c Good, I'd rather hear what moves you than where you park.
p I'll leave the weather at the door with my umbrella.
i There's one question you wish somebody would open with, and I intend to find it.
b What would you rather talk about?
=you pick the day, i'll make it work / whenever suits you, i'm flexible / i'll fit around you
c Then I'd say as soon as possible, I don't like waiting for good things.
p Such freedom makes me dizzy, I'll close my eyes and point.
i I wonder what has to move aside in your week to make room for me.
b Would this week or next feel better?
=that's quite far for me / you live a bit far, an hour each way / distance is the only thing that bothers me
c An hour's ride is nothing if you're at the end of it, I'd come your way.
p I'm told that roads work in both directions, so I'll do the far half.
i The distance bothers you and yet you're still writing, which gives me hope.
b Would halfway be a good place to begin?
=long distance is hard, i've tried it / not sure i could do the different cities thing / we live in two countries, it's a bit crazy
c It's hard, but I'd rather have a good person far away than a dull one near.
p I'd complain to geography, but it never answers.
i Distance makes every message count double, which is no bad way to begin.
b What was the hardest part when you tried?
=best invitation i've had in ages / nobody's ever asked me out so nicely / well that was a lovely way to ask
c Then I'm glad I asked, and I meant every part of the invitation.
p I was ready to ask by carrier pigeon if need be.
i Goodness knows how people have been asking you until now.
b Does that mean yes?
=ok we're even now / that makes us even / ok now we're quits
c Even is good, then we start the next round side by side.
p Scores are settled, I'll burn the little notebook.
i Quits is a nice word, but I'd rather owe you something.
b Shall we start a new score?
=let me sleep on it / i'm not saying no but not yes either / give me a day to think about it
c Sleep on it as long as you like, I'd like a yes that feels right.
p I'll be over here, hoping your pillow is on my side.
i You weigh it up, so I know the answer will count when it comes.
b What does your first feeling say?
=let's not overthink it and just meet / stop planning, let's just go / tomorrow, simple as that
c Simple as that is how I like it, count me in.
p My thinking has been told to take the day off.
i There's a lovely impatience in you, I'd be glad to see more of it.
b Shall we name the place and hour now?
=you still haven't told me where we're going / i'm waiting for the address / details please, i don't know what to wear
c You'll get place and time from me right away, no secrets about the shoes.
p I was so busy looking forward that I forgot the address part.
i In your mind you're already standing at the wardrobe, which pleases me.
b Do you prefer being surprised a little?
=i've been waiting for you to ask me out / took you long enough to ask / thought you'd never ask me out
c I was too slow in asking, and it won't happen twice.
p My question was on its way, there were plans and a small orchestra.
i It's alarming to think how many hints I must have walked past.
b What would you have said on day one?
=let's train together sometime / come to my yoga class with me / gym date, i'll go easy on you
c Training beside you would get me there earlier than any alarm.
p I'm as bendy as a door, so the class will have a comedian.
i It's when people stop caring how they come across that I like them best, so let's train.
b What would you put me through first?
`;
