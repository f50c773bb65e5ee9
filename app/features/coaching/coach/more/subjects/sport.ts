/** Sport and the outdoors. How a table of subjects is written: see subjects.ts. */
export const SPORT = String.raw`
= climbing: (?<!(?:social|ladder|corporate) )(?:rock[ -]?|ice[ -]?|indoor |sport |trad )?climb(?:s|er|ers|ing|ed)?(?! (?:roses?|plants?|the (?:career|corporate|property|ladder)))|boulder(?:s|er|ers|ing|ed)?(?!,? colorado)|belay\w*|crags?|via ferrata
n climbing
sc Climbing is one of the few hobbies where being stubborn and being gentle both help.
sc I like climbers. They cheer for strangers and they don't pretend it's easy.
sp Climbing shoes are sold a size too small, and nobody has called the police.
sp Only a climber can look at a garage wall and start planning a way up it.
si Climbers call a hard bit a problem and then go looking for more of them.
si A climb is impossible for three weeks and obvious the minute after you're up it.
qc Which climb are you trying to get even with at the moment?
qc Ropes and height, or boulders and a big mat?
qc What got you onto a wall the first time?
qp What's the silliest name of a route you've fallen off?
qp When an eight-year-old floats up the one you can't do, do you clap or go home?
qp Is there chalk on your bag, your phone, or by now on everything?
qi What does your head say at the move where you'd rather come down?
qi Do you climb to get to the top, or to stop thinking about anything else?
qi Has a wall ever taught you something you could use on the ground?
m Going back to the wall that threw you off last week takes a good kind of stubborn.
m You chose a hobby where falling off is most of the evening. You must be good at laughing at yourself.
m Working a climb out move by move, when most people would just pull harder: that's a patient mind.
m You let go with one hand and trust that someone's watching out for you. I find that brave.
f The climb that keeps throwing me off is ...
f What I mutter halfway up a wall is ...
f I'd hand someone my rope if they ...
o you on the wall seen from below, one arm reaching, taken by whoever's waiting for their turn

= hiking: (?<!(?:hate|hates|hating|dislike|can.t stand|not into|not a fan of|don.t do|don.t like|no) (?:the |to )?)(?:(?<!(?:price|rent|tax) )hik(?:e|es|er|ers|ing|ed)|hill[ -]?walk\w*|fell[ -]?walk\w*|(?:walks?|walking|wandering|wander|days?|weekends?|out) (?:in|up|through|on|over) (?:the )?(?:hills?|mountains?|moors?|fells?|dales|peaks?|peak district|lake district|lakes|highlands|alps|pyrenees|cairngorms|dolomites)|munros?|munro[ -]bagg\w+|wainwrights?|ramblers|rambling(?! (?:on|about))|(?<!star )trek(?:s|king|ked|kers?)?|mountains(?! (?:of|to climb))|the hills|backpacking in mountains(?! (?:of|to climb))|the hills|appalachian trail)
n hiking
sc A hike is the easiest place to talk properly, or to say nothing for an hour.
sc People are nicer on hills. Everyone says hello and means it.
sp Every hike has one person saying "nearly there" who has no idea.
sp On a steep hike I'd stop to admire the view a suspicious number of times.
si A squashed sandwich is a sad thing at a desk and a feast on top of a hill.
si The false summit is the rudest thing in nature, and hikers forgive it every time.
qc Which walk would you happily do again tomorrow?
qc What's always in your rucksack, apart from water?
qc Forest path, bare ridge or a trail along the coast?
qp Do you read the map, or follow whoever looks sure?
qp How do you feel about the field with the cows in it?
qp At what point on the way up does the good snack come out?
qi What do you think about in the third hour, when the talking stops?
qi Is there a view you've walked to that has stayed with you?
qi What's the first thing you notice when you come back down to traffic and phones?
m You'd rather earn a view than drive up to it. I think that's a lovely way to be.
m A free day, an early alarm and a hill. You don't wait for joy to come to the sofa.
m Hikers notice the weather, the light, the friend who's fallen behind. That's a good habit to have.
m You trust your own two feet to get you there and home again. There's a calm confidence in that.
f The walk I'd do again tomorrow is ...
f My rucksack is never without ...
f Halfway up a hill I'm the one who ...
o you on a path with a rucksack, turning round mid-laugh, mud up to your ankles

= camping: (?<!(?:hate|hates|hating|dislike|can.t stand|not into|not a fan of|don.t do|don.t like|no) (?:the |to )?)(?:(?:wild[ -]?|car[ -]?)?camping(?! (?:car|van))|camped|go camp|(?<!happy )campers?(?![ -]?van)|camp ?sites?|camp ?fires?|tents?(?! (?:dress|revival))|glamping|bivv?(?:y|ying|ies|i)|(?:sleep|sleeping|nights?) under (?:the |a )?(?:stars|canvas))
n camping
sc Tea off a camping stove at seven in the morning tastes better than it has any right to.
sc Two nights of camping and everyone's down to what matters: dry socks, warm food, nice people.
sp No tent in history has gone back into its bag at the first try.
sp One hedgehog outside a tent makes exactly the noise of a bear.
si Campfire smoke picks one person and follows them all evening. Nobody knows how it chooses.
si Camping makes a zip the loudest thing in the world and a mug the warmest.
qc Which camping spot would you go back to in a heartbeat?
qc What's for dinner when there's one pot and one flame?
qc Campsite with showers, or an empty field and good luck?
qp What's your plan when it's three in the morning and the loo is a field away?
qp How's your temper when the poles won't fit and it starts to rain?
qp Are you the one with the mallet, or the one with the marshmallows?
qi What do you hear out there at night that you miss at home?
qi Which comfort from home would you never leave behind?
qi What gets said around a fire that never gets said indoors?
m Being cheerful in a wet field is a gift, and you go back for more of it.
m You can do without walls and plugs for a night. Most of us have forgotten how free that feels.
m Making a patch of grass feel like home is a warm kind of talent.
m Waking up where the weather is and calling it a holiday: that's easy-going in the best way.
f The best meal I'd make on one flame is ...
f You'll find me at the campfire until ...
f In a tent at three in the morning I worry about ...
o you in front of a half-built tent with a pole in each hand, laughing at it

= vanlife: van[ -]?life\w*|van[ -]?lifers?|camper[ -]?vans?|motor[ -]?homes?|(?:convert(?:ed|ing)?|living in|live in|lived in|live out of|travel(?:l?ing|l?ed)? in|trips? in|adventures? in) (?:a |an |my |our |the )?(?:old |little |converted )?vans?|vw (?:bus|camper|transporter)|my van|caravan(?:s|ning)?
n life on wheels
sc A side door that opens on a new view every morning is hard to argue with.
sc Vanlife asks how little a person needs to be happy on a Tuesday. I like the question.
sp In a van one loose spoon can keep you company for three hundred miles.
sp Life on wheels means parking on "basically flat" ground and waking up in the cupboard.
si With a home on wheels the kitchen, the bed and the sea view are one step apart.
si The odd thing about vanlife is that you carry less and somehow go further.
qc Which view would you like to open the door to tomorrow?
qc What's the last thing you'd give up, however small the cupboards?
qc Coast road, mountain pass, or a lay-by nobody else knows?
qp Does a home on wheels need a name, and what makes a good one?
qp How many days until the shower becomes a topic of conversation?
qp Who picks the music, and who's in charge of the crisps?
qi Which do you like more, the driving or the stopping?
qi How do you know a place is worth one more night?
qi What stops mattering when everything you've got fits behind the seats?
m Choosing fewer things and more mornings outside takes some courage.
m You like a home you need to drive, park and fix yourself. That's a very capable kind of dream.
m Living that close to the weather and calling it freedom shows a good nature.
m There's a lot of imagination in seeing a tin box on wheels and thinking: home.
f If home had wheels, my first stop would be ...
f However small the cupboard, there'd be room for ...
f I know a place is worth another night when ...
o you sitting in an open van door with a mug in early light, hair not done, nothing posed

= running: (?<!(?:hate|hates|hating|dislike|can.t stand|not into|not a fan of|don.t do|don.t like|no) (?:the |to )?)(?:(?<!(?:up and|ground|keeps?|always) )(?:trail |fell |distance |road )?running(?! (?:a|an|my|our|the|your|two|late|out|away|low|from|after|on|errands?|into|jokes?|gags?|around|between|one|start|water|for office|costs?|behind)(?![\p{L}]))|(?<!(?:blade|kite|maze|front|table|road|drug|temple|subway) )runners?(?![ -]?up|s[ -]up|[ -]beans?)|I run(?= (?:to|in|every|most|because|when|for fun|along|with|slowly|three|four|\d)|[,.!;]|$)|(?:morning|evening|long|trail|easy|sunday|weekend|daily|slow|beach|park|early) runs?|go(?:ing)? for (?:a )?runs?|jog(?:s|gers?|ging|ged)?|couch (?:to|2) 5k|run club)
n running
sc A good run can sort out things that three conversations couldn't.
sc Running has no audience and nobody to blame. I respect people who go back for more.
sp The first ten minutes of any run are one long argument for going home.
sp I'd plan a running route by where the benches are.
si Every run starts as a bad idea and ends as the best bit of the day. Nobody sees it turn.
si Runners nod at each other in the rain as if they'd all been let in on something.
qc Early run, lunchtime run, or the one just before dark?
qc What's in your ears on a run, or is it just you and your breath?
qc Which run made you think, right, I'm someone who runs now?
qp Being overtaken by a pram, a pensioner or a small dog: which hurts most?
qp At a red light, do you rest or bounce on the spot like a cartoon?
qp How often have you told yourself "just to the next lamp post"?
qi What do you usually work out in your head while your legs are busy?
qi What gets you out of the door on the days you'd rather not?
qi How far in does it stop being a chore and start being yours?
m Lacing up when it's dark and wet and nobody's checking is real discipline.
m You do something hard that nobody claps for. I'd rate that above a trophy.
m Running is keeping a promise to yourself again and again. That's worth a lot in a person.
m You picked the sport with the fewest excuses in it. I like how honest that is.
f The run I still smile about is ...
f What gets me out of the door is ...
f The song that saves my last kilometre is ...
o you just after a run, red in the face and grinning, leaning on a gate with one shoe untied

= marathon: (?<!(?:movie|film|netflix|tv|series|potter|rings|lotr|wars|marvel|binge|hallmark|gaming|reading|show|horror|cleaning|disney|baking|shopping) )(?:ultra[ -]?|half[ -]?)?marathon(?:s|er|ers)?(?! (?:of|movies|films|sessions?|bars?|watch\w*|series|tv))|ultra[ -]?runn\w+|ultras|(?<![$£€])10ks?(?! (?:steps|followers|a |per|words))|(?:road|running|obstacle|trail) races?|fun runs?|train(?:ing|ed)? for (?:a|my|the|my first) race|(?:great north|color|colour) run|tough mudder|spartan race
n the races
sc I'd give the race medal to all those wet Tuesday evenings nobody saw.
sc A race is the one morning a year strangers shout your name and mean it.
sp The toilet queue at the start of a race is an endurance event of its own.
sp The day after a long race, stairs become a personal insult.
si In a race a stranger hands you half an orange and for a minute you love them.
si Somewhere in a long race the legs stop being in charge and something else takes over.
qc What made you want to pin on a number the first time?
qc Big city with a brass band, or a quiet race with sheep watching?
qc Which do you enjoy more, the weeks of training or the day itself?
qp What should the perfect cardboard sign at the roadside say?
qp What's the first thing you want to eat after a finish line?
qp Where do medals belong, on the wall or in the drawer with the batteries?
qi What do you tell yourself when it stops being fun?
qi Whose face do you look for in the crowd?
qi At the finish, is it joy, relief, or a bit sad that it's over?
m Weeks of quiet work for one morning. Not many people can wait that well.
m Saying a distance out loud and then going after it takes nerve.
m You know it's going to hurt and you pin the number on anyway. I take my hat off to that.
m Anyone can set off fast. Wanting the whole distance is something else.
f My face in every finish photo says ...
f What I tell myself when it stops being fun is ...
f The cardboard sign that would get me to the end says ...
o you with a crumpled race number and a banana, looking as tired and happy as you were

= parkrun: park[ -]?run(?:s|ner|ners|ning)?|park-run
n parkrun
sc A parkrun asks for nothing but an early Saturday, and gives everyone the same clap at the end.
sc I like that at parkrun the last person home gets the warmest welcome.
sp Parkrun is a five-kilometre queue for a café, held at speed.
sp There's no small panic like patting your pockets for a parkrun barcode.
si Nine on a Saturday is far too early for almost anything, and parkrun made it a party.
si Parkrun is the rare race where your rival is you in March.
qc Do you have a regular parkrun, or do you tour?
qc What's your order at the café afterwards?
qc Running, marshalling in hi-vis, or happily at the back with the tail walker?
qp Which is worse, being passed by a buggy or by a labrador?
qp How do you feel about a marshal shouting "last hill" when it isn't?
qp Are you someone who sprints the last fifty metres past a stranger?
qi What gets you out of a warm bed for five kilometres and a plastic token?
qi Who's the person at parkrun you only know by their pace?
qi What would your Saturday be missing without it?
m The same five kilometres, week after week, is a nice, steady sort of strength.
m You chose a race where everybody's cheered home. I think that says something about your heart.
m Out of bed on a Saturday, in the rain, for no prize at all. That's love, or very close to it.
m Parkrun lives off people who turn up for each other, and you're one of them.
f My Saturday at nine looks like ...
f After five kilometres I reward myself with ...
f I'd get out of a warm bed on a Saturday for ...
o you at the finish with the little token held up like an Olympic gold

= cycling: (?:road |track |indoor )?cycling(?! through)|cyclists?|I cycle|cycle (?:to|along|around|everywhere|touring|rides?|paths?|commute)|cycled|bicycles?|(?<!(?:mountain|motor|dirt|quad|exercise|trail|spin|water) )(?:road |gravel |cargo |city |e-)?(?:bikes?|biking|biked)(?! (?:park|gang|boots?|jacket))|bike[ -]?pack(?:ing|er)|tour de france|push ?bikes?|fixies?
n the cycling
sc A bike is the right speed for a place: fast enough to arrive, slow enough to smell bread.
sc A bike makes a town small and a day big, and that's a good trade.
sp I can't prove the wind turns round when the bike does, but I'd sign a statement.
sp Cycling is mostly a way of deserving cake, and the cake always comes early.
si On a bike you know every hill in your town by how it feels, and cars never notice them.
si A bike has a bell, the politest way anyone ever found to say get out of the way.
qc Where would you ride on a free day with the wind behind you?
qc Are bikes your way of getting to work, your way of getting away, or both?
qc What's the best thing you've come across only because you were on a bike?
qp What sort of person do you become when a car parks in the bike lane?
qp How many bikes is the right number of bikes?
qp What's a proper café stop, one cake or two?
qi Do you remember the moment someone let go of the saddle?
qi What do you like better, the climb or the long way down?
qi What do you think about when the road is empty?
m You get places under your own steam, whatever the sky's doing. I've a lot of respect for that.
m Choosing the bike on a grey morning is a small act of character, and you keep repeating it.
m Riding among cars asks for nerve and good manners at once. Not many manage both.
m There's something free about going where you want with two legs and a chain. It suits a curious mind.
f My favourite stretch of road is ...
f I'd ride into a headwind for ...
f The best thing I've found by bike is ...
o you with one foot on the ground beside the bike, on a quiet road, squinting at the sun

= mountain-biking: mountain[ -]?bik(?:e|es|er|ers|ing|ed)|mtb|downhill (?:bik\w+|riding|mtb)|bike ?parks?|single ?track|pump ?tracks?|trail ?bik(?:e|es|ing)
n mountain biking
sc Mountain biking is one of the few good reasons to come home covered in mud and proud of it.
sc I respect anyone who meets a root, a rock and a drop and keeps their fingers off the brakes.
sp I'd ride every mountain bike trail at the speed of a man carrying soup.
sp Mountain bike trails have names that make your mother ask where exactly you're going.
si On a mountain bike you go where you look, so the trick is not to look at the tree.
si Mountain biking has you climb for an hour to come down in six minutes, and it feels fair.
qc What kind of trail makes you grin: fast and flowing, or steep and full of roots?
qc Is the climb part of the fun, or just the price of the descent?
qc What was the first trail that properly scared you?
qp What do you shout when the back wheel goes its own way?
qp How much of the trail usually comes home with you?
qp Do you go first, or wait to see if the one in front survives?
qi When it gets steep, what tells you to roll in or get off and walk?
qi Is it the speed, the forest, or the quiet at the top?
qi Which crash made the best tale afterwards?
m Looking at a drop and rolling in anyway: that's a cool head.
m You get up, brush off the leaves and have another go. That's real spirit.
m Reading a trail at speed asks for a focus most of us never find.
m Mud, bruises and an hour uphill, and you call it fun. The world could do with more of that.
f The trail that still scares me a bit is ...
f The sound I make when it gets steep is ...
f After a muddy ride I'm good for nothing but ...
o you beside the bike, helmet on, mud up to the eyebrows, teeth the only clean thing

= motorbikes: motor[ -]?(?:bik(?:e|es|er|ers|ing)|cycl(?:e|es|ing|ist|ists))|(?<!(?:mountain|dirt|quad|trail) )bikers?(?! (?:boots?|jackets?|shorts?|mice))|harley(?:s|[ -]davidsons?)(?! quinn)|ducatis?|royal enfield|rid(?:e|ing) pillion|dirt[ -]?bik(?:e|es|er|ing)|motocross|enduro
n motorbikes
sc A motorbike turns getting there into the whole point, and I like that.
sc I've a lot of time for people who see rain, shrug and put the motorbike gear on anyway.
sp Every motorbike trip has a man at a petrol station who tells you about his old one.
sp Motorbike people say it isn't cold while you can hear their teeth over the engine.
si On a motorbike you ride through smells: cut grass, bakery, rain about to start.
si Two bikers lift a hand to each other and know nothing else about one another. I love that.
qc Which road would you ride just for the bends?
qc In front with the throttle, or on the back with the view?
qc What was it that first made you want to sit on a bike?
qp What do you sing inside the helmet?
qp What did your family say the day motorbikes came up?
qp How many insects is a good day out?
qi What goes quiet in your head once you're rolling?
qi Do you go to get somewhere, or to be gone for a while?
qi What does it feel like, that first warm day back on two wheels?
m There's nerve in it, and good judgement too. Bikes don't let you fake either.
m You chose the way of travelling with no roof and no excuses. There's a free spirit in that.
m Being that awake to the road and everyone on it is a skill people underrate.
m You'd rather feel the weather than sit behind glass. That's a fine way to live.
f The road I'd ride just for the bends is ...
f The song I'd sing inside a helmet is ...
f Two wheels and a free weekend would take me to ...
o you next to a motorbike at the roadside, helmet under one arm, hair a disaster, smiling

= swimming: (?<!(?:hate|hates|hating|dislike|can.t stand|not into|not a fan of|don.t do|don.t like|no) (?:the |to )?)(?<!(?:sea|wild|cold[ -]water|open[ -]water|ice|winter|lake|river|ocean|outdoor|loch|synchronised) )swim(?:s|ming|mers?)?(?! (?:in|with) (?:the |a |an |any |cold |wild )?(?:cold |open )?(?:sea|ocean|lakes?|rivers?|lochs?|wild|water|dolphins|turtles|sharks)|wear|suits?)|swam|swimming pools?|(?:doing|swim|swimming) (?:lengths|laps)|lidos?|butterfly stroke|breaststroke|front crawl
n swimming
sc Swimming is the last place nobody can reach you on the phone, and that alone is worth it.
sc I like how fair swimming is. Everyone looks daft in goggles and nobody minds.
sp There's always one man swimming butterfly in the medium lane, and I hope never to be him.
sp Every pool has a lady of eighty swimming past everybody, and she's chatting as she goes.
si In swimming you lose count, and that's how you know it's working.
si Underwater a noisy pool turns into one low hum. That might be why swimmers come back.
qc What's your stroke when nobody's timing you?
qc Lengths with a number in mind, or floating until your fingers wrinkle?
qc Early morning when the water's flat, or late when the lanes are empty?
qp What's the right punishment for people who stop and chat at the end of the lane?
qp Slow, medium or fast lane, and how honest is the sign?
qp Do you ever lose count of your lengths in your favour?
qi Where does your mind go with your face in the water?
qi Who taught you, and did you trust them when they let go?
qi What's different about the rest of the day after a swim?
m Out of a warm bed and into cool water, just for yourself. You must be hard to talk out of things.
m Swimming rewards calm more than force. I suspect that's part of why it suits you.
m Up and down a blue line with nobody to clap. That's quiet discipline.
m You make time for something that can't be done with a phone in your hand. Wise woman.
f Somewhere around the tenth length I start thinking about ...
f The water I'd most like to swim in is ...
f After a swim I could eat ...
o you at the pool edge with goggles pushed up and marks round your eyes, laughing at it

= cold-water: (?:sea|wild|cold[ -]water|open[ -]water|ice|winter|lake|river|ocean|outdoor|loch)[ -]swim(?:s|ming|mers?)?|swim(?:s|ming)? (?:in|with) (?:the |a |an |any |cold |freezing )?(?:cold |open )?(?:sea|ocean|lakes?|rivers?|lochs?|wild|cold water)|(?:cold|ice)[ -](?:water )?(?:dips?|dipping|dippers?|plung\w+|baths?)|cold[ -]water|(?:sea|winter|morning sea) dips?|dry ?robes?|ice bathing
n the cold-water swims
sc Anyone who gets into cold water on purpose has already had the bravest minute of the day.
sc I like that sea swimmers and lake swimmers go in shouting and come out kind to everyone.
sp I'd stand up to my ankles in the cold water for an hour, giving encouragement.
sp A cold swim ends with the hardest event of all: doing up a button with frozen fingers.
si Cold water leaves no room for yesterday's email. I think that's half of why people go in.
si A cold swim takes four minutes, and then people talk about it over cake for an hour.
qc Straight in, or inch by inch with commentary?
qc What's in the flask for when you get out?
qc Sea, river or lake, if you could have any of them tomorrow morning?
qp What do you shout when it reaches your stomach?
qp How good are you at getting dressed under a towel in a gale?
qp What's the polite thing to say to a person in a thick coat who asks if it's cold?
qi What happens in your head in the first thirty seconds?
qi What was the coldest swim that was worth it?
qi Who or what talked you into it the first time?
m Walking into cold water is a decision every single time, and you keep making it.
m You do the hard thing first and laugh about it after. I could learn from that.
m There's real courage in it, and a flask of tea. I can't think of a better mix.
m You don't wait until it's warm and easy. I'd guess that goes for more than swimming.
f The coldest I'd be willing to get is ...
f What you'd hear me shout as I went into cold water is ...
f After a cold swim there has to be ...
o you coming out of grey water, laughing and pink with cold, towel already flying

= surfing: (?<!(?:couch|crowd|channel|web|sofa|net|wind|kite)[ -]?)surf(?:s|ing|ers?|ed|boards?|boarding)?(?! (?:the )?(?:web|net|internet|channels?)(?![\p{L}])| (?:and|&|n|'n') turf)|long ?board(?:ing|er) waves|catch(?:ing)? waves|wave riding
n surfing
sc Surfing is ninety percent paddling and waiting, and people love it anyway. That's devotion.
sc I trust people who surf. The sea has already taken the showing off out of them.
sp Surfers say "it's not that cold" in the voice dentists use.
sp Getting out of a wet wetsuit is a sport of its own, and there's no graceful way to do it.
si Nobody has ever surfed the same wave twice, and nobody paddling back out seems to mind.
si Surfers look at the sea the way other people read a letter.
qc Where were you the first time you stood up on a wave?
qc Dawn when it's empty, or evening when it's gold?
qc Small and friendly waves, or a bit frightening?
qp How many minutes after a surf does the sea run out of your nose?
qp What's the worst excuse you could give at work for a good forecast?
qp What do you say to somebody who steals your wave?
qi What do you think about out there while you're waiting?
qi How do you know it's the right one, before you turn and paddle?
qi What has the sea taught you about getting knocked over?
m Tumbled by a wave and straight back out there: that's courage with good humour in it.
m Waiting for the right one and then not hesitating. Most people only manage half of that.
m You picked something the sea decides, not you. There's a fine humility in that.
m Cold, salt, five in the morning, for a few seconds of flying. I love that you think it's worth it.
f The wave I'm still waiting for looks like ...
f The longest I've lasted standing on a board is ...
f What I'd say to a wave that had just flattened me is ...
o you walking out of the water with a board under one arm, hair in your eyes, laughing at a friend

= paddling: (?:stand[ -]?up )?paddle[ -]?board(?:s|ing|er|ers)?|sup(?:ping)?[ -]?board(?:s|ing)?|supping|SUP(?= (?:on|in|tours?|yoga))|kayak(?:s|ing|ers?|ed)?|canoe(?:s|ing|ists?|d)?|canoing|stand[ -]up paddling|packraft\w*|pedalo(?:s|es)?
n the paddling
sc A paddle, flat water and nobody in a hurry. I can't fault that as a plan.
sc Being out with a paddle is the friendliest way to be alone I can think of.
sp I'd take one proud stroke with the paddle and fall in to applause from ducks.
sp The drip off a paddle always finds the one dry sock.
si From the middle of a lake with a paddle across your knees, your own town looks like a postcard.
si Herons ignore a paddle in a way they never ignore feet.
qc Where's the water you'd most like to drift along next?
qc Flat and quiet, or a bit of white water to wake you up?
qc Would you rather get somewhere, or bob about doing nothing?
qp How do you get back on after falling in: with dignity, or like a seal?
qp In a boat for two, do you steer or do you comment?
qp What's in the dry bag, and how dry is it really?
qi What do you see from the water that nobody sees from the bank?
qi What do you hear when you stop paddling?
qi If the river went on for a week, would you keep going?
m Staying steady on something that wobbles is a calm kind of talent.
m You like going slowly enough to notice things. I wish more people did.
m Getting somewhere on nothing but two arms and a bit of patience is a quiet sort of strength.
m Falling in and carrying on as if you'd meant it is an art, and I salute anyone who practises it.
f The river I'd like to follow to the end is ...
f In a boat for two I always ...
f My dry bag would have nothing in it but ...
o you on the water looking back over your shoulder, paddle across your knees, trousers soaked

= rowing: (?:indoor )?rowing(?! (?:with|over|about|back))|rowers?|I row|sculls?|sculling|coxswains?|cox(?:ed|ing)?|(?<!the )ergs?|regattas?
n rowing
sc Rowing is the only sport where nobody on the team can be the star. I like that a lot.
sc People who row know what five in the morning looks like, and they still smile. Respect.
sp I'd catch one crab in a rowing boat and take seven innocent people down with me.
sp Rowers go backwards as fast as they can and trust the smallest person in the boat to look.
si When a rowing eight gets it right there's a moment when the boat just hums.
si In a rowing boat you only see where you've been. There's a poem in that, or a collision.
qc What seat would you pick, or would you rather be the one giving orders?
qc River at dawn, or a rowing machine and a good playlist?
qc What brought you to rowing, a friend, a school or a boat going past?
qp Whose job is it to apologise to the swans?
qp What does a second breakfast look like after training?
qp What are your hands like in the season, and who dares shake them?
qi What's it like when everyone in the boat breathes together?
qi What's left in your head in the last five hundred metres?
qi What do you love about a river before anyone else is up?
m Moving in time with other people is half listening. You found a sport that needs it.
m You get up because a boat's counting on you. People like that are gold.
m Blisters, dawn and cold water, and you call it a good start. I'm impressed and slightly asleep.
m You pull with all you've got while facing the other way. I can't think of a better picture of trust.
f The seat I'd want in any boat is ...
f I'd get up at five for ...
f What I'd bring to a crew is ...
o you on the landing stage with an oar taller than you, early mist, sleeves rolled up

= sailing: (?<!(?:plain|smooth|clear) )sailing(?! (?:through|past|close))|I sail|sail(?:ors?|boats?|ed)(?! (?:moon|jerry|jupiter|through))|yacht(?:s|ing)?|dingh(?:y|ies)|(?<!(?:gravy|sauce|banana|same|your|the same|missed the|rock the|dream|u) )(?:narrow|house|canal )?boats?(?! shoes?)|boating|narrowboats?|houseboats?|regatta week|catamarans?|skipper(?:s|ed|ing)?
n the boats
sc The best thing about a boat is how quickly the shore stops mattering.
sc Being on a boat sorts people out fast: you either help, or you hold the sandwiches.
sp On a boat I'd pull the wrong rope with great enthusiasm.
sp Whoever named all the ropes on a boat clearly didn't want the rest of us to join in.
si There's a moment when the engine goes off and a boat starts to breathe.
si On a boat you can't go straight at what you want. You get there sideways, and it works.
qc Where would you point the boat if there were no hurry and a kind wind?
qc At the helm, on the ropes, or at the front with your feet over the side?
qc A calm bay or a proper breeze?
qp How much shouting is normal before it stops being a holiday?
qp What would you call a boat, keeping in mind you'd have to say it over the radio?
qp Are you seasick, smug about not being seasick, or handing out the ginger biscuits?
qi What's it like out there when the land has gone?
qi Who first took you out on the water?
qi What do you trust more, the forecast or the sky?
m You pay attention to wind and water. Most of us stopped doing that long ago.
m Keeping calm when everything's flapping is a gift. I can see it being handy on land, too.
m You like a place where you can't just step off when it gets rough. That's steady nerves.
m Leaving a safe harbour just to see how the day goes: I like the courage in that.
f With a kind wind and no hurry I'd head for ...
f I'd call a boat ...
f On board I can be trusted with ...
o you on a boat with a rope in both hands, windblown, concentrating on a knot that isn't working

= diving: (?<!(?:high|springboard|platform|sky|crowd|stage|dumpster) )(?:scuba|deep[ -]sea|cave|wreck|reef|night)?[ -]?div(?:ing|ers?)(?! (?:into|in |head|straight|deep|boards?|bars?))|scuba|snorkel(?:s|l?ing|l?ers?|led)?|free[ -]?div(?:e|es|ing|ers?)|dive ?masters?|padi(?! fields?)|coral reefs?
n the underwater part
sc Underwater is the only place left where nobody can talk over you.
sc I admire people who look at the sea and wonder mostly what's going on underneath.
sp Underwater there's always somebody pointing madly at a fish that has just left.
sp The mask leaves a line on your forehead till dinner, and every diver pretends not to know.
si Underwater you're the odd one out, and the fish are very polite about it.
si The first breath with your face underwater goes against everything a person's been told.
qc What's the creature you'd most like to meet down there?
qc Warm water with turtles, or cold water with a wreck in it?
qc What made you put your face under and stay there?
qp What hand signal do you wish people used on dry land?
qp Has a fish ever looked at you as if you were the one in the aquarium?
qp What would you be down there: octopus, crab, or something in a cave with opinions?
qi What does the quiet down there do to you?
qi What did you see underwater that you couldn't explain to anyone afterwards?
qi Is it the animals, the silence or the floating?
m Breathing slowly in a place we weren't made for: I bet you're good to have around in a crisis.
m You're curious enough to go and look for yourself. I love that in a grown-up.
m You look without touching and leave it as it was. More of the world should be treated that way.
m Going under with only a hand signal between you and a friend is trust at its simplest.
f The creature I'd most like to meet underwater is ...
f The hand signal we need on dry land is ...
f Below the surface I'd be the one who ...
o you just back on the surface, mask pushed up, hair everywhere, telling someone what you saw

= skiing: (?:cross[ -]country |nordic |back ?country )?ski(?:s|ing|ers?|ed)?(?! masks?)|(?:ski|skiing) (?:trips?|season|holidays?|touring)|snow[ -]?board(?:s|ing|ers?|ed)?|apr[eè]s[ -]?ski|langlauf|ski season
n the slopes
sc A day on the slopes is mostly cold feet and queues, and somehow it's still joy.
sc The chairlift may be the best place to talk on the slopes: a view, ten minutes, no phones.
sp I'd come down the slopes in the shape of a pizza, waving three-year-olds past.
sp Nobody has ever walked downstairs in ski boots with their dignity intact.
si Everybody on the slopes knows not to say "last run", and somebody always says it.
si Fresh snow at nine in the morning makes grown people giggle. The slopes are odd like that.
qc First lift in the morning, or a long lunch in the sun?
qc Two skis or one board, and has anyone tried to convert you?
qc Which mountain would you go back to first?
qp How did you do on the drag lift the first time?
qp What's the right number of hot chocolate stops?
qp Do you fall with style, or just with volume?
qi What goes through your head at the top, just before you tip over the edge?
qi Do you like it fast, or empty and quiet?
qi Who did you learn from, and did you stay friends?
m Pointing yourself down a mountain and trusting your knees: you must be a yes sort of person.
m You fall over in public, laugh and slide on. Everyone should learn things that way.
m Standing at the top when it's steep and icy and going anyway: I've a lot of respect for that.
m You're happy outside when it's minus ten. That's a sunny nature, if you ask me.
f My style on the slopes is best described as ...
f The hut I'd ski all day to reach serves ...
f At the top of a steep one I think ...
o you sitting in the snow where you fell, goggles up, laughing, one ski a bit further down

= roller-skating: roller[ -]?(?:skat(?:e|es|er|ers|ing|ed)|derby|blad(?:e|es|er|ers|ing)|disco|rink)|in[ -]?line[ -]?skat\w+|quad skat\w+|derby (?:girl|skater|league|team|name)|jammer|rollerblad\w+
n the roller skates
sc Grown-ups on roller skates look happier than grown-ups anywhere else. I've no further argument.
sc Anyone who straps on skates has agreed to fall over in public, and I find that very likeable.
sp In the first hour on roller skates the railing is family.
sp There's no dignified way to stop on roller skates, only walls of different softness.
si Skates turn a bit of smooth tarmac into something you'd cross town for.
si On skates the smallest pebble in the street is the one that decides your day.
qc Outdoors with the wind, or in a rink with loud music?
qc What song do you want on when the roller skates are rolling?
qc What got you onto eight wheels?
qp What would your derby name be?
qp What do you say to cobblestones?
qp What's the most useless thing you've grabbed to stay upright?
qi When does it stop being balance and turn into gliding?
qi Do you go for the speed, the people or the feeling of being nine again?
qi What did falling over teach you?
m Getting good at falling is braver than never trying, and you put the pads on.
m You kept hold of something joyful that most people hand in at eleven.
m Balance, nerve and a sense of humour, all on small wheels. That's a fine combination.
m Being a beginner in front of a whole rink is brave, and you didn't let it stop you.
f My derby name would be ...
f The song that gets me rolling is ...
f My method of stopping on wheels is ...
o you in knee pads, holding on to a railing with both hands and laughing

= ice-skating: (?:ice|figure|speed)[ -]?skat(?:e|es|er|ers|ing|ed)|ice[ -]?rinks?|skat(?:e|es|ed|ing) on (?:the |a )?(?:ice|lake|frozen|canal)|ice[ -]?danc(?:e|er|ing)|zamboni
n ice skating
sc Ice skating makes an ordinary cold evening feel like the end of a film.
sc I respect anyone who saw ice and thought, right, on two thin blades and backwards.
sp I'd do ice skating with the plastic penguin, and I'd pick a name for it.
sp Hire skates at an ice rink come in two sizes, agony and loose.
si A skater on ice only looks light. It's all edges and stubbornness underneath.
si The sound of a blade on fresh ice is half of why people go, I suspect.
qc Indoor rink, a frozen lake, or the little one at the Christmas market?
qc What do you like best: speed, spins, or just going round with cold cheeks?
qc When did you first let go of the edge?
qp What do you do about the ten-year-olds going backwards at forty miles an hour?
qp Who would you trust to hold your hand without pulling you down?
qp What's the reward afterwards, chips or something with cream on?
qi What song would you want the whole empty rink to play for you?
qi What did it take to get up after the first proper fall?
qi Does the world look different once you're gliding?
m Balancing on a few millimetres of steel is pure grit, however light it's meant to look.
m Ice doesn't forgive, so anyone who loves it has got up a good many times.
m Making something difficult look light is a special sort of hard work.
m You trust your own balance. That's a good thing to carry around off the ice, too.
f On the ice I look like ...
f Cold toes are worth it for ...
f The song I'd want an empty rink to play is ...
o you wobbling on a rink with both arms out, a friend's hand just in the picture

= skateboarding: skate[ -]?board(?:s|ing|ers?|ed)?|skate[ -]?parks?|long[ -]?board(?:s|ing|ers?)?|penny boards?|kick ?flips?|ollies?|skater girl|half[ -]?pipes?
n skateboarding
sc Skateboarding is failing at one thing two hundred times with friends. I think that's lovely.
sc I like that in a skatepark strangers bang their boards for a trick that isn't theirs.
sp Skateboarding must be the only hobby where the stairs are the good bit.
sp A skateboard always knows where your shin is, even in the dark.
si Once you skateboard, a plain kerb is never just a kerb again.
si The board comes down in half a second, and for weeks you've tried to be there when it does.
qc Which trick are you working on, or is rolling along already the point?
qc Park, street, or a long empty road with a slight slope?
qc What made you step onto a board?
qp Which bit of pavement deserves a prize, and which a court case?
qp What's your relationship with security guards and long flights of stairs?
qp What do you call a trick you didn't mean to do but landed?
qi How do you talk yourself over the edge the first time?
qi What did your first landed trick feel like, if it's come yet?
qi Which spot in town do other people walk past without seeing?
m Learning something that throws you on concrete takes heart and very little vanity.
m You try the same thing again and again until it gives in. That's a fine quality.
m Dropping in means leaning towards the thing you're scared of. Not many people can, on wheels or off.
m You chose a hobby where everyone starts by looking silly. You must be sure of yourself in the nicest way.
f The trick that would make my year is ...
f I'm too old for skateparks, except when ...
f My shins could tell you about ...
o you sitting on a skateboard at the kerb, scraped elbow, very pleased with yourself

= football-playing: (?<!american |us )(?:play(?:s|ed|ing)?(?: some| a bit of| women's| five-a-side| 5-a-side)? football(?! manager)|football(?:er|ers)?(?= (?:training|practice|boots|team on)|player)|footballers?|(?:five|5|six|6|seven|7)[ -]a[ -]side|sunday league|kick(?:ing)? a ball(?: about)?|kickabouts?|women's football team|my football team|futsal)
n playing football
sc Playing football with people who turn up in the rain is as good as company gets.
sc People who play football know how to lose on Sunday and laugh about it by Monday.
sp I'd play football like a traffic cone with opinions.
sp The hardest part of playing football is getting eleven people to answer a message.
si Everyone who plays football has one goal in their head that gets further out every year.
si One good touch and a muddy evening of football is worth the washing.
qc Which position are you, and is it the one you'd choose?
qc What's the goal you'd like to have on film?
qc When did you first get picked, and did you know what you were doing?
qp Are you loud on the pitch, or only when it's clearly a handball?
qp Who on the team has never once brought the ball back?
qp How long does a bad miss follow you around?
qi What kind of person do you turn into when the whistle goes?
qi What does a team know about you that nobody else does?
qi Who would you want next to you in the last five minutes?
m Turning up on a cold night because ten others are counting on you is proper loyalty.
m Playing for the pass and not for the applause is how I'd want a friend to be.
m You get tackled, get up and carry on without a speech. I wish meetings worked like that.
m Being a good teammate is harder than being a good player, and people don't clap for it nearly enough.
f On the pitch I'm mostly known for ...
f The goal I'd like on film is ...
f Ask my teammates and they'd say I ...
o you after the match in a muddy shirt, arm round a teammate, socks at two heights

= football-fan: (?<!(?:hate|hates|hating|dislike|can.t stand|not into|not a fan of|don.t do|don.t like|no) (?:the |to )?)(?:(?<!(?:american|us|college|gaelic|aussie rules|australian|fantasy|flag|high school|play|plays|played|playing|walking) )football(?:(?= (?:fans?|matches|match|games?|season|club|fanatic|mad|supporter))|(?! (?:manager|player|training|practice|boots|team on|sundays|tailgate)))|footie|footy(?! show)|season[ -]tickets?(?! (?:holder )?(?:for|at|to) (?:the )?(?:opera|theatre|ballet|zoo))|match[ -]?days?|premier league|champions league|bundesliga|la liga|serie a|lionesses|arsenal|everton|tottenham(?: hotspur)?|chelsea (?:fc|fan|supporter)|(?:liverpool|spurs|celtic|rangers|wolves|villa|city|united|palace|leeds|newcastle) (?:fc|fans?|supporters?|till i die)|(?:man(?:chester)?|newcastle|leeds|sheffield|west ham) (?:united|utd)|man(?:chester)? city|aston villa|crystal palace (?:fc|fan)|west ham|lfc|mufc|nufc|bar[cç]a|fc barcelona|real madrid|atl[eé]tico(?: madrid)?|bayern(?: munich)?(?= fan|,|\.|$)|fc bayern|bvb|borussia dortmund|juventus|ac milan|inter milan|psg|ajax|benfica|galatasaray|fenerbah[cç]e)
n the football
sc Loving a football team means hoping on purpose, every week, against the evidence. I rate that.
sc A football crowd singing slightly out of tune is one of the good sounds in life.
sp Football fans have lucky socks, and nothing the team does will ever clear the socks' name.
sp A one-nil lead in football is ninety seconds of joy and half an hour of looking at the clock.
si At football you hug people whose names you'll never know. It doesn't happen at the bank.
si Nobody really chooses a football club. It gets handed over, like a nose.
qc Who do you follow, and who's to blame for it?
qc In the ground, in the pub, or on the sofa behind a cushion?
qc Which match would you watch again from the first minute?
qp What do you wear, sit on or refuse to say because it might bring bad luck?
qp How long should people leave you alone after a defeat?
qp What do you call the referee when children are listening?
qi Who was next to you at your first match?
qi What does the club give you in the years it doesn't win anything?
qi Which player would you forgive anything?
m Sticking with something through bad seasons is a very underrated kind of love.
m You can hope and moan at the same time, and still turn up. That's loyalty.
m Caring out loud about something you can't control is a big-hearted thing to do.
m You belong to something bigger than yourself and sing for it. I find that warming.
f My first football memory is ...
f After a defeat I need ...
f The match I'd watch again from the start is ...
o you in the stands with a scarf and a pie, caught in the second before it's clear if it's a goal

= soccer: (?<!(?:hate|hates|hating|dislike|can.t stand|not into|not a fan of|don.t do|don.t like|no) (?:the |to )?)soccer(?! moms?)|usmnt|uswnt|nwsl|mls cup
n soccer
sc Soccer needs a ball and a bit of grass, and half the planet agrees it's enough. So do I.
sc A scrappy soccer game in bad weather beats a perfect one on TV.
sp Everyone watching soccer kicks the coffee table at least once, trying to help.
sp Soccer people can talk for an hour about one offside, and bring salt shakers into it.
si In soccer one moment in ninety minutes can be enough. Few things are that patient.
si Wherever you go in the world, a soccer ball rolls up and strangers are suddenly a team.
qc Who's your team, or are you more about being on the field yourself?
qc What position suits your character?
qc Which soccer moment do you still think about?
qp Do you yell at referees through the screen, and do they listen?
qp Where do you stand on dramatic falling over?
qp What should every halftime include, orange slices or something stronger?
qi What does the game give you that nothing else does?
qi Who did you first kick a ball with?
qi Last minute, penalty: could you look, or would you hide?
m Team players make good people to have around when it rains. I'd bet that's true of you.
m Ninety minutes of running for one goal, and you love it. That's hope in shorts.
m You know how to be part of something and still bring your own bit of magic to it.
m Showing up for ten other people, win or lose, is what I'd call solid.
f My most honest position in soccer is ...
f The goal celebration I'd do is ...
f A penalty shootout makes me ...
o you kicking a ball around with kids or friends in a park, in completely the wrong shoes

= basketball: basketball|(?<![\p{L}])w?nba(?: games?)?|(?:shoot(?:ing)?|play(?:ing)?) hoops|march madness|streetball|lakers|celtics|golden state warriors|ncaa
n basketball
sc Basketball has the best sound in sport: the ball through the net without touching anything.
sc I like a game where everyone's tired, nobody's still, and the last second can change it all.
sp In pick-up basketball everyone calls their own fouls. It's amazing how hurt they all are.
sp Everyone alone with a basketball has counted down "three, two, one" for a crowd of nobody.
si In basketball the quiet one who passes early is usually the reason it works.
si A basketball court in a park is where strangers agree on rules in ten seconds. It's remarkable.
qc Which team or player made you fall for it?
qc Proper court with squeaky floors, or a hoop with no net in the park?
qc What do you like best in a game: the pass, the block or the long shot?
qp What do you shout when you throw paper at a bin?
qp How's your trash talk, charming or truly hurtful?
qp Where do you stand on headbands?
qi Last second, one point down: do you want the ball?
qi Who taught you how to hold it?
qi Which game would you like to have been in the building for?
m Seeing the pass before it's there is a sort of kindness, and basketball people get it.
m Ninety misses and you'd still believe in the next shot. Hold on to that.
m A game with no time to sulk suits a generous temper. I'd guess that's yours.
m Quick hands are nice, but the will to run back on defence is character.
f With one second left on the clock I'd ...
f The player I pretended to be as a kid was ...
f Every paper ball I throw at a bin is ...
o you mid-throw on a park court, tongue out in concentration, the ball just leaving your hand

= baseball: baseball(?! (?:caps?|bats?|jackets?))|mlb|(?:red sox|yankees|dodgers|cubs|mets|phillies|braves|astros|orioles|brewers|white sox)(?! cap)|world series|spring training|ball ?parks?(?! (?:figure|estimate))
n baseball
sc Baseball is the only game that lets you have a whole conversation without missing anything.
sc An evening of baseball with peanuts and nowhere to be is hard to improve.
sp I'd spend nine innings of baseball waiting for a foul ball, then duck.
sp Baseball has a whole inning reserved for standing up and stretching. Very sensible sport.
si In baseball failing seven times out of ten makes you a star. I find that very comforting.
si A baseball crowd goes silent on the sound of the bat, before anyone's seen the ball.
qc Which team, and who passed them on to you?
qc Best seat: behind the plate, or the cheap ones in the sun?
qc What's the snack without which it doesn't count as a game?
qp What would your walk-up song be?
qp Do you keep score with a pencil, or just clap when everyone else does?
qp How long can you hold a rally cap with a straight face?
qi What's the first game you remember?
qi What are people missing who call it slow?
qi Bottom of the ninth, full count: calm, or hands over your eyes?
m Loving a slow game in a quick world: I'd call that good taste.
m A hundred and sixty-two games a year and still hopeful every spring. That's a loyal heart.
m You notice the small things, the grip, the signal, the half step. Few people pay attention like that.
m You can wait for the good bit without needing it right now. I could use some of that.
f My walk-up song would be ...
f The first ball game I remember is ...
f At the ballpark you'll find me with ...
o you in the stands in evening sun, glove on, peanut shells everywhere, watching a ball that isn't coming

= softball: softball|slow[ -]?pitch
n softball
sc Softball gets the balance right: half of it is sport and half is who brought the cooler.
sc A softball team is a fine bunch of people to have on a summer evening.
sp I'd be put in right field in softball, where the daisies are, and I'd understand.
sp Half the glory in softball is the pun in the team name.
si There's nothing soft about a softball, and everyone finds that out once.
si A softball dugout is louder and happier than most weddings.
qc Which base or bit of field is yours?
qc Serious league, or a picnic with a score?
qc What's sweeter, a big hit or a great catch?
qp What's the best team name you've come across?
qp Do you slide, or do you value your knees?
qp What gets chanted from the bench that can't be explained to outsiders?
qi What does the moment just after a clean hit feel like?
qi Who was the first to throw you a ball?
qi What keeps a team together once the season's over?
m Cheering for the one who's just struck out is what good teams are made of, and you chose that.
m You'd throw yourself in the dirt for a single run. That's spirit.
m Keeping your eye on the ball with everyone watching shows a cool head.
m Being the kind of person a team likes having on the bench is as good as any batting average.
f My position on any team is really ...
f The team name I'd put on a shirt is ...
f Between innings you'd find me ...
o you with a glove on the wrong way round and grass stains on both knees, grinning

= american-football: american football|(?<![\p{L}])nfl|college football|super[ -]?bowl|football (?:sundays?|tailgates?)|tailgat(?:e|es|ing)|fantasy football|flag football|(?:packers|steelers|patriots|cowboys|eagles|49ers|niners|bears|chiefs|seahawks|ravens|bills|broncos|vikings|saints|buckeyes) (?:fans?|games?|nation|football|season)|bills mafia|roll tide|touchdowns?
n game day
sc Game day is a whole holiday that comes round every week in autumn. Football got that right.
sc Football plus a long table of food plus people shouting kindly at a screen. I'm for it.
sp I'd understand about a third of football and celebrate all of it.
sp Football is eleven minutes of action and three hours of dips, and that seems fair.
si Fourth and one: a football crowd holds its breath like one big animal.
si Football fans will sit in snow for four hours and call it a lovely afternoon.
qc Which team has your Sundays?
qc Stadium and three pairs of socks, or couch and seven layer dip?
qc Who did you get your team from?
qp What's your signature dish for game day?
qp What do you do with your hands on a last-second field goal?
qp How seriously is a person allowed to take their fantasy team?
qi Which game still hurts a little?
qi Fourth and short: do you go for it?
qi What does your living room sound like in the last two minutes?
m Being loyal to a team through the bad years says something about how you treat people, too.
m You love something loud that feeds a whole room. There's a generous streak in that.
m Hoping again every September is the mark of a warm heart.
m I like people who go all in on something just because it's fun. You seem to know how.
f On fourth and short I ...
f My contribution to any game day table is ...
f The loss I still haven't got over is ...
o you at a cookout in a jersey too big for you, tongs in one hand, eyes on a screen out of frame

= tennis: (?<!table )tennis(?! (?:skirts?|shoes?|bracelets?|balls? for|elbow))|wimbledon(?! (?:resident|born|village))|roland[ -]garros|(?:us|australian|french) open|federer|nadal|alcaraz
n tennis
sc Only tennis would call having nothing at all "love". I like it for that already.
sc A long rally in tennis on a summer evening is one of the nicest sounds there is.
sp Tennis counts fifteen, thirty, forty, and nobody's allowed to ask about forty.
sp A tennis ball over the fence makes two adults very interested in the neighbours' hedge.
si In tennis you've nobody to pass to and nobody to blame, only a second serve and your thoughts.
si Tennis players say sorry for a lucky net cord and don't mean it at all. It's very civilised.
qc Is it the playing or the watching that gets you?
qc Clay, grass, or whatever court is free on a Tuesday?
qc Which shot would you like to be known for?
qp How honest are you about a ball on the line when nobody's watching?
qp Are you for grunting, against it, or a bit too good at it?
qp What do you mutter after a double fault?
qi What do you feel between the first serve and the second?
qi Who'd you choose for doubles if it were about laughing?
qi Which match do you remember point for point?
m You picked a sport where you need to calm yourself down with everyone looking. That'll serve you for life.
m Playing the next point as if the last one never happened is real strength of mind.
m Hours of the same swing for one clean shot: there's patience in that, and a bit of romance.
m A third set, sore legs and still a proper handshake at the net. I like the class in that.
f My second serve can be described as ...
f My dream doubles partner would be ...
f After a double fault you'd hear me say ...
o you reaching for a ball you're never going to get, mouth open, racket in the air

= padel: padel(?! pops)
n padel
sc Padel lets the walls join in, and I'm fully on the side of the walls.
sc A padel court is so small that you can hear each other laugh. I think that's the whole secret.
sp I'd run into the glass early on in padel and then consider it my friend.
sp Every padel court has somebody outside the glass pretending not to watch.
si In padel the ball comes off the back wall like a second chance. Most games don't give you one.
si In padel the big shot comes straight back at you. It must be a good school for hotheads.
qc Who got you onto the court the first time?
qc What's your game: power, patience or putting it where nobody is?
qc Do you play to win, or for the drink after?
qp What does trying to book a court at six on a Tuesday do to a friendship?
qp How many times have you hit your own partner in the back?
qp How innocent do you look when you win a point by complete accident?
qi What makes a good partner, the shots or the jokes?
qi Which kind of opponent do you find hardest to beat?
qi What's a rally like once you've stopped counting?
m Forgiving a partner's bad shot within half a second is a fine quality, and padel asks for it.
m You run for balls that have already bounced past you. That's an optimist, in my book.
m Sharing that small a court with three others without falling out shows good humour.
m You chose a sport where nobody can win it alone. I think that's telling, in a good way.
f My tactics in padel amount to ...
f When I win a point by accident I ...
f A match isn't over until ...
o you leaning on the glass of a court, racket under your arm, out of breath and laughing

= squash: (?<!(?:butternut|roasted|summer|winter|orange|lemon|spaghetti|delicata|acorn|the|and pumpkin) )squash(?! (?:soup|risotto|season|blossom|ravioli|curry|and pumpkin|any|it|the))|racquetball
n squash
sc Squash puts two people in a box with a ball and trusts them to behave. I'm impressed they do.
sc Forty minutes of squash and there can't be anything left to be cross about.
sp I'd be very brave in squash until somebody hit the ball.
sp In squash you share a small room with your opponent, like flatmates who throw things.
si A squash ball has to be warmed up before it'll bounce. I know mornings like that.
si In squash the winner mostly stands in the middle and lets the other one run. It's humbling.
qc Who got you into that little room the first time?
qc What's your best shot: the hard one, or the one that dies in the corner?
qc Club ladder, or one faithful opponent every week?
qp How many round bruises a week is normal?
qp Do you say "let" honestly or hopefully?
qp Who's worse to play: the one who shouts or the one who hums?
qi What have you left outside by the time the door shuts?
qi Which opponent don't you mind losing to?
qi What do you hear in a long rally, apart from shoes?
m Chasing the ball into every corner and asking for one more game: there's fire in that.
m You go all out in a tiny room and shake hands after. That's a good temper.
m Giving the point away because you were in the road is honest, and squash tests it all evening.
m Thinking one wall ahead while out of breath is cleverer than it looks.
f In a squash court I run most for ...
f The person I'd least like to meet in a small room is ...
f When the ball dies in the corner I ...
o you sat against the wall of a squash court, towel on your head, grinning at whoever beat you

= badminton: badminton(?! horse| trials)|shuttle ?cocks?
n badminton
sc Badminton looks like a garden game until someone hits it properly. I've great respect for it.
sc Badminton is fast and gentle at once. Not much is.
sp Badminton in a garden is a game for two people and one breeze, and the breeze is very good.
sp Badminton has the finest miss of any sport: a huge whoosh, then a polite little tap.
si A badminton smash is faster than a train, and all that's flying is a few feathers.
si Every sports hall has a badminton shuttlecock in the rafters that's older than the players.
qc Club night, sports hall with friends, or a net in the garden?
qc What's your favourite shot: the smash or the mean little drop?
qc Singles or doubles, and is that about badminton or about people?
qp What have you used to get one down from a roof or a rafter?
qp Do you shout "leave it" and then hit it yourself?
qp Which of the nine coloured lines on the floor do you believe in?
qi What goes on in your face when you've fooled somebody completely?
qi Is there someone you still owe a rematch?
qi What do you like about a game that's over in a blink and goes on all evening?
m Soft hands and quick feet at once: that's hard work made to look easy.
m Knowing when not to hit hard is a kind of wisdom, and it's rarer than a good smash.
m Playing for the fun of it with whoever turns up is a friendly way to go through life.
m Lunging for something made of feathers with full conviction takes heart.
f My signature shot in badminton is ...
f In doubles you'd hear me shout ...
f The last thing I got down from a roof was ...
o you in a garden with a racket, looking straight up, shuttlecock nowhere to be seen

= table-tennis: table[ -]tennis|ping[ -]?pong
n ping-pong
sc Ping-pong is the friendliest way to find out how competitive a person is.
sc Any office, hostel or garage gets better the moment there's ping-pong in it.
sp Half of ping-pong is played on your knees, looking for the ball under the sofa.
sp There's always a quiet one who says they're not very good at ping-pong and then serves.
si Ping-pong is chess for people who can't sit still.
si You can have a whole conversation at a ping-pong table, and the ball does the punctuation.
qc Proper rubber bat, or the one with the handle falling off?
qc Up to eleven, up to twenty-one, or until somebody has to cook?
qc Where's the table you've had the most fun at?
qp How unfair is your serve?
qp What do you do when it just clips the edge: apologise or look innocent?
qp Do you play the round-the-table version, where everybody runs and screams?
qi Who's the person you most like to beat?
qi What's the longest rally you can remember, and who lost their nerve?
qi Do you think, or do your hands just know?
m Fast hands and a friendly face is a dangerous combination, and I mean that with respect.
m You've kept a game that most people leave in a youth club. I love that.
m Staying relaxed while something flies at you at that speed is a talent.
m You can take a silly little ball seriously and yourself not at all. Good combination.
f My serve is best described as ...
f The person I'd most like to beat at ping-pong is ...
f I play until ...
o you behind a battered table outdoors, bat raised, watching the ball roll off into the grass

= volleyball: (?:beach[ -]?)?volley[ -]?ball(?:ers?|s)?|beach volley
n volleyball
sc Volleyball makes you touch the ball for half a second and think of five others. I rate that.
sc I like a sport where people slap hands after the points they lose, and volleyball does.
sp In volleyball two people shout "mine" and then watch it land, both very courteous.
sp Volleyball is a game of keeping a thing off the floor, like a toddler's birthday with rules.
si In volleyball the loveliest touch is the one nobody remembers, the set before the hit.
si Nobody can hold the ball in volleyball, so nobody gets to hog it. There's a thought in that.
qc Hall and knee pads, or sand and sunglasses?
qc Where do you like to stand: at the net or digging at the back?
qc What's better, a clean spike or saving one that was already lost?
qp How far does sand follow you home?
qp Which partner is worse on the court, the too keen or the too polite?
qp How do your forearms look the day after?
qi What makes a team click in the middle of a set?
qi When the serve's coming straight at you, what do you think?
qi Who's the person you'd always set it up for?
m Throwing yourself on the floor so the others get another chance is generous.
m You love a game where everything good needs three people. I bet you share your chips.
m You call for the ball and mean it. I like that kind of confidence.
m Keeping spirits up at twenty to twenty-four is a skill I'd want on any side.
f When the serve comes straight at me I ...
f In any team I'm the one who shouts ...
f A ball I'd dive for is ...
o you mid-dive in sand, ball just out of reach, friends laughing behind the net

= netball: netball(?:ers?)?|(?:goal attack|wing defence|goal shooter|wing attack|goal defence)
n netball
sc Netball lets you hold the ball for three seconds and expects wisdom. I'm impressed.
sc People who love netball usually love the team as much as the game, and I understand that.
sp There's always one netball bib nobody wants, and it's always the last one in the bag.
sp In netball "here if you need" gets yelled at full volume. Still the politest shout in sport.
si In netball you stop dead just when anyone else would run. It must be good for the soul.
si A netball bib gives you two letters and a third of the court, and people make a life of it.
qc Which letters are on your bib?
qc Shooting circle or out there stealing passes?
qc School hall, or a floodlit court in the drizzle?
qp Which position has the biggest personality, and is it yours?
qp What do you feel about an umpire who sees footwork everywhere?
qp What's shouted on court that would be strange in an office?
qi What brings you back: the game, the team or an hour of thinking of nothing?
qi What does a perfect pass feel like when it leaves your hands?
qi Who taught you to stand your ground without touching anyone?
m Arms up, feet still, temper cool: defending like that is real self-control.
m Turning up on a cold weeknight because six others need you is what I call reliable.
m You see where a teammate's going to be before she gets there. That's a lovely gift.
m Strong, fair and loud for the others: netball brings out good things, and you went for it.
f The bib I'd be given is ...
f What I'd be heard shouting on court is ...
f I'm reliable when it comes to ...
o you in a bib back to front, holding a ball and clearly asking somebody what the rule is

= hockey: (?:field[ -]?|ice[ -]?)?hockey(?! (?:romances?|boyfriend|books?))|nhl
n hockey
sc Any game with sticks in it needs nerve and good manners, and hockey people seem to have both.
sc Cold air, a hockey stick and people who are glad you came. That's a good evening.
sp With a hockey stick in my hand, the only ankles in danger would be mine.
sp Hockey is a fine thing to watch from behind something solid.
si It's odd how a hockey stick stops being a stick after a while and becomes the end of an arm.
si That clack of stick on stick must be somebody's favourite sound. I can see why.
qc Do you play, or shout from the side?
qc Which position suits your temper?
qc What made you pick up a stick, or start shouting at people who do?
qp What's the best bruise you've seen or earned?
qp How friendly is the chat after two people have chased each other for an hour?
qp Is a mouthguard any hindrance to arguing with the umpire?
qi Would you rather score the winner or stop one on the line?
qi What does a team give you that a free evening doesn't?
qi Which match would you go back to for five minutes?
m Stepping in front of something that hard and fast is brave. I'd applaud from a safe distance.
m You chose something fast and cold and a bit fierce. There's real spirit in that.
m Passing when you could have shot is good character, and you chose a game that needs it.
m Bruised shins and still laughing afterwards is a very good attitude.
f In goal, I'd last ...
f My most heroic bruise comes from ...
f On a cold training night what gets me out is ...
o you holding a stick the wrong way up at the side of a pitch, getting it explained to you

= lacrosse: lacrosse|lax (?:girl|team|player)
n lacrosse
sc Lacrosse looks like pure chaos with nets on sticks. I'd watch it all afternoon.
sc I respect lacrosse for asking you to run flat out and hold something gently the whole way.
sp I'd use a lacrosse stick mainly for getting apples off a tree.
sp Half of lacrosse seems to be hitting people's sticks and apologising with your eyes.
si Lacrosse calls it cradling, and it's the fiercest game I know of. I like that.
si In lacrosse the ball is mostly a rumour until it's in the net.
qc Attack, midfield, defence, or brave enough for goal?
qc What made you pick up that stick the first time?
qc What do you love more, the running or one perfect catch?
qp What's the strangest thing you've caught in that net?
qp How do you explain the rules to somebody's grandmother?
qp Does cradling become a habit with umbrellas and brooms?
qi What goes quiet when you've got the ball and open grass in front of you?
qi What did being on that team teach you that school didn't?
qi Who was the first person to throw with you?
m Running flat out while keeping your hands soft is a rare bit of control.
m You picked a game most people can't explain. I like an independent mind.
m Getting knocked about and going straight for the next ball: I wouldn't bet against you.
m You'd run the length of a field for somebody else's goal. Everyone needs a teammate like that.
f With a lacrosse stick I'd mostly catch ...
f I'd run the length of a field for ...
f The strangest sport I'd like to try is ...
o you with a lacrosse stick, trying to catch an apple, a split second before missing it

= rugby: rugby(?! (?:shirts?|town|warwickshire|school))|six nations|(?:the )?all blacks|springboks|red roses|(?:harlequins|leicester tigers|saracens|munster|leinster|england|wales|ireland|scotland) rugby
n rugby
sc Rugby people knock each other flat and then buy each other a drink. I like the order of it.
sc A good anthem before a rugby match can make the coldest stand feel warm.
sp I'd be handed a rugby ball and give it straight back with an apology.
sp The rules of rugby seem to be known by one man with a whistle, and he's guessing.
si In rugby you go forward by passing backwards. Somebody ought to think about that longer.
si A rugby scrum looks like an argument and works like a clock.
qc On the pitch, in the stand, or first at the bar in the clubhouse?
qc Which team do you get loud for?
qc What's the match that made you love it?
qp How many strangers have you hugged by the second half?
qp Which anthem do you sing that isn't yours?
qp How early is too early for a pint when the match is in New Zealand?
qi What do people who call it rough not see?
qi Who did you watch it with the first time?
qi What happens to you in the last five minutes with two points in it?
m A game that's all mud, bruises and looking after each other needs a big heart. I bet you fit right in.
m You like a sport where people say "sir" to the referee. Good manners and no fear, I like it.
m Getting up after being flattened, and helping up the one who did it, is real class.
m Supporting in horizontal rain is loyalty, and nobody can tell me otherwise.
f In a scrum I'd be most useful as ...
f The anthem I sing loudest is ...
f I'd stand in horizontal rain for ...
o you in a big old rugby shirt on a wet touchline, hands round a paper cup, mid-shout

= cricket: cricket(?:er|ers|ing)?(?! (?:powder|flour|farm|wireless))|the ashes|test match(?:es)?|t20|ipl|tms
n cricket
sc A game that stops for tea has understood something. I'm all for cricket.
sc I like that cricket can take five days, end in a draw and leave everyone satisfied.
sp I'd be put at silly mid-off in cricket because of the name, and I'd go.
sp Half of cricket is looking at the sky with a worried face, and I'd be excellent at that half.
si You can follow cricket by ear, eyes closed in a deckchair, and miss nothing.
si In cricket a whole afternoon of nothing can turn on one ball, and the fans knew all along.
qc Playing, scoring, or lying on the boundary with a book?
qc Five days, one day or twenty overs?
qc Who got you into it, and how long did the rules take?
qp What has to be on the table at tea?
qp Could you explain leg before wicket to me with a spoon and a biscuit?
qp Which fielding position would make the best name for a pub?
qi What do you love about the bits where nothing happens?
qi Which day of cricket would you sit through again?
qi What do you hear when you think of a summer ground?
m Patience for a long game is rare, and I suspect you bring it to people, too.
m Waiting all afternoon for your moment and then being ready for it is a skill.
m You see drama where others see people standing about. That's a good pair of eyes.
m Only a calm mind can love a game that the weather's allowed to cancel.
f My natural fielding position is ...
f At tea I'd be found next to ...
f The rule of cricket I pretend to understand is ...
o you in a deckchair at the edge of a village ground, hat over your eyes, sandwich in hand

= golf: (?<!(?:hate|hates|hating|dislike|can.t stand|not into|not a fan of|don.t do|don.t like|no) (?:the |to )?)(?:(?<!(?:vw|volkswagen|my old) )(?:mini[ -]?|crazy[ -]?|disc[ -]?|adventure[ -]?)?golf(?:ing|ers?|ed)?(?! (?:gti|gtd|r(?![\p{L}])|cart girl|mk))|putt[ -]putt|topgolf|driving range)
n golf
sc A round of golf is three hours of fresh air in good company. I think that's the real prize.
sc Golf with a windmill in the way is still golf, and I'd defend it.
sp I'd shout "fore" in golf before every shot, to be on the safe side.
sp Golf gives a grown man a pencil that small and expects him to be truthful with it.
si In golf one good shot makes you forget the forty before it. Somebody should bottle that.
si Whispering is part of the equipment in golf. I find that oddly soothing.
qc Eighteen holes in good shoes, or nine with a windmill and an ice cream?
qc What keeps you coming back to that maddening little ball?
qc Who do you most like going round with?
qp How many tries are you allowed when nobody's looking?
qp What do you say to a ball that's heading for the water?
qp How seriously do you take a putt with a plastic dinosaur behind it?
qi What does it do to you, that one shot that goes exactly where you looked?
qi Is it the game, the grass or the walking?
qi What would I learn about you by the third hole?
m You love something that goes wrong that politely. You must have an even temper.
m Counting your own strokes fairly when nobody's checking says plenty about a person.
m You can concentrate and laugh at yourself in the same minute. That's a good partner for any round.
m Starting fresh at every hole, whatever happened at the last one, is a lovely habit of mind.
f What I say to a ball heading for the water is ...
f By the third hole you'd know that I ...
f My golf is at its best when ...
o you on a minigolf course, crouched down, measuring a putt as if it were the Masters

= martial-arts: martial arts?|judo(?:ka)?|(?:brazilian )?jiu[ -]?jits\w+|bjj|karate(?! kid)|tae[ -]?kwon[ -]?do|aikido|krav maga|kung[ -]?fu(?! panda| movies| films)|mma|black belt|kendo|tai[ -]?chi|wing chun
n martial arts
sc I like that martial arts begin with a bow. You thank the person before anything else.
sc People who do martial arts tend to be the calmest in the room, and there's a reason.
sp Half of a first martial arts class is finding out what the belt is supposed to do.
sp In martial arts films it takes one song to get good. I'd need the soundtrack, twice.
si Some martial arts begin by teaching you how to fall. I can't think of a wiser first lesson.
si In martial arts the small patient one is often the one to watch out for.
qc Which art is it, and why that one?
qc Training with a partner, or working through the moves alone?
qc What made you walk into your first class?
qp Do people ask you to show them a move at parties?
qp Have you ever bowed to somebody outside by accident?
qp Does it help at the sales, or on a crowded train?
qi What do you carry out of the door after training that you didn't carry in?
qi What did losing to someone teach you?
qi When are you calmer, before or after?
m Learning to be strong and gentle with the same hands is a fine way to spend an evening.
m You practise one thing a thousand times so it's there once. That's true patience.
m Bowing to the person who just beat you: more of life should work like that, and you've made a start.
m There's a quiet confidence in knowing you could and not needing to.
f Five minutes into a class I'd be ...
f The film that made me want to try a flying kick is ...
f What keeps me calm is ...
o you in a borrowed white jacket with the belt tied wrong, bowing very seriously

= boxing: (?:kick[ -]?|thai[ -]?)?box(?:ing|ercise)(?! day)|(?<=i )box(?:ed)?(?= (?:twice|three|every|to|for|at|and|on)|[,.!]|$)|kick[ -]?boxers?|muay thai|(?:female|amateur|keen|hobby) boxer|sparring
n boxing
sc Boxing looks like anger from outside and seems to be mostly manners and footwork.
sc It must take more courage to step into a boxing ring than to win in it.
sp I'd go three rounds of boxing with the bag, and the bag would take it on points.
sp The skipping part of boxing would finish me long before anyone raised a glove.
si In boxing three minutes is a very long time. There can't be a clock that feels slower.
si Boxing teaches you to keep your eyes open when everything in you wants to shut them.
qc What got you to put gloves on the first time?
qc Bag, pads, or a real person who hits back?
qc What's the best bit: the skipping, the combinations, or when it's over?
qp Who do you imagine on the bag on a bad Monday?
qp What's the song that makes you hit hardest?
qp How do people react when they hear what you do with your evenings?
qi What goes out of you in that hour?
qi What did you learn about fear?
qi Are you calmer when you come home?
m Keeping your guard up and your temper down at once is real self-command.
m Every time the bell goes it asks for nerve, and you answer. That's something.
m Tired, and still moving your feet: I'd clap for that louder than for any punch.
m You found a place for the hard days to go that leaves you kinder after. That's wise.
f The song that makes me hit the bag harder is ...
f In a ring I'd last exactly ...
f A bad day leaves me when I ...
o you in oversized gloves trying to scratch your nose

= gym: (?<!(?:hate|hates|hating|dislike|can.t stand|not into|not a fan of|don.t do|don.t like|no) (?:the |to )?)(?:gyms?(?! (?:bros?|selfies|lads|leader|pics?|class))|gym[ -]?goer|gymming|weights|weight[ -]?(?:lifting|training|lifters?)|lift(?:ing)? (?:heavy )?(?:weights|things|heavy)|power[ -]?lift(?:ing|er)|dead[ -]?lifts?|squats|cross[ -]?fit(?:ter|ters)?|hyrox|strength training|kettle ?bells?|hiit|spin(?:ning)? class(?:es)?|barbells?|(?<!n.t |not |never |all |it |things? |will )work(?:ing)? out(?= (?:a lot|daily|every|most|regularly|and|twice|three|in the)|[,.!]|$)|workouts?|fitness(?! pizza))
n the gym
sc Everyone in a gym at seven in the morning has already won an argument with a duvet.
sc I like gyms for one thing above all: strangers who move the bench for you without a word.
sp Every gym has one machine nobody understands, and nobody dares to read the sign.
sp Every gym has a man who makes a noise like a ferry, and he's lifting the small ones.
si Nobody in a gym is looking at anybody. They're all looking for the other ten-kilo plate.
si What I like about the gym is that a heavy thing stays exactly as heavy until you change.
qc Is it the weights, the classes or the hour without messages?
qc Before work, after work, or when it's nearly empty?
qc What's the number or the move you're after at the moment?
qp What's on your playlist that you'd switch off if the headphones came unplugged?
qp What do you say to a machine that somebody left set up for a giant?
qp Which do you forgive: not wiping the bench or not putting back the plates?
qi What did being strong change outside the gym?
qi What do you tell yourself on the days the sofa makes a very good case?
qi When did you first notice something had got lighter?
m Turning up when you don't feel like it, over and over, is a talent of its own.
m You're getting stronger on purpose and for yourself. I like that last part best.
m You keep a promise nobody else would notice you breaking. That's character.
m Everyone was a beginner among mirrors once. You're one of the ones who stayed.
f The song I'd hate you to hear in my headphones is ...
f My face on the last repetition looks like ...
f The sofa nearly won last time because ...
o you putting down something heavy with a red face and a big relieved grin

= yoga: (?<!(?:hate|hates|hating|dislike|can.t stand|not into|not a fan of|don.t do|don.t like|no) (?:the |to )?)yoga(?! pants)|yogi(?:s|ni)?(?! bear)|vinyasa|ashtanga|hatha|yin class|downward dog
n yoga
sc An hour in which nobody wants anything from you is a fine invention. Well done, yoga.
sc I think the lying down at the end of yoga should be offered in most jobs.
sp In yoga I'd be the tree that the council sends someone to look at.
sp A yoga teacher's "one more breath" is the longest unit of time I know of.
si Yoga is the only exercise where the hardest bit may be lying still and not making a list.
si In yoga people go quiet together on purpose. There aren't many rooms like it left.
qc Fast and sweaty, or slow with a blanket?
qc What did you come to yoga for, and is that still why you go?
qc Studio full of people, or a mat between the sofa and the table?
qp Have you ever properly fallen asleep at the end?
qp Which pose has the most ridiculous name for what it does to you?
qp What happens to your mat when there's a cat in the room?
qi What do you notice on the mat that you run past all day?
qi Which pose do you hold a small grudge against?
qi What's different about you in the hour after?
m You make an hour of quiet in a loud week. That's a kind of strength.
m You know how to breathe through an uncomfortable minute. That's useful far beyond a mat.
m Being patient with yourself is harder than touching your toes, and you practise it.
m You chose something with nobody to beat in it. I find that quietly impressive.
f In a yoga class you'd recognise me by ...
f The pose I hold a grudge against is ...
f The closest I come to inner peace is ...
o you trying a tree pose in a park with one arm already waving for help

= pilates: pilates|reformer(?:s| class(?:es)?)?
n pilates
sc Pilates works on muscles I didn't think anybody had been told about. I'm in awe.
sc I respect pilates for doing with two centimetres what others need a whole gym for.
sp A pilates teacher's "just tiny pulses" must be the most polite threat in sport.
sp Pilates is where grown people get defeated by a small soft ball.
si Pilates looks like lying down. That's how it gets you.
si In pilates you're asked to think about one rib. I find that oddly moving.
qc Mat or one of those beds with springs?
qc What did you notice first, once it started working?
qc What sent you there: a sore back, a friend or plain curiosity?
qp Which exercise sounds harmless and isn't?
qp How many times has "last eight" been a lie?
qp How do you laugh or cough the day after?
qi What did you find out about how you stand and sit?
qi What do you like about getting something small exactly right?
qi How do you walk down the street after a good class?
m You care about doing a small thing properly. That's rarer than doing a big thing loudly.
m Holding still while everything trembles: that's a will of iron in soft socks.
m Strength that doesn't show off is my favourite kind to hear about.
m You put in the work nobody can see from outside. I'd call that confidence.
f The muscle I discovered most recently is ...
f "Tiny pulses" make me want to ...
f My posture improves when ...
o you on a mat, legs up at a hopeful angle, laughing because everything's shaking

= horse-riding: (?<!(?:high|dark|trojan|your|sea|rocking) )horse(?:s|[ -]?rid(?:e|es|er|ers|ing)|[ -]?wom[ae]n|[ -]girl|[ -]mad|back|back[ -]riding)?(?! (?:races?|racing|radish|box office|power|meat|for courses)|s? for courses)|(?<!(?:my little|one trick|one-trick) )pon(?:y|ies)(?! ?tails?)|equestrian\w*|dressage|show[ -]?jumping|eventing|hacking out|(?:at|the|my|to the) stables|my (?:mare|gelding|cob)
n the horses
sc A horse knows your mood in two seconds. I admire people who like being read like that.
sc Anyone who can ask half a ton of horse to do something, nicely, has my full attention.
sp I'd get on the horse from one side and get to know the other side soon after.
sp A horse will walk past a lorry and then be terrified of a crisp packet.
si Horses talk with their ears, and people who spend time with them start to listen better.
si You can't rush a horse and you can't fool it. I can see why people come away calmer.
qc Is there one horse you think of first?
qc A gallop along a beach, or a slow hour through a wood?
qc Is it the riding you love, the grooming or the smell of the stable?
qp How stern can you be with somebody who's eating your sleeve?
qp What's in your coat pockets: hay, mints or both?
qp Ponies: sweet, or clever little criminals?
qi What's the moment you first felt trusted by one?
qi What has a horse taught you about people?
qi What were you told the first time you fell off, or were you spared?
m Earning the trust of an animal that could just walk away: I can't think of a better reference.
m Getting back on after a fall is the sort of courage I admire most.
m Up early, in the mud, for somebody who can't even say thank you. That's real care.
m Being firm and gentle at the same time is an art, and horses only listen to people who have it.
f A horse would say about me that ...
f I'd trust a pony with everything except ...
f I'm calm until ...
o you being thoroughly sniffed by a horse over a fence, eyes shut, laughing

= fishing: (?:fly[ -]?|sea |ice |carp )?fishing(?! for compliments)|(?:go |went |love to )fish(?=[,.!]|$)|angl(?:er|ers|ing)(?! for)|fly[ -]?fish(?:ing|er|erwoman)
n fishing
sc Fishing is the most respectable reason I know for staring at water all day. I approve.
sc Two people can be quiet together when fishing, and it's never awkward.
sp Fishing is the one hobby where the packed lunch can turn out to be the whole catch.
sp The fish that got away grows a centimetre a year. Everyone in fishing knows the formula.
si Fishing is one long hope with a flask of tea beside it.
si At dawn by a river you see the world before it's put its face on. Fishing people know that.
qc River, lake or the sea?
qc Who first put a rod in your hand?
qc Do you go for the fish, or for the quiet?
qp What do you tell people at home when there's nothing in the bucket?
qp Worms: fine, or somebody else's job?
qp What's your record for hours without a bite and still a good day?
qi What do you think about while nothing's happening?
qi What do you see by the water that you'd miss if you were hurrying?
qi What does it do to you when the line goes tight?
m Being content with hours of nothing is a gift. I find it restful just to read about.
m Patience like that can't be faked, and I'd guess people are glad of it.
m You like being somewhere quietly enough for things to come to you. I think that's wise.
m Up before the birds, for maybe nothing at all. That's proper optimism.
f The one that got away was at least ...
f By a quiet river I'd be thinking about ...
f My tackle box would mostly hold ...
o you by the water at dawn on a folding stool, flask in hand, rod doing nothing at all

= archery: archery|bows? and arrows?|(?:an?|keen|amateur|hobby) archer|long ?bow|recurve
n archery
sc Archery has such a good silence in it, right before you let go.
sc Archery won't work until you've breathed out. More things should be like that.
sp Archery is two noble minutes, and then everyone's on their knees in the long grass.
sp There's nobody who's picked up a bow for archery and not thought of Robin Hood.
si In archery the arrow's gone before you know if you were right. It's all in the letting go.
si Archery must be the calmest way ever found to use a weapon.
qc What made you pick up a bow?
qc Target on a field, or walking through a wood from one plastic bear to the next?
qc Which bit is the best: the aim, the release or that thud?
qp After a perfect shot, do you nod as if it's normal, or dance?
qp Which film archer has the worst technique?
qp Do you do the narrow eyes, or does that only happen in films?
qi What's in your head at full draw?
qi How do you know it's a good one before it lands?
qi What did it teach you about holding on and letting go?
m Going still with something that tense in your hands is a calm I envy.
m The arrow, the miss and the next try, all in the same quiet breath. That's poise.
m Steady hands come from a steady mind, and that takes practice.
m I love that you chose something old and quiet and difficult.
f The film that makes me want a bow is ...
f My aim is best when ...
f Right before letting go of anything I ...
o you with a bow, very upright and serious, arrow clearly in the wrong target

= darts: darts|dart ?boards?|one hundred and eighty
n darts
sc Darts has the friendliest roar in sport: a hall in fancy dress, shouting a number.
sc Darts has walk-on music. Every sport and most offices should.
sp The wall next to a dartboard can tell you exactly who's been invited.
sp Darts is the one place where people do sums in a pub without being asked.
si In darts the whole room goes quiet for something the size of a thumbnail.
si The treble twenty sits between the one and the five. A dartboard knows us far too well.
qc Watching the big finals, or throwing in a pub with friends?
qc What would your nickname be, on the back of the shirt?
qc What's the best checkout you've seen or thrown?
qp What song do you walk on to?
qp How many holes in the wall does one evening cost?
qp Do you do the sum in your head, or look at someone hopefully?
qi Does your hand throw better when you think or when you don't?
qi Double top to win it, everyone looking: steady or shaking?
qi What is it about the oche that makes people so happy?
m A steady hand with a full pub watching is a talent. I'm impressed.
m Half arithmetic and half singing: you've got excellent taste in sports.
m Hitting the thing you looked at, with all that noise around, needs a quiet mind.
m You enjoy something for the joy of it and not for how it looks. That's very likeable.
f My walk-on song would be ...
f On the back of my darts shirt it would say ...
f The wall next to my dartboard would look like ...
o you mid-throw in a pub, one eye shut, friends behind you leaning away

= bowling: (?:ten[ -]?pin )?bowling(?! (?:for|spin|fast|green|shoes? (?:as|for)|shirt))|bowling alley|lawn bowls|bowls club|duckpin
n bowling
sc Bowling can be done between two bites of pizza. I think that makes it perfect.
sc A bowling night gets everyone laughing by the second frame, whoever they came with.
sp The left gutter in bowling must have a magnet in it. There's no other explanation.
sp The names people type into a bowling screen are the funniest writing they'll do all year.
si Once the bowling ball has gone, everyone leans to help it. It has never worked.
si Nobody looks elegant in bowling, so everyone relaxes. I wish more evenings began like that.
qc Are you there for the strike, or for the chips?
qc Straight down the middle, or a bit of spin?
qc What name do you put on the screen?
qp What does your strike dance look like?
qp How long does it take you to pick the right ball, and does it help?
qp Which friend claims to be rubbish and then bowls three strikes?
qi What do you say to the last pin that won't fall?
qi Which do you remember longer, the strikes or the gutter?
qi Who's the person you'd always want in the next lane?
m An evening where it's fine to be bad at something is a good evening. You know how to have one.
m Cheering for a friend's strike when you're losing is a lovely quality.
m I like grown-ups who can still jump up and down about ten wooden pins.
m Those shoes ask for good humour, and you bring it along.
f The name I'd type on the bowling screen is ...
f My strike dance is ...
f I'm the one in the alley who ...
o you in rented shoes, walking away from a gutter ball with your arms up as if you'd won

= pool: (?:play(?:ing|s)?|shoot(?:ing)?|game of|games of|love|good at|bad at|pub) pool(?! (?:party|side|table tennis))|pool (?:tables?|halls?|league|shark|cues?|and darts|& darts)|darts (?:and|&|or) pool|(?:8|9|eight|nine)[ -]ball|billiards
n the pool table
sc A table, two cues and nowhere to be is one of the better ways to get to know a person.
sc The good thing about pool is that you talk more than you play, and nobody notices.
sp Sinking the black by accident at pool is the quickest way to make someone else's day.
sp Chalking the cue and looking thoughtful is the part of the game I'd be really good at.
si A pool table gets strangers to put a coin down and wait their turn, very gently.
si On a pool table the loudest shot is hardly ever the good one.
qc Do you hit it and hope, or line it up for a week?
qc Pub table with a bad slope, or a quiet hall with green lamps?
qc Who taught you how to hold a cue?
qp How good is your straight face after a lucky shot?
qp Winner stays on: how long have you kept a table?
qp Do you use the long rest, or climb on the furniture?
qi Do you see the shot after the next one, or is that what films are for?
qi What song should be on while you clear the table?
qi What does one frame tell you about the person across the table?
m Thinking two shots ahead while chatting away is a fine talent.
m You can be competitive and good company on the same evening. Not everyone can.
m Walking round the table before deciding is a habit I wish more people had in life.
m Keeping your cool on the black with everyone watching is a quiet kind of nerve.
f The shot I'd like to be known for is ...
f In one frame you'd find out that I ...
f The song for clearing the table is ...
o you leaning over a pool table, one eye closed, under a green lamp, someone laughing behind you

= acrobatics: acro(?:bat(?:s|ics|ic)?|[ -]?yoga)|pole[ -]?(?:danc(?:e|er|ing)|fitness|sport|class(?:es)?|fit)|aerial(?:s|ists?)?(?! (?:views?|photo\w*|shots?|drone|footage))|lyra|(?:silks|aerial hoop)|trapeze|gymnast(?:s|ics)?|circus (?:skills|school|arts|class\w*)|hand[ -]?stands?|cart ?wheels?|trampolin\w+
n the upside-down part of your life
sc Going upside down on purpose as a grown-up is a fine decision, and I won't hear otherwise.
sc I'm in awe of people who can be upside down and still know where their feet are.
sp Past the age of nine a handstand needs a plan, a wall and a witness.
sp Upside down I'd lose my keys, my change and then my nerve, in that order.
si Someone who's often upside down must find the normal view a bit dull.
si Children go upside down for no reason at all. It's sad how quietly the rest of us stop.
qc What have you managed that you'd thought was impossible?
qc What are you trying to learn at the moment?
qc How did you get into it, and who talked you into the first class?
qp How do you explain the bruises at work?
qp Can you walk past an empty lawn, or does a cartwheel happen?
qp What's the silliest place you've done a handstand?
qi What does the world look like from up there or down there?
qi What's that second like when you've let go and can't take it back?
qi Who do you trust enough to catch you?
m Strength that looks like floating is a great deal of work. I salute every bruise of it.
m You trust your hands, and the people who catch you. I find that braver than the trick.
m You try things that can go wrong in public and smile while you do. I love that.
m You didn't stop playing just because you grew up. Few people manage that.
f My best trick upside down is ...
f The last time I did a cartwheel was ...
f The person I'd trust to catch me is ...
o you attempting a handstand against a wall, shirt tucked in, face already purple, friend laughing

= motorsport: formula[ -]?(?:1|one|e)|(?<![\p{L}\p{N}])f1(?! visa)|motor[ -]?sports?|moto ?gp|grand prix|nascar|indycar|rally(?:ing|cross| car| driver)|le mans|go[ -]?kart(?:s|ing)?|verstappen|hamilton fan|leclerc|norris fan|drive to survive|touring cars
n the racing
sc Five lights go out and a whole room stops breathing. Racing does that better than anything.
sc I like how racing turns a change of tyres into something you hold your breath for.
sp I'd take four minutes for a pit stop in racing, and there'd be one nut left over.
sp Racing fans will get up at four in the morning to watch it rain on a car park.
si In racing two hundred people work all week so one can be a tenth faster. It's a strange love.
si The best thing in racing may be the radio: all that speed, and a voice saying stay calm.
qc Which team or driver has your heart, and how much does it hurt?
qc Which track would you like to stand beside?
qc Is it the cars, the tactics or the drama off the track?
qp How long are you no use to anyone after a bad strategy call?
qp How's your driving after a race weekend, honestly slow or a bit heroic?
qp What would your team tell you over the radio on a Monday morning?
qi Who did you first watch a race with?
qi What do people miss who say it's just cars going round in circles?
qi Which overtake do you still think about?
m Getting up at silly hours for something you love is devotion, and I respect it.
m You follow tyres, tactics and weather all at once. That's a quick mind at work.
m Knowing a lot about something loud and technical, and loving it out loud, is very likeable.
m Staying loyal through the engine failures shows a generous heart.
f My pit stop time for changing one tyre is ...
f My team radio on a Monday morning says ...
f I'd get up at four in the morning to watch ...
o you in a go-kart far too small for you, helmet crooked, absolutely focused

= birdwatching: bird[ -]?(?:watch(?:ing|er|ers|es)?|ing|ers?|nerd|song|life|feeders?|hides?)|twitcher|twitchers|(?<!(?:early|love|angry|jail|flipping) )birds(?! (?:of a feather|nest|eye))|ornitholog\w+|binoculars|(?<!night )owls?(?! (?:city|house|post))
n the birds
sc Knowing a few birds by their song must make the walk to the bus a lot more interesting.
sc Stopping in the middle of a sentence because of a bird is perfectly good manners to me.
sp I'd spot a rare bird with great excitement, and it'd be a plastic bag.
sp Half of birdwatching is saying "where, which tree" until it's gone.
si A robin on a spade behaves as if it had hired you. Birds have a lot of nerve.
si Anyone who watches birds has a second map of the town in their head, with wings on it.
qc Which bird do you always stop for?
qc Binoculars and a flask at dawn, or whoever comes to the window?
qc What's one you'd love to see and haven't yet?
qp Which bird would be the worst flatmate?
qp What's your view on gulls, chips and personal property?
qp Have you ever missed a bus because of something with feathers?
qi Which song do you hear and know what month it is?
qi Who taught you to look up?
qi What did a bird do once that you've never forgotten?
m Being so still that a wild thing forgets about you: that's patience I'd like to learn.
m You notice what most of us walk under. I think that's a lovely way to pay attention.
m Loving something that'll never do you a favour and may just fly off is a generous thing to do.
m A hundred small songs, and you care to tell them apart. That's a gentle, curious mind.
f The bird I always stop for is ...
f If I were a bird I'd be ...
f I lose the thread of a conversation when ...
o you looking up into a tree, mouth a bit open, binoculars the wrong way round

= stargazing: star[ -]?gaz(?:e|es|er|ers|ing)|astronom(?:y|er|ers)|telescopes?|night sk(?:y|ies)|constellations?|meteor showers?|(?:look(?:ing)? at|watch(?:ing)?|under|love) the stars|astrophotography|northern lights|aurora(?: borealis)?(?![,\p{L}])|eclipse chas\w+|milky way|planetarium
n the stars
sc A clear night with stars and no hurry is the best free show there is.
sc Anyone who looks up at the stars before looking at a phone has got the order right.
sp I'd point at a star with great certainty, and it would be the evening flight to Malaga.
sp Whoever named the constellations saw five stars and thought: obviously, a goat with a tail.
si Starlight sets out before we're born and lands in your eye on a Tuesday. I can't get over it.
si You only see the faint stars by looking slightly past them. That works for more than stars.
qc Where's the darkest sky you've ever stood under?
qc Telescope and a chart, or a blanket and no plan?
qc What would you most like to see up there once?
qp If you could rename one constellation, what would it be called?
qp How do you feel about clouds, personally?
qp What's in your pocket for the cold hour: gloves, tea or biscuits?
qi Do you feel small under all that, or oddly at home?
qi Who first showed you which one was which?
qi If there's someone out there looking back, what should they see?
m Standing in the cold with your head back just to wonder at something is a fine habit.
m You've kept your curiosity pointed at the biggest thing there is. Good for you, truly.
m Clouds half the year, and you keep looking up. That's hope with a scarf on.
m You know how to be quiet and amazed. Not many grown-ups do.
f The constellation I always find is ...
f Under a big sky I start talking about ...
f I'd drive for hours at night to see ...
o you at dusk on a blanket, wrapped up to the nose, pointing at something out of the frame

= foraging: forag(?:e|es|er|ers|ing|ed)|mushroom(?:s|ing)? (?:picking|hunting|hunter|foraging|hunts|walks?|season)|(?:pick(?:ing)?|hunt(?:ing)?(?: for)?|find(?:ing)?|look(?:ing)? for|identify(?:ing)?) (?:wild )?mushrooms?|wild (?:food|garlic|mushrooms|herbs|berries)|blackberry(?:ing| picking)|berry picking|mycolog\w+|fungi|chanterelles|porcini hunting|mushrooming
n foraging
sc Foraging turns an ordinary wood into a larder, and I think that's close to magic.
sc Foragers walk slowly and come home with dinner. I can't see a flaw in it.
sp A forager's "probably fine" is the longest probably there is.
sp Foragers will share their lunch, their coat and their last match, but not the spot.
si Foraging needs two things that rarely meet: good eyes and the patience to say no, not that one.
si Once you've been foraging, you can't just look at a hedge again. It looks back.
qc What's your favourite thing to find?
qc Mushrooms, berries, or whatever the hedge is offering?
qc What do you cook first when you get home with a full basket?
qp What do you answer when people ask where exactly you found all that?
qp Has anyone ever been a bit slow to eat what you've brought home?
qp How do you react when you find someone else's knife marks there first?
qi Who showed you what was safe?
qi What do you notice in a wood that others walk over?
qi What smell tells you it's time to go out?
m Knowing what's what in a wood is real knowledge, the sort you can't look up in a hurry.
m You take a little and leave the rest. That's a good way to treat a place.
m Careful and adventurous at once: foraging needs both, and so does most of life.
m You find treasure in what other people call weeds. That's a generous way of seeing.
f The wild thing I trust myself to recognise is ...
f I'd keep the spot secret from everyone except ...
f From a walk in the woods I always bring back ...
o you crouching in leaves with a basket, holding up one small mushroom like a trophy

= beach: (?<!(?:miami|long|palm|venice|virginia|daytona|huntington|west palm|south) )beach(?:es|y)?(?! (?:boys|volley\w*|reads?|waves? hair|cruiser|bod\w*))|seaside|(?:by|near|at|to|on|along|love|need|miss) the coast(?! to)|coastal walks?|(?:the|by|near the) sea(?! (?:swim\w*|bass|bream))|(?:the|by the) ocean|oceans?(?!'s)|sea air|shell collect\w+|collecting shells|rock ?pool\w*
n the sea
sc The sea does something for people that no amount of good advice ever did.
sc I think a grey day by the sea beats a blue one nearly anywhere else.
sp You take one towel to the beach and bring half the beach home.
sp There's no way of changing on a beach under a towel that looks planned.
si Nobody ever gets tired of the sea, and it's been saying the same thing for ages.
si Everyone picks up a stone on the beach, likes it and can't say why that one.
qc Sand, pebbles or rocks with pools in them?
qc Summer with ice cream, or winter with a wind that makes your eyes water?
qc What do you do first when you get there?
qp What's your plan for the gull that wants your chips?
qp How many shells and stones are living at your place by now?
qp In up to the knees, or all the way with a shriek?
qi What does the sea do to your head?
qi Which beach do you see when you shut your eyes?
qi Would you rather hear it or look at it?
m You know where you go to breathe out. It's a wise thing to know about yourself.
m Loving the sea when it's grey and windy, too, is a hardy sort of joy.
m You can look at a horizon without needing anything from it. I envy that.
m I like people who still run the last few metres when they see water. You sound like one.
f The beach I see when I shut my eyes is ...
f The first thing I do at the sea is ...
f A gull could have anything of mine except ...
o you barefoot at the edge of the water, trousers rolled up, a wave arriving sooner than you thought

= rivers-lakes: (?<!salt )(?:lakes?|lakeside|lochs?|ponds?|waterfalls?|riverside|river ?banks?|jett(?:y|ies))(?! (?:district|city|swim\w*|show|effect|placid))|(?:by|along|near|in|on|love|like) (?:the |a |any )?(?:rivers?|canals?|streams?|water(?![ -]?(?:skiing|polo|melon)))(?! swim\w*)|rivers(?! cuomo)
n lakes and rivers
sc A lake in the early morning is the calmest thing anyone's ever put outdoors.
sc I've nothing against the sea, but a river has better manners and trees.
sp A stone that sinks at once was only testing the depth of the lake. That's the official line.
sp Swans own every river in the country and they don't mind you knowing it.
si A river is always leaving and always there. You could sit on the bank all day with that.
si A lake is one place where two people can say nothing and it counts as conversation.
qc Which bit of water do you go back to?
qc A big lake with mountains, or a small river with a bench?
qc In it, on it, or next to it with a book?
qp How many bounces do you get out of a stone?
qp Jump off the jetty, or down the ladder one toe at a time?
qp Have you ever taken a game of sticks under a bridge far too seriously?
qi What do you bring to the water to think about?
qi Where did you first learn to love it?
qi What's the best hour of the day there?
m You've got a taste for quiet things. I think that's lovely, and a bit brave these days.
m Knowing how to sit by water and simply be there is a skill most of us lost.
m You go back to the same water and see something new. The world needs people who look twice.
m You look for calm where it can really be found. That's good sense.
f My best number of bounces with a flat stone is ...
f Off the jetty I go in ...
f The bit of water I go back to is ...
o you on the end of a jetty, feet in the water, half turned round with a grin

= winter: (?<!(?:hate|hates|hating|dislike|can.t stand|not into|not a fan of|don.t do|don.t like|no) (?:the |to )?)(?:(?<!(?:jon|john) )snow(?:y|fall|flakes?|ball(?:s| fights?)?|men|man|days?)?(?! (?:patrol|white|peas?|board\w*|leopards?))|winter(?:s|y|time)?(?! (?:olympics?|soldier|swim\w*|sun|sports?|is coming|blues))|sledg(?:e|ing)|sledding|toboggan\w*|frosty mornings|snow ?shoe\w*)
n winter
sc Winter gets too little credit. No other season makes a kitchen window look that good.
sc The first snow makes everyone seven again, and I'm all for it.
sp I'd build a snowman so thin that people would ask if he was all right.
sp Winter is when one glove goes off to start a new life.
si Snow makes a street go quiet as if someone had put a hand on its shoulder.
si In winter people look in at each other's lit windows and wish them well. It's a kind season.
qc Fresh snow at seven in the morning: out of the door, or back under the blanket?
qc What belongs to a perfect winter evening?
qc Deep snow in the mountains, or frost on a park bench?
qp How good is your aim with a snowball, and who should be worried?
qp What would your snowman have for a nose?
qp How many layers until you can't put your arms down?
qi What's the winter you remember best from when you were small?
qi What do you only do in the cold months?
qi What do you like about the dark evenings that summer people miss?
m Loving the season everyone else complains about shows a mind of your own.
m You find the warm side of a cold day. That's a good thing to have near you.
m I like that you see magic in what other people shovel away.
m You go out when everyone's going in. There's a certain kind of joy in that.
f My perfect winter evening has ...
f My snowman would be recognised by ...
f When the first snow falls I ...
o you in a big coat with snow on your eyelashes, throwing something at the photographer

= summer: (?<!(?:hate|hates|hating|dislike|can.t stand|not into|not a fan of|don.t do|don.t like|no) (?:the |to )?)(?:sunshine|sunny (?:days?|weather|places?|mornings?|afternoons?|evenings?)|sun ?sets?(?! boulevard)|sun ?rises?|sunbath\w+|(?:in the|love the|chasing(?: the)?|the) sun|summer(?:s|time|y)?(?! (?:houses?|schools?|camps?|jobs?|internships?|reading|olympics))|warm (?:evenings|nights|weather)|heat ?waves?|long evenings|golden hour|sun lover)
n the sunshine
sc Long light evenings with the windows open are reason enough for the whole year.
sc The first day of sunshine after a grey month makes strangers smile at each other. I love that.
sp I'd go from winter white to lobster in sunshine with no stop in between.
sp One hour of sunshine and the whole country buys charcoal.
si In sunshine even a bad bench outside is better than a good chair indoors.
si Sunshine makes a plain Wednesday feel like you've got away with something.
qc What do you do with the first properly warm day of the year?
qc Dinner outside till it's dark, or up early when it's still cool?
qc Which summer would you put on repeat?
qp What ice cream do you order when nobody's judging?
qp Shade and a hat, or flat out until you stick to the chair?
qp How quickly do you forget what a jumper is?
qi What smell means summer to you?
qi What do you put off all winter and do at once when it's warm?
qi Where were you when an evening went on so long that nobody went home?
m You turn towards the bright side without being asked. People like that warm a room.
m You drop things for the first warm evening. That's a good sense of what matters.
m Taking joy in something that simple and free is a talent.
m You know how to make an ordinary warm day count. I find that cheering.
f On the first warm day of the year I ...
f Summer starts for me with ...
f The ice cream I'd defend is ...
o you squinting into evening sun at an outdoor table, sleeves up, something melting in your hand

= long-walks: (?:long|evening|morning|sunday|city|forest|woodland|country|countryside|nature|daily|night|autumn|nice|lovely|aimless|woods?) walks?(?! (?:on|along|by) (?:the |a )?(?:beach|sea)| in (?:the )?(?:hills|mountains)| with (?:my |the )?dogs?)|(?:go(?:ing)? (?:for|on)|love|like|enjoy|taking|take) (?:a |long |lots of |good )?walks?(?! (?:on the beach|in (?:the )?(?:hills|mountains)|with (?:my |the )?dogs?))|(?<!(?:dog|space) )walks(?=,|\.|$| and| in (?:the )?(?:park|woods|forest|nature|city|countryside|rain))|(?<!(?:dog|hill|fell|dog-|hill-) ?)walking(?! (?:the |my |our |your |their )?(?:dogs?|dead)| (?:football|disaster|dictionary|encyclop\w+|contradiction|on (?:sunshine|eggshells))| (?:in|up|through|on|over) (?:the )?(?:hills?|mountains?|moors?|fells?))|stroll(?:s|ing)?|wandering (?:around|about|through)
n the walks
sc A long walk with no plan is one of the best conversations there is, even alone.
sc Walks are the nicest way to talk. You look ahead and say what you mean.
sp I'd turn every short walk into a long one by being sure about the shortcut.
sp On any walk there's a bakery that ruins the timing, and I'd let it.
si On a walk you solve the thing you weren't thinking about. It never works at a desk.
si The same walk in a different month is a different walk. It's good value.
qc A loop, there and back, or just wherever the feet go?
qc Woods, streets or water alongside?
qc What's the walk you know by heart?
qp How far is "just round the corner" when you say it?
qp What do you always stop for: cats, bookshops or other people's front doors?
qp Do you walk like someone with time, or like someone with a train to catch?
qi What do you work out while you're walking?
qi Do you like it better with someone, with music or with nothing at all?
qi Which walk have you taken that ended somewhere you hadn't planned?
m You'd rather see a place at walking pace. It means you notice things, and I like that.
m Walking with no destination in mind is a quiet sort of confidence.
m You know how to make something good out of a free hour and a pair of shoes.
m People who walk come home with something to tell. I imagine you do.
f The walk I know by heart goes past ...
f On a long walk I always stop for ...
f I've never regretted a detour for ...
o you on a leafy path from behind, just turning round because someone called you

= triathlon: triathl(?:on|ons|ete|etes)|iron[ -]?man(?! (?:movies?|films?|marvel|2|3))|duathlon|half[ -]?iron|70\.3
n the triathlon
sc One sport before breakfast is impressive, and a triathlon has three. I'm slightly afraid.
sc Anyone who loves triathlon must be brilliant at planning and very good at laundry.
sp I'd lose a triathlon in the bit where you change your shoes.
sp In a triathlon there's always someone fighting a wetsuit, and the wetsuit's ahead.
si After the bike, a triathlon has to explain to two legs what running is. I love that.
si Triathlon people talk about a fourth discipline, and it turns out to be socks.
qc Which of the three do you love, and which one do you put up with?
qc What made you think one sport wasn't enough?
qc Which part of the day would you like to stretch: water, road or finish?
qp What does your hallway look like with three lots of kit in it?
qp What's the fastest you've ever changed your shoes?
qp What would you happily throw in the sea: the alarm, the goggles or the saddle?
qi Where does your head go in the last hour?
qi Which part of you gets stubborn when the rest has had enough?
qi Who's the voice you listen for at the side of the road?
m Getting good at the one you find hardest is a special kind of character.
m All those mornings before anyone's awake, three sports and a life besides. I'm full of respect.
m When one thing's done you change your shoes and start the next. That's spirit.
m That organised and that stubborn at once: I'd put you in charge of a country.
f Of the three, the one I'd put off longest is ...
f The fastest I've changed my shoes was ...
f What I'd sing to myself in the last hour is ...
o you hopping on one foot with half a wetsuit on, a bike behind you, laughing
`;
