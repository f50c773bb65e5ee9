/** Told of her day and her home, part 2. Form: near-entries.ts. */
export const NEAR_TOLD_OF_DAYS_2 = `
=cleaned the whole flat today, you could eat off the floor / spent my day off scrubbing the bathroom and now it shines / deep cleaned the kitchen and i keep walking in to look at it
c A whole day of scrubbing earns a clear evening, admire your work.
p Nobody's allowed to cook, walk or breathe in there until Thursday.
i When the surfaces are clear the head often follows, like they're the same room.
b What reward did you give yourself?
=there's a mountain of laundry staring at me / four loads of washing today and i still can't see the end / i wash everything and then it lives on the chair for a week
c Laundry is the one job that never ends, so leaving some on the chair is only fair.
p The chair has worked hard for those clothes and regards them as its own.
i By the time it's all clean, you're wearing the start of the next pile.
b Do you fold it or just take it from the heap?
=one red sock and now all my whites are pink / put my favourite jumper in on hot and it would fit a doll / washed my wool coat by mistake, it's felt now
c Losing clothes you loved to one wrong wash is painful, I'm sorry for your loss.
p Washing machines have a taste of their own and it's rarely ours.
i The wash takes one careless minute and keeps it forever.
b Can anything be saved?
=washed my phone with the bedsheets / left a tissue in my pocket and everything is covered in snow / my earbuds went through a full wash cycle
c Opening the washing machine to that is a terrible little moment, poor you.
p Airport security would've found it long before the wash did.
i Pockets and bedsheets hold on to things for us until exactly the wrong moment.
b What's the damage?
=i always lose one sock, the dryer eats them / i've got a drawer with thirty single socks / started wearing odd socks on purpose because i gave up
c Odd socks worn with confidence are simply a design decision.
p The missing ones are living together on an island, tanned and happy.
i I can't decide whether keeping the single ones is hope or stubbornness.
b How long do you wait before you throw out the widow?
=i iron everything, even pillowcases, it calms me / sunday evening i iron five shirts in front of a series / i love the smell of fresh ironing
c Crisp pillowcases are a luxury hardly anybody makes for themselves, I admire it.
p My shirts would queue round the block to live with you.
i Slow warm work for the hands, and the thoughts get smoothed out too.
b What do you watch while you do it?
=i don't own an iron and i'm proud of it / haven't ironed anything since 2019 / i hang my clothes in the shower steam and hope
c Hardly anything in life is better for having been ironed, I'm on your side.
p Clothes nobody ironed are only a map of where they have been.
i Dropping the iron for good gives you back a few quiet evenings a year.
b What other chore have you retired from?
=vacuumed at last and found an earring i lost in march / moved the sofa to clean and found a whole other life under there / found eleven hair ties and a tenner under the bed
c Cleaning that pays you in lost treasures is the best kind.
p The dust under that furniture must have had a parish council by the time you found it.
i What you find under there is like a small dig through your own recent history.
b What was the oddest thing you found?
=washing up has been in the sink for three days and i'm avoiding eye contact / i hate doing dishes more than anything / used my last clean fork so tonight i have to wash up
c Dishes can wait, they've shown no sign of going anywhere.
p Past a certain height in the sink one simply moves house.
i Washing up always feels twice its real size, and the dread is the heavy part.
b What would you rather do than wash up?
=dishwasher broke and i found out how many cups i use / my dishwasher flooded the kitchen / the machine stopped mid cycle and it's full of greasy water
c A dishwasher quitting on you is a domestic betrayal of the first order.
p It's your hands and a sponge now, like in the old songs.
i You only learn what a machine was sparing you the evening it goes on strike.
b Is it fixable?
=burnt the rice so badly the pot is going in the bin / forgot the pan on the stove and set off the smoke alarm / my dinner is charcoal, opened every window in the flat
c Dinner gave its life today, so honour it with a good takeaway.
p The smoke alarm has always been the harshest food critic in the building.
i It takes one thought wandering off for two minutes to change a whole evening's menu.
b What were you trying to make?
=baked a cake and it collapsed in the middle / my bread came out like a brick / followed the recipe exactly and my cookies are one giant cookie / killed my sourdough starter, forgot it on holiday / the dough didn't rise and i nearly did either
c It takes heart to bake at all, and the flops get eaten with just as much love.
c All that kneading for a doorstop is hard luck, bread is moody company.
p Call it rustic, charge double and look them in the eye.
p The ducks have heard about the bread and asked not to be involved.
i Ovens keep a few secrets from every recipe, I'm convinced.
i Dough makes you depend on the temper of something too small to see.
b Did you eat it anyway?
b Will you have another go?
=used salt instead of sugar in the apple pie / put cinnamon in the curry because the jars look the same / mixed up baking soda and flour, we all suffered
c Jars that look the same have ruined better cooks than us, it was bound to happen.
p With one mixed up jar you've invented a dish that will never need a second helping.
i The first bite of that mix must have been a moment of very deep silence around the table.
b Who got the first taste?
=made soup and the blender lid flew off, it's on the ceiling / opened the pressure cooker too early and the kitchen is dal / my sauce exploded in the microwave
c Dinner on the ceiling is a lot to clean, and I'd gladly pass you the cloths.
p The ceiling had been looking hungry for a while.
i You'll find tiny spots of that meal for months, like letters from one evening.
b Did any of it stay in the pot?
=made my grandmother's recipe for the first time and it tasted right / cooked jollof today and even my mum approved / finally got my biryani perfect after years of trying
c Getting a family dish right is an inheritance you cooked for yourself, bravo.
p No award outranks a nod from an older cook.
i A taste can walk straight past the years and put you back in that kitchen.
b What was the trick you'd been missing?
=dropped a full jar of honey on the kitchen floor / broke a bottle of olive oil and now i ice skate / smashed a jar of pickles on the tiles, the flat stinks
c Glass and something sticky all over the floor is the worst clean up there is.
p Crossing the kitchen is now a test of character.
i In that half second between the hand and the floor you already know everything.
b Did you find all the glass?
=broke my favourite mug this morning, had it ten years / dropped the bowl i made myself at pottery / smashed the last of my nan's plates
c A thing you've held that often turns into a sort of friend, of course it hurts when it breaks.
p Every other mug, bowl and plate in that cupboard knows it's only the understudy.
i What broke was never really the china, more all the hours that had been poured in and out.
b Is it past gluing?
=spilt red wine on my friend's white carpet / coffee all over my keyboard this morning / knocked a whole glass of juice into my bag
c One knocked glass or cup and the day's all cloths and apologies, poor you.
p Wine, coffee and juice know which surfaces are expensive and they aim.
i Everything in a room goes quiet for a second when something starts to spill.
b Did the stain come out?
=spilled curry down my white shirt ten minutes before a meeting / got toothpaste on my black dress and only saw it at work / i can't eat spaghetti in a light top, proven again today
c Stains only ever land on the one shirt or dress that matters, you never stood a chance.
p Calling the spill a print is a perfectly good plan.
i Somehow the whole day starts to happen around one small spot on your top.
b Did anyone notice it?
=shattered a glass and then stepped on the one piece i missed / my elbow took out a whole shelf of glasses / broke three wine glasses this week, drinking from jars now
c Broken glass keeps giving for weeks, so slippers on and go carefully.
p Jars are sturdier and they make everything look like a fashionable bar.
i Each set of glasses is really a countdown, we just don't like to say it.
b How many are left in the cupboard?
=my fridge died overnight and everything's gone off / freezer defrosted while i was away, the smell / lost a month of frozen food because the fridge gave up
c Throwing out a whole fridge of food hurts the stomach and the purse, I'm sorry.
p Your freezer went peacefully in the night, taking the ice cream with it.
i A house without the fridge's low hum must feel peculiar all at once.
b Could you rescue any of it?
=washing machine leaked and i came home to a lake / pipe burst under the sink and i stood there with a saucepan / water coming through my ceiling from upstairs
c Water pouring where it shouldn't is a proper scare, no wonder you were rattled.
p Saucepans against the sea, I salute that spirit.
i You're reminded how much is running quietly behind the walls, all of the time.
b Did you find where to shut it off?
=shower has no hot water again, third day / cold shower this morning because the boiler's out / i washed my hair with a kettle and a jug like it's 1890
c A forced cold shower is a mean way to begin any day.
p The scream when cold water comes out must count as exercise.
i A warm shower is one of those miracles we only believe in once it's gone.
b Is anybody coming to mend it?
=toilet's blocked and the plumber can't come till monday / kitchen drain is backing up and it smells like a swamp / unblocked the shower drain myself and i'm never speaking of it
c Blocked drains are the lowest form of household trouble, you have my full respect.
p Whatever's blocking that drain should be given a name and a lease.
i Grown up life was sold to us without a single word about plumbers and blocked pipes.
b Did you win or did the pipe?
=no light since morning, generator is out of fuel / power went off again, sitting in the dark with a candle / load shedding from six to ten every single evening
c Evening after evening in the dark wears thin, you're owed some working lights.
p Candles make it look romantic until you walk into the table.
i Without the screens and the hum a home goes back about a hundred years in a second.
b What do you do with yourself when it's dark?
=wifi's been down all day and i've talked to my family / internet cut out in the middle of my meeting / no internet since last night, i've cleaned the whole house
c A day with the internet down shows how much we hang on that little box, annoying as it is.
p Turning the wifi off and on again is my one qualification.
i With the internet gone the hours suddenly get very long and roomy.
b Has it come back yet?
=the router only works if i stand on one leg by the window / only one corner of my flat has signal / my internet drops every time someone uses the microwave
c Signal that depends on where you stand is no signal at all, I'd be cross with it.
p That corner should pay half the rent, it does all the work.
i Finding the one good spot in a house, cats and wifi users have that in common.
b Are you in the good corner right now?
=water has been off since yesterday, bathing from a bucket / they cut the water without warning while i had shampoo in my hair / waiting for the water tanker again, pots are all full
c No running water makes every tiny task a project, that's a tough few days.
p Washing from a cup makes an acrobat of anyone.
i When it comes by the bucket, you know exactly what a cup of it is worth.
b When do they say it'll be back?
=lightbulb died and i sat in the dark for a week before buying one / changed a fuse by myself today and felt like an engineer / fixed my own tap with a youtube video
c Fixing a thing with your own hands feels wonderful even when it took a while to start.
p A screwdriver in the hand and the walk changes, it's unavoidable.
i Each small repair takes back a bit of your home from the mystery.
b What's next on the list of repairs?
=put together a wardrobe alone and only have four screws left over / assembled my desk backwards, drawers open to the wall / three hours building one chair and i cried twice
c Building furniture alone with those instructions is a feat of strength and faith.
p Those leaflets were drawn by a man who'd never met a screw.
i That little smiling figure in the leaflet has never once been by himself at night with panel F.
b Does it stand up straight?
=lost my keys and they were in the fridge / i look for my glasses every morning while wearing them / spent twenty minutes hunting for the phone i was talking on
c A full head puts keys and glasses in strange places, no harm done.
p Keys and phones like a bit of travel, who are we to judge.
i I'd love to see the trail of thoughts you follow when you're hunting for things.
b What's the strangest place you've found something?
=locked myself out in my pyjamas / door shut behind me while i took the rubbish out, no keys, no phone / had to wait two hours for a locksmith on my own doorstep / had to climb through my own window / the door closed behind me while i was taking the rubbish out in a towel
c Shut outside your own home with nothing in your hands is a helpless feeling, poor you.
c Locked out in the wrong clothes, I admire anyone who survives it with humour.
p The door waited for the worst outfit, they always do.
p Greet each passing neighbour as if it were the newest fashion, I'd say.
i Funny to be a visitor at your own address, looking in.
i You get to know the people next door surprisingly fast in such an hour.
b How did you get back in?
b Who rescued you?
=!my house was burgled while i was at work / someone broke into the flat and took my laptop and my jewellery / came home to the door open and everything thrown about
c Being burgled takes away the last place that should ever feel unsafe, I'm so sorry.
p I hope there's good company and a strong lock on your door tonight.
i It isn't just what they took, it's knowing that a stranger walked through your house.
b Is there somebody who can stay with you?
=!there was a fire in our building last night, everyone got out / my kitchen caught fire and the firemen came, still smell smoke in my hair / we lost half the house in a fire
c I'm so glad you're out and alive, a fire at home is as frightening as it gets.
p May the next few nights be quiet, safe and full of people who love you.
i Smoke leaves a long memory behind, so let yourself feel this at its own pace.
b Where are you staying for now?
=moth holes in all my good jumpers / mice in the kitchen, i heard them last night / found ants in the sugar, the biscuits and my bed
c Uninvited creatures helping themselves to your jumpers and biscuits is cause for open war.
p Moths, mice or ants, they'll be asking what time breakfast is served next.
i Strange to think of the whole other household living in the same walls on a different schedule.
b What have you tried against them?
=enormous spider in the bath and i've moved out / flying cockroach in my room, i'm sleeping in the lounge / a lizard fell off the ceiling onto my pillow
c Leaving bath, room or pillow to its new owner is the only reasonable response.
p Glass, postcard, courage, and I'd enter that room with two of the three.
i Spider or lizard, it was probably minding its own life and is telling its friends about you.
b Who's going back in first?
=took the bins out in my dressing gown and met the whole street / bin day is the only thing keeping my weeks apart / forgot bin day again and now the bag lives with me
c Bin day keeps a whole household honest, and remembering it is no small thing.
p Nobody has ever looked dignified chasing a lorry in slippers.
i A week told through what gets thrown away would be an honest diary.
b Which day is yours?
=decluttered the kitchen drawer and found batteries from 2004 / sorted out the cupboard under the stairs, took five hours / went through every drawer in the house, i own nine tape measures
c Facing that drawer head on takes more courage than people admit.
p Old batteries breed in the dark, everyone knows it.
i Every house has a drawer where time just stops, and you put your hand in it.
b What couldn't you bring yourself to throw out?
=cleaning day, music loud and mop as microphone / saturday mornings i clean with afrobeats on full / i only tidy if there's a playlist
c Loud music and a mop make it the only form of housework worth having.
p Your neighbours get a free concert and a clean stairwell, lucky people.
i The right song halves any job, it's almost a law of the universe.
b What's the song that gets the floor done?
=i only clean when someone's coming over / guests in an hour and everything's being shoved in the bedroom / my flat's only tidy because my mum visits tomorrow
c Visitors are the finest cleaning product ever invented.
p One closed bedroom door and nobody ever has to learn the truth.
i We tidy so guests will see a version of us that even we'd like to meet.
b Who's coming round?
=changed my sheets and got in bed at seven / clean sheets, shaved legs, fresh pyjamas, heaven / there's nothing better than new bedding on a sunday
c Fresh sheets turn any ordinary bed into a five star hotel, enjoy every minute.
p Anyone who has changed the bedding deserves the sleep of a champion.
i Clean sheets are a small kindness you did this afternoon for the you of tonight.
b Book, film or straight to sleep?
=duvet cover won, i was inside it for ten minutes / putting a fitted sheet on alone is an olympic sport / can't fold a fitted sheet, i roll it and hope
c Sheets and duvet covers are built to humble us, and no one alive handles them gracefully.
p From outside the sheet it must have looked like a very sad ghost.
i There's a comic sort of loneliness in wrestling a duvet all by yourself.
b Who won, you or the sheet?
=my robot vacuum got stuck under the sofa and cried for help / my hoover has a name and i say good morning to it / the robot ate my charger cable
c If a machine cleans your floor it has earned a name and a little patience.
p It only wanted to see the world and met a cable.
i Give anything wheels and one mistake and we start to love it.
b What have you called it?
=our cleaner cancelled so i did it all myself / my house help travelled and i've discovered how big the house is / no maid this week and everything's upside down
c Running a whole house alone makes you see all the work that was being done, hats off.
p Dust saw its chance and called in all its relatives.
i The people who keep a home going are most visible in the week they're gone.
b How many more days of this?
=made too much food, cooked for six and i'm one / i only know how to cook for a big family so i eat stew for four days / batch cooked all sunday, freezer's full
c Cooking too much is generosity with nowhere to sit, and I like it.
p You and all that food will soon be finishing each other's sentences.
i Your hands are still cooking for a full table, that's rather lovely.
b Who taught you to cook that way?
=ate cereal for dinner standing up in the kitchen / toast for dinner again, chef of the year / my supper was crackers and hummus over the sink
c Standing up with something crunchy is a perfectly respectable dinner.
p Supper with no pans to wash and no chairs disturbed, a triumph of planning.
i The dinner we eat when nobody's watching is probably our most honest menu.
b What's your finest lazy supper?
=cut my finger chopping onions, blood everywhere but i'm fine / burned my hand on the oven tray / grated my knuckle into the cheese / cut my finger slicing an avocado / burnt my hand on the oven, cooking with frozen peas on my wrist
c Ouch, poor hand, kitchens are full of sharp tempers and it was only dinner you wanted.
c A kitchen cut or burn hurts far more than its size, I hope it's easing.
p The recipe never asked your fingers for that much commitment.
p Ovens, knives and graters have been getting away with this for too long.
i A small cut or burn like that runs the whole day, every cup and every door handle.
i You only learn how much one finger does when it's wrapped in plaster.
b Does it still hurt?
b How's it looking now?
=candle set fire to a curtain but i put it out / left the iron on and there's a perfect burn on the carpet / hair straightener melted the shelf
c A close call with fire leaves the heart thumping, I'm glad you caught it in time.
p The burn mark is now an antique feature of the property.
i We go back to check candles and irons three times for years after one fright of that kind.
b Is the damage easy to hide?
=!had to throw out nearly everything because of mould / black mould all over my bedroom wall and the landlord does nothing / i've been coughing for weeks and it's the damp in this flat
c A flat that makes you ill is not a small complaint, and I'm angry for you.
p You deserve walls without mould and easy breathing, and I hope both come soon.
i No one should have to fight damp in the very rooms they're supposed to rest in.
b Have you got anyone helping you with it?
=smoke alarm's been beeping every minute since 3am, low battery / something in my flat is chirping and i can't find it / stood on a chair at night fighting the smoke detector
c One beep a minute through the night is torture with good intentions.
p Smoke alarms always give out in the small hours, never once on a bright Saturday afternoon.
i In the dark a small chirp like that can seem to come from inside your own skull.
b Did you silence it in the end?
=my kettle broke and i don't know who i am without tea / coffee machine died on a monday morning / no kettle so i'm boiling water in a saucepan like a pioneer
c Losing your morning brew without warning is a true household emergency.
p A day of mourning should be declared, with flags at half mast over the mugs.
i You see how much of a morning hangs on one small ritual when the click doesn't come.
b Have you got a replacement yet?
=oven gave up halfway through the roast / gas finished in the middle of cooking / stove died with guests already sitting at the table
c Half cooked dinner and a dead stove is the cruellest timing, you have my sympathy.
p Very rare is a perfectly fashionable way to cook almost anything.
i The best hosts get made in exactly those ten minutes after the oven gives up.
b What did everyone eat in the end?
=put a metal bowl in the microwave and it was fireworks / i microwaved foil and nearly died / set the toaster on fire with a crumpet
c Small fires in the kitchen would wake anyone up, I'm glad you're all right.
p Fireworks and a snack, people pay good money for that.
i The second between starting a toaster or microwave and understanding is such a long one.
b Is the poor machine still alive?
=electricity bill came and i had to sit down / heating costs so much i wear a blanket like a cape / my gas bill doubled and i live in one room now
c Bills like that for simply being warm are a disgrace, no wonder you needed to sit.
p The blanket cape is a strong look and cheaper by the hour.
i Every switch in the house seems to have a small price tag on it after such a letter.
b Have you found any trick that helps?
=forgot to take the meat out of the freezer so no dinner / planned a lovely meal and it's still frozen solid / chicken is a rock, i've been staring at it for an hour
c A rock hard dinner is the universe telling you to order in.
p Staring hard at a block of ice is technically a cooking method.
i Cooking asks you to care about tomorrow's hunger when you aren't hungry yet.
b What's plan B?
=carried the lasagne to the table and dropped it face down / my pizza slid off the tray onto the floor / tripped with the whole pot of soup
c All that work and it ends up on the floor, I'd need a minute alone too.
p The floor has been fed better than most of us tonight.
i It takes hours to make and one step to lose, cooking is a brave sort of art.
b Was any of it rescued?
=my boss is coming for dinner tonight and i'm nervous about the food / first time hosting christmas dinner and i'm in over my head / having eight people for dinner in my tiny kitchen
c Having people for dinner is a generous thing to take on, and they're lucky.
p Plenty of bread and wine before the food, then anything tastes like skill.
i Around a crowded dinner table nobody remembers the sauce, they remember being invited.
b What's on the menu?
=my sourdough starter is called brad and he's doing well / first loaf that actually rose, i took forty pictures / i make bread every sunday, the smell is why
c Home baked bread is worth every hour of it, the smell alone pays you back.
p Feeding a jar of flour twice a day is a pet without the walks.
i Bread makes you wait and there's hardly anything left that does.
b Who gets the first slice?
=made twelve jars of plum jam / spent the day pickling everything i own / chutney all weekend, my hands smell like vinegar
c Filling jars for the winter is satisfying work, I admire the whole shelf.
p Between jam, pickles and vinegar the house must look like a very cheerful laboratory.
i Opening a jar in February will be like letting a bit of summer out.
b Who's lucky enough to get a jar?
=tv died in the middle of the final episode / the screen went black just when they were about to say who did it / screen died with ten minutes of the match left
c A screen that dies right at the ending has unforgivable timing.
p You could act out the final minutes with salt and pepper shakers.
i Behind a black screen it can all still end any way you like.
b Do you know how it ended now?
=tap's been dripping all night and i've lost my mind / there's a noise in the walls, like tapping / my radiator clanks like someone's trapped in it
c A noise that comes and comes all night would drive anyone up the wall.
p At some point you start to tap back.
i Pipes and walls do most of their talking at night, when they think we're asleep.
b Have you tracked down where it's coming from?
=built a shelf and it's only slightly crooked / put up my own curtain rail today with an actual drill / hung six pictures with no help and no plumb line
c Drilling your own walls and having it hold is a proper triumph.
p Slightly crooked is how we know a human put it up.
i Every time you pass it you'll know that you built or hung that with your own hand.
b Which wall are you coming for next?
=drilled into a pipe / nailed a picture up and cut the power to the whole flat / pulled one bit of wallpaper and half the wall came off
c One little job on a wall that brings down the house would rattle the calmest person alive.
p The wall had secrets and you asked very directly.
i Behind every smooth bit of wallpaper there's somebody's hurried work from forty years ago.
b How bad is it looking?
=neighbour drilling at seven on a sunday morning / the building next door starts hammering at dawn / someone upstairs has been moving furniture since five
c Hammering, drilling or moving furniture before breakfast ought to cost a fine.
p By now that building must have one solid wall made entirely of holes.
i I'd truly like to know what a neighbour can find that urgent at dawn.
b Has it stopped now?
=upstairs neighbour walks like an elephant in clogs / the kids above me run from six to ten every night / i know exactly when the man upstairs goes to bed
c Listening to a neighbour's every footstep is no way to rest, it would wear me out too.
p I picture someone above you practising for the national stamping team.
i You could draw their whole life upstairs from the sounds, without ever having seen a face.
b Have you ever met them?
=next door had a party till four and i work today / my neighbours sang karaoke until sunrise on a tuesday / student house next door, music shaking my wall again
c Losing your night to other people's fun and then going to work is harsh.
p Decent people finish their singing by nine.
i Somebody else's party through a wall is half invitation, half punishment.
b How many hours did you manage?
=someone in my building is learning the trumpet / neighbour plays the same piano piece every evening and gets stuck at the same place / boy next door practises drums and he's getting better
c Living beside somebody who practises takes a generous ear, you've earned a private concert.
p You'll know that piece better than whoever wrote it by summer.
i Hearing a neighbour slowly improve through a wall is quietly moving, even with the wrong notes.
b Which tune is it at the moment?
=neighbours are screaming at each other again / i can hear every word of next door's arguments / the couple upstairs fight about the dishwasher every night
c Hearing other people's fights in your own living room is tiring and sad, I feel for you.
p By rights your neighbours should let you in to cast the deciding vote.
i Arguments through a wall teach you the part of people they hide from their friends.
b Whose side are you on by now?
=my neighbour brought me soup when she heard me cough / the auntie next door left a plate of samosas at my door / new neighbours came over with a cake
c A plate at the door is the best thing that can happen on any street.
p Returning an empty plate is forbidden, so the baking war begins.
i One dish carried across a landing can turn a building into a village.
b What are you sending back on the plate?
=i have tea with my 84 year old neighbour every thursday / carried the shopping up for the old man on the third floor and stayed two hours / my best friend in the building is 79
c Giving an older neighbour your time is a lovely thing, and it clearly brightens your week too.
p Their biscuits are better and the gossip goes back sixty years.
i They've lived through your age already and know how a few of these stories end.
b What's the best story you've been told there?
=neighbour left me an angry note about my heels / downstairs complained that i was walking too loud / got a letter about my wind chimes
c A note instead of a knock is cold, you'd surely have listened to a friendly word.
p After a complaint like that, levitation would be the polite solution.
i A neighbour who listens that closely makes you suddenly hear your own home differently.
b Are you replying to it?
=my flatmate ate my leftovers again, they had my name on / roommate finished my oat milk and put the empty carton back / someone's using my good shampoo
c A flatmate who finishes what isn't theirs commits a low crime, and you've every right to be cross.
p Label the milk and the shampoo experimental cat food and see who's brave.
i Shared fridges show more of a roommate's character than any interview.
b Have you confronted the thief?
=i'm the only one who cleans in this flat / my housemate's never once taken the bins out / flatmate leaves hair in the drain and calls it art
c Cleaning up after grown adults isn't your job, and your patience is already generous.
p A bin rota on the fridge works on everyone except those it's for.
i Two flatmates can look at the same sink, and one of them truly sees nothing.
b Do you get on apart from that?
=flatmate's boyfriend basically lives here now and pays nothing / came home and there were four strangers on my sofa / my roommate has people over every night
c Coming home to a crowd you never invited would get to me too, it's your space.
p Rent could fairly be split by number of toothbrushes.
i A home changes its whole temperature when one more person's in it.
b Have you brought it up with them?
=my flatmate and i sat on the kitchen floor talking till two / i live with my best friend and it's like a sleepover every day / got so lucky with my housemates, we cook together on sundays
c Coming home to people you like is real wealth, you've struck gold.
p The kitchen floor is where all serious conferences should be held.
i Those ordinary nights in a shared kitchen tend to be what one misses years later.
b How did you find each other?
=my flatmate's moving out and i'm sadder than i thought / best housemate ever is leaving after four years / helped my roommate pack today and the room echoes
c Sharing a flat for that long makes you family by any measure, of course you're sad.
p No replacement flatmate will ever know which mug is yours.
i When a housemate leaves, the empty room keeps their outline for a good long while.
b Have you planned a proper send off?
=interviewing for a new flatmate and one brought a snake / showed the room to nine people today, all strange / finding a housemate is worse than dating
c Choosing a housemate who gets to see you in pyjamas is serious business, take your time.
p Nobody in history has called themselves messy at one of those flatmate interviews.
i Half an hour showing a room and you're meant to guess a year of breakfasts.
b Was there one you liked?
=landlord's putting the rent up by three hundred / got the email about the rent increase today / my rent eats more than half of what i earn
c A rent like that for the same four walls is indecent, and you've a right to be upset.
p For what that landlord asks the taps should pour prosecco.
i Paying so much rent just to stay where you already live is a strange deal.
b Will you fight it or look around?
=landlord says he'll fix it next week, that was in may / texted the agency nine times about the broken window / my landlord thinks a bucket is a repair
c You pay on time, so mending what's broken ought to come on time as well.
p Next week is a magical land where everything works.
i Some people can own a roof and forget that anyone lives under it.
b What's still broken?
=!got notice to leave my flat and i've no idea where i'll go / landlord's selling and we've two months to get out / being evicted, i've lived here for eleven years
c Getting notice to leave your home shakes the ground right under you, I'm so sorry.
p I hope the next place you live has a kind door and your light in the window.
i A flat holds so much of who you've been, no wonder leaving hurts beyond the boxes.
b Do you have someone helping you look?
=landlord won't give my deposit back because of a scratch / they took four hundred off my deposit for cleaning and i cleaned for two days / finally got my whole deposit back after a fight
c That deposit is your money, and good on you for not letting it go quietly.
p They photograph a scratch with the care of a crime museum.
i Years of rent paid on time, and it all ends in an argument over one wall.
b What did they claim was wrong?
=moving house tomorrow and i've packed nothing / living among boxes, can't find a single fork / moved today and my arms have stopped working
c Moving is brutal, so pizza on the floor and an early night is the only right ending.
p The kettle and the corkscrew are always in the last box, taped twice.
i You touch every single thing you own in one week, there's no other time one does that.
b Which box did you open first?
=first night in my new flat, no bed yet but it's mine / moved into my own place and i'm sitting on the floor with noodles / just got the keys to my first apartment
c First night in your own place is a huge moment, even from the floor.
p An echo in a new flat will laugh at all your jokes until the furniture comes.
i Those bare walls of your own haven't seen a single day yet, it's all still to happen.
b What's the first thing going up on the wall?
=i bought a house on my own, signed today / our offer got accepted and i can't breathe / exchanged contracts, i'm a homeowner at 41
c Buying a home is an enormous thing to pull off, massive congratulations.
p A homeowner also owns a boiler, may you never need to know more about it.
i From here on a few bricks are simply your house, and nobody can ask for them back.
b What sold you on it?
=!we lost the house, someone outbid us after months / mortgage fell through and the whole sale's gone / the seller pulled out the day before signing
c You'd already moved into that house in your mind and then lost it, I'm sorry.
p Be gentle with yourself for a while before looking at anything else for sale.
i It's hard to grieve for a house you never slept in, and yet that's exactly what this is.
b How long had you been looking?
=flat hunting and they're asking a fortune for a cupboard / viewed a flat today with a shower in the kitchen / saw twelve apartments this week and hated all of them
c Calling a cupboard with a window a flat is an insult, keep hunting for the good one.
p In a flat advert, cosy means you can cook, wash and sleep without taking a step.
i You walk through other people's apartments trying to picture your own mornings there.
b What's the one thing it must have?
=i live alone for the first time and i love it / my own place, nobody moves my things / eight years living by myself and i wouldn't change it
c Having your own door and your own rules is one of the great pleasures.
p The food you leave in the fridge is still there, that alone is paradise.
i Living alone, you find out which habits are really yours and which were manners.
b What's your best live alone habit?
=!the flat's too quiet since he moved out / evenings alone in this house are the worst part / i keep the tv on just to hear a voice
c Quiet like that can be very heavy, I'm glad you told me.
p I wish you a gentler evening than the last few have been.
i A home has to learn to be one person's again, and that takes its own slow time.
b What time of day is the hardest?
=moved back in with my parents at 33 / i live with my mum again and she does my washing / back in my childhood bedroom with the boy band posters
c Moving back in with parents for a while takes humility and sense, it's nothing to blush about.
p Being asked by your mum at your age whether you've a jacket is a premium service.
i Sleeping in your childhood bedroom must feel like sharing it with your younger self.
b What's the best thing about being back?
=!clearing out my parents' house and every drawer hurts / sold my childhood home today / packing up my grandmother's kitchen, i can't throw anything out
c I'm sorry, emptying a house like that is saying goodbye a hundred times in one day.
p Take it one drawer at a time, and keep the silly things as well.
i A spoon or an old apron can hold more of a person than any photograph.
b What have you kept?
=i live ten minutes from the sea and go every morning / moved to the countryside and i can hear nothing, it's wonderful / there are only sheep and me out here
c A place with that much air and quiet is a choice I'd happily make too.
p The sheep will want to know your intentions in the village.
i Where you can hear so far, you must notice weather and seasons nearly in advance.
b What do you miss about town?
=from my window i see the whole city, lights everywhere / i live right in the centre, noise, bars, everything / fell in love with my view and signed for the flat in five minutes
c City lights below and the kettle on, I understand why you chose it.
p Rent for the view and the rooms thrown in for free.
i Each of those lit windows has a dinner, a quarrel or a song in it.
b Which time of day looks the best from up there?
=my flat's so small i can open the fridge from bed / i live in a studio, bed, desk, cooker, done / my apartment is 24 square metres and i've a bike in it
c Small flats are cosy, cheap to heat and quick to clean, a good trade.
p Breakfast without leaving the bed is pure architecture.
i When a flat has hardly any space, each thing in it has to be loved to stay.
b What takes up the most room?
=my house is old and it creaks all night / pretty sure my flat is haunted, doors open by themselves / living in a 200 year old cottage with a very low beam
c An old house with moods beats a new one without any, creaks and all.
p Whoever haunts it sounds polite and should be offered a shelf in the fridge.
i So many people have slept in an old place like that, some of it must stay in the wood.
b What's the spookiest thing that's happened there?
=painted my bedroom today, more on me than on the walls / six hours of painting and one coat done / i've got green paint in my hair and i regret nothing
c A whole room by your own brush is fine work, sore arms included.
p You and the wall now match, which is the height of good taste.
i Every wall you paint changes how the mornings will look to you for years.
b What made you choose that shade?
=i've eleven shades of white on my wall and can't decide / been choosing a paint colour for six months / is it sage or is it olive, my whole week is about this
c Whatever you wake up to every day is worth fussing over, so take the time.
p They're all the same colour wearing different perfumes.
i The colour we keep coming back to is usually decided long before we admit it.
b Which one's in the lead?
=wallpapering alone was the worst idea of my life / i glued myself to the wallpaper / the pattern doesn't line up and i'll see it till i die
c Wallpaper is a job for four hands and endless patience, no wonder it fought back.
p Hang a large picture where the pattern sins and never speak of it.
i Everybody else will see lovely wallpaper, only the maker sees the seam.
b Does it look good from the door?
=renovation was meant to take six weeks, it's month seven / no kitchen since january, cooking on a camping stove / living on a building site with dust in my cereal
c All that dust for so long would break far tougher people.
p Builders count in some calendar the Romans lost.
i Living in the half made version of a home, you need a lot of faith in the finished one.
b Which room's nearest to done?
=builders come at eight so i'm up, dressed and making tea for five men / the plumber didn't show up again / the workmen sing all day and i'm starting to like it
c Having builders in your home is a job of its own, you're basically the site manager.
p Tea with sugar is the only currency they trust.
i A house full of workmen and tools, and for a few weeks they know your habits best.
b What are they working on?
=christmas tree's up and it's november, no shame / hung the fairy lights today and i feel six years old / putting up the decorations with mulled wine and carols
c Putting the lights up early is just good sense, dark evenings need them.
p The rules about December were written by people without any tinsel.
i Lights in a dark window do something for every stranger who walks past too.
b What's the oldest decoration on it?
=the cat and the christmas tree had a fight, tree lost / tree fell over in the night, baubles everywhere / my fairy lights went out all at once and i've checked 200 bulbs
c Standing a tree up twice in one season is above and beyond.
p Gravity remains the least festive of all the forces.
i The wonky ones with a broken branch end up being the trees families talk about.
b Is it tied to the wall now?
=i kill every plant i touch, even cactus / another basil died on me / bought a fern and it gave up on life within a week
c Plenty of plants arrive with a suitcase already packed, it isn't your fault.
p My theory is that ferns and cactuses faint when they're loved too hard.
i Some people water a plant too much and some forget, and either way it's a love style.
b Which one lasted the longest?
=my monstera has a new leaf and i'm so proud / the orchid i thought was dead is flowering again / my avocado stone finally grew a root after three months
c New growth after all that waiting is worth being proud of, well raised.
p Visitors will be shown every leaf and root whether they ask or not.
i You gave it light and time and it quietly decided to trust you.
b Does it have a name?
=i've 63 plants and my flat is a jungle / ran out of windowsills so the plants are in the shower / i said no more plants and came home with two
c Living among that many plants must be like breathing in a better climate.
p In that jungle you'll soon need a machete to reach the toaster.
i All those plants slowly turning towards your windows, that's a lovely thought.
b Which one's the diva?
=i talk to my plants every morning / sing to my tomatoes, don't judge / i apologise to the plant when i cut a leaf
c Talking to them is good for the leaves and even better for the talker.
p Plants keep secrets better than any friend, roots sealed.
i Talk out loud to a plant each day and you find out what you're really thinking.
b Do any of them seem to answer?
=i ate the first tomato i ever grew / picked a whole bowl of beans from my own garden / got three strawberries, three, best of my life
c Food you grew yourself tastes better than anything with a label, congratulations.
p The cost per bean or tomato is best left uncalculated.
i From a seed you could lose under a fingernail to something you picked, it never gets ordinary.
b What's coming up next in there?
=slugs ate all my lettuce overnight / something's been eating my cabbages and leaving me the stalks / squirrels dug up every bulb i planted
c Weeks of planting eaten in one night, I'd take that personally too.
p Slugs and squirrels alike would like to send their compliments to the chef.
i You plant for yourself and it turns out you were running a restaurant for the night shift.
b Is it war now?
=spent the whole afternoon weeding and my back is gone / weeds grow faster than i can pull them / dug over the whole garden and i can't stand up straight
c Honest dirt and a sore back, that's an afternoon well used.
p Turn round for a sandwich and they're back with cousins.
i A weed is only a plant that's good at life in a place where nobody invited it.
b Does it look better for all that pain?
=mowed the lawn, smells like summer / cut the grass for the first time this year and found a football and a frog / i love the stripes after mowing, so neat
c The smell of cut grass is worth the whole job, and then some.
p A perfect stripe is the closest most of us get to painting.
i One breath of it and nobody has anywhere to be.
b Are you lying on it now?
=planted two hundred tulip bulbs today with frozen fingers / put the bulbs in, now i wait until april / planted a tree today, it's the size of a pencil
c Planting in the cold for a spring you can only picture takes a hopeful person.
p Whatever you put in and a squirrel forgets will come up splendidly.
i You planted a promise to somebody you'll be in a few months' time.
b Where will the best view of them be?
=got an allotment after five years on the waiting list / my allotment neighbour gives me advice every time i bend down / sunday on the plot, soup from a flask in the shed
c A plot of ground and a shed sounds like real riches to me.
p On any allotment the old boys with the leeks are the true government.
i Neighbours talk differently across a bean row than they ever would across a table.
b What have you planted so far?
=roses are out and i can smell them from my bed / the jasmine on my balcony is flowering, nights smell amazing / garden's at its best now and i just walk round it with coffee
c Walking round in slippers to see what is flowering is the best start a day can have.
p Every bee in the area must be on overtime.
i Flowers smell strongest when we're not trying to notice, like a lot of good things.
b Which one do you stop at the longest?
=i've herbs on my balcony and i feel like a farmer / growing chillies on the windowsill / fresh mint from my own pot in my tea, living the dream
c Picking your own leaves for dinner is a small luxury I fully support.
p Two pots of parsley and you may legally call it the estate.
i Even a windowsill can be enough land to feel tied to the seasons.
b What are you cooking with them?
=the storm took our fence, i can see straight into next door / tree fell across the garden last night / wind ripped half the tiles off my roof
c Storm damage overnight is a nasty thing to wake up to, glad it hit wood and not you.
p The wind has strong views on landscaping and nobody asked.
i A storm takes what stood there for years, and the whole view has to be learned again.
b Can it be mended soon?
=neighbour cut down the big tree i looked at every day / next door wants my hedge gone / they've built a wall right in front of my window
c A neighbour taking that view is a real loss, you lived with it every day.
p Trees, hedges and walls have started longer wars than most kings.
i You can come to love what's outside a window, just because it was always there.
b What do you see there now?
=lying in the hammock with a book, not moving / reading in the garden with bare feet in the grass / put a chair in the only sunny spot of my yard and claimed it
c Bare feet, a book and some sun, stay right where you are.
p The hard part of a hammock or garden chair is planning a route back out of it.
i There are sunny hours that seem to have no edges, and you've found one of them.
b What are you reading out there?
=started composting and i'm unreasonably excited about worms / my compost heap is steaming, i showed it to guests / made my own soil this year
c Making soil out of peelings is a brilliant trick and worth showing off.
p Guests who can't enjoy a good heap aren't the right guests.
i Everything we scrape off the plate becoming next year's flowers is a comforting idea.
b What did your guests say about it?
=i only own plastic plants and people water them / told everyone my fake orchid is real, they believe it / bought a fake palm because i've given up
c A plant that can't be let down by you is a very sound relationship.
p The truly great ones get watered by somebody's mother for months.
i I rather like a home that admits what it can and can't look after.
b Who has been fooled the longest?
=kids next door kicked a ball over my fence for the tenth time / the neighbours' little girl rings my bell to show me her drawings / the children in my building think i'm a witch
c Being part of some child's map of the street is an honour, balls and all.
p Small neighbours run every street, the adults only pay for it.
i Kids decide who you are in one glance and you live up to it for years.
b Do you play along?
=i live with my grandma and she waits up for me / share a house with my sister and her three kids / we're eight people in this house and one bathroom
c A full house with people waiting up for you is a blessing, bathroom queues included.
p Nobody in a full house has ever found the last biscuit still there.
i In a house that full, quiet must feel like a rare visitor.
b Where do you go when you need a minute alone?
=having a housewarming on saturday and i own four chairs / thirty people in my new flat last night, the floor held / friends came and blessed the house with salt and bread
c A new home isn't properly yours until it has been full of people, good on you.
p The best seats at a housewarming are on the kitchen counter anyway.
i Once friends have laughed in the house, it stops feeling like somebody else's.
b What was the best present you got?
=last night in my old flat and i'm being sentimental with the walls / locked my old door for the last time today / left the house where my kids grew up, cried in the van
c Goodbyes to an old flat or house are real goodbyes, let the walls have their due.
p No shame in thanking the old radiator for its service.
i We leave and the rooms go on, that's the odd part, with new people's shoes in the hall.
b Which room will you miss the most?
=fifth floor, no lift, and i just bought a suitcase of groceries / lift's broken again so i climbed nine floors / my building has 112 stairs and i know each of them
c Climbing that many stairs just to get home counts as sport, I'm full of respect.
p Base camp on the third landing, then the summit after lunch.
i You must find out who truly loves you, since they're the ones who climb all that way to visit.
b Have you got your breath back?
=house sitting for a friend and her place is so much nicer / staying in my boss's house for a week, there's a pool / looking after someone's flat and pretending it's mine
c Borrowing somebody's house for a week is a holiday with free towels, enjoy it.
p A few days of house sitting and the best armchair has always been yours.
i Staying among another person's books and spices, you learn them in a different way.
b What's the first thing you'd steal for your own place?
=the flat above is an airbnb so i get new neighbours every three days / suitcases on the stairs at 3am again / strangers keep ringing my bell looking for their holiday rental
c Living under a holiday rental you never signed up for is a raw deal.
p You could start charging those strangers for keys, maps and a cooked breakfast.
i For them it's the trip of the year and for you it's a suitcase bumping on every stair.
b What's the worst lot you've had?
=pancakes stuck to everything, made scrambled pancake / my omelette turned into scrambled eggs again / flipped the crepe and it landed behind the stove
c Broken pancakes and eggs taste just the same, and the cook gets to eat the evidence.
p Call it scrambled on purpose and it costs fourteen pounds in the right neighbourhood.
i The first pancake out always seems to be a gift to the gods of the kitchen.
b Sweet or savoury on top?
=nothing in the fridge but mustard and half a lemon / my cupboard is three tins and a teabag / payday's friday so tonight it's creative cooking
c Getting dinner out of an empty fridge takes more talent than any recipe.
p Mustard and hope is a classic of modern cuisine.
i A nearly bare cupboard at the end of the month is a very honest photograph.
b What did you conjure up?
=cleaned the windows and didn't realise how dirty they were / washed all the curtains and the living room is twice as bright / polished the glass and a bird flew right into it
c A room that much brighter is worth all the cleaning and wiping.
p One smear in the corner of a window will now own your thoughts forever.
i We can get used to looking through almost any dirty glass, which is a little startling.
b Did you do the outsides as well?
=rearranged my whole living room at midnight / moved the bed to the other wall and it's like a new home / i push the furniture round when i'm stressed
c A sofa in a new corner can change a whole mood and costs nothing, good instinct.
p For a week you'll be walking into the table where there used to be space.
i Sometimes the room moves because something in us needs to and can't yet.
b Is it staying like this?
=found a bat in my kitchen / a bird flew in and couldn't find the window / there was a pigeon in my bathroom when i came home
c A bird or bat loose indoors is chaos, I'd say you kept your head.
p It flew in with no rent and no manners, and left a deposit on the towel rail.
i For it, your home was a cave with a window of sky that wouldn't open.
b How did you get it out?
=my bed collapsed in the middle of the night, just me sleeping / sat down and the chair broke under me at work / the shelf came down with everything on it at 3am
c Furniture that collapses without warning is a shock, I hope you weren't hurt.
p Bed, chair or shelf, it had been holding that in for years and picked its moment.
i The bang as it breaks and then that long silence where you check if the world's still there.
b Were you all right?
=cooked dinner in the dark with my phone torch / power came back just as we'd lit all the candles / no electricity so we played cards by candle till late
c An evening by candle because the power's out can be better than any plan.
p Electricity only ever comes back out of pure jealousy.
i Faces look kinder with the candles lit and people talk more quietly.
b What did you get up to by candlelight?
=ran the generator all night and still woke up sweating / new inverter came today, no more darkness / solar panels up on my roof, fridge running for free
c Generator, inverter or panels, making your own light is a big step towards peace.
p A fridge running all night is the sweetest lullaby going.
i It changes a house when the darkness stops being somebody else's decision.
b What was the first thing you plugged in?
=spent two hours untangling cables behind the tv / labelled every jar in my kitchen, i'm that person now / alphabetised my spices and i can't stop opening the drawer
c Order like that is deeply satisfying and I'd open the drawer all evening too.
p Open it slowly, in front of guests, with music.
i To tidy one small drawer perfectly is to win against the whole mess of the world for a minute.
b What's the next thing you'll organise?
=my key snapped off in the lock / front door handle came off in my hand / my zip broke in the changing room and i was stuck in the dress
c A key, handle or zip giving up at the worst second is pure bad luck, hope you're free by now.
p Half of it in your hand and the rest of it stuck in a bad mood.
i It's always a tiny lock or zip that decides whether we get in or out.
b How long were you stuck?
=the ceiling fan's broken and it's 34 in my bedroom / ac died on the hottest night of the year / fan makes a noise like a helicopter but i need it
c No cool air on a night like that is pure misery, I'd be lying in the bath.
p Any breeze counts, even one that sounds like a helicopter.
i You lie there listening to it turn as if it were breathing for the whole room.
b Is a new one on the way?
=forgot the wet laundry in the machine for two days and it smells like a pond / washed the same load three times because i never hang it up / found yesterday's washing still sitting there damp
c Forgetting a wet load is so easy it should be counted as one of the steps.
p Those towels have now been cleaner and more often than anyone in the county.
i The machine sings its little tune and somehow we've all learned not to hear it.
b Is it hanging up at last?
=glued my fingers together fixing a vase / superglue on the table, my sleeve and my lip / tried to mend a cup and now it's stuck to the counter
c Getting stuck to your own repair job is maddening, but you did try to save it.
p Whatever's stuck down can't be knocked over again.
i Things mended by hand always show where they were loved.
b Are you free again?
=knocked over a whole tin of paint on the carpet / got bleach on my favourite black top / nail varnish all over the new rug, bright red
c Watching paint or bleach spread in slow motion is pure horror, I'm sorry.
p A plant on the carpet or a brooch on the top and you've made a feature.
i Rug, carpet or top, there'll always be a before and an after, and a story in between.
b Did anything get it out?
=dinner party last night and everyone had seconds / had my friends over and nobody left till two / cooked for ten and they scraped the plates clean
c Friends who stay late and ask for seconds are the finest review a host can get.
p Plates scraped that clean also mean less washing up, brilliant strategy.
i A dinner where people lose track of the hour is a rare thing to be able to make.
b What was the dish that won them?
=the morning after my party and the kitchen looks like a battlefield / 40 glasses to wash and one sticky floor / everyone's gone and there's a stranger's coat and half a cake
c The wreckage is proof of a good night, but I'd leave it till after breakfast.
p Half a cake for breakfast is the host's ancient right.
i A room after a party keeps a bit of the noise in it, if you stand still.
b Has anyone claimed the leftovers of the night yet?
=next door's newborn cries all night and i cry with it / the baby upstairs has been awake since two and so have i / there's a teething baby behind my bedroom wall
c Broken nights without even getting the baby cuddles, that's all cost and no joy.
p The smallest person in the building is in full command of it.
i Behind that wall there's someone walking up and down who's even more tired than you.
b Do earplugs help?
=i live opposite a church and the bells start at seven / there's a bar under my flat so i fall asleep to karaoke / my window's above the market, shouting from five in the morning
c Falling asleep over bells, karaoke or shouting asks for a solid character, and you clearly have it.
p With all that under your window you'd never need to buy an alarm clock or a radio.
i People who live by a church or a bar end up missing the noise the moment they go away.
b Do you still hear it or has it faded?
=our building group chat is pure drama, today it's about a pram / the residents association sent me a letter about my doormat / someone keeps stealing the hallway plant and the whole block is investigating
c Whole governments have fallen over less than one building's hallway, enjoy the show.
p I'd follow that drama every evening with a blanket and popcorn.
i Put forty residents in one block and you get every kind of human there is.
b Who's your main suspect?
=moved to a new city and i don't know a single person here / just relocated for work, flat's empty and so is my calendar / new town, new street, i get lost on the way to the shop
c Moving where nobody knows you is brave, and a calendar fills up quicker than you'd think.
p Getting lost in a new town is how all the great explorers began.
i In a new place you can be absolutely anyone for a while, which is lonely and exciting at once.
b What do you like about it so far?
=made dumplings from scratch, there's flour on the ceiling / rolled my own pasta and dried it on every chair / attempted sushi at home and it looks like an accident
c Making it all from scratch is the right kind of madness, and mess means effort.
p My pasta or dumplings would need to be served with an apology and a spoon.
i Slow food rolled at home makes your hands do what they did for people centuries ago.
b How did it taste?
=house smells of cinnamon and i don't want to go out ever again / lit every candle i own, home is finally cosy / put the lamps on and a stew in the oven, i love my little place
c A home that smells good and glows a bit is hard to beat, stay in it.
p Anyone let into a house that cosy would never leave again.
i Making your place lovely when you're the only one there says you count as a guest too.
b What's your favourite corner of it?
=asked to borrow a ladder and stayed for wine / my neighbour came over for an egg and we talked for three hours / knocked next door for a corkscrew and met half the street
c The best friendships on a street begin with a knock and something missing, I love that.
p Borrowing an egg on purpose starts to look like a social plan.
i A neighbour can live ten steps away for years, and it takes one small need to meet them.
b Did you ever give it back?
=ran over the hose with the lawnmower / cut through the hedge trimmer cable with the hedge trimmer / strimmed my own prize flowers by mistake
c One careless second with a blade and the hose or hedge pays, everybody who gardens has done it.
p Trimmer or lawnmower, it finally tasted freedom and bit the hand that fed it.
i Tools seem to know the exact moment our mind goes off to think about lunch.
b How much damage was done?
`;
