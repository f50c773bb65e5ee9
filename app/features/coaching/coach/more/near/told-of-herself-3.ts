/** Told of herself, in answer to him, part 3. Form: near-entries.ts. */
export const NEAR_TOLD_OF_HERSELF_3 = `
=i cycle everywhere, even in the rain / got a road bike and legs like a frog now / weekend rides with my cycling girls
c Cycling about on your own two wheels sounds free and strong.
p On any ride I'd be far behind you, ringing my bell for mercy.
i From a bike you smell a place as well as see it, nothing else does both.
b What's your favourite route?
=bouldering twice a week, my hands are wrecked / i climb indoors, scared of heights though / got into climbing last winter
c Climbing a wall by your fingertips is a bold way to relax.
p One metre into the climb and they'd have to collect me.
i Up there a climber can think of one thing only, and maybe the peace is in it.
b What was the hardest one you've finished?
=i swim before work / forty lengths and then coffee / the pool is the only place my brain shuts up
c Starting the day with a swim sounds like a proper reset.
p Look for me in the slow lane of the pool, overtaken by somebody's great aunt.
i While you swim nobody can call you, ask you or need you.
b What do you think about while you're in there?
=cold water swimming, yes even in january / i go in the sea every sunday / joined a wild swimming group of mad women
c Walking into freezing water on purpose is courage, and I'm in awe.
p I'd guard the towels with my life and shout encouragement.
i It's said that after that cold nothing else in the day can scare you.
b What does the first second feel like?
=i play padel, it's an addiction / tennis on saturdays with the girls / badminton, and i'm vicious
c A woman with a racket and a will to win, game on.
p If we played, my serve would land two courts away, with apologies to three families.
i People playing across a net show you their patience and their temper for free.
b How seriously do you take the score?
=i play five a side on wednesdays / goalkeeper in a women's team / started football at thirty, best decision
c Playing in a team for the love of it is brilliant, I'd come to watch.
p I'd bring the oranges and shout things I don't understand.
i A team gives you friends who've seen you muddy, losing and happy.
b What position do you play?
=big football fan, season ticket with my dad / i cry when my team loses / arsenal till i die, sadly
c Loyalty to a team through thick and thin is a fine quality.
p I'd have the good sense to check your team's result before texting you.
i Being a football fan is mostly hope, renewed every week against the evidence.
b How did you end up with that team?
=cricket mad, my whole family is / i love rugby, the bigger the scrum the better / netball girl, wing attack
c Being mad about a sport that gets your heart going is a great thing to share.
p Cricket, rugby or netball, I'd ask about the rules once, quietly, and nod for an hour.
i The sport we love usually comes with somebody who first took us to see it.
b Who first put you in front of it?
=i'm obsessed with formula one / never miss a grand prix, even at 5am / motorsport girl, blame my brothers
c Getting up at silly hours for a grand prix is true devotion.
p My formula one lap times in a supermarket trolley are available on request.
i Hundredths of a second and a whole team holding its breath, I see the pull.
b Who do you root for?
=i box, great for bad days / doing krav maga, so behave / brown belt in judo
c Boxing, judo or krav maga, knowing how to stand your ground is a seriously good skill.
p I'll behave and hold my hands where you can see them at all times.
i The funny thing about training to fight is how calm it seems to make people.
b What made you put the gloves on?
=i live for ski season / learned to snowboard at thirty and have the bruises / skiing is my one expensive habit
c Skis or snowboard, with the speed and the sun on your face, I see why you wait for it.
p My way down would be one long apology to other people's skis.
i That second of silence at the top of a ski slope, worth the whole price.
b Where's your favourite snow?
=learning to surf, mostly swallowing water / i surf when the waves are small / moved to the coast for surfing
c Getting knocked down by the sea and paddling back out, surfing is my kind of stubborn.
p My surfing would carry me, on my stomach, into a family picnic.
i The sea can't be hurried, so surfing teaches waiting better than any guru.
b What did your first proper wave feel like?
=got my diving licence in thailand / scuba is the closest i get to peace / i've dived with sharks, little ones
c Diving down into that blue quiet is brave, and I'd love to hear about it.
p I'd dive in, wave at a fish and forget how to breathe.
i Divers know another world lies a few metres down, and nearly everybody sails over the top.
b What's the best thing you've met down there?
=i row on the river at six in the morning / kayaking most weekends with friends / learned to sail with my grandad
c Rowing or sailing, being out on the water under your own steam sounds close to perfect.
p Hand me an oar and we'd see the same river bank many times.
i From the water even a town you know well looks like a place you've just found.
b Where do you go out?
=i'm not sporty at all / my sport is walking to the fridge / never set foot in a gym and proud
c No shame in not being sporty, there are other joys than sweating in public.
p Then our sport would be a neck and neck race to the sofa.
i Sporty or not, I'd guess there's still something that makes you forget the time and move.
b What do you do when you need to let off steam?
=i lift, four times a week / deadlifted my own weight last month / gym is non negotiable for me
c Stronger by your own effort, week by week at the gym, there's a lot to be proud of.
p With all that lifting you'd be opening the jars, and I'd be telling everyone.
i Strength you've built at the gym probably changes how you walk into any room.
b What are you working towards?
=i just walk, ten thousand steps and a podcast / evening walks are my thing / i walk everywhere, could go for hours
c A long walk every day is the best cheap habit there is.
p I'd walk at your pace and talk the whole way, fair warning.
i Walking, you see the windows, the cats and the slow changes in a street.
b What's your favourite time to go out?
=i don't really have hobbies / boring i know but i've no hobbies / my hobby is lying down
c Not everybody needs a craft, a free evening is a perfectly good thing to have.
p Lying down is a noble pursuit with very cheap equipment.
i What people do when nothing is planned is the truest hobby they have.
b What does a free afternoon turn into?
=i start hobbies and drop them after a month / my cupboard is full of abandoned hobbies / did pottery, ukulele and running, finished none
c Trying new hobbies is half the fun, and you clearly don't lack curiosity.
p Your abandoned hobbies could open as a museum with a very keen first room.
i Perhaps it's the start of a hobby that you love, and it's a fair thing to enjoy.
b What's the newest addition?
=charity shops are my weakness / i thrift everything, this coat was four quid / spend every sunday at flea markets
c Thrifting treasure out of other people's leftovers takes a real eye.
p I'd go to a charity shop for a jumper and leave with a lamp shaped like a goose.
i Every old thing in those shops and markets had a life, and you give it a second one.
b What find are you proudest of?
=i build lego, adult lego, it's a thing / model trains, yes seriously / i do diamond painting in front of the tv
c Still building small things for fun as a grown-up, you've understood something.
p Barefoot on one piece of what you build, a man learns to sing quite high.
i Small bits building up to something whole, I can see why it calms a busy head.
b What's the biggest thing you've made?
=i write in my journal every night / i've kept a diary since i was ten / bullet journal girl, stickers and all
c Few people are that honest with a diary at the end of a day.
p I only hope I come out of tonight's diary page fairly well.
i The woman who reads that journal years from now will know you better than anyone.
b Do you ever read the old ones?
=i make candles in my kitchen / diy girl, always gluing something / i make soap and give it to everyone
c Making things by hand for your people is a warm sort of talent.
p My one bit of diy is gift wrap, and it looks like a struggle took place.
i A thing somebody made in their kitchen carries the evening inside it.
b What are you making now?
=i'm into birdwatching, judge away / got binoculars for my birthday and i'm thrilled / i know every bird in my park
c No judging, giving birds that much attention is a lovely way to live.
p I can tell a duck from a not duck, and there my birdwatching ends.
i Once you can name the birds, a plain walk fills up with neighbours.
b Which one made your heart jump?
=i love stargazing, got a little telescope / obsessed with space since i was a kid / i stay up for every meteor shower
c Staying up for the stars is time very well spent.
p My stargazing finds the moon, usually within two attempts.
i The starlight you see left before any of us existed, and it still gets to you.
b What's the best thing you've seen up there?
=pub quiz every thursday, we always come fourth / escape rooms are my thing / quiz team captain, we take it very seriously
c Clever, competitive and on a team of friends, it's a winning hobby.
p On your team I'd know one answer a night and defend it loudly.
i In a quiz or an escape room it's the odd bits of useless knowledge that save the evening.
b What's your specialist round?
=i play chess online at 2am / learning chess from my nephew, who crushes me / grandad taught me chess and i never lose
c A chess mind that enjoys thinking three steps ahead is splendid company.
p In chess I move the horse because it's friendly, so you'd win by tea.
i You can tell the bold from the careful by their first few chess moves.
b Are you an attacker or a waiter?
=i restore old furniture / found a chair in the street and fixed it / i sew my own clothes, some even fit
c You see what a worn old thing could still become, and then you restore it.
p Anything I fix afterwards needs an actual repair.
i Fixing something by hand means you've decided it was worth the time.
b What's the piece you love most?
=teaching myself guitar, four chords so far / bought a ukulele in lockdown, neighbours hate me / back at piano after twenty years
c Teaching yourself to play for nobody's applause is the right way round, I'd gladly listen.
p Four chords cover nearly every love song ever written, you're done.
i There's a day when your fingers find the chords before you do, nothing like it.
b What's the song you're aiming for?
=bit of everything really, depends on my mood / my playlist makes no sense, abba then rammstein / i listen to anything except country
c A playlist that goes everywhere is the best kind to share a long drive with.
p I picture your playlist's shuffle button having a lie down now and then.
i Music that follows the mood means your playlist is basically a diary.
b What's the last song you had on?
=90s music only, sorry not sorry / stuck in the 2000s, pop and r and b / give me 80s synth and i'm happy
c The music we fell for never lets go, and that decade has proper tunes.
p I'd know all the pop lyrics and half the dance moves, performed with a bad knee.
i Music from back then brings the whole room with it, wallpaper and all.
b What track takes you straight there?
=i'm a metalhead, people never guess / punk and loud guitars, always / i look sweet but i listen to death metal
c Loud music and a gentle manner is a mix I find very likeable.
p I'd nod along bravely with cotton wool in my ears.
i The loudest music often belongs to the calmest people, it does the shouting for them.
b What band should I start with?
=country girl, dolly is my queen / give me a sad country song and a road / raised on country music and bluegrass
c Three chords and a broken heart told plainly, it's honest music.
p I'd supply the hat, the horse may take longer.
i Those songs can fit a whole life into three minutes and a front porch.
b Which one makes you turn it up?
=k-pop stan at 31, no shame / bts got me through a lot / i know every dance, don't test me
c Loving k-pop that wholeheartedly is a joy, at any age.
p I'd attempt the dance and need a week off.
i A k-pop band can hold your hand through a bad year without knowing you exist.
b Who was your first favourite?
=afrobeats all day, burna and tems / amapiano on a sunday while i clean / if it's got a good drum i'm dancing
c A drum that has you dancing before you decide, exactly what music is for.
p My hips have been sent the memo about dancing and are still reading it.
i A good drum makes even cleaning look like a celebration.
b What's on repeat at the moment?
=huge swiftie, i've got a spreadsheet / taylor understands me like nobody / spent my rent on concert tickets, worth it
c Being a true swiftie shows you can be thrilled, and it's a great thing.
p Any mistake of mine would end up in a Taylor bridge, I'll be careful.
i A good Taylor lyric tells you what you felt before you'd found the words.
b Which song could have been written about you?
=i like classical, makes me feel calm / jazz on a rainy evening is my thing / opera nerd, i cry at every aria
c Classical, jazz or opera, music that needs a bit of quiet, I approve entirely.
p Jazz or classical, I clap in the wrong place and look round for company.
i No words to tell you what to feel, and still you feel it exactly.
b What piece would you play me first?
=techno, i'd dance till sunrise / raver at heart, even at forty / house music and a dark room, that's my therapy
c Dancing till the light comes up is a perfectly good religion.
p By two you'd find me asleep standing up, vaguely in rhythm.
i In the dark with strangers and one beat, everybody's the same age.
b What was your best night out dancing?
=musicals are my life, i know hamilton by heart / such a theatre kid, sorry / i sing the wicked soundtrack in the car
c Songs with big feelings and bigger sleeves, why would anyone say sorry.
p I'd sing both parts of the duet and ruin each equally.
i In a musical people burst into song once talking isn't enough anymore.
b Which one would you see tomorrow?
=old bollywood songs and nothing else / my mum's tamil film songs are the best / i grew up on lata and kishore
c Old film songs handed down at home have a warmth no chart can match.
p I'd hum the songs three notes behind and call it harmony.
i One of those old songs holds a kitchen, a parent and a whole summer.
b Which one does everyone at home know by heart?
=i play the same ten songs over and over / when i love a song i kill it / 400 plays of one track this month
c Loving a song to bits is the greatest compliment it could get.
p The neighbours know the words by now and possibly the harmony.
i Playing something again and again is how we find out what we needed from it.
b What's the current victim?
=sad songs are my favourite, even when i'm happy / i've a playlist for crying / give me a heartbreak ballad any day
c A good sad song is a comfort, whatever the mood.
p For the sad songs I'd bring tissues and sway at a respectful distance.
i Strange that another person's heartbreak set to music can leave us lighter.
b Which one does it every time?
=i collect vinyl, the crackle is everything / got my dad's old records and a player / saving for a proper turntable
c Putting on a record on purpose makes an evening of it, I love that.
p I'd be allowed to look at the vinyl and not to touch, and rightly so.
i You have to get up and turn a record over, so you really do listen.
b What was the first one you got?
=i go to every gig i can / front row girl, always lose my voice / seen coldplay five times, don't judge
c A gig with the bass in your ribs is hard to beat.
p At the gig I'd be the coat holder at the back guarding your drink.
i For one song at a gig thousands of strangers know exactly the same words.
b What was your best concert?
=horror films, the scarier the better / i fall asleep to slasher movies / love being scared, it's relaxing somehow
c Nerves like yours are impressive, and the films sound like fun with you.
p I'd watch the entire thing through a cushion.
i Maybe a safe scare is a way to tidy up the real ones.
b What film actually got to you?
=can't do horror, i watch through my fingers / one scary film and i sleep with the light on / i get nightmares from trailers
c A wild imagination is a gift, scary films just make it poor company at midnight.
p We'd skip the horror for a talking bear, and I'd hold the popcorn steady.
i Being easily scared by a film often means you feel everything else strongly too.
b What's the one you wish you'd never seen?
=romcoms, the cheesier the better / notting hill on repeat / i'm a sucker for a happy ending
c Believing in a happy ending is good taste, not cheese.
p I'd run through an airport for you, though I'd need several rests.
i We know how it ends and still hold our breath, there's hope in it.
b Which one is your all time favourite?
=i cry at every film, even adverts / paddington had me sobbing / i'm a mess at disney films
c A heart that cries at films is nothing to hide, in the cinema or out.
p I'd offer my sleeve at the film and blame the air conditioning for us both.
i Crying about someone made up is a small proof of how much you've got to give.
b What's the last thing that set you off?
=sci fi nerd, star trek over star wars / lord of the rings, extended editions, yearly / marvel girl, i know the whole timeline
c Stars, rings or heroes, a big imagined world and you knowing your way about it, great stuff.
p I'd mix up the timeline, put a wizard in space and be asked to leave.
i Sci fi and its cousins are where we quietly rehearse being brave.
b Who's your favourite in all of it?
=never seen star wars, i know / haven't watched titanic or the godfather / i've seen none of the classics
c Not having seen the classics only means the good stuff is still ahead of you.
p I promise not to recite any classic at you while it's on.
i Seeing a classic late, you meet it without the noise around it.
b Is there one you secretly want to watch?
=i go to the cinema on my own, best thing / solo cinema every monday / popcorn, back row, just me
c Enjoying the cinema with your own company and popcorn is true independence.
p Solo cinema with all the armrests and no sharing, you've beaten the system.
i With nobody beside you in the back row there's no face to check, only what you think.
b What did you see last?
=i always fall asleep in films / haven't seen the end of anything since 2019 / ten minutes in and i'm gone
c A film that sends you off on the sofa has done its job too.
p I'd tell you a completely made-up ending in the morning.
i It takes a bit of trust to nod off next to someone.
b What's the last one you saw to the end?
=i'm into k-dramas, they ruin my sleep / anime nerd, started with sailor moon / turkish series with my mum, 140 episodes
c Falling completely into a long series is a pleasure I understand.
p I'd read the drama's subtitles out loud in voices and be sent to the kitchen.
i Watching a series from elsewhere, you pick up how other people love and quarrel.
b Where should I start, if I want to understand?
=documentaries mostly, i'm a bit boring / anything with david attenborough / i love films about cults and conmen
c Documentaries show how the world works, which isn't boring in the least.
p After one documentary, nobody's dinner is safe from penguin facts.
i Real lives in a documentary are so much stranger than anything a writer would dare.
b What's one fact that blew your mind?
=mostly true crime, i know too much / fall asleep to murder podcasts / true crime girl, i trust nobody
c A detective's mind for true crime after dark, I find it both cosy and slightly alarming.
p With all that true crime, I'll send over my fingerprints before we meet for coffee.
i I think people follow a murder case to feel how thin the line is.
b Which case can you not let go of?
=reality tv is my guilty pleasure / love island every night, brain off / i watch married at first sight like it's the news
c Switching your brain off with reality TV is a fair use of an evening.
p I'd sneer at reality TV for one episode and be shouting at the screen by two.
i Beneath the nonsense, reality shows let you watch people lie to themselves in slow motion.
b Which couple or contestant has your heart?
=watched friends about twenty times / i just rewatch the office forever / gilmore girls every autumn, it's tradition
c Rewatching a series you know by heart is like visiting friends.
p New shows keep knocking while you rewatch and pretend not to be home.
i A rewatch is a comfort when nothing else is that predictable.
b Which episode is your favourite?
=bake off is my happy place / i love cooking shows and eat toast while watching / property shows, i judge every kitchen
c Gentle shows about cooking or houses are good for the soul.
p I'd judge a stranger's pastry a bit dry, with crumbs down my jumper.
i Shows where people are kind to each other over sponge, no wonder they work so well.
b Would you ever go on one?
=just finished a series and i feel empty / finished the last season and now i've no purpose / cried at the finale, what do i do with my evenings
c Finishing a series means losing a whole cast of friends in one evening, a proper loss.
p A small wake for the series seems in order, with crisps and one candle.
i A good finale hurts because a part of you lived there for weeks.
b Which story has just ended?
=anything with corsets and i'm in / pride and prejudice, the one with the lake / downton and bridgerton, that's me
c Corsets and longing glances across a ballroom, I fully understand the appeal.
p Full of pride, I'd write you a letter by candle and set fire to the desk.
i In the age of corsets nobody could say what they felt, so every glance had to.
b Who's your favourite of all those brooding men?
=scandi noir and a blanket / british detective shows, the older the better / i always guess the murderer
c Dark nights and a good detective mystery, a perfect pairing.
p I suspect everybody of the murder in turn, including the dog.
i The murderer is hardly the point, it's finding out what a quiet town was hiding.
b Who's your favourite detective?
=don't really watch tv / haven't got a telly, i know, weird / never have time for series
c A home without a telly in the corner sounds restful to me.
p Without TV you can't even be told spoilers, which is a form of freedom.
i Evenings without a series get longer, and I wonder what yours are full of.
b What do you do instead?
=podcasts all day, even in the shower / always got a podcast on, history ones mostly / i listen to two women chatting while i clean
c A good podcast in your ear turns any chore into company.
p I'd start a podcast too and talk for an hour without pressing record.
i After a while podcast hosts feel like friends who never ask you anything.
b Which one would you put me onto?
=fantasy books, the thicker the better / i read about dragons and fae, don't ask / re-reading harry potter for the tenth time
c Big fantasy worlds in book form are a great place to spend a winter.
p In a fantasy book I'd be the innkeeper who gets one line and a stew.
i Fantasy is often the plainest way of talking about courage.
b Which world would you move into?
=i read thrillers in one sitting / crime novels, always and only / give me a twist i don't see coming
c Reading on because you can't bear to stop is reading at its best.
p I always accuse the gardener, and one day I'll be right.
i A twist only works if the writer understood exactly what you'd assume.
b Which one truly fooled you?
=romance novels, my kindle can't be seen in public / i read cheesy love stories, no shame / colleen hoover ruined me
c Love stories where people finally say what they feel deserve their huge crowd of readers.
p The men in romance novels always have forearms and a ranch, so I'm behind already.
i In a good romance, the slow bit before anything happens is the whole pleasure.
b Which one would you read again?
=i love the classics, austen and the brontës / currently suffering through war and peace / russian novels and rain
c The big old classics read by choice, not for school, it's a real pleasure.
p I'd get as far as the novel's family tree and need a sit down.
i A century-old classic describes your Tuesday exactly, it's a bit uncanny.
b Which one felt most alive to you?
=i don't really read, sorry / haven't finished a book since school / i buy magazines for the pictures
c Nothing to be sorry for, stories come in many shapes.
p I'd take you on for the picture captions any day.
i Reading faces is a skill as well, and there's no library for it.
b Where do you get your stories from?
=in a bit of a reading slump / same book on my nightstand since march / used to read so much, now i just scroll
c Slumps come and go, the reader in you is only resting.
p The bookmark has settled in and is getting its post there.
i Maybe no book is wrong, you've just had enough going on in your own chapter.
b What was the last one that gripped you?
=audiobooks on my commute / i listen to books while i cook / stephen fry reads me to sleep
c Being read to is a joy nobody should have to outgrow.
p The crucial murder always happens while you drain the pasta.
i A voice turns a book into company, it's how stories started after all.
b Whose voice is in your ears this week?
=self help books, i'm basically a guru now / i read psychology stuff, attachment styles and all / spirituality books, i'm in my woo era
c Trying to understand yourself a bit better, book by book, is time well spent.
p I underline every sentence in such books and change nothing, so you're ahead.
i In a whole book of wisdom there's usually one line that really lands.
b Which idea has actually helped you?
=i read poetry, mary oliver mostly / i write poems nobody sees / collect lines from poems in my notes
c Making room for poetry in a busy life is a lovely stubbornness.
p Roses are red, and there my poem runs out.
i A few right words in a poem can hold up a whole week.
b Is there a line that follows you about?
=i buy books faster than i read them / three books on the go at once / my to read pile is taller than me
c A tall pile of unread books is a hopeful thing to own.
p Technically the pile is furniture by now, and very educated too.
i Each of those unread books is a mood you're saving for later.
b Which one's next in line?
=sushi, i could eat it every day / salmon rolls are my love language / would sell a kidney for good sashimi
c Fresh, neat and gone in a bite, sushi is a very good answer.
p I'd take on the chopsticks and lose two rolls to the floor.
i So much care put into one small bite, it nearly asks you to slow down.
b What's the one you always order?
=pasta in all forms / carbs are my religion, mostly spaghetti / lasagne, my nonna's, end of discussion
c A woman who stands by her pasta has my full support.
p I'd wear the pasta sauce proudly down the front of me.
i Pasta is flour and water, and still everybody's favourite evening is in there somewhere.
b What sauce wins?
=i put chilli on everything / the spicier the better / i carry my own sauce in my bag, not joking
c Fearless with the chillies, and I'm slightly worried for myself.
p I'd match you chilli for chilli and see my ancestors by the third.
i They say it's the pain that makes spicy food fun, like a ride at the fair.
b What's the fiercest thing you've eaten?
=a good curry beats everything / butter chicken and garlic naan, forever / thai green curry is my comfort food
c There's comfort in a curry with rice or bread to mop up, sound choice.
p I'd mop up the curry until the pattern came off the plate.
i Every spice in a curry travelled further than most of us ever do.
b Who makes the best one?
=definitely tacos, no contest / mexican food every chance i get / i've never met a burrito i didn't like
c Eating Mexican with your hands and no manners is the best of dinners.
p My taco always falls apart at the first bite, and so do I.
i Food you have to hold makes people drop their guard as well.
b What goes in your perfect one?
=cheese is my weakness, all of them / i'd choose a cheeseboard over dessert / camembert and bread, i'm easily pleased
c A board of good cheese at the end of a day solves nearly everything.
p I'd guard the last bit of cheese from you with a cracker.
i Cheese is milk and patience, and somehow that became thousands of flavours.
b Which one would you take to a desert island?
=chocolate every single day / i hide chocolate from myself / a row of dark chocolate after dinner, ok the whole bar
c Daily chocolate is a sensible policy, and I won't hear against it.
p Hiding it from yourself only works if you forget, and nobody ever forgets.
i Something about a small secret treat makes a plain evening feel like yours.
b Milk, dark or whatever's nearest?
=crisps over sweets any day / salt and vinegar is my personality / i've got a savoury tooth, olives and pickles
c A salty snack person, good, the sweet drawer can be mine then.
p I'd say just one more crisp until I was reading the bottom of the bag.
i There's a whole science behind a salty crunch, and we're all its happy victims.
b What's your all-time favourite?
=breakfast is my favourite meal, could eat it at night / pancakes for dinner, yes / full english or nothing
c Breakfast at any hour, I back you completely.
p The clock has no business at breakfast anyway.
i A proper breakfast says the day hasn't gone wrong yet, no wonder it tastes so good.
b How do you like your eggs?
=vegetarian since i was 12 / don't eat meat, never liked it / went veggie after living on a farm
c Staying vegetarian for so long, by your own decision, is impressive.
p I'd cook you a veggie dinner with all the care of a nervous gardener.
i Refusing meat at every family dinner needs a calm sort of conviction.
b Was there one moment that did it?
=vegan, please don't run / plant based for three years now / i'm vegan but i won't preach
c No running here, I'd happily eat your way for an evening.
p I promise not to ask about protein, you've suffered enough.
i Living by what you care about, three meals a day, is no small thing.
b What dish would convince anybody?
=i love a good steak, rare / proper meat eater, sunday roast is sacred / ribs, sauce up to the elbows
c A hearty eater with no apologies, dinner with you sounds a joy.
p I'd bring the napkins, the big ones with strings.
i Some meals only taste right with other people and elbows on the table.
b Who does it best in your opinion?
=coeliac, so bread is my enemy / lactose intolerant but i eat cheese anyway / gluten free and not by choice
c Checking every menu for gluten or lactose is tiresome, so I'd let you choose the place.
p Your stomach and your heart have clearly never been introduced.
i The bread or cheese everyone takes for granted turns into a small negotiation each day.
b Which forbidden thing do you dream about?
=i'm such a picky eater / i eat like a five year old, plain pasta / there's about eight things i like
c A picky eater knows precisely what she likes and saves everybody time at the counter.
p For a picky eater the children's menu is always the best bit anyway.
i A picky taste listens to nobody, and I find it rather honest.
b What are the top three on your list?
=i'll eat anything, seriously anything / ate crickets in thailand, not bad / never met a food i didn't like
c Someone who'll eat anything has an open mind with a fork in its hand.
p You eat first and I'll watch your eyebrows before I follow.
i Saying yes to strange food is good practice for everything else.
b What's the strangest thing you've eaten?
=street food over fancy restaurants / best meal i ever had was on a plastic chair / pani puri by the roadside, that's my thing
c Street food on a plastic stool, best flavours in town, I'm with you.
p I'd spill the street food down my shirt and order another at once.
i Thirty years of making one single dish, no fancy restaurant can compete with it.
b What's the first thing you'd make me try?
=jollof is life and ghana's is not better / my adobo beats anybody's / nobody makes pierogi like my family
c National pride and family honour on a plate, I'd come hungry and hold no opinion.
p On which is better I'm staying neutral, like a small mountain country with good cutlery.
i One family dish can hold a whole homeland for those who grew up on it.
b What makes yours the best?
=fresh bread and butter, i need nothing else / i bake sourdough, his name is steve / could live off toast
c Warm bread with butter is as good as food gets, no argument.
p I'd eat the crust off the bread on the walk home and deny it.
i Simple things like fresh bread are the hardest to do well and the easiest to love.
b What's your favourite thing to put on it?
=potatoes in any form, i'm irish / chips are my desert island food / mash is a hug in a bowl
c The potato has never let anyone down, a wise choice.
p I'd toast to it with a roast potato on a fork.
i One plain potato and a hundred moods, few people have that range.
b Best version, in your opinion?
=brunch is my sport / weekends are for avocado toast and gossip / bottomless brunch with the girls, say no more
c Brunch that turns into afternoon is an invention worth defending.
p Second plate of brunch, full already, carrying on for honour, I know my fate.
i Brunch is the only meal with nothing planned behind it, so the talk goes deeper.
b Sweet or savoury when it comes to it?
=ice cream all year round, even in snow / pistachio gelato is my weakness / i eat it straight from the tub
c Refusing to let the weather decide about ice cream is proper strength of will.
p I'd carry the ice cream spoons, no bowls needed.
i The ice cream somebody picks as a child hardly ever changes, I find that sweet.
b What flavour are you?
=huge sweet tooth, can't be trusted near cake / always dessert first, no exceptions / i'd fight for the last doughnut
c Life's too short to leave the dessert menu closed, you've got it right.
p I'd offer to share and regret it by the second forkful.
i Everybody has one cake that tastes like being loved as a child.
b Which cake is that for you?
=coriander tastes like soap to me / i can't stand mushrooms, it's the texture / olives are evil little eyeballs
c One taste you can't stand is a basic human right, and I'd defend yours.
p I'd eat the evil things off your plate like a loyal goat.
i It's strange that two tongues can taste the same thing and report such different news.
b Has anyone ever tried to convert you?
=allergic to nuts, so no surprises please / shellfish could kill me, romantic i know / i carry an epipen everywhere
c Good to know about the allergy, and I'd check every menu without making a fuss.
p Every chef would get a stern little allergy interview from me.
i Living with an allergy like yours makes you pay attention where others just bite.
b How did it first come to light?
=nothing beats my mum's cooking / my nan's dumplings are the best thing on earth / dad's roast is my death row meal
c Cooking from the hands that raised you wins every contest, rightly so.
p With cooking like that I'd be polite for one helping and shameless for three.
i Family cooking never quite works for anyone else, so there's surely something unwritten in it.
b What would you ask for first?
=cold pizza for breakfast, best meal / i live for leftovers / yesterday's curry is better than today's
c On the second day leftovers really wake up, I agree.
p Leftovers at the open fridge with a fork, a fine dining room.
i There's comfort in leftovers, a present from the you of yesterday.
b What tastes best the day after?
=soup person, all year / a good ramen cures everything / a big bowl of pho when it rains
c A steaming bowl for any trouble, it's medicine that tastes of something.
p No one has ever looked dignified over noodles, so we'd be even.
i Nobody ever felt lonelier after soup, I'm fairly convinced of it.
b What's your favourite bowl?
=i actually cook pretty well / i love cooking for people, it's how i show i care / give me a free evening and i'll make something with five pans
c Feeding others with pleasure is among the kindest talents going.
p I'd wash all those pans and still owe you one.
i You can taste in a dish whether the cook was happy, I do believe it.
b What do people beg you to make?
=i can't cook, i burn water / my oven is storage / i live on toast and good intentions
c Cooking isn't everything, someone has to be the delightful guest.
p If we cooked there'd be a smoke alarm, then a takeaway, then peace.
i What you bring to a table can be the talk rather than the cooking.
b What's your greatest kitchen disaster?
=i bake when i'm stressed / banana bread is my therapy / cookies at midnight, it's my thing
c Baking a bad mood into something warm and sweet is close to wisdom.
p I'd never wish you stress, though I'd always bring milk for your baking.
i Baking is flour, sugar and exact steps, soothing when nothing else adds up.
b What did you make last?
=definitely tea, about six cups a day / builder's tea, milk, no sugar, strong / i run on earl grey
c Someone with firm views about her cuppa is someone I can trust.
p I'd put the milk in at the wrong moment and be shown the door.
i A cup in both hands is half the reason for the drink, I think.
b How do you take it, exactly?
=coffee first, then i'm human / don't speak to me before my second cup / espresso, no sugar, several
c Understood, nothing but nods and coffee till you're ready.
p I'd slide the coffee across the table and back away slowly.
i That first sip of coffee seems to open a small door between sleep and the world.
b How do you like it?
=i don't drink coffee, can't stand the taste / never had a cup of coffee in my life / coffee makes me shake
c Facing mornings without coffee is true strength of character.
p What do you even hold at the office, I'm full of wonder.
i Where everyone else leans on a cup, you've found some other engine.
b What gets you going instead?
=iced coffee even in december / cold brew all year round / iced latte is a personality and it's mine
c Iced coffee in the middle of winter, you know no fear.
p I'd be holding that iced cup for you with two gloves on.
i Iced coffee in every season gives the year a nice thread.
b Is there any weather that would stop you?
=bit of a coffee snob, i grind my own beans / i weigh my coffee in the morning / can't drink instant anymore, i'm ruined
c Taking one small thing seriously every morning is no snobbery, it's care.
p I'd hide the jar of instant behind the flour before you came.
i A ritual with beans and water buys you a few minutes that belong to no one else.
b What would I have to order to earn your respect?
=decaf only after noon or i'm up all night / one coffee after four and i see the sunrise / had to cut down on coffee, heart went mad
c Knowing your limits with coffee is properly grown-up stuff.
p One late coffee and you're alphabetising the spice rack by three.
i It's humbling that one small coffee can decide how the night goes.
b What do you have in the evenings instead?
=masala chai, the way my mum makes it / chai in the evening with biscuits, that's my ritual / can't start the day without karak
c Spiced tea made the way home makes it, there's no better cup.
p One biscuit always drowns, and I'd be the one fishing with a spoon.
i The smell of it on the stove surely reaches you before any alarm does.
b What goes into the real one?
=i'm a matcha girl, sorry / bubble tea is half my salary / oat matcha every day, i know it tastes of grass
c A matcha or bubble tea that lifts your day needs no apology.
p I'd choke on a bubble tea pearl on our first outing and call it style.
i Little luxuries like your tea keep plenty of ordinary weeks afloat.
b How do you have yours made?
=hot chocolate with everything on it / still drink cocoa before bed / marshmallows and cream, i'm basically nine
c A mug of chocolate with all the trimmings, you've stayed loyal to good things.
p Picture a cream moustache on me all evening and no one saying a word.
i Three sweet sips, and somebody is looking after you again.
b When do you need it most?
=red wine and a good chat, that's my evening / rose all day in summer / a glass of white on a friday, that's it
c A glass of wine and nowhere to be, I'd pull up a chair.
p I'd swirl the wine, sniff it and say it tastes of grapes.
i The second half of the wine is usually where the real talk starts.
b What's your favourite?
=gin and tonic, big glass, cucumber / a negroni, always a negroni / i'm a margarita person, salt on the rim
c Gin or margarita, knowing your drink before the menu arrives is a very fine quality.
p Beside your glass I'd order the one with the umbrella and own it completely.
i The glass somebody orders first is a little flag of the evening they hope for.
b Who makes the best one you've had?
=beer over cocktails, i'm a cheap date / a cold pint in a beer garden / craft beer nerd, ipas mostly
c A pint in the open air and no fuss, that suits me perfectly.
p I'd read out the beer's tasting notes in a silly voice and then just enjoy it.
i A plain drink like beer tends to bring unfussy talk, the good sort.
b Where's your favourite place for one?
=tequila and i don't speak anymore / can't even smell rum since 2016 / never again with sambuca
c You no longer speak for good reasons, and no one should try to reunite you.
p Rum, tequila or worse, I'd cross the road with you if we saw it coming.
i One bad night can put a smell on the forbidden list for life.
b How bad was the last meeting?
=whisky neat, my grandad taught me / i like a smoky scotch by the fire / bourbon girl, no ice
c Slow, smoky whisky and no hurry with it, I trust your taste already.
p I'd nod at the whisky, mention oak, and hide the tears in my eyes.
i A whisky that waited years in the dark asks you to take your time as well.
b What's the one you'd open for a good occasion?
=i don't drink, never have / no alcohol for me, religious reasons / just don't like the taste of booze
c Not drinking suits me fine, a good evening was never in the glass.
p I'd drink lemonade with you and stay up just as late.
i Without alcohol at parties, you see who people are before and after ten.
b What's your drink on a night out?
=i only drink socially / one glass and i'm giggling / i drink maybe twice a month, total lightweight
c A drink now and then with good people sounds about right.
p Your one glass is the cheapest round in town, and I say so with love.
i Whoever stops at a single drink usually remembers the best bits.
b What's the occasion that gets you to have one?
=!i'm sober, two years now / stopped drinking last year, it was getting bad / in recovery, 400 days on sunday
c Each of those sober days is something you did, and I'm really glad for you.
p Coffee, cake, long walks, there are so many good ways to spend a sober evening.
i Waking up sober, mornings your own again, must feel like meeting yourself.
b What's been the best thing about it?
=diet coke addict, i hear the can and i'm happy / i drink three litres of water a day / sparkling water only, i'm fancy
c Loyal to one drink all day long, you know what makes you happy.
p The fizz of an opening can is your national anthem, I'll stand for it.
i We each have one small drink we keep reaching for, and it's rarely about thirst.
b Could you last a week without it?
=i don't smoke, can't stand the smell / non smoker and a bit strict about it / smoking's a no for me
c No smoking is a clear line and a healthy one, I'm with you there.
p I'd only ever smell of toast, never of smoke.
i Smell decides about closeness long before a word is said.
b Any other firm no on your list?
=quit smoking in january, still want one every day / three months off the vape and i'm climbing the walls / gave up cigarettes after fifteen years
c Quitting is among the hardest things going, so well done.
p Instead of a cigarette I'd hand you carrot sticks one by one with great ceremony.
i Once you've quit, cravings pass in minutes, and each one you sit through makes you freer.
b What made you decide to stop?
=i smoke when i drink, bad i know / only smoke at parties / trying to cut down to two a day
c Thanks for being honest about smoking, no lecture from me.
p I'd stand outside with you while you smoke, that's where the gossip's best anyway.
i Half of smoking may be the excuse to step out of the noise for a minute.
b Is it the smoke or the break you like?
=been to 31 countries and counting / i travel every chance i get / my passport is my favourite possession
c All those stamps in your passport, and each a thing you saw with your own eyes.
p I'd carry the snacks and get us lost in every country.
i After enough travel, it's likely a person or a meal you remember, not the sights.
b Which one surprised you most?
=never been abroad, actually / i've never been on a plane / haven't left my country yet, one day
c All the firsts abroad are still waiting for you, and I nearly envy it.
p You've also missed every queue for a plane in history, very wise.
i The first time a country is wholly strange to you, everything in you wakes up.
b Where would the very first trip go?
=japan is top of my list, cherry blossoms and ramen / dreaming of new zealand since i saw lord of the rings / i'd sell everything for a year in italy
c A place you've been dreaming of that long deserves to be met.
p In your dream country I'd learn three polite phrases and use the wrong one.
i The land we dream of and the real one have an interesting first meeting.
b What's the first thing you'd do there?
=i want to see the northern lights / whales, i need to see whales before i die / seeing the pyramids is my big dream
c A dream like yours is worth planning for rather than waiting for.
p I'd come along to see it and be looking the other way when it happened.
i Seeing something so much older or bigger puts the rest in its place.
b Since when have you wanted to see it?
=i travel solo mostly, it's the best / went to vietnam on my own at 24 / i book one trip a year just for me
c Travelling on your own takes a trust in yourself I find impressive.
p On a solo trip I'd be found at the first corner, asking the map for forgiveness.
i Solo in a strange place you find out who you are with nobody watching.
b What did your first solo trip teach you?
=i'm a lie on the beach with a book person / my holidays are pool, nap, repeat / no museums for me, just sun
c Rest is what holidays were invented for, no sights required.
p An hour of sun and they'd serve me with lemon.
i Doing nothing well is an art, and hardly anyone lets herself practise it.
b What's your perfect beach day like?
=i love a city break, walk till my feet give up / weekend in a new city every couple of months / museums, coffee, repeat, that's my holiday
c Wandering round an unknown city till your legs complain is pure joy.
p It's just round this corner, as I'd claim for three hours.
i The streets behind the sights are where a city stops posing.
b Which city got you the most?
=backpacked through asia for six months / spent my gap year in south america / lived out of a rucksack for a year
c A long stretch on the road with only what you could carry, I admire it.
p Six months, one bag, and I'd still have brought a hairdryer.
i After months like those an ordinary cupboard looks like far too much.
b What's the moment you go back to in your head?
=road trips are my favourite, snacks and bad singing / drove the whole coast in a fiat / i want to do route 66 one day
c A road trip with a bag of snacks is my idea of a good time too.
p On a road trip I'd be in charge of music and wrong turnings.
i On the road people say things looking straight ahead that they'd never say across a table.
b What's on the playlist?
=camping in the rain and i still love it / i'm a tent person, campfire and beans / got a rooftop tent for my car
c Happy with a fire, a tent and some stars, you're easy to wish for company with.
p I'd hold the instructions while you put the tent up in four minutes.
i Camping with only a bit of cloth between you and the night changes how you hear.
b Where did you pitch it last?
=terrified of flying, i need wine and a hand / i cry at take off every time / i'd rather take a 12 hour train than fly
c Being scared of flying is common and human, nothing to be ashamed of.
p For take off I'd offer my hand and only wince a little.
i Flying means giving control to a stranger behind a door, an odd thing to ask of anybody.
b Is it the take-off or the whole thing?
=i overpack every time, five pairs of shoes for a weekend / hand luggage only, i'm proud / i start packing two weeks before
c How somebody packs shows the care they take, and yours is considerable.
p I pack one sock too few and a lot of unearned confidence.
i Luggage is a small guess about who we hope to be when we arrive.
b What always comes with you and never gets used?
=just got back from portugal, want to live there now / came home from greece on sunday and i'm grieving / last trip was bali and i'm still not over it
c Grieving after a trip means you did it right.
p I'd have missed the plane home on purpose and called it fate.
i A trip can show you a version of yourself you'd like to keep at home.
b What would you bring back into your everyday life?
=booked flights to croatia for may / off to sri lanka in three weeks / got a girls' trip to lisbon coming up
c A trip like that on the calendar makes every grey day shorter.
p I'm already checking the weather for your trip more than mine.
i Looking forward may be the nicest part of any trip, and you've got weeks of it.
b What are you most excited for?
=my worst trip, lost luggage and food poisoning / got stranded in an airport for two days once / our airbnb turned out not to exist
c A trip that's awful while it lasts is the best story at any table later.
p Holiday brochures rarely mention that part of a trip.
i When everything goes wrong on a trip you learn who can still laugh.
b How did you get out of it in the end?
=i plan trips around food / went to naples purely for pizza / first thing i google anywhere is where to eat
c Choosing a trip by its food is the most sensible way there is.
p The sights can wait outside until we've eaten our seconds.
i You understand a place once you know what it eats on a Sunday.
b What's the best thing you've ever tracked down?
=i'm honestly not a big traveller / holidays stress me out, i like home / i prefer my own bed to any hotel
c Being happy at home is a rarer gift than a full passport.
p Best reviews of any hotel, your own bed, late check-out included.
i You needn't travel, the world is also in one street, if somebody looks long enough.
b What's the best thing about your corner of it?
=scorpio, so be afraid / i'm a scorpio, explains a lot / scorpio sun and moon, good luck to you
c I've been warned about scorpios, and I'm staying exactly where I am.
p A scorpio, noted, I'll sleep with one eye open and a small gift ready.
i I've heard every scorpio has a soft side she keeps well hidden.
b Which bit of it is true?
=leo, yes i love attention / typical aries, no patience / sagittarius so i can't sit still
c A typical fire sign then, I'd rather be near a blaze than a radiator.
p You have my full attention, and I've moved the curtains away from you.
i With big warmth like that, I wonder who gets to see you when you sit still.
b What would your friends say is most true of you?
=pisces, so i cry easily / cancer sign, i'm all feelings / typical water sign, too emotional for this world
c Feeling a lot isn't a fault in a water sign, the world could use more of it.
p When you cry, my part would be tissues, soup and no logic whatsoever.
i With feelings like yours I'd guess you notice a mood before a word is said.
b Does it match who you are?
=virgo, so i've made a list about you / capricorn, so always working / taurus, i like food and my bed
c Down to earth, hard working and reliable, the best of foundations if you ask me.
p I hope I'm on your list somewhere between work and food.
i Practical people tend to show their heart through what they do.
b What part of your sign is completely wrong?
=i'm a gemini so you get two of me / libra, i can't choose anything / aquarius, weird and proud
c An airy mind that won't choose just one view keeps things interesting.
p I'll set a place for everyone who turns up, no need to choose.
i A person with several sides must enjoy somebody who can keep up with them all.
b Which side shows up first with new people?
=i don't believe in star signs at all / astrology is rubbish, sorry / can't stand when people ask my sign
c Then we can save the star sign talk and get to know each other the long way.
p The stars can go backwards without consulting either of us.
i Without the signs to blame, everyone's left to be wholly their own fault.
b Is there anything you are a bit superstitious about?
=i know my whole birth chart / i check my horoscope every morning, just in case / mercury's in retrograde so nothing's my fault
c A horoscope to make sense of the week does no harm, I say.
p All my horoscope would predict is lunch, and it'd be right every single day.
i Reading a chart of the sky is an old way of thinking aloud about ourselves.
b What did it get spookily right?
`;
