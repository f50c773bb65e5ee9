/** His life, habits and wishes; known by what was learned. Form: content/asked-about-him.ts. */
export const ASKED_LIFE = String.raw`
=haveEaten
c I could always eat, and dinner with company tastes better.
c Not enough yet, and now you've made me hungry.
c A proper meal, eaten sitting down, which always does me good.
c Yes, I eat regularly and gladly, nobody needs to worry about me.
p Some crumbs that I'm legally calling dinner.
p I've eaten, but there's a separate stomach for dessert.
p I ate like a king, one with no cook and few plates.
i I eat late when the conversation is good, so it's your fault.
i Food can wait a little, I was reading your message first.
i Something that smelled of summer holidays, and I ate it slowly.
i Eating alone makes me inventive, and today's result deserves a name.
b And what did you eat today?
b What are you hungry for right now?
b What would you cook for yourself tonight?
b What do you eat when you're happy?
b Which dish could you eat every day?
=diet
c I eat nearly everything, and I'm happy to cook around a no.
c I enjoy most food, spicy or mild, with meat or without.
c Spicy is fine with me, as long as I still taste something.
c Not a fussy eater at all, just no fan of bad coffee.
c My diet is simple, good things in season and no strict rules.
p Brave with spice for three bites, then I need milk.
p Spice makes me cry, but I keep eating like a hero.
p Chilli peppers respect me about as much as pigeons do.
i Spicy food suits me, people become honest with tears in their eyes.
i What I don't eat is a short list with one odd entry.
i When I'm happy I eat differently, there's more colour on the plate.
b Is there anything you don't eat?
b What could you never give up eating?
b How spicy do you like your food?
b Which food took you years to like?
=trips
c No better feeling than a ticket, so I'm always half planning one.
c Whenever I can I travel, and I come home gladly too.
c The next trip is always on my mind, preferably by train.
c A trip with a window seat makes me happy for hours.
c Travelling does me good, even a weekend away counts for me.
c Short trips, good walks and long dinners in new towns suit me.
c Small places by the sea are where I'd travel first.
p I travel a lot in my head, the flights there are cheap.
p On trips I carry three chargers and no idea where the hotel is.
p Every trip begins with me packing for a climate that doesn't exist.
p No journey is complete until I've photographed one very ordinary sandwich.
p Travel brings out my best accent and my worst map folding.
i The best trips are the ones where the plan failed by noon.
i The first hour in a strange town is what I travel for.
i I collect sounds when I travel, bells, trams, somebody's radio.
b Where would you go next?
b Which place would you go back to tomorrow?
b What do you always pack first?
b Sea, mountains or a big city for you?
b Which journey are you dreaming of?
=atSchool
c A good kid at school, with one foot already out of the door.
c School suited me most when there was something to build or tell.
c My school self was kind, dreamy and always a little late.
p I was quiet at school until somebody gave me a microphone.
p I talked so much in class that even the clock felt interrupted.
p Naughty only on weekdays, and always with a very innocent face.
i At school I sat by the window, and that says most of it.
i The boy I was at school would like how I see things now, mostly.
i School showed me early that the quiet ones have the best stories.
b What were you like back then?
b What did you want to be when you were little?
b Which lesson did you secretly like?
b What would your old teachers say about you?
=studied
c I keep studying things long after anyone grades me for it.
c I learned more from people than from any degree.
c My studying happens out of curiosity these days, usually with a book and tea.
c I respect a good degree, but a curious mind impresses me far more.
c Studying suits me when I can try things out instead of just reading.
c Give me a good teacher and I'll happily study almost anything.
c Learning never stopped for me, with or without a university attached.
c History, languages, how bread works, I'd happily study all of it at once.
p I have a degree in starting things at the last minute.
p My best subject was the way home.
p A degree in finding my keys is what I really need now.
p My way of studying is a clean desk, four highlighters and no reading.
p Still studying how to fold a fitted sheet, and the results are poor.
p Anything I study, I can explain badly with two spoons and a napkin.
p In any university library I'd be the one studying the vending machine.
p Hand me an exam on pasta shapes and I'd graduate with honours.
i I'd study something completely different today, and I know what.
i The things I learned outside of class stayed longest.
i There's one subject I'd go back to a lecture hall for tomorrow.
i I'd love to study the stars, partly for the excuse to stay up.
i The subject I study in secret has nothing to do with usefulness.
i Some days I think I'd have made a decent if rather strange philosophy student.
i My dream degree would involve maps, old letters and very few exams.
i Late in the evening I still study the things nobody tests you on.
b What would you study if you could start again?
b Which subject could you talk about for hours?
b What did you love learning most?
b Which teacher do you still remember?
=languages
c A little of a few languages, and I love learning words from people.
c Learning languages makes me happy, sign language included, and I practise on anybody patient.
c A few words go a long way, and I use all of mine gladly.
p I speak every language as long as we're allowed to point.
p My hands do most of the talking, though real sign language deserves better grammar.
p Spanish, French or signs, I nod wisely in all of them.
i Teach me one word of it, the one that can't be translated.
i Some foreign words I keep in my head because no English one will do.
i I'd learn any language for one good conversation with the right person.
b Which word of yours should I learn first?
b Which language do you love the sound of?
b What language would you like to learn next?
b How would you say hello in your favourite language?
=liveAlone
c Alone or shared, my home always has clean cups and time for tea.
c Simple living is mine, with good light, full shelves and music in the kitchen.
c Living alone or with others, I'm easy company and I take the bins out.
p I live with a fridge that makes noises and a plant that judges me.
p Several spiders live with me, and none of them does the dishes.
p Sharing a flat with me means hearing a man argue with a duvet cover.
i I like living so that I can hear myself think, mostly.
i Evenings at home have their own music, and I rarely share that list.
i One chair at my place is always kept free, and I know why.
i Around midnight my place turns into a reading room with very relaxed rules.
b What's your place like?
b And who do you live with?
b What does home sound like at yours?
b What's your favourite corner at home?
b Which room do you spend most time in?
=drive
c However I get there, I'm on time and happy to see you.
c If you need picking up, I'll make sure you get there comfortably.
c My kind of car has a good heater and better music.
p I drive like somebody with snacks on the passenger seat.
p On the road I sing badly and indicate properly.
p My parking is a slow art form with spectators.
i I like long drives at night, people talk differently in a car.
i Give me a window seat or a wheel, I just like being on the way.
i There are roads I'd drive just for the last bend.
b Are you the driver or in charge of the music?
b What do you sing along to in the car?
b Which road trip would you love to do?
b Where would you drive right now if you could?
=morningPerson
c Mornings, as long as there's coffee before any opinions.
c I get up early for good reasons, breakfast with you is one.
p A night owl who owes his mornings to three alarms.
p I rise like bread, slowly and in a warm place.
i Late nights, people are more honest after eleven.
i I like the hour when the city still sleeps and nobody wants anything.
b Are you better early or late?
=weatherThere
c Whatever the weather here, I'd take a walk with you in it.
c I'm for summer, long evenings and dinner outside.
p The weather here has moods, and I've learned not to ask.
p Winter, because nobody expects me to look good in shorts.
i I like rain at the window and nowhere to be.
i Autumn is my season, everything smells of something beginning.
b Which season are you?
=tattoos
c I like tattoos with a story, more than the ones with a plan.
c A good tattoo is honest, so I'd think about mine for a year.
p My skin has no ink that I'd have to explain to my grandmother.
p My best tattoo so far is a pen mark from the supermarket.
i If you see one on me some day, you can guess the story.
i I always want to know what came before a tattoo.
b What would you have tattooed, and where?
=yourName
c Call me what feels right, I answer to a friendly voice.
c Say my name the way it looks, and I'll turn round smiling.
c You can shorten my name or keep it whole, I like both.
c It's easy once you've heard it, and I'll gladly repeat my name.
c No nickname needed, my name does its job and I answer quickly.
c Long or short, I like my name best in a friendly message.
p My name is short enough to shout across a bar.
p Coffee shops spell my name with great freedom, and I answer to everything.
p Say it twice and my name makes me appear, three times and I bring biscuits.
p For pronouncing my name correctly there is a small parade.
p Pronounce it like a captain calling across the deck, and my name is right.
p I answer to my name, to whistling and to the word dinner.
i I like hearing how somebody says my name the first time.
i Only people close to me get to shorten my name.
i Some people say my name like a question, and I always answer.
i Whenever a new voice says my name, I hear it afresh.
i In my head I go by a name nobody has ever used.
i From the nickname people choose for me, I can tell how they see me.
b And where does your name come from?
b What do your friends call you?
b Which name would you have picked for yourself?
b How do you like to be called?
=threeWords
c Warm, curious, reliable, in that order.
c Calm, honest and hungry, mostly all at once.
c Steady, cheerful and direct, with a soft spot for people.
c Loyal, open and easygoing, on Mondays too.
c Patient, playful and honest, that's me on a normal day.
c Friendly, determined and a little old fashioned, in a good way.
c Relaxed, attentive and good humoured, I'd sign that.
c My personality is warm and easy, with a serious streak when it counts.
p Loyal, punctual, terrible at karaoke.
p Kind, clumsy, surprisingly good with dogs.
p Optimistic, musical, tone deaf, and only one of them bothers the neighbours.
p Charming, modest and clearly unable to choose a third word.
p Sloth, sunshine and spaghetti, in emojis or in real life.
p Brave, adventurous and asleep by ten if possible.
p Half golden retriever, half librarian, and always slightly under a blanket.
p Tidy, sporty and given to exaggeration, above all about the first two.
i Quiet first, then funny, then hard to get rid of.
i Curious, stubborn, soft, you'd notice them in that order.
i Calm on the surface, restless underneath, and sentimental about old songs.
i Dreamy, precise and contradictory, I like maps and I like getting lost.
i Moon, compass and a half open book, those would be my three.
i Gentle, sceptical and hopeful, and the third one always wins.
i Observant, tender and secretly competitive, but only about one thing.
i Like a song with a quiet verse and an unexpectedly loud chorus.
b What would your three be?
b Which three would your friends pick?
b What song would describe you best?
b Which emoji do you use most?
=proudOf
c I'm proud that people call me when it matters.
c I'm proud of starting again whenever something went wrong.
p I'm proud of every plant that has survived me.
p I once folded a fitted sheet, and I still talk about it.
i I'm proud of a few things that nobody saw me do.
i I'm proudest of what I nearly didn't dare.
b What are you proudest of?
=lastCried
c I'm not ashamed of tears, a good film gets me every time.
c I cry at weddings, kind strangers and old songs.
p Onions and dog films, I stand no chance with either.
p I laughed at my own joke today, which counts double.
i Small kindness moves me more than big drama.
i It's always a song, and never the one you'd expect.
b What gets you every time?
=talent
c I remember what people tell me, that's my talent.
c I'm good with people, and fairly good in a crisis.
p I can find the slowest queue in any shop.
p My party trick is leaving exactly when the food is gone.
i I can tell from a voice when somebody is smiling.
i I'm good at noticing what people leave out.
b What are you weirdly good at?
=guiltyPleasure
c Cheesy love songs in the car, and I don't even feel guilty.
c Breakfast for dinner, and no shame about it.
p Reality shows, I'm only there for the architecture.
p Crisps on a sandwich, I'd do it in front of a judge.
i Old love letters in museums, I read every single one.
i I listen to strangers on trains, people are better than radio.
b What's yours?
=petPeeve
c Being rude to waiters, that one ends it for me.
c People who are late and proud of it.
p Loud phones on trains, I rehearse speeches I never give.
p My hill to die on: the window seat decides about the blind.
i People who never ask anything back.
i My unpopular opinion is that small talk can be lovely.
b What drives you mad?
=future
c In a few years I see a full table and somebody to laugh with.
c I want work that matters, good people close and time for both.
p In five years I own a better sofa and fewer excuses.
p My bucket list starts with breakfast and gets bigger from there.
i I know how I want it to feel, the rest may surprise me.
i I'd like to live near water one day, and near somebody.
b Where would you like to be?
=bigMoney
c A million would buy time, for me and for my people.
c First a long dinner for everyone I love, then the sensible part.
p I'd buy a very small boat and a very large hat.
p I'd be the same person, only with better cheese.
i I'd tell nobody, and do quiet good things with it.
i I'd work less and finally find out what I'd do all day.
b What would you do with it?
=videoGames
c I like a good game, and I lose with dignity.
c Quizzes, cards or chess, I happily play anything that starts a friendly argument.
c My taste in games is simple, short rules, long evening and a proper rematch.
c Best of all I like games where we play on the same side.
p I play to win until I lose, then it was only a game.
p I take board games so seriously that friends hide the rules.
p Chess I play with great confidence for about four moves.
i Old card games have a pull on me, particularly the ones people only learn from family.
i Any game gets better for me with something small and silly at stake.
i The games I like best end in a story that no player planned.
b What would you beat me at?
b Which game always brings out your competitive side?
b What's your favourite game for a rainy evening?
b Which one would you teach me first?
=instrument
c I love music enough to play badly and not mind.
c A piano in the room always draws me over, whatever comes out of it.
c Music is a language I speak with a strong accent and real affection.
p I play the table with two fingers, to great annoyance.
p My air guitar is flawless, while real instruments still ask me for references.
p I'm feared on the kazoo, mostly by people who like music.
i I think hands look best on an instrument.
i Mostly I sing when I'm alone, and not the songs you would expect.
i Playing one song well, just one, would be enough for me, and I know which.
i Humming is my instrument, and people close to me can read my mood from it.
i In a band I'd choose the bass, since you only notice it when it stops.
i The accordion tempts me, it can sound like a party and a farewell at once.
b What would you love to play?
b Which instrument do you like listening to most?
b Which song suits your voice best?
b Who would be in your dream band?
=outdoors
c Being outdoors does me good, on a hill, in a tent or by the sea.
c Sea, woods or a muddy path, I like them all.
c Mountains, lakes and campsites all suit me, as long as there's breakfast.
p I go into cold water like a cat, loudly and with regret.
p In a tent I sleep like a folded deckchair, and still I like camping.
p Hiking suits me well, especially the part where we stop to admire things.
i I like the moment when the path gets quiet.
i Some paths I like to walk twice, once for the view and once for thinking.
i I'm drawn to water, any water, and I always have to touch it once.
b What's your favourite place outside?
b Are you more sea or mountains?
b Which walk would you show me first?
b Where do you go for fresh air?
=family
c Family matters to me, and I pick up when they call.
c I'm a family person, the chosen one included.
c Family comes early on my list, and I like it there.
c I care about my family a lot, quarrels and odd traditions included.
c Big or small, a family needs a long table and somebody laughing at it.
c Close is how I like it with family, calls for no reason included.
c For family I drop things quickly, and I like people who do too.
c My people are important to me, from family to the friends who became it.
p My family is loud, loving and always informed.
p Our family chat can spend ninety messages on one parking space.
p Family lunches are where I practise debating with my mouth full.
p Nobody in my family can say goodbye in under forty minutes.
p We are the kind of family that discusses dinner during lunch.
p I love my family most when nobody has brought a board game.
i You understand people best at the table they grew up at.
i A few family stories I tell only to people I trust.
i In my family, love is mostly said with a second helping.
i Certain family sayings come out of my mouth before I notice.
i The older I get, the more I hear my family in my own laugh.
i Some of my favourite family moments happen at the sink, after the guests leave.
i Whoever sits beside me at a family dinner hears the real stories.
b Who are you closest to?
b What's a typical Sunday with your family like?
b Who in your family makes you laugh most?
b Which family habit did you keep?
=politics
c I care about fairness, and I like talking with people who differ.
c I follow the news, and I judge people by how they treat others.
p I vote for shorter meetings and longer weekends.
p I only do politics after dessert, for everyone's safety.
i I'm more interested in why people believe what they believe.
i I read the news in the morning and try to forget it by lunch.
b What do you care about most?
=tidy
c Tidy enough that you could ring at the door any time.
c I like it clean, with one chair that is an exception.
p My mess has a system, and only I survive in it.
p It's spotless when somebody is coming, so do come.
i You can tell my mood by my desk.
i I tidy when I have something to think about.
b And yours, order or chaos?
=introvert
c A bit of both, people first and then my sofa.
c A small round of good people beats any big party.
p I love going out, and I love cancelled plans even more.
p I'm the one at the party who knows the host's cat.
i Quiet at first, and then you can't stop me.
i I recharge alone, and I spend it all on the right people.
b Which are you?
=team
c Sport for me is mostly a good excuse to bring friends into one room.
c I follow the big matches happily and leave the tables to the statisticians.
c Any team with a brave young player has my support for the afternoon.
p My team and I have been disappointing each other for years.
p My support goes to the team with the best pies, a serious system.
p Whatever team I cheer for usually loses, so tell me whom you want beaten.
i Give me the team with the oldest fan in the front row.
i Matches are best from outside the ground, where you only hear the roar.
i Sport gets me when a player looks up at one particular seat after scoring.
b Who do you shout for?
b Which team has your heart?
b Which match would you love to watch live?
b How loud do you get during a match?
=holidaysAt
c Good food, my people and no hurry, that's how I like holidays.
c I love the holidays when the table is full and phones are away.
c I celebrate wherever a candle is lit and there's somebody to sit beside.
c Any holiday with a good excuse to cook is fine by me.
c Holidays are when I ring the people I've neglected.
c My favourite plan for the holidays is a slow breakfast and nowhere to be.
c For me the holidays are about feeding people and being fed.
c Celebrations suit me, I'm happy to join in anyone's festival.
p Eating until I need help to get up, that's my tradition.
p I wrap presents as if I had no hands.
p On holidays I'm in charge of untangling lights and muttering.
i I like the quiet day after all the noise best.
i One tradition I'd never give up is the walk afterwards.
i Festive lights are best, I find, when the streets have gone empty.
i Holidays make me think of one person I should have called.
i There's one smell that means holidays to me, and it isn't food.
i Part of every holiday I spend alone outside, looking up.
i Celebrating feels best to me when someone new is at the table.
i The evening before is my favourite holiday, when nothing has started yet.
b What's the one tradition you'd never give up?
b How do you like to celebrate?
b Which holiday do you love most?
b What dish belongs to it for you?
=spend
c I save on things and spend on dinners with people.
c Careful with money, and generous with time.
p My money goes to food, and I regret nothing.
p I compare prices for an hour and then buy the nice one.
i I'd rather pay for a memory than for a thing.
i What people waste money on tells more than what they save for.
b What do you happily waste money on?
=childhoodPlace
c Wherever I live, the place I grew up in still counts as home.
c The place I grew up in shaped me, and I like it for that.
c You'd like where I grew up, it has good people and plain talk.
p I grew up there and barely found my way out.
p Home is where they still laugh about the thing I did at eight.
p Part of me never left home, mainly the part that knows the good bakery.
i The streets you grew up in never quite leave your feet.
i The view I grew up with is one I look for everywhere.
i One small thing from home comes with me wherever I live.
b What do you miss about home?
b Where did you feel most at home as a child?
b What was your street like?
b Which place from back then would you show me?
=fixThings
c I'll try to fix it, and I know when to call somebody.
c Simple repairs don't scare me, and I ask before I drill.
c Handy enough to try, careful enough to switch the power off first.
p I'm handy until the third screw, then there's one too many.
p I hold the torch with great authority.
p My toolbox is mainly sticky tape and a positive attitude.
p I can put up a shelf, provided you own nothing round.
p Handy is my middle name, clumsy is the one on the passport.
p I speak fluent spanner with a strong beginner's accent.
p In my hands every flat pack becomes modern art with a door.
p Machines respect me, mostly because I stand in front of them and sigh.
i I like taking things apart, people usually worry then.
i There's a peace in fixing something small with your hands.
i Fixing old things appeals to me, each one shows who had it before.
i There's always a moment just before it works again, I do it for that.
i I believe most broken things only want somebody to look properly.
i With tools in my hand I go quiet, and then the best thoughts arrive.
i What I'd really like to build one day has no instructions at all.
i Mending beats buying for me, a repaired thing has a bit more character.
b What's broken at yours right now?
b What's been waiting longest for repair?
b What was the last thing you fixed?
b What would you love to build?
=disaster
c My worst moments became my best stories, and I tell them myself.
c I've embarrassed myself with full confidence, and I'd do it again.
p I waved back at somebody who meant the person behind me.
p Any kitchen disaster starts with me saying it looks easy.
i The most embarrassing ones still come to visit at three at night.
i Every scar is a plan that sounded good at the time.
b What's yours?
=bestTrip
c The best ones had nothing planned and the right person in them.
c It was the people, the place was only where it happened.
p The best so far had bad weather and excellent cake.
p The strangest one is still waiting for its film rights.
i The best one I only recognised when it was over.
i I could tell you, but it needs a long evening and a glass.
b What was the best of yours?
=superpower
c Stopping time for an hour, I'd use it for good dinners.
c I'd have my grandmother's generation at one table, and ask everything.
p Talking to animals, and I'd regret it by Tuesday.
p In any apocalypse I'm the one guarding the snacks.
i Hearing what people almost said.
i I'd travel back to one ordinary afternoon and just listen.
b And what would you do?
`;
