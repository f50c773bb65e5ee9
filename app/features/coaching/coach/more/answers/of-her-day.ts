/** How she is and what she is doing: what he can say to it, see ../told-in-answer.ts. Form of the table: ../told-tables.ts. */
export const ANSWERS_OF_HER_DAY = `
=noWorries
c Thanks for being so relaxed about it.
c You're kind, I'll do better next time.
c Good, then I can stop feeling guilty. Mostly.
c Thanks, that's kind. I'll make it up to you anyway.
c Then I'll stop apologising and get back to being good company.
c Appreciated. I'd still rather say sorry once too often.
c You're very easy to be honest with, thank you.
c Generous of you. I'll do better next time.
p Phew, I had a whole apology speech ready, with gestures.
p Great, I'll put the flowers back then.
p You're far too nice, I'd have made me suffer a little.
p Phew. I can cancel the string quartet.
p I had three more apologies ready, one of them in verse.
p Just as well, I was halfway into exile and I'd packed badly.
p A full pardon, and so quickly. You'd make an excellent judge.
p In that case I'll tell the man with the doves to go home.
i That's generous, not everybody would see it like that.
i I'd have felt worse about it with anybody else, oddly.
i You make it hard to feel bad for long.
i Not everyone lets things go so lightly. It's a lovely trait.
i You make it easy to be a bit imperfect around you.
i Now I'm wondering what it would take to really annoy you.
i What a relief to talk to someone who doesn't keep score.
i When you say it's fine I actually believe it, and that's rare.
C So what did I miss?
C So where were we?
C How's your day treating you otherwise?
P Do I at least get points for feeling bad?
P Does this pardon cover future offences too?
P Do I owe you anything, or does a bad joke settle it?
I What's the nicest thing that happened in the meantime?
I What does manage to get under your skin?
I Have you always been this relaxed, or did you learn it?
=doingNothing
c Sounds perfect, some evenings are made for exactly that.
c Good, you've earned a bit of nothing.
c A proper bit of nothing, I'm all for that.
c Good, then I've caught you at the perfect moment.
c Don't change a thing, that's an excellent use of your time.
c I'm happy to be the most exciting thing on your schedule for a while.
c Sounds like just the right amount of effort.
c Enjoy it. The rest of life does enough rushing about.
p Nothing is a full-time job if you do it well.
p That's my favourite sport, and I'm in very good form.
p Excellent, so I've caught you at a quiet moment. Suspiciously lucky.
p Then forgive me for barging into such a packed schedule of nothing.
p I'd need three apps and a coach to do nothing that well.
p Careful, that's how people turn into cushions.
p A master at work. I'll try to type quietly.
p Carry on. The world can run itself badly without you for a bit.
i I like that kind of quiet, it's when the good thoughts turn up.
i Nothing much is sometimes the best bit of the day.
i I'd happily do nothing in the same room as you some time.
i These empty stretches are usually when the oddest thoughts turn up.
i We're all at our most honest when there's nothing we have to do.
i Nothing much can also mean quietly putting something off. I know both kinds.
i Slow moments have room for the conversations busy days don't.
i I always wonder where a mind wanders off to when it's left alone.
C Is it a good sort of nothing or a bored sort?
C Can I keep you company for a while?
C Is it a well-earned rest, or could you use some entertainment?
P Blanket and snacks, or the bare minimum?
P Should I come back when you're less busy?
P How far is the nearest snack, and can you reach it?
I What's on your mind while you do nothing?
I What have you been thinking about in the meantime?
I If you could be anywhere else right now, where would it be?
=weekGood
c Good to hear, I like a day that behaves itself.
c I'm glad, nothing wrong with an easy one.
c That's how it should be, calm and no drama.
c Good, I was hoping you'd say that.
c Happy to hear it. Long may it last.
c No complaints counts as a very good result in my book.
c Perfect. Let's see if I can nudge it up another notch.
c Well, that's cheered me up too.
p Suspiciously good, I'd touch some wood.
p Nice, you're winning at adulthood then.
p Good, that leaves you plenty of energy for my jokes.
p No fires, no floods, nobody crying in a stairwell. I'd call that a triumph.
p Very suspicious. I'll watch out for falling pianos on your behalf.
p Excellent. The emergency pep talk goes back in its box.
p One fewer person to rescue, then, which is lucky because I'm terrible at it.
p Things going fine, in this economy. Someone should alert a museum.
i Good days like that are underrated, I think.
i I like it when nothing special turns out rather nice.
i That sounds like somebody who knows how to pace things.
i Those ones rarely make an anecdote, but they do you the most good.
i Half the time it goes well because of something that didn't happen.
i It usually comes down to one small thing going right.
i How nice when nothing needs fixing and you can just enjoy it.
i The good stretches are easy to miss, so I'm glad you caught this one.
C What was the best bit of it?
C What's been the best bit so far?
C What would make it even better from here?
P What would have made it a ten out of ten?
P On a scale of beige to fireworks, where are we?
P Who do we thank for this, luck, coffee or a cancelled meeting?
I What are you looking forward to most now?
I What little thing made the difference?
I Is that your favourite kind, or do you secretly like a bit of chaos?
=weekBusy
c That sounds full on, I hope you get to sit down soon.
c You've earned a slow evening after that.
c Busy like that deserves something good at the end of it.
c Sounds like you've earned some time to do absolutely nothing.
c That's a lot. I hope someone's brought you a cup of tea.
c Right, you're officially off duty while you're talking to me.
c Flat out and you still wrote back. That made me smile.
c I hope it slows down soon and leaves some time for you.
p I'm tired just reading that, and I'm sitting down.
p Somebody get this woman a blanket and a snack.
p I'd offer to help, but I'd only slow everything down charmingly.
p I'm worn out and I haven't even contributed anything.
p I'd offer to help, but I'd only slow you down and eat the biscuits.
p You need a clone, or at the very least a committed butler.
p Give me your calendar's address. I'd like to send it a stern letter.
p Go and lie down somewhere soft. I'll hold the world back with a broom.
i Days like that go by in a blur, I hope there was one good minute in it.
i And you still took the time to write, I noticed.
i I hope the evening is kinder to you than the day was.
i One sort of busy wakes you up and another wears you out.
i The strange part is how long your head keeps running after you've stopped.
i A quiet minute must feel like a holiday in the middle of all that.
i When it's that hectic, the things you actually wanted to do get swallowed first.
i My guess is you only notice how tired you are once you sit down.
C What's the first thing you'll do when it's over?
C When do you finally get to put your feet up?
C What will you treat yourself to once it calms down?
P Is it a chocolate kind of busy or a wine kind?
P Do you need a snack, a nap or a getaway driver?
P How many coffees are holding you together right now?
I What keeps you going on days like that?
I What's the first thing you do when it all goes quiet?
I Is it the kind of busy you'd miss if it stopped?
=weekendLazy
c A weekend of sleep and telly is a weekend well spent.
c That sounds exactly right, I'm a bit jealous.
c Good, everybody needs a weekend like that now and then.
c Good. A weekend with nothing in it is a weekend used properly.
c Sounds perfect to me, no excuses needed.
c That's exactly the kind of weekend I'm jealous of.
c Glad you got a real rest. Most of us forget to.
c Doing that little takes confidence, and I respect it.
p A strong performance, I hope the sofa survived.
p Olympic-level laziness, I respect the dedication.
p That's not lazy, that's charging. Phones get praised for it.
p Elite performance. I'd have pulled a muscle reaching for the remote.
p If resting were an Olympic sport, I'd be proud to carry your towel.
p I'd like to subscribe and have that weekend delivered monthly.
p I hope you warmed up first. Lazing at that level can cause injuries.
i I think you learn a lot about people from how they do nothing.
i Those weekends never make a good story, but I always want another.
i I can picture it, and I wouldn't have left the sofa either.
i A weekend like that usually means the week before was a long one.
i The best part of doing nothing is that nobody needs you anywhere.
i Stories are overrated anyway. Sometimes you just need to catch your breath.
i I love that point in a lazy weekend when you stop checking the time.
i Resting without feeling guilty about it is an art I'd love to learn.
C Was it the good kind of lazy?
C Was it planned, or did you just surrender to it?
C Do you feel like a new person now?
P How many times did it ask if you were still watching?
P Did you move at all, or is that too personal?
P What was the longest journey, bed to fridge or fridge to sofa?
I What would your perfect lazy day look like?
I Is that how you usually recharge, or was it a rare treat?
I Where does your mind go when there's nothing left to do?
=dinnerPlain
c Some evenings that's exactly the right dinner.
c Quick and warm, nothing wrong with that.
c No shame in that, half the city is eating the same.
c Nothing wrong with that. Some days call for easy food.
c Honestly, that's a better meal than people admit.
c No judgement here, I'd be very happy with the same.
c Comfort beats effort. You chose well.
c Good food doesn't have to take an hour. I fully approve.
p Michelin stars are overrated anyway.
p Five-star dining, and no washing up to speak of.
p A balanced meal, as long as you hold the plate straight.
p Michelin called. They'd like a word about the presentation.
p I can burn cereal, so you're well ahead of me.
p Serve it on the good plates and call it rustic.
p So refined it needs no recipe, no chef and no witnesses.
p My compliments to the chef, the microwave or whoever was in charge.
i The best dinners are the ones nobody was meant to see.
i I think you only really know somebody once you know their lazy dinner.
i Sounds like an evening where nobody had to impress anybody.
i Lazy food usually tastes better because nobody's watching.
i Each of us has one lazy meal we'd defend to the death.
i I'd trust anyone's emergency meal over the restaurant they claim to love.
i Easy food has a comfort that no fancy place gets right.
i A meal like that tends to follow a long day or a very good sofa.
C What would it have been with more energy?
C What would you have if someone else did the cooking?
C Is it your favourite lazy meal, or just what was there?
P Was it plated, or straight from the source?
P Any candlelight, or are we keeping it casual?
P Are you a table person, or more of a stand by the fridge person?
I What's the dinner you'd never get tired of?
I With all the time in the world, what would you make?
I Which food from childhood still comforts you most?
=dinnerNice
c {A} sounds far better than what I had in mind for tonight.
c {A}, now I'm hungry and a little jealous.
c Somebody's eating well tonight, I approve.
c Just reading {a} has made me hungry.
c I'd never say no to {a}, for the record.
c With {a} on the table I'd be a very happy man.
c Proper food. I'm impressed and more than a little jealous.
c That sounds delicious, and everyone within reach of it is lucky.
p {A}, and I was about to be proud of my toast.
p I can be there in however long it takes to look casual.
p {A}, so that's what the good people eat.
p I'm holding my phone to my nose, hoping for a hint of {a}.
p Left alone with {a}, I'd lose my manners within a minute.
p My signature dish is toast with ambition, so I bow to this.
p If you heard a sad noise, it was my stomach reacting to {a}.
p I'd write a poem about that meal, but it would mostly be chewing noises.
i I like people who cook properly on an ordinary evening.
i {A} sounds like an evening I'd have liked to be invited to.
i You can tell it's a good evening by what's on the stove.
i Food like that usually has a person or a place behind it.
i I wonder who first made {a} for you, and whether anyone's topped it.
i A proper dish makes an ordinary day a bit less ordinary.
i {A} can start a debate in any family about the right way to do it.
i Meals like that slow everything down in a good way.
C Is it as good as it sounds?
C Is it an old favourite, or something new?
C What's the best version of it you've ever had?
P Is there enough for one very polite guest?
P Is there a waiting list for leftovers?
P Do you share, or is the plate guarded by a fork?
I Who taught you to cook?
I What does it remind you of?
I Which dish could you eat for the rest of your life?
=eveningIn
c A quiet evening like that sounds perfect to me.
c Good choice, no plan beats a soft one.
c You've earned a slow one, enjoy it.
c That's the right call. Not every night needs shoes.
c A quiet one sounds ideal. Guard it from anyone with a better idea.
c You won't need to convince me, that's my kind of evening.
c Phone on silent and enjoy it, with a small exception for me.
c It's hard to compete with a quiet night in, so I won't try.
p I hear those places are impossible to book.
p A wild night, try not to wake the neighbours with the snacks.
p The dress code sounds excellent.
p I'll warn the neighbours that it's going to be extremely quiet.
p Wild. Pace yourself, nights like that can go on until half past nine.
p I trust the dress code is elastic waistbands only.
p Somewhere a nightclub just sighed and crossed you off its list.
p The event of the season, and no queue for the bathroom.
i Quiet evenings are underrated, I think that's when people are most themselves.
i I can picture that, and I'm a bit envious.
i I like an evening that doesn't have to impress anyone.
i Evenings with no plan except peace are the ones worth looking forward to.
i Closing the door on the world for a few hours is a real pleasure.
i Either the day was loud or you simply know what's good.
i Being content with a quiet night is rarer than it sounds.
i It's always some small ritual that makes a night in feel right.
C What are you watching, or is it just silence?
C What would make it the perfect evening in?
C Which film could you watch again any night?
P What snacks are on the guest list?
P How many blankets are on the guest list?
P How early is too early for pyjamas?
I What would make it even better?
I What's your little ritual for a night like that?
I Are you hiding from the world or just enjoying the quiet?
=noPlansYet
c Good, an empty calendar is a lovely thing.
c Then you're the freest person I know.
c No plans sounds ideal, unless somebody has a good idea.
c Nothing planned is easily fixed. I'd be glad to take you for coffee.
c An empty calendar is a luxury, so don't give it away too cheaply.
c You get to do exactly what you feel like, then. I approve.
c Having nothing booked is the best position to be in.
c The good ideas tend to come late anyway, so you're right on time.
p I've got a few ideas, most of them involve food.
p Careful, that's how people end up talking to me all evening.
p Nothing planned is my favourite plan, and I'm very good at it.
p A blank diary, excellent. I nominate cake, a walk and my second-best jokes.
p No plans is technically a plan with excellent cancellation terms.
p All that free time and not one dentist in it. Enjoy.
p Dangerous. Give it an hour and someone will ask you to help them move house.
p Respect. Most of my plans are things I hope get cancelled.
i The best days I can think of started with no plan at all.
i I like a blank page, something usually turns up.
i That leaves a lot of room for something unexpected.
i An empty diary is where the good accidents happen.
i Not knowing yet has a freedom that a full calendar never gives you.
i What people drift towards when nobody's booked them is usually what they love.
i An unplanned day often beats anything that was ever in the diary.
i I wonder if you'd fill the gap with people or with peace.
C Would you like some company for part of it?
C What are you in the mood for?
C How spontaneous are you, honestly?
P Are you open to suggestions, or is the sofa booked?
P Which way are you leaning, adventure, cake or a very long nap?
P How easily are you talked into a silly idea?
I What would you do if anything were possible?
I If anything was possible, where would you end up?
I Does free time make you happy or a bit restless?
=sleptBadly
c That sounds like a long night, I hope today goes easy on you.
c I'm sorry, nobody is at their best on so little sleep.
c Be kind to yourself today, and go to bed scandalously early.
c I'm sorry, nights like that feel twice as long.
c Rough. Go easy on yourself until you've caught up.
c Well, you've got company now, even if it's only by text.
c You're owed a proper rest, and I hope you get it soon.
c I'd hand over some of my own sleep if I could.
p I'd prescribe coffee, biscuits and no sudden movements.
p The night clearly didn't know who it was dealing with.
p Count sheep, and if they're boring, count my typos.
p I'd count the sheep for you, but I always lose my place around seven.
p I could read you a washing machine manual in a very soothing voice.
p One star for that mattress. I'm happy to write the review.
p Somebody owes you eight hours, and I'm prepared to send the invoice.
p You and the owls must be on first-name terms by now.
i Everything gets a little louder at that hour, I find.
i I hope there was something nice among all those thoughts.
i At least at night you get an honest conversation with the ceiling.
i Everything is louder in the small hours, thoughts most of all.
i It's usually some tiny thing that keeps you awake, never the sensible big ones.
i Being up while everyone else sleeps is a strange kind of quiet.
i The world feels slightly tilted after too little sleep, so take it slowly.
i Minds pick the worst hours to get chatty.
C What kept you up?
C Is there anything that usually helps you drop off?
C How are you holding up?
P How many coffees are we at?
P How many times have you turned the pillow over?
P Is there a limit on how many naps a person can claim back?
I What goes through your head when you can't sleep?
I Anything on your mind, or just one of those nights?
I What do you think about when you can't sleep?
=gotHome
c Good, thanks for letting me know.
c I'm glad you're in safe. Sleep well later.
c Perfect, now I can stop looking at my phone.
c Good, now I can relax.
c Glad you're in safe. Sleep well.
c That's the message I was waiting for.
c Thanks for letting me know you're home, I'll sleep better for it.
c Home and safe, that's all I wanted to hear tonight.
p Good, I was about to send out the search dogs.
p Home safe, so my work here is done.
p Great, now put your feet up, that's an order from nobody in particular.
p Excellent. I'll call off the helicopters.
p The search party can go to bed, then. It was mostly me with a torch.
p Home safe and no dragons met. A complete success.
p Great news. I can stop pacing like a worried aunt.
p Door closed, shoes off, world defeated. Well done.
i Good. I like knowing you're home.
i I was waiting for that message, I'll admit.
i Now the day can end properly.
i That first quiet minute after closing the door is when a night sinks in.
i Home safe is a small message, but a very nice one to get.
i I hope the last thing on your mind tonight is something good.
i Home always sounds quieter than usual after a night out.
i It's the little moments of an evening that come back first once you're in.
C How was the way back?
C What was your favourite part of tonight?
C Shall we talk tomorrow?
P Shoes off already, or still being brave?
P Is a midnight snack involved, or are you a professional?
P Should I inform the press, or keep it between us?
I What's the first thing you do when you get in?
I Which moment from tonight are you still smiling about?
I Do you fall asleep straight away, or does the evening replay first?
=weekBad
c I'm sorry, I hope the rest of it is kinder to you.
c That sounds like one to get through and forget quickly.
c Then tonight should be easy, you've earned that.
c Sorry to hear that. You can grumble at me as long as you like.
c Ugh. I wish I could take a piece of that off you.
c You don't have to be cheerful for me.
c I hope the rest of it goes easier on you.
c Then let's make this chat the easy part.
p Some days should come with a refund, I'd sign for you.
p I'd offer biscuits and silence, in that order.
p Let's agree this one doesn't count.
p I'd send a brass band, but you might prefer snacks and silence.
p Consider it cancelled. We'll say it never happened and start again tomorrow.
p I'm not much use in a crisis, but my sympathetic nod is excellent.
p I'd like a word with whoever's in charge of scheduling these.
p My full medical advice is blankets, chocolate and blaming Mercury.
i You don't have to be cheerful with me, by the way.
i I hope there was at least one small good thing in it.
i I'd like to be the nice bit of a day like that.
i Fine would have been the easy answer, so thank you for the real one.
i Sometimes it isn't one big thing, just too many small ones in a row.
i Leave it at that or unload it here, whichever feels better.
i Rough ones get a bit lighter when nobody expects you to sparkle.
i One small kindness can rescue a bad patch, so I hope one finds you.
C Do you want to talk about it, or rather not?
C Do you want to vent, or would you rather be distracted?
C Is there anything that would make it a bit better?
P Is it a chocolate kind of day?
P Would cake help, or are we past cake?
P Shall I be outraged on your behalf, or just tell bad jokes?
I What usually makes a day like that a bit better?
I What normally turns things around for you?
I Are you more of a talk it out person or a hide under a blanket person?
=weekendPlansHers
c That sounds like a proper weekend, I'm a little jealous.
c Good plans, I hope it turns out just like that.
c I like it, something to look forward to.
c Sounds like a weekend worth getting out of bed for.
c That's a proper plan. I hope it's every bit as good as it sounds.
c You clearly don't waste a weekend.
c It's good to have that to look forward to, and I hope it delivers.
c Enjoy all of it, and save me the highlights for Monday.
p Much better than mine, I was going to water a plant.
p I'll live through you, send updates and snacks.
p Busy woman, I'd have needed a nap in between.
p Next to that, my weekend sounds like a documentary about carpet.
p You'll need another weekend to recover from that weekend.
p If there's cake anywhere in those plans, think of me.
p Should you need a man to hold coats and clap at the right moments, I'm trained.
p I'd try to compete, but my big idea was alphabetising the spices.
i I hope there's one moment in it you'll still think of on Monday.
i I'd like to hear how it really was afterwards.
i Plans like that tell me you like having your people around you.
i Half the fun is the days before, when it's still perfect in your head.
i Even the best plan leaves room for a surprise, and those are the good bits.
i Something like that on the horizon pulls you through a whole week.
i We make some plans for others and some for ourselves. The best ones are both.
i I bet one part of that makes you smile more than the rest.
C What are you looking forward to most?
C Have you left any time just for you?
P Who's most likely to embarrass themselves?
P Are you packing snacks or trusting fate?
P What are the odds of dancing, and should the public be warned?
I Will you tell me the best bit on Sunday night?
I What would have to happen to make it unforgettable?
I Is it pure excitement, or are you a tiny bit nervous too?
=weekendFull
c That's a weekend well used, you must be happily tired.
c Sounds like everything a weekend should have.
c I like that you packed it with people and good things.
c Now that's how you do a weekend.
c You filled it with all the right things. I'm a little envious.
c Your weekends are clearly in very good hands.
c After all that, you deserve an extra day off just to enjoy it again.
c I'd have signed up for every single part of that.
p I'm exhausted on your behalf, and impressed.
p My weekend would like to apologise to yours.
p You've used up the fun allowance of three people.
p You've done more in two days than I'd dare put in a calendar.
p I need a lie down and all I did was read the itinerary.
p There must be a stunt double covering at least half of that.
p You must be getting longer weekends than the rest of us. I want your supplier.
p Even my imaginary weekends aren't that well organised.
i Weekends like that go by too fast, don't they always.
i I wonder which moment you'd keep if you could only keep one.
i You can hear that you were in good company.
i With that much packed in, I bet the best moment was one nobody planned.
i Days off show what we'd choose if nobody was asking, and yours sound well chosen.
i That leaves you with the good kind of tired, I'd imagine.
i What stays with you afterwards is usually some silly moment in the middle.
i Bits of a weekend like that pop back up on a dull Tuesday. That's the bonus.
C What was the best bit?
C Which part would you do again tomorrow?
C Are you recovered yet, or still smiling about it?
P When did you sleep?
P Did you sleep at any point, or is that for other people?
P Is there an application form for joining the next one?
I Which part would you do again tomorrow?
I Which moment will you still remember in a year?
I Do weekends like that charge you up, or do you need a quiet day after?
=doingWork
c Hang in there, the sofa is waiting for you.
c I hope it's the quick sort of shift and not the endless one.
c Good of you to write from the middle of it.
c Then I'm glad to be the part of your day that isn't work.
c Work's had enough of you for now. These two minutes are mine.
c Hopefully the job treated you well today, or at least politely.
c Good of you to write with work still buzzing in your ears.
c Feet up the moment you can. You've earned it.
p I'll be your official break, no coffee included.
p Blink twice if you need rescuing, I'll ring with an emergency.
p Quick, look busy, I won't tell anyone.
p Blink twice if anyone said synergy today.
p If your boss asks, I'm a very important client.
p I'd write you a sick note for tomorrow, but my handwriting fools nobody.
p For the record, I think they should pay you double and throw in a pony.
p Thank you for keeping the economy going. I've mostly been watching.
i I like that I get a few minutes of your working day.
i I wonder what you're like in work mode.
i The best part of a long day is the message you didn't expect.
i Everyone has a work voice, and I wonder how far yours is from the real one.
i There's usually one person at work who makes the whole day bearable.
i Switching off after work is a skill nobody teaches you.
i Even the dullest working day has one good minute hidden in it.
i You're probably either the calm one at work or the one running everything.
C What time do you get to go home?
C What's the best thing waiting for you after work?
C Do you enjoy what you do, honestly?
P How many minutes until freedom?
P How close are you to running away with a circus?
P Who was today's workplace villain, a human or the printer?
I What's the first thing you do when you're done?
I What would you be doing right now if work didn't exist?
I Do you switch off easily, or does it follow you home?
=doingSport
c Well done, the evening is allowed to be lazy now.
c Respect, getting out of the door is the hardest part.
c Then you've earned whatever you eat tonight.
c Good on you. Getting out the door is the hardest part.
c That takes discipline. I'm properly impressed.
c An hour that belongs to nobody but you. I respect that.
c You're making my excuses look very thin.
c That's earned you something delicious, and I won't hear otherwise.
p I felt fitter just reading that.
p Impressive, my workout was opening a jar.
p You go and be healthy, somebody has to guard the sofa.
p My legs ache out of pure sympathy.
p Meanwhile I get out of breath opening a bag of crisps.
p One of us is an athlete, and it's not the one sitting down.
p I'd take it up too, but I'm saving myself for the over-seventies league.
p Please leave some fitness for the rest of us.
i There's that good sort of tired afterwards, I envy you that.
i I think people are at their most honest when they're out of breath.
i I like that you just do it and don't make a speech of it.
i The best bit must be how quiet your head is afterwards.
i Anyone who sticks with it seems to have a private reason.
i Somewhere in there your brain probably solves things you never asked it to.
i On the days you don't feel like it, something still gets you there.
i I doubt it's only ever about the exercise.
C How do you feel now?
C What got you into it?
C How often do you fit that in?
P What's the reward, protein or cake?
P Would you take a beginner who complains the whole way?
P What's the prize at the end, a long bath or an enormous dinner?
I What goes through your head while you're at it?
I Do you do it to think, or to stop thinking?
I What keeps you going when you could just stay in?
=sheIsBored
c Then I've come at the right moment.
c Good, let's do something about that.
c I'd rescue you if I could, conversation will have to do.
c Bored is fixable. You've got my full attention.
c Give me five minutes and I'll do something about that boredom.
c Good timing. You're bored and I'm in a talkative mood.
c You came to the right man. Nobody stays bored on my watch.
c I'm glad I'm who you write to when you're bored.
p I accept this important mission.
p I do weddings, birthdays and bored people on trains.
p Let's play a game, first one to say something sensible loses.
p I know one fact about otters and I'm ready to deploy it.
p Close your eyes and imagine me tap dancing. You're welcome.
p Name any object near you and I'll write it a terrible love poem.
p Boredom emergency confirmed. Dispatching one man and a kazoo.
p I can juggle, as long as it's one ball and nobody's looking.
i Boredom is when people say the interesting things.
i I'm glad I'm what you thought of.
i If I could, I'd turn up with a terrible idea and a good snack.
i Boredom is usually just curiosity waiting for something better to do.
i The best ideas and the worst ones both start with being bored.
i I'll swap your boredom for one decent question, answered honestly.
i If boredom came with a door, I'd love to know where yours leads.
i Bored people give the best answers, so let's skip the small talk.
C What would you rather be doing right now?
C Where would you rather be right now?
C Shall I ask you something nobody's asked you today?
P Two truths and a lie, do you want to start?
P Would you rather have a penguin butler or a very wise goat?
P What's the most boring thing you can see from where you are?
I If you could be anywhere else this minute, where would it be?
I If you could swap places with anyone for an hour, who would it be?
I What could you talk about for hours without getting bored?
=sleptWell
c Good, then you're ready for anything.
c I'm glad, a good night changes the whole day.
c That's a fine start, you've earned it.
c Everything's easier after a proper night's sleep.
c Glad to hear it. You'll be unstoppable today.
c That's the best possible start to a day.
c Lovely. May tonight be just as good.
c Sleeping like that is a talent, and you should be proud of it.
p Share your secret, my pillow and I are not on good terms.
p I'm only a tiny bit jealous.
p Well rested, so you've got no excuse for bad jokes today.
p I'd have a night like that framed and hung in the hall.
p Your pillow deserves a pay rise.
p Better than a baby, I hope. They wake up hungry and screaming.
p Please teach a class. I'd sit at the front and nod off respectfully.
p Scientists should study you. Every new parent would fund it.
i A good night usually means the head is at peace, I like that.
i I hope you dreamt something worth keeping.
i You can tell from how you write, oddly enough.
i Sleep like that means your mind had run out of things to argue about.
i After a night like that, even the ordinary bits of the day look friendlier.
i You can feel a good night in the first five minutes of the morning.
i I suspect you could sleep through a thunderstorm, and I'd love that gift.
i Wherever your dreams took you, they brought you back rested.
C What's the plan for all that energy?
C What will you do with all that energy today?
C Are you always a good sleeper, or was it a lucky night?
P How many times did you hit snooze?
P Do birds bring you your slippers too, or is that extra?
P Were there any dreams worth selling to a film studio?
I Do you remember what you dreamt?
I Do you remember your dreams, or are they gone by breakfast?
I What's your secret for switching off?
=doingChores
c Get it done now and the rest of the day is all yours.
c Somebody has to be the responsible one, and clearly it's you.
c Very grown-up of you. I'm impressed and slightly ashamed of myself.
c Let me be your excuse for a five minute break, then.
c I'd happily take half the list off your hands.
p My system is to ignore chores until they develop a personality.
p Such glamour. I hope the paparazzi are giving you some space.
p Put me down as moral support. I'd supervise from a chair with a biscuit.
p So this is what a functioning adult looks like. I've only seen drawings.
p Every job you finish makes my to-do list feel personally attacked.
i Dull jobs give your head the most room to wander.
i Everyone has one chore they secretly enjoy and won't admit to.
i Put the right music on and chores turn into a private concert.
i That small satisfied feeling when the last job is done is hard to beat.
i Getting the boring stuff done has a funny way of clearing the head.
C How much of the list is left?
C What's the reward when you're done?
P What's the soundtrack, and is there dancing involved?
P Which chore would you pay good money never to do again?
I Which chore do you secretly enjoy most?
I What does your mind get up to while you're at it?
=doingFriends
c Good company beats a phone, so put me in your pocket and enjoy it.
c I won't keep you from them. Have a great time.
c They're lucky to have you along.
c Have fun and don't rush to write back, I'm not going anywhere.
c No better way to spend your time. Laugh a lot.
p Off you go. I'll wave from the shore with a small hankie.
p Tell everyone I said hi and let them wonder who I am.
p Should karaoke break out, I expect a full report.
p Behave yourself, or at least make it worth telling.
p Bring me back one embarrassing story. Leftover cake is also accepted.
i We're all slightly different in company, and I'd love to know your version.
i With the right people even a dull place turns into a good time.
i You can learn a lot about people from what they laugh at together.
i Being among your own lot is a good cure for almost anything.
i Somebody always sets the mood on these occasions without even trying.
C Who's most likely to make you laugh?
C Will you tell me the best bit afterwards?
P Who's the troublemaker, and is it you?
P Do they know about me yet, or am I still classified?
I What role do you usually play, the planner or the chaos?
I Who there knows you best?
=justTired
c No need to be sorry, you don't have to be sparkling for me.
c Then take it easy tonight, I'm not going anywhere.
c That explains it, and it's completely fine.
p I prescribe a sofa, something with cheese and no questions.
p You're allowed to be a blanket with a face tonight.
p No worries, I can be charming for both of us for an evening.
i I only asked because I'd noticed, not because I minded.
i I'd rather have the tired you than a cheerful act.
i I hope somebody's being nice to you this week.
C Is there anything that would help?
P Early night, or one more episode and regret?
I What would a kind end to the day look like?
`;
