/** Asked of what he has just told, part 3. Form: near-entries.ts. */
export const NEAR_HIS_NEWS_3 = `
=what's in it
< making a curry from scratch / got a stew on the stove
c Whatever was fresh, plenty of garlic, and time.
p Everything that looked at me when I opened the fridge.
i Simple things, but the spices go in first and the kitchen smells like a holiday.
b What do you put garlic in that you shouldn't?
=send me a picture / show me
< just cooked a proper dinner for once / my risotto is actually working
c Coming, I'll wipe the edge of the plate so you think I always do.
p Half is gone already, you'll have to imagine the good half.
i It looks humble, so you'd have to trust me on the taste.
b Do you take pictures of your food?
=who are you cooking for
< i'm in the kitchen making lasagne / dinner's in the oven
c Just me tonight, and I think I'm worth a proper meal.
p Me now and me again tomorrow, he's always grateful.
i For the pleasure of it, mostly, though one more plate wouldn't be any trouble.
b Who do you like cooking for?
=can you actually cook or is it just this one thing
< making my famous pasta tonight / cooking a thai thing for dinner
c I can feed you well for a week without repeating myself.
p There's this one, and then there's a very good toast.
i One really well and the rest with confidence, that carries you far.
b What's the dish you could make blindfolded?
=is there any left / save me some
< made way too much chili / my roast chicken turned out so good
c A full box with your name on it.
p There was, and then I walked past it.
i I'd rather make it new for you, it's best when it's just done.
b Do you like leftovers?
=does it have a name / did you name your starter
< started making sourdough / my bread starter is alive and bubbling
c It does, and it gets fed before I do.
p I didn't mean to, but you can't say it forever.
i Not yet, I'm waiting to see what kind of character it is.
b What would you christen it?
=how did it turn out
< baked my first sourdough loaf / got bread in the oven right now
c Proud crust, good crumb, gone within the hour.
p As a loaf, fair, as a doorstop, outstanding.
i A bit flat, but the whole place smelled like a bakery, so I won.
b Crust or soft middle?
=isn't that loads of work
< baking bread this weekend / my dough's been rising since last night
c Ten minutes of work and a day of looking forward to it.
p The dough works, I just lift the towel and make admiring noises.
i It is, and I like having one thing that can't be hurried.
b Is there something you do the slow way?
=what do you eat it with
< just pulled a loaf out of the oven / fresh homemade bread, still warm
c Butter and salt, anything else is an insult.
p With both hands, over the sink.
i Nothing at first, then a bit of good oil, then whatever's left.
b What goes on your perfect slice?
=will you bake me one / do you deliver
< made two loaves today / finally got the crust right
c Yes, and I'd bring it while it's warm.
p Delivery is free, but I stay for a slice.
i Happily, a whole loaf is a bit sad for one person anyway.
b Dark or white?
=how do you burn that
< burnt my dinner, brilliant / set off the smoke alarm making toast
c By answering a message at the wrong moment, so it's partly a compliment.
p With focus and a very sure hand.
i I was thinking about something else, and that something is the better story.
b What's your worst kitchen disaster?
=so what did you eat instead
< my pie turned into charcoal / ruined the rice so badly i threw the pot out
c Eggs, they've never let me down.
p I ate around it, like an archaeologist.
i Nothing fancy, bread and cheese, and it was a happy little meal.
b What's your emergency dinner?
=was there smoke / is the kitchen still standing
< forgot the pizza in the oven / the pan caught fire for a second
c Still standing, windows open, chef a bit humble.
p A little, the alarm was the only one singing at dinner.
i No harm done, though I did see my reflection holding a tea towel and laugh.
b Do you have a smoke alarm that hates you too?
=were you texting someone
< left the potatoes on till they were black / burned the garlic again
c I was, and you may take that personally.
p My thumbs would like to make a statement.
i No, I was staring out of the window, it happens around sunset.
b What makes you lose track of time?
=did you still eat it
< the lasagne came out like a brick / overcooked the steak to leather
c Every bite, I don't waste food and I don't cry.
p Yes, chewing was the main event of my evening.
i Half, and then I called it a lesson and got something from round the corner.
b What's the worst thing you've eaten out of politeness?
=what's on the grill
< barbecue in the garden / firing up the grill for the first time this year
c Something marinated since morning, and corn, there must be corn.
p At the moment mainly hope and smoke.
i More vegetables than you'd think, they turn sweet and steal the show.
b What would you throw on?
=are you in charge of the fire / do you wear an apron
< having a bbq with friends / manning the grill today
c In charge, tongs in hand, apron and all.
p I click the tongs twice before anything, it's the law.
i Only guarding it, it's the best place to stand if you like to listen.
b Gas or charcoal?
=can i come / is there a spare sausage
< grilling on the roof tonight / sunday barbecue at my place
c Yes, I'll hold one back with your name on it.
p I can hear the tongs clicking with joy.
i I'd love you to, you'd see me at my most relaxed.
b What would you bring?
=what's the secret
< my ribs came out perfect / people keep asking me for the marinade
c Time, low heat and keeping your fingers off it.
p I forgot it was there, please tell no one.
i A spoon of something sweet at the end, I worked that out by accident.
b Do you share your recipes?
=did it rain
< planned a barbecue today / had people over for a grill party
c Not a drop, we sat out till the stars came.
p Only on the food, the guests were under a table.
i A little, and everyone crowding under one roof made it better.
b What do you do when the weather ruins a plan?
=what kind
< baking a cake / in the kitchen making something sweet
c The kind with too much butter, the only kind there is.
p A leaning one, but with a good heart.
i An old fashioned one, no layers and no glitter, that tastes of Sunday.
b What cake would you want right now?
=who's it for / is it someone's birthday
< i'm baking tonight / my first ever cheesecake is in the oven
c No occasion, I just think Tuesdays deserve cake too.
p For anyone who'll say it looks fine.
i Other people, I like the moment when they cut it.
b When did somebody last bake for you?
=do you lick the bowl
< made brownies this afternoon / mixing a cookie dough
c Bowl, spoon and whisk, no survivors.
p I do quality control, and I'm thorough.
i Only the spoon, it takes me straight back to being small.
b Raw dough, yes or no?
=did it rise
< attempting a victoria sponge / just took my banana bread out
c Beautifully wouldn't be too strong, I'm standing here admiring it.
p On one side, it looks as if it's listening to something.
i Hardly, but with enough cream it won't matter to anyone.
b What's your signature bake?
=bring me a piece / save me a slice
< the chocolate cake worked / i've got a whole apple pie to myself
c Done, wrapped and hidden from me.
p Hurry, I keep straightening the edge with a fork.
i A corner or the middle, tell me and I'll know something about you.
b Do you eat the crust first or last?
=pineapple yes or no
< homemade pizza tonight / bought a pizza stone
c Yes, and I'm ready to lose friends over it.
p On half, so I can be right with everyone.
i No, but I'd sit next to one without a word.
b What's your topping?
=can you do the throwing thing
< making pizza dough from scratch / dough is resting, pizza at eight
c I can, small and low and with some style.
p Up, yes, the ceiling handled the rest.
i No, I stretch it by hand, slowly, it's calmer than it looks.
b What kitchen trick can you do?
=is it round
< my first homemade pizza is in the oven / just shaped my own pizza
c Round as the moon, I'm rather moved.
p It's the shape of a country I couldn't name.
i Not at all, and I've decided that's how you spot the good ones.
b Thin or thick crust?
=how many did you eat
< pizza party at home with friends / made four pizzas last night
c Enough to be lying down as I write this.
p I counted in slices so the number sounds like sport.
i Fewer than planned, I was too busy handing them out.
b How many slices before you stop?
=make me one / what do i have to do to get one
< got a pizza oven for the garden / perfected my tomato sauce today
c Turn up hungry, that's the entire entry fee.
p Compliment the base, I'm easily bought.
i Stand next to me and put the basil on, it's better with two.
b What would you want on yours?
=does it taste like hers
< trying to make my grandmother's dumplings / cooking my mum's recipe tonight
c Close enough that I got a bit quiet over the plate.
p Nearly, hers has something and mine has a lot of pans to wash.
i No, and I think the missing bit is being called to the table.
b Which dish takes you straight home?
=did she give you the recipe or did you guess
< making my nan's soup / trying to recreate the biryani from when i was a kid
c I've got it written down, with no amounts, like all the good ones.
p The instructions say enough of everything until it looks right.
i By memory and nose, I keep tasting till something clicks.
b Is there a recipe in your family nobody writes down?
=did you ring her to ask
< made my grandma's stew for the first time / attempting my mother's jollof
c I did, and got three more stories than answers.
p For every step, including the boiling of the water.
i This time I wanted to do it without asking, just to see what I'd kept.
b Who do you call when you're cooking?
=will you make it for me one day
< my aunt's recipe, took me all day / finally nailed dad's gumbo
c Yes, and you get the big plate.
p Once I've made it three times without ringing for help.
i I'd like to, you learn more about me from that pot than from my profile.
b What would you cook me in return?
=what would she say about it
< cooked my nana's sunday roast on my own / i made the family recipe for friends
c More salt, and then she'd have seconds.
p Something kind, with a face that says otherwise.
i Nothing, she'd just ask if everyone had enough, that was always the point.
b What would your family say about your cooking?
=is it drinkable
< brewing my own beer / made elderflower wine at home
c It is, and the second glass is even a bit proud.
p With your eyes closed and good friends beside you.
i Not yet, it needs time, and I like having something that's waiting for me.
b What would you like to make yourself?
=did anything explode
< homemade ginger beer, batch one / started fermenting kimchi and kombucha
c Nothing yet, I open every bottle like a bomb expert.
p Only my confidence, the first time I took the lid off.
i One small pop, and now the kitchen and I have more respect for it.
b Would you dare to try it?
=can i have a jar / put me down for one
< made strawberry jam today / pickling half the garden
c It's yours, label and all.
p Yes, I've enough for you and your entire street.
i I'll bring you the best one, every batch has one and you can tell.
b What's on your toast in the morning?
=where did you learn that
< made my own cheese today / home brewing this weekend
c Videos, patience and a fair amount of pouring away.
p From a man on the internet with a beard down to here.
i By getting it wrong a few times, that's the bit nobody films.
b What did you teach yourself?
=how long does it take
< my cider's bubbling away in the cupboard / making limoncello
c Weeks, and I check it as though it were a baby.
p Longer than I can keep my spoon out of it.
i Not that long, but waiting for it makes the month more interesting.
b Are you patient enough for that?
=are you mad at him / did he get told off
< my dog ate my shoe / came home and the dog had unpacked the bin
c For about four seconds, then he did the ears.
p I gave him a serious talk and he fell asleep during it.
i More amused than mad, I'd left it right under his nose.
b Are you strict or soft with animals?
=did he look sorry
< the dog stole a whole chicken off the table / dog rolled in something awful
c Not even slightly, that was pure pride.
p He looked sorry it was over.
i For a moment, and I fell for it like every time.
b Who gets away with everything at yours?
=send me a picture of the criminal
< my dog dug up the whole garden / the dog chewed the sofa
c Coming, look at those eyes before you judge.
p Front and side view, as is usual for these cases.
i He won't stand still for it, a blurry tail is all you'd see.
b Have you ever had a naughty animal?
=what's his name
< our dog ran into the lake today / my dog barked at a balloon for an hour
c A good one, though today he's been called other things.
p It depends on what he's done, at the moment it's his full name.
i Something short that sounds nice shouted across a park.
b What would you call a dog?
=is he always like that / how old is he
< dog jumped into a stranger's car / my dog sat on a birthday cake
c Always, every day has one of those in it.
p Old enough to know better and young enough not to care.
i No, most days he's quieter than I am, then something gets into him.
b Are you more of a cat person?
=does he sleep in your bed
< my cat woke me up at five / there's a cat on my chest and i can't move
c He does, and I get the edge if I've been good.
p Legally it's his bed, I'm allowed to stay.
i Not officially, but somehow the pillow's always warm.
b Would you let a pet in the bed?
=what does he want
< cat's been screaming at the door since six / my cat is staring at me while i eat
c Food, then out, then in, then food.
p My soul, or a bit of tuna.
i Company, I think, he just has a rude way of asking for it.
b What do you want first thing in the morning?
=did you give in
< cat kicked my coffee off the table for attention / got meowed awake at dawn
c Of course I did, one of us has staff.
p I lasted nearly a whole minute.
i Not today, we had a long look at each other and called it a draw.
b How easily can you be talked round?
=does he like other people / would he like me
< my cat brought me a mouse as a present / the cat fell asleep on my laptop again
c He's got taste, so I'm not worried.
p He'd sit on your coat, that's as good as a letter of approval.
i He takes his time, and then one evening he's simply on your lap.
b Do animals come to you?
=what was it / was it still alive
< cat dragged something into my kitchen / woke up to a gift from the cat on the doormat
c A toy, in the end, but my heart took a minute to believe it.
p It was very relaxed, let's leave it there.
i Alive, and I carried it out in a cup, it's fine and so am I.
b Are you squeamish?
=is it house trained yet
< got a puppy / picked up our new puppy on saturday
c Nearly, and every dry morning feels like a holiday.
p In the way that I'm a trained pianist.
i Better each day, though I've learned to look before I step.
b Could you handle a puppy?
=what's its name / what did you call it
< there's a tiny dog asleep on my foot, he's new / brought home a rescue dog today
c A proper human name, it suits that serious little face.
p It took a week of arguing with myself in the park voice.
i The name came with him, and it fits so well that I wouldn't change it.
b What name would you have picked?
=are you getting any sleep
< puppy cried all night / second night with the new puppy
c In pieces, but they're good pieces.
p I sleep when he sleeps, so mainly during meetings.
i Little, and yet I lie there listening to him breathe and don't mind.
b What's worth losing sleep over for you?
=can i meet him / when can i cuddle him
< just adopted a dog / the puppy had his first walk today
c Any time, he'll love you and I'll pretend not to be jealous.
p There's a waiting list, but I know the man who runs it.
i Soon, once he feels at home, and I'd like you to be among the first.
b Do you have treats in your pocket already?
=why a dog, why now
< signed the papers for a shelter dog / getting a puppy next month
c I've wanted one for years, and now my days have room for it.
p Somebody has to be happy when I come home, even from the bin.
i The flat was very quiet, and I noticed I'd stopped liking that.
b What would make a home complete for you?
=is he ok / what did the vet say
< took the dog to the vet this morning / my cat's been poorly all day
c He's fine, a bit sorry for himself, and so am I.
p Nothing a nap won't fix, though the bill needs one too.
i They're keeping an eye on him, and I've hardly put my phone down.
b Do you worry like that too?
=what happened to him
< emergency vet last night / had to rush the dog in after dinner
c He ate something he shouldn't have, and it's all out and over.
p The curiosity of a scientist met the brain of a sponge.
i We don't know exactly, and the not knowing is the hard part.
b What's the biggest fright an animal ever gave you?
=does he have to wear the cone
< dog had a little operation / my cat's got stitches
c He does, and he bumps into everything with great dignity.
p Yes, the whole flat is now one size too small.
i No, he's leaving it alone, and I'm sitting next to him to make sure.
b Would you rather have the cone or the stitches?
=were you allowed to stay with him
< we spent three hours at the vet's / my old dog had a check up today, he was so scared
c The whole time, with one hand on his head.
p Yes, and they weren't sure which of us needed the treat.
i Not for all of it, and the waiting room felt very long.
b Are you good in waiting rooms?
=how are you holding up
< my dog isn't doing well / the vet found something on our cat
c It's hard, but I'm making every day a good one for him.
p Better when I'm busy, so my place has never been this tidy.
i I talk to him more than usual, and I think it helps me most.
b Did you have an animal you loved like that?
=does he behave
< looking after my friend's dog this week / dogsitting for the neighbours
c Like a gentleman, until the postman comes.
p He's fine, I'm the one who's been on the sofa all day.
i He waits by the door in the evening, so I sit there with him for a while.
b Would you trust me with your pet?
=do you want to keep it now
< cat sitting for a mate / been minding my sister's hamster all week
c I do, and I'm drawing up my arguments.
p I've packed my bag and it's in it.
i No, but I'll miss having someone to say good morning to.
b Would you like a pet of your own?
=what do you even do with it
< babysitting a parrot this weekend / looking after my neighbour's tortoise
c Feed it, talk to it and hope it puts in a good word.
p We watch telly, and it's got strong opinions.
i Mostly I sit and look, it's more calming than I'd have guessed.
b What's the oddest animal you'd have?
=has anything gone wrong
< feeding my friend's fish while he's away / i'm in charge of two rabbits till sunday
c All alive, all fed, I count them twice a day.
p Not yet, but I haven't blinked since Friday.
i One small scare, and then the missing party turned up looking bored.
b Would you be a calm or a nervous sitter?
=is it fun having company
< my brother's dog is staying with me / got my ex flatmate's cat for two weeks
c Great fun, I'm home earlier and I laugh more.
p Yes, though we disagree about mornings.
i It is, and it shows me how silent the place is otherwise.
b Do you like living alone or with somebody?
=how's it going / are you nearly done
< moving house today / surrounded by boxes
c Nearly there, the bed stands and the kettle's found.
p I've packed the tape inside one of the boxes.
i Halfway, and that's the strange bit, I live in neither place.
b How often have you moved so far?
=need a hand / do you need help carrying
< moving flat on saturday / third floor, no lift, new place
c Yes, and I pay in pizza and deep gratitude.
p Only if you're good at shouting left a bit.
i It's covered, but come after, I'd like you to see it while it's empty.
b What would you carry?
=why are you moving
< got the keys to my new place / i'm leaving my flat next month
c I wanted more light and fewer stairs.
p My neighbours and I have heard enough of each other.
i For a fresh start, some rooms remember too much.
b Would you move to another city?
=what's the new place like
< just moved in / first night in my new flat
c Bright, mine, and completely without curtains.
p Roomy, since everything I own fits in one corner of it.
i It doesn't smell like home yet, but I've already got a favourite spot.
b What makes a place feel like yours?
=what did you find / did you throw a lot away
< packing up my whole life / clearing out my flat before the move
c Bags and bags, and I haven't missed one thing.
p Cables, I could wire up a small country.
i An old note that stopped me for half an hour.
b What's the one thing you'd always keep?
=did you like it / any good
< viewed a flat today / went to see a house this afternoon
c Loved it, I'd already arranged the furniture in my head.
p Charming, said the ad, and I suppose damp can be.
i Not perfect, but I caught the evening light and now I can't forget it.
b What would you check first in a flat?
=did you get it
< put in an offer on a flat / applied for an apartment with forty other people
c I did, and I'm still hopping around the kitchen.
p No word yet, my phone and I are in couples therapy.
i Not this one, so I tell myself someone needed it more.
b Do you believe some things are meant for you?
=which area
< house hunting at the weekend / looking for a new apartment
c Somewhere with trees and a bakery within slipper distance.
p Wherever a cupboard doesn't count as a second bedroom.
i Close to water if I can, I breathe differently there.
b Where would you live if money played no part?
=are you buying on your own
< got a mortgage appointment on monday / buying my first place
c On my own, and it scares me in a good way.
p Me, the bank and a lifetime of pasta.
i For now it's mine alone, though I've been picking rooms for more than one.
b Would you rather rent or own?
=what's the weirdest one you saw
< seen nine flats this month / another flat viewing, another disaster
c One that looked nothing like its photos, I checked the address twice.
p Compact, they called it, I could touch everything from the doormat.
i The ones still full of someone's life, I always feel I should whisper.
b What would make you turn round at the door?
=what colour
< painting my living room / doing the bedroom walls this weekend
c Something warm, I've had enough of white walls.
p The tin called it morning mist, so grey.
i Dark on one wall, I wanted a room that feels like evening.
b What colour are your walls?
=how much of it is on you
< painting all day / second coat's going on
c Elbows, hair, one ear, I'm part of the room now.
p More than the wall by weight.
i Hardly any, I'm slow and careful and I like to listen to the roller.
b Are you neat or messy at this sort of thing?
=did you do the edges properly / do you tape
< redecorating my hallway / painted the kitchen yesterday
c Taped everything, and peeling it off was the best part.
p The edges and I agreed on a soft border.
i By hand, no tape, it taught me to hold my breath.
b Are you a perfectionist?
=do you like it now it's on the wall
< finished painting the flat / went for green in the bathroom
c Love it, I keep finding reasons to walk in.
p I will once I stop calling it brave.
i It's not what I'd pictured, but the evening sun makes it right.
b Have you ever painted something you regretted?
=can i come and help / got a spare brush
< painting the ceiling today, my neck hates me / got paint and rollers for the weekend
c Yes, wear something old and I'll do the ladder.
p I've a brush, a hat made of newspaper and very little skill.
i I'd love it, people talk so easily facing the same wall.
b Roller or brush?
=do you have screws left over
< built a wardrobe today / putting together a flat pack desk
c None, I counted them first like a grown man.
p A handful, but it's standing, and so we don't mention it.
i One, and I think about it whenever the thing creaks.
b Are you any good with instructions?
=did you read the instructions
< assembling a bed, send strength / swedish furniture day
c Page by page, tea in hand, no shame.
p I looked at the pictures and admired the little man's calm.
i Only after step nine, which is how I always learn things.
b Do you read the manual or just start?
=did you swear / how many tantrums
< spent four hours on a chest of drawers / i built the shelf upside down
c Barely, I took a walk and came back wiser.
p The shelf has heard things it can't unhear.
i One small one, at the very end, when a door wouldn't close.
b What makes you lose your temper?
=is it straight
< put up my shelves today / mounted the tv on the wall
c Dead straight, I'd bet dinner on it.
p If you tilt your head, and everybody does now.
i Not quite, but I've decided the house leans and the shelf is right.
b Would it bother you if it wasn't?
=could you do mine / would you come and build one for me
< finished the bookcase, looks great / i enjoy putting furniture together, it's weird
c Gladly, you read out the steps and I'll do the lifting.
p I've got my own little key and everything.
i Yes, you find out fast if two people get on over a bag of screws.
b What needs building at your place?
=did you fix it
< my tap's been dripping for days / kitchen sink's leaking
c Fixed, and I keep turning it on just to enjoy the silence.
p It dripped left, now it drips right, that's movement.
i Not yet, but I know now what's wrong, which is half of it.
b Can you fix things?
=did you call a plumber or do it yourself
< pipe burst in the bathroom / toilet's blocked and i'm the man for the job
c A plumber, I know where my talent ends.
p First me, then a plumber, then an apology to the plumber.
i Myself, slowly, with a video paused every five seconds.
b What would you never try to fix yourself?
=how bad is it / is everything wet
< water all over my kitchen floor / washing machine flooded the hall
c Under control, all the towels I own are on duty.
p I could rent out canoes.
i Less than it looked, but I stood there and just laughed first.
b What's the worst thing that's happened in your flat?
=do you feel very manly now
< repaired the boiler on my own / fixed the toilet with a coat hanger
c Enormously, I've put the tools away with a slow nod.
p I've been walking round with a spanner since.
i More relieved than manly, and a bit sorry nobody saw it.
b What are you proud of having fixed?
=what did you learn from it
< changed a washer and it only took four tries / drain's clear at last, it was disgusting
c Turn the water off first, always first.
p That I've a weak stomach and a strong will.
i Most things look scary until somebody takes the lid off.
b What handy thing can you do?
=what are you growing
< planting tomatoes today / digging in the garden all afternoon
c Things I can eat, and a few flowers for the bees.
p Weeds, to a very high standard.
i Herbs, mainly, I like to brush past them and smell my fingers.
b What would you grow if you had a garden?
=do you talk to them
< my chillies have their first flowers / repotted all my plants
c Every morning, and they've never looked better.
p Yes, and the basil's a terrible gossip.
i Not in words, but I do say good morning with the watering can.
b Do your plants live long?
=is anything alive still
< been away and came back to my balcony plants / trying to keep basil alive
c Most of it, plants forgive more than we think.
p One of them is, and it's plastic.
i Not a lot, but there's a new leaf on the one I'd given up on.
b Do you have green fingers?
=isn't that an old man hobby
< spent my sunday on the allotment / i get excited about compost now
c Completely, and I've never been happier in rubber boots.
p I got the hat first and grew into it.
i Maybe, but so is knowing what makes you calm.
b What's your old person hobby?
=do i get a tomato / bring me some
< first harvest from the balcony / courgettes everywhere, help
c You get the first ripe one, with salt.
p You'll get so many you'll pretend not to be home.
i I'd like to hand you one warm from the sun, it beats any shop.
b What would you make with it?
=what are you making
< in the workshop today / started a little woodwork project
c Something simple and useful, with no wobble if I can help it.
p It began as a table and is turning into a tray.
i A thing I could buy for less, but then it wouldn't be mine.
b What would you like to be able to make?
=do you still have all your fingers
< used a table saw for the first time / sanding and sawing since morning
c All ten, and I treat them with respect.
p Ten and a half, counting the splinter.
i Yes, fear keeps me careful, I never want to lose that.
b Are you careful or a bit reckless?
=can i see it / send a photo when it's done
< building a bench out of old wood / my bookshelf is nearly finished
c You'll be the first, I want it to look its best.
p Yes, from the side without the gap.
i I'd rather show you for real, wood is better under the hand.
b Do you like old wood or new?
=what do you do with it all / do you sell them
< carved another spoon / made a chopping board at my evening class
c I give them away, they make better presents than candles.
p They end up hidden in other people's kitchens.
i The first of everything I keep, even the ugly ones.
b Would you use a wonky spoon?
=make me something / what would you make me
< finished a small oak box today / i'm getting quite good at whittling
c Something small for every day, so you'd think of me at breakfast.
p A spoon, or what a spoon could be with more confidence.
i I'd need to know what you reach for without looking.
b What would you want me to make?
=what's wrong with it
< my car broke down / car wouldn't start this morning
c Something small with a big price, I fear.
p It makes a noise and I make the same noise back.
i No news yet, and I'm enjoying the walk more than I should.
b Is there a noise you ignore in yours?
=where are you / are you safe
< broke down on the motorway / engine light on and now i'm stood at the roadside
c Safe, behind the barrier, waiting for a nice man in yellow.
p Somewhere between two signs, with a good view of a hedge.
i All fine and home again, but it was kind of you to ask that first.
b What's in your glovebox for emergencies?
=how much is it going to cost
< car's at the garage / mechanic rang about my car
c A small sum for once, so I'm buying the good coffee.
p They told me to sit down first.
i Enough to make me think about just getting a bike.
b Do you need a car where you are?
=does it have a name
< my old car's given up again / had to be towed today
c It does, and this morning I used all of it, slowly.
p Yes, and a few others since the breakdown.
i No, but I do pat it after a long drive.
b Would you name a car?
=is it time for a new one
< third time at the mechanic this year / flat battery again
c It is, I'm only putting off the goodbye.
p I don't say that near it, it listens.
i Not for me, it's been everywhere with me and I'm loyal like that.
b Do you hang on to things?
=did someone steal it
< my bike's gone / came out of work and no bike
c Yes, and I hope it squeaks at them.
p Unless it cycled home without me.
i No, I'd left it outside the shop, I found it and felt very small.
b Have you ever had something stolen?
=how did you get home
< puncture on the way home / my chain snapped in the middle of nowhere
c On foot, pushing, and it turned into a pretty nice walk.
p Slowly and with a lot of muttering.
i Someone stopped to help, I'd forgotten how nice strangers can be.
b When did a stranger last help you?
=can you fix it yourself
< got a flat tyre on my bike / brakes have gone on the bicycle
c Yes, and I enjoy it, black fingers and all.
p With three levers, two videos and one bad word.
i I could, but there's a small shop I'd like to keep in business.
b Do you know how to mend a tyre?
=what are you getting next
< need a new bike, mine's done / sold my old bike today
c Something simple that just works, no gadgets.
p Whatever has the softest saddle in the land.
i An old one with a history, I like things that have been around.
b Basket and bell, or something fast?
=do you wear a helmet
< came off my bike today, all good / cycling to work now, nearly got hit by a door
c Always, I've only got the one head.
p Yes, my hair has forgiven me by lunchtime.
i Not always until today, but that changed my mind.
b What are you extra careful about?
=can i ride on the back
< bought a motorbike / took the bike out for the first ride of spring
c Yes, I'll bring the second helmet and go easy in the bends.
p If you don't mind me singing at the lights.
i I'd like that, you feel every thought of the person behind you.
b Have you ever been on one?
=isn't it risky / does your family worry
< picked up my motorcycle today / passing my bike licence was the best thing i did
c It can be, so I ride as if nobody sees me.
p They worry, I wear a jacket as thick as a mattress.
i A bit, and it makes me pay attention like nothing else.
b What risk is worth it for you?
=what is it / what are you fixing
< in the garage with an old car / restoring a vespa
c Everything, one bolt at a time.
p The part that broke when I fixed the other part.
i Not much, I just love the smell and the peace in there.
b Do you like old cars?
=will it ever run
< four years on this engine / working on my old van again
c It will, and you'll hear it three streets away.
p Once it did, for a second, and I nearly cried.
i Perhaps not, I've begun to suspect I like the doing more than the driving.
b What's your never ending project?
=where will we go when it's done / take me for a spin
< the old camper is nearly ready / got the convertible out of the garage
c The coast, windows down, with chips at the far end.
p As far as the first noise, then a picnic.
i Wherever there's no signal, for a whole afternoon.
b Coast or mountains?
=how did you get back in
< locked myself out / left my keys inside in my socks
c A neighbour, a spare key and a lot of thanking.
p Through the window, with the grace of a walrus.
i Someone came with a tool, took nine seconds, and I learned something about locks.
b Who has your spare key?
=what were you wearing
< locked out on the landing / door shut behind me when i took the bins out
c Luckily enough, though nothing I'd pick for meeting the neighbours.
p Odd socks and a look of surprise.
i My good coat, as it happens, so I waited in style.
b What would be the worst outfit for that?
=how long were you outside
< lost my keys last night and couldn't get in / waiting for the locksmith in the cold
c Not long, people are kinder than their doors.
p Long enough to know when everyone walks their dog.
i A while, and I saw my street properly for the first time.
b Who would you have called?
=how much did they charge you
< locksmith's just left / had to call someone to open my own door
c Too much, I've put a spare key somewhere clever since.
p The price of a weekend away, and I got to see my hallway.
i Fair enough, in the end, I'd have paid double for the sound of that click.
b What's your most expensive mistake?
=do you do that often
< locked my keys in the car today / left home with no keys again
c First time, and I plan to keep it at one.
p Only when I'm carrying ice cream.
i Now and then, my head's usually three streets ahead of me.
b Are you a bit scatterbrained?
=did you find it
< lost my wallet today / can't find my phone, writing from my laptop
c Yes, in the pocket I'd already checked four times.
p It wasn't lost, it was having some time to itself.
i No, and I'm surprised how quickly I stopped looking.
b What do you lose most?
=did someone hand it in
< left my bag on the train / dropped my wallet somewhere in town
c They did, with everything in it, and my faith in people is back.
p Not so far, but whoever has it now owns a lot of loyalty cards.
i I'm still hoping, I'd rather believe in people and be wrong sometimes.
b Have you ever handed something in?
=where did you last have it / did you check your coat
< my passport's gone missing / lost my headphones again
c I've retraced every step, and the coat's been searched twice.
p If I knew that, I'd be wearing a much smugger face.
i In my hand, I think, and then somebody talked to me.
b Where do you find things in the end?
=have you cancelled your cards
< wallet got pickpocketed on the tube / someone's got my wallet, brilliant
c All of them, within ten minutes, on hold with that music.
p Yes, whoever it is can have my library fines.
i I did that first, and then I got sad about a photo in it.
b What's in your wallet that means something?
=what was in it
< my backpack got stolen / left my gym bag on the bus
c Nothing I can't replace, luckily.
p My worst trainers, so I feel for the thief.
i One small thing I'd carried around for years, the rest can go.
b What do you carry everywhere?
=is it completely dead
< dropped my phone in the sink / knocked tea over my laptop
c It's alive, I take back everything I said in that minute.
p At the moment it's resting, the family asks for privacy.
i Dead, and after the first hour I felt rather free.
b How long could you go without your phone?
=did you have a backup
< cracked my screen today / my laptop died with everything on it
c I did, and I've never been so in love with my past self.
p In my heart, yes.
i Not of everything, and I'm finding out what I really miss.
b What would you save first?
=how did you manage that
< phone fell down the lift shaft / sat on my glasses
c One careless second, I heard it before I understood it.
p It takes timing, you can't teach it.
i By doing three things at once, so now I'm trying one.
b Are you clumsy?
=are you getting a new one or fixing it
< smashed my phone / the tablet's cracked across the middle
c Fixing it, I don't throw things out that easily.
p I'll squint round the crack for a year, as is tradition.
i New one, and I might let it know fewer things about me.
b Do you repair things or replace them?
=did you scream
< broke my favourite mug / dropped my telephoto lens on stone
c No, I went very quiet and counted to ten.
p There was a noise, dogs came.
i Only inside, I was fonder of it than I'd have admitted.
b What would break your heart if it broke?
=how much was it
< got a parking ticket / speed camera got me today
c Too much for what was barely a crime.
p Roughly two very good dinners, I did the sad maths.
i Less than I deserved, so I paid it and said nothing.
b What would you rather have spent it on?
=did you deserve it
< parking fine, twenty minutes over / got fined on the train for the wrong ticket
c I did, rules are rules and I knew them.
p By the clock yes, by the heart no.
i Not really, the sign was hidden, but I've let it go.
b Would you argue or pay up?
=did you try to talk your way out of it
< police stopped me for a broken light / the traffic warden was right there when i came back
c No, I said sorry and meant it.
p I smiled my best smile, it cost exactly the same.
i A little, we ended up chatting, which was nicer than the outcome.
b Have you ever got out of a fine?
=will you fight it
< they want 80 for stopping two minutes / got a fine for a bin i didn't leave there
c I will, with photos and a very polite letter.
p I've written a speech, it needs a courtroom.
i No, my peace is worth more to me than that.
b Do you fight for what's fair or save your energy?
=are you a bad driver then
< second speeding ticket this year / reversed into a post, lightly
c No, a good one with a bad moment.
p The post came out of nowhere, as posts do.
i Better than this makes me look, but I'd let you drive too.
b How's your parking?
=how much did you pay
< found an amazing leather jacket second hand / bagged a bargain at the flea market
c Less than lunch, I'm still a bit giddy.
p So little that I said thank you twice and walked fast.
i A bit over what I'd planned, but I'd have thought of it all week.
b What's your best bargain ever?
=did you haggle
< bought an old record player at a market / got a vintage lamp for almost nothing
c I did, with a smile, and we both enjoyed it.
p Sort of, I offered half and then felt so bad I paid it all.
i No, the price was fair and the seller told me where it came from.
b Are you any good at haggling?
=do you need it though
< bought a third guitar, it was reduced / couldn't resist the sales today
c Not at all, and it makes me happy every time I look.
p Nobody's needed a thing since they invented sales.
i I've been wanting one for years and always talked myself out of it.
b What did you last buy that you didn't need?
=show me / try it on for me
< this coat was seventy percent off / found the perfect boots in a charity shop
c Photo on its way, with my serious catalogue face.
p In a second, I need to find the good mirror and a better posture.
i I'd like to wear it to meet you, I bought it feeling hopeful.
b Would you tell me honestly if it didn't suit me?
=where's it from
< best second hand find of my life today / got a designer chair off the street
c A little place I'd almost keep secret, but I'd take you.
p The kind of place where you go in for nothing.
i Someone else's old life, and I'd love to know what it's seen.
b Do you like flea markets?
=what are they doing
< my neighbours are so loud tonight / drilling next door since seven
c Building a cathedral, by the sound of it.
p Either moving a piano or teaching a horse to dance.
i Having a good time, and I'm more envious than annoyed.
b What do your neighbours hear from you?
=have you knocked
< party upstairs on a tuesday / kid next door is learning the trumpet
c I did, and they were so nice that I went home smiling.
p Only on the ceiling, with a broom and little hope.
i No, somebody had patience with me once too, I suppose.
b Would you knock or put in earplugs?
=are they nice otherwise
< heard my neighbours arguing through the wall / someone above me walks like an elephant
c Lovely people, just with very heavy feet.
p In the lift we're all angels.
i I hardly know them, and it seems a shame when you think how close we sleep.
b Do you know your neighbours?
=how are you managing
< power's out in my whole street / no electricity since last night
c Fine, candles, blankets, and I've gone to bed earlier.
p Like a pioneer, but with worse skills and more complaining.
i Rather well, it's peaceful without all the little lights.
b What would you miss first?
=come and shower at mine / do you want to come here to warm up
< boiler's broken and it's freezing / heating's off till thursday
c That's the kindest offer I've had all week, and I'd bring breakfast.
p I'd come with a towel, a duck and my thanks.
i I'll survive the cold, but I'd happily come for the company.
b Would you trust a stranger with your good towels?
=did you sleep at all with that going on
< neighbours had a party till four / the baby next door screamed all night
c With earplugs and goodwill, better than you'd expect.
p I know all the words to their playlist now.
i Not much, so I lay there guessing what kind of people they are.
b How deep do you sleep?
=have you ever got revenge
< the guy upstairs does burpees at midnight / someone keeps parking in my spot
c No, I baked them something and it worked better.
p I once closed a door with slightly more meaning.
i In my head, in great detail, and that's usually enough.
b Are you a bit vengeful?
=how long till it's back on
< power cut, sitting in the dark / internet's been down since noon
c They say tonight, and I'm in no hurry.
p Any minute, as they've been saying for hours.
i No idea, and I've stopped checking, it's turned into a nice evening.
b What would we do all evening without a phone?
=are you bored without it
< no wifi at home till monday / the electricity's off and my battery's on twelve percent
c Not yet, there's a book, a pot of tea and you.
p I've read the back of every packet in the kitchen.
i A bit, and I'd forgotten how well I think when I'm bored.
b What did you do as a kid when the power went?
=did you ring the landlord / is someone coming to fix it
< the heater died last night / there's a leak coming through my ceiling
c Someone's coming in the morning, I was friendly and very clear.
p They said a man would come, they didn't say in which year.
i I tried a few things first, I like knowing how it works before I ask.
b Are you firm when you complain?
`;
