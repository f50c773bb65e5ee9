/** What he can say to what she tells, days and journeys: '=kind', good or heavy news marked, then rows like a topic's (content/topic.ts). */
export const TOLD_DAYS_AND_JOURNEYS = `
=paint
c I like that pictures can hold you like that.
c A day with art in it is a good one in my book.
c You make me want to see that picture through your eyes.
c Now I want to hear about every picture you ever loved.
c That is the kind of art talk I could read all evening.
p My own drawings stop at stick men with very worried faces.
p Given a brush, I would make one brown puddle and call it mood.
p In galleries I would nod gravely and hope nobody asks me anything.
p Every photo of mine would star my thumb in the lead role.
p Even my stick figures would ask for a better artist.
i I always wonder what happens just outside the edge of a picture.
i There is something about standing still before one picture that I love.
i Some colours do something to me that I cannot quite explain.
i Pictures tell me a lot about the person who stays with them.
i Part of me thinks everyone carries one picture they never forget.
C What do you love most about it, the colours or the quiet?
C Which picture has stayed with you the longest?
C When did art first get hold of you?
C How long can you stay with one picture before you move on?
P Would you hang one of my stick men on your fridge?
P Which famous painting would you quietly carry home if nobody noticed?
P Do you also tilt your head at pictures to seem wise?
P Is there a picture you find terrible and secretly love?
I If you could step into any picture, which one would it be?
I What does a picture need for you to stop and stay?
I Whose portrait would you most like to see on a wall?
I Where does your head go while you are with a picture?
=danceTold
c I love how alive you sound when it comes to dancing.
c Dancing sounds like a very good part of your week.
c You have my full respect for getting out on that dance floor.
c Now I am picturing that dance hall and rather liking it.
c Anyone who keeps dancing has my admiration.
p My hips would need written instructions and a week's notice.
p I would count to four, lose three and end up by the wall.
p Somewhere a dance teacher is relieved that I stayed on the sofa.
p With my two left feet, even the coat stand would refuse a dance.
p The only step I could master is the one towards the bar.
i I suspect people show more in one dance than in ten chats.
i There must be a moment when the feet stop counting.
i Something about dancing with a stranger seems brave and lovely to me.
i Music I cannot sit still to always makes me wonder about dancing.
i Part of me envies anyone whose feet believe the music.
C What got you into dancing in the first place?
C Which song gets you on the floor every time?
C How does it feel when a dance simply works?
C What is the next step you want to master?
P How many toes have suffered for your dancing so far?
P Could you teach a man whose hips were installed backwards?
P Do you ever dance your steps in the kitchen?
P Would you rather lead, follow or blame the music?
I Who are you on the dance floor that nobody else sees?
I Is there a dance you are still saving up courage for?
I If your week were a dance, which one would it be?
I When do you forget to count and just dance?
=languageTold
c I admire anyone who lives in more than one language.
c That is a lovely way to talk about words.
c You clearly have an ear for language, and I like it.
c Learning a language takes nerve, and you have plenty.
c More stories about words like that, please.
p My accent in any language sounds like a polite tractor.
p I would order soup and end up proposing to the waiter.
p Even in English I lose half my words before breakfast.
p Grammar and I nod at each other across the street.
p Any language teacher would gently ask me to take up gardening.
i I sometimes wonder which words people keep only for themselves.
i There are feelings I am sure English simply forgot to name.
i People seem to change a little when they switch language.
i A new word can follow me around for a whole day.
i Maybe every language hides one word made for each of us.
C Which word do you love saying out loud?
C What made you fall for languages?
C How did you learn the words nobody teaches in class?
C When does a new language start to feel like yours?
P What word does your tongue simply refuse to say?
P What is the funniest thing you have said by mistake in translation?
P In which language are you the most stubborn?
P Would you teach me one word I could safely use in public?
I What language do you dream in?
I Are you a slightly different person in each language?
I Is there a word you miss in English?
I Who would you most like to surprise in their own language?
=tripTold
c I like the way you bring a trip back in one small detail.
c You tell a journey so that I can almost smell it.
c That trip clearly left something good behind in you.
c More of that journey, please, the small stories most of all.
c A place like that is lucky to be seen by you.
p My inner suitcase just got up and walked to the door.
p After that trip my sofa seems a very modest destination.
p Your travels make my walk to the fridge feel rather short.
p As a traveller I would get lost between the bed and breakfast.
p Even my passport just sighed with envy.
i I often wonder what a place remembers of the people passing through.
i The best part of a journey might be what never gets photographed.
i Part of me always wants to know what the side streets were like.
i Coming home from a trip has its own odd little silence, I find.
i Some places seem to keep a bit of you when you leave.
C Which moment of that trip comes back to you most?
C What surprised you there that no guidebook mentions?
C Who did you meet on the way that you still think of?
C How was it to be there that first evening?
P What is the silliest thing you brought home in your suitcase?
P How many wrong turns were part of the tour?
P Would that place let you back in?
P Did you pack for a trip or for the world's end?
I Is there a corner of that place you keep to yourself?
I What did you leave behind there, apart from a sock?
I If you could wake up there tomorrow, where would you go first?
I Do you travel to find something or to lose it?
=tripPlan
c I like how much you are already there in your thoughts.
c You make that trip sound good before it has even begun.
c That is a trip I will want to hear all about.
c Every day of the countdown sounds like part of the trip with you.
c Somebody has chosen a very good place to go.
p My suitcase heard that and is sulking in its corner.
p Left to me, the packing would end with nine jumpers and no toothbrush.
p On any map I could get us lost within two streets.
p Even my socks are jealous of your travel plans.
p With my packing skills, I would have to sit on the case twice.
i The days before a journey have a flavour all of their own.
i I always wonder which plan a place will quietly change.
i Somewhere over there a small surprise is already waiting for you.
i Part of me thinks a trip begins with the first pair of socks.
i A map on the table can keep me dreaming for an hour.
C What are you most looking forward to on that trip?
C What made you pick that place?
C How long have you been dreaming of this journey?
C Which day of that trip are you most curious about?
P How many just in case items are in your suitcase?
P Are you a planner or do you let the map decide?
P What will you pack and certainly never use?
P Will you come home with a tan, a recipe or a donkey?
I Where will you go first when you arrive?
I Is there something you secretly hope to find there?
I What would make this trip unforgettable for you?
I When you shut your eyes, what do you already see there?
=airport
c I hope the rest of the way is kind to you and your luggage.
c You have more airport patience than most people I can imagine.
c Travel days are long, and I am glad you write from this one.
c May the next door on your journey open quickly.
c That is a proper travel story already, even on the way.
p My suitcase would have run off with another owner by now.
p Airports turn me into a man who checks his passport every minute.
p In a departure lounge I would eat out of pure boredom.
p The travel gods clearly outsourced today to a very small intern.
p At security I would still be fighting with my own belt.
i I always wonder where everybody in an airport is really going.
i Places where everybody is on the way have a strange pull for me.
i Somewhere between two places, people often tell the truest stories.
i Hotel rooms and waiting halls make time feel oddly soft.
i Part of me loves the hour when a journey has no address.
C Where are you heading in the end?
C How are you holding up on the road?
C Which comfort comes first once you finally arrive?
C Who or what gets you through a long travel day?
P What is the strangest thing in your hand luggage?
P Which fellow traveller deserves a small part in your film?
P Are you an armrest fighter or a polite sufferer?
P How many snacks does your travel bag still hold?
I Do you people watch when you travel, or vanish behind headphones?
I If every gate were open, where would you fly?
I What do you think about when you are between two places?
I Is there an arrival you will never forget?
=moving
c I hope somebody strong and cheerful carries the heaviest box.
c Moving is hard work, and you make it sound almost friendly.
c You have earned a clear floor and a found kettle.
c That is a lot of stuff and strength in one go.
c May every box open on the thing you need.
p I would label every box stuff and regret it by evening.
p My talent in a move is holding doors with a grave face.
p Given one roll of tape, I would pack myself by mistake.
p In a clear out I would get stuck reading the first old magazine.
p Somewhere in one of those boxes lives a cable nobody has ever needed.
i I always wonder how things find their way into the last box.
i Empty shelves have an echo that makes me thoughtful.
i There is a strange freedom in owning one mug for a day.
i Objects seem to keep more memories than I do.
i A home in boxes makes me think about what really stays.
C How much is still to sort and carry?
C What was the hardest thing to let go of?
C Which box gets opened first?
C Who is giving you a hand with all that stuff?
P What is the oddest thing found in a cupboard so far?
P How many mugs does one household really need?
P Would you trust me with the box marked fragile?
P Is there already a box called miscellaneous two?
I What will always come with you, however small the place?
I Do you find it easy to part with things?
I If you could keep only one box, what would be in it?
I When does a room start to feel like yours?
=chores
c I admire anyone who faces the housework and then tells it so well.
c That list of chores deserves a proper sit down afterwards.
c You have done more housework than most people dare to start.
c Few things beat the peace of a job done at home.
c The house should send you a thank you note.
p My ironing comes out with more creases than it went in.
p If housework were a sport, I would be the mascot.
p In my world, dust is simply a very quiet flatmate.
p The washing up and I avoid eye contact on principle.
p Folding a fitted sheet would end with me inside it.
i I suspect the best thoughts arrive somewhere between sponge and plate.
i There is a quiet victory in clean sheets that nobody sings about.
i Somewhere all the lost socks must be living happily together.
i Clean floors make me oddly hopeful about everything else.
i Part of me thinks housework keeps a person's head in order too.
C Which chore do you least mind doing?
C What do you treat yourself to when the housework is done?
C How do you keep your spirits up with all those chores?
C What is still waiting on the list?
P Do the socks in your house also leave in the night?
P Which household job would you happily bribe someone to do?
P Do you clean to music, swearing or silence?
P Would your mop call you strict but fair?
I Where do your thoughts wander while your hands are busy?
I Is there a chore you secretly enjoy?
I What smell makes a home feel clean to you?
I If the house could talk, what would it say about you?
=shopping
c I like that you know a good find when you see one.
c That shopping trip had a proper plot, and I enjoyed it.
c You tell a shopping story better than any catalogue.
c Things like that deserve to be worn, used and admired.
c A new thing in the house can lift a whole week.
p I go into a shop for socks and come out with cheese.
p My wardrobe consists of one good shirt and several witnesses.
p In a shop I would ask for help finding the exit.
p Left alone with an online basket, I am a danger to cardboard.
p Even my shopping bags have given up on finding the right size.
i I always wonder who owned the things in second hand shops before.
i There is a small thrill in a bag that still rustles.
i Some things in shops seem to wait for one particular person.
i A parcel on the doorstep turns me into a child for a minute.
i Maybe we buy the person we hope to be on Saturday.
C What was the best thing you carried home lately?
C Which of your finds do you love the most?
C What do you love most about a good rummage?
C How do you know that a thing must come home with you?
P What is the most useless thing you ever bought and adore?
P How many bags can you carry before dignity ends?
P Do you hide parcels from yourself as well?
P Is there still room in the wardrobe or is it negotiating?
I If shops opened only for you one night, where would you go?
I What did you leave on the shelf and still think about?
I Which thing you own has the best story?
I Are you a quick yes or a slow maybe in a shop?
=hair
c I like how you tell the whole story from roots to tips.
c A fresh start from the mirror down can lift a whole day.
c You make a session at the mirror sound like good fun.
c Time spent on hair and nails should count as proper rest.
c May your hair behave and the weather take note.
p My own getting ready is a comb and a brave face.
p Given nail varnish, I would paint the table and both sleeves.
p The last word in my haircuts always goes to the scissors.
p In a salon chair I agree to everything, including the fringe.
p With a curling iron I would need the fire brigade on standby.
i I suspect hairdressers know more secrets than any priest.
i There is a small magic in that last minute before the mirror.
i Something about a new haircut always hints at a new chapter.
i Half the fun of an evening might be the getting ready.
i A change of hair can change the way a person walks, I think.
C How does it feel when you pass a mirror now?
C What was the bravest thing you ever did with your hair?
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
c I can almost feel that weather from here.
c That weather deserves a better audience than a forecast.
c I hope the sky treats you kindly for the rest of today.
c You describe the weather better than any man with a map.
c Such weather calls for somebody nice to report it, so thank you.
p My mood follows the weather like a badly trained spaniel.
p In weather like that, even my hair files a complaint.
p Whoever is in charge of the sky has clearly had a strong coffee.
p The forecast and I have serious trust issues.
p Even my umbrella and my sun cream no longer speak to me.
i I have a soft spot for skies that cannot behave.
i Weather always makes me curious what people do behind their windows.
i Some skies send my thoughts off without asking me.
i There is a sort of weather that makes every room feel different.
i The air changes, and suddenly I remember half forgotten things.
C What do you love doing most in weather like this?
C How are you getting through it, with the sky like that?
C Which weather makes you happiest?
C Does the weather get into your mood?
P Who upset the sky over there?
P What would your weather forecast for the evening be?
P Are you a woollen socks person or a barefoot one?
P Would you swap that sky for another one, unseen?
I What is the light doing outside your window now?
I Is there a smell that belongs to that weather for you?
I If you could order the sky for tomorrow, what would it be?
I When did the weather last make you stop and stare?
=festive
c I love that you keep your traditions alive like that.
c Your way of celebrating makes the whole feast sound warm.
c A festival with you in charge would never be dull.
c That custom is exactly the sort of thing I like hearing about.
c May the celebrating leave you full, happy and a bit sleepy.
p My festive spirit usually gets tangled up in the fairy lights.
p At any feast I am found beside whatever comes on a tray.
p Put in charge of decorations, I would still be glittering in March.
p With me, even the festive leftovers would not see morning.
p Every tradition of mine would involve a second helping.
i I always wonder who was the first to start a tradition like that.
i There is a certain light on feast days that I never tire of.
i Other people's customs make me want to sit quietly and watch.
i Some smells can bring back a whole celebration in a second.
i The hour after the celebrations has a sweetness of its own.
C What part of the celebration do you love most?
C Which custom would you never give up?
C Who do you most like to celebrate with?
C How did your family start those traditions?
P Who in your family takes the festivities most seriously?
P What is the first festive dish to disappear at your place?
P Do you decorate with taste or with everything you own?
P Is there a song you cannot hear one more time this season?
I If you could share one custom with everyone, which would it be?
I What smell means celebration to you?
I When does the feast truly begin for you?
I Does the celebration still feel like it did in childhood?
=faith
c I respect how much your faith means to you.
c It is good to hear how you keep room for prayer.
c You speak about your faith so naturally, and I like that.
c That kind of peace is a fine thing to carry around.
c Thank you for telling me about something so close to you.
p In any choir I would be the one half a beat behind.
p Left in charge of the candles, I would burn my thumb.
p At hymns I would move my lips and trust the others.
p Sitting quietly in prayer, I would be betrayed by a loud stomach.
p The angels would kindly ask me not to sing.
i I have always liked the hush inside a place of prayer.
i There is something about many voices praying together that moves me.
i A candle lit for somebody makes me wonder about their story.
i Places where people pray seem to remember their voices.
i Silence shared with others feels different from silence alone, I think.
C What does your faith give you in an ordinary week?
C Which hymn or prayer is closest to your heart?
C How did you find your way to your faith?
C When do you feel most at peace in prayer?
P Who in your congregation sings the loudest and least in tune?
P Do you have a fixed place there that nobody dares to take?
P What is the snack of choice after a long service or fast?
P Does anyone ever nod off when the prayers get long?
I What do you usually find in the quiet there?
I Is there a prayer from childhood you still know by heart?
I If you lit a candle today, what would it be for?
I Where do you feel closest to heaven outside those walls?
=volunteer
c People who give their time like that get my full respect.
c I like that you help without making a fuss about it.
c Any good cause is lucky to have a volunteer like you.
c You spend your time on others, and that says a great deal.
c That kind of help matters more than it ever gets told.
p My contribution to any good cause would be eating the biscuits.
p As a volunteer I would be put in charge of holding the door.
p I would sign up to help and promptly need rescuing.
p They would send me home with a sticker and a firm handshake.
p Even my halo is at the repair shop, so hats off to your volunteering.
i I often wonder what became of the strangers who were once helped.
i A small good deed can stay in my mind for years.
i Helping strangers takes a quiet sort of courage, I think.
i There is always one face behind each good cause, I imagine.
i Part of me thinks volunteers see a town that others miss.
C What made you start helping there?
C Which moment as a volunteer has stayed with you?
C Who are the people you do it with?
C How do you feel on the way home afterwards?
P What is the oddest thing anybody has ever donated?
P Do volunteers really run on tea and biscuits?
P Which job there does nobody ever want?
P Would they have any use for a cheerful beginner with clumsy hands?
I What has helping others taught you about yourself?
I Is there someone you helped whom you still think about?
I If you had a free year, which cause would get it?
I When did a small bit of help turn out bigger than expected?
`;
