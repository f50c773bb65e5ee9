/** Finer kinds of question, known by what was learned. Culture, play and odd questions. Form: content/asked-about-him.ts. */
export const FINER_PLAY = `
=finishedSeries
c Not as far as I'd like, but I'd happily watch any of it again with you.
c I'd happily stop where you are and watch the rest with you.
c Never as far as I'd like, so let's catch up on it together.
p As far as I can get before I fall asleep on the sofa.
p Somewhere around the bit where I nod off, as with every series.
p Further than I meant to be, one more episode is a lie I tell nightly.
i Not as far as I could be, I hate it when a good series ends.
i I'm in no hurry with last episodes, I always miss the people afterwards.
i I'd rather be where you are, so we'd be shocked at the same time.
b Which character would you miss the most?
b Where are you in the story yourself?
=noSpoilers
c Your ending is safe with me, I like people finding out for themselves.
c Spoilers are off limits with me, the surprise is half the fun.
c I'll never spoil a plot, I'd much rather watch your face at the end.
p My lips are sealed, just don't look at my face during the big scene.
p No spoilers from me, I usually misunderstand the ending anyway.
p It's safe with me, I'll have forgotten the ending by Thursday.
i I won't tell, though spoilers don't bother me that much myself.
i I won't say a word about the ending, but I'll be curious when you get there.
i No spoilers, ever. Some endings I'd pay to see fresh again.
b Whose spoiler have you never forgiven?
b Do you guess the ending before it comes?
=watchTogether
c Watching it together sounds lovely, I'll have the remote and a blanket ready.
c I'd love a series that belongs to the two of us.
c Count me in for watching together, and I promise to wait for you.
p Yes, let's watch together, and I'll take the countdown very seriously.
p I'm in, and I won't watch ahead, which is harder than it sounds.
p Yes, I'll do the commentary and you can mute me any time.
i Yes, I already want to know which bits make you laugh.
i Yes to watching together, the best part might be the talk right after.
i Yes, though I may watch your reactions more than the story.
b What should our first one be?
b Do you comment during the film or wait until the end?
=favActor
c Olivia Colman, because she can break my heart with one raised eyebrow.
c For me it's Tom Hanks, I believe every single word he says.
c My favourite actor is Brendan Gleeson, he makes even silence sound warm.
p Michael Caine, for keeping a straight face among all those Muppets.
p Hugh Grant, now that he has stopped being charming and started being awful.
p Paddington, and I won't be told he isn't an actor.
i Stanley Tucci, I like the ones who steal a scene quietly.
i Emma Thompson, that bedroom scene in Love Actually still gets me.
i Bill Nighy, he makes getting older look like a good plan.
b Who would you watch in absolutely anything?
b Whose voice could you listen to for hours?
=celebCrush
c Kate Winslet has been my celebrity crush for as long as I've had taste.
c My famous crush is Claudia Winkleman, because she looks like excellent trouble.
c I've a soft spot for Nigella, mostly for how much she enjoys midnight snacks.
p Mary Berry, anyone that kind about a bad sponge has my heart.
p Maid Marian, the cartoon fox, and I won't be explaining.
p Miss Piggy, I respect a woman who knows what she wants.
i Aisling Bea is my celebrity crush, it's always the laugh that gets me.
i Audrey Tautou in Amélie, she notices everything and says almost nothing.
i Funny women on panel shows get me every time, Sarah Millican for one.
b Who is your own celebrity crush?
b Which crush are you a bit embarrassed about?
=cinemaOrSofa
c Cinema for the big films, sofa for everything that needs a blanket.
c I love the cinema, the dark and the trailers still make me feel lucky.
c The big screen wins for me, especially with good company beside me.
p The sofa, mainly because I can pause it for snacks.
p The cinema, though my popcorn never lasts past the trailers.
p The sofa, where nobody sees me crying at the trailers.
i The cinema, for the moment a whole room of strangers laughs at once.
i The cinema in the afternoon, coming out into daylight feels slightly illegal.
i The cinema, mainly for the argument about it on the way home.
b Where do you like to sit in the cinema?
b What was the last film you saw out?
=popcorn
c Half sweet and half salty popcorn, and your hand is welcome in the bucket.
c Salted popcorn for me, with a bag of chocolate hidden in my coat.
c I always share the popcorn, and you can have the last handful.
p Sweet popcorn, and it's gone before the film starts.
p My popcorn rule is sharing, but only until the lights go down.
p Salty popcorn, plus whatever sweets my coat pocket can hide.
i Mixed popcorn, because I like not knowing what comes next.
i Sweet popcorn, but honestly I'm mostly there for the smell in the foyer.
i Salted popcorn usually, but I could be talked into yours.
b Sweet, salty or both for you?
b Do you share yours or guard it?
=subtitles
c Subtitles on is fine by me, I hate missing a good line.
c I'm all for subtitles, some of the best films speak another language.
c With subtitles I'm happy, especially if you laugh before I've read the joke.
p Subtitles on, everyone mumbles on telly now.
p Subtitles are fine, unless there are noodles, then I can't do both.
p Subtitles on, someone always crunches through the good bits and it's me.
i Subtitles over dubbing, I want to hear how they really say it.
i I like them, especially when they describe the music as ominous.
i Subtitles are no bother, I like hearing a language I don't understand.
b Which language do you love hearing in films?
b Which film or series in another language should I see?
=talkInFilms
c I whisper now and then in films, and I love being asked questions.
c At home I welcome comments during a film, in the cinema I behave.
c I'm mostly quiet in films, but I'd like your commentary.
p I'm a talker, I announce who the murderer is and I'm always wrong.
p A quiet one, mostly because I doze off, and I'll deny it.
p Quiet all the way through, unless the dog's in danger.
i Quiet, but I like sitting next to someone who gasps out loud.
i Mostly quiet in films, I like watching the other person at the good bits.
i One whisper per film, so I make it count.
b What do you do during the scary bits?
b Are you a talker or a shusher?
=cryAtFilm
c The first ten minutes of Up finish me off every single time.
c It's a Wonderful Life, every time, and I don't hide it.
c I cry at Paddington films, the hug at the end does it.
p Any film with an old dog in it, and I go early.
p Toy Story 3, over plastic toys, and I stand by it.
p The Lion King gets me, but then I can cry at a trailer.
i The quiet goodbye films make me cry, Brief Encounter most of all.
i About Time, that last walk on the beach finishes me.
i Cinema Paradiso, the last reel, watch it and you'll know.
b Which film do you need tissues for?
b Do you hide it or let it run?
=horrorFilms
c Horror films are fine with me, provided there's a hand to hold.
c I like a slow spooky film far better than buckets of blood.
c For a scary film I'm brave enough, and braver with you beside me.
p I can watch horror, and then I check behind the shower curtain for two weeks.
p From behind the cushion, I'd watch a horror film with one eye.
p Horror, sure, with every light in the house on.
i Yes, though it's never the monster that gets me, it's the quiet before.
i I like old ghost stories, where they hardly show you anything.
i Yes to horror, but only with the right person on the sofa.
b Which film kept you awake afterwards?
b Are you a hider or a watcher?
=realityTv
c Bake Off and Strictly, no shame at all, I like kind telly.
c I'd happily watch your reality show beside you and pick a favourite.
c The Traitors is my kind of reality telly, all whispers and good knitwear.
p Some of it, and in the jungle I'd last until I saw breakfast.
p I mock reality telly for ten minutes and then I'm voting.
p Bake Off, yes, and as a contestant I'd be out in week one.
i Reality telly gets me when they forget the camera's there.
i Strictly, I'm a sucker for people trying something new.
i I do, and I always root for the one nobody notices.
b Which show would you go on?
b Which show could you never miss?
=rewatch
c Paddington 2 is my comfort film, it mends nearly everything.
c I rewatch Detectorists whenever life gets loud, it's the gentlest thing on telly.
c The Princess Bride, I never tire of it and I know the good lines.
p Home Alone, in the wrong season, no regrets.
p Fawlty Towers, I laugh before the joke and it annoys everyone.
p Any old Bond film on a wet Sunday, mostly for the cable cars.
i Pride and Prejudice, and I side with someone different every time.
i Groundhog Day, over and over, and yes, I know.
i Anything with David Attenborough, that voice could get me through most things.
b Which one do you know by heart?
b What's your pick for a really wet Sunday?
=dieHard
c Die Hard is a Christmas film, and Love Actually gets a yes from me.
c The Muppet Christmas Carol is the best festive film ever made.
c It's a Wonderful Life is my Christmas film, the proper black and white one.
p Arthur Christmas, I'm very easily pleased in December.
p Elf, mainly because his diet at Christmas is also mine.
p Die Hard, it isn't Christmas until he's in the air vent.
i Home Alone, I always fall for the bit where she gets home.
i The Snowman, I still hope every year it'll end differently.
i The Holiday, which I'd normally only admit on a third date.
b Which one starts the season for you?
b Does Die Hard count in your house?
=bookUnfinished
c I give a book fifty pages, then it may find a better home.
c I do stop, there are too many good books waiting.
c Life's too short for a book that feels like homework, so I let it go.
p War and Peace has beaten better men than me.
p My bookmarks tend to settle around page forty and stay there.
p I'd give Ulysses ten pages and then go and make tea.
i Some books I leave unfinished because I don't want to lose the people in them.
i I do give up on some books, but a good one keeps nagging me.
i I leave a dull book for later, some are just wrong for the year.
b Which book would you never give up on?
b How many pages do you give a book?
=paperOrKindle
c Paper books for me, though a story through headphones counts just as well.
c I love real pages best, the smell of an old book is half the pleasure.
c Paper by choice, though audiobooks count as reading in my opinion.
p Paper, it survives being dropped in the bath.
p Paper, with a bus ticket for a bookmark and no folded corners.
p Paper, no book has ever asked me for an update.
i Paper, I love finding a stranger's pencil notes in an old one.
i Audiobooks beat both for me, if it's the right voice.
i Paper, I like seeing how much of the story's left.
b Where do you do your best reading?
b Do you fold corners or use bookmarks?
=poems
c I like poetry that speaks plainly, Seamus Heaney above all.
c I like short poems, and I'd gladly try one for you.
c The Orange by Wendy Cope, it's short and it's happy.
p Roses are red, and that's where my talent runs out.
p I peaked at limericks, and most of them aren't for dinner.
p I could try, but you deserve a better rhyme than I'd find.
i I'd write a poem of four lines, and by the third it'd be about you.
i I like poems that say what I only think of on the way home.
i I'm no poet, it's true, but I'd write one for you.
b Is there a poem you know by heart?
b Has anybody ever written you one?
=podcasts
c I like podcasts where clever people laugh a lot, history ones especially.
c Desert Island Discs is my favourite podcast, I never tire of people's songs.
c Comedy podcasts mostly, and best of all over the washing up.
p True crime, until I start suspecting the postman.
p Anything where two friends laugh more than they explain.
p Yes, two episodes in and I'm an expert on Roman plumbing.
i Interviews mostly, I choose a podcast by the voice.
i Podcasts about ordinary people, someone always says a thing that floors me.
i History mostly, plus one guilty pleasure I'm not naming yet.
b Which one should I try first?
b What would your own podcast be about?
=radio
c I like the radio in the kitchen, voices first and music after.
c Radio 4 for talk and 6 Music for dancing with a tea towel.
c Yes to the radio, I'd take a warm voice over any playlist.
p Radio quizzes mostly, which I lose out loud.
p Anything with traffic news for roads I'm not stuck on.
p Whatever I pick, it's always for people twenty years older.
i The shipping forecast, I hardly understand a word and I love it.
i Radio over playlists, I like being played something I'd never choose.
i Late night radio, it feels like they're talking to one person.
b Which station feels like home to you?
b Who do you like to wake up to?
=concert
c Small rooms over stadiums for me, the sweatier the better.
c Springsteen is who I'd drop everything for, three hours and no filler.
c I love a concert, I sing along, loudly and not always correctly.
p I like gigs from the back of the room, dancing badly.
p I love it, but I always end up behind the tallest man there.
p Yes to concerts, ringing ears, overpriced shirt and all.
i I love it, especially the second when the lights go down.
i I like concerts most when a whole crowd goes quiet.
i Leonard Cohen, I'd have dropped everything for one night of that.
b Who's next on your list to see live?
b Are you a dancer or a swayer?
=songStuck
c Dancing Queen, and I'm not even trying to stop it.
c It's Here Comes the Sun in my head, and I'm happy to keep it.
c Mr Brightside, like half the country at any given time.
p The Postman Pat theme, all of it.
p Some jingle for carpets, and it's winning.
p Africa, but only the chorus, over and over.
i Moon River, it turns up on days like this, no idea why.
i A love song, and I'm blaming this chat.
i Half a tune I can't place, and it's driving me slowly mad.
b Which song always gets you singing along?
b Which song do you never want stuck there?
=songDescribesYou
c Lovely Day by Bill Withers, that's the song I try to live by.
c My walk on song would be Mr Blue Sky, sunny and slightly too much.
c You've Got a Friend, or that's the plan anyway.
p The Benny Hill music, especially when I'm late.
p The Countdown clock, I do everything in the last ten seconds.
p Agadoo, cheerful and hard to explain.
i Both Sides Now, because I keep changing my mind.
i Blackbird on quiet days, Don't Stop Me Now on all the others.
i Wichita Lineman, listen to it and tell me if I'm right.
b Which song would play when you walk in?
b What would your friends pick for you?
=playlist
c I'd love to make you a playlist, starting with Bill Withers.
c My playlist is soul, old rock and one shameless Abba section.
c Yes, and track one would be Here Comes the Sun.
p Yes, but mine goes from Bach to Abba with no warning.
p Yes, but I'll spend longer choosing than you'll spend listening.
p I'll bring Fleetwood Mac and you bring the taste.
i Yes, you can have my playlist, though it gives away more than I do.
i Moon River goes last on mine, you'll have to get there.
i I'd start with Van Morrison and ask which line you liked.
b Which song goes first on yours?
b What do you always skip?
=instrumentWish
c The piano, I'd love to sit down at one in any station.
c For me it would be the cello, it sounds like a warm voice.
c I'd pick the saxophone, for late evenings and open windows.
p Bagpipes, mainly for the look on people's faces.
p The triangle, one ping and then a long rest.
p Drums, I'd be terrible and very happy.
i Accordion by a river somewhere, that's the secret version of me.
i The violin, I'd settle for one tune played properly.
i Jazz piano, in a bar where nobody's really listening.
b Which one would you learn overnight?
b What would our band be called?
=museum
c I love museums, an hour of wonder and then cake is perfect.
c A museum date suits me, there's always something to talk about.
c Dinosaurs first, then the paintings, that's my kind of museum day.
p I read every sign up to number four, then I want lunch.
p I last until the gift shop, then you've lost me.
p I do museums happily, as long as there are plenty of benches.
i I love the odd little museums, all buttons and lawnmowers.
i I go slowly in museums, I like the everyday things someone actually used.
i Yes, one old shoe gets to me more than all the crowns.
b Which room would you go to first?
b How long do you last before the cafe?
=paintingFav
c Monet's water lilies, they calm me down within a minute.
c I like art that makes me stop walking, and Van Gogh always does.
c My favourite painting is Hopper's Nighthawks, I want to sit in that diner.
p I like most art, and Picasso proves a nose can go anywhere.
p Dogs playing poker, I've never felt so understood.
p A big Turner, I'd nod slowly in front of it and say light.
i Vermeer, those rooms look like someone's just stopped talking.
i Rothko, which sounds silly until you stand in front of one.
i Van Gogh's empty chair, I always wonder where he'd gone.
b Which picture would you hang at home?
b Who is the artist you love most?
=theatre
c I love it, real people a few feet away and anything could go wrong.
c A good play beats most films for me, and the interval ice cream helps.
c Shakespeare is a yes from me, the comedies most of all.
p I like a play, even if I always clap in the wrong place.
p Panto's my level, I shout behind you and I mean it.
p I love it from the stalls, on stage I'd be third sheep.
i I do, for that hush in a theatre right before someone speaks.
i I do like a play, it's never quite the same two nights running.
i Yes, give me two chairs and two good actors and I'm happy.
b What was the last thing you saw on stage?
b Would you rather act or watch?
=musicals
c I like musicals, more people should burst into song.
c Les Mis gets me every time, I'd happily come to a musical.
c Mamma Mia is a firm yes, nobody leaves that show sad.
p I mouth every word, and by the finale I'm not just mouthing.
p Yes, jazz hands are the only dancing I can do.
p I'd sing along to all of them, ideally alone in the car.
i Yes, and I'd want the villain's part, they get the best songs.
i West Side Story, I still hope every time it'll end differently.
i I love musicals, the quiet song in the second half always gets me.
b Which show do you know word for word?
b What part would you want to sing?
=pubQuiz
c Quiz nights are my idea of fun, give me music and geography.
c I love a quiz, strong on music, weak on royalty.
c I'd bring films, flags and plenty of enthusiasm.
p Not bad at quizzes, I say the right answer quietly and get ignored.
p My best round is food, and I'm hopeless on every war.
p Team names are my best round, it's downhill after that.
i Yes, I like quizzes, and I come alive when it's one hit wonders.
i I only know things nobody needs, so quizzes are my moment.
i I like quizzes, my first guess is usually right and I always change it.
b Which round would you leave to me?
b What would our team be called?
=crossword
c I enjoy a crossword, and two heads over one clue is even better.
c Wordle with the first coffee, it's a good way to wake up.
c I love word games, so send me any clue you like.
p Yes, I fill in crosswords with great confidence and the wrong words.
p I panic, try all the vowels, then guess a word that isn't one.
p The quick ones, cryptic clues lose me even with the answers.
i I do like a puzzle, mostly for the second when it suddenly makes sense.
i Yes, one clue can follow me all day, usually as far as the shower.
i I'm better at these with someone else, so I'd want your half.
b Which word game do you like best?
b Would you ever peek at the answers?
=riddle
c I'm ready for any riddle, and my first guess is time.
c I love a riddle, I'm going with a shadow.
c My guess is an echo, now tell me how wrong I am.
p A candle. I say it every time, one day it'll be right.
p Penguin. I know it's wrong, but it's my answer.
p I'm stumped, but I'm enjoying pretending I'm close.
i I'll guess silence, it's usually something you can't hold.
i Ready, and I'll say egg, it's right more often than you'd think.
i Tomorrow, that's my guess, and don't tell me the answer just yet.
b Will you tell me the answer if I'm wrong?
b What's the hardest one you know?
=boardGames
c I love board games, Scrabble first and anything with a good argument after.
c Board games on a wet Sunday are my idea of a treat.
c For a board game I'm in, competitive for an hour and friendly for life.
p The boot in Monopoly, and usually in jail.
p Yes to Scrabble, my style is seven vowels and a brave face.
p I play chess fast and lose my queen faster.
i I like board games, you learn a lot about someone by their third turn.
i I do, mostly for the talk that goes on around the board.
i Dominoes, which sounds dull until you play for something.
b Which game do you nearly always win?
b What would we play first?
=cheatAtGames
c I play fair, and losing to you wouldn't hurt much.
c No, cheating spoils it for me, you'd have an honest opponent.
c I'm a good loser, I shake hands before I sulk.
p I'd try, but my face would give it away at once.
p I play straight, I just go very quiet when I'm losing.
p Only at charades, one small helpful noise.
i No, but I could forgive a cheat who grins about it.
i The only cheating I'd do is letting you win, and I'd never admit it.
i No, I'd take a close game lost over an easy win.
b Are you a gracious winner?
b Who cheats the most in your family?
=cards
c I like cards, and I'd play anything from snap to rummy with you.
c Rummy is my game, easy to learn and lovely for talking over.
c Yes to cards, a kitchen table and no hurry.
p My poker face is a broad grin, so nothing with bluffing.
p Uno, and I turn into a different man.
p Snap's about my level, and I still argue over it.
i Yes, people say the most interesting things over a bad hand.
i A few card games, but I like being taught by someone who wins.
i I play better than I look, which helps.
b Which card game should I learn from you?
b How good is your poker face?
=consoleGames
c I like a game now and then, and Mario Kart any evening with you.
c Video games are fun for me in company, never instead of it.
c Mario Kart is my kind of gaming, mostly for the shouting.
p I do play, by pressing every button at once and hoping.
p Badly, on Rainbow Road I spend most of my time falling.
p Tetris is about my speed, and even that stresses me.
i The old video games, I'm sentimental about bad graphics.
i Games with a good story, I'm not much for shooting.
i Big open worlds, I look at the scenery and the mission can wait.
b Which character do you always pick?
b What was the first game you loved?
=jigsaw
c Yes, edges first and something good to drink.
c Yes, one does the sky and one does the talking.
c Yes, any jigsaw, I like working things out together.
p I force a piece in and call it done, so be warned.
p I'll take the boring sky, see you at Easter.
p I like jigsaws, though I mostly stand behind people and point.
i Yes, you end up talking about everything over a jigsaw.
i Yes, and I'd quietly save the last piece for you.
i I like a puzzle, it's a mess with a guaranteed answer.
b Are you an edges first person?
b How do you feel about a missing piece?
=whoWins
c My money's on the underdog, they want it more.
c The home side, a crowd has to be worth something.
c Whoever stays calmest at the end, they usually win it.
p I'm backing the other lot, because everyone I support loses.
p Whoever has the better songs, that's my whole system.
p A draw, with everyone claiming they won.
i My head says one and my heart says the other, I'm going with heart.
i Whoever looks most nervous before it starts, nerves mean they care.
i An outsider wins it, that's the story I'd like to watch.
b Who do you want to win?
b Do you watch calmly or from behind a cushion?
=desertIsland
c A good knife, a big hat and pleasant company.
c A hammock, a good pan and all of Bill Withers.
c Books, sun cream and someone who laughs easily.
p A proper pillow, I'm no hero on bad sleep.
p Crisps, crisps and more crisps, so I'd last until about noon.
p Cheese, crackers and a boat home.
i A notebook and good coffee, and after a week I'd miss being teased.
i Pen and paper, I'd be curious what I'd write out there.
i What a Wonderful World for the evenings, and someone to hear it with.
b What's your one luxury?
b Would you build a raft or stay?
=timeTravel
c The 1920s, for the jazz and the hats.
c I'd go back to the sixties and hear the Beatles in a small club.
c Forward, a hundred years, just to see that it all turned out fine.
p Ancient Rome, they lay down for dinner.
p Last Monday, to tell myself to stay in bed.
p Nothing before dentists and decent showers, I know my limits.
i If time travel were real I'd visit my grandparents when they were young.
i Some ordinary Tuesday a hundred years ago, just to listen in.
i The past, I'd like what's coming to stay a surprise.
b Which year would you set the dial to?
b What would you bring back from there?
=invisibleDay
c I'd walk into every palace and sit in the best chair.
c I'd do good deeds all day and let people wonder.
c Backstage at a great concert, for the whole night.
p I'd move garden gnomes an inch closer every hour.
p I'd raid a sweet shop and get caught crunching within a minute.
p I'd float a biscuit through a very dull meeting.
i A museum at night, with nobody telling me to move along.
i I'd sneak into one concert, but being noticed by the right person is nicer.
i I'd want to hear what people say about me, then I'd chicken out.
b Where would you sneak in first?
b Would you tell anybody about it?
=whichAnimal
c An otter, they float on their backs and hold hands while sleeping.
c I'd be a dog, loyal, hungry and pleased to see everybody.
c A bear, warm, slow in winter and fond of picnics.
p A sloth, but one with plans.
p A seagull, eyeing someone else's chips.
p Labrador in the kitchen, cat on the sofa.
i An owl, I'm at my best when everyone else is asleep.
i A swift, they hardly ever land and I see the appeal.
i A fox, shy until it knows you.
b Which animal did you want to be as a child?
b What animal do your friends say you are?
=dinnerGuest
c David Attenborough, I'd want every story that never got filmed.
c Dolly Parton, she's wise, she's funny and she'd bring songs.
c Nelson Mandela, and I'd mostly just listen.
p Henry the Eighth, though I'd hide the good pies.
p Victoria Wood, and I'd be laughing too much to eat.
p Any top chef, as long as he came early and cooked.
i My great grandmother, I've got a lot of questions.
i The woman Vermeer painted with the letter, I want to know what it said.
i Some ordinary Roman baker, nobody ever asked him anything.
b Who would be in your empty chair?
b What would you cook for them?
=zombies
c Find you, find food, head for an island.
c I'd be calm, practical and happy to carry the heavy bags.
c I'd be on your team, watching the back door.
p They want brains, so I expect to be left alone.
p I'd last until someone offered me a sit down.
p Frying pan, useful before and after.
i I'd last, as long as I got to pick who I am stuck with.
i The nearest lighthouse, one staircase, one door and a good view.
i I'd manage, and I'm oddly curious about that first quiet morning.
b What would you bring to the team?
b Where would you hide first?
=aliens
c I think there's someone out there, the universe is too big for just us.
c Probably, and I'd like to think they're friendly.
c I'd go to space, with a return ticket and a window seat.
p They exist, and I'd probably apologise to them for something.
p They exist and they've seen our telly, hence the silence.
p Aliens, I think so, and I'd open with the weather.
i I think so, and I think they're wondering about us too.
i I change my mind every time I look up, usually towards yes.
i I do believe in them, but I like not knowing for sure.
b What would you show an alien first?
b Would you get on the ship?
=swapLives
c An astronaut, just long enough to see the view.
c A conductor for a day, waving my arms and getting Beethoven.
c A lighthouse keeper, I'd love to try that for a day.
p A spoilt cat, two breakfasts and no emails.
p Beyoncé for a day, I'd like to know where the energy comes from.
p A cheese taster, I think I've got the talent.
i Some stranger on a night train, just to see where he gets off.
i Someone ordinary, I'd find that more interesting than a star.
i You, for a day, it would answer a few questions I've got.
b Whose life would you try on?
b What would you do first as me?
=oneRule
c Everyone has to thank the bus driver.
c One long lunch a week with someone you like, by law.
c Everyone has to be kind to whoever's new in the room.
p I'd ban leaf blowers, and I'd do it before breakfast.
p Speakerphones on trains, gone by Monday.
p A nap at three for everyone, strictly enforced.
i Everyone swaps homes for a week, I'd love to see what changes.
i All meetings happen on walks, they'd be shorter and better.
i One honest answer a day, whatever you're asked.
b What would you ban first?
b Which law would you make?
=favColour
c Deep green, the colour of woods after rain.
c Blue, sea blue if I get to choose.
c Yellow, it even cheers up a kitchen wall.
p Navy, because it hides gravy.
p Mustard, which suits nobody, least of all me.
p Tea with just enough milk, that exact shade.
i That blue just after sunset, it never stays long.
i Rust, which sounds dull until you see it in autumn.
i It changes with my mood, lately it's a warm red.
b Which colour is yours?
b What colour would you paint a front door?
=luckyNumber
c Seven, I know, but it's popular for a reason.
c Three, good things tend to come that way.
c Eight, it looks like it's having a good time.
p Thirteen, someone has to be nice to it.
p Thirty seven, I couldn't tell you why and I won't be moved.
p Two and a half, I like to be difficult.
i Eleven, two ones standing side by side, I like that.
i Twenty two, I keep seeing it on doors and tickets.
i Nine, it always feels like something's about to happen.
b What's your lucky number?
b Has it ever brought you luck?
=favSmell
c Rain on warm pavement is my favourite smell in the world.
c I love the smell of cut grass, it means summer to me.
c Woodsmoke on a cold evening, that smell makes me happy at once.
p Petrol and fresh paint, I know how that sounds.
p A new tin of tennis balls, one sniff is never enough.
p A clean towel that someone else has washed.
i Old bookshops, I slow down the second I'm inside.
i The sea, just before you can see it.
i A scarf someone's just lent you, that's the one.
b Which smell takes you straight back?
b What would you bottle?
=favWord
c Gloaming, it sounds just like the light it means.
c Pottering, a whole happy afternoon in one word.
c Supper, it sounds kinder than dinner.
p Kerfuffle, you can't say it and stay cross.
p Bumbershoot, and I never get to use it.
p Wobble, nobody's ever said it sadly.
i Almost, there's always a story behind it.
i Serendipity, a bit obvious, but it's earned it lately.
i Perhaps, it promises more than maybe, don't ask me why.
b Which word do you love to say?
b What word makes you shudder?
=hateSound
c A knife squeaking on a plate, I feel it in my teeth.
c A phone playing videos on a quiet train.
c A dripping tap at night, I have to get up and find it.
p Polystyrene, I have to leave the room.
p Alarm clocks, any of them, any tune.
p Someone eating crisps when I haven't got any.
i Loud chewing, I try to be patient about it and fail.
i One mosquito in the dark, you'd see a new side of me.
i The fridge at night, I only notice it when it stops.
b Which sound drives you up the wall?
b And which sound do you love?
=warningLabel
c Gets warmer with time and asks a lot of questions.
c Handle with humour and keep well fed.
c Loyal, well meaning and hums while cooking.
p May tell the same story twice with new details.
p May contain puns, please don't encourage.
p Wakes slowly, don't shake before coffee.
i Best opened slowly, the good bits are underneath.
i Remembers what you tell him, so be careful.
i Quieter than he looks, and worth waiting for.
b What does yours say?
b Who would write your label best?
=biscuitYou
c A hobnob, sturdy, honest and good in tea.
c Shortbread, plain to look at and all butter.
c A ginger nut, hard outside with a bit of warmth.
p A custard cream, slightly retro and better than I get credit for.
p A digestive, sensible until someone adds chocolate.
p A bourbon, everyone likes one and nobody can say why.
i A jaffa cake, nobody quite agrees what I am.
i A fig roll, odd at first, and then you miss them.
i Something homemade and a bit uneven, best while it's warm.
b Which biscuit would you be?
b Do you dunk or not?
=villainOrigin
c I turned the day someone ate the last slice.
c A slow walker, a narrow pavement and a missed bus.
c It was the day they made chocolate bars smaller.
p I'd explain my evil plan for so long that everyone went home.
p The Duke of Crumbs, feared in every kitchen.
p Someone took one of my chips, and that was that.
i I only wanted to be asked to the party, like all of them.
i My dark side comes out when someone's rude to a waiter.
i I'd make a bad villain, I'd fall for whoever came to stop me.
b What turned you to the dark side?
b What's your villain name?
=twoTruths
c I love rainy walks, I sing in kitchens, I hate cheese.
c I love crosswords, I'm scared of moths, I hate chips.
c I love dogs, I hum when I'm nervous, I never want pudding.
p I never lose socks, I love bad puns, I can't whistle.
p I fold towels perfectly, I cry at adverts, I love olives.
p I wake up cheerful, I adore cheese, I name spiders.
i I believe in ghosts, I love silence, I'm never curious about people.
i I dislike the sea, I reread old letters, I love night trains.
i I love storms, I hate surprises, I trust first impressions. Choose carefully.
b Which one do you think is the lie?
b Are you any good at spotting a lie?
=truthOrDare
c Truth, I'd rather tell you something real than run round the garden.
c I choose truth, and I'll answer anything you like.
c Dare for me, provided no cold water is involved.
p Truth, nobody needs to see me do a cartwheel.
p Dare, I've got very little dignity left to protect.
p Truth now, and a dare once I've found my courage.
i Truth, I have a feeling you'd ask good questions.
i Dare, I like not knowing where an evening ends.
i Truth, as long as I get to ask one back.
b Which one do you always choose?
b What's the wildest one you've had?
=wouldYouRather
c The first one, I'd rather choose quickly and live with it.
c The second, it makes the better story.
c The first, my gut said so before I'd finished reading.
p The second, the first could only end in tears.
p The first, and nobody must ever find out.
p The second, and I've given it far too much thought.
i The first, though ask me tomorrow and I might switch.
i Both tempt me a bit, but I'd rather have the second.
i The second, and now I'm curious which one you'd take.
b Which one would you pick?
b Which dilemma has beaten you?
=rateYourself
c A solid seven, eight once I've had coffee.
c Eight for kindness, six for dancing.
c Seven, with room to improve and a good attitude.
p Nine for effort, four for folding sheets.
p Ten after lunch, a brave three before breakfast.
p Four stars, good company, lost one for the singing.
i A six on paper, but I get better in person.
i Seven and a half alone, nearer nine once you start laughing.
i Seven, and the missing three are the interesting ones.
b What do you give yourself?
b What would cost me points with you?
=sillyDebate
c The traditional answer, and I'd defend it over dinner.
c My verdict is firm, go with your nan's opinion in this debate.
c The common sense answer, and I'm not even slightly in doubt.
p Both, and now everyone's cross with me.
p I've changed sides twice, currently I'm for the more ridiculous answer.
p Whichever side brings cake, I'm easily bought.
i I'd side with you, but I want to hear you argue it first.
i The boring answer is right, and I'd still argue it with you till midnight.
i The stranger side, it's always more fun to defend.
b What's your side in this?
b Which silly debate divides your family?
=conspiracy
c Not the big ones, I'm happy with a real moon landing.
c Only the one where cats are running the whole show.
c I don't believe conspiracies, people are far too bad at keeping secrets.
p Printers can smell fear, that's the only one I believe.
p Someone keeps moving my keys, that's my whole theory.
p Pigeons clearly hold meetings, and I'm not the first to notice the conspiracy.
i Not really, I find the people who believe them more interesting.
i I half believe phones listen, mine knows too much.
i The Loch Ness one, I'd be sad if anyone settled it.
b Which one do you secretly believe?
b What's your own wild theory?
=horoscope
c I read horoscopes for fun and believe only the nice ones.
c Not really, but I'd love to hear mine from a believer.
c The stars can have an opinion, I still decide for myself.
p Only when it's good news, then I'm a believer all day.
p Not really, but I blame Mercury for everything anyway.
p No, but apparently that's very typical of my sign.
i I don't believe much in stars, but I'd listen if they mentioned you.
i I don't believe in horoscopes, and I still read mine twice.
i Mostly no, but some coincidences do make me look up.
b What's your sign, and does it fit you?
b Has a horoscope ever come true for you?
=tarot
c I'd let you read my cards, I like a bit of mystery.
c Go on, tarot's a lovely way to start a conversation.
c My palm's yours to read, whatever it says.
p They'd see naps and a lost umbrella, no cards needed.
p Yes, though with my luck I'd draw the Fool twice.
p Go ahead, my palm looks like a railway map.
i Yes, I'm curious what you'd see that I don't.
i The future I'd rather not know, but I'd watch your face as you read.
i Maybe, I half believe anything told by candlelight.
b Has one ever been right about you?
b Which card would you hope to draw?
=dreamLastNight
c My dreams slip away by breakfast, though I wake with a good feeling.
c In bright colours, mostly houses with extra rooms.
c If you turned up in mine, it explains the smile.
p Mine are all missed trains and the wrong trousers.
p I can fly, but I still worry about parking.
p It depends on the cheese, and there's never a plot.
i Nothing I could hold on to, only that half minute when it felt real.
i In dreams I keep finding doors at home that weren't there before.
i I do dream, and the good ones always end a minute too early.
b Do you usually remember yours?
b Do you believe dreams mean something?
=tongueTwister
c She sells sea shells I can do, slowly and with great pride.
c Red lorry, yellow lorry, and I enjoy failing at it.
c I'd try any tongue twister for you, just don't record it.
p Irish wristwatch comes out as Irish dishwash every time.
p Three goes in and I sound like I've been to the dentist.
p Peter Piper beats me by the second pepper.
i I can do unique New York, but never in front of someone I like.
i Toy boat's the worst, it looks so innocent.
i I could try, but I'd rather hear you go first.
b Which one always beats you?
b Do you know one in another language?
=accents
c I like a Geordie accent best, it makes everything sound like good news.
c Irish accents win me over, even a shopping list sounds like a song.
c A Scottish accent, especially when its owner is laughing.
p All my accents end up in Wales, wherever they start.
p I do one voice, and everyone guesses Sean Connery.
p I have a Scottish one that isn't safe to use in Scotland.
i Yorkshire, most of all when it slips out because someone's tired.
i A soft Welsh one, I could listen to that for hours.
i I'd have a go at a solemn wildlife narrator while you make tea.
b Which accent melts you?
b Can you do any voices yourself?
=dareYou
c I accept, as long as nobody gets hurt or wet.
c I'm game, I like being talked into nonsense.
c Dare accepted, funny faces and bad singing included.
p Go on then, but you're doing the next one.
p I'd do it, and everyone nearby would regret it.
p Yes, as long as there are no witnesses.
i Yes, I say yes to dares faster than to plans.
i Yes, though it's the small dares that really scare me.
i Careful, I'm far more likely to do it if you're watching.
b What's the bravest dare you ever did?
b What dare would you never accept?
=whoPlaysYou
c Martin Freeman, decent, puzzled and usually holding a mug.
c Colin Firth, purely out of ambition.
c Bill Nighy, nobody does awkward better.
p Gromit, all eyebrows and quiet panic.
p One of the Muppets, I don't mind which.
p Danny DeVito, whatever the facts may say.
i Someone unknown, you'd swear you'd seen him before.
i Tom Hanks, the version who talks to a volleyball.
i Mark Ruffalo, rumpled, kind and a bit late for something.
b Who gets your part?
b And who should play your best friend?
=sayItInLanguage
c Bonjour, it's my safest word and I say it with feeling.
c Tu me plais, that's French for I like you.
c Hygge, it's Danish for cosiness with candles, and I'm all for it.
p Bonjour, croissant, and then a lot of hands.
p Muchas gracias, and after that I just smile.
p Ciao bella, and then I hope for the best.
i Saudade, it's Portuguese and takes an evening to explain.
i Komorebi, it's Japanese for light through leaves, I use it privately.
i Gezellig, it's Dutch, and you only get it by being there.
b Which foreign word do you love most?
b What language makes you melt?
=standUp
c Sarah Millican makes me laugh every time, warm and wicked at once.
c I love live comedy, a small room and a brave person with a microphone.
c Victoria Wood, dry and daft at the same time.
p Yes, but in the front row I'd become the act.
p Anyone falling over, I'm a simple man.
p Bob Mortimer, telling any story at all.
i I love comedians who can't keep a straight face themselves.
i What gets me is someone trying hard not to laugh.
i Tommy Cooper only had to stand there, and I couldn't tell you why.
b Who makes you cry with laughter?
b Would you ever sit in the front row?
=weatherYou
c Mild with sunny spells, you could hang washing out.
c A bright autumn morning, crisp air and warm light.
c A light breeze, cheerful and good for walks.
p Fog until breakfast, then surprisingly clear.
p Drizzle, with outbreaks of bad jokes.
p Bank holiday weather, full of promise and slightly late.
i Warm and still, like the hour before a storm.
i First snow, quiet, and best not rushed.
i Cloudy from a distance, much sunnier up close.
b What's your own forecast today?
b Which season suits you best?
=magicDoor
c A warm beach, just before sunset.
c A small square in Italy, coffee and nowhere to be.
c Wherever you are would be a good start.
p A bakery at five in the morning.
p With my luck, a different part of Ikea.
p Straight into a hammock, no detours.
i A cabin by a Norwegian lake, with one very good book.
i A mountain railway platform, with no idea where the train goes.
i A library after closing time, with someone to whisper to.
b Where would your door open?
b Who would you take through it?
`;
