/** What he can say to what she tells, days and journeys: '=kind', good or heavy news marked, then rows like a topic's (content/topic.ts). */
export const TOLD_DAYS_AND_JOURNEYS = `
=paint
c I like that you get so absorbed in it.
c Any day with some art in it's a good day.
c I'd like to see it the way you do.
c You make me want to go and look at pictures again.
c I could listen to you talk about this all evening.
p My drawings stop at stick men with worried faces.
p I'd end up with one brown puddle and call it modern.
p In galleries I nod a lot and hope nobody asks me anything.
p Half my photos star my own thumb.
p I can't even draw a straight line with a ruler.
i I always wonder what's going on just outside the frame.
i I suspect you see things most people walk straight past.
i I have a favourite painting, but you'd have to guess it.
i You can tell a lot about someone by which picture they stop at.
i I'd go to a gallery with you just to see where you stop.
C What do you love most about it, the colours or the quiet?
C Which picture has stayed with you the longest?
C When did art first get hold of you?
C How long can you stay with one picture before you move on?
P Would you hang one of my stick men on your fridge?
P Which famous painting would you take home if nobody noticed?
P Do you also tilt your head at pictures to look clever?
P Is there a terrible picture you secretly love?
I If you could step into any picture, which one would it be?
I What makes you stop in front of a picture?
I Whose portrait would you most like to make or own?
I Where does your head go while you're with a picture?
=danceTold
c I love how alive you sound when you talk about dancing.
c Dancing sounds like a very good part of your week.
c Full respect for getting out on that floor.
c I can picture it, and it looks like a good time.
c You've got rhythm and nerve, I'm impressed.
p My hips would need a week's notice.
p I'd count to four, lose three and end up at the bar.
p Dance teachers everywhere are glad I stay on the sofa.
p I've got two left feet and lots of enthusiasm, be warned.
p The only step I could master is the one towards the bar.
i One dance tells you more than ten chats, I think.
i There must be a moment when you stop counting.
i I have a feeling you could talk me onto a dance floor.
i I bet you're a bit different when the music's on.
i I'd like to be talked into a lesson by the right person.
C What got you into dancing in the first place?
C What's the song that gets you on the floor every time?
C How does it feel when a dance simply works?
C What is the next step you want to master?
P How many toes have suffered for your dancing so far?
P Could you teach a man whose hips were installed backwards?
P Do you ever dance your steps in the kitchen?
P Do you like to lead, follow or blame the music?
I Who are you on the dance floor that nobody else sees?
I Is there a dance you're still saving up courage for?
I Which song always makes you want to move?
I When do you forget to count and just dance?
=languageTold
c I admire anyone who can get by in more than one language.
c I like how you notice words, most people just use them.
c You clearly have an ear for this, I like it.
c Learning a language takes nerve, and you've got plenty.
c More stories like that, please.
p My accent gets worse the harder I try.
p I'd order soup and end up proposing to the waiter.
p Before coffee I struggle with one language.
p Grammar and I nod at each other from across the street.
p I'd learn the menu first and the verbs never.
i I wonder which word of yours I'd pick up first.
i Some feelings just don't have a word in English, I'm convinced.
i I'd like to hear you switch languages mid sentence.
i A good word can follow me around all day.
i I like accents more than I should probably admit.
C Which word do you love saying out loud?
C What made you fall for languages?
C How did you learn the words nobody teaches in class?
C When does a new language start to feel like yours?
P What word does your tongue simply refuse to say?
P What is the funniest thing you have said by mistake in translation?
P In which language do you argue best?
P Would you teach me one word I could safely use in public?
I What language do you dream in?
I Are you a slightly different person in each language?
I Is there a word you miss in English?
I Who would you most like to surprise in their own language?
=tripTold
c You bring a whole trip back in one small detail.
c You tell it so well I feel like I was there.
c That trip clearly did you good, I can hear it.
c I want more of that, the small stories most of all.
c You make me want to go and see it for myself.
p I'm looking at flights now, so thanks for that.
p After that, my sofa feels like a very modest destination.
p And there I was, proud of my walk to the shop.
p I'd have got lost between the room and breakfast.
p Next time I'm hiding in your suitcase.
i I have a feeling the best story isn't the one you've told yet.
i The best bits of a trip never get photographed, I think.
i I always want to see the side streets first.
i Coming home is the strangest part of a trip, I find.
i I suspect part of you is still there.
C Which moment of that trip comes back to you most?
C What surprised you there that no guidebook mentions?
C Who did you meet on the way that you still think of?
C How was it to be there that first evening?
P What is the silliest thing you brought home in your suitcase?
P How many wrong turns were part of the tour?
P Would that place let you back in?
P Did you pack light or for the end of the world?
I Is there a corner of that place you keep to yourself?
I What did you leave behind there, apart from a sock?
I If you could wake up there tomorrow, where would you go first?
I Do you travel to find something or to lose it?
=tripPlan
c I like that you are half there already.
c You make it sound good before it's even begun.
c I'll want to hear all about that one.
c Half the fun is the countdown, so enjoy it.
c Great choice, I'm properly envious.
p I can fit in a medium suitcase, just so you know.
p I'd pack nine jumpers and forget my toothbrush.
p With me in charge of the map, we'd be lost in two streets.
p I'm trying to be happy for you and not jealous.
p I always have to sit on the suitcase to close it.
i I like the last few days before a trip almost best.
i I wonder which part of the plan goes out of the window first.
i I have a feeling you'll come back with a good story.
i I'd be curious to see you there, a bit sunburnt and happy.
i I can look at a map for an hour and call it planning.
C What are you most looking forward to on that trip?
C What made you pick that place?
C How long have you been dreaming of this?
C Which day of it are you most curious about?
P How many just in case things are in your suitcase?
P Are you a planner or do you let the map decide?
P What will you pack and certainly never use?
P What will you come home with that you don't need?
I Where will you go first when you arrive?
I Is there something you secretly hope to find there?
I What would make this trip unforgettable for you?
I When you shut your eyes, what do you already see?
=airport
c I hope the rest of the way is kind to you.
c You've got more patience than most people would have.
c Travel days are long, so I'm glad you wrote from this one.
c I hope the next bit goes faster.
c That's already a travel story, and you're not even there.
p My suitcase always comes out last, if it comes at all.
p Airports turn me into a man who checks for his passport every minute.
p I'd have eaten all my snacks by now out of boredom.
p Travel looks so glamorous on film, doesn't it.
p I'd still be at security, fighting with my belt.
i I always try to guess where everyone's really going.
i I like that feeling of being nowhere in particular for a while.
i I'd be good company in a queue, I think.
i Time does strange things when you're waiting to get somewhere.
i I wonder what you think about when there's only waiting to do.
C Where are you heading in the end?
C How are you holding up on the road?
C What's the first comfort once you finally arrive?
C Who or what gets you through a long travel day?
P What's the strangest thing in your hand luggage?
P Which fellow traveller deserves a part in your film?
P Are you an armrest fighter or a polite sufferer?
P How many snacks does your travel bag still hold?
I Do you people watch when you travel, or vanish behind headphones?
I If every gate were open, where would you fly?
I What do you think about when you're between two places?
I Is there an arrival you'll never forget?
=moving
c I hope someone strong and cheerful gets the heaviest box.
c Moving is hard work, and you make it sound almost fun.
c You've earned a clear floor and a takeaway.
c That's a lot of stuff and a lot of stairs, well done.
c I hope everything turns up where you expect it.
p I'd label every box stuff and regret it by evening.
p I'm very good at holding doors and giving directions.
p I'd lose the tape, then the scissors, then the will to live.
p I'd get stuck reading the first old magazine I found.
p There's always one box nobody ever opens again.
i I wonder what you'd save first if you could only take one box.
i Empty rooms always make me a bit thoughtful.
i I think I'd like the day when you only own one mug.
i You find out what you really care about, I think.
i I bet there's one thing in there with a good story.
C How much is left to sort and carry?
C What was the hardest thing to let go of?
C Which box gets opened first?
C Who is giving you a hand with all that stuff?
P What's the oddest thing you've found so far?
P How many mugs does one household really need?
P Would you trust me with the box marked fragile?
P Is there already a box called miscellaneous two?
I What will always come with you, however small the place?
I Do you find it easy to part with things?
I If you could keep only one box, what would be in it?
I When does a room start to feel like yours?
=chores
c I admire anyone who faces the housework and can laugh about it.
c You've earned a proper sit down after that.
c That's more housework than most people dare to start.
c Few things beat the feeling when it's done.
c Good for you, now leave the rest for tomorrow.
p My ironing comes out with more creases than it went in.
p I tidy best when someone's about to ring the bell.
p I put everything in one drawer and call it tidy.
p The washing up and I avoid eye contact.
p I've never won against a fitted sheet.
i I think my best thoughts come while washing up.
i Clean sheets are seriously underrated, that's my whole opinion.
i I want to know where all the lost socks go.
i A clean floor makes me oddly hopeful about everything else.
i I suspect you get a lot of thinking done meanwhile.
C Which chore do you least mind doing?
C What's the first thing you do once it's all done?
C How do you keep your spirits up with all those chores?
C What's still waiting on the list?
P Do the socks at your place disappear as well?
P Which household job would you happily bribe someone to do?
P Do you clean to music, swearing or silence?
P What's your reward for all that effort?
I Where do your thoughts wander while your hands are busy?
I Is there a chore you secretly enjoy?
I What smell makes a home feel clean to you?
I What would a visitor notice first at your place?
=shopping
c I like that you know a good find when you see one.
c A shopping trip with a proper plot, I enjoyed that.
c You tell a shopping story better than any catalogue.
c Things like that should be used, not saved for best.
c Something new can lift a whole week.
p I go into a shop for socks and come out with cheese.
p My idea of shopping is in, out, wrong size.
p I'd be the one sitting by the fitting rooms holding bags.
p I'm not safe near an online basket after ten at night.
p I always say I'm just looking, and then I'm paying.
i I always wonder who owned second hand things before.
i I bet there's one thing you went back for.
i I have a feeling you've got a good eye.
i A parcel at the door makes me about six years old.
i I think the best things are the ones you weren't looking for.
C What's the best thing you've carried home lately?
C Which of your finds do you love the most?
C What do you love most about a good rummage?
C How do you know that something has to come home with you?
P What's the most useless thing you ever bought and love?
P How many bags can you carry before you need help?
P Do you hide parcels from yourself as well?
P Is there any room left in the wardrobe?
I If shops opened only for you one night, where would you go?
I What did you leave on the shelf and still think about?
I Which thing you own has the best story?
I Are you a quick yes or a slow maybe in a shop?
=hair
c I like how you tell it, I was there with you.
c A fresh start like that can lift a whole day.
c You make it sound like good fun.
c Time spent on yourself like that counts as proper rest.
c I hope the result makes you smile every time you pass a mirror.
p My own getting ready takes a comb and a brave face.
p Give me nail varnish and I'd paint the table.
p I nod at every haircut, even the bad ones.
p In that chair I'd agree to anything, even a fringe.
p With a curling iron I'd need the fire brigade on standby.
i Hairdressers know everyone's secrets, I'm sure of it.
i I like that last minute before someone looks in the mirror.
i A new look usually means something's about to change, I think.
i Getting ready is half the fun of an evening, I suspect.
i I bet you walk a bit differently afterwards.
C How does it feel when you pass a mirror now?
C What's the bravest thing you ever did with your hair?
C Which part of getting ready do you enjoy the most?
C Who do you trust with scissors and colour?
P Do you also tell your hairdresser your whole life story?
P Is your hair the boss, or are you?
P What is the worst fringe in your photo album?
P How long does getting ready take if nobody is counting?
I What song is playing while you get ready?
I When do you feel most like yourself in front of a mirror?
I If courage were no object, which colour would you go for?
I Does a new hairstyle make you a bit bolder?
=weatherTold
c I can almost feel that from here.
c You're better than any forecast, and more fun.
c I hope the sky's kind to you for the rest of the day.
c You describe it better than the man on TV.
c Now I know what it is like over there, and I like the way you tell it.
p I'd complain about it, whatever it was doing.
p I always dress for the weather we had yesterday.
p Someone up there clearly can't make up their mind.
p I stopped believing the forecast a long time ago.
p Take an umbrella and sunglasses, I trust nothing.
i I have a soft spot for dramatic skies.
i Weather like that makes me curious what you are up to in it.
i I know exactly what I'd like to do on a day like that.
i Some weather is made for cancelling everything.
i It's funny how weather brings back odd memories.
C What do you love doing most in weather like this?
C How are you getting through it?
C Which weather makes you happiest?
C Does the weather get into your mood?
P Who upset the sky over there?
P What's your own forecast for the evening?
P Are you a woollen socks person or a barefoot one?
P Would you swap it for another sky, unseen?
I What's the light like outside your window now?
I Is there a smell that belongs to that weather for you?
I If you could order the sky for tomorrow, what would it be?
I When did the weather last make you stop and stare?
=festive
c I love that you keep your traditions alive.
c You make the whole thing sound so warm.
c Celebrating with you wouldn't be dull, I can tell.
c That's exactly the sort of thing I like hearing about.
c I hope it leaves you full, happy and a bit sleepy.
p I always end up tangled in the fairy lights.
p You'd find me next to the food, as always.
p I'd still be finding glitter in March.
p No leftovers would survive the night with me there.
p I'm in favour of any tradition with a second helping.
i I always wonder who started a tradition like that.
i I bet there's one part of it you secretly wait for all year.
i I'd love to be a guest at that, just once.
i One smell can bring the whole thing back, I find.
i I like the hour afterwards, when it goes quiet.
C What part of it do you love most?
C Which custom would you never give up?
C Who do you most like to celebrate with?
C How did those traditions start in your family?
P Who in your family takes the festivities most seriously?
P What's the first thing to disappear from the table?
P Do you decorate with taste or with everything you own?
P Is there a festive song you can't hear one more time?
I If you could share one custom with everyone, which would it be?
I What smell means celebration to you?
I When does it really begin for you?
I Does it still feel like it did when you were a child?
=faith
c I respect how much your faith means to you.
c I like that you make room for it.
c You talk about it so naturally, I like that.
c That kind of peace is a good thing to have.
c Thank you for telling me about something so close to you.
p In any choir I'd be half a beat behind.
p I'd burn my thumb on the first candle.
p I'd move my lips and trust the others.
p My stomach always rumbles in the quietest moment.
p They'd ask me very kindly not to sing.
i I've always liked how quiet it gets in there.
i Lots of voices together always get to me.
i I always wonder who the candles are for.
i I like that it clearly means something to you.
i Sitting in silence with other people feels different, I think.
C What does your faith give you in an ordinary week?
C Which hymn or prayer is closest to your heart?
C How did you find your way to your faith?
C When do you feel most at peace in prayer?
P Who in your congregation sings the loudest and least in tune?
P Do you have a fixed place there that nobody dares to take?
P What's the snack of choice after a long service or fast?
P Does anyone ever nod off when it gets long?
I What do you usually find in the quiet there?
I Is there a prayer from childhood you still know by heart?
I If you lit a candle today, what would it be for?
I Where else do you find that kind of peace?
=volunteer
c People who give their time like that have my full respect.
c I like that you help without making a fuss about it.
c They're lucky to have you.
c You give your time to others, that says a lot.
c That kind of help matters more than you think.
p My contribution would be eating the snacks.
p They'd put me in charge of holding the door.
p I'd sign up to help and need rescuing by noon.
p I'd get a sticker and be asked not to come back.
p Suddenly my weekend plans look very selfish.
i I wonder how many people still remember what you did.
i I bet there's one face you still think about.
i Helping strangers takes a quiet sort of courage, I think.
i I have a feeling you do more than you tell people.
i You must see a side of the place most of us miss.
C What made you start helping there?
C Which moment as a volunteer has stayed with you?
C Who are the people you do it with?
C How do you feel on the way home afterwards?
P What's the oddest thing that's happened while helping?
P Do volunteers really run on tea and cake?
P Which job there does nobody ever want?
P Would they have any use for a cheerful beginner?
I What has helping others taught you about yourself?
I Is there someone you helped whom you still think about?
I If you had a free year, which cause would get it?
I When did a small bit of help turn out bigger than expected?
`;
