/** What he can say to what she tells, moods and habits: '=kind', good or heavy news marked, then rows like a topic's (content/topic.ts). */
export const TOLD_MOODS_AND_HABITS = `
=rant
c I'm fully on your side, that deserves a proper complaint.
c That would have me muttering under my breath too.
c Being annoyed by that's just good judgement.
c Your irritation is justified and I'd sign the petition today.
c Some behaviour has earned a proper telling off, and this qualifies.
p I'm drafting a strongly worded letter of complaint on your behalf.
p My entire protest would be one loud sigh and an apology.
p Very brave of me, but I'd have tutted with real force.
p Consider me part of the angry mob, I'll bring spare pitchforks.
i A good grumble tells me more about someone than ten hobbies.
i Small irritations fascinate me, they're as personal as fingerprints.
i Behind every decent rant there's a very reasonable person, I suspect.
i I keep a private list of annoyances, and yours just joined it.
i It's strange how the little things can make us the crossest.
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
c I'd happily hear the full reading, stars, omens and all.
c You tell these mystical things well, I could picture it.
c That's far more interesting than any weather forecast.
c I like that you leave some room for signs and dreams.
c True or not, that beats small talk by a galaxy.
p The universe never tells me anything, it must have my old number.
p My inner mystic just put on a cape and nodded.
p I shall consult my crystal ball, or failing that, the toaster.
p Signs from above usually hit me on the head before I notice.
p My own dreams mostly involve looking for a sandwich, so I'm impressed.
i I'm a sceptic by day and much less sure after midnight.
i Part of me thinks the universe has a sense of humour.
i Some signs feel like more than chance, even to a doubter.
i It makes me wonder what the night sky thinks it knows.
i There may be more truth in stars and dreams than I admit.
C What do you make of it yourself?
C How seriously do you take signs and dreams?
C Do you trust your gut more than the stars?
C When did you get curious about stars and omens?
P Which of us does the universe find funnier today?
P Is there a lucky charm in your pocket too?
P What would a fortune teller get wrong about you?
P Has the universe ever given you really useful advice?
I Did anything from a dream or horoscope ever come true?
I Who taught you to look for signs?
I Which sign, card or dream has stayed with you longest?
I Are you secretly more mystical than your friends know?
=deep
c That's a lovely thought about life, and I agree with it.
c You put that beautifully, and I read it more than once.
c I like how you think, that's an honest way to see things.
c There's real courage in seeing life like that.
c Thank you for the real thought, I enjoy this sort of talk.
p I was thinking about lunch, and now I'm thinking about existence.
p My deepest thought today was about toast, so you're well ahead.
p Somewhere a philosopher just put down his pipe and nodded.
p Give me a minute to find my thinking face for that.
p It usually takes me a long shower to get that profound.
i I suspect that thought will follow me around all evening.
i You notice things about life that most of us walk past.
i Something in me slowed down when I read that.
i A thought like that's one I'd gladly walk around with.
i Thoughts like that make me look out of the window longer.
C What made you think about this today?
C When did you start to see life that way?
C Did you always think so, or has it changed?
C Who do you talk to about thoughts like these?
P Is this your usual depth before or after tea?
P What would your sixteen year old self say to that?
P How do you go back to ordinary chores after such thoughts?
P Are you always this wise, even on a Monday?
I Which moment in your life taught you that?
I Has believing that made you braver?
I Do such thoughts come to you more at night?
I Where do you go when you want to think?
=health
c Good for you, sticking with a habit like that takes backbone.
c That's a proper kindness to yourself and I admire it.
c Starting is the hard part and you've done it.
c I respect that, healthy habits are easy to plan and hard to keep.
c Looking after yourself like that deserves real credit.
p My willpower usually lasts until someone opens a biscuit tin.
p Your discipline just made my snack feel guilty.
p I made a healthy decision once and then lay down.
p Next to you my good intentions are still in their pyjamas.
p My inner lazy man is hiding behind the sofa now.
i I wonder what a fresh start like that changes on the inside.
i There's something quietly bold about changing an old routine.
i New habits seem to start long before anyone notices them.
i I like the idea of becoming someone new, one habit at a time.
i Something about that makes me look at my own habits sideways.
C What made you decide to make the change?
C How are you feeling since you started?
C Which part of the new routine is hardest?
C Who is cheering you on with this?
P What do you miss most on a weak day?
P Are your friends impressed or slightly worried by now?
P Has your sofa noticed that you've changed?
P Is there a small reward waiting for all this virtue?
I Has anything about this new start surprised you?
I When do you notice the difference most?
I Where would you like to be with it in a year?
I Did something small tip you into starting?
=wheels
c There's a real freedom in having your own wheels under you.
c I like the sound of you and those wheels.
c The road sounds like a better place with you on it.
c That takes more nerve than people think, the roads are wild.
c Four wheels or two, I like that you're out there.
p My contribution to any journey is singing badly from the passenger side.
p Give me a helmet and I'd still hold my breath at roundabouts.
p Somewhere a sat nav has just fallen in love with you.
p Traffic cones everywhere are standing a little straighter for you.
p Behind a wheel or handlebars I turn into a nervous meerkat.
i I think people show their true selves on the road.
i The way someone talks about wheels tells me quite a lot.
i Being on the move has always felt like thinking to me.
i I'd be curious to know where those wheels end up taking you.
i Some roads seem to be made for going nowhere in particular.
C What do you enjoy most about being on the road?
C How did you first get into it?
C Where do you most like to ride or drive?
C Do you feel braver on the road these days?
P Which song has to be on when you hit the road?
P Are you calm in traffic, or a poet of rude words?
P Who is your most nervous passenger?
P Has your ride got a name and a personality?
I When does the road feel best to you?
I If every road were empty, where would you head first?
I What goes through your mind on a long stretch?
I Is there a journey you dream of making on your wheels?
=tech
c Technology has a wicked streak, and you're handling it with grace.
c You're not alone, these gadgets were built to test us.
c That's modern technology in one perfect little scene.
c I feel for you, phones and apps can be maddening.
c My sympathy is all yours, machines rarely play fair.
p I apologise to machines too, just in case they take over.
p My phone has already won every argument we've ever had.
p Somewhere a software engineer is chuckling into his keyboard.
p The robots were meant to rule us, and they can't manage this.
p Turning it off and on again is my entire technical knowledge.
i I sometimes suspect gadgets have moods like the rest of us.
i Something in me rather misses phones with a curly cord.
i It makes me wonder what our gadgets say about us at night.
i Machines seem to know exactly when we have no patience.
i I have a theory that technology can smell fear.
C What did you do about it in the end?
C How do you usually get on with technology?
C Which gadget tests your patience the most?
C Do you fix these things yourself, or call for help?
P Have you tried giving the machine a stern look?
P Is your phone friend or enemy today?
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
p My lawyer has advised me to smile and say nothing.
p Ouch, my ego just asked for a blanket and some soup.
p I'm filing your doubts under things I probably deserve.
p Caught by a professional, and I hadn't even put up a fight.
p That tease landed so well my pride needs a sit down.
i There may be more to me than the evidence suggests.
i I'll leave you guessing, since your suspicion is far too entertaining.
i Something tells me you only tease when you're curious.
i Some claims are best left unproven a little while longer.
i A quick wit like yours makes me want to keep up.
C What would it take to convince you?
C Do you tease everyone, or am I getting special treatment?
C Where did you learn to be this cheeky?
C How good are you at spotting a bluff?
P Is there an appeals process against your verdict?
P How high is that eyebrow raised right now?
P Which part of my shaky reputation amuses you most?
P Could I bribe the judge with a decent pudding?
I Have you ever been wrong about someone like me?
I Who at home taught you to tease like that?
I When does your suspicious mind take a day off?
I Would you be disappointed if I turned out to be honest?
=sheBets
c I like that confidence, you're going to be a worthy opponent.
c Challenge accepted, and may the better one of us gloat.
c You talk like a champion, and I'm ready to find out.
c That's fighting talk, and it suits you very well.
c Big words, and I look forward to making you earn that win.
p My victory speech is going straight into the bin, I see.
p I'll start rehearsing my brave loser face this evening.
p Being beaten by you'd still be my best result this year.
p You should know that I lose loudly and with hand gestures.
p The bookmakers have just stopped taking bets on my side.
i I suspect losing to you'd be rather good fun.
i There's a quiet competitor in me who just looked up.
i Your confidence makes me wonder what tricks you're hiding.
i I'll say nothing more, a good opponent keeps his secrets.
i Something tells me the rematch would be even better than the game.
C Who taught you to be this competitive?
C What does the winner get in your world?
C How long is your winning streak?
C When did someone last beat you?
P Are you a gracious winner, or do you do laps?
P Do you practise the trash talk in front of a mirror?
P Is there any mercy rule for hopeless opponents?
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
p Now I'm grinning at my phone like a man who won a goose.
p My cool and mysterious act has just fallen over a chair.
p I've read that several times, purely for research of course.
p Please allow me a moment to walk into some furniture.
p Careful, messages like that make my ears glow in the dark.
i I was trying not to smile, and then I gave up.
i There's something about talking to you that I can't quite explain yet.
i A message like that stays with me longer than I'd admit.
i I wonder if you know what your messages do to me.
i Something nice is going on here, and I'm in no hurry to name it.
C What first made you want to write to me?
C Do you always say such lovely things this directly?
C When did you notice you liked our chats?
C How long have you been saving that one up?
P Are you trying to make a grown man blush?
P Is there a warning label on that charm of yours?
P Who else knows that you're smiling at your phone?
P Did you plan to be this charming today?
I Which of my messages made you smile the most?
I What would you have told me if you were braver?
I Could you tell that I was smiling too?
I Has a chat ever kept you up past bedtime?
=newHere
c Welcome, you're doing better at this than most old hands.
c I'm glad you were brave enough to join and write.
c You come across as refreshingly real for this app.
c Nerves are allowed here, and I promise to be kind.
c For a beginner you've made a very good start.
p There's a manual for this app and nobody has read it.
p I type every message as if an exam board were watching.
p My own profile was written with one eye shut.
p Relax, I'm just a man trying to look relaxed on an app.
p Awkward beginners are my people, we should have badges.
i First steps somewhere new are my favourite part of any story.
i I like people who are a bit nervous, it means they mean it.
i There's something honest about not knowing the rules yet.
i I suspect the best chats here begin exactly this clumsily.
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
p On behalf of men everywhere, I've asked for a staff meeting.
p My own flaw is writing full sentences, I hope you can cope.
p I promise to behave slightly better than the average ghost.
p Dating apps are a lucky dip with far too much sawdust.
p The app has a lot to answer for, and I'd like the manager.
i I sometimes think the good ones on here type more quietly.
i There's something stubbornly hopeful about still being on this app.
i It makes me want to be a pleasant surprise on here.
i Part of me thinks every app tale needs one better ending.
i I suspect a decent chat on here feels almost suspicious by now.
C What would a good conversation on here look like?
C How long have you been putting up with this?
C What keeps you on the app all the same?
C Have there been any nice surprises among the men here?
P Which opening line deserves a place in the museum?
P Is there a bingo card for bad app behaviour yet?
P Do your friends demand a weekly report from this circus?
P How many odd messages make you throw the phone?
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
p I had only just called off the search party.
p My phone and I used the wait to work on our relationship.
p Carrier pigeons have been slower, and nobody told them off.
p I passed the time by pretending not to look at my phone.
p Your reply is fashionably late, and I respect the entrance.
i I rather like messages that take their time getting here.
i Slow replies leave room for a bit of wondering, I find.
i There's something nice about not knowing when you'll pop up.
i A late answer often turns out to be the better one.
i Something told me you'd resurface when the dust settled.
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
p Snails have overtaken me before, your pace will suit me perfectly.
p My patience is excellent, I've waited for the kettle many times.
p There's no stopwatch here, only a man with a teapot.
p I move like a Sunday train, so we're well matched.
p Rushing makes me trip over things, and slow saves the furniture.
i I've always thought the slow road has the better view.
i Some people are worth getting to know a page at a time.
i A careful heart usually has good reasons, and I don't mind.
i Going slowly leaves something to wonder about, which I rather like.
i The unhurried conversations are the ones I tend to remember.
C What helps you feel at ease with someone new?
C How does a good pace look to you?
C Is there anything I can do to make it comfortable?
C Do you know quickly when you trust someone?
P Are we talking tortoise, canal boat or glacier?
P Which is slower, your pace or my typing?
P Would a gold medal for patience impress you at all?
P Has anyone ever tried to rush you and regretted it?
I When do you usually notice your guard coming down?
I What small thing makes you trust a person?
I Who in your life took longest to win you over?
I Did you always go slowly, or did you learn it?
=herPast heavy
c Thank you for telling me, that's a big part of your life.
c I'm glad you feel you can tell me about your past.
c You've clearly been through a lot, and I respect you for it.
c A long road like that takes strength, and yours shows.
c Your past is safe with me, tell as little as you like.
p I have no clever line for this, only a listening face.
p My only wisdom on matters of the heart is to keep tea near.
p If hearts came with instructions, I'd have lost mine by now.
p For something this real I've put down both jokes and sat up.
p I'm better at listening than at advice, luckily for everyone.
i I think the people we've shared our years with leave a mark.
i There's a whole story in that sentence, and I'd read it gently.
i Something about how you tell it makes me want to listen.
i What we've lived through gives a person their own quiet colour.
i The past keeps its own room, and I won't barge in.
C How are you doing with it all these days?
C What helped you most in the time afterwards?
C Who was there for you through it all?
C Do you find it easy to talk about now?
P What silly thing cheered you up in the worst of it?
P Who made you laugh again first after all that?
P Did you take up anything new and slightly silly afterwards?
P Which comfort food got you through that time?
I Has that time changed what matters to you?
I When did you first feel like yourself again afterwards?
I Is there something from those years you still treasure?
I What did you learn about yourself on your own?
`;
