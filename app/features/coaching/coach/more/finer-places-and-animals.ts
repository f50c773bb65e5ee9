/** Finer kinds of question, known by what was learned. Places, journeys, weather, animals. Form: content/asked-about-him.ts. */
export const FINER_PLACES_AND_ANIMALS = `
=beachOrMountains
c The beach in the morning and the mountains whenever I need to think.
c Mountains win for me, because the sandwich at the top tastes better than anywhere.
c Give me the sea, a long walk along it and chips at the end.
p I love mountains most from a beach with a good view of them.
p Beach, since nobody has ever asked me to carry a rucksack up one.
p My head says mountains and my calves have filed a complaint in favour of the beach.
i The sea makes me chatty and mountains make me quiet, and I like both men.
i Mountains, mostly for that last bend when you still can't see what's behind it.
i An empty beach in winter beats any mountain, and I've never fully worked out why.
b Which one would you drive hours for?
b What do you do first when you get there?
=cityOrCountry
c City for the evenings and countryside for the mornings would suit me perfectly.
c I could live happily in the country as long as there was good bread nearby.
c Town life suits me, provided there's a park I can walk to in my slippers.
p In the country I'd last until the first cockerel and then write to the council.
p City, because in a village everyone would know about my biscuit habit within a week.
p My dream is a cottage in deep countryside with a city hidden behind the shed.
i Cities wake me up and the country lets me hear what I actually think.
i A small place with a big sky appeals to me more every year.
i Lit windows in a city at night get me every time, all those unknown lives.
b Where do you breathe easier, fields or streets?
b What would you miss most if you swapped?
=liveAbroad
c Living abroad for a year or two appeals to me more than any holiday.
c I'd move overseas for the right place, the right light and the right company.
c A life abroad tempts me, as long as I could keep coming home for Christmas.
p Moving abroad is easy in my head, where I already speak the language beautifully.
p I'd emigrate tomorrow if the bakery there could understand my pointing.
p Any country that believes in long lunches may send me the papers.
i Living somewhere else, I'd like to find out which bits of me would come along.
i Another country interests me most on ordinary Tuesdays, with its bins and buses and bread.
i Some places I only need to see on a map and I start furnishing a kitchen.
b Which country could you call home?
b What would you always take with you?
=planOrWing
c I plan the bed and the first dinner, then let the trip do what it likes.
c A loose plan suits me best when travelling, with plenty of room for wrong turns.
c My rule for trips is to book the big things and improvise the lunches.
p I make a beautiful travel plan and then lose it to the first nice café.
p Spontaneous, by which I mean I plan it secretly and act surprised.
p On holiday my only fixed appointment is with breakfast, and I'm never late for that.
i The best part of any trip for me is the afternoon nobody planned.
i I like plans on holiday mainly for the pleasure of dropping them together.
i Winging it appeals to me, since the wrong bus usually has the better story.
b What's the first thing you plan for a trip?
b Have you ever just gone without booking anything?
=favSeason
c Autumn is mine, for the cold air, the colours and the excuse for soup.
c Early summer, when the evenings are long and everyone suddenly talks to their neighbours.
c Spring gets me every year with the first warm day and open windows.
p Whichever season I'm not in, because I complain beautifully about all four.
p Autumn, as it's the only season that was designed around my jumpers.
p Summer for ten minutes, then I'd like my shade and a cold drink please.
i That one week when one season turns into the next and you can smell it.
i Winter, secretly, because people show who they are when it gets dark early.
i Late September, when it still looks like summer but the light has changed its mind.
b Which month would you keep all year?
b What's the first sign of it for you?
=dogSofa
c Dogs are welcome on the sofa, it would be lonely without one.
c The sofa yes, the bed on cold nights, the dinner table never.
c For me any animal that lives there gets a cushion and a vote.
p On the sofa the dog sits and I ask politely whether there's room.
p I'd make a strict rule about the bed and break it by Tuesday.
p No animals on the furniture, I'd say, from my place on the floor.
i A sleeping dog on your feet beats any rule about sofas ever made.
i I trust a sofa with a few hairs on it more than a perfect one.
i Any house where the pets pick their seats first feels like the right house.
b Who has the best spot on your sofa?
b What's the one rule you'd never bend?
=showMeTown
c First a slow walk through the old streets, then cake, then the best view.
c You'd see the market, the water and the corner I like for thinking.
c We'd start with breakfast somewhere small and walk until your shoes complain.
p My tour covers three sights, four bakeries and several facts I made up.
p The highlight would be me getting lost in my own town with great confidence.
p Expect the full tour, including a moving speech at my favourite bench.
i I'd walk you down the same street twice, by day and then lit up.
i The famous things would wait, because I'd begin with a place nobody photographs.
i Your tour would end somewhere high up, just when the lights come on.
b What do you look at first in a new place?
b Where would you take me in yours?
=cityLove
c The best thing is the mix, enough noise to feel alive and corners to hide.
c I like the people most, they grumble at the weather and then help you push.
c What keeps me is the evening light on the rooftops and a decent loaf nearby.
p My favourite thing is that it's just the right size for getting lost politely.
p The town and I have an arrangement, I forgive the parking and it forgives me.
p What I love most is that every café there thinks I'm about to write a novel.
i Early on a Sunday, before anyone's up, the streets look like they're keeping a secret.
i There are always streets left that I haven't properly looked at, and I like that.
i Coming back after a while away, the smell of the place gets me first.
b What do you love about where you are?
b What would make you stay somewhere for good?
=bestWalk
c Any path that follows the water, early, with a hot drink halfway round.
c Good walks for me go uphill first and finish near something baked.
c I'd pick the woods after rain, boots on and no particular hurry.
p My favourite walk is the long way round to the nearest slice of cake.
p For a good walk I follow any dog that looks sure of itself.
p A perfect walk starts with great ambition and ends at the first bench.
i I like walks where the path splits and nobody has brought a map.
i The walk I love best is an ordinary one, done at dusk as windows light up.
i Along the water I always walk further than I meant to, and never regret it.
b Do you walk to think or to talk?
b What does a walk need for you to love it?
=bestView
c The best view is any hill at dusk, when the town switches its lights on.
c Rooftops, chimneys and a big sky are the view I'd choose over any ocean.
c High up with something warm to drink, that's the view I go looking for.
p My favourite view has a hill, a sunset and a plate arriving in front of it.
p A good view should come with a bench, or my knees lodge an objection.
p I rate every view by whether I forget to take the photo.
i Lit windows from above are my favourite view, everyone's evening going on at once.
i Any view worth having changes every hour, which is why I like waiting.
i From up high I always look for the way home first, and only then the horizon.
b What do you see from your window?
b Which view would you go back to?
=townFamous
c The official answer is on the postcards, but I'd say it's famous for its grumbling.
c For me it should be famous for its bread, its benches and its stubborn people.
c Every town claims something, and mine should be proudest of its evening light.
p Chiefly for potholes old enough to deserve their own blue plaque.
p It'll be famous for my parallel parking, once somebody films it.
p In a fair world the town would be famous for queueing nicely in any weather.
i The thing a town is famous for is seldom what the locals would save first.
i I think the best bits of it never made it onto a tea towel.
i Whatever the guidebook says, the place is really known for who stops to talk.
b What's yours known for?
b What should your town be famous for?
=flyingFear
c Flying is fine with me, I like the moment the wheels leave the ground.
c I'm happy on a plane once the seat belt is on and the view starts.
c Turbulence I treat like a bumpy road with a much better view.
p I fly calmly, as long as I personally keep the plane up by gripping the armrest.
p During turbulence I watch the crew, and if they're pouring tea I carry on breathing.
p On planes I'm brave until the little bell rings and nobody explains it.
i Flying still seems unlikely to me, and that's half of why I like it.
i Above the clouds I always get strangely honest with myself, maybe it's the altitude.
i At take off I like to think of the one thing I'm really leaving behind.
b What do you do during take off?
b Who would you want in the next seat?
=windowAisle
c Window for me, I still press my nose to it at take off.
c Aisle on long flights, window on short ones, and never the middle by choice.
c A window seat, though I'd happily give it up for good company.
p Window, so I can point out rivers with total confidence and no knowledge.
p Aisle, as my legs and the drinks trolley have a long friendship.
p I'd take the middle and expect to be treated like a saint for hours.
i The window, because from up there every town looks like somewhere I could have lived.
i Window at night, for the little lights down there with nobody's name on them.
i Aisle usually, but for a sunset over clouds I'd climb over anyone.
b Which seat do you never give up?
b What do you do on long flights?
=airportEarly
c Early enough for a coffee, a wander and no running at all.
c Two calm hours at the airport are part of the holiday for me.
c I like to be at the gate early and smug, with a sandwich.
p Ridiculously early, while the plane is still asleep in another country.
p Running at airports doesn't suit me, my dignity takes up too much hand luggage.
p I arrive with time to buy a book, an adaptor and several regrets.
i Early, because airports are the best place on earth for making up strangers' lives.
i That hour before a flight is precious, when nobody can expect anything from you.
i The departures board is worth coming early for, all those other lives by gate number.
b What do you do with an hour at the airport?
b Have you ever run for a plane?
=packLight
c I pack light, one bag, good shoes and room for something on the way back.
c Hand luggage only for me, and the rest can be bought or borrowed.
c Packing happens the night before, with music on and one extra jumper for luck.
p Light for myself, and then heavily for weather that never comes.
p My suitcase always contains one shirt for an occasion nobody invited me to.
p Packing means laying everything out neatly and then forgetting the toothbrush with style.
i Every bag of mine has a book in it that I won't open and need anyway.
i As little as possible goes in, because a light bag changes who you are.
i The less I pack the more I notice, and I still bring too many socks.
b What do you always pack and never use?
b What one thing do you never leave behind?
=souvenirs
c Something edible, always, because it tastes of the place and never needs dusting.
c Small and local is my rule for souvenirs, a bowl or a book or a jam.
c A proper postcard with a stamp beats anything from the gift shop.
p The uglier the souvenir the better, it should frighten guests for years.
p I bring home sand in my shoes and opinions about bread.
p My weakness is fridge magnets, the finest art anybody can afford at an airport.
i I like a pebble or a bus ticket best, something that means nothing to anyone else.
i A smell is the souvenir I'd choose, some soap or spice that opens everything again.
i The best thing to bring home is a habit you picked up there.
b What's the silliest thing you've brought home?
b What should people bring you back?
=loungeExplore
c Exploring in the morning and a shameless lie down in the afternoon.
c I like to walk a place until I know it, then claim a chair.
c A few slow sights, long lunches and a swim is my perfect holiday mix.
p I sightsee bravely until the first hammock and then history has to wait.
p On a sunbed I last forty minutes before I start reorganising the towels.
p My holiday sport is finding the shade and defending it.
i Sights fade for me, but I remember every street I got lost in.
i I'd rather sit in one square all day and let the town come past.
i Lying down is lovely, but I keep hearing the side streets call.
b What does your first holiday morning look like?
b How long can you lie still?
=campOrHotel
c Tent for two nights, then a hotel with a very hot shower.
c I like camping when it's dry and there's something good in the pan.
c Give me a proper bed usually, but a tent under clear skies wins me over.
p I'm an excellent camper right up to the moment the ground turns out hard.
p In a tent I always find the one root that was waiting for my back.
p My idea of roughing it is a hotel where the towels are a bit thin.
i A tent at night makes every small sound important, and I rather like that.
i Coffee outside a tent at six in the morning tastes like getting away with something.
i I'd choose canvas over a minibar whenever the stars are any good.
b What would get you into a tent?
b What's your idea of roughing it?
=roadTrip
c Long drives are my thing, with good songs, bad snacks and no motorway if possible.
c A road trip needs a full tank, salty snacks and nobody in a hurry.
c I'm good company on the road, I stay awake and share the crisps.
p My role in the car is snacks officer with some emergency singing.
p I stop for every viewpoint, farm shop and suspiciously large statue of a vegetable.
p As a passenger I brake gently with my own foot and say nothing.
i Conversations in a car go further, maybe because nobody has to look up.
i I like road trips best when somebody points at a sign and we just turn.
i Somewhere in the third hour of a long drive people start telling the truth.
b Which song starts a road trip for you?
b Driver, snacks or music, which job is yours?
=soloTravel
c Alone is fine with me, but a good view wants somebody to nudge.
c I like a trip on my own now and then, it clears the head.
c Travelling solo has its charm, though dinner is always better for two.
p Solo travel suits me, except that there's nobody to blame for the map.
p On my own I'd talk to waiters until they brought the bill unasked.
p The trouble with travelling alone is that nobody laughs at my phrasebook accent.
i Alone in a strange town I notice twice as much and talk to everyone.
i A solo trip shows you what you do when nobody's choosing, and I find that curious.
i I'd gladly go alone, and I'd still keep thinking who should have seen that.
b Where would you go all by yourself?
b What's better alone than together?
=seatTalk
c I'll always say hello to a stranger, and then see who wants to talk.
c Chatting on trains is one of the last free entertainments, I'm all for it.
c A few friendly words with whoever sits next to me, then peace for both.
p I keep my headphones in and listen shamelessly to everybody else's conversation.
p Taxi drivers get my full opinions on traffic whether they ordered them or not.
p I start with the weather and by the second stop we're discussing divorce.
i Strangers on trains tell you things their families don't know, and I love that.
i You can be completely honest with somebody who gets off at the next stop.
i One good sentence from a stranger can keep me going for a whole journey.
b Who was your best stranger on a journey?
b Headphones or conversation, what do you choose?
=petName
c A proper human name is best for a pet, something like Geoffrey or Margaret.
c I'd name it after food, because Biscuit and Dumpling never go out of style.
c Something short you can shout across a park without blushing, like Otis.
p Any pet of mine would be called Sir, so I'd sound polite all day.
p Kevin is the only honest name for an animal, whatever the species.
p My choice would be Deborah from Accounts, especially for something small and furious.
i I'd wait a few days, because an animal usually lets its name slip by itself.
i The best pet names come from a mistake, so I'd listen out for one.
i Something from an old map would suit, like Lundy or Fastnet.
b What names are still on the list?
b What was your first pet called?
=dogBreed
c A scruffy mongrel from a shelter is the dog I'd choose every time.
c Middle sized, a bit scruffy and pleased to see everyone is my kind of dog.
c I'd love a big daft one that believes it's a lap dog.
p A sausage dog, so that at least one of us has a long back.
p Something small and fierce, to handle my complaints and open my post.
p My ideal dog is as lazy as a cushion and slightly better at listening.
i I'd go to the shelter and let the quiet one at the back decide.
i Breeds matter less to me than the way a dog looks at you first.
i An old dog tempts me, one with a past and firm opinions about rain.
b Which dog would you take home today?
b What should a dog be good at?
=petAllergy
c I'd never let a bit of fur come between me and good company.
c Cats and dogs are welcome, and a tissue solves nearly anything else.
c Animals don't worry me, I'd happily go home wearing half of their coat.
p My nose may hold a vote, but my heart sides with the cat.
p A little fur on a jumper just makes me look better insured against winter.
p I'd risk a sneeze or ten for a decent animal on my knee.
i Any sneeze is a fair price for being chosen by somebody else's cat.
i I think a home with some fur on the cushions has its priorities right.
i With animals I let them come over first, and my nose waits its turn.
b Who leaves the most hair at yours?
b Will yours sit on me straight away?
=dogLikeYou
c I think we'd get on, I let animals come to me and never rush.
c Give me ten minutes on the floor at their height and we'll be friends.
c Animals tend to forgive me anything once they've had a proper scratch.
p I plan to win that heart with cheese and keep it with flattery.
p My strategy with suspicious animals is to be furniture until somebody sits on me.
p I accept the interview, and my references are all from other people's biscuits.
i I trust an animal's opinion, so I'd be more nervous about that than dinner.
i The ones that take their time usually end up on my feet.
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
i A slow blink from a cat is still the best answer I ever get.
i I sometimes think they're only waiting for us to say something sensible.
b Which animal do you tell the most?
b What does your animal voice sound like?
=animalBe
c An otter, because they hold hands asleep and seem to enjoy their work.
c Elephants have my heart, they remember everything and look after their own.
c A good old dog is my animal, loyal, hungry and glad you're home.
p A sloth on weekdays and a slightly quicker sloth at weekends.
p A penguin, since I also dress up and then slip over.
p My animal is the bear, for the honey, the sleep and the big coat.
i The fox, for walking through town at night as if it had an appointment.
i A heron appeals to me, standing still for hours and then knowing exactly when.
i Crows are my favourite, because they're clearly discussing us.
b Which animal would choose you?
b Which one would you be for a day?
=spiderRemove
c Glass, card, open window, and a polite word to the spider on its way.
c Spiders don't bother me much, I'd gladly be in charge of moving them.
c I never kill a spider, they eat the flies and pay their way.
p I deal with spiders bravely, from the far end of a very long broom.
p The spider gets the bath until Thursday and then we talk about rent.
p I carry them outside while making a noise I'm not proud of.
i I always wonder whether the spider I put out is the one that comes back.
i A spider that has built something that fine may stay one night with me.
i I like them in corners, and less on the move with a plan.
b How big before you leave the house?
b Who usually deals with them at yours?
=waspsBees
c Bees I adore, wasps I tolerate, and for both I sit quite still.
c I stay calm, move the jam and let the wasp think it won.
c Anything that makes honey is welcome near me, the stripy cousins less so.
p With wasps I do a short modern dance and then deny it.
p I sit still very heroically until it lands and then I'm in the car.
p Wasps can have my whole sandwich, I was nearly finished anyway.
i I'd love to stand beside a beehive once and hear it thinking.
i A bee asleep in a flower is reason enough to forgive a few wasps.
i I like that bees dance to give directions, better than most people manage.
b Do you sit still or run?
b Could you keep a hive yourself?
=snakeHold
c I'd hold a snake if its owner stood close and looked relaxed.
c Snakes fascinate me more than they frighten me, from about two metres.
c A calm snake and a calm owner, then yes, I'd offer an arm.
p Holding a snake would last exactly as long as it takes to regret it.
p Snakes and I have an understanding, they take the garden and I move.
p For a snake I'd be perfectly brave and noticeably behind somebody.
i I'd want to touch one once, just to know what that dry skin feels like.
i A snake never hurries until it does, and I find that hard to look away from.
i I respect any animal that gets everywhere without legs or an excuse.
b Would you let one round your neck?
b Which creature would make you run?
=horseRide
c Horses have my respect, and I'd happily get on a patient one.
c On a quiet horse with a kind teacher, I'm up for a ride anytime.
c I like horses a lot, their smell, their ears and their good sense.
p I'd ride anything with an off switch, so find me a very old horse.
p In the saddle I'd have the elegance of a bag of shopping.
p The horse would be in charge and I'd pretend the route was mine.
i A horse knows what mood you're in before you do, which I find unnerving and lovely.
i I'd gladly stand in a stable for an hour just to hear them breathing.
i Galloping along a beach is on my list, next to being sensible about it.
b What do you love about horses?
b Would you rather trot or gallop?
=cowField
c Cows are fine with me, I walk slowly, say hello and give them room.
c I like cows, they have kind faces and terrible manners at gates.
c For a calf or a bull I'd take the long way and wave.
p I cross cow fields whistling, which is what fear sounds like in tune.
p When cows stare at me I always feel I've forgotten my speech.
p With a bull I believe in friendship through a good strong fence.
i Cows look at you as if you'd interrupted something, and I'd like to know what.
i I find cows calming, right until all of them turn round at once.
i I've read they have best friends, and I look at fields differently now.
b Would you go round or straight through?
b Which farm animal is your favourite?
=howGetThere
c Follow the map for the main part and ring me for the last bit.
c Let the maps app choose the route, and I'll talk you through the final corner.
c Take the simplest way, even if it's longer, and I'll come out to meet you.
p My directions usually involve a tree that was cut down, so use the map.
p Walk confidently towards the place on the map and I'll be the one waving.
p I give directions like a pirate, so trust the phone and call me when lost.
i Come by the map, look up now and then, and I'll spot you first.
i The app knows the streets, and I'll walk towards you until we meet halfway.
i Any route will do, because I'll stay on the phone until I can see you.
b What can you see around you now?
b Are you on foot or on wheels?
=whereParking
c A proper car park is the calmest choice, with a nice little walk after.
c I'd try the side streets first and read the signs like a lawyer.
c Leave ten extra minutes for parking, and no stress at all from me if you're late.
p Parking is a sport there like everywhere, so bring patience and a small prayer.
p I'd wave you into any space with far too many hand signals.
p Pick the gap everybody else was too proud to try, or a dull car park.
i I'd park a little further out and arrive with some fresh air in your head.
i The easy spaces are always one street further than people bother to look.
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
i I rather like being lost, as long as nobody is waiting for me.
i Getting lost is how I'd find every good street worth knowing.
i I turn the map round, then myself, and something always begins to make sense.
b Where would you get lost on purpose?
b Who holds the map, you or me?
=mapOrAsk
c I ask people, because a stranger's directions come with a bit of life.
c A map first, then a friendly face, and pride comes last.
c I'm happy to ask the way, especially from somebody with a dog.
p Asking is easy, then I nod wisely and forget everything after the second left.
p The sat nav and I argue like an old couple, and it's usually right.
p A paper map is my favourite, until the wind wants to read it too.
i I like asking, since people point with their whole arm and their whole history.
i On paper maps I always read the names of places I'm not going to.
i I trust old ladies at bus stops above any satellite.
b Who do you trust more, phone or farmer?
b Did a map ever lead you astray?
=trainsLike
c Trains win for me, with a window, a sandwich and nothing to steer.
c I'd take the train over anything, it's the only transport with a view and a table.
c A sleeper train somewhere far is exactly my idea of luxury.
p Trains are perfect, I can eat the whole picnic before we leave the platform.
p I love a train so much that I don't even mind the announcements.
p On trains I become a philosopher until somebody opens egg sandwiches.
i From a train you see everyone's back garden, which is the truth about a country.
i I like trains for the small stations where nobody gets off and I want to.
i Looking out of a train window I think better than at any desk.
b What's the most beautiful line you know?
b Which journey would you take by sleeper?
=nightBus
c The last train if I can, a taxi if the company was too good.
c Walking home at night suits me when it's dry, otherwise a cab.
c A taxi with the window down is how I like to end an evening.
p Night buses I treat as theatre, cheap seats and remarkable performances.
p I go home by whatever passes nearest to the chips.
p My plan is always the last bus and my fate is always a taxi.
i I like the way a city looks from the top of a night bus.
i Going home through empty streets is half the evening for me, I never hurry it.
i I always leave one song too late, and the long walk home is worth it.
b How do you usually get home?
b What's your favourite thing on the way home?
=cycleCity
c Cycling is lovely when it's flat, dry and ends at a café.
c A bike is the nicest way through a city, slow enough to smell the bread.
c For short ways I'd always choose the bike, helmet and all.
p I cycle like a gentleman in an old film, upright and overtaken by children.
p Hills are where I get off and pretend to admire the view.
p In lycra I'd frighten the horses, so I pedal in ordinary trousers.
i On a bike I take turnings I'd never take on foot.
i Riding home at dusk with no hurry is as near to flying as I need.
i I like that a bike makes you ten years old on every downhill.
b Do you ride for speed or for pleasure?
b What's in your basket on a good day?
=knowGarage
c I'd pick the small garage where the taxis queue, cabbies know who's honest.
c Ask for the old part back, a good mechanic is always happy to show you.
c Get two quotes in writing, and I'll gladly come along as your second opinion.
p Choose the garage with the friendliest dog, it's never failed in my imagination.
p I'd come with you and frown at the engine until the price went down.
p My rule for mechanics is that the more they tut the more it costs.
i A garage that tells you what can wait till spring deserves your loyalty.
i I trust the mechanic who explains it with his hands and a dirty rag.
i Your neighbours with the oldest cars will know the best garage, they've had practice.
b What's it doing exactly?
b How long can it wait?
=knowPlumber
c Ask on your street first, a plumber with happy neighbours is worth gold.
c The shop that sells the parts always knows which tradesman is good.
c I'd choose the one who gives a price in writing and brings his own towel.
p I could hold the torch and sigh expertly until a real tradesman arrives.
p The good ones are rarer than pandas and also mostly seen eating.
p My own plumbing skills end at turning off the water and looking grave.
i A tradesman who tells you what you don't need is the one worth keeping.
i I'd ask the oldest lady on the road, she's outlived every bad builder.
i The caretaker of any school knows an honest man for every leak and fuse.
b How urgent is it?
b What's the trouble in there exactly?
=knowVet
c Ask dog walkers in the park, they know every vet and every bill.
c For anything urgent ring the nearest emergency line first, they'll tell you where to go.
c I'd choose the vet who gets down on the floor and talks to the animal.
p The right vet is the one your pet hasn't bitten yet.
p My method is to ask the best behaved dog in the park for a reference.
p I'd judge a vet by the biscuits on the counter, like any patient would.
i A vet who asks the animal's name before yours is usually the right one.
i I trust waiting rooms where the cats have their own corner and the phone gets answered.
i Local shelters know which vet is kind and which one is only expensive.
b Who's the animal in question?
b Are visits to the vet a drama at yours?
=weekendTrip
c Somewhere by the sea out of season, with big skies and cheap rooms.
c A small old town two hours by train, with a market and a river.
c Pick a place you can walk across in an hour and eat your way back.
p Anywhere with a harbour, a bakery and a museum you can feel guilty about skipping.
p I choose short breaks by cake per square mile, and it's never let me down.
p The best weekend place is one your relatives have never heard of.
i I'd take the train to the end of a line and see what's there.
i Choose a town you only know from a road sign and always drove past.
i An island with one hotel is my idea of two perfect nights.
b Do you want quiet or lights?
b How far are you willing to go?
=homesick
c I do miss home when I'm away, mostly Sunday mornings and familiar bread.
c A touch of homesickness is fine by me, it means something good is waiting.
c For homesickness I'd cook something from home and ring somebody who laughs loudly.
p I can be homesick for my own pillow after one night in a good hotel.
p What I miss most away from home is knowing which switch is which.
p My homesickness is cured quickly by toast and cured completely by proper tea.
i Home is mostly sounds for me, and I only notice them when they're missing.
i I get it in the evenings, when other people's windows light up.
i Oddly I sometimes miss places I only stayed in for a week.
b What do you miss first?
b What makes a new place feel like home?
=moveForLove
c For the right woman I'd move, home is mostly who's in the kitchen.
c I'd think hard about moving, then I'd probably look for boxes.
c Love is a better reason to move than most, so my answer leans to yes.
p I'd relocate for love, though my books would like a word about the stairs.
p Moving for somebody is romantic until the wardrobe meets the landing.
p I'd follow a good woman anywhere with decent bread and a working kettle.
i I'd want to fall for the place a little as well, to have two reasons.
i Somewhere along the way a town stops mattering and a person starts to.
i Not in a hurry, yet some people make every map look smaller.
b What could you never leave behind?
b Would you do it for somebody?
=strangePlace
c The strangest places for me are empty swimming pools and schools in summer.
c Any old hospital or closed cinema is strange enough for me after dark.
c A big supermarket car park at four in the morning is stranger than any castle.
p The oddest corner of any town is my kitchen drawer, explorers have given up.
p Every shop that never opens and never closes down is surely run by spies.
p I find the strangest place is always the back room of a charity shop.
i I like odd buildings, and best of all the ones nobody can explain.
i Old railway tunnels get me, you can hear a place thinking in there.
i There's something about a locked garden gate that I can't walk past.
b Would you go in after dark?
b What's the oddest place near you?
=localWords
c I love words like mardy and nesh, they say it all in one breath.
c Ginnel is my favourite, a word that already sounds narrow.
c Words like blether and scran make me happy, plain and warm on the tongue.
p I'd fight politely in any bread roll debate, so let's call it a cob.
p My favourite is wazzock, which can be said with real affection to a toaster.
p A word like discombobulated ought to be local to wherever I'm standing.
i Gloaming is the one I love, because you can almost walk about in it.
i Old dialect words are like good tools, and I wonder who put them down.
i Give me smirr for fine rain, a place needs a lot of weather to invent that.
b Which word do you use that nobody understands?
b What do you call a bread roll?
=coldSwim
c I'd go into cold water with good company and a flask waiting on the shore.
c Straight in is my way, a short shout and then it's glorious.
c For cold swimming I'm brave once and cheerful for the rest of the day.
p Inch by inch is my way into cold water, narrated like a nature documentary.
p My part in cold water swimming is holding the towels with great authority.
p The sea and I have agreed on ankles until at least June.
i I like the second after the cold, when your head goes completely quiet.
i Cold water makes everyone the same age for a minute, which I'd get wet for.
i It's the walking out again, all pink and proud, that tempts me in.
b How do you get in, slowly or at once?
b What do you eat afterwards?
=snowFun
c I love snow for the first day, the hush, the crunch and the excuses.
c Snow turns me ten years old, I'd be out before breakfast.
c A long walk in fresh snow and something hot after is hard to beat.
p I'm strong on snowmen, average on snowballs and hopeless on anything downhill.
p On snow I walk like a penguin with a mortgage.
p I adore it through glass with soup, and bravely outside for ten minutes.
i The quiet when you open the door on fresh snow is what I wait for.
i I never want to be the first to step on it, and I always am.
i Snow at night under a street lamp makes any road look like a story.
b What's the first thing you do when it snows?
b Are you more snowball or hot chocolate?
=heatCope
c I handle heat well with shade, cold melon and no ambition until evening.
c In hot weather I slow right down and come alive after sunset.
c Cold showers, closed curtains and a long evening outside is how I do heat.
p I cope with heat by lying still and describing winter to myself.
p In a heatwave I visit the frozen peas and call it shopping.
p The sun and I negotiate through a hat the size of a table.
i Hot nights make everyone honest and slightly mad, which I don't mind at all.
i I like the hour after a scorching day when the walls still give it back.
i Real heat makes me want to live by a fountain and owe nobody anything.
b How do you cool down?
b What's your ideal temperature?
=thunderStorm
c I love a good storm, lights off, window open, blanket within reach.
c Thunder makes me happy as long as everyone I like is indoors.
c Give me a storm at night and I'll be at the window until it's over.
p I count the seconds after every flash like a very nervous scientist.
p Thunder I greet bravely, with the blanket up to a manly height.
p In a storm I become the official commentator nobody asked for.
i The minute before a storm, when the birds stop, is my favourite part.
i I like that for once everything bigger than us gets to speak.
i Storms make a room smaller and warmer, and people say different things in it.
b Window or blanket, where are you?
b Who taught you to count the seconds?
=sunriseSunset
c Sunset for me, the whole day lets go and somebody usually has snacks.
c I'd get up for a sunrise, given coffee, a blanket and good company.
c Sunrise is the more beautiful one, there's nobody there and the air is clean.
p Sunset, because it has the decency to happen while I'm awake.
p I love a sunrise best from the wrong end, on the way to bed.
p My alarm clock voted for sunset and I stand by its decision.
i I like the ten minutes after sunset, when most people have already left.
i Dawn feels stolen to me, like seeing a stage before the actors come.
i Either way it's the colour just before that gets me, the one without a name.
b Where did you see your best one?
b Would you get up for it?
=starGaze
c Stars do me good, I can find the Plough and I'm happy after that.
c A blanket, a dark field and a sky full of stars is a perfect evening.
c I look up every clear night, even if it's only from the bins.
p I know Orion by his belt and invent the rest with authority.
p My constellations are all named after kitchen items, the Great Colander is lovely in March.
p I wish on every shooting star and, to be safe, on most aeroplanes.
i I like that the light set off before any of our worries were invented.
i Looking at stars makes me feel small in the nicest possible way.
i I never learned all their names on purpose, it leaves them some mystery.
b What would you wish for tonight?
b Where's the darkest sky you've seen?
=moonTonight
c The moon always gets me to the window, I'm no use until I've looked.
c I like that we're both under the same moon, it shortens the distance.
c For a proper full moon I'd go out in slippers and stand there.
p I blame the full moon for my sleep, my mood and second suppers.
p Every moon I photograph comes out as a very proud little dot.
p I see a slightly worried face up there, as if it had left the oven on.
i I find it strange and good that everybody I know can look at one thing.
i A low orange moon makes me feel something is about to begin.
i Old stories see a man, a hare or a thief up there, I vote hare.
b What do you see in it, a face or a rabbit?
b Does it keep you awake too?
=gardenGrow
c Growing things makes me happy, even one tomato feels like a harvest.
c I like plants that forgive, herbs, geraniums and anything with a strong will.
c An hour of gardening with dirty hands beats most kinds of therapy for me.
p Plants and I get on until I start trying to help.
p I water with enthusiasm and then the basil and I exchange last words.
p My fingers are more khaki than green, but they mean well.
i Planting bulbs appeals to me, because you bury something and trust it for months.
i A garden slightly out of hand is the only kind I believe in.
i I do talk to plants, and the ferns are the best listeners.
b What's growing at yours?
b What have you never managed to kill?
=birdsWatch
c I like birds a lot, blackbirds most, for singing as if nobody had a job.
c Robins are my favourite, small, round and entirely unafraid of anybody.
c I'd happily watch birds for an hour with a flask and good company.
p I know three birds for certain and the rest are all brown ones.
p Gulls worry me, they look at chips the way I do.
p As a birdwatcher I'm excellent at pointing to where it just was.
i The first blackbird before dawn makes me feel I'm overhearing something.
i Swifts are the ones for me, they sleep up there and never explain it.
i I think a day with one good bird in it is rarely wasted.
b Which bird makes you stop?
b Who visits your windowsill?
=foundAnimal
c A quiet box, warmth and no food, then ring the nearest animal rescue.
c Keep people and pets away from it and call a wildlife line before touching it.
c Leave it in peace unless it's hurt, and let a vet or rescue advise you.
p Resist naming it, ring the animal rescue, and then name it anyway.
p Box, old towel, dark corner, phone the rescue, and please no lullabies.
p The small ones always look helpless, so gloves on and let the experts be charmed.
i Stand back a little first, because often a parent is watching both of you.
i Wild things want quiet more than kindness, so give it dark and ring a rescue.
i I'd keep it warm and unbothered while the nearest wildlife people tell you more.
b How does it look now?
b Is it moving or lying still?
=boatSeasick
c On the water I'm happy, especially on deck with wind and something hot.
c Give me a boat, a calm day and a job with a rope.
c I'd choose a ferry over a plane for the gulls alone.
p I'm a fine sailor as long as the boat is tied to something.
p My role on board is ballast with a cheerful manner.
p At sea I stare at the horizon and think only of dry toast.
i I like the moment a boat leaves and the gap gets too wide to jump.
i A night crossing appeals to me, with all that dark and one small light.
i Boats make people slower and kinder, I've yet to work out how.
b Captain or passenger, which are you?
b Where would you sail to?
=islandLife
c An island would suit me, with books, a stove and a knife that cuts.
c I could live on a small island gladly, provided one neighbour plays cards.
c Give me an island, a kettle and a radio and I'd last for ages.
p On a desert island I'd be brave until the crisps ran out.
p I'd bring a pillow and a kettle to the island and call myself governor.
p My island would have a hammock by noon and a constitution by tea.
i I like that an island ends, you always know where you stand on it.
i The last boat leaving an island is the moment I'd want to stay for.
i Somewhere surrounded by water I might finally finish a thought.
b What would you miss first?
b Who would you want on the island?
=mushroomPick
c I'd go mushroom picking with anyone who truly knows them, and gladly carry the basket.
c Blackberries I pick with confidence, mushrooms only with an expert beside me.
c A slow day of foraging in wet woods sounds like happiness to me.
p My foraging goes one for the basket, three for the forager.
p I can tell a mushroom from a berry, and there my training ends.
p For wild mushrooms I insist that somebody braver has the first bite.
i I like that mushroom people will share anything except the place.
i Once you look for one small thing in a wood, you see everything else.
i The smell of woods in autumn would bring me along even with an empty basket.
b What do you go looking for?
b Who taught you what's safe?
`;
