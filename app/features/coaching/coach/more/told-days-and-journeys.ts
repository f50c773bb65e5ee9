/** What he can say to what she tells, days and journeys: '=kind', good or heavy news marked, then rows like a topic's (content/topic.ts). */
export const TOLD_DAYS_AND_JOURNEYS = `
=paint
c I like how caught up you get in your pictures.
c Any day with some art in it's a good day.
c I'd like to see pictures the way you do.
c You make me want to go and look at pictures again.
c I could listen to you talk about pictures all evening.
p My drawings stop at stick men with worried faces.
p Give me paint and I'd end up with one brown puddle.
p In galleries I nod a lot and hope nobody asks me anything.
p Half my photos star my own thumb.
p I can't even draw a straight line with a ruler.
i I always wonder what's going on just outside the frame.
i I suspect you see things most people walk straight past.
i I could stand in front of a good picture for ages.
i I'd love to see the pictures you like best.
i I'd go to a gallery with you just to see where you stop.
C What do you love most about it, the colours or the quiet?
C What kind of pictures do you love most?
C How did you get into art?
C How do you feel after a few hours of that?
P Would you hang one of my stick men on your fridge?
P Which famous painting would you take home if nobody noticed?
P Do you also tilt your head at pictures to look clever?
P Could you teach me to draw something better than stick men?
I Do you lose all track of time with it?
I What makes a picture a good one for you?
I Will you show me your favourite picture one day?
I Does it calm you down, or does it stir you up?
=danceTold
c I love how alive you sound when you talk about dancing.
c Dancing sounds like a very good part of your week.
c Full respect for getting out on that floor.
c A whole lot of dancing and a good mood, that sounds right to me.
c You've got rhythm and nerve, I'm impressed.
p My hips would need a week's notice.
p I'd count to four, lose three and end up at the bar.
p Dance teachers everywhere are glad I stay on the sofa.
p I've got two left feet and lots of enthusiasm, be warned.
p On a dance floor I mostly do the shy penguin.
i One dance tells you more than ten chats, I think.
i I'd like to see your face when the music starts and you dance.
i I have a feeling you could talk me onto a dance floor.
i I bet you're a bit different when the music's on.
i I'd like to be talked into a lesson by the right person.
C What got you into dancing in the first place?
C What's the song that gets you on the floor every time?
C How does it feel when a dance simply works?
C What do you love most about dancing?
P How many toes have suffered for your dancing so far?
P Would you teach me a step or two, at your own risk?
P Do you ever dance your steps in the kitchen?
P Do you like to lead, follow or blame the music?
I Are you a different person on the dance floor?
I Is there a dance you're still saving up courage for?
I How do you feel when you come home from dancing?
I Would you take me along to dance one day?
=languageTold
c I admire anyone who can get by in more than one language.
c I like how you notice words, most people just use them.
c You clearly have an ear for words, I like it.
c Learning a language takes nerve, and you've got plenty.
c I could listen to your language stories all evening.
p My accent gets worse the harder I try.
p I'd order soup and end up proposing to the waiter.
p Before coffee I struggle with one language.
p Grammar and I have never really been introduced.
p I'd learn the menu first and the verbs never.
i I wonder which word of yours I'd pick up first.
i Some feelings just don't have a word in English, I'm convinced.
i I'd like to hear you switch languages mid sentence.
i A good word can follow me around all day.
i I like accents more than I should probably admit.
C Which word do you love saying out loud?
C What do you like best about the language?
C How many languages do you get by in?
C Which word did you find hardest to get right?
P Which language do you swear in when you hit your toe?
P What's the funniest mistake you've made with words?
P In which language do you argue best?
P Would you teach me one word I could safely use in public?
I What language do you dream in?
I Are you a slightly different person in each language?
I Is there a word you miss in English?
I What's the loveliest thing you know how to say?
=tripTold
c What a trip, I could see it all while I was reading.
c I love the way you talk about that trip.
c That trip clearly did you good, I can hear it.
c I want more of that, the small stories most of all.
c You make me want to go and see it for myself.
p I'm looking at flights now, so thanks for that.
p After that, my sofa feels like a very modest destination.
p And there I was, proud of my walk to the shop.
p I'd have got lost between the room and breakfast.
p Next time I'm hiding in your suitcase.
i I have a feeling the best story isn't the one you've told yet.
i I'd like to hear about that trip with you across a table.
i I always want to see the side streets first.
i Coming home is the strangest part of a trip, I find.
i I suspect part of you is still there.
C What was the best moment of the trip?
C What surprised you most over there?
C Would you go back there tomorrow?
C Would you have liked to stay longer?
P What is the silliest thing you brought home in your suitcase?
P Did you get lost even once, or did you cheat with a map?
P Would that place let you back in?
P Did you pack light or for the end of the world?
I What would you show me there first?
I What do you miss most about it?
I If you could wake up there tomorrow, where would you go first?
I Where would you love to go next?
=tripPlan
c I like how much you're looking forward to that trip.
c You make it sound good before it's even begun.
c I'll want to hear all about that trip.
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
i I like thinking of you there, tired and happy.
i I can look at a map for an hour and call it planning.
C What are you most looking forward to on that trip?
C What made you pick that place?
C How long have you been dreaming of this?
C What's top of your list for the trip?
P How many just in case things are in your suitcase?
P Are you a planner or do you let the map decide?
P Will you send me a postcard, a real one with a stamp?
P What will you come home with that you don't need?
I Where will you go first when you arrive?
I What do you picture when you think of it?
I What would make this trip unforgettable for you?
I Do you get butterflies before you set off?
=airport
c I hope the rest of the way is kind to you.
c You've got more patience than most people would have.
c Travel days are long, so I'm glad you wrote from this one.
c I hope the rest of your journey goes a lot faster.
c That's already a travel story, and the journey isn't even over.
p My suitcase always comes out last, if it comes at all.
p Airports turn me into a man who checks for his passport every minute.
p I'd have eaten all my snacks by now out of boredom.
p Travel looks so glamorous on film, doesn't it.
p I'd still be at security, fighting with my belt.
i I always try to guess where everyone's really going.
i I wish I could keep you company for the rest of the way.
i I'd be good company in a queue, I think.
i I hope somebody on your journey is being kind to you today.
i I hope there's a soft bed at the end of your journey.
C Where are you heading in the end?
C How are you holding up with all that travelling?
C What's the first thing you'll do when you get there?
C What keeps you going on a day like that?
P Would a joke help, or is it too late for jokes?
P Who's the oddest person around you right now?
P Are you the patient kind of traveller or the huffing kind?
P Have you got enough snacks to survive it?
I Do you people watch when you travel, or vanish behind headphones?
I Do you like travelling, or only arriving?
I What are you looking forward to most once you're there?
I Where would you rather be right now?
=moving
c I hope someone strong and cheerful gets the heaviest box.
c Moving is hard work, and you make it sound almost fun.
c You've earned a clear floor and a takeaway.
c All that sorting and shifting is a proper job, well done.
c I hope it all finds its place in the end.
p I'd label every box stuff and regret it by evening.
p I'm very good at holding doors and giving directions.
p I'd lose the tape, then the scissors, then the will to live.
p I'd get stuck reading the first old magazine I found.
p There's always one box nobody ever opens again.
i I wonder what you'd save first if you could only take one box.
i Empty rooms always make me a bit thoughtful.
i Moving things about always brings back memories, I find.
i Sorting things out shows you what really matters, I think.
i I bet there's one thing in there with a good story.
C How far have you got with it all?
C How are you feeling about all the changes?
C What are you looking forward to most when it's all done?
C Have you got somebody to help you with it all?
P Is it going to plan, or was there never a plan?
P How many mugs does one household really need?
P Would you trust me with the box marked fragile?
P Is there a takeaway planned as a reward?
I Is there something you'd never part with?
I Do you find it easy to part with things?
I Does it feel exciting, or a bit sad as well?
I When does a room start to feel like yours?
=chores
c I admire anyone who faces the housework and can laugh about it.
c You've earned a proper sit down after that.
c That's more housework than most people dare to start.
c Few things beat a clean home once the work is done.
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
I What makes your home feel properly cosy to you?
I Do you feel better once everything's clean?
=shopping
c You know a good find in a shop when you see one.
c I enjoyed that shopping story from start to finish.
c You tell a shopping story better than any catalogue.
c A good shopping day is worth a pair of sore feet.
c Something new can lift a whole week.
p I go into a shop for socks and come out with cheese.
p My idea of shopping is in, out, wrong size.
p When other people shop I'm the one holding the bags.
p I'm not safe near an online basket after ten at night.
p I always say I'm just looking, and then I'm paying.
i I'd like to see you the moment you find something you love.
i I'd trust you to choose something for me, I think.
i I have a feeling you've got a good eye.
i A parcel at the door makes me about six years old.
i I think the best things are the ones you weren't looking for.
C What's the best thing you've carried home lately?
C Are you pleased with it?
C What were you really looking for?
C How do you know that something has to come home with you?
P What's the most useless thing you ever bought and love?
P How many bags can you carry before you need help?
P Are you a shopper with a list, or does it just happen?
P Is your wallet still speaking to you?
I If shops opened only for you one night, where would you go?
I What did you leave on the shelf and still think about?
I What's next on your wish list?
I Are you a quick yes or a slow maybe in a shop?
=hair
c A bit of time in front of the mirror is time well spent.
c A fresh start like that can lift a whole day.
c I hope you feel brilliant after all that fuss over yourself.
c Time spent on yourself like that counts as proper rest.
c I hope the result makes you smile every time you pass a mirror.
p My own getting ready takes a comb and a brave face.
p Give me nail varnish and I'd paint the table.
p I nod at every haircut, even the bad ones.
p In that chair I'd agree to anything, even a fringe.
p With a curling iron I'd need the fire brigade on standby.
i Hairdressers know everyone's secrets, I'm sure of it.
i I like that last minute before someone looks in the mirror.
i I bet you smiled at the mirror at least once.
i Getting ready is half the fun of an evening, I suspect.
i I bet you walk a bit differently afterwards.
C Are you happy with how it turned out?
C What's the bravest thing you ever did with your hair?
C Which part of getting ready do you enjoy the most?
C Do you feel like a new person?
P Do you also tell your hairdresser your whole life story?
P Is your hair the boss, or are you?
P What's the worst haircut you ever had?
P How long does getting ready take if nobody is counting?
I What song is playing while you get ready?
I What makes you feel most like yourself?
I If courage were no object, which colour would you go for?
I Does a new look make you feel a bit bolder?
=weatherTold
c I can almost feel that weather from here.
c You're better than any forecast, and more fun.
c I hope the sky's kind to you for the rest of the day.
c You describe the weather better than the man on TV.
c Weather like that deserves a proper drink, warm or cold.
p I'd complain about it, whatever it was doing.
p I always dress for the weather we had yesterday.
p The weather is my favourite small talk, I could go on for hours.
p I stopped believing the forecast a long time ago.
p Take an umbrella and sunglasses, I trust nothing.
i I have a soft spot for dramatic skies.
i Weather like that makes me curious what you are up to in it.
i On a day like that I'd like to sit at a window with you.
i Some weather is made for cancelling everything.
i It's funny how weather brings back odd memories.
C What do you love doing most in weather like this?
C What are you doing with yourself in this weather?
C Which weather makes you happiest?
C Does the weather change your mood?
P Are you hiding indoors or out in the middle of it?
P What's your own forecast for the evening?
P Are you a woollen socks person or a barefoot one?
P Would you swap your weather for mine without looking?
I What can you see from your window right now?
I What does weather like that remind you of?
I What weather would you order for tomorrow?
I Are you glad of it, or have you had enough?
=festive
c I love that you keep your traditions alive.
c You make celebrating sound so warm.
c Celebrating with you wouldn't be dull, I can tell.
c I like a celebration with so much heart in it.
c I hope it leaves you full, happy and a bit sleepy.
p I always end up tangled in the fairy lights.
p You'd find me next to the food, as always.
p I'd still be finding glitter in March.
p No leftovers would survive the night with me there.
p I'm in favour of any tradition with a second helping.
i I always wonder who started a tradition like that.
i I bet there's one part of it you secretly wait for all year.
i I'd love to be a guest at a celebration like that, just once.
i One smell can bring the whole thing back, I find.
i I like the hour afterwards, when it goes quiet.
C What part of it do you love most?
C Which custom would you never give up?
C Who do you most like to celebrate with?
C What's your favourite thing to eat on a day like that?
P Who in your family takes the festivities most seriously?
P Who eats the most at your celebrations?
P Do you decorate with taste or with everything you own?
P Is there a festive song you can't hear one more time?
I Which bit would you show me first if I came along?
I What smell means celebration to you?
I What makes it feel like a real celebration for you?
I Does it still feel like it did when you were a child?
=faith
c I respect how much your faith means to you.
c I like that you make room for prayer and quiet in your days.
c You talk about it so naturally, I like that.
c That kind of peace is a good thing to have.
c Thank you for telling me about something so close to you.
p In any choir I'd be half a beat behind.
p I'd burn my thumb on the first candle.
p I'd move my lips and trust the others.
p My stomach always rumbles in the quietest moment.
p If I sang in there they'd ask me very kindly to stop.
i Prayer gives a day a quiet place, I think.
i Lots of voices together always get to me.
i I like hearing what your faith gives you.
i I like that it clearly means something to you.
i Sitting in silence with other people feels different, I think.
C What does your faith give you?
C Which hymn or prayer is closest to your heart?
C How did you find your way to your faith?
C Do you feel lighter afterwards?
P Who sings the loudest where you go?
P Do you have your own fixed spot there?
P What's the first thing you eat after a long service or a fast?
P Does anyone ever nod off when it gets long?
I Has your faith always been this close to you?
I Is there a prayer from childhood you still know by heart?
I What are you most thankful for right now?
I Where else do you find that kind of peace?
=volunteer
c People who give their time like that have my full respect.
c I like that you help without making a fuss about it.
c They're lucky to have someone like you helping.
c You give your time to others, that says a lot.
c That kind of help matters more than you think.
p My contribution would be eating the snacks.
p As a volunteer I'd be put in charge of holding the door.
p I'd sign up to help and need rescuing by noon.
p I'd get a volunteer sticker and be asked not to come back.
p Suddenly my weekend plans look very selfish.
i I wonder how many people still remember what you did.
i I bet there's one face you still think about.
i Helping strangers takes a quiet sort of courage, I think.
i I have a feeling you do more than you tell people.
i I think helping like that does you good as well.
C What made you start helping?
C Which moment as a volunteer has stayed with you?
C What do you like most about helping?
C How do you feel on the way home afterwards?
P What's the oddest thing that's happened while helping?
P Do volunteers really run on tea and cake?
P Did they at least give you a biscuit for it?
P Would they have any use for a cheerful beginner?
I What do you get back from it?
I Is there someone you helped whom you still think about?
I Why does that cause matter to you?
I Will you do it again soon?
`;
