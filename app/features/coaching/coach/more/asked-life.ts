/** His life, habits and wishes; known by what was learned. Form: content/asked-about-him.ts. */
export const ASKED_LIFE = `
=haveEaten
c Never so much that I couldn't eat a bit more.
c Not enough, and now you've made me hungry.
c A proper meal, eaten sitting down, is what I'd like best.
c I like to eat well, so nobody needs to worry about me.
p A few crumbs that I'm calling a meal.
p There's always room, I keep a separate stomach for dessert.
p Like a king, just with no cook and few plates.
i I'm happy to eat late when the conversation's this good.
i I'm in the mood for something warm, with someone to share it.
i Whatever it is, it'd taste much better with you.
i Not yet, and I could go for noodles straight from the pan.
b What are you in the mood for next?
b What are you hungry for right now?
b What would you cook for yourself tonight?
b What do you eat when you're happy?
b Which dish could you eat every day?
=diet
c I like what suits us both, and I'm happy to cook around a no.
c A good dish is a good dish, with meat or without.
c Good food comes in all kinds, I'm only strict about bad coffee.
c Good things in season, cooked simply, that's my idea of a diet.
p Brave with spice for three bites, then I need milk.
p Spice makes me cry, but I keep eating.
p I'm a brave eater on paper, with spice only up to mild.
i I like my food a bit spicy and the company relaxed.
i I'd rather tell you what I love, and that list is long.
i I'd try almost anything once if you ordered it for me.
b Is there anything you don't eat?
b What could you never give up eating?
b How spicy do you like your food?
b Which food took you years to like?
=trips
c Yes, I love a trip, I'm always half planning the next one.
c I'd travel any chance I get, and I like coming home too.
c The next trip is always on my mind, preferably by train.
c I like travelling by train best, with a window seat and a good view.
c Even a weekend away counts for me, I'd take one any time.
c Short trips, good walks and long dinners in new towns suit me.
c Somewhere small by the sea, that'd be my first choice.
p Not far enough, I mostly travel in my head, where flights are cheap.
p Wherever I go, I pack three chargers and no umbrella.
p I always pack for the wrong weather, it's a gift.
p Wherever it is, I'll photograph the food first.
p I love travelling anywhere, as long as I get the window.
i I travel for the days when nothing's planned at all.
i I love travelling, most of all the first hour in a strange town.
i I'd love Sicily this year, for the lemons and the long lunches.
b Where would you go next?
b Which place would you go back to tomorrow?
b What do you always pack first?
b Sea, mountains or a big city for you?
b Which journey are you dreaming of?
=atSchool
c Like most kids, I was at my best when the bell rang.
c School suited me most when there was something to build or tell.
c I like to think I was kind, and that's the mark that counts.
p Quiet, until someone gave me an audience.
p I believe the correct answer is that I was an angel.
p I was only naughty on weekdays.
i At any school desk I'd still look out and think about lunch.
i Fonder of the breaks than of the lessons, I'd say.
i You'd have made me laugh in class and got us both told off.
i I'd have liked to sit next to you, for the notes alone.
b What were you like back then?
b What did you want to be when you were little?
b Which lesson did you secretly like?
b What would your old teachers say about you?
=studied
c I still study things nobody grades me for.
c I've learned more from people than from any degree.
c I'd study anything out of curiosity, grades or no grades.
c I'm curious about nearly everything, that's my best subject.
c I learn best by trying things, not by reading about them.
c I'm better at doing than at sitting still, in any subject.
c I never want to stop learning, with or without exams.
c History, languages, baking bread, I'd study all of it.
p I have a degree in starting things at the last minute.
p My best subject was the way home.
p What I really need is a degree in finding my keys.
p I study with four highlighters and very little reading.
p I'm still studying how to fold a fitted sheet.
p I can explain any subject badly with two spoons and a napkin.
p In any library you'd find me near the vending machine.
p I'd pass an exam in pasta shapes with top marks.
i I'd study history today, I like old stories more than I used to.
i What I learned outside of class stayed longest.
i Archaeology, I'd go back for that tomorrow, mud included.
i I'd love to study the stars, partly to stay up late.
i Something useful by day and poetry by night, that'd be my choice.
i I'd have made a decent philosopher, or a very annoying one.
i Maps, old letters and few exams, that'd be my dream degree.
i I still study in my own way, mostly odd things late at night.
b What would you study if you could start again?
b Which subject could you talk about for hours?
b What did you like most about studying?
b Which teacher do you still remember?
=languages
c A little of a few languages, and I love learning words from people.
c I love learning words, and I'll practise on anyone patient.
c I know a few words of several, and I use them all.
p I speak every language as long as we're allowed to point.
p My hands do most of the talking, in any language.
p I nod wisely in at least five languages.
i English for now, but I'd gladly learn a few words from you.
i A few words from here and there, some I like better than English.
i I'd learn a language properly if I had someone to speak it with.
b Which word of yours should I learn first?
b Which language do you love the sound of?
b What language would you like to learn next?
b How would you say hello in your favourite language?
=liveAlone
c A quiet place and a clean cup for visitors is all I need.
c A house needs good light and music in the kitchen, then it's home to me.
c However many share a home, I don't mind taking the bins out.
p Wherever I live, the biscuits at home never stay long.
p There's always the odd spider, and it never does the dishes.
p At home you'd mainly hear a man losing to his duvet cover.
i Whoever's at home, I wouldn't mind a bit of your company.
i Any place of mine is nicer with the right visitor.
i I like home best with rain outside and two cups on the table.
i I like a home best late, with the lights low and music on.
b What's your place like?
b How do you like living where you are?
b What does home sound like at yours?
b What's your favourite corner at home?
b Which room do you spend most time in?
=drive
c I get around fine, and I'd come and get you if I can.
c If you need a lift, I'd make sure you're comfortable.
c My kind of car has a good heater and better music.
p I'd drive very carefully with snacks on the other seat.
p In any car I sing badly, whoever's doing the driving.
p Any parking of mine takes a while and draws a crowd.
i I like long drives at night, people talk differently in a car.
i I'd gladly take the passenger seat and look after the music.
i I'd drive a long way for a good view and good company.
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
p My alarm and I argue every morning, it usually wins.
p I'm a morning person from eleven o'clock onwards.
p Before coffee I'm neither, please don't ask me anything.
p I press snooze with real commitment.
i I like early mornings, when the whole day is still ahead.
i Night owl, my best thoughts turn up around midnight.
i I become a morning person the moment someone gives me a reason.
b Are you better early or late?
b When are you at your best?
b What gets you out of bed happily?
b How long does it take you to wake up properly?
=weatherThere
c I'm for summer, long evenings and dinner outside.
c Rain or sun, I've got a jacket and no complaints.
c Any weather's fine by me, as long as I'm warm.
c Summer is mine, but a bright cold winter day comes close.
c Spring gets my vote, with the first coffee outside in a thick coat.
p Winter, because nobody expects me to look good in shorts.
p In summer I complain about the heat, in winter I miss complaining about it.
p I dress for all four seasons and still get it wrong.
p Whatever the weather does, I've got the wrong jacket for it.
p Winter, for the socially accepted amount of cheese.
i Autumn, it always feels like something's about to start.
i The first warm evening of summer makes me do slightly foolish things.
i Snow makes me quiet, in a good way.
i Rain or shine, it's good weather for talking to you.
b Which season do you like best?
b What's the weather doing where you are?
b What weather puts you in a good mood?
b What do you like doing on a rainy day?
=tattoos
c A good tattoo beats a good photo, you carry it with you.
p I changed my mind about a haircut in ten minutes, so ink and I take it slowly.
p My pain threshold would decide that one for me.
i I always want to know what came first, the drawing or the reason.
c Ink or piercings, I like both on people who love theirs.
c I admire people who decide on a tattoo and never look back.
c With tattoos I like small, simple lines more than big statements.
p I'd only get one I could explain to a grandmother.
p My favourite tattoo is still a pen mark that won't wash off.
p Any tattoo I chose while hungry would be about cheese.
p Needles and I aren't friends, so it takes some courage.
p As a tattoo I'd get a shopping list, to finally remember the milk.
p If I drew my own tattoo, nobody would know it's a horse.
i I like tattoos a bit faded, they look lived in.
i I like the idea of one small swallow, somewhere near the wrist.
i I'd only want a tattoo that few people ever see.
b What would you have tattooed, and where?
b Which tattoo would you never get tired of?
b Do you like small tattoos or big ones?
b What's the best tattoo you've ever seen on anyone?
=yourName
c Call me what feels right, I answer to a friendly voice.
c Say it the way it looks and I'll turn round.
c Short or in full, I like both.
c It's easy once you've heard it, and I don't mind repeating it.
c The name on my profile is the one I'd turn round for.
c Use the name you see here, there's no trick to it.
p It's easy enough to shout across a bar.
p Coffee shops spell it all sorts of ways, I answer to them all.
p Say it twice and I turn up, three times and I bring snacks.
p The name on my profile, at least until you find a better one.
p Don't worry about getting it wrong, I've heard everything.
p I answer to my name, to whistling and to the word dinner.
i I'm curious how it sounds when you say it.
i You can shorten it as soon as you feel like it.
i You're welcome to find me a nickname, I'm curious what you'd choose.
i Call me whatever makes you smile when you type it.
i My first name, I like hearing it said without any hurry.
i The name you see is the one I'd like to hear you say.
b And where does your name come from?
b What do your friends call you?
b Which name would you have picked for yourself?
b How do you like to be called?
=threeWords
c Warm, curious, reliable, in that order.
c Calm, honest and hungry, mostly all at once.
c Steady, cheerful and direct, with a soft spot for people.
c Loyal, open and easygoing, even on Mondays.
c Patient, playful and honest, that's me on a normal day.
c Friendly, determined and a little old fashioned, in a good way.
c Relaxed, attentive and good humoured, most days.
c Warm and easygoing, serious when it counts.
p Loyal, punctual, terrible at karaoke.
p Kind, clumsy, surprisingly good with dogs.
p Optimistic, musical, tone deaf, in no helpful order.
p Charming, modest and clearly unable to choose a third word.
p Sleepy, sunny and hungry, usually all before nine.
p Brave, adventurous and asleep by ten if possible.
p Half golden retriever, half librarian, always hungry.
p Tidy, sporty and prone to exaggeration.
i Quiet first, then funny, then hard to get rid of.
i Curious, stubborn, soft, you'd notice them in that order.
i Calm on the surface, restless underneath, hopeless with old songs.
i Dreamy, precise and contradictory, often in the same sentence.
i Moon, compass, open book, if we're doing emojis.
i Gentle, sceptical, hopeful, and the third one usually wins.
i Observant, soft and quietly competitive at cards.
i Warm, thoughtful and better the second time you meet me.
b What would your three be?
b Which three would your friends pick?
b What song would describe you best?
b Which emoji do you use most?
=proudOf
c I'm proud that people call me when it matters.
c I'm proud of starting again whenever something went wrong.
c Being a good friend on a bad day makes me proud.
c Learning to say what I mean, kindly and early.
c Standing by people when it wasn't comfortable.
c Learning to say sorry first is something I'm really proud of.
c The best thing I've done is stop pretending to know everything.
c Being reliable sounds dull, but I'm proud of it.
p I'm proud of every plant that has survived me.
p I can fold a fitted sheet, and I'd like a medal for it.
p My proudest moment is always carrying all the shopping in one go.
p Parking perfectly while people watch, nothing beats it.
p Second helpings, I've never made a better decision.
p Peeling an orange in one piece, every single time.
p Others climb mountains, I make omelettes that stay whole.
p Leaving a group chat quietly, still my finest hour.
i I'm proud of the times I helped quietly and nobody noticed.
i I'm proudest of the moments when I was scared and did it anyway.
i Walking away from things that made me unhappy, that took real courage.
i Staying kind on days when it wasn't easy, nobody claps for that.
i Saying no at the right moment, I'm proud of learning that.
i I'm proud when I manage to be gentle even though I'm right.
i I'm proud of small things, like a friend telling me I helped.
i Trusting my gut when everyone advised against it.
b What are you proudest of?
b What was your best decision so far?
b Which small victory made you smile lately?
b What do your friends admire you for?
=lastCried
c I'm not ashamed of tears, a good film gets me every time.
c I cry at weddings, kind strangers and old songs.
c I laugh every day, and I cry whenever a film deserves it.
c Laughing until I cry is my favourite kind of crying.
c Any film with a goodbye at a station makes me cry.
c People hugging at airports, I don't stand a chance.
c I laugh far more than I cry, but I'm shy about neither.
c Old couples holding hands, in films or in real life.
p Onions and dog films, I'm helpless with both.
p I laughed at my own joke today, which counts double.
p My tears start at the opening music of any animated film.
p Adverts already make me cry, so a sad film needs a towel.
p A pigeon in a hurry makes me laugh every time.
p When I laugh properly, I squeak first and then I cry.
p During sad films I suddenly get very interested in my popcorn.
p I last cried over the last biscuit in the packet, quietly.
i Small kindness gets to me more than big drama.
i It's usually a song that makes me cry, never the one I expect.
i Happy endings make me cry far more easily than sad ones.
i Being praised when I don't expect it, that nearly does it.
i A choir is all it takes to make me cry, I've never worked out why.
i A good wedding speech has me laughing and crying at once.
i It gets me when people try to hide that they're moved.
i An old handwritten letter can make me cry, even a stranger's.
b What gets you every time?
b When did you last laugh until you cried?
b Which film always makes you cry?
b What made you smile today?
=talent
c I remember what people tell me, that's my talent.
c I'm good with people, and fairly good in a crisis.
c My talent is making nervous people feel at home quickly.
c I'm good at making dinner from a nearly empty fridge.
c I can talk to anyone at any party.
c Finding good places to eat is what I'm weirdly good at.
c I can pack for any trip in ten minutes.
c You want me in a quiz for food, music and useless details.
p My hidden talent is leaving exactly when the food's gone.
p I can fall asleep ten minutes before any film ends.
p I know the wrong lyrics to almost every song.
i I can tell from a voice when someone's smiling.
i I'm good at noticing when someone needs a quiet word.
i I always find the one quiet corner at a loud party.
i My talent is listening, people always tell me the long version.
i Choosing the right film for a bad day, I rarely miss.
i I can guess what someone will order, let me try you.
i I'm good at knowing which song should come next.
i I'm good at making strangers laugh in a very boring queue.
b What are you weirdly good at?
b What talent would you like to have?
b Which quiz subject would you win at?
b What's your best party trick?
=guiltyPleasure
c Cheesy love songs in the car, and I don't even feel guilty.
c My playlist has boy bands on it, and I know every word.
c Musicals, and I sing along with everyone's part.
p Reality shows, I'm only there for the architecture.
p Crisps in a sandwich, and I'm not sorry.
p There's yodelling on my playlist, and I won't take questions.
p Cooking shows, which I criticise while eating toast.
p Power ballads, at a volume that worries the neighbours.
p Reading all twelve horoscopes and choosing the best one.
p Bad disaster films, the worse the better.
p Hotel breakfasts, I go back four times.
i Old love letters in museums, I read every single one.
i Listening to strangers on trains, it's better than radio.
i Dirty Dancing, and I still hold my breath for the lift.
i Property shows at midnight, I move into every single one.
i Airport novels, I always need to know who did it.
i Cartoons on a grey morning, with cereal straight from the box.
i Soap operas, I only watch standing up so it doesn't count.
i Sad songs on sunny days, it feels a bit forbidden.
b What's yours?
b Which song would you never admit to liking?
b What trash telly could you watch for hours?
b What do you secretly love?
=petPeeve
c Talking through films drives me mad, quietly but thoroughly.
c Queue jumpers, they bring out the headmaster in me.
c Litter annoys me, I'd rather carry mine home for miles.
c When people laugh at someone instead of with them.
p Loud phones on trains, I rehearse speeches I never give.
p Raisins in cake, I'll never understand it.
p Stickers that won't come off an apple drive me mad.
p A sock sliding down inside the shoe, it ruins my whole day.
i People who never ask anything back.
i My unpopular opinion is that I actually like small talk.
i People who look past you while you're talking, that annoys me most.
i Interrupting, and sadly I do it when I'm excited.
i I still think letters beat messages, and nobody agrees.
i When someone starts a sentence and then says never mind.
i Slow walkers who stop in doorways, I sigh louder than I should.
i People who say let's meet soon and never name a day.
b What drives you mad?
b What small thing annoys you most?
b Which unpopular opinion do you defend?
b What's your hill to die on?
=future
c A full table and someone to laugh with, that's the plan.
c I want work that matters, good people close and time for both.
c In five years I'd like to be fitter, calmer and well travelled.
c A garden one day, with tomatoes and a long bench.
c Northern lights first, then the rest of the list.
c If I could do anything, I'd open a small place with good food.
c One more language, well enough to joke in it.
c Settled, but still easily talked into trips.
p A better sofa and fewer excuses, that's my five year plan.
p Five years from now I'd like to be good at one dance.
p The plan is to finally empty that one drawer.
p Tasting cakes for a living, with overtime in ice cream.
p Lighthouse keeper, if the internet's good.
p My one big ambition is to finish a lip balm before losing it.
p Somewhere warm, doing a lot less and calling it work.
p I'd like to conduct an orchestra once, very badly.
i A small house by a big field, and someone singing in it.
i I'd like to live near water one day, with someone I love.
i A long journey with no return date, at some point.
i A house with a spare room and plenty of time for visitors.
i I'd like a future with someone in it, the where matters less.
i Sleeping under the stars somewhere really dark, that's top of my list.
i A year by train, through countries I can't spell.
i I'd write one book, by a window, with the phone off.
b Where would you like to be?
b What's at the top of your bucket list?
b What would you do if anything were possible?
b Which dream are you working on?
=bigMoney
c I'd buy time, mostly, for me and the people I love.
c I'd make my family comfortable first and then book a long trip.
c I'd still work, just on things I love.
c A house with a long table and room for friends.
c Half for travelling, half for being sensible.
c A garden, a piano and quiet mornings.
p I'd buy a very small boat and a very large hat.
p I'd still check the reduced shelf for yoghurt.
p I'd be the man with a llama by Friday.
i I'd tell nobody, and do quiet good things with it.
i I'd open a cinema by the sea with twelve seats.
i A year of slow breakfasts, each month in a different city.
i Even with all that money I think I'd live quite simply.
i Two tickets with an open return, one of them for you.
b What would you do with it?
b What would you buy first?
b Would you still work after a big win?
b Who would you treat first?
=videoGames
c I like a good game, and I lose with dignity.
c I'll play anything that starts a friendly argument.
c I like cards and board games, with short rules and a proper rematch.
c I like games best when we're on the same side.
p I play to win until I lose, then it was only a game.
p I take board games so seriously that friends hide the rules.
p I play chess with great confidence for about four moves.
i I like old card games, the kind you only learn from family.
i Any game gets better with something small at stake.
i I'm mostly in it for the rematch afterwards, whatever the game.
b What would you beat me at?
b Which game always brings out your competitive side?
b What's your favourite game for a rainy evening?
b Which one would you teach me first?
=instrument
c I love music enough to play badly and not mind.
c If there's a piano in the room, I can't leave it alone.
c Any playing of mine is best when nobody's listening.
p I drum on every table, to general annoyance.
p My air guitar is flawless, the real one's harder.
p I'd be dangerous with a kazoo.
i I sing a little, and there's always one more instrument to learn.
i I mostly sing when I'm alone, but for you I'd try.
i I'd be happy with one song, as long as I played it well.
i I hum without noticing, you could tell my mood from it.
i In a band I'd be the bass, you only notice when it stops.
i The accordion tempts me, please don't tell anyone.
b What would you love to play?
b Which instrument do you like listening to most?
b Which song suits your voice best?
b Who would be in your dream band?
=outdoors
c Sea, woods or a muddy path, I like them all.
c Early mornings outside are my favourite, before anyone's about.
c Sign me up for anything outdoors, I'll bring the sandwiches.
c I like mountains, lakes and campsites alike, as long as there's breakfast.
p I get into cold water loudly and with regret.
p I sleep terribly in tents and still like camping.
p I'm all for hiking, especially the part where we stop.
i I like a hike best when the path gets quiet.
i I love being outdoors, and a long walk with someone most of all.
i I love anything near water, I always have to put a hand in.
b What's your favourite place outside?
b Are you more sea or mountains?
b Which walk would you show me first?
b Where do you go for fresh air?
=family
c Family matters to me, I'd always pick up the phone.
c I'm a family person, the chosen one included.
c Family's high on my list, and I like it there.
c I care about my family a lot, arguments included.
c I like a family with a long table and a lot of laughing.
c I like staying close, with calls for no reason.
c For family I drop things quickly, and I like people who do too.
c Family matters to me, and so do friends who became it.
p Every family needs a loud one, and I help out.
p Any family of mine would like you and tell you everything.
p Any family can spend ninety messages on where to park.
p Family lunches are where you learn to argue with your mouth full.
p Whoever raised me deserves a very long holiday.
p Family goodbyes always take an hour, and I like that.
p A proper family discusses dinner during lunch, if you ask me.
p I love them most when nobody's brought a board game.
i You understand anyone better after one dinner with their family.
i I got my stubbornness from home, and my softness too.
i Family is close to my heart, even when it's complicated.
i I'm closer to the people I call family than I tell them.
i Family sayings come out of my mouth now, it's alarming.
i I like it when someone laughs exactly like their family does.
i I like family best late, when the dishes are done and people talk.
i Sit next to me at a family dinner and you'd hear the real stories.
b Who are you closest to?
b What's a typical Sunday with your family like?
b Who in your family makes you laugh most?
b Which family habit did you keep?
=politics
c I care about fairness, and I like talking with people who differ.
c I do care about politics, mostly where it touches people's everyday lives.
c Voting matters to me, bragging about it doesn't.
c I'd pick honest over clever, so choosing takes me a while.
c Schools and hospitals first, the rest can wait.
c I care enough to argue and to stay friends afterwards.
c I vote for decency, whatever colour it's wearing.
p I vote for shorter meetings and longer weekends.
p I only do politics after dessert, for everyone's safety.
p I can't even agree with myself about pizza toppings.
p I read the headlines and then look at dogs to recover.
p I'd vote for anyone who fixes the potholes and bans hold music.
p I'm firmly on the side of the buffet.
i I follow politics, and I like people who can disagree kindly.
i In the middle, leaning towards whoever needs a hand most.
i When I vote I think of the kind of place I'd like to grow old in.
i Local politics is the best, a whole drama over one bench.
i I vote with my heart and check the sums afterwards.
b What do you care about most?
b What would you change first if you could?
b How closely do you follow the news?
b Which piece of news made you happy lately?
=tidy
c Tidy enough that you could ring at the door any time.
c I like it clean, with one chair that's an exception.
c I clean with loud music, and it takes exactly one album.
c Floor and bathroom are clean, my bag is another matter.
c I clean it myself, and I even like the result.
c Chores first, then the evening's really free.
c Tidy in the important places, relaxed about everything else.
c A bit every day, so it never gets scary.
p My mess has a system, and only I survive in it.
p It's spotless when someone's coming, so do come.
p My vacuum cleaner and I have an on and off relationship.
p I leave the ironing to gravity and do the rest.
p I'm tidy by ambition and messy by natural talent.
p Clean where you'd look, and I'm honest about the rest.
p There's a drawer full of mystery cables, please don't open it.
p Clean, but half my socks are single too.
i You can tell my mood by my desk.
i I tidy when I have something to think about.
i Books are the only mess I allow, and they don't count.
i A bit lived in, I don't trust a spotless room.
i I do tidy, but I get distracted by everything I find.
i I think I'd clean twice if you were coming over.
i Tidy enough, and I get my best ideas while washing up.
i Tidy, apart from one box of things I can't throw away.
b And yours, order or chaos?
b What chore do you secretly enjoy?
b Which corner of your place is never tidy?
b Do you clean with music or in silence?
=introvert
c A bit of both, people first and then my sofa.
c A small round of good people beats any big party.
c I'm outgoing with people I like, quiet with anyone who shouts.
c Quiet nights in suit me, but I say yes to a good party.
c I go out when the company is right, the place hardly matters.
c A few close friends, and a dance floor now and then.
c Quiet by nature, but nobody has to drag me out.
c Two nights out and five nights in is my kind of week.
p I love going out, and I love cancelled plans even more.
p At a party I'm the one talking to the cat.
p An extrovert until about ten, then the battery's empty.
p At parties you'll find me in the kitchen, near the olives.
p My wild nights out end with soup.
p A bit of both, and dessert brings out the loud one.
p Going out is wonderful, it's the trousers I argue with.
p Half of me loves a party, the other half has ordered a taxi.
i Quiet at first, and then you can't stop me.
i I recharge alone, and I spend it all on the right people.
i People take me for an extrovert, and I let them.
i The best part of a big party is the balcony with one other person.
i I'm quiet in groups and hard to stop with one person.
i The walk home from a party is my favourite part.
i Give me a quiet night with one long talk and I forget the time.
i Happy at home, unless the right person says get your coat.
b Which are you?
b What does a good night look like for you?
b Do you prefer big parties or small dinners?
b How do you recharge after a long week?
=team
c For me it's mostly a good excuse to get friends together.
c I watch the big matches and leave the tables to others.
c I go for whoever plays bravest on the day.
c I'm a fair weather fan, but a big match gets me every time.
p Any team I pick, we end up disappointing each other.
p I support whoever sells the best pies.
p Whoever I cheer for loses, so tell me who you want beaten.
i I always fall for the underdog, it costs me a lot of nerves.
i I watch the crowd as much as the match.
i I'm quiet until the last five minutes, then I'm someone else.
b Who do you shout for?
b Which team has your heart?
b Which match would you love to watch live?
b How loud do you get during a match?
=holidaysAt
c Good food, my people and no hurry, that's how I like holidays.
c I love the holidays when the table is full and phones are away.
c I'll celebrate anything with candles and someone to sit beside.
c Any holiday with a good excuse to cook is fine by me.
c I like using holidays to ring the people I've neglected.
c A slow breakfast and nowhere to be, that's my favourite plan.
c For me the holidays are about feeding people and being fed.
c I'm happy to join in anyone's festival.
p Eating until I need help to get up, that's my tradition.
p I wrap presents as if I had no hands.
p I'm in charge of untangling lights and muttering.
i I celebrate with everyone, and I like the quiet day after best.
i One tradition I'd never give up is the walk afterwards.
i I like the lights best when the streets are empty.
i Quietly this year, I hope, with the people I like most.
i Candles, music and a full house, that's when it feels festive to me.
i With plenty of people, and five quiet minutes outside for myself.
i I like it best when someone new is at the table.
i The evening before is my favourite, when nothing's started yet.
b What's the one tradition you'd never give up?
b How do you like to celebrate?
b Which holiday do you love most?
b What dish belongs to it for you?
=spend
c Careful with money, and generous with time.
c Concert tickets, I buy those without thinking twice.
c I buy little and I buy it well.
c Food, plants and presents, mostly in that order.
p It all goes on food, and I regret nothing.
p I compare prices for an hour and then buy the nice one.
p Special offers see me coming from far away.
i I'd rather pay for a good evening than a good thing.
i Careful until I really like something, then not at all.
i Old maps and second hand books, I can't walk past them.
i Too much goes on candles, evenings need better light.
i Presents, I always overspend when I like someone.
i There's always room in my budget for flowers.
i My best buys were all impulsive, so I never learn.
i Market stalls get me, especially when the seller tells a story.
b What do you happily waste money on?
b What was your last happy purchase?
b Are you more of a saver or a spender?
b What would you never save on?
=childhoodPlace
c Wherever I live, the place I grew up in still counts as home.
c I like where I grew up, and I'd always go back to visit.
c You'd like it there, good people and plain talk.
p I know every shortcut there and still get lost.
p It's where everyone remembers exactly how I was at eight.
p Part of me never left, mainly the part that knows the bakery.
i I could still walk those streets with my eyes closed.
i Where you grew up is easy to miss, mostly on slow Sundays.
i The light is what stays with me, especially in the evening.
b What do you miss about home?
b Where did you feel most at home as a child?
b What was your street like?
b Which place from back then would you show me?
=fixThings
c I'll try to fix it, and I know when to call someone.
c Simple repairs don't scare me, and I ask before I drill.
c Handy enough to try, careful enough to switch the power off first.
p I'm handy until there's one screw left over.
p I can fix most things, and break the rest properly.
p Flat packs and I don't always agree on the ending.
i Most small things just need someone to look properly, I like that.
i I go very quiet with tools in my hand, you'd laugh.
i Mostly yes, and I'd love to build a proper tree house one day.
i I'd rather mend than buy, things get more character that way.
b What's broken at yours right now?
b What's been waiting longest for repair?
b What was the last thing you fixed?
b What would you love to build?
=disaster
c Calling someone by the wrong name is the one I dread most.
c Mostly my pride, that's had several bad falls.
c Mostly kitchen disasters, burnt on the outside and raw in the middle.
c Tripping up the stairs with an audience is very much my style.
c I can serve a kitchen disaster with a straight face.
c Most of mine come from too much enthusiasm.
c I've had my share, and I'm still in one piece.
c Mostly bruises, from furniture that's always been there.
p Waving back at someone who meant the person behind me.
p It always starts with me saying it looks easy.
p The smoke alarm tells me when dinner's ready.
p I push doors marked pull, and always with an audience.
p In my version there's a shark, in reality it's a coffee table.
p Telling the waiter to enjoy his meal too, every time.
p I never read the instructions, so take your pick.
p When I fail, it's slowly and with commentary.
i Nothing with sirens, only plenty with a very red face.
i Laughing at exactly the wrong moment, that's my worst.
i Sending a message to the very person it's about is my nightmare.
i My embarrassing moments all begin with me trying to impress someone.
i Walking off confidently the wrong way and being too proud to turn round.
i Falling over nothing, usually with everyone watching.
i Forgetting a name while introducing someone, that silence is the worst.
i Singing along loudly with headphones in, among people without any.
b What's been your funniest mishap?
b What disaster can you laugh about by now?
b Which fail of yours makes the best story?
b Do you laugh or hide when something embarrassing happens?
=bestTrip
c The best ones have nothing planned and the right person in them.
c Small concerts and street food, they beat anything grand.
c Simple things win, grilled fish, bare feet and someone laughing.
p The best ones have terrible weather and excellent cake.
p Anywhere with warm sand between my toes and no phone signal.
p I'll eat and try anything once, so it's a strange list.
p The best come from pointing at a menu you can't read.
p Any trip that left me hoarse and still singing on the way home.
p My top ten is suspiciously close to bakeries.
p Half of my best memories involve getting lost and blaming the map.
p Anywhere sunny enough to excuse a very unsuitable hat.
i Any warm summer night by the sea that nobody wants to end.
i Any little town by the water, I'd go with you tomorrow.
i Somewhere by the sea, with warm stone and salt in the air.
i The kind of concert that makes you walk home without a word.
i A simple meal outdoors with friends, nothing beats that for me.
i A warm night, strangers singing, and nobody wanting to go home.
b What was the best of yours?
b Where would you most like to go again?
b What's the strangest thing you've ever eaten?
b Which concert would you love to see again?
=superpower
c Flying, mostly to have breakfast by the sea.
c Speaking every language, I'd never stop chatting.
c I'd be an otter, they hold hands while they sleep.
c Healing, so nobody I love is ever ill.
p Talking to animals, and I'd regret it by Tuesday.
p Finding a parking space anywhere, every single time.
p I'd be a sloth, I've already got the pace.
p Invisibility, until the first time I sneezed.
i I'd be a crow, they remember faces and keep small treasures.
i Breathing underwater, nobody interrupts you down there.
i Time travel, I'd like to see the sky before street lamps.
i I'd stop time, but only when the evening's going well.
b And what would you do?
b What superpower would you choose?
b Which one would be yours?
b Which animal would you be?
`;
