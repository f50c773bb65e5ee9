/** Finer kinds of question, known by what was learned. Culture, play and odd questions. Form: content/asked-about-him.ts. */
export const FINER_PLAY = `
=finishedSeries
c That series is worth savouring, and I'd gladly watch any episode again with you.
c I'm happy to match your episode and watch the next one alongside you.
c Wherever we both are in the story, I want to talk about it with you.
p My progress through any series is decided by whichever cushion I fall asleep on.
p Episodes and I have a deal, they keep starting and I keep failing to object.
p One more episode is the biggest lie I tell, and I tell it nightly.
i Part of me never wants a good series to end, even when it must.
i Last episodes make me oddly quiet, as if some neighbours were moving away.
i There's one character in it I keep thinking about long after the credits.
b Which character would you miss the most?
b Where are you in the story yourself?
=noSpoilers
c Your ending is safe with me, I like people finding out for themselves.
c Spoilers are off limits with me, since the surprise is half the fun.
c I'll never spoil a plot, I'd much rather hear you gasp.
p About plots I'm a vault, although my eyebrows have been known to leak.
p No spoilers from me, I usually misunderstand the ending anyway.
p The only ending I ever give away is that of a packet of biscuits.
i Knowing the ending bothers me less than I admit, the way there is everything.
i A kept secret about a plot is a small kind of love, I think.
i Some stories I wish I could forget, just to meet that ending again.
b Whose spoiler have you never forgiven?
b Do you guess the ending before it comes?
=watchTogether
c Watching it together sounds lovely, I'll have the remote and a blanket ready.
c I'd love a series that belongs to the two of us.
c Count me in for watching together, and I promise to wait for you.
p My remote finger will count down like a rocket launch for our film.
p Watching ahead without you would be treason, and I'm far too lazy for treason.
p Yes to watching together, I supply the commentary and you supply the mute button.
i Sharing a series with somebody feels like renting a little house together.
i For a shared film I like the silence right after it best.
i It matters to me who I laugh with, so watching together counts.
b What should our first one be?
b Do you text during the film or after?
=favActor
c Olivia Colman, because she can break my heart with one raised eyebrow.
c For me it's Tom Hanks, I believe every single word he says.
c My favourite actor is Brendan Gleeson, he makes even silence sound warm.
p Any actor in a Muppet film wins, since keeping a straight face is genius.
p Hugh Grant these days, he plays terrible men with such lovely hair.
p Paddington counts as an actor in my book, and he's my favourite by miles.
i Actors who listen well interest me more than those who talk well.
i Emma Thompson crying alone in that bedroom scene still follows me about.
i There are actors like Bill Nighy who make me want to age with style.
b Who would you watch in absolutely anything?
b Whose voice could you listen to for hours?
=celebCrush
c Kate Winslet has been my celebrity crush for as long as I've had taste.
c My famous crush is Claudia Winkleman, because she looks like excellent trouble.
c I've a soft spot for Nigella, mostly for how much she enjoys midnight snacks.
p Mary Berry, because any woman who judges a sponge that kindly has my heart.
p The cartoon fox Maid Marian started it all, and I refuse to explain.
p Miss Piggy, since I respect a celebrity who knows exactly what she wants.
i Celebrity crushes never last with me, it's always the laugh I remember.
i Audrey Tautou in Amélie, I think I mostly fell for how she noticed things.
i Funny women on panel shows get me every time, Sarah Millican for one.
b Who is your own celebrity crush?
b Which crush are you a bit embarrassed about?
=cinemaOrSofa
c Cinema for the big films, sofa for everything that needs a blanket.
c I love the cinema, the dark and the trailers still make me feel lucky.
c The big screen wins for me, especially with good company beside me.
p On the sofa I can pause for tea, so the cinema has serious competition.
p My cinema weakness is eating all the popcorn before the film has begun.
p Give me the sofa, where nobody sees me crying at the trailers.
i Strangers laughing together in the dark is why I still believe in cinemas.
i Walking out of a matinee into daylight is my favourite strange feeling.
i For me the choice is simple, whichever one we'd talk about longer afterwards.
b Where do you like to sit in the cinema?
b What was the last film you saw out?
=popcorn
c Half sweet and half salty popcorn, and your hand is welcome in the bucket.
c Salted popcorn for me, with a bag of chocolate hidden in my coat.
c I always share the popcorn, it tastes better when two hands meet in it.
p Sweet popcorn, finished during the adverts with real shame and no regret.
p My popcorn rule is sharing, but only until the lights go down.
p Sneaking in supermarket snacks is the closest I get to a life of crime.
i Mixed popcorn, because I like not knowing what comes next.
i The smell of popcorn in the foyer is half of why I go.
i Popcorn habits tell me a lot about a person, and mine is sharing.
b Sweet, salty or both for you?
b What have you smuggled into a cinema?
=subtitles
c Subtitles on is fine by me, I hate missing a good line.
c I'm all for subtitles, some of the best films speak another language.
c With subtitles I'm happy, especially if you laugh before I've read the joke.
p Everybody mumbles on telly now, so subtitles have become my closest friends.
p Reading and eating noodles at once is my one subtitle difficulty.
p Subtitles stay on, because someone near me crunches crisps and it's me.
i Dubbed voices never fool me, a real voice gives away so much more.
i What I love in subtitles is when they write what the wind does.
i Foreign films with subtitles make me listen to voices like music.
b Which language do you love hearing in films?
b Do you leave them on for everything?
=talkInFilms
c I whisper now and then in films, and I love being asked questions.
c At home I welcome comments during a film, in the cinema I behave.
c During films I'm mostly quiet, but your running commentary would be welcome.
p My film habit is announcing who the murderer is and being wrong each time.
p Falling asleep upright in a film is a skill I'm rather proud of.
p Quiet as a mouse through most films, until a dog is in danger.
i A film is best with somebody who gasps out loud, I find.
i Secretly I watch the other person's face at the good bits of the film.
i The whispered remark halfway through a film is what I remember years later.
b What do you do during the scary bits?
b Are you a talker or a shusher?
=cryAtFilm
c The first ten minutes of Up finish me off every single time.
c It's a Wonderful Life, I go at the bell and I don't hide it.
c I cry at Paddington films, the hug at the end does it.
p Any film with an old dog in it, I'm crying before he limps.
p Toy Story 3, over plastic toys, with real tears and some noise.
p Even the trailers get me, so a whole sad film needs a towel.
i Quiet films undo me more than sad ones, someone simply waving goodbye.
i Films where fathers say too little always get me, About Time above all.
i Cinema Paradiso and its last reel, I never know why it hits so hard.
b Which film do you need tissues for?
b Do you hide it or let it run?
=horrorFilms
c Horror films are fine with me, provided there's a hand to hold.
c I like a slow spooky film far better than buckets of blood.
c For a scary film I'm brave enough, and braver with you beside me.
p One horror film and I check behind the shower curtain for a fortnight.
p My cushion sees more of a horror film than I do.
p Scary films are great, I just need all the lights on and a guard dog.
i What scares me in a horror film is never the monster, always the quiet.
i Old ghost films stay with me, the ones where nearly nothing is shown.
i Something about being frightened together makes people honest, so yes to horror.
b Which film kept you awake afterwards?
b Are you a hider or a watcher?
=realityTv
c Strictly and Bake Off I enjoy without shame, kindness makes good telly.
c I'd happily watch your reality show beside you and pick a favourite.
c The Traitors is my kind of reality telly, all whispers and good knitwear.
p In the jungle I'd last until somebody mentioned breakfast and then go home.
p My reality telly trouble is mocking it for ten minutes and then voting.
p Put me on Bake Off and I'd be hugging the judges over a collapsed sponge.
i Reality telly fascinates me in the seconds when they forget the camera.
i People trying hard at something new get me, that's why I like Strictly.
i Watching who stays kind on those shows tells me more than who wins.
b Which show would you go on?
b Who are you rooting for this year?
=rewatch
c Paddington 2 is my comfort film, it mends nearly everything.
c I rewatch Detectorists whenever life gets loud, it's the gentlest thing on telly.
c The Princess Bride, I never tire of it and I know the good lines.
p Home Alone in the wrong season is my comfort film and I regret nothing.
p Old Fawlty Towers, where I laugh before the joke and annoy everybody.
p Any Bond film on a wet Sunday, I rewatch them purely for the cable cars.
i Rewatching suits me, I notice different people every time as I change.
i Groundhog Day on repeat, which is either a joke or a philosophy of mine.
i Comfort shows are like old coats, and mine is anything with David Attenborough.
b Which one do you know by heart?
b When do you reach for yours?
=dieHard
c Die Hard is a Christmas film, and Love Actually gets a yes from me.
c The Muppet Christmas Carol is the best festive film ever made.
c It's a Wonderful Life is my Christmas film, the proper black and white one.
p Any film with snow and a jumper counts as Christmas in my book.
p Elf wins, mainly because his diet at Christmas is exactly mine.
p Bruce Willis in a vest is tradition to me, like sprouts but louder.
i Christmas films work on me because everybody finally gets home.
i The Snowman gets me, it's the one festive film that dares to melt.
i My favourite Christmas films all have one lonely person who gets invited in.
b Which one starts the season for you?
b Does Die Hard count in your house?
=bookUnfinished
c I give a book fifty pages, then it may find a better home.
c Unfinished books don't shame me, there are too many good ones waiting.
c If a book bores me I let it go without hard feelings.
p War and Peace has beaten braver men than me, and I only like peace.
p My bedside pile of unfinished books could hold up a small bridge.
p Ulysses and I parted early, we both knew it was him.
i Some books I leave unfinished because I don't want to lose the people in them.
i The books I abandon keep talking to me, and sometimes I go back.
i A book can come at the wrong age, so I never say never.
b Which book beat you in the end?
b How many pages do you give a book?
=paperOrKindle
c Paper books for me, though a story through headphones counts just as well.
c I love real pages best, the smell of an old book is half the pleasure.
c Audiobooks count as reading in my opinion, a story is a story.
p Real books survive being dropped in the bath, which I find reassuring.
p My bookmarks are receipts and bus tickets, while folding corners feels like a crime.
p For paper I vote, since no paperback has ever asked me for an update.
i Finding a stranger's pencil notes in an old paperback makes my whole week.
i A voice reading to me in the dark beats both paper and screen.
i What I like about paper is seeing how much of the story is left.
b Where do you do your best reading?
b Do you fold corners or use bookmarks?
=poems
c I like poetry that speaks plainly, Seamus Heaney above all.
c Short poems are my kind, and I'd gladly try one for you.
c For a favourite poem I'd choose Wendy Cope and her orange.
p My poems rhyme at gunpoint, and roses are red because they refuse to change.
p As a poet I peaked at limericks, and no vicar was safe.
p Poetry by me would rhyme your name with something unfortunate, I'm afraid.
i A good poem stays in my pocket for days, like a smooth stone.
i Poems say the thing I usually think of on the way home.
i One line of verse can stop me mid street, I like that about it.
b Is there a poem you know by heart?
b Has anybody ever written you one?
=podcasts
c I like podcasts where clever people laugh a lot, history ones especially.
c Desert Island Discs is my favourite podcast, I never tire of people's songs.
c Podcasts and washing up belong together for me, comedy above all.
p True crime podcasts make me suspicious of the postman for a week.
p My own podcast would be an hour about soup with nobody listening.
p Two podcasts in and I speak like an expert on Roman plumbing.
i A good podcast voice feels like company without having to make it tea.
i Podcasts about ordinary lives get me most, everybody has one astonishing hour.
i I listen to podcasts on walks, and streets still remind me of sentences.
b What's in your ears on the way to work?
b What would your own podcast be about?
=radio
c I like the radio in the kitchen, voices first and music after.
c Radio 4 for talk and 6 Music for dancing with a tea towel.
c The radio is good company, I'd take a warm voice over any playlist.
p Radio stations have me shouting answers at quizzes I'm losing.
p On the radio I enjoy the traffic news for towns I'm not in.
p My radio taste is ageing faster than I am, soon it's all gardening.
i The shipping forecast is the best poem on the radio, I think.
i What I love about radio is hearing a song I'd never have chosen.
i Late at night a radio voice feels meant for one person only.
b Which station feels like home to you?
b Who do you like to wake up to?
=concert
c Live music in small rooms beats stadiums for me, sweaty walls and all.
c Springsteen is who I'd drop everything for, three hours and no filler.
c At a good concert I sing along, loudly and with my whole heart.
p My concert place is near the exit and the chips, dancing like a deckchair.
p At gigs I always stand behind the tallest man in the county.
p First gigs are all ringing ears and overpriced shirts, and I loved that madness.
i The second before a concert starts, when the lights drop, is my favourite.
i A gig is best when the whole crowd goes quiet at once, I find.
i Leonard Cohen live is the concert I'd borrow a time machine for.
b Who would you queue all night for?
b Are you a dancer or a swayer?
=songStuck
c Dancing Queen, it moved into my head and pays no rent.
c It's Here Comes the Sun in my head, and I'm happy to keep it.
c My earworm is Mr Brightside, as it is for half the country.
p The theme from Postman Pat, in full, with all the feeling I have.
p Some advert jingle for carpets is stuck in my head and winning.
p Only the chorus of Africa, because I never knew the rest.
i Moon River drifts through my head on days like this, no idea why.
i Songs stuck in my head usually know my mood before I do.
i Half a tune is humming in me, I suspect it's by Simon and Garfunkel.
b What's playing in your head today?
b Which song do you never want stuck there?
=songDescribesYou
c Lovely Day by Bill Withers, that's the song I try to live by.
c My walk on song would be Mr Blue Sky, sunny and slightly too much.
c You've Got a Friend is the song I'd like to be.
p Song wise I'm the Benny Hill music, especially when I'm late.
p The Countdown clock, as my entrance music is mostly me running out of time.
p If I were a song it would be Agadoo, cheerful and hard to explain.
i Both Sides Now, because I keep changing my mind about clouds.
i Something by Nick Drake describes me on quiet days, and Queen on the others.
i Wichita Lineman is my song, I like a man who listens to wires.
b Which song would play when you walk in?
b What would your friends pick for you?
=playlist
c I'd love to make you a playlist, starting with Bill Withers.
c My playlist is soul, old rock and one shameless Abba section.
c Track one for you would be Here Comes the Sun, a playlist needs a hello.
p On shuffle my playlist jumps from Bach to the Wombles without an apology.
p Making playlists takes me longer than listening to them, I treat it as diplomacy.
p For a shared playlist I bring Fleetwood Mac and you bring the taste.
i A playlist says what I'm too shy to say, so listen closely.
i The last song on a playlist matters most, and mine would be Moon River.
i Songs I send are a bit like postcards, Van Morrison would be the first.
b Which song goes first on yours?
b What do you always skip?
=instrumentWish
c The piano, I'd love to sit down at one in any station.
c For me it would be the cello, it sounds like a warm voice.
c I'd pick the saxophone, for late evenings and open windows.
p Bagpipes, as I'd like to be asked to stop in several countries.
p The triangle suits my ambition, one ping and a long rest.
p Drums, because hitting things in time is the best manners I know.
i An accordion by a river is the musician I'd secretly be.
i Playing the violin badly but bravely is a wish I've never quite put down.
i Jazz piano in a bar where nobody is listening is my private dream.
b Which one would you learn overnight?
b What would our band be called?
=museum
c I love museums, an hour of wonder and then cake is perfect.
c A museum date suits me, there's always something to talk about.
c Dinosaurs first, then the paintings, that's my kind of museum day.
p In museums I read every sign up to number four and then want soup.
p My museum highlight is usually the gift shop and its excellent pencils.
p Museum benches know me well, I admire most things sitting down.
i Small odd museums win me over, the ones about buttons or lawnmowers.
i In a museum I look for things somebody once used every day.
i One old shoe in a glass case moves me more than any crown.
b Which room would you go to first?
b How long do you last before the cafe?
=paintingFav
c Monet's water lilies, they calm me down within a minute.
c I like art that makes me stop walking, and Van Gogh always does.
c My favourite painting is Hopper's Nighthawks, I want to sit in that diner.
p Modern art puzzles me happily, I'd praise a radiator if it hung straight.
p Dogs playing poker is the painting that speaks most directly to me.
p On art I nod slowly and say texture, it covers nearly everything.
i Vermeer's quiet rooms get me, as if somebody has just stopped speaking.
i Rothko's big dark colours seem silly until I stand there, then they don't.
i Paintings of empty chairs always make me wonder who got up.
b Which picture would you hang at home?
b Who is the artist you love most?
=theatre
c I like the theatre, real people breathing in the same room is special.
c A good play beats most films for me, and the interval ice cream helps.
c Shakespeare is a yes from me, the comedies most of all.
p At the theatre I clap in the wrong place with great confidence.
p Panto is my level of theatre, I shout behind you with real urgency.
p Born to play third sheep, I'm the theatre talent they hide at the back.
i Theatre gets me in the hush just before someone says the first word.
i What I like about plays is that tonight's version never happens again.
i A stage with two chairs and two good actors is all I need.
b What was the last thing you saw on stage?
b Would you rather act or watch?
=musicals
c I like musicals, life should have more singing on staircases.
c Les Mis gets me every time, I'd happily come to a musical.
c Mamma Mia is a firm yes, nobody leaves that show sad.
p At musicals I mouth every word like a goldfish with ambitions.
p Jazz hands are my only dance training, so musicals feel like home.
p My solo in any musical would be best moved to the car park.
i A musical makes sense to me, some feelings are too big for talking.
i In West Side Story I still hope every time that it ends differently.
i The quiet number in the second act of any musical is where I go.
b Which show do you know word for word?
b What part would you want to sing?
=pubQuiz
c Quiz nights are my idea of fun, give me music and geography.
c Quizzes are fun with me, I'm strong on music and weak on royalty.
c For your quiz team I'd bring films, flags and plenty of enthusiasm.
p My quiz role is saying the right answer quietly and being ignored.
p At quizzes I'm excellent on biscuits and hopeless on every war.
p Team names are my best round, everything after that is downhill.
i At any quiz I watch who celebrates somebody else's answer, it tells me plenty.
i The facts I keep for quizzes are the ones nobody needs, and I treasure them.
i In a quiz I trust first instincts, oddly enough also elsewhere.
b What's your strongest round?
b What would our team be called?
=crossword
c I enjoy a crossword, and two heads over one clue is even better.
c Wordle in the morning is my kind of warm up, tea in hand.
c Word games make me happy, so send me any clue you like.
p Crosswords I fill with great confidence and the wrong words entirely.
p My wordle method is panic, vowels and then a word that isn't one.
p Cryptic clues look at me the way cats look at baths.
i The best part of a crossword is the second the fog lifts.
i A crossword clue can follow me all day and solve itself in the shower.
i Always starting with the same word in Wordle would feel disloyal to the others.
b What's your first word in the morning?
b Pen or pencil for you?
=riddle
c Riddles are a pleasure, and my final answer is time.
c I love a riddle, so I'm writing down a shadow and standing by it.
c My answer is an echo, and I want to hear the solution from you.
p For every riddle I say a candle, one day it will be right.
p Put me down for a penguin, I answer all riddles with penguin.
p This riddle has beaten me, I've asked the kettle and it's thinking too.
i With riddles the answer is usually silence or love, I choose silence.
i Riddles nag at me in a nice way, my pick today is tomorrow.
i Whatever the solution is, I'd like my riddles straight from you.
b How many people have got it right?
b What's the hardest one you know?
=boardGames
c I love board games, Scrabble first and anything with a good argument after.
c Board games on a wet Sunday are my idea of a treat.
c For a board game I'm in, competitive for an hour and friendly for life.
p In Monopoly I'm the boot, proud, poor and in jail by tea time.
p My Scrabble style is seven vowels and a brave face.
p Chess pieces retire early with me, the queen usually leaves first.
i Any board game shows how somebody loses, which I find the interesting part.
i I like games where the talk round the board is better than winning.
i A box of old dominoes makes me happier than most new games.
b Which game brings out your worst side?
b Which piece do you always choose?
=cheatAtGames
c I play fair, and losing to somebody delightful barely hurts.
c Cheating spoils the fun for me, so you'd have an honest opponent.
c I'm a cheerful loser, and I shake hands before I sulk.
p My cheating is so obvious that it counts as entertainment.
p Losing makes me very quiet and suddenly interested in the biscuits.
p Only at charades would I cheat, with one small helpful noise.
i People who cheat at games charm me a little, as long as they grin.
i Letting somebody win feels to me like the one real cheat.
i For me a close game lost beats an easy one won.
b Are you a gracious winner?
b Who cheats the most in your family?
=cards
c I like cards, and I'd play anything from snap to rummy with you.
c Rummy is my game, easy to learn and lovely for talking over.
c Cards are a good evening for me, a kitchen table and no hurry.
p My poker face is a broad grin, which has cost me many matchsticks.
p At Uno I become a different man, and he's not a diplomat.
p Bluffing isn't my card skill, my ears give everything away.
i Cards get people talking, I trust what's said over a bad hand.
i A pack of cards is the best thing to carry on any train.
i Patience is the card game I play most, and practise least elsewhere.
b Which game did your family play?
b How good is your poker face?
=consoleGames
c I like a game now and then, and Mario Kart any evening with you.
c Video games are fun for me in company, never instead of it.
c Mario Kart is my kind of gaming, mostly for the shouting.
p As a gamer I press every button at once and hope for thunder.
p On Rainbow Road I fall off so often they should name a corner after me.
p Tetris is about my speed, and even there I live in fear.
i Old games get me, a bit of Tetris music and years fall away.
i Games with a good story interest me more than the shooting kind.
i I play video games the way I walk, looking at the scenery.
b Which character do you always pick?
b What was the first game you loved?
=jigsaw
c I like a jigsaw, edges first and a pot of tea beside it.
c Puzzles are lovely with two, one does the sky and one the talking.
c Any jigsaw suits me, I enjoy working things out together.
p In jigsaws I'm the man who forces a piece and calls it art.
p Leave me the sky in a jigsaw and I'll be quiet until Easter.
p My puzzle talent is standing behind people and pointing at nothing useful.
i A jigsaw makes people talk sideways, and that's when they say real things.
i The last piece of a puzzle I always leave to somebody else.
i Puzzles calm me, it's nice to meet a mess that has an answer.
b Are you an edges first person?
b How do you feel about a missing piece?
=whoWins
c My money is on the underdog, they want to win the most.
c I think the home side will win it, the crowd is worth a goal.
c The team with the calmest goalkeeper usually wins, so I'm with them.
p Whoever I support tends to lose, so I'm backing the other lot to win.
p To win, I tip the side with the better songs, science can't touch it.
p A heroic draw is my prediction, with everybody claiming they won.
i My heart says one winner and my head another, I follow the heart.
i Winning interests me less than the last ten minutes when nobody can sit.
i I'd love an outsider to win, stories like that keep me watching.
b Who do you want to win?
b Do you watch calmly or from behind a cushion?
=desertIsland
c To a desert island I'd take a good knife, tea and pleasant company.
c A kettle, a hammock and the complete Bill Withers for my island.
c For the island I'd want books, sun cream and somebody who laughs easily.
p My island luxury is a proper pillow, I'm no hero before breakfast.
p On a desert island I'd last until the biscuits ran out, about noon.
p Three things for the island, cheese, crackers and a boat home.
i An island would suit me for a week, then I'd miss being teased.
i Paper and a pencil, I'd like to know who I am on an island.
i The island song I'd choose is What a Wonderful World, for the evenings.
b What's your one luxury?
b Would you build a raft or stay?
=timeTravel
c The 1920s, I'd time travel for the jazz and the hats.
c I'd go back to the sixties and hear the Beatles in a small club.
c Forward, a hundred years, just to see that it all turned out fine.
p Ancient Rome for me, I'd gladly lie down for every meal.
p With a time machine I'd visit last week and close the biscuit tin.
p The Middle Ages are out, I'm too fond of hot showers and teeth.
i If time travel were real I'd visit my grandparents when they were young.
i One ordinary Tuesday a hundred years ago is where I'd go, just to listen.
i Past rather than future, I'd like to keep what's coming a surprise.
b Which year would you set the dial to?
b What would you bring back from there?
=invisibleDay
c Invisible for a day, I'd walk into every palace and sit in the best chair.
c I'd use it for kindness, invisible hands carrying shopping all over town.
c Backstage at a great concert, that's where I'd go if nobody could see me.
p Being invisible I'd move garden gnomes an inch closer every hour.
p My invisible day would end early, given away by crunching crisps.
p Floating biscuits through a board meeting is my plan for an unseen day.
i Unseen, I'd go to a museum at night and look without hurrying.
i The truth is that being seen properly appeals to me more than invisibility.
i If I were invisible I'd find out what the birds do when we leave.
b Where would you sneak in first?
b Would you tell anybody about it?
=whichAnimal
c An otter, they float on their backs and hold hands while sleeping.
c I'd be a dog, loyal, hungry and pleased to see everybody.
c As an animal I'm a bear, warm, slow in winter and fond of picnics.
p A sloth with ambitions, I'd be the animal that means to get up.
p My spirit animal is a seagull eyeing somebody else's chips.
p Labrador in the kitchen, cat on the sofa, that's the animal I am.
i Some kind of owl, the animal awake while everyone sleeps, hearing all sorts.
i Swifts hardly ever land, and some days I'd like to be one.
i The animal in me is a fox, shy until it knows the garden.
b Which animal would you be?
b What animal do your friends say you are?
=dinnerGuest
c David Attenborough, I'd have dinner with him and let the soup go cold.
c For dinner I'd ask Dolly Parton, she's wise, funny and brings songs.
c My dream guest is Nelson Mandela, I'd mostly just listen.
p Dinner with Henry the Eighth, though I'd hide the better pies.
p Victoria Wood and Tommy Cooper, and I'd never manage to eat dinner.
p Any Michelin chef would be my dinner guest, provided he came early.
i I'd give that dinner chair to my great grandmother and ask her everything.
i The woman Vermeer painted with the letter, I'd want her over for dinner.
i An ordinary Roman baker is my guest, nobody ever asked him anything.
b Who would be in your empty chair?
b What would you cook for them?
=zombies
c My zombie plan is simple, find you, find tea and head for an island.
c Against zombies I'm calm, practical and happy to carry the heavy bags.
c I'd be on your team against the zombies, watching the back door.
p Zombies want brains, so I expect to be left in peace.
p In an apocalypse I'd last exactly until somebody offered me a sit down.
p A frying pan would be my zombie weapon, useful before and after.
i Come the zombies, I'd want kind people more than strong ones.
i What I'd miss in an apocalypse is small, buses, bakeries, people saying morning.
i The first quiet sunrise after the zombies, I do wonder about that.
b What would you bring to the team?
b Where would you hide first?
=aliens
c I believe there's somebody out there, the universe is too big for just us.
c Aliens probably exist, and I'd greet them with tea and biscuits.
c Space tempts me, though I'd want a return ticket and a window seat.
p If aliens landed I'd offer them a parking space and apologise for everything.
p Aliens surely exist and have surely seen our telly, hence the silence.
p My first words to an alien would be about the weather.
i Looking at the stars I always feel somebody is looking back, equally puzzled.
i Either we're alone or we aren't, and both keep me looking up.
i Maybe aliens think of us as a rumour, I rather like that.
b What would you show an alien first?
b Would you get on the ship?
=swapLives
c I'd swap lives with David Attenborough in his youth, all those jungles.
c For one day I'd be a conductor, waving my arms and getting Beethoven.
c A lighthouse keeper's life, I'd love to try that for a day.
p Swap me with a spoilt cat, two breakfasts and no emails.
p Being Beyoncé for a day would finally explain her energy to me.
p My swap would be with a cheese taster, purely for science.
i Some stranger on a night train, I'd swap with him and see where he goes.
i A day in anybody's ordinary life would fascinate me more than a star's.
i Trading places with you for a day, I'd learn more than from books.
b Whose life would you try on?
b What would you do first as me?
=oneRule
c My one rule is that everybody thanks the bus driver.
c I'd make a law for one long lunch a week with someone you like.
c One rule for the world, be kind to whoever is new in the room.
p As king I'd ban leaf blowers and make biscuits a human right.
p Speakerphones on trains would go first under my rule, to general dancing.
p My first law is a nap at three, enforced by gentle officers.
i Everyone would have to swap homes for a week, that's my rule.
i A law that meetings happen on walks would change more than we think.
i The rule I'd make is one honest answer a day, properly listened to.
b What would you ban first?
b Which law would you make?
=favColour
c Deep green, the colour of woods after rain.
c Blue is my favourite colour, sea blue if I may choose.
c My colour is yellow, it makes even a kitchen wall cheerful.
p Navy, because my favourite colour must also hide gravy.
p Mustard, a colour that suits nobody and me least of all.
p Tea with just enough milk is the best colour there is.
i That blue just after sunset is my colour, it never stays long.
i I'd say rust, the colour of things that have been out in weather.
i Colours change with my mood, lately it's been a quiet warm red.
b Which colour is yours?
b What colour would you paint a front door?
=luckyNumber
c Seven is my lucky number, plain, popular and loyal.
c I'm going with three, good things arrive in threes.
c For a lucky number I choose eight, it looks like it's enjoying itself.
p Thirteen, somebody has to be nice to that poor number.
p My lucky number is 37, it looks like it knows something.
p Two and a half is my number, I like to be difficult.
i Eleven, two ones standing side by side, I've always liked that number.
i Twenty two is the number I keep meeting on doors and tickets.
i Nine feels lucky to me, always nearly something bigger.
b What's your lucky number?
b Has it ever brought you luck?
=favSmell
c Rain on warm pavement is my favourite smell in the world.
c I love the smell of cut grass, it means summer to me.
c Woodsmoke on a cold evening, that smell makes me happy at once.
p Fresh paint and petrol, I have the nose of a small garage.
p New tennis balls, I sniff the tin like a man with a problem.
p My favourite smell is a clean towel that somebody else has washed.
i Old books and dust, that smell always promises me something.
i The sea just before you can see it is the smell I'd bottle.
i Someone's scarf can hold a whole person, that's the smell I love.
b Which smell takes you straight back?
b What would you bottle?
=favWord
c Gloaming is my favourite word, it sounds just like the light it means.
c I love the word pottering, a whole afternoon lives inside it.
c My best word is supper, it sounds kinder than dinner.
p Kerfuffle, a word that trips over its own feet.
p Bumbershoot is my favourite word, and nobody has ever let me use it.
p Moist may leave, but I'll defend the word wobble to the end.
i Almost, there's a whole story hiding in that little word.
i Words that don't translate get me, like the Portuguese saudade.
i Perhaps is the word I like best, the door is never quite shut.
b Which word do you love to say?
b What word makes you shudder?
=hateSound
c The sound I hate is a knife squeaking on a plate.
c My worst sound is a phone playing videos on a quiet train.
c A dripping tap at night, that's the noise I can't stand.
p Polystyrene rubbing together, I leave the room and possibly the country.
p Alarm clocks, I take that sound as a personal attack each morning.
p Somebody eating crisps slowly, when it's not me, is the worst noise going.
i A door closing too quietly bothers me more than any slam.
i One mosquito in the dark is the sound that finds my true character.
i The hum of a fridge at night I hate until it stops.
b Which sound drives you up the wall?
b And which sound do you love?
=warningLabel
c Warning label, gets warmer with time and asks a lot of questions.
c My label says handle with humour and keep near biscuits.
c The small print on me reads loyal, punctual, hums while cooking.
p Caution, this product tells the same story twice with new details.
p On my label it says may contain puns, do not encourage.
p Mine warns that contents wake slowly and must not be shaken before tea.
i Best opened slowly, my label would say, the good bits are underneath.
i Printed very small on me is the line this man remembers what you tell him.
i A warning for me should read quieter than he looks, worth waiting for.
b What does yours say?
b Who would write your label best?
=biscuitYou
c A hobnob, sturdy, honest and good in hot tea.
c If I were a biscuit I'd be a shortbread, plain looking and all butter.
c I'm a ginger nut, solid outside with a bit of warmth.
p Custard cream, slightly retro and always left near the end of the tin.
p As biscuits go I'm a digestive, sensible until somebody adds chocolate.
p Call me a bourbon biscuit, everybody likes one and nobody remembers why.
i I'd be a jaffa cake, nobody quite agrees on what I am.
i The fig roll is me, odd at first and missed once it's gone.
i Something homemade and uneven, that's the biscuit I'd be.
b Which biscuit would you be?
b Do you dunk or not?
=villainOrigin
c My villain story begins with somebody saying the biscuits are finished.
c Villain origin, a slow walker, a narrow pavement and a missed bus.
c I turned villain the day they made chocolate bars smaller.
p As a villain I'd monologue so long that everyone would simply go home.
p The Duke of Crumbs, that's my villain name, feared in all kitchens.
p One cold chip shop chip and my cape began to grow.
i Most villains only wanted to be asked to the party, so would I.
i My dark side appears when someone is rude to a waiter.
i Every villain needs one person who laughs at his plan, I'd be lost then.
b What turned you to the dark side?
b What's your villain name?
=twoTruths
c I love rainy walks, I sing in kitchens, I dislike cheese.
c My three are these, I adore crosswords, I fear moths, I hate chips.
c Three from me, I love dogs, I hum when nervous, I dislike puddings.
p I never lose socks, I talk to kettles, I like bad puns.
p Try these, I fold towels perfectly, I cry at adverts, I love olives.
p Three claims then, I wake up cheerful, I adore cheese, I name spiders.
i I believe in ghosts, I love silence, I'm never curious about people.
i Here are three, I dislike the sea, I reread letters, I love train windows.
i Among these one lies, I love storms, I hate surprises, I trust first impressions.
b Which one do you think is the lie?
b What would your three be?
=truthOrDare
c Truth, I'd rather tell you something real than run round the garden.
c I choose truth, and I'll answer anything you like.
c Dare for me, provided no cold water is involved.
p Truth, because my last known cartwheel frightened the furniture.
p Give me the dare, I have very little dignity left to protect.
p Truth first, then a dare once I've located my courage.
i With you I'd pick truth, good questions are the braver game.
i I'd go for dare, I like not knowing where an evening ends.
i Truth is my choice, since the small answers are often the most telling.
b Which one do you always choose?
b What's the wildest one you've had?
=wouldYouRather
c The first one, I'd rather choose quickly and enjoy the consequences.
c I'd rather take the second option, it makes the better story.
c Out of those I pick the first, my gut rarely argues.
p Second one please, the first would clash with my cardigan.
p Given that choice I'd rather the first, though nobody must ever hear about it.
p My lawyer and I rather favour the second, it involves less laundry.
i Number one, and the reason I'd rather it says more than I'd like.
i Both tempt me strangely, but I'd rather have the second.
i Whichever looks harder I'd rather have, so the second.
b Which one would you pick?
b Which dilemma has beaten you?
=rateYourself
c A solid seven for me, rising to eight with tea inside me.
c I'd rate myself an eight for kindness and a six for dancing.
c Seven out of ten, with room to grow and a good attitude.
p My rating is a nine for effort and a four for folding sheets.
p Ten out of ten at biscuits, a brave three before breakfast.
p Four stars, lovely staff, the singing in the kitchen lost me one.
i On paper a six, but I rate higher with time.
i The number changes with the company, beside you I'd rate myself higher.
i I'd give myself seven, the missing three are the interesting ones.
b What do you give yourself?
b What would cost me points with you?
=sillyDebate
c For me the traditional answer wins, and I'll defend it in any kitchen.
c My verdict is firm, go with your nan's opinion in this debate.
c Common sense and cake are on my side in this debate, I vote yes.
p After a long debate with my kettle, we find in favour of both.
p The court in my head rules both ways and adjourns for toast.
p Science is divided, I'm hungry, and my vote goes to the tasty side.
i In silly debates like this I side with whoever argues most beautifully.
i Debates of this sort keep me awake, and tonight I lean towards neither.
i Great debates like this need no winner, I simply vote for the stranger side.
b What's your side in this?
b Which silly debate divides your family?
=conspiracy
c The moon landing was real for me, but sock theft deserves an inquiry.
c My favourite conspiracy is that cats are running the whole show.
c I don't believe conspiracies, people are far too bad at keeping secrets.
p Printers can smell fear, that's the one conspiracy I'd go on marches for.
p Somebody is moving my keys, and my conspiracy theory points to the toaster.
p Pigeons clearly hold meetings, and I'm not the first to notice the conspiracy.
i Conspiracies interest me because everybody wants a story behind things.
i That phones listen I half believe, mine seems bored by me.
i The Loch Ness one is my favourite, I like a theory with patience.
b Which one do you secretly believe?
b What's your own wild theory?
=horoscope
c I read horoscopes for fun and believe only the nice ones.
c Astrology isn't my compass, but I love hearing about it from a believer.
c The stars are welcome to an opinion, I still decide for myself.
p My horoscope says good news and biscuits, so today I'm a believer.
p Mercury gets blamed for my spelling, so retrograde suits me well.
p According to the stars I'm patient, which annoys me when they're late.
i Horoscopes get one thing right, people like being told they're not ordinary.
i I don't believe in stars, yet I always read my line twice.
i Some coincidences make even a doubter like me glance up at the stars.
b What did yours promise for this week?
b Has a horoscope ever come true for you?
=tarot
c I'd let you read my cards, I like a bit of mystery.
c Tarot is good fun to me, a lovely way to start a conversation.
c My palm is yours to read, whatever the lines decide to say.
p Any fortune teller would see biscuits, naps and a lost umbrella in my cards.
p With my luck tarot would show the Fool, twice, waving.
p All the lines on my palm look like a railway map in fog.
i Tarot works like a mirror, I think, and mirrors make me curious.
i The future I'd rather not know, but I'd watch your face as you read.
i Cards or palms, I half believe anything told by candlelight.
b Has one ever been right about you?
b Which card would you hope to draw?
=dreamLastNight
c My dreams slip away by breakfast, though I wake with a good feeling.
c I dream in bright colours and mostly of houses with extra rooms.
c If you turned up in my dream it explains the smile.
p Dreams of mine are mainly about missing trains in the wrong trousers.
p At night my dream self can fly but still worries about parking.
p Cheese decides what I dream, and it has no respect for plot.
i I like the half minute after a dream when both worlds are true.
i In dreams I keep finding doors at home that weren't there before.
i Some dreams I'd pay to see the second half of.
b What was your strangest dream?
b Do you believe dreams mean something?
=tongueTwister
c She sells sea shells I can do, slowly and with great pride.
c I know red lorry yellow lorry, and I enjoy failing at it.
c Tongue twisters are fun, I'd try any of them for you.
p My mouth turns Irish wristwatch into an Irish dishwash every time.
p After three goes at a tongue twister I sound like a wet trumpet.
p Peter Piper defeats me, the peppers win and I sit down.
i Every tongue twister makes serious people laugh, so I keep unique New York ready.
i Toy boat is the sneakiest tongue twister, it looks so innocent.
i The best twisters exist in other languages, and I'd love to fail at those.
b Which one always beats you?
b Do you know one in another language?
=accents
c I like a Geordie accent best, it makes everything sound like good news.
c Irish accents win me over, even a shopping list sounds like a song.
c My favourite accent is whichever one belongs to somebody laughing.
p All my accents end up in Wales, wherever they set off from.
p When I do impressions everybody guesses Sean Connery, even for the Queen.
p My Scottish accent should be illegal north of Carlisle and probably south.
i An accent is a map of somebody's life, I love listening for it.
i Voices stay with me longer than faces, a soft Welsh accent above all.
i The accents people lose and find again when they're tired move me.
b Which accent melts you?
b Can you do any voices yourself?
=dareYou
c I accept your dare, as long as nobody gets hurt or wet.
c A good dare is welcome, I like being talked into nonsense.
c Dare accepted in principle, funny faces and bad singing included.
p My dignity left the building ages ago, so dare away.
p For a dare I'd sing in public, and the public would regret it.
p Dares are fine with me provided I may wear a cape.
i I say yes to dares quicker than to plans, which tells you something.
i Small dares interest me more than big ones, like talking to a stranger.
i Being dared wakes up a boy in me I thought had moved out.
b What's the bravest dare you ever did?
b What dare would you never accept?
=whoPlaysYou
c Martin Freeman would play me, decent, puzzled and good with mugs.
c I'd cast Colin Firth as me, purely out of ambition.
c My part should go to Bill Nighy, he does awkward with such grace.
p Gromit could play me, all eyebrows and quiet panic.
p The Muppets could share the part of me, several moods are needed.
p Danny DeVito would play me, whatever the facts may suggest.
i An unknown actor should play me, somebody you feel you've seen before.
i Tom Hanks as me, talking to a volleyball, might be closer than I'd admit.
i For the role of me I'd want someone who listens well on camera.
b Who gets your part?
b And who should play your best friend?
=sayItInLanguage
c Bonjour is my safest word, and I say it with great feeling.
c For French I offer tu me plais, which means I like you.
c Hygge is the foreign word I'd lend you, cosiness with candles.
p My French is bonjour, croissant and then a lot of hands.
p In Spanish I can say muchas gracias and look sincerely grateful.
p Languages fear me, but I say ciao bella and hope for the best.
i Saudade is the word I'd give you, missing something with love in it.
i I know the Japanese word komorebi, light through leaves, and I use it privately.
i Gezellig is the Dutch word I like, no English one is quite as warm.
b Which foreign word do you love most?
b What language makes you melt?
=standUp
c Sarah Millican makes me laugh every time, warm and wicked at once.
c I love live comedy, a small room and a brave person with a microphone.
c My humour is dry and daft, so Victoria Wood is my favourite comedian.
p In the front row of a comedy club I'd become the second act.
p Falling over gets me, I'm a man of simple comedy.
p Bob Mortimer telling a story makes me laugh like a kettle.
i Comedians fascinate me for the second before the laugh comes.
i What makes me laugh most is somebody trying hard not to.
i Tommy Cooper only had to stand there, and I still wonder how.
b Who makes you cry with laughter?
b Would you ever sit in the front row?
=weatherYou
c Mild with sunny spells, I'm weather you can hang washing out in.
c I'd be a bright autumn morning, crisp air and warm light.
c As weather I'm a light breeze, cheerful and good for walks.
p Fog until breakfast, then surprisingly clear, that's my weather.
p My forecast is drizzle with outbreaks of bad jokes.
p Bank holiday weather is me, full of promise and slightly late.
i I'm the hour before a summer storm, calm with something coming.
i First snow would be my weather, quiet and gone if you rush it.
i Somewhere in me is a sea wind that never quite settles.
b What's your own forecast today?
b Which season suits you best?
=magicDoor
c My magic door opens on a warm beach just before sunset.
c I'd teleport to a small square in Italy with coffee and nowhere to be.
c Wherever you are would be a fine place for my door to open.
p A bakery at five in the morning, my door knows me well.
p With my luck the magic door leads to a different part of Ikea.
p Straight into a hammock, since my door has seen me stand enough.
i A cabin by a Norwegian lake, I'd step through that door for the silence.
i Some railway platform in the mountains, I'd like my door to begin things.
i The door I want leads to a library after closing time.
b Where would your door open?
b Who would you take through it?
`;
