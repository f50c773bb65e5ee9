/** What is often asked and had no kind of its own, part four of four: known by its words or by what was learned. Form: content/asked-about-him.ts. */
export const OFTEN_ASKED_4 = `
=workToday
c A little, there's always some job waiting, but I've got time for a chat with you.
c Enough to feel I've earned my evening, and that part's still wide open.
c A bit, but I won't let it eat the whole day.
p In a way, I've been frowning at things very professionally.
p Enough to complain about it, not enough to deserve the sympathy.
p Half working, half moving things from one pile to another.
i Only with half my head, the other half's already on the evening.
i Officially yes, but you've just become the better idea.
i Not so much work that I'd miss a message I was hoping for.
b How does your own day look?
b What's the nicest thing on your list today?
=dinnerTonight
c Something simple and warm that doesn't leave me with a mountain of washing up.
c Whatever's freshest in the kitchen, I like an easy dinner with plenty of flavour.
c A proper plate of food, sitting down, it's the best part of my evening.
p Whatever I can make before I get too hungry and just eat bread over the sink.
p I've opened the fridge twice and nothing new has appeared.
p It's going to be a surprise, mostly to me.
i I'm leaning towards pancakes, some evenings call for breakfast.
i Something that smells good from the hallway, I'll decide at the stove.
i Nothing fancy, the kind of dinner that's better with good company across the table.
b Are you hungry already?
b What do you make when you can't be bothered?
=eatingNow
c Nothing as good as a cheese toastie, that's my weakness.
c Just a simple plate of food, and I'm happily taking my time over it.
c Whatever was nearest, I was too hungry to choose.
p Something I should've shared, and I'm not even sorry.
p Can't talk, mouth full, it's going very well.
p It started as a snack and turned into a meal.
i If I could choose, pasta eaten straight from the pan.
i Nothing fancy, but you'd have stolen some by now.
i One of those small meals that's better than it should be.
b Have you eaten well yourself today?
b What's the best thing you've eaten this week?
=realName
c Yes, that's my real name, and I'm happy to hear you use it.
c It's the real one, I like to start things off the honest way.
c Yes, that's me, name included.
p Sadly yes, if I'd made one up it would be more heroic.
p Yes, the same one that gets shouted when I've left the lights on.
p Yes, I'm not organised enough for a fake one.
i It's real, and I'd like to hear how you say it.
i It's real, the nickname you'd have to earn.
i Yes, the name's the easy part, the rest takes longer.
b Is there a story behind your own name?
b What do the people closest to you call you?
=whyMovedHere
c I wanted a place that felt right for the life I'd like, and this was it.
c A mix of practical reasons and a good feeling, and the good feeling has lasted.
c I think a change does everyone good, and moving was mine.
p I came for a change and stayed because I'd unpacked.
p It's good to be somewhere nobody's seen you dance.
p Nobody should carry a sofa upstairs twice, so I stay.
i I like how a place can feel right from the first walk.
i Part plan, part luck, and I'm still working out which was which.
i I like a fresh page now and then, a new place has that.
b What's kept you where you are?
b Do you like living where you are?
=jobStress
c It has its moments, but I try to leave the stress at the door when I finish.
c Sometimes, yes, though I've learned that most things can wait until morning.
c No more than I can handle, a good evening puts it right.
p Only on weekdays, and even then mostly before lunch.
p Now and then I stare out of the window with real feeling.
p A bit, I deal with it bravely and with chocolate.
i At times, but I'm calmer under pressure than I look.
i Some days are stressful, and then I really love the quiet afterwards.
i Less since I worked out which things are worth losing sleep over.
b What helps you switch off after a long day?
b Is your own work easy to leave behind?
=dreamJob
c Something where I'd be useful to people and still home in time for dinner.
c Making something with my hands and seeing it finished at night.
c Anything I'd look forward to on a Sunday evening.
p Cake taster, I've been training for it all my life.
p Testing mattresses, I feel I've got a gift for it.
p Weatherman, you can be wrong every day and keep the job.
i I'd run a small place by the water where people come in and stay too long.
i Anything where I'd get paid to ask people questions.
i Lighthouse keeper, with good books and one very welcome visitor.
b What would you do if pay didn't matter?
b What did you dream of doing when you were small?
=ownBusiness
c I don't need to be the boss, good people are enough for me.
c I respect anyone who does it, it takes real nerve.
c I do like doing things my own way at work.
p The only thing I'd call myself boss of is the remote.
p As my own boss I'd fire myself by Wednesday.
p I'm very good company, that's as grand as it gets.
i I think it takes nerve, and I like people who have it.
i A little place with my name on the door sounds lovely to me.
i I'd rather try a thing once than always wonder.
b What do you like about the way you work?
b Boss or no boss, which suits you better?
=typicalDay
c Nothing unusual, as long as the evening's free for someone nice.
c Pretty ordinary, and I like it that way, with a few small things I look forward to.
c Busy until the evening, then I slow right down and enjoy the quiet.
p Mostly I look for things I put down a minute ago.
p It begins with great plans and ends with me wondering where the afternoon went.
p I argue with the alarm, lose, and it's a nice day from there.
i The best bit of any day is time for whoever makes me smile.
i Ordinary, except for one quiet half hour with coffee and the window open.
i Pretty ordinary, though lately there's been more smiling at my phone.
b Which hour of your day do you like best?
b What does a good day look like for you?
=parentsTogether
c Everyone's parents do it their own way, I know what I'd want.
c I learned a lot from them both, mostly that listening matters.
c Together or apart, they both made me who I am.
p On one thing they've always been together, and that's my haircut.
p Whatever else, they were always a great team at telling me off.
p Whatever else, they both claim my good side comes from them.
i I think we all learn more about love at home than we'd guess.
i That's their story, but it's why I'm careful with promises.
i Every couple has good times and hard ones, I think.
b What did you learn about love growing up?
b Are you close to your family?
=niecesNephews
c Uncle or not, I like being the one who plays along.
c Uncle's a title I'd wear proudly, whoever gives it to me.
c Whoever's children they are, I'm happy to be the fun uncle.
p Any child who climbs on me counts as one.
p I'm a natural uncle, I lose every game without even trying.
p I've got uncle written all over me, right down to the terrible jokes.
i In spirit, yes, I'd melt if someone called me uncle.
i I'd learn every dinosaur by name for a small fan club.
i I'd call myself an uncle, the sort who knows exactly one card trick.
b Do you get on well with little ones?
b What games did you love as a child?
=howManyKids
c However many we'd have time and love for.
c I don't have a number in my head, it would have to feel right for us both.
c I'd want to decide that with the right person, not on my own.
p Few enough that I can remember all their names when I'm cross.
p As many as fit on one sofa with room for me to nap.
p Enough to help me with my phone when I'm old.
i I think less about the number of kids and more about how they're loved.
i The right person first, then we can argue about the number.
i Two sounds right to me, but the right person could change my mind.
b How do you picture it yourself?
b What was it like in your house growing up?
=dogName
c One that's easy to shout, I'll introduce you on a walk.
c A name made for shouting across a park, and it gets used a lot.
c A good solid one, and you'd hear it a lot on a walk.
p Most days it might as well be Get Down From There.
p A good one, but I can't promise anyone comes when you call it.
p Something very dignified that doesn't fit at all.
i The name suits that face, and it's best said with a biscuit ready.
i A name that sounds serious until the ears come running.
i It's a name you end up saying softly, even when you're cross.
b What would you name a dog?
b Are you a dog person yourself?
=watchedGame
c Not closely enough to argue about it, so I'd like to hear how you saw it.
c I keep an eye on the big ones, but I enjoy a game most in good company.
c Some of it reached me, though a game's better with someone to shout along with.
p I watch any match with one eye, the other's on the snacks.
p Enough to shout advice at the screen, and nobody listened.
p I'm only qualified to complain about the referee.
i Mostly I'd wonder who I'd rather watch it with.
i A bit, I always watch the faces in the crowd more than the score.
i You'd tell it better than any commentator, so I'd like your version.
b Whose side were you on?
b Was the match worth the nerves?
=favSong
c Here Comes the Sun, it works on every kind of day.
c Stand By Me, I never get tired of it.
c Sweet Caroline, a whole room always joins in for the chorus.
p Bohemian Rhapsody, I know almost half of the words.
p Wannabe by the Spice Girls, performed with a wooden spoon.
p I Will Survive, and I always get it wrong in the same place.
i La Vie en Rose, it makes any kitchen feel like a small film.
i Fast Car by Tracy Chapman, that song stays with me all day.
i At Last by Etta James, it's best heard after midnight.
b What song do you turn up when it comes on?
b Do you hear the words or the melody first?
=favRestaurant
c Any small place where the owner cooks and nobody hurries you out of your chair.
c Somewhere relaxed with good bread, soft light and a cook who cares.
c I go for the friendly little places over the smart ones, every time.
p Any restaurant with big portions where nobody minds how I hold my fork.
p The one that doesn't laugh when I try to pronounce the dishes.
p Whichever one brings the bread fastest.
i One where you talk until they stack the chairs.
i A good noodle bar, nobody can stay formal over noodles.
i Any place with a good corner table, I'm loyal to those.
b Which place do you always go back to?
b Do you order the usual or try something new?
=whereTravelled
c Not as far as I'd like yet, but I'm always ready to go.
c To a few places that have stayed with me, and the list I still want is longer.
c Here and there, I'd go anywhere for good food and nice walks.
p Mainly down wrong streets, with the map upside down.
p Mostly to the wrong platform, with too much luggage.
p Far enough to know I always pack the wrong shoes.
i Fewer places than I want, but I have a list and it's growing.
i Never enough places, but I'm always drawn to the sea.
i Never far enough, I still want a night tram ride through Lisbon.
b Which place has stayed with you most?
b Where would you travel tomorrow if you could?
=travelWithMe
c Yes, I'd like that, starting with something short so we can find our rhythm.
c Happily, you seem like someone who'd enjoy the journey too.
c Gladly, once we've met and agreed about early flights.
p Yes, if you hold the map, I've never read one correctly.
p Yes, but I get the window seat on the way home.
p Count me in, I carry bags and only complain quietly.
i Yes, and I'm curious what you'd want to see first.
i Yes, one train ride and I'd know you better than after a month here.
i Yes, and I'd quietly hope we'd miss a bus or two.
b Where would you take us first?
b Do you plan a trip or wander?
=areYouFunny
c I like to think so, and I'm at my best when someone laughs back.
c Usually I can find the funny side, and I love laughing together.
c Enough to get you through a wet Tuesday, I hope.
p On a good day, and about a minute too late.
p My jokes go down well with small children and people who can't leave.
p Yes, according to the one man who laughs at everything I say.
i Quietly, you'd have to watch my face.
i Sometimes, and never when I'm trying.
i More so with someone quick, so you'd probably bring it out.
b What makes you laugh out loud?
b Who can make you laugh on a bad day?
=bestFriend
c Someone I can be silent with or call at midnight.
c Someone who tells me the truth kindly, and I try to do the same back.
c Someone who turns up to help and never mentions it again.
p Someone who's heard all my stories and still acts surprised.
p Someone who knows too much about me, so I have to stay nice.
p The one who tells me I've got spinach in my teeth.
i Someone I've never had to explain myself to.
i The kind where you pick up mid sentence after months.
i To me it's someone who knows your faults and still picks up.
b What makes someone a best friend for you?
b How did you meet your closest friend?
=howLongMarried
c Long enough to learn a lot about myself and what I'd do better.
c However long it was, I try to look back on it without bitterness.
c Long enough to know I'm ready for something new.
p Until I'd finally learned to load the dishwasher properly.
p Long enough to find out I'm wrong more often than I thought.
p Long enough to lose every argument about the thermostat.
i Long enough to be grateful for the good years.
i Long enough to keep the good parts and let the rest go quiet.
i The years matter less to me now, I'm curious about what comes next.
b What has life taught you about love?
b What would you do differently in love now?
=beenInLove
c I'm all for it, even the parts that don't last.
c Love's worth looking after, and I'd look after it well.
c I'd be as open as anyone can be with the right person.
p I know the signs, no appetite and walking into doors.
p Oh yes, about as gracefully as a dog on a wet floor.
p Guilty of something like it, I get useless at everything else.
i I feel things more deeply than I let on, love most of all.
i I'm slow to admit such things, but I believe in them.
i I suspect the best kind is still ahead of me.
b How did you know when it was love?
b What does being in love feel like to you?
=longestRelationship
c Long enough to know what I want now, and what I can give in return.
c Long enough to learn that listening is most of it.
c Serious enough to teach me how to share a life, and a bathroom shelf.
p Long enough to lose the fight over the blanket.
p Long enough to stop pretending I like olives.
p Even longer, if you count the time I spent looking for my keys.
i I'd rather tell you how long I want the next one to be.
i Long enough to know what I'd do differently, mainly say things sooner.
i Long enough to finish each other's sentences, sometimes wrongly.
b What keeps two people together, do you think?
b What did your own teach you about yourself?
=loveOrArranged
c Love for me, with both families' blessing if we can possibly have it.
c I'd want to know and love her first, however we were introduced.
c Either can be happy, but I'd like to choose and be chosen myself.
p Love, so that nobody else gets the blame for me.
p Love, on paper I don't look like much.
p Love, no biodata could prepare anyone for my jokes.
i The introduction can come from anywhere, I care about what happens after.
i Choosing each other, I think, and telling the families gently.
i Somewhere in between, a bit of help with the meeting, none with the feeling.
b What would you wish for yourself?
b How does your family see it?
=outsideReligion
c I would, kindness and respect matter more to me than where someone prays.
c Yes, as long as we can talk openly about what faith means to each of us.
c For the right person, certainly, and I'd want to learn what's important to her.
p Yes, I'd be the one asking about the food at every feast.
p Of course, I'd just stand up at all the wrong moments.
p Yes, if everyone forgives my singing.
i Yes, and I'd be curious what you'd show me first.
i I'd look at the person first and learn the rest slowly.
i Yes, I think I'd learn something about my own beliefs too.
b How important is faith in your life?
b What would matter most to you there?
=loveMeaning
c Showing up for each other, on the good days and especially on the dull ones.
c For me it's being kind when it's easy and staying kind when it isn't.
c Feeling at home with someone, and caring how their day went.
p Giving someone the last slice and only looking a bit sad.
p Letting her choose the film and staying awake for it.
p Buying more milk without a speech about who finished it.
i When being quiet together feels as easy as talking.
i Being known properly and not wanting to hide.
i I notice it in small things, a light left on, a second cup.
b When do you feel most loved?
b Who showed you what love looks like?
=howMuchEarn
c Enough to live decently and treat someone to dinner, and I'm content with that.
c I keep figures for later, but I'm careful with money and I pay my way.
c Enough for the life I like, which is a simple one.
p Not enough to retire on, enough for dinner and dessert.
p Enough for the good cheese, on a good week.
p Nobody's paid me for my charm yet, so it's a modest sum.
i Enough to be comfortable, the exact figure can wait till we've met.
i Enough for me is a good dinner and someone to share it with.
i Nothing to boast about, I'd spend it on food and people I love.
b What would you do more of with extra money?
b What's always worth spending on for you?
=metAnyoneHere
c Nobody yet who made me want to stop looking, and that's what I'm here for.
c I don't count, I'd rather meet one person I'm really curious about.
c I'm picky with my time, and I'd happily spend it on you.
p Mostly I've met my own typing mistakes, but I live in hope.
p Not enough to get good at it, I still get nervous at hello.
p I'd still panic about handshake or hug, every single time.
i Nobody's made me as curious as you do.
i I like to wait for a conversation I'd miss, and this might be it.
i The one I'm most curious about is you.
b How has it been for you so far?
b What makes you want to meet someone?
=areYouDrunk
c No, I'm sober, just in a good mood and a bit more talkative than usual.
c Not at all, my head's perfectly clear and I mean what I wrote.
c Sober as can be, sorry if something came out a bit odd.
p Sadly no, this is just what I'm like on tap water.
p I wish I had that excuse, but my typing's like this all day long.
p Stone cold sober, the nonsense is all natural.
i No, just a bit braver than usual.
i No, if I seem giddy it's the conversation.
i Not drunk, but I can't promise I'll be sensible tonight.
b What gave you that idea?
b What sort of mood are you in yourself?
=likeCurvy
c I like women who are at ease with themselves, and that comes in every shape.
c Yes, and what I notice first is how someone laughs.
c Of course, though it's the person I fall for, her shape never decided anything.
p Yes, and that's the easiest question I've had all week.
p Certainly, and I hope you like men who can't walk past a bakery.
p Very much, I'm no marble statue myself.
i Yes, though it's the voice and the laugh that stay with me.
i Yes, and I'd still remember you for something you wrote.
i Yes, and I like that you just asked.
b What makes you feel good in yourself?
b What do you notice first in someone?
=goodKisser
c I hope so, I take my time and the right moment does half the work.
c With the right person, yes, because then it's about both of us.
c I'd like to think so, but I'd want to know you first.
p The back of my hand has never complained.
p Not bad, as long as my nose remembers which way to go.
p Decent, provided nobody starts laughing, and it's usually me.
i I'd say yes, mostly because I'd never hurry it.
i I think it starts with how you talk, and we talk well.
i I think so, though with you I'd start smiling halfway through.
b What makes a first kiss a good one?
b Does a kiss tell you much about someone?
=turnsYouOn
c Good conversation, and someone who laughs easily and says what she thinks.
c Kindness and a quick mind, that combination gets my attention every single time.
c Someone who's comfortable being herself, the rest I'd like to find out slowly.
p Someone who puts the shopping trolley back, I'm a simple man.
p Anyone who laughs at my jokes before the end.
p Correct loading of the dishwasher, I'm afraid.
i A certain look across a table, when neither of you speaks first.
i Being listened to properly, more than you'd guess.
i Someone who asks the second question and waits for the answer.
b What wins you over in a man?
b What do you notice first when you meet a man?
=areYouNaughty
c Only in small ways, mostly I'm well behaved.
c There's a playful side to me, though I like to get to know someone first.
c I'm more a gentleman with a sense of humour than a bad boy.
p Dreadfully, I put the empty packet back in the cupboard.
p Only when there's a buffet.
p Ask my diet, I let it down all the time.
i A little, the quiet kind you'd have to watch for.
i Sometimes, mostly in the jokes I keep to myself.
i Nice most days, with a bit of mischief after dinner.
b What gets you into trouble?
b Were you a well behaved child?
=sexImportant
c It matters, but it's part of something bigger, trust and closeness come first for me.
c Quite important, as a part of being close to someone, once both feel ready.
c Fairly, though laughing together and feeling safe matter at least as much.
p It's up there with good conversation and a full fridge.
p Yes, although a good night's sleep is a serious rival.
p Important enough, but so is agreeing on who gets the last slice.
i What matters is closeness, and that starts with talking like this.
i Yes, but only with someone I'd want to have breakfast with.
i Less than tenderness, that's what I'd miss first.
b What makes you feel close to someone?
b What comes first for you, trust or closeness?
=canBeHonest
c Of course, I'd always rather have the truth from you than something polite.
c Please do, you can say it straight and I'll listen before I answer.
c Always, you don't have to dress anything up with me.
p Go ahead, I'm sitting down and I've put the breakable things away.
p Yes, though if it's about my spelling, be gentle with me.
p Please, my ego can take it, it's had practice.
i I was hoping you would, I like that better than polite.
i You can, and whatever it is, I won't think less of you.
i Yes, and now you've got all my attention.
b What's on your mind?
b Shall I just listen first?
=somethingNice
c Hearing from you makes an ordinary day better, and I mean it.
c You're easy to talk to, and that doesn't happen to me often.
c I've noticed I'm in a better mood when we talk, and I wanted you to know.
p I check my phone more since you, and I don't even mind.
p My tea's gone cold because of you, and I'm not complaining.
p If you were a day, you'd be a Friday afternoon.
i I think of you in the quiet part of my day, and it makes me smile.
i I like how you write, it stays with me after I put the phone away.
i You've a way of making people feel listened to.
b What's the nicest thing anyone's said to you?
b What would do you good today?
=drinksOrDinner
c Drinks first, so there's no pressure, and dinner if neither of us wants to leave.
c Dinner, I like having a proper table and time to talk.
c I'd start with a drink somewhere quiet and let the evening decide the rest.
p Definitely dinner, because I'm far better company once someone's fed me.
p Drinks, there's less to spill down my shirt.
p Dinner, I go quiet when I'm hungry.
i A drink, and then we see if we get hungry.
i Start small, I have a feeling it'll turn into dinner anyway.
i Whichever takes longer, and I suspect that's dinner.
b Do you like lively places or quiet ones?
b What would make it a good evening for you?
=lateOk
c No problem at all, take your time and get here safely.
c That's fine, I'll find us a good spot and settle in.
c Absolutely fine, thanks for telling me, there's really no rush.
p That's fine, it gives me time to practise looking relaxed.
p Good, my hair could use the extra minutes.
p No problem, I'll order something and look mysterious on my own.
i It's fine, I don't mind a bit of waiting for something nice.
i It's fine, take your time, I'm just glad you're coming.
i I don't mind, I like the minutes just before.
b Shall I order you something?
b Is everything all right on your way?
=howSoonMeet
c Whenever it feels right for both, usually once the conversation flows by itself.
c Fairly soon, I'd rather have a relaxed coffee than write for weeks.
c I go at the other person's pace, there's no clock running for me.
p As soon as I've found a clean shirt and a bit of courage.
p Quickly, before you get too fond of my typing.
p Before we've used up all our good stories in here.
i When I start wondering how someone's messages would sound out loud.
i Around the moment when typing starts to feel too slow.
i Not too soon, I like it when there's already something to look forward to.
b How quickly do you like to meet someone?
b What helps you feel ready to meet someone?
=feltSpark
c Yes, very much, and I'd like to see you again and find out more.
c Something warm and easy, yes, and I went home smiling.
c For me it was there, I enjoyed your company from start to finish.
p Yes, I definitely felt a spark, and I wasn't near a socket.
p I forgot how doors work on the way out, so yes.
p Yes, and I was trying very hard to look calm.
i Yes, the quiet kind that's still there the next day.
i More than I'd planned on, if I'm honest.
i Yes, I noticed it most on the way home.
b How was it for you?
b Which moment stayed with you?
=wantPicOfMe
c I'd like that, if you feel like it.
c Only if you're happy to, whatever you feel good about sending is right by me.
c Sure, a nice everyday one, I like seeing what your day's like.
p Yes please, though my own album is mostly lunch and my thumb.
p Go on, it'll be the best thing on my phone today.
p Gladly, and I promise not to reply with my chin from below.
i Yes, one where you'd forgotten about the camera.
i Yes, whichever one makes you smile yourself.
i Please, I'd love to see what you're smiling about today.
b Which picture of yourself do you like best?
b What's the best photo you've taken lately?
=sonInPicture
c He's someone I care about a great deal, and it's nice of you to ask.
c He means a lot to me, and I'm glad he's in the picture.
c One of my favourite people, he gets my full attention whenever he wants it.
p I'd say he's the grown up in that picture.
p If you mean the charming one, he didn't learn it from me.
p He certainly acts like he owns me.
i Someone who makes me softer than I planned to be.
i Someone I slow down for, he notices things I walk straight past.
i Someone who can make my whole day with one grin.
b What caught your eye in it?
b Do you like being around children?
=weddingInPhoto
c Not mine, I promise, just two people I wish a very happy life.
c A couple who deserved a lovely day, I like weddings for that.
c Two lovely people, and I was happy just to be there.
p Someone braver than me, I was there for the cake.
p Not mine, I'm the one standing nearest the buffet.
p The two in the good clothes, I was just there to dance badly.
i Two people who forgot the rest of us were there.
i A happy couple's, and the day gave me a few ideas.
i Two people who made half the room believe in it again.
b Do you like weddings?
b Do you dance at weddings or watch?
=howLongGuitar
c Long enough to enjoy the guitar, not long enough to stop learning.
c Since I got hooked, and I've never quite put it down.
c A while now, and it's still one of my favourite ways to end a day.
p Long enough that the neighbours have stopped hoping.
p Ask my fingertips and it's forever, ask my ears and it's yesterday.
p Longer than it sounds, there's still one chord that hates me.
i I've lost count, I pick up the guitar for a minute and then it's dark.
i Long enough to play you something, once I'm less shy.
i Longer in my fingers than in my head, it still feels new.
b Is there an instrument you'd love to play?
b What music makes you stop and listen?
=likeAsKid
c Curious and a bit of a dreamer, I haven't changed as much as you'd think.
c Much like now, friendly, a little stubborn and always asking why.
c Quieter than I am now, and always watching how other people did things.
p Like me now but shorter, and with fewer excuses for the mess.
p Small, loud and convinced that I could talk my way out of anything.
p Sticky, mostly, and always explaining how it got broken.
i The sort who had to know what was behind every door.
i In my own head a lot, building worlds I never told anyone about.
i Always in a hurry to grow up, which I regret a little.
b What were you like yourself?
b Which bit of that child is still in you?
=liveAnywhere
c Somewhere by the water, close enough to good people and a decent bakery.
c A small place with mild evenings where you can walk everywhere.
c Near the people I love, with hills or sea at the end of the road.
p Anywhere with a balcony, no alarm clocks and good pastries.
p Next door to a bakery, and my trousers would regret it.
p In a treehouse with decent heating.
i Where the light's good and nobody's in a hurry.
i I think about a quiet house near the sea, with a second chair outside.
i Somewhere high up, with a window and a long view.
b Town, village or by the sea, what would suit you?
b Would you really move if you could?
=healthProblems
c You can always ask, I'd be open with you about my health.
c Nothing I'd hide from someone I was getting serious with, you can always ask me.
c It's a fair question, and I'd always answer it honestly in person.
p Just a weakness for cake, and nobody's found a cure.
p Only the noises I make getting up from a low sofa.
p A proper breakfast and a little less sofa would improve most of me.
i I try to be careful because I want plenty of years yet.
i I'm grateful for every day when everything simply works, creaks included.
i I take less for granted these days, a good night's sleep included.
b What do you do to look after yourself?
b Is there something you'd like me to know?
=howWasTrip
c It was a good trip, thanks, and it's nice to hear from you.
c Really nice, I came back with a clear head and plenty to tell you.
c Good, though there's no bed like my own.
p Lovely, though I now need a holiday to recover from it.
p Good, any trip's a success if there's cake in it.
p Lovely, though I'd pay someone to unpack for me.
i Better than I'd expected, I'm still walking at holiday speed.
i Lovely, part of me always stays away a bit longer.
i Good, and I caught myself saving up things to tell you.
b When did you last get away?
b What do you miss most when you're away?
=timeThere
c Later than I thought, I lost track of it while we were writing.
c A perfectly good time to talk, so you're not disturbing me.
c Still a decent hour for messages, so write as much as you like.
p Somewhere between my last snack and my next one.
p Time to put the phone down, which I'm clearly not doing.
p Too late to be sensible, too early to stop talking.
i Whatever the hour, I'm glad we're both awake for it.
i Whatever the clock says, it's a nice time to write to you.
i Time for a break, it's the part of the day I write to you.
b What does your sky look like right now?
b When's the best time to catch you?
=womenFirstMove
c I'm all for it, it takes courage and I'd be glad if someone did.
c It's a good thing, it's open and it saves everyone the guessing.
c Good for anyone who does, nobody ought to have to sit and wait.
p Please do, I can miss a hint the size of a bus.
p Great, it saves me three days of planning a hello.
p All for it, mine tend to arrive a week late.
i Whoever feels it first should say it, that takes nerve and I like nerve.
i I wouldn't forget it in a hurry, it's nice to be chosen out loud.
i I like it, especially when I was just about to.
b Do you like to go first or be asked?
b What would make you go first?
=inRelationship
c Loyal, affectionate and easy to be with, as long as we keep talking.
c I'm steady and I listen, and I like making small things nice for someone.
c I show up, and I say what I feel before it grows.
p Devoted, warm and slightly in the way in the kitchen.
p Very loving, until it comes to the blanket.
p Like a good dog, loyal, hungry and happy when you come home.
i Slow to start and then all there, it takes me a while but I stay.
i Quieter than you'd think, and I show love more than I say it.
i A bit shy with big words, and good with small things every day.
b What do you need to feel happy with someone?
b How would you describe yourself with someone you love?
`;
