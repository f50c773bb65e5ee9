/** Finer kinds of question, known by what was learned. What he has just told, the two of them, arranging. Form: content/asked-about-him.ts. */
export const FINER_THE_TWO = `
=sleptWell
c I slept well enough, thanks, and your message does the rest.
c I slept all the better for our chat, thanks for asking.
c My night was fine, I woke up in a good mood.
p Like a baby, so I woke up hungry and confused.
p I slept enough to stand up, not enough to be trusted with a toaster.
p I slept wonderfully, right up until the alarm.
i Not right away, I had someone nice to think about first.
i Never as long as I'd like, but your message makes up for it.
i Well enough, though something you wrote kept me up a bit.
b Did you get enough rest yourself?
b What's the plan for your day?
=gotMyText
c Yes, your message came through, and I'm glad you checked.
c I got your message, and I read everything you send properly.
c Your text is here, and it deserves a decent answer.
p It arrived safely, it's my answer that got stuck in traffic.
p Yes, I got your text, so blame my slow thumbs and not the network.
p If it's from you, it gets read first. The reply takes me longer.
i Yes, I saw your name come up and smiled before I read it.
i I got your text, I just take a bit longer over the ones from you.
i It came through, and my day gets better whenever one from you does.
b Did I keep you waiting long?
b Were you worried it got lost?
=hadFun
c I really enjoyed it, and mostly because of the company.
c I had a lovely time, easy and warm, and I was sorry it ended.
c Very much, time with you goes by far too quickly.
p I did, my face is still sore from smiling.
p Such a good time that I forgot to be nervous.
p I did, and I'll be grinning at strangers until at least Thursday.
i I had a better time than I'd let myself hope for.
i Yes, and I'd go straight back to hello and start again.
i Yes, I enjoyed myself more than I have in a long time.
b Which bit of it did you like best?
b Shall we do it again soon?
=kidsAges
c Exactly the age where they keep me on my toes.
c At the age where everything changes by Friday, and I enjoy keeping up.
c A lovely age, though I say that about every age they reach.
p About one snack away from running the whole house.
p The age where they know everything and I know nothing.
p The age where I am hilarious to me and embarrassing to them.
i Every time I get used to their age they have another birthday.
i Older every time I look, I'd like to slow it down a bit.
i Somewhere between needing me for everything and pretending they don't.
b Which age do you think is the nicest one?
b Which age do you think is the hardest one?
=whoHasKids
c The kids come first, and I plan everything else around them.
c Their time is theirs, and a free evening's properly free.
c With the kids I'm fully there, and a free evening is a treat.
p There's a plan for the kids, and I'm the last to hear about it.
p It takes a calendar, a lot of snacks and some luck.
p Ask me Friday, the plan has usually changed twice by then.
i It gets so quiet whenever the kids are away.
i A weekend without the kids feels long on Friday and short by Sunday.
i Whatever the plan, I can always find an evening for someone nice.
b What do you do with a completely free evening?
b Do you get enough free evenings yourself?
=willText
c You'll hear from me, you can sleep soundly on that.
c Of course I'll text, I like having you in my day.
c Yes, I'll text you, and I don't say that just to be polite.
p I will, right after I've rewritten it four times to look casual.
p Yes, I'm already working on something clever, so expect hello.
p You'll get a text, and I'll pretend it only took a minute.
i I will, I already know how it starts but not how it ends.
i Yes, you'll get a message, but I'm keeping the hour a surprise.
i Yes, writing to you is becoming my favourite bit of the day.
b What are you up to until then?
b When in the day do you like hearing from me?
=feelBetter
c Better for being asked, that helps more than tablets.
c Good enough to write to you, so it can't be too bad.
c Getting there, and in much better spirits already.
p Very brave about it, I only moan once an hour.
p Better, though I'm still accepting sympathy.
p Nearly better, but I could drag it out for the attention.
i Better, and I noticed who asked.
i Better bit by bit, and your messages are good medicine.
i Nearly there, though I'd keep the part where you check on me.
b What do you do when you're under the weather?
b Who brings you soup when you're ill?
=nickname
c I'm easy about nicknames, call me whatever comes naturally to you.
c The name on my profile is fine, so is anything kind and shorter.
c My first name, I'd like to hear you say it.
p I answer to anything if there's dinner involved.
p Anything suits me, as long as it is kinder than I deserve.
p I always wanted one like a wrestler's, so you'd better choose.
i You can't pick your own nickname, so I'll wait for yours.
i The right nickname is still free for you to choose.
i Whatever you'd call across a street, I'd turn round and smile.
b What do you like being called best?
b Which nickname would you never answer to?
=tooMuch
c Not too much at all, I'm glad you told me.
c I like people who say what they think, so please carry on.
c Nothing you wrote was too much, I read all of it.
p Not even close, too much would've needed slides.
p It's fine, now I just need to embarrass myself to keep up.
p Not for me, I was hoping for a second chapter.
i Not at all, you told me something I wouldn't have dared to ask.
i It's too little that worries me, too much I can enjoy.
i No, I feel I know you a bit better, and I like it.
b Do you feel better for having said it?
b What made you worry about it?
=disturbing
c You're not disturbing me at all, this is a welcome break.
c Not too busy for you, I can spare a moment gladly.
c Disturb me as often as you like, I mean that.
p Not busy at all, you're only interrupting a long stare at nothing.
p My busy face is mostly for show, come right in.
p I was about to be productive, so thank you.
i There are interruptions I hope for, and this is one.
i Not at all, I like that you turn up in the middle of things.
i Not a bad time, I'd been hoping you would write.
b How are things with you right now?
b When is the best time to catch you?
=laughToday
c People being serious about something ridiculous make me laugh every time.
c Mostly I laugh at myself, there's plenty of material every day.
c You made me laugh, with that way you have of telling things.
p My reflection before breakfast, it never fails.
p I laughed at my own joke again, because someone has to.
p Looking for something I was already holding, that usually does it.
i I always laugh where I'm not supposed to, a silent room or a queue.
i I laugh hardest with people I trust, so we'll see how you do.
i A stranger getting the giggles makes me laugh every time.
b What always makes you laugh, even on bad days?
b Who can make you laugh without even trying?
=friendsKnow
c Our messages are ours, but I'm happy to say I like you.
c My friends only need one look at my face to guess.
c You're hard to keep secret, I'd only have nice things to say.
p I grin at my phone so much that my friends must know.
p Any friend would suspect something, my face can't keep a secret.
p Friends would only get the headlines, the rest stays with me.
i I like having something good that's just mine for a while.
i I notice I'd like to tell everyone about you.
i What I'd say about you gets longer every day.
b What would you want my friends to know about you?
b What have your friends heard about me so far?
=shyInPerson
c A little shy for the first five minutes, then you'll hardly notice.
c I may start quietly, but I look people in the eye and mean it.
c A bit shy, but I'd still be the one who says hello first.
p Shy for ten minutes, and after that you'll miss it.
p A little, watch my ears, they go red first.
p About as shy as a cat, it passes when there's food.
i I get shyer with someone I like, which gives the game away.
i A bit quiet, but I notice things the loud ones miss.
i Bold with words, shy with compliments, so be gentle with those.
b What makes you shy, even now?
b How are you in the first five minutes?
=nameLights
c I was really pleased to see your message, and it showed.
c I drop whatever dull thing I'm doing when I see your name.
c Very happy to get your message, you're the best interruption I know.
p I played it cool for about four seconds.
p Yes, and then I forgot how to type.
p I smiled at your message and fixed my hair, as if you could see me.
i I was happy, there's a second before I open your message that I love.
i I thought this could be the start of something, and then I smiled.
i Your name's started to stand out from all the others.
b Were you nervous about sending it?
b What do you feel when I answer?
=hugOrHandshake
c A hug if you'd like one, short and warm, and then a smile.
c I'll start with hello and happily follow with a hug if you want.
c A hug's my favourite, but a smile and a handshake is fine too.
p Whatever you choose, I'll do the other one and apologise.
p It starts as a handshake, turns into a hug and gets confusing.
p Let's hug, my handshakes feel like I'm selling you a car.
i Probably a hug, but I think we'll both know when we say hello.
i A hug, I have a feeling yours are good.
i A hug, and I might be a second slow to let go.
b What greeting feels most natural to you?
b Are you a hugger with people you like?
=ifAwkward
c A bit of awkward at the start is fine by me, it soon passes.
c If it gets awkward we'll laugh about it, and that usually fixes it.
c Silence doesn't worry me, I'll just smile at you.
p I'll be awkward first, so you can relax.
p Then I'll read you the menu like the evening news.
p Next to mine, your awkward will look like elegance.
i Then we'll have something to laugh about on the second date.
i I don't mind it, nervous usually means it matters.
i A little awkward is sweet, it means we both want it to go well.
b What do you do when a silence gets long?
b What puts you at ease with someone new?
=howFarForYou
c The distance is fine, I'd come further than that to see you.
c No trouble at all, I like a journey with someone at the end.
c Near enough that I wouldn't think twice.
p Not far for a man with snacks and a good playlist.
p Any distance works, as long as there is food when I get there.
p Not too far, unless I follow my own sense of direction.
i I don't mind the journey, I'll spend it looking forward to you.
i It'll feel short, though I'll be counting the minutes on the way.
i Far enough for some good music, close enough to do it often.
b Would somewhere in the middle be easier for you?
b How far would you go for a good evening?
=dressUp
c I'll wear a clean shirt and good shoes, the evening deserves it.
c Smart enough that you'll see I tried, relaxed enough to breathe.
c I'll dress nicely for you, just not as far as a wedding.
p I'm wearing my best shirt, if the iron and I can agree.
p Something smart, after three changes I'll never admit to.
p I'm dressing as a man who isn't nervous.
i Smart casual, with one bright colour I hope makes you smile.
i I think I'll wear a dark shirt and shoes that can handle a walk.
i Smart, I think, getting ready is half the looking forward.
b Do you like dressing up, or is comfort first?
b How long do you need to get ready?
=mindMyKids
c I don't mind at all, your kids are part of you.
c Kids are more than welcome, and they should come first with you.
c Your kids are no problem, if anything I respect you more for it.
p I'm fine with it, kids and I have the same sense of humour.
p I don't mind kids one bit, sticky fingers don't scare me.
p Fine with me, I only worry they'll beat me at cards.
i Not at all, I like how you sound when you write about them.
i Not at all, people with kids know what really matters.
i I'm happy with that, and happy to go slowly for their sake.
b What are they like, your kids?
b When do you get time only for yourself?
=kidsKnow
c I go slowly with kids, they'd hear when it's good and steady.
c I'd tell them openly, when the time's right for everyone.
c They'd know when it's serious, and that they still come first.
p Kids always know anyway, we just make it official.
p Kids always find out, and they'd have advice and a word about my shirt.
p I'd tell them gladly, I'm only a bit scared of their questions.
i Kids notice when you're humming, so I may be giving myself away.
i I'd want to tell them over pancakes, with no big scene.
i I'd tell them for a good reason, and you might turn out to be one.
b When do you think is the right time for that?
b How would you want it to go?
=whoseDog
c Whoever holds the lead, I'd share any sofa with that dog.
c A dog like that belongs to whoever's holding the treats.
c I'd call any dog a very good friend after five minutes.
p Ask the dog, it thinks it owns everybody in the picture.
p I'm in that photo purely to hold the lead.
p We share the fame, but the dog got me the match.
i Look at how that dog looks at me, I've a lot to live up to.
i A dog I'd take for a walk any day, muddy paws included.
i I'm always happier with a dog beside me, whoever it belongs to.
b What do dogs usually make of you?
b What dog would suit your life?
=tookPhoto
c It takes someone kind with a steady hand, I'm hopeless at selfies.
c Whoever was willing to wait until I'd stopped blinking.
c It takes someone patient, because I need a lot of goes.
p Some kind of saint, I blink in nearly everything.
p Whoever it was, they deserve a prize for waiting out my posing.
p Somebody ought to get a medal for making me stand still.
i I only smile like that when I'm at ease with the camera.
i I like a friendly face behind the camera, a timer won't do.
i I'd love you to take the next one, you're easy to smile at.
b Who takes the best pictures of you?
b Do you like being behind or in front of the camera?
=photoOld
c I like photos you'd recognise me from at the door.
c You won't walk straight past me, I'd wave anyway.
c Whatever a photo's age, I'd rather be better in person.
p Recent enough to be fair, old enough to be flattering.
p The face still fits, the knees may have moved on.
p The smile's current, and that's the main thing.
i I like that photo for the mood in it, not for the date.
i Old or new, a photo misses how a face moves when it talks.
i You'd know me straight away, especially once I see you and smile.
b Which of your photos do you like best?
b Do you look like your own photos?
=foodVerdict
c The food was good, and I left nothing on the plate.
c I liked it, and I'd have liked it more in company.
c Very nice, but I'm easy to please with food.
p Clean plate, they hardly had to wash it.
p Good, and most of it missed my shirt.
p I chewed like a critic and finished like a labrador.
i It was good, though something was missing, and I think it was company.
i Good, but I know somewhere I'd rather take you.
i Nice enough that I thought of who else would like it.
b What was the best thing you ate this week?
b Which dish would you cross town for?
=whoWith
c Good company or my own, I'm happy with either.
c Nobody you need to wonder about.
c Whoever it was, next time I'd like it to be you.
p I'd call a good sandwich company enough for anyone.
p Whoever I'm with, I end up carrying all the coats.
p Somebody patient, ideally, anyone with me gets my full commentary.
i I kept thinking you'd have enjoyed it, whoever else was there.
i Nobody I'd rather have had there than you.
i The wrong company for it, I'd say, seeing as you weren't there.
b Who is your favourite person to go out with?
b What do you most like doing on your own?
=theyFixIt
c I'll call it fixed once it's behaved for a whole week.
c Fixed or not, I'm staying calm about it.
c One way or another it gets sorted, I won't let it drop.
p I'm speaking to it very nicely, just to be safe.
p My part in fixing it is to stand there and nod.
p I'd say so, as long as nobody breathes near it.
i It's teaching me patience I thought I already had.
i I don't want to jinx it by saying it's fixed.
i I'll believe it's fixed when it stops surprising me.
b What's broken at yours that nobody ever fixes?
b Who do you call when something breaks?
=whatTheySaid
c Nothing I couldn't live with, one way or another.
c About what you'd expect, and I got the message.
c Better than I'd feared and worse than I'd hoped.
p Whatever they said, I was busy studying my shoes.
p I just nodded at all of it, to be safe.
p The eyebrows usually say it before the words do.
i Enough to give me something to think about.
i I'd braced myself for anything, so nothing surprised me much.
i What stays with me is how they said it, more than what.
b What would you have answered?
b Whose opinion matters most to you?
=didYouWin
c Win or lose, I gave it everything and I was smiling after.
c Either way I enjoyed it, that's the score I keep.
c In spirit it was a win, and I'd play it again tomorrow.
p By my own scoring I won very easily.
p I'm telling everyone it was a win, so keep that quiet.
p I celebrated like a winner, whatever the score said.
i I enjoyed it either way, though I like winning more than I show.
i I'd say I won something, just not what was on the scoreboard.
i Exciting enough that I'd do it again, whatever the score.
b When did you last win something?
b Are you a good loser or a bad one?
=foundIt
c I never give up on a lost thing, that's half the battle.
c Things turn up the second I stop looking, they always do.
c Lost things and I always make up in the end.
p Always in the first place I looked, that's how it goes.
p The search turned up plenty, just not what I expected.
p I'd look everywhere twice, and that includes the fridge.
i I keep finding other things I'd forgotten about.
i Losing it showed me how much I like it.
i In plain sight, probably, lost things enjoy watching me search.
b What do you lose most often?
b What would you hate to lose the most?
=didItHurt
c It hurt a bit, but I'm tougher than I sound when I complain.
c Mostly in my pride, and that heals quickly.
c No pain that a bit of sympathy couldn't put right.
p It mostly hurt my pride, there's no padding on that.
p Not much, but I gave a great performance.
p It hurt, but I only used the polite words.
i It hurts less now, I think I just wanted you to ask.
i A little, and being asked helps more than you'd think.
i I'd almost forgotten it, you're a good distraction.
b How brave are you when something hurts?
b Who looks after you when you're sore?
=worthIt
c It was worth it, if only so I never have to wonder.
c I'd do it again, with a better plan and the same good mood.
c No regrets, I'd sooner try a thing than miss it.
p Worth it for the story alone, and I do like a story.
p Yes, but next time I'm bringing snacks.
p I'd recommend it warmly, to someone braver than me.
i Yes, it was worth it, I keep smiling about it.
i My head's not sure, but I'd do it again tomorrow.
i I'm glad I did it, even if I can't fully explain why.
b What have you done that was totally worth it?
b Would you do something like that?
=howLearned
c By wanting to, and by not minding how silly I looked.
c I learned mostly by doing it badly until it stopped being so bad.
c I learned by watching people who are good at it.
p I learned by making every mistake there is, some of them twice.
p I start out confident and get it right much later.
p I taught myself, nobody else could bear to watch.
i Out of curiosity, I learn best when nobody makes me.
i I learned slowly and stubbornly, and the first success felt like magic.
i Bit by bit, and I'd enjoy it even more teaching you.
b What would you like to learn next?
b Who taught you the thing you do best?
=howLongTook
c It took longer than planned, but I was in a good mood for most of it.
c It took its time, I like to do things properly.
c A good while, I like to stay with a job until it's right.
p I'd said ten minutes, so you can imagine.
p Half the time on the job, half looking for things.
p Long enough to need two cups of tea and a biscuit.
i I lost track of the time, so I must've enjoyed it.
i The last bit took longest, I didn't really want it to end.
i Long enough for a good think, and you came up in it.
b What can you do for hours without noticing?
b Which job always takes you longer than planned?
=whyDidYou
c It felt right in the moment, and I tend to follow that.
c I'd have wondered forever otherwise.
c I did it first and worked out why later.
p My brain was on a break at the time.
p It looked much better in my head.
p It seemed like a great idea for about four seconds.
i I've asked myself why, and I get a different answer every time.
i Part of me wanted to see if I really would.
i I wanted to see how it would feel, and now I know.
b What is the daftest thing you ever did?
b Do you think first, or jump first?
=howMuchCost
c Not cheap, not crazy, and worth every penny to me.
c It's the sort of thing I'd gladly pay a bit extra for.
c A fair price for something I enjoy that much.
p Enough that I'd rather not say it in front of my wallet.
p It cost enough that I'm calling it an investment.
p Enough that I'm a bit scared to use it.
i A bit more than was sensible, but I really wanted it.
i It cost enough to make me wince once and smile ever since.
i Dear enough to think twice, nice enough to stop thinking.
b What was your best bargain ever?
b What do you never mind spending money on?
=boringYou
c You don't bore me for a second, I like how you tell things.
c Go on as long as you like, I enjoy listening to you.
c Not bored for a second, I'm wide awake, keep going.
p If I were bored you'd hear the snoring from there.
p Not bored at all, I'm just slow at typing wow.
p Talk away, my other option tonight is the dishwasher.
i Not bored at all, you're at your best when it's something you love.
i No, I keep wanting to know what comes next.
i No, the bits you think are dull are the ones I like.
b What could you talk about without ever stopping?
b What else has been on your mind today?
=laughingAtMe
c I'm smiling with you, I'd never laugh at you.
c Only the warm kind of laughing, the kind you do with people you like.
c Never at you, you just tell it so well.
p Never, the only person I laugh at is me.
p Not laughing, but a small smile got out, I'm sorry.
p I wouldn't dare, I've done sillier things before breakfast.
i I did smile, but that was more about liking you.
i Not at you, but you do make me grin at a screen.
i Laughing a little, but you'd see on my face that it's a fond one.
b Who can you laugh about anything with?
b Do you laugh at yourself easily?
=believeMe
c I believe you, you don't seem like someone who makes things up.
c Of course I do, nobody invents details that good.
c I believe you, and now I want the rest.
p Completely, but I also believe weather forecasts.
p Every word, though I'd pay to see it again.
p I do believe you, you'd have made up something more sensible.
i I believed you before you'd finished, which surprised me a bit.
i Yes, a made up version would've been tidier.
i I believe you, I'd sooner be wrong than suspicious.
b What's true about you that nobody ever believes?
b Were you worried I wouldn't?
=rememberIt
c I do, I listen properly when you tell me things.
c The things that matter to you stay with me, even if a detail slips.
c I keep the important things, because they're yours.
p I remember your stories, it's only everything else I lose.
p Better than I remember where I put my keys.
p Mostly yes, and the bits I lose I'd happily hear again.
i I remember odd details, often ones you only mentioned in passing.
i I do, and I remember best the things that made you laugh.
i More than you'd think, bits of it come back at strange moments.
b What do you never forget about people?
b What should I never forget about you?
=favTalking
c Talking to you is easy, I never have to look for words.
c How you answer, straight and with a bit of a twinkle.
c I like how our chats go from nonsense to something real and back.
p You laugh at my jokes, that alone would do it.
p It beats talking to myself, and you've better answers.
p You're the only one I check my spelling for.
i I say things to you I hadn't planned, and I don't regret them.
i I enjoy our chats because I'm still thinking about them later.
i The moment before you answer, because I never know what's coming.
b What do you like about our chats?
b Is it easy for you too?
=talkAbout
c We'd talk about people we love, food we miss and where we'd like to go.
c Films, holidays and odd neighbours, and we'd still be going at closing.
c Anything you care about, I like people on their favourite subject.
p I'd talk about food for an hour, unless you stop me.
p I'd open with the weather and then panic.
p Anything, I've got opinions on things that don't need any.
i I like talking about whatever comes up, we'd find plenty.
i We'd start politely and be somewhere odd within ten minutes.
i I'd talk about childhood dreams, and I'd love to hear yours.
b What could you talk about for a whole evening?
b Which topic do you hope never comes up?
=sameInPerson
c What you read is how I am, just with more pauses.
c It's the same man in person, no act, only with a voice.
c I'm a bit warmer in person, because I can see you smile.
p Same man, but without ten minutes to think of an answer.
p Identical, only with more hand waving.
p Same, but live, so you'll see all the mistakes.
i I'm a bit braver in writing, and a bit kinder in person.
i Mostly, though I go quiet when I'm really listening.
i Nearly, only in person you can see me smile before I answer.
b Are you louder or quieter than your messages?
b What do people notice about you in person first?
=secondThoughts
c No second thoughts here, I'm looking forward to you as before.
c Not a doubt, my mind's made up in your favour.
c I'm sure, and if I ever weren't I'd tell you.
p My only second thoughts are about the shirt.
p Not at all, my feet are perfectly warm.
p I have doubts about haircuts and curries, not about you.
i None at all, I only wonder how soon I can see you.
i I do think about it a lot, and I always end up glad.
i No, that's just nerves, and I take them as a good sign.
b What makes you wonder about that?
b Do you have any doubts of your own?
=noSpark
c Then we've had a nice hour with a decent person, no harm done.
c If it doesn't click I'd tell you kindly, and never just disappear.
c I already like you, so we're starting with a lead.
p Then there's still cake, and I've never regretted cake.
p Worst case, we shake hands and I go home to my sofa.
p Then you get an honest goodbye and the last of my chips.
i I don't worry about that, I'm more curious what's there after an hour.
i I like you in writing already, that's not a bad start.
i I always give it a second look, so there's no pressure.
b How do you know when you click with someone?
b Do you decide quickly or slowly about people?
=shallIBook
c Happy for you to book, or leave it to me, whichever you like.
c Yes to booking, I like knowing we've got a place.
c Let's book it, and I'll ring if you'd rather not.
p Yes please, my charm alone would get us a table by the bins.
p Book it, I get grumpy in a queue.
p Book it, before I try to walk in like a film star.
i Yes, booking makes it real, and I like that.
i Yes, I'd quite like to see our names on something.
i Book that bit, and we'll leave the rest of the evening open.
b What time would suit you best?
b Are you more of a planner or a chancer?
=whereToPark
c I'd try the nearest proper car park, it's easier than hunting.
c Leave ten spare minutes for it, I'll happily wait for you.
c Parking in a side street a few minutes away is usually easiest.
p Park anywhere legal, I'm not worth a ticket yet.
p I'd take the first space and pretend I chose it.
p Wherever you fit, and I'll wave you in like ground crew.
i Park a bit further off, then I can meet you and walk you over.
i Take the first free space you see, I'd call that a good sign.
i Round the corner is usually easier, and I'll come and meet you there.
b How far will you be driving to get there?
b Do you mind parking in a busy street?
=insideOutside
c Outside if it's nice, inside the moment one of us shivers.
c I vote outside, with inside as our backup.
c Wherever you're comfortable, I'm happy in sun or shade.
p Outside, until the first wasp, then I'm an indoor man.
p Inside, the wind isn't kind to my hair.
p Either, I'll knock something over wherever we sit.
i By an open window, then we get a bit of both.
i Outside, somehow people say more there.
i Start outside and move in when the light goes.
b Are you a sun person or a shade person?
b Where do you like to sit in a café?
=eatBefore
c Come a little hungry, I'd love to share some food with you.
c Have something small if you need to, and we'll eat together.
c I'm always for food, an evening's better with it.
p Come hungry, I'm better company behind a plate of chips.
p Have a snack for safety, I get dramatic when the kitchen's slow.
p Leave room, I order too much and need help.
i Keep some appetite, I want to see what you order.
i Come hungry, I've a feeling you're good at sharing plates.
i Eat a little something, and we'll have food as soon as you like.
b How hungry are you by that time usually?
b What would you most like to eat that evening?
=howLongGot
c For you I've got time, I won't plan anything straight after.
c As long as we're enjoying it, I don't like watching the clock.
c Long enough for a second round and a slow walk back.
p Until my phone dies, and that can be arranged.
p Until they put the chairs on the tables.
p No deadline, only the sofa's expecting me.
i I've got as long as you like, I'm leaving the evening open.
i I've got the whole evening, and leaving early is the last thing I want.
i A few hours for sure, and I suspect it'll turn into more.
b What time would you like to be home by?
b What could make you stay longer than planned?
=earlyOrLate
c I'm on time, I don't like to keep people waiting.
c A bit early, I like a few minutes before someone arrives.
c You can count on me to be there when I said.
p Early enough for the waiters to feel sorry for me.
p On time, if I find my keys.
p Punctual in theory, and only a little breathless in practice.
i Early, I like seeing someone come through the door.
i Very punctual when I care, so I'll be there before you.
i Early, but I'd walk round the block so you don't know.
b Are you usually waiting, or waited for?
b How long would you wait for someone?
=bringDog
c Bring the dog, I'd be glad to meet someone so important to you.
c Your dog's very welcome, we'll just pick a place that's fine with it.
c With a dog along we can make it a walk, even better.
p Please do, at least one of us will be well behaved.
p The dog can come, but be warned that I share my chips.
p Yes, dogs make me look much nicer than I am.
i Of course, I'm curious what the dog makes of me.
i Yes, I'd like to see how you two are together.
i Please, and if it goes quiet we can both talk to the dog.
b What does your dog think of strangers?
b How do I make a good first impression on the dog?
=mindDivorced
c It doesn't bother me at all, it's part of your story.
c I don't mind in the least, I care about who you are now.
c I don't mind, all of it made the woman I enjoy talking to.
p Not a bit, nobody worth meeting comes with a blank page.
p I mind cold chips, not a marriage.
p Not at all, I'm hardly brand new myself.
i No, if anything I think you know what you want now.
i Not for me, and I'd happily hear about it whenever you feel like it.
i No, it tells me you dared once, and I like that.
b Does it feel strange to be dating again?
b What are you hoping for now?
=mindNights
c Your hours are fine, I'd take one good hour over none.
c I don't mind odd hours, we'd find our own times.
c Busy is fine, what counts is that you want to see me.
p Not at all, I've always wanted breakfast at six in the evening.
p No problem, I can be charming over cornflakes at any hour.
p No, it gives me time to tidy up before you visit.
i No, I like people who care about their work, and I can be patient.
i I don't mind, I'd like to be the nice part of your timetable.
i I don't mind your work hours, I'd look forward to you all the more.
b What do you like about your hours?
b When do you have a bit of time for yourself?
=mindTaller
c I don't mind at all, stand as tall as you are.
c Wear the heels if you like them, it changes nothing for me.
c Height's never mattered to me, I look for the laugh first.
p Fine by me, someone has to reach the top shelf.
p Not one bit, I'd just ask for a box for the photos.
p I like tall, you can find us a table in a crowd.
i I don't mind at all, it's confidence I notice and you've got it.
i Not at all, and at a table nobody can tell.
i No, I'd just walk next to you and feel lucky.
b What is the best thing about your height?
b Do people often ask you about it?
=tooOldForThis
c Nobody's too old for this, there's no closing time.
c You're just the right age, you know your own mind.
c It's never too late for good company and a few butterflies.
p If you're too old, I should've been sent home too.
p My knees would say yes, but I never ask them.
p Not too late, just past the bit where we pretend to like clubs.
i I think people get better at this, they stop pretending.
i No, the butterflies don't seem to know how old I am.
i No, it's braver to start now, and I like brave.
b What would you like it to lead to?
b What's been the nicest part so far?
=motherOnMe
c I think my family would like you, you're kind and you say what you mean.
c They'd see quickly that you make me smile.
c They'd like you for the same reasons I do.
p They'd thank you for coming and ask what you see in me.
p My whole family would be on your side within ten minutes.
p You'd get the best chair and I'd get the washing up.
i I think they'd like you, mostly for how happy I'd look.
i I think they'd like you, I can easily picture you at that table.
i They'd probably notice before I did how much I like you.
b How do you win over a family?
b Would your own mother approve of me?
=datesBefore
c Three or four good dates tell me most of what I need.
c I go by the feeling more than the number of dates, and I don't rush.
c As many as it takes for us both to stop counting.
p Two or three, I spend the first date just getting over my nerves.
p Three dates or so, after that I'm only counting desserts.
p At my speed you should count in seasons.
i One date can be enough to know I want the next.
i It's less a number, more the first time we forget the clock.
i After two or three dates I usually know, I get slow at saying goodbye.
b When do you know with someone?
b Do you have a rule for that?
=howWeMet
c I'd tell the plain truth, we met online and it was lucky.
c It's nothing to hide, I'd say it with a smile.
c That we met on an app and couldn't stop talking, I like it.
p Let's say we both reached for the last umbrella.
p My version has a storm in it, and I'm unusually brave.
p Let's say a bookshop, I'll learn the name of a book.
i A small message and a bit of luck, I quite like the true version.
i We tell them half, and keep the good half.
i I'd say you wrote something funny and I forgot what time it was.
b Which version would you tell your friends?
b What's the best how we met story you know?
=startAgain
c Yes, let's start again, I'm glad you want to.
c Gladly, I liked you the first time anyway.
c Let's start from the beginning, hello, it's very nice to meet you.
p Please, my own start needed some work as well.
p Already forgotten, and I didn't even have to try.
p Yes, and this time I'll stand up straighter.
i Yes, let's start again, I'd enjoy meeting you a second time.
i Yes, a new start is fine, and I like that you asked.
i Let's, a second hello can be even nicer than the first.
b What would you like to say first this time?
b What should I know about you from the start?
=whatPrize
c A drink of your choice and my full admiration.
c You get to choose what we do first together.
c You win a big slice of cake and my lasting respect.
p First prize is dinner with me, second prize is two dinners.
p You win my last biscuit, and I don't say that lightly.
p A round of applause, I'm doing it now, alone.
i A hug at hello, and the last bite of my dessert.
i Your prize is a long message, I don't write those for just anyone.
i A song I pick just for you, and the first dance to it.
b What would be the perfect prize for you?
b What was the nicest thing you ever won?
=youSaidBack
c I said something calm and short, that's usually best.
c I said it politely, and I meant every word.
c Not much, I don't like to make a scene.
p Something brilliant, but only later, to the bathroom mirror.
p I opened my mouth and a noise came out.
p I was going for dignified, it came out closer to a cough.
i Nothing at first, and that seemed to say enough.
i Something fine, though the one I kept to myself was better.
i I said it more calmly than I felt, and I was quite proud of that.
b Would you have said more?
b Do you speak up, or think of it later?
=howBigReally
c Big enough to impress me, and I wouldn't stretch it for you.
c Every bit as big as I told you, give or take.
c True to size, I only added some feeling.
p Huge, and it grows every time I tell it.
p Halve it and you're still being generous.
p In daylight it was a bit more modest.
i Big enough that I felt very small next to it.
i Pretty big, and it felt even bigger at the time.
i Bigger every time I think of it, so don't ask me tomorrow.
b What do you always exaggerate about?
b Have you ever seen a bigger one?
`;
