/** Finer kinds of question, known by what was learned. Places, journeys, weather, animals. Form: content/asked-about-him.ts. */
export const FINER_PLACES_AND_ANIMALS = `
=beachOrMountains
c The beach in the morning and the mountains whenever I need to think.
c Mountains win for me, because the sandwich at the top tastes better than anywhere.
c Give me the sea, a long walk along it and chips at the end.
p I love mountains most from a beach with a good view of them.
p Beach, since nobody has ever asked me to carry a rucksack up one.
p My head says mountains, but my legs would like the beach please.
i The sea, it makes me chatty, while mountains mostly make me hungry.
i Mountains, mostly for that last bend when you still can't see what's behind it.
i An empty beach in winter beats any mountain, and I've never fully worked out why.
b Which one would you drive hours for?
b What do you do first when you get there?
=cityOrCountry
c City for the evenings and countryside for the mornings would suit me perfectly.
c I could live happily in the country as long as there was good bread nearby.
c Town life suits me, provided there's a park I can walk to in my slippers.
p In the country I'd last until the first cockerel.
p City, in a village everyone would know my business by Tuesday.
p A quiet cottage, with a big city hidden behind the shed.
i The country, it lets me hear what I actually think.
i A small place with a big sky appeals to me more every year.
i City at night, with someone who's in no hurry to go home.
b Where do you breathe easier, fields or streets?
b What would you miss most if you swapped?
=liveAbroad
c Living abroad for a year or two appeals to me more than any holiday.
c I'd move for the right place, and faster with the right company.
c A life abroad tempts me, as long as I could keep coming home for Christmas.
p Moving abroad is easy in my head, where I already speak the language beautifully.
p Tomorrow, if the bakery there can understand me pointing.
p Any country that believes in long lunches can have me.
i Yes, I'd live abroad, mostly to find out who I'd be over there.
i I'd want the ordinary part of living abroad, knowing the baker and the bus.
i Yes, somewhere like Lisbon, for the light and the slow breakfasts.
b Which country could you call home?
b What would you always take with you?
=planOrWing
c I plan the bed and the first dinner, then let the trip do what it likes.
c A loose plan suits me best when travelling, with plenty of room for wrong turns.
c My rule for trips is to book the big things and improvise the lunches.
p I make a careful travel plan and then lose it to the first nice café.
p Spontaneous, by which I mean I plan it secretly and act surprised.
p I wing it, apart from breakfast, I'm never late for that on holiday.
i I'd rather wing it, the best afternoon of a trip is never planned.
i I make a plan mostly so there's something to skip.
i Wing it, the wrong bus usually makes the better story.
b What's the first thing you plan for a trip?
b Have you ever just gone without booking anything?
=favSeason
c Autumn is mine, for the cold air, the colours and the excuse for soup.
c Early summer, when the evenings are long and everyone suddenly talks to their neighbours.
c Spring gets me every year with the first warm day and open windows.
p Summer, though I complain beautifully about all four seasons.
p Autumn, it's the only season that suits my jumpers.
p Summer for ten minutes, then I'd like my shade and a cold drink please.
i Spring, that first week when you can smell it coming.
i Winter, secretly, I like having an excuse to stay in with someone.
i Late September, when it's still warm but you can tell it's ending.
b Which month would you keep all year?
b What's the first sign of it for you?
=dogSofa
c Dogs are welcome on the sofa, it would be lonely without one.
c The sofa yes, the bed on cold nights, the dinner table never.
c Any pet in the house gets a good spot, I'd squeeze in around it.
p The dog gets the sofa and I ask if there's room.
p I'd make a strict rule about the bed and break it by Tuesday.
p No animals on the furniture, I'd say, from my place on the floor.
i I'd say no pets on the sofa, until one fell asleep on my feet.
i I trust a sofa with a few hairs on it more than a perfect one.
i Yes to the sofa, and I'd probably be the one moving over.
b Who has the best spot on your sofa?
b What's the one rule you'd never bend?
=showMeTown
c First a slow walk through the old streets, then cake, then the best view.
c You'd see the market, the water and the corner I like for thinking.
c We'd start with breakfast somewhere small and walk until your shoes complain.
p My tour covers three sights, four bakeries and several facts I made up.
p The highlight would be me getting lost in my own town with great confidence.
p Two sights and then lunch, I know my limits as a guide.
i I'd walk you down the same street twice, by day and then lit up.
i The famous things would wait, because I'd begin with a place nobody photographs.
i We'd end up somewhere high, just when the lights come on.
b What do you look at first in a new place?
b Where would you take me in yours?
=cityLove
c The best thing is the mix, enough noise to feel alive and corners to hide.
c The people, they complain about everything and then help you anyway.
c What keeps me is the evening light and a few corners I'd miss.
p The best thing about my town is never being far from chips.
p It's got terrible parking and I love it anyway.
p I know where the good bread is, I can't start again.
i Early on a Sunday, before anyone's up, I like it best.
i There are always streets left that I haven't properly looked at, and I like that.
i Coming back after a trip, I always like it more than I'd admit.
b What would you miss most about yours?
b What would make you stay somewhere for good?
=bestWalk
c Any path that follows the water, early, with a hot drink halfway round.
c Good walks for me go uphill first and finish near something baked.
c I'd pick the woods after rain, boots on and no particular hurry.
p My favourite walk is the long way round to the nearest slice of cake.
p For a good walk I follow any dog that looks sure of itself.
p A perfect walk starts with great ambition and ends at the first bench.
i I like walks where the path splits and nobody has brought a map.
i The walk I love is nothing special, it just gets better with company.
i Along the water I always walk further than I meant to, and never regret it.
b Do you walk to think or to talk?
b What does a walk need for you to love it?
=bestView
c The best view is any hill at dusk, when the town switches its lights on.
c Rooftops, chimneys and a big sky are the view I'd choose over any ocean.
c High up with something warm to drink, that's the view I go looking for.
p My favourite view has a hill, a sunset and a plate arriving in front of it.
p Any view with a bench, my legs are usually done by then.
p Any rooftop at sunset, a view's good when I forget to take the photo.
i Lit windows from above are my favourite view, everyone's evening going on at once.
i The water's edge looking back, any town looks its best from there.
i A bridge at night is my favourite view, with all the lights in the water.
b Which view would you show me first?
b Which view would you go back to?
=townFamous
c The official answer's on the postcards, mine is the people.
c Ask ten locals and you'll get ten answers, I'd say the food.
c Every town claims something, and mine should be proudest of its evening light.
p Mainly potholes, some of them very old.
p Nothing yet, but give my karaoke a few more weeks.
p Complaining about the weather, we could do it professionally.
i Its breakfasts, if you ask me, and I'd happily show you why.
i Not much on a postcard, the best bits of my town need a guide.
i Its side streets, if you ask me, they beat the big sights.
b Which bit of your town would you take me to?
b What should your town be famous for?
=flyingFear
c Flying is fine with me, I like the moment the wheels leave the ground.
c I'm happy on a plane once the seat belt is on and the view starts.
c Turbulence I treat like a bumpy road with a much better view.
p I fly calmly, as long as I personally keep the plane up by gripping the armrest.
p During turbulence I watch the crew, and if they're pouring tea I carry on breathing.
p On planes I'm brave until the little bell rings and nobody explains it.
i I like flying, though it still seems unlikely to me that it works.
i I'm fine once we're up, I get strangely honest above the clouds.
i I'm calm on planes, especially with a nervous person to look after.
b What do you do during take off?
b Who would you want in the next seat?
=windowAisle
c Window for me, I still press my nose to it at take off.
c Aisle on long flights, window on short ones, and never the middle by choice.
c A window seat, though I'd happily give it up for good company.
p Window, so I can point out rivers with total confidence and no knowledge.
p Aisle, I like to see the snacks coming.
p I'd take the middle and expect to be treated like a saint for hours.
i The window, because from up there every town looks like somewhere I could have lived.
i Window at night, I can't stop looking at the little lights.
i Aisle usually, but for a sunset over clouds I'd climb over anyone.
b Which seat do you never give up?
b What do you do on long flights?
=airportEarly
c Early enough for a coffee, a wander and no running at all.
c Two calm hours at the airport are part of the holiday for me.
c I like to be at the gate early and smug, with a sandwich.
p Ridiculously early, while the plane is still asleep in another country.
p Early, I look terrible running with a suitcase.
p With enough time to buy a book I won't read.
i Early, airports are the best place for making up stories about strangers.
i Early, I like that hour when nobody can ask me for anything.
i Early enough to read the board and nearly pick another flight.
b What do you do with an hour at the airport?
b Have you ever run for a plane?
=packLight
c I pack light, one bag, good shoes and room for something on the way back.
c Hand luggage only for me, and the rest can be bought or borrowed.
c Packing happens the night before, with music on and one extra jumper for luck.
p Light for myself, and then heavily for weather that never comes.
p Heavy, with one shirt for an occasion nobody invited me to.
p The night before, all packed neatly, and I still forget the toothbrush.
i Medium, there's always a book in my bag that I won't open.
i Light, in case the trip turns out longer than planned.
i Light, but with swimming trunks, even in January.
b What do you always pack and never use?
b What one thing do you never leave behind?
=souvenirs
c Something edible, always, because it tastes of the place and never needs dusting.
c Small and local is my rule for souvenirs, a bowl or a book or a jam.
c A proper postcard with a stamp, and I like writing them.
p The uglier the souvenir the better, it should frighten guests for years.
p I bring home sand in my shoes and opinions about bread.
p Fridge magnets, I have no taste at airports.
i I like a pebble or a bus ticket best, something that means nothing to anyone else.
i Something that smells of the place, one sniff and I'm back there.
i I'd rather bring back a recipe and try it on someone.
b What's the silliest thing you've brought home?
b What should people bring you back?
=loungeExplore
c Exploring in the morning and a shameless lie down in the afternoon.
c I like to walk a place until I know it, then claim a chair.
c A few slow sights, long lunches and a swim is my perfect holiday mix.
p I sightsee bravely until the first hammock and then history has to wait.
p On a sunbed I last forty minutes before I start reorganising the towels.
p My holiday sport is finding the shade and defending it.
i Exploring, and what I remember is every street I got lost in.
i I'd rather sit in one square all day and let the town come past.
i I try to lie down, but I keep wondering what's round the corner.
b What does your first holiday morning look like?
b How long can you lie still?
=campOrHotel
c Tent for two nights, then a hotel with a proper shower.
c I like camping when it's dry and there's something good in the pan.
c Give me a proper bed usually, but a tent under clear skies wins me over.
p I'm an excellent camper right up to the moment the ground turns out hard.
p In a tent I always find the one root that was waiting for my back.
p My idea of camping is a hotel where the towels are a bit thin.
i A tent, as long as there is someone to ask what that noise was.
i Coffee outside a tent at six in the morning tastes like getting away with something.
i I'd choose canvas over a minibar whenever the stars are any good.
b Tent or hotel for you, if it rains?
b What's your idea of roughing it?
=roadTrip
c Long drives are my thing, with good songs, bad snacks and no motorway if possible.
c A road trip needs a full tank, salty snacks and nobody in a hurry.
c I'm good company on the road, I stay awake and share the crisps.
p Snacks and emergency singing, I take both jobs seriously.
p I stop at every viewpoint and farm shop, so allow extra time.
p As a passenger I brake gently with my own foot and say nothing.
i I like the driving, but really I'm there for the talking after dark.
i I like road trips best when someone points at a sign and we just turn.
i Give me three hours of road and I'll tell you nearly anything.
b Which song starts a road trip for you?
b Driver, snacks or music, which job is yours?
=soloTravel
c Alone is fine with me, but a good view needs someone to nudge.
c I like a trip on my own now and then, it clears the head.
c Travelling solo has its charm, though dinner is always better for two.
p Solo travel suits me, except that there's nobody to blame for the map.
p On my own I end up best friends with the waiter.
p The trouble with travelling alone is that nobody laughs at my phrasebook accent.
i Alone in a strange town I notice twice as much and talk to everyone.
i I'd travel alone, mostly because nobody could stop me taking the slow train.
i Yes, and I'd keep thinking who should have seen that view with me.
b Where would you go all by yourself?
b What's better alone than together?
=seatTalk
c I'll always say hello to a stranger, and then see who wants to talk.
c I do chat to strangers, it beats looking at my phone the whole way.
c A few friendly words with whoever sits next to me, then peace for both.
p I keep my headphones in and listen shamelessly to everybody else's conversation.
p Taxi drivers get my full opinions on traffic whether they ordered them or not.
p I start with the weather and by the second stop we're discussing divorce.
i I do, strangers tell you things they'd never tell their family.
i Yes, it's easy to be honest with someone getting off at the next stop.
i If it were you in the next seat, I'd hope for delays.
b Who was your best stranger on a journey?
b Headphones or conversation, what do you choose?
=petName
c A proper human name is best for a pet, something like Geoffrey or Margaret.
c I'd name it after food, because Biscuit and Dumpling never go out of style.
c Something short you can shout across a park without blushing, like Otis.
p Any pet of mine would be called Sir, so I'd sound polite all day.
p Kevin is the only honest name for an animal, whatever the species.
p My choice would be Deborah from Accounts, especially for something small and furious.
i Pickle, though I'd wait a few days to see if it fits.
i Something like Oops, names that start as a mistake always stick.
i Something from an old map would suit, like Lundy or Fastnet.
b Do you like a human name or a silly one?
b What's the best pet name you've ever heard?
=dogBreed
c A scruffy mongrel from a shelter is the dog I'd choose every time.
c Middle sized, a bit scruffy and pleased to see everyone is my kind of dog.
c I'd love a big daft one that believes it's a lap dog.
p A sausage dog, we'd be equally bad at stairs.
p Something small and fierce, to answer the door for me.
p Any dog lazier than me, if they make them.
i I'd go to the shelter and let the quiet one at the back decide.
i Any mongrel, breeds matter less than how a dog looks at you first.
i An old dog tempts me, one with a past and firm opinions about rain.
b Which dog would you take home today?
b What should a dog be good at?
=petAllergy
c I'd never let a bit of fur come between me and good company.
c Cats and dogs are welcome, and a tissue solves nearly anything else.
c Animals don't worry me, I'd happily go home wearing half the fur.
p My nose might complain, but the pets come first.
p A bit of fur on my jumper, I'd call it insulation.
p I'd risk a sneeze or ten for a decent animal on my knee.
i I'd put up with a sneeze to be chosen by someone else's cat.
i Fur wouldn't put me off, I'd worry more about whether they like me.
i If I start sneezing, it just means I didn't want to leave.
b Which animal would I have to impress first?
b Cats or dogs, who has your heart?
=dogLikeYou
c I think we'd get on, I let animals come to me and never rush.
c Give me ten minutes on the floor at their height and we'll be friends.
c Animals tend to forgive me anything once they've had a proper scratch.
p I plan to win that heart with cheese and keep it with flattery.
p I plan to sit still and look like a cushion.
p I think so, though I'd be as nervous as before an interview.
i I hope so, I trust an animal's opinion more than most people's.
i I think so, the shy animals usually end up on my feet.
i With a wary animal I look the other way and wait, it works on me too.
b What's the fastest way to that heart?
b Has anyone ever passed the test straight away?
=talkToAnimals
c Of course I talk to animals, it would be rude to walk past.
c Every dog I meet gets a proper hello, the owner only if there's time.
c I chat to cats as equals and to cows with the greatest respect.
p I do a full voice for animals, and they usually look away embarrassed.
p With dogs I start in plain English and end in complete nonsense.
p Pigeons get a nod from me, geese get whatever they ask for.
i I tell animals things plainly, they seem to prefer it to small talk.
i Yes, and a slow blink from a cat is the best answer I get.
i I do talk to animals, people have given me worse conversations.
b Which animal do you tell the most?
b What does your animal voice sound like?
=animalBe
c An otter, because they hold hands asleep and seem to enjoy their work.
c Elephants have my heart, they remember everything and look after their own.
c A good old dog is my animal, loyal, hungry and glad you're home.
p A sloth on weekdays and a slightly quicker sloth at weekends.
p A penguin, since I also dress up and then slip over.
p My animal is the bear, for the honey, the sleep and the big coat.
i The fox, for walking through town at night like it is late for something.
i A heron, I like how it waits and then knows exactly when.
i Crows are my favourite, because they're clearly discussing us.
b Which animal would choose you?
b Which one would you be for a day?
=spiderRemove
c Glass, card, open window, and a polite word to the spider on its way.
c Spiders don't bother me much, I'd gladly be in charge of moving them.
c I'd never kill a spider, they eat the flies and keep quiet.
p I deal with spiders bravely, from the far end of a very long broom.
p I'd deal with the spider, but you'd have to leave the room first.
p I'd carry it outside while making a noise I'm not proud of.
i I'd put a spider out and then wonder if the same one comes back.
i Call me next time, I'd come over for a spider.
i I don't mind them in a corner, it's the ones that run.
b How big before you leave the house?
b Who usually deals with them at yours?
=waspsBees
c I love bees, put up with wasps, and sit still for both.
c I stay calm, move the jam and let the wasp think it won.
c Anything that makes honey is welcome, wasps a bit less.
p With wasps I do a short modern dance and then deny it.
p I sit still very heroically until it lands and then I'm halfway home.
p Wasps can have my whole sandwich, I was nearly finished anyway.
i I'd love to stand next to a beehive once, just to hear it.
i I stay calm with a wasp, but only if someone's watching.
i I'm all for bees, anyone who gives directions by dancing has my vote.
b Do you sit still or run?
b Could you keep a hive yourself?
=snakeHold
c I'd hold a snake if its owner stood close and looked relaxed.
c Snakes fascinate me more than they frighten me, from about two metres.
c A calm snake and a calm owner, then yes, I'd offer an arm.
p Holding a snake would last exactly as long as it takes to regret it.
p Snakes can have the garden, I'd move house.
p I'd be very brave about a snake, standing slightly behind you.
i I'd want to touch one once, just to know what that dry skin feels like.
i I like snakes, they never hurry and I find it hard to look away.
i I'd say no to a snake, but I think you could dare me into it.
b Would you let one round your neck?
b Which creature would make you run?
=horseRide
c Horses have my respect, and I'd happily get on a patient one.
c On a quiet horse with a kind teacher, I'm up for a ride anytime.
c I like horses a lot, their smell, their ears and their good sense.
p I'd ride anything with an off switch, so find me a very old horse.
p In the saddle I'd have the elegance of a bag of shopping.
p The horse would be in charge and I'd pretend the route was mine.
i I like horses, they'd know my mood at once and I'd be found out.
i I'd gladly stand in a stable for an hour just to hear them breathing.
i Galloping along a beach is on my list, staying on is too.
b What's your own story with horses?
b Would you rather trot or gallop?
=cowField
c Cows are fine with me, I walk slowly, say hello and give them room.
c I like cows, they have kind faces and terrible manners at gates.
c For a calf or a bull I'd take the long way and wave.
p I cross cow fields whistling, so nobody notices me speeding up.
p When cows stare at me I always feel I've forgotten my speech.
p I get on with bulls as long as there's a fence.
i I like cows, they look at you like you've interrupted something.
i I find cows calming, right until all of them turn round at once.
i Not scared, I've read cows have best friends and that settled it.
b Would you go round or straight through?
b Which farm animal is your favourite?
=howGetThere
c Follow the map for the main part and ring me for the last bit.
c Let the maps app choose the route, and I'll talk you through the final corner.
c Take the simplest way, even if it's longer, and I'll come out to meet you.
p My own directions would get you lost, so use the map and ring me.
p Walk confidently towards the place on the map and I'll be the one waving.
p I'm terrible at directions, so trust the phone and call me if lost.
i Come by the map, look up now and then, and I'll spot you first.
i The app knows the streets, and I'll walk towards you until we meet halfway.
i Any route will do, because I'll stay on the phone until I can see you.
b Shall I stay on the phone until you're there?
b Are you on foot or on wheels?
=whereParking
c A proper car park is the calmest choice, with a nice little walk after.
c I'd try the side streets first and read the signs like a lawyer.
c Leave ten extra minutes for parking, and no stress at all from me if you're late.
p Parking's a sport there, so bring patience and a bit of luck.
p I'd wave you into any space with far too many hand signals.
p Pick the gap everyone else was too proud to try.
i Park a bit further out, and I'll walk the last bit with you.
i The easy spaces are always one street further than people look.
i A boring multi storey beats circling, and I'll happily meet you at the barrier.
b How do you feel about tight spaces?
b Are you coming in something big?
=senseDirection
c My sense of direction is decent and my sense of adventure covers the rest.
c I find my way in the end, usually with one scenic extra.
c Give me a river or a church tower and I can find my way anywhere.
p I'm never lost, I just arrive in other places first.
p My inner compass points firmly towards the nearest bakery.
p I get lost with such confidence that people start following me.
i I don't mind getting lost, as long as the company's good.
i Sometimes, and I don't call getting lost a problem.
i I'd get us lost, but I think you'd enjoy it.
b Where would you get lost on purpose?
b Who holds the map, you or me?
=mapOrAsk
c I ask people, you get the directions and a story.
c A map first, then a friendly face, and pride comes last.
c I'm happy to ask the way, especially if they've got a dog.
p Asking is easy, then I nod wisely and forget everything after the second left.
p I'd trust the sat nav, argue all the way and then say sorry.
p A paper map, until I have to fold it again.
i I ask, it's a good excuse to talk to people.
i A paper map, I love reading the names of places I'm not going to.
i I trust old ladies at bus stops above any satellite.
b Who do you trust more, phone or farmer?
b Who would be navigating if we went somewhere?
=trainsLike
c Trains win for me, with a window, a sandwich and nothing to steer.
c I'd take the train over anything, it's the only transport with a view and a table.
c A sleeper train somewhere far is exactly my idea of luxury.
p Trains are perfect, I can eat the whole picnic before we leave the platform.
p I love a train so much that I don't even mind the announcements.
p I get very thoughtful on trains, until someone opens the egg sandwiches.
i Trains, I like looking into everyone's back garden as it goes past.
i I like the small stations where nobody gets off and I nearly do.
i I'd say yes to a night train before hearing where it goes.
b Which train journey do you like best?
b Which journey would you take by sleeper?
=nightBus
c The last train if I can, a taxi if the company was too good.
c Walking home at night suits me when it's dry, otherwise a cab.
c A taxi with the window down is how I like to end an evening.
p The night bus, it's the cheapest show in town.
p I go home by whatever passes nearest to the chips.
p My plan is always the last bus and my fate is always a taxi.
i I like the way a city looks from the top of a night bus.
i Walking, if it's dry, going home slowly is half the evening.
i I'd stay for one more song, the long walk home is worth it.
b Would you text me when you're home safe?
b What's your favourite thing on the way home?
=cycleCity
c Cycling is lovely when it's flat, dry and ends at a café.
c A bike is the nicest way through a city, slow enough to smell the bread.
c For short ways I'd always choose the bike, helmet and all.
p I'd cycle like a gentleman in an old film, overtaken by children.
p Hills are where I get off and pretend to admire the view.
p In lycra I'd frighten the horses, so it would be ordinary trousers.
i On a bike I take turnings I'd never take on foot.
i Riding home at dusk with no hurry is about as good as it gets.
i I like that a bike makes you ten years old on every downhill.
b Do you ride for speed or for pleasure?
b What's in your basket on a good day?
=knowGarage
c I'd pick the small garage where the taxis queue, cabbies know who's honest.
c Ask for the old part back, a good mechanic is always happy to show you.
c Get two quotes in writing, and I'll gladly come along as your second opinion.
p Choose the one with the friendliest dog, that's all I've got.
p I'd come with you and frown at the engine until the price went down.
p My rule for mechanics is that the more they tut the more it costs.
i If they tell you what can wait till spring, stay with them.
i I'd trust the mechanic who explains it with his hands and a dirty rag.
i Ask whoever near you drives the oldest car, they'll know.
b What's the trouble with it?
b How long can it wait?
=knowPlumber
c Ask on your street first, someone always has a good number.
c The shop that sells the parts always knows which tradesman is good.
c I'd pick whoever gives you a price and a date in writing.
p I could hold the torch and sigh expertly until a real tradesman arrives.
p Ask the neighbour with the nicest bathroom, that's where I'd start.
p My plumbing ends at turning off the water, so ask the neighbours too.
i If he tells you what you don't need, he's the one to keep.
i I'd ask the oldest lady on your street, she's seen them all.
i Try the caretaker of the nearest school, they always know someone.
b Can you manage for now?
b Shall I ask around for you?
=knowVet
c Ask dog walkers in the park, they know every vet and every bill.
c For anything urgent ring the nearest emergency line first, they'll tell you where to go.
c I'd choose the vet who gets down on the floor and talks to the animal.
p Ask at the dog park, then pick the vet your pet hasn't bitten yet.
p I'd choose the one who keeps a straight face at your pet's name.
p I'd go by the treats on the counter, like any sensible patient.
i A vet who asks the animal's name before yours is usually the right one.
i I'd trust one where the cats get their own waiting corner.
i Local shelters know which vet is kind and which one is only expensive.
b How is the little one doing?
b Are visits to the vet a drama at yours?
=weekendTrip
c Somewhere by the sea out of season, with big skies and cheap rooms.
c A small old town two hours by train, with a market and a river.
c Pick a place you can walk across in an hour and eat your way back.
p Anywhere with a harbour, a bakery and a museum you can feel guilty about skipping.
p Vienna, I choose short breaks by cake per square mile.
p The seaside, somewhere your relatives have never heard of.
i I'd take the train to the end of a line and see what's there.
i Choose a town you only know from a road sign and always drove past.
i An island with one hotel is my idea of two perfect nights.
b Do you want quiet or lights?
b How far are you willing to go?
=homesick
c I do miss home when I'm away, mostly Sunday mornings and familiar bread.
c A touch of homesickness is fine by me, it means something good is waiting.
c When I miss home I cook something from there and ring someone loud.
p I can be homesick for my own pillow after one night in a good hotel.
p What I miss most away from home is knowing which switch is which.
p It's mostly about breakfast for me, nobody does it like home.
i It's the sounds I miss, and I never notice until it's quiet.
i Mostly in the evenings, when there's nobody to tell about the day.
i Oddly I sometimes miss places I only stayed in for a week.
b What do you miss first?
b What makes a new place feel like home?
=moveForLove
c For the right woman I would, home is mostly who's in it.
c I'd think hard about moving, then I'd probably look for boxes.
c Love is a better reason to move than most, so my answer leans to yes.
p I'd move for love, but someone else is carrying the sofa.
p I'd say yes first and look up where it is later.
p I'd follow the right woman anywhere with decent bread.
i I'd want to fall for the place a little too, just to have two reasons.
i I'd want to be asked, and I'd pretend to think about it.
i I'm not in a hurry, but I can imagine someone changing my mind.
b What could you never leave behind?
b Would you do it for someone?
=strangePlace
c The strangest places for me are empty swimming pools and schools in summer.
c Any old hospital or closed cinema is strange enough for me after dark.
c A big supermarket car park at four in the morning is stranger than any castle.
p The strangest place in town might be my kitchen drawer.
p Any shop that never opens and never closes down, I have theories.
p I find the strangest place is always the back room of a charity shop.
i I like odd buildings, and best of all the ones nobody can explain.
i Old railway tunnels, I'd only go in if you went first.
i Any empty fairground in winter, I'd want your hand for that one.
b Would you go in after dark?
b Do you believe in haunted places?
=localWords
c I love mardy and nesh, one word and everyone knows the mood.
c Ginnel is my favourite, a word that already sounds narrow.
c Blether and scran, you know at once what kind of evening it is.
p I'd call it a cob, and I'd fight about it politely.
p Wazzock, you can say it with real affection.
p Faff, because most of my Saturday is one.
i Gloaming, it's too good a word to use on just anyone.
i Cwtch, it's a hug and a hiding place in one word.
i Smirr, for rain so fine you only notice when you're wet.
b Which word do you use that nobody understands?
b What do you call a bread roll?
=coldSwim
c I'd go into cold water with good company and a flask waiting on the shore.
c Straight in is my way, a short shout and then it's glorious.
c For cold swimming I'm brave once and cheerful for the rest of the day.
p Inch by inch, with a running commentary nobody asked for.
p I'm best at holding the towels and shouting encouragement.
p Up to the ankles, and only after June.
i I like the second after the cold, when your head goes completely quiet.
i I'd get in if someone I liked was already in there laughing at me.
i It's the walking out again, all pink and proud, that tempts me.
b How do you get in, slowly or at once?
b What do you eat afterwards?
=snowFun
c I love snow for the first day, the hush, the crunch and the excuses.
c Snow turns me ten years old, I'd be out before breakfast.
c A long walk in fresh snow and warm soup after is hard to beat.
p I'm strong on snowmen, average on snowballs and hopeless on anything downhill.
p I walk on snow like a penguin, a worried one.
p I love it from the window with soup, and outside for ten minutes.
i The quiet when you open the door on fresh snow is what I wait for.
i I never want to be the first to step on it, and I always am.
i I like walking in it late at night, when nobody else is out.
b What's the first thing you do when it snows?
b Are you more snowball or hot chocolate?
=heatCope
c Fine with shade, cold melon and no plans until evening.
c In the heat I slow right down and come alive after sunset.
c Cold showers, closed curtains and a long evening outside is how I do heat.
p I cope with heat by lying still and describing winter to myself.
p In a heatwave I visit the frozen peas and call it shopping.
p Under a very large hat, complaining quietly.
i Badly until sunset, then I'm the last one to go in.
i Heat makes me lazy and a bit too honest, you've been warned.
i I could handle the heat with a fountain and someone to share the shade.
b How do you cool down?
b What's your ideal temperature?
=thunderStorm
c I love a good storm, lights off, window open, blanket within reach.
c Thunder makes me happy as long as everyone I like is indoors.
c Give me a storm at night and I'll be at the window until it's over.
p I count the seconds after every flash like a very nervous scientist.
p Thunder I greet bravely, with the blanket up to a manly height.
p I say that was close after every single one.
i The minute before a storm, when the birds stop, is my favourite part.
i I like storms, everyone stops pretending to be busy.
i I like a storm most when I'm stuck inside with the right person.
b Window or blanket, where are you?
b Do you count the seconds after the flash?
=sunriseSunset
c Sunset, everyone slows down and someone usually brings snacks.
c I'd get up for a sunrise, given coffee, a blanket and good company.
c Sunrise is the better one, there's nobody there and the air is clean.
p Sunset, because it has the decency to happen while I'm awake.
p I love a sunrise best from the wrong end, on the way to bed.
p Sunset, I don't do romance before coffee.
i I like the ten minutes after sunset, when most people have already left.
i Sunrise, it feels like seeing something you weren't meant to.
i Sunrise, those few minutes before it, when the sky goes lilac.
b Where did you see your best one?
b Would you get up for it?
=starGaze
c Stars do me good, I can find the Plough and I'm happy after that.
c A blanket, a dark field and a sky full of stars is a perfect evening.
c I look up every clear night, even if it's only from the bins.
p I know Orion by his belt and invent the rest with authority.
p I can find the moon, after that I need help.
p I wish on every shooting star and, to be safe, on most aeroplanes.
i I like the stars, they make most of my worries look silly.
i I'd lie there and say nothing for a while, that's a compliment.
i I'd rather not know all their names, it leaves the stars some mystery.
b What would you wish for tonight?
b Where's the darkest sky you've seen?
=moonTonight
c The moon always gets me to the window, I'm no use until I've looked.
c I like that we're both under the same moon, it shortens the distance.
c For a proper full moon I'd go out in slippers and stand there.
p I blame the full moon for my sleep, my mood and second suppers.
p Every moon I photograph comes out as a very proud little dot.
p I'm going to the window, it always seems like it left the oven on.
i I like that you'd notice it too, most people don't look up.
i A big moon always makes me feel something's about to happen.
i I'd step outside for the moon any night, I always look for the rabbit.
b What do you see in it, a face or a rabbit?
b Does a full moon keep you awake?
=gardenGrow
c Growing things makes me happy, even one tomato feels like a harvest.
c I like plants that forgive, herbs, geraniums and anything with a strong will.
c An hour with dirty hands and I'm a happier man.
p Plants and I get on until I start trying to help.
p I'd water too much, apparently you can be too kind to basil.
p My fingers are more khaki than green, but they mean well.
i I like planting bulbs, you forget them and then get a surprise.
i I like a garden a bit wild, I'd never trim it too neatly.
i I'd water them and tell them about you, they'd do fine.
b What would you grow first with more space?
b What have you never managed to kill?
=birdsWatch
c I like birds a lot, blackbirds most, for singing as if nobody had a job.
c Robins are my favourite, small, round and entirely unafraid of anybody.
c I'd happily watch birds for an hour with a flask and good company.
p I know three birds for certain and the rest are all brown ones.
p Gulls worry me, they look at chips the way I do.
p As a birdwatcher I'm excellent at pointing to where it just was.
i Owls, I like anyone who's better company at night.
i Swifts are the ones for me, they sleep up there and never explain it.
i I like birds, one robin on a fence can stop me mid sentence.
b Which bird makes you stop?
b Who visits your windowsill?
=foundAnimal
c A quiet box, warmth and no food, then ring the nearest animal rescue.
c Keep people and pets away from it and call a wildlife line before touching it.
c Leave it in peace unless it's hurt, and let a vet or rescue advise you.
p Resist naming it, ring the animal rescue, and then name it anyway.
p Box, old towel, dark corner, phone the rescue, and no selfies.
p It'll look sweet and helpless, so gloves on and ring a rescue first.
i Stand back a little first, because often a parent is watching both of you.
i Wild things want quiet more than kindness, so give it dark and ring a rescue.
i I'd keep it warm and unbothered while the nearest wildlife people tell you more.
b How does it look now?
b Is it moving or lying still?
=boatSeasick
c On the water I'm happy, especially on deck with wind and a warm drink.
c Give me a boat, a calm day and a job with a rope.
c I'd choose a ferry over a plane for the gulls alone.
p I'm a fine sailor as long as the boat is tied to something.
p I'm no use with ropes, but I'm cheerful and I bring snacks.
p At sea I stare at the horizon and think only of dry toast.
i I like the moment a boat leaves and the gap gets too wide to jump.
i A night crossing appeals to me, with all that dark and one small light.
i I'm better on boats than on land, or at least quieter.
b Captain or passenger, which are you?
b Where would you sail to?
=islandLife
c An island would suit me, with books, a stove and a knife that cuts.
c I could live on a small island gladly, provided one neighbour plays cards.
c Give me an island, a radio and some coffee and I'd last ages.
p On a desert island I'd be brave until the crisps ran out.
p A pillow, matches and someone who can actually fish.
p My island would have a hammock by noon and nothing else for weeks.
i I'd like an island, but it depends who else missed the last boat.
i For a week I'd love it, after that I'd need good conversation.
i I'd go for the quiet, and I'd probably write to you by day two.
b What would you miss first?
b Who would you want on the island?
=mushroomPick
c I'd go mushroom picking with anyone who truly knows them, and gladly carry the basket.
c Blackberries I pick with confidence, mushrooms only with an expert beside me.
c A slow day of foraging in wet woods sounds like happiness to me.
p My foraging goes one for the basket, three for the forager.
p I can tell a mushroom from a berry, and there my training ends.
p I'd let someone braver have the first bite.
i I'd come foraging, mushroom people share anything except the place.
i I'd eat one if you picked it, and that's real trust.
i The smell of woods in autumn would bring me along even with an empty basket.
b What do you go looking for?
b Would you trust your own mushroom soup?
`;
