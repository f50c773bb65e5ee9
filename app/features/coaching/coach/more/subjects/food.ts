/** Food and drink. How a table of subjects is written: see subjects.ts. */
export const FOOD = String.raw`
= family-recipes: (?:my |our )?(?:great[ -])?(?:gran|grandma|granny|grandmother|nan|nana|nanna|nonna|abuela|babcia|oma|yiayia|teta|mum|mom|mam|mama|mother|dad|grandad|aunt(?:y|ie)?|family)(?:['’]?s)? (?:[\w-]+ ){0,2}?(?:recipes?|cooking|kitchen|cookbook|sauce|soup|cake|pie|stew|lasagn[ae]|recipe book)|(?:old|handed[- ]down|inherited|secret) recipes?|recipes? (?:from|of) my (?:gran\w*|nan\w*|m[uo]m|mother|family|abuela|nonna|babcia)
n the family recipes
sc A family recipe with stains on it beats any cookbook on the shelf.
sc Keeping a family recipe going is one of the kinder things anyone can do.
sp Family recipes say enough of this, a bit of that, until it's right. I'd need a lawyer.
sp I'd follow a grandmother's recipe to the letter and be told it's nice, dear.
si Family recipes always leave one thing out. I like to think it's so that you ring and ask.
si A family recipe is a way for somebody to stay in the room.
qc Whose dish is it that you'd never want to lose?
qc Is it written down anywhere, or does it live in somebody's hands?
qc What was always on the table when you were small?
qp How much is a pinch in your family?
qp Who claims theirs is closest to the original?
qp Which step gets skipped in the hope that nobody notices?
qi What did that kitchen smell of?
qi Who would you hand it down to?
qi What did you get told while the pot was on?
m You're keeping something alive that was never meant for a shelf. That's devotion.
m Learning by standing next to someone and watching their hands is a fine way. I'm glad you have it.
m You remember people by what they fed you. I can't think of a warmer way.
m I'd guess somebody trusted you with something that isn't written down. That says a lot.
f The recipe I'd save from a fire is ...
f In my family, a pinch means ...
f I can still taste my grandmother's ...
o you reading a stained, handwritten recipe card, flour on your glasses

= cooking: (?<!(?:hate|hates|can't|cannot|don't|won't|never|who|who can|you|you can|he|he can|pressure|bad at|not|terrible|awful|useless|rubbish|worst|hopeless) )(?:cook(?:s|ed|ing)?(?! (?:islands?|county|strait|the books|for me|classes? (?:teacher|instructor)))|cookery|home[ -]?cook(?:ed|ing|s)?|cookbooks?|cookery books?|trying (?:out )?new recipes|recipes(?! for (?:disaster|success)))
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

= baking: (?<!(?:hate|hates|can't|cannot|don't|never|wake and|who|who can|sun|not) )(?:bak(?:e|es|ing)(?! (?:off|in the sun|bread))|(?:keen|amateur|home|hobby|weekend|stress|avid|terrible|bad|decent|good|enthusiastic) bakers?|banana bread|home[ -]?bak(?:ed|ing)|brownies)
n baking
sc Baking makes a whole house smell as if somebody cares. I'm firmly in favour.
sc Anything with baking in it gets my vote, flour on the floor included.
sp My contribution to baking would be opening the oven too early and apologising to it.
sp Baking is chemistry, except the lab lets you eat the failures.
si Baking asks you to trust a closed door for forty minutes. Not everyone can.
si Cooks can fix things as they go. Bakers have to believe.
qc What's the last thing to come out of your oven?
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
sp I'd knock on the bottom of a loaf, listen like a doctor, and learn nothing.
si Bread is flour, water, salt and waiting, and the waiting does most of the work.
si A loaf crackles as it cools. Bread people go quiet for that.
qc Do you make it, or do you just know exactly where to find it?
qc Crust or crumb, if you could only keep one?
qc What goes on the first slice while it's still warm?
qp What would you call a sourdough starter if you had to name one?
qp How much of a loaf survives the walk home?
qp Is toast a snack, a meal or a philosophy?
qi Which loaf do you still think about?
qi Besides a good loaf, what are you happy to wait a whole day for?
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
sp I'd burn the roof of my mouth on every first slice of pizza and never learn.
sp No bin in the world fits a pizza box, and everybody tries anyway, with one foot.
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
sp I'd spend longer chasing the last noodle round the bowl than eating all the others.
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

= sushi: (?<!(?:hate|dislike) )(?:sushi(?:[ -]?making)?|sashimi|nigiri|temaki|omakase|japanese (?:food|cuisine|cooking|restaurants?))
n sushi
sc Sushi is dinner where every bite has been thought about. I like that standard.
sc Sitting at a sushi counter and watching it made is better than most theatre.
sp I'd treat the wasabi with great confidence and then go very quiet for a minute.
sp I'd dip sushi rice side down and have it fall apart in front of a professional.
si Sushi chefs spend years on the rice, and everyone else talks about the fish.
si A sushi belt is a lesson in letting things go by. Most people fail at plate three.
qc Salmon, tuna, or something the menu has to explain?
qc Counter in front of the chef, or a tray on the sofa and a film?
qc Which piece do you save for last?
qp What's your record number of plates?
qp How much wasabi before your eyes give you away?
qp Chopsticks, fingers, or a fork nobody's allowed to mention?
qi Which bite made you close your eyes?
qi Would you let a chef choose all of it, no menu, no questions?
qi What would you eat on your last night in Tokyo?
m You value the kind of work that's gone in one bite. Craftspeople love people like you.
m Liking food this plain means you notice small things: the rice, the knife, the timing.
m Six perfect bites over a heaped plate. That's taste in the proper sense of the word.
m Ordering the thing nobody at the table can describe takes nerve, and I bet you do it.
f The piece I always save for last is ...
f My wasabi limit was found out when ...
f I'd let the chef decide everything except ...
o you at a counter, chopsticks halfway, watching the chef and not the camera

= curry: (?<!(?:steph|stephen|tim|goat|thai|green|red|panang|massaman|katsu|hate) )(?:curr(?:y|ies)(?! (?:favou?r|goat|mutton))|biryanis?|indian (?:food|cuisine|cooking|restaurants?|takeaways?)|dosas?|da(?:al|hl)|dhal|dal(?! lake)|samosas?|naans?|paneer|butter chicken|tikka(?: masala)?|curry (?:house|night)s?)
n curry
sc A curry that started in the morning and sat there all day has my full loyalty.
sc Ordering curry for the whole table and sharing the lot is the only way I'd want to do it.
sp I'd say medium, mean mild, and be found out by my eyebrows.
sp Every curry order ends with somebody asking if that's enough naan. It never is.
si Whole spices in warm oil will bring everyone to the kitchen door within a minute.
si Ask three families for one curry and you'll get three recipes and a small feud.
qc Which dish do you order without opening the menu?
qc Do you make it yourself, or is there a place that knows your voice?
qc Rice, naan, or is that not a real choice?
qp When they ask how spicy, what do you say, and is it true?
qp Whose job is it to stop the table over-ordering?
qp Which box gets raided cold the next morning?
qi Whose version do you compare all the others to?
qi Which spice would your kitchen be lost without?
qi What would you feed someone who thinks curry is only about chilli?
m Spices in the right order, none of them shouting: you like things done properly.
m You like food that's put in the middle and passed round. I'd read a lot of kindness into that.
m I bet you're the one who knows it'll be better tomorrow. Patience like that is rare.
m An appetite with some courage in it is a fine thing, and you've got one.
f The curry I'd make for you starts with ...
f My true spice level is ...
f The naan rule in my house is ...
o you in a cloud of steam, lifting the lid off a big pot of biryani

= tacos: tacos?(?! bell)|taco (?:tuesdays?|nights?|trucks?|stands?)|taquer[ií]as?|burritos?|quesadillas?|enchiladas?|tamales|guacamole|guac|birria|al pastor|elotes?|nachos|fajitas?|mexican (?:food|cuisine|cooking|restaurants?)
n tacos
sc Tacos are dinner without a single rule about elbows. I'm for that.
sc A plastic chair, a squeeze of lime and three tacos is a complete evening.
sp I'd tilt my head for every taco and still lose half of it down one sleeve.
sp I'd order three tacos, then three more as if I'd only just sat down.
si Nobody looks elegant eating a taco, which is why people relax around them.
si At every taco place there's one salsa without a label, and that's the one that matters.
qc What goes in yours when nobody else is ordering?
qc Green salsa or red?
qc Where were you for the best taco you've ever had?
qp How do you stop it falling apart, or have you made peace with it?
qp Coriander: lovely, or soap?
qp Is the guacamole for sharing, or is that just what people say?
qi Which salsa taught you some respect?
qi If you ran a truck with one thing on the menu, what would it be?
qi Who'd you want squeezed in next to you at a taco stand at midnight?
m You like food that won't let anyone be formal. People must find you easy to be around.
m I bet you know the small place with the long queue. That kind of knowledge takes legwork.
m A table full of little bowls and everyone reaching: you picked the sociable sort of dinner.
m You'd stand at a kerb for something real before you'd dress up for something dull. Good judgement.
f My perfect taco has ...
f The salsa that beat me was ...
f I'd open a taco truck and call it ...
o you at a street stand, head tilted, mid-bite, salsa on your wrist

= thai-vietnamese: thai (?:food|cuisine|cooking|restaurants?|takeaways?|(?:(?:green|red) )?curr(?:y|ies))|(?:green|red|panang|massaman) (?:thai )?curr(?:y|ies)|pad thai|pad kra pao|tom yum|tom kha|som tam|mango sticky rice|vietnamese (?:food|cuisine|cooking|restaurants?|coffee)|b[aá]nh m[iì]|summer rolls|b[uú]n ch[aả]
n south-east Asian food
sc Lime, chilli, herbs and something crunchy on top. That's what I call dinner.
sc Thai or Vietnamese, it's food that wakes people up, and I'm on its side.
sp I'd point at a Vietnamese menu, say it wrong, and be brought something better.
sp The chilli sits there looking decorative, and I'd fall for it every time.
si Salty, sour, sweet and sharp in one spoonful, and Bangkok or Hanoi just calls it lunch.
si Thai or Vietnamese, it somehow tastes better from a stool that's knee-high.
qc Soup, salad or something straight from the wok?
qc Was it a trip that started it, or a place round the corner?
qc Extra herbs or extra peanuts?
qp How long did it take you to forgive fish sauce for the smell?
qp Which plate on the table do you pull quietly towards yourself?
qp Which dish looked harmless and got the better of you?
qi If you could be on one plastic stool for one dinner, in which city?
qi Sweet, sour, salty or spicy: which one are you, as a person?
qi What's the first taste of it you remember?
m Balancing four flavours at once is harder than it looks, and you clearly care about it.
m You like food with some nerve in it. I'd guess it isn't only the food.
m I can imagine you saying yes to the dish you can't pronounce. That's a brave way to eat.
m You went past the safe end of the menu, and I always think well of people who do.
f The dish I'd fly fourteen hours for is ...
f The chilli that humbled me was ...
f Put me on a plastic stool with ...
o you on a tiny plastic stool on a busy pavement, bowl held high, knees near your ears

= korean-food: korean (?:food|bbq|barbecue|cooking|cuisine|fried chicken|restaurants?)|k-?bbq|bibimbap|tteokbokki|bulgogi|[kg]imbap|japchae|banchan|gochujang|kimchi (?:jjigae|stew|fried rice|pancakes?)
n Korean food
sc Korean food brings eight little dishes nobody ordered. I like that kind of welcome.
sc A grill in the middle of the table and a job for everyone is how I'd run every dinner.
sp At a Korean grill I'd volunteer for the tongs and be relieved of them within a minute.
sp At a Korean place I'd fill up on the free dishes before dinner had even arrived.
si The side dishes in Korean food aren't on the side at all. They're the plot.
si People talk differently when the stew in front of them is still boiling.
qc Which little dish do you empty first?
qc Grill it at the table, or a stew that comes out still bubbling?
qc What should a beginner order first?
qp Are you the one with the scissors, or the one being fed?
qp How many refills of the side dishes is still polite?
qp How red does the bowl have to be before you hesitate?
qi Was it a drama, a friend or a menu that got you into it?
qi Which dish would you want waiting at home after a long week?
qi Who gets the first piece off your grill?
m You like a meal where people feed each other before themselves. That's a good instinct.
m Running the grill for the whole table is a real kindness, and I suspect it's often you.
m Eight flavours on the table and you want to try all of them. That's a curious mind.
m You chose food with fire and patience in it, and I'd bet you've got some of both.
f The side dish I'd ask for three times is ...
f At a table grill I'm the one who ...
f My tolerance for gochujang ends at ...
o you with tongs over a table grill, laughing through the smoke

= chinese-food: (?<!(?:lancashire|lamb) )(?:dim sum|yum cha|hot ?pot|chinese (?:food|cuisine|cooking|takeaways?|take-?out|restaurants?)|cantonese (?:food|cuisine|cooking)|sichuan(?: food)?|szechuan(?: food)?|mapo tofu|char siu|peking duck|bao(?: buns?)|congee|mala(?:tang)?)
n Chinese food
sc A round table and a spinning tray: Chinese food understands what dinner's for.
sc Chinese food is a reason to invite more people, and I don't need many of those.
sp I'd turn the lazy Susan just as somebody finally reached the duck.
sp I'd order Chinese food for four, eat for four, and say it was the company.
si A Chinese dinner has too much on the table on purpose. It's a way of saying things.
si Nobody can sulk through a Chinese meal. There's always something to pass.
qc What does the table have to order or you'll be sad?
qc Dim sum at eleven in the morning, or hotpot at eleven at night?
qc Sichuan and numb, or Cantonese and gentle?
qp What's your move when the lazy Susan takes the duck away?
qp Do you reach for the last piece, or wait to be told to have it?
qp How well do your chopsticks behave around anything slippery?
qi At whose table did you learn to love it?
qi What do you order when you'd like to be looked after?
qi Who'd you put round a table for ten?
m You like meals where everyone shares every plate. People like that make good friends.
m Ordering for a whole table takes balance, timing and tact. I bet you're good at it.
m Putting the best piece in someone else's bowl is a lovely habit, and I'd guess it's yours.
m You want ten tastes, not one big plate. I like how curious that is.
f The dish I'll always fight for is ...
f In my dipping sauce you'll find ...
f My ideal table for ten would include ...
o you reaching across a crowded round table, chopsticks out, everyone else a blur

= barbecue: (?<!(?:korean|no)[ -])(?:bbq(?:s|'s|ing)?|bar-?b-?q(?:ue)?s?|barbe[cq]u(?:e|es|ing)|braais?|braaing|grilling(?! (?:people|suspects|my|candidates))|(?:smoked )?brisket|pulled pork|smoked (?:meats?|ribs)|asados?|churrasco)
n cooking over fire
sc Food over a fire, people standing about, no hurry. That's a proper day.
sc Rain is no reason to put out a good fire. It's a reason for an umbrella and more sausages.
sp Whoever holds the tongs at the grill is in charge, and I'd be handed the salad.
sp I'd tell everyone the coals need ten more minutes, with no idea what I was looking at.
si Give adults a fire and they'll stand round it staring, as if it had news.
si Someone else's grill in the distance smells like an invitation that got lost.
qc Charcoal, wood or gas?
qc Are you on the tongs, or in the good chair?
qc What goes over the fire first?
qp How many people give advice before anyone gets fed?
qp Burnt at the edges: mistake, or the good bit?
qp What's the strangest thing you've seen someone put on a grill?
qi Whose fire do you remember best?
qi What do people end up talking about once it's down to the embers?
qi Which smell stays in your jumper that you don't want to wash out?
m Letting the flames die down before you start takes a patience nobody claps for.
m You like the sort of meal where people drift in and stay till dark. That's a gift to your friends.
m Feeding a garden full of people off one grill takes calm, and I admire it.
m People who'll stand in the smoke so others can eat are worth knowing.
f Near a fire you'll find me guarding the ...
f My one rule about charcoal is ...
f The thing I've burnt most often is ...
o you squinting through smoke with tongs in one hand and someone's plate in the other

= jollof: jollof(?: rice)?|suya|egusi|fufu|pounded yam|puff[ -]?puffs?|moi[ -]?moi|waakye|kelewele|(?:west african|nigerian|ghanaian|senegalese|african) (?:food|cuisine|cooking|dishes)
n West African food
sc A party without jollof is just people standing in a room.
sc Jollof from the bottom of the pot is worth being very polite to somebody's aunty for.
sp I'd stay out of the Ghana and Nigeria jollof argument, and eat both sides to be fair.
sp I'd arrive on time for a party with jollof and end up putting out the chairs.
si Jollof over firewood smells of a party before anyone's arrived.
si Jollof is the only rice whole countries tease each other about, and always with love.
qc Nigerian, Ghanaian or Senegalese: where's your vote?
qc What has to be on the plate next to the rice?
qc Do you make it, or do you wait for the wedding?
qp How do you get a takeaway box out of a party with dignity?
qp How much pepper is normal pepper at your table?
qp Who are you up against for the last piece of chicken?
qi Which aunty's cooking could you pick out blindfolded?
qi Which smell tells you there's a celebration on?
qi What would you put in front of someone who's never tasted any of it?
m Food made for forty when twenty were asked is a kind of love. I like that you hold it dear.
m You keep the food close, and the people who come with it. I like that a lot.
m Standing over a pot that size until the rice is right takes strength and patience.
m My guess is nobody leaves your place unfed. That's the sign of a good house.
f My jollof loyalty is with ...
f At a party I'll be standing nearest to the ...
f The first dish I'd want you to try is ...
o you lifting the lid off a huge party pot, steam everywhere, plate already in your other hand

= filipino-food: (?:filipino|filipina|pinoy) (?:food|cuisine|cooking|dishes)|(?:(?:chicken|pork) )?adobo(?! (?:seasoning|sauce))|sinigang|lumpia|lechon|sisig|pancit|halo[ -]halo|kare[ -]kare|ube(?: (?:ice cream|cake|halaya))?
n Filipino food
sc Filipino food looks after you first and asks questions later. I like that order.
sc Garlic rice at breakfast is an idea the rest of the world should've had.
sp At a Filipino table I'd be asked if I'd eaten, say yes, and be handed a plate anyway.
sp Lumpia get made a hundred at a time because someone like me is standing near the tray.
si Every family's adobo is the right one, and there must be a million of them.
si Sour soup on a rainy day sounds odd until the first spoon. Filipino cooks knew.
qc Adobo, sinigang, or straight to the lumpia?
qc What do you always want seconds of?
qc Is it something you cook, or something you go home for?
qp How many plates before anyone believes you're full?
qp Who ends up with the crispy skin?
qp Rice with everything, or rice with everything and then more rice?
qi Which dish means somebody's come home?
qi What would you put on the table to win someone over in one bite?
qi Which party food would you still eat at midnight, straight from the foil?
m Asking how people are by feeding them is a fine way to live, and I like that it's in your life.
m You like food that comes with a crowd. I'd bet you're good at making room.
m It takes a big heart to fry that many spring rolls and sit down last.
m Food that doesn't show off and never runs out: you've got your priorities in a good order.
f When someone asks if I've eaten yet, I ...
f The dish I'd never share the last of is ...
f The first thing I'd cook for you is ...
o you at a long family table rolling lumpia, yours plainly the crooked one

= caribbean-food: (?:caribbean|jamaican|trini|trinidadian|bajan|haitian|west indian) (?:food|cuisine|cooking|patt(?:y|ies))|jerk (?:chicken|pork|fish|seasoning|food|bbq)|rice (?:and|&|n) peas|ackee(?: and saltfish)?|saltfish|oxtail|curr(?:y|ied) (?:goat|mutton)|goat curry|callaloo
n Caribbean food
sc Caribbean food on a grey afternoon is the nearest thing to moving the sun.
sc Jerk chicken from an oil drum, with a queue down the road, is worth being late for.
sp I'd put the pepper sauce on a Caribbean plate like ketchup, exactly once.
sp I'd queue for the oxtail, hear the word finished, and need a minute.
si Somebody seasoned it yesterday. Caribbean food starts the night before.
si Rice and peas is made with beans, and nobody in the Caribbean needs correcting.
qc Jerk, curry goat or saltfish?
qc Who taught you how it's meant to taste?
qc What's got to be on a Sunday plate?
qp A patty: in coco bread, or are we being sensible?
qp Plantain, festival, or do you make room for both?
qp How early do you need to turn up before the good bits go?
qi Which music's on while it's cooking?
qi Whose kitchen would you know with your eyes shut?
qi What did you refuse as a child and love now?
m Seasoning something overnight is thinking ahead for other people. That's love with a lid on it.
m You like food that has some backbone, and I suspect you have some too.
m There's a big table in this kind of food, with room for whoever turns up. I like that you're at it.
m Keeping to a recipe that was never written down takes a good memory and a good heart.
f My plate's not finished until there's ...
f The pepper sauce that silenced me was ...
f Put me in a queue for jerk chicken and ...
o you in the smoke beside an oil drum grill, paper plate bending under the food

= seafood: (?<!(?:allergic to|my|your|hate|no|dislike) )(?:seafood|oysters?(?! (?:cards?|bay|sauce))|fish (?:and|&|n|'n'?) chips|fish 'n' chips|chippy|lobsters?|crab (?:cakes?|sandwich(?:es)?|boils?|legs)|mussels|prawns|scallops|calamari|clams|ceviche|shellfish(?! allergy)|crawfish)
n seafood
sc Seafood should be eaten close enough to the water to get sand in it.
sc Fish and chips on a wall in the wind beats most dinners with a tablecloth.
sp I'd squeeze lemon over the seafood and into my eye in one smooth move.
sp I'd defend fish and chips from a seagull with real courage, and lose.
si Someone was first to look at an oyster and think lunch. I'd like to have met them.
si Seafood is the one dinner where the tools look borrowed from a garage.
qc Oysters, fish and chips, or a big bowl of mussels?
qc Which bit of coast has fed you best?
qc Lemon, vinegar or chilli?
qp Wear the lobster bib, or stay brave?
qp Do you go in with your hands, or battle on with the fork?
qp What's your policy on seagulls?
qi Did you love the sea first, or the food?
qi Does an oyster taste of the sea to you, or of showing off?
qi Which harbour would you happily sit in all afternoon with a bucket of prawns?
m You don't mind working for dinner with your hands. I find that very likeable.
m Trusting whatever came in on the boat today is an easygoing sort of courage.
m Trying something with that many legs takes nerve. Going back for seconds is real conviction.
m Salt, wind, a paper napkin: you know how little a good afternoon needs.
f The best thing I've eaten within sight of a boat is ...
f My plan against seagulls is ...
f With an oyster in front of me I ...
o you on a harbour wall with fish and chips, one eye on a gull

= cheese: (?<!(?:say|big|the big|cream|hate|no|grilled|like chalk and|dairy free|vegan) )(?:cheeses?(?! (?:puns?|jokes|on toast|toasties?|rolling))|cheese[ -]?(?:boards?|making|monger|lover|addict|tasting)|brie|camembert|cheddar(?! gorge)|halloumi|stilton|burrata|raclette|fondue|manchego|gruy[eè]re)
n cheese
sc A cheese board at the end of a long dinner is where the real talking starts.
sc Cheese for pudding is a bold call, and I'd back it.
sp I'd cut the nose off the brie and be asked to leave France.
sp I'd ask for a bit of cheese, watch the knife go far too wide, and say perfect.
si Cheese is milk that somebody was patient with.
si The worst smelling cheese in the shop always has the prettiest name.
qc Crumbly, gooey or blue?
qc Crackers, grapes, or just a knife and some peace?
qc Which cheese must never run out?
qp What's the smelliest thing you've carried home on a train?
qp How big is a sliver when you say just a sliver?
qp Do you eat the rind, or quietly move it to the side?
qi Which cheese did you hate as a child and love now?
qi Which holiday tastes of cheese when you think back?
qi Fondue with strangers, or a whole baked camembert and a film?
m You like things that got better by being left alone for a year. That's patient taste.
m I imagine you'd give the strange-looking one a fair hearing, and plenty of people won't.
m Lingering over the last course means you're there for the company. That's a lovely trait.
m Asking at the counter and really listening to the answer is a gift. You sound like you'd do that.
f The cheese I'd propose to is ...
f After dinner you'll find me next to the ...
f The smell in my fridge is only ...
o you at a market counter, eyes shut, tasting off the end of a knife

= chocolate: (?<!(?:hate|dislike) )(?:chocolates?(?! (?:chips?|lab|labs|labrador|brown|cakes?|factory|eyes|point))|hot chocolate|cocoa|nutella|chocolatiers?|chocoholic)
n chocolate
sc Chocolate in a coat pocket is just sensible planning.
sc I respect a person who admits the whole bar was the portion.
sp I'd put the chocolate on the top shelf to be good, and then fetch a chair.
sp I'd pass the chocolates round and pray nobody took the hazelnut one.
si Every office has one drawer with chocolate in it, and everyone knows whose.
si People who let chocolate melt and people who bite will never quite understand each other.
qc Dark, milk, or white and proud of it?
qc Nuts, salt, fruit or nothing in the way?
qc What kind of day calls for the good bar?
qp Which one gets left in the box until the bitter end?
qp How long does an Easter egg last at your place?
qp Fridge or cupboard, and how strongly do you feel about it?
qi Melt it or bite it?
qi Who used to slip you some when you were small?
qi Which bar takes you straight back to school?
m You know what one small good thing is worth at the end of a bad day.
m Breaking off a row and passing it over is kindness at its simplest, and I bet you do it.
m You put joy on the list without calling it healthy. I admire that.
m One square takes a will of iron and the whole bar takes character. Either way, respect.
f The bar you'll never find at my place is ...
f I hide the good chocolate behind ...
f One square and I ...
o you caught at the cupboard, half a bar in one hand and the foil in the other

= ice-cream: ice[ -]?creams?|gelat(?:o|i|os|erias?)|sorbets?|frozen yogh?urt|froyo|sundaes?|soft serve
n ice cream
sc Ice cream in the rain still counts as a good day out.
sc Going for ice cream is the one plan nobody's ever been sorry to agree to.
sp I'd try six flavours of ice cream off the little spoon and then order vanilla.
sp Give me a cone and ten minutes of sun and I'd be wearing pistachio to the elbow.
si An ice cream sets its own deadline, and everyone meets it.
si Fifty years old in a good coat, and with an ice cream in one hand you're eight.
qc Cone or tub?
qc Which two scoops belong together?
qc Fruit, nuts or chocolate: which end of the counter are you at?
qp How many samples before it gets embarrassing?
qp What's your technique with a cone that's leaking?
qp Has a scoop of yours ever met the pavement?
qi Which flavour did you want every single time as a kid?
qi Which flavour ought to exist and doesn't?
qi Which seafront or square would you walk round with a cone and no plans?
m Wanting ice cream in January is optimism, and there isn't enough of it about.
m You haven't grown out of the good things. That takes more sense than people think.
m Letting someone else taste the good flavour first is true generosity. I suspect you would.
m A slow walk and two scoops will do for you, and I like happiness at that size.
f My two scoops would be ...
f The flavour I'd fight a queue for is ...
f I'm the one whose cone always ...
o you mid-lunge, rescuing a dripping cone a second too late

= breakfast: (?<!(?:bed and|bed &|b and|kimchi|scallion|skip|hate|no) )(?:breakfasts?(?! (?:club|at tiffany|tv|radio|show))|brunch(?:es|ing|er)?|pancakes?(?! race)|waffles?|french toast|full english|fry[ -]?ups?|shakshuka)
n breakfast
sc Breakfast that runs into lunch is one of the few proper uses of a Saturday.
sc Breakfast with nowhere to be afterwards is as good as a holiday.
sp The first pancake is for the pan or, if nobody's counting, for whoever's at the stove.
sp I'd order the sensible breakfast and stare at everyone else's pancakes.
si People are most themselves at breakfast, before they've put the day on.
si Brunch was invented so nobody had to admit what time they got up.
qc Sweet or savoury before noon?
qc Out somewhere, or at home in your socks?
qc Pancakes: lemon and sugar, syrup, or something with bacon?
qp How long after waking can you be spoken to?
qp Which hotel buffet brought out the worst in you?
qp What time does it stop being breakfast?
qi Which breakfast would you fly back for?
qi What does a Saturday morning smell like when it's going well?
qi What gets you up early without an alarm?
m You make a small event out of the start of the day, and that's a kind way to treat a morning.
m Whoever flips the pancakes eats last. I'd bet that's been you more than once.
m You like a meal that shouldn't be rushed. I'd call that wisdom before noon.
m Looking forward to the morning is half of being happy, and most people sleep through it.
f My Saturday breakfast isn't finished until ...
f Before coffee I can only ...
f The first pancake I make always ...
o you at the stove in pyjama bottoms, watching a pancake go higher than planned

= roast-dinner: (?<!(?:hate|coffee) )(?:(?:sunday|christmas) (?:roasts?|lunch(?:es)?|dinners?)|roast (?:dinners?|lunch(?:es)?|beef|chicken|lamb|pork|potatoes)|roasts(?! (?:people|my|me))|roasties|yorkshire puddings?|gravy)
n a proper roast
sc A Sunday roast is the one appointment I'd never try to move.
sc Steamed-up windows and a roast in the oven, and Monday can do what it likes.
sp I'd offer to make the gravy and hand it over in slices.
sp Everyone at a roast counts the potatoes. I'd just be worse at hiding it.
si A roast is eight things trying to be ready at once, and nobody calls it a miracle.
si The nap after a Sunday roast is part of the recipe.
qc Beef, chicken, lamb, or a very good nut roast?
qc Are you at the oven, or the guest with the wine?
qc What's the one thing the plate can't go without?
qp Yorkshire puddings with everything, or only with beef as the law says?
qp What's a fair number of potatoes?
qp Is the mint sauce allowed to wander?
qi Who did the carving when you were small?
qi Which chair at the table was yours as a child?
qi And afterwards: a walk, a film, or eyes shut on the sofa?
m Getting eight things to a table while they're still warm takes a cool head. I'd trust you in a crisis.
m Wanting everyone round one table once a week is what keeps people together. That's you, I think.
m You keep Sundays for people, and that's a good line to hold.
m Giving away the crispiest potato is real love, and I suspect you've done it.
f My job at a Sunday table is ...
f The gravy rule I won't bend is ...
f After a roast I'm only good for ...
o you carrying a roast to the table in oven gloves, everyone leaning in

= soup: (?<!(?:alphabet|primordial|noodle|miso|hate) )(?:soups?(?! (?:kitchens?|nazi|dumplings?))|soup[ -]?making|broths?|stews?|chowder|minestrone|borscht|gazpacho)
n soup
sc Soup on a cold evening, with bread to chase round the bowl, is hard to improve on.
sc People who bring soup to a friend with a cold are the ones holding the world together.
sp I'd put the soup in the blender, forget the lid, and repaint the ceiling.
sp Every freezer has one soup without a label. I'd thaw it and hope.
si Soup is how the sad end of the vegetable drawer gets a happy ending.
si Every country has a soup for when you're ill, and they all seem to work.
qc Smooth, or with things to find in it?
qc Which soup do you want when you've got a cold?
qc What has to be floating on top?
qp Do you blow on it, or go in brave?
qp Is a stew just a soup with ambitions?
qp Do you tip the bowl for the last bit?
qi Who made you soup when you needed it?
qi Which soup means autumn to you?
qi What would you put in it to mend a broken heart?
m Turning three tired carrots into dinner takes imagination. I like that in a person.
m I bet there's been a pan of yours on somebody's doorstep when they were low. That's a good friend.
m You like things that take an afternoon and don't show off about it.
m Dinner that stretches to one more guest without a fuss: you picked the hospitable kind.
f The soup I'd bring you when you're ill is ...
f At the bottom of my freezer is a box of ...
f My mum's cure for everything is ...
o you tipping the bowl for the last spoonful, window steamed up behind you

= dumplings: (?<!hate )(?:dumplings?|pierog(?:i|ies|is|y)|gyozas?|potstickers?|momos|wontons?|xiao ?long ?bao|mandu|khinkali|pelmeni|varenyky)
n dumplings
sc Every country worth its salt has a dumpling, and I'd visit them in that order.
sc Folding dumplings round a table all afternoon is a party, just a quiet one.
sp I'd fold a dumpling like a badly wrapped present and be proud of it.
sp I'd count the dumplings, divide by people, and ask if anyone wasn't that hungry.
si While their hands are folding dumplings, people say what they wouldn't face to face.
si A dumpling is a present you eat with the wrapping on.
qc Pierogi, gyoza, momo: which one feels like home?
qc Boiled soft, or fried till the bottoms crackle?
qc Do you fold them yourself, or turn up when they're ready?
qp How many is a normal number?
qp Do you dip or do you drown?
qp If you folded a dumpling right now, how would it look?
qi Whose hands do you picture making them?
qi What would you hide inside one for luck?
qi Which filling would you be happy never to share?
m Making a hundred of anything by hand takes patience, and I like that you're drawn to it.
m You like the food families make together. I'd guess you're the one who gets them round the table.
m One small fold holds a lot of care. It's easy to miss, and you don't.
m You know good things can come in plain wrappers. That's worth knowing about people too.
f My dumplings look a bit like ...
f The filling I'd cross a border for is ...
f Sit me at the folding table and I'll ...
o you at a floury table, holding up your worst dumpling with pride

= spicy-food: (?<!(?:can't (?:do|handle|eat|stand|take)|no|not|hate|dislike|mild) )(?:(?:very |extra |really )?spicy (?:food|foods|noodles|wings|ramen|things|stuff|everything|snacks|dishes)|(?:anything|everything|something) spicy|(?:the )?spicier the better|hot sauces?|chill?i (?:oil|flakes|crisp|sauce|peppers?)|chill?ies|sriracha|tabasco|hot wings|scotch bonnets?|ghost peppers?|spice (?:lover|tolerance))
n spicy food
sc Food should answer back a little, and spicy food never holds its tongue.
sc Keeping hot sauce within reach at all times is plain good sense.
sp I'd say it isn't that spicy, and then ask for yoghurt in a very high voice.
sp I'd chop one chilli and, within the minute, rub my eye.
si Spicy food is the only kind of pain people recommend to their friends.
si Nobody's mind wanders during a spicy dinner. You can't be anywhere else.
qc Which bottle is always on the table?
qc Is it the flavour you're after, or the fight?
qc Where's your limit, and how did you find it?
qp Milk, rice, or suffering in silence?
qp What have you eaten purely because someone said you couldn't?
qp Do you warn people, or just watch?
qi Which dish made you cry, and did you order it again?
qi Does it calm you down or wake you up?
qi Who got you started?
m You like a challenge you can laugh through with tears on your cheeks. That's spirit.
m Going back after the last time takes courage or a short memory, and I admire both.
m You'd sooner have a memorable mouthful than a safe one, and that's a fine way to choose.
m I picture a row of bottles and a good reason for each one. I respect that kind of devotion.
f The bottle I'd take to a desert island is ...
f I met my limit the day I tried ...
f I say it isn't spicy, and then ...
o you red in the face over a plate of wings, thumb up, glass of milk within reach

= veggie: (?<!(?:not|no|non|never|ex|former|was|isn't|used to be|anti)[ -](?:a )?)(?:vegetarian(?:s|ism)?|vegan(?:s|ism)?|veggie(?!s| (?:patch|garden|bed|box|plot))|plant[ -]based|don't eat meat|meat[ -]?free)
n not eating meat
sc Choosing what you eat by what you care about deserves respect, and a good dinner.
sc Vegan or vegetarian, I'd happily eat from your side of the table.
sp I'd offer to cook vegan and spend an hour reading the back of a biscuit packet.
sp Some menus still think a vegetarian wants one large mushroom in a bun.
si Cook a vegetable badly and everyone knows. Veggie food has nowhere to hide.
si Anyone who doesn't eat meat must've answered the bacon question enough for one lifetime.
qc What's the dish that makes meat eaters go quiet?
qc Animals, the planet, or did one particular dinner decide it?
qc Which vegetable doesn't get the credit it's owed?
qp How many mushroom risottos have you been offered so far?
qp Which question about it would you retire for good?
qp What's the oddest thing someone's assumed you can't eat?
qi What did you expect to miss, and don't?
qi Has it changed how you look at anything besides dinner?
qi Whose cooking showed you it could be a feast?
m You decided something and you live by it three times a day. That's quiet strength.
m Holding to what you believe without lecturing the table is a rare balance. I bet you manage it.
m It takes thought to go the long way round a menu every time, and you do it for good reasons.
m Being kind where nobody's keeping count is character, plain and simple.
f The veggie dish I'd put up against any roast is ...
f The vegetable I was wrong about is ...
f Ask me to cook without meat and I'll ...
o you at a market stall, arms full of far too many greens

= fermenting: (?<!(?:in a|a bit of a) )(?:ferment(?:s|ed|ing|ation)?|pickl(?:e|es|ed|ing)(?! ?ball)|kimchi(?! (?:jjigae|stew|fried|pancake))|sauerkraut|kombucha|kefir|scoby|gherkins?)
n things in jars
sc People who can leave a jar alone for three weeks have my respect.
sc Pickles can rescue any sandwich ever made, and I'd put that in writing.
sp I'd open kimchi on a crowded train and travel with plenty of room.
sp I'd check a ferment every hour and wonder why it seemed nervous.
si Fermenting is letting things go off in exactly the right direction.
si Some kitchens have a shelf that fizzes softly all night. I find that comforting.
qc Kimchi, kraut, gherkins or kombucha?
qc Do you make it, or raid other people's jars?
qc Which matters more, the crunch or the sour?
qp Has a jar ever gone off like a firework near you?
qp The pickle juice: down the sink, or down the hatch?
qp What's the strangest thing you'd put in a jar to see what happens?
qi Which smell do you love that clears a room?
qi What are you good at waiting for, and what not at all?
qi Who put the first jar in front of you?
m Trusting time to do the work takes a patience very few people have.
m You like things with a bit of bite. I'd guess your jokes have some too.
m Looking at a pile of cabbages and thinking of February: that's foresight with a lid on.
m You took to something sharp and odd that needs a second try. I like that open a mind.
f At the back of my fridge something is ...
f My most doubtful jar turned out ...
f I'd put pickles in ...
o you holding a jar up to the window, studying the bubbles like a scientist

= coffee: (?<!(?:no|hate|vietnamese|matcha|chai|turmeric|irish|coconut|instant) )(?:coffees?(?! (?:cakes?|tables?|table books?))|espressos?(?! martinis?)|flat whites?|cappuccinos?|lattes?(?! art classes)|americanos|cold brew|pour[ -]?overs?|v60|aeropress|caffeine|moka pot)
n coffee
sc The first coffee of the day deserves five minutes with nobody in them.
sc Good coffee and a window seat is plan enough for any Saturday.
sp I'd read the tasting notes, nod slowly, and taste coffee.
sp There are coffee orders out there longer than this message, and I respect them.
si The walk to get coffee does half of what the coffee gets credit for.
si Cup in both hands, there's a minute when nobody wants anything. That's the coffee.
qc How do you take it?
qc At home with your own little ritual, or out where someone else does it?
qc What makes a cafe a good one?
qp What are you like before the first one?
qp At which cup should someone step in?
qp Do the people at the counter know your name, or just your order?
qi Which cup do you remember, and where was it?
qi When did you start liking it, and for how long before that did you pretend?
qi With a book, or across from somebody who talks?
m You give a small thing real attention, and people who do that tend to do it with bigger things.
m Taking care over something most people gulp says you notice your days.
m Making the second cup for somebody who's not up yet is a lovely thing. I'd guess you do that.
m You know what you need to be good company and you see to it. That's consideration.
f Before my first coffee, please don't ...
f I judge a cafe by its ...
f The best cup I ever had was somewhere in ...
o you at a window table with a cup in hand, halfway through a sentence

= tea: (?<!(?:not (?:really )?my cup of|isn't my cup of|spill the|spilling the|the|bubble|boba|milk|iced|long island iced|matcha|green matcha)[ -])(?:teas?(?![ -](?:towels?|lights?|party|tree|leaf reading|spoons?))|(?:afternoon|cream|high) tea|cuppas?|earl grey|(?:masala )?chai|rooibos|tea[ -]?(?:drinker|pots?|time))
n tea
sc A pot of tea between two people has settled more than any lawyer.
sc There's hardly a day so bad that tea isn't at least a start.
sp I'd offer everyone tea just to get out of a difficult conversation.
sp I'd make the tea, lose the tea, and find the tea at four o'clock.
si Tea is what people make for good news, bad news and no news at all.
si In every house there's one mug that makes the tea taste right, and no one can explain it.
qc Builder's, green, or something that smells like a garden?
qc Milk: first, last or never?
qc What goes next to the cup?
qp What happens to someone who makes it wrong?
qp Which biscuit can be trusted not to fall in?
qp How many a day before you stop counting?
qi Who makes it exactly right for you?
qi Which hour of the day belongs to it?
qi What's the best talk you've had over a pot?
m Making someone a cup without being asked is a small kindness, and I bet you do it daily.
m You've got a way of slowing the day down that costs almost nothing. That's wisdom.
m Knowing how six people take theirs is a kind of affection. You sound like you'd remember.
m You believe in sitting down for ten minutes. There should be more people like you.
f I take my tea ...
f The biscuit I'd trust with my life is ...
f Bad news calls for a mug of tea and ...
o you on a back step with a mug in both hands, steam going sideways

= matcha: (?<!(?:hate|no) )matcha(?: (?:lattes?|tea))?
n matcha
sc Matcha has to be whisked and waited for, and I like people who'll bother.
sc A drink that calms you down and wakes you up has earned its fans. Fair play, matcha.
sp I'd ask for matcha with the stress in the wrong place and be handed a mocha.
sp I'd whisk matcha with all my strength and wear most of it.
si Matcha went from a Kyoto tea room to an oat milk queue, and somehow kept its dignity.
si Some people taste grass and some taste calm. Matcha doesn't argue with either.
qc Over ice, or warm in a bowl?
qc Do you whisk it yourself, or is there a cafe that gets it right?
qc What won you over?
qp Did it taste like a garden the first time?
qp Oat milk, or straight and brave?
qp What would you make matcha-flavoured that nobody's dared to yet?
qi What does it do for you that coffee doesn't?
qi Was it the taste that got you, or the whisking?
qi What's the rest of a morning like when it starts with a matcha?
m You chose the calm kind of awake. That says something good about how you treat a day.
m I bet you bother with the whisk when a spoon would nearly do. I like that sort of care.
m Giving a strange green powder a second chance takes an open mind.
m A little ceremony in a rushed week takes some will, and it sounds like you've got it.
f My matcha opinion, for what it's worth, is ...
f If I ran a matcha bar, I'd call it ...
f The first time I tried matcha, I ...
o you whisking matcha far too seriously, green moustache already in place

= wine: (?<!(?:no|hate|alcohol[ -]free|non[ -]alcoholic|rice) )(?:wines?(?! (?:moms?|mums?|not))|wine[ -]?(?:tasting|bars?|o'clock|making)|red wine|pinot noir|malbec|chardonnay|sauvignon blanc|merlot|rosé|rioja|riesling|prosecco|champagne(?! (?:taste|problems|socialist))|vineyards?|winer(?:y|ies)|vino)
n wine
sc Wine is for the talk that goes with it, and I'd take the talk over the label.
sc A bottle of wine, a long table and no early start is an evening sorted.
sp I'd ask for more wine in my holiday French and be brought the bill.
sp I'd pick the wine by the drawing on the label, like half the people in the shop.
si A wine list is the only menu people read with a face prepared.
si Every bottle of wine is the weather of some year everyone's forgotten. I like that.
qc Red, white, or something pink in the sun?
qc Vineyard, wine bar or kitchen table?
qc Which bottle would you bring to a friend's house?
qp How do you choose when the list is eleven pages long?
qp What do you do with your face when the waiter pours a little and waits?
qp Do you keep a good bottle for an occasion, or does Wednesday count?
qi Which glass do you still remember, and who was there?
qi If you had a few rows of vines, what would be on the label?
qi Which region would you get lost in for a week, with a driver?
m You like something you could study for a lifetime and still just enjoy tonight.
m Saying what you like in plain words is rarer than knowing the grapes. I'd guess you do.
m I bet you'd open the good bottle on an ordinary night. That's being generous with life.
m You're the one still at the table when others ask for the bill. I'm only guessing, but I like it.
f The bottle I'm saving is for ...
f When the waiter pours a little to taste, I ...
f My knowledge of wine ends at ...
o you at a long outdoor table at dusk, pouring for somebody out of frame

= beer: (?<!(?:root|ginger|butter|no|hate|alcohol[ -]free|non[ -]alcoholic|0%) ?)(?:beers?(?! (?:pong|belly|goggles|bellies))|(?:real |pale |craft )ales?|ales|ipas?|stouts|guinness|lagers?|pilsners?|home[ -]?brew(?:ing|s|ed|er)?|brewing(?! (?:coffee|tea|kombucha|trouble|storm))|(?:micro|craft )?brewer(?:y|ies)|taprooms?|oktoberfest)
n beer
sc Beer after a long walk is one of the few things as good as people say it is.
sc A small brewery with a dog asleep by the door beats any smart bar.
sp I'd ask for the same beer again, with no idea which that was.
sp I'd brew beer once, hear a bang from under the stairs, and call it a day.
si Beer names have got so odd that ordering one takes a bit of courage.
si Someone's grain got left out in the rain, and now there's a beer for every mood.
qc Hoppy, dark, sour, or just cold?
qc Ever tried making it, or are you happier on this side of the glass?
qc Which beer would you hand to someone who thinks they don't like it?
qp What's the silliest name you've had to say out loud at a bar?
qp A whole pint, or four little glasses on a plank?
qp What would you call one you'd brewed yourself?
qi Which first sip do you remember?
qi Sun on a bench, or a fire in the corner?
qi Bavaria, Belgium or somebody's shed: where would you go to learn?
m You like things made by people with stained jumpers and strong views. That's good taste.
m Wanting to know what's in the glass and who made it is a good way to go through the world.
m Easy to please and hard to fool, that's my guess about you.
m You don't need it fancy, you need it good. I think very well of that.
f The beer I'd hand to a sceptic is ...
f If I brewed one, I'd name it ...
f A cold one tastes best after ...
o you with four small glasses on a plank, clearly torn between the third and the fourth

= cocktails: (?<!(?:alcohol[ -]free|non[ -]alcoholic|virgin|fruit|prawn|shrimp|molotov|no) )(?:cocktails?(?! dress(?:es)?)|(?:spicy )?marg(?:arita)?s|(?:spicy )?margarita|spicy marg|negronis?|mojitos?|old[ -]fashioneds|aperol(?: spritz(?:es)?)?|spritz(?:es)?|espresso martinis?|martinis?|daiquiris?|pi[ñn]a coladas?|mixology|bloody marys?|palomas|whiske?y sours?|(?:an|the|good|perfect) old[ -]fashioned(?= ?(?:$|[.,;!)])))
n cocktails
sc A cocktail at the bar, watching it made properly, beats a table every time.
sc Cocktails are for people who'd like one good thing and a long conversation. I'm for both.
sp I'd ask for a cocktail that isn't too sweet and be given an umbrella.
sp I'd buy one strange bottle for one cocktail and still own it in ten years.
si Cocktails are named after islands, film stars and bad decisions, and you can taste which.
si The first sip of a cocktail is where the week actually ends.
qc Bitter, sour, or dangerously easy to drink?
qc Do you make them at home, or leave it to the professionals?
qc Negroni, margarita, or tell the bartender to surprise you?
qp Which drink have you sworn off, and how long has it lasted?
qp How does it go when you're the one with the shaker?
qp How many umbrellas is too many?
qi If a cocktail were named after you, what would be in it?
qi A terrace at sunset, or a cellar with no windows?
qi Which bar do you miss, and what was in your hand?
m You know how to mark an evening so it feels like one. Not everyone can.
m Sweet, sour and strong have to agree in there. I like that you appreciate balance.
m Handing the menu back and trusting the bartender is brave, and I can picture you doing it.
m One made well over three in a hurry: that's my guess about you, and it's a compliment.
f My order, whatever the bar, is ...
f The bottle I bought for one recipe is ...
f I can make exactly one cocktail, and it's ...
o you behind a kitchen counter mid-shake, lid not quite on

= mocktails: mocktails?|(?:alcohol[ -]free|non[ -]alcoholic)(?: (?:beers?|wines?|drinks?|cocktails?|spirits?|gin|bars?))?|virgin (?:mojitos?|margaritas?|pi[ñn]a coladas?|cocktails?)|zero[ -]proof|0% beers?|dry january
n alcohol-free drinks
sc An alcohol-free night means you keep the funny bits. That's a good deal.
sc A good mocktail gets by on taste alone, and I like things that have to earn it.
sp I'd order a mocktail, get the sparkler and the straw, and feel like a birthday boy.
sp I'd dance just as badly on alcohol-free beer, only with nothing to blame.
si The alcohol-free menu was once an orange juice and a look of sympathy.
si With a mocktail in hand you can see the exact minute a party turns silly. It's half ten.
qc What's in the glass on a good night?
qc Fizzy, sour or properly bitter?
qc What makes a mocktail worth ordering, and not just expensive juice?
qp Umbrella, straw, cherry: how far do you let them go?
qp What have you seen at midnight that nobody else remembers?
qp Who's funniest to be clear-headed around?
qi What's the finest Sunday morning you've had with a clear head?
qi Which drink deserves an alcohol-free version and hasn't got one yet?
qi Does a good evening need anything in the glass, or just a glass to hold?
m Going your own way on a night out, with no speech about it, takes quiet confidence.
m You bring your own good mood to an evening, and it doesn't come out of a bottle.
m Having the fun and the next morning too is clever, and it takes some backbone.
m You decide what's in your glass whatever the rest of the table's having. I respect that.
f My alcohol-free order, every time, is ...
f On a Sunday with a clear head I ...
f The drink I'd mix you has no gin but plenty of ...
o you at a bar with an absurdly decorated drink, entirely serious about it

= spirits: (?<!(?:no|alcohol[ -]free|bath ?tub|cotton|sloe) )(?:whisk(?:y|ies|eys?)(?! sours?)|bourbons?(?! (?:biscuits?|street))|scotch(?! (?:bonnets?|eggs?|tape|pancakes?|mist))|single malts?|gins?(?! (?:rummy|lane))|gin (?:and|&|n) tonics?|g&ts?|rum(?! (?:baba|tum|raisin|and raisin|& raisin))|tequila(?! sunrise)|mezcal|distiller(?:y|ies))
n a good drink
sc Gin in the garden, whisky by a fire, rum near water. Somebody thought that through.
sc A good whisky or rum comes with a chair and a conversation, and I'd want all three.
sp I'd choose the whisky with the name I couldn't say, and then have to order a second.
sp I'd be brought a gin with so much salad in it that I'd look for a fork.
si Whisky waits twelve years in the dark, and then someone asks for cola.
si Gin had its ruin, rum had its pirates and whisky had its monks. They come with stories.
qc Whisky, gin or rum, if it's only the one?
qc Ice, water, tonic or nothing at all?
qc What goes best with it: a fire, a view or a loud bar?
qp What do you say when somebody asks if you're getting the heather?
qp Which bottle did you fall out with when you were nineteen?
qp Which bottle goes to the back of the cupboard when guests come?
qi Who poured you the first one you really liked?
qi Which distillery would you happily be rained in at?
qi What kind of talk does it bring out in you?
m You like a drink with a place and a maker behind it. That's paying attention.
m Sipping when others would rush says something good about how you treat an evening.
m Ordering exactly what you like and not caring who's watching takes a calm kind of nerve.
m I'd guess you're the one people ask to choose the bottle. That's a lot of trust.
f At the back of my cupboard there's a bottle from ...
f Beside a fire you'd find me with ...
f What I really taste in whisky is ...
o you by a window with a short glass, reading the label as if it were a letter

= pub: (?<!(?:half a|book of|run a|own a|manage a) )(?:pubs?(?![ -]?quiz)|pub[ -](?:lunch(?:es)?|gardens?|grub|walks?)|gastropubs?|beer gardens?|pints?(?!-sized| sized| of (?:milk|blood|water))|my local(?! (?:caf|coffee|park|gym|library|market|shop|bakery|team|pool)))
n the pub
sc A pub with a fire, a dog and no music is as good as indoors gets.
sc The pub lunch that's still going when it's dark outside. That's the one I'd want.
sp I'd carry four drinks through a full pub and arrive with three and a bit.
sp I'd say just the one at the pub, in all good faith.
si Every pub has a seat that belongs to someone, and you find out by sitting in it.
si People say things at a wobbly pub table that they'd never say on a sofa.
qc Fire in January or garden in June?
qc What makes a pub a good one?
qc A long walk first, or straight to the table?
qp Crisps torn open flat for the whole table: kind, or risky?
qp Dartboard, fruit machine, or chatting to somebody's dog?
qp What's the oddest name over a door you've walked in under?
qi What's the longest lunch that ever got away from you?
qi Who'd already be sitting there when you walk in?
qi What do you end up talking about by the third round?
m You like a place where anyone can sit down next to anyone. That's a friendly way to be.
m Being happy with a corner table and whoever turns up is a talent, and restful to be near.
m You'd stand your round before anyone noticed it was yours. I'd put money on it.
m Good talk, bit of weather outside: you know what an evening needs and what it doesn't.
f My corner of the pub is the one by ...
f It's my round, and I'm having ...
f The pub lunch I measure the others by is ...
o you in a pub window seat, rain on the glass, someone else's dog on your foot

= bakery: (?<!(?:own a|run a|work in a|work at a|open a|opening a|hate) )(?:baker(?:y|ies)|pastr(?:y|ies)|patisseries?|p[aâ]tisserie|croissants?|pains? au chocolat|cinnamon (?:rolls?|buns?)|danish pastries|past[eé](?:l|is) de nata|kanelbullar|scones)
n pastries
sc Being at the bakery when it opens is a good reason to get up. It may be the only one.
sc A warm croissant out of the bag on the walk home is the correct way to do it.
sp I'd buy two pastries, one for later, and later would be the next corner.
sp I'd eat a croissant in a dark jumper and look as if it had snowed.
si A croissant is three days of work that falls apart in four bites.
si The queue outside a bakery at eight on a Saturday is the happiest queue there is.
qc Croissant, cinnamon bun, or something with custard in it?
qc How early would you get up for a really good one?
qc Eaten on the way, or carried home like treasure?
qp Unrolled, pulled apart, or straight in?
qp Did you ever buy one for somebody and arrive without it?
qp How many fit in a bag before it stops being breakfast?
qi Which smell made you change direction on a street?
qi Paris, Lisbon, Copenhagen: which counter would you stand at first?
qi What did you point at through the glass when you were small?
m I bet you'd cross town for a good one. Knowing the difference and acting on it is a fine thing.
m Turning up with a warm paper bag for everyone: I can see you doing it, and being adored for it.
m You've got an eye for what somebody got up at three to make. That's respect, really.
m You think an ordinary morning deserves something nice, and I like that thinking.
f At the counter I point at ...
f I'd get up at six for ...
f The croissant that ruined the others was in ...
o you leaving a bakery with a paper bag, one pastry already in your mouth

= farmers-market: farmers?['’]?s?['’]? markets?|farm shops?|(?:local|fresh|seasonal) produce|veg(?:gie|etable)? box(?:es)?|seasonal (?:food|cooking|veg|eating|ingredients)|(?:saturday|sunday|weekend) markets?|fruit and veg
n the market
sc No list, a big bag, see what looks good at the market. I like that way to shop.
sc A tomato from a farmers market in August needs nothing done to it.
sp I'd go to the market for eggs and come home with honey and a lemon tree.
sp I'd buy the knobbly thing at the market, and it'd live on the worktop as an ornament.
si One look at a market stall and you know what month it is.
si A market stallholder remembers what you asked for last week. No self-checkout ever has.
qc What goes in the bag first?
qc With a list, or do the stalls decide?
qc Which month has the best of it?
qp What have you bought with no idea how to cook it?
qp How much gets eaten before you're home?
qp Which stall do you pass slowly in case there's something to try?
qi Which fruit means summer's properly here?
qi Who do you always stop and talk to?
qi What would you sell if one of the tables were yours?
m Knowing what's in season is a way of noticing the year. I like that you do.
m You'd buy from a person before you'd buy from a shelf. It takes longer, and it matters.
m I imagine you asking the grower how to cook it and doing just that. That's a good listener.
m Carrying a heavy bag home because the tomatoes are better is conviction.
f I go for one thing and leave with ...
f The stall I can't walk past is ...
f The most I've ever paid for a tomato was ...
o you with leeks sticking out of a bag, being handed a slice of something to try

= snacks: (?<!(?:eye|arm|cotton|hate|no) )(?:crisps|potato chips|snacks?|snacking|snacker|sweets(?! nothings)|haribo|candy(?! (?:crush|canes?))|gumm(?:y bears|ies)|pick (?:and|n|&|'n'|’n’) mix|popcorn|biscuits|cookies(?! and)|doritos|cheetos|monster munch|liquorice|licorice|peanut butter|oreos|sweet tooth)
n snacks
sc Snacks are what turn a journey into a trip.
sc I think whoever brings the snacks should get to choose the film.
sp I'd open a bag of snacks in a quiet cinema one crackle at a time, for an hour.
sp I'd pack snacks for a two-hour train as if it might be lost at sea.
si Snacks bought for guests have never once met the guests.
si Every snack selection has one nobody wants, and somewhere there's a person who loves it.
qc Sweet, salty, or both in one handful?
qc What goes in the bag for a long journey?
qc Which snack do you never get sick of?
qp Do you share the packet, or tilt it slightly away?
qp What's dinner when dinner is only snacks?
qp Where's the hiding place, and who's found it?
qi What did your pocket money go on at the corner shop?
qi Which snack from abroad would you fill a suitcase with?
qi Which sweet or crisp did they stop making that you're still sore about?
m You plan for hungry moments, yours and everyone else's. That's kindness in a rucksack.
m Giving up the last one in the packet is a test of character, and I suspect you'd pass.
m The friend with something to eat in her bag holds a whole day out together. I bet that's you.
m You let small good things count. It makes for a happier week than most people have.
f The last crisp in the bag belongs to ...
f On a long drive my snack bag holds ...
f The flavour I'd bring back from the dead is ...
o you on a train with an open rucksack, laying out far too many snacks

= potatoes: (?<!(?:couch|hot|chocolate|choc|blue|poker|tortilla|computer|potato|fish and|fish &|fish n|fish 'n'|wood|banana|kale) )(?:(?:cheesy |loaded |curly |french |sweet potato )?fries|chips(?! (?:are|in|and (?:dip|guac|salsa)))|(?:jacket |baked |sweet |mashed |new )?potato(?:es)?(?! (?:quality|head|chips|salad days))|mash(?! ?up)|spuds?|hash browns|potato wedges|tater tots|poutine|r[oö]sti)
n potatoes
sc Potatoes have never let anyone down, in any form.
sc Chips on the walk home are what most nights out are really for.
sp I'd say no chips for me and then eat most of somebody else's.
sp I'd follow the potato through any career change: mash, chips, waffles.
si The potato is the one vegetable nobody ever had to be talked into.
si The crunchiest chip is at the bottom of the bag, so it's a meal with suspense.
qc Chips, mash, roast or jacket?
qc Salt and vinegar, ketchup or mayonnaise?
qc Thick and soft, or thin and crisp?
qp Who's allowed to steal from your plate?
qp How many sauces can one portion hold before it's soup?
qp What's the most ways you've had potato in one meal?
qi Whose mash did you grow up thinking was normal?
qi Where do chips taste right: a bench, a parked car, a beach in the wind?
qi Which late night needed them more than any other?
m Loving something this plain in all its forms is loyalty, and I rate loyalty.
m Letting someone take the crispy one off your plate is close to sainthood. I believe in you.
m You know how to be happy for the price of a bag of chips. Some people never work that out.
m There's no pretending with a potato. I'd guess there isn't much with you either.
f My ranking of potatoes starts with ...
f You can take chips off my plate if ...
f I'd defend mayonnaise on ...
o you on a kerb at night with a paper cone of chips, offering one to the camera

= sandwiches: (?<!(?:crab|ice cream|hate|no|veggie and|nothing) )(?:(?:cheese|smash(?:ed)?[ -]?|ham|veggie |chicken )?burgers?(?! king)|sandwich(?:es)?(?! generation)|sarnies?|toasties?|cheese (?:on toast|toasties?)|grilled cheese|paninis?|blts?|bagels?|reubens?)
n things in bread
sc Burger, toastie or sandwich, I'd want it too tall to eat politely.
sc A toastie on a wet Sunday is a small thing done right, and I'm for those.
sp I'd start a burger with two hands and a plan, and end it with a fork and no dignity.
sp I'd build a sandwich so tall it needed planning permission.
si A sandwich made by somebody else tastes better than the same one made alone. Odd, that.
si A burger place with one thing on the menu is usually telling the truth.
qc What goes between the bread in your perfect one?
qc Triangles, rectangles, or leave it whole?
qc Which sauce is never allowed to run out?
qp How do you bite something taller than your face?
qp Do the crisps go next to it or inside it?
qp How tidy are you by the last bite?
qi Who made your packed lunches, and what could you swap them for?
qi What's the oddest filling you'd stand up for?
qi Which one would you want on a beach, straight after a swim?
m Making a proper lunch when nobody's watching is a quiet sort of self-respect.
m I can picture you handing over the bigger half. That's a whole character reference.
m Getting the layers right is engineering, and I like that you care about the order.
m You know an ordinary lunch is where a day can still be saved. That's good to know about a person.
f My toastie contains ...
f Between two slices of bread I'd put ...
f The sandwich I'd walk across town for is ...
o you with both hands round a burger far too tall, working out where to start

= eating-out: (?<!(?:work in a|work at a|run a|own a|manage a|my own) )(?:eating out|restaurants?(?! (?:managers?|work|owner))|foodies?|fine dining|dining out|tasting menus?|(?:trying|discovering|exploring) (?:new )?(?:food|foods|cuisines?|restaurants|places to eat|dishes)|good food|michelin|bistros?|(?:big|huge|massive) (?:on|fan of) food)
n good food
sc Good food, and someone who looks up from the plate delighted. Hard to beat.
sc A restaurant still cooking what the family eats at home is worth a long drive.
sp I'd choose from the menu two days ahead, panic, and order what the next table had.
sp I'd tell the restaurant it was all lovely with food still in both cheeks.
si Restaurants go quiet for a second when the food lands. I like that second.
si The good table in a restaurant is often the one by the kitchen that nobody asks for.
qc Which plate has stayed with you longest?
qc Small plates for everyone, or one dish that's all yours?
qc White tablecloth, or plastic chairs and a queue?
qp Do you read the menu before you go?
qp Order envy: do you suffer in silence or reach across?
qp Whose advice do you take: the waiter, the specials board or the next table?
qi Who's the person you most like eating with?
qi Which place would you bring back if you could?
qi If a chef made you anything at all, would it be clever, or your childhood?
m You're curious about what's on the plate, and I'd guess about whoever made it too.
m Ordering the thing you've never heard of takes trust, and I imagine you do it.
m You strike me as someone who thanks the kitchen. It's only a guess, but I'd bet on it.
m Finding one table that makes six people happy is diplomacy. I suspect they leave it to you.
f The restaurant I'd drive two hours for is ...
f I always say we'll share, and then ...
f The dish I still think about is ...
o you at a small table, fork halfway to someone else's plate

= street-food: street[ -]?foods?|food (?:markets?|trucks?|stalls?|halls?|vans?|courts?|festivals?)|hawker (?:cent(?:re|er)s?|stalls?|food)|night markets?
n street food
sc One pan, one dish, thirty years. Street food is where I'd put my trust.
sc Street food is at its best standing up, off paper, with a queue behind.
sp I'd do a full lap of the street food to compare, and it'd all be sold out.
sp I'd order street food by pointing, then nod as if that's what I'd meant.
si The longest queue at a food stall is the only review nobody can fake.
si A city's street food gets to the point faster than its museums do.
qc What's the best thing you've eaten standing up?
qc One stall for everything, or a bite from six?
qc Sweet stall first, or savoury like a sensible person?
qp What's the strangest thing you've eaten off a stick?
qp What's your rule for picking a queue?
qp How many napkins does a good one take?
qi Which city would you go to just to eat on the pavement?
qi Neon and noise at midnight, or one quiet stall at dawn?
qi Which cook behind a stall do you still remember?
m You eat where the locals stand, or you'd like to. That takes trust and a good nose.
m Pointing at something unknown and smiling at whoever made it: I can see you doing that well.
m You'd be happy without a chair. That's an easy person to spend a day with.
m You go by smell and a good queue over a star rating. Trusting your own nose is a fine habit.
f The best thing I've eaten on a kerb was ...
f I'd open one stall and sell only ...
f At a night market I go straight to ...
o you in the steam of a night market stall, holding a stick of something nobody can name

= picnics: (?<!no )(?:picnics?(?! (?:tables?|at hanging))|picnicking|picnic[ -](?:blankets?|baskets?|rugs?))
n picnics
sc Picnics need bread, strawberries and a bit of shade. The rest is showing off.
sc A picnic in doubtful weather is braver, and usually funnier.
sp I'd pack a picnic with nine cheeses and nothing to cut them with.
sp No wasp has ever been invited to a picnic, and none has ever missed one.
si A picnic is lunch with worse chairs and a better ceiling.
si Nobody's on time for a picnic and nobody minds. I can't think of another meal like it.
qc What's always in the basket?
qc River, park or beach?
qc Packed like a professional, or bought on the way?
qp How long do you last on a blanket before your legs go?
qp What's the wettest picnic you refused to give up on?
qp What are your terms with the wasps?
qi Who'd fall asleep first, and is it you?
qi What did your family always bring that nobody ever ate?
qi What's the view from your perfect picnic?
m You'd carry half a kitchen up a hill so that lunch has a view. That's lovely commitment.
m You see a patch of grass and think of an afternoon. Not everyone has that imagination.
m Salt, bottle opener, something to sit on: I bet you're the one who remembers.
m You're an optimist about the weather, and there's a lot to be said for living like that.
f In my basket you'll always find ...
f I pack for a picnic and always forget ...
f My spot would be under ...
o you on a sloping blanket, catching a runaway strawberry

= eggs: (?<!(?:easter|nest|good|bad|chocolate|scotch|creme|freez(?:e|ing) my|donat(?:e|ing) my|over|tough) )(?:eggs?(?! (?:hunts?|donor|donation|freezing|shells?|head|nog|in one basket|fried rice|and spoon))|(?:poached|scrambled|fried|boiled|dippy|deviled) eggs?|eggs benedict|omelett?es?|frittata)
n eggs
sc An egg on top improves nearly everything, and I'd say so in any restaurant.
sc Eggs will do for breakfast, lunch or midnight. I like anything that dependable.
sp I'd poach an egg and serve a small ghost.
sp I'd flip an omelette with total confidence and then call it scrambled.
si Everyone thinks their own scrambled eggs are right and has never met a person who agrees.
si An egg gives you twenty seconds between perfect and too late.
qc Poached, scrambled, fried or soft boiled?
qc Runny, or just past runny?
qc What goes underneath?
qp Are soldiers just for children, or for life?
qp How do you peel a boiled egg without losing half of it?
qp Ketchup, chilli sauce, or leave it alone?
qi Who used to take the top off your boiled egg?
qi What do you make when there's nothing else in the fridge?
qi Which hour of the day suits them best?
m Getting something this simple exactly right takes attention, and I like that you care.
m You like things plain, warm and done properly. I find that reassuring.
m You'd make two minutes' work taste as if somebody minded. That's a gift.
m Making a meal out of almost nothing takes a calm head. I'd guess you've got one.
f My scrambled eggs are ...
f The thing I put an egg on that surprises people is ...
f I've never managed to poach ...
o you mid-flip with an omelette, eyes on it, regretting it already

= leftovers: leftovers|left-overs|midnight (?:snacks?|snacking|feasts?|fridge|toast|raids?)|fridge raids?|raid(?:s|ing)? the fridge|(?:eating|standing|food) (?:\w+ ){0,6}fridge|cold pizza
n leftovers
sc Leftovers at midnight, standing up, by the light of the fridge. That's a proper meal.
sc Leftovers mean somebody cooked as if one more might turn up, and I like that.
sp I'd save the leftovers for lunch and meet them at eleven the same night.
sp Every fridge has one box of leftovers nobody dares to open. I'd sooner move house.
si Some dishes are only rehearsing on the first day. The leftovers are the show.
si Nobody opens a fridge at midnight to find something. They just want to be shown.
qc What's better the next day?
qc Cold from the box, or warmed up like a grown-up?
qc Which shelf do you check first?
qp Has anyone ever eaten yours with your name on it?
qp What's the oddest combination you've called dinner?
qp Fork, spoon or fingers, when it's just you and the little light?
qi What do you hope is in there at midnight?
qi Whose cooking did you carry home in old ice cream tubs?
qi What do you think about at that hour with the door open?
m Making a second dinner out of the first takes imagination, and a good head for Tupperware.
m I'd guess not much goes to waste near you. It's a quietly good way to live.
m Saving the last portion for someone who's late home is love in a box. I bet you've done it.
m You admit to it and don't dress it up. I've a lot of time for people like that.
f At midnight I'm at the fridge looking for ...
f My finest leftovers invention is ...
f The box nobody else may touch contains ...
o you lit only by the open fridge, fork in hand, caught

= spanish-food: tapas|paella|pintxos|patatas bravas|tortilla espa[ñn]ola|spanish (?:food|cuisine|cooking|omelettes?|tapas|restaurants?)|croquetas|jam[oó]n(?: ib[eé]rico)?|chorizo|sangr[ií]a|churros|padr[oó]n peppers|gambas
n Spanish food
sc Spanish food comes late, in small plates, with talk in between. That's a good timetable.
sc Paella should take all of Sunday and feed whoever's walking past.
sp I'd turn up for tapas at seven and have the whole of Spain to myself.
sp I'd say gracias for every plate of tapas, even the ones for the next table.
si Tapas are a way of never quite finishing a conversation.
si Spanish has a word for staying at the table after the food's gone. That's a civilised language.
qc Croquetas, tortilla or prawns in garlic?
qc Standing at a bar, or a table that lasts till midnight?
qc Which plate do you order twice?
qp Onion in the tortilla or not, and are you ready for the letters?
qp Who gets the last croqueta?
qp What have you seen in a paella that should never have been there?
qi Lunch at three, dinner at ten: could you live on that clock?
qi Which terrace are you sitting on when you think of it?
qi Who's good company for the long bit after lunch?
m You like meals made for reaching across each other. You must be good at a crowded table.
m You know the talk afterwards is part of the meal. That's a rare sort of manners.
m Every plate shared, down to the last olive: that's a generous way to eat.
m You've kept room in your life for lunches that last, and I think that's wise.
f The plate I'd order twice is ...
f At ten at night in Seville I'd be ...
f My view on onion in a tortilla is ...
o you at a tiled bar with a tiny plate, laughing with whoever's behind it

= eating-well: (?<!(?:fruit|hate|no|word|potato|my) )(?:avocados?|avo(?: (?:on )?toast)?|salads?(?! (?:days|dodger))|smoothies?|(?:healthy|healthier) (?:eating|food|cooking|recipes|meals|snacks)|eating (?:well|healthy|healthily|clean)|clean eating|green juice|juicing|(?:buddha|poke|grain|açaí|acai) bowls?|granola|meal[ -]?prep(?:ping)?|overnight oats)
n eating well
sc Eating well on a tired evening, with toast right there, deserves some credit.
sc A salad with proper things in it is a whole dinner, and I won't hear otherwise.
sp I'd buy a bag of salad every week and hold its funeral on Friday.
sp I'd check an avocado at midnight, too early, and at breakfast I'd have missed it.
si An avocado is ripe for about as long as a bus stops.
si A smoothie is the only healthy breakfast that wakes the neighbours.
qc What goes in the bowl when you want to feel right again?
qc Crunchy, green or blended?
qc What has to be in a salad before it earns the name?
qp How do you catch an avocado at the right moment?
qp What's the least healthy thing in a very healthy week?
qp Which health food did you try once and never discuss again?
qi What does eating well do for your mood?
qi Who got you into it: a person, a place or a bad winter?
qi Which vegetable did you come round to late?
m Looking after yourself on a busy day takes more will than it gets credit for.
m You put care into things nobody sees, like lunch. That's a good habit to have.
m Chopping things after work takes discipline. Liking kale takes a sense of humour.
m Being kind to yourself with a fork is still being kind, and I'm glad you are.
f My salad stops being healthy at the ...
f The smoothie I regret had ...
f I eat well until somebody opens ...
o you chopping herbs by a window, half an avocado sliding off the toast beside you

= garlic-and-herbs: (?<!(?:hate|no|medicinal|like) )(?:garlic(?: bread)?|olive oil|(?:fresh |growing )?herbs(?! garden)|basil(?! (?:fawlty|brush))|za['’]?atar)
n garlic, herbs and good oil
sc When a recipe says two cloves of garlic it means five. It's good to meet someone who knows.
sc Good olive oil, salt and bread is a dinner, whatever the cookbooks say.
sp I'd keep a pot of basil alive for a week and tell everyone.
sp I'd chop garlic on a Monday and still be interesting company on Thursday.
si Garlic in warm oil is the smell of a kitchen that's about to be kind to you.
si Good olive oil has a hillside, a harvest and a little cough at the end.
qc Basil, coriander, mint or thyme?
qc What's the first thing to make when there's good oil in the house?
qc What would you put garlic in that other people wouldn't?
qp How many cloves is too many?
qp Measured, or poured till it looks right?
qp Which pot on the windowsill always dies first?
qi Which herb smells of a place to you?
qi What would you cook in a house on a hill with a lemon tree outside?
qi Whose kitchen smelled like that when you walked in?
m You know flavour comes from small things handled well. I'd guess that's how you treat people too.
m Tearing, crushing, tasting till it's right: I like someone who minds that much.
m Choosing garlic over caution is a sign of someone at ease with herself.
m You look past the main ingredient to the bit that makes it work. That's a good eye.
f I measure garlic by the ...
f The good olive oil comes out when ...
f The herb I can't keep alive is ...
o you tearing basil over a pan, leaning into the steam
`;
