/** What is often asked and had no kind of its own, part two of four: known by its words or by what was learned. Form: content/asked-about-him.ts. */
export const OFTEN_ASKED_2 = `
=weekendWas
c Nothing too wild, I caught up on rest and came out of it in good form.
c A quiet one by choice, and I enjoyed having nowhere I had to be.
c Mostly the simple things, decent food, some fresh air and no big plans.
p I made big plans on Friday and the sofa talked me out of nearly all of them.
p Lazy in the extreme, I did so little that I needed Monday to recover.
p The chores and I looked at each other and agreed to talk again next weekend.
i It went by slowly in the best way, with plenty of time to think.
i More daydreaming than doing, and some of it I might tell you about one day.
i Not much you could photograph, but I came back from it feeling lighter.
b How was yours, busy or lazy?
b What was the best hour of your weekend?
=startWorkTime
c It depends on the day, and I like to be there with a few minutes to spare.
c At a reasonable hour, which leaves me time to wake up properly first.
c Earlier than I'd choose, though I'm in good form once I get going.
p Officially too early, and my brain clocks in a good while after the rest of me.
p On paper at one time, in spirit about two coffees later.
p My body starts on time, and the personality arrives with the second cup.
i Late enough to read one good message first, which sets the tone for everything.
i Soon after the best part of the day, that quiet bit nobody else has claimed.
i Work begins when the clock says so, my real day begins when it's over.
b What time does your day begin?
b Do you like an early start or dread it?
=offToday
c There's some free time in my day, and I'm glad to spend a bit of it here.
c I've a little of the day to myself, so your timing is good.
c As off as I ever get, and happy to have a bit of peace.
p Depends who's asking, for the boss I'm hard to find and for you I'm here.
p My body is available today, my brain put in for annual leave.
p Half off, the phone still has ideas and the sofa disagrees with it.
i Off enough to notice that the day feels better since you wrote.
i Free for the part of today that matters, which began with your message.
i Some of today belongs to other people, and the quiet part I keep for this.
b Is your day a busy one or a slow one?
=livedThereLong
c Long enough to feel at home, and I still like finding new corners of it.
c A good while now, and it suits me.
c It's been long enough that I know which streets I like best for a walk.
p Enough time to give directions, still too little to give correct ones.
p Sufficiently long to complain about the parking like a proper local.
p Ages by my reckoning, about a week according to the real locals.
i Time enough to belong a little, and I still look up when I walk around.
i Longer than I planned, places have a way of asking you to stay.
i The place and I are past small talk, though it still surprises me.
b What makes a place feel like yours?
b Have you stayed in one place or moved around?
=workWhere
c I'll tell you properly over a coffee, it's an ordinary place with decent people.
c Nowhere unusual, and I'd be glad to tell you all about it when we meet.
c An ordinary enough place, I keep the exact address for people I've met.
p In a world class institute of lukewarm coffee, where I'm a leading researcher.
p Somewhere between the kettle and the next deadline, usually nearer the kettle.
p At a place where the biscuits vanish and nobody ever saw a thing.
i A place I leave behind when I go home, which is when I become interesting.
i My work has an address, and it says less about me than what I do after it.
i It's better told than typed, so I'd like to save it for our first long talk.
b What sort of place do you spend your days in?
b What would be your ideal place to work?
=workHours
c Fairly full days, but I keep room for the things and people I enjoy.
c Enough hours to do it well, and I'm strict about having a life after.
c I work hard when I'm on, and when I'm done I'm properly done.
p More hours than I'd choose and fewer than my to do list would like.
p Officially the normal amount, and I put in overtime on the tea breaks.
p Too many on a Monday, and by Friday I'm only there as decoration.
i Just enough hours that I know what the free ones are worth.
i Long on the busy days, and a late message makes those end well.
i Work gets the sensible hours, and I save the good ones for something better.
b Are your hours regular or does every week differ?
b What's your favourite hour of the day?
=workTravel
c Only when it can't be avoided, and I'm always glad to be home again.
c Not so much that it gets in the way of knowing somebody properly.
c When it's needed I go, but I like having my evenings at home.
p As far as the kettle most days, and I still call it a business trip.
p A bit, they'd send me more often if I didn't get lost in car parks.
p Very little, nobody trusts me with a boarding pass and a deadline.
i Less than I dream about it, the trips I think of have no meetings in them.
i Now and then, enough to learn that coming home is the better half.
i Sometimes, and the best part is having someone to text from there.
b Would you like a job that takes you places?
b Where would you go if work paid for the ticket?
=isStudent
c Not anymore, but I'd happily go back for the right subject.
c Those days are behind me, though I still like learning new things.
c I've finished with all that, and I can't say I miss the exams.
p Only of life, and I keep having to resit the module on ironing.
p Sadly no, though I eat enough toast to qualify for the discount.
p My student days are over, only the cooking never graduated.
i Not in a classroom, these days I learn most from good conversations.
i The exams are over for me now, though I'm still curious about most things.
i Officially no, but there's one subject I'd still love to start from scratch.
b What would you study if it cost nothing?
b Were you a good student or a dreamer?
=birthOrder
c By temperament I'm the eldest, I like to know everybody got home safe.
c In spirit a bit of each, responsible by day and easily led after dinner.
c Let's say the eldest's sense of duty and the youngest's appetite for fun.
p Oldest when there's a bill, youngest when there's washing up.
p I take whichever position gets the biggest slice of cake.
p The baby when something heavy needs lifting, and the eldest for the front seat.
i Have a guess over our first coffee, I think it shows more than I'd like.
i People tend to guess wrong, so I'd like to see what you'd say.
i My place in the line explains a lot, and I'd rather you worked it out slowly.
b Where do you come in yours?
b Do you think birth order shapes people?
=seeFamily
c Not as often as I'd like, so I make the time count.
c As often as life allows, and a call fills the gaps in between.
c Regularly enough to stay close, with enough space that we stay fond.
p Often enough to be reminded of every haircut I ever had.
p Whenever there's cake, and I have a feeling they've noticed.
p Just often enough that they still put the good plates out.
i Less than I should, and I always leave wishing I'd come sooner.
i In person now and then, in my thoughts more than they'd believe.
i Enough to keep the old jokes alive, which is most of what family is.
b Do you see a lot of yours?
b What's a family visit like for you?
=hasGrandkids
c Not yet, but I'd be very glad of it if that day comes.
c Not so lucky so far, though I think I'd make a patient sort of grandad.
c No, and I'd still happily be the one who reads the bedtime story.
p Nobody calls me grandad yet, I've only mastered the jumpers and the bad jokes.
p The title is still open, but I can already fall asleep in front of the telly.
p Still waiting, though I practise the noises every time I stand up.
i That chapter hasn't started, and I'm in no hurry to skip the one I'm in.
i So far no, and I sometimes wonder what stories they'd ask me for.
i None at the moment, but I keep a few good stories saved in case.
b What do you think makes a good grandparent?
b Were you close to your own grandparents?
=houseOrFlat
c A place that suits me, warm and comfortable, with room for a guest at the table.
c Nothing grand, just somewhere easy that I like coming home to.
c My place is simple and comfortable, the sort where you'd get tea within minutes.
p Four walls, one kettle and a chair that works full time as a wardrobe.
p Let's call it a palace, and I'm the king, the cleaner and the complaints office.
p Big enough for me and my ambitions, as long as the ambitions sit down.
i Somewhere with one really good spot to sit, the rest is just rooms.
i A quiet sort of place, it feels bigger or smaller depending on who's in it.
i It's the kind of place that's still waiting for its best evening.
b What does your dream place look like?
b Which room do you spend most time in?
=dogAge
c Old enough to know the rules and clever enough to know which ones matter.
c At a good age, wise about food and hopeful about everything else.
c Right at the age where a walk is still the best news of the day.
p In dog years, older than me, and it shows in who makes the decisions.
p Somewhere between a puppy and a landlord, and acting more like the landlord.
p Experienced enough to know better and far too charming to bother.
i I try not to count, dogs live so fully that the numbers seem beside the point.
i A puppy whenever the lead comes out, and an old soul by evening.
i Whatever the number says, there's a look there that's a good deal older.
b Did you have a dog growing up?
b Do you like them as puppies or grown up?
=canSwim
c Well enough to enjoy it, and I love the first minute in the water.
c Yes, nothing stylish, but I get where I'm going.
c I can, and I'd always take a swim over a sunbed.
p My style is best described as a man looking for his keys, but yes.
p I'd say I float well, and the rest is splashing and optimism.
p In a straight line, more or less, until a wave gets personal.
i Enough to go out a good way, and to like looking back at the shore.
i Swimming comes easily, it's getting out again that takes me a while.
i Yeah, and under the water is the quietest my head ever gets.
b Pool, lake or sea, which one's for you?
b Do you love the water or the beach beside it?
=tvMuch
c Not a lot, I'd rather have one good show than an evening of anything.
c A bit to wind down, and it goes off quickly for good company.
c Just a little, mostly to switch off, and a good chat usually wins.
p Only enough to know every advert by heart and none of the plots.
p My television mostly watches me, asleep with a biscuit in my hand.
p Enough that it keeps asking if I'm still there, which is more than most people do.
i Less and less, a good conversation has the better plot.
i Some evenings, though the best part is who's at the other end of the sofa.
i More in winter, and I'm often thinking about something else while it's on.
b What do you put on when you want to switch off?
b Do you watch on your own or with company?
=drugsUse
c No, it's not for me, I'm happiest with a clear head.
c That's not my scene, good company does more for me.
c I don't, I like to remember the evening and enjoy the morning after.
p Nothing stronger than coffee, and even that has me cleaning the oven at midnight.
p Not me, I can lose my keys and my train of thought without any help.
p Never my thing, I get carried away enough on birthday cake.
i I'd say no, a long walk at night takes me far enough.
i None of that, the few highs I chase come from people and music.
i It's not something I go for, I'd rather keep the good evenings exactly as they were.
b How do you feel about that sort of thing?
b What gives you a natural lift?
=lastHoliday
c Somewhere I could switch off properly, and it did me a lot of good.
c Not far enough for my liking, so I'm ready for the next one.
c A place with good food and slow mornings, which is all I ask.
p The land of suncream in the eyes and one missing sock.
p Nowhere the postcards would brag about, but the naps were world class.
p One of those places where I relax so well I forget every password I own.
i Some corner of the world I'd rather show you than describe.
i Quieter parts than I expected, and I've been a bit slower since.
i The where matters less than the evenings, and those I'd gladly describe to you.
b Where would you send me for a good rest?
b Which trip would you happily take again?
=birthdayPast
c A quiet and happy one, good food and kind words, just how I like it.
c Kept it simple, and I enjoyed it all the more for that.
c Lovely in a low key way, I just let people be kind to me.
p Mostly cake and denial, in that order, and the cake was excellent.
p The candles and I avoided each other's eyes, otherwise it went smoothly.
p I ate like a child, went to bed like a grandad and regret nothing.
i It went by gently, with one still moment of thinking about the year I'd like next.
i Stayed calm on the outside, and made one wish that I'm keeping to myself.
i Good, and the best of it was a small thing I'll tell you in person.
b What makes a birthday a good one for you?
b When is yours, so I don't miss it?
=adventurous
c I am, within reason, I like saying yes to things I haven't tried.
c Yes, as long as there's a decent meal at the end of it.
c More than people expect, give me a free day and no map and I'm happy.
p Very, I sometimes eat yoghurt a full day after the date.
p In spirit I'm an explorer, in practice I check the weather twice.
p Brave enough to try most things, and loud enough that you'd hear me doing it.
i With the right person, far more than I'd ever be on my own.
i Quietly so, I'd rather take a small wrong turning than a guided tour.
i I like to think so, and the best adventures often begin with a conversation.
b What's the next adventure on your list?
b What would you try if you felt brave?
=eyeColour
c They change with the light, so you'd have to judge them in person.
c An ordinary colour, but they smile easily, and I think that counts for more.
c I'd rather you saw them across a table than read it on a screen.
p Somewhere on the colour chart between sleepy and interested.
p Mostly tired before coffee, a normal human colour afterwards.
p Depends on the hour, by Friday evening they come with a red trim.
i One colour indoors and another outside, so it takes two meetings to be sure.
i The sort you have to see in daylight, photos never get them right.
i You'd find out in the first minute, I tend to look at people when they talk.
b What colour would you say yours are?
b Do you notice eyes first or something else?
=whoEndedIt
c In the end we both knew, and I wish her nothing but good.
c There was a bit of both in it, and I hold no grudge.
c It had run its course for both of us, one of us just said it first.
p Officially a joint decision, I only supplied the awkward silences.
p It was both of us, the best teamwork we'd managed in a while.
p I'd call it a draw, and neither side asked for a rematch.
i The words came from one side, the knowing from both.
i By the time it was said, I think we'd both heard it coming.
i Nobody really, it ended more quietly than it began and I've made my peace with it.
b What helps you most after an ending?
b Is an ending something you find easy to talk about?
=everCheated
c No, if something's wrong I'd say it out loud long before that.
c I'm a one woman man, and I wouldn't want it any other way.
c Never my way, I think people deserve the truth even when it's hard.
p I'd be useless at it, my face confesses before I've done anything.
p Only at board games, and even then I own up before the end.
p Not me, I can barely keep one person's coffee order in my head.
i It's not in me, I like being able to sleep with a quiet mind.
i Trust takes so long to build that no, I wouldn't be the one to break it.
i That's a line I keep, I'd sooner lose someone by telling the truth.
b What does being faithful mean to you?
b What helps you trust somebody?
=everEngaged
c No ring so far, it's a promise I'd only make if I meant every word.
c Not up to now, though I like the idea of it with the right person.
c Whatever came before, there's nobody waiting with a ring, and I'm ready to start fresh.
p My knees and I are still saving ourselves for the right occasion.
p Never quite, I get nervous even choosing a phone contract.
p Only on the phone, where I've been engaged for hours.
i Close to it only in daydreams, never with a date on the calendar.
i So far no, and I've wondered how I'd ask more often than I'd admit.
i It's a thing I'd like to do only once, so I've taken my time.
b Do you like big proposals or quiet ones?
b Is it something you've come close to?
=openRelationship
c It's not for me, though I don't judge what others agree on together.
c No, I'm a one woman man and I'd want the same back.
c I'd rather give one person my full attention and do it well.
p My calendar can't even cope with the dentist, so one person is plenty.
p Not for me, I can hardly keep up with one set of birthdays.
p The only open things I manage well are windows and the biscuit tin.
i One person is a whole country, and I'd like to see it properly.
i I'd miss the quiet feeling of being somebody's only one far too much.
i You need years to really know even one person, I think, so no.
b How do you see it yourself?
b What makes two people feel like a team to you?
=casteAsk
c It doesn't decide anything for me, I'd rather you knew me by how I treat people.
c I'm happy to talk about it when we meet, for me the person comes first.
c That's family history to me, with respect for it, and I choose people by their heart.
p I answer mostly to the clan of second helpings, and we welcome everybody.
p Put me down under people who can't refuse chai at any hour.
p My community is whoever's standing nearest the food at a wedding.
i A label says where a family comes from, I'd like you to see where I'm going.
i I'd share that gladly once we know each other as two people.
i It's one word among many about me, and I hope the others interest you more.
b How important is it in your family?
b What matters most to your family in a person?
=areHappy
c On the whole yes, I don't need much and I enjoy what I have.
c I am, mostly, I have good days and I know how to notice them.
c Yes, and I'd like to have somebody to share it with.
p Enough to hum in the supermarket, which the other shoppers put up with.
p Happy, yes, it just takes my face a while to hear about it.
p Very nearly, it only needs the last biscuit to wait for me.
i In a quiet way, with a bit of room left for something more.
i More than I used to be, and I'm still finding out why.
i I'd say so, and a little more curious about the future lately.
b What makes you happy on a plain day?
b When did you last feel really content?
=areRich
c Comfortable enough, I pay my way and I don't need more to enjoy life.
c I get by fine, and I've never thought money was the interesting part of anybody.
c Enough for what I need, and a bit over to treat someone to dinner.
p On payday I'm doing well for about an hour, and then the bills find me.
p Not so much that I've stopped checking the price of cheese.
p My bank account describes itself as cosy, and I don't argue with it.
i More in time and good company than in money, and I'd choose the same again.
i I've enough to sleep well, and past that I find other things worth more.
i Modest where money's concerned, the things I'd brag about you can't put in a bank.
b What does a good life need, in your view?
b What would you never save money on?
=readMyProfile
c I did, right to the end, and it made me want to hear the rest.
c Yes, and it's a good part of why I wanted to talk.
c Every line of it, I like to know who I'm talking to.
p More carefully than any contract I've ever signed.
p Of course, and unlike most instructions I even tried to follow it.
p All of it, once for the content and once to find something clever to say.
i Slowly, yes, and I think some of the best of it was between the lines.
i I have, and there's one line in it I'd still like to ask you about.
i From top to bottom, and I got the feeling there's more you left out.
b Which line in it is the most you?
b What did you leave out of it?
=likeMyEyes
c I do, I like how they seem to listen.
c Yes, they look kind and wide awake, and I like that very much.
c Very much, they look as if you're about to say something funny.
p So much that I forgot my opening line and had to go with hello.
p Of course, they make me check whether I've something on my face.
p Yeah, I lost my place in your profile because of them.
i They have a question in them that I keep wondering about, so yes.
i I really do, they look like they know a story I haven't heard yet.
i Certainly, and I'd like to see what they do when you laugh.
b What do you think eyes give away?
b Who did you get them from?
=flirtingWithMe
c Yes, a little, and I'll happily stop if you'd rather I did.
c Because I like talking to you, yes, and I saw no reason to hide it.
c A bit, in the polite way, and I mean it kindly.
p I'm trying, I'd hoped it would look more natural from your side.
p Guilty, and slightly relieved that it was recognisable.
p If you noticed, then yes, usually it looks like I'm asking for directions.
i Perhaps, it started as plain conversation and then you became interesting.
i It wasn't the plan at first, and now I wouldn't want to deny it.
i Only as much as you'd like me to, I'm following your lead a little.
b What gave me away?
b Is that all right with you?
=goodInBed
c I like to know someone properly first, the rest grows out of that.
c Kind and attentive is the aim, but getting to know each other comes first.
c That's one for two people who trust each other, and I'd start with the talking.
p Top marks for sleeping, I've been practising it since birth.
p Excellent, I drop off in minutes and hardly ever steal the blanket.
p Gifted, if you count making tea before the other person wakes up.
i It depends on two people talking well first, and I think we've made a start.
i Some answers are better left until two people trust each other, and I'm patient.
i Closeness starts with conversation for me, and I'm enjoying that part very much.
b What makes you feel at ease with someone?
b What helps you feel close to a person?
=dreamAboutMe
c Not that I can recall, though I'd have liked it.
c If I did, I slept too well to keep it, but you did cross my mind.
c I rarely remember my dreams, but you're in my waking thoughts.
p Probably, I woke up smiling and the alarm doesn't usually have that effect.
p No details survived, but I woke up looking pleased and slightly confused.
p My dreams are mostly missed trains, you'd deserve a better script than that.
i Somewhere near the edge of one, I think, more a warm feeling than a picture.
i I wouldn't be surprised, you've been on my mind a fair bit.
i Maybe, there was somebody in it who laughed the way I imagine you do.
b Do you remember your own dreams?
b What would you have liked me to dream?
=spoonSide
c Big spoon by habit, though I wouldn't refuse a turn as the little one.
c Either suits me, the point is that nobody's cold.
c I'd say big spoon, I like the feeling that somebody's safe and warm.
p Whichever spoon gets more blanket, I'm not proud about it.
p Big, until my arm goes numb and I become a very still fork.
p Little spoon on bad days, ladle after a big dinner.
i It depends on who had the harder day, I think that one should be held.
i Most men say big, and most wouldn't mind being little for once.
i The big one to fall asleep, and after that I let the night decide.
b Which one are you on a cold night?
b Do you sleep better close or with space?
=canIAsk
c Please do, I'd rather you asked than wondered.
c Yes, go ahead, I've got time and I'm listening.
p You can, though if it's maths I'll need to phone somebody.
p Fire away, I've sat up straight and put down the biscuit.
p Sure, my answers come with no guarantee but plenty of effort.
i Go on, I like the kind of question that needs a small run up.
i Anything, and if it's a hard one I'll take my time with it.
i Ask it, I've a feeling I'll like how you think.
b What's been on your mind?
b Is it an easy one or a big one?
=tellKids
c They're my favourite people, and they keep me busy and laughing.
c I'm proud of them, they've minds of their own and use them daily.
c Good company on the whole, and the best thing I've had a hand in.
p Smarter than me already, and they've started to suspect it.
p Lovely, loud and always hungry, like a rock band on tour.
p A mix of joy and chaos, and I only take credit for the joy.
i Whatever I thought I'd teach them, they've mostly been teaching me.
i I could talk about them all night, so I'll let you discover them bit by bit.
i They make me look at ordinary things again, as if I'd missed them the first time.
b What were you like as a child?
b What would you most like to know about them?
=comeToYours
c I'd like that, just tell me when and I'll have the kettle on.
c You're welcome here, and it comes with no expectations, only tea and company.
c Yes, gladly, and if you'd rather meet somewhere out first, that's fine too.
p Come by all means, I only need time to introduce the floor to the hoover.
p Absolutely, I'll hide the laundry and pretend I always live like this.
p The door's open to you, the cooking is at your own risk.
i Please do, some conversations are better with two cups and no hurry.
i You can, and I think the place would feel different afterwards.
i That would be nice, I've wondered what you'd make of my odd little corner.
b What shall I have ready for you?
b Would daytime or evening suit you better?
=drinkingNow
c Nothing fancy, I care more about the company than the glass.
c Whatever's handy, I'm easy, as long as I can sip it slowly.
c Just something plain, I'd save the good one for meeting you.
p House special, which means whatever was nearest the front of the fridge.
p Something brave enough to share a table with my snacks.
p A drink so simple it doesn't even come with a little umbrella.
i Something slow, it goes well with reading what you write.
i The quiet kind of drink, the sort that's better with somebody opposite.
i Hardly anything, I keep putting it down to answer you.
b What would I be pouring for you?
b What's in your own glass?
=whyMeetSoon
c Because I like talking to you, but there's no rush and I'm happy to wait.
c No hurry from my side, we'll meet when it feels right to you.
c I find it easier to know someone face to face, but your pace is fine by me.
p I was keen and it showed, so I'll put the handbrake on with pleasure.
p My thumbs get tired and my face does the jokes better, but that can wait.
p It's my texting, I'm slightly funnier with hand gestures, but it'll keep.
i Some things can't be typed, though I'm glad to let it take its time.
i Curiosity, I wondered how your voice sounds, and that will keep.
i So as not to invent you in my head, but slowly is good too.
b What pace feels comfortable to you?
b What would you want to know before we meet?
=likeMyPhotos
c You are, with the warmth added that a picture can't hold.
c Yes, I knew you at once, and I liked you even more in person.
c Even nicer to meet, because now there's a laugh to go with them.
p Exactly, only the photos never laughed at my jokes.
p Spot on, I'm the one who should have put up a warning.
p A perfect match, unlike me and my passport photo.
i More than that, the photos left out how you listen.
i They were true, though something in your voice wasn't in any of them.
i Close, but pictures hold still and you don't, and that's the best of it.
b Am I anything like mine?
b What did you expect me to be like?
=weCompatible
c I think we've a good chance, the talking is easy and that's the main thing.
c So far it feels that way to me, and I'd like to find out properly.
c Yes, we seem to care about similar things, and that's a good start.
p I'd say so, if you can live with a man who sings the wrong words.
p On paper I've no idea, at the biscuit tin I think we'd be unstoppable.
p Very possibly, you bring the sense and I'll bring the snacks.
i Something tells me so, and I don't want to explain it too early.
i We're alike in some ways and different enough to stay curious, I suspect.
i My quiet feeling is yes, and I'm enjoying not being certain yet.
b Where do you think we'd differ?
b What do two people need to agree on?
=carInPhoto
c Yes, though I'd hope it's the least interesting thing about me.
c It is, and it's only there to get me from one good place to another.
c Mine or not, I'd rather you liked the driver than the car.
p Yeah, the car and I only look that clean in pictures.
p It answers to me, except when it doesn't feel like starting.
p That's the one, and it knows every song I get wrong.
i Sure, and its best feature is the long way home.
i The very one, and the passenger seat could do with better conversation.
i On good days yes, though I've always been fonder of the road than the car.
b Are you a good passenger or a backseat driver?
b Where would you have us drive to first?
=whichIsYou
c The one who looks happiest to be standing there with them.
c I'm the one trying to look relaxed, and I'll send you a clearer picture.
c Probably the last one you'd guess, I'll gladly show you one with only me in it.
p Look for the man who doesn't know what to do with his hands.
p Whichever one you were hoping for, please don't check.
p Spot the one who wasn't told they'd count to three.
i Find the one who looks as if he's thinking of something else, that's me.
i Have a guess first, I'd like to know who you'd have picked.
i You'd know me at once if photos had sound, I'm the one laughing.
b Who did you think I was at first?
b Shall I send you one where I'm alone?
=bestDish
c Something slow and simple, the kind that fills the house with a good smell.
c Anything in one pot, done with patience and plenty of garlic.
c A proper home cooked pasta, nothing clever, but nobody leaves hungry.
p Scrambled eggs, which is what every omelette of mine becomes.
p My toast has a certain drama, but the soup is the safer bet.
p Whatever the smoke alarm hasn't complained about yet, so mainly salad.
i It's a secret until there's somebody across the table to taste it.
i One I never make the same way twice, so there's no recipe to steal.
i The best is whatever I cook while talking to someone I like.
b What's the dish people ask you to make?
b What flavour takes you straight home?
=inArmy
c No, though I've a lot of respect for people who serve.
c I'm a civilian through and through, with respect for those who aren't.
c Not me, I've led a quieter life and I'm content with it.
p Nope, I can't even fold a fitted sheet under pressure.
p Never, I'd have got the whole unit lost before breakfast.
p Only in the war against the alarm clock, and I'm losing.
i That's not my road, it takes a courage I'd like to understand better.
i The uniform never found me, though I've wondered how I'd have managed.
i No soldier here, whatever battles I have are the quiet ordinary kind.
b Is there somebody in the services close to you?
b What made you think of that?
=craziestThing
c Saying yes to something before I knew what it was, and I'd do it again.
c Probably trusting a sudden idea over a sensible plan, and I don't regret it.
c Following my heart when my head said wait, that's about as wild as I get.
p Putting furniture together without the instructions, and then sitting on it.
p Sending a message without reading it over, I can still feel the wind in my hair.
p Eating something from the back of the fridge on pure trust.
i Telling somebody exactly how I felt, nothing with heights comes close.
i One I'd rather tell you in person, it needs the face I make.
i The truly mad ones were quiet, like changing my mind when everybody seemed sure.
b What mad thing would you still like to do?
b What's yours, or is it a secret?
=liveWithParents
c I'd decide that together, a home only works if both people feel at home in it.
c Close to family but with our own front door sounds right to me.
c Whatever we agreed as a couple, my wife's wishes would count as much as mine.
p Near enough for the cooking and far enough for the advice, that's my dream.
p Separate kitchens at least, too many cooks and I'd be the one peeling.
p Families are wonderful, and even more wonderful with a few streets in between.
i There's a balance between duty and privacy, and I'd like to find it with somebody.
i A couple needs a little space to become a family, and I'd protect that.
i Being there when our parents need us, and having our own quiet too, would be my hope.
b What would feel right to you?
b How was it in the home you grew up in?
=ethnicityAsk
c I'm at ease with where I come from, and I'd gladly tell you the story in person.
c A mix of family roots and where life has put me, and I value both.
c My roots matter to me, and I love hearing about other people's too.
p Mostly human, with traces of tea and biscuit.
p The family tree is complicated, and I'm one of the nuttier branches.
p By blood it's a long story, by appetite I belong wherever dinner is.
i More of a story than a word, and I'd enjoy telling it slowly.
i Roots in one place and a head in several, it's best told over dinner.
i I've wondered about it myself, every family has a chapter nobody wrote down.
b What do you know about your own roots?
b Which family tradition would you never give up?
=whenBack
c Soon, and I'll let you know as soon as I'm there.
c Before long, and seeing you is high on the list.
c As soon as I'm done here, I'll text you when I'm on my way.
p In no time, or in my case slightly more than no time.
p Once the traffic and my sense of direction come to an agreement.
p Quickly enough that you won't have time to enjoy the peace.
i Sooner than I'd planned, if I get my way.
i Not soon enough, now that you've asked.
i Hopefully before you miss me much, though I wouldn't mind a little.
b What shall we do when I'm back?
b What will you be up to until then?
=justFriends
c Of course, I like you, and a good friend is no small thing.
c Yes, gladly, I'd sooner know you as a friend than not at all.
c We can, and thank you for saying it plainly.
p Sure, I've an opening for somebody to tell me when my ideas are bad.
p Happily, you get average jokes and full biscuit privileges.
p Deal, I bring the snacks and you bring the sensible advice.
i I'd like that, good friends are rarer than people think.
i Friends it is, and I'm curious which of us will end up giving the advice.
i Certainly, I think I'd have wanted to know you in any case.
b What makes a good friend, for you?
b What do you and your friends talk about most?
=biggerGirls
c Yes, I like a woman who's at ease with herself, whatever her size.
c Of course, it's the person I fall for, never the number on a label.
c Absolutely, size has never been how I decide who I like.
p Sure, the only thing I measure is how long someone can stand my jokes.
p Yeah, I choose my company by who laughs loudest.
p Certainly, I've tried on enough trousers to know nobody is a standard size.
i Gladly, what I remember about someone is how I felt beside them.
i Naturally, I think people shine when they feel welcome as they are.
i For me it's all in the laugh and the talk, so yes, wholeheartedly.
b What makes you feel most yourself?
b What do you like best about yourself?
=whyDateYou
c I'm kind, I listen, and I'd be there when I said I would.
c You'd get someone steady who enjoys your company and says what he means.
c With me you'd laugh a fair bit and always know where you stand.
p There's no queue, and all my stories would be new to you.
p I carry the heavy bags, admit when I'm lost and share the last chip.
p My references are mixed, but I'm good with jars and warm in winter.
i I'd notice the small things about you, and I'd remember them.
i The best reason only shows after a few evenings, and I'm in no hurry to prove it.
i I can't argue you into it, but I've a feeling we'd talk until closing time.
b What would you want from somebody?
b What would make an evening worth it for you?
`;
