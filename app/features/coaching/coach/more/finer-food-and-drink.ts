/** Finer kinds of question, known by what was learned. Food and drink. Form: content/asked-about-him.ts. */
export const FINER_FOOD_AND_DRINK = `
=dinnerIdea
c Have a jacket potato with far too much cheese. It never fails.
c Make it a big bowl of pasta with garlic, lemon and lots of parmesan.
c Have an omelette and good bread, ten minutes and you're done.
c Make it soup and a cheese toastie tonight, warm and easy.
p Beans on toast, and nobody needs to know.
p Noodles for dinner. Big bowl, sofa, no sharing.
p Fish finger sandwich. I'm completely serious.
p Pancakes for dinner. You're an adult, nobody can stop you.
i Order a curry tonight and eat it on the sofa, you've earned it.
i Egg and chips tonight. It's exactly as good as you remember.
i Pasta for tonight. I'm saving my best idea for when I'm cooking.
i Have something easy tonight, eggs and toast, and let the day go.
b What are you in the mood for, something warm or something quick?
b Are you in the mood to cook or is it a takeaway night?
=foodOk
c Yes, that suits me very well. I'll bring the appetite.
c Yes, happily. There's very little I won't eat.
c Count me in. You order what you love and I'll follow.
c Yes, that sounds great to me, I like that sort of food a lot.
p More than fine with it, I just can't promise to leave you any.
p Yes, and I was hungry before you even asked.
p Sounds delicious, just forgive how I pronounce half the menu.
p Yes, and I'd like it known that I'm free and hungry.
i Yes, and I have a feeling you know exactly what to order.
i Yes, but you choose for me. I want to see what you pick.
i It's a yes, I like any place where the table fills with plates.
i Yes, and I'd like you to show me what's good there.
b Which dish should I try first?
b What do you always order when you eat there?
=spiceLevel
c I like a proper kick, as long as I can still taste my dinner.
c Medium suits me. I like to sweat a little, not cry.
c I love chilli, I just like some yoghurt within reach.
p I order it spicy and my forehead gives me away within minutes.
p Three chillies, please. I go pink but keep smiling bravely.
p Spicy food makes me hiccup, and I order it anyway.
i I can take more heat than you'd think. You'd have to test it.
i Plenty of chilli for me, though I'd let you take the first bite.
i I always want to go one chilli hotter than is wise, and sometimes I do.
b Are you a mild person or do you like it fiery?
b What's the spiciest thing you've ever eaten?
=breakfastUsual
c Eggs and buttered toast is my ideal breakfast, with nobody rushing me.
c Toast on busy days, and a proper fried breakfast whenever the morning allows.
c Porridge with something sweet on top is my idea of a good start.
c Toast and eggs when there's time, a banana when there isn't.
p Breakfast for me starts as muesli in theory and ends as toast in reality.
p A croissant for breakfast, and I wear most of it until lunch.
p I like any breakfast that's mostly jam.
p Breakfast is coffee first, then whatever toast lands on the plate.
i Something slow with eggs, though it depends who's across the table.
i Toast and marmalade, and no talking for the first five minutes.
i I like the kind of breakfast that quietly turns into lunch.
i A long breakfast with good bread and someone to talk to.
b What does a good breakfast look like for you?
b Do you talk at breakfast or need silence first?
=eggsHow
c Scrambled eggs, soft and slow with plenty of butter, every single time.
c I like mine with a runny yolk and decent toast.
c Poached if someone clever is cooking, fried if it's left to me.
p My eggs start as an omelette and end up scrambled.
p Soft boiled with soldiers. I never grew out of it.
p Any way but rubbery, eggs shouldn't bounce.
i Runny. I could forgive a lot for a good yolk on toast.
i Scrambled, but there's a trick to it and I don't tell just anyone.
i Runny, plenty of pepper, and someone nice stealing my toast.
b How do you like yours done?
b What else belongs on your plate beside the eggs?
=teaHow
c Strong, a splash of milk, no sugar, and a big mug.
c I like my tea the colour of a good brick, milk in and no sugar.
c Milk, no nonsense, and the bag left in long enough to do its job.
c Fairly strong, milk, no sugar, and made in the mug.
p Tea so strong it holds the spoon up, with milk and no sugar.
p Strong, with milk, and usually forgotten until it's cold.
p Strong, with a biscuit. I count the biscuit as part of the order.
p Strong and milky, and I'll pretend any cup you make is perfect.
i Strong, no sugar, and ideally made by someone who's better at it.
i Strong, and with someone who's got time for a second cup.
i Strong, with milk. Now I'm curious how you have your tea.
b And how do you have your tea?
b Who makes the best cup of tea you know?
=milkFirst
c Milk last, so I can see what colour I'm making.
c Milk last with a bag. With a teapot I'm easy.
c Tea first, always, the milk is there to finish the job.
p Milk last, and I watch it far too closely.
p Milk second, and I hope that doesn't end things here.
p Tea first, but I'd overlook anything if there's cake.
i Milk after, I like that little cloud when it goes in.
i Milk last, and now I'm curious which side you're on.
i Milk second, but the right person could talk me round. Maybe.
b Are you milk first or milk last?
b Would you forgive a man who does it the other way round?
=biscuitFav
c Chocolate digestive. Plain, reliable, better than it needs to be.
c Oaty ones like hobnobs, I like a biscuit with some bite.
c Shortbread is my favourite biscuit, the thick kind that tastes mostly of butter.
p Custard creams. I know, but I stand by it.
p Bourbons, and I take the last one in the tin very innocently.
p Jaffa Cake, and yes, it's a biscuit.
i Ginger nuts. They don't get the love they deserve.
i Anything half covered in chocolate, and I'd eat the plain half first.
i Viennese whirls. They fall apart on you and I forgive them.
b Which biscuit would you never share?
b What was in the biscuit tin when you were little?
=dunkBiscuit
c I dunk my biscuits without shame, two seconds in and straight out.
c Of course I dunk, even in polite company.
c Yes, a quick dip, because biscuits and tea belong together.
p I dunk bravely and lose half of it every time.
p I dunk, and I keep a teaspoon ready for the rescue.
p Yes, and the bottom of my mug proves it.
i I dunk, and always one second too long. I like to live a little.
i Yes, I like that one second when it could go either way.
i I do, and I've already decided you're a dunker too.
b Which biscuit do you trust with a dunk?
b Do you dunk in public or only at home?
=cheeseFav
c Mature cheddar, the crumbly kind that bites back a little.
c Cheese is one of my great loves, and a ripe Brie leads the list.
c Give me a good blue with a pear over most desserts.
p Brie, eaten straight from the fridge when I think nobody's looking.
p Halloumi, I like a cheese that squeaks.
p Cheddar on weekdays, something really smelly at weekends.
i A really smelly Camembert. You'd have to like me a lot.
i Goat's cheese with honey. Try it once and you'll see.
i A hard old pecorino, and I'd go a long way for a good one.
b Which cheese could you never give up?
b What do you put next to yours, crackers or fruit?
=sauceSide
c Brown sauce on bacon, mayo with chips, and I won't be moved.
c Mayonnaise, ideally with a bit of garlic in it.
c I'm a hot sauce man, a few drops wake up almost anything.
p Ketchup, in amounts that would embarrass me in front of a chef.
p Garlic mayo, and if I can still see the chips I keep pouring.
p I mix ketchup and mayo and call it cooking.
i Curry sauce, and I'd steal a bit of yours too.
i Gravy, and on more things than I'd admit this early.
i Mustard, the kind that catches you by the nose.
b Which sauce could you not live without?
b What do you like to dip your chips in?
=oddFood
c No, I don't think so. It's its own thing.
c I'd say no. If your gran wouldn't call it that, it isn't.
c It's a no from me, and I've thought about it more than I should.
p No, though I've lost whole evenings to that kind of question.
p Yes, and I'd say it under oath with my mouth full.
p Firm no, and I could argue about it all evening.
i I say no, but I'd love to hear you argue yes.
i Yes, it counts, and I'd happily eat the evidence either way.
i Part of me says yes, but my honest answer is no.
b Where do you stand on it yourself?
b Which food argument could you go on about all night?
=leftovers
c Leftovers are some of the best meals there are, especially curry on day two.
c I love leftovers, dinner's already cooked and nobody had to ask.
c Cold pizza and yesterday's stew are both very welcome on my plate.
c Yes, most things taste even better on the second day.
p I rarely say no to leftovers, I just call them lunch.
p Love leftovers, cold with a fork at the fridge. Me at my most elegant.
p Love them, though they rarely make it past midnight.
p I love leftovers so much that I cook too much on purpose.
i Yes, cold or warmed up, I'd never let a good dinner go to waste.
i Yes, and if they're yours I'd like to hear more.
i Yes. I'd make lasagne just for the corner piece the day after.
b Which dish of yours is better the next day?
b Do you eat yours cold or heat it up properly?
=nightSnack
c Cheese on toast. Quick, warm, does the job.
c A bowl of cereal at midnight beats most dinners in my opinion.
c I like something salty late at night, crisps or crackers with a bit of cheese.
p One biscuit, then another, until the packet feels light.
p Cheese, straight from the fridge, as quietly as I can.
p Toast, eaten over the sink in the dark so it doesn't count.
i Toast. Somehow it tastes better when I should be asleep.
i Crackers with far too much butter, and ideally a partner in crime.
i Cold pizza at midnight, and I'd deny it in the morning.
b What's your favourite midnight snack?
b Are you a quiet snacker or a rustler?
=sweetSalty
c Savoury first, sweet straight after, I like my cravings in that order.
c Salty wins by a whisker, but chocolate comes close.
c I'm more savoury by nature, with a sweet tooth that wakes up late.
p I alternate sweet and salty, so technically I never need to stop.
p Both, and I'd have them in the same bowl if I could.
p Salty by day, sweet after dark, hungry in between.
i Salted caramel, and yes, I know that's cheating.
i I say savoury out loud, but put a cake near me and see.
i Sweet. Dark chocolate, and I'd break you off the bigger half.
b Are you team sweet or team salty?
b Which treat can you never walk past?
=bakeCakes
c Simple cakes, yes. I like anything that ends with a warm kitchen.
c Give me a simple recipe and I'll bake something decent.
c Banana bread I'd trust myself with, a tiered cake I'd leave to you.
c I can follow a recipe, so a plain cake or bread is fine.
p Yes, and I call it rustic so the lumps count as style.
p A bit of baking, yes, mostly the part where you lick the spoon.
p On Bake Off I'd be out in week one, hugging everyone.
i A little, mostly for the smell and whoever comes to find it.
i I'd bake for the right person. Not well, but with feeling.
i Simple things, yes. Baking for someone says a lot without words.
b What do you bake best?
b Which cake would win your heart?
=barbecue
c I love a barbecue, smoky jumper and all.
c Give me tongs and a good fire and I'm a very happy man.
c Charcoal every time, and plenty of patience.
p I hold the tongs with great confidence and very little plan.
p My technique is mostly standing in the smoke wherever I move.
p I can turn any sausage into charcoal and still serve it with pride.
i I'm good with a fire, and better company once it's burned down.
i My favourite bit is after the food, when nobody wants to leave the fire.
i I love a barbecue, most of all when it runs late into the evening.
b What would you bring to a barbecue?
b Which grilled thing do you always go back for?
=foodSmell
c Fresh bread is the food smell that stops me in the street.
c Onions going soft in butter, that's when I get hungry.
c Coffee first thing beats everything else for me.
p Bacon. I'd follow that smell through a stranger's door.
p Garlic in butter, I'd wear it as aftershave.
p Any cake smell at all can lead me round a house by the nose.
i Cinnamon. It always smells like somewhere I'd want to stay.
i Toast, slightly too dark. I can't explain that one.
i Roast potatoes. One smell and I'm useless for anything else.
b Which smell takes you straight back home?
b What does your kitchen smell of on a good day?
=hatedAsKid
c Sprouts were the enemy, and now I happily eat them with butter and pepper.
c Overcooked cabbage, mostly for the smell.
c Mushrooms seemed wrong to me when I was small, and now I love them.
p As a child I considered anything green a personal attack.
p Lumpy custard. I still haven't forgiven it.
p Liver. I'm still not sure who it is for.
i Olives, and now I'd eat the whole bowl.
i Beetroot, and I was so wrong about beetroot.
i Blue cheese, which makes me wonder what else I was wrong about.
b What did you refuse to eat when you were little?
b Have you come round to anything you hated back then?
=seafood
c Yes, fish and chips by the sea is about as happy as I get.
c I have a soft spot for seafood, especially prawns in garlic.
c Yes, good fresh fish with lemon and butter is hard to beat.
p I love it, as long as it stops looking at me first.
p Most of it, yes. Oysters I do with my eyes closed.
p Yes, though me and a crab is mostly noise and napkins.
i Yes, and ideally so close to the sea you can hear it.
i Mussels are my thing, a big pot, bread and no hurry.
i I like it, and I'd try an oyster if you went first.
b What is your favourite thing from the sea?
b Have you got a favourite spot for fish and chips?
=vegFav
c Roast carrots with a bit of honey are my favourite veg by far.
c Green beans, peas and anything that comes off the grill.
c I eat my greens happily, spinach most of all, with butter and garlic.
p Potatoes, if they count as a vegetable. If not, peas.
p Broccoli, as long as it comes with cheese.
p Carrots, mostly in cake form.
i Aubergine. Anyone who hates it hasn't had it done right.
i Leeks. Nobody ever says leeks, and I think they're missing out.
i A tomato still warm from the sun, even if it's a fruit.
b Which vegetable do you secretly love?
b Which one would you happily never see again?
=lastMeal
c A roast with all the trimmings, crumble with custard, and no rush.
c My last meal would be fish and chips, outdoors, with people I love.
c Steak, proper chips and a sticky toffee pudding would send me off smiling.
p A brisket that takes fourteen hours to cook, obviously.
p A buffet. They'd have to drag me away.
p A very large artichoke, eaten extremely slowly.
i Buttered toast. I could have anything, and I'd still ask for that.
i Soup and bread, honestly. I'd care more about who's at the table.
i Lobster, with butter up to my elbows and nobody minding.
b What would be on your last plate?
b Who would you want around that table?
=chopsticks
c Chopsticks, fork or fingers, I'm happy with any of them.
c Chopsticks are fine by me, and hands too, whatever suits the food.
c Fingers are fine by me, some food tastes better that way.
p With chopsticks I look elegant until something slippery is involved.
p With chopsticks I mostly stab things. My hands do a better job.
p Hand me any cutlery and I'll still end up with sauce on my sleeve.
i I'd happily eat with my hands, it makes a date less stiff.
i Chopsticks or fingers, either way you should guard your plate.
i I'd do whatever you do, and copy you when you're not looking.
b How are your own chopstick skills?
b Which food do you always eat with your fingers?
=sharePlate
c I love sharing, two forks and one plate is the best way.
c You can steal a chip any time, and the first bite too.
c Sharing plates suit me, that way I get to taste twice as much.
p I'd share everything but the last chip.
p Take what you like, just go easy on the dessert.
p Of course, though I may watch your fork quite closely.
i You'd get the best bite, and I'd pretend it was nothing.
i Yes, and I'd order with your half in mind.
i Two spoons, one dessert. That's my idea of a good evening.
b Do you share or guard your plate?
b Which dish would you never share a bite of?
=orderForMe
c Gladly, tell me one thing you love and one you hate, and I'll order.
c I'd like us to order for each other, it's more fun.
c Happy to choose, something safe and something a bit brave.
c I'd be glad to, and I'd ask what you're hungry for first.
p Yes, though I'd panic and add chips.
p Yes, in a firm voice, pointing at whatever I can't pronounce.
p Only if you order for me too, so we both suffer.
i Yes, and I think I could already guess two things you'd like.
i I would, and I'd pick the dish you looked at twice.
i Gladly, if you'd close your eyes for the first bite.
i I would, and I'd watch your face when it comes to the table.
b What would you order for me?
b What should I never order for you?
=toastHow
c Golden toast, real butter right to the edges, and marmalade on top.
c I like my toast just this side of dark with plenty of salted butter.
c Beans, cheese and black pepper on toast, and that's dinner sorted.
p Golden, in theory. Then I look away for one second.
p I butter it like I'm plastering a wall.
p Peanut butter on toast, applied so thickly that talking becomes impossible.
i Slightly burnt, cold butter. I know how that sounds.
i Dark, lots of butter, and eaten before it gets to the table.
i Honey and a pinch of salt. Try it before you argue.
b What goes on your toast?
b How dark do you like it?
=mumRecipe
c For me it's anything with gravy, and nobody leaving hungry.
c A good homemade pie is the one I'd drive home for.
c The simple dishes, soup and pie, the kind nobody can quite copy.
p Every family recipe I respect includes the words a bit of this.
p My part in family recipes is mostly the eating.
p The roast potatoes. I think someone leaves out one ingredient on purpose.
i A slow stew, the family kind that's never the same twice.
i The gravy. You can never get it right yourself, and it drives me mad.
i Something slow and simple. I'd trade it for one of yours.
b Which family dish would you never change?
b Who was the great cook in your family?
=fridgeNow
c For me a good fridge needs cheese, something green and something to look forward to.
c The essentials for me are butter, eggs and a good jar of pickles.
c Cheese at the top, good intentions at the bottom.
c Eggs, cheese and something green is all I'd ever want in there.
p Cheese, and at least one jar nobody can identify.
p Think one lonely vegetable and a lot of sauces.
p Always one ingredient short of an actual meal.
p Half a lemon, three mustards and a great deal of hope.
i Mostly cheese. Draw your own conclusions.
i I'd want cheese, salad, and a treat hidden behind the salad.
i Enough for dinner for two, if you're not fussy.
i If I've planned well, cheese, olives and a small late supper.
b What's always in yours?
b What must never run out in your kitchen?
=packedLunch
c A good cheese sandwich and an apple is my idea of a proper lunch.
c For lunch I lean towards last night's dinner in a box, it always tastes better.
c Something simple like soup and bread keeps me cheerful through the afternoon.
p Any packed lunch of mine is gone by half past ten.
p I'm a sandwich man, with crisps put inside it when nobody is watching.
p A meal deal, and I take longer over it than over anything important.
i A sandwich, and something sweet I pretend to have forgotten about.
i Soup or a sandwich, eaten outside on a wall if the weather lets me.
i A sandwich in foil still feels like a school trip to me, and I like that.
b What's in your perfect lunchbox?
b Do you eat at your desk or escape?
=cinemaSnack
c Popcorn, half sweet and half salty, in the biggest bucket they have.
c I go for salted popcorn at the cinema, with something chocolatey to balance it.
c Pick and mix, heavy on the cola bottles, light on the white mice.
p My popcorn lasts exactly until the film starts, every single time.
p Nachos in the dark, and I find out where they went afterwards.
p Crisps, so the loudest snack in the quietest scene is usually mine.
i Chocolate dropped into warm popcorn. You can thank me later.
i Popcorn, one bucket for two, so our hands meet by accident.
i Popcorn, though I mostly end up eating what the other person got.
b What's in your cinema bag?
b Do you finish yours before the film starts?
=iceCreamFlavour
c Pistachio, in a cone, and I'm happy for the afternoon.
c Mint choc chip. I don't even look at the others.
c Salted caramel and dark chocolate, two scoops.
c Strawberry ice cream, in a cone, preferably near the sea.
p Vanilla with a flake, and some of it on my chin.
p Raspberry ripple, but only after three tiny tasters of everything else.
p I order one sensible scoop of chocolate and come away with three.
p Chocolate, two scoops, and at least one of them on my shirt.
i Lemon. People think it's boring and I let them.
i Rum and raisin. I know, but hear me out.
i Coffee ice cream, on a wall somewhere, with no plans after.
b Which two scoops are yours?
b Do you choose a cone or a tub?
=roastBest
c Roast potatoes, crunchy outside and fluffy inside, are the whole point of Sunday.
c The best part is a Yorkshire pudding filled to the brim with gravy.
c I love a roast for the crispy edges, on the meat and the potatoes alike.
p Honestly, I'm mostly there for the gravy.
p Roast potatoes, and please don't count how many.
p The last Yorkshire, and I won't be polite about it.
i Potatoes first, then the hour afterwards when nobody can get up.
i Gravy on everything, and I have views on how it is made.
i The crispy bits in the roasting tin, before anyone notices.
b What has to be on your roast?
b Who makes the best gravy you know?
=streetFood
c I love street food, a paper tray and no dress code suits me.
c Food markets are my favourite kind of wandering, with a dumpling in each hand.
c Yes, anything fresh from a stall with a long queue is good enough for me.
p Love a food market. I plan one snack and leave barely able to walk.
p I love it, though my shirt usually suffers.
p Put me near a food stall and I lose all my table manners.
i Yes, and I always end up at the stall with no sign.
i I do, it's easier to talk with something warm in your hands.
i Yes, as long as you're choosing. I suspect you'd know the good stall.
b Which stall would you drag me to first?
b What's your favourite thing from a food stall?
=coffeeCups
c Two coffees a day would do me, strong and simple.
c One good strong one in the morning makes me a nicer man.
c One early and one after lunch sounds right to me.
c I could manage with one coffee, but I'd rather not have to.
p Before the first coffee I communicate mostly in nods.
p I could give it up any time. Just not this week.
p I could live without it, but nobody should have to watch.
p However many coffees it is, I only admit to two.
i The smell of coffee is half the reason I get up.
i One strong coffee, slowly, and I'd rather have it in company.
i Always one coffee more and an hour later than is sensible.
b How many cups before you feel human?
b What does your perfect coffee look like?
=soupWhenIll
c Chicken soup with lots of pepper and buttered toast.
c Soup, honey and lemon, and an early night.
c A bowl of porridge with honey, warm and easy to get down.
p Soup, toast and a lot of sighing. It works.
p For a cold I recommend soup, ginger and being dramatic under a blanket.
p Tomato soup and sympathy, in equal amounts.
i Soup, and it works twice as well if someone brings it to you.
i Ginger, honey, lemon, and a film you've already seen.
i Plain rice and broth. Sounds sad, works every time.
b What did you get as a kid when you were poorly?
b Who would you want bringing you the soup?
=pubKind
c An old pub with a fire, low lights and a dog asleep somewhere.
c I like a small cafe with mismatched chairs and cakes that look home made.
c Places where you can hear each other talk win every time for me.
c Somewhere cosy and a bit old, with good food and no loud music.
p Anywhere with a comfy corner and crisps, I'm easy to please.
p My perfect cafe has a cat that ignores me and a cake that doesn't.
p Cosy ones. In trendy bars I can never work out the chairs.
p The kind where the menu is short and the chips are large.
i Small, a bit dark, the kind you'd never find by accident.
i The kind where you look up and it's closing time.
i Give me a window seat with rain on it and I could stay till closing.
b What sort of place feels like yours?
b Do you go for the corner or the window?
=tipping
c I do tip properly, good service deserves more than a thank you.
c I like to round up generously, it's hard work with a smile on.
c Yes, it's the easiest way to make someone's evening.
p I tip, and then worry all the way home that it was the wrong amount.
p Faced with the tip screen I panic and become surprisingly generous.
p My tipping maths is awful, luckily always in their favour.
i I do, and yes, I notice how other people do it.
i Well, and quietly. I like to be gone before they notice.
i More than I plan to, and I've never regretted it.
b Are you a big tipper yourself?
b What earns a big tip from you?
=eatAlone
c I don't mind it at all, though good food likes company.
c I'm comfortable at a table for one, it can be a quiet treat.
c It's peaceful, but I'd still rather have someone nice across the table.
c It's fine by me, a good meal is a good meal even alone.
p Dining alone suits me, nobody counts how much bread I have.
p When I eat alone I'm great company and always agree on dessert.
p I'm fine with it, nobody steals my chips.
i Happy to eat alone, though I always end up listening to the next table.
i A table for one is fine by me, and I like people who can do it.
i I like it now and then, but I'd give up my table for good company.
b Do you enjoy a table for one?
b What do you cook when it's only you?
=orderYou
c Yes please, whatever you're having.
c That'd be lovely, something simple, and the next one's on me.
c Thank you, yes. I trust your taste completely.
p Yes please, anything I can't spill in front of you.
p Something that makes me look sophisticated. Failing that, chips.
p Surprise me, as long as I can pronounce it.
i You choose. I want to see what you think I'd like.
i Get me the thing you nearly chose yourself, then we can both try it.
i Whatever you pick. I've a feeling you'll get it right.
b What are you having yourself?
b What looks good there?
=whatHaving
c Whatever the kitchen does best is what I'm having.
c Something slow cooked, with a side we can both raid.
c The special for me, I like leaving it to the cook.
p I'll study the menu for ages and then order the thing with chips.
p My plan is to order bravely and then envy your plate.
p Whatever gets carried past us smelling the best.
i The special, because I like finding out what it is.
i Something we can both pick at, two forks, one plate.
i Probably the same as you. I think you order well.
b What has caught your eye?
b Are you a starter person or a pudding person?
=kitchenDisaster
c Anything with pastry goes wrong when I'm in charge.
c Mine always go the same way, too much heat and too much confidence.
c Rice is my weak spot, it goes from raw to glue in a blink.
c Plenty of burnt dinners, but nothing a sandwich couldn't fix.
p My smoke alarm usually tells me when dinner's ready.
p I can burn a salad, and I say that with a certain pride.
p My worst dishes could be used to repair roads.
p I trust my memory over the recipe, and then there's toast.
i Burnt dinners mostly, and some still turn into good evenings.
i Pancakes. The first one always ends up somewhere it shouldn't.
i Anything with a timer, I start talking and forget it's on.
b Are you a good cook or just a brave one?
b Which dish never works out for you?
=foodFight
c Brunch is overrated, it's just a late breakfast with a queue.
c My food opinion is that chips are better soft with vinegar than crispy.
c Raisins belong in cake and nowhere else.
p A burger should fit in your mouth. That's all I ask.
p Lobster is mostly an excuse for butter.
p Crisps improve every sandwich, no exceptions.
i Cold pizza beats fresh pizza. There, now it's out.
i Avocado is overrated, but I'm ready to be proved wrong by you.
i The crust is the best bit of almost anything, and people leave it.
b What food opinion gets you in trouble?
b Which overrated food would you ban first?
=steakHow
c Medium rare for me, with a good crust and a bit of salt.
c Pink in the middle and properly charred outside is how steak should be.
c Medium, juicy, and no drama about it.
p I say medium rare in a deep voice and hope nobody asks a follow up.
p Pink, but not so pink it could still recover.
p Medium, but I'm mostly there for the chips.
i Medium rare, and I'd want to try yours whatever you order.
i Pink, and I'll say no more in case you disagree.
i Rare, though I usually only dare to ask for medium.
b How do you order yours?
b Do you want chips or salad beside yours?
=dessertOrder
c Always dessert, and crumble with custard leads the list.
c I always look at the pudding menu, and sticky toffee usually wins.
c Cheesecake, two spoons, is exactly how I like a dinner to end.
p I say I'm full and then read the whole dessert menu.
p There's always room. I've never understood people who are full.
p Always. I eat the main course out of politeness.
i Always, it's a good excuse not to leave yet.
i Tiramisu, and I'd only pretend to share it.
i Lemon tart, though I'd want a taste of yours first.
b Which dessert can you never refuse?
b Do you share yours or order two?
=takeawayUsual
c A good curry with a naan the size of a pillow is my takeaway.
c Chinese, with crispy beef and more prawn crackers than anyone needs.
c Fish and chips on a Friday is the takeaway I look forward to most.
c Pizza most often, thin crust and plenty of olives.
p Curry for one, and it always arrives with cutlery for five.
p I read the whole menu with interest and then order the same noodles.
p Fish and chips, with the vinegar soaking through the bag.
i Thai, I like that first smell when you open the lid.
i Pizza, on the floor, straight from the box. No plates.
i Dumplings, and always more than I could possibly need.
i Indian, a few small things in the middle of the table to share.
b What is your usual order?
b Which takeaway saves you on a bad day?
=cookForMe
c I'd love to cook you something slow, with garlic and good bread.
c Yes, gladly, a proper plate of pasta and you don't lift a finger.
c I'd love to, tell me what you like and I'll try.
c I'd love to cook for you, a good stew and something sweet after.
p Certainly, and the fire brigade can join us for dessert.
p Pasta, and please say nice things about the apron.
p Of course. For you I'd even use the second pan.
p Yes, and I'd like my omelette judged kindly.
i Yes, something slow, so we'd have to talk while we wait.
i Yes, a Thai curry from scratch, with you tasting from the spoon.
i Risotto, because someone has to keep me company while I stir.
i I would, something warm and simple, and you'd get the best seat.
b What would you love me to cook?
b Would you sit and watch or steal from the pan?
=washUp
c You cook, I wash up, that seems only fair.
c I like doing the dishes together, one washes, one dries, both talk.
c Sleeves up, music on, I'm happy to wash up.
p I'd do the dishes, though I call it soaking and it can take days.
p I wash up, I sing, and the floor gets wet.
p For a good dinner I'd wash up twice.
i Happy to wash up, some of the best talks happen at the sink.
i I do, especially if you stay and dry.
i I wash, you choose the music. I think that could work.
b Are you a washer or a dryer?
b What music goes with the dishes at yours?
=hangry
c Hunger makes me quiet more than grumpy, and one sandwich brings me straight back.
c I do get a little short when hungry, so I like to eat before serious talks.
c Feed me and I'm lovely. Late lunch, slightly less so.
p When I'm hungry I start looking at other people's plates.
p I do, but any pastry fixes it.
p Hungry me starts reading menus out loud.
i I turn into a man who stares into bakery windows.
i I go thoughtful, but all the thoughts are about cheese.
i A little hangry, yes. Keep a snack in your bag for me.
b Sweet or salty, what brings you back fastest?
b What emergency snack saves your mood?
=chocolateKind
c Dark chocolate with sea salt is my favourite, a square or six.
c Milk chocolate with hazelnuts, straight from the fridge so it snaps.
c Plain milk chocolate wins for me, nothing clever, just a good thick bar.
c Milk chocolate, and I like it plain more than fancy.
p One square of dark like a grown up, then the whole bar.
p Milk chocolate, and whichever bar is already open.
p Fruit and nut, because I can call it healthy.
p All of it, but milk chocolate goes first.
i Dark with orange. It tastes like Christmas in any month.
i Dark, and darker than most people like it.
i Hazelnut, and the last square would be yours.
b Which chocolate is your weakness?
b Which one do you always leave in the box?
=chipsHow
c Fat chips with plenty of salt and vinegar, eaten out of the paper.
c I like my chips crispy outside, fluffy inside, with mayo on the side.
c Chunky ones with curry sauce and a wooden fork.
p Enough vinegar to make the next table sneeze.
p I claim to like them plain and then drown them in gravy.
p Crispy, salty, and under anything they offer to pour on them.
i Lots of vinegar, then straight for the soggy ones at the bottom.
i Salt and vinegar, on a cold bench, with someone to share them.
i Salt, vinegar and the first one eaten far too soon, I never learn.
b What goes on your chips?
b Would you share your chips or defend them?
=okNotDrinking
c Completely fine, good company doesn't need anything in the glass.
c I'm happy with that, good talk and something nice to sip is plenty.
c No problem at all, have whatever you like and I'll enjoy the evening.
p Perfect, I'm a cheap date and proud of it.
p Fine by me, I can embarrass myself perfectly well on ginger beer.
p It's fine, my dancing doesn't need any encouragement.
i I like that, then I'd remember every word the next day.
i More than fine, then I'd know you really were laughing at my jokes.
i Sounds good to me, and I already have an idea where.
b What's your favourite thing to sip instead?
b Where would you like us to go?
=comfortFood
c Macaroni cheese, bubbling and slightly burnt on top, is my comfort food.
c A big bowl of mash with gravy mends most bad days for me.
c Toasted cheese sandwich and tomato soup, that's comfort on a tray.
c A warm bowl of pasta with plenty of cheese always helps me.
p Pizza, ideally eaten lying down.
p Mashed potato, in an amount I won't put in writing.
p Crumpets, with more butter than seems possible.
p Toast with too much butter, followed by more toast.
i Rice pudding. It shouldn't work, and it always does.
i Soup in a big bowl, and nobody asking me anything for an hour.
i Shepherd's pie, and I'd make enough for two.
i A good curry and rice in a deep bowl, eaten slowly on the sofa.
b Sweet or savoury when you need cheering up?
b Do you cook it yourself or send out for it?
=tryNewFood
c I'll try any food once, curiosity usually beats my nerves.
c New food excites me, and I'd rather taste something odd than wonder.
c I'm fairly brave, as long as it holds still on the plate.
p I'd eat an insect if someone dared me and nobody filmed it.
p Brave, yes, but I'd sniff it first.
p My rule is one bite of anything, followed by bread if needed.
i I'd try nearly anything. Only tripe makes me politely leave the table.
i I say yes first and ask what it was afterwards.
i I'm braver when someone's watching, so you'd better come along.
b What is the oddest thing you have eaten?
b Which food would you never dare try?
=saveSome
c Yes please, save me a piece, I'd be delighted.
c I'd love some, homemade is always a treat.
c A portion for me would be wonderful, and the tub will come back clean.
c Yes please, I'd really love to try some.
p Yes please, and guard it from everyone, yourself included.
p Definitely yes, I'll bring the fork.
p Put my name on a big piece before I start begging.
p Yes please, and I hope your idea of a slice is a big one.
i Please do. Now I'll be thinking about it all day.
i Yes, and I hope you're the one bringing it.
i Yes please, and I'd want to hear how you make it.
b What is your secret for making it so well?
b Who usually gets your first piece?
=badCookOk
c That's fine by me, I'd care about the company more than the cooking.
c That's perfectly fine, I'd want us both in the kitchen anyway.
c I'd eat it gladly, the effort is what counts.
p Fine by me, I've a strong stomach.
p Don't worry, I've eaten my own food and survived.
p I'd clear the plate and only ask for water twice.
i It's fine. I think we'd laugh more over a terrible dinner.
i I don't mind at all, I'd rather have you talk to me while I cook.
i Doesn't matter to me. I bet there's something else you're brilliant at.
b What is the one thing you can make?
b What would you like someone to cook for you?
=sandwichBest
c Bacon, soft white bread and brown sauce makes the perfect sandwich.
c A toasted cheese sandwich with a bit of onion beats them all for me.
c My ideal sandwich is good ham, sharp mustard and proper crusty bread.
p Fish fingers and tartare sauce. Don't laugh.
p Ham, cheese, pickle, and too tall to bite.
p Cheese and crisps in soft white bread, and no shame at all.
i Cheese and pickle, but the pickle matters more than people think.
i Brie and fig jam on warm bread. Trust me on this one.
i Egg mayonnaise on fresh bread. Plain, and I'd fight for it.
b What goes into your best sandwich?
b Do you leave your crusts on or off?
=messyDateFood
c Order whatever you love, a bit of sauce never ruined a good date.
c I like messy food on a date, it breaks the ice.
c Nothing is off limits for me, and garlic is fine if we both have it.
p Only spaghetti scares me, it always gets my shirt.
p Bring it on, I'll wear something dark.
p Messy is perfect, nobody stays mysterious with sauce up to the elbows.
i I like it, you can't stay on your best behaviour for long.
i The messy thing, always. I'd like you more for it.
i Nothing's off limits. Two neat salads would worry me more.
b Which messy dish is worth the risk for you?
b What do you order when you want to play safe?
=eatTime
c I lean towards an early tea, around seven is when I'm happiest to eat.
c I'm flexible, but around eight feels civilised.
c Early for preference, it leaves more room for the evening.
p My stomach starts asking about dinner at five and gets no peace until seven.
p I dream of dining late like an Italian and eat early like a toddler.
p Dinner is whenever the smell gets too good to wait.
i Late, if I'm in good company. Otherwise as soon as possible.
i Early on weekdays, later when there's a candle involved.
i Just as it gets dark, whatever the clock says.
b When do you like to eat?
b Is it dinner or tea where you come from?
`;
