/** Told of work, study and plans, part 4. Form: near-entries.ts. */
export const NEAR_TOLD_OF_WORK_4 = `
=saving for a house deposit, it's endless / trying to buy my first flat / ten years of saving and prices went up again
c Saving that long for your own front door shows real staying power, it'll come.
p Houses move up just as we reach for them, like the top shelf biscuits.
i Everybody saving for a place already has one window in mind, with a certain light.
b What does yours look like in your head?
=i bought a house!!! / offer accepted today, i'm going to own a flat / signed the mortgage and i'm shaking
c Huge congratulations, you own it and nobody can tell you what colour the walls should be.
p Welcome to owning gutters and holding strong opinions on them.
i One signature on a mortgage, and a place full of other people's years starts turning into yours.
b Which room won you over?
=we lost the house, someone outbid us / the sale fell through again / got gazumped, i'd already chosen curtains
c Losing a house you'd already moved into in your head really hurts, I'm sorry.
p May the winning bidder discover a very musical pipe.
i The house you end up in will make you glad of this one, though it's no comfort today.
b What did you love about it?
=looked at three flats today, all terrible / viewed a room with a shower in the bedroom / flat hunting is hell, forty people at one viewing
c House hunting is grim out there, you're asking for four walls and a window, it shouldn't be this hard.
p Compact means wardrobe and charming means the ceiling's coming down.
i You know in the first three seconds of a viewing, the rest is only opening cupboards.
b What was the worst of them?
=my landlord put the rent up by 300 / rent is eating my whole salary / they want two years rent upfront, lagos landlords
c That rent is too much for anyone who only wants a roof, and you've every right to be angry.
p For that price a landlord should sing you to sleep.
i When most of what you earn goes on rent, even small dreams get expensive.
b Will you stay or look around?
=my landlord is selling so i have to move / got my eviction notice, two months / have to leave my flat and there's nothing to rent
c Having to move because of somebody else's plans is unsettling, I'm sorry it landed on you.
p I hope the next flat is sunnier and the landlord is asleep for twenty years.
i Leaving a place you didn't choose to leave, you notice what it quietly gave you.
b How long have you been there?
=landlord still hasn't fixed the heating / been without warm water for a week / there's mould in my flat and he says open a window
c You pay to live somewhere decent, and being ignored by your landlord isn't on.
p Landlords can vanish like magicians until the first of the month.
i A flat that works is invisible, and when it fails you think of nothing else.
b How are you managing in the meantime?
=i live with three housemates / sharing a flat at 37, london prices / my flatmate is moving out and i need a new one
c Sharing a home well is an art, and the right people make it better than living alone.
p All peace treaties in the world could be tested on one shared fridge.
i You see people in a kitchen at midnight as even their families never do.
b What makes a good flatmate in your eyes?
=first time living alone, i love it / my own place at last and i walk around singing / nobody eats my cheese anymore
c A home with only your rules in it is a wonderful thing, sing as loud as you like.
p The cheese will be exactly where you left it, and that's civilisation.
i Living alone you find out which of your habits were really yours.
b What's the best part so far?
=i'm broke till friday / eleven pounds left and it's the 19th / payday can't come soon enough
c The days before payday can be long, I hope the last ones are kind to you.
p Rice, imagination and a walk past nice windows till payday, an underrated lifestyle.
i Being broke makes people inventive, some of the best evenings cost nothing at all.
b What's your best free treat?
=!i'm in debt and it keeps me awake / credit card is maxed and i'm scared to open letters / i owe so much money i can't breathe
c I'm sorry, money worry like that sits on the chest day and night, and it isn't a character flaw.
p No need to be cheerful about it here, you can just set it down for a minute.
i Saying a debt aloud to anyone takes courage, fear like that grows best in the dark.
b Does anyone close to you know?
=paid off my student loan today!! / i'm officially debt free / cleared the last of my credit card after four years / finished paying my student loan / made the last payment on my car
c Debt free and clear, well done. That took years of choosing no when yes was easier.
c Being free of that debt is a proper victory, every month of it was you.
p Without that debt your wallet breathes out so loudly I can hear it from here.
p The bank must be crying softly over your loan.
i The first month without the loan feels like walking with a bag lifted from your back.
i So many small sacrifices that nobody clapped for, and then suddenly you're free.
b What will you do with the breathing space?
b What will you do with the first free money?
=doing a no spend month / stopped buying clothes for a year / i'm saving every penny and living on lentils
c You set yourself a hard rule and kept it, I rather admire that in a person.
p Somewhere a lentil has just realised how important it is.
i When you stop buying, you notice how often the wanting was about something else.
b Which temptation is the worst?
=i bought shoes i can't afford / spent way too much online at two in the morning / went in for milk and left with a lamp
c Life's too short never to buy a lovely useless thing, wear or light it with pride.
p The late night shopper and the morning owner should really have met before the money was spent.
i What we buy without thinking is usually a wish in a parcel.
b Do you regret it even slightly?
=big bill came out of nowhere / the car repair is going to cost 900 / my boiler died and so did my savings
c A bill like this out of the blue is rotten, just when you'd got your head above water.
p Machines can hear you saying you've finally saved something.
i It's strange how one letter or one bit of metal giving up can rearrange a whole month.
b Is it sorted now?
=i send money home every month / half my salary goes to my family / paying my brother's school fees
c Sending your people money like that is a big, quiet kind of love, I respect it deeply.
p The family should name a goat after you, or a child, whichever comes first.
i There's pride and weight in being the one everyone at home leans on, I wonder who you lean on.
b What do you keep just for you?
=i'm bad with money, it just goes / money burns a hole in my pocket / never understood where my pay disappears to
c There are worse faults than being bad with money, I like people who aren't tight.
p Money leaves in the night, I think, quietly and in small coins.
i How we spend our pay was mostly learned at some kitchen table long ago.
b What does it mostly vanish on?
=i'm a saver, i have a jar for everything / i know the price of every egg / budget queen, i've never been overdrawn
c Being careful with money is a real strength, it buys you the freedom to say no.
p I'd be afraid to be seen by you near a full price avocado.
i Behind a good saver there's often a plan, or a memory of a time there was nothing.
b What's the best thing a jar ever paid for?
=won 50 pounds on a scratch card / found a tenner in my coat / got a tax refund i forgot about
c A little win from nowhere is pure joy, spend it on something silly.
p The universe found some change down the back of its sofa and thought of you.
i Found money feels lighter than earned money, though it buys the same cake.
b What's it going to become?
=started investing, i have twelve shares / bought my first stock and i check it hourly / put money in crypto and i don't want to talk about it
c You jumped in and started investing instead of only meaning to, I like that.
p Buy high, sell low, call it a strategy, there's my whole course on the subject.
i Checking a number go up and down, you learn surprising things about your own nerves.
b What got you started?
=sold my car today / sold all my old stuff online and made 400 / had a garage sale, goodbye to my twenties
c Selling old things and getting paid for it is satisfying, well done.
p The danger is selling one chair and coming home with three lamps.
i Each thing sold has a scene from your life attached, and the buyer never knows it.
b Was there anything you couldn't part with?
=big decision to make and i keep changing my mind / i have to decide by friday and i can't sleep / stay or go, i've made eleven lists
c Choices that size deserve all the dithering, and whichever way you go I think you'll make it good.
p One more list, called reasons to stop making lists, should settle it.
i Two true wishes pulling in different directions, I think a hard decision is hardly ever more than that.
b What does your gut say when nobody's asking?
=i finally decided, i'm going for it / said yes to the job abroad / made the big decision and now i'm calm
c The calm afterwards tells you it was right, good for you for choosing.
p Somewhere the pros and cons list is looking for a new purpose.
i Once it's decided, the world quietly rearranges itself and the head goes still.
b What tipped the scale?
=did i make a huge mistake / i keep wondering if i chose wrong / regretting the move, honestly
c Doubt after a big move is normal and doesn't mean it was the wrong one.
p The road you didn't choose had roadworks as well, I'm almost sure of it.
i Regret compares the life we've got with one that was never tested by a Tuesday.
b What do you miss about before?
=i want to open a guesthouse one day / my dream is a little cafe with books / someday i'll have a farm with donkeys
c I like a dream with a door you can walk through, I hope you build it.
p Put me down for the first booking, any room, any donkey.
i A dream that comes with details is already half a plan.
b What's the first thing you'd put in it?
=i want to be a director by 40 / ambitious, i know, i want my own firm / i'm aiming for the top and people say i'm too much
c Ambition suits a person when it comes with warmth, so don't you dare want less.
p I'll practise saying I knew her before the top, when she still answered texts.
i Aiming for something big and saying it plainly is rarer than it should be.
b Where does that drive come from?
=i'm not ambitious, i just want a calm life / career isn't everything to me / happy with my small job and my garden
c A calm life well lived is an ambition too, one of the better ones.
p While the others climb the career ladder, somebody has to enjoy the lawn.
i Being happy with enough is something many people chase for decades.
b What's a perfect ordinary day for you?
=i don't know what i want to be when i grow up, i'm 44 / still figuring out my career / everyone has a calling and i have a job
c Not having figured it out leaves every door open, and I've always found curious people better company than certain ones.
p As careers go I lean towards pirate, but the hours put me off.
i The things people lose track of time over usually give their calling away.
b What makes hours disappear for you?
=i have a side job at weekends, i do face painting / started a little side hustle selling earrings / i tutor maths in the evenings for extra cash
c A job on top of a job, and something of your own growing there, I like your energy.
p You've got more careers before Sunday lunch than I've got clean mugs.
i The side thing often turns out to be the real thing, give it a few years.
b How did it begin?
=my side hustle made its first profit / the little business paid for my holiday / made more from my cakes than my salary this month
c The little business is growing up, well done, you built it from nothing.
p Seeing such a profit, your day job should start being a lot nicer to you.
i First the hustle pays for a coffee, then a holiday, and one day it asks you a serious question.
b Would you ever do it full time?
=i volunteer at a food bank / saturdays i help at the animal shelter / i read to old people once a week / i volunteer at a soup kitchen on saturdays / help out at the animal shelter
c Giving your free hours to help others says more about a person than any profile, I like it a lot.
c Volunteering your free hours without fuss is truly decent.
p New volunteers get the broom on day one, and I'd be proud of mine.
p I'd volunteer too and be put somewhere I can't break anything.
i People who help usually say they get more back, I wonder what yours gives you.
i I've heard you often come home from helping with more than you gave.
b How did you start?
b How did you get involved?
=i'm a crisis line volunteer, nights / i volunteer with refugees, teaching english / train as a lifeboat crew member, unpaid
c You turn up unpaid for strangers when it truly matters, and that's about as good as people get.
p Tea for all the volunteers is about my level of heroism, two sugars each.
i One voice or one hand at the right minute, and somebody's life goes another way.
b What moment made it all worth it?
=did a beach clean today / planted 200 trees with my neighbours / picked litter in the park all morning
c You left a bit of the world cleaner and greener than you found it today, good on you.
p Leaning on a tree and looking noble in the background, there's my contribution.
i For years now you'll walk past that place and know something no one else does.
b Who was out there with you?
=raised two thousand for the hospice / our bake sale made 600 for the school / did a sponsored silence and made money by shutting up
c Raising money for a good cause with your own effort is excellent, well done you.
p I'd have sponsored you handsomely for three slices and a clear conscience.
i People are kinder than the news suggests, they mostly wait for someone to ask.
b What gave you the idea?
=i'm writing a novel / working on a children's book in the evenings / i write poems on the bus, nobody knows
c Writing new worlds after work is a fine thing to do, I'd read you gladly.
p Please write me in as a handsome innkeeper or a wise horse.
i Writers always hide themselves in the character you'd least expect.
b Where do you write best?
=finished my book!! / wrote the end today and cried / my novel is done, four years of mornings
c You finished a whole book, most people only ever talk about theirs. Enormous congratulations.
p The characters are out for a drink tonight as well, I should think.
i It must feel strange, leaving people you made up and lived with every morning.
b How long until you start missing them?
=publisher said no again / agent turned down my manuscript / rejection number fifteen for my novel
c A rejection of something you made from your own heart stings, and it isn't the last word on it.
p One day they'll deny having had that manuscript on the desk.
i Every shelf of novels we love is full of other people's no thank you.
b Will you send it out again?
=my poem got published / someone wants to print my story / an agent asked for the full manuscript!!
c Wonderful, your words went out alone and somebody opened the door to them.
p I'd like a signed copy of the published thing before the queues get long.
i A stranger will read it in print one evening and feel you wrote it for them.
b What was your face like when you read the email?
=i'm restoring an old caravan / doing up a camper van on weekends / sanding a wardrobe i found in the street
c Restoring a wreck is patient work and very satisfying, I like it.
p Hours of sanding, dust in the eyebrows, that's how all great romances with old things begin.
i Old things fight you until you find out how they were made.
b What's the dream for it when it's done?
=started a podcast with my friend / i've got a tiny youtube channel about plants / i run a book account, 300 followers and proud
c Putting something of yours out there for strangers is brave, and even a few dozen listeners would fill a room.
p I'd be your most faithful follower, mispronouncing everything.
i The tiny audience is often the best one, when everyone who comes really wants to be there.
b What do you love talking about most?
=my video went viral / woke up to ten thousand new followers / a stranger recognised me from tiktok in the shop
c Going viral is a taste of fame, I hope the nice part reaches you and the rest stays outside.
p Among so many followers I'll act normal, I've been practising with the kettle.
i So many eyes on a little video you made, I wonder if it still felt like yours.
b What was in it?
=knitting a blanket, row 400 / i started quilting and now i own eleven kinds of scissors / finally finished the jumper i began in 2021
c Knitting or quilting slowly, stitch by stitch, in a fast world is a lovely stubborn thing to do.
p I'd tangle the wool just by sitting near it.
i Each row has an evening in it, so the finished thing is really a diary.
b Who's it for?
=got an allotment, first potatoes this week / dug up the whole garden today, can't move / planted tomatoes on my balcony
c Planting your own food is honest joy, even with a sore back.
p Talking to the vegetables is half the work, and I'd do that half.
i Gardens teach a person to wait, and there's hardly anything else left that does.
b What's come up so far?
=sold my first painting / my pictures are hanging in a cafe now / got a place in an exhibition
c Your pictures make people stop in front of a wall, what a thing to have made happen.
p Look for the man nodding in front of the painting like an expert, that's me.
i Once it hangs there it belongs a bit to whoever looks, I wonder if that's hard.
b Which piece is it?
=i paint in my spare room, mostly badly / draw a little every evening / bought watercolours and ruined a good table
c Painting or drawing just for the pleasure of it is a healthy habit, long may the table suffer.
p I'd sit still while you draw if you promise to improve on the original.
i Nobody sees the world quite as slowly as a person with a brush in her hand.
b What do you like to paint most?
=i'm doing my family tree, got back to 1780 / found out my great gran was a smuggler / doing research on my ancestors, it's addictive
c Digging up your ancestors is fascinating, every name was somebody's whole life.
p Smugglers, bakers or dukes in the family, I'd be proud of all of them except the accountants.
i A single missed boat somewhere back in the tree and you'd never have been, I find it dizzying.
b Who's your favourite so far?
=renovating an old house, no kitchen since march / stripping seven layers of wallpaper / knocked a wall through today with a hammer
c Living in a building site is a test of love, and the end result will be worth it.
p Behind every wall there's a surprise, and it's always expensive.
i Under the old layers you meet the people who chose them, and you wonder about their Sundays.
b Which room do you dream of finishing?
=tried to put up a shelf and the wall came down / my diy is a disaster / fixed the tap and now it's a fountain
c You tried it yourself, and no great handywoman was born without a flood or two.
p Call the disaster a water feature or an open plan, style is all in the name.
i Every house has one corner that knows the truth about its owner's DIY.
b Is it still standing?
=built my own desk today / i fixed the washing machine with a video and a spoon / put up all the blinds by myself
c Building or fixing something yourself and having it work is a terrific feeling, nicely done.
p Please make a note of your rates, I sense a queue forming.
i The things we've fixed with our own hands feel twice as much ours.
b What are you taking on next?
=i've got so many half finished projects / never finish anything, i have three unfinished jumpers and a canoe / started eight hobbies this year
c Starting is the best bit, and I like a head with that much going on in it.
p A museum of half finished things, I'd pay to be shown round.
i What we leave unfinished we often just wanted to taste, not to own.
b Which one still calls you?
=won first prize at the village show for my jam / my dahlia got a rosette / best in show for my lemon drizzle
c First prize, and under the sternest judges in the land, congratulations.
p I'd like to see the faces of last year's winners.
i A small rosette can make a person happier than a large cheque, I've always thought.
b What's your secret?
=we won!!! my team took the league / won gold at the regionals / champions, i still have confetti in my hair
c Champions! You earned that one together, soak it up.
p Winners walk into every room as if there were music.
i In the second a team wins you're all one creature, I imagine it's hard to come down from.
b What was the deciding moment?
=lost in the final / we went out on penalties / came fourth, the worst place to come
c So close is the worst place to be, it hurts because you gave it all.
p Everyone who lost that narrowly should get a medal made of something chewy.
i It takes being very good to lose that late, small comfort as it is tonight.
b How's the rest of the team?
=got picked for the county team / made captain of my hockey side / they want me back in the first team after my injury
c They picked you because you make the side better, I'd say they chose well.
p Face paint in the team colours is the least I can do, even if the pattern runs.
i Being picked feels different when you've been on the bench and know the view from there.
b When's the first match?
=singing my first solo with the choir on sunday / did an open mic and my knees shook / played my own songs to strangers last night
c Singing alone with your own voice is one of the bravest things, full marks.
p Flowers, tears and far too much applause for every song from the cheap seats, count on me.
i A room goes very honest when one person sings to it.
b What did it feel like when the first note came out?
=tried stand up comedy for the first time / did five minutes at a comedy night and they laughed / bombed at stand up, total silence
c Trying to make a room of strangers laugh is about as bold as an evening gets.
p I'd laugh in the pauses as well, to be on the safe side.
i Whichever way it goes, no quiet evening ever frightens you again after that stage.
b What was the joke you believed in most?
=got the part!!! / i'm playing lady macbeth in the village hall / cast as a tree, but a speaking tree
c You got a part, lovely. Whatever the size, the stage is better with you on it.
p Front row at the play, flowers, shouting your name at the wrong moment, that'd be me.
i A part chooses some corner of you and switches the light on in it.
b When's opening night?
=didn't get the part / auditioned for months and always second choice / they gave my role to someone else
c I'm sorry, being so near to a part you wanted hurts every time.
p The audience that misses you in that role will never know what it lost, poor things.
i Auditioning to be looked at and judged takes a courage few people ever try.
b What was the part?
=i was on tv today, for nine seconds / got interviewed on the radio / i was in the background of the news eating a pasty
c A brief taste of TV or radio fame, I hope you were asked for an autograph on the way home.
p My TV remote would have worn out from all the pausing.
i Seeing yourself as others see you for a moment, it's always a bit like meeting a cousin.
b How did you end up on air?
=i was on a quiz show / got through to the final of a tv quiz / went on a game show and lost everything in the last round
c You had the nerve to go on a show with lights on and a clock ticking, I admire it.
p Under those quiz lights, even my own name would be a question for an expert.
i When the clock's ticking people find out what they really know by heart.
b Which question do you still think about?
=i'm running for the local council / got elected to the parent committee / i'm standing for student president
c Running for something to change it is far better than only complaining, good for you.
p You'd have my vote in any election, plus a badly drawn poster in my window.
i Knocking on local doors and asking people what they need, you'd hear a whole town think aloud.
b What's the first thing you'd change?
=went on a march today / my first protest, my sign had a spelling mistake / stood outside the town hall for our library
c Standing up in public for what you believe in is worth a cold afternoon.
p Cold nose, warm heart and a protest sign on a stick, what a proper day out.
i A march that agrees on one thing has a warmth you can't get anywhere else.
b Did it feel as if anyone was listening?
=i'm a scout leader / run the brownies on tuesdays, i smell of campfire / coach girls football for free
c Giving kids your evenings for free so they grow a bit braver is a wonderful thing to do.
p No badge for knots in my future, but give me a campfire and anything to toast.
i Most of us had one leader or coach outside the family who believed in us, you're somebody's.
b What's the funniest thing they've got up to?
=i foster kittens, four at the moment / i take in old dogs nobody wants / foster carer for rescue cats, failed twice and kept them
c You open your door to the ones nobody's waiting for, what a good heart.
p Failing at fostering is the sweetest failure there is.
i Each one leaves knowing people can be kind, and they learned it on your sofa.
b Who's staying with you just now?
=gave blood today, got a biscuit / i'm on the donor register and they rang me / donated plasma after work
c A stranger gets to live on what a donor gives in one afternoon, well done.
p The biscuit tastes better when you've donated a whole pint for it.
i Someone will be walking around with a part of your kindness in their blood, quite literally.
b How do you feel about it all?
=quit smoking three weeks ago / day 12 without a cigarette, don't talk to me / i stopped vaping, i'm so grumpy
c Quitting something with claws like that is hard, and you're winning a day at a time.
p Be as grumpy as you like, I'll bow and pass the chewing gum.
i What nobody says about stopping is how much time you suddenly have in your hands.
b What do you do when the craving comes?
=100 days no alcohol today / six months sober and proud / i stopped drinking last year, best decision
c Proud of you, that's a great many sober mornings chosen one by one.
p Raising a glass of something without alcohol and with far too much fruit to you.
i Days without drinking show you who was waiting underneath all along.
b What's changed most for you?
=decided to leave the city and live by the sea / i'm swapping london for a village / i want to live in the countryside with chickens
c Leaving the city for a slower place, I'm completely on your side.
p By the sea or in the country some gull or cockerel will have views on your lie-ins.
i What people leave and what they move towards are two different stories, I'd like both.
b What's the first thing you'd do there in the morning?
=sold everything and moved into a van / living on a narrowboat now / gave up my flat to travel for a year
c Trading a flat for freedom is a bold move, and I like it a lot.
p A home that travels can leave bad neighbours, think of the power.
i When the rest is sold or given up, each thing left has won its place.
b What do you miss about normal walls?
=i gave up my car, i cycle everywhere now / trying to fly less / went vegetarian this year for the planet
c Changing your daily habits for the planet is quiet and real, I respect it.
p Next to you the planet has me, still wondering which bin is which.
i Giving things up is harder than meaning to, most of us stop halfway.
b What was the hardest bit to change?
=i'm an archaeologist, i dig up other people's rubbish / geologist, rocks are my life / i study old bones
c Reading the past out of old bones and rocks is a fantastic way to spend a life.
p I'd hold up every rock asking if it was Roman.
i After digging through thousands of years, a bad Tuesday can't look very big.
b What's the best thing you ever found?
=astronomer, i look at very old light / i work at a planetarium / studying black holes for my masters
c An astronomer who knows her way around the sky, I'm properly charmed.
p I can point at the moon with great confidence, after that the black holes are yours.
i You spend your nights studying things that don't care about us at all, I find it oddly comforting.
b What should everybody look up at once in their life?
=marine biologist, i count seals / i work on a research ship / spent today measuring fish in the rain
c Working with the sea in all weathers for the sake of knowing it better, that's lovely work.
p Green at the rail, apologising to the fish, that'd be my contribution to science.
i Most of the world is under there and hardly anyone has seen it, you've had a look.
b What's the most wonderful thing you've seen out there?
=i design video games / i'm an animator, i moved a rabbit's ear all week / illustrator, children's books mostly
c Designing worlds for other people to get lost in is a magical sort of job.
p I'd ask you to animate me slightly taller.
i Some children will grow up with your pictures, and keep them long after they forget who made them.
b Which creature of yours do you love most?
=sound engineer, i'm the one in black at the back / stage manager, i call the show / i do the lights at a theatre
c The whole show hangs on the people in the dark, and I like that you're one of them.
p Please keep the stage lights off row F, somebody's still looking for his seat.
i Seeing every show from the side and behind, you know where the magic is kept.
b What's gone most wonderfully wrong in a show?
=i dj at weekends / i present the late show on local radio / made a playlist for a living today, dj life
c Choosing what a whole room feels next is quite a power for a DJ, I'd trust you with it.
p Expect a playlist request for something embarrassing from a man at the edge of the floor.
i You hear a song and see faces, I imagine, a thousand nights of them.
b Which song never fails?
=i make films, documentaries / video editor, i watch people breathe all day / i work in costume on film sets
c Helping tell stories that people remember is a job I'd love to hear more about.
p In my film of today so far, nearly all of it would be cut.
i The thing left out often holds a film up, and only a few people ever know what it was.
b What are you working on at the moment?
=i'm a plumber, yes really / i paint houses, walls not art / window cleaner with my own van
c A trade, a van and your own hands, that's about as independent as a woman can be.
p Tea by the gallon and well out of the splash zone, that's how I'd support a tradeswoman.
i Going into so many houses, you find out that everyone's hiding the same cupboard.
b How did you choose your trade?
=i've got a food truck / sell ice cream from a van in summer / street food, dumplings, queue round the block on fridays
c Making strangers happy through a little hatch sounds like one of the best jobs going.
p I'd be first in the queue, then join it again in a hat.
i People come to a van in their best mood, you get to see the town smiling.
b What's the thing they come back for?
=i work in a winery / i brew beer / i make chocolate for a living, yes all day
c You make for a living what people celebrate with, I can't think of many happier trades.
p I'm already drafting my application to work with you as chief taster.
i Patience you can taste, there aren't many jobs where waiting is most of the work.
b Do you still enjoy it after hours?
=i'm a fishmonger, i smell of work / butcher's daughter and now the butcher / i've got a cheese counter at the market
c Knowing your craft and your customers by name is a fine old way of working.
p I'd ask for something for two and hope you'd notice.
i Across a counter like yours a whole town tells what it's having for dinner and with whom.
b What do you take home for yourself?
=i'm a driving instructor, my foot lives over the brake / i teach people to drive, i've had three crashes / taught a nervous 60 year old to reverse today
c You sit calmly beside other people's panic all day, nerves like yours should be studied.
p I'd thank you after every junction and mean it.
i Teaching frightened people to trust themselves at speed, it's nearly therapy with mirrors.
b What was your hairiest moment?
=i teach english online to kids in china / private tutor, five kids a day / i'm a language teacher for refugees
c Teaching people the words they need is about as useful as a job can be.
p May I have a gold star for this sentence, teacher, I worked hard on it.
i A person in a new language is brave from morning to night, and you see it up close.
b What mistake made you laugh most?
=headteacher, i'm in trouble if the boiler breaks / i run a school of 400 / deputy head, so i do everything nobody wants
c Carrying a whole school on your shoulders is a huge job, I admire anyone who does it with heart.
p Whatever it was, it wasn't me, and the ball was already on the school roof.
i A head knows hundreds of families from a side even their neighbours don't see.
b What's the part that still makes you happy?
=school cook, i feed 300 children / i'm a lollipop lady / caretaker at a primary school
c The children will remember you better than half their lessons, I'd put money on it.
p I'd be back at school for seconds or across the road twice.
i You see them on the way in and out, so you know who at school is having a bad day.
b What's the sweetest thing a child's done for you?
=i'm a helper in hong kong, sunday is my day / domestic worker, six days a week / i look after someone else's house and my kids are home with my mum
c That's hard work with a lot of love behind it, I hope the free day is truly yours.
p May the day off be long, the food taste of home and the phone have signal.
i You keep one home standing with your hands and another with your heart, from far away.
b What do you do on your day off?
=cyber security, i break into things legally / i'm a ux designer / product manager, i say no for a living
c Keeping digital products working and safe is clever stuff, and hardly anyone says thank you for it.
p I've just changed my password out of respect.
i Thinking like people you've never met for a living, I bet it spills over into dates.
b How would you explain it to your gran?
=i'm a virtual assistant for three bosses / i do transcription from home / data entry, 40 pages an hour
c From home you're the calm focus everybody leans on unseen, and I'd say it's a talent.
p By page thirty I'd be typing my shopping list into it.
i You know whole lives of people you've never shaken hands with, all from home, it's a funny closeness.
b Do you like working on your own?
=i work in pr, i make things sound fine / consultant, i live in trains and slides / policy adviser, i write speeches other people give
c Finding the right words for other people is a real skill, I'd enjoy hearing what you say in your own.
p Perhaps you could issue a statement about me, brief and mostly positive.
i Standing just behind the people in the light, you get to see how things are truly decided.
b What's the best thing you've got done quietly?
=i'm a judge / prosecutor, i spend my days with other people's worst decisions / court clerk, i type everything that's said
c Other people's turning points all day long, I'd want a fair and steady mind like yours in court.
p In any court I'd plead guilty to liking your answer.
i Hearing the same event told in three ways in court, I wonder what you believe about truth by now.
b Which day in court will you never forget?
=traffic warden, people hate me / i give out parking tickets / ticket inspector on trains, i've heard every excuse
c You do an unloved job that keeps things fair for everyone, respect from me.
p Here's my ticket, my other ticket and the receipt for both.
i People tell such creative tales when they're caught, you could fill a book.
b What's the best excuse you've heard?
=i work in customs, i've found a live tortoise / immigration officer at the airport / border force, night shift
c You stand at the border of a whole country, quite a thing to have on your shoulders.
p At customs I'd declare one sandwich, two apples and an interest in you.
i Every face at a border is in the middle of a big story, hello or goodbye or starting over.
b What's the oddest thing in anyone's suitcase?
=i'm an air traffic controller / train dispatcher, if i sneeze the whole line is late / i take 999 calls
c A job where calm is the whole skill and people's lives are on the line, I'm in awe.
p One call and you'd have me safe and drinking tea within five minutes.
i Strangers put their lives in a voice on the line, and they never find out whose it was.
b What do you do to come down after a shift?
=i'm an interior designer / i style houses for sale / work in a furniture showroom, i sit for a living
c Making a house feel right is a real gift, most of us just move the furniture and hope.
p My furniture has heard about you and the cushions are lining up by height.
i Show me a house and I'll guess, but you would know who's lonely in it.
b What do you notice first in somebody's home?
=i'm a wedding celebrant / registrar, i marry people at 11, 12 and 2 / i take funerals and weddings, sometimes on one day
c At weddings you get to say the words that change people's lives, a wonderful thing to be trusted with.
p They'd have to pay me in tissues, three weddings and I'd be a puddle.
i Standing that near at a wedding, you can probably tell which couples will last.
b What was the loveliest one?
=i help people with housing and benefits / debt adviser, people cry in my office / i work at citizens advice
c You sit with folk at their lowest and find a way through the forms, I think it's great work.
p Anybody who can read those forms for fun should be knighted.
i Half of what people need is to hear that they're not stupid, I'd guess you say it daily.
b What's the best outcome you've had lately?
=!been out of work for a year / unemployed since march and losing hope / nobody wants to hire a woman of 56
c I'm sorry, a long stretch without work wears at anyone's heart, and none of it makes you less able.
p I hope today has one small good thing in it, a decent coffee or a bit of sun.
i Work was never all of you, though it's hard to feel that while the door stays shut.
b What kind of work do you miss most?
=i don't like talking about work on here / let's not do jobs, i'm off duty / i never say what i do straight away
c Fine by me, you're more than your job and I'd rather hear the rest.
p Then I'll put your job down as retired jewel thief until you tell me otherwise.
i Take the job away and the interesting part begins, what someone does when nobody pays them.
b What would you like to be asked instead?
=i took a job for the money and it's eating me / good salary, no soul / golden handcuffs, i can't leave this job
c Good money for days that drain you is a hard bargain, I can see why the job gnaws.
p The handcuffs may be gold, but they still jingle in the night.
i There's a number at which any of us would leave a job, I wonder if you know yours.
b What would you do for half the money?
=i quit with nothing lined up / left my job and i have no plan and it feels amazing / jumped without a net last friday
c You jumped before it was safe, and good for you, the ground usually turns up.
p Tomorrow's only meeting is with a croissant, and there's no plan for that either.
i In the gap after a jump you hear wishes that had been talked over for years.
b How did you spend the first free day?
=going freelance next month / handing in my notice to start my own thing / i'm about to be my own boss and i'm petrified
c Starting out as your own boss is the bravest bet there is, I'd put something on you as well.
p You'll be boss, cleaner and Christmas party in one, choose your cake wisely.
i A year into being your own boss, this fear may be the part of the story you're fondest of.
b What's the very first step?
=i've got three jobs / nanny by day, bar by night, markets on sunday / juggling two jobs and a degree
c Holding all those jobs together is a feat, and I hope someone makes you sit down now and then.
p Even octopuses would ask you how you juggle it all.
i In a week of that much juggling, even a free hour tastes like a holiday.
b Which of them would you keep if you could choose one?
=!i gave up work to look after my mum / left my career to care for my dad / full time carer for my brother now
c Giving up your own path to care for family is enormous love, and I don't doubt what it costs.
p I hope there's an hour in your week that is only yours, with the door closed.
i The world stops asking a carer who she is, so I'd like to.
b How are you doing in all of it?
=lent a friend money and she's gone quiet / my cousin owes me 500 and posts holiday photos / never lending anyone money again
c You helped with a good heart, and being avoided for it is a poor way to be thanked.
p Somewhere your money is having the time of its life without you.
i A loan between friends tests something neither knew was on the table.
b Do they know how you feel about it?
=!i got scammed, they took 2000 / someone emptied my account / fell for a fake job offer and lost my savings
c I'm so sorry. Those scammers are skilled thieves, and being fooled by them is no shame on you.
p You don't have to feel silly about a scam here, not for one second, I mean it.
i The scam preyed on your trust, which is a good thing to have, and I hope you keep it.
b Is there any chance of getting it back?
=my mortgage got approved!! / the bank said yes to the loan / they're giving me the money for the shop
c The bank looked at the numbers and believed in you, congratulations.
p You've got years to pay the money back, so let's agree you celebrate in the first ten minutes.
i Strange that a dry letter from a bank can be the start of a home or a dream.
b When does it all become real?
=bank said no to my mortgage / loan refused, self employed problem / not enough on paper to buy even a garage
c It's maddening to be judged by a bank's form when you pay your way every month.
p The bank's computer wouldn't know a good thing if it came with biscuits.
i A no from a bank has never seen how hard you work.
b Is there another way in?
=!my visa got refused / they rejected my application and i have to leave / denied at the embassy after all that waiting
c I'm really sorry, to have a future refused by a stamp is heartbreaking.
p After all that waiting let the evening be soft, nothing has to be solved before tomorrow.
i You had already begun to live there in your thoughts, so being refused feels like losing a home.
b Can you try again?
=building a house in my hometown, one room a year / sending money for my house back home / our roof went on today, my mum sent photos
c Putting up a house from far away, brick by brick, is something to be very proud of.
p Somebody's thumb will be in the photo of the finished roof, it's tradition.
i A house that grows a room at a time has every year of yours built into it.
b Who'll sleep in the first finished room?
=buying my first car / picked up my little yellow car today / got a car after years of buses
c Your own car, enjoy every single journey you don't have to share.
p The car needs a name before the first petrol station, those are the rules.
i With a car at the door, any evening could end at the sea if you felt like it.
b Where's the first place it's taking you?
=if i won the lottery i'd vanish / playing the lotto tonight with my colleagues / keep dreaming of a big win and a house in france
c A good lottery dream costs next to nothing and I'd defend your right to it.
p I've already picked which imaginary cousins to stop calling once you win.
i What people would do the morning after winning is the most honest thing about them.
b What's the very first thing you'd do?
=men get weird when they hear what i earn / i make good money and guys get funny about it / i've got my own house and it scares dates off
c Anyone put off by a woman earning well has told you all you need to know, I think it's great.
p Your money doesn't scare me, I'm comfortable enough to be bought a coffee, even a large one.
i Men who shrink next to good money were usually small before they sat down.
b How do you tell them these days?
=money doesn't matter much to me / i don't care what someone earns / rather have time than money any day
c I'm with you, time and good company are the things you can't earn back.
p I'd be rich beyond measure if they paid in slow breakfasts.
i How anyone spends a free afternoon tells me more than their car ever would.
b What do you spend your time on most gladly?
=i like going halves / i always offer to pay my part / i paid on the first date and he was shocked
c Fair and easy about paying, I like it, it makes everything less stiff.
p We could race to pay and see who gets there with dignity.
i Who offers to pay and how is a small conversation about a great deal else.
b What do you think makes it feel right?
=building an app with my brother / my app launched today, twelve downloads / working on my own website at night
c Building a thing from an idea and launching it into the world, I like people who do that.
p Make that one download more, I'd even read the terms.
i Every app or site people can't live without once had a dozen users and a nervous maker.
b What does it do?
=our band has its first gig / band practice tonight, the drummer's late again / i joined a covers band, i play bass
c Making noise together with friends is one of life's great pleasures, play loud.
p There's always the question of why the drummer is late and never the answer.
i Playing with others, you find out who listens and who only waits.
b What do you sound like?
=my crowdfunding hit the target / got the grant for my project!! / someone is funding my research
c Somebody is funding your idea with real money, it's a huge vote of trust. Congratulations.
p Celebrate the funding quickly, before somebody asks for a breakdown of costs.
i Now that it's funded, what was only in your head has to happen, thrilling and frightening together.
b What will you start with?
=grant application rejected / they didn't fund us / my project at work got cancelled after a year
c A project full of hope and effort closed with one letter, I'm sorry, it's a bitter one.
p Whoever rejected your idea should have to tell it in person.
i Good projects have a habit of outliving the committee that turned them down.
b Will you take it somewhere else?
=hired my first employee today / i have a team of two now / my business is big enough to need help
c Your business began with just you, and now someone's living comes from what you built. Well done.
p With a team you can finally say my people will call your people.
i Trusting an employee with the thing you made is a leap all of its own.
b What made you choose them?
=someone wants to buy my business / got an offer for my shop / sold my company last week
c Having made a business that others want to own is a real achievement, however you feel about it.
p I'd frame the first offer and act difficult over lunch.
i Selling something with your name in its walls has to be proud and sad at once.
b What would you do next?
=i'm doing a ski season / picking grapes in france for six weeks / working at a summer camp in maine
c A season of work somewhere new, and you'll have stories for years, good choice.
p Sent home by noon for eating the harvest or falling off the lift, that's my season.
i Seasonal people live a whole small life in a few months, then it folds up like a tent.
b What are the others like?
=house sitting in a mansion with a pool / dog sitting for rich people this week / looking after my friend's flat and her parrot
c House sitting in someone else's life is a lovely kind of holiday, enjoy it.
p Walk around the house in a robe and speak of the grounds.
i Other people's houses let you try on the life you might have had.
b What have you found out about them?
=i was an extra in a film today / stood in a corset for nine hours as passer-by number 12 / mystery shopper for a day, paid to eat burgers
c Strange work, and paid for as well, makes the best tale, I'm glad you went for it.
p Keep that story polished, an odd day like yours will feed dinner parties for a decade.
i You get paid to see how the trick is made, and it never spoils it as much as you'd think.
b What was the oddest part?
=i do a bit of modelling / was in a beauty pageant / influencer, i film my breakfast for a living
c It's a harder living than people think, with all that standing and smiling on command.
p Modelling so much as a scarf, I'd forget where to put my arms.
i Being watched for a living, you'd value the places where nobody's looking.
b What do people get wrong about it?
=i'm a professional dancer / ballet, eight hours a day / circus performer, i hang from ribbons
c A performer's years of discipline go into making it look like floating, I've huge respect for that.
p While you perform I'd be down below, clapping with my eyes half shut.
i Trusting your weight to a ribbon or a partner, you know things about trust most of us only talk of.
b What does it feel like up there?
=i work at an embassy / un staff, third posting / aid worker, just back from a mission
c Taking a posting where you're needed, again and again, I can only be impressed.
p Packed for a mission in ten minutes, I bet, it makes my picnic bag look foolish.
i After a posting like that, home can feel familiar and strange in the same minute.
b Where did you leave a piece of your heart?
=i'm a tattoo artist / i'm a tailor, suits mostly / i do henna for brides
c One slip and it shows, so an artist's hands like yours have all my respect.
p Under an artist's hands I'd hold so still you'd check I was breathing.
i People tell an artist what matters to them, and you make it something they wear.
b Which piece of work stays in your mind?
=i translate novels / i'm a proofreader, i can't switch it off / i write subtitles for tv
c Loving written words enough to work on them where no one notices, I find it very likeable.
p Every comma I write you has put on a clean shirt.
i You've read those sentences more closely than anyone, perhaps even than whoever wrote them.
b What's a word you're fond of?
=i've been asked to speak at a conference / they want me on a panel in berlin / giving a talk at my old school
c They ask because you've got something to say, I hope you enjoy every minute up there.
p Save me a seat, and I'll ask the first question so there's no awful silence.
i Preparing a talk, you find out what you truly know and what you only assumed.
b What will you tell them?
=careers day at my daughter's school, i had to explain tax / told a class of kids about my job and one fell asleep / my son's class asked me if i'm famous
c Making a grown-up job sound exciting to a class of children is no small thing, you did well.
p Any class wants a fire engine, all other jobs are a support act.
i You hear your own job differently when it has to fit into five minutes for seven year olds.
b What was the best question?
=read 52 books this year / i'm on book 30 of my challenge / managed my reading goal with a day to spare
c A year with all those books in it is a rich one, I'm impressed and a bit envious.
p My bedside pile would like to apologise to you.
i All those lives in one year on top of your own, I wonder whose you'd keep.
b Which one would you press into my hands?
=i've started getting up at five to have time for myself / new morning routine, cold shower and journal / trying to be a morning person, day four
c Making room for yourself in the morning, before the day gets its hands on you, is a good idea.
p I'd join your mornings in spirit, from beneath the duvet.
i The early morning has a secret air, like being backstage before the play.
b What do you do with it?
=learning sign language for my niece / learning tagalog for my best friend's family / taking lessons so i can talk to my gran in polish
c Learning a language out of love for one person, it's about the best reason I've ever heard.
p You'll understand all the family gossip at last, brace yourself.
i When you first say something in their own language, a door opens in their face.
b What's the first thing you managed to tell them?
=i have a bucket list, done 14 of 50 / swam with turtles, that's one more off the list / wrote down everything i want to do before i'm 40
c Writing down what you want and then doing it, I like this way of living very much.
p For balance, every list needs one entry like eating a whole trifle alone.
i The things we leave on such a list the longest are often the ones we want most.
b What's next on it?
=my team won an award at work / our show got five stars / the project i ran for two years just opened
c Well done to the whole team, something stands in the world because you all stuck at it.
p I hope the team gets a trophy and a fight about whose desk it lives on.
i Crowds see the opening night, and you see every one of the evenings behind it.
b Which moment nearly broke it?
=it flopped, the event i organised, nobody came / my business idea didn't work out / launched it and sold none
c You tried something in plain view, and one flop doesn't make the idea wrong.
p The launch biscuits were for everyone, now they're for you.
i People with a good flop or two are usually easier to talk to and harder to scare.
b What would you do differently?
=i wish i'd followed my dream / always wanted to be a dancer and became a dentist / i gave up music for a sensible job
c The dream is still alive if you talk about it like this, and I'm glad it is.
p It's never too late for a dream, you can waltz between patients or sing in meetings.
i Dreams we give up don't leave, they go and live in the way we tap our fingers.
b Do you still do a bit of it, just for yourself?
=i'm turning my hobby into a job / my baking might become a real business / going to teach what i used to do for fun
c Making a living from a hobby you love is a fine aim, I hope you keep the joy in it.
p From now on, relaxing with your hobby counts as overtime.
i The day a hobby turns into pay, it changes its face a little, I'd like to know how.
b What was the push?
=i'm a single mum with a full time job and no sleep / work, kids, homework, bed, repeat / did a nine hour shift then a school play
c You do the work of two people with the sleep of half, I really admire you.
p Applause from here for a mum who does more before eight than I'd do by Sunday.
i Your kids will only understand when they're grown what they were watching.
b What do you do in the ten minutes that are yours?
=i feel guilty working so much, my son asks when i'm home / missed my daughter's sports day for a meeting / mum guilt is killing me today
c The guilt comes out of love, and a child who's missed you is a child who's loved.
p Excuse notes for grown-ups should exist, stamped and signed for every missed race.
i Children mostly remember the evening you came and listened, I think, more than the one you missed.
b What's your favourite thing to do together?
=spend four nights a week in another city for work / i commute between two cities / home only at weekends, job is in brussels
c Two cities, one of you and a bag that's never quite unpacked, that's a tiring commute.
p With all that commuting your toothbrush must have loyalty points by now.
i With half a home in each city, I wonder in which of them you really unpack.
b Where does it feel more like home?
=i wrote my will today, cheerful / sorted my pension finally / did all my life admin and feel like an adult
c Getting that admin sorted is a load off the mind, good for you.
p An adult of that standard deserves a sticker and an ice cream.
i When you sort out what happens later, you find out what you treasure now.
b What had you been putting off longest?
=bought myself a ring to celebrate my work / treated myself to a proper bag after the bonus / took myself to paris for finishing my exams
c Celebrating your own success with something lovely is exactly right, you earned the treat.
p Treating yourself also saves all that acting surprised.
i The treats we give ourselves say what we'd been hoping someone would notice.
b What do you think of when you look back on it?
=organising a street party for our whole road / i started a community garden with my neighbours / set up a clothes swap in the village hall
c Bringing neighbours together is a real gift to a place, it needs somebody to begin.
p Carry the tables, then hide behind the cake, there's a job for everyone.
i A street turns into a neighbourhood the day someone knocks on all the doors.
b Who surprised you most?
=teaching my nan to use her phone / help my neighbour with his letters every friday / i do my grandad's shopping on saturdays
c Help given to old people so simply is worth more than grand gestures, I like it a lot.
p Expect thanks for your help in messages of pure capitals and photos of ceilings.
i They pay you back for the help in stories nobody else alive can tell.
b What's the best thing they've ever told you?
=i'm exhausted but it's the good kind, we finished the roof / tired and happy, show's over / done, handed over, what a month
c Good tiredness after real work, there's hardly a better feeling. Rest well.
p That tired, sit down slowly, in case you stay there until spring.
i It's odd how light it feels when something you carried for so long is finished.
b What will you miss about it?
=i'm a bit lost since the project ended / my show closed and now my evenings are empty / finished my degree and i feel flat
c Feeling flat after something big ends is very human, you gave it a lot of yourself.
p Your sofa's glad of the empty evenings but hasn't any idea what to say.
i The empty space it leaves has the exact shape of what you loved in it.
b What part do you miss most?
=everything's coming together at the moment / new job, new flat, new me / honestly this year is going so well
c I'm really glad, you sound like someone whose year has finally started paying her back.
p Every piece of wood within reach is being touched on behalf of your year.
i When everything comes together like that, there was usually one brave choice at the start of it.
b Which bit are you happiest about?
=i'm thinking about buying a place with my sister / me and my two best friends want to buy a house together / might build something on my parents' land
c Sharing a house with people you already trust is a wise idea, and more fun than a bank.
p Draw up the treaty on washing up before anyone buys anything.
i Families used to share a house like that and we may be finding our way back, I like the thought.
b How would you share it out?
=i work seasonally so winter is all mine / i'm only busy in summer, then i disappear / work like mad for eight months and travel for four
c A year split between hard work and freedom sounds like a very good bargain to me.
p Half the year you're a squirrel and the other half a bear, I respect both.
i With months of your own every year, you've surely learned what you do when nobody's asking.
b Where do the free months take you?
`;
