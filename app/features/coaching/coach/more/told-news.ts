/** What he can say to what she tells, news: '=kind', good or heavy news marked, then rows like a topic's (content/topic.ts). */
export const TOLD_NEWS = `
=gotJob good
c That is brilliant work news and I'm properly pleased for you.
c They clearly know good work when they see it.
c You earned every bit of that, enjoy feeling chosen tonight.
c Clever people, wanting you on their team.
c I'm really glad somebody recognised what you bring to a job.
p From now on I'm typing to a professional in my best tie.
p Next to that, my greatest career skill is finding the biscuits.
p Kindly remember us little people once you run the whole company.
p Any boss who says yes to you has my full approval.
p I'm applauding my phone, which was not expecting career news.
i There's a particular glow to being picked for something, I think.
i Work news like that makes even an ordinary evening feel different.
i I'd quite like to have seen your face just then.
i Something tells me this job story has only had its first page.
i A bit of me envies the walk home after news like that.
C What will you enjoy most about this work?
C Who was the first to hear your job news?
C How are you celebrating the good news from work?
C When did you start hoping for this one?
P How long did you keep a straight face about it?
P Did you squeal, or stay terribly professional about the job?
P Which part of the job makes you feel most grown up?
P On a scale of calm to kitchen dancing, how happy are you?
I What made you want this job in the first place?
I Is this the work you pictured yourself doing once?
I What would you at eighteen think of this job?
I At which moment did you think it might really happen?
=passedExam good
c Passing that took real graft and I'm thrilled for you.
c You passed, and that word deserves to be said twice.
c All that swotting and practice was clearly worth it.
c Brilliant result, and nobody is ever taking it off you.
c Consider me impressed, that pass was hard earned.
p Exams turn me into a puddle, which puts me in awe.
p I would have spelled my own name wrong on the form.
p Somewhere an examiner is telling colleagues about the good one.
p My small talk needs revising now that you're officially qualified.
p The only test I'd pass that well involves biscuits.
i That first second after hearing you've passed must be pure silence.
i I like the thought of all that exam worry leaving by the window.
i Result days have always struck me as tiny films.
i There's something lovely about a piece of paper that says you can.
i Now I'm curious what that clever head will do with free evenings.
C How did you find out you'd passed?
C What was the hardest part of the exam?
C Who got the first call about your result?
C How long were you preparing for it?
P Did you scream, cry or calmly fetch a snack?
P Where will the certificate hang, hallway or throne room?
P Which odd fact from all that studying stays forever?
P Were you tempted to check the result was really yours?
I What kept you going when the studying got dull?
I What does passing this open up for you?
I Was there a moment you were sure you'd failed?
I When did you first think you might pass?
=wonIt good
c A win is a win and yours gets a proper cheer.
c Congratulations, winner is a word that suits you.
c I'm delighted, winners should gloat for at least a day.
c You won, and I want you to enjoy every second.
c Proper result, and I'd have cheered embarrassingly loudly.
p Arguing with a satnav is the only contest I might win.
p I'd have needed a lie down after a victory like that.
p Remind me never to stand between you and a prize.
p My own trophy shelf would have to be a very short one.
p The lap of honour should go past my window, please.
i Winning does something to the walk home, even lampposts seem friendly.
i I wonder if luck or stubbornness gets the credit this time.
i There's a face people pull the second they win, and I adore it.
i Part of me thinks winners sleep differently that night.
i Some victories make strangers happy too, and I'm the proof.
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
c Finished is a wonderful word and you've earned it.
c That was a big thing to carry and you got it done.
c I'm impressed, most people stop somewhere around the middle.
c You saw it through to the very end, and I like that.
c Done at last, and now you get to breathe out.
p I'm a gifted starter, and finishers fill me with awe.
p The to do list must be sulking without its biggest item.
p I'd have stopped for a snack halfway and never come back.
p By my calculations that finish buys you three days of nothing.
p Crossing the line on something that size calls for cake.
i The quiet after finishing something big is a strange, good quiet.
i There's a small gap after the end where anything could come next.
i I'd like to know how that final minute felt from inside.
i Funny how a thing that took so long ends in one second.
i I suspect the last five percent takes half the strength.
C How does it feel to be finished?
C What did you do in the first hour afterwards?
C Which part was the hardest to get through?
C Who knew how much work went into it?
P Have you reached the staring at a wall stage yet?
P What's the first lazy thing you'll do now it's done?
P Was the sigh at the end heard in the next street?
P Did you mark the finish with cake or with sleep?
I Will you miss it a little now it's over?
I What got you through the middle of it?
I Would you start it all again, knowing the end?
I What fills the space now that it's finished?
=familyJoy good
c What happy family news, I'm really glad for all of you.
c That's the sort of news a whole family lives on for weeks.
c You must be bursting with pride over your lot right now.
c Please take a very warm congratulations from a stranger.
c I love how happy you are for your own people.
p Your family group chat must be on fire right now.
p I'd be crying into the nearest tea towel at family news like that.
p Somewhere an aunt is already planning what to wear.
p Happy family news turns me into a soft pudding every time.
p The kettle in your family must be working overtime today.
i Good news in a family seems to make everybody stand taller.
i Some days hand you a story your family will tell for decades.
i There's something about being proud of your own people that beats everything.
i It makes me wonder how the news sounded at your kitchen table.
i A family with something to celebrate has its own kind of noise.
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
I What do you most wish for them now?
I Which family member did you think of first?
=newHome good
c Congratulations on the new place, that's a huge thing.
c Your own front door is one of life's great pleasures.
c I'm really happy for you, that home got a good one.
c You'll make those rooms yours in no time, I'm certain.
c That new place has landed itself the right person.
p Flat pack furniture and I are not on speaking terms.
p I'd lose the new keys within an hour and live on the doorstep.
p Every new home comes with one light switch that does nothing.
p My interior design talent ends at putting a cushion on something.
p With my sense of direction I'd get lost between bedroom and kitchen.
i New rooms have an echo at first, as if they're waiting for you.
i I like imagining the first evening a place suddenly feels like yours.
i You can tell a lot about somebody from which room they start with.
i There's a moment when a key stops being new and becomes home.
i Empty walls always make me imagine what they'll get to hear.
C Which room do you like best?
C What will you do first in the new place?
C How does it feel to have your own key?
C What made you choose this home?
P Where is the kettle in all this excitement?
P Have you found the squeaky floorboard yet?
P Is any of the furniture putting up a fight?
I When will it start to feel like home?
I What can you hear from your new window at night?
I What's the first smell you want in that kitchen?
I Whereabouts in there will you drink your slow morning coffee?
=goodHealth good
c That's wonderful news, and I'm so relieved for you.
c Good health news beats every other kind and I'm really glad.
c Getting there can't have been easy, and here you are, well.
c You deserve every bit of feeling fit and free of worry.
p I'd be high fiving every doctor in the building.
p Even my own lazy bones are celebrating your good health.
p Doctors so rarely get a cheer, here's a loud one from me.
p My sofa and I are doing a lap of honour for your health.
p A clean bill of health like that deserves a frame.
i I think ordinary food tastes better after health news like that.
i There's a special lightness in hearing that things are fine.
i Being well again must make even a bus stop seem charming.
i Your sleep tonight will be a different sort of sleep, I imagine.
C How are you feeling in yourself now?
C Who did you tell first about the good news?
C What will you do first now you're well?
C How long have you been waiting for this?
P Did you hug the doctor or stay dignified?
P Which forbidden thing comes first, now you're mended?
P Has a celebratory cake been prescribed yet?
I What did you miss most while you weren't well?
I Does the world feel different with that worry gone?
I What got you through the waiting?
I Is there a small thing that feels like luxury now?
=smallWin
c That's a proper little victory and I salute it.
c I rate small triumphs like that very highly.
c You've won the day, as far as I'm concerned.
c Quietly heroic, and I'm glad I got to hear about it.
c A little win like that can carry a whole afternoon.
p I'd have told every stranger within a mile about that triumph.
p The parade for that victory is delayed, but it's coming.
p A statue feels right, something tasteful outside the post office.
p My own victory speech would have lasted a good half hour.
p I would dine out on a win like that until Christmas.
i Good days are made of tiny wins like that, I suspect.
i I've a soft spot for triumphs nobody hands out medals for.
i There's a private little strut that follows a win like that.
i Somewhere the universe was in a good mood just then.
i It makes me wonder how many silent victories one street sees.
C How good did that little victory feel?
C Who got to hear about your triumph first?
C Did anybody see your moment of glory?
C What's the next small win on your list?
P Was there a victory lap around the kitchen?
P How smug are you, on a scale up to ten?
P Will there be a plaque to mark the triumph?
P Have you taken a bow for it yet?
I Which other small victories make your day?
I Are you this pleased with every little win?
I What tiny triumph are you still proud of years later?
I Has the rest of the day kept up with that win?
=visitor good
c Having your people close again is the best feeling.
c I'm really happy you get that hug at last.
c A reunion like that is worth every minute of the wait.
c You've clearly missed them, which makes the visit even sweeter.
c That's the very best reason for a full house.
p Arrivals halls turn me into a weeping wreck over total strangers.
p I'd have made a welcome sign far too big for the door.
p Bedtimes don't stand a chance with a visit like that.
p The kettle won't get a minute's rest during this reunion.
p I would hug so long that somebody called security.
i There's a certain way people run the last steps to each other.
i Some hugs have been waiting for ages, and you can tell.
i It's lovely how old bonds just pick up in mid sentence.
i Missing someone has one good side, and it's that first hug.
i I like how a house sounds different with somebody dear in it.
C How long had it been since your last hug?
C What do you love most about having them around?
C What's top of the list for your time together?
C Did you sleep at all before the reunion?
P Who talks more when you're together?
P Who's on kettle duty during the visit?
P Who's the bigger crier at reunions, you or them?
P Was there panic cleaning before the visit?
I Where does the talking start after so long apart?
I Which story always comes up when you're together?
I Do you feel younger when they're around?
I Is saying goodbye already at the back of your mind?
=creative good
c You made something out of nothing, and I really admire that.
c Putting your own work out there takes nerve, well done.
c I'm impressed, and I'd happily be first in the queue for it.
c Something with your name on it exists now, which is marvellous.
c Creative people who actually finish things are my favourite sort.
p My artistic talent stops at a very decent potato stamp.
p Soon I'll be boasting that I knew you before the fame.
p I'm already practising my thoughtful nod for your work.
p Stick figures are my limit, which earns you my full respect.
p Critics beware, I'm your new and very biased fan.
i I'd love to know where in you that idea began.
i Making a thing and then letting strangers see it fascinates me.
i There must be a bit of you hidden in your work somewhere.
i People who make things see the street differently, I think.
i It's a brave little moment when your own creation leaves the house.
C What gave you the idea for it?
C How long did it take you to make?
C How does it feel to have your work out there?
C Who was the first to see what you made?
P Which part of making it drove you mad?
P How many cups of tea went into making it?
P Did you swear anyone to secrecy before showing it?
P Who is your loudest fan so far?
I Is there a secret in it that only you know?
I What did you hope people would feel?
I Were you nervous to let others see your work?
I What would you make next with no limits?
=failedIt heavy
c I'm sorry, that's a rotten result after all the effort.
c It takes guts to try at all, and you did.
c You put yourself on the line, and I respect that a lot.
c One bad result says very little about you, and it still stings.
c Losing out hurts, and being cross about it is completely fair.
p I'm sending a stern imaginary letter to whoever decided that.
p Failing things is my home turf, you're in kind company.
p That result and I are no longer on speaking terms.
p My official protest against that result will be written in crayon.
p In your place I'd be under a blanket with biscuits already.
i I've always liked people who try for things that can say no.
i Disappointment like that can follow you round the kitchen all evening.
i Something tells me the story with this one isn't over yet.
i Funny how one result can colour a whole week.
i It must have mattered to you, or it wouldn't sting like this.
C How are you feeling about the result now?
C What was the most disappointing part?
C Had you been hoping for it for long?
C Who's been kind to you since you heard?
P Is there chocolate within reach after that result?
P Can we blame the weather for that result?
P What's your favourite way of sulking after a knockback?
P Would a dramatic sigh at the ceiling help?
I Do you want to try again, or let it go?
I Which bit of your attempt are you still proud of?
I What do you usually do on the evening after a defeat?
I Did part of you see it coming?
=lostJob heavy
c I'm really sorry, losing a job is a horrible thing.
c That's rough, and it says nothing about your worth at work.
c They're losing somebody good, and I hope they know it.
c You've every right to be angry or sad about that job.
c What a blow, a workplace is people and habits too.
p I'd have left with the stapler, the plant and a sulk.
p My angry letter to your bosses has already reached page nine.
p I've no wise words about losing a job, only imaginary tea.
p Any boss who lets you go gets no Christmas card from me.
p The phrase letting you go deserves a good kick.
i It's strange how much of a day is shaped by a job.
i I imagine the first free Monday feels very odd after that.
i Losing work takes away more than just the hours, I think.
i There's a gap where a workplace was, and nobody prepares you.
i My thoughts go to the small things, like the mug you used there.
C How are you holding up after that news?
C Was the end of the job a surprise?
C What was the best thing about that job?
C Who have you got around you this week?
P Did you at least get to keep the good mug?
P What won't you miss about that job, even slightly?
P Which biscuit is getting you through this?
P Has your alarm clock heard that it's free too?
I Who will you miss most from work?
I Is there something you've secretly wanted to try instead?
I What did that job mean to you?
I Does tomorrow feel frightening, or a little bit open?
=badWorkDay
c I'm sorry, that sounds like a truly rotten day at work.
c You kept going through all that, and I admire it.
c Nobody should have to put up with that at work.
c I'm on your side, whatever the boss has to say.
c What a shift, you deserve a very quiet evening after that.
p I'd have hidden in the stationery cupboard until closing time.
p By lunchtime I would have been applying for a job in a lighthouse.
p That working day should be returned to the manufacturer.
p My fist is being shaken at your workplace from a safe distance.
p In that job my face would have got me sacked by noon.
i There's a particular silence on the way home from such a day.
i Some working days cling to your coat long after you've left.
i It's odd how one person at work can tip a whole day.
i I suspect you were kinder today than that place deserved.
i Part of me would love to hear what you were thinking at work.
C What was the worst moment of the day?
C Was anyone at work on your side?
C How do you get a shift like that out of your head?
C Is it often like that at your work?
P How close were you to throwing something?
P Has your pillow heard the whole work story yet?
P Which imaginary resignation speech was the best one?
P Did you slam a drawer, just a small one?
I What would you have said to them without consequences?
I What kept you from walking straight out?
I Which part of the job do you still like, even today?
I Who do you tell first after a shift like that?
=ill heavy
c Poor you, being ill is miserable and I'm sorry.
c I'd much rather you slept than answered me quickly.
c You've every excuse to be ill in peace today.
c That sounds grim, I hope somebody is bringing you things.
p As a patient I'm dreadful, you're already braver than me.
p One sneeze turns me into a Victorian invalid, I do understand.
p My get well soup is imaginary, the only kind I never burn.
p If grumbling cured anything, I'd be a famous doctor by now.
p When ill I would demand a bell and ring it constantly.
i The world goes so small when you're ill, just a pillow and a glass.
i I've always thought sick days run on their own odd clock.
i It's a pity a get well wish can't carry a cup of tea.
i There's a particular ceiling stare that only ill people know.
i Being poorly makes me miss the simplest things, like plain toast.
C How are you feeling right now?
C Is anyone looking after you?
C What helps you most when you're ill?
C Have you managed to sleep at all?
P Who is on nursing duty, a person or a pillow?
P What's on the sickbed menu, toast or more toast?
P How dramatic are you allowed to be today?
P Are you a brave patient or a theatrical one?
I What did you get as a treat when ill as a child?
I Do you like being fussed over or left alone?
I What's the first thing you'll eat when you're better?
I Where does your mind wander when you're stuck in bed?
`;
