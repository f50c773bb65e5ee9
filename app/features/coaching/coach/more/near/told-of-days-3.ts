/** Told of her day and her home, part 3. Form: near-entries.ts. */
export const NEAR_TOLD_OF_DAYS_3 = `
=my dog ate my left shoe, just the left / came home and the puppy had destroyed the sofa cushion / dog chewed the remote and my glasses
c A chewed up home is the price of that much love, though you have all my sympathy.
p Such expensive taste for a dog who also eats grass.
i Dogs destroy the thing that smells the most of us, it's nearly a love letter.
b Did the culprit look sorry?
=my cat pushed a full glass off the table while looking at me / the cat's knocked over the same vase three times / she throws my lipsticks off the dresser one by one
c A cat doing it with full eye contact isn't an accident, it's a statement.
p Things are knocked over daily because someone in the house takes gravity seriously.
i It must be interesting to live with a cat who's never once cared about being liked.
b What has survived so far?
=cat woke me at five by sitting on my face / my cat screams for breakfast before the sun's up / paw in my mouth at dawn, every single day
c Being woken for breakfast service at dawn takes a forgiving nature, you've got one.
p You're the cat's staff, and the management starts early.
i Paws have no idea about weekends, only that you're there and the bowl isn't full.
b Do you give in or play dead?
=dog rolled in fox poo and i only just washed him / my dog found something dead on the beach and wore it like perfume / spent the evening bathing a very smelly dog
c Scrubbing that smell out of a wet, happy dog is the fullest measure of devotion.
p To the other dogs it was an expensive cologne.
i Coming home so proud of it, they simply don't share our idea of glory.
b Has the bathroom recovered?
=picking up my puppy on saturday and i can't sit still / got a puppy last week and i haven't slept but look at him / nine weeks old, needle teeth, i'm in love
c A new puppy is joy with sharp teeth, I'm delighted for you.
p Kiss goodbye to your socks, your sleep and your free will, the puppy has plans.
i From now on there's someone who thinks your coming home is the event of the year.
b What's the little one called?
=adopted a kitten today and she's asleep on my chest / brought home two cats from the shelter / tiny orange kitten has moved in and already owns the place
c Giving a little cat a home makes this a very good day for both of you.
p You may not move again until somebody with whiskers says so.
i To be trusted with sleep by something so small, so soon, must feel quite enormous.
b How's the first night going?
=my dog's a rescue from romania, she was scared of everything and now she dances / adopted an old dog nobody wanted / took in a street dog and he never leaves my side
c Taking in a dog nobody wanted and waiting for it to trust you is goodness of the best kind.
p That dog fell on four paws and knows it.
i Watching a rescue slowly stop being scared because of you must change a person.
b When did you see the first sign of trust?
=!my dog died on tuesday, the house is so quiet / we lost our cat after sixteen years / i had to say goodbye to my old boy this morning
c I'm so sorry, that's a member of the family you lost and the hurt is real.
p Your old friend had a life full of love from start to finish, because it was spent with you.
i A quiet house is the hardest, every hour of the day had a small sound that's missing now.
b What was their name?
=!my cat hasn't come home for three days / my dog ran off when the fireworks started and we can't find him / putting up posters all over the neighbourhood, she's still missing
c Not knowing is awful, I really hope those paws come home to your door.
p I'm hoping hard for a muddy, hungry, unapologetic runaway to return.
i You listen to every little noise outside when somebody you love is missing.
b Have there been any sightings?
=my cat came back after five days like nothing happened / found our dog, he was eating chips at the train station / missing cat walked in and complained about dinner
c What a relief, I'm so glad your runaway came back to where the love and the food are.
p Missing, then found, no explanation, no apology, just the bowl please.
i A cat or dog keeps a whole secret trip in there that you'll never hear a word about.
b Has anyone been told off?
=!my dog's in surgery right now and i'm in the waiting room / cat stopped eating and the vet's running tests / my dog was poisoned and it's touch and go
c I'm thinking of you both, waiting on news of a sick animal is horribly hard.
p Four strong legs and a long sleep at home, that's what I'm wishing for.
i You can't explain to them what's happening, and that's what makes the waiting ache so much.
b When will you hear more?
=!we have to decide about putting her to sleep, she's in pain / vet says it's time to let my old dog go / saying goodbye to my horse on friday, she's 29
c Letting go is the kindest and hardest thing anybody ever does for an animal, I'm so sorry.
p Whatever time is left before goodbye, I hope it's full of treats, sun and your hand.
i They never needed long from us, only that we were there, and you are.
b How are you both today?
=cat brought me half a mouse in bed / woke up to a live bird in my bedroom, gift from my cat / found a lizard in my shoe, thanks to the cat
c A present like that before coffee takes nerve from both sides.
p The cat has seen you cook and is worried.
i By cat standards you've been given the keys to the kingdom, in a rather unusual wrapping.
b How did you dispose of the gift?
=out with the dog at six every morning, rain or not / best part of my day is the long walk with my dog / walked the dog at sunrise, not a soul around, just us
c An early walk with a happy dog is a better start than any alarm clock gives.
p Rain, dark, ice, and one of you is thrilled about all of it.
i Someone who gets you out under the sky every day, whatever the mood, is a good teacher.
b Where do the two of you go?
=my dog's scared of the hoover, balloons and plastic bags / big german shepherd, hides from the toaster / my guard dog ran from a butterfly
c A gentle coward with four legs is my favourite kind of guard.
p Burglars need only to arrive with a balloon.
i The biggest hearts do seem to come with the most nerves.
b What's top of the list of terrors?
=my dog squeezes between me and anyone who hugs me / cat sulks for a day when i come home smelling of another cat / my dog growled at my last date
c A dog or cat wanting you all to itself is hard to be cross with.
p For growls and sulks I'd come with references and pockets full of cheese.
i Dogs and cats make up their minds about people long before a word's been said.
b Who's passed the test so far?
=my parrot learned to swear from my flatmate / my budgie does the microwave sound all day / the cockatiel wolf whistles at my mother
c A parrot or budgie who picks his own vocabulary is the best kind of company at home.
p With that swearing and whistling, visiting grandmothers must be quite a risk in your house.
i It learned the sounds of your life and gives them back, a little feathered recording of home.
b What's the worst thing it says?
=my hamster escaped and lives behind the fridge / guinea pigs squeak every time the fridge opens / my rabbit runs the flat and chews the skirting boards
c Hamster, rabbit or guinea pig, small animals with huge opinions are wonderful to share a home with.
p Entire flats have been run from a cage that size.
i In something the size of a bread roll there's a whole stubborn character.
b What will bring them running?
=i watch my fish for an hour every evening / set up a new aquarium and i'm obsessed / my goldfish is eleven and outlived two boyfriends
c An hour in front of the tank sounds more restful than any film.
p Fish never leave towels on the floor, that's the secret of such a long relationship.
i A whole silent world in a corner of the room, going about its day.
b Do they have names?
=i have a tortoise older than my mother / got a snake, she's very sweet actually / my bearded dragon sleeps on my shoulder while i work
c Loving a snake, tortoise or dragon takes somebody who looks twice, I like that in you.
p Cuddles at room temperature, each to their own.
i Tortoises and snakes have been doing the same calm thing for millions of years while we worry about emails.
b How did you end up with such a pet?
=at the stables every morning before work / my horse threw me off and then looked surprised / i ride on sundays, it's the only time my head is empty
c A bond with an animal that size, built on trust alone, is something to admire.
p The horse would sense my fear from the next county.
i They feel your mood before you do, it must be hard to lie to a horse.
b How long have you two known each other?
=my chickens got out and were in the neighbour's kitchen / fresh eggs from my own girls this morning / one of my hens follows me about like a dog
c Eggs laid at the bottom of the garden by birds you know by name, that's living.
p The little hen in charge always looks like a cross headmistress.
i People who keep chickens all say the same, there's a full soap opera in that yard.
b Who rules the roost?
=helped a calf get born last night / we've two goats and they ate my washing / it's lambing season so i sleep in my boots
c Hard, muddy, wonderful work, and those calves and goats are lucky to have your hands.
p Goats and lambs alike regard your sleeves as a buffet.
i Being there as something gets born must reset what counts as a problem.
b Did you grow up with farm animals?
=dog stole an entire roast chicken off the counter / my labrador ate a pound of butter and looked so happy / cat had the salmon before we sat down
c A dog or cat who steals dinner is outrageous and very hard to punish.
p Stolen like a professional, with not one crumb of regret.
i Somewhere between guilty and happy there's that face, and you can't stay angry at it.
b How fast did it disappear?
=my cat walked across the keyboard in a meeting with my boss / cat showed his backside to the whole video call / dog barked all through my presentation
c An animal in a meeting is always the most useful thing said in it.
p That was the only honest feedback the whole call got.
i Everyone's shoulders come down half an inch when a dog or cat enters the frame.
b Did your colleagues enjoy it?
=my cat only loves me when the tin opens / she ignores me all day and then sleeps on my head / i think my cat tolerates me at best
c Tolerated by a cat is a high rank, plenty of people never make it that far.
p You're renting a room in the cat's house, try to be less needy.
i Affection that can't be bought feels like winning something each time it's handed out.
b When was the last official cuddle?
=i do a voice for my dog and have full conversations / my sister and i text as our cats / my dog has a posh accent, i don't know why
c Giving the dog a voice is completely normal and I'd be worried by anyone who didn't.
p Any dog of mine would ask for cheese in the voice of a retired admiral.
i We end up saying through them all the things we're too shy to say ourselves.
b What's it been saying today?
=made a cake for my dog's birthday, he's five / my cat turned ten today and got tuna with a candle / threw a party for my dog and eleven dogs came
c A birthday done properly for someone who can't read a calendar is real love.
p The speeches were short and everyone ate off the floor, perfect party.
i They don't know it's the day, they only know that you're glad they exist.
b How did the birthday guest behave?
=dog came back from the groomer and looks like a different animal / tried to trim my dog's fur myself and he won't look at me / put my cat in a jumper and she fell over
c The dignity of a dog or cat after such an outrage takes days and treats to restore.
p That trim or jumper will be brought up at every dinner from now on.
i They forgive everything in the end, which is more than any groomer or hairdresser can count on.
b Did you take a photo for blackmail?
=i know all the dogs in the park by name and none of the owners / the dog park gossip is better than tv / my dog's got a best friend and they go mad when they meet
c Knowing every dog and no people is exactly the right way round.
p Introducing yourself as somebody's dog mum is a full identity out there.
i People talk more freely with a lead in their hand, it gives the shyness something to hold.
b Who's your dog's favourite friend?
=a neighbourhood cat comes in through my window every evening / there's a ginger cat that isn't mine but has its own cushion here / some cat sleeps on my car each morning and i've started leaving late
c Being chosen by a cat with other options is a true compliment.
p That cat has a different name in every house and dinner in each.
i You were picked without asking, and now an evening without the visit feels wrong.
b What do you call your guest?
=i feed five street cats on my way to work / the stray dogs on my road walk me home at night / carry dog biscuits in my bag for the street dogs
c Looking after street animals that belong to nobody is quiet goodness, I think the world of it.
p A personal escort of strays beats any security firm.
i Those dogs and cats recognise your footsteps in a whole city of feet, that's quite something.
b Have you named them all?
=put up a bird feeder and now i'm up at six for the show / a robin comes to my window every morning / i learned to tell the birds apart by song this year
c Starting the day with a row of small birds is a habit I envy.
p One squirrel and the whole elegant scene turns into a bar fight.
i Once you know a bird by its voice, you can never again hear just noise.
b Which is your favourite visitor?
=there's a hedgehog in my garden and i built it a house / found a baby bird and i'm feeding it every hour / rescued a hedgehog from the road last night
c Going out of your way to rescue something so small and helpless is lovely of you.
p A rent free house with feeding and room service, the human market could learn.
i To a bird or hedgehog a giant simply appeared out of the dark and turned out to be kind.
b How's the little patient now?
=a fox walked right past me last night and stopped to look / saw a fox asleep on my shed roof in the sun / there's a family of foxes playing on our lawn
c Meeting a fox at close range feels like being let in on a secret.
p The foxes looked you over and kindly allowed you to stay.
i For those two seconds you were the one being watched and weighed up.
b How close did it come?
=nearly hit a deer on the road this morning / a deer stood in front of my car and we just looked at each other / there was a moose in the parking lot at work
c Glad you and that deer or moose both walked away, it's a jolt of pure awe.
p Deer and moose have never once used the crossing.
i Something that size stepping out of the trees makes the road seem like the thing that's out of place.
b Did you just sit there for a minute afterwards?
=an owl's been calling outside my window every night / heard wolves in the distance on my walk, not joking / the frogs here are so loud i can't hear the tv
c Owls, wolves or frogs, falling asleep to wild voices is better than any recording of the sea.
p They're all out there calling for love, same as the rest of us.
i At night you hear who else lives here, and it turns out we're the lodgers.
b Have you ever seen who's making it?
=saw dolphins from the beach this morning / a seal swam beside me and i screamed and then cried / whales passing our boat, i can't describe it
c Dolphin, seal or whale, being near one in the water is a gift, I'm happy you had it.
p I'd have waved at them from the beach, like a fool, with both arms.
i Whales and seals let you be a short visitor in a life that mostly happens where we can't look.
b What was the moment like?
=snake in the garden, moved out of the country / there was a scorpion in my shower / monitor lizard just walked through our compound like the landlord
c Snake, scorpion or lizard, nope to all of that, and hats off to you for still living there.
p Keep the garden and the shower, it can have my towel too.
i Lizards and snakes were there long before the garden was, and they've not been told about the fence.
b Who came to take it away?
=a pigeon laid eggs in my flower pot and now i can't use the balcony / swallows are nesting over my front door / found a nest with three chicks in the hanging basket
c Giving up a door, pot or basket for a nest is hospitality at its finest.
p No deposit, no lease, and the chicks move in too.
i Out of all the ledges in the city, a nesting bird looked at yours and thought it's safe here.
b Have any of them hatched?
=a wasp stung me on the eyelid / bees have moved into my roof / got stung by a jellyfish on the first day of holiday
c Being stung is pain and insult together, I hope the swelling's going down.
p A tiny sting with a bad temper and no interest in your plans.
i Wasps, bees and jellyfish are among the few creatures that still scare us properly.
b Is it still sore?
=a monkey stole my lunch straight out of my hand / seagull took my chips and half my finger / goat ate my bus ticket
c Stolen by an animal in broad daylight, and no police force will take the report.
p Monkey, gull or goat, it's the confidence I can't get over, not a backward glance.
i We think we're in charge right up until something hungry takes what's in our hand.
b Did you at any point fight back?
=i want a dog so badly but my building says no / every week i look at shelter dogs online and close the tab / as soon as i've a garden i'm getting a dog
c Wanting a dog that much means some dog out there is in luck one day.
p The shelter website is the only scrolling that ends in happy tears.
i There's already a space for it in how you picture your life, that's half the way.
b What kind do you see yourself with?
=allergic to cats and of course i love cats / i sneeze at every dog but i can't stop petting them / took an antihistamine just to visit my friend's kittens
c Taking tablets to cuddle a cat is true devotion, streaming eyes and all.
p They always know who's allergic and head straight for that lap.
i Loving the very thing that makes you sneeze, there's an old song in there.
b Is it worth the itchy eyes each time?
=i'm scared of dogs since i was bitten as a kid / i cross the road if there's a big dog / everyone says he's friendly and i freeze anyway
c Being bitten young teaches the nerves a lesson that isn't argued away, your caution makes sense.
p I'd walk on the dog side and leave you the flowers.
i The owner always says he won't do anything, and the fear never seems to hear it.
b Are small ones all right?
=!my ex kept our dog and i miss him more than the man / we split and i only see my cat on weekends / had to leave my dog behind when i moved abroad
c Missing a dog or cat who can't be phoned or told why is its own heartbreak.
p That old friend you miss still knows your smell and would come running.
i With people one can talk it through, but with them you can only hope they understood.
b Do you get to see pictures?
=puppy training day one, he peed on the trainer / house training is going well, she now wees next to the mat / my dog knows sit but only if he sees cheese
c Puppy school is slow and messy work, and sticking with it is love.
p It's perfectly clear which of you has been trained.
i You discover your own patience has a lot more floors than you thought.
b What's the next command to master?
=vet says my cat is fat and needs a diet, she's screaming at me / my dog's on a diet and looks at me like i've betrayed him / the cat's found a second family that feeds him
c Holding firm on a diet against those eyes takes steel, well done.
p The feeding time tragedy plays twice daily, with tears.
i They've no word for diet, only for the giver of food who's changed.
b Who's been slipping them treats?
=the new kitten hisses at the old cat and i'm running a peace summit / my dog and cat hated each other and today i found them asleep together / two dogs, one sofa, daily war
c Getting cats and dogs to share one sofa takes diplomacy, you should be proud.
p The United Nations would have left that peace summit by the second day.
i Peace comes in such small steps, one day a hiss, one day a shared sunbeam.
b Who started it?
=dog sitting for my sister and he's stolen my bed / looking after a friend's cat and she hides all day / got three guest dogs this weekend, my flat's a zoo
c Looking after someone's beloved beast is a real trust, and you sound like the right one.
p The contract said one corner of the bed and it was a lie.
i You get a whole second personality in the house and then have to give it back.
b Will you hand them back willingly?
=i volunteer at a shelter on saturdays and want to bring them all home / walked twelve shelter dogs today / fostered a litter of kittens and gave the last one away, in tears
c Loving shelter animals and then letting them go to a good home is a generous kind of brave.
p Leaving the shelter without one in your coat must need nerves of iron.
i For some of those dogs and kittens, you're the very first good thing that ever happened.
b Was there one that nearly came home with you?
=my dog snores louder than any man i've known / slept terribly because the dog takes up three quarters of the bed / woken by a cat purring into my ear like a tractor
c Sharing the bed with a snoring beast is proof of love, however little mattress you get.
p The smallest one in the bed always takes the most room, it's basic physics.
i That heavy breathing beside you is also about the safest sound there is.
b Do they ever sleep in their own bed?
=my dog's wearing the cone and bumping into everything / he cut his paw on glass and now he limps when i'm looking / three stitches and she sulks under the table
c A cone or stitches is hard on patient and nurse alike, I hope it all mends fast.
p The limping and sulking improve greatly whenever somebody's watching.
i They look at us as though we could undo it, and those eyes are hard to bear.
b When does it come off?
=met a dog on the street today and it made my week / a stranger's golden retriever leaned on my legs at the crossing / i ask to pet every dog i pass
c A dog that leans on you at the lights has chosen well and knows it.
p The owner is holding the lead and hardly matters, sad but true.
i They greet a stranger with no doubt at all, and we spend years trying to learn it back.
b What breed gets you every time?
=my dog waits at the window until i come home / he hears my car before i've turned into the street / my dog cries with happiness after i've been out for five minutes
c Nobody will ever greet us like a dog, so it's only right to love them back that hard.
p Home after an hour, missed for a decade.
i To be a dog's whole horizon is a big thing to come back to every evening.
b What's the welcome like?
=my old dog can't manage the stairs so i carry him up / he's fifteen, deaf, and still thinks he's a puppy / walks are slow now, we mostly stand and smell things
c Carrying an old friend up the stairs is love in its purest form.
p Standing and smelling things is frankly how walks should be done.
i Going at an old dog's pace, you see how much of the street you'd always rushed past.
b What still gets that tail going?
=couldn't sleep at all, it's four in the morning and i'm counting cracks / lying awake again, brain won't shut up / insomnia night number three
c Night after night awake is cruel and wears everyone thin, I'm sorry you're in it.
p The brain has waited all day for this meeting and brought slides.
i Everything looks bigger at that hour, as if the dark held a magnifying glass to it.
b What's keeping your head so busy?
=woke up at three and went through every mistake i've made since school / my brain loves to replay a conversation from 2011 at night / 3am thoughts again, all of them rude
c Nobody should be judged by their thoughts at three in the morning.
p At night mine would only ask what happened to my old maths teacher.
i Everyone else in that old memory has surely long forgotten, and still your brain replays it.
b Did you drop off again in the end?
=i slept eleven hours and feel like a new woman / best sleep in months last night / slept till noon, first time in a year
c Real, deep sleep like that is better than a spa, you clearly needed it.
p Sleeping in properly is a talent and you've returned to form.
i After a night like that the world's edges all seem a little softer.
b What will you do with the fresh energy?
=running on three hours of sleep and four coffees / barely slept and i've got a twelve hour day / so tired i put my shirt on backwards
c Getting through a long day on no sleep is tough going, be easy on yourself.
p By four o'clock you may start answering emails in song.
i Tiredness strips off all the polish, one's funny and honest and near tears.
b How early can you get to bed?
=i'm not a morning person, don't talk to me before ten / mornings are violence / i need an hour of silence before i can be human
c Silence and coffee first, talking later, a very civilised order for a morning.
p Before ten I'd communicate by sliding a mug across the table and backing away.
i In people who hate mornings there must be somebody lovely who only comes out after dark.
b What hour do you come alive?
=i'm up at five every day, love the quiet / by seven i've run, showered and had breakfast / early bird, i like the world before anyone's in it
c Having hours to yourself before anybody wants something is a wise way to live.
p At that hour even my dreams haven't clocked in.
i Early people seem to have a secret piece of the day the others never hear of.
b What do you do with all that quiet?
=slept through three alarms and woke up when work rang / overslept and missed my flight / woke up at 9:40 for a 9:00 meeting
c Waking up already late is a horrid jolt, the heart needs half a day to settle.
p From asleep to trousers in four seconds, an athletic record.
i When you've overslept it's the light that gives it away, far too bright and far too calm.
b How fast did you make it in?
=i've pressed snooze six times / set five alarms, ignore four / i negotiate with my alarm every day and lose
c Those snooze minutes are the sweetest sleep there is, don't let anyone shame you.
p The last alarm should come with a small brass band.
i Each alarm is a debate between the you of last night and the you of now.
b Who usually wins?
=took a twenty minute nap and woke up three hours later in the dark / napped and now i don't know what year it is / nap was too long, i'm wide awake at midnight
c A nap that runs away with you is one of life's sweet mistakes.
p You've basically travelled in time by nap and missed dinner.
i Waking from a nap in the wrong light, for a second you could be any age, in any house.
b Worth the confusion?
=dreamt i was arguing with a penguin about parking / had the weirdest dream, my teacher was my landlord / dreamed i married my dentist and woke up annoyed
c A mind that puts on a dream like that must be fun to know by day.
p Whoever writes those dreams should get a raise and a long rest.
i Dreaming shuffles bits of a week into a story nobody would dare to write awake.
b How did it end?
=!same nightmare again, woke up crying / had a horrible dream about losing my mum and can't shake it / i keep dreaming about the accident
c A dream like that leaves real fear behind, even in broad daylight.
p I wish you one plain, boring, gentle night with nothing in it.
i The heart doesn't know it was only a dream, it went through all of it.
b Do you want to say what it was about?
=dreamt i had an exam and hadn't studied, i'm 45 / my teeth fell out in my dream again / in my dreams i'm always late for a train with no shoes
c Decades on and the same old dream still gets us sweating, it's unfair.
p Sleep keeps a small stock of humiliations and uses them again and again.
i Half the planet shares that one dream, as if it were showing on the same channel.
b What do you think it wants from you?
=apparently i talk in my sleep, my sister recorded it / i sleepwalked into the kitchen and made a sandwich / i laugh in my sleep, everyone who's shared a room with me says so
c Being so busy in your sleep means you get two lives for one, lucky thing.
p Your sleeping self and the whole night staff clearly enjoy their work.
i There's a you who only comes out asleep and has opinions of her own.
b What was the funniest thing you came out with?
=work took everything out of me today, i'm flat on the floor / i'm so tired i sat in the car outside my house for half an hour / home, shoes off, can't move
c A day that leaves you this tired asked too much, so doing nothing at all is the right response.
p Being too tired to move is a perfectly good plan for the evening.
i The first minutes home, before anything has to happen, belong to no one but you.
b What was the heaviest bit of today?
=night shift again, going to bed when everyone has breakfast / just finished twelve hours overnight, sun's up and i'm a vampire / i'm on nights this week so my lunch is at 3am
c Working nights while the world sleeps is hard on anyone, I hope your curtains are thick.
p Your breakfast, lunch and dinner must have stopped speaking to each other.
i Night shifts show you a city nobody else sees, empty roads, sleepy bakers and the first birds.
b How do you wind down after it?
=jet lagged and wide awake eating crisps at 4am / landed yesterday and my body thinks it's tuesday / fell asleep in my soup, jet lag
c Jet lag is a peculiar misery, your own clock will catch up with you.
p Breakfast, dinner, who can say, all meals are equal to the jet lagged.
i Your luggage landed on time and you're still somewhere over the ocean.
b Where did you fly in from?
=most awful hangover, never again, until friday / three glasses of prosecco and i'm dead today / my head's pounding and someone is mowing a lawn
c Water, grease and darkness for that head, and the whole world should whisper today.
p Never again usually lasts about as long as the headache.
i Hangovers cost more each year for precisely the same fun, nobody warns us.
b Was the night worth it?
=danced till five and my feet are dead but i'm so happy / went out for one drink, came home with the birds / last night was the best night in ages, we didn't sit down once
c A night of dancing till the birds start is worth every blister.
p Just the one drink, the oldest fairy tale known to man.
i Some nights get away from you and turn into the ones you talk about for years.
b What song kept you out there?
=sent my boss a voice note at 1am, drunk, about his shoes / woke up to texts i don't remember sending / i sang at karaoke last night and there's video
c What comes out drunk is mostly love and tequila talking, nobody will hold it against you.
p After midnight nobody's really in charge of a phone or a karaoke machine.
i It's brave in its own way, what we sing and send when the lid's off.
b How bad is the evidence?
=in bed with a horrible cold, nose like a tap / flu has got me, i'm a shivering burrito / been sick all week, i cough like a seal
c Poor you, a proper cold flattens everything, stay in bed and be looked after.
p With a nose and a cough like that the tissue mountain must be visible from space.
i When you're sick the world shrinks to a pillow, a cup and how the light moves over the wall.
b Is there soup within reach?
=lost my voice completely, i sound like a frog / can only whisper today / no voice, and i teach five classes
c No voice on a working day is rotten luck, rest it and let the others listen for once.
p Mime is an ancient and noble art.
i People lean in and whisper back, have you noticed, as though it were catching.
b How did you lose it?
=sore throat so it's ginger, honey and lemon all day / my throat's on fire, every swallow hurts / mum made me gargle salt water over video call
c A burning throat makes every sip a job, so let the honey and the kettle do their work.
p Mothers can supervise a gargle from any continent.
i Whatever we were given for it as children is the only thing that truly works.
b Is it any better today?
=tested positive again, third time / covid got me, locked in my room with crackers / can't taste anything since thursday, coffee's just hot
c Covid is wretched every single time, I hope it passes light and quick.
p Locked in like that, the walls and you must know each other quite well by now.
i With no taste and no visitors, days lose their corners and run together.
b How are you feeling in yourself?
=ate something bad and spent the night on the bathroom floor / food poisoning from a prawn, i'll spare you / never trusting that buffet again, i've been dying since saturday
c Food poisoning is as grim as a night gets, don't even think of being useful.
p Bad food like that will be remembered longer than most politicians.
i Cold bathroom tiles and nothing left in you, people make great promises in that position.
b Have you managed to eat anything?
=migraine today, lying in the dark with a wet cloth / head has been splitting since morning, light hurts / lost a whole day to a migraine again
c A migraine is real pain and it steals whole days, I'm so sorry you're in it.
p I'd turn down the sun for you if I could reach it.
i In the dark and the quiet, every small sound must feel as big as a door.
b Has it started to ease?
=slept funny and can't turn my head / put my back out picking up a sock / sneezed and my neck went, this is forty
c Being injured by nothing at all is painful as well as insulting.
p Turning your whole self to say hello does have the dignity of a robot.
i You never notice all the small turns a day takes until each one hurts.
b Have you got a warm water bottle on it?
=twisted my ankle running for the bus / fell off the kerb in flat shoes, sober, foot's purple / sprained my wrist at the gym and can't open anything
c A sprain for such a small misstep is unfair, put it up and let others fetch.
p Jars will now have to be opened through charm alone.
i In one wrong step your whole week gets rewritten at half speed.
b How swollen is it?
=stubbed my toe so hard i saw god / broke my little toe on the bed frame / kicked the door frame with my bare foot, screamed
c There's no pain like the small toe, and I wince for you.
p Furniture moves two centimetres at night, prove me wrong.
i For thirty seconds there's nothing else in the universe but that one toe.
b Can you get a shoe on?
=!spent the night in the emergency room, they're still not sure what it is / ambulance took me in on sunday, i'm home now but weak / six hours in a&e alone with chest pains
c Emergency rooms and their machines are frightening, and I'm relieved you were looked after.
p While you're weak let others carry everything, you've done your share of being strong.
i Lying under those lights, one thinks about things that never come up in daylight.
b How are you feeling right now?
=cramps today, me and the hot water bottle against the world / period pain so bad i called in sick / curled up with chocolate and painkillers, monthly tradition
c That's real pain and you shouldn't have to smile through it, stay curled up.
p Chocolate counts as medicine today and no committee can say otherwise.
i So many people walk about in that kind of pain and nobody notices.
b Anything that would make today softer?
=i've got a huge bruise and no idea where from / i walk into every table corner / covered in bruises from moving furniture like a banana
c Bruises with no memory only mean that you were too busy to notice.
p Table corners lie in wait at exactly that height.
i The skin keeps a diary of days the mind didn't write down.
b What's your best guess?
=new shoes destroyed my feet, i walked home barefoot / blisters on both heels after one evening / limping because i wanted to wear the pretty ones
c Shoes that good and that cruel should be sold with a warning, poor feet.
p Barefoot with the shoes in your hand is still quite the entrance.
i Nothing makes you as aware of each metre home as a heel rubbed raw.
b Will you give them another chance?
=being ill alone is the worst, nobody to bring me tea / sick and single means i'm my own nurse / had to go out for my own medicine with a fever
c Fetching your own medicine with a fever is hard, I'd gladly leave soup at your door.
p The service in a one person hospital is dreadful, the nurse keeps lying down.
i Being unwell brings back the old sounds of being cared for, a tray, a step on the stairs.
b What would you want someone to bring you?
=mosquitoes ate me alive, i've counted thirty bites / one mosquito in the room and i was up all night / bitten on my eyelid and my toe, who does that
c Scratching bites all day because of one tiny drone is an injustice, I feel for you.
p To a mosquito you must taste like the house special.
i A mosquito whining by the ear at night can undo any grown person.
b Did you get it in the end?
=broke out in a rash and i don't know from what / ate a mango and my lips are like balloons / new face cream turned me into a tomato
c A sudden rash like that is alarming, and horribly itchy on top of it.
p Scarf, hat, dark glasses, and nobody sees a tomato or a balloon, only a film star in hiding.
i The skin decides some mango or cream is an enemy and doesn't even tell you which.
b Have you worked out what caused it?
=came off my bike and scraped both knees like a kid / fell up the stairs at work, up / tripped over nothing and landed in a hedge
c Tripped and fell, and still you can smile about it, that's good spirit.
p Stairs, hedges and the ground come up far too fast, I'd lodge a complaint.
i A scraped knee brings the whole playground back, the sting and the pride of the plaster.
b Did anybody see it happen?
=burned my tongue on soup and now nothing tastes / bit the inside of my cheek and keep biting it / paper cut on my thumb and i'm being very brave
c A tiny burn, bite or cut nags far more than it has any right to, poor thing.
p Alert the nation, somebody brave needs cake and sympathy.
i A cut or bite can be the size of a hair and yet it's in every single thing you do.
b Are you getting any sympathy at home?
=my eye's been twitching for a week / i've a stye and i look like a pirate / had hiccups for two hours today
c An eye or a hiccup acting without permission would drive me mad too.
p Everyone you know must have a cure for hiccups and twitches, and none of them works.
i One small part of you just decides to live its own life, quite humbling really.
b How long has this been going on?
=i'm nobody before coffee / third coffee and it's not even ten / gave up coffee a week ago and everyone's avoiding me
c Coffee first and the world second, that's a sound arrangement.
p Any decision made before the first cup isn't legally binding.
i It's only a cup, and yet a whole self seems to be dissolved in it.
b Milk, sugar or straight?
=sunday lie in, window open, no plans, didn't get up till eleven / stayed in bed with a coffee and a book all morning / slow morning, croissant crumbs in the bed and i don't care
c A morning with nobody hurrying you is what weekends were made for.
p Crumbs in the sheets are simply breakfast for later.
i Unhurried hours are where all the best thoughts wander in without knocking.
b What will finally get you up?
=got up, looked at the day and went back to bed / cancelled everything and stayed under the duvet / today i'm not available to the world
c Going back to bed when a day looks wrong is excellent judgement.
p The day can leave a message with the duvet.
i Saying no to a whole day, once in a while, is how we get to keep the others.
b Do you feel better for it?
=went to work in two different shoes / had my dress on inside out until lunch / wore my slippers to the school gate
c Getting dressed half asleep has caught everyone once, and it makes people love you more.
p Slippers, odd shoes, inside out, fashion begins exactly like that, with someone half awake.
i All day long nobody mentions your dress or shoes, and then you wonder who noticed and was kind.
b Who was the first to point it out?
=on my feet for ten hours, can't feel them / stood all day at work, soaking my feet in a bucket / 24,000 steps and none of them for fun
c That long on your feet is hard labour, I hope the sofa has you till morning.
p Feet like that ought to be able to file for overtime.
i By the end you can feel the precise shape of every floor you've crossed.
b What were you up to all day?
=did squats yesterday and i can't sit on the toilet / so sore from the gym i came downstairs on my bum / first yoga class in years and muscles i forgot are shouting
c Being that sore means you really went for it, well done you.
p Stairs should be cancelled for two days after any gym or yoga.
i Shouting muscles are a nice kind of hurt, one that only arrives because you chose something.
b When are you brave enough to go again?
=i still sleep with my childhood bear / can't sleep without a fan on, even in winter / i need one leg out of the duvet or it's no use
c Everyone has one secret rule for sleep, and yours is a sweet one.
p Bear, fan or duvet, everything else in life is negotiable and bedtime isn't.
i Whatever lets us sleep at night usually goes right back to the beginning of us.
b Who knows about this?
=in bed by nine with a book and no shame / early night, pyjamas on before dinner / it's 8:30 and i'm under the covers
c Bed while it's still evening is a pleasure wasted on children.
p Pyjamas before dinner is formal wear at its most relaxed.
i There's a lovely guilt in hearing the world carry on outside while you turn the page.
b How many pages until you nod off?
=i have the whole bed to myself and sleep like a starfish / single perk, i use all four pillows / i sleep diagonally now and won't be giving it up
c Diagonal across a whole bed is luxury, defend it as long as you like.
p Whoever comes next will have to apply for a corner in writing.
i A bed tells how somebody lives, and yours sounds well and truly moved into.
b Which side was yours before?
=got up at four to watch the sunrise from the hill / saw the sun come up over the water this morning / couldn't sleep so i went out and watched the city wake up
c Leaving a warm bed for the sunrise is worth it each time, good for you.
p Anything before six and I assume the sun's made a mistake.
i The sun does it every day and almost nobody's watching, you were one of the few.
b Were you alone up there?
=my feet are always ice, i sleep in two pairs of socks / hot water bottle weather already / i warm my hands on other people's cups
c Cold feet at bedtime are torture, double socks are wisdom.
p Anyone sharing the duvet would need some sort of advance warning.
i That one warm patch in a cold bed might be the oldest comfort in the world.
b Are you under a blanket at this moment?
=fell asleep on the sofa again with the tv on / woke up on the couch at 2am with my neck bent and the lamp on / every film i start, i sleep through the end
c The sofa has the best sleep in the house until you try to move.
p Your film knowledge must be all beginnings.
i Half awake, half in someone's story, it's a dream with a soundtrack.
b What did you miss the end of?
=!i'm burnt out, i can't even answer messages / so exhausted i cried because i dropped a spoon / tired in a way sleep doesn't fix
c I'm sorry, being burnt out is a deep kind of empty and it isn't weakness, you've carried a lot.
p However tired you are, no need to be bright or quick with me, slow is fine.
i When you're this exhausted it's often some tiny thing that gives way, after all you've held up.
b Who's got your back in all this?
=!waiting for test results, they said thursday / they found a lump and i'm waiting for the scan / had a biopsy this morning and i can't think about anything else
c I'm so sorry you're in that waiting, it's a hard place to stand and I'm with you.
p May this be the slowest part and may the results be kind.
i Everything ordinary goes on while you wait and hold your breath, that must feel unreal.
b Is someone going with you?
=!i fainted at work and woke up with everyone around me / passed out on the train this morning / collapsed in the shower and i'm scared it'll happen again
c I'm so glad you came round, fainting is a fright and it's fine to still be shaken.
p After passing out, let the day be all pillows and people being nice to you.
i When you collapse like that, trust in your own legs takes a little while to come back.
b Did you get yourself checked?
=!had a panic attack in the supermarket and left my basket / couldn't breathe on the bus today, anxiety out of nowhere / my heart was racing for no reason and i thought i was dying
c Panic like that is truly terrifying while it lasts, and you got yourself through it.
p Everything else can wait forever, you breathing easy is all that's on today's list.
i Anxiety feels so private in the middle of a crowd, everyone going on as if nothing were happening.
b What helps you come down from it?
=dentist tomorrow and i'm terrified / in the dentist's waiting room, my hands are sweating / i haven't been to the dentist in four years, going on friday
c Going in spite of the fear is the whole of courage, and the dentist will soon be behind you.
p Dentists ask you things only when your mouth's full of fingers, sly people.
i That smell in a dentist's waiting room turns every grown person into an eight year old.
b What's the worst bit for you?
=half my face is numb from the dentist, i'm dribbling tea / had a filling and i talk like a pirate / can't feel my lip, bit it twice already
c A numb mouth makes a fool of everyone, I hope it wakes up without too much pain.
p Drinking anything at all is now a public event.
i Touching your own face and meeting a stranger's must be very odd.
b Has any feeling come back yet?
=wisdom teeth out this morning, my cheeks are like a hamster's / had a tooth pulled and i live on yoghurt now / got my last wisdom tooth taken out, feel stupid already
c Having a tooth hauled out is brutal, it ought to be ice cream and rest from here.
p Full of yoghurt and painkillers, you're now officially the easiest dinner guest.
i To lose a tooth and get a paper slip about mouthwash seems too small a ceremony.
b What flavour ice cream is helping?
=root canal cost more than my holiday / dentist says i need two crowns, i feel like royalty with debts / chipped my front tooth on a fork
c Pain and a bill to match, teeth are the worst investment we're all forced into.
p For what a dentist costs, they ought to play music when you bite.
i You only think about your teeth in two cases, photographs and disaster.
b Is it sorted or still to come?
=got braces at 36 and i feel like a teenager / started with aligners, i lisp and i can't snack / got a mouth full of metal at 41 and my colleagues don't know where to look
c Braces or aligners as a grown woman take patience and nerve, and they'll be worth every month.
p Every snack from corn on the cob to toffee has been told to stand by.
i With a mouth full of clicks, you're sending a present to your own future self.
b How long is the whole plan?
=had my hair cut short today and i feel so light / left the salon like i'm in an advert / got a fringe and i love it, phew
c Leaving the salon happy is half of what you pay for, I'm glad it went well.
p A new cut has to be checked in every shop window on the way home, naturally.
i A few centimetres of hair on the floor and you come out holding your head like somebody new.
b Who noticed first?
=hairdresser cut off double what i asked for / i hate my new hair, i've been wearing a hat for days / cried in the car after the hairdresser, i look like my aunt
c The hairdresser was told a trim and heard a challenge, no wonder you were upset.
p Hairdressers measure in a unit known only to themselves.
i So much of how we feel hangs on our hair, it isn't vain to mind.
b Did you say anything to them or smile and pay?
=cut my own fringe at midnight and we won't talk about it / i gave myself a haircut with the kitchen scissors / trimmed it a bit, then a bit more, then panic
c The midnight fringe comes to everybody in the end, it'll grow and so will the joke.
p Kitchen scissors and strong feelings should be kept in separate drawers.
i I wonder what the hair was standing in for at that hour.
b How brave is the result?
=dyed my hair at home and it's orange / wanted honey blonde and got traffic cone / box dye turned my bathroom and my ears purple
c Hair dye that comes out wrong is a shock in the mirror, you'll have it put right in no time.
p The lady on the dye box has a lot to answer for.
i You take the towel off your hair and there's a person you've never been introduced to.
b Are you fixing it or owning it?
=my hairdresser knows more about me than my mother / i tell my hairdresser everything for two hours and leave / my nail lady and i've been gossiping for eight years
c Someone you can tell everything to, year after year, is priceless, hold on to them for life.
p All that gossip and a pair of scissors, better stay on good terms.
i True things are easier to tell in a mirror, where neither of you is quite looking.
b What did you report this time?
=seven hours getting my braids done, my bum is flat / salon all day for knotless, head's on fire but they're worth it / got my hair done for the wedding and can't sleep on it
c Sitting still that long for your hair is stamina, and I tip my hat to those fingers as well.
p You and that salon chair are legally married now.
i A whole day of hands in your hair and women talking, there's something ancient in it.
b Who kept you entertained through it?
=took my cat to the vet and i'm the one with the scratches / getting the cat in the carrier took 40 minutes and oven gloves / my dog shook so much at the vet's that the nurse gave me water
c Getting a furry patient to the vet deserves combat pay, well done.
p One small animal can have eleven legs when it smells a vet.
i Explaining that the vet is for their own good has never once worked on anyone.
b Did they forgive you with dinner?
=vet bill was 600 and he only had wind / paid a fortune for x rays and the dog had swallowed a sock / my cat's insurance is dearer than mine
c All that money and worry, but I'm glad the patient's going to be fine.
p There's a vet's conservatory with your name on a brass plate.
i You'd have paid it twice over in that waiting room, and the animal has no idea.
b Is the little expense doing better now?
=doctor was running 90 minutes late and saw me for four / two hours in a waiting room with a broken fish tank / read the same magazine from 2015 three times waiting for the doctor
c Hours of sitting for a few minutes of help is no way to treat people.
p The magazines are so old they're waiting to be seen themselves.
i Everyone in that room is trying hard to guess what everybody else has.
b Did you get an answer at the end of it?
=called the surgery at eight sharp and i was number 31 / next doctor's appointment is in five weeks / they told me to ring back tomorrow, same as yesterday
c Not getting in at the surgery when you need to is maddening, it shouldn't be a lottery.
p By the appointment you'll either be cured or have taken up residence in the queue.
i You've got to be in excellent health to survive the business of seeing a doctor.
b Can it wait that long?
=blood test today, i can't even look at a needle / nurse needed four tries to find a vein / i fainted giving blood for a test, grown woman
c Needles get past plenty of tough people's courage, you went and that counts.
p My eyes would be fixed on the ceiling and my mind in Portugal.
i Veins have a habit of hiding just when somebody polite asks for them.
b Did you get a plaster and a biscuit?
=had my smear test this morning and the nurse chatted about her holiday throughout / mammogram done, squashed but proud / went for all my women's checkups in one go
c Going and getting a checkup done is looking after yourself properly, I respect that.
p Talking about the weather in the middle of a checkup is a very fine art.
i It's a peculiar bit of bravery, lots of women doing it before lunch and saying nothing.
b Did you do something nice for yourself afterwards?
=physio hurt more than the injury / my physio gave me eleven exercises and i've done none / learning to use my knee again, one centimetre a week
c Those dull little exercises are hard and slow, every centimetre is a win.
p Physios smile the widest right before it hurts.
i Healing turns out to be mostly boredom and repeating things, and nobody films that part.
b Can you feel it getting better?
=just had a massage and i've no bones / spa day with my sister, we fell asleep in the robes / ninety minutes of massage, i drooled on the floor
c That floaty state after a good massage should be protected for the rest of the day.
p No decisions, no stairs, no sharp corners until tomorrow.
i You find out how much you'd been carrying in the exact minute someone puts it down for you.
b Where was it all sitting, neck or back?
=got my nails done and now i can't open a can / just had a manicure and smudged it with the car key / two hours in the nail salon choosing between two reds
c A bit of colour on the nails every time you reach for something is a good mood on tap.
p With fresh nails, all zips, coins and cans become somebody else's department.
i A manicure decorates the part of you that does all the work, which is a nice idea.
b What did you go for in the end?
=waxing today, i said words my mother doesn't know / threaded my eyebrows and cried from one eye / epilated my legs, never again
c Facing wax or thread on purpose takes steel, and I'm in awe.
p I'd be crying in the street with one strip still on.
i What people put up with, calmly talking about holidays while it happens, is remarkable.
b Was it worth the yelp?
=had an eye test and panicked over one or two, better or worse / optician puffed air in my eye and i punched the machine / eye drops made everything blurry, i texted a stranger
c Those eye tests are one long ambush and I won't hear otherwise.
p Better with one or with two, and suddenly you've got no opinion on anything.
i All those letters at the optician's and you start doubting the alphabet itself.
b Did you pass or do you need stronger ones?
=got my first tattoo today at 50 / tattoo appointment this afternoon, nervous and excited / new ink on my arm, small swallow for my dad
c Putting ink on your skin for good because it matters to you is a strong thing to do.
p I'd still be choosing between two fonts in a year's time.
i A tattoo is the only jewellery nobody can inherit, borrow or lose.
b What's the story behind the design?
=got my nose pierced on my lunch break / got a second hole in my ear with my daughter / walked past a piercing place and now there's a ring in my ear
c Getting pierced on a whim and being glad of it is a good sign of life.
p One of us would have needed a lie down, and it wouldn't be you.
i Such a little hole, and such a big feeling of having decided something.
b Did it hurt much?
=had my jab and my arm is a brick / flu shot yesterday, shivering on the sofa today / three travel vaccines in one go, i feel like a pincushion
c A dead arm and a rough night is a nuisance, glad it's over and done with.
p The jabbed side's not available for waving, carrying or housework.
i Feeling bad for a day can be a sign of a vaccine working, hard as that is to love.
b Are you through the worst of it?
=my therapist said something today that floored me / cried in therapy and then had a great sandwich / started seeing a therapist and why did i wait so long
c Going to therapy and looking at things squarely is strong and sane, good on you.
p Therapists just tilt their head and wait, and out it all comes.
i One sentence at the right moment can move furniture that's been stuck for years.
b Do you feel lighter or wrung out?
=gave blood today and got a biscuit and a sticker / donated blood for the tenth time this morning / donated for the first time and didn't even faint
c Turning up to donate for a person you'll never meet is one of the finest habits there is.
p Any biscuit tastes better once you've saved somebody.
i Your blood may be walking round in a stranger by next week.
b What made you start?
=!i'm having an operation on monday and i'm scared / surgery's been moved to tomorrow morning, bag is packed / going under for the first time and i can't stop reading about it
c I'm thinking of you, being scared before an operation is the most natural thing there is.
p I wish you steady hands in that surgery, warm blankets and a very dull recovery.
i Going under and letting others take over is a great deal of trust to ask of anyone.
b Who'll be there when you wake up?
=!results came back clear, i sobbed in the car park / scan was fine, i can breathe again / doctor called, it's not what we feared
c A clear result is the best news there could be, and I'm so glad for you.
p Breathe out, and let tonight be full of everything you forgot to enjoy while waiting.
i All that fear needs somewhere to go now, so no wonder it came out as tears.
b Who did you ring first?
=missed my appointment because i had the wrong day / turned up for the dentist a full week early / went to the wrong hospital, right doctor, wrong building
c Early, late or at the wrong door, you did show up, which is more than half of it.
p The calendar and I have a similar trust issue.
i In some other week there's a version of you who's exactly on time.
b Did they fit you in anyway?
=passport photo came out like a wanted poster / my new id picture looks like i've been arrested / they told me not to smile and i look dead
c No human being ever came out fairly in a passport photo, pay it no mind.
p Border guards know a picture's real precisely because it's terrible.
i Ten years with a face you pulled for one second, that's quite the contract.
b How bad, honestly?
=had my brows done and they're a full inch too dark / lash extensions gave me an allergic reaction / spray tan went wrong, i look like a fence
c Paying to feel nice and having it go wrong is rotten, it'll fade quicker than it feels.
p Brows, lashes or tan, candlelight and a week of dim restaurants should cover it.
i The chair turns round, everyone's smiling, and you've one second to arrange your face.
b Did you tell them or thank them?
=found my first grey hair today, plucked it, named it / three white hairs this morning, i'm 29 / stopped dyeing my hair and the silver's coming in
c Silver is a fine colour, and it's earned by living, I'm all for it.
p It'll have told all the others by now.
i One thin thread and it sends you off thinking about time for a whole morning.
b Keep it or hide it?
=tried acupuncture, lay there like a hedgehog / had cupping done and my back looks like an octopus attack / someone put hot stones on me and left the room
c Letting a stranger put needles, cups or stones on you takes an open mind, I like it.
p My main contribution would be asking if it's over.
i Half of what heals might be lying still for an hour where no one can reach you.
b Do you feel any different for it?
=contact lens got lost behind my eye, true horror / first day in lenses, took me an hour to get them in / slept in my contacts and woke up glued
c Poking a lens at your own eye before breakfast is a brave way to see the world.
p Blinking at the mirror with one finger raised, the portrait nobody paints.
i Contacts ask a great deal for getting rid of a little blur.
b Back to glasses or trying again tomorrow?
=had a hearing test and it turns out i've been shouting / getting hearing aids at 47, bit emotional about it / ears finally syringed and the world's so loud
c Letting the sounds back into your ears is a very good decision, there's nothing old about it.
p Prepare for loud fridges, they've got far more to say than you'd think.
i Hearing birds, rain, your own steps, it must be as though somebody opened a window.
b What's the first thing you noticed?
=had my old nose ring out and my mum cheered / got rid of my tattoo, it hurts more than getting it / removed the name of my ex from my wrist today
c Changing your mind about a ring or a tattoo is your good right, and it takes guts too.
p All over the country mothers are cheering and lighting a candle.
i Removing a thing can mark a day just as much as adding one did.
b How does it feel to be without it?
=went for a fitting and my dress is finally done, tailor is a genius / my tailor promised thursday, it's sunday and there's one sleeve / tailor made me something that isn't what i showed her at all
c Handing over good cloth and waiting for the fitting is an act of faith, I know how tense that gets.
p Come tomorrow is the national anthem of tailors everywhere.
i A tailor holds the picture in her own head, and what comes out is always a duet.
b What's the occasion for it?
=just finished at the gynae and they asked when i'm having kids / doctor told me to lose weight when i came about my ear / told the doctor it hurts and he said it's stress
c You came to a doctor for help and deserved to be listened to, I'm annoyed on your behalf.
p One question in, one lecture out, what a bargain.
i Being waved off by a doctor makes you doubt what you plainly feel, and you shouldn't.
b Will you see another one?
=woke up before the alarm feeling fresh, who am i / slept so well i made breakfast and sang / first morning in ages without dread in my stomach
c Waking up easy like that is a lovely thing, ride it all day long.
p On such a morning small birds should be helping you into your dressing gown.
i Some good thing must have settled in you while you slept, with nobody interfering.
b What did you do differently yesterday?
`;
