/** Asked of travel, seasons, animals and going out, part 4. Form: near-entries.ts. */
export const NEAR_OUT_AND_ABOUT_4 = `
=dogs or cats / are you a dog person or a cat person
c Dogs, because nobody else is that happy you went to the shop.
p Whichever one is sitting on me at the time.
i Cats, since their affection has to be earned and I enjoy the work.
b Which one are you really?
=big dogs or small dogs / would you be seen walking a chihuahua
c Big ones, the kind that lean on you.
p I'd walk a chihuahua with my chest out, we'd protect each other.
i Old slow ones of any size, they've got such good faces.
b What's your dream dog?
=would you let the dog sleep in the bed / dogs on the bed yes or no
c Yes, foot end, one corner, good luck keeping it that way.
p I'd say no firmly and wake up with a tail in my face.
i A warm snoring thing at your feet beats any sleeping pill.
b Who takes up more space, you or the dog?
=my dog has to like you are you ready / what if my dog doesnt like you
c I'm ready, I'd say hello on the floor and let him decide.
p Expect me with chicken in every pocket.
i Dogs read people honestly, so I'd want his opinion as much as you do.
b What wins your dog over?
=my cat hates men will you survive / what would you do if my cat hissed at you
c I'd sit still, ignore her and be her favourite in an hour.
p Apologise to the cat, the cat runs the place.
i Being slow and not wanting anything works on cats and most other shy souls.
b Who's the one person your cat adores?
=are you allergic to cats or dogs / please tell me youre not allergic to cats
c No allergies here, bring on the fur.
p My black jumpers are, but I'll be fine.
i A bit, and for the right person I'd carry tissues and stay.
b How much fur are we talking?
=would you walk the dog with me / dog walk as a first date
c Yes, best first date there is, no table in between.
p I'd hold the lead and be taken for a walk.
i You see how a person is with something that can't do anything for them.
b What's your dog's favourite route?
=do you stop to pet every dog / do you say hi to strangers dogs
c Every one, after asking the owner and the dog.
p I know the dogs in the street and none of the people.
i Those ten seconds are often the warmest bit of the day.
b Do you greet the dog or the owner first?
=do you talk to animals in a baby voice / what voice do you use for dogs
c Full baby voice, no shame, in public.
p It's about an octave higher than I'd like on record.
i I speak to them normally, like small guests with good manners.
b Can I hear yours?
=what would you name a dog / best dog name go
c Biscuit, it suits a dog you can forgive anything.
p Steve, so I could shout at Steve across a field.
i Something an old sailor might be called, like Otto or Finn.
b What name are you saving?
=rescue dog or puppy / adopt or buy
c Rescue, an older one who's waited long enough.
p Puppy for the photos, rescue for my sleep.
i Watching a scared animal learn to trust a sofa must be something.
b Have you ever met one you nearly took home?
=do you want a dog one day / could you see yourself getting a dog
c Yes, as soon as I can be home enough to be fair to it.
p I already have the walks planned, just not the dog.
i A dog would get me outside on days I'd hide, I like that.
b What kind of dog would suit me?
=dogs in clothes yes or no / is it ok to dress up a dog
c A raincoat, yes, a tutu, no.
p If he walks taller in his jumper, who am I to say.
i You can see in their eyes whether it's fashion or mercy.
b What's the silliest outfit you've put on a pet?
=would you pick up dog poo / would you do the early morning dog walk
c Both, fair's fair, I'd take mornings too.
p With one hand, looking at the sky like a poet.
i Love is mostly the boring jobs, done without keeping score.
b Would you take nights if I take mornings?
=would it bother you if my dog came everywhere / can the dog come on our date
c Bring the dog, I'll choose a place with water bowls.
p Yes, though I may lose track of who I'm dating.
i An extra heartbeat under the table calms everyone down.
b How does he behave in a café?
=would you look after my cat while im away / would you pet sit for me
c I would, meals on time and a photo a day.
p Sure, I'd send updates as if written by the cat.
i Happily, cats are good company for thinking.
b What are the house rules?
=what do you do when a cat sits on your laptop / cat on the keyboard whats your move
c The meeting's over, the cat has spoken.
p Type around it and send someone important three lines of jjjjj.
i There's nothing on that screen that can purr, so the cat wins.
b What does yours do when you're busy?
=whats your favourite animal / which animal do you love most
c Elephants, clever, gentle and they never forget a friend.
p Otters, they hold hands so they don't drift, who can top that.
i Crows, they remember who was kind to them.
b What's yours and why?
=if you were an animal what would you be / which animal would you come back as / what animal are you
c Big old dog, in a house with a fireplace.
c An otter. Good swimmer, loves company, naps holding hands.
p A sloth with a busy look on its face.
p Sloth with ambitions, moving slowly towards the snacks.
i Swifts hardly ever land, they even sleep in the air, so one of those.
i Probably a crow, because they remember who was kind to them.
b Which one would you pick for me?
b Which animal would your friends say you are?
=are you scared of spiders / spiders yes or no / would you kill a spider for me / who's catching the spider you or me
c Not scared, I let them get on with it.
c I'd catch it and put it outside for you.
c I'll do it, glass and a postcard, nobody gets hurt.
p We're fine until one of us makes a sudden move.
p Yes, I'd ask it to leave in a very high voice.
p We could always just move out and let it have the place.
i A bit, and I've made a rule never to kill what scares me.
i Being brave is simpler when someone's standing behind you, so I'd do it.
i I don't love them, though I'd be very brave with you watching.
b What size makes you leave the room?
b Where do you hide in the meantime?
b What creature makes you leave the room?
=would you get a spider out for me / glass and paper or shoe
c Glass and paper, out of the window, job done.
p I'd do it with a brave face and a very long arm.
i Gently outside, it was only looking for a quiet corner.
b Do you watch or leave the room?
=how do you feel about snakes / would you hold a snake
c I'd hold one, they're dry and calmer than people think.
p At a distance of one street, I respect them deeply.
i What interests me is how still they are, nothing wasted.
b Would you touch one if I held it?
=what would you do if there was a mouse in the house / are you scared of mice or rats
c Catch it kindly, block the hole, cup of tea.
p First the chair, then a plan, from the chair.
i Honestly they're sweet, it's only the surprise that gets you.
b Are you on the chair or chasing it?
=whos killing the cockroach you or me / can you deal with cockroaches
c Me, slipper in hand, you just stay on the bed.
p Mine to kill, unless it flies, then it's every soul for himself.
i I'll do it, you can repay me in praise.
b What's your worst insect story?
=lizards on the wall do you mind them / wall gecko friend or enemy
c Friend, it eats the mosquitoes and pays its rent.
p We have an understanding as long as it stays above my head height.
i I like that a tiny dinosaur lives behind the curtain.
b Do you let them stay?
=do you like pigeons / pigeons cute or rats with wings
c Cute enough, and they find their way home from anywhere.
p They walk like they're late for a meeting, I respect that.
i Once they carried love letters, and now we shoo them off.
b Do you feed them or chase them?
=has a seagull ever stolen your food / seagulls and chips are you brave
c I guard mine with both arms, nothing gets past.
p If one wants my chips that badly, it can have the cold ones.
i You have to admire an animal with no shame at all.
b Ever lost an ice cream to one?
=can you ride a horse / would you go horse riding with me
c I'd go, at a walk, with a sunset if possible.
p The horse would be driving, I'd be the luggage.
i They feel what you feel, so you have to be honest with your breathing.
b Have you got a riding past?
=are you an animal farm visit kind of person / would you feed lambs with me
c Yes, bottle in hand, straw all over my jumper.
p I'd ask if we could take one home in a tote bag.
i It's good to remember where the quiet is made.
b Goats or lambs?
=how do you feel about zoos / zoo date yes or no
c I prefer sanctuaries, where the animals needed a home.
p Yes to the otters and no to the sad bear.
i Zoos make me torn, wonder on one side and a fence on the other.
b Which animal would you visit first?
=aquarium date yes or no / would you take me to an aquarium
c Yes, the big blue tunnel, no rush.
p I'd do my impression of each fish, sorry in advance.
i People whisper in there without being told to, it's a lovely mood.
b Jellyfish or sharks?
=are you scared of sharks / would you swim with sharks
c In a cage, yes, and I'd dine out on it for years.
p I hear the music in my head even in swimming pools.
i They've been here longer than trees, I find that worth a look.
b Cage dive or dry land for you?
=would you swim with dolphins / dolphins or turtles
c Turtles, they've got all the time in the world.
p Dolphins seem a bit too good at everything.
i In the open sea, if they choose to come, then yes.
b Have you met either?
=would you go whale watching / have you seen a whale
c I'd go, coat zipped, binoculars ready.
p With my luck I'd be tying my shoe when it jumped.
i An eye that big looking back at you must change the day.
b Could you wait three hours for one?
=penguins or pandas / cutest animal penguin panda or otter
c Penguins, dressed well and bad at walking.
p Pandas, because they've made a career of snacks and falling over.
i A baby sea otter asleep on its mother, and I'm finished.
b What animal makes you melt?
=do you watch animal videos / do you send people dog videos
c I watch them and I send them, it's how I say hello.
p My feed believes I'm a golden retriever.
i At the end of a bad day they work better than any advice.
b What's the last one that made you laugh?
=do you like bird watching / can you recognise birds
c I like it, a robin and a heron I can do.
p So far I can tell small brown one, big brown one and duck.
i Once you know a few by sound you're never alone on a walk.
b What bird do you always notice?
=would you have a parrot / what would your parrot learn from you
c No parrot, birds should have the whole sky.
p It would learn where are my keys and say it forever.
i What it repeated would tell you what a house sounds like inside.
b What would a parrot pick up from you?
=did you have a hamster as a kid / first pet you ever had
c No hamster, but I'd have made an excellent wheel cleaner.
p At that age anything with legs counts, snails included.
i Whatever it is, a first pet teaches you love and goodbye in one go.
b What was your first one called?
=would you have a snake or lizard as a pet / reptile as a pet yes or no
c No, I like pets who notice when I'm back.
p I'd keep apologising to it for the weather.
i A tortoise, maybe, somebody who'd still be there in eighty years.
b What's the strangest pet you'd accept?
=would you keep chickens / fresh eggs from your own chickens dream or nightmare
c Dream, four hens and an egg for breakfast.
p I'd name them after singers and get told off by each one.
i A morning that starts with somebody waiting for corn sounds good to me.
b What would you call your hens?
=would you walk through a field of cows / are you scared of cows
c I'd walk through, slow and relaxed, round the calves.
p Calm outside, inside I'm planning the jump over the gate.
i They're just very curious, stand still and they come to say hello.
b Have you ever been chased by anything?
=has a monkey ever stolen something from you / monkeys cute or thieves
c Thieves, and brilliant at it, I hold my bag tight.
p If one ran off with my phone, it would post better than me.
i They look at you as if they know something about your family.
b What did you lose to one?
=do you feed street dogs / do you like street dogs or fear them
c I like them, water and biscuits when I can.
p We nod at each other like neighbours.
i A street dog that chooses to walk you home is quite an honour.
b Is there one in your street with a name?
=would you go to a cat cafe with me / cat cafe cute or weird
c I'd go, coffee in one hand, cat in the other.
p Every cat there would ignore me and I'd still tip.
i Sitting still until something trusts you is a lovely hour.
b What if they all pick me?
=puppy yoga yes or no / would you do goat yoga
c Yes to both, I'd skip the yoga and keep the puppies.
p A goat on my back would be my best posture yet.
i Nobody can pretend to be cool with a puppy on them, that's why I'd go.
b Are you there for the yoga or the puppies?
=do you watch nature documentaries / attenborough and a blanket yes or no
c Yes, on a Sunday night, with something warm.
p I'm always for the gazelle until I see the lion cubs are hungry.
i They make my own problems pleasantly small.
b Ocean ones or jungle ones?
=do you cry when the dog dies in a film / can you watch films where the animal dies
c I cry, so I check beforehand if the dog lives.
p A hundred people fall off a building, fine, but not the dog.
i Animals don't understand why, I suppose that's what gets me.
b Which film broke you?
=have you ever lost a pet / how do you get over losing a dog
c You don't really, you just get more grateful than sad.
p Slowly, with bad jokes and a lot of photos.
i The quiet by the door is what people miss, I think.
b Who was yours, if you'd like to tell me?
=would you rescue an injured bird / what would you do if you found a baby bird
c Box, towel, quiet corner, call the rescue people.
p I'd name it in a minute and whisper to it in the car.
i Small things are worth stopping for, even when you're late.
b Have you ever rescued something?
=would you stop the car for a hedgehog / would you help a turtle across the road
c I'd stop, lights on, and carry it over.
p Yes, directing traffic with great importance.
i A whole day is better after you've done that once.
b What's the kindest thing you saw this week?
=butterflies or moths / are you scared of moths
c Butterflies, but I'd let a moth out kindly.
p Both, though moths fly like me looking for the bathroom at night.
i They're just butterflies on the late shift, I'm on the moths' side.
b Do you scream when one comes in?
=do you kill insects or let them out / do you save bugs
c Out of the window, nearly always.
p Everyone goes free, except the mosquito at three in the morning.
i I like to think somebody bigger is that patient with me.
b Which one gets no mercy from you?
=would you ride an elephant / elephant sanctuary or elephant ride
c Sanctuary, feeding and washing, no riding.
p I'd carry the bananas and hope to be hugged.
i They mourn and they remember, so I'd rather walk next to one.
b What would you want to say to one?
=lions or tigers / whats your big cat
c Tigers, they swim and walk alone, that's style.
p Lions, they sleep twenty hours and still get called king.
i Snow leopards, because people search for years and are happy with a footprint.
b Which big cat are you in the morning?
=which animal would you talk to for a day / if animals could talk whod be the funniest
c Dogs, I'd thank them and then ask about smells.
p Goats would be rude and I'd love every word.
i A very old tortoise, I'd ask what's worth hurrying for.
b Who would you want to talk to?
=do you like dinosaurs / whats your favourite dinosaur
c Triceratops, built like a tank, eats salad.
p T rex, big dreams and short arms.
i That birds are what's left of them still makes me happy.
b Did you have a dinosaur phase?
=would you come to my dogs birthday party / do you think dog birthday parties are silly
c I'd come, with a gift and a paper hat.
p Silly in the best way, I'd sing the loudest.
i They get so few years, I'd celebrate each one.
b What's the cake made of?
=do you call pets fur babies / dog mum is that cringe or cute
c Cute, love is love, even with a tail.
p I'd roll my eyes for a week and then say who's dad's boy.
i Whatever you call it, caring for something makes people softer.
b What do you call yours when no one hears?
=would you be jealous of my dog / what if my dog gets more attention than you
c No, the dog was there first.
p I'd just start bringing you slippers.
i There's enough to go round when somebody loves like that.
b Do I at least come second?
=do you trust people who dont like animals / red flag if someone doesnt like dogs
c Not liking them is fine, being unkind to them isn't.
p I'd stay friendly and keep my sandwich close.
i Many people are just afraid, so I'd be curious what happened.
b Could you date someone who avoids dogs?
=if you were a dog what breed would you be / which dog breed are you most like
c Labrador, hungry, loyal and pleased to see you.
p Some mix no one can explain, with one ear up.
i Probably a border collie, happiest when everyone's in the same room.
b What breed would you be?
=do you get foxes near you / do you like foxes and squirrels in the city
c I like both, a city needs a few wild faces.
p Squirrels always win the staring match, I've accepted it.
i A fox at night looks at you like you're the one out late.
b What's the wildest thing in your street?
=how many pets is too many / would three cats put you off
c Three cats is fine, it's a team.
p When they've got a meeting schedule, it's too many.
i Nobody with a full heart and a clean carpet has too many.
b How many would you have if nobody stopped you?
=night out or night in / would you rather go out or stay in
c Out for dinner, home by midnight, best of both.
p In, until somebody says just one and then I'm dancing.
i A night in only feels good when you know you could've gone.
b What are you in the mood for tonight?
=club or pub / do you still go clubbing
c Pub, I want to hear what you're saying.
p Clubs start at the hour I start yawning.
i Once in a while a dark room with great bass puts everything right.
b When did you last dance till closing?
=whats your perfect pub / what makes a good pub for you
c A fire, good beer, no screens and a corner table.
p One with a dog that thinks it's the manager.
i Any place where the old regulars nod at you by the second visit.
b Do you have a local?
=whats your drink / what do you order at the bar
c A cold lager first, then something with lime.
p Whatever the person before me ordered if it looked happy.
i Negroni, bitter things grow on you slowly and then for good.
b What am I getting you?
=what are you like when youre tipsy / what kind of drunk are you
c Happy and a bit louder, then hungry.
p The kind who tells everyone they're great, and means it.
i I get honest, so ask me about music and not about your haircut.
b What are you like after two?
=are you good at pub quizzes / would you be on my quiz team
c I'd join, geography and food are mine.
p My talent is changing the right answer at the last second.
i Winning matters less to me than the whispered argument over one answer.
b Which round would you win for us?
=can you play pool / pool or darts
c Pool, and I'd let you break.
p Darts, where everyone stands further back for me.
i I like pool for the pauses, that's where the talking happens.
b Loser buys the crisps?
=do you do karaoke / will you sing karaoke with me
c I'll sing with you, pick a duet.
p Someone has to lower the bar so the others dare.
i It isn't about the voice, it's about meaning it for three minutes.
b Which part do you take in the duet?
=whats your karaoke song / what would you sing if i pushed you on stage
c Something by Queen, all in from the first line.
p Livin' on a Prayer, until the key change ends me.
i A slow old country song, to see the room go quiet.
b Which song would you pick?
=do you dance / can you dance or do you just nod
c I dance, with rhythm and no shame.
p Two moves, that's what I've got, and I rotate them.
i With a partner I'm better, dancing is mostly listening.
b What music gets you moving?
=would you go to a salsa class with me / bachata or salsa with me yes or no
c Yes, I'd lead once I've learned which foot is which.
p I'd step on you once and bow every time.
i Learning something we both can't do makes us even from the start.
b Have you done it before?
=would you slow dance with me in the kitchen / do you slow dance / would you slow dance in the kitchen
c Yes, socks on, radio low, dinner can wait.
c Yes, socks, radio, something on the stove.
p I'd sway like a tree, but a fond one.
p I'd sway like a friendly tree.
i The best dance floor in any house is between the sink and the stove.
i I think that's what home looks like when it's going well.
b What song should be on?
b Which song would be on?
=can you dance to afrobeats / amapiano or afrobeats
c Afrobeats, I can hold my own and smile while doing it.
p My shoulders get it, my waist is still in class.
i Amapiano, the way it waits before it drops teaches patience.
b Will you teach me one step?
=can you do bhangra / would you join the bhangra circle / do you do garba
c I'd join, hands up, screwing the light bulbs.
c I try with my whole heart, give me one round to catch it.
p Full energy, no technique, big smile.
p My bhangra is two light bulbs and one hope.
i You can't be sad with your arms above your head, it's science.
i Still learning, but the circle carries you until you've got it.
b Who's the best dancer in your family?
b Will you teach me the steps?
=have you done a ceilidh or line dancing / would you come to a barn dance
c I'd come, boots and all, swing me round.
p When the whole room goes right, look for me on the left.
i Dances where you change partners make a room of strangers friendly.
b Could you shout the steps to me?
=are you the first on the dance floor or the last / do you start the dance floor
c First on, I like an empty floor and a good song.
p Third, after two brave people have tested it.
i If you took my hand I'd go first, I only need a reason.
b Would you pull me up?
=whats the song that gets you on the dance floor / what song do you always dance to
c September, Earth Wind and Fire, it works in every country.
p Dancing Queen, and I know what that makes me.
i Anything my feet know before my head has named it.
b What's the one you can't sit through?
=do you stay till the end or leave early / are you last to leave the party
c I leave while it's still good, with a proper goodbye.
p Last, because saying goodbye takes me an hour.
i Till the end, for that small group who should've gone home and didn't.
b When do you usually slip away?
=do you do the irish goodbye / do you leave parties without saying bye
c I say bye to the host and then I'm gone.
p My attempts to vanish end with me caught in my coat.
i Slipping out alone into the cool air has its own quiet joy.
b Do you hug everyone on the way out?
=whats your bedtime on a saturday / are you in bed by ten on weekends
c Midnight if it's good, ten if it isn't.
p Ten in my heart, one in real life.
i I like both ends, late with people or early with a book.
b When do your eyes start closing on a Saturday?
=how do you cure a hangover / hangovers do you get bad ones
c Water before bed, eggs in the morning, fresh air.
p Lying still and promising the ceiling I'll change.
i I drink less than I did, mornings became too good to lose.
b What's your cure?
=kebab or pizza after a night out / whats your 2am food
c Kebab, all the sauces, eaten on a wall.
p Cheese toast at home, slightly burnt, entirely loved.
i Pizza, since the walk home eating it is the real end of the night.
b What's your order at 2am?
=will you text me when you get home / do you check someone got home safe
c Always, and I wait for the answer before I sleep.
p Yes, and again to say I found my keys.
i It's the smallest message and one of the nicest to get.
b Do you text first or wait?
=do you buy rounds / are you good at getting your round in
c First round's mine, always has a nice ring to it.
p I get mine in early, before everybody switches to cocktails.
i Watch who quietly gets water for the table, that's the keeper.
b What's your round tonight?
=cocktails or beer / are you a cocktail guy
c Beer in the sun, cocktails after dark.
p Cocktails, as long as it comes with a bit of fruit to eat.
i Something made slowly by a person who cares, name doesn't matter.
b Sweet, sour or strong?
=can you have fun on a night out without drinking / do you go out sober
c Yes, the music and the people do it for me.
p On ginger beer I'm just as bad at dancing.
i You remember the whole night, and the walk home is lovely.
b Would you do one sober with me?
=do you like rooftop bars / rooftop or basement bar
c Rooftop, golden hour, good view.
p Basement, where nobody can tell what time it is.
i Up high the city goes quiet and people start dreaming aloud.
b View or candlelight?
=do you like hidden bars / speakeasy with a secret door cool or trying too hard
c Cool, I like a door that looks like a bookshelf.
p I'd spend ten minutes pushing the wrong bookshelf.
i A place you can only be shown by someone has a charm of its own.
b Do you know a good one?
=would you go to a jazz bar with me / do you like jazz nights
c I'd go, small table, low light, you next to me.
p Sure, I'd nod in all the wrong places but very sincerely.
i They're making it up together live, I find that brave.
b Sax or piano?
=do you like live music in bars / live band or dj
c Live band, I like to see people sweat for it.
p A dj, they never hear me singing the wrong words.
i One singer nobody's listening to yet can change a whole evening.
b What's the best small gig you've been to?
=whats the best concert youve been to / last concert you went to
c The one where the whole place sang, that feeling never gets old.
p Whichever one took my voice for two days.
i For me it's about the quiet song in the middle, with the lights low.
b Which gig would you live through again?
=who would you love to see live / dream concert
c Adele, somewhere small enough to see her laugh.
p Beyoncé, from so close I'd have to be carried out.
i Stevie Wonder, to thank the person behind so many good moods.
b Who would you pay silly money to see?
=standing or seated at concerts / do you get tickets at the front
c Standing, middle, where you can feel the bass.
p Wherever I go, the tallest person in the country is in front of me.
i Seated near the side, I like watching the crowd as much as the stage.
b Would you need to be on shoulders?
=would you go to a concert alone / have you been to a gig by yourself / have you ever gone to a gig by yourself
c Yes, no one to look after and all the space to sing.
c I would, the band's there and so are my people.
p Alone I can cry at the ballads in peace.
p Yes, and I'd hold two drinks so nobody worries.
i It's strange for two songs and then it's just you and the music.
i I'd enjoy it, you hear it differently without watching a friend's face.
b Would you go alone?
b Have you done it?
=do you like music festivals / would you go to a festival with me / do you like festivals or do you hate camping
c I'd go, one bag, sun hat, no fixed plan.
c I'd go, tent up first, dancing second.
p Yes to the music, and a quiet prayer about the toilets.
p My tent would be lost in a field of tents by nightfall.
i A whole field choosing to be kind for three days is worth the mud.
i The walk back at three with music from far off, I'd go for that.
b Which festival would you choose?
b Mud and tents or a hotel nearby?
=would you go in a mosh pit / mosh pit or back of the crowd
c Back, near the bar, with room to dance.
p I'd go in brave and come out with one shoe.
i What I like is that if someone falls, everyone picks them up.
b Have you ever been in one?
=would you put me on your shoulders at a gig / would you lift me up so i can see
c Up you go, for at least two songs.
p Yes, and I'd find out what my knees think of it.
i Seeing you see it would be better than the view.
b Which song would it be for?
=do you leave before the encore to beat traffic / stay for the encore or run for the car park
c I stay, the encore is why they saved the good one.
p Stay, then sit in the car park for an hour and sing it again.
i Rushing off from something lovely makes no sense to me.
b Are you a stayer?
=would you go to the opera or ballet / ballet with me yes or no
c Yes, dressed up, interval drinks, the whole thing.
p I'd clap at the wrong moment and look delighted.
i Following every word isn't needed, a voice can move you without it.
b Have you seen one that got you?
=do you like musicals / would you see a musical with me / would you come and see a musical with me
c I'd see one with you, and I'd know the big chorus by the end.
c I'd come, and I'd know the songs by the interval.
p Why talk when you could sing it and kick a leg.
p I cry, I tap, I buy the programme.
i They're honest in their way, when feelings get too big they sing.
i That moment when talking isn't enough and they have to sing, I melt.
b Which one should I see first?
b Which one would you take me to?
=would you sit in the front row at a comedy show / comedy night date yes or no / comedy night as a date
c Yes, front row, they can have me.
c Great idea, I'd want to know what makes you laugh.
p I'd sit there and invent a boring job for safety.
p Third row, I'm too easy a target with you beside me.
i Gladly, I want to hear the laugh you can't control.
i Laughing at the same moment is a better test than any question.
b What kind of comedy gets you?
b Dry humour or silly?
=have you ever done open mic / would you go on stage at an open mic
c I'd do it once, short poem, big breath.
p Getting on stage to introduce somebody better is my level.
i The shaky first timers are my favourites, they mean it most.
b What would you perform?
=whats your cinema snack / sweet or salty popcorn / what's your cinema snack
c Salty, large, and I share nicely.
c Both mixed, life's too short to choose.
c Salty, large, and finished before the trailers end.
p Mixed, gone before the film has a title.
p Whichever bucket I can finish before the trailers do.
p Mixed, since making decisions in the dark has never suited me.
i Popcorn with chocolate buttons in it, they melt a little.
i I'm a chocolate raisin person, you don't meet many of us.
i Half and half, layered, because the surprise is what makes it.
b Front, middle or back row?
b Do you share your popcorn?
b Do we share or get one each?
=do you talk in the cinema / do you whisper during films
c Not a word, I save it all for the walk after.
p One whisper per film, usually wrong about the killer.
i The best part is the talk outside afterwards, so I collect thoughts.
b Do you guess the ending out loud?
=open air cinema or drive in / outdoor cinema date yes or no
c Open air, one blanket, two cushions.
p Yes, and I'd miss half of it fighting the deckchair.
i Even a bad film is good with a sky above it.
b What film should be on?
=are you any good at bowling / bowling date yes or no / should we go bowling
c Good enough to win and kind enough to hide it.
c Good enough to make it exciting, let's go.
p I'd take the side barriers and no questions.
p My ball has a deep love for the gutter, but yes.
i It's the little walk back after a bad throw that shows character.
i I'm happiest at things where losing is half the fun, so yes.
b What's your bowling name on the screen?
b Who'd win, you or me?
=mini golf yes or no / are you competitive at mini golf
c Yes, and yes, best of eighteen, winner picks dinner.
p Windmills always beat me, I think it's personal.
i I play better when I'm laughing, which says something about golf.
b Should we keep score or lie?
=arcade date yes or no / are you good at arcade games / would you go to an arcade with me / arcade date sound fun
c Yes, air hockey first, and I don't go easy.
c Yes, I'd win you the ugliest toy in the machine.
c Absolutely, and I'm not leaving until I've won you something silly.
p I'd spend twenty on the claw for a toy worth two.
p I'll be on the dance mat, scaring families.
p The claw machine has been laughing at me for too long.
i Everybody has one game from when they were twelve, mine would come back fast.
i Any place that turns two grown people into kids with a cup of coins.
i I like being a bit childish with someone, it makes talking easier.
b What's your game?
b Air hockey or dance machine?
b What would you go for first?
=would you do an escape room with me / are you good in escape rooms / are you good at escape rooms / is an escape room a good date
c I'd do it, calm head, good with padlocks.
c I'd love to, I stay calm and I listen.
c Yes, I'd love to see how your mind works.
p They'd lock me in and I'd find the light switch heroic.
p The same key eleven times, with new hope, that's my method.
p We'd be out in an hour, or they'd free us out of pity.
i An hour with no phones and one puzzle, I might not hurry to get out.
i Seeing how someone thinks against a clock is better than any interview.
i A locked room shows who stays calm and who starts laughing.
b Are you the leader or the finder?
b What would you be best at in there?
b Are you the one who finds the clues?
=paintball or laser tag / would you do paintball with me
c Laser tag, less pain, more drama.
p I'd hide well and be found by my giggling.
i On your team, I'd much rather have your back than face you.
b Would you shoot me first?
=would you try axe throwing / axe throwing fun or scary
c Fun, I'd stand well back and cheer for you.
p The wall beside the target would be in trouble.
i It's oddly calming, you breathe out and let go.
b Got anything to get out of your system?
=do you like theme parks / roller coasters yes or no
c Yes, front row, arms up.
p I scream, then look at the photo and scream again.
i That slow climb at the start is the bit I like, everyone turns honest.
b What's the scariest one you've done?
=water park with me yes or no / do you love or hate water slides
c Love them, tallest one first.
p I'd go down backwards by accident.
i Grown people queueing barefoot and giggling, it heals something.
b Rubber ring for two?
=would you win me a teddy at the fair / funfair date yes or no
c I'd win it, however many hoops it takes.
p After thirty tries I'd just buy it off the man.
i A fair smells of sugar and being allowed out late, so yes.
b Big wheel or dodgems?
=art gallery date yes or no / do you pretend to understand modern art
c Yes, and I'd pick a favourite in each room.
p I tilt my head and say it's about loneliness.
i Ask what someone sees before reading the label, that's my favourite game there.
b What would you hang at home?
=would you do a pottery class with me / paint and sip yes or no
c I'd do it, sleeves up, and you'd get the vase.
p My bowl would be called a plate in the end.
i Making something ugly together is closer than buying something fine.
b Mug, bowl or something nobody can name?
=do you like flea markets / car boot sale or antiques market with me
c Yes, early, coffee in hand, cash in pocket.
p I'd go for a chair and come back with a stuffed owl.
i Every object there belonged to someone's ordinary day, I like that.
b What do you always look for?
=bookshop date yes or no / what would we do in a bookshop
c Yes, we'd each choose one for the other.
p I'd lose you in crafts and find you in crime.
i A shelf someone stops at says more than a profile.
b Which shelf do you always drift to?
=brunch yes or no / are you a brunch person or is it overpriced eggs
c Yes, slow coffee, crispy potatoes, no clock.
p They're overpriced eggs and I order them each time.
i The best dates might be at eleven in the morning with nothing to prove.
b Sweet brunch or savoury?
=wine tasting or brewery tour / would you do a wine tasting with me
c Wine tasting, on a hillside, late afternoon.
p I'd swirl, sniff and say it tastes of grapes.
i What I like is someone telling you about soil with shining eyes.
b Red, white or bubbles?
=would you do a spa day / are men allowed to like spa days
c Yes, sauna, robe, silence, I'm all in.
p I'd wear the robe home if they let me.
i Two hours of nobody needing anything from you is a kind of luxury.
b Massage or sauna?
=would you take me to a match / do you go to games live / i've never been to a football game would you take me
c I'd take you, scarf, pie and all the songs.
c I'd love to, scarf, pie and the good seats.
p Count on me to explain the rules slightly wrong.
p You'd learn four songs, and none fit for church.
i Even if you don't care who wins, the roar gets into your bones.
i The game matters less than forty thousand people breathing in at once.
b Which sport would you watch live?
b Which would you want to see first?
=would you go to a casino with me / do you gamble
c A fixed twenty, one hour, then dinner.
p I'd put it all on red and blush the same colour.
i Not my thing, I like games where the skill is reading people.
b What number would you bet on?
=silent disco yes or no / have you done a silent disco
c Yes, and I'd find out which channel you're on.
p Take the headphones off once and you'll never stop laughing.
i A room dancing to three different songs is like any party, only honest.
b Would you be on the nineties channel?
=drag bingo or a drag show yes or no / would you come to a drag show with me
c I'd come, and I'd tip well.
p They'd pick on me first and they'd be right to.
i Anyone who walks on stage that fearless has my full admiration.
b Would you volunteer me?
=where do you end up at house parties / kitchen or dance floor at a house party
c Kitchen, that's where the good talk is.
p Near the crisps, with the cat or the baby.
i On the stairs, with one person, for hours.
b Which room do you end up in?
=do you like hosting / would you host a dinner or a party
c I like it, big pot, long table, everyone welcome.
p My guests eat at nine because I thought rice takes ten minutes.
i Seeing friends from different corners like each other is my favourite part.
b What's your best hosting dish?
=board game cafe with me yes or no / are you a sore loser at board games
c Yes, and I lose with grace after one deep sigh.
p I read the rules aloud and we all forget them at once.
i Games bring out the nine year old, I'd like to meet yours.
b What's your game, strategy or luck?
=where would you take me for a day trip / day trip tomorrow where are we going
c The coast, early train, fish and chips, back by dark.
p Any town with a silly name, just for the sign.
i Some place an hour away that everyone means to see and never does.
b Sea, town or forest?
=would you do a ghost tour / haunted walk at night yes or no
c I'd do it, and you could hold my arm.
p Count me in, very brave and very close to the guide.
i Ghosts I doubt, but old streets at night do have a memory.
b Do you believe in ghosts?
=castles and stately homes yes or no / would you look round a castle with me
c Yes, up the tower first, cake after.
p I'd choose my bedroom and complain about the heating.
i The servants' kitchens are better than the ballrooms, that's where the life was.
b Which room would be yours?
=trampoline park or go karting / go karts or trampolines for a date
c Karting, and I'd give you a fair start.
p Either, until my back sends a letter of complaint.
i Whichever makes us forget to look cool sooner, so trampolines.
b Would you let me win?
=would you do shisha or a lounge night / shisha lounge or quiet bar
c Quiet bar, I want a clear head and your full voice.
p A lounge is fine, I'd cough once and stick to the mint tea.
i Mint tea, cushions and no closing time, that's my kind of slow.
b What flavour would you choose?
=suya run at midnight yes or no / would you drive out for suya at night
c Yes, extra onions, extra pepper, no sharing excuses.
p I'd drive out in slippers and cry at the pepper.
i Food by the roadside at midnight has the best conversations in the city.
b Beef or chicken suya?
=late night chai run with me yes or no / would you go out for chai at 1am
c Yes, two cuttings and a seat on the bonnet.
p For chai I'd come in pyjamas and a jacket.
i At one in the morning a tea stall is the friendliest place on earth.
b Bun maska with it?
=sunday roast at the pub yes or no / do you do a pub roast on sundays
c Yes, beef, extra gravy, long walk after.
p If the Yorkshire is bigger than my head, I'm happy.
i It's the last slow hour before Monday, I like to guard it.
b Beef, chicken or veggie?
=do you love a beer garden / first beer garden day of the year are you there
c I'm there, wooden bench, sun on my face.
p Someone has to hold the table with three coats, and I'm that someone.
i A whole afternoon can pass on one bench, that's the beauty of it.
b What are you drinking in the sun?
=how long does it take you to get ready for a night out / what do you wear on a night out
c Ten minutes, dark shirt, clean shoes.
p Five to dress and fifteen to find the other shoe.
i I like the getting ready, music on, door open, almost there.
b Are you quick or is getting ready half the party?
=are you good at getting served at a busy bar / how do you get the bartenders attention
c Eye contact, a smile, and my turn comes.
p I stand there with a card in my hand like a lost tourist.
i Patience and knowing your order, they remember the nice ones.
b Would you get served before me?
=are you spontaneous on a weeknight / would you go out on a random tuesday
c Yes, Tuesdays have the best tables.
p I'd go for one and sleep through Wednesday.
i An evening nobody expected anything of is often the good one.
b What would tempt you out tonight?
=would you get in a photo booth with me / photo booth pics yes or no
c Yes, four poses, you keep the first strip.
p I blink in all four, it's a gift.
i The third photo is always the true one, nobody's ready for it.
b Silly faces or sweet ones?
=would you mind if i danced with other people / do you get jealous on a night out
c Not at all, dance with everyone and come back to me.
p Dance away, I'd hold your bag and cheer like a proud uncle.
i Seeing someone I fancy having a great time is a good sight.
b Are you the jealous type?
=planetarium or science museum date / planetarium yes or no
c Yes, seats right back, mouth open.
p I'd fall asleep among the planets and wake up wiser.
i Sitting in the dark being told how small we are feels strangely good.
b Would you go to space if you could?
=boat party yes or no / would you go on a party boat with me
c Yes, sunset one, shoes off, dancing on deck.
p I'm in, though there's no sneaking home early.
i Music on water sounds different, and nobody can leave, so people mingle.
b Deck or dance floor?
`;
