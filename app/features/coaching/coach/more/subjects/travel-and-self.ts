/** Journeys, places, and what she says of herself. How a table of subjects is written: see subjects.ts. */
export const TRAVEL_AND_SELF = String.raw`
= travel: (?<!time |time-|space |air |business |work )travel(?:s|ling|ing|led|ed|ler|er|lers|ers)?(?! (?:agents?|agency|agencies|nurs\w*|sick\w*|mugs?|for work|writer|editor))|wanderlust|globe-?trott(?:er|ing)|see(?:ing)? the world|stamps? in my passport|passport (?:stamps?|ready)|holidays? abroad
n travel
sc Anyone who'd rather pay for a plane ticket than a new sofa has my vote.
sc I trust people who bring home stories from their travels and forget the magnets.
sp Put me abroad and I'd photograph the supermarket before the cathedral.
sp I'd pack for a week of travel as if the shops there had all closed for good.
si Half of travel is finding out which of your habits are only local.
si Nobody's favourite travel story starts on the day it all went to plan.
qc Which place did you not want to leave?
qc Which place turned out nothing like you expected?
qc Do you plan the days, or land and see?
qp What's the oddest thing you've carried home in a suitcase?
qp What do you pack every time and never use?
qp How often do you check that the passport's still there?
qi Which smell takes you straight back to somewhere far away?
qi Where did you feel at home faster than you should have?
qi Who are you by day three that you aren't at home?
m You go and look for yourself instead of taking someone's word for it.
m Making room for travel between work and bills takes more will than people admit.
m Curious enough to go and patient enough to queue for it, that's a good mix.
m I like that being a stranger somewhere doesn't put you off.
f The place I'd go back to tomorrow is ...
f The souvenir I'm still explaining is ...
f I always pack far too many ...
o you squinting at a paper map on a street corner, taken by whoever you were lost with

= solo-travel: solo[- ](?:female[- ])?travel\w*|travel(?:l?ing|l?ed|s)? (?:solo|alone|on my own|by myself)|solo (?:trips?|adventures?|holidays?|vacations?|journeys?)|(?:trips?|holidays?|vacations?|abroad) (?:alone|on my own|by myself)
n your solo travel
sc A table for one in a foreign city takes more nerve than a parachute.
sc Solo travel is the only kind where nobody can veto lunch, I see the appeal.
sp On a solo trip I'd be in deep conversation with the menu by day two.
sp Solo travel leaves nobody to blame for the wrong bus, and I rely on that.
si Travel alone and strangers say things to you they'd never say to a pair.
si The first evening of a solo trip is long and the last one's over in minutes.
qc Where would you send someone for a first trip alone?
qc Dinner for one: book, phone, or watching everyone else?
qc Who's the stranger you still think about?
qp Who takes your photos, passers-by or a wobbly wall?
qp What did you do just because nobody was there to say no?
qp Who watches the bags when you swim?
qi When do you notice that you're enjoying your own company?
qi What do you see alone that you'd miss with someone next to you?
qi Do you come home quieter or louder?
m Going alone means every good decision on that trip was yours.
m It takes a calm head to land somewhere unknown with nobody to ask.
m You don't wait for someone else's calendar to be free, I admire that.
m Being good company for yourself is a skill, and you went and practised it.
f Alone in a new city I always end up ...
f The stranger who saved my trip was ...
f My rule for eating alone is ...
o you on a bench in a foreign city, taken by a stranger you asked, slightly crooked

= backpacking: backpack(?:ing|ed|er|ers)|hostels?|inter-?rail(?:ing|ed|er)?|gap year|living out of a (?:bag|backpack|rucksack)
n backpacking
sc Whoever can live out of one backpack has made more decisions than most of us.
sc I admire anyone who sleeps well within a metre of a stranger's snoring.
sp My backpack would weigh as much as me and hold three useful things.
sp I'd go backpacking with a pillow from home and fool no one.
si Everything you own on your back, and still you can never find the toothbrush.
si Backpackers share food with people whose surnames they'll never learn.
qc Where did the backpack take you that you still talk about?
qc Who from the road are you still in touch with?
qc What did you learn you can do without?
qp What was in the backpack that had no business being there?
qp Top bunk, bottom bunk, or whichever one's far from the snorer?
qp How many days does one shirt count as clean?
qi When did you stop counting the days?
qi What did you miss that surprised you?
qi Which night had no comfort at all and was still the best?
m Carrying everything yourself and still being good company takes a steady mood.
m You trade comfort for stories and seem to think it's a bargain.
m Bad mattress, cold shower, and you remember the people, that's a good heart.
m I like how little you need to have a good time.
f The worst bed that gave me the best story was ...
f The one thing I'd never leave out of my backpack is ...
f I knew I'd packed too much when ...
o you with the full backpack from behind, halfway up the stairs of some station

= next-trip: next (?:trip|holiday|vacation|adventure|destination|stop)|bucket[- ]list|trip(?:s)? planned|planning (?:a|my|the|our) (?:trip|next)|saving (?:up )?for a (?:trip|flight)|dream (?:trip|destination|holiday|vacation)|on my list (?:to visit|of places)|want(?:s)? to (?:visit|see more of the world)
n the trip you're planning
sc A trip starts the day you look at the map, so you're technically already away.
sc I like people who have the next trip in mind, they're pleasant on grey Mondays.
sp I'd plan the whole trip around one bakery and pretend it was the museums.
sp My list of places to go gets longer every time I tick nothing off.
si Planning a trip is the only homework people do at midnight for fun.
si There's always one place on the list that nobody else quite understands.
qc What put that place in your head in the first place?
qc What's the first thing you'd do once the bags are down?
qc Which place is next after that one?
qp How many browser tabs are open for this trip?
qp Are you the one with the spreadsheet?
qp What are you going to eat far too much of there?
qi Which place do you keep for later, so it stays on the list?
qi What would have to happen there for you to extend it?
qi Is it the place you want, or the person you'd be there?
m Looking forward to something properly is a talent, and you clearly have it.
m You want to see things while you can, instead of someday. I like that.
m Most people leave it at a screenshot. You're thinking about dates.
m It's good to meet someone whose wishes have a map reference.
f The next place on my list, and why it isn't Paris, is ...
f I'm saving up for ...
f I'd skip every museum there for ...
o you at the kitchen table with a map, a pen in your mouth and too many circles drawn

= airports: airports?(?! (?:security officer|staff|manager))|window seats?|aisle seats?|frequent flyer|plane (?:tickets?|rides?)|long[- ]haul|boarding pass(?:es)?|turbulence|departure lounge|love flying|hate flying|fear of flying
n airports
sc Nobody's dull at an airport, everyone there is on the way to something.
sc I respect anyone who has a clear view on the window seat.
sp I'd be at the airport three hours early with a sandwich and a stern face.
sp I still think the plane stays up because I hold the armrests.
si An airport is the only place where a beer at seven in the morning raises no eyebrow.
si People at airport arrivals watch the doors like a film, and it's usually a good one.
qc Window for the view or aisle for the freedom?
qc Early at the gate, or last name called?
qc What do you do in the air, sleep, read or watch three films?
qp Tomato juice on a plane, yes or never?
qp How long do you stare at the moving map?
qp What do you buy at an airport that you'd never buy on land?
qi What do you think about in the minute before take-off?
qi Who would you want to see waiting at arrivals, holding a silly sign?
qi Which view from above have you not forgotten?
m Finding something to like between security and gate 47 shows a good temper.
m You look out of the window when others pull the blind down, I like that.
m Calm at an airport is a real gift to everyone travelling with you.
m You still notice that flying is a small miracle, most have stopped.
f At airports I always buy ...
f I choose the window seat because ...
f My record for arriving too early is ...
o you at the gate window with a coffee, a plane behind you, taken from the next seat

= road-trips: road[- ]?trip(?:s|ping|ped|per)?|long drives?|(?:campervan|camper van|van) (?:trips?|life)|vanlife|driving (?:nowhere|across|through|down the coast)|open road|route 66
n road trips
sc A road trip is the truest test of whether two people agree on music.
sc I'm all for any plan where the map is only a suggestion.
sp I'd be the one on the road trip rationing crisps as if we were crossing a desert.
sp I'd miss the turn on a road trip because I was explaining the turn.
si On a road trip people say things to the windscreen that they'd never say to a face.
si Nobody plans the best stop of a road trip, there's just a sign and a bored driver.
qc Driver, navigator, or the one in charge of songs?
qc Which road would you drive again tomorrow?
qc Coast road, mountain road, or whatever's empty?
qp What's the snack no road trip may leave without?
qp Which song gets sung at full volume, windows closed?
qp How many times is "five more minutes" allowed?
qi What do you talk about after the third hour?
qi Which unplanned stop was worth the whole petrol bill?
qi Do you like the arriving, or only the going?
m You like the road as much as the place, so you're never really late for the fun.
m Whoever enjoys five hours in a car with people is patient and probably funny.
m I like that a wrong turn sounds to you like part of the plan.
m Keeping a car full of people cheerful past hour four is real leadership.
f On a road trip I'm in charge of ...
f The song that has to come on after dark is ...
f The detour I'd take again is ...
o you leaning on a dusty car at a viewpoint, taken by the passenger, snacks in hand

= countries-counted: (?:\d+|twenty|thirty|forty|fifty|ten|fifteen|many|lots of|dozens? of)(?:\+| plus|-plus)? (?:countries|continents)|countries (?:visited|and counting|so far)|(?:visited|been to|lived in|seen) (?:over |more than |about |almost |nearly )?\w+ (?:different )?(?:countries|continents)
n all those countries
sc That's a lot of countries, and not one of them found on a sofa.
sc I like people who count countries and remember the bus drivers.
sp I'd count a country if the plane once flew over it slowly.
sp With that many countries, your drawer of leftover coins must weigh a kilo.
si After that many countries home must look a bit foreign too.
si I suspect the real number is the countries you'd go back to.
qc Which of the countries would you go back to first?
qc Which one surprised you the most?
qc Which one comes next?
qp What are the rules, does an airport count?
qp Which country has the worst breakfast and the nicest people?
qp In how many languages can you order a beer and say sorry?
qi Which country changed your mind about something?
qi Where did you stay longer than planned, and why?
qi Which one was too small for the number and too big to forget?
m That number means hundreds of times you didn't know how the bus works and got on.
m You've let a lot of places change your mind, that's rarer than the stamps.
m All those borders and you're still curious about the next one.
m It's the effort behind the number I admire, the early flights and the odd jobs.
f Of all the countries on my list, the one I want most is ...
f The country that proved me wrong was ...
f I collect, instead of magnets, ...
o you with a world map on the wall behind you, pointing at the spot you can't pronounce

= city-breaks: city[- ]breaks?|city trips?|weekend(?:s)? (?:trips?|away|getaways?|breaks?|escapes?)|long weekends?|short (?:trips?|breaks?)|exploring (?:new |old )?cities|mini[- ]breaks?|day[- ]trips?|spontaneous trips?
n weekend trips
sc A weekend trip proves that two days are plenty if you get up for them.
sc I'm in favour of any weekend that needs a small bag.
sp I'd spend a weekend trip looking for the perfect lunch until it was dinner.
sp Forty-eight hours in a city and I'd already be giving directions, wrong ones.
si A weekend away lasts longer than the same weekend at home, nobody can explain it.
si You know a city a little once you've a favourite corner in it by Sunday.
qc Which city deserved more than a weekend?
qc Train on Friday night or first flight on Saturday?
qc Where do you go first, the market, the museum or the nearest coffee?
qp How many steps a day until somebody sulks?
qp Hand luggage only, or optimism and a suitcase?
qp What's the least sensible reason you've gone somewhere for two days?
qi Which city do you want to see in the rain?
qi What do you look at first when you arrive somewhere new?
qi Is there a street far away you think of as yours?
m You get more out of two days than others get out of two weeks.
m Being packed and cheerful on a Friday evening takes energy most people have lost.
m I like that you don't save your life up for the summer.
m Finding your way in a new city by Saturday noon takes a good eye and good feet.
f With two days free and a cheap ticket I'd go to ...
f In a new city I always look for ...
f The weekend that should have been a week was ...
o you crossing a street in some old town with one small bag, taken from a cafe table

- japan: japan|tokyo|kyoto|osaka|hokkaido|okinawa|hiroshima|sapporo|japanese (?:culture|cities|countryside|mountains|family|roots|gardens?)|half[- ]japanese
n Japan
sc Japan takes even a sandwich seriously, and I respect that in a country.
sc I'd cross the world for Japan's trains alone, and I'd be on the platform early.
sp Two days in Japan and I'd be thanking vending machines.
sp I'd eat from Japan's corner shops for a week and call it culture.
si Japanese has a word for sunlight through leaves, so somebody stopped to look.
si I like that in Japan a broken bowl gets mended with gold and kept.
qc Tokyo at midnight, or Kyoto before anyone's up?
qc What's the dish you think of first?
qc Which season in Japan, if you could only pick one?
qp How many rice triangles are reasonable for one train ride?
qp What's braver, the menu with no pictures or the toilet with forty buttons?
qp Could you sing karaoke sober in front of six strangers?
qi Which small Japanese habit should the rest of us copy?
qi Is it the silence or the neon that gets you?
qi What would your three lines about Japan be, if it had to be a haiku?
m An eye for Japan is usually an eye for small things done properly.
m You're drawn to a place where the care is in the details, that says something good.
m I like that your idea of wonder can be a six-seat bar with a very good cook.
m Neon and moss gardens in one head, that's a rich inner life.
f In Japan I'd happily get lost in ...
f My three lines about Tokyo would be ...
f I'd queue an hour in Osaka for ...
o you at a narrow counter behind a bowl of ramen, steam in your glasses

- italy: italy|italia|rome(?! and juliet)|venice(?! beach)|milano?(?! kundera)|napoli|naples(?!,? fl)|sicily|sardinia|tuscany|bologna|puglia|amalfi|(?:in|to|from|near|love) florence|lake como|turin|verona|italian (?:family|roots|summers?|coast|countryside|nonna|grandma|grandmother|side)|half[- ]italian
n Italy
sc Italy is right about lunch and the rest of us are just slow to admit it.
sc I'd trust an Italian grandmother's measurements, even if they're all "enough".
sp In Italy I'd order a cappuccino after dinner and be asked to leave the country.
sp I'd go to Italy for the art and be found in the third ice cream shop.
si Italy can turn a walk to nowhere into the main event of the evening.
si In Italy people argue about pasta shapes with the calm of surgeons.
qc Rome, the south, or some village nobody can find?
qc Which pasta shape would you defend?
qc Espresso at the bar, or a long lunch that turns into dinner?
qp How many gelato flavours go in one cone before it's greed?
qp How good are your hands at speaking Italian?
qp Would you dare cross a Roman street just by looking determined?
qi What does Italy know about time that we don't?
qi Which Italian word do you like having in your mouth?
qi Is it the kitchen, the ruins or the noise that gets you?
m You love a place that refuses to hurry a meal, that's a good set of values.
m Someone with Italy on her mind knows that simple food done right is hard.
m I like that you're on the side of long tables and loud relatives.
m You have a taste for places with a bit of chaos and a lot of heart.
f The Italian dish I'd fight for is ...
f In Rome I'd walk all the way across town for ...
f My position on pineapple and Naples is ...
o you with an ice cream dripping on your hand, a sunny wall behind you

- spain: spain|españa|espana|barcelona(?! (?:fc|match|fan))|(?<!real |atletico )madrid|seville|sevilla|valencia|granada|m[aá]laga|bilbao|san sebasti[aá]n|andaluc[ií]a|andalusia|galicia|mallorca|majorca|ibiza|menorca|tenerife|canary islands|basque country|catalonia|spanish (?:family|roots|summers?|coast|side|sun)|half[- ]spanish
n Spain
sc Spain starts dinner when others brush their teeth, and I'm on Spain's side.
sc I've a lot of respect for a country with a word for the chat after the meal.
sp At ten at night in Spain I'd be asleep in the olives before the first course.
sp My plan for Spain would be one small plate, eleven times.
si In Spain grandparents are out on the square later than most people's night ends.
si Spain argues about onion in a tortilla with more passion than about politics.
qc City till late, or the sea till the sun's gone?
qc Tortilla with onion or without?
qc North with the rain and the cider, or south with the heat?
qp Siesta: a human right or a trap you wake from at nine?
qp How many little plates are a dinner?
qp Would you clap in the right place at a flamenco night?
qi What would change in your week if dinner were at ten?
qi Which hour of a Spanish day would you bottle?
qi Is it the light, the noise or the not hurrying?
m You like a place where people sit together for hours after eating, so you like people.
m There's a generosity in loving Spain, all those plates are meant for sharing.
m I like that your clock has room for the long evening.
m You pick warmth and company over an early night, that's a good sense of what counts.
f My order at a tapas bar begins with ...
f I could get used to dinner at ten because ...
f In Spain I'd learn how to ...
o you on a square at dusk, small plates all over the table, somebody else's hand stealing an olive

- portugal: portugal|lisbon|lisboa|(?<!puerto )porto(?! (?:rico|alegre|seguro))|algarve|azores|madeira(?! (?:cake|wine))|coimbra|sintra|portuguese (?:family|roots|coast|side|tiles|custard tarts)|half[- ]portuguese
n Portugal
sc Portugal put the good tiles on the outside where everyone can enjoy them, I like that.
sc A country with that much Atlantic and that many custard tarts has my full support.
sp In Lisbon I'd take the tram uphill and claim it was for the atmosphere.
sp I'd measure all of Portugal in custard tarts, and the total would be private.
si The Portuguese named a whole feeling after missing something, I find that honest.
si Portugal feels like the edge of the map, where people looked out and got ideas.
qc Lisbon, Porto, or somewhere with more waves than people?
qc Old tram, steep steps, or a table at the bottom of the hill?
qc What is it about Portugal for you?
qp Custard tart: in two bites or respectfully?
qp How many hills until you call it dinner?
qp Could you sit through a whole fado night without crying into the wine?
qi What do you miss in that particular Portuguese way?
qi Is it the light, the sea or the slightly sad songs?
qi What would you do with a whole winter by that ocean?
m You have a taste for places that are warm and a little melancholy, that's depth.
m Liking Portugal's hills on foot says good things about your legs and your patience.
m I like that you'd choose worn tiles and real grills over anything polished.
m There's a quiet curiosity in people who are drawn to the edge of the map.
f The thing I'd miss in the Portuguese way is ...
f My daily limit of custard tarts is ...
f From a Lisbon rooftop I'd like to see ...
o you against a wall of blue tiles, powdered sugar on your sleeve

- brazil: brazil(?! nuts?)|brasil|rio de janeiro|(?:in|to|from) rio|s[aã]o paulo|salvador da bahia|bahia|florian[oó]polis|recife|belo horizonte|brazilian (?:family|roots|music|culture|food|side|heart|soul)|i'?m brazilian|half[- ]brazilian
n Brazil
sc Brazil has a song for Tuesday afternoons too, that's how a country should be run.
sc I respect any place where cheese bread counts as breakfast.
sp My hips would be turned back at the Brazilian border.
sp I'd try to learn samba in Brazil and be mistaken for a man chasing a wasp.
si Portuguese from Brazil sounds like someone's about to tell you good news.
si Brazilians have a word for missing someone, and half the best songs come from it.
qc Beach, big city, or the green inside of it?
qc Which Brazilian song would you put on for a kitchen full of people?
qc What would be on your table, cheese bread, black beans or mango for everyone?
qp How many hugs per hello is the right number?
qp Who'd last longer at carnival, your feet or your voice?
qp Can you dance it, or do you clap with conviction?
qi What does Brazil do better than anywhere else, apart from the obvious?
qi Is it the music, the people or the light at six o'clock?
qi What would you bring from there to a cold country?
m You gave Brazil room in a short profile, I'd guess there's plenty of warmth in you.
m You clearly like places where strangers talk to each other, that's a good heart.
m Having room in your life for that much music and colour is a choice, a good one.
m I like that joy for you can be loud.
f In Brazil I'd learn to dance, badly, to ...
f The Brazilian song I can hum without knowing a word is ...
f My breakfast in Rio would be ...
o you with a coconut and a straw, laughing at someone beside the camera

- france: france|paris(?! hilton| saint)|lyon|marseille|provence|normandy|toulouse|corsica|c[oô]te d'azur|french riviera|strasbourg|biarritz|annecy|french (?:countryside|family|roots|villages?|coast|side|cinema|films?|markets?)|half[- ]french
n France
sc France closes for lunch and I've run out of arguments against it.
sc A country with a different cheese for every day of the year has its priorities in order.
sp In Paris I'd say bonjour with feeling and be answered in English.
sp I'd buy a baguette in France and never once get it home whole.
si In France a cafe chair faces the street, as if people were the programme.
si The French can put a whole opinion into one small puff of air.
qc Paris in the rain, or a village with one bakery?
qc What's first at the market, cheese, peaches or bread?
qc Sea in the south, cliffs in the north, or a vineyard in between?
qp How much of the baguette makes it to your door?
qp Which cheese is too strong even for you?
qp How's your French shrug?
qi Which French film or song is it that you come back to?
qi What would you do with an afternoon and a cafe chair?
qi Which French word has no business being that nice to say?
m You like a place that takes pleasure seriously, that's a kind of wisdom.
m I like that you'd give lunch the time it deserves.
m A soft spot for France usually comes with good taste and strong opinions, I like both.
m You know the difference between eating and a meal, I can tell.
f My French is just good enough to ...
f The cheese I'd cross France for is ...
f With one afternoon in Paris I'd skip the tower and ...
o you on a cafe chair facing the street, baguette with the end already gone

- greece: greece|greek (?:islands?|summers?|sea|family|roots|side|mythology|food|salad)|half[- ]greek|i'?m greek|athens(?!,? ga)|thessaloniki|crete|santorini|corfu|rhodes|mykonos|paros|naxos|milos|kefalonia|peloponnese|(?:the )?cyclades
n Greece
sc Greece has solved summer: a blue chair, some shade, and lunch that won't end.
sc I trust any country where the cook takes you into the kitchen to show you the pots.
sp In Greece I'd tell everyone I came for the ruins, with tzatziki on my chin.
sp I'd miss the Greek ferry while describing how well I'd planned for it.
si A Greek "now" and a ferry timetable's "now" seem to be two separate languages.
si The Greeks had a god for wine and one for doorways, they'd thought of everything.
qc An island with one bus, or Athens at midnight?
qc What's on the table first, the tomatoes, the octopus or the feta?
qc Ruins in the morning or the sea all day?
qp How many cats may join a dinner by the harbour?
qp Which Greek god would you not want to sit next to?
qp How long can one iced coffee last on a terrace?
qi Which myth did you like as a child, if any?
qi What would you do on an island after the last ferry's gone?
qi Is it the blue, the food or the not having to hurry?
m You like places where a guest is taken seriously, that usually goes both ways.
m A love of Greece is a love of long tables, and I rate that highly.
m I like that you'd choose a blue chair in the shade over anything with a dress code.
m There's something wise in picking a place that's been relaxed for three thousand years.
f My Greek island would only need ...
f The Greek god I'd get along with is ...
f My order at the harbour is always ...
o you on a blue wooden chair by the water, a cat considering your plate

- cyprus: cyprus|cypriot|limassol|nicosia|paphos|larnaca|lefkosia|ayia napa
n Cyprus
sc Cyprus gave the world halloumi, and I feel we've not thanked it enough.
sc An island where you can see snow and swim on the same March day knows how to live.
sp A Cypriot meze has twenty plates, and I'd have peaked by the fourth.
sp I'd say I'm full in Cyprus and find out that nobody there accepts it.
si In Cyprus the coffee's small and the talking around it takes all afternoon.
si Cyprus says Aphrodite stepped out of the sea right there, so the bar was high early.
qc Village up in the mountains, or sea before breakfast?
qc Halloumi grilled, fried, or with watermelon?
qc What do you love most about the island, the pace, the food or the water?
qp How many of the twenty meze plates do you last?
qp Is there any way to refuse a second helping in Cyprus?
qp Which is stronger, the coffee or the opinions of the aunts?
qi What does an island teach you that a city can't?
qi Which smell is Cyprus for you, jasmine, charcoal or salt?
qi Where do you look when you want to see the sea properly?
m You have Cyprus in your life, so I'd guess warmth comes easily to you.
m Liking an island that feeds strangers till they beg shows a generous streak.
m I like that you'd know what to do with a slow afternoon.
m There's a calm in people who care for an island with that much history.
f My survival plan for a twenty-plate meze is ...
f In Cyprus I'd trade every beach for ...
f Halloumi belongs on ...
o you under a vine with many small plates in front of you, giving up happily

- london: (?<!jack )london(?:er|ers)?(?! (?:fog|underground fan|marathon|broil))|hackney|camden|brixton|peckham|shoreditch|hampstead|greenwich(?! village|,? ct)|notting hill(?! \()
n London
sc I like London for being twelve villages that pretend not to know each other.
sc London has a park for every mood, and I'd defend that to anyone.
sp I'd last one week in London before I sighed at people on the left of the escalator.
sp In London I'd take the tube one stop and be overtaken by a man with a pram.
si In London you can pass a house for years and one day read the blue plaque.
si Londoners never chat on the tube until it breaks down, then they're lovely.
qc Which London park is the right one?
qc North of the river or south, and how strongly do you feel about it?
qc Market, gallery or a walk along the river?
qp What's your face when someone stops at the top of the escalator?
qp Which tube line has the most personality?
qp How brave are you with the foxes?
qi Which corner of London feels as if it's yours?
qi Top deck, front seat: which bus route is worth it for the view?
qi What does London sound like to you?
m Seeing the villages inside a city that size takes curiosity and decent shoes.
m Liking London means you're patient, quick and good in a queue.
m It's easy to rush through London. Noticing it is a choice, and you seem to.
m I like that a crowd doesn't make you smaller.
f My corner of London would be ...
f The London bench I'd put my name on is in ...
f I stand on the right and ...
o you on the top deck, front seat, rain on the big window

- manchester: manchester(?! (?:united|city fc|utd|derby))|mancunian
n Manchester
sc Manchester built half the world's good bands and still talks to you at the bus stop.
sc I'd take Manchester over fancier cities, it's funny before nine in the morning.
sp Manchester has about thirty words for rain and I'd own the wrong jacket for each.
sp I'd say "all right, love" back in Manchester and get the tone completely wrong.
si A city that puts a bee on its bins has a clear idea of who does the work.
si Manchester's old mills made cloth and now make flat whites, they look calm about it.
qc Which Manchester band goes on when the room needs it?
qc Northern Quarter, the canals, or straight out to the hills?
qc What does Manchester get right that other cities don't?
qp Gravy on chips: law or choice?
qp How wet does it have to be before anyone uses the word rain?
qp Umbrella, hood, or pride?
qi Which gig would you have wanted to stand in the back of?
qi What's the kindest thing a stranger in Manchester would do without asking?
qi Is it the humour, the music or the bricks?
m Manchester doesn't do show, and people who love it usually mean what they say.
m I like someone who picks a city for its jokes and its people.
m It takes a sunny nature to be fond of a place with that sky.
m Down to earth and never boring, that's the city and I'd bet it's you.
f My Manchester soundtrack starts with ...
f The bus stop chat that made my week was about ...
f My view on gravy is ...
o you by a canal in a raincoat, grinning at the sky as if it started it

- yorkshire: leeds(?! united)|sheffield(?! (?:united|wednesday))|yorkshire(?! (?:terriers?|puddings?|tea))|(?:in|to|from|love) york|harrogate|whitby|bradford|yorkshire dales
n Yorkshire
sc Yorkshire says what it means in five words, and I find that restful.
sc I respect any place that made a pudding out of batter and feels no need to explain.
sp I'd ask for oat milk in Yorkshire very, very quietly.
sp I'd walk the Yorkshire moors to look deep and be found discussing sandwiches.
si In Yorkshire "not bad" can be the nicest thing anyone said all year.
si Those dry stone walls in the Dales were fitted by eye, and they outlasted everything.
qc City on a Saturday, or the Dales with a flask?
qc What would you put on a Yorkshire flag apart from the rose?
qc Which walk there ends at the right pub?
qp Is tea too strong if the spoon stands up by itself?
qp What's the highest praise, "not bad" or "it'll do"?
qp Pudding before the roast, beside it or instead of it?
qi What does plain talking do for a friendship, would you say?
qi Moors in the wind or Whitby out of season?
qi Which word from up there deserves to travel?
m People with a heart for Yorkshire tend to be straight with you and good to you.
m I like that you rate a place where praise has to be earned.
m You'd pick wind, hills and a proper tea over anything polished, I respect that.
m There's no nonsense about Yorkshire, and I'd guess not much about you.
f My tea is brewed until ...
f The Yorkshire word I'd adopt is ...
f I'd walk ten miles over the moors for ...
o you leaning on a dry stone wall, hair in the wind, flask in hand

- west-country: bristol(?! (?:city fc|rovers|palin))|cornwall|cornish(?! (?:rex|hens?|game|pasty recipe))|devon(?! (?:rex|ne))|somerset|dorset|exeter|(?:in|to|from) bath(?=$|[,.])|st ives|glastonbury(?! festival)
n the West Country
sc The West Country has cider, cliffs and no hurry, I can't fault the plan.
sc I like that corner of England, it always looks a bit pleased to be far from London.
sp Ask me in Devon if it's jam or cream first and I'd pretend to take a call.
sp I'd move to the West Country for the sea and be found in the nearest cider barn.
si The further west you go in England, the more the signposts read like a fairy tale.
si In Bristol even the hills get coloured houses, so nobody minds the climb.
qc Wild coast, green lane, or a pub with the dog under the table?
qc What would you miss first about the west, the sea or the pace?
qc Jam first or cream first?
qp How many cars must reverse before two people meet on a Cornish lane?
qp Is it properly swimming if you screamed the whole time?
qp Which is more dangerous, the scrumpy or the seagulls?
qi Which beach do you like best when it's empty and grey?
qi What is it about the far end of a country that calms people?
qi Balloons over the city or boats in the mist, which would you get up for?
m You like a place at the edge, with weather and humour, I'd guess you have both.
m Choosing sea and mud over polish takes a good sense of what matters.
m I like people who are drawn west, they're rarely in a rush to impress.
m Whoever loves that coast in November loves it properly.
f My position on jam and cream is ...
f On a grey beach in Cornwall I'd be looking for ...
f The seagull that ruined my lunch got ...
o you on a cliff path in a woolly hat, pasty held out of reach of a gull

- england: england(?! (?:match|team|squad|rugby|cricket|football|game))(?<!new england)|birmingham(?!,? al)|liverpool(?! (?:fc|match|game|fan|supporter))|newcastle(?! united)|nottingham|brighton|(?<!new )oxford(?! (?:comma|shoes?|shirts?))|norwich|norfolk(?!,? va)|suffolk|cotswolds|lake district|british (?:countryside|seaside|humou?r)|english (?:countryside|seaside|village|summers?|pubs?)
n England
sc England can say sorry in forty ways, and mean something else in thirty, I enjoy that.
sc A rainy walk with a pub at the end is England's finest idea, I'd sign that.
sp I'd fit in well in England, I apologise to doors.
sp In England I'd bring up the weather and be best friends with a stranger by noon.
si In England "interesting" can be a death sentence, and everyone stays polite.
si The English built seaside towns for a sea they mostly look at in coats.
qc Countryside, seaside, or a city with a good market?
qc What goes with the tea, a biscuit or a whole opinion?
qc Which bit of England would you put on a postcard?
qp How long can you queue before anyone would notice you're cross?
qp Biscuit in the tea: how many seconds until tragedy?
qp What did you last say sorry for that was somebody else's fault?
qi Is there an English word you think no other language has?
qi Which English place is best in the rain?
qi What's the hour for a pub, quiet afternoon or full on Friday?
m Liking England means you hear the joke behind a straight face, a fine ear to have.
m It takes a kind eye to love a place under that many clouds.
m I like that a damp walk and a good pub are enough for you.
m You seem like someone who'd keep a queue in good spirits, and that's a real service.
f The most English thing about me is ...
f My biscuit of choice, and its dunking time, is ...
f I've apologised to a ...
o you on a pebble beach in a coat, chips in paper, wind from the left

- scotland: scotland|scottish(?! (?:folds?|terriers?|deerhound|dancing|country dancing))|edinburgh|glasgow|glaswegian|aberdeen|inverness|isle of skye|(?:on|to) skye|orkney|hebrides|highlands(?! cattle)
n Scotland
sc Scotland has the best weather in the world, it's just all on the same day.
sc Any country with a unicorn as its national animal has nothing left to prove.
sp I'd order whisky in Scotland with a serious nod, then cough for an hour.
sp The midges would finish me in the Highlands before I'd found the view.
si Scots has a word for that pause before you greet someone whose name is gone.
si In Scotland the sky changes its mind so often that nobody bothers to hurry.
qc Edinburgh's stairs, Glasgow's jokes, or neither and straight to the hills?
qc Which island or glen would you vanish to for a week?
qc Tea at the window or out in the rain on principle?
qp Haggis: convinced, converted, or no thank you?
qp How do you pronounce the place names, or do you just point?
qp Could you keep up at a ceilidh, or would you be flung into a wall?
qi Which bit of Scotland sounds like music to you?
qi What would you do by a loch with no signal and a whole day?
qi Stormy or still, which Scotland do you want?
m Liking Scotland means you made your peace with the weather, that's strength.
m You'd take wild and funny over comfortable, I think that's a fine choice.
m There's poetry in a taste for empty glens, and good boots.
m I like that a horizontal drizzle doesn't put you off a view.
f In the Highlands I'd finally have time for ...
f My ceilidh dancing could be described as ...
f If I had a loch, I'd name the monster ...
o you on a windy hill, hood up, laughing, no view whatsoever behind you

- ireland: ireland|irish(?! (?:setters?|wolfhounds?|danc\w*|coffee|cream|whiske?y|exit))|dublin|galway|(?:county|in|to|from) cork|belfast|donegal|kerry(?= |$|[,.])(?<=(?:co|county|ring of|in|to|from) kerry)|connemara|limerick city
n Ireland
sc Ireland is the only place where a goodbye comes in nine parts, I'm for it.
sc I like a country that measures an evening in stories.
sp I'd ask for directions in Ireland and leave an hour later with three cousins.
sp One "go on, go on" in Ireland and I'd be on my fourth cup of tea.
si In Irish you aren't sad, sadness is on you, which sounds like it can move along.
si An Irish pub session has no stage, the music just starts between the glasses.
qc Galway, Dublin, or a field with a very confident sheep?
qc Where's the music better, in the city or at the end of a lane?
qc What does Ireland give you that nowhere else does?
qp How many times do you say bye before you hang up?
qp Which is harder, pronouncing the names or spelling them?
qp How few cups of tea can you get away with in an Irish kitchen?
qi Which Irish song gets you every time, whether you like it or not?
qi Is it the talk, the green or the light after the rain?
qi Who tells a story the way it ought to be told?
m Someone with Ireland in her life probably listens well and answers better.
m You like a place where conversation is a sport, I admire that nerve.
m I like that for you the rain is part of the charm and not the problem.
m A fondness for Ireland tends to come with warmth and very good timing.
f My Irish goodbye takes ...
f The story I tell too often begins with ...
f In a Galway pub I'd ask for the song ...
o you in a corner of a pub next to a fiddle case, caught mid-story

- wales: wales(?<!(?:new south|prince of|princess of) wales)|welsh(?! (?:corgis?|terriers?|rarebit|springer|dresser))|cardiff|swansea|snowdonia|eryri|pembrokeshire|gower
n Wales
sc Wales has a dragon on the flag, and the other countries went with stripes.
sc I respect a place where a whole rugby crowd can sing in parts.
sp I'd ask for the way in Wales and need a pen for the vowels that aren't there.
sp There are more sheep than people in Wales, and I'd be outsmarted by both.
si Welsh has a word for missing a home you can't go back to, it takes a song to explain.
si In Wales there's a castle round every second corner, and nobody makes a fuss.
qc Mountains, coast, or a choir in a small hall?
qc Which Welsh word would you teach someone first?
qc What's Wales for you, the hills, the voices or the rain on slate?
qp How far do you get in that very long station name?
qp Welsh cakes: how many before it's a meal?
qp Would you rather argue with a ram or with a Welsh grandmother?
qi Where do you stand when you want to see the most sky?
qi When did a song last get you, Welsh or not?
qi Castle, cove or hilltop, where would you unpack the sandwiches?
m You like a place that kept its own language against the odds, that's a good ally to have.
m Picking Wales over the obvious shows you look where others drive past.
m I like someone who can love mist, hills and a bit of melancholy.
m You seem to have ears for a country that sings, that's a lovely thing.
f The Welsh word I'd like to pronounce properly is ...
f I'd climb to a ruined castle for ...
f A sheep once looked at me as if ...
o you on slate steps above a valley, a sheep behind you with no interest at all

- germany: germany|deutschland|berlin|munich|m[uü]nchen|hamburg|cologne(?= (?:cathedral|carnival|in)|$|[,.])(?<=(?:in|to|from|love|near) cologne)|leipzig|dresden|frankfurt|stuttgart|bavaria(?!n cream)|black forest(?! (?:cake|gateau))|german (?:bread|christmas markets?|family|roots|forests?|punctuality|side|bakeries)|half[- ]german
n Germany
sc Germany has over three hundred kinds of bread, so I can't call it strict.
sc I like that Germany has a word for everything, even the day between two holidays.
sp I'd cross at a red light in Germany and be raised by a stranger's grandmother.
sp In Germany I'd come on time and still be the last one there.
si In German the word for closing time also means the peace that comes after it.
si Berlin's never finished, and it seems to have decided that's the point.
qc Berlin, the Alps, or a small town with crooked houses?
qc Which bread, and what goes on it?
qc Lake in summer or Christmas market in the cold?
qp What's the longest German word you can say in one breath?
qp How early is on time?
qp Could you open a window in January "just for the air"?
qi Which German word should every language borrow?
qi What does a Sunday with all the shops shut do for you?
qi Forest, lake or a Berlin kitchen at three, where's the good talk?
m You like a place that says what it means, I imagine you can take a straight answer.
m Finding the humour in Germany takes a fine ear. It's there, very dry.
m I like that you'd see the warmth behind a punctual door.
m There's reliability in your taste, I mean that as high praise.
f The German word I need daily is ...
f At a Christmas market I last until ...
f My opinion on bread is ...
o you on a bike in front of a bakery, a loaf under your arm

- austria: austria|vienna|wien|salzburg|innsbruck|graz|tyrol|tirol|austrian (?:alps|family|roots|mountains|side)|half[- ]austrian
n Austria
sc Austria took coffee, cake and sitting still, and made it world heritage.
sc I trust a country whose grandest hotels are mostly known for a cake.
sp In a Vienna coffee house I'd order one melange and stay until I'm furniture.
sp I'd yodel once in Austria and the cows would ask me to stop.
si A Viennese waiter can serve you a coffee and a small humiliation on one silver tray.
si Austria has mountains that big and still built its finest things for sitting indoors.
qc Vienna with a newspaper, or a hut with a view?
qc Which cake gets the last space, Sacher or strudel?
qc Opera, mountain lake, or neither and straight to the dumplings?
qp How grumpy may a waiter be before it's an art?
qp Could you waltz, or would you need the whole floor?
qp Is whipped cream a side or a food group?
qi What would you read if nobody ever hurried you out of a cafe?
qi Which sound is Austria for you, cowbells, strings or spoons?
qi Is it the elegance or the slightly dark humour?
m You like a place where sitting well is an art, I call that good sense.
m A taste for Vienna usually means a taste for wit with a straight face.
m Grand music and muddy boots in one person is a fine combination.
m I like that you'd take a whole afternoon for one slice of cake.
f In a Vienna coffee house I'd finally read ...
f My waltz can be recognised by ...
f The cake I'd cross the Alps for is ...
o you in a coffee house behind a newspaper, cream on your nose

- switzerland: switzerland|z[uü]rich|geneva|basel|bern(?= |$|[,.])(?<=(?:in|to|from|near) bern)|lausanne|lucerne|zermatt|ticino|interlaken|swiss (?:alps|mountains|family|roots|chocolate|side|trains?)|half[- ]swiss
n Switzerland
sc Swiss trains wait for the boat and the bus waits for the train, I find that moving.
sc A country that solves winter with a pot of melted cheese thinks like I do.
sp I'd look at the price of a coffee in Switzerland and ask for a view of one.
sp In Switzerland I'd lose my bread in the fondue just to see what the penalty is.
si In Switzerland people swim home from work in the river, clothes in a dry bag.
si Four languages, one small country, and somehow the cows agree on everything.
qc Mountain, lake, or the train between the two?
qc Fondue or raclette, if the snow's that high?
qc What's the view you'd never tire of?
qp What should happen to whoever drops the bread in the fondue?
qp How quiet do you need to be on a Sunday?
qp How much chocolate counts as tasting?
qi Would you float home down a river after work?
qi What would you do with an hour when everything's on time?
qi Is it the height, the order or the cheese?
m You like it clear, high and well made, so I'd guess your standards are good.
m Someone with a heart for Switzerland knows that quiet isn't empty.
m I like that a train along a lake is enough to make you happy.
m There's calm in people who look at mountains often, or want to.
f If I drop the bread in the fondue, I'll ...
f The Swiss train window I'd never leave is ...
f My mountain speed is ...
o you at a train window with a lake behind it, chocolate already open

- netherlands: netherlands|holland(?<!tom holland)|amsterdam|rotterdam|utrecht|the hague|groningen|eindhoven|maastricht|dutch (?:bluntness|directness|family|roots|side|canals|weather)|half[- ]dutch
n the Netherlands
sc The Netherlands built a country out of the sea, so I'd let them be direct about it.
sc I'm for any place where the prime minister can turn up on a bicycle.
sp On a Dutch bike I'd be overtaken by a grandmother with a ladder.
sp I'd eat chocolate sprinkles on bread in Holland and demand to know why I was never told.
si The Dutch leave the curtains open at night, as if the street were part of the room.
si A Dutch staircase is what happens when a ladder gets promoted.
qc Amsterdam, a smaller city, or the beach in the wind?
qc Bike against the wind: character building or simply rude?
qc What do you like most, the water, the light or the straight answers?
qp What's the biggest thing you've seen carried on a bike there?
qp Sprinkles for breakfast: childhood, or plain good sense?
qp Raw herring: by the tail, or no thank you?
qi What's the kindest blunt thing anyone's told you?
qi Which canal or corner would you sit by for an hour?
qi Curtains open or closed, what sort of window are you?
m You'd choose a straight answer over a sweet one, I think that's brave.
m Liking a flat country needs an eye for skies, and you seem to have it.
m I like people who are at ease with wind in their face and plain words.
m You've an affection for a place that's practical and a bit mad, a good mix.
f The bluntest true thing I can say about myself is ...
f Against the wind I think about ...
f What I'd carry home on a bike is ...
o you on a bike with something far too large on the back, a canal behind

- belgium: belgium|brussels(?! sprouts?)|antwerp|ghent|bruges(?<!in bruges \(film\))|leuven|li[eè]ge|belgian (?:beers?|chocolate|fries|family|roots|side)|half[- ]belgian
n Belgium
sc Belgium does fries, chocolate and comics better than anyone, and never brags.
sc A country with its own glass for every beer knows how to take joy seriously.
sp In Belgium I'd eat the waffle with a fork and be asked to leave quietly.
sp My diet in Belgium would be brown, golden and brown again.
si Belgium put a tiny peeing boy on a pedestal and sews him costumes, that's humour.
si Three languages, endless committees, and everyone agrees on the double frying.
qc Ghent, Bruges, Antwerp, or whichever has the shortest line for fries?
qc Which sauce goes with the fries?
qc Chocolate shop or old bar with a thousand bottles?
qp How do you eat a waffle without the sugar reaching your ears?
qp Are they Belgian fries or French fries, and how loudly would you say so?
qp Which comic hero would you take for a beer?
qi What do you make of a country that laughs at itself first?
qi Where would you hide from the rain in Brussels?
qi Is it the odd humour or the good kitchens?
m You rate a country nobody shows off with, I like the confidence in that.
m A taste for Belgium is a taste for quality with no fuss made about it.
m I like that the absurd makes you smile and doesn't put you off.
m You see what's good in places others change trains in.
f My fries come with ...
f The surreal side of me shows when ...
f In a Belgian bar I'd point at the bottle with ...
o you holding a paper cone of fries like a trophy, a grey square behind you

- scandinavia: scandinavia\w*|norway|norwegian(?! (?:forest cats?|wood))|oslo|bergen|lofoten|fjords?|sweden|swedish(?! (?:meatballs|fish|chef|death))|stockholm|gothenburg|malm[oö]|denmark|danish(?! pastr\w*)|copenhagen|aarhus|hygge|fika|nordic (?:countries|life|design|winters?)|the nordics
n Scandinavia
sc Scandinavia invented a coffee break you can't refuse, that's a civilised place.
sc I like the north: they leave the sauna for the snow and call it relaxing.
sp I'd jump into a northern sea on a dare and be heard in three countries.
sp Put me in Scandinavia and I'd buy eleven candles on the first dark afternoon.
si In the far north a summer night never gets dark, so no one can say it's late.
si Scandinavians can sit together in silence and everyone goes home content.
qc City by the water, or a red cabin and nobody around?
qc Midsummer light or midwinter candles?
qc What goes with the coffee, the cinnamon bun or the cardamom one?
qp How cold is too cold for a swim?
qp How many candles is cosy, and when does it get to be a fire risk?
qp Pickled herring: yes, or only out of politeness?
qi What would you do with a night that doesn't get dark?
qi Can you be silent with someone and enjoy it?
qi Which northern place would you want to see under snow?
m You like the north, so I'd guess you're calm, practical and warmer than you let on.
m Seeing the beauty of a dark afternoon is a real gift in November.
m I like people who treat a coffee break as a duty to others.
m You go for clear air and few words, I take that for depth.
f My coffee break has to include ...
f On a night that never gets dark I'd ...
f I'd get into a five degree sea for ...
o you on a jetty wrapped in a towel, teeth chattering, thumbs up

- finland: finland|finnish|helsinki|lapland|tampere|rovaniemi
n Finland
sc Finland has about as many saunas as cars, I can't think of a better plan.
sc I admire a nation that keeps being named the happiest and looks embarrassed about it.
sp In a Finnish sauna I'd last four minutes and call it a personal record.
sp Small talk isn't done in Finland, so I'd finally be considered charming.
si Finland has a word for going on when there's no reason left to think you can.
si In Finland everyone's allowed to pick berries in any forest, that explains a lot.
qc Sauna, then lake, then what?
qc Lapland in winter or a cottage in endless light?
qc What's the charm of Finland for you, the quiet or the oddness?
qp How far apart do you like to stand at a bus stop?
qp Salty liquorice: sweet or punishment?
qp How long before you'd run out of the sauna?
qi When did silence last do you good?
qi Northern lights or a lake with no wind, which would you wait up for?
qi What do you have more of, patience or stubbornness?
m You're drawn to a quiet country, I'd guess your words count when you say them.
m Loving Finland takes humour so dry it needs a lake next to it.
m I like people who don't fear a silence or a cold lake.
m There's grit in anyone who looks at that winter and thinks, yes please.
f After the sauna I'd jump into ...
f A silence with me feels like ...
f In a cottage with no signal I'd finally ...
o you on sauna steps by a lake, steaming like a dumpling

- iceland: iceland(?! (?:foods|supermarket))|icelandic|reykjavik
n Iceland
sc Iceland gives each other books on Christmas Eve and reads all night, count me in.
sc I've a weakness for a country that's half fire, half ice, and all wool jumpers.
sp In Iceland I'd apologise to the elves before moving any stone.
sp I'd be blown off an Icelandic road while saying how fresh the air is.
si In Iceland they'll bend a road around a rock, in case someone invisible lives there.
si Everyone in Iceland goes by first name, the phone book included.
qc Waterfalls, glaciers, or the warm water you don't get out of?
qc Endless summer light or the dark with green in the sky?
qc What would you put on first in Iceland, a jumper or swimwear?
qp Do you believe in elves, or just avoid upsetting them?
qp Fermented shark: brave, curious, or out of the door?
qp How many waterfalls until you stop pointing?
qi Which book would you read in one go on Christmas Eve?
qi What does that much emptiness do to your head?
qi Would you wake everyone for the northern lights, or keep them?
m You like a landscape that doesn't care about comfort, I find that brave.
m A heart for Iceland is one with room for weather, books and a little magic.
m I like that you'd stop the car for the fifteenth waterfall.
m You have a sense of wonder, and you haven't traded it for being cool.
f On Christmas Eve I'd read ...
f I'd keep on the elves' good side by ...
f In Icelandic wind I look like ...
o you in a thick jumper in sideways wind, a waterfall doing all the work behind you

- poland: poland|polish(?= (?:food|family|roots|girl|mum|mother|countryside|side|mountains|cuisine|heart|soul|and|but|born))|i'?m polish|half[- ]polish|warsaw|krak[oó]w|cracow|gda[nń]sk|wroc[lł]aw|pozna[nń]|zakopane|pierogi
n Poland
sc Poland answers every trouble with soup, and I've no better argument to offer.
sc I respect a kitchen where pierogi are counted by the fifty.
sp I'd attempt one Polish tongue twister and need a doctor.
sp A Polish grandmother would ask if I'm hungry, and my answer wouldn't matter.
si In Poland they lay one more plate at Christmas, for whoever might knock.
si Polish can make eight small versions of one name, and each says how loved you are.
qc Mountains in the south or the cold sea in the north?
qc Which soup would cure anything?
qc Kraków, Warsaw, or a forest full of mushrooms?
qp How many pierogi until someone believes you're full?
qp Which Polish word has the best pile-up of consonants?
qp Could you find a mushroom spot and keep it from your own family?
qi Who would you most like to find at the door on Christmas Eve?
qi What's the small version of your name that only a few people use?
qi Is it the food, the forests or the dark humour?
m A place for an unexpected guest is a fine idea to have in your life.
m I'd guess you feed people first and ask questions after, a noble habit.
m You've a taste for humour that survives bad weather, I like that.
m Warmth with some backbone in it is what I think of with Poland, and it suits you.
f My pierogi go with ...
f The person who'd get the extra chair at my table is ...
f The Polish word I'd need a week to learn is ...
o you with floury hands over a wonky row of pierogi, proud of the worst one

- czechia: czechia|czech(?:s)?(?! out)|prague|brno|moravia\w*|olomouc|cesky krumlov|český krumlov
n Czechia
sc A country where beer can cost less than water has at least asked the right questions.
sc I like Czechia for fairy tale roofs and people who don't fall for fairy tales.
sp In Prague I'd look up at the roofs and walk into every single lamp post.
sp I'd go to Czechia for the castles, and the dumplings would stop me at the gate.
si Czech humour's so dry that you only laugh on the tram home.
si The word robot comes from a Czech play, and it meant hard work.
qc Old town before breakfast, or a forest with a hut in it?
qc Dumplings, fried cheese or something sweet with plums?
qc What do you like most there, the roofs, the humour or the hills?
qp How many dumplings count as a side dish?
qp Would you watch the old clock strike, or the people watching it?
qp How do you say that letter with the hook without spraying anyone?
qi Which old fairy tale film is pure winter to you?
qi What would you do in Prague at five in the morning with no one on the bridge?
qi Do you like your jokes dry or darker than that?
m You like wit under a grey sky, I take that for strength.
m I like people drawn to crooked streets, they're never bored on a walk.
m An eye for the absurd and a warm soup get a person through anything, you seem set.
m You don't need a place to smile at you before you like it, that's mature.
f I'd be on the empty bridge at five for ...
f The fairy tale I'd like to be in has ...
f My dumpling limit was set in ...
o you on an old bridge at dawn, hands round a coffee, nobody else about

- hungary: hungary|hungarian(?! vizsla)|budapest|magyar|lake balaton|debrecen|szeged
n Hungary
sc In Hungary they play chess up to the chest in warm water, that's how to think.
sc I trust any country where paprika isn't a spice but an opinion.
sp I'd learn one Hungarian word a year and be proud at ninety.
sp I'd get into a Budapest bath at noon and be returned by the lost property office.
si Hungarian is related to almost nothing nearby, as if it came in by the back door.
si Hungary gave us the cube that's lain unsolved in a million drawers.
qc Baths, ruin bars, or the lake in summer?
qc Lángos at noon or chimney cake at night?
qc Buda for the view, or Pest for the noise?
qp How sharp may the paprika get before you pretend you're fine?
qp Ever solved the cube, or did you peel off the stickers?
qp Which Hungarian word is longer than the thing it names?
qi What do you think about when you sit in warm water for an hour?
qi Is it the grandeur or the crumbling bits next to it?
qi Which bridge in Budapest would you cross on foot at night?
m You like a place with steam, spice and a bit of melancholy, that's a full palette.
m A weakness for Budapest usually means an eye for what's a little worn and splendid.
m I like that you'd sit still for an hour and call it well spent.
m There's something original in loving a country that resembles no other.
f In a thermal bath I solve ...
f The Hungarian word I've managed so far is ...
f My paprika limit is ...
o you at a chessboard in a steaming pool, clearly losing, clearly fine

- balkans: balkans?|serbia\w*|belgrade|bosnia\w*|sarajevo|mostar|montenegr\w+|kotor|albania\w*|tirana|(?:north )?macedonia\w*|ohrid|bulgaria\w*|plovdiv|kosovo
n the Balkans
sc The Balkans treat a guest like an event, I'd like more of the world to do that.
sc I believe any country with two coffees before work has understood the morning.
sp One welcome plum brandy in the Balkans and I'd be part of the family by ten.
sp I'd say "just a small portion" in the Balkans and get a grill with handles.
si In the Balkans coffee isn't a drink, it's two hours and the whole neighbourhood.
si Down there everyone's afraid of a draught and of nothing else.
qc Mountains, old town, or that clear green water?
qc What belongs on the table when guests come?
qc What is it about that part of the world for you?
qp Two open windows at once: fresh air or certain death?
qp How do you turn down a third brandy without an insult?
qp How many spoons of ajvar still count as a dip?
qi Which song starts the singing at a wedding table?
qi What do people there know about friendship?
qi Is it the wildness, the humour or the kitchens?
m You're fond of a place with a big heart and a rough road, that's a loyal taste.
m I'd guess that a guest at your table never has to ask twice.
m I like that you'd pick depth and noise over smooth and easy.
m People with the Balkans in their lives usually laugh at the darkest bit, it's brave.
f Two hours over one coffee, and I'd talk about ...
f The draught I'm really afraid of is ...
f At a Balkan wedding I'd be found ...
o you at a long grill table under a vine, someone's uncle pouring, you shaking your head

- croatia: croatia\w*|croat|dubrovnik|zagreb|dalmatian? coast|dalmatia|(?:in|to|from|near) split(?=$|[,.])|zadar|istria\w*|plitvice|hvar|kor[cč]ula|rovinj
n Croatia
sc Croatia has over a thousand islands and still calls two of them crowded.
sc I respect a country where coffee is a plan for the morning, not a drink.
sp I'd walk the old walls in Croatia and get lost on a path that's one circle.
sp On a Croatian pebble beach I'd walk into the sea like a newborn giraffe.
si In Zadar there's an organ built into the shore, and the sea plays it all night.
si Croatians have a word for doing nothing by the sea, and it's taken quite seriously.
qc Islands, waterfalls or an old town before the boats come in?
qc Grilled fish by the water or slow meat under the iron bell?
qc Which bit of that coast would you keep to yourself?
qp Water shoes on the pebbles: dignity or feet?
qp How long can one coffee last by the harbour?
qp Could you find the one bay with no boats in it?
qi If the sea could play you one song, which would it be?
qi Early swim or the last one, with the light going?
qi How good are you at a whole afternoon of nothing?
m You like clear water and slow mornings, that's a calm sort of taste.
m I'd guess you know how to sit with someone over one coffee till noon.
m I like that old stone and cold water are enough for you.
m Wanting the quiet bay and not the loud one shows you know your own mind.
f On my island with goats I'd ...
f My walk over pebbles looks like ...
f One coffee with me lasts about ...
o you on a stone step by the sea, small coffee, wet hair, nowhere to be

- georgia: tbilisi|batumi|kutaisi|svaneti|kazbegi|kakheti|khachapuri|khinkali|georgia(?= (?:the country|\(the country|\(not the state|not the state))|georgian (?:wine|food|cuisine|mountains|hospitality|family|roots|side|polyphon\w*|alphabet)|georgia(?=,? (?:and )?armenia)|(?<=armenia(?:,| and|, and) )georgia
n Georgia
sc In Georgia a guest is a gift from God, and gets fed accordingly.
sc Georgia's been making wine for eight thousand years, so I'd let them pour.
sp I'd bite a khinkali in Georgia the wrong way and wear the soup.
sp At a Georgian table I'd raise one toast and it'd be overruled by a poet.
si Georgia has a toastmaster at dinner, so somebody's in charge of the meaning.
si The Georgian alphabet looks like it was drawn by someone in a very good mood.
qc Old streets of Tbilisi, mountains, or wine country?
qc Which cheese bread, the round one or the boat with an egg?
qc What do you love about Georgia first, the table or the view?
qp How do you eat a khinkali without needing a new shirt?
qp How many toasts can you follow before you start to agree with everything?
qp How many more plates fit on a Georgian table that's already full?
qi What would you drink to, if the toast were yours?
qi Which sound stays longest, the singing or the clinking?
qi Would you choose the balcony over the city or the hut under the peak?
m You've an eye for a country most people have to look up, that's real curiosity.
m Anyone who likes a table with toasts is willing to hear what people mean.
m I like that big mountains and small carved balconies both speak to you.
m There's a generosity in that place, and it tends to rub off.
f My toast would be to ...
f A khinkali taught me that ...
f On a balcony in Tbilisi I'd ...
o you at a table without one free centimetre, mid-toast, glass in the air

- armenia: armenia|armenian|yerevan|ararat
n Armenia
sc Armenia calls the orange on its flag apricot, I trust a country with that taste.
sc Any place that gives chess lessons to every schoolchild has a plan for the world.
sp A seven-year-old in Armenia would beat me at chess and offer me an apricot after.
sp An Armenian flatbread is big enough to tuck me in, and I'd let it.
si Armenia invented its own alphabet and then raised a monument to every letter.
si From Yerevan you look at Ararat all day and it's on the other side of a border.
qc Old monasteries on cliffs, or a terrace in Yerevan at night?
qc What's the taste of Armenia for you, apricot, coffee or grilled over fire?
qc What do you love most about it, the stones, the stories or the people?
qp Chess with an Armenian child: how many moves would you last?
qp How many cousins can one dinner table hold?
qp What does a coffee cup say about your future, if anyone reads it?
qi Which old story from there should more people know?
qi Would you carry on an old custom just because it's lasted that long?
qi What goes through your head when you look at Ararat?
m Someone with Armenia in her life knows that memory is also a kind of strength.
m You like a place with deep roots and a full table, I respect both.
m I like that a country of stone and apricots has your heart, hard and sweet.
m There's loyalty in caring about a small country with a long story.
f In the coffee cup someone would read about me that ...
f The letter I'd raise a monument to is ...
f After losing at chess I usually ...
o you under a stone arch of an old monastery, an apricot in each hand

- turkey: (?<!roast |christmas |thanksgiving |the |a |cold |wild |smoked |fried |ground |cook(?:ing)? )turkey(?! (?:sandwich\w*|dinners?|burgers?|legs?|trot|bacon|breast|club|calls?|hunt\w*|day|and stuffing|on rye))|t[uü]rkiye|istanbul|izmir|ankara|antalya|bodrum|cappadocia|turkish (?:breakfast|tea|coffee|food|family|roots|side|coast|cuisine|hospitality|series|mum|mom)|half[- ]turkish|i'?m turkish
n Turkey
sc Turkey has a breakfast that needs its own furniture, I'm fully convinced.
sc A city where the ferry between two continents serves tea has nothing left to learn.
sp I'd haggle in Istanbul and end up paying more than he asked.
sp A Turkish breakfast has thirty little bowls, and I'd need a seating plan.
si In Istanbul the street cats own the city and people just rent from them.
si In Turkish you say "health to your hands" to whoever cooked, everyone should.
qc Istanbul's ferries, the coast, or the balloons over the rocks?
qc What would you reach for first at a Turkish breakfast?
qc Tea all day or one small coffee, done properly?
qp How many glasses of tea before you may leave?
qp Could you haggle over a rug with a straight face?
qp Which cat would you let have your chair?
qi What would a fortune teller find in your coffee cup?
qi Which side do you prefer from the ferry, the one you leave or the one ahead?
qi Is it the bustle of the bazaar or the hour when it shuts?
m You like a place where two worlds share a tea, that's an open mind.
m You're drawn to a place that thanks the cook's hands, there's good sense in that.
m I like people who see the city cats as neighbours.
m You've a taste for places with layers, and patience to look under them.
f In my coffee cup they'd see ...
f At a Turkish breakfast I start with ...
f My haggling style is best described as ...
o you on a ferry with a tulip-shaped tea glass, a gull after your sesame ring

- india: india(?!n|na)|delhi|mumbai|bombay(?! sapphire| bad)|bangalore|bengaluru|kolkata|calcutta|chennai|hyderabad|pune|jaipur|rajasthan|kerala|goa|varanasi|rishikesh|punjab|gujarat|tamil nadu|indian (?:food|family|roots|weddings?|street food|side|trains?|culture|mum|mom|parents)|half[- ]indian
n India
sc In India one street can smell of six dinners at once, I'm for all of them.
sc I like that one country can hold that many languages and still agree on tea.
sp I'd order "medium spicy" in India and cry with dignity.
sp At an Indian wedding I'd be out of breath on day two of five.
si An Indian head wobble can mean yes, no, and "I'm listening, go on".
si On an Indian train strangers share lunch, and by evening they know your plans.
qc Mountains, coast, or the fullest street in Delhi?
qc What's the one dish nobody makes like they do there?
qc Which festival would you never miss, colours or lights?
qp How much chilli is your "medium"?
qp How many relatives does a small wedding have?
qp Mango season: joy, or all-out family war?
qi Which smell is India for you, rain on dust, cardamom or diesel and jasmine?
qi Is there an old film song you could sing without thinking?
qi What does a cup of chai stop and start in a day?
m You have a big, loud, many-sided country in your heart, there must be room in it.
m To like India you need to like people, all of them, all at once. That's rare.
m I like that colour and chaos don't make you nervous.
m Someone with a sense for spice usually knows about balance too.
f My idea of "medium spicy" ends in ...
f At a wedding of five hundred I'd be the one ...
f My chai needs ...
o you with a clay cup of chai by a station stall, the train already whistling

- sri-lanka: sri lankan?|colombo|kandy|sinhalese|ceylon|galle|(?<=in |to |from )ella(?=$|[,.])
n Sri Lanka
sc Sri Lanka has a train through tea hills with the doors open, I'd vote for that.
sc I trust any island that puts coconut into breakfast and means it.
sp I'd lean out of that blue train in Sri Lanka and lose my hat in the tea.
sp A Sri Lankan curry comes with eight small ones around it, I'd salute each.
si In Sri Lanka the bread van plays Beethoven, so breakfast has an overture.
si There's an island where you might wait at a crossing for an elephant, politely.
qc Tea hills, old temples, or a beach with a rope swing?
qc Egg hopper for breakfast, or straight to the curry?
qc What pulls you most about Sri Lanka, the green, the sea or the food?
qp Do you sit in the train door with your feet out, or hold on inside?
qp What do you reach for when even the coconut's spicy?
qp Elephant on the road: who goes first?
qi What's the best thing to look at from a slow train?
qi Which hour suits an island like that, the first or the last?
qi Would you rather hear the rain on a tin roof or the sea?
m You like an island with that many shades of green, you must be good at looking.
m Slow trains, strong tea, real spice: I'd call that a very well-built taste.
m I like that you'd pick the open door over the air-conditioned seat.
m There's a gentle adventurousness in loving Sri Lanka, it fits you well.
f With my feet out of the train door I'd think about ...
f My breakfast on the island would be ...
f The tea I'd go back for is ...
o you at the open door of a blue train, tea hills rolling by, hat held firmly

- nepal: nepal|nepali|nepalese|kathmandu|himalayas?|annapurna|everest(?! base price)|pokhara|sherpas?
n Nepal
sc In Nepal a hill can be five thousand metres tall and not have a name, I enjoy that.
sc I respect a country where the same lentils and rice fuel everyone up a mountain.
sp I'd be out of breath in Nepal looking at the photos.
sp In the Himalayas I'd be passed by a man in flip-flops carrying a fridge.
si In Nepal you pass a holy wall on the left, so even the path has manners.
si In Nepal prayers are printed on cloth and the wind does the reading.
qc Kathmandu's bustle, or days of walking with no road?
qc Momos, or lentils and rice twice a day?
qc What draws you most, the height, the people or the quiet?
qp How many layers until you look like a rolled mattress?
qp Yak on a narrow bridge: do you wait, reverse or negotiate?
qp What's the highest place you'd still pay too much for a chocolate bar?
qi What do you suppose a person thinks about on day six of walking?
qi Is it the peak you'd look at, or the tea house below it?
qi What would you write on a flag for the wind to read?
m To care about Nepal takes a respect for big things and kind people, you seem to have it.
m I like that mountains make you humble rather than loud.
m You'd walk a week for a view, at least in your head. That's a strong will.
m There's calm in people who look up that far.
f Above four thousand metres I talk mostly about ...
f My flag in the wind would say ...
f I'd carry one luxury up the mountain, and it's ...
o you in a woolly hat in front of prayer flags, both hands round a tin cup

- thailand: thailand|thai (?:islands?|street food|beaches|family|roots|side|markets)|half[- ]thai|bangkok|chiang mai|phuket|koh? (?:samui|phangan|tao|lanta|phi phi|chang)|krabi
n Thailand
sc Thailand cooks its finest food on the pavement, that's how to run a restaurant.
sc I like any country where sticky rice with mango is considered a normal idea.
sp In Thailand I'd answer "a little spicy" and hear colours.
sp I'd sit down on a plastic stool in Bangkok and not get up till Thursday.
si In Thai people don't ask how you are, they ask if you've eaten yet.
si Bangkok's full name takes over a hundred letters, so they kept the short one.
qc Islands, the north, or the noise of Bangkok?
qc Which dish would you order at the first stall you see?
qc Night market or empty beach at six in the morning?
qp Mild, medium, or "Thai spicy" and a glass of milk?
qp Tuk-tuk: thrilled, or holding on to a stranger?
qp How many mangoes a day would be excessive?
qi What would you do first with a day that has no plan and thirty degrees?
qi Which sound is that place for you, rain, scooters or a sizzling wok?
qi Is it the smile, the spice or the softness of it?
m You like a place where kindness is the default, I think that rubs off.
m I'd guess you're the one who tries what's on the stall and asks later, I admire that.
m Spice, sea and a good mood, that's a wise set of priorities.
m You'd choose the plastic stool over the tablecloth, and you'd be right.
f On a plastic stool in Bangkok I'd order ...
f My honest spice level is ...
f The first thing I'd do on an island is ...
o you on a tiny plastic stool, eyes watering over a bowl, thumbs up

- vietnam: vietnam(?! (?:war|vet\w*))|vietnamese (?:food|coffee|family|roots|cuisine|side|parents)|half[- ]vietnamese|hanoi|saigon(?<!miss saigon)|ho chi minh city|hoi an|da nang|ha ?long bay|dalat|da lat
n Vietnam
sc Vietnam puts an egg yolk in coffee and makes it dessert, I won't argue.
sc A country that has soup for breakfast gets my respect every single morning.
sp I'd stand at a Vietnamese crossing till the children led me over by the hand.
sp In Hanoi I'd drink one iced coffee and be able to hear the future.
si Crossing a street in Vietnam is trust: walk slowly and the river flows round you.
si In Vietnam a whole restaurant can be one woman, one pot and six small stools.
qc Hanoi, Saigon, or lanterns on a river somewhere between?
qc Pho in the morning or bánh mì at any hour?
qc What do you love about Vietnam, the kitchens, the rush or the green?
qp What's the largest thing you've seen, or heard of, on a scooter?
qp How many herbs go into the bowl before it's a meadow?
qp Could you cross six lanes without looking left?
qi Condensed milk or no milk: which coffee decides your day?
qi What would you watch first from a low stool in Hanoi?
qi Which taste comes first, lime, mint or smoke?
m You like a place that's fast, fragrant and never dull, I'd guess dinner with you isn't either.
m Someone with a taste for fresh herbs and full streets is awake to life.
m I like that you'd walk into that traffic with trust.
m You've an appetite for the real thing, low stool and all.
f Before I cross six lanes I think of ...
f My bowl of pho isn't done without ...
f After one Vietnamese coffee I could ...
o you on a low stool with your knees round your ears, a bowl of noodles in front

- bali: bali|balinese|ubud|canggu|uluwatu
n Bali
sc Bali has a day when the whole island stays silent, I think every place needs one.
sc I like that Bali gives its volcanoes the respect others give a boss.
sp In Bali a monkey would have my sunglasses and a better offer.
sp I'd try to surf in Bali and mostly be washed and rinsed.
si In Bali there's a small basket of flowers on the step each day, even at the bank.
si In Bali a first name tells you who was born first, second, third or fourth.
qc Rice fields, volcano, or a beach nobody's tagged?
qc What's on the plate first, nasi goreng or whatever's on a skewer?
qc Sunrise up on the crater, or sleep and a long breakfast?
qp What would the monkey steal from you first?
qp Scooter: confident, or prayers at every bend?
qp How spicy is the sambal before you stop talking?
qi What would you do on a day when an entire island goes quiet?
qi Would you take the boat to a smaller island, or is Bali small enough?
qi Is it the green, the gods or the pace?
m You like a place that puts flowers on the doorstep daily, that's an eye for care.
m I like that your idea of far away has rice fields in it and no rush.
m Someone drawn to islands with volcanoes is braver than she lets on.
m You know that small rituals hold a day together, I respect that.
f On a day of total silence I'd finally ...
f The monkey stole my ...
f My scooter style in Bali can be called ...
o you losing an argument with a monkey about a banana

- southeast-asia: south[- ]?east asia|s\.?e\.? asia|cambodian?|angkor(?: wat)?|laos|luang prabang|malaysian?|kuala lumpur|penang|borneo|myanmar|burma|indonesian?|jakarta|lombok|komodo|sumatra|sulawesi|gili (?:islands|air)
n Southeast Asia
sc Southeast Asia feeds you better on a pavement than most places do at a table.
sc In Southeast Asia the night market is everyone's living room, I'm for that.
sp In Southeast Asia I'd point at a dish with confidence and marry the consequences.
sp I'd bargain for a sarong there and come away with four and a hat.
si A day in Southeast Asia has two halves, and the better one starts after sunset.
si Old temples there have trees growing through them, and nobody can say who's winning.
qc Temples, jungle, or the noodle stall by the bus station?
qc Which fruit from there would you smuggle home if you could?
qc Slow boat or night bus?
qp Durian: king of fruits or a gas leak?
qp How long can you stay on a scooter with a stranger and three bags?
qp What did you, or would you, order by pointing?
qi Which night market would you walk through just for the smell?
qi What do you do when the rain comes down like a curtain?
qi What could the rest of us learn from how people eat there?
m You like it warm, loud and unplanned, that takes a trusting nature.
m I like that heat, rain and strange fruit don't scare you off.
m Someone with that region at heart tends to be easy with strangers, a fine gift.
m You pick a plastic table full of life over a white one, I respect it.
f The thing I ate by pointing was ...
f When monsoon rain hits I ...
f My verdict on durian is ...
o you under a tin roof in pouring rain, dry, with noodles, delighted

- philippines: philippines|filipin[oa]s?|pinay|pinoy|manila(?! folder)|cebu|palawan|siargao|boracay|davao|tagalog
n the Philippines
sc In the Philippines every house has a karaoke machine, so nobody's sad for long.
sc I like a country where Christmas starts in September, somebody has to go first.
sp I'd sing one song in the Philippines and score lower than the dog.
sp A Filipino auntie would ask if I've eaten, and there'd be no right answer.
si Filipinos can point at anything with their lips, it's the most elegant thing.
si Seven thousand islands, give or take the tide, so the map's never quite finished.
qc Which island for a week with no signal?
qc Adobo, sinigang or lumpia by the plateful?
qc What do you love most about it, the sea, the songs or the big families?
qp What's the karaoke song nobody else may touch?
qp When do the Christmas songs go on, first of September or a bit later?
qp How many cousins come when the invitation says "just us"?
qi What do Filipino gatherings know about joy?
qi Which dish tastes like someone's kitchen in particular?
qi Sunset on the sand or midnight at the long table?
m Warmth, humour and big family tables, you're fond of a country that gets it right.
m I'd guess no one leaves you hungry or unsung, that's a lovely way to be.
m I like that joy's something you'd start in September.
m You have a taste for places where strangers become family by dessert.
f My karaoke score depends on ...
f At an auntie's table I surrender after ...
f Christmas starts for me when ...
o you with a karaoke microphone in a living room, eyes shut, aunties in the back

- china: (?<!bone |fine |my |vintage |the good |collect(?:ing)? )china(?! (?:cups?|plates?|shops?|cabinets?|dolls?|sets?|town|dishes))|beijing|shanghai|chengdu|sichuan(?! pepper\w*)|guangzhou|shenzhen|xi'an|yunnan|guilin|chinese (?:culture|family|roots|parents|cities|new year|side|poetry)|half[- ]chinese
n China
sc China has eight kitchens at least, and most of us know about half of one.
sc I like that in China the old folks dance on the square every evening.
sp I'd say one Chinese word in the wrong tone and insult a horse.
sp At a Chinese hotpot I'd lose my dumpling and someone else's.
si In China friends fight over the bill, and the winner's the one who pays.
si There's a four-character saying in Chinese for every mess I might get into.
qc Big city lights, misty mountains or a village with terraces?
qc Which corner of the Chinese kitchen is yours, spicy, sweet or steamed?
qc Early in the park with the tai chi, or late at the skewers?
qp Who gets the bill first, and with what trick?
qp How many dumplings make a serious attempt?
qp How numb may a mouth go before it's no longer dinner?
qi Which Chinese saying would you hang above a door?
qi What would you show someone who only knows the skyline?
qi Is it the age of it or the speed that strikes you?
m You have a country that size in mind and don't reduce it to one thing, I like that.
m Someone drawn to China has patience, you can't skim four thousand years.
m I like that there's room in you for old poems and night trains.
m You look further than the takeaway menu, that's real curiosity.
f I'd win the fight over the bill by ...
f The dumpling filling I'd defend is ...
f My tone of voice in Chinese means ...
o you at a hotpot table, fogged glasses, chasing something with chopsticks

- taiwan: taiwan|taiwanese|taipei|kaohsiung|tainan
n Taiwan
sc In Taiwan the bin lorry plays Beethoven, so I know they care about small things.
sc I love that the world's chewy tea came from one island with a good idea.
sp In Taiwan I'd get into a hot spring as a man and come out as a dumpling.
sp At a night market in Taipei I'd be full by stall three and cry at stall nine.
si Taiwan's corner shops pay your bills, warm your dinner and send off your parcel.
si Every receipt in Taiwan is a lottery ticket, so even buying milk has suspense.
qc Night market, mountain lake or a train along the coast?
qc Which stall gets your first coins?
qc How do you take your bubble tea: sugar, ice, chewiness?
qp Stinky tofu: follow the smell or cross the road?
qp What would you buy if every receipt could win the lottery?
qp Pineapple cake: gift for others, or did it not last the flight?
qi What does an island that small do better than the big ones?
qi Which Taiwan is it, the neon or the mist?
qi What would you do with a hot spring and a free Tuesday?
m You have a weakness for a friendly island that's easily overlooked, I like your eye.
m Anyone who likes a night market is curious one small paper bag at a time.
m I like people who find a singing bin lorry wonderful.
m Taiwan's kindness isn't loud. That you're drawn to it says something.
f My tea order is ...
f At a night market I start with ...
f The corner shop miracle I need is ...
o you with a skewer in one hand and a big straw in the other, neon everywhere

- hong-kong: hong kong|hongkong|kowloon|cantonese (?:family|food|roots|opera)|macau
n Hong Kong
sc Hong Kong has the biggest skyline and a hiking trail twenty minutes behind it.
sc I'm fond of any place where brunch comes round in bamboo baskets.
sp I'd ask for an egg tart in Hong Kong and leave with the tray.
sp In a Hong Kong diner I'd still be reading the menu when my bill came.
si The scaffolding in Hong Kong is bamboo, sixty floors up, tied by hand.
si A Hong Kong tram costs small change and gives you the city at walking pace.
qc Ferry at night, a peak at noon, or an island with no cars?
qc What's in your first basket at dim sum?
qc Milk tea or that coffee and tea mix?
qp Who gets the last dumpling in the basket?
qp How small is too small for a flat with a view?
qp Egg tart: flaky or crumbly crust?
qi What do you like more, being above that city or deep down in it?
qi Which old Hong Kong film has the best rain and neon?
qi Where would you find quiet in a place so full?
m You like a city with two speeds, and I'd guess you've mastered both.
m To love Hong Kong you need quick feet and an eye for corners, I admire it.
m I like that harbour lights and hill paths are one place to you.
m There's resilience in that city, and in people who care about it.
f At dim sum I reach first for ...
f From the top deck of a tram I'd watch ...
f My milk tea has to be ...
o you on the upper deck of an old tram, neon signs going past

- singapore: singapore(?! sling)|singaporean|singlish
n Singapore
sc Singapore gave a prize-winning meal to a stall with plastic trays, I love that.
sc I respect a city so serious about lunch that it reserves a seat with tissues.
sp Singapore's so clean that I'd carry the crumbs home in a pocket.
sp In a Singapore food hall I'd queue first and ask what for after.
si In Singapore one little word, lah, can settle or start anything.
si A city that puts trees on its towers and a waterfall in the airport dreams well.
qc Which stall has the longest queue for a good reason?
qc Chilli crab or chicken rice, if you may have only one?
qc Gardens, old shop houses or the shade of a food hall?
qp Have you reserved a table with a packet of tissues, or would you dare?
qp How cold is the air con, jumper or blanket?
qp Kaya toast: breakfast or all day?
qi What would you plant on your own skyscraper?
qi Which of its kitchens is the one you'd keep?
qi Do you like the order of it, or the little cracks in the order?
m You like a place where many cultures eat at the same table, a good model for one.
m I'd guess you queue with conviction and choose well, I admire that.
m A love of Singapore means precision, appetite and good humour about rules.
m I like that you see the gardens and not only the glass.
f I'd queue an hour for ...
f I reserve my seat with ...
f My skyscraper would have ...
o you with a full plastic tray, looking for a seat like a hawk

- korea: (?:south )?korea|seoul|busan|jeju|korean (?:food|culture|family|roots|dramas?|side|parents|cuisine|cinema|films?)|half[- ]korean
n Korea
sc Korea serves a dozen side dishes without asking, I feel very understood by that.
sc I like a country where nobody pours their own drink, someone always looks after you.
sp I'd cry at episode sixteen of anything from Korea and blame the kimchi.
sp At a Korean barbecue I'd be so busy with the scissors that I'd miss the meat.
si Korean has a word for reading a room, and being slow at it is a real failing.
si In Korea a baby's hundredth day is a feast, so somebody was counting with joy.
qc Seoul at two in the morning, or Jeju in the wind?
qc What's the first thing on the table, the stew, the rice cakes or the grill?
qc Which side of Korea do you love most, kitchen, screen or mountains?
qp Who gets scissors at the barbecue, and who isn't trusted with them?
qp How many episodes is "just one"?
qp How spicy is a rice cake before you deny it's spicy?
qi Which Korean film or series has stayed with you, if any?
qi Which Korean word should the rest of us borrow?
qi Midnight convenience shop noodles or a sunrise on a hill?
m You like a place where people fill each other's glass, that's how you treat friends too, I bet.
m I'd guess you can read a room, and I find that a rare skill.
m There's heart in your taste, with a good bit of chilli.
m I like that care, for you, can be twelve small bowls.
f At the barbecue I'm in charge of ...
f The series that broke me was ...
f My limit of kimchi is ...
o you at a grill table with scissors and tongs, looking far too responsible

- australia: australian?(?! (?:shepherds?|cattle dogs?|labradoodles?|open))|aussie(?! (?:shepherds?|rules|doodle|breeds?))|sydney(?! sweeney)|melbourne|brisbane|(?:in|to|from) perth|adelaide|tasmania|queensland|the outback|great barrier reef|byron bay|down under
n Australia
sc Australia shortens every word, presumably to get to the beach sooner. Fair.
sc I respect people who check their shoes for spiders and then say no worries.
sp I'd see a spider in Australia and sign the house over to it.
sp In Australia I'd order "a coffee" and be sent to a class about it.
si In Australia the magpies remember faces, so you'd better be decent to them.
si A country that calls a friend mate and a stranger mate has saved a lot of time.
qc Coast, red middle, or a laneway with proper coffee?
qc Which animal down there has your full respect?
qc Christmas on the beach: lovely, or just wrong?
qp How big is a spider before it gets a name?
qp Yeast spread: thin, thick, or not in this house?
qp Have you ever crossed the road because of a magpie, or would you?
qi What would you listen to on a road that goes straight for six hours?
qi What makes people so relaxed there, with that much wildlife about?
qi Night sky in the outback or first surf of the day?
m You like a place that's huge, sunny and mildly dangerous, I call that courage.
m I'd guess you don't take yourself too seriously, and I mean it as the highest praise.
m I like that far away doesn't sound like a reason not to.
m There's an ease in people with Australia at heart, rooms get lighter.
f On meeting a huntsman spider I'd ...
f My thickness of yeast spread is ...
f The word I'd shorten first is ...
o you in a hat with the wide red road behind you, a fly on your nose

- new-zealand: new zealand|aotearoa|kiwi(?= (?:girl|at heart|accent|born|abroad|in))|auckland|(?<!beef )wellington(?! boots?)|queenstown|christchurch|dunedin
n New Zealand
sc New Zealand has a tree of the year and a bird of the year, those are real elections.
sc I like that a country with those mountains still answers "not bad, eh".
sp I'd be pushed off a New Zealand bridge on a rope and still say thank you.
sp Half of New Zealand looks like a film, I'd walk around humming the score.
si In New Zealand people walk barefoot into the supermarket and nobody blinks.
si New Zealand was the last big land anyone found, maybe that's why it's so calm.
qc Fjords in the rain, a beach of your own, or a hut after a long walk?
qc North Island or South Island, and how hard would you argue?
qc What does the name New Zealand put in your head first?
qp Would you jump off something, or hold the coats?
qp Bird of the year: which one gets your vote?
qp Barefoot to the shop: freedom, or no chance?
qi What would you do at the quiet end of the world for a month?
qi Which view would you get up at four for?
qi Is it the distance or the closeness of it all?
m Caring for a place that far off the map shows you don't take the near thing first.
m You like modest people in grand landscapes, that's my favourite mix too.
m There's a quiet nerve in loving New Zealand, those hills are no joke.
m I like someone who'd take a bird election seriously.
f My vote for bird of the year goes to ...
f At the edge of the platform I'd say ...
f I'd go barefoot to ...
o you by a lake in a fleece, mountains showing off, you eating a pie

- new-york: new york(?:ers?)?(?<!the new yorker)(?! (?:times|knicks|yankees|rangers|giants|jets|mets|cheesecake|strip))|nyc|brooklyn(?! (?:nine|99))|manhattan(?! (?:cocktail|project))(?<!a manhattan)|(?:in|to|from) (?:queens|harlem|the bronx)|greenwich village|astoria|williamsburg(?!,? va)
n New York
sc New York does the kindest things in the rudest voice, and I'm fond of that.
sc I trust any city where a slice of pizza is a solution at every hour.
sp In New York I'd look up once and be walked through by nine people.
sp I'd order a bagel in New York too slowly and be served out of pity.
si In New York you can have a regular bench, a regular deli and never a regular day.
si New Yorkers give directions like a gift, then are gone before you can thank them.
qc Which block or corner of New York is the right one?
qc Bagel, slice or a sandwich from the deli with the cat?
qc Big museum, park bench or a ferry for the view?
qp How long before someone from out of town may be honked at?
qp How do you hold the slice, folded or wrong?
qp Which subway performer earned your last dollar?
qi What does the city sound like at the one hour it's quiet?
qi Where would you take someone to show them it's gentle, too?
qi Which New York film gets it right?
m Liking New York takes speed and a soft heart, and few people have both.
m You see the kindness under the noise, I'd call that a trained eye.
m I like that a big, fast, difficult city makes you curious and not tired.
m Someone with New York in her life can probably handle anything before noon.
f My bagel order, at speed, is ...
f On a New York bench I'd spend an hour ...
f The deli cat and I would ...
o you on a stoop with a folded slice, a yellow cab blurring past

- california: california(?!n? (?:rolls?|king|reaper|pizza kitchen))|los angeles|(?:in|to|from|love|around) l\.?a\.?(?= |$|[,.;!)])|l\.?a\.?(?= (?:born|native|girl|traffic|based))|san francisco|san diego|(?<!east )oakland|bay area|santa (?:cruz|barbara|monica)|malibu(?! rum)|big sur|sacramento|joshua tree|yosemite|lake tahoe|venice beach|orange county
n California
sc California has snow, desert and surf within one tank of petrol, that's just showing off.
sc I like a place where the farmers' market is the social event of the week.
sp In California I'd ask for bread and be offered eleven kinds of milk.
sp I'd talk about the freeways by number within a day, and take the wrong ones.
si Californians own one coat and talk about it like an old friend.
si There's a tree in California older than the pyramids, and they keep its spot to themselves.
qc Ocean, redwoods or desert, with one free day?
qc Highway along the coast: top down or slow with stops?
qc Which taco stand or market stall deserves a plaque?
qp What temperature counts as winter?
qp Avocado: at what hour is it too early?
qp Which is longer, the drive or the talk about which way to drive?
qi What does the light there do to a normal Tuesday?
qi Would you rather have the fog of the north or the glow of the south?
qi What do you look for on that coast that you don't get elsewhere?
m You have a place in mind where people try odd ideas, I'd guess you do too.
m There's a sunny stubbornness in California, I suspect you have your share.
m I like that you'd know the hour to be at the water.
m Loving a coast that wild means loving more than the weather.
f On Highway 1 I'd pull over for ...
f I'd wear my one coat to ...
f My burrito has to contain ...
o you on a pull-out above the Pacific, wind everywhere, burrito intact

- texas: texas(?! (?:hold'?em|chainsaw|rangers))|texan|austin(?! (?:powers|butler|martin))(?<!(?:steve|stone cold|jane) austin)|dallas(?! (?:cowboys|buyers|mavericks))|houston(?! (?:rockets|astros))(?<!whitney houston)|san antonio(?! spurs)|fort worth|el paso|marfa|hill country
n Texas
sc Texas measures distance in hours and portions in plates, I like the honesty.
sc I admire any place where brisket takes fourteen hours and nobody dares to rush it.
sp In Texas I'd buy the hat on day one and be asked kindly to take it off.
sp I'd try the two-step in Texas and discover I own three feet.
si In Texas the queen of the spring is a blue wildflower, everyone stops the car for it.
si A Texan can put three people into the word "y'all" and mean each one.
qc Hill country, the coast, or the far empty west?
qc Brisket, breakfast tacos, or a fight about both?
qc What does Texas do better than the rest of the map?
qp How long a drive counts as "just down the road"?
qp Boots: for work, for dancing, or for everything?
qp How big must a gas station be to count as a day out?
qi Which song belongs to a Texas night with the windows down?
qi What does that much sky do to a person?
qi Porch, dance hall or river with a tube?
m Big sky, good manners, strong opinions on meat: a fine set of influences.
m There's warmth and backbone in people who love Texas, I'm glad to read it.
m I like that you're fond of a place that does nothing by halves.
m I'd guess you hold a door and hold your ground, both.
f My two-step is best watched from ...
f For a proper brisket I'd drive ...
f The hat would suit me if ...
o you by the smoker at a roadside place, paper tray in hand, sauce on your sleeve

- the-south: (?:deep |american |us )south(?=$|[,.]| (?:of the us|and its))|southern (?:girl|woman|belle|roots|hospitality|food|accent|charm|charmer|born|gal|raised|cooking|manners|states)|tennessee(?! williams)|nashville|memphis(?! grizzlies)|new orleans|nola|louisiana|alabama|mississippi|(?:north|south) carolina|atlanta|(?<!the )savannah|charleston(?! dance)|kentucky(?! (?:fried|derby))|arkansas|(?:in|to|from) virginia|asheville|georgia peach
n the South
sc The South pours tea, tells the long version and sends you home with leftovers.
sc I'm all for a part of the world where you wave from the car at people you don't know.
sp I'd sit on a Southern porch for five minutes and start calling everyone ma'am.
sp I'd answer "bless your heart" with "thank you" and only get it a week later.
si In the South a recipe can be a family secret and a declaration of war.
si The South invented half the music we love, mostly on porches and in small rooms.
qc Porch, church supper or a bar with a band in it?
qc What's on the plate, biscuits, gumbo or something fried?
qc Which Southern town has the right pace?
qp How sweet is sweet tea before it's syrup?
qp What does "bless your heart" mean when you use it?
qp Who in the family guards the recipe?
qi Which song sounds like a summer night down there?
qi What do people in the South know about sitting still?
qi Where does a story get told properly?
m Manners and a sharp sense of humour, the South does both and I'd guess you do.
m You like a place where people have time to finish a story, that's a rare patience.
m There's kindness in that part of the world that isn't weak at all.
m I'd guess nobody leaves your table without a plate wrapped in foil.
f On a porch swing I'd talk mostly about ...
f My biscuit needs ...
f The long version of my best story takes ...
o you on a porch step with a glass of tea, mid-story, someone laughing out of frame

- chicago: chicago(?! (?:bulls|bears|cubs|blackhawks|the musical|fire|med|pd|p\.d\.|hope))|chi-?town|windy city
n Chicago
sc Chicago has a lake that behaves like a sea and hot dogs with rules, I'm in.
sc I respect a city where people keep a shovelled parking spot with a kitchen chair.
sp I'd put ketchup on the wrong thing in Chicago and be walked to the airport.
sp In a Chicago winter I'd be one coat wearing another coat.
si Chicago reversed its own river, so nobody there says a thing can't be done.
si Chicago's improv stages made half the people we laugh at, in rooms with bad chairs.
qc Lake, skyline or a small jazz bar with a good door?
qc Deep dish or the thin one locals swear by?
qc Which neighbourhood has the right mood on a Sunday?
qp How many layers is February?
qp Ketchup on a Chicago dog: never, or when nobody's looking?
qp Would you guard a shovelled parking spot with a chair?
qi What makes a city friendly when it's minus fifteen?
qi Which building do you look up at every time?
qi Is it the music, the lake or the way people talk?
m To like Chicago in more than June takes character, and a good scarf.
m You've a taste for a city that works hard and laughs loudly, I respect that.
m I like that plain talk and grand buildings both please you.
m There's a sturdiness in people who're fond of Chicago, the wind picks them.
f In the Chicago wind I look like ...
f My deep dish takes me ...
f With one night in a jazz bar I'd ask for ...
o you on the lakefront in too many layers, hat pulled down, skyline behind

- midwest: mid-?west(?:ern(?:er)?)?|ohio|(?<!new )michigan|wisconsin|minnesota(?! (?:vikings|wild|twins))|minneapolis|indiana(?! jones)|indianapolis|iowa|missouri|kansas(?! city chiefs)|nebraska|north dakota|south dakota|milwaukee|cleveland|cincinnati|detroit|st\.? louis
n the Midwest
sc The Midwest will help you push the car and then ask where you're from.
sc I trust a place where dinner comes in one dish and there's always a second one.
sp A Midwest goodbye would see me standing in the hallway until breakfast.
sp I'd say "ope" within a week in the Midwest and squeeze past everyone, chairs included.
si In the Midwest nobody takes the last piece, it gets halved until it's a crumb.
si The sky over those flat fields does the work that mountains do elsewhere.
qc Lake cabin, county fair, or Main Street on a Friday?
qc Which casserole deserves a statue?
qc What does the Midwest get right that the coasts don't?
qp How long is a proper goodbye, in hours?
qp Ranch: dip, dressing or drink?
qp What's the most unlikely thing you've seen fried on a stick?
qi What does that much horizon do for your thoughts?
qi Who'd be the first to show up if your car got stuck in the snow?
qi Thunderstorm from the porch or snow from the window?
m Nice without being weak, that's what I think of with the Midwest, and it's rare.
m You're fond of a place that doesn't brag, I suspect you don't either.
m I like someone who knows the worth of a neighbour with a truck.
m There's steadiness in that part of the world, I'd guess you carry some of it.
f My goodbye takes longest at ...
f The casserole I'd bring is ...
f At a county fair I'm always found ...
o you on the tailgate of a truck by a cornfield, something fried on a stick in hand

- new-england: new england(?! patriots)|boston(?! (?:terriers?|celtics|bruins|red sox|cream|marathon|legal))|massachusetts|vermont|(?:in|to|from|coast of|love) maine|maine(?! coons?)(?= (?:coast|in|summers?|lobster|born))|new hampshire|connecticut|rhode island(?! reds?)|cape cod|nantucket|martha's vineyard
n New England
sc New England has autumn so well done that people drive slowly just to look at leaves.
sc I'm for any coast that turns a clam into both a soup and an argument.
sp In New England I'd say "chowder" with both its r's and be asked to leave.
sp I'd go to look at the leaves and be found in a shop for cider doughnuts.
si In New England every second house is older than the idea of the country.
si New England in January has a silence that goes well with a wood stove.
qc Boston, a lighthouse, or a lake with a canoe?
qc Leaves in October or the sea in July?
qc Lobster roll with butter or with mayonnaise?
qp How do you pronounce "car" when nobody's listening?
qp Iced coffee in a snowstorm: normal?
qp How many cider doughnuts fit into one orchard visit?
qi Which season shows the true face of New England?
qi What would you read on a porch with fog coming in?
qi Small harbour or small bookshop, where would you lose the day?
m Books, weather and dry humour come to mind, I'd guess you'd fit right in.
m Loving a place with five months of winter takes more than a warm coat.
m I like someone who'd slow the car down for a red maple.
m You have a feel for old things and honest seasons, it's a good taste.
f In the first snow I want to be ...
f My lobster roll comes with ...
f I'd drive six hours of leaves for ...
o you on an orchard bench with a paper bag of doughnuts, red leaves on your shoes

- florida: florida|floridian|miami(?! (?:heat|dolphins|vice))|orlando(?! bloom)|tampa|key west|the keys(?= in| of|$)(?<=florida keys|from the keys|to the keys)|fort lauderdale|everglades|jacksonville|sarasota|naples,? fl\w*
n Florida
sc Florida has alligators on the golf course and people just play on, I admire the calm.
sc I'm in favour of a place where the key lime pie is a matter of local honour.
sp I'd go for a peaceful walk in Florida and be chased by something prehistoric.
sp One Florida afternoon and my hair would have its own weather.
si In Florida it rains at three, hard, and by four everyone denies it.
si Nobody's from Florida, everyone's from Florida, it depends who's asking.
qc Gulf side, Atlantic side, or springs in the woods?
qc Cuban sandwich: toasted flat or not worth it?
qc What's the Florida most people never see?
qp What's your calm-as-anything reaction to an alligator in the pond?
qp Which Florida headline would be about you?
qp At what temperature do the boots and jumpers come out?
qi Where would you watch the sun go down over the water?
qi What do you like about a storm coming in?
qi Manatees, mangroves or neon, what's yours?
m You're fond of a place with wild edges and easy mornings, a good mix in a person.
m It takes humour to love a place with headlines like Florida's, I admire it.
m I like that you can see past the postcard to the springs and swamps.
m Sun, storms and reptiles don't unsettle you, I find that impressive.
f My Florida headline would read ...
f The rule about key lime pie is ...
f Faced with an alligator I'd ...
o you on a dock with your feet well out of the water, a pelican judging you

- pacific-northwest: pacific northwest|pnw|seattle(?! (?:seahawks|mariners))|portland(?!,? (?:maine|me))|oregon(?! trail)|washington state|puget sound|olympic peninsula|mount rainier|cascades|tacoma|spokane
n the Pacific Northwest
sc The Pacific Northwest has moss on its moss and bookshops on its corners, I'm sold.
sc I respect people who own three rain jackets and no umbrella.
sp In the Northwest I'd order coffee and be asked how I feel about its farmer.
sp I'd hike a Northwest forest looking for bigfoot and meet a man just as tall.
si When the mountain's out in Seattle, the whole city tells each other.
si Fog, ferries and fir trees: that corner looks like a novel someone's still writing.
qc Forest, island ferry, or a bookshop while it pours?
qc Which walk in that corner smells best after rain?
qc Coffee on the go or one slow pot with the window open?
qp How hard does it rain before a hood goes up?
qp Bigfoot: yes, no, or you'd rather not upset him?
qp How many jackets hang by the door?
qi What does endless grey do for you, does it soothe or sharpen?
qi Where do you go when the sun finally comes out?
qi Would you rather see a whale from the ferry or an owl on the trail?
m You'd find green in a grey week, that's a useful kind of hope.
m A fondness for wet forests and good bookshops suggests rich company.
m I like that you don't wait for the sun to leave the house.
m You like your nature dripping and your coffee serious, I respect both.
f In a rainy week you'd find me ...
f Bigfoot and I would talk about ...
f My view on umbrellas is ...
o you in a mossy forest in a rain jacket, thermos open, fog between the trees

- mountain-west: colorado|denver(?! (?:broncos|nuggets))(?<!john denver)|boulder,? co\w*|utah|salt lake city|moab|zion(?= national| park|$|[,.])|arizona|sedona|(?:in|to|from) phoenix|tucson|grand canyon|new mexico|santa fe|albuquerque|nevada|idaho|boise|wyoming|yellowstone(?! (?:series|show))|(?<!hannah |joe )montana|the american west
n the American West
sc Out West a road can be dead straight for an hour and still have my full attention.
sc The American West is proof that empty isn't the same as nothing.
sp I'd walk to the rim of a canyon out West on my knees and call it respect.
sp At that altitude one beer would have me telling the truth.
si In the desert it rains once and by morning everything's in flower.
si Out West people say "that peak over there" and mean a day's drive.
qc Red rock, high peaks, or a small town with one good diner?
qc Sunrise on the trail or stars by the fire?
qc Green chile or red?
qp How close to the edge is close enough?
qp Elk on the road: photo, patience or polite honking?
qp How many litres of water is too cautious?
qi What does a place without a single light do to the night?
qi Which view out there made, or would make, you sit down?
qi Is it the size of it or the silence that gets you?
m You're drawn to wide places, that often means there's room in a person.
m I like that dust, altitude and early starts don't scare you.
m It takes a quiet mind to enjoy that much horizon.
m You have a taste for land that hasn't been tidied, I admire it.
f At the canyon's edge I stand ...
f In a diner out West I'd order ...
f Under that many stars I'd think of ...
o you on a dusty road with red rock behind, hat on, water bottle in hand

- hawaii: hawai'?i(?:an)?(?! (?:pizza|shirt|five))|maui|oahu|kauai|honolulu|the big island
n Hawaii
sc Hawaii has one word for hello, goodbye and love, that saves a lot of trouble.
sc I'm in favour of any place where the state fish needs twenty-one letters.
sp In Hawaii I'd be knocked over by a wave on the postcard side of it.
sp I'd bring a ukulele home from Hawaii and lose friends by Tuesday.
si Hawaii's still being made, you can stand there and watch the island grow.
si There's a green turtle on some beach there, sleeping, and everybody walks on tiptoe.
qc Volcano, waterfall or a beach before the wind's up?
qc Shave ice: which three colours?
qc Which island, if the boat only stops once?
qp How long can you float before you turn into a prune?
qp Pineapple on pizza: an insult to Hawaii, Italy or nobody?
qp Surfboard: friend, acquaintance or enemy?
qi What would you do with two hours' less hurry in every day?
qi Where would you stand to see the first light?
qi Which sound is Hawaii to you, the wind in the palms or the big waves?
m You love a place where guests are asked to tread gently, I imagine you do too.
m I like that the word aloha sounds like something you'd mean.
m Fire and water on one island: there's some spirit in choosing that.
m A liking for Hawaii's slow days shows you know what hurry is worth.
f My shave ice would be ...
f The wave that humbled me was ...
f I'd name my volcano ...
o you sitting on a board in knee-deep water, proud all the same

- usa: (?:the )?usa|u\.s\.a\.|(?:across|in|to|around|all over|all) (?:the )?(?:us|u\.s\.|united states|states|50 states|america)(?= |$|[,.])(?<!south america|central america)|all (?:50|fifty) states|(?:the )?united states|washington,? d\.?c\.?|philadelphia|philly(?! cheesesteak)|pennsylvania|pittsburgh|new jersey|maryland|baltimore|delaware|las vegas|vegas|alaska(?!n malamute)|oklahoma|american (?:road|diners?|towns?|family|side|roots)|half[- ]american|national parks?(?= (?:in the us|of the us))
n that part of the States
sc In the States you can drive all day and only the radio station changes.
sc I like America for its diners, a booth and a refill solve a lot.
sp I'd ask for a small drink in America and need both arms.
sp In the States I'd tip everyone, including the door.
si America names its towns without fear: Boring, Hope, Truth or Consequences.
si In the States a stranger in a lift compliments your shoes and means it.
qc Big city, small town, or a national park at dawn?
qc Diner breakfast: pancakes or eggs done which way?
qc What's the corner of the States more people ought to know?
qp What's the strangest roadside attraction you'd stop for?
qp How many refills until they know your name?
qp Which state do you never find on the map?
qi What does the word America sound like to you, a road, a song or an argument?
qi Which film town would you want to be real?
qi Where in all that space would you stop the car?
m You look at the places between the famous ones, I respect that.
m I like that you can be friendly with strangers, that place teaches it well.
m Being open and easy to talk to is a form of kindness, I sense it here.
m You have a place in mind and not only a film set, I notice that.
f My diner order is ...
f I'd drive out of my way to see the world's biggest ...
f Pancakes or eggs, my case is ...
o you in a diner booth, coffee being refilled, a plate larger than planned

- canada: canada(?! (?:geese|goose|dry))|canadian(?! (?:bacon|tuxedo|geese|goose))|toronto(?! (?:raptors|maple leafs))|vancouver|montr[eé]al|qu[eé]bec|calgary|ottawa|edmonton|halifax(?= |$|[,.])(?<=(?:in|to|from|near) halifax)|nova scotia|newfoundland(?!s| dog)|banff|british columbia|alberta(?= |$|[,.])(?<=(?:in|to|from) alberta)|yukon|winnipeg
n Canada
sc Canada poured gravy on chips, added cheese and became a great nation.
sc I'm fond of a country that says sorry when you step on its foot.
sp I'd meet one goose in Canada and hand over my sandwich and my wallet.
sp A Canadian minus thirty would freeze the words as I said them, probably for the better.
si Canada has more lakes than anyone can count, so some still have no name.
si In one Canadian town cars stay unlocked, so anyone who meets a polar bear can hop in.
qc Lake with a canoe, mountains, or Montréal for the bagels?
qc Poutine at midnight: right, or the only right?
qc Which Canadian season has your heart?
qp At what temperature do you put on an actual coat?
qp Moose, bear or goose, which would you least like to meet?
qp How much maple syrup belongs in a grown person's suitcase?
qi What would you name a lake nobody's named yet?
qi What does real quiet sound like out there?
qi Is it the space, the seasons or the people?
m Kind and tough enough for February, Canada trains a fine sort of person.
m You like places with room, and I'd guess you make room for people, too.
m I like that a cold lake is an invitation and not a threat to you.
m There's a decency in that country, and I suspect you've got your share of it.
f I'd name my lake ...
f Faced with a goose I ...
f My coat comes out at ...
o you in a canoe, slightly sideways, on a lake like a mirror

- mexico: (?<!new )mexico|mexican (?:food|family|roots|culture|side|coast|mum|mom|heritage|cuisine)|half[- ]mexican|i'?m mexican|oaxaca|guadalajara|yucat[aá]n|tulum|puerto (?:escondido|vallarta)|canc[uú]n|chiapas|mexicana
n Mexico
sc Mexico throws a party for its dead and sets them a place, I find that wise.
sc I trust any country that has a sauce with thirty ingredients and one grandmother.
sp In Mexico I'd trust "no pica" exactly once.
sp My plan for Mexico would be one taco, followed by the other forty.
si In Mexico "ahorita" means now, later or never, and you hear it in the voice.
si A taco stand with a queue of builders knows more than any guidebook.
qc Oaxaca, the coast, or Mexico City until late?
qc Which taco would you order if you only get one?
qc Corn or flour, if it had to be settled?
qp How spicy is "it isn't spicy"?
qp What's your record at one taco stand?
qp How long is your "ahorita"?
qi Which hour would you keep, the morning market or the plaza at night?
qi Is it the colour, the music or the kitchen?
qi Which Mexican song would get you singing before the second line?
m You like a place that laughs at death and feeds the living, I find that strong.
m Someone with a heart for Mexico knows that joy takes work and is worth it.
m I like that you've room for a lot of colour and a bit of noise.
m There's a lot of family and a lot of fire in that country, good things to carry.
f At a taco stand my order goes ...
f My "ahorita" means ...
f The salsa that ended me was ...
o you at a taco stand, head tilted at the correct angle, salsa everywhere

- central-america: central america\w*|costa rica|guatemala\w*|nicaragua\w*|panama(?! (?:hats?|papers|canal documentary))|honduras|honduran|el salvador|salvadoran|belize|pura vida
n Central America
sc Central America has sloths, volcanoes and a proper sense of when to do nothing.
sc A place where "pure life" is a greeting has put some thought into it.
sp I'd be outpaced by a sloth in Central America and stop to ask for tips.
sp On a Central American bus I'd end up holding two strangers' chickens.
si Central America's so thin you can see one ocean at breakfast, the other at dinner.
si In the cloud forest there you hear everything and see nearly none of it.
qc Volcano, cloud forest or a wave on the Pacific side?
qc Rice and beans for breakfast: yes, or yes with an egg?
qc Which of those countries deserves more than a stopover?
qp How slow are you before your first coffee, compared with a sloth?
qp Howler monkeys at five: alarm clock or nightmare?
qp Would you toast a marshmallow over lava?
qi What would you do with a week that moves at that speed?
qi Which bird or beast would you sit still for?
qi What would you ask a coffee farmer up in those hills?
m You have a soft spot for small countries with large forests, I like that eye.
m Being at home with mud, rain and odd birds is a fine quality.
m I like someone who greets the slow bus as part of the day.
m There's a calm courage in heading where the roads get bumpy.
f My sloth speed shows when ...
f On a volcano I'd toast ...
f At five, when the howler monkeys start, I'd ...
o you in a cloud forest in a rain poncho, pointing at a bird that's gone

- colombia: colombia\w*|bogot[aá]|medell[ií]n|cartagena|cali(?=,? colombia)|arepas
n Colombia
sc Colombia has a coffee region, two oceans and a party for each, that's fair planning.
sc I like that in Colombia even a bus has dance music and nobody complains.
sp On a Colombian dance floor I'd be given the kind smile for foreigners.
sp I'd eat an arepa for breakfast and propose to the stall.
si There's a river in Colombia that runs five colours for a few months a year.
si Colombians dip cheese in their chocolate, and they're right, it turns out.
qc Coast, coffee hills or the city up in the clouds?
qc Which arepa is the proper one?
qc Salsa, cumbia, or just clap on the beat?
qp Do your feet know salsa, or do they lie about it?
qp Cheese in the drinking chocolate: brave or obvious?
qp How many fruits there could you name at first sight?
qi What would you like people to know about Colombia before anything else?
qi Which song empties the chairs every time?
qi Is it the green, the music or the way people talk to you?
m You love a country that people judge too fast, that's fair-minded and brave.
m I'd guess you have rhythm in you and time for people.
m I like that a place so alive is close to your heart.
m There's sweetness and strength in Colombia, like its coffee, and in liking it.
f My salsa could be described as ...
f In a Colombian market I'd try the fruit that ...
f My arepa comes with ...
o you on a street with yellow walls, bag of strange fruit, deep in thought

- argentina: argentina|argentin(?:e|ian)|buenos aires|patagonia(?! (?:fleece|jacket|vest))|mendoza|bariloche|ushuaia
n Argentina
sc Down in Argentina dinner's at eleven and the talking's the main course, I approve.
sc I like that in Argentina the mate goes from hand to hand and nobody's in a rush.
sp In an Argentine tango I'd lead with confidence into the nearest lamp.
sp I'd go to Patagonia for the glaciers and lose my hat to the wind in a minute.
si The wind at that end of the map bends the trees, and people just lean a bit.
si In tango it's said two people share four legs, I can vouch for one at best.
qc Buenos Aires at night, or Patagonia in the wind?
qc Grill with everyone, or a quiet cafe with medialunas?
qc Which is more you, the tango or the sitting beside it?
qp How many alfajores is a reasonable gift, given the flight's long?
qp Could you stay up until the dinner starts?
qp Steak: how long are you willing to argue about it?
qi What do you talk about when the mate's on its third round?
qi What would you look for at the far end of the road?
qi Bookshop in an old theatre or a glacier cracking, which would you pick?
m You like a place that stays up to talk, I take that for curiosity about people.
m Melancholy music and a full grill, that's depth and appetite, both.
m I like that the end of the world sounds to you like a beginning.
m There's passion in that taste, and endurance, given the dinner times.
f My tango ends usually at ...
f When the mate comes round I talk about ...
f At the end of the world I'd post a card to ...
o you with mate and thermos on a park bench, looking like you know the rules

- peru: peru(?:vian)?|lima(?! beans?)|cus?zco|machu picchu|inca trail|arequipa|titicaca|ceviche
n Peru
sc Peru has around four thousand potatoes, and I'd been content with two.
sc A country that put a city on a ridge and told no one has style.
sp I'd be out of breath in Cusco carrying a spoon.
sp A llama in Peru would take one look at me and keep walking.
si Nobody agrees who it was Machu Picchu was built for, which is half the fun.
si In Peru they've freeze-dried potatoes in the mountain night for centuries.
qc Ceviche by the sea or soup up high?
qc Coast, mountains or jungle, if you had one week?
qc What is it about Peru for you, the food, the ruins or the colours?
qp Llama or alpaca, and can you tell under pressure?
qp How many steps at that height before you'd take up sitting?
qp Pisco sour: one, or one too many?
qi What would you have hidden up on a mountain for five hundred years?
qi Do you like a ruin more in sun or in mist?
qi Which taste would you bring home from there?
m You look at mountains and see people's work, I like that kind of eye.
m You care for a country with an old story and a brilliant kitchen, that's discerning.
m I like that the steep way up is no argument to you.
m Patience for stairs and respect for potatoes, what's not to admire.
f I'd hide on a mountain for 500 years my ...
f A llama and I have in common ...
f For ceviche I'd ...
o you on a mountain path with a llama photobombing on the left

- south-america: south america\w*|latin america\w*|chile(?!s| pepper| powder| sauce)|chilean|valpara[ií]so|atacama|santiago de chile|(?:in|to|from) santiago|ecuador\w*|quito|galapagos|bolivia\w*|la paz|uyuni|paraguay\w*|venezuela\w*|caracas|suriname|guyana|uruguay\w*|montevideo
n South America
sc South America has a desert, a jungle and a glacier, and I'd get lost in each.
sc I like that in South America a hello takes a while and includes a kiss.
sp On a South American night bus I'd guard my seat with my life and my snacks.
sp I'd aim for adventurous there and cry at the first steep staircase.
si On the salt flats after rain the sky's below you, and it's hard to stay serious.
si South America has poets, football and grandmothers with opinions, it wants for nothing.
qc Desert, mountains or a port with painted houses?
qc What's on your plate first, empanada, arepa or whatever's grilling?
qc Which country on that continent would you drop everything for?
qp How many hours on a bus is too many?
qp Could you dance sober at a family party with eighty cousins?
qp How many Spanish words do you have for "a bit more, please"?
qi Which song takes you there in four seconds?
qi What do people on that continent understand about time?
qi Stars over the desert or the noise of a Saturday market?
m To care about a continent that big takes an open heart and good shoes.
m You like it warm, long and unplanned, that's an easy way to be happy.
m I like that far and complicated sound interesting to you.
m You see people before postcards, that comes through.
f On a 20-hour bus I'd finally ...
f My empanada is filled with ...
f At a party with eighty cousins I'd be ...
o you on a salt flat with some perspective trick gone wrong

- caribbean: caribbean|jamaica\w*|(?<!captain )kingston,? ja\w*|trinidad\w*|tobago|barbados|bajan|cuba(?! libre| gooding)|cuban (?:food|family|roots|music|side|coffee|sandwich)|havana(?! (?:club|brown))|puerto ric\w+|boricua|dominican(?:a|o)?(?: republic)?|bahamas|st\.? lucia\w*|grenada|haiti\w*|martinique|guadeloupe|cura[cç]ao|antigua|aruba|west indian
n the Caribbean
sc The Caribbean gave us rum, steel drums and the idea that soon is soon enough.
sc I like any place where the speakers are bigger than the shop.
sp I'd dance in the Caribbean like someone looking for his keys in the sand.
sp One Caribbean pepper sauce and I'd be speaking in vowels only.
si In the Caribbean an oil barrel got turned into an instrument, imagine the first one.
si On those islands everybody's cousin knows your aunt, so good luck with secrets.
qc Beach, bar or a grandmother's kitchen at noon?
qc Which island has the food you'd argue for?
qc Soca, reggae or son, what gets you off the chair?
qp How much pepper sauce before you lose the power of speech?
qp What does island time do to your sense of punctual?
qp Fried plantain: how many is a side?
qi Which Sunday dish is worth the wait?
qi What would a carnival costume of yours be made of?
qi Is it the sea, the sound system or the cooking that you'd miss first?
m You're close to a place full of music and backbone, I like the pairing.
m Warmth like that isn't luck, people there work at it, and I'd guess you do.
m I like that you'd rather have good company than a sun lounger.
m You know, I'd guess, that a kitchen and a song fix most days.
f On island time I'm usually ...
f My pepper sauce limit was reached by ...
f At carnival I'd come as ...
o you at a beach stall with a plate of fried fish, sand up to the knees

- nigeria: nigeria(?:n|ns|na)?|naija|lagos(?!,? portugal)|abuja|yoruba|igbo|ibadan|jollof
n Nigeria
sc Nigeria has a party for everything and enough jollof for anyone who walks past.
sc I'm on whichever side of the jollof argument is still serving.
sp At a Nigerian wedding I'd be sprayed with nothing but pity for my dancing.
sp I'd say "small pepper" in Lagos and lose an afternoon to it.
si In Nigeria a wedding has its own cloth, so you can see who belongs to whom.
si Lagos traffic sells you lunch, a phone charger and a puppy before the next light.
qc Jollof, pounded yam or pepper soup for a bad day?
qc Which song gets every auntie off her chair?
qc What's the first thing you'd want people to know about Nigeria?
qp How late is "I'm on my way"?
qp How many guests is a small Nigerian wedding?
qp Party jollof with the burnt bottom: yes, or fight for it?
qi Which Nigerian film, book or song should everyone meet?
qi Which name do you know that's a whole sentence, and what does it say?
qi Who in your life would win an argument in three languages?
m There's a confidence in Nigeria that makes a room brighter, it's a good inheritance.
m I'd guess you laugh with your whole heart and work just as hard.
m I like that style, for you, includes feeding everyone.
m Big family, bigger opinions, great music: strong material to be made of.
f On the jollof question I stand with ...
f At a Lagos wedding I'd be known for ...
f My "I'm on my way" means ...
o you at a long party table with a full plate of rice, a crowd dancing behind

- ghana: ghana(?:ian|ians)?|accra|kumasi|cape coast|kelewele|twi
n Ghana
sc Ghana says "you're invited" whenever someone eats, I can't think of nicer manners.
sc Ghana names children for the day they were born, that's a lovely start.
sp I'd be told to use the right hand in Ghana and drop everything with it.
sp In Accra I'd agree the jollof's the finest, and mean it wherever I'm served.
si In Ghana coffins come shaped as fish, cars or pens, a whole life in one joke.
si Each pattern of kente cloth has a name, so you wear a saying.
qc Accra by night, or the coast and the old forts?
qc Waakye, banku or jollof, what goes first?
qc Which part of Ghana would you show off first?
qp Whose jollof is best, and who mustn't hear you say it?
qp How spicy may kelewele be before you need to sit down?
qp Could you carry anything on your head, a book, a bucket, an idea?
qi Which weekday were you born on, and would its Ghanaian name suit you?
qi What saying would you have woven into cloth?
qi What does highlife do to a slow afternoon?
m You like a place where guests eat first, I'd guess you'd share the last bite.
m There's calm pride in Ghana, a good thing to keep close.
m I like that joy and respect seem to go together for you.
m A soft spot for Ghana speaks of warmth and good ears for music.
f Born on a different day I'd be called ...
f The saying in my cloth would be ...
f My jollof loyalty belongs to ...
o you with a plate of waakye in a leaf, a bright wall, sauce already on you

- west-africa: west africa\w*|senegal\w*|dakar|gambia\w*|ivory coast|c[oô]te d'ivoire|ivorian|abidjan|sierra leone\w*|liberia\w*|mali(?=$|[,.])|malian|benin|togo(?=$|[,.])|guinea-bissau|burkina faso
n West Africa
sc West Africa makes tea in three rounds, the first strong, the last sweet, like friendship.
sc I like that in West Africa a hello takes five minutes and includes your whole family.
sp I'd eat from the shared bowl in West Africa and go out of my wedge at once.
sp I'd bargain for cloth in a West African market and leave dressed like a sofa.
si Somebody in West Africa can still recite a family back twenty generations, by heart.
si The kora has twenty-one strings and sounds like two people being kind.
qc Market, ocean or music until three?
qc What's in the big bowl in the middle?
qc Which sound do you love most, kora, drums or the talk around it?
qp How many rounds of tea can you take before you're wide awake?
qp One big bowl for everyone: do you stay in your own bit?
qp Which pattern of cloth would you be spotted in from a mile off?
qi Which story or saying from there would you pass on?
qi Which rhythm from there would get you up on a bad day?
qi Which singer from there should be on in every kitchen?
m A shared bowl shapes people well, I'd guess generosity is normal to you.
m You're close to a place with long memories and good rhythm, that's rich.
m I like that hello isn't just a word where your heart is.
m There's warmth and dignity in that part of the world, and in liking it.
f My twenty generations back would say ...
f In a market I always bargain for ...
f My third round of tea comes with ...
o you in front of a cloth stall, colours to the ceiling, unable to choose

- east-africa: kenya\w*|nairobi|mombasa|tanzania\w*|zanzibar|dar es salaam|serengeti|masai mara|maasai mara|kilimanjaro|uganda\w*|kampala|rwanda\w*|kigali|swahili|east africa\w*
n East Africa
sc East Africa grows the coffee that makes me bearable, so I owe it a lot.
sc I like that in Swahili you say sorry for someone's stumble, even when it isn't your fault.
sp On safari I'd whisper at the wrong moment and shout at a bush.
sp I'd be passed on a hill in East Africa by a schoolgirl with a bag of books.
si Swahili counts the hours from sunrise, so seven in the morning is one o'clock.
si In Kenya the minibuses come painted like album covers, with the music to match.
qc Savannah, coast or the highlands with the coffee?
qc What's on the plate, ugali, pilau or a chapati?
qc What would you want to see first, the sea or the lions?
qp Which animal would you hope not to meet on the way to the loo?
qp How much luggage is too much for the roof of a minibus?
qp Would you go up Kilimanjaro, or hold the coats at the bottom?
qi What would you do with a clock that starts at sunrise?
qi Which hour would you choose to look over the plains?
qi Is it the light, the coffee or the people's calm?
m You like a place where greeting properly comes before business, that's class.
m Big skies and strong coffee: your taste has stamina.
m I like that the animals aren't the only thing you'd see there.
m A place that says pole pole, slowly slowly, must do a person good, I hope it shows.
f The animal I'd least like at my tent is ...
f Up Kilimanjaro I'd get as far as ...
f My day begins, by sunrise, at ...
o you with binoculars the wrong way round, a plain behind you

- ethiopia: ethiopia\w*|addis ababa|injera|amharic|habesha
n Ethiopia
sc Ethiopia feeds a guest the first bite by hand, that's hospitality taken seriously.
sc Coffee comes from Ethiopia, so I owe it an apology for what I drink at my desk.
sp I'd eat the plate from under my dinner and be told that was the idea.
sp At an Ethiopian coffee ceremony I'd stay for all three rounds and sleep on Thursday.
si Ethiopia has thirteen months, so there's always a few days nobody else has.
si Time in Ethiopia starts at sunrise, so midnight is only six o'clock.
qc Highlands, old churches in the rock, or a long coffee at home?
qc What goes on the injera first?
qc What would you want people to taste before they say anything?
qp How neat can anyone be with injera and no fork?
qp How many rounds of coffee until you can hear colours?
qp What would you do with a thirteenth month?
qi In Ethiopia you feed a friend the first bite by hand, who'd get yours?
qi Which smell is home-like to you, incense, coffee or spiced butter?
qi What changes when everyone eats from the same plate?
m One plate for all is a lovely thing to have learned from, it shows in people.
m I like that coffee is a ceremony in your world and not a paper cup.
m There's grace and pride in that place, I'd guess you carry both lightly.
m You're close to a very old story, that gives a person some ground.
f In a thirteenth month I'd finally ...
f After three rounds of coffee I ...
f I'd save the first bite for ...
o you at a shared platter, sleeves rolled up, no fork in sight

- south-africa: south africa\w*|cape town|johannesburg|joburg|jozi|durban|pretoria|garden route|kruger|afrikaans|zulu|xhosa|braai
n South Africa
sc South Africa says "just now" and means later, I feel deeply understood by that.
sc I like that in South Africa a braai isn't dinner, it's the plan for the day.
sp I'd offer to help with the fire at a South African braai and be gently led away.
sp I'd trust a baboon at the Cape once, and be left with no lunch and half a car.
si In South Africa traffic lights are called robots, so people tell you to turn left at one.
si South Africa sings its anthem in five languages, you need to like the ambition.
qc Mountain, vineyard or bush at dawn?
qc What must be on the grill?
qc Table Mountain under its cloud or on a clear day?
qp How long is "just now" for you?
qp Who's allowed to touch the fire, and who definitely isn't?
qp Penguins on a beach: charming, or too smelly to be true?
qi Which sound does an evening out there end with?
qi What would you like people to understand about that part of the world?
qi Where would you watch the light go over all that space?
m Love for a complicated, magnificent place takes a grown-up heart.
m I'd guess you're good round a fire, and with the people around it.
m I like that both the bush and the city are in your head.
m There's resilience and humour down there, and it tends to rub off.
f My job at a braai is ...
f A baboon once outwitted me by ...
f By "just now" I mean ...
o you by the fire with tongs, trusted with exactly one sausage

- southern-africa: namibia\w*|windhoek|zimbabwe\w*|harare|botswana\w*|okavango|zambia\w*|lusaka|mozambi\w+|maputo|victoria falls|malawi\w*|lesotho|eswatini|madagascar|southern africa\w*
n southern Africa
sc Southern Africa has a waterfall you hear before you see it, I like an entrance.
sc I'm fond of southern Africa's idea of a night, with more stars than sky.
sp In southern Africa I'd say "shh, listen" and hear it was my stomach.
sp I'd follow a track there with a wise face, and it'd be a goat's.
si In southern Africa there's a tree with its roots in the sky, and a story about why.
si In the Namib the desert runs straight into the sea, as if someone forgot a page.
qc Desert, delta or a garden with a fire in it?
qc What would be on the fire or in the pot?
qc Which spot in that part of the world would you sit at longest?
qp Which animal's noise at night would have you zip the tent twice?
qp How polite would you be to an elephant in the driveway?
qp Could you tell a hippo from a rock in time?
qi What do you hear when it's properly dark?
qi Which saying from there has something to it?
qi What does that much space do to a worry?
m You like it wide, warm and unspoiled, that shows a quiet sort of strength.
m I'd guess you laugh easily and don't panic quickly, that place teaches both.
m I like someone who wouldn't need a fence between her and the view.
m There's patience and dignity in that part of the world, good company to keep.
f By the fire I'm the one who ...
f Under that many stars I'd finally admit ...
f The night noise I'd never get used to is ...
o you on the roof of a dusty jeep at dusk, looking the wrong way

- morocco: morocc(?:o|an)(?! (?:oil|lamps?|rugs?))|marrakes?c?h|fez(?= |$|[,.])(?<=(?:in|to|from) fez)|casablanca(?! \(film)|essaouira|chefchaouen|atlas mountains|tangier|rabat|agadir|amazigh
n Morocco
sc Morocco pours tea from a great height, so you know the guest matters.
sc Morocco gives Friday to couscous and family, I'd vote for that anywhere.
sp In a Moroccan souk I'd go in for a spoon and come out with a carpet.
sp I'd follow a Moroccan cat through the lanes and trust it more than any map.
si In a Moroccan old town you don't find the way, you get lost till it's the right place.
si In the desert at night there's no sound at all, so you hear your thoughts sit down.
qc Old town, desert or a windy town by the sea?
qc Tajine or couscous, and who makes it right?
qc How do you take it, mint tea sweet or extremely sweet?
qp How good are you at haggling, from one carpet to ten?
qp Camel: romance or back pain?
qp How many glasses of tea can a polite person hold?
qi Which smell would lead you through those lanes, leather, bread or orange blossom?
qi What would you do with a night in the desert and no signal?
qi Blue walls or red walls?
m You'd let yourself get lost and see it as a plan, I admire that.
m A place with that much hospitality teaches people to give well.
m I like that colour, spice and a bit of confusion make you happy.
m You have patience for the third glass of tea, where the talk gets good.
f I'd go into a souk for a spoon and leave with ...
f On a camel I look like ...
f My couscous Friday would include ...
o you pouring tea from much too high, half of it in the glass

- egypt: egypt(?:ian)?(?! (?:cotton|mau))|cairo|luxor|aswan|alexandria(?=,? egypt)|(?:the )?nile|the pyramids|sinai|dahab|hurghada
n Egypt
sc Egyptians can make a joke out of a traffic jam before it moves, I admire that.
sc I'd forgive Egypt any traffic for one boat at sunset on the Nile.
sp I'd stand by the pyramids and ask where they keep the lift.
sp In Cairo I'd cross the road only inside a family of six.
si Egypt adored cats four thousand years ago, and the cats haven't forgotten it.
si From the pyramids you can see a pizza place, so eternity comes with chips.
qc Cairo's noise, the river, or the reef?
qc Koshari or ful, what starts the day?
qc What would you stand longest in front of?
qp What would you want in your tomb, just in case?
qp How does one say no to the fifth camel ride?
qp What would they write about you in hieroglyphs?
qi Which old king or queen would you have had dinner with?
qi Is it the age of it, or how alive it is?
qi What would you listen to on a slow boat on the Nile?
m You like a place where the old and the loud share a street, that's a wide mind.
m To love Cairo takes nerve and humour, I'd guess you have both.
m I like that a pile of very old stones can still make you go quiet.
m Egypt in your life means history isn't just a school subject to you.
f In my tomb I'd want ...
f In hieroglyphs I'd be a bird, a wave and ...
f On a slow boat down the Nile I'd ...
o you beside a very old stone, hand on it, a cat ignoring both of you

- middle-east: middle east(?:ern)?|leban(?:on|ese)|beirut|jordan(?= (?:and|\(|trip)|ian)|jordanian|amman|wadi rum|petra(?=,? (?:in )?jordan)|palestin\w+|syria|syrian|damascus|iran(?:ian)?|persian(?! (?:cats?|rugs?))|tehran|isfahan|iraq\w*|kurdish|dubai|abu dhabi|emirates|oman\w*|muscat|qatar\w*|doha|bahrain|kuwait\w*|saudi(?: arabia)?|israel\w*|tel aviv|levantine
n the Middle East
sc In the Middle East a guest who leaves hungry is a family crisis, I'd never cause one.
sc I like that in the Middle East people quote poetry while they wait for bread.
sp I'd say no thanks once in the Middle East and be served lunch anyway.
sp Five small dishes in and I'd find out those were only to keep us busy.
si Middle Eastern manners: refuse twice, accept on the third, and everyone's happy.
si Cardamom in the coffee, rosewater in the cake, somebody loved their neighbours.
qc Desert, old city or the sea in the evening?
qc What's the first thing you'd reach for on a table of small dishes?
qc Which dish tastes of somebody's home to you?
qp How many times do you refuse before you take the last one?
qp How long are the goodbyes on the stairs?
qp Who pays, and how sneaky do they get?
qi Which line of a song or poem have you carried around?
qi What would you wish people knew about that part of the world?
qi What do people there know about hospitality that we could use?
m You have a place with long memory and a long table in your life, that's wealth.
m I'd guess you're generous to a fault, the region tends to see to that.
m I like that you look past the news to the people.
m You've an ear for poetry and a nose for cardamom, it seems to me. Lovely.
f I accept at the third offer if it's ...
f My goodbye on the stairs takes ...
f The small dish I empty first is ...
o you at a table hidden under small plates, bread in hand, happily defeated

= islands: (?<!long |rhode |staten |love |kitchen |desert |treasure |coney |traffic |shutter |fire |big )islands?(?! (?:discs|records|kitchen))|island[- ]hopping|isle of (?:man|wight)|jersey(?= island)|malta|maltese(?= (?:islands?|family|roots))|maldives|mauritius|seychelles|fiji|tahiti|samoa\w*|tonga\w*|zanzibar
n islands
sc An island is the only place where you can't drive past your own plans.
sc I like islands for the ferry alone, it makes you arrive slowly.
sp Put me on an island and by day three I'd be running for mayor.
sp I'd miss the last boat off an island by looking at it.
si On an island the sea's at the end of every street, it keeps people honest.
si Islanders talk about the mainland like it's a slightly odd relative.
qc One with palm trees or one with sheep and wind?
qc How small may an island be before you get restless?
qc Which island would you go back to, or to for the first time?
qp What's the first thing you'd run out of?
qp Who'd be in charge by the second week, you or the goats?
qp How long before you'd know everybody's business?
qi What changes in you when there's water on all sides?
qi Would you watch the ferry leave, or look away?
qi What would be the one rule on your own island?
m Being content with one road and one shop takes a head with plenty in it.
m You like edges and horizons, I'd guess a quiet hour doesn't scare you.
m Anyone who's happy on an island is good at making do, and good company for it.
m I like that no signal sounds like luck to you.
f The one law on my island would be ...
f By week two on an island I'd have ...
f I'd swim to the mainland only for ...
o you on the ferry deck, facing the island, hair every which way

= mountains: mountains?(?! (?:bik\w*|dew|goats?|climb\w*|lions?|of (?:work|laundry|books|paperwork)))|the (?:alps|dolomites|pyrenees|rockies|andes|carpathians|tatras|caucasus)|(?<!thai )alps|dolomites|alpine(?! skiing| stars)|mountain (?:air|huts?|views?|girl|villages?|person)
n mountains
sc Mountains put every email in its place, I'm grateful to them for that.
sc I trust people who look at a mountain and lower their voice.
sp I'd go into the mountains for the summit and settle for the hut with the cake.
sp A mountain path marked "easy" would have me writing my will.
si Mountain weather has no manners, it shows you at noon what it thinks of your plan.
si In the mountains strangers say hello, and in the valley they stop again.
qc Looking up at them or down from them?
qc Snow, meadow or bare rock?
qc What do you want at the top, a view, a sandwich or quiet?
qp What do you think about when it's still two hours up?
qp Cable car: cheating or civilisation?
qp How many "nearly there"s can you take?
qi Which mountain do you see when you shut your eyes?
qi What do you leave behind at the treeline?
qi Are you a different person above two thousand metres?
m You like what has to be earned on foot, it shows stamina of the quiet kind.
m I like that being small next to something big makes you glad.
m You'd get up in the dark for a view, that's a strong sort of joy.
m Mountain people tend to be calm and hard to impress, I think that's a fine way to be.
f At the top I always ...
f My summit sandwich contains ...
f I know I'm in the mountains when ...
o you on a rock with a sandwich, boots dusty, peaks somewhere behind

= learning-language: (?:learn(?:ing|s)?|study(?:ing)?|studies|practi[sc](?:e|ing)|brush(?:ing)? up(?: on)?|improv(?:e|ing)|teaching myself|attempting|struggling with) (?:to speak |some |a bit of |my |more )?(?:spanish|french|german|italian|portuguese|japanese|korean|mandarin|chinese|cantonese|arabic|russian|polish|dutch|swedish|norwegian|danish|finnish|greek|turkish|hebrew|hindi|welsh|irish|gaelic|swahili|thai|vietnamese|czech|hungarian|ukrainian|icelandic|latin|english|georgian|armenian|farsi|persian|romanian|croatian|serbian|sign language|bsl|asl)(?! (?:cook\w*|danc\w*|guitar|cuisine|literature|law|drum\w*))|duolingo|(?:learn(?:ing)?|studying) (?:a |another |new |a new |foreign |more )*languages?|language (?:learning|learners?|classes|class|course|exchange|app)
n the language you're learning
sc Learning a language as an adult means agreeing to sound like a toddler, I respect it.
sc I've a lot of time for anyone who'll get the grammar wrong out loud.
sp In a new language I'd order a coffee and accidentally buy the table.
sp The owl app would have sent the police to my house by week two.
si Your first joke in a new language is worth more than ten exams.
si People say they're someone slightly different in a new language, often braver.
qc What made it this language and not another?
qc Which word do you like saying for no good reason?
qc What's the first real conversation you want to have in it?
qp What useless sentence can you say perfectly?
qp What's your finest mistake with it, if it's fit to tell?
qp Do you practise on people, the shower or the dog next door?
qi Is there a word in it that's missing in yours?
qi What can you only say in that language, so far?
qi When did you last think in it without meaning to?
m Being bad at something on purpose until it's good, I think that's brave.
m You keep at it when nobody's making you, that's a fine kind of discipline.
m Learning how other people say things is a form of respect, and it's hard work.
m It takes humour to be misunderstood daily and carry on.
f The one foreign sentence I say perfectly is ...
f I'd learn a language just for the word ...
f My worst mistake abroad was to say ...
o you with a stack of vocabulary cards at a cafe, one stuck to your forehead

= bilingual: bilingual|trilingual|multilingual|polyglot|(?:i )?speak(?:s|ing)? (?:\w+ ){0,2}languages|(?:two|three|four|five|six|\d) languages|fluent in(?! (?:sarcas\w*|emojis?|memes?|movie|film|gifs?|silence|dog|cat|baby|nonsense|irony))|(?:i )?speak(?:s|ing)? (?:fluent |some |a bit of |a little |bad |broken |decent )?(?:spanish|french|german|italian|portuguese|japanese|korean|mandarin|chinese|arabic|russian|polish|dutch|swedish|greek|turkish|hebrew|hindi|ukrainian|tagalog|swahili|urdu|farsi|welsh|irish)|mother tongue|native (?:\w+ )?speaker|switch(?:ing)? between (?:\w+ )?languages
n your languages
sc Living in more than one language is like having a second kitchen, I'm impressed.
sc I admire people who can be funny in two languages, most of us manage about one.
sp With two languages I'd just lose the same word twice.
sp I'd use a second language mostly to eavesdrop on trains.
si The language you count in is said to be the one that owns you.
si Some things can only be said in one language, and everyone who has two knows which.
qc Which language do you dream in?
qc In which one are you funnier?
qc Which word of yours has no twin in the other language?
qp Which language do you swear in when you hit your toe?
qp Who do you gossip about in the language nobody around understands?
qp Do you ever start a sentence in one and finish it in another?
qi In which language would you write a letter that matters?
qi Do people in your life know different versions of you?
qi Which of your languages is for tenderness?
m Two languages means twice the jokes and twice the ways to be kind, I envy it a bit.
m You carry more than one way of seeing things, it must make you fairer.
m Being at home in several languages is years of work that nobody sees.
m I like that there's always another word in you somewhere.
f I'd like one more language, mostly to ...
f When I hit my toe I swear in ...
f The word every language should have is ...
o you between two bookshelves in different alphabets, reading the one upside down

= accent: accents?(?! (?:walls?|chairs?|colou?rs?|lighting|marks?))(?<!(?:i love|love your|love a good|love a|sucker for an|weak for) accents?)|(?:people|everyone) (?:keep|keeps) asking where i'?m from
n your accent
sc I like an accent, it's the one souvenir nobody can take off you.
sc An accent means someone speaks two ways at least, I always hear it as a plus.
sp I catch other people's accents like colds, it'd be embarrassing within minutes.
sp My attempt at your accent would be reason enough to end the conversation.
si An accent gets stronger when you're tired, cross or on the phone to your mum.
si Everyone has an accent, it's just that some places stopped hearing theirs.
qc Would people back home say you've kept it or lost it?
qc Which word gives you away every time?
qc Does it get stronger with certain people?
qp What has a voice assistant understood instead?
qp What's the worst guess anyone's made about it?
qp Which word do your friends make you say again?
qi When do you hear it yourself?
qi Is there a version of it you keep for the family?
qi Would you trade it, or is it staying?
m Keeping your own sound wherever you go takes some confidence, I like that.
m An accent means someone dared to go elsewhere or to stay themselves, both take nerve.
m An accent carries a whole place with it, it's nice that you don't hide yours.
m It takes courage to speak up when you sound like nobody else in the room.
f The word that gives me away is ...
f My accent gets stronger when ...
f I've been mistaken, by my voice, for ...
o you on the phone, gesturing as if they could see it

= introvert: introver(?:t|ts|ted)|ambivert|omnivert|(?:a |more of a |pretty |quite |fairly |rather |very |i'?m )quiet(?: (?:person|one|type|soul|girl|woman))?(?=$|[,.;]| but| at| until| and| in)|social battery|home by (?:9|nine|10|ten)|cancel(?:led|ed|ling)? plans
n being an introvert
sc Quiet people notice who's holding an empty glass, I've a soft spot for that.
sc I think introverts have the good conversations, they've been saving up.
sp I'd be the introvert at the party interviewing the cat in the hallway.
sp Cancelled plans sound to me like a small inheritance.
si Introverts aren't short of words, they just don't hand them out at the door.
si One good talk in a kitchen beats a hundred hellos in a living room.
qc What does a perfect quiet evening consist of?
qc Which kind of people don't tire you?
qc What could you talk about for hours, with one person?
qp What's your exit line when the social battery's empty?
qp Where do you hide at parties, kitchen or balcony?
qp How pleased are you when plans fall through?
qi What do you notice that louder people miss?
qi When did you last surprise everyone by not being quiet?
qi Who can you be silent with?
m You know what restores you and you say it, that's more honest than most.
m Someone who doesn't fill every gap leaves room for others, I like that.
m I'd guess that when you do say something, it's been thought about.
m Choosing a few people properly over a crowd is a kind of loyalty.
f My social battery dies when ...
f At parties you'll find me ...
f The person I can be silent with is ...
o you in a corner of a party in good talk with one person, taken from across the room

= extrovert: extrover(?:t|ts|ted)|extravert(?:ed)?|chatter-?box|talk(?:s)? (?:too much|a lot|to (?:everyone|anyone|strangers))|(?:i'?m|very|too|quite|pretty) (?:loud|chatty|talkative)|talkative|chatty|loud (?:one|person|girl|family)|(?:talk|chat)(?:ing)? to strangers|life of the party|social butterfly|over-?sharer?|never shut up|can'?t stop talking
n your way of talking to everyone
sc I'm in favour of people who talk to the whole queue, time passes twice as fast.
sc Anyone who fills a silence so nobody else has to is doing a public service.
sp I'd ask one short question and settle in with a drink, talkers are good value.
sp I'd bring a notebook, a true talker has footnotes.
si Chatty people get told more secrets than quiet ones, it works like a swap.
si The loud one in a group is often the one who checks that everybody got home.
qc Who's the best stranger you've ever got talking to?
qc What can't you keep to yourself?
qc Who did you get it from, or are you the only talker in the family?
qp What's the longest voice message you've ever sent?
qp Where have you been shushed?
qp Can you go into a shop and leave without a friend?
qi When do you go quiet?
qi What have strangers told you that their friends don't know?
qi Who out-talks you?
m You make it easy for shy people to be in a room, I think that's generous.
m Being openly delighted by people is rarer than it should be.
m You say out loud what others only think, I enjoy that sort of courage.
m I'd guess nobody you meet leaves feeling overlooked.
f I can't keep quiet about ...
f The stranger I talked to longest was ...
f I get shushed at ...
o you mid-sentence, both hands up, everyone at the table laughing

= shy-at-first: (?:bit |little |rather |quite |pretty |very |i'?m |i am )?shy(?! (?:away|cats?|dogs?|guys?|men|bladder|people))(?<!(?:not|never|don't be|isn't|camera|work) shy)|slow to (?:warm up|open up|trust|text)|warm up (?:slowly|to people|after)|takes? (?:me )?(?:a (?:while|bit|minute)|time) to (?:warm up|open up|get to know)|once (?:you get to know me|i know you|i'?m comfortable|i warm up)|reserved(?= at first|$|[,.])|awkward at first|socially awkward|awkward
n being shy at first
sc I like people who are shy at first, it means the rest is for those who stay.
sc Slow to warm up is fine by me, soup's the same and nobody minds.
sp I'd match your shy with my awkward, the waiter would have to carry us.
sp I'd be so nervous myself that your shy would come across as ease.
si Shy people have the funniest thoughts in the room and say them on the way home.
si A shy first hour is the trailer, and the film's usually a comedy.
qc What gets you talking before you've noticed?
qc Who made it easy for you the first time you met?
qc What do people find out in week three that they'd never guess in week one?
qp What do you do with your hands in the first ten minutes?
qp How many minutes till the first terrible joke comes out?
qp Which topic turns you from quiet to unstoppable?
qi What do you like to be asked, if someone has the patience?
qi When did being shy turn out well?
qi What do you think and not say at a first meeting?
m You tell people you need a moment, that's honest and takes more nerve than chatting.
m Warming up slowly means you mean it once you have.
m I'd guess you're kind to others who stand at the edge, because you know it.
m There's something careful in being shy, you don't hand yourself out lightly.
f I get less shy when someone asks about ...
f In the first ten minutes I usually ...
f What people find out about me in week three is ...
o you a second after the laugh started, looking down, with friends around

= sarcastic: sarcas(?:m|tic|tically)|dry (?:humou?r|wit|sense of humou?r|sarcasm|jokes?)|deadpan|dark (?:humou?r|sense of humou?r|jokes?)|banter|ironic(?:ally)?|irony|witty|quick[- ]witted|(?:fluent in|speak fluent) sarcasm|british humou?r
n your dry humour
sc Dry humour is warmth with a straight face, I'm all for it.
sc I like sarcasm from people who'd still help you move house.
sp I'd miss the sarcasm, thank you sincerely and get it on a bus two days later.
sp I'd try to be dry and have to explain it to the waiter.
si A dry joke is a small test of who's actually listening.
si Sarcastic people are usually soft underneath, they simply prefer to be asked.
qc Who taught you to be this dry?
qc Which film or series is your humour?
qc Who gets your jokes every time?
qp Which joke of yours did somebody take seriously for years?
qp How do you warn people that you're joking, if at all?
qp Where has a dry remark got you into the most trouble?
qi When do you drop the irony?
qi What makes you laugh when nobody's being clever?
qi What do you take seriously enough never to joke about?
m A dry joke at the right second takes a quick head, I rate that highly.
m You trust people to get it without a wink, I find that respectful.
m I'd guess there's a warm heart behind the straight face, there mostly is.
m Finding what's funny when it's not going well is a great strength.
f My sarcasm fails whenever ...
f The joke of mine that someone took seriously was ...
f I stay completely straight-faced when ...
o you with a perfectly straight face beside something absurd

= direct: (?:very |pretty |quite |brutally |too |i'?m |i am |refreshingly )?(?:direct|blunt|straightforward|upfront|outspoken|opinionated|no[- ]nonsense)(?! (?:flights?|debit|message|messages|sunlight|deposit|reports?|mail|marketing|instrument|cut|fringe|bangs?))|say what (?:i|she) (?:think|mean|thinks|means)|speak my mind|no filter|straight talk(?:er|ing)?|honest to a fault|brutally honest|tell it like it is|no small talk|hate small talk
n being direct
sc I like people who say what they mean, it saves so much guessing.
sc I'm for direct people, half of all misunderstandings come from manners.
sp I'd thank you for being direct and then need to sit down.
sp A direct person could cut my stories by two thirds, and they'd be right.
si Being direct is easy with strangers, it counts with people you'd hate to lose.
si The odd thing about plain speaking is that people call you first when it matters.
qc What's something you'd rather hear straight?
qc Who can tell you the truth without getting a frown?
qc What did being direct get you that politeness wouldn't have?
qp Where did saying what you thought go gloriously wrong?
qp What do you say when somebody asks if you like the haircut?
qp Have you ever managed a white lie, and how badly did it go?
qi When do you decide to keep it to yourself?
qi What would you say to a room if everyone had to listen for one minute?
qi What did someone tell you straight that you're now glad of?
m Saying it to people's faces and not behind them is a form of loyalty.
m With you a person would know where they stand, that's restful.
m It takes backbone to be the one who says it, I respect that.
m Being honest and still decent about it is a fine balance.
f Straight out, what I'm bad at is ...
f The truth I was glad someone told me was ...
f I'd rather hear it straight when ...
o you across a table mid-argument, friendly, finger raised, the other one laughing

= clumsy: clums(?:y|iness|iest|ily)|(?:i )?(?:always |often |constantly |regularly )?(?:trip|fall|bump|walk|knock|drop)s?(?:ping|ing)? (?:over (?:my own feet|nothing|air|flat surfaces|everything)|into (?:things|doors|door frames|tables|lamp ?posts)|up (?:the )?stairs|everything)|accident[- ]prone|two left hands|bruises i can'?t explain|fall(?:s|ing)? over nothing
n being clumsy
sc I trust clumsy people, they've nothing left to hide.
sc Anyone who can laugh before they hit the floor has my respect.
sp I'd be the clumsy second act: out comes your chair, off comes the tablecloth.
sp I'd move the glass away from your elbow and straight into mine.
si Clumsy people know exactly which of their friends laughs and which one runs over.
si A door frame's been in the same place for years and still surprises people.
qc What was the most public thing you've tripped over?
qc Who has to carry the tray when you're in the room?
qc What's had the shortest life in your hands?
qp Which doorway has it in for you personally?
qp What did you knock over and then act like it was the cat?
qp Which colour should you never wear near pasta sauce?
qi What went well only because something went wrong first?
qi Are you clumsy alone too, or only with witnesses?
qi What are you surprisingly good at with your hands?
m You laugh about it first, that makes it easy for everybody else.
m Getting up with a joke every time is grace, I'd say, just another kind.
m Not needing to look perfect is a freedom most people would like to have.
m I'd guess your stories are better than those of people who never fall.
f My most public fall was in front of ...
f I've lost the battle against ...
f The thing nobody lets me carry is ...
o you on the floor laughing, next to the thing that won

= competitive: (?:too |very |overly |way too |extremely |a bit |i'?m |annoyingly |ridiculously |fiercely )?competitive(?! (?:swimm\w+|danc\w+|cheer\w*|gymnast\w*|salary|programming|eating|horse\w*|sports?|runner))|sore loser|bad loser|hate losing|hates to lose|hate to lose|can'?t lose|play to win|game nights? (?:get|gets|got) (?:serious|heated)
n being competitive
sc I like competitive people, at least somebody has read the rules.
sc A sore loser takes the evening seriously, I prefer that to a shrug.
sp I'd lose to you with dignity once, then quietly practise.
sp I'd keep score badly and be accused of fraud by the second round.
si Want to know who's competitive, watch the faces at a tie-break in a pub quiz.
si Competitive people can make a race out of two escalators, and tell you who won.
qc In which game do you stop having friends?
qc What's the smallest thing you've ever turned into a contest?
qc Who's your oldest rival?
qp Who's no longer allowed to play which game with you?
qp Have you ever let a child win, and how did it feel?
qp Are you a loud winner or a quiet, unbearable one?
qi Which defeat do you still think about?
qi Is there anything you don't mind losing at?
qi Do you play harder against friends or against strangers?
m You give your all even when it's only a board game, I like that in a person.
m It takes humour to admit to being a sore loser, and you've got it.
m Wanting to win and staying friends with everyone is quite an art.
m I'd guess that drive does you good where it counts, too.
f I lost with no dignity at all at ...
f My greatest rival is ...
f I've turned into a contest even ...
o you with a tiny trophy from a silly contest, face of a champion

= stubborn: (?:very |pretty |quite |too |a bit |incredibly |i'?m |as )?stubborn(?:ness|ly)?(?! (?:dogs?|cats?|horses?|stains?|weight|fat))|hard-?headed|strong[- ]willed|pig-?headed|headstrong|strong[- ]minded|won'?t (?:give up|give in|back down)
n being stubborn
sc I like stubborn people, they're the reason anything gets finished.
sc Stubborn is what people call it when somebody else has a backbone.
sp I'd argue with you about the route until we both lived there.
sp I'd give in after two minutes and call it a strategy.
si Stubborn people take the long way round to say sorry, but it's a good one.
si What looks like stubborn from outside is mostly somebody who's thought it over.
qc What will you never give in on?
qc What did you get only because you wouldn't let go?
qc Who's more stubborn, you or whoever you got it from?
qp What have you put together without the instructions, and did it hold?
qp What's the silliest hill you've ever defended?
qp How long have you carried all the shopping in one trip, out of principle?
qi What was the last thing that changed your mind?
qi How does someone know that you've noticed they're right?
qi What are you patient about, against all odds?
m You don't let go just because it gets uncomfortable, there's character in that.
m Knowing your own mind and saying so is a strength, whatever people call it.
m I'd guess your friends are glad you're stubborn when you're on their side.
m Someone who finishes what she starts is rare, and I respect it.
f The hill I'd defend for no reason is ...
f I dug my heels in once about ...
f Out of pure stubbornness I once finished ...
o you carrying all the shopping at once, bags on every finger

= overthinker: over-?think(?:s|er|ers|ing)?|anxious (?:thinker|overachiever)|(?:i )?think too much|worrier|replay(?:ing)? conversations|(?:three|3) ?am thoughts|rehears\w+ (?:conversations|phone calls)
n being an overthinker
sc I like overthinkers, they remember what you told them in March and how you meant it.
sc Overthinking is care that won't go to bed, there are worse faults.
sp I'd need four drafts for "hi", we'd get on.
sp At three in the morning I'd be glad to know someone else is up rewriting Tuesday.
si Overthinkers prepare for forty endings, then life picks the forty-first.
si An overthinker has already said sorry for things you never noticed.
qc What did you think about far too long, and it turned out fine?
qc What gets your head to be quiet?
qc Whose advice ends the thinking?
qp How long can you look at one full stop in a message?
qp Which conversation from years ago is still on in your head?
qp How many drafts does a "no worries" take?
qi What did you once do without thinking, and were glad?
qi At what hour are your thoughts good ones?
qi What would you do with the time if your head took a day off?
m You take people seriously enough to think about what you say, I like that.
m An overthinker is rarely careless with anyone, it's an underrated virtue.
m Looking at a thing from every side is a gift, even if it costs some sleep.
m You say it openly, while most people pretend that message took one try.
f I've been thinking for years about why ...
f My head goes quiet when ...
f Without thinking twice I'd say yes to ...
o you staring out of a train window with great seriousness, coffee gone cold

= indecisive: indecisi(?:ve|on|veness)|can'?t (?:decide|make up my mind|choose|pick)(?! between)|(?:bad|terrible|hopeless|awful) at (?:making )?decisions?|decision[- ]making|(?:takes?|need|needs) (?:me )?(?:an hour|ages|forever|hours) to (?:pick|choose|decide|order)|what to watch for an hour
n being indecisive
sc Indecisive people have simply noticed that there are two good cakes.
sc I don't mind people who can't decide, the menu's there to be read.
sp I'd suggest a coin, then we'd argue about which coin.
sp Two indecisive people in front of a menu, and the kitchen would close around us.
si The moment the coin's in the air, even the most indecisive know what they want.
si Someone who finds it hard to choose usually sees what's good in both.
qc What was easy to decide, for once?
qc What's your trick when you need to choose right now?
qc Who orders for you when it's urgent?
qp How long does it take you to pick a film, compared with the film?
qp How often is the right order the one on somebody else's plate?
qp What have you bought in two colours because of it?
qi Which decision took forever and was right?
qi Head, gut or asking six friends?
qi What have you never once hesitated about?
m You weigh things up instead of grabbing at the first, that's thoughtful.
m It takes charm to admit it, and you do it well.
m I'd guess that when it counts, you know perfectly well what you want.
m Wanting to get it right, even with dessert, is a sweet form of care.
f I decide in a second when it comes to ...
f It took me far too long to choose ...
f If there are two cakes I ...
o you in front of an ice cream counter, everyone else already eating

= own-jokes: (?:laugh|giggle|cackle)(?:s|ing)? at my own (?:jokes|puns)|laugh(?:s|ing)? at (?:my|her) own|(?:bad|terrible|awful|dad|lame|corny|cheesy) (?:jokes?|puns?)|(?:love|fan of|sucker for) (?:a )?(?:good |bad |terrible |awful )?puns?|puns|dad jokes?|punny|my jokes
n your jokes
sc Laughing at your own joke is just being the first to hear it, I'm for that.
sc I like a bad joke told with faith more than a good one told coolly.
sp I'd laugh three seconds late at the joke and ruin the timing for everyone.
sp At a really bad pun I'd groan, leave, and retell it as my invention.
si A bad joke needs courage, a good one only needs luck.
si The joke gets funnier when the teller can't get to the end of it.
qc Which joke do you tell far too often?
qc Who laughs at your jokes, however bad?
qc What's the worst pun you stand by?
qp Which joke have you never managed to finish without laughing?
qp Who leaves the room when you take a breath?
qp How long is the pause before you explain it?
qi What's funny to you that nobody else gets?
qi When did a joke at the wrong moment turn out right?
qi Whose sense of humour did you inherit?
m You're your own first audience, that's a happy way to be.
m Being silly in front of others takes more courage than being clever.
m Someone who brings her own laughter makes every table lighter.
m I like that you don't wait for permission to find something funny.
f The joke I can't finish is the one about ...
f I laugh alone at ...
f My worst pun was about ...
o you bent over laughing, everyone else still waiting for the ending

= laughs-a-lot: snort(?:s|ed|ing)?(?! (?:cocaine|coke))(?: when i laugh)?|(?:laugh|giggle|cackle)(?:s|ing)? (?:a lot|too much|too loud(?:ly)?|easily|loud(?:ly)?|at everything|at inappropriate\w*|at the wrong|till|until|like)|(?:loud|ugly|contagious|weird|silly|ridiculous|infectious|distinctive|terrible) (?:laugh|laughter|cackle)|laughs? like a|easily amused|giggl(?:y|er|es)|love (?:to laugh|laughing)|cackl(?:e|er|ing)
n your laugh
sc A laugh that gets out before you can stop it is the honest kind, I like those.
sc I'd trust a person who snorts over one who only smiles at the right places.
sp I'd dig out my weakest joke for one laugh like that.
sp I'd be proud of one snort for a week.
si Most people have borrowed their laugh from someone at home and never noticed.
si A real laugh always comes at a bad moment, in church or in meetings.
qc Who makes you laugh until you can't breathe?
qc What was the last thing you lost it over?
qc Which film gets you every time, even though you know it?
qp Where have you had to leave because you couldn't stop?
qp What animal has your laugh been compared with?
qp What happens to the drink when it gets you mid-sip?
qi What makes you laugh when you're alone?
qi Do you laugh when you're nervous, too?
qi Which memory still makes you laugh, no matter how old it gets?
m Laughing easily is generous, everyone around you gets funnier.
m You let yourself be caught by a joke, that's a trusting way to be.
m I'd guess people tell you things just to hear what happens.
m Not hiding a loud laugh is a small freedom, and I like it.
f I laughed so much I had to leave at ...
f My laugh has been compared with ...
f I can't keep a straight face when ...
o you mid-laugh, blurred, the least posed photo you own

= hopeless-romantic: hopeless(?:ly)? romantic|(?:i'?m a|old[- ]fashioned|incurable|closet|true|big|secret) romantic|romantic at heart|(?:love|write|writing|hand-?written) (?:love )?letters|romance at heart|believe in (?:true )?love(?: at first sight)?
n being a romantic
sc Hopeless romantics are the last ones keeping florists and stationery in business.
sc I'm glad of romantics, somebody has to still write things on paper.
sp I'd attempt something romantic with a candle and meet the fire brigade.
sp I'd get the grand speech in the rain right, and the address wrong.
si Romantics notice the second cup someone put out without asking.
si The most romantic sentence might be "text me when you're home".
qc Which small thing is more romantic to you than roses?
qc Which couple, in a book or real, got it right?
qc What was the last thing that made you melt a little?
qp Which film do you believe every time, against all reason?
qp How cheesy is too cheesy?
qp Running through an airport or a note on the fridge?
qi What do you think is romantic that others find odd?
qi Who showed you what love looks like on an ordinary day?
qi Have you kept a letter, and where does it live?
m Still believing in it and saying so takes more courage than irony.
m You notice the small gestures, so I'd guess you make them too.
m I like that you haven't swapped hope for being cool.
m Having a soft heart and showing it is a strength, I'd say.
f More romantic than roses, to me, is ...
f I keep, in a drawer, an old ...
f My grand gesture would fail because of ...
o you writing a card at a cafe table, tongue between your teeth

= bad-dancer: (?:bad|terrible|awful|horrible|questionable|embarrassing|enthusiastic|clumsy|worst|hopeless) (?:at )?danc(?:er|ing|e moves)|danc(?:e|es|ing) (?:badly|like (?:nobody|no one|no-one|an idiot|a dad|my dad)|terribly|horribly|in (?:the|my) kitchen|around the kitchen|without rhythm)|can'?t dance|two left feet|no rhythm|kitchen danc(?:e|ing|er)
n your dancing
sc Dancing badly with full joy is a talent, good dancers rarely look as happy.
sc I like a kitchen dancer, that's where the real floor is.
sp My dancing looks like a man feeling along a wall for the light switch.
sp On a dance floor I'd mostly be busy apologising to the left.
si Bad dancers all have one move, and it's been with them since school.
si The dancing that counts is done with a wooden spoon in hand.
qc Which song makes you dance, no matter who's watching?
qc Kitchen, wedding or car seat: where do you dance best?
qc Who do you dance with so badly that it's good again?
qp Does your one move have a name?
qp What have you knocked over while dancing?
qp What does the neighbour opposite know about your dancing?
qi When do you stop caring who's looking?
qi Which song got you up when you didn't feel like it?
qi Where did you dance last, and why?
m You dance anyway, I can't think of a better attitude to most things.
m Being bad at it in public with joy takes real confidence.
m I'd guess nobody sits down for long when you're about.
m Someone who dances while the pasta boils knows how to live.
f My one dance move looks like ...
f The song that gets me up is ...
f I've been asked to stop dancing at ...
o you mid-move in a kitchen, blurry, wooden spoon as microphone

= sings-off-key: (?:sing(?:s|ing)?|singer) (?:badly|off[- ]key|out of tune|terribly|horribly|loudly|very loudly|too loud|in the (?:car|shower)|along)|(?:off[- ]key|shower|car|bad|terrible|awful|horrible|tone[- ]deaf) sing(?:er|ing)|tone[- ]deaf|can'?t (?:sing|carry a tune|hold a tune)|shower concerts?|car (?:concerts?|karaoke)
n your singing
sc Singing badly at the top of your voice is a form of good health, I think.
sc I respect anyone who gives the car a full concert, gestures included.
sp I'd sing the second voice, about a street away from the first.
sp My harmonies could be used to clear a building.
si Everyone sings well on an empty road with the windows up.
si Off-key singers always know all the words, it's only fair.
qc Which song do you sing loudest?
qc Car, shower or washing-up: where's the main stage?
qc Who has to hear it most?
qp Which high note do you go for each time and never reach?
qp What do you do at the traffic lights, carry on or freeze?
qp Which words did you sing wrong for years?
qi What do you sing when you think nobody's listening?
qi Which song got you through something?
qi Who sang to you when you were small?
m You sing although you can't, that's joy with no conditions on it.
m Not caring how it sounds is braver than a good voice.
m I'd guess the car's a cheerful place with you in it.
m Someone who sings while doing the dishes makes the dishes better.
f The high note I never reach is in ...
f For years I sang, wrongly, ...
f My shower concert ends with ...
o you at the wheel, parked, mouth wide open, full concert

= always-late: (?:always|often|usually|chronically|fashionably|perpetually|constantly|forever) (?:\w+ )?(?:(?:5|five|10|ten|15|fifteen|20|twenty) minutes |a (?:bit|little) )?late|(?:running|run) late|never on time|(?:5|five|10|ten|15|fifteen) minutes late|bad with time|time[- ]blind(?:ness)?|late (?:for|to) everything|no sense of time|unpunctual
n always being late
sc Late people are at least always still in the middle of something good.
sc I don't mind late, gives me time to read the menu twice.
sp I'd say seven and mean half past, just to see you arrive early.
sp I'd be waiting with a drink and a prepared speech about trains.
si Late people aren't bad with clocks, they're hopeful about ten minutes.
si "Leaving now" can be said by someone who's looking for the second shoe.
qc What do you always do "just quickly" before you leave?
qc What have you never once been late for?
qc Who tells you a time that isn't the real one?
qp What's the best excuse you've ever come up with?
qp What does "two minutes" mean, in minutes?
qp What have you missed by the width of a door?
qi What makes you forget the time completely?
qi What did being late once save you from, or bring you?
qi Who would you be early for?
m You get lost in things and people, there are worse reasons to be late.
m I like that you admit it, most blame the bus.
m Optimism about ten minutes is still optimism, and I'm for it.
m I'd guess you come late because you can't leave anyone mid-sentence.
f My best excuse for being late was ...
f I forget the time when ...
f The one thing I was early for was ...
o you running for a tram, coat half on, laughing

= always-early: (?:always|usually|often|chronically|ridiculously|annoyingly|pathologically|never late,?) (?:\w+ )?(?:(?:5|five|10|ten|15|fifteen|20|twenty|30|thirty) minutes |too |way too )?(?:early(?! (?:bird|riser|bed|night|morning|to bed|mornings))|on time|punctual)|punctual(?:ity)?|(?:10|ten|15|fifteen|20|twenty) minutes early|never late|hate being late|early for everything
n always being early
sc Early people don't let anyone stand alone outside a cinema, I like that.
sc Ten minutes early is a quiet way to say you're looking forward to it.
sp I'd arrive early to impress you and find you'd already ordered.
sp We'd both be so early that we'd meet in the car park.
si Early people know a town's benches better than anyone.
si Someone who's always early has walked a lot of pretend laps round the block.
qc What do you do with the minutes you've got left over?
qc What did you see just because you were early?
qc Who in your life is always late, and how do you stand it?
qp How early is early for the airport?
qp How many times do you walk past the door before you ring?
qp Have you ever been early on the wrong day?
qi What is it you don't want to miss?
qi When were you late for once, and did the world end?
qi Who taught you to be early?
m Being there when you say you will is a small, rare kind of respect.
m You plan so nobody has to wait for you, I find that thoughtful.
m I'd guess people can count on you, and not only for the time.
m It's kind to give the world ten minutes of your own.
f I arrive so early that I ...
f With the ten minutes left over I ...
f I was late once, and ...
o you alone at a long set table, thumbs up, everyone else missing

= bad-texter: (?:bad|terrible|awful|slow|horrible|worst|hopeless|rubbish|shit|crap) (?:at )?(?:text(?:er|ing)|repl(?:ying|ier|ies)|texts|responding|responder)|(?:text|reply|respond|answer)(?:s|ing)? (?:slowly|late|in my head|days later|too late|badly)|(?:not|never) (?:good|great|much of a) (?:at )?text(?:ing|er)|(?:forget|forgets) to (?:reply|text back|answer)|better in person|reply in my head|hate texting|(?:prefer|rather) (?:to )?(?:call|talk)(?:ing)? (?:than|to|over) text\w*
n your texting
sc Bad at texting is fine, it usually means good at a table.
sc I've nothing against slow replies, letters took weeks and people still got married.
sp I'd read your late reply as a gift, and answer in eleven seconds like a fool.
sp I answer messages in my head with great wit, and nobody gets them.
si Slow texters have written it already, just not with their thumbs.
si A reply after three days says somebody's still thinking about the question.
qc What gets an answer from you right away?
qc Text, voice message or simply in person?
qc Who gets replies from you fastest?
qp How old is the oldest message you still mean to answer?
qp How do you start a reply after eleven days?
qp Which reply did you write in full and never send?
qi What can't be said by text at all, in your view?
qi What do you do instead, while the phone's lying about?
qi When was a message worth waiting for?
m You're where you are and not in your phone, that's become rare.
m Saying so up front is fairer than most fast replies.
m I'd guess someone sitting opposite you has you completely.
m I like that you'd rather mean it late than send it quickly.
f My oldest unanswered message is about ...
f I reply at once if someone asks about ...
f Better than texting, for me, is ...
o you looking up from a book, phone nowhere in the picture

= always-cold: (?:always|constantly|permanently|forever|perpetually) (?:\w+ )?(?:cold|freezing)|cold (?:hands|feet)(?! (?:about|before))|freezing (?:hands|feet)|(?:too many|own \w+|eleven|seven|several) (?:blankets|hot[- ]water bottles)|hot[- ]water bottles?|blanket (?:thief|burrito|person)|jumper in (?:july|summer|august)|steal(?:s|ing)? (?:your |his )?(?:hoodies?|jumpers?|blankets?)|hate (?:the cold|being cold)
n always being cold
sc Someone who's always cold knows where every radiator in town is, that's useful.
sc I'm for people who bring a jumper in August, they've understood evenings.
sp I'd offer a jacket like in the films and freeze to death by the starter.
sp I'd be negotiating about the window and lose.
si People who're always cold drink tea mainly as a hand warmer.
si In every cafe there's one table by the heater, and cold people always find it.
qc Tea, blanket or bath, what saves you first?
qc What's your warmest piece of clothing, and where's it from?
qc What temperature would make you happy?
qp How many blankets are normal?
qp In which month do the thick socks go away, if at all?
qp Who's the one who complains about your cold hands?
qi Where were you last properly, truly warm?
qi What warms you that isn't a heater?
qi Are you a winter person in spite of it all?
m Cold hands and a sense of humour about it, that's a nice combination.
m You go out anyway, with three layers on, I call that resolve.
m I'd guess anyone in your house gets tea and a blanket before a question.
m I like how you take it with humour and a second pair of socks.
f My warmest piece of clothing is ...
f I'm properly warm when ...
f I'd give up my jacket for ...
o you under a mountain of blankets, only a mug and a hand visible

= always-hungry: (?:always|constantly|permanently|forever|perpetually) (?:\w+ )?(?:hungry|eating|snacking|thinking about (?:food|dinner|lunch))|hangry|snack(?:er|s in (?:my|every) (?:bag|pocket))|emergency (?:snacks?|chocolate)|(?:think|thinking|talk|talking) about (?:dinner|lunch|food) (?:at|while|during)|(?:love|live|lives|living) (?:to eat|for (?:food|snacks))|motivated by (?:food|snacks)|(?:will|work) for (?:food|snacks)
n always being hungry
sc Someone who's talking about dinner over lunch has her priorities in order.
sc I like people with a snack in the bag, they're the ones to be stuck in a lift with.
sp I'd say "I'm not that hungry" and then look at your plate for an hour.
sp I'd divide the last dumpling with a ruler, to stay in one piece.
si Hungry people plan a city by what's open between four and six.
si Hangry isn't a mood, it's a weather warning, and friends learn to read it.
qc What's in the bag for emergencies?
qc What are you eating next?
qc What did you last eat that made you go quiet?
qp How do people notice you're hungry before you do?
qp What do you eat standing up in front of the fridge?
qp Do you share the last bite, or do you have principles?
qi Which meal would you eat again tomorrow?
qi What did your childhood taste of?
qi What do you eat when something's got to be celebrated, and it's only Tuesday?
m Being delighted by food makes you easy to make happy, I like that.
m You know what you want and at what time, there's clarity in that.
m I'd guess no one goes hungry near you, snack people share.
m I like that you take joy three times a day, and in between.
f My emergency snack is ...
f I go quiet when I eat ...
f In front of the open fridge at night I ...
o you with a sandwich in the exact second before the first bite

= tall: (?:i['’]?m|i am|too|unusually|freakishly|quite|very|pretty|rather) (?:a )?tall(?! (?:tales?|orders?|glass|ships?|men|guys?|trees?|man))|tall (?:girl|woman|lady|gal|person|problems)|(?:6|six) (?:foot|feet|ft) tall|taller than (?:most|you|i look|you think|expected)
n being tall
sc Tall people get asked about the top shelf daily and stay friendly, I admire it.
sc At a concert I'd want to stand beside you and not behind you, I'm being practical.
sp I'd wear my best shoes and blame the pavement for the rest.
sp I'd use your height shamelessly in crowds, you'd be my lighthouse.
si Tall people know the tops of fridges as nobody else does.
si Tall people all have the one friend who never fits in the same photo.
qc What does the world look like from up there, apart from dusty?
qc How often a day does someone ask you for the top shelf?
qc Bus, plane or cinema: where's there never enough room?
qp What's the dumbest question you've had about your height?
qp Which door frame remembers you?
qp In how many photos are you in the back row?
qi When did you first like being tall?
qi What do you see that the rest of us miss?
qi Who in the family is it from?
m Hearing the same question about your height for years and staying gracious is a skill.
m Getting things down for strangers is a quiet good deed, you've surely done plenty.
m It takes some poise to be the first one everybody sees.
m I like that you don't make yourself smaller for anyone.
f My height is good for ...
f The door frame and I met when ...
f Standing in a crowd I'm the one who ...
o you getting something off a top shelf for a grateful stranger

= short: (?:i['’]?m|i am|too|quite|very|rather|vertically|height) (?:a )?(?:short|challenged|small|tiny)(?! (?:stor\w+|on|of|films?|hair\w*|notice|term|temper\w*|sighted|walks?|town|business|world|flat|apartment|dogs?|steps?|things))(?=$|[,.;!)]| and| but| so| enough)|short (?:girl|woman|queen|person|legs|problems)|fun-?sized?|pocket[- ]size(?:d)?|five foot (?:nothing|one|two)|five feet nothing
n being short
sc Short people climb shelves in supermarkets, I respect the technique.
sc Short and determined is a proven combination, history is on your side.
sp I'd get things down for you and be unbearable about it for a week.
sp In the front row of every photo since school, you must know every photographer.
si At a concert short people get to know every backpack in the room personally.
si Whoever's short has learned to ask, to jump or to climb, and mostly all three.
qc What do you climb on to reach the good cups?
qc What's the one advantage tall people have no idea about?
qc Concert: front row, shoulders or a good imagination?
qp What's on your top shelf, and how long's it been there?
qp How many of your steps make one of everyone else's?
qp Have you ever been handed the children's menu?
qi Where has it been good to be small?
qi When did you last surprise someone who'd underestimated you?
qi Whose legs did you run after as a child?
m Looking up at most people and still meeting them at eye level takes character.
m Someone who climbs the counter for a cup doesn't give up on things.
m I'd guess nobody overlooks you twice.
m I like that you take up all the room you want anyway.
f The top shelf holds, for me, ...
f I'm exactly the right height for ...
f I get underestimated when ...
o you on tiptoe at a shelf, one finger short, determined

= left-handed: left[- ]hand(?:ed|er|ers)|leftie|lefty|southpaw|(?:am|i'?m) a lefty|ambidextrous
n being left-handed
sc Left-handed people get through life with everyone else's scissors, I take my hat off.
sc A left-hander takes the corner seat or starts an elbow war, I'd respect both.
sp I'd sit on the wrong side of you and we'd fence our way through the soup.
sp I'd open a tin with the left hand once, as a gesture, and then need plasters.
si Left-handed people wrote through school with a silver edge on the hand.
si One in ten is left-handed, and they all spot each other by the pen.
qc Which tool was plainly made by your enemies?
qc What do you do with the right hand, against all expectation?
qc Did anyone try to talk you out of it at school?
qp What have scissors done to you?
qp Which seat do you steer for at a dinner?
qp How often do you hear "oh, you're left-handed" in a week?
qi Do you spot the others at once?
qi Is there something you see the other way round, too?
qi When has it been an advantage?
m Adapting to a world the wrong way round and not complaining, that's style.
m You learned everything from a mirror image, so I'd guess you've got patience.
m I like that you go at things from the other side.
m Getting along with hostile scissors makes a person inventive, I'm sure.
f With my wrong hand I can only ...
f The tool I've never understood is ...
f At a dinner table I always sit ...
o you writing at a cafe, ink on the side of your hand

= curious: curious(?! (?:george|case|incident|cats?))|curiosity|inquisitive|(?:ask|asks|asking) (?:too many|a lot of|lots of|many|all the|weird|random) questions|rabbit holes?|wikipedia|(?:google|googling) everything|fun facts|random facts|trivia (?:in my head|queen)|always learning|love learning|life-?long learner
n being curious
sc Curious people are never bored at bus stops, I like that in a mind.
sc I like anyone who still asks why after the age of six.
sp I'd look up one fact at bedtime and be an expert on otters by dawn.
sp I'd answer the first question and be found out by the third.
si Curious people read the little plaque, and then the one on the back.
si For curious people the evening really starts at "wait, why is that, though".
qc What's the last thing you looked up just because?
qc Which fact do you tell everyone, asked or not?
qc What would you study if nobody asked what it's good for?
qp What did you start looking up, and where had you landed an hour later?
qp Which question got you in trouble at school?
qp What have you become an expert in by accident?
qi What would you most like to understand one day?
qi Who's the most interesting person you've been able to question?
qi What has no good answer, so you keep asking?
m Staying curious is a decision, most people let it go at some point.
m You ask because you want to know, and people notice that difference.
m I'd guess everyone's more interesting after talking to you.
m A head with that many open questions is good company, I think.
f The last thing I looked up at two in the morning was ...
f A fact I tell too often is ...
f I still don't understand why ...
o you bent over a museum case, nose nearly on the glass

= nerd: nerd(?:s|y|ing|ery)?(?! (?:clusters|candy))|geek(?:s|y|ing|ery)?|dork(?:s|y)?|bookish|know-?it-?all|teacher'?s pet|swot
n being a nerd
sc Nerds love a thing properly, I'll take that over being cool about it.
sc I trust nerds, there's always one question that makes their whole evening.
sp I'd nod along knowing nothing, and come back the next day with notes.
sp I'd ask the nerd question, and be told kindly that it's the beginner one.
si A nerd is what you get when someone refuses to love a thing only halfway.
si Everyone's a nerd about something, some just call it sport.
qc What's your subject, the one where people have to stop you?
qc Where did it begin?
qc What do you own far too much of because of it?
qp How long can you talk about it without breathing?
qp What was the nerdiest thing you've ever stood in line for?
qp What mistake in a film have you ever shouted at?
qi What about it is lovely that outsiders don't see?
qi Who can you talk about it with properly?
qi What did you hide at school that you're proud of now?
m Loving something without embarrassment is one of the nicest qualities there is.
m You've gone deep instead of wide, that takes patience and heart.
m I'd guess you explain things so that other people catch fire.
m I like that you don't play down what you're mad about.
f Stop me when I start on ...
f My nerdiest possession is ...
f I once stood in line for ...
o you explaining something with both hands, eyes on fire, someone lost beside you

= fear-spiders: (?:(?:irrationally |slightly |deathly |mildly )?(?:afraid of|scared of|terrified of|fear of|phobia of|hate|hates|can'?t stand|petrified of|frightened of)) (?:\w+ )?spiders?|arachnophob\w+|(?:kill|remove|deal with|handle|catch)(?:s|ing)? (?:the |all the |any )?spiders?|spiders? (?:terrify|scare|frighten)(?: me)?
n you and spiders
sc Being scared of spiders is simply good counting, nobody needs that many legs.
sc I see your point about spiders, nothing should be that fast and that quiet.
sp I'd come for the spider with a glass and a card, and need rescuing by step two.
sp I'd be brave until it moved.
si The worst moment isn't the spider on the wall, it's the wall without the spider.
si Spiders always turn up at bedtime, they must have a meeting.
qc What's your method: glass, shoe, flight or moving out?
qc Who gets called in an emergency?
qc Where in the house do they always sit?
qp How long has a spider kept you out of a room?
qp What's the highest piece of furniture you've ended up on?
qp Have you ever given one a name so it's less terrible?
qi When were you braver than you'd thought?
qi Who in the family passed it on to you?
qi What aren't you scared of at all that others are?
m Saying it openly is the brave part, the rest is only legs.
m I'd guess you've courage where it matters more than on a bathroom ceiling.
m It's likeable that you don't pretend to be tougher than you are.
m Knowing when to call for backup is plain wisdom.
f My method with a spider is ...
f I left a room for good because of ...
f I'm fearless about ...
o you with a glass and a postcard, at arm's length, face turned away

= fear-geese: (?:afraid of|scared of|terrified of|fear of|phobia of|hate|hates|attacked by|chased by|feud with|enemy of|enemies with|bitten by|war with|mugged by|robbed by|beef with|trust) (?:\w+ ){0,2}(?:geese|goose|swans?)|(?:geese|swans?) (?:terrify|scare|hate|are evil|are terrifying|frighten)(?: me)?
n your history with geese
sc I take a fear of geese seriously, they've teeth on their tongues.
sc Nobody who's looked a goose in the eye would call it unreasonable.
sp I'd stand between you and the goose, and then quite a bit behind you.
sp I'd hand my sandwich over at the first hiss and call it diplomacy.
si A goose looks at you as if it knew your address.
si Geese pick one person out of every crowd, and nobody knows by what.
qc How did this feud start?
qc Was there one particular goose, or is it the whole species?
qc Is it the hiss, the stare or the running with wings out?
qp What did you throw behind you while escaping?
qp Who watched it happen, and did anyone help?
qp Do you think it remembers you?
qi What are you calm about that has other people running?
qi Would you make peace if the goose went first?
qi How long a detour round a pond is acceptable?
m You tell it against yourself, that's a good kind of courage.
m Anyone who's fled from a goose and can laugh about it has her pride in the right place.
m I'd guess you're brave everywhere there's nothing with wings and a grudge.
m You've made a goose sound like a worthy opponent, I enjoy that.
f My sworn enemy in the animal kingdom is ...
f I ran, with no shame, from ...
f I'd make peace with geese if ...
o you walking briskly away from a pond, one goose in the background

= fear-birds: (?:afraid of|scared of|terrified of|fear of|phobia of|hate|hates|attacked by|chased by|feud with|enemy of|enemies with|bitten by|war with|mugged by|robbed by|beef with) (?:\w+ ){0,2}(?:seagulls?|gulls?|pigeons?|birds?|chickens?|hens?|roosters?|cockerels?|peacocks?|ducks?|ostrich(?:es)?|emus?|magpies?|crows?|parrots?)|(?:birds|pigeons|seagulls|gulls|chickens) (?:terrify|scare|hate|frighten)(?: me)?|ornithophob\w+
n you and birds
sc Being wary of birds makes sense, they're small dinosaurs with better planning.
sc I'm on your side about birds, nothing should be able to look at you sideways.
sp If a bird came near I'd wave my arms and make it so much worse.
sp One flap near my head and I'd give that bird the chips, the bag and the bench.
si A bird on a table looks at you as if you were in its seat.
si People with no fear of birds have never had an ice cream by the sea.
qc Which bird began it?
qc What's the bad part, the flapping, the beak or the eyes?
qc Is there any bird you'd make an exception for?
qp What's the largest thing you've hidden behind because of one?
qp What was the last food a bird took off you, or tried to?
qp Who has to walk first across a square full of pigeons?
qi What are you fearless about that has others running?
qi Would you like to be able to fly in spite of it?
qi From what distance does a bird become nice to look at?
m You say it with a smile, that makes a fear half as big.
m It takes pluck to eat outdoors when you feel that way about birds.
m I'd guess you're brave in all the places where nothing flaps.
m I like that you don't try to seem tougher than you are.
f The bird and I fell out over ...
f On a square full of pigeons I ...
f I'd hand over my chips to ...
o you shielding an ice cream with both arms on a windy seafront

= fear-heights: (?:afraid of|scared of|terrified of|fear of|phobia of|hate|hates|not good with|bad with|don'?t like) (?:\w+ )?heights|vertigo|acrophobi\w+|(?:terrified|afraid|scared) of ladders|heights (?:terrify|scare) me
n being scared of heights
sc A fear of heights is only respect for the ground, I can follow that.
sc I like people who say it straight: the ground's fine, thanks, no heights needed.
sp I'd hold the ladder, and somebody'd have to hold me.
sp I'd cross a glass floor on all fours, with great dignity.
si With heights the head says it's safe, and the knees ask for a second opinion.
si Fear of heights and a love of views live in the same people surprisingly often.
qc How high is too high, chair, ladder or balcony?
qc What was the view worth the shaking knees?
qc What's the trick, look at the horizon or at your shoes?
qp Who's had to talk you down from something?
qp Ferris wheel: closed eyes or commentary?
qp Which glass floor have you crossed with your eyes shut?
qi When did you go up anyway, and for whom?
qi What would get you up to the top after all?
qi Which fears do you not have at all?
m Going up with shaking knees is braver than going up without.
m You say it plainly instead of going pale in silence, I like that.
m I'd guess you're the one who's steady when things get difficult on the ground.
m You know your limit and can joke about it, that's a sound kind of balance.
f The highest I'll go is ...
f With my knees shaking I still climbed ...
f I'd go up a tower again for ...
o you holding on to a railing with both hands, splendid view behind, eyes on camera

= fear-odd: (?:irrational(?:ly)?|weird|strange|silly|biggest) (?:fear|phobia|scared|afraid)(?:s| of| is)?|(?:afraid of|scared of|terrified of|fear of|phobia of) (?:the dark|clowns?|sharks?|the ocean|deep water|open water|needles?|ghosts?|horror (?:films?|movies?)|phone calls|public speaking|balloons?|buttons|dolls?|escalators?|moss|fish|seaweed|sponges|moths?|wasps?|bees|bugs?|insects?|snakes?|mice|rats|cockroach(?:es)?|frogs?|thunder(?:storms?)?)|phobias?(?<!(?:no|any) phobias?)
n your fear
sc An odd fear is a sign of imagination, dull people fear only the sensible things.
sc I respect a fear that's really specific, it's been properly thought through.
sp I'd face that fear at your side, bravely, with one eye on the exit.
sp My courage lasts up to the first noise.
si A good fear always comes with a story, and there's often a cousin in it.
si The mind spends years on things that are quite unlikely, and none on the tax return.
qc How did that fear pick you?
qc What calms you down when it comes up?
qc Who laughs about it, and who understands?
qp What's the daftest thing you've done to get out of its way?
qp Have you ever had to explain it to an official?
qp Who in your circle has an even odder one?
qi What are you fearless about instead?
qi Which fear have you got rid of, and how?
qi What would you do if it were gone tomorrow?
m It takes openness to name what scares you, most people only show the trophies.
m I'd guess you're gentle with other people's fears, too.
m Laughing about your own fear takes a good deal of strength.
m I like that you let it be odd and don't tidy it away.
f My least sensible fear is ...
f I'd face it only for ...
f What doesn't scare me at all is ...
o you under a blanket on a sofa, one eye out, film light on your face

= allergic: allerg(?:ic|y|ies)(?! (?:specialist|season))|hay ?fever|coeliac|celiac|gluten[- ]free|lactose(?:[- ]intolerant| intolerance)?
n your allergy
sc Anyone with an allergy reads the back of every packet, that's patience I respect.
sc An allergy turns every dinner into detective work, you must be good at it.
sp I'd read the whole menu like a contract, with a magnifying glass if needed.
sp I'd ask the kitchen so many questions that they'd offer me a shift.
si With an allergy you learn who your friends are by who asks the waiter first.
si The thing you're allergic to is always what the whole table swears by.
qc What's the one thing you'd eat, stroke or smell if you could for a day?
qc Who's the person who always remembers it?
qc What's the best substitute you've found?
qp What would you happily sneeze for?
qp What's the least helpful advice you've had about it?
qp How long can you hold a sneeze in company?
qi What did you learn about people because of it?
qi Which place gets it so right you could relax?
qi What are you allergic to in people?
m You ask, check and still have a good evening, that takes grace.
m Taking care of yourself without making a fuss is a quiet skill.
m I'd guess you notice other people's needs quicker for it.
m It takes humour to live with it, and you seem to have it.
f If there were no allergies I'd first ...
f I'm allergic, in the wider sense, to ...
f I'd read every label for ...
o you with a huge bunch of flowers at arm's length, eyes watering, brave smile

= useless-talent: (?:useless|hidden|secret|weird|strange|unusual|odd|random|special|pointless|party) (?:talents?|skills?|tricks?|party tricks?)|party trick|(?:can|could) (?:wiggle my ears|whistle (?:loudly|with)|juggle|recite|say the alphabet backwards|solve a rubik|burp|lick my elbow|touch my nose|raise one eyebrow|fit my fist|name (?:all|every)|identify any|imitate|impersonat\w+|do (?:an? |the |a mean |impressions))|impressions?(?= of)|juggl(?:e|er|es|ing)(?! (?:work|jobs|kids|motherhood|a million|too much|life|career|two|three))|rubik'?s cube
n your talent
sc A talent nobody needs is done for pure joy, that's the noblest kind.
sc I'm deeply impressed by skills that have no use whatsoever.
sp My best talent is picking the slow queue, so yours wins by a mile.
sp I'd clap so hard you'd have to do it again, then ask for lessons.
si Nobody gets a useless talent by accident, there must have been one long boring summer.
si Such a talent gets shown at weddings, around eleven, and someone films it.
qc How did you find out that you could do it?
qc Who had to see it first?
qc How long did it take until you had it down?
qp When has it actually been useful, if ever?
qp What's the largest crowd that's seen it?
qp Who in your life begs you to stop?
qi What would you like to be able to do just as pointlessly?
qi Which talent of yours would go on your coat of arms?
qi What can you do well that nobody's ever asked about?
m You put patience into a thing that brings only joy, I find that wonderful.
m Someone who can do nonsense really well is generous with delight.
m I like that you list it before anything sensible.
m Mastering something without any need for it shows a free spirit.
f My most useless talent is ...
f I practised for weeks to be able to ...
f The one trick I show at weddings is ...
o you in the middle of doing it, out of focus, people cheering at the table

= world-record: (?:world|guinness|national) records?|record[- ]hold(?:er|ing)|(?:hold|held|broke|beat|set) (?:a|the) (?:\w+ )?record(?! player| deal)
n the record
sc A record's a record, I'd stand up and clap whatever it's for.
sc There's no such thing as a dull record, the odder the better.
sp The only record I could break is the one for looking for my keys.
sp I'd put it on my business card, on my doorbell and on the cake.
si Behind every record there's someone with a stopwatch and a very patient face.
si Somebody out there is training to take it off you at this very moment.
qc How did that record come about?
qc Who counted, and who held the stopwatch?
qc What did you do right after?
qp What would you go for next, if it could be as silly as you like?
qp Where's the certificate, above the bed or in the loo?
qp How long do you wait at a party before you mention it?
qi When did you know you'd done it?
qi What did practice look like, and who put up with it?
qi Would you defend it if someone broke it?
m It takes stamina to be the first at anything, however odd it is.
m You didn't leave it at "someone should try that", you went and did it.
m I like people who take nonsense seriously right to the end.
m Holding a record and joking about it, that's an excellent mix.
f The record I could break tomorrow is ...
f I'd train for a year to be the fastest at ...
f My personal best in ...
o you with the certificate held upside down, tired, delighted

= never-seen-film: never (?:seen|watched) (?:a |any |the |one |single |an? \w+ )*(?:star wars|harry potter|titanic|the lord of the rings|lord of the rings|lotr|friends|the office|game of thrones|breaking bad|the godfather|godfather|matrix|marvel|shrek|dirty dancing|pulp fiction|die hard|frozen|the lion king|lion king|twilight|star trek|back to the future|jurassic park|avatar|inception|love actually|the notebook|grease|home alone|\w+ films?|\w+ movies?)|(?:haven'?t|have not|still haven'?t) seen (?:star wars|harry potter|titanic|lord of the rings|the godfather|friends|game of thrones|\w+ films?)
n what you've never seen
sc Never having seen what the whole world's seen takes backbone.
sc I find it restful to meet someone who doesn't quote it.
sp I'd tell you how it ends by accident within four minutes.
sp I'd promise not to watch your face the whole time, and fail.
si Never having seen it, you've missed nothing or everything, depending who you ask.
si By now you'll know the whole plot from jokes alone.
qc Is it principle by now, or did it just never come up?
qc Who reacts worst when you admit it?
qc What do you watch instead, for the fifth time?
qp What do you think happens in it, in one sentence?
qp How good are you at nodding along when others quote it?
qp How many people have already said "we're watching that tonight"?
qi Which film did you love that nobody else has seen?
qi What would have to happen for you to watch it?
qi What do you know by heart instead?
m You don't watch a thing just because everyone has, I like that independence.
m Admitting it takes courage, the outcry's always the same.
m I like people who have their own list.
m You've stayed calm through years of outrage, that's strength of character.
f The film I've never seen, and act as if, is ...
f I could quote in my sleep ...
f I refuse to watch ...
o you asleep on the sofa in the light of a film everyone else is watching

= locked-in: (?:been |got |was |accidentally |getting |get |once )?(?:locked|shut|stuck|trapped) (?:in(?:side)?|out(?: of)?|on|overnight) (?:\w+ ){0,3}(?:library|museums?|lifts?|elevators?|toilets?|loo|bathrooms?|shops?|stores?|supermarket|church|castle|school|office|garden|balcony|roof|car|train|airport|ikea|zoo|flat|house|apartment|cemetery|park|cellar|basement|mountain|chairlift|cable car|ferris wheel|roller ?coaster|island|snow)|locked myself (?:in|out)(?: of \w+ \w+)?|locked in overnight
n getting stuck like that
sc Getting stuck like that is only bad until it becomes the best story you have.
sc Anyone who keeps calm when stuck has my respect, I'd be hammering on the walls.
sp I'd have knocked, sung and eaten all supplies within ten minutes.
sp I'd have sent farewell letters after a quarter of an hour.
si The silence after the key turns must be quite something.
si You get to know a person, above all yourself, on the wrong side of a lock.
qc How did you get out again?
qc What was your first thought when you noticed?
qc How long did it last, and how long did it feel?
qp What did you have with you, and what would you've given for a snack?
qp What did the person who let you out say?
qp What did you do in there to pass the time?
qi Was there a moment when you started to like it?
qi Who did you call first, and what does that say?
qi Where would you like to be locked in on purpose for a night?
m You've made a good story out of a bad hour, that's a real gift.
m Keeping your nerve when the door won't open is useful in a great many places.
m I like that you tell it with a laugh and not as a disaster.
m You're exactly who I'd pick to be stuck in a lift with, you know how it's done.
f I'd be happily locked overnight in a ...
f I was once stuck in ...
f With me in a lift you'd have ...
o you behind a glass door pulling a face of despair, sign says closed

= odd-story: (?:long|funny|weird|strange|true|crazy|odd) story(?! (?:short|books?|time))|ask me (?:about the time|about that time|how i (?:ended|got|met|once|lost)|why i(?:'m| am) (?:banned|not allowed))|claim to fame|(?:i )?once (?:met|sat next to|got lost|fell (?:into|off|asleep)|shook hands|accidentally|ate|spent a night|missed|stole|ran into|crashed|drove|appeared|was on tv|got chased|got mistaken)|(?:was|been) (?:on (?:tv|television|the news|the radio)|an extra in|in a (?:music video|commercial|film|movie))|banned from
n that story
sc A sentence like that one can't be left standing there alone.
sc I like people who put the story in the profile and leave out the ending.
sp I'd have told that story to strangers on trains by now, with extra fire.
sp That story's had three readings and I still don't know what to ask first.
si A story like that gets told for the first time at a kitchen table, quite late.
si There's always someone in such a story who saw it coming.
qc How on earth did that happen?
qc Who else was there, and would they tell it the same way?
qc What happened right after?
qp Which part do you leave out when parents are listening?
qp How much longer does the story get with each telling?
qp Whose idea was it, really?
qi When did you know that it'd be a story one day?
qi What did you learn from it, if anything?
qi Would you do it again?
m You're someone things happen to, because you say yes. I like that.
m Telling it in one line takes timing, most people need a slide show.
m I like that you put the odd thing first and not the sensible one.
m It shows humour to let people meet you by your strangest hour.
f The story I tell too often begins in ...
f You'd have to ask my friends about the night ...
f It all started with one wrong ...
o you mid-story at a table, arms wide, friends already laughing at the part to come

= won-something: won (?:a |an |the |my |first |second |third |several |two |some |\d )?(?:[\w'-]+ ){0,4}(?:competitions?|contests?|medals?|prizes?|awards?|trophy|trophies|tournaments?|championships?|race|quiz|cup|bake[- ]?off|lottery|raffle|spelling bee|place)|(?:gold|silver|bronze) medal(?:s|list|ist)?|medal(?:s|l?ist)|champion(?:s|ships?)?(?! league)|(?:first|second|third|1st|2nd|3rd) (?:place|prize)|trophy|trophies
n what you won
sc I'm in favour of prizes being mentioned early and often.
sc Nobody wins anything by accident, somebody got up early for that.
sp The only thing I've a chance of winning is third place out of three.
sp I'd wear the medal to the supermarket, and look surprised when asked.
si The winner's photo always shows someone who doesn't believe it yet.
si Winning lasts a minute, the story of it gets better each year.
qc What was the moment you knew you had it?
qc Where's the prize now?
qc Who did you tell first?
qp Did anyone cry, and was it you?
qp How long was it on the kitchen table before it went in a drawer?
qp Was there a speech, and was it any good?
qi What did nobody see of the work before it?
qi Who did you beat that you'd still like to thank?
qi What would you like to win at next?
m Behind that there's practice nobody clapped for, I see that.
m You kept going until it counted, that says a lot about your will.
m I like that you say it plainly and don't shrink it to luck.
m It takes nerve to go in at all, and you went all the way.
f The only trophy I've ever held was for ...
f I came last with honour in ...
f I'd get up at five to win ...
o you with the trophy as a flower vase, casual face

= sober: (?<!stone[- ])sober(?:ly)?(?! (?:up|as a judge))|(?:don'?t|doesn'?t|do not|never) drink(?! (?:coffee|tea|and drive|water|milk|soda|enough|pop|juice))(?: alcohol)?(?=$|[,.;!)]| alcohol| but| and| much| or| at)|non[- ]drinker|tee ?total(?:er|ler)?|alcohol[- ]free|sober[- ]curious|gave up (?:drinking|alcohol)|quit drinking
n not drinking
sc Not drinking means you remember the whole evening, I'd call that good value.
sc I respect a clear head, above all at weddings.
sp I'd order the same, stay sober and finally have to be funny unaided.
sp I'd be glad, somebody has to remember where we'd left the bikes.
si At eleven a sober person sees the evening like a nature film.
si You get the true version of people's stories, and they tell it you three times.
qc What's in your glass on a good evening?
qc Which place makes something good without alcohol?
qc What's an evening that doesn't need anything but company?
qp Who do you always end up driving home?
qp What's the daftest thing said to you over a glass of lemonade?
qp At what hour do the others become hard to follow?
qi What have you noticed at parties that nobody else saw?
qi What gives you that lightness others look for in a glass?
qi What do you do with a Sunday morning with a clear head?
m Knowing what does you good and sticking to it takes strength, I admire that.
m Holding a line when everyone's filling your glass, that's character.
m You don't need anything to be good company, I think that's impressive.
m It's a quiet sort of self-respect, and I like it.
f With a glass of something without alcohol I'd toast ...
f My favourite evening with a clear head was ...
f On Sunday mornings I'm already ...
o you raising a very fancy glass of juice, little umbrella included

= dream-shop: (?:dream\w*|plan\w*|hop(?:e|es|ing)|want(?:s|ing)?|would love|'d love|one day|someday|eventually|wish\w*) (?:[\w'’]+,? ){0,5}(?:open(?:ing)?|own(?:ing)?|run(?:ning)?|having|have) (?:[\w'’]+ ){0,3}(?:book ?(?:shop|store)|caf[eé]|coffee ?(?:shop|place|bar)|bakery|restaurant|bar|pub|b&b|bed and breakfast|guest ?house|hostel|plant ?shop|flower ?shop|record ?shop|tea ?(?:room|shop|house)|cheese ?shop|gallery|little shop|small shop|shop)|(?:open(?:ing)?) (?:a|my own|my|the) (?:\w+ ){0,2}(?:book ?(?:shop|store)|caf[eé]|coffee ?(?:shop|place|bar)|bakery|restaurant|bar|pub|b&b|bed and breakfast|guest ?house|hostel|plant ?shop|flower ?shop|record ?shop|tea ?(?:room|shop|house)|cheese ?shop|gallery|little shop|small shop|shop)|my own (?:book ?(?:shop|store)|caf[eé]|coffee ?(?:shop|place|bar)|bakery|restaurant|bar|pub|b&b|bed and breakfast|guest ?house|hostel|plant ?shop|flower ?shop|record ?shop|tea ?(?:room|shop|house)|cheese ?shop|gallery|little shop|small shop|shop)(?: one day| someday)
n the place you'd like to open
sc A place of your own to open one day is a good dream, it comes with a key.
sc I like a dream with opening hours.
sp I'd be your worst customer, there for six hours with one coffee.
sp I'd help paint it and be let go by the first corner.
si Everyone who dreams of a place already knows where the chair by the window goes.
si The name of the place comes first, years before the money does.
qc What would your place be called?
qc What would someone notice first when they come in?
qc What wouldn't be for sale, no matter how nicely they ask?
qp Which customer would have a regular spot?
qp What would be the one house rule?
qp Who'd be in charge, you or the cat in the window?
qi Which place did you get the idea from?
qi What music would be on, at what hour of the day?
qi What would people take home from there, apart from what they paid for?
m A dream with a door and chairs in it takes heart and some nerve.
m You want a place where others feel good, I think that says something about you.
m It takes courage to say such a wish out loud, that's the first brick.
m I'd guess you'd remember what everybody takes in their coffee.
f My place would be called ...
f The house rule on the door would read ...
f I'd be a regular at any place that ...
o you in front of an empty shop window, hands to the glass, looking in

= dream-sea: (?:dream\w*|plan\w*|hop(?:e|es|ing)|want(?:s|ing)?|would love|'d love|one day|someday|eventually|wish\w*):? (?:[\w'’]+,? ){0,5}(?:liv(?:e|ing)|mov(?:e|ing)|hous(?:e|es)|cottage|home|retir(?:e|ing)|cabin|place|life|hut) (?:\w+ ){0,2}(?:by|near|next to|beside|on|close to|at|to|in) (?:the |a )?(?:sea(?:side)?|ocean|beach|coast|water|lake|woods|forest|mountains|country(?:side)?|farm)|(?:dream\w*|plan\w*|hop(?:e|es|ing)|want(?:s|ing)?|would love|'d love|one day|someday|eventually|wish\w*) (?:[\w'’]+ ){0,5}(?:house|cabin|cottage|farm) with (?:a |an )?(?:\w+ )?(?:garden|chickens|goats|porch|orchard|view|donkeys?)|dream (?:house|home|cottage)|little (?:house|cottage|cabin) (?:by|in|on|near) the (?:sea|woods|forest|coast|mountains|country(?:side)?)
n the house you dream of
sc A house in a good place, and time to look out of it, that's a dream I understand.
sc I like a wish with a window in it.
sp I'd move out there for the peace and be lonely for a kebab by Tuesday.
sp I'd do everything right with the house, and then fear the noises at night.
si Dream houses always have one bench outside, and it's always evening there.
si Someone who wants to look far every day has usually looked at walls for long enough.
qc What do you see out of the window?
qc What happens in the mornings there?
qc Which room gets the good light?
qp How many animals move in, and who feeds them?
qp What would you miss first from town?
qp What's the first thing you'd break, fixing it up?
qi Where does the picture come from, a holiday, a book, a grandmother?
qi Who'd be allowed to come without ringing first?
qi What sound would you want to wake up to?
m You know what you'd want a quiet day to look like, most people don't.
m Wishing for less noise and more sky shows a clear mind.
m A dream with mornings in it is one you could actually live, I like that.
m I'd guess it would always have a spare bed and soup.
f From my kitchen window I'd see ...
f Out there I'd finally learn to ...
f I'd miss from town only ...
o you on a bench outside a small house, mug in hand, looking out of the picture

= beginner: (?:learning|learnt|learned|started|starting|trying|attempting|teaching myself|want(?:ing)?) (?:how )?to (?:learn to )?(?:sail|surf|knit|sew|paint|draw|cook|bake|swim|ski|skate(?:board)?|drive|ride(?: a \w+)?|code|dance|juggle|fly|dive|weld|garden|crochet|sing|play (?:the )?\w+)|(?:learning|taking up|just started|recently started|new to|picked up) (?:sailing|surfing|knitting|sewing|painting|drawing|pottery|ceramics|crochet|climbing|boxing|chess|coding|skateboarding|woodwork\w*|(?:the |to play )?(?:guitar|piano|violin|ukulele|drums|cello|banjo|accordion|saxophone|harp))|(?:complete |total |absolute |proud |enthusiastic |terrible )?(?:beginners?|newbie|novice)(?! (?:friendly|mistakes?))|learning (?:something new|new (?:things|skills?))|(?:my )?(?:new|latest) (?:hobby|skill)
n learning something new
sc Being a beginner on purpose is brave, it's so much nicer to be good at things.
sc I like people who are bad at something and go again on Thursday.
sp I'd be the beginner with the full gear and no idea.
sp In a beginners' class I'd give up at the warm-up, with a good excuse ready.
si Beginners have the one thing experts would pay for, the first time it works.
si The teacher says "nearly", and a beginner lives off that for a week.
qc What made you start?
qc What do you find harder than it looked?
qc When did it first work, even for a second?
qp What's gone wrong most impressively?
qp Who's allowed to watch you practise, and who isn't?
qp What did you buy for it, long before you needed it?
qi What do you want to be able to do in a year?
qi What's it like to be the newest in the room on purpose?
qi What did you learn about yourself that had nothing to do with it?
m Starting something new and being bad at it takes more courage than being good.
m You didn't stop at liking the idea, you turned up. That's most of it.
m I like that you let yourself be a beginner, it keeps the mind awake.
m Someone who learns because she wants to is good company, I'm sure.
f I'm currently very bad at ...
f I bought the full gear for ...
f In a year I want to be able to ...
o you doing it wrong, tongue out, obviously happy
`;
