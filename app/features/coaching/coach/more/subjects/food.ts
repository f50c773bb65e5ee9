/** Food and drink. How a table of subjects is written: see subjects.ts. */
export const FOOD = `
= cooking: (?<!(?:hate|hates|can't|cannot|don't|won't|never|who|who can|you|you can|he|he can|pressure|bad at|not) )(?:cook(?:s|ed|ing)?(?! (?:islands?|county|strait|the books|up a storm at work))|cookery|home[ -]?cook(?:ed|ing|s)?|cookbooks?|cookery books?|trying (?:out )?new recipes|recipes(?! for (?:disaster|success)))
n cooking
sc Cooking for someone is a plain way of saying you're glad they came.
sc Cooking instead of ordering in, on a weekday, with a real onion. I respect that.
sp With cooking going on I'd offer to help and mostly guard the cheese.
sp Recipes say ten minutes of prep, as if the onions turn up peeled.
si Cooking is odd: two hours of work, ten minutes of eating, and people do it again tomorrow.
si There's a moment in cooking when people stop looking at the recipe. That's the good bit.
qc Is there a dish you could make with your eyes shut?
qc What do you like to cook when there's no rush at all?
qc What would you cook for someone who's had a terrible day?
qp Do you follow the recipe, or treat it as a rumour?
qp Who's allowed in the kitchen while you're at it, and who gets sent out?
qp Which dish has the smoke alarm joined in on?
qi When you taste from the spoon, whose voice do you hear?
qi Which smell from a kitchen takes you straight home?
qi What did you learn to make first, and who was standing next to you?
m Feeding people well takes a lot of thought they never see, and you do it anyway.
m It takes patience to stand over an onion until it's properly golden. I trust that in a person.
m You could just order something. Choosing to stand there and make it says a lot for you.
m Turning a board of raw bits into dinner, on purpose, after a long day, is a small heroic act.
f The dish I make when I want to impress is ...
f I still ring home to ask how to ...
f Don't talk to me in the kitchen while I'm ...
o you at the stove with a tea towel on your shoulder, tasting from a wooden spoon and frowning at it

= baking: (?<!(?:hate|hates|can't|cannot|don't|never|wake and|who|who can|sun|not) )(?:bak(?:e|es|ing)(?! (?:off|in the sun|bread))|(?:keen|amateur|home|hobby|weekend|stress|avid|terrible|bad|decent|good|enthusiastic) bakers?|banana bread|home[ -]?bak(?:ed|ing)|brownies|cinnamon (?:rolls|buns)|scones)
n baking
sc Baking makes a whole house smell as if somebody cares. I'm firmly in favour.
sc Anything with baking in it gets my vote, flour on the floor included.
sp My contribution to baking would be opening the oven too early and apologising to it.
sp Baking is chemistry, except the lab lets you eat the failures.
si Baking asks you to trust a closed door for forty minutes. Not everyone can.
si Cooks can fix things as they go. Bakers have to believe.
qc What's the last thing you saw come out of an oven that made you proud?
qc Sweet or savoury, if there were only one tin left in the house?
qc Who gets the first piece when it's still too warm to cut?
qp What's the flattest thing you've ever served with a straight face?
qp To the gram, or a rough handful and a prayer?
qp Corner piece, or the soft middle of the tray?
qi What do you make when your head's too full?
qi Which smell from an oven can stop you in a doorway?
qi Whose handwriting is on the recipe you trust most?
m You measure, you wait, and then most of it goes to other people. That's a generous hobby.
m Leaving the oven door shut takes a steady nerve. I wouldn't last five minutes.
m I bet somebody had a better Monday because you turned up with a tin.
m It takes care to do a thing to the gram that'll be crumbs by four o'clock.
f The bake I'd bring to meet your friends is ...
f My worst collapse in the oven was ...
f The one thing I'd add to every brownie is ...
o you with flour to the elbows, holding up a tin with one piece already missing

= bread: (?<!(?:banana|ginger|short|garlic|corn|zucchini|earn the|flat|better than sliced|since sliced|loaf of banana)[ -])(?:sourdough|breads?(?![ -](?:winner|crumbs?|line|basket of))|bread[ -]?(?:making|baking|maker)|focaccia|ciabatta|baguettes?|rye loaf|(?:my|a) sourdough starter)
n good bread
sc Good bread and cold butter beats most menus, and I'll stand by that.
sc I'm with anyone who takes bread seriously and goes for the end piece.
sp A sourdough starter is a pet you feed, name and then eat a bit of.
sp I'd promise to save some bread for tomorrow, and tomorrow there'd be a bag of crumbs.
si Bread is flour, water, salt and waiting, and the waiting does most of the work.
si A loaf crackles as it cools. Bread people go quiet for that.
qc Do you make it, or do you just know exactly where to find it?
qc Crust or crumb, if you could only keep one?
qc What goes on the first slice while it's still warm?
qp What would you call a sourdough starter if you had to name one?
qp How much of a loaf survives the walk home?
qp Is toast a snack, a meal or a philosophy?
qi Which loaf do you still think about?
qi What else in life are you happy to wait a whole day for?
qi When did bread and butter turn out better than the dinner?
m You notice the difference between bread and good bread, and that kind of attention is rare.
m Caring about the plainest thing on the table shows you know what matters.
m You strike me as someone who lets the loaf cool before cutting it. That's real self-control.
m In a sliced and wrapped sort of world, you've gone for the one that takes all night.
f The last time my dough rose properly, I ...
f The only right thing to put on fresh bread is ...
f I'd cross town for a loaf from ...
o you tearing a loaf in half over a board, crumbs all down your jumper

= cake: (?<!(?:piece of|takes the|have your|fish|rice|crab|potato|pan|urinal|caked|icing on the) ?)(?:(?:birthday|wedding|carrot|lemon drizzle|chocolate|sponge|layer|celebration|bundt|coffee|victoria sponge) cakes?|(?:cup|cheese)cakes?|victoria sponge|lemon drizzle|cakes?(?! (?:walk|day))|cake[ -]?(?:decorating|making|baking))
n cake
sc Cake on an ordinary Wednesday is one of the better ideas people have had.
sc I'm on the side of anyone who thinks a visit should come with cake.
sp I'd keep straightening the cut edge of a cake until there was no cake.
sp I'd ask for a small slice of cake and be hurt if somebody believed me.
si A cake with candles is the only time adults agree to sing badly together.
si Everyone remembers one birthday cake, and it's usually the wonky one.
qc Which cake would you ask for on your next birthday?
qc Do you make them, or are you the one they're made for?
qc The icing: eaten first, saved for last, or passed to someone else?
qp Have you ever hidden a disaster under extra cream?
qp Do you take the slice with the icing flower and look innocent?
qp What's your excuse for cake when it's nobody's birthday?
qi Which birthday cake do you remember from when you were small?
qi When there are candles, do you really make a wish?
qi Who would you carry a cake across a city for?
m The person who remembers there should be cake is the person a group would miss first.
m You take celebrating seriously. Most people forget until the day after.
m Getting a cake somewhere in one piece takes planning and calm, and people only see the candles.
m You picked the one food that's made to be cut up and handed round. That's generous.
f The birthday cake I still talk about was ...
f Leave me alone with a cake and ...
f I'd make a wonky cake for anyone who ...
o you carrying a lit cake through a dark doorway, eyes fixed on the candles

= pasta: (?<!(?:hate|dislike) )(?:pastas?(?! dough art)|spaghetti(?! (?:western|westerns|junction|straps?|code))|carbonara|lasagn[ae]s?|gnocchi|ravioli|tagliatelle|linguine|rigatoni|bolognese|cacio e pepe|pesto|risotto|tiramis[uù]|italian (?:food|cooking|cuisine|restaurants?|kitchen))
n pasta
sc Good pasta needs three ingredients and somebody who minds. I like people who mind.
sc A big bowl of pasta in the middle of a table is most of what I want from an evening.
sp I'd set aside the pasta water with great care and then pour it down the sink.
sp Nobody alive can measure dry pasta for two. It's always for six.
si There are hundreds of pasta shapes, and every family in Italy knows the right one.
si Pasta is the first thing people learn to make and the last thing they get right.
qc Which shape are you loyal to?
qc Red sauce, or butter and an unreasonable amount of cheese?
qc Which plate of it made you go quiet?
qp Would you report someone for snapping spaghetti in half?
qp When the waiter's grating the parmesan, do you ever say stop?
qp Do you test it with a fork, a wall or blind faith?
qi If an Italian grandmother let you ask one question, what would it be?
qi Who'd be round the table at your perfect four-hour Italian lunch?
qi Which sauce could you never get to taste like the one you remember?
m Simple food done properly is harder than fancy food, and you've noticed.
m There's warmth in anyone whose idea of a good evening is one big bowl in the middle.
m A sauce that simmers all afternoon takes faith. You sound like you've got it.
m You like the sort of dinner where people stay at the table. The world needs more of you.
f The sauce I'd never let anyone rush is ...
f My rule about parmesan is ...
f Open my cupboard and you'll find too much ...
o you rolling out pasta dough with far too much of it hanging off the table

= pizza: (?<!(?:hate|dislike) )(?:pizzas?(?!gate)|pizzerias?|pizza[ -]?(?:making|oven|nights?)|margherita)
n pizza
sc Pizza on the floor of an empty flat is one of the great meals.
sc Pizza needs a fierce oven and nobody talking for the first slice.
sp I'd burn the roof of my mouth on pizza again tonight, having learned nothing.
sp No bin has ever been the shape of a pizza box, and still nobody's given up.
si Cold pizza the next morning is a different food, and possibly the better one.
si How people handle the last slice of pizza is an exam nobody studies for.
qc Thin and charred, or thick with cheese to the edge?
qc What has to be on it, every time?
qc Which place spoilt you for all the others?
qp Do you eat the crusts, or leave them behind like little bones?
qp Knife and fork, or fold it and hope?
qp Where do you stand on pineapple, and how loudly?
qi Who gets your last slice without having to ask?
qi Which night of your life would've been worse without it?
qi Which would you rather have: the place in Naples, or the sofa and the box?
m You know what you like and you don't dress it up. That's very restful in a person.
m Putting pizza in plain words means you've stopped trying to impress, which is the impressive bit.
m I'd trust you with a table of eight who can't agree on toppings. That takes diplomacy.
m Liking the same thing as everyone and still having views on it takes a bit of character.
f My half of the pizza would have ...
f The pizza I'd defend in court is ...
f You get the last slice if ...
o you sliding a lopsided pizza off a peel, flour up your sleeve

= noodles: (?<!(?:pool|swim|wet|hate) )(?:ramen|noodles?(?! arms?)|noodle (?:soups?|bars?|bowls?)|phở|pho|udon|soba(?! hair)|laksa|tonkotsu)
n noodles
sc A big bowl of noodles on a wet night is as close to a hug as food gets.
sc I respect anyone who eats noodles properly, which is loudly.
sp I'd wear a white shirt to a noodle place and leave with a map on it.
sp The last noodle always gets away, and I'd chase it round the bowl far too long.
si Somebody was up at dawn with that broth and it's gone in ten minutes. Noodles are humbling.
si Noodle bars have it right: a counter, some steam, and nobody expecting small talk.
qc Broth first, or straight in with the chopsticks?
qc What's in the bowl you'd never get tired of?
qc How much chilli goes in before you call it done?
qp Is your slurp polite or proud?
qp How far have you gone to make instant noodles look like a restaurant did it?
qp What's the most broth you've ever worn home?
qi A counter, a plastic stool on a street, or your sofa: where does it taste best?
qi Which bowl turned a bad day round for you?
qi How far have you walked in the rain for the right bowl?
m Eating at a counter with a big bowl and no fuss takes an easy sort of confidence.
m You like food that takes two days to make and no ceremony to eat. Good instincts.
m Patience for the broth, no fear of the mess: that's a good balance in a person.
m You picked flavour over dignity, and I think that's the right way round.
f The bowl I'd queue in the rain for is ...
f What I add to instant noodles is ...
f With chopsticks I'm about as elegant as ...
o you bent over a steaming bowl at a counter, glasses fogged up
`;
