/** Asked of what he has just told, part 2. Form: near-entries.ts. */
export const NEAR_HIS_NEWS_2 = `
=can you still walk / how are your legs
< leg day today / went back to the gym after a month off
c I can, with some dignity on the flat and none on the stairs.
p Sitting down is going well, getting up is being discussed.
i Fine for now, the second day is when they tell me the truth.
b Do you like being a bit sore after sport?
=do you go alone or with someone
< just got back from the gym / off to lift some heavy things
c Alone, it's the one hour when nobody needs me.
p With my headphones, we spot each other.
i It depends, company makes me turn up and being alone makes me work.
b Would you train with someone or rather not?
=what do you listen to there
< about to hit the gym / at the gym till eight
c Loud, silly songs with one purpose, getting me through the last set.
p Music so cheesy that my headphones must never come unplugged.
i Nothing, I count and let the day drain out of my head.
b What song makes you push harder?
=are you one of those mirror selfie guys
< morning workout done / third gym session this week
c No, I go, I sweat, I leave, and that's plenty.
p I tried once, and somebody asked if I was ok.
i Once in a while I take one for myself, it helps on the days I feel stuck.
b What do you think of gym photos?
=what gets you out of bed for that
< did a 6am workout / at the gym before sunrise again
c How good the first coffee is when I've already earned it.
p My clothes are on before my brain can object.
i Some mornings nothing does, I go anyway and like myself more by seven.
b What would get you up at six?
=did you win
< had football tonight / our sunday league match was this morning
c We did, and I'll be unbearable until at least Wednesday.
p Morally we were miles ahead.
i No, but the drinks afterwards tasted exactly the same.
b Are you a good loser?
=did you score
< played five a side after work / back from football with the lads
c One, ugly as anything, and I've already described it as lovely.
p I hit the post, the fence and a passing cyclist's mood.
i Not tonight, but I gave somebody else the ball at the right second.
b Have you ever scored the winning anything?
=what position do you play
< football in the rain tonight, soaked / kickabout with friends at seven
c Somewhere in the middle, where the running is.
p Wherever the shade is.
i Whatever's missing that night, I like filling the gap.
b What would you play?
=can i come and watch
< big match with my team on sunday / we've got the cup game next weekend
c Come, I'll play better with somebody to impress.
p Yes, but bring low expectations and a flask.
i I'd like that, though I'd be more nervous about you than about them.
b Would you be a loud one or a quiet one?
=are you all actually good or just having fun
< just finished a match with my mates / monday night football, never miss it
c Fun first, but put a ball in front of us and it gets serious.
p The highlights would be very short and mostly apologies.
i A couple are really good, and the rest of us run so they can shine.
b Do you get competitive in games?
=is it your first one / have you done it before
< training for a marathon, did 18 miles today / i signed up for the berlin marathon
c First one, and I'm taking it one long Sunday at a time.
p Ask my knees, they're keeping count.
i Not the first, and I'd sworn never again at the last finish line.
b Have you ever run one, or do you hand out the jelly babies?
=why would anyone do that to themselves
< marathon in ten weeks / ran 20k before breakfast as training
c For the last mile, when you realise you're really going to make it.
p The medal, mostly, it goes with nothing I own.
i It's the only time I do one thing for hours, and I need that.
b What's the hardest thing you've done by choice?
=what do you think about all that time
< long run today, two and a half hours / did my longest training run yet
c Breathing, the next corner and what I'll eat afterwards.
p Whether it's too late to get a bus.
i Everything at first, then nothing, and the nothing is why I go.
b Where does your head go when you're moving?
=what time are you aiming for
< running a half marathon in may / my race is in three weeks
c I've got a number in mind, and I'm going to beat it.
p Before they take down the finish line.
i No time at all, I just want to smile at the end and mean it.
b Do you like having a goal to chase?
=can i cheer for you / shall i make a sign
< race day on sunday / running the city marathon this spring
c Please do, I'd look for you at every corner.
p Yes, in big letters, I'll be too tired for small ones.
i A face I know near the end would be worth more than any energy gel.
b What would the sign say?
=how do you feel now
< finished my first 10k today / crossed the finish line an hour ago
c Tired, happy and hungry enough to eat the medal.
p Like I could do anything, as long as it's lying down.
i Quiet, strangely, I thought I'd shout and I just stood there.
b When did you last surprise yourself?
=did you get a medal / show me the medal
< ran the charity race this morning / did my first trail race
c I did, it's round my neck and I'm not taking it off to shower.
p Whatever I've got, I'll wear it to the supermarket.
i No medal, only sore feet and the look on people's faces at the end.
b What would you like a medal for?
=did you want to stop at any point
< park run done, new personal best / finished the half marathon, barely
c Around the middle, so I picked a person ahead and followed them.
p Only on the left foot and on the right foot.
i Not once, and I still don't quite understand where it came from.
b What keeps you going when you want to quit?
=what did you eat after / what's the reward meal
< just ran 15k in the rain / done with my race, showered and starving
c Everything in sight, then the thing I'd been dreaming about since halfway.
p A banana in public and then the truth at home.
i Something simple, salty and eaten standing up, it's never tasted better.
b What do you crave after sport?
=would you do it again
< i actually finished the race / survived the obstacle run, covered in mud
c Tomorrow, if my legs would only sign the form.
p I said never at the time and looked at dates in the shower.
i Not that one, but I'd like to find the next thing that scares me.
b What would you do once and never again?
=how far did you go
< long ride on the bike today / back from cycling, legs are jelly
c Further than I'd planned, the road just kept being nice.
p All the way to the cake and back.
i Not that far, but with every hill the area had to offer.
b How far would you cycle for a good lunch?
=do you wear the full lycra
< out with the cycling club this morning / did 80k on the road bike
c Full kit, it's comfortable and I'm past caring.
p I do, and I've made my peace with shop windows.
i Shorts and an old shirt, I'm in it for the view.
b What's the silliest outfit you've worn for a sport?
=was it pretty / what was the route like
< rode along the canal all day / cycled up into the hills
c Lovely, I stopped three times just to look.
p The first half was a postcard, the second half was my front wheel.
i Plain in parts, but there was one bend with a view I won't forget.
b Where's the prettiest place near you?
=did you stop for cake / cafe stop
< group ride with the boys this morning / sixty miles on the bike and i'm done
c Of course, the cake is the sport and the rest is transport.
p I had a small one, then a small one again.
i No stop today, I wanted to see how it feels to just keep rolling.
b What cake is worth the ride?
=have you ever had a bad fall
< cycled in the wind today, awful / came home muddy from mountain biking
c Luckily not, and I brake earlier than I admit.
p Only slow ones, in front of large crowds.
i One proper one, and getting back on was harder than the fall.
b Do you have a scar with a story?
=aren't you scared up there
< went climbing tonight / did my first lead climb
c A healthy bit, it keeps my hands honest.
p I'm fine, as long as down stays a rumour.
i Going up no, it's letting go of the wall that takes trust.
b How are you with heights?
=is it hard to learn
< bouldering gym after work again / my arms are gone, climbing session
c Easier than it looks, the first evening is already fun.
p The climbing is fine, it's opening jars afterwards.
i Harder in the head than in the arms, and that's what got me hooked.
b What sport have you always wanted to try?
=would you teach me
< climbing outside on saturday / finally got up the route i kept falling off
c With pleasure, I'll hold the rope and say nice things.
p Yes, though lesson one is mostly tea and chalk.
i I'd like to, you learn a lot about somebody on a rope.
b Do you trust people quickly?
=do you fall a lot
< new climbing project, no luck yet / spent two hours on the boulder wall
c All the time, that's what the thick mats are for.
p I prefer to say I leave early.
i Less than I should, you only get better once you dare to.
b How do you take it when something doesn't work?
=who holds the rope / do you trust the person below
< climbing tonight with a mate / first time climbing real rock this weekend
c Completely, otherwise my feet would stay on the ground.
p Yes, and I've stopped making jokes about their cooking.
i I do now, it took a few climbs before I stopped looking down to check.
b Who would you let hold your rope?
=how cold was it
< went for a sea swim this morning / tried ice bathing for the first time
c Cold enough to forget every worry I'd brought with me.
p I heard a sound and it was me.
i Only the first minute hurts, then it turns into something like calm.
b Would you get in?
=why though / who made you do that
< swam in the lake in october / cold plunge done
c Because I come out feeling like someone switched the lights on.
p Peer pressure, I'm too old for it and it still works.
i I wanted to see who wins, me or the voice that says no.
b What's the maddest thing you'd do for fun?
=how long did you stay in
< took a dip in the river before work / jumped into the freezing sea today
c Longer than last time, and that's all I was after.
p In minutes not many, in swear words quite a lot.
i Just long enough to stop fighting it, then I got out smiling.
b How many seconds would you give yourself in there?
=do you scream when you go in
< joined a winter swimming group / morning swim, water was six degrees
c Not a sound, I keep it all in my eyebrows.
p Something comes out, let's call it singing.
i I breathe out slowly, and then I laugh, I don't know why.
b Are you a jumper or a toe dipper?
=would you make me do it too
< ice bath this morning, feel amazing / the lake was so cold and so good
c Never make you, but I'd hold the towel and the tea.
p I'd go first, and my face would put you off for life.
i Only if you wanted to know what it's like right after.
b What would I have to promise you?
=are you any good
< played tennis after work / trying padel with friends tonight
c Good enough to keep it going and enjoy a proper rally.
p I've a lovely swing, the ball just isn't always there.
i Not yet, but I like the bit where something starts to click.
b Do you play anything with a racket?
=did you let them win
< lost at squash today, badly / got beaten at badminton by an older lady at the club
c No, that was the best I had, and they were better.
p That's the story I'm going with, thank you.
i Never on purpose, I think people can feel it when you do.
b Would you let someone win?
=singles or doubles
< booked a tennis court for saturday / my serve finally works
c Doubles, it's more laughing and less running.
p With someone beside me, so there's a face to look at when it goes wrong.
i Singles, I like having nobody to hide behind.
b Would you share the court with a partner?
=do you throw your racket
< terrible game of padel tonight / tennis match didn't go my way
c No, I go quiet and play the next point.
p I only give it a very disappointed look.
i Nearly did this time, and then I had to laugh at myself.
b What do you do when you're furious?
=play me / could you beat me
< my weekly squash night / won my table tennis match today
c I'd like to find out, and loser buys dinner.
p Easily, unless you've ever held a bat.
i I might lose, I'd be watching you more than the ball.
b What would be your winning move?
=did you stand up / how many times did you fall
< had my first surf lesson / spent the afternoon trying to paddleboard
c I stood, for a few seconds, and felt like the king of the coast.
p The sea and I kept score differently.
i Hardly, but falling into warm salt water is a fine way to fail.
b Are you a water person?
=how's the water up your nose
< surfing all weekend / got properly washed by a wave today
c Mostly drained, and I'd do it all again tomorrow.
p Still coming out whenever I bend down to be charming.
i Worth it, there was one wave where everything went silent.
b What's your best memory of the sea?
=are you hooked now
< tried kitesurfing today / second surf session and i'm broken
c Completely, I've already looked up boards I can't afford.
p My head is, my shoulders would like a second opinion.
i Not on the sport so much, but on how tired and happy I was after.
b What was the last thing that hooked you?
=any sharks / what about sharks
< out on the board in the waves today / going surfing at sunrise
c None, only seaweed, and it got a very manly gasp out of me.
p They looked at my technique and felt sorry for me.
i I thought about it once, far out, and then I looked at the sky instead.
b What are you scared of in the water?
=is it a whole lifestyle now / will you grow your hair
< bought my own surfboard / third weekend at the coast with the board
c No, I just like being in the water more than being dry.
p I've started saying mate to the postman, so it's begun.
i Perhaps a little, I catch myself checking the wind at work.
b What could you build your life around?
=are you a fast one or a careful one
< skiing this week / on the slopes till saturday
c Fast where I can see, careful where I can't.
p Gravity decides, I just do the face.
i Careful, and I stop a lot just to look around.
b Mountains or beach?
=how many times did you fall over
< first time on a snowboard today / back from a day of skiing with sore everything
c Enough to be proud of getting up each time.
p I spent more time on the snow than the snow did.
i Hardly at all, once I stopped trying to look good.
b Have you ever been on skis?
=do you do it for the sport or for the apres
< ski trip with friends, day two / just came off the last run of the day
c For the sport, though the cocoa isn't just decoration.
p I came for the cheese, the skis are how you get to it.
i The first lift is my reason, when it's all white and still.
b Hot chocolate or mulled wine?
=would you have patience with a beginner
< snowboarding in the alps / finally did a black run
c All day, I'd ski behind you and pick up your gloves.
p Yes, I remember being one, it was this morning.
i I think so, beginners enjoy it most, and I like seeing that again.
b Are you a good pupil?
=is the snow good / send me a picture of the mountains
< made it up the mountain / sitting on a terrace in the snow with a coffee
c Perfect, and I'll send you one with the sun on it.
p It's white and cold, so it's doing its job.
i A bit patchy, but the view makes up for every stone.
b When did you last see snow?
=did you get punched in the face
< boxing class tonight / sparred for the first time at kickboxing
c Only lightly, and I said thank you like an idiot.
p My nose says yes, but it's always been dramatic.
i Not today, it's mostly footwork and learning to breathe when it's close.
b Have you ever hit a punching bag?
=is it for anger / do you have a lot to get out
< went to boxing again / just spent an hour hitting a heavy bag
c No, for the calm after, nothing empties my head as well.
p Only towards the printer at work.
i A bit, some weeks need to go somewhere, and the bag doesn't mind.
b Where do you put your anger?
=so could you protect me
< my jiu jitsu class was brutal / got my next belt in judo
c I'd do my best, starting with walking us out of there.
p From anyone who attacks slowly, barefoot, on a soft mat.
i The better I get, the less I want to fight, so mostly I'd talk.
b What would your fighting style be?
=are there women in the class / could i try it
< thai boxing is my new thing / been doing karate since last winter
c Plenty, and they hit hardest, you'd fit right in.
p Yes, and they all apologise before they flatten me.
i Not enough, so come along and we'll change that together.
b Would you go in the ring with me, gloves on?
=what made you pick that
< started boxing a few weeks ago / signed up for a martial arts trial class
c I wanted something that leaves no room for thinking about work.
p The gloves, I saw the gloves.
i Because I always ducked every kind of fight, and I was curious about that.
b What would you never have thought you'd try?
=can you touch your toes
< tried yoga for the first time / did a pilates class and i'm humbled
c By the end I could, and I looked around for witnesses.
p We've waved at each other from a distance.
i Not yet, but I stopped caring halfway through, which I think was the lesson.
b Can you touch yours?
=were you the only guy
< my first yoga class was this morning / went to pilates after work
c I was, and everyone was lovely about my balance.
p One of few, and easily the loudest to creak.
i There were others, all in the back row, pretending to know what comes next.
b Would you drag a man along to a class?
=did you fall asleep at the end
< an hour of yoga and i'm floating / did a meditation class tonight
c Fast asleep, the whole room may know how I breathe now.
p I call it advanced relaxation.
i Almost, and right on the edge I had a very clear thought about my life.
b Do you switch off easily?
=will you go again
< survived warm yoga / pilates reformer thing, never been so sore
c Next week, same mat, with more water.
p As soon as I can lift my arms to book it.
i I didn't think so in there, then I slept better than I have in ages.
b What do you do that's just good for you?
=what's the worst pose
< yoga with my neighbour tonight, i was the worst / trying yoga for my back
c Anything on one leg, I turn into a tree in a storm.
p Downward dog, I've never had to look at my own knees for so long.
i Lying still, oddly, that's the one I find hardest.
b Which one are you best at?
=where did you go / was it a big one
< went hiking today / got up a proper mountain this morning
c Up to where the phone stops working, my favourite height.
p Mainly up, then came a long disagreement between my knees and down.
i Not that big, but I had it to myself, so it felt enormous.
b What's the best walk you know?
=did you get lost
< hiked through the forest all day / tried a new trail with no map
c No, I found every sign and felt like an explorer.
p I found some bonus scenery.
i For a while, and that turned out to be the nicest part.
b How's your sense of direction?
=what was in your sandwich / what did you pack
< having lunch on top of a hill / long hike with my rucksack today
c Cheese, something crunchy, and chocolate for the summit.
p Enough for a small expedition and one plaster.
i Very little, I like how good plain bread gets after three hours uphill.
b What do you always pack for a day out?
=would you go slow for me
< climbed a big hill before lunch / hiking club did 25k today
c As slow as you like, I stop for every view anyway.
p Slow is my real speed, I only hurry when someone's looking.
i I'd let you lead, you notice other things when you don't set the pace.
b Are you a stroller or a marcher?
=see any animals
< all day in the woods / walked the ridge at sunrise
c A few, and I stood still like a statue till they'd gone.
p Only cows, and they stared at me as if I owed them money.
i Hardly any, but plenty of tracks, which I find even more exciting.
b What animal would you most like to meet out there?
=explain it to me, what are the rules / i don't get that game at all
< played cricket all sunday / had rugby training tonight
c Give me a sunny afternoon and a blanket and I'll make you a fan.
p Broadly, you stand around and then suddenly it's your fault.
i It's about patience more than muscles, that's what makes it so good.
b Which sport have you never understood?
=are you tall enough for that
< basketball with the guys tonight / played volleyball on the beach all day
c Tall enough, and the rest is jumping.
p On my toes and in photos from below, yes.
i Not really, so I've had to get good at being where the ball will be.
b What would you want two more inches for?
=what's the team like
< hockey practice was great / joined a basketball team in my area
c Loud, kind and always late, I love them.
p Very talented in the pub afterwards.
i Quite a mix, people I'd never have met any other way.
b Do you like team things?
=were you out first ball
< batted today for the first time in years / our cricket match finished an hour ago
c Not at all, I stayed in and even hit a few proper ones.
p I'd describe my innings as efficient.
i Nearly, and then something settled and I forgot anybody was watching.
b How do you handle pressure?
=do you miss it when the season ends
< last game of the season today / final match for our team this weekend
c Terribly, my Sundays turn into very long breakfasts.
p I shout at nothing for a week and then I'm fine.
i My knees don't, but the rest of me starts counting.
b Is there something you wait for all year?
=does it hurt a lot
< twisted my ankle at football / i've done something nasty to my knee
c Only when I move, so I've become very still and noble.
p It's fine, I only hiss when there's an audience.
i Enough that I mind the stairs, though having someone ask does help.
b Are you brave with pain?
=how did you do it / what happened
< limping around with a sprained ankle / pulled a muscle today
c One wrong step, nothing heroic about it.
p I was trying to be twenty two in the wrong shoes.
i Going for something I'd have let go a year ago, and I don't regret it.
b What's the silliest way you've hurt yourself?
=have you had someone look at it / have you seen a doctor
< my ankle's the size of a melon / can't put weight on my foot
c Yes, nothing's broken, it just needs rest and a bag of peas.
p The internet had a look and says I have three days to live.
i Tomorrow, if it's no better, I promise I'm not the stubborn type.
b Do you go to the doctor or wait it out?
=how long are you out for
< no running for me, shin splints / hurt my calf at training
c A few weeks, so I'm taking up sitting as a serious sport.
p Till it heals or till I can't stand my own company.
i Not long if I behave, and that's exactly what I find hard.
b What do you do when you can't do your favourite thing?
=do you need anything / shall i bring you soup
< lying on the couch with ice on my knee / on crutches since saturday
c Soup would be perfect, and you'd be the best part of it.
p Someone to pass me the remote with great sympathy.
i I'm fine for soup, but I'd love some good company by text.
b What soup would you choose?
=do you have a cast / can i sign it
< broke my wrist / broke two toes, don't laugh
c Yes, and I'm keeping you the best spot.
p If not, I'll draw one on for you.
i No cast, but I'd frame anything you wrote.
b What would you write on it?
=how did you break it
< i've broken my collarbone / arm's in plaster for six weeks
c A fall, quick and stupid, I was on the ground before I knew.
p The true version takes ten seconds, so I'm working on one with a bear.
i Because I put my hand out, it's odd how fast we try to save ourselves.
b Did you ever break anything?
=can you even type / how are you texting me
< broke my right hand / my arm's in a sling now
c With my other thumb, slowly, so you know you're worth it.
p One letter at a time, this took me since lunch.
i I talk into the phone and then remove the strange words it hears.
b Can you do anything with your wrong hand?
=what's the hardest thing to do now
< one arm out of action, broken elbow / my foot's broken and i live on stairs
c Getting dressed, socks have become a morning's work.
p Carrying tea anywhere, I've started drinking it where it's made.
i Letting people help, I'm learning it rather late.
b Do you find it easy to accept help?
=did you cry
< spent the night in the hospital with a broken leg / snapped my finger playing basketball
c A bit, in private, then a nurse was nice and I did it again.
p My eyes sweated, I'm told it's from the effort.
i Not from the pain, but when someone asked who they should call.
b When did you last have a good cry?
=what did you lift / what were you doing
< put my back out / my back's gone, can't bend
c Nothing heavy, I only reached for something on the floor.
p A sock, and I've lost all respect for that sock.
i Too much, because I didn't want to ask anyone for a hand.
b What makes you feel your age?
=shall i come and rub it / do you need a massage
< my back is killing me today / slept weird and now my neck won't turn
c I wouldn't say no, and I'd cook you something afterwards.
p Yes, though I make noises like an old door.
i Warmth and kind words do most of it, you've begun already.
b Are you good at looking after people?
=can you get out of bed
< back's locked up since this morning / i threw my back out, i feel 90
c I can, sideways and with a plan.
p By rolling to the edge and hoping for the best.
i Slowly, and it's funny how much I took standing up for granted.
b What do you never think about until it hurts?
=do you do any exercises for it
< lower back pain again / my shoulder's playing up, too much desk
c Every morning now, ten minutes on the floor like a strange turtle.
p I've got a whole sheet of them, and it's very comfortable to lie on.
i Only when it hurts, I know, I know.
b Do you stretch?
=are you getting old
< pulled something getting out of the car / my knees crack on the stairs now
c A little, and it suits me, I'm kinder than I was.
p Just well aged in places.
i Maybe, but I still race myself to the top of escalators.
b At what age would you like to stay for a while?
=do you have man flu / are you dying
< down with a cold / in bed with a temperature and a sore throat
c Just a cold, I'll live, though a bit of pity would be lovely.
p I've left you my plants and my streaming passwords.
i Not dying, just in that floaty state where daytime telly gets profound.
b What do you want when you're ill?
=is anyone looking after you
< i've been ill since tuesday / flu's got me, i ache everywhere
c I'm well stocked and warm, and your message did the rest.
p A tissue box and I are very close now.
i No one at the moment, and I notice it most when the tea runs out.
b Who spoils you when you're ill?
=have you taken anything / what helps
< can't stop coughing / my nose is running a marathon today
c Ginger, honey, sleep, and something proper for the nights.
p Moaning, in small doses, four times a day.
i Warm tea and no plans, I rarely allow myself that otherwise.
b What's your family's cure for a cold?
=did you call in sick
< woke up with no voice / feel awful today, full of cold
c Yes, nobody needs what I've got.
p I tried, but I sounded so bad they thought it was an advert.
i No, I worked from bed a little, and I regret even that.
b Do you go in when you're ill?
=do we need to move our date
< i've caught something, sneezing all day / think i'm coming down with a cold
c Yes, by a few days, I want to smell your perfume when I meet you.
p Unless you find sneezing charming.
i I'd rather not, give me a night of sleep and I'll tell you honestly.
b Would later in the week work for you?
=what did you eat
< food poisoning, send help / my stomach's been upside down since last night
c Something I trusted too easily, and I can't look at it now.
p I shan't say its name, it might come back.
i Hard to say, I keep going through my day like a detective.
b What food can you never eat again?
=can you keep anything down
< been sick all night / worst stomach bug ever
c Water and dry toast, and I'm proud of both.
p A cracker is in there now, we're all watching it.
i Since an hour ago, yes, and plain rice has never seemed so kind.
b What's the first thing you eat after that?
=will you eat there again
< never trust a gas station sandwich / bad prawns last night, never again
c Not if they paid me in gold.
p In ten years, maybe, when we've both changed.
i Probably, I forget misery faster than I forget a good menu.
b Do you give places a second chance?
=are you drinking enough water
< stomach flu day two / couldn't leave the bathroom this morning
c Yes, small sips, and thank you for thinking of it.
p So much that I slosh when I turn over.
i Not enough, so I'll get up and fill a glass before I answer anything else.
b Are you the one who looks after everybody?
=what's the first thing you'll eat when you're better
< living on crackers since yesterday / nothing but tea for two days, stomach thing
c Something with melted cheese, I've thought about it all day.
p Everything, in alphabetical order.
i Plain buttered toast, I've never wanted simple things so much.
b What would be your comeback meal?
=are you numb / can you talk
< just had a filling at the dentist / wisdom tooth came out this morning
c Half of me is numb, so don't ask me to whistle.
p I can, but I drink like a leaky watering can.
i Not much, luckily texting needs no lips.
b How do you feel about the dentist?
=were you brave
< dentist appointment done / root canal today, pray for me
c I was, eyes shut and thinking of the sea.
p Until the chair tipped back.
i No, I told them I was scared, and it got easier at once.
b What do you think about in that chair?
=do you floss
< got told off by my dentist today / two cavities, great start to the week
c Every evening since today, ask me again in a month.
p With great passion in the week before the appointment.
i I do, it's the small boring things that make me feel like an adult.
b What do you do only because you should?
=did they give you a sticker
< dentist this morning, all good / no holes, clean bill of teeth
c They should have, I sat very still.
p I asked, they laughed, I wasn't joking.
i A free toothbrush, and it made me happier than it should.
b What should grown ups get stickers for?
=what can you eat now / soup for dinner then
< two teeth out today / my mouth's all swollen from the dentist
c Soup, yoghurt and anything that asks nothing of me.
p Whatever you'd feed a very old hamster.
i Ice cream on doctor's orders, I'm hearing that bit very clearly.
b What soft thing would you live on?
=are you scared of it
< having a small operation on friday / they're fixing my knee next week
c A little of the going under, not at all of the rest.
p Only of what I'll say while I'm waking up.
i More of lying around afterwards, I'm bad at being still.
b Have you ever been in hospital?
=how are you feeling, are you ok
< just out of surgery / back home from the hospital, all went well
c Sore but fine, and very glad you asked.
p Like a parcel that's been opened and taped shut.
i Thin skinned today, every kind word goes straight in.
b What's the kindest thing anyone's done when you were ill?
=who's picking you up / do you have someone with you
< hospital day tomorrow, nothing big / day surgery in the morning
c It's all sorted, I've got good people for that.
p A taxi, me and my tiny bag of dignity.
i I said I'd manage alone, and now I wish I'd asked someone.
b Who would you call?
=did you say anything funny coming round
< had my tonsils out / they put me under for a tiny procedure today
c I thanked everyone at least twice, I hear.
p Nobody will tell me, which is answer enough.
i Only asked what time it was, as if I had somewhere better to be.
b What would you blurt out?
=how long do you have to rest
< recovering from an op on my shoulder / doctor says no lifting for a while
c A couple of weeks, and I'm actually going to listen.
p Until the sofa has a perfect mould of me.
i Longer than I like, but I'm reading again, so there's that.
b What would you do with enforced rest?
=what kept you awake
< barely slept last night / woke up at three and that was it
c Too much in my head, and it all looked smaller by breakfast.
p One mosquito with a gift for timing.
i Nothing in particular, the night just forgot about me.
b What keeps you up at night?
=did you nap today
< slept four hours / terrible night, running on coffee
c Twenty minutes after lunch, and it put me back together.
p I rested my eyes in a meeting, I'm calling it thinking.
i No, I'm saving it all for tonight like a treat.
b Do you nap?
=why didn't you text me
< lay awake from two till five / couldn't sleep at all, watched the ceiling
c I nearly did, but one of us deserved the sleep.
p My thumbs don't make good choices at that hour.
i There was a message, I read it twice and kept it for daylight.
b Would you have been awake?
=what do you do when you can't sleep
< another bad night / insomnia's back this week
c Get up, read something dull, go back when my eyes give in.
p Plan my whole life and then oversleep it.
i I listen to the house, it's a different place at four.
b What makes you drop off fastest?
=early night tonight then
< i'm so tired i put salt in my coffee / yawning since noon, slept badly
c Ten o'clock, phone off, you may check.
p Right after one episode, and we both know about one episode.
i That's the idea, though this chat may cost me an hour.
b When do you usually switch the light off?
=how bad is it, one to ten
< hungover today / a bit fragile this morning after last night
c A four, I drank water like a grown up.
p Nine, I can hear my own hair.
i Six, but it's the soft kind, where everything makes me a little sentimental.
b What's your hangover cure?
=what were you drinking
< my head, never again / too many drinks at a friend's place yesterday
c One kind too many, I should have stayed with the first.
p Something with an umbrella, and then something with no label.
i Less than in the old days, that's the insulting part.
b What drink can't you look at anymore?
=did you do anything embarrassing
< rough morning, big night / woke up with confetti in my hair
c Nothing that needs an apology, I checked.
p I'm waiting for the photos like exam results.
i I told a few people how much I like them, and I'd do it again.
b What are you like when you've had a few?
=are you eating something greasy
< suffering a little today, went out last night / sunday hangover, send food
c Eggs, everything fried, and I regret nothing.
p I'm lying here sending the toaster encouraging looks.
i Just fruit, my past self owes my present one something fresh.
b What's the best thing to eat the day after?
=do you say never again and then do it next weekend
< i'm never drinking again / whisky was a mistake yesterday
c No, when I say it these days I mean it for a good while.
p I say it with real tears in my eyes each time.
i It does happen, but less each year, I like mornings too much now.
b What do you keep swearing off?
=how long has it been / how's it going
< i've stopped drinking for a while / doing dry january
c Going well, I sleep better and my mornings are twice as long.
p I've now tried every fizzy water there is, ask me anything.
i Some days I don't notice and some days at six I really do.
b Have you ever given something up for a month?
=why did you stop
< not drinking at the moment / taking a break from alcohol this year
c I wanted to see what I'm like without it, and I like him.
p My Sundays asked me to.
i It had turned into a habit, and I'd rather choose things.
b Do you drink much?
=is it weird going out without it
< sober october, week two / my first party without a drink was last night
c Only the first half hour, then nobody cares, me included.
p Dancing is a bigger decision now.
i It showed me which people I really enjoy, which was worth a lot.
b Could you dance sober?
=do you mind if i have a glass of wine
< just alcohol free beer for me these days / no booze for me till easter
c Not in the least, have what you like and enjoy it.
p Go ahead, I'll swirl my juice and talk about the notes.
i Please do, I like when people just do what suits them.
b Red or white for you?
=what do you drink instead
< i'm off alcohol for a bit / haven't had a beer in forty days
c Good coffee by day and something bitter with ice by night.
p Tonic with so much fruit in it that it's basically lunch.
i Mostly tea, I've turned into someone with a favourite pot.
b What's your drink without alcohol?
=how many days is it
< i quit smoking / stopped smoking, hardest thing i've done
c Enough to be proud of and too few to be smug.
p My app tells me hourly, with fireworks.
i I've stopped counting days, I count the times I wanted one and didn't.
b Did you ever smoke?
=are you grumpy
< day five without cigarettes / trying to give up vaping
c A bit, but I warn people and I bring biscuits.
p Ask the stapler I shouted at.
i Sad more than grumpy, it was company in a way.
b What makes you grumpy?
=what made you stop
< haven't smoked since new year / threw my last pack away last week
c I got out of breath on some stairs and didn't like it.
p The price, it was that or a second home.
i Wanting to be free of something that decided my breaks for me.
b What would you like to be free of?
=what do you do with your hands now
< no smoking for me anymore / off the cigarettes for a month now
c I text, I cook, I fidget with a pen, it passes.
p Open the fridge and close it again.
i They keep waiting to be asked, I'd never noticed them so much.
b What do you fiddle with when you're nervous?
=what if you slip up / have you slipped
< giving up smoking, wish me luck / not one cigarette this week
c Not once yet, and if I do I start again the same day.
p Then the whole count goes back and I eat another carrot.
i I have before, and being kind about it worked better than being strict.
b Are you strict with yourself?
=what do you miss most
< no sugar this month / started a diet on monday
c Something sweet after dinner, that's when I wobble.
p I dreamt of a doughnut and it called me by name.
i Less the food than the treat, that little moment of being nice to myself.
b What would be the hardest thing for you to give up?
=what can you even eat
< trying to go vegetarian / cutting out bread for a while
c Loads, and I'm cooking more and better because of it.
p Air, water and the smell of other people's lunch.
i Plenty, it just takes some wandering in the vegetable aisle.
b What's your best dish with vegetables?
=have you cheated
< eating healthy since january / second week of this fitness diet
c Not yet, and I'm annoyingly pleased about it.
p It doesn't count if you eat it standing in front of the fridge.
i Once, with pleasure, then I carried on as if nothing had happened.
b What would you cheat with?
=can you still go out for dinner with me
< no carbs till my birthday / i'm fasting till six every day this week
c Of course, for dinner with you the rules can look away.
p Yes, and I'll stare at your plate with real tenderness.
i I'd move the whole plan for it, food is better shared.
b Where should we go?
=do you feel different
< three weeks without meat / gave up coffee, pray for me
c I do, lighter, and awake at hours I'd forgotten about.
p Mostly prouder and a bit boring at parties.
i Not in myself, but I pay more attention to what I really want.
b What small change did you good?
=what are you allergic to
< hay fever's killing me / can't stop sneezing, allergy season
c Whatever is flowering, the prettier the worse.
p The outdoors, by the feel of it.
i Spring itself, and I love it anyway, which is just my luck.
b What makes you sneeze?
=can you come out or are you hiding indoors
< my eyes are so swollen from pollen / pollen count's through the roof today
c I'm coming out, with tablets, tissues and my big sunglasses.
p At the window, like a Victorian child.
i After the rain, the air is clean then and smells of everything.
b Park or indoors for you today?
=does anything help
< sneezed about fifty times today / allergies are bad this year
c Tablets, a shower before bed and staying away from long grass.
p Complaining gives me about a minute of relief.
i A day by the water does, it's like a holiday for my nose.
b Do you know a good trick?
=is it cats / what if i have a cat
< got allergic to something at a friend's house / itchy eyes all evening, no idea why
c Then I take a tablet and meet your cat like a gentleman.
p I'd sneeze and stroke it and sneeze again.
i It isn't always the cat, and some things are worth a red nose.
b Do you have any animals?
=do you look like you've been crying
< streaming eyes all day, thanks trees / the grass next door got cut and now i'm done
c Completely, people keep being very gentle with me.
p Yes, a lady on the bus told me I'd find someone better.
i A bit, and it turns out people are kinder when you look sad.
b Would you comfort a stranger?
=did it hurt or was it nice
< had a massage today / physio sorted my shoulder out this morning
c Both, and I got up two inches taller.
p It began as a treat and turned into a confession.
i Nice in the end, I hadn't noticed how tense I'd been for weeks.
b Where do you carry your stress?
=did you fall asleep
< spa day with a voucher / someone finally worked the knots out of my back
c Within minutes, and I may have snored for the whole room.
p I closed my eyes and it was next week.
i No, I stayed awake on purpose so it would last.
b What relaxes you completely?
=will you share the voucher next time / take me with you
< sauna and pool all afternoon / treated myself to a day at the baths
c Yes, you bring the robe and I'll find the quietest corner.
p If you promise not to laugh at my flip flops.
i I would, being silent together says a lot about two people.
b Sauna or whirlpool?
=do you talk to them or stay quiet
< just got off the massage table / physio appointment was good
c Quiet, it's the one hour nobody expects a sentence from me.
p I answer into the hole, it seems to satisfy everyone.
i At first I talk, then I run out, and that's when it starts to work.
b Do you chat with hairdressers?
=are you all soft and calm now
< came out of the sauna an hour ago / best massage of my life just now
c Like butter, ask me for anything tonight.
p So calm I missed my own front door.
i I am, and I'd like to keep it till at least tomorrow noon.
b What would you ask me for?
=let me see / send a picture
< got my hair cut / shaved my beard off today
c Coming, give me decent light and one more try.
p After it's settled, right now we're both in shock.
i I'd rather you saw it live, I'm curious what your face does.
b Do you like change on a person?
=do you regret it
< went short this morning / chopped it all off at the barber
c Not at all, I should have done it months ago.
p Only my ears do, they weren't ready for the attention.
i A little, then I remember it's the most patient part of me, it comes back.
b Have you ever had a haircut you regretted?
=did you chat with the barber
< fresh haircut feels so good / finally went to the hairdresser's
c All the way through, I know about the holiday and the new kitchen.
p I said just a trim and then lost control of the conversation.
i Hardly, I like the sound of the scissors and a bit of peace.
b What do you tell your hairdresser?
=did anyone notice
< new haircut, new me / trimmed the beard way too short
c Yes, and I pretended not to be pleased.
p My hat did, we're spending more time together.
i Not a soul, so I'm very glad you asked.
b Do you notice things like that?
=how short is it / how different do you look
< the barber got a bit carried away / hair's gone, summer can come
c Short enough to feel the wind, and I like it.
p My phone asked who I was this morning.
i Not so different, but I feel like someone who's made a decision.
b What was your boldest hairstyle?
=did you get a biscuit
< gave blood today / donated plasma this morning
c Two, and I felt I'd earned the second.
p That's the only reason the queue was so long.
i I did, but the best bit was walking out feeling quietly useful.
b Have you ever given blood?
=are you scared of needles
< had my jabs for a trip / blood test this morning
c Not really, I look at the ceiling and it's over.
p I chat very fast about the weather and leave pale.
i A little, so I always tell them, and they turn out to be lovely.
b What are you secretly squeamish about?
=was everything alright / what did the doctor say
< had a check up today / finally went to the doctor about my knee
c All good, nothing to worry about, thanks for asking.
p Drink more water, sit up straight, the usual love letter.
i Mostly fine, a few things to keep an eye on, like everyone.
b Do you go to check ups?
=do you feel dizzy / have you had something to eat
< just gave blood, bit wobbly / fasting blood test first thing, no breakfast
c A big breakfast is in and the world stands still again.
p I've been lying down, it suits me.
i Just a bit dreamy, in a nice way, like after a long swim.
b What's your best breakfast?
=do you google your symptoms
< doctor's appointment tomorrow for a weird rash / waiting on some test results
c No, I ask one sensible person and leave it there.
p I did, and according to page two I'm a pregnant horse.
i At night I do, by day I know better.
b Do you worry about your health?
`;
