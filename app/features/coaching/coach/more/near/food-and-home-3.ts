/** Asked of food, drink, home and things, part 3. Form: near-entries.ts. */
export const NEAR_FOOD_AND_HOME_3 = `
=what's on your bedside table / what would i find next to your bed
c A book, a glass of water and a lamp.
p Twelve books I'm reading and one I'm really reading.
i Pen and paper, since the only good ideas I get come with the light off.
b What's the last thing you touch at night?
=soft or firm mattress / what kind of mattress do you like
c Firm, I want a bed that pushes back a little.
p Soft, even though getting up is then a two stage operation.
i In between, firm underneath and soft on top, same as my favourite people.
b Which one helps you sleep?
=ac or fan / do you sleep with the fan on
c AC, cold room and a thick blanket.
p Fan, and I point it at myself without a second thought.
i A fan, mostly for the sound, silence feels too wide without it.
b Are you the one turning it down?
=electric blanket or hot water bottle / how do you keep warm in winter
c Electric blanket, ten minutes before bed, and off when I get in.
p Layers, until I can no longer lower my arms.
i A second person's the best system anyone has come up with, then comes soup.
b Are your feet always cold?
=when do you put up christmas decorations / when does the tree go up
c First of December, music on, no arguments.
p Late, and then it stays so long that it's nearly an Easter tree.
i The weekend before, because waiting is the part of Christmas I like best.
b How early is too early?
=real tree or fake tree / do you get a real christmas tree
c Real, for the smell alone.
c Real, for the smell, needles and all.
p Fake, it's the only tree that has never died in my care.
p Fake, since I'd be finding needles until the summer.
i A slightly crooked one from a forest, the perfect ones look like a shop.
i Whichever one ends up with ornaments that mean something.
b What goes on top of yours?
b Star or angel on top?
=can you sew a button on / do you mend your clothes
c Yes, in five minutes, and it holds.
p I can, although the thread is usually the wrong colour and proud of it.
i Mending is something I like, a repaired thing feels more like yours.
b Could you sew one on?
=would you water my plants while i'm away / would you look after my place
c Of course, plants watered and post on the table.
p Sure, and I'd send you daily photos to prove they're alive.
i With pleasure, I'd probably sit with them a while so they don't get lonely.
b How many would I be responsible for?
=do you sing in the shower / what do you sing in the shower / do you sing when no one's around
c Yes, loud, and always ballads.
c I do, it's the best room in the house for it.
c Every chance I get, the acoustics deserve it.
p I do, the tiles make me sound like someone with a record deal.
p The tiles think I'm a star and I believe them.
p The shampoo bottle has never asked for an encore.
i More in a good week than in a bad one, you could read my mood through the door.
i Hum, more like, it's a fair sign that I'm happy.
i Only when things are good, so you could tell my mood through the wall.
b What's your shower song?
b What do you sing in there?
b What's your shower song?
=have you moved house a lot / how many times have you moved
c Often enough to pack fast and own little.
p Every time I open a box I wonder who labelled it stuff.
i Whatever the number, it's always the first evening on the floor with a takeaway I like.
b Do you enjoy a move?
=would you help me move house / are you the friend who helps people move
c Yes, name the day, I'll carry the heavy end.
p Of course, I work for pizza and I only drop the light ones.
i I'd come, you find out a lot about people from what they carry themselves.
b What's the heaviest thing you own?
=do you rent or own / renting or buying what do you think
c Renting suits me, I like being free to change my mind.
p Either way the washing machine breaks on a Sunday.
i Buying appeals to me less for the money than for being able to plant a tree.
b Would you want to own a place?
=do you have a balcony or garden / where do you sit outside at home
c Yes, a bit of outside space, and I use every sunny minute of it.
p Wherever the sun lands, and I follow it round like a cat.
i An open window and a chair do the job, it's sky that matters.
b Where do you catch the sun?
=what does your place smell like / do you have a diffuser or incense
c Clean laundry and coffee, nothing from a plug.
p Mostly toast, with notes of optimism.
i Cedar if it's up to me, so coming home smells of going for a walk.
b What would yours smell of?
=do you do a sunday reset / how do you get ready for the week
c Yes, laundry, food shop, early night.
p I plan one every Saturday and admire the plan all Sunday.
i My reset is one walk without a phone, the rest can stay untidy.
b What does your Sunday look like?
=would you sleep in separate beds in a relationship / separate bedrooms yes or no
c No, I want to hear somebody breathing next to me.
p Same bed, but with a treaty about the blanket.
i I don't mind a spare room for snoring nights, love needs sleep too.
b Could you do it?
=would you leave the bathroom door open in a relationship / how comfortable is too comfortable at home
c Door closed, I like a little mystery in the house.
p Closed, some of my thinking needs privacy.
i Brushing teeth side by side is close enough for me, and nicer than it sounds.
b Where's your line?
=do you lose socks in the wash / where do your socks go
c Never, they're all the same, so nobody's missed.
p My washing machine eats one a week and looks innocent.
i Pairing them is optional, and life gets calmer once you accept that.
b Do you wear odd ones?
=what's your worst habit at home / what would annoy me about living with you
c Cupboard doors, I open them and walk away, and I'm working on it.
p Mugs, every one's in a different room with one cold sip left.
i I start a job, find a better one on the way and end with five half done.
b What's your worst one?
=what annoys you in other people's houses / what's your home pet peeve
c A sink full of dishes, everything else I can live with.
p Bathroom doors that don't lock, I have to sing the whole time.
i The television on with nobody watching, it makes it hard to have a real talk.
b What can't you stand?
=sofa corner or middle / what's your spot on the sofa
c The corner, feet up, blanket near.
p Wherever I fall, and then nobody can move me.
i By the window, I like looking up from a film and finding it dark outside.
b Do you have your own spot?
=do you like a blanket on the sofa / too many cushions or not enough
c One big blanket, two cushions, done.
p I move nine cushions in order to sit, then miss them.
i Blankets yes, they make a film about something and a chat about everything.
b How many cushions have you got?
=carpet or wooden floor / what kind of floor do you want at home
c Wood, with a good thick rug.
p Carpet, because I drop things and they should get a second chance.
i Floorboards that creak, a house should tell you who's up.
b What feels better in the morning?
=do you have a fireplace or want one / would you like a log fire
c I'd want one more than any other thing in a house.
p Yes, I'd poke it for hours and call it work.
i More than any television, nobody ever asked a fire what else was on.
b What would you do in front of it?
=what room do you spend the most time in / favourite room in the house
c The kitchen, everything good ends up there.
p Bed counts as a room, so that one.
i Doorways, I have half my conversations leaving a room.
b Which is yours?
=would you have a home cinema or a library / what extra room would you want
c A library with a ladder, and I'd use the ladder for no reason.
p My own cinema, with a snack drawer that refills itself.
i One empty room with good light, I'd find out later what it was for.
b What would you do with a spare room?
=work from home or office / do you get more done at home or in the office
c Home, better coffee and no small talk about parking.
p From home, dressed for a meeting from the waist up.
i Some of each, you need to leave the house to enjoy coming back.
b Where do you work best?
=would you live in a tiny house / could you live in a caravan or van
c For a summer, yes, with the sea outside the door.
p I'd try, and I'd bang my head at the same spot each morning.
i There's something I like in owning only what you can reach from the bed.
b What would you miss?
=do you clean your oven / when did you last clean behind the fridge
c More often than anyone would guess, I like getting it over with.
p I believe that if I don't look behind it, it isn't there.
i Only when I need to put off something worse, it's my most useful form of delay.
b What do you never get round to cleaning?
=bucket bath or shower / do you still do bucket baths
c Shower, strong and long.
p A bucket and mug gives you a real sense of progress.
i Bucket when I'm somewhere familiar, it makes me feel I'm on holiday as a child.
b Quick wash or half an hour?
=do you want a dishwasher or do you wash by hand / could you live without a dishwasher
c By hand is fine, it's ten minutes and a song.
p I could, but the sponge and I would both complain.
i Without one you talk more after dinner, someone always has a tea towel.
b Are you a good dryer?
=do you keep your car clean / what's in the back of your car
c Clean, a bag for rubbish and nothing rolling about.
p Anything I drive ends up with a coat, a receipt and an apple.
i Somewhere between clean and lived in, like a good kitchen.
b What would I find on your back seat?
=how do you deal with mosquitoes / what do you do about mosquitoes in your room
c Net, fan, done, they don't get a second chance.
p I clap at the air all night, like a very small audience.
i One bite is allowed, and then it gets personal.
b Do they go for you too?
=would you get up first to make the coffee / who gets up first on a weekend
c Me, gladly, and it'd be by the bed when you woke.
p I'd get up first if the other option is talking before coffee.
i I like that quiet half hour when just one person's awake, so I'd take it.
b How late would you sleep?
=are you up early on weekends / do you have lie ins
c Up early, the day's best before ten.
p My eyes open at seven and my legs hold a meeting until ten.
i Lie in with the window open, listening to other people's mornings.
b What time is late for you?
=are you a saver or a spender / are you good with money
c Saver on things, spender on people.
c Saver, with a soft spot for good food.
p I save all month and then meet a bookshop.
p I save all month and then there's cheese.
i Careful with small sums and relaxed with big moments, you only get so many of those.
i Evenings are worth spending on, things I can do without.
b Which one are you?
b Is your money safe with you?
=do you have a budget / do you track your spending
c Yes, bills first, savings second, fun with the rest.
p I had one in mind, but then it was Friday.
i Only roughly, I think if you know what you value the sums take care of themselves.
b Spreadsheet or gut feeling?
=what do you splurge on / what do you happily spend too much on
c Food with friends, I never look back at that bill.
p Coffee, in amounts that would shock my younger self.
i Good shoes and a good mattress, I'm always in one or the other.
b What could you never cut back on?
=what do you never spend money on / what do you refuse to pay for
c Parking, I'd rather walk a mile.
p Bottled water, unless I'm at an airport and they've got me cornered.
i Anything bought to impress somebody I don't like.
b What do you think is a waste of money?
=what would you do if you won the lottery / what would you buy first if you won millions / what would you do with a million
c Clear everybody's debts, then book a very long trip.
c Pay off the people I love, then travel without a return date.
p Tell nobody, but my cheese would give me away.
p I'd say nothing, but there would be signs, mostly expensive cheese.
i A house with too many bedrooms, so the people I like never need to leave.
i I think I'd keep most of my life and just take the worry out of it.
b What would you do first?
b What would you buy first?
=do you play the lottery / do you buy scratch cards
c No, I'd rather buy a round with it.
p Only in my head, where I've spent the winnings several times.
i Now and then, two quid for a week of daydreaming is good value.
b What numbers would you pick?
=would you lend money to a friend / would you lend me money
c Yes, if I could afford never to see it again.
p Gladly, though I'd be the one feeling awkward about it.
i I'd sooner give than lend, it keeps the friendship tidy.
b Would you ask a friend for it?
=cash or card / do you carry cash
c Card, with a note folded away for emergencies.
p Plastic only, so I'm the one at the market stall with nothing but a smile.
i I like cash for small places, you notice what you spend when it leaves your hand.
b Do you still carry coins?
=do you have loyalty cards / do you collect points
c Yes, free coffee is free coffee.
p I collect stamps on nine cards and finish none.
i Points no, but I'll always go back to the place that remembers my order.
b What's the best thing you've got for free?
=do you haggle / are you good at bargaining
c Yes, smiling, and I know when to stop.
p I open with a low offer, apologise, and pay full price.
i It's a conversation more than a fight, I like the tea that comes with it.
b Would you do the bargaining for both of us?
=how many subscriptions do you have / do you pay for things you never use
c Three, I cancel anything I haven't used in a month.
p More than I know of, they breed in the dark.
i I go through them twice a year, it's a bit like asking who you still are.
b Which one could you never cancel?
=do you have a gym membership you don't use / do you waste money on the gym
c No, if I'm paying for it I'm going.
p Let's call it a monthly donation with showers.
i I'd rather run outside, the weather is the only trainer I listen to.
b Do you actually go to yours?
=do you invest / are you into crypto or stocks
c Slow and boring, a bit every month and I leave it alone.
p My biggest holding is a freezer full of bread.
i I like long plans, most of growing money is just not touching it.
b Are you careful or adventurous with it?
=joint account or separate accounts / should couples share money
c Both, one for the home and one each for fun.
p Joint, as long as nobody asks about the biscuits.
i Separate names but open books, it's secrets that cost the most.
b What would you prefer?
=is it ok to talk about money when dating / are you comfortable talking about money
c Yes, the earlier the better, it's just a subject.
p I don't mind, I only whisper a little.
i It's a good sign when two people can, it shows they're not showing off.
b What would you want to know first?
=how important is money to you / does money matter to you
c It matters up to comfort, after that I'd choose time.
p I'd love to find out how little it matters from a very nice boat.
i Mostly as freedom, what I want from it is to say no without fear.
b What would you never give up for it?
=are you generous or careful / are you tight with money
c Generous, I've never enjoyed being careful with people.
p Tight with myself, then I buy a round like a king.
i Time is where I try to be generous, money's the easier half.
b What's the kindest thing to spend money on?
=how should couples split bills / fifty fifty or by what you earn
c By what each of us earns, that's what fair means to me.
p Half each, and whoever leaves the lights on pays extra.
i In a way that neither of us keeps count, that's how you know it's right.
b How would you do it?
=what's your most expensive habit / what costs you the most
c Eating out, and I get my money's worth.
p Being too lazy to cook with a fridge full of food.
i Saying yes to plans, it's expensive and I don't want to be cured.
b What's yours costing you?
=best thing you can buy for a tenner / what's the best cheap thing to buy
c Cheese, bread and tomatoes for two.
p Ten of anything that costs a pound, I like the feeling of wealth.
i A used paperback and a coffee, an entire afternoon for less than a round.
b What would you spend it on?
=are you an impulse buyer / do you buy things on impulse
c No, I wait a night and most wishes are gone by morning.
p Only at the till, where they keep the things I never knew I needed.
i With books and flowers yes, with everything else I circle it for weeks.
b What was your last one?
=what's the worst thing you could waste money on / do you regret buying things
c Cheap tools, you buy them twice.
p Hats, they only ever suit me inside the shop.
i Things bought to become a different person, a guitar doesn't play itself.
b What do you regret buying?
=if i gave you 1000 to spend today what would you do / how would you spend a thousand on yourself
c Two train tickets, a good hotel and dinner by the sea.
p Sensible shoes first, then the rest on cheese.
i I'd split it with somebody and compare what we did with our halves.
b How would you spend it?
=would you stop working if you were rich / would you retire early
c No, I like being useful too much, but I'd skip Mondays.
p Yes, and by week three I'd be alphabetising the spices.
i I'd work on something that never pays, which is how you find out what you love.
b What would you do all day?
=do you give to charity / do you give money to people on the street
c Yes, a bit each month and whatever is in my pocket.
p I can't pass someone with a bucket, my exits are all blocked.
i Whatever I give, I try to stop and say hello, being seen is rarer than coins.
b Is there a cause you care about?
=do you give money to buskers / do you stop for street musicians
c Always, if I've listened I've bought a ticket.
p Yes, even the man with one song and no mercy.
i I love a good one in a tunnel, everyone slows down without deciding to.
b What would make you stop?
=are you saving up for anything / what are you saving for
c A long trip, somewhere with mountains and late dinners.
p For a rainy day, and then it rains every Thursday.
i Free time more than a thing, a few open months would be the dream.
b What would you save up for?
=how often do you check your bank balance / do you avoid looking at your bank account
c Weekly, I like to know where I stand.
p With one eye shut, towards the end of the month.
i Often enough that it can't surprise me, money only scares me in the dark.
b Do you look or hide?
=what do you do on payday / do you treat yourself on payday
c Savings first, then dinner somewhere good.
p I become a generous stranger for about four days.
i One small thing I've thought about all month, the waiting makes it better.
b What's your payday treat?
=are you a bargain hunter / do you love a good deal
c Yes, but a bargain you don't need is still full price.
p I'd drive twenty miles to save two quid and call it winning.
i I like finding things rather than saving on them, luck tastes better than discount.
b What was your best find?
=own brand or big brand / do you buy branded food
c Own brand for most things, never for beans.
p The cheap one, poured into a nice jar so it feels important.
i Blind tasting humbled me on this, it's mostly the label we like.
b What do you refuse to buy cheap?
=do you go to the sales / do you do black friday
c No, crowds cost me more than I'd save.
p I'd go in for nothing and leave with a discounted ladder.
i Only with a list made the month before, otherwise the sale shops for you.
b Would you queue for a bargain?
=online shopping or going to actual shops / do you buy everything online
c Real shops, I want to touch things before I own them.
p Online, so only the courier knows.
i Markets, if I can, I like knowing who I've bought a thing from.
b Which do you like better?
=do you fill your online basket and never buy / do you leave things in your basket
c No, if I want it I buy it and if I don't I close the page.
p It's full of things for a man with more storage and more courage.
i I treat it as a wish list, half of the wanting is over by Sunday.
b What's sitting in yours?
=do you send things back / are you good at returning stuff you don't like
c Yes, same week, receipt and all.
p I miss the date by a day and own it forever.
i Choosing slowly saves me from it, returning things feels like a small break up.
b Do you return things or keep them?
=do you make a shopping list / list or no list at the supermarket
c Always a list, in the order of the aisles.
p I make a careful one and leave it on the kitchen table.
i No list, I see what looks good and let it decide dinner.
b Are you a list person?
=self checkout or the cashier / do you use self checkout
c Cashier, I like a chat and I pack quickly.
p Self checkout, where a machine accuses me of things over a lettuce.
i A person, always, for some people it's the only talk of their day.
b Which do you go for?
=do you like going to the supermarket / would you do the food shop with me
c Yes, I'd push, you steer, it's nearly a date.
p I'd come, somebody has to eat the free cheese.
i In a foreign country above all, a supermarket tells you more than a museum.
b Which aisle do you linger in?
=do you put the trolley back / what do you think of people who don't return trolleys
c Always, it takes a minute and shows some manners.
p It goes back, with me riding on it for the last ten yards.
i I put back mine and one more, nobody sees it and that's why it's nice.
b Do you put yours back?
=do you like clothes shopping / can you stand a day of shopping
c Yes, in short bursts, one shop, one aim, lunch.
p The first twenty minutes are lovely, then I start looking for chairs.
i More than I'd admit, as long as I'm looking for something for someone else.
b How long do you last?
=would you come shopping with me / would you hold my bags while i try things on
c Yes, and I'd give you a straight opinion on everything.
p Of course, I'd be on the chair outside with all the other brave men.
i I'd enjoy that, seeing what makes somebody light up is better than any shop window.
b What are we shopping for?
=do you like charity shops / do you thrift
c Love them, you can't plan what you'll find.
p I always leave with a jug, I don't know how many jugs one man needs.
i Things that had a life before me interest me more than new ones.
b What's your best thrift find?
=do you like malls or markets / would you wander round a flea market
c Flea market, early, with a coffee in my hand.
p Markets, because in malls I can never find the way out.
i Give me a dusty stall, I love guessing who owned it all.
b What would you look for?
=could you spend hours in a bookshop / do you always buy something in a bookshop
c Yes, and I never leave without a bag.
p I go in to look and come out with four books and no money for lunch.
i Easily, reading the first pages of ten and buying the one I can't put down.
b Which section would I find you in?
=do you like garden centres / is going to a garden centre a date / garden centre date yes or no
c Yes, plants, cake and a walk under cover, it's underrated.
c Yes, one plant each and cake in the café.
p It is from a certain age on, and I felt ready for it early.
p I'd go in for compost and leave with a stone frog.
i I'd say so, choosing a plant together is a small promise of sorts.
i Choosing something to keep alive together is a brave second date.
b What would you carry home?
b What would you come home with?
=do you buy souvenirs / what do you bring back from a trip
c Food, always, something I can cook at home.
p A magnet bought in the last ten minutes at the airport.
i Soap from somewhere local, then for weeks my mornings smell of being away.
b What do you bring back?
=do you wander round duty free / what do you buy at the airport
c A paper and a coffee, that's all I need.
p Nothing, but I leave wearing four different scents.
i One giant chocolate bar, normal sizes don't seem to count in airports.
b What would you grab before boarding?
=do you queue for things / would you queue for a new phone or trainers
c No, anything worth having is still there on Tuesday.
p I'd join a queue by mistake and stay out of politeness.
i For bread, yes, I'd stand an hour for a baker who cares.
b What would you queue for?
=are you good at buying presents / are you a good gift giver
c Yes, I listen all year and write things down.
p Very good, I give people what I'd have liked for myself.
i I get better the more I like someone, it's all in paying attention.
b What present would you never forget?
=do you leave present shopping to the last minute / are you a christmas eve shopper
c No, mine are done by the end of November.
p I'm one of those men running through a shop at ten to closing.
i I find the right thing in July and then can't wait, so it arrives early.
b When do you start?
=what would you like as a present / what do i get a man who has everything
c A good book with a line from you inside the cover.
p Cheese in the shape of a cake, candles included.
i Something you've made or an afternoon you've planned, I don't need more objects.
b What would you like?
=are you good at wrapping presents / how's your wrapping / how bad is your gift wrapping / who wraps your presents
c Very good, sharp corners and a proper ribbon.
c Neat corners, proper ribbon, I enjoy it.
c I'm good, sharp corners, real ribbon.
p It looks as if the present fought back.
p Mine look like they were wrapped during an earthquake.
p My parcels look as if they fought back.
i Newspaper and string, which turns out to be what everybody remembers.
i Brown paper and string, then the effort goes into the note.
i Slow more than good, you're alone with the thought of them.
b Bows or just tape?
b Do you rip or peel?
b Bag or proper paper?
=do you like surprises or would you rather be asked what you want / should people ask what you want for a present
c Surprise me, I like that somebody had a guess.
p I say surprises, and then shake the box for a week.
i Small surprises, planned holidays, that mix makes me happiest.
b Which do you prefer for your birthday?
=do you give vouchers / would you give money as a present
c Not for close friends, I'd rather choose something.
p A voucher is a gift with homework, though I do hand mine in.
i Money's fine if it's for a dream, with a note saying which one.
b Would you mind getting one?
=would you make someone a present / homemade gifts yes or no / homemade gift or bought
c Yes, a meal, a playlist, a letter, I like giving hours.
c Bought, chosen well, with a handwritten card.
p I would, and then I'd have to explain what it is.
p I'd make you something and you'd have to guess what it is.
i I'd make one for very few people, it says more than I usually dare to.
i Made, since hours are the one thing you can't order online.
b What was the last thing you made by hand?
b Best gift anyone gave you?
=would you get me something if my birthday was after two dates / what do you give someone you've only just started seeing
c Yes, something small that shows I'd been listening.
p A cake with one candle, sized to the number of dates.
i The book we talked about, with a bus ticket as the bookmark.
b What would be too much too soon?
=would you regift something / do you pass on presents you don't want
c Yes, if it'd make the next person happier.
p Certainly, some candles have been round my whole town.
i I see no harm in it, a present's job isn't over just because I didn't need it.
b Ever been caught doing it?
=do you do valentines day / what would you do for valentines
c Yes, dinner at home and flowers, nothing with teddy bears.
p Dinner by candlelight, with the smoke alarm going off for atmosphere.
i I'd keep it for the fifteenth, the flowers are cheaper and nobody expects it.
b Would you want a card?
=what would you get me for secret santa / what's a good secret santa present
c A silly one and a nice one, both under the limit.
p Something with a plug that we'd both regret by January.
i Whatever you mentioned once in passing, that's the fun of doing it in secret.
b What was the strangest thing you got?
=would you like getting flowers / how would you feel if i bought you flowers
c I'd love it, more women should do it.
p Thrilled, and then I'd put them in a pint glass.
i They wouldn't be weird at all, men mostly get them when they can't enjoy them any more.
b Would you give a man flowers?
=do you give presents for no reason / do you buy little things for people
c Yes, nobody sees those coming and that makes them the best kind.
p Usually snacks, sometimes with one missing.
i A small thing on a Tuesday says I thought of you with nothing in the calendar.
b What's a little thing you'd love to get?
=would you rather get a thing or an experience / gift or a day out
c A day out, I've got enough things to dust.
p An experience, as long as it ends with lunch.
i Something to do together, because it lasts longer with two people remembering it.
b Which would you want?
=would you buy a woman perfume or jewellery / would you buy someone perfume as a present
c Yes, once I know her taste, before that I'd choose flowers.
p I'd stand in that shop with seven paper strips and no idea.
i That sort of present is a small bet on knowing someone, so I'd wait until I did.
b Do you wear something every day?
=do you write birthday cards / do you write something long in a card
c Yes, by hand, and more than just my name.
p I begin big and end up squeezing love into the corner.
i The words are what I'd keep, the present is only there to carry them.
b Do you keep old cards?
=can you wait until christmas morning / can you leave a present unopened till the day
c I can wait, the looking forward is lovely too.
p No, and I can reseal an envelope like a spy.
i Christmas Eve is fairer, with the dark outside and the lights on.
b Are you a shaker or a waiter?
=do you make a fuss of your birthday / do you like getting birthday presents
c Good food and a few people, that's all the fuss I need.
p I say no fuss and then check if anyone has made one.
i My way is taking everyone to dinner, giving feels better than unwrapping.
b Do you celebrate the whole week?
=do you keep receipts / are you organised with paperwork
c Yes, in one folder, the important ones at least.
p In every pocket, washed and unreadable.
i Only from dinners I want to remember, which isn't what they're for.
b Which folder of yours is a mess?
=do you bring something when you're invited to dinner / what do you bring to someone's house
c Always, a good bottle and something sweet.
p Wine, chosen by the label with the nicest animal on it.
i Bread I've just bought or flowers from the market, things that can't wait.
b What would you be happy to be handed?
=would you pay more for good quality / buy cheap or buy once
c Buy once, good things are cheaper in the end.
p Cheap first, then again, then the good one, I like to pay three times.
i Well made things change how you treat them, I've never thrown a good knife in a drawer.
b What's worth paying for?
=do you buy sustainable stuff / do you care where your clothes are made
c Yes, I buy less and I look at the label.
p I try, though the label's in letters for eagles.
i Wearing things longer is my version of it, it's dull and it works.
b Do you look at labels?
=what's the oldest thing in your wardrobe / do you keep clothes for years
c A good coat, I'll wear it until the lining gives up.
p Some T shirt that's mostly holes held together by fondness.
i Things with memories stay, I've forgiven a lot of holes for a good summer.
b What can't you part with?
=what do you wear on a first date / what would you wear to meet me
c Dark jeans, a good shirt, clean shoes.
p Something that took an hour and looks like I just threw it on.
i Whatever I feel most like myself in, you'd meet him sooner or later anyway.
b What would you be wearing?
=do you plan your outfit the night before / how long do you take to get dressed
c Two minutes, I know what works for me.
p I plan it, sleep on it and put on the blue one like every day.
i For an ordinary day no, for a day that matters I like seeing it on the chair.
b How many outfits do you try on?
=are you a jeans and t shirt guy / how would you describe your style
c Simple and neat, good fabric, no logos.
p Clean, which some days is the full extent of it.
i I dress for the weather I hope for, so I'm often a bit cold and in good spirits.
b And how would you describe yours?
=do you like dressing up / would you wear a suit for me
c Yes, give me an occasion and I'll do it justice.
p I would, and I'd stand like somebody in a wedding photo all evening.
i My favourite part is doing up the last button, when the evening begins.
b Where would we be going?
=trainers or proper shoes / what shoes do you live in
c White trainers, kept clean.
p Trainers, because my feet have always wanted an easy life.
i Boots, they make any walk feel like it might turn into a longer one.
b What's on your feet most days?
=how many pairs of shoes do you own / do you have too many shoes
c Five, and all of them get worn.
p More than two feet can explain.
i Only as many as I've got sorts of days, running, rain, work and dancing.
b How many are in your cupboard?
=do you clean your shoes / do you polish your shoes
c Yes, Sunday evening, it takes five minutes.
p With the back of my trousers, while standing in the lift.
i I do, it's oddly calming and people do look down first.
b What do you notice first about what someone wears?
=socks and sandals yes or no / are crocs ok / birkenstocks with socks / would you wear socks with sandals
c No, I'll draw my line right there.
c Yes at home, no in public, and never at a wedding.
p At home, bins only, after dark.
p Only in my fashionable years, which begin at seventy.
i Comfort always wins in the end, I just want to keep up appearances a bit longer.
i They've come back round and they're comfy, so I'm done laughing at them.
b Would you walk next to me if I did it?
b Would you be seen with me in them?
=do you wear odd socks / fun socks or plain socks
c Plain and dark, and always a matching pair.
p Fun ones, it's the wildest thing about me on a weekday.
i Bright ones under serious trousers, nobody knows until I sit down.
b What's on yours today?
=are you always cold or always warm / do you feel the cold / do you run warm
c Always warm, so you'd get my jacket.
c Warm, like a radiator with opinions.
p Warm until somebody opens a window, then I'm made of complaints.
p My hands are warm and my feet are cold, so it's a draw.
i I like the cold, you can dress for it and then come in from it.
i It depends on the company, some people make a room warmer.
b Would you steal my jumper?
b Are you the one stealing blankets?
=would you mind if i stole your hoodie / can i borrow your jumper
c Take it, I'd be colder and happier.
p Of course, I know I'd never see it again.
i I'd leave it lying about on purpose, somewhere easy to find.
b How many have you collected so far?
=do you own an umbrella or get wet / hood or umbrella
c Umbrella, a big one, there's room for two.
p Neither, I walk faster as if the rain might not notice.
i Hood for me and umbrella for you, I don't mind getting a bit wet in good company.
b Do you like walking in the rain?
=what colour do you wear the most / do you only wear black
c Navy, it goes with everything including me.
p Black, since it hides whatever lunch has done.
i Dark green, somehow I'm calmer in it.
b Which colour is yours?
=do you wear hats / cap or beanie
c A beanie from October on, warm ears come first.
p Caps, though my head has never quite agreed with any of them.
i Hats need courage, and I save mine for the dance floor.
b Would you wear a big sun hat?
=do you wear a watch / watch or phone for the time
c Yes, a simple one with hands.
p A watch, and I still check my phone one second later.
i I like one without a screen, it tells me the time and nothing else.
b Do you wear one?
=do you wear jewellery / rings or chains on a man yes or no
c One ring at most, I like to keep it plain.
p I'd wear more, but I fiddle with things and then they roll under a fridge.
i Only something that means something, otherwise my hands feel overdressed.
b What do you never take off?
=sunglasses cheap or expensive / do you lose your sunglasses
c Cheap ones, three pairs, no tears.
p Expensive ones would last a day, so it's a question of when I sit on them.
i One good pair, the only thing in life I look after with a case.
b How long do yours survive?
=can you tie a tie / do you know how to do a tie
c Yes, in the dark if needed.
p Third attempt usually, with a film of a patient man on my phone.
i If I must, but I like an open collar and room to laugh.
b Could you tie one for me?
=backpack or tote bag / what bag do you carry
c Backpack, both hands free.
p A tote bag, which I bought empty and will never see the bottom of again.
i Nothing if I can help it, I like going out with only keys and a song.
b How heavy is yours?
=what's in your pockets right now / what do you always carry with you
c Phone, keys, wallet, lip balm, done.
p Keys, a receipt and something that was once a mint.
i A pen, it's amazing how often someone needs one and you get to talk.
b What's always in your bag?
=do you mind wearing the same outfit twice / is it bad to wear the same thing two days running
c Not at all, a good shirt deserves an encore.
p I'd do it, and count on everyone being busy with their own shirt.
i If it makes me feel good, two days running is the least it deserves.
b Would you notice if I did?
=would you wear matching outfits with me / matching pyjamas at christmas yes or no
c Yes, at Christmas I'd do it without complaint.
p I would, and I'd deny every photo of it.
i Not the same outfit, but a colour in common would quietly please me.
b What would we be wearing?
=would you let me pick your clothes / could a girlfriend change your style
c Sure, I'm open to a good eye.
p Please, left alone I buy the same blue shirt forever.
i One item at a time, I'd want to end up a better me and not a different man.
b What would you change first?
=do you wear pyjamas / what do you sleep in
c Proper pyjama bottoms and a T shirt.
p A T shirt from some event I can't remember agreeing to.
i Real pyjamas with buttons feel old fashioned, and that's exactly why I like them.
b Silly prints or plain?
=would you carry my heels / would you carry my bag if my feet hurt
c Yes, and I'd get you a taxi as well.
p Carrying is fine, but I can't promise I wouldn't swing them.
i I'd give you my socks first, a person should get home with warm feet.
b Heels or flats on a night out?
=would you mind if i was taller than you in heels / does it bother you when a woman wears high heels
c Not one bit, wear what you like walking in.
p No, I'd finally have someone to reach the top shelf.
i I'd take it as a compliment, confident women wear what they want.
b Do you like wearing them?
=do you wear football shirts out / would you wear a football shirt on a date
c No, a date gets a proper shirt.
p Only if the washing machine left me no other choice.
i For a match yes, for dinner no, there's a time for every collar.
b Would you mind if I did?
=do you like wearing traditional clothes / kurta or suit / agbada or suit for a wedding
c Traditional every time, you stand differently in it.
p Whichever has more room in it for the food.
i I'd go traditional for the ceremony and something light for the dancing.
b What would you wear to it?
=do you like fancy dress / what would you dress up as
c Yes, I go all in or stay home.
p A ghost, it's a sheet and I can snack under it.
i Something homemade, the best costumes have glue on them and a small disaster.
b What would you go as?
=christmas jumper yes or no / would you wear an ugly christmas jumper
c Yes, the louder the better, for all of December.
p If it lights up and plays music, I'm the first to regret it and the last to change.
i A really hideous one is a gift to everyone you walk past.
b How bad is yours?
=do you buy second hand clothes / would you wear vintage
c Yes, better cloth and nobody else has it.
p I do, although the last man's arms never seem to match mine.
i A worn jacket makes me wonder where it's been, some of them must have danced.
b What's your favourite old piece?
=is buying jeans a nightmare for you too / do you hate trying clothes on
c It is, so when a pair fits I buy two.
p Yes, I come out of a changing room tired and slightly on one leg.
i Not any more, I go by feel and not by size, so it takes ten minutes.
b How many pairs do you try on?
=could you pull off a leather jacket / leather jacket or denim jacket
c Leather, old and plain, with a white T shirt.
p Denim, in leather I'd creak like a boat.
i A leather one needs ten years to be right, nothing else in a wardrobe improves that slowly.
b Which would you borrow?
=shirt tucked in or out / do you tuck your shirt in
c In for dinner, out for everything else.
p Half in, which was an accident but apparently it's a style.
i Untucked, I like a little room to breathe and to dance.
b What's your rule about it?
=do you have a fashion mistake you're ashamed of / what's the worst thing you could find in your old photos
c Too much hair gel, I stand by nothing.
p All of it, I thought trousers should be twice the man.
i Trying to look like someone else, it never fits anywhere.
b What did you think was cool?
=do you wear aftershave / what do you smell like / what perfume or cologne do you wear
c Something woody, one spray, never a cloud.
c Yes, just a little, you should only notice it up close.
p Soap on good days, garlic on the better ones.
p Soap, mainly, and the courage of a clean shirt.
i Very little, I like it when someone has to come close to notice.
i I think a scent should stay in the memory, not in the lift.
b Do you have a signature scent?
b Which smell do you love most?
=how much do you spend on a haircut / would you pay a lot for a haircut
c As much as a good barber asks, it's worth it.
p Little enough that I always tip out of surprise.
i It's the chat I'm paying for, a good barber hears more secrets than a priest.
b How often do you change yours?
=gym clothes in public yes or no / do you wear joggers outside
c Only on the way to the gym and back.
p Yes, and people assume I've been running, so I let them.
i On Sundays anything is allowed, bread doesn't care what I wear.
b What's the laziest thing you've gone out in?
=do you wear a scarf / scarf and gloves or tough it out
c Scarf, always, a big warm one.
p I tough it out until my ears stop reporting back.
i Gloves no, scarf yes, I like to keep one hand free for someone else's.
b Are you a mittens person?
=swim shorts short or long / what do you wear to the beach
c Short ones, plain, and a linen shirt.
p Sun cream, mostly, in layers like paint.
i As little fuss as possible, with a book to hide behind.
b Beach bag packed or just a towel?
=flip flops or bare feet / do you like going barefoot
c Bare feet, on grass, whenever it's warm enough.
p Flip flops, I like to announce myself from a distance.
i Barefoot on warm stone in the evening, it's the whole summer in one step.
b Sand or grass?
=do you get your shoes repaired / do you mend shoes or buy new ones
c Repair, a good cobbler doubles a shoe's life.
p I walk on them until I can feel the weather.
i The second sole is when they start being really mine.
b What have you had mended?
=do you have clothes you only wear for best / do you save your nice clothes for special occasions
c No, I wear the good shirt on a Tuesday.
p I'm saving a jacket for a moment that's late by several years.
i Good things should be used, waiting for the right day is how moths get fat.
b What are you saving for a special day?
=do you buy the same thing in three colours / if you find a shirt you like do you buy two
c Yes, when it works it works.
p Two of the same, and people think I never wash it.
i Never two, I like missing things when they're worn out.
b What would you buy twice?
`;
