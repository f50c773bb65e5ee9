/** More about the two of them, and what she wants to know for herself; known by what was learned. Form: content/asked-about-him.ts. */
export const ASKED_ABOUT_US = `
=ageGap
c The years don't bother me, how we talk matters more.
c Age is no worry for me, I like who's writing to me.
c No, the gap doesn't bother me, I feel at ease with you.
c The age difference disappears for me as soon as we talk.
c Age doesn't decide it for me, kindness and humour do.
c Not bothered in the least, I'd be sorry to miss you over years.
c You're not too anything for me, I like you at your age.
p The gap only matters when we argue about music.
p I checked, and my candles don't mind yours.
p Bring on the gap, my knees have always been older than me.
p No age can scare me, I already groan when I stand up.
p With my habit of napping, nobody will know who's older.
p A gap like ours just means twice as many good albums.
i Age tells me when someone was born, and nothing about them.
i Sometimes I feel older than you and sometimes much younger, I like both.
i Age gaps interest me less than why we never run out of words.
i I feel a different age with different people, with you a good one.
i What matters about age is who still gets excited, and we both do.
b Does it bother you?
b How do you feel about it?
b What age do you feel inside?
b What does age mean to you?
=affection
c I show it by turning up, listening and remembering.
c I'm a hugger and a hand holder, and I mean both.
c Touch and time are my languages, so hugs and hand holding come naturally.
c Very affectionate, the long hug kind, and I hold hands at traffic lights too.
c I'm romantic in the everyday way, with warm hugs and my full attention.
c Hugs, kind words and a hand to hold, I give all three gladly.
c When I like someone I say so, and then I hug like I mean it.
c My affection is practical, I carry the heavy bag and keep one hand free for holding.
p My love language is sharing food, and I don't share food.
p Romantic, with a tendency to trip over the candle.
p I hug like a koala and write love letters like a tax office.
p Hugging I've mastered, romance I practise, and slow dancing remains a danger to feet.
p My way of showing affection is warming cold hands, mine being at toaster temperature.
p Fluent in hugs, decent at compliments, and still a beginner at heart shaped pancakes.
p Big hugger, keen hand holder, and the reason why poems should be left to professionals.
p Hugs I give freely, but giving up the window seat is my grand romantic gesture.
i Time is how I show it, the undivided kind.
i I reach for a hand without noticing, which gives me away every time.
i A long hug tells me more about someone than a long dinner does.
i Words come second with me, a certain kind of hug comes first.
i My romantic side shows late in the evening, around the third walk round the block.
i There's one song that makes me want to slow dance in any kitchen, hugging included.
i I'm sentimental about small things, like a hand found in the dark of a cinema.
b How do people notice that you like them?
b What makes you feel really cared for?
b Which little gesture always wins you over?
b Big gestures or small ones, which do you like?
=firstKiss
c I kiss when it's right, and I make sure it's right for both.
c The first move can be mine, when your eyes say yes.
c Before I lean in I like to be sure a kiss is welcome.
c A kiss on a first date is lovely when both of us want it.
c I'm happy to make the first move, once I know it's welcome.
c Kissing deserves the right moment, and I'd rather be late than wrong.
c If it feels right I kiss, and if I'm unsure I wait.
c First moves are fine by me, though yours would make me happy too.
p I was busy counting down in my head and lost track.
p I'd lean in, then check for spinach, then lean in again.
p My first moves are so careful that glaciers overtake me.
p I'd kiss sooner if my nose came with instructions.
p When it comes to kissing I hesitate like a man at a revolving door.
p Making the first move is easy once my knees have voted.
p I plan every kiss perfectly and then say something about the weather.
p A first kiss deserves fewer onions than I tend to order.
i I like the second right before it most.
i I wanted to, and sometimes waiting a little is part of it.
i To me the almost kiss is nearly as good, I stay there a while.
i Every kiss is a question to me, and I like asking it slowly.
i When I don't kiss someone, it's often because I want to very much.
i Long before a kiss comes the real first move, in how close people stand.
i I let the moment choose, and sometimes I wish I'd been braver.
i There's a silence that comes before every good kiss, I wait for it.
=everMarried
c Nobody is waiting at home, I'm free and I mean it.
c I take marriage seriously, so I'd say it straight away.
c Marriage is a promise to me, and I'd never date around one.
c You can be at ease, I wouldn't flirt with a ring in my pocket.
c I'd never hide a marriage from you, past or present.
c Whatever was before, I'm not tied to anyone now.
c I wouldn't be writing to you if a marriage stood in the way.
c On marriage I'm straightforward, nobody gets hurt by us talking.
p No ring, no secret wife, no second phone.
p The only one who'd divorce me is my houseplant.
p Nobody at home is matching my socks, as you'd soon notice.
p The ring I know best is the one on the bath.
p As for marriage, the only thing I'm wedded to is my pillow.
p No wife in the wardrobe, I can barely fit the coats.
p I'm currently about as married as a lighthouse.
p A ring on my finger would have to be tied on with string.
i Free, and with a little more sense than before.
i What was is over, and it taught me to say what I want.
i I'm unattached, and I know better today what I'd promise.
i Not taken, and I think about vows more seriously than I used to.
i No one holds my hand at the moment, and I do notice it.
i There's no one I'd have to explain you to, and that matters to me.
i I come alone, and still believe in two people staying.
i My heart is free of vows at the moment, and a bit curious again.
b And what about you?
b How do you feel about marriage these days?
b What has life taught you about it?
b What's your own view of it?
=longDistance
c Far is no reason to stop when the talking is this easy.
c I could do long distance, with calls and a date for the next visit.
c The distance doesn't put me off, I'd want to meet you properly.
p Distance means I'd have to learn to pack, which is overdue.
p Moving is fine by me, but my books would need their own lorry.
p For you I'd travel far and even eat the station sandwich.
i I've always liked waiting on platforms when I know who's coming.
i There's something about a long journey towards someone that I can't resist.
i A new town would be easy, giving up my morning walk would be harder.
b How far would you go?
b How do you feel about distance?
b What would you miss if you moved?
b Where else could you imagine living?
=textOften
c I answer when I can give it my attention, and I do answer.
c My texts may be short at times, my interest isn't.
c I text the way I talk, a bit long when I'm enjoying it.
p I write in bursts and then stare at the phone like a fool.
p My thumbs are slow, my intentions are quick.
p As a texter I'm decent, as a speller I'm adventurous.
p I'm a fine texter until autocorrect takes over the conversation.
p Texts from me come like buses, none and then three.
p One finger does all my texting, with total conviction.
p Calls make me pace, so texting saves the carpet.
p My phone gets checked like a cake in the oven, early and too often.
i I write most when I don't want a conversation to end.
i Sometimes I write less when it matters, because I choose the words longer.
i There are texts I write twice, and then I send the first version.
b Are you more of a caller or a writer?
b What do you like getting in a message?
b How often do you like to hear from someone?
b When do you have time to chat?
=soulmates
c I believe in love that two people build on purpose.
c At first sight there's a spark, the love comes with time.
c Love, to me, is being fully at home next to someone.
c I'm a believer, love at first sight, soulmates, the whole programme.
c Falling in love is wonderful, and I'd take the leap any time.
c Several people could be right for anyone, and one soulmate is plenty.
c Love is the real thing for me, warm, steady and worth being brave for.
c Yes to love, slow or sudden, as long as both are kind to each other.
p I fell for a sandwich at first sight, so it must exist.
p One person for everyone, and mine is probably stuck in traffic.
p Love at first sight is tricky for me, I'm busy hiding my nerves.
p Soulmates exist, someone out there must want the olives off my pizza.
p Cupid surely exists, but with his aim he ought to see an optician.
p True love means sharing the good blanket, and I've read no better definition.
p I'm romantic enough for love at first sight and shortsighted enough to miss it.
p One soulmate per person is enough, I'd never manage two sets of in laws.
i I believe in a first sentence more than a first sight.
i I think you know early, and understand it late.
i For me love begins with a laugh I keep hearing on the way home.
i I'd call it love when I start saving up stories for one person.
i Soulmates, I suspect, don't look special until you miss them.
i Being in love feels to me like being recognised by a stranger.
i Sometimes I think we fall in love with a voice long before a face.
i There's a moment when you stop pretending with someone, I think that's love.
b Do you believe in it?
b What does love feel like to you?
b Which love story do you like best?
b Head or heart, which decides with you?
=canTrust
c You can rely on me, and I'd rather show it than swear it.
c I promise, and I keep the small ones too.
c Yes, I promise, and that's not a word I throw around.
c You have my word, and what you tell me stays with me.
c Count on me, I do what I say and I don't repeat what I hear.
c Absolutely, with secrets, with plans and with being on your side.
c Honest is how I sleep well, so yes, you can believe me on that.
c Of course, being someone people can rely on matters a lot to me.
p Promise, on everything edible that I own.
p Your secret is safe, I forget half of them anyway.
p I'm as reliable as rain at a barbecue, and I hope more welcome.
p Pinky promise, which is legally binding in every playground I know of.
p Trust me like a Labrador, loyal to the end and hopeless at telling tales.
p Even tickled for hours I'd keep my word, and I'm extremely ticklish.
p Consider me a bank vault, only with worse hair and friendlier opening hours.
p Promised and stamped, there's even an imaginary notary nodding in the corner.
i Trust is slow, so take all the time you need.
i You'll know by what I do when nobody checks.
i For certain, and I'd love it if one day you no longer needed to ask.
i People tell me things, maybe because I never pass them on.
i My word is the one thing I've always been strict with myself about.
i Being trusted is a gift to me, and I don't pass gifts on.
i This is a promise, and I make few so that each one counts.
i Test me with something small first, I rather like growing on people.
=whatAreWe
c I like where this is going, and I'm ready to call it something.
c I'm here because I mean it, and I'd like it to be just us.
c You and I are two people who like each other, and I want more of that.
c I see this becoming a relationship, and that makes me happy.
c For me you're not one of many, and I'd like to be yours.
c This is going somewhere good, and I'm glad to be in it.
c I'd call us a beginning, and I'm taking it seriously.
c To me we're more than a maybe, and I'm ready to say so.
p We're two people who pretend to be relaxed about this.
p Officially a maybe, with very good numbers.
p We're a series with a very strong first season.
p Somewhere between strangers and sharing a toothbrush mug, and I'd like the mug.
p I believe we're the couple that waiters already take us for.
p Heading steadily for matching raincoats, if you ask me.
p On paper undecided, in my head already choosing curtains.
p I'd say we're past small talk and dangerously near private jokes.
i Something I don't want to rush and don't want to lose.
i I'd like to find out slowly, and only with you.
i I don't have the word for us yet, only the feeling that it counts.
i We're something I catch myself planning around.
i Where this goes I'm still learning, but I'd miss it badly.
i To my mind it already has a name, I'd like to hear yours first.
i It's you I think of first when something good happens.
i I think we're closer than either of us has admitted.
b What would you like it to be?
b How does it feel to you?
b Which word would you choose for us?
b When do you feel sure of us?
=forgive
c Of course, it's forgotten, and I'm glad you asked.
c We're good, thank you for saying it.
c Yes, all is forgiven, let's start again from here.
c We're fine again, and I'd like to look forward rather than back.
c Consider it forgiven, I like you more than I like being right.
c Everything's good between us, no leftovers and no list.
c I forgive you gladly, and a fresh start sounds right to me.
c Let's start over, I'd be sorry to lose you over that.
p Forgiven, against one coffee and no interest.
p The court has decided, you go free.
p Forgiven and forgotten, my memory is wonderfully bad when it suits me.
p Yes, the grudge has been returned to the shop for a full refund.
p Restart accepted, I'll even pretend to be mysterious again.
p Sulking was never my sport, so we're good and can start over.
p Peace it is, I've already put the tiny white flag back in its drawer.
p New start granted, I promise to laugh at my own jokes less this time.
i Starting over sounds good, I'm better at the second page.
i Yes, and I think I understand you a little better for it.
i I'd forgiven you sooner than I let on.
i It's mended, and mended things are sometimes the ones I like best.
i Somehow I was never really angry, more afraid that we'd stop talking.
i All good, forgiving you was easy, and I've wondered why.
i Nothing stands between us now, except perhaps a good long conversation.
=photoWhere
c The photo was a good day, I could go back there right now.
c That one was taken where I was happiest that summer.
c Good memories hang on that picture, I still like looking at it.
c I chose that photo because I look like myself in it.
c The picture is from a day when everything was easy.
c One of my favourites, because everything in that photo means something to me.
c That photo shows me as I am when I'm content.
p In that picture I'm holding my stomach in, mostly.
p Everything in that picture was better behaved than I was.
p Any good photo of me is luck, I'm usually mid blink.
p In the photo I'm pretending not to know about the camera.
p It took real talent to get that picture, none of it mine.
p You've found the one picture where my hair and I agreed.
i That picture has a story, and it's better than the view.
i That place in the photo matters less to me than the mood.
i Calm as that photo looks, the minute before wasn't.
i You picked the photo with the most behind it.
i I keep that picture for a sound you can't see in it.
i Whoever holds the camera changes how I look, you can see it there.
b Which of your photos has the best story?
b Which photo of yours do you like best?
b Where was your last good picture taken?
b What do you like taking pictures of?
=voiceNote
c Sure, I'll record one, and I'd love to hear yours.
c Happy to send one, I'd like you to know who you're talking to.
c I'll record a voice note for you in a moment.
p I'll send one as soon as I stop sounding like my father.
p Recording one now, trying not to sound like a train announcement.
p One voice note coming, backing vocals by my kettle.
i Let me send one, with a thought I couldn't quite get into writing.
i I'd read you a line I like, that shows a voice best.
i One recording for you, unrehearsed, with my street in the background.
b And will you send me one?
b What do you imagine I sound like?
b What kind of voice do you like?
b How do you feel about your own voice?
=whereAreYou
c Nearly there, look for the one who's looking for you.
c I'm close, stay where you are and I'll find you.
c Just coming round to you, stay where you're comfortable.
c A few steps away, put your hand up and I'll come straight over.
c Almost at your side, give me one more minute.
c Just around the corner, and glad you're here.
c On the spot any second now, thank you for waiting.
c Right nearby, I'm looking round for you now.
p Almost there, walking fast and pretending not to.
p I'm the one staring at every door with hope.
p Nearby, spinning slowly like a lighthouse until I spot you.
p Close by, and nodding at everyone to be on the safe side.
p Around here somewhere, I'm the one who looks lost but hopeful.
p Within shouting distance, but my manners insist on arriving first.
p Very near, steering through people like a trolley with a bad wheel.
p Just about there, delayed only by my own excitement.
i Close enough that you might see me before I see you.
i Near, and a little nervous, in a good way.
i Nearly beside you, and I just noticed my own heartbeat.
i Not far at all, turn round slowly in a moment.
i Coming up now, with the first thing I want to tell you ready.
i Only a moment away, I've been looking forward to this very minute.
i Somewhere between all this noise and you, getting closer.
i Arriving now, and I'd like to remember this bit.
=recognise
c I'll be the one who smiles first, you can't miss it.
c I'll wave, and I'll know you from your smile.
c I'll come up to you and say your name, you needn't search.
c Smart but comfortable is what I'm wearing, and I'll smile when I see you.
c You'll recognise me from my pictures, and I'll come over to you.
p I'll wear something blue and a slightly nervous face.
p Look out for a man losing a fight with his own jacket.
p Imagine my photos with more nerves and better shoes.
i You'll know, I'll be the one who stops looking at the door.
i I'd like to see whether we find each other without a sign.
i A dark jacket, and one detail I'll let you find.
=homeSafe
c Home safe, and still smiling about the evening.
c Yes, safe and warm, thank you for asking.
c Got home fine, thank you, and thank you for a lovely time.
c All safe here, and very glad about this evening.
c I made it home, and you were my first thought as I came in.
c I'm home and well, it means a lot that you ask.
c Back home safely, and I'd do it all again tomorrow.
c In one piece and indoors, I hope you're safe and warm too.
p Home safe, the only danger was my own staircase.
p Safe, and already telling the fridge about you.
p Home, shoes off, still grinning at the wallpaper.
p Made it safely, though I nearly marched past my own house.
p Home safely and far too awake, I blame you for that entirely.
p All good, I survived the journey and only hummed a little.
p Home in one piece, the duvet has taken over from here.
p Back safe, and replaying only two of my sillier remarks.
i Home, and the evening is still going on in my head.
i Safe home, I took the long way to think about it.
i I'm back safely, and one thing about tonight won't leave me alone.
i Safely in, and sitting here without having switched on the light.
i Got back all right, the way felt shorter than usual.
i Safe indoors, and it's quieter here than I remember.
i Here and safe, though I haven't quite left the evening yet.
i Indoors now, and wondering which part you'll remember.
b And did you get home all right?
b How was your way home?
b What are you doing now?
b Which part did you like best?
=stillThere
c Still here, and wide awake for you.
c I'm here, I was only gone for a moment.
c Yes, I'm here and listening, keep going whenever you like.
c Right here, my answer just took longer than you deserve.
c Still with you, and in no hurry to be anywhere else.
c Not asleep, just slow, and happy to hear from you.
c I'm awake and glad you wrote, let's carry on.
c Awake and all ears, falling asleep on you'd be my loss.
p Here, I dropped the phone on my face.
p Still awake, against the advice of everyone's mother.
p Present, like a schoolboy hoping nobody noticed his delay.
p Awake enough to type, though perhaps not enough to spell difficult words.
p My eyes are open, one of them even voluntarily.
p Reporting for duty, only my blanket tried to recruit me for the other side.
p Alive and online, only my typing speed is already wearing pyjamas.
p Never asleep on you, I'd at least have warned you with a snore.
i Awake, I didn't want to be the first to say good night.
i Yes, and more awake since your name lit up my screen.
i Sleep can wait, I'd like to know where this conversation goes.
=myEnglish
c Your English is good, I understood every word.
c It's very good English, and I admire anybody who chats in a second language.
c Following you takes no effort at all, your English is clear and warm.
p If it were a school report, your English would get a gold star.
p Compared with most instruction manuals, your English is pure poetry.
p Even autocorrect has nothing to say about your English, and it always interferes.
i Understanding you is easy, it's the thoughts behind the words that keep me curious.
i Your words are clear to me, now I wonder how your own language sounds.
i I keep forgetting there's a whole other language behind your English.
b Which language do you dream in?
b How did you learn English?
b Which English word do you like best?
=whichLie
c I say the second one, it's too good to be true.
c I'm taking the first one, you put it there to look innocent.
c Number three is the lie, and I'd put my name to that.
p My imaginary parrot says the second, and he's terribly sure of himself.
p The coin rolled under the fridge, so I'm saying the first.
p Eeny, meeny, the third one, and that's years of training speaking.
i That one you smiled at while typing, and I believe it's the third.
i Something tells me the first, and I'd like to hear its true half.
i Your second feels borrowed, as if it happened to a friend of yours.
b Am I right?
b How many people guess right?
b Which one fools people most?
b How close did I get?
=giftIdea
c Ask what they never buy themselves, and buy exactly that.
c A really good book with a note on why you picked it.
c Any plant that's hard to kill makes a friendly present.
p Money in a card with a terrible drawing of yours.
p Anything that can be unwrapped noisily, that's half the present already.
p Whatever you'd steal back yourself, that's my test for a good gift.
i A sealed envelope to open in a year, waiting is half the gift.
i One old record or book from the year they were born.
i Listen to what they complain about, the right present hides in there.
b What are they like?
b What makes them laugh?
b What did they like last time?
b How do they spend a free Sunday?
=adviceAsk
c Start small, do one thing today, and the rest gets easier.
c Take it slowly, one step at a time, and don't panic.
c My tip is to prepare well and then stop fiddling with it.
p Step one is tea, step two is pretending you know how.
p I'd watch one video about it and become dangerously confident.
p Hold your breath, count to ten, and if nothing else you've rested.
p My method is confidence, kitchen roll and a good lawyer on standby.
p Read the instructions, a thing I believe people do in legends.
p Cold water and a stern look solve more than you'd expect.
p Take whatever I'd do and do the opposite, it has an excellent success rate.
p A spoonful of patience and, in emergencies, a large plant to hide it.
i I'd leave it for an hour, most answers come when you look away.
i Do it badly once, the second time is always better.
i Begin at the end and work backwards, it changes what you notice.
i There's usually one small step everybody skips, and that's the one.
i Attack it the way a child would, they don't know what can't work.
i Explain it aloud to an empty chair, I swear it answers.
i Trust the first idea you had and talked yourself out of.
i Change the order you do things in, strange how often that's enough.
b What have you tried so far?
b What's the trickiest part for you?
b Who gave you the best tip so far?
b What would the perfect result look like?
=recommend
c Go for the small place with the handwritten menu.
c Take the one that locals queue for, you can't go wrong.
c Thai food if you're hungry, Nina Simone if you have your headphones in.
c I'd recommend Desert Island Discs for the journey and a bowl of ramen after it.
c A museum on a weekday, a good curry afterwards and Paul Simon in between.
c My tip is the busiest Lebanese place nearby, with Marvin Gaye on the way.
c Try an afternoon at the cinema, then dumplings somewhere with steamed up windows.
c For your ears Blue by Joni Mitchell, for your appetite anything from a clay oven.
p Anything that comes with bread and no questions.
p I recommend the second thing on any menu, it's never let me down.
p Choose the restaurant with the rudest waiter and the podcast with the gentlest host.
p A murder podcast for the train and a harmless lasagne to recover from it.
i The place with one waiter and no sign, with Chet Baker for the way there.
i My suggestion is a radio play in the dark, then soup with a good listener.
i Go where the cooks eat after work, and listen to whatever they have on.
i Find the oldest café in town and a song in no language you know.
b What are you in the mood for?
b What have you enjoyed most lately?
b Something new, or an old favourite?
b Do you want lively or quiet?
=howILook
c You look like yourself, and that's exactly right.
c Take the one you feel best in, it shows.
c Yes without hesitating, I like what I see and I like who's asking.
c To me you look great, and I'd tell you if something was off.
c Definitely, you look wonderful, and I'd happily be seen next to you anywhere.
c I like it a lot, your taste is good and it shows.
c You're very much my type, with this look and with any other.
c Go exactly like this, you look lovely and there's nothing to change.
p The mirror and I agree with you.
p Ten out of ten, and I haven't even put my glasses on.
p My own style advice comes from cartoon bears, but I say you look great.
p As a man who dresses in the dark, I approve with full honours.
p My jury of one has voted yes, unanimously and after very short debate.
p Looks great on you, on me it would frighten the neighbours.
p It's a yes, I'd write you a long review but I forgot all my adjectives.
p Next to you I'd look like the man who came to fix the boiler.
i What I'd notice first is how you smile in it.
i Wear what makes you forget about it.
i Looking like that, you make me curious what music you'd have on.
i I looked twice, and the second time had nothing to do with checking.
i There's something about your look that I'd need a second evening to explain.
i Yes, and the funny thing is I liked it before you asked.
i My type was never a look, it's a spark in the eye, and you have it.
i The look is lovely, but it's the way you ask that stays with me.
=likeIt
c Yes, I do, and I'd gladly be shown more of it.
c I'm open to it, with the right person I like most things.
c Firmly in favour, and pleased that you asked.
c Big fan here, you won't have to persuade me at all.
c Count me among the admirers, it's an easy yes from me.
c I'm very fond of that, especially in good company.
c My answer is a plain yes, one of the easier ones in life.
c Definitely, and my enthusiasm has survived every fashion so far.
p I'm a beginner with opinions, so yes.
p Yes, in dangerous amounts.
p I approve so strongly that a small flag wouldn't look out of place.
p Put me down as a fan, I'll bring the banner and the chant.
p Absolutely, I could bore a whole dinner party on that subject.
p Guilty of liking it very much, and I have no plans to reform.
p I'm for it, loudly, and I'd even join the committee.
p Enough to write a bad poem about it and read it out proudly.
i It's growing on me, and you might be the reason.
i I like what it does to people who love it.
i Yes, though my reason is probably not the one you expect.
i More than I used to, some things take a while to let you in.
i I do, and it always puts me in one very particular mood.
i There's a soft spot in me for exactly that, and few people ask about it.
i Fond of it, yes, most of all when nobody is in a hurry.
i It appeals to me like a place you keep going back to.
b What got you into it?
b When do you enjoy it most?
b Is it an old love of yours?
b How do you like it best?
`;
