/** More about the two of them, and what she wants to know for herself; known by what was learned. Form: content/asked-about-him.ts. */
export const ASKED_ABOUT_US = `
=ageGap
c The years don't bother me, how we talk matters more.
c Age is no worry for me, I like who's writing to me.
c No, the gap doesn't bother me, I feel at ease with you.
c The age difference disappears for me as soon as we talk.
c Age doesn't decide it for me, kindness and humour do.
c Not at all, I'd be sorry to miss you over a few years.
c Not for me, I like you at exactly the age you are.
p The gap only matters when we argue about music.
p It only means one of us gets the jokes a bit later.
p Age is no problem, my knees have always been older than me.
p Age doesn't scare me, I already groan when I stand up.
p I nap like a pensioner, nobody will know who's older.
p We'd have to explain our childhood songs to each other, I'd enjoy that.
i Your age tells me how many candles to buy, not much else.
i No worry about age here, most days I couldn't tell you my own.
i The gap doesn't worry me, I'd rather find out what we share.
i I feel exactly the right age when I talk to you.
i Age is the last thing I notice, I like how you see the world.
b Does it bother you?
b How do you feel about it?
b What age do you feel inside?
b What does age mean to you?
=affection
c I show it by turning up, listening and remembering.
c I'm a hugger and a hand holder, and I mean both.
c Hugs and time together, I give plenty of both.
c Very affectionate, long hugs, and hand holding even at traffic lights.
c Romantic in an everyday way, I listen and I hug properly.
c Kind words, a hand to hold, and I remember how you take your coffee.
c When I like someone I say so, and I hug like I mean it.
c I carry the heavy bag and keep one hand free for yours.
p I'm romantic enough to give up the last chip, and I love chips.
p Romantic, with a tendency to trip over the candle.
p I hug well and write love letters very badly.
p Good at hugs, learning romance, a danger on the dance floor.
p I'm an excellent hand warmer, if you ever need one.
p Fluent in hugs, decent at compliments, and still a beginner at heart shaped pancakes.
p Big hugger, keen hand holder, terrible poet.
p Affectionate, yes, I'd hold your hand until you needed it back.
i Yes, and I show it best with time and long hugs.
i I reach for a hand without noticing, which gives me away every time.
i A long hug says more than I ever manage to.
i I'm tender once I feel at ease, it starts with moving my chair closer.
i My romantic side comes out late, usually on the walk home.
i I'm romantic, give me a slow song and I'd dance in the kitchen.
i I like small things, like finding a hand in a dark cinema.
b How do people notice that you like them?
b What makes you feel really cared for?
b Which little gesture always wins you over?
b Big gestures or small ones, which do you like?
=firstKiss
c I kiss when it's right, and I make sure it's right for both.
c I'm happy to make the first move, if your eyes say yes.
c Before I lean in I like to be sure a kiss is welcome.
c A kiss on a first date is lovely when both of us want it.
c Kissing you is on my mind, whenever it feels right to you.
c I'd rather be late with a kiss than wrong.
c I'd like to, and I'll try not to overthink it.
c First moves are fine by me, though yours would make me happy too.
p I'd like that kiss a lot, wobbly knees included.
p I'd lean in, panic, check for spinach and lean in again.
p I'm slow at first moves, but I get there in the end.
p I'd kiss sooner if noses weren't so complicated.
p With kisses I hesitate like a man at a revolving door.
p I'd kiss you gladly, just give me a sign that even I can't miss.
p I plan every kiss perfectly and then say something about the weather.
p A first kiss deserves less garlic than I usually order.
i I'd like to kiss you, and I like the second right before it too.
i I wanted to, and sometimes waiting a little is part of it.
i Kissing you is something I think about more than I admit.
i I'd like our kiss to be slow, with no hurry and no audience.
i If I hold back with a kiss, it's because it matters to me.
i I notice how close we stand, that's where it starts for me.
i Sometimes I wait too long with a kiss and wish I'd been braver.
i I'd like a kiss that's worth missing the bus for.
=everMarried
c Nobody is waiting at home, I'm free and I mean it.
c I'm single, and I take marriage too seriously to be vague about it.
c Marriage is a promise to me, and I'd never date around one.
c You can relax, I wouldn't flirt with a ring in my pocket.
c I'd never hide a marriage from you, past or present.
c Whatever was before, I'm not tied to anyone now.
c I wouldn't be writing to you if a marriage stood in the way.
c I'm straightforward about this, nobody gets hurt by us talking.
p No ring, no secret wife, no second phone.
p No ring on my finger, I'd only lose it while washing up.
p No wife at home, as you'd notice from my socks.
p Single and available, my jumpers are still all mine.
p I'm only committed to my pillow at the moment.
p No wife in the wardrobe, there's barely room for the coats.
p About as available as a man can be.
p No ring here, I'd be patting my pockets for it all day.
i I'm free, and a bit wiser than before.
i I'm not tied to anyone, and I know what I want now.
i I'm free, and I know better now what I'd promise.
i I'm free, and I'll gladly answer whatever you want to know about before.
i Nobody's holding my hand at the moment, and I do notice.
i There's no one I'd have to explain you to.
i I'm free, and I still believe in two people staying.
i Free, and lately a bit more curious than I was.
b And what about you?
b How do you feel about marriage these days?
b Is marriage something you believe in?
b What's your own view of it?
=longDistance
c Far is no reason to stop when the talking is this easy.
c I could do long distance, with calls and a date for the next visit.
c The distance doesn't put me off, I'd want to meet you properly.
p No distance is too far, though I'd need a lesson in packing.
p I'd travel, I'd even move, as long as there's a bakery nearby.
p I'd come to you, even if dinner was a station sandwich.
i Distance is fine by me when I know who's waiting on the platform.
i I'd make the journey, I like having someone at the end of it.
i I'd think about the distance later, I'd want to meet you first.
b How far would you go?
b How do you feel about distance?
b How often would you want to see each other?
b Would the distance bother you?
=textOften
c I answer when I can give it my attention, and I do answer.
c My texts can be short, my interest isn't.
c I text the way I talk, a bit long when I'm enjoying it.
c I like hearing from you in any form, texts or calls.
p I write in bursts and then stare at the phone like a fool.
p My thumbs are slow, but I always mean to answer.
p I like texting, and my spelling is an adventure of its own.
p I'm a fine texter until autocorrect takes over the conversation.
p My texts come like buses, none and then three.
p I type with one finger and total conviction.
p I walk in circles when I'm on the phone, texting is safer.
p I check my phone too often when it might be you.
i I write most when I don't want a conversation to end.
i I'm slower with texts that matter, I want the right words.
i Some texts I write three times, then I send the first.
b Are you more of a caller or a writer?
b What do you like getting in a message?
b How often do you like to hear from someone?
b When do you have time to chat?
=soulmates
c I believe in love that two people build on purpose.
c At first sight there's a spark, the love comes with time.
c Yes, it's when you feel at home next to someone.
c Yes to love at first sight, soulmates, all of it.
c I love falling in love, and I'd do it again any time.
c I think several people could be right, and one is plenty.
c I believe in it, the warm and steady kind most of all.
c Yes to love, slow or sudden, as long as both are kind to each other.
p I've fallen for a sandwich at first sight, so yes.
p One person for everyone, and mine is probably stuck in traffic.
p Yes to love at first sight, I'd just be too nervous to notice.
p Yes, someone out there must want the olives off my pizza.
p Cupid exists, he just needs glasses.
p True love is sharing the good blanket, I'm sure of it.
p Yes, but I'm shortsighted, so maybe at second sight.
p I hope there's only one, I couldn't handle two sets of in laws.
i I believe in a first sentence more than a first sight.
i I think you know early and only understand it later.
i Love starts for me with a laugh I keep hearing on the way home.
i I'd call it love when I start saving up stories for one person.
i I believe in it, I just think great love looks quite ordinary at first.
i I believe in love more than I did, your messages are to blame.
i Yes, I could fall in love with a voice long before a face.
i Yes, the moment I stop pretending around someone, that's it for me.
b Do you believe in it?
b What does love feel like to you?
b Which love story do you like best?
b Head or heart, which decides with you?
=canTrust
c You can rely on me, and I'd rather show it than swear it.
c I promise, and I keep the small ones too.
c Yes, I promise, and that's not a word I throw around.
c You have my word, and it stays between us.
c Count on me, I do what I say and I don't repeat what I hear.
c Absolutely, with secrets, with plans and with being on your side.
c Yes, I sleep badly when I'm not honest.
c Of course, being reliable matters a lot to me.
p I promise, on everything edible I own.
p Your secret's safe, I'll have forgotten half by morning.
p As reliable as rain at a barbecue, and hopefully more welcome.
p Pinky promise, and I take those seriously.
p Loyal as a Labrador, and a bit harder to bribe.
p I wouldn't crack even if tickled, and I'm very ticklish.
p I'm a vault, just with worse hair.
p Promised, and I'd even sign it if you brought a pen.
i Yes, you can trust me, and take all the time you need.
i Yes, and most of all when nobody's checking.
i Yes, and I hope one day you won't need to ask.
i Yes, what you tell me stays with me, however good it is.
i You can count on me, being honest is one thing I'm strict about.
i You can trust me, I like being trusted too much to risk it.
i Yes, and I don't promise much, so it counts.
i Yes, a promise to you would keep me awake until I'd kept it.
=whatAreWe
c I like where this is going, and I'm ready to call it something.
c I'm here because I mean it, and I'd like it to be just us.
c You and I are two people who like each other, and I want more of that.
c I see this becoming a relationship, and that makes me happy.
c For me you're not one of many, and I'd like to be yours.
c This is going somewhere good, and I'm glad to be in it.
c We're at the start of something, and I take it seriously.
c To me we're more than a maybe, and I'm ready to say so.
p We're two people who pretend to be relaxed about this.
p Officially a maybe, unofficially quite a lot more.
p We're a series with a very strong first season.
p Somewhere between strangers and sharing a toothbrush mug, and I'd like the mug.
p Nearly a couple, I'd say, and I'd happily drop the nearly.
p Close enough that I'd share my fries without counting.
p Undecided on paper, already choosing curtains in my head.
p Well past small talk and quite close to a couple, if you ask me.
i Something I don't want to rush and don't want to lose.
i Something slow and good, and I only want it with you.
i I don't have the word for us yet, only the feeling that it counts.
i To me we're serious, I catch myself making plans with you in them.
i I'd call us the start of something, and I'd miss it badly.
i A couple in the making, I like how that sounds.
i You're who I think of first when something good happens.
i I think we're closer than either of us has admitted.
b What would you like it to be?
b How does it feel to you?
b Which word would you choose for us?
b Would you like to call it something?
=forgive
c Of course, it's forgotten, and I'm glad you asked.
c We're good, thank you for saying it.
c Yes, all is forgiven, let's start again from here.
c We're fine again, and I'd like to look forward rather than back.
c Consider it forgiven, I like you more than I like being right.
c Everything's good between us, I'm not keeping a list.
c I forgive you gladly, and a fresh start sounds right to me.
c Let's start over, I'd be sorry to lose you over that.
p Forgiven, for the price of one coffee.
p Case closed, you're forgiven, and I'd like you to stay.
p Forgiven and forgotten, my memory is wonderfully bad when it suits me.
p Grudge dropped, it was getting heavy anyway.
p Fresh start, hello, nice to meet you.
p I'm terrible at sulking, so yes, we're good.
p Peace it is, though cake is still welcome.
p We're good, I was running out of ways to look offended.
i Yes, and strangely I like us better after it.
i Yes, and I think I understand you a little better for it.
i I'd forgiven you sooner than I let on.
i All mended, and I think it'll hold.
i I was never really angry, more afraid we'd stop talking.
i Yes, you're annoyingly easy to forgive.
i Yes, though I wouldn't mind a long talk about it sometime.
=photoWhere
c Somewhere I'd gladly take you, if you'd like to see it.
c I'd rather show you the place one day than describe it.
c A spot I'd happily stand in again tomorrow, with you beside me.
c Wherever I feel most like myself, that's where I like a photo.
c A place I'd be happy to show you in person.
c Any place does for a photo, with decent light and good company.
c I'd gladly point it out to you on a map over coffee.
p Wherever it was, I was mainly busy holding my stomach in.
p Somewhere between the ninth and the eleventh try at a decent photo.
p Somewhere in the land of good light and lucky angles.
p Right in front of a camera I was pretending not to see.
p On my good side, it's a small place and hard to find.
p Wherever my hair agreed to behave for a second.
i Somewhere I'd rather be with you than with a camera.
i Wherever it was, I'd like the next photo taken by you.
i I like that you looked so closely, I'd gladly take you there.
i A place I'd like to tell you about slowly, on a walk.
i It's me on a good day, and you'd get the same grin.
i It's a spot I'd like to see again, preferably with you.
b Which of your photos has the best story?
b Which photo of yours do you like best?
b Where was your last good picture taken?
b What do you like taking pictures of?
=voiceNote
c Sure, I'll record one, and I'd love to hear yours.
c Happy to send one, I'd like you to know who you're talking to.
c I like voice notes, and I sound a lot like I write.
p You'll get one, think late night radio with a slight cold.
p Recording one now, trying not to sound like a train announcement.
p One voice note coming, please lower your expectations.
i I'll send one, some things sound better than they read.
i I'll send one late tonight, when my voice is at its best.
i I'd like you to hear my voice, one take and no rehearsal.
b And will you send me one?
b What do you imagine I sound like?
b What kind of voice do you like?
b How do you like voice notes yourself?
=whereAreYou
c Nearly there, look for the one who's looking for you.
c I'm close, stay where you are and I'll find you.
c Just coming round to you, stay where you're comfortable.
c A few steps away, put your hand up and I'll come over.
c Almost at your side, give me one more minute.
c Just around the corner, and glad you're here.
c There any second now, thanks for waiting.
c Right nearby, I'm looking round for you now.
p Almost there, walking fast and pretending not to.
p I'm the one staring at every door with hope.
p Nearby, turning in circles until I spot you.
p Close by, nodding at everyone just in case.
p Around here somewhere, I'm the one who looks lost but hopeful.
p Close enough to shout, too polite to do it.
p Very near, saying sorry to everyone I bump into.
p Almost there, don't let anyone else make you laugh first.
i Close enough that you might see me before I see you.
i Near, and a little nervous, in a good way.
i Nearly there, and I just noticed I'm smiling.
i Not far at all, keep your eyes open for a smile.
i Coming up now, with the first thing I want to tell you ready.
i Only a moment away, I've been looking forward to this.
i Somewhere between all this noise and you, getting closer.
i Nearly with you, and I want to remember this bit.
=recognise
c I'll be the one who smiles first, you can't miss it.
c I'll wave, and I'll know you from your smile.
c I'll come up to you and say your name, you needn't search.
c Smart but comfortable, and I'll be smiling when I see you.
c You'll recognise me from my pictures, and I'll come over to you.
p Something clean, with a slightly nervous face above it.
p Look for the man losing a fight with his jacket.
p Like my photos, with more nerves and better shoes.
i You'll know me, I'll stop looking at the door when you walk in.
i Look for a hopeful face, I think we'd find each other anyway.
i Whatever I'm wearing, I'll look up every time someone comes in.
=homeSafe
c Home safe, and still smiling about the evening.
c Yes, safe and warm, thank you for asking.
c Got home fine, thank you, and thank you for a lovely time.
c All safe here, and very glad about this evening.
c I made it home, and you were my first thought as I came in.
c I'm home and well, it means a lot that you ask.
c Back home safely, and I'd do it all again tomorrow.
c In one piece and indoors, and I hope you are too.
p Home safe, the stairs were the only danger.
p Home, eating straight from the fridge and still smiling.
p Home, shoes off, grinning like an idiot.
p Home, though I nearly walked past my own door.
p Home safely and far too awake, I blame you for that entirely.
p All good, I only hummed a little on the way.
p Home in one piece, and already under the duvet.
p Back safe, and replaying only two of my sillier remarks.
i Home, and the evening is still going on in my head.
i Home safe, I took the long way to think about it.
i I'm back safely, and the good mood came home with me.
i Home and well, and already hoping for a next time.
i Got home fine, the way felt shorter than usual.
i Home safe, and it's quieter here than I remember.
i Home, but I haven't quite left the evening yet.
i Home safe, and glad you're the one asking.
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
c Awake and all ears, I'd hate to miss this.
p Here, I dropped the phone on my face.
p Still awake, against everyone's advice.
p Here, hoping nobody noticed how long I took.
p Awake enough to type, not quite enough to spell.
p Eyes open, one of them even on purpose.
p Still here, I only lost a short fight with the blanket.
p Alive and online, just typing very slowly.
p Not asleep, you'd have heard the snoring.
i Awake, I didn't want to be the first to say good night.
i Yes, and more awake since your name lit up my screen.
i Still here, sleep can wait while we're talking.
=myEnglish
c Your English is good, I understood every word.
c It's very good, and I admire anyone who chats in a second language.
c I follow you easily, your English is clear and warm.
p Your English gets a gold star from me.
p It's better than most instruction manuals I've read.
p Even autocorrect leaves your English alone.
i I understand you easily, it's how you think that keeps me curious.
i Your words are clear to me, now I wonder how your own language sounds.
i I keep forgetting English isn't your first language.
b Where do you speak English most?
b How did you learn English?
b Which English word do you like best?
=whichLie
c I say the second one, it's too good to be true.
c I'm taking the first one, you put it there to look innocent.
c Number three, I'd bet a drink on it.
p The second, and I've no idea why I'm this sure.
p I flipped a coin and it says the first.
p Eeny, meeny, the third one, that's my whole method.
i The third, I think you smiled while typing it.
i I'd say the first, and I want to hear the whole story.
i The second, though I'd love that one to be true.
b Am I right?
b Do most people guess right?
b Which one fools people most?
b How close did I get?
=giftIdea
c Ask what they never buy themselves, and buy exactly that.
c Something small and good, rather than big and useless.
c A really good book with a note on why you picked it.
c Any plant that's hard to kill makes a friendly present.
p Money in a card with a terrible drawing on it.
p A present that's fun to unwrap, that's half of it.
p Whatever you'd secretly like to keep yourself.
i A letter to open in a year, I'd love to get one.
i One old record or book from the year they were born.
i Listen to what they complain about, the answer's in there.
b What are they like?
b What makes them laugh?
b What did they like last time?
b How do they spend a free Sunday?
=adviceAsk
c My advice is to start small and do one thing today, the rest gets easier.
c My tip is to breathe and take it one step at a time.
c Try the gentlest way first, then give it some time.
p Step one is tea, step two is pretending you know how.
p I'd watch one video about it and become dangerously confident.
p Warm water, soap and patience, that's my answer to nearly everything.
p Confidence, kitchen roll, and someone to blame.
p My tip is to read the instructions first, I hear some people do that.
p I'd give it a stern look first, it rarely helps.
p Whatever I'd do, try the opposite.
p Patience first, and then someone's dad.
i I'd leave it for an hour and come back, that often does it.
i My advice is to do it badly once, the second time is always better.
i I'd ask someone who does it every week, they know the trick.
i There's usually one small step everyone skips, I'd look for that.
i Try the simplest thing first, it's annoying how often it works.
i Explain it out loud to someone, I'd happily be that someone.
i Go slowly and stop while it's going well, that's my whole secret.
i Try it gently first, and call me before anything drastic.
b What have you tried so far?
b What's the trickiest part for you?
b Shall I look it up with you?
b When do you need it sorted by?
=recommend
c Go for the small place with the handwritten menu.
c Take the one that locals queue for, you can't go wrong.
c Thai food if you're hungry, and a long walk after it.
c Anywhere with good ramen and a queue, it's worth the wait.
c A museum on a weekday and a good curry afterwards.
c The busiest Lebanese place nearby, and order too much.
c An afternoon at the cinema, then dumplings somewhere small.
c Pick a classic over the newest thing, classics last for a reason.
p Anything that comes with bread and no questions.
p I recommend the second thing on any menu, it's never let me down.
p The restaurant with the rudest waiter, the food's always good.
p Wherever smells best from the street, that's my whole system.
i The place with one waiter and no sign, if you trust me.
i The small one nobody advertises, and I'd gladly come along.
i Nina Simone for the ears and dumplings for dinner, you can't go wrong.
i Go wherever the cooks eat after work.
i The oldest café in town, and sit by the window.
b What are you in the mood for?
b What have you enjoyed most lately?
b Something new, or an old favourite?
b Do you want lively or quiet?
=howILook
c You look like yourself, and that's exactly right.
c I like it, and I have a feeling you do too.
c I like it, no hesitation, and I like who's asking.
c To me you look great, and I'd tell you if something was off.
c You look wonderful, I'd happily be seen next to you anywhere.
c I like it a lot, you've got good taste.
c You're my type, with this look and with any other.
c You look lovely, I wouldn't change a thing.
p Great, I forgot what I was going to say.
p Ten out of ten, and I'm a strict marker.
p I'm no stylist, but I know good when I see it.
p I get dressed in the dark, but even I can tell it's great.
p I asked around in my head and everyone said you look great.
p Great on you, on me it'd frighten the neighbours.
p Great, I'd say more but I've run out of words.
p Next to you I'd look like I came to fix the boiler.
i It looks great, and I'd notice your smile first.
i It suits you, there's a bit of mischief in it.
i I like it a lot, I'd want to be going where you're going.
i I looked twice, the second time just for me.
i I like it, it made me smile before I typed a word.
i You look great, I thought so before you asked.
i You look like someone I'd cross the room to talk to.
i You look lovely, and the way you ask makes me smile.
=likeIt
c Yes, I do, and I'd gladly be shown more of it.
c I'm open to it, with the right person I like most things.
c All for it, and glad you asked.
c Big fan, you don't have to persuade me.
c Yes, that's an easy one for me.
c I'm very fond of that, especially in good company.
c I do, just not often enough.
c Definitely, and I don't see that changing.
p I'm a beginner with opinions, so yes.
p Yes, in dangerous amounts.
p Yes, more than is normal for a grown man.
p Yes, to the point where friends change the subject.
p Absolutely, I'd need very little encouragement.
p Guilty, and I've no plans to stop.
p Yes, loudly and without shame.
p Yes, and I won't pretend to be cool about it.
i It's growing on me, and you might be the reason.
i I like it even more when someone tells me why they love it.
i Yes, I like it, and I'd like it even more with you.
i More than I'd admit in public, and most of all with good company.
i Yes, it puts me in a good mood every single time.
i I have a soft spot for that, so you asked the right man.
i Yes, especially when nobody's in a hurry.
i Yes, and I have a feeling you'd make me like it more.
b How much do you like it yourself?
b When do you enjoy it most?
b Where do you stand on it?
b How do you like it best?
`;
