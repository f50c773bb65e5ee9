/** Told of her day and her home, part 4. Form: near-entries.ts. */
export const NEAR_TOLD_OF_DAYS_4 = `
=dropped my phone and the screen is a spiderweb / my phone fell face down on concrete, you can guess / cracked my screen the day after i took the case off
c A smashed screen hurts far more than it should, I'm sorry for you and your thumbs.
p They always fall butter side down, phones and toast are cousins.
i That moment of bending down to turn it over is pure theatre.
b Can you still type without bleeding?
=my phone fell in the toilet / dropped my phone in the sink full of dishes, it's in rice now / phone went for a swim in the river with me
c Fishing out a drowned phone makes for a dreadful minute, poor thing and poor you.
p Your phone wanted one day without notifications and saw its chance.
i All those years of messages and pictures, and it takes one splash to make you hold your breath.
b Is it showing any sign of life?
=battery at 3 percent and no charger / my phone dies at forty percent now / phone died in the middle of town and i had no idea how to get home
c Running out of battery right when you need it is a real nuisance.
p One dead phone and it's the stone age again, we'd all be lost by teatime.
i Any place turns foreign so quickly once the little phone goes dark.
b Who did you wish you could call?
=got a new phone and i've been setting it up for three hours / upgraded at last, the camera is unreal / new phone day, and i can't remember a single password
c A new phone is lovely right up to the passwords, you'll be friends by tomorrow.
p Two days of holding the new phone like an egg, then it lives at the bottom of the bag.
i Setting up a new one, you come across all sorts of old pictures you'd forgotten.
b What's the first photo you took with it?
=my phone is six years old and i refuse to replace it / still using a phone with buttons and i love it / everyone laughs at my cracked old phone but it works
c Keeping a phone that works is good sense, let them laugh.
p A phone that old is practically a family heirloom with a torch.
i People who refuse to chase the newest thing usually know what they already have.
b What would finally make you change it?
=deleted instagram and i've got so much time now / took all social media off my phone for a month / a week without scrolling and i read two books
c Getting your hours back from social media is a bold move, and it's clearly doing you good.
p Thumbs keep scrolling thin air for a few days, poor little addicts.
i The first quiet evenings off your phone must have felt odd, like hearing your own thoughts come home.
b What do you miss, if anything?
=my screen time this week was nine hours a day, i'm ashamed / i opened the app i'd just closed, three times / scrolled for two hours and can't remember one thing i saw
c Those apps are built to swallow evenings, so no shame in being swallowed now and then.
p The weekly report arrives like a letter from a disappointed headmaster.
i Two hours go by and not a single picture stays, it's the opposite of a memory.
b What would you have done with the time?
=forgot my password so i made a new one and it said it can't be the old one / locked out of my own account after three tries / it wants a capital, a number, a symbol and a blood sample
c Being shut out of your own account by your own cleverness is infuriating.
p The safest passwords are the ones that not even the owner can get past.
i To prove to a machine that you're yourself is a stranger task than it looks.
b Did you get in at last?
=sent a message about my boss to my boss / texted my mum something meant for my best friend / complained about the group in the group
c Sending a message to the one person not meant to see it is pure cold sweat, poor you.
p After such a text, throwing the phone in the sea is an option people dismiss too quickly.
i In the seconds after pressing send, one lives through a whole possible future.
b Have they answered?
=laptop crashed and i lost the whole presentation / my computer updated itself in the middle of my work / three hours of writing gone, didn't save
c Losing hours of work to a machine's whim is gutting, I'd need a walk and a swear.
p Updates always arrive with such cheerful little messages afterwards.
i The second version often comes out cleaner, though nobody wants to hear it on the day.
b Could you get any of it back?
=spent an hour teaching my dad to use video calls, only saw his ceiling / my mum rang me to ask how to send an email about her printer / i'm the family it department every sunday
c Patiently helping mum or dad with their screens is an act of love nobody gives prizes for.
p Every family has one IT department, and the pay is biscuits.
i They once taught you to hold a spoon, and now it all comes round.
b What was the problem this time?
=my printer knows when i'm in a hurry / printer jammed with the boarding passes inside / bought new ink and it still says no
c Printers are the last truly wild animals, no one has ever tamed one.
p A printer can smell a deadline through two closed doors.
i We've put people on the moon and still can't get one page printed in peace.
b Have you tried threatening it?
=alexa started talking to me in the middle of the night / my smart lights turned themselves on at 3am / i say thank you to siri in case they take over
c Gadgets talking or turning on when nobody asked would unsettle anyone with a pulse.
p Saying thank you to the machines is just good planning.
i Something smart in the house is always listening now, and we barely find it odd.
b What does yours get wrong the most?
=my smartwatch told me to breathe during an argument / watch says i slept badly so now i feel tired / got a stress alert from my wrist while watching football
c Being told how you feel by your own wrist is a bit much, I'd have taken it off.
p A smartwatch knows your heart and still has no manners.
i Some days we believe the watch over how we actually feel, which is worth a thought.
b Do you trust what it says?
=my car talks to my phone and plays the same song every time / bluetooth connected to the wrong speaker and the neighbours heard my audiobook / my headphones disconnected on the train and everyone heard
c Having your private listening heard in public is mortifying and everyone has dreaded it.
p Whole carriages have been educated by bluetooth this way.
i Each of us walks about with a secret soundtrack, and for a moment yours was on the speaker.
b What were you listening to?
=lost all my photos, phone wasn't backed up / my hard drive died with ten years of pictures / deleted my whole camera roll by mistake
c Those photos were years of your life, and that's a real loss.
p Here's hoping some clever person with a tiny screwdriver can rescue the pictures.
i The days did happen all the same, and the best pictures you can still see with your eyes shut.
b Which picture would you want back first?
=got a scam call from my own number / a man from microsoft rang, i kept him on for forty minutes / someone texted me hi mum and i don't have kids
c Wasting a scammer's time is a public service, and not falling for it is even better.
p The scammers must talk about you over lunch in that call centre.
i Imagine that scam office, rows of people inventing sons and tax bills all day.
b How did you end it?
=fell down a youtube hole and now i know how to build a canoe / watched four hours of carpet cleaning videos / stayed up watching a man restore a rusty axe
c Those videos are pure peace and you've nothing to be sorry for.
p Well prepared by YouTube now for a life that will never come up.
i Watching something ruined slowly turn good again is balm for any brain.
b What did you start out looking for?
=i listen to podcasts all day, they're basically my office friends / i know podcast people better than my cousins / true crime while i cook, every evening
c Podcast voices in the kitchen make the best kind of company, they never leave dishes.
p One day your podcast friends will ask something and you'll answer out loud.
i You can get truly fond of someone who has no idea you're chopping onions with them.
b Which show gets the most kitchen time?
=bought an ebook reader and my wrists thank me / i still need paper, i like the smell / listening to audiobooks while i fold the washing
c Paper, screen or voice, a person who reads is always good news.
p The bath is the great test of a book, and only one of the three survives it.
i How somebody reads is nearly as telling as what.
b What's the story at the moment?
=six voice notes from my sister, each four minutes / i can't do short messages, i send podcasts / listened to my friend's eight minute voice note while making dinner
c A long rambling voice note is a letter these days, and I'm all for it.
p Every voice note has a bus, a sneeze and a change of subject in the middle.
i With a voice you get the street, the breath, the stirring of a pan, it's closer than any text.
b What was the news in it?
=in a bubble bath with a glass of wine, don't disturb / candles, bath, music, door locked / been in the tub so long i'm a raisin
c A long warm bath behind a closed door is the best room service there is.
p The raisin stage is when it starts to count as medicine.
i Warm water seems to be where people finally hear what they've been thinking all week.
b Music in there, or silence?
=just had the longest hot shower after a rubbish day / washed the whole day off, in my robe now / hair in a towel and a face mask on, i look like a ghost
c Washing off a hard day and ending up in something soft is the right way to close it.
p Ghosts in robes are the only kind I'd let in.
i A day really does seem to run down the shower drain sometimes, if you give it time.
b What did you most want to wash away?
=on the sofa under a blanket with a cup of tea, best place on earth / not moving from this couch tonight / got my blanket, my snacks and the remote
c Nothing out there is better than a blanket and a good cup of something, stay put.
p Every snack within arm's reach, that's engineering.
i It takes some people half a life to find that being content can look like a sofa.
b What's on the snack list?
=watching a series and i said one more episode five episodes ago / started a new show last night and now it's 2am / i finished the whole season in a weekend
c A story that won't let you go to bed is a good one, sleep is overrated for a night.
p The next episode starts in five seconds, who are we to argue.
i When it ends there's that odd little grief for people who never existed.
b Which show has you hooked like this?
=film in bed with popcorn and my laptop on a pillow / watching notting hill for the hundredth time / comfort film tonight, i know every line
c A film you know by heart is like a friend who never turns up late.
p Mouthing every line along with them is half the fun.
i We go back to certain films for how we felt the first time, I think.
b What's the line you wait for?
=watched a horror film alone and now i can't turn off the light / scary movie was a mistake, i hear things in the kitchen / i'm sleeping with the door open and the telly on after that film
c Being properly frightened in your own bed means the film did its job too well.
p After a horror like that, a foot outside the duvet is out of the question.
i Odd that we pay to be scared and then feel a bit more alive for it.
b What did you see that was so bad?
=cried at a film about a dog / sobbed through the last twenty minutes of that movie, i'm a mess / a cartoon made me cry like a child tonight
c Crying at a good story is a sign of a heart in working order.
p Tissues for films like that should be sold right next to the popcorn.
i I've a soft spot for anyone who lets a film get that close.
b Which scene did it?
=half an hour choosing what to watch, now i'm too tired / scrolled through every film and put on the same old sitcom / spent longer picking than watching
c Too much choice ruins more evenings than bad films do, the old sitcom's right there.
p By the time it's chosen, breakfast is being served.
i We go back to watching things that never surprise us when the day has been too full of it.
b What do you fall back on?
=evening at home with a puzzle, a thousand pieces and the sky is all blue / doing a jigsaw with a glass of red / one piece missing after three weeks of puzzle
c A table, a lamp and a thousand pieces is a fine quiet way to spend an evening.
p All the sky in the world and none of it fits.
i Nothing useful comes of it, and maybe that's why the mind rests so well there.
b What's the picture?
=knitting and listening to the rain / spent the evening drawing, forgot to eat / sewing a dress at the kitchen table, i love nights like these
c An evening spent making something with your hands is worth three nights out.
p Knitted, sewn or drawn, my finished piece would have the shape of a mistake.
i On evenings with busy hands time does something different, the clock just stops asking.
b Who gets it when it's done?
=just me and a glass of red and my own thoughts tonight / poured a wine, put on a record, phone away / sitting in my kitchen with a beer and the radio
c One glass and some music with nobody to entertain is a fine evening.
p Your own thoughts make good company, no small talk, and they laugh at the right moment.
i Alone with a record or the radio is when you really listen to the words.
b What's playing?
=cancelled my plans and i'm so relieved / friends are out and i'm happily home in pyjamas / got out of a party with a small lie and i'm in bed with crisps
c Staying home when you need it is never something to be ashamed of.
p Pyjamas, no taxi, no shouting over music, you've won the night.
i The relief when a plan falls through tells the truth about how tired you were.
b What were you meant to be doing?
=saturday night and everyone's out except me / another friday on my own on the couch / home alone tonight and feeling a bit left out
c A quiet night can feel twice as long when everyone else seems to be out, I get it.
p Half of those who are out tonight are dreaming of your sofa.
i Everybody's lit window looks like a party from the street, and hardly any of them are.
b What would have been your ideal tonight?
=board game night got violent, my cousin cheats / played cards with my flatmates till two and lost everything / family monopoly ended in tears, mine
c A game night with shouting in it is a proper one, I'd have wanted to be there.
p You never know a person until you've seen them one move from losing.
i Give people a game and a few rules, and the child in them comes straight to the table.
b Who's the worst loser among you?
=i'm lying in bed and i don't want to get up / still in bed, scrolling, it's eleven / warm duvet, cold room, not moving
c That bed has made the better offer, so stay as long as the day allows.
p Beyond the edge of the duvet it's all rumours anyway.
i The first decision of the day is always whether to join in, you're right to take it slowly.
b What would tempt you out?
=at work pretending to work / sitting in a meeting that could have been an email, writing to you / hiding in the office kitchen
c I'm honoured to be the better part of a dull working day.
p Nod now and then and look worried, it passes for thinking.
i The most interesting bits of a working day happen while looking busy.
b How long until you're free?
=just got home, bra off, kettle on / home at last, shoes in the corner, whole evening ahead / walked in, dropped everything in the hall and lay on the rug
c Coming through the door and letting everything drop is the best minute of any day.
p The hall floor does look very welcoming after a long one.
i You can practically hear a person become herself again at the sound of a kettle.
b What happens next, food or sofa?
=sitting in a cafe by the window watching people / i'm in my favourite coffee shop with a book i'm not reading / cappuccino and a corner table, my saturday
c A window seat and nowhere to be is a very good use of a day.
p People on the street have no idea that they're the show.
i Everyone who walks by is in the middle of something, and you get one second of it each.
b Who's the best character so far?
=sitting in the park with an ice cream / i'm on a bench in the sun, shoes off / lying in the grass watching clouds like i'm nine
c Sitting in a park doing nothing on purpose is a skill, and you've got it.
p A full agenda of sun and shade, I hope no one disturbs it.
i Look at the clouds for long enough and the whole hurry of the day starts to seem invented.
b What can you hear from where you are?
=my feet are in the sea right now / at the beach, sand in everything, no complaints / swam this morning and i'm drying in the sun
c Salt, sun and nothing urgent, I couldn't wish you a better place to be.
p That sand will be turning up in your bag until Christmas.
i The sea makes everyone go quiet and look the same way, I like that about it.
b Is the water warm?
=on my balcony with a coffee, birds and one scooter / sat on the roof with my tea watching the city / evening on the porch, crickets going, cold drink
c Out there with a drink and a bit of air is just where a day should start or end.
p Balcony, roof or porch, they all come with an enormous sense of being royalty.
i From up there all the noise seems to be going on for your private entertainment.
b What's the view?
=in the laundrette watching my clothes go round / sitting on a washing machine with a magazine / laundromat on a sunday night, me and one old man folding sheets
c There's something oddly calm about warm washing machines and nothing to do, I hope it's that for you.
p A laundrette has a better plot than most television, and a happy ending with towels.
i All those clothes, all those lives turning in the little windows, it's nearly a gallery.
b How long is left on the spin?
=waiting for my friend who's forty minutes late as usual / sitting at the restaurant alone, she says she's five minutes away / i'm always the one waiting
c Being on time should be rewarded, at the very minimum with the better chair.
p Five minutes away means looking for the other shoe at home.
i You can learn a whole cafe by heart while a late friend is still on the way.
b Have you ordered without them?
=i'm in the kitchen making soup and dancing / cooking with music on, wooden spoon microphone / something is simmering and i've got wine in my hand, good mood
c Music on and a pot going, that's one of the happiest rooms there is.
p A splash for the pot and a splash for the chef, as tradition demands.
i Food cooked in a good mood comes out different, I'm quite sure of it.
b What's in the pot?
=at my mum's, she's feeding me like i've been lost at sea / home for the weekend and my dad has made my bed / at my parents', being asked if i'm warm enough
c Going home to be fed and fussed over is good for anyone at any age.
p Mums and dads never let anyone leave without six boxes of food and a torch.
i Through our parents' door we all turn fifteen again, no matter what we've become.
b What did you get fed first?
=at the gym staring at the machine / just finished my run, can't talk, dying happily / on the treadmill watching a cooking show
c Gym or run, you got yourself there and moved, the hard part's already won.
p I'd be the man reading every label on the machine before sitting down.
i The five minutes before a run or the gym are the real heavy lifting.
b What do you treat yourself to afterwards?
=watching people's windows from the train home, it's nearly dark / last bus home, just me and the driver's radio / walking home through the empty streets with my headphones
c A late ride or walk with the whole town quiet is a lovely sort of lonely.
p The city's all yours and the sandwich shop's shut, a fair balance.
i Going home that late, your own thoughts get a lot of room.
b How far is it still?
=lunch at my desk again, sad salad / eating noodles out of a pot between two calls / my lunch break lasted seven minutes
c Lunch ought to be a pause and not a pit stop, you've earned a real one.
p No meal should come with a stopwatch.
i When people eat without stopping, the day becomes one long corridor.
b What would the dream lunch be?
=eating ice cream straight from the tub / finished a whole bag of crisps and i'm at peace / i ate the chocolate i was saving for guests
c Straight from the packet is the honest way, bowls are for visitors.
p Guests who don't know about it can't miss it, that's simple logic.
i The best things eaten are often the ones nobody knows about.
b Was it worth every bite?
=best brunch ever today, pancakes the size of my head / ate dim sum until i couldn't walk / long sunday lunch that ended at seven
c Brunch or lunch, a meal that fills up half a day is time as it should be spent.
p Trousers with buttons were never going to be right for eating like that.
i When a lunch is that good, no one wants to be the first to stand up.
b What was the best thing on it?
=ordered takeaway and they sent the wrong food / waited ninety minutes for a cold pizza / the delivery man ate one of my chips, i'm certain
c Being hungry and let down by a delivery is a low blow.
p Strangers across town are eating your takeaway with mixed feelings.
i All that waiting and hope, and then the wrong lid comes off, it's a small heartbreak.
b Did you send it back or give in?
=ate alone in a restaurant for the first time and loved it / table for one, book and a steak, happy / the waiter felt sorry for me and brought free cake
c Taking yourself out to a restaurant is a confident pleasure, and I like your style.
p Nobody at a table for one has to share the chips, which is the great secret of it.
i Dining alone you taste more and notice everyone, it's like being slightly invisible.
b What did you order?
=street food tonight, hands, sauce everywhere / suya from the corner and a cold drink, i'm happy / ate pani puri standing on the roadside, best in the city
c Food eaten standing up from a paper wrapping wins over any tablecloth.
p Sauce on the chin is just proof of a job done with passion.
i The person at that stall has made one thing ten thousand times, you can taste it.
b Which stall has never let you down?
=ate something so spicy i couldn't hear / i asked for extra hot and cried in front of the waiter / chilli in my eye, cooking is war
c Taking on a chilli like that is brave, and losing to it is no disgrace.
p Anything that spicy calls for milk, bread, prayer, in any order.
i It's a strange thrill, warm food that fights back, and still we go for it again.
b Would you do it again?
=craving mango with chilli salt at midnight / i'd kill for a proper samosa right now / dreaming of my mum's pancakes and there's nothing in the house
c A craving that exact has to be taken seriously and followed wherever it leads.
p The more impossible the hour, the louder the stomach.
i Cravings are usually for a place or a person dressed up as food.
b Where does the best one come from?
=started a diet this morning, ended it at lunch / i'm on day three of no sugar and i hate everyone / salad all week and then someone brought doughnuts
c Giving up sugar is grim work, and a doughnut on the way is no sin.
p The diet is strong until something glazed walks by.
i Nothing gets as vivid as the doughnut you've told yourself you can't have.
b What do you miss the most?
=tried a new restaurant and it was so bad we laughed / waiter dropped a whole tray next to me / found a hair in my soup and they offered me more soup
c A dinner that goes that wrong should come free, but the laughing was worth something.
p Entertainment of that quality nearly calls for a tip.
i Bad meals in good company get told for longer than the perfect ones.
b Did you pay for it?
=breakfast for dinner tonight, eggs and toast, no regrets / had leftover curry for breakfast and it was divine / cold pizza at seven in the morning, queen behaviour
c Swapping breakfast and dinner makes both taste better, everyone knows it deep down.
p The breakfast police can knock all they like.
i Whoever decided what belongs to breakfast had clearly never been properly hungry.
b What's your strangest breakfast to date?
=made the perfect cup of tea today / the coffee this morning was so good i closed my eyes / found the best hot chocolate in the city
c A cup that's just right is a whole good mood in something you can hold.
p Second cups are never as good but it would be rude not to check.
i One perfect sip can stop a day in the middle, and I'm glad you let it.
b What's the secret to it?
=an old man at the bus stop told me i remind him of his wife / a lady on the bench told me her whole love story / talked to a 90 year old on the train for two hours and didn't want to get off
c Giving an older stranger your time like that is a kindness to two people.
p Their stories beat anything on a screen, and there's often a mint at the end.
i They hand you a whole lifetime in one sitting, and you may be the only one carrying it now.
b What did you take away from it?
=waved at someone who wasn't waving at me / hugged a man i thought was my uncle / told a stranger love you at the end of a phone call to the bank
c Too friendly to a stranger by accident is the best sort of mistake, it probably made someone's day.
p A wave or a hug goes wrong, and moving abroad is the usual next step.
i I bet your stranger was still smiling about it an hour later.
b How did you get out of it?
=walked with a stranger's kid holding my hand by mistake / a toddler in the shop called me mummy / small boy asked me if i was a real witch
c Being picked by a little kid like that is both funny and rather sweet.
p Children hand out new roles without any audition.
i They look at a grown up once and decide completely, no file needed.
b What did the parents say?
=the waiter and i said thank you to each other nine times / held the door too early so a man had to run / did the pavement dance with a stranger, left right left, then we laughed
c Those clumsy little moments with strangers are the best part of living among people.
p Between doors, pavements and thank yous, being polite is a contact sport.
i For three seconds two strangers were perfectly in step, which hardly ever happens.
b Who gave in first?
=got on someone else's car by mistake and sat down / opened the door of the wrong taxi and there were people inside / tried to unlock a car that wasn't mine, owner was watching
c Wrong car, wrong people, and a story you'll be telling for years.
p Closing it gently and walking off with dignity is harder than it sounds.
i For one moment you were the odd thing that happened in somebody else's day.
b What did you say to them?
=stranger complimented my coat and i've been glowing all day / a girl in the toilets told me i'm amazing and gave me a mint / old lady shouted nice dress from her balcony
c A compliment from somebody who wants nothing from you is the best there is.
p I'd wear exactly the same thing for a month to keep that glow.
i It cost a stranger one breath and lit up your whole day, we should all do it more.
b Do you ever do it to others?
=a stranger gave me her umbrella and just walked off / a man carried my suitcase up four flights and disappeared / someone left a note and chocolate on my windscreen
c A stranger's kindness with no name on it is my favourite thing about people.
p Guardian angels are evidently strangers on part time contracts now.
i They disappeared and will never know what the rest of your day was like because of it.
b Have you passed it on yet?
=someone shouted at me in the street for no reason / man swore at me over a parking space / a woman in the shop was so rude i couldn't think of anything to say
c Rudeness from a stranger stings far more than it ought to, and it wasn't about you.
p The perfect thing to shout back will arrive, fully polished, at three in the morning.
i Rude people are usually in the middle of some bad day, and you just walked through the shot.
b Has it stopped buzzing about in your head?
=saw my ex in the supermarket, i was holding nine wines / ran into my old teacher buying haemorrhoid cream / met my boss in the sauna
c Meeting precisely that person at precisely that moment is bad luck with a sense of humour.
p Hiding behind a tall vegetable is the only manoeuvre I know for exes, teachers and bosses.
i You run into a whole chapter of your life standing there with a basket, it's a lot to take in.
b Who spotted who first?
=met a celebrity at the till and said nothing / sat next to someone famous on a plane and only realised after / the man who sold me bread was on tv ten years ago
c Not making a fuss of a celebrity was the classiest thing anyone could have done.
p I'd have asked someone famous to pass the salt and panicked for a week.
i Famous people must remember the ones who simply let them be.
b Who was it?
=someone on my street dances on his balcony every evening / there's a man who walks a duck in my neighbourhood / a lady sings opera at our bus stop
c A street with somebody like that in it is a street worth living on.
p Property prices in the neighbourhood should rise by ten percent on account of it.
i They give a whole street a story and ask for nothing, I'd love to know what started it.
b Have you ever spoken to them?
=a kid on the plane kicked my seat for three hours / child behind me licked the window the whole way / someone's toddler stole my sandwich and the mum laughed
c Other people's children can test a saint, and you sat through it.
p No tribunal would convict a toddler, they're too well connected.
i There's something almost grand about a kid so small with so little shame.
b Did the parents ever apologise?
=got asked for id at 41, framing it in my mind / someone thought i was my daughter's sister / they offered me the student price and i took it
c Student price or ID check, being taken for ten years younger is a very good day.
p Student, sister, whatever, never correct a person who's having such a good idea.
i Inside we're all about twenty six anyway, it's nice when someone sees it.
b How old do you feel on the inside?
=a young man offered me his seat, do i look that old / kid called me madam today and something died / the boy in the shop asked if i needed help with the steps
c It was manners and nothing more, you can go on being as young as you please.
p The first madam is hard, after that you simply own the place.
i One word from a teenager and you're suddenly doing sums about your life.
b Did you take the seat or the help?
=found my lost earring in the hoover bag / finally finished that pile of paperwork / got the jar open on my own and felt like a champion
c Small victories make champions too, and you should take the full lap of honour.
p Trumpets, flags, a short speech to the kitchen.
i Earrings, jars, paperwork, it's the little stubborn things that are the most satisfying to beat.
b What's next on your list to conquer?
=inbox zero for the first time in my life / did my taxes a month early, who am i / cleared every single thing off my to do list
c An empty list is a rare and holy sight, sit and look at it for a while.
p A list that clear may have to be photographed, it won't last past breakfast.
i There's a silence after the last job's cleared that one never quite knows what to do with.
b How will you spend the freedom?
=said no to something today and it felt amazing / told my boss i can't do the weekend / finally told my friend she can't borrow money again
c Saying no without apologising takes backbone and I'm proud of you for it.
p You told them, the sky stayed up and the phone didn't explode, a success all round.
i One small no and you probably walked home an inch taller.
b How did it go down?
=had a really good day today for no reason / everything went right today, even the traffic lights / today was one of those days where you just smile at people
c A good day with no reason behind it is the finest sort, I'm glad you had it.
p Green lights all the way, the universe must be after something.
i Days like that don't announce themselves, so it's lovely you noticed while it lasted.
b What was the best five minutes of it?
=what a day, everything that could go wrong did / today was awful from start to finish / bad day, i'm going to bed and starting again tomorrow
c Some bad days are only good for being over, and I'm glad this one nearly is.
p Whoever wrote a day this awful should be moved to another department.
i Tomorrow won't know a thing about what went wrong, that's its decent side.
b What was the final straw?
=nothing special today, work, gym, dinner / quiet day, nothing to report / same old same old, just an ordinary tuesday
c An ordinary day with nothing broken in it is not such a bad thing to have had.
p Nothing to report, no fires, no swans in the kitchen, I call that a success.
i In the quietest days there's usually one tiny thing that'd be worth a sentence.
b What made you smile, even for a second?
=so busy today i forgot to eat / haven't sat down once since this morning / my day was meetings, school run, meetings and now dinner for five
c A day that busy has no air in it, so now let somebody or something else wait.
p A spinning plate has sat down more often than you.
i All those busy hours given to everyone else, it'd be nice if one came back to you tonight.
b Have you had any food by now?
=i'm so bored today i've counted the tiles / slow shift, no customers, send entertainment / sunday boredom, nothing on and nobody about
c Being bored for a long stretch can be more tiring than work, happy to break it up.
p As entertainment, my opinion on biscuits is available at short notice.
i Boredom's the door to daft ideas, you might be about to have a great one.
b What would be the most fun thing within walking distance?
=monday hit me like a truck / i hate mondays and this one hates me back / already waiting for the weekend and it's ten past nine
c Mondays ask too much too soon, go gently till lunchtime.
p Abolish Mondays, the week should start on a Wednesday and work up slowly.
i Monday's only a name on a calendar and yet we all feel its weight on the stairs.
b What are you looking forward to this week?
=friday at last, laptop shut, shoes off / weekend starts now and i have no plans, bliss / closed my office door and i'm free till monday
c That shutting of the week behind you is a glorious sound, enjoy every hour.
p May the work phone have a long and silent weekend.
i The hour when the whole weekend's still untouched is the best one in it.
b How does it kick off?
=sunday evening and the dread has arrived / i get sad every sunday at six / can't enjoy my last evening because of work tomorrow
c Sunday evening gloom is real, half the world has it at about the same minute.
p School's been over for years and still the Sunday stomach thinks there's homework.
i It's as if the light itself changes on a Sunday evening and takes the weekend with it.
b What would make tomorrow easier to face?
=i've been home all week and i'm talking to the toaster / haven't left the flat since thursday / i put on proper trousers for the first time in days
c Days inside on your own make anyone a bit odd, and the toaster won't tell.
p The houseplants must be dreading what comes up next.
i A few days with no one around and you start hearing how you speak to yourself.
b What'll get you out of the door?
=dropped my ice cream after one lick / last slice of cake fell on the floor / opened the yoghurt and it exploded on me
c Dropping a treat just as you were about to enjoy it is real grief at any age.
p Floors take a tax on the good stuff.
i Some small losses hit the exact spot where we're still about five.
b Did you get another?
=laughed so hard today i snorted tea through my nose / my colleague and i couldn't stop giggling in a serious meeting / laughed till i cried at something so stupid i can't explain it
c Laughing till it hurts does more good than a week of sleep, lucky you.
p More serious rooms have fallen to less.
i The ones that can't be explained afterwards are always the best.
b Who set you off?
=i said you too when the waiter said enjoy your meal / told the cinema man you too when he said enjoy the film / wished the birthday girl happy new year
c Wishing somebody the wrong thing is proof of good manners running on their own.
p You'll think of it again in eleven years, in the shower.
i Our mouths have a whole set of spare wishes and don't always look before they throw one.
b How did they look at you?
=my stomach made a whale noise in a silent room / my chair made a rude sound and everyone looked / sneezed eleven times in the library
c Silent rooms make traitors of us all, everyone was just glad it wasn't them.
p At the next noise look sternly at the person beside you.
i Real silence is rare, and something in us seems to want to fill it.
b Did you laugh or pretend nothing happened?
=walked around all day with toilet paper on my shoe / had spinach in my teeth for an entire meeting / price tag was hanging off my dress at the party
c Spinach, paper or price tag, somebody should've told you, that's the first law of decent people.
p Everybody saw it hanging there and each thought someone else would say.
i It's comforting to think how little strangers actually keep of us by evening.
b Who told you in the end?
=walked into a glass door in front of a full restaurant / pushed a pull door for a good minute / tripped on stage at the school concert
c Bumping into a door or tripping in public deserves sympathy, and probably got a bit of love too.
p Lying still and pretending to be art is always an option.
i Nothing makes a room of strangers like someone faster than losing to a door or a stage.
b Did you get a round of applause?
=my neighbour's kid sold me lemonade, it was terrible, i bought three / bought raffle tickets from schoolgirls and won a ham / a little boy sold me a rock
c Buying something useless from a kid is money well invested.
p They'll be selling banks one day and you were there at the start.
i They look so serious while counting the change, you'd buy anything.
b Where is your purchase now?
=found a letter in a second hand book / there's an old shopping list in my library book, eggs and forgive dan / bought a coat and there was a love note in the pocket
c Finding a scrap of somebody's life in a book or a pocket is pure treasure.
p I'd put my whole week into finding who wrote it and get nowhere.
i Some stranger wrote that note with a full heart, and it travelled all the way to your hand.
b What did it say exactly?
=wrong number texted me and we've been chatting for an hour / someone rang me by mistake and we talked about soup / a woman keeps sending me pictures of her grandkids thinking i'm carol
c A wrong number that turns friendly is a lovely mistake to be caught in.
p Changing your number now would be downright cruel.
i Two lives that would never have touched, and one wrong digit was enough.
b Did you tell them in the end?
=power nap in my car at lunch, best part of my day / hid in the toilets at work for ten minutes of peace / ate my lunch on the fire escape to be alone
c Ten stolen minutes alone can save a whole working day, quite right too.
p The good hiding places must never be written down.
i Everyone has a small corner somewhere that keeps them sane, I like hearing of them.
b What are you hiding from?
=school run, packed lunches, lost shoe, all before eight / got three kids out of the door on time, i need a medal / my daughter wouldn't wear anything but a swimsuit to nursery
c Getting small people dressed and out of the door is a feat for any CV.
p There's always one shoe, and it's always the other one.
i All that storm, and then the door closes and the house goes so quiet.
b Did you get a warm coffee after it?
=kids are finally asleep and i'm sitting in silence / little one's in bed and i've got my evening back / got them down at nine, now it's me and a cold dinner
c That first silence after bedtime is worth more than wine, enjoy every minute of it.
p Walk softly past the sleeping kids, every floorboard's a spy.
i Once they're asleep you must come back to yourself a piece at a time in that quiet.
b What do you do with your hour?
=sitting on my bed in a towel for an hour, can't get dressed / been wrapped in my robe since noon / got out of the shower and just lay there
c The towel hour is a proper stage of the day and shouldn't be rushed.
p Getting dressed was only ever a suggestion.
i It's one of those gaps where nothing's asked of you, the mind wanders off on its own.
b Where were your thoughts?
=trying on all my clothes and the floor's gone / nothing to wear and a full wardrobe / changed four times this morning and went out in the first one
c A full wardrobe and nothing that feels right is a real trouble of the modern age.
p The first thing you try on always wins, the rest are there for the exercise.
i What we wear in the end mostly depends on who we feel like being today.
b What did you settle on?
=finally wore the dress i've been saving for a special day, to the supermarket / i used the good china on a normal tuesday / lit the expensive candle for no reason
c Using the good things on an ordinary day is exactly how to live.
p Expensive things first, who knew it was allowed.
i The special day we keep things for tends not to announce itself, so well chosen.
b What else are you done saving?
=lost a button, laddered my tights, broke my heel, all before nine / spilled coffee, missed the lift, forgot my badge / my morning was a comedy, only i wasn't laughing
c So many little disasters in one morning is enough for a week, the rest had better behave.
p Whoever's directing today went in hard for the opening scene.
i Small things do seem to get together and agree on a morning.
b Has it calmed down since?
=i burned my ear with the straightener / poked myself in the eye with mascara, twice / got lipstick on my teeth and my phone and my sleeve
c Mascara and lipstick are more risky than anyone admits, you went through a lot for one evening.
p The straightener alone looks like something out of a museum.
i All that careful work in front of a mirror that nobody ever sees.
b Where were you off to?
=singing in the shower and my neighbour applauded / my flatmate heard me practising my interview in the bath / got caught dancing in the kitchen by the window cleaner
c Caught in full joy by a witness is nothing to blush about.
p Being heard by a live audience at home, some artists wait a lifetime.
i People sing and dance most like themselves when they're sure that nobody's there.
b Did you carry on?
=i rearrange the dishwasher after everyone / can't sleep if the cupboard door's open / towels must be folded in three or i'm not well
c Having your ways with cupboards and towels is fine, somebody has to keep standards up.
p I'd hand over the dishwasher and every cupboard without a fight and count myself lucky.
i The small rules of a home nearly always come from one person long ago.
b Who do you get it from?
=i leave cupboard doors open and lights on, drives everyone mad / i'm messy, i know where everything is though / my bag's a black hole, i found a fork in it
c A bit of mess with a system only you can read is a sign of a busy mind.
p Messy is only a word if you know where everything is.
i Somebody could write your week from the mess lying about, like a friendly detective.
b What's the oddest thing lying about right now?
=i've got a drawer full of birthday candles, string and hope / i keep every box in case / i can't throw away jars, i've 70
c Keeping things because they might come in useful one day is simply hope with a lid.
p The day will come when somebody needs every jar, box and candle at once.
i A good sturdy box holds a little promise, no wonder it's hard to throw away.
b What's the oldest one you've kept?
=fire alarm at work so we stood in the car park for an hour / fire drill in my towel, whole building saw / evacuated the cinema just before the ending
c Herded outside by an alarm in the middle of things is a pain, glad it turned out to be nothing.
p A fire drill teaches you who grabs the laptop and who grabs the biscuits.
i A whole building of people all standing outside their own lives for an hour.
b Was it a real one?
=first cup of tea of the day in my garden chair, nobody up yet / whole house asleep and i'm sitting in the kitchen in the dark / woke early, made porridge, watched the street wake up
c Being the only one awake in a sleeping house is a secret luxury.
p One creaking stair wakes the house and the kingdom falls.
i The day hasn't asked for anything this early, it's all still soft at the edges.
b How long before someone wants you?
=wrote a real letter today, with a stamp / got a handwritten postcard in the post and it's on the fridge / my grandma still sends me letters with a fiver in
c Something handwritten among all the bills is a small joy, I'm glad they still exist.
p The postman must have thought it was the nineteen fifties.
i You can see the pauses in a handwritten line, where somebody stopped to think of you.
b Who's on the other end?
=started writing a diary again / i write three good things each night, today one was cheese / found my teenage diary and i want to hug her
c Writing a day down before it slips off is a fine habit to keep.
p Historians will be grateful for your diary, mostly for the gossip.
i In a diary one meets a version of oneself that nobody else has ever spoken to.
b What would tonight's line be?
=fixed the printer by hitting it / the telly works again if i sit on the left / found out which switch does the hall light after four years
c Fixing a stubborn thing by pure instinct is as good as any diploma.
p None of it's in the manual, and yet it works.
i Living with objects is like any relationship, you find the one spot that works.
b What else have you cured like that?
=took a different way home and found a little bakery / got lost on a walk and ended up by a lake / turned down a street i've never noticed and it was all blue doors
c Getting a bit lost on purpose pays off more than most plans.
p Wrong turns with pastry or a view are no longer wrong turns.
i It was there all the time, a few steps from your normal days.
b Will you go back?
=got to pet a police horse today / a balloon landed in my garden from a school 200 miles away / there was a piano in the station and an old man played like an angel
c Horse, balloon or piano, small wonders in the middle of a normal day are the best ones going.
p The diary said laundry, and then life had other ideas.
i A thing like that lands out of nowhere and lifts the whole picture up.
b Did you have anyone with you to see it?
=the whole street came out to watch the moon / power cut and all the neighbours ended up on the steps with wine / snow day, everyone was sledging on trays
c When a whole street comes out at once, you see how good people can be.
p It takes very little, a bit of moon or snow and somebody's corkscrew.
i All the neighbours needed was one thing that had to be looked at together.
b Did you meet someone new?
=i'm painting my nails and watching trash tv / reality show and a hair mask, this is my me time / locked in my room with gossip videos and a sheet mask
c Pure trash and a bit of pampering is a well balanced evening.
p Terrible people, wonderful sofas, nobody can look away.
i Watching folks whose problems one calm phone call could solve is deeply restful.
b Who are you rooting for?
=it's my day off and i've achieved nothing, wonderful / did absolutely zero today and i'd do it again / day off, washing's on, that's all i'm offering
c Doing nothing on a day off is using it exactly as intended.
p Zero out of zero, a perfect score.
i Achieving nothing on purpose has become such a rare skill, hold on to it.
b Which kind of nothing was it?
=been to a funeral of a goldfish today, my nephew led it / buried the class hamster with full honours / held a goodbye ceremony for my old car
c Giving a little goodbye its proper weight is a kind thing to do.
p I trust there were speeches and a sandwich at the ceremony.
i Children get straight to the big questions at a very small funeral, and so do we.
b What was said at the grave?
=finally booked the thing i've been putting off for a year / made the phone call i've been dreading for weeks, took two minutes / opened the scary envelope and it was nothing
c Facing the thing you'd been dreading is a proper win, however small it looked after.
p All those weeks of dread for something the size of a sandwich.
i It's the carrying that weighs so much, you only notice when you've set it down.
b What's it like to have it gone?
=i've been meaning to sort my wardrobe since january / the pile of post on my table is looking at me / i'll do it tomorrow, i said, eight tomorrows ago
c Putting off dull jobs till tomorrow is deeply human, they'll keep without going sour.
p Tomorrow must have quite a schedule by now.
i At the bottom of a pile we put off there's often something tiny we don't want to meet.
b What's the smallest first step?
=i cried in the shower today and then felt fine / had a little cry over nothing and now i'm eating toast / one of those days when anything makes me well up
c A good cry clears the pipes, and there's no need for a reason.
p Tea and toast have been mending people for centuries.
i The nothing we cry about has usually been queuing up for a while.
b Are you feeling softer now?
=i'm a bit low today, can't say why / feeling grey, no real reason / not my best day, quiet and sad somehow
c Low days with no reason still count, and you needn't put on a face for me.
p I can do quiet company very well, no need to be any fun.
i A mood like that drifts in like weather, and saying it out loud lets in a crack of light.
b Would you like distracting or just company?
=!got pickpocketed on the metro, phone and cards gone / someone snatched my phone from my hand in the street / they grabbed my bag from a motorbike and i fell
c I'm so sorry, being robbed is a shock to the whole system, and I'm glad you're in one piece.
p The rest can be replaced one dull phone call at a time, you come first tonight.
i A few seconds of someone else's hand, and afterwards even your own street feels different.
b Is somebody with you this evening?
=wordle in two today, i'm basically a genius / 400 day streak on duolingo and i can order an onion / lost my sudoku streak because i fell asleep
c A long streak is real stubbornness, and that's a quality I rate highly.
p Most people's mornings are now run by streaks, owls and little squares.
i Those few minutes alone with it each day are almost a form of prayer.
b Who do you show off to about it?
=gaming all evening, headset on, i've saved the kingdom twice / built a farm in my game and neglected my real plants / finally beat the boss after three weeks
c Sinking an evening into another world and winning is a grand way to switch off.
p I'd be the villager hiding behind a barrel.
i Inside a game you may fail a hundred times and just try again, life could learn from that.
b What are you playing?
=autocorrect told my landlord i'll see him in hell instead of hall / told the school my son is bad instead of in bed / wrote regards wrong in an email to everyone
c One wrong letter and a whole new message is born, I'd have died laughing.
p Autocorrect has a sense of humour and no loyalty.
i I like that autocorrect has started making the kind of mistakes people used to make.
b How did they reply?
=forgot i wasn't on mute and the whole meeting heard me sing / stood up on a video call in my pyjama bottoms / shared my screen with my shopping basket open
c Everyone in that call has done the same or lives in fear of it.
p Attendance would go up if every meeting had a bit of that in it.
i Screens let in small leaks of real life, and people secretly wait for them.
b Did anybody say anything?
=the barista starts making my order when he sees me at the door / they know my name at the corner shop now / my bakery lady puts a croissant aside for me
c Being known by your name or your order is the nicest kind of local fame.
p All that's missing is your name in brass on the counter.
i When a face in a shop lights up for you, a town becomes yours.
b What is it you always get?
=barista wrote my name as brain / they never get my name right, today i was a jennifa / at starbucks i give a fake name because mine's impossible
c A name is the least a person should be able to get with a coffee.
p My vote's for living a full second life under the cup name.
i For one coffee you get to be someone completely different.
b What's the best version you've been given?
=song came on in the supermarket and i danced by the yoghurts / heard our old song in a shop and had to stand still / my favourite song came on and i sat in the car until it finished
c Stopping everything for a song is the right way to treat one.
p Grown adults have been undone by less than one chorus of their song.
i Three notes of an old song and you're back in another year, it's the cheapest time machine going.
b Which song was it?
=made a fire tonight and i'm just staring at it / wood stove on, socks steaming, bliss / first fire of the winter, dog and i are lying in front of it
c A fire to look at and nowhere to go, that's evening enough for anyone.
p Poking a fire needlessly with a stick is half the pleasure.
i We've been staring into fires for as long as there've been people, and nobody's got bored.
b What are you thinking about in front of it?
=watching fireworks from my kitchen window / fireworks all night for the festival, sky is mad / went up on the roof to see the fireworks with the neighbours
c A sky full of fireworks gets even grumpy people looking up, glad you had a good seat.
p Oooh and aaah are still the only words we've found for fireworks.
i It's the second of dark sky just before each one opens that I like best.
b Who are you watching with?
=hotel room for work, eating crisps on a giant bed / lonely little hotel tonight, but the towels are good / on a work trip, tv in a language i don't speak
c A big bed and no washing up is fine, but I know it can be a lonely sort of quiet.
p Little soaps must come home with you, it's the law of travel.
i Hotel rooms hold nobody's memories, so you can hear your own very clearly.
b What's outside your window there?
=home sick watching daytime tv, a couple is buying a barn / antiques show and soup on the sofa, fever's gone down / i've seen four people choose a house today
c Being home sick has one good side, and it's bad telly under a blanket.
p Everyone on daytime TV makes the wrong choice, and we're always furious.
i Daytime has a whole secret population, and you've just joined it.
b What's been the best programme so far?
=my toddler drew on the wall with lipstick / my son cut his own hair, and the cat's / daughter flushed my earrings to see what happens
c A small person with a free minute to see what happens can undo a week, bless your nerves.
p With a son or daughter of that size, the thing to fear is quiet.
i In that little head it was all perfectly logical, and I'd love to have seen it happen from inside.
b What was the explanation?
=swam forty lengths behind a man doing backstroke sideways / pool was full of schoolkids so i just floated / first swim in years and i'm ironed flat
c Getting in that water is the hardest length of all, you did well.
p Every lane has one who swims like a lost suitcase.
i Under the surface the noise shuts off and you're alone with your own breath.
b How do you feel now you're out?
=one fly in the house and it's ruined my day / chased a moth with a slipper for an hour / a wasp has joined me for lunch and i'm the one who left
c A thing that tiny flying about with that much power over a room is a scandal.
p Anything that flies knows when you've gone to get the newspaper, it's uncanny.
i You end up knowing its flying habits, and by evening it's practically an acquaintance.
b Who won in the end?
=pumpkin spice season and i'm not ashamed / first mulled wine of the year in my hand / iced coffee weather is back, i'm a new woman
c Whatever tells you a new season has begun should be drunk with both hands.
p Shame is for people with less cinnamon in their lives.
i We seem to keep our years by what's in the cup rather than by calendars.
b Is it as good as you remembered?
=went to a work dinner i didn't want to go to and stayed till one / nearly cancelled on my friends tonight, so glad i didn't / forced myself out and had the best evening
c The evenings one nearly skips so often turn out the best, I'm glad you went.
p Your sofa was very understanding about being stood up.
i There's a whole other version of tonight where you stayed home and never knew.
b What turned it round?
=won the meat raffle at the pub / our team came last in the quiz but we had the best name / pub quiz win tonight because i know every capital
c A night at the pub with a story to show for it is a night well spent.
p My pub quiz knowledge would run out somewhere around the picture round.
i One pub night of useless facts and a table of mates, people have built lives on less.
b What was your team called?
=got a weird present today, a lamp shaped like a goose / my aunt knitted me a thing with three sleeves / colleague gave me a candle that smells like a forest fire
c A truly odd present is worth more than ten sensible ones, treasure it.
p The present will have to come out each time that person visits, in full view.
i Somebody saw that weird object and thought of you, which I find fascinating.
b Where does one even put such a thing?
=memory popped up on my phone from seven years ago and i didn't recognise me / photo of my old flat came up and i felt funny / found pictures of me at 20 and i was so worried about nothing
c Being ambushed by an old photo is a lot, be kind to the woman you were then.
p Phones dig up old pictures with all the tact of a drunk uncle.
i I wonder what the old you would make of you now, if she could see how it went.
b What would you say to yourself back then?
=my lunch got stolen from the office fridge / someone at work ate my birthday cake before i had a slice / a colleague's been using my mug, i know it
c Stealing from a colleague is how civilisations fall, I'm fully behind you.
p A little chilli in everything you keep at work, then watch who runs for water.
i One of the colleagues who say good morning to you knows precisely what they did.
b Any idea who it is?
=couldn't find the birthday candles so i used a match / bought my own birthday cake and ate it in bed / i turned another year older today and did nothing, just how i wanted it
c Spending your birthday exactly as you like is the grown up way, many happy returns.
p One match, one wish, no singing, the perfect ceremony.
i A quiet birthday lets you hear whether you're content, and that takes nerve.
b What did you wish for, roughly?
=dinner's in the oven and i'm sitting on the floor watching it rise / waiting for the rice, kitchen's steamed up / everything's chopped and i'm having a glass before i start
c That wait when the kitchen already smells good is almost better than the eating.
p Checking on your dinner every minute is simply good parenting.
i You wait there with nothing to do but be hungry and hopeful, it's a nice place to be.
b When's it ready?
=someone left the office kitchen with free cake and i had three slices / free food at work today, morale restored / neighbour gave me a whole box of mangoes
c Free food tastes about a third better, it's been proven many times.
p One for now, one for later, one so that free things don't go to waste.
i Nothing pulls people out of their corners like nice food with no name on it.
b Did you save any for tomorrow?
=i sat on my glasses / dropped an airpod down a drain / lost one glove, one lens and all my patience this week
c Losing, dropping or sitting on the little things you use each day is a pain out of all proportion.
p Things get smaller and more expensive purely so we can lose them.
i You reach for them a hundred times before the hand believes they're gone.
b Can they be saved or replaced?
=my flight of ducks mug arrived and i'm happier than i should be / bought a ridiculous lamp and i smile every time i see it / my new slippers are shaped like bread
c A silly thing that makes you smile each morning is money perfectly spent.
p Serious people miss out on all of this.
i I've more trust in someone with one ridiculous object in the house.
b What's the next one you've got an eye on?
=stood in the rain without a coat just to feel it / jumped in a puddle on purpose on my way home / took my shoes off and walked back along the beach
c Doing a daft thing on purpose just because it feels good is the right spirit, I'm all for it.
p Somebody sensible has to hold the coat and shoes, and I'd do it badly.
i Grown ups forget that rain, puddles and beaches are there to be felt.
b When did you last do something like that before?
=met my downstairs neighbour for the first time because my bath leaked into his / the postman and i had a whole talk about knees / chatted to the bin men this morning and now we're friends
c Talking to the people who pass your door every day makes a place feel like home.
p By next week you'll be invited to the christenings.
i Someone you've nodded at for years suddenly has a voice and a bad knee.
b What did you find out about them?
`;
