/** Asked of play, opinions and advice, part 4. Form: near-entries.ts. */
export const NEAR_PLAY_AND_ADVICE_4 = `
=theres mould in my bathroom / how do i get rid of mould
c Kill it with mould spray, dry the walls, and air ten minutes after every shower.
p Open a window before it starts paying rent.
i If it comes back it's the building and not you, so photograph it and write to the landlord.
b How bad is it?
=should i get a fringe / should i cut my hair short or leave it
c Do it, hair grows and the itch to change something doesn't go away by itself.
p Never after ten at night or a breakup, otherwise go for it.
i When you keep asking, you've already cut it in your head.
b What does your hairdresser say?
=should i dye my hair / what colour should i dye my hair
c Go for it, start with a wash out colour and see.
p Copper, or any shade that sounds like a good whisky.
i Pick the colour you keep looking at on strangers, that's your answer.
b What is it at the moment?
=do i go out tonight or stay in / everyone is going out but i want my sofa, help me decide
c Stay in if you're tired, go for an hour if it's only the sofa talking.
p The sofa has been there for you all year, stay loyal.
i Think of tomorrow morning and choose the version that makes you smile.
b Who would be there?
=do i go to the gym or lie on the sofa / convince me to go to the gym
c Go for fifteen minutes. You're allowed to leave after, and you won't.
p Put the clothes on at least, even lying down looks sporty then.
i Nobody comes home sorry they went, and that's the whole trick.
b What will you do there?
=how do i become a morning person / how do i get up earlier
c Ten minutes earlier each week, alarm across the room, light on at once.
p Promise yourself a ridiculous breakfast, greed beats discipline.
i Mornings are decided the evening before, so it's the bedtime you should move.
b What time would you like to get up?
=im having a terrible day cheer me up / everything went wrong today
c Sorry, that's a lousy one. Shower, comfy clothes, something with cheese, early night.
p Today is officially cancelled, refunds are paid in crisps.
i Even the worst days have only twenty four hours, and you've already done most of them.
b What was the low point?
=i feel a bit lonely tonight / what do you do when you feel lonely / how do you cope with lonely evenings
c Ring one person, even for five minutes, then do something with your hands.
c Call someone, it's simple and it works.
p Put the radio on loud and cook for two, the second plate is tomorrow's lunch.
p I talk to the radio and it's a very good listener.
i It mostly means there's love in you with nowhere to go tonight, so send it somewhere.
i Go where there are people and a hum, even if I don't say a word.
b What would make tonight nicer?
b What do you do on those evenings?
=how do i get motivated to clean / my place is a mess and i cant be bothered
c Ten minutes, one loud playlist, only the kitchen. The rest follows.
p Invite somebody for eight, fear is the best cleaning product.
i Start with what you'll see first tomorrow morning, and be kind to that person.
b Which room is it?
=i cant find my keys / i lost my keys, where would you look
c Coat, fridge, door, bathroom. Then stand where you came in and retrace it.
p In the bag, in the pocket you've checked four times.
i Stop looking and say out loud what you did first, the hands remember.
b When did you last have them?
=what should i cook tonight / i have no idea what to make for dinner
c Chickpeas, tinned tomatoes, cumin, a handful of spinach, bread. Twenty minutes.
p Eggs on something, with something, under cheese. It has a French name if anyone asks.
i Make the dish you loved at ten, but with better ingredients and a glass of wine.
b What is in your fridge?
=what can i make with chicken / i have chicken and no ideas
c Lemon, garlic, potatoes, all in one tin with it, forty five minutes at 200.
p Throw it in yoghurt and spices, call it marinating, and lie down for an hour.
i Honey, soy and ginger in one pan, the sticky bit at the end is the point.
b Oven or pan?
=what do i do with leftover rice / ive got cold rice from yesterday
c Fried rice. Very fierce pan, egg, peas, soy, and don't stir too much.
p Day old rice is like me, at its best after a good rest.
i Make arancini, balls with cheese inside, and yesterday's dinner becomes a party.
b Got any eggs?
=theres nothing in my fridge, what can i eat / i have eggs and one onion, what now
c Fry the onion slowly, eggs on top, lid on. Better than it sounds.
p Toast with dignity, and a visit to whoever lives downstairs.
i Pasta, garlic, oil and chilli come from the cupboard and taste like a trattoria at midnight.
b What is hiding at the back of the cupboard?
=what should i cook for guests / people are coming for dinner and im stressed
c A big lasagne made the day before, green salad, bought dessert. Done.
p Serve late, feed them olives first, hunger makes everyone a better critic.
i Cook something you could make asleep, guests come for you being relaxed.
b How many are coming?
=vegetarian dinner ideas / i want something without meat tonight
c Roast cauliflower with tahini, lemon and chickpeas, everything on one tray.
p Halloumi, because it squeaks like it's pleased to see you.
i Mushrooms in butter with miso over noodles, nobody will ask where the meat is.
b Is cheese allowed?
=what do i bring to a potluck / i have to bring a dish to a party
c A big pasta salad with feta and olives, good cold and easy to carry.
p Crisps, poured into your own bowl, so they look homemade.
i Warm flatbread and one excellent dip, yours will be the first empty plate.
b Sweet dish or savoury dish?
=how do you cook rice without it sticking / my rice is always mushy
c Rinse it, one part rice to one and a half water, lid on, twelve minutes, rest ten.
p Stop lifting the lid, it's shy.
i Put a tea towel under the lid while it rests, it drinks all the steam.
b Which rice do you use?
=my soup is too salty, how do i save it / i put too much salt in, help
c More liquid, a splash of cream or lemon, and no more salt till the end.
p Double everything else and invite the whole street.
i A spoon of sugar and a squeeze of lemon fool the tongue better than any potato.
b What kind is it?
=i made the curry too spicy / how do i make food less spicy
c Yoghurt or coconut milk, a little sugar, and lots of plain rice.
p Serve it in silence and watch who's brave.
i A spoon of peanut butter rounds it off, and nobody will guess.
b How many chillies went in?
=i burnt the pan, how do i get it clean / theres burnt food stuck to my pot
c Water, two spoons of baking soda, boil ten minutes, leave overnight, scrape with wood.
p Soak it till whoever shares your kitchen gives in first.
i A dishwasher tablet simmered in it lifts almost anything, it's my favourite small magic.
b What were you cooking?
=how long do you boil an egg / perfect boiled egg, how many minutes
c Six and a half minutes in boiling water, straight into cold.
p Exactly one song longer than you think, then panic.
i Seven, with toast cut into soldiers, since eggs should feel like being looked after.
b Runny or firm?
=cheap meals for the end of the month / im broke till payday, what do i eat
c Lentil dal with rice, pennies a bowl and good for three days.
p Beans on toast, but with a candle.
i Bread soup with beans and an old cheese rind, whole regions got famous on being broke.
b How many days to go?
=what can i take to work for lunch / im bored of my work lunches
c Wraps with hummus, grated carrot and feta. Five minutes the night before.
p Last night's dinner, worn with confidence.
i Noodles in a jar, add boiling water at your desk, and the whole office turns round.
b Is there a microwave?
=what should i bake / i want to bake something easy
c Banana bread, one bowl, one hour, impossible to ruin.
p Brownies, where undercooked counts as a technique.
i Focaccia, since poking holes in dough with ten fingers fixes almost any week.
b Do you have an hour?
=birthday cake, bake it or buy it / should i make the cake myself
c Bake it, plain sponge with cream and berries. Wonky is charming.
p Buy it, drop it once, and tell everyone you made it.
i People forget shop cakes and remember wonky ones for twenty years.
b How old is the birthday child, small or grown up?
=what food do i take on a picnic / picnic ideas please
c Good bread, cheese, tomatoes, cold chicken, grapes, and a knife that cuts.
p Anything that can survive being sat on.
i A whole frittata, cold and cut like cake, with a flask of something sparkling.
b Where would you put the blanket?
=its too warm to cook, what do i eat / dinner ideas for a heatwave
c Watermelon, feta and mint, some bread, cold beer. No stove.
p Stand in front of the open fridge and eat whatever looks at you.
i Cold noodles with cucumber, sesame and vinegar, there's a reason Koreans love them in August.
b Do you like cold soups?
=im so hungover what do i eat / best hangover food
c Eggs, toast, salty broth, two big glasses of water, then back to bed.
p Anything with cheese, eaten lying down, in sunglasses.
i Rice porridge with ginger and a soft egg, gentle enough for the sorriest stomach.
b What did you drink?
=im ill in bed, what should i eat / ive got a cold and feel awful
c Chicken soup with loads of ginger and garlic, honey and lemon after, sleep.
p Soup, ice lolly, soup, and sympathy three times a day.
i Ask somebody to bring you soup, people love being asked and you get to be small.
b Is someone looking after you?
=whats a good midnight snack / im hungry at night, what do i eat
c Toast with peanut butter and banana, warm milk if you're feeling sweet.
p Cheese, straight from the packet, lit only by the fridge.
i Cold noodles taste better at midnight than at any hour with a tablecloth.
b Sweet or salty at that hour?
=what should i have for breakfast / im bored of the same breakfast
c Yoghurt, honey, walnuts and whatever fruit needs eating.
p Last night's curry, nobody can arrest you.
i Turkish eggs, garlic yoghurt and chilli butter, and a Tuesday feels like a holiday.
b Sweet or savoury in the morning?
=what should i order tonight / takeaway, help me choose
c Thai. Green curry, sticky rice, one spring roll for courage.
p One of everything and the drawer of sauces will be full till spring.
i Order from the place you walk past every week and never go in.
b Spicy or safe?
=which wine should i bring / what wine goes with dinner if i know nothing about wine
c Pinot noir with nearly everything, and nobody ever sent it back.
p Second cheapest with an animal on it, a proven system.
i Ask the shop for something odd and honest in the middle price, they light up.
b Which wine do you reach for yourself?
=whats an easy cocktail i can make at home / cocktail for people who cant make cocktails
c Paloma. Tequila, grapefruit soda, lime, salt on the rim.
p Gin and tonic with so much garnish it counts as salad.
i Spritz with a green olive in it, salty and bitter and suddenly it's a terrace.
b What bottles have you got?
=how do i know if an avocado is ripe / my avocados are always bad
c Flick off the stem. Green underneath is good, brown is too late.
p It's ripe for eleven minutes on a Wednesday, so take the day off.
i Buy them hard and put them beside bananas, in two days they've learned to be soft.
b Toast or guacamole?
=how do i make a good tomato sauce / my pasta sauce is boring
c Slow onions, good tinned tomatoes, forty minutes, butter at the end.
p Forget it on the stove while watching something, forgetting is the secret.
i One anchovy melts in the oil and nobody knows why it's so good.
b Do you put garlic or onion first?
=how do you cook a steak / i want to cook steak and not ruin it
c Dry it, salt it, smoking pan, two minutes a side, butter, rest five.
p Open every window first and warn the smoke alarm.
i Take it out when it feels like your cheek, and let it rest as long as it cooked.
b How do you like it done?
=what do i put on a cheese board / making a cheese board, ideas
c One hard, one soft, one blue, with grapes, nuts and honey.
p Five cheeses, three crackers, one brave person who cuts the blue.
i Add something sour, pickles or cherries, that's what keeps people reaching.
b Blue cheese, yes or no?
=is it still ok to eat this yoghurt / my food is out of date, is it safe
c Yoghurt a week over is usually fine, if it smells clean and has no fuzz.
p If it hisses when you open it, that's a no from its side too.
i Look, smell, taste a tip of it, but with mince and fish never gamble.
b How old are we talking?
=how do i make pancakes / easy pancake recipe
c One cup flour, one cup milk, one egg, pinch of salt, rest it a while.
p First one goes to the cook, as evidence.
i Brown the butter before it goes in the batter, they'll taste like hazelnuts.
b Thick or thin?
=what can i cook in 15 minutes / quick dinner after a long day
c Gnocchi, fried not boiled, with pesto and cherry tomatoes.
p A toastie so big it needs planning permission.
i Salmon under the grill with miso and honey, rice from a pouch, feels like somebody loves you.
b How hungry are you right now?
=what should i watch tonight / recommend me something to watch
c Knives Out. Smart, funny, and over before you're sleepy.
p Choose for forty minutes, then fall asleep at the logo like the rest of us.
i Past Lives, it's quiet and you'll want to ring somebody after.
b Are you in a laughing or a crying mood?
=i need a new series to binge / finished my show, what next
c Slow Horses. Grubby spies, great jokes, short seasons.
p Try The Great, everyone behaves terribly in lovely coats.
i Watch The Bear for the stress and stay for how much they love each other.
b What did you just finish?
=i need a feel good film / what do you watch when you want to feel better
c Paddington 2. No irony, it's close to perfect.
p Mamma Mia, and the louder you sing the better they get.
i About Time, it makes the next ordinary morning look like a present.
b What is yours?
=scary movie but not too scary / i want a horror film i can sleep after
c The Others. Fog, whispers, and hardly any blood.
p Anything, if you watch it at noon with the curtains open.
i Rewatch The Sixth Sense, the second time it turns into a sad and kind film.
b Do you look through your fingers?
=recommend me a good comedy / i need something that makes me laugh
c What We Do in the Shadows, the film first and then the series.
p Airplane, where I'd laugh again at exactly the same stupid places.
i Derry Girls, because it's daft for twenty minutes and then goes straight through you.
b What makes you laugh till you cry?
=any good documentaries / i want to watch a documentary, what do you recommend
c Free Solo. Sweaty palms guaranteed, from your sofa.
p My Octopus Teacher, and goodbye to calamari.
i Jiro Dreams of Sushi, about what happens if you do one thing for sixty years.
b Nature, crime or food?
=i want to watch something sad and cry / best film for a good cry
c Coco. Nobody gets through the last song dry.
p Up, the first ten minutes, then straight to bed with a tissue box.
i Aftersun, it waits until the end and then everything falls into place at once.
b Which one always gets you?
=whats a good foreign film / recommend me something with subtitles
c Parasite, if you haven't. If you have, The Handmaiden.
p Amelie, and you'll need crème brûlée by minute five.
i The Lunchbox, two strangers in Mumbai writing notes, it leaves you hungry and happy.
b Which language do you like hearing?
=whats the best romcom / i want a romcom, which one
c When Harry Met Sally, still unbeaten and wonderful in autumn.
p Notting Hill, where even I believe a bookshop pays the rent.
i The Big Sick, because it's funny the way real trouble is funny.
b Which one do you know by heart?
=what can i watch with my parents / film for a family evening with no awkward scenes
c The Hundred Foot Journey. Food, France, nothing to blush at.
p A quiz show, so your dad can win.
i Hidden Figures, everyone has something to say after and nobody has to look at the ceiling.
b Who falls asleep first?
=recommend a crime series / i want a good detective show
c Broadchurch, season one, clear your weekend.
p Columbo, so you already know who did it and can fold laundry.
i Mare of Easttown, less about the killer than about a town that's tired.
b Do you guess who did it?
=i only have 20 minutes, what do i watch / something short to watch while i eat
c Brooklyn 99, any episode, any mood.
p Bluey, it's for kids officially and for tired adults really.
i Detectorists, nothing happens and it makes the whole evening softer.
b What are you eating with it?
=recommend me a book / what should i read next
c The Thursday Murder Club, warm and clever and impossible to put down.
p Anything thin, so we both feel like people who finish books.
i A Gentleman in Moscow, one man, one hotel, and somehow a whole life.
b What was the last one you loved?
=any good podcasts / what should i listen to on my walk
c No Such Thing As A Fish, four people and their oddest facts.
p Something on true crime, if you like walking home faster.
i Heavyweight, a man helps people mend one old regret, and you'll miss your stop.
b Funny, clever or creepy?
=what should i put on while i clean / good music to get me moving
c Abba, then Beyoncé, then anything with trumpets. Forty minutes, done.
p Eighties power ballads, with the hoover as lead guitar.
i Put on an old album front to back, when it ends you're allowed to stop.
b What always makes you dance?
=what do i listen to on a long drive / 5 hour drive, what should i play
c Two albums you know by heart, one audiobook, silence for the last hour.
p A language course, and you'll arrive able to order soup in Danish.
i The audiobook of somebody's life read by themselves, it's like having a passenger.
b Where are you driving?
=fun games for two people / what can we play at a small party
c Ticket to Ride, easy to learn and nobody gets hurt.
p Categories with a loser who does the dishes.
i Everyone writes down one odd fact about themselves and you guess who, works every time.
b How badly do you take losing?
=what should i wear to a wedding in summer / im invited to a wedding and have nothing to wear
c A midi dress in a strong colour, block heels for the grass, a light jacket.
p Whatever lets you sit, eat three courses and do the chicken dance.
i The one you forget you have on, so you're dancing and not tugging.
b Church, garden or beach?
=what do i wear to a funeral / does it have to be black at a funeral
c Dark, plain and comfortable. Navy or grey is fine.
p Flat shoes and a coat with tissues in every pocket, the rest looks after itself.
i Something dark with one small thing they would've liked, a scarf or a pin.
b Were you close?
=what should i wear to my interview / interview outfit, help
c One notch smarter than they dress daily. Blazer, clean shoes, nothing new.
p Anything with pockets, so the nervous hands have somewhere to live.
i Put on what you wore on a day that went well, it still has some in it.
b What kind of place is it?
=what do i wear to the office party / work christmas do, outfit ideas
c Black trousers, one shiny top, shoes you can stand in all night.
p Something you can look the accountant in the eye in on Monday.
i Dress as you at the weekend, people there only know the weekday one.
b Where is it?
=what does smart casual even mean / the invitation says smart casual, what do i wear
c Good jeans or a plain dress, proper shoes, a jacket. Nobody can fault that.
p It means they couldn't agree either.
i Take what you'd wear to a nice restaurant and swap one thing for a comfy one.
b What is the occasion?
=what do i wear to a festival / what should i pack for a festival
c Boots, rain jacket, layers, bum bag. Dry socks are gold.
p Something washable, and a flag so your tent finds you.
i Bring one ridiculous item, it's how you make friends in the queue for water.
b Who is playing?
=what do i wear for hiking / first hike, what should i take with me
c Three thin layers, worn in shoes, a rain jacket, two litres of water.
p New boots look great on the photo before the blisters.
i Good socks matter more than good boots, and chocolate more than both.
b How long is the trail?
=what should i be for halloween / costume idea for a party please
c Morticia. Long black dress, one cut off rose, done.
p A ghost with sunglasses, cheap, cool, and nobody asks you to dance.
i Go as something from your childhood wall, half the party will come over to talk about it.
b What have you been before?
=im always cold, how do i dress for winter / how do you stay warm outside
c Wool next to the skin, wind out on top, hat always. Cotton is the enemy.
p As an onion, in a hat, with a hand warmer you never tell anyone about.
i Warm the wrists and the ankles, everything else follows them.
b Is it your hands or your feet?
=what should i wear on a first date / what do women wear on a casual date
c Jeans you love, top you feel like yourself in, shoes for walking on.
p Anything that can survive spaghetti.
i The outfit you'd see your best friend in, being at ease is what people remember.
b Dress or jeans by nature?
=heels or flats / do i really have to wear heels tonight
c Flats. The night lasts longer on them.
p Heels in, flats in the bag, like every wise woman on a night bus.
i If you choose by the walk home and not by the door, you'll always be right.
b How much standing is there?
=black dress or red dress / help me choose, red or black
c Red. You wouldn't ask if you wanted black.
p Check the menu first, red hides the wine and black hides the chocolate.
i Whichever makes you stand up straighter in front of the mirror, trust your shoulders.
b Where will you wear it?
=what do i wear to meet the parents / meeting the family for dinner, outfit help
c Neat, soft, a bit of colour. Nothing you need to keep adjusting.
p Socks without holes, shoes come off in the best families.
i Something with a small talking point, mothers love a brooch with a past.
b Are you nervous?
=what do i pack for a weekend / how do i fit everything in hand luggage
c Two bottoms, three tops, one jacket, all going together. Roll everything.
p Four outfits for a life you won't have and no toothbrush.
i Lay it all out, put a third back, and take the money for an emergency dress.
b Where are you off to?
=what should i wear for new years eve / outfit for nye, ideas
c Velvet trousers, silky top, sparkly earrings. Warm and festive.
p One sequin for every regret of the year.
i Wear the thing that's been waiting for an occasion, this is its last chance this year.
b Party or sofa this year?
=should i buy this dress, its so expensive / is it crazy to spend 200 on shoes
c If you'd wear it thirty times, buy it. If not, no.
p Divide it by wears and it's practically free by 2031.
i Sleep one night, if you dream of it then it's yours, if you forget it you're rich.
b What would you wear it to?
=which phone should i buy / new phone, what do you recommend
c Last year's model, refurbished. Half the price and you won't notice.
p Whichever one survives a bathroom floor.
i Check which thing annoys you on the old one, and only pay for that.
b What do you use it for most?
=what laptop should i get / buying a laptop, any advice
c Sixteen gigs of memory, a good screen, light. A MacBook Air covers most people.
p One where the crumbs come out when you shake it.
i Touch the keyboard in a shop first, you'll spend more hours with it than with friends.
b What do you need it for?
=is an expensive mattress worth it / which mattress should i buy
c Yes. Medium firm, hundred night trial, and ignore the big names.
p A third of your life, and it never once complains about you.
i Lie on it in the shop for fifteen minutes in your sleeping position, dignity aside.
b Back or side sleeper?
=which coffee machine should i buy / is a proper coffee machine worth it
c A moka pot and a good grinder. Cheaper than pods and better.
p The one with a single button, nobody can read before coffee.
i Buy fresh beans first, most people blame the machine for a year old bag.
b How do you drink it?
=is an air fryer worth it / should i get an air fryer
c Yes if you live with one or two, otherwise your oven can do that.
p It turns everybody into a person who talks about air fryers.
i For crispy chickpeas alone I'd clear the counter.
b What would go in it first?
=should i buy a bike / is cycling to work a good idea
c Yes, used, with gears and mudguards, and spend on the lock.
p Hills were invented by people in cars, but yes.
i You arrive knowing what the weather smells like, and that's worth the rain.
b How far would you ride?
=what should i look for in a used car / buying my first car, tips please
c Service book, rust, tyres, a cold start, and a mechanic's check before you pay.
p Walk round it kicking tyres and humming, prices tend to fall.
i Watch the seller more than the car, a well kept drawer means a well kept engine.
b Big or tiny?
=what colour should i paint my bedroom / i want to paint a wall, which colour
c A warm clay on the wall behind the bed, white for the rest.
p Magnolia, if you'd like to be asleep by eight.
i Paint a big sheet first and look at it at night, colours change character after dark.
b What is it now?
=should i buy secondhand or new / is vinted worth it
c Secondhand for coats, books and wood. New for shoes and mattresses.
p Pre loved, so my mistakes at least were somebody else's first.
i Old things come already proven, what survived ten years will probably survive you.
b Best thing you've ever found?
=which plant survives in a dark flat / a houseplant i cant kill, which one
c A snake plant. Little light, water once a month, done.
p Plastic, it forgives everything and asks for nothing.
i Pothos, it droops when thirsty so it tells you what it needs, unlike people.
b How many have died so far?
=talk me out of buying this / i keep shopping online, stop me
c Close the tab until Friday. If you still know what it was, buy it.
p Walk to the kettle and back, most of the basket loses its shine on the way.
i You're not buying the thing, you're buying the evening you imagine in it.
b What is in the basket?
=my tap is dripping, how do i fix it / leaking tap, help
c Water off under the sink, swap the washer, a few coins and fifteen minutes.
p Tie a string to it so it runs down quietly, and sleep through till Saturday.
i Lay the parts out in the order they came off, that's the whole secret of plumbing.
b Which tap is it?
=my sink is blocked / how do i unblock a drain
c Plunger first, then unscrew the bend underneath with a bucket below it.
p You're about to meet a creature made of hair, be brave.
i Boiling water, soda and vinegar for grease, but hair needs a wire hook.
b Kitchen or bathroom?
=the toilet is blocked, what do i do / my toilet wont flush
c Washing up liquid, a bucket of warm water from hip height, wait, then plunge.
p Step one is close the lid, step two is look casual.
i Don't flush a second time, patience and soap solve nine out of ten.
b Is anyone coming over?
=my wifi is so slow / how do i fix my internet
c Unplug the router for thirty seconds, then move it up high in the open.
p Hold the laptop at the window like a baby lion.
i Test it beside the router, if it's fast there the walls are to blame.
b How many rooms away are you?
=my laptop froze, what do i do / my computer is so slow
c Hold the power button ten seconds, restart, then close everything that opens by itself.
p Walk away loudly, they respond to rejection.
i Empty the disk by a fifth, a full computer thinks like a full head.
b How old is it?
=my phone fell in the water / i dropped my phone in the toilet, help
c Off at once, dry it, no charging for two days, stand it upright in moving air.
p Rice is for curry, so just let it dry.
i Leave it off longer than you can bear, most phones die of impatience.
b Did it wake up yet?
=my phone battery dies so fast / how do i make my battery last
c Brightness down, background refresh off, check which app eats it in settings.
p Flight mode and a good book, lasts a week.
i After three years it's just the battery, a new one costs less than dinner for two.
b Which app do you suspect?
=my phone storage is full / how do i sort 10 thousand photos
c Delete videos first, then screenshots, ten minutes and you've got half back.
p Keep one sunset out of the forty, the sun won't be hurt.
i Clear out today's date in every past year, one day a day, and it becomes a memory walk.
b What do you have the most of?
=my car wont start / the car is dead, what should i check
c If it clicks it's the battery, get a jump and drive half an hour.
p Pat the dashboard, say its name, turn the key as if you didn't care.
i Listen first, silence means battery and a healthy cough means fuel.
b What noise does it make?
=i have a flat tyre / how do i change a tyre
c Loosen the nuts on the ground, jack it, swap it, tighten in a star.
p Step out, look at it, nod, and call the roadside people.
i Stand on the wrench with your whole weight, no strength needed, only a bit of physics.
b Are you somewhere safe?
=a warning light came on in my car / orange light on the dashboard, can i drive
c Orange, drive gently to a garage. Red, stop right now.
p Black tape over it, said no mechanic ever.
i Photograph it and look it up in the manual, sometimes it's only a loose petrol cap.
b Which symbol is it?
=how do i hang a picture without a drill / i need to put up a shelf, tips
c Pictures on adhesive strips, shelves always in the wall with plugs and a level.
p Crooked is fine if you hang three crooked ones together.
i Cut the shape out of paper and tape it up first, live with it a day.
b What is going up?
=im building ikea furniture and losing my mind / i have three screws left over, is that bad
c Check the back panel, that's where the missing ones live. Tighten all at the end.
p Spare screws mean you built it more efficiently than the Swedes.
i Sort every piece before starting, most tears come from page eleven.
b What is it meant to be?
=my washing machine smells / how do i get rid of the smell in the washing machine
c Empty wash at ninety with a cup of vinegar, wipe the rubber, leave the door open.
p It's asking for a spa day, so give it the long programme.
i Pull out the little filter at the bottom, that's where all the secrets are.
b Found any coins in it?
=i shrank my favourite jumper / my wool jumper shrunk, can i save it
c Soak it in lukewarm water with conditioner, stretch it gently, dry it flat.
p Congratulations to whichever small dog gets it.
i Wool remembers its shape a little, pull it wet every few hours and be patient.
b Which one was it?
=how do i get red wine out / wine stain on my white shirt
c Dab, don't rub, then salt, then boiling water poured from high through the cloth.
p Spill some more and call it a pattern.
i White vinegar and washing up liquid, left for half an hour, before it ever sees heat.
b How fresh is the stain?
=my zip is stuck / how do i fix a broken zipper
c Pencil lead or soap along the teeth, then small pulls back and forth.
p Accept that you live in this jacket now.
i Check for a thread in the slider, it's nearly always one small thing and not the zip.
b Is somebody stuck in it?
=my plant is dying / how do i save my houseplant
c Finger in the soil. Wet means stop watering, dry means a long bath.
p Move it nearer the window and apologise.
i More plants die of love than of thirst, leave it alone for two weeks.
b What do the leaves look like?
=i cant open this jar / how do you open a tight lid
c Run it under warm water, rubber glove on, twist.
p Loosen it for an hour so that somebody else gets the glory in one second.
i Slip a spoon under the rim till you hear it sigh, then a child could do it.
b What is in it that's so good?
=my smoke alarm keeps beeping / how do i stop the smoke detector chirping
c It's the battery. New one in, press test, peace.
p It always picks three in the morning, that's in the contract.
i One chirp a minute means battery, so swap the others today too, they go in pairs.
b How long has it been at it?
=the power went out in my flat / my fuse blew, what do i do
c Unplug the last thing you switched on, then flip the switch that's down.
p Candles first, heroics second, ice cream before it melts.
i Look out of the window, if the whole street's dark just enjoy the quiet.
b What were you using?
=how do i get rid of fruit flies / tiny flies in my kitchen, help
c Glass of vinegar, drop of soap, cling film with holes. Gone in two days.
p Move the bananas out, they're running the whole operation.
i Pour boiling water down the sink as well, they live there and not in the fruit.
b Where are they coming from?
=my new shoes hurt / how do i break in shoes
c Thick socks, hairdryer for two minutes, walk round the flat, repeat.
p Wear them on the sofa first, they're shy with pavements.
i Plasters before the blister and not after, that's all the wisdom there is.
b Heel or toes?
=i cant sleep, what helps / its 2am and im wide awake
c Get up, dim light, read something dull, back to bed when your eyes close.
p List every kitchen you've ever stood in, nobody gets past the fifth.
i Stop trying to sleep and only try to rest, it sneaks in once you look away.
b What is going round in your head?
=i always wake up at 3am / how do i get back to sleep in the middle of the night
c Don't look at the clock. Breathe in four, out eight, ten rounds.
p The whole world is up at three staring at a ceiling, you're in a club.
i Keep a pen by the bed and park the thought on paper, it'll still be there at eight.
b Do you go to bed too early or too late?
=how do i get over jet lag / im jetlagged and dying
c Daylight in the morning, no naps over twenty minutes, bed at ten local time.
p Eat breakfast whenever they serve it and pretend to believe them.
i Walk outside the first evening till you're truly tired, the sun resets you faster than pills.
b Where have you come from?
=someone snores and i cant sleep / how do i sleep next to a snorer
c Wax earplugs, white noise, and a gentle push onto the side.
p Fall asleep first, it's a race.
i Listen for the rhythm and imagine waves, you'd be surprised what the ear accepts.
b How loud, from cat to tractor?
=should i take a nap now / is napping at 5pm a bad idea
c Twenty minutes, alarm on, before five. After that wait for bedtime.
p Any nap without an alarm ends in another century.
i Drink a coffee and lie down straight after, it wakes you just as it kicks in.
b How did you sleep last night?
=i had a nightmare / bad dream and cant shake it off
c Lights on, glass of water, feet on the floor. It fades in ten minutes.
p Tell it to somebody, said out loud they're always a bit ridiculous.
i Think up a better ending while you're awake, the brain often takes the edit.
b What happened in it?
=its too warm to sleep / how do you sleep in a heatwave
c Cool shower, damp sheet, fan behind a bowl of ice, blinds down all day.
p Move the bed into the fridge, one shelf at a time.
i Wrists and feet first, cool those and the rest gives in.
b Do you still need a blanket?
=i hate sunday evenings / sunday scaries, how do you beat them
c Plan something nice for Monday night and lay out your clothes by six.
p Pancakes for dinner, Sunday never sees it coming.
i It's the unfinished Friday that nags, so write Monday's three tasks before you leave work.
b What does Monday hold?
=how do i get rid of hiccups / i have hiccups, help
c Big breath, hold ten seconds, swallow three times without letting go.
p Drink from the wrong side of a glass, at the very least there'll be laughing.
i A spoon of sugar on the tongue, no idea why, every grandmother swears by it.
b How long have you had them?
=my head hurts so much / what helps with a headache
c Water, something to eat, dark room, cold cloth on the neck.
p No screens, which begins right after this message.
i Drop your shoulders and unclench your jaw, half of it often lives there.
b Did you drink enough today?
=i have bad cramps today / period pain, what helps
c Heat on your belly, painkiller early, and cancel whatever can be cancelled.
p Warm bottle, chocolate, and a film where nobody has any demands.
i A slow walk helps more than you'd think, and so does someone who brings tea.
b Do you have chocolate in the house?
=my back hurts from sitting all day / how do i fix my desk back
c Screen at eye level, up every forty minutes, ten hip stretches at night.
p Sit like a question mark, ache like one.
i Walk during every phone call, it adds up to an hour a day without noticing.
b Is your chair any good?
=im getting a puppy, name ideas / what should i call my dog
c Biscuit. Easy to shout, impossible to be cross at.
p Kevin, for the joy of yelling it across a park.
i Shout it twenty times from your door first, the name has to survive the street.
b What does it look like?
=names for a kitten / what should i call my cat
c Miso. Short, soft, suits any colour.
p Chairman, so every morning starts with a meeting.
i Wait three days, cats arrive with a name and you only have to notice.
b Is it a bold one or a shy one?
=name for a black cat / i adopted a black cat, what do i name him
c Salem is taken, so Olive. The black kind.
p Bruce, because at night he's somewhere on a roof.
i Poe, for the poems and for the way they look at you at midnight.
b Does he bring luck so far?
=two kittens, i need two names that go together / names for a pair of pets
c Salt and Pepper if you're sweet, Thelma and Louise if they're wild.
p Terms and Conditions, nobody will ever read them.
i Names that work apart too, like Hugo and June, since they'll become two characters.
b Who is the boss of the two?
=name for my goldfish / cute names for something tiny like a hamster or a fish
c Gerald. Small animals need serious names.
p Snack, to keep them humble.
i Name it after the first person who was kind to you in your town.
b What were you thinking of?
=help me name my robot vacuum / what do i call my new hoover robot
c Meryl Sweep, no further suggestions needed.
p Dustin, and he does try his best.
i Give it an uncle's kind of name, like Clive, and you'll forgive it so much more.
b What is it like as a character?
=what do i get my dad for his birthday / present ideas for my father
c Tickets to something he likes and you beside him.
p Head torch. No father has ever not loved a head torch.
i Give him a book of questions about his life to fill in, you get the real present.
b What does he do on Sundays?
=what do i get my mum / gift for my mother, ideas
c A framed photo of you all she doesn't know yet, and a lunch out.
p Anything that says she was right, engraved.
i Have her old recipe in her own handwriting printed on a tea towel.
b What does she never buy herself?
=birthday present for my best friend / what do i get my best friend
c Something to do together. Massage, pottery, a night in a silly hotel.
p A cake with the most terrible photo of you two on it.
i Write down ten small moments you'll never forget, one per card, and hide them at theirs.
b What are they into right now?
=what do i get my brother / gift for a guy who says he wants nothing
c Very good socks, a fancy chilli sauce, and one night out on you.
p Exactly nothing, in a huge box with a bow.
i Fix or upgrade a thing he uses daily and never thinks of, like his old wallet.
b What does he spend money on?
=secret santa gift for a colleague / present under 10 pounds for work
c A good chocolate bar, a candle, a funny mug. Pick two.
p Staplers in jelly, if your office has seen the series.
i Ask who sits next to them, desk neighbours know about the secret biscuit.
b Who did you draw?
=housewarming present ideas / what do you bring to a new flat party
c Salt, bread and a bottle, or a plant that can't die.
p One box of screws, tape and light bulbs, and you're the hero by ten.
i A doormat, everybody forgets it, and they think of you with every step home.
b Are they plant people?
=present for a new baby / what do i bring to see my friends baby
c Dinner in a box for the parents, and a book for the baby.
p Nappies in cake form, everyone cries, some from joy.
i Offer two hours of pram walking, sleep is the gift nobody wraps.
b Is it their first one?
=present for a 5 year old / what do kids want for their birthday
c Walkie talkies or a big marble run. Skip anything with glitter.
p Drums, if you never want to be invited again.
i A cardboard box, a torch and a promise to build a cave with them all afternoon.
b What are they mad about?
=what do i get my grandma / gift for someone old who has everything
c Your time. Tea and cake out, with photos to look through.
p Chocolates she'll save for guests and then feed you.
i Record her telling three stories, you'll be glad of that voice one day.
b What makes her laugh?
=i need a last minute present / birthday is tonight and i have nothing
c Wine, good cheese and a card with a dinner invitation inside.
p A plant from the petrol station, repotted with confidence.
i Book something for next month and write it by hand, anticipation is half the gift.
b Whose birthday is it?
=what should i ask for for my birthday / people keep asking what i want for my birthday
c Ask for one good thing from everybody together, like a weekend away.
p Say surprise me and learn to love candles.
i Hours with each of them one by one, and you'd have plans until spring.
b What do you secretly want?
=what should i do this evening / im free tonight, ideas
c Walk somewhere you don't know, eat one thing there, home by ten with a film.
p Bath, crisps, and a film you'd deny ever having watched.
i Write to somebody you miss, with real paper, while something simmers.
b Do you feel like in or out?
=what do you do on a rainy day / its pouring, what should i do today
c Small museum, then soup, then a long film with the curtains shut.
p Build a fort, age is no obstacle.
i Walk in it properly once, good coat, empty park, and then the sofa is earned.
b Are you in your pyjamas still?
=im so bored at home / im bored, entertain me, what can i do
c Rearrange one room, cook one new thing, ring one old friend.
p Learn to juggle with three socks, there's no breakage and great applause.
i Find the oldest photo on your phone and write to whoever's in it.
b How bored from one to ten?
=what can i do on my day off / i have a free day alone, how should i spend it
c Swim early, long breakfast, bookshop, nap, one good dinner.
p Be a tourist at home and photograph a bin with great feeling.
i Take a train for an hour to a place you've never got off at.
b Weekday or weekend?
=what can i do with no money / fun things that cost nothing
c Free museum, sunset hill, flask of tea, cards on a bench.
p Try on hats in expensive shops with a very straight face.
i Swap a skill with someone, you cook them dinner and they teach you three chords.
b Which skill could you swap?
=how should i celebrate my birthday / birthday ideas, i dont want a big party
c Long table, eight people, one big pot of something, candles.
p Cake at breakfast, so the rest of the day can't go wrong.
i Give each friend an hour of it, walk, lunch, drink, and you'd really see them.
b How many weeks have you got to plan?
=what should we do for a girls night / ideas for an evening with my friends
c Everyone brings one dish from a country, you vote and the loser washes up.
p Karaoke in the kitchen with wooden spoons, neighbours warned.
i Each makes a short slideshow on something silly she knows too much about.
b How many of you?
=where should i take my visitors / friends are visiting my city, what do i show them
c One view, one market, one bar you love. Not more in a day.
p Wherever the toilets are clean and the cake is large.
i Show them your ordinary, your bakery and your bench, they can google the rest.
b What would you show me?
=where should i go on holiday / i need a holiday idea, somewhere not too expensive
c Porto. Cheap flights, great food, sea at the end of the tram.
p Wherever the bus is going and the ice cream costs two euros.
i Albania, still a bit wild, and people insist on feeding you.
b Beach, city or hills?
=i need a new hobby, ideas / what hobby should i start
c Climbing. Your head is empty in five minutes and people are friendly.
p Birdwatching, it's mostly snacks in a bush.
i Pottery, because it teaches you to start over without minding.
b Hands, feet or head?
=whats a good karaoke song for someone who cant sing / what should i sing at karaoke
c Dancing Queen. The room sings it for you.
p Anything by Bob Dylan, nobody can tell.
i Choose one with a long chorus and look at your friends, you're only the conductor.
b Have you ever dared to grab the microphone?
=im stuck at the airport for hours / 4 hour layover, what do i do
c Walk every gate once, proper meal, film, alarm half an hour before boarding.
p Smell all the perfumes until you're asked to leave.
i Sit at arrivals and watch the hugs, it's the best free cinema there is.
b Where are you heading?
`;
