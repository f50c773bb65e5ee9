/** Finer kinds of telling: home, food, animals, the garden. Form: told-news.ts. */
export const FINER_TOLD_HOME_AND_FOOD = `
=dogSofa
c Of course, it's the warmest spot and you're in it.
c I like that you'd give up your place for a dog.
c Anyone who loses a warm spot to a dog has a soft heart.
p You pay for it, the dog lives on it, seems fair.
p I'd ask the dog to move once, politely, then sit on the floor.
p Dogs think rules about furniture are for other dogs.
i Moving a sleeping dog feels like a crime to me.
i I like seeing who you let get away with things.
i Somehow I don't think you really mind.
C How much room does the dog usually leave?
C Would the dog at least share the blanket?
P Who makes the rules in that house?
P Who'd win if you both ran for the warm spot?
I What does a dog have to do to make you give in?
I Would it feel too big without the dog?
=firstHarvest good
c Growing your own and then eating it is properly satisfying.
c I'd be insufferably proud of a harvest like that, and rightly so.
c Good for you, all that patience ended up on a plate.
p The supermarket stuff must taste very sad now.
p I'd have taken twelve photos before the first bite.
p I'm good at the eating part, if you ever need help.
i I bet it tasted better for all the waiting.
i I still find it a bit magic that it works at all.
i I like people who get excited over something they grew.
C How did that first bite taste?
C What else is coming up?
P Did you take photos before you ate it?
P Will the shop ones ever be good enough again?
I What made you start growing things in the first place?
I Who would you share the very first one with?
=wrongParcel
c What a letdown, opening a parcel should be the good bit.
c I'm sorry, you'd been waiting for the real thing.
c Sending things back is nobody's idea of a good afternoon.
p The photo and the parcel have clearly never met.
p Whoever packed that one did it with their eyes shut.
p I'd end up keeping it just to avoid the returns form.
i Now I want to see it next to the photo.
i I'd have loved to see your face when you opened it.
i There's a tiny part of me that'd be tempted to keep it.
C Can they send you the right one quickly?
C Is it going back or staying?
P Can you think of any use for it at all?
P Did you at least have a laugh about it?
I What were you hoping for when you opened the box?
I What's the worst thing you ever ordered online?
=cutFinger
c Ouch, poor hand, I hope it stops hurting soon.
c I'm sorry, that sounds properly painful.
c Look after that hand, the cooking can wait.
p That meal had better taste amazing after this.
p You're officially excused from washing up.
p Toast suddenly seems like a very sensible dinner.
i It's odd how something so small can take over a whole evening.
i Someone should be doing the washing up for you tonight.
i You're hurt and still texting me, I noticed that.
C Is the hand any better now?
C Did you get it under cold water in time?
P Did the food survive at least?
P Are you normally this dangerous in a kitchen?
I Who spoils you when you hurt yourself?
I Where were your thoughts when it happened?
=newFringe
c I'm sorry, nobody deserves a shock like that from a mirror.
c It'll grow, though I know that's no comfort on day one.
c Oh no, and you can't even send it back.
p That's exactly what hats are for.
p Never trust anyone with scissors who says just a little.
p By week three this will be a very funny story.
i I suspect you're the only one who sees it that way.
i It's only hair, and somehow it never feels like only hair.
i Something tells me you carry it better than you think.
C How long will it take to grow out?
C What was the cut meant to look like?
P Is there a hat involved already?
P Did you say you loved it and pay anyway?
I Who was the first to see it?
I What were you hoping for when you sat down?
=burntDinner
c What a shame, you were looking forward to that dinner.
c Burnt or not, you cooked, and that counts for something.
c I hope there's something nice in the cupboard instead.
p Serve it in the dark and call it smoked.
p I like things well done, but you went further.
p My standards are low enough to eat around the black bits.
i I have a feeling your mind was somewhere much nicer.
i I'd like to know what was so interesting.
i Some of my favourite evenings would start with a ruined dinner and toast.
C What are you eating instead?
C Is the pan still alive?
P How loud was the smoke alarm?
P Could ketchup save any of it?
I What were you thinking about while it burned?
I Which dish never goes wrong when you make it?
=bakeFlop
c All that work and then that, I'm sorry.
c At least you made something from scratch, I respect that.
c I bet it tasted better than it looked.
p Enough cream on top and nobody will ever know.
p Call it rustic and charge double.
p I'd eat it with a spoon and ask no questions.
i I honestly like a crooked cake more than a perfect one.
i I'd have been the one eating the broken bits.
i I like that you told me about this one.
C Was it at least edible?
C Will you give the recipe another go?
P Was there a quiet moment of swearing?
P What would you call it if a restaurant served it?
I Who was the lucky person meant to taste it?
I Which bake of yours are you secretly proud of?
=bakeWin good
c You got it exactly right, and you earned every bit of praise.
c I can almost smell it from here, well done you.
c That must have felt so good when it came out right.
p I'm applauding, and I'm also a bit hungry.
p I'd last about four seconds near that.
p You're allowed to mention it at least five more times.
i You baking something and being proud of it, I like that picture.
i I'd love to have seen your face when it came out right.
i I think I just found your secret weapon.
C How many slices are left by now?
C What was the trick that made it work?
P Did you hide some for yourself?
P How much of it did you eat warm?
I Who got the first piece of it?
I What would you dare to bake next?
=mumsRecipe
c A family recipe in your own kitchen is a lovely thing.
c It's like having them in the kitchen with you.
c I like that you keep that dish alive.
p Those recipes always say a bit of this and then enough of that.
p They always leave one ingredient out, just to stay the best.
p I respect the recipe and I'd like a second helping.
i One bite of something like that and you're a kid again.
i I wonder who made it first.
i You must miss that table, the way you tell it.
C Did it taste like it used to?
C Who taught you the family recipe?
P Is the recipe written down, or top secret?
P How many times does the recipe say a pinch?
I What comes back to you with the first bite?
I Which family dish would you pass on one day?
=tooSpicy
c Poor you, chilli really doesn't play fair.
c I hope there's milk or yoghurt within reach.
c Respect for going in at all, honestly.
p My own limit is a bit of black pepper.
p I started sweating just reading that.
p I'd have smiled, said mild, and cried in the bathroom.
i It's strange how we suffer and then want more.
i I admire anyone who keeps going with tears in their eyes.
i Something tells me you'd do it again.
C Has the burning stopped by now?
C What helped most, milk or swearing?
P Can you feel your face again?
P How many tissues did it take?
I Would you do it again anyway?
I Are you the type who never backs down from a dare?
=cookedTooMuch
c I like a kitchen where nobody leaves hungry.
c I like people who can't cook small portions.
c There are worse problems than too much good food.
p By day four it's basically a flatmate.
p You could've just said you wanted me to come over.
p Nobody in history has ever guessed the right amount of pasta.
i I think you cook for people even when they're not there.
i Someone who cooks for that many usually has a big heart.
i I suspect you grew up around a full table.
C How many days will it last?
C Does it at least get better by the day?
P Is there any room left in the freezer?
P What's the plan to get rid of it all?
I Who taught you to cook in such big pots?
I Who'd get the second plate if you could choose?
=craving
c A craving like that deserves to be taken seriously.
c Now I'm hungry too, and it's entirely your doing.
c I hope you get exactly that, very soon.
p I was fine until I read this.
p I'm a terrible influence, so I say go and get it.
p Willpower's easy until someone mentions food like that.
i It's always the food you can't get right now.
i I bet there's a good memory behind that one.
i I like that you don't do things by halves.
C How far away is the nearest place that has it?
C Is the craving going to win?
P How many minutes before you give in?
P Would you put on real shoes for it?
I When did you last have it exactly right?
I What's the perfect version of it for you?
=emptyFridge
c That's a sad sight when you're hungry.
c I hope a proper meal finds its way to you soon.
c I'm sorry, that's not a dinner, you deserve better.
p Check again in five minutes, something might have turned up.
p At least there's no washing up tonight.
p Even a top chef would just order in.
i You can tell what kind of week someone had from their fridge.
i I have a weakness for meals made of almost nothing.
i I have a feeling you've been busy with better things.
C What are you going to do for dinner now?
C Is there at least some bread?
P What's the oldest thing in that fridge?
P How many times have you opened it, hoping?
I What would be in there if you could wish?
I What can you make out of almost nothing?
=cerealDinner
c Some evenings a lazy dinner is exactly right.
c I fully approve of dinner in three minutes.
c No fuss, no pans, no guests, I get it.
p That's the kind of cooking I can compete with.
p My compliments to the chef.
p Hardly any washing up, so I'd call that a win.
i I trust people who admit to dinners like that.
i I'd take that with you over a fancy restaurant.
i You eating that in peace is a nice picture, honestly.
C Did it hit the spot?
C Was it at least a generous helping?
P What's the wine with that?
P Was a plate involved at all?
I What's your best lazy dinner of all time?
I What did you love for supper as a child?
=takeawayNight
c Quite right, some evenings are made for takeaway.
c Sounds like the best decision of your day.
c I hope it comes quickly and with extra everything.
p I lose every argument with a delivery menu too.
p The stove gets a night off, everyone wins.
p It's not too much, it's tomorrow's lunch.
i I feel I know you better now, just from that order.
i I'm a little jealous of whoever gets the other half.
i I have a feeling you've been loyal to one dish for years.
C What's the dish you never leave off the order?
C Was it as good as you'd hoped?
P Do they know your voice by now?
P Will there be any left by breakfast?
I Do you always order the same or dare something new?
I Which takeaway is the best you've ever had?
=takeawayWrong
c That's really unfair to do to someone hungry.
c I'm sorry, after all that waiting it should be right.
c You were all set for it, what a disappointment.
p I'd be writing a review in my head already.
p You had one plan for tonight, and they got lost with it.
p Whoever did that should eat plain crackers for a week.
i I take food seriously, so I'm a bit offended for you.
i I'd have shared mine with you, and I don't say that lightly.
i That moment when you open the bag and still hope.
C Did they at least offer to put it right?
C Have you had anything proper to eat since?
P How polite were you about it?
P Did you eat it anyway?
I Do you complain or swallow it and sulk?
I What had you been looking forward to most?
=outOfCoffee
c A morning without your cup is no way to start.
c I'm sorry, that first sip is half the reason to get up.
c I hope someone puts a fresh cup in your hands soon.
p I'd cancel the whole morning and go back to bed.
p I'll text quietly until you've had one.
p That's how my nightmares start.
i One missing cup and the whole day's off, I get it.
i I think it's the quiet minute with the cup I'd miss most.
i Now I know what to bring you one day.
C How did you get through the morning?
C Is there a cup in sight by now?
P Is everyone around you still safe?
P Did you check the cupboard twice, just in case?
I How do you take your cup when all is well?
I What else would you miss that much?
=coldTea
c It means you were busy with something better.
c I hope the next one gets drunk while it still steams.
c You deserve to sit down with a warm one.
p Call it iced and nobody can say a word.
p You make it, you lose it, you find it, that's a full day.
p You're getting your steps in looking for that cup, at least.
i I'd like to know what was so interesting you forgot it.
i I'd make you a fresh one and make you sit down for it.
i I have a feeling you look after everyone else first.
C How many have gone cold so far today?
C Where's the strangest place you've found one?
P How many times can you reheat one?
P When did you last see the bottom of a cup?
I What distracted you this time?
I When do you actually sit down and drink one?
=newGadget good
c Congratulations, a good new gadget is a real joy.
c I can hear how pleased you are with it.
c I can tell you're going to use that every day.
p The rest of the kitchen just got very jealous.
p Give it a week and you'll be introducing it to friends.
p Day one is the best, you look for excuses to use it.
i I like how happy that makes you.
i I suspect you've already stood there just admiring it.
i I think I should be invited for a demonstration.
C What was the first thing you made with it?
C Is it as good as you'd dreamed?
P Has it got a name yet?
P How many people have you told about it already?
I What are you dying to try in it?
I How long had you wanted one?
=plantDying
c I'm sorry, it's sad to watch a plant give up.
c You clearly cared about it, that's not nothing.
c Some plants are just divas, it isn't always your fault.
p I could kill a cactus, so no judgement here.
p The easy to keep label is always a lie.
p The plastic ones are looking very smug now.
i It's funny how attached you get to something with leaves.
i I've got a soft spot for people who keep trying.
i I wouldn't give up yet, plants can be stubborn.
C Is there any green left on it?
C How long have you had it?
P Do you talk to your plants?
P Are the others looking nervous now?
I Did it have a name or a story?
I Would you get a new one?
=plantBloomed good
c All that waiting and there it is, well done.
c I can feel how happy you are about it.
c You looked after it, and now it's showing off for you.
p Please pass on my congratulations to the plant.
p It's going to expect compliments every day now.
p I'd be out there every ten minutes too.
i I like what makes you happy.
i People who notice a thing like that are my kind.
i I think it did that for you.
C What's it look like up close?
C How long did it keep you waiting?
P How many photos have you taken already?
P Do you talk to it?
I What do you think made it bloom now?
I Who was the first to hear about it?
=slugsAte
c That's so unfair after all the work you put in.
c I'm sorry, they always go for the best ones.
c All that care, and someone else gets to eat it.
p Word's clearly got round that your place is good.
p They could at least have left a tip.
p I'd lose that war in a weekend.
i You've got to admit they have good taste.
i I can picture you out there with a torch and a grudge.
i You don't sound like someone who gives up, though.
C Is there anything left at all?
C What have you tried so far?
P Who's winning at the moment?
P Are night patrols with a torch planned?
I Could you ever make peace with them?
I What would you plant again out of pure spite?
=gardenDay
c A day with your hands in the soil is a good day.
c I bet you can see the difference already.
c You've earned a chair and a cold drink.
p My back hurts just from reading that.
p The weeds will be back on Monday, enjoy the weekend.
p I'd be great at holding the drink and pointing.
i I think that kind of tired is the good kind.
i I like that you don't mind getting your hands dirty.
i I'd like to see it, with you explaining what everything is.
C Which bit are you proudest of?
C How's your back after all that?
P Who won in the end, you or the weeds?
P How much of the garden came indoors with you?
I What do you think about while you're out there?
I Which corner of the garden is your favourite?
=courgetteGlut
c That's a nice problem to have, you've grown plenty.
c You're clearly too good at this.
c Your neighbours don't know how lucky they are.
p Leaving it on doorsteps and running is the only way.
p Soon people will be hiding when they see you with a bag.
p You could pay for drinks with that.
i I think you secretly love having too much to give.
i I'd take a bag, if you delivered it yourself.
i I'd like to see you in the middle of all that.
C What's the best thing you've made with it?
C How much is still out there?
P Do people hide when you come with a bag?
P Is there any way left you haven't cooked it?
I Who's your happiest customer so far?
I What do you wish you had too much of?
=dogStole
c That dog saw a chance and took it.
c I'm sorry about the food, but I like the thief.
c One second with your back turned, that's all they need.
p To be fair, it was just lying there.
p No regrets on that dog's side, I'm guessing.
p I'd be angry if I weren't so impressed.
i They look so innocent with crumbs on their nose.
i I bet you were laughing before you were cross.
i There's more planning behind those soft eyes than we think.
C Is the dog all right after that feast?
C What did you end up eating?
P Did the thief look sorry at all?
P How long did the telling off last?
I What's the boldest thing that dog has ever taken?
I How long can you stay cross with that face?
=dogMud
c What a mess, but that dog had the best time.
c Washing a muddy dog is heroic work.
c I hope you're both clean and dry by now.
p The dog has no idea what the fuss is about.
p Clean floors are overrated, that dog says.
p They always save the big shake for indoors.
i I envy that total lack of regret.
i The dirtier the dog, the happier the face.
i You sound less cross than you should be.
C Is the dog clean again by now?
C Who ended up wetter after the bath?
P How bad is the smell, honestly?
P How far did the mud get?
I Which spot can that dog never resist?
I Did you laugh straight away or only afterwards?
=dogChewed
c Oh no, I'm sorry, I hope it wasn't something you loved.
c No chewing dog has any respect for what you own.
c That's a lot of damage for one dog.
p Expensive taste, you can't train that.
p At least the dog's had plenty of fibre.
p That's one way to end up with less stuff.
i I'd like to see the face that dog made afterwards.
i I think it's how they say they missed you.
i I bet you'd forgiven that dog within a minute.
C Was anything left of it?
C Has the dog got something safer to chew now?
P What's next on the menu, do you think?
P How guilty did that face look?
I Did you manage to stay angry?
I What would really hurt if those teeth found it?
=newPet good
c Congratulations, that little one has landed very well with you.
c What lovely news, home's going to feel different now.
c Giving an animal a home says a lot about your heart.
p From now on you're staff, and the new boss is tiny.
p Say goodbye to sleep, furniture and getting anything done.
p I'm not jealous, I'm just asking for more photos.
i I suspect you were the one who got picked.
i I can tell you're already completely gone.
i I'd have gone just to look and come home with one too.
C How is the little newcomer settling in?
C What made you fall for that one?
P Who's training whom so far?
P Which seat has been claimed already?
I What was the very first look between you like?
I How did you pick the name, or is it still open?
=petDied heavy
c I'm so sorry, losing an animal like that leaves a real hole.
c That hurts, they were family and you loved them well.
c I'm really sorry, no other one could ever take that place.
p I hope there's a very good sofa wherever they are now.
p Well loved to the very last day, that's clear.
p I bet they ran the whole house, and you let them.
i The quiet at home must be the hardest part.
i You don't have to be fine about it.
i You'll be listening for them for a while, I think.
C Would you like to tell me about your old friend?
C Is someone with you today?
P What was the silliest thing your old friend ever did?
P Which bad habit of theirs do you miss already?
I How did the two of you first find each other?
I Which moment with them will you always keep?
=petVetWorry heavy
c I'm sorry, waiting and not knowing is awful.
c That sounds frightening, I hope there's good news very soon.
c I'm glad you're so near, that helps more than anything.
p I hope there's a mountain of treats waiting after this.
p I hope the patient is back giving orders soon.
p Soon it'll be demanding chicken by hand again, I hope.
i They can't tell us where it hurts, that's the worst of it.
i You'd take the pain for them in a second, I think.
i You can text me while you wait, any hour.
C Is there any news yet?
C When will you hear more?
P Which treat will be waiting when all is well again?
P Who will be more spoilt afterwards, if that's possible?
I Is anyone keeping you company while you wait?
I What's your companion like on a good day?
=catGift
c I'm told that's love, even if it doesn't look like it.
c I'm sorry for your nerves, but it was kindly meant.
c What a thing to find at home.
p A simple bunch of flowers would have done.
p It's the thought that counts, apparently.
p I'd have screamed from the top of a chair.
i I wonder what they think when we don't eat it.
i Clearly someone thinks you need feeding.
i You're obviously that cat's favourite person.
C What did you do with the present?
C Does your cat bring you things often?
P Did you say thank you?
P What's next on the delivery list?
I Who was more shocked, you or the present?
I What would you bring the cat in return?
=catWakes
c Poor you, a hungry cat knows no mercy.
c I hope you get a nap in later.
c I'm sorry, nobody needs an alarm clock with claws.
p There's no snooze button on a cat, that's the problem.
p You tell the cat about weekends, I'm not getting involved.
p Only one of you signed up for mornings.
i I bet that cat's fast asleep again by nine.
i I think that cat knows exactly who gives in first.
i You get up every time, which tells me something.
C What time did the cat let you sleep till?
C Did you manage to fall asleep again?
P Has the cat ever heard of weekends?
P Which trick works best on you?
I Would you miss it if it stopped?
I What do you do with the early hour?
=catLap
c You've been chosen, stay exactly where you are.
c I fully understand, nobody moves a sleeping cat.
c You sound very happily stuck.
p You can't move now, that's the law.
p So you're stuck with a cat and me, it could be worse.
p I'll keep you company, you're clearly not going anywhere.
i I like how still you stay for a cat.
i Nothing calms me down like a purring cat.
i That cat has good taste in people, I noticed.
C How long has the cat had you trapped?
C Is everything you need within reach?
P When do you expect to be released?
P Should I send snacks and a rescue team?
I What do you think about while you can't move?
I Does that cat settle on anyone else?
=catHavoc
c My sympathies, that cat has a real gift for chaos.
c I'm sorry, but I'm a bit charmed by the culprit.
c Living with a cat takes strong nerves and few ornaments.
p And not a bit sorry, I'd guess.
p The cat will say it was like that already.
p That cat needs a job.
i I'm sure there's a plan behind that face.
i They do it so calmly you almost doubt yourself.
i I notice you're telling it with a smile.
C How bad is the damage?
C Is the little troublemaker all right?
P Did the cat look sorry or proud?
P What's next on that cat's list?
I Can you ever stay angry at that cat?
I What's the worst thing that cat ever got away with?
=hensEggs
c Hens are great company, and yours sound like characters.
c Fresh eggs and a bit of drama, that's a good morning.
c I like a woman who has a flock to look after.
p There's always one who thinks she's the boss.
p I'd last five minutes before they walked all over me.
p That's more drama than anything on TV.
i I could watch hens walk about for a whole afternoon.
i They look at you sideways like they've heard things.
i I like how fondly you talk about them.
C How many hens have you got?
C Do they all have names?
P Which one's the boss?
P Which one causes the most trouble?
I What got you into keeping hens?
I Which one's secretly your favourite?
=beeThings
c Anyone who's good to bees has my full respect.
c I like that you notice something as small as a bee.
c Bees are lucky to have you nearby.
p They get more done before breakfast than I do all week.
p I'm brave around bees, as long as I can run.
p I'd stand behind you and call it teamwork.
i That deep hum calms me down more than it should.
i I could watch bees on a flower for an hour.
i There's a calm side to you in that, I like it.
C Have you always had a thing for bees?
C How are the bees doing now?
P Do you talk to the bees?
P How brave are you when they start to buzz?
I What have bees taught you?
I What goes through your mind when you watch them?
=metWildAnimal
c What a lovely thing to see, those moments stay with you.
c I'd have stood there just as still.
c You were lucky, most people walk right past that.
p And the animal's telling everyone it saw a wild human.
p The best I ever get is a stare from a pigeon.
p I'd have reached for my phone and missed the whole thing.
i For a second there's nothing else in the world.
i I wonder what it thought of you.
i I like that you stopped for it.
C How close did you get?
C Did it stay for a while?
P Who was more startled, you or the animal?
P Did either of you say anything?
I What went through you when it looked at you?
I Which wild animal would you most love to meet?
=spiderBath
c My sympathies, nobody invited that into your home.
c I'm glad you survived to tell me.
c They always turn up at the worst moment.
p It's probably telling its friends about the giant who screamed.
p I'd be very brave, from behind the door.
p At this point it should be paying rent.
i I'd like to say I'd be the hero here, but I'm too honest.
i It's worse when you can't see where it's gone.
i I'd come and help, you'd just have to hold my hand.
C Is it gone now?
C Where did you last see it?
P Have you given it a name yet?
P Who's in charge of the room now?
I Do you catch them or do you run?
I What other small thing can make you scream?
=gardenBirds
c I love that you notice the birds.
c They clearly feel safe around you.
c That would make my morning too.
p You're obviously the best restaurant in the area.
p I bet they talk about you when you go inside.
p They fight, they sing, they eat and leave, ideal guests.
i I like people who can sit still long enough for birds.
i I wonder if they know you by now.
i I'd happily sit at that window with you.
C Which bird do you like seeing best?
C What do you put out for them?
P Do you talk back to them?
P Which one has the worst manners?
I When did you start watching them?
I Which bird would make your day if it turned up?
=parcelMissed
c How annoying, you'd been waiting for that.
c I'm sorry, you deserve better than that after all the waiting.
c I hope it finds its way to you soon.
p Some of them must train for years to knock that quietly.
p Your parcel's seeing more of the world than I am.
p They wait round the corner until you're in the shower, I'm sure.
i Now I want to know what's in it.
i I'd have run after the van, slippers and all.
i It's always the one you really wanted.
C Any sign of it yet?
C Where do you think it is right now?
P How far would you chase a delivery van?
P Would you know that driver's face anywhere?
I What's in the box that you're waiting for?
I Are you patient or already plotting revenge?
=flatPack
c You did that yourself, be proud of it.
c I respect anyone who gets through those instructions.
c You and a screwdriver are a serious team.
p Spare screws are a bonus, don't worry about them.
p The little man in the instructions is always smiling, and that's suspicious.
p Mine would lean, but with confidence.
i I like a woman who just gets on with it.
i I'd walk past and admire it ten times before bed.
i I have a feeling you'd be fun to build one with.
C How long did the whole thing take?
C Is it straight in the end?
P How many screws are left over?
P How much swearing was involved?
I What's going on it, or in it?
I What would you build if you had a whole workshop?
=mendedIt good
c Fixing something with your own hands is a great feeling.
c I'm impressed, most people would have thrown it out.
c What a satisfying fix, I hope you felt very smug.
p Careful, everyone you know will bring you their broken things.
p Suddenly I've got a list of things for you to look at.
p I usually just stare at it and hope, yours works better.
i I like people who don't give up on things quickly.
i I'd like a fixed thing more than a new one, too.
i That second when it suddenly works, I love that.
C How did you find out what was wrong?
C Did it work first time?
P Was there a little victory dance?
P What are you fixing next?
I Who taught you to fix things?
I What else is waiting to be mended?
=leakCeiling
c I'm sorry, water where it doesn't belong is horrible.
c What a nightmare, I hope it's dry again soon.
c You sound calm about it, calmer than I'd be.
p An indoor pool sounds nice until you get one.
p My plumbing skills end at holding the bucket.
p I'd be standing there with one towel, achieving nothing.
i Water always finds the one thing you care about.
i You're handling it, but you shouldn't have to on your own.
i I hope someone kind turns up with a mop.
C Has the water stopped by now?
C Did anything you love get wet?
P How many towels and buckets did it take?
P Is it a puddle or more of a lake?
I Is there someone who can help you with it?
I What did you save from the water first?
=noHeating
c You poor thing, cold like that gets into your bones.
c I'm sorry, no heating at home is just miserable.
c I hope someone gets it working again today.
p They never break in summer, do they, it's always now.
p I'd be in bed in my coat by now.
p Wear everything you own, I won't tell anyone.
i I'd bring soup and a very big blanket.
i I wish I could send some warmth through the phone.
i You're still funny when you're freezing, I noticed.
C When is someone coming to fix it?
C Are you managing to stay warm at all?
P How many layers are you wearing right now?
P Who gets the warmest spot in the house?
I What warms you up best when nothing works?
I What's the first thing you'll do when it's warm again?
=powerCut
c I hope the light comes back before your battery goes.
c Sitting in the dark is no fun when you didn't plan it.
c I'm glad your phone still works, so I can keep you company.
p At least nobody can see the dust.
p I'd be walking into every piece of furniture I own.
p Someone has to eat the ice cream before it melts.
i I like how quiet everything gets without the hum.
i I like how people start to talk when the lights go out.
i Candlelight and your company, I wouldn't complain.
C How long has it been off?
C Have you got enough candles?
P Have you walked into anything yet?
P Is anyone saving the ice cream?
I What do you do when there's no light?
I Do you find the dark cosy or spooky?
=noisyNeighbour
c That's tough, you should have peace at home.
c I'm sorry, noise through the wall drives anyone mad.
c You've been more patient than most people would be.
p I'd be knocking on the wall with a shoe.
p There's one in every house, and you won.
p Learn the trumpet, that's my only advice.
i You probably know more about them than they'd like.
i It's odd to know someone's noises so well.
i I'd love to know what they think of you.
C Have you ever said anything to them?
C When does it finally go quiet?
P Is it at least any good, what you can hear?
P Which instrument would be your revenge?
I What do you think they're really doing in there?
I Which sound at home do you like best?
=kindNeighbour good
c Good neighbours are rare, and you clearly have one.
c That made me smile, what a kind thing.
c I suspect you're a good neighbour too.
p Never move house again, you've got a good one.
p My neighbours had better not hear about this.
p I'd be baking them a cake, and I can't bake.
i Things like that stay with me longer than big gestures.
i I think you're someone people like being kind to.
i Now I want to live on your street.
C How long have you been neighbours?
C Did you get to say thank you?
P What will you do for them in return?
P Can I borrow that neighbour?
I What is the kindest thing anyone did for you at home?
I Does it make you feel more at home there?
=movingBoxes
c Moving is hard work, I hope you get a proper rest.
c I hope the important boxes turn up first.
c I hope someone's making you a decent meal tonight.
p The one thing you need is always in the last box.
p I'd have labelled everything miscellaneous and regretted it.
p You could leave it all in boxes and call it minimalist.
i Somewhere in there you'll find something you'd forgotten all about.
i I like that strange bit between the old place and the new one.
i I'd love to know which box you open first.
C How many boxes are still taped up?
C What would you most like to find in there?
P What can't you find?
P Which box is a complete mystery to you?
I What did you keep even though it makes no sense?
I What will make the new place feel like yours?
=declutterFind
c Going through old things is tiring, well done you.
c I like how tidying up always turns into a treasure hunt.
c That's worth all the dust.
p Whatever you throw out, you'll need by Tuesday.
p That's why I never tidy, I'd be on the floor for hours.
p Half of my drawers should stay closed for ever.
i I'd love to have sat there going through it with you.
i I'm curious what you kept and couldn't say why.
i I'd like to know what you held on to the longest.
C What's the best thing you came across?
C How much is left to sort?
P What's the strangest thing you found?
P Did anything sneak back out of the bin?
I What could you just not part with?
I Who were you when those things were new?
=laundryMishap
c Oh no, it's always the favourite that gets it.
c I'm sorry, I hope it wasn't too expensive.
c That hurts, opening the door and seeing what happened.
p Somewhere there's a very small person it'd fit perfectly.
p I wash everything at forty and hope, so no judgement.
p Say it was on purpose and walk with confidence.
i That second before you admit it to yourself, I know it.
i I have a feeling you'll keep it anyway.
i I bet that one had a story before today, too.
C Can any of it be saved?
C Was it something you really loved?
P Are you blaming yourself or the machine?
P Could you still wear it with confidence?
I What did you say when you opened the machine?
I Which of your clothes would you really mourn?
=fleaFind good
c What a find, it was clearly waiting for you.
c You've got an eye for it, most people walk past.
c That beats anything new by miles.
p I'd have paid double and carried it home grinning.
p My luck usually ends at a puzzle with a piece missing.
p I'm taking you along next time I need anything.
i I bet you'd recognise a good thing anywhere.
i I wonder who loved it before you.
i That little flutter when you see it and have to play it cool.
C Where's it going to live?
C Did you spot it straight away or dig for it?
P How hard was it to keep a straight face?
P How did you get it home?
I Who do you think had it before you?
I Which find would you never give away?
=newHairColour
c That takes nerve, and I like nerve.
c It's fun to surprise yourself in the mirror.
c Good for you, I like that you just went for it.
p Your towels will never forget that colour.
p I'd get it on my ears, the walls and the ceiling.
p The boldest thing I do with hair is wash it.
i I have a feeling the hair isn't the only thing changing.
i I wonder which side of you that colour brings out.
i Now I'm curious, and I think you did that on purpose.
C How does it feel so far?
C Who was the first to notice?
P Where did the colour end up besides your hair?
P Did your phone still recognise you?
I What made you go for it now?
I What colour would you dare if nobody could see?
=shoesHurt
c Poor feet, I hope those shoes are banned for tonight.
c I'm sorry, sore feet can ruin the best day.
c Warm water and feet up, you've earned it.
p Whoever designed those has never met a foot.
p They always feel fine in the shop, that's how they get you.
p I'd have gone home in my socks.
i Some shoes are only meant for sitting down.
i That second when you take them off must have been heaven.
i I'd have offered you a piggyback, I want you to know that.
C How are your poor feet now?
C Will they get a second chance?
P Are they in the bin or just in disgrace?
P Were they at least worth it?
I Where were you off to in them?
I Which pair of yours has never let you down?
=sofaBlanket
c That sounds like an evening done exactly right.
c I approve of every bit of that.
c Enjoy it, a night when nobody wants anything is rare.
p I won't ask you to move, I wouldn't dare.
p Going out is overrated anyway, you've got it right.
p I'm jealous, and I'm not even hiding it.
i I like you already, and now I like your evening too.
i I like people who know how to be cosy on their own.
i I'd trade my plans for yours in a second.
C What are you watching or reading in there?
C Is there something sweet within reach?
P How many cushions are we talking about?
P Would anything get you out of there tonight?
I What would make it perfect?
I Where do your thoughts go when it's that quiet?
`;
