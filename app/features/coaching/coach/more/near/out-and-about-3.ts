/** Asked of travel, seasons, animals and going out, part 3. Form: near-entries.ts. */
export const NEAR_OUT_AND_ABOUT_3 = `
=do you drive / have you got your licence
c Yes, and I'm happy to be the one at the wheel.
p I get where I'm going, with varying amounts of dignity.
i No, I like walking and trains, you see more of people that way.
b Do you like driving or being driven?
=are you a good driver / how would you rate your driving
c Calm, smooth and always on time, you'd fall asleep next to me.
p Excellent, until someone watches me park.
i You can judge it by how relaxed my passengers look.
b Would you dare rate your own?
=do you get road rage / are you calm when you drive / are you a calm driver
c Calm, nobody's worth spoiling a good song for.
c Calm, arriving two minutes later never hurt anyone.
c Calm, I'll get there five minutes later and happier.
p I say very polite things in a very tight voice.
p I'm polite outside and a whole opera within.
p I say terrible things very softly with the windows up.
i Someone who cuts in may be rushing to hospital, so I let them be.
i I tell myself they're rushing to someone they love, it nearly always works.
i Other people's hurry doesn't touch me much, I imagine they need the toilet.
b What makes you lose it in traffic?
b What makes you shout behind the wheel?
b Are you a patient driver?
=can i be your passenger princess / would you drive me everywhere
c Yes, feet up, snacks ready, you're in charge of the view.
p Granted, with full rights to the heated seat and the playlist.
i I'd like that, my best talks happen when both people face forward.
b What are your duties as princess?
=do you drive fast / are you a speeder or a grandpa on the road
c I keep to the limit, I'd rather arrive with you in one piece.
p Grandpa, with better music.
i The slower road usually has the nicer stops, so no rush from me.
b Does speed thrill you or scare you?
=can you parallel park / parallel parking in one go or five
c In one go, one hand, no sweat.
p One go if the street's empty, five if anybody's watching.
i The trick is going slowly and letting the queue behind you sigh.
b Are you better at it than you let on?
=manual or automatic / can you drive stick
c Manual, I like being part of the decision.
p Automatic, so one hand is free for the crisps.
i I like that you feel through your foot when the car is ready.
b What did you learn on?
=whats your dream car / what car would you buy if you won the lottery
c An old convertible, dark green, just for Sundays.
p One where every light on the dashboard is off.
i A plain old camper, because it comes with a whole way of living.
b What colour would yours be?
=does your car have a name / do people really name their cars
c No name, but I do pat the dashboard on steep hills.
p I'd name it Gary, because it sounds reliable and a bit tired.
i Anything you talk to in the cold morning ends up with a name.
b What would you call a red one?
=is your car clean or a mess / what would i find on your back seat
c Clean, you could get in with a white dress.
p The crumbs in any car of mine could feed a small bird family.
i A bit lived in, a car with no sand in it has had no fun.
b Tidy car or moving wardrobe for you?
=do you sing in the car / car karaoke yes or no / are you a loud singer when you drive
c Loudly, with harmonies nobody asked for.
c Full volume, windows up, no shame.
p At red lights I switch to pretending I'm on the phone.
p I do both parts of the duet, and one of them suffers.
i A car is the one stage where everyone's brave, so yes.
i Singing alone is where I find out what mood I'm really in.
b What's your big car song?
b What's your car song?
=who gets the aux in your car / does the driver pick the music
c Passenger picks, driver gets one veto.
p You can have it, and I'll drum on the wheel regardless.
i I'd hand it over, three songs tell me more than an hour of chat.
b What's the first song you'd put on?
=whats your road trip snack / petrol station snacks go
c Salted nuts, wine gums and a cold coffee.
p A sandwich I regret and crisps I don't.
i Fruit you peel for each other, messy but it slows the road down.
b Sweet or salty at the petrol station?
=would you go on a road trip with me / how long could we last in a car together
c Yes, a week, and we'd still be laughing on the way back.
p Until one of us says just one more castle.
i Comfortable silence comes at about hour three, I'd want to get there.
b Coast road or mountain road?
=can people eat in your car / do you let people eat in the car
c Sure, it's a car and not a museum.
p Yes, but chips come with a passenger tax of three.
i Fresh bread still warm from the shop deserves no rules.
b What's the worst thing to eat in a car?
=are you a backseat driver / do you press the imaginary brake when someone else drives
c No, if you're driving I trust you and look out of the window.
p My right foot brakes on its own, the rest of me is calm.
i Letting someone else drive is a small act of trust, and I enjoy it.
b Would you cope with me commenting?
=do you follow the sat nav or do you know better / google maps or gut feeling
c Maps for cities, gut feeling for anything with trees.
p I ignore it once, lose twenty minutes and apologise to the voice.
i The blue line gets you there, the wrong turn gets you the good village.
b Who's the better navigator, you or the phone?
=do you ask for directions / are you a man who refuses to ask the way
c I ask straight away, people like helping.
p After the third time past the same church, yes.
i Asking is how you end up hearing about the best bakery, so gladly.
b Do people ask you for directions a lot?
=do you let people merge / do you wave thank you to other drivers
c Always both, it costs a second and makes the day nicer.
p I wave at everyone, some of them are just scratching their ear.
i You can tell a lot from how a person acts inside two tons of metal.
b What's your driving pet hate?
=do you use your horn a lot / are you a honker
c Hardly ever, and only as a warning.
p One shy little beep, followed by an apologetic wave.
i Silence at a green light is patience, I count to three first.
b What deserves a proper honk?
=how do you survive the traffic here / what do you do when youre stuck in traffic / does traffic make you mad
c Windows up, long podcast, no anger.
c Good music, low expectations and leaving early.
p I watch other drivers dance and join in.
p I've grown as a person between two red lights.
i It's forced time with myself, some good decisions get made in there.
i Traffic is where I call the people I keep meaning to call.
b Longest you've ever been stuck?
b What's the longest you've ever been stuck?
=do you like driving at night / night drives yes or no
c Yes, empty roads and low music settle me completely.
p Until a rabbit appears and we both have a fright.
i The dark keeps the world small, just the car and whoever's in it.
b Along the coast or through the city lights?
=could you drive on the other side of the road / have you driven abroad
c I could, slow for an hour and then it clicks.
p Fine, except for turning on the wipers at each corner.
i Feeling like a beginner in something you know by heart is good fun.
b Would you hire a car or take the bus?
=would you drive an electric car / are you into electric cars
c Yes, quiet and quick suits me.
p Remembering to charge my phone is hard enough, a car would be a leap.
i I like that you hear the road again, the birds even.
b Petrol, electric or just your feet?
=whats your drive thru order / late night drive thru what do you get
c Cheeseburger, chips, vanilla shake, no changes.
p I rehearse it the whole queue and panic at the speaker.
i Whatever it is, it's best eaten in the car park with the radio on.
b Do you dip chips in your shake?
=do you drive till the petrol light comes on / do you let the tank run low
c Quarter tank and I fill up, I don't like drama at night.
p The light is a suggestion, and I've had some exciting hills.
i I like a full tank, it feels like I could go anywhere tonight.
b How far would you push it?
=have you ever had a speeding ticket / ever been pulled over
c Never, clean as a whistle and planning to stay that way.
p The speed camera and I both blink, that's all I'll say.
i I have, and it taught me that five minutes aren't worth it.
b Could you talk your way out of one?
=did you pass your driving test first time / how many times did you fail your test
c First time, with very sweaty hands.
p However many it took, the examiner and I parted friends.
i It took a bit longer, and I think late passers drive kinder.
b How did yours go?
=would you teach me to drive / are you patient enough to teach someone to drive
c Yes, an empty car park, no shouting, ice cream after.
p I'd be patient out loud and holding the door handle.
i Teaching someone is mostly believing them before they do.
b What scares you about driving?
=can you change a tyre / would you know what to do if the car broke down
c I can, sleeves up, twenty minutes, back on the road.
p Open the bonnet, look thoughtful, call someone, that's my method.
i Knowing who to call and staying cheerful while we wait is half the job.
b Could you change one?
=do you wash your own car / car wash or bucket and sponge
c Bucket and sponge, music on, Sunday morning.
p I trust the rain, it's free and it's regular.
i Sitting inside the big brushes still feels like being under the sea.
b Is a car wash relaxing or scary to you?
=heated seats yes or no / are heated seats life changing
c Yes, life changing, I'd sit in the drive for longer.
p First time I felt one I thought something had gone wrong.
i Small warm luxuries beat big cold ones, so yes.
b What setting are you, one or three?
=windows down or ac / do you drive with the windows down
c Windows down, arm out, music up.
p Down, until a wasp gets in and changes my mind.
i Smells are half of travelling, so I keep them open where there's pine or sea.
b Does wind in your hair bother you?
=would you hold my hand while driving / one hand on the wheel one in mine
c Yes, on every straight road.
p Gladly, though you'd get it back at roundabouts.
i Gestures nobody sees are the ones I like best.
b Does that make you melt or worry?
=would you ride a motorbike / would you get on the back of a motorbike
c I'd ride, slowly, on a warm evening, full gear.
p On the back, gripping so tight the rider would need a rest.
i The leaning into corners is what I'd want, you have to trust it.
b Front or back for you?
=okada or keke / could you ride an okada in traffic
c Keke, with the breeze and both knees intact.
p Okada, eyes closed, making promises to God.
i Whichever driver likes to talk, the conversation is worth the fare.
b How good are you at pricing the ride?
=auto or cab / do you bargain with auto drivers
c Auto, nothing beats open sides in the evening.
p I open with half and end up paying full with a smile.
i An auto in the rain with the flaps down is oddly romantic.
b Do you fight for the ten rupees?
=would you hire a scooter on holiday / scooter round an island with me
c Yes, you on the back, sea on the left.
p At the speed of a careful uncle, yes.
i An island only makes sense when you can stop wherever it smells good.
b Would you trust my driving or take the front?
=do you fall asleep in cars / what kind of passenger are you
c I stay awake and keep the driver company, that's the deal.
p Out cold by the first junction, mouth a little open.
i The one who reads out strange place names, somebody has to.
b What do you do when someone else drives?
=do you get car sick / travel sick or can you read in the car
c Never, I could read a novel on a mountain road.
p Fine in front, quiet and green in the back.
i A little, so I keep my eyes on the horizon and catch every view.
b Front seat out of need or out of status?
=long drive with no destination yes or no / do you go for drives just for fun
c Yes, pick a road and turn where it looks nice.
p As long as no destination includes food at some point.
i The drives that go nowhere are the ones where people say things.
b What would we listen to?
=do you open car doors for women / would you open my car door
c Yes, always, it takes three seconds and I like doing it.
p I would, and jog round the front trying to look natural.
i Manners like that are a way of saying I'm glad you came.
b Sweet or old fashioned to you?
=would you drive two hours for a date / how far would you travel to see someone
c Two hours is nothing for someone worth meeting.
p I'd drive three if there was cake at the end.
i The drive there, wondering how it'll go, is part of the pleasure.
b What's the furthest anyone should come for you?
=would you pick me up or do we meet there / meet at the place or collect me
c Whatever makes you comfortable, and I'm happy to collect you.
p Meet there, so I get to look up and see you walk in.
i First time meet, second time I'd come to your door.
b Which feels better to you?
=would you let me drive your car / do you let other people drive your car
c Yes, keys are yours, just adjust the seat.
p I'd hand them over with a brave face and a prayer.
i From the passenger seat I could finally look around, so gladly.
b Have you ever scratched someone's car?
=are you ok with roundabouts / roundabouts or traffic lights
c Roundabouts, everyone thinking and nobody waiting.
p I'd happily go round three times just to read the signs.
i They only work because strangers trust each other, which is sweet.
b What's your least favourite bit of driving?
=do you park far away and walk or circle for a spot / how long do you look for parking
c Far away, straight in, nice little walk.
p I circle hopefully, like a bird looking for its nest.
i Five extra minutes on foot gives us time to arrive in our heads.
b Do you have good parking luck?
=can you drive in snow / are you ok driving on ice
c Yes, slow, gentle, no sudden moves.
p I can scrape a windscreen with a bank card like an artist.
i Snow makes everyone humble on the road, it's a nicer world for a day.
b Would you go out or stay under the blanket?
=do you talk to uber drivers / do you chat in taxis or sit in silence
c I chat, they have the best stories in any city.
p Step one is asking if it's busy tonight, as the law requires.
i Ten minutes, two strangers, no consequences, people say real things.
b Are you a chatter or a headphones rider?
=do you sit in the front or the back of a cab / back seat in taxis always
c Back, behind the empty seat, with the window a bit open.
p In front if he starts talking, back if he starts singing.
i Front when I'm abroad, the driver is the first local you meet.
b What's your uber rating?
=would you walk me home / do you walk people to their door / will you walk me to my car after
c To the door, and I'd wait till the light's on.
c Yes, to wherever you feel comfortable saying good night.
p Yes, at the pace of someone who isn't done talking.
p Of course, the slow way round with a stop at every shop window.
i The walk home is often the best of the date, nobody's performing anymore.
i I'd walk you, the goodbye part deserves more than a street corner.
b Long way or short way?
b Do you like long goodbyes?
=trains or planes / would you take the train if its slower
c Trains, feet on the ground and a real window.
p For the sandwich trolley I'd add three hours.
i On a train you get to think all the way there.
b What do you do on a long train ride?
=would you take a sleeper train with me / night train yes or no
c Yes, top bunk's yours, breakfast in another country.
p I'm in, and I'd bump my head at every station.
i Falling asleep to wheels and waking to new hills is hard to beat.
b Top bunk or bottom bunk?
=how long is your commute / could you do a long commute / do you have far to go to work
c Short or nothing for me, I value the evening too much.
c Short, and I'd take less money to keep it that way.
p Long ones are fine as long as the seat and the book are good.
p Exactly long enough to regret not charging my headphones.
i I'd want it long enough for one chapter and no longer.
i A bit long, but that's my thinking time and I guard it.
b How do you get through yours?
b How long does yours take?
=top deck or bottom deck / front seat upstairs on the bus
c Top deck, front seat, like a captain.
p Upstairs, then I fall down the stairs at my stop.
i From up there you see into first floor windows, tiny lives everywhere.
b Do you race kids for that seat?
=do you sit in the quiet carriage / what do you do if someone is loud in the quiet coach
c Yes, and I'd smile and point at the sign.
p I'd sigh so gently that only I would know.
i A whole carriage agreeing to be quiet makes me fond of people.
b Would you say something?
=is it ok to eat on the train / smelly food on trains yes or no
c A sandwich yes, an egg curry no.
p I can't open crisps quietly, and I've tried every angle.
i On long trips food should be shared, in India they understand this.
b What's your train picnic?
=do you give up your seat / do you offer your seat to people on the bus
c Always, I'm up before they've looked round.
p Yes, then I act like I was getting off anyway.
i I like the tiny nod you get, it warms a grey morning.
b Has anyone offered you one too early?
=have you ever missed your stop / do you fall asleep on the bus
c Rarely, I've got a clock inside for it.
p Let's say I've seen some lovely neighbourhoods by accident.
i Missing it because of a good book is the only proper reason.
b Where did you wake up?
=do you run for the bus or wait for the next one / would you sprint for a train
c I run, arms and all, and I usually make it.
p Running is beneath me until the doors start beeping.
i Ten spare minutes nobody can blame you for, I take the next one.
b Do you hold doors for runners?
=have you ever been in a danfo or matatu / could you survive a danfo
c I'd be fine, hold tight, shout my stop early.
p My knees would need their own seat.
i Everything about a city is in there, the music, the jokes, the arguments.
b Who's louder, you or the conductor?
=do you people watch on the metro / what do you do on the underground
c I read, with one ear on other people's gossip.
p Stare at the adverts until I want a mattress.
i Guessing where everyone's going and giving them good evenings is my game.
b What do people guess about you?
=do you answer calls on the train / phone on speaker in public thoughts
c Speaker in public is a no, I'd step out or text.
p My ears want to leave, but my curiosity wants to hear the ending.
i I don't mind a call home in another language, it sounds like cooking.
b What's your public transport pet hate?
=lower berth or upper berth / side lower on the train yes or no
c Side lower, window to myself, chai at each stop.
p Upper, since nobody can ask me to swap with an uncle.
i Any seat where the strangers share their tiffin by evening.
b What food must be on that train?
=would you do a steam train day out / scenic railway date or boring
c Not boring at all, I'd book the one with afternoon tea.
p I'd hang out of the window and come back with black cheeks.
i Going slowly through lovely places on purpose sounds right to me.
b Tea and scones or a picnic on board?
=do you mind sitting backwards on the train / facing forward or backwards
c Forward, I like to see what's coming.
p Backwards is fine, as long as my coffee agrees.
i You see places for longer facing back, they leave you slowly.
b Table seat or just two together?
=do you stand on the right on escalators / do you walk up the escalator
c I walk up on the left, quick and polite.
p Standing still is my only chance to feel like a statue.
i Depends if there's someone next to me worth standing still for.
b Stairs or escalator when nobody's looking?
=ferry or plane to an island / do you like ferries
c Ferry, out on deck, wind in the face and chips in hand.
p Plane, if the waves look at me the wrong way that morning.
i An island should be approached slowly so you feel you've left.
b Would you stand at the front like in the film?
=can you row a boat / rowing boat on a lake with me yes or no
c Yes, you sit back and I'll row.
p We'd go in circles, but handsome circles on a nice lake.
i The middle of a lake is a great place to be slightly braver.
b Would you take one oar?
=do you get seasick / are you ok on boats
c Fine on boats, I'd be handing round biscuits in a storm.
p All good until someone cooks sausages below deck.
i The sea decides, and I like not being in charge for once.
b Sailing boat or big motor yacht?
=would you go sailing / could you live on a boat
c A week, yes, salt, sun and anchoring for lunch.
p I'd love it until the first time I hit my head on everything.
i Life in a small space would show what you can do without.
b What would you name your boat?
=hot air balloon yes or no / would you go up in a hot air balloon with me
c Yes, at dawn, with a flask.
p As long as nobody minds me sitting on the basket floor.
i Flying with no engine noise and no steering appeals to me.
b Would you look down or hold on?
=do you walk fast or slow / are you a fast walker
c Fast alone, slow with company.
p I overtake grandmothers and then wait at the same red light.
i When I like someone, my legs slow down before I notice.
b Do people have to jog to keep up with you?
=have you ever fancied a stranger on the train / do you believe in train crushes
c Yes, and next time I'd say hello.
p Of course, we'd be married by the third stop in my head.
i A glance you never follow up can stay with you for years.
b Would you want to be spoken to?
=are you always late or always early / do you blame traffic when youre late
c On time, I don't like making people wait.
p When I'm late, the bus has heard its name many times.
i Early with a book, the wait becomes part of the evening.
b How late is rude for you?
=can you ride a bike / do you cycle
c Yes, and I'd race you to the corner.
p Like a child on a summer evening, wobbly and delighted.
i I like how at bike speed you can still smell people's dinners.
b When did you last ride one?
=would you cycle to work / rain or shine on the bike / do you bike in
c Yes, sun only, I'm keen but I'm not mad.
c I would, it wakes you up better than any coffee.
p I'd arrive heroic and slightly damp.
p Downhill I'm a very committed cyclist.
i It wakes you up better than coffee and clears the evening on the way home.
i On a bike you notice the seasons, in a car you only notice the brakes.
b What would put you off?
b Would you brave it in the rain?
=do you wear a helmet / helmet on the bike or hair first
c Helmet, I'm fond of my brain.
p Yes, I look like a cheerful mushroom in it.
i I used to care how it looked, then I started caring about Monday.
b Is your helmet a plain one or a loud one?
=do you wear lycra / lycra on men yes or no
c No lycra, I cycle in what I'd wear to lunch.
p For the sake of public calm, no.
i If it makes a person happy at 40 kilometres an hour, let them shine.
b Would you judge me a little?
=would you ride a tandem with me / tandem bike cute or a disaster
c Cute, I'd steer and you'd pretend to pedal.
p A disaster for ten minutes and then the best thing ever.
i You'd know within a mile if two people listen to each other.
b Front or back seat?
=bike hire date yes or no / should we rent bikes one day
c Yes, along the water, with a stop for cake.
p I'd get the one with the basket and the sad bell.
i Riding side by side frees the talk, you don't have to hold eye contact.
b Cake stop halfway or at the end?
=can you fix a puncture / do you know how to repair a bike
c I can, spoons, patch, done.
p Give me an hour and I'd have black hands and possibly a spare screw.
i Fixing small things by hand is one of my favourite kinds of quiet.
b What can you fix?
=do you hate cycling uphill / hills on a bike yes or push
c I go up, sing at the top, fly down.
p Push, and say I'm admiring the hedges.
i The ride down is never as sweet if you took the lift.
b Would you wait for me at the top?
=would you use those electric scooters / e scooters fun or a menace
c Fun, on a wide path, one person each.
p On one of those I'd look like a tall child late for school.
i They turn a dull errand into a small ride, I see the appeal.
b Could you ride one in a dress?
=can you roller skate / would you go roller skating with me
c I'd go, knee pads, disco, the lot.
c In a second, big music and bad turns.
p Look for the one hugging the wall to the beat.
p I stop by hugging walls.
i Falling in public and laughing is a good way to get to know someone.
i I'd say yes to anything that makes two adults giggle like that.
b Quads or blades?
b Old school rink or the park?
=do you like hiking / is hiking fun or just walking with snacks
c I like it, the snacks are half of why.
p It's walking with a better excuse for cheese.
i After an hour uphill the chatter in my head goes quiet, that's why I go.
b How long is a good hike for you?
=would you do a hike as a date / hiking date or is that a red flag
c I'd do it, a short one with a lunch at the top.
p Yes, at a pace where I can still pretend to breathe.
i Side by side on a path people talk more freely than over a table.
b Flat and easy or steep with a view?
=what snacks do you bring on a walk / what goes in your hiking backpack
c Cheese rolls, apples and a bar of dark chocolate.
p Enough for a small army and eaten by the first bench.
i A flask of tea, because it turns any rock into a café.
b What's your summit snack?
=do you own hiking boots / proper walking boots or trainers
c Proper boots, dry feet make a nice person of me.
p I go in trainers and discover streams the wet way.
i Boots get better with every mile, I like things that do.
b What would you turn up in?
=do you really like long walks on the beach or is that just what people say / are long walks your thing
c I do, shoes in hand, an hour at least.
p Yes, mainly for the ice cream at the turning point.
i It's a cliché because water next to you makes talking easy.
b How long is a long walk for you?
=do you go for walks with no destination / do you walk to clear your head
c Most days, it sorts out nearly everything.
p I say ten minutes and come home with a pastry two hours later.
i My better ideas only come when my feet are moving.
b Morning walk or evening walk?
=woods or coast for a walk / forest or seaside walk
c Coast, big sky and chips after.
p Woods, so there's something to hide behind when I sing.
i The forest, because it smells like nobody is in a hurry.
b Where's your favourite walk?
=would you get lost in the woods / do you have a good sense of direction outdoors
c I'd find the way, uphill for a look, downhill for water.
p We'd boldly pass the same tree three times under my lead.
i With someone calm I'd quite like it, you see what the map leaves out.
b Would you panic or explore?
=do you like camping / tent person or no way
c I like it, two nights, dry weather, good coffee.
p Everything about it suits me except the sleeping part.
i Waking up with only a thin sheet between you and birdsong is worth the back.
b What would get you into a tent?
=camping or glamping / would you camp without electricity
c Glamping, I want the stars and a mattress.
p Camping until it rains, glamping by phone at midnight.
i A bare tent, because a simple meal tastes twice as good out there.
b What's the one comfort you'd need?
=could you put up a tent / can you pitch a tent without arguing
c Ten minutes, pegs straight, no arguing.
p There's always one pole left over, and I hide it.
i If two people can laugh through wet tent poles, they'll manage a lot.
b Would you read the instructions?
=could you go three days without a shower / festival camping no showers could you cope
c I could, with a river and a bar of soap.
p Day one rugged, day two fragrant, day three alone.
i Nobody minds when everyone smells of the same smoke.
b How many days before you'd beg for a shower?
=how do you like your marshmallows / campfire marshmallows burnt or golden
c Golden, turned slowly, never in the flame.
p On fire, blown out, eaten with a burnt tongue.
i Patience gives you gold, but a bit of black is where the taste is.
b What's your technique?
=campfire songs or ghost stories / what do you do round a campfire
c Songs, badly sung, from the heart.
p Ghost stories, then I'm the one who won't fetch wood.
i I mostly stare, a fire is the oldest film there is.
b Do you know a good scary one?
=would you go wild camping / camp on a hill with nobody around yes or no
c Yes, small tent, big silence.
p I'd say it was the wind about forty times.
i Sitting in the dark without needing anything feels rich to me.
b Would you sleep or listen to noises?
=can you make a fire without a lighter / can you start a campfire
c With matches, yes, every time, even in damp wood.
p I could rub sticks until someone brought a lighter.
i The secret is starting much smaller than you think, one tiny twig.
b Could you light one?
=would you survive in the wild / how long would you last in the wilderness
c A week, if there was water and someone to talk to.
p Until the first meal time, realistically.
i I'd last longer than I think, people usually do when they must.
b What useful skill would you bring?
=what would you do if we met a bear / would you protect me from a bear
c Stand in front of you, big arms, calm voice, slow steps back.
p I'd offer it my sandwich and my sincere respect.
i Whoever stays calm first helps the other one, I'd try to be that one.
b Fight, freeze or run?
=have you ever been fishing / is fishing boring or peaceful
c Peaceful, even with nothing on the hook.
p I'd name the fish and put it straight back.
i It's really an excuse to look at water for five hours.
b Could you sit still that long?
=would you go kayaking with me / kayak single or double
c Double, you set the rhythm in front.
p Single, so nobody else gets blamed when I end up in the reeds.
i From a kayak the world is at duck height, everything changes.
b Calm river or a bit of white water?
=can you paddleboard / would you try paddleboarding
c I'd try it, ten minutes kneeling and then up.
p My goal is to stay up for exactly one photo.
i Standing on water is a silly, lovely idea, I'm in.
b Would you fall in first or push me?
=have you tried climbing / would you go to a climbing wall with me
c I'd go, and I'd hold your rope with full attention.
p Up is fine, it's the letting go at the top I'd discuss.
i Holding somebody's rope is the quickest trust there is.
b Do you look down?
=are you scared of heights / are you ok with heights
c Fine with heights, I like an edge with a view.
p I'm brave with a railing and poetic without one.
i They make my knees soft, and I keep going up anyway for the view.
b How high have you been?
=would you do a bungee jump / bungee or zip line
c Zip line, fast and with the head up.
p I'd do it if someone kind pushed me mid sentence.
i It's the last second before the step that interests me most.
b Would you jump before me or after?
=would you jump out of a plane / have you done a skydive
c Yes, strapped to somebody calm.
p I'd do it, screaming politely the whole way down.
i The minute under the parachute, when it all goes quiet, would be my reason.
b Would you jump if I jumped?
=do you pick blackberries / have you ever gone foraging
c Every August if I can, one in the bowl, two in the mouth.
p Come with me and you'd get scratched arms and a tiny crumble.
i Food you find yourself tastes of the place, I like that.
b Would you trust me with mushrooms?
=do you like stargazing / would you go stargazing with me / would you lie on a blanket and look at stars with me
c I'd go, blanket, flask, no phone.
c I would, flask, blanket and no clever talk.
p My two constellations are yours whenever you want them.
p I'd point at a plane and name it Venus.
i It helps me, seeing how old that light is.
i Feeling small now and then is good for me, it sorts out my worries.
b Do you know any of the constellations?
b Have you ever seen a shooting star?
=did you see the meteor shower / would you get up at 3am for shooting stars
c I'd get up, thick socks and a deckchair.
p Three is fine if I don't have to speak till four.
i A show that's over before you can point, that's worth losing sleep for.
b Ever wished on one and got it?
=did you climb trees as a kid / could you still climb a tree
c I still could, and I'd help you up.
p Up yes, down with a ladder and a crowd.
i Everybody had one tree, and I bet you remember yours.
b What was your highest branch?
=whats your favourite tree / do you ever hug trees
c Oak, solid, patient, good shade.
p I'd hug one if nobody walked past, and maybe if they did.
i Birch trees, they look like they're telling each other something.
b Is there a tree you're fond of?
=do you walk barefoot on grass / barefoot in the park yes or no
c Yes, shoes off the first warm day.
p Until I meet a bee or something a dog left.
i It takes ten seconds and I feel about eight years old.
b Are you a barefoot person at home?
=do you go running outside / park run or treadmill
c Outside, rain included, a treadmill is a corridor.
p I jog to the bakery and walk back with evidence.
i Early streets belong to runners and milk vans, I like the club.
b Would you run with me or watch with coffee?
=frisbee in the park yes or no / what games do you play in the park
c Frisbee, long throws, lots of grass on the knees.
p Any game where I can dive for no good reason.
i Throwing something back and forth is a talk without words.
b Are you good at catching?
=can you skim stones / how many skips can you get skimming stones
c Five or six, with the right flat one.
p One skip, one plop, big celebration.
i Looking for the perfect stone is the part I could do for hours.
b How many skips can you manage?
=do you build sandcastles / would you build a sandcastle with me
c Yes, moat, towers and a proper bridge.
p Mine are more of a heap with ambition.
i There's freedom in building something the tide will have by six.
b Shells for windows or flags on top?
=do you collect shells or stones / do you bring home pebbles from the beach
c One good stone a trip, smooth and flat.
p My coat pockets are basically a coastline.
i I like giving them away, a stone says I thought of you here.
b What's the best thing you found on a beach?
=would you swim under a waterfall / waterfalls yes or no
c Straight under it, shouting.
p I'd go in to the ankles and call it a shower.
i Walking towards that sound through the trees is the best bit.
b Cold plunge or just photos?
=can you make a daisy chain / pick flowers in a meadow with me
c I can, and you'd have a crown by lunch.
p Mine fall apart at the third daisy, like my patience.
i An afternoon with nothing to show but a daisy chain is well spent.
b Did you make them as a kid?
=do you own wellies / are you ok with mud
c I'm fine with mud, it washes off and the day stays.
p Somebody has to lose a boot and stand on one leg, it'd be me.
i Nobody has ever looked back and wished they'd stayed cleaner.
b What colour are your wellies?
=hammock or deckchair / could you spend a whole day in a hammock
c Hammock, book on my chest, see you at dinner.
p I'd get in fine and need rescuing by tea.
i Doing nothing is easier when something is gently rocking you.
b Is there room for two?
=do you have green fingers / are you good with plants
c Yes, light, water and leaving them alone.
p I've got one green finger and nine that overwater.
i Noticing is the trick, plants tell you early if you look.
b What's thriving at yours?
=would your plants be alive or dead / do you kill houseplants
c Alive and smug about it, any plant with me gets a sunny spot.
p Let's say I give plants a short but loving life.
i The ones I neglect a bit seem happiest, I try not to take it personally.
b What was your saddest plant loss?
=whats your favourite flower / do guys have a favourite flower
c Peonies, big, messy and worth the wait.
p Sunflowers, tall and easily distracted by light.
i Wild poppies, because nobody planted them and they turned up anyway.
b What's yours, for future use?
=would you send me flowers / do you buy flowers for no reason
c Yes, on a Wednesday, for no reason at all.
p I'd walk through town with them, smiling like a film extra.
i The kind you'd pick on a walk, I like those more than the loud ones.
b Roses or something wilder?
=has a woman ever given you flowers / would you like to get flowers
c I'd love some, and I'd put them right in the middle of the table.
p First I'd blush, then I'd look for something to use as a vase.
i Men mostly get flowers when it's too late, so yes please, now.
b Which flowers would you choose for me?
=do you grow your own veg / would you grow your own food
c I'd love a few beds of tomatoes and beans.
p My courgettes would get out of hand and everyone would suffer.
i You taste the summer in it, and the patience too.
b Tomatoes, beans or strawberries for you?
=have you got herbs on your windowsill / can you keep supermarket basil alive
c Yes, cut it from the top and give it a bigger pot.
p Basil comes to me to say goodbye.
i Mint is the one for me, it forgives everything.
b Which herb goes in all your cooking?
=do you like mowing the lawn / who does the garden at yours
c I like it, straight lines and that smell.
p My way is to mow round the daisies and call it a design.
i A wild corner for bees and the rest short, that's my perfect lawn.
b Stripes or meadow?
=what would your dream garden look like / if you had a garden what would be in it
c A long table, an apple tree and lights above it.
p One small pond, with a frog who judges everyone.
i Somewhere at the far end there'd be a bench you can't see from the house.
b What's the first thing you'd plant?
=balcony garden yes or no / what would you put on a balcony
c Two chairs, a tomato plant and string lights.
p So many pots that I'd have to drink coffee standing.
i Jasmine, so every summer night comes in through the window.
b Sunny side or shade?
=would you have an allotment / allotment at your age or is that for pensioners
c I'd have one now, with a shed and a kettle.
p Carrots would get me there and the gossip would keep me.
i Swapping beans with old men over a fence seems a good life to me.
b What would you grow to swap?
=would you go to the botanical gardens with me / greenhouses and palm houses yes or no
c Yes, starting in the steamy palm house.
p I'd come out steamed like a dumpling, but yes.
i A jungle under glass in the middle of winter feels like cheating.
b Orchids or giant cacti?
=cactus or orchid / are you a succulents person
c Cactus, low fuss and strong character.
p An orchid would sense my fear.
i The plain green one in the corner of the shop, it'll thank me for years.
b What plant are you most like?
=fake plants yes or no / is it ok to have plastic plants
c No, I'd rather have one real one that's a bit wonky.
p Yes, because that's the only kind that can't be disappointed in me.
i Dried flowers are my middle way, they age with style.
b Could you tell from across a room?
=would you water my plants while im away / can i trust you with my plants
c You can, send me a list and they'll be greeted daily.
p I'd send you daily photos so you could check for signs of life.
i They'd get a bit of singing too, so they won't notice you're gone.
b Any difficult ones I should know about?
=roses or sunflowers / red roses romantic or boring
c Sunflowers, they come in like good news.
p Roses, though I'd choose yellow and have to explain it.
i Garden roses with a real smell, the shop ones forgot how.
b Which would make you smile more?
=are you scared of bees and wasps / what do you do when a wasp comes to the table
c Sit still, glass over, carry it off.
p I act calm and then leave with my whole plate.
i Bees get my full respect, wasps get my last bit of jam.
b Do you run or freeze?
=have you eaten mango straight from the tree / climb for mangoes or buy them
c Climb, it tastes better when you've risked something.
p I'd shake the branch and get hit by justice.
i Eaten over a sink or under the tree, never with a fork.
b What's the best mango in your book?
=shed or greenhouse / would you like a shed of your own
c Greenhouse, for tomatoes and quiet rainy hours.
p A shed, with a chair, a radio and no useful tools.
i Everybody needs one small room where nothing has to be finished.
b What would you do in yours?
=do you compost / are you good at recycling and composting
c Yes to both, it's easy and it feels right.
p I check the bin calendar like others check the football.
i Peelings turning into earth is the slowest magic I know.
b What's your small green habit?
=do you pick up litter on walks / does litter make you angry
c I pick some up, it's quicker than being cross.
p My pockets come home with other people's crisp packets.
i Leaving a place better than I found it is a rule I try to keep.
b Beach clean date, would you come?
`;
