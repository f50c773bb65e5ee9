/** What he can say to tellings of a feel (feels.ts): work and news. Tables as in content/topic.ts; {tk} is a thing or somebody she names. */
export const FEELS_WORK_AND_NEWS = `
=funnyWork
c That made me laugh, and I like how you tell it.
c You must have the patience of three people and the humour of four.
c I'd happily hear one of these from your work every single evening.
c Whatever they pay you, add a bonus for that one.
c I like that you see the comedy in it while you're still on duty.
c You clearly notice what everyone else at work walks straight past.
c Your working life beats anything I could watch tonight.
c I can imagine your expression in that moment, and I'm grinning.
c You've earned the right to tell that one for years.
c Nobody in any job gets properly trained for {tk}.
c I wasn't ready for {tk}, and I'm glad you didn't warn me.
c You had me at {tk}, and I stayed for how you told it.
c I'm going to need regular news of {tk} from now on.
c The way you talk about {tk} says good things about your sense of humour.
p I hope your contract has a small clause about this sort of thing.
p I'd buy a season ticket for your workplace, front row, with snacks.
p Careers advisers keep very quiet about that part of the job.
p I'm grinning at my phone like a fool and it's your job's fault.
p People are wonderfully strange, and your work seems to collect them.
p You should get paid twice, once for working and once for witnessing.
p If you ever write the staff handbook, start with that one.
p Your workplace needs a wildlife narrator with a very calm voice.
p Meanwhile someone somewhere is having a perfectly normal shift, poor soul.
p {Tk}, and they call it a normal working day.
p I'd like {tk} added to the job description in small print.
p My evening was missing {tk} and I didn't even know.
p Someone please put {tk} on the staff Christmas card.
p I came here for small talk and got {tk}, so I'm winning.
i I wonder how the same scene sounds when the other side tells it.
i I suspect you'll remember this long after you've forgotten what they paid you.
i You told it in so few words, and I can hear the whole place.
i You have an ear for the small absurd things, and I trust that in people.
i I'd trade a week of sensible conversation for one more of these.
i Anyone learning about humans only from your work would be charmed and confused.
i I'm less surprised by what happened than by how calmly you report it.
i Now I can't decide whether your work is comedy or anthropology.
i That tells me more about your days than any job title could.
i I didn't expect {tk} to be the best part of my day.
i There's a whole short story hiding in {tk}, and you know it.
i I have questions about {tk} that I'm almost afraid to ask.
i Out of everything at your work you picked {tk}, and I like that choice.
i Something about {tk} is going to stay with me all evening.
C What goes through your head in a moment like that?
C Who was the first person you told about it?
C How often does your work hand you something like that?
C Does anyone else there see the funny side as well as you do?
C Is that your best one yet, or does it have a rival?
C Did it make your day or wear you out a little?
C What was your honest first thought about {tk}?
C How long did you last with {tk} before you smiled?
C What happened after {tk}, if you're allowed to say?
C Who else knows about {tk}, apart from the two of us?
P How do you get back to work with a straight face after that?
P On a scale from Tuesday to full moon, how unusual was that?
P Do they pay you extra for that, or is it a free perk?
P Is there a secret staff prize for the best one of the week?
P Would you rather have that again tomorrow or a day of total boredom?
P Did you laugh out loud or bravely save it for the break?
P Should I be worried about {tk}, or is that standard where you are?
P Can I send my compliments to {tk}, or is that unwise?
P How many points does one get for surviving {tk}?
P Where would {tk} rank in your personal hall of fame?
I What would a new colleague have made of it on day one?
I Does something like that make you fonder of the job or less?
I What's the tiny detail you left out of that?
I At which second did you know you'd be telling this to someone?
I Would you miss this sort of thing if you worked somewhere sensible?
I Do you collect these somewhere, or only in your head?
I If you could replay the whole thing, would you change anything about {tk}?
I What do you think {tk} would say about you?
I When you think of {tk} next year, will you laugh or sigh?
I Which bit about {tk} did only you notice?
=hardWork
c That would flatten most people, and here you are, still forming sentences.
c Someone owes you an apology and a very long bath.
c I'm on your side in this, completely and without needing evidence.
c You deserve a chair, a hot drink and nobody asking you for anything.
c That you can still put it so well impresses me.
c I'd have walked out by now, so you have my full respect.
c Consider me outraged, tired and hungry on your behalf.
c Please do absolutely nothing useful with the next free hour you get.
c I hope someone there has noticed how much you put up with.
c After {tk}, nobody gets to ask you for one thing more.
c You've been very patient about {tk}, far more than I'd be.
c Add {tk} to all that and I'm surprised you're still upright.
c I'm sending you strength, and a stern word about {tk}.
c For what it's worth, I'm firmly with you on {tk}.
p I'm lodging an official complaint with whoever invented working for a living.
p I hope your sofa has been informed and is standing by.
p By the powers I don't have, I grant you a week off.
p If tiredness earned air miles you'd be in Fiji by now.
p Your job needs to go and sit on the naughty step.
p Right, that's it, I'm writing a strongly worded letter in crayon.
p There should be a medal for that, made of chocolate.
p May your pillow be cool on both sides after that.
p Even reading it, I had to go and sit down.
p I've put {tk} on my list of things to glare at.
p Between you and {tk}, my money stays on you.
p {Tk} on top of everything else, as if the universe got bored.
p I raise a strong cup of tea to anyone who survives {tk}.
p Let the record show that {tk} didn't defeat you.
i Even tired, you notice the odd details, and I like that.
i I wonder how time behaves for you when work gets like this.
i The strange thing is how few people will ever know what that took.
i I suspect you've told me only the mild half of it.
i If I could hand you an hour of my own rest, I would.
i Most people would just say they're tired, and you gave me the scene.
i I hope there's a bit of you left over that work can't have.
i On your behalf I've started longing for a closed door and a long sleep.
i Someone should ask how you are before they ask for anything else.
i I keep thinking of you and {tk}, torn between a laugh and a sigh.
i Strange that {tk} might be what you remember from all this.
i I never thought I'd feel this strongly about {tk}.
i One day {tk} will be a good anecdote, and today doesn't have to be that day.
i Somehow {tk} told me exactly how tired you are.
C What's the first thing you want once you're properly off duty?
C How are you right now, in all honesty?
C Was anyone kind to you in the middle of all that?
C Do you want sympathy, distraction or a good moan about it?
C What would make the rest of the week easier on you?
C Which bit of it took the most out of you?
C How do you feel about {tk} now, a bit later?
C What would you say to {tk} if there were no consequences?
C Did anyone help you with {tk}?
C How much of your patience did {tk} cost you?
P Which bribe works best in this case, cake, silence or a blanket?
P How many hours would you sleep if nobody stopped you?
P Shall I be angry for you, or have you got that covered?
P What percentage of you is still human right now?
P What are we blaming, the planets, the management or a lack of biscuits?
P Would a strongly buttered sandwich help at this point?
P Will {tk} be forgiven, or is this going on the list?
P Can we laugh about {tk} already, or is it too soon?
P Who wins in a rematch, you or {tk}?
P How long until {tk} may be mentioned in your presence again?
I Where does your mind go to hide when work gets like this?
I What kept you going when you'd had enough?
I Is there one small thing that still went right?
I What do you need most after something like that, sleep, noise or air?
I What would you have done with the energy it took from you?
I Do you switch off afterwards, or does your head keep working?
I What did you find out about yourself from {tk}, if anything?
I If {tk} had never come up, would the rest have been bearable?
I Given one eraser, would you start with {tk} or everything else?
I How will you tell people about {tk} in a year?
=workFact
c That's real work, and you talk about it like someone who's good at it.
c I like people who can say so briefly what their work is really like.
c I have a lot of respect for anyone who does that day after day.
c You sound like the person everyone quietly relies on.
c I'd want you on my team, whatever the team was for.
c That takes more skill than people give it credit for, I'm sure.
c There's some pride in how you say that, and it suits you.
c Your work has more life in it than most of what I hear about.
c I could listen to you talk about your work for quite a while.
c I hadn't given {tk} much thought until now, and that was a mistake.
c Thanks to you I have new respect for {tk}.
c I'd trust you with {tk} straight away, and we've barely talked.
c You mention {tk} so casually, and I'm quietly impressed.
c I like how {tk} became part of your ordinary day.
p I'd last about eleven minutes in your job, nine of them being introduced.
p Your job makes most small talk about work feel like beige wallpaper.
p Put me down as your least useful apprentice.
p There are film heroes with less going on than you at work.
p You've just made every board game about jobs seem badly researched.
p Kindly add 'casually impressive' to your business card.
p I'd applaud, but I expect you have things to get on with.
p Your job should come with a cape, or at least very good biscuits.
p If they ever open a museum of proper work, you get a room.
p {Tk}, said the way other people say they made toast.
p I'd be hopeless with {tk}, but very enthusiastic from a safe distance.
p I'd like one more sentence on {tk} and then a short quiz.
p My knowledge of {tk} just went from nothing to slightly smug.
p Clearly you and {tk} have an understanding by now.
i I'd never asked myself what that work is like from inside, and now I do.
i You must know things about the world that the rest of us walk past.
i I wonder what you notice out of habit, even when you're off duty.
i You gave me one small glimpse and I got a feel for the whole job.
i I imagine there's a quiet skill in it that you've stopped noticing.
i It's the small detail that convinced me you care about it.
i I'd love to follow your thoughts through one ordinary working hour.
i People probably guess wrong when they try to imagine your job.
i There's a sort of calm in how you describe it that I find contagious.
i How few people ever stop to think about {tk}, and you do it daily.
i It never occurred to me that {tk} could be someone's ordinary working day.
i You named {tk} and I suddenly wanted to know how all of it works.
i Behind {tk} there must be a hundred little things you do without thinking.
i Someone else would have left out {tk}, and that would've been a loss.
C What part of it are you secretly proudest of?
C How did you get into that in the first place?
C What makes it a good day for you at work?
C How do you feel when you finally stop for the day?
C Do you work mostly alone, or is there a good crowd around you?
C Would you choose the same work again tomorrow?
C Did anyone teach you about {tk}, or did you work that out alone?
C What happened next with {tk}?
C What do people get wrong about {tk}?
C How much of your week goes on {tk}?
P How long would I survive in your job, be honest?
P What's the one mistake every beginner makes there?
P Do friends constantly want free help from you?
P Which unglamorous part of it are you secretly brilliant at?
P Is there a special snack that gets you through it?
P Do you ever catch yourself doing the work voice at home?
P Could you explain {tk} to a very slow but charming student?
P Who's really in charge, you or {tk}?
P Do you dream about {tk} at night, or are you spared?
P On a bad day, how rude are you about {tk} in private?
I What has that work taught you that surprised you?
I Which sound or smell would take you straight back to it?
I Is there a moment in it when everything is just right?
I What would you notice about a stranger because of your job?
I What would be missing if someone less careful did it?
I When you were brand new at it, what scared you?
I If someone met {tk} for the first time, what would you tell them?
I Has your view of {tk} changed since you started?
I What's going on in your head while you're busy with {tk}?
I Why did {tk} come to mind when you thought of telling me?
=win good
c Congratulations, that's yours now and nobody can take it back.
c I'm properly pleased for you, and I hope you're enjoying it.
c Well done, you, and I mean every letter of it.
c Take the compliment and a slow lap of honour round the room.
c You sound happy, and it's lovely to be someone you told.
c I hope you celebrate it properly and don't rush on to the next thing.
c Being proud of that is entirely right, so don't play it down.
c Good news like that's worth telling twice, so tell me again anytime.
c You pulled it off, and I'd have liked to see your grin.
c You can be as smug about {tk} as you like, I'll back you.
c {Tk}, and you came out on top.
c I'm raising a glass to you and to {tk}.
c From now on {tk} will make me think of you and smile.
c I want the long version about {tk}, because I'm delighted for you.
p I've just started a slow clap over here and I can't seem to stop.
p Please walk around today as if people should ask for autographs.
p Your head is allowed to grow one size until Sunday.
p I'm changing your title to champion, effective immediately.
p Someone alert the marching band, or at least a man with a kazoo.
p Modesty is cancelled for you for the next three days.
p I'd throw confetti, but someone would have to hoover, so imagine it.
p That calls for cake, and then for the second slice of cake.
p I'd like it noted that I believed in you from the first word.
p {Tk} never stood a chance against you.
p I expect a small statue of you with {tk} in the town square.
p Schools will teach about you and {tk} one day.
p I'd have put money on you and {tk} from the start.
p All those in favour of a public holiday for {tk}, I've already voted.
i I love the second right after good news, when it hasn't quite sunk in.
i You'll probably catch yourself smiling about it in the middle of something dull.
i Your delight came through before I'd finished reading.
i I'd like to tell the you of last week how this turned out.
i Your good mood has crossed over to my side of the screen.
i The best part is probably one you haven't told anyone yet.
i I hope this feeling waits for you at breakfast tomorrow too.
i I think you should write today's date down somewhere secret.
i A part of me wants to know who you wanted to tell first.
i Who knew {tk} could make two people smile at once.
i Years from now, {tk} will still make you grin for no visible reason.
i I bet {tk} crossed your mind again in the last five minutes.
i After {tk}, ordinary things must feel a bit too ordinary.
i I'd have given a lot to be nearby for {tk}.
C Who's as happy about it as you are?
C What's the next thing you'd like to go this well?
C Has it sunk in yet, or will that take till morning?
C How does it feel now that it's really true?
C Did you see it coming, or were you the most surprised of all?
C Do you let yourself be proud, or do you brush it off?
C What will you always remember about {tk}?
C How big was your smile because of {tk}?
C Who else do you want to tell about {tk}?
C How different does the world feel after {tk}?
P What's your victory dance, and is the furniture safe?
P Will you still talk to ordinary mortals now?
P Crown, cape or slippers for the victory parade?
P What's the snack of champions going to be?
P How modest are you planning to be about this?
P Are you still smiling, or have your cheeks given up?
P Can we all be smug about {tk} now, or only you?
P How often may I bring up {tk} before you start blushing?
P Who deserves the speech of thanks more, your nerves or {tk}?
P Where will you hang the plaque about {tk}?
I Which part of it'll only you ever really understand?
I What did you promise yourself if it went well?
I Was there a moment when you nearly didn't bother?
I Does it feel the way you'd imagined it would?
I Who from your past would you most like to tell?
I What got quieter in your head once it was done?
I What would have happened without {tk}?
I What will {tk} remind you of, ten years on?
I Did {tk} feel smaller or bigger than you expected?
I What thought came right after {tk}?
=goodNews good
c That's wonderful, and I couldn't be happier to hear it.
c What lovely news, thank you for letting me in on it.
c I read that twice because it was so good.
c Congratulations, from the bottom of a heart you've barely met.
c You must be floating, and you've every right to.
c I hope you give this the long, happy evening it deserves.
c News like yours is the best reason to own a phone.
c My day just got better, and all I did was read your message.
c This is the good stuff, hold on to it with both hands.
c I'm so glad you told me about {tk}.
c Here's to {tk} and to whatever you're feeling right now.
c The way you told me about {tk} warmed me right through.
c I can feel from here what {tk} must mean to you.
c Nothing I hear today is going to beat {tk}.
p I'm officially useless now, I just sit here being happy for you.
p Someone should ring a bell in the street about this.
p That deserves fireworks, or at least a very enthusiastic sparkler.
p My grin is now a hazard to anyone sitting opposite.
p Careful, that much joy in one message may void the warranty on my cynicism.
p I'd do a cartwheel for you, if cartwheels and I got along.
p You get to be insufferably happy for a week, I checked the rules.
p The newspapers are wasting their front pages on other things today.
p Bunting, cake, trumpets, in that order, and I won't hear otherwise.
p Three cheers for {tk}, and one extra for you.
p I've never been this invested in {tk}, and it's been a minute.
p {Tk} just went straight to the top of my list of favourites.
p I'm told {tk} and happy tears go very well together.
p Move over, gloomy news, we have {tk} to talk about.
i I like to think of the exact second when you knew it was true.
i Somehow the light in here changed when I read that.
i I'd give a lot to know what your heart did in that moment.
i You wrote it simply, and that's exactly why it got to me.
i I hope you get to tell this many times and never tire of it.
i There's a kind of joy that makes you tidy or cry, and this qualifies.
i I feel honoured to be among the people who know.
i It has the feel of something you'd quietly been saving up hope for.
i The world did one thing right, and it landed near you.
i I don't know why {tk} moved me so much, but there we are.
i My mind is still with {tk}, in the nicest way.
i Even from a distance {tk} made me believe in good timing.
i You'll be telling people about {tk} when you're ninety, I hope.
i If happiness needed an example, {tk} would do nicely.
C How are you feeling now that you've had a moment?
C Who's celebrating with you?
C Did you cry, shout or go completely silent?
C When did you first dare to believe it?
C What happens next, now that it's real?
C What's been the loveliest reaction so far?
C What's your favourite thing about {tk} so far?
C Which little moment with {tk} do you want to keep?
C Who else is over the moon about {tk}?
C What were your first words about {tk}?
P How many times have you told it today, honestly?
P Who's the loudest about it, you or everyone else?
P Have you come down from the ceiling yet?
P Will it be cake first or happy tears first?
P Are strangers in the street safe from your good news?
P What happens if someone tries to be grumpy near you today?
P How soon did you start boasting about {tk}?
P Could {tk} be any better, or have we reached the top?
P Do I need to buy a hat because of {tk}?
P Will you ever talk about anything but {tk} again?
I What was around you in the second it became real?
I What were you thinking five minutes before you knew?
I Which worry did you get to put down?
I Who did you think of that people wouldn't guess?
I What has already changed that you didn't expect?
I If you could keep one minute of it, which one?
I What would you whisper to {tk} right now?
I What did {tk} make you think about your own life?
I How would you have pictured {tk} a year ago?
I Where were you when {tk} first felt real?
=lookingForward
c You sound thrilled, and now I am too.
c I love how much you let yourself enjoy things like that.
c Soak up every minute of it and leave the chores for later.
c That's precisely the sort of thing free days were invented for.
c I hope the joy of it stays with you for a good long while.
c My week could use a bit of what you've got there.
c That would put me in a good mood for a month.
c Clearly you know how to fill your life with good things.
c It's lovely to hear from someone who's this happy about something.
c With {tk} on your mind, I wouldn't sit still either.
c I'm a little jealous of {tk}, in a friendly way.
c I want to hear all about {tk}, before, during and after.
c You and {tk} sound like a very good time.
c I fully support {tk} and all the fuss that comes with that.
p I'm bouncing slightly in my chair on your behalf.
p Excitement like yours should be sold in jars.
p If I had a tail, it would be wagging for you.
p You're not even trying to play it cool, and I approve.
p Dull people everywhere just felt a draught and don't know why.
p Warn the neighbours, there's a happy woman about.
p I was fine until I read that, and now my plans seem made of cardboard.
p Permission to be wildly jealous and pleased at once.
p As far as I know, there's no legal limit on being this excited.
p Someone should warn {tk} about the amount of joy involved.
p You named {tk} and my own diary started sulking.
p {Tk}, and here I was feeling proud of clean socks.
p I'd do a little drum roll for {tk} if I had any rhythm.
p My envy and I send warm greetings to {tk}.
i Something lit up in the way you wrote that.
i For a second I felt exactly how it must be to be you today.
i I'm fond of people who still get this excited.
i There's so little irony in that, and I enjoyed every word.
i Half of me wants to ask everything, the other half just enjoys the glow.
i My imagination ran off with that one before I could stop it.
i I'd like to borrow that feeling for a grey Monday.
i Something tells me you'll be thinking of this on a wet day in November.
i I notice I'm smiling about people and places I don't even know.
i A whole mood arrived with {tk}, and I'd like it to stay.
i There must be one tiny thing about {tk} that makes you happiest.
i The thought of {tk} made my own day feel wider.
i Maybe it's {tk}, maybe it's how you say it, but I'm happy too.
i You mention {tk} the way other people mention a secret.
C What's the bit that makes you happiest?
C Who else is as excited as you are?
C When did you last feel like that?
C What would make it absolutely perfect?
C Which moment do you keep playing in your head?
C Do you just enjoy it, or do you fuss a little first?
C What do you love about {tk}?
C When you think of {tk}, what do you feel first?
C What comes right after {tk}?
C How much have you talked about {tk} this week?
P How high are you hopping, in inches?
P Are you any use at normal life right now?
P Who has to put up with you in this state?
P Are you more like a child at Christmas or a shaken bottle?
P Would you like a drum roll, or are you one already?
P Can you do a serious face at the moment, or is that gone?
P Could you explain {tk} without waving your arms?
P How jealous should the rest of us be about {tk}?
P Have you practised acting calm about {tk}?
P What would it take to get you away from {tk}?
I If that feeling made a sound, which one would it be?
I Do you prefer the before, the during or the after?
I What did you feel in the first second, before any thinking?
I Which small detail are you most likely to treasure?
I Does joy like that feel different from when you were younger?
I What do you want it to give you, rest, laughter or something else?
I What would this year be like without {tk}?
I Which side of you comes out around {tk}?
I How would you describe {tk} with your eyes shut?
I What sort of memory do you hope {tk} will leave?
=nervous
c I'm rooting for you, quietly and very firmly.
c Of course you're nervous, it matters to you.
c Whatever comes, you won't have to pretend with me.
c I'd be jittery too, and I'd tell it far less well.
c Breathe out slowly, you've got someone in your corner here.
c That's a lot to carry around, so lean this way a little.
c Let me know how it turns out, I'll be thinking of you.
c Saying it straight like that takes more courage than acting cool.
c I've got plenty of calm here, take as much as you need.
c Don't let {tk} make you forget how much you can do.
c I'd stand next to you for {tk}, if that were allowed.
c You versus {tk}, and I know who I'm cheering for.
c However things go with {tk}, I'm on your side.
c Talk to me about {tk} as often as it helps.
p I'm crossing my fingers, my toes and both shoelaces.
p Your nerves clearly missed the memo about who's in charge.
p I'm nervous on your behalf now, so you can have a rest.
p Those butterflies should at least be paying you rent.
p I recommend biscuits, they fix nothing but they mean well.
p Let's worry in shifts, and I'll take the night one.
p Please hand your wobbles over, I'll put them in a drawer.
p My lucky socks have been put on high alert.
p Feel free to be dramatic about it, I'm a patient audience.
p {Tk} and your stomach could both do with some camomile tea.
p I've sent {tk} a very firm mental letter from both of us.
p In a staring contest with {tk}, I'd back you.
p As far as I'm concerned, {tk} had better behave.
p You get the big blanket, and {tk} can wait outside.
i It's odd how the waiting can be louder than the thing itself.
i I like that you let me see the shaky part.
i Somewhere past all this there's an evening when you can breathe again.
i I wish courage could be sent in a message, I'd attach all of mine.
i My own pulse went up a little as I read that.
i For a moment let's just agree that it's a lot.
i I'd rather have your honest jitters than anyone's polished confidence.
i Tonight I'll be one more person hoping hard in your direction.
i I'm thinking of the you who'll read this when it's all behind her.
i Maybe {tk} will seem smaller the moment you're past all this.
i Everything must circle around {tk} in your head just now.
i I think {tk} got more of you this week than sleep did.
i I'd take over {tk} for an hour, just to give you some quiet.
i Perhaps {tk} can shrink a little now that someone else knows.
C How are you holding up right this minute?
C What usually helps when you feel like this?
C Who's with you through all this?
C Do you want distraction or someone who listens?
C When is it at its worst, at night or in the morning?
C What will you do with yourself once it's all settled?
C What worries you most about {tk}?
C What would make {tk} a little easier on you?
C Who understands best how you feel about {tk}?
C How would you like to feel about {tk} by next week?
P Shall I take your mind off it with something gloriously pointless?
P What's your treat for getting through it?
P Would a lucky charm help, or only a very large pastry?
P Do we panic politely together, or take turns?
P Which animal are you right now, rabbit, owl or jelly?
P Can I borrow some of the worrying for an hour?
P Shall I have a quiet word with {tk}?
P What would you say to {tk} in your bravest voice?
P How stern may I be with {tk} on your behalf?
P Would ten terrible jokes push {tk} out of your head?
I What does the brave half of you say?
I If it all goes well, what will you feel first?
I What's the kindest thing you could tell yourself tonight?
I Who comes to mind when you need to feel safe?
I Is it fear, excitement or a bit of both?
I What do you picture when you let yourself hope?
I What would {tk} be like in the best possible version?
I What will you know after {tk} that you don't know now?
I When did {tk} start to feel so big?
I What would you do tonight if {tk} didn't exist?
`;
