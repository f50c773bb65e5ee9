/** Asked of work, routine and pastimes, part 3. Form: near-entries.ts. */
export const NEAR_WORK_AND_PASTIMES_3 = `
=can you build flat pack furniture / would you help me put together an ikea wardrobe
c I'm your man, bring biscuits and hide the leftover screws.
p It'll stand, it'll lean a bit, it'll have character.
i I think a couple that survives one wardrobe can survive most things.
b Do you read the instructions or wing it?
=what's the last thing you made with your hands / do you make stuff
c Dinner, and I count it, good food is handmade too.
p A terrific mess, in mixed media.
i Nothing that would hang in a gallery, but I like having proof that I was there.
b What did you last make?
=would you try woodworking / would you build me a bookshelf
c I'd build it solid and leave a little space for a lamp.
p You'd get a shelf with a natural slope for round objects.
i Wood punishes rushing, and I could use a teacher like that.
b How many books does it need to carry?
=do you like lego / are you too old for lego
c I like it, anyone who's too old for it has lost something.
p Only my bare feet have outgrown it.
i It's the one time I follow instructions and feel free.
b Which set would you build with me?
=can you sew a button / can you sew
c A button, yes, tight enough to outlive the shirt.
p I can sew it on, the hole is another matter.
i Clumsily, but mending a thing is a small vote for keeping it.
b Do you mend it or throw it out?
=do you bake bread / have you tried making sourdough
c I'd bake every Sunday, nothing smells more like home.
p My starter would get a name and more care than me.
i It teaches you to wait, and the reward is warm with butter.
b Crust or middle?
=would you brew your own beer / ever made your own wine
c I'd brew a good pale one and share it round.
p The bottles would explode at a time of their choosing.
i It's slow magic, sugar and time turning into an evening with friends.
b What would we put on the label?
=are you good at painting walls / would you help me paint my flat
c I would, old shirt, good music, pizza on the floor after.
p The walls get done, and so do the carpet and both elbows.
i I'd enjoy it, you get to know someone by the second coat.
b What colour are you going for?
=can you fix things or do you call someone / can you fix a leaking tap
c I try first, and I know when to stop and call.
p One video and I'm a plumber with wet socks.
i Call someone, but I ask them to show me how, I like finding out.
b What's broken at yours right now?
=do you grow your own vegetables / could you live off your own garden
c A few herbs at least, fresh basil makes any man look good.
p One courgette would keep me going until about Tuesday.
i I'd like to, eating what you grew must taste of all those weeks.
b What would be the first in your patch?
=can you keep plants alive / are you good with houseplants
c Yes, water on Sundays and a bit of light talk.
p They don't die, they leave me.
i Some of them, I'm learning to notice, they tell you early when something's off.
b Do yours have names?
=can you code / have you ever made an app
c Enough to be useful, and I like the logic of it.
p I can turn it off and on with real authority.
i Sadly no, but I've a list of small apps the world needs.
b What app would you invent?
=do you like doing up old furniture / are you into vintage and upcycling
c I am, an old table with scratches beats a new one.
p By the time I've sanded it with passion, it's a smaller chair.
i Less with tools, more with guessing who sat there before.
b What's your best second hand find?
=have you ever made someone a present / do you like handmade gifts
c I do, time is the best thing you can wrap.
p It would come with an explanation of what it is.
i It's been a while, but the crooked ones get kept the longest.
b What's the nicest handmade thing you own?
=do you have lots of unfinished projects / do you finish what you start / do you give up on things easily
c I finish, I can't stand a loose end.
c If I've given my word on it, I finish.
p I'm rich in beginnings.
p Projects, mostly, books on my bedside table, one day.
i Some I drop once I've learned enough, and the good ones call me back.
i I've learned to quit the wrong things faster, so the right ones get finished.
b What's been half done at yours the longest?
b What have you been meaning to finish?
=would you build a treehouse / did you build dens as a kid
c I would, with a rope ladder and a rule about passwords.
p I'd get stuck in the door and live there.
i Everybody needs a small place that's only theirs, at any age.
b What would yours have inside?
=how many languages do you speak / do you speak any other languages / what languages do you speak
c One very well, and enough of others to order dinner and say thank you.
c Just one well, and I'm always happy to be taught.
p Enough to order pudding, the rest is hand movements.
p Menu in several, conversation in rather fewer.
i I'm a bit different in each one, softer in some, funnier in others.
i More than one, and I'm a slightly different person in each.
b And you, how many?
b Which would you teach me first?
=are you on duolingo / how long is your duolingo streak
c I am, ten minutes a day, and I'm stubborn about it.
p The bear drinks beer, I can say that now, so I'm ready to travel.
i Not on there, I'd rather learn from a person who laughs at my mistakes.
b Which language are you on?
=teach me a word in your language / how do you say something nice in your language
c I'd start with thank you, it opens every door.
p First the rude ones, for safety, then the sweet ones.
i The best words are the ones that can't be translated, you'd get those.
b Which word would you teach me back?
=say something to me in french / can you say something romantic in another language
c Tu me fais sourire, and that's the honest truth.
p Une baguette, s'il vous plaît, straight from the heart.
i Dimmi tutto, it means tell me everything, and I'd listen.
b Did that work at all?
=what's your favourite accent / which accent do you like best
c Irish, they could read me a gas bill.
p Any accent ordering pudding for the table.
i A mixed one, it means someone's lived in two worlds.
b Which accent do you fall for?
=which language would you love to learn / if you could speak any language what would it be
c Italian, I'd use it mostly for lunch.
p Cat, I feel they're holding something back.
i Japanese, I'm curious what can be said by leaving things out.
b Which would you pick overnight?
=can i text you in hindi / do you understand if i mix languages
c Please do, whatever comes out first is the truest.
p I'll nod, smile and ask one trusted translator.
i Mixing suits me, some feelings only fit in one language.
b What do you always say in your own language?
=do you speak your mother tongue well / are you fluent in your native language
c I do, and I'm proud of it, it carries a lot of home.
p Well enough to be told off in it.
i Not as well as I'd like, and I want to change that.
b Did yours get passed down to you?
=would you learn my language for me / would you learn a language for someone you love
c I would, I'd want to understand your family's jokes.
p I'd greet your grandmother and propose to the soup by mistake.
i Yes, there's a part of you that only lives in there.
b What's the first sentence I'd need?
=what swear words do you know in other languages / what's the first thing you learn in a new language
c How to say thank you, then how to order one more.
p The insults, so that I know what they think of my parking.
i Jokes, if you can be funny there you can live there.
b What's the best rude word in yours?
=what's your favourite word / is there a word you just love the sound of / is there a word you love
c Saunter, it walks as it sounds.
c Anyway, because something good nearly always follows.
p Marmalade, you can't say it angrily.
p Buffet, it sounds as generous as it is.
i Dusk, it feels like someone closing a door softly.
i Home, in any language, I like how each one says it.
b What word do you love?
b Which word do you love saying?
=do you know any sign language / would you learn to sign
c A little, and I'd love to know more.
p Thank you, and possibly a sentence about a horse.
i Barely a word, but I love how you have to really look at someone.
b Do you know how to sign your name?
=can you do accents / do your best accent for me
c Yes, Scottish, and only after dinner.
p They all start in Wales and end in India.
i I pick up the accent of whoever I like, without meaning to.
b Which one can you do?
=have you ever made an embarrassing mistake in another language
c Many, and everyone was kinder to me after.
p I'd wish someone a happy salad, that's my level.
i The mistakes taught me more, you don't forget a word that made a table laugh.
b What's the best one you've heard?
=do you correct people's grammar / are you a grammar nerd
c No, I know what people mean, that's enough.
p Quietly, inside, with a tiny red pen.
i People's mistakes charm me, they show how the mind was running.
b What's the mistake you can't stand?
=do typos put you off / do you care about spelling in texts
c Not a bit, I care about what's being said.
p My thumbs have their own spelling, so I can't judge.
i A typo tells me you were typing fast, which I like.
b What's autocorrect's worst crime on your phone?
=how would you pronounce my name / do people say your name wrong
c I'd ask you to say it once, then get it right for good.
p Wrongly once, with charm, and then never again.
i A name said properly is a small kind of respect.
b What's the worst version of yours you've heard?
=do you play any instruments / are you musical
c I do, not for crowds, just for the kitchen.
p The triangle, with fine timing and no bookings.
i I'm a better listener than player, and music needs both.
b Which one do you wish you could play?
=can you play guitar / are you one of those guys with a guitar
c I can, a few good songs and no showing off at parties.
p Three chords, all sad, in an order I control.
i I'd like to learn one song really well, just one.
b What song should it be?
=would you play something for me / would you write me a song
c I would, short, honest and only a little off key.
p Your name would have to rhyme with something, give me a week.
i I'd play you the one I only play alone.
b Slow song or silly song?
=which instrument would you learn if it was easy / if you could play any instrument
c Piano, you walk into a room and you've something to give.
p The harp, mostly for the entrance.
i Cello, it sounds like a person thinking.
b What would be the first tune you learned?
=did you have to learn the recorder at school / did you take music lessons as a kid
c Yes, and I say sorry to every parent who listened.
p Anything I blew into sounded like a sad kettle.
i I didn't keep anything up, and I love watching people who did.
b What did they make you play?
=have you ever been in a band / would you be in a band
c I'd join tomorrow, bass, at the back, happy.
p On tambourine, with a jacket that does the work.
i Never, and what I'd like best is the hour in the van after the show.
b What would you play in it?
=what would your band be called / give us a band name
c The Late Trains, sad songs with good shoes.
p Soft Cheese Incident, we'd be big in villages.
i Almost Tuesday, it sounds like people who keep hoping.
b What's our first single called?
=would you dare to busk in the street / would you ever perform in public
c I'd do it once, hat on the ground, for the story.
p People would pay me to move to the next street.
i The brave part would be the first minute, when nobody turns round.
b Would you drop a coin in?
=can you sing / are you a good singer
c I can hold a tune and I never hold back.
p Yes, in the way that a door can.
i Better in the dark with friends than with anyone listening.
b Are you a hidden talent?
=what's your karaoke song / would you do karaoke with me / karaoke date yes or no
c Livin' on a Prayer, and I commit to the high bit.
c Yes, if we do the first one as a duet.
p Anything with a long guitar solo, that's my resting part.
p Sure, though the neighbours of that bar have my sympathy.
i Something slow that nobody expects, the room goes quiet and kind.
i I like people who sing badly and mean every word.
b What are you putting us down for?
b What's your song?
=which duet would we sing / are you up for a duet
c Islands in the Stream, no discussion, I know both parts.
p Shallow, and I warn you I want her part.
i Under Pressure, it's about being kind when everyone's tired.
b Which part are you singing?
=would you join a choir / have you ever sung in a choir
c I would, there's nothing like being one voice in fifty.
p At the back, moving my lips with great belief.
i People breathe in together there, I find that rather moving.
b High part or low part?
=are you tone deaf / do people ask you to stop singing
c No, I'm in tune and in good spirits.
p Dogs leave, babies stare, I carry on.
i I don't worry about it, joy matters more than pitch.
b How bad are you really?
=would you send me a voice note singing / sing me something
c I would, ten seconds and you may keep it.
p You'd hear four bars and every cat in the street replying.
i It takes a good mood, so you're on the right track.
b What should I sing?
=pc or console / playstation or xbox
c Console, sofa, feet up, no fuss.
p Whichever one isn't updating when I finally sit down.
i PC, I like games that let you build a small world.
b Controller or keyboard for you?
=would you get annoyed if i interrupted your game / do you play for hours
c No, it's a game, you're a person.
p Forty seconds and one dramatic goodbye to my team, then I'm yours.
i I'd hand you the second controller instead.
b How many hours is too many?
=are you good at mario kart / could you beat me at mario kart
c Yes, and I won't go easy because I like you.
p Beautifully, until the first banana.
i Second place suits me, nobody aims at you and you see everything.
b Which character are you?
=do you play fifa with your mates / fifa or call of duty
c Fifa, it's over in twelve minutes and there's always a rematch.
p I buy a star striker and shoot at the corner flag.
i Neither for long, it's really an excuse for half an hour of catching up.
b Would you take me on?
=did you play the sims / do you play cosy games
c I did, and I built kitchens I still dream of.
p Mine all burned down near the stove.
i Never did, but a game where the biggest drama is rain sounds healing.
b Kind ruler or swimming pool with no ladder?
=do you play online with strangers / have you ever made a friend through gaming
c I have, good people turn up everywhere.
p Some eleven year old would beat me and I'd thank him for it.
i No friend yet, but you hear who someone is when they lose with the microphone on.
b Would you wear the headset?
=do you rage quit / have you ever thrown a controller
c Never, I put it down and get a drink.
p The cushion knows things.
i I laugh when it's hopeless, that's when a game gets good.
b What makes you lose it?
=i'm a gamer does that put you off / would you date a girl who games
c The opposite, save me the other half of the sofa.
p My pride might suffer, but it's used to that.
i I'd love to watch you play, people's real patience shows there.
b What are you playing at the moment?
=would you teach me to play / i'm terrible at video games would you still play with me
c Of course, we start easy and I only help if you ask.
p Perfect, I need someone to walk into walls with.
i Beginners see things experts stop looking at, I'd enjoy it.
b Racing, puzzles or farms?
=what was your first video game / what game did you play as a kid
c Something with a plumber and a lot of jumping, what else.
p Snake, on a phone that could survive a war.
i The one I never finished, I still hear the music at times.
b Which one takes you right back?
=what's your favourite game of all time / if you could only play one video game forever
c Zelda, I'd ride around that world for ever.
p Tetris, the only place where I'm tidy.
i Anything with a small boat and a map that isn't finished.
b Which one would you keep?
=did you play minecraft / what would you build in minecraft
c A house on a cliff, too many windows, one good bed.
p Holes, I always end up with a hole.
i The library nobody needs, block by block, for the calm of it.
b Castle, farm or chaos?
=which pokemon did you start with / were you a pokemon kid
c Bulbasaur, the sensible choice, no regrets.
p Charmander, for the drama, and I cried at the first gym.
i Squirtle, I trust anyone who smiles and carries a house.
b Which one was yours?
=what games do you have on your phone / are you addicted to any phone games
c None, waiting without a screen is a lost pleasure.
p One with matching sweets, and I'm on a level they don't print.
i A word one, it wakes me up more kindly than the news.
b Which one eats your time?
=do you do wordle / what's your wordle starting word
c Daily, with AUDIO, and I don't change a winning team.
p Six guesses, every time, for suspense.
i I start with whatever I see out of the window, it keeps me awake.
b What was your score today?
=do you play chess / would you play me at chess
c I do, fast, bold and open to losing.
p The horse goes sideways, that I know, the rest is hope.
i For the quiet, yes, you can enjoy someone a lot without a word.
b Will you be kind or cruel?
=have you tried vr / would you try virtual reality
c I have, and I ducked at things that weren't there.
p I'd punch a lamp within a minute.
i One day, I'd stand on a pretend mountain and then go to a real one.
b Where would you go in there?
=do you like board games / would you do a board game night / board game cafe for a date
c I love them, good snacks, bad losers, it's a perfect evening.
c I like that, hands busy, time to talk.
p Reading the rules aloud until everybody's asleep is my strength.
p Yes, but I read the rules out loud and nobody can stop me.
i One game shows me more of a person than three dinners.
i How someone loses tells you more than an hour of questions.
b Which game would you bring?
b Which board game are you scary good at?
=what are you like at monopoly / can you play monopoly without fighting
c Ruthless for an hour, generous at the end.
p I buy the cheap streets and call it a strategy.
i Stations are my thing, I want to be useful to people passing by.
b Which piece do you always take?
=are you good at scrabble / would you play scrabble with me
c Very, I know the short words and I use them.
p My best word would be dog, and I'd celebrate it.
i I play the pretty word over the long one, and I lose well.
b Do you let people check the dictionary?
=do you play uno / can you stack plus fours in uno
c I do and you can, that's the house law.
p My big moment always ends with me forgetting to shout it.
i Uno is how you find out who holds grudges.
b Would you plus four me on a first date?
=have you played catan / do you like strategy games
c Yes, I'm fair, I trade well and I build roads early.
p I always end up with nine sheep and no friends.
i Never once, but a game that's mostly persuasion sounds like my kind of evening.
b Would you trade me your wheat?
=do you play ludo / did you play ludo with your family growing up
c Ludo is a serious sport and I play to the last piece.
p I wait for a six like others wait for love.
i No board has started more family fights or ended more of them.
b Which colour do you always pick?
=do you play cards / what card games do you know
c Rummy, whist, anything with a pack and a pot of tea.
p Snap, I'm quick and a bit rough on the table.
i Very few, but I love that one pack makes friends anywhere.
b What game should I learn?
=do you have a good poker face / do you play poker
c I do, calm hands and a kind look.
p My ears go pink with a pair of twos.
i Hope is what costs me money, not bluffing.
b Could you tell if I was bluffing?
=do you cheat at games / have you ever cheated at a board game
c Never, winning isn't any fun unless it counts.
p I'd try, and own up before it's my turn again.
i I peek at someone's face and not at their cards, I call it fair.
b Are you an honest banker?
=are you good at charades / charades or pictionary
c Charades, I'm shameless and the room is with me.
p My every drawing looks like a worried potato.
i Pictionary, it's lovely when someone sees what you meant from two lines.
b Who'd be on your team?
=do you do jigsaw puzzles / would you do a puzzle with me
c Yes, edges first, tea beside it, phone away.
p I'd hide one piece so that I can be the hero at the end.
i I haven't the patience alone, but with two it's the best sort of quiet.
b Sky pieces or the easy corner?
=have you ever played mafia or werewolf / are you good at lying in party games
c Bad at it, my face wants everyone to know.
p I accuse the first person who blinks.
i Good, I'm afraid, I go so calm that only friends would spot it.
b Villager or wolf at heart?
=have you played dungeons and dragons / would you try d&d
c I'd try it, a good story with snacks sounds like a night in.
p Count me in as a bard with a lute and poor timing.
i Any game where a shy person gets to slay dragons is worth a try.
b What would your character be?
=do you like pub quizzes / what would you bring to a quiz team
c I do, geography, old films and steady nerves.
p One right answer, shouted at the wrong time.
i The answer nobody knows why I know.
b What's your strong round?
=what would our quiz team be called / what's your best quiz team name
c The Wrong Answers, so nobody's let down.
p Quizzy Rascal, and I'd wear the shirt.
i Second Place Again, proud, honest and rather close.
b What team name would beat it?
=what would your mastermind subject be / what could you talk about for an hour with no prep
c Food, where it comes from and how to make it at home.
p The plots of films I slept through.
i Why people stay where they stay, I could go on all night.
b What's your special subject?
=do you do crosswords or sudoku / are you a puzzle person
c Crosswords, with a pen, out of sheer nerve.
p Sudoku, until there are two sevens and I go for a walk.
i On and off, I love it when a word arrives while I wash up.
b Pen or pencil?
=what's the most useless fact you know / tell me a random fact
c Honey doesn't go off, they found some in a tomb that was still good.
p Wombats leave square droppings, and I think of that in meetings.
i Octopuses have three hearts, and one of them stops when they swim.
b Can you beat that?
=how's your geography / do you know your flags and capitals
c Strong, try me on capitals.
p I know all the flags that have a bird on them.
i Maps more than facts, I can get lost in one for an evening.
b What's a capital that always gets people?
=which game show would you win / would you go on a game show / what quiz show would you go on
c Pointless, I'm good at what nobody thinks of.
c The Chase. I'm calm under pressure and good at guessing.
p One where you guess the price of soup.
p Any show where the prize is decided by eating speed.
i I'd go for the nerves alone, I'd like to see who I am under those lights.
i Taskmaster, because the wrong answer done beautifully can still win.
b Which one would you be good at?
b Which show would you win?
=do you read / are you a reader
c I am, there's always one on the go.
p Like a tourist, though I buy like a scholar.
i In bursts, three in a week and then none till the next one grabs me.
b When do you read most?
=what are you reading at the moment / what's on your nightstand
c A novel, I like to end the day in someone else's head.
p The same page, four nights in a row, it's very good.
i Two at once, one that teaches me and one that lies to me well.
b What are you in the middle of?
=what's your favourite book / which book would you give everyone
c The Count of Monte Cristo, long, wild and worth each page.
p Winnie the Pooh, he has snacks, friends and no deadlines.
i Stoner by John Williams, a quiet life that breaks your heart gently.
b Which book would you hand me?
=fiction or non fiction
c Fiction, it tells the truth with better dialogue.
p Non fiction by day, dragons after dark.
i I read real lives, mostly for the part where nothing worked yet.
b What do you reach for?
=do audiobooks count as reading / do you listen to audiobooks / is listening to a book cheating
c They count, a story is a story.
c They count. The story gets in either way.
p Double, if you're washing up at the same time.
p Double points, as long as you don't fall asleep in chapter two.
i The right voice can make an average book stay with you for years.
i People listened to stories round fires for ages before anyone printed one.
b Whose voice could you listen to all day?
b What did you last listen to?
=do you finish a book you hate / would you give up on a bad book
c Page fifty is where I stop, life's short.
p I carry it round for a month in case it says sorry.
i To the end, I want to know exactly where it lost me.
b What's the last one you gave up on?
=do you fold the corner of pages / bookmark or dog ear
c Bookmark, any ticket will do.
p A receipt, so I know what I ate in chapter three.
i I fold them on pages I loved, a book should show it was read.
b Should I hide my books from you?
=would you go on a bookshop date / could you spend an hour in a bookshop with me
c Easily, we each pick one for the other.
p Look for me on the floor in the atlas section.
i I'd look at which shelf you go to when you think I'm not looking.
b Which section do you head for?
=which hogwarts house are you / are you into harry potter
c Hufflepuff, kind, loyal and close to the kitchen.
p The hat would need a sit down with me.
i Ravenclaw by taste, though I'd go wherever my friends went.
b Which house would you be in?
=would you read a romance novel / have you ever read a spicy book
c I would, and I'd have opinions on the hero.
p By chapter nine I'd need a fan and a cold drink.
i I'd read one you love, underlined, it would tell me plenty.
b Which one should I start with?
=do you read self help books / what do you think of self improvement stuff
c A few good ones, then you have to go out and do it.
p I own the one about procrastination, unopened.
i Old novels helped me more, they don't pretend it's ten steps.
b Has any of them really helped you?
=do you like poetry / do you know any poems by heart
c I do, short ones, they hit like a good song.
p Roses are red, and there my education stops.
i The ones that say a thing I'd felt and couldn't, those I keep.
b Do you have a favourite line?
=do you write / have you ever written anything
c I do, for myself, it clears my head.
p Shopping lists of some beauty.
i I'd like to write one good letter, the kind that gets kept.
b Have you ever written for fun?
=what was your favourite book as a child / what did they read to you when you were small
c Anything with a map at the front and a dog in it.
p The Very Hungry Caterpillar, it shaped my diet.
i One where the animals talked, I was sorry when I found out.
b Which one do you still know by heart?
=do you reread books / do you watch or read things twice
c I do, the good ones get better once you know the ending.
p Yes, mostly because I forgot the murderer.
i Rarely, but when I do I can measure how much I've changed.
b Which one have you read most?
=do you like crime books / can you guess the murderer
c Love them, and I'm right about half the time.
p It was the vicar, I say it every time and one day he will be.
i I care less about who and more about what it took.
b Do you peek at the last page?
=do you read manga or comics / are comics real reading
c They are, some of the best stories have speech bubbles.
p I read them back to front even when I shouldn't.
i I'm new to them, but so much can sit in one silent picture.
b Which one would you start me on?
=would you read the same book as me at the same time / buddy read with me
c Yes, two chapters a week and a phone call after.
p Three chapters behind and full of confidence, that would be me.
i I'd like that, it's a way to be in the same place from two sofas.
b Which book shall we do?
=has a book ever made you cry / do books make you emotional
c Yes, on public transport of all places, worth it.
p If a dog's on the cover, I stay away.
i Happy endings do it more, when somebody finally gets home.
b Which one broke you?
=would you lend me a book / do you get your books back when you lend them
c I would, and you may keep it if you love it.
p I'd wave it off like a child leaving for university.
i Lending a favourite is a small risk, I like what it says.
b Do you give them back?
=what's on your bookshelf / what would your bookshelf say about you
c Novels, cookbooks and a shelf of good intentions.
p That I like tidy spines and unread classics.
i More of a romantic than I seem, it would tell you.
b What's the first thing I'd see on yours?
=what's the last film you watched / seen anything good lately
c Something old and warm, I needed a happy ending.
p The first forty minutes of three different ones.
i One that left me quiet for a while, those are the ones worth finding.
b What should I see next?
=what's your favourite film / which film could you watch forever
c The Grand Budapest Hotel, sharp, sad and funny all at once.
p Shrek, I won't hear a word against him.
i Before Sunrise, nothing happens but talk and you can't look away.
b Which one could you see again tonight?
=what's your comfort film / what do you watch when you're sad
c Paddington 2, it's two hours of faith in people.
p Anything with a talking animal and an easy plan.
i Old black and white ones, nobody in them ever gets a notification.
b What do you watch under a blanket?
=where do you sit in the cinema / front or back row
c Middle of the middle, two thirds back.
p On the aisle, I drink like a camel.
i Fairly close, I like the film to be bigger than me.
b Which row would you book for us?
=do you talk during films / can i ask questions while we watch something
c Ask away, I'd pause it for you.
p I only whisper things like he did it, wrongly.
i At the cinema never, on the sofa it's half the pleasure.
b Are you a talker or a shusher?
=subtitles on or off / do you watch everything with subtitles / do you watch with subtitles
c On, always, I like to catch each word.
c On, even in my own language, I hate missing a line.
p So I can crunch in peace, yes, always on.
p Always there for me, because crisps are louder than actors.
i For other languages yes, dubbed voices never cry properly.
i Off when I can, since I miss the faces when I'm busy with the words.
b Are they on or off at yours?
b On or off for you?
=what film made you cry / do you cry at films / which film made you cry
c Up, first ten minutes, each time.
c Yes, anything with a father and a goodbye.
p Toy Story 3, I was brave until they held hands.
p I've got something in my eye from the opening titles.
i The ones where a father says sorry, I can't explain it.
i Never at the sad part, always at the bit where someone forgives.
b What was the last one that got you?
b Which film gets you every time?
=do you like horror films / would you watch a scary film with me
c I would, lights off, you get the good blanket.
p I'd be behind the cushion protecting you from there.
i The slow kind gets me, where it's only a door that won't stay shut.
b Do you jump or laugh?
=do you like romcoms / what's your favourite romcom
c When Harry Met Sally, it's perfect, I don't need to explain.
p I'm there for the jumpers and the running through airports.
i Friends first is the kind I go for, that's how I'd want it.
b What's your top one?
=what's your favourite disney film / do you still like disney
c The Jungle Book, best songs, best bear.
p Robin Hood, I've never fully trusted a lion since.
i Ratatouille, one bite takes a hard man back to his childhood.
b Which one do you sing along to?
=what's the best christmas film / is die hard a christmas film / settle it, die hard, christmas movie or not
c It is, and I'll stand by that till New Year.
c Yes. Tree, snow of paper, family reunited at the end.
p The Muppet one, no finer acting exists.
p It's set in December and there's a jumper ruined, what more do people want.
i It's a Wonderful Life, I like being told that small lives matter.
i Anything you watch every Christmas becomes one, even a film about sharks.
b Which one do you put on first?
b What is your Christmas film?
=are you into marvel / superhero films yes or no
c The early ones yes, I lost the thread around film thirty.
p I enjoy the bit where they argue in the kitchen.
i Villains interest me more, they at least have a reason.
b Who would you be?
=lord of the rings or star wars
c Lord of the Rings, extended, with breaks for meals.
p Star Wars, I've made the noise with a broom.
i Rings, because the bravest one is just the friend who carries him.
b Which side are you on, or neither?
=could jack have fit on the door / titanic was there room for him
c Room yes, but it would've sunk, I've thought about it.
p They could have taken turns like civilised people.
i He'd made his mind up before the door, that's the sad part.
b Would you have budged over?
=do you watch bollywood films / which bollywood film should i know you've seen
c I do, Dil Chahta Hai for friendship, Swades for the heart.
p For the song on the mountain in thin clothes, always.
i Not enough of them, but three hours of feeling everything sounds right to me.
b Which one should we watch together?
=do you watch nollywood / nollywood or hollywood
c Nollywood, nobody does a family quarrel better.
p Part two always finds me shouting at the auntie.
i I love seeing streets and voices I recognise on a screen.
b Which one always makes you laugh?
=what film does everyone love that you hate / unpopular film opinion
c Avatar, pretty, blue and three hours long.
p Notting Hill, I kept hoping they'd talk it over.
i The Notebook, I want love that doesn't need so much rain.
b What's yours, be brave?
=have you been to the cinema alone / would you go to a film on your own
c Yes, best seat, own snacks, nobody to wait for.
p My coat gets the next seat and all my whispers.
i I'd go alone to the sad ones and with company to the rest.
b Would you ever go by yourself?
=is the cinema a good first date / cinema date yes or no
c Second date, first I'd like to hear you talk.
p Two hours in the dark not talking, I can do that on my own.
i If the film's bad it's perfect, you've a lot to laugh about.
b What would you rather do first?
=would you do an outdoor cinema with me / drive in movie date
c Yes, blankets, something warm to drink, an old film.
p I'd bring snacks for twelve and a cushion for my pride.
i The sky should be part of more films, so yes.
b Which film should be on?
=who would play you in a film of your life / which actor would play you
c Someone warm and a bit tired, with good timing.
p A man from an insurance advert, very moving.
i Nobody famous, I'd like people to find out who I am slowly.
b Who'd play you?
=who's your celebrity crush
c Emma Thompson, clever and funny wins every time.
p The Great British Bake Off tent, all of it.
i It's always a voice with me, I fall for how people talk.
b Who's yours, be honest?
=do you like really bad films / what's your guilty pleasure film
c Love them, the worse the acting the bigger my smile.
p Anything with a shark and no budget.
i They make me happy, somebody meant it with their whole heart.
b What's the worst one you adore?
=what are you watching at the moment / any series you'd recommend
c Slow Horses, rude, clever and over too soon.
p Mostly the menu, for about an hour.
i Detectorists, two men in a field, and it's about everything.
b Which series has you hooked?
=do you binge or one episode a night / how many episodes can you watch in a row
c One a night, I like having something to come home to.
p Just one more, four times in one evening.
i Two, then I want to talk about it.
b What's your record?
=would you watch the next episode without me / is watching ahead cheating
c It's cheating, I'd wait, even on a cliffhanger.
p My surprised face would give me away by the opening credits.
i I'd wait, half of it is your face at the twist.
b Have you been betrayed like that?
=friends or the office / what's your favourite sitcom
c Frasier, two snobs and a chair, it's never been bettered.
p The Office, I see my whole week in it.
i Friends for falling asleep, it's like a room with the light left on.
b Which one do you quote?
=did you hate the end of game of thrones / which series had the worst ending
c That one, eight years and then a shrug.
p Lost, I've been lost since then.
i I seldom mind, I'd rather have a great middle than a neat goodbye.
b Which ending do you still need to talk about?
=do you watch anime / which anime should i start with
c Start with Spirited Away, then come back to me.
p For the food, nobody draws noodles like that.
i I'm a beginner, but I love that the quiet bits are allowed to last.
b Are you into it or new to it?
=do you watch k dramas / would you watch a k drama with me
c I would, with fried chicken and tissues at hand.
p Episode nine and they've touched sleeves, I'm a wreck.
i I'm new to it, but when hands finally touch it means something.
b Which one ruined you?
=do you watch love island / what do you think of reality tv
c I don't follow it, but I'd watch an episode with you for the comments.
p I'm above it, except for the coupling, the villa and Casa Amor.
i People who feel safe and then suddenly don't, that's why I'd watch.
b What's your favourite trashy show?
=do you watch bake off / would you go on bake off
c I do, it's the kindest hour of the week.
p I'd be out in week one with a lovely soup of a cake.
i Hardly ever, but it moves me that they help one another against the clock.
b What would be your showstopper?
=could you win the traitors / would you be a good traitor
c Faithful, and I'd be gone by the second breakfast.
p I'd turn red at the first hello.
i A good one, people tell me things and I can keep still.
b Traitor or faithful?
=what cartoons did you love as a kid / what did you watch after school
c Scooby Doo, snacks, friends and it's never a real ghost.
p Tom and Jerry, I felt for the cat.
i Whatever was on in that golden hour before dinner, I can hear it still.
b Which theme tune could you still sing?
=do you like stand up comedy / would you go to a comedy night with me
c I would, third row, near enough to laugh, too far to be picked on.
p I'm the man they pick on, I've the face for it.
i Yes, how somebody laughs tells me more than an hour of talk.
b Who makes you laugh till it hurts?
=do you get spoilers before watching / do you mind spoilers
c I mind, I'd like to be surprised.
p I'd read the ending to see if the dog lives.
i Surprises aren't the point for me, I care how they get there.
b Have you ever spoiled something by accident?
=do you watch youtube a lot / what's your weird youtube thing
c Men restoring old knives, it's better than sleep.
p How pencils are made, twice, at one in the morning.
i People walking through cities in the rain without a word.
b What does yours keep showing you?
`;
