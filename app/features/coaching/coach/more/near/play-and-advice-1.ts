/** Asked of play, opinions and advice, part 1. Form: near-entries.ts. */
export const NEAR_PLAY_AND_ADVICE_1 = `
=if you could have any superpower what would it be / pick a superpower, quick
c Teleporting. Breakfast in Lisbon, dinner in Tokyo, and no airports ever again.
p Untangling cables with my mind, I'd be a billionaire by Friday.
i Understanding every language, because the best conversations on trains are always the ones I can't follow.
b Which one would you get bored of first?
=flying or invisibility / would you rather fly or be invisible
c Flying, no hesitation. Invisibility is mostly standing quietly in other people's kitchens.
p Invisibility, purely for the moments when somebody starts singing happy birthday to me.
i They say invisible people want to know things and flying people want to leave. I'd still fly.
b Where would you fly first?
=would you want to read minds / if you could hear peoples thoughts would you
c No thanks, half of what people think is only weather passing through.
p Only in restaurants, so I'd know what everybody else is about to order.
i Perhaps for one afternoon, just to find out how many people are as nervous as I am.
b Whose mind would you peek into?
=whats the most useless superpower you can think of / what would be the lamest power to have
c Flying, but only two inches off the ground and at walking pace.
p Knowing exactly when the toast is done, one minute after it burned.
i Seeing ten seconds ahead, because you'd hear every joke twice and laugh at neither.
b What is your best useless one?
=would you be the hero or the villain / superhero or supervillain
c Hero, though I'd want the villain's house and wardrobe budget.
p Hero's sidekick. All the snacks, none of the paperwork.
i Villains usually have a plan and heroes only react, so I'd be a villain with kind plans.
b Which side gets you?
=whats your superhero name / what would you call yourself if you were a superhero
c Captain Plan B, calm when everything else falls apart.
p The Incredible Snooze, arriving nine minutes after you needed him.
i Listener, plain and simple, because half of all disasters start with nobody hearing the first complaint.
b What would your hero name be?
=if you could stop time for an hour what would you do / you can freeze time, what now
c Sleep, then walk through a big city with nobody else moving.
p Finish everything that was due yesterday and still look surprisingly relaxed.
i Probably stop it in the middle of a good evening and just look around properly.
b What would you do with yours?
=talk to animals or speak every language / would you rather talk to animals or know all languages
c Every language. Seven billion people seem plenty to chat with.
p Animals, although I suspect pigeons would be extremely rude to me.
i For one week I'd take animals, and I'd spend it asking old elephants what they remember.
b Which animal would you talk to first?
=if you could teleport anywhere right now where would you go / you can be anywhere in the world this second
c A small harbour somewhere warm, with grilled fish and no signal.
p The front of whichever queue I'm going to be standing in next.
i Somewhere in the far north tonight, because I'd love to see the sky turn green.
b Where would you land?
=what would you do if you were invisible for a day / invisible for 24 hours, whats the plan
c Walk into a concert, stand on the stage, and enjoy the best view there is.
p Move one object in every room slightly to the left, all day long.
i I'd sit in on an orchestra rehearsal, the part where they get it wrong.
b What would you get up to?
=would you survive a zombie apocalypse / how long would you last with zombies
c Longer than people expect. I'm calm, I walk fast, and I share food.
p About four days, then I'd go back for my phone charger.
i I think kindness wins those stories, so I'd be the one who keeps the group together.
b How many days do you give yourself?
=whats your weapon of choice in a zombie apocalypse / what do you grab when the zombies come
c A cricket bat. Simple, light, and it never runs out of ammunition.
p The heaviest frying pan I can find, so breakfast is covered too.
i Good running shoes, since the best fight is the one I've already jogged away from.
b What would you grab?
=where would you hide in a zombie apocalypse / best place to go when the zombies come
c An island with a well, because zombies never struck me as swimmers.
p A furniture warehouse, where every night I'd sleep in a better bed.
i Up a lighthouse. One door, thick walls, and a sea view for the long evenings.
b Could you last a winter there?
=would you leave me behind in a zombie attack / would you save me from the zombies
c I'd come back for you, and I'd bring the car round.
p Depends who has the snacks, but I'm almost sure I'd turn round.
i Surviving alone sounds worse than the zombies, so we both get out.
b Would you come back for me?
=whats your role in the apocalypse team / what would you be useful for if society collapsed
c Cook and morale officer, since hungry groups fall apart first.
p The one who says it could be worse, shortly before it gets worse.
i Whoever learns the names of the new people, because that's how a group becomes a village.
b What would your job be?
=how soon would you die in a horror movie / would you be the first to die in a horror film
c I'd make it to the end, because I leave the house at the first odd noise.
p Third at the latest, right after saying it's probably just the wind.
i Halfway through, doing something brave and badly planned for somebody else.
b Are you the survivor or the first to go?
=three things you'd take to a desert island / what would you bring to a desert island
c A good knife, a hammock, and a very thick book.
p Sunscreen, a coffee machine, and a long conversation with whoever forgot the electricity.
i Notebook, fishing line, and a mirror for signals, in case I miss people.
b What are your three?
=if you could only eat one food for the rest of your life / one meal forever, what is it
c Pasta. A thousand shapes, a thousand sauces, and no regrets.
p Sandwiches, because almost anything between bread counts and I've read the rules.
i Rice with whatever the neighbours are having, so every country stays open to me.
b Which dish could you never tire of?
=one album for a desert island / you can only keep one album forever
c Rumours by Fleetwood Mac, not one weak minute on it.
p A greatest hits collection, since nobody on the island can judge me.
i Something with no words, so it never tells me the same thing twice.
b Which one would you save?
=which celebrity would you want to be stuck on a desert island with / famous person to be stranded with
c David Attenborough, for the company and for knowing which berries to skip.
p Any celebrity chef, and I'd happily do the dishes for eternity.
i A comedian past seventy, because those people have stories that never went on stage.
b Who is your pick?
=which book would you take to a desert island / if you could only keep one book
c The Count of Monte Cristo. Long, thrilling, and full of escape tips.
p How to Build a Boat, preferably the edition with pictures.
i A huge dictionary, because every other book is already in there somewhere.
b What would you read again and again?
=could you survive alone on an island / would you cope on a deserted island by yourself
c A month, yes. I'm happy with fire, fish and my own thoughts.
p I'd survive the hunger, but not the lack of somebody to tell about the sunset.
i The first week would be hard and quiet, and the second might be the best of my life.
b Would you last a month?
=if you had a time machine past or future / would you go back in time or forward
c Forward, two hundred years, just to see if we sorted things out.
p Back about a week, to retry a few sentences with better timing.
i Into the past, but as a spectator, on an ordinary Tuesday in somebody's ordinary street.
b Which way would you go?
=what era would you have liked to live in / which decade were you meant for
c The seventies. Better music, longer dinners, and nobody could reach you.
p Any era with antibiotics and decent toilets, so I'm rather stuck with this one.
i Paris in the twenties, when people argued about paintings until the cafes closed.
b Which decade would suit you?
=what would you tell your younger self / one piece of advice to yourself at 18
c Ask sooner. People say yes far more often than you fear.
p Wear sunscreen, buy bitcoin, and leave that haircut alone.
i Nobody is watching you as closely as you think, so dance.
b What would you tell the younger you?
=three dinner guests dead or alive / who would be at your dream dinner party
c Freddie Mercury, Marie Curie and Anthony Bourdain, with Bourdain in charge of the menu.
p Three great chefs, so at least the cooking is in safe hands.
i Two people who hated each other in history, and Oprah to get to the bottom of it.
b Who sits next to you?
=would you do school again knowing what you know now / would you go back to being 15 with your current brain
c Yes, and I'd speak to far more people and worry about far fewer grades.
p No chance, the maths has only got further away from me.
i For one week, mainly to be kind to whoever was eating alone.
b Would you go back?
=would you want to know the date you die / if someone could tell you when you'll die would you want to know
c No. I'd rather spend the days than count them.
p Only if it comes with a calendar reminder and a decent excuse to skip meetings.
i Maybe, since I think I'd waste less and forgive quicker.
b Would you open the envelope?
=which historical event would you go and watch / one moment in history you could witness
c The moon landing, from inside mission control, holding my breath with everybody.
p Whenever someone first ate an oyster, just to see that person's face.
i Berlin, the night the Wall came down, for all those strangers hugging.
b Which moment would you have liked to see?
=if you had to live one day over and over which kind of day / whats your ideal groundhog day
c A warm Saturday with a market, a swim, and a long dinner outside.
p One where somebody else cooks, because I'd never remember the shopping.
i An ordinary day, so I could finally notice everything that's good about it.
b What would yours look like?
=if you could stay one age forever what would it be / what age would you freeze at
c Mid thirties. Enough sense to choose well, enough energy to stay out.
p Seven, when a stick and a puddle were a full schedule.
i I wouldn't freeze it, I'm too curious about the next version.
b Which age would you stop the clock at?
=first thing you'd buy if you won the lottery / what would you do if you won 10 million
c A house near water, then I'd clear the debts of everyone I love.
p Better pillows, then panic, then even more pillows.
i Free time, a whole year of it, because that's the part money usually can't find.
b What is your first purchase?
=would you tell anyone if you won the lottery / jackpot, do you keep it secret
c Only the closest few, and the rest would just notice better wine.
p I'd be silent for three days, then ruin it by tipping like a king.
i Quiet would suit me, because I'd want to keep knowing who calls for no reason.
b Could you keep that secret?
=a million now or 1000 a week for life / lump sum or weekly money forever
c The million, put somewhere sensible, and freedom starting tomorrow.
p Weekly, because I know exactly what I'd do with a million and it's unwise.
i A thousand a week, since it buys calm and calm is what I'd want.
b Which one do you take?
=you have 10 thousand to spend in one day what do you buy / you have to blow 10k by midnight
c Flights for the people I love, to one long table somewhere sunny.
p Something ridiculous like a jukebox, and then a bigger door.
i I'd fill a room with musicians and invite the whole street.
b What would your ten thousand go on?
=what do you do if you find a wallet in the street / you find cash on the pavement, keep it or not
c A wallet goes back to its owner, with every note still in it.
p I'd return it and spend the whole day hoping somebody noticed how noble I was.
i Loose cash I'd pass on to the next person who needs it more than I do.
b Have you ever found something good?
=a million but you can never use the internet again / would you give up the internet for a million
c Deal. Books, maps and landlines worked perfectly well for a very long time.
p Yes, although I'd get lost on the way to collect the money.
i Not for a million, since half the people I'd miss live in there.
b What is your price?
=would you take 10 million but a snail follows you forever and kills you if it touches you / the immortal snail question, what do you do
c Take it, move abroad often, and never sleep on the ground floor.
p I'd accept, then spend all ten million on salt and reinforced doors.
i No deal, because I'd never enjoy a garden again and I love a garden.
b Would you risk the snail?
=would you shave your eyebrows for 1000 / how much money to shave off your eyebrows
c For a thousand, done. Eyebrows grow back and a good dinner lasts forever.
p I'd do it and then look surprised about it for six weeks.
i Not for money, but I'd do it for a friend who had lost theirs.
b How much would it take for you?
=would you still talk to me if you won the lottery / if you got rich would you forget about me
c I'd message you the same day, just with worse spelling from the excitement.
p Still here, only I'd insist on starting every sentence with frankly.
i Money changes the restaurant, not who I'd want across the table.
b Would you still talk to me?
=one horse sized duck or a hundred duck sized horses / would you fight a giant duck or loads of tiny horses
c One giant duck. I can only be frightened in one direction at a time.
p The tiny horses, though I'd end up adopting at least thirty.
i Little horses, because I think they'd listen to a firm but gentle voice.
b Which would you fight?
=fingers as long as legs or legs as short as fingers / would you rather have super long fingers or tiny legs
c Long fingers. I'd be a terrifying pianist and never lose a remote again.
p Tiny legs, and I'd finally have enough legroom on a plane.
i Whichever leaves me able to hold a fork, since dinner decides most things for me.
b Which could you live with?
=always 10 minutes late or always 20 minutes early / would you rather be early or late for everything
c Early, every time, with a coffee in hand and no apologies to make.
p Late, but I'd arrive with pastries and the face of a sorry puppy.
i Twenty minutes early is a gift, since nobody expects anything from me yet.
b Which are you usually?
=would you rather live without music or without films / give up music or movies forever
c Films would have to go. A day with no music isn't really a day.
p Goodbye films, and I'll just sing the plots to whoever is in the room.
i I'd lose the music and keep films, because the good ones would still smuggle some in.
b Which one could you give up?
=no phone for a month or no car for a year / would you rather lose your phone or your car
c Phone gone for a month. I'd read more and finally look up.
p Take the car, because I'd end up using the phone to complain about it.
i Losing the phone scares me more, which is exactly why I'd pick it.
b What would you miss most about it?
=always too cold or always boiling / would you rather freeze or sweat forever
c Cold. There's always another jumper, and soup makes sense.
p Freezing, because I'm far better at blankets than at elegance in the heat.
i Too warm, since I'd rather live with open windows and evenings outside.
b Which do you hate more?
=cheese or chocolate, you have to give one up / would you rather never eat cheese again or never eat chocolate
c Chocolate goes. A life without cheese is a life without toasties.
p Cheese goes, and I'd like a minute alone with it first.
i I'd give up chocolate but keep the smell of it, which is half the pleasure.
b Which one goes for you?
=could you give up bread forever / bread or pasta, one has to go
c Pasta can leave, because bread does breakfast, lunch and dinner.
p Give me an hour to say goodbye to the pasta, one shape at a time.
i Bread stays, because nothing makes a place feel like home quicker than the smell.
b Which would you keep?
=would you rather sing everything you say or dance everywhere you go / sing instead of talking or dance instead of walking
c Dance everywhere. The supermarket would become the best part of my week.
p Singing, and I apologise now to everyone in every meeting.
i Sing it all, because it's nearly impossible to argue in a melody.
b Singing or dancing, which would you choose?
=lose your sense of taste or smell / would you rather not taste or not smell anything
c Smell can go. I couldn't face a bowl of noodles without taste.
p No nose for me, and I'd become the happiest man on any packed bus.
i I'd keep smell, because one whiff can bring back a whole summer.
b Which smell would you miss?
=would you rather only whisper or only shout / whisper forever or shout forever
c Whisper. People lean in, and everything sounds important.
p Shouting, though ordering a small coffee would become quite the event.
i Whispering, because I think people would start to listen differently.
b Which would drive you mad?
=would you rather be rich or famous / money or fame
c Rich and unknown, so I can eat my noodles in peace.
p Famous for one day, until somebody photographs me losing to a revolving door.
i Neither one beats being well known by about twelve good people.
b Which would you take?
=be the funniest person in the room or the smartest / would you rather be funny or clever
c Funny. Everyone remembers who made them laugh.
p Smartest, since I'd love to understand my own jokes for once.
i I'd pick the kindest, but between those two, laughter opens more doors.
b Which do you notice first in people?
=a week without internet or a week without showering / no wifi or no shower for a week
c No internet. I want to be clean and well read by Sunday.
p Take the wifi, because nobody deserves the version of me on day five.
i Offline suits me, and I suspect by day three I'd stop reaching for it.
b Which would you survive better?
=would you rather have a pause button or a rewind button for life / pause life or rewind it
c Pause, for all those mornings when the bed is exactly right.
p Rewind, mostly for the three seconds after I wave back at somebody else's wave.
i A pause, because I don't want to change the good parts, only stretch them.
b When would you press it?
=speak every language or play every instrument / all languages or all instruments, pick one
c Languages. Every market and every grandmother in the world becomes good company.
p Instruments, and the neighbours have my sincere apologies for the bagpipe years.
i Every instrument, because music gets through where my words run out.
b Which instrument would you start with?
=live in space or under the sea / would you rather live underwater or on the moon
c Under the sea. Better scenery, and the neighbours don't make noise.
p Space, where dropping a biscuit no longer means losing it.
i The moon, just to look back once and see how small the worries are.
b Which one would you try?
=whats the biggest animal you could beat in a fight / could you fight a goose and win
c Nothing above a rabbit, and I'd let the rabbit win.
p A goose would have my lunch money and my dignity in ten seconds.
i I'd negotiate with it, because most animals just want the bread and some respect.
b Which animal scares you most?
=one spider the size of a dog or 1000 tiny spiders / giant spider or loads of small ones
c The big one, because at least I always know where it is.
p A thousand small ones, and I'd simply move out and leave them the keys.
i One dog sized spider, since I could maybe teach it to sit.
b Are you brave with spiders?
=whats worse loud chewers or slow walkers / loud eating or slow walking, which annoys you more
c Loud chewing. You can overtake a walker.
p Slow walkers, until I have a coffee in my hand and become one.
i Chewing, although I forgive it completely if the food is that good.
b Which one gets to you?
=same outfit every day forever or a new random outfit every hour / one outfit for life or random clothes all day
c The same one. Dark jeans, good shirt, and no decisions before breakfast.
p Random, because I'd love to meet my bank manager dressed as a pirate.
i One outfit, as long as I may wear it out slowly and let it get soft.
b What would your one outfit be?
=meet your great grandparents or your great grandchildren / would you rather meet your ancestors or your descendants
c The ancestors, with a long list of questions and a recipe request.
p Great grandchildren, so I can complain about their music in person.
i Ancestors, to see which of my gestures were really theirs.
b What would you ask them?
=free flights forever or free restaurants forever / would you rather never pay for flights or never pay for food
c Flights. I'll happily live on street food once I've landed.
p Free food, and I'd be rolling to the airport anyway.
i Give me the flights, since the far away people are the ones I see too little.
b Which would you use more?
=four day week or more money / would you rather work less or earn more
c Four days, no doubt. That free Friday is worth more than the number.
p More money, which I'd spend on pretending it's Friday.
i I'd take the day, because time is the only thing nobody pays back.
b What would you do with the extra day?
=tiny flat in a great city or big house in the middle of nowhere / small place in the centre or huge house far out
c Tiny flat, great city. The whole place becomes my living room.
p Big house, so I can lose my keys in more rooms.
i The far one, with a long table and enough beds for everyone who visits.
b Centre or countryside for you?
=would you rather forget everyones name or everyones face / forget names or faces
c Names. A warm face and a hey you will carry me far.
p Forgetting names would be no change at all.
i Losing faces, because then I'd have to learn people by their voices.
b Which are you better at?
=would you rather always tell the truth or always lie / if you could only tell the truth forever would you
c Truth. It's a lot less to remember.
p The truth, although I'd have to stop attending baby showers and amateur theatre.
i Only truth, and I think the first month would be brutal and the rest a relief.
b Could you manage a whole week of that?
=would you rather everyone read your search history or all your texts / search history public or messages public
c Search history. It's mostly recipes and what is that noise.
p Both are safe, though I'd have to explain why I looked up how tall penguins are.
i My texts, because people mostly come out kinder in private than you'd expect.
b Which one would you show?
=stuck in a lift with your ex or your boss / trapped in an elevator, ex or boss
c The boss, because that conversation at least ends in a pay rise attempt.
p Neither, I'd be climbing out through the ceiling like an action hero.
i An ex might be good, five hours is enough to finally say a few kind things.
b Who would you choose?
=personal chef or personal cleaner / would you rather have someone cook for you or clean for you
c A cleaner. Cooking is the fun part and scrubbing the oven never is.
p Chef, please, and together we'd make the mess truly impressive.
i Cleaning help, since a clear room gives me a clear head.
b Which would you hire?
=camping in the rain or a crowded resort / tent in a storm or packed all inclusive hotel
c Tent in the rain. Add cards and a flask, and it's a great night.
p The resort, where the only storm is the breakfast buffet.
i Rain on canvas is one of my favourite sounds, even when the tent disagrees.
b Could you handle the tent?
=skydiving or deep sea diving / would you rather jump out of a plane or dive with sharks
c Diving. Silence, colour, and no ground coming at me.
p Skydiving, and I'd like the instructor to be very strong and very calm.
i The deep end, because it's the nearest thing to visiting another planet.
b Which would you try with me?
=would you rather live in a romcom or an action film / romcom life or action movie life
c Romcom. Great coffee shops, big gestures, and it always works out at the airport.
p Action, but I'd be the man whose fruit cart gets knocked over.
i A romcom, for the bit in the middle where they're only walking and talking.
b Which one is your life closest to?
=would you rather be a cat or a dog / if you came back as a pet, cat or dog
c A dog. Always pleased to see everyone, and always hungry.
p Cat, because being fed and worshipped while asleep sounds right.
i Dog by day for the walks, cat by night for the rooftops.
b Which would you be?
=summer or winter / are you a summer or winter person
c Summer, for the late light and the dinners that never end.
p Winter, because nobody can see how much cake is under the jumper.
i Autumn wins for me, when everything slows down and smells of rain.
b What is your season?
=calling or texting / do you prefer a call or a text
c Calling. Ten minutes of voice beats two days of thumbs.
p Texting, where nobody hears me rehearse the sentence three times first.
i A call, because you can hear a smile and no text can do that.
b Would you answer if I rang you?
=book or film / do you read the book before the film / is the book better / did you read it first
c Book first, always, then I enjoy being annoyed at the casting.
c The book, there's more room in it.
p Film, because the popcorn gets all over the pages otherwise.
p Depends if you ask the me who reads or the me who falls asleep.
i The book, since my own pictures are the ones that stay.
i I like them as two separate things that happen to share a name.
b Which book should never be filmed?
b Which film did better than its book for you?
=shower in the morning or at night / morning shower or evening shower
c Morning. It's the only thing that truly starts me up.
p Mornings, because that's when I resemble a hedge the most.
i Evening, so the day stays outside the bed.
b Morning or evening shower for you?
=do you plan or are you spontaneous / planner or go with the flow
c Plan the first thing, then let the evening do what it likes.
p I plan in great detail and then go somewhere else entirely.
i Spontaneous with time, careful with people, that mix works for me.
b Are you the planner among your friends?
=takeaway on the sofa or dinner out / eat in or go out
c Out. I like the noise, the candle, and not doing the dishes.
p Takeaway, because I eat noodles best where nobody can see the technique.
i In, if somebody cooks with me, since half the talk happens while chopping.
b What would you order tonight?
=crunchy or smooth peanut butter / whats the right peanut butter
c Crunchy. Toast deserves some excitement.
p Smooth, so I can eat it with a spoon and call it lunch.
i With bits in, straight from the fridge, with a bit of salt on top.
b Which one is in your cupboard?
=thin fries or thick chips / skinny fries, wedges or proper chips
c Thick chips, with vinegar, eaten outside from the paper.
p Whichever kind is on your plate, they always taste better there.
i Thin ones, the crispy broken bits at the bottom being the real prize.
b What do you dip them in?
=board games or video games / would you rather do a board game night or play a console
c Board games. I like seeing the face of whoever just betrayed me.
p Video games, so there's a screen to blame.
i Cards, really, since a pack of them turns any bad evening into a good one.
b Which game do you always win?
=karaoke or dancing / would you rather sing karaoke or hit the dance floor
c Dance floor. Nobody can hear me being off the beat.
p Karaoke, and I do ask the room to lower its expectations.
i Singing, because something lovely happens when people stop being embarrassed.
b What is your song?
=museum or theme park / rollercoasters or art galleries
c Theme park. Screaming on a Saturday is good for the soul.
p Museum, where I nod at a fire extinguisher thinking it's modern art.
i One small museum, three paintings looked at properly, then cake.
b Which would you rather do?
=train or plane / would you take a slow train or a quick flight
c Train. Window, sandwich, and the world going by at a sane speed.
p Plane, because I enjoy being handed a tiny muffin by someone in uniform.
i A night train, because falling asleep in one country and waking in another feels like magic.
b Where would your train go?
=rain or snow / rainy day or snowy day
c Snow. The whole street goes quiet and everyone turns nine again.
p Rain, since nobody has ever asked me to shovel it.
i Rainy days, because they give everyone permission to stay in and be slow.
b Which one makes you happy?
=marvel or dc / are you a marvel guy or a dc guy
c Marvel for fun, and Batman for when I'm feeling serious.
p Whichever one still lets me leave before the scene after the credits.
i DC, because the villains have better reasons.
b Who is your favourite hero?
=star wars or star trek / which side are you on, star wars or trek
c Star Wars. Lightsabers settle the matter.
p Wars, because I've always wanted a robot to worry on my behalf.
i I lean to Trek, since a future where people have learned to get along appeals to me.
b Do you care even a little?
=harry potter or lord of the rings / hogwarts or middle earth
c Middle Earth. Long walks, good friends, and second breakfast.
p Hogwarts, though I'd fail every exam and live for the feasts.
i Lord of the Rings, because the smallest ones turn out to carry the most.
b Which world would you live in?
=what hogwarts house are you / which house would the sorting hat put you in
c Gryffindor on a good day, for doing the thing while scared.
p Hufflepuff, loyal, hungry, and close to the kitchens.
i Ravenclaw at work and Hufflepuff at home, and the hat would need a while.
b Which house are you?
=pancakes or waffles / which is the better breakfast, pancakes or waffles
c Waffles. Those squares were built to hold syrup.
p Pancakes, because the first one always fails and I get to eat it standing up.
i Thin pancakes with lemon and sugar, the simplest thing done properly.
b What goes on top?
=milk chocolate or dark / dark, milk or white chocolate
c Dark, with sea salt, two squares and a bit of peace.
p Milk, and a bar is one portion if nobody else is in the room.
i White gets no respect, so I'll be the one to stand up for it.
b Which one do you hide?
=ketchup or mayo / what sauce do you put on chips
c Mayo, and a little mustard stirred in.
p Both, mixed into that pink sauce like a true chef.
i Curry sauce, because a chip should feel like an occasion.
b What is your sauce?
=pizza or burger / last night on earth, pizza or burger
c Pizza. It's built for sharing and it's good cold the next day.
p Burger, although I've never once eaten one with dignity.
i A plain margherita, because you can't hide anything in it.
b What is your order?
=concert or theatre / live music or a play
c Live music, near the front, singing the wrong words loudly.
p Theatre, where the seats at least stay where they are.
i A small play in a small room, where you can hear people breathing.
b What would you see tonight?
=festival or house party / big festival or a kitchen party
c House party. The best talks in the world happen next to a fridge.
p Festival, until the first time I have to find my tent in the dark.
i Kitchen parties, because by midnight everyone says what they mean.
b Where would I find you at the party?
=heads or tails / flip a coin, call it / call it heads or tails
c Heads. I call it early and I stick with it.
c Heads, I'd never betray it.
p Tails, since my luck needs to come from somewhere.
p Tails, the underdog of the coin.
i Let it be heads, though the trick is noticing what you hope for while it's in the air.
i Whatever lands, I know what I want while it's still in the air, so heads.
b What are we flipping for?
b What are we deciding?
=pick a number between 1 and 10 / give me a number, quick / pick a number
c Seven, like nearly everyone, and I stand by it.
c Seven, I don't even have to think.
p Four, because nobody ever picks four and it must be lonely.
p Three, it's small but it tries hard.
i Nine, the number that's almost there but not showing off.
i Eight, turn it sideways and it never ends.
b Was that the number you had in mind?
b What did I just agree to?
=cats or dogs / are you more of a cat or a dog person
c Dogs. I like an animal that's openly thrilled I came home.
p Whichever one is nearer, I have no self control around either.
i Cats, because their affection has to be earned and never faked.
b Which one runs your heart?
=if you were a kitchen utensil which one would you be / what kitchen tool describes you
c A wooden spoon. Reliable, a bit stained, useful in every crisis.
p The drawer that won't close, full of good intentions and one mystery part.
i Maybe a whisk, because I like taking flat things and putting air in them.
b Which one would you be?
=if you were a biscuit what would you be / which cookie are you
c A digestive. Plain at first, better with chocolate, never lets you down.
p Whichever one falls apart in the tea at the last second.
i Ginger nut, a little snap at first, and always better company with tea.
b And you?
=if you were a pizza topping what would you be / what pizza topping are you
c Mushroom. Goes with everybody and quietly makes it better.
p Pineapple, loved or hated, and always invited back for the argument.
i Basil, a small thing added at the end that changes everything.
b Which topping are you?
=what would your life be called if it was a film / title of your autobiography
c It Worked Out Better Than Planned.
p Left the House, Forgot Why, a drama in nine parts.
i Nearly There, because I hope that stays true until the end.
b What is yours called?
=who would play you in a movie / which actor plays you in the film of your life
c Ryan Gosling, if we're allowed to be generous with the casting.
p Some confused newcomer who took the part for the catering.
i A woman, maybe Olivia Colman, because she could do the awkward silences justice.
b Who plays you?
=whats your theme song / what song plays when you walk into a room
c Mr Blue Sky, loud, from the first second.
p The little tune a computer makes when it's restarting after an error.
i Something that starts quietly and that you only notice is good in the second verse.
b What plays when you walk in?
=would you still like me if i was a worm / if i turned into a worm would you keep me
c Of course. You'd get the best pot on the balcony and fresh leaves.
p Yes, but I'd need you to wear something so I could find you.
i I'd miss the talking terribly, so I'd learn whatever worms do for small talk.
b Would you keep me if I was the worm?
=if we robbed a bank what would your job be / whats your role in the heist
c The planner, with a map, three exits and sandwiches.
p Getaway driver, stuck behind a bus, indicating politely.
i Charming the lobby, asking about mortgages until everybody's safely out.
b What would you be in charge of?
=if you were a ghost who would you haunt / what would you do as a ghost
c I'd haunt a grand hotel. Nice rooms, good music, fresh guests every night.
p Somebody with every streaming service and a habit of leaving it on.
i Looking after a bookshop, pushing the right book off the shelf for people.
b Who would you haunt?
=aliens land and ask you to show them one thing on earth what is it / what would you show an alien first
c A street full of people eating late in summer.
p Any roundabout, then let them decide whether to stay.
i I'd take them to a choir, because strangers breathing together is the best thing we do.
b What would you show them?
=if aliens offered you a ride would you go / would you get into a spaceship
c Yes, as long as I'm back by the weekend.
p I'd get in and then ask for the wifi password like an idiot.
i Gladly, because not knowing what I missed would hurt far longer.
b Would you come along?
=would you take a one way trip to mars / would you move to mars if you could never come back
c No. There's no sea, no bread and none of the people I love.
p Only if the return ticket is hidden somewhere in the small print.
i Part of me would say yes at night and change his mind at breakfast.
b Is there anything that would get you on board?
=who would you swap lives with for a day / be anyone for 24 hours, who
c A conductor at a sold out concert, arms up, the whole orchestra waiting.
p Some well loved house cat, with full insurance.
i That baker in a small town who has made everyone happy by seven in the morning.
b Whose shoes would you step into?
=what would you do if you were a woman for a day / if you woke up as a woman what would you do first
c Phone every woman I know and apologise about the pockets.
p Spend the first hour defeated by a bra, then go for lunch.
i Walk the same streets as usual and notice how differently they treat me.
b What would you do as a man for a day?
=whats your last meal / if you could choose your final meal on earth
c Fresh pasta, good red, and bread for the sauce.
p A buffet, purely to drag out the proceedings.
i Whatever the people I love are cooking, as long as they all sit down too.
b What would be on your plate?
=if you could ban one thing what would it be / you can make one thing illegal
c Videos played out loud on public transport.
p Trousers that look like they have pockets and don't.
i Meetings about meetings, so everyone gets home in time for dinner.
b What would you ban?
=youre king for a day what law do you make / if you ruled the country for a day
c Every Friday ends at lunch, and the trains run on time.
p A national nap at three, enforced by very soft police.
i Everyone must eat with a neighbour once a month, and the state pays for dessert.
b What would your first law be?
=if you had your own island what would you call it / name your private country
c Slowland. No clocks, one bakery, and visitors welcome.
p Nopeistan, with very strict opening hours.
i I'd ask the first ten people I invited, because an island needs company more than a name.
b What would you name yours?
=if you could invent a holiday what would it be / make up a new public holiday
c Second Sunday, on Monday, every single week.
p National Cancel Day, when all plans vanish and nobody takes offence.
i A day when everyone writes to a person who changed them and never heard about it.
b What would we celebrate on yours?
=if you could have any animal as a pet with no consequences / dream pet, anything is allowed
c A capybara. The calmest creature alive, and friends with everyone.
p Small dragon, mainly for the heating bills.
i Definitely an elephant, because it would remember every good day we had.
b Which animal would you bring home?
=if animals could talk which would be the rudest / which animal would be the meanest if it could speak
c Geese, by a mile. They're already rude without any words.
p Cats, who would finally file the complaints in writing.
i Camels, I think, with centuries of grudges and no wish to hide it.
b Which would be the sweetest?
=you get three wishes from a genie go / what would you wish for with three wishes
c Health for my people, enough money, and a good singing voice.
p Endless snacks, a parking space, and a genie with no tricks up his sleeve.
i Two for others and one I'd save for a very bad day.
b What is your first wish?
=would you help me hide a body / its 2am and i need help burying someone, are you in
c I'd come, but with a flask, a lawyer's number and many questions.
p Sure, although I'd bring completely the wrong shovel.
i First I'd sit you down and hear it all, because the shovel can wait.
b Who annoyed you that much?
=how many five year olds could you take in a fight / could you beat twenty kids at once
c Two. Then they'd all climb on me and it's finished.
p None, they'd have me wearing a paper crown within a minute.
i No fight needed, I'd start a game of sleeping lions and win in silence.
b How many could you manage?
=what would you get arrested for / if you got arrested what would everyone assume you did
c Feeding animals past a very clear sign.
p Accidentally walking out of a shop wearing the hat I was trying on.
i Trespassing, probably on a roof somewhere, because the view looked good.
b What would your crime be?
=how long would you last on a reality show / could you do big brother or love island
c Three weeks, mostly in the kitchen, liked by everyone and forgotten on voting day.
p I'd be out first and blow a kiss to the wrong camera.
i Longer than I'd like, because I get fascinated by people and forget there's a game.
b Which show would you do?
=whats your mastermind specialist subject / what could you talk about for an hour with no preparation
c Why bread tastes better abroad, with examples and a map.
p The fastest checkout queue in any shop, theory and practice.
i How people say goodbye on the phone, I find it endlessly interesting.
b What is your subject?
=if you were a drink what would you be / which cocktail are you
c An old fashioned. Simple, warm, and better slowly.
p A cup of tea someone made and forgot on a shelf.
i Ginger beer, since it looks harmless and then has a bit of a kick.
b Which drink are you?
=what would you name your yacht / you own a boat, whats it called
c Second Helping, with a table big enough for everyone.
p Sea You Later, and I'd never apologise for it.
i Something very ordinary like Tuesday, so that every Tuesday would be at sea.
b What would you paint on yours?
=last person on earth what would you do / if everyone disappeared what would you do first
c Find a big supermarket, then drive to the sea with the music up.
p Finally wear the tracksuit to the opera.
i I'd leave notes in every town, in case I was wrong about being the last.
b Where would you go on day one?
=which tv show would you want to live in / if you were stuck in a series which one
c Friends. Nobody seems to work and there's always a sofa free.
p Bake Off, where the worst thing that happens is a soggy bottom.
i Ted Lasso, because people there keep choosing to be good to each other.
b Which one would you move into?
=which cartoon character are you / what disney character would you be
c Baloo. Easygoing, good company, fond of a nap and a song.
p Scooby Doo, brave only when there are snacks involved.
i The Genie, because making people laugh and hoping to be free sounds familiar.
b Which one would people cast you as?
=what would you have a statue for / if they built a statue of you what would it be doing
c Holding a door open, since that's when I'm at my best.
p Searching every pocket for the keys, in bronze.
i Sitting on a bench with space beside it, so people could join in.
b What would yours be doing?
=if you had a band what would it be called / name our band
c The Late Trains, three chords and a lot of feeling.
p Mild Peril, known for one song and a lengthy apology.
i Two Left Shoes, because we'd sound slightly off and completely sincere.
b Which instrument is yours in the band?
=if we switched lives for a day what would surprise me / what would shock me if i was you for a day
c How much of my day is spent deciding on lunch.
p The sheer number of tabs open, on the phone and in the head.
i That I often think something nice about people and don't say it in time.
b What would surprise me in yours?
=if you had to eat at one restaurant chain forever / one fast food place for life
c Nando's. Chicken, sides, and something that passes for vegetables.
p Any place with free refills, I'm easily bought.
i One with a breakfast menu, so I'd get two meals out of every rule.
b What is your pick?
=what would you do with an extra hour every day / if days had 25 hours
c Walk, with no phone, before anybody else is up.
p Sleep through it and still complain there's no time.
i I'd ring one person a day that I keep meaning to ring.
b Where would your hour go?
=would you live in a haunted house if the rent was free / free mansion but its haunted, do you take it
c Yes. With these rents, the ghost can have its own room.
p I'd take it, and the ghost would be the one moving out over my singing.
i Happily, I'd try to find out what it wants and let it rest.
b Would you last a night there?
=would you clone yourself / if you could clone yourself what would the clone do
c Yes, one clone for admin and I'd do the living.
p We'd both lie on the sofa waiting for the other to cook.
i No, one of me overthinking is plenty for a household.
b What would your clone have to do?
`;
