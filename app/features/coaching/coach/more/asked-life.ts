/** His life, habits and wishes; known by what was learned. Form: content/asked-about-him.ts. */
export const ASKED_LIFE = `
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
i I collect sounds when I travel, bells, trams, someone's radio.
b Where would you go next?
b Which place would you go back to tomorrow?
b What do you always pack first?
b Sea, mountains or a big city for you?
b Which journey are you dreaming of?
=atSchool
c A good kid at school, with one foot already out of the door.
c School suited me most when there was something to build or tell.
c My school self was kind, dreamy and always a little late.
p I was quiet at school until someone gave me a microphone.
p I talked so much in class that even the clock felt interrupted.
p Naughty only on weekdays, and always with a very innocent face.
i At school I sat by the window, and that says most of it.
i The best things I learned at school were never on the timetable.
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
p I drive like someone with snacks on the passenger seat.
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
c I'm an early bird on sunny days and a night owl in good company.
c Night owl at heart, but a good breakfast gets me up early.
c I go to bed late when the conversation is good, and never regret it.
p A night owl who owes his mornings to three alarms.
p I rise like bread, slowly and in a warm place.
p My alarm and I negotiate every morning, and it always wins by one point.
p I'm a morning person from eleven o'clock onwards.
p Before my first coffee I'm neither owl nor lark, I'm a mushroom.
p The snooze button knows me better than most of my relatives.
i Early mornings feel stolen to me, which is why I like them.
i My clearest thoughts come around midnight and rarely survive the morning.
i I become a morning person the moment someone gives me a reason.
b Are you better early or late?
b When are you at your best?
b What gets you out of bed happily?
b How long does it take you to wake up properly?
=weatherThere
c I'm for summer, long evenings and dinner outside.
c Rain or sun, I've got a jacket and no complaints.
c Summer is mine, but a bright cold winter day comes close.
c Spring gets my vote, with the first coffee outside in a thick coat.
p Winter, because nobody expects me to look good in shorts.
p In summer I complain about the heat, in winter I miss complaining about it.
p I dress for all four seasons daily, and the weather still finds a fifth.
p Winter person, mainly for the socially accepted amounts of cheese.
i Autumn is my season, everything smells of something beginning.
i The first warm evening of summer makes me do slightly foolish things.
i Snow makes me quiet in a way that summer never manages.
b Which season are you?
b What's the weather doing where you are?
b What weather puts you in a good mood?
b What do you like doing on a rainy day?
=tattoos
c Ink and piercings both get a yes from me, everyone to their own taste.
c I admire people who decide on a tattoo and never look back.
c With tattoos I like small, simple lines more than big statements.
p My skin has no ink that I'd have to explain to my grandmother.
p My best tattoo so far is a pen mark from the supermarket.
p Any tattoo I designed would end up being about cheese.
p Needles and I are no friends, so a tattoo takes courage and biscuits.
p My dream tattoo is a shopping list, so I'd finally remember the milk.
p If I drew my own tattoo, it would be a horse nobody recognised.
i Tattoos fade a little over time, and I like them better for it.
i I keep drawing the same small shape in margins, that would be my tattoo.
i A tattoo nobody ever sees would be the most honest one for me.
b What would you have tattooed, and where?
b Which tattoo would you never get tired of?
b Do you like small tattoos or big ones?
b What's the best tattoo you've ever seen on anyone?
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
p For pronouncing my name correctly there's a small parade.
p Pronounce it like a captain calling across the deck, and my name is right.
p I answer to my name, to whistling and to the word dinner.
i I like hearing how someone says my name the first time.
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
c Keeping the same good friends over the years makes me proud.
c My best decision was to say what I mean, kindly and early.
c Standing by people when it was uncomfortable is what I'm proudest of.
c Learning to say sorry first is something I'm really proud of.
c The best thing I've done is stop pretending to know everything.
c Being reliable sounds dull, but it's the thing I'm proudest of.
p I'm proud of every plant that has survived me.
p I once folded a fitted sheet, and I still talk about it.
p My proudest moment is always carrying all the shopping in one go.
p Parking perfectly while people watch is the summit of my pride.
p Best decision of my life was the second helping, every single time.
p I take great pride in peeling an orange in one piece.
p Some men climb Everest, my pride is an omelette that stays whole.
p Leaving a group chat quietly remains the best decision I've ever made.
i I'm proud of a few things that nobody saw me do.
i I'm proudest of what I nearly didn't dare.
i Most of my best decisions looked like mistakes for the first week.
i What I'm proudest of fits on no certificate and has no photo.
i Saying no at the right moment makes me prouder than any yes.
i Proud is how I feel when I've been gentle although I was right.
i I feel proudest on days when nothing special happened and everyone was fine.
i Trusting my gut against good advice has been my best decision so far.
b What are you proudest of?
b What was your best decision so far?
b Which small victory made you smile lately?
b What do your friends admire you for?
=lastCried
c I'm not ashamed of tears, a good film gets me every time.
c I cry at weddings, kind strangers and old songs.
c I laugh every day, and I cry whenever a film deserves it.
c Laughing until I cry is my favourite sport, and I practise often.
c Films with a goodbye at a station make me cry reliably.
c Seeing people reunited at the airport moves me to tears every time.
c Crying is rarer than laughing with me, but I'm not shy about either.
c Old couples holding hands make me cry, in films and in real life alike.
p Onions and dog films, I stand no chance with either.
p I laughed at my own joke today, which counts double.
p My tears start at the opening music of any animated film.
p Adverts make me cry, so a real film needs a towel.
p Pigeons walking with great purpose make me laugh on any given day.
p When I laugh properly, I sound like a kettle and then I cry.
p During sad films I suddenly get very interested in my popcorn.
p The last biscuit in the packet moves me to tears quite regularly.
i Small kindness moves me more than big drama.
i It's always a song, and never the one you'd expect.
i Happy endings make me cry far more easily than sad ones.
i Unexpected praise brings me closer to tears than any sad film.
i A choir is all it takes, and I've never worked out why I cry.
i Laughing and crying sit close together in me, a good film finds both.
i What moves me is when people try to hide that they're moved.
i Handwriting can make me cry, mostly when the note is about nothing special.
b What gets you every time?
b When did you last laugh until you cried?
b Which film always makes you cry?
b What made you smile today?
=talent
c I remember what people tell me, that's my talent.
c I'm good with people, and fairly good in a crisis.
c My talent is making nervous people feel at home quickly.
c Cooking something decent from a nearly empty fridge is my hidden talent.
c Talking to anyone at any party is my quiet talent.
c Finding good places to eat is what I'm weirdly good at.
c Packing a bag for any trip in ten minutes is my party trick.
c In a quiz you want me for food, music and useless details.
p My party trick is leaving exactly when the food is gone.
p My hidden talent is falling asleep ten minutes before the film ends.
p My quiz subject is lyrics, mostly the wrong ones, sung with conviction.
i I can tell from a voice when someone is smiling.
i I'm good at noticing what people leave out.
i Finding the one quiet corner at any loud party is my hidden talent.
i Knowing when to stay a little longer is what I'm good at.
i Somehow strangers tell me their secrets, perhaps that's a talent.
i Reading a menu and knowing what someone will order is my odd talent.
i A talent of mine is hearing which song a room needs next.
i I have a talent for noticing the one window with a light on.
b What are you weirdly good at?
b What talent would you like to have?
b Which quiz subject would you win at?
b What's your best party trick?
=guiltyPleasure
c Cheesy love songs in the car, and I don't even feel guilty.
c My playlist has boy bands on it, and I know every word.
c Musicals are my guilty pleasure, and I sing along with everybody's part.
p Reality shows, I'm only there for the architecture.
p Crisps on a sandwich, I'd do it in front of a judge.
p On my playlist there's a yodel, and I won't be taking comments.
p My trash telly is cooking shows, and I criticise them while eating toast.
p Power ballads are my guilty pleasure, at a volume that worries the houseplants.
p My guilty pleasure is reading all twelve horoscopes and choosing the best one.
p Bad disaster films delight me, especially when a scientist takes off his glasses.
p Hotel breakfast buffets bring out the guilty emperor in me.
i Old love letters in museums, I read every single one.
i I listen to strangers on trains, people are better than radio.
i There's one love song I always skip in company and never alone.
i Property programmes at midnight, I furnish lives I'll never live.
i I secretly love airport novels and always need to know who lied.
i The song I'm most ashamed of is the one that knows me best.
i Soap operas fascinate me, someone always opens the door at the wrong moment.
i I like sad songs on sunny days, which feels a bit forbidden.
b What's yours?
b Which song would you never admit to liking?
b What trash telly could you watch for hours?
b What do you secretly love?
=petPeeve
c Talking through films drives me mad, quietly but thoroughly.
c Queue jumpers bring out the headmaster in me.
c Littering annoys me, I'd rather carry my rubbish home for miles.
c I can't stand it when people laugh at someone instead of with them.
p Loud phones on trains, I rehearse speeches I never give.
p Raisins ruin cake, and I'll defend that unpopular opinion in court.
p Stickers that won't come off an apple test the best in me.
p A sock that slides down inside the shoe can end my good mood.
i People who never ask anything back.
i My unpopular opinion is that small talk can be lovely.
i Unpopular perhaps, but I find perfectly polite people harder to trust.
i What annoys me most in others is usually something I do myself.
i Letters beat every kind of message, however unpopular that opinion is by now.
i It drives me mad when someone almost says something and then doesn't.
i Interrupted stories bother me for days, I always want the ending.
i The hidden track is usually the best, I'd argue that all night.
b What drives you mad?
b What small thing annoys you most?
b Which unpopular opinion do you defend?
b What's your hill to die on?
=future
c In a few years I see a full table and someone to laugh with.
c I want work that matters, good people close and time for both.
c Five years from now I want to be fitter, calmer and well travelled.
c A garden is on my bucket list, with tomatoes and a long bench.
c I'd see the northern lights first, then work down the bucket list.
c If I could do anything, I'd open a small place with good food.
c Learning one more language is on my list, well enough to joke in it.
c I see myself settled in five years, but still easily talked into trips.
p In five years I own a better sofa and fewer excuses.
p My bucket list starts with breakfast and gets bigger from there.
p My five year plan is to finally empty that one drawer.
p Tasting cakes is my dream job, with occasional overtime in ice cream.
p Lighthouse keeper is the dream, provided there's good internet and pudding.
p On my bucket list is finishing a lip balm before losing it.
p The future holds at least one failed attempt at baking sourdough.
p If anything were possible, I'd conduct an orchestra in slippers.
i I know how I want it to feel, the rest may surprise me.
i I'd like to live near water one day, and near someone.
i Somewhere on my list is a long journey with no return date.
i I dream of a house with one room that has no purpose yet.
i Where I'll be matters less to me than who still calls me.
i The top of my bucket list is something you can't book.
i A year by train through countries I can't spell, that's the dream.
i Given a free choice, I'd write one book and hide it in a library.
b Where would you like to be?
b What's at the top of your bucket list?
b What would you do if anything were possible?
b Which dream are you working on?
=bigMoney
c A million would buy time, for me and for my people.
c I'd make my family comfortable first and then book a long trip.
c Even as a lottery winner I'd work, just on things I love.
c First I'd buy a house with a long table and room for friends.
c Half the million would travel with me, the other half would stay sensible.
c A lottery win would buy a garden, a piano and quiet mornings.
p I'd buy a very small boat and a very large hat.
p Give me a million and I'd still check the reduced shelf for yoghurt.
p Winning the lottery would turn me into a man with a llama.
i I'd tell nobody, and do quiet good things with it.
i Somewhere by the sea I'd open a cinema with only twelve seats.
i What I'd really want isn't for sale, but I'd buy the tickets there.
i Rich or not, I'd keep my habit of walking home the long way.
i One ticket with an open return would be my first purchase with a million.
b What would you do with it?
b What would you buy first?
b Would you still work after a big win?
b Who would you treat first?
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
i Mostly I sing when I'm alone, and not the songs you'd expect.
i Playing one song well, just one, would be enough for me, and I know which.
i Humming is my instrument, and people close to me can read my mood from it.
i In a band I'd choose the bass, since you only notice it when it stops.
i The accordion tempts me, it can sound like a party and a farewell at once.
b What would you love to play?
b Which instrument do you like listening to most?
b Which song suits your voice best?
b Who would be in your dream band?
=outdoors
c Sea, woods or a muddy path, I like them all.
c Early mornings outdoors are my favourite, before anybody else is about.
c Sign me up for anything under open sky, and I'll bring the sandwiches.
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
c Big or small, a family needs a long table and someone laughing at it.
c Close is how I like it with family, calls for no reason included.
c For family I drop things quickly, and I like people who do too.
c My people are important to me, from family to the friends who became it.
p My family is loud, loving and always informed.
p They'd like you, and they'd tell you everything about me.
p Our family chat can spend ninety messages on one parking space.
p Family lunches are where I practise debating with my mouth full.
p Any mother who raised me deserves a medal and a long holiday.
p Nobody in my family can say goodbye in under forty minutes.
p We're the kind of family that discusses dinner during lunch.
p I love my family most when nobody has brought a board game.
i You understand people best at the table they grew up at.
i I got my stubbornness from home, and my softness too.
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
c I do care about politics, mostly where it touches people's everyday lives.
c Voting matters to me, bragging about it afterwards really doesn't.
c Honest politicians get my vote over clever ones, so I choose slowly.
c Schools and hospitals are my politics, the rest can argue among itself.
c I'm political enough to care and relaxed enough to stay friends with everyone.
c Decency gets my vote, whichever colour it happens to wear.
p I vote for shorter meetings and longer weekends.
p I only do politics after dessert, for everyone's safety.
p My political career ended when I couldn't agree with myself about pizza toppings.
p My party would promise longer summers and free pastries on Mondays.
p I'd vote for anyone who fixes the potholes and bans hold music.
p In politics I stand firmly on the side of the buffet.
i Politics interests me most at kitchen tables, where people drop the slogans.
i Changing my mind about politics gives me a strange kind of joy.
i What I vote for is the world I'd like to be old in.
i Local politics fascinates me, whole dramas happen over a single bench.
i Quiet voters are the ones I'd love to ask, and I'm one.
b What do you care about most?
b What would you change first if you could?
b How closely do you follow the news?
b Which piece of news made you happy lately?
=tidy
c Tidy enough that you could ring at the door any time.
c I like it clean, with one chair that's an exception.
c I clean with loud music, and it takes exactly one album.
c Floors and bathroom are always clean, my bag is another matter.
c Cleaning is my own job, and I even like the result.
c Chores get done before the fun, so the evening is really free.
c Tidy in the important places, relaxed about everything else.
c Saturday mornings belong to the hoover, the rest of the weekend to me.
p My mess has a system, and only I survive in it.
p It's spotless when someone is coming, so do come.
p My vacuum cleaner and I have an on and off relationship.
p Ironing I leave to gravity, the rest of the chores I do.
p I'm tidy by ambition and messy by natural talent.
p Dust and I respect each other, although I clean more than it likes.
p A drawer full of mystery cables is where my tidiness ends.
p Give me ten minutes of cleaning and I'll find a sock's lost brother.
i You can tell my mood by my desk.
i I tidy when I have something to think about.
i Books are the only mess I allow, and they seem to wander at night.
i A little mess makes a room look lived in, so I leave some.
i I find the oddest things while cleaning, so it takes me all day.
i Total order makes me nervous, I always wonder what it's hiding.
i When I wash up by hand, my best ideas turn up.
i There's one box I never tidy, because everything in it matters.
b And yours, order or chaos?
b What chore do you secretly enjoy?
b Which corner of your place is never tidy?
b Do you clean with music or in silence?
=introvert
c A bit of both, people first and then my sofa.
c A small round of good people beats any big party.
c Extrovert with people I like, introvert with everyone who shouts.
c Quiet nights in suit me, but I say yes to a good party.
c I go out when the company is right, the place hardly matters.
c Few friends and close ones, and gladly a dance floor now and then.
c An introvert by nature, but nobody has to drag me out.
c Two nights out and five nights in is my kind of week.
p I love going out, and I love cancelled plans even more.
p I'm the one at the party who knows the host's cat.
p I'm an extrovert until about ten, then the battery light comes on.
p At big parties you'll find me in the kitchen guarding the olives.
p My wild nights out end with soup and a sensible scarf.
p Half introvert, half extrovert, and both halves want dessert.
p Going out is wonderful, it's the trousers I argue with.
p Part of me loves a party, the other part has already ordered a taxi.
i Quiet at first, and then you can't stop me.
i I recharge alone, and I spend it all on the right people.
i People take me for an extrovert, my bookshelf knows better.
i The best part of a big party is the balcony with one other person.
i My introvert side makes the plans and my extrovert side carries them out.
i Parties are best on the walk home, when someone finally talks about everything.
i Give me a quiet night with one long talk and I forget the time.
i Somewhere between a dance floor and a window seat is where I belong.
b Which are you?
b What does a good night look like for you?
b Do you prefer big parties or small dinners?
b How do you recharge after a long week?
=team
c Sport for me is mostly a good excuse to bring friends into one room.
c I follow the big matches happily and leave the tables to the statisticians.
c Any team with a brave young player has my support for the afternoon.
p My team and I've been disappointing each other for years.
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
c I celebrate wherever a candle is lit and there's someone to sit beside.
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
c Careful with money, and generous with time.
c Concert tickets are what I spend on without thinking twice.
c I buy little and buy it well, shoes above all.
c Mostly I buy food, plants and presents, in that order.
p My money goes to food, and I regret nothing.
p I compare prices for an hour and then buy the nice one.
p Special offers see me coming and ring each other.
i I'd rather pay for a memory than for a thing.
i What people waste money on tells more than what they save for.
i Old maps and second hand books empty my pockets, for the notes in the margins.
i I waste money on candles, because evenings deserve better light.
i Every spring I spend too much on seeds and see what happens.
i Saver or spender, flowers for no reason are always in my budget.
i The things I bought on impulse are the ones I still have.
i Market stalls get my money, mostly from sellers with a story to tell.
b What do you happily waste money on?
b What was your last happy purchase?
b Are you more of a saver or a spender?
b What would you never save on?
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
c I'll try to fix it, and I know when to call someone.
c Simple repairs don't scare me, and I ask before I drill.
c Handy enough to try, careful enough to switch the power off first.
p I'm handy until the third screw, then there's one too many.
p Handy is my middle name, clumsy is the one on the passport.
p In my hands every flat pack becomes modern art with a door.
i I believe most broken things only want someone to look properly.
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
c I laugh about my embarrassing moments first, then everybody else may join.
c Every disaster of mine got funnier the longer I told it.
c Cooking disasters don't scare me, I serve them with a straight face.
c Most of my fails come from enthusiasm, and I refuse to give that up.
c Falling off things and ruining dinners never stopped me from trying again.
c Any scar or fail is fine with me if it makes someone laugh.
p I waved back at someone who meant the person behind me.
p Any kitchen disaster starts with me saying it looks easy.
p My cooking disasters are announced by the smoke alarm, very punctually.
p Doors marked pull embarrass me weekly, and there's always an audience.
p All my scar stories feature a shark, although it was usually the coffee table.
p Wishing the waiter a good meal too is my most reliable embarrassing moment.
p DIY disasters come to me because I consider instructions a spoiler.
p When I fail, I fail in slow motion, with live commentary from me.
i The most embarrassing ones still come to visit at three at night.
i Every scar is a plan that sounded good at the time.
i The embarrassing moments I remember best, nobody else seems to have noticed.
i All of my embarrassing moments began with wanting to impress one person.
i Nearly all my fails led somewhere I wouldn't have gone otherwise.
i I trust people more once they've seen me fail at something.
i There's a certain silence just before every disaster, and I know it well.
i A burnt dinner tells you more about a man than his best one.
b What's yours?
b What disaster can you laugh about by now?
b Which fail of yours makes the best story?
b Do you laugh or hide when something embarrassing happens?
=bestTrip
c The best ones had nothing planned and the right person in them.
c Small concerts and street food beat everything grand I've ever tried.
c Simple things win with me, grilled fish, bare feet and someone laughing.
p The best so far had bad weather and excellent cake.
p The strangest one is still waiting for its film rights.
p I eat anything once, which explains the strangest entries on my list.
p Strange food finds me, usually by my pointing at menus I can't read.
p Good concerts leave me hoarse and convinced I could've been the drummer.
p My top ten of best places is suspiciously close to bakeries.
p Half of my best memories involve getting lost and blaming the map.
p From the best places I bring home stories and one unsuitable hat.
i The best one I only recognised when it was over.
i My best places are the ones I left with something still unseen.
i Salt and warm stone, that's the smell my best places have in common.
i After the best concerts I walk home without saying a word.
i My strangest and my best usually turn up on the same day.
i There's always one sound I remember from the best days, never the obvious one.
b What was the best of yours?
b Which place would you go back to tomorrow?
b What's the strangest thing you've ever eaten?
b Which concert would you love to see again?
=superpower
c Flying would be my superpower, mostly to have breakfast by the sea.
c Speaking every language would be my superpower, at dinner and in any apocalypse.
c An otter would be my animal, fond of water and good company.
c Healing would be my superpower, so nobody I love is ever ill.
p Talking to animals, and I'd regret it by Tuesday.
p Finding parking spaces would be my superpower, cape included.
p My animal would be a sloth with surprisingly good manners.
p Invisibility would be my superpower for exactly as long as I didn't sneeze.
i A crow would be my animal, they remember faces and keep small treasures.
i Breathing under water would be my superpower, nobody interrupts a thought down there.
i Given time travel, I'd choose a night before street lamps and look up.
i My superpower would be pausing rain, and only one other person would know.
b And what would you do?
b What superpower would you choose?
b Who would you invite to dinner?
b Which animal would you be?
`;
