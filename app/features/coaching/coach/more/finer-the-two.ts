/** Finer kinds of question, known by what was learned. What he has just told, the two of them, arranging. Form: content/asked-about-him.ts. */
export const FINER_THE_TWO = `
=sleptWell
c I slept well enough to wake in a good mood, and your message improved it further.
c All the better for our chat, it is a nice way to end a day.
c My night was fine, the pillow and I are still on very good terms.
p Like a baby, meaning I was hungry and confused by the time I woke.
p Enough sleep to stand upright, too little to be trusted with a toaster.
p The sleep was excellent until the alarm clock gave its personal opinion.
i Sleep takes longer when there is somebody nice to think about first.
i Better than usual, and I woke with half a dream I would love back.
i Deep enough, though I kept a few of your lines with me until late.
b What was the first thing you thought of today?
b Which side of the bed is yours?
=gotMyText
c Your message always gets my full attention, and I am glad you checked.
c Anything you text me gets read properly, usually more than once.
c I am here and reading now, and your message deserves a decent answer.
p My phone and I do our best with texts, and only one of us is smart.
p Messages reach me about as fast as my thumbs can find my glasses.
p Any text of yours lands safely here, my reply is the one walking.
i I like seeing your text come up, even before I know what is in it.
i Some messages I read quickly, with yours I take a moment longer.
i There is a small lift in my day when a text of yours is waiting.
b Were you waiting long by the phone?
b What were you hoping I would answer?
=hadFun
c I enjoyed the evening a great deal, and mostly because of the company.
c It was a lovely time, easy and warm, and I was sorry it ended.
c Time with you goes by quickly, which is the best thing about it.
p My face is sore from smiling, and it is not used to the exercise.
p Such a good time that I forgot to worry about my table manners.
p On the way home I looked like a man who had found twenty pounds.
i I had a better time than I had let myself hope for.
i There was one moment with you I keep going back to with a smile.
i The evening was good, and the quiet after it told me how good.
b Which bit of it did you like best?
b What were you thinking on the way home?
=kidsAges
c Old enough to argue back and young enough to still raid my fridge.
c They are at the age where everything changes by Friday, and I enjoy keeping up.
c At whatever age the kids get to, it always turns out to be my favourite one.
p In kid years they are one snack away from running the whole household.
p The kids are ageing normally, it is only their father who is going faster.
p Roughly the age where I am very funny to myself and embarrassing to them.
i Every time I get used to their age they go and have another birthday.
i Kids are a strange clock, you look at their shoes and a year has gone.
i Somewhere between needing me for everything and needing me without saying it.
b What age were you happiest at as a child?
b Which age do you think is the hardest one?
=whoHasKids
c The kids come first in my calendar, and I plan my free evenings properly around them.
c A weekend with the kids is theirs, and a free evening is properly free.
c When it is my turn with the kids I am fully there, phone away.
p There is a rota for the kids, and I am the least important person on it.
p My time with the kids runs like an airport, with more snacks and worse delays.
p The fridge door runs the kids' timetable and takes no orders from me.
i Handing the kids over always leaves the house so quiet that I hear the clock.
i Any weekend without the kids feels long on Friday and far too short on Sunday.
i Dad days and free days feel like two lives, and I like introducing them slowly.
b What do you do with a completely free evening?
b How do you like to spend your quiet weekends?
=willText
c I will write to you, you can sleep soundly on that.
c You will hear from me, I like having you in my day.
c A message from me is certain, I do not promise that to be polite.
p My text will come, after I rewrite it four times to look casual.
p My thumbs are already doing their stretches for that message.
p Expect a text typed with two thumbs and proofread like a treaty between nations.
i Already I know roughly what I will write, but not how it ends.
i Something from me will be there, and the hour stays a surprise.
i Writing to you has become a part of the day I look after.
b What would you like to read first tomorrow?
b When in the day do you like hearing from me?
=feelBetter
c I am doing better for being asked, that helps more than tablets.
c Good enough to write to you, and that is a fine sign.
c On the mend in spirit already, the rest of me follows slowly.
p Brave is what I am, in the sense that I only moan hourly.
p Better, though I still accept sympathy in all the usual sizes.
p My body is working on it, my drama is already at full strength.
i Being under the weather makes me notice who asks, and you did.
i I feel better in the evenings, which is usually when you write.
i A slow day in bed gives a man odd and pleasant thoughts.
b What do you do when you are under the weather?
b Who brings you soup when you are ill?
=nickname
c Call me whatever comes easily to you, I like a nickname that grows by itself.
c The name on my profile is fine, and a kind short version is even better.
c Use my first name, I already like how it looks in your messages.
p I answer to any nickname at all once somebody mentions dinner with it.
p Most nicknames suit me, as long as they are kinder than I deserve.
p Every nickname I ever wanted sounded like a wrestler, so please choose something calmer.
i A good nickname has to be given, and I would wait for yours.
i My favourite names are the ones only one person in the world uses.
i Names change with who says them, and I am curious how mine sounds from you.
b What do the people who love you call you?
b Which nickname would you never answer to?
=tooMuch
c That was not too much at all, I am glad you told me.
c I like people who say what is in them, so please carry on.
c Nothing you wrote was too much, I read every word with interest.
p Too much would be a slideshow, and even then I would bring popcorn.
p For me it was fine, I have told my troubles to a kettle.
p I have a large appetite for stories and seldom leave anything on the plate.
i It told me something about you that I would not have dared to ask.
i Too little is what worries me with people, too much I can enjoy.
i After that I know you a bit better, and I like where it goes.
b Who do you usually tell such things to?
b Is there more of that story?
=disturbing
c You are never a bother, a message from you is a welcome break.
c For you I can spare a moment, and I reply properly when it counts.
c Disturb me as often as you like, I mean that.
p It only disturbs my long stare at nothing, and it can wait.
p My busy face is mostly for show, please come right in.
p I was about to be productive, you saved everybody from that.
i Some interruptions I hope for, and yours is one of them.
i I like that you turn up in the middle of my day.
i The day has a different colour once you have looked in.
b What are you taking a break from?
b When is the best time to catch you?
=laughToday
c The small stuff makes me laugh, people being serious about something ridiculous.
c My own two feet make me laugh daily, they are good material.
c You did, with that dry way you have of telling things.
p My reflection before breakfast, it never fails to bring the house down.
p I laughed at my own joke again, and somebody has to.
p Watching myself look for the glasses on my head keeps me in laughter.
i The best laughs come where you must not, in a silent room or a queue.
i I laugh hardest with people I trust, it tells me where I stand.
i A stranger laughing on a bus can set me off for an hour.
b What always makes you laugh, even on bad days?
b Who do you laugh with the most?
=friendsKnow
c I keep our messages to myself, but I am happy to say I like you.
c My friends only need one look at my face to know there is somebody.
c You are too nice a subject to keep secret from good friends for long.
p The way I grin at my phone, even strangers on the bus know about you.
p Keeping a secret like you is hard with a face as readable as mine.
p Friends are allowed the headlines about you, the full paper stays with me.
i I rather like having something good that is only mine for a while.
i Telling friends makes a thing real, and I notice that I want that.
i What I would say about you to a friend gets longer every day.
b Who did you tell about me first?
b What have your friends heard about me so far?
=shyInPerson
c A little shy for the first five minutes, then you will hardly notice.
c I may start quietly, but I look people in the eye and mean it.
c Shyness and I get on fine, I just say hello before it does.
p For ten minutes I am shy, after that somebody should bring a timer.
p My ears turn shy before I do, so watch for the colour.
p I am exactly as shy as a cat, it passes when there is food.
i With someone I like I get a bit shyer, which gives the game away.
i Being slightly shy has its uses, I notice things the loud ones miss.
i You might see a shy second before I smile, and that is real.
b What makes you shy, even now?
b How are you in the first five minutes?
=nameLights
c I was pleased to see your message, and my face showed it at once.
c Your name on my screen makes me drop whatever dull thing I am doing.
c A message from you is the best interruption I get all day.
p I read your message coolly, then walked into the kitchen for no reason.
p My thumbs get nervous when you write and forget where the letters live.
p On seeing your name I fix my hair, which no phone has ever required.
i There is a second before I open your message that I like very much.
i I thought this could be the start of something, and then I smiled.
i That name of yours has begun to sound different to me from other names.
b What made you decide to press send?
b What do you feel when I answer?
=hugOrHandshake
c A hug, if you would like one, a short warm one and then a smile.
c I will offer a hello first and happily follow with a hug if you want.
c Hugs are my favourite greeting, and a smile with a handshake comes close.
p Whatever you choose, I shall do the other one first and apologise.
p My greeting starts as a handshake, becomes a hug and ends as a waltz.
p Let us hug, my handshakes always turn into somebody buying a used car.
i I think we will know in the second before, and I look forward to it.
i You can tell a lot from a hug, I would like to know what.
i Let me see your face first, then my arms will know what to do.
b What greeting feels most natural to you?
b Who gives the best hugs in your life?
=ifAwkward
c A bit of awkwardness at the start is fine by me, it soon melts.
c If it gets awkward we will laugh about it, and that usually cures it.
c Silence does not worry me, I can sit in one and smile at you.
p For awkward moments I bring a spare one of my own to distract us.
p In an awkward silence I read the menu aloud like the evening news.
p My awkward is so thorough that yours will look like elegance beside it.
i The awkward minute is often the one people remember fondly later on.
i I rather like the first awkward silence, it shows what two people do.
i Somewhere behind the awkward bit is where people stop performing, and I like that place.
b What do you do when a silence gets long?
b What puts you at ease with somebody new?
=howFarForYou
c The distance is fine, I would come further than that to see you.
c It is no trouble at all, I like a journey with somebody at the end.
c Near enough that I would not hesitate for a moment.
p Not far for a man with snacks and a brave playlist.
p Any distance works, my shoes were getting bored of the same pavement.
p By snail it would be far, and I intend to move slightly faster.
i I do not mind the way there, I use it for looking forward.
i The way there always feels longer than the way back, except with good company.
i Distances shrink when I want to arrive, and this one is shrinking.
b How do you like to pass the time travelling?
b How far would you go for a good evening?
=dressUp
c A clean shirt and good shoes, I like to show that the evening matters.
c Smart enough that you see I tried, relaxed enough that I can breathe.
c I shall dress nicely for you, without going as far as a wedding.
p My best shirt, once the iron and I have settled our differences.
p Something smart, chosen after three changes that I will never admit to.
p I am dressing up as a man who does this every week.
i I will wear what I feel most myself in, and you may be surprised.
i Clothes come second, though I would pick one thing with you in mind.
i Dressing for somebody is half of the looking forward, I take my time.
b What do you feel most yourself in?
b How long do you need to get ready?
=mindMyKids
c I do not mind at all, your kids are part of you.
c Kids are welcome in my picture, and they should come first with you.
c It makes me respect you, nobody learns patience faster than a mother.
p Kids like me, we have roughly the same sense of humour.
p Not a bit, I have been training for sticky fingers all my life.
p Your kids are fine with me, I only worry they will beat me at cards.
i I would like to hear how your voice changes when you talk about them.
i People with kids know what matters by breakfast, and I like that.
i Going slowly feels right there, because small people deserve to be sure of somebody.
b What are they like, your kids?
b When do you get time only for yourself?
=kidsKnow
c With kids I go slowly, they hear about somebody when it is good and steady.
c I would tell the kids openly when the time is right for all.
c What the kids need to know is that I am happy and still theirs.
p Kids know everything anyway, mine is only the official announcement.
p They would have questions, advice and something to say about my shirt.
p I fear the interview with you less than the one with the kids.
i Kids notice when a father hums, so I may be giving myself away.
i Let that moment be calm and ordinary, with pancakes.
i A meeting like that deserves its own good day, not a date in haste.
b How did your family find out about your dating?
b What would you want to do at a first meeting?
=whoseDog
c The dog in that photo has my heart, whatever the paperwork may claim.
c A dog like that belongs to whoever is holding the biscuit, gladly me.
c That dog and I are good friends, and I never pose with strangers.
p I am only there to hold the lead, the dog is the star.
p This dog has more charm than me and signed off every photo personally.
p In the picture it is really the dog who is showing off his man.
i Look at how that dog looks at me, it is a standard to live up to.
i Dogs decide quickly who they trust, and I was proud to be chosen.
i You learn a lot about me from how I talk to that dog.
b Which animal would you like beside you in a photo?
b What dog would suit your life?
=tookPhoto
c Somebody kind with a steady hand, I am hopeless at selfies.
c A friendly hand took it, nobody with any claim on me.
c Whoever holds the camera for me needs patience, and I am grateful.
p My photographer deserves a medal, I blink like a lighthouse.
p The person with the camera simply waited until I stopped posing.
p Behind every decent picture of me there is somebody shouting at me to stand still.
i It was less about the camera than about being at ease just then.
i You can see from my face that I was thinking of something nice.
i I like pictures where you wonder what was happening outside the frame.
b Who takes the best pictures of you?
b Do you prefer being behind or before the camera?
=photoOld
c I would only use photos that you could recognise me by at the door.
c True enough to me that you will not be looking for somebody else.
c The photos are meant honestly, what you see is the man you meet.
p Recent enough to be fair and old enough to be flattering.
p In photo years I am still there, in knee years slightly further on.
p The smile is current, the rest of me gets regular updates.
i I chose that picture for how I felt in it, more than for its date.
i Photos never catch the best bit, which is what a face does when it talks.
i There is something about me in that picture that has not changed.
b Which of your photos do you like best?
b Who usually takes the pictures of you?
=foodVerdict
c The food did me good, I enjoy nearly everything that comes warm.
c I ate it with pleasure, and good food is even better shared.
c It was a happy plate for me, I am easy to please there.
p The plate came back so clean that they need not wash it.
p My verdict on the food is written mainly on my shirt.
p I chewed like a critic and finished like a labrador.
i It tasted good, though something was missing, and I think it was company.
i One bite of it reminded me of something I cannot name yet.
i Food tells me what mood I am in, and this was a good one.
b What was the best thing you ate this week?
b Which dish would you cross town for?
=whoWith
c Good people or my own company, I am happy with both.
c Nobody you need to wonder about, my outings are harmless and cheerful.
c I like sharing such things, and next time I would like your company.
p Me, myself and a sandwich are always the core of the party.
p In any group I am the one carrying the coats.
p Whoever comes along with me has to listen to my commentary.
i I kept thinking who else would have enjoyed it, and you came up.
i Some places are better alone and some with one other person.
i The company matters more than the place, I find that more and more.
b Who is your favourite person to go out with?
b What do you most like doing on your own?
=theyFixIt
c I call it fixed once it has behaved for a whole week.
c The matter is in hand, and I am keeping a calm eye on it.
c One way or another it gets sorted, I do not let such things rest.
p As far as repairs go, I am speaking to it very politely.
p My part in the repair is standing beside it and nodding wisely.
p It and I have reached an understanding, and nobody breathes near it.
i Repairs teach me patience, which I always believed I had.
i I notice how little I need a thing while it is broken.
i Part of me enjoys it when something breaks and life slows down.
b What is broken at yours that nobody fixes?
b Who do you call when something breaks?
=whatTheySaid
c The words were short, but the look that came with them was long.
c Not much was put into words, and I understood it all the same.
c It was taken better than feared and worse than hoped, like most news.
p There was a silence first, the kind in which I admire my shoes.
p Words were used, and I nodded at all of them like a dashboard dog.
p The eyebrows spoke before the mouth, and the eyebrows were not on my side.
i What was left out of the answer interested me more than the answer.
i I am still turning over the tone of it more than the words.
i The reply was ordinary, it was the pause before it that stayed with me.
b What would you have answered?
b Whose opinion matters most to you?
=didYouWin
c Win or lose, I gave it everything and came off smiling.
c The result matters less to me than a game worth playing hard.
c In spirit I won, and I would play it again tomorrow.
p By my own scoring I won, though the referee counts differently.
p History will call it a win, because I intend to write it.
p My winning celebration is always ready, whether the score needs it or not.
i I care less about winning than the moment it could go either way.
i Games show people, and after this one I knew somebody a bit better.
i A close one teaches me more about myself than an easy win.
b When did you last win something?
b Are you a good loser or a bad one?
=foundIt
c I never give up on a lost thing, I search until it surrenders.
c Lost things come back to me as soon as I stop looking.
c Wherever it may hide, I have long made my peace with the search.
p My things are never lost, they only take holidays without telling me.
p The search found plenty, including a sock I had mourned.
p I look in the first place last, it is my own method.
i While searching I always come across something I had forgotten to miss.
i Losing a thing shows me what it was worth, I find.
i Some things want to be missed a little before they turn up.
b What do you lose most often?
b What would you hate to lose the most?
=didItHurt
c It stung, but I am tougher than I sound when I complain.
c A bit of hurt, yes, mostly in my pride, and that heals quickly.
c Nothing a warm drink and some sympathy cannot put right.
p My pride hurt most, it has very little padding.
p The pain was small, my performance of it deserved an award.
p It hurt exactly as much as there were people watching.
i The odd thing about hurting yourself is how fast you want somebody to tell.
i Sore or not, being asked about it helps more than you think.
i I hardly notice it now, your asking took my mind off it.
b How brave are you when something hurts?
b Who looks after you when you are sore?
=worthIt
c It was worth it, if only because I never have to wonder now.
c I would do it again, with a better plan and the same good mood.
c No regrets from me, I would rather try a thing than miss it.
p Worth every minute, apart from the ones where I was awake.
p Again, yes, but this time with a cushion and a witness.
p My warm recommendation goes to people who are braver than me.
i What made it worth it was something small that I had not expected.
i Ask my head and it hesitates, ask my heart and it packs.
i I am glad of it, and I still don't know why.
b What have you done that was totally worth it?
b What would you do again tomorrow?
=howLearned
c I learned it by wanting to, and by not minding how silly I looked.
c Mostly by doing it badly with patience until it stopped being so bad.
c Watching people who are good at it taught me nearly all I know.
p By making every mistake in the book and then buying a second book.
p My method of learning is to be confident first and correct much later.
p Teaching myself was cheap, because nobody else could bear to watch.
i Curiosity did most of the teaching, it gets me into all sorts of things.
i The learning was easier than admitting that I could not do it yet.
i Half of it I learned with my hands before my head understood.
b What would you like to learn next?
b Who taught you the thing you do best?
=howLongTook
c Longer than planned, and I was in a good mood for most of it.
c It took what a thing takes when you want it done properly.
c As long as it needed, I like to stay with a job until it is right.
p In my estimate it took ten minutes, in reality the sun moved.
p Half the time went on the job and the other half on finding things.
p Twice as long as a clever man and half as long as a careful one.
i I lost track of the time, which usually means I enjoyed it.
i The last bit took longest, because I didn't really want it finished.
i Time goes oddly when I do that, hours feel like one long song.
b What can you do for hours without noticing?
b Which job always takes you longer than planned?
=whyDidYou
c It felt right in the moment, and I tend to follow that.
c I did it because I would have wondered forever otherwise.
c Sometimes I do a thing first and find the good reason later.
p My brain was on its break and left the rest of me in charge.
p In my head it looked like a film, and I had the lead.
p It seemed like a fine idea for almost four seconds.
i I have asked myself why, and the answer changes with the weather.
i Part of me wanted to know whether I would really do it.
i There was a reason, a small sentimental one, and I am fond of it.
b What is the daftest thing you ever did?
b Do you think first, or jump first?
=howMuchCost
c More than nothing and less than the joy I get out of it.
c I paid what it was worth to me, and I regret none of it.
c For something I enjoy that much, the price was fair enough.
p The price and I have agreed never to speak of it again.
p My wallet called it expensive, my heart called it a bargain.
p Enough that I now look at it with respect and a little fear.
i I forget prices quickly, what I remember is how much I wanted it.
i Some things are cheap at the till and dear later, this is the reverse.
i What it cost me was mostly the courage to treat myself.
b What was your best bargain ever?
b What do you never mind spending money on?
=boringYou
c You do not bore me for one second, I like how you tell things.
c Go on as long as you like, I enjoy listening to you.
c I am wide awake and interested, boredom looks very different on me.
p If I were bored you would hear snoring from here.
p No boredom here, I once watched paint dry and rooted for the corner.
p Talk away, my other option tonight is a chat with the dishwasher.
i When people talk about what they love I could listen for hours.
i I notice I want to know how it goes on, that is never boredom.
i The bits you think are dull are often where I prick up my ears.
b What could you talk about without ever stopping?
b Who told you that you talk too much?
=laughingAtMe
c I am smiling with you, I would never laugh at your cost.
c Only the warm kind of laughing, the kind you do with people you like.
c Never at you, I laugh because you tell things so well.
p The only person I laugh at is the man in my mirror.
p A smile may have escaped me, and I have sent it to its room.
p Laughing is above my rank, I have done sillier things before breakfast.
i I did smile, and it was more about liking you than about the thing.
i You have a way of making me grin at a screen.
i My grin was a fond one, you would have seen that in my eyes.
b Who are you allowed to laugh with about everything?
b Do you laugh at yourself easily?
=believeMe
c I believe you, you do not strike me as somebody who makes things up.
c Of course I do, nobody invents details that good.
c You have my full belief, and my attention for the rest of it.
p My belief is complete, I also still believe in my running shoes.
p Every word, and I would swear to it with my hand on a biscuit tin.
p Belief comes easily to me, I trust weather forecasts and wet paint signs.
i I believed you before you finished, and that surprised me a little.
i True stories have a certain untidiness, and yours has it.
i Believing you is easy, I would rather be wrong than suspicious.
b What is true about you that nobody ever believes?
b Who did not believe you?
=rememberIt
c I remember how you told it, and I listen properly when you write.
c What matters to you stays with me, even if a detail slips.
c The important things I keep, because they come from you.
p My memory holds your stories well, it is only names of ministers it drops.
p Your stories sit safer in my head than where I put my keys.
p Test me gently, my memory works best with a biscuit and a hint.
i Odd details stay with me, often the ones you wrote in passing.
i It is what you laughed about that I remember best, it is how I file people.
i Some of what you told me comes back at the strangest moments.
b What do you never forget about people?
b Which thing should I never forget about you?
=favTalking
c Talking to you is easy, I never have to look for words.
c My favourite thing is how you answer, straight and with a twinkle.
c I like that we can go from nonsense to something real and back.
p You laugh at things my kitchen has ignored for a long time.
p Our chats beat talking to myself, and I am a loyal audience.
p It is the only chat where I check my spelling twice.
i With you I say things I had not planned, and do not regret them.
i The way you ask things makes me think about them afterwards.
i Best of all is the moment before your answer, because I never know.
b What do you like about our chats?
b Who else can you talk to like this?
=talkAbout
c We would talk about people we love, food we miss and plans we have.
c With you I would start at the small things and end up talking until closing.
c Anything you care about, I like to hear people on their favourite subject.
p I can talk about soup for an hour, and nobody has stopped me yet.
p My plan is to open with the weather and panic in an orderly way.
p Topics are safe with me, I have opinions on things that need none.
i The things we would not plan to talk about interest me the most.
i I think we would begin politely and be somewhere odd within ten minutes.
i There is one subject I would save until the second cup with you.
b What could you talk about for a whole evening?
b Which topic do you hope never comes up?
=sameInPerson
c What you read is how I am in person, only with more pauses.
c The man in these messages is me, and he will be the one at the table.
c Face to face I am warmer, because I can see when you smile.
p Same man in real life, but without the ten minutes to look clever.
p I am identical in person, only with worse spelling and more hand waving.
p At the table you get the live version, with all the bloopers left in.
i On paper I am a bit braver, in person a bit kinder.
i I hope the pauses in person tell you something my messages cannot.
i My texts leave out one thing about me that you would notice at once.
b Are you louder or quieter than your messages?
b What do people notice about you in person first?
=secondThoughts
c No second thoughts here, I am looking forward to you as before.
c My mind is made up in your favour and has stayed there.
c I am sure, and if doubts came I would tell you openly.
p The only second thoughts I have concern which shirt to wear.
p My feet are warm, I wear two pairs of socks for courage.
p I get doubts about haircuts and curries, never about seeing you.
i Second thoughts did come, and they were even nicer than the first ones.
i I think about it often, and each time I end up glad.
i What you may notice is a bit of nerves, and that means something.
b What makes you wonder about that?
b Do you have any doubts of your own?
=noSpark
c Then we have had a nice hour with a decent person, no harm done.
c If it does not click I would tell you kindly, and never disappear on you.
c I already like you, so the meeting starts with a good lead.
p Without a spark we would still have cake, and I have never regretted cake.
p Worst case, we shake hands and I go home to my loyal sofa.
p No spark would at least save me the cost of new shirts.
i Sparks are quick, I am more curious about what stays warm afterwards.
i I like you in writing already, and faces only add to that.
i Some things take a second look, and I always allow for one.
b How do you notice that you click with somebody?
b Do you decide quickly or slowly about people?
=shallIBook
c Leave the booking to me gladly, unless you have a favourite spot in mind.
c Yes to booking, I like knowing there is a table with our name.
c Let us book it, and I will ring if you would rather not.
p A booking is wise, my lucky face has never once produced a table.
p I am all for booking, queueing brings out the philosopher in me.
p Book it before I start to believe in walking in like a film star.
i Booking makes it real, and I like that it becomes real.
i A table with our name on it would be a nice thing to exist.
i I would book the table and leave everything after it to chance.
b Do you like a corner table or the window?
b Are you more of a planner or a chancer?
=whereToPark
c For parking I would take the nearest proper car park and enjoy the short walk.
c Leave yourself ten spare minutes for parking, and I will happily wait for you.
c A side street a few minutes off is usually the calmest place to park.
p Parking anywhere legal is fine, I am not worth a ticket yet.
p My rule is to park at the first space and pretend it was chosen.
p Park where you fit comfortably, I will cheer like the ground crew.
i I like parking a bit away, the walk gives me time to look forward.
i Take any space that makes you feel lucky, it is a good start.
i The best parking spots tend to be round a corner nobody bothers to turn.
b How far will you be driving to get there?
b Do you like to drive, or only to arrive?
=insideOutside
c Outside if the sun is kind, inside the moment one of us shivers.
c I vote for the table outside, with the inside as our warm reserve.
c Wherever you sit comfortably is best, I do well in sun and by windows.
p Outside suits me until the first wasp, then I am an indoor man.
p Let us sit inside, the wind has ideas about what hair I have.
p In or out, I shall knock something over with the same elegance.
i A table by an open window gives you both, and I like it most.
i People talk differently outside, as if there were more room for it.
i I like starting outside and moving in together when the light goes.
b Are you a sun person or a shade person?
b Where do you like to sit in a café?
=eatBefore
c Come a little hungry, I would much rather share some food with you.
c Eat something small if you need to, and we will find a meal together.
c I always count food in, an evening without a bite feels unfinished.
p Come hungry, I am better company behind a plate of chips.
p Have a biscuit for safety, I get dramatic when the kitchen is slow.
p Leave some room, I order too much and look around for accomplices.
i You learn a lot about people over food, so I would keep some appetite.
i A shared plate says more than two separate ones, I am for sharing.
i I would come half hungry, it leaves the evening room to turn.
b How hungry are you by that time usually?
b What would you most like to eat that evening?
=howLongGot
c For you I have time, I would not book anything straight afterwards.
c As long as we are enjoying it, I dislike watching the clock over good company.
c Enough time for a second round and a slow walk back.
p I have as long as my phone battery, and I can always unplug.
p Until they put the chairs on the tables and sweep round my feet.
p My evening has no deadline, only a sofa that will understand.
i Good evenings decide their own length, I would leave this one room.
i Time is not the problem, wanting to stop talking might be.
i I would rather leave a minute too late than an hour too soon.
b When does your day have to end?
b What could make you stay longer than planned?
=earlyOrLate
c I like to be on time, it is the simplest way to show respect.
c Rather early than late, I enjoy the few minutes before somebody arrives.
c You can count on me to be there when I promised to be.
p Early enough, as a rule, for the waiters to start worrying about me.
p I aim for on time and my shoelaces negotiate from there.
p Punctual is my plan, though my keys like to play hide and seek.
i Being early gives me that moment of seeing somebody come through the door.
i I am more punctual when I care, which may tell you something.
i The last minute before someone arrives is one I would not miss.
b Are you usually waiting, or waited for?
b How long would you wait for somebody?
=bringDog
c Bring the dog, I would be glad to meet somebody so important to you.
c Your dog is very welcome, we will simply pick a place that agrees.
c With a dog along it becomes a walk, and I like walks.
p Please bring the dog, at least one of us will be well behaved.
p The dog may come, but I warn you that I share my chips.
p A dog makes me look kinder and taller, so by all means.
i Dogs notice things about people, I would be curious about the verdict.
i I like seeing people with their dog, they forget to be careful.
i That dog would break the ice before either of us found the words.
b What does your dog think of strangers?
b How did the two of you find each other?
=mindDivorced
c That you were married does not bother me, it is part of your road.
c I do not mind in the least, I care about who you are now.
c Your past is welcome here, it made the woman I enjoy talking to.
p No trouble at all, I also have a past and some of the haircuts were criminal.
p I mind cold soup and wet socks, a former marriage is nowhere on the list.
p My own life is hardly first edition, there are notes in every margin.
i Somebody who loved once knows what she wants, and that interests me.
i I think people carry their old stories better when nobody minds them.
i It tells me that you dared once, and I like people who dare.
b What did you learn about yourself from it?
b What do you want to be different this time?
=mindNights
c Your hours are no problem for me, I would rather have a good hour.
c I do not mind odd shifts, we would find our own times.
c Busy is fine, what counts is that you want to see me.
p Breakfast at six in the evening is how I always hoped to live.
p Work nights by all means, I can be charming over cornflakes at dusk.
p My patience with your shifts is huge, I once waited for a kettle.
i Odd hours have something, the world is quieter and people say more.
i I like the idea of being the nice part of a strange timetable.
i A scarce hour with somebody can be worth more than a whole lazy Sunday.
b What do you like about your hours?
b When are you at your best in the day?
=mindTaller
c I do not mind at all, you may stand as tall as you are.
c Wear the heels if you like them, height changes nothing for me.
c Height never mattered to me, I look for the smile first.
p Fine by me, somebody has to reach the top shelf elegantly.
p Not one bit, I have been looking up to people all my life.
p I see only benefits, you can spot the bus for both of us.
i It is confidence I notice, and that comes in every height.
i Sitting across a table we would all be the same height anyway.
i The inches interest me less than how somebody walks into a room.
b What is the best thing about your height?
b When do you feel tallest?
=tooOldForThis
c Nobody is too old for this, liking somebody has no closing time.
c You are exactly the right age for it, you know your own mind.
c It is never too late for good company and a bit of heartbeat.
p If you are too old then I should have been in a museum.
p My knees would agree with you, but my heart never asks them.
p Too old is when the sofa says no, and mine is still undecided.
i I think people get better at this, because they stop pretending.
i Butterflies do not ask for a birth certificate, I have noticed that.
i There is something braver about beginning now, and I like brave.
b What would you like to feel once more?
b What do you know now about love?
=motherOnMe
c Any mother of mine would like you, you are kind and you speak plainly.
c Family would see quickly that you make me smile.
c You would be liked for the same reasons that I like you.
p A mother would thank you for coming and ask what you see in me.
p The family would take your side against me within ten minutes.
p The good biscuits would go to you, and I would get the washing up.
i I think they would look at my face more than yours.
i I can picture you at that table more easily than I expected.
i Mothers often notice first what one has not admitted to oneself yet.
b How do you win over a family?
b Would your own mother approve of me?
=datesBefore
c Three or four good dates tell me most of what I need to know.
c I go by the feeling more than the number, and I never rush it.
c As many dates as it takes for both of us to stop counting.
p I would need one date to relax and a second to be myself.
p My maths stops after the second date, then I only count desserts.
p A man as slow as me should have his dates counted in seasons.
i One date can be enough to know that I want the next.
i The number matters less to me than the first time we forget the clock.
i I usually know at the goodbye, by how slowly I walk away.
b When do you know with somebody?
b Do you have a rule for that?
=howWeMet
c I would tell the plain truth, we met online and it was lucky.
c How we met is nothing to hide, I would say it with a smile.
c The app only opened a door, the story after it is ours.
p Officially we met saving a swan, and the swan prefers privacy.
p My version has a storm, a lighthouse and me being unusually brave.
p Let us say a bookshop, I will learn the name of a book.
i The true story starts with a small message and a bit of luck.
i My favourite bit is the one that only the two of us noticed.
i Beginnings get told backwards, so how we met will sound better every year.
b Which version would you tell your friends?
b What is the best how they met you know?
=startAgain
c Yes, let us start again, I am glad that you want to.
c Gladly, a fresh start costs nothing and I like you already.
c From the beginning then, hello, it is very nice to meet you.
p Starting again suits me, my first entrance needed work as well.
p Consider it wiped, my memory was never much of a threat anyway.
p A new start it is, and this time I will stand up straighter.
i Second beginnings can be better, one already knows where the puddles are.
i I like that you want to begin again, it tells me a lot.
i Let us start over, though I would keep one or two of your lines.
b What would you like to say first this time?
b What should I know about you from the start?
=whatPrize
c Your prize is a drink of your choice and my full admiration.
c You win the right to choose what we do first together.
c A proper reward, you get to ask me any favour you like.
p First prize is dinner with me, second prize is dinner with me twice.
p My last biscuit is yours, and I do not say that lightly.
p The medal is cardboard, but I would pin it on with great ceremony.
i A prize exists, and it would be handed over in person.
i You have won something small that I only give away once.
i The prize is a secret of mine, payable at our first coffee.
b What would be the perfect prize for you?
b What was the nicest thing you ever won?
=youSaidBack
c I kept it calm and short, that is how I get through such moments.
c My answer was polite, and I meant every word of it.
c Plain words and a steady voice, I do not like to make a scene.
p I replied brilliantly, though only later and to the bathroom mirror.
p My mouth opened, my brain left, and between them came a noise.
p Something dignified, I hope, but it came out closer to a cough.
i I let a silence do the answering, it is better with words than me.
i The reply I gave was fine, the one I kept is better.
i What I answered surprised me, I am usually slower than that.
b What is the best comeback you ever made?
b Do you speak up, or think of it later?
=howBigReally
c Big enough to impress me, and I would not stretch it for you.
c It was every bit as big as I told you, give or take enthusiasm.
c True to size, I only added a little feeling to it.
p Huge is the word, and it grows by an inch every time I tell it.
p Take my figure, halve it, and you are still too generous to me.
p In daylight it was modest, in my story it needs its own postcode.
i The size was one thing, how small I felt beside it was another.
i It looked bigger because I was alone with it, I think.
i What matters is how big it still is in my head at night.
b What do you always exaggerate about?
b How do your own stories grow over time?
`;
