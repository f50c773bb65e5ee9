/** Told of pastimes, travel and food, part 3. Form: near-entries.ts. */
export const NEAR_TOLD_OF_PASTIMES_3 = `
=made lasagne from scratch and it was incredible / cooked a proper dinner tonight, even candles, just for me / tried a new recipe and it actually looked like the picture
c Well done, I hope you took your time over every bite of that dinner.
p A dish that resembles its picture belongs in a museum.
i Stirring something slowly at the end of a day puts the day in order.
b What's the secret ingredient?
=burnt dinner, we're having toast / left the rice on and it's welded to the pot / forgot the pizza in the oven, it's coal now
c Burnt dinners happen to everybody who cooks, toast will do nicely tonight.
p Coal for dinner is very fashionable at the better restaurants.
i A burnt supper has an odd way of becoming the one people mention for years.
b What distracted you?
=set off the smoke alarm making steak / the whole building evacuated because of my curry / small fire in the kitchen, all fine, no eyebrows
c Everyone's safe and a smoky kitchen is the only victim, so I call it a good ending.
p The smoke alarm was only announcing that dinner was served.
i Nothing brings a whole building together in slippers like somebody's cooking.
b Is the kitchen still standing?
=cooking for one is sad so i eat standing up / always make enough for six and i live alone / i set the table nicely even when it's just me
c You deserve a nicely set table whether anybody's there to see it or not.
p Leftovers are just cooking sent forward in time by a friend.
i A meal eaten alone shows what a person really likes.
b What do you make when it's only you?
=cooked for 22 people on saturday, feet are dead / whole family coming for lunch and i've been up since 5 / fed the entire team, not a crumb left
c Feeding a crowd like that is love with a great deal of chopping in it.
p Empty pots are applause, and the cook should be nowhere near the washing up.
i While you cook for so many, everyone's happiness goes through your hands and a ladle.
b What was the dish that went first?
=cooking relaxes me more than anything / chopping onions is my meditation / music on, apron on, nobody talk to me
c Apron on, door shut, I'd leave you to cook in peace and be very grateful later.
p My job while you cook is to sit nearby quietly and taste things when told.
i The hands chop, the mind wanders off, and at the end there's supper.
b What do you cook when you've got all day?
=made my grandmother's stew and it tasted like hers / finally got the recipe out of my auntie / cooked my mum's food from memory and cried a bit
c Getting that taste right brings a person back to the table for a minute, I'm moved.
p One spoonful and you're six years old with your feet not touching the floor.
i Recipes like that are letters written for hands instead of eyes.
b Who taught it to her?
=my nana never measures anything, just says until it looks right / my mum's recipe says flour, enough / tried to write down my grandmother's cooking and she laughed at me
c Cooking by eye and feel is the real thing, scales came later.
p Enough flour is a measurement known only to women over sixty.
i It's passed on by standing next to somebody, which is why it tastes of them.
b Which of her dishes are you after?
=put too much chilli in and we're all crying / made the curry so hot my guests left the table / touched my eye after cutting chillies
c Chilli shows nobody any mercy, I hope there's yoghurt in the house.
p After that much chilli I'd have smiled bravely and put my face in the freezer.
i We put the crying into dinner ourselves, we really are a curious species.
b How many did you put in?
=used salt instead of sugar in the cake / forgot the baking powder, it's a brick / put cinnamon in the pasta by mistake
c One small mistake with a jar and a whole afternoon's work is gone, how maddening.
p Salt, sugar and every powder should be made to wear name tags.
i Half of what we love to eat started as somebody's mistake, though perhaps not this.
b Did anybody eat it anyway?
=made jollof today and it's better than ghana's, fight me / cooked egusi for my non nigerian friends, they begged for more / party jollof with smoky bottom, perfect
c Cooking the dish your people argue about and nailing it, what a triumph.
p I'm staying neutral and begging for a plate.
i Dishes worth a friendly fight carry a whole country's pride in one pot.
b What's your trick with it?
=made adobo and the whole house smells like home / sinigang on a rainy day is everything / biryani took me five hours and was worth it
c A pot that makes the house smell of home is worth every hour it took.
p Neighbours will be inventing reasons to knock.
i Smell goes straight past thinking and opens a door you forgot was there.
b Who did you learn it from?
=dal and rice in my pyjamas, perfect night / mac and cheese kind of day / had congee because i needed a hug
c Good choice, nothing gives a hug like warm food from a bowl.
p Spoons and pyjamas were invented for evenings like this, forks ask too much.
i The food we need when we're tired is nearly always what somebody once made us.
b What's your comfort dish when all else fails?
=made pasta by hand, flour everywhere / rolled gnocchi all afternoon, they look like teeth / my ravioli exploded in the water
c Making pasta by hand on an ordinary day is a labour of love, mess and all.
p Shape is a detail once there's enough butter.
i There's flour, an egg and two hands, and for centuries it's been enough.
b What sauce did you give it?
=big pot of soup on, it's raining, life is good / made chicken soup for my sick flatmate / pumpkin soup season has started
c Soup on a wet day is a small safe house, well done for building one.
p I'd bring bread and a hopeful expression.
i Half of looking after people has always been a pot and some patience.
b What did you put in it?
=sunday meal prep done, 12 boxes of chicken and rice / i cook once a week and eat the same thing till friday / my fridge looks like a shop, all labelled
c Looking after your future self on a Sunday takes discipline I truly respect.
p By Thursday those boxes must feel like old colleagues.
i Each lunch is a note to yourself that says somebody thought ahead.
b What's in the boxes?
=cereal for dinner again / had crackers and olives over the sink, dinner done / a girl dinner of cheese, grapes and half a cucumber
c I see no problem at all, a dinner without washing up still counts.
p Chefs would call a dinner like that deconstructed and charge extra.
i Nobody ever learned anything about freedom from a three course meal.
b What was on the menu?
=ordered thai because i couldn't face the stove / takeaway and sofa, zero shame / my delivery guy knows me by name
c Ordering in on a tired night is plain good sense, the stove can wait.
p Being a takeaway regular at your own front door is a kind of fame.
i The happiest sound of a long day can be a delivery scooter outside.
b What's arriving at your door tonight?
=my food delivery took two hours and came cold / they delivered someone else's order, i got 14 spring rolls / the driver ate my chips i swear
c Waiting hungry for a delivery and getting that is a true disappointment.
p Your order clearly had a more exciting evening out than you did.
i A driver on a tracking map turns even the calmest of us into a detective.
b What did you end up eating?
=baked my first sourdough and it's got holes and everything / my starter is called doughlene and she's alive / woke up at 5 to bake bread
c You made actual bread, I can nearly smell it from here.
p A starter is the only pet that can end up as a sandwich.
i Flour, water, time and something living in the kitchen air, it's close to alchemy.
b How did the first slice taste?
=made my daughter's birthday cake, it looks like a dinosaur if you squint / three tier cake for my friend's wedding, shaking / baked a cake for my best friend at midnight
c They'll remember that you made the cake yourself long after the presents are gone.
p Icing covers more sins than any lawyer.
i Someone closing their eyes over candles you baked under, it's a sweet thing to give.
b How did it turn out in the end?
=my cake collapsed in the middle / dropped the birthday cake on the floor of the bus / the icing slid off in the heat
c Watching a cake go down after all that work is a tiny tragedy, I'm sorry.
p In a bowl with cream it becomes trifle and nobody's the wiser.
i Everyone forgets the perfect cakes, the ruined ones get told for decades.
b Did you manage to save some?
=baked 40 cookies and ate 11 / cookie dough never makes it to the oven in my house / made brownies for work and there are none left, i did that
c Quality control is part of baking, and you clearly take it seriously.
p Broken cookies don't count, and I'd see to it that many broke.
i The house smelling of warm sugar is half of why anybody bakes at all.
b Which kind did you make?
=attempted macarons, they cracked / made croissants over two days, never again / trying choux pastry, it's a war
c Trying the hardest things in the pastry book is bold, cracks and all.
p Somewhere a French pastry chef felt a chill and didn't know why.
i So much war over something that's gone in four bites, I find that rather noble.
b What did they taste like?
=i bake when i'm stressed, the neighbours are getting fat / banana bread at midnight because i couldn't sleep / bad day so i made scones
c A bad day that ends in warm baking was put to good use, I'd say.
p All the neighbours must be hoping you have a stressful week.
i Baking has a calm you can hold on to when the rest has none.
b What came out of the oven?
=brought a cake to work and now everyone loves me / sold all my cupcakes at the school fair / won the office bake off with carrot cake
c Winning people over with cake is power used wisely, congratulations.
p Promotions have been handed out for less than good icing.
i Someone who bakes for colleagues notices more about them than they know.
b What's your winning recipe?
=i could live on cheese / ate a whole camembert for lunch / found a cheese shop near my flat and it's a problem
c We'd get along, I don't trust a meal without cheese in it somewhere.
p My last words will be a request for the ripe cheese at the back.
i Cheese is milk, mould and waiting, and somehow people worked out it would be wonderful.
b Which one could you never give up?
=wine and cheese on the balcony, that's my evening / a glass of red and my feet up, finally / opened the good bottle for no reason
c Opening something good for no reason is the best reason I can think of.
p Saving it for a special day only makes the wine bitter, and me too.
i An ordinary evening quietly becomes an occasion once you pour it properly.
b What are you drinking?
=went to a wine tasting and stopped spitting after the second / doing a wine course, i can smell wet dog now / vineyard tour with the girls, we bought too much
c Spitting out good wine always seemed a shame to me, so carry on.
p My tasting notes would read red, nice, more.
i Someone bottled one summer on one hill and now it's in your glass.
b Which one did you fall for?
=two glasses of wine and i'm dead today / never drinking again, my head / hungover at my own desk
c A hangover is a rough bill for a good night, I hope someone's bringing you tea.
p With a head like that even blinking ought to be done quietly.
i The hungover always remember the night a little differently.
b What finished you off?
=made espresso martinis for everyone, nobody slept / learning to mix cocktails, my flat is a bar / drank something blue on a rooftop and felt rich
c A proper cocktail in good company makes any night feel dressed up.
p Tiny umbrellas improve every cocktail, and me as well.
i Drinks with ridiculous names give people leave to be a bit more fun.
b What's your drink of choice?
=haven't had a drink in 100 days / i don't drink anymore, feels good / doing dry january and it's only the 9th
c Choosing not to drink in a world that pushes glasses at you takes backbone.
p Dry Sundays must be enormous, with mornings in them and everything.
i Parties without a drink look so different, and you're the one who'll remember them all.
b What's different now without it?
=don't speak to me before my first coffee / coffee number four and it's only noon / the coffee machine broke and so did i
c Nobody should have to face the world before the first cup, I'm with you.
p The proper thing is to slide the mug over and back away slowly.
i It's a small daily rescue, and the best part may be the smell just before.
b What goes in your cup?
=bought an espresso machine, i'm insufferable now / i weigh my coffee beans, yes i know / took a barista course and made a heart that looks like a bum
c Taking your coffee seriously is a daily gift to yourself, scales included.
p I'd drink it with my best listening face while you explained the beans.
i Getting one small coffee exactly right each morning sets the day straight.
b Which beans are you on?
=quit coffee, third day, headache from the underworld / doctor says no caffeine, life is grey / switched to decaf and i'm lying to myself
c Giving up coffee is properly hard, and you've every right to be grumpy.
p Decaf tries so hard and gets so little thanks.
i You find out what caffeine was holding up once you take it away.
b What made you stop?
=i'm a tea person, eleven cups a day / chai at 4 with my mother is sacred / a proper brew fixes everything
c A person who stops for tea knows what matters, I'd never interrupt it.
p Biscuits should be standing by at all times in case of emergency.
i Half the important talks in the world have happened over a cup going cold.
b How do you make yours?
=the coffee at work tastes like an ashtray / paid 6 euros for a lukewarm cappuccino / the airport coffee was pure sadness
c Calling that liquid coffee is an insult, I'm offended on your behalf.
p A coffee like that should be questioned about where it's been.
i Strange that we go on drinking bad coffee, hoping the next sip will apologise.
b Did you finish it anyway?
=found the best little cafe, i might live there / my cafe knows my order and asks about my mum / sat in a coffee shop all afternoon people watching
c A cafe that knows you is a second front room, hold on to it.
p They should put a small brass plate on your chair.
i At a window table you catch a hundred lives for ten seconds each.
b What's it like there?
=ate the whole box of chocolates, no witnesses / hid my chocolate from my kids and then forgot where / dark chocolate and a blanket
c Eat the whole box in peace, I saw nothing.
p The empty box only proves how well it was made.
i Some comfort comes in small squares and asks nothing at all in return.
b Which one do you always take first?
=gelato for lunch because i'm an adult / queued 40 minutes for ice cream / it's winter and i'm eating ice cream anyway
c Ice cream in any weather, I'd join that queue without a second thought.
p The temperature outside is none of an ice cream's business.
i Everybody goes a bit younger over an ice cream, I've always liked the sight.
b Which flavour did you get?
=i always order dessert first / dessert is the only reason i eat out / shared a tiramisu, meaning i ate it
c Putting dessert first is a sensible view of how short dinner is.
p Two spoons with one dessert are only there for decoration.
i You can tell what kind of evening it'll be by whether someone asks for the dessert menu.
b What's the best one you ever had?
=queued an hour for the famous croissant / the bakery smell got me again / my diet lives next to a donut shop
c A bakery that good is worth the line and the crumbs on your coat.
p Willpower has its limits, and they smell of butter.
i Following your nose through a bakery door is still one of the best decisions going.
b What came home in the bag?
=made gulab jamun and the syrup got everywhere / my aunt sent a box of mithai and it's already empty / turkish delight from the airport, gone in a day
c Sweets like that, made or sent, are love in the form of syrup.
p Any box of delights is gone in a day, it's practically law.
i A sweet your family always has in the house tastes of every celebration at once.
b Which one goes first?
=bubble tea is bankrupting me / obsessed with matcha, i'm green inside / iced latte in january, that's who i am
c A tea or a latte that makes the afternoon better is money well spent.
p Obsessions that come with a straw are entirely allowed.
i Something iced to look forward to at three o'clock keeps whole working weeks upright.
b What's your exact order?
=went to a fancy restaurant, 9 courses, came home and ate toast / tasting menu with foam and one pea / dinner in the dark, spilled everything
c A tiny course on a giant plate is fun to have lived through once, I think.
p Foam is what's left after the chef has eaten the dinner.
i It's theatre really, where the actors happen to be carrots.
b Which course was worth it?
=the waiter was so rude we left / waited 90 minutes for a burger / they brought the wrong dish and argued about it
c Going out hungry and getting waiters like that would spoil anyone's evening.
p Leave a review written entirely in disappointed adjectives.
i A good dish can't save a table where nobody was made welcome.
b Where did you go instead?
=found a hair in my noodles / there was a bug in my salad, it waved / chipped a tooth on a stone in the rice
c Finding what shouldn't be on the plate puts you off for good, I'm sorry.
p Nothing should be found in a dish that the menu kept quiet about.
i One hair or one stone and you suddenly inspect every meal like a jeweller.
b What did the staff do?
=ate alone in a restaurant for the first time, with a book / i love a table for one / took myself out for my birthday dinner
c Taking yourself to a restaurant and enjoying it shows a settled kind of confidence.
p No one reached across the table for a chip the whole night, think of that.
i Eating alone, you hear the room, taste the food and keep your own pace.
b What did you treat yourself to?
=street food tour tonight, i ate nine things / tacos at 1 am from a cart, best of my life / suya by the roadside, burning and perfect
c Street food eaten standing up beats most white tablecloths.
p No number of napkins could save my shirt on a food tour like that.
i One person with one cart and one dish for thirty years, no wonder it's that good.
b What was the best thing you ate?
=the food market on saturdays is my church / came home with four kinds of olives and no plan / farmers market haul, the carrots have hats
c I'd carry the whole market haul, as long as I get to try the samples.
p Nobody has ever left a market with only what was on the list.
i A farmer who tells you how to cook it is worth a shelf of cookbooks.
b What did you bring home?
=!food poisoning from the prawns, i want to die / been sick all night, never eating chicken from there again / spent my holiday on the bathroom floor
c Food poisoning is pure misery, I'm so sorry it went like that.
p Small sips, dim lights and nobody bothering you while you're sick, that's my wish for you.
i A rough stomach makes the whole world shrink to a bathroom floor and a glass of water.
b Are you keeping water down yet?
=!had an allergic reaction at dinner and ended up in a&e / my throat closed up, there were nuts in the sauce / epi pen night, i'm ok but shaken
c An allergic reaction is frightening, I'm really glad somebody acted fast and you're all right.
p Be very gentle with yourself, anyone would be shaken after a scare like that one.
i Trusting a dinner again after it turned on you must take some time.
b Has the swelling gone down by now?
=i'm coeliac so eating out is detective work / just found out i can't have gluten, goodbye bread / lactose intolerant and yet here i am with ice cream
c Doing detective work on every menu is tiring, and you carry it with good humour.
p Neither bread nor ice cream did anything to deserve a goodbye like this.
i You end up knowing more about food than people who can eat anything.
b Which food do you miss most?
=i'm vegan, five years now / went vegan in january and i feel great / being vegan in my family means eating side dishes
c Standing by what you believe at every single meal takes a steady heart.
p A plate of only side dishes is secretly the best plate at the table.
i Changing what you eat changes how you look at nearly everything else.
b What tipped you over?
=vegetarian since birth, i've never tasted meat / my family is pure veg and i had an egg once / gave up meat at 12 because of a lamb
c Vegetarian by family or by a child's own choice, and keeping to it, I respect that.
p The lambs would like to shake your hand, if they had any.
i Meat or veg, taste is so much about what the kitchen smelled of when you were small.
b What's the dish you'd win anyone over with?
=was vegan for six years and then had a bacon sandwich / eating fish again and feeling guilty / my vegetarian phase ended at a kebab shop
c You can change your mind without feeling guilty, one bite doesn't undo the good.
p The smell of bacon or kebab has brought down stronger people than any of us.
i Every vegetarian is half principle and half appetite, and it's honest to admit both.
b How did the first bite feel?
=diet starts monday, i'm eating everything today / on day two of a diet and dreaming of pizza / only allowed soup until the wedding
c Living on rules and soup is hard going, I hope there's joy on your plate as well.
p Mondays have never in history kept what they promised.
i Forbid a food and it starts singing from three streets away.
b What are you dreaming of eating?
=broke my diet with an entire cheesecake / was good all week and then the biscuits happened / lasted four hours without sugar
c Breaking a diet isn't a sin, it's a Tuesday.
p The sugar started it, and any fair court would agree.
i Funny that we say we were bad when all we did was enjoy something sweet.
b Was it delicious?
=doing intermittent fasting, i'm so angry till noon / no breakfast for me, i eat at one / trying keto, i smell of eggs
c Fasting or keto, getting through a morning on willpower is no small thing.
p Any meeting before you've eaten should be held by post.
i Hunger sharpens the senses, a breakfast two floors down must sound like a choir.
b When do the hunger pangs hit hardest?
=quit sugar for a month, everything tastes different now / no sugar, no flour, no fun / three weeks off sweets and a carrot tastes like candy
c You're doing the hard part now, cutting out sugar is no joke.
p By now an ordinary doughnut must look like a work of art.
i Take the loud taste away and the quiet ones finally get a word in.
b What do you crave the most?
=eating so much protein i'm basically a chicken / my trainer wants 120g of protein and i'm tired of eggs / my shakes taste like sad chalk
c Eating that much protein is a job of its own, and the shakes are the unpaid overtime.
p Some poor chicken is working double shifts on your behalf.
i Protein as numbers is fine for a while, and then one peach breaks the whole spreadsheet.
b What's the tastiest thing on the plan?
=i'm done with diets, i just eat now / stopped counting calories and my brain is free / eat what i like and cook for joy
c Eating in peace is worth more than any number on a scale.
p Second helpings have waited patiently for you to be done with diets.
i All the room the counting took up is free for better thoughts now.
b What was the first thing you ate without counting?
=brunch with the girls, three hours and two pitchers / avocado toast and gossip, my sunday / brunch ended at dinner time
c A brunch that lasts till dark with your friends is time well spent.
p Calling it brunch at four in the afternoon takes real commitment.
i Gossip round a table keeps friendships going better than any group chat.
b What was the best news at the table?
=full english this morning, i can't move / breakfast is the best meal, i could have it three times / my dad makes dosas every sunday
c Big slow breakfasts are the best argument for weekends.
p After one of those I'd need carrying to the sofa with a blanket.
i Whoever makes breakfast decides what kind of day the house will have.
b What has to be on the plate?
=pancake day, i ate nine / flipped a pancake on to the cat / i make crepes every shrove tuesday like my gran
c Pancakes deserve a day of their own, and you did it justice.
p The first pancake always belongs to the pan or the pet.
i So much of childhood fits into a warm pancake and a spoon of sugar.
b What do you put on yours?
=eating sushi by myself and it's heaven / all you can eat sushi, they asked us to leave / made my own sushi rolls, very square
c Sushi should be eaten till you lose count, so you did it right.
p The sushi belt and I would have to be separated by staff.
i Something so small and neat and gone in a bite, each roll a little occasion.
b Which roll would you order forever?
=a bowl of ramen saved me today / found the best pho in town down an alley / instant noodles with an egg, five star dinner
c A steaming bowl of noodles can put a whole day right, I'm convinced of it.
p Slurping is simply applause from the customer.
i Everyone leaning over a bowl has the same peaceful face, I like watching it.
b What do you add to yours?
=pizza night, i ate the whole thing / homemade pizza, shaped like australia / i judge a city by its margherita
c Pizza of any shape makes an evening better, and a whole one is the correct amount.
p Pizza slices were invented by people who wanted to seem polite.
i A margherita has so few ingredients and nowhere to hide, that's why the good ones are so good.
b What's your favourite topping?
=pineapple belongs on pizza and i'll die on that hill / i put ketchup on everything, sorry / i dip my fries in milkshake
c Dip whatever you like in whatever you like, taste needs no permission.
p No need to be sorry, the chefs have been informed and are only lying down.
i Even fries with ketchup must have appalled somebody's family at first.
b What other food crimes do you commit?
=had the messiest burger, sauce to the elbows / found the best burger in the city / late night burger in the car park with my best friend
c Messy is the only way a burger should ever be eaten.
p Dignity and extra sauce cannot share a table.
i Food that takes both hands usually comes with the best talks.
b What was on it?
=kebab at 3 am, no regrets / cheesy chips on the way home from the club / woke up with half a shawarma in my bag
c A kebab or some chips after a night out will beat any tasting menu.
p No regrets, dignity goes home early and the extra sauce stays out.
i Whole friendships are sealed over cheesy chips on a kerb.
b What sauce did you go for?
=peanut butter straight from the jar, standing up / i ate a bag of crisps in bed and it's all crumbs / midnight snack turned into a second dinner
c No judgment from me, the best snacks happen standing up in the dark.
p The only witness was the fridge, and it won't talk.
i At midnight food tastes like something you've been let in on.
b What's your usual raid?
=i put hot sauce on everything, i carry it in my bag / brought my own chilli oil to a restaurant / my spice level is different from these english people
c Carrying your own hot sauce is good planning, bland food is sad.
p I'd ask for a tiny drop of chilli and then speak in whispers for an hour.
i Spice is a language, and you notice at once who grew up speaking it.
b Which sauce is the one?
=i hate coriander, it tastes like soap / mushrooms are slimy and i won't discuss it / can't stand olives, everyone tries to convert me
c Hating one food with conviction is fine, nobody needs to convert you.
p More for the olive people, who are secretly relieved.
i Two people can chew the same leaf and live in different worlds.
b What other foods are on the banned list?
=i'm a picky eater, plain rice and chicken please / only eat beige food, it's a thing / textures freak me out so i eat like a five year old
c Knowing exactly what you like to eat makes you easy to cook for, if people listen.
p The plainest plates are the ones that never let anybody down.
i Texture is half of taste, and some people simply feel it all more sharply.
b What are your safe favourites?
=seafood boil on the beach with my hands / oysters for the first time, like licking the sea / crab on newspaper with butter all over
c Butter, bibs and both hands, you ate the sea the right way.
p After seafood like that my shirt would never be worn in polite company again.
i Eating with your hands makes people kinder, it's hard to be grand with a bib.
b What was the freshest thing there?
=bbq today, my brother burnt everything / braai with the whole family, meat for days / first barbecue of the year and it rained on us
c Smoke, family and something burnt on a plate is summer in full.
p The man at the barbecue always says it's under control just before it isn't.
i Everyone stands around the meat with a plate as if we'd never moved indoors.
b Who was in charge of the tongs?
=picnic in the park, ants got the cake / packed a picnic and it poured / blanket, baguette, strawberries, nothing else
c Lunch on a blanket on the ground tastes better every time, ants or no ants.
p Ants and rain clouds had it in their calendar before you did.
i A meal outdoors slows everybody down to the pace of the grass.
b What was in the basket?
=sunday roast at my mum's, potatoes like heaven / my nan's gravy could end wars / cooked my first roast dinner, timing was chaos
c A roast with the people who know you best is how a Sunday should end.
p Anyone between me and the last potato should move along slowly.
i Getting it all to the table warm at once is conducting, just with gravy.
b Who gets the crispy bits?
=hosting eight people tonight and i've only got four chairs / my dinner party went till 3, dishes everywhere / invited friends over and panicked about the menu
c You open your door and fill people's plates, I like that in a person.
p Somebody will be sitting on the laundry basket, and they'll enjoy it the most.
i People forget the menu and remember how it felt around the table.
b What did you put on the menu?
=made a whole feast and two guests cancelled / nobody came to my dinner, i ate for six / cooked all day and they were late, it went cold
c You cooked with so much love and they let you down, I'm sorry.
p Those empty chairs missed something good, and the fridge will honour it all week.
i A set table waiting for people can look awfully bare, it's more than dinner.
b What had you made?
=potluck at work, seven people brought hummus / church potluck, my casserole was finished first / we do a dinner swap with the neighbours
c Everyone bringing a dish is how a crowd of people turns into a community.
p Too much hummus and no spoons is a potluck in its natural state.
i Put your pot among strangers' pots and you find out who cooks from home.
b Which dish did you take?
=doing a thai cooking class on saturday / learned to make dumplings from a chinese grandma / took a knife skills course, still have all fingers
c Learning to cook from someone who lives it is the best kind of class.
p At my bench there'd be a lot of dumplings that came undone.
i You learn one skill from somebody's hands and a hundred years of practice goes with it.
b What did you learn to make?
=cooking for someone for the first time and i'm nervous / my in laws used to criticise my cooking so i'm scared of hosting / made dinner for my new flatmates, waiting for the verdict
c Putting your cooking in front of new people is braver than it looks.
p The first bite always takes about an hour from the cook's side.
i Making somebody dinner is a quiet way of saying who you are.
b What are you making?
=bought an air fryer and it changed my life / i'm one of those air fryer people now / my slow cooker did everything while i was at work
c Any fryer or cooker that gives you back an evening deserves its place on the counter.
p One day the air fryer will wash up and eat it for us as well.
i There's a certain magic in coming home to a dinner that cooked itself.
b What's the best thing it's made?
=the oven died with the roast inside / no gas so we ate bread for two days / my fridge broke and everything melted
c Kitchens break at the worst moment, and losing all that food is maddening.
p Bread by candlelight has a certain style.
i Take an oven or a fridge away and you notice how the whole day leans on it.
b How are you managing to eat?
=groceries cost 90 euros and there's nothing in the bag / eggs are a luxury now / tomatoes doubled in price, i'm eating onions
c Food costing that much is no joke when everyone has to eat.
p Soon we'll be insuring the butter.
i You remember exactly what a loaf cost when you were small, and it gives a shock.
b What did you have to put back?
=went to the supermarket hungry, came home with 11 desserts / popped in for milk and spent 60 / lost my shopping list and bought only cheese
c Shopping on an empty stomach is how the most interesting cupboards happen.
p The first thing on the list is, of course, not in the bag.
i A supermarket trolley filled by appetite is an honest picture of anyone.
b What made it into the trolley?
=made kimchi and the whole building knows / my jar of pickles exploded / fermenting everything, my kitchen is a lab
c Fermenting things at home takes patience and forgiving neighbours, I'm impressed.
p A jar that hisses when you walk past is almost a roommate.
i You set it going, then something invisible does the cooking while you sleep.
b What's in the jars?
=made 20 jars of marmalade, sticky floor / grandma's jam recipe, my hands are red / cooked chutney all day, eyes burning
c Putting a whole season into jars, I'm so pleased people still do it.
p Jam, chutney or marmalade, toast everywhere has heard the news and is queueing.
i In deep winter somebody will open a jar and it'll be this week again.
b Who gets the first jar?
=my mum sent me home with six tupperwares / mama posted me dried fish and pepper, the customs dog went mad / gran fills my freezer every visit
c A mum or gran who sends you food is saying everything there is to say.
p Returning the tupperware empty is a crime, I hear, and losing it is worse.
i Long after you've moved out, she can still send you a bit of home.
b What's the best thing she makes?
=been living abroad for years and all i want is my mum's food / found plantain in the shop here and nearly cried / no one here knows how to make proper tea
c Missing your own food abroad is one of the sharpest kinds of homesick.
p Smuggled in a suitcase between jumpers is the proper way for food to travel.
i One bite of the right food can carry you across an ocean faster than any flight.
b What would you eat first if you were there tonight?
=tried durian and i can still smell it / ate a fried cricket, crunchy / had haggis and actually liked it
c You tried what most people run from, I take my hat off.
p My fork would have stayed politely in the air until everyone else had eaten theirs.
i What one person eats on a dare is another's childhood treat, I find it a happy thought.
b Would you eat it again?
=made dumplings with my whole family, 200 of them / tamales day with all the aunties / we roll momos together every winter
c I can picture that table, the whole family folding and talking at once, and it's lovely.
p Mine would be the one that burst and got blamed on an auntie.
i Many hands doing one slow thing together is when the real family stories come out.
b Who folds the neatest?
=mango season is here and i have no self control / ate four alphonsos over the sink / mango juice on my elbows, best day of the year
c Eating mangoes over the sink with juice on your arms is summer at its best.
p Shirts should simply be removed from the house until mango season's over.
i A mango you wait eleven months for tastes partly of all that waiting.
b Which kind are you loyal to?
=fish and chips on the pier, seagulls staring / chippy tea on a friday, it's the law / vinegar all over my coat and i'm happy
c Chips by the sea in paper with plenty of vinegar is a perfect supper.
p Guard your chips with your life, the seagulls have a plan.
i Fish and chips only taste right outdoors, in a wind, with cold hands.
b What's your order at the chippy?
=i want to open a little bakery one day / my dream is a food truck with my sister / started selling cakes from home, three orders already
c A dream you can smell and taste is worth taking seriously, I'd be in your queue.
p I offer my services as the man who stands outside praising the food.
i People would start their mornings with food you made, that's no small thing.
b What would be on the sign?
=i get so hangry my friends carry snacks for me / snapped at everyone and then realised i hadn't eaten / i'm a different person after food
c Being hangry makes monsters of good people, and a sandwich forgives everything.
p Peace talks should always open with a round of snacks.
i So many quarrels were probably only two people who hadn't eaten.
b What's the quickest thing that saves you?
=dropped my whole lunch on the pavement / my soup opened in my bag, laptop and all / tripped with the tray in the cafeteria, everyone clapped
c Losing your lunch to the ground is a small heartbreak on an empty stomach.
p Gravity was clearly hungrier than you today.
i A room clapping at your worst moment is cruel for a second and then oddly warm.
b What did you eat instead?
=someone stole my lunch from the office fridge again / my flatmate ate my leftovers, they had my name on / guarding my yoghurt with a sticky note
c I'm completely on your side, a name on the lid is the law.
p Next week the bait should be a very, very spicy curry.
i A shared fridge tests honesty like few things do.
b Who's your chief suspect?
=craving mango pickle at midnight / i need fries right now like a medical need / been thinking about dumplings since tuesday
c A craving that strong has to be answered, there's no arguing with it.
p Your stomach has sent a formal letter and wants a reply tonight.
i Cravings often want the day you ate it as much as the food itself.
b Is there any hope of getting some?
=cooked in a wok and the flames, oh the flames / deglazed a pan like on tv / tried to flip a tortilla, it landed on the lamp
c A little drama when you cook is part of the pleasure, I'm glad the ceiling survived.
p The cooks on TV never have to scrape dinner off the furniture.
i For a second everyone holding a pan believes in their own cooking show.
b Did it turn out edible?
=addicted to bake off, i cry when they go home / masterchef makes me shout at risotto / i watch cooking videos for hours and eat toast
c Nothing wrong with watching other people sweat over a sponge from a warm sofa.
p No one judges a stranger's pastry like a person in pyjamas.
i A wobbling sponge in a tent makes us care about people we met an hour ago.
b Which contestant has your heart?
=the recipe said 20 minutes, it took three hours / online recipe told me her whole divorce before the ingredients / i read the recipe halfway through as always
c Recipes lie about time as a matter of principle, it's not your chopping.
p Finely dice eight onions, they write, and call it one minute.
i Whoever writes those has clearly never looked for a clean pan at seven in the evening.
b When did you finally get to eat?
=we did a hot pot night and everyone's glasses steamed up / fondue with friends, lost my bread and had to sing / korean bbq, i smell like smoke and joy
c A shared pot in the middle of the table makes any night better.
p Whatever I dipped would be lost before the first toast was made.
i Cooking and eating at the same moment means nobody's the host and everyone is.
b What did you keep fishing for?
=tapas bar crawl, lost count of the little plates / mezze with my cousins till midnight / i love small plates, i can't commit to one dish
c Little plates of everything and no hurry is my favourite way to sit at a table.
p The last olive on a small plate is always the politest moment of the evening.
i Sharing small plates keeps hands and talk crossing all night.
b Which plate did you order twice?
=roasted a chicken and felt like a grown up / made my first stock from bones / cooked a steak and actually got it right
c Cooking one of the classics just right puts a quiet confidence in you.
p From cooking like that it's a short step to owning an apron with opinions.
i The day you cook something properly grown up, a kitchen becomes truly yours.
b What did you have with it?
=the avocado went from rock to mud in an hour / my bananas are all black again, banana bread it is / threw out another bag of slimy salad
c Avocados, bananas and salad all have their own timetable and never show it to anybody.
p Salad only goes into my basket as an act of optimism too.
i A fridge drawer is where all our best intentions turn black and honest.
b What survived in there?
=queued two hours for the famous cheesecake / the viral bakery was out of everything when i got to the till / waited in line for a burger everyone posts about, it was ok
c Standing that long for something sweet and fashionable takes faith, and sore feet.
p By the second hour the queue itself becomes the attraction.
i Wanting what everyone wants is half the flavour, and it's gone by the second bite.
b Did it live up to the fuss?
=my gluten free cake tasted like wet sand / vegan cheese, i can't / tried to bake without sugar, even the dog said no
c Clever swaps don't always work, and a cake should never taste of duty.
p Wet sand has called and would like its recipe back.
i One try in twenty tastes like a family recipe, the rest become stories.
b What will you try instead?
=!lost my taste and smell, food is like cardboard / still can't taste properly since covid / everything tastes of metal from my medication
c Losing the taste of things takes a daily joy away, and I'm really sorry.
p I hope one ordinary flavour sneaks back soon when you're not even looking for it.
i You'd never guess how much memory and mood lives in taste until it goes quiet.
b Is any of it coming back?
=ate dinner on the floor of my new place, pizza box table / first meal in my own kitchen, beans on toast / cooked on a camping stove because we have no kitchen yet
c The first meal in a new place tastes of the future, even out of a box.
p Floors are only very wide tables with strict seating.
i Years on, with proper chairs, it's this one you'll remember.
b What did you eat to christen it?
=i eat so slowly everyone else has finished dessert / i inhale food like a hoover / my family fights for seconds so i eat fast
c Eating at your own pace is fine, let the rest of the table sort itself out.
p At the right table we'd finish at the same time and call it fate.
i You can hear how many siblings someone had in the way they hold a fork.
b Who's the slowest eater you know?
=someone cooked me dinner and it was awful but i ate it / my friend's lentil loaf, i had seconds out of love / had to pretend to like my aunt's fish pie
c You ate it all to spare their feelings, that's real kindness.
p Praise too warmly and it's served for life, that's the trap.
i A cook watching your first bite hopes for so much more than a nice word.
b What on earth was in it?
=grew up on my grandma's porridge and still eat it every morning / smell of frying plantain is my whole childhood / we had fish fingers every friday and i still love them
c Food from childhood never loses its place, and it shouldn't.
p Michelin has no star for what a plate of childhood can do.
i We eat those with a mouth that never grew up.
b Who used to make it for you?
=tasted tea for my job all day, 80 cups / i review restaurants on the side / got invited to judge a chutney contest
c Being asked to taste things for a living or an honour is a dream, however full you get.
p As a judge I'd give everything nine out of ten and be let go by noon.
i Tasting one mouthful with that much attention must change every other meal.
b What was the worst thing you've had to taste?
=olive harvest with my family this week, purple hands / helped pick grapes at a friend's vineyard / we pressed our own apple juice in the yard
c Days like that with everyone bent over the same harvest are worth the sore back.
p The fruit I'd eat while picking would have to come out of my wages.
i Later, in winter, a glass or a spoonful brings the whole harvest back.
b How many of you were picking?
=went to three restaurants and all were full / booked a table for the wrong day, stood there like a fool / they gave our reservation away
c All dressed for dinner and no table, that's a hungry kind of disappointment.
p Nothing smells as good as the restaurant that won't let you in.
i Nights when the table falls through sometimes end at the better counter.
b Where did you land in the end?
=split the bill and i only had a salad / he ordered lobster and we shared it equally / my friend forgot her purse again at dinner
c You shouldn't be paying for other people's dinner, I'd have been quietly furious.
p Ordering the lobster first, with a very innocent face, is the only answer left.
i Money at a table shows more of people than an hour of talking does.
b Did you say anything?
=my oven gloves had a hole, so did my dinner plan / dropped the whole lasagne face down / the pan slipped and there's rice in places rice should never be
c Dinner on the floor after all that effort is enough to make anyone sit down beside it.
p Rice and sauce will be turning up behind things until spring.
i In the silence right after the crash everyone decides whether to laugh or cry.
b Which did you do, laugh or cry?
=visited a chocolate factory and smelled like cocoa all day / toured a whisky distillery, came out warm / did a cheese making workshop, i have a mozzarella
c Touring the place where something delicious is made, with samples, is a model day out.
p I'd keep joining the back of the tour in different hats.
i Behind chocolate, cheese or whisky stands someone who thinks about nothing else.
b What did you take home?
=i've landed, bangkok is so hot / just got to lisbon and i'm already in love / we arrived in goa this morning, haven't slept
c Enjoy every minute after landing, you'll only have your first day there once.
p You've arrived, so shoes off, coffee in, and the suitcase can wait its turn.
i In the first hour after arriving you notice things that you'll soon stop seeing.
b What hit you first when you arrived?
=back home from two weeks in greece, i want to cry / holiday's over, back to work tomorrow / unpacking is so depressing
c Coming home from a good holiday is always a bit of a fall, give it a few days.
p Half the beach is still to be unpacked, so technically you're not fully back.
i Your feet are back home and part of you is still on holiday.
b What are you missing already?
=airport at 4 am, why did i book this / six hour layover in doha / sitting on the floor at gate 23 with a sad sandwich
c Airports at odd hours are their own small country, I hope time moves kindly.
p Airport sandwiches cost so much they should come with a chair and a view.
i Everybody there is between two lives for an hour or so, and nobody's quite anyone.
b Where will the plane take you?
=my flight got cancelled and i'm stuck / delayed 9 hours, they gave us a biscuit / missed my connection and now sleeping at the airport
c Being stuck at an airport is miserable, I hope somebody gives you a bed soon.
p The airline will now express its sorrow over the flight with a very small biscuit.
i Being stuck together turns a crowd of passengers into a tribe by midnight.
b What have they told you so far?
=lost my luggage, i'm wearing my cousin's clothes / my suitcase went to manila, i didn't / bag still missing after 3 days, bought knickers at a gas station
c Arriving without your luggage is maddening, and you're taking it better than I would.
p Your bag is having a wonderful time and sends its regards.
i It's a strange experiment, finding out how little of a suitcase you actually need.
b Any word from the airline?
=sat next to a screaming baby for eleven hours / man beside me took off his socks on the plane / middle seat between two sleepers, needed to pee since france
c Poor you, nobody signs up for a seat like that on a long flight.
p Plane armrests have broken more treaties than most nations.
i Strangers locked in a plane all night, no wonder we come out a bit changed.
b How did you get through it?
=i'm so scared of flying and i did it anyway / turbulence over the alps, i held a stranger's hand / took a pill and slept the whole flight, fear defeated
c Flying anyway with your heart in your throat is real courage.
p That scared, I'd have left permanent marks in both armrests.
i Fear never listens to statistics, so flying in spite of it is quite something.
b What helped you the most?
=they made me throw out my homemade jam at security / got searched because of a hairdryer / security took my favourite perfume, i'm in mourning
c Losing something you love to a security tray is so annoying.
p Airport security must have the best smelling, best fed break room in the land.
i You never feel as guilty for nothing as when you walk through security.
b Did you get any of it back?
=upgraded to business for no reason!! / got a whole row to myself on the plane / flew first class once and never recovered
c Luck like that on a plane should be enjoyed down to the last tiny salt shaker.
p Upgraded like that, I'd keep reclining and unreclining till they asked me to stop.
i You see how the other half flies, and going back behind the curtain is hard.
b What did you enjoy most up there?
=hostel dorm, 12 beds and one champion snorer / my bunk mate packed plastic bags at 5 am / met the best people in a hostel kitchen
c Hostels give you no sleep and excellent company, it's a fair trade most nights.
p Plastic bags at dawn should be covered by international law.
i Only in a hostel do people swap a life story before they've swapped names.
b Who's the oddest person you've met there?
=our airbnb looks nothing like the photos / hotel room has a view of a wall and a cockroach / the bed collapsed at the hotel, front desk laughed
c Paying for a room and finding this is a proper letdown at the end of a journey.
p Whoever took the room photos deserves a prize for fiction.
i Bad rooms make brave travellers, and you do spend more time outside.
b Did they move you?
=staying in the loveliest little guesthouse, the owner feeds me / our hotel has a bathtub with a view / found a room over a bakery for the week
c A good room with a kind welcome is half of any trip.
p At some point the owner would have to invent a reason to make me leave.
i A room you love coming back to makes a foreign town yours at once.
b What can you see from the window?
=travelling alone for the first time, terrified and thrilled / solo trip to vietnam booked / i eat, walk and get lost by myself here and love it
c Going off alone takes nerve, and I think you'll be so glad of it.
p Nobody to argue with about where to eat, it's practically royalty.
i On your own you find out what you'd do with a day if no one was asking.
b What's been the bravest moment so far?
=got completely lost in venice and didn't mind / no map, no plan, just wandering the old town / took a wrong street and found the loveliest square
c I think you see an old town best when you've no idea where you are.
p Any street that ends in a cafe can't have been the wrong one.
i Places you stumble on feel like yours in a way the famous ones never do.
b What did you find by accident?
=road trip with my best friend, four days, no plan / driving down the coast with the windows open / my playlist, my car and 900 km
c Open road, good songs and someone you like beside you is happiness in plain form.
p The passenger is in charge of crisps, and it's a serious office.
i Cars loosen tongues, everyone's looking ahead and nobody has to meet an eye.
b What's playing in the car?
=car broke down in the middle of nowhere on our trip / flat tyre in the desert, a shepherd helped / engine died and we slept in a petrol station
c Stranded with a dead car on a lonely road is a worry, I'm glad help turned up.
p Cars always know when the last town is exactly too far back.
i Whoever stops for you out there gets remembered longer than any sight on the route.
b How did you get going again?
=took the night train and barely slept, loved it / sleeper train across india, chai at every station / woke up in another country on the train
c Falling asleep on a train and waking up in another place is travel at its finest.
p On a sleeper train I'd wake with a timetable printed on my forehead.
i Through a train window at night every lit kitchen is a story you'll never hear.
b Who was in your compartment?
=14 hours on a bus with chickens / the bus had no air con and one film on repeat / ferry at dawn with goats and grandmothers
c A bus or ferry ride like that is hard on the back and wonderful for the memory.
p Some grandmother with a goat or a chicken probably had the better seat.
i You learn a country from its buses and ferries, nobody's posing there.
b How did you pass the time?
=moved to berlin alone last year, still learning to live / been living in dubai for six years now / left home for canada at 22 with two bags
c Moving to a country where you knew nobody takes a lot, I admire it.
p Anyone who moves abroad should get a flag the first time they give directions.
i You must have two versions of yourself by now, one for each home.
b What was hardest at the start?
=!i'm so homesick today i could cry / lived abroad for years and don't know where home is / video called my family and then sobbed in the kitchen
c Missing home that much is just love with too many miles in it.
p If soup could be sent through a phone, a pot would be on its way to you.
i Perhaps home stops being one place and becomes the handful of voices you'd know anywhere.
b What do you miss about it today?
=my favourite place in the world is a tiny greek island / there's a lake i go back to every year / if i could be anywhere it'd be kyoto in autumn
c Everyone should have a place like that, one they carry around everywhere.
p Keep its name from the guidebooks or I'll find a coach tour there.
i Some places seem to know us, and we're a better version of ourselves there.
b What would you do first if you were there now?
=got scammed by a taxi driver, paid triple / my wallet got stolen on the metro in barcelona / paid for a tour that doesn't exist
c Being scammed or stolen from on a trip is horrid, none of it was your foolishness.
p May the thief be paid in stubbed toes for the rest of the year.
i One crook steals more than money, and then ten kind strangers slowly give it back.
b Did you manage to sort it out?
=got engaged couples everywhere in santorini and me with a gyros / did a beach holiday alone among honeymooners / paris on valentine's day by myself, bought my own flowers
c Enjoying a romantic place alone is a quiet flex, and I like it.
p Couples always have to share the dessert, and you never did.
i Lovely places don't check if you came as a couple, and the view's the same width.
b What was your favourite evening there?
=holiday cancelled, no money this year / they wouldn't give me the visa, trip is off / work took back my leave and i can't go
c Losing a trip you'd been living towards is a real blow, I'm sorry.
p The suitcase and I will both be sulking about the cancelled trip.
i A holiday you couldn't take has a way of waiting for you.
b Where were you meant to be going?
=i overpack every time, four pairs of shoes for a weekend / packed one carry on for three weeks / forgot to pack underwear but brought a hat
c Packing reveals everyone's private hopes for the trip, shoes and hats included.
p Everybody packs for the person they plan to be by Thursday.
i The thing you always bring and never use is probably the most telling.
b What can't you travel without?
`;
