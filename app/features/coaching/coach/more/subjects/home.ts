/** Animals, home, games and what one thinks about. How a table of subjects is written: see subjects.ts. */
export const HOME = String.raw`
= own-dog: (?<!(?:lost|losing|miss|missing|want|future) )(?:my|our) (?:[\w-]+ ){0,2}?(?<!hot[ -])(?:dog|puppy|pup|doggo|pooch|rescue greyhound)(?![ -]?(?:walker|walking|sitter|eared|days|training business))|(?<!(?:to|you|you've|u|can't|cannot|don't|doesn't|not|never|must|who|should|he|he's|one day) )(?:have|has|got|own|adopted|raising|training) (?:a|an|one) (?:[\w-]+ ){0,3}?(?<!hot[ -])(?:dog|puppy|pup|doggo)(?![ -]?(?:walker|sitter|eared|phobia|allergy))|(?:dog|puppy|fur)[ -]?(?:mum|mom|mam|mama|mummy|mommy|mother|owner|parent)|(?:dog|puppy|pup) (?:called|named)|(?<!(?:want|wanting|get|getting|adopt|like|love) (?:a|an) )puppy(?! (?:love|eyes|yoga|fat|dog|face|training|farms?))|(?:me|i) and the dog|the dog (?:and (?:i|me)|is|runs|comes|sleeps|decides)|walk(?:s|ing)? the dog|(?<!(?:want|wanting|like|love|get|getting|adopt|dream of|future|be|as|need) (?:a|an|my) )(?:labrador(?! (?:coast|sea|city))|labradoodle|cockapoo|cavapoo|golden retriever(?! (?:energy|boyfriend|man|guy|vibes|type))|goldendoodle|(?<!pit bull )terrier|staffie|staffy|westie|yorkie|dachshund|sausage dog|greyhound(?! (?:bus|coach|racing|stadium))|whippet|lurcher|spaniel|springer|beagle|collie|corgi|pug|french bulldog|frenchie|bulldog|poodle|german shepherd|husky(?! voice)|rottweiler|doberman|dalmatian|schnauzer|shih[ -]?tzu|pomeranian|bernese(?: mountain dog)?|vizsla|jack russell|pit ?bull)
n your dog
sc A dog at home means somebody is always thrilled you're back, and that's a good way to live.
sc I'd take a long walk with a dog over most dinner parties.
sp I'm assuming the dog runs the place and you're there to open the fridge.
sp I'd be the guest who spends the whole evening on the floor with the dog.
si A dog can read your mood from how you put down your keys.
si Most dogs can spell walk by now. Their owners are running out of codes.
qc What's your dog called, and who chose the name?
qc Which walk do you two never get tired of?
qc What would your dog do with a whole free Saturday?
qp What has your dog eaten that was definitely not food?
qp Who gets more of the bed, you or the dog?
qp Does your dog have a voice, the one you do when nobody's listening?
qi What do you tell the dog that nobody else gets to hear?
qi How did you two find each other?
qi Does your dog judge people well, or adore everyone without checking?
m Going out in sideways rain because somebody needs you to, that's devotion.
m You arrange your days around someone who'll never say thank you, and you do it gladly.
m Somewhere there's a dog whose favourite sound in the world is your key in the door. You earned that.
m It takes real patience to raise a dog, most of it before breakfast, and you chose it.
f The thing my dog gets away with every time is ...
f My dog thinks my job is to ...
f The walk my dog and I would show you is ...
o you crouched in the mud with the dog mid-shake, laughing and not looking at the camera

= dogs: (?<!(?:hot|reservoir|prairie|rescue|shelter|foster|fostering|rescuing|allergic to|afraid of|scared of|hate|terrified of|isle of|rain cats and|raining cats and|no)[ -])(?:dogs|doggos?|doggies|puppies|pups)(?![ -](?:eared|bollocks))|(?<!not (?:a|really a|much of a) )dog[ -]?(?:lovers?|persons?|people|walks?|walking|parks?|mad|obsessed|friendly|sitting|sitters?|spotting|cuddles)|(?:every|any|each) (?:single )?dog|(?:pet|petting|stroke|stroking|greet|greeting|cuddle|cuddling|meet|meeting) (?:[\w']+ ){0,3}?dogs?|man's best friend|labradors|dachshunds|sausage dogs|greyhounds|corgis|spaniels|terriers|golden retrievers|beagles|pugs|whippets|collies|cockapoos
n dogs
sc A world with this many dogs in it can't be all bad.
sc I'd trust a dog's first impression of someone over mine.
sp I'd cross a busy road to meet a dog and forget to greet the human.
sp One dog walks into a café and there goes my whole train of thought.
si Funny how in the park everyone knows the dog's name and nobody knows the owner's.
si A dog gets a whole afternoon out of one stick. I envy that a bit.
qc Big soft dogs or small bossy ones?
qc Which dog first won you over?
qc Is there a breed you can't walk past?
qp Do you ask the owner first, or go straight to the dog?
qp What would you name a very serious dog?
qp What do you say to a dog you've only just met?
qi What do you think dogs make of us?
qi If dogs could talk for one day, what would you ask the first one you met?
qi The shy dog in the corner or the one that knocks you over, which gets you?
m You notice who's down there at knee height, and that's a kind way to go through the world.
m Dogs don't fake it, so being someone they run to is a serious recommendation.
m I like that you can be delighted by a stranger's dog and not hide it one bit.
m Loving something that will always drool on your coat takes a generous heart.
f The dog I still say hello to every morning is ...
f If I were a dog, I'd be the one who ...
f The best thing a dog ever did for my day was ...
o you sitting on a park bench with a friend's dog leaning its whole weight on you

= own-cat: (?<!(?:lost|losing|miss|missing|want|future) )(?:my|our) (?:[\w-]+ ){0,2}?(?:cats?|kitten|kittens|kitty|moggy|moggies)(?![ -]?(?:sitter|walk|eye|nap|allergy|like|suit))|(?<!(?:to|you|you've|can't|cannot|don't|doesn't|not|never|must|who|should|he|he's) )(?:have|has|got|own|adopted) (?:a|an|one|two|three|four|some|many|too many)? ?(?:[\w-]+ ){0,2}?(?:cats?|kittens?)(?![ -]?(?:allergy|phobia|like))|cat[ -]?(?:mum|mom|mam|mama|mummy|mommy|mother|owner|parent)|(?:cats?|kittens?) (?:called|named)|(?:me|i) and the cats?|the cats? and (?:i|me)|kitten(?! heels?)|(?:two|three|four|2|3) cats
n the cat situation
sc A cat doesn't pretend to like anyone, so being chosen by one counts.
sc I like a home where the cat has a vote.
sp I accept that the cat will decide about me and that there's no appeal.
sp Of course a cat leaves the bed you bought and moves into the box it came in.
si A cat stares at an empty corner and suddenly you're less sure it's empty.
si Wherever a cat lives there's one chair the humans have quietly given up.
qc What's the cat's official name, and what do you actually shout at dinner time?
qc Did you choose the cat, or was it the other way round?
qc Lap cat, or affection from across the room?
qp What gets knocked off the table most at yours?
qp What time does the cat's campaign for breakfast begin?
qp What have you stopped trying to defend from claws?
qi How can you tell when a cat has forgiven you?
qi Which tiny thing does a cat do that rescues your whole day?
qi When you chat to the cat, what do you think comes back?
m You've won the trust of an animal that doesn't hand it out, and that takes time and gentleness.
m Sitting still with a numb leg so a cat can sleep is love of the quiet sort.
m You let someone be completely themselves, claws included, and that's rare.
m Living with a cat means giving without keeping score, and you signed up for it.
f My cat's name is short for ...
f The piece of furniture I've lost to my cat is ...
f I knew the cat was in charge when ...
o you trying to read on the sofa, with the cat asleep on the half of the page you need

= cats: (?<!(?:allergic to|afraid of|scared of|hate|no|raining|rain|fat|cool|musical|broadway|rescue|shelter|foster|fostering) )cats(?! (?:the musical|and dogs outside))|(?<!(?:foster|fostering|rescue|rescuing|my) )kittens|kitties|(?<!not (?:a|really a|much of a) )cat[ -]?(?:lovers?|persons?|people|lady|ladies|mad|obsessed|sitting|sitters?|cafes?|cafés?|videos?|memes?|cuddles)|(?:every|any|each) (?:single )?cat|(?:pet|petting|stroke|stroking|greet|greeting) (?:[\w']+ ){0,3}?cats?
n cats
sc I admire how cats never once pretend to be busy.
sc Cats take their time deciding if you're worth it, and I think that's fair.
sp A cat on a garden wall can cancel any plan of mine.
sp I'd make that little noise at a cat, get ignored, and try again anyway.
si In a room full of people a cat finds the one who's sneezing and sits on them.
si Somehow a cat in a window looks like it's supervising the whole street.
qc Ginger, tabby, or a black one that vanishes on the sofa?
qc Which cat made a cat person of you?
qc Fluffy and grand, or skinny and up to something?
qp Do you greet cats in the street, and do they ever answer?
qp What would a cat get away with at your place?
qp What's a good name for a cat with no manners at all?
qi Which of a cat's habits would you like to borrow?
qi What do you think cats are up to at three in the morning?
qi Do you win a cat over, or wait and let it come to you?
m You enjoy company that comes on its own terms, which takes a secure sort of person.
m Cats only settle near calm people, so I'm guessing you're good to be around.
m You can tell affection from attention, and a lot of people mix those up.
m Liking someone for their moods and not in spite of them, that's generous.
f The cat on my street who knows me is called ...
f The most cat-like thing about me is ...
f A cat would approve of me because ...
o you on a doorstep, one hand out, waiting for a neighbour's cat to make up its mind

= rescue-animals: rescue (?:dogs?|cats?|pup|pups|puppy|puppies|kittens?|greyhounds?|animals?|horses?|hens|centre|center|staffie|pets?|rabbits?|mutt)|(?:animal|dog|cat|horse|wildlife|hedgehog) (?:rescues?|shelters?|sanctuar(?:y|ies))|(?:rescu|foster)(?:e|ed|es|ing|s)? (?:[\w-]+ ){0,2}?(?:dogs?|cats?|kittens?|puppies|animals|pets|hedgehogs|greyhounds)|(?:dog|cat|kitten|animal|pet) (?:foster(?:er|ing)?|fosters)|shelter (?:dogs?|cats?|animals?|pets?|volunteer)|foster[ -](?:fail|failure)|adopt,? (?:don'?t|not) shop|rspca|battersea|dogs trust|cats protection|donkey sanctuary|animal welfare
n the rescue animals
sc A rescue animal gets a second start because somebody bothered, and I think that's huge.
sc I've a soft spot for people who look at the oldest one in the shelter.
sp I'd go to a shelter to help out and come home with a three-legged goat.
sp My plan at a rescue centre would be to just look. It's a poor plan.
si A rescue animal has a whole first chapter nobody will ever get to read.
si There's a day when a frightened animal falls asleep near you, and that must be something.
qc What first got you into helping animals?
qc Do you fall for the shy ones or the ones who cause trouble?
qc Is there a rescue animal you still think about?
qp What's the silliest name you've heard at a shelter?
qp If space and money were no issue, how many would you bring home?
qp What's the oddest animal you'd say yes to?
qi How can you tell the moment an animal decides to trust you?
qi What do the nervous ones teach you about people?
qi Which is harder, the first day with an animal or saying goodbye?
m You put in hours where the only thanks is fur on your coat. I think the world of that.
m It takes patience to let a scared animal come to you in its own time.
m You see the one everyone else walked past, and you stop.
m You get attached to animals who have had it hard, even knowing what it might cost you.
f The rescue animal who changed my mind was ...
f What a nervous dog taught me is ...
f If I ran a shelter, the house rule would be ...
o you sitting on the floor at arm's length from a shy rescue dog, letting it come over by itself

= farm-animals: chickens|(?:my|pet|rescue|ex-batt(?:ery)?) hens?|hens(?! (?:do|dos|party|parties|night|weekend))|(?:feed|feeding|my|pet|the) ducks|ducks|ducklings|goats|baby goats?|alpacas?|llamas?|donkeys?(?! kong)|(?<!guinea )pigs|piglets?|(?<!(?:black|count|counting) )sheep(?!skin|dog| it)|lambs|cows|highland (?:cows?|cattle)|calves(?= (?:on|at) the farm)|geese|farm animals?|farmyard|barnyard|small ?holding|small ?holder|homestead(?:ing)?|petting (?:zoo|farm)
n the farm animals
sc I think anywhere is improved by an animal that wanders about with its own agenda.
sc Farm animals have better personalities than they get credit for.
sp I'd be bossed around a farmyard by something that comes up to my knee.
sp Put me near farm animals and I'd be giving them all job titles by lunch.
si The animals on any farm have a pecking order, and I bet the gossip is better than ours.
si Farm animals look at you like they know who has the bucket.
qc Which farm animal is most like you in the morning?
qc What is it about farm animals that gets you?
qc Did you grow up around farm animals, or find them later?
qp What would you call the animal that leads every escape from the field?
qp Which farm animal has the best walk?
qp Which farm animal would be elected mayor, and how corrupt would it be?
qi What do people always get wrong about farm animals?
qi Would you want the whole muddy farm life, or just the good mornings?
qi What do you think the animals talk about once the gate closes?
m Liking animals that come with mud and early mornings shows you don't need life polished.
m You find the character in creatures most people drive straight past.
m Caring for things that can't tell you what they need takes real attention.
m There's something very grounded in being happy around a field and a bit of noise.
f The animal I'd trust to run a farm is ...
f My farmyard job would be ...
f The thing a goat would love about me is ...
o you in wellies with a bucket, being followed by more animals than you expected

= bees: (?<!(?:spelling|busy|worker|queen|killer) )bees(?! knees)|bee[ -]?keep\w*|honey ?bees?|bumble ?bees?|bee ?hives?|my hives?|apiar(?:y|ies|ist)|(?:save|saving) the bees|own honey
n bees
sc I like that bees get so much done without a single meeting.
sc Anyone who's on the side of the bees is on the right side.
sp I'd talk to the bees very politely, from behind someone braver.
sp I'd want the bee suit mainly for walking slowly through the village.
si Bees give each other directions by dancing, and they still get home quicker than me.
si A bee makes about a twelfth of a teaspoon of honey in its life and doesn't complain.
qc What drew you to bees in the first place?
qc What's the most surprising thing you've learned about bees?
qc Runny honey, set honey, or straight off the comb?
qp Bees by the thousand, and only one queen. Would you take the job?
qp If you were a bee, what would your dance for good flowers look like?
qp Do you thank a bumblebee when it leaves by the window you opened?
qi What do bees do better than people?
qi Do you think a hive has moods?
qi What do you hear in the sound of bees, busy or peaceful?
m Being gentle and unhurried around something that could sting you takes a steady person.
m You pay attention to a creature most people just wave away.
m Caring about bees is caring about everybody's breakfast, and hardly anyone sees it.
m You'd rather understand a thing than be afraid of it. That's a good instinct.
f What bees taught me about patience is ...
f The first thing I'd plant for the bees is ...
f My honest reaction to a swarm was ...
o you in a bee suit with the hood up, holding a frame to the light and looking far too proud

= small-pets: (?:pet |my |house )?(?:rabbits?|(?<!(?:gym|ski|snow|beach|bad|dust|easter|playboy|energizer) )bunn(?:y|ies))(?! ?(?:holes?|stew|slopes?|ears|hill))|hamsters?(?! wheel)|guinea ?pigs?|gerbils?|(?:pet|my|fancy) (?:[\w-]+ )?rats?|(?<!gym |love )rats(?! race)|chinchillas?|ferrets?(?! (?:around|out))|degus?
n the small furry animals
sc Small pets get underrated, there's a huge personality in there.
sc I think anything that fits in two hands and still has opinions deserves respect.
sp I'd build a small pet a cardboard castle and be hurt when it ate the door.
sp I'd lose a staring contest with a small pet that was just chewing.
si A tiny animal hears a bag rustle three rooms away but never its own name.
si A small pet's whole world is one room, and it still finds somewhere new to hide.
qc What won you over about such a small animal?
qc Cuddler or escape artist, which sort do you prefer?
qc What's the best name for a very small pet?
qp What would a small pet chew first at your place?
qp How far would you go to build the perfect tunnel system?
qp Which vegetable counts as a bribe?
qi How does something that small show that it trusts you?
qi What do people not realise until they've had a small pet around?
qi Do you think small pets recognise us, or just the snacks?
m Earning the trust of an animal that's frightened of everything takes a light touch.
m You give proper care to something most people think is easy.
m You can see a whole character in something the size of a loaf. I like that.
m Being calm enough for a creature that startles at its own sneeze is harder than it looks.
f The smallest creature that ever ran my household is ...
f The name I'd give a very dignified guinea pig is ...
f What I've learned about bribery from small pets is ...
o you lying flat on the living room floor at eye level with something small and furry

= cold-blooded: reptiles?|(?<!(?:scared of|afraid of|hate|terrified of|fear of|phobia of) )snakes?(?! (?:oil|in the|pit|print|and ladders|plants?))|(?:corn|ball|royal) (?:snake|python)|tortoises?|(?:my|pet) (?:turtles?|terrapins?|frogs?|fish)|terrapins?|gec?kos?|geckoe?s|bearded dragons?|beardies|lizards?(?! lounge)|iguanas?|(?<!social )chameleons?|fish ?tanks?|aquariums?|tropical fish|goldfish(?! memory)|betta(?: fish)?|axolotls?|tarantulas?|vivariums?|terrariums?
n the cold-blooded pets
sc I respect a love for animals that will never once fetch anything.
sc Cold-blooded pets are the calmest company going, and the world needs calm.
sp I'd tell one of those animals about my whole day and take the stare as advice.
sp A pet that asks for a lamp and silence. I'd call that a very reasonable housemate.
si You watch a tank or a heat lamp for five minutes and half an hour has gone.
si An animal like that hasn't changed its mind about anything in a few million years.
qc What got you into the less furry side of the animal world?
qc Which creature would you bring home tomorrow if there were room?
qc What's the first thing guests usually ask about an animal like that?
qp What's the perfect name for a pet with no facial expressions?
qp How do you tell when a cold-blooded pet's in a good mood?
qp What would it take to make a pet like that hurry?
qi What do you see in cold-blooded animals that other people miss?
qi Do you think an animal like that knows who you are?
qi What's it like to care about something that never makes a fuss?
m You don't need an animal to wag its tail to love it, and that's a generous way to love.
m Getting the warmth and the water and the light just right takes real care.
m You're drawn to what others are nervous of, and I think that's curiosity at its best.
m Patience must come easily to you, with animals that take a week to consider a leaf.
f My pet's most dramatic facial expression is ...
f What people always ask about my pet is ...
f The calmest creature I know is ...
o you nose to nose with the glass, you and the animal both looking mildly surprised

= parrots: parrots?(?! (?:back|fashion))|budgies?|budgerigars?|cockatiels?|cockatoos?|parakeets?|macaws?|conures?|african gr[ea]y|(?:my|pet) (?:birds?|canary|lovebirds?)
n the birds
sc A bird in the room means no silence is ever awkward, and I'd welcome that.
sc I like that birds say exactly what they think, at full volume.
sp A parrot would pick up my phone voice in a day and expose me.
sp I'd teach a bird one wise sentence and it would learn the microwave instead.
si A parrot can live so long that you'd need to put it in the will.
si Strange to think a bird might carry someone's laugh around for years.
qc What made you fall for birds like that?
qc Chatterbox, singer, or a quiet one with a stare?
qc Which bird would you give the run of the house?
qp Which sound at yours would you least like a parrot to learn?
qp What's the first word you'd teach a bird?
qp What's the rudest thing you've ever heard from a bird?
qi Do you think birds understand more than they let on?
qi If a bird repeated your day back to you, which phrase would it have by now?
qi What do you notice about birds that most people don't?
m Enjoying that much noise and opinion takes a good sense of humour.
m You can love a creature with a temper and a sharp beak, and that takes nerve.
m Birds only settle on people who are calm and kind with their hands.
m Keeping a mind that clever from getting bored is proper work.
f The phrase a parrot would pick up from me is ...
f My most embarrassing moment with a bird was ...
f If I had wings for an afternoon, I'd ...
o you with a bird on your shoulder, both of you turning to look at the same thing

= horses: (?<!(?:dark|high|clothes|rocking|trojan|war|crazy|wild|a dead|eat a|sea|iron) )horses?(?![ -]?(?:rid\w*|rac\w*|drawn|back|power|hair|radish|play|meat|shoe\w*))|horsey|horsy|pon(?:y|ies)(?! ?(?:tails?|up))|(?:foals?|mares?|geldings?|stallions)(?! of)|equines?|stable ?yard|my (?:mare|gelding|cob)
n horses
sc Standing quietly next to half a ton of horse is my idea of good nerves.
sc Horses are the only animals that make me stand up straight.
sp I'd apologise to a horse for being in its way, twice.
sp I'd offer a horse a carrot and count my fingers afterwards.
si They say a horse can feel a fly land, so it surely notices your mood.
si Horses spot a plastic bag from a field away and are still brave enough to carry us.
qc When did horses come into your life?
qc Is there one horse you'll never forget?
qc Calm old horse or a fiery young one?
qp What's the most ridiculous thing you've seen a horse be scared of?
qp Carrot, apple or mint, what works best as a bribe?
qp Which horse personality is yours on a Monday?
qi What can a horse tell about a person in the first minute?
qi What do you get from horses that people can't give you?
qi What's it like to be trusted by something that big?
m You can't bluff a horse, so anyone horses trust has something solid about her.
m Cold mornings, mud and hay in everything, and you still love it. That's the real thing.
m Being quiet and firm at once is hard, and horses ask exactly that of you.
m There's courage in being gentle with something that much stronger than you.
f The horse that taught me most was ...
f My deal with horses is ...
f What a horse would say about my mood is ...
o you leaning on a fence with a horse's head over your shoulder, both of you looking out at the field

= houseplants: house[ -]?plants?|(?:indoor|pot|potted) plants?|plant (?:mum|mom|mama|mother|lady|parent|lover|killer|person|babies|baby|shops?|obsess\w+)|crazy plant|monsteras?|succulents?|cact(?:us|i|uses)|pothos|calatheas?|fiddle[ -]leaf(?: figs?)?|orchids?|bonsais?|peace lil(?:y|ies)|spider plants?|snake plants?|propagat(?:e|es|ing) (?:[\w-]+ )?(?:plants|cuttings)|(?<!(?:power|manufacturing|processing|she|he|chemical|water|medicinal) )plants(?![ -]?(?:based|trees|seeds|a |ideas))
n your plants
sc A room with plants in it always looks like somebody's happy there.
sc I trust a person who keeps plants alive, it's all small attention.
sp Plants see me coming and start dropping leaves to get it over with.
sp I'd overwater a cactus out of kindness and feel terrible about it.
si A new leaf unrolling is the slowest good news there is.
si Every windowsill of plants has one that's thriving for no reason at all.
qc Which plant are you proudest of?
qc What was the first plant that got you hooked?
qc Strict watering schedule, or do you go by feeling?
qp Do any of your plants have names?
qp Which plant is being a diva at the moment?
qp How many plants is too many, and have you found out yet?
qi Do you talk to your plants, and what about?
qi Which plant have you brought back from the dead?
qi If you were a houseplant, what would you need to thrive?
m You notice a drooping leaf before it's a problem. I bet you're like that with people too.
m Keeping something alive for years that can't ask for help takes real attention.
m You're patient enough to be thrilled by one leaf, and that's a lovely quality.
m You bring a place to life one pot at a time, and that takes care more than luck.
f The plant I've kept alive the longest is ...
f My plants would describe me as ...
f The plant I'm still apologising to is ...
o you carrying a plant that's far too big home on foot, peering round it to see the way

= gardening: (?<!(?:landscape) )gardening(?! leave)|gardeners?(?! (?:question|'s question))|(?:my|our|little|tiny|wild|overgrown|community|herb|rose|veg|vegetable|kitchen|cottage|flower) garden|(?:in|pottering in|pottering around|potter in) the garden|allotments?|grow(?:ing|s)? (?:my|our|your) own|grow(?:ing|s)? (?:my |our |some |a few )?(?:[\w-]+ )?(?:veg|veggies|vegetables|tomatoes|herbs|flowers|courgettes|pumpkins|dahlias|roses|chillies|potatoes|beans|food|things)|(?:veg|veggie|vegetable) (?:patch|bed|plot|plots)|green ?house(?! gas)|compost(?:ing)?|raised beds?|tomato plants?|green[ -](?:fingers|fingered|thumb)|dahlias|sweet peas|home ?grown|seedlings
n your gardening
sc Gardening is one of the few hobbies where waiting is most of the work. I admire that.
sc A tomato somebody grew themselves beats anything in a shop, I won't hear otherwise.
sp In a garden I'd plant everything in May and apologise in June.
sp I'd defend a garden from slugs with strong words and a small torch.
si Gardeners talk about next year like it's already promised to them.
si There's a moment in spring when a gardener checks the same bare soil four times a day.
qc What's growing at yours right now?
qc Flowers, vegetables, or whatever survives?
qc What's the first thing you ever got to grow?
qp Who's your worst enemy out there, slugs, pigeons or the weather?
qp What do you do when every courgette is ready on the same day?
qp Is it a neat garden, or do you call the weeds wildflowers?
qi What do you think about when you're weeding?
qi Which plant has surprised you the most?
qi What would you plant if you knew you'd be there for fifty years?
m You put things in the ground for a version of the year you can't see yet. That takes hope.
m You get your hands dirty and wait, and very few people are good at both.
m Losing half of it to slugs and sowing again anyway, that's proper character.
m You know how to look after something without rushing it, and it surely shows elsewhere too.
f The thing I grew that I still brag about is ...
f My long war with the slugs stands at ...
f If you come in August you'll be sent home with ...
o you in muddy boots holding one absurdly shaped carrot like a trophy

= board-games: board[ -]?gam(?:e|es|ing|er|ers)|table[ -]?top (?:games?|gaming)|catan|carcassonne|ticket to ride|monopoly(?! (?:on|over))|scrabble|codenames|wingspan|cluedo|trivial pursuit|pictionary|articulate!|games? nights?|backgammon|rummikub|boggle|mahjong|mah-jongg?
n board games
sc A table, a board game and rain outside, I can't think of much that beats it.
sc I like people who read the rules out loud and then actually follow them.
sp I'd lose a board game gracefully and bring it up for eleven years.
sp Any board game has a person who says it's only a game, and that's whoever's ahead.
si Nothing shows you a calm friend's dark side like a board game with trading.
si Every family has house rules for a board game that are against all the rules.
qc Which game comes out first when people are over?
qc Team games, or everyone for themselves?
qc What's the game you'd happily teach anyone?
qp Has a game ever been banned in your house, and was it your fault?
qp Do you read the rules, or make someone else do it?
qp Which colour piece do you insist on?
qi Are you the strategist, the diplomat or the chaos at the table?
qi Which friend turns into someone else the moment the box is open?
qi Would you rather win quietly or lose with a good story?
m You'd sooner get people round a table than stare at a screen. The world needs more of that.
m Explaining rules so that everyone still has fun takes real patience.
m You take play seriously and yourself less so, and that's the right way round.
m Friends only end up round a table laughing till late if somebody gets the box out. Lovely that it's you.
f The game I should never be allowed to bank in is ...
f My house rule that nobody else accepts is ...
f I turn ruthless the moment someone opens ...
o you mid-game at a crowded table, hiding your cards badly and losing with great dignity

= chess: chess(?! pie|nuts?)
n chess
sc Chess gives you nobody else to blame, and I respect people who choose that.
sc Half an hour of chess in total silence sounds like excellent company to me.
sp My chess opening would be to look thoughtful and hope.
sp I'd lose my queen by move nine and call it a sacrifice.
si In chess you can see a mistake land in the other person's eyebrows.
si Chess is a conversation where nobody has to speak and someone still gets told off.
qc Who taught you to play chess?
qc Quick games on a phone, or a real board and a slow afternoon?
qc Do you play to attack, or wait for the other side to slip?
qp What face do you make when you've spotted the winning move?
qp Which piece would you be on a normal Tuesday?
qp How do you take it when a nine-year-old beats you?
qi Which game do you still replay in your head?
qi Do you think a few moves ahead in life too, or only on the board?
qi What do you notice about a person while they're thinking?
m Sitting with a hard problem and not reaching for your phone is a rare thing these days.
m You can own a mistake, set the pieces up and go again. I'd like a bit of that.
m Chess takes nerve and patience together, and not many people have both.
m You enjoy being made to think. That must make you very good to talk to.
f The chess move I never see coming is ...
f The person I most want to beat at chess is ...
f My chess style is best described as ...
o you frowning at a chessboard in a café, coffee untouched, clearly two moves from trouble

= card-games: (?<!(?:trading|birthday|tarot|oracle) )card games?|(?:play|plays|playing|game of|games of|deck of) cards|cards night|cards against humanity|poker(?![ -]?(?:face|straight))|(?:play(?:s|ing)?|contract|duplicate|learning) bridge|bridge (?:club|nights?|player)|(?<![\p{L}] )bridge(?= ?[,.;!]|$)|(?:gin )?rummy|canasta|cribbage|texas hold ?'?em|whist|euchre|pinochle|blackjack|uno(?= ?[,.;!]|$)|solitaire
n cards
sc A pack of cards is all the luggage a good evening needs.
sc Cards round a kitchen table is my idea of a proper night.
sp With good cards I'd smile at the ceiling and think nobody had noticed.
sp I'd shuffle the cards beautifully in my head and all over the floor in real life.
si A card table goes quiet in a very particular way when somebody has something.
si Grandmothers are the most ruthless card players alive and nobody warns you.
qc Who did you learn to play cards with?
qc Which game could you play till two in the morning?
qc Playing for points, pennies or pure pride?
qp What gives you away when you've got a good hand?
qp What's the smallest thing you've played for as if it were a fortune?
qp Who in your family absolutely cheats?
qi Do you play the cards, or the people holding them?
qi Are you braver with cards than in the rest of life?
qi Which bluff are you still proud of?
m You can read a table and keep a straight face. That's nerve with good manners.
m Playing a bad hand well is a real skill, and it's useful far beyond cards.
m I like that your idea of fun needs a table, some people and no charger.
m Keeping count, keeping calm and still laughing, that's a sharp mind at play.
f I give away a good hand by ...
f The card game I learned from my family is ...
f The most I ever lost at cards was ...
o you behind a fan of cards, trying to look blank and failing completely

= jigsaws: jigsaws?(?: puzzles?)?|(?<!(?:crossword|logic|word|sudoku|number|maths?|chess|cryptic|escape|lateral) )puzzles(?! (?:in the|and crosswords))|(?:1000|1,000|500|2000|thousand)[ -]?piece\w*|doing (?:a )?puzzles?
n jigsaws
sc A jigsaw on the table for a week makes a home better, in my opinion.
sc Jigsaws are the only thing that gets people talking without looking up.
sp My help with a jigsaw would be one piece, then standing back as if I'd done it all.
sp I'd pocket the last jigsaw piece so I could be the hero. I'm not proud of it.
si Everyone who walks past a jigsaw just sits down for one piece and loses an hour.
si It's odd how a piece of plain blue sky feels like a win after forty minutes.
qc Edges first, or do you go straight for the good bit?
qc What picture would you spend a whole rainy week on?
qc Alone with a podcast, or with people leaning over your shoulder?
qp Who's allowed to put in the last piece?
qp Have you ever found a missing piece somewhere truly stupid?
qp Do you look at the box, or is that cheating?
qi When a jigsaw's done, do you break it up at once or leave it out for days?
qi What does your head do while your hands look for the right bit of sky?
qi Which part do you save for last?
m A thousand bits of nothing much and you can see it'll come good. That's quiet optimism.
m You can give one thing your whole attention for hours and enjoy it. I find that lovely.
m You'd turn a piece round six times before you forced it, and that's patience.
m A big mess of pieces doesn't scare you, you just start somewhere. That must help in the rest of life too.
f The jigsaw that nearly finished me was ...
f My place at the jigsaw table is ...
f When the last piece is missing, I ...
o you bent over a half-done jigsaw with one piece held up to the light, deadly serious

= word-puzzles: crosswords?(?: puzzles?)?|cryptics?(?! message)|sudokus?|killer sudoku|wordle|quordle|nyt (?:games|connections|mini)|the new york times games|word (?:games?|puzzles?)|logic puzzles?|nonograms?|brain ?teasers?|code ?words?(?= puzzles?)|kakuro
n the puzzles
sc A puzzle and a coffee before the world starts asking for things, that's a good system.
sc Anyone who finishes a puzzle in pen has my full attention.
sp I'd stare at a puzzle for an hour and put my one answer in the wrong box.
sp My puzzle method would be pencil, hope and looking over someone's shoulder.
si It's strange how the answer turns up an hour later, when you're holding a kettle.
si A small empty grid can make a very clever person talk to themselves on a train.
qc Puzzles with the morning coffee, or last thing at night?
qc Pen or pencil?
qc Who got you into puzzles like that?
qp How long before you allow yourself to look up the answer?
qp What does it do to your day when you fail at the very last square?
qp Do you share your score with someone, and is it a competition?
qi What does it feel like when the answer drops?
qi Do you prefer solving alone, or with someone across the table?
qi Which clue or grid do you still hold a grudge against?
m You like a problem that pushes back, and you stay with it till it gives.
m You stretch your mind for the fun of it, with no prize in sight but a full grid.
m A mind that enjoys being stuck for a while can't be boring company.
m You'd rather get there yourself than be told, and there's real character in that.
f My first word in Wordle is always ...
f The clue that beat me was ...
f At the crossword I allow myself to cheat when ...
o you with a folded newspaper and a pen behind your ear, glaring at one empty row

= pub-quiz: pub quiz(?:zes)?|quiz(?:zes|zing)?(?! master at)|quiz ?(?:nights?|teams?|master|mistress)|trivia(?: nights?)?|quizz?er|university challenge|only connect|jeopardy|general knowledge|(?:random|useless|fun|weird) (?:facts|knowledge|trivia)
n quizzes and trivia
sc A quiz team needs one person who knows rivers, the rest of us are there for the crisps.
sc I love a head full of facts that only pay off on a Tuesday night in a pub.
sp In a quiz I'd whisper the right answer and then get talked out of it.
sp I'd revise for the quiz and they'd ask about the one capital city I skipped.
si The quiz answer you crossed out stays with you for years.
si There's always one quiet person in the quiz who turns out to know every king.
qc Which round is yours?
qc Who's on your dream quiz team?
qc Do you go for the win or for the company?
qp Which terrible team name made you laugh out loud?
qp Which useless fact are you weirdly proud of knowing?
qp Which question would finish you off at once?
qi Where did you pick up all that odd knowledge?
qi What topic could you answer questions on until they closed?
qi When you're sure and the table disagrees, do you fight for it?
m You never stopped being curious, and it shows in what you remember.
m Knowing odd things means you've been listening properly for years.
m I like that your kind of showing off is remembering a capital city.
m You're glad to find out you were wrong, because now you know something new. Good way to be.
f The quiz round I'm no use in is ...
f The fact I bring up far too often is ...
f The wrong answer I still defend is ...
o you at a pub table, pencil in the air, whispering an answer to a team who don't believe you

= gaming: video ?games?|(?<!(?:board|table ?top|card|no|not into) )gaming(?! (?:the system|industry|law))|(?<!(?:no|not a) )gamers?(?: girl)?|play ?station|ps ?[45]|xbox|steam deck|pc games?|rpgs|jrpgs?|elden ring|skyrim|baldur'?s gate(?: 3| iii)?|the witcher 3|mass effect|minecraft|fortnite|tetris|call of duty|league of legends|overwatch|valorant|hollow knight|speedrun\w*|retro games?|arcade games?|(?<!royal )arcades|co-?op games?|indie games?|dragon age|the last of us|red dead(?: redemption)?|portal 2
n your gaming
sc A good game is a story you need to earn, and I rate that.
sc I like people who talk about video games the way others talk about novels.
sp My gaming style would be walking into a wall for an hour and calling it exploring.
sp I'd be on the sofa with the wrong controller, thinking it was going very well.
si Gamers save up their best potions for later and finish with a bag of ninety.
si Some game music can put you straight back in the room where you first heard it.
qc What are you playing at the moment?
qc Which game hooked you first?
qc Story, puzzles or a good fight?
qp How long do you spend on the character's hair before you start?
qp Which boss made you put the controller down and go for a walk?
qp Do you follow the quest, or pick flowers for nine hours?
qi Which game world would you move into?
qi Has a game ever made you cry, and where exactly?
qi When there's a choice, can you ever bring yourself to be the villain?
m You try the same hard thing forty times and come back in a better mood. That's grit.
m You've got the imagination to live in other worlds and the sense to come back for dinner.
m Losing without sulking takes practice, and gamers get plenty of it.
m You follow a story because you want to see where it goes, and that's a lovely curiosity.
f The game that ate a whole winter of mine was ...
f The boss I never beat was ...
f In any game I'm the player who ...
o you on the sofa with a controller, leaning hard to the left as if that would help

= nintendo: mario ?kart|super mario(?: \w+)?|mario (?:party|bros\.?|odyssey|galaxy|tennis|golf)|nintendo(?: switch)?|(?:legend of )?zelda(?! fitzgerald)|pok[eé]mon(?: go)?|pikachu|game ?boy|gamecube|super smash(?: bros\.?)?|smash bros\.?|kirby(?! lonsdale)|splatoon|wii(?: sports)?|hyrule|breath of the wild|tears of the kingdom|n64
n Nintendo
sc Nintendo worked out that grown-ups just need bright colours and somebody to race.
sc A Nintendo and four controllers have saved more evenings than wine has.
sp I'd fall off the first bend of any Nintendo race and wave on the way down.
sp In a Nintendo game I'd bump into every wall to see if it's hollow.
si Nintendo tunes never leave, you can be fifty and still hum one in the lift.
si Half the world learned what injustice is from a Nintendo game and an older sibling.
qc Which Nintendo game would you take to a desert island?
qc Who did you play against when you were small?
qc Which character do you always go for?
qp How many friendships have you put at risk with a controller in your hand?
qp Are you kind to the person in last place, or not at all?
qp Which item or creature did you waste at the worst moment?
qi Which tune takes you straight back to an afternoon with a controller?
qi Do you rush to the end, or look behind every waterfall first?
qi What has Nintendo kept that most grown-up games lost?
m You've kept hold of the part of you that gets properly excited, and that's worth a lot.
m I bet you're the one who hands the beginner the good controller.
m You know joy doesn't have to look serious, and you kept that when others packed it away.
m You can be fiercely competitive and still laugh about it, which is the right mix.
f My character is always ...
f The track I never lose on is ...
f The sibling score that still isn't settled is ...
o you and three friends on one sofa, controllers in hand, caught in the second before the finish line

= cosy-games: (?:playing )?the sims(?: ?[1-4])?|sims ?[1-4]|stardew(?: valley)?|animal crossing|co[sz]y gam(?:es?|ing|er|ers)|harvest moon|farming sims?|spiritfarer|a short hike|dreamlight valley|tomodachi life
n the cosy games
sc Cosy games get it right, the worst that can happen is you forget to water something.
sc I'm all for a game where the big event of the day is a neighbour's birthday.
sp I'd ruin a cosy game's whole village economy and keep buying hats.
sp In a cosy game I'd plan a house for four hours and forget to put in a door.
si People are kinder to a made-up neighbour than you'd expect. It's rather hopeful.
si In a cosy game you watch yourself choose chores after a day of chores, and love it.
qc Do you decorate, farm, or mostly look after everyone?
qc What's the first thing you do in a new game like that?
qc Which game like that did you fall for first?
qp What's the worst thing you've ever done to a character on purpose?
qp Which neighbour would you happily see move away?
qp Who from your real life has ended up in a game of yours?
qi If your life ran like one of those games, what would you do all season?
qi What do you build there that you'd want in real life?
qi Do you follow a plan, or just see what the day brings?
m You relax by making a little world nicer for everyone in it. I'm charmed by that.
m You care about the small details nobody would mark you down for.
m Even the pretend people get birthday presents from you. I find that very endearing.
m You know how to slow down on purpose, and most people have to be told by a doctor.
f My little pixel farm is known for ...
f The villager I'd never forgive is ...
f My dream house in a game always has ...
o you under a blanket with a handheld console, tea beside you, the screen lighting up your grin

= dnd: dungeons (?:&|and|'?n'?|\+) dragons|d ?& ?d|dnd|role[- ]?playing games?|table[- ]?top rpgs?|ttrpgs?|pathfinder|dungeon master(?:ing)?|critical role|larp(?:ing|er|ers|s)?|call of cthulhu|(?:d20|polyhedral) dice|rpgs?(?= campaign)
n Dungeons & Dragons
sc Five friends and a table of dice inventing a story, I can't think of a better evening.
sc A role-playing game asks for imagination, loyalty and snacks. Those are sound values.
sp I'd name my character something noble and be called Kevin by the third session.
sp My dragon strategy would be to hide behind whoever has a shield and compliment them.
si In D&D the plan takes two hours and one dice roll ends it.
si The hardest monster in any campaign is finding an evening when everyone's free.
qc What got you to your first table?
qc Do you play yourself, or somebody nothing like you?
qc Fighter, wizard, or the one who talks everybody out of it?
qp What's the most stupid plan that ever worked?
qp Have you got dice you no longer trust?
qp What would your bard sing about this week?
qi Which character taught you something about yourself?
qi Would you rather run the story or be surprised by it?
qi Which made-up moment did your heart really race at?
m Doing a silly voice in front of friends takes more courage than fighting any dragon.
m Making up a world with others is mostly good listening, and you chose that as your fun.
m You've a wild imagination and you share it round a table. Any party would want you.
m You can turn a terrible dice roll into the part everyone remembers.
f My character's one weakness is ...
f The plan that got our whole party killed was ...
f The voice I do badly is ...
o you at a table full of dice and crisps, arms wide, halfway through describing a dragon

= lego-models: legos?(?:land)?|(?<!(?:painted|portrait) )miniatures?(?! (?:schnauzers?|dachshunds?|poodles?|horses?|pony|ponies|golf|donkeys?|pinscher))|model (?:trains?|planes?|aeroplanes?|kits?|making|building|maker|ships?|villages?)|scale models?|warhammer(?: 40k)?|dolls?'?s?[ -]?houses?|dollhouses?|gunpla|gundams?|airfix|painting minis|mini painting|dioramas?
n the tiny building
sc Building something small with great care is a fine use of a Sunday.
sc I think grown-ups who still build tiny things have worked something out.
sp I'd build the whole model, find three tiny parts left over and say nothing.
sp Any tiny piece lost in a carpet gets found at midnight, by a bare foot.
si Everything looks more important once somebody has built it small.
si You spend hours on a tiny lamp nobody will notice, and you'll know it's there.
qc What are you building, or itching to build?
qc Do you follow the instructions, or wander off?
qc What was the first set or kit you remember?
qp What's the tiniest thing you've dropped on a carpet, and was it ever seen again?
qp Finished builds on a shelf, or unopened boxes you call a plan?
qp Who'd live in the place you'd build?
qi Which real place would you love to have at a size that fits on a table?
qi What goes quiet in your head when you're working that small?
qi Which detail are you proud of that nobody else has spotted?
m A steady hand, a long evening and no rushing. You'd make a good surgeon or a good friend.
m You care about the bits that hardly show. That says a lot about how you do things.
m You never let anyone tell you that playing was for children, and quite right too.
m The rest of us would be throwing the tweezers by now, and you're still looking for the right grey.
f The build I'm proudest of is ...
f The piece I lost and never found was ...
f If I built my life in Lego, the hardest part would be ...
o you at a table with a magnifying lamp, tongue between your teeth, placing one very small piece

= escape-rooms: escape[ -]rooms?|escape games?|escape puzzles?
n escape rooms
sc Paying to be locked in with your friends and a riddle, I think that's money well spent.
sc An escape room is the quickest way to find out who listens, and that's worth the ticket.
sp In an escape room I'd be the one holding a plant pot, sure it means something.
sp I'd find the escape room's light switch and celebrate as if it were the key.
si Nobody's in charge when an escape room starts, and ten minutes later somebody is.
si The moment a lock clicks open, grown adults scream like they've won the cup.
qc Are you the searcher, the solver or the one keeping everyone calm?
qc What theme would get you in straight away?
qc Would you go in with family, friends or complete strangers?
qp How soon do you ask for the first clue?
qp What's the strangest thing you've been convinced was a clue?
qp If you were locked in with one celebrity, who'd be any use?
qi What does a ticking clock bring out in you?
qi Which friend surprised you most under pressure?
qi What would an escape room about your life look like?
m Thinking clearly with a clock running and four people shouting is quite a feat.
m You'd rather solve it together than be the one who solved it. I like that.
m It takes a sharp eye to spot the one odd screw in a room full of props.
m Making one plan out of everybody's half ideas is an art, and you do it for fun.
f In an escape room I'm always the one who ...
f The clue I missed though I was holding it was ...
f The theme I'd design a room around is ...
o you and your team at the exit with the timer at eleven seconds, you holding the wrong prop

= astrology: astrolog(?:y|er|ers|ical)|star[ -]?signs?|zodiac(?: signs?)?|horoscopes?|tarot(?: cards?| readings?)?|birth charts?|mercury (?:is )?(?:in )?retrograde|(?:sun|moon|rising) signs?|(?:i'?m |typical |proud |classic |total |double )?(?:an? )?(?:aries|taurus|gemini|virgo|scorpio|sagittarius|capricorn|aquarius|pisces)|(?:i'?m|typical|proud|classic|total) (?:an? )?(?:leo|libra)|(?:leo|libra|cancer) (?:sun|moon|rising|season|woman)
n the stars
sc Astrology gets people talking about who they really are, so I'm glad of it.
sc I'm happy to be read by the stars or the cards, as long as they're kind.
sp My chart would probably just say this one again, with a sigh.
sp I'd blame Mercury for everything and never check where it was.
si Astrology asks better questions than most people do at parties.
si Even people who laugh at star signs read their own to the end.
qc What first got you into the stars?
qc Which trait of your sign fits you best?
qc Do you believe in the stars, or just enjoy them?
qp What sign would you guess for me, going only by this message?
qp Which sign gets blamed for too much?
qp What's Mercury ruined for you lately?
qi What have the stars told you about yourself that turned out to be true?
qi Do you look to the stars for answers, or for better questions?
qi Which part of you would no star sign ever explain?
m You're curious about what makes people tick, and you pay attention to the answer.
m You look for meaning in things, and it must be good to be on the other end of that.
m You've clearly thought about who you are. A lot of people never get round to it.
m I like a woman who can hold a bit of mystery without needing it proved.
f My star sign is right about me when it says ...
f The trait I blame on my star sign is ...
f If I pulled a card for this year, it'd be ...
o you lying on a blanket outside at night, pointing confidently at the wrong constellation

= personality-types: myers[ -]?briggs|mbti|[ie][ns][tf][jp](?:-[at])?|enneagrams?|personality (?:types?|tests?|quizzes)|16 ?personalities
n your personality type
sc I like anyone who's bothered to read up on how they work.
sc Your personality type in a profile is useful, it's a manual in four letters or so.
sp I'd retake a personality test until it told me I was mysterious.
sp My type would be whatever the letters are for means well, arrives early.
si I read a personality type and think that's me, then read the next one and think it too.
si Odd that a personality test can know you in sixty questions and an uncle can't in years.
qc What does your type get exactly right about you?
qc How did you feel when you first read your description?
qc Which sort of person do you find easiest to be with?
qp Which line in your description did you pretend not to see?
qp Which type would you never put in charge of a holiday?
qp Do you guess people's types in your head, and how often are you right?
qi Where does the description stop and you begin?
qi Which part of you surprises people who think they've got you worked out?
qi Has your type changed over the years, or just your patience?
m Looking at yourself that clearly takes a bit of courage, and you seem to enjoy it.
m You want to understand people who aren't like you, and that's half of getting on.
m You've given some thought to what you need from people. That makes things kinder all round.
m I like that you're curious about your own wiring and don't make excuses with it.
f My type says I'm organised, but really I ...
f The trait that no test has caught yet is ...
f You can tell I'm an introvert or extrovert by ...
o you in the kitchen at a party, deep in talk with one person, the noise going on behind you

= meditation: meditat(?:e|es|ed|ing|ion|ions|or)|mindful(?:ness)?(?! eating)|(?<!not )spiritual(?:ity|ly)?(?! gangster)|breath ?work|sound baths?|silent retreats?|vipassana|headspace app|inner (?:peace|work)|zen(?= (?:meditation|practice|buddhism))
n meditation and the quieter side of things
sc It takes nerve to sit still and find out what's in there. I admire it.
sc A bit of stillness in the day makes people nicer to be around, I'm sure of it.
sp I'd meditate for two minutes and spend them planning lunch.
sp My inner peace would last until somebody opened a crisp packet.
si Meditation looks like doing nothing and seems to be the hardest thing going.
si It's strange that you need quiet to notice how loud your own head is.
qc What first drew you to the quieter side of things?
qc When in the day do you find your quiet?
qc What does the quiet give you on a bad day?
qp What's the silliest thought that ever turned up while you sat there?
qp Which noise can end your inner calm at once?
qp What's the least zen thing that happened to you this week?
qi What have you noticed about yourself in the quiet?
qi What do you believe now that you didn't ten years ago?
qi Where do you feel most at peace, without trying?
m Sitting with your own thoughts instead of running from them is braver than it looks.
m You make space before you react, and everyone around you must feel it.
m Coming back to it day after day, when nobody sees or claps, takes real discipline.
m You're paying attention to your life while it's happening. Few people manage that.
f My mind is quietest when ...
f The thing I've learned by sitting still is ...
f My calm lasts until ...
o you on a bench by the water in the early morning, hands round a mug, looking at nothing much

= faith: church(?:es)?(?! (?:street|road|hall|architecture))|my faith|faith(?! (?:in humanity|no more|hill))|mosque|(?:hindu|sikh|buddhist|my|the|at) temple|gurdwara|synagogue|christian(?:ity)?(?! (?:dior|louboutin|bale|name))|catholic(?:ism)?|muslim|islam|jewish|judaism|buddhis(?:t|m)|hindu(?:ism)?|sikh|(?:love|loves|trust|trusting|believe in|believing in|faith in|following|relationship with) (?:god|jesus)|god (?:first|is|comes first)|jesus|pray(?:er|ers|ing|s)?|bible(?: study)?|qur'?an|gospel(?! (?:choir|music))|shabbat|ramadan|(?<!(?:not|isn't|not very|non|not at all|never|not particularly)[ -])religious(?!ly)
n your faith
sc I respect people who say plainly that faith matters to them.
sc A faith that holds you when the week goes wrong is worth a lot.
sp I'd be the one at any service standing up a second after everybody else.
sp I'd be moved by every word and still manage to drop something in the silence.
si Faith often shows most in the small things people do when nobody's counting.
si A place where people have brought their faith for centuries has its own kind of quiet.
qc How did your faith become your own?
qc What does faith give you on an ordinary Tuesday?
qc Is faith something you share with family, or a quieter, private thing?
qp Who in your community makes the best food afterwards?
qp When did you last get the giggles at exactly the wrong moment?
qp Which celebration do you look forward to most, food included?
qi What's a question you still wrestle with?
qi When has your faith carried you through something?
qi What do people who don't share your faith most often get wrong?
m You know what you stand on, and you say it without needing to win anyone over.
m You let your faith ask something of you, and that's braver than just having opinions.
m It takes character to live by something, especially on the days it's inconvenient.
m There's a steadiness in people who know what they're grateful for, and it comes across.
f What my faith looks like on a normal day is ...
f The celebration I look forward to all year is ...
f The person who shaped my faith most is ...
o you carrying chairs or plates after a service, in your good shirt with the sleeves rolled up

= volunteering: volunteer(?:s|ed|ing)?|(?:for|a|my|local|run a|work for a|children'?s) charit(?:y|ies)(?! shops?)|charit(?:y|ies|able)(?! ?(?:shop|store)s?)|food ?banks?|soup kitchens?|fundrais\w+|samaritans|girl ?guid(?:es|ing)|(?:brownie|guide|scout) leader|giv(?:e|ing) back|litter[ -]?pick\w*|beach clean(?:s|-ups?|ups?)?|rnli|red cross|st john ambulance|habitat for humanity|community work
n your volunteering
sc Giving up a Saturday for somebody you'll never see again is about as good as people get.
sc I rate volunteers highly, they turn up when nobody's making them.
sp I'd volunteer to help with the chairs and be trapped under one by noon.
sp I'd be the volunteer in the wrong size T-shirt, keen and slightly in the way.
si Volunteers often say they get more out of it than they put in. I believe them.
si The people who keep a place running are rarely the ones in the photo.
qc What made you volunteer the first time?
qc Which part of volunteering do you look forward to?
qc Who have you met through volunteering that you'd never have met otherwise?
qp What's the oddest job you've been handed?
qp Who really runs the place, and how good is their tea?
qp How good are you at saying no when somebody needs one more pair of hands?
qi Which small moment from helping out has stayed with you?
qi What has volunteering changed your mind about?
qi If you had one free year and a budget, what would you put right?
m You give away time, and that's the one thing nobody gets back.
m You do it quietly and turn up again the next week. That's real kindness.
m You saw something that needed doing and thought it might as well be you.
m You looked at what you've got and thought of who could use it. That's lovely.
f I said yes to volunteering because ...
f The person I met through helping out is ...
f The job I always get handed is ...
o you in a hi-vis vest two sizes too big, carrying a stack of crates and laughing with the others

= causes: (?<!(?:no|not|hate|avoid|office|talk|talking|discuss) )politic(?:s|al|ally)(?! science)|activis(?:m|t|ts)|feminis(?:m|t|ts)|climate (?:change|action|crisis|justice|activis[mt]|campaign\w*|policy|nerd|science|protests?)|social justice|(?<!(?:warm|mild|sunny|political|current|this|the|cold|dry|same) )climate(?= ?[,.;!]|$)|human rights|environmentalis(?:m|t)|environmental (?:justice|issues|activis[mt])|(?:at|on|to|going to) (?:a )?(?:protests?|march(?:es)|demos?)|protests|protesting|equality|women'?s rights|lgbtq?\+? rights|left[- ]wing|greta thunberg|extinction rebellion|amnesty international
n the things you stand up for
sc I like people who care how the world's run and aren't embarrassed about it.
sc Standing up for something costs energy, so good on you for spending it.
sp My protest sign would have a spelling mistake and end up in the paper for it.
sp I'd go into a political debate with three facts and leave with four doubts.
si Most things we take for granted began with somebody being called difficult.
si People who care about a cause often started with one person they couldn't forget.
qc What first made you care enough to speak up?
qc What change would you most like to see in your lifetime?
qc Who do you look up to for speaking out?
qp What's the best sign you've ever seen at a march?
qp Which subject must your family never raise over dinner?
qp How do you switch off after too much news?
qi What have you changed your mind about?
qi What small thing makes you hopeful at the moment?
qi What do you do that nobody sees but that matters to you?
m Having convictions and still asking questions is hard, and I get the feeling you do both.
m Caring out loud takes courage, it's much easier to shrug.
m You'd rather move something an inch than complain about it for a year.
m You think about people you'll never meet, and that's as decent as it gets.
f The issue I can't shut up about is ...
f I changed my mind about ...
f The small thing I do about it is ...
o you in the rain with a home-made sign, smiling at whoever's next to you

= organising: (?<!(?:beach|street|river) )cleaning(?! (?:my teeth|jobs?|lady))|(?:clean|neat|tidy) freak|clean (?:house|kitchen|sheets|freak)|tidy(?:ing)?(?: up)?|tidiness|organi[sz]ing(?! (?:events|parties|trips|protests|committee))|(?:highly |very |super |over-?|hyper-?)?organi[sz]ed(?! (?:crime|religion|by))|declutter(?:s|ed|ing)?|to[ -]?do lists?|(?:make|makes|making|love|write|writing|of|for) (?:\w+ )?lists|(?<!(?:bucket|wine|guest|reading|waiting) )lists(?! of)|packing lists?|spreadsheets?|excel(?= (?:sheets?|nerd|queen|files?))|colou?r[- ]?cod(?:ed?|ing)|label[ -]?makers?|marie kondo|bullet journal(?:s|ing)?
n your love of order
sc A tidy plan and a ticked box, I completely see the appeal.
sc I'm glad there are organised people, otherwise none of us would get to the airport.
sp I'd write a to-do list, lose it, and put find list at the top of the next one.
sp I'd colour-code a whole spreadsheet before putting one number in it.
si Some people add a thing they've already done to the list so they can tick it off.
si A really organised drawer gets opened just to look at, and that's fair.
qc What's the most satisfying thing you've ever sorted out?
qc Paper lists, an app or all in your head?
qc Where does the love of order come from?
qp What's the oddest thing you've made a list or a system for?
qp Is there one drawer in your home that nobody may open?
qp Which mess can you walk past, and which one can't you?
qi What does your head feel like once everything's in its place?
qi What in your life do you leave completely unplanned?
qi Were you born tidy, or did somebody train you?
m You make life run smoother for everyone near you, mostly without them noticing.
m You think ahead so other people can relax. That's a generous sort of clever.
m I like that you finish things. The world is full of people who start them.
m You can look at chaos and see where to start, and that calms a whole room.
f The list I'm proudest of is titled ...
f The drawer I hope nobody opens contains ...
f My spreadsheet for something silly is ...
o you in front of a perfectly ordered shelf, holding the one thing that doesn't belong anywhere

= naps: naps?(?! a)|napp(?:ing|er)|power naps?|lie[- ]?ins?|lying in(?= ?[,.;!]|$)|siestas?|snooz(?:e|es|ing)(?: button)?|(?:love|loves|loving|like|need|my|good|enough|beauty|long|proper) (?:to |my |a good |a long )?sleep(?:ing)?(?! (?:around|with|under|schedule|tracker|apnoea|apnea))|sleeping (?:in|late)(?! (?:a )?(?:tents?|vans?|hammocks?))|sleep(?= ?[,.;!]|$| (?:enthusiast|lover))
n naps and proper sleep
sc A good nap is a whole extra morning, I'm with you on that.
sc I like people who treat sleep as a plan and not a failure of one.
sp I'd set an alarm for a twenty minute nap and wake up in another season.
sp My skill at naps would be Olympic if they gave medals lying down.
si There's a nap after which you don't know what year it is, and it's always the best one.
si The bed is never as comfortable as in the nine minutes after the alarm.
qc What's your ideal place to nap?
qc Curtains wide open or total darkness?
qc What time counts as a proper lie-in for you?
qp How many times do you snooze the alarm on a normal morning?
qp What's the strangest place you've ever dropped off?
qp How many pillows is the right number?
qi Do you dream in stories, or just odd bits?
qi What does a perfect slow morning look like for you?
qi What's worth getting up early for, if anything?
m You know when you've had enough and you rest. Few people are that wise.
m I like that you don't make a sport out of being tired.
m Someone who guards her sleep probably looks after other things well too.
m You can put the world down for an hour, and that takes a calm mind.
f The strangest place I've ever fallen asleep is ...
f The only thing worth waking me up for is ...
f My record for the snooze button is ...
o you asleep in a deckchair with a book open on your chest, taken by someone who couldn't resist

= early-riser: (?<!not (?:an|a|really an|much of an) )early[ -](?:risers?|birds?|mornings?|starts?)|(?<!not (?:a|really a|much of a) )morning person|(?:up|awake|wake up|waking up|get up|getting up) (?:very |so |really )?(?:early|at (?:[456]|five|six|dawn)(?: ?am)?|before (?:6|7|six|seven|everyone|anyone|the sun))|[56] ?am (?:club|starts?|runs?|alarms?)
n your early mornings
sc I admire early risers, you get a whole day in before the rest of us find a sock.
sc That first hour of an early morning, before anyone wants anything, is worth a lot.
sp My version of an early morning would be lying awake and feeling smug in bed.
sp I'd say good morning to everyone at six and mean it by about half past nine.
si Streets in the early morning feel like they're only lent to you.
si Early risers all seem to know one another, bakers, dog walkers and one cyclist.
qc What do you do with that first hour?
qc What's the first thing you have or do when you get up?
qc Did mornings win you over early, or did you learn to like them?
qp Are you cheerful straight away, or just awake?
qp What time do you start fading at a party?
qp How do you feel about people who only speak after coffee?
qi What do you see at that hour that everybody else misses?
qi What do you think about before the day starts talking?
qi Which early morning has stayed with you, and where were you?
m You give the first and freshest hour to yourself. That takes some self-respect.
m Getting up when nobody's asked you to is discipline of a quiet kind.
m I like that you'd rather have a morning than a rush.
m You get up for the part of the day that asks nothing of you. That's a lovely reason.
f At six in the morning you'll find me ...
f The only thing that ruins my morning is ...
f My first words of the day are usually ...
o you on a quiet street at sunrise with a coffee, hair still not awake

= night-owl: (?<!not a )night[ -]?owls?|late[ -]night(?:s|ers?)?(?! (?:shows?|tv|television))|(?:up|awake|staying up|stay up) (?:very |too |way too |so )?late|up (?:all night|till (?:[1-4]|all hours))|nocturnal|[1-4] ?am (?:chats?|conversations?|thoughts|talks?|walks?|person)|(?:not a|never a) morning person
n your late nights
sc I like night owls, the best conversations seem to start after eleven.
sc I think the world after midnight is kinder, nobody's in a hurry.
sp A night owl needs company, and I'd be asleep in a chair looking interested.
sp I'd have my best idea at two in the morning and be unable to read the note.
si Night owls don't seem to be awake late so much as finally left in peace.
si Late at night even an ordinary kitchen feels like a place where things get decided.
qc What keeps you up past midnight?
qc What's your favourite thing to do when everyone else is asleep?
qc Were you already a night owl as a child?
qp What's the best thing to eat at one in the morning, standing at the fridge?
qp What's the boldest thing you've ordered online after midnight?
qp How do you behave when somebody rings you at seven?
qi What sort of thoughts only come to you at night?
qi Who'd you most like to talk to till it got light?
qi Do you like the quiet, or just nobody needing you?
m You've found the hours when you're most yourself, and you keep them. Good for you.
m I bet you're the one friends ring when the day's gone wrong and it's late.
m You do your thinking when it's quiet, and that shows in a person.
m Being awake when the world's asleep and enjoying your own company is a real strength.
f At one in the morning I'm usually ...
f My best ideas after midnight include ...
f The latest conversation I never wanted to end was about ...
o you in a lit kitchen at midnight, making toast as if it were a grand plan

= sundays: (?<!(?:word|super|easter|palm|bloody) )sundays?(?! (?:times|telegraph|league|school|roasts?|lunch|dinner|service|mass|football|runs?|long run|best|trading))|(?:lazy|slow|perfect|ideal|typical|my) sundays?
n your Sundays
sc A Sunday with nothing in the diary is a good use of a week, I'd say.
sc I'm on the side of anyone who defends a slow Sunday.
sp My Sunday plan would be coffee, a look at the plan, and coffee.
sp I'd spend all Sunday being about to go for a walk.
si Sunday goes at half speed until four, and then somebody presses a button.
si The best Sunday hours belong to nobody. I think that's why they feel long.
qc What does your perfect Sunday start with?
qc Out in the air, or in till Monday?
qc Which bit of Sunday do you like most?
qp What time do you officially get dressed?
qp What's the best thing you've ever cancelled for a Sunday at home?
qp Which chore do you always promise to Sunday and never do?
qi What did Sundays smell like when you were small?
qi What do you do about the Sunday evening feeling?
qi If Sunday had two more hours, where would you put them?
m You know how to let a day be a day, with no need to show anything for it.
m I like that your happy place is free and comes round every week.
m You keep one day for being a person and not a to-do list. Good sense.
m Someone who can enjoy a slow day has made friends with herself.
f My Sunday isn't right without ...
f On a Sunday before noon you'll find me ...
f The thing I've been putting off every Sunday is ...
o you on a Sunday in a wool jumper, newspaper everywhere, one sock missing

= cosy-nights: sofas?(?! surf\w*)|couch(?!es? to)(?! (?:surf\w*|to 5k|potatoes))|(?<!(?:picnic|security) )blankets?(?! (?:statement|ban))|pyjamas?|pajamas|pj'?s|(?:co[sz]y|cozy|quiet|cuddly) (?:nights?|evenings?)(?: in| at home)?|(?:nights?|evenings?) in(?= ?[,.;!]|$| with| and| on)|(?:stay|staying) in(?= ?[,.;!]|$| with| and| on)|duvet(?: days?)?|slippers|homebod(?:y|ies)|hygge|(?:open|log) fires?|fireplaces?|fuzzy socks|dressing gown|onesies?
n cosy nights in
sc A blanket and nowhere to be, that's an excellent evening in my view.
sc I rate a good night in above most nights out.
sp I'd fight for the good end of the sofa and give up the blanket without a word.
sp A night in would find me in pyjamas by six, calling it a lifestyle.
si Cancelled plans and a sofa can feel like somebody's given you an evening.
si Everybody has their side of the sofa, and nobody ever voted on it.
qc What's on when you've got the evening to yourself?
qc Tea, wine or hot chocolate?
qc What makes a home feel cosy to you?
qp What time is too early for pyjamas?
qp How many blankets is reasonable?
qp What's your strategy when the doorbell rings and you're already in pyjamas?
qi What do you do on a night in that you'd never do in company?
qi Which film or book can you sink into like a bath?
qi Are you a cosy person, or recovering from a busy one?
m A lamp, a blanket and you're content. That's a harder skill than it sounds.
m You make a place people want to stay in. That takes warmth.
m I like that you don't need a crowd to have a good evening.
m You know what does you good and you choose it. A lot of people never learn.
f My perfect night in includes ...
f The pyjamas I'd never admit to have ...
f I only leave the sofa for ...
o you on a sofa under a blanket with a huge mug, caught mid-laugh at something off camera

= baths-and-spa: baths(?! university)|bubble baths?|(?<!(?:sound|forest|in|from|near|to|sun|bird) )(?:a|long|hot|warm|candlelit|evening|my) (?:hot |long |warm |bubble )?bath|bath(?:tubs?|[ -]?bombs?|[ -]?time)|spas?(?: days?| weekends?| breaks?)?|saunas?|self[- ]care|hot[ -]tubs?|(?:a|good|getting|getting a) massages?|massages(?= ?[,.;!]|$)|steam rooms?|jacuzzis?|face ?masks?|thermal (?:baths|springs)|onsens?|hammam
n your time to unwind
sc I think half the world's problems would shrink after an hour in warm water.
sc I like anyone who books a bit of self-care before she's worn out.
sp I'd get in the bath with a book and we'd both come out wrinkled.
sp In a sauna I'd last four minutes and tell everyone about it for a week.
si Good ideas seem to wait until you've got wet hands and no pen.
si Steam and silence, and suddenly you remember what you were worried about and it's small.
qc What's your ideal hour of doing nothing useful?
qc Candles and quiet, or a podcast on and the door locked?
qc What sort of day makes you need it most?
qp Is your phone allowed in, or does it wait outside?
qp How long before your fingers go wrinkly and you still won't move?
qp Who's most likely to knock the moment you've got comfortable?
qi Where does your head go when you finally stop?
qi What's the nicest thing you do for yourself?
qi Do you find it easy to switch off, or is it hard work?
m You look after yourself without waiting until somebody says you may.
m You stop before you're running on fumes. It's simple, and hardly anyone does it.
m I bet you're kinder to others because you're decent to yourself too.
m Switching off on purpose takes more discipline than people think.
f My idea of switching off is ...
f The book I've dropped in the bath is ...
f I come back to life after ...
o you at a lake sauna or a pool in a big towel, steam all round, red-faced and happy

= rain-and-autumn: (?<!(?:purple|singin'? in the|singing in the|come|acid|blame it on the) )rain(?! (?:or shine|man|check|dance|forest|dogs))|rainy (?:days?|evenings?|afternoons?|sundays?|nights?|walks?|weather)|thunder ?storms?|thunder|(?<!(?:brain|the perfect|desert) )storms(?! out)|autumn(?:al)?|fall (?:leaves|colou?rs|season|weather|foliage|walks?)|(?:crunchy|autumn|golden) leaves|sweater weather|petrichor|pumpkin spice
n rainy days and autumn
sc I'm with you on grey skies, they let you off the hook so kindly.
sc Autumn with rain on the window and the lamps on early is hard to beat.
sp I'd trust the app over the black cloud and come in from the rain still arguing.
sp I'd own four umbrellas and be caught by the rain holding none.
si You can smell rain before it comes, and a whole street looks up without knowing why.
si In autumn people who never walk anywhere start walking for no reason.
qc What's your favourite thing to do when the weather turns?
qc Window seat and a book, or out there in boots?
qc Which smell means autumn to you?
qp Proper coat, or do you always trust the sky and regret it?
qp How early in the year do you get the big jumper out?
qp Puddles, around or straight through?
qi Do you count the seconds after lightning?
qi What is it about grey weather that suits you?
qi Where would you like to watch a big storm from?
m You like the days other people grumble about. That's a happy way to be built.
m You find comfort where it's grey, and I bet you're good company in hard times too.
m I like that you don't need sunshine to be in a good mood.
m You notice the small turn of a season, and a person like that notices people.
f My kind of weather is ...
f On a rainy Sunday you'll find me ...
f The autumn smell I'd bottle is ...
o you on a wet path covered in leaves, boots on, umbrella inside out, grinning about it

= christmas: (?<!(?:hate|hating|dislike|not into) )christmas(?:sy)?(?! (?:island|carol by))|xmas|advent calendars?|mince pies|mulled wine|holiday season|the holidays|nativity plays?|christmas trees?|carol (?:singing|service|concert)
n Christmas
sc I'm all for Christmas being overdone, restraint can have the other eleven months.
sc Whoever puts the lights up before anyone else does the street a favour.
sp My Christmas wrapping would use a whole roll of tape and still show the present.
sp I'd hide the last mince pie at Christmas and act as puzzled as everyone else.
si Every family thinks its Christmas is the normal one and all the others are odd.
si Each Christmas there's one decoration nobody likes and nobody dares to throw out.
qc What has to happen for it to feel like Christmas?
qc Which Christmas food would you defend in court?
qc When does the tree go up?
qp Which song makes you leave the shop?
qp Are you the one who shakes the parcels?
qp What's the worst present you've smiled at?
qi Which Christmas from when you were small can you still see?
qi Is there something you'd keep and something you'd drop from your family's version?
qi Quiet hour or big noisy table, which part do you wait for?
m You've kept the part of you that goes quiet in front of a lit tree.
m I bet you're the one who thinks of the presents in October and gets them right.
m It takes work to make a day feel like magic, and mostly nobody sees it.
m Keeping a tradition going means doing the dull bits too, and somebody like you does them.
f The Christmas tradition I'd fight for is ...
f My Christmas job in the family is ...
f The worst present I ever gave was ...
o you up a ladder in a paper hat, losing against a string of fairy lights

= halloween: (?<!(?:hate|hating|dislike|not into) )halloween|spooky(?: season| stuff| things| stories)?|haunted houses?|pumpkin carving|carv(?:e|ing) pumpkins|day of the dead|trick[ -]or[ -]treat\w*|witch(?:y|es)(?! of eastwick)|hallowe'en|october 31(?:st)?
n Halloween
sc At Halloween grown adults take a cape very seriously, and I'm glad there's a day for it.
sc Spooky stories, good company and one lamp on, that's an evening.
sp I'd go to a haunted house and apologise to the skeleton.
sp My pumpkin would look startled whatever I'd been carving.
si A carved pumpkin looks brave on Friday and about ninety by Monday.
si People choose who they'd like to be for one night. Halloween is quite revealing.
qc What's the best costume you've ever come up with?
qc Properly scary or just a bit spooky?
qc When does spooky season start for you?
qp What would you dress up as with no budget and one hour?
qp Which sweets get kept back for the grown-ups?
qp What makes you jump, though it really shouldn't?
qi What's the one story that still makes you check the door?
qi What do you like about being a bit frightened?
qi Which creature of the night do you have most sympathy for?
m You put real imagination into something that lasts one evening. I love that.
m You never let growing up take the dressing up away.
m You like a shiver and a laugh together, and that's a brave sort of fun.
m I bet the neighbours' children come to your door first, and they know why.
f The costume I was proudest of was ...
f My pumpkin always ends up looking like ...
f I'll watch anything scary, except ...
o you in a costume made by hand, very serious, standing in a perfectly normal supermarket queue

= trains: (?:love|loves|like|riding|taking|old|long|steam|night|sleeper|slow|scenic|the|of|on|and|by) trains(?! (?:hard|for|at|people|dogs))|(?<!model )trains(?= ?[,.;!]|$| and)|trains?[ -](?:journeys?|rides?|travel|trips?|stations?|spott\w+|sets?|nerds?|geek|timetables?|windows?|maps?|enthusiast)|(?:by|on a|on the|night|sleeper|steam|long) train(?!ing|er)|railways?|railroads?|(?:bus |train )?timetables(?= ?[,.;!]|$| and)|interrail\w*|locomotives?|trams?
n trains
sc A train with a window seat and three free hours is a treat, I'm convinced.
sc I like people who think getting there by train is half the holiday.
sp I'd turn up for the train forty minutes early and still nearly miss it for a sandwich.
sp I'd learn the whole railway timetable and still be on the wrong platform.
si From a train you see everyone's back garden, which is the true side of a country.
si On a train people tell strangers things they'd never tell their neighbours.
qc Which train journey do you remember best?
qc Window seat facing forwards, or anything with a table?
qc What do you do on a long train ride, read, sleep or stare?
qp What's the ideal train snack, and is it gone before you leave the station?
qp How do you feel about people who take calls in the quiet carriage?
qp What's your longest delay, and how did you stay cheerful?
qi Where would you wake up if you got on a night train tonight?
qi What is it about rails that gets you?
qi Have you ever had a talk with a stranger on a train that you still think about?
m You're happy before you've even arrived, and that makes anyone a good travel companion.
m I like that you look out of the window when everyone else looks down.
m You care where to change and which side has the view. People like you save holidays.
m You don't need to hurry to feel you're going somewhere. There's real calm in that.
f The train line I'd ride just for the view is ...
f On a four-hour train I'm the one who ...
f The stop I'd love to get off at is ...
o you at an open train window or on a small platform, bag at your feet, looking down the line

= maps: (?<!(?:mind|google|road) )maps(?! (?:out|onto))|google maps(?= (?:nerd|rabbit|for fun|for hours))|(?<!mind )map (?:nerds?|lovers?|geek|reading|collect\w+|reader|obsess\w+)|(?:old|vintage|paper|tube) maps?|atlas(?:es)?(?! (?:mountains?|shrugged))|(?:spinning|old|light-up|a|my) globes?|geograph(?:y|er|ers|ical)(?! teacher)|cartograph\w*|geo ?guess[re]+r?|vexillolog\w*|flags(?= (?:of|and|quiz|nerd))|capital cities|national geographic
n maps
sc I'd trust someone who reads maps for fun with any journey.
sc A map on the wall is a better picture than most pictures, if you ask me.
sp I'd turn the map round twice and then quietly ask a man with a dog.
sp I'd fold a map back wrong and it would never close again.
si On every map there's a place with a name so good you could go just for that.
si You can look at one map for an hour and feel you've been somewhere.
qc What's your favourite place you've only seen on a map?
qc Paper map or the phone?
qc What started the love of maps, an atlas at home or a good teacher?
qp Which country could you draw from memory, and which one certainly not?
qp What's the best place name you've come across?
qp Who's in charge of directions when you're out with friends?
qi Which border or odd little island have you looked up just out of curiosity?
qi If you drew the map of your life, what would be the biggest city on it?
qi Where would you put your finger if you had to go there tomorrow?
m You're curious about places nobody ever told you to care about, just because they're there.
m You look at where a thing is and ask why it's there. I could listen to that for hours.
m I bet you can find the way and still enjoy getting lost.
m You see the whole picture and still notice the side road with the silly name.
f The map I'd frame is ...
f The place I know only from the map is ...
f My sense of direction is best described as ...
o you with a huge paper map in the wind, holding on with both hands and an elbow

= cars-and-driving: (?:classic|vintage|old|fast|love|sports|muscle|electric|of|and) cars(?! and trains)|cars(?= ?[,.;!]|$| and)|classic car|car (?:shows?|enthusiast|nerd|girl|lover|meets?|mechanics?|boot sale nerd)|(?:love|loves|enjoy|like|long|night|just|of|late-night) (?:to )?driv(?:es?|ing)(?! (?:me|people|everyone|range|instructor|force|for work))|driving(?= ?[,.;!]|$| (?:at night|around|with the|nowhere|along|to nowhere))|petrolheads?|gearheads?|(?:my|old|restoring|classic|vintage) (?:old |little |vintage |classic )?(?:mini cooper|beetle|vw|volkswagen|land ?rover|fiat 500|mustang|morris minor|mg)|drives? (?:to|with) nowhere|fixing cars
n cars and driving
sc A long drive with the windows down is one of the great free pleasures.
sc I like people who can name a car by the sound of it.
sp I'd know nothing about cars and nod at the engine all the same.
sp I'd kick a tyre, say it looks fine, and hope nobody asked how I knew.
si In a car people say the real things, perhaps because everyone's facing forwards.
si Every old car has one trick to get it started that only one person knows.
qc Where would you drive to tomorrow with a full tank and no plan?
qc Which car do you first remember, from the back seat?
qc What's on the speakers when you're driving alone?
qp Are you a calm driver, or do you narrate everyone else's mistakes?
qp Should a car have a name, and what would you call yours?
qp What ends up in the glovebox that has no business being there?
qi Which place did you only find because you took a wrong turn?
qi Which drive would you do again just for the feeling?
qi Where does your mind go on an empty road at night?
m You'd take the road with the bends and get there later, and happier. I like how you think.
m You can do a long haul and still arrive in a good mood. That takes a good temper.
m You trust yourself at the wheel, and that sort of quiet confidence shows elsewhere too.
m Steady hands and a good song, I bet people fall asleep easily in your passenger seat.
f The road I'd drive just for the bends is ...
f The first car I loved was ...
f My rule for passengers is ...
o you leaning under the bonnet of an old car, one hand black with oil, looking as if you know

= space-and-science: outer space|space(?= (?:nerds?|stuff|documentar\w+|exploration|science|travel|geek|missions?|telescopes?|facts))|space(?= ?[,.;!]|$)(?<!(?:own|personal|my|your|some|open|green|a|safe|head|much|the|working|outdoor|more|me) space)|astronom(?:y|er)|star ?gaz(?:e|ing|er)|astro(?:physics|photography)|physics(?! teacher)|cosmolog(?:y|ical)|quantum (?:physics|mechanics|stuff)|black holes?|nasa|planets|galax(?:y|ies)(?! (?:chocolate|phone))|telescopes?|the cosmos|the universe(?= ?[,.;!]|$)|(?:popular|pop) science|science(?= (?:nerds?|geek|podcasts?|documentar\w+|museums?|lover|facts|for fun))|(?<!(?:data|computer|political|social|sports?|food|material|rocket) )science(?= ?[,.;!]|$)|night sky|carl sagan|brian cox|meteor showers?|james webb
n space and science
sc Reading about physics on a sofa just because you want to, that's my idea of good taste.
sc Curiosity about the universe is one of the best qualities a person can have.
sp I'd point at the brightest star, say something clever, and it would be a plane.
sp I'd nod at quantum physics the way you nod in a loud bar.
si It's odd that all this space is up there and we're down here looking for our keys.
si The light you see from a star set off before anyone you know was born. That stays with me.
qc What got you looking up in the first place?
qc Which fact about the universe do you tell people most?
qc Is there a question you'd love to see answered?
qp Would you go to Mars if you could never come back for your things?
qp What would you ask an astronaut that nobody dares to?
qp Which scientist would you sit next to at dinner?
qi Does the night sky make you feel small, or lucky?
qi When did science last really surprise you?
qi Do you think there's anyone out there, and are they as confused as us?
m You ask how things work when nobody's testing you, purely because it's wonderful.
m You can be amazed, and a lot of people have grown out of it.
m You like the big questions and you're at ease with not knowing. That's real intelligence.
m A mind that goes to the stars for fun must be a great one to talk with.
f The fact about space I can't get over is ...
f The question I'd ask a physicist is ...
f My understanding of quantum physics ends at ...
o you on a dark field with a telescope, trying to show somebody a thing that has just moved

= puns: puns?(?! intended)|dad jokes?|(?:bad|terrible|awful|silly|cheesy|corny|rubbish) (?:puns?|jokes?)|word ?play|knock[ -]knock(?: jokes?)?|(?:cracker|christmas cracker) jokes?|one-liners
n bad puns
sc I'd rather hear a bad pun told with joy than a good joke told well.
sc Dad jokes deserve a comeback, and I'm glad somebody's on it.
sp I'd laugh at the pun before it was over and ruin it.
sp I'd whisper a pun, get no answer, and say it again louder.
si A pun works when everybody groans. No other art gets judged like that.
si There's a little silence just after a bad joke, and the brave live for it.
qc What's the worst joke you love?
qc Who did you get your sense of humour from?
qc Do you tell the bad jokes, or just laugh at them?
qp Is there a pun you've been waiting years to use?
qp What's your face like when nobody laughs?
qp How many bad jokes in a row can your friends take?
qi What makes you laugh so much that no sound comes out?
qi When did a silly joke save a bad moment?
qi What do you find funny that you really can't explain?
m You'd risk a groan for a laugh, and that's a generous kind of courage.
m Being silly on purpose takes confidence, and you've clearly got it.
m Quick with words and no need to look cool. That's my favourite mix.
m You make the air lighter, and people remember that more than the joke.
f The joke I'm no longer allowed to tell is ...
f My friends groan loudest when I ...
f The pun I'm still proud of is ...
o you laughing helplessly at your own joke while the whole table looks away

= humour: memes?|sarcas(?:m|tic|tically)|banter|dry (?:humou?r|wit)|dark humou?r|(?:silly|weird|odd|sharp|british|twisted|wicked) (?:sense of )?humou?r|my (?:[\w-]+ )?(?:sense of )?humou?r|humou?r(?= ?[,.;!]|$)(?<!of humou?r)|(?:quick[- ])?witt(?:y|iness)|quick wit|deadpan|irony|teasing|taking the (?:piss|mick)|mickey-taking
n your sense of humour
sc A good sense of humour is the first thing I'd save from a fire.
sc Good banter is two people listening very closely and pretending not to.
sp My best line in any banter would arrive the next day, on the bus, alone.
sp I'd explain the joke and then wonder why it died.
si With good sarcasm you need one person at the table who believes every word.
si A meme sent at the right second says I thought of you better than a letter could.
qc Who makes you laugh more than anyone?
qc What sort of thing gets you every time?
qc Do you send the funny things, or are you the one who receives them?
qp When did you last laugh when you really shouldn't have?
qp Has a joke of yours ever gone badly wrong?
qp Who's the best person for you to be silly with?
qi What can't you joke about, and what do you joke about too much?
qi Do you go quiet or funny when you're nervous?
qi What's the kindest joke anybody ever made about you?
m You can be funny without anyone else paying for it, I bet.
m A quick mind and a light touch, and you don't see that pair often.
m You don't take yourself too seriously, and that makes everything easier for others.
m Knowing exactly when to be silly is a kind of tact, and I think you have it.
f My humour is best described as ...
f I laugh hardest at ...
f The joke only my friends understand is ...
o you in the second before you burst out laughing, trying to keep a straight face and losing

= people-watching: people[ -]?watch(?:ing|er|ers)?|watch(?:ing)? (?:the )?people(?: go by| walk by| pass)?|eavesdrop(?:s|ping|per)?|watching the world go by
n people watching
sc A café table facing the street beats most things on television.
sc People watching is just curiosity with a coffee, and I'm in favour.
sp I'd people watch so openly that they'd wave.
sp I'd invent a whole marriage for two strangers who turn out to be brother and sister.
si If you watch people at an airport door for ten minutes, you like everyone again.
si While people watching you forget that you're someone's curious stranger too.
qc Where's the best place to sit and watch people?
qc What do you notice first about a stranger?
qc Do you make up whole lives for strangers, or just look?
qp What's the best thing you've overheard by accident?
qp Have you ever been caught looking, and how did you get out of it?
qp Which couple at the next table would you most like to have explained?
qi What do people do when they think nobody's watching that you love to see?
qi What would somebody guess about you from across the room?
qi Is there a stranger you still wonder about?
m You pay attention to people and you don't need to judge them. That's a kind eye.
m Being curious about strangers usually means being a good listener to friends.
m You find an ordinary street interesting, so you're never really bored. Enviable.
m You notice the small things that give people away, and I bet you keep them safe.
f The best thing I ever overheard was ...
f From across a café you'd think I was ...
f I can spend an hour watching ...
o you at a café table by the window, chin on your hand, looking out at the street

= family-gatherings: famil(?:y|ies) (?:dinners?|gatherings?|meals?|lunch(?:es)?|time|sundays?|part(?:y|ies)|reunions?|get-togethers?|barbecues?|bbqs?|traditions?|recipes?|game nights?|weekends?)|(?:big|huge|loud|noisy|close|close-knit|large|chaotic|mad) famil(?:y|ies)|(?:time with|dinner with|lunch with|close to|love|seeing|being with|around) (?:my|the|all the) (?:\w+ )?family|family[- ](?:orient(?:at)?ed|person|girl|first)|family is (?:everything|important)
n your family gatherings
sc Anyone who still saves a seat at a noisy family table has my vote.
sc A family dinner with too many chairs and too much food is a fine thing.
sp I'd be put at the children's table at a family dinner and have a better time.
sp Meeting a whole family I'd remember one name and the dog's.
si Every family has one story that gets told each time and is longer every year.
si At a family table people become eleven years old again, whatever they do for work.
qc Who's the first to arrive and who's the last to go?
qc What's always on the table at yours?
qc What's your job when everybody gets together?
qp Which two relatives can never be seated together?
qp Which story about you gets told every single time?
qp Who starts the washing up just to get away?
qi Which family habit will you carry on, and which one stops with you?
qi Who in the family are you most like?
qi What did you only understand about your family once you were grown up?
m You turn up for your people, and that's not as common as it should be.
m Families need someone who quietly holds it all together, and I'd guess it's you.
m You see their quirks and you love them all the same. That takes a big heart.
m Someone who's glad of a noisy table knows what matters.
f At family dinners I'm the one who ...
f The story my family won't stop telling is ...
f My favourite relative to sit next to is ...
o you at a long crowded family table, passing a dish across, mid-argument about something tiny

= planes: (?:love|loves|like|of|and|watching|old|small|light|model|the) planes|planes(?= ?[,.;!]|$| and)|air ?planes?|aero ?planes?|aviation|aircraft(?! engineer)|av ?geek|plane[ -]?spott\w+|flying (?:lessons?|small planes|planes|gliders?)|(?:learning|learn) to fly|flying(?= ?[,.;!]|$)(?<!(?:time|fear of|afraid of|hate|kite|scared of) flying)|pilot'?s? licen[cs]e|(?:love|like|like being in) airports?|airports(?= ?[,.;!]|$)|glid(?:ing|ers?)(?! through)|cockpits?|spitfires?
n planes and flying
sc Planes staying up is still a marvel, and I like people who never got over it.
sc Looking up when a plane goes over is a good habit to keep.
sp I'd take the window seat on a plane and pretend it was for the wing.
sp If they let me near a cockpit I'd say roger to everything.
si Above the clouds it's always a sunny day. Only people who fly really believe that.
si Planes make grown people eat dinner at three in the afternoon and say thank you.
qc What started it, a window seat or a model on a string?
qc Window or aisle, and is it even a question?
qc Which flight do you remember best?
qp Do you clap when the plane lands?
qp What's the best thing to eat or drink up there that nobody touches on the ground?
qp Which announcement would you love to make as captain?
qi What's the feeling just as the wheels leave the ground?
qi What looks better from above than from below?
qi If you could fly over one place on a clear day, which?
m You kept your wonder about something the rest of the cabin sleeps through.
m You like the big picture, I think, and you've the head for heights it needs.
m Being drawn to the sky means trusting what you can't control. I find that impressive.
m You never stopped looking up, and that's a lovely thing in a grown-up.
f The view from a plane I'll never forget is ...
f During take-off I'm always ...
f As captain, my first announcement would be ...
o you on a small airfield in the wind, hand over your eyes, following a plane

= sunsets: (?<!(?:before|after) )sun ?(?:sets?|rises?)(?! (?:boulevard|strip))|golden hour|watch(?:ing)? the sun (?:set|rise|go down|come up)|sundowners?|(?:at|by|before) (?:dusk|dawn)|dusk
n sunsets and sunrises
sc Stopping in the street because of a sky is exactly right, I think.
sc A good sunset is free and on every day, and it still feels like luck.
sp I'd take forty pictures of a sunset and every one would be of a lamp post.
sp I'd get up for a sunrise, and then it would be cloudy, and I'd say worth it.
si At sunset a whole beach of strangers goes quiet at the same time.
si The sunset is over, everyone leaves, and the best colour comes ten minutes later.
qc Which sunset or sunrise have you never forgotten?
qc If you could only keep one, sunrise or sunset?
qc Who would you call over to look at a really good sky?
qp How many photos of the sky are on your phone, roughly?
qp What's the silliest place you've stopped to look at the sky?
qp Would you get out of bed for a sunrise in February?
qi Do you go quiet when the sky turns, or talk all the way through?
qi Do you like the start of a day or the end of it more?
qi Which colour in the sky do you wait for?
m You stop for something that can't be kept. That's a good way to live.
m You see what's over everyone's head every evening, and you look.
m I like that what makes you happy costs nothing and can't be bought.
m You can be quiet and just watch, and fewer people can than you'd think.
f The sunset I'd show you first is ...
f I'd set an early alarm for ...
f The best view I ever had all to myself was ...
o you from behind on a wall or a rock, jacket on, looking at the last light

= collecting: (?:i |love |to |like )?collect(?:s|ing)? (?!(?:my|the|kids|debts?|dust|memories|data|children|moments|experiences|air|points|from)\b)[\w-]+|(?:my|a|growing|big|ridiculous|huge|impressive|small|odd) (?:[\w-]+ ){0,2}?collections?|collectors?(?= of)|(?:fridge )?magnets(?= ?[,.;!]|$)|fridge magnets|(?:old|rare|postage) stamps|(?<!passport )stamps(?= ?[,.;!]|$)|stamp collect\w+|(?:too many|vintage|ugly|novelty|odd|funny) mugs|mugs(?= ?[,.;!]|$)|stickers|sea ?glass|snow ?globes|postcards(?= ?[,.;!]|$)
n what you collect
sc I like people who collect something for no reason other than joy.
sc A good collection beats a tidy shelf, I'd say.
sp I'd start a collection and be unbearable about it by the third one.
sp My collection would begin by accident and end with a second cupboard.
si Nobody decides to collect anything. You've got two, and then people start giving them to you.
si In each collection there's one piece worth nothing that would be saved first in a fire.
qc What was the very first piece?
qc Which piece would you never give away?
qc How did the collecting begin?
qp Where does the collection live, and has it taken over a room yet?
qp What's the silliest detour you've made for the collection?
qp Who keeps giving you doubles?
qi Which piece are you still looking for?
qi Which piece has the best memory stuck to it?
qi What do you think you're really collecting?
m Being properly delighted by something small is a talent, and you never grew out of it.
m Every piece is a moment you bothered to stop for. I find that charming.
m You'd keep something nobody else thought worth keeping. Soft heart, sharp eye.
m You know exactly what makes you happy, even if it's the size of a stamp.
f The thing I own too many of is ...
f The one piece I'd save first is ...
f It started with one and now ...
o you holding up the oddest piece in your collection with the pride of a museum director

= mysteries: conspirac(?:y|ies)(?: theor(?:y|ies|ists?))?|(?<!(?:ridley scott'?s|legal|resident) )aliens(?! (?:vs|film|movie))|ufos?|uaps?|(?:believe|believing) in (?:ghosts|aliens)|(?<!(?:that|who|people who|men who|doesn'?t|don'?t|no|if you) )ghosts(?! (?:me|you|people))|ghost (?:stor(?:y|ies)|hunt\w*|tours?|walks?)|area 51|big ?foot|sasquatch|paranormal|supernatural(?= (?:stories|things|stuff)| ?[,.;!]|$)|cryptids?|loch ness(?: monster)?|nessie|mothman|bermuda triangle|the x[- ]files|unexplained (?:things|mysteries)|crop circles
n the great unexplained
sc I like a person who leaves a bit of room for the unexplained.
sc A strange story late at night beats a sensible explanation, I'm convinced.
sp If aliens came I'd show them round and apologise for the parking.
sp I'd meet a ghost and be too polite to mention it.
si Even people who don't believe in ghosts go up the cellar stairs a bit faster.
si With most conspiracies I wonder who organised it. Six friends can't agree on a picnic.
qc Which mystery would you most like to see solved?
qc Believer, doubter, or just here for the stories?
qc Where did it start, with a book, a film or something you saw?
qp Which theory do you like so much that you hope it's true?
qp What would you ask the first alien to land?
qp Which famous ghost would you share a house with?
qi Has anything ever happened to you that you can't explain?
qi What would it take to make you a full believer?
qi Which real thing do you find stranger than any ghost or alien?
m You keep an open mind and a sense of humour about it, which is just the right mix.
m You ask what if, long after most people have stopped asking anything.
m You can love a story that never gets its ending, and that takes an easy mind.
m Being curious where others just roll their eyes takes a bit of nerve.
f The theory I want to be true is ...
f The strangest thing I can't explain is ...
f If aliens land, my first words will be ...
o you in a field at night with a torch under your chin, looking at something off to the side
`;
