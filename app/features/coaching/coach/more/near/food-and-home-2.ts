/** Asked of food, drink, home and things, part 2. Form: near-entries.ts. */
export const NEAR_FOOD_AND_HOME_2 = `
=do you eat instant noodles / are you a maggi person / pot noodle yes or no
c Yes, with an egg and spring onions on top.
p Of course, it's the only recipe I've fully mastered.
i I treat them as a starting point, anything left in the fridge gets a second life in there.
b Soupy or dry?
=do you like ramen / would you slurp your noodles on a date
c Love it, and slurping is the correct way.
p I'd try to be elegant and then wear most of the broth.
i Yes, nobody can pretend to be cool over a bowl of noodles and I like that.
b What do you want in your bowl?
=is salad a meal / do you actually like salad
c Yes, if it's got crunch, cheese and a sharp dressing.
p It's a meal in the same way that a towel is an outfit.
i A tomato salad in August is the best dish of the year, the rest can wait outside.
b What makes a salad worth eating?
=favourite fruit / what fruit could you eat all day
c Cherries, a whole bag on a bench.
p Grapes, because they're sweets with a clear conscience.
i A peach at exactly the right hour, you only get a few of those each summer.
b Which one is yours?
=do you like mangoes / how do you eat a mango
c Love them, sliced, cold, and I get the stone.
p Over the sink, with my sleeves up and no dignity left.
i Slowly, the season is short and then it's ten months of missing them.
b Which kind is the best?
=green banana or spotty banana / how ripe do you like your bananas
c Yellow with a few freckles, that's the moment.
p Firm, I've got about nine minutes before they go soft and I usually miss it.
i Spotty, they taste of caramel and everyone else walks past them.
b Would you eat a spotty one?
=avocado on toast yes or no / are you into avocado
c Yes, with lemon, chilli and a poached egg.
p It's ripe for one afternoon a year and I'm always out.
i Mashed badly with a fork and plenty of salt, the fancy versions lose something.
b Would you pay café prices for it?
=do you like tofu / is tofu boring
c I do, crispy, with soy and ginger.
p It's like me at parties, much better with some seasoning.
i Not boring, just patient, it becomes whatever you put next to it.
b How would you cook it?
=do you like pickles / would you drink the pickle juice
c Love them, I'd eat gherkins straight from the jar.
p The juice is the prize at the bottom, as far as I'm concerned.
i Anything sour wins me over, sweet is easy to love and sour takes commitment.
b Do you leave yours on the side of the plate?
=best part of christmas dinner / what's your favourite thing at christmas dinner
c Pigs in blankets, I'd skip the rest for a bowl of those.
p The second dinner at nine, with everything cold in one sandwich.
i Stuffing, which is basically bread that got lucky.
b What goes on your plate first?
=do you like brussels sprouts / sprouts yes or no
c Yes, roasted until they're dark with bacon and chestnuts.
p I eat one every December, for the sake of peace.
i They needed better cooks, most people only ever met the boiled ones.
b Which vegetable deserves a second chance?
=pancakes with lemon and sugar or nutella / how do you like your pancakes
c Lemon and sugar, thin ones, rolled up.
p Anything goes, as I've usually got one half stuck to the pan already.
i Maple syrup and salty bacon, the argument between the two is the point.
b Can you flip one?
=what do you get in a bakery / croissant or pain au chocolat
c Almond croissant, still warm.
p Whatever I can carry home without it reaching home.
i A plain croissant, it's the one that can't hide behind chocolate.
b What would you choose at the counter?
=favourite doughnut / glazed or filled doughnuts
c Filled with custard, sugar all over my face.
p Jam, which has a talent for finding the one white shirt in the room.
i Plain sugar ring at the seaside, warm in a paper bag, nothing fancy comes close.
b Could you eat one without licking your lips?
=cheesecake or brownie / what pudding do you always order
c Brownie, warm, with ice cream sliding off it.
p Cheesecake, because it has cheese in it and could nearly pass as lunch.
i Sticky toffee pudding, it tastes as though someone wants you to stay longer.
b Which dessert would you fight for?
=jam or cream first on a scone / scones jam first or cream first / scones, whats the right order
c Jam first, then more cream than is sensible.
c Jam first, then cream like snow on a mountain.
p Cream first or jam first, mine vanishes before anyone can check.
p Cream, jam, cream again, so both counties can be cross with me.
i Whichever the county I'm standing in prefers, I like being fed too much to argue.
i Whatever order the host uses, since the scone comes with their family rules.
b Which way round do you do it?
b Which way do you do it?
=would you do afternoon tea with me / do you like afternoon tea / little sandwiches and scones or not your thing
c I'd love to, tiny sandwiches are a great invention.
c My thing, I'd start with the scones.
p Yes, but I'd need about forty of those sandwiches.
p I'd hold the tiny cup with my whole hand and try to look royal.
i With pleasure, an afternoon with nothing to do except pour is rare enough.
i Slow food on three floors makes you talk properly.
b Scone or cake tier first?
b Jam first or cream first?
=do you take photos of your food / are you a food photographer
c No, I'd rather eat it while it's warm.
p I try, but there's already a bite missing by the time I remember.
i Only when somebody cooked it for me, that's worth keeping.
b Does your camera eat first?
=do you eat things past the best before date / do you do the sniff test
c Yes, I trust my nose over the label.
p Yoghurt from last week and I look each other in the eye, then one of us blinks.
i Dates are a suggestion with bread and a law with chicken.
b How brave are you with old milk?
=five second rule yes or no / would you eat food off the floor
c Yes at home, never in public.
p It depends on the food, for chocolate it's more of a minute.
i I'd do it for the last biscuit, you learn what you value in five seconds.
b What would you pick up again?
=do you double dip / what do you think of people who double dip / is double dipping ok
c Never at a party, always at home.
c No, one dip per chip, unless we share it as a couple.
p I turn the crisp round and use the other end, like an engineer.
p I turn the chip round and use the clean end, like an engineer.
i With someone I like it doesn't bother me one bit.
i Once people have shared a long journey they may share a dip.
b Would you forgive a double dipper?
b Double dipper, yes or no?
=do you have any food allergies / anything you can't eat
c None, I can eat whatever you're serving.
p Only a mild reaction to small portions.
i A thing or two I stay away from, but nothing that ever ruins a dinner.
b Anything I should keep away from you?
=do you grow your own veg or herbs / would you grow tomatoes
c I'd love a row of tomatoes and a big pot of basil.
p Basil takes one look at me and lies down.
i Yes, I like the thought of eating something I had to wait three months for.
b What would you plant first?
=which country has the best food / where would you travel just to eat
c Italy, I'd go for the markets alone.
p Thailand, I'd come back with no photos and a bigger belt.
i Mexico, whole meals there are built around a sauce that takes two days.
b Where would you fly for dinner?
=do you own cookbooks / do you read cookbooks for fun
c Yes, the ones with stains are the good ones.
p I look at the pictures, sigh, and make pasta.
i They're nice bedtime reading, every recipe is somebody remembering a table.
b What recipe do you keep going back to?
=what food reminds you of being a kid / what did you love to eat as a child
c Fish fingers, and I'd still say yes to them tonight.
p Anything in a funny shape, and a dinosaur nugget still gets my respect.
i The smell of something sweet in an oven, that one takes me straight back.
b What takes you back?
=what do you want when you're ill / what do you eat when you're sick
c Chicken soup, toast and a blanket.
p Soup, plus a level of sympathy the cold doesn't deserve.
i Rice with a bit of salt, when I feel rough I want food that asks nothing of me.
b What would somebody have to bring you?
=what's your comfort food / what do you eat when you're sad
c Mac and cheese, straight from the dish.
p Crisps, and I call it grief until the packet's empty.
i Mashed potato with far too much butter, you can't feel alone with a bowl of that.
b What do you eat on a bad day?
=what could you eat every single day / is there a food you'd never get tired of
c Good bread with butter, every day until I'm ninety.
p Cheese, as my fridge could testify.
i Noodles, there are enough kinds in the world that it'd never be the same day twice.
b What's your everyday food?
=do you take lunch to work / packed lunch or buy lunch
c Packed, it's better food and I know who made it.
p I make lunch the night before, and eat it the night before.
i Bought, because the walk to get it is the best part of the break.
b What's in your lunchbox?
=full english breakfast yes or no / what has to be in a fry up
c Yes, and hash browns are essential.
p A fry up has everything, including an afternoon on the sofa.
i I'd trade the sausage for a really good fried tomato, which is where I lose people.
b Beans touching the eggs or kept apart?
=do you like porridge / what do you put on porridge
c With honey and banana, every cold morning.
p Enough golden syrup that the oats are mainly there for structure.
i A pinch of salt and nothing else, it's plain in the way a good coat is plain.
b Sweet or salty in yours?
=cereal or milk first / which goes in the bowl first milk or cereal
c Cereal first, anything else should be reported.
p I pour too much milk, then more cereal to even it out, for an hour.
i Milk last, because what's left at the bottom is the real prize.
b Which cereal were you raised on?
=do you say dinner or tea or supper / what do you call the evening meal
c Dinner, at around seven.
p Whatever you call it, I answer to all of them.
i I say supper when it's just cheese and bread, the word makes it sound planned.
b What do you call yours?
=what time do you eat dinner / do you eat late
c Around seven, I like an evening left over afterwards.
p My stomach says five, my manners say eight, so I snack.
i Late if I can, there's something about eating when the street's gone quiet.
b When do you get hungry?
=what's your food guilty pleasure / what do you eat that you'd hide from people
c Tinned spaghetti on toast, and I'm not sorry.
p Squirty cream, directly, with the fridge door still open.
i Crisps inside a cheese sandwich, it sounds wrong until you hear the crunch.
b What's yours, I won't tell?
=best pub snack / what crisps or nuts do you get at the pub
c Scampi fries, one bag each.
p Dry roasted nuts, which I say I'm sharing as I finish them.
i A pickled egg, once, so you can say that you did.
b What do you want from the bar?
=do you like fish and chips / what do you get at the chippy
c Cod, chips, mushy peas and loads of vinegar.
p I order small and then look sad until they add a few more chips.
i It only counts outside, on a wall, with a seagull taking an interest.
b Curry sauce or gravy?
=do you like dumplings / momos or dim sum
c Momos, steamed, with the fiery chutney.
p Both, and I stop when I can no longer see over the baskets.
i Dim sum, everything comes in threes and somebody has to be generous.
b Steamed or fried?
=tacos or burritos / do you like mexican food
c Tacos, three of them, with lime all over.
p Burrito, since it's a meal and a bit of weightlifting.
i The ones from a stall with one folding table, where you eat leaning forward.
b Soft shell or crunchy?
=beans on toast or cheese toastie / best quick lunch at home
c Cheese toastie, with a bit of mustard inside.
p Both, one on top of the other, a chef's secret.
i Beans, with grated cheese under them so it's waiting when you get there.
b What's your five minute lunch?
=favourite sweets / pick and mix what goes in the bag
c Sour ones, cola bottles above all.
p Everything, until the scales make a noise and I have to pay like it's jewellery.
i Foam shrimps, which nobody defends, so there are always plenty left.
b What's first in your bag?
=liquorice yes or no / do you like black liquorice
c Yes, the salty kind as well.
p It tastes like a road, and I say that with some affection.
i I like tastes that take three attempts, that's how I got to coffee too.
b Would you try the salty one?
=would you bring someone breakfast in bed / would you make me breakfast in bed
c I'd bring it, coffee, eggs and something sweet.
p Yes, with only some of the coffee on the tray.
i Making it beats getting it, the sleepy face when it arrives is the nice part.
b What would be on your tray?
=what would you cook for a dinner party / if you had people over what would you make
c A big curry in the middle and everyone helps themselves.
p Something slow in the oven, so I've got time to panic about the chairs.
i Lots of little plates, so people drift into the kitchen and stay there.
b Would you rather host or be invited?
=who does the washing up if the other one cooks / cook or wash up
c Whoever cooks doesn't wash, that's the fairest law there is.
p I'll wash, since my cooking leaves most of the evidence.
i I'd do it together, some of the best talks happen facing a sink.
b Would you wash or dry?
=coffee date or drinks date / would you rather meet for coffee or a drink first
c Coffee, short and easy, and dinner if we don't want to leave.
p Drinks, my jokes need a little music behind them.
i Takeaway cups and a walk, I talk better when I'm moving.
b Which one would you pick for us?
=do you sit in cafes by yourself / do you like going to a cafe alone
c A window seat and a book, yes, that's an hour well spent.
p I do, with one coffee, one cake and no idea when to leave.
i Yes, in the kind of place where you can stay long after the cup is empty.
b What's your kind of café?
=have you ever burnt something badly / worst kitchen disaster / what's the worst thing you've cooked
c Yes, and I've learned that you don't leave rice to look after itself.
p Let's say the window had to be open and the pan had to be forgiven.
i Every one of my better dishes started out as something only I was brave enough to finish.
b What's the worst thing you've served someone?
=could you cook over a campfire / do you cook when you're camping
c Yes, sausages, potatoes in foil and a pot of coffee.
p I'd produce something black on the outside and thoughtful in the middle.
i With pleasure, anything tastes like a feast when you've carried it there.
b Marshmallow golden or on fire?
=do you need dessert after dinner / do you have to have something sweet after eating
c Yes, a square of chocolate and then I'm done.
p Need is a strong word, so let's say I can't leave without it.
i A bit of fruit usually does it, though I'd never say that to a waiter holding the menu.
b What's your little sweet thing?
=what's your favourite kitchen gadget / what can't you cook without
c One good sharp knife, the rest is decoration.
p The tin opener, without it I'd have starved in style.
i A wooden spoon, it's quiet and it gets better with age.
b What gadget did you buy and never use?
=do you eat paneer or chicken at a wedding / what do you go for at a wedding buffet
c Paneer first, then straight to the sweets.
p Whichever counter has the shortest queue, and then all the others.
i I go for the live counter, I like watching somebody make my plate from nothing.
b What's the first thing you look for?
=would you try my cooking even if it was awful / would you tell me if my food was bad
c I'd eat it and tell you kindly what I'd change.
p My plate would be empty and I'd quietly ask where you keep the bread.
i Somebody cooking for me already makes it a good dinner, so I'd finish it.
b What's the dish you're least sure of?
=do you do the food shop hungry / do you ever go to the supermarket hungry
c Never, I eat first and stick to the list.
p I come home with olives, two cakes and nothing that makes dinner.
i Sometimes, hungry shopping is how I find out what I really want to eat.
b What always ends up in your basket?
=do you season your food / salt before tasting or after
c Generously, but I taste first.
p I add salt, taste, add salt, and then pour everyone more water.
i It's lemon that most dishes are missing, people reach for salt too soon.
b Which spice do you use the most?
=would you eat at my favourite place even if you weren't sure / can i choose the restaurant
c Of course, you choose and I'll come hungry.
p Please do, it saves me twenty minutes of pretending to have a plan.
i I'd like that, the place somebody loves says more than their whole profile.
b Where would you take me?
=is a hot dog a sandwich yes or no / does a hotdog count as a sandwich
c No, it's its own thing and should be left alone.
p Yes, it's bread with something in it, and I've got diagrams.
i It depends who's arguing, I pick whichever side makes dinner last longer.
b Where do you stand on this?
=ice in your drinks yes or no / do you like ice in your drink
c Yes, plenty, I like it to rattle.
p Two cubes, or I end up wearing the avalanche.
i None in whisky, lots in water, it's a matter of respect.
b Are you an ice chewer?
=do you like cooking or eating more / would you rather cook or be cooked for
c Cooking, I love watching people eat what I made.
p Eating, that's where my real talent shows.
i Being cooked for, it happens so rarely that I remember every time.
b Which do you like more?
=are you tidy or messy / is your place clean / are you a tidy person
c Tidy, I think better when I can see the table.
p Spotless from the doorway, as long as nobody opens a cupboard.
i Clean always, tidy in phases, there's a difference and it matters.
b Which one are you on a normal Wednesday?
=do you make your bed every morning / bed made or unmade
c Every morning, it takes a minute and the day starts right.
c Every morning, it takes a minute and the day starts tidy.
p I pull the duvet up to the pillow and call it hotel standard.
p I throw the duvet and salute it, that counts.
i Mostly for the evening me, who's always grateful to the morning me.
i Open and airy is how I leave it, a bed should look like somebody lives well.
b Do you make yours?
b Hotel corners or happy chaos?
=do you have a chair with clothes on it / have you got the clothes chair
c Yes, every bedroom needs one for clothes that are neither clean nor dirty.
p I own a chair in theory, nobody's seen the seat in some time.
i Not a chair, a hook on the door, it's smaller so it keeps me in check.
b How high is your pile?
=do you do the dishes straight away or leave them / do you leave dishes overnight
c Straight away, I don't like meeting them again at breakfast.
p I let them soak, which is a way of scheduling them for somebody braver.
i After a good dinner they can wait, the talk at the table is worth more.
b Soak or scrub?
=are you fussy about how the dishwasher is loaded / do you reload the dishwasher
c Yes, plates facing in, and I'd rearrange it quietly.
p I load it like a man throwing things into a boat.
i No, any system that isn't me with a sponge is a good system.
b Cutlery up or down?
=what chore do you hate most / which household job would you give away / how would you split chores
c Changing the duvet cover, I'd pay somebody to do it.
c I'd take the kitchen, you take what you like.
p Folding a fitted sheet, I've only ever managed a ball.
p Folding fitted sheets, I end up inside them.
i Sorting papers, a pile of letters can make a whole room feel heavier.
i Give me the one you hate, it's the simplest way to be loved.
b Which one would you swap with me?
b Which one would you hand over?
=is there a chore you actually like / do you find any housework relaxing
c Hanging up washing, ten quiet minutes in the fresh air.
p Taking the bins out, I come back feeling I've achieved something.
i Washing up by hand, warm water and a clear end are rare things in a day.
b What would you happily do?
=how often do you hoover / do you vacuum a lot
c Every week, Saturday morning, music on.
p Whenever I can hear the floor when I walk.
i More when I've got something on my mind, it's a cheap way of putting things in order.
b Are you Saturday morning cleaners too?
=what do you listen to when you clean / do you put music on to clean
c Old disco, loud, it halves the work.
p Something with a big chorus, so the mop gets its moment.
i A long podcast, I only let myself hear it while I'm scrubbing.
b What's your cleaning song?
=how often do you change your sheets / how often do you wash your bedding
c Every week, always on the same day.
p Often enough to say it out loud, and more often when somebody's coming round.
i Weekly, mainly for that first night, it's the best small luxury there is.
b Is there anything better than fresh sheets?
=how many pillows do you sleep with / one pillow or ten
c Two, one to sleep on and one to hold.
c Two, one for the head and one to hug.
p Just one, folded in half and treated badly.
p Like a king, with more than I can explain.
i Three, one for each way I turn when I can't stop thinking.
i One flat one, I could sleep on a folded coat if the day was good.
b And how many of yours are only for show?
b Where do you stand on decorative cushions?
=do you steal the duvet / are you a blanket hog / do you steal the covers
c I don't, and two duvets is the secret of happy people.
c No, you'd get your fair half.
p Asleep I'm a thief, awake I'm full of apologies.
p Asleep I've no conscience, so we'd need two blankets.
i I'm warm by nature, so I'd give up the blanket and provide the heat.
i I'd give it up awake, what I do in my sleep is between me and my dreams.
b Do you give it back?
b Are you always cold at night?
=which side of the bed do you sleep on / left or right side / left or right side of the bed
c Left, but I'd move for the right person.
c Left, but I'd swap for the right person.
c Left, but I'd move for you.
p The middle, diagonally, like a starfish with a mortgage.
p Diagonal, I own the whole map.
p The middle, until someone gives me a reason.
i Nearest the door, I couldn't tell you why but I sleep better.
i Nearest to the door, some old instinct about keeping watch.
i Whichever side is nearer the door, it feels like looking after somebody.
b Which side is yours?
b Which side would you fight me for?
b Which side do I have to leave free?
=do you sleep with the window open / window open or closed at night
c Open, even in winter, cold air and a warm duvet.
c Open, even in winter, cold air and a thick duvet is heaven.
p I leave it open until one mosquito changes my whole personality.
p Until the first moth it's open, then it's sealed for the year.
i Always open if it's raining, that sound does more than any app.
i I like hearing the rain and the late footsteps, it makes a room feel safe.
b Are you always cold?
b Open or shut for you?
=do you need it pitch black to sleep / curtains open or closed at night
c Pitch black, I sleep like a stone then.
p One tiny red light on a charger and I'm staring at it all night.
i A gap in the curtain, I like the morning to wake me and not a bell.
b Could you sleep with a light on?
=what temperature is your heating on / when do you turn the heating on / are you strict with the thermostat / what temperature do you keep your place
c Nineteen, and a jumper does the rest.
c Cosy enough for a t-shirt, I don't believe in suffering indoors.
p I walk past it, look at it firmly, and put on a second pair of socks.
p I hold out until I can see my breath and then pretend it's for guests.
i Warm enough for bare feet, I'd rather save money somewhere else.
i One warm room and a cold bedroom is how I sleep best.
b What's your number?
b Would you touch my thermostat?
=do you separate your laundry / do you put whites and colours together
c Yes, whites, darks and nothing left to luck.
p Everything goes in together, and that's how a man ends up with pink socks.
i Only the things I love, the rest have to learn to get along.
b What did you last ruin in the wash?
=do you leave washing in the machine / do you fold your clothes or live out of the basket
c I hang it up straight away and fold it the same night.
p The clean basket is a wardrobe if you don't judge it.
i Folding in front of a film is how it gets done, you hardly notice the work.
b Do you fold or pile?
=do you iron your clothes / do you own an iron
c Yes, a shirt gets ironed before I'd meet anybody in it.
p I hang things in the bathroom and trust the steam to believe in me.
i I've got a rule, if it needs ironing it has to be worth it.
b Do you iron anything at all?
=do you put the toilet seat down / toilet seat up or down
c Down, lid as well, always.
p I put it down, because I like living in peace.
i Lid closed, then nobody can win that argument.
b What's your bathroom rule?
=toilet roll over or under / which way does the toilet paper go / which way should the toilet paper hang
c Over, and I'd turn it round in somebody else's house.
c Over, as shown in the original patent drawings.
p I'm just proud when it makes it onto the holder.
p On top of the holder, balanced, like an animal.
i Under works too, but over shows that somebody in the house cares.
i Under looks wrong, but people with cats know things we don't.
b Would you correct it at mine?
b Would you change it at someone else's house?
=bath or shower / do you take baths / are you a bath person
c Shower, quick and warm and done.
c I do, warm water and a book is my idea of luxury.
c Shower. Quick, strong, and no staring at my own knees.
p Bath, though some part of me is always sticking out and freezing.
p My knees stick out like two small islands.
p Bath, with the water too full and my phone in constant peril.
i Both, one wakes me up and the other lets me think.
i In winter, with the light off, it's as close to silence as I get.
i A long bath in winter, because it's the one place nobody asks me anything.
b Bubbles or no bubbles?
b Bath or shower after a hard day?
b How much foam goes in yours?
=do you take long showers / how long are you in the shower / how long do you stay in the shower
c Five minutes, in and out.
c Five minutes, in and out, with a clear plan.
p Until the water has an opinion about it.
p Until I've won every old argument.
i Long when I'm stuck on something, my best ideas arrive with shampoo in my eyes.
i Long ones, all my decent ideas show up with shampoo in my eyes.
b Do you sing in there?
b How long is too long?
=would you take cold showers / cold showers yes or no
c Yes, thirty seconds at the end, it wakes me up completely.
p Only when the boiler decides that for me.
i I'd rather swim in a cold lake, at least you get a view while you suffer.
b Could you do a full minute?
=how often do you wash your towels / do you reuse your towel
c Twice a week, a towel should smell of nothing.
p Before it can stand up without me, let's say.
i I hang them properly so they last a few days, most of it is in the drying.
b How many towels does one person need?
=how many products do you have in your bathroom / is it all 5 in 1 shower gel
c A handful, soap, shampoo, a decent cream and that's it.
p One bottle that claims to wash hair, skin, car and dishes.
i Only three, and one of them smells like a holiday by the sea.
b How many bottles stand in yours?
=do you have candles at home / are you a candle guy
c Yes, they make any room better in ten seconds.
p Enough of one to survive a power cut or summon something.
i I like one at breakfast in winter, it makes a dark morning kinder.
b What should a home smell of?
=do you have house plants / can you keep a plant alive
c Yes, you just have to leave them alone more than you think.
p They live with me at their own risk.
i Not many, but they're good teachers, they show you quietly how they're being treated.
b How many do you have?
=do you name your plants / do you talk to your plants / what would you name a plant / is talking to plants mad
c No names, but I do say good morning.
c Sure, a fern has to be called Fern.
c Not mad at all, I'd wish them good morning.
p I would, but it makes the funerals harder.
p Big ones get names like Kevin, it keeps them humble.
p I apologise to them mostly.
i Talking to them is free therapy, they never interrupt.
i Once something has a name you stop forgetting to water it.
i Whether it helps them or not, it's good for the talker.
b What would you call a cactus?
b What are yours called?
b What would your plants say about you?
=do you buy flowers for your place / fresh flowers at home yes or no
c Yes, a bunch on the table lifts the whole week.
p I think of it, and then stand in the shop like I've forgotten how flowers work.
i Seldom for me, more for someone else, I enjoy the choosing most.
b Which ones would I find on your table?
=do you live alone or with people / do you have flatmates
c On my own, and I like the quiet as much as the company I invite.
p With enough company that the milk is never where I left it.
i Sharing suits me, as coming home to a light already on is a good feeling.
b And who's at yours?
=could you go back to living with flatmates / would you rather live alone or share
c Alone, I like knowing who ate the cheese.
p Sharing, otherwise who'd listen to me complain about the recycling.
i Half and half would be ideal, own door and a shared kitchen.
b Which would you choose?
=what's the worst thing a flatmate could do / biggest flatmate red flag
c Leaving the kitchen dirty and pretending not to see it.
p Finishing the milk and putting the empty bottle back, as a sort of joke.
i Long silences instead of one honest sentence, I'd choose a messy person who talks.
b What would make you move out?
=what are you like to live with / would i like living with you
c Easy, I clean up, I cook and I say good morning.
p Pleasant, apart from the humming and the half drunk cups of tea.
i Quieter than people expect, two people reading in one room is heaven to me.
b And what are you like?
=do you label your food in the fridge / do you write your name on your food in a shared fridge
c No labels, but I'd never take the last of anything.
p A note wouldn't stop anyone, I'd need to disguise my cheese as spinach.
i Mine is yours, bring me something better, that's how friendships start.
b Has anyone ever stolen your lunch?
=would you have a cleaning rota / should flatmates have a cleaning schedule
c Yes, it's dull but it stops every argument.
p I'd make a splendid one with colours and then ignore my own name on it.
i No, the best houses are those where people just notice things.
b Do you keep to rotas?
=do you still live with your parents / do you live with family
c No, I've got my own place and my own washing up.
p Let's say I appreciate a full fridge, wherever it happens to be.
i Family around suits me for now, dinner with people who know you is no bad thing.
b Who's in your kitchen in the mornings?
=do you know your neighbours / do you talk to your neighbours
c Yes, a hello in the hallway costs nothing and pays off.
p We've got a deep bond built on nodding and bins.
i I'd like a street where people borrow things again, even if it's only eggs.
b Do you know who lives next door?
=what do you do about noisy neighbours / would you knock if next door was loud
c I'd knock, nicely, and it's usually solved in a minute.
p I sigh loudly at the ceiling, which so far has not worked.
i My first thought is joining in, some of the best parties start as a complaint.
b Would you knock or suffer?
=would you ask a neighbour for sugar / do you borrow things from neighbours
c Of course, and I'd bring some of the cake back.
p I'd rather drink it bitter than explain who I am through a door.
i Asking a small favour is the quickest way to make a neighbour into a friend.
b What would you lend without a second thought?
=do you take in parcels for your neighbours / are you the one who takes everyone's parcels
c Always, and I carry them over as well.
p Yes, I'm about two boxes away from a warehouse licence.
i Happily, you learn a lot about a building from who orders what.
b What was your last parcel?
=do you think your neighbours can hear you / are your walls thin
c Surely, but all they'd get is music and cooking.
p They know all my songs by now, including the words I make up.
i I hope so now and then, somebody laughing next door is a nice thing to hear.
b What would yours know about you?
=are you good at diy / are you handy round the house / are you handy around the house
c Yes, I can fix most things that don't spark.
c Yes, give me a drill and an afternoon and it stays up.
p I can fix one thing while creating work for three more men.
p I can fix anything that was only unplugged.
i Not by nature, but I like working out why something broke more than replacing it.
i More patient than good, and that gets you surprisingly far.
b Anything at yours that needs fixing?
b What needs fixing at yours?
=do you read the instructions or just start / do you read the manual
c Read them first, it's quicker in the end.
p I start, get stuck, and find the instructions under the thing I've built.
i Neither, I look at the last picture and work backwards.
b Which kind are you?
=could we build ikea furniture together without fighting / would you do flat pack with me
c Yes, I'll hold, you read, and we celebrate with meatballs.
p We'd be fine right up until the bag with four screws too many.
i That's a better test than any quiz, I'd look forward to it.
b Reader or screwdriver?
=do you like ikea / would you go to ikea on a date
c Yes, an hour of other people's living rooms and then meatballs.
p I go in for one lamp and come out with candles and a plant with no lamp.
i I'd like it, you learn how somebody wants to live from which sofa they sit on.
b What would you go in for?
=can you put up a shelf / are you ok with a drill
c Yes, level, solid and in under an hour.
p I can put it up, I just wouldn't stand anything you love on it.
i With patience, measuring three times is the only trick I trust.
b What would you put on it?
=would you fix a dripping tap or call someone / do you try to fix things yourself first
c I'd fix it, it's usually a washer and ten minutes.
p Fix it first, and then call someone about the flood.
i Fixing it, mainly because I like knowing how the things around me work.
b What's the handiest thing you can do?
=do you own a toolbox / what tools do you have
c A proper set, hammer, drill and a spirit level.
p One screwdriver, and it's never the shape that the screw had in mind.
i The basics, plus a friend's number, that last one's the most useful tool.
b What's in your drawer?
=would you paint your walls a bold colour / white walls or colour
c Colour, dark green, in the room where I read.
p White, then I'd spend a year deciding which white.
i One deep blue wall, enough to change the mood and small enough to undo.
b What colour would you paint your bedroom?
=big light or lamps / do you ever use the big light
c Lamps, warm ones, in every corner.
p Never the big light, it makes any flat look like a crime scene.
i Low light after sunset, it makes people talk more softly.
b How many lamps are too many?
=what have you got on your walls / do you have art up at home
c A few prints I really like and nothing with a slogan.
p One picture, slightly crooked, and I've decided that's the style.
i I'd only hang things I'd miss if they were gone, so there's still some wall left.
b What's on yours?
=how do you arrange your books / are your books in any order
c By subject, so I can always find the one I want to lend.
p Tall ones at the back, like a school photo.
i The read ones lie down and the unread ones stand, it keeps me a little ashamed.
b Alphabet or colour?
=do you have fridge magnets / what's on your fridge door
c A few, plus a shopping list that never gets shorter.
p Menus from places that may not exist any more.
i I'd rather have photos there, the fridge is the most looked at wall in any home.
b What's held up by your favourite magnet?
=do you have a junk drawer / what's in your drawer of random stuff
c Of course, batteries, tape, keys to nothing and a spare fuse.
p Three pens that don't work and a key I'm too scared to throw away.
i Everyone has one, it's the most truthful place in a home.
b What's the strangest thing in yours?
=do you have a bag full of bags / do you keep carrier bags
c Yes, under the sink like any decent person.
p It's at the stage where the bags have a bag of their own.
i I keep the sturdy ones, they've all outlived at least two of the shops.
b Where does yours live?
=are you a minimalist or do you have stuff everywhere / do you collect clutter
c Minimalist, I like empty surfaces and a clear head.
p A minimalist in my plans, a museum on my shelves.
i I keep few things, but I want each of them to remind me of something.
b What could you never throw out?
=do you find it hard to throw things away / are you a hoarder
c No, if I haven't used it in a year it goes.
p Only with boxes, I meet a good box and see a future.
i Letters and tickets are hard, everything else can leave quite easily.
b What are you still keeping for no reason?
=have you ever done a big declutter / do you marie kondo your stuff
c Yes, every spring, and I never miss a thing afterwards.
p I held up a potato masher and felt nothing, so the method has limits.
i I'd do one gladly, you meet a few old versions of yourself at the back of a wardrobe.
b What would go first at yours?
=do you buy second hand furniture / vintage or new furniture
c Second hand, old wood is better made and ages well.
p Vintage, because a scratch is only scary the first time.
i Old things, a table is nicer when other people have already argued around it.
b What would you rescue from a flea market?
=what's your dream house like / what would your dream home have
c Big kitchen, big table, and a garden the kitchen opens onto.
p One with a secret door behind a bookcase, I'm easily pleased.
i Small, by water, with one window you could sit in for a whole afternoon.
b What's the first thing yours would need?
=would you rather live in a flat in the city or a house in the country / city or countryside home
c City, I want bread, music and people within five minutes.
p The country, until the first evening without milk.
i Something on the edge, trams in one direction and fields in the other.
b Which would make you happier?
=do you want a garden / do you like gardening / balcony or garden / would you have a garden
c A garden, with a table under a tree.
c I'd love one, tomatoes, herbs and a chair in the sun.
p Balcony, I can only disappoint so many plants at once.
p I'm great with weeds, they do so well under me.
i Gardening appeals to me, it's one of few hobbies where nothing can be rushed.
i Anything you plant knowing you'll have to wait for it wins me over.
b What would you grow?
b Vegetables or flowers for you?
=old house or new build / would you live in an old house
c Old, I like high ceilings and floors that creak.
p New, I want a shower that doesn't know any history.
i One that's older than everybody in it, a house should have a few moods.
b Which one would you live in?
=shoes off at the door or on in the house / do you take your shoes off inside
c Off, always, at mine and at yours.
p Shoes off, so now my socks are under pressure to be decent.
i Barefoot if I can, that's when I know I'm home.
b What's the rule at yours?
=do you wear slippers / are you a slippers person
c Yes, warm ones, and I'm not too young for them.
p In my head I'm a rebel, on my feet there's fleece.
i Thick socks instead, slippers make me feel it's already evening.
b What would I see on your feet?
=what do you wear at home / what's your lounging outfit
c Joggers and a soft T shirt, the minute I'm through the door.
p Something that makes me pretend I'm out when the doorbell rings.
i A jumper that's older than most of my opinions.
b What's your cosy outfit?
=do you like people popping round unannounced / can friends just turn up at your door
c Yes, the kettle's on and nobody needs a reason.
p Any time, if they give me ninety seconds and don't look behind the sofa.
i I'd like more of it, the best evenings are hardly ever arranged.
b Would you just ring somebody's bell?
=do you answer the door if you're not expecting anyone / do you ignore the doorbell
c I answer, it might be something nice.
p First I freeze, then I tiptoe, then I peek like a spy in socks.
i Depends on my mood, some days the world may come in and some days not.
b Do you hide or open?
=what's the first thing you do when you get home / what do you do when you get in from work / how do you unwind after a long day
c Shoes off, music on, something in a pan.
c Shower, something good to eat, and twenty minutes of doing nothing at all.
p I open the fridge and stare, as if it might say something.
p Like a dropped coat on the floor, and then I'm new.
i Ten minutes of nothing at all, so the day stays at the door.
i I cook slowly, chopping things puts my thoughts in order.
b And what's the first thing you do?
b What's the first thing you do when you get in?
=do you check the door is locked twice / do you worry you've left the oven on
c Once, properly, and then I forget it.
p I get to the corner, go back, check, and pretend I forgot something.
i Saying it out loud as I turn the key works, then my brain believes me.
b What do you always check twice?
=do you lose your keys a lot / are you always looking for your keys
c Never, they go in the same bowl every night.
p I lose them daily and find them in my hand.
i Only when I'm happy or distracted, which tend to be the same thing.
b What do you lose the most?
=who has your spare key / would you give someone a spare key
c Somebody I trust, and I'd give one sooner than most people would.
p A very safe person, and I hope one of us remembers who.
i I'd give it without a speech, a key says it better.
b Who'd get yours?
=do you snooze your alarm / how many alarms do you set / is it weird that i set 10 alarms
c One alarm, feet on the floor, no discussion.
c One alarm, feet on the floor, done before I can think about it.
c One. The second would only teach me to ignore the first.
p Four alarms, and I sleep through the first three as a warm up.
p There are five, and they all know I'm not coming.
p As many as it takes, plus one just to say good morning.
i I set it ten minutes early on purpose, just to enjoy not getting up.
i I snooze once on purpose, those nine minutes are the best sleep of the night.
i The first is for hope and the last is for real, all between is bargaining.
b How many times do you hit snooze?
b How many does it take to wake you?
b How many until you move?
=are you a napper / do you nap on the sofa
c Yes, twenty minutes on a Sunday and I'm new.
p I lie down for a minute and wake up unsure of the year.
i Only when it's raining, then it feels like something you should do.
b Bed or sofa for a nap?
=what does your perfect night in look like / what do you do on a quiet night at home
c Cooking something slow, a good film and phone in the other room.
p Joggers by six, snacks by seven, asleep before the ending.
i Rain outside, one lamp, a record, and nobody expecting anything.
b What would yours have in it?
=do you dance around when you're home alone / do you sing and dance when nobody's watching
c Yes, in the kitchen, mostly while something boils.
p I do, and the kettle is a very supportive audience.
i Sing, and talk through my plans out loud, they sound braver that way.
b What song gets you going?
=do you talk to yourself at home / do you talk to your appliances
c Yes, out loud, it helps me think.
p I thank the microwave, just to be on the safe side.
i More than I notice, and it's how I find out what I actually think.
b What do you talk to?
=what do you do about spiders in the house / would you get rid of a spider for me
c Glass, card, window, I'd do it for you at any hour.
p I'd do it bravely, with one small sound we'd never mention.
i I let them stay, they pay their rent in flies.
b Do you scream or stay cool?
=what would you do if you heard a noise in the night / do you go and check noises
c I'd get up and check, then sleep fine.
p Lie very still and send it good wishes.
i Listening comes first, most houses have a language and you learn it.
b Would you go and look?
=what do you do in a power cut / what do you do when light goes
c Candles, charged power bank, and a card game at the table.
p I press every switch twice, as though it might have been shy.
i Enjoy the first ten minutes, everybody comes out and starts talking to each other.
b What do you miss first when the light goes?
=would you get a robot vacuum / do you have a robot hoover
c Yes, anything that cleans while I'm out is welcome.
p Whenever one is at work, I'm the man cheering from the sofa.
i I'd rather push a real one, ten minutes of noise and the room's mine again.
b What would you name it?
=do you remember bin day / are you good at taking the bins out
c Always, they're out the night before.
p I go by what the neighbours put out, and hope they're paying attention.
i Yes, it's a calm little walk at the end of a long day.
b Is it your job or somebody else's at home?
=do you recycle / are you strict about recycling
c Yes, properly, down to rinsing the jars.
p I do, and every time I have no idea what to do with the lid.
i Buying less is where I start, the bin is only the last chapter.
b How strict are you?
=do you panic clean before guests come / how do you clean when someone's coming over
c I keep it decent, so it's ten minutes and candles.
p Everything goes in one cupboard, and nobody opens that cupboard.
i Bathroom, table, lamps, people remember how a room feels and not the dust.
b What do you hide first?
=would you pay for a cleaner / would you have a maid or help at home
c Yes, and I'd treat them very well.
p I'd tidy for an hour before they came, so what would be the use.
i My own mess is mine to clean, it keeps me honest about how much I make.
b Would you have someone in?
=how would you split the chores if we lived together / do men do their half of the housework
c Half each, no reminding, I see what needs doing.
p You pick the ones you hate least and I'll take the spider department.
i By what each of us minds least, so nobody ends up tired alone.
b Which ones would you keep?
=would you give up wardrobe space if i moved in / how much closet space would i get
c Half, and more if you ask with a good argument.
p All of it, I live off that chair in the corner anyway.
i Two thirds, I'd rather have less stuff and more of somebody else's.
b How much would you need?
=tv in the bedroom yes or no / do you watch tv in bed
c No, the bedroom is for sleeping and talking.
p Yes, since I like to fall asleep before finding out who did it.
i Not a screen, but a radio playing low, voices in the dark are lovely.
b What do you fall asleep to?
=do you squeeze the toothpaste from the middle / cap on or off the toothpaste
c From the end, cap on, like somebody with a plan.
p Wherever my hand lands, and then I rescue the last bit like a surgeon.
i I never notice, which must be good news for anyone who does.
b Would that drive you mad?
`;
