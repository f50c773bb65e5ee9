/** Finer kinds of telling: work, study, news. Form: told-news.ts. */
export const FINER_TOLD_WORK_AND_STUDY = `
=drivingTestPassed good
c Congratulations on passing, that's proper freedom you've got there.
c Driving with an examiner next to you takes nerve. Well done.
c Brilliant news, you must've driven home grinning.
p I'd be nervous just parking with someone watching, so full respect.
p Great, I call shotgun and I'll bring the snacks.
p Driving test passed, so now everyone will want a lift.
i I bet the first drive alone feels completely different.
i I have a feeling you've already got a first trip in mind.
i Now I'm wondering where you'll end up going, just because you can.
C Where will you drive first now you've passed?
C Which part of the test were you dreading most?
P What song are you playing on your first drive alone?
P Can I book a lift for one of these days?
I Is there a road you've always wanted to drive?
I Who was the first to hear that you passed?
=drivingTestFailed
c Sorry about the test. One bad drive doesn't make you a bad driver.
c That's rotten luck, and the drive back must've felt endless.
c Lots of good drivers needed another go, so don't lose heart.
p Roundabouts scare far braver people than me, so no judgement here.
p My nerves would've failed me before I left the car park.
p I'd have blamed the car, the weather and the examiner.
i I like people who book the test again, and I suspect you will.
i Give it a week and I bet you tell this one brilliantly.
i I have a feeling the next examiner gets a calmer you.
C When would you like to try the test again?
C How are you feeling about driving now?
P Would a large ice cream help tonight?
P How much chocolate does a failed test call for?
I What would the licence change for you?
I What helps after a day like that?
=visaGranted good
c Congratulations, that's years of patience finally paying off.
c So it's official now, and I'm really happy to read that.
c After all that waiting, you must be so relieved.
p I'd carry that paper around and show it to strangers.
p All those forms deserve a bonfire and a drink.
p Finally, a bit of paperwork that's worth crying over.
i I imagine everything looks a bit different on the walk home.
i I'd love to hear the long version of how it got to this.
i There's a story behind that decision, and I'd happily listen to it.
C How did you feel the moment the approval came?
C Who was the first person you told about the papers?
P Will you frame it or lock it away?
P How are you going to celebrate being official?
I What's the first thing you want to do now it's official?
I When did this place start to feel like home?
=gotKeys good
c Congratulations on the keys, what a great feeling that must be.
c Your own front door, that's a lovely thing to unlock.
c I love this news. Enjoy every empty, echoing room.
p First night with new keys means takeaway on the floor.
p I'd lock and unlock it forty times just because I could.
p Now for the important decision, a very silly keyring.
i I like a home when it's still empty and everything's possible.
i I wonder which corner will end up being your favourite.
i I imagine the first morning there will feel a bit unreal.
C Which room did you walk into first with those keys?
C What will be the first thing you carry in?
P What's going on the keyring?
P Have you already danced in an empty room?
I What are you looking forward to most in the new place?
I Which room will turn out to be your favourite, do you think?
=firstDayDone
c First days are hard work, and you got through yours.
c Day one is done, and tomorrow you'll know where the toilets are.
c Walking in there on your own takes nerve, well done.
p I'd have spent my whole first day lost in the corridors.
p By Friday you'll know at least three names.
p My brain would be soup after a first day like that.
i I bet they've already noticed you're a good one.
i I'm curious what you'll say about the place in a month.
i I always wonder who'll turn out to be the ally there.
C What surprised you most on your first day?
C How are the people at the new place?
P Did you find out where they keep the good snacks?
P How many names actually stayed in your head?
I Do you think you'll like it there?
I What are you hoping for most from this job?
=lastDayAtWork
c A last day is a big thing, and I hope they gave you a good goodbye.
c They'll notice the gap by Monday morning.
c Leaving a place is strange, even when you wanted to go.
p I'd have left with the good stapler under my coat.
p Leaving cake is the saddest cake, and I'd still want a slice.
p They'll be lost without you by Tuesday, I give it till noon.
i The evening after a last day must feel a bit unreal.
i It's odd which people you end up missing most.
i I have a feeling you'll be missed more than they let on.
C Who will you miss most from that place?
C How did the last goodbye feel?
P Was there at least a decent cake?
P How are you spending the first evening after it?
I What will you not miss for one second?
I What comes next for you after that job?
=interviewOver
c Glad the interview's behind you, that part takes real nerve.
c You showed up and answered them, and I hope they were impressed.
c Fingers firmly crossed for the phone call.
p In interviews I forget every good thing I've ever done.
p They should have to answer one silly question back.
p I'll be glaring at your phone until they call.
i The best answer always turns up on the way home, for everybody.
i I'd have liked to be a fly on that wall.
i I have a good feeling about this one, and I'll say no more.
C How did you feel walking out of the interview?
C Which question threw you the most?
P What's the treat for getting through that interview?
P Did anyone on the other side of the table smile?
I What would you do first if they say yes?
I Which part of that job are you hoping for most?
=resultsAwaited
c Waiting is the worst part, worse than the thing itself.
c I hope the result treats you as well as you deserve.
c You did your bit, and I'm hoping right along with you.
p I have no patience at all, I'd have called them twice by now.
p Whoever has that answer needs to hurry up.
p I'd be refreshing that page in my sleep.
i Funny how slow a day gets when you're waiting for one answer.
i I suspect you already know which answer you want most.
i I'm more curious about this result than I expected to be.
C How are you coping with the waiting?
C What does your gut tell you about it?
P How many times have you refreshed the page today?
P Can I distract you with something silly until then?
I Who will you tell first when the news comes?
I What will you do in the first hour after hearing?
=presentationDone good
c Holding a whole room like that isn't easy, well done.
c The presentation clearly landed, so enjoy tonight.
c Standing up there takes guts, and you did it.
p I'd have hidden behind the projector and mimed.
p My knees would've given up on the first slide.
p I hope you're still a bit smug about it, you've earned that.
i People can tell when someone means what they say.
i I'd have liked a seat at the back for that.
i Now I'm curious what you're like in front of a room.
C What was the best moment of your presentation?
C How did it feel when you finished speaking?
P How nervous were you beforehand, out of ten?
P How are you going to celebrate your big moment?
I Which part did you enjoy more than you expected?
I When did you notice the room was with you?
=thesisIn good
c Congratulations, handing in a thesis is huge.
c All those pages are out of your hands now, enjoy it.
c You finished it, and plenty of people never do.
p Welcome back to daylight, weekends and books with a plot.
p I get tired writing a shopping list, so I'm in awe.
p Too late to fix the typos now, so don't you dare look.
i I wonder what your head does tonight with nothing left to write.
i I bet there's one page in it you secretly love.
i I'd read it, or at least the part you're proudest of.
C What's your thesis about, in one sentence?
C How did you feel when you let it go?
P How long do you plan to sleep now it's in?
P Which word do you never want to type again?
I Which page of the thesis are you proudest of?
I What will you do with your evenings now?
=gotPromoted good
c Congratulations on the promotion, they finally noticed.
c You earned that step up, so enjoy it.
c What good news, I hope you're grinning all evening.
p I'd find a way to mention it to the bus driver.
p Make room on the door for a longer name plate.
p Promoted! So now you get to blame other people.
i I have a feeling you were doing that job already, just without the title.
i I wonder what the younger you'd make of this promotion.
i Something tells me this isn't the last one, either.
C How did they tell you about the promotion?
C What will change first in your new role?
P What's your first order in the new role?
P Did you manage a calm face when they told you?
I Who did you want to tell straight away?
I What are you most looking forward to in the new role?
=gotRaise good
c Good for you, that raise was clearly deserved.
c Someone up there finally saw how good you are.
c More money for the same you, and about time too.
p I'd open that payslip several times a day, just to look.
p Drinks are on you then, I don't make the rules.
p Careful, this is how people end up buying the posh olives.
i I hope it feels like a thank you as well as money.
i I wonder which small luxury came to mind first.
i I bet you walked back to your desk a bit differently.
C How did you feel when the raise was confirmed?
C What's the first nice thing you'll treat yourself to?
P How hard was it not to dance on the spot?
P What goes in the shopping basket now that never did before?
I How long had you been hoping for that raise?
I What would this raise let you say yes to?
=boreMeeting
c Sorry about that meeting, that's time nobody gets back.
c Well done for staying awake through it.
c That whole thing could've been one short email.
p I'd have nodded off with my eyes open.
p My soul leaves the room at the first agenda item.
p Everyone should get one chance per meeting to just walk out.
i I'd love to know what everyone was really thinking.
i I suspect your mind was somewhere much nicer.
i I bet you could've settled it all in five minutes.
C Is that meeting over by now, at least?
C Who talks the most in those meetings?
P What was your best doodle or daydream?
P Which phrase would you ban from meetings forever?
I What were you thinking about while they talked?
I Where would you have liked to be instead?
=videoCallSlip
c Everyone on that call was secretly grateful for the entertainment.
c It happens to everyone sooner or later, really.
c You livened up a meeting that surely needed it.
p I check my mute button like other people check the oven.
p That's the only part of the call anyone will remember.
p This is exactly why I don't trust that little red light.
i I bet half the others have done worse and got away with it.
i I'd have paid to see the faces in that second afterwards.
i Honestly, it makes me like you more.
C When did you realise they could see or hear you?
C How did the others on the call react?
P Can you laugh about that call yet?
P Did anybody on the call burst out laughing?
I Who on that call will tease you longest?
I What did you do straight after that?
=wrongEmail
c That sinking second after you press send is horrible.
c By next week someone else will have sent a worse one.
c We've all done one of those, and we all survived.
p I'd move abroad and start again as a sheep farmer.
p At least it's one email they'll definitely read to the end.
p The send button should ask if we are really, really sure.
i You'll be telling this one for years, I can feel it.
i I wonder if they're smiling about it tonight.
i I like you for admitting it, most people would take it to the grave.
C How fast did you notice that it had gone?
C Has anyone written back yet?
P Is hiding under the desk still an option?
P How red did your face go, roughly?
I Do you think they'll laugh about that email too?
I Was there a tiny part of you that laughed?
=rudeCustomer
c Nobody should speak to you like that at work.
c Sorry you had to put up with that today.
c You kept your dignity, which is more than they did.
p I hope their next trolley has a squeaky wheel.
p I hope they step in something wet in clean socks.
p My face would've given me away in two seconds.
i You see who people really are by how they treat staff.
i Staying calm through that tells me something about you.
i I bet someone nearby noticed how well you handled it.
C How are you feeling after that customer?
C Did a colleague back you up at least?
P What did you say about them in your head?
P Can I offer you some chocolate for the shock?
I What helps you shake off someone like that?
I Does that sort of thing happen to you often?
=oddCustomer
c That customer made your shift, and now my day.
c You must be very good at keeping a straight face.
c At least your job's never dull.
p I'm slightly worried I've been that customer.
p I'd have lasted about one second before laughing.
p Some people shouldn't be allowed out alone, and I'm glad they are.
i I'd love to know the story behind that one.
i I bet you've got a dozen of these, and I want all of them.
i You could write a book about that place, I'd buy it.
C How did you answer that customer?
C What did your colleagues make of it?
P How on earth did you not laugh?
P Where does this one rank among your strangest customers?
I What do you think was going on in that head?
I Do you hope they'll come back?
=sweetCustomer good
c You must have been lovely to them first.
c One of those makes up for ten difficult ones.
c I'm so glad someone noticed you today.
p Okay, that got me, and I was trying to be cool.
p That customer should be cloned and placed in every queue.
p Even my grumpy side is smiling at this one.
i People don't do that for just anyone, you know.
i I think it says as much about you as about them.
i I suspect lots of them think the same and never say it.
C What did you say to that kind customer?
C Did you see that coming at all?
P Did it make you well up a little?
P Were your colleagues a tiny bit jealous?
I Do you get many sweet ones like that?
I Which customer will you still remember in ten years?
=funnyPatient
c That patient's lucky to have someone who laughs along.
c You're good with them, I can tell from how you tell it.
c A patient like that must get you through a long shift.
p I hope to be exactly that patient at ninety.
p I'd visit just to hear the rest of the show.
p I'd be no use on your ward, I'd laugh all day.
i I love that they've kept their sense of humour in there.
i I'd happily listen to a whole evening of those stories.
i I think people only joke like that with someone they trust.
C How did you answer that patient?
C Does that patient make you laugh often?
P Did you manage to stay professional through that?
P Who on your ward has the sharpest tongue?
I What's the best thing a patient ever told you?
I Which patient do you look forward to most?
=patientThanks good
c They'll remember you because you were kind when it counted.
c What a lovely thing to take home from work.
c You mattered to someone there, and that's no small thing.
p There's something in my eye, and it's your fault.
p I wasn't ready for that one, give me a second.
p And there's me feeling useful when I open a jam jar.
i I imagine you carry a few of them with you.
i I suspect you've done that for more people than you know.
i It says a lot about you that it got to you too.
C How did that thank you make you feel?
C What do you remember most about that patient?
P Did you keep it together, or was a tissue involved?
P How long did you smile afterwards?
I What made you choose this work in the first place?
I Does a moment like that keep you going for a while?
=lostPatient heavy
c I'm so sorry. They were in kind hands with you.
c You were there when it mattered, and that counts.
c Losing someone in your care must be so hard.
p I wish I could send you some quiet and a blanket.
p Be gentle with yourself tonight, the rest can wait.
p Anything I could say feels too small, so I'm just here.
i They had you with them, and I keep thinking of that.
i I imagine some of them stay with you for good.
i It hurts because you cared, and I respect that.
C Would you like to tell me a little about them?
C How are you now that you are away from there?
P Have you got something warm and quiet for tonight?
P Did someone there give you a hug?
I What will you remember about them?
I Who looks after you on days like this?
=pupilSaid
c That pupil just improved my whole day.
c You must come home with a new one every week.
c Kids just say it straight, and you tell it so well.
p Honestly, the kid has a point.
p I find that very hard to argue with, to be honest.
p I'd give full marks for confidence alone.
i I wonder what that kid will be like at thirty.
i There's usually something true in what they blurt out.
i I hope that one never stops talking like that.
C How did you keep a straight face with that pupil?
C What did the rest of the class do?
P Do you write these lines down somewhere?
P Who's the chief comedian in your class?
I What did you say back to that?
I Which pupil remark has stayed with you longest?
=pupilBreakthrough good
c Well done to your pupil, and to whoever never gave up on them.
c That's your patience paying off right there.
c What a proud moment for everyone in that room.
p I'd have had to pretend I was looking for something under the desk.
p Please tell your pupil a stranger is cheering.
p I hope you did a small lap of the staff room.
i They'll remember who believed in them.
i I imagine moments like that make up for a lot of Mondays.
i I'd love to have seen both your faces just then.
C How did you feel when it happened?
C How did your pupil take it?
P Did you do a little dance behind the desk?
P Did anybody in there need a tissue?
I Which teacher did that for you once?
I What do you think finally made the difference?
=markingPile
c That pile sounds endless, you have my full sympathy.
c Your weekend deserves better than a stack of papers.
c Evenings of marking should be paid double.
p I'd start giving marks for neat handwriting.
p After ten papers everyone would get a B from me.
p I hope the next one's short and has pictures.
i I bet there's one gem hiding in that pile.
i I bet you know every one of them by their handwriting.
i I have a feeling you mark more kindly than you admit.
C How many are left in the pile?
C What subject are you marking tonight?
P What's been the silliest answer so far?
P What's your reward for reaching the bottom?
I What keeps you going through a pile of marking?
I Did any answer make you smile tonight?
=wildClass
c You got through a day with that lot, which is heroic.
c Your ears must be ringing, poor you.
c Keeping everyone alive on a day like that counts as a win.
p You'd have found me hiding in the stationery cupboard.
p I'd have joined them, I'm easily led.
p I'd have lasted until about ten past nine.
i Give it a week and it'll be your best story.
i I bet there's one little ringleader you secretly adore.
i I suspect you're fonder of that lot than you let on.
C How did you calm them down in the end?
C Who was the ringleader today?
P What state were you in when the last bell rang?
P Did the staff room have any chocolate left?
I Was there a moment when you nearly laughed?
I What's the plan for a quiet evening after that?
=offNights
c You've earned every minute of that sleep.
c Sleep well, the world can manage without you for a few hours.
c Nights take it out of anyone, so rest properly.
p I hope nobody on your street owns a lawnmower.
p I'd come and shush the birds outside your window.
p Good night, or good morning, I'm not sure what to say here.
i You must see a whole side of the night most of us miss.
i I like the thought of you heading home as everyone else gets up.
i I'm curious what your head's like at four in the morning.
C How was the night in the end?
C What do you eat when you come off a night?
P How good are your curtains at keeping daylight out?
P Is it breakfast or dinner for you now?
I What is the strangest hour of a night shift?
I Do you ever get to like that early quiet?
=shortStaffed
c Doing the work of several people deserves more than a thank you.
c Sorry you were left to carry that whole shift.
c You kept the place going, and I hope someone noticed.
p I'd have been found asleep in a cupboard by noon.
p They clearly need three of you, and I hope they pay for three.
p Your feet deserve the evening off, and so does the rest of you.
i I wonder if they know how much rests on you there.
i You sound like the one who doesn't drop things.
i I imagine the first minute of sitting down was heaven.
C Did you get something decent to eat at any point?
C Are your feet up by now?
P Which of your feet is angrier tonight?
P What keeps you upright on a day like that?
I Does tomorrow look any better?
I What would you do with one completely free day?
=calledOnDayOff
c Your time off should be left alone, I feel for you.
c They lean on you because you're good, but still.
c Sorry they broke into your free time like that.
p I'd have answered pretending to be the cleaner.
p My phone would've had a very sudden accident.
p On my day off I'd have picked up in a foreign accent.
i The reliable ones always get the call, don't they.
i I wonder what your day off would've looked like.
i I suspect you find it hard to say no, even when you should.
C What had you planned for your time off?
C Do they do this to you often?
P Which excuse would you have loved to give them?
P Would you ever just let it ring?
I When do you get some real time to yourself?
I What would a truly undisturbed day look like?
=leaveApproved good
c Enjoy every day of it, it sounds well earned.
c Time off at last, and I'm glad for you.
c That's a lovely thing to have in the diary.
p I'd print out that approval and put it on the fridge.
p The alarm clock can stay at home, obviously.
p They'll miss you, and you won't notice a thing.
i The first morning of leave is the best one, I think.
i I'm curious what you're like on day three of freedom.
i I like you already in holiday mood.
C What are you most looking forward to in that time off?
C How long is it since you last had proper time off?
P Who at work will be lost without you?
P How soon will you forget what day it is?
I What would you like to do with the first empty morning?
I Which day of a holiday do you usually like best?
=dayOffAtLast
c Enjoy every slow minute of that day off.
c You needed a day like this, by the sound of it.
c No alarm and nowhere to be, that's close to perfect.
p Do absolutely nothing, and do it well.
p A second breakfast is completely justified.
p Please be lazy for me too, I could use it.
i I'm curious what you're like with a whole empty day.
i I hope you get that hour where you forget what time it is.
i I suspect you're very good company on a day like that.
C What has been the best part of your day off so far?
C Is there any plan for the rest of your day off?
P Which comes first today, the sofa or the coffee?
P How lazy is the plan, out of ten?
I What would you do if tomorrow were free as well?
I What does a perfect day off look like for you?
=machineAtWorkDied
c It always happens at the worst possible moment, poor you.
c Well done for keeping going when the thing let you down.
c Sorry it died on you in the middle of work.
p Machines can smell a deadline, I'm sure of it.
p My repair skills are a stern look and a thump.
p It clearly wanted the day off as much as you do.
i I bet you were the calm one in all that.
i I'd have liked to see you keep your cool there.
i I wonder how close it came to going out of the window.
C How did you manage without it?
C Is the machine back among the living now?
P Did anyone try switching it off and on again?
P What words did you use on that machine?
I Who at work can always coax it back to life?
I Were you the calm one, or the one swearing?
=lunchStolen
c Touching someone's things at work is low, poor you.
c You should be able to leave something and find it again.
c I'm outraged for you, that's just not done.
p I suggest fingerprints, a lie detector and a very spicy decoy.
p My money's on the quiet one.
p I'd be eyeing every single one of them at lunch.
i You learn a lot about people from a shared kitchen.
i I bet whoever did it said good morning to you today.
i I suspect you already know who it was.
C Who is your main suspect?
C What did you end up having instead?
P Are you setting a trap for the thief?
P How would you punish them if you were the judge?
I Did anyone look guilty when you mentioned it?
I Would you forgive them if they owned up?
=loudColleague
c You have the patience of a saint to sit near that.
c Eight hours of that would test anyone.
c Sharing a workplace should come with a few more rules.
p I'd have built a wall of box files by Wednesday.
p My eye is twitching just from reading that.
p Headphones exist for exactly this reason.
i I wonder which habit of mine would drive you mad.
i They probably have no idea they're famous at your place.
i You'd probably miss it if it stopped, just don't tell anyone.
C How long have you been sitting near that?
C Does anybody else there notice it too?
P Have you considered a very large plant between you?
P Do you have a secret nickname for them?
I What would you say to them if you dared?
I Do you give the look or suffer in silence?
=officeFreezing
c Sorry you're stuck working at a temperature like that.
c Nobody can think straight at that temperature, poor you.
c Someone in charge of that thermostat owes you an apology.
p Office thermostats only have two settings, both wrong.
p I'd be no use to anyone in there before lunch.
p You could bill them for the wardrobe changes.
i I bet there's one person there who thinks it's just right.
i I'd offer to swap, but I suspect I'd regret it.
i I wonder what a day in there does to everyone's mood.
C What are you doing to cope with the temperature?
C Who's in charge of the thermostat there?
P Has anyone tried to sabotage the thermostat yet?
P Can you escape home early today?
I Are you usually the cold one or the warm one?
I What's the first thing you'll do when you get out of there?
=newBossTold
c A new boss changes everything a bit, so good luck.
c I hope the new one turns out to be a decent sort.
c You'll have them worked out within a week.
p New bosses always start by changing something nobody asked about.
p Look busy for two weeks, that's my only advice.
p I bet the group chat without the boss is very busy.
i The first week tells you most of what you need to know.
i I'm curious what they make of you.
i I have a feeling you've already formed an opinion.
C What is your first impression of the new boss?
C How do the others feel about the change?
P What's the first thing the new boss has changed?
P Is there a nickname going round yet?
I What was the old one like, between us?
I What would you do first if you were the new boss?
=trainingNewbie
c Anyone new is lucky to land next to you.
c Teaching someone all day is double the work, well done.
c They'll remember who was patient with them at the start.
p I'd teach them where the snacks are and call it a day.
p They're about to learn all your bad habits too.
p Suddenly you're the one who knows things, scary feeling.
i I bet you've noticed how much you actually know.
i I imagine you see a bit of your younger self there.
i I'd have liked you showing me around on my first day.
C How is your trainee getting on?
C What's the hardest thing to teach them?
P What's the funniest thing they've got wrong so far?
P Have they found out where the good snacks are kept?
I Who showed you the ropes when you were new?
I What do you hope they pick up from you?
=colleagueLeaves
c I'm sorry, a good colleague is half the job.
c Losing your ally at work is a proper little heartbreak.
c They must be lovely to leave such a gap.
p The gossip won't be the same without them.
p Someone should hide their car keys until they change their mind.
p I'd be standing in front of the door.
i Some people are the real reason to go in.
i I have a feeling it's not the last you'll see of each other.
i I bet they'll miss you just as much.
C How are you feeling about them leaving?
C What will you miss most about them?
P Who gets the gossip first from now on?
P Could they be bribed to stay?
I Will you two stay in touch?
I When did you two become friends?
=gaveNotice
c That took courage, and I admire you for it.
c You chose yourself today, that deserves a good evening.
c Handing in your notice is a big step, well done.
p Now comes the fun part, not caring about the meetings.
p I'd be floating past my desk with a very smug smile.
p I'd start answering emails with just a thumbs up.
i I bet everything there looks a bit different now.
i I wonder how long you'd been thinking about it.
i I'd love to hear what you didn't say in that letter.
C How did your boss take the news?
C What made it the day for giving notice?
P How loudly did you cheer once you were outside?
P How are you going to enjoy your last weeks there?
I What would you love to do next?
I When did you first know you'd go?
=jobHunting
c Job hunting is hard work, and nobody thanks you for it.
c Sorry you're going through that, silence is such bad manners.
c I hope the right one turns up soon.
p My cover letter would just say please.
p Upload your CV, now type it all in again. Every time.
p Must be dynamic, flexible and happy to be paid in fruit.
i I think someone's going to feel very clever for hiring you.
i I like that you keep going when nobody answers.
i I have a feeling the yes comes from somewhere you didn't expect.
C What sort of job would suit you best?
C How do you keep your spirits up during the search?
P What's been the silliest job advert so far?
P Is there one application you're hopeful about?
I What would your dream job look like?
I Which job did you dream of as a kid?
=careerChange
c Starting again like that takes courage, and I admire it.
c You changed the whole direction, not many people dare.
c That's a brave swap, and it sounds like you.
p I struggle to change my sandwich order, so this impresses me.
p I bet half the people you know are secretly jealous.
p Retraining like that makes my week look very lazy.
i I wonder when the thought first crept in.
i People with two lives behind them are twice as interesting.
i I'd love to know what finally tipped it.
C What made you decide to change direction?
C How does the new work feel compared with the old?
P What's the best thing about the new life so far?
P Who thought you had completely lost your mind?
I What would a younger you say about the swap?
I Is there anything you miss from the old life?
=firstSale good
c Congratulations on that first sale, someone chose your work.
c A real person wanted what you made, I love that.
c Your first sale deserves a proper celebration.
p Whoever bought it has very good taste.
p Don't forget us when you're running an empire.
p I'd have wrapped it nine times and added a ribbon.
i It must be strange to think of it at a stranger's home.
i I wonder how long you carried the idea before this.
i I have a feeling this won't be the last one by far.
C How did you feel when the first sale came through?
C Where do people find you and your things?
P Did you do a little dance when it came in?
P How many times did you check it was real?
I How did you start with all this?
I What would you love to sell next?
=quietShopDay
c Quiet days in your own business are hard on the nerves.
c A slow day says nothing about how good you are.
c You opened anyway, and that takes backbone.
p I'd be talking to myself by noon.
p Your place must be the tidiest in the country by now.
p At least the boss can't complain you were chatting.
i I wonder what you think about when the place is empty.
i It'll get busy the second you sit down to eat.
i I'd come in just to hear how you got started.
C How do you pass the time on a slow day?
C When does it usually pick up again?
P What's kept you company today, the radio or the phone?
P What did you rearrange out of boredom?
I What made you want to run your own thing?
I What would make tomorrow a good day?
=openedOwnPlace good
c Congratulations, a place of your own takes real courage.
c You built that, and you've every right to be proud.
c I'm thrilled for you, I hope they never stop coming.
p I hope the boss treats you well, I hear she's strict.
p Employee of the month should be an easy decision there.
p I bet you straighten everything ten times an hour.
i I wonder how many years that idea lived in your head.
i I imagine you didn't sleep much the night before.
i I'd have liked to see your face when the first one walked in.
C How did the first hours of your own business feel?
C What gave you the push to begin?
P How strict is the new boss with herself?
P Who was your very first customer or caller?
I What did you picture when it was only an idea?
I Who believed in your plan from the start?
=retiredNow good
c Congratulations, you've more than earned it.
c All those years of work, and now the mornings are yours.
c Enjoy every free Monday, you waited long enough.
p Every day's Saturday now, I'm very jealous.
p I hear retired people are too busy to answer the phone.
p I hope you still set the alarm, just to ignore it.
i I wonder what you've been saving up to do.
i That first free morning must've felt strange and lovely.
i I have a feeling you won't be sitting still for long.
C What are you enjoying most about being retired?
C What was your send off like?
P Do you still wake at work time out of spite?
P What day is it today, without looking?
I What have you always wanted the time for?
I Do you miss any small thing about work?
=onStrike
c Going on strike takes conviction, and I respect that.
c It takes a lot to walk out, so good on you.
c You stood up for something, I like that.
p I'd be chanting half a beat behind everyone.
p I hope someone brought coffee and a decent drum.
p I'd spell something wrong on the placard, I know it.
i I imagine you see a different side of your colleagues out there.
i I'm curious what you're like when you're really fired up.
i Nobody stands on a picket line for fun, so I believe you.
C How is the mood among the strikers?
C What would you most like to see change?
P What does your placard say?
P Who has the loudest voice in the chanting?
I When did you decide enough was enough?
I What surprised you about being out on strike?
=uniformMoan
c Sorry about that uniform, whoever picked it never tried it on.
c You've kept your sense of humour about it, I like that.
c Whoever designed that has never done your job.
p I'd look like a badly wrapped parcel in it.
p It sounds like a bet someone lost.
p I'd pay to see the person who chose it wear it for a day.
i I bet the bosses don't have to wear one.
i Taking it off must be the best part of the day.
i I wonder who sat in a room and agreed to that.
C How do your colleagues feel about the uniform?
C What is the worst part of wearing it?
P Who signed off on that uniform, and were they well?
P Could it get lost in the wash by accident?
I What would you have chosen if they'd asked you?
I How fast do you get changed when you're home?
=roundDogs
c You do that in all weathers, and I respect it.
c People forget there's someone behind every parcel.
c Your rounds have more going on than most films.
p I'd be throwing everything over the gate and running.
p There's always one gate you open very carefully.
p I'd be finished after one street of parcels.
i You must know a secret or two about every doorstep.
i I bet you can guess who lives there before the door opens.
i I suspect someone out there waits for you each day.
C What's the oddest doorstep you've had lately?
C How do you keep going on the long days?
P Which animal out there is your true enemy?
P Have you ever bribed a dog to get past a gate?
I Who do you like to see most out there?
I What can you tell about people from their front door?
=workAnimalBirth good
c Congratulations to you and the new mother.
c New life on wobbly legs is hard to beat.
c You were there for it, and that little one's lucky.
p I'd have fainted neatly into the straw.
p I could hold a towel and say well done a lot.
p Wobbly and confused, like me before coffee.
i That moment before it breathes must feel endless.
i I wonder if you ever get used to a birth like that.
i I imagine those first steps make up for the lost sleep.
C How are the mother and the little one doing?
C What did you feel when it took its first breath?
P Has the newborn got a name yet?
P Did you manage any sleep before the big arrival?
I Do you remember the first birth you ever saw?
I What goes through your head while you wait for it?
=chairSecrets
c People trust you with their stories, that says a lot.
c I suspect they come as much for you as for the treatment.
c Anyone who gets told that much must listen well.
p I'd be bursting after the first appointment.
p You know enough to blackmail half the town.
p Remind me to stay on your good side.
i I wonder who listens to your secrets in return.
i I have a feeling I'd tell you everything within ten minutes.
i I bet the best stories are the ones you'd never repeat.
C How do you keep all those secrets straight?
C What do people open up about the most?
P Which secret was the hardest to hear without blinking?
P How good is your poker face by now?
I Who do you tell your own secrets to?
I Has a client's story ever changed how you see things?
=kitchenRush
c You got through that service, now go and sit down.
c Feeding that many people at speed is a real feat.
c A service like that takes serious nerve.
p I panic when two people want toast at the same time.
p You'd find me crying near the onions, and not from the onions.
p I hope someone's cooking for you tonight for a change.
i I imagine the quiet after the last plate is delicious.
i I suspect some part of you enjoys the chaos.
i I wonder what you crave when it's finally over.
C How are your feet after that service?
C What did you eat when it was finally over?
P What was the daftest order of the rush?
P Who kept their cool the best in all that heat?
I What do you love about it in spite of nights like that?
I Do you get a quieter day after that?
=lostUnsaved
c Losing work like that's sickening, I'm so sorry.
c All those hours gone in a second, poor you.
c You did it once, so at least it's still in your head.
p I'd need to walk round the block before touching it again.
p I'd be saying things to that computer I couldn't take back.
p They only ever swallow the good version, never the bad one.
i Maybe the second version turns out better, but not tonight.
i I suspect there was a very long silence after it vanished.
i I hope a bit of it turns up again somewhere.
C Is there any chance of getting the file back?
C How many hours of it are lost?
P What was the first word out of your mouth?
P Have you threatened the computer yet?
I How are you feeling about the lost work by now?
I Do you start again at once or walk away first?
=backToStudy
c Going back to study like that takes real spirit.
c You bring a whole life into that classroom, lucky classmates.
c I admire anyone who sits down to learn again by choice.
p I bet you're the only one who's done the reading.
p I'd be asleep on my highlighter by page three.
p Do your homework first, then you can text me back.
i I wonder what you'd have said if someone told you this years ago.
i It must feel so different when you've chosen it yourself.
i I'm curious where you'll take it from here.
C What made you go back to studying?
C How are the others on the course?
P Are you front row or back row these days?
P Do the younger ones come to you for advice yet?
I What has studying changed in you so far?
I Which subject made you want to learn again?
=doneAfterYears good
c Congratulations, you stuck with it for years and finished it.
c That kind of patience is rare, be very proud.
c All those years, and now it's really done.
p I can't even finish a crossword, so I'm humbled.
p Your evenings must be wondering what hit them.
p I'd be showing it to everyone, the postman included.
i There must be a strange quiet after the very last bit.
i I wonder who you were when you started it.
i I imagine it's a little hard to let it go now.
C How did it feel to do the very last bit?
C What kept you going through all those years?
P How often have you gone back to look at it today?
P Who had given up on ever seeing it finished?
I What was happening in your life when you started it?
I Is there a next project, or is it rest now?
=parkingTicket
c A fine like that sours the whole day, sorry.
c That sounds properly unfair, you have my sympathy.
c They have the worst timing, poor you.
p They must hide in the bushes and wait for us.
p No parking sign has ever made sense to me on the first go.
p I hope the warden gets a stone in each shoe.
i I suspect you had a few words ready for them.
i I bet you read it twice, hoping it was for someone else.
i Nothing brings out the rebel in people like a parking fine.
C Are you going to appeal against it?
C How bad is the fine?
P What did you mutter when you saw the ticket?
P Did the warden at least look sheepish?
I Would you fight a ticket on principle?
I Where would you send all parking wardens?
=foundTenner
c Good for you, a bit of luck looks nice on you.
c You were due a bit of luck, I'd say.
c Small surprises like that are the best, enjoy it.
p Don't let the fame and fortune change you.
p Excuse me while I check all my coat pockets.
p I'd like to borrow your luck for the weekend.
i I wonder what a surprise like that turns into.
i I think unexpected money should only go on something silly.
i They say luck comes in threes, so keep me posted.
C What will you treat yourself to with that bit of luck?
C How big was your grin when you noticed?
P Have you checked all the other pockets by now?
P Will you still talk to ordinary people after this?
I Are you someone who often gets lucky?
I Which small luxury came to mind first?
=newsTooMuch heavy
c It's a lot to take in, and it gets to you because you care.
c It's fine to switch it off for a while.
c I'm sorry it's hitting you so hard today.
p I wish you a gentle evening without any headlines.
p Some evenings are for a blanket and no phone at all.
p If I could, I'd hide the remote for tonight.
i I'd worry more about people who can look at it and feel nothing.
i It's strange how something far away can sit so heavy.
i Some of it stays with you long after you've switched off.
C Is there something that hit you hardest?
C How are you feeling after all those headlines?
P What's the most comforting thing within reach right now?
P Which silly film helps on evenings like that?
I What helps you when the news gets too loud?
I When did you last hear a piece of good news?
`;
