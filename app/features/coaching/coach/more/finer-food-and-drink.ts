/** Finer kinds of question, known by what was learned. Food and drink. Form: content/asked-about-him.ts. */
export const FINER_FOOD_AND_DRINK = `
=dinnerIdea
c Have a jacket potato with far too much cheese, it never lets anybody down.
c Make it a big bowl of pasta with garlic, lemon and whatever looks cheerful.
c Tonight calls for an omelette with good bread, ready in ten minutes and properly filling.
p My expert ruling is beans on toast, served with the confidence of a Michelin star.
p As your unqualified dinner consultant I prescribe noodles, in a bowl bigger than your head.
p Fish finger sandwich, and I will defend that choice before any court in the land.
i I would eat something you need a spoon for, spoon dinners make an evening softer.
i Pick the dinner you loved when you were ten, it still knows how to help.
i Something with a smell that fills the hall first, that is half of a good supper.
b What did you end up fancying most?
b Are you cooking it yourself or getting it brought to you?
=foodOk
c That kind of food suits me very well, lead the way and I will bring hunger.
c Yes, happily, I like nearly every cuisine that arrives hot and in generous bowls.
c Count me in for that food, you choose the dishes you love and I will follow.
p I am fine with any kitchen that accepts a man who orders too much bread.
p My stomach holds a passport and is very keen to get it stamped with that.
p Sounds delicious to me, just forgive how I pronounce half of the menu.
i New kitchens are my favourite way of travelling, so that food is a yes.
i Every cuisine has one dish that explains it, and I would love to find that one.
i Food like that tastes best with somebody who knows what to order, so yes.
b Which dish should I try first, in your opinion?
b What do you always order when you eat there?
=spiceLevel
c I like a proper kick, as long as I can still taste my dinner.
c Medium hot is my happy place, warm ears and a clear conscience.
c Chilli and I are good friends, with yoghurt nearby as a referee.
p My mouth says extra hot and my forehead tells everyone the truth within minutes.
p Three chillies on the menu and I go pink but keep smiling bravely.
p Spicy food makes me hiccup like a cartoon, and I order it anyway.
i Heat is like gossip to me, a little makes the whole table come alive.
i The best spice arrives late, just when you think you have got away with it.
i I always want to go one chilli hotter than is wise, and sometimes I do.
b How hot do you like yours?
b What is the spiciest thing you ever regretted?
=breakfastUsual
c My ideal breakfast is eggs, hot buttered toast and nobody rushing me.
c Toast on busy days, and a proper fried breakfast whenever the morning allows.
c Porridge with something sweet on top is my idea of a good start.
p Breakfast for me starts as muesli in theory and ends as toast in reality.
p Left to myself I would eat a croissant and wear most of it to lunch.
p I like any breakfast where jam is treated as one of my five a day.
i A slow breakfast is the best meal there is, because the whole day is still unopened.
i Give me toast, marmalade and a window, and I start thinking hopeful things.
i The breakfasts I like best are the ones that quietly turn into lunch.
b What does a good breakfast look like for you?
b Do you talk at breakfast or need silence first?
=eggsHow
c Scrambled eggs, soft and slow with plenty of butter, every single time.
c I like my eggs with a runny yolk and a decent slice of toast beside them.
c Poached if someone clever is cooking, fried if it is left to me.
p My eggs start as an omelette and finish as scrambled, with great dignity.
p Soft boiled with soldiers, because part of me never left the high chair.
p Any way but rubbery, I do not want my eggs to bounce back.
i Runny, because an egg yolk on toast is the smallest luxury I know.
i Eggs taste best to me when somebody else is humming while they cook them.
i I trust a soft yolk more than most things I meet before ten in the morning.
b How do you like yours done?
b What else belongs on your plate beside the eggs?
=teaHow
c Strong tea, a splash of milk, and a mug big enough to mean it.
c I like my tea the colour of a good brick, hot and without fuss.
c Milk, no nonsense, and the bag left in long enough to do its job.
p Strong enough to hold up the spoon and forgive me before eight in the morning.
p My tea order is simple, it just gets forgotten on the windowsill and reheated in shame.
p Make it strong and put a biscuit beside it, or the tea gets lonely.
i Tea should be the brown of an old leather armchair, and just as comforting.
i Brewed strong, please, because the first sip of tea ought to change the day a little.
i A good cup of tea is nine parts patience, and I enjoy the waiting.
b How do you take yours?
b Who makes the best cup of tea you know?
=milkFirst
c Milk goes in last for me, so I can see what colour I am making.
c With a teapot either order is fine, but with a bag the milk waits its turn.
c Tea first, always, the milk is there to finish the job.
p Milk last, and I watch it with the focus of a man defusing something.
p Milk second, and I will accept my trial by biscuit if that is wrong.
p Water before milk, though I would turn a blind eye for a good enough cake.
i Milk after tea, because I love that little cloud when it goes in.
i Pouring the milk last is the only bit of painting I do most days.
i Second for me, milk should always get to see what it is joining.
b Are you milk first or milk last?
b Who taught you to make tea that way?
=biscuitFav
c Chocolate digestive, it is plain, reliable and better than it needs to be.
c The oaty ones win for me, a biscuit should put up a bit of a fight.
c Shortbread is my favourite biscuit, the thick kind that tastes mostly of butter.
p Custard creams, because I have the biscuit taste of somebody's great aunt.
p My favourite biscuit is the last one, reached for with a very innocent face.
p I choose a Jaffa Cake, then argue for an hour that it is a biscuit.
i Ginger nuts, the only biscuit that seems to have a bit of a past.
i Anything half covered in chocolate, I like a biscuit that refuses to decide.
i A plain rich tea biscuit in good company beats all the fancy ones, I find.
b Which biscuit would you never share?
b What was in the biscuit tin when you were small?
=dunkBiscuit
c I dunk my biscuits without shame, two seconds in and straight out.
c Dunking is what tea is for, and I would do it at a palace.
c Yes to a quick dip, a biscuit and a hot tea belong together.
p Like a lion I dunk, bravely, and lose half the biscuit every time.
p My dunking is a daring rescue operation, usually with a teaspoon at the end.
p A confident dunker here, which is a polite word for a man with sludgy tea.
i Every dunk is a small gamble, and I like a risk I can eat.
i I love that one second when a dunked biscuit decides whether to stay with you.
i You can tell how patient somebody is by how long they dunk, and I am reckless.
b Which biscuit do you trust with a dunk?
b Do you dunk in public or only at home?
=cheeseFav
c Mature cheddar, the crumbly kind that bites back a little.
c Cheese is one of my great loves, and a ripe Brie leads the list.
c I would take a good blue cheese with a pear over most desserts.
p My favourite cheese is whichever one I am eating straight from the fridge door.
p Halloumi, because I respect a cheese that squeaks back at me.
p Cheddar for weekdays, and something smelly enough to need its own room for best.
i I like a cheese that makes people step back before they lean in.
i Goat's cheese with honey on it, because it tastes like a plot twist.
i A hard old cheese, since some things really do get better for waiting.
b Which cheese could you never give up?
b What do you put next to yours, crackers or fruit?
=sauceSide
c Brown sauce on bacon, mayo with chips, and I will not be moved.
c Mayonnaise is my sauce, ideally with a bit of garlic and no apologies.
c I am a hot sauce man, a few drops wake up almost anything.
p Ketchup, in quantities that would embarrass me in front of a proper chef.
p My sauce rule is simple, if I can still see the food I keep pouring.
p I mix ketchup and mayo together and call it cuisine.
i Sauce is where the personality of a meal lives, so mine is something with a kick.
i Gravy is the sauce I would pick, because nothing bad ever happens near gravy.
i Mustard, the kind that catches you by the nose and makes you pay attention.
b Which sauce could you not live without?
b What do you put sauce on that shocks people?
=oddFood
c In the great food court I say no, a thing is what your granny called it.
c I judge these foods by the plate, and common sense says they are all just themselves.
c My verdict is no, every food should get to keep its own name.
p I have thought about this far too long and now I only trust toast.
p As a judge in matters of snacks I rule whatever lets me eat the evidence.
p It is a firm no from me, and I am already drawing the diagrams.
i Foods like that live on the border, and the border is where the fun is.
i Officially no, although the cereal and soup people do keep me awake a little.
i My heart votes no, but my head suspects everything is secretly a kind of sandwich.
b Where do you stand on it yourself?
b Which food argument do you always win?
=leftovers
c Leftovers are some of the best meals there are, especially curry on day two.
c I love leftovers, a dinner that is already cooked is a gift.
c Cold pizza and yesterday's stew are both very welcome on my plate.
p I treat leftovers as a second date with the same dinner, and I rarely say no.
p Standing at the fridge with a fork and leftovers, I am at my most elegant.
p My leftovers never see day three, because I meet them at midnight on day one.
i Some food only makes up its mind overnight, which is why I like leftovers.
i Leftovers taste of having nothing to do, and I find that very luxurious.
i A stew on its second day knows something it did not know on its first.
b Which dish of yours is better the next day?
b Do you eat yours cold or heat it properly?
=nightSnack
c Cheese on toast is my late night snack, quick, hot and deeply comforting.
c A bowl of cereal at midnight beats most dinners in my opinion.
c I like something salty late at night, crisps or crackers with a bit of cheese.
p My night snack is one biscuit, repeated until the packet feels lighter.
p At midnight I move round a kitchen like a burglar with a weakness for cheddar.
p Toast, eaten over the sink in the dark so that it does not count.
i Food after midnight tastes of being slightly naughty, even when it is only toast.
i A night snack should be eaten barefoot, and for me it involves butter.
i Something cold straight from the fridge, the light alone makes it feel like theatre.
b What gets you out of bed for the fridge?
b Are you a quiet snacker or a rustler?
=sweetSalty
c Savoury first, sweet straight after, I like my cravings in that order.
c Salty wins by a whisker, though chocolate keeps putting up a good fight.
c I am more savoury by nature, with a sweet tooth that wakes up late.
p I alternate sweet and salty, so technically I never need to stop.
p Both, in a rotation that no doctor has yet been shown.
p Salty by day and sweet by night, like a very low budget superhero.
i Salted caramel, because the best things never quite choose a side.
i Savoury is what I say out loud, but cake knows the truth about me.
i My mood picks it, salt for thinking and sugar for company.
b Are you team sweet or team salty?
b Which treat can you never walk past?
=bakeCakes
c Baking appeals to me, I like anything that ends with warm cake.
c Give me a simple recipe and I will bake with plenty of heart and butter.
c Bread, buns or banana loaf, I am always glad to be near an oven.
p My baking style is rustic, which means nobody can prove it went wrong.
p I am a natural at the part of baking where you lick the spoon.
p On Bake Off I would leave in week one, hugging everybody and covered in flour.
i There is something hopeful about baking, you close the door and trust the dark.
i I think bread is the nearest thing to magic that fits in an oven.
i Baking for somebody is a quiet way of saying things, and I like that.
b What do you bake best?
b Which cake would win your heart?
=barbecue
c I love a barbecue, smoke in my jumper and corn dripping with butter.
c Give me tongs and hot coals and I am a very happy man.
c Charcoal for the taste, patience for the cooking, and halloumi next to the sausages.
p At a barbecue I hold the tongs with great authority and very little plan.
p My barbecue technique is standing in the smoke wherever I move.
p I can turn any sausage into charcoal and still serve it with pride.
i Cooking on fire makes everybody tell better stories, which is why I love barbecues.
i The best of a barbecue is after the food, when nobody wants to leave the coals.
i Something old wakes up in me near a barbecue, mostly a wish for more sausages.
b What would you bring to a barbecue?
b Which grilled thing do you always go back for?
=foodSmell
c Fresh bread is the food smell that stops me in the street.
c Onions going soft in butter, because that smell means dinner is really happening.
c Coffee first thing beats every other smell in a kitchen for me.
p Bacon, I would float towards that smell like a cartoon dog.
p Garlic in hot butter, which I would wear as aftershave if society allowed it.
p Any cake smell at all can lead me round a house by the nose.
i Cinnamon gets me, it smells like somebody expecting you.
i Toast, slightly too dark, is the smell I would keep if I could keep one.
i A kitchen smell can turn back time, and roast potatoes do it for me.
b Which smell takes you straight back home?
b What does your kitchen smell of at its best?
=hatedAsKid
c Sprouts were the enemy, and now I happily eat them with butter and pepper.
c Overcooked cabbage was my least favourite food as a child, for its smell alone.
c Mushrooms seemed wrong to me when I was small, and now I love them.
p As a child I considered anything green a personal attack.
p Lumpy custard and I still do not speak when we pass each other.
p Liver, a food I believe was invented to keep children at the table.
i Olives tasted like a mistake back then, and somewhere along the way they became a treat.
i The food I hated as a boy was mostly beetroot, and it has forgiven me.
i Blue cheese frightened me as a child, which makes me wonder what else I misjudged.
b What did you refuse to eat as a girl?
b Which hated food did you come round to?
=seafood
c Fish and chips by the sea is about as happy as food makes me.
c I have a soft spot for seafood, especially prawns in garlic.
c Good fresh fish with lemon and butter is hard to beat in my book.
p Seafood is lovely, as long as it stops looking at me first.
p I face an oyster the way other men face a parachute jump.
p My technique with a crab is mostly noise, napkins and very little crab.
i Seafood always tastes better to me when I can hear the water it came from.
i Mussels are my sort of food, you need bread, fingers and no hurry.
i An oyster is less a food than a dare, and I quite like dares.
b What is your favourite thing from the sea?
b Have you got a favourite spot for fish and chips?
=vegFav
c Roast carrots with a bit of honey are my favourite veg by far.
c Green beans, peas and anything that comes off the grill get a warm welcome from me.
c I like most vegetables, especially when they have been near butter or garlic.
p I count potatoes as a vegetable and my five a day is going splendidly.
p Broccoli and I have an understanding, it comes with cheese.
p My favourite vegetable is carrot, chiefly in its cake form.
i Aubergine wins for me, it looks like a secret and tastes of smoke.
i Leeks are the quiet heroes of the vegetable world and nobody writes them songs.
i A tomato still warm from the sun beats every vegetable, even if it is a fruit.
b Which vegetable do you secretly love?
b Which one would you happily never see again?
=lastMeal
c A roast with all the trimmings, crumble with custard, and no rush whatsoever.
c My last meal would be fish and chips, outdoors, with people I love.
c Steak, proper chips and a sticky toffee pudding would send me off smiling.
p Something that takes fourteen hours to cook, as a delaying tactic for my last meal.
p A buffet for my last meal, because they would have to drag me away.
p I would order a very large artichoke and eat it extremely slowly.
i Buttered toast and tea for my last meal, the things I never got tired of.
i Soup, bread and the right people, a last supper is about who passes the salt.
i For the last one I want a dish I never tasted, to end on something new.
b What would be on your last plate?
b Who would you want around that table?
=chopsticks
c Chopsticks, fork or fingers, I use whatever gets the food to me happily.
c I like eating with chopsticks, it slows me down just enough to taste things.
c Fingers are fine by me, some food is simply better without metal.
p With chopsticks I look elegant until something slippery is involved.
p My chopstick style is mostly spearing, done with great confidence.
p Hand me any cutlery and I will still end up with sauce on my sleeve.
i Eating with your hands makes a meal feel like a picnic, and I like that.
i Chopsticks turn dinner into a small game, and I do enjoy playing.
i I think a table loosens up the moment somebody drops the cutlery and uses fingers.
b How are your own chopstick skills?
b Which food do you always eat with your fingers?
=sharePlate
c I love sharing food, two forks and one plate is the best way.
c You may steal a chip any time, and the first bite too.
c Sharing plates suit me, that way I get to taste twice as much.
p I share everything but the last chip, which goes to a vote.
p My plate has an open border, with light customs checks around the dessert.
p I will happily share, though I may watch the fork with visible emotion.
i Offering somebody the best bite is a small thing that says quite a lot.
i Food swapped across a table always tastes a little better than my own.
i Two spoons in one dessert is how I would judge an evening.
b Do you share or guard your plate?
b Which dish would you never give a bite of?
=orderForMe
c Gladly, tell me one thing you love and one you hate, and I will order.
c I would enjoy ordering for each other, it is a lovely way to be surprised.
c Happy to choose, with something safe for you and a wild card in the middle.
p Ordering for two is a great honour, and I would probably panic and add chips.
p I will order with a firm voice and point at whatever I cannot pronounce.
p Let us choose for each other, and may my revenge be chips and mercy.
i What somebody orders for you shows how well they listened, so I would like to try.
i For you I choose the dish with the most interesting name and watch your face.
i Swapping menus is a small act of trust, and I am in.
b What would you order for me?
b Which dish must never end up in front of you?
=toastHow
c Golden toast, real butter right to the edges, and marmalade on top.
c I like my toast just this side of dark with plenty of salted butter.
c Beans, cheese and black pepper on toast is dinner as far as I am concerned.
p My toast goes from bread to charcoal while I look away for one second.
p I butter toast like I am plastering a wall, and I regret nothing.
p Peanut butter on toast, applied so thickly that talking becomes impossible.
i Slightly burnt toast with cold butter is a taste I will defend for life.
i The first crunch of buttered toast is when the day agrees to start.
i Honey on toast, because sometimes breakfast should feel like a small reward.
b What goes on your toast?
b How dark do you dare to take it?
=mumRecipe
c For me family cooking means gravy, crumble and nobody leaving the table hungry.
c A good home made pie is the family dish I will always come back for.
c Those recipes are the ones I treasure most, simple, generous and never quite repeatable.
p Every family recipe I respect includes the words a bit of this.
p I have studied the family cooking closely, mainly by eating it.
p No copy tastes like home, and I suspect grandmothers leave out an ingredient on purpose.
i Recipes in a mother's handwriting are a kind of letter, stains and all.
i There is always one taste from home you spend years trying to get right.
i The best family dishes were never written down, which makes them worth chasing.
b Which family dish would you never change?
b Who was the great cook in your family?
=fridgeNow
c For me a good fridge needs cheese, something green and something to look forward to.
c The essentials in my fridge life are butter, eggs and a decent jar of pickles.
c I believe in a fridge with cheese up top and good intentions below.
p A fridge of mine tends towards cheese, optimism and a jar nobody can identify.
p My fridge philosophy is one proud vegetable surrounded by condiments.
p Picture a fridge that is always one ingredient short of an actual meal.
i You can read a whole week from a fridge shelf, and mine would say cheese.
i My favourite thing in any fridge is the treat hidden behind the salad.
i Every fridge is an honest diary, so expect butter, hope and something half eaten.
b What would I find in yours?
b What must never run out in your kitchen?
=packedLunch
c A good cheese sandwich and an apple is my idea of a proper lunch.
c For lunch I lean towards last night's dinner in a box, it always tastes better.
c Something simple like soup and bread keeps me cheerful through the afternoon.
p My ideal packed lunch is eaten by half past ten and mourned until five.
p I am a sandwich man, with crisps put inside it when nobody is watching.
p The perfect meal deal takes me longer to choose than any important decision.
i A packed lunch should have one small surprise in it, even if you packed it yourself.
i I think lunch tastes twice as good outdoors on any kind of wall.
i A sandwich in foil still feels like a school trip to me, and I like that.
b What is in your perfect lunchbox?
b Do you eat at your desk or escape?
=cinemaSnack
c Popcorn, half sweet and half salty, in the biggest bucket they have.
c I go for salted popcorn at the cinema, with something chocolatey to balance it.
c Pick and mix, heavy on the cola bottles, light on the white mice.
p My popcorn lasts exactly until the film starts, every single time.
p I eat nachos in the dark and discover the results when the lights come up.
p The loudest snack in the building is usually mine, in the quietest scene.
i Chocolate dropped into warm popcorn is a cinema secret worth knowing.
i Cinema snacks are about hands meeting in the bucket, if I am truthful.
i I like a snack that lasts to the last scene, though none ever has.
b What is in your cinema bag?
b Do you finish yours before the film starts?
=iceCreamFlavour
c Pistachio in a cone, and I am content for the whole afternoon.
c Mint choc chip is my ice cream, cold, fresh and full of bits.
c Salted caramel and dark chocolate, two scoops, with no regrets at all.
p Vanilla with a flake, which I then wear on my chin with pride.
p My flavour is whatever lets me ask for three tiny tasters first.
p I order one sensible scoop of chocolate and come away with a small tower.
i Lemon, because an ice cream that wakes you up is a rare thing.
i Rum and raisin, the flavour nobody brags about and everybody remembers.
i The best ice cream is coffee flavour, eaten on a wall with swinging legs.
b Which two scoops are yours?
b Do you choose a cone or a tub?
=roastBest
c Roast potatoes, crunchy outside and fluffy inside, are the whole point of Sunday.
c The best part is a Yorkshire pudding filled to the brim with gravy.
c I love a roast for the crispy edges, on the meat and the potatoes alike.
p I see a Sunday roast mainly as a way of transporting gravy.
p My roast potato count is between me and my waistband.
p Everything on the plate is lovely, but I would wrestle a bear for the last Yorkshire.
i For me the best of a roast is the hour afterwards, when nobody can get up.
i Gravy is what makes a roast, and every house keeps its own secret about it.
i Picking at the tin in the kitchen is my favourite part, away from the polite table.
b What has to be on your roast?
b Who makes the best gravy you know?
=streetFood
c I love street food, a paper tray and no dress code suits me.
c Food markets are my favourite kind of wandering, with a dumpling in each hand.
c Anything hot from a stall with a queue of locals is good enough for me.
p I plan one snack at a food market and leave walking like a penguin.
p Street food and I get on well, though my shirt usually suffers.
p Put me near a food stall and I lose all my table manners.
i The best cooks in a town often have no tables, which is why I like stalls.
i Standing up with something hot in your hands makes a conversation easier, I find.
i A good food market is like a short holiday you can chew.
b Which stall would you drag me to first?
b What is the best thing you ever ate standing up?
=coffeeCups
c I am a coffee lover, strong and simple, preferably before anything important is said.
c One good strong coffee in the morning makes me a nicer man.
c A strong one early and another for luck, coffee is a daily joy to me.
p Before my first coffee I communicate mostly in nods.
p My coffee habit and I are in a stable relationship, no intervention needed.
p I can live without coffee, but nobody should have to watch it.
i The smell of coffee is half the reason I agree to mornings.
i A coffee drunk slowly by a window is where I do my best thinking.
i I like coffee a little too strong, the way I like my stories.
b How many cups before you feel human?
b What does your perfect coffee look like?
=soupWhenIll
c Chicken soup with lots of pepper and buttered toast is my cure for everything.
c When you are ill I believe in hot soup, honey and lemon and an early night.
c Anything in a bowl with steam coming off it is the right food for a cold.
p Soup, toast and a great deal of sighing is my tested method when poorly.
p For a cold I recommend soup, ginger and being dramatic under a blanket.
p My sick day menu is tomato soup and sympathy, in equal portions.
i Soup tastes different when somebody carries it to you, I think that is the medicine.
i Lemon, honey and ginger in hot water, and the strange peace of being excused.
i Plain rice with a little broth, because being ill makes me love simple things.
b What did they give you when you were poorly?
b Who would you want bringing you the soup?
=pubKind
c An old pub with a fire, low lights and a dog asleep somewhere.
c I like a small cafe with mismatched chairs and cakes that look home made.
c Places where you can hear each other talk win every time for me.
p Any place with a comfy corner and crisps, I am a cheap date for furniture.
p My perfect cafe has a cat that ignores me and a cake that does not.
p Cosy ones, because in trendy bars I cannot find the chair or the door.
i My favourite places always look as if they might have a secret back room.
i A good pub or cafe makes you forget what time it is, and I collect those.
i Give me a window seat with rain on it and I could stay till closing.
b What sort of place feels like yours?
b Do you go for the corner or the window?
=tipping
c I like to tip properly, good service deserves more than a thank you.
c Rounding up generously feels right to me, it is hard work with a smile.
c Tipping well is one of the cheapest ways to make somebody's evening.
p I tip, and then worry all the way home that it was the wrong amount.
p Faced with the tip screen I panic and become surprisingly generous.
p My tipping maths is awful, which waiters tend to enjoy.
i How somebody treats the waiter tells me more than any profile, tips included.
i Leaving a tip quietly and being gone before anyone notices is my favourite way.
i A good tip is a small secret between two strangers, and I enjoy those.
b Have you ever worked for tips?
b What earns a big tip from you?
=eatAlone
c Eating alone is fine by me, though good food likes company.
c I am comfortable at a table for one, it can be a quiet treat.
c A meal on my own is peaceful, a meal with somebody nice is better.
p Dining alone suits me, nobody counts how much bread I have.
p When I eat alone I am excellent company and always agree on dessert.
p Tables for one are fine, though I do nod at the salt as if it spoke.
i You notice more when you eat alone, mostly how nice an empty chair could be.
i I think eating alone well is a skill, and people who have it interest me.
i There is a special calm in a table for one near the window.
b Do you enjoy a table for one?
b What do you cook when it is only you?
=orderYou
c Yes please, get me whatever you are having and I will be delighted.
c That would be lovely, something simple and warm, and the next round is mine.
c Thank you, yes, order me anything, I trust your taste completely.
p Yes, anything that cannot be spilled on a clean shirt in front of you.
p Order me something that makes me look sophisticated, and failing that chips.
p Surprise me, my only condition is that I can pronounce it when I thank you.
i Please choose for me, I like finding out what people think I would enjoy.
i Get me the thing you nearly chose yourself, then we can both try it.
i Whatever you pick will do nicely, being ordered for is a rare small luxury.
b What are you having yourself?
b Is there something there you have always wanted to try?
=whatHaving
c Whatever the kitchen is proudest of is what I am having.
c I am leaning towards something slow cooked, with a side that we can both raid.
c The special for me, I like eating what the cook felt like making.
p I will study the menu for ages and then order the thing with chips.
p My plan is to order bravely and then envy your plate.
p Mine is whatever gets carried past us smelling the best.
i I usually order the one dish I can't picture yet, it makes dinner a story.
i Something to share in the middle, I like a plate with two forks in it.
i I choose by sound, and right now anything with garlic is winning.
b What has caught your eye?
b Are you a starter person or a pudding person?
=kitchenDisaster
c Anything involving pastry is a danger zone when I am the one in the kitchen.
c My cooking fails are always the same sin, too much heat and too much confidence.
c Rice is my weak spot, it goes from raw to wallpaper paste in a blink.
p In my kitchen the smoke alarm doubles as the dinner bell.
p I can burn a salad, and I say that with a certain pride.
p My worst dishes could be used to repair roads.
i A burnt dinner is often the start of a better evening, in my opinion.
i I think the best cooks all have a disaster they only tell late at night.
i The smell of something catching has taught me more than any cookbook.
b What was your own worst kitchen moment?
b Which dish have you given up on for good?
=foodFight
c Brunch is overrated, it is just a late breakfast with a queue.
c My food opinion is that chips are better soft with vinegar than crispy.
c Raisins belong in cake and nowhere near a savoury dish, I will not budge.
p I believe burgers should fit in a mouth, and I am ready to march for it.
p Lobster is mostly butter in a costume, and I said what I said.
p Crisps improve every sandwich, and I will take that hill with a packet in hand.
i Cold food can be better than hot, and the morning pizza is my evidence.
i Avocado is a texture pretending to be a flavour, though I may yet be converted.
i The crust is the best part of almost anything, and people keep leaving it.
b What food opinion gets you in trouble?
b Which overrated food would you ban first?
=steakHow
c Medium rare for me, with a good crust and a bit of salt.
c Pink in the middle and properly charred outside is how steak should be.
c I lean towards medium, juicy and without any drama on the plate.
p I say medium rare in a deep voice and hope nobody asks a follow up.
p Pink is right for me, if it still looks surprised it has gone too far.
p My steak can be any shade, so long as the chips are plentiful.
i Rather pink, because the best part of anything is just before it is finished.
i A steak needs its rest before serving, and I have a lot of sympathy for that.
i I choose a little pinker than I dare, which is my general approach to dinner.
b How do you order yours?
b Do you want chips or salad beside yours?
=dessertOrder
c Dessert is never optional for me, and crumble with custard leads the list.
c I always look at the pudding menu, and sticky toffee usually wins.
c Cheesecake, two spoons, is exactly how I like a dinner to end.
p I say I am full and then read the dessert menu like a love letter.
p My dessert stomach is a separate building with its own entrance.
p A pudding person to the core, I eat the main course out of politeness.
i The dessert menu is when a dinner decides to go on a while, so yes.
i Tiramisu, because it is the only pudding that seems to be plotting something.
i Lemon tart, sharp enough to wake up the conversation again.
b Which dessert can you never refuse?
b Do you share yours or order two?
=takeawayUsual
c A good curry with a naan the size of a pillow is my takeaway.
c Chinese, with crispy beef and more prawn crackers than anyone needs.
c Fish and chips on a Friday is the takeaway I look forward to most.
p My takeaway order for one always arrives with cutlery for five.
p I read the whole menu with interest and then order my usual curry.
p Anything in a bag with vinegar soaking through it makes me run to the door.
i Thai, because the smell when you open the lid is half the evening.
i The best takeaway for me is the one eaten on the floor, straight from the box.
i I lean to dumplings, they taste like little presents somebody else wrapped.
b What is your usual order?
b Which takeaway do you save for bad days?
=cookForMe
c I would love to cook you something slow, with garlic and good bread.
c Yes, gladly, a proper plate of pasta and you do not lift a finger.
c Cooking for you sounds like a pleasure, tell me what you love and I will try.
p Certainly, and the fire brigade can join us for dessert.
p My finest pasta is yours, cooked while pretending the apron is normal.
p Of course, for you I would even use the second pan.
i Something that takes time on the stove, so we would have to talk meanwhile.
i For you I would cook the thing that makes a house smell like staying.
i Risotto, because it needs stirring and stirring needs company.
b What would you love to be cooked?
b Would you sit and watch or steal from the pan?
=washUp
c If you cook then the washing up is mine, that seems only fair.
c I like doing the dishes together, one washes, one dries, both talk.
c Hot water, sleeves up and music on, I am glad to wash up.
p I call it soaking, and I believe a pan can soak for a whole season.
p My dishwashing is thorough, tuneful and slightly wet for everyone nearby.
p For a good dinner I would wash up twice, including the ceiling.
i Some of the best talks happen over a sink with a tea towel in hand.
i Doing the dishes is a kind of thank you letter, which I gladly write.
i I wash, because warm water is where my good ideas come from.
b Are you a washer or a dryer?
b What music goes with the dishes at yours?
=hangry
c Hunger makes me quiet more than grumpy, and one sandwich brings me straight back.
c I do get a little short when hungry, so I like to eat before serious talks.
c Feed me and I am sunshine, leave me hungry and I am light drizzle.
p When I am hungry even the kettle knows to keep its voice down.
p My hangry form can be defeated with any kind of pastry.
p Hungry me starts reading menus aloud like poetry.
i Hunger shows people as they are, and I turn into a man who stares at bakeries.
i I go thoughtful when hungry, though all of the thoughts are about cheese.
i There is a moment before dinner when I love the whole world or none of it.
b What are you like on an empty stomach?
b What emergency snack saves your mood?
=chocolateKind
c Dark chocolate with sea salt is my favourite, a square or six.
c Milk chocolate with hazelnuts, straight from the fridge so that it snaps.
c Plain milk chocolate wins for me, nothing clever, just a good thick bar.
p I eat one square of dark chocolate like a grown up and then the whole bar.
p My favourite chocolate is the one hidden where I can find it.
p Fruit and nut, because I like my vices to look like health food.
i Orange in dark chocolate gets me, it tastes like late December in any month.
i The dark kind, I like a sweet thing with a bit of an edge.
i Hazelnut, slowly, because chocolate is the best argument for doing nothing.
b Which chocolate is your weakness?
b Which one do you always leave in the box?
=chipsHow
c Fat chips with plenty of salt and vinegar, eaten out of the paper.
c I like my chips crispy outside, fluffy inside, with mayo on the side.
c Chunky ones with curry sauce, that is comfort with a wooden fork.
p Enough vinegar on my chips to make the next street sneeze.
p I claim to like them neat and then drown my chips in gravy.
p My method is to start with the crispy chips and end with burnt fingers.
i The soggy ones at the bottom of the paper are the secret best chips.
i Chips on a cold bench, steaming, beat any meal with a tablecloth.
i Salt, vinegar and the first one eaten far too hot, I never learn.
b What goes on yours?
b Would you share your chips or defend them?
=okNotDrinking
c That is completely fine with me, good company needs nothing in the glass.
c I am happy with a date without alcohol, tea and talk suit me well.
c No problem at all, have whatever you like and I will enjoy the evening.
p Perfect, I am funnier when people are sober enough to be polite about it.
p Fine by me, I can embarrass myself perfectly well on ginger beer.
p A soft drink date is ideal, my dancing needs no encouragement to stay away.
i I like evenings without alcohol, you remember exactly what made you laugh.
i Clear heads suit me fine, it is nice to know the sparkle is real.
i An evening on lemonade can go anywhere, and I would gladly find out.
b What is your favourite thing to sip instead?
b Where would you like to go for it?
=comfortFood
c Macaroni cheese, bubbling and slightly burnt on top, is my comfort food.
c A big bowl of mash with gravy mends most bad days for me.
c Toasted cheese sandwich and tomato soup, that is comfort on a tray.
p My comfort food is anything I can eat horizontally.
p Mashed potato, in a quantity that other people would call insulation.
p Crumpets, since each little hole holds butter and a bit of my sadness.
i Rice pudding, because it tastes like someone telling you it will be fine.
i Comfort food for me has to be eaten from a bowl with both hands round it.
i Shepherd's pie is mine, it seems to remember who you are.
b What is your own comfort food?
b Who made it for you first?
=tryNewFood
c I will try any food once, curiosity usually beats my nerves.
c New food excites me, and I would rather taste something odd than wonder.
c I am a fairly brave eater, as long as it holds still on the plate.
p I would eat an insect if somebody clapped and nobody filmed it.
p Brave with food, yes, though I sniff it first like a suspicious dog.
p My rule is one bite of anything, followed by bread if needed.
i The strangest dishes are usually somebody's childhood, so I like to taste them.
i I say yes to odd food, because a no never tastes of anything.
i There is always a second when the fork is halfway and you learn about yourself.
b What is the oddest thing you have eaten?
b Which food would you never dare try?
=saveSome
c Yes please, save me a piece, I would be delighted.
c I would love some, anything home made is a treat to me.
c A portion for me would be wonderful, and the tub will come back clean.
p Save me some, and guard it from everybody including yourself.
p Definitely yes, I will provide the fork, the appetite and the applause.
p Put my name on a big piece before I start begging in public.
i Please do, food somebody kept back for you always tastes a little different.
i Yes, a bite kept under foil is one of the nicest things a person can do.
i Keep some back for me, I am already curious what it says about you.
b What is your secret for making it so well?
b Who usually gets your first piece?
=badCookOk
c It does not matter to me at all, I like the company more than the cooking.
c Not being a cook is perfectly fine, kitchens are for two people anyway.
c Gladly I would eat it, the effort is what makes a dinner.
p That is fine by me, I have a strong stomach and a stronger sense of humour.
p No cooking skills are needed, I have eaten my own food and survived.
p Your plate would be cleared bravely, and I would only ask for water twice.
i A dreadful dinner makes a far better story than a perfect one, I think.
i Cooking is only one of the ways to feed somebody, and I like the others too.
i I do not mind a bit, burnt food tastes all right when the talk is good.
b What is the one thing you can make?
b What would you like somebody to cook for you?
=sandwichBest
c Bacon, soft white bread and brown sauce makes the perfect sandwich.
c A toasted cheese sandwich with a bit of onion beats them all for me.
c My ideal sandwich is good ham, sharp mustard and proper crusty bread.
p Fish fingers and tartare sauce, the finest thing a sandwich has ever carried.
p I build sandwiches so tall they need planning permission.
p Crisps go in every sandwich I respect, for the crunch and the scandal.
i Cheese and pickle, because a great sandwich needs a bit of argument inside it.
i The best sandwich is eaten on a train, watching somebody else's fields.
i Egg mayonnaise on fresh bread, humble and quietly perfect, that is mine.
b What goes into your best sandwich?
b Do you leave your crusts on or off?
=messyDateFood
c Order whatever you love, a bit of sauce never ruined a good date.
c I like messy food on a date, it gets the stiffness out of the way.
c Nothing is off limits for me, and garlic is fine if we both have it.
p On a date I avoid spaghetti only because it attacks me personally.
p Bring on the messy food, my shirt has always been the weaker party.
p Messy is perfect, nobody can stay mysterious with sauce up to the elbows.
i You only really meet somebody once they eat something with their hands.
i Messy food is a kind of truth test, and I would happily sit it.
i A date with no spills at all always makes me wonder what went unsaid.
b Which messy dish is worth the risk for you?
b What do you order when you want to play safe?
=eatTime
c I lean towards an early tea, around seven is when I am happiest to eat.
c Evening dinner somewhere near seven suits me best, not rushed and not starving.
c Tea or dinner, I like it early enough to leave room for the evening.
p My stomach starts asking about dinner at five and gets no peace until seven.
p I dream of dining late like an Italian and eat early like a toddler.
p Dinner is whenever the smell gets too good, usually well before eight.
i Late dinners appeal to me, a table after dark always feels like a small secret.
i Early on weekdays, and later when dinner has a candle involved.
i The nicest hour to eat is just as the light goes, whatever the clock says.
b When do you like to eat?
b Is it dinner or tea where you come from?
`;
