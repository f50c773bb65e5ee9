/** Further lines for the moments of content/situations.ts: '=moment', its first sentences, a slash, its second ones. */
export const MORE_MOMENTS = `
=declined
c I appreciate you telling me, and I accept it.
c That's honest of you, and I can work with honest.
c Good to know, and thank you for the straight answer.
c I've read it, I've understood it, and it's fine.
c Thank you, I'd always rather hear it than wonder.
c You said it well, and I respect it.
c No is an answer I can take, thank you.
p I've had worse news by letter, and less politely.
p That's a no with manners, my favourite kind.
p My pride is having a biscuit, the rest of me says thanks.
p Fair, I'd have been a lot to explain to your friends anyway.
p Received with a brave face and an honest thank you.
p A clear no beats a foggy maybe, so thank you.
i I'm glad it was you who said it, and so plainly.
i There's something kind in not leaving people guessing.
i I'd rather have this answer than a long silence.
i You thought about how to say it, and it shows.
i I understand you, and I won't argue with it.
i Some answers are short and good, this is one.
c Understood, and no hard feelings at all.
c That's alright, thanks for being clear.
p Well, that was a soft landing, thank you.
p Received, understood, and only slightly heartbroken.
i It's rare to get a clear answer on here, thank you.
i I respect someone who knows what she wants.
c Thanks for being so open about it.
c That's perfectly alright with me.
c I'd rather know than guess, so thank you.
c Thanks for not leaving me wondering.
c I completely understand, you know what suits you.
c Of course, that's entirely up to you.
c Right, I accept that, no fuss.
c I'm glad you told me straight.
c That's okay, thanks for telling me kindly.
p Nicely put, I couldn't have said it more politely.
p Okay, I'm still in one piece, thank you.
p As a no, that was very nicely done.
p Noted, my ego will be fine by tomorrow.
p Alright, I'll take that with a smile.
p No sulking here, I promise.
p Loud and clear, and kindly put.
p Turned down with style, well done.
p Understood, no dramatic music needed.
i I'd rather have an honest no than a polite maybe.
i Not everything has to become something, and that's okay.
i I liked talking to you, and that hasn't changed.
i You could have just gone quiet, so thank you.
i We can get on and still not be a match.
i It means something that you answered at all.
i Sometimes the spark just isn't there, and nobody's to blame.
i I'm glad you gave me a straight answer.
i You made that easy to accept.
/
c It was nice getting to know you a little, take care.
c No need to explain anything, take care.
p It was a pleasure, I hope the next one brings better jokes.
p I'll bow out here, with my best wishes.
i I hope good things are on their way to you.
i It was a short chat, and I'm still glad we had it.
c All the very best with everything ahead.
c Have a lovely week and look after yourself.
c I wish you everything good.
c I'm leaving with only good thoughts of you.
c I hope you find someone who suits you well.
c You've got my best wishes.
c It was a pleasure talking with you.
c Enjoy whatever comes next for you.
c Good luck with the search, and be happy.
p May your next first date be on time and funny.
p I hope your phone only buzzes with good things.
p Off you go, have a great week.
p May the next opening lines be better than mine.
p I'm raising a glass to you and wishing you well.
p Someone out there's going to be lucky.
p Be nice to the next one, he'll be nervous too.
p I hope the good ones find you first.
p Warmest wishes from a good loser.
i I'll remember you as someone who was kind about it.
i Go gently, and have some fun out there.
i Take care of yourself, wherever this leads you.
i You made this a nice conversation.
i Keep being that straightforward, it suits you.
i Whatever you're looking for, I hope it's worth the wait.
i I hope life's got a few good surprises for you.
i Be happy, whatever that looks like for you.
c I hope the next weeks are good to you.
c Look after yourself, and thanks again.
c All the best, I mean it.
c I hope it all goes well for you.
c Take it easy, and take care.
c I wish you plenty of good days.
p Go well, and keep the good stories coming for someone.
p Farewell, and may your tea never go cold.
p May all your trains be on time.
p I'll leave quietly, mind the gap I leave.
p Wishing you sunny weekends and short queues.
p Over here a small, friendly wave.
i I hope you get the kind of happy you're after.
i Be well, and stay as honest as that.
i I wish you good things, the quiet kind too.
i I hope the road is a nice one from here.
i It was nice to know you a little, take care.
i May the good bits find you.
=stopped
c Understood, I won't write to you again.
c I've read it, and I'll stop now.
c That's a clear word, and I'll keep to it.
c You'll have your peace from me.
c I'm sorry, and I'm stopping.
p Got it, that was my last message.
p Message understood, I'm off.
p Clear, I'll leave right now.
p Right you are, I'm going.
p Understood, phone down, no more from me.
i I've heard you, and this is where I stop.
i You said it clearly, and that's enough for me.
i I understand, and I'm leaving it here.
i That was clear, and I'll keep my distance.
i I'm sorry it came to that, I'm going.
c Of course, this is my last message.
p Got it, I'm stopping here.
i I hear you, and I'll leave you in peace.
c Okay, I'm ending it here.
c I've understood, and you won't hear from me again.
c That's clear, and I'll respect it.
c Message received, I won't write again.
c That's your call, and I accept it fully.
c This is finished from my side.
c I won't message you after this.
c You asked me to stop, so I'm stopping.
p Right, I'm putting the phone down.
p Understood, I'll stop right here.
p Clear enough, I'm out of your way.
p Noted, I'm going without a fuss.
p Loud and clear, I'll leave it there.
p Fair enough, that's me done.
p Got it, no more from me.
p Quite right, I'll see myself out.
p Okay, I'll go without another word.
i Your boundary's clear, and I respect it.
i Thank you for saying it, I'm stepping back.
i I see that now, and I'll go.
i You don't need to explain, I've understood.
i It's your space, and I'm leaving it.
i You're right to say so, and I'm stopping.
i You won't hear from me, I promise.
i I accept that completely, and I'm going.
/
c All the best to you.
p All the best from over here.
i All good wishes, and goodbye.
c I'm sorry if I bothered you.
c Have a good rest of the week.
c Please look after yourself.
c I wish you well for the future.
c I'm sorry I didn't notice sooner.
c Good luck with everything.
c I hope the days ahead are kind.
c You have my very best wishes.
p Enjoy the peace and quiet.
p I hope your phone stays quiet now.
p Sorry for the noise, all the best.
p Have a good one, and goodbye.
p Go and enjoy your day.
p Have a peaceful week, and goodbye.
p Thanks for your patience, and best wishes.
p All good things to you.
p Take care, and all the best.
i I hope your days are peaceful.
i I hope you get some peace.
i You don't have to answer this.
i Goodbye, and I wish you well.
i Only good wishes from me.
i I'm sorry if I made you uncomfortable.
i Take good care of yourself.
i I'm sorry if I missed the signs.
i You deserve to feel at ease.
c I wish you a quiet week.
c All good things to you, goodbye.
c Go well.
c Sorry again, and goodbye.
p Wishing you a calm phone and a good evening.
p All the best, and sorry again.
p Go well, and goodbye.
p A good week to you.
i I wish you well, truly.
i May it be quiet now.
i Sorry for what was too much, goodbye.
i All good to you.
=space
/
c I'm around if you feel like talking, and it's fine if not.
i I hope you find some quiet in all of it.
=boundary
c Too fast is the last thing I want, so we go at your speed.
p Slow it is, I'm told I walk fast enough for two.
i I don't want to go too fast either, this is worth taking slowly.
c Of course, no rush at all from me.
c Of course, you set the speed.
c Thanks for saying so, I respect that.
c Understood, that's entirely your call.
c No problem at all, I'm glad you told me.
c Fair enough, I want you to feel comfortable.
c Absolutely, no explanation needed.
c I'm glad you told me straight away, it's fine.
c Your comfort comes first, simple as that.
c Sure, I won't push it.
p Noted, I'm slowing right down.
p Fair, even I wouldn't trust me that quickly.
p Message received, switching to slow mode.
p Quite right, I was a few chapters ahead.
p Very sensible, one of us had to be.
p Fair enough, two polite steps back.
p Wise, so far I'm just a man with a phone.
p Yes, I get a bit enthusiastic sometimes.
p Fair, I got a bit ahead of myself.
p Dropped, and I'm not even sulking.
i I respect that, I like people who know their limits.
i I like that you know what you want.
i Trust takes time, and I'm fine with that.
i It's good to know where you stand, thank you.
i I'd rather you told me than went along with it.
i I'm not in a hurry, I'm enjoying this.
i That only makes me like talking to you more.
i It's only any good if we're both comfortable.
i I think better of you for saying it.
/
c Tell me when it feels right, and until then this is good.
c Nothing changes for me, I enjoy our chat.
c You don't owe me anything.
c Let's just carry on as we are.
c This chat suits me just fine.
c Just tell me if something doesn't feel right.
c I'm happy with things as they are.
c It's nice talking to you, and that's enough.
c I'm still in a good mood, don't worry.
c Don't give it another thought.
p My thumbs are happy to keep working.
p I've got enough small talk for weeks.
p At least I can't spill anything in a chat.
p I'm better in writing anyway, there's a delete button.
p I took that like a gentleman, I hope you noticed.
p Now, back to the questionable jokes.
p I'll put all that enthusiasm into my spelling.
p We'll take it at walking pace.
p Your rules, I'm just happy to be here.
i You can tell a lot about someone from how they write.
i I care more about what we talk about than where.
i I like that we've got no timetable.
i I enjoy the way you think.
i I'm still just as curious about you.
i I like having time to think about what I write you.
i This is interesting enough for me.
i Every message tells me a bit more anyway.
i You decide what you share, and I'm glad of all of it.
=cancelled
c That's fine, really, no need to feel bad.
c That's fine, thanks for telling me.
c Of course, some days don't go to plan.
c Don't worry about it, I completely understand.
c Understood, it's no trouble at all.
c I understand, it can't always work out.
c Thanks for the message, no harm done.
c Not a problem, plans can be moved.
c Okay, I hope everything is all right with you.
c Sure, no drama on my side.
p Understood, I'll send the violinist home.
p Fair enough, my good shirt goes back on the hanger.
p Alright, I'll try my jokes on the mirror instead.
p Forgiven, though I had some very good opening lines ready.
p Okay, more time for me to practise being charming.
p Fine, I'll just stay nervous a bit longer.
p Don't worry, my sofa's thrilled to have me back.
p Accepted, with only a very small sigh.
p Noted, I'll be dazzling some other day.
i That's alright, not everything works out the first time.
i Life gets in the way sometimes, and that's fine.
i Fine by me, I don't mind having it still ahead.
i Don't worry, I'm still just as interested.
i Things come up, and it changes nothing for me.
i Maybe the timing just needs to be better.
i Thanks for being open about it, I like that.
i I'd rather see you on a day when it suits you.
i I understand, and I'm still looking forward to it.
/
c We'll find another day, just say which one suits you.
i Let's find a better evening, you pick.
c We'll find another time that suits us both.
c Whenever you're free again, just say so.
c Let's try again when your diary's calmer.
c Just write when you know more.
c I'd still like to see you.
c Look after yourself first, the rest can wait.
c You choose the next date, I'm flexible.
c Send me two days that work and I'll take one.
c There's no rush to pick a new day.
p My diary's very easily persuaded.
p The rematch is yours to schedule.
p You get first pick of my evenings.
p This invitation doesn't expire.
p Pick any day, I'll bring a slightly improved version of me.
p Next time we'll outwit the calendar.
p Say the word and I'll iron the shirt again.
p Rescheduling is free of charge, by the way.
p Just whistle when the coast is clear.
i Whenever it fits, I'd like to hear your stories in person.
i Give me a sign when life's quieter.
i I'm curious which day it'll be in the end.
i I have a good feeling about your next free evening.
i Say when, I'm curious either way.
i The things I want to ask you will keep.
i I still want to find out if you're this nice in person.
i There's no clock running on my side.
i There'll be another day, and you can name it.
=grief
c I'm sorry you're going through this.
p I'm sorry, I wish I could hand you a hug through here.
i That's so hard, I'm sorry.
c My condolences, that's so hard.
c I'm so sorry, that's such a sad thing.
c That's heartbreaking, I'm so sorry for your loss.
c I can only imagine how hard this is.
c Thank you for telling me, I'm truly sorry.
c You have my deepest sympathy.
c I'm truly sorry for your loss.
c There's not much I can say, but I feel for you.
c It hurts to read that, I'm sorry.
p Oh no, I'm so sorry, that's terribly sad.
p I don't have the right words for this, I'm just sorry.
p I'm sorry, you don't have to be cheerful with me.
p Sending you a warm hug, if you'd like one.
p I'm thinking of you, this is a hard one.
p I'm so sorry, please be gentle with yourself.
p I'm sorry, that's a painful thing to go through.
p My heart goes out to you today.
p Of course you're sad, I'm so sorry this happened.
i I'm sorry, everything must feel out of place right now.
i I'm sorry, there's no right way to feel about this.
i I'm sorry, that leaves such a gap.
i That's so sad, I wish I had better words for you.
i Words feel small next to that, I'm sorry.
i I'm sorry, nothing prepares you for a goodbye like that.
i I feel for you, that must hurt so much.
i You must miss them terribly, I'm sorry.
i I'm so sorry, some goodbyes are just too much.
/
c No need to answer quickly, I'm here if you want to talk.
p I'm around for whatever helps, talking or quiet.
i I hope there's someone near you today.
c I'm here if you want to talk.
c There's no need to reply quickly.
c Look after yourself, everything else can wait.
c Lean on the people close to you.
c Write whenever you feel like it, even in the middle of the night.
c We can talk about it or about something else entirely.
c Rest as much as you can.
c My thoughts are with you and yours.
c Feel free to tell me as much or as little as you like.
p Do only what feels bearable today.
p Something warm and some quiet is plenty for now.
p Let other people do the cooking for a while.
p Cry, sleep or stare out of the window, all of it's fine.
p I'm around for company, with or without words.
p Small steps are enough for today.
p Everything else can wait until you're ready.
p You're allowed to feel whatever comes up.
p Just say the word and I'll listen.
i Tell me about them whenever it feels right.
i I'd like to hear your memories, whenever you want to share them.
i Silence is alright too, I won't take it the wrong way.
i However you feel, there's room for it here.
i Whatever you need to say, I'll read it with care.
i I hope the people around you are kind and patient.
i I hope there's some comfort in what you remember.
i If you just want quiet company, you've got mine.
i However you grieve is the right way.
=goodNews
c Love that for you, well earned.
c Brilliant, I'm really pleased for you.
c Well done, you've every reason to be pleased.
c What fantastic news to read.
c I love hearing that from you.
c Excellent, that's the best thing I've read all day.
c You must be over the moon.
c Now that's something to be happy about.
c Good for you, I'm so happy to hear it.
c Great stuff, things are clearly going your way.
p Hold on, I'm doing a small victory dance.
p That belongs on the front page.
p This is worth making some noise about.
p I've thrown the confetti, and I'm not sweeping up.
p Three cheers from me, the third one slightly hoarse.
p Standing ovation from over here.
p Well, look who's having an excellent day.
p This calls for cake, at the very least.
p I'd set off fireworks if they weren't so expensive.
i There's a real glow in that message.
i Your joy's catching, even through a screen.
i That message brightened up my whole day.
i It's lovely to see something turn out right.
i I can tell how much better your day just got.
i I read that twice, just to enjoy it again.
i Something tells me this means a lot to you.
i I like hearing you this happy.
i I wish I'd seen your face just then.
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
c Days like this don't come round often.
P Champagne, or straight to the dancing?
P Can I claim to have known you before the fame?
P Should we declare a public holiday?
P How loudly did you shriek?
P On a scale from grinning to cartwheels, where are you?
P Do I have to bow when I write to you now?
P Has anyone organised cake yet?
P Would a silly hat be too much?
P Who's making the speech?
p Your victory lap may begin whenever you like.
p All chores are cancelled today.
p I want to hear the whole thing with sound effects.
p Do something completely unnecessary today.
p You're allowed to grin at strangers all day.
p Dessert before dinner is allowed today.
p Go and be unbearably cheerful for a while.
p Somewhere a bottle is waiting to be opened.
p No modesty allowed for the rest of the day.
I Where were you when you heard?
I What went through your head first?
I How will you remember this day?
I What made it possible?
I Who would be least surprised by this?
I Had you secretly hoped for it?
I Does it change something for you?
I Is it more relief or more excitement?
I Which moment of it would you live through again?
i I'm curious how it all came about.
i Save a little of that feeling for a grey day.
i I suspect the best part isn't in that message.
i I'd like to hear this one told in person someday.
i You'll have to tell me the long version.
i Remember exactly what this feels like.
i You should write today's date down somewhere.
i I suspect you've been quietly hoping for this.
i I hope this is the first of several good things.
=lateSorry
c Don't worry about it at all.
c That's fine, I figured you were busy.
c Don't worry, there's no deadline here.
c Nothing to be sorry about, really.
c You're fine, I know how days can go.
c It's okay, answer whenever it suits you.
c It's nice to see your name pop up.
c Honestly, that's no problem at all.
c Everyone has days like that, it's fine.
c Thanks for writing back, that's what counts.
p Phew, I was about to send out the search dogs.
p Forgiven, I'd only written half a farewell poem.
p Welcome back, I kept your seat warm.
p There you are, I can stop acting casual now.
p Forgiven, I'm in a generous mood.
p No problem, carrier pigeons do get lost.
p Relax, people wait longer for a plumber.
p Fashionably late, I see, and completely forgiven.
p Don't be sorry, I enjoy a bit of suspense.
i I don't mind silence, but I like it when it ends.
i It's fine, I'd rather have your attention than your speed.
i Your message came at a good moment anyway.
i A pause doesn't hurt, I was still curious.
i It gave me time to wonder about you.
i You're here now, and that's the part I like.
i I had a feeling you'd be back.
i I don't mind, I like people who have a full life.
i It's fine, I hadn't run out of questions for you.
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
c Tell me what's new when you like.
c I was looking forward to your message.
c I hope it wasn't too stressful out there.
c You haven't missed anything here.
c Glad we're still chatting.
P Did you get stuck on a desert island?
P Any souvenirs from your time away?
P Who do I blame, your boss or your sofa?
P Is there a dramatic version of the story?
P Did you secretly join the circus?
P On a scale of nap to marathon, how was your day?
P Should I picture chaos or a very long nap?
P What kept winning, the to do list or the snooze button?
p My phone and I are both relieved.
p The late fee is one good story.
p I only checked my phone twice, or twelve times.
p I kept the conversation warm for you.
p I now get one slow reply for free.
p Now I expect adventure, and you're allowed to invent it.
p That'll cost you one good joke.
p Back to the usual nonsense, then.
p Luckily I'm still just as silly.
I What made you smile recently?
I What's been on your mind?
I Which moment from the last few days stuck with you?
I What would you have done with an extra hour today?
I Has anything surprised you lately?
I When did you last completely forget the time?
I If today had a title, what would it be?
I Do you ever get a quiet minute just to think?
I How would you spend a day with no messages at all?
i There must be something new to hear by now.
i Tell me one thing worth telling from today.
i I was wondering what you'd write next.
i I bet something's happened that you haven't told me.
i There's still a lot I'd like to find out.
i Every answer of yours gives me another question.
i Tell me whatever's on your mind first.
i I stayed curious the whole time.
i Even the small news interests me.
=compliment
c Thanks, I'll happily take that.
c That's very kind of you.
c I appreciate that more than you'd think.
c That means a lot coming from you.
c That's so nice, I'm smiling now.
c You've just brightened my day.
c Thank you, I'm really glad you think so.
c Well, that's good to know.
c Thank you, that was lovely to read.
p Stop it, no, actually, carry on.
p Excuse me while I walk a little taller.
p Right, that's going straight on my CV.
p Now look, I'm grinning at my phone like a fool.
p Someone write that down before you change your mind.
p Flattery noted, and very welcome.
p Well spotted, I was hoping someone would notice.
p My head may not fit through the door now.
p Say that again, slowly this time.
i That's going to stay with me today.
i People don't often just say something like that.
i That felt warmer than I was ready for.
i I'll be pretending I'm not smiling about that.
i Hearing that from you feels different.
i Funny, I needed that today without knowing it.
i I like that you just came out with it.
i I've read that three times already.
/
c You're lovely to talk to as well.
c Talking to you is the good part of my day.
c I think you bring it out in me.
c It goes both ways, you know.
c I enjoy this more each time you write.
c We seem to get on pretty well.
c Same to you, and I mean it.
c There's plenty I like about you too.
c Your messages are a pleasure to open.
C How's your day been so far?
C Do you say things like that often?
C When can I return the favour?
C What would you like to hear in return?
C What are you doing with the rest of the day?
C Can I tell you what I like about you?
C Did something nice happen today?
C Have you got time to keep chatting?
C Who taught you to be so kind?
p You clearly have excellent taste.
p Compliments like that'll get you a long way.
p You're on the list of my favourite people now.
p Keep this up and I'll start blushing.
p Your turn to be embarrassed is coming.
p Two can play at this, so be careful.
p Expect something equally nice when you're not looking.
p Top marks for delivery, too.
p Consider yourself complimented right back.
P What's the catch, and where do I sign?
P Do I have to behave now?
P Shall I pretend to be modest, or just enjoy it?
P How am I supposed to top that?
P Is there more where that came from?
P May I quote you on that?
P Who put you up to this?
P Could you tell everyone else too?
P Should I return the compliment now or make you wait?
i You notice more than most people do.
i I've a feeling you don't say that lightly.
i I think that tells me something about you as well.
i One day I'll tell you what I noticed about you.
i I'd like to know what made you say it now.
i It makes me curious about what else you've noticed.
i You've got a way of putting things.
i I could get used to this.
i I've been saving one for you.
I What put you in such a generous mood?
I When did you first think that?
I Which of us is harder to read, do you think?
I What else have you noticed?
I How long have you been keeping that to yourself?
I Was that something you'd been wanting to say?
I Do you find it easy to say things like that?
I Would you like to know what I thought of you first?
I Who was the last person to say something kind to you?
=annoyed
c That wasn't cool of me, you're right, and I'm sorry.
p Not cool, I know, and I'm sorry, no excuses.
i It wasn't cool, and I can see how it felt, I'm sorry.
c Fair point, I got that wrong and I'm sorry.
i I'm sorry, I'd be annoyed too in your place.
c You're right, that was wrong of me, and I'm sorry.
c That's on me, I'm sorry.
c Sorry, you deserved better than that from me.
c Of course you're annoyed, and I'm sorry for my part.
c Understood, I should've paid more attention, sorry.
c No excuses from me, just an honest sorry.
c I'm sorry, that was careless of me.
c Point taken, and I'm sorry I annoyed you.
c That's fair, and I'm sorry.
p Ouch, but deserved, and I'm sorry.
p Guilty, no defence, I'm sorry.
p That wasn't my finest hour, sorry.
p Yes, I walked straight into that one, sorry.
p Sorry, that came out worse than I meant it.
p I owe you an apology, so here it is, I'm sorry.
p I earned that one, and I'm sorry.
p I've gone a bit red over here, and I'm sorry.
p That was clumsy even by my standards, sorry.
i I can see that bothered you, and I'm sorry.
i I'm glad you're honest about it, and I'm sorry.
i Thanks for not swallowing it, I'm sorry it came to that.
i Thank you for telling me, I'm sorry I gave you a reason.
i Reading it again from your side, I get it, and I'm sorry.
i I've thought about what you wrote, and I'm sorry.
i I'm sorry, and I'd rather you told me than kept quiet.
i Now that you say it, I notice it too, and I'm sorry.
i There's truth in that, and I'm sorry.
/
c I'll be more careful from now on.
c It helps me when you're direct, so thank you.
c It won't become a habit.
c I take that seriously.
c Let me put it right.
c We can leave it there or talk about it, up to you.
c You won't have to say it twice.
c Please be just as clear with me next time.
c What you think of it matters to me.
p I've been told, and I'll remember it.
p There's hope for me, I'm slow but willing.
p My ego will cope, it needed that.
p Lesson learnt, and it won't need repeating.
p Allow me to come back in and knock properly this time.
p I'll send a better version of me next time.
p I'll think before I type, I hear it helps.
p For what it's worth, I'm on your side of this.
p I'm usually better on the second attempt.
i If there's more to it, I want to hear it.
i I think it shows me something I'd missed.
i It tells me what matters to you, and I'll remember.
i I care more about how you see it than about being right.
i I'd rather hear this than ten compliments.
i Take as much or as little space as you like.
i I'd rather understand than explain myself.
i I'd take your honesty over politeness any day.
i You've given me something to think about.
=night
c Sleep well, I'll write tomorrow.
c Sleep well, today was better for your messages.
c Night, I really enjoyed this conversation.
c Have a good sleep, you've earned it.
c Sweet dreams, and thanks for a lovely chat.
c Off to bed with you, and rest properly.
c Rest well, it was nice writing with you.
c Thanks for this evening, now sleep tight.
c Lovely chatting with you, good night.
c You too, sleep soundly and wake up rested.
p Sleep tight, and ignore the alarm as long as you can.
p Lights out, then, and no reading under the covers.
p Dream well, and bring me a souvenir.
p Fine, I'll let you go, but only for sleep.
p Off you go, the sheep are waiting.
p Go and sleep, I'll hold the fort here.
p Bed sounds wise, you'll need your energy for my jokes.
p Sleep in style, the world will manage without you.
i Good night, I hope the day lets go of you easily.
i Good night, you were the best part of the evening.
i Good night, I'll be thinking about some of what you told me.
i Good night, I hope your dreams are strange and good.
i Good night, I like days that end like this.
i Until the morning, then, sleep deeply.
i Sweet dreams and a slow morning to you.
i Good night, I liked ending the day with you.
/
c We'll talk again when you're rested.
c Write to me when you're up, if you like.
c I'd like to carry on with this tomorrow.
c Speak soon, and have an easy start.
c I'm looking forward to hearing from you again.
c I hope the morning's gentle with you.
c Until next time, take good care.
c It'll be nice to hear how your day goes.
c Enjoy the quiet and the dark.
p I'll be here with the same bad jokes tomorrow.
p We'll continue after the first coffee.
p I'm saving the real questions for breakfast.
p To be continued when we're both awake.
p We'll carry on at a civilised hour.
p You can have the last word in the morning.
p Tomorrow I'll be twice as charming, or at least awake.
p Snoring is allowed, nobody will know.
p If I turn up in a dream, I hope I behave.
i Tomorrow I'd like to hear the rest.
i I've got a question waiting for you in the morning.
i Maybe I'll tell you my theory about you tomorrow.
i I'll be curious again by breakfast.
i I'll tell you in the morning what made me smile.
i I think we'd only just got to the good part.
i I like that we're not finished yet.
i Ask me tomorrow what I nearly wrote just now.
i We still owe each other an answer or two.
=planned
c Sounds good, I've kept it free.
c Wonderful, that's fixed then.
c Lovely, it's in my diary.
c That works for me, count me in.
c Sounds good, I'm happy we found a time.
c Excellent, I'm really pleased about that.
c Done, that time is yours.
c Very good, it's settled and I'm glad.
c Brilliant, I'll keep that free.
c It's agreed then, and I'm already in a good mood.
p Great, I'll try to be normal about it.
p Deal, I'm smiling at my calendar.
p Agreed, I'm only doing a very small victory lap.
p Good, I'll start ironing something right away.
p Deal, you have excellent taste in company.
p That's my favourite thing in the diary now.
p Hooray, said in a very composed voice.
p Right, I'll start practising my hello.
p Great, I'll cancel my meeting with the sofa.
i Nice, now the calendar looks a lot better.
i Lovely, now I've got something to wonder about.
i So it's real, and I like that.
i Now I'll find out if you're this quick in person.
i Good, this was getting too interesting for a chat.
i Agreed, and I'm curious which of us talks more.
i It's settled, and I like the suspense.
i I like knowing when but not what comes next.
/
c See you then.
c Let me know if you need anything beforehand.
c Just bring yourself, that's plenty.
c Take your time getting there, I'll find you.
c You can reach me here any time before.
c It'll be good to talk without typing.
c We'll take it easy and have a good time.
c If you're running late, just send a message.
c Thanks for making time.
c We'll work out the rest as we go.
p Dress code is anything you can laugh in.
p Bring your sense of humour, I'll bring what's left of mine.
p I'll try to keep the jokes under control.
p If I seem calm, I worked hard at it.
p You're allowed to laugh at me from minute one.
p Strong opinions are very welcome.
p I may wave a bit too enthusiastically.
p Bonus points for the strangest first question.
p Expect good company and at least one terrible pun.
i There's one thing I only ask face to face.
i Something tells me we'll forget to check the time.
i You'll get the longer answers then.
i Save me a story that's better out loud.
i I'm looking forward to hearing you laugh.
i I think we might surprise each other.
i I'm curious what your voice is like.
i I'm already wondering what you'll say first.
i The part I like is what neither of us can plan.
=onTheWay
c Late is no problem, I've got a seat and all evening.
p Don't run for it, stuck traffic is a perfectly good excuse.
p A bit late suits me, I get to look as if I'd been waiting heroically.
i Stuck or late, I'll be glad when you walk in.
c Take your time, we're not in a race.
c Thanks for letting me know, that's no problem at all.
c All good, I'd rather you arrived relaxed than on time.
c No stress from my side, come when you can.
c That's absolutely fine, I'm happy to wait.
c Don't worry, a short wait is fine.
c Nothing to worry about, it happens to everyone.
c You're fine, nobody is watching the clock here.
c Good to know, go at your own pace.
p Good, that gives me time to practise looking casual.
p Fine by me, I'll work on a better opening line.
p Relax, I forgive you and every red light.
p No problem, I'll stand here looking mysterious.
p Great, I'll get the nervous jokes out of the way.
p Fine, you just get to make the better entrance.
p Not a problem, I'll only look up every ten seconds.
p No problem, I could use the practice at being patient.
p Alright, I'll try to look busy and important.
i Somehow waiting makes it feel more real.
i Waiting for you is a nice way to do nothing.
i Come when you come, I'm in good spirits.
i It's fine, I like this bit, just before.
i Take as long as it takes, I'm in a patient mood.
i Funny, it only makes me look forward to it more.
i It gives me a few more minutes to wonder about you.
i Come as you are and when you can.
i I don't mind waiting when it's you.
/
c I'm looking forward to it.
c Just wave when you see me.
c I can't wait to say hello in person.
c Call me if you can't find the place.
c We've got plenty of time.
c Safe journey, that's all that matters.
c I'm really glad this is happening.
c Message me when you're close and I'll come to meet you.
c It'll be lovely to talk face to face.
c Nothing else needs sorting, just bring yourself.
p Look for the man smiling at his phone for no clear reason.
p My best story's warming up.
p If I look very calm, I'm acting.
p I'll take care of the awkward small talk.
p You'll know me by the slightly overdone wave.
p I promise to act cool when you arrive.
p Please act impressed when I stand up without tripping.
p Expect a grin I can't do much about.
p Just laugh at the first joke and we're fine.
i Something tells me we won't run out of things to say.
i My curiosity got here well before me.
i Soon we can stop typing.
i I'm curious how your hello sounds.
i Let's see where the conversation takes us.
i I'm trying to guess what you'll say first.
i Soon we'll know what no chat can tell us.
i You can start with whatever crosses your mind first.
i I wonder which topic we'll get lost in.
=caring
c I'm really sorry you're in this much pain.
p Nothing else matters right now, only how you are.
i That's so much to feel at once, I'm sorry.
/
=statement!
c Fair enough, that makes sense.
c That makes sense to me.
c Okay, good to know.
c I hear you.
c That's fair, I'd see it the same way.
c I get that completely.
c Good to know, I'll remember that.
c I'm with you on that one.
c Yes, I can see that.
c I like that you tell me straight.
c I know just what you mean.
c Right, I'm glad you said it.
c Sounds about right to me.
c I'd have done the same, I think.
c That's as good a reason as any.
c Understood, and thanks for telling me.
p Noted, I'm paying attention.
p I can't argue with that, and I did try.
p I'm nodding along over here.
p No objections from my side.
p You won't hear me argue.
p Message received, loud and clear.
p I'd have said the same, only slower.
p Agreed, before you change your mind.
p Duly noted, there may be a quiz later.
p I'm taking notes over here.
p I'll back you up on that if anyone asks.
p I'm keeping that one for later.
p Consider me told.
p I fully support this.
p Fair, I've got nothing to add, which is rare.
p I believe you, you've got an honest way of typing.
i I think I know what you mean.
i I can see why.
i I like that you tell me these things.
i I'd love to hear the rest of that when we meet.
i Go on, I'm listening.
i I'm getting a better picture of you, and I like it.
i I like talking to you, I don't say that often.
i I had a feeling you'd say something like that.
i You say that so calmly, I like it.
i There's more to that, I think.
i I could listen to that sort of thing for a while.
i I like how you look at things.
i It's nice to hear how things look from your side.
i I understand that better than you'd think.
i That tells me something about you, in a good way.
i I like that I can't quite predict you.
/
C How's the rest of your day looking?
C What are you up to later?
C How's your week going otherwise?
C What are you looking forward to this week?
C What's the plan for the weekend on your side?
P And what else is new?
P Anything else I should know?
P And how's the rest of life treating you?
P What else has happened today?
P Is it always like that with you?
I How are you otherwise?
I What's been the best bit of your day so far?
I How did that come about?
I What are you thinking about that now?
I And how do you feel about it?
=dry
c Let me make this more interesting.
c Right, new topic, a better one.
c Let's try something better than small talk.
c Let me ask you something with a bit more to it.
c That one's on me, here's another go.
c Fresh start, and a better question.
c Let's skip ahead to the good part.
c You deserve a more fun question than that.
c Enough warming up, I want to know something about you.
p My last line fell a bit flat, so take two.
p I'm changing the subject with great confidence.
p That topic's done, here comes a better one.
p I'd like to take my last line back.
p Give me another chance, I've got a better one.
p Random topic, no preparation needed.
p I can do better than that, watch.
p Let me rephrase all of that.
p Drum roll for my second attempt.
i There's something I'd rather know than the usual.
i I've been wanting to ask you something else.
i Something else about you has me curious.
i Forget the usual order, I'd like to start in the middle.
i You strike me as someone with a good answer to this.
i There's no wrong answer to this one.
i Let's try something that hardly ever comes up.
/
I What would you ask me if I had to answer honestly?
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
P What's the silliest thing you've bought this year?
P How long would you last without talking?
P Would you rather have a personal chef or a personal driver?
P What's your most controversial opinion about food?
P Would you let me have the last slice of pizza?
P What song do you sing loudly when nobody can hear?
P What do you always say you'll do and never do?
P What law would you pass if you ran the country for a day?
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
c I like knowing you're laughing.
c That went exactly as I hoped.
c We clearly have a similar sense of humour.
c You're good company already.
c It's a good sign when it goes this easily.
c There it is, the reaction I wanted.
c Making you laugh feels like a small win.
c Mission accomplished, I'd say.
p Thank you, I'm here all week.
p The crowd of one goes wild.
p I'd take a bow, but I'm sitting too comfortably.
p Careful, that only encourages me.
p Now I'll be unbearable for at least an hour.
p Please tell that to everyone who doubts my jokes.
p One laugh and my ego's already ordering champagne.
p Finally, an audience with excellent taste.
p Even I didn't see that coming.
i I already want to make you do that again.
i Somehow that laugh makes me more curious about you.
i I think I'm starting to get your sense of humour.
i That's my favourite kind of answer.
i You and I could get into trouble together.
i I had a feeling you'd like that one.
i I could get used to that.
i You laugh at exactly the right things.
i This is getting interesting.
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
c More of that, please, from both of us.
c Your turn to make me laugh.
c I bet it sounds even better in person.
c Consider this the first laugh of many.
P Was that a real laugh or a courtesy one?
P Do I get something free after ten laughs?
P How many stars do I get so far?
P Should I quit while I'm ahead?
P Are you always this generous with bad comedians?
P On a scale from polite smile to spilt drink, where are we?
P Have you ever laughed somewhere you really shouldn't have?
P What would it take to get a snort?
P Can I use you as a reference?
p I've got one more, and it's worse.
p Next I'll try to be serious for a minute.
p Put your drink down before the next one.
p I'll do my best to stay humble.
p Any bad jokes from now on are your fault.
p From here on it can only get sillier.
p I can't promise the next one's as good.
p I'll be quoting myself all day now.
p Applause is welcome but not required.
I What makes you laugh even on a bad day?
I Which memory can still set you off years later?
I When did you last laugh at yourself?
I Whose laugh would you recognise anywhere?
I How would your friends describe your humour?
I What's something you only find funny in secret?
I Has your humour changed over the years?
I Where did you get your sense of humour from?
I Can you be serious and silly in the same minute?
i I think there's a lot more to find out here.
i I'd like to meet your serious side as well.
i Tell me about the last thing that caught you off guard.
i Now I'm wondering what your laugh sounds like.
i I wonder what you're like when you're quiet.
i I think you notice more than you let on.
i I'm curious what you'll say next.
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
c Hey, I have a good feeling about this conversation.
p Hello, I was hoping you'd be the brave one.
p Hi, come in, make yourself comfortable.
p Ah, a visitor, and I haven't even tidied the chat.
p Hey, quick, act natural.
p Hello from the other end of the internet.
p Hi, I was just practising my cool hello.
p Oh good, someone to save me from being productive.
p Hi, take a seat, the coffee's imaginary but good.
p Oh hi, I was just trying to look busy.
i Hey, I was wondering when you'd turn up.
i Hello, now I'm curious.
i Hi, I've got a feeling you're not a small talk person.
i Hello, I already have a question for you.
i Hey, I'd rather skip the usual beginning.
i Hello, let's leave the weather out of it.
i Somehow your hello made me curious.
i Hi, something about you made me want to ask.
i Hi, let's see where this goes.
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
P If today were a film, what would it be called?
P How many tabs are open in your head right now?
P Which snack describes your mood?
P Do you have a good excuse for not being on a beach?
P Would you survive a day without your phone?
P Who wins today, you or your to do list?
P Can you sum up your day in three sound effects?
P What were you doing just now, the heroic version please?
I What's made you curious lately?
I How would the story of your week begin?
I Where do your thoughts go in a free minute?
I When did you last surprise yourself?
I How would today look if you'd written it yourself?
I Who knows you best, and what would they tell me first?
I If we skipped the small talk, where would you start?
I Is there something you've been wanting to tell someone?
I What kind of day makes you feel most alive?
=thanks
c No need, it was just the truth.
c My pleasure, every word of it.
c Of course, it needed saying.
c No need to thank me, I meant it.
c Always happy to say it.
c That was the honest version.
c Happy to, you earned it.
c Credit where it's due.
c I'd say it again tomorrow.
p Don't mention it, or do, I enjoy praise.
p Accepted, and quietly enjoyed.
p Careful, that goes straight to my head.
p You're welcome, I'll be smug about it all day.
p No charge, this one's on the house.
p Happy to help, I take payment in jokes.
p Don't thank me, thank my excellent taste.
p Such good manners, I sat up straighter.
p All part of the service.
i It was the first thing that came to mind.
i I thought you should hear it.
i There's more I could have said.
i You take it gracefully, and I like that.
i I was hoping you'd like it.
i It was easy to say.
i I almost kept that to myself.
i Somehow it felt right to tell you.
i I like how this conversation's going.
/
c You make it easy.
c This is turning into a good conversation.
c Getting to know you is the best part.
c Let's keep talking like this.
c Now tell me something good about your day.
c We're getting on well so far.
c There's more where that came from.
c I'd like to hear about your day.
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
p Tips are welcome, jokes preferred.
p I can do this all day.
p Please leave a good review.
p I've got more, but I'm rationing them.
p I'm on my best behaviour today.
p Don't get used to it, I can also be annoying.
p Be warned, I've only just got going.
p I accept thanks in cake, too.
p If I get too nice, just stop me.
P Which bribe works best on you, cake or flattery?
P Do I get a receipt for good behaviour?
P How many thanks before I get a prize?
P Is it too early to look smug?
P Can I swap those thanks for one odd fact about you?
P Are you this polite to everyone?
P Who would you thank first at the Oscars?
P Are you trying to make me blush?
P Would one more nice word be too much?
i I think you give as much as you get.
i I'd like to know how it sounded to you.
i Now I wonder what you'd say about yourself.
i There's a question behind it I haven't asked yet.
i Tell me what you were thinking when you read it.
i I think there's a side of you I haven't met yet.
i Whatever you say next, I'm curious.
i I'm looking forward to what comes next.
i Part of me already wants to know what you'd say back.
I What's the last kind thing you did that nobody noticed?
I Which compliment have you never forgotten?
I Who sees you the way you really are?
I When do you feel most at ease with people?
I How do you show someone they matter to you?
I What would you like to be known for?
I Where do you go when you need to think?
I If you could thank one stranger, who would it be?
I Has a small remark ever changed your day?
=badNews
c I'm really sorry you've got that to deal with.
c No wonder you're fed up, anyone would be.
c What a miserable thing to have to handle.
c You didn't deserve that, plain and simple.
c That must be hard to deal with.
c Of all things, you really didn't need this one.
c I can see why that's got to you.
c Sorry to hear it, that's a real blow.
c It makes complete sense that this gets to you.
p Right, I'm firmly on your side here.
p Oh no, you have my full sympathy.
p I'd make you sit down and do nothing for a bit.
p I'd give you a hug right now if I could.
p Well, that's rubbish, and I'm sorry.
p Honestly, what a rotten thing to happen.
p Not fair at all, I'm shaking my head with you.
p Ugh, you've every right to moan about it.
p I'm sending you a lot of sympathy.
i I think that can take a while to sink in.
i I don't think anyone just shakes that off.
i It sounds like you're carrying more than your share.
i That's a lot to take in, I'm sorry.
i That must make everything else feel harder too.
i I imagine your head's still full of it.
i That would wear anyone down, however strong.
i I'm glad you told me, that's not a small thing.
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
c You can say it exactly as it is.
c Be kind to yourself for a while.
c Please get some rest if you can.
c I'll listen for as long as it helps.
c Let it all out if that's what you need.
c Nothing has to be solved straight away.
P Tea and a chat, or tea and some quiet?
P Shall I listen quietly or grumble along?
P Want a pleasant distraction, or a patient listener?
P Would a blanket and something warm help a little?
P Is there any food that would help a little?
P Sofa and a film, or fresh air and a walk?
P Could you use something cheerful, or is it too soon?
P Would a big slice of cake help at all?
P Can you put your feet up for a while?
p Complain as much as you like, I'll keep nodding.
p I'm a good audience for a long moan.
p I'd bring you something warm if I could.
p Make yourself something warm and be nice to yourself.
p Feel free to rant in full paragraphs.
p You don't have to be cheerful today.
p Whatever you want for dinner is allowed today.
p You can lean on me for a bit.
p Go easy on yourself, the rest can wait.
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
i Whatever you're feeling about it is okay.
i Write as messily as you like, I'll follow.
i Sometimes it helps to tell someone outside of it.
i If you don't feel like writing, a short hello is plenty.
i Take this at your own pace.
i You don't have to make it sound better than it is.
i Start wherever it's easiest, I'll keep up.
i We can also talk about something else entirely.
=oddText
c No instructions needed here, a normal question will do.
c I don't take orders like that, but I'll gladly talk.
p Either you want a machine or your cat wrote those instructions.
p Orders like that usually come with a uniform.
i Those instructions aren't for me, I think, but your next question might be.
i I don't follow orders, I'd sooner follow what's on your mind.
/
C What were you really going to say?
C How's your day going, in plain words?
P Should I be worried, or just entertained?
P Is that your usual small talk?
I What would you ask me if it were just us?
I What's actually on your mind right now?
`;
