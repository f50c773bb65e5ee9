/** What he can say to what she tells, news: '=kind', good or heavy news marked, then rows like a topic's (content/topic.ts). */
export const TOLD_NEWS = `
=gotJob good
c That's brilliant news, I'm properly pleased for you.
c They clearly know good work when they see it.
c You earned that, so enjoy feeling chosen tonight.
c Smart of them to want you on the team.
c I'm really glad someone saw what you bring.
p I'll sit up straighter when I text you from now on.
p Drinks are on you now, I think that's how it works.
p Remember us little people when you run the place.
p Whoever said yes to you has my full approval.
p I just said yes out loud to my phone.
i It's a nice feeling, being picked, isn't it.
i I have a feeling this is the start of something good.
i I'd have liked to see your face just then.
i I suspect you knew you could do it all along.
i I bet the walk home was the best part.
C What will you enjoy most about this work?
C Who was the first to hear your job news?
C How are you celebrating the good news from work?
C When did you start hoping for this one?
P How long did you keep a straight face about it?
P Did you squeal, or stay terribly professional about it?
P Which part of the job makes you feel most grown up?
P On a scale of calm to kitchen dancing, how happy are you?
I What made you want this job in the first place?
I Is this the work you once pictured yourself doing?
I What would you at eighteen think of this job?
I When did you think it might really happen?
=passedExam good
c Passing that took real graft and I'm thrilled for you.
c You passed! Say it out loud again, it sounds good.
c All that work was clearly worth it.
c Brilliant result, and nobody can take it off you.
c Consider me impressed, that was hard earned.
p Exams turn me into a puddle, so I'm in awe.
p I'd have spelled my own name wrong on the form.
p Now you're allowed to forget all of it by Friday.
p I'd better watch what I say, you're officially qualified now.
p The only thing I pass that easily is the salt.
i I'd love to know what the first second felt like.
i I bet you knew deep down, even on the bad days.
i I hope you let yourself be proud for longer than one evening.
i Something tells me you won't stop at this one.
i I'm curious what you'll do with your free evenings now.
C How did you find out you'd passed?
C What was the hardest part of the exam?
C Who got the first call?
C How long were you working towards it?
P Did you scream, cry or calmly fetch a snack?
P Where will the certificate hang?
P Which odd bit of all that studying will stay forever?
P Did you check twice that the result was really yours?
I What kept you going when the studying got dull?
I What does passing this open up for you?
I Was there a moment you were sure you'd failed?
I When did you first think you might pass?
=wonIt good
c A win's a win, and yours gets a proper cheer.
c Congratulations, winning suits you.
c I'm delighted, you're allowed to gloat for at least a day.
c You won! Enjoy every second of it.
c Great result, I'd have cheered embarrassingly loudly.
p The only thing I ever win is arguments with my satnav.
p I'd have needed a lie down after that.
p Remind me never to stand between you and a prize.
p I'd still be bringing it up in ten years.
p The lap of honour should go past my window, please.
i I bet you couldn't stop grinning on the way home.
i I wonder if luck or stubbornness gets the credit this time.
i I'd have loved to see your face when it happened.
i I suspect there's a competitive streak in there somewhere.
i You're happy and I'm smiling too, strange how that works.
C How did you celebrate the win?
C Who was happiest for you when you won?
C What did it feel like the moment you'd won?
C When did you know the win was yours?
P Has the gloating started or are you being gracious?
P Where will you keep the glory, mantelpiece or fridge door?
P How many people have heard about the win so far?
P Did you do a victory dance or save it for home?
I Are you competitive, or did winning just sneak up on you?
I What was behind the win, luck or nerve?
I Does winning make you want another go straight away?
I Whose face would you have liked to see when you won?
=finished good
c It's done, and you've earned that feeling.
c That was a big thing, and you got it done.
c I'm impressed, most people stop somewhere in the middle.
c You saw it through to the end, and I like that.
c Done at last, now you get to breathe out.
p I'm very good at starting things, so I'm in awe.
p Now you're allowed to be completely useless for a while.
p I'd have stopped for a snack halfway and never come back.
p You don't have to lift a finger for three days now.
p Anything that size calls for cake afterwards.
i That quiet after something big is a good sort of quiet.
i I wonder what you'll do with yourself tomorrow.
i I'd like to know how that final minute felt.
i It's odd how something that long ends in a second.
i I bet the last bit took half your strength.
C How does it feel to be finished?
C What did you do in the first hour afterwards?
C Which part was the hardest to get through?
C Who knows how much work went into it?
P Have you reached the staring at a wall stage yet?
P What's the first lazy thing you'll do now it's done?
P How loud was the sigh at the end?
P Did you celebrate with cake or with sleep?
I Will you miss it a little now it's over?
I What got you through the middle of it?
I Would you start it all again, knowing the end?
I What fills the space now it's finished?
=familyJoy good
c What happy family news, I'm really glad for all of you.
c That's the kind of news a family lives on for weeks.
c You must be bursting with pride right now.
c Pass on my congratulations, even if they've no idea who I am.
c I love how happy you are for your own people.
p Your family group chat must be on fire right now.
p I'd be crying and blaming the onions.
p Someone's already planning what to wear, I bet.
p News like that turns me completely soft.
p I bet nobody at yours is getting any work done.
i I like you like this, all proud and happy.
i Your family will be telling this one for years.
i Being proud of your own people beats being proud of yourself.
i I'd have liked to hear the noise when the news came.
i You sound close, all of you, and I like that.
C How did you hear the happy news?
C Who in the family is the most excited?
C How is your family going to celebrate?
C What was your very first thought when you heard?
P Who cried first when the news came out?
P Has anyone in the family stopped smiling yet?
P How many relatives have you told already?
P Which relative will be completely unbearable about this?
I What does this change for your family?
I Did you have a feeling the good news was coming?
I What do you wish for them most right now?
I Which family member did you think of first?
=newHome good
c Congratulations on the new place, that's huge.
c Having your own space is one of life's great pleasures.
c I'm really happy for you, that home got a good one.
c You'll have it feeling like yours in no time.
c That's a lovely thing to read, enjoy every room.
p I always have three screws left over, and I don't ask questions.
p I'd lose the new keys within an hour.
p Every new place has one light switch that does nothing.
p My interior design stops at putting a cushion on something.
p I'd get lost on the way to the bathroom for a week.
i I wonder which wall you've already got plans for.
i I like imagining the first evening it really feels like yours.
i You can tell a lot about someone by which room they start with.
i I have a feeling it'll be the kind of place people don't leave early.
i I'm curious what it'll look like once it's all you.
C Which room do you like best?
C What will you do first in the new place?
C How does it feel to have a place that's yours?
C What made you choose this home?
P Have you unpacked the kettle yet?
P Which bit of it creaks, leaks or sticks?
P Is any of the furniture putting up a fight?
I When will it start to feel like home?
I What can you hear from your new window at night?
I What's the first thing you'll cook in that kitchen?
I Where in there will you have your slow morning coffee?
=goodHealth good
c That's wonderful news, I'm so relieved for you.
c Good health news beats every other kind.
c Getting here can't have been easy, and you did it.
c You deserve to feel well and not worry for a while.
p I'd have told everyone in the waiting room too.
p Put that in a frame, right above the sofa.
p That's a doctor I'd have hugged, like it or not.
p I just did a very small dance for you.
p The next drink is to you and your doctor.
i I bet even plain toast tastes better after that.
i There's a special lightness in hearing that things are fine.
i I think today even a bus stop would look nice.
i I imagine you'll sleep differently tonight.
C How are you feeling in yourself now?
C Who did you tell first about the good news?
C What will you do first now you're well?
C How long had you been waiting for this?
P Did you hug the doctor or stay dignified?
P Which forbidden thing comes first now?
P Is there cake involved in the celebrations?
I What did you miss most while you weren't well?
I Does the world feel different with that worry gone?
I What got you through the waiting?
I Is there a small thing that feels like luxury now?
=smallWin
c That's a proper little victory, well done.
c I rate small triumphs like that very highly.
c You've won the day, as far as I'm concerned.
c Quietly heroic, and I'm glad I got to hear it.
c A little win like that can carry a whole afternoon.
p I'd have told every stranger within a mile.
p That's going on your list of achievements, I hope.
p Quit while you're ahead, the day can't get better.
p I'd still be going on about it at Christmas.
p Small round of applause from over here.
i Good days are made of tiny wins like that, I think.
i I've a soft spot for the wins nobody else notices.
i I bet you walked a little taller after that.
i I like people who get this happy about small things.
i I suspect you've been grinning about it since.
C How good did that little victory feel?
C Who got to hear about your triumph first?
C Did anybody see your moment of glory?
C What's the next small win on your list?
P Was there a victory lap around the kitchen?
P How smug are you, out of ten?
P Who else needs to hear about this?
P Have you taken a bow for it yet?
I Which other small victories make your day?
I Are you this pleased with every little win?
I What tiny triumph are you still proud of years later?
I Has the rest of the day kept up with that win?
=visitor good
c Having your people close is the best feeling.
c I'm really happy you get that time together.
c Worth every minute of the wait, I bet.
c You've clearly missed them, which makes it even sweeter.
c That's the very best reason for a full house.
p Airport arrivals make me cry over total strangers.
p I'd have made a welcome sign far too big for the door.
p Nobody's getting any sleep then, I imagine.
p I hope you've got enough food in, and then some more.
p I'd hug so long that someone called security.
i I'd love to see the first second, when you spot each other.
i Some hugs have been waiting a long time, and you can tell.
i I like how you just carry on mid sentence with some people.
i The only good thing about missing someone is that first hug.
i I'm curious what you're like when they're around.
C How long had it been since your last hug?
C What do you love most about having them around?
C What's top of the list for your time together?
C Did you sleep at all before the reunion?
P Who talks more when you're together?
P Who's in charge of the food during the visit?
P Who's the bigger crier at reunions, you or them?
P Was there panic cleaning before the visit?
I Where does the talking start after so long apart?
I Which story always comes up when you're together?
I Do you feel younger when they're around?
I Is saying goodbye already at the back of your mind?
=creative good
c You made something out of nothing, I really admire that.
c Putting your work out there takes nerve, well done.
c I'm impressed, and I'd happily be first in the queue.
c There's a thing in the world now because of you, that's great.
c People who actually finish things impress me most.
p My artistic talent stops at a decent potato stamp.
p One day I'll boast I knew you before the fame.
p I'm already practising my thoughtful nod for your work.
p Stick figures are my limit, so full respect.
p Consider me a fan, and a very biased one.
i I'd love to know where in you the idea began.
i Letting strangers see it must be the scary part.
i I bet there's a bit of you hidden in it somewhere.
i I suspect you see things other people walk past.
i I'm already wondering what you'll make next.
C What gave you the idea for it?
C How long did it take you to make?
C How does it feel to have your work out there?
C Who was the first to see what you made?
P Which part of making it drove you mad?
P How much coffee went into making it?
P Did you swear anyone to secrecy before showing it?
P Who is your loudest fan so far?
I Is there a secret in it that only you know?
I What did you hope people would feel?
I Were you nervous to let others see your work?
I What would you make next with no limits?
=failedIt heavy
c I'm sorry, that's rotten after all the effort.
c It takes guts to try at all, and you did.
c You put yourself on the line, and I respect that.
c One bad result says very little about you, but it still stings.
c Losing out hurts, and you've every right to be cross.
p I'm giving whoever decided that a very hard stare.
p Failing at things is familiar ground for me, you're in kind company.
p You're allowed to sulk tonight, I won't tell anyone.
p I'm ready to be annoyed on your behalf for as long as it takes.
p I'd be under a blanket with chocolate already.
i I like people who try for things that can say no.
i A disappointment like that can hang around all evening.
i Something tells me this story isn't over yet.
i It's hard when one answer colours the whole week.
i It must have mattered to you, or it wouldn't sting like this.
C How are you feeling about the result now?
C What was the most disappointing part?
C Had you been hoping for it for long?
C Who's been kind to you since you heard?
P Is there chocolate within reach tonight?
P Can I be rude about whoever decided that?
P What's your favourite way of sulking after a knockback?
P Would an evening of feeling sorry for yourself help a bit?
I Do you want to try again, or let it go?
I Which bit of your attempt are you still proud of?
I What do you usually do on the evening after a defeat?
I Did part of you see it coming?
=lostJob heavy
c I'm really sorry, losing a job is horrible.
c That's rough, and it says nothing about your worth.
c They're losing someone good, and I hope they know it.
c You've every right to be angry or sad about it.
c What a blow, a job is people and habits too.
p I'm angry for you, if you need someone to take over for a bit.
p I'd have a few words for your bosses, none of them polite.
p I've no wise words, but I'm happy to listen.
p Whoever decided that's off my Christmas card list.
p Nobody should have to be cheerful after news like that.
i It's strange how much of a day hangs on a job.
i The first free Monday must feel very odd.
i It's not just the hours you lose, I think.
i I have a feeling you gave that place a lot.
i You don't need a plan tonight, I think.
C How are you holding up after that news?
C Was the end of the job a surprise?
C What was the best thing about that job?
C Who have you got around you this week?
P Did anyone there say something kind, at least?
P What won't you miss about that job, even slightly?
P What's comforting you a little right now?
P Have you got something nice planned, however small?
I Who will you miss most from work?
I Is there something you've secretly wanted to try instead?
I What did that job mean to you?
I Does tomorrow feel frightening, or a little bit open?
=badWorkDay
c I'm sorry, that sounds like a rotten day at work.
c You kept going through all that, I admire it.
c Nobody should have to put up with that at work.
c I'm on your side, whatever the boss says.
c That sounds like a rotten day at work, I'm sorry.
c Nobody should be talked to like that at work.
c I'd have walked out with you.
c Take the evening off from all of it, you've earned that.
c That's not okay, and I hope someone there said so.
c Leave that place at the door tonight.
c What a day, you deserve a quiet evening after that.
p I'd have hidden in the stationery cupboard until closing time.
p By lunchtime I'd have been looking for a job in a lighthouse.
p You should be able to send a day like that back.
p I'm shaking my fist at your workplace from a safe distance.
p My face would've got me sacked by noon.
p I'd be writing my resignation on a napkin by now.
p I'd have needed cake by eleven and a hug by noon.
i I hope you've got someone to complain to tonight, or me.
i Some days follow you all the way home.
i It's odd how one person can tip a whole day.
i I suspect you were kinder than that place deserved.
i I'd love to hear what you were really thinking.
i Tomorrow owes you an easy one.
i You sound calmer about it than I'd be.
C What was the worst moment of the day?
C Was anyone at work on your side?
C Are you back in there tomorrow?
C Has it been like that for long?
C How do you get a day like that out of your head?
C Is it often like that at your work?
C Did anyone stand up for you?
C Can you switch off from it tonight?
P How close were you to throwing something?
P Who's heard the full uncensored version so far?
P What would your dream resignation speech sound like?
P Did you slam a drawer, just a small one?
P Do you need a getaway driver?
P What's the rudest thing you nearly said?
I What would you have said to them without consequences?
I What kept you from walking straight out?
I Which part of the job do you still like, even today?
I Who do you tell first after a shift like that?
I What would've made it bearable?
=ill heavy
c Poor you, being ill is miserable.
c Sleep if you can, answering me can wait.
c You're allowed to do nothing at all today.
c That sounds grim, I hope someone's bringing you things.
p I'm a dreadful patient, you're already braver than me.
p One sneeze and I'm writing my will, so I understand.
p I'd send soup, but mine would make it worse.
p If grumbling cured anything, I'd never be ill.
p I'd want a bell and I'd ring it constantly.
i The world gets very small when you're ill.
i I bet you're bad at doing nothing, even now.
i I wish I could drop something nice at your door.
i I hope tomorrow you wake up and it's just gone.
i When I'm ill I miss the simplest things, like toast.
C How are you feeling right now?
C Is anyone looking after you?
C What helps you most when you're ill?
C Have you managed to sleep at all?
P Who's looking after you, a person or a pillow?
P What's on the menu, toast or more toast?
P How dramatic are you allowed to be today?
P Are you a brave patient or a theatrical one?
I What did you get as a treat when ill as a child?
I Do you like being fussed over or left alone?
I What's the first thing you'll eat when you're better?
I Where does your mind wander when you're stuck in bed?
`;
