/** Finer kinds of telling: home, food, animals, the garden. Form: told-news.ts. */
export const FINER_TOLD_HOME_AND_FOOD = `
=dogSofa
c A dog who steals your spot knows exactly where the good company is.
c I like that you give up your place rather than disturb a dog.
c Anyone who loses a warm spot to a dog has a soft heart.
p Clearly the furniture is yours in theory and the dog's in practice.
p My negotiating skills would win you back one cushion at most.
p That dog has read the tenancy law on cushions very closely.
i There's something about a sleeping dog that makes moving it feel like a crime.
i A lot about people shows in who gets the best spot.
i You lose out every night and somehow I think you don't mind.
C How much room does the dog leave you tonight?
C Is the dog at least willing to share the blanket?
P Has the dog started taking your reservations yet?
P Who wins if you both run for the warm spot?
I What did the dog do that made you give in?
I Would it feel too big without the dog now?
=firstHarvest good
c Growing your own and then eating it's a proper triumph.
c I'd be insufferably proud of a harvest like that, and rightly so.
c Good for you, all that patience ended up on a plate.
p That crop deserves its own portrait and a small brass band.
p Somewhere a supermarket vegetable is feeling very inadequate about your harvest.
p My contribution to farming is admiring yours from a safe distance.
i The first one you grew yourself must taste of all that waiting.
i It's a small wonder that a seed keeps its promise like that.
i I like people who get excited over something they grew.
C How did the first bite of your own harvest taste?
C What else is coming up in your patch?
P Did the harvest get a speech before you ate it?
P Will the shop ones ever be good enough again?
I What made you start growing things in the first place?
I Who would you share the very first one with?
=wrongParcel
c What a letdown, opening a parcel should be the good bit.
c I'm sorry it's wrong, you'd waited for the real thing.
c Sending the wrong one back is nobody's idea of a good afternoon.
p Somewhere a stranger is opening your parcel and looking just as puzzled.
p Whoever packed that box did it with a blindfold and confidence.
p My talent for misreading measurements would make you feel much better.
i I do wonder about the person who was meant to get that one.
i A wrong delivery always feels a bit like a message from someone else's life.
i There's a tiny part of me that would be tempted to keep it.
C Can they send you the right one quickly?
C Is the wrong one going back or staying?
P Is there any occasion that parcel would be right for?
P Did you at least try it out for the laugh?
I What were you hoping for when you opened the box?
I Would you ever keep a wrong parcel just because?
=cutFinger
c Ouch, poor hand, I hope it stops stinging soon.
c I'm sorry, the kitchen had no business doing that to you.
c Hurt fingers always hurt twice as much when you're hungry.
p That meal had better taste heroic after such a fight.
p Kitchens are far more dangerous than lion taming, in my view.
p One brave cook and a plaster beat any television chef.
i It's odd how such a small cut can take over a whole evening.
i Someone ought to be doing the washing up for you tonight.
i You typed to me with a sore hand, which I've noticed.
C Is the hand any better now?
C Did you get it under cold water in time?
P Did dinner survive the accident at least?
P Has the kitchen apologised for its behaviour yet?
I Who spoils you when you hurt yourself?
I Were you miles away in thought when it happened?
=newFringe
c I'm sorry, a bad haircut follows you into every mirror.
c Hair grows, but I know that's no comfort on day one.
c You told me about the haircut, and that takes some courage.
p My sympathy goes to the scissors, who were only following orders.
p Hats exist precisely for haircuts like this one.
p A bad cut makes a good story by about week three.
i People remember the laugh that goes with the hair, I suspect.
i It's funny how much of our courage seems to sit in our hair.
i Something tells me you carry a wonky haircut better than you think.
C How long will it take to grow out?
C What was the cut meant to look like?
P Is there a hat involved already?
P Did the scissors get a fair trial?
I Who was the first to see the new hair?
I What were you hoping would change with the haircut?
=burntDinner
c What a shame, you were looking forward to that dinner.
c Burnt or not, you cooked, and that counts for something.
c I hope there's something good in the cupboard to make up for it.
p Fancy restaurants would call that dinner smoked and take a bow.
p Charcoal is a perfectly respectable food group in my view.
p My own standards are low enough to eat around the black bits.
i The smell of a burnt dinner always has a good story behind it.
i I'd like to know what was so interesting that the pan lost out.
i Some of the best evenings start with a ruined dinner and toast.
C What are you eating instead of the burnt one?
C Is the pan still alive?
P Did the smoke alarm enjoy its evening?
P Was any of it saved by ketchup?
I What were your thoughts on while it burned?
I Which dish never goes wrong when you make it?
=bakeFlop
c All that whisking, and then that, I'm sorry about your bake.
c A failed bake still means someone stood there and made an effort.
c I bet the crumbs tasted better than the thing looked.
p With enough custard nobody can see what shape a cake was.
p That bake isn't a failure, it's modern art with butter.
p My plan would be a spoon, a brave face and no witnesses.
i I find a crooked cake far more inviting than a perfect one.
i There's always a moment at the oven door when you still believe.
i Perfect bakes rarely make me smile, but this one did.
C Was the bake at least edible?
C Will you give the recipe another go?
P Has the cake been given a decent burial?
P Could it still serve as a doorstop?
I Who was the lucky person meant to taste it?
I Which bake of yours are you secretly proud of?
=bakeWin good
c That's a proper bake, and you earned every crumb of praise.
c I can almost smell it from here, well done you.
c Getting a bake exactly right is a lovely kind of pride.
p Please inform the oven that I'm applauding from my chair.
p My willpower would last about four seconds near that tray.
p Professional bakers are looking nervously over their shoulders today.
i There's a quiet glory in the minute the oven door opens.
i I'd love to have seen your face when it came out right.
i A house that smells of baking makes me believe in good endings.
C How many slices are left by now?
C What was the trick that made it work?
P Did you guard the cake from greedy relatives?
P Is there a statue planned for the oven?
I Who got the first piece of it?
I What would you dare to bake next?
=mumsRecipe
c A family recipe in your own kitchen is a lovely thing.
c Cooking the way they did keeps someone close at the table.
c I like that you keep that family dish alive.
p No measuring spoon on earth knows what just a bit means.
p Grandmothers took one secret ingredient out of every recipe, I'm sure.
p My respect for that recipe is nearly as big as my appetite.
i One spoonful of an old family dish and you're seven again.
i I wonder how many hands that recipe passed through before yours.
i Some tastes are really people, and this sounds like one.
C Did it taste like it used to?
C Who taught you the family recipe?
P Is the recipe written down or guarded by an oath?
P How often did the words just a pinch come up?
I What picture comes up with the first spoonful?
I Which family dish would you pass on one day?
=tooSpicy
c Poor you, chilli has no manners once it gets going.
c I hope there's milk or yoghurt within arm's reach.
c Brave of you to take on that much spice at all.
p My own heat limit is a confident black pepper.
p Chilli like that should come with a helmet and a waiver.
p Fire brigades have been called out for milder sauces.
i It's strange how we suffer from the spice and then want more.
i I admire anyone who keeps eating while the eyes are streaming.
i Something about a dare and a chilli says you like a bit of danger.
C Has the burning stopped by now?
C Did the milk help against the heat?
P Can you feel your tongue again or is it gone?
P Was steam coming out of your ears?
I Would you take another bite of that chilli anyway?
I What is it about spice that makes us show off?
=cookedTooMuch
c A big pot says you come from a generous kitchen.
c I like people who can't cook small portions.
c Leftovers that outlive the week are a sign of plenty.
p By Thursday that pot counts as a flatmate.
p Somewhere there's an army wondering where its dinner went.
p Nobody in history has ever guessed the right amount of pasta.
i Cooking too much is often cooking for someone who isn't there yet.
i A full pot always looks as if it's expecting company.
i I suspect you were raised at a table with many chairs.
C How many days will the leftovers last?
C Does it at least get better by the day?
P Has the freezer asked for mercy yet?
P Which meal will it disguise itself as tomorrow?
I Who taught you to cook in such big pots?
I Who would get the second plate if you chose?
=craving
c A craving like that deserves to be taken seriously.
c Now I'm hungry too, and it's entirely your doing.
c I hope that longing ends up on a plate very soon.
p My stomach has just joined your protest with a banner.
p Cravings are simply the body sending a strongly worded letter.
p Willpower is lovely until someone mentions food like that.
i Cravings always arrive at the hour when reason has gone to bed.
i There's usually a memory hiding inside a craving like that.
i I like that you want it with your whole heart.
C How far away is the nearest rescue for that craving?
C Is the craving going to win tonight?
P How long before you give in, in minutes?
P Has your stomach started writing petitions?
I When did you last have it exactly right?
I What does it taste like in your head just now?
=emptyFridge
c An empty fridge at the end of the day is a cruel sight.
c I hope a proper meal finds its way to you soon.
c You've got the makings of a very short cookbook in there.
p Opening the fridge again in five minutes is sure to help.
p The mouse in that cupboard has already handed in its notice.
p With ingredients like that, even a star chef would order in.
i You can read a whole week in what's left in a fridge.
i I have a weakness for meals made of almost nothing.
i Bare shelves usually mean a full diary, I think.
C What will you conjure up for supper now?
C Is there at least bread somewhere in the house?
P What is the oldest thing in that fridge?
P Has the fridge light been lonely in there?
I What would be in there if you could wish?
I Which meal can you make out of nearly nothing?
=cerealDinner
c There are evenings when a lazy dinner is exactly right.
c I fully approve of a dinner that takes three minutes.
c Some supper without fuss is all a tired evening needs.
p Michelin inspectors are kneeling outside your kitchen as we speak.
p My compliments to the chef and to whoever opened the packet.
p Dinner without washing up is the peak of civilisation.
i I trust people who admit to lazy dinners more than the others.
i There's a small freedom in eating what no guest would be served.
i Simple suppers somehow taste best when nobody is watching.
C Did the lazy dinner hit the spot?
C Was it at least a generous helping?
P Was there a wine pairing with that feast?
P Did you use a plate or go without?
I What is your finest lazy dinner of all time?
I What did you love for supper as a child?
=takeawayNight
c Quite right, a takeaway is one of the great evening inventions.
c That order sounds like the best decision of your day.
c I hope it's hot and comes with extra of everything.
p My cooking has also lost every battle against a delivery menu.
p The smell of a takeaway bag beats any symphony.
p Ordering too much is simply planning ahead in my book.
i You can tell a lot about someone from their takeaway order.
i Food that someone else cooked makes any evening kinder.
i I have a feeling you've been loyal to one dish for years.
C What's the dish you never leave off the order?
C Is the takeaway as good as you hoped?
P Do they greet you by name on the phone yet?
P Will there be any left by breakfast?
I Do you always order the same or dare something new?
I Which takeaway was the best you've ever had?
=takeawayWrong
c That's a rotten trick to play on a hungry woman.
c I'm sorry, a dinner you've waited for should be right.
c You were all set for that meal, what a disappointment.
p Wars have been started over less than missing food.
p I hereby declare an hour of national mourning for your dinner.
p Whoever packed that order should eat plain crackers for a week.
i Hunger makes a wrong order feel almost like a betrayal.
i I wonder which sofa your real dinner ended up on.
i There's a moment when you open the bag and still hope.
C Did they at least offer to put the order right?
C Have you had anything proper to eat since?
P Is the delivery driver still welcome in your street?
P Did you send them a letter in capitals?
I Do you complain or swallow it and sulk?
I What made you choose that place to begin with?
=outOfCoffee
c A morning without your cup is no way to start.
c I'm sorry, that first sip is half the reason to get up.
c May someone put a hot cup in your hands soon.
p Mornings without coffee or tea ought to be illegal.
p I shall speak very softly until the kettle is saved.
p An empty tin before eight is basically a horror film.
i It says something that one missing cup can tilt a whole day.
i I think the ritual is missed even more than the drink.
i You only learn how loyal you are when the tin is empty.
C How did you get through the morning without it?
C Is there a cup in sight by now?
P Has anyone been bitten so far without your caffeine?
P Did you stare into the tin in disbelief?
I How do you take your cup when all is well?
I What else would you miss that much in the morning?
=coldTea
c A forgotten cup means your head was happily somewhere else.
c I hope the next one gets drunk while it still steams.
c That poor tea waited for you very patiently.
p Iced tea was surely invented by someone exactly like this.
p Half the mugs in the country are missing and now we know.
p That cup will be discovered by archaeologists one day.
i I like to think what made you forget the tea was good.
i A cold cup is usually proof of an interesting morning.
i There's something tender about a mug that was made and then forgotten.
C How many cups have gone cold today so far?
C Where did you find the missing mug?
P Does the microwave know that cup personally by now?
P Should the mug have a little alarm bell?
I What carried you off this time?
I When do you really sit down and drink one?
=newGadget good
c Congratulations, a new kitchen machine is a real joy.
c I can hear how pleased you are with that thing.
c Lovely, that one is clearly going to be used every day.
p The rest of the kitchen must be sick with jealousy.
p By next week you'll be introducing it to your friends.
p Every toaster nearby feels very underdressed just reading about it.
i There's a childlike joy in a new machine that nobody admits to.
i I suspect you gave that gadget a name on the first day.
i It's telling what we spoil ourselves with at home.
C What was the first thing you made with it?
C Does the new machine do what you dreamed of?
P Has it got a name by now?
P Are the old pots and pans sulking?
I What will you try in it that nobody has dared?
I How long had you been dreaming of one?
=plantDying
c I'm sorry, it's sad to watch a plant give up.
c You clearly tried, and that plant knew it was cared for.
c Some plants are just divas, it isn't always the owner.
p Plants sense my approach as well and faint from a distance.
p Labels that promise unkillable plants are pure fiction.
p A minute of silence for the leaves that fell so bravely.
i We get oddly attached to a plant that asks for so little.
i I've a soft spot for people who keep trying with green things.
i There's sometimes one stubborn bud left when nobody expects it.
C Is there any green left on it?
C How long had that plant been with you?
P Did the plant leave a note?
P Are the other plants looking nervous now?
I Did it have a name or a story?
I Will another plant be allowed to move in?
=plantBloomed good
c That flower waited for you to notice it, well done both.
c I can feel your delight at that bloom from here.
c All the patience with that plant has been well rewarded.
p Please pass on my congratulations to the plant in person.
p That bloom will be unbearable now with all the attention.
p Applause for the plant, and a small bow for its gardener.
i There's a quiet thrill when something comes into flower.
i People who check on a bud again and again are my kind.
i Plants seem to choose their moment, and this was yours.
C What colour did the flower turn out?
C How long did the plant keep you waiting?
P Did you make a speech when it opened?
P Has it had its portrait taken from all sides?
I What do you think made it bloom now?
I Who was the first to hear about that flower?
=slugsAte
c That's so unfair after all the work you put in.
c I'm sorry, those thieves took the very best of your garden.
c Raising plants for someone else's breakfast is truly maddening.
p Word has clearly got round about the best restaurant in the area.
p Those robbers owe your garden a very long apology.
p Military history knows no tougher enemy than a hungry slug.
i You've got to admit they have excellent taste in gardens.
i I picture you out there with a torch and a grudge.
i There's a nightly drama in gardens that we only see by morning.
C Is there anything left of the plants at all?
C What have you tried against the thieves so far?
P Did they leave a tip after the feast?
P Are night patrols with a torch planned?
I Could you ever make peace with the little robbers?
I What would you replant first out of pure defiance?
=gardenDay
c A day with your hands in the soil is a good day.
c I bet the garden looks different because of you tonight.
c You've earned a chair with a view of all that work.
p Your back and the weeds are both lying down now, I hope.
p The weeds have called an emergency meeting about you.
p My muscles ache in sympathy just from reading about the digging.
i There's a calm that only comes from dirty fingernails.
i I like how a garden swallows a whole day without asking.
i Earth under the nails looks to me like a day well lived.
C What did you get done out there that pleases you most?
C Is your back speaking to you again?
P Who won in the end, you or the weeds?
P How much of the garden came indoors on your boots?
I What do your thoughts do while you're digging?
I Which corner of the garden is your favourite?
=courgetteGlut
c That's a wonderful problem to have, you've grown plenty.
c A garden that gives more than you can carry likes you.
c Your neighbours are luckier than they know with all that fruit and veg.
p Leaving it on doorsteps by night is the correct way to give.
p Soon the whole town will lock its cars against your vegetables.
p Even the compost heap is asking for a day off.
i Abundance is funny, it turns even shy people into givers.
i I'd like to see the shelf with all those jars in the light.
i Gardens never do things by halves, which I rather love.
C What is the best thing you've made from the glut?
C How much of it's still hanging out there?
P Do people cross the street when you bring a bag?
P Is there any cake without it left?
I Who is your most grateful taker so far?
I What do you wish would grow in such masses instead?
=dogStole
c That dog saw his chance and gave it everything.
c I'm sorry about the food, though the thief sounds adorable.
c You turned your back for a second, that's all they need.
p In the dog's defence, it was left without a lawyer.
p That was no theft, just a very quick tasting.
p Somewhere a dog is giving lectures on this heist.
i I like how they manage to look holy with crumbs on the nose.
i A stolen bite must taste better to them than any bowl.
i The planning that goes on behind those soft eyes worries me.
C Is the dog fine after that feast?
C What did you eat yourself in the end?
P Did the thief show any remorse at all?
P Was there a trial or straight forgiveness?
I What is the boldest thing that dog has ever taken?
I How long can you stay cross with that face?
=dogMud
c Poor carpet, but that dog had the time of its life.
c Washing a dog who hates water is heroic work.
c I hope by now the dog smells like a dog again.
p For a dog, that perfume is the height of fashion.
p Your kitchen has just been decorated by an artist with four brushes.
p Somewhere there's a clean dog, but surely a bored one.
i I envy dogs that total lack of regret when they're filthy.
i The dirtier the dog, the happier the face, it seems.
i There's a lesson about joy in there, underneath the smell.
C Is the dog dry and forgiven by now?
C Who ended up wetter after the bath?
P What was the name of that dog's perfume?
P Did the mud reach the ceiling as well?
I Where is the spot that dog can never resist?
I Did you laugh straight away or only afterwards?
=dogChewed
c I'm sorry about that, especially if you loved the chewed thing.
c No chewing dog has any respect for what you own.
c That's a sad sight to come home to, chewed to bits.
p The dog was merely testing the quality, I'm sure of it.
p That puppy has a fine eye for the best things.
p Call it minimalism, the dog is helping you declutter with its teeth.
i I imagine the face that met you at the door afterwards.
i They do miss you in their own destructive way, I think.
i Somehow the guilty look always arrives before we find the damage.
C Was anything left of it after the chewing?
C Has the dog got something safer to chew now?
P What's top of that dog's menu after this?
P Did the culprit blame someone else?
I Did you manage to stay angry with the little shredder?
I What would truly hurt if those teeth found it?
=newPet good
c Congratulations, that little one has landed very well with you.
c What lovely news, a new animal changes a whole house.
c Giving an animal a home says a lot about your heart.
p From now on you're staff, and the new boss is tiny.
p Your furniture has no idea what's about to happen.
p My congratulations to the new head of the household.
i I suspect it was the animal who picked you, really.
i The first night with a new creature is a small adventure.
i There's a very particular quiet when a new pet falls asleep near you.
C How is the little newcomer settling in?
C What made you fall for that one?
P Who is training whom so far?
P Has the new arrival claimed the best seat yet?
I What was the very first look between you like?
I How did you settle on the name, or is it still open?
=petDied heavy
c I'm so sorry, losing an animal like that leaves a real hole.
c That hurts, they were family and you loved them well.
c My heart goes out to you, such a companion isn't replaced.
p Heaven's best sofa is surely taken from today on.
p Somewhere there's a very well loved creature with all the treats.
p Anyone so loved surely ruled your home like a small king.
i The quiet at home must be the hardest part.
i Love like that doesn't need a single word, and stays.
i A house remembers its animals for a long, long while.
C Would you like to tell me about your old friend?
C Is someone with you after such a goodbye?
P What was the silliest thing your old friend ever did?
P Which bad habit of theirs do you miss already?
I How did the two of you first find each other?
I Which moment with them will you always keep?
=petVetWorry heavy
c I'm sorry, waiting and not knowing is awful when you love them.
c That sounds frightening, I hope there's good news very soon.
c Your poor animal is lucky to have you so near.
p The brave patient deserves a mountain of treats after this.
p I hope the small patient is back giving orders soon.
p May there soon be a spoilt invalid demanding chicken by hand.
i They can't tell us where it hurts, and that's the worst of it.
i You'd take the pain for them in a second, I think.
i Fear for an animal is so quiet that others often miss it.
C Is there any news of the poor thing yet?
C When will you hear more about how it's going?
P Which treat will be waiting when all is well again?
P Who will be more spoilt afterwards, if that's possible?
I Is anyone keeping you company while you wait?
I What is your companion like on a good day?
=catGift
c Your cat clearly thinks you can't hunt, and cares.
c I'm sorry for your nerves, but that was love.
c What a start, finding a present like that in the house.
p By cat standards that was a dozen red roses.
p Gift wrapping is really not the strong point of cats.
p Screaming is what I'd do, in a manly way, on a chair.
i I wonder what they think when we never eat the thing.
i In that small hunter's mind you're family who needs feeding.
i A cat's idea of generosity is quite hard to beat.
C How did you get the present out again?
C Does your cat bring you things often?
P Did you say thank you as one should?
P What's next on the delivery list?
I Which one of you looked more shocked?
I What would you bring the cat in return?
=catWakes
c Poor you, a hungry cat knows no mercy at that hour.
c I hope you get a nap in to make up for it.
c Being woken by a paw is at least better than a siren.
p Your cat runs a tighter ship than any drill sergeant.
p The snooze button on that cat seems to be broken.
p In that household only one of you signed up for mornings.
i I bet the same cat sleeps like an angel by nine.
i Cats must have a clock inside that only shows breakfast.
i You get up for it every time, which tells me something.
C What time did the cat let you sleep till?
C Did you manage to drift off again?
P Has the cat ever heard of weekends?
P Which dirty trick works best on you?
I Would you miss the paw if it stopped?
I What do you do with the early hour once you're up?
=catLap
c Being chosen by a cat is an honour, stay exactly there.
c I fully understand, nobody moves a sleeping cat.
c You sound very happily stuck under all that fur.
p The law is clear, whoever has the cat may not move.
p Send for supplies, this cat could take until Thursday.
p My respect for anyone typing under such heavy furry conditions.
i There's no finer weight than something that trusts you to sleep.
i I suppose purring was invented so that we'd finally sit still.
i Cats pick their people with great care, and I noticed that.
C How long has the cat had you trapped?
C Is everything you need within reach under there?
P Has the cat given a time for your release?
P Should someone send a rescue team with snacks?
I What do you think about while you're pinned down?
I Does that cat settle on anyone else?
=catHavoc
c That cat has a gift for chaos, my sympathies to your things.
c I'm sorry for the damage, and a bit charmed by the culprit.
c Living with a cat takes nerves of steel and few ornaments.
p Gravity clearly still needs testing, and your cat is a scientist.
p The cat would like it noted that it was like that already.
p Every book on cats needs a whole chapter about that one.
i I'm sure there's a master plan behind those whiskers.
i They do it so calmly that you nearly doubt yourself.
i For some reason we forgive cats what we'd forgive nobody else.
C What is the damage after the cat's performance?
C Is the little troublemaker all right?
P Did the cat look sorry or rather proud?
P Which of your things is next on the cat's list?
I How do you punish such a face, if at all?
I What was the worst thing that cat ever got away with?
=hensEggs
c Hens are wonderful company, and yours sound like real characters.
c Fresh eggs and a bit of drama make a good morning.
c I like a woman who has a flock to look after.
p In any flock there's one that clearly runs the government.
p My dignity wouldn't survive five minutes with your hens either.
p Those hens sound better organised than most committees.
i I could watch hens walk about for an entire afternoon.
i They look at you sideways as if they knew something.
i Each hen seems to have a small private opinion of the world.
C How many hens do you keep?
C Do all of your hens have names?
P Which hen is the boss of the yard?
P Who is the worst gossip in the henhouse?
I What got you into keeping hens?
I Which of them would you call your favourite in secret?
=beeThings
c Anyone who's good to bees has my full respect.
c I like that you notice something as small as a bee.
c Bees are lucky to have someone like you nearby.
p Bees get everything done without one staff meeting, I'm jealous.
p My bravery near bees is mostly running with style.
p The queen surely mentions you in her speeches.
i That deep hum does something to me that I can't explain.
i A bee asleep in a flower is my idea of luxury.
i Something so small, and the world would miss it at once.
C How did you come to have such a feeling for bees?
C Are the bees all right at the moment?
P Has the queen granted you an audience yet?
P How brave are you when they start to buzz?
I What have the bees taught you so far?
I What goes through your mind when you watch them?
=metWildAnimal
c What a lovely meeting, those moments stay with you.
c I'd have stood just as still to watch that animal.
c You were lucky, and I think the animal was too.
p Clearly the animal wanted to see a wild human up close.
p It went home and told the family about meeting you.
p My own wildlife skills stop at being stared down by pigeons.
i For a second the whole world shrinks to two pairs of eyes.
i I wonder what a wild creature makes of us standing there.
i Some days give you a small secret on four legs or two wings.
C How close did you get to the animal?
C Did it stay for a while or vanish at once?
P Who was more startled by the meeting?
P Did you two exchange any polite words?
I What went through you when it looked at you?
I Which wild animal would you most love to meet?
=spiderBath
c My sympathies, nobody wants company like that in there.
c I'm glad you survived to tell me about the beast.
c Eight legs or six, they always turn up at the worst moment.
p By now it's surely telling its mates about the giant screaming thing.
p I'd offer to be brave, but from behind the door.
p That creature should be on the lease by now.
i I wonder who stared at whom first in that room.
i You only really know a room once you've shared it with one.
i Fear makes them twice the size, and still I believe you.
C Is the creature out of there by now?
C Where is it now, as far as you know?
P Has the beast been given a name yet?
P Who's in charge of the room now?
I Are you a glass and postcard person or a runner?
I What other small thing can make you scream?
=gardenBirds
c I love that you notice the birds at your place.
c A bird choosing your spot is a real compliment.
c That would make my morning too, a visitor with feathers.
p The birds obviously consider you the local restaurant.
p Those birds are gossiping about your curtains, I'm certain.
p Only the finest guests arrive by air like that.
i Birds come so close when someone simply sits still.
i I wonder whether they have a name for you as well.
i There's a little faith involved when a bird comes back.
C Which bird do you like to see best?
C What do you put out for the birds?
P Do the birds thank you in songs at least?
P Which of the birds has the worst manners?
I When did you start watching them?
I What would you ask that bird if it could answer?
=parcelMissed
c How annoying, you'd been waiting for that parcel.
c I'm sorry, hours of waiting in deserve better than that.
c May your parcel find its way home very soon.
p Couriers must train for years to knock that quietly.
p Your parcel is seeing more of the country than most people.
p There ought to be a medal for hearing a van in time.
i I imagine the parcel on a shelf somewhere, thinking of you.
i Waiting for the doorbell makes every footstep sound important.
i A missing box always seems to be the one we wanted most.
C Any trace of the parcel yet?
C Who do you think has your parcel right now?
P Did the card at least have a nice handwriting?
P Is your parcel collecting air miles?
I What's in the box that you're waiting for?
I Are you patient or already plotting revenge on the courier?
=flatPack
c Building that yourself is something to be proud of.
c I have great respect for anybody who reads those instructions.
c You and a screwdriver seem to be a serious team.
p Spare screws are only souvenirs, everybody knows that.
p The little man in the manual has never had a bad day.
p My own flat packs lean like a certain tower in Pisa.
i There's a special pride in every shelf you put up alone.
i I'd look at it ten times before bed if I'd built that.
i Furniture you fought with becomes part of the family.
C How long did the whole thing take you?
C Is it straight in the end?
P How many screws are left over?
P Which words did you teach the screwdriver?
I What is going to live in or on your masterpiece?
I What would you build if you had a whole workshop?
=mendedIt good
c Mending something with your own hands is a great feeling.
c I'm impressed, most people would have thrown it out.
c What a satisfying fix, I hope you walked around proudly.
p Professional repair people are already a bit worried about you.
p You can expect a queue of broken toasters at your door.
p My repair technique is a firm stare, yours clearly works better.
i I like people who look inside before they give something up.
i A mended thing is worth more than a new one to me.
i There's that second when it works again and nobody is watching.
C How did you find out what was broken?
C Did the repair work at the first go?
P Did you do a small victory dance around it?
P Are you taking on toasters next?
I Who taught you not to give up on things?
I What else is waiting for your mending hands?
=leakCeiling
c I'm sorry, water where it doesn't belong is horrible.
c What a nightmare, I hope it stops dripping very soon.
c You sound remarkably calm for someone with a leak at home.
p Indoor swimming pools are usually planned with a bit more notice.
p My plumbing skills stop at moving the bucket with conviction.
p Noah started with less water than that, I think.
i Water always finds the one spot you care about most.
i There's a lonely sound to a drip in a bucket at night.
i I hope someone kind turns up with a mop and a spanner.
C Has the water stopped by now?
C Is anything precious wet from the leak?
P How many buckets are on duty tonight?
P Has a duck moved in yet?
I Is there someone who can lend you a hand with it?
I What did you rescue from the water first?
=noHeating
c You poor thing, a cold flat gets right into the bones.
c I'm sorry, no heating is miserable at this time of year.
c I hope someone brings that heating back to life today.
p At this rate penguins will be asking to move in with you.
p That boiler picked its day off with great cruelty.
p Four jumpers at once is a bold and noble fashion.
i You only notice how much warmth does when it's gone.
i Cold rooms make me think of soup and thick socks.
i There's a strange cosiness in being all bundled up indoors.
C When is someone coming to see to the heating?
C Are you managing to stay warm at all?
P How many layers are you wearing right now?
P Have polar explorers knocked at your door yet?
I What warms you best when the radiators won't?
I What is the first thing you'll do when it's hot again?
=powerCut
c I hope the light comes back before your battery goes.
c Sitting in the dark is no fun when it wasn't planned.
c You write very well for someone without electricity.
p The dark has one advantage, the dust is gone for the night.
p My heroic contribution would be stubbing a toe on every chair.
p Suddenly we all live in a costume drama with candles.
i A house without its hum sounds like a different place.
i I like how people start to talk when the lights go out.
i Darkness makes even a familiar kitchen a little mysterious.
C How long has the power been off?
C Are there enough candles for the dark?
P Have you walked into any furniture yet?
P Did the freezer get emptied in one heroic sitting?
I What do you do with yourself when the light is gone?
I Do you find the dark cosy or spooky?
=noisyNeighbour
c That's tough, you should have peace in your own four walls.
c I'm sorry, noise through the wall drives anyone up it.
c You've shown more patience with that neighbour than most people would.
p Someone should slip them a leaflet on the joys of silence.
p I believe every house has one neighbour with lead slippers.
p A small marching band in your hall would even the score.
i Through a wall you learn more about people than they'd like.
i It's odd to know someone's noises but not their face.
i I'd be curious what they imagine about you in return.
C Have you ever had it out with the neighbour?
C When is it finally quiet at your place?
P Is there at least a good tune among the noise?
P Which instrument would be your revenge on them?
I What do you think they're really doing in there?
I Which sound at home do you like best?
=kindNeighbour good
c Good neighbours are rare, and you clearly have one.
c That made me smile, such kindness from next door is lovely.
c I suspect you've been a good neighbour too.
p Never move house again, that neighbour is irreplaceable.
p Someone give that neighbour a statue by the bins.
p My faith in staircases is fully restored by this.
i Small kindnesses at the door often say more than speeches.
i I think people see quietly who they'd like to be kind to.
i A street can feel like a family on days like that.
C How long have you been neighbours with such a gem?
C Did you get to say thank you properly?
P What do you put on the doorstep in return?
P Is that neighbour available for cloning?
I What is the kindest thing anyone did for you at home?
I Does it make you feel more at home there?
=movingBoxes
c Moving is hard work, and you're right in the thick of it.
c I hope the important boxes turn up first.
c Half a life in cardboard is enough to tire anyone.
p The can opener always travels in the very last box.
p Somewhere in those boxes is another box with nothing in it.
p Removal men must have a secret oath about hiding kettles.
i Packing makes you meet every version of yourself again.
i An empty room with only boxes always echoes strangely.
i You find out what matters by what you unpack first.
C How many boxes are still taped up?
C What would you most like to find in those boxes?
P Has the kettle been rescued from its box?
P Which box has mysteriously vanished?
I What did you keep although it made no sense?
I What will make the new place feel like yours?
=declutterFind
c Clearing out like that takes courage and a strong back.
c I like how clearing up always turns into a treasure hunt.
c You must feel lighter, every cleared shelf counts.
p The cable you threw out will be needed by Tuesday.
p Tidying is mostly sitting on the floor with old things.
p My drawers plead guilty to the same crimes.
i Old things wait so patiently for someone to find them.
i What we can't throw out tells the better story, I think.
i I'd love to know what you held in your hands the longest.
C Which was the best thing you came across?
C How much of the clutter is left to sort?
P What was the strangest thing in the pile?
P Did any thrown out thing sneak back in?
I What could you simply not part with?
I Who were you when those old things were new?
=laundryMishap
c What a pity, it's always the favourite that gets it.
c I'm sorry about your things, washing machines have no mercy.
c That hurts, opening the door and seeing what the wash did.
p Washing machines run on single socks and broken hearts.
p My laundry method is hope at forty degrees, so I sympathise.
p Somewhere a very small person would love that piece of laundry.
i I do believe washing machines have moods of their own.
i There's a silent second at the machine before you admit it.
i One small thing in a pocket can change a whole wash.
C Can any of it be saved from the laundry?
C Was it something you really loved to wear?
P Has the guilty washing machine confessed?
P Will it start a new fashion at least?
I What did you think when you opened the machine?
I Which piece of clothing would you truly mourn?
=fleaFind good
c What a find, it was clearly waiting for you.
c I admire an eye that spots treasure in a heap.
c That beats anything new from a shop by miles.
p Museums ought to be warned that you're on the loose.
p My flea market luck ends at jigsaws with a piece missing.
p Every street needs someone carrying something wonderful and absurd home.
i Old things carry a story that nobody at the stall knows.
i I wonder who loved it before it came to you.
i There's a little flutter when you see it and play it cool.
C Where in your home will the treasure go?
C Did you spot it straight away or dig for it?
P Was it hard to keep a straight face at the stall?
P How did you get your treasure home in one piece?
I What do you imagine about its first owner?
I Which find would you never give away again?
=newHairColour
c A new colour takes nerve, and I like nerve.
c It's fun to surprise your own mirror now and then.
c Changing your hair colour is a small bold act.
p Your bathroom towels will remember that colour for ever.
p Passports should come with a space for hair surprises.
p My boldest act with hair dye is reading the packet.
i Sometimes a new hair colour means something else is starting too.
i I wonder which of your sides that colour brings out.
i There's a tiny stranger in the mirror for the first few days.
C How does the new hair colour feel to you?
C Who noticed the new colour first?
P Did any of the dye land where it shouldn't?
P Did your own phone still recognise you?
I What made you pick that shade?
I Which colour would you dare if nobody could see?
=shoesHurt
c Poor feet, I hope those shoes are banished for tonight.
c I'm sorry, sore heels can spoil the nicest day.
c Those feet deserve a bowl of warm water and some peace.
p Whoever designed those shoes has obviously never met a foot.
p Party shoes and kind shoes have never been on speaking terms.
p Slippers everywhere send their solidarity to your feet.
i Some shoes are really only meant for sitting down in.
i There's no relief like the second you step out of bad shoes.
i I'd like to know what was worth all that walking.
C How are your poor feet now?
C Will those shoes get a second chance?
P Have the shoes been put out on the landing in disgrace?
P Are you on speaking terms with those shoes?
I Where did those shoes carry you today?
I Which pair of yours has never let you down?
=sofaBlanket
c That sounds like an evening done exactly right.
c I approve of the blanket and of every bit of comfort.
c You've earned a cosy night where nobody wants anything.
p The blanket has asked me not to disturb you both.
p Going out is badly overrated next to warm socks.
p My envy of your cosy corner is visible from space.
i There's a special freedom in pyjamas before dark.
i I like people who know how to be cosy on their own.
i A quiet night in often says more than a loud one out.
C What is keeping you company under the blanket?
C Is there something sweet within reach of your nest?
P How many cushions does the fortress have?
P Would anything at all get you out from under there?
I What makes a cosy evening perfect for you?
I Where do your thoughts go when it's that quiet?
`;
