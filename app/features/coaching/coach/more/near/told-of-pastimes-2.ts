/** Told of pastimes, travel and food, part 2. Form: near-entries.ts. */
export const NEAR_TOLD_OF_PASTIMES_2 = `
=there's a fox that visits my garden every night / a fox family lives under my shed / saw a fox on the night bus route, just looking at me
c A fox choosing your corner of town as home is a real bit of luck.
p Clearly the neighbourhood has a new manager, and he works nights.
i For a second you look at each other and it's not clear who's the wild one.
b Does it let you get close?
=saw a bear on the trail today / a moose walked through our campsite / there was a coyote outside my window this morning
c Seeing an animal walk by that close stays vivid for years, I'm glad you're safe.
p With a bear, moose or coyote I'd stand very still and hope to be taken for a shrub.
i A meeting like that on the trail or outside a window reminds you who owns the forest.
b How far away was it?
=a deer just stood and looked at me on my walk / a doe and her fawn crossed the road in front of us / deer ate all my tulips but i can't even be angry
c Being looked at by a deer stops a person in the middle of anything.
p With a face like a deer's you could get away with every flower in town.
i Something that shy deciding to stay a moment feels like being trusted.
b Did you stand still too?
=a monkey stole my lunch / a macaque took my sunglasses and sat on the roof with them / monkeys got into my hotel room and ate my mangoes
c Robbed by a monkey is a bad deal, but I do love the story.
p There's no police form with a box for monkeys.
i You realise how human a monkey can look when it's deciding whether to give your things back.
b Did you get anything back?
=there was a snake in my kitchen / found a snake in my shoe this morning / walked past a cobra on my way to work
c A snake that close is enough to stop the heart, I'm very relieved you're fine.
p I'd have moved out and left the house in its name.
i Part of us has been afraid of that shape since long before there were kitchens.
b How did you get rid of it?
=saw whales today, i cried / dolphins swam next to our boat for ten minutes / an orca came up right beside us
c Whales or dolphins that close would bring anyone to tears, what a day.
p Every other plan this week is going to look rather small beside a whale or dolphin.
i Meeting something that big and calm shifts a person a little, I think.
b Who were you with when it happened?
=on safari, saw elephants this morning / a lion walked past our jeep / went to the game reserve for my birthday, giraffes everywhere
c Seeing them on safari, on their own ground, must be worth every hour of the journey.
p Even the coffee probably tastes braver on safari.
i It's humbling to be the strange small thing in a jeep they glance at and forget.
b Which animal got you the most?
=a hedgehog lives in my garden and i leave food for him / rescued a tiny hedgehog from the road / there's a toad by my back door and i named him gary
c Your tiny garden guest struck lucky with you, I find it very sweet.
p That little guest has landed the best garden in the district, food included.
i Leaving food out for something that owes you nothing is kindness in its plainest form.
b When does your visitor usually turn up?
=i've become a bird watcher, help / bought binoculars and now i know every bird in the park / saw a kingfisher and told everyone at work
c I'm delighted for you, a good bird can save a whole Monday.
p Birds to me are either small and brown or big and loud.
i Once you know the birds by name a plain walk is suddenly full of neighbours.
b Which bird made your year?
=a seagull stole my chips out of my hand / pigeon pooped on me on the way to my interview / crow dropped a nut on my head and watched me
c Stolen from or dropped on in broad daylight, you have my full sympathy.
p Seagulls, pigeons and crows have formed a gang and this town is paying protection in snacks.
i They say bird trouble brings luck, so something splendid must be on its way.
b Did anyone see it happen?
=huge spider in the bath and i'm not going back in there / a spider the size of my hand in the bedroom / slept on the sofa because of a spider
c Spiders that size void the lease, the whole room belongs to the beast tonight.
p For a spider I'd come with a glass, a postcard and a great deal of false courage.
i Funny that a spider can rearrange a whole flat by sitting still.
b Is it still there?
=a bat flew into my bedroom last night / a bird got in the house and wouldn't leave / there's a squirrel in our attic
c A bat, bird or squirrel indoors is pure panic for everyone involved.
p It's always a house guest with no key and no manners.
i In its version, a giant ran round the house turning on lights and shouting.
b Did you manage to set it free?
=watched baby turtles run to the sea / saw a seal pup on the beach today / an otter floated past me with a fish like nothing happened
c Watching a little sea life get on with its business is worth a whole day's travel.
p My dignity would have left the beach the moment I started cheering out loud.
i So small against all that sea, and off they go as if it were nothing.
b Did you manage to stay quiet?
=fireflies in the field tonight, i felt like a child / saw glowing plankton in the water, the waves lit up / glow worms in the cave, a whole ceiling of them
c A living glow like that is as near to magic as nature gets, lucky you.
p Somebody went to all that trouble with the lighting and didn't charge you a thing.
i All that glowing is really a conversation, and you happened to overhear it.
b Had you ever seen them before?
=i keep bees now, two hives / got stung checking my hives today / my grandfather left me his beehives and i'm learning
c Looking after bees is careful, generous work, stings and all.
p Bees pay their rent in honey, which is better than most tenants.
i Beekeepers say you have to be calm or they'll know, and I find that a lovely rule to live by.
b What have the bees taught you?
=squirrel in my park takes nuts from my hand / the crows know me now and bring me things / i feed the birds every morning and they wait for me
c Getting something wild to wait for you, with nothing but patience, is quietly impressive.
p Word has got out in the park that you run the best cafe for birds and squirrels.
i Being recognised by something you feed is a friendship with no small talk at all.
b How long did it take to earn that trust?
=a kangaroo hopped past while i was hanging laundry / there's a koala in the tree by our office / woke up to a wombat in the yard
c Kangaroos, koalas or wombats for neighbours make an ordinary morning worth writing home about.
p Over here the wildlife is mostly dust under furniture.
i The view from your laundry, office or yard is a dream on somebody else's wall.
b Do you ever get used to it?
=leopard was seen near our village, everyone stays in / there's a wild boar running around our suburb / an elephant walked down our street last night
c With something that big about, staying indoors is the only plan I'd accept.
p The bin collectors finally have an excuse nobody can argue with.
i We drew our streets over their paths, and now and then they walk them anyway.
b Is everybody safe over there?
=!found an injured bird and took it to a rescue / hit a rabbit with my car and i feel terrible / saved a baby squirrel, it didn't make it
c You minded about a small injured creature, and there's real goodness in minding.
p Wherever that little one is, it met somebody kind on the way.
i Something so small and injured makes everything else go quiet.
b How did it all happen?
=volunteer at an animal sanctuary on sundays / cleaned out goat pens all morning, i stink / i help at a donkey sanctuary
c Giving your free day to animals and a shovel is proper goodness.
p Eau de stable may never catch on in shops, but I respect it.
i Animals in your care don't know your job or your troubles, only your footsteps.
b Who's the biggest character there?
=i live five minutes from the sea and still go every day / moved to the coast last year, best thing i ever did / grew up by the ocean, can't breathe inland
c You live by the sea and still go and look at it, I respect that a lot.
p I'd claim to be working by the ocean and come home with sand in the laptop.
i The sea is there every day and never once the same, no wonder people can't leave.
b What's it like there in winter?
=beach day with my friends, sun and nothing to do / lay on the sand with a book till sunset / whole day at the seaside, salty and happy
c Sand, salt and no plans, you've understood summer perfectly.
p I bet your bag weighs double with all the beach that came home in it.
i Time by the water has no corners, a whole day goes by as one long hour.
b What made it such a good one?
=fell asleep on the beach and now i'm a tomato / forgot my back when i did the sunscreen / so sunburnt i can't wear a bra
c Sunburn like that is a miserable souvenir, I hope you've got something cool on it.
p Lobsters everywhere will be nodding to your sunburn in sisterhood.
i The sun takes one forgotten hour of yours on the beach and makes you pay all week.
b Where's it worst?
=collect sea glass, i have jars of it / came home with pockets full of shells again / found a fossil on the beach this morning
c Finding small treasure on a beach is reason enough to walk with your head down.
p The washing machine must dread your pockets after a walk like that.
i Somebody's broken glass or a creature's old shell, polished for years until you came by.
b Which find do you love most?
=went rock pooling with my nephew, found a crab / spent the afternoon poking around in tide pools / we counted nine starfish at low tide
c An hour at a rock pool is better than any aquarium I could name.
p Crabs have the walk of somebody leaving a party without saying goodbye.
i A whole small world gets left behind for a few hours and then the sea takes it back.
b What was the strangest thing in there?
=got so seasick on the ferry / went on a boat trip and threw up on a stranger / fishing trip with my dad, i was green the whole time
c Seasickness is misery of the purest kind, I hope the ground has stopped moving.
p On that boat my own stomach would have swum back to shore without me.
i On a rolling boat everybody finds out fast that the horizon is a friend.
b How long did it last?
=the waves were huge today, i just sat and watched / storm on the coast, sea coming over the wall / i love the sea when it's angry
c Watching a rough sea from a safe spot is time very well spent.
p Clearly the sea had something on its chest and needed to shout.
i Odd how something so loud can leave a person so calm.
b Where do you watch it from?
=did a beach clean this morning, 12 bags of rubbish / picked up litter along the river with my kids / found 200 bottle tops and a toilet seat on the beach
c Turning up to clean a shore nobody asked you to clean is something I really admire.
p The toothbrushes and flip flops out there must be planning a colony.
i You leave a beach nicer for people who'll never know you were there.
b Which find surprised you most?
=got cut off by the tide and had to wade / the tide took my shoes and my towel / my phone went into the sea
c Losing out to the sea is no fun, I'm glad it left you in one piece.
p Some fish is showing off your things to its friends right now.
i The tide keeps perfect time and doesn't care at all for ours.
b How did you get back?
=went fishing at dawn, caught nothing, loved it / my grandpa taught me to fish and i still go / caught my first trout today and let it go
c Catching nothing by still water sounds better to me than most parties.
p The fish were simply holding a meeting elsewhere.
i I suspect the fish were always an excuse and the quiet is what people go home with.
b Who do you like to fish with?
=my tomatoes are finally turning red / picked the first strawberries from my own garden / grew one single pepper and i'm so proud
c From seed to plate in your own garden, I'd be unbearably proud of that harvest.
p Anything you grew yourself should be photographed, framed and then eaten very slowly.
i You put a speck in the garden and waited, and it kept its side of the bargain.
b What will you make with it?
=slugs ate every single lettuce / snails destroyed my seedlings overnight / caterpillars got my cabbages
c All those weeks of care eaten in one night, that's truly maddening.
p Whoever ate it is loosening its belt by now and sending compliments to the chef.
i A garden is never only yours, there's a night shift you didn't hire.
b Did anything survive?
=finally got an allotment after four years on the list / spent all day at my allotment, back is broken / i share a plot with an old man who tells me everything i do wrong
c An allotment to dig and sit on with a flask is worth waiting years for.
p The old hands at the allotments will have a strong opinion about every bean.
i Behind those allotment sheds is a small republic with its own laws and gossip.
b What's growing there now?
=i kill every plant i touch / even my cactus died / my basil from the supermarket lasted two days / managed to murder a cactus / my basil lasted four days
c Some of us simply water with too much hope, and plants can't take it.
c You tried, and plants are far moodier than the label admits.
p Plastic plants are very forgiving and I'd never tell anybody.
p Buy a plastic plant, water it now and then for show, problem solved.
i Houseplants die of being loved too much more often than too little, which is a bit sad and funny.
i Plants aside, I suspect you grow other things nicely, friendships for one.
b Which loss hurt the most?
b What was your saddest victim?
=i have 43 houseplants and no regrets / bought another plant, i have a problem / my monstera has a new leaf and i told everyone
c Filling a home with plants makes it a good place to come back to.
p With many more plants you'll need a machete to reach the kettle.
i A new leaf uncurling is slow news, and I think we could use more of it.
b Which plant is the favourite child?
=my balcony is 2 square metres and full of herbs / made a tiny garden on my windowsill / grow mint and chillies in old paint tins on the roof
c Making a garden in a scrap of space takes more heart than having a big lawn.
p A bee arriving in that tiny garden must think it's found a boutique hotel.
i Growing just a few herbs can change a whole window from looking out to looking after.
b What does best there?
=weeding all day and they'll be back by friday / my back is killing me from the garden but it looks amazing / pulled out brambles for five hours
c A day of weeding on your knees for the sake of one tidy bed is love.
p Weeds have the best work ethic in the whole garden.
i After hours in a garden your hands know something your head has stopped worrying about.
b What does it look like now?
=planted 100 bulbs today, tulips and daffodils / put in the bulbs in the cold, see you in april / the first snowdrops are up, i could cry
c Bulbs are hope with dirt on it, good to know somebody believes in spring.
p The squirrels have surely drawn a map already.
i Burying something in the cold and trusting it will come back is a small act of faith.
b What colours did you choose?
=my roses won second prize at the village show / entered my marrow in the flower show / my dahlias are as big as plates this year
c All that pruning and watching paid off in bloom, congratulations to the gardener.
p Next year the neighbours will be peering over the fence with measuring tapes.
i It takes a patient kind of person to earn a flower like that.
b What's your secret with them?
=courgettes everywhere, i'm leaving them on neighbours' doorsteps / my mango tree gave 200 mangoes, we can't keep up / drowning in plums, made jam all weekend
c Drowning in your own harvest is a lovely sort of trouble.
p Neighbours will soon cross the street when they see you with a basket.
i Too much of something good turns neighbours into friends for a week.
b What have you made with them so far?
=mum's garden is going wild since she can't manage, so i do it on weekends / my grandmother's rose bush moved house with me / i garden because my dad did
c You're keeping somebody you love close by looking after their bit of garden.
p The garden must approve of you, it's known your family for years.
i You put your hands in the same soil, and for a moment you share an afternoon with them.
b What did they love growing most?
=made my own compost and i'm weirdly proud / got a worm bin in my kitchen / my compost heap caught an actual snake
c Turning scraps into good black earth is worth being proud of.
p It takes confidence to keep a bin with more residents than the building.
i Everything you throw in comes back as something else, I find it rather comforting.
b What got you started with it?
=mowed the lawn for the first time since april, it was a jungle / my neighbour's lawn is perfect and mine has a forest / i let my grass grow for the butterflies
c A wild lawn with life in it beats a green carpet, I'm on your side.
p Lose a sandal in there and it becomes archaeology.
i Stop cutting for a while and you find out what wanted to grow there all along.
b What turned up in the long grass?
=my orchid flowered again after two years / thought the plant was dead and it has a new shoot / revived a sad half price fern and now it's huge
c Bringing a plant back from the edge deserves a small parade.
p The plant was only sulking and needed to see that you'd wait.
i Some things look dead when they're only resting, and it's good to be reminded.
b What did you do to save it?
=picked blackberries all afternoon, hands purple / went foraging for wild garlic / mushroom picking with my babushka, found so many
c Coming home from foraging with food nobody sold you is deeply satisfying.
p My basket would be full of what I picked and ate on the way, which means empty.
i Once you know how to forage, a hedge turns into a pantry and a calendar.
b What will you cook with it?
=went apple picking and now we have 15 kilos / strawberry picking with my niece, she ate more than she picked / pumpkin patch today, covered in mud
c Fruit picked straight off the branch or the field, your kitchen must smell wonderful now.
p They ought to weigh the pickers on the way in and again on leaving.
i Food you carried home yourself always seems to taste of the day you picked it.
b How much did you carry home?
=we started a community garden on the empty lot / planted trees with my neighbours on saturday / my street grows vegetables in the old car park
c More streets should do what yours did, turning a grey corner green together.
p I'd plant my one carrot there and visit it like a relative.
i In twenty years somebody will sit in that shade and have no idea who to thank.
b Who had the idea first?
=the jacaranda is out and the whole road is purple / cherry blossoms are finally here, i took a hundred photos / bluebells in the wood this week
c A blossom that only lasts a week or so deserves to be dropped everything for.
p In blossom time even the car park has romance.
i Part of a blossom's charm is that it's already leaving while you look at it.
b Where's the best place to see it?
=there's a storm and my greenhouse lost three panes / hail killed all my seedlings / drought this year, the garden is dead
c Losing a season's work to the weather in one go is truly rotten.
p The clouds owe your garden a very large apology.
i Gardeners begin again every year with no guarantee, and it's a quiet kind of courage.
b What can you save?
=our monsoon garden is jungle now, frogs everywhere / the frogs are so loud i can't sleep / a gecko lives behind my clock and i let him
c A night full of frogs and small lodgers is noisy, and somehow good company.
p The frogs have a concert every night and nobody told them about encores.
i If you listen long enough I'm told even that racket turns into a lullaby.
b Do you sleep through it by now?
=learning to knit, made a scarf that got wider and wider / knitted my first hat and it fits a melon / i knit on the train, it keeps me sane
c You knitted a ball of wool into something, wobbly or not it counts.
p A wobbly edge just proves it wasn't knitted by a machine with no feelings.
i With knitting you end up wearing the hours you spent, which is a lovely thought.
b What are you making next?
=finished the jumper i've been knitting for 8 months / cast off my first cardigan tonight / finally done with the blanket, 2 years of crochet
c All those months of stitches and it's finished, I'd wear it in the bath.
p Anyone who puts your finished work in a warm wash should face a tribunal.
i Every row of it knows what you were watching and worrying about at the time.
b Is it for you or for somebody else?
=dropped a stitch and had to unravel three hours of work / my cat destroyed my yarn / crocheted the wrong pattern for two weeks before i noticed
c Undoing hours of careful work is heartbreaking, and picking it up again takes patience.
p The wool won this round but it's only wool and it knows it.
i Very few mistakes in life let you pull one thread and go back to before them.
b Will you start it again?
=crochet little animals for all my friends' babies / made a crochet frog with a hat / my crochet octopus looks like it has seen things
c I'd take a small crochet creature over anything from a shop.
p Odd eyes only give crochet animals a richer inner life.
i Little animals come off the hook with their own personalities, and I bet you don't get to choose.
b Who got the latest one?
=sewed my own dress and wore it to a wedding / made a skirt with pockets, finally / got a sewing machine for my birthday and can't stop
c Wearing what you sewed yourself is a quiet kind of triumph.
p I'd reply to every compliment by turning round once and pointing at the seams.
i You must look at clothes differently once you know how they're sewn together.
b What will you sew next?
=sewed the sleeve on inside out, twice / my sewing machine ate the fabric / cut the wrong piece of expensive fabric, i could cry
c Ruined fabric after all that careful pinning is enough to make anyone walk away for a day.
p Sewing machines can smell hope and confidence through the cover.
i Craft is mostly the moment you pick up the scissors again after swearing you wouldn't.
b Can you rescue it?
=i do embroidery with rude words on it / cross stitching a huge dragon, year two / embroidered flowers on my old jeans
c Thousands of tiny stitches for the pleasure of it is a kind of patience I admire.
p I'd have stabbed every finger before the first stitch was done.
i Embroidery used to be how women were kept quiet, and now it talks back.
b What's on the hoop at the moment?
=my grandmother left me her quilt half done and i'm finishing it / making a quilt out of my dad's shirts / we're a quilting group of nine women and a lot of cake
c You're quilting memories into something warm, it moves me a bit.
p Quilts like that should come with their own armchair and an order to nap.
i Every square of a quilt had another life before, and you're the one who introduces them.
b Which square means the most to you?
=pottery class, my bowl collapsed / made a mug that leaks / i'm learning to throw clay, it's all over me
c Clay has its own ideas, and going back to the wheel after a collapse is the whole craft.
p Even a leaning mug or bowl works if you drink fast.
i Clay only works when you stop fighting it, or so I hear, and I find that oddly wise.
b What was it meant to be?
=my first glazed pots came out of the kiln, i'm in love / sold three bowls at the market today / i eat my breakfast out of a bowl i made
c Well done, you made a pot or bowl the world didn't have before, and it works.
p Cereal must have better posture in a bowl like that.
i You hand it to the kiln and wait, then it comes back as something slightly its own.
b Which piece are you proudest of?
=i paint watercolours on sundays, nobody sees them / started oil painting, my flat smells of turps / went to a life drawing class, didn't know where to look
c Keep painting just for yourself, nobody needs to see it for it to matter.
p Give me a brush and you'd get a house with a smiling sun in the corner.
i Whoever draws has to really look, and I think most of us hardly ever do.
b What do you like painting best?
=sold my first painting to a stranger / have a little exhibition next month, six pieces / my illustration is on a book cover
c A stranger choosing your work out of everything in the world is wonderful.
p Kindly remember us ordinary people when the big exhibitions start ringing.
i A thing that began alone on your table now meets strangers you'll never see.
b What does the picture show?
=haven't drawn anything for a year, blocked / i used to paint and then life happened / staring at a blank canvas all afternoon
c Going without drawing or painting for so long must ache, and I don't believe it's gone.
p Blank canvases are terrible company, they never offer you a biscuit.
i Fallow fields aren't blank, they're getting ready, and I think hands that paint are similar.
b What did you used to paint?
=bought an old chair for 5 pounds and i'm sanding it / painted a dresser green and it looks amazing / found a table on the street and carried it home, going to restore it
c You saw what that old piece could still be when restored, I like that kind of eye.
p Every old chair and table in town must be hoping you'll come by.
i Under all that paint somebody once chose the wood and was proud of it too.
b What will it become?
=built a shelf and it's straight / assembled a wardrobe all by myself, no screws left over / took a woodworking class, made a stool that wobbles
c You built it and it holds, go on and admire it for as long as you like.
p I'd invite people round just to see something I'd built carry a book.
i From now on you'll knock on every table to see how it was assembled.
b What's the next thing you want to build?
=flat pack from hell, four hours, one screw left / put the door on upside down / me and my sister nearly divorced over a bookcase
c Flat pack furniture has tested stronger people, and you came out the other side.
p The little man in the flat pack drawings never looks as lonely as he should.
i Doors, screws and page six, nobody's character stays hidden past that.
b Is it standing now?
=i make candles and sell them at the market / started making soap, the whole flat smells of lavender / my earrings sold out at the craft fair
c Selling something you made at your own table takes skill and nerve, well done.
p Between craft and cooking, your kitchen has clearly made its choice.
i Strangers going home from a market with a small piece of your evenings is a sweet thing to picture.
b What sells best?
=did a stained glass workshop and cut my finger / learned bookbinding on saturday / blacksmith course, made a bent hook, felt like a goddess
c A workshop in an old craft sounds brilliant to me, sore fingers included.
p My version of that course would be mostly plasters and enthusiasm.
i Somebody learned it this way centuries ago, and for an afternoon you borrowed their hands.
b Would you do more of it?
=i scrapbook everything, tickets and leaves and all / i write a diary every night since i was 11 / bullet journal with far too many stickers
c A journal of your days is a gift to the person you'll be later.
p An old receipt in a coat pocket is about as close as I'd come to a diary.
i The small things you write down or stick in turn out to be the ones that bring everything back.
b What did you last put in there?
=i write letters by hand, real ones with stamps / got a pen pal in japan / doing calligraphy and my hand cramps
c Writing to somebody by hand is slow and generous, and I wish more people did it.
p My handwriting would be taken for a doctor's cry for help.
i A letter sits in a drawer for decades while messages are gone by lunch.
b Who do you write to?
=did a 2000 piece puzzle and one piece is missing / jigsaw on the dining table since christmas / i do puzzles with wine and podcasts
c I could happily do that, a puzzle on the table and nowhere to be.
p The missing piece is always under the person helping.
i So many pieces, sorted by tiny differences nobody else would ever notice.
b What's in the picture?
=built the lego millennium falcon, three weekends / i love lego, i'm 36 / my boyfriend sized lego flower bouquet is done
c Spending a weekend clicking lego together is play at its best, no age limit needed.
p Stepping on a lego brick at night is how you pay the tax.
i That small click when a lego piece fits does something for a grown up mind as well.
b What's the next build?
=i play the violin, badly but with feeling / learning guitar, my fingertips hurt / bought a ukulele and annoy everyone
c Keep playing, doing it for love is reason enough.
p Given time the neighbours will call it character building.
i The hands learn slowly, and then one evening it simply sounds like music.
b What can you play so far?
=my piano teacher said i'm ready for grade 5 at age 44 / started piano lessons as an adult and cried / i play piano when nobody's home
c Learning the piano as a grown woman takes humility and nerve, I think it's splendid.
p Two hands doing different things on a piano is already witchcraft to me.
i Alone at the piano you don't have to explain to anyone how you feel.
b Which piece do you love playing?
=i drum in a band with three dads / got a drum kit, sorry neighbours / i play bass in a punk band called wet socks
c Drums or bass, playing something loud is one of life's great outlets.
p I volunteer to carry one small drum from the van and take full credit.
i A week must sit differently in the shoulders once you've played it out of them.
b When's the next gig?
=played my first open mic and forgot the second verse / sang in front of people for the first time / our band played to 11 people and a dog
c Getting up in front of people to sing or play is the hard bit, the rest is practice.
p From the back of the room I'd start the applause before the first verse was over.
i For those few minutes at the mic there's nowhere to hide, and I find it brave.
b Which song did you open with?
=write songs but never show anyone / been recording an album in my bedroom / wrote a song about my ex and it's actually good
c You can turn what you feel into a song, I'm honestly a bit envious.
p Anyone who gets a verse should behave better in future.
i Somewhere there's a person who needs exactly that song and doesn't know it yet.
b What was the last one about?
=i sing in a choir on mondays, best night of the week / joined a community choir, no audition thank god / gospel choir rehearsals for easter are intense
c Singing in a room full of people does something good that nothing else does.
p Any choir would ask me to mouth the words and I'd do it perfectly.
i One voice alone is shy, and then a whole choir breathes together and it's huge.
b What are you singing at the moment?
=our choir concert was last night and i had a solo / carol concert done, voice gone / sang mozart's requiem in the cathedral, goosebumps
c Standing in that sound and being part of the concert must have been glorious, congratulations.
p Your voice has earned honey, silence and applause.
i A piece sung by so many people before you, and that night it went through you.
b Which part gave you goosebumps?
=lost my voice right before the concert / conductor told us off all evening / i came in a bar early in the quiet part
c A slip or a sore throat at a concert feels enormous, and almost nobody hears it.
p Conductors live on tea, nerves and pages turned at the right moment.
i All that fuss over a bar or a voice only shows how much the music matters in that room.
b Do you laugh about it yet?
=going to see coldplay on saturday!! / got tickets to my favourite band after 3 hours in the queue / taylor swift tickets, i screamed in the office
c Tickets for someone whose songs you know by heart are worth any queue.
p Screaming every chorus at home until the day is only responsible practice.
i Everyone there with a ticket will know the words you thought were yours alone.
b Which song are you waiting for?
=back from the concert and i have no voice left / saw burna boy live last night, best night ever / cried the whole gig, it was perfect
c Concerts that get right inside you are rare, I'm glad you had one.
p Save your voice today, conversations can be done in mime.
i It's strange going back to an ordinary morning after a gig where thousands of you sang together.
b What was the high point?
=concert got cancelled and i was already in the queue / my band postponed the tour, i had tickets since january / missed the gig because of the trains
c After looking forward to that gig for so long it's a real blow, I'm sorry.
p Tonight's concert will have to move to the shower, front row only.
i All that anticipation has to go somewhere, I hope it keeps for the next tour.
b Will there be another chance to see them?
=going to glastonbury, first time, what have i done / festival this weekend, glitter packed / three days of music in a muddy field, i'm too old and so happy
c Go and enjoy every minute, mud, glitter, bad toilets and all.
p Glitter from a festival lasts longer than some governments.
i For a few days there's a city made of tents where nobody asks what you do.
b Which act will you be at the front for?
=festival was a mudbath, lost both my boots and my friends / four days without a shower / someone fell into our tent at 3 am and stayed
c Festivals are awful and wonderful in equal parts, and you came out of it alive.
p Boots that die in mud go to a better place with louder music.
i By day three nobody has any vanity left, and I think people are nicer for it.
b What was it like at the worst moment?
=i only listen to sad songs on purpose / 90s rnb all day in the kitchen / my spotify wrapped exposed me
c A person who plays music all day is keeping good company, whatever the genre.
p Somebody could write my diary from three sad songs and a guitar solo.
i The songs we go back to know things about us that we haven't said aloud.
b What's been on repeat lately?
=collecting vinyl, just found a first pressing for 2 euros / spent my rent on records again / my dad gave me his old record player and all his albums
c Hearing an old record crackle into life is a pleasure I fully understand.
p Shelves can be reinforced, so in theory there's no limit.
i Somebody else once danced to that very record in a kitchen you'll never see.
b What's spinning at the moment?
=in bollywood mood today, dancing in my kitchen / old fela records and rice on the stove / kpop is my therapy, i'm 33 and not ashamed
c Music that gets you dancing while you cook makes a house worth living in.
p The spoon was always meant to be a microphone.
i Songs like that carry a whole world into the kitchen for four minutes.
b What's the song that always works?
=went to the opera for the first time and sobbed / saw a ballet last night, i was so moved / classical concert in a church by candlelight
c I love that a night out moved you like that, those evenings exist for nothing else.
p At anything classical I'd clap in the wrong pause and pretend it was a cough.
i You needn't understand a thing to be moved, the music knows where to find you.
b Which moment got you?
=the theatre was amazing, we talked about it till 1 / saw hamilton again, third time / went to a tiny play in a basement and it wrecked me
c A play that follows you home and keeps you talking is worth any ticket.
p After the theatre I'd still be bowing to strangers on the way home.
i Theatre, with live actors breathing in the same room, still beats any screen, I think.
b What was the play about?
=i'm in an amateur theatre group, i play the witch / got the lead in our local musical / pantomime rehearsals, i'm the back half of the cow
c Standing on an amateur stage in a village hall takes more nerve than people think.
p Even the smallest role in a theatre outranks everybody in the audience.
i Playing somebody else for an evening must show you a side of yourself you rarely meet.
b When does the curtain go up?
=fell asleep at the theatre, front row / left the play at the interval, so boring / three hours of experimental dance, my friend is so sorry
c Poor thing, stuck in a boring show with no polite way out.
p A theatre that sends you to sleep has at heart given you a gift.
i You learn something about your own patience while waiting for the interval.
b Who picked it?
=comedy night last night and the comedian picked on me / laughed so hard at the stand up my face hurts / went to an improv show, got dragged on stage
c Laughing until it hurts with a room full of strangers is a night well spent.
p Sitting in the front row is an act of courage in comedy.
i A crowd that laughs together has made friends without exchanging a word.
b What was the joke that got you?
=trying stand up myself, five minutes next week, i'm going to die / did my first open mic comedy, they laughed twice / took an improv class, learned to say yes
c Trying comedy with only jokes to protect you is pure courage, I'm impressed.
p A cough from the third row is the best laugh I could hope for up there.
i Saying the true thing and making people laugh must feel like flying.
b What do you joke about?
=karaoke last night, sang shania at full volume / i can't sing but i own karaoke night / cousins' karaoke machine till 3 am, the neighbours joined in
c Singing at full volume in front of friends is joy with no brakes, good for you.
p I'd choose a song with a long instrumental and treasure every second of it.
i People pick the song that says what they won't, and karaoke lets them get away with it.
b What's your go to song?
=our quiz team came last and we had so much fun / won the pub quiz by one point / argued with the quizmaster about penguins
c A quiz night with the right team is fun at any place in the table.
p Being certain about a fact nobody can check is my whole contribution.
i Every team has somebody who knows one absurd thing, and it's finally their night.
b Which question are you still cross about?
=monopoly ended our family christmas / lost at scrabble to my gran by 200 points / board game night and nobody's speaking now
c Board games bring out the true faces, and I think that's half the reason to play.
p Families should sign a peace treaty before the lid comes off.
i A few wooden pieces can do in an hour what years of politeness hid.
b Who's the worst loser?
=i host game nights on fridays, catan and cheese / dungeons and dragons every thursday, i'm an elf bard / play mahjong with my aunties and lose money
c You've built a regular night with friends, snacks and a game, never give it up.
p I'd bring the crisps and misread every rule with confidence.
i Play with people for years and you know exactly how each of them bluffs.
b What's your usual role at the table?
=played zelda till 4 am and i have work / addicted to stardew valley, my farm is beautiful / finally beat the boss that killed me 60 times
c No regrets allowed, some games are worth playing into a tired morning.
p One more quest is what the addicted always say, and I'd fall for it.
i Somewhere in the little world you play in you've planted a life with kinder rules.
b What's your character up to?
=animal crossing is my safe place / i play the sims and control everyone's lives / candy crush level 2000, don't judge me
c A small game that's a safe place after a long day is worth every minute.
p Real life could do with better controls, a pause button and cheaper furniture.
i It's soothing to play in a world where everything can be put right.
b How did you discover it?
=my brother beat me at fifa again, i threw the controller / mario kart with my nieces, no mercy / gaming night with the girls, we're terrible and loud
c Losing loudly at games with people you love is a very happy way to spend a night.
p Hand me a controller and I'd spend the whole race driving into the same wall.
i Gaming brings out the oldest rivalries between people in the friendliest form.
b Who wins most of the time?
=can't put this book down, i was up till 3 / just finished a novel and i don't know what to do with myself / read the whole thing in one sitting on the sofa
c I envy you a book that good, tired eyes and all.
p Reading one more chapter has ruined more mornings than any party.
i After finishing a book it's odd that the street outside is still the same street.
b What was the book?
=in a reading slump, i've read the same page six times / started five books and finished none / i used to read so much and now i just scroll
c Reading slumps come to everyone who truly reads, and they pass.
p Those books must be feeling very patiently stared at.
i I think a certain book has to find you at the right moment, and it's still walking.
b What's the last one you loved?
=my book club met and nobody had read the book / book club tonight, i only watched the film / we're a book club that mostly drinks wine
c Wine and friends with a book on the table is a perfectly respectable book club.
p Having opinions on the cover alone is a skill, and I own it.
i Books turn out to be an excuse for people to say what they think about life.
b What were you meant to be reading?
=bought six books today and i already have forty unread / i can't walk past a second hand bookshop / my bookshelf collapsed under the weight
c Unread books are plans for happy evenings, so buying more makes perfect sense.
p Shelves are for the weak, stacks are architecture.
i An unread pile is a portrait of all the people you still mean to become.
b Which one will you start with?
=i read romance novels and i refuse to be embarrassed / dragons and kissing, that's all i read now / obsessed with cosy crime, nobody swears and there's cake
c Read whatever makes you happy and let the serious people be bored.
p Serious novels could do with more dragons and a good scone.
i People who sniff at happy endings have usually forgotten how hard they are to write.
b Which one would you give me first?
=rereading harry potter for the ninth time / i go back to jane austen every winter / read the same childhood book whenever i'm sad
c I understand going back to it, that book has never once let you down.
p By now the characters must wonder why you never do anything different.
i The words stay the same and you don't, so it's a new book each time.
b Which bit do you wait for?
=i'm writing a novel, 30 thousand words in / finished the first draft of my book!! / been writing poems since i was twelve
c You've been writing all this with nobody asking you to, I really admire it.
p When you write the villain, please give him somebody else's name and a worse haircut.
i A whole world that lives in your head is moving on to paper, draft by draft.
b What happens in the story?
=my book got rejected by another agent / wrote for two hours and deleted it all / nanowrimo and i'm already 9000 words behind
c Going on writing after a bad day takes a thicker skin than most people own.
p Great books collect rejections the way coats collect cat hair.
i All the good pages began as ones somebody nearly deleted.
b What keeps you writing anyway?
=my poem got published in a magazine / i won a short story competition / read my poems out loud at a cafe tonight
c Congratulations, strangers now get to read your words, and I'd like to be one of them.
p I'd carry that page around and read it out loud until it fell apart.
i Poem or story, saying something true in few words is about as hard as writing gets.
b What's the piece about?
=library day, came home with nine books / i practically live in the library / our librarian puts books aside for me
c A library card and a free afternoon is real wealth, I agree with you there.
p Late fees are just rent for a better life.
i Every book on that shelf has sat in the hands of people you'll never meet.
b What's on the top of the pile?
=i listen to audiobooks while cleaning and the house is spotless / stayed in the car to finish the chapter / fell asleep with my audiobook and missed the murder
c An audiobook makes any job or journey bearable, I'm fully in favour.
p Staying put until the end of the chapter is completely normal behaviour.
i Listening to somebody read is one of the few childhood comforts they let us keep.
b What are you listening to now?
=scary movie last night and now i'm sleeping with the light on / i love horror films and then can't go to the toilet / watched the exorcist with my flatmates, we all shared a bed
c Choosing to be scared for fun takes more nerve than I can easily explain.
p A curtain moving on its own after a horror film would have been my cue to emigrate.
i A good scare wakes up something very old in us, long after the lights are on.
b Which scene won't let you go?
=cried so hard at a film my contacts came out / watched up on the plane, sobbed next to a businessman / that movie broke me, can't stop thinking about it
c A film that gets through like that deserves every one of those tears.
p Whoever sat beside you got a free lesson in crying.
i You didn't only cry for them up there, I think the film knew something of yours.
b Which moment in it broke you?
=i love going to the cinema alone, big popcorn / went to the movies on a tuesday afternoon, whole screen to myself / took myself on a film date
c I approve of you taking yourself to the pictures and answering to nobody.
p Nobody sighs at you for taking the whole armrest and all the popcorn.
i Walking out into daylight after a film alone, you carry it home without having to discuss it.
b What did you watch?
=rewatching notting hill, don't care / i can quote every line of mean girls / it's a romcom and pyjamas kind of evening
c Old romcoms on a sofa are medicine, and I'd defend them to anyone.
p Running through airports like in a romcom was so much easier before security.
i We could quote the whole ending and still hope, which is rather sweet of us.
b Which line always gets you?
=i only watch old black and white films / cinema classics night at the little arthouse, six of us in the audience / got my whole family into satyajit ray
c Loving films that move slowly and mean it is a taste I'd gladly share.
p Nobody in those films ever once looked for a charger.
i Faces on an old screen are still feeling it, all these years after.
b Which one should everybody see once?
=walked out of the cinema, so bad / wasted three hours on that superhero movie / the film was ruined by a man eating nachos
c Some films steal an evening outright, and walking out is entirely reasonable.
p An evening like that should come with an apology and a refund on the popcorn.
i With friends beside you a bad film can be better company than a good one.
b What annoyed you most?
=binged a whole series in one weekend, no daylight / just one more episode, it's 2 am / netflix asked if i'm still there
c A series that eats a weekend whole is a weekend spent on purpose, I say.
p Being asked whether you're still there is the television judging you in writing.
i For two days those people were closer to you than your neighbours.
b Which show has you?
=the ending of my show was so bad, i'm furious / they killed my favourite character / waited two years for that season finale and nothing happened
c You gave that show years and it let you down at the last, I'd be furious too.
p An apology and a new ending by Friday is a fair demand.
i It's odd to grieve for characters who don't exist, and quite real all the same.
b How should it have gone?
=rewatching friends for the hundredth time / gilmore girls every autumn / i put on the office when i can't sleep
c Rewatch it all you like, a show you know by heart works better than any blanket.
p The characters should send you a card every autumn by now.
i We rewatch things for how we felt then, I suspect, more than for the jokes.
b Which episode do you never skip?
=love island has my whole brain / i watch terrible reality tv with my flatmate and judge everyone / married at first sight got me shouting at the screen
c Shouting at strangers' choices from a sofa with a friend is excellent sport.
p I'd start superior and be in tears by the third recoupling.
i Underneath all the drama everyone up there wants to be picked, and so we watch.
b Who's the worst this season?
=i fall asleep to true crime podcasts, it's normal / true crime makes me check the door three times / i know too much about serial killers
c Listening to true crime from a safe bed is a taste I find oddly relatable.
p One should keep on very good terms with anyone who knows that much about killers.
i Perhaps knowing how a crime happens feels like a lock on the door.
b Which case got under your skin?
=korean dramas have ruined real men for me / crying over a turkish series in two languages / my mum and i watch telenovelas together every night
c Cry away, a good long drama is cheaper than most medicine.
p No real man can hold an umbrella with that much meaning, I fear.
i Slow glances and long silences, I think those series remember something we've rushed past.
b Which one should a beginner start with?
=watched a documentary about octopuses and can't eat calamari now / saw a nature doc and cried at a penguin / documentaries make me want to change my whole life
c A documentary that changes how you see the world has done its work well.
p Documentaries should warn you when a small animal is about to lose its mother.
i Watching how strange the world is makes the kettle look different, I think.
b What got to you most?
=i walk and listen to podcasts for hours / i laugh out loud on the bus at my podcast / i feel like the podcast hosts are my friends
c A good podcast is company that asks nothing of you, I understand the love.
p Laughing alone on public transport earns you the whole seat.
i Voices in your ears get closer than faces on a screen, odd as that is.
b Which one never fails?
=started a podcast with my best friend, 14 listeners / recorded my first podcast episode in a wardrobe / i make videos about old houses and people actually watch
c Recording something and putting your voice out there is gutsy, however many are listening.
p Every great empire began with a shaky first episode and bad sound.
i Somewhere a listener is doing the washing up with you in their ears.
b What do you talk about in it?
=spent the day alone in a museum, bliss / my feet hurt from the louvre but i'm happy / i go to the gallery every time i'm sad
c You know how to be kind to yourself, an afternoon in a gallery does wonders.
p Museum feet are a real injury and should come with a bench allowance.
i Some paintings wait in a museum hundreds of years for the person who finally stops.
b Which one held you longest?
=saw modern art today, a banana on a wall, i'm angry / i don't get contemporary art, it was a pile of coats / went to an exhibition where everything was beige
c You're allowed to look at a thing called art and feel nothing but your feet.
p I'd have hung up my coat on the exhibit and been thrown out.
i Perhaps being cross about it for days was the artwork all along.
b What was the strangest piece?
=i volunteer at a little museum, i tell kids about dinosaurs / gave my first tour at the castle / i work on restoring old maps for fun
c I like people who can make old things come alive, you sound like one.
p Sooner or later a kid turns up who knows more than the whole museum.
i Old maps and castles only survive because somebody in every generation can be bothered.
b What do people ask most?
=we did an escape room and nearly broke up the friendship / escaped with 12 seconds left / locked in an escape room with my boss for an hour
c An hour in an escape room shows you everybody's true colours at speed.
p Every team has a person who tries to escape by the fire exit, and hello.
i Lock people in with a ticking clock and the calm ones surprise you.
b What were you good at in there?
=went to a theme park and screamed myself hoarse / rode the big rollercoaster with my eyes shut / i'm the bag holder at every theme park
c A theme park full of rides and sugar is childhood on a good day, I'm glad you went.
p The man in the rollercoaster photo with his eyes shut, that would be me.
i Paying to scream and coming off laughing is one of our stranger habits.
b Which ride was the worst?
=i take photos with an old film camera / got my first roll developed, all blurry except one / i'm shooting my friend's wedding and i'm terrified
c Seeing a moment and catching it takes a good eye, and you clearly have one.
p Hand me the camera and you'd get my own thumb in excellent focus.
i A camera gives you a reason to look twice, and the world seems to notice.
b What do you like to photograph?
=got a telescope, saw saturn's rings from my roof / i know all the constellations now / joined the astronomy club, mostly old men and clouds
c Most people look down at a phone all night and you took up astronomy, I like it.
p The clouds know exactly when the telescope comes out.
i The light of a constellation travels an absurdly long way just to land on one rooftop.
b What did you see first?
=bought a metal detector, found a spoon / i do family history, found a great aunt who was a spy / digging through old archives all weekend for fun
c Digging for the past on a free weekend is curiosity at its best.
p The past really should have labelled itself better for us.
i Somebody dropped or hid it and went on with their day, and now it's found you.
b What are you hoping to find?
=i do the crossword with my dad over the phone / wordle in three today, feeling like a genius / i'm addicted to sudoku in bed
c I hope you feel like a genius after each solved puzzle, even the ones done in bed.
p I'd be addicted by Friday and still find every answer except the right one.
i The moment an answer drops in, it feels less like thinking and more like being given something.
b What was the hardest one lately?
=i play chess online with a man in peru, never spoken / taught myself chess in lockdown / lost at chess to a nine year old in the park
c A mind that enjoys a long quiet battle of chess is a good one to know.
p At chess my king would go for a walk early on and regret it.
i You can get to know someone over chess without exchanging a single word.
b How did you first learn?
=poker night with the girls, i won 45 euros / won at bingo, full house!! / bought a scratch card and won a fiver, rich now
c A win of any size out of pure luck deserves to be enjoyed loudly.
p Now that you're rich, kindly remember the little people from before.
i Luck doesn't know who it lands on, and still a win feels like a tap on the shoulder.
b What will you spend it on?
=i collect old postcards, hundreds of them / my collection of fridge magnets has its own fridge / i collect ugly mugs from charity shops
c No collection needs a reason, if it makes you happy carry on.
p There comes a day when the collection starts charging you rent.
i Each piece marks a day you'd have forgotten without it.
b Which piece is the crown jewel?
=making my costume for comic con, wings and everything / i do cosplay at weekends / went to a medieval fair dressed as a peasant
c Turning up dressed as someone else takes craft and nerve, and I applaud both.
p In my case it would be a bedsheet and a lot of explaining.
i Give people a costume and they often say truer things than in their own clothes.
b What are you going as next?
=anime is my thing, i cried at a show about volleyball / i read manga backwards faster than books / went to an anime convention alone and made friends
c You love anime with your whole heart, and that's happiness to me.
p Anime tears are the size they should be.
i A face in a manga can somehow carry a feeling a real one would hide.
b Which one would you start a newcomer on?
=i'm learning magic tricks, my nephew is the audience / juggling three balls finally / bought a unicycle, don't ask
c Learning a useless, wonderful skill is one of the best signs of a good person.
p Making biscuits disappear would be my trick, no sleeve needed.
i Practising hundreds of times to make someone gasp once, that's a sweet sort of trade.
b Who gets to see it first?
=went to the circus for the first time, the acrobats!! / saw a street magician and i still don't know how / the fair is in town and i won a giant bear
c Circus, magic or fair, I'm happy you got to gasp like a child.
p A good circus or a magician leaves me looking up my own sleeve for days.
i Knowing there's a trick takes nothing away, oddly, from the wonder.
b What amazed you most?
=my best friend and i started a craft night, wine and glue / made christmas cards by hand, glitter in my eyebrows / painted mugs with my cousins, all of them ugly
c Making things badly with people you love beats buying them perfect.
p Glitter doesn't leave, it just changes rooms.
i Hands busy and tongues free, half the world's secrets must have come out over glue.
b What did you make?
=i like old ladies' hobbies, bridge and jam and birds / i'm 29 and my hobbies are 80 / i crochet, i bake and i'm in bed at ten
c A life of jam, crochet and early nights sounds like wisdom arrived ahead of time.
p Slippers and other old people's hobbies are only good planning.
i The old ladies who invented those hobbies clearly knew what evenings are for.
b Which one came first?
=i have no hobbies, i work and then i sleep / my friends all have a thing and i don't / trying to find a hobby at 38, it's embarrassing
c Having no set hobby just now means the whole list is still open to you.
p Watching other people's hobbies with a snack is a pastime too, I'd argue.
i Whatever made you forget the time as a child might still be worth a look.
b What did you love doing at ten?
=my hands need something to do or i go mad / i start every craft and finish none, my wardrobe is full of wool / i have eleven hobbies and zero space
c Curiosity with glue on its fingers is a fine thing, unfinished projects included.
p Half finished projects are the only decoration that never goes out of style.
i Maybe the starting is the real hobby, and everything else is only evidence.
b What's the newest one?
=busked for the first time, made 14 pounds and a sandwich / played my sax under the bridge today / sang on the street with my cousin for fun
c Busking for whoever happens to walk by takes a lot of heart, good on you.
p Anyone who hurried past a busker without a coin missed the best part of their day.
i Someone in the street on their way to something dull got a bit of music because of you.
b What did you play for them?
=my old guitar broke, the neck snapped on the flight / sold my piano because it didn't fit the new flat / dropped my camera in the lake
c Losing an instrument or a camera you loved feels like losing a companion, I'm sorry.
p Broken, sold or drowned, it deserves a moment of silence, and I'll stand for it.
i A guitar, a piano or a camera holds on to a bit of us, I believe.
b How long had you had it?
=wrote fan fiction as a teen and someone still comments on it / my old blog got a message from a stranger today / a reader wrote that my story helped her
c What a message to get, your words were out there doing good all along.
p Whoever you were when you wrote it should be told at once and given a cake.
i Stories go off by themselves for years and then one day send a message home.
b What did the message say?
`;
