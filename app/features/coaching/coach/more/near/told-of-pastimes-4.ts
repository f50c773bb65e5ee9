/** Told of pastimes, travel and food, part 4. Form: near-entries.ts. */
export const NEAR_TOLD_OF_PASTIMES_4 = `
=on a train through the mountains, can't stop looking out / crossing scotland by rail today, sheep and mist / the view from this train window is silly
c Forget the book and look out, you won't get that train window again.
p Against a view like that the book in your lap hasn't got a chance.
i Looking out of a train, you get thoughts that never come at a desk.
b What's going past right now?
=swam in a waterfall in bali this morning / floating in the dead sea like a cork / jumped off a boat into turquoise water today
c Water like that is worth every hour of the journey there.
p I'd need to be fished out at dusk with a net and a promise of dinner.
i In that water nothing at all was required of you, and it's rarer than it sounds.
b How was it when you got in?
=saw the northern lights and cried / the aurora came out on our last night / whole sky went green and we just stood there
c Standing under a sky like that is something few people get, I'm so glad for you.
p Next to the aurora, fireworks should hang their heads and retire.
i Everyone under those lights must have gone quiet at the same moment, I find it lovely to picture.
b How long did the sky keep it up?
=standing in front of the taj mahal, speechless / finally saw the pyramids / i've wanted to see petra since i was eight and i'm here
c You waited so long to see it, I'm really happy you're standing there.
p Centuries old and still in better shape than most of us.
i The picture you carried all that time finally gets to meet the real thing.
b Is it how you imagined?
=the famous place was a disappointment, crowds and selfie sticks / mona lisa is tiny and everyone's shoving / waited 3 hours to see nothing
c Being disappointed by something everybody raved about is a lonely sort of cross.
p At famous places the gift shop is usually the real monument.
i Crowds do odd things to a place, and often the best bit is two streets away.
b What was better than expected instead?
=eating dumplings in a tiny alley in taipei / night market in chiang mai, trying everything / eating grilled fish on a plastic chair by the sea
c Eating outdoors on a plastic chair is perfect, I'd trade any restaurant for it.
p Trying things by pointing is the only language I'd trust myself in.
i Eating is at its truest where the locals are in a hurry.
b Which stall won you over?
=got a tummy bug in india and lived on toast / altitude sickness in peru, my head / sunstroke on day one of the holiday
c Being sick on holiday is grim, I hope you're through the worst.
p Plain toast becomes a close friend on a holiday like that.
i Strangers who bring you water on a sick day abroad are worth remembering.
b Are you on your feet again?
=lost my passport in rome / left my phone in a taxi in cairo / my card got swallowed by a machine abroad
c Losing the one thing you can't do without abroad is a horrible jolt, I feel for you.
p Phones, cards and passports always bolt for freedom on the most distant corner.
i After a loss abroad comes a helpless half hour, and then somebody very kind with a desk.
b Did you get it sorted?
=met a lovely old couple on the train who fed me / a stranger in georgia invited me for dinner with his whole family / an old lady in portugal gave me figs over the wall
c I'm so glad you met people like that, they make a whole country feel warm.
p Grandmothers of the world are clearly in league to keep you fed.
i You'll never see them again perhaps, and you'll go on telling about them forever.
b What do you remember of their faces?
=travelled with my best friend and we fought the whole time / my sister and i need separate rooms forever / group trip with eight people, never again
c A trip shows you who wakes early, who sulks and who hides the snacks.
p Breakfasting apart has saved many a friendship.
i Nothing tests affection like one small room with all your habits and no exit.
b What was the fight about?
=girls trip to prague this weekend, god help us / hen party in lisbon, matching sashes / mother daughter trip to vienna, she's faster than me
c A trip with people you love and no one to look after is worth saving up for.
p Any city expecting a trip like yours should lay in more wine.
i On a trip together you meet sides of each other that never come out at home.
b What's the plan for tonight?
=took my mum on her first flight, she held my hand / showed my parents around the city i live in / my dad saw the sea for the first time with me
c You gave your parents a first, and I bet they talk about it for years.
p Mums and dads photograph every single step, and it's a fair price.
i For a day you're the one showing your parents things, and everyone feels how time has turned.
b What did they love most?
=travelling with two kids is not a holiday / toddler threw up on the ferry / the kids fought from munich to verona
c Well done for getting small kids anywhere at all, rest when you're home.
p Crumbs from travelling with kids get found by archaeologists.
i Kids won't remember the museum, but they'll remember how you all laughed on the way.
b What was the sweetest moment in the chaos?
=i've been to 41 countries and i'm not done / my scratch map is getting full / i only feel awake when i'm somewhere new
c I admire how curious you are about new countries, don't ever be done.
p In any new country my first question would be about lunch.
i All those countries must add up to a person who doesn't quite fit in just one.
b Which one would you return to tomorrow?
=i've never been on a plane, 37 years old / never left my country but i will / never saw the sea until last year
c Having so many countries and seas left only means the best firsts are still waiting.
p The planes have waited this long and have kept their prices high in protest.
i Seeing things for the first time gets rarer as we go, and you've kept a whole pile.
b Where would you like to go first?
=i want to see japan in spring one day / dreaming about patagonia since i was a girl / top of my list is the trans siberian railway
c A trip you've wanted that long deserves a date and not just a dream.
p My vote goes to the top of your list, before boring people advise against it.
i The places we dream of seeing say plenty about what we long for.
b What draws you there?
=ended up in a wedding in a village, they dressed me / got adopted by a family at a festival in rajasthan / danced at a stranger's party in bogota till sunrise
c You got pulled right into a stranger's party, no guidebook could have arranged it.
p A family that wants you dressed and dancing is a force no traveller can resist.
i For one night you belong to a family whose names you can't quite pronounce.
b What did they put you in?
=trying to speak italian here and everyone laughs / ordered horse by accident with my bad french / my spanish got me a haircut i didn't ask for
c Speaking with a bad accent to real people is how a language becomes yours.
p One wrong vowel and whatever you ordered turns into a surprise.
i People laugh and go soft the moment you try to speak like them, it's a kind of gift.
b What did you think you were asking for?
=living out of a backpack since march / quit my job, i'm travelling till the money goes / a year off, southeast asia, no return ticket
c Quitting everything to travel takes nerve, and I think you'll never regret it.
p Somebody at your old job is staring at your stapler and dreaming.
i With a backpack for a home you must sometimes wake and ask which place it is.
b What made you finally go?
=back after a year of travelling and everyone talks about mortgages / came home and nothing fits / reverse culture shock, i can't pick a yoghurt
c Give yourself time, coming home after travelling can be harder than leaving ever was.
p Even the yoghurt aisle is a shock for anyone who's been free that long.
i Home stayed the same shape and you didn't, no wonder nothing fits.
b What do you keep thinking of?
=i miss the year i lived in seville / every autumn i get homesick for a city i left / i lived in tokyo once and part of me never came back
c Missing a place where you were happy is a love that stays for years.
p Part of you is still on a terrace there, refusing to pay the bill.
i We don't only miss the city but also the person we were in it.
b What was an ordinary day there like?
=couchsurfed with an opera singer / stayed on a houseboat on a canal / slept in a monastery and woke up with bells
c Sleeping somewhere odd and wonderful is better than any five star lobby.
p Sleeping there I'd snore in a most unholy way and be asked to leave.
i Staying under a strange roof shows you a life you might have had.
b Who or what woke you there?
=my gps took me down a goat track / missed the last ferry and slept on the pier / went to the wrong airport, two hours away
c Travel going that wrong is awful at the time and gold in the telling.
p The GPS, the ferry and the airport will maintain that it's you who moved.
i The best stories start with a wrong turn or a missed ferry.
b How did you get out of that one?
=got a tattoo on holiday, my mum doesn't know / cut my own fringe in a hostel in lima / bought a carpet in morocco that doesn't fit my flat
c A holiday decision with a bit of madness in it is worth having.
p Mums, mirrors and flats will simply have to get used to it.
i On holiday we do the things our Monday self wouldn't sign for.
b Do you still stand by it?
=i bought 14 fridge magnets / my suitcase came home with olive oil and a ceramic goat / i always buy earrings from every country
c A suitcase of small odd treasures is how a trip keeps living at your place.
p Nobody has ever regretted a fridge magnet, a goat or a pair of earrings.
i Years later you pick one up and a whole country comes back with it.
b Which treasure would you never part with?
=sunset from the fort tonight, whole town on the wall / watched the sun go down over the sea with a beer / caught the best sunset from the bus window
c Stopping for a sunset is never time lost, I'm happy you caught it.
p The sun goes down every single evening and still we all come out to check.
i People fall silent for a sunset as if somebody had asked them to.
b What colours did you get?
=camped on the hill to count shooting stars / lay on the roof and watched the perseids / 9 shooting stars last night, wished the same thing every time
c Lying under a proper sky and counting what falls is time very well spent.
p Wishing for the same thing each time is only good accounting.
i Looking up that long, a person starts to feel small in a good way.
b What did you see up there?
=lunar eclipse tonight, we're all on the balcony / full moon and i can't sleep / we drove two hours for the solar eclipse and it clouded over
c You lost sleep for a look at the sky, and I'd have come along.
p Clouds always buy their tickets early for the big nights.
i The same moon is over everyone you've ever missed, I like that about it.
b Where were you watching from?
=snowed in, roads closed, eating beans / slipped on the ice outside my door, so graceful / minus 22 here, my eyelashes froze
c Ice and snow like that make just leaving the house an achievement.
p On snow and ice, walking like a penguin is the only dignified style.
i When everything is frozen people slow down and look after the neighbour, it's an old instinct.
b How do you stay warm there?
=i love autumn, jumpers and fog and soup / first leaves falling and i'm so ready / crunching through leaves like a seven year old
c Autumn people have it right, everything good seems to need a jumper.
p Kicking through a pile of leaves should never be outgrown.
i Nothing else makes leaving look so lovely as trees in their last weeks.
b What's your favourite autumn thing?
=spring finally, i ate lunch outside / first warm day and everyone's in the park / there's light after work again and i feel alive
c The first day warm enough to sit out is like being let out of school.
p By noon the entire city has decided it owns no coat.
i Light does something to people that no amount of advice could do.
b How are you making the most of it?
=38 degrees and no fan / heatwave, i'm lying on the kitchen tiles / can't sleep, it's 30 at midnight
c A heatwave you can't get away from wears everyone out, I hope for a breeze tonight.
p In a heatwave the kitchen floor is the finest room in the house.
i Whole towns live past midnight in heat like that, and they talk more too.
b How are you keeping cool?
=rained every day this week, i'm growing moss / monsoon has started, the whole street is a river / the rain on my tin roof is the best sound
c Rain without end is a mood of its own, it's good with tea and bad with shoes.
p With this rain even ducks have started asking whether the flat's free.
i A rainy day puts a soft border round things and nobody expects much of you.
b What do you do on a day like this?
=dark at 4 and i hate it / winter always gets me down, it's so grey / haven't seen the sun in two weeks
c Weeks with no light are properly hard on a person, be soft with yourself.
p Lamps, soup and a blanket are my entire winter government.
i In the darkest months people light candles everywhere, so we've always needed it.
b What gets you through until spring?
=lighting the diyas tonight, whole house smells of ghee / happy diwali, we've made a huge rangoli / first diwali away from home and i lit one candle
c A night of small lights against the dark is a feast I find deeply lovely, happy Diwali.
p Sweets for breakfast are surely written in the rules.
i One little flame on a windowsill can hold a whole family, however far away they are.
b What's Diwali like where you are?
=diwali cleaning is destroying me, three cupboards left / frying chaklis since morning, my hair smells / i've made 80 laddoos with my mother
c All that scrubbing and frying, I hope somebody hands you the first sweet.
p Dust behind that cupboard had been hoping to celebrate too.
i Years from now it's those kitchen hours with the family you'll long for.
b Which job always lands on you?
=the fireworks have been going all night, my dog is under the bed / diwali crackers all evening and my puppy is shaking / bonfire night and my cat won't come out
c Fireworks are so hard on small animals, I hope it all calms down soon.
p Under the bed a strongly worded complaint about crackers is being drafted.
i One creature's fireworks are another's end of the world, literally a metre apart.
b How is the poor thing doing?
=eid mubarak, i've eaten so much / eid prayers this morning and then visiting nine houses / new dress, henna, and my auntie's biryani
c Eid with family, new clothes and far too much food sounds perfect, Eid Mubarak.
p By the last house even saying no thank you needs a nap.
i Going from door to door on one day ties a family back together for a year.
b Which house has the best food?
=fasting this month, the last hour before iftar is so long / ramadan day 12 and i'm sleepy but happy / woke up for suhoor and burnt the toast
c Keeping the fast day after day takes quiet strength, and I admire it.
p In the last hour every clock in the house slows down on purpose.
i That first date and sip of water must taste like nothing else all year.
b What do you break your fast with?
=!first eid without my family, i cooked for one / no one here knows it's a holiday for me, i worked all day / celebrating nowruz alone in a studio flat
c Keeping your feast alone in a place that doesn't notice it is hard, I wish you joy.
p Your own table may be small tonight, but I'm raising a glass of tea to it.
i A holiday carried far from home gets lit by memory more than by company.
b What would today look like at home?
=we put the christmas tree up in november, no shame / decorating the tree with carols on and a glass of wine / untangling fairy lights for an hour
c Put them up as early as you like, dark evenings need the lights.
p Lights tie themselves in knots in the box, it's how they spend the summer.
i Each bauble has a year in it, and you take them out like old postcards.
b What's on top of your tree?
=christmas with my whole family, 23 people and one bathroom / my uncle and my aunt argue every christmas / full house for the holidays, i'm hiding in the pantry
c A full house at Christmas is love, noise and a queue for the bathroom.
p Hiding in the pantry with the biscuits would be my plan by noon.
i Everyone falls back into the child they were the minute they walk in.
b Who starts the trouble?
=!i hate christmas, all that pressure / christmas is a sad time for me since my parents split / not doing the holidays this year, i'm staying in
c Nobody owes Christmas any cheer, so do the days in whichever way is kindest to you.
p A quiet Christmas with soup, blankets and no tinsel has my vote.
i The loudest holidays are the hardest when your own story doesn't match the songs.
b What would make it gentler?
=bought all my presents on the 24th again / finished my christmas shopping in october, smug / wrapping gifts and i've run out of tape
c Getting gifts done at any date is an act of love, the last day included.
p Anything wrapped by me would be mostly tape holding on to hope.
i The best present nearly always began with someone listening months ago.
b Who was the hardest to find something for?
=!first christmas without my dad / the chair is empty at the table this year / my mum always made the pudding and now i have to
c An empty place at that table hurts in a way nothing fills, I'm so sorry.
p I hope somebody passes you the good blanket and lets the evening be what it is.
i Making what they made keeps a little of them at the table with you.
b What was the thing they always did?
=christmas on the beach in 35 degrees, prawns and a hat / simbang gabi before dawn, so sleepy / jollof and chicken and the whole village for christmas
c Christmas your own way, heat and village and all, beats the one on the cards.
p Father Christmas should be issued shorts for half the planet.
i The same day looks so different round the world, and it feels like home in each.
b When does it start to feel like Christmas over there?
=holi today, i'm pink behind my ears / got drenched in colours by the kids next door / threw gulal at my boss, best day
c Happy Holi, I hope not one clean patch of you was left.
p Those colours will be telling people about today for two weeks.
i With paint on every face nobody can tell who's who, and perhaps it's the point.
b Who got you first?
=new year's eve in my pyjamas and i loved it / fireworks from the roof at midnight, kissed no one / asleep by ten on the 31st
c Seeing the year in exactly how you like, pyjamas or rooftop, is the right start.
p Midnight happens with or without shoes on.
i For one minute the whole world holds its breath, even those asleep.
b What do you want from this year?
=jumped seven waves at midnight for luck / ate twelve grapes and nearly choked / we throw water out of the window at new year, don't ask
c Small mad customs for luck are the best part of any new year.
p With my coordination I'd end up with the luck and a bruise.
i Someone's great grandmother did it once, and the year was good, so here we all are.
b Which custom does your family swear by?
=it's lunar new year and i've been given red envelopes at 34 / reunion dinner tonight, grandma made the fish / dragon dance in the street, drums all day
c Happy new year, I hope the table was loud and the food never ended.
p Being married off over the fish course is sadly part of the menu.
i Whole trains and planes full of people heading for one dinner, I find it moving.
b What's the dish you wait all year for?
=halloween is my christmas, i've planned my costume since june / went as a ghost and nobody recognised me / made fangs for my nephew out of foam
c I respect the effort, a costume should never be an afterthought.
p My costume would be a sheet with two holes, neither near my eyes.
i Halloween lets people be strange for a night, and you see what they choose.
b What did you dress up as?
=ran out of candy by 7, turned off the lights and hid / 140 kids came to our door trick or treating / carved pumpkins and one looks like my uncle
c A street full of tiny monsters ringing at your door is a happy sort of siege.
p Small vampires drive a very hard bargain on the doorstep.
i For one evening everyone opens the door to strangers, we could do it more often.
b What was the best costume?
=hosting thanksgiving, the turkey is still frozen / friendsgiving with people from nine countries / drove 8 hours for my mother's stuffing
c Going to such lengths for one dinner together is what Thanksgiving is about.
p Leftover turkey and stuffing are secretly what everybody drove there for.
i Thanksgiving is the rare feast where the whole idea is just to sit down and be glad.
b What's the one dish that has to be there?
=pongal today, the pot boiled over so it's lucky / making kolam at dawn with my grandmother / onam sadya with 24 dishes on a banana leaf
c Happy harvest, may the good luck spill over all year.
p Any day that starts at dawn and ends in many dishes suits me perfectly.
i Thanking the sun, the rice and the cows from dawn on, few feasts get it so right.
b What did you eat first?
=carnival in my town, drums for five days / went to carnival in trinidad and danced 14 hours / fasnacht, we get up at 4 for the lanterns
c Days of drums and costumes in the streets sounds like living at full size.
p My costume would fall apart by noon and I'd claim it was the theme.
i The world gets turned upside down for a few days, and then somebody sweeps up.
b What did you wear?
=st patrick's day and everyone's suddenly irish / i'm actually from cork so today is exhausting / green beer in chicago, i feel ill
c Having the whole world turn Irish for a day must be funny and exhausting.
p Every shamrock hat and green beer is already regretting its choices.
i Few countries are small enough and loved enough to turn the whole world green.
b How do you really spend it?
=hanukkah candles and my niece singing off key / making latkes, the kitchen is a fog / first seder i've hosted, my brisket held up
c Candles, family and something fried or simmered for hours is a feast after my heart.
p Smoke in the kitchen counts as tradition too.
i The same words said at so many tables for so long, and tonight at yours.
b Who was round the table?
=easter egg hunt and i still want to win at 30 / dyed eggs with onion skins like my grandma / hid eggs all over the garden and can't find half of them
c No mercy is the correct attitude, the eggs knew what they were in for.
p Adults are only tall children with car keys on such a day.
i Some child watching you today will be hiding eggs for somebody else one day.
b Who hid the eggs?
=st lucia procession this morning, kids with candles / midsummer in sweden, we danced like frogs / walpurgis bonfire with the whole village
c Bonfires, candles or dancing, northern feasts know how to treat light.
p Any feast with candles, frogs or a bonfire has my vote.
i When winters are that long, the light gets the celebration it deserves.
b Which part do you love best?
=durga puja has taken over the city, i'm hopping from pandal to pandal / dandiya all night, my legs are finished / ganpati visarjan today, everyone's crying and dancing
c Nights when the whole city is out praying, dancing and eating are what memory is for.
p My legs would hand in their notice somewhere around the third drum.
i Welcoming a goddess or god as a guest and then having to say goodbye is so tender.
b How many nights did you last?
=dia de los muertos, we made the altar for my abuela / visited the graves with flowers and food for all saints / qingming, swept my grandfather's tomb
c I find it so kind, bringing flowers and food to the ones who've gone.
p The stories told at a grave get better every year, I'm sure.
i A day when the dead are simply visited again like family, I find it comforting.
b What did you bring for them?
=rakhi today, my brother sent money instead of himself / tied rakhi over video call / raksha bandhan and all my cousins are home
c A thread across whatever distance says what brothers and sisters rarely do.
p Brothers pay late and call it tradition.
i So little string can carry a childhood of fights and someone always on your side.
b What was he like as a boy?
=valentine's day alone with a pizza and it was great / my friends and i do galentine's every year / bought myself tulips on the 14th
c Treating yourself and your friends well on that day is the best use of it.
p Pizza and good friends have never once forgotten a date.
i Most of the love in a life has nothing to do with roses, and here it got its evening.
b What was the loveliest bit of it?
=my town had its wine festival, i sang with the mayor / village fete, i won a ham / local strawberry fair, tractors and brass bands
c Small town feasts are underrated, I'd take one over any gala.
p Any prize won at a fete should be carried through the streets.
i Everybody there has known everybody's grandmother, and it shows in the dancing.
b What's the town famous for?
=national day, flags and picnics and too many speeches / independence day fireworks over the river / fourth of july, hot dogs and mosquitoes
c Picnics and fireworks with your neighbours are the good side of any flag.
p Speeches ought to be timed by the sausages.
i On such days you notice how many ways there are to belong to one place.
b How do you usually spend the day?
=my name day today, everyone brings me cake / we celebrate orthodox christmas in january so i get two / got gifts on st nicholas in my shoes, at 29
c An extra day of cake and gifts in your year is a privilege, enjoy every crumb.
p Double feasts for the price of one calendar, and I'm green with envy about the cake.
i Gifts on a second date must make the whole year feel a bit more generous.
b What's the custom you'd never give up?
=songkran, i got soaked by a grandmother with a bucket / water fights all over the street for thingyan / the whole city has wet clothes and big grins
c Everybody soaked and laughing, more new years should begin like it.
p Grandmothers take no prisoners when you hand them a bucket.
i Washing off the old year in public with strangers, it's almost poetry.
b How long did you stay dry?
=mid autumn festival, mooncakes and lanterns with my nephews / lantern festival tonight, i let one go / tanabata, i tied a wish on the bamboo
c A night of lanterns and wishes is quiet and lovely, I hope yours comes true.
p Given a lantern and a wish I'd panic and ask for dumplings.
i You write it down, let it go, and the wish becomes the sky's job.
b What's your favourite part of the night?
=packing up the christmas decorations and feeling flat / the tree's gone and the room looks so empty / january blues, everyone's on salads
c The days after a feast are always a bit hollow, give yourself time to come down.
p Glitter and tree needles will be turning up in July.
i January is a room with the furniture moved out, odd at first and then full of light.
b What are you looking forward to now?
=i love winter, i'm a snow and candles person / give me rain and jumpers over beaches any day / summer isn't for me, i'm happiest in november
c You and the cold can keep each other, I'd bring the candles.
p Somebody's got to keep the candle makers in business.
i Winter asks you to stay in and be close, I think it suits the deeper sort of person.
b What's your perfect winter evening?
=golden hour and everyone's walking so slowly / long summer evenings with the window open / june nights when it never gets dark
c Stay out in that light as long as you can, it's the best of the year.
p Bedtime can be discussed again in October.
i When the light stays, time seems to forgive you an hour or two.
b Where do you like to be on such an evening?
=there's a rainbow outside and i sent it to everyone / double rainbow over the car park / sunshower and the light was unreal
c You stopped for a rainbow and shared it, I like that very much.
p Even the car park looked like a holy place for a minute.
i It only exists from where you're standing, so that one was truly yours.
b Who did you show it to first?
=thunderstorm tonight, i'm on the balcony in a blanket / lightning over the sea, whole sky flashing / power cut from the storm, candles everywhere
c Watching a storm from somewhere safe and dry is among the great free shows.
p Counting seconds after the flash is the only maths I enjoy.
i When the sky makes that much noise, people in a house draw closer without thinking.
b Is it still going?
=hurricane season and we're boarding the windows / typhoon signal 3, stocked up on noodles / earthquake drill today, then a real little one
c Boarding up, stocking up and drilling takes calm nerves, I hope it passes you by.
p With a stocked cupboard and a torch by the bed you're better run than most armies.
i You learn young there that windows and walls are only borrowed.
b Is everyone you love somewhere safe?
=woke up for the sunrise and it was worth it / i'm a sunrise person, coffee on the step / caught the dawn by accident coming home from a party
c Seeing a sunrise from the very start is a fine way to meet a day.
p I'd have to see the dawn from the other end, on the way to bed.
i The world at dawn, before anyone wants anything from it, that's a lovely sight to have.
b What does it look like from where you sit?
=jet lagged, wide awake at 3 eating toast / my brain is still in singapore / slept till 4 pm and don't know what day it is
c Jet lag is a fog nobody can argue with, be kind to yourself till it lifts.
p Eating at odd hours is only odd in this country.
i The rest of you is still flying home somewhere, one time zone at a time.
b What time does it feel like for you?
=always the window seat, i still press my nose to it / aisle seat or i panic / i cried looking down at greenland from the plane
c Where a person likes to sit on a plane is a serious matter and deserves respect.
p The middle seat exists to teach humility to the rest of us.
i Looking down on clouds is still an outrageous thing that we've learned to sleep through.
b What's the best thing you've seen from up there?
=i make spreadsheets for every holiday, colour coded / our trip is planned to the minute and i'm proud / my friends call me the travel agent
c Whoever plans the trip gives everyone else a holiday, I hope they thank you.
p Tell me where to stand and when, and I'm the ideal traveller.
i Planning is a way of travelling twice, and the first time nothing goes wrong.
b What's in the next spreadsheet?
=booked a flight for tomorrow on a whim / we drove to the sea at midnight because why not / threw clothes in a bag and just left for the weekend
c Just going on a whim, I love that you did it.
p Whatever you forgot to throw in the bag, they'll surely sell it there.
i The trips booked on a whim seem to know where you needed to be.
b Where did the whim take you?
=on a cruise with my parents and i'm the youngest by decades / all inclusive, i've had nine cocktails and no thoughts / lying by a pool in a wristband, not sorry
c Cruise or pool, you're doing holiday right, nobody should want anything from you for a week.
p By the pool I'd soon be answering only to the dinner bell.
i Doing nothing well is harder than it looks, most people bring their worries to the pool.
b What does your day there look like?
=spa weekend with my sister, we're two prunes / soaking in a hot spring with snow on my head / had a hammam scrub and lost a whole layer
c Stay soaking in that warm water as long as they let you.
p After a spa day I'd have to be poured into the car.
i A good scrub or soak has been settling people for thousands of years, and nobody's improved on it.
b How soft are you feeling now?
=staying home this holiday, balcony and books / tourist in my own city today, did the boat tour and everything / i've lived here ten years and never went up the tower till now
c Being a tourist in your own home town is a trip worth taking.
p Holiday at home means no packing, no passport, and the bed already knows you.
i In your own city you walk past wonders every day on the way to buy milk.
b What surprised you about your own place?
=rented a cabin in the woods with no wifi / a week in a cottage with a fireplace and sheep / lighthouse for the weekend, just wind and books
c Wind, books and a fire, I'd sign up for your week at once.
p Out there the only group chat is wind and sheep.
i After two days of books and no wifi, your ears start noticing things again.
b What do you do all day there?
=island hopping in the philippines, sunburnt and salty / on a tiny island with no cars / the ferry left us on the wrong island and we stayed
c Going from island to island with salt in everything is a dream way to pass a week.
p Missing the boat is only bad news until you see the beach.
i Islands shrink the world to what you can walk in a day, and it suits people.
b What's the best island so far?
=rode a camel into the desert, my bum / slept in the sahara and there was no sound at all / dunes at dawn, i felt so small
c Out among dunes with nothing but sky must clear a head completely.
p My sense of direction would pick the desert to retire in.
i A desert silence that deep probably has its own kind of sound after a while.
b What did you feel out there?
=in the jungle, everything bites and it's incredible / trekked to see the gorillas, one looked at me / woke up to howler monkeys, thought it was the end of the world
c The deep jungle is loud and wet and worth every bite, I'd say.
p Waking up in a jungle I'd have confessed to everything.
i In a jungle that takes no notice of us, a person must feel wonderfully beside the point.
b What was the closest encounter?
=border guard took my bag apart for two hours / got held at immigration because of my name / questioned for ages at customs, so humiliating
c Being treated as a suspect for nothing is humiliating, and I'm angry for you.
p Whoever wrote those questions has clearly never been anywhere nice.
i A line someone drew on a map decides so much, and it falls unevenly.
b Are you all right after it?
=six hours in the visa queue with a folder of papers / need 14 documents to visit my own sister / my passport means i must plan everything months ahead
c Having to prove yourself on paper for every trip is unfair, and it's tiring.
p All those documents should count as hand luggage.
i Some people simply go, others need a visa for it, and you feel it every time.
b When do you hear back?
=work trip, i've only seen the airport and a conference room / alone in a hotel after meetings, room service fries / flew to zurich for one powerpoint
c Going all that way for a meeting room is a dull bargain, fries or not.
p Hotel carpets everywhere seem to have been chosen by the same tired man.
i A strange city glimpsed from the taxi is a bit like a film with the sound off.
b Did you see anything at all of the city?
=working from a beach town in mexico for three months / digital nomad life, my office is a hammock / took my laptop to madeira and never went home
c You've found a way to work where others holiday, very well played.
p Video calls from there must be all about the angle.
i When the office fits in a bag, home turns into a question you answer again each month.
b What's the best place you've worked from?
=volunteered in a village school in nepal / taught english in korea for two years / i was an au pair in paris at 19, three wild boys
c Teaching or minding other people's children that far from home takes real spirit.
p Small children teach a language best, mostly by correcting you without mercy.
i You went to teach something, and I'd guess you came home with more than you left.
b What did they teach you?
=my exchange year in brazil changed me / studied in dublin for a semester and stayed four years / was an exchange student, my host mum still sends me socks
c A year as a student in somebody else's language shapes a person for good.
p Getting corrected by your hosts at dinner is the best language course there is.
i There's a host family somewhere who knew you at your most confused and liked you.
b Do you still visit the place?
=went to my parents' country for the first time, everyone looks like me / visited my grandfather's village, they still remember him / tracing my roots in ireland, cried in a car park
c I'm glad you traced it back, standing where your people come from must go deep.
p Some cousin in the village is already telling everyone you've got their chin.
i Something in your roots knew the way around before you'd ever seen it.
b What moved you most there?
=my best friend from uni is visiting me from chile / flew across the country for my friend's 40th / picked my sister up at the airport, we both bawled
c A hug at the airport after that long apart is worth any ticket.
p Airport doors slide open and grown adults turn to soup.
i With a sister or a best friend the years fold up and you carry on mid sentence.
b How long since you'd seen each other?
=said goodbye at the airport again, it never gets easier / my family left today and the house is so quiet / cried through security like every time
c Those goodbyes at the gate hurt every single time, and I'm sorry today was one.
p Airports ought to hand out tissues along with the trays.
i You only cry so at a gate for the people who make a place home.
b When do you see them next?
=cycling from amsterdam to copenhagen, day 3 / motorbike across vietnam with my cousin / crossed the country in a tuk tuk for charity
c Crossing that much country in the open air is a grand way to go.
p On a motorbike, a bicycle or a rickshaw, insects are simply part of the diet.
i Without a window in between, the country comes all the way in.
b What's been the best stretch so far?
=hitchhiked across ireland when i was 20, would never now / got a lift from a nun in a sports car / a truck driver shared his soup with me in anatolia
c You hitchhiked and the road was good to you, what a story to own.
p Every driver would pass my thumb, only the rain would stop for it.
i In a stranger's car or truck you hear things their own families don't know.
b Who was the most memorable driver?
=driving on the left for the first time, i'm sweating / rental car, tiny roads, huge buses / scratched the hire car on day one
c Driving abroad turns the calmest person into a knot, well done for steering on.
p Wipers on for every turn is how they spot a rental car.
i A strange car on tiny roads must wake every part of the brain.
b How are the roads treating you today?
=haggled for a lamp and lost, overpaid happily / the markets in marrakech ate my money / i'm terrible at bargaining, i feel bad and pay more
c Paying a little over with a good heart is no defeat at all.
p Any market would see me coming and put the kettle on.
i Half of haggling was never about the price, it's two people enjoying a small play.
b What did you come away with?
=i still send real postcards from everywhere / keep a travel diary with tickets glued in / wrote postcards and forgot to post them, they're in my bag
c Writing it down by hand in the place itself keeps a trip alive for years.
p Postcards delivered by hand a year late only gain suspense.
i A postcard on a doormat brings two lines from far away, it's a small wonder.
b Who's first on your postcard list?
=lost all my holiday photos, phone in the sea / my memory card broke and the whole trip is gone / i take no pictures when travelling, i just look
c Photos or none, the trip happened to you and nobody can take it back.
p Without pictures, friends will have to believe your hand gestures from now on.
i A trip with no photos of it tends to stay sharper at the edges.
b Which picture from it can you see in your head?
=took my dog on the train to the alps, he loved it / travelling with a cat who screams in the car / brought my rabbit on holiday, yes really
c Travelling with an animal is slower and funnier and far better.
p Dog, cat or rabbit, every passenger will have known the name by the end.
i A pet's holiday is all just smells and you, so anywhere is home.
b How did the little traveller cope?
=!had to leave our hotel because of the wildfires / evacuated on holiday, slept in a school / there was an earthquake while i was travelling, still shaking
c Being evacuated or shaken so far from home is frightening, I'm glad you're safe.
p Sleep with the light left on tonight, and keep someone's voice on the phone.
i Hands go on shaking after the earthquake or the wildfire has long moved on.
b Are you somewhere safe now?
=walked through rice terraces today, so green it hurt / tea plantations in the mist this morning / lavender fields as far as you can see
c Walking through country like that is food for the eyes, I'm glad you're there.
p My only contribution to that view would be getting in the way of it.
i Generations shaped every line of those fields, and the view was only a side effect.
b What does it smell like there?
=christmas market tonight, mulled wine and cold feet / glühwein, chestnuts and a brass band / the market was so crowded i only got a sausage
c Cold feet and mulled wine under market lights is December done right.
p The second mulled wine is when people start buying wooden owls.
i Everybody huddles together in the cold by choice, I think the wine's only an excuse.
b What did you eat or drink first?
=opened my whole advent calendar on the 3rd / i make advent calendars for all my friends / got a cheese advent calendar, best morning ever
c December needs a calendar with a treat a day, and you know it.
p Self control was never built for advent doors with treats behind them.
i Advent is waiting in small pieces, an odd skill to teach people with treats.
b What was behind today's door?
=secret santa at work and i got my boss / my secret santa gave me deodorant / wearing a christmas jumper that lights up all day
c Office Christmas is its own comedy, and you're being a great sport about it.
p Next Christmas everyone at work should simply exchange biscuits.
i Secret Santa tells you how somebody sees you, or that they were in a hurry.
b What's the worst one you've seen?
=my gingerbread house collapsed, we're calling it ruins / burnt the turkey, we had pizza for christmas / the pudding caught fire, properly
c Christmas cooking going wrong is how the best family stories get made.
p Every good Christmas needs one burnt or collapsed dish to pass into legend.
i Nobody remembers a perfect turkey or pudding, but ruins like these have a future.
b How did the family take it?
=my niece was a sheep in the nativity and waved at everyone / carol singing round the village, out of tune and happy / watched the school play, third tree from the left was mine
c A small sheep or tree waving from the stage is the best theatre of the year.
p Shakespeare never wrote a play with that much waving and happy singing.
i Every parent and aunt at a school play sees only one actor, and they're all right.
b What was the finest moment on stage?
=jumped in the sea on new year's day, can't feel my legs / first of january hike with a hangover / new year swim with 200 mad people
c Starting the year with a shock like that is bold, everything after is easy.
p My resolution would have been to stay in the towel.
i Cold, daylight and strangers shrieking, it's an honest way to greet a year.
b Will you do it again next January?
=made no resolutions this year, on purpose / my resolution is to say no more often / wrote a list of 30 things for the new year
c Deciding for yourself what the year should be, list or no list, is a good start.
p Resolutions were never built to see the second page of the calendar.
i What we wish for in January says quietly what December was missing.
b What matters most to you this year?
=mother's day, breakfast in bed made by a five year old / took my mum out for mother's day, she cried at the card / father's day and i ironed nothing, he got a beer
c Whoever got thanked today, young or old, I'm sure the day meant a lot.
p Handmade cards have the boldest spelling in all literature.
i A card like that goes into a drawer and is found again at the right moment in years.
b What did the card say?
=!mother's day is hard since she's gone / i avoid father's day, mine left / everyone posts their mums today and i just want it over
c A day about mothers and fathers is hard when your own story hurts, I'm sorry.
p Avoiding everyone's posts until the day is over would be entirely fair.
i Missing a mother or father, or what they should have been, follows no calendar but knows the date.
b What would make today a bit softer?
=long weekend and everyone's stuck in traffic / bank holiday so of course it's raining / four days off and i have zero plans, bliss
c Do nothing and do it well, free days are too rare to waste on plans.
p Traffic and rain always book their holidays for the same weekend.
i An empty day is a rare present, and most people fill it out of fear.
b What will you do with the time?
=baisakhi at the gurdwara, langar for hundreds / ugadi today, ate the six tastes / bihu in my village, everyone's dancing in new clothes
c A new year that starts with eating and dancing together starts right.
p My plate would be back in the line before the first dance was over.
i All the tastes at once on the first day, sweet and bitter, is an honest forecast.
b What's your earliest memory of it?
=nyepi in bali, no lights and no noise for a whole day / sabbath at home, phones off since sunset / vesak, we lit lanterns and kept silent
c A whole day without noise, on purpose, is something I think we could all use.
p In that silence my thoughts would get told off for talking too loudly.
i When everybody is still at once, silence stops being empty and gets a shape.
b What do you notice when it's so quiet?
=oktoberfest in a borrowed dirndl, feet destroyed / la tomatina, tomato in my ears / running with a cheese, a bull, a pram, i love odd festivals
c The odder the festival the better the memory, I'm glad you threw yourself in.
p Laundry everywhere trembles at the mention of that festival.
i A whole town agreeing to be odd for a day is a sign of great good health.
b What was the maddest thing you saw?
=april fools, i put googly eyes on everything in the fridge / my kids swapped the salt and the sugar / fell for a prank at work, totally
c A harmless prank well done brightens a whole day, whoever ends up falling for it.
p I'd fall for every prank, twice, before breakfast.
i You only prank people you trust to laugh, so it's a kind of affection.
b What's the best one you ever pulled off?
=built a snowman with my neighbour's kids, he has a moustache / sledging on a baking tray at 36 / had a snowball fight with my whole street
c I'm glad the snow got you out to play, it's the only sensible response.
p Anything flat is a sledge once there's snow on a hill.
i Snow gives the whole street an hour off from being serious.
b Who threw or rolled the first snow?
=clocks went back and i've no idea what time it is / lost an hour of sleep, i want it back / forgot the clock change and went to work an hour early
c Having the clock meddled with throws everything off for days, you're right to complain.
p My oven will be living in the wrong season until next year.
i Everyone agreeing overnight that it's now another hour is quite a strange spell.
b How did you notice?
=so foggy today i can't see across the road / frost on everything this morning, like sugar / mist over the river on my walk to work
c A morning wrapped in fog or frost is worth leaving the house early for.
p Behind the mist the rest of the town may have been taken in for cleaning.
i In fog you only see a few steps ahead, and they get very interesting.
b Where did you walk?
=the wind took my umbrella and my dignity / trampoline flew into our garden in the storm / my bins are three streets away
c Wind like that has no respect for property, I hope it's only the bins that left.
p The neighbours' furniture is simply visiting.
i A really wild wind makes children and dogs go half mad, and I know which side I'm on.
b Has it calmed down now?
=hay fever, my face is a tap / pollen is trying to kill me but the trees look lovely / summer cold, so unfair
c A streaming face while everyone's out enjoying the summer is so unfair, poor you.
p Trees should keep their pollen and their romantic life to themselves.
i The best weeks of summer come with a tax, and only some people have to pay it.
b Does anything help at all?
=comet tonight, we drove out to a field with blankets / watching the space station go over, waved like an idiot / the milky way from the desert, i couldn't speak
c Standing in the dark to see something pass over is time beautifully wasted.
p Waving at space is only good manners.
i Up there it's all so far away, and still it pulls people together in a field.
b Who shared the blanket with you?
=i watch the clouds from my desk and name them / lay in the grass doing nothing for an hour / sat on a bench with my face in the sun at lunch
c An hour of looking up and doing nothing is better than most things people call useful.
p Every cloud looks like a potato to me, I'm told it's a gift.
i The mind only wanders off to the good places when nobody's steering.
b What did you see up there today?
=hotel breakfast buffet, i've been here two hours / stole a croissant for later from the buffet / four plates at breakfast because it's included
c A hotel breakfast is to be taken seriously, and you clearly have the stamina.
p Pockets lined with a napkin are simply part of the travel kit.
i Nowhere else do grown people eat cake, bacon and melon on one plate in silence.
b What made it on to the last plate?
=my flight's tomorrow at 6 and i haven't packed / can't sleep, i leave for peru in the morning / everything's by the door and i keep checking my passport
c The night before a flight is half joy and half panic, you'll be fine once you're moving.
p That passport has been checked so often it's starting to feel accused.
i The room is quiet, sleep won't come, and part of you has already left.
b What are you most excited to see?
=i'm moving to portugal in september, it's really happening / got my visa, i'm leaving for australia!! / accepted the job in amsterdam, now i need to tell my mum
c You're really moving, and I'm delighted for you, what a brave step.
p Leaving is now only the small matter of fitting a life into two suitcases.
i Before you move you live in both places at once, and it's a strange, wide feeling.
b What pulled you there?
=my first winter in canada and nobody warned me / came from lagos to london in january, my bones / i own six coats now, i'm from chennai
c Nothing prepares a warm country person for a first real winter, you're doing well.
p Getting into all those coats must take longer than buying the milk.
i Winter changes how a place talks and walks, so it's one more language to learn.
b What was the first real shock?
=every summer at my grandparents' farm, best days of my life / we drove to the same seaside town every august as kids / childhood holidays at my uncle's in the village, mango trees and no rules
c You had the kind of summers every child should have, I'm a little jealous.
p No grown up holiday will ever match one with no shoes and no clock.
i Everything there was bigger, the trees and the afternoons, and it still is inside.
b What's the first thing you see when you think of it?
=i live where people go on holiday and it's weird / tourists keep photographing my front door / my town is empty in winter and mad in summer
c Living inside other people's holiday takes patience, and it comes with quiet Novembers.
p Washing on the line is now somebody's favourite photograph.
i They see a week of it and you know its whole year, they've no idea what they miss.
b When do you like it best?
=umrah with my mother last month, i still can't describe it / went on pilgrimage to lourdes with my gran / the temple at four in the morning, bells and incense
c Temple or pilgrimage, going somewhere holy is a journey in every sense.
p No one can quite describe a thing like that, so I'd mostly listen.
i So many pilgrims have brought their hopes to that one spot, you must feel it in the air.
b What did you carry home from it?
=giving up chocolate for lent, day four and i'm a monster / lent means no meat and no gossip for me / no social media till easter, my thumbs are lost
c Giving something up for weeks on purpose is good training for the will.
p Easter has never looked so far away or so delicious.
i You take one thing out and see what grows in the gap.
b What's been the hardest moment?
=pride was amazing, danced behind a float for 3 miles / first pride with my sister, she came out this year / painted rainbow on my whole face for the parade
c Happy Pride, I hope you danced until your feet complained.
p Sequins from a parade are never fully gone, only resting.
i Somebody at the kerb each year sees it and breathes out for the first time.
b Which moment of the parade got you?
=burns night, i addressed the haggis / highland games with my cousins, a man threw a tree / st andrew's ceilidh, kilts everywhere
c Poetry, kilts and mad feats of strength make a very civilised day in my book.
p In a kilt my only part would be cheering from behind something solid.
i Some countries keep their heart in haggis and odd games, and I'm fond of them for it.
b Which part do you cheer for most?
=swept up in a full moon party, neon on my face / three day wedding festival in my village, no sleep / danced at the harvest feast till my sandals broke
c Feasts that run till morning are for the days you'll want to remember when you're ninety.
p Shoes that die dancing get a hero's burial.
i Somewhere after midnight a party stops being an event and turns into weather.
b How long did you dance?
=winter solstice today, i lit a fire and stayed up / longest day of the year, picnic till eleven / stonehenge at solstice with druids and flasks
c Marking the solstice is an old custom and I'm all for it.
p At solstice even my flask of tea would be a ceremony.
i People have stayed up for that same sun for thousands of years.
b How do you like to mark it?
=wearing my new ankara to church, easter outfits are serious / saree for the festival took an hour and nine pins / traditional dress day, i'm so proud in mine
c Dressing in your people's cloth for a feast is something to be proud of.
p I'd hold the pins, say nothing and try not to step on the hem.
i Cloth like it carries whoever wore it before and whoever taught you to tie it.
b Who taught you to wear it?
=the sim card doesn't work and i can't read any sign / confused by the money here, i tipped 40 euros / pressed every button on a japanese toilet
c Being confused by ordinary things is half the charm of being far away.
p I'd be tipping a vending machine by the first evening.
i Abroad you're four years old again, and every sign and button is a bit of a marvel.
b What else has puzzled you there?
=met a girl on the train and we've travelled together for two weeks / made a friend for life on a walking tour / my travel buddies from 2016 are still my best friends
c Friends made on the road are quick and real, and yours sounds like a keeper.
p Nothing speeds up friendship like sharing one adaptor.
i You met without titles or histories, only as whoever you were that day.
b What made you two click?
=locked out of the airbnb in pyjamas / stuck in a lift in a hotel in naples with a nun / shut myself on the balcony, whole piazza helped
c Being stuck in a strange place in the wrong clothes takes humour, and you've got it.
p Dignity is so much easier on the right side of a locked door.
i You meet more locals stuck or locked out than in a week of sightseeing.
b Who got you out in the end?
=everything on strike, no trains, i'm walking across paris / general strike in athens, stuck with good wine / no buses today so i saw the city on foot
c A strike that strands you in a good city is nearly a favour, sore feet aside.
p Nothing improves fitness like industrial action.
i On foot a city explains itself in the right order.
b What did you see on the way?
=went to a haunted castle tour and i believe it all / slept in a room where a duchess died / ghost walk in edinburgh, held a stranger's arm
c You paid to be haunted by old stones, and I completely understand.
p Any cold draught and I'd be apologising to the ghost.
i Old castles and rooms do seem to keep a little of what happened in the walls.
b Did you see or hear anything?
=sleeping in a treehouse tonight, the wind is rocking me / night in a hammock between two palms / stayed in an ice hotel, lips blue
c A bed that sways or freezes makes a far better story than a good one.
p Turning over in my sleep would have been the end of me.
i Sleep comes differently when nothing under you is quite the ground.
b How did you sleep?
=first holiday since my divorce and i chose it all myself / i took the trip we'd planned, on my own / went to rome with my girlfriends after he left, we laughed again
c Taking that trip for yourself was a strong thing to do, I'm so glad you went.
p May every dinner out there have been followed by a second dessert.
i A place seen alone after all that is seen with very clear eyes.
b When did you first feel like yourself again?
=used all my savings on this trip and it's worth it / i'd rather have trips than a car / i'm broke but i've seen the glaciers
c You'll never regret the trips, and the savings can grow back.
p Banks have no column for trips, and it's their loss.
i Cars get old and rusty, trips somehow go on growing.
b Which trip was worth every penny?
=i don't like travelling, i like my own bed / everyone's always flying somewhere and i'm happy at home / my idea of a holiday is my sofa and no plans
c Being happy where you are is rarer and harder than any passport stamp.
p The sofa has excellent reviews and no checkout time.
i Those who stay put get to know one place the way travellers never can.
b What's the best spot at home?
=flew home early because my granny is turning 90 / surprised my mum, told her i couldn't come for the holidays / walked in on christmas eve and dad dropped the tray
c What a surprise, you at the door when they'd given up hoping.
p Mums, dads, grannies and breakable trays should be told to sit down first.
i Their faces in that first second are worth more than any flight home.
b What did they say when they saw you?
=ladakh on a motorbike with my sister, we froze and sang / did the garden route with my aunties, 5 women in one car / drove route 66 with my mother, she drove
c A long road with the women of your family is a trip I'd envy anyone.
p All that luggage and advice on one route, the road has my sympathy.
i Give a family's women enough miles and they begin telling what they've never told.
b What did you learn about them on the way?
`;
