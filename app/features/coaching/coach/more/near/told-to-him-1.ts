/** Told of him and the two of them, part 1. Form: near-entries.ts. */
export const NEAR_TOLD_TO_HIM_1 = `
=ok i'm actually impressed / that's seriously impressive, didn't expect that / wow, fair play, i'm impressed
c Impressing you was not on my list for today, but I'm very glad it happened.
p I'd play it cool, but being found impressive has gone straight to my head.
i Now I wonder what usually impresses you, because I doubt you hand that word out easily.
b What was the last thing that properly impressed you?
=you made me laugh out loud on the bus / i just snorted my coffee reading that / that had me giggling at my desk
c Making you laugh out loud is the best thing I've managed all day.
p My apologies to everyone near you who had to witness the laughing.
i Now I want to know which line did it, so I can laugh at the same spot.
b Did anybody look up?
=so jealous of you right now / i'm green with envy / ugh lucky you, i want that so bad
c I wish I could hand you half of it and end the jealousy right here.
p Your envy has made it twice as good for me, and I'm only a little ashamed.
i What you envy is usually where a wish is hiding, so I'm curious about yours.
b What have you got that would make me jealous back?
=aw poor you, that sounds rough / oh no you poor thing / aww i feel bad for you now
c Your sympathy works faster than anything from a pharmacy, thank you.
p I intend to milk this pity for as long as you allow it.
i Pity normally makes me squirm, but from you I find it rather nice.
b Are you always this soft on people who complain?
=!i'm so sorry you went through that / that must have been so hard for you, i'm really sorry / sending you a big hug, nobody should go through that
c Thank you, it means a lot to have it met with such kindness.
p Words as gentle as yours do more good than you probably know.
i You found the right words for something hard, and I wonder where you learned that.
b Are you the one your friends come to with hard things?
=no way, you're making that up / shut up, that did not happen / get out, there's no way that's true
c You don't swallow every story whole, and I respect that while standing by mine.
p Even I would have trouble believing me, so no hard feelings.
i Can't decide whether to convince you or keep you doubting a bit longer.
b What would it take to convince you?
=omg i would have died on the spot / i'd have died of embarrassment / i'd have changed my name and moved countries after that
c Living through an embarrassment is the only cure for fearing the next one.
p Dying on the spot was tempting, but I hear the paperwork is awful.
i Something tells me you own a far more embarrassing story and you're hiding it well.
b What's your own most embarrassing moment?
=omg same, i do exactly that / me too, i thought i was the only one / literally me, same here
c You being the same as me on this is very good news.
p That makes two of us, so by the rules it now counts as normal.
i Makes me wonder how many other odd little things we share without knowing it yet.
b How long have you been like that?
=aww that's so sweet / ok that's actually adorable / my heart, that's the sweetest thing
c Sweet is a word I'm happy to hear, most of all from you.
p My tough image lasted a good while, but you have just finished it off.
i You're quick to spot the sweet side of things, so there must be plenty of it in you.
b What's the sweetest thing somebody has done for you lately?
=i love that so much / honestly i love that, made me smile / oh i love love love that
c I hoped you might like it, but this much love beats my forecast.
p At this rate I'll run out of good material by the weekend, you're a generous audience.
i You clearly don't love it just to be polite, so I'm curious what it touched in you.
b What is it that you love most about it?
=never heard of it in my life / i have no idea what that is, never heard of it / that's a new one for me, had to google it
c I'd enjoy being the one who introduces you to it properly.
p You never having heard of it may mean that I should get out more.
i I envy you a little, since the first encounter with a thing only happens once.
b Are you curious now, or happy never to know more?
=i could never, i don't have the patience / couldn't be me, i'd quit on day one / you're braver than me, i could never do that
c I think you would surprise yourself, people are tougher than they expect.
p The secret is mostly stubbornness, and I could lend you some.
i My bet is that you do something without blinking that I could never pull off.
b What can you do that I would quit on day one?
=that gave me goosebumps / i actually got chills reading that / wow the hairs on my arms just stood up
c If it gave you goosebumps, then it landed exactly where I meant it to.
p I only expected a thumbs up, chills are a serious promotion.
i Chills don't come from nowhere, so I'd love to hear what it stirred up.
b What else gives you goosebumps?
=i'm not crying you're crying / ok that made me tear up a bit / great, now i'm all emotional at work
c A heart that is moved that easily is a lovely thing to have.
p I came to make you smile and went straight past it to tears, sorry about the mascara.
i You strike me as somebody who feels things properly, tears included, and I like that.
b Do you cry at films too?
=now i'm starving, thanks for that / you've made me hungry and it's not even noon / my stomach just growled reading that
c Then the only decent thing is for me to take you to eat sometime.
p I accept full blame for whatever you order in the next ten minutes.
i Now that you're hungry, I'm trying to guess if it'll be something sweet or something fried.
b What are you craving now?
=adding that to my watchlist right now / ok saved it, will watch this weekend / just put it on my list because of you
c I look forward to your verdict, and I want it unsoftened.
p My reputation is now in the hands of your watchlist, and I'm slightly nervous.
i It'll be interesting to hear which scene you mention first once you've watched it.
b What's been waiting longest on your list?
=listening to the song you sent, it's so good / your song is on repeat here / that track you told me about is stuck in my head now
c Knowing that song is playing at your place pleases me a lot.
p If you're sick of it by tomorrow, I'll share the blame with the chorus.
i Maybe the song sounds different at your end, with your own day wrapped around it.
b Which song should I listen to in return?
=started the book you recommended last night / i bought that book you mentioned / three chapters into your book and i'm hooked
c You took my word on a book, which is a real compliment in my world.
p I'll be over here pretending not to wait for your review of every chapter.
i Somewhere in there is a sentence that will make you stop, and I want to know which.
b Do you read in bed or anywhere you can?
=tried that recipe you told me about / made your pasta tonight and it was amazing / cooked that thing you described, turned out great
c You cooking it yourself makes me happier than any thanks.
p I claim one percent of the success, you did the stirring.
i The thought of one dish in two kitchens that have never met makes me smile.
b What did you change when you made it?
=watched that film you recommended and hated it / sorry but your series did nothing for me, gave up after two episodes / your book recommendation sent me to sleep
c An honest bad review is worth far more to me than a polite good one.
p I'll grieve for a minute and then ask you to choose the next one.
i Somehow your hating it makes me more curious about you than if you'd liked it.
b What should I watch to understand your taste?
=mad respect for that / honestly respect, that takes guts / hats off to you, that was brave
c Coming from you respect really counts, so thank you.
p From the outside it may look like guts, from the inside it's mostly wobbly knees.
i Seen from in here it wasn't brave at all, so I wonder what you saw in it.
b What's the bravest thing you've done?
=didn't have you down as that kind of guy / wow i didn't expect that from you / you've surprised me there, you don't seem the type
c Being hard to guess suits me fine, there's more where that came from.
p My mysterious side has waited years for somebody to be surprised by it.
i If I could, I'd love a look at the man you had pictured before.
b What type did you have me down as?
=your job sounds so interesting / ok your work is way cooler than mine / i'd love to have a job like yours
c With a listener as curious as you, work becomes a pleasure to talk about.
p I made sure to leave out the emails, they spoil the glamour.
i Now I'm wondering what you'd have become if nobody had told you to be sensible.
b What would your dream job be?
=your job sounds so stressful / i'd last five minutes doing what you do / that's a lot of pressure, i couldn't handle it
c There's pressure in it, but kind words like yours let some of the steam out.
p Five minutes is a respectable start, the trick is repeating it all day.
i You picked up on the stress very quickly, as if you knew it first hand.
b How do you switch off after a stressful day?
=you work too much / you need a day off, seriously / all work and no play with you
c Fair enough, I'd gladly trade some work for time with you.
p I'll ask myself for a holiday and hope that I'm in a generous mood.
i If I did take that day off, I know who I'd want to ask along.
b What would you do with a whole day off?
=your family sounds lovely / aw your mum sounds like a legend / you're so lucky with your family
c Kind words about family go straight to the right place with me.
p If they ever hear about this praise there will be no living with them.
i The warm way you talk about families makes me curious about the one you come from.
b Who's the legend in your family?
=you're such a good son / what a good brother you are / your friends are lucky to have you
c That's about the nicest thing anybody can say of me, thank you.
p Could you put that in writing for the next family argument, please.
i You look at how people treat their own, and I wonder who taught you to look there.
b Who is lucky to have you?
=my childhood was the complete opposite of yours / ours was nothing like that, very different house / funny, i grew up totally differently
c I'd really like to hear how it was where you grew up.
p Between the two of us we seem to have covered every sort of childhood.
i One ordinary evening in that house of yours would interest me more than any film.
b What was the best thing about growing up your way?
=i know that feeling so well / been there, i know exactly how that feels / totally get it, i've been in that exact spot
c What a comfort to talk to somebody who knows that feeling too.
p We could found a club for this feeling, with biscuits and no minutes.
i Somebody who's been in that exact spot doesn't need the long version, what a relief.
b What got you through it?
=that story is hilarious / i can't stop laughing at that story / best story i've heard all week
c A story needs somebody who laughs at the right places, and you do.
p I peaked early with that story, so please keep your expectations low from here.
i You're saving a story that beats mine, I can feel it from here.
b What's the story your friends always make you tell?
=just told my flatmate your story and she's crying laughing / read your message to my sister and she approves / my coworkers all know about you now thanks to that
c Reaching your inner circle already is an honour, say hello to them from me.
p So I have a fan club now, and I haven't even ordered the shirts.
i It's odd and rather nice to have been in your kitchen already, if only as a story.
b What did they all have to say about it?
=ew no that's disgusting / gross, i didn't need that image / yuck, i'm never eating again
c Fair, I owe you one pleasant thought to replace the gross one.
p I regret nothing except your lost appetite.
i You never really know where somebody's limit is until the dinner table gets involved.
b What's the thing that grosses you out most?
=that would terrify me / nope nope nope, too scary for me / honestly my worst nightmare right there
c Nothing wrong with knowing what scares you, I'd keep you well away from it.
p I'm told that screaming helps, and it can be done with dignity.
i I'd have guessed you were fearless, so now I'm curious where this one comes from.
b What else is on your list of nightmares?
=sounds like we had the exact same day / our weeks are identical apparently / we're living the same life in two different houses
c If our days match this well, we may as well spend part of one together.
p One of us could take a turn living it for both, I'd do Tuesdays.
i I like to think that somewhere in it we both sighed at the same minute.
b Which part of the day would you cut out?
=proud of you for sticking with it / good for you, most people would have given up / you should be proud of how hard you worked
c Hearing that you're proud of me makes the effort feel worth it twice.
p Giving up was on offer the whole time, I just missed the deadline.
i You saw the sticking with it and not just the result, which takes a good eye.
b What are you most proud of yourself?
=congrats, that's huge news / yay congratulations, so happy for you / that's brilliant news, well done you
c Hearing you this happy for me doubles the good news.
p I'd bow, but you'd have to imagine it.
i Good news only feels real once I've told it to somebody who's glad.
b How do you celebrate good news?
=that is the most random thing i've read today / well that was unexpected, i love it / so random but i'm here for it
c I'm glad you follow me round the corners, random is where good talks start.
p My thoughts take the scenic route, thank you for riding with me.
i Random suits us, we end up in better places when neither of us is steering.
b What's the most random thing on your mind?
=you've lost me there / i read that three times and still don't get it / confused but entertained over here
c I'd rather explain it twice than have you nod politely.
p Somewhere between my head and my thumbs the meaning fell out.
i Strangely I don't mind confusing you, it means I get to try again.
b At which bit did I lose you?
=ok now i'm curious / you can't just say that and stop there / i need to hear the rest of this
c Your curiosity is exactly the sort of encouragement I like.
p I left it hanging on purpose, and it worked far better than planned.
i Half of me wants you to guess the ending first, yours might be better.
b What do you imagine comes next?
=i did not know that, mind blown / wow you learn something new every day / my brain just exploded, had no idea
c I enjoy a mind that is still happy to be surprised.
p Useless knowledge has finally paid off for me.
i You must know a few things that would blow my mind right back.
b What's a fact that blew your mind before?
=that's kind of sad, you eating alone / aw i don't like thinking of you alone on a sunday / hate that nobody was there for you that day
c It touches me that you'd mind, and your company would change it at once.
p Alone I win every argument, but I'd gladly give up that record for you.
i Most people would read straight past me sitting there alone, and you stopped.
b Do you like time alone or dread it?
=ah that explains a lot / ok it all makes sense now / the pieces are falling into place
c I'm glad I make some sense now, it took me years to get there.
p If you've worked me out already, kindly send me the summary.
i Apparently one piece of me didn't fit until now, and I'm dying to find out which.
b What did you wonder about before?
=not even a little surprised / yeah that sounds exactly like you / of course you did, classic you
c You know me better than I thought after this short while, and I like it.
p So much for my plan to be a man of mystery.
i It's odd to be known this well by somebody I've barely begun to know.
b What will I do next, in your opinion?
=your life sounds way more fun than mine / you do so much, my week looks so empty now / living through your stories this week
c Fun is better shared, so I'd happily lend you a day of mine.
p You only get the highlights, the laundry scenes were cut.
i My guess is that your quiet weeks have better moments in them than you let on.
b What would you put in the empty spot?
=your dog sounds like a character / i'm in love with your cat already / honestly i'm mostly here for your dog
c Anyone who falls for the animal first has her priorities right.
p I accept second place behind four legs, it's a fair result.
i Let me guess, you were the child who brought home every stray animal.
b Did you grow up with animals?
=ugh that sucks, sorry / that's so annoying, i'd be fuming / what a pain, that would ruin my whole day
c It was annoying, but your indignation has improved it a good deal.
p I fumed with great dignity for roughly four seconds.
i Such quick sympathy makes me think you had an annoying day of your own not long ago.
b What annoys you quickest?
=i'm angry on your behalf / i want to fight whoever did that to you / some people have no manners, i'd have said something
c Having you on my side is better than any apology I could get.
p Remind me to bring you along the next time I need justice.
i To be defended by someone who owes me nothing is oddly moving.
b Do you always stand up for people like that?
=hope your day gets better from here / fingers crossed it all works out for you / hope it sorts itself out soon
c Your good wishes have improved it already, thank you for that.
p With your fingers crossed as well as mine, luck has nowhere left to hide.
i Knowing that you're out there rooting for me changes how the whole thing looks.
b And is your own day going the right way?
=your place sounds so cosy / i'd love to live somewhere like yours / your flat looks like a proper home
c A place is only as cosy as the company, and I'd welcome yours for coffee one day.
p Cosy is a generous word, and I'll repeat it to the furniture.
i Within ten minutes you'd have claimed a corner as yours, and I'm curious which one.
b What makes a place feel like home to you?
=always wanted to go there, your city looks so pretty / where you live is on my bucket list / i've only seen your town in pictures
c Then come and see it one day, I'd love to show you round.
p I'd make a passionate guide, strong on snacks and weak on dates and kings.
i You stop noticing a place when you live there, so I'd love to see it through your eyes.
b What would you want to see first?
=i've been to your hometown, loved it / no way, i used to live near where you're from / i know that place, my aunt is from there
c Then we have walked the same streets already, which pleases me no end.
p We may have stood in the same queue once and both looked at the ceiling.
i Maybe we passed each other long ago and needed an app to finish the job.
b What do you remember best about it?
=i'd love to do that someday / that's been on my list forever / always wanted to try that, never had anyone to go with
c Then let's turn someday into a date, I'd go with you.
p Your list and I have the same hobby, so we should meet.
i If somebody turned up at your door and said now, I wonder which wish you'd pick first.
b What has stopped you so far?
=i used to do that too when i was younger / i did that for years, miss it sometimes / that takes me back, i was obsessed with it once
c If you miss it, I'd love to be the excuse to start again.
p Old obsessions never leave, they only wait in the cupboard.
i The younger you, completely obsessed, is somebody I would have liked to meet.
b Why did you stop?
=i tried it once and hated it / did that one time, never again / not for me, i gave it a go and cried
c One honest try is all anybody owes a thing, so you have my respect.
p I'd have demanded a certificate for surviving and gone home too.
i Behind one failed try there's usually a good story, I can smell it from here.
b What went wrong that one time?
=ok you've changed my mind about that / i used to think the opposite but you've convinced me / damn, you've got me rethinking the whole thing
c Changing your mind takes more character than winning the argument.
p I didn't expect to get this far and have nothing prepared for victory.
i Who knows what else we might turn round in each other if we keep talking.
b What tipped it for you?
=you've inspired me to start / going to try it because of you / you make me want to get off the sofa
c I'm delighted, and I'll cheer you on from the first day.
p If the sofa complains, send it to me.
i Something was holding you back until now, and I'm curious what it was.
b When are you going to begin?
=went for a run because of you / did the thing you told me to do, it worked / took your tip and it actually helped
c You did the hard part, I only talked, and I'm proud of you.
p Somebody taking my tips could make me quite unbearable.
i A few words from me and you actually went and did it, that's a lovely feeling.
b How did you feel afterwards?
=wow you remembered that / can't believe you remembered my exam / aw you actually remembered what i told you
c What you tell me matters to me, so remembering it is easy.
p I forget where I put my keys, but your news has a reserved seat.
i That such a small thing touches you makes me wonder who's been forgetting it.
b Do you remember small things about people too?
=you really notice everything / nobody ever picks up on that, how observant / you're very observant for a man
c When somebody interests me I pay attention, and you do.
p I notice a lot and then walk into the glass door.
i There's one thing you hope nobody notices about you, and I haven't found it yet.
b What do you notice first about people?
=that's really thoughtful of you / so considerate, thank you / you think of everything, it's sweet
c Thinking of you comes with its own reward, so you're welcome.
p Thoughtful today, forgetful tomorrow, so enjoy it while it's fresh.
i Being called thoughtful makes me want to find out what would really surprise you.
b Who was the last person to be thoughtful to you?
=thanks for telling me, that can't have been easy / glad you opened up about that / it means a lot that you trusted me with it
c You make opening up feel safe, and I don't say so lightly.
p I half expected to hide under the table after that, but you made it easy.
i It came out more easily than I thought it would, and that had to do with you.
b Do you find it easy to open up?
=thank you for being honest with me / i appreciate you saying it straight / finally someone who just tells the truth
c Honesty is the only footing I'd want to stand on with you.
p The truth also spares me having to remember what I made up.
i Plain honesty shouldn't be so rare, so I'm curious what you got used to instead.
b Do you prefer things said straight too?
=thanks for listening to me moan / you're a good listener, i needed that rant / i feel lighter after talking to you
c Bring me your next rant too, I'm glad this one made things lighter.
p I nodded so much that the phone nearly fell.
i Under all that moaning I thought I heard something softer, which I'd listen to as well.
b Do you feel a bit better now?
=you cheered me right up / i was having an awful day until you texted / you turned my bad mood around
c Then texting you was the best decision I made today.
p All credit to my thumbs, who worked very hard on this.
i If you know what turned your mood, tell me, and I'll do it on purpose next time.
b What made it an awful day before?
=that's a massive green flag / ok green flags everywhere with you / adding that to your green flag list
c I'm happy to be on that list and intend to stay there.
p Any more of these flags and I'll need a bigger pole.
i No idea that I was waving any flags, so now I want to know what you saw.
b What's your biggest green flag?
=that's a red flag, i'm watching you / hmm red flag, not sure about that one / that nearly gave me the ick
c Judge me on the whole of me, one odd flag and all.
p I'll trade you three green flags for that red one.
i My strange corners are best met early, and I'm just as curious about yours.
b What's a red flag that you secretly own?
=didn't see that plot twist coming / that ending got me, what a twist / plot twist of the year right there
c Glad it caught you out, a twist is wasted on somebody who saw it coming.
p Real life writes better twists than television and pays nobody for it.
i Surely you've lived through a twist or two yourself that nobody would believe.
b What was the biggest twist in your own life?
=well that's oddly specific / very specific answer, i feel there's a story there / wow you've really thought about this
c I believe in doing small questions properly, and there is always some story.
p Vague answers are for people who haven't lain awake over it.
i For everything I'm this specific about there's a reason, and some of them need a drink.
b What have you thought about far too much?
=too much information, thanks / ok that was more detail than i needed / i could have lived without knowing that
c Noted, next time you get the short version.
p I'd take it back, but we both know you can't unsee a sentence.
i Your limit must be somewhere further on, so far I've only found the front gate.
b Is there anything you'd never want to hear?
=you're a weirdo but i like it / so weird, we'd get on great / you're strange in a good way
c Weird and liked for it is exactly where I want to be.
p I've waited a long time for somebody to say that as a compliment.
i I suspect you're every bit as weird and simply better at hiding it.
b What's the weirdest thing about you?
=that's so old fashioned, i like it / proper old school, didn't know men like you still existed / you're from another century and it's charming
c Some things were done better before, and I'm happy you like them too.
p If I start writing you with a quill, please stop me.
i Now I'm imagining you with a dance card and a very strict chaperone.
b Which old fashioned habit would you bring back?
=you're such a romantic / hopeless romantic right there / didn't know you had a romantic side
c Guilty of romance, and with the right person it only gets worse.
p I try to hide it, but it leaks out around sunsets and bread.
i It takes one to spot one that fast, so I have my own thoughts about you.
b Are you a romantic or more of a realist?
=that got deep quickly / wow deep for a monday morning / you're quite the philosopher
c Deep water is fine with me when the company is good.
p Give me coffee and I solve existence, take it away and I can't find my socks.
i We were joking a minute ago, and suddenly we're here, I like how that happens with you.
b What do you think about late at night?
=that's good advice, i needed to hear that / you're wise, thank you / wrote that down, so true
c I'm glad it reached you at the right time.
p Wise for one sentence, the rest of the day I'm making it up.
i I can't help wondering what you were wrestling with when those words found you.
b What are you going to do with it?
=that happened to my cousin too / my friend had the exact same thing / funny, my boss told me the same story last week
c So I'm not the only one it happens to, I feel better already.
p It's a comfort to know that fate simply copies its homework.
i Imagine a secret club of people this keeps happening to, we'd all nod at once.
b How did it turn out for them?
=so you're an only child, that explains it / knew you were a middle child / you have youngest child energy
c I own up to my place in the family, with all its side effects.
p Years of careful growing up, and you saw through it in minutes.
i The two of us at one family table would be quite a study in birth order.
b Where do you come in your family?
=you speak so many languages, wow / say something in your language, it sounds so nice / i wish i could speak another language like you
c I'd gladly teach you some, starting with the words that matter.
p In every language I know, I mainly order food and apologise.
i Every language brings out another side of me, and I wonder which you'd like best.
b Which language would you learn overnight if you could?
=finally a man who cooks, you've been well hidden / you cook, that's you hired / wow you actually cook from scratch
c Cooking for somebody is the nicest way I know to pay attention.
p I was hiding in the kitchen, obviously, guarding a pot.
i The first dish would be something simple, just to see what your face does.
b What's your favourite thing to be cooked for you?
=you don't drink, respect / nice to meet a man who doesn't smoke / good, i don't drink much either
c Clear heads suit me, I'd like to remember every minute with you.
p I'm fully capable of embarrassing myself without any assistance.
i You care about such habits for a reason, and I'd like to hear it.
b What do you order when everybody else has wine?
=you don't have social media, that's so refreshing / no instagram, you're a ghost / can't stalk you anywhere, how annoying
c You'd have to meet me in person, which is how I like it anyway.
p My lunch remains tragically undocumented.
i With nothing online to look up, you'd have to discover me the slow way, over a table.
b What would you have looked for first?
=your age surprised me, you seem younger / thought you were older, you're very mature / you have an old soul
c I'm happy with whatever age I come across as, as long as you like talking to it.
p My back has its own opinion on how old I am.
i Some days I feel nine and some days ninety, and I wonder which one you're talking to.
b How old do you feel today?
=!so sorry for your loss / i'm sorry about your dad, that's so hard / sorry to hear she passed, sending you love
c Thank you, your sympathy is felt and means more than I can put into words.
p Kindness like yours is a soft place to land, thank you for it.
i You wrote that like somebody who knows loss, and I felt it.
b Have you lost someone close too?
=!that made me sad for you / i can hear how much that hurt you / you didn't deserve to be treated like that
c It helps to hear you say so, plainly and without hurry.
p What a kind way you have of standing beside somebody who was hurt.
i Straight away you thought of how it felt rather than what happened, and it does me good.
b Have you been treated unfairly like that too?
=you're actually really funny / you're the funniest person on this app / i like your sense of humour
c You have the better half of it, finding me funny takes good humour too.
p I'll stop here while I'm ahead and go out on a high.
i We find the same things silly, that's my theory, and I'd love to test it.
b Who's the funniest person you know?
=you're so easy to talk to / talking to you doesn't feel like work / i don't usually chat this much with anyone
c It's the same for me, the talk with you simply runs by itself.
p My thumbs would like you to know that they're getting fit.
i Would be fun to see if it's just as easy with a table between us.
b What usually makes chatting feel like work?
=you're clever, i can tell / smart man, that's attractive / you know a lot about everything
c I enjoy being thought clever by somebody who clearly is herself.
p Ask me to fold a fitted sheet and the legend ends.
i There's bound to be something you know inside out that I've never even thought about.
b What's a subject you could talk about for hours?
=you seem really kind / you've got a good heart, it shows / you're one of the kind ones
c Kind is what I most want to be, so thank you for seeing it.
p From now on I'll live up to it, even in supermarket queues.
i Funny, kind was exactly the word I had in mind for you.
b Who is the kindest person in your life?
=you're such a gentleman / you have lovely manners, rare these days / your mother raised you well
c Good manners are just respect with its shoes polished, and you deserve both.
p I'll pass the compliment upstairs to whoever insisted on please and thank you.
i Let's see what you make of it when I hold the door and then walk into it.
b What's the worst manners you've met on a date?
=you write in full sentences, i'm in love / your grammar is so good, such a turn on / finally a guy who uses punctuation
c A full stop in the right place is the least I can do for you.
p All those hours with commas are finally paying off.
i Messages to you take me longer than I'd admit, so I'm glad the care shows.
b Which spelling mistake drives you mad?
=your voice is really nice / just listened to your voice note twice / you've got such a calming voice
c Good, then I'll happily use it more when we talk.
p I recorded it in one brave breath, so I'm relieved beyond measure.
i Meanwhile I've been giving you a voice in my head, and I'm curious how wrong it is.
b Do you prefer talking or texting?
=you have a nice smile / your smile in the second photo got me / love your smile, very warm
c You've just caused another one, so it's going well.
p The photographer threatened me with a second take, hence the joy.
i That first smile back, without a screen in between, is what I'm waiting for.
b What always makes you smile?
=you've got great taste in music / your playlist is so good / you have good taste, i'm relieved
c Shared taste is half the joy of any good evening.
p There's one terrible song on there that I'm praying you skipped.
i One of those songs must have told you we'd get along, and I'd love to know which.
b What have you been listening to this week?
=you're different from the other guys on here / so refreshing to talk to a normal man / not what i expected from this app
c I'm just being myself with you, and I'm glad that it comes across.
p Normal is the highest rank I've reached in this place so far.
i I suppose you were braced for quite something when you opened this app.
b What had you got used to on here?
=you ask such good questions / nobody's ever asked me that before / i love that you're curious about me
c I ask because I like your answers, it's that simple.
p Being curious is something I could stop any time, or so I tell myself between two questions.
i One question I'm saving, because it deserves a whole evening.
b What do you wish people would ask you?
=you're such a charmer / smooth talker, i bet you charm everyone / stop being so charming, it's not fair
c I'm only warm where I mean it, and with you I do.
p My charm stops working completely at parking machines.
i The word charmer sounds a bit like a warning, so I wonder who gave you reason to use it.
b What charms you quickest?
=i like how confident you are / you know what you want, that's nice / your confidence is kind of attractive
c I do know what I like, and talking with you is well up there.
p Confident in writing, mildly terrified on escalators.
i There are things that make me quiet and unsure, and you would find them quickly I think.
b When do you feel most sure of yourself?
=you seem really genuine / you come across as really real / i feel like you actually mean what you say
c I do mean it, otherwise I'd rather say nothing.
p Being fake takes so much planning that I never got round to it.
i You don't hand out a word like genuine for free, so I'm holding on to it.
b How do you tell when somebody's genuine?
=you have such a calm energy / you make me feel relaxed / talking to you calms me down
c Helping you relax is a role I'd gladly keep.
p My calm lasts exactly until I can't find my charger.
i It sounds as though you don't get to relax as often as you should.
b What has you on edge these days?
=you're cute you know that / ok you're kind of adorable / you're too cute, stop it
c I'll happily be cute if it keeps you writing to me.
p I aimed for rugged and landed on cute, and I can live with it.
i If you'd met me grumpy first, I'd love to know what word you would have picked.
b What's the cutest thing you do without noticing?
=not gonna lie you're handsome / you look good in your pics, just saying / ok you're easy on the eyes
c You say it so directly that I have no choice but to be pleased.
p Good lighting has carried me this far, so please meet me near a lamp.
i Photos open the door, but I hope it's the talking that keeps you here.
b Which picture was it that won you over?
=i love your accent already / your accent in that voice note is so cute / could listen to your accent all day
c Then I'd better talk to you more often, accent included.
p Where I'm standing I have none at all, it's everyone else.
i My own words sound perfectly plain from here, I'd love to hear them with your ears.
b Which accent do you fall for every time?
=you'd make a great dad one day / you're so good with kids, i can tell / my ovaries, you being sweet with your nephew
c Of all the compliments going, that one goes deepest.
p Children like me because we share a sense of humour and a bedtime.
i That you look for such a thing in a man makes me curious how you grew up.
b What are you like with little ones?
=you're so talented, wow / wow you can play, that's so good / didn't know you could do that, what a talent
c Praise for something I care about means a great deal, thank you.
p Behind that talent are many patient neighbours.
i Some of that talent only comes out when nobody's there, you'd be a good exception.
b What's your own hidden talent?
=you're so ambitious, i like that / love a man with goals / you've got it all planned out, impressive
c Goals are better with good company along the way.
p I plan ten years ahead and still have nothing in for dinner.
i Makes me curious what you would chase if you were sure it couldn't fail.
b What's the goal you're after right now?
=you've been everywhere, wow / so well travelled, i'm impressed / your passport must be full
c The best of all that travel would be showing you a favourite spot one day.
p I've been lost in a great many languages, it's true.
i Of all those places there's one where I'd most like to see your face.
b Which trip changed you most?
=you're always so positive / love how optimistic you are / you always see the good side
c Looking for the good side is a habit, and you make it an easy one.
p Before breakfast I'm a different man, ask the toaster.
i My good mood has a back door, and you'd be one of the few to find it.
b Are you a glass half full person?
=you're making me blush / stop it my cheeks are red / good thing you can't see my face right now
c A blush from a few words of mine is a lovely thing to be told about.
p I'd apologise to your cheeks, but I'm rather proud.
i Half of me wants to know which word it was that turned you red.
b What makes you blush most?
=you make me feel special / nobody's talked to me like this in ages / you actually make me feel seen
c You deserve to be treated as special, I'm only stating the obvious.
p My part is just to point at what's there, like a very keen museum guide.
i I can't work out how anybody managed to overlook you.
b Has it really been that long?
=you reply so fast, i like it / finally someone who answers properly / love that you don't play games with texting
c Waiting on purpose is silly when I'd like to talk to you.
p My game of hard to get lasted about four seconds.
i Pretending to be busy would only mean I miss what you write next.
b What texting games annoy you most?
=you're such a nerd / omg what a geek / that's the nerdiest thing i've ever heard
c A nerd and happy with it, enthusiasm is nothing to hide.
p You've only seen the tip of it, there are charts.
i There's a subject that makes you talk with your hands, I'm sure of it.
b What are you secretly a nerd about?
=ok show off, we get it / look at you bragging / no need to rub it in, mister perfect
c I was showing off a bit, and only because it's you I wanted to impress.
p Caught with my feathers out like a peacock at the zoo.
i The thing I'm really proud of is none of the loud stuff, you'd have to dig a bit.
b What would you brag about if you allowed yourself?
=oh you're smooth, aren't you something / smooth, i see you / ok that line was smooth i'll give you that
c I meant every word of it, smoothness was an accident.
p For every smooth line there are ten that fell down the stairs.
i Suddenly I want to hear how you sound when you're the one being smooth.
b What's the smoothest line you've ever heard?
=you're ridiculous, you know that / you're actually ridiculous, i can't / there's something wrong with you, so silly
c Ridiculous with you beats sensible with anyone else.
p I've trained for years to reach this level of silly.
i Once you know somebody well, you're twice as ridiculous as me, that's my suspicion.
b Are you ever ridiculous yourself?
=oh sure you did / yeah right, sure you did / mhm, of course you did mister
c Your doubt is noted, and I'd be delighted to show it in person.
p I admire how much disbelief fits into so few words.
i You doubting me makes me want to find the one thing you'd believe straight away.
b What sort of proof would you accept?
=i don't believe you / i don't believe a word of that / you're lying and i can tell
c Trust needs time, so I'm happy to earn it bit by bit.
p My honest face is wasted on text.
i Someone must have sold you a few tall tales before me.
b How do you spot a liar?
=that's such a typical man / such a guy thing to say / men, honestly, all the same
c I plead guilty on behalf of all men and promise to do better myself.
p The other men were asked about it, but they were watching the match.
i Wait a little and I'll do something untypical when you've stopped expecting it.
b What's the most typical thing about you?
=hey that's totally cheating / hey that doesn't count, you cheated / that's not fair, you can't do that
c I call it creative rules, but I'd play the next one as clean as you like.
p The referee was looking away and he happens to be me.
i One day I'll catch you bending a rule, and you'll do it with more style.
b Do you ever cheat at games?
=liar liar pants on fire / you big fat liar / i know when i'm being lied to, cheeky
c Cheeky I'll admit to, but with you I play it straight.
p My trousers and I deny all flames.
i One true thing in there sounds like the lie, and I'll let you find it.
b What's the last little lie you told?
=you're such a drama queen / so dramatic, it's just a cold / stop being dramatic, you'll survive
c A little drama gets me a little attention from you, so it was worth it.
p I'd collapse on a sofa to make my point, if there were an audience.
i We could probably make a fine scene together over nothing at all.
b When do you get dramatic?
=oh no, the man flu / men and their colds, honestly / you've got man flu, i'll call the papers
c Mock me all you like, I feel better already with you on the case.
p Please tell the press that I was brave to the end.
i You mock now, but I suspect you're the gentlest nurse for miles.
b What kind of patient are you?
=ok grandpa, time for bed / you sound like my dad / you're basically ninety, honestly
c Old in spirit but young in interest, and that's aimed at you.
p Speak up dear, and mind the cardigan.
i We'd have been good friends at eight, and I like our chances at eighty.
b What's the oldest thing about you?
=that joke was so bad / worst dad joke ever / i can't believe i laughed at that terrible pun
c You laughed, so the terrible joke goes down as a success.
p There's plenty more where that pun came from, and they get worse.
i Against your will you laughed a bit, I'm certain, and I'd love to have seen it.
b What's the worst joke you know?
=you're trouble, i can tell / i knew you'd be trouble / something tells me you're bad news
c The only trouble I plan is keeping you up talking a bit too late.
p I'd say sorry to a chair I bumped into, so brace yourself for trouble.
i Can't tell yet if that's a warning to yourself or an invitation to me.
b What kind of trouble do you like?
=i bet you say that to all the girls / you've used that line before / how many women got that same message today
c I meant it for you, and only you get to judge whether the line was any good.
p All the girls would have sent that line back and asked for a refund.
i Ask me something that no used line could answer, and then decide.
b What's the most copied line you've been sent?
=flattery will get you nowhere / nice try but flattery doesn't work on me / you're just buttering me up
c I only pay compliments that are true, whether they work or not.
p Nowhere is fine, I hear it has good views and I packed a sandwich.
i You've just made me want to find the one compliment that would get through.
b What does work on you then?
=you're a player, admit it / i've got you figured out, you're a player / you've got player written all over you
c I'm after one good thing with one good person, you can test me on it.
p The only thing I play with any success is the radio.
i Watch me for a while and tell me when you change your mind, there's no hurry.
b What makes you think of a player?
=you're such a lazy thing / you're so lazy, get up / still in bed at noon, shame on you
c Rest is an art, and I'd defend it with you any morning.
p I'd argue, but that would mean sitting up.
i A morning that nobody wants anything from, I wonder what you'd do with one.
b What's your record for staying in bed?
=you're such a baby / aw is the big baby tired / such a wimp, it's only a needle
c Tease me, but I'd still let you hold my hand through it.
p I'll be brave as soon as somebody brings me a sticker.
i Secretly you're the brave one whom everybody phones, that's my guess.
b What turns you into a baby?
=big talk, let's see / all talk no action with you / you talk a good game, i'll believe it when i see it
c You're right to wait for proof, so name a day and I'll deliver.
p My mouth has signed for things the rest of me now has to do.
i You don't let me off lightly, which makes me want to keep my word twice over.
b What should I prove first?
=ooh fancy, get you / look at you being all posh / too fancy for me, i'm a chips on the bench girl
c Fancy is for now and then, a bench and good company win every time.
p I hold my little finger up strictly for balance.
i Your perfect evening is simpler than anyone would guess, I'd put money on it.
b What's your favourite unfancy treat?
=aw you're a softie really / big softie under all that / tough guy my foot, you cried at a cartoon
c Soft inside is fine by me, and you're welcome to know it.
p I had something in both eyes, and also in my voice.
i Two or three more things get me like that, but you have to find them yourself.
b What makes you cry without fail?
=you're so bossy today / yes sir, right away sir, so bossy / ok boss, calm down
c Being keen makes me bossy, so take it as a good sign.
p Mostly I boss the microwave around, and even that ignores me.
i You taking over would be something to see, and you wouldn't even raise your voice.
b Which of us would be in charge?
=you're so bloody stubborn / stubborn like a mule / god you never ever back down
c Stubborn in small things, but I give way when it matters to you.
p I could change, but I've decided not to.
i It happens rarely that I give in, though I think you'd soon find out how.
b What won't you budge on?
=oh what a snob / you're a coffee snob, disgusting / food snob alert over here
c I care about good things, and you're clearly one of the reasons.
p My nose goes up at bad coffee while my hand keeps holding the cup.
i Behind the snobbery there's a memory, and it would cost you one cup to hear it.
b What are you a snob about?
=ok know it all / thanks for that, professor / alright calm down mr wikipedia
c I like knowing things, but I like hearing what you know even more.
p Class dismissed, and there will be no test.
i All of that I'd swap for what you know about people.
b What could you lecture me about?
=you overthink everything, i swear / stop overthinking it, just choose / you've thought about that way too long
c You're right, I'd do better to just act and trust the rest.
p I'd reply at once, but first I must consider all sides of overthinking.
i Some of what I turn over in my head has been about you lately.
b Do you follow your gut more?
=you're terrible at flirting / was that meant to be flirting / that's the worst attempt at flirting i've ever seen
c Bad flirting, honest interest, I'd say that's a fair trade.
p It was flirting, it just came out wearing odd socks.
i You'd notice, I think, the moment I stop trying and simply mean it.
b Are you any better at it?
=you have terrible taste / pineapple on pizza, we're done / i can't believe you like that, your taste is awful
c I stand by my taste, after all it led me to you.
p Guilty pleasures taste better with extra cheese, shame included.
i If you showed me the thing you swear by, I'd try it just to understand you better.
b What do you like that others find awful?
=nice try there mister / ha nice try, not falling for it / good attempt but no
c Well spotted, I'll have to be straighter with somebody as sharp as you.
p I'll return with a better trap and fresh bait.
i Now I'm looking for what you'd fall for gladly and with open eyes.
b What would you fall for?
=keep dreaming, it's free / only in your dreams / dream on mister, never
c I do dream, and now and then it comes true, so I'll keep at it.
p My dreams usually involve missing a bus, so you're a big improvement.
i Dafter dreams than that have come true, and I'm in no rush to wake up.
b What do you dream about these days?
=ha, i caught you / gotcha, i knew it / busted, i saw that
c Fair and square, you have a sharp eye and I have no excuse.
p I surrender, please be kind to me in custody.
i So you'd been watching quietly for a while before you pounced.
b What have you been caught at?
=well someone's very competitive / you're a sore loser / calm down it's only a game
c Winning is nice, but I'd lose to you with a smile.
p I'm perfectly relaxed about games, as anyone who has seen me flip a board will tell you.
i Your face in the last five minutes of a close game is what I'd pay to see.
b How competitive do you get?
=you totally googled that / you asked ai to write that, didn't fool me / that line is from a film, i know it
c Then let's talk out loud sometime soon, where nobody can help me with my lines.
p Busted or not, I'm glad my message passed for the work of somebody clever.
i Pick something that no film and no machine could know, and see what I come up with.
b Would you like to hear me without a script?
=you're such a mummy's boy / your mum still does your washing, i bet / mama's boy, knew it
c I'm fond of the woman who put up with me first, no shame in it.
p The washing I do myself, and the shirts show it.
i How a man speaks to the woman who brought him up is a fair preview.
b Are you close to your own mum?
=you're so clumsy, honestly / it's a miracle you're alive, you break everything / walking disaster, that's what you are
c Clumsy with things, careful with people, that's the order I prefer.
p Gravity and I have an understanding, it calls and I come.
i Oddly I'd have the steadiest hands with anything that mattered, you included.
b What have you dropped lately?
=stop fishing for compliments / you really love yourself / you know you're good, stop fishing
c I was fishing, but only in your waters, because your praise counts.
p So no bites today, I'll pack up my rod and sandwiches.
i Without any fishing on my part, I wonder which compliment you'd have picked.
b Which compliment would you fish for?
=you're just impossible sometimes / you are such a menace / i don't know what to do with you
c Keep me around a while, I improve with attention.
p Being impossible takes up most of my weekdays.
i We only sigh like that at people we've begun to like.
b What usually tames a menace?
=ouch, that was savage / that was brutal, i felt that / wow you went straight for the throat
c Teasing should leave you smiling, so I'm sorry if that was too sharp.
p I meant to tickle and came with a sword, my mistake.
i If you show me where the soft spots are, I'll learn to steer round them.
b How much teasing do you like?
=aww you're sulking now / ok mr grumpy pants / someone woke up on the wrong side of the bed
c A few words from you and the grump is already on the way out.
p I'm not sulking, I'm just standing by the window very meaningfully.
i You noticed a mood through a screen, that takes a very good ear.
b What lifts you out of a bad mood?
=you can't keep up with me / try to keep up old man / you wouldn't last a day in my world
c Keeping up with you sounds like fun, even from a step behind.
p I'll need a head start, good shoes and possibly a snack.
i Seeing your world at full speed, even from behind, would be worth being out of breath.
b Where would the day begin?
`;
