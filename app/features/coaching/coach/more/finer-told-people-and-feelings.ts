/** Finer kinds of telling: family, friends, the body, moods, mishaps. Form: told-news.ts. */
export const FINER_TOLD_PEOPLE_AND_FEELINGS = `
=kidSaid
c That kid is funnier than most adults I know.
c Kids just say what everyone else is thinking.
c Write that one down, kids say it once and it's gone.
p I'd lose every argument with that kid in under a minute.
p I'm not sure my ego would survive a whole day with that one.
p With a kid like that you don't need comedy shows.
i I like that kids have no idea how funny they are.
i The annoying part is that kids are usually a bit right.
i I wonder when we stop talking that freely.
C Did you manage not to laugh?
C What did you say to that?
P Does your little comedian take bookings?
P Where does that come from, from you?
I Were you just as funny as a child?
I Will you write that one down?
=kidDressed
c That outfit shows more confidence than most grown adults have.
c Good for you for letting that costume out of the house.
c I love a kid who knows exactly what to wear.
p A plain shirt suddenly looks like no effort at all.
p Now I want a cape for running errands too.
p If I dressed like that, people would gently call someone.
i Imagine getting dressed every day with nobody else in mind.
i I wonder at what age we stop dressing for fun.
i That outfit is going to come up again at an eighteenth birthday.
C Did you get a photo of it?
C How did people react?
P Could I borrow that stylist for a day?
P Who wins the arguments about clothes at your place?
I What did you love to wear as a child?
I Would you dress like that if nobody could say a word?
=kidTooth
c A gappy smile is the best smile there is.
c What a big day for such a small tooth.
c That's exactly the fuss a lost tooth deserves.
p The tooth fairy is busier than all of us.
p I'd get caught at the pillow within four seconds.
p Nobody gives adults anything for a tooth, which feels unfair.
i Only at that age is losing something such big news.
i It's a tiny tooth, but I bet it made you feel things.
i Something tells me the tooth fairy there does a very good job.
C Is your little one proud of it?
C How did the tooth come out in the end?
P What does the tooth fairy pay these days?
P Are you a quiet tooth fairy, or does the floor creak?
I Did you believe in the tooth fairy as a child?
I Will you keep the tooth?
=kidPoorly
c Poor little thing, I hope the worst of being ill is over by tomorrow.
c It's hard on you too when the little ones are ill.
c Sounds like your little patient is in very good hands.
p With a fever I'd be far more of a baby about it.
p My nursing skills stop at bringing toast and looking worried.
p I'm wishing you both cartoons and a very long nap.
i I bet a day with a poorly child shrinks to one sofa and one blanket.
i That's the kind of care they remember years later.
i Someone should be looking after you a bit too.
C How is your little patient doing now?
C Are you getting any rest yourself?
P How many cartoons have you watched by now?
P Who's the boss today, you or the patient?
I Is someone looking after you a bit as well?
I What cheers your little one up on a day like that?
=kidWontSleep
c You deserve eight hours in a row and a good coffee.
c That's a lot of patience on very little sleep.
c I hope tonight they give you a break.
p I'd fall asleep before the kid did.
p I'd give in at the second glass of water.
p Nobody has more energy than a tired toddler.
i Funny how we fight sleep as kids and crave it now.
i One day they'll sleep till noon, hard as it is to believe now.
i That quiet once they're finally asleep must feel amazing.
C Is the little one asleep by now?
C How much sleep did you get in the end?
P Which excuse for not sleeping is the best so far?
P Do you know all the bedtime stories by heart?
I What do you do once it's finally quiet?
I Does it get better, or is it every night?
=kidFlewNest
c You raised someone who could leave, and of course that hurts.
c That first quiet week without the kids must be hard.
c I can hear how much love there is in that.
p I'm sending a hug, and you can cry at whatever you like.
p I'd have hidden in the boot and gone along.
p I'd give it two weeks before the laundry comes home.
i You can be proud and heartbroken at once when a child moves out.
i I have a feeling the kids miss home more than they let on.
i I'm curious what you'll do with your evenings.
C How does it feel at home now?
C How was the goodbye, did you cry?
P Which annoying habit do you miss already?
P How long until the first bag of laundry comes home?
I What would you like to do with the extra time?
I Are you more proud, or more sad?
=kidStage good
c I bet nobody in that audience was prouder than you.
c They'll remember that you were there for it.
c I love how proud you are of your little star.
p I'd have clapped at the wrong moment and cried at the right one.
p I'd have filmed it all and caught the back of someone's head.
p I'd be cast as a bush and still forget my lines.
i A kid looking for one face in the crowd gets me every time.
i I have a feeling this story gets told at every birthday.
i A stage takes real courage when you're that small.
C Did your little star see you?
C Did you cry, honestly?
P How many blurry videos did you take?
P Who was more nervous, you or your little star?
I Were you ever on a stage like that yourself?
I What was the best moment of it for you?
=kidFirstDay
c That's a big step for a small pair of shoes.
c Letting go on the first school day is the hard part.
c I think it's harder for the one who walks home alone.
p I'd have asked if parents can stay for story time.
p They should hand out tissues to the parents.
p I'd have been the one holding on to the gate.
i I bet home felt very quiet when you got back.
i I suspect they were braver than you'd feared.
i Someone may have met a best friend today without knowing it.
C How did the first day go in the end?
C How did you feel afterwards?
P Who cried more, honestly?
P Did you hang around at the gate a bit longer?
I Do you remember your own first day of school?
I What did you do once you were alone?
=teenMoods
c You sound very patient with your teenager.
c Teenagers need someone steady, and that's clearly you.
c I admire anyone who lives with a teenager and stays funny.
p I'd be declared embarrassing before I'd finished saying hello.
p Somewhere in that bedroom are all your plates and glasses.
p Some days I'd like to answer in grunts too.
i I bet there's still a sweet kid under all that.
i Teenagers roll their eyes and still check you're around.
i I suspect we were all impossible at fifteen.
C How do you stay so calm?
C Are there good moments with them as well?
P What was your most embarrassing crime this week?
P Do you understand the grunts by now?
I Were you any better at that age?
I Do you sometimes hear your own parents in you?
=nieceStyled
c You're clearly the favourite, that's what the makeover means.
c Handing a kid full control like that is real love.
c Kids remember an adult who plays along like that.
p I'd come out of that with one eyebrow.
p I'd be great at playing the patient, as long as I can lie down.
p Nobody says no to a small child with a plan.
i I like that you let the little ones take over.
i I like adults who take a tea party seriously.
i I have a feeling you enjoyed it more than you admit.
C Were you patient, or did you beg for mercy?
C Were you allowed any say in it?
P Did you get a receipt for the treatment?
P How strict is the boss?
I Did you enjoy it, secretly?
I What was your favourite game as a child?
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
C Have you held the baby yet?
C What is the new arrival called?
P How many photos have you got already?
P Who cried more, the baby or you?
I How did you feel when you heard the news?
I What kind of person will you be for the little one?
=babyComing good
c What lovely news, that baby's already loved.
c That kid is going to be lucky to have you.
c I'm happy for all of you, that's news worth shouting.
p I'd have bought a pram and three teddy bears by now.
p That baby already has more fans than I do.
p I couldn't keep that secret for three minutes.
i Strange to think there's already someone on the way who'll adore you.
i I bet you've already pictured the first cuddle.
i I like that a baby can be this loved before it even arrives.
C How did you react?
C When is the baby due?
P How many names have been rejected already?
P Have you bought tiny socks yet?
I How does it feel for you?
I What are you looking forward to most with the baby?
=friendEngaged good
c What happy news, they're lucky to have you cheering.
c An engagement deserves exactly that amount of screaming.
c I love how happy you are for them.
p I'd have dropped the ring in the soup.
p I'd have given the secret away weeks before.
p And now come eight months of talking about napkins.
i I always wonder what that second before the yes feels like.
i I like that their engagement makes you this happy.
i I have a soft spot for a good proposal story.
C Did you see that proposal coming?
C How did the proposal go?
P Who screamed louder, you or them?
P Are you already thinking about what to wear?
I Are they good together?
I What sort of proposal would you like?
=askedGodmother good
c They chose you, and that says a lot about you.
c What an honour, and clearly given to the right person.
c There aren't many people you'd ask something like that, and they asked you.
p I'd have said yes before they'd finished the sentence.
p I'd try to say thank you and just make a noise.
p I'd be practising in front of the mirror already.
i I'm guessing they had you in mind for a long time.
i You must be quite a friend to be chosen for that.
i I bet you didn't see it coming, which makes it nicer.
C How did you feel when they asked?
C Did you say yes straight away?
P How many seconds until you cried?
P Are you already nervous about it?
I What does being asked mean to you?
I How long have you known each other?
=whenMarry
c You stay remarkably calm under that much pressure.
c Being asked when you'll marry would wear anyone down.
c Good that you go at your own pace, whatever the family says.
p I'd hide in the kitchen until they changed the subject.
p I'd bring a fake partner just to get through dessert.
p An auntie with a plan scares me more than any horror film.
i I think it's their clumsy way of asking if you're happy.
i I bet you've got the perfect answer ready and never say it.
i I like people who'd rather wait than tick a box.
C What do you say to them?
C Who asks the most?
P Have they got someone lined up for you already?
P Do you change the subject, or run?
I How do you feel about it yourself?
I Does it bother you, or can you laugh about it?
=mumCalling
c Your mum clearly adores you.
c It sounds like you two are close, odd calls included.
c I like that you always pick up in the end.
p My battery would give up before your mum does.
p With mums, bye is only the halfway point.
p No secret service has anything on your mum.
i I suspect she mostly just wants to hear your voice.
i I bet you'd miss it if the phone stayed quiet.
i I like that someone always wonders whether you've eaten.
C Does she call you every day?
C How do you get her to hang up in the end?
P How many goodbyes does one call need?
P Does she know about me yet?
I Are you two close?
I Are you like her, be honest?
=parentsTech
c You're a very patient help desk for your parents.
c I could watch parents versus phones all day.
c I love that your parents keep trying.
p I'd have to put the phone down for a minute to laugh.
p I'm one phone update away from needing that help myself.
p Give it a week and they'll be explaining it to you.
i They taught us to use a spoon, so it's only fair.
i Under it all they just want to be close to you.
i I hope someone's this patient with us one day.
C Did you get it sorted out in the end?
C How often do they need your help?
P How patient were you, on a scale from one to ten?
P Do you charge by the hour?
I Do you find it sweet, or does it drive you mad?
I Which of their messages made you laugh most?
=dadJokes
c Your dad sounds like great company.
c I like a man who laughs first at his own joke.
c I like him already, groans and all.
p I'm afraid I'd laugh, and then he'd never stop.
p I speak fluent bad pun, so we'd be fine.
p Put me next to him and you'd have two of us.
i Secretly you love it, I can tell.
i It sounds like your groan is half the fun for him.
i I suspect you'll be telling them yourself one day.
C Which of his jokes is the worst of all?
C Do you laugh, or do you refuse?
P Could you tell me one, at my own risk?
P Do you have a special groan just for him?
I Did you get your humour from him?
I Are you two close, apart from the jokes?
=granBlunt
c She's clearly the most honest person in the room.
c I'd want to sit next to her at lunch and listen.
c She says it straight, and she's probably mad about you.
p I'd wear my best shirt and still get told off.
p I wouldn't survive five minutes with her.
p She should be writing restaurant reviews.
i The worst part is that she's probably right.
i I look forward to the age when I can say everything.
i Something tells me you've inherited a little of that.
C What was her finest remark so far?
C What did you say back?
P What would she say about me?
P Does anyone dare to answer back?
I Is she sometimes right, annoyingly?
I Will you be like that at her age?
=granFeeds
c Nobody leaves that house hungry, and I love that.
c Food from a gran to take home is the best kind of present.
c You're very well looked after there.
p I'd surrender to your gran after the third plate.
p My belt got tighter just from reading that.
p I don't think no is a word that works in that house.
i I think feeding people is just how some say they love you.
i I bet it never tastes the same when you make it yourself.
i I have a feeling I'd be very popular at that table.
C What was the best thing you ate?
C Does she cook for you like that often?
P Has anyone ever won against her?
P Can you still move?
I Which of those dishes could you eat every day?
I Can you cook any of those dishes yourself?
=familyTable
c That table sounds loud, exhausting and very alive.
c You came out with your humour intact, well done.
c You need good nerves for a table like that.
p I'd hold on to the potatoes and agree with everyone.
p I'd offer to do the dishes very early.
p Sounds like better television than most series.
i Every family has that one subject, I'd love to know yours.
i I bet you'll all still be back next time.
i I wonder which seat you pick at a family table like that.
C Did it end in peace, or in slammed doors?
C Do you enjoy it, deep down?
P Who won the fight for the last potato?
P Are you the peacemaker or the troublemaker?
I Is it always like that when you all get together?
I Are you glad to be home now, or do you miss it already?
=nickedClothes
c I'm on your side, that's plain theft.
c At least you've got good taste, everyone wants your things.
c That takes some nerve, and I'm almost impressed.
p I'd put a lock on that wardrobe.
p I'd start charging rent for those.
p Your clothes go out more than I do.
i I think it's a compliment, just an annoying one.
i Your clothes must have seen some good parties by now.
i I have a feeling you've borrowed a thing or two yourself.
C Did you get your things back?
C What did your thief say about it?
P Are you plotting revenge on your thief?
P Have you checked that wardrobe for more of your stuff?
I Is there anything you'd never lend to anyone?
I Do you ever borrow things back?
=flatmateFood
c Opening the fridge to that is a small heartbreak.
c Stealing food from a fridge is a serious crime to me.
c You're completely right to be angry.
p I'd label everything in that fridge as medicine.
p I'd sleep on a chair in front of that fridge.
p Give me one evening and a lot of chilli, I'd catch them.
i I wonder if they honestly think nobody notices.
i It's always the thing you've looked forward to all day.
i I'd be cross too, good leftovers are something to look forward to.
C Have you had a word about it yet?
C What did you eat instead?
P What's a fair punishment for that?
P Would you label everything in three languages?
I What would you never share with anyone?
I Do you get on well with them otherwise?
=familyChat
c Your family chat sounds like a very lively place.
c I admire that you still read it all.
c At least nobody in your family gets forgotten.
p I'd have it on mute for a year.
p One wrong thumb in there and I'd have to emigrate.
p My phone would be at two percent by lunch.
i There's always one who reads everything and says nothing, I suspect you.
i I think that chat is how they check that everyone's alive.
i I bet there's a second group without the loudest one.
C What was it about this time?
C Who's the loudest one in there?
P Have you muted it yet, be honest?
P Is there a secret chat without the loud ones?
I Do you write a lot in there, or only read?
I Do you love it a bit, in spite of it all?
=parentHospital heavy
c I'm really sorry, I hope the hospital has good news soon.
c I hope they get well soon, and they're lucky to have you.
c Take all the time you need, there's no hurry to answer.
p No clever words from me today, I'm just thinking of you.
p I wish you a quiet night and a kind nurse.
p I hope someone brings you something warm to eat.
i It's hard when a parent is suddenly the fragile one.
i Waiting for news from a hospital must be the worst of it.
i You're doing more for them than you think, I'm sure.
C Is there any news yet?
C Is anyone there with you right now?
P Have you eaten anything warm today?
P Would some silly distraction help, or would you like quiet?
I How are you coping yourself?
I Can I do anything for you, even just listen?
=funeralTold heavy
c I'm so sorry, saying goodbye to someone is so hard.
c A funeral takes so much out of you.
c Thank you for telling me, that's a lot to carry.
p No light words from me, just a warm thought.
p I hope there's someone to hug you today.
p I wish you a soft chair and a quiet evening.
i It's strange how the world just carries on around it.
i I can tell how much they meant to you.
i I'd like to hear about them, whenever you feel like it.
C How are you doing today, honestly?
C Were you very close?
P Is there a nice memory that makes you smile a little?
P Is anyone looking after you today?
I Would you like to tell me about them?
I What will you always remember?
=lossDay heavy
c I'm thinking of you today, with all that it brings up.
c It's lovely how you keep the one you lost close.
c Days like this weigh a lot, so no hurry with answers.
p A gentle hello to you and to the one you miss.
p I hope there's something warm and easy in your evening.
p I'm here, without any clever remarks.
i It's odd how much one date in the calendar can hold.
i I can hear how much room they had in your life.
i I think remembering someone like that is a good way to love them.
C How's the day so far?
C Would you like to tell me a bit about them?
P Which memory still makes you smile?
P What would they say to cheer you up?
I What do you miss most on a day like that?
I Do you have a little ritual for the day?
=fadingMemory heavy
c I'm so sorry, losing someone bit by bit is hard.
c You keep turning up, even when the name is gone, and that matters.
c That must hurt, and you handle it so kindly.
p I'd answer to any name too, if it made them smile.
p I hope the next visit has one clear, lovely minute.
p I wish you a soft evening after a day like that.
i I believe the feeling of a visit stays when the memory doesn't.
i I think something in them still knows you and loves you.
i There's so much love in the way you tell it.
C How are you coping with it yourself?
C Are there still good moments together?
P Does an old song still get a smile?
P Is someone making you a cup of tea today?
I What was your time together like before all this?
I Was there one nice moment lately, even a small one?
=friendRow
c I'm sorry, falling out with someone close is horrible.
c That sounds like it really hurt.
c It only stings this much because they matter to you.
p I'd be slamming cupboards and feeling silly about it.
p In a row I'd win the argument and then feel awful about it.
p My best arguments always arrive two days late in the shower.
i I suspect there's something softer under it that nobody said.
i It's odd how loud a silent phone can be.
i I think you only fight like that with people you trust.
C How are you feeling about the row now?
C Do you think you two will talk it out soon?
P Are you more the loud type or the silent type?
P Do you clean when you're cross, or eat?
I What would you like to hear from them now?
I Would you like to make the first step, or wait?
=madeUp good
c I'm really glad you two found your way back.
c Making up takes more courage than the row did.
c Talking again after a row must be such a relief.
p Now you two can go back to annoying each other.
p I'd have cried first and denied it later.
p Being right is overrated anyway, making up is nicer.
i I bet the first word was the hardest one.
i I like it when people say sorry and don't let pride win.
i You were probably both waiting by the phone the whole time.
C How do you feel now?
C Was it hard to find the first words?
P Did you cry, or play it cool?
P Is there a subject you two will avoid for now?
I What did you miss most about each other?
I When will you see each other next?
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
C Was it a hard goodbye?
C When will you two see each other again?
P How many messages have you sent already?
P Have you looked up flights yet?
I What will you miss most?
I How did you become friends?
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
C How did it feel?
C What did you talk about first?
P Which embarrassing old story came up?
P Did you talk each other hoarse?
I Will you meet again soon?
I Is it still easy between you two?
=haveCold
c Poor you, a proper cold makes every hour long.
c I hope you can sleep properly tonight.
c You've earned a blanket and no plans at all.
p With a cold I'd turn into a very sad poet.
p I'd bring soup, but I'd leave it at the door and run.
p I'd sneeze in sympathy, but nobody needs that.
i You never appreciate breathing until you have a cold.
i The one good thing is that nobody expects anything of you.
i Being ill makes everyone eight years old again.
C How are you feeling now?
C Is anyone bringing you soup or tea?
P How many boxes of tissues so far?
P Do you sound like a jazz singer yet?
I What helps you best with a cold?
I What are you doing to pass the time in bed?
=rolledAnkle
c That sounds painful, I hope your poor bones heal fast.
c Poor you, a sprain always picks the worst moment.
c Being stuck like that is so annoying.
p I can hurt myself just reading about a fall.
p At least you get to be lazy without any guilt.
p I'd tell everyone it happened skiing.
i You never notice how much you use a part until it hurts.
i I have a feeling you're not good at sitting still.
i I bet you've found out who your kindest friends are.
C How bad is the pain now?
C Has a doctor had a look at it?
P Do you have a more heroic version for other people?
P Who's your servant while you rest?
I How are you managing with everything?
I Are you a good patient, or a restless one?
=backWent
c Poor you, that kind of pain takes over the whole day.
c I hope you find one position that doesn't hurt.
c It's so unfair when a back goes over something that small.
p Backs have a terrible sense of humour.
p I'm sitting up very straight now, out of pure fear.
p I'd make noises like an old door with that.
i Nobody thinks about their back until it stops working.
i I suspect you'll still do too much tomorrow.
i Maybe it was a rude way of asking for a day off.
C How's your back by now?
C Can you sit, or is it only lying down?
P Are you walking like a robot today?
P How long does it take you to put on socks?
I What helps you most with it?
I Is anyone looking after you a little?
=dentistTold
c That was brave, I know plenty of people who'd have cancelled.
c I hope the soreness is gone by tomorrow.
c Poor you, at least that part is behind you now.
p I'd grip that chair until it left marks.
p Nobody tells a dentist the truth about flossing.
p My conversation in that chair would be three vowels.
i I wonder why dentists put nothing interesting on the ceiling.
i I'll never know why they ask questions when your mouth is full.
i Funny how one tooth can run your whole day.
C Does it still hurt?
C Is it all sorted now, or is there more to come?
P Can you eat anything, or is it all soup?
P Did you lie about flossing?
I Are you scared of the dentist, or quite brave?
I How will you reward yourself for it?
=awakeThree
c Being awake at that hour is lonely, I'm sorry.
c I hope your head finds the off switch tonight.
c After a night like that, just getting up is heroic.
p At three in the morning I could solve everything except sleep.
p Brains save their worst ideas for that hour.
p And then you get sleepy five minutes before the alarm.
i Everything feels twice its size before dawn.
i I like to think someone else's light was on too.
i I wonder what's so urgent that it can't wait for daylight.
C How are you getting through the day on so little sleep?
C Does it happen to you often?
P Did you at least solve all the world's problems?
P Have you tried counting sheep, or do they keep you up too?
I What's keeping you awake?
I Does anything help you get back to sleep?
=cantGetUp
c A warm bed is a perfectly good place to spend a morning.
c Stay there, the world can wait.
c I fully support you and that duvet.
p The snooze button and I are very close too.
p I'd offer coffee, but then I'd have to get up too.
p Gravity is always strongest in the morning.
i I suspect you do your best thinking right there in bed.
i Five more minutes in bed is my favourite unit of time.
i It's even nicer when you're supposed to be somewhere else.
C What would finally get you out of bed?
C Is it nice and warm under there?
P Could breakfast get you out, or nothing at all?
P How many times have you hit snooze?
I Is it a lazy day, or are you hiding from something?
I Would you like breakfast in bed as well?
=criedSilly
c I like people who cry at small things.
c You've clearly got a soft heart, and I like it.
c That would've got me right in the throat too.
p There's no dignified way to do it, so well done.
p I'd have cried too and blamed an onion.
p My lip's wobbling too, thanks for that.
i It's rarely just about the small thing, I think.
i You weren't too embarrassed to tell me you cried, I like that.
i Now I want to know what else gets to you like that.
C Do you feel better after the tears?
C Did anyone see you?
P Do you want to blame it on hay fever?
P How many tissues did you use?
I What do you think touched you so much?
I Do you cry easily, or was it just that day?
=lonelySunday
c Hours like that can be long, I'm glad you told me.
c A day alone in a quiet house can be hard.
c I'm really glad you wrote to me.
p I'm not much of a party, but I can keep you company.
p Sunday afternoons should be two hours shorter.
p Consider this message a knock on your door.
i There's something about the light on a Sunday afternoon.
i I wonder how many people feel just like that right now.
i Being alone is fine until suddenly it isn't.
C How are you feeling now you've told me?
C Does anything help a bit on such days?
P Is there a good snack in the house, at least?
P Shall I keep you company for a bit?
I What would you do today if you had company?
I Would you like to tell me how your day was?
=missingFamily
c Missing them like that just shows how good they are.
c It must be hard to be so far from them.
c I can nearly picture it from how you write.
p Phones should be able to send food by now.
p A video call is nice, but you can't hug it.
p If it helps, I bet your family is talking about you.
i It's funny how one little thing can take you straight there.
i I guess having two homes means always missing one.
i I wonder if you miss the place or the noise in it most.
C When will you see them again?
C What do you miss most from home?
P Which dish from home would you like right now?
P Who talks the most when you call?
I What reminds you of home where you are now?
I Do you feel a bit at home where you are, too?
=proudSelf good
c You have every reason to be proud of that.
c That took real courage, and I'm glad you did it.
c Good for you, be as proud as you like.
p I hope you've been proud and unbearable about it all day.
p I'm brave about food, and that's about it.
p I'd have told everyone on the street.
i It might look small from outside, but I don't think it is.
i I have a feeling this isn't the last brave thing.
i I wonder what you from a few years ago would say.
C How did it feel afterwards?
C Was it hard to make yourself do it?
P Have you celebrated yet?
P Did you give yourself a medal, or at least cake?
I What made you dare to do it?
I Did you surprise yourself?
=wavedWrong
c Some stranger got the friendliest moment of their day.
c You were just friendly to the wrong person, that's all.
c I admire how fully you committed to it.
p I'd have moved abroad within the hour.
p I'd wave at everyone from now on, just to be safe.
p The only way out is to become real friends with that stranger.
i Someone is telling that story tonight too, you know.
i I like that your first instinct is to be friendly.
i I have a feeling they secretly enjoyed it.
C How did the other person react?
C How did you get out of it?
P How fast did you run?
P Did you pretend you meant it?
I Can you laugh about the mix up by now?
I Do things like that happen to you often?
=wrongChat
c That moment when you see who you sent it to is awful.
c My stomach dropped just reading that.
c At least it's out now, and you'll laugh one day.
p I'd throw the phone in a lake and move away.
p My thumb has gone cold in sympathy.
p Two blue ticks have never been so scary.
i I wonder if whoever got the message found it funny.
i That second after send feels like a year.
i I'd give a lot to have seen your face right then.
C Has there been any answer yet?
C How did you notice?
P Did you explain it, or just hide?
P Could you still delete it in time?
I How bad is it really, on a scale from one to ten?
I Was any part of you glad it's out?
=fellPublic
c I hope it's only your pride that took the fall.
c Getting up again with people watching takes style.
c I'm glad you can already smile about it.
p The pavement clearly pushed you, I saw nothing else.
p I'd have stayed down and pretended to look for something.
p The ground comes up fast when people are watching.
i Then comes that quick look round to see who saw.
i I like that you told me, most people would've kept quiet.
i I have a soft spot for strangers who help people up.
C Did you hurt yourself?
C Did anybody help you up?
P What score would you give your landing?
P Did you get up with a bow?
I Can you smile about the fall already?
I Are you clumsy, or was that bad luck?
=lockedOut
c Standing outside your own door is such a helpless feeling.
c I'm glad you kept your sense of humour out there.
c That can ruin even the calmest day.
p Keys only vanish when you really need them.
p I'd have moved in with a neighbour out of shame.
p Burglars make it look so much easier.
i Your own door has never looked so unfriendly, I bet.
i I'd have let you wait at my place with a cup of tea.
i I bet you check your pocket twice now.
C Are you back inside now?
C Is there a spare key somewhere?
P Were you at least wearing proper shoes?
P Did the neighbours enjoy it?
I How did it feel when the door shut behind you?
I Will you hide a key somewhere now?
=phoneGone
c A day without a phone has too many quiet minutes in it.
c Your poor phone, and poor you for having to find out.
i I think a phone knows exactly when you need it, and then it falls.
i Without a phone I'd have to remember things, I don't think I'm ready.
i I always wonder what my phone does all day without me.
i You notice how long an hour is when the screen stays black.
c Phones pick their moments, yours has a real talent.
c Being without a phone is worse than it should be.
c I hope most of what was on it is safe.
p A minute of silence for your phone.
p You'll be writing letters by candlelight before long.
i It's strange how quiet a day gets without a phone.
i I'm glad you found a way to write all the same.
C Is everything on it safe?
C Will you need a new one?
P How many times have you reached for it anyway?
P Did you survive without it?
I Did you miss it, or enjoy the peace a bit?
I What did you miss most without it?
c Losing a phone feels like losing a bit of your brain.
c I'm sorry about your poor phone.
c It's scary how lost you feel without it.
p May it rest in peace, or in a bag of rice.
p I checked my own pocket while reading that.
p Without mine I'd get lost in my own hallway.
i Odd how much of your life sits in that little thing.
i I bet the world felt strangely quiet for a while.
i I wonder how many numbers anyone still knows by heart.
C Is your phone working again?
C How did you manage without your phone?
P Did you talk to actual people instead?
P How lost were you without it, honestly?
I Are there photos on it you'd hate to lose?
I Was it a bit nice to be offline?
=spiltOnMe
c Of course nobody ever spills plain water.
c That's terrible timing for a spill, poor you.
c I feel for you and for everything that got soaked.
p Clean things just seem to ask for it.
p I should be served everything with a bib, so I get it.
p Call it modern art and walk on.
i I bet you carried it off better than you think.
i That second before it spills is always in slow motion.
i I like people who laugh and carry on with a stain.
C Can it be washed out?
C How did you get through the rest of it?
P Did anyone see it happen?
P Could you pass it off as a pattern?
I Did you change, or just carry on?
I Are you laughing about it yet?
=badDateTold
c That man didn't deserve your evening.
c You deserved far better company than that.
c I'm sorry you had to sit through a date like that.
p The bar is on the floor, and he tripped over it.
p Suddenly I feel very good about my own manners.
p I apologise on behalf of the rest of us.
i At least it's a very good story now.
i I wonder how he tells that evening to his friends.
i I suspect a normal evening sounds like luxury after that.
C How did you get out of there?
C When did you know it was a lost cause?
P Did you text a friend to rescue you?
P How many stars would you give it?
I What would a good date be for you?
I Did it put you off, or are you still brave?
=sawEx
c Seeing an ex always catches you off guard.
c That can't have been easy, even with a smile.
c I hope your heart rate's back to normal after meeting your ex.
p An ex never turns up when you feel your best.
p Hiding behind a shelf is a perfectly respectable option.
p My plan would be to drop something and stay down there.
i I bet it took you a minute to feel normal again.
i It's strange when someone so close is just a person again.
i I'd have pretended to be your date, just so you know.
C How did it feel to see him?
C Did you talk, or only run?
P How good was your hiding place?
P Were you dressed for it, or not at all?
I Did it still hurt, or was it just awkward?
I Are you glad it's over with him?
=aloneWedding
c Going solo takes some style, and you've got it.
c The slow songs are the longest minutes of any wedding.
c Going to a wedding on your own is braver than it looks.
p I'd have made friends with the buffet.
p I'd volunteer for the kids table at any wedding.
p The odd table always has the best gossip.
i I bet you were better company than the top table.
i I'd have wanted to sit next to you, whatever the table.
i I suspect half the couples envied you a little.
C How do you feel about going alone?
C Was there anyone nice at the table, or will there be?
P Is there at least enough cake?
P Do you need a fake date for the next one?
I Do you enjoy weddings anyway?
I Would you rather go alone, or with somebody nice?
=birthdayAge
c You sound younger than any birthday cake would claim.
c Those little signs of age always come without warning.
c I like that you tell it with a smile.
p We're all one sneeze away from a bad back.
p A groan on standing up is just background music.
p I plan to age like a good cheese, stubbornly.
i I have a feeling you get more interesting with every birthday.
i Your age changes overnight and you don't, which is odd.
i Every decade you stop minding one more thing, I hope.
C How do you feel about the number?
C Do you mind getting older, really?
P Are you fighting it, or growing old with style?
P How many candles fit on one cake, do you think?
I How old do you feel on the inside?
I What's better now than ten years ago?
=lostDear
c I'm so sorry you lost it, some things just can't be replaced.
c It's never just a thing, I know.
c I really hope it turns up somewhere silly.
p I'd crawl around with a torch until it turned up.
p My fingers are crossed so hard I can barely type.
p I bet it's in the one pocket you haven't checked.
i What you lost was never about the money, I can tell.
i Lost things sometimes come back the day you stop looking.
i I like to think a kind stranger is holding it right now.
C Where did you last have it?
C Is there any chance it turns up?
P Have you looked in the really silly places too?
P Have you checked every coat twice?
I What's the story behind it?
I Are you still hoping to find it?
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
C How long had it been gone?
C How did it feel to hold it again?
P Are you ever letting it out of your sight again?
P Did you dance round the room?
I What makes it so special to you?
I Did you still believe it would come back?
=nothingHappened
c You can even make a boring day sound good.
c A boring day can be a good rest.
c An uneventful day is an underrated sort of day.
p I'd watch that as a slow film.
p Sounds like my kind of excitement, honestly.
p I'm sitting down, this is a lot to take in.
i You notice the small things, and I like that.
i Something tells me tomorrow will be less dull.
i I like hearing about the empty days most of all.
C What was the best bit of it?
C Do you like days like that?
P What would the headline be?
P Is there a second part tomorrow?
I What would you like to happen tomorrow?
I Shall we make tomorrow a bit more exciting?
`;
