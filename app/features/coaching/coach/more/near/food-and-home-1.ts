/** Asked of food, drink, home and things, part 1. Form: near-entries.ts. */
export const NEAR_FOOD_AND_HOME_1 = `
=what's your go to meal when you can't be bothered to cook / what do you eat on a lazy night
c Eggs on toast, ready in five minutes and always good.
p Cereal, eaten standing up, as if the table were reserved for someone else.
i Pasta with butter and black pepper, since it turns out effort is mostly a garnish.
b What's your lazy dinner?
=can you actually cook / are you any good in the kitchen / do you cook or do you just heat things up
c Yes, I can put a proper dinner on the table and I enjoy doing it.
p With confidence, and the results catch up with the confidence now and then.
i Not brilliantly, but I'd happily learn one dish properly for the right guest.
b Who'd be in charge if we cooked together?
=what's your signature dish / what's the one thing you make really well
c A good tomato pasta, slow, with more garlic than the recipe dares to ask for.
p Toast, with a consistency that restaurants can only envy.
i Roast chicken, because the smell does half the hosting for you.
b What's the dish people ask you for?
=what would you cook for me / if you made me dinner what would it be
c Something with fresh pasta, good bread and a pudding I'd let you criticise.
p Three courses on paper, and one excellent backup pizza in the freezer.
i I'd find out what you loved eating at ten years old and make the grown up version.
b Anything you absolutely won't eat?
=do you eat breakfast / are you a breakfast person or do you skip it
c Always, a day without breakfast starts with an argument I can't win.
c Eggs, toast and no rushing, breakfast is my favourite meal.
p My breakfast is coffee and the sincere intention of eating something later.
p My breakfast is whatever can be eaten while hunting for keys.
i Weekday me forgets it, weekend me would give it two hours and a second plate.
i I skip it in the week so that I can make a feast of it on Saturday.
b What does your ideal breakfast look like?
b What's your perfect breakfast?
=sweet or savoury breakfast / pancakes or eggs in the morning
c Savoury, give me eggs and something salty next to them.
p Eggs on my plate, then very interested in whatever sweet thing is on yours.
i Sweet when I'm on holiday, savoury when I have to be sensible by nine.
b Which side are you on?
=how do you like your eggs / fried scrambled or poached
c Poached with a runny yolk, on toast that can take it.
p Scrambled, which is also what happens when I try to make any other kind.
i Soft boiled with soldiers, some pleasures don't need to grow up.
b Which way do you have your eggs?
=what's your coffee order / how do you take your coffee
c Flat white, no sugar, no fuss.
p Whatever is largest and closest to me before nine in the morning.
i Black on workdays, milky on Sundays, you can tell my mood by the colour.
b What's your order, so I get it right?
=how many coffees do you drink a day / are you a caffeine addict
c Two, both before lunch, and I enjoy every sip of them.
p I stop counting once my hands do the counting for me.
i Fewer than I'd like, so the one I have in the morning gets my full attention.
b How many does it take before you're human?
=tea or coffee / are you a tea person or a coffee person
c Coffee in the morning, tea from three o'clock on, I won't give up either.
p Both, coffee to get me talking and tea to get me to stop.
i Tea, because it makes you sit down and wait a minute first.
b Which one should I put on for you?
=how do you take your tea / milk in first or last / strong or weak tea
c Strong, splash of milk, and the milk goes in last.
p The colour of a good brick, and I'd defend that shade in court.
i Weak in the morning, strong at four, the second cup has more to fix.
b How do you take yours?
=do you like chai / are you a chai person
c Love it, strong with plenty of ginger.
p Yes, and I've no brakes once there's a biscuit next to it.
i I like that it has to be boiled with some patience, you can taste when somebody rushed it.
b What goes in yours, ginger or cardamom?
=do you take sugar in your coffee or tea / how many sugars
c None, I like the taste as it is.
p Zero in public, and I'd rather not discuss the biscuits.
i One, and I refuse to feel bad about the nicest spoonful of the day.
b Are you a sugar person?
=oat milk or normal milk / are you an oat milk guy / do you drink dairy
c Normal milk, I'm a simple customer.
p Whichever one is in the fridge and still smells like milk.
i Oat in coffee, dairy in tea, it took me a while to admit both can be right.
b Which milk is in your fridge?
=would you drink instant coffee / is instant coffee acceptable
c Sure, at seven in the morning I'm grateful for anything warm.
p It's coffee that has given up on itself, and some mornings we understand each other.
i On a campsite at sunrise it beats any café, so I can't be snobbish about it.
b Would you serve it to a guest?
=do you drink decaf / would you ever order a decaf
c No, if I'm having coffee I want the whole thing.
p Only by accident, and it feels like pressing a switch with no lamp.
i After dinner, yes, since by then I want the ritual more than the kick.
b Could you tell the difference blind?
=can you drink coffee in the evening / could you have an espresso at nine at night
c Not after four, or I'd be lying there planning my whole life at two.
p I can, as long as nobody expects me to sleep afterwards.
i An espresso after a long dinner is worth one slow night to me.
b What time is your cut off?
=are you a coffee snob / do you weigh your beans and everything
c A little, I want good beans but I don't need a laboratory.
p Enough to be annoying, not enough to be actually good at it.
i No, the company at the table changes the taste more than the beans do.
b Would you know good coffee from bad?
=matcha yes or no / do you get the matcha thing
c Yes, a good one is smooth and a bit grassy and I'm for it.
p It tastes like a well kept lawn, and somehow I'd order another.
i I needed time to come round to it, the things I end up liking most usually need that.
b Are you a convert or firmly coffee?
=do you like bubble tea / boba yes or no
c Yes, mango with pearls and not too much sugar.
p I like it, though I drink it with the concentration of a man defusing something.
i It's half drink and half toy, and I'm all for adults having more of that.
b What's your flavour?
=pineapple on pizza / where do you stand on the pineapple thing
c For it, sweet and salty belongs together.
p I'm against it in debate and in favour of it when it's free.
i My rule is that anyone who brings me pizza may put what they like on it.
b Friend or enemy of pineapple?
=what's your pizza order / favourite pizza topping
c Spicy salami and extra cheese, the same every time.
p Whatever has so much on it that it needs structural support.
i Plain margherita, because then there's nowhere for bad dough to hide.
b Thin crust or thick?
=do you eat your pizza crusts / are you a crust eater
c Always, the crust is what the dip is for.
p I eat mine, then look hopefully at everyone else's.
i With good dough it's the best part, and with bad dough I leave it as a review.
b Do you leave yours?
=do you eat pizza with your hands or knife and fork
c Hands, it was designed for that.
p I begin with cutlery for the sake of my shirt and give up by slice two.
i Knife and fork in Naples and hands on a sofa, I try to follow the room.
b Do you fold the slice?
=how much spice can you handle / are you good with spicy food
c Plenty, I want to feel it but still taste the dish.
p I order like a hero and then drink all the water on the table.
i Medium on the first bite, though I get braver when the food is really good.
b What's the spiciest thing you'd order?
=do you put chilli sauce on everything / are you a hot sauce person
c Nearly everything, eggs most of all.
p If it stands still on a plate, it gets a few drops.
i Only on dull food, a good dish should get a chance to speak first.
b Which sauce can't you live without?
=coriander love it or does it taste like soap / do you like cilantro
c Love it, handfuls of it.
p To me it tastes like a garden, which I understand is the lucky version.
i In a curry yes, in a salad no, it's a herb that needs supervision.
b Soap or no soap for you?
=marmite love it or hate it / vegemite yes or no / thoughts on marmite
c Love it, thin layer, lots of butter.
c Love it, thin, on buttered toast straight from the grill.
p I'm a fan, and I know that means I'll be eating that toast by myself.
p It tastes like a dare that got out of hand.
i In small amounts yes, it's nice when a food doesn't try to please everybody.
i I'm in the middle, the one person they never put in the advert.
b Which camp are you in?
b Where do you stand?
=do you like olives / olives yes or no
c Love them, green ones, a whole bowl if nobody stops me.
p I do now, mostly because they made me look grown up at parties.
i They're the taste of sitting outside in the evening with nothing else to do.
b Green or black?
=do you like mushrooms / mushrooms yes or no
c Yes, fried in butter with thyme on toast.
p I do, though it would help if we all agreed not to discuss the texture.
i Cooked properly they're as good as steak, most people just take them off the heat too early.
b What's the one vegetable you'd ban?
=blue cheese yes or no / do you like smelly cheese
c Yes, the stronger the better.
p I love it, so it lives in a box, in a bag, in another box.
i With a ripe pear it's one of the best two bite meals there is.
b Would you kiss someone after blue cheese?
=favourite cheese / if you could only eat one cheese
c Mature cheddar, the kind that crumbles and bites back.
p Whichever one is nearest, I've never left a cheese feeling unwanted.
i Halloumi, I admire a cheese that can take the heat without falling apart.
b Which cheese would you keep?
=best crisp flavour / what crisps do you buy
c Salt and vinegar, sharp enough to make your eyes water.
p Whatever comes in a sharing bag, which is a term I interpret loosely.
i Plain salted, when they're done well nothing else is needed.
b What flavour is yours?
=dark milk or white chocolate / what's your favourite chocolate
c Dark, around seventy percent, with sea salt if I can get it.
p Milk, and the bar never survives long enough to be put away.
i White, which nobody admits to, and it means the last one in the box is always mine.
b Which one should I remember for you?
=can you stop at two squares of chocolate / do you eat the whole bar
c I can stop, half a bar and I'm happy.
p Two squares, then two more to be even, then it seems unkind to leave the rest.
i Good chocolate makes me slow down, it's the cheap stuff that vanishes.
b Are you a nibbler or a finisher?
=what ice cream flavour are you getting / favourite ice cream
c Pistachio, if it's a good place.
p Two scoops of different things, and then regret that I didn't get three.
i Vanilla first, since a place that does plain vanilla well does everything well.
b Cone or cup?
=do you eat ice cream in winter / is ice cream only for summer
c All year, it keeps better in the cold anyway.
p In any season, under a blanket if necessary.
i I like it best on a freezing walk, it feels slightly rebellious.
b What's the coldest day you'd still say yes?
=starter or dessert / if you could only have one course extra would you go starter or pudding
c Dessert, I plan the rest of the meal around it.
p Pudding, I've got a separate compartment for it and it's never full.
i Starters, a table full of small things is how good evenings begin.
b Which would you pick?
=would you share a dessert / one dessert two spoons or two desserts
c Two desserts and we both get half of each.
p One dessert and two spoons, then we find out how competitive we are.
i I'd share, and I'd leave you the last bite to make an impression.
b What are we ordering?
=do you share food / can i try food off your plate / are you a joey doesn't share food type
c Take whatever you like, I'd offer before you asked.
p Yes, except the last chip, and even that can be discussed.
i I like it when both plates end up in the middle, dinner becomes a team sport.
b Would you let me try yours?
=are you vegetarian / do you eat meat / are you veg or non veg
c I eat everything, so you can choose the restaurant.
p Depends which way the smell is coming from, my principles have a weak nose.
i Mostly plants for me, and I don't miss much as long as somebody can season.
b And what do you eat?
=could you date a vegan / would it bother you if i was vegan
c No problem at all, I'd eat what you're having.
p Gladly, my vegetables could do with better company.
i I'd like it, somebody who has thought about what they eat usually cooks well.
b What would you make to convert me?
=do you eat beef or pork / is there any meat you don't eat
c I eat all of it, but I'm easy and can go without.
p My rule is simple, I eat what the host is proud of.
i There are some I leave out, and I've never found that it made a meal worse.
b Is there anything you don't eat?
=how do you like your steak / rare or well done / is well done steak a crime
c Medium rare, with salt and not much else.
c Medium rare, with salt, and a rest before cutting.
p However the chef likes it, then I nod as if that had been my plan.
p Well done is fine, some of us like a bit of exercise with dinner.
i Rare at a good place, a bit more done anywhere with a laminated menu.
i However you enjoy it, the only crime is making somebody feel small over a plate.
b How do you have yours?
b How do you order yours?
=do you like sushi / would you do sushi for a date / sushi on a first date yes or no
c Love it, I'd go for sushi any night of the week.
c Yes, small bites leave room to talk.
p Yes, though my chopstick technique drops one in four.
p If you can stay calm while I chase rice with two sticks, I'm in.
i I like that you can see somebody make each piece right in front of you.
i I like ordering one thing neither of us has ever dared to try.
b Salmon or tuna?
b Are you good with chopsticks?
=oysters yes or no / would you eat a raw oyster
c Yes, lemon and a bit of chilli, straight down.
p I'd eat one, mainly to enjoy the face I'd make.
i They taste like falling into the sea, and I mean that kindly.
b Would you try one with me?
=do you eat seafood / prawns crab all that stuff
c All of it, prawns and garlic butter above everything.
p Yes, and I come out of a crab dinner looking like I lost.
i Best eaten by the water with your sleeves rolled up and no tablecloth.
b Prawns or crab?
=what's the weirdest thing you'd eat / would you eat insects / are you brave with food / would you try fried crickets if i dared you
c I'd try anything once if somebody local says it's good.
c Yes. Fried and salted, I'd try almost anything once.
p Crickets would be fine, as long as they arrive fried and not looking at me.
p With enough chilli sauce I wouldn't even notice the legs.
i Almost anything, since garlic butter could make a shoe taste good.
i I'd hesitate, try the smallest one, and be brave about it for years after.
b What's your limit?
b Would you go first?
=what food can you not stand / is there a food you hate
c Overcooked liver, I can't even be polite about it.
p Celery, it's crunchy water with an attitude.
i Anything in aspic, food shouldn't wobble when it's supposed to be dinner.
b What makes you push the plate away?
=are you a fussy eater / are you picky with food
c Not at all, put it in front of me and I'll try it.
p I eat everything, which makes me cheap to invite and hard to get rid of.
i A little, but I'd always taste something before I say no to it.
b What's the fussiest thing about you at a table?
=what would your last meal on earth be / death row meal
c A full roast with all the trimmings and crumble after.
p Something with a forty eight hour cooking time, to buy myself a little extra.
i Bread, butter, a ripe tomato and salt, at a table full of people I love.
b What would yours be?
=you can only eat one cuisine forever what is it / favourite cuisine
c Italian, I'd never get bored and never be unhappy.
p Indian, since I'd need the rest of my life to get through the menu anyway.
i Japanese, I like food where somebody worried about every small detail.
b Which one would you choose?
=what's your go to takeaway / what do you order in
c Thai, a green curry and something crispy on the side.
p Indian, ordered for four and eaten by one with no witnesses.
i Chinese, mainly because the leftovers are a second present the next day.
b What's your usual order?
=how often do you get takeaway / do you order in a lot
c Once a week, I treat it as an event.
p Often enough that the delivery man and I nod like colleagues.
i Rarely, so when I do I get plates out and make an evening of it.
b What night is takeaway night for you?
=cold pizza for breakfast yes or no / would you eat leftover pizza in the morning
c Yes, straight from the box.
p Of course, I call it a continental breakfast.
i I sometimes leave two slices on purpose, as a favour to tomorrow.
b Do you reheat yours?
=do you eat leftovers / are you ok with eating the same thing two days in a row
c Happily, a stew is always better on the second day.
p I love leftovers, they're the only meal I've ever prepared in advance.
i It depends on the dish, curry improves overnight and fish holds a grudge.
b What tastes better the next day?
=what's in your fridge right now / if i opened your fridge what would i find
c Eggs, cheese, something green and a bottle of something cold.
p Four kinds of mustard and not one actual meal.
i Half of it is good intentions in salad form, the other half is what I really eat.
b What would I find in yours?
=do you snack at midnight / are you a late night fridge raider
c Yes, cheese, standing, by the light of the fridge.
p The fridge and I meet at midnight, and we don't talk about it at breakfast.
i I try to sleep through it, but toast at midnight tastes better than at any other hour.
b What's your midnight snack?
=sweet or salted popcorn / what popcorn do you get at the cinema
c Salted, a big one, and I'll share it.
p Mixed, shaken badly, so every handful is a small surprise.
i Sweet, eaten slowly so there's still some left for the ending.
b Which are you?
=what snacks do you get at the cinema / nachos or popcorn
c Popcorn, nachos are far too loud for a quiet scene.
p Something so noisy that I can only chew during explosions.
i Just one box of chocolate raisins, they last as long as the trailers if you pace yourself.
b Do you finish yours before the film starts?
=favourite biscuit / what biscuit would you choose with a cup of tea
c Chocolate digestive, the best idea anyone had about biscuits.
p The second one in the packet, because then the first doesn't count.
i Ginger nut, you have to work a little and it's worth it.
b Which biscuit are you?
=do you dunk your biscuits / are you a dunker
c Always, three seconds and out.
p Yes, then I lose it to the depths and stir the tea like nothing happened.
i No, I like the crunch too much to drown it.
b What's the best one for dunking?
=cake or pie / are you a cake person
c Pie, with something cold and creamy next to it.
p Cake, and I'd happily be the person who checks whether the middle is done.
i Give me pie, because cake is for occasions and pie makes a normal Tuesday into one.
b Which would you go for?
=what cake do you want on your birthday / favourite cake
c Carrot cake with a thick layer of cream cheese icing.
p Anything with enough icing that the candles lean.
i Lemon drizzle, plain to look at and the first one finished at every party.
b What would be on yours?
=do you bake / can you bake a cake
c Yes, banana bread is my specialty and it turns out every time.
p My cakes taste fine if you keep your eyes closed.
i Not really, but I'd be the most devoted assistant with a spoon to lick.
b What do you bake best?
=are you a bread person / would you ever make your own sourdough
c Yes to bread, and I'd give a sourdough a go for the smell alone.
p I'd make it, name the starter and then grieve for it within two weeks.
i There's something nice about having to care for a thing every day, even just flour and water.
b Would you eat my first attempt?
=how do you like your toast / light or burnt toast
c Golden, butter right to the edges while it's warm.
p Two shades past golden, which began as an error and became a taste.
i Dark with cold butter, the bitter and the salty together are perfect.
b What goes on yours?
=peanut butter smooth or crunchy / crunchy or smooth
c Crunchy, I like to know I'm eating something.
p Either, on toast, on apples, on the spoon, on my sleeve.
i Smooth for cooking, crunchy for bread, it pays to keep both on good terms.
b Which jar is in your kitchen?
=do you eat nutella from the jar / nutella with a spoon
c Yes, one spoon at a time like a civilised adult.
p A spoon at first, and then you notice how well a finger fits.
i I don't buy it, because I know exactly how that week would go.
b What would you put it on?
=ketchup on everything or never / what's your sauce of choice with chips
c Mayo with chips, every time.
p Half ketchup and half mayo, stirred together like a scientist.
i Vinegar and nothing else, a good chip doesn't need a disguise.
b What do you dip yours in?
=do you put ketchup in the fridge or the cupboard
c Fridge, cold ketchup on warm chips is right.
p In the fridge, behind everything else, where I find it once dinner is over.
i Cupboard, because I've never had a bottle live long enough to need a fridge.
b And eggs, fridge or counter?
=do you like a sunday roast / what's the best bit of a roast dinner
c Love it, and the roast potatoes come first.
p Gravy, everything else on the plate is there to carry it.
i The hour afterwards, when nobody moves and somebody puts the kettle on.
b Which bit do you save for last?
=best form of potato / what's the best way to eat a potato
c Roast, crisp outside and fluffy inside.
p All of them, on one plate, I'd like to see anyone stop me.
i Mash, it's the closest food gets to being tucked in.
b What's your potato of choice?
=skinny fries or chunky chips / what kind of chips do you like
c Skinny, salty and far too many of them.
p The skinny ones, since you can eat forty and still call it a few.
i Chunky, by the sea, with the paper warming your hands.
b Salt and vinegar on top?
=rice or pasta / if you had to give up one would it be rice or pasta
c I'd keep pasta, no hesitation.
p Pasta would win, but I'd wave at rice across the shop for years.
i Rice, it gets on with every kitchen in the world and never makes a fuss.
b Which could you not live without?
=can you cook rice properly / is your rice sticky or fluffy
c Fluffy, I wash it, leave the lid on and don't touch it.
p It comes out as one piece, which makes it very easy to serve.
i Not perfectly yet, and I respect anyone who does it without measuring.
b What's your trick with rice?
=do you like jollof / ghana or nigeria jollof
c Yes, smoky and peppery, with the burnt bit from the bottom please.
p Love it, and I'm not brave enough to take sides in writing.
i I believe the best jollof is whichever one somebody's auntie is standing over.
b Whose jollof would you defend?
=do you eat swallow / pounded yam or eba / do you like fufu
c Yes, pounded yam with egusi and I'm happy for the day.
p Gladly, and after it I'm no use to anybody for two hours.
i Any meal you eat with your hands makes everybody at the table equal.
b Which soup would you have with it?
=do you like suya / best street food late at night
c Suya, with extra pepper and onions.
p Whatever is smoking at the side of the road when I'm on my way home.
i Anything cooked over charcoal by somebody with one dish and a long queue.
b What's your street food?
=do you like plantain / fried or boiled plantain
c Fried, ripe and nearly burnt at the edges.
p Any way at all, just never leave me alone near the plate before dinner.
i The riper the better, it's one of few things that improve by looking finished.
b What do you have it with?
=best biryani / are you a biryani lover
c Yes, mutton biryani with a proper raita.
p I am, and I'd travel unreasonable distances for a good one.
i The moment the lid comes off wins me, I'd pay for the steam alone.
b Which city does it best?
=roti or rice / chapati or rice with your dal
c Roti, warm, with a little ghee.
p Both, and I'd finish the dal before deciding which was better.
i Rice with dal is the plate I'd want on a bad day, so rice.
b What's on your comfort plate?
=dosa or idli / do you like south indian food
c Dosa, crisp, with plenty of coconut chutney.
p A dosa so big that breakfast overhangs the table, please.
i Idli, soft and simple, it never tries to be more than it is.
b Sambar or chutney?
=do you like street food / would you eat pani puri on the street
c Yes, that's where the best food in any town is.
p Of course, and my stomach usually accepts the decision by the next day.
i I follow the queue, locals don't wait twenty minutes for something bad.
b What's the best thing you'd get on a street corner?
=what's your curry order / what do you get at an indian restaurant
c Lamb rogan josh, garlic naan and pilau rice.
p I study the entire menu like an exam and then say butter chicken.
i Whatever the waiter would eat himself, it's always better than my choice.
b What are you having?
=best pasta shape / does pasta shape matter
c It does, and rigatoni wins because it holds the sauce.
p Of course it matters, I've spoken firmly to a bow tie before.
i Orecchiette, every one is a little bowl and somebody's thumb made it.
b Spaghetti or something shorter?
=cream in carbonara yes or no / how do you make carbonara
c No cream, just eggs, cheese, pepper and good timing.
p Without, though mine is often closer to scrambled eggs with ambition.
i Eggs only, it taught me that patience off the heat beats any ingredient.
b Are you strict about recipes?
=how much garlic do you use / is there such a thing as too much garlic
c You can't have too much, I double whatever the recipe says.
p One clove in the recipe means four to me, I'm not good at small numbers.
i Enough that everyone at the table has to eat it too, it's a group decision.
b Would you stay for a very garlicky dinner?
=do you follow recipes or just wing it / do you measure when you cook
c I read the recipe once and then cook by taste.
p Winging it, which is why I never manage to make the same dish twice.
i First time to the letter, since you should learn a rule before you break it.
b Are you a measurer?
=do you clean as you cook / what does the kitchen look like when you've finished cooking
c I clean as I go, so the table is the only thing left to clear.
p Like something happened in there and the detectives have just left.
i Mostly clean, because dinner tastes better without a mountain waiting behind you.
b Do you cook tidily?
=would you cook with me / would you do a cooking date
c Yes, name the dish and I'll bring the ingredients.
p With pleasure, give me the onions and I'll cry on your behalf.
i Gladly, you get to know somebody quicker over a chopping board than over a menu.
b What would we make?
=would you do a cooking class with me / sushi making class date yes or no
c Yes, I'd be up for that any week.
p Sure, provided my sushi doesn't get shown to the rest of the class.
i I'd love that, being bad at something together is a good beginning.
b Pasta, sushi or something sweet?
=do you listen to music when you cook / what's on while you're cooking
c Always, something soulful and quite loud.
p Music, and the wooden spoon gets a solo.
i An old record all the way through, it tells me how long to leave the sauce.
b What would you put on?
=do you watch cooking shows / bake off or masterchef
c Bake Off, it's the kindest hour on television.
p I watch them while eating beans from the pan, for balance.
i They relax me, there's a real calm in watching people care about a sponge.
b Would you survive round one?
=do you have an air fryer / are you part of the air fryer cult
c Yes, and it does the best potatoes going.
p I'm surrounded by believers and my resistance gets weaker every week.
i No, I still like opening an oven and getting steam in the face.
b What's the best thing to put in one?
=could you live without a microwave / do you rely on your microwave
c I could live without it, a pan does nearly everything better.
p My relationship with it is mostly three minutes long, but it's reliable.
i I'd miss it for about a week and then I'd eat better, so I should probably try.
b What do you use yours for?
=are you good at the bbq / do you take over the grill
c Yes, give me tongs and I'll look after everybody.
p I turn things far too often because I like having a job at a party.
i I'd rather be the one making salads, nobody fights you for that corner.
b What's the first thing on your plate?
=do you like picnics / would you do a picnic date
c Love them, bread, cheese, strawberries and a decent blanket.
p Count me in, and I'd forget exactly one important thing, probably the knife.
i Yes, food tastes better when there's nothing to do but lie back after it.
b What are you bringing?
=do you like food markets / would you walk round a food market with me
c Yes, we'd split everything and try twice as much.
p Gladly, I'm the one eating all the samples with a thoughtful face.
i It's my sort of date, you walk, you taste and the talk takes care of itself.
b Sweet stalls or savoury first?
=fancy restaurant or hole in the wall / fine dining or street food
c Hole in the wall, plastic chairs and brilliant food.
p Street food, I never know which fork to be intimidated by.
i Once in a while something grand, so that it stays a treat and not a habit.
b Where would you rather be taken?
=would you do a tasting menu / ten tiny courses yes or no
c Yes, once a year, and I'd want to try every one of them.
p I would, with chips on the way home.
i I'd like it with somebody curious, otherwise it's just a long wait between mouthfuls.
b Would you eat something you couldn't name?
=do you check the menu before you go / do you look at the menu online first
c Always, I know what I'm having before I've put my shoes on.
p Yes, and then I sit down and panic order something else.
i No, I like to sit down knowing nothing and be talked into it.
b Are you a planner with menus?
=do you always order the same thing / do you try new things at restaurants
c New things, you can have the usual another day.
p I read it all, consider everything and order the usual with a straight face.
i At places I love I stick to my dish, since missing it would bother me all evening.
b What's your forever order?
=are you slow at choosing what to order / do you take ages with the menu
c Quick, two minutes and I'm sure.
p I'm still deciding when the waiter comes back for the third time.
i Fast with food, slow with everything afterwards, I like a long table.
b How long do you need?
=do you get food envy / do you always want what the other person ordered
c No, I'm happy with my choice and I'd give you some of it.
p Every time, my own plate loses its charm as soon as yours arrives.
i I do, so I'd suggest we order two things and swap halfway.
b Would you swap with me?
=would you send food back in a restaurant / do you complain if your food is wrong
c Yes, politely, if it's really not right.
p I'd say everything's lovely and eat a stranger's dinner.
i Seldom, but if it was your plate I'd speak up straight away.
b Do you complain or suffer quietly?
=do you tip well / are you a good tipper
c Yes, always, people work hard for it.
c Yes, anyone on their feet all evening has earned it.
p Generously, then I do the sum again at home and stand by it.
p I tip well and then worry all the way home that it wasn't enough.
i I tip for kindness more than speed, that's the part you remember.
i When I can I do it in cash and with a thank you, the words count too.
b Ever worked for tips?
b Are you a generous tipper?
=do you split the bill / who should pay on the first date / do you go dutch
c I'd like to get the first one, and you can get the next if you want to.
p I'll reach for it first, with the speed of a cowboy.
i Whoever invites pays, then the other one has a good reason to invite next.
b How do you like to do it?
=do you book restaurants or just turn up / are you a reservations person
c I book, a good evening shouldn't begin in a queue.
p Just turning up, full of hope, which is how I end up eating kebabs.
i Booked for a date, wandering in on holiday, both have their charm.
b Which do you prefer?
=can you eat alone in a restaurant / would you go for dinner by yourself
c Yes, easily, a good meal doesn't need a chaperone.
p I could, though I do smile at the menu a bit too much.
i It's good for you, you notice the room and the food far more when nobody's talking.
b Would you do it?
=are you a brunch person / do you like brunch / brunch date or dinner date
c Yes, late morning, eggs and no plans after.
c Brunch, pancakes make people honest.
p I like any meal that lets me sleep first and eat twice.
p Dinner, before eleven I'm mainly decoration.
i Early breakfast is more my thing, when the streets are still empty.
i I like brunch, because it can quietly become the whole day.
b What's your brunch order?
b Pancakes or eggs?
=bottomless brunch yes or no / would you do a bottomless brunch
c Once in a while, with good people and a free afternoon.
p Yes, and I'd be in bed by six with my shoes on.
i I'd swap the bottomless part for one really good glass and a long talk.
b What would you be drinking?
=all you can eat buffet strategy / do you like buffets
c Small plates, many rounds, no bread.
p I start with a plan and end with noodles beside a trifle.
i One lap with empty hands, then I choose four things I really want.
b What do you go for first?
=what's your mcdonalds order / what do you get at a fast food place
c A double cheeseburger, large fries and no shame.
p Whatever the screen suggests, I crumble at every extra it offers me.
i Just the fries, they're the only reason I walk in.
b What's your order?
=nandos or kfc / where do you go for chicken
c Nando's, medium, with peri-peri chips.
p KFC, because my fingers enjoy the evening as much as I do.
i Whichever local place has three tables and a man who has grilled chicken for decades.
b How spicy do you go?
=do you get a kebab after a night out / what's your food at 2am
c Chips with far too much garlic sauce.
p Yes, and I've never loved anyone like I love that man with the tongs.
i Cheese on toast at home, the best part of a night out is taking your shoes off.
b What's your 2am order?
=what's your hangover cure / what do you eat when you're hungover
c Water, a shower and a bacon sandwich, in that order.
p A dark room and a great many promises to myself.
i Noodle soup, very salty, plus a walk I complain about until it works.
b What gets you back on your feet?
=do you drink / do you drink alcohol / are you a drinker / have you ever had to stop drinking
c Socially, yes, a glass or two and I'm happy.
c A glass now and then, nothing more.
p About as much as a man can who likes his mornings.
p I'm fun on sparkling water, it's mostly the lemon.
i Not really, I find I enjoy the evening more when I remember all of it.
i Not any more, and I like knowing that everything I say at midnight is really me.
b How about you?
b How about you?
=what are you drinking / what's your drink at the bar / what can i get you
c An old fashioned if they can make it, a cold beer if they can't.
p Whatever doesn't arrive with a small umbrella, although I wouldn't send it back.
i A negroni, bitter at first and then you order another.
b And what would you have?
=beer or wine / are you a beer guy or a wine guy
c Beer outside, wine at a table.
p Wine, if you let me swirl it and pretend.
i A cold beer, it never asks you to say anything clever about it.
b What would you choose?
=red or white wine / favourite wine
c Red, something big and warm in winter.
p The red, despite everything my white shirts have to say about it.
i White, very cold, on the first evening it's light enough to sit outside.
b Which glass is yours?
=favourite cocktail / what cocktail do you always order
c Margarita, salt on the rim.
p An espresso martini, for people who can't decide whether the night is starting or ending.
i Whatever the bartender is most proud of, that order has never gone wrong.
b What's yours?
=do you like whisky / gin or whisky
c Whisky, just one, and slowly.
p Gin, whisky makes me talk like I own a castle.
i A good whisky, it's the only drink that makes silence comfortable.
b Neat or with something?
=do you like guinness / can you tell a good pint
c Yes, if it's poured with patience.
p I do, and the moustache it leaves is the best I'd ever manage.
i It's as much about the two minutes of waiting as the pint itself.
b What's in your glass at the pub?
=would you date someone who doesn't drink / does it bother you if i don't drink / is it a problem that i don't drink
c I'd be completely fine with it, coffee, a walk or dinner all suit me.
c No problem, I'm happy with whatever's in your glass.
p Fine by me, one of us should remember where we parked.
p Perfect, you'll remember my jokes and can't blame the wine.
i It's a plus in my book, good talk has never needed alcohol.
i I like the idea of getting to know someone with a clear head.
b What do you order when you're out?
b What's your drink of choice then?
=have you ever done dry january / could you give up alcohol for a month
c Yes, easily, the only hard part is the pub.
p I could, and I'd mention it to everyone I met.
i It'd do me good, and I'd be curious which evenings I'd still enjoy.
b Could you give up sugar for a month?
=hot chocolate with marshmallows or without / do you like hot chocolate
c With cream and marshmallows, the full treatment.
p So many marshmallows that the drink becomes a rumour.
i Thick, dark and plain, so you need a spoon near the end.
b What's yours got on top?
=coke or pepsi / do you drink fizzy drinks
c Coke, ice cold, in glass if possible.
p Pepsi, and I'd lose the blind test with enormous confidence.
i Neither most days, it turns out the bubbles are what I want and water has those too.
b Could you taste the difference?
=still or sparkling water / do you like sparkling water
c Sparkling, it feels like water made an effort.
p Tap, said slightly too fast to the waiter.
i Still at home, sparkling out, it's the cheapest luxury on the menu.
b Ice and lemon or plain?
=do you drink enough water / how much water do you drink a day / have you had water today
c Yes, a big bottle every day without fail.
c Yes, I keep a bottle in sight and it does the rest.
p Coffee is mostly water, and I'm going to keep believing that.
p Coffee is mostly water, so I feel covered.
i Not nearly, and every time I do I feel like I've discovered medicine.
i I forget and then drink like a horse, balance isn't my gift there.
b Are you a big bottle person?
b Shall we both have a glass now?
=do you drink energy drinks / red bull yes or no
c No, coffee does the job for me.
p They taste like a melted toy, and yet there are mornings when I understand.
i Only on a very long drive, when staying awake matters more than taste.
b What keeps you awake?
=do you like smoothies / green juice yes or no
c Yes, banana, peanut butter and oats.
p I like the idea of me drinking them more than the kale itself.
i The green ones are fine if you hide enough mango in them, like most good advice.
b What goes in yours?
=are you on a diet / do you watch what you eat
c No diet, I just eat well most of the week.
p My eyes are on it the whole time, all the way to my mouth.
i I pay attention to how food makes me feel the next day, it works better than rules.
b Do you follow any kind of plan?
=do you count calories / do you track your macros
c No, I'd rather enjoy dinner than do the maths on it.
c No, I eat well and I never count pleasure.
p I can barely count how many biscuits I've had.
p I'm on a strict one, no cake unless there's cake.
i For a while it's useful, you learn what's in things and then you can stop.
i Eating slowly and with attention beats any list for me.
b Do you track anything?
b What could you never give up?
=do you do intermittent fasting / could you skip breakfast every day
c No, I like all my meals too much.
p I fast every night, right up until the alarm goes.
i Being properly hungry once a day appeals to me, food gets better for it.
b Could you go without until noon?
=do you fast for lent or ramadan or anything / do you keep any fasts
c I don't, but I respect anyone who does.
p My willpower has its own calendar, and very few days are marked.
i There's something good in giving a thing up on purpose and getting it back.
b Do you keep any?
=do you meal prep / are you one of those sunday meal prep people / do you cook for the week on sundays
c Yes, an hour on Sunday saves the whole week.
c I do a big pot of something, future me is always grateful.
p By Wednesday I'd be bored of any box with Wednesday written on it.
p By Wednesday I can't look that chicken in the eye.
i No, I like deciding at six o'clock what I feel like, it's the nicest choice of the day.
i Cooking by mood suits me better, food should answer to the day.
b What would be in your boxes?
b What would be in your five boxes?
=do you drink protein shakes / are you a protein guy / are you one of those protein guys
c No, I'd rather eat an extra egg.
c I'd rather eat an egg, but I see the point.
p They taste of vanilla and chalk, and somehow people go back for more.
p They taste like a wet biscuit with ambition.
i After training, yes, it's more habit than pleasure.
i I care about it up to the point where it spoils dinner.
b Chicken and rice or something with flavour?
b What do you have after a workout?
=do you have a cheat day / do you have days when you eat whatever you want
c Every meal is allowed, so I don't need one.
p Yes, pancakes, burger, ice cream, nap, in that order.
i Sundays, but it's mostly fresh bread and good butter, my sins are modest.
b What's on your list?
=do you have a sweet tooth / sweet or salty / could you give up sugar
c Sweet, pudding is the reason I behave during dinner.
c No, and I don't plan to, pudding is a joy.
p All my teeth are sweet, the dentist and I see it differently.
p For an hour, between lunch and the first biscuit.
i Salty, but leave me alone with fudge and I'd surprise us both.
i I could, I proved it to myself, and then I came back for the cake.
b What can't you resist?
b What's your weakness?
=do you get hangry / what are you like when you're hungry / are you grumpy when you're hungry
c Yes, feed me and I'm lovely again in ten minutes.
c Yes, feed me first and then tell me the news.
p I go quiet, and then I start looking at the furniture.
p I become a small angry king with no kingdom.
i A little, so I plan for it, a banana in the bag has saved many a good mood.
i Silent rather than cross, and a sandwich brings me back to life.
b Do you get hangry?
b What snack saves you?
=are you a fast eater / do you eat quickly or slowly
c Slow, I like dinner to last.
p Fast, I finish and then watch your plate like a hopeful dog.
i Quick alone, slow in company, because conversation gets in the way in the best way.
b Do you savour or race?
=does chewing noise bother you / do you hate loud eaters
c A bit, but I'd never say it at dinner.
p Only when the room is silent and the food is a carrot.
i It stops bothering me once I like the person, that's how I know.
b What's your table pet peeve?
=do you eat in bed / crumbs in bed yes or no
c No, the bed is for sleeping and the crumbs never leave.
p Toast, and then I sleep in a kind of gravel.
i Breakfast on a Sunday, on a tray, is the one exception I'd make.
b Would you let me bring toast?
=do you eat dinner at the table or on the sofa / do you eat in front of the tv
c Table, phone away, proper plates.
p Sofa, with a cushion as a table and my shirt as a napkin.
i At the table when there's company, it's where the good talks happen.
b Where do you eat?
=can you use chopsticks / are you good with chopsticks
c Yes, down to the last grain of rice.
p With determination, and a fork within reach for emergencies.
i Not elegantly, but I'd rather take twice as long than ask for cutlery.
b Are you any good?
=do you like eating with your hands / would you eat with your hands at dinner
c Yes, some food only tastes right that way.
p I do, although my technique needs about nine napkins.
i Absolutely, nobody can be stiff and formal while licking their fingers.
b What do you eat with your hands?
=what's on your perfect burger / how do you like your burger
c Cheese, pickles, onions and a soft bun, nothing taller than my mouth.
p So much stuff that it needs a plan before the first bite.
i Just meat, cheese and a good pickle, most burgers are ruined by extra ideas.
b Pickles in or out?
=favourite sandwich / what's the best sandwich filling
c Chicken, bacon, lettuce and mayo on good bread.
p Last night's dinner, whatever it was, between two slices.
i Cheese and pickle, because it tastes like being on a train to somewhere nice.
b What's in yours?
=do you like soup / is soup a meal
c Yes, with bread and butter it's a complete dinner.
p It's a meal if you lose a bit of bread in it.
i In bad weather nothing beats it, a bowl of soup is a warm coat from inside.
b What's your favourite one?
`;
