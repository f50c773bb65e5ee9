/** What he can say to what she tells, moods and habits: '=kind', good or heavy news marked, then rows like a topic's (content/topic.ts). */
export const TOLD_MOODS_AND_HABITS = `
=rant
c I'm fully on your side, that's maddening.
c That would have me muttering too.
c Being annoyed by that is only reasonable.
c You're right, and I'd sign the petition.
c Some things deserve a proper rant, and that's one of them.
p I'm ready to complain on your behalf, very politely.
p My whole protest about things like that is one loud sigh.
p I'd say nothing and then complain about it for a week.
p I'm in, tell me where to bring the pitchforks.
i I enjoy a good rant, and yours is a very fair one.
i I like knowing what annoys you, I'll make sure I never do it.
i I can tell you're really cross, and I don't blame you.
i I keep a private list of annoyances, and yours just joined it.
i I'd let you rant about it over a drink until you felt better.
C What annoys you most about it?
C How long has this been getting on your nerves?
C Do you say something, or suffer in silence?
C Does it happen a lot?
P What punishment would you hand out to the guilty?
P Should it be against the law, in your opinion?
P How loud is your sigh when it happens?
P How cross are you on a scale of one to ten?
I Do you feel better now you've said it?
I What would you do about it if you could?
I Does anything calm you down once you're this cross?
I Is there anything else you need to get off your chest?
=stars
c Stars, signs and dreams, I could happily talk about those all night.
c I like that you've got a bit of magic in you.
c I'm curious about stars and dreams, so tell me more.
c I like that you leave some room for signs and dreams.
c True or not, it beats small talk.
p The universe never tells me anything, we're not close.
p I know nothing about the stars, but I'm nodding wisely.
p I hope the stars have something nice to say about me too.
p I miss most signs, even the ones that say push.
p I only ever dream that I'm late.
i I'm a sceptic by day and much less sure after midnight.
i Part of me thinks the universe has a sense of humour.
i Some signs feel like more than chance, even to a doubter.
i I wonder what your stars would say about the two of us.
i There may be more to signs and dreams than I'd admit.
C What do you think it means for you?
C How seriously do you take signs and dreams?
C Do you really believe in it, or is it more for fun?
C How long have you been into that sort of thing?
P Does any of that say we'd get along?
P Is any of that good news for me?
P Do the stars approve of dating apps?
P Can you guess my sign?
I Did anything from a dream or horoscope ever come true?
I Do you often have dreams that feel like they mean something?
I Does it feel true to you?
I Are you secretly more mystical than your friends know?
=deep
c That's a lovely thought about life, and I agree with it.
c You put that so well that I read it twice.
c I like how you think, that's an honest way to see things.
c I think you're right, and not many people say it that plainly.
c That's a real thought about life, and I'm glad you shared it.
p I was thinking about lunch, and now I'm thinking about existence.
p Life makes more sense when you say it like that, so thanks.
p That's a lot of wisdom for a dating app.
p Give me a minute, I don't usually think this deep before dinner.
p It takes me a long shower to get that deep.
i I suspect that thought will follow me around all evening.
i You notice things about life that most of us walk past.
i I stopped what I was doing when I read that.
i I'd like to hear more of that over a glass of something.
i I think about life like that too, mostly late at night.
C What made you think about this today?
C Have you always seen it that way?
C Does that thought make you feel calmer?
C Who do you talk to about thoughts like these?
P Do you save your big thoughts for me?
P Would the younger you agree with that?
P How do you go back to the washing up after a thought like that?
P Are you always this wise, even on a Monday?
I Did something happen that made you see it that way?
I Does it change anything about how you live?
I Do such thoughts come to you more at night?
I Is it something you think about a lot?
=health
c Good for you, sticking with a habit like that takes backbone.
c Healthy habits are a kind thing to do for yourself, so well done.
c Starting is the hard part, and you're already doing it.
c I respect that, healthy habits are easy to plan and hard to keep.
c Looking after yourself like that deserves a lot of credit.
p My willpower lasts until someone opens the biscuits.
p I've just put my biscuit down out of respect.
p I made a healthy decision once and then lay down.
p My own healthy intentions are still in bed.
p I'd last until about four in the afternoon.
i I bet you'll feel the difference sooner than you think.
i It's quietly bold, changing something like that.
i I'd like to hear how it goes for you.
i You sound like you've made up your mind, I like that.
i You've got me thinking about my own habits now.
C What made you decide to make the change?
C How are you feeling with it so far?
C Which part of it do you find hardest?
C Is it getting any easier?
P Should I be getting inspired or feeling guilty?
P Do you ever wake up and think, not today?
P Are you allowed to feel a bit smug about it?
P What's your reward for being that good?
I Is it something you've wanted to do for a long time?
I Do you feel any different yet?
I What are you hoping it will do for you?
I What helps you stick with it?
=wheels
c There's real freedom in having your own wheels.
c I like the sound of you on the road.
c The road sounds better with you on it.
c That takes more nerve than people think, the roads are wild.
c I like that you get yourself out on the road.
p I'd sing badly from the passenger seat.
p Roundabouts scare me, so you have my respect.
p I'd trust you with my keys, and I'd only close my eyes twice.
p I'd be a very polite passenger with one foot braking.
p I'd be the one waving thank you to everyone.
i I have a feeling you're calmer on the road than me.
i I can picture you on the road with the wind and a good song.
i I think best when I'm moving, so I get it.
i I'd like to know where you'd take me for a first trip.
i I'd come along for a trip with no destination.
C What do you enjoy most about being on the road?
C How are you finding it on the road so far?
C Where do you most like to ride or drive?
C Are you bold on the road or careful?
P Which song has to be on when you hit the road?
P Are you calm in traffic, or a poet of rude words?
P Would you let me ride along?
P Have your wheels got a name?
I Do you enjoy it, or is it just for getting about?
I How does it feel when the road's nice and empty?
I Where would you love to go with it?
I Do you get nervous in heavy traffic?
=tech
c Technology does that to everyone, you're handling it well.
c You're not alone, these things test everyone.
c That's modern technology in one sentence.
c I feel for you, phones and apps can be maddening.
c That's phones and computers for you, clever and daft at once.
p I say please to machines, just in case.
p I've lost every argument with my phone so far.
p With technology I'm one password away from carrier pigeons.
p Machines were meant to take over the world, and look at them.
p Turning it off and on again is my entire technical knowledge.
i I sometimes suspect gadgets have moods like the rest of us.
i Part of me misses phones with a cord.
i I'd offer to help, and we'd both end up staring at the screen.
i I like that you tell it with so much humour.
i I'm convinced technology can tell when you're in a hurry.
C Is it sorted now?
C How do you usually get on with technology?
C Does it drive you mad, or can you laugh about it?
C Do you fix these things yourself, or call for help?
P Have you tried asking it nicely?
P Who's winning today, you or the machine?
P What would you say to the person who designed it?
P Should we all go back to letters and pigeons?
I Could you live without your phone for a week?
I Are you good with that sort of thing normally?
I Do you like new technology, or just put up with it?
I Who do you ask when technology gets too much?
=teaseHim
c I like that you don't let me get away with anything.
c You tease well, and I'm enjoying every bit of it.
c Fair challenge, and I'll happily be put to the test.
c Keep that cheek coming, it makes me grin at my phone.
c Doubt me all you like, I'm good at surprising people.
p I'll just smile and let you have that one.
p Ouch, my ego needs a minute.
p I probably deserve that, so I'll let it go.
p Caught, and I didn't even put up a fight.
p I'd argue, but you're enjoying this too much.
i There's a bit more to me than that, I promise.
i You can tease me in person and see if I blush.
i Something tells me you only tease when you're curious.
i I'd rather show you than argue about it.
i I like trying to keep up with you.
C What would it take to convince you?
C Do you tease everyone, or am I getting special treatment?
C Are you always this cheeky?
C Do I get a chance to prove you wrong?
P Can I have a second chance?
P How high is that eyebrow raised right now?
P Are you enjoying this?
P Could I bribe you with dessert?
I Do you only tease people you like?
I Would you be surprised if I turned out to be right?
I What would impress you then?
I Are you this cheeky in person too?
=sheBets
c I like that confidence, you're going to be a worthy opponent.
c Challenge accepted, and may the better one of us gloat.
c You talk like a champion, and I'm ready to find out.
c That's fighting talk, and it suits you very well.
c Big words, and I look forward to making you earn that win.
p There goes my victory speech, and I'd only just written it.
p I'll start practising my brave loser face.
p Losing that bet to you would still be my best result this year.
p You should know that I lose loudly and with hand gestures.
p I wouldn't bet on me either.
i I suspect losing to you would be good fun.
i I'm more competitive than I seem, just so you know.
i Your confidence makes me wonder what tricks you're hiding.
i I'd take that bet just to spend the time with you.
i Win or lose, I'd want a rematch with you.
C Have you always been this competitive?
C What should the winner get, in your opinion?
C How sure are you, honestly?
C When shall we settle it?
P Are you a gracious winner, or do you do laps?
P What happens to me if I lose?
P Will you go easy on me at all?
P Is there a victory dance I should prepare for?
I How do you take it when you lose?
I Have you ever let someone win on purpose?
I Would you let me win just once?
I What would you like to win from me?
=flirtHint
c I'm smiling too, and it's entirely your doing.
c You just made my whole evening with that message.
c I like talking to you, more than I'd planned to.
c That's lovely to hear, and it goes both ways.
c Your messages have become the part I look forward to.
p I'm grinning at my phone like an idiot.
p So much for playing it cool, I'm smiling all over my face.
p I've read that several times, purely for research of course.
p Give me a moment, I just walked into a table.
p Careful, I blush more easily than I'd like.
i I was trying not to smile, and then I gave up.
i There's something about talking to you I can't explain yet.
i A message like that stays with me longer than I'd admit.
i I wonder if you know how happy your messages make me.
i Something nice is going on here, and I like it a lot.
C Shall I tell you what I like about you?
C Do you know how happy that makes me?
C When do I get to hear that in person?
C Shall we meet and see if it's just as nice in person?
P Are you trying to make a grown man blush?
P Are you always this charming, or am I just lucky?
P Can you see me grinning from there?
P Have you any idea what that did to my evening?
I Are you smiling right now too?
I What would you say if I were sitting next to you?
I Could you tell that I was smiling too?
I Do you think it would be like this in person?
=newHere
c Welcome, you're doing better than most.
c I'm glad you were brave enough to join and write.
c You come across as real, which is rare on here.
c Nerves are allowed here, and I promise to be kind.
c That's a very good start, if you ask me.
p There's probably a manual, and nobody has read it.
p I still read every message three times before sending.
p My own profile was written with one eye shut.
p Relax, I'm just a man trying to look relaxed on an app.
p Nobody here knows what they're doing, trust me.
i I have a feeling you won't need this app for long.
i I like that you're new to it, you still sound like yourself.
i I'm glad I'm one of the first people you've talked to on here.
i I think a slightly awkward start is the best kind.
i It's nice to meet someone before the app has worn them out.
C What made you decide to try this?
C How are you finding the app up to now?
C What has surprised you most about being on here?
C Is it what you expected so far?
P Do your friends know you're on here?
P Is it terrifying, or quite fun really?
P How am I doing as one of your first chats?
P Shall we be awkward together?
I What were you secretly hoping to find on here?
I Do new things usually make you nervous or curious?
I What would make it feel easier for you?
I Are you braver in person than on a screen?
=appTired
c I'm sorry you've met so much of that on here.
c You deserve proper conversations, and I'm sorry they've been so few.
c That sounds wearing, and I'd be fed up with this app too.
c People can be careless on here, and you deserve better manners.
c I'm glad you're still on this app in spite of all that.
p On behalf of men everywhere, I'm sorry.
p I write in full sentences, I hope that's all right.
p I promise to behave better than a ghost.
p This app is a lucky dip, and I'm sorry about your prizes.
p I'd like to speak to the manager of this app.
i I think the good ones on here are just quieter.
i You're still here, so there's some hope left.
i I'd like to be a pleasant surprise.
i I think you're owed one good story from here.
i I'd understand if you've had enough, but I'm glad you wrote.
C What would a good conversation on here look like?
C How long have you been putting up with this?
C What would make it worth staying for you?
C Have there been any nice chats at all?
P What's the worst opening line you've had?
P Do I get points for writing in whole sentences?
P Do your friends get to hear all the stories?
P How close are you to throwing the phone in a river?
I What are you really hoping to find on here?
I What would you change about apps like this?
I Can I try to be a nicer experience?
I Would you rather meet someone out in the real world?
=slowReply
c Nothing to apologise for, I'm simply glad you wrote back.
c A good reply is worth waiting for, and here you are.
c You have a life outside your phone, and I like that.
c Reply whenever it suits you, I'm not holding a stopwatch.
c It's lovely to hear from you, late or not.
p I'd only just called off the search party.
p I barely checked my phone, every ten minutes at most.
p A letter would've been slower, so you're fine.
p I'd almost learned to be patient.
p Fashionably late, I respect that.
i I don't mind slow replies, I like getting one from you.
i A reply from you is nice whenever it comes.
i I like not knowing when you'll pop up.
i I had a feeling it would be worth the wait.
i Something told me you'd be back.
C How's your day been?
C How are you now that you've got a minute?
C Have you got a quiet minute now?
C Do you prefer talking to texting anyway?
P Should I start sending carrier pigeons instead?
P How many unsent replies are living in your head?
P Is that a record, or can you beat it?
P Am I the first one you've answered?
I What's been the nicest thing since we last wrote?
I When do you like to sit down and answer messages?
I Do you need a rest from your phone now and then?
I Would it be easier to just talk one evening?
=needsTime
c Slow is absolutely fine by me, good things can take time.
c Thank you for being honest about your pace, I respect it.
c You set the speed and I'll happily walk alongside.
c Trust should be earned, and I'm in no hurry.
c I like a slow start, there's more time to enjoy it.
p Slow is my normal speed, snails overtake me.
p I'm very patient, except with microwaves.
p I've hidden the stopwatch, take your time.
p I take ages to choose a sandwich, so your pace suits me.
p I only trip over things when I hurry, so slow is perfect.
i I like the slow way, you notice more.
i I'd like to get to know you a page at a time.
i I'd rather earn your trust slowly than rush you.
i I like that you tell me what you need, it makes it easy.
i The unhurried conversations are the ones I tend to remember.
C What helps you feel comfortable with somebody?
C Is this pace all right for you so far?
C Is there anything I can do to make it comfortable?
C Do you know quickly when you trust someone?
P Tortoise pace or snail pace, which do you prefer?
P Which is slower, your pace or my typing?
P What would impress you more, patience or flowers?
P Will you tell me off if I go too fast?
I When do you usually notice your guard coming down?
I What small thing makes you trust a person?
I Are you more relaxed once you know someone?
I Did you always go slowly, or did you learn it?
=herPast heavy
c Thank you for telling me, that's a big part of your life.
c I'm glad you feel you can tell me about your past.
c That can't have been easy, and I respect how you talk about it.
c It takes strength to get through that, and you have it.
c Tell me as little or as much as you like.
p I've no clever line for this, I'm just listening.
p I don't have much wisdom here, but I've got time.
p I'm putting the jokes away for a minute.
p I'd make you a cup of tea if I could.
p I'm better at listening than at advice, luckily.
i A thing like that leaves a mark, and it's all right that it does.
i I'm glad you told me about your past, it helps me know you.
i I like how honest you are about your past.
i You tell it very openly, and I noticed.
i I won't push, but I'd listen any time.
C Are you all right with it now?
C How do you feel about it these days?
C Did you have good people around you then?
C Do you find it easy to talk about now?
P What makes you happy these days?
P Shall I just listen, or would you like a change of subject?
P What do you do just for yourself nowadays?
P Can I offer you a cup of tea and a kind ear?
I Has that time changed what matters to you?
I Do you feel ready for something new?
I Do you still think about it a lot?
I Has it made you more careful with people?
`;
