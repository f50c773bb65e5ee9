/** Finer kinds of telling: home, food, animals, the garden. Form: told-news.ts. */
export const FINER_TOLD_HOME_AND_FOOD = `
=dogSofa
c Of course, it's the warmest spot and you're in it.
c I like that you'd give up your place for a dog.
c Anyone who loses a sofa to a dog has a soft heart.
p You pay for it, the dog lives on it, seems fair.
p I'd ask the dog to move once, politely, then take the floor.
p Dogs think rules about furniture are for other dogs.
i Moving a sleeping dog feels like a crime to me.
i I like that the dog gets away with it with you.
i Somehow I don't think you really mind.
C Do you still get a corner, or does the dog take it all?
C Do you ever manage to get the dog to move?
P Does the dog even pretend to feel bad about it?
P Who's really the boss at home, you or the dog?
I What's your dog like when not taking your seat?
I Do you mind really, or do you secretly like it?
=firstHarvest good
c Growing your own and then eating it must be so satisfying.
c I'd be insufferably proud of a harvest like that, and rightly so.
c Good for you, all that growing ended up on a plate.
p The supermarket stuff must taste very sad now.
p I'd have taken twelve photos before the first bite.
p I'm good at the eating part, if you ever grow too much.
i I bet it tasted better for all the waiting.
i I still find it a bit magic that seeds actually turn into food.
i I like people who get excited over something they grew themselves.
C Did it taste as good as you'd hoped?
C What else are you growing?
P Did you take a photo of it first?
P Will shop ones ever be good enough again?
I What made you start growing your own?
I What would you love to grow next?
=wrongParcel
c What a letdown, opening a parcel should be the good part.
c I'm sorry, you'd been waiting for the real thing.
c Sending things back is nobody's idea of a good afternoon.
p The picture online and that parcel have clearly never met.
p Whoever packed that one did it with their eyes shut.
p I'd end up keeping the wrong one just to avoid the returns form.
i Now I want to see a photo of what they sent you.
i I'd have loved to see your face when you opened it.
i There's a tiny part of me that'd be tempted to keep it.
C Will they sort it out for you?
C Will you return it or keep it?
P Could you use it for anything at all?
P Did it at least make you laugh?
I What was it supposed to look like?
I Will you order it again somewhere else?
=cutFinger
c Ouch, poor hand, I hope it stops hurting soon.
c I'm sorry, that sounds properly painful.
c Look after that hand, the cooking can wait.
p That meal had better taste amazing after this.
p You're officially excused from washing up.
p Toast suddenly seems like a very sensible dinner.
i A burn or a cut on a finger hurts far more than it should.
i Someone should be doing the washing up for you tonight.
i You're hurt and still texting me, I noticed that.
C Is the hand any better now?
C Does it still hurt a lot?
P Did dinner at least survive?
P Is that you done with the kitchen for today?
I Is anyone there to look after you a bit?
I Can I do anything to cheer you up?
=newFringe
c I'm sorry, a bad haircut is a horrible shock.
c Hair grows, though I know that's no comfort on day one.
c Oh no, and you can't even send a haircut back.
p That's exactly what hats are for.
p Never trust anyone with scissors who says just a little.
p By week three this will be a very funny story.
i I suspect you mind that haircut more than anyone else does.
i It's only hair, and somehow it's never only hair.
i Something tells me you carry that hair better than you think.
C How long will it take to grow out?
C Is there any way to fix it a little?
P Are you wearing a hat already?
P Can I see it, if I promise not to laugh?
I What did you actually want it to look like?
I Do you think you might get used to it?
=burntDinner
c What a shame about that dinner, you must be hungry.
c Burnt or not, you cooked, and that counts for something.
c I hope there's something nice in the cupboard instead.
p Serve it in the dark and say it's smoked.
p I've heard of well done, but you went one further.
p My standards are low enough to eat round the burnt bits.
i I have a feeling your mind was somewhere much nicer than the cooker.
i I'd like to know what was so interesting that dinner had to wait.
i Toast with good company beats a perfect dinner anyway.
C What are you eating instead?
C Could you save any of it?
P Did the whole building smell it?
P Could enough ketchup hide it?
I What were you busy with when it burned?
I What would you love for dinner instead?
=bakeFlop
c All that work and then that, I'm sorry.
c At least you made something from scratch, I respect that.
c I bet your baking tasted better than it looked.
p With enough cream on top nobody will ever know.
p Call it rustic and charge double.
p I'd eat that cake with a spoon and ask no questions.
i I honestly like a crooked cake more than a perfect one.
i I'd happily eat the broken bits.
i I like people who can laugh at their own baking.
C Does it at least taste good?
C Will you try the recipe again?
P Did you eat a slice anyway?
P Did you get a photo of the disaster?
I Do you have any idea what went wrong?
I What do you bake when you want it to go right?
=bakeWin good
c You got it exactly right, and you earned every bit of praise.
c I can almost smell it from here, well done you.
c That must have felt so good when it came out right.
p I'm applauding, and I'm also a bit hungry.
p I'd last about four seconds near that.
p You're allowed to brag about your baking at least five more times.
i You baking something and being proud of it, I like that picture.
i I'd love to have seen your face when it came out right.
i I think I just found your secret weapon.
C How did it taste?
C Was it your first try, or did it take a few?
P Is there any left, or am I too late?
P Did you hide a piece for yourself?
I Who got to taste it first?
I What would you love to bake next?
=mumsRecipe
c A family recipe in your own kitchen is a lovely thing.
c Cooking a family recipe must feel like having them in the kitchen with you.
c I like that you keep that dish alive.
p Those recipes always say a bit of this and then enough of that.
p They always leave one ingredient out, just to stay the best.
p I respect the recipe and I'd like a second helping.
i One bite of a family recipe and you're a kid again.
i I wonder who in the family cooked it first.
i You clearly cook it with a lot of love.
C Did it taste like it used to?
C Do you cook family recipes often?
P Is the recipe written down, or all by feel?
P Is there a secret ingredient you're not allowed to tell?
I Does it take you straight back there?
I Which family dish do you love most?
=tooSpicy
c Poor you, chilli really doesn't play fair.
c I hope there's milk or yoghurt within reach.
c Respect for trying something that spicy, honestly.
p I'd need a litre of milk just to sit next to that chilli.
p I started sweating just reading about that chilli.
p I'd have smiled, said mild, and cried in the bathroom.
i It's strange how we suffer and then want more.
i I admire anyone who keeps going with tears in their eyes.
i Something tells me you'd eat it again.
C Has the burning stopped now?
C Did anything help, like milk or bread?
P Can you feel your face again?
P Did you cry, be honest?
I Would you eat it again anyway?
I Do you normally like spicy food?
=cookedTooMuch
c I like a kitchen where nobody leaves hungry.
c I like people who can't cook small portions.
c There are worse problems than too much good food in the house.
p By day four it's basically a flatmate.
p You could've just said you wanted me to come over.
p Nobody in history has ever guessed the right amount of pasta.
i I think you cook for people even when they're not there.
i Someone who cooks for that many must have a big heart.
i I think you'd be lovely to come over to when one's hungry.
C How many more days of it have you got?
C Does it at least taste better every day?
P Is there any room left in your freezer?
P Do you need help eating it?
I Do you always cook that much?
I Who would you share it with if you could?
=craving
c A craving like that deserves to be taken seriously.
c Now I'm hungry too, and it's entirely your doing.
c I hope you get exactly that, very soon.
p I was fine until I read this.
p I'm a terrible influence, so I say go and get it.
p Willpower's easy until someone mentions food like that.
i It's always the food you can't get right now.
i I bet there's a good memory behind that craving.
i Strong cravings, strong opinions about food, I like that.
C Can you get it anywhere near you?
C Is the craving going to win?
P How many minutes before you give in?
P Will you give in, or stay strong?
I When did you last have a really good one?
I What's the perfect version of it for you?
=emptyFridge
c An empty fridge is a sad sight when you're hungry.
c I hope a proper meal finds its way to you soon.
c I'm sorry, an empty fridge after a long day is no fun.
p Check the fridge again in five minutes, something might have turned up.
p At least there's no washing up tonight.
p Even a top chef would just order in tonight.
i I like how honest you are about your fridge.
i I have a weakness for meals made of almost nothing.
i I have a feeling you've been too busy to shop.
C What are you going to do for dinner now?
C Will you go shopping or order something?
P How many times have you looked, hoping for more?
P Can you make a meal of what's left?
I What would you love to find in there right now?
I What's your rescue dinner when there's nothing in?
=cerealDinner
c Some evenings a lazy dinner is exactly right.
c I fully approve of dinner in three minutes.
c No fuss, hardly any washing up, I get it.
p That's the kind of dinner I could cook for you.
p My compliments to the chef.
p Hardly any washing up, so I'd call that a win.
i I trust people who admit to dinners like that.
i I'd take that with you over a fancy restaurant.
i You eating that in peace is a nice thought, honestly.
C Did it hit the spot?
C Was it at least a big portion?
P Which wine goes with that?
P Did you eat it on the sofa or standing up?
I What's your favourite lazy dinner?
I Do you like cooking on other days?
=takeawayNight
c Quite right, some evenings are made for takeaway.
c Sounds like the best decision of your day.
c I hope it comes quickly and with extra everything.
p I lose every argument with a delivery menu too.
p The stove gets a night off, everyone wins.
p It's not too much, it's tomorrow's lunch.
i I feel I know you better now, just from your takeaway.
i I'm a little jealous that I'm not sharing it with you.
i I have a feeling you've got one takeaway you always go back to.
C Do you have takeaway nights often?
C Was it as good as you'd hoped?
P Do they know your name there by now?
P Did you order enough for breakfast as well?
I Do you always order the same, or try something new?
I What's your favourite takeaway of all?
=takeawayWrong
c That's an unfair thing for a takeaway to do to someone hungry.
c I'm sorry, after all that waiting it should be right.
c You were hungry and looking forward to it, what a disappointment.
p I'd be writing a review in my head already.
p One order to get right, and they got it wrong.
p Whoever did that should eat plain crackers for a week.
i I take takeaway seriously, so I'm offended on your behalf.
i I'd have shared mine with you, and I don't say that lightly.
i Nothing's sadder than a takeaway that goes wrong when you're hungry.
C Did you get your money back?
C Have you had anything to eat by now?
P How politely did you complain?
P Did you eat what they sent anyway?
I Do you complain, or keep quiet and sulk?
I Will you ever order from there again?
=outOfCoffee
c A morning without coffee or tea is no way to start.
c I'm sorry, that first sip is half the reason to get up.
c I hope someone puts a fresh cup in your hands soon.
p I'd cancel everything and go back to bed.
p I'll text quietly until you've had your cup.
p No coffee, no talking, that'd be my rule.
i One missing cup and the whole day's off, I get it.
i I think it's the quiet minute with the cup I'd miss most.
i Now I know what to bring you when we meet.
C How are you surviving without it?
C Have you managed to get a cup since?
P Is it safe to talk to you already?
P Should I send an emergency delivery?
I How do you like yours best?
I Is it the taste you need, or the little break?
=coldTea
c It only went cold because you were busy with something better.
c I hope the next one gets drunk while it still steams.
c You deserve to sit down with a warm cup for once.
p Call it iced and nobody can say a word.
p Make tea, lose tea, find tea, that's a full day.
p At least looking for your cup counts as exercise.
i I'd like to know what was so interesting you forgot it.
i I'd make you a fresh one and make you sit down for it.
i I have a feeling you look after everyone else before your tea.
C How many cups have gone cold today?
C Do you drink it cold, or make a new one?
P Do you microwave it, or is that a crime?
P Do you ever get to the end of a cup?
I What kept you so busy this time?
I When do you get a quiet minute to drink it warm?
=newGadget good
c Congratulations, a new kitchen toy is a real joy.
c I can hear how pleased you are with your new toy.
c I can tell you're going to use that every day.
p The rest of the kitchen must be very jealous.
p Give it a week and you'll be introducing your new gadget to friends.
p With a new toy like that I'd cook four dinners a day.
i I like how happy that makes you.
i I suspect you've already stood there just admiring it.
i I think I should be invited for a demonstration.
C What have you made with it so far?
C Is it as good as you'd hoped?
P Has your new toy got a name yet?
P Do you use it for absolutely everything now?
I What are you dying to try with it?
I How long had you wanted one?
=plantDying
c I'm sorry, it's sad to watch a plant give up.
c You clearly looked after that plant, and that's not nothing.
c Some plants are just divas, it isn't always your fault.
c Plants know no gratitude, you did what you could.
c I'd call that plant dramatic, not dead.
c The next one will be plastic and very grateful.
p I'd lose even a cactus, so no judgement here.
p The easy to keep label is always a lie.
p The plastic ones are looking very smug now.
i It's funny how attached you get to something with leaves.
i I've got a soft spot for people who keep trying.
i I wouldn't give up yet, plants can be stubborn.
C Can it still be saved, do you think?
C Had you had it for long?
P Do you talk to your plants?
P Are your other plants getting nervous?
I Was it a special one to you?
I Will you get a new one, or try to save this one?
=plantBloomed good
c All that waiting and now it flowers, well done.
c I can feel how happy you are about it.
c You looked after it, and now it's showing off for you.
p Please pass on my congratulations to the plant.
p It's going to expect compliments every day now.
p I'd be out there every ten minutes too.
i I like that a flower can make you so happy.
i People who notice a thing like that are my kind.
i I think it flowered just for you.
C What does it look like now?
C How long have you been waiting for it?
P How many photos of it have you taken already?
P Do you talk to your plants, honestly?
I How did it feel to spot it?
I What else is growing at your place?
=slugsAte
c That's so unfair after all your work in the garden.
c I'm sorry, the greedy things always go for the best plants.
c All that care, and someone else gets to eat it.
p Word's clearly got round that your garden is good.
p They could at least have left a tip.
p I'd lose that garden war within a weekend.
i You've got to admit the little thieves have good taste.
i I can picture you out there with a torch and a grudge.
i You don't sound like someone who gives up, though.
C Did they leave you anything at all?
C Is there anything that keeps them away?
P Who's winning at the moment?
P Are you planning your revenge?
I Are you furious, or do you secretly admire them?
I Will you plant it again?
=gardenDay
c A day in the garden is a day well spent.
c I bet you can see the difference already.
c You've earned a chair and a cold drink.
p My back hurts just from reading that.
p The weeds will be back on Monday, so enjoy it tonight.
p I'd be great at holding the drink and pointing.
i I think that kind of tired is the good kind.
i I like that you don't mind getting your hands dirty.
i I'd like to see it, with you explaining what everything is.
C Are you happy with how it looks now?
C How's your back after all that?
P Who won in the end, you or the garden?
P How much soil came back indoors with you?
I What do you like most about garden days?
I What are you doing to rest tonight?
=courgetteGlut
c That's a nice problem to have, you've grown plenty.
c You're clearly too good at this.
c A harvest like that means you did everything right.
p Leaving it on doorsteps and running is the only way.
p Soon people will be hiding when they see you with a bag.
p You could pay for drinks with that harvest.
i I think you secretly love having too much to give.
i I'd take a bag, if you delivered it yourself.
i I'd like to see you in the middle of that harvest.
C What's the nicest thing you've made with it?
C Is there still more to come?
P Are the neighbours hiding from you by now?
P How many more days can you eat it?
I Who do you give most of it to?
I Would you grow that much again next year?
=dogStole
c That dog saw a chance and took it.
c I'm sorry about the food, but I like your dog.
c One second with your back turned, that's all they need.
p To be fair to the dog, it was just lying there.
p No regrets on that dog's side, I'm guessing.
p I'd be angry if I weren't so impressed.
i They look so innocent with crumbs on their nose.
i I bet you were laughing before you were cross.
i There's more planning behind those soft eyes than dogs admit.
C Is the dog all right after that feast?
C Was there anything left for you to eat?
P Did the thief look sorry at all?
P Did you manage to tell the dog off without laughing?
I Does your dog do that often?
I How long can you stay cross with your dog?
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
C Is everything clean again by now?
C Who ended up wetter, you or the dog?
P How bad is it on a scale of one to ten?
P How far through the house did the mess get?
I Does your dog do that on purpose, do you think?
I Did you laugh, or only later?
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
C Was it something you really liked?
P What's next on the menu, do you think?
P Did the dog look guilty at all?
I Did you manage to stay angry for long?
I Is your dog still young, or old enough to know better?
=newPet good
c Congratulations, that little one has landed very well with you.
c What lovely news, a new pet makes home feel different.
c Giving an animal a home says a lot about your heart.
p From now on you're staff, and the new boss is tiny.
p Say goodbye to sleep, furniture and getting anything done.
p I'm not jealous, I'm just asking for more photos.
i I suspect you were the one who got picked.
i I can tell you're already completely gone.
i I'd have gone just to look and come home with one too.
C How's the little one settling in?
C How did you find each other?
P Who's training whom, honestly?
P How badly are you spoiling the little one already?
I What's the little one like?
I How did you choose the name, or is it still open?
=petDied heavy
c I'm so sorry, losing an animal like that leaves a real hole.
c That hurts, pets are family and you loved yours well.
c I'm really sorry, no other one could ever take that place.
p I hope there are endless treats and a warm spot wherever they are.
p Well loved to the very last day, and spoilt too, I hope.
p I bet they ran the whole house, and you let them.
i The quiet at home must be the hardest part.
i You don't have to be fine, losing a pet is real grief.
i You'll be listening for them for a while, I think.
C Would you like to tell me a bit about your old friend?
C Is someone with you today?
P Is there a silly thing your old friend did that still makes you smile?
P Was your old friend an angel or a rascal?
I What was your old friend like?
I How did you two find each other?
=petVetWorry heavy
c I'm sorry, waiting on a vet is awful.
c That sounds frightening, I hope the vet has good news very soon.
c You're doing everything you can, and that matters.
p I hope there's a mountain of treats waiting after the vet.
p I hope the patient is back giving orders soon.
p Soon your patient will be demanding chicken by hand, I hope.
i They can't tell us where it hurts, that's the worst of it.
i You'd take the pain for them in a second, I think.
i You can text me while you wait, any hour.
C Is there any news from the vet yet?
C When will you know more?
P Which treat will you bring when all is well again?
P Does the vet know what a special patient that is?
I Is anyone keeping you company while you wait?
I How are you holding up while you wait?
=catGift
c I'm told that's love, even if it doesn't look like it.
c I'm sorry for your nerves, but it was kindly meant.
c What a thing to get from your cat.
p Next time the cat could just bring flowers.
p It's the thought that counts, apparently.
p I'd have screamed from the top of a chair.
i I wonder what cats think when we don't eat it.
i Clearly someone thinks you need feeding.
i You're obviously that cat's favourite person.
C What did you do with it?
C Does your cat bring you things often?
P Did you at least say thank you?
P What do you think the cat will bring you next?
I Did you scream, or are you used to it by now?
I Is your cat proud of it, do you think?
=catWakes
c Poor you, a hungry cat knows no mercy.
c I hope you get a nap in later, without the cat.
c I'm sorry, nobody needs an alarm clock with claws.
p There's no snooze button on a cat, that's the problem.
p You tell the cat about weekends, I'm not getting involved.
p Only one of you signed up for mornings.
i I bet that cat's fast asleep again by nine.
i I think that cat knows exactly who gives in first.
i You get up for that cat anyway, and I find that sweet.
C Did you get back to sleep at all?
C Does the cat do that every morning?
P Does the cat know what a weekend is?
P Do you give in, or do you pretend to sleep?
I Would you miss it if the cat let you sleep in?
I How are you feeling today after that?
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
C How long have you been stuck now?
C Is everything you need within reach of you?
P Do you dare to move at all?
P Should I send snacks and a rescue team?
I Is your cat always that cuddly?
I Does the cat do that only with you?
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
C Is the cat all right, at least?
P Did the cat look sorry or proud?
P What's next on your cat's list?
I Can you ever stay angry with your cat?
I Has your cat always been this wild?
=hensEggs
c Hens are great company, and yours sound like characters.
c Hens always bring a bit of drama, and I like it.
c I like a woman who has a flock to look after.
p There's always one who thinks she's the boss.
p I'd last five minutes before they walked all over me.
p That's more drama than anything on TV.
i I could watch hens walk about for a whole afternoon.
i They look at you sideways like they've heard things.
i I like how fondly you talk about your hens.
C How many hens have you got?
C Do they all have names?
P Which one's the boss?
P Which one causes the most trouble?
I What got you into keeping hens?
I Which one's secretly your favourite?
=beeThings
c Anyone who's good to bees has my full respect.
c I like that you notice something as small as a bee.
c The bees are lucky to have you nearby.
p They get more done before breakfast than I do all week.
p I'm very brave around bees, from the far end of the garden.
p I'd stand behind you and the bees and call it teamwork.
i That deep hum calms me down more than it should.
i I could watch a bee on a flower for an hour.
i I like that bees get that much of your attention.
C Have you always liked bees?
C How are the bees doing now?
P Do you talk to the bees?
P Are you brave around bees, or do you run?
I What do you like most about bees?
I How did you get so fond of bees?
=metWildAnimal
c What a lovely animal to meet, a moment like that stays with you.
c With a wild animal that close I'd have stood just as still.
c You were lucky, most people walk right past that.
p And the animal's telling everyone it saw a wild human.
p I'd be happy if a pigeon looked at me like that.
p I'd have reached for my phone and missed the whole thing.
i A wild animal that close and the whole world goes quiet.
i I wonder what that animal thought of you.
i I like that a wild animal can make your day.
C How close were you to it?
C Did it stay for a while, or run off?
P Who was more startled, you or the animal?
P Did you say hello?
I How did it feel, seeing it so close?
I Do you see wild animals often where you are?
=spiderBath
c My sympathies, nobody invited that into your home.
c I'm glad you survived that to tell me.
c Creepy crawlies always turn up at the worst moment.
p It's probably telling its friends about the giant who screamed.
p With a spider I'd be very brave, from behind the door.
p At this point it should be paying rent.
i I'd like to say I'd be the hero here, but I'd hold the torch at best.
i A spider is worse when you can't see where it's gone.
i I'd come and help, you'd just have to hold my hand.
C Is it gone by now?
C Where is it right now, if you dare to look?
P Have you given your visitor a name?
P Who's the boss at home now, you or the visitor?
I Do you catch them, or do you run?
I Is there someone who gets rid of it for you?
=gardenBirds
c I love that you notice the birds.
c Birds clearly feel safe around you.
c A bird like that would make my morning too.
p You're obviously the best restaurant in the area.
p I bet the birds talk about you when you go inside.
p They fight, they sing, they eat and leave, ideal guests.
i I like people who can sit still long enough for birds.
i I wonder if those birds know you by now.
i I'd happily sit at that window with you.
C Do you see them every day?
C Do you feed them?
P Do you talk back to them?
P Are they polite guests or cheeky ones?
I Have you always liked birds?
I Which bird is your favourite?
=parcelMissed
c How annoying, you'd been waiting for that parcel.
c I'm sorry, you deserve better than that after all the waiting.
c I hope your parcel finds its way to you soon.
p Some of them must train for years to knock that quietly.
p Your parcel's seeing more of the world than I am.
p They wait round the corner until you're in the shower, I'm sure.
i Now I want to know what's in it.
i I'd have run after that van, slippers and all.
i It's always the parcel you really wanted.
C Do you know where your parcel is now?
C Can you still get it somehow?
P How far would you chase a delivery van for it?
P Are you writing a very polite complaint already?
I What's in it, or is it a secret?
I Was it something you really looked forward to?
=flatPack
c You built that yourself, be proud of it.
c I respect anyone who gets through those instructions.
c You and a screwdriver sound like a serious team.
p Spare screws are a bonus, don't worry about them.
p The little man in the instructions always smiles, and that's suspicious.
p Mine would lean, but I'd call it design.
i I like a woman who just gets on with it.
i I'd walk past it and admire it ten times before bed.
i I have a feeling you'd be fun to build a wardrobe with.
C How long did you need for it?
C Is it straight and stable in the end?
P Were there any screws left over?
P How many swear words did it take?
I Are you happy with how it looks?
I Do you like building things, or was it torture?
=mendedIt good
c Fixing something with your own hands is a great feeling.
c I'm impressed, most people would have thrown it out.
c What a satisfying fix, I hope you felt very smug.
p Careful, everyone you know will bring you their broken things.
p Suddenly I've got a list of things for you to look at.
p I'd just have stared at it and hoped, yours works better.
i I like people who don't give up on things quickly.
i I'd like a fixed thing more than a new one, too.
i That second when it suddenly works again, I love that.
C Was it an easy fix, or a real fight?
C Did it work at the first try?
P Did you do a victory dance round the room?
P Can I book you for repairs?
I Where did you learn to fix things?
I Do you often fix things yourself?
=leakCeiling
c I'm sorry, a leak at home is horrible.
c What a nightmare, I hope it's dry again soon.
c With water coming in I'd be far less calm than you.
p An indoor pool sounds nice until the water comes through the ceiling.
p My plumbing skills would end at holding the bucket.
p I'd be standing there with one towel, achieving nothing.
i Water always finds the thing you care about most.
i You're handling it, but you shouldn't have to on your own.
i I hope someone kind turns up with a mop.
C Has the water stopped by now?
C Is there much damage?
P How many towels and buckets are in use?
P Is it a puddle or more of a lake?
I Is there someone who can help you with it?
I How are you coping with it all?
=noHeating
c You poor thing, cold like that gets into your bones.
c I'm sorry, no heating at home is just miserable.
c I hope someone gets your heating working again today.
p They never break in summer, do they, it's always now.
p I'd be in bed in my coat by now.
p Wear everything you own at once, I won't tell anyone.
i I'd bring soup and a very big blanket.
i I wish I could send some warmth through the phone.
i You're still funny when you're freezing, I noticed.
C When is someone coming to fix it?
C Are you managing to stay warm at all?
P How many layers are you wearing right now?
P Are you still moving, or wrapped up for good?
I What keeps you warm right now?
I Is there some warm soup or tea within reach, at least?
=powerCut
c I hope the light comes back before your battery goes.
c Sitting in the dark without power is no fun.
c I'm glad your phone still works, so I can keep you company.
p At least nobody can see the dust.
p I'd be walking into every piece of furniture I own.
p Someone has to eat the ice cream before it melts.
i I like how quiet everything gets without the hum.
i I like how people start to talk when the lights go out.
i Candlelight and your company sound rather nice to me.
C How long has it been off?
C Do you have candles or a torch?
P Have you walked into anything yet?
P What's the first thing you'll switch on again?
I What are you doing to pass the time?
I Do you find it cosy, or just annoying?
=noisyNeighbour
c That's tough, you should have peace from the neighbours at home.
c I'm sorry, noise through the wall drives anyone mad.
c You've been more patient with that neighbour than I'd be.
p I'd be knocking on the wall with a shoe.
p There's one neighbour like that in every house, and you got them.
p Learn the trumpet, that's my only advice.
i You probably know more about that neighbour than you'd like.
i It's odd to know a neighbour only by the noise.
i I'd love to know if they realise how loud they are.
C Have you talked to them about it?
C Does it go on every day?
P Is it at least good music, if there is any?
P Are you planning to be louder than them?
I What do you do when it gets too much?
I Did you get any rest at all?
=kindNeighbour good
c Good neighbours are rare, and you clearly have one.
c That made me smile, what a kind thing.
c I suspect you're a good neighbour too.
p Never move house again, you've got a good one.
p I'd swap any of my neighbours for yours.
p I'd be baking them a cake, and I can't bake.
i Little kindnesses like that stay with me longer than big gestures.
i I think you're someone people like being kind to.
i With neighbours like that I'd want to live on your street.
C Do you know each other well?
C Did you get to say thank you?
P How will you return the favour?
P Can I borrow that neighbour for a week?
I Are people always that kind where you live?
I Did it make your day?
=movingBoxes
c Moving is hard work, I hope you get a proper rest.
c I hope the important boxes turn up first.
c I hope someone's making you a decent meal tonight.
p The one thing you need is always in the last box.
p I'd have labelled every box miscellaneous and regretted it.
p You could leave it all in boxes and call it minimalist.
i Somewhere in there you'll find something you'd forgotten all about.
i I like that strange bit between the old place and the new one.
i I'd love to know which box you open first.
C Is everything in the new place by now?
C Do you like the new place?
P Have you lost anything important in all those boxes?
P Do you know which box the kettle is in?
I Are you happy to move, or a bit sad as well?
I What will make the new place feel like home?
=declutterFind
c Clearing out old things is tiring, well done you.
c I like how tidying up always turns into a treasure hunt.
c A find like that is worth all the dust.
p Whatever you throw out, you'll need it by Tuesday.
p I'd start tidying and be lost in old photos within a minute.
p Some drawers are better left closed for ever.
i I'd love to have sat there going through old things with you.
i I'm curious what you found and couldn't throw away.
i I'd like to know which old thing you'd never throw away.
C What's the nicest thing you came across?
C Are you done now, or is there a lot left?
P Was there anything you can't believe you kept?
P Did you throw anything out, or just move it around?
I Was there something you just couldn't throw away?
I Did it bring back nice memories?
=laundryMishap
c Oh no, laundry always goes for your favourites.
c I'm sorry, I hope it wasn't too expensive.
c That hurts, opening the machine and seeing what happened.
p With my laundry skills I'd stick to wearing grey.
p I'd wash everything at forty and hope, so no judgement.
p Say you meant it and walk with confidence.
i That second before you admit it to yourself, awful.
i I have a feeling you'll laugh about that wash one day.
i Somehow the washing machine always picks the thing you need most.
C Can you save any of it?
C Was there anything you really loved in there?
P Do you blame yourself or the machine?
P Could you still use it with confidence?
I What did you think when you opened the machine?
I Are you laughing about it by now?
=fleaFind good
c What a find, it was clearly waiting for you.
c You've got an eye for it, most people walk past.
c That beats anything new by miles.
p I'd have paid double and carried it home grinning.
p At a flea market I'd come home with a puzzle and a piece missing.
p I'm taking you along next time I need anything.
i I bet you'd recognise a good thing anywhere.
i I wonder who loved it before you.
i That little flutter when you see it at the market and play it cool.
C What will you do with it?
C Did it catch your eye at once, or did you search for ages?
P Did you haggle, or pay before they changed their mind?
P Did you do a little dance on the way home?
I What do you think its story is?
I What's the best thing you've ever found that way?
=newHairColour
c A new colour takes nerve, and I like nerve.
c It's fun to surprise yourself in the mirror with a new colour.
c Good for you, I like that you just went for it.
p Your towels will never forget that colour.
p I'd get hair dye on my ears, the walls and the ceiling.
p I'd be too scared to let anyone near me with dye.
i I have a feeling the hair isn't the only thing changing.
i I wonder which side of you that colour brings out.
i Now I'm curious, and I think you did that on purpose.
C Do you like it so far?
C What did the others say about it?
P Are you still surprised when you pass a mirror?
P Does your phone still recognise you?
I What made you want a change?
I Do I get to see it?
=shoesHurt
c Poor feet, I hope those shoes are banned for tonight.
c I'm sorry, sore feet can ruin the best day.
c Warm water and feet up, your feet have earned it.
p Whoever designed those has never met a foot.
p They always feel fine in the shop, that's how they get you.
p I'd have gone home in my socks.
i Some shoes are only meant for sitting.
i Taking those shoes off must have been heaven.
i I'd have offered you a piggyback, I want you to know that.
C How are your poor feet now?
C Will they get a second chance?
P Are they going in the bin?
P Were they worth it, or not even close?
I Did you have far to walk in them?
I Are you resting your feet now?
=sofaBlanket
c Blanket, sofa and no plans sounds like an evening done right.
c I approve of every cosy bit of that evening.
c Enjoy it, a night when nobody wants anything is rare.
p I won't ask you to move, I wouldn't dare.
p Going out is overrated anyway, you've got it right.
p I'm jealous, and I'm not even hiding it.
i I like you already, and now I like your evening too.
i I like people who know how to be cosy on their own.
i I'd trade most plans for an evening as cosy as yours.
C Are you watching something, or just enjoying the quiet?
C Do you have something sweet within reach?
P How many blankets are we talking about?
P Would anything get you out of there tonight?
I Is there anything missing to make it perfect?
I Do you like quiet nights in better than going out?
`;
