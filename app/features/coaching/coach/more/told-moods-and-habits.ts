/** What he can say to what she tells, moods and habits: '=kind', good or heavy news marked, then rows like a topic's (content/topic.ts). */
export const TOLD_MOODS_AND_HABITS = `
=rant
c I'm fully on your side, that's maddening.
c That would have me muttering too.
c Being annoyed by that's just good judgement.
c You're right, and I'd sign the petition.
c Some things deserve a proper telling off, and that's one.
p I'm ready to complain on your behalf, very politely.
p My whole protest would be one loud sigh.
p I'd say nothing and then complain about it for a week.
p I'm in, tell me where to bring the pitchforks.
i A good rant tells me more about you than ten hobbies.
i I like finding out what annoys people, and yours is good.
i I suspect you're very patient until that exact point.
i I keep a private list of annoyances, and yours just joined it.
i It's always the little things that get you.
C What annoys you most about it?
C How long has this been getting on your nerves?
C Do you say something, or suffer in silence?
C Which annoyance comes second on your list?
P What punishment would you hand out to the guilty?
P If you ruled the country, would this be illegal by Monday?
P How loud is your sigh when it happens?
P Is there a special glare you save for this?
I When did this first start to bother you?
I Has anyone ever talked you out of this grudge?
I Does anything calm you down once you're this cross?
I Who usually gets to hear your best rants?
=stars
c I'd happily hear more about that, honestly.
c I like how you talk about these things.
c That's far more interesting than the weather.
c I like that you leave some room for signs and dreams.
c True or not, it beats small talk.
p The universe never tells me anything, we're not close.
p I nodded as if I understood all of it.
p I hope it also says something nice about me.
p I miss most signs, even the ones on doors.
p I only ever dream that I'm late.
i I'm a sceptic by day and much less sure after midnight.
i Part of me thinks the universe has a sense of humour.
i Some signs feel like more than chance, even to a doubter.
i I'd love to find out if it fits you.
i There may be more to it than I'd admit.
C What do you make of it yourself?
C How seriously do you take signs and dreams?
C Do you trust your gut more than the stars?
C When did you get curious about stars and omens?
P Does any of that say we'd get along?
P Do you have a lucky charm too?
P What would a fortune teller get wrong about you?
P Has the universe ever given you really useful advice?
I Did anything from a dream or horoscope ever come true?
I Who taught you to look for signs?
I Which sign, card or dream has stayed with you longest?
I Are you secretly more mystical than your friends know?
=deep
c That's a lovely thought about life, and I agree with it.
c You put that so well that I read it twice.
c I like how you think, that's an honest way to see things.
c It takes courage to see it like that.
c Thank you for saying something real.
p I was thinking about lunch, and now I'm thinking about existence.
p I need to sit down for a minute now.
p That's a lot of wisdom for a dating app.
p Give me a minute, that one needs thinking.
p It takes me a long shower to get that deep.
i I suspect that thought will follow me around all evening.
i You notice things about life that most of us walk past.
i Something in me slowed down when I read that.
i I'd like to hear more of that over a glass of something.
i I'm not sure I agree yet, so let's talk about it.
C What made you think about this today?
C When did you start to see life that way?
C Did you always think so, or has it changed?
C Who do you talk to about thoughts like these?
P How many coffees does a thought like that take?
P What would your sixteen year old self say to that?
P How do you go back to ordinary chores after such thoughts?
P Are you always this wise, even on a Monday?
I Which moment in your life taught you that?
I Has believing that made you braver?
I Do such thoughts come to you more at night?
I Where do you go when you want to think?
=health
c Good for you, sticking with a habit like that takes backbone.
c That's a kind thing to do for yourself.
c Starting is the hard part, and you've done it.
c I respect that, healthy habits are easy to plan and hard to keep.
c Looking after yourself like that deserves some credit.
p My willpower lasts until someone opens the biscuits.
p I've just put my snack down, thanks.
p I made a healthy decision once and then lay down.
p My good intentions are still in bed.
p I'd last until about four in the afternoon.
i I bet it changes more than just the obvious.
i It's quietly bold, changing something like that.
i I bet you'd started in your head long before.
i You sound like you've made up your mind, I like that.
i You've got me thinking about my own habits now.
C What made you decide to make the change?
C How are you feeling since you started?
C Which part of the new routine is hardest?
C Who is cheering you on with this?
P What do you miss most on a weak day?
P Are your friends impressed or slightly worried by now?
P Who's been tempting you the most?
P Is there a small reward waiting at the end?
I Has anything about this new start surprised you?
I When do you notice the difference most?
I Where would you like to be with it in a year?
I Did something small tip you into starting?
=wheels
c There's real freedom in having your own wheels.
c I like the sound of you on the road.
c The road sounds better with you on it.
c That takes more nerve than people think, the roads are wild.
c I like that you're out there.
p I'd sing badly from the passenger seat.
p Roundabouts scare me, so you have my respect.
p I'd trust you with the keys, mostly.
p I'd be a very polite passenger with one foot braking.
p I'd be the one waving thank you to everyone.
i I have a feeling you're calmer on the road than me.
i The way you talk about it tells me a lot.
i I think best when I'm moving, so I get it.
i I'd be curious to know where those wheels end up taking you.
i I'd come along for a trip with no destination.
C What do you enjoy most about being on the road?
C How did you first get into it?
C Where do you most like to ride or drive?
C Do you feel braver on the road these days?
P Which song has to be on when you hit the road?
P Are you calm in traffic, or a poet of rude words?
P Who is your most nervous passenger?
P Does your ride have a name?
I When does the road feel best to you?
I If every road were empty, where would you head first?
I What goes through your mind on a long stretch?
I Is there a journey you dream of making on your wheels?
=tech
c You're handling it better than I would.
c You're not alone, these things test everyone.
c That's modern technology in one sentence.
c I feel for you, phones and apps can be maddening.
c You've got my sympathy, machines never play fair.
p I say please to machines, just in case.
p I've lost every argument with my phone so far.
p I'd have thrown something by now.
p They were supposed to take over the world, and then this.
p Turning it off and on again is my entire technical knowledge.
i I sometimes suspect gadgets have moods like the rest of us.
i Part of me misses phones with a cord.
i I bet it behaves the moment someone else looks at it.
i I like that you tell it with so much humour.
i I have a theory that technology can smell fear.
C What did you do about it in the end?
C How do you usually get on with technology?
C Which gadget tests your patience the most?
C Do you fix these things yourself, or call for help?
P Have you tried asking it nicely?
P Who's winning today, you or the machine?
P What would you say to the person who designed it?
P Who gets the panicked call when technology turns on you?
I When did you last have a day without a screen?
I Would you give up your phone for a month?
I If gadgets could talk, what would yours say about you?
I Are you someone who reads the manual?
=teaseHim
c I like that you don't let me get away with anything.
c You tease well, and I'm enjoying every bit of it.
c Fair challenge, and I'll happily be put to the test.
c Keep that cheek coming, it makes me grin at my phone.
c Doubt me all you like, I'm good at surprising people.
p I'll just smile and say nothing.
p Ouch, my ego needs a minute.
p I probably deserve that, so I'll let it go.
p Caught, and I didn't even put up a fight.
p I'd argue, but you're enjoying this too much.
i There may be more to me than the evidence suggests.
i I'll let you guess, it's more fun.
i Something tells me you only tease when you're curious.
i Some claims should stay unproven a little longer.
i I like trying to keep up with you.
C What would it take to convince you?
C Do you tease everyone, or am I getting special treatment?
C Where did you learn to be this cheeky?
C How good are you at spotting a bluff?
P Is there any way to appeal that?
P How high is that eyebrow raised right now?
P Which part of me do you find least believable?
P Could I bribe you with dessert?
I Have you ever been wrong about someone like me?
I Who else gets teased like this by you?
I When does your suspicious mind take a day off?
I Would you be disappointed if I turned out to be honest?
=sheBets
c I like that confidence, you're going to be a worthy opponent.
c Challenge accepted, and may the better one of us gloat.
c You talk like a champion, and I'm ready to find out.
c That's fighting talk, and it suits you very well.
c Big words, and I look forward to making you earn that win.
p There goes my victory speech.
p I'll start practising my brave loser face.
p Being beaten by you'd still be my best result this year.
p You should know that I lose loudly and with hand gestures.
p I wouldn't bet on me either.
i I suspect losing to you would be good fun.
i I'm more competitive than I seem, just so you know.
i Your confidence makes me wonder what tricks you're hiding.
i I won't say how good I am, not yet.
i Something tells me the rematch would be even better than the game.
C Who taught you to be this competitive?
C What does the winner get in your world?
C How long is your winning streak?
C When did someone last beat you?
P Are you a gracious winner, or do you do laps?
P Do you practise the trash talk in front of a mirror?
P Is there any mercy for hopeless opponents?
P Which victory dance would I have to sit through?
I What happens on the rare day when you lose?
I Have you ever let someone win on purpose?
I Does anyone out there actually scare you in a game?
I Would you rather win easily or only just?
=flirtHint
c I'm smiling too, and it's entirely your doing.
c You just made my whole evening with that message.
c I like talking to you, more than I'd planned to.
c That's lovely to hear, and it goes both ways.
c Your messages have become the part I look forward to.
p I'm grinning at my phone like an idiot.
p So much for playing it cool.
p I've read that several times, purely for research of course.
p Give me a moment, I just walked into a table.
p Careful, I blush more easily than I'd like.
i I was trying not to smile, and then I gave up.
i There's something about talking to you I can't explain yet.
i A message like that stays with me longer than I'd admit.
i I wonder if you know what your messages do to me.
i Something nice is going on here, and I'm in no hurry to name it.
C What first made you want to write to me?
C Do you always say such lovely things this directly?
C When did you notice you liked our chats?
C How long have you been saving that one up?
P Are you trying to make a grown man blush?
P Should that charm come with a warning?
P Who else knows that you're smiling at your phone?
P Did you plan to be this charming today?
I Which of my messages made you smile the most?
I What would you have told me if you were braver?
I Could you tell that I was smiling too?
I Has a chat ever kept you up past bedtime?
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
i I like people who are a bit nervous, it means they mean it.
i You don't know the rules yet, that's the best part.
i I suspect the good chats start exactly this clumsily.
i It's nice to meet someone before the app has worn them out.
C What made you decide to try this?
C How are you finding the app up to now?
C What has surprised you most about being on here?
C Who encouraged you to give it a go?
P Who knows that you've joined the app?
P Which app button is still a complete mystery to you?
P Is it as terrifying as your first day at school?
P How many times did you rewrite that message?
I What were you secretly hoping to find on here?
I Do new things usually make you nervous or curious?
I When did you last do something new like this?
I Are you braver in person than on a screen?
=appTired
c I'm sorry you've met so much of that on here.
c You deserve proper conversations, and I'm sorry they've been so few.
c That sounds wearing, and I'd be fed up with this app too.
c People can be careless on here, and you deserve better manners.
c I'm glad you haven't given up on the app entirely.
p On behalf of men everywhere, I'm sorry.
p I write in full sentences, I hope that's all right.
p I promise to behave better than a ghost.
p It's a lucky dip, and mostly sawdust.
p I'd like to speak to the manager of this app.
i I think the good ones on here are just quieter.
i You're still here, so there's some hope left.
i I'd like to be a pleasant surprise.
i I think you're owed one good story from here.
i A decent chat must almost seem suspicious by now.
C What would a good conversation on here look like?
C How long have you been putting up with this?
C What keeps you on the app all the same?
C Have there been any nice surprises among the men here?
P What's the worst opening line you've had?
P Have you made a bingo card for it yet?
P Do your friends get a weekly report?
P How many more until you throw the phone?
I When did an app chat last make you smile?
I If you designed this app, what would you change first?
I Does anything still make you curious about a new match?
I Are you better at spotting the bad ones by now?
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
i I don't mind messages that take their time.
i It left me some time to wonder about you.
i I like not knowing when you'll pop up.
i I had a feeling it would be worth the wait.
i Something told me you'd be back.
C What has been keeping you so busy?
C How are you now that you've got a minute?
C Has it calmed down a bit since then?
C Do you prefer talking to texting anyway?
P Is your phone in hiding, or are you?
P How many unsent replies are living in your head?
P What is your record for answering late?
P Who else is still waiting for a reply from you?
I Which was the best part of your time offline?
I When do you like to sit down and answer messages?
I Are you happier when the phone is out of sight?
I Would you rather get a letter than a text?
=needsTime
c Slow is absolutely fine by me, good things can take time.
c Thank you for being honest about your pace, I respect it.
c You set the speed and I'll happily walk alongside.
c Trust should be earned, and I'm in no hurry.
c I like a slow start, there's more time to enjoy it.
p I've been overtaken by snails, so no worries.
p I'm very patient, except with microwaves.
p I've hidden the stopwatch, take your time.
p I've never been accused of rushing anything.
p If I hurry I only trip over something.
i I like the slow way, you notice more.
i I'd like to get to know you a page at a time.
i You probably have good reasons, and I don't mind.
i It leaves me something to wonder about, I like that.
i The unhurried conversations are the ones I tend to remember.
C What helps you feel at ease with someone new?
C How does a good pace look to you?
C Is there anything I can do to make it comfortable?
C Do you know quickly when you trust someone?
P How slow are we talking, tortoise or glacier?
P Which is slower, your pace or my typing?
P What would impress you more, patience or flowers?
P Has anyone ever tried to rush you and regretted it?
I When do you usually notice your guard coming down?
I What small thing makes you trust a person?
I Who in your life took longest to win you over?
I Did you always go slowly, or did you learn it?
=herPast heavy
c Thank you for telling me, that's a big part of your life.
c I'm glad you feel you can tell me about your past.
c You've clearly been through a lot, and I respect you for it.
c It takes strength to get through that, and you have it.
c Tell me as little or as much as you like.
p I've no clever line for this, I'm just listening.
p I don't have much wisdom here, but I've got time.
p I'm putting the jokes away for a minute.
p I'd make you a cup of tea if I could.
p I'm better at listening than at advice, luckily.
i Years like that leave a mark, I think.
i There's a lot behind that sentence, I can tell.
i Something about how you tell it makes me want to listen.
i You tell it very openly, and I noticed.
i I won't push, but I'd listen any time.
C How are you doing with it all these days?
C What helped you most in the time afterwards?
C Who was there for you through it all?
C Do you find it easy to talk about now?
P Was there something small that cheered you up back then?
P Who was the first to make you laugh again?
P Did you start anything new just for yourself afterwards?
P Which comfort food got you through that time?
I Has that time changed what matters to you?
I When did you first feel like yourself again afterwards?
I Is there something from those years you still treasure?
I What did you learn about yourself on your own?
`;
