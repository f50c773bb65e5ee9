/** What he can say to what she tells, going out and hobbies: '=kind', good or heavy news marked, then rows like a topic's (content/topic.ts). */
export const TOLD_GOING_OUT_AND_HOBBIES = `
=friendsOut
c Your friends sound like the best kind of company.
c I like that you make proper time for your friends.
c That sounds like a friendship worth hanging on to.
c Being out with good friends beats most other plans.
c Lovely, you clearly have a gang that knows how to laugh.
p I'd be the one guarding all the coats.
p Nobody let me near a microphone on a night like that.
p Now I'm jealous of a whole table of people I've never met.
p I'd need two days to recover from a gang like yours.
p Someone has to be the sensible one, and it wouldn't be me.
i I think I'd learn a lot about you from your friends.
i I'd like to have been at the next table.
i I suspect the best stories stay among you and your friends.
i What I envy most is being that silly together.
i I like how happy you sound after time with your friends.
C How long have you and your friends known each other?
C Who in your group makes you laugh the most?
C What do you love most about this lot?
C How did you all become friends?
P Are you the sensible friend or the one with bad ideas?
P Which friend would tell me everything in exchange for cake?
P What would your friends tell me about you after two drinks?
P Who's always the last of you to go home?
I Is there something only your friends know about you?
I What do you talk about with your friends when it gets late?
I Which of your friends would I get on with best?
I When will you see your friends again?
=weddingTold
c Weddings bring out the best in people, and I love that.
c They're lucky to have you there.
c I like how warmly you talk about the wedding.
c A wedding with that much life in it is the best kind.
c Every wedding needs someone who really joins in.
p At weddings I'm mostly found near the cake.
p Once the music starts no aunt is safe from me.
p I'd behave at a wedding right up to the first chorus of Abba.
p Weddings turn me into a dancer, nobody asked for it.
p I'd cry at the vows and blame the flowers.
p I go for the food, I'll admit it.
p Nobody should trust me with the rings, I lose umbrellas.
i I love that second before they both say it.
i I watch the guests at weddings more than the couple.
i Two people saying it out loud still gets me every time.
i I like how weddings make everybody a bit softer.
i The best bits happen away from the photographer, I think.
C What is your favourite part of a wedding?
C What's the bride like?
C Which moment of the wedding touches you most?
C Do you cry at the vows or hold it together?
P Are you first on the dance floor or guarding the cake?
P How late do you stay when the music's good at a wedding?
P Which wedding song do you always have to dance to?
P Would you fight for the bouquet or duck?
I What do you think about when the vows are spoken?
I If you chose the first dance, what would be playing?
I What makes a wedding a good one for you?
=party
c That sounds like a proper party.
c I hope you've got a quiet day to get over it.
p I'd have been found asleep on the coats by eleven.
p Somewhere there's a photo of this, and I'd like to see it.
i The best bit is always the walk home, I find.
i I bet you were still up when the good songs came on.
C Was it your kind of party?
C What was the best moment of the night?
P Did you behave, more or less?
P How are your feet after all that?
I What's your favourite way to celebrate?
I Who did you end up talking to the longest?
c That's how a party should be done, I like your style.
c I love that you throw yourself into it like that.
c Parties clearly get better when you walk in.
c You know how to celebrate, that's a talent.
c A party with that much life in it deserves a lazy day after.
p My dancing would've cleared the room by ten.
p I'd be in the kitchen, next to the crisps.
p After a night like that I'd need a week off.
p I got a small headache just reading that.
p I'm always the one who says just one more song.
i I like the moment at a party when it could go anywhere.
i I have a soft spot for the last half hour of a party.
i I like people who can celebrate without watching the clock.
i Something tells me the party was fun because of you.
i I'd like to meet party you, I think.
C What is the best moment of a party for you?
C Which song gets you dancing every time?
C Who's the life and soul of your parties?
C How are you feeling after all that celebrating?
P Are you a dance floor person or a kitchen person at parties?
P Do you have a signature dance move I should know about?
P Which cure gets you through the morning after?
P Are you the one who starts the dancing?
I Would you do it all again tonight?
I Are you the first to arrive at a party or the last to leave?
I What makes a party a good one for you?
I What shall we find to celebrate next?
=concertTold
c I love how alive you sound when you talk about a show.
c Nothing beats being in the room when it happens.
c A show like that must've been quite something, live.
c A night like that stays with you, and I'm glad you were there.
c You make me wish I'd been there.
p I always end up behind the tallest person in the room.
p My singing along would've got me thrown out.
p I'd have clapped in the wrong place and stood by it.
p I know half the words and sing all of them.
p I always get up for a drink right before the best bit.
i I love the second before a show begins.
i I like it when a whole crowd goes quiet at once.
i I like the walk home after a show almost as much.
i Some shows follow you around for days.
i I bet you were humming on the way home.
C What was the moment that got you most?
C Who would you see live again tomorrow?
C How did you feel on the way home?
C What's the best live show you ever saw?
P Do you sing along loudly or keep it dignified?
P Are you a front row person or a near the exit person?
P Were you dancing in your seat, at least a little?
P Did you clap until your hands hurt?
I Would you go and see it again?
I What would you love to see live next?
I Who would you take along next time?
I Did you get goosebumps at any point?
=musicMaking
c I love that you make music instead of only listening to it.
c That takes courage and patience, and you seem to have both.
c It's lovely to hear how much music means to you.
c Keep making music, I can hear how happy it makes you.
p My musical career would begin and end with the triangle.
p I clap off the beat, and people notice.
p Give me an instrument and the neighbours move out.
p In a choir I'd move my lips very convincingly.
p If enthusiasm counted as rhythm, I'd be in a band.
i Making a sound in front of others is brave, I think.
i I bet I could tell your mood from how you play or sing.
i I wonder what you'd play if nobody was listening.
i The moment it suddenly becomes music must be wonderful.
i I'm easily won over by someone who makes music, I'll admit.
C What made you start making music?
C Which piece do you love playing or singing most?
C How do you feel after a good practice?
C How long have you been making music?
P Are your neighbours fans or do they knock on the wall?
P Do you sing in the kitchen when nobody is listening?
P Would you let me play the triangle, just once?
P Which song would you happily never practise again?
I Is there a piece you play or sing only for yourself?
I Which song would you most love to get perfect?
I Does making music calm you down or wake you up?
I Will you play or sing something for me one day?
=screen
c I like it when a story really gets hold of someone.
c Getting lost in something good is time well spent.
c You make me want to watch it as well.
c A good story on a screen is my idea of a good evening.
c People who feel with the characters are my kind of people.
p One more episode is the biggest lie I tell.
p I always guess who did it, one minute after the detective.
p I spend longer choosing than watching.
p Adverts can make me cry on a bad day.
p I talk through the quiet parts, you've been warned.
i I always wonder what the characters do after it ends.
i I'd watch it with you just to see your face at the best bit.
i I'm always a bit lost when a good series ends.
i I like knowing what someone watches on a quiet evening.
i A good scene can stay in my head for weeks.
C Which character do you like best?
C What got you hooked on it?
C Is it good enough that I should watch it too?
C Which film could you watch over and over?
P Do you talk to the screen or suffer in silence?
P Are you strict about one episode at a time?
P What snack do you need for it?
P Do you cry at films or pretend it's hay fever?
I Do you like watching alone or with somebody?
I What do you watch when you need cheering up?
I What should we watch if I brought the popcorn?
I Do you like a story best when it makes you laugh or cry?
=reading
c I like someone who can disappear into a book.
c Reading like that's a proper gift to yourself.
c I can hear how much you love reading, and I like that.
c Someone who reads with that much feeling has my attention.
c That makes me curious about the book, and about you.
p My pile of unread books has started to look down on me.
p I buy books for the cover, it's my great weakness.
p In a book club I'd nod a lot and have read chapter one.
p I say one more chapter, then I wake up with it on my face.
p More than six characters and I need a list.
i I'd trust you to pick my next book, I think.
i I'd like to see which lines you underline.
i I always peek at what people are reading on the train.
i Some books just find you at the right time.
i Coming out of a good story feels a bit like jet lag.
C Would you recommend me a book you love?
C Which book have you loved longest?
C Where is your favourite place to read?
C What sort of books do you like best?
P Do you fold the page corners or use a proper bookmark?
P Are you a one book person or halfway through five?
P Which famous book did you only pretend to finish?
P How late does a good book keep you up?
I Do you read to get away from things or to think?
I Which book would you lend me first?
I If you could read one book again for the first time, which?
I Does a good story follow you around after you close the book?
=gamesTold
c I like people who take games seriously and themselves less so.
c A game that gets you that hooked must be good.
c I'd want you on my side in any game.
c Losing an evening to a good game is time well spent.
c You're clearly hooked, and I find that charming.
p My best move in any game is usually an accident.
p I'm a good loser, I get a lot of practice.
p I read the rules twice and still play it wrong.
p I'd be asking for a hint after a minute.
p I can lose at anything, even snap.
i I have a feeling you play to win.
i I like that quiet second before the winning move.
i I like how games turn adults back into seven year olds.
i You learn a lot about someone by playing against them.
i I'd let you win once, to see what you do with it.
C What do you enjoy most about playing?
C How did you get into this game?
C Which game could you play for hours?
C Who do you most like to play with?
P Are you a good loser or do things go flying?
P Do you read the rules or make them up as you go?
P Would you beat me, or let me win just once?
P What's your victory dance like?
I Do you play to relax or to win?
I Which game did you love when you were little?
I Would you teach me to play it?
I How late have you stayed up over a game?
=sportDone
c I admire that you play instead of watching from the sofa.
c That takes spirit, and you've clearly got plenty.
c Any team would be glad to have someone that keen.
c That sounds like a proper workout with a lot of heart in it.
c Good on you, I like people who get out there and play.
p I'd be in charge of the orange slices.
p I'd last four minutes and call it a season.
p I'm mostly a danger to my own side.
p Just reading that makes me want to stretch something.
p My legs ache just picturing it.
i I have a feeling you're more competitive than you let on.
i I like the nervous minute before it starts.
i I'd like to see you mid game, all focus.
i I imagine you're good fun to have in a team.
i I like people who come home from sport tired and happy.
C How did you get started with this sport?
C What do you love most about training?
C How do you feel after a good match or training?
C How often do you get to play or train?
P Are you fierce when you play or secretly very polite?
P Do you argue with referees or only with yourself?
P Do you celebrate every point or stay cool about it?
P How scared should I be of you in a friendly game?
I Do you care who wins, or is playing enough?
I What do you like most about playing?
I Would you teach me, even if I'm hopeless?
I What does playing do for your mood after a long week?
=sportWatched
c I love how much your heart goes into the sport you watch.
c Anyone who suffers and cheers like that has my respect.
c They're lucky to have someone so loyal.
c Watching with that much feeling is the only way to do it.
c Sport that keeps you on the edge of your seat is the best kind.
p My shouting at the TV has never changed a single score.
p I become a world class referee the moment I sit down.
p They never listen to me either, no matter how loud I shout.
p Every side I cheer for starts losing immediately.
p Give me a scarf and a pie and I'll believe anything.
i That silence just before a big moment gets me every time.
i I like that strangers hug when their team scores.
i I'd watch a game with you just for the commentary.
i I'd cheer for your side if you told me why.
i Sometimes I watch the crowd more than the game.
C How did you become such a fan?
C What's the best game you ever watched?
C Who's your favourite player of all time?
C What do you love most about watching it?
P Do you shout at the screen or suffer in silence?
P Have you got a lucky seat or lucky socks on match days?
P How long after a defeat should nobody speak to you?
P What would you tell the referee if he had to listen?
I Do you like watching alone, or do you need a crowd?
I If you could stand in any stadium once, which one?
I Do you get nervous, even on the sofa?
I Who would you most like to watch a game with?
=gym
c I admire your discipline, most people stay on the sofa.
c You earned a long sit down after that workout.
c A workout like that deserves real respect.
c Your muscles may complain tomorrow, but I'm impressed.
c Turning up like that takes real will.
p My stretching stops at reaching for the snacks.
p I'd need a lift home from the warm up.
p I never know which way to sit on those machines.
p In any class I'd be the creaking noise at the back.
p Running and I have an agreement, we leave each other alone.
i I bet the moment a workout is over is the best one.
i The hardest part of any workout is the front door.
i I get my best ideas out of breath, if I ever get that far.
i You've got a stubborn streak, and I like that.
C What keeps you going when you train?
C How do you feel once the workout is over?
C What's your favourite way to keep fit?
C When did you get into keeping fit?
P Are your legs still talking to you?
P Do you grumble through it, or smile and suffer?
P Which exercise would you ban for ever?
P Do you reward yourself with cake or just with feeling good?
I What do you think about while you're moving?
I Are you a morning mover or an evening one?
I Is there a song that carries you through the hard bit?
I Do you train alone, or is company better?
=water
c I admire anyone who gets in without a fuss.
c You sound happiest when you're near water.
c A day with water in it is a good day.
c People who love the water have a calm I like.
c It takes a certain spirit to love the water like that.
p I'd have put one toe in and gone home.
p I swim the way wardrobes do.
p Even ducks would laugh at my technique.
p On any kind of board I'm mainly a splash.
p In cold water I'd invent a few new swear words.
i I like how quiet it gets under water.
i Being near water makes me braver than I am.
i I bet you come out of the water a new person.
i The second before you go in is the best part, I think.
i I have a feeling you'd talk me into the water too.
C How did you feel when you came out of the water?
C What draws you to the water?
C Which stretch of water do you love the most?
C How often do you get to the water?
P Do you jump straight in or go in by inches?
P What noise do you make when the cold hits?
P Would you drag me in with you?
P Are you graceful in the water or more of a splasher?
I What do you think about when you float?
I If you could swim in any water tomorrow, where?
I What does the water do for your mood?
I When did you first fall in love with the water?
=nature
c I love that you notice things like that.
c A day outside with open eyes is a good day.
c You make me want to step outside and look around.
c Someone who still stops to look has my heart a little.
c Fresh air and something lovely to look at, that's my kind of day.
p I know two kinds of birds, brown ones and the others.
p I can get lost within sight of the car park.
p I stop for the view every ten steps, nothing to do with fitness.
p Nature usually answers me with a bramble to the shin.
p Any squirrel has a better sense of direction than me.
i You'd be good to be quiet with out there, I think.
i Out in nature I start whispering without knowing why.
i Some views stay with you for a long time.
i I always wonder what the animals think of us.
i The best part of a walk is usually the bit nobody planned.
C Where do you most like to walk?
C How do you feel when you come back in?
C What do you love most about being outside?
P Do you talk to the birds when nobody's listening?
P Are you a map reader or a happy wanderer?
P What snack is always in your pocket on a walk?
P Would you take me along if I brought the sandwiches?
I Is there a place in nature you often think about?
I Which view could you look at for ever?
I What do you think about when it's quiet around you?
I Do you like it best alone or with somebody?
=garden
c I love that you care about every leaf and every shoot.
c Your plants sound like they're in good hands.
c People who can make things grow have my respect.
c You've got patience with living things, I like that.
c I can hear how much your plants mean to you.
p Plants see me and start writing their wills.
p I'd water the weeds and pull up the carrots.
p My green thumb is more of a worried beige.
p The slugs would love me, I never fight back.
p I could kill a plastic fern.
i Putting a seed in the ground is pretty optimistic, I like that.
i I think you can read someone from their garden.
i Digging must be better than most therapy.
i The smell of tomato leaves gets me every time.
i I wonder what you think about with your hands in the earth.
C What are you proudest of among your plants?
C How did you get into growing things?
C What's your favourite plant of them all?
C What do you want to grow next?
P Do you talk to your plants, and do they answer?
P Who's in charge, you or the plants?
P Which of your plants is the biggest drama queen?
P Have you given any of the plants a name?
I Does it calm you down, being with your plants?
I Which plant would you never want to be without?
I Would you trust me to water your plants for a day?
I What would grow in your dream garden?
=craft
c I love that you make things with your own hands.
c Patience like that's rare, and I admire it.
c Anyone who makes things instead of only buying them has my respect.
c Making something real beats scrolling any day.
c It's lovely to see someone so caught up in making things.
p My finest piece of work is a tangle.
p I struggle with wrapping paper, so I'm impressed.
p Give me a needle and I'd sew it to my sleeve.
p Handmade by me usually means held together by hope.
p Any shelf of mine works best with nothing on it.
i There's always a bit of the maker in it, I think.
i I like crooked handmade things more than perfect bought ones.
i I'd like to sit there and talk to you while you work.
i I wonder what you think about while your hands are busy.
i The little mistakes are my favourite part of handmade things.
C What do you like best about making things?
C Who taught you how to do it?
C Which of your handmade things are you proudest of?
C How did you get into making things?
P How many unfinished projects are hiding in your cupboards?
P Do you swear at your material or talk to it nicely?
P What went most wonderfully wrong so far?
P Are your friends getting handmade presents whether they like it or not?
I What would you love to make one day?
I Is there something handmade you'd never part with?
I Where do your thoughts wander while you're making something?
I Would you show me how it turned out?
`;
