/** What he can say to what she tells, news: '=kind', good or heavy news marked, then rows like a topic's (content/topic.ts). */
export const TOLD_NEWS = `
=gotJob good
c That's brilliant news, I'm properly pleased for you.
c They clearly know good work when they see it.
c You earned every bit of that, so celebrate it properly tonight.
c Smart of them to want you on the team.
c Good news from work like that can carry a whole week, I'm delighted for you.
p I'll sit up straighter when I text you from now on.
p Drinks are on you now, I think that's how it works.
p Remember us little people when you run the place.
p Whoever said yes to you has my full approval.
p I hope this job comes with a big chair that spins.
i There's nothing quite like being told they want you for the job.
i I have a feeling this is the start of something good.
i I'd have liked to see your face when they told you.
i I suspect you knew you could do it all along.
i I bet you'll fall asleep smiling about work for once.
C What are you looking forward to most about the job?
C Who was the first to hear your job news?
C How are you celebrating the good news from work?
C How does it feel now that the work news is sinking in?
P What's the first treat you'll buy yourself?
P Did you squeal, or stay terribly professional about it?
P Will you still text me when you're everybody's boss?
P On a scale of calm to kitchen dancing, how happy are you?
I What made you want this job in the first place?
I Is this the job you were hoping for?
I What does this job news change for you?
I Did you have a good feeling about the job all along?
=passedExam good
i I bet the walk home afterwards felt shorter.
c You did it, and I hope today comes with something sparkling.
i I like to think you walked out of there a little taller.
i You'll remember the exact second you knew, I think.
c You passed, and it sounds as if you made them work for it, too.
c Passed is passed, and I hope somebody brings you cake.
c Passing that took real graft and I'm thrilled for you.
c You passed, and that deserves a proper celebration.
c All that work was clearly worth it.
c Brilliant result, and nobody can take it off you.
c Consider me impressed, that was hard earned.
p Exams turn me into a puddle, so I'm in awe.
p In an exam I'd have spelled my own name wrong.
p Now you're allowed to forget all of it by Friday.
p I'd better watch what I say, you're officially qualified now.
p I'd have that result printed on a T-shirt by tomorrow.
i I'd love to have seen your face when you knew you'd passed.
i I bet you knew deep down, even on the bad days.
i I hope you let yourself be proud for longer than one evening.
i Something tells me you won't stop at this one.
i I like thinking of you sleeping well tonight, exam done and passed.
C How are you celebrating the pass?
C What was the hardest part of the exam?
C Who was the first to hear that you'd passed?
C How does it feel to have passed?
P Did you scream, cry or calmly fetch a snack?
P Who has to hear about this result first, and who gets it twice?
P What's the first lazy thing you'll do now it's passed?
P How many times have you looked at that result already?
I What kept you going when the studying got dull?
I What does passing this open up for you?
I Did you have a feeling you'd pass?
I Has it sunk in yet that you passed?
=wonIt good
c A win's a win, and yours gets a proper cheer.
c Congratulations, winning clearly agrees with you.
c I'm delighted, you're allowed to gloat for at least a day.
c You won, so enjoy every second of it.
c Great result, I'd have cheered embarrassingly loudly.
p The only thing I ever win is arguments with my satnav.
p I'd have needed a lie down after that.
p Remind me never to stand between you and a prize.
p I'd still be bringing it up in ten years.
p I'm clapping for your win so hard the neighbours will wonder.
i I bet you couldn't stop grinning after that win.
i Winning something looks good on anyone's day, especially yours.
i I'd have loved to see your face the moment you won.
i I like how happy that win makes you, keep telling me more.
i You're happy and I'm smiling too, strange how that works.
C How are you celebrating the win?
C Who was happiest for you when you won?
C What did it feel like the moment you'd won?
C Did you expect to win, or was it a surprise?
P Has the gloating started or are you being gracious?
P Will you be unbearable about this win for a day or for a year?
P How many people have heard about the win so far?
P Was there a victory dance, and will you show me?
I What does this win mean to you?
I What made this win feel so good?
I Does winning make you want another go straight away?
I Who would you most like to tell about the win?
=finished good
c It's done, and you've earned that feeling.
c You got the whole thing finished, and that's worth celebrating.
c I'm impressed, most people stop somewhere in the middle.
c You saw it through to the end, and I like that.
c Done at last, now you get to breathe out.
p I'm very good at starting things, so I'm in awe.
p Now you're allowed to be completely useless for a while.
p I'd have stopped for a snack halfway and never finished.
p You don't have to lift a finger for three days now.
p Finishing something like that calls for cake, it's the rule.
i I like the quiet that comes when something big is finished.
i I wonder what you'll do with yourself tomorrow.
i I'd have liked to see your face when you finished.
i It must feel strange and lovely to have it finished at last.
i I bet you'll sleep very well now it's finished.
C How does it feel to be finished?
C How are you celebrating being finished?
C Which part are you proudest of?
C What are you going to do with your free time now?
P Have you earned a week on the sofa, or two?
P What's the first lazy thing you'll do now it's done?
P How big was the sigh when you finished?
P Did you celebrate with cake or with sleep?
I Will you miss it a little now it's over?
I What kept you going until it was finished?
I Would you do it all again one day?
I Does it feel real yet that it's finished?
=familyJoy good
c What happy family news, I'm really glad for all of you.
c That's the kind of news a family lives on for weeks.
c You must be bursting with pride right now.
c Pass on my congratulations, even if they've no idea who I am.
c I love how happy you are for your own people.
p Your family group chat must be on fire right now.
p I'd be crying and blaming the onions.
p I'm grinning at my phone like I'm one of the relatives.
p News like that turns me completely soft.
p I hope there's cake, news like that needs cake.
i I like you like this, all proud and happy.
i Your family will be telling this one for years.
i A family being happy together is one of my favourite things to hear about.
i I'd have liked to hear the noise at yours when the news came.
i You sound close, all of you, and I like that.
C How are you feeling after all that happy news?
C Who in the family is the most excited?
C How is your family going to celebrate?
C Is there a family party coming up?
P Were there happy tears, and were any of them yours?
P Has anyone in the family stopped grinning yet?
P How many people have you told the news already?
P Who in the family is going to talk about nothing else now?
I What does this happy news mean to you?
I Did you see the good news coming, or was it a surprise?
I What do you wish for them most right now?
I Who did you want to tell first?
=newHome good
c Congratulations on the new place, that's huge.
c A new home is one of the happiest things there is.
c I'm really happy for you, that home is getting a good one.
c You'll have it feeling like yours in no time.
c That's a lovely thing to read, enjoy every room.
p When I build furniture for a new place there are always three screws left.
p I'd lose the new keys within an hour.
p Every new place has one light switch that does nothing.
p My idea of doing up a home stops at one cushion.
p I'd still walk home to the old address for a month.
i I wonder which corner of the new place will be your favourite.
i I like imagining the first evening it really feels like yours.
i I'd like to see what you make of the place once you're settled.
i I have a feeling your new home will be the kind people don't leave early.
i I'm curious what it'll look like once it's all you.
C What do you like best about the new place?
C What's the first thing you'll do to make the place yours?
C How does it feel to have a place that's yours?
C How did you know it was the right place?
P What gets the best spot in the new place, the bed or the kettle?
P Are you a good neighbour or the one with loud music?
P Who's the first guest you'll invite to the new place?
P Is there a housewarming party, and can I bring cake?
I Does it feel like home yet?
I What do you picture when you think of your first year there?
I What's the first thing you'll cook in that kitchen?
I Where will you have your first coffee in the morning?
=goodHealth good
c That's wonderful news, I'm so relieved for you.
c Good health news beats every other kind.
c That's such good news about your health, I'm smiling here.
c You deserve to feel well and not worry for a while.
p With health news like that I'd be hugging strangers.
p News like that belongs in a frame above the sofa.
p I'd kiss the postman after news like that.
p I'm doing a very small happy dance for you.
p The next toast goes to your health, whatever's in the glass.
p Health news like that calls for the good biscuits.
i I bet everything tastes a bit better after health news like that.
i There's a special lightness in hearing that things are fine.
i I like thinking how light your evening must feel now.
i I imagine you'll sleep differently tonight.
C How are you feeling in yourself now?
C Who did you tell first about the good news?
C How are you going to celebrate being well?
C How big is the relief?
P Did you cry, dance or hug the nearest person?
P What treat are you allowing yourself first?
P Will there be cake to celebrate the good news?
I What are you looking forward to most now?
I Does the world feel different with that worry gone?
I Who's been with you through all of it?
I What small thing feels especially good now?
=smallWin
c That's a proper little victory, well done.
c I rate small triumphs like that very highly.
c You've won the day, as far as I'm concerned.
c That's a small win worth telling, I'm glad you told me.
c A little win like that can carry a whole afternoon.
p I'd have told every stranger within a mile.
p That little win deserves a medal, a very small one.
p I'd retire now, it won't get better than that win.
p I'd still be going on about it at Christmas.
p Small round of applause from over here.
i Good days are made of tiny wins like that, I think.
i I've a soft spot for the wins nobody else notices.
i I bet that little win put a spring in your step.
i I like people who get this happy about small things.
i I suspect you've been grinning about it since.
C How good did that little victory feel?
C Am I the first to hear about this win?
C Has that little win made your whole day?
C Did anybody see your little triumph?
P Did you take a bow, even a tiny one?
P How long will you be this pleased about it?
P Who else gets to hear about this triumph?
P On a scale of one to ten, how pleased are you?
I What other little wins make you this happy?
I Are you this pleased with every little win?
I Is it little things like that which make your day?
I Has the rest of your day been as good as that?
=visitor good
c Having your people close is the best feeling.
c I'm really happy you get that time together.
c You're going to have stories for weeks after a visit like that.
c You've clearly missed them, which makes it even sweeter.
c Seeing people you've missed is as good as a holiday.
p Airport arrivals make me cry over total strangers.
p I'd have made a welcome sign far too big for the door.
p With a visit like that nobody gets any sleep, I imagine.
p I hope you've got enough food in, and then some more.
p I'd hug so long that someone called security.
i The first hug is the best bit, I think.
i I like how much you care about your people.
i I like how you just carry on mid sentence with some people.
i I bet the house sounds different with them around.
i I'm curious what you're like when they're around.
C How does it feel to see them again?
C What do you love most about having them around?
C What do you love doing most when you're together?
C Is being together again as good as you'd hoped?
P Who talks more when you're together?
P Who does the cooking when you're all together?
P Were there tears, or only a lot of hugging?
P Did you stay up far too late talking?
I What do you talk about first when you see each other?
I Which old story gets told every time you meet?
I What have you missed most about them?
I What's it like when you're all in one room again?
=creative good
c You made something out of nothing, I really admire that.
c Putting your work out there takes nerve, well done.
c I'm impressed, and I'd happily be first in the queue.
c You made a thing that wasn't there before, that's great.
c People who actually finish things impress me most.
p My artistic talent stops at a decent potato stamp.
p One day I'll tell people I knew you before you were famous.
p I'm already practising my thoughtful nod for your work.
p I'd put my name on something like that in very big letters.
p Consider me a fan, and a very biased one.
i I'd love to know how the idea came to you.
i Letting strangers see it must be the scary part.
i I bet there's a bit of you hidden in it somewhere.
i I think making things like that takes a lot of heart.
i I'm already wondering what you'll make next.
C What gave you the idea for it?
C How long did you work on it?
C How does it feel to have your work out there?
C What do people say about your work so far?
P Did you swear a lot while making it, or only a little?
P How much coffee went into making it?
P Can I get your autograph before the queue gets long?
P Who is your loudest fan so far?
I What does it mean to you that it's out there?
I What do you hope people feel when they see or hear it?
I Were you nervous to let others see your work?
I Do you already have an idea for the next one?
=stillHard heavy
c That makes sense, you don't have to decide anything tonight.
c You're allowed to feel like that for as long as it takes.
c I hear you, and I'm on your side in this.
c Of course, it would be odd if it didn't get to you.
p I'll be cross along with you, I'm quite good at it.
p No jokes, just biscuits and a listening ear from over here.
p Then tonight is for blankets and nobody being reasonable.
i I'm glad you say it how it is.
i You don't have to make it sound better for me.
i I'd rather hear the honest version, so thank you.
i It takes the time it takes.
C What would help a bit right now?
C Is there somebody with you this evening?
P Would a distraction help, or is it too soon for that?
I Do you want to talk about it, or about anything else?
I What do you need most tonight?
=failedIt heavy
c I'm sorry, failing is rotten after all the effort.
c It takes guts to try at all, and you did.
c You put yourself on the line, and I respect that.
c One failed try says very little about you, but it still stings.
c Failing hurts, and you've every right to be cross.
p Whoever decided that is getting a very hard stare from me.
p I've failed often enough to keep you company in this.
p You failed, so you're allowed to sulk tonight, I won't tell anyone.
p I'm ready to be annoyed about it with you for as long as it takes.
p If it were me I'd be under a blanket with chocolate.
i I like people who try for things they can fail at.
i A disappointment like that can hang around all evening.
i I don't think a failed try is the last word on it for you.
i I wish I could bring you something warm and sweet tonight.
i It must have mattered to you, or it wouldn't sting like this.
C How are you feeling about the result now?
C Do you want to talk about it, or think of something else tonight?
C What would make tonight a bit better for you?
C Is there somebody with you tonight to cheer you up?
P Is there chocolate within reach tonight?
P Can I be rude about whoever decided that?
P What cheers you up best, chocolate or a good moan?
P Do you need cake, a hug or a very sad film?
I Do you want to try again, or let it go?
I What would you tell a friend who'd had this happen?
I What helps you most when something doesn't work out?
I Did it come as a shock, or did you half expect it?
=lostJob heavy
c Getting laid off is rotten, and I'm really sorry.
p Whoever laid you off will be sorry, give it a month.
i Being laid off out of the blue takes a while to sink in, I'm sorry.
c I'm really sorry, losing a job is horrible.
c That's rough, and it says nothing about your worth.
c They're losing someone good by letting you go.
c You've every right to be angry or sad about it.
c What a blow, a job is people and habits too.
p I'm angry for you, if you need someone to take over for a bit.
p I'd have a few words for your bosses, none of them fit to print.
p I've no wise words about jobs, but I'm very good at listening.
p Whoever decided that's off my Christmas card list.
p You're allowed to be grumpy about that job for as long as you like.
i It's strange how much of a day hangs on a job.
i Losing a job like that must leave you feeling a bit lost.
i A job is also people and mornings, so of course it hurts.
i I have a feeling you gave that job a lot.
i You don't need a plan tonight, the job hunt can wait.
C How are you holding up after that news?
C Did you see it coming, or was it a shock?
C What would help you most this week?
C Have you got good people around you this week?
P Can I be rude about your bosses for a bit?
P Is there anything about that job you won't miss at all?
P Is there anything tasty in the house to comfort you?
P Will you let yourself do absolutely nothing tonight?
I What will you miss most about the job?
I Is there something you've secretly wanted to try instead?
I Have you had any time to let it sink in?
I How do you feel when you think about what's next?
=badWorkDay
c I'm sorry, that sounds like a rotten day at work.
c You kept going through a day like that, I admire it.
c Nobody should have to put up with that at work.
c I'm on your side, whatever anyone at work says.
c Work can be brutal some days, and you got through this one.
c A day like that would finish anyone, be kind to yourself tonight.
c I'd have walked out with you.
c Take the evening off from all of it, you've earned that.
c That's a lot for one day at work, no wonder you're fed up.
c Leave that place at the door tonight.
c What a day, you deserve a quiet evening after that.
p I'd have hidden in the stationery cupboard until closing time.
p By lunchtime I'd have been looking for another job.
p You should be able to send a day like that back.
p I'm shaking my fist at your workplace from a safe distance.
p I'd have been hiding in the toilets at work with a biscuit.
p I'd be writing my resignation on a napkin by now, then eating the napkin.
p I'd have needed cake by eleven and a hug by noon.
i I hope you've got someone to complain to tonight, or me.
i Some days follow you all the way home.
i It's odd how one bad moment can spoil a whole day.
i I suspect you kept calmer at work than most people would.
i I'd love to hear what you were really thinking at work today.
i Tomorrow owes you an easy one.
i You sound calmer about it than I'd be.
C What would help you forget work tonight?
C Is there someone at work you can laugh about it with?
C Are you back at work tomorrow?
C Is it often like that at work these days?
C How do you get a day like that out of your head?
C How are you feeling now that it's over?
C Do you want to let it all out, or talk about something else?
C Can you switch off from it tonight?
P How close were you to walking out of the door?
P Do you need chocolate, a hug or a punchbag tonight?
P What would you put in your dream resignation letter?
P Is it a long bath evening or a whole cake evening?
P Do you need a getaway driver?
P What did you really want to say out loud?
I What do you wish you could tell them at work?
I What gets you through a day like that?
I Is there a part of the job you still like, even today?
I Who do you usually tell after a day like that?
I How do you shake off a bad day at work?
=ill heavy
c Still being sick is no fun, I hope it passes soon.
p Being sick should come with room service, I'd sign that petition.
i Being sick makes the days long, I hope yours is a soft one.
c Poor you, being ill is miserable.
c Stay under the blanket, the world can wait.
c I hope somebody's bringing you soup and leaving you in peace.
c Sleep if you can, answering me can wait.
c You're allowed to do nothing at all today.
c That sounds grim, I hope you feel better soon.
p I'm a dreadful patient, you're already braver than me.
p One sneeze and I'm in bed for a week, so I understand.
p I'd bring you soup, but mine would make it worse.
p If grumbling cured anything, I'd never be ill.
p When I'm ill I want a bell, and I'd ring it constantly.
i The world gets very small when you're ill.
i I hope you're being properly looked after while you're ill.
i I wish I could drop something nice at your door.
i I hope you wake up tomorrow and it's gone.
i When I'm ill I miss the simplest things, like toast.
C How bad is it today, on a scale from sniffle to awful?
C Is there someone who can bring you things?
C What helps you most when you feel this rotten?
C Are you getting any rest with all that?
P What's keeping you company today, a book, a series or a pile of tissues?
P Is it a soup day, a toast day or a nothing at all day?
P Are you allowing yourself to be a bit dramatic about it?
P Are you a brave patient or a theatrical one?
I What always made you feel better when you were little?
I Do you like being fussed over or left alone?
I What's the first thing you'll do when you're better?
I What would make today a tiny bit nicer for you?
`;
