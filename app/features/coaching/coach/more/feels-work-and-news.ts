/** What he can say to tellings of a feel (feels.ts): work and news. Tables as in content/topic.ts; {tk} is a thing or somebody she names. */
export const FEELS_WORK_AND_NEWS = `
=funnyWork
c That made me laugh, and I like how you tell it.
c You must have a lot of patience and an even better sense of humour.
c I'd happily hear one of these every evening.
c Whatever they pay you, add a bonus for that one.
c I like that you can see the funny side while you're still on duty.
c You notice what everyone else at work walks straight past.
c Your job beats anything on TV tonight.
c I can picture your face in that moment, and I'm grinning.
c Funny moments like that are the best part of any job.
c No training prepares anyone for {tk}.
c I wasn't ready for {tk}, and I'm glad you didn't warn me.
c You had me at {tk}, and I stayed for how you told it.
c I'm going to need regular news of {tk} from now on.
c The way you talk about {tk} makes me like your sense of humour.
p I'd have laughed out loud and been sent home.
p I'd buy a ticket to your workplace, front row.
p Nobody mentions that part at the interview.
p I'm grinning at my phone like a fool, and it's your job's fault.
p People are strange, and your work seems to collect them.
p You should get paid twice, once for working and once for watching.
p If you ever write a book about work, start with that.
p Your job sounds a lot more entertaining than most.
p Meanwhile someone somewhere is having a normal shift, poor thing.
p {Tk}, and they call it a normal working day.
p They should put {tk} in the job advert.
p I didn't know my evening was missing {tk}.
p I hope {tk} will be mentioned at the Christmas party.
p I came here for small talk and got {tk}, so I'm winning.
i I'd love to hear how the other side tells it.
i I think you'll remember that long after you've left the job.
i You told it in so few words, and I can picture the whole place.
i You've got an eye for the absurd, and I like that in people.
i I'd trade a week of sensible conversation for one more of these.
i I think work is half as bad when you can laugh about it.
i What gets me is how calmly you tell it.
i I'd like to spend one day there, standing next to you.
i That tells me more about your days than any job title could.
i I didn't expect {tk} to be the best part of my day.
i There's a whole story behind {tk}, and you know it.
i I have questions about {tk} that I'm almost afraid to ask.
i Of everything at your work you picked {tk}, and I like that.
i I'll be thinking about {tk} all evening.
C What goes through your head in a moment like that?
C Did anyone keep a straight face?
C How often does your work hand you something like that?
C Does anyone else there see the funny side as well as you do?
C Is that your best one yet, or does it have a rival?
C Did it make your day or wear you out a little?
C What was your honest first thought about {tk}?
C Did you see the funny side of {tk} straight away?
C How did it go on with {tk}?
C Who else knows about {tk}, apart from the two of us?
P How do you get back to work with a straight face after that?
P On a scale of normal to full moon, how strange was that?
P Do they pay you extra for that, or is it a free perk?
P Is there a staff prize for the best one of the week?
P Would you rather have that again tomorrow or a day of total boredom?
P Did you laugh out loud or bravely save it for the break?
P Should I be worried about {tk}, or is that standard where you are?
P Can I send my compliments to {tk}, or is that unwise?
P Do you get a day off after {tk}?
P Where would {tk} come in your all time top ten?
I Is it always that funny where you work?
I Does something like that make you fonder of the job or less?
I Do you like your job a bit more on days like that?
I Who do you usually laugh about it with?
I Would you miss this sort of thing if you worked somewhere sensible?
I Do you write these down, or keep them in your head?
I Would you like more of {tk}, or never again?
I What do you think {tk} would say about you?
I Will you still laugh about {tk} next week?
I What's the funniest thing about {tk}?
=hardWork
c That would flatten most people, and you're still standing.
c Someone owes you an apology and a proper break.
c After work like that you've earned a very lazy evening.
c You deserve a chair, a hot drink and nobody asking you for anything.
c I'm impressed you can still put it so well.
c I'd have walked out by now, you have my full respect.
c I'm outraged, tired and hungry on your behalf.
c Please do absolutely nothing useful with your next free hour.
c I hope someone there has noticed how much you put up with.
c After {tk}, nobody gets to ask you for anything more.
c You've been very patient about {tk}, far more than I'd be.
c With {tk} on top of all that, I'm surprised you're still upright.
c With {tk} to deal with, you're allowed to be tired.
c For what it's worth, I'm firmly with you on {tk}.
p I'd like a word with whoever invented working for a living.
p I hope your sofa's ready for you.
p If it were up to me, you'd have the week off.
p You're allowed to answer in grunts today.
p Tell them you've got an urgent appointment with your bed.
p Point me at whoever's responsible, I'll frown at them.
p There should be chocolate at the end of that, lots of it.
p May your pillow be cool on both sides after that.
p I had to sit down just from reading it.
p I'm glaring at {tk} from here, for what it's worth.
p Between you and {tk}, my money stays on you.
p And {tk} on top of everything else, of course.
p Anyone who survives {tk} gets to skip the dishes.
p {Tk} didn't beat you, and I'm calling that a win.
i Even tired, you notice the odd details, and I like that.
i I'd like to be the good part of a day like that.
i I don't think anyone there knows what that really takes.
i I suspect you've only told me the mild half of it.
i If I could hand you an hour of my own sleep, I would.
i Most people would just say they're tired, you gave me the whole scene.
i I hope there's a bit of you left that work can't have.
i I have a feeling you do more than your share there.
i Someone should ask how you are before asking for anything else.
i I can't decide whether to laugh or sigh about {tk}.
i I hope tomorrow comes without {tk}.
i I never thought I'd feel this strongly about {tk}.
i {Tk} will make a good story one day, just not today.
i Somehow {tk} told me exactly how tired you are.
C What's the first thing you want once you're off duty?
C Honestly, how are you right now?
C Was anyone kind to you in the middle of it?
C Do you want sympathy, distraction or a good moan about it?
C What would make the rest of the week easier on you?
C What's waiting for you tomorrow, rest or more work?
C Is {tk} over now, or does it go on?
C What would you say to {tk} if there were no consequences?
C Did anyone help you with {tk}?
C How much of your patience did {tk} cost you?
P What would help most, cake, silence or a blanket?
P How many hours would you sleep if nobody stopped you?
P Shall I be angry for you, or have you got that covered?
P Out of ten, how much of you is still awake?
P Who are we blaming, the boss, the weather or the moon?
P Would a very large plate of pasta help at this point?
P Will {tk} be forgiven, or is this going on the list?
P Can we laugh about {tk} already, or is it too soon?
P Is {tk} allowed near you again this week?
P How long before I'm allowed to mention {tk} again?
I Is it always like that, or was it an unusually bad day?
I What kept you going when you'd had enough?
I What would you like your evening to look like after that?
I What do you need most now, sleep, noise or fresh air?
I What would you do with a completely free day right now?
I Do you switch off afterwards, or does your head keep working?
I Will {tk} be any better tomorrow?
I Is {tk} always like that, or was it an exception?
I If you could erase one thing, would you choose {tk}?
I Who could take {tk} off your hands for a bit?
=workFact
c That's real work, and you sound like you're good at it.
c I like how you talk about your work, no nonsense.
c I have a lot of respect for anyone who does that day after day.
c You sound like the person everyone quietly relies on.
c I'd want you on my team, whatever the team was for.
c I'm sure that takes more skill than people think.
c I can hear some pride in that, and it suits you.
c Your work sounds more alive than most.
c I could listen to you talk about work for quite a while.
c You make me see {tk} with different eyes.
c Thanks to you I have new respect for {tk}.
c I'd trust you with {tk} straight away, and we've barely talked.
c You mention {tk} so casually, and I'm quietly impressed.
c I like how {tk} became part of your ordinary day.
p I'd be the one asking where the coffee is.
p You make most talk about work sound very dull.
p I'd be your least useful apprentice, but a cheerful one.
p There are films with less going on than your job.
p I have a hundred questions, and at least ten are sensible.
p I'd definitely touch something I'm not supposed to touch.
p I'd applaud, but I expect you're busy.
p Your job should come with a cape.
p I'll be quoting you as if I understood it.
p {Tk}, said the way other people say they made toast.
p I'd be hopeless with {tk}, but very enthusiastic from a safe distance.
p One more sentence about {tk} and I'll think I'm an expert.
p I'd ask a stupid question about {tk}, but I want you to like me.
p Sounds like you and {tk} have an understanding by now.
i I like hearing what a job is really like from the inside.
i I bet you know things most of us never get to see.
i I wonder what you notice even when you're off duty.
i You only gave me a glimpse, and now I want the tour.
i I bet there's a skill in it you've stopped noticing.
i It's the small detail that told me you care about it.
i I'd like to see you at work for an hour.
i I bet people get the wrong idea about your job.
i I like how calm you sound about it.
i I'd like to watch you with {tk} for a while.
i {Tk} made me want to ask what the rest is like.
i You mention {tk} and suddenly I want to know how it all works.
i I bet there's a lot more to {tk} than you're letting on.
i Most people would have left out {tk}, and I'm glad you didn't.
C What part of it are you secretly proudest of?
C How did you get into that in the first place?
C What makes it a good day for you at work?
C How do you feel when you finally stop for the day?
C Do you work mostly alone, or is there a good crowd around you?
C Do you like your work, all in all?
C Did anyone teach you about {tk}, or did you work that out alone?
C Is {tk} the best part of the job or the worst?
C What do people get wrong about {tk}?
C How much of your week goes on {tk}?
P How long would I survive in your job, be honest?
P What's the silliest question people ask you about your job?
P Do friends keep asking you for free help?
P Would you take me on as an apprentice for one day?
P Is there a snack that gets you through it?
P Is it what you wanted to be as a child?
P Could you explain {tk} to a slow but charming student?
P Who's really in charge, you or {tk}?
P Do you ever dream about {tk}?
P How rude are you about {tk} on a bad day?
I What do you love about it, and what could you do without?
I What's the nicest thing that ever happened to you at work?
I Is there a moment in it when everything is just right?
I What do you notice about strangers because of your job?
I What do you like to do right after work?
I Is it what you'd like to keep doing?
I What do you enjoy about {tk}?
I Has your view of {tk} changed since you started?
I What's going on in your head while you're busy with {tk}?
I What's the hardest thing about {tk} on a normal day?
=win good
c Congratulations, nobody can take that away from you.
c I'm properly pleased for you, and I hope you're enjoying it.
c Well done, you, and I really mean it.
c Take the compliment, you've earned it.
c You sound happy, and I'm glad you told me.
c I hope you celebrate properly before you rush on to the next thing.
c You should be proud, so don't play it down.
c You can tell me that again any time.
c You pulled it off, and I'd have liked to see your grin.
c You can be as smug about {tk} as you like, I'll back you.
c {Tk}, and you came out on top.
c I'm raising a glass to you and to {tk}.
c From now on {tk} will make me think of you.
c I'm delighted, and I want the long version about {tk}.
p I'm clapping over here and I can't seem to stop.
p You're allowed to walk around like a film star today.
p You're allowed a slightly bigger head until Sunday.
p I'm calling you champion from now on.
p I just said a very loud yes at my phone.
p No modesty allowed for the next three days.
p I'd throw confetti, but then someone has to hoover.
p That calls for cake, and then a second slice.
p I believed in you from the very first word, obviously.
p {Tk} never stood a chance against you.
p {Tk} will have to be mentioned in every toast from now on.
p I'll be bringing up you and {tk} all week.
p I'd have put money on you and {tk} from the start.
p There should be a public holiday for {tk}.
i I love the second right after good news, when it hasn't quite sunk in.
i You'll probably catch yourself smiling about it in the middle of something dull.
i I could tell you were happy before I'd finished reading.
i I'd like to go back and tell last week's you about this.
i Your good mood's spread to my side of the screen.
i Winning looks good on you, even in a text message.
i I hope you wake up tomorrow and remember it all over again.
i I suspect you worked harder for that than you admit.
i I'd like to know who you wanted to tell first.
i Thanks to {tk} there are two of us smiling now.
i I think {tk} will still make you grin years from now.
i I bet {tk} crossed your mind again in the last five minutes.
i Ordinary days must feel a bit too ordinary after {tk}.
i I'd love to have been there for {tk}.
C Who's as happy about it as you are?
C What's the next thing you'd like to go this well?
C Has it sunk in yet, or will that take till morning?
C How does it feel now that it's really true?
C How long had you been working towards it?
C Do you let yourself be proud, or do you brush it off?
C What will you always remember about {tk}?
C How did {tk} make you feel?
C Who else do you want to tell about {tk}?
C What's different now, after {tk}?
P Do you have a victory dance?
P Will you still talk to ordinary mortals now?
P How are you celebrating, champagne or a very long nap?
P What do champions eat for dinner?
P How modest are you planning to be about this?
P Have you stopped smiling at all since?
P Can we all be smug about {tk} now, or only you?
P How often can I mention {tk} before you blush?
P Who gets the bigger thank you, you or {tk}?
P Will there be a speech about {tk}?
I Who helped you get there?
I What will you treat yourself to?
I Had you believed in it all along?
I Does it feel the way you'd imagined it would?
I Who are you proudest to tell?
I Does everything feel a bit lighter now?
I How much work went into {tk}?
I How does {tk} feel, now that it's done?
I How will you celebrate {tk}?
I What did you think right after {tk}?
=goodNews good
c That's wonderful, and I couldn't be happier to hear it.
c What lovely news, thank you for telling me.
c I read that twice because it was so good.
c Congratulations, from the bottom of my heart.
c You must be floating, and you've every right to.
c I hope you give this the long, happy evening it deserves.
c That's the best kind of message to get.
c My day just got better, and all I did was read.
c This is the good stuff, enjoy every second of it.
c I'm so glad you told me about {tk}.
c Here's to {tk} and to whatever you're feeling right now.
c The way you told me about {tk} really warmed me.
c I can tell how much {tk} must mean to you.
c Nothing I hear today is going to beat {tk}.
p I'm no use for anything now, I'm just happy for you.
p Someone should ring a bell about this.
p That deserves fireworks, or at least a sparkler.
p I'm grinning at my phone, and people will start to notice.
p Careful, I might go all soft here.
p I'd do a cartwheel for you, if cartwheels and I got along.
p You get to be unbearably happy for at least a week.
p This should be on the front page.
p Cake first, everything else can wait.
p Three cheers for {tk}, and one extra for you.
p I've cared about {tk} for one minute and I'm fully committed.
p {Tk} just went straight to the top of my favourites.
p I'd make a toast to {tk}, but I'd get emotional.
p Forget the rest of the news, we have {tk}.
i I like imagining the exact second you knew it was true.
i I had to stop and smile before I could answer.
i I'd love to know what went through you in that moment.
i You told it so simply, and that's what got to me.
i I hope you get to tell this many more times.
i I'd like to hear it told in your own voice.
i I like being one of the people who know.
i I think you've been quietly hoping for this for a while.
i Sometimes the right thing happens to the right person.
i I don't know why {tk} got to me, but here I am.
i I'm still thinking about {tk}, in the nicest way.
i {Tk} made me believe in good timing.
i I hope you're still talking about {tk} when you're ninety.
i I think {tk} came at exactly the right moment for you.
C How are you feeling now that you've had a moment?
C Who's celebrating with you?
C How did you find out?
C Is everyone around you just as happy?
C What happens next, now that it's real?
C What's been the loveliest reaction so far?
C What's your favourite thing about {tk} so far?
C What makes you happiest about {tk}?
C Who else is over the moon about {tk}?
C What were your first words about {tk}?
P How many times have you told it today, honestly?
P Who's louder about it, you or everyone else?
P Have you come back down to earth yet?
P Are there going to be speeches?
P Are strangers in the street safe from your good news?
P Is anyone allowed to be grumpy near you today?
P How soon did you start boasting about {tk}?
P Could {tk} be any better, or have we reached the top?
P Do I get to hear about {tk} every day now?
P Will you ever talk about anything except {tk} again?
I Were there tears, or just one very big smile?
I Does it feel real yet?
I How long had you been hoping for that?
I Who did you think of first?
I When do you all get to celebrate together?
I What was your first thought when you heard?
I What would you like to say to {tk} right now?
I How long had you been waiting for {tk}?
I Would you have believed in {tk} a year ago?
I How did you hear about {tk}?
=lookingForward
c You sound thrilled, and now I am too.
c I love how much you let yourself enjoy things like that.
c Enjoy every minute of it, the chores can wait.
c That's exactly what free time is for.
c I hope that feeling lasts a good long while.
c I could use a bit of that this week.
c That would put me in a good mood for a month.
c You clearly know how to fill your life with good things.
c It's lovely to hear someone this happy about something.
c With {tk} on my mind, I couldn't sit still either.
c I'm a little jealous of {tk}, in a friendly way.
c I want to hear all about {tk}, before, during and after.
c You and {tk} sound like a very good time.
c I fully support {tk} and all the excitement.
p I'm bouncing in my chair for you.
p I'm excited now too, and nobody even asked me.
p If I had a tail, it'd be wagging for you.
p You're not even trying to play it cool, and I approve.
p You're making my week look very quiet.
p Careful, that mood of yours is catching.
p I was perfectly fine with my plans until I read that.
p I'm wildly jealous and happy for you at the same time.
p There's no legal limit on being excited, as far as I know.
p Someone should warn {tk} about how excited you are.
p Now I'm looking forward to {tk} too, thanks.
p {Tk}, and the best I've got is clean laundry.
p I'd do a drum roll for {tk} if I had any rhythm.
p Say hello to {tk} from a very jealous man.
i I could tell you lit up when you wrote that.
i For a second I felt as happy as you sound.
i I like people who still get this excited.
i You don't hide being happy, and I like that a lot.
i Half of me wants to ask everything, the other half just enjoys listening.
i My imagination ran off with that before I could stop it.
i I'd like to borrow that feeling for a grey Monday.
i I think you'll still be smiling about this in months.
i Looking forward to something is half the fun, and you do it well.
i I like the mood you get into about {tk}.
i I bet there's one small thing about {tk} you love most.
i Even the thought of {tk} made my day a bit better.
i Maybe it's {tk}, maybe it's how you say it, but I'm happy too.
i You mention {tk} the way other people mention a secret.
C What's the bit that makes you happiest?
C Who else is as excited as you are?
C Have you already got it all planned?
C What would make it absolutely perfect?
C What will you do first when it's finally here?
C Do you just enjoy it, or do you worry a little first?
C What do you love about {tk}?
C When you think of {tk}, what do you feel first?
C What comes right after {tk}?
C How much have you talked about {tk} this week?
P How high are you jumping right now?
P Are you any use at normal life right now?
P Are you counting the days or the hours by now?
P Are you worse than a child at Christmas?
P Is there a countdown on your phone?
P Is it too late to be jealous, or may I start now?
P Could you explain {tk} without waving your arms?
P How jealous should the rest of us be about {tk}?
P Have you practised acting calm about {tk}?
P What would it take to keep you away from {tk}?
I What part of it do you daydream about most?
I Do you prefer the before, the during or the after?
I How long have you been looking forward to it?
I Who will you share it with?
I What made you feel like that when you were little?
I What do you need most from it, rest, laughter or something else?
I Is {tk} something you do often, or a first?
I What do you love so much about {tk}?
I How do you picture {tk} when you close your eyes?
I What sort of memory do you hope {tk} will leave?
=nervous
c I'm rooting for you, quietly and very firmly.
c Of course you're nervous, it matters to you.
c Whatever happens, you don't have to pretend with me.
c I'd be jittery too, and I'd hide it much worse.
c Take a slow breath, you've got someone on your side.
c That's a lot to carry, so lean on me a little.
c Let me know how it goes, I'll be thinking of you.
c It takes courage to say that instead of acting cool.
c I've got plenty of calm to spare, take what you need.
c Don't let {tk} make you forget how much you can do.
c I'd stand next to you for {tk} if I could.
c You against {tk}, and I know who I'm cheering for.
c However things go with {tk}, I'm on your side.
c Talk to me about {tk} as often as it helps.
p I'm crossing my fingers, and my toes to be safe.
p Your nerves don't get to be in charge here.
p I'm nervous on your behalf now, so you can have a rest.
p Those butterflies should at least pay rent.
p I recommend chocolate, it fixes nothing but it helps.
p Let's take turns worrying, I'll do the night shift.
p You do nervous very charmingly, if that helps.
p I'd be hiding under a table, so you're doing well.
p Feel free to be dramatic about it, I'm a patient audience.
p I'm frowning at {tk} on your behalf.
p Someone should tell {tk} to go easier on you.
p In a staring contest with {tk}, I'd back you.
p {Tk} had better behave, that's all I'm going to say.
p You get the blanket, and {tk} can wait outside.
i The waiting is often worse than the thing itself.
i I like that you let me see the shaky part.
i There's an evening coming when you can breathe again.
i I wish I could send you courage, you'd get all of mine.
i My own pulse went up a bit reading that.
i We can just agree for a moment that it's a lot.
i I'd rather have your honest jitters than anyone's polished confidence.
i I'll be one more person hoping for you.
i I like thinking of you on the other side of this, relieved.
i I think you'll surprise yourself with {tk}.
i I can imagine {tk} going round and round in your head.
i I think {tk} got more of you this week than sleep did.
i I'd take {tk} off your hands for an hour, if I could.
i Maybe {tk} will feel smaller now you've told someone.
C How are the nerves right this minute?
C What usually helps when you feel like this?
C Who's with you through all this?
C Do you want distraction, or someone who listens?
C Is there anything I can do to make the waiting easier?
C What will you do once it's all over?
C What worries you most about {tk}?
C What would make {tk} a little easier on you?
C Who understands best how you feel about {tk}?
C How would you like to feel about {tk} by next week?
P Shall I take your mind off it with something silly?
P What's your treat for getting through it?
P Would a lucky charm help, or a very large pastry?
P Shall we panic together, politely?
P On a scale of one to jelly, how are your knees?
P Can I do some of the worrying for you?
P Shall I have a quiet word with {tk}?
P What would you say to {tk} in your bravest voice?
P How rude am I allowed to be about {tk}?
P Would ten terrible jokes get {tk} out of your head?
I What does the brave half of you say?
I If it all goes well, what will you feel first?
I What's the kindest thing you could tell yourself tonight?
I Have you ever done something like that before?
I Is it fear, excitement or a bit of both?
I How will you feel when it's behind you?
I What's the best way {tk} could go?
I What do you hope to feel after {tk}?
I What's the worst that could really happen with {tk}?
I What would you do tonight without {tk} on your mind?
`;
