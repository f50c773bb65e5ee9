/** Finer kinds of question, known by what was learned. What he has just told, the two of them, arranging. Form: content/asked-about-him.ts. */
export const FINER_THE_TWO = `
=sleptWell
c I slept well, thanks, and waking up to your message helped.
c All the better for our chat, it's a nice way to end a day.
c My night was fine, I woke up in a good mood.
p Like a baby, so I woke up hungry and confused.
p Enough to stand up, not enough to be trusted with a toaster.
p Wonderfully, right up until the alarm.
i Not right away, I had someone nice to think about first.
i Better than usual, and I woke from a dream I'd like back.
i Well enough, though something you wrote kept me up a bit.
b What was the first thing you thought of today?
b Which side of the bed is yours?
=gotMyText
c I'm on it now, and I'm glad you checked.
c Anything you send gets read properly, usually more than once.
c I'm here now, and you deserve a decent answer.
p My phone and I do our best, and only one of us is smart.
p Blame my thumbs, they're slower than my good intentions.
p If it's from you, it gets read first. The reply takes me longer.
i I like seeing your name come up, even before I know what it says.
i I read most messages quickly, with yours I take a bit longer.
i My day gets slightly better whenever one from you turns up.
b Did I keep you waiting long?
b What were you hoping I'd say?
=hadFun
c I really enjoyed it, and mostly because of the company.
c It was lovely, easy and warm, and I was sorry it ended.
c Very much, time with you goes by far too quickly.
p I did, my face is still sore from smiling.
p Such a good time that I forgot to be nervous.
p I did, and I'll be grinning at strangers until at least Thursday.
i I had a better time than I'd let myself hope for.
i Yes, and I'd go straight back to hello and start again.
i Yes, I noticed how much when it went quiet afterwards.
b Which bit of it did you like best?
b What were you thinking on the way home?
=kidsAges
c Old enough to argue back and young enough to still raid my fridge.
c At the age where everything changes by Friday, and I enjoy keeping up.
c Whatever age they get to, it always turns out to be my favourite.
p About one snack away from running the whole house.
p They're ageing normally, it's only me that's going faster.
p The age where I am hilarious to me and embarrassing to them.
i Every time I get used to their age they have another birthday.
i Older than they were five minutes ago, or that's how it feels.
i Somewhere between needing me for everything and pretending they don't.
b What age were you happiest at as a child?
b Which age do you think is the hardest one?
=whoHasKids
c The kids come first, and I plan my free evenings around them.
c It changes, but their time is theirs and a free evening's properly free.
c When it's my turn I'm fully there, phone away.
p There's a plan, and I'm the last to hear about it.
p It takes a calendar, a lot of snacks and some luck.
p Ask me Friday, the plan has usually changed twice by then.
i The handovers are the hard bit, the place gets so quiet.
i Weekends without them feel long on Friday and short by Sunday.
i It's a bit like two lives, and I like introducing them slowly.
b What do you do with a completely free evening?
b How do you like to spend your quiet weekends?
=willText
c You'll hear from me, you can sleep soundly on that.
c Of course, I like having you in my day.
c Yes, and I don't say that just to be polite.
p I will, right after I've rewritten it four times to look casual.
p Yes, I'm already working on something clever, so expect hello.
p You'll get a text, and I'll pretend it only took a minute.
i I will, I already know how it starts but not how it ends.
i Yes, but I'm keeping the hour a surprise.
i Yes, writing to you is becoming my favourite bit of the day.
b What would you like to read first tomorrow?
b When in the day do you like hearing from me?
=feelBetter
c Better for being asked, that helps more than tablets.
c Good enough to write to you, so it can't be too bad.
c Getting there, and in much better spirits already.
p Very brave about it, I only moan once an hour.
p Better, though I'm still accepting sympathy.
p I'm nearly fine, but I could drag it out for the attention.
i Better, and I noticed who asked.
i I feel better in the evenings, which is usually when you write.
i Nearly there, though I'd keep the part where you check on me.
b What do you do when you're under the weather?
b Who brings you soup when you're ill?
=nickname
c Whatever comes easily to you, I like a nickname that just happens.
c The name on my profile is fine, so is anything kind and shorter.
c My first name, I'd like to hear you say it.
p I answer to anything if there's dinner involved.
p Anything suits me, as long as it is kinder than I deserve.
p I always wanted one like a wrestler's, so you'd better choose.
i You can't pick your own nickname, so I'll wait for yours.
i My favourite kind is one that only one person uses.
i Whatever you'd call across a street, I'd turn round and smile.
b What do the people who love you call you?
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
b Who do you usually tell such things to?
b Is there more of that story?
=disturbing
c You're never a bother, this is a welcome break.
c For you I can spare a moment, gladly.
c Disturb me as often as you like, I mean that.
p You're only interrupting a long stare at nothing.
p My busy face is mostly for show, come right in.
p I was about to be productive, so thank you.
i There are interruptions I hope for, and this is one.
i Not at all, I like that you turn up in the middle of things.
i No, I'd been wondering when you would.
b What are you taking a break from?
b When is the best time to catch you?
=laughToday
c People being very serious about something ridiculous, every time.
c I do, mostly at myself, there's plenty of material.
c You did, with that dry way you have of telling things.
p My reflection before breakfast, it never fails.
p My own joke, again, because someone has to.
p Looking for something I was already holding, that usually does it.
i It's always where I'm not supposed to, a silent room or a queue.
i I laugh hardest with people I trust, so we'll see how you do.
i A stranger getting the giggles, I'm gone every time.
b What always makes you laugh, even on bad days?
b Who do you laugh with the most?
=friendsKnow
c I keep our messages to myself, but I'm happy to say I like you.
c My friends only need one look at my face to guess.
c You're too nice a subject to keep secret for long.
p I grin at my phone so much that strangers must know.
p I'd try to keep it quiet, but my face isn't built for it.
p They'd only get the headlines, the rest stays with me.
i I like having something good that's just mine for a while.
i Telling people makes it real, and I notice I want to.
i What I'd say about you gets a bit longer every day.
b Who did you tell about me first?
b What have your friends heard about me so far?
=shyInPerson
c A little shy for the first five minutes, then you'll hardly notice.
c I may start quietly, but I look people in the eye and mean it.
c A bit, but I'd still be the one who says hello first.
p Shy for ten minutes, and after that you'll miss it.
p A little, watch my ears, they go red first.
p About as shy as a cat, it passes when there's food.
i I get shyer with someone I like, which gives the game away.
i A bit quiet, but I notice things the loud ones miss.
i Bold with words, shy with compliments, so be gentle with those.
b What makes you shy, even now?
b How are you in the first five minutes?
=nameLights
c I was really pleased, and it showed.
c I drop whatever dull thing I'm doing when I see your name.
c Very happy, you're the best interruption I get.
p I played it cool for about four seconds.
p Yes, and then I forgot how to type.
p I fixed my hair, and I know you couldn't see me.
i There's a second before I open your message that I like a lot.
i I thought this could be the start of something, and then I smiled.
i Your name's started to stand out from all the others.
b What made you decide to press send?
b What do you feel when I answer?
=hugOrHandshake
c A hug if you'd like one, short and warm, and then a smile.
c I'll start with hello and happily follow with a hug if you want.
c A hug's my favourite, but a smile and a handshake is fine too.
p Whatever you choose, I'll do the other one and apologise.
p It starts as a handshake, turns into a hug and gets confusing.
p Let's hug, my handshakes feel like I'm selling you a car.
i I think we'll both know in the second before.
i A hug, I have a feeling yours are good.
i A hug, and I might be a second slow to let go.
b What greeting feels most natural to you?
b Who gives the best hugs in your life?
=ifAwkward
c A bit of awkward at the start is fine by me, it soon passes.
c If it gets awkward we'll laugh about it, and that usually fixes it.
c Silence doesn't worry me, I'll just smile at you.
p I'll be awkward first, so you can relax.
p Then I'll read you the menu like the evening news.
p Next to mine, your awkward will look like elegance.
i Then we'll have something to laugh about on the second date.
i I don't mind it, nervous usually means it matters.
i I quite like that bit, it's just before people stop performing.
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
i However far it is, it'll feel longer on the way there.
i It's shorter than it was before you asked me.
b How do you like to pass the time travelling?
b How far would you go for a good evening?
=dressUp
c A clean shirt and good shoes, the evening deserves it.
c Smart enough that you'll see I tried, relaxed enough to breathe.
c I'll dress nicely for you, just not as far as a wedding.
p My best shirt, if the iron and I can work it out.
p Something smart, after three changes I'll never admit to.
p I'm dressing as a man who isn't nervous.
i Smart casual, with one bright colour I hope makes you smile.
i I'm leaning towards a dark shirt and shoes for a long walk home.
i Smart, I think, getting ready is half the looking forward.
b What do you feel most yourself in?
b How long do you need to get ready?
=mindMyKids
c I don't mind at all, your kids are part of you.
c Kids are more than welcome, and they should come first with you.
c Not a problem, if anything it makes me respect you more.
p I'm fine with it, kids and I have the same sense of humour.
p Not a bit, sticky fingers don't scare me.
p Fine with me, I only worry they'll beat me at cards.
i Not at all, I like how you sound when you write about them.
i Not at all, you get good at telling what really matters.
i I'm happy with that, and happy to go slowly for their sake.
b What are they like, your kids?
b When do you get time only for yourself?
=kidsKnow
c I go slowly with kids, they'd hear when it's good and steady.
c I'd tell them openly, when the time's right for everyone.
c What matters is they know I'm happy and still theirs.
p Kids always know anyway, we just make it official.
p They'd have questions, advice and something to say about my shirt.
p I'm less scared of you than of their questions.
i Kids notice when you're humming, so I may be giving myself away.
i I'd want it to be a normal day, with pancakes.
i It deserves a good reason, and you might turn out to be one.
b How did your family find out about your dating?
b What would you want to do at a first meeting?
=whoseDog
c Whoever's name is on the lead, that dog has my heart.
c A dog like that belongs to whoever's holding the treats.
c All I'll say is we're very good friends, that dog and me.
p The dog would say I belong to him, honestly.
p I'm in that photo purely to hold the lead.
p Whoever's it is, we both know who got me the match.
i Look at how that dog looks at me, I've a lot to live up to.
i A friend I'd happily share a sofa with, muddy paws included.
i I'm at my happiest with a dog beside me, and I think it shows.
b Which animal would you like beside you in a photo?
b What dog would suit your life?
=tookPhoto
c Someone kind with a steady hand, I'm hopeless at selfies.
c A friendly hand, nobody with any claim on me.
c Someone patient, because I need a lot of takes.
p Someone very patient, I blink in everything.
p Someone who waited until I'd stopped posing.
p Someone who was shouting at me to stand still.
i Someone I felt at ease with, and I think it shows.
i A friendly face behind the camera, I can't smile like that at a timer.
i Someone easy to smile at, and I'd love you to take the next one.
b Who takes the best pictures of you?
b Do you like being behind or in front of the camera?
=photoOld
c I only use photos you'd recognise me from at the door.
c They're like me enough that you won't walk past me.
c They're honest, what you see is the man you'll meet.
p Recent enough to be fair, old enough to be flattering.
p The face still fits, the knees may have moved on.
p The smile's current, and that's the main thing.
i I chose it for how I felt in it, more than for the date.
i Close enough, but photos miss how a face moves when it talks.
i You'd know me straight away, especially once I see you and smile.
b Which of your photos do you like best?
b Who usually takes the pictures of you?
=foodVerdict
c It was good, I enjoy nearly anything that's served warm.
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
c Good company or just me, I'm happy either way.
c Nobody you need to wonder about.
c It was good as it was, but next time I'd like you there.
p Me, myself and a sandwich, that's always the core of the group.
p In any group I'm the one carrying the coats.
p Whoever it is, they have to put up with my commentary.
i I kept thinking who else would've enjoyed it, and you came up.
i Some places are better alone, some with one other person.
i The wrong company for it, I'd say, seeing as you weren't there.
b Who is your favourite person to go out with?
b What do you most like doing on your own?
=theyFixIt
c I'll call it fixed once it's behaved for a whole week.
c It's in hand, and I'm staying calm about it.
c It'll get sorted one way or another, I won't let it drop.
p I'm speaking to it very nicely, that's where we are.
p My part is to stand next to it and nod.
p Let's say nobody's allowed to touch it or breathe near it.
i It's teaching me patience, which I thought I already had.
i Ask me tomorrow, I don't want to jinx it.
i I've stopped asking, and I'm oddly happier for it.
b What's broken at yours that nobody ever fixes?
b Who do you call when something breaks?
=whatTheySaid
c Very few words, but quite a look.
c Not much out loud, but I got the message.
c Better than I'd feared and worse than I'd hoped.
p There was a long silence, and I studied my shoes.
p I just nodded at all of it, to be safe.
p The eyebrows answered first, and they weren't on my side.
i Not much was said, what got left out was more interesting.
i Kinder things than I was braced for, I'm still smiling a little.
i Nothing special, it was the pause before it that got me.
b What would you have answered?
b Whose opinion matters most to you?
=didYouWin
c Win or lose, I gave it everything and I was smiling after.
c The score matters less to me than a really good game.
c In spirit, yes, and I'd play it again tomorrow.
p By my own scoring I won easily.
p I'm telling everyone it was a win, so keep that quiet.
p I celebrated, and the score had very little to do with it.
i I enjoyed it either way, though I like winning more than I show.
i I'd say I won something, just not what was on the scoreboard.
i Close enough to keep it exciting, and I loved every minute.
b When did you last win something?
b Are you a good loser or a bad one?
=foundIt
c I never give up on a lost thing, so it's only a matter of time.
c It'll turn up the second I stop looking, it always does.
c One way or another I've made my peace with it.
p It'll be in the first place I looked, it usually is.
p The search turned up plenty, just not what I expected.
p I've looked everywhere twice, including the fridge.
i I keep finding other things, which is half the fun.
i Let's say I know now how much I like it.
i In plain sight, I'd bet, lost things enjoy watching me search.
b What do you lose most often?
b What would you hate to lose the most?
=didItHurt
c A bit, but I'm tougher than I sound when I complain.
c Mostly in my pride, and that heals quickly.
c Nothing some sympathy couldn't put right.
p Mainly my pride, there's no padding on it.
p Not much, but I gave a great performance.
p Exactly as much as there were people watching.
i Less now, I think I just wanted you to ask.
i A little, and being asked helps more than you'd think.
i I'd almost forgotten it, you're a good distraction.
b How brave are you when something hurts?
b Who looks after you when you're sore?
=worthIt
c It was worth it, if only so I never have to wonder.
c I'd do it again, with a better plan and the same good mood.
c No regrets, I'd sooner try a thing than miss it.
p Worth it, apart from the first half and the second half.
p Yes, but next time I'm bringing a cushion.
p I'd recommend it warmly, to someone braver than me.
i Yes, but for a small reason I hadn't expected.
i My head's not sure, but I'd go again tomorrow.
i I'm glad, and I still couldn't tell you why.
b What have you done that was totally worth it?
b What would you do again tomorrow?
=howLearned
c By wanting to, and by not minding how silly I looked.
c Mostly by doing it badly until it stopped being so bad.
c By watching people who are good at it.
p By making every mistake there is, some of them twice.
p I start out confident and get it right much later.
p I taught myself, nobody else could bear to watch.
i Curiosity, it gets me into all sorts of things.
i Slowly and stubbornly, the first time it worked felt like magic.
i Bit by bit, and I'd enjoy it even more teaching you.
b What would you like to learn next?
b Who taught you the thing you do best?
=howLongTook
c Longer than planned, but I was in a good mood for most of it.
c As long as it takes to do it properly.
c A good while, I like to stay with a job until it's right.
p I'd said ten minutes, so you can imagine.
p Half the time on the job, half looking for things.
p Long enough to need two cups of tea and a biscuit.
i I lost track of the time, so I must've enjoyed it.
i The last bit took longest, I didn't really want it to end.
i Long enough to have a good think, you came up.
b What can you do for hours without noticing?
b Which job always takes you longer than planned?
=whyDidYou
c It felt right in the moment, and I tend to follow that.
c I'd have wondered forever otherwise.
c I did it first and found the reason later.
p My brain was on a break at the time.
p It looked much better in my head.
p It seemed like a great idea for about four seconds.
i I've asked myself that, and I get a different answer every time.
i Part of me wanted to see if I really would.
i There was a reason, a sentimental one, and I'm keeping it for now.
b What is the daftest thing you ever did?
b Do you think first, or jump first?
=howMuchCost
c More than nothing and less than it is worth to me.
c I paid what it was worth to me, no regrets.
c A fair price for something I enjoy that much.
p We don't talk about the price.
p Enough that I'm calling it an investment.
p Enough that I'm a bit scared to use it.
i I forget prices fast, I just remember how much I wanted it.
i Enough to make me wince once and smile ever since.
i More than I'd planned, but I don't treat myself often.
b What was your best bargain ever?
b What do you never mind spending money on?
=boringYou
c You don't bore me for a second, I like how you tell things.
c Go on as long as you like, I enjoy listening to you.
c I'm wide awake and interested, keep going.
p If I were bored you'd hear the snoring from there.
p Not bored at all, I'm just slow at typing wow.
p Talk away, my other option tonight is the dishwasher.
i No, you get more interesting when it's something you love.
i No, I keep wanting to know what comes next.
i No, the bits you think are dull are the ones I like.
b What could you talk about without ever stopping?
b Who told you that you talk too much?
=laughingAtMe
c I'm smiling with you, I'd never laugh at you.
c Only the warm kind of laughing, the kind you do with people you like.
c Never at you, you just tell it so well.
p Never, the only person I laugh at is me.
p A small smile got out, I'm sorry.
p I wouldn't dare, I've done sillier things before breakfast.
i I did smile, but that was more about liking you.
i You have a way of making me grin at a screen.
i A little, but if you could see my face you wouldn't mind.
b Who can you laugh about anything with?
b Do you laugh at yourself easily?
=believeMe
c I believe you, you don't seem like someone who makes things up.
c Of course I do, nobody invents details that good.
c I believe you, and now I want the rest.
p Completely, but I also believe weather forecasts.
p Every word, though I'd pay to see it again.
p I do, you'd have made up something more sensible.
i I believed you before you'd finished, which surprised me a bit.
i Yes, a made up version would've been tidier.
i Yes, I'd sooner be wrong than suspicious.
b What's true about you that nobody ever believes?
b Who didn't believe you?
=rememberIt
c I listen properly when you tell me things, so try me.
c The things that matter to you stay with me, even if a detail slips.
c I keep the important things, because they're yours.
p I remember your stories, it's only everything else I lose.
p Better than I remember where I put my keys.
p Mostly yes, and the bits I lose I'd happily hear again.
i I remember odd details, often ones you only mentioned in passing.
i I remember best what made you laugh.
i More than you'd think, bits of it come back at strange moments.
b What do you never forget about people?
b What should I never forget about you?
=favTalking
c It's easy, I never have to look for words with you.
c How you answer, straight and with a bit of a twinkle.
c We go from nonsense to something real and back.
p You laugh at my jokes, that alone would do it.
p It beats talking to myself, and you've better answers.
p You're the only one I check my spelling for.
i I say things to you I hadn't planned, and I don't regret them.
i You ask things I'm still thinking about later.
i The moment before you answer, because I never know what's coming.
b What do you like about our chats?
b Who else can you talk to like this?
=talkAbout
c People we love, food we miss and where we'd like to go.
c Films, holidays and odd neighbours, and we'd still be going at closing.
c Anything you care about, I like people on their favourite subject.
p Food, for an hour, unless you stop me.
p I'd open with the weather and then panic.
p Anything, I've got opinions on things that don't need any.
i The things we haven't planned, those interest me most.
i We'd start politely and be somewhere odd within ten minutes.
i Childhood dreams, I'd love to hear which of yours survived.
b What could you talk about for a whole evening?
b Which topic do you hope never comes up?
=sameInPerson
c What you read is how I am, just with more pauses.
c It's the same man, and he'll be the one at the table.
c I'm a bit warmer in person, because I can see you smile.
p Same man, but without ten minutes to think of an answer.
p Identical, only with more hand waving.
p Same, but live, so you'll see all the mistakes.
i I'm a bit braver in writing, and a bit kinder in person.
i Mostly, though I go quiet when I'm really listening.
i Nearly, only my smile arrives a second before my words.
b Are you louder or quieter than your messages?
b What do people notice about you in person first?
=secondThoughts
c No second thoughts here, I'm looking forward to you as before.
c My mind's made up in your favour.
c I'm sure, and if I ever weren't I'd tell you.
p My only second thoughts are about the shirt.
p Not at all, my feet are perfectly warm.
p I have doubts about haircuts and curries, not about you.
i I had second thoughts, and they were even nicer than the first.
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
p Yes please, my face has never once produced a table.
p Book it, I get grumpy in a queue.
p Book it, before I try to walk in like a film star.
i Yes, booking makes it real, and I like that.
i Yes, I'd quite like to see our names on something.
i Book that bit, and we'll leave the rest of the evening open.
b Do you like a corner table or the window?
b Are you more of a planner or a chancer?
=whereToPark
c I'd try the nearest proper car park, it's easier than hunting.
c Leave ten spare minutes for it, I'll happily wait for you.
c A side street a few minutes away is usually easiest.
p Anywhere legal, I'm not worth a ticket yet.
p I'd take the first space and pretend I chose it.
p Wherever you fit, and I'll wave you in like ground crew.
i A bit further off, then I can meet you and walk you over.
i Take the first lucky space, I'd call that a good sign.
i Round the corner, where nobody else bothers to look.
b How far will you be driving to get there?
b Do you like to drive, or only to arrive?
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
i Come half hungry, so the evening can go either way.
b How hungry are you by that time usually?
b What would you most like to eat that evening?
=howLongGot
c For you I've got time, I won't plan anything straight after.
c As long as we're enjoying it, I don't like watching the clock.
c Long enough for a second round and a slow walk back.
p Until my phone dies, and that can be arranged.
p Until they put the chairs on the tables.
p No deadline, only the sofa's expecting me.
i I'm leaving the evening open, just in case.
i Time isn't the problem, wanting to leave might be.
i Ask me an hour in, I suspect it'll be longer than I say now.
b When does your day have to end?
b What could make you stay longer than planned?
=earlyOrLate
c I'm on time, I don't like to keep people waiting.
c A bit early, I like a few minutes before someone arrives.
c You can count on me to be there when I said.
p Early enough for the waiters to feel sorry for me.
p On time, if I find my keys.
p Punctual in theory, and only a little breathless in practice.
i Early, I like seeing someone come through the door.
i Very punctual when I care, so watch the clock.
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
b How did the two of you find each other?
=mindDivorced
c It doesn't bother me at all, it's part of your story.
c I don't mind in the least, I care about who you are now.
c Not a problem, it made the woman I enjoy talking to.
p No trouble, I've got a past too, and some of the haircuts were criminal.
p I mind cold chips, not a marriage.
p Not at all, I'm hardly brand new myself.
i No, if anything I think you know what you want now.
i Not for me, and I'd happily hear about it whenever you feel like it.
i No, it tells me you dared once, and I like that.
b What did you learn about yourself from it?
b What do you want to be different this time?
=mindNights
c Your hours are fine, I'd take one good hour over none.
c I don't mind odd hours, we'd find our own times.
c Busy is fine, what counts is that you want to see me.
p Not at all, I've always wanted breakfast at six in the evening.
p No problem, I can be charming over cornflakes at any hour.
p No, it gives me time to tidy up before you visit.
i No, I like odd hours, people talk differently at four in the morning.
i Not at all, I'd like to be the nice part of a strange timetable.
i I don't mind, I'd look forward to it more.
b What do you like about your hours?
b When are you at your best in the day?
=mindTaller
c I don't mind at all, stand as tall as you are.
c Wear the heels if you like them, it changes nothing for me.
c Height's never mattered to me, I look for the laugh first.
p Fine by me, someone has to reach the top shelf.
p Not one bit, I'd just ask for a box for the photos.
p I only see benefits, you can find us a table in a crowd.
i No, it's confidence I notice, and you sound like you've got it.
i Not at all, and at a table nobody can tell.
i No, I'm more curious how you walk into a room.
b What is the best thing about your height?
b When do you feel tallest?
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
b What would you like to feel once more?
b What do you know now about love?
=motherOnMe
c I think they'd like you, you're kind and you say what you mean.
c They'd see quickly that you make me smile.
c They'd like you for the same reasons I do.
p They'd thank you for coming and ask what you see in me.
p They'd be on your side within ten minutes.
p You'd get the best chair and I'd get the washing up.
i I think they'd look at my face more than yours.
i I can picture you at that table more easily than I'd expected.
i They'd probably notice before I did how much I like you.
b How do you win over a family?
b Would your own mother approve of me?
=datesBefore
c Three or four good dates tell me most of what I need.
c I go by the feeling more than the number, and I don't rush it.
c As many as it takes for us both to stop counting.
p One date to relax and a second to be myself.
p I lose count after two, then it's just desserts.
p At my speed you should count in seasons.
i One can be enough to know I want the next.
i It's less a number, more the first time we forget the clock.
i I usually know at the goodbye, by how slowly I leave.
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
c From the beginning then, hello, it's very nice to meet you.
p Please, my first entrance needed work as well.
p Already forgotten, and I didn't even have to try.
p Yes, and this time I'll stand up straighter.
i Yes, though I might pretend not to know how you like to tease.
i Yes, and I like that you asked.
i Let's, though I'd like to keep one or two of your lines.
b What would you like to say first this time?
b What should I know about you from the start?
=whatPrize
c A drink of your choice and my full admiration.
c You get to choose what we do first together.
c You get to ask me any favour you like.
p First prize is dinner with me, second prize is two dinners.
p My last biscuit, and I don't say that lightly.
p A round of applause, I'm doing it now, alone.
i A hug at hello, and the last bite of my dessert.
i Something small that I don't give to just anyone.
i A song I pick just for you, and the first dance to it.
b What would be the perfect prize for you?
b What was the nicest thing you ever won?
=youSaidBack
c I kept it calm and short, it's usually best.
c I was polite, and I meant every word.
c Not much, I don't like to make a scene.
p Something brilliant, but only later, to the bathroom mirror.
p I opened my mouth and a noise came out.
p I was going for dignified, it came out closer to a cough.
i Nothing at first, and that seemed to say enough.
i Something fine, though the one I kept to myself was better.
i Something calmer than I felt, and I was quite proud of that.
b What is the best comeback you ever made?
b Do you speak up, or think of it later?
=howBigReally
c Big enough to impress me, and I wouldn't stretch it for you.
c Every bit as big as I told you, give or take.
c True to size, I only added some feeling.
p Huge, and it grows every time I tell it.
p Halve it and you're still being generous.
p In daylight it was a bit more modest.
i Big enough that I felt very small next to it.
i It looked bigger because I was on my own with it.
i Bigger every time I think of it, so don't ask me tomorrow.
b What do you always exaggerate about?
b How do your own stories grow over time?
`;
