/** Finer kinds of question, known by what was learned. What is asked of anything and everything, part two. Form: content/asked-about-him.ts. */
export const WIDELY_ASKED_2 = `
=biggestDriven
c A hired removal van, and I loved sitting up that high.
c The biggest was a long camper van on narrow lanes, slowly and with respect.
c Just a very big van so far, though I'd take on a bus tomorrow.
p An overloaded supermarket trolley with one wheel that had its own plans.
p Probably a pedalo shaped like a swan, and it handled like a wardrobe.
p I once drove a van so big that I apologised to every lamp post.
i Something with far too many gears, on a very empty field.
i Bigger than I should have, and the hedge has recovered since.
i It had a horn like a ship, and that story needs a drink.
b What would you love to drive just once?
b Would you trust me behind the wheel of a bus?
=workListen
c Music without words, usually old film scores, because lyrics steal my attention.
c Calm piano in the morning and something with a beat after lunch.
c I like quiet instrumental stuff that keeps me moving without asking for attention.
p Dramatic film music, so even a dull email feels like saving the world.
p The same three songs on repeat until my headphones ask for a holiday.
p Rain sounds, and then I wonder why I need the loo all day.
i One particular album that I never play anywhere else.
i It depends on the trouble I'm in, but jazz usually means a deadline.
i Something you probably wouldn't guess from my profile, with a lot of cello.
b Does the right song make you faster?
b Which song always lifts your mood?
=letMeWin
c You won that fair and square, and I'd like a rematch.
c That was real, I tried my best and you were simply better.
c I never lose on purpose, so enjoy it, it was all yours.
p Letting you win would have hurt my pride much less than the truth.
p My losing is completely natural, years of talent went into it.
p You beat me honestly, and I've blamed the floor ever since.
i Let's play again, and then you can judge for yourself what that was.
i I was trying, though I was a bit distracted by the company.
i Honest answer, you earned it, but my next game will tell you more.
b When do I get my rematch?
b Are you always this hard to beat?
=teachToSay
c I'd go for a very polite good evening, it makes every visitor laugh.
c Teach it to say well done, everyone needs to hear that at home.
c Something kind like nice to see you, because it will be repeated for years.
p Have you tried turning it off and on again, in a very tired voice.
p I'd pick we need to talk, said slowly whenever somebody opens the fridge.
p Just the sound of a phone ringing, and then enjoy the chaos.
i It should learn they know everything, and only say it at night.
i Pick one mysterious name, and never explain who that is.
i Teach it the treasure is under the stairs, and leave the rest to fate.
b Does the bird do any voices yet?
b Who should hear it first?
=brokeMeal
c Spaghetti with garlic, oil and chilli, it costs nothing and tastes like a holiday.
c Lentil soup with a lot of cumin, cheap, warm and good for three days.
c Eggs on toast with something spicy on top, hard to beat at any price.
p Beans on toast, served on the good plate so it feels like dining out.
p Instant noodles with an egg, which I like to call the chef's menu.
p Pasta with butter and a long, hopeful look at the cheese rind.
i Rice, an egg and one secret spoonful that makes it taste expensive.
i There's a potato trick I only show people in person.
i Chickpeas, lemon and one ingredient nobody ever guesses right.
b Would you eat that with me?
b What's the one thing you never cut back on?
=getExcited
c Good food, honestly, I can talk about one great meal for a week.
c Planning a trip gets me every time, I love a map and an empty weekend.
c Live music does it, the second before the first note is my favourite thing.
p Fresh bread, I become a small child as soon as I smell it.
p A well packed car boot, I could talk you through it for an hour.
p Finding the right lid for a box at first try, I nearly wave at strangers.
i Old maps and lost places, but once I start you'll miss your bus.
i Night skies with no town nearby, though that's better shown than told.
i There's one subject I hide well, and the first clue is cheese.
b What could you talk about all night?
b When did you last lose track of time over something?
=flowerBe
c A sunflower, tall, simple and always turning to where it's warm.
c I'd be a daisy, nothing fancy but it comes back whatever you do.
c Lavender, because it's calm, useful and nice to have around in summer.
p A dandelion, because nobody planted me and yet here I am.
p Probably a cactus flower, one good day a year but what a day.
p I'm a tulip, fine at first and then slowly falling over the vase.
i A moonflower, it only opens when everybody else has gone home.
i Something wild from beside the railway that nobody knows the name of.
i Wild poppy, easy to spot but not easy to keep in a vase.
b Which one do you like to get most?
b Do you think that fits me?
=tooSoonAsk
c Not too soon at all, I like it when someone says what they'd like.
c For me it's just right, I'd rather meet than type for weeks.
c No, it's good timing, I was thinking the same thing.
p Not at all, I was about to ask and you saved me an hour of nerves.
p My calendar says the timing is perfect, and it's a very strict calendar.
p If anything you're late, I've already thought about what shirt to wear.
i I'd say the moment is good, and I like where this is going.
i Too soon would have been before hello, this feels about right.
i Funny that you ask, because I nearly said it first.
b Were you nervous about asking?
b Shall we just do it then?
=wasSarcasticR
c I meant it, every word, my face was completely straight.
c No sarcasm from me this time, that was honest and kindly meant.
c That was sincere, and I'm sorry if it came out sideways.
p My sarcasm wears a little bell, so you'd have heard it coming.
p Completely serious, which I admit is hard to spot on me.
p I only do sarcasm on weekdays before coffee, so you're safe.
i Far more honest than it sounded, and I'll leave it there.
i You'll know my sarcasm when you hear it, it arrives with an eyebrow.
i There was a grain of teasing in it, but the rest was true.
b Do people often misread you too?
b How can I tell when you're teasing?
=howBritish
c About an eight, I'd queue for something without knowing what it was.
c Fairly, I say sorry to strangers and thank you to machines.
c Very, I'd tell the waiter it was lovely even if it was on fire.
p I once apologised to a door and then held it open for itself.
p Seven out of ten, with extra points whenever a drizzle starts.
p So much that I'd say sorry to a chair before I sat down.
i It depends on the biscuits, and there I become very strict.
i Quietly and deeply, but you only see it when somebody jumps the queue.
i Less than you'd think until the kettle is in danger.
b What's the most British thing you've done this week?
b Would you ever skip a queue?
=handItIn
c I'd give it back, I sleep much better that way.
c Back it goes, because somebody is surely missing it right now.
c Honest every time, I'd hate to be the reason for someone's bad day.
p I'd return it, then tell everybody about it for a month.
p My conscience is so loud that I'd return it with interest.
p I'd hand it over, and secretly expect a small parade.
i Back to its owner, though I'd enjoy one minute of being rich.
i Straight back, since I believe these things return when you need them.
i I once learned why honesty pays, and it began just like this.
b What would you do?
b Has anyone ever surprised you with honesty?
=bestFound
c An old photo in a second hand book, two people dancing in a kitchen.
c A perfectly smooth blue stone on a beach, and I've kept it since.
c Somebody's handwritten recipe in a charity shop cookbook, and it was delicious.
p One single glove, twice, and they were not even a pair.
p The other sock, after a search that took most of a year.
p A tenner in my winter coat, I felt like a pirate all day.
i A key with a number on it, and I still wonder what it opens.
i There was a letter in an old drawer, and I know how it ended.
i Something in the sand with initials on it, and it has a story.
b Do you keep things like that?
b What are you always hoping to find?
=guessMyAccent
c I'd say somewhere near the sea, there's a bit of wind in it.
c My guess is a small town where everybody knows your business.
c I'm going for the north, it sounds warm and to the point.
p Somewhere between a castle and a very good bakery, final answer.
p I'd guess the moon, but you're far too friendly for that.
p Definitely from a place where tea is a serious matter, I'm never wrong.
i Not from the place where people usually guess, I'm sure of that much.
i There are two places in it, and I think one is hiding.
i From somewhere you miss more than you tell people.
b How close was I?
b What do people usually guess?
=isItDealbreaker
c Not a dealbreaker at all, I'm glad you told me.
c That's fine with me, I'd rather know the real you.
c It doesn't put me off one bit, everyone comes with something.
p I've checked with the committee, and you're still in.
p My own terrible habits will even things out, so I'd call it a draw.
p Unless it's contagious, I think we'll survive it.
i If anything, it makes me more curious about the rest.
i I've got a confession that makes yours look small, so don't worry.
i My real dealbreakers are stranger than that, you're safe so far.
b What would put you off someone?
b Is there anything else I should know?
=lastRangMum
c Not as often as I should, so I'm ringing her tomorrow.
c We spoke this week, a short call that turned long as usual.
c Most weeks, she gets the news and I get the advice.
p Enough to stay in the will, I hope, though she'd like more.
p I rang to say one thing and got the news of the whole street.
p She calls me just before I call her, it's a kind of magic.
i Often enough that she may hear your name soon.
i We talk, and she always knows from hello how things are.
i It's been a few days, and her last question is still on my mind.
b What do you two usually talk about?
b Who do you ring with good news?
=plusOne
c I'd love to be your plus one, I dance badly but with commitment.
c Count me in, I'm good with aunties, bosses and long speeches.
c Yes, happily, just tell me the dress code and who to avoid.
p I'll come, provided there's cake and nobody makes me catch anything.
p My party trick is remembering names for almost four minutes.
p Sign me up, I clap at the right moments and carry handbags.
i I'm in, and by the end they'll think we've known each other for years.
i Gladly, but then you owe me one slow dance or one good secret.
i Consider me booked, we just need a good story about how we met.
b What should we tell people about us?
b Who should I be most afraid of there?
=hillDieOn
c Being ten minutes early is simply good manners, and I won't move on it.
c Phones stay off the table at dinner, that one I'd defend anywhere.
p A duvet should be a size bigger than the bed, no further questions.
p Crisps in a sandwich make it a meal, and I'd bring witnesses.
p The middle seat gets both armrests, I've prepared the whole speech.
i I say the book isn't always better, and I've got one example that wins.
i There's only one right way to make toast, and I'd prove it.
i Sundays deserve their own rules, and I'd need an evening to explain them.
b Would you be on my side in court?
b Who has ever made you change your mind?
=lastReadPaper
c A crime novel on paper, and I stayed up too late for the ending.
c Half a travel book, I read it slowly because I don't want it to end.
c Some short stories recently, one before bed instead of scrolling.
p The back of a cereal box, and I thought the plot was thin.
p An instruction manual, gripping until step nine and then pure horror.
p A takeaway menu, twice, and I cried a little at the desserts.
i A second hand paperback with somebody's notes in it, far better than the story.
i Old letters, and they were better than anything I've seen on a screen.
i A book I was told not to finish, so of course I finished it.
b Do you fold the corners or use a bookmark?
b What would you lend me to read?
=youPickPlace
c Then it's a little tapas place, small plates, warm light and no rush.
c I'll pick, so let's do a cosy Italian and walk a bit afterwards.
c Good, then I say a proper ramen place with a counter by the window.
p My finger landed on dumplings, and the finger is never wrong.
p Decision made, we go where the chips are good and the chairs wobble.
p The committee of one has voted for tacos, napkins included.
i There's a small place with no sign outside, and I'd like to show you.
i Leave it with me, and just bring an appetite and comfortable shoes.
i I've one in mind with candles and terrible music, you'll see.
b Is there anything you don't eat?
b Do you like it busy or quiet?
=hangoverCure
c Lots of water, salty eggs on toast, and a slow walk in fresh air.
c A big glass of water, then something greasy, then straight back to bed.
p Lying very still and promising the ceiling I'll never do it again.
p A fizzy drink, a fried breakfast and dark glasses, even indoors.
p I just become a blanket for the day and wait for forgiveness.
i There's a pickle involved, and it's better not to ask until it works.
i A certain spicy noodle soup, it's been known to raise the dead.
b What's your perfect recovery day like?
b What does your head want most on such a day?
=coldestEver
c Winter camping in a thin tent, I wore everything I had and still shivered.
c On a mountain in the wind, where even my teeth felt cold.
c Waiting for a night train on an icy platform, I've never loved soup more.
p In a lake in spring, because somebody said it was warm once you're in.
p My old flat in January, I wore a hat to make toast.
p I was once so cold that I hugged a stranger's radiator and thanked it.
i Cold enough that I made a promise to the sky, and I've kept it.
i There was snow, a wrong turning and a stranger with a flask of tea.
i A night in deep snow, where I learned what real silence sounds like.
b What warms you up best?
b Would you rather freeze or melt?
=everStung
c Only once, and I've shown a lot of respect ever since.
c One got me as a kid, more shock than pain, but I remember it.
c Not seriously, I keep a polite distance and we get along.
p Once, and I'm told they heard me in the next village.
p My usual plan is to run first and be brave afterwards.
p Just once, and we've never spoken since.
i There was an incident, and I'm still not sure who started it.
i Let's say one of them has a grudge against me.
i I've been luckier than I deserve, considering how close I stood.
b What's your plan when one comes at you?
b Which animal do you trust least?
=bringMeBack
c A little something small and silly, and I'd like to hand it over in person.
c You'll get something sweet, I couldn't think of you and come empty handed.
c There'll be a magnet for you, the ugliest one I could find.
p Only the finest tiny soap, personally chosen from a hotel bathroom.
p Sand, mostly in my shoes, but it's yours if you want it.
p One magnet, one slightly crushed biscuit and my lovely self.
i It's small and it makes a noise, and that's all you get for now.
i Something you can eat, if it survives me until we meet.
i You'll have to meet me to find out what it is.
b When can I give it to you?
b Where will you put it?
=driveListen
c A good true story podcast, the hours go faster when you need the ending.
c Old soul music, it makes every road feel like a film.
c I'd go for an audiobook of a good mystery, perfect for a long way.
p Eighties power ballads, sung badly and with the windows shut.
p Musicals, all the parts yourself, including the villain.
p One comedy podcast, as long as you don't mind strangers seeing you laugh.
i Something with a slow voice and a dark secret, you'll take the long way.
i I'd put on one whole album from start to end, in the dark.
i Let the local radio decide for ten minutes, it always gets strange.
b Do you sing along when nobody's there?
b What do you never get tired of hearing?
=makeMeSome
c I'd happily make you some, and you'd get the best piece.
c For you I'd deliver by hand, still warm and badly wrapped.
c Consider it ordered, you only need to name the day.
p Delivery is by bicycle, slow, wobbly and slightly nibbled at the edges.
p The waiting list is long, but I know the boss and he likes you.
p I accept payment in compliments and the occasional decent biscuit.
i There may be a piece with your name on it already.
i You can have some, but the first bite has to be in front of me.
i I'd make yours with the secret extra, which not everybody gets.
b Which bit would you go for first?
b When shall I bring it?
=lastGig
c A small band in a back room, so loud I hummed for two days.
c Some local folk singers in a pub, and the whole room joined in.
c An open air show in the rain, and nobody wanted to go home.
p A man with a ukulele outside the station, front row and free entry.
p I saw a tribute band where nobody looked right and everybody was happy.
p My neighbour practising the drums, sold out every Tuesday.
i A singer nobody had heard of, and you could hear a pin drop.
i Somewhere dark, with a trumpet player I still think about.
i The support act, honestly, they were so good I forgot who came next.
b Who would you love to see live?
b Are you at the front or by the bar?
=myTownThink
c I like it already, people from there seem to know their own minds.
c Only good things, and I'd like to see it with someone who knows it.
c I think of friendly people, strong opinions and a good night out.
p I've heard the people are dangerous at quizzes and generous with cake.
p My knowledge is poor, but I'm ready to be given a full tour.
p All I know is that it made you, so they must do something right.
i It's been on my list a while, and now there's a better reason.
i I have one theory about the place, and you could prove me right.
i You can tell a lot from a place by who comes out of it.
b What should I see there first?
b What do people always get wrong about it?
=passengerSeat
c I'm a calm passenger, in charge of snacks, songs and keeping you awake.
c Very easy company, I pass the crisps and trust the driver.
c I'd do the music and the map, and never comment on your parking.
p My main job is unwrapping sweets and pressing an imaginary brake.
p I sing the wrong words loudly and point at every cow.
p As a passenger I'm excellent until somebody opens the good snacks.
i I ask strange questions around hour two, that's when it gets good.
i Mostly I look out for odd signs and turnings worth taking.
i You'd get good songs, one story and a detour you didn't plan.
b What's the best car snack?
b Who's allowed to touch the radio?
=cvLie
c A few small things got polished until they shone, but nothing big.
c I keep it honest, though my computer skills got a very generous word.
c Just a little stretch about loving spreadsheets, I think everyone does that one.
p I put works well under pressure, and I can't even open a jar.
p My so called interest in hiking was one hill and a sandwich.
p I wrote team player and meant that I share my crisps.
i There's one line that's true, and nobody ever believes it.
i One hobby on there needed quick learning the night before.
i Let's say my conversational Spanish has never been tested.
b What's the boldest thing you'd put on there?
b What should be on yours that isn't?
=festivalsLike
c I like them, music outdoors and a field of happy people suits me.
c A small one with good food is perfect, I can live with a bit of mud.
c Give me one good day and a real bed after it, that's my festival.
p I'm all for it, until the tent and I disagree about being upright.
p My dancing needs a whole field anyway, so it works out.
p Mud I can handle, it's the toilets that test my character.
i I'd go for the tiny stage at midnight that nobody planned to find.
i Best part is the walk back in the dark, everyone humming something different.
i With the right company I'd stay to the very last song.
b Who would have to play to get you there?
b Would you put up the tent or watch me try?
=weirdCombo
c Apple pie with a slice of sharp cheddar, and I'll defend it anywhere.
c Peanut butter and chilli sauce on toast, trust me on this one.
c Salty crisps inside a cheese sandwich, the crunch makes the whole thing.
p Chips dipped in a milkshake, and I do it in public.
p Cold pizza with jam on it, and I accept all consequences.
p Pickles with peanut butter, my kitchen has stopped asking questions.
i Strawberries with black pepper, try it once and you won't laugh.
i Dark chocolate with something very salty, but I won't name the salty part yet.
i Watermelon with a little salt and chilli, it changes people.
b Would you try mine?
b Which one would you never touch?
=backAfterMonths
c I went quiet and you deserved better, I'm sorry and I missed talking to you.
c Fair point, I handled that badly, and I'd like to do it properly now.
c I got lost in my own stuff, but I did keep thinking of you.
p I was lost in the desert of my own inbox, and you were the oasis.
p My disappearing act was poor, and the coming back wasn't much better.
p I've returned from the land of bad excuses with empty hands.
i Something reminded me of you, and I didn't want to let it pass again.
i The true answer is longer than a text and includes an apology.
i I regretted stopping, and it took me a while to say so.
b Can we start fresh?
=comeOverBed
c That's tempting, but I'd like to meet you properly over a drink first.
c I'd rather take you out first and see how we get on.
c Let's start with a real evening together, I like knowing someone first.
p I'm old fashioned, I need at least one plate of chips before anything.
p There's a rule in my book that everything begins with a good coffee.
p Slow down, we haven't even argued about pizza toppings yet.
i Some things are better with a bit of waiting, so dinner first.
i I like a slow start, the best things usually have one.
i Ask me again after one really good evening out.
b What are you doing on friday?
b Can I buy you a drink first?
=alwaysLikeThis
c Pretty much, what you see here is what turns up in person.
c Always have been, I only ever learned to be this one person.
c This is just me on a normal day, no special effort.
p I'm afraid so, they tried turning me off and on again.
p It's worse before breakfast, you've caught me at my best.
p Every day, and twice on Sundays by popular demand.
i Mostly, but there's a quieter side you only get in person.
i You bring out a bit extra, I'll admit that.
i Only with people I like talking to, so draw your own conclusions.
b Is that a good thing?
b What are you like on a normal day?
=pocketsNow
c Keys, phone, a folded receipt and one emergency mint.
c My phone, some coins and a shopping list I forgot to use.
c Just keys, tissues and a pen that never works when I need it.
p One sock, a loyalty card for a closed cafe and a lot of fluff.
p Seven receipts and no memory of a single purchase.
p Half a biscuit, wrapped with care, for emergencies only.
i A small stone from a beach, and I take it everywhere.
i There's a train ticket I never threw away, for a good reason.
i Mainly keys, and one of them doesn't open anything anymore.
b What could you never leave the house without?
b What's the oddest thing you've ever carried around?
=excuseToText
c Completely on purpose, I wanted to talk to you.
c It was an excuse, and I'm glad it worked.
c Guilty, I was looking for a reason to say hello.
p My planning took days, there were charts and a small model.
p Pure accident, carefully rehearsed twice in front of a mirror.
p You've seen through me, I'll hand back my spy badge.
i Half chance and half hope, I'll let you guess which half was bigger.
i Let's say I could have done it differently, and I didn't want to.
i I had a better excuse ready, but I'm saving it for next week.
b Would you have preferred a simple hello?
b Do I need a better excuse next time?
=insteadOk
c That's even better, count me in.
c Good idea, I care more about the company than the plan.
c Gladly, I like your plan more than mine.
p My plan has just left quietly through the back door, yours wins.
p Deal, but I warn you that I get very enthusiastic about new plans.
p I'd been practising for the other thing, but I'll adapt like a hero.
i Perfect, I've got a spot in mind that goes well with that.
i Yes to that, it tells me something good about you.
i Let's do it, I had a feeling you'd have the better idea.
b What time suits you?
b Shall we call that a plan?
=timePlaceOk
c That's perfect, I'll be there a few minutes early.
c Works for me, I'm looking forward to it already.
c Sounds good, I've got it written down and underlined.
p It suits me fine, I'll be the one pretending not to look for you.
p Perfect, I've told my shoes and they're very excited.
p My very empty calendar has just cheered.
i Good choice, I'll save my best story until then.
i I'll be there, and I'm bringing one question I've wanted to ask you.
i It's a date, and I already know what I'll say first.
b Shall I get us a good spot?
b What are you most looking forward to?
=pickMeUpOr
c I'll come and meet you, so just tell me when you're close.
c No need to find your own way, I'll be there waiting for you.
c Of course I'll be there, it'd be nice to see you arrive.
p Look for the man waving far too early at the wrong person.
p My welcome committee is one man with a sign and a snack.
p I'm coming, and I may have written your name on cardboard.
i Stay where you get off, the way back is the nicest part.
i I'll be there, and I know a small detour you'll like.
i Just step out and look left, I'll take care of the rest.
b Shall I bring you a coffee?
b Are you carrying much?
=likeLivingThere
c I like it, mostly for the early mornings when it's quiet and all mine.
c It's got its moods, but it feels like home to me.
c It suits me well, good food nearby and always somewhere new to walk.
p We have a good relationship, it's just the parking that's cheating on me.
p I love it, and I complain about it daily like a true local.
p It's lovely, although the pigeons behave as if they own the place.
i Better than I expected, and one corner of it is the reason.
i It grows on you slowly, especially after dark.
i I enjoy it most when I get to show it to someone new.
b What matters to you in a place?
b What makes a place feel like home to you?
=wouldDoIt
c I'd do it, scared for the first minute and very glad after.
c Yes, once at least, I'd rather have a story than a doubt.
c I think I would, with someone next to me who's just as nervous.
p Sure, but you'd hear me complaining from two towns away.
p My mouth says yes, my legs are asking for a lawyer.
p Only after a large breakfast and a short farewell speech.
i Ask me on the right evening and I'd already be on my way.
i I'd say no three times, and then be first in line.
i Yes, with the right person daring me I probably couldn't refuse.
b Would you go first?
b What's the bravest thing you'd say yes to?
=refRobbed
c Everybody in the ground could see it except the one who decides.
c I'd have called it the other way, it was as clear as it gets.
c It was a terrible call, I'm still annoyed about it.
p Somebody needs glasses, a guide dog and a long holiday.
p I've seen garden gnomes make better decisions than that.
p My kettle saw it, and it was facing the wall.
i One angle told the whole story, and of course they never showed it.
i I've got a theory about that official, but it needs a pint.
i They'll be arguing about that one for years, and we'll be right.
b Who do you usually watch with?
b How do you calm down after a call like that?
`;
