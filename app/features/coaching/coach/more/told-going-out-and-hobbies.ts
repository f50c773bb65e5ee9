/** What he can say to what she tells, going out and hobbies: '=kind', good or heavy news marked, then rows like a topic's (content/topic.ts). */
export const TOLD_GOING_OUT_AND_HOBBIES = `
=friendsOut
c Your friends sound like the best kind of company.
c I like a woman who makes proper time for her friends.
c That sounds like a friendship worth hanging on to.
c Being out with the right people beats most other plans.
c Lovely, you clearly have a gang that knows how to laugh.
p In your group I would be the one guarding all the coats.
p My singing voice is best kept a secret from your friends.
p Now I am jealous of a whole table of people I never met.
p It would take me two days to recover from a gang like yours.
p Somebody among your friends has to be sensible, and it wouldn't be me.
i I think you know people best once you have met their friends.
i There is something about old friends laughing that I could listen to all night.
i Somehow I suspect the best bit never leaves that table of friends.
i What I envy most is that easy silliness between friends.
i The stories friends agree never to tell are the ones I like best.
C How long have you and your friends known each other?
C Who in your group makes you laugh the most?
C What do you love most about this lot?
C Which of your friends have you known the longest?
P Are you the sensible friend or the one with bad ideas?
P Which friend would tell me everything in exchange for cake?
P What would your friends tell me about you after two drinks?
P Who is always the last of you to go home?
I Is there something only your friends know about you?
I Where do your conversations end up when you are all together?
I If your group were a film, which part would be yours?
I When did a friend last surprise you completely?
=weddingTold
c Weddings bring out the softest side of people, and I love that.
c They clearly wanted you close by for the big day, which is lovely.
c I like how warmly you talk about this wedding.
c That sounds like a wedding people will talk about for years.
c Good weddings always have somebody like you who really takes part.
p My contribution to any wedding is a firm stand near the cake.
p On a wedding dance floor I am mostly a danger to the aunties.
p I would cry at the vows and blame the flowers.
p Weddings turn me into an expert on tiny food within minutes.
p Nobody should trust me with the rings, I lose whole umbrellas.
i There is always one second at a wedding when everybody holds their breath.
i I watch the faces at weddings more than I watch the couple.
i Something about two people saying it out loud still gets me.
i A wedding tells you a lot about what people secretly hope for.
i The quiet moments at weddings are the ones I like best.
C What is your favourite part of a wedding?
C How do you know the happy couple?
C Which moment of the wedding touches you most?
C Do you cry at the vows or hold it together?
P Are you first on the wedding dance floor or guarding the cake?
P Who is the biggest character among the wedding guests?
P What silly thing happens at every wedding you go to?
P Would you fight for the bouquet or duck?
I What do you think about when the vows are spoken?
I If you chose the first dance, what would be playing?
I Is there a wedding you still think of years later?
=party
c That sounds like a party done properly, I like your style.
c I love that you throw yourself into a party like that.
c Parties clearly get better when you walk in.
c You know how to celebrate, and that is a real talent.
c A party with that much life in it deserves a lazy day after.
p My dancing would have cleared that party by ten.
p I would be found beside the party snacks, deep in talk with the olives.
p After a party like that I would need a week and a nurse.
p Even reading about that party gave me a small headache.
p The last party song always catches me with a mouth full of crisps.
i There is always a moment at a party when it could go anywhere.
i I have a soft spot for the last half hour of a party.
i Every good party has one story that nobody writes down.
i Something tells me I only got the short version of this party.
i People at a party show a side that daylight never gets.
C What is the best moment of a party for you?
C Which song gets you dancing every time?
C Who is the life and soul of your parties?
C How are you feeling after all that celebrating?
P Are you a dance floor person or a kitchen person at parties?
P Do you have a signature dance move I should know about?
P Which cure gets you through the morning after?
P Whose fault is it when one of your parties gets wild?
I Which party story do you hardly ever tell?
I Is there a song that takes you straight back to a party?
I When do you know that a party will be good?
I If you could relive one party, which would it be?
=concertTold
c I love how alive you sound when you talk about a show.
c Live shows do something no recording can, and you clearly feel it.
c It must be quite something to be in the room for a show.
c Good for you, a live show like that stays with you.
c Your enthusiasm makes me wish I had been in that audience.
p At any show I end up behind the tallest person in the county.
p My singing along would have got me removed from the venue.
p I would have clapped in the wrong place and stood by it.
p Somewhere a performer is glad I was not in that audience.
p The encore always starts the moment I have put my coat on.
i There is that second before the lights go up that I love.
i A whole crowd feeling one thing at once is a strange little miracle.
i I like the walk home after a show almost as much.
i Some evenings on a stage follow you around for days.
i Part of me always wonders what the performers think looking down at us.
C What was the moment of the show that got you most?
C Who would you see live again tomorrow?
C How did you feel when the lights came back on?
C Which live show is the best you ever saw?
P Do you sing along loudly or keep it dignified?
P Are you a front row person or a near the exit person?
P What would you be famous for if they pulled you on stage?
P Did anybody in the audience nearly steal the show?
I If you could be on stage for one night, doing what?
I Is there a performance that changed how you see something?
I Where does your mind go when you sit in the dark listening?
I When did a show last give you goosebumps?
=musicMaking
c I love that you make music instead of only listening to it.
c Making music takes courage and patience, and you seem to have both.
c People who play or sing have my full admiration.
c It is lovely to hear how much the music means to you.
c Keep playing, the joy of it comes right through your message.
p My musical career would begin and end with the triangle.
p I clap off the beat, and musicians notice.
p Given an instrument, I mostly produce the sound of distant plumbing.
p Put me in a choir and I would move my lips very convincingly.
p If enthusiasm counted as rhythm, any band would have me.
i There is something brave about making a sound in front of others.
i I suspect you can hear a person's mood in the way they play.
i Some tunes must sit in the fingers long after the head forgets.
i The moment when the notes suddenly become music must be wonderful.
i Playing music seems to me like a language without the misunderstandings.
C What made you start making music?
C Which piece do you love playing or singing most?
C How do you feel after a good practice?
C Who taught you the most about music?
P Are your neighbours fans or do they knock on the wall?
P Do you sing in the kitchen when nobody is listening?
P What would your band be called on its world tour?
P Which song would you happily never practise again?
I Is there a piece you play only for yourself?
I If you could master one more instrument overnight, which one?
I What do you think about while you are playing?
I Where would you love to perform just once?
=screen
c I like it when a story on screen really gets hold of somebody.
c Getting lost in a good film or series is time well spent.
c Your way of telling it makes me want to watch it too.
c That sounds like an evening in front of the screen well used.
c People who feel with the characters are my kind of people.
p One more episode is the biggest lie I tell myself.
p I always work out the culprit exactly one minute after the detective.
p My remote and I have a relationship built on mistrust.
p Even the adverts can make me cry on a bad day.
p The opening credits are usually enough to put me on the couch for hours.
i I often wonder what the characters do once the screen goes dark.
i Some films feel as if they had been waiting for you.
i There is a small grief when a good series is over.
i What somebody watches twice says more than any profile.
i A good scene can stay in my head for weeks.
C Which character do you like best?
C What got you hooked on it?
C Who do you talk to about what you watch?
C Which film could you watch over and over?
P Do you talk to the screen or suffer in silence?
P Are you strict about one episode at a time?
P What snack belongs to your viewing?
P How many tissues does a sad film take?
I If you could step into one story on screen, which one?
I Is there a scene you never quite got over?
I When did a film last change your mind about something?
I What would the series about your life be called?
=reading
c I like a woman who can disappear into a book.
c Reading like that is a proper gift to yourself.
c Your love of books is easy to hear, and I like it.
c Somebody who reads with that much feeling has my attention.
c That makes me curious about the book and about you.
p My own pile of unread books has started to look down on me.
p I fall for book covers, it is my great weakness.
p In a book club I would nod wisely and have read chapter one.
p Every book I open with tea ends up with a brown ring.
p A novel with more than six characters needs a wall chart for me.
i I think people keep a bit of every book they loved.
i The line somebody underlines tells me more than the whole chapter.
i There is a special quiet around a person who is reading.
i Some books seem to wait on the shelf until you are ready.
i Coming out of a good story feels a little like jet lag.
C What do you enjoy most about reading these days?
C Which book have you loved longest?
C Where is your favourite place to read?
C Who do you talk to about the books you read?
P Do you fold the page corners or use a proper bookmark?
P Are you a one book person or five at a time?
P Which famous book did you only pretend to finish?
P How late does a good book keep you up?
I Which character would you most like to have supper with?
I Is there a sentence from a book that stayed with you?
I If you could read one book again for the first time, which?
I When did a book last change your mood completely?
=gamesTold
c I like people who take their games seriously and themselves less so.
c A game or puzzle that really holds you is a fine thing.
c You sound like somebody I would want on my side in a game.
c Losing an evening to a good game is a fine use of it.
c Your game clearly has you hooked, and I find that charming.
p My best move in any game is usually an accident.
p At games of any kind I lose with great dignity and a long face.
p I read the rules twice and still start playing the wrong game.
p Puzzles usually solve me long before I get anywhere with them.
p Any game can beat me, including the ones for ages three and up.
i You learn a lot about people by watching how they play.
i There is a special silence just before the answer or the winning move.
i Games let grown people be seven again for an hour.
i I suspect your playing style gives away a secret or two.
i Some people play to win and some play to stay, and I wonder.
C What do you enjoy most about playing?
C How did you get into this game?
C Which game could you play for hours?
C Who do you most like to play with?
P Are you a good loser or do things go flying?
P Do you read the rules or make them up as you go?
P How many rules would you bend for a clever move?
P What is your victory dance like?
I If your life had a bonus level, what would be in it?
I Is there a game that takes you straight back to being small?
I What does the way you play say about you?
I When do you completely lose track of time in a game?
=sportDone
c I admire that you play yourself instead of watching from the sofa.
c Training like that takes spirit, and you clearly have plenty.
c Any team would be glad to have somebody so keen.
c That sounds like a proper workout with a lot of heart in it.
c Good on you, turning up and playing is the hardest part.
p My own sporting peak would be carrying the orange slices.
p I would last four minutes in your training and call it a season.
p On any pitch I am most dangerous to my own side.
p Just picturing that session makes me want to stretch something.
p My legs would file a complaint before your training even started.
i There is something honest about people when they play sport.
i The nervous minute before a match starts has always intrigued me.
i A sport people stick with says a good deal about them.
i I imagine another side of you comes out when you play.
C How did you get started with this sport?
C What do you love most about training?
C Which moment in your sport makes it all worth it?
C Who pushes you the most when you train?
P Are you fierce when you play or secretly very polite?
P Do you argue with referees or only with yourself?
P What would your nickname be on the back of the shirt?
P How scared should I be of you in a friendly game?
I Where does your head go in the middle of the action?
I If you could be world class at one sport, which one?
I Is there a point or a move you still dream about?
I What does the sport bring out in you that nothing else does?
=sportWatched
c I love how much your heart goes into a match.
c A fan who really suffers and cheers has my full respect.
c Your team is lucky to have somebody so loyal on its side.
c Watching sport with that much feeling is the only way to do it.
c That sounds like a game that had you on the edge of your seat.
p My shouting at the television has never changed a single score.
p I become a world class referee the moment I sit down.
p The players never listen to me either, it is a scandal.
p Every side I cheer for immediately starts to defend badly.
p Give me a scarf and a pie and I will believe anything.
i There is nothing like the silence in a crowd just before a big moment.
i I like that strangers hug when their team scores.
i Being a fan is a strange kind of love story.
i A match can hold a whole life in the last few minutes.
i Sometimes I watch the faces in the stands more than the game.
C How did you become such a fan?
C Which match will you never forget?
C Who is your favourite player of them all?
C What do you love most about watching it?
P Do you shout at the screen or suffer in silence?
P Have you got a lucky seat or lucky socks on match days?
P How long after a defeat should nobody speak to you?
P What would you tell the referee if he had to listen?
I Is there a game you would watch again just for the feeling?
I If you could stand in any stadium once, which one?
I What goes through your mind in the last minute of a match?
I Where were you for the best win of your fan life?
=gym
c I admire your discipline, most people stay on the sofa.
c You earned a long sit down after a workout like that.
c That workout deserves real respect, and so do you.
c Your muscles may complain tomorrow, but I am impressed by that workout.
c Turning up to train like that takes real will.
p My own stretching stops at reaching for the biscuits.
p I would need a lift home from the warm up.
p Every gym machine looks to me like a medieval puzzle.
p In a yoga class I would be the creaking noise at the back.
p Running and I have an understanding, we leave each other alone.
i There must be a moment in training when the head finally goes quiet.
i I suspect the hardest part of any workout is the front door.
i Some of the best thoughts seem to arrive out of breath.
i It takes a stubborn streak to keep up with exercise, and I like that.
C What keeps you going when you train?
C How do you feel once the workout is over?
C Which part of training do you enjoy the most?
C When did you get into keeping fit?
P Are your legs still on speaking terms with you?
P What do you mutter under your breath during the last minute?
P Which exercise would you ban for ever?
P Do you reward yourself with cake or with virtue?
I Where do your thoughts go while you move?
I If you could train anywhere in the world, where would it be?
I Is there a song that carries you through the hard bit?
I What has training taught you that you did not expect?
=water
c I admire anyone who gets into the water without a fuss.
c You sound happiest when you are near water.
c That must have felt wonderful once you were in the water.
c Swimmers and paddlers have a calm about them that I like.
c It takes a certain spirit to love the water like that.
p My toes would vote against that water unanimously.
p I swim like a wardrobe that has been pushed off a pier.
p Any passing duck would laugh at my swimming technique.
p On any kind of board I am mainly a splash.
p In cold water I would invent several new vowels.
i There is a silence under water that I have always liked.
i I wonder what it is about water that puts the head right.
i Something changes in people when they come up out of the sea.
i The moment before you go in is the whole story, I think.
i I like how water makes everybody the same age.
C How did you feel when you came out of the water?
C What draws you to the water?
C Which stretch of water do you love the most?
C Who got you into it in the first place?
P Do you jump straight in or go in by inches?
P What noise do you make when the cold hits?
P How long does it take you to warm up afterwards?
P Are you graceful in the water or more of a splasher?
I What do you think about when you float?
I If you could swim in any water tomorrow, where?
I Is there one swim you will always remember?
I When did you first fall in love with the water?
=nature
c I love that you notice things like that when you are outdoors.
c A day outside with open eyes is a day well spent.
c You make me want to step outside and look around.
c Somebody who still stops to look at nature has my heart a little.
p My knowledge of birds stops at brown ones and the other ones.
p Put me in the wild and I get lost within sight of the footpath.
p The view is my excuse for stopping every ten steps outdoors.
p Nature usually answers me with a bramble to the shin.
p Any squirrel has a better sense of direction than I do.
i I like how small the day gets under a big sky.
i There are moments outdoors when even my thoughts start whispering.
i Some views stay behind the eyes for a long time.
i I always wonder what the animals make of us walking by.
i The best part of a walk is often the bit nobody planned.
C Where do you most like to walk?
C How do you feel when you come back in?
C When did you start noticing nature like this?
P Do you talk to the birds and trees out there?
P Are you a map reader or a happy wanderer?
P What snack is always in your coat pocket on a walk?
P Which animal would you be out in the wild?
I Is there a place in nature you often think about?
I If you could wake up to any view tomorrow, which?
I What do you think about when it is quiet around you?
I Who taught you to look at the world like that?
=garden
c I love that you grow things and care about every leaf.
c Your garden sounds like it has a very good friend.
c People who can make things grow have my respect.
c That patience with plants is a lovely thing in a person.
c Plants clearly mean a lot to you, and I like hearing it.
p Houseplants tend to look at me and start writing their wills.
p I would proudly water the weeds and pull up the carrots.
p My green thumb is more of a worried beige.
p Slugs would hold a festival in any garden I looked after.
p Even plastic flowers get nervous when I walk in.
i There is something hopeful about putting a seed in the ground.
i I think gardens know more about their owners than they let on.
i Something about soil and quiet seems to put a head in order.
i The smell of tomato leaves can stop me in my tracks.
i I wonder what you think about with your hands in the earth.
C What are you proudest of among your plants?
C How did you get into growing things?
C Which corner of your garden do you like best?
C What do you want to grow next?
P Do you talk to your plants, and do they answer?
P Who is winning at the moment, you or the slugs?
P Which of your plants is the biggest drama queen?
P Have you given any of the plants a name?
I If your plants could talk, what would they tell me?
I Is there a scent that takes you back to a garden?
I When do you like your green things best, morning or evening?
I Where would your dream garden be?
=craft
c I love that you make things with your own hands.
c Patience like that in a craft is rare, and I admire it.
c Your hands clearly know more than most people's heads.
c Making something real is so much better than scrolling.
c It is lovely to hear somebody so caught up in making things.
p My finest piece of craft is a tangle with ambition.
p People who can make things leave me feeling like a decorative cushion.
p Give me a needle and I will sew the thing to my sleeve.
p Handmade by me usually means held together by hope.
p Any shelf I made would be best suited to round objects.
i There is always a bit of the maker left in handmade things.
i I like crooked handmade things more than perfect bought ones.
i Somebody busy with their hands often says the truest things.
i I wonder what you think about while your hands are working.
i The little mistakes are where a handmade thing gets its character.
C What do you like best about making things?
C Who taught you to work with your hands?
C Which of your handmade things are you proudest of?
C How did you first get into it?
P How many unfinished projects are hiding in your cupboards?
P Do you swear at your material or talk to it nicely?
P What was your most glorious craft disaster?
P Are your friends getting handmade presents whether they like it or not?
I If you could learn any old craft, which one?
I Is there something handmade you would never part with?
I Where do your thoughts wander while you are making something?
I When did you last forget the time over a project?
`;
