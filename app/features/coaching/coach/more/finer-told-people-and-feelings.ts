/** Finer kinds of telling: family, friends, the body, moods, mishaps. Form: told-news.ts. */
export const FINER_TOLD_PEOPLE_AND_FEELINGS = `
=kidSaid
c That kid is funnier than most adults I know.
c Kids just say what everyone else is thinking.
c Write that one down, it's too good to lose.
p I'd lose every argument with that kid in under a minute.
p I'm not sure my ego would survive a whole day with that one.
p And people pay for comedy shows.
i I like that they have no idea how funny they are.
i The annoying part is that kids are usually a bit right.
i I wonder when we stop talking that freely.
C How did you keep a straight face at that?
C What did you answer your little one?
P Does this tiny comedian take bookings?
P Where does that comic timing come from, you?
I Which of those sayings will you still quote in twenty years?
I Were you that kind of outspoken child yourself?
=kidDressed
c That outfit shows more confidence than most grown adults have.
c Good for you for letting that costume out of the house.
c I love a kid who knows exactly what to wear.
p My plain shirt suddenly looks like no effort at all.
p Now I want a cape for running errands too.
p If I dressed like that, people would gently call someone.
i Imagine getting dressed every day with nobody else in mind.
i I wonder at what age we stop dressing for fun.
i That look is going to come up again at an eighteenth birthday.
C Did you get a photo of that outfit?
C How did people react to the costume?
P Could I borrow your stylist for a day?
P Who wins the wardrobe arguments in your house?
I What did you insist on wearing as a child?
I Which outfit would you wear if nobody could comment?
=kidTooth
c A gappy smile is the best smile there is.
c What a big day for such a small tooth.
c That's exactly the fuss a lost tooth deserves.
p The tooth fairy works harder than I do.
p I'd get caught at the pillow within four seconds.
p Nobody gives adults anything for a tooth, which feels unfair.
i Only at that age is losing something such big news.
i It's a tiny tooth, but I bet it made you feel things.
i Something tells me the tooth fairy there does a very good job.
C How proud is the owner of the new gap?
C Was the tooth a calm goodbye or a drama?
P What's the going rate for a tooth these days?
P How good are you at moving under a pillow unnoticed?
I When did you stop believing in the tooth fairy?
I Do you keep the little teeth in a secret box?
=kidPoorly
c Poor little thing, I hope the worst is over by tomorrow.
c It's hard on you too when they're ill.
c Sounds like your little patient is in very good hands.
p I'd want my own blanket within the hour.
p My nursing skills stop at bringing toast and looking worried.
p I'm wishing you both cartoons and a very long nap.
i I bet the whole day shrinks to one sofa and one blanket.
i That's the kind of care they remember years later.
i Someone should be looking after you a bit too.
C How is your little patient doing now?
C Are you getting any rest between the cuddles?
P Which cartoon have you now seen too many times?
P Who's in charge today, you or the small patient?
I What did you get as a child when you were ill?
I Who comforts you while you do all the comforting?
=kidWontSleep
c You deserve eight hours in a row and a good coffee.
c That's a lot of patience on very little sleep.
c I hope tonight they give you a break.
p I'd fall asleep before the kid did.
p I'd give in at the second glass of water.
p Nobody has more energy than a tired toddler.
i Funny how we fight sleep as kids and crave it now.
i One day they'll sleep till noon, hard as it is to believe.
i That quiet once they're finally asleep must feel amazing.
C Is the little one asleep by now?
C How much sleep did you get in the end?
P What was the best excuse for staying awake?
P Which bedtime story could you recite backwards by now?
I What do you do with the first quiet minute?
I Were you a child who fought bedtime too?
=kidFlewNest
c You raised someone who could leave, and of course that hurts.
c That first quiet stretch at home must be hard.
c I can hear how much love there is in that.
p I'm sending a hug, and you can cry at whatever you like.
p I'd have hidden in the boot and gone along.
p I'd give it two weeks before the laundry comes home.
i You can be proud and heartbroken at the same time, I think.
i I have a feeling they miss home more than they let on.
i I'm curious what you'll do with all those evenings.
C How does the house feel without them?
C How was the goodbye for you?
P Which of their annoying habits do you miss already?
P How soon will the first call about cooking come?
I What would you like to do with the new quiet?
I Do you remember the day you left home yourself?
=kidStage good
c I bet nobody in that room was prouder than you.
c They'll remember that you were there watching.
c I love how proud you are.
p I'd have clapped at the wrong moment and cried at the right one.
p I'd have filmed it all and caught the back of someone's head.
p I'd be cast as a bush and still forget my lines.
i A kid looking for one face in the crowd gets me every time.
i I have a feeling this story gets told at every birthday.
i That takes real courage when you're that small.
C Did your little star spot you in the crowd?
C How proud was the face afterwards?
P How many blurry videos did you take of it?
P Who was more nervous, you or the performer?
I What was your own big moment on a school stage?
I Which part of it'll you remember longest?
=kidFirstDay
c That's a big step for a small pair of shoes.
c Letting go at that gate is the hard part.
c I think it's harder for the one who walks home alone.
p I'd have asked if parents can stay for story time.
p They should hand out tissues to the parents.
p I'd have been the one holding on to the gate.
i I bet the house felt very quiet when you got back.
i I suspect they were braver than you'd feared.
i Someone may have met a best friend today without knowing it.
C How did the little one come home from it?
C How was the goodbye at the gate for you?
P Who needed more tissues this morning?
P How much of the lunchbox came home again?
I Do you remember your own first day at school?
I What did you say before letting go?
=teenMoods
c You sound very patient about it.
c They need someone steady, and that's clearly you.
c I admire anyone who lives with a teenager and stays funny.
p I'd be declared embarrassing before I'd finished saying hello.
p Somewhere in that bedroom are all your plates and glasses.
p Some days I'd like to answer in grunts too.
i I bet there's still a sweet kid under all that.
i They roll their eyes and still check you're around.
i I suspect we were all impossible at fifteen.
C How do you stay calm with your teenager?
C What still gets a smile out of them?
P Which of your crimes was the most embarrassing this week?
P Do you speak fluent grunt by now?
I What were you like yourself at that age?
I Which rule of your parents do you understand only now?
=nieceStyled
c You're clearly the favourite.
c Handing a kid full control like that is real love.
c They'll remember that for years.
p I'd come out of that with one eyebrow.
p I'd be great at playing the patient, as long as I can lie down.
p Nobody says no to a small child with a plan.
i I like that you just let it happen.
i I like adults who take a tea party seriously.
i I have a feeling you enjoyed it more than you admit.
C How long did you sit still for that?
C Did you get a say in any of it?
P Did you at least get a tip for your services?
P How strict is the boss of that game?
I Which grown up played like that with you once?
I What game did you run as a child?
=babyBorn good
c What wonderful news, welcome to the tiny new human.
c Congratulations to everyone, and enjoy every cuddle.
c News like that makes the whole day better, mine too.
p I'd be too scared to breathe near someone that small.
p That baby has no idea how many photos are coming.
p I'd hold that baby like a very expensive vase.
i Yesterday that person wasn't here, I can't get over that.
i I wonder which of you that little face will take after.
i I bet even the loud ones in the family are whispering now.
C How are the baby and the mother doing?
C What is the new arrival called?
P How many photos are already on your phone?
P Who cried more, the baby or the relatives?
I What did you feel in the first second?
I What would you like to teach that little one some day?
=babyComing good
c What lovely news, that baby's already loved.
c That kid is going to be lucky to have you.
c I'm happy for all of you, that's news worth shouting.
p I'd have bought a pram and three bears by now.
p That baby already has more fans than I do.
p I couldn't keep that secret for three minutes.
i Strange to think there's already someone on the way who'll adore you.
i I bet you've already pictured the first cuddle.
i I like that someone can be this loved before they even arrive.
C How did you react when you heard about the baby?
C When is the little one due?
P How many names have the relatives already rejected?
P Have you started buying tiny socks yet?
I What kind of person do you want to be for that child?
I What changed in you when you heard it?
=friendEngaged good
c What happy news, they're lucky to have you cheering.
c An engagement deserves exactly that amount of screaming.
c I love how happy you are for them.
p I'd have dropped the ring in the soup.
p I'd have given the secret away weeks before.
p And now come eight months of talking about napkins.
i I always wonder what that second before the yes feels like.
i I like that they wanted you to know.
i I have a soft spot for a good proposal story.
C How did you hear about the engagement?
C What happened at the proposal itself?
P Who screamed louder, you or the happy couple?
P How soon did the talk about dresses begin?
I What makes those two right for each other?
I What would it take to make you cry at a proposal?
=askedGodmother good
c They chose you, and that says a lot about you.
c What an honour, and clearly given to the right person.
c There aren't many people you'd ask that, and they asked you.
p I'd have said yes before they'd finished the sentence.
p I'd try to say thank you and just make a noise.
p I'd be practising in front of the mirror already.
i I'm guessing they had you in mind for a long time.
i You must be quite a friend, I'd like to hear why.
i I bet you didn't see it coming, which makes it nicer.
C How did they ask you?
C What went through your head when they asked?
P How many seconds until the first tear?
P Are you already practising your solemn face?
I What do you think they see in you?
I Who would you have chosen for such an honour?
=whenMarry
c You stay remarkably calm under that much pressure.
c That question would wear anyone down.
c Good that you go at your own pace anyway.
p I'd hide in the kitchen until they changed the subject.
p I'd bring a fake partner just to get through dessert.
p An auntie with a plan scares me more than any horror film.
i I think it's their clumsy way of asking if you're happy.
i I bet you've got a perfect answer you never say out loud.
i I like people who'd rather wait than tick a box.
C What do you usually answer when they ask?
C Who in the family asks the most?
P Which matchmaking attempt was the most spectacular?
P How long did you last at the table before escaping?
I What would you love them to ask instead?
I Is there one relative who understands you without asking?
=mumCalling
c Your mum clearly adores you.
c It sounds like you two have a good bond, odd calls included.
c I like that you listen to all of it.
p My battery would give up before your mum does.
p With mums, bye is only the halfway point.
p No secret service has anything on your mum.
i I suspect she mostly just wants to hear your voice.
i I bet you'd miss it if the phone stayed quiet.
i I like that someone always wonders whether you've eaten.
C What does your mum talk about most on the phone?
C How do you get her to hang up?
P How many goodbyes does one call with her need?
P What news from home are you now an expert on?
I What do you only tell your mother?
I Which of her habits do you catch yourself copying?
=parentsTech
c You're a very patient help desk.
c I could watch parents versus phones all day.
c I love that they keep trying.
p I'd have to put the phone down for a minute to laugh.
p I'm one update away from needing that help myself.
p Give it a week and they'll be explaining it to you.
i They taught us to use a spoon, so it's only fair.
i Under it all they just want to be close to you, I think.
i I hope someone's this patient with us one day.
C What was their finest technical adventure so far?
C How often do you get called as the help desk?
P What does their profile picture look like?
P Which button has caused the most damage yet?
I What will the young laugh at us for one day?
I Which of their messages would you never delete?
=dadJokes
c Your dad sounds like great company.
c I like a man who laughs first at his own joke.
c I like him already, groans and all.
p I'm afraid I'd laugh, and then he'd never stop.
p I speak fluent bad pun, so we'd be fine.
p Put me next to him and you'd have two of us.
i Secretly you love it, I can tell.
i It sounds like the groan is half the fun for him.
i I suspect you'll be telling them yourself one day.
C Which of his jokes is the worst of all?
C Does anyone in the family still laugh?
P Could you tell me one, at your own risk?
P Is there a special family groan for his puns?
I Which part of his humour did you inherit?
I When did one of his jokes save a bad day?
=granBlunt
c She's clearly the most honest person in the room.
c I'd want to sit next to her at every lunch.
c She says it straight, and she's probably mad about you.
p I'd wear my best shirt and still get told off.
p My haircut wouldn't survive five minutes with her.
p She should be writing restaurant reviews.
i The worst part is that she's probably right.
i I look forward to the age when I can say everything.
i Something tells me you've inherited a little of that.
C What was her finest remark so far?
C How did you answer her?
P What would she say about me in one sentence?
P Does anyone in the family dare to answer back?
I What has she been right about in the end?
I Which of her lines will you remember for ever?
=granFeeds
c Nobody leaves that house hungry, and I love that.
c Food to take home is the best kind of present.
c You're very well looked after there.
p I'd surrender after the third plate.
p My belt got tighter just from reading that.
p I don't think no is a word that works in that house.
i I think that's just how some people say they love you.
i I bet it never tastes the same when you make it yourself.
i I have a feeling I'd be very popular at that table.
C What was the best thing on the table?
C How much of it did you carry home?
P Has anyone ever won an argument about seconds there?
P How many days can you survive on those boxes?
I Which of those recipes would you like to inherit?
I Which smell takes you straight back to that kitchen?
=familyTable
c That table sounds loud, exhausting and very alive.
c You came out with your humour intact, well done.
c You need good nerves for a table like that.
p I'd hold on to the potatoes and agree with everyone.
p I'd offer to do the dishes very early.
p Sounds like better television than most series.
i Every family has that one subject, I'd love to know yours.
i I bet you'll all still be back next time.
i I wonder which seat you pick at a table like that.
C How did the dinner end?
C Who started it this time?
P Who usually wins the last potato?
P Is there a referee at your family table?
I What is your own part at that table?
I Which dish makes peace between everyone?
=nickedClothes
c I'm on your side, that's plain theft.
c At least you've got good taste, everyone wants your things.
c That takes some nerve, and I'm almost impressed.
p I'd put a lock on that wardrobe.
p I'd start charging rent for those.
p Your clothes go out more than I do.
i I think it's a compliment, just an annoying one.
i Your things must have seen some good parties by now.
i I have a feeling you've borrowed a thing or two yourself.
C Did you get your things back?
C What did the thief say when you found out?
P Have you planned your revenge yet?
P Do you ever steal something back?
I Which piece would you never lend to anyone?
I Which borrowed thing did you never give back?
=flatmateFood
c Opening the fridge to that is a small heartbreak.
c Stealing food is serious in my book too.
c You're completely right to be angry.
p I'd label everything in that fridge as medicine.
p I'd sleep on a chair in front of that fridge.
p Give me one evening and a lot of chilli, I'd catch them.
i I wonder if they honestly think nobody notices.
i It's always the thing you've looked forward to all day.
i I have a suspect in mind, and I've never even met them.
C Did the culprit confess?
C What did you eat instead in the end?
P What would be a fair sentence for the fridge thief?
P How far would you go to protect your leftovers?
I What food would you never share with anyone?
I Have you ever been the fridge thief yourself?
=familyChat
c Your family chat sounds like a very lively place.
c I admire that you still read it all.
c At least nobody in your family gets forgotten.
p I'd have it on mute for a year.
p One wrong thumb in there and I'd have to emigrate.
p My phone would be at two percent by lunch.
i There's always one who reads everything and says nothing, I suspect you.
i I think it's just how they check that everyone's alive.
i I bet there's a second group without the loudest one.
C What set the family chat off this time?
C Who writes the most in there?
P How many secret side groups are there by now?
P Which relative should have their phone taken away?
I What is your role in the family chat?
I Which message in there did you keep?
=parentHospital heavy
c I'm really sorry, I hope there's good news soon.
c They're lucky to have you.
c Take all the time you need, there's no hurry to answer.
p No clever words from me today, I'm just thinking of you.
p I wish you a quiet night and a kind nurse.
p I hope someone brings you something warm to eat.
i It's hard when a parent is suddenly the fragile one.
i The waiting and not knowing must be the worst of it.
i You're doing more for them than you think, I'm sure.
C How is everything looking now?
C Is anyone there with you?
P Have you had anything warm to eat today?
P Would a bit of distraction help, or would you like quiet?
I What worries you most right now?
I What are they like when they're well?
=funeralTold heavy
c I'm so sorry for your loss.
c A goodbye like that takes so much out of you.
c Thank you for telling me, that's a lot to carry.
p No light words from me, just a warm thought.
p I hope there's someone to hug you today.
p I wish you a soft chair and a quiet evening.
i It's strange how the world just carries on around it.
i I can tell how much they meant to you.
i I'd like to hear about them, whenever you feel like it.
C How are you holding up?
C Were you very close?
P Is there a story about them that makes you smile?
P Is anyone looking after you today?
I What would you like people to remember about them?
I What of theirs will always stay with you?
=lossDay heavy
c I'm thinking of you today, with all that it brings up.
c It's lovely how you keep them close.
c Days like this weigh a lot, so no hurry with answers.
p A gentle hello to you and to the one you miss.
p I hope there's something warm and easy in your evening.
p I'm here, without any clever remarks.
i It's odd how much one date in the calendar can hold.
i I can hear how much room they had in your life.
i I think remembering someone like that is a good way to love them.
C How are you getting through the day?
C What were they like?
P Which of their habits still makes you smile?
P Would they be teasing you about something by now?
I What would you tell them if they rang tonight?
I What of them do you find in yourself?
=fadingMemory heavy
c I'm so sorry, losing someone bit by bit is hard.
c You keep turning up, and that matters so much.
c That must hurt, and you handle it so kindly.
p I'd answer to any name too, if it made them smile.
p I hope the next visit has one clear, lovely minute.
p I wish you a soft evening after a day like that.
i I believe the feeling of a visit stays when the memory doesn't.
i I think they still know you're someone they love.
i There's so much love in the way you tell it.
C How are you coping with it yourself?
C Are there still good moments together?
P Which old song still makes the eyes light up?
P Who looks after you on days like that?
I What were they like before all this?
I Which memory are you keeping for the two of you?
=friendRow
c I'm sorry, falling out with someone close is horrible.
c That sounds like it really hurt.
c It only stings this much because they matter to you.
p I'd be slamming cupboards and feeling silly about it.
p I'm good at being right and terrible at enjoying it.
p My best arguments always arrive two days late in the shower.
i I suspect there's something softer under it that nobody said.
i It's odd how loud a silent phone can be.
i I think you only fight like that with people you trust.
C How do you feel about the quarrel now?
C Do you think you two will talk again soon?
P Are you the shouting or the silent type in a row?
P What do you clean when you're cross?
I What would you want to hear from them now?
I What was the row really about, underneath?
=madeUp good
c I'm really glad you two found your way back.
c Making up takes more courage than the row did.
c That must be such a relief.
p Now you can go back to annoying each other.
p I'd have cried first and denied it later.
p Being right is overrated anyway.
i I bet the first word was the hardest one.
i I like it when people don't let pride win.
i You were probably both waiting by the phone the whole time.
C How does it feel to be on good terms again?
C Who made the first step in the end?
P Which of you two cried first?
P Is there anything you two still can't mention?
I What did you miss most during the silence?
I What changed between you since the making up?
=friendMovedAway
c I'm sorry, a friend like that leaves a big gap.
c It only hurts because it's a good friendship.
c It must feel odd not having them round the corner.
p Whoever invented time zones didn't have a best friend.
p At least you've got a sofa to visit far away now.
p I'd have hidden in one of the boxes.
i Something tells me you two will manage the distance.
i It's the everyday nothing you miss most, I think.
i I bet they miss you just as much over there.
C How did you two say goodbye?
C When will you see your friend again?
P How many messages have you sent each other already?
P Which of you'll crack first and visit?
I What will you miss most in the everyday?
I What made you two friends in the first place?
=oldFriendBack good
c I love that, old friends know all your earlier versions.
c Finding each other after so long is a real gift.
c I can tell how good that felt.
p I hope nobody brought photos.
p The gossip alone would take me a week.
p Old friends know far too much, so be nice to them.
i I love that someone's laugh never changes.
i I like it when years of silence just don't matter.
i I bet you were both sixteen again within a minute.
C How was the first minute together again?
C What did you two talk about first?
P Which embarrassing old story came up straight away?
P Who laughed first, you or your old friend?
I Which memory came back that you had forgotten?
I Who else from back then would you like to find again?
=haveCold
c Poor you, a proper cold makes every hour long.
c I hope you can sleep properly tonight.
c You've earned a blanket and no plans at all.
p With a cold I turn into a very sad poet.
p I'd bring soup, but I'd leave it at the door and run.
p I'd sneeze in sympathy, but nobody needs that.
i You never appreciate breathing until your nose is blocked.
i The one good thing is that nobody expects anything of you.
i Being ill makes everyone eight years old again.
C How is your head today?
C Is anyone bringing you soup?
P How many boxes of tissues so far?
P Is your voice at least good for jazz right now?
I What did you get as a child when you had a cold?
I What do you watch only when you're ill?
=rolledAnkle
c That sounds painful, I hope it heals fast.
c Poor you, those things always pick the worst moment.
c Being stuck like that is so annoying.
p I can hurt myself just reading that.
p At least you get to be lazy without any guilt.
p I'd tell everyone it happened skiing.
i You never notice how much you move until it hurts.
i I have a feeling you're not good at sitting still.
i I bet you've found out who your kindest friends are.
C How bad is the pain now?
C How long will you be taking it easy?
P Which heroic version of the accident are you telling people?
P Who's fetching things for you in the meantime?
I What do you miss most while you can't move freely?
I Do you take being ill calmly or restlessly?
=backWent
c Poor you, that kind of pain takes over the whole day.
c I hope you find one position that doesn't hurt.
c It's so unfair when it's something that small.
p Backs have a terrible sense of humour.
p I now sit up straight out of pure fear.
p I make a noise myself just getting off the sofa.
i Nobody thinks about their back until it stops working.
i I suspect you'll still do too much tomorrow.
i Maybe it was a rude way of asking for a day off.
C How is your back by now?
C Can you sit or is it only lying down?
P Are you walking like a robot today?
P How long did getting dressed take today?
I What is the first thing you'll do without pain?
I What do you listen to while you lie still?
=dentistTold
c That was brave, I know plenty of people who'd have cancelled.
c I hope the soreness is gone by tomorrow.
c Poor you, at least that part is behind you now.
p I'd grip that chair until it left marks.
p Nobody tells a dentist the truth about flossing.
p My conversation at the dentist is limited to three vowels.
i I wonder who decided to put nothing on that ceiling.
i I'll never know why they ask questions when your mouth is full.
i Funny how one tooth can run your whole day.
C How does your mouth feel now?
C Did the dentist get it sorted?
P What have you eaten since, apart from soup?
P Did you confess the truth about flossing?
I What do you think about while staring at that ceiling?
I What is your reward after the dentist?
=awakeThree
c Being awake at that hour is lonely, I'm sorry.
c I hope your head finds the off switch tonight.
c After a night like that, just getting up is heroic.
p At three in the morning I could solve everything except sleep.
p My brain saves its worst ideas for that hour too.
p And then you get sleepy five minutes before the alarm.
i Everything feels twice its size before dawn.
i I like to think someone else's light was on too.
i I wonder what's so urgent that it can't wait for daylight.
C How are you holding up after that night?
C Does that happen to you often?
P What was on your mind at that hour?
P How far did you get with counting sheep?
I What do you think about when nothing else is moving?
I Is there a sound that sends you to sleep after all?
=cantGetUp
c A warm bed is a perfectly good place to spend a morning.
c Stay there, the world can wait.
c I fully support you and that duvet.
p The snooze button and I are very close too.
p I'd offer coffee, but then I'd have to get up too.
p Gravity is always strongest in the morning.
i I suspect you do your best thinking right there.
i Five more minutes is my favourite unit of time.
i It's even nicer when you're supposed to be somewhere else.
C What would finally get you out of bed?
C How warm is it under there?
P Could anyone talk you out of there, or only breakfast?
P What's your record for lying in?
I What do you think about on a slow morning in bed?
I What is your perfect breakfast under a blanket?
=criedSilly
c I like people who let small things in.
c You've clearly got a soft heart, and I like it.
c That would've got me right in the throat too.
p There's no dignified way to do it, so well done.
p I'd have blamed an onion and fooled nobody.
p My lip's wobbling too, thanks for that.
i It's usually not really about the small thing, I think.
i You weren't too embarrassed to tell me, I like that.
i Now I want to know what else gets to you like that.
C Did you feel better after the tears?
C Did anyone notice you crying?
P What is the silliest thing that ever made you cry?
P How many tissues did the whole scene take?
I What do you think really touched you there?
I Which song or film gets you every single time?
=lonelySunday
c Hours like that can be long, I'm glad you told me.
c Days like that can be hard in a quiet house.
c I'm really glad you wrote to me.
p I'm not much of a party, but I can keep you company.
p Sunday afternoons should be two hours shorter.
p Consider this message a knock on your door.
i There's something about the light on a Sunday afternoon.
i I wonder how many people feel just like that right now.
i Being alone is fine until suddenly it isn't.
C How has the rest of your day been?
C What helps you a little on such quiet days?
P What's the least sensible snack in the house right now?
P Which song would you put on to fill the silence?
I What would your ideal company look like today?
I When was your last Sunday that felt just right?
=missingFamily
c Missing them like that just shows how good they are.
c It must be hard to be so far from them.
c I can nearly picture it from how you write.
p Phones should be able to send food by now.
p A video call is nice, but you can't hug it.
p If it helps, I bet they're all talking about you.
i It's funny how one little thing can take you straight there.
i I guess having two homes means always missing one.
i I wonder if it's the place you miss or the noise in it.
C How long has it been since you saw them all?
C What do you miss the most from home?
P Which dish from home would you order right now?
P Who in the family talks the most on video calls?
I What have you taken with you from home into your life here?
I When does the place you live now feel like home?
=proudSelf good
c You have every reason to be proud of that.
c That took real courage, and I'm glad you did it.
c Good for you, I'd clap if you could hear it.
p I hope you've been unbearable about it all day.
p I'm brave too, but mostly about spicy food.
p I'd have told everyone on the street.
i It might look small from outside, but I don't think it is.
i I have a feeling this isn't the last brave thing.
i I wonder what you from a few years ago would say.
C How did you feel right afterwards?
C What gave you the courage for it?
P How have you celebrated this bravery so far?
P Did you do a little victory dance?
I What is the next thing you'd dare?
I Who did you tell first?
=wavedWrong
c That person got the friendliest moment of their day.
c Your warmth just landed at the wrong address.
c I admire how fully you committed to it.
p I'd have moved abroad within the hour.
p I'd wave at everyone from now on, just to be safe.
p The only way out is to become real friends now.
i Someone is telling that story tonight too, you know.
i It says something nice that your first instinct was affection.
i I have a feeling they secretly enjoyed it.
C How did the other person take it?
C What happened right after that?
P How fast did you flee the scene?
P Did you pretend it was on purpose?
I What was the look on your face that second?
I What is the nicest mix up you've ever had?
=wrongChat
c That moment when you see the wrong name is awful.
c My stomach dropped just reading that.
c At least it's out now, and you'll laugh one day.
p I'd throw the phone in a lake and move away.
p My thumb has gone cold in sympathy.
p Two blue ticks have never been so scary.
i I wonder if they secretly found it funny.
i That second after send feels like a year.
i I'd give a lot to have seen your face right then.
C Has anyone answered your message yet?
C When did you notice the mistake?
P What was your excuse, or did you just hide?
P Could you still delete it or was it too late?
I What is the most honest thing you ever sent by accident?
I Was there a tiny part of you that felt relieved?
=fellPublic
c I hope only your pride has a bruise.
c Getting up again with people watching takes style.
c I'm glad you can already smile about it.
p The pavement clearly started it.
p I'd have stayed down and pretended to look for something.
p The ground comes up fast when people are watching.
i Then comes that quick look round to see who saw.
i I like that you told me, most people would've kept quiet.
i I have a soft spot for strangers who help people up.
C Did you hurt yourself in the fall?
C Who helped you up?
P What marks did the audience give your landing?
P Was there a bow before you left?
I What is the first thing you think on the way down?
I Which of your falls is the family classic?
=lockedOut
c Standing outside your own door is such a helpless feeling.
c I'm glad you kept your sense of humour out there.
c That can ruin even the calmest day.
p Keys only vanish when you really need them.
p I'd have moved in with a neighbour out of shame.
p Burglars make it look so much easier.
i Your own door has never looked so unfriendly, I bet.
i I like to think you made a friend out there.
i I bet you check your pocket twice now.
C How did you get back in?
C How long were you stuck outside?
P What were you wearing at the time?
P Did the neighbours enjoy the show?
I Who has your spare key, and why that person?
I What would you have liked to have with you on that step?
=phoneGone
c Being without it is worse than it should be.
c I hope most of what was on it is safe.
p A minute of silence for all those screenshots.
p You'll be writing letters by candlelight before long.
i It's strange how quiet a day gets without it.
i I'm glad you found a way to write all the same.
C Could you save your photos?
C Do you need a new one, or is there hope?
P Who did you miss first, be honest?
P How long did you last before asking a stranger the time?
I What did you notice that you'd normally scroll past?
I Was it a relief, even for a minute?
c Losing a phone feels like losing a bit of your brain.
c I'm sorry about your poor phone.
c It's scary how lost you feel without it.
p May it rest in peace, or in a bag of rice.
p I checked my own pocket while reading that.
p Without mine I'd get lost in my own hallway.
i Odd how much of your life sits in that little thing.
i I bet the world felt strangely quiet for a while.
i I wonder how many numbers anyone still knows by heart.
C Did you get the phone sorted?
C What was the worst thing about being without it?
P How often did your hand still reach for the phone?
P How did people manage to meet at all without phones?
I Which photo or message would hurt most to lose?
I Was there a nice moment in those hours without a phone?
=spiltOnMe
c Of course it never happens with plain water.
c That's terrible timing, poor you.
c I feel for you and for everything that got soaked.
p Clean things just seem to ask for it.
p I should be served everything with a bib.
p Call it modern art and walk on.
i I bet you carried it off better than you think.
i That second before it hits is always in slow motion.
i I like people who laugh and carry on with the stain.
C Did the stain come out?
C How did you save the situation?
P Who saw it happen?
P What would you call it if it were art?
I Which ruined piece of clothing do you still miss?
I What do you do when you want to sink into the floor?
=badDateTold
c That man didn't deserve your evening.
c You deserved far better company than that.
c I'm sorry you had to sit through it.
p The bar is on the floor, and he tripped over it.
p Suddenly I feel very good about my own manners.
p On behalf of the rest of us, I apologise.
i At least it's a very good story now.
i I wonder how he tells that evening to his friends.
i I suspect a normal evening sounds like luxury after that.
C How did you get out of that date?
C When did you know it was hopeless?
P How quickly did you text a friend for rescue?
P What would your review of him be in one line?
I How would a good date have gone instead?
I What is the best thing anyone did on a date with you?
=sawEx
c Seeing an ex always catches you off guard.
c That can't have been easy, even with a smile.
c I hope your heart rate's back to normal.
p They never turn up on a good hair day.
p Hiding behind a shelf is a perfectly respectable option.
p My plan would be to drop something and stay down there.
i I bet it took you a minute to feel normal again.
i It's strange when someone so close is just a person again.
i I think how you felt five minutes later says more.
C How do you feel about it now?
C What went through your head first?
P How good was your hiding place, real or imagined?
P What would the perfect comeback line have been?
I What did you notice about yourself in that moment?
I How long until an ex is just someone you knew?
=aloneWedding
c Going solo takes some style, and you've got it.
c The slow songs are the longest minutes of any wedding.
c You clearly made the best of it.
p I'd have made friends with the buffet.
p I'd volunteer for the kids table any time.
p The odd table always has the best gossip.
i I bet you were better company than the top table.
i I'd have wanted to sit next to you, whatever the table.
i I suspect half the couples envied you a little.
C How was the evening for you apart from that?
C Who was the best company at your table?
P How many handbags can one person guard?
P Which wedding song should be banned for single people?
I What do you feel when the slow song begins?
I What would you change about weddings for people on their own?
=birthdayAge
c You sound younger than whatever the number is.
c Those little signs always come without warning.
c I like that you tell it with a smile.
p My knees also make comments nobody asked for.
p A groan on standing up is just background music.
p I plan to age like a good cheese, stubbornly.
i I have a feeling you get more interesting every year.
i The number changes overnight and you don't, which is odd.
i Every decade you stop minding one more thing, I hope.
C How do you feel about growing older?
C What would you like to do on your next birthday?
P Which joint complained first?
P How many candles until it's a bonfire?
I How old do you feel inside?
I Which thing would you not swap back for being younger?
=lostDear
c I'm so sorry, some things just can't be replaced.
c It's never just a thing, I know.
c I really hope it turns up somewhere silly.
p I'd crawl around with a torch until it turned up.
p My fingers are crossed so hard I can barely type.
p I bet it's in the one pocket you haven't checked.
i It was never about what it cost, I can tell.
i Things sometimes come back the day you stop looking.
i I like to think a kind stranger is holding it right now.
C Where did you have it last?
C Has anyone handed it in yet?
P Have you looked under every cushion in the house?
P Which coat pocket have you already checked nine times?
I What is the story behind it?
I What do you think of when you picture it?
=foundAgain good
c That's wonderful, it came all the way back to you.
c I can feel the relief through the screen.
c I'm so happy it's back where it belongs.
p It probably just needed a holiday.
p I'd have danced round the room too.
p It's always the last place, and the silliest.
i I bet you'll look at it differently now.
i I love that things sometimes do come back.
i Makes you wonder what else is hiding somewhere.
C Where had it been all that time?
C What did you feel when you saw it again?
P Are you ever letting it out of sight again?
P Who did you tell first, and how loudly?
I What makes it so precious to you?
I What else that you lost would you like to find?
=nothingHappened
c You can even make a boring day sound good.
c I enjoyed that dull day more than most adventures.
c Uneventful is an underrated sort of day.
p I'd watch that as a slow film.
p Sounds like my kind of excitement, honestly.
p I'm sitting down, this is a lot to take in.
i You notice the small things, and I like that.
i Something tells me tomorrow will be different.
i I like hearing about the empty days most of all.
C What was the best minute of this quiet day?
C How do you feel about days when nothing happens?
P What would the headline of your day be?
P Is there a sequel planned for tomorrow?
I What do you think about when you're properly bored?
I Which small surprise would have suited this day?
`;
