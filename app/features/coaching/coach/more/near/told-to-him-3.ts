/** Told of him and the two of them, part 3. Form: near-entries.ts. */
export const NEAR_TOLD_TO_HIM_3 = `
=i had a really nice time tonight / thanks for a lovely evening / that was such a nice date
c So did I, it was an evening I'd repeat tomorrow without changing a thing.
p I've been grinning at traffic lights since we said goodnight.
i Each time I go back over the evening another little bit comes up.
b What was your favourite moment?
=home safe, thank you / got home, all good / just walked through my door, safe and sound
c Good, now I can stop looking at my phone and sleep in peace.
p Your door has done well, please thank it from me.
i I'm picturing shoes flying and the kettle going on before the coat is off.
b Are you tired or still wide awake?
=my face hurts from laughing / my cheeks are sore after tonight / haven't laughed like that in months
c Sore cheeks are the finest compliment an evening can get.
p I'll bring a warm compress for your cheeks next time.
i You should laugh like that more often, it sounded as if it had been waiting.
b Which bit finished you off?
=still thinking about that pie / i keep thinking about those dumplings / that dessert haunts me
c Then we're going back for it, the two of us and two forks.
p I can live with being second to something on a plate.
i A woman who falls for a dish and won't let go of it is after my own heart.
b Would you share it next time?
=my friends want details / the group chat is going crazy about our date / my flatmate waited up to hear everything
c Let them have the good bits, I'm proud to be the topic.
p Please tell them I was taller, wiser and paid attention to the waiter.
i I'd give a lot to hear the version that they get.
b What did you tell them first?
=i didn't want it to end / wish we'd stayed longer / those four hours went like ten minutes
c I'd have stayed until they were sweeping the floor around us.
p Time cheated us badly, I demand a recount.
i We had only just got to the interesting part, that's what nags at me.
b When can we carry on where we stopped?
=already hoping there's a next time / i want to see you again / let's do that again soon
c I want to see you again too, and sooner rather than later.
p Sensible people wait three days, so thank you for saving me from it.
i There was a point in the evening when you knew, and I'd love to know where it was.
b Would later this week suit you?
=you're even nicer in person / better than your photos / you were exactly like your texts
c I'm relieved and happy, and you were everything your messages promised.
p Finally, somebody who likes me in three dimensions.
i The step from screen to table could have gone wrong, and it felt like none at all.
b What surprised you most about me?
=i was so nervous but you made it easy / you put me at ease in five minutes / i forgot to be nervous with you
c Making it easy for you was what I wanted most from the evening.
p My own nerves were busy hiding under the table.
i You hid the nerves well, so now I wonder what else I didn't see.
b When did they go away?
=sorry i talked so much tonight / i talked your ear off, sorry / i hardly let you speak, so embarrassing
c I enjoyed listening to you, please don't hold back the next time either.
p Both ears are still attached and asking for more.
i One evening of you talking told me more than all our messages, and I liked it.
b What did you leave out?
=i was so quiet, sorry, i'm shy at first / i froze a bit, i'm usually more fun / i get quiet when i like someone
c Your quiet was lovely too, there's no hurry in getting to know you.
p I can talk for a small committee when needed, so it evens out.
i A lot was going on behind that quiet, or that's how it felt to me.
b What were you thinking in the silences?
=that goodbye was so awkward / i panicked and shook your hand / we did that weird half hug
c Awkward or not, I'd sign up for that goodbye again.
p We can rehearse it next time until it looks natural.
i Neither of us wanted to be the one to walk off, that's my reading of it.
b How would you like it to go next time?
=i wanted you to kiss me / omg that kiss though / still thinking about that kiss
c That kiss has been on my mind as well, and I'd like to see you again soon.
p Thinking about a kiss all day makes a man walk into doors.
i Perhaps we were both thinking the very same thing in that second.
b Should I be braver next time?
=you forgot your scarf at mine / you left your umbrella in my car / i still have your jumper
c Leaving something behind is the best reason I know to see you again soon.
p It was not a cunning plan, but I wish it had been.
i Now a small part of me is living at your place, and I could get used to that.
b Will you keep it hostage for now?
=thank you for the flowers, they're still standing / your flowers are on my kitchen table / nobody's brought me flowers in years
c Somebody should bring you flowers more often, I'm glad they're doing well.
p I whispered to them to hold on as long as they could.
i It's nice to think that a bit of our time together is standing in your home.
b Which flowers do you love most?
=thanks for walking me home / it was sweet you waited till i was inside / thank you for the lift home
c Seeing you safe to the door was the easy part, saying goodnight less so.
p I'd have walked you to the next town and back.
i Given the choice I'd have taken every wrong turning, just to make the way longer.
b Did you get to sleep all right?
=thanks for dinner, you didn't have to / you shouldn't have paid for everything / thank you for treating me
c It was a pleasure to treat you, and money well spent.
p Next time we can wrestle for the bill properly, with a referee.
i You're a giver by nature I suspect, so being treated must feel odd.
b What should we eat next time?
=i'm so hungover after last night, your fault / my head this morning, never again / we should have stopped at two
c I'm sorry about your head, but not about the evening.
p The last glass was a stranger who came in without being asked.
i We'll never know what great plans we made in that last hour.
b Have you had some water and toast?
=i couldn't sleep after our date / lay awake till three replaying it / too wired to sleep last night
c I hope it was the good kind of awake, mine was.
p Sleep stopped by at my place too and found nobody in the mood.
i One moment must have come round more often than the others, and I'm curious which.
b What went round in your head?
=i smiled all the way home / grinning like an idiot on the bus / my mum asked why i'm smiling at my phone
c That smile is the nicest news you could send me.
p The two of us must be frightening the public.
i I'd have liked to be on the other side of that smile.
b What set it off each time?
=that was the best date i've had in ages / honestly best first date ever / you've raised the bar, damn
c It was a joy for me too, and we've only just begun.
p Raised bars worry me, I'll have to start stretching.
i If we knew what made it different, we'd probably lose it, so let's not look too closely.
b What made it different for you?
=i'll be honest, i was expecting it to be bad / i nearly didn't come, so glad i did / almost cancelled and now i'm happy i went
c Whatever made you come in the end, I'm thankful for it.
p Your low hopes were my secret weapon.
i It gives me a shiver to think how near we came to never having that evening.
b What tipped you into coming?
=i can't believe we talked for five hours / they had to throw us out / we closed the place, they were stacking chairs
c I'd have gone on talking on the pavement quite happily.
p The staff deserve a medal and we deserve a key.
i All those hours, and I think we've only got through the first chapter.
b What did we still not get round to?
=you smelled so nice / my jacket still smells like you / that perfume you wear is so good
c Glad you noticed it, that's a scent I'll be wearing again.
p So the soap did it, I'd hoped it was the conversation.
i Some smells take you straight back to a moment, and I rather hope ours is one.
b Which smell do you love best?
=i can't stop singing that song from the bar / our song from last night is playing / they just played that tune again
c That song is ours now, and I like that it follows you around.
p It has moved into my head and refuses to pay rent.
i From now on that tune will have you in it for me.
b Did you sing it out loud?
=i liked how you treated the waiter / you were so nice to the staff / i noticed you thanked the bus driver
c Being kind to people who serve us is the least one can do.
p There I was worrying about my shirt, and you were watching my manners.
i You were watching more closely than I thought, and that pleases me.
b What else do you watch for on a date?
=you were nervous, it was cute / i saw your hands shaking a bit / you kept playing with your napkin
c I was nervous, because it mattered to me how it went with you.
p The napkin has since recovered and is back with its family.
i You saw it and were kind about it, that eased everything.
b Were you nervous too?
=you're a terrible bowler by the way / still laughing at your dancing / i won't forget you falling over that chair
c I'd make a fool of myself again for that laugh of yours.
p My dignity didn't come home with me, if you find it, keep it.
i Rarely have I been this happy about making a fool of myself.
b Do you accept a rematch?
=i think i talked about my ex too much, sorry / didn't mean to bring up my divorce / i got a bit heavy last night, sorry
c No need to be sorry, I'm glad you spoke of it openly.
p I'd rather have the real you than a polished brochure.
i It told me something about you that I'd never have dared to ask.
b Did it feel good to say it?
=i think we're better as friends / didn't feel a spark, sorry, but you're lovely / i don't think we're a match but i enjoyed meeting you
c That was kindly put, and I wish you the very best.
p Honest and gentle at once, the spark could have learned from you.
i An evening can be good without leading anywhere, and ours was.
b May I wish you luck with the next one?
=i'm not sure how i feel yet, i need time / i liked it but i'm slow with these things / can we see each other once more before i decide
c Take the time you need, I'd rather you were sure than quick.
p I age slowly, so there's no rush.
i Being somebody you come to slowly suits me better than being a quick mistake.
b What would help you find out?
=i told my sister about you / my mum knows your name now / even my hairdresser knows about our date
c I'm honoured to be spoken of, and hope it was kindly.
p Once the hairdresser knows, the whole town has been told.
i I'd happily listen at the door to hear how I sound when you tell it.
b What was the verdict?
=my daughter asked why i was so happy / the kids noticed i was humming / even my cat noticed i'm in a good mood
c Your good mood at home makes me happier than anything you could have told me.
p Nothing gets past the small ones at home, with or without whiskers.
i They saw it before you had said a word, and I find that lovely.
b And how did you explain it?
=work is impossible today, i keep daydreaming / can't concentrate, still in last night / my boss caught me smiling at my screen
c You're in good company, my thoughts keep wandering off to you too.
p Your boss may be owed an apology and a fruit basket from me.
i In your daydream I hope I'm a bit quicker with my answers.
b Where do they take you?
=got soaked on the way home but worth it / missed the last bus because of you, no regrets / stood in the rain for a cab and didn't even mind
c I'm sorry about the journey, but glad it was worth it to you.
p Next time I'm bringing an umbrella the size of a tent and a bus of my own.
i You complain so cheerfully that I think you'd do it all over again.
b Are you warm and dry again?
=i took a picture of us, sending it / that photo of us is so cute / look how happy we look in this
c What a nice picture, we look like two people having a good time.
p I look like a man who has just been told that there's cake.
i Our picture is one I'd look at on bad days.
b May I keep it?
=next time you're coming to my neighbourhood / next time i'll show you my favourite bar / next time it's my turn to impress you
c Next time is the part I like most in all that.
p I'm easily impressed, anything with crisps will do.
i Everybody's a bit different on home ground, I can't wait to meet that you.
b What would I see first?
=i liked that you asked before you hugged me / thanks for not pushing / you were really respectful, it meant a lot
c How you feel matters more to me than any plan of mine.
p I want you relaxed near me, I'm tense enough for two.
i You had been bracing for something else, I think, and I'm glad you didn't need to.
b Did you feel at ease the whole time?
=i had butterflies the whole evening / you gave me butterflies / my stomach was doing flips when you smiled
c Mine answered yours all evening, so they should get to know each other.
p We could have opened a small butterfly house.
i I keep wondering what set them off first, a word or a look.
b Are they still flying?
=it felt like i'd known you for years / weird how comfortable that was / felt so natural with you
c It felt the same to me, as if we'd skipped the stiff part altogether.
p Knowing each other for years would mean we owe each other birthday presents.
i Who knows whether it would have been this easy ten years ago.
b Does it happen to you often?
=i wore the wrong shoes for that walk / got blisters from our little walk / my legs are dead after that hike
c Next time we'll sit somewhere soft, you've walked enough for me.
p I'd carry you, but then we'd both be lying there.
i Turning back never crossed my mind, so I suppose your feet paid for both of us.
b How far would you have gone on?
=i miss you already, weird i know / it's only been a day and i miss talking to you / the flat feels quiet now
c I miss you as well, and I don't find it strange at all.
p Let's both be weird then, it saves explaining.
i All day I've been wondering if it was only me who found it quieter.
b Which bit of it do you miss?
=i was worried you wouldn't text / so glad you messaged first / i was about to text you, you beat me
c Not writing to you would have been much harder than writing.
p I typed it fast before good sense could ask me to wait.
i If somebody had filmed us both waiting for the other to text, it'd be a comedy.
b What were you about to write?
=that film was terrible but i loved being there / worst play ever, best company / food was awful, you weren't
c The company was what I came for, the rest could be as bad as it liked.
p I vote we choose something even worse next time.
i For your whispered remarks I'd sit through far worse.
b What was the worst bit?
=second date was even better / i like you more each time i see you / it just gets better with you
c That's how it goes for me too, each time a little more.
p By date ten we may need a handrail.
i Next time I'll like something else about you, and I'm curious what.
b What do you like more than the first time?
=sorry for the slow reply / sorry i only just saw this / apologies, i'm terrible at replying
c No need to be sorry, I'm happy whenever a reply from you comes.
p I only aged a little, mostly around the eyes.
i Your day carried you off somewhere, and I'd enjoy hearing where.
b Has it been a full day for you?
=sorry, that was a typo / ugh autocorrect strikes again / that was meant to say something else, damn phone
c I understood you all the same, and liked it even with the typo.
p Your phone writes poetry when you're not watching, let it.
i Sometimes I prefer what the phone wanted you to say.
b What's the worst one your phone ever sent?
=sorry i'm rambling again / that was a long message, sorry / i've written you a novel, ignore me
c Ramble on, I read every line of it gladly.
p I've put the kettle on for chapter two.
i You ramble well, the best bit tends to come near the end.
b Was there more to come?
=sorry i fell asleep on you last night / passed out mid chat, so sorry / woke up with my phone on my face, i fell asleep
c Sleep was what you needed, so there's nothing to be sorry for.
p I've been slept through by the best, no offence taken.
i You felt easy enough to drift off in the middle, I can live with that very well.
b Did you sleep well, then?
=sorry i've been quiet, it's been a lot lately / i went missing, had some stuff going on / sorry for disappearing, i needed some days
c Welcome back, and you owe me no explanation for the quiet.
p I left the light on for you, as one does.
i In between I wondered how you were, so it's good to read you.
b Is it easier now?
=sorry, that came out wrong / i didn't mean it like that / that sounded ruder than i meant
c Don't worry, I took it the way you meant it.
p My thin skin and I survived it without a plaster.
i To be honest I heard more worry in it than rudeness.
b How would you put it instead?
=sorry i was moody yesterday / i was snappy with you, i apologise / i was hangry earlier, ignore what i wrote
c All forgiven, everybody has a day with edges.
p I hid behind a cushion and came out when it was quiet.
i The way you apologise, quickly and without excuses, says more to me than the mood did.
b What had got under your skin?
=oops wrong chat, that was for my friend / omg that wasn't meant for you / please delete that, wrong person
c Already forgotten, even if I did rather enjoy it.
p I feel honoured to have briefly been your best friend.
i It's rather nice to get a glimpse of how you talk when I'm not there.
b What was it about, if I may know?
=my cat just typed that / pocket dialled you, sorry / my toddler got hold of the phone, ignore that
c Whoever it was, I was pleased to hear from your household.
p I thought it was your most original message so far.
i Clearly somebody at your place wants us to talk, and I'm taking it as a sign.
b Does that happen a lot?
=sorry i'm a bit tipsy texting / had two wines, forgive my spelling / i'm drunk and honest, sorry in advance
c Nothing to forgive, I like you cheerful and honest.
p I'll correct your spelling only if you start to propose.
i You're very likeable when you've stopped checking your words.
b Are you among nice people tonight?
=sorry i cancelled on you last time / still feel bad about bailing on you / i owe you for standing you up like that
c It's behind us, I'd simply love to see you now.
p Your debt is one smile, payable in person.
i It weighed on you all this time, and that counts for more than the evening.
b When shall we try again?
=sorry, my english is not so good / excuse my english please / i make many mistakes in english, sorry
c Your English is good and your meaning comes across clear and warm.
p Mistakes are welcome, I make mine without any such excuse.
i In your own language you must be even faster and funnier.
b What word in your language do you miss in English?
=i don't know what to say, sorry / sorry i'm bad at this texting thing / i'm boring over text, i'm better in person
c Then let's meet sooner, you needn't shine on a screen for me.
p Texting is a sport for thumbs, conversation is for people.
i There's plenty you'd say if we sat across from each other, I'm sure of that.
b Would you rather talk on the phone?
=sorry for the voice note, it's four minutes / i sent you a podcast again, sorry / i hate typing so you get my voice, sorry
c Keep them coming, I like your voice better than any letters.
p I listened like a man with popcorn.
i Hearing a bit of your day in the background is half the pleasure.
b Where do you record them?
=sorry to unload on you / sorry, didn't mean to be negative / i shouldn't bother you with my problems
c No bother at all, I'm glad that you came to me with it.
p My shoulders are wide enough for a bit of unloading, roughly coat hanger size.
i You came to me with this and not just with the sunny side, I take that as a good sign.
b Does it help to talk about it?
=sorry my friends stole my phone and wrote that / that was my sister messaging you, so embarrassing / my mates sent that, i'm mortified
c No harm done, and give my regards to the ghostwriters.
p Whoever writes for you flirts rather boldly, I was about to put on a tie.
i They must know something about us that you haven't told me yet.
b Was there a grain of truth in it?
=sorry i didn't answer your call, i panicked / i saw you ringing and froze / phone calls scare me, sorry i didn't pick up
c That's all right, we can keep to writing for as long as you like.
p I panicked as well, in case you did pick up.
i Some day I'd love to hear you, when you don't have to be ready for it.
b Would it help to fix a time first?
=sorry i totally overshared / i've told you too much already / i can't believe i told you that, pretend i didn't
c I'm glad you told me, it's in good hands.
p My lips are sealed, my thumbs have signed as well.
i The bit you would like to take back is the one I liked best.
b Do you regret it or feel lighter?
=sorry i assumed the worst / i misjudged you, i'm sorry / i thought you were like the rest, i was wrong
c I appreciate that, it counts for more than if you'd never doubted me.
p I've been taken for worse, once even for a morning person.
i You could have quietly let it pass, and you didn't.
b What changed your opinion of me?
=sorry i keep cancelling, my life is chaos / i know i'm hard to pin down, sorry / i'm useless at making time, it's not you
c Chaos I can handle, I'll go on asking as long as you'd like me to.
p We could meet in the queue at the post office, I'm flexible.
i Anybody with so much going on must be longing for one calm corner.
b What would you drop first if you could?
=i feel bad for making you wait / sorry to keep you hanging / you've been so patient with me, sorry
c You're worth waiting for, so lay the guilt aside.
p I used the time well and stared out of the window.
i Oddly enough, the waiting made me more curious about you rather than less.
b Is it calmer on your end now?
=sorry, i forgot your name for a second there / called you the wrong name, i want to die / sorry i mixed you up with someone else
c No hard feelings, I'm glad to be remembered for other things.
p I've been called worse names and answered to most of them.
i With a little time I'll be somebody whose name you can't mix up.
b How good are you with names usually?
=i should have told you earlier, sorry / i wasn't fully honest about my age / i should have mentioned i have kids, sorry
c Better late than never, I'm grateful that you've told me now.
p I'd been holding back my snoring until the fifth date, so I understand.
i All this time you were carrying it around, looking for the right moment.
b What made you hold it back?
=so nervous about meeting you / getting nervous about tomorrow / i'm a wreck before first dates
c It's just us and a table, there's nothing you need to be but yourself.
p We can both sit there nervous, like two people at the dentist with better drinks.
i Nobody gets nervous about things they don't care for, I'm holding on to that.
b What are you most nervous about?
=scared you won't like me in real life / i'm scared you'll be disappointed / i worry i'm better on paper
c I like what I know of you already, a table won't change it.
p I'm the one who peaks in writing, so the fear is all mine.
i The very same fear lives over here, only the other way round.
b What would you want me to know before?
=i never know what to do with my hands on dates / i get so awkward when i meet someone new / i talk rubbish when i'm nervous
c Be as awkward as you like, I find it easy to be around.
p Hands can hold cups, that's what they were invented for.
i It may be that I'd like you most in the moments you find awkward.
b What's the oddest thing nerves made you say?
=i've got no idea what to wear / my whole wardrobe is on the bed / having an outfit crisis for tomorrow
c Wear whatever you feel most like yourself in, that's who I want to meet.
p I'll choose so badly that you can only look good next to me.
i In the end it'll be the very first thing you tried on, I'd bet my shirt.
b Which outfit feels most like you?
=i haven't met anyone from an app before / this is my first online date ever / never done this before, feels strange
c Then I'll do my best to make it a kind introduction.
p No manual for it exists, we'd just say hello and see.
i There's no routine in it for you, and that makes it new for me as well.
b What made you give it a go?
=i need a drink before i meet you / having some wine for courage / my friend is giving me a pep talk
c Come with or without courage, you'll be met kindly either way.
p I could use that friend's pep talk too, put me on speaker.
i With every time we meet, I hope you'll need a bit less courage.
b What helps you most against nerves?
=i get stage fright on the phone / can't do video calls, i hate seeing myself / i hate how i sound in recordings
c However it sounds to you, your voice is very welcome here.
p On calls I only ever watch my own little square in horror too.
i Your ears are too strict, I'd hear quite other things in your voice.
b Would it be easier without the camera?
=my friends made me download this / i nearly deleted the app yesterday / i was about to give up on dating when you wrote
c I'm thankful to whoever or whatever kept you here.
p I came in just before closing time, as usual with good shops.
i It took a great many small accidents for the two of us to be talking now.
b What had put you off?
=i want to take things slow / i'm not in a rush with dating / i prefer to go slowly if that's ok
c Slow is good with me, what grows slowly tends to hold.
p I'm the sort of vehicle that gets overtaken by tractors, so we'd suit.
i One new thing about you every week is better than everything in a night.
b What does slow look like for you?
=i'd rather chat a bit more before we meet / not ready to meet yet, let's talk first / i need to know someone a little before i go out with them
c Let's talk as long as you need, I enjoy it and I'm in no hurry.
p I come in instalments anyway, there's a new chapter each evening.
i Even from what you leave out of your messages I'm getting to know you.
b What shall we start with?
=let's start as friends and see / friends first, that's how i do it / i only ever fell for people i was friends with
c Friends first is a good foundation, I'm happy to begin there.
p I'm a decent friend, I carry sofas and keep my mouth shut.
i The moment when such a friendship tips over is one I'd really like to witness.
b How do you usually notice that it's more?
=i don't sleep with people i've just met, just saying / no hooking up, so we're clear / i'm not here for one night stuff
c Clear and fair, I'm here to get to know you.
p My wildest offer tonight is a long talk and biscuits.
i You know your own mind, and I find that more appealing than any hint.
b What are you hoping to find here?
=i don't do pet names this early / please don't call me dear yet / too early for good morning texts, sorry
c Thanks for telling me, I'll keep to the pace that feels good to you.
p So I'll put the pet names back in their cage.
i One day you may find a name for me yourself, and I'm curious what it'll be.
b What feels right to you at this stage?
=i'm not ready for anything serious / i don't know what i'm looking for yet / just seeing what's out there for now
c Not knowing yet is an honest answer, I can work with that.
p I often don't know what I want in front of a bakery, and this is bigger.
i You'll know it when you see it, I think, and until then we can simply talk.
b What would you know for sure you don't want?
=i don't want kids, better you know now / i do want a family, i won't lie / i'm done having children, just so it's said
c I appreciate you saying it openly, it's no small matter.
p You go straight to the big things, no beating about the starters.
i It takes others a year to get to that subject, it took you a minute, and I respect it.
b Have you always known that?
=i like you, there / i think i like you a bit / ok i'll say it, i like you
c I like you too, and it's very good to hear it from you.
p I'll walk into a lamp post today and it will be your doing.
i You wrote it as though it had slipped out, and I'm so glad it did.
b When did you first notice?
=i like talking to you / talking to you is the best bit of my day / i look forward to your messages
c Your messages are what I look forward to as well.
p My phone has never been checked with such devotion.
i Imagine what we'd get through if we had a whole day to talk.
b At what time of day do you think of writing?
=i smile when your name pops up / got excited when my phone buzzed and it was you / you're the only notification i like
c Your smile at my name makes me rather happy.
p My next message will try to buzz with dignity.
i That little moment when the screen lights up is one I'd love to see from outside.
b What does your face do when it's the bank instead?
=i'm starting to get attached, help / i'm catching feelings and it's annoying / i wasn't supposed to like you this much
c I'm not sorry at all, because I feel it coming too.
p Attachment has no cure, only snacks and company.
i You sound so annoyed about liking me that I have to believe it.
b What had you planned instead?
=i've been thinking about you / you crossed my mind today / was just thinking of you when you wrote
c You've been in my thoughts too, so we met there already.
p I hope I was well behaved in your head.
i Now I want to know what you were in the middle of when I wandered into your head.
b What was it that made you think of me?
=i dreamt about you last night / had the weirdest dream with you in it / you were in my dream and you had a beard
c Getting into your dream is quite something, even if I wasn't asked.
p Hopefully I was properly dressed in your dream.
i I'm even more curious how you felt on waking up.
b What was I doing there?
=i deleted the app, don't need it now / i've stopped talking to the other guys / you're the only one i'm chatting with here
c That means a lot, and I'd like to be worth it.
p The other guys will take it hard, we should light a candle for them.
i It was what I'd hoped for and would never have asked.
b How did you come to that decision?
=i didn't think i'd find anyone decent here / i'd lost faith in this app until you / you restored my faith in men a little
c Restoring a bit of faith is more than I dared to hope for.
p Speaking for decent men everywhere, we're hidden but we exist.
i Something must have made you look twice, after all of that.
b What was the low point before that?
=i get shy when someone compliments me / don't say nice things, i go red / i never know how to take compliments
c You don't have to do anything with a compliment, simply let it stand.
p I go stiff as a post when praised, we'd make a nice fence.
i There's a way of saying nice things that won't make you hide, and I'll find it.
b Which one did you actually believe?
=i'm really shy in person / i'm shy at first but i open up / takes me ages to warm up to people
c Your shyness has all the time in the world with me.
p I'll do the talking till you've warmed up, then you may stop me.
i One of these days you'll forget to be shy, and I'm looking forward to that minute.
b What helps you warm up?
=i don't trust easily / trust takes time with me / i have trust issues, just being upfront
c That's your right, and I'd rather earn your trust than be given it.
p I'm patient and house trained, watch me as long as you like.
i One day you'll notice that you've stopped checking, and I'd love to be there.
b What makes you begin to trust somebody?
=i trust you, i don't know why / i feel safe talking to you / i've never told anyone that before
c Your trust is safe with me, and I know what it's worth.
p I'd better go and be worthy of it, starting with the dishes.
i No idea what it is either, but I feel it from this side too.
b Is that unusual for you?
=!i've been hurt before so i'm careful / my last relationship broke me a bit / i got burned badly, so i keep my guard up
c Keep your guard up for as long as you need it, I understand.
p It's good that you're still here and talking, gently and at your own speed.
i Somebody who can still talk about it so openly hasn't lost as much as she fears.
b What do you need to feel safe?
=!my ex cheated on me, so i worry / he lied to me for two years / found messages on his phone, never got over it
c I'm sorry, nobody who trusts should be lied to like that.
p That must have shaken your faith in your own eyes, and it wasn't your fault.
i I can only guess how long the doubt goes on after the lie is over.
b Who stood by you then?
=!i just got out of something long / divorced last year, still finding my feet / we were together nine years, it's all still fresh
c Such a long chapter needs time to close, take all you want.
p I hope you have soft days and good people around you just now.
i Even small things must feel different now, the quiet evenings for instance.
b How are you doing with it by now?
=!he wasn't kind to me, that's all i'll say / my ex was controlling / it was a toxic relationship, i'm still healing
c I'm sorry somebody made your life so small, you deserve kindness.
p Nobody needs the details from you, and I'll go gently.
i You put it in so few words, and I sense how much is behind them.
b What feels good again now that you're out?
=!i've been ghosted so many times, it hurts / last guy just vanished after three months / people keep leaving without a word
c Vanishing without a word is unkind, you deserved a proper goodbye.
p I'm sorry that silence was all they left you with.
i It must be the missing why that keeps a person awake.
b How long ago was the last one?
=!my husband died three years ago / i'm a widow, this is all new to me / lost my partner, just starting to date again
c I'm so sorry about your loss, and glad you told me.
p Whenever you feel like it, there's room for him in our talks.
i There's still love in how you mention him, and that's a good thing to hear.
b Would you like to tell me a little about him?
=!i'm scared of getting hurt again / i'm afraid to fall for someone / part of me wants to run when it gets good
c Being afraid after all that is only natural, we needn't hurry anything.
p If you run a little, you'll find me sitting here in peace.
i It takes heart to say that aloud to somebody new, and you did.
b What frightens you the most about it?
=!last time i opened up it was used against me / i told someone my story and he laughed / i regret trusting people too fast
c I'm sorry, what you confide should be held carefully.
p With me your story won't be laughed at, told or not.
i That you tell me anything at all after that isn't lost on me.
b What would help you trust again?
=!i still think about my ex sometimes, being honest / i'm not fully over someone / there's still a bit of him in my head
c I value the honesty, a heart doesn't empty at a command.
p You don't have to tidy up all your feelings before we can talk.
i Knowing about him is better for me than having you hide that part.
b Does it feel like it's easing?
=i push people away when i like them / i self sabotage, fair warning / i go cold when things get real
c Good to know, I won't take a cold spell for a goodbye.
p I'm hard to push, ask any revolving door.
i You see yourself very clearly, and that's further than most of us get.
b What helps you stay?
=i'm used to doing everything on my own / i don't need anyone but it'd be nice / hard for me to let someone in after so long
c Needing no one and wanting somebody is a lovely place to choose from.
p I'd come in quietly and wipe my feet.
i There's something you'd be glad never to do alone again, and I wonder what.
b What would you gladly share again?
=i don't like jealous men / jealousy is a no for me / i need someone who trusts me with my friends
c Trust is the base of it for me too, your friends are your friends.
p I'm only jealous of people with good parking spaces.
i You breathe easier where nobody locks the door, I understand that well.
b Have you had trouble with that before?
=i need honesty more than anything / just don't lie to me / tell me straight if you lose interest
c You have my word, I'd tell you plainly and kindly.
p I'm a hopeless liar, my ears give me away.
i I get the feeling somebody left you guessing for far too long.
b Has a straight answer ever done you good?
=i need reassurance sometimes, it's just me / i overthink when people go quiet / i get anxious if i don't hear back
c Then I'd rather send you one word too many than too few.
p If I'm quiet, I've most likely lost a fight with my phone.
i With time my silences won't worry you, that's what I'm hoping for.
b What kind of word calms you down?
=i'm too much for most men / people say i'm intense / i've been told i'm a lot
c A lot is good, I'd rather have plenty of person than too little.
p I'll bring a bigger plate then.
i Whoever told you that missed something, and I'd like to find out what.
b What part of you gets called too much?
=i'm not used to someone being nice to me / you're so nice i keep waiting for the catch / why so kind, i don't get it
c There's no catch, you're easy to be nice to.
p The small print just asks you to have a biscuit now and then.
i I hope that one day a bit of niceness will seem quite normal to you.
b Who spoiled it for you?
=i'll save you a slice / made too much, there's a plate here for you / i'd give you some if you lived closer
c Keep me a piece, I'd come a long way for it and for you.
p I'm already putting on my shoes and holding a fork.
i You had a full plate in front of you and thought of me, that's rather sweet.
b What else is on your table?
=you should totally come / come with us, there's space / you'd love it here, wish you'd come along
c Your asking alone makes me want to say yes.
p Give me a direction and I'm coming, sunglasses and all.
i I can almost see the free spot beside you, and that's half the trip.
b What would we do first?
=don't worry, i'll teach you / i can show you how, it's easy / give me one afternoon and you'll learn it
c I'd be glad to learn from you, it'd be a pleasure even if I fail.
p I'm a keen pupil with a gift for doing it wrong.
i Seeing you in your element tempts me even more than the learning.
b Are you a patient or a strict teacher?
=i owe you a drink / first round's on me for that / i'll buy you a coffee for being so nice
c I accept with pleasure, mostly because of who I'd drink it with.
p I'll have it framed as the best paid kindness ever.
i We both know that it isn't really about the drink.
b When would you like to pay up?
=i can help you with that if you want / send it to me, i'll check it for you / i'm good at those, let me know if you need a hand
c That's kind of you, I'd be glad of your help.
p You've no idea what you've offered, but I'll cling to it.
i You offer help so easily that I wonder how often you ask for it.
b Do you help everyone so readily?
=i'll knit you one / i'll make you one of those if you're good / i could paint that for you
c A thing made by your own hands would be treasured.
p I'm being good from this minute on, please note the time.
i Every time I looked at it, I'd think of the hours you sat over it.
b How long does one take you?
=i'll cook for you one day / wait till you try my jollof / you haven't lived till you've had my adobo
c I'd sit down at your table any day, hungry and thankful.
p I'll eat nothing from now until then, out of respect.
i It must taste different when you cook it for somebody you like.
b Who taught you to make it?
=you can borrow mine / i've got a spare one you can have / i'll lend you the book when we meet
c I'd take good care of it and bring it back in person.
p The return alone would need a second meeting, what a pity.
i While I have it, I'd keep finding traces of you on it.
b Does it mean a lot to you?
=i'd bring you soup if i could / wish i could give you a hug right now / if i was there i'd make you tea
c The wish alone warms me, I feel looked after from here.
p I might look unwell a bit longer if it gets me that.
i Odd how much it helps, considering you couldn't actually bring anything.
b Are you always this good to others?
=i can introduce you to my running group / my friend works there, i'll put in a word / i'll ask my cousin for you, he knows someone
c That's generous, thank you for thinking of it.
p Please praise me moderately, I have to live up to it.
i I'd be most curious to hear how you describe me to them.
b How do you know them?
=i'd love to show you my city / let me be your tour guide when you visit / i'll take you to all the spots tourists don't know
c With you as my guide I'd see the place the way it's meant to be seen.
p I'd follow you with a little flag and a sun hat.
i The spots that mean something to you and to nobody else are the ones I'd ask for.
b Where would the tour begin?
=come over to mine, i'll cook / you're invited to my place on friday / i don't usually invite people home but you can come
c I know an invitation home isn't a small thing, and I'd love to come.
p I'll bring dessert, a plant and my best behaviour.
i After five minutes in your kitchen I'd understand a lot that you'd never write.
b What may I bring that you'd really like?
=you can call me any time, even late / message me if you can't sleep / i'm here if you need to talk
c That's good to know, and the same holds for you, any hour.
p I'll try not to test it with questions about cheese at three.
i Our best talks would happen at an hour when we should be asleep, I suspect.
b Do you stay awake late?
=i've got a spare ticket for sunday / my friend dropped out so there's a seat free / got two passes and no one to go with
c The free seat next to you sounds like the best place in the house.
p I thank whoever dropped out and will send a card.
i You could have asked somebody safer, and you thought of me.
b What time should I be ready?
=i can drive you to the airport / i'll pick you up from the station / you can stay on my couch if you miss your train
c What a kind offer, I won't forget that you made it.
p I'd pack light so you don't regret it.
i With you at one end of it, I'd hardly notice the journey.
b Are you a calm driver or a singing one?
=i'm a few years older than you, just so it's said / you're a bit younger than i usually go for / the age gap makes me think
c The years between us don't trouble me, I like who you are now.
p Years are like stairs, I only count them when I'm out of breath.
i Those years you've had before me are something I'd love to hear about.
b What about it makes you think?
=i've got two kids, we come as a package / my daughter comes first, always / i'm a single mum so my time is limited
c As it should be, and I respect you for putting them first.
p I'd gladly wait in line behind people with glitter glue.
i They must have changed you in ways that you only notice now and then.
b What are they like?
=i only come on here for you now / i hate this app but i open it to see if you wrote / i never check messages but i check yours
c That pleases me a lot, I'd be glad to be worth the app.
p I feel like the one good biscuit in the tin.
i Among all those names mine made you look, I still wonder why.
b Shall we move somewhere nicer than this?
=i screenshotted your message / i reread our chat on the train / scrolled back to our first messages today
c Reading our words a second time is a lovely thing to do, I'm touched.
p Had I known about rereading, I'd have checked my commas.
i If you read back far enough, there must be a spot where we stopped being polite.
b Which bit did you read twice?
=never met anyone like you / you're one of a kind / you're unlike anyone i've talked to
c It goes both ways, I haven't come across a second one of you.
p One of me is plenty, ask any neighbour.
i I've been looking for the word for what's different about you and haven't found it.
b What is it that's so unlike others?
=you're exactly my type / you tick every box, it's unfair / you're everything on my list
c I couldn't be happier about that, you'd be on mine from top to bottom.
p Please don't read on, there may be a back page.
i Hopefully there's also something about me that you'd never have put on a list.
b Which box was hardest to tick?
=you're not my usual type / i normally go for someone completely different / my friends would be surprised i like you
c Then I'm all the more glad that you gave this a chance.
p So I'm the odd dish on the menu that turns out to be good.
i Your head must have objected, and I'd love to know what won.
b What was the usual type like?
=so glad we matched / best swipe i ever made / happy the app put us together
c So am I, matching with you was a fine stroke of luck.
p My thumb has earned itself a holiday.
i If you'd put the phone away a minute sooner, we'd both be having a very different week.
b What was it in my profile that did it?
=i almost swiped left on you, good thing i didn't / nearly passed on you because of that hat photo / i wasn't going to answer and here we are
c I'm thankful for the second look that you gave me.
p I'll have a word with whichever photo nearly cost me this.
i Now I'm thinking of all the good people we must have waved past.
b What saved me?
=we've been talking for a whole month / can't believe it's only been a week / feels like we've been chatting forever
c Time with you runs by its own clock, and I like it.
p We should have cake, it's practically an anniversary.
i I've lost count myself, it could be a week or a year.
b What do you remember of our first day?
=just wanted to say hi / no reason, just felt like texting you / nothing to say really, just hello
c A hello for no reason is the nicest kind there is.
p Hello back, for exactly as little reason and with as much joy.
i I like being somebody you write to when there's nothing to say.
b What are you up to right now?
=good morning, hope you slept well / morning you, just woke up / first thing i did was write to you
c Good morning to you too, a day that opens with you can only go well.
p Half asleep I saw your message, and now I'm awake and in a good mood.
i I can picture the kitchen coming to life around you, and it's a nice picture.
b How was your night?
=you were quiet today, hope you're ok / haven't heard from you, everything alright i hope / i was getting a bit worried about you
c I'm all right, and touched that you asked after me.
p My phone and the day swallowed me whole, but I've been spat out.
i It hadn't occurred to me that anybody was keeping an ear out.
b How has your day been, meanwhile?
=i've had a little look at your instagram / ok i stalked your profile, all of it / i looked you up, i admit it
c I'm flattered, I'd rather be looked up by you than overlooked.
p I hope you stopped before the haircuts.
i You stayed at one picture longer than at the others, I'd guess, and I'm curious which.
b What did you find out?
=i guess you're talking to other women too / you must have loads of matches / i bet your inbox is full
c It's you I want to talk to, the rest is just an app.
p The inbox is as full as a beach in January.
i Even with ten chats open it would be yours I'm waiting for.
b Does that thought bother you?
=i don't want to be one of many / i'm not interested in being an option / i'd rather be the only one you talk to
c Good that you say so, you deserve to be chosen and not collected.
p One good conversation is all my head can hold anyway.
i To be meant and not just available is what I'd want as well.
b When should two people decide that, in your view?
=you make me want to try again / i'd given up on love, now i'm not so sure / maybe i'm ready after all because of you
c I'm moved to hear that, and I'd love to be worth another try.
p I'll carry that carefully, like a very full cup.
i No questions about what made you give up, but I'd listen if you felt like telling.
b What has made you think so?
=my parents would like you / my mum would adore you / my dad would approve of you i think
c I'd be proud to be liked by the people who brought you up.
p I'm good with parents, I eat second helpings and ask about the garden.
i Somebody at that table gave you your way of looking at things, I'd love to know who.
b What would win them over?
=we come from different cultures, it could be tricky / my family only wants someone from our faith / our worlds are quite different, i think about that
c I take that seriously, and I'd want to learn what matters in your world.
p I'm a willing learner and eat everything I'm handed.
i The first thing I'd ask is what you would want to keep, whatever happens.
b What would be hardest for your people?
=i should tell you i might be moving next year / i'm only here till the summer / my contract ends in june and then i don't know
c Good that I know, and I'd still rather have you around for a while than not at all.
p I'll make use of the time and ask about the luggage later.
i We might make more of a few months than others do of years.
b What would make you want to stay?
=fair warning, i can't cook at all / i'm messy, you've been warned / i snore, might as well tell you now
c Thanks for the warning, and I'm not the least bit put off.
p I've seen the warning label and still want to open the box.
i With every fault you own up to I find I like you more.
b What do you do so well that it makes up for it?
=i'm very affectionate, just so you know / i'm clingy when i like someone / i'm a hugger, hope you don't mind
c Closeness that's shown is just what I like, so hug away.
p As something to hug I'm quite suitable, solid and without sharp corners.
i Whoever made you think this needs a warning, I'd like a word with them.
b Were you always like that?
=that was me flirting by the way / i was trying to flirt and you missed it / my flirting is so bad you didn't even notice
c Now that I notice it, I'd like more of it, please.
p My kind needs flirting to be marked with cones and lights.
i Everything you wrote will have to be read again with different eyes.
b Would you give me a second try?
`;
