/** What he can say to what she tells, going out and hobbies: '=kind', good or heavy news marked, then rows like a topic's (content/topic.ts). */
export const TOLD_GOING_OUT_AND_HOBBIES = `
=friendsOut
c Your friends sound like the best kind of company.
c I like that you make proper time for your friends.
c That sounds like a friendship worth hanging on to.
c Being out with the right people beats most other plans.
c Lovely, you clearly have a gang that knows how to laugh.
p I'd be the one guarding all the coats.
p Nobody let me near a microphone on a night like that.
p Now I'm jealous of a whole table of people I've never met.
p I'd need two days to recover from a gang like yours.
p Someone has to be the sensible one, and it wouldn't be me.
i I think I'd learn a lot about you from your friends.
i I'd like to have been at the next table.
i I suspect the best bit never leaves that table.
i What I envy most is being that silly together.
i There's a story in there you're not telling me.
C How long have you and your friends known each other?
C Who in your group makes you laugh the most?
C What do you love most about this lot?
C Which of your friends have you known the longest?
P Are you the sensible friend or the one with bad ideas?
P Which friend would tell me everything in exchange for cake?
P What would your friends tell me about you after two drinks?
P Who's always the last of you to go home?
I Is there something only your friends know about you?
I Where do your conversations end up when you're all together?
I If your group were a film, which part would be yours?
I When did a friend last surprise you completely?
=weddingTold
c Weddings bring out the best in people, and I love that.
c They're lucky to have you there.
c I like how warmly you talk about it.
c People will be talking about that one for years.
c Every wedding needs someone who really joins in.
p At weddings I'm mostly found near the cake.
p On a wedding dance floor I'm a danger to the aunties.
p I'd cry at the vows and blame the flowers.
p I go for the food, I'll admit it.
p Nobody should trust me with the rings, I lose umbrellas.
i I love that second before they both say it.
i I watch the guests at weddings more than the couple.
i Two people saying it out loud still gets me every time.
i I bet you've got opinions about how yours would be.
i The best bits happen away from the photographer, I think.
C What is your favourite part of a wedding?
C How do you know the happy couple?
C Which moment of the wedding touches you most?
C Do you cry at the vows or hold it together?
P Are you first on the dance floor or guarding the cake?
P Who's the biggest character among the guests?
P What silly thing happens at every wedding you go to?
P Would you fight for the bouquet or duck?
I What do you think about when the vows are spoken?
I If you chose the first dance, what would be playing?
I Is there a wedding you still think of years later?
=party
c That sounds like a proper night.
c I hope you've got a quiet day to get over it.
p I'd have been found asleep on the coats by eleven.
p Somewhere there's a photo of this, and I'd like to see it.
i The best bit is always the walk home, I find.
i I bet you were still up when the good songs came on.
C Who did you go with?
C What was the best moment of the night?
P Who'll never live it down?
P How many people did you promise to call?
I What gets you to stay when you meant to leave early?
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
i I want the part of the story you left out.
i Something tells me I only got the short version.
i I'd like to meet party you, I think.
C What is the best moment of a party for you?
C Which song gets you dancing every time?
C Who's the life and soul of your parties?
C How are you feeling after all that celebrating?
P Are you a dance floor person or a kitchen person at parties?
P Do you have a signature dance move I should know about?
P Which cure gets you through the morning after?
P Whose fault is it when your parties get wild?
I Which party story do you hardly ever tell?
I Is there a song that takes you straight back to a party?
I When do you know that a party will be good?
I If you could relive one party, which would it be?
=concertTold
c I love how alive you sound when you talk about it.
c Nothing beats being in the room when it happens.
c That must've been quite something, live.
c Good for you, that stays with you for a while.
c You make me wish I'd been there.
p I always end up behind the tallest person in the room.
p My singing along would've got me thrown out.
p I'd have clapped in the wrong place and stood by it.
p I know half the words and sing all of them.
p I always get up for a drink right before the best bit.
i That second before the lights go down is my favourite.
i I like it when a whole crowd goes quiet at once.
i I like the walk home after a show almost as much.
i Some shows follow you around for days.
i I bet you were humming on the way home.
C What was the moment that got you most?
C Who would you see live again tomorrow?
C How did you feel when the lights came back on?
C What's the best live show you ever saw?
P Do you sing along loudly or keep it dignified?
P Are you a front row person or a near the exit person?
P What would you do if they pulled you on stage?
P Did anyone in the audience nearly steal the show?
I If you could be on stage for one night, doing what?
I Is there a performance that changed how you see something?
I Where does your mind go when you sit in the dark listening?
I When did a show last give you goosebumps?
=musicMaking
c I love that you make music instead of only listening to it.
c That takes courage and patience, and you seem to have both.
c People who play or sing have my full admiration.
c It's lovely to hear how much it means to you.
c Keep going, I can hear how happy it makes you.
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
C Who taught you the most about music?
P Are your neighbours fans or do they knock on the wall?
P Do you sing in the kitchen when nobody is listening?
P What would your band be called on its world tour?
P Which song would you happily never practise again?
I Is there a piece you play only for yourself?
I If you could master one more instrument overnight, which one?
I What do you think about in the middle of a piece?
I Where would you love to perform just once?
=screen
c I like it when a story really gets hold of someone.
c Getting lost in something good is time well spent.
c You make me want to watch it too.
c That's my idea of a good evening.
c People who feel with the characters are my kind of people.
p One more episode is the biggest lie I tell.
p I always guess who did it, one minute after the detective.
p I spend longer choosing than watching.
p Adverts can make me cry on a bad day.
p I talk through the quiet parts, you've been warned.
i I always wonder what the characters do after it ends.
i I'd watch it with you just to see your face at the best bit.
i I'm always a bit lost when a good series ends.
i What people watch twice says more than any profile.
i A good scene can stay in my head for weeks.
C Which character do you like best?
C What got you hooked on it?
C Who do you talk to about what you watch?
C Which film could you watch over and over?
P Do you talk to the screen or suffer in silence?
P Are you strict about one episode at a time?
P What snack do you need for it?
P How many tissues does a sad film take?
I If you could step into one story on screen, which one?
I Is there a scene you never quite got over?
I When did a film last change your mind about something?
I What would the series about your life be called?
=reading
c I like someone who can disappear into a book.
c Reading like that's a proper gift to yourself.
c I can hear how much you love it, and I like that.
c Someone who reads with that much feeling has my attention.
c That makes me curious about the book, and about you.
p My pile of unread books has started to look down on me.
p I buy books for the cover, it's my great weakness.
p In a book club I'd nod a lot and have read chapter one.
p I say one more chapter, then I wake up with it on my face.
p More than six characters and I need a list.
i I'd trust you to pick my next book, I think.
i The line someone underlines tells me a lot about them.
i I always peek at what people are reading on the train.
i Some books just find you at the right time.
i Coming out of a good story feels a bit like jet lag.
C What do you enjoy most about reading these days?
C Which book have you loved longest?
C Where is your favourite place to read?
C Who do you talk to about the books you read?
P Do you fold the page corners or use a proper bookmark?
P Are you a one book person or five at a time?
P Which famous book did you only pretend to finish?
P How late does a good book keep you up?
I Which character would you most like to have dinner with?
I Is there a sentence from a book that stayed with you?
I If you could read one book again for the first time, which?
I When did a book last change your mood completely?
=gamesTold
c I like people who take games seriously and themselves less so.
c Anything that gets you that hooked must be good.
c I'd want you on my side.
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
P How many rules would you bend for a clever move?
P What's your victory dance like?
I If your life had a bonus level, what would be in it?
I Is there a game that takes you straight back to being small?
I What does the way you play say about you?
I When do you completely lose track of time in a game?
=sportDone
c I admire that you play instead of watching from the sofa.
c That takes spirit, and you've clearly got plenty.
c Any team would be glad to have someone that keen.
c That sounds like a proper workout with a lot of heart in it.
c Good on you, turning up is the hardest part.
p I'd be in charge of the orange slices.
p I'd last four minutes and call it a season.
p I'm mostly a danger to my own side.
p Just reading that makes me want to stretch something.
p My legs ache just picturing it.
i I have a feeling you're more competitive than you let on.
i I like the nervous minute before it starts.
i I'd like to see you mid game, all focus.
i I imagine another side of you comes out when you play.
C How did you get started with this sport?
C What do you love most about training?
C Which moment in your sport makes it all worth it?
C Who pushes you the most?
P Are you fierce when you play or secretly very polite?
P Do you argue with referees or only with yourself?
P What would your nickname be on the back of the shirt?
P How scared should I be of you in a friendly game?
I Where does your head go in the middle of the action?
I If you could be world class at one sport, which one?
I Is there a point or a move you still dream about?
I What does the sport bring out in you that nothing else does?
=sportWatched
c I love how much your heart goes into it.
c Anyone who suffers and cheers like that has my respect.
c They're lucky to have someone so loyal.
c Watching with that much feeling is the only way to do it.
c That sounds like edge of the seat stuff.
p My shouting at the TV has never changed a single score.
p I become a world class referee the moment I sit down.
p They never listen to me either, no matter how loud I shout.
p Every side I cheer for starts losing immediately.
p Give me a scarf and a pie and I'll believe anything.
i That silence just before a big moment gets me every time.
i I like that strangers hug when their team scores.
i I'd watch a game with you just for the commentary.
i I bet you'd watch it all over again.
i Sometimes I watch the crowd more than the game.
C How did you become such a fan?
C Which game will you never forget?
C Who's your favourite player of all time?
C What do you love most about watching it?
P Do you shout at the screen or suffer in silence?
P Have you got a lucky seat or lucky socks on match days?
P How long after a defeat should nobody speak to you?
P What would you tell the referee if he had to listen?
I Is there a game you'd watch again just for the feeling?
I If you could stand in any stadium once, which one?
I What goes through your mind in the last minute of a game?
I Where were you for the best win of your life as a fan?
=gym
c I admire your discipline, most people stay on the sofa.
c You earned a long sit down after that.
c That deserves real respect.
c Your muscles may complain tomorrow, but I'm impressed.
c Turning up like that takes real will.
p My stretching stops at reaching for the snacks.
p I'd need a lift home from the warm up.
p I never know which way to sit on those machines.
p In any class I'd be the creaking noise at the back.
p Running and I have an agreement, we leave each other alone.
i There must be a moment when your head finally goes quiet.
i The hardest part of any workout is the front door.
i I get my best ideas out of breath, if I ever get that far.
i You've got a stubborn streak, and I like that.
C What keeps you going when you train?
C How do you feel once the workout is over?
C Which part of training do you enjoy the most?
C When did you get into keeping fit?
P Are your legs still talking to you?
P What do you mutter under your breath during the last minute?
P Which exercise would you ban for ever?
P Do you reward yourself with cake or just with feeling good?
I Where do your thoughts go while you move?
I If you could train anywhere in the world, where would it be?
I Is there a song that carries you through the hard bit?
I What has training taught you that you didn't expect?
=water
c I admire anyone who gets in without a fuss.
c You sound happiest when you're near water.
c That must've felt wonderful.
c People who love the water have a calm I like.
c It takes a certain spirit to love the water like that.
p I'd have put one toe in and gone home.
p I swim the way wardrobes do.
p Even ducks would laugh at my technique.
p On any kind of board I'm mainly a splash.
p In cold water I'd invent a few new swear words.
i I like how quiet it gets under water.
i Being near water makes me braver than I am.
i I bet you come out a different person.
i The second before you go in is the best part, I think.
i I have a feeling you'd talk me into it.
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
I Is there one swim you'll always remember?
I When did you first fall in love with the water?
=nature
c I love that you notice things like that.
c A day outside with open eyes is a good day.
c You make me want to step outside and look around.
c Someone who still stops to look has my heart a little.
p I know two kinds of birds, brown ones and the others.
p I can get lost within sight of the car park.
p I stop for the view every ten steps, nothing to do with fitness.
p Nature usually answers me with a bramble to the shin.
p Any squirrel has a better sense of direction than me.
i You'd be good to be quiet with out there, I think.
i There are places where I end up whispering without knowing why.
i Some views stay with you for a long time.
i I always wonder what the animals think of us.
i The best part of a walk is usually the bit nobody planned.
C Where do you most like to walk?
C How do you feel when you come back in?
C When did you start noticing nature like this?
P Do you talk to the birds and trees out there?
P Are you a map reader or a happy wanderer?
P What snack is always in your pocket on a walk?
P Which animal would you be?
I Is there a place in nature you often think about?
I If you could wake up to any view tomorrow, which?
I What do you think about when it's quiet around you?
I Who taught you to look at the world like that?
=garden
c I love that you care about every leaf.
c Your plants sound like they're in good hands.
c People who can make things grow have my respect.
c You've got patience with living things, I like that.
c I can hear how happy it makes you.
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
C Which corner of your garden do you like best?
C What do you want to grow next?
P Do you talk to your plants, and do they answer?
P Who's winning at the moment, you or the slugs?
P Which of your plants is the biggest drama queen?
P Have you given any of the plants a name?
I If your plants could talk, what would they tell me?
I Is there a scent that takes you back to a garden?
I When do you like your green things best, morning or evening?
I Where would your dream garden be?
=craft
c I love that you make things with your own hands.
c Patience like that's rare, and I admire it.
c You're clearly good with your hands, and it shows.
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
C Who taught you to work with your hands?
C Which of your handmade things are you proudest of?
C How did you first get into it?
P How many unfinished projects are hiding in your cupboards?
P Do you swear at your material or talk to it nicely?
P What was your most glorious disaster?
P Are your friends getting handmade presents whether they like it or not?
I If you could learn any old craft, which one?
I Is there something handmade you'd never part with?
I Where do your thoughts wander while you're making something?
I When did you last forget the time over a project?
`;
