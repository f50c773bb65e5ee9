/** Told of herself, in answer to him, part 4. Form: near-entries.ts. */
export const NEAR_TOLD_OF_HERSELF_4 = `
=i'm tiny, five foot nothing / 152 cm so i need help with shelves / the short one in every photo
c Short in height only, your messages take up plenty of room.
p Top shelves are on me, quite literally, and I'd climb if needed.
i Being the short one, you probably learned early to be heard in other ways.
b What's the best thing about being little?
=i'm tall, nearly six foot / 180 and i still wear heels / always been the tallest girl in class
c Stand as tall as you are and let everyone else adjust.
p I'd finally have someone tall to change the light bulbs.
i Being the tall one teaches a person to either hide or own it, and you own it.
b What do strangers always ask you?
=42 but i feel 25 / i'm 51 and don't you dare say i don't look it / thirty three going on eighty
c Feel whatever age you like, you've got the spark of somebody just starting.
p Knees feel one number and the heart another, no wonder we're confused.
i Every age you've ever been is still in there, taking turns.
b What age do you feel on a Saturday night?
=just turned thirty and having a crisis / hit forty in march, it's weirdly freeing / fifty next month, can't believe it
c Turning a round number is only the start of a decade you get to design.
p No crisis, the candles get expensive and the company gets better.
i New decades make people look up from the road, which can be weirdly freeing.
b What are you leaving behind in the old one?
=my birthday's on christmas day, one present for both / leap year baby, technically i'm eight / i share a birthday with my mum
c A birthday that odd deserves a proper party twice over.
p I'd buy two birthday cakes simply to balance the injustice.
i The birthday we happen to get shapes more of childhood than people think.
b What was your best birthday so far?
=it's my birthday next week, no plans yet / my birthday's in june and i've started the countdown / i celebrate the whole birthday month
c A birthday ahead is worth making a fuss of, so do.
p I practise my birthday singing in private, as a kindness to all.
i A birthday is the one date in the year about nothing but the luck of you being here.
b How would you like to spend the day?
=i hate my birthday, always have / i never tell people when my birthday is / i'd rather skip birthdays, too much attention
c No birthday fuss, no singing waiters, understood.
p I'd slip you a birthday cake in a plain envelope and say nothing.
i Attention from a whole room isn't everyone's idea of a present.
b What would a good quiet version look like?
=i'm not religious at all / atheist, but i like churches / don't believe in anything much, just people
c Honest and simple, and believing in people counts for a lot.
p I'd still light a candle in church for my parking luck.
i Wonder doesn't need religion, a clear night will do it.
b Where do you find your moments of awe?
=church on sundays, my faith matters to me / i pray five times a day, keeps me grounded / god comes first for me
c Good to know faith holds you up, thank you for telling me.
p While you pray I'd sit up straight beside you and follow half a beat late.
i Faith gives a day its own rhythm, I find it calming just to hear about.
b What does it give you most?
=raised catholic, now just guilty about everything / i grew up very religious and left it / hindu by birth, i only go for the food
c Leaving some of a religion and keeping some of it sounds like an honest settlement.
p A religious upbringing comes with a lifetime warranty, didn't they mention it.
i What we're raised with keeps humming somewhere, even when we stop singing along.
b Which bit of it did you keep?
=more spiritual than religious / i've got crystals and i'm not sorry / i believe in energy and signs
c It's nice to have your own sense of something bigger than the to-do list.
p My energy today is somewhere between a cushion and a hopeful labrador.
i Signs or chance, you do see more when you're watching for them.
b What's a sign you've had?
=i'm fasting at the moment, ramadan / gave up chocolate for lent and i'm dying / no food till sunset for me today
c Keeping up a fast day after day shows real strength, I take my hat off.
p I'm putting away all talk of food until further notice.
i Fasting for a while surely makes the first bite nearly holy.
b What's the first thing you reach for after?
=up at five every day, love it / definitely a morning person, sorry / i'm asleep by nine and up with the birds
c The quiet morning hour before the world starts is yours, and it's a good one.
p In the morning you'd be done with work before I'd found my second eye.
i Early morning light shows you a place before anyone has used it.
b What do you do with those hours?
=night owl, my brain starts at eleven / i come alive after midnight / mornings should be illegal, i'm a night person
c Night owls simply run on moonlight, and the late talks are better anyway.
p No mornings, breakfast at noon then, I'm in full agreement with your constitution.
i After midnight people drop half their pretending, it's worth the tired eyes.
b What do you get up to so late?
=i need nine hours or i'm a monster / sleep is my favourite hobby / ten hours on a sunday, easily
c Guarding your sleep is good sense, and the world gets a nicer you.
p While you sleep I'd tiptoe round with a finger on my lips until you rang a bell.
i Sleep is a third of life, so you may as well be good at it.
b What's your record for a lie-in?
=i sleep terribly, always have / up at 3am every night staring at the ceiling / four hours last night, again
c Nights without sleep are lonely and long, and I'm sorry you have so many.
p I'd send a dull sheep with a very slow voice to get you to sleep.
i In a sleepless night every thought wears a bigger coat than it has by day.
b What goes round in your head?
=nap queen, anywhere any time / i can sleep on a bus standing up / twenty minutes on the sofa every day, non negotiable
c An afternoon nap without guilt is a mark of a civilised person.
p One nap in solidarity with you and I'd wake in another season.
i Sleeping easily anywhere shows a kind of trust in the world, I think.
b What's the strangest place you've dozed off?
=i set six alarms and sleep through five / snooze button is my best friend / takes me an hour to get out of bed
c Leaving a warm bed is the hardest task of the day, no wonder it needs rounds.
p The alarm and I would also need a mediator.
i Those last stolen minutes feel longer and sweeter than any full night.
b What finally gets you up?
=introvert, need my alone time / a party of two is enough for me / people drain me, even the ones i love
c Needing to be alone to fill up again is perfectly fair, and I'd never take it badly.
p I'd leave you alone in the same room, with a book, saying nothing for hours.
i When people are draining, an evening of yours must be a real yes.
b What does a perfect day alone look like?
=total extrovert, i talk to everyone / i make friends in queues / can't be alone for more than an hour
c Strangers are lucky to stand next to you, the world needs extroverts.
p One queue at the bar and you'd have eleven new friends by my return.
i Somewhere under all that talk there's surely one person who gets the quiet you.
b Who's the best stranger you ever got talking to?
=depends, i'm fine for two hours then i need a blanket / social in small doses / my social battery dies at ten sharp
c Being social and needing a blanket afterwards makes complete sense to me.
p When the battery dies I'd cover your escape with a fake phone call and a brave face.
i For a tired social battery, the journey home in silence is the best part of a party.
b How do people notice that you've run out?
=shy at first, then you can't stop me / i warm up slowly / quiet until i know you, then good luck
c No hurry at all, I'd enjoy seeing you warm up.
p I'll do the nervous babbling for both of us until the shy bit is over.
i Those who open slowly usually have more rooms behind the door.
b How will I know you've warmed up?
=i plan everything, colour coded / i've got a spreadsheet for my holidays / can't relax without a list
c Thank goodness for people who plan, or none of us would ever arrive.
p I'd follow your plan with a flag and a packed lunch, perfectly happy.
i Making a plan is a way of looking forward in detail.
b What's the most over the top thing you've planned?
=a bit of a clean freak, i alphabetise spices / can't sleep if there are dishes in the sink / tidy home, tidy mind
c A clean, tidy home is a joy, and I'd take my shoes off without being asked.
p I'd leave one spoon in your clean sink, just to see what happens.
i When life outside is unruly, one tidy shelf can be a comfort.
b What's the one drawer nobody may open?
=i'm so messy, there's a chair with all my clothes / my room looks like it was burgled / organised chaos, i know where things are
c A messy home means someone's busy living, so no judgement here.
p That isn't mess, it's an open-plan wardrobe.
i It's easier to breathe in a home with a bit of visible chaos.
b What's been lost in there the longest?
=i don't have a driving licence, failed four times / never learned to drive, i take trains / i'm 32 and just started driving lessons
c No shame in not driving yet, trains and good company get you nearly everywhere.
p I'd be glad to talk you through your driving from the pavement.
i Being the passenger, you've seen far more out of the window than drivers have.
b Would you like to learn, or are you happy without?
=i love driving, windows down and music up / night drives are my therapy / my little car is my freedom
c A full tank and a good song, I understand that kind of freedom completely.
p The passenger seat is mine, wrong lyrics included.
i Moving through the dark with music on is when some people do their best thinking.
b Where does the road usually take you?
=always ten minutes late, always / time is a suggestion to me / my friends tell me to come half an hour early
c Worth waiting for beats punctual and dull, I'd bring a book.
p I'd tell you seven and mean half past, and peace would reign.
i Running late is a kind of hope, that an hour holds more than it does.
b What's the best excuse you've ever used?
=i'm always early, sitting in the car outside / if i'm on time i'm late / at the airport four hours before, that's me
c Turning up early is a kind of respect, and I appreciate it a lot.
p You'd have seen the waiter's whole childhood before I walked in.
i The extra minutes alone before a meeting are rather nice, like the quiet before a play.
b What do you do while you wait?
=overthinker of the champion level / i've thought about one text for three hours / my head never stops, it's exhausting
c A head that overthinks everything is tiring, and it comes from caring.
p I've typed this with nothing in it to overthink, please rest.
i All that thinking is imagination with the worry turned up too loud.
b What quiets it down for you?
=i've got no patience, none / i want everything yesterday / i open presents early, can't help it
c Having no patience is just enthusiasm without the brakes.
p I answered as quickly as I could, out of respect for your patience.
i Patience is hardest once you can already picture the thing clearly.
b What's the longest you've ever waited for something?
=so stubborn, my mum says like a mule / i never admit i'm wrong / once i've decided that's it
c A stubborn no or a firm yes is far nicer than a shrug.
p To someone that stubborn I surrender now, which frees up our whole evening.
i Stubbornness is just loyalty, pointed at an idea.
b What's the silliest hill you've stood on?
=i'm a people pleaser, trying to stop / i say yes to everything and regret it / can't say no to anyone
c Wanting to please everybody is kind, and you count as one of them.
p Try a no on me, I'd be pleased and applaud politely.
i A yes from a people pleaser who has learned to say no is worth ten.
b What's the last no you were proud of?
=i say what i think, some people can't handle it / very direct, sorry in advance / no filter, i'm dutch
c Being direct saves everyone so much guessing, please carry on.
p I've put on a helmet and I'm ready for the unfiltered review.
i Direct people are often the softest to those they trust.
b What's the most honest thing you've said this week?
=clumsiest person alive, i walked into a door today / i trip on flat ground / always covered in bruises and no idea why
c Being clumsy and laughing about it beats being graceful and dull.
p I'd move the vase, the lamp and myself out of tripping range.
i A mind busy with interesting things is bound to be clumsy round doors.
b What's the most public fall you've had?
=can't make a decision to save my life / i read a menu for half an hour / i changed my mind four times about this top
c Taking your time over a decision means every option got a fair hearing.
p I'd spare you the decision, order two things and give you the better one.
i Deciding means letting go of something, perhaps it's harder for those who see the good in all of it.
b What's a choice you never doubted?
=annoying optimist, everything will be fine / i always see the good in things / glass half full, usually with prosecco
c Optimism as a habit is a strong thing, the rest of us borrow from it.
p My glass is half full too, mainly since I forgot it was there.
i Choosing to be an optimist is braver than people give it credit for.
b What lifts you when even you are low?
=homebody, my sofa knows me well / i'd rather stay in than go out / cancelled plans make me so happy
c A love of staying in means you've made a place worth staying in.
p When plans fall through, somewhere a blanket hears its name.
i You can tell a lot from what someone's home does to her shoulders.
b What's the ideal evening in?
=i'm a perfectionist, it's a curse / i redo everything three times / nothing i make is ever good enough for me
c Perfectionism is fine, and I hope you're gentler with yourself than with the work.
p My own motto is good enough, so we'd average out nicely.
i Some of what people love most in a perfect thing is the slip left in it.
b What did you last finish and feel proud of?
=sarcasm is my first language / i make jokes when i'm uncomfortable / dark humour, you've been warned
c A dry sense of humour is my favourite kind, keep it coming.
p I'll laugh three seconds late, once I'm sure it was a joke.
i Jokes can carry the truth in through the back door.
b Which joke do you still laugh at every time?
=terrified of spiders, i've moved rooms because of one / there's a spider in my bathroom so i don't shower now / moths, anything that flutters, i scream
c Terrified is the honest reaction, all those legs are truly unreasonable.
p One scream and my trembling voice would arrive with a glass and a postcard.
i Odd how a spider or a moth that small can own a whole room.
b What's the furthest you've gone to avoid one?
=scared of heights, even on a chair / i can't do bridges or balconies / went up the eiffel tower and cried
c Fear of heights is plain good sense with the volume up.
p We could both admire the heights from the bench at the bottom.
i With heights, some say it's less the falling than not trusting your own legs.
b What's the highest you've ever been?
=i still sleep with a light on / scared of the dark at 35 / i run up the stairs after switching the light off
c A small light at night harms no one, and plenty of grown-ups keep one.
p Whatever lives in the dark has never caught you yet, good form.
i The dark gives back whatever imagination puts into it, and yours sounds lively.
b What did you think was in there as a child?
=clowns, dolls, anything with a fixed smile, no / i've got a fear of buttons, it's real / birds freak me out, especially pigeons
c An odd fear is still a real one, and I'd steer us well round it.
p Leave the first look round the room to me and a very long stick.
i The strangest fears usually have one small scene hidden behind them.
b Do you know where it started?
=!my biggest fear is ending up alone / i'm scared i've left it too late / sometimes i think i'll never find my person
c Ending up alone is a fear nearly everyone knows, and I'm glad you spoke it out loud.
p Nothing clever from me now, just a warm chair pulled up beside you.
i Almost everyone lies awake with the same fear and believes they're the only one.
b When does it feel loudest?
=i talk to myself all day, full conversations / i narrate everything i do / i argue with the satnav
c Talking things through out loud is clear thinking with sound on.
p Talking to yourself, you're never short of someone who gets your jokes.
i It'd be interesting to know which of you two usually wins the argument.
b What did you two discuss today?
=my car is called barbara / i name everything, my hoover is steve / my plants all have names and surnames
c Giving names to the things around you makes the whole world friendlier.
p Please pass on my respects to all the household staff.
i You can't be rude to a thing once it has a name, rather wise.
b Who has the best name of them all?
=i've got 40 mugs and i live alone / i collect fridge magnets from everywhere / can't stop buying notebooks i never write in
c A small harmless collection is the sign of a happy mind.
p One more for the collection won't hurt, says the little voice, and it's right.
i Each piece you collect is really a day you wanted to keep.
b Which one could you never part with?
=i eat pizza with a fork and crust first / i dip chips in ice cream / peanut butter and pickles, try it
c Odd eating habits are harmless, and a few of them are genius.
p I'd eat it your way once out of curiosity and hide it ever after.
i Someone must have been the first to eat any two foods together, and been laughed at.
b What do people say when they see it?
=i move my furniture around every month / i hum all day without noticing / i can't walk past a cat without saying hello
c Small habits like those are what make a person fun to know.
p I'd hum along, greet the cat and trip over the new sofa.
i The things we do without noticing are perhaps the truest of all.
b Who first pointed it out to you?
=i can wiggle my ears / my hidden talent is burping the alphabet / i can touch my nose with my tongue, useless but true
c A hidden talent nobody asked for is the finest kind there is.
p I'd pay for front row seats to a talent like that and bring my friends.
i Somebody had to be very bored one day to discover such a talent, and I'm grateful.
b Who was most amazed by it?
=i never forget a face or a birthday / i remember everything people tell me / my memory is scary, ask my friends
c Keeping hold of what people tell you is a lovely form of attention.
p I'll be careful what I promise, it seems there'll be records.
i To be remembered in small things is what most of us want, I think.
b What's the earliest thing you can remember?
=no hidden talents, i'm painfully average / i'm not good at anything special / if i have a talent i haven't found it yet
c Keeping a conversation alive is a talent too, so I'd start the list there.
p We could enter the national average finals as a pair.
i The best talents rarely fit on a stage, like making others feel at ease.
b What do friends come to you for?
=guilty pleasure is celebrity gossip / i read the horoscopes and the scandal pages / i know everything about the royals
c Gossip about strangers harms nobody and is plainly good fun.
p I'd act above the gossip and ask you for updates by dessert.
i Other people's scandals are a safe place to think about our own.
b What's the juiciest bit at the moment?
=i eat dinner in the bath, crisps included / i watch cleaning videos for hours / my guilty pleasure is cheesy karaoke alone at home
c A pleasure behind a closed door needs no guilt at all.
p For that guilty pleasure I'd knock and pass crisps through the gap.
i What we do alone at home is the part of us with the best manners towards ourselves.
b What's on the menu tonight?
=people who chew loudly make me murderous / can't stand slow walkers / people who clap when the plane lands
c Chewers, dawdling walkers, clappers, everyone's entitled to one thing that drives them up the wall.
p I'm chewing quietly and walking fast as I write to you.
i A pet hate is often love of something else, like peace or good manners.
b What's the worst case you've lived through?
=i hate when people cancel last minute / people who never reply drive me mad / flaky people, absolutely not
c Flaky won't do, keeping a promise is basic, and I'm on your side.
p I'm replying in good time and in full sentences, as proof.
i Flaky habits wear trust thin faster than one big row.
b What's your rule after the second time?
=phone calls on speaker on the train, why / people who talk in the cinema / don't get me started on people without headphones
c Talking out loud to a whole train or cinema should need a permit.
p On the train or in the cinema I'd give a very stern look at my own shoes.
i It's the small courtesies between strangers that make a city bearable.
b Have you ever said something?
=i've got seven tattoos, one i regret / little tattoo on my ankle from greece / thinking about my first tattoo at 45
c A tattoo you choose to carry for good has a reason, and I'd enjoy hearing it.
p The boldest tattoo I could manage would be a full stop.
i A tattoo is a note to yourself that you can't lose.
b What's the story of the one that matters most?
=!i live with chronic pain, some days are bad / i've got diabetes, type one since i was nine / my migraines knock me out for days
c I'm sorry you've got to carry it, that takes more strength than people see.
p No need to be cheerful for me on the bad days.
i Living with an illness nobody can see means explaining yourself far too often.
b What helps when it's a rough one?
=got diagnosed with adhd at 33, everything makes sense / my brain has forty tabs open / adhd so i'll reply in three seconds or three days
c A name for how your brain works explains a lot and blames nobody.
p Both reply speeds are fine, I'll take whichever tab I'm in.
i Quick and wandering brains catch things the straight ones never see.
b What's it obsessed with this week?
=!i get anxious a lot, just being honest / struggled with anxiety for years / i've been in therapy since a bad patch
c Thank you for being honest about the struggle, looking after your mind is brave and sensible.
p No hurry from me, ever, on anxious days we can take everything slowly.
i Living with anxiety you've learned your own weather, and it shows in how you write about it.
b What makes you feel calmer?
=looking for something serious, done with games / want a real relationship, not a pen pal / i'm here to find my person honestly
c Good, I like serious, and I'm not here for games either.
p I've put away the games, the dice and the small plastic hotels.
i It's funny how brave it feels these days to want a real relationship out loud.
b What would something real look like to you?
=not looking for anything heavy, just good company / let's see where it goes, no pressure / open to whatever happens
c Easy and open suits me well, a nice evening is where it all starts.
p I'd left my seven year plan at home anyway.
i The best things seem to happen while nobody's steering too hard.
b What makes someone good company to you?
=i like being friends first / slow burner, i need to know someone / i don't rush into things anymore
c No rush here, what grows slowly tends to hold.
p I'm slow at most things, so it could be a perfect match.
i Being friends first and falling later gives the fall a softer landing.
b What tells you that you can trust someone?
=honestly not sure what i'm looking for / figuring it out as i go / ask me again in a month
c Not knowing yet is fine by me, and more honest than a slogan.
p Take the month, I'll be over here looking relaxed.
i Often we only know what we were looking for once it's laughing across the table.
b What do you know you don't want?
=brand new here, only downloaded it last night / my friend made me join, day two / never done online dating before
c Welcome to online dating then, I'm glad you turned up when you did.
p By day four of dating here you'll have seen every man with a fish, be strong.
i Arriving brand new, you still expect people to be real, and I hope it stays so.
b How is it so far?
=been on here on and off for three years / deleted it twice, back again / i come back every winter
c Coming back means there's still some hope in there, and I'm happy about it.
p After all these years on and off, the app should pay you a pension by now.
i After so many comings back you surely spot a genuine sentence from a mile off.
b What's changed since the first time?
=dating apps are exhausting / so tired of hey and how are you / i was about to delete this app
c Dating apps can be exhausting, so thank you for spending a bit of strength on me.
p Before you delete the app, think of me as the night's last bus, lights on.
i All that exhausting swiping makes people forget there's a heartbeat at each end.
b What would make it feel worth it?
=been single for three years, happily / been single since forever / i've been on my own two years now and got used to it
c Being content and single is the best place to meet someone from.
p A single woman's whole duvet is a hard thing to give up, I know.
i A single stretch shows you what you need and what you merely put up with.
b What has it taught you?
=!just came out of a seven year relationship / we broke up in spring, still a bit raw / he left, i'm getting there
c I'm sorry, the end of a relationship takes time, and you needn't hurry for anyone.
p Going slowly while it's raw is fine with me, snail pace with good views.
i With a relationship you lose a person and also all the plans that had both your names.
b Is today one of the easier days?
=divorced, two years ago, all good now / i was married once, young and silly / divorced and actually much happier
c A marriage closed and you're standing well on the other side, good.
p You've seen the whole film of marriage and still came back to the cinema, brave.
i After a divorce you know what you want at breakfast and what you don't.
b What do you know now that you didn't then?
=!i'm a widow, he died five years ago / lost my husband when i was 44 / it's my first time dating since he passed
c I'm so sorry you lost your husband, and it's brave of you to be here.
p There's room for your husband in what you tell me, always.
i A heart can keep one love safe and still have a door open.
b What made the two of you laugh?
=haven't been on a date in a year / last date was before covid i think / so out of practice with dating
c A break from dating is no bad thing, and there's no exam to pass.
p I'd be just as out of practice, we could creak together.
i Once you've been away from dating, you get to do it your own way again.
b What would make it easy for you?
=my last date talked about his ex for two hours / worst date ever, he brought his mum / he left his wallet at home, twice
c You deserved a far better date, and I'm sorry you got the story instead.
p That date set the bar so low I could trip over it, and I'd still try.
i Terrible dates do sharpen the sense for the good ones.
b How did you get away?
=never really had a proper relationship / longest one was four months / i'm 30 and never been in love, there i said it
c Nothing odd in it, better none than a relationship you'd only half meant.
p Plenty of people rushed into a relationship and now argue about curtains, so no hurry.
i Love has no timetable, and the late trains often have the best seats.
b What do you think you'd be like in one?
=ideal date is just a walk and a coffee / something simple, sunset and chips / no fancy stuff, a bench and good talk
c Simple and easy is the finest plan going, I'm in.
p I'd bring the chips and defend them from the gulls.
i Side by side, with nothing to perform, people say what they really mean.
b Where would we walk?
=dinner somewhere cosy with candles, i'm old school / a good restaurant and dressing up a bit / wine bar, small plates, long talk
c Candles, good food and hours to talk, I fully agree with you.
p For a dinner like that I'd iron a shirt, and that's as serious as I get.
i A slow dinner tells you in three courses what weeks of texting can't.
b What's the last place that got it right?
=mini golf or bowling, something silly / i'd love a date that's an activity, cooking class maybe / take me to an arcade
c Doing something silly together beats any interview across a table.
p On that date I'd lose with great flair and demand a rematch.
i A silly date makes people forget to be impressive, and then you get to meet them.
b How bad a loser are you?
=funny and kind, that's my type / he has to make me laugh / kind eyes and good manners, i'm not asking much
c Kindness and a laugh outlast everything else, your priorities are spot on.
p To make you laugh I'm warming up my three best jokes and holding a door.
i Lots of people can be charming, kindness shows when nothing's to be gained.
b What's the kindest thing someone's done for you?
=i don't have a type, all my exes are different / never had a type really / my type is whoever surprises me
c Having no type leads to the best surprises.
p No type, a free choice, then, and I can stop growing the moustache.
i If there's no type on the outside, there's usually one hidden in how they made you feel.
b What did they all have in common?
=i've a thing for nerds / give me a man who reads / weakness for musicians, tragic i know
c Liking a person with a passion is a very good weakness.
p I'm willing to read a bus timetable aloud with deep feeling.
i Watching somebody talk about what they love makes almost anyone shine.
b What topic could someone lose you in for hours?
=quality time, that's my love language / i need words, tell me things / for me it's all about time together
c Quality time and good words, it's the best anybody can give.
p For quality time my phone would be face down and slightly offended.
i We mostly give what we long to get, so watching how you love is the clue.
b When did you last feel really seen?
=acts of service, bring me soup and i'm yours / physical touch, i'm a hugger / show me, don't tell me
c Love you can feel in a hug or a bowl of soup is the real thing.
p I make no promises about the soup's taste, only its temperature.
i Little deeds keep talking long after fine words have gone quiet.
b What small gesture melts you at once?
=i love giving presents, i start in july / little gifts, not expensive, just thoughtful / i'm a letter writer, proper paper
c Giving with thought is a talent, and your people are lucky.
p I'd unwrap it so slowly the shop would have closed for returns.
i A good present says I was listening on that ordinary day.
b What's the best one you ever gave?
=smoking is a deal breaker for me / rude to waiters and i'm gone / if he's mean to animals it's over
c A deal breaker named early saves both sides plenty, good on you.
p I thank waiters and small animals so much they get worried.
i A deal breaker tells exactly what we hold dear.
b Have you ever left a date over it?
=lying is the one thing i can't forgive / no liars please, that's all i ask / it's honesty or nothing
c Agreed, without honesty the rest isn't worth building.
p Honestly then, I'd eat the last biscuit, and there go all my secrets.
i Big lies break things, but it's the small ones that tell you who's speaking.
b What makes you sure that someone's honest?
=my red flag is i never reply on time / my toxic trait is thinking i can fix things / i steal food off your plate, that's my flaw
c If that flaw's the worst of it, I'm staying put.
p I'd order extra and reply to myself in the meantime.
i A flaw somebody admits with a smile is halfway to a charm.
b What would your friends add to the list?
=i do want to get married one day / i believe in the whole thing, rings and all / marriage matters to me and my family
c Marriage is a fine thing to want, and finer to say it without blushing.
p I'd cry while getting married and blame the flowers.
i Marrying in front of everyone is a bit mad and a bit magnificent.
b What's the part of it you look forward to most?
=don't see the point of getting married / i don't need a ring, just a good person / never getting married again, once was plenty
c Two people who choose each other daily need no ring for it.
p Think of all the cake we could buy for the price of one ring.
i Staying when no marriage holds you might be the purer promise.
b What does commitment look like for you?
=!i've been cheated on, so trust is hard / my ex lied to me for two years / took me ages to let anyone close after what he did
c I'm sorry he did it, being careful with trust afterwards is only natural.
p Trust can take all the time in the world, I won't be tapping my foot.
i Trust comes back in small coins, one kept word after another.
b What helps you feel safe with somebody new?
=long distance isn't for me, tried it once / i couldn't do long distance again / did two years of long distance, airports broke me
c Wanting no distance and somebody near enough for an ordinary Tuesday is fair.
p I'd be bad at long distance too, you can't share chips over video.
i Missing someone over a long distance turns love into a calendar.
b What was the hardest part of it?
=hopeless romantic, blame the films / i still believe in love letters / i want the flowers and the dancing in the kitchen
c Believing in romance after all these years of apps is splendid.
p The kitchen floor is ready, my feet have been warned.
i It's usually one tiny gesture that the romantics remember longest.
b What's the most romantic thing you can imagine?
=i'm not very romantic, flowers make me awkward / all that lovey stuff makes me cringe / i'd rather he fixed my bike than bought me roses
c Practical love is romantic as well, and it lasts longer than roses.
p A spanner tied in a ribbon, then, and no flowers.
i People who cringe at big gestures often do the quiet ones best.
b What does make you go soft?
=not the jealous type at all / i get a bit jealous, working on it / jealousy is a turn off for me
c Being straight about jealousy makes everything easier from the start.
p I'd only ever be jealous of whoever gets your last crisp.
i Jealousy is mostly a small scared question that nobody asks aloud.
b What makes you feel sure of someone?
=pineapple on pizza, fight me / no fruit on my pizza, that's a crime / hawaiian is the best pizza and i'm tired of hiding
c A firm view on pineapple is where all great debates begin.
p I'd eat round the problem in the name of peace.
i It's nice that so many people care so much about one slice of fruit.
b Where do you stand on other crimes against pizza?
=i believe in ghosts, i've seen one / my old flat was haunted, swear / don't believe in ghosts but i wouldn't sleep in a castle
c Spooky or not, I'd listen to your ghost stories till the candle went out.
p I'd investigate the ghost from well behind you.
i Maybe a haunted house does keep a little of everyone who loved it.
b What's the eeriest thing you've known?
=aliens exist, no way it's just us / i'm convinced we've been visited / saw something weird in the sky once and i'll die on that hill
c With that much sky, I'd be surprised if there were no aliens.
p If aliens land, I'll offer tea and let you do the talking.
i Either aliens exist or we're alone, and both are rather dizzying.
b What would you show them first?
=superhero films are all the same, sorry / can't stand marvel, it's men in tights punching / the dark knight is fine, the rest is noise
c Someone had to say it, two hours of superheroes punching is plenty.
p As a superhero I'd save the world quickly so we could get dinner.
i The best hero films are usually about someone with no powers at all.
b What would you put on instead?
=i hate camping, give me a bed and a shower / tents are for people who've never met a hotel / glamping maybe, camping never
c A proper bed and running water are great achievements, why turn them down.
p I'd say the tent was full and lead you to the nearest hotel bar.
i Nature looks lovely through a window with a cup in hand as well.
b What was the trip that settled it?
=i hate small talk, give me the deep stuff / can't do weather chat / let's skip the favourite colour questions
c Straight to the deep stuff then, I'm all ears.
p There goes my carefully prepared small talk about clouds.
i Small talk is just two people checking whether it's safe to be real.
b What do you actually think about late at night?
=winter depresses me, i need sun / i hate the cold and the dark at four / counting days till the clocks go forward
c Dark by teatime is hard on anyone, and winter can't end quickly enough.
p I'd hibernate all winter if work would accept a note from a bear.
i In winter it's the light we miss, I think, far more than the warmth.
b What gets you through it?
=autumn is my favourite, jumpers and soup / best season is fall, no debate / give me crunchy leaves and candles
c Crisp air, warm jumpers and something simmering, you've picked well.
p No leaf pile on the pavement is safe from a grown man in October.
i The only season that makes letting go look good.
b What's the first sign that it's here for you?
=i can't stand the heat, i melt / anything over 25 and i'm useless / summer is overrated, there i said it
c Sticky summer heat and no shade, I quite see why you'd skip it.
p Before you melt I'd meet you in the freezer aisle, third door along.
i In big heat everyone is forced to slow down, like it or not.
b What's your trick for surviving it?
=i deleted instagram and feel so much better / not really on social media / i took a month off my phone and read four books
c Getting your own head back from social media is a great trade.
p Nobody's seen your lunch on social media in weeks, and yet the world turns.
i With the phone away you find out which things you do for yourself.
b What have you noticed since?
=christmas starts in november in my house / my tree's already up, don't judge / i love christmas way too much
c Christmas joy that starts early lasts longer, I see no flaw in it.
p I'd be up the ladder by the tree holding the star and a mince pie.
i Christmas is about the lights, mostly, at the darkest time of the year.
b What goes up first?
=valentine's day is a scam / i hate valentine's, overpriced roses / new year's eve is so overrated
c Forced fun on a fixed date is overrated next to a good ordinary evening.
p I'd celebrate the day after, when the overpriced chocolate goes for half.
i The dates we choose ourselves mean more than overrated ones printed on calendars.
b What day of the year do you truly love?
=i think everything happens for a reason / i believe in fate, call me silly / no such thing as coincidence
c Believing there's a reason in it all gives life a good shape.
p Then fate arranged for my thumb to slip, and I thank it.
i Looking back, a coincidence always resembles a plan, which makes one wonder.
b What's the luckiest turn your life took?
=i don't believe in the one / soulmates aren't real, love is work / i think there's more than one right person
c Choosing somebody and then doing the work sounds more loving than waiting for a soulmate.
p Out of eight billion, more than one right person does seem reasonable.
i Maybe people become soulmates slowly, over a lot of breakfasts.
b What turned you into a realist?
=i hate phone calls, just text me / voice notes are my thing, prepare for podcasts / i'd rather call than type, i'm old fashioned
c Call, text or voice note, good to know how to reach you best.
p On a call I'd clear my throat for a minute and forget the point.
i A person sounds different in a call and in a text, and one of them is the truest.
b Who do you never mind hearing from?
=long but good, thanks / my day was full on but nice / hectic one but got it all done
c A long day that leaves you content is the good sort of tired.
p Feet up then, and let somebody else save the world till morning.
i The full days feel short from inside and huge from the sofa.
b What was the best moment in it?
=busy busy, no time to breathe / nonstop since seven, barely sat down / mad week, running from one thing to the next
c Running like that without a breath is a lot, I hope the evening's kinder.
p I'd hold up a cup of tea as you run past.
i When life's that busy, the tiny gaps are what keep a person whole.
b When can you next put your feet up?
=quiet one today, needed it / did absolutely nothing and it was lovely / slow day, pyjamas till three
c A slow day when you need it does more good than any outing.
p An ambitious programme of nothing in pyjamas, carried out flawlessly.
i Only on a quiet day do we hear how tired we'd been.
b What did you enjoy most about it?
=not bad, nearly friday / hanging in there till the weekend / just one more shift and i'm free
c So close to the weekend now, the worst of the week is behind you.
p I can nearly hear your sofa calling from over here.
i The hours before freedom run slower than all the rest, it's a law.
b What's the first thing you'll do with it?
=tired but ok, how life goes / bit sleepy but good / knackered but happy today
c Tired and in good spirits will do nicely, be gentle with yourself tonight.
p A sleepy yawn and a happy smile at once, the full range of evening expressions.
i There's a good tiredness that comes from things that mattered.
b What wore you out today?
=surviving, same as always / still alive, that's something / getting by, one coffee at a time
c Some weeks just surviving is a win, and I'd count it as one.
p There should be a small trophy for survival, shaped like a mug.
i Behind a word like surviving there's usually more going on than fits a text.
b What's been the heaviest bit?
=i'm good thanks, sun's out and i'm smiling / in a really good mood today for no reason / feeling great, life's nice right now
c A good mood like yours spreads, I've caught some already.
p Please send a little of it in a jar, any size.
i Happiness for no reason is my favourite, it owes nothing to anybody.
b What made you smile first today?
=bit meh today, nothing major / feeling flat, don't know why / one of those grey days, just blah
c Flat days come without a reason sometimes, and you needn't perk up for me.
p On a grey day I'd put a biscuit beside you and keep quiet for a bit.
i A flat day is often just the mind asking to be left unplugged.
b What would make the rest of it softer?
=in bed with a book already / curled up under a blanket reading / early night, just me and my novel
c A warm blanket and a good book, the evening could not be better spent.
p I'll type quietly so your book doesn't lose its page.
i The last pages read before sleep tend to leak into the dreams.
b What's it about so far?
=making pasta, hope i don't burn it / just cooking dinner, smells amazing / stirring a risotto with one hand and texting with the other
c Dinner in the pan and a bit of chat, I like being part of it.
p I'd lay the table for dinner from here if my arms were longer.
i Cooking for yourself with care is a quiet way of being kind.
b What goes in last?
=on the sofa, third episode in a row / just watching something silly in pyjamas / blanket, tea and a series, perfect
c Sofa, blanket, next episode, the evening's clearly in good hands.
p All through the episode I'd be asking who that man is again.
i The series asking whether you're still watching always sounds a touch worried.
b Is it any good?
=at work pretending to be busy / in a meeting with my camera off / hiding in the stockroom texting you
c Being your small escape from work is a role I'm happy to fill.
p Look busy, nod slowly, nobody will ever know.
i Half the world's work is held up by people glancing at their phones.
b How long till you're let out?
=on the bus home, someone's eating eggs / sitting on the train watching the rain / stuck on the tube under an armpit
c A journey home like yours ought to count as overtime.
p I'd save you a seat and glare at the egg on your behalf.
i Everybody in there is heading towards a kettle and somebody, or wishing for it.
b How far have you got to go?
=just got home, shoes off, finally / in the door this second and collapsed / home at last, bra off, peace
c That first minute inside your own door is the best of the whole day.
p Do not move till further notice, the sofa has you now.
i You can feel the day fall off a person between the door and the kettle.
b What happens next, food or lying down?
=cleaning the flat, very glamorous / mountain of laundry, living the dream / scrubbing my oven on a saturday night
c Cleaning is dull while you do it and wonderful when it's done, keep going.
p Moral support for the cleaning is my contribution, delivered with a duster in hand.
i There's a strange peace in getting small things clean when large ones aren't right.
b What are you listening to meanwhile?
=lazy weekend, didn't leave the house / did nothing all saturday and no regrets / slept, ate, slept again, great weekend
c Two days of pure rest is a weekend used properly.
p Congratulations on a lazy weekend and your excellent attendance at bed.
i We're taught to earn a lazy day, when perhaps we only need to take it.
b What was the laziest moment?
=had family over all weekend, so nice but loud / spent sunday with my nephews, i'm destroyed / weekend at my parents', ate too much
c Days full of family fill you up in more ways than one.
p You'll need a weekend now to get over your weekend.
i With family you're every age you've ever been by the second cup of tea.
b What made you laugh the most?
=no plans this weekend for once / free all weekend and it feels amazing / diary's empty on saturday, i might just walk
c An empty weekend is a rare luxury, and I hope you guard it.
p Nothing at ten, then nothing at eleven, you're fully booked.
i With no plan at all, a day tends to show you what you've been missing.
b What would be a lovely way for it to go?
=going dancing with the girls on saturday / dinner with friends later, can't wait / my bestie's visiting this weekend
c Time with friends you can't wait to see, nothing beats it.
p I'd be the topic for ten minutes at most, please be kind.
i Old friends hand you back to yourself, a bit louder than before.
b What do you lot always end up doing?
=!stressed out of my mind this week / everything's too much at the moment / i'm so overwhelmed with it all i could cry
c I'm sorry you're so overwhelmed, all that at once would be too much for anyone.
p Consider this a message without stress that needs nothing from you.
i When stress piles up, the mind loses sight of how much it has already carried.
b What's pressing on you the most?
=i've got a cold, nose like a tap / sick in bed, feel like death / lost my voice so texting only
c Poor you, being sick is miserable, so rest and let the world wait.
p While you're sick I'd leave soup on the step and ring the bell from a distance.
i A day sick in bed makes us small again, wanting a hand on the forehead.
b Have you got somebody to bring you tea?
=my favourite memory is baking with my gran at christmas / best day of my life was a random beach day with my friends / i still think about one summer when i was seventeen
c A memory that still glows after so long was the real thing.
p I'd frame it if memories came with hooks.
i The best days seldom tell you what they are while they're going on.
b What do you see first when you think of it?
=i've met the queen, i can juggle and i hate cheese / one lie, i've broken both arms, i speak russian, i've been on tv / two truths one lie, i've a twin, i've skydived, i've never had coffee
c All of it sounds possible with you, so I'll take the last one as the lie.
p I'd guess wrong on purpose if the forfeit was good.
i You can tell a good liar by how plain the lie looks among the truths.
b Did I spot it or miss it?
=i'd travel the world if i won the lottery / lottery win, i'd quit my job tomorrow and get on a plane / with a million i'd buy a one way ticket
c Spending a lottery win on seeing the world is money at its best.
p While you travel I'd water your plants, or carry the bags, whichever has the better view.
i What we'd do with a lottery win shows what we'd do already if we dared.
b What would be the first stop?
=i'd buy my mum a house first / if i were rich i'd open an animal shelter / i'd pay off my family's debts and keep a bit for shoes
c Getting rich and thinking of others first, it does you credit.
p Once you're rich I'd be next in the queue with a very sad face.
i People like that are usually generous long before they get rich.
b What would you keep just for you?
=teleportation, no more commuting / i'd stop time so i could nap / my superpower would be flying, obviously
c A superpower that gives you time and freedom, very good choice.
p My superpower would be finding my keys, and I'd live like a king.
i The superpower someone asks for tells you what she's short of, time or space or quiet.
b What would you do with it on day one?
=i'd read minds, just for a day / being invisible would be my pick / i'd want to talk to animals
c Curious rather than mighty, I like where your mind goes.
p Spy on me all you like, it's mostly humming and thoughts of lunch.
i To read every mind around us might make us kinder, or very tired.
b What's the first thing you'd find out?
=desert island, i'd bring a hammock, a knife and my best friend / i'd last one day on an island, honestly / one song, one book and endless mangoes, that's me sorted
c Your island sounds better organised than most holidays.
p I'd build a raft that sank and a very good sandcastle.
i A few things and endless sea, it shows how little of our stuff we'd really miss.
b What would you miss by the third day?
=dinner with anyone, i'd pick my grandad again / i'd have freddie mercury round for dinner / frida kahlo, and i'd let her talk all night
c A dinner guest like yours deserves the good plates and a very long evening.
p I'd bring in the dinner slowly and listen at the door.
i The person we'd call back for dinner is the one we still have things to ask.
b What would be your first question at the table?
=proudest of moving abroad on my own / i'm proud of raising my kids alone / finishing my degree while working, that's my proudest thing
c You've every right to be proud, you did it on your own strength.
p Consider me on my feet, proudly applauding, asked twice to sit down.
i Pride like yours is quiet, because you know exactly what it cost.
b Who cheered the loudest for you?
=my first crush was my maths teacher / first love was a boy on the school bus / i was in love with a boyband member, wrote him letters
c First loves like yours are silly, sweet and deadly serious all at once.
p I'd have envied your first crush with a lunch box in my hand.
i It's tender how much first love held before we had any idea what to do with it.
b Did the lucky one ever know?
=want to do a skydive before i turn forty / swimming with whales is on my bucket list / i want to learn to fly a plane one day
c A bucket list wish that makes the stomach drop is the right sort to have.
p I'd wave from the ground with your bucket list, a flask and a blanket.
i The things on a bucket list are often less about danger than about waking up.
b What's stopping you from picking a date?
=last time i cried was at a dog video / i cried on the phone to my mum yesterday, i'm fine now / cried in the car to adele, it was needed
c A good cry clears the air, nothing wrong with letting it out.
p Tissues are on me, and I'd cry along out of solidarity.
i Crying mostly starts once it's finally safe to let go.
b Did you feel lighter after?
=best compliment i ever got, that i make people feel at home / someone told me i've got a calming voice / a stranger said i have a kind face and i never forgot it
c A compliment that true deserves to be kept, and I can believe it.
p My best compliment would be that I return shopping trolleys.
i One kind sentence from the right mouth can warm you for years.
b What's one you'd like to hear more often?
=left handed, so scissors hate me / i'm double jointed and colour blind, a full circus / one green eye and one brown, people stare
c Let people stare, being made a little differently is interesting, never apologise for it.
p Beside a full circus I'm ordinary, like plain toast, so lead on.
i In a world built for other hands and eyes, you see how much is only habit.
b When does it cause the funniest trouble?
=blind as a bat without my glasses / lost a contact lens and i'm navigating by sound / i wave at strangers because i can't see who they are
c Glasses or guesswork, you clearly get through life with good humour.
p Without them I'd be a friendly smudge, which could work in my favour.
i A blurred world is softer, I wonder if it's nice to take them off now and then.
b Who was the most embarrassing stranger you greeted?
`;
