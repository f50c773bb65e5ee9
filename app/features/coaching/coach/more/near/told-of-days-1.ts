/** Told of her day and her home, part 1. Form: near-entries.ts. */
export const NEAR_TOLD_OF_DAYS_1 = `
=train was late again so i walked into work half an hour after everyone / signal failure this morning, whole office was already in the meeting when i got there / late for work because of the trains, third time this week
c You left on time and the train didn't, so being late is not on you.
p The train and I have one thing in common, neither of us runs well before nine.
i Arriving late, you walk into a day that everyone else is already halfway through.
b Did your boss take it well?
=stood the whole way home with my face in someone's armpit / bus was so packed i couldn't even lift my arm to hold the rail / squashed on the metro like a sardine for forty minutes
c Paying good money to be squashed upright all the way is plain robbery.
p By the third stop I'd have been technically engaged to the person next to me.
i You learn a lot about strangers when you're packed that close with nowhere to look.
b How many stops do you have to survive?
=missed my bus by literally two seconds, he saw me running / ran for the train and the doors closed right in my face / watched the bus pull away while i waved at it
c Closing the doors on a running woman takes a heart of stone.
p I'd have kept jogging past the stop as if a run was the plan all along.
i Imagine where the day might have gone if you'd been two seconds quicker.
b How long until the next one came?
=fell asleep on the train and woke up at the last stop / nodded off on the bus and went way past my house / slept through my stop again, had to come all the way back
c If you slept past your stop, you clearly needed the rest more than the timetable did.
p Sleeping to the end of the line is how I would see most of the country.
i Waking up at a stop you never meant to see sounds like the first page of a novel.
b How far past home did you end up?
=two hours in traffic and i have moved maybe one kilometre / stuck on the bridge again, nothing is moving / this go slow will finish me, been in the car since five
c Hours of your life in a queue of engines, no wonder you're fed up.
p Snails are overtaking you and being quite rude about it.
i All those cars, and every single driver is thinking about their own kitchen right now.
b What are you listening to in there?
=car wouldn't start this morning, dead battery / turned the key and nothing, car is completely dead / my car died in the driveway just when i needed it
c A car that won't start has a gift for choosing the worst morning of the week.
p Lifting the bonnet of a dead car, staring wisely and learning nothing is the usual male contribution.
i We trust our cars with everything and then one silent click rearranges the whole day.
b Did you find someone to jump start it?
=got a flat tyre on the way to work / tire blew on the highway and i had to pull over / drove over a nail, tyre completely gone
c A burst tyre is scary for a second and annoying for hours, glad you got off the road safely.
p Somewhere there's one nail feeling very pleased with itself today.
i Standing beside a stopped car, you suddenly notice how fast everyone else is going.
b Did you change the wheel yourself?
=got a parking ticket for being four minutes over / came back to the car and there's a fine on the windscreen / traffic warden got me while i was literally paying
c A fine for a few minutes is petty and I'm cross for you.
p Wardens must sleep hanging upside down and wake at the smell of an expired meter.
i I'd love to sit down with a parking warden and hear what a good day looks like.
b Are you going to fight it?
=drove round for forty minutes looking for a parking space / there's never anywhere to park on my street / gave up on parking and went back home
c Circling for a parking space is the most joyless sort of driving there is.
p After the fourth lap with nowhere to park you should have been given a trophy and a pit crew.
i Parking turns people into hunters, the way you follow anyone walking with car keys.
b Did you end up parking miles away?
=someone scratched my car and just drove off / came out of the shop to a massive dent in my door, no note / somebody hit my parked car and left
c Denting a car and leaving without a note is cowardly, simple as that.
p A note with one sad drawn face would have cost them nothing.
i I always wonder what the person who drove off told themselves on the way home.
b Were there any cameras nearby?
=picked up my new car today, i'm so happy / finally bought my first car / got the keys to my little second hand car this morning
c New keys in your hand, that's a proper moment and I'm happy for you.
p The first week you park it three spaces away from all other living things.
i A car of your own makes the map look bigger all at once.
b Where will the first real drive go?
=passed my driving test today on the third try / i finally have my license, i passed / passed my driving exam this morning and cried
c Passing your driving test is brilliant, and you earned every metre of that road.
p Roundabouts everywhere have been warned of a new driver and are getting ready for you.
i Now that you've passed, a free afternoon can end up almost anywhere.
b Who did you tell first?
=failed my driving test for the second time / examiner failed me for one stupid roundabout / didn't pass my driving test again today
c One bad drive with a clipboard in the car proves very little, you'll get it.
p I would stall just from the sound of the examiner's pen.
i Being watched makes even walking feel difficult, let alone steering.
b Have you booked the next attempt?
=learning to drive at 38 and it's terrifying / finally taking driving lessons, stalled six times today / had my first driving lesson and my hands were shaking
c Learning to drive as an adult takes nerve, because you know exactly what can go wrong.
p My sympathy to the clutch, which is having its own learning experience.
i It's rare to be a complete beginner again, and it wakes up parts of the brain that had gone quiet.
b Is your instructor the calm sort?
=took my car for a service and they want 900 for repairs / car failed its mot and the bill is huge / mechanic called and it's going to cost more than the car is worth
c A garage bill like that can knock the whole month sideways, I'm sorry.
p Mechanics do that slow breath in through the teeth and you hear your savings leave.
i Cars seem to wait until you've nearly saved for something nice.
b Will you fix it or let it go?
=my car is in the garage so i'm on buses all week / no car till thursday, public transport it is / had to take the bus for the first time in years
c A week without your own wheels makes every errand twice as long.
p Give it a few days and the driver will be asking after your mother.
i From a bus window you see your own town as if somebody else lived there.
b What's the strangest thing you've seen on board so far?
=my uber driver told me his whole divorce / cab driver talked the entire ride, i know everything about his kids now / taxi driver gave me life advice for thirty minutes
c You must have a kind face, because drivers don't open up like that to just anyone.
p For that much listening the driver should have paid you the fare.
i The back seat of a taxi is one of the last places people confess.
b Was any of that wisdom worth keeping?
=three drivers cancelled on me in a row / every auto refused to go my way tonight / my ride got cancelled twice while i stood in the rain
c Being left at the kerb by driver after driver would test a saint.
p After that many cancelled rides I'd start taking it as a comment on my personality.
i You find out how patient you really are watching your driver turn the other way on a tiny map.
b How did you get home in the end?
=i love long train journeys, just staring out the window / spent five hours on a train today and honestly loved it / window seat, headphones and fields going by, my favourite thing
c A window seat and a long way to go is my idea of luxury too.
p Four books packed and not a page read, because there were cows.
i On a train you get to peek into a thousand back gardens and guess at the lives.
b Which line has the best view?
=i cycle to work every day even in winter / biked to the office this morning, legs are dead / started cycling to work last month and i feel great
c Cycling in on your own two wheels beats any engine, I admire it.
p One hill and I'd be pushing the bike and pretending to enjoy the flowers.
i A city smells and sounds completely different to anyone who cycles through it.
b How long is your ride each way?
=i walk to work, it takes me about forty minutes / walked home from the office through the park today / i'd rather walk an hour than take the bus
c Walking there and back is the healthiest commute going, and the sanest too.
p At my pace the snails would be offering helpful tips on technique.
i Some of the best thinking happens at walking speed, somewhere between two front doors.
b Do you go with music or without?
=!someone drove into the back of me this morning, i'm still shaking / had a car accident yesterday, i'm ok but the car isn't / got hit at a junction, everyone's fine but i can't stop thinking about it
c I'm so relieved you're all right, a crash shakes you long after the cars have stopped.
p The car can be somebody else's worry today, you just rest and be looked after.
i It keeps replaying for a while after a shock like that, and you don't have to be brave about it.
b Is anyone with you right now?
=they towed my car while i was at the dentist / came outside and my car was gone, towed / had to pay a fortune to get my car back from the pound
c Finding an empty space where your car used to be is a horrible moment.
p My first theory would be that I'd forgotten how streets work.
i For one second your mind invents every explanation except the tow truck.
b Did you get it back all right?
=locked my keys inside the car in the supermarket car park / keys are in the car, car is locked, i'm outside / i locked myself out of my own car with the engine running
c Staring at your own keys through the glass is a very special kind of frustration.
p The car has finally got what it wanted, some time alone.
i One pane of glass, and everything you need is on the other side of it.
b Who came to the rescue?
=strike today so no trains at all, i walked two hours / no metro because of the strike and the whole city is a mess / bus drivers on strike, had to cancel everything
c Strikes land on whoever simply has to get somewhere, and today that was you.
p On days like these everybody becomes an expert in walking distances by lunchtime.
i A city without its trains shows you how far apart everything really is.
b Is it running again tomorrow?
=my commute is an hour and a half each way / i spend three hours a day on the road just getting to work / i leave the house at six to be at work for eight
c Those hours on the road are a second job, and nobody pays you for it.
p With that much travelling you should be collecting passport stamps.
i All that time in between home and work must have made you very good company for yourself.
b What gets you through the ride?
=work from home now so my commute is nine steps / best thing about my job is no commute / i haven't been on a rush hour train in two years, working from home
c No commute is a pay rise in everything but name, hold on to it.
p The only jam on your route is the one near the toaster.
i Without the journey home, you must have had to invent your own way of ending the day.
b Do you miss anything about the office?
=someone parked in my spot again / there's a strange car in my space and i pay for that space / neighbour keeps stealing my parking place
c Coming home to a stranger's car parked in your space is infuriating.
p A firmly worded note on a wrongly parked bumper is the scariest weapon I know.
i Nothing brings out the ancient tribe in people like a painted parking space.
b Do you know whose car it is?
=got a whole row to myself on the train / got a seat on the tube at rush hour, what is happening / bus was empty this morning, just me and the driver
c An empty seat like that is pure good fortune and you should enjoy every inch.
p A seat and such freedom would go straight to my head, window, aisle, window again.
i It feels as though the whole city had decided to be kind and saved you a seat.
b Did you stretch out and make the most of it?
=left my umbrella on the bus, fourth one this year / forgot my bag on the train with my lunch in it / i leave something on public transport every week
c Leaving things on a bus or train happens to people with busy heads, don't be hard on yourself.
p The lost property office must have a shelf for all you've forgotten, with your name on it.
i Somewhere a stranger is being kept dry or fed by what you left behind, which is rather sweet.
b Any chance of getting it back?
=left my phone in a taxi and the driver came back with it / cab driver drove all the way back to return my bag / lost my phone in an uber and the guy brought it to my door
c A driver who turns round to bring your things back restores my faith for the month.
p A cab driver like that should be carried through the streets with the meter switched off.
i What a driver does when no one is watching says everything, and this one moves me.
b Did the driver accept a tip?
=got caught speeding, have to do an awareness course / flashed by a speed camera on the way home / got a speeding fine for going 34 in a 30
c Annoying, but a speed camera catches nearly everyone sooner or later.
p The camera only wanted a nice picture of you concentrating.
i You never feel as if you're going fast until that little flash disagrees.
b How far over the limit was it?
=reversed into a bollard in front of everyone / i backed my car into a wall i see every single day / hit a pole in the parking lot, it didn't even move
c A crunch while reversing costs a little paint and some pride, both can be repaired.
p Poles do step out behind people, I'm convinced of it.
i Nothing in life is quite as loud as a small bump with witnesses.
b Is the damage bad?
=parallel parked first try with people watching / got into the tiniest parking space today and felt like a god / i'm weirdly good at parking and it's my best skill
c Sliding into a tight parking space in one go is real talent and I'd have applauded.
p In your place I would have sat in the parked car until everyone had fully appreciated it.
i A small perfect bit of parking gives you a straight back for the rest of the day.
b Did any of the onlookers react?
=ran out of petrol two streets from home / queued an hour for fuel and they ran out before my turn / fuel light has been on for three days and today it finally stopped
c Running out of fuel is rotten, more so when you were nearly there.
p Driving till the petrol is gone is optimism with wheels, and I rather admire it.
i The last mile before the fuel runs out has more suspense than most films.
b How did you get moving again?
=filling up my tank cost me 110 today / fuel price went up again, i can't anymore / petrol is so expensive i'm thinking of buying a horse
c Those fuel prices are daylight robbery and your anger is fair.
p With petrol that expensive I'd rather own a donkey and get to know its moods.
i Watching the price climb while you fill the tank must be the loneliest slot machine there is.
b Are you driving less because of it?
=guy on the train is having the loudest phone call ever / whole bus is listening to someone's breakup on speaker / sat in the quiet carriage next to a man doing business calls
c Broadcasting your private call to a full carriage should cost double fare.
p I'd be annoyed right up to the moment the story got good.
i You end up knowing a stranger's whole situation and they'll never learn you exist.
b What was the call about?
=a baby on the bus stared and smiled at me the whole way / toddler on the train gave me her biscuit / little kid waved at me from the car in front and made my day
c Winning over a tiny stranger on a journey is the finest compliment there is.
p Small children are harsh critics, so that counts as a five star review.
i Kids that small have no reason to pretend, so it lands straight in the heart.
b Did you pull faces back?
=!my bike got stolen outside work / someone cut the lock and took my bicycle / came down this morning and my scooter was gone from the yard / someone nicked my bicycle, only the lock was left / third bike stolen in two years, i give up
c I'm sorry, having it stolen means losing your freedom along with the wheels.
c Having your bike stolen is infuriating, it's your legs and your freedom they took.
p Whoever stole it left you the long walk home, and I wish I could have saved you that.
p May the thief enjoy a permanent headwind and one slow puncture a week.
i The empty space where your own thing stood before someone took it is a small violence.
i A bike that carried you all those miles isn't just metal, whatever the insurance calls it.
b Had you had it for long?
b Did you report it?
=!someone smashed my car window and took my bag / my car got broken into last night / found glass all over the seat this morning, they took everything
c I'm really sorry, a car break in makes you feel watched as well as robbed.
p Broken glass gets into every corner of a car and so does the upset, so go easy on yourself.
i Anything they took can be listed for the police, but there's no box for how it makes you feel.
b Did they take anything you can't replace?
=flight delayed five hours, i live at the airport now / sitting on the airport floor next to a charger, plane still not here / they keep pushing my flight back twenty minutes at a time
c Keeping people at the gate with tiny delays is cruel, tell us the truth and let us nap.
p By hour four I'd be giving guided tours of the departure hall.
i Airports are strange at that stage, nobody is really anywhere and everyone shares snacks.
b Is there decent food near your gate?
=got on the wrong train and ended up in another city / took the wrong bus and didn't notice for half an hour / sat proudly on a train going the exact opposite way
c Getting on the wrong train or bus is a pain, and you handled it better than I would.
p You were making excellent time, only in the opposite direction to anything useful.
i Somewhere around the third wrong stop there must have been a very quiet moment of truth.
b When did you realise?
=i do full concerts alone in my car / guy at the lights caught me singing my heart out / i sing so loud when i drive, windows up
c Singing at full volume behind the wheel is the best use of a car.
p The dashboard has heard my kind of high note in its nightmares.
i A car is the one room where people let out the voice they really have.
b What song were you in the middle of?
=driving on the motorway scares me to death / i hate driving at night in the rain / did my first long drive alone and was tense the entire way
c Being nervous about driving and going anyway is braver than feeling nothing.
p My knuckles would be so white on that drive they could work as headlights.
i After a tense drive, switching off the engine must be the sweetest silence.
b Does it get easier with company in the car?
=bus driver saw me running and waited for me / the driver let me on for free when my card didn't work / train guard held the door for me this morning
c Whoever bends the rules to let you on has made the whole morning kinder, bless them.
p That one gets my vote for mayor, no speech needed.
i Ten seconds of patience at the wheel or the door can lift an entire day.
b Did it save your morning?
=stuck behind a tractor for ten miles / followed a caravan at 20 all the way home / crawling behind a truck on a road with no overtaking
c Miles of crawling behind something slow is a proper test of character.
p Following anything that slowly is a parade, you just had the second float.
i Whoever you were stuck behind has no idea how famous they are.
b Did you get past in the end?
=my car has a name, she's called Doris / i talk to my car and pat the dashboard when we make it up a hill / i apologise to my car when i hit a pothole
c Being polite to your car is wise, machines like that run on affection.
p I'm told the exhaust note is how they say thank you.
i We give names to whatever has carried us through things, and that makes perfect sense.
b What sort of personality does it have?
=took a keke to work and he drove like he was in a film / jeepney ride home with music at full blast / on the back of a bike taxi holding on for dear life
c A ride like that wakes you up better than any coffee, glad you arrived in one piece.
p I'd be making heaven a new promise at each corner.
i Rides with a driver like that have a rhythm the proper roads never planned for.
b Do you do this every day?
=roadworks on every single street to my house / diversion sent me round the whole town today / they've dug up my road again, third time this year
c Digging up the same road again and again is a plan made by nobody who lives there.
p Those cones are breeding at night, I'm sure of it now.
i Detours do show you streets you'd otherwise have lived beside for years and never seen.
b Any sign of when they finish?
=!a man followed me off the bus last night and i was terrified / some guy on the train wouldn't leave me alone and nobody helped / got followed home from the station, i'm still shaken
c Nobody should have to ride home afraid, and I'm so sorry you were.
p You got yourself home safe and that took a clear head, rest now.
i Fear like that keeps ringing in your ears even behind a locked door, and it's no weakness.
b Do you feel safe where you are now?
=driving six hours to my sister's tomorrow, snacks are ready / big road trip in the morning, playlist done / long drive ahead this weekend, car is packed
c A long drive with the snacks already sorted is half a holiday, enjoy the road.
p Snacks for the whole route rarely make it past the first junction, be strong.
i Hours of open road tend to shake loose thoughts that never come up indoors.
b What's first on the playlist?
=washed my car and a bird got it within the hour / just cleaned the car and now it rains mud / spent sunday polishing the car and parked it under the wrong tree
c An afternoon of scrubbing ruined in seconds, that's properly unfair.
p Clean bonnets last about as long as New Year's resolutions.
i A clean car seems to send some signal to the sky that we can't hear.
b Will you wash it again or let nature win?
=satnav sent me down a farm track into a field / google maps took me to a dead end in the middle of nowhere / followed the gps and ended up at a river
c Blindly following the map is what everyone does, it's the satnav that should apologise.
p You have arrived, the satnav says, while a cow looks in at the window.
i Being sent wrong by a map is the only real exploring most of us still do.
b How did you find your way out?
=i ride a motorbike, have done since i was 19 / bought myself a scooter to get around the city / nothing makes me happier than a ride on my bike on a sunday
c A ride on two wheels down a clear road, I like your idea of freedom.
p I'd look like a nervous parcel riding along on the back.
i On a bike you're inside the weather and the smells, not watching them through a screen.
b What's the best road you've ridden?
=i take the ferry to work and it's the best part of my day / my tram goes along the sea, can't complain about the commute / the view from my train in the morning is unreal
c A commute with a view like that is worth more than a parking space and a bonus.
p Stepping off such a commute to answer emails indoors sounds frankly rude.
i I like the thought that you still notice the view, when so many people would have stopped looking.
b Which season is it at its finest?
=it hasn't stopped raining since monday / raining all day here, grey grey grey / rain rain and more rain, i've forgotten what dry feels like
c Days of solid rain wear a person down, you have my full sympathy.
p Ducks are leaving excellent reviews of your town.
i After enough grey days the light itself starts to feel like something you once dreamt.
b Are you hiding indoors or braving it?
=got absolutely soaked on the way home, no umbrella / sky opened the second i left the office, i'm dripping / my shoes are full of water, caught in the rain
c Straight into dry socks and something warm, being soaked like that calls for full comfort.
p The rain waited in the bushes until you were exactly halfway.
i Once you're properly soaked you may as well walk slowly and feel like a film.
b Are you warm and dry by now?
=it's 38 degrees and i'm melting / too hot to exist today, i'm lying on the kitchen tiles / heatwave here and no aircon, i'm soup
c Heat like this makes doing nothing the only sensible plan.
p In a heatwave I'd be sitting with my head in the fridge discussing life with the yoghurt.
i In that kind of heat a whole city slows down and starts to live at night.
b What's keeping you cool?
=too hot to sleep, i've been awake since two / tossed and turned all night in this heat / last night was so hot i slept on the balcony
c A night of no air and no sleep is miserable, be gentle with yourself today.
p Turning the pillow over for the cool side is the only exercise anyone gets in this weather.
i Stifling nights have their own sounds, all those open windows and everyone else awake too.
b Does it cool down at all before morning?
=it's snowing, first snow this year, i'm like a child / woke up to everything white / saw snow for the first time in my life today / it's snowing!! first snow this year / i've never seen snow before and i'm outside in my slippers
c First snow is pure magic and I'm glad it found you.
c The first snow makes a child out of everyone, and I hope you're out in it.
p Every sensible adult plan ends the minute those flakes start to settle.
p Slippers are exactly the right equipment for an emergency like that.
i That hush after snow makes even an ordinary street feel like a secret.
i Overnight everything goes quiet, as if the streets had been told a secret.
b Have you been out in it yet?
b Is there enough for a snowman?
=snowed in, can't even open the front door / roads are closed because of the snow so no work today / it took me an hour to dig the car out
c Being shut in by snow is nature ordering you to stay home with soup.
p The shovel and I would have a short, unhappy relationship.
i When the roads vanish, your whole world is suddenly one house and whatever's in the cupboard.
b Is there enough food in?
=the sun is finally out and i feel like a new person / first sunny day in weeks, everyone is smiling / sitting in the sun for the first time this year
c Sun after all that grey is medicine, stay out in it as long as you can.
p One sunny afternoon and the entire country eats its lunch on the grass.
i You can almost watch people unfold when the sun comes back.
b What's the first thing you did in it?
=it's dark at four already and i hate it / leave for work in the dark, come home in the dark / these short days are killing me
c Days this short and dark would drag anyone down, it's not just you.
p Once it's dark my whole being wants pyjamas and a lamp.
i Maybe the dark months are when people show each other their lit windows.
b What makes winter evenings bearable for you?
=so foggy this morning i couldn't see the house opposite / drove through thick fog all the way to work / whole city disappeared in the mist today
c Fog that thick is eerie and lovely in about equal parts.
p Perfect fog for losing a shoe or meeting a detective.
i When the far things disappear in fog, the few steps around you become very real.
b Did it ever clear?
=the wind took my bin and it's halfway down the street / so windy my umbrella turned inside out in front of everyone / nearly got blown over on the bridge today
c Wind that strong makes simply walking an achievement, well fought.
p The weather wanted your belongings and wasn't shy about it.
i A gale makes everyone look faintly heroic, leaning forward with their eyes narrowed.
b Did you lose anything for good?
=huge thunderstorm right now and i'm watching it from the window / i love storms, the louder the better / lightning all over the sky tonight, i turned the lights off to see it
c Watching a storm from somewhere dry is better than most television.
p Counting the seconds after each flash makes a very serious eight year old of me.
i The sky losing its temper puts all our own small noise into perspective.
b Can you see the whole sky from where you are?
=i'm scared of thunder, hiding under the blanket / storm outside and i can't calm down, i've always hated thunder / every time it bangs i jump, i'm a grown woman
c Thunder is loud enough to scare anything with ears, so stay under that blanket.
p A blanket has a perfect record against lightning, nobody can prove otherwise.
i Some fears are older than we are, and that rumble goes right down to them.
b Is the storm moving away yet?
=!typhoon is coming tonight and we've taped the windows / hurricane warning here, might have to evacuate / cyclone expected by morning, we're all a bit scared
c I'm thinking of you, with a storm that size coming you've every reason to be scared.
p May your windows hold, your roof be stubborn and your candles plentiful tonight.
i The scariest hours may be the ones before the storm, all that listening to the wind.
b Do you have people with you tonight?
=first rain of the monsoon and the smell is everything / it finally rained after months, whole street came out / that smell of rain on dry ground, i could cry
c The first rain after a long dry spell might be the best smell on earth.
p Any perfume maker who could bottle it would own a palace by now.
i A whole street waiting for the same cloud and then cheering, what a thing to share.
b Did you go and stand in it?
=pollen is killing me, haven't stopped sneezing since april / hay fever so bad i look like i've been crying / itchy eyes, runny nose, i love spring but it hates me
c Sneezing through the loveliest weeks of the year is a rotten deal.
p The trees are sending you love letters and they all go up your nose.
i Spring invites everybody out and then charges only a few of us for entry.
b Do the tablets help at all?
=fell asleep in the sun and now i'm a lobster / so sunburnt i can't wear a bra strap or lean on anything / one hour at the beach without cream and my back is on fire
c Ouch, sunburn turns even a cotton shirt into sandpaper, I feel for you.
p While you're this sunburnt, sleeping upright like a horse is your only option.
i The sun is the sweetest company and then sends you the bill at bedtime.
b Have you got something cool to put on it?
=my flat is so cold i'm wearing a coat indoors / heating broke and it's minus five outside / sitting here in two jumpers and a hat because the boiler is dead
c Being cold in your own home is grim, the boiler picked a cruel week.
p When it's that cold, full winter expedition gear on the sofa is a look I'd join in with.
i When the heating goes you find out which corner of a home really is the heart of it.
b When can someone come and fix it?
=dust everywhere, this harmattan is drying me out / air is so bad today you can't see the end of the road / smog is terrible, my throat hurts just from walking to the shop
c Air you can see is air nobody should have to breathe, I'm sorry it's that thick.
p Even the curtains must need a glass of water in all this dust.
i We only notice the air when it stops being invisible.
b Does it ease off soon?
=saw a double rainbow from the office window and everyone stopped working / the biggest rainbow over the motorway today / rainbow right over my house this morning, taking it as a sign
c A sky like that should stop all work by law, I'm glad you caught it.
p The pot of gold being at your end would explain your good mood.
i Everyone standing still for a bit of coloured light makes me fond of people.
b Did you get a picture of it?
=the sunset tonight was ridiculous, pink everywhere / walked home slowly because the sky was on fire / pulled over just to watch the sun go down
c Stopping for the evening sky is time well spent, good for you.
p The sky does all that for free and never even waits for applause.
i I like people who still let the day's end interrupt them.
b Do you have a favourite place to watch it from?
=slipped on the ice in front of a whole bus queue / the pavement is a skating rink, i fell twice / went down like a cartoon on my own front step this morning
c Slipping on ice is a nasty surprise, I hope only your pride got bruised.
p All that's left after a fall like that is to hold out for a score from the judges.
i In the middle of a fall there's one long calm second where you know exactly what's coming.
b Are you sore today?
=i love autumn, kicked leaves all the way to work / the leaves are turning and it's all orange here / autumn is my season, scarves and soup
c Autumn wins for me too, it has all the colour and none of the sweat.
p Any adult who walks round a pile of leaves has lost something important.
i It's the one season that makes things ending look generous.
b What's the first autumn thing you always do?
=saw the first daffodils today / cherry trees on my street just came out / everything is blossoming and i keep stopping to look up
c The first blossom lifts the whole street, and I'm happy you're looking up.
p My weather related grudges all expire at the first daffodils and cherry trees.
i All winter those blossoms were being prepared while we thought nothing was happening.
b Is spring your favourite time of year?
=sun, hail, rain and sun again, all before lunch / four seasons in one day here as usual / left home in sunglasses, came back in a raincoat
c No outfit on earth can handle four seasons that swap by the hour.
p Sun or rain, the forecast there is just a man shrugging.
i A sky that goes from sun to rain like that keeps you from getting attached to any plan.
b What's it doing at this minute?
=i hate winter, i hibernate until march / cold months make me so low, i'm a summer person / count me out of anything between november and spring
c Winter takes the wind out of plenty of people, so hibernate without guilt.
p Bears have the right idea, eat well and cancel everything.
i I suspect summer people carry the warm months about with them somehow.
b What's the first thing you do when spring arrives?
=i can't stand summer, too sweaty, give me jumpers / everyone loves the heat and i'm hiding in the shade / i count the days till it's cold again
c Cool air and a thick jumper over a sticky afternoon, I see the sense in it.
p The shade needs its defenders and you're doing fine work there.
i People who love the cold usually love being indoors with someone too, it goes together.
b Where do you hide on the hottest days?
=rainy sunday, not leaving the house, it's perfect / i love it when it rains and i've nowhere to be / rain on the roof, tea, blanket, bliss
c Rain outside and no plans is one of life's cheapest luxuries.
p Every drop on the window is a fresh excuse to stay exactly where you are.
i The sound makes a house feel smaller and safer, the way it did when we were little.
b Film, book or nap?
=clocks went back and my whole system is confused / lost an hour last night and i'm not over it / the clock change gets me every single year
c Messing with everyone's sleep twice a year is a daft idea and I'd scrap it.
p The oven clock will now be wrong until autumn out of pure principle.
i An hour simply vanishing, and we all agree to carry on as if time were normal.
b How long does it take you to adjust?
=!our street is flooded and water is at the door / the river came up and it's in my neighbour's house / we had to move everything upstairs, water's rising
c Water coming at your own door is a terrifying thing to watch, I'm so sorry.
p I hope every inch of it turns round and goes back where it came from.
i You can't reason with water or hurry it, and the waiting must be the hardest part.
b Are you all somewhere dry and safe?
=!bushfire smoke everywhere, we might have to leave / fires are close, sky is orange and ash on the car / packed a bag just in case the fire jumps the road
c That sounds truly frightening, and having a bag ready was the right thing to do.
p I'm wishing you rain, a change of wind and a very boring night.
i Choosing what goes in one bag must make everything very clear and very sad.
b How far away is it now?
=saw the northern lights last night from my garden / lay on the grass watching shooting stars / moon was enormous tonight, i just stood there in my slippers
c Standing out there under a night sky like that is worth every cold toe.
p The night put on its best show and didn't even charge for parking.
i Watching the sky that long must make the week's worries seem a very short way off the ground.
b Did you make a wish?
=scraped ice off the windscreen with a bank card again / car was frozen shut this morning, couldn't open the door / frost everywhere and my fingers still hurt
c Frozen fingers before breakfast is a poor start to anybody's day.
p Minus anything before breakfast should come with an apology from the sky.
i Frost is so pretty and so rude, it's hard to know what to feel about it.
b Have you thawed out yet?
=hung the washing out and it rained ten minutes later / all my sheets were dry and then the sky opened / ran outside in my socks to save the laundry and lost
c Laundry that was nearly dry getting soaked again is a small tragedy.
p A clothes line is the most reliable way to make it rain, farmers should know.
i Every woman on the street must have been running at the same moment, a whole hidden race.
b Is it all back in the machine now?
=planned a picnic all week and of course it's pouring / our beach day got rained off / barbecue moved to the living room because of the weather
c Rain on the one day you planned for is unkind, I'd sulk too.
p A blanket on the carpet counts as long as a fake ant is involved.
i Some of the best afternoons begin with a ruined plan and too much food indoors.
b What did you do with all the food?
=stood in the post office queue for an hour behind a man with forty parcels / one counter open and thirty people waiting / queued so long at the bank i made a friend
c An hour in a slow line is an hour owed back to you, with interest.
p Queues like that should serve tea at the halfway mark.
i You can tell a lot about people by how they stand in line when it stops moving.
b Did you reach the front in the end?
=ran errands all day and my feet are finished / post office, bank, pharmacy, market, i've been everywhere / did five errands in one lunch break
c Clearing that many errands in one go is a triumph, now sit down.
p My own record is one errand and a long rest.
i A day of small jobs never looks like much, yet a whole life leans on them.
b Which one was the biggest pain?
=went to ikea for one lamp and came out with a trolley full / popped into target for toothpaste and spent a hundred / i went in for milk and left with a plant, candles and no milk
c Popping in for a single thing is a noble lie we've all told ourselves.
p Those shops smell your resolve at the door and politely swap it for a full trolley.
i The thing you went in for and the things you left with, there's a small portrait in it.
b What's the silliest thing in the bag?
=my parcel says delivered and it's nowhere / they left my package with a neighbour that doesn't exist / courier threw it over the wrong fence again
c Delivered to whom, is what I'd like to know, you've every right to be cross.
p Your parcel is having a gap year and will write when it's ready.
i Some neighbour is looking at a box with your name on it this very minute.
b Was it something you needed soon?
=stuck at home all day because delivery is between 8 and 6 / waited in for the courier and he came in the two minutes i was in the shower / been waiting all day for a sofa, can't even go for milk
c Hours of waiting in for one knock isn't an appointment, it's house arrest.
p They sit round the corner until they hear the shower start.
i Listening for the doorbell all day makes every passing van sound like fate.
b Has it come yet?
=my parcel finally came and i ripped it open on the stairs / something i ordered weeks ago arrived today and i'd forgotten all about it / came home to three packages, best day
c A parcel on the doorstep is Christmas at any age, enjoy it.
p The past you who ordered it has excellent taste and very generous manners.
i Opening a package is one of the few surprises we arrange for ourselves.
b What was in it?
=found a real wool coat in a thrift store for six pounds / charity shop gave me the perfect dress today / second hand finds are my whole personality, got a lamp for a fiver
c Finding a treasure like that among the rails takes a good eye, well done.
p The walk to the till has to be very casual, in case they notice the price.
i Anything second hand comes with a life before you, and now you're its next chapter.
b What's your best find ever?
=got the boots i wanted at half price / waited three months for it to go on sale and today it did / 70 percent off, i nearly screamed in the shop
c Patience paid off and the price came to you, lovely bit of work.
p By my maths that sale has saved you enough to buy something else immediately.
i Getting it at the right price makes you like the thing twice as much.
b Have you worn or used it yet?
=bought another pair of shoes i really didn't need / i own nine black jackets and today i bought a tenth / i don't need another bag but it called to me
c Need is a poor reason to buy anything, wanting it is much more honest.
p The ones you own already will be told it's just visiting.
i Everybody has one thing they keep buying, as if looking for the perfect version of it.
b Where are you hiding it?
=ordered a waffle maker at 2am, no memory of it / i shop online when i can't sleep and regret it by breakfast / bought a kayak after two glasses of wine
c Late night shopping is how interesting houses get furnished, I approve.
p The you who orders things at that hour has plans and isn't taking questions.
i What we buy half asleep might be closer to the truth than our sensible lists.
b Are you keeping it or sending it back?
=spent my lunch break returning things / got a full refund without a receipt, felt like a lawyer / had to send back everything i ordered and print nine labels
c Sending things back properly takes discipline, most of us just own the mistake forever.
p My returns pile would become furniture before it saw a post office.
i Handing a wrong decision back over the counter lets you walk out lighter.
b Did they make a fuss about it?
=dress arrived and it looks nothing like the photo / ordered jeans online and they'd fit a child / what i ordered vs what came, i could cry with laughter
c Selling you one thing in the picture and posting another should be a crime.
p The model in the photo is obviously standing on a ladder in a wind tunnel.
i Between the photo and the parcel there's a whole department that lost its nerve.
b Can you return it for free?
=self checkout shouted at me in front of everyone / unexpected item in the bagging area, story of my life / the machine thought i was stealing a bread roll
c Being accused by a self checkout is a humiliation no honest shopper earned.
p One wrong move with a banana and the machine tells the entire shop.
i We bag the items ourselves now, and the checkout still makes us feel guilty.
b Did somebody come to set you free?
=groceries cost me 90 for basically nothing / price of tomatoes has gone mad, market money doesn't go anywhere now / i put the cheese back today, couldn't justify it
c It's not you, the prices really have lost their minds and it wears people out.
p Soon we'll be passing cheese down to our grandchildren.
i The small weekly sums show what's going on in a country better than the news.
b What have you stopped buying?
=went to the shop for onions and came back with everything except onions / drove all the way to the supermarket and forgot the one thing i needed / wrote a list and left it on the table
c Forgetting the single thing you went to the shop for is as human as it gets.
p Shopping lists are remarkably good at staying on kitchen tables.
i Brains forget the important thing first, as though it were the heaviest.
b Did you go back or cook without it?
=never go shopping hungry, i came home with four kinds of cheese / went to the supermarket starving and bought the whole bakery / i was hungry so my basket is basically a party now
c Shopping on an empty stomach makes the best cupboards, no regrets allowed.
p A hungry person in a bakery aisle is a force no budget can stop.
i Appetite picks a much jollier basket than common sense ever would.
b What's getting eaten first?
=got a whole chicken with a yellow sticker for one pound / i know exactly when they reduce the bread / found salmon marked down and felt like a queen
c Knowing when they reduce things is wisdom you can't get at university.
p I'd follow the person with the sticker gun at a respectful distance.
i There's a hidden society around the marked down shelf, with regulars, rules and rivalries.
b What's your proudest rescue from that shelf?
=went to the farmers market and spent too much on tomatoes / saturday morning at the market is my ritual, coffee and vegetables / bought eggs from the lady who knows each hen by name
c A slow morning at the market beats any shopping centre you could name.
p You go to market for carrots and leave with honey, bread and a new best friend.
i Eggs and vegetables taste of somebody when you've met the farmer who sold them.
b Which stall do you never walk past?
=bought myself flowers today just because / i always have tulips on the table, nobody else is going to buy them / treated myself to peonies on the way home
c Getting your own flowers is a fine habit and the table thanks you.
p Flowers give the vase something to do, poor thing was nearly retired.
i You notice what somebody loves by the flowers they put where only they will see them.
b Where did you put them?
=bought three more books and i have forty unread / i can't walk past a bookshop, i came out with a bag again / my shelves are full so the new books live on the floor
c A pile of unread books is a promise of good evenings, never a problem.
p Books on the floor are simply on a very low shelf.
i The unread ones say who you hope to be soon, I like that about them.
b Which one are you starting tonight?
=finally ordered a sofa after looking for six months / bought my first proper couch, no more futon / new sofa came today and i can't get up from it
c Taking your time over a sofa means you got the right one, sit and enjoy it.
p Getting up again was never part of the sofa's plan for you.
i So much of a life happens on that one piece of furniture, you chose the stage.
b What colour did you go for?
=new mattress and i've never slept so well in my life / spent my bonus on a mattress, i'm officially old / slept on my new bed last night and didn't want to leave it
c Good money spent, a proper bed pays you back every single night.
p Getting excited about pocket springs is the surest sign of wisdom I know.
i A third of life goes by lying down and almost nobody plans for it.
b Soft or firm?
=bought an air fryer and now i cook everything in it / got a coffee machine and i'm never leaving the house / my new vacuum is the love of my life
c A machine that makes the day easier is worth every bit of counter space.
p First week with a new gadget and nothing in the house is safe from it.
i One good appliance can make a whole home feel looked after.
b What's it best at?
=wandered round the mall for three hours and bought one coffee / window shopping is my therapy / i like walking through shops touching things i can't afford
c Wandering round the shops and buying next to nothing is a perfectly good afternoon.
p Touching a cashmere sleeve in a shop and walking on takes the discipline of a monk.
i Window shopping is a way of trying on other lives for a minute each.
b What would you have taken home if money didn't matter?
=i hate shopping, in and out in ten minutes / malls give me a headache, the lights and the music / i buy the same jeans in three colours so i never have to go back
c In, out and done is how shopping ought to be, you have it right.
p The exit is my favourite part of any mall as well.
i A shopper who knows precisely what she wants and walks straight to it is rarer than it sounds.
b What's the one shop you don't mind?
=tried on eleven pairs of jeans today and cried in the fitting room / no two shops have the same size, i'm three different sizes / changing room lights should be illegal
c If every shop calls you a different size, the fault is theirs and not yours.
p Those sizes are picked out of a hat by someone who hates trousers.
i A tiny room, a cruel lamp and a curtain that never closes, it's built to break people.
b Did you come home with a pair?
=looking for a present for my dad and he wants nothing / spent all day hunting a gift for my best friend / i'm so bad at presents, birthday is tomorrow and i've got nothing
c Taking this much trouble over a gift already shows how much you care.
p Socks are always the answer until the moment they open the socks.
i The right present says I've been paying attention, and that's why it's so hard to find.
b What's the person you're buying for really into?
=done all my christmas shopping and it's october / haven't bought one single christmas present yet, send help / christmas shopping in town today was a war zone
c Early or late, Christmas shopping is hard labour and you deserve a mince pie for it.
p Christmas shops turn every gentle soul into a rugby player with ribbons.
i You find out who's on your mind when you're picking presents for them one by one.
b Who's the hardest one on your list?
=paper bag split and my oranges rolled down the hill / bag broke in the middle of the street, eggs everywhere / dropped all my shopping crossing the road and a bus had to wait
c Groceries all over the road is awful, the whole street should have helped you chase them.
p Your groceries had been planning their escape since the till.
i For about a minute everyone on that street was part of the same small comedy.
b How much of it survived?
=got to the till with a full trolley and no wallet / realised my purse was at home after they'd scanned everything / left my card at home and had to put it all back
c That cold moment at the till without a card happens to the best of us.
p Patting every pocket twice for a wallet is the official dance of the checkout.
i A queue behind you and your purse at home, time has never moved slower.
b Did they keep the trolley for you?
=!stranger paid for my shopping when i was short and i cried in the car / a lady covered my bill today because she saw me counting coins / man behind me paid for my groceries and wouldn't take my number to pay back
c Paying for you was real kindness at a hard moment, and I'm so glad someone saw you.
p May that stranger find good luck in every coat pocket for years.
i Having your shopping paid for like that can undo you more than the trouble itself did.
b How are you feeling about it now?
=card got declined in front of a whole queue / my card didn't work for one coffee, i wanted to vanish / payment failed three times and everyone was looking at me
c A card machine refusing you in public is awkward and says nothing about you.
p Those card readers have the manners of a nightclub bouncer.
i No sound in the world is as loud as the little beep of a declined payment.
b Was it the bank or just the machine?
=bargained so hard at the market the man laughed and gave in / i can't haggle to save my life, i pay whatever they say / got the price down by half and then felt guilty
c A market without a bit of haggling is only a shop outdoors, the game is half the pleasure.
p I'd start at full price and somehow work my way up.
i Good bargaining is really two people deciding whether they like each other.
b What were you after?
=woman pushed in front of me and pretended she didn't see me / someone jumped the queue and i said nothing and now i'm furious / told a man to go to the back of the line and everyone clapped
c People who push in count on everyone else being polite, and it's maddening.
p The queue is the last sacred thing we've got, they'll answer for it in the next life.
i Five seconds in a line can show you someone's whole idea of other people.
b Do you usually speak up?
=five hours at the visa office and i was missing one photocopy / renewing my passport took the entire day / spent my day at the dmv with ticket number 318
c A whole day spent on an office counter and a form, I'm tired on your behalf.
p Passport or visa, they always need the one paper your ancestors forgot to keep.
i Offices like that run on a clock of their own, somewhere outside normal time.
b Is it finally sorted?
=on hold with the bank for fifty minutes and then it cut off / the hold music is living in my head now / talked to four different agents and explained it four times
c Keeping you on hold that long for nothing is shameful.
p By now you and that hold music should be on first name terms.
i While you hold they say your call matters, and after long enough it becomes almost philosophy.
b What are you trying to get fixed?
=!got scammed online, they took almost all my savings / someone pretended to be my bank and i fell for it / sent money for an apartment that doesn't exist
c Those people scam for a living, and all the shame belongs to them.
p Be as kind to yourself about this scam as you'd be to a friend it happened to.
i Losing the money is one thing, but the trust they took along with it hurts longer.
b Have you been able to talk to the bank?
=someone used my card to buy trainers in another country / bank blocked my card because of weird payments / woke up to fraud alerts, apparently i bought a tv
c A stranger spending on your card is a nasty way to start the day, glad it was spotted.
p Your card has been on a better holiday than either of us.
i Reading a list of payments by some other version of you must be eerie.
b Are they giving it all back?
=selling my old stuff online and people offer me two pounds / vinted buyer wants 40 photos and then disappears / is this available, yes, and then silence forever
c Buyers who ask everything and then vanish waste good people's evenings.
p Sell online and they will haggle for an hour over the price of a sandwich.
i A stranger somewhere will be very happy with your old stuff, if they ever commit.
b What are you trying to get rid of?
=took six bags to the charity shop and i feel ten kilos lighter / cleared out my wardrobe today, everything must go / finally donated my old clothes, even the ones from before
c Clearing out that many old clothes is a good day's work, I'm impressed.
p My wardrobe would be full of things I'd bought straight back at the charity shop.
i Every coat you donated was a small goodbye to who wore it.
b What was the hardest thing to give away?
=got the tickets, two hours in the online queue but i got them / managed to get concert tickets this morning, i'm shaking / front row seats, i screamed at work
c Getting those tickets after all that waiting is a real victory, I'm thrilled for you.
p A virtual queue is the only place I've any sympathy for a progress bar.
i The months of looking forward might be half of what you paid for.
b Who are you taking with you?
=number 48,000 in the queue and sold out when i got there / tickets gone in three minutes, i'm gutted / i had them in my basket and the site crashed
c So close to the tickets and then nothing, I'd be gutted too.
p The website had one job and an entire year to practise it.
i That basket with the seats in it was, for one minute, a whole evening already lived.
b Is there any chance of a second date?
=lost my purse today with everything in it / can't find my wallet and i've looked everywhere / left my bag in a shop and it was gone when i ran back
c Losing your cards and keys in one go is a horrid day, I'm sorry.
p May whoever finds what you lost be a nosy grandmother with strong morals.
i You don't feel how much of life is carried in one small purse or bag until it's gone.
b When did you last have it?
=someone handed in my wallet with all the money still in it / a schoolboy ran after me with my purse / police rang, my bag was found and nothing's missing
c Your money back and nothing missing, now that's a person raised properly.
p I'd like whoever handed it in to run the country, or the lost property desk to begin with.
i Somebody found your things, held them a moment, had the choice, and chose you.
b Did you get to thank them?
=found a twenty in my old winter coat / picked up fifty euros on the pavement / forgot i had money in a savings jar, past me came through
c Found money spends better than any other kind, treat yourself.
p I'd spend it in my head three times before the next corner.
i Money nobody was counting on always feels bigger than the number on it.
b What will you blow it on?
=lost one of the earrings my grandmother gave me / my ring slipped off somewhere today and i can't stop looking / necklace broke on the way to work and i lost the pendant
c I'm sorry, losing it hurts, and it was never about the gold but who it came from.
p I hope what you lost turns up in some silly pocket when you've stopped looking.
i The hand keeps going to the place where it was, and there lies the sadness.
b Where have you looked so far?
=black friday crowds are insane, two women fought over a toaster / went to the sales and gave up after ten minutes / queued at five in the morning for a tv, never again
c Nothing in the sales is worth being trampled over, staying away is good sense.
p A cheap toaster or tv turns gentle grandmothers into gladiators.
i Hang up a red sale sign and it wakes something very old in any crowd.
b Did you come away with anything?
=wedding in two weeks and i've nothing to wear / tried twelve dresses for my cousin's wedding, hated all / looking for something to wear to a wedding that isn't beige
c Hunting for the right thing to wear to a wedding is a campaign, you'll find it.
p Men get to wear the one suit until it retires, it's hardly fair on you.
i The outfit you feel like yourself in is nearly always the one you danced best in.
b What sort of wedding is it?
=picked up my new glasses and i can see leaves on trees / first time in glasses today and the world has edges / chose new frames and now i'm not sure about them
c Seeing properly again must be a small wonder, and frames grow on you fast.
p Fair warning, you may now see how other people really dust.
i The world had all that detail waiting for you the whole time.
b What was the first thing that surprised you?
=spent my whole salary in the craft shop / i've enough yarn for three lifetimes and bought more / fabric shop got me again, i don't even have a sewing machine
c A craft stash like that is pure potential, and such a thing needs storage.
p Buying yarn or fabric and using it are two separate hobbies.
i In each of those pieces from the shop you've already seen something that doesn't exist yet.
b What are you planning to make?
=nothing makes me happier than new stationery / bought another notebook i'm too scared to write in / found the perfect pen today, that's my whole news
c A fresh notebook is hope with a spine, I understand it entirely.
p The first page must remain perfect until one of us is eighty.
i An empty page asks who you'd like to be when nobody is checking.
b What will you finally let yourself write in it?
=i live alone and bought 48 toilet rolls at costco / went to the wholesale place and now i own five kilos of rice / bulk buying got out of hand, i've mayonnaise until 2031
c Buying enough to survive a siege is a comfort, nothing to be ashamed of.
p If society falls, I know which bulk buyer's door I'm knocking on.
i Wholesale shelves at home must calm some very old part of us that remembers winters.
b Where on earth are you storing it all?
=asked for bananas and they sent me one single banana / online shop replaced my avocados with potatoes / they substituted my tampons with washing up liquid, sure
c Whoever picks the substitutes has a wild heart and no common sense.
p It takes real imagination to read what you asked for and send chaos.
i Living on whatever an online shop replaces things with could be a whole new adventure.
b What can you make with it?
=thought i ordered a rug and got a doormat / the lamp i bought online is the size of my thumb / didn't check the measurements and the wardrobe won't fit through the door
c Nobody checks the measurements, they should print a person next to it for scale.
p Everything online looks a sensible size when it's photographed in an empty room.
i The thing you thought you ordered was real enough, it just got lost between two numbers.
b Are you keeping it for the laugh?
=went to the pharmacy and it took an hour to find my prescription / chemist didn't have my tablets, third one today / the queue at the pharmacy was full of people coughing on me
c Waiting at a pharmacy for something you need is wearing, they should have had it ready.
p You go to the chemist for one packet and leave with three new germs for free.
i Everyone in a pharmacy queue has some private ache, and nobody says a thing about it.
b Did you get what you needed in the end?
=got my library card today and i'm stupidly excited / love that i can just walk out of the library with ten books for free / saturday at the library, carried home more than i can hold
c Free books and quiet rooms, the library may be the best idea we've had as a species.
p Walking out with an armful for nothing still feels like a very polite heist.
i I like how a library book comes with the ghosts of other readers in the margins.
b What's at the top of the stack?
=won 12 pounds on the lottery, retiring tomorrow / bought a scratch card and won another scratch card / i play the same numbers every week and today i got three of them
c A win is a win, and I'd celebrate every penny of it.
p Try not to let the winnings change you or your choice of biscuits.
i For the price of a lottery ticket you get a few days of imagining, that seems fair.
b What would you do with the big one?
=car boot sale at six this morning and i got a whole tea set / love digging through flea markets for old records / bought an old mirror at an antique market and carried it home on foot
c Getting up for old treasures at a market is passion, and it clearly pays.
p One person's clutter is somebody else's flea market adrenaline.
i Old objects keep quiet about where they've been, which is why we can't leave them alone.
b What did you pay for it?
=i'm doing a no spend month and it's day four and i've nearly cracked / deleted all my shopping apps, wish me luck / made a budget for the first time ever and i'm shocked at myself
c Putting yourself on a budget like this is a strong move, keep going.
p A few days without shopping and the scented candles start whispering your name.
i When you stop spending, you hear quite clearly what you were really hungry for.
b What are you saving for?
=sprayed nine perfumes at the counter and now i smell like a taxi / lady at the makeup counter did my face and i washed it off in the car / tried every hand cream in the shop, bought none
c Trying everything on a counter and buying nothing is your good right and a nice hour.
p Smelling like the whole shop, you'll be followed home by dogs purely out of confusion.
i Makeup and perfume let you be six different people between two escalators.
b Did any of them win you over?
=got stuck in the lift for forty minutes with my boss / elevator stopped between floors and i was alone with a pizza / lift broke down with five of us inside
c Being shut in a stopped lift is horrible enough, I'm glad you're out in the open again.
p By minute ten I'd be dividing up the snacks and appointing a leader.
i A small box and no way out, people tend to show you exactly who they are.
b How did they get you out?
`;
