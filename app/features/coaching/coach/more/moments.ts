/** Further lines for the moments of content/situations.ts: '=moment', its first sentences, a slash, its second ones. */
export const MORE_MOMENTS = `
=declined
c All clear, and no hard feelings on my side.
c That's alright, and I'm thankful for the clear words.
p Well, that was a soft landing, thank you for it.
p Received, understood, and only slightly heartbroken.
i It's rare to get a clear answer on here, thank you.
i I respect a person who knows what she wants.
c Good of you to say so openly.
c Your answer is perfectly alright with me.
c I'd rather know than guess, so thank you.
c Much appreciated, you didn't leave me wondering.
c Absolutely understandable, you know best what suits you.
c Of course, that's entirely your decision.
c Right, I accept that without any fuss.
c You've been open with me, and I value that.
c It's fine, nobody can force a spark.
p Well put, I couldn't have phrased it more politely.
p Okay, that landed softly and I'm still in one piece.
p A gracious no, beautifully wrapped, thank you.
p Duly noted, my ego will be back on its feet by teatime.
p Alright, I'll take that with a smile.
p No sulking here, I promise.
p Clear as a church bell, and far gentler on the ears.
p My compliments, that was turned down with style.
p Consider it understood, no dramatic music needed.
i Honest words like these are rarer than they should be.
i Not every meeting has to become something, and that's okay.
i Knowing what you want is a good thing.
i There's something decent in saying it out loud.
i Two people can get on and still not match.
i It means something that you answered at all.
i Sometimes the spark just isn't there, and nobody's to blame.
i What you feel is what counts here.
i Your openness makes this easy to accept.
/
c It was nice getting to know you a little, be well.
c No need to explain anything more, go well.
p It was a pleasure, I hope the next one brings better jokes.
p Exit stage left, with a small bow and best wishes.
i I hope good things are on their way to you.
i Some conversations are short and still worth having, this was one.
c All the very best with everything ahead.
c Have a lovely week and look after yourself.
c Everything good to you from here on.
c I leave this with only good feelings.
c You deserve someone who suits you well.
c My best wishes go with you.
c Talking with you was a pleasure.
c Enjoy whatever comes next for you.
c Good luck with the search, and be happy.
p May your next first date have excellent parking.
p Here's hoping your phone only buzzes with good things.
p Off you go, and conquer the week.
p Best of luck out there, may the opening lines be original.
p I raise my teacup to you and wish you well.
p Someone out there's in for good conversation.
p Fortune favours the honest, so you should do nicely.
p Let the good ones find you first.
p Please accept my warmest wishes and an imaginary biscuit.
i Even a short conversation can be a good one.
i Every good wish for the road you're on.
i Go well, and stay exactly as you are.
i You made this a pleasant conversation to have had.
i Keep that straightforwardness, it suits you.
i Whatever you're looking for, may it be worth the wait.
i Life has room for good surprises, and I wish you many.
i Be happy, in whichever way suits you.
=stopped
c Of course, this is my last message.
p Got it, curtain down and lights off.
i Your no is enough, I'll leave you in peace.
c Okay, I'm ending it here.
c I've understood, and you won't hear from me again.
c Your wish is clear, and I'll follow it.
c Message received, I'm leaving you in peace.
c That's your call, and I accept it fully.
c Consider this finished from my side.
c No more messages from me after this one.
c You asked me to stop, so I'm stopping.
p Right, phone down and pen away.
p Understood, curtain down and lights off.
p Clear enough, I'm off the stage for good.
p Noted, I'm packing up without a fuss.
p Loud and clear, the line is yours again.
p Fair enough, I'm handing back the microphone.
p Got it, this chatterbox is switched off.
p Quite right, I'll see myself out.
p Okay, final whistle, match over.
i Your boundary is clear, and it counts.
i Thank you for saying it, I'm stepping back.
i I see that now, and I'll go.
i There's nothing to explain, I've understood.
i It's your space, and I'm leaving it.
i You're right to say so, and I'm done writing.
i Silence is fine, you'll have it from me.
i I accept that, no explanation needed.
/
c All the best to you.
p All the best from over here.
i All good wishes, and goodbye.
c My apologies if I bothered you.
c Have a good rest of the week.
c Please look after yourself.
c Everything good for the future.
c I apologise for not noticing sooner.
c Good luck with everything.
c Hope the days ahead are kind.
c You have my good wishes.
p Enjoy the peace and quiet.
p May your phone stay blissfully calm.
p Apologies for the racket, all the best.
p Here's to calmer notifications.
p Go and enjoy your day.
p Have yourself a peaceful week, and farewell.
p Best wishes, and thanks for your patience.
p All good things to you.
p Good wishes, sent very quietly.
i I hope your days are peaceful.
i May you have some peace.
i Nothing is expected of you.
i Peace to you, and goodbye.
i Only good wishes from me.
i I regret any discomfort I caused.
i Go well from here on.
i Forgive me if I missed the signs.
i You deserve to feel at ease.
=space
/
c I'm around if you feel like talking, and it's fine if not.
i I hope you find some quiet in all of it.
=boundary
c Of course, no rush at all from me.
c Of course, you set the speed.
c Thanks for saying so, I respect that.
c Understood, that's entirely your call.
c No problem at all, I'm glad you told me.
c Fair enough, you should feel comfortable.
c Absolutely, no explanation needed.
c Good that you say it, I'm fine with that.
c Your comfort comes first, so that's settled.
c Sure, I won't push it.
p Noted, I'll put the horses back in the stable.
p Fair, even I wouldn't trust me that quickly.
p Message received, I'm switching to snail mode.
p Quite right, I was a few chapters ahead.
p Very sensible, one of us had to be.
p Copy that, taking two polite steps back.
p Wise choice, I could still be three raccoons in a coat.
p Yes, my enthusiasm occasionally forgets to knock.
p Rightly so, I got a bit ahead of the orchestra.
p Consider it dropped, gently and with great dignity.
i I respect that, people who know their limits are good to talk to.
i Knowing what you want and saying it's a good quality.
i Trust has its own clock, and that's fine with me.
i It's good to know where you stand, thank you.
i You say that clearly, and I appreciate it.
i Haste was never the interesting part.
i Honest and clear, that's rare and I like it.
i Some things only work when both feel at ease.
i A clear line makes talking easier, I think.
/
c Tell me when it feels right, and until then this is good.
c Nothing changes for me, I enjoy our chat.
c You don't owe me anything.
c Let's simply carry on as we are.
c This chat suits me perfectly well.
c Just tell me whenever something doesn't feel right.
c I'm happy with things exactly as they are.
c It's nice talking to you, and that's enough.
c My mood is as good as before.
c Please don't give it another thought.
p My typing fingers are delighted to stay employed.
p Luckily my small talk also comes in large.
p The written me at least can't spill anything.
p Please enjoy my punctuation, it's at its best here.
p Let the record show I took it like a gentleman.
p Now, back to our regular programme of questionable humour.
p Any leftover eagerness goes into better spelling.
p We'll proceed at the speed of a Sunday stroll.
p Your rules, and I'll even read the small print.
i Words alone can tell a good deal about someone.
i What we talk about matters more than where.
i Good conversations have no timetable.
i I enjoy the way you think.
i Curiosity doesn't need a shortcut.
i Writing lets people think before they answer, which suits me.
i Right here is interesting enough for me.
i Each message tells me a little more anyway.
i You decide what you share, and I'll be glad of it.
=cancelled
c That's fine, really, no need to feel bad.
c That's fine, thanks for telling me.
c Of course, some days don't go to plan.
c Don't worry about it, I completely understand.
c Understood, it's no trouble at all.
c Fully understandable, it can't always work out.
c Thank you for the message, there's no harm done.
c Not a problem, plans are there to be moved.
c Okay, I hope everything is all right with you.
c Sure, it's no drama on my side.
p Understood, I'll tell the violinist to go home.
p Fair enough, my good shirt goes back on the hanger.
p Alright, I'll try my jokes on the furniture instead.
p Forgiven, although my mirror heard some excellent opening lines.
p Okay, more time to practise effortless charm.
p Very well, the red carpet gets rolled up neatly.
p Don't fret, my sofa is thrilled to have me back.
p Accepted, with only a brief and tasteful sigh.
p Noted, the fireworks stay in the cupboard.
i That's all right, not everything has to happen on the first try.
i Life has its own ideas sometimes, and that's fine.
i Fine by me, a postponed hello is still a hello.
i Don't think twice, I'm still just as interested.
i Things come up, and it changes nothing for me.
i Perhaps the timing simply wants to be better.
i Thanks for being open about it, I like that.
i Some meetings need a second attempt, and that's okay.
i I understand, and I'm looking forward to it all the same.
/
c We'll find another day, just say which one suits you.
i Let's find the evening that's meant for it, you pick.
c We'll find another time that suits us both.
c Whenever you're free again, just say so.
c My suggestion is we try again when your diary is calmer.
c Just write when you know more.
c I'd still like to see you.
c Look after yourself first, the rest can wait.
c You choose the next date, I'll be flexible.
c Send me two days that work and I'll take one.
c There's no hurry with a new day.
p My diary can be bribed with a smile.
p The rematch is yours to schedule.
p You may book your replacement slot with me personally.
p Vouchers for a new attempt are valid indefinitely.
p Choose any day, I'll bring a slightly improved version of me.
p Next time we'll outwit the calendar together.
p One word from you and the whole production starts again.
p Rescheduling is free of charge, house policy.
p Just whistle when the coast is clear.
i Whenever it fits, I'd like to hear your stories in person.
i When life is quieter, give me a sign.
i I'm curious which day will turn out to be ours.
i Your next free evening might have a good idea in it.
i Say when, and I'll bring my curiosity along.
i My questions for you won't go stale.
i We'll know the right moment when it comes round.
i Until your head is free, there's no clock running.
i A new day will come, and you can name it.
=grief
c I'm sorry you're going through this.
p I'm sorry, I wish I could hand you a hug through here.
i That's so hard, I'm sorry.
c My condolences, that's a very hard thing.
c What a sad thing to go through, I'm sorry.
c That's heartbreaking, I'm so sorry for your loss.
c I can only imagine how hard this is.
c Thank you for telling me, I'm truly sorry.
c Please accept my deepest sympathy.
c Sorry for your loss, truly.
c There's little I can say, but I feel for you.
c It hurts to read that, I'm sorry.
p Ah, I'm sorry, that's terribly sad.
p No light words today, only that I'm sorry.
p Come as you are, I'm sorry you're going through this.
p Sending you a warm hug, if you'd like one.
p All my sympathy, this is a hard one.
p Consider yourself held for a moment, I'm so sorry.
p Goodness, I'm sorry, that's a painful thing to face.
p My heart goes out to you today.
p Of course you're sad, and I'm sorry this happened.
i Losing what we love leaves everything out of place.
i Grief keeps its own time, and I'm sorry it found you.
i Such a loss changes how the rooms feel, I'm sorry.
i How sad, I wish I had better words for you.
i Words feel small next to that, I'm sorry.
i Nothing prepares anyone for a goodbye like that.
i I feel for you, that's a deep hurt.
i You must miss them terribly, I'm sorry.
i Some goodbyes ask too much of us, I'm sorry.
/
c No need to answer quickly, I'm here if you want to talk.
p I'm around for whatever helps, talking or quiet.
i I hope there's someone near you today.
c I'm here if you want to talk.
c There's no need to reply quickly.
c Look after yourself, everything else can wait.
c Lean on the people close to you today.
c Write whenever you feel like it, even in the middle of the night.
c We can talk about it or about something else entirely.
c Rest as much as you can.
c My thoughts are with you and yours.
c Feel free to tell me as much or as little as you like.
p Do only what feels bearable today.
p A cup of something warm and some quiet is plenty for now.
p Let other people do the cooking for a while.
p Cry, sleep or stare out of the window, all of it's fine.
p I'm around for company, with words or without.
p Small steps are enough for today.
p Everything ordinary can wait until you're ready.
p You're allowed to feel whatever turns up.
p Say the word and I'll simply listen.
i Tell me about them whenever it feels right.
i Memories can wait until you want to share them.
i Silence is alright too, I won't take it the wrong way.
i However you feel, there's room for it here.
i Whatever you need to say, I'll read it with care.
i May the people around you be kind and patient.
i I hope there's some comfort in what you remember.
i Quiet company is sometimes the best there is, and you have mine.
i Your way of grieving is the right one.
=goodNews
c Love that for you, well earned.
c Brilliant, I'm really pleased for you.
c Well done, you've every reason to be pleased.
c What fantastic news to read.
c I love hearing that from you.
c Excellent, that's the best thing I've read all day.
c You must be over the moon.
c Now that's something to be happy about.
c Good for you, I'm chuffed to hear it.
c Great stuff, things are clearly going your way.
p Hold on, I'm doing a small victory dance.
p Stop the press, this belongs on the front page.
p Someone ring the bells, this is worth some noise.
p Consider the confetti thrown, and I'm not sweeping up.
p Three cheers from my side, the third one slightly hoarse.
p Drum roll, trumpets, and a standing ovation for you.
p Well, look who's having an excellent day.
p This calls for a parade with at least one tuba.
p Fireworks would be in order if they weren't so expensive.
i There's a real glow in that message.
i Your joy is catching, even through a screen.
i Some messages brighten a whole room, and that was one.
i It's lovely to see something turn out right.
i News like that has a way of changing a day.
i I read that twice, just to enjoy it again.
i Something tells me this means a lot to you.
i How good that sounds, like a door opening.
i Moments like that ought to be kept somewhere safe.
/
C Who did you tell first?
C When did you find out?
C What comes next for you?
C Have you let it sink in yet?
C Did you see it coming?
C Are you doing something special today?
C Will there be a toast tonight?
C Was it a long time coming?
C Which part are you happiest about?
c Enjoy every bit of it.
c You should treat yourself to something nice.
c Make the most of it today.
c Tell me all about it.
c I want to hear the details.
c Take a moment to savour it.
c Let the good mood last all week.
c Raise a glass to it at the very least.
c Nothing beats a day like this.
P Champagne, or straight to the dancing?
P Can I claim to have known you before the fame?
P Shall we declare a public holiday?
P How loud was the shriek of joy?
P On a scale from grinning to cartwheels, where are you?
P Do I need to bow when I write to you now?
P Has anyone put up bunting yet?
P Would a silly hat be too much for the occasion?
P Where do we put the statue?
p Your victory lap may begin whenever you like.
p Chores are cancelled until further notice.
p I expect speeches and a long list of thanks.
p Please wave graciously to the crowds on your way.
p You're allowed to grin at strangers all day.
p Pudding before dinner is now perfectly legal.
p Go and be outrageously cheerful for a while.
p Somewhere a bottle is waiting to be opened.
p No modesty will be accepted today.
I Where were you when you heard?
I What went through your head first?
I How will you remember this day?
I What made it possible, do you think?
I Who would be least surprised by this?
I Had you secretly hoped for it?
I Does it change something for you?
I Is it more relief or more excitement?
I Which moment of it would you live through again?
i I'm curious how it all came about.
i Keep a little of that feeling for a grey day.
i The best part is probably between the lines.
i Someday you'll tell this one with a grin.
i You'll have to tell me the long version.
i Remember exactly what this feels like.
i Days like this deserve a page in the diary.
i I suspect you've been quietly hoping for this.
i Good things tend to bring company, so keep watching.
=lateSorry
c Don't worry about it at all.
c That's fine, I figured you were busy.
c Don't worry, there's no deadline here.
c Nothing to be sorry about, really.
c You're fine, I know how days can go.
c It's okay, answer whenever it suits you.
c Nice to see your name pop up.
c Honestly, that's no problem at all.
c Everyone has days like that, it's fine.
c Thanks for writing back, that's what counts.
p Phew, I was about to send out the search dogs.
p Forgiven, I'd only drafted half a farewell poem.
p Welcome back, the cobwebs came off easily.
p There you are, I can stop looking nonchalant now.
p Pardon granted, the court was in a generous mood.
p No problem, carrier pigeons do get lost.
p Relax, I've waited longer for a plumber.
p Fashionably late, I see, and entirely excused.
p Don't be sorry, suspense is good for the ratings.
i Silence doesn't worry me, and it's nice when it ends.
i It's fine, I'd rather have your attention than your speed.
i Your message came at a good moment anyway.
i Not to worry, a pause can do a conversation good.
i Life outside the phone deserves its share, too.
i You're here now, and that's the part I like.
i Some conversations hold up well over a break.
i I don't mind, I like people who have a full life.
i Time is relative, especially between two messages.
/
C How are you today?
C Did you get any time for yourself?
C Is everything going well on your side?
C Which part of your week went best?
C Are things a bit calmer now?
C Have you had a decent rest in between?
C What have you been up to?
C Was it work or something more fun?
C Anything nice coming up for you?
c It's good to be talking again.
c My day just got a bit better.
c Let's carry on where you like.
c I hope your days have been kind to you.
c Share whatever's new when you like.
c I was looking forward to your message.
c Hope it wasn't too stressful out there.
c You haven't missed anything here.
c Glad we're still chatting.
P Were you rescued from a desert island?
P Any souvenirs from your time away?
P Who do I blame, your boss or your sofa?
P Is there a dramatic version of the story?
P Could it be that you've secretly joined the circus?
P On a scale of nap to marathon, how was your day?
P Should I picture chaos or a very long nap?
P What kept winning, the to do list or the snooze button?
p My phone and I are both relieved.
p Your late fee is one good anecdote.
p The show may now go on.
p I kept the conversation on a low heat.
p In return, I reserve the right to one slow reply.
p Now I expect tales of adventure, invented ones count.
p Next round of banter is on the house.
p Resuming normal nonsense in three, two, one.
p Luckily, silliness doesn't go out of date.
I What made you smile recently?
I Where have your thoughts been wandering?
I Which moment from the last few days stuck with you?
I What would you have done with an extra hour today?
I Has anything surprised you lately?
I When did you last lose track of time happily?
I If today had a title, what would it be?
I Do you ever get a quiet minute just to think?
I How would you spend a day with no messages at all?
i There's always something new to hear after a while.
i Tell me one thing worth telling from today.
i I wondered what you'd write next.
i Something new has probably happened in your world since.
i We still have plenty to find out.
i Every answer of yours opens another question.
i Your next thought is welcome, whatever it is.
i My curiosity stayed wide awake.
i Small updates are often the most telling.
=compliment
c Thanks, I'll happily take that.
c Very kind of you to say.
c I appreciate that more than you'd think.
c That means a lot coming from you.
c How kind, I'm smiling now.
c You've brightened things up considerably.
c Much appreciated, I'm really glad you think so.
c Well, that's good to know.
c Cheers, that was lovely to read.
p Stop it, no, actually, carry on.
p Excuse me while I walk a little taller.
p Right, that's going straight on my CV.
p Now look, I'm grinning at my phone like a fool.
p Someone write that down before you change your mind.
p Flattery noted, and warmly welcomed.
p Well spotted, I'd hoped someone would notice.
p My head may no longer fit through the door.
p Say that again, slowly, for the record.
i Words like that tend to linger.
i It's not often someone says something like that.
i There's a warmth in that I wasn't ready for.
i I'll be carrying that around for a while.
i Hearing that from you feels different.
i Funny, I needed that today without knowing it.
i Few people would simply say that.
i A sentence like that deserves a second reading.
/
c You're lovely to talk to as well.
c Talking to you is the good part of my day.
c I'd say you bring it out in me.
c It goes both ways, you know.
c I enjoy this more each time we write.
c We seem to get on rather well.
c Same to you, and I mean it.
c There's plenty I like about you too.
c Your messages are a pleasure to open.
C How's your day been so far?
C Do you say things like that often?
C When can I return the favour?
C What would you like to hear in return?
C Is it fair if I say the same about you?
C Can I tell you what I like about you?
C Did something nice happen today?
C Have you got time to keep chatting?
C Who taught you to be so kind?
p You clearly have excellent taste.
p Compliments like that will get you a long way.
p I'm adding you to the list of favourite people.
p Keep this up and I'll start blushing.
p Your turn to be embarrassed is coming, be warned.
p Two can play at this, so brace yourself.
p Expect something equally nice when you're not looking.
p The judges give you top marks for delivery.
p Consider yourself warmly complimented right back.
P What's the catch, and where do I sign?
P Do I have to behave now?
P Shall I pretend to be modest, or just enjoy it?
P How am I supposed to top that?
P Is there more where that came from?
P May I quote you on that?
P Who put you up to this?
P Could you tell that to the rest of the world too?
P Should I return the compliment now or make you wait?
i You notice more than most people do.
i I've a feeling you don't say that lightly.
i Maybe that tells me something about you as well.
i One day I'll tell you what I noticed about you.
i Perhaps you see something others walk past.
i It makes me curious about what else you've noticed.
i You've got a way of putting things.
i Someone who says such things is worth listening to.
i There might be one I've been saving for you.
I Where does that generosity come from?
I When did you first think that?
I Which of us is harder to read, do you think?
I What else have you noticed?
I How long have you been keeping that to yourself?
I Was that something you'd been wanting to say?
I Does it come easily to you, saying such things?
I Would you like to know what I thought of you first?
I Who was the last person to say something kind to you?
=annoyed
c Fair point, I got that wrong and I'm sorry.
i I'm sorry, I'd be annoyed too in your place.
c Fair point, I got that wrong and I apologise.
c That's on me, I'm sorry.
c Sorry, you deserved better than that from me.
c Of course you're annoyed, and I'm sorry for my part.
c Understood, I should have been more attentive, sorry.
c No excuses from me, just an honest sorry.
c I apologise, that was careless of me.
c Point taken, and I'm sorry I annoyed you.
c Your criticism is fair, and I'm sorry.
p Ouch, but deserved, and I do apologise.
p Case closed, I'm the culprit and I'm sorry.
p Well, that wasn't my finest hour, sorry.
p Yes, I walked straight into that one, sorry.
p Sorry, my charm clearly took a wrong turn.
p I owe you an apology, and here it comes, I'm sorry.
p Yellow card accepted, and my apologies.
p Noted with a red face, and sorry.
p That was clumsy even by my standards, sorry.
i Something about it clearly grated, and I'm sorry.
i Honesty like that's worth listening to, and I'm sorry.
i Thank you for not swallowing it, I'm sorry it came to that.
i It takes some openness to say that, and I'm sorry I gave you reason.
i Reading it again from your side, I owe you a sorry.
i What you say stays with me, and I apologise.
i I'm sorry, and I'd rather know than have you keep quiet.
i Now that you say it, I notice it too, and I'm sorry.
i There's truth in what you say, and I'm sorry for it.
/
c From now on I'll take more care.
c Being told directly helps me, so thank you.
c It won't become a habit.
c I take that seriously.
c Let me put it right.
c We can leave it there or talk it through, as you prefer.
c You won't have to say it twice.
c Feel free to be just as clear with me again.
c Your view of it counts for me.
p Consider me told, and slightly wiser.
p There's still hope for me, I'm a slow but willing pupil.
p My ego will recover, it needed the exercise.
p Lesson learnt, written on the blackboard a hundred times.
p Allow me to come back in and knock properly this time.
p A better version of me is already on its way.
p Any remaining foolishness will be handled in house.
p The complaints department is just me, and it agrees with you.
p Hopefully I'm better on the second attempt.
i Whatever you'd add to that, I want to hear.
i Perhaps it shows me something I'd missed.
i Knowing what bothers you tells me what you value.
i How you see it interests me more than being right.
i I learn more from this than from ten compliments.
i Take as much or as little space for it as you like.
i I'd sooner understand than explain myself.
i Clear words like yours are rarer than nice ones.
i That gives me something worth thinking about.
=night
c Sleep well, I'll write tomorrow.
c Rest well, today was better for your messages.
c Night, I really enjoyed this conversation.
c Have a good sleep, you've earned it.
c Sweet dreams, and thanks for a lovely chat.
c Off to bed with you, and rest properly.
c Get some good rest, it was nice writing with you.
c Thanks for this evening, now sleep tight.
c Lovely chatting with you, good night.
c You too, sleep soundly and wake up refreshed.
p Sleep tight, and don't let the alarm clock bully you.
p Lights out, then, and no reading under the covers.
p Dream well, and bring me a souvenir.
p Very well, the sandman may have you now.
p Close your eyes, the sheep are lining up already.
p Off you drift, I'll keep the moon company.
p Bed sounds wise, mind the monsters underneath.
p Snooze in style, the world can manage without you.
i Let the day go quietly, good night.
i Drift off easily, this was a good last chapter of the day.
i Quiet night to you, I'll keep what we talked about close.
i May your night be calm and your dreams strange.
i The day ends well when it ends like this, good night.
i Until the morning, then, sleep deeply.
i Here's to soft dreams and a slow start.
i Goodnight, it's been good to end the day in words.
/
c We'll talk again when you're rested.
c Write to me when you're up, if you like.
c I'd like to carry on with this tomorrow.
c Speak soon, and have an easy start.
c Looking forward to hearing from you again.
c Hopefully the morning is gentle with you.
c Until next time, take good care.
c It'll be nice to hear how your day goes.
c Enjoy the quiet and the dark.
p I'll guard our conversation from wolves until you're back.
p Our debate is adjourned until after coffee.
p Breakfast is when the real questions start.
p To be continued after these important dreams.
p We resume at dawn, or at a civilised hour.
p You may collect the last word in the morning.
p Next episode airs tomorrow, so don't miss it.
p Snoring is allowed, nobody here will ever know.
p If you meet a talking badger, say hello from me.
i Tomorrow I'd like to hear the rest of it.
i One thought is waiting for you in the morning.
i Perhaps I'll tell you my theory tomorrow.
i My curiosity can wait until breakfast.
i Some things are better told in daylight.
i I suspect we've only just got to the good part.
i Part of this conversation is still unfinished, and I like that.
i Ask me tomorrow what I nearly wrote just now.
i We still owe each other an answer or two.
=planned
c Sounds good, I've kept it free.
c Wonderful, that's fixed then.
c Lovely, consider it in my diary.
c That suits me very well, count me in.
c Sounds good, I'm happy we found a time.
c Excellent, I'm really pleased about that.
c Done, the time is reserved for you.
c Very good, it's settled and I'm glad.
c Brilliant, I'll gladly keep that free.
c Then it's agreed, and I'm already in a good mood.
p Marvellous, I'll alert the press.
p Signed and sealed, my calendar just did a little dance.
p Agreed, I'm only doing a very small victory lap.
p Splendid, I'll start ironing something immediately.
p Sold, to the lady with excellent taste in company.
p Officially my favourite appointment, with apologies to my dentist.
p Hooray, said in a very composed voice.
p Right, I'll begin polishing my best hello.
p Superb, I'll cancel my meeting with the sofa.
i Nice, that gives the calendar a bit of colour.
i Lovely, now I have something to wonder about.
i So it's real, and I like that.
i Then we'll see what happens when we run out of keyboard.
i Good, some conversations deserve more than a chat.
i Agreed, and I'm curious who'll talk more.
i It's settled, and I rather like the suspense.
i Wonderful, I enjoy knowing when but not what comes next.
/
c See you then.
c Let me know if you need anything beforehand.
c Just bring yourself, that's plenty.
c Get there however suits you, I'll find you.
c You can reach me here any time before.
c It'll be good to talk without typing.
c We'll take it easy and have a good time.
c Should the time get tight, a short message is enough.
c Thanks for making time.
c Everything else we can sort out on the spot.
p Dress code is anything you can laugh in.
p Please pack your sense of humour, mine travels light.
p My jokes are available in small and medium.
p Should I seem calm, it took considerable effort.
p You're allowed to laugh at me from minute one.
p Feel free to arrive with outrageous opinions.
p There may be a slightly overexcited wave.
p Bonus points for whoever starts with the strangest question.
p Expect good company and at least one terrible pun.
i There's one thing I only ask face to face.
i Something tells me we'll forget to check the time.
i You'll get to hear the longer answers.
i Think of a story that deserves to be told aloud.
i Half the fun is hearing how someone laughs.
i My guess is that we'll surprise each other.
i Voices tell so much that messages leave out.
i A first sentence in person is always a small adventure.
i The best part is what neither of us can plan.
=onTheWay
c Take your time, we're not in a race.
c Thanks for letting me know, that's no problem at all.
c All good, arriving relaxed beats arriving on the minute.
c There's no stress from my side, come when you come.
c That's absolutely fine, I'm happy to wait.
c Easy, a short wait doesn't bother me.
c Nothing to worry about, it happens to everyone.
c You're fine, nobody is watching the clock here.
c Good to know, travel at whatever speed feels comfortable.
p Splendid, that gives me time to rehearse looking casual.
p Fine by me, I'll use the time to invent a better opening line.
p Relax, I've forgiven you and every red light in advance.
p Permission granted, the welcome committee of one will hold its position.
p Excellent, I can get my nervous jokes out before you hear them.
p Understood, I'll send the brass band on a short break.
p Good, my entrance was never going to be the impressive one.
p Not a problem, patience builds character and I could use some more.
p Very well, I'll postpone the fireworks by a moment.
i Somehow a little waiting makes it feel more real.
i Waiting for you is a rather nice way to be idle.
i Good things seldom arrive on the dot.
i It's fine, anticipation is an underrated part of all this.
i Let it take what it takes, I'm in a patient mood.
i Funny how a small delay makes me look forward to it more.
i Every minute gives me one more thing to wonder about.
i Come as you are and when you can.
i Time passes pleasantly when I know who it's leading to.
/
c I'm looking forward to it.
c Just wave when you spot me.
c Looking forward to saying hello in person.
c Give me a ring if you can't find the place.
c We've got plenty of time.
c Safe journey, that's the only thing that matters.
c Really glad this is happening today.
c Message me when you're close and I'll come to meet you.
c It'll be lovely to talk face to face.
c Nothing else needs sorting, just bring yourself.
p Look for the man smiling at his phone for no clear reason.
p My best anecdote is warming up on the touchline.
p Should you find me terribly composed, it's acting.
p First round of awkward small talk is on me.
p You'll recognise me by the slightly overdone wave.
p There will be a small but heartfelt round of applause.
p Please act impressed when I stand up without tripping.
p Expect a grin I have very little control over.
p Your only task is to laugh at the first joke.
i Something tells me we won't run out of things to say.
i My curiosity got here well before me.
i Soon all this typing gets replaced by something better.
i A hello in person always says more than people think.
i Let's see where the conversation wanders today.
i Part of me wants to guess what you'll say first.
i We'll find out what no chat could tell us.
i You can start with the first thing that crosses your mind.
i Who knows which topic we'll get lost in.
=caring
c I'm really sorry you're in this much pain.
p Nothing else matters right now, only how you are.
i That's so much to feel at once, I'm sorry.
/
=statement
c You've got my full attention with that.
c Thanks for telling me that.
c Fair enough, I can see that.
c Right, this is the part I want to hear about.
c Glad you told me that one.
c Okay, go on.
c I like that, and I'd like to hear more.
c Well said, and now I'm curious.
p Well, there goes the script I had in mind.
p Hold on, I'm pulling up a chair.
p Right, I'm putting the kettle on for this.
p I'm sitting up straight now.
p Wait, you can't stop there.
p This calls for a follow up and possibly a biscuit.
p I didn't have that on my list for today.
p Excellent, I was hoping for something like that.
i I'd rather hear the rest than guess it.
i There's more to that, I think.
i That makes me want to slow down and listen.
i I'm curious where that goes.
i You make that sound simple, and I doubt it is.
i I like how you notice things.
i Now I'm wondering what came before that.
/
C Is that a one-off or a regular thing?
C Can you tell me a bit more about it?
C How did that start?
C What's the rest of it?
C What was the best bit?
P On a scale from calm to chaos, where does this sit?
P Should I be impressed, worried or taking notes?
P Do I get the uncut version?
P How much of this can I use in evidence?
P Who started it?
I What's the part you keep thinking about?
I What made it stick with you?
I What was going through your head?
I What came right before that?
=dry
c Allow me to make this more interesting.
c Right, new topic, and this one's worth it.
c Time for something better than small talk.
c I'll ask you something with a bit more to it.
c That one's on me, so here's another go.
c Fresh start, and I'll aim higher.
c I think we can skip ahead to the good part.
c You deserve something more fun to answer.
c Enough warming up, I want to know something about you.
p A tumbleweed just rolled past my last line, so here's its replacement.
p Plot twist, I'm changing the subject with great confidence.
p The curtain falls on that topic, and here comes the second act.
p I'm sending my last line back to the kitchen.
p Please hold while I fetch a question with more flavour.
p Spinning the wheel of topics, and look what it landed on.
p Even my keyboard thinks I can do better than that.
p Your honour, I'd like to rephrase.
p Drum roll for my second attempt.
i There's one thing I'd rather know than the usual.
i Some questions are better than small talk, and I'd like to try one.
i Something else about you has me curious.
i Forget the usual order, I'd like to start in the middle.
i You strike me as someone with a good answer to this.
i This one has no wrong answer, and I like that about it.
i Maybe we should talk about something that hardly ever comes up.
/
I What would you ask if nobody had to answer?
C Where would you go if tomorrow were completely free?
C Who was the last person who really impressed you?
C Which meal would you happily eat three days running?
C How do you like to spend a Sunday morning?
C What could you talk about for an hour without notes?
C When did you last do something for the first time?
C Is there a place you always take visitors to?
C What are you proud of this year?
C Do you unwind better with company or on your own?
P If your week were a weather forecast, what would it say?
P Which kitchen appliance matches your personality best?
P How long would you last at a silent retreat?
P Would you rather have a personal chef or a personal orchestra?
P What hill would you die on in a debate about breakfast?
P Who gets the last slice of pizza, you or diplomacy?
P What song do you sing loudly when nobody can hear?
P Have you ever lost an argument with a piece of furniture?
P What law would you pass if you ran the country until teatime?
I What would surprise people who've known you for years?
I Where do you feel most like yourself?
I Which smell takes you straight back to childhood?
I What do people usually get wrong about you at first?
I When does time go fastest for you?
I Who taught you something you still use every day?
I What decision would you make again without hesitating?
I If you could have one question answered honestly, which would it be?
I How did you meet your oldest friend?
=laugh
c Glad that one landed.
c Knowing you're laughing is a good feeling.
c That went exactly as I hoped.
c We clearly have a similar sense of humour.
c You're good company already.
c It's a good sign when it goes this easily.
c There it is, the reaction I wanted.
c Nothing beats a good laugh.
c Mission accomplished on my side.
p Thank you, I'm here until someone takes the microphone away.
p The crowd of one goes wild.
p Someone stop me before I buy a stage.
p Careful, applause like that only encourages me.
p Now I'll be insufferable for at least an hour.
p Please send that laugh in writing to my critics.
p One laugh down, and my ego has ordered champagne.
p Finally, an audience with excellent taste.
p Even I didn't see that coming.
i Laughter says a lot about a person, I think.
i Somehow that laugh makes me more curious about you.
i There's usually a story behind what we laugh at.
i A laugh is a good place to begin.
i You can tell a lot by what people find funny.
i Few things are as honest as laughing.
i That's the kind of moment I like to follow.
i Humour is the shortest way to someone, they say.
i This is getting interesting, and I like not knowing where it goes.
/
C Who gets you laughing when your day's been long?
C Which film can you still laugh at after ten viewings?
C How was your day before this?
C What else should I know about your sense of humour?
C When did you last laugh until it hurt?
C Do you prefer clever humour or plain silly?
C What are you up to today?
C Where do you go when you want a really good evening?
C Is there a comedian you'd pay good money to see?
c We should keep this going.
c Talking to you is easy.
c You've just made my day better.
c This conversation gets better by the minute.
c Let's see if I can get a second laugh.
c More laughing from both of us, please.
c Your turn to make me laugh.
c It must sound even better in person.
c Consider this the first laugh of many.
P Was that a real laugh or a courtesy one?
P Do I get a loyalty card after ten laughs?
P How many stars does my comedy career get so far?
P Should I quit while I'm ahead?
P Are you always this generous with bad comedians?
P On a scale from polite smile to spilt tea, where are we?
P Have you ever laughed somewhere you really shouldn't have?
P What would it take to get a snort?
P Could you put in a word with the awards committee?
p Tickets for the second show are limited.
p Next up is my impression of a sensible person.
p You may want to put your drink down for the rest.
p Autographs are available by the exit.
p All complaints go to my manager, who's also me.
p From here on it can only get sillier.
p Refunds aren't available, but sympathy is.
p Your move, and the spotlight is warm already.
p Standing ovations are welcome but not required.
I What makes you laugh even on a bad day?
I Which memory can still set you off years later?
I When do you laugh at yourself?
I Whose laugh would you recognise anywhere?
I How would your friends describe your humour?
I What's something you only find funny in secret?
I Has your humour changed over the years?
I Where did you get your sense of humour from?
I Can you be serious and silly in the same minute?
i Something tells me there's a lot more to discover here.
i Perhaps the serious side of you is just as good.
i Tell me about the last thing that caught you off guard.
i Now I'm wondering what your laugh sounds like.
i Half of me wants to know what you're like when you're quiet.
i Behind the laughing I suspect someone who notices a lot.
i Most of all I'm curious what you'd say next.
i Whatever comes next, I'm listening.
i Maybe we find the same odd things funny.
=hello
c Hi, lovely to see your name here.
c Hello, nice of you to write.
c Hey, now the day's getting better.
c Well hello, this is a welcome surprise.
c Good to see you here.
c There you are, I'm glad.
c Hi, happy you got in touch.
c Hey, let's make this a good conversation.
p Hello, you've reached the fun department.
p Hi, welcome, please wipe your feet.
p Ah, a visitor, and I haven't even tidied the chat.
p Hey, quick, act natural.
p Greetings from the other end of the internet.
p Hello, this line is now officially open.
p Oh good, someone to save me from being productive.
p Hi, take a seat, the imaginary coffee is on.
p Ding, the doorbell works.
i Hey, small words can start big conversations.
i Hello, now I'm curious.
i Hi, there's a lot of room after a hello.
i Behind every hello there's someone worth asking about.
i Hey, I'd rather skip the usual beginning.
i Hello, let's leave the weather out of it.
i Somehow your hello made me curious.
i Hi, something about you made me want to ask.
i Nice, a blank page with two people on it.
/
C How's your day treating you?
C Where has today taken you so far?
C Which part of your week do you like most?
C How are you spending the rest of the day?
C Who or what has made you smile today?
C Have you got anything nice planned?
C When do you switch off properly?
C What do you like doing when nobody needs anything from you?
C Is it a busy day or an easy one?
P Are you more coffee or more chaos today?
P If today had a mascot, what would it be?
P How many tabs are open in your head right now?
P Which snack describes your mood?
P Do you have a good excuse for not being on a beach?
P Would you survive a day without your phone, this chat excepted?
P Who wins today, you or your to do list?
P Can you sum up your day in three sound effects?
P What were you doing just now, the heroic version please?
I What made you curious lately?
I Which sentence would start the story of your week?
I Where do your thoughts go in a free minute?
I When did you last surprise yourself?
I How would today look if you'd written it yourself?
I Who knows you best, and what would they tell me first?
I If we skipped the small talk, where would you start?
I Is there something you've been wanting to tell someone?
I What kind of day makes you feel most alive?
=thanks
c With pleasure, it was simply true.
c My pleasure, every word of it.
c Of course, it needed saying.
c No need to thank me, it's how I see it.
c Always happy to say it.
c That was the honest version.
c Happy to, you earned it.
c Credit where it's due.
c I'd say it again tomorrow.
p Don't mention it, or do, I enjoy praise.
p Accepted, stamped and filed under good deeds.
p Careful, politeness like that goes straight to my head.
p Your thanks are going straight into the trophy cabinet.
p No charge, this one's on the house.
p Delighted to be of service, says the butler in me.
p Thank the management, I only work here.
p Such manners, I nearly stood up and bowed.
p All part of the premium package.
i It was the first thing that came to mind.
i Some things are worth saying out loud.
i There's more I could have said.
i You take it gracefully, and that's rarer than it sounds.
i A thank you can say quite a lot.
i Sometimes saying it's the easy part.
i Funny how a kind word can change a conversation.
i Somehow it felt right to tell you.
i Most good conversations turn on something small.
/
c You make it easy.
c This is turning into a good conversation.
c Getting to know you is the best part.
c Let's keep talking like this.
c Now tell me something good about your day.
c We get on well so far.
c There'll be more where that came from.
c Your day is what I'd like to hear about.
c So far I like where this is going.
C How is the rest of your day looking?
C Who deserves a thank you from you lately?
C When did someone last do something nice for you?
C Which evening this week are you looking forward to most?
C What makes a good day for you?
C Where are you happiest on a day off?
C Anything good coming up for you?
C Have you done something just for yourself this week?
C Is there anything you'd love to do more often?
p Tips can be left in the jar.
p More niceness is available in bulk.
p Please rate your experience at the door.
p Compliments are served daily until the kitchen closes.
p My halo is at the cleaner's, otherwise I'd show you.
p Next week I'm teaching charm to houseplants.
p Be warned, I've only just got going.
p Free biscuits are included, subject to imagination.
p Should it get too nice, there's an emergency exit on the left.
P Which bribe works best on you, cake or flattery?
P Do you give receipts for good behaviour?
P How many thanks before I get a medal?
P Would a small parade be too much?
P Can I swap those thanks for one odd fact about you?
P Are you this polite to parking wardens too?
P Who would you thank first at the Oscars?
P If kindness earned air miles, where would we land?
P What's your policy on second helpings of niceness?
i Something tells me you give as much as you get.
i Perhaps you'll tell me how it sounded to you.
i Now I wonder what you'd say about yourself.
i Behind it there's a question I haven't asked yet.
i Tell me what you were thinking when you read it.
i Maybe there's a side of you I haven't met yet.
i Whatever you say next, I'm curious.
i Half the fun is finding out what comes after.
i Part of me already wants to know what you'd say back.
I What was the last kind thing you did unnoticed?
I Which compliment have you never forgotten?
I Who sees you most clearly?
I When do you feel most at ease with people?
I How do you show someone they matter to you?
I What would you like to be known for?
I Where do you go to hear yourself think?
I If you could thank one stranger, who would it be?
I Has a small remark ever changed your day?
=badNews
c I'm really sorry you've got that to deal with.
c No wonder you're fed up, anyone would be.
c What a miserable thing to have to handle.
c You didn't deserve that, plain and simple.
c That must be hard to deal with.
c Of all the things, you really didn't need this one.
c I can see why that's got to you.
c Sorry to hear it, that's a real blow.
c It makes complete sense that this gets to you.
p Right, I'm firmly on your side here.
p Oh no, you have my full sympathy.
p Pull up a chair, you've earned a moment's rest.
p Consider me fully on your team.
p Well, that's thoroughly rubbish and I'm sorry.
p Honestly, what a rotten thing to land on you.
p Not fair at all, I'm shaking my head with you.
p Ugh, you've every right to a good moan.
p Sending you a big mug of sympathy, two sugars.
i Some things take a while to sink in.
i There's no neat way to shake something like that off.
i You're carrying more than your share, by the sound of it.
i It's hard when the ground shifts like that.
i Things like that can colour everything around them.
i I imagine your head's still full of it.
i Even strong people get worn down by something like this.
i A thing like that can make everything else feel loud.
i My heart sank a bit when I read that.
/
C Would talking it through help at all?
C How are you holding up right now?
C Is there anything I can do from here?
C Have you had a chance to catch your breath?
C Are you alright for the moment?
C Can you take it easy for a bit?
C Who's looking after you today?
C Did anyone help you with it?
C Where does that leave you now?
c I've got time if you want to talk.
c Take all the time you need.
c You can say it exactly as it is here.
c Be kind to yourself for a while.
c Please get some rest if you can.
c My ear is yours for as long as it helps.
c Let it all out if that's what you need.
c Nothing has to be solved straight away.
P Tea and a chat, or tea and some quiet?
P Shall I listen quietly or grumble along?
P Want a pleasant distraction, or a patient listener?
P Would a blanket and something warm help a little?
P Which comfort food is needed most right now?
P Sofa and a film, or fresh air and a walk?
P Could you use something cheerful, or is it too soon?
P How big a slice of cake would begin to help?
P Any chance of putting your feet up for a while?
p Complain as much as you like, I'll keep nodding.
p You've got a willing audience for every last grumble.
p I'll gladly hold the imaginary umbrella for you.
p Put the kettle on and be nice to yourself.
p Feel free to grumble in full paragraphs.
p Today you're excused from being cheerful.
p Biscuits for dinner are entirely permitted.
p My shoulder is yours, no booking needed.
p Go easy on yourself, everything else can queue.
I What do you need most right now?
I What went through your mind first?
I How long have you been carrying this around?
I Was it out of the blue, or did you feel it coming?
I Who do you turn to when things get like this?
I When did you last have a moment to yourself?
I Does it help to be around people, or to be alone?
I Which bit keeps coming back to you?
I Where do you go when you need some quiet?
i I'd like to understand it, whenever you feel like explaining.
i Whatever you're feeling about it's allowed.
i Write as messily as you like, I'll follow.
i Sometimes saying it to someone a bit outside helps.
i If words are too much, a short hello is plenty.
i Your pace is the right one for this.
i I'm all ears for the unpolished version.
i Start wherever it's easiest, I'll keep up.
i We can also talk about something else entirely.
`;
