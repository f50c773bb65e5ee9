/** Asked of work, routine and pastimes, part 2. Form: near-entries.ts. */
export const NEAR_WORK_AND_PASTIMES_2 = `
=what time do you wake up / are you up early on weekdays
c Early, I like an hour that belongs only to me.
p My eyes open at seven, the rest of me joins at nine.
i It depends on what's waiting, give me something good and I beat the alarm.
b When's your natural wake up time?
=are you a morning person / are you nice in the mornings
c I am, cheerful and quiet about it, so nobody has to hate me.
p After the kettle boils I'm a different creature.
i Not by nature, but I have a soft spot for the light at six.
b Is it safe to talk to you before coffee?
=what's the first thing you do when you wake up
c Open the window, one glass of water, then coffee.
p I lie there and work out which day it is.
i Before the phone gets a look in, I want one thought of my own.
b What comes first for you?
=do you check your phone before getting out of bed / are you on your phone first thing
c No, it can wait till I've had breakfast.
p Only to see that nothing happened, then to double check.
i Yes, and most days I wish I'd looked out of the window instead.
b What's the first app you open?
=can you function without coffee in the morning / tea or coffee first thing
c Coffee, black, before any words.
p Without it I put the milk in the cupboard and myself in the fridge.
i Tea, it wakes me up gently, like someone who likes me.
b What's in your cup right now?
=do you shower in the morning or at night
c Morning, that's when I turn into a person.
p Whenever the warm water and I agree on a date.
i Night, I like to wash the day off before I let it into bed.
b And you, morning or night?
=would you do cold showers / do you take cold showers
c I would, thirty seconds at the end and you feel you could run a country.
p My screams would be noted by the neighbours.
i Brave for a minute, and everything else that day feels easy.
b Brave or never in your life?
=how long does it take you to get ready / are you quick getting ready
c Fifteen minutes, and I'm at the door with my shoes on.
p Ten minutes to dress and twenty to find the other sock.
i Longer before a date than I'd like anyone to know.
b How long should I allow for you?
=are you a night owl / do you stay up late
c I'm better at night, quieter world, better talks.
p By eleven I'm either asleep or learning about octopuses.
i I turn into a more honest person after midnight.
b When are you most awake?
=what time do you go to bed / what's your bedtime
c Around eleven, sleep makes me a nicer man.
p Early in theory, then one more episode says hello.
i I go when I'm happy with the day, so some nights it runs late.
b What time is lights out for you?
=how many hours of sleep do you need
c Seven, eight if I want to be charming.
p However many are left after I stop scrolling, times two.
i Fewer when there's somebody worth staying up for.
b How many do you really get?
=do you snore / be honest do you snore / will you keep me awake snoring
c No, I sleep like a well behaved log.
c No, I sleep like a stone.
p How would I know, I'm always asleep for it.
p I've never heard it, so officially no.
i A little, on my back after wine, so I roll over out of courtesy.
i Now and then, and a gentle push sorts it out.
b Could you sleep next to a snorer?
b Are you a light sleeper?
=do you sleep with socks on
c Never, feet need freedom.
p In January all rules are off and all socks are on.
i I judge nobody, warm feet make kind people.
b Cosy or criminal?
=are you a duvet hog / do you steal the blanket
c I share fairly, and I'd give you the bigger half.
p One roll and I'm a burrito, nobody is to blame.
i Two duvets is my great belief, the Danes do it and they look rested.
b Thief or victim?
=are you a light sleeper or a heavy sleeper / do you wake up easily
c Heavy, a brass band could rehearse in here.
p I'd miss an earthquake, yet I hear a crisp packet.
i Light, I notice everything, sleeping or not.
b What's the smallest thing that wakes you?
=do you need total darkness to sleep / can you sleep with the light on
c Pitch black, like a cave with good pillows.
p I can sleep under stadium lights if the chair's soft.
i With the curtains open a bit, because waking with the sun suits me better.
b Blackout blinds or morning light?
=fan on or off when you sleep / do you need the ac on to sleep
c On, I like the hum as much as the breeze.
p Full blast, with a blanket, against all logic.
i Off and the windows wide, I'd like to hear the night.
b What temperature would we fight about?
=do you remember your dreams / what did you dream about last night / do you dream a lot
c Rarely, and I wake up ready for breakfast.
c Rarely, they're gone before I've found my slippers.
p Something with a lift, a swimming pool and being late, very artistic.
p Only the stupid ones, and I tell them in far too much detail.
i Bits of them, and they tell me what I missed during the day.
i The feeling stays all morning even when the pictures have gone.
b What's the last one you remember?
b What did you last dream about?
=do you get nightmares / what's your scariest dream
c Hardly ever, and a glass of water ends it.
p Public speaking in slippers, it feels all too real.
i Losing somebody in a crowd, I wake up wanting to call everyone.
b What's your bad dream?
=do you talk in your sleep / do you sleepwalk
c No, I lie still and keep my secrets.
c No, I'm a quiet sleeper as far as anyone can tell.
p If I do, I hope I'm at least polite.
p I couldn't say, I always seem to miss it.
i I might, and I'd really like to know what I talk about.
i When there's a lot on my mind, apparently, so the truth comes out at night.
b What's the oddest thing you've heard someone say asleep?
b Has anyone caught you talking at night?
=what do you do when you can't sleep / any tips for falling asleep
c Get up, read ten dull pages in another chair, go back.
p My mistakes jump the fence like sheep, it takes hours.
i I think through a walk I love, step by step, and never reach the end.
b What usually keeps you awake?
=do you nap / are you into naps
c Twenty minutes, best habit a grown man can have.
p I lie down for ten minutes and wake up in another season.
i A nap on a rainy afternoon is the closest thing to being eight again.
b Sofa nap or proper bed nap?
=do you fall asleep during films / will you fall asleep on me if we watch something
c Never, I see it through to the last credit.
p I rest my eyes and still have views on the ending.
i Falling asleep beside someone on a sofa means I trust them.
b Who'd go first, you or me?
=do you read before bed or scroll
c Read, a few pages and I'm calm.
p Book on the face, deep in the story.
i I scroll, and each night I promise the book on the table a better tomorrow.
b What's on your bedside table?
=why are you still up / what are you doing awake at this hour / why aren't you asleep yet
c Not tired yet, and now I've a good reason to stay up.
c Because talking to you beats sleeping.
p My brain has opened the box marked everything since school.
p My brain called a meeting about nothing and everyone came.
i I like this hour, people say what they mean in it.
i Late at night I think more honestly, so I hate to waste it.
b What's keeping you up?
b So what's your excuse?
=do you get 3am thoughts / what do you think about at night
c What I'd like to do next, mostly, plans come to me in the dark.
p Whether penguins have knees, and then I have to check.
i People I should have thanked, I write some of them down.
b What's on your mind tonight?
=what do your sundays look like / what's your sunday routine
c Slow coffee, long walk, something in the oven by four.
p I plan great things and end up guarding the sofa.
i Empty on purpose, so that something can happen by chance.
b What's the best part of your Sunday?
=do you get the sunday scaries / do you get sad on sunday evenings
c No, I put something nice on Sunday night to keep them off.
p Around six I hear a far away inbox calling.
i A little, and it's gentler when I talk to someone I like.
b What helps with yours?
=do you go to church on sundays / are you going to church this morning
c Yes, it puts the week in order for me.
p Somebody has to pray for my football results.
i Not every week, but I like sitting somewhere quiet and being thankful.
b What does Sunday morning mean to you?
=do you have a lie in on sundays / how late do you sleep on weekends
c Till nine, any later and I miss the good part.
p The pillow and I discuss it and the pillow wins.
i I wake up early just to enjoy not getting up.
b What's the latest you've ever slept?
=lazy sunday or productive sunday
c Lazy, the whole week was productive enough.
p I do one wash and I'm a hero until nightfall.
i Two hours of doing, then nothing, the rest tastes better earned.
b Which one is this Sunday going to be?
=do you like markets on a weekend morning / would you come to the farmers market with me
c I'd love that, I'll carry the bags and choose the bread.
p I go for tomatoes and come back with cheese and a plant.
i You get to know somebody fast by what they stop to smell.
b What's the first stall you'd go to?
=saturday night in or out
c Out early, home by midnight, best of both.
p In, in soft trousers, with the confidence of a lord.
i With the right person, in feels better than most parties.
b What's this Saturday going to be?
=would you do a date on a weeknight / are weeknight dates ok for you
c Tuesday is perfect, no crowds and no big fuss.
p I'm even better on a Wednesday, low expectations all round.
i Weeknights are more honest, nobody's dressed up as their weekend self.
b Which weeknight do you like best?
=what do you do on a friday night / do you have a friday night ritual
c Good takeaway, cold drink, phone on silent.
p Going out is the plan, then I meet my sofa.
i I cook one thing I've never tried, so the week ends on a surprise.
b What gets you into the weekend mood?
=what's your evening routine / what do your evenings look like
c Cook, music on, a walk round the block, bed by eleven.
p Choosing what to watch, then sleep, with nothing watched.
i I light one lamp instead of the big light, and everything slows down.
b What does a good evening look like to you?
=what are you up to tonight / what are you doing this evening
c Something easy to eat, good music and talking to you.
p I have a busy night of moving from chair to sofa.
i Nothing fixed, and I like an evening that could still go anywhere.
b And how are you spending yours?
=do you eat in front of the tv or at the table
c Table, plates, phones away, that's when people talk.
p On the sofa with a tray, like a tired emperor.
i By the window when I'm alone, it's the best show in the house.
b Where do you eat most nights?
=when do you do your laundry / are you good at keeping up with laundry
c Saturday morning, washed and put away by lunch.
p I'm great at washing, the chair does the rest.
i Hanging it out is the part I enjoy, warm sun and no thinking.
b Do you own a chair that's full of clothes too?
=which chore do you hate most / what household job would you pay someone to do
c Cleaning the oven, I'd hand over good money.
p Duvet covers, I've been lost in one.
i I hate whichever nobody sees, so I play music and pretend it's a scene.
b Which one would you take off me?
=do you have a cleaning day / how often do you clean your place
c Once a week, properly, with loud music.
p Whenever someone says they're on the way over.
i I clean when my head's a mess, it sorts both.
b What's your cleaning soundtrack?
=do you use a diary or planner / are you organised
c All in one calendar, if it's in there it happens.
p I write it on my hand and then wash up.
i Half the week is planned and the other half stays open for luck.
b Paper planner or phone?
=do you like routine or do you get bored / are you a creature of habit
c I like routine, it leaves my head free for the fun stuff.
p Same order, same seat, yet I call myself wild.
i Routine suits me just long enough to enjoy breaking it.
b Which habit would you never give up?
=what does a normal day look like for you / describe your typical day
c Up early, work, move a bit, cook, one good conversation.
p Coffee, confusion, lunch, progress, pasta.
i Ordinary from outside, but I try to notice one new thing in it.
b What's the best hour of your day?
=what's your perfect day / describe your ideal day from morning to night
c Sea, long lunch, a nap, dinner with people who laugh loud.
p It begins late and someone else is holding a croissant.
i Nowhere to be, and one person I don't want to leave.
b Where does yours start?
=do you have a skincare routine / what do you use on your face
c Wash, moisturise, sunscreen, three steps and I stick to them.
p Water and hope, in equal parts.
i I do more than I'd have admitted at twenty, and I enjoy it.
b What's the one product I should know about?
=do you floss / are you good with your teeth
c Every night, I want to keep all of them.
p With great passion in the week before the dentist.
i I'm better with it now I know which small habits pay off late.
b Electric toothbrush or old school?
=are you scared of the dentist / do you hate needles
c No, I go, I open wide, it's over.
c It's fine, I go, I sit, I'm done.
p I make small talk with my mouth full of tools.
p I'm brave until the chair tips back.
i A bit, and I respect the calm of people who do it for a living.
i I don't like it, so I breathe slowly and think of somewhere with waves.
b When were you last in that chair?
b What do you dread more, dentist or needle?
=do you wear a smartwatch / does your watch tell you to stand up
c I do, and I like seeing how I sleep.
p It tells me to breathe, as if I'd forgotten.
i Without one, I want to feel tired before a watch tells me.
b Do you obey yours?
=do you meditate / have you tried meditation / do you do any mindfulness stuff
c Yes, ten minutes in the morning, and it shows.
c Yes, a few minutes a day, it keeps me pleasant.
p I sit, I breathe, I write a shopping list in my mind.
p Waiting for pasta water is as near to silence as my head gets.
i Not in the usual way, but washing up slowly does it for me.
i Not sitting still, walking does it for me, step after step until it's quiet.
b Did it work for you?
b Does it work for you?
=do you keep a journal / do you write things down / did you ever keep a diary
c I do, a few lines at night, it keeps me honest.
c No, I'd rather tell a person than a page.
p Every January, for six proud days.
p My notes app knows things, mostly half sentences and milk.
i One good thing a day gets written down, and they add up to something.
i On and off, and it's a strange comfort to see old worries that came to nothing.
b What would today's line be?
b Do you write things down?
=have you ever been to therapy / what do you think about therapy / would you go to couples therapy
c I'm all for it, everybody needs a place to think out loud.
c Yes, I think asking for help is a strong move.
c No, but I'm all for it and I'd go if I needed to.
p I'd be good at it, I can talk for an hour about one text.
p Gladly, somebody neutral has to hear about the thermostat.
p Paying someone to laugh politely at how I cope seems fair.
i I think asking for help is one of the strongest things a man can do.
i I'd go while it's still good, like servicing a car you love.
i Yes, and the best part was hearing myself say things out loud.
b What's your view of it?
b Would you go with someone you love?
b Has it ever helped you?
=are you open about mental health / do you talk about your feelings with friends
c I am, with the close ones, it makes all of us lighter.
p We say you alright mate, it covers a great deal.
i Walking is when I talk best, side by side, not face to face.
b Who do you go to?
=how do you deal with stress / what do you do to calm down / what do you do when you're stressed
c Move first, talk second, decide third.
c I move, then I make a list, then I do the worst thing first.
p I reorganise the spices until I feel in power again.
p Cleaning something nobody has looked behind in years.
i Asking if it'll matter in a year helps, it rarely does.
i Saying it out loud to somebody, half of it disappears right then.
b What works for you?
b How do you let off steam?
=do you cry / when did you last cry / do you ever cry
c I do cry, at good films mostly, and I'm fine with it.
c Yes, at films, and I don't hide it.
c I do, not often, and I don't hide it.
p Airport arrivals, any old man alone with a cake, I'm gone.
p Animated films should come with a warning for grown men.
p Onions count, so fairly recently.
i Kindness gets me more than sadness does.
i Rarely from sadness, more when somebody is kind out of nowhere.
i Joy gets me more than sadness, somebody's kindness can set me off.
b What always sets you off?
b What gets you every time?
b What was the last thing that made you cry?
=do you get man flu / what are you like when you're ill
c I go to bed, drink tea and bother no one.
c Quiet and low maintenance, soup and sleep and I'm back.
p Will written, soup requested, curtains drawn.
p I'd describe myself as brave, the sighing might say otherwise.
i Quiet, and I like being checked on more than I'd say.
i I hate being looked after for about an hour, then I secretly love it.
b Are you a good patient?
b What do you need when you're ill?
=would you look after me if i was ill / would you bring me soup when i'm sick
c I'd be there with soup and a film, no questions.
p Yes, in a scarf over my face, like a brave bandit.
i Gladly, caring for someone is how I show I like them.
b What's your comfort food when you're poorly?
=i'm not feeling well / i think i'm getting a cold
c Bed, warm tea and an easy film, that's an order from someone who means well.
p I'd send a marching band of oranges if I could.
i Let yourself be useless for a day, it heals more than you'd think.
b Is anyone spoiling you with soup?
=are you scared of needles / are you ok with blood tests
c I'm fine, I look away and tell a joke.
p Brave as a lion until the cotton wool comes out.
i I don't mind pain, it's the waiting I can't stand.
b Are you the fainting type?
=have you ever broken a bone / ever been in hospital
c Never broken a thing, solid as a table.
p A few bruises and one big ego, all healed.
i Yes, and the best part was who turned up with grapes.
b Have you got a scar with a good tale?
=do you have any allergies / are you allergic to anything / is there anything you don't eat / do you have allergies
c None at all, feed me anything.
c Nothing, I eat whatever's put in front of me.
c None, you can feed me anything.
p Early meetings bring me out in a rash.
p My only allergy is to tiny portions on enormous plates.
p Only pollen, dust and group projects.
i One or two, so I read menus like contracts.
i A thing or two, but I always find a dish I'm happy with.
i One or two, so I always seem to know where the tissues are.
b Anything I shouldn't order near you?
b Is there anything you can't stand?
b Are you allergic to anything?
=do you wear glasses or contacts / are your glasses real
c Glasses, they're quicker and I can find them in the dark.
p Either way I hold menus at arm's length like a trombone.
i My eyes are fine, but I'd wear them for the thoughtful look.
b Are you team glasses?
=do you avoid the doctor / are you one of those men who never goes to the doctor
c No, I go early, I'd like to be around for a long time.
p I ask the internet first and plan my funeral.
i Putting things off is tempting, but growing up means making the call.
b Are you good about checkups?
=how often do you go to the gym / do you go to the gym much
c Three times a week, enough to feel strong and still have a life.
p I go as often as I find both trainers.
i Not so much the gym, I'd rather move where there's sky.
b Are you a member or a regular?
=gym in the morning or evening / when do you work out
c Morning, then it's done and I'm smug till noon.
p In the evening, once I've run out of excuses.
i Whenever the day gets too loud, it's my off switch.
b When do you have the most energy?
=do you skip leg day
c Never, legs carry everything else.
p My stairs make sure that every day is leg day.
i I started to enjoy it when I let go of how I looked doing it.
b Which exercise would you ban?
=what do you listen to at the gym / what's your workout song
c Something with drums, loud and a bit angry.
p Power ballads, I lift with feeling.
i A slow podcast, it confuses my legs into going longer.
b What's the song that gets you going?
=do you take gym selfies / what do you think of guys who film themselves at the gym
c Not for me, the mirror sees enough.
p I'd drop the phone and then the weight.
i I get it, they want somebody to see they tried, don't we all.
b What's the worst gym habit you've seen?
=would you go to the gym with me / could we be gym buddies / is a gym date weird
c Yes, I'd spot you and keep the jokes for the breaks.
c I'd go, we'd push each other and get food after.
p I'd follow your plan and lie about being fine.
p My plan would be to lift the small ones and nod wisely.
i It's a bold date, you see how someone acts when they'd rather give up.
i Sweaty and out of breath, at least we'd have skipped the pretending.
b What would you make me do first?
b What's your favourite workout?
=have you ever had a personal trainer / would you pay for a pt
c I would for a month, to learn it right.
p Worth every penny to hear well done after two squats.
i I'd want one who explains why, I work harder when I understand.
b Do you like being pushed?
=do you work out at home / do you ever do workout videos
c Twenty minutes on a mat and no travel, that suits me.
p The cheerful lady on the screen and I have words.
i With nobody to impress you make a truer effort, I find.
b Which room is your gym?
=how many pull ups can you do / how many push ups can you do in a row
c Enough to open any jar you hand me.
p One proud one, and one that's mostly noise.
i More than last year, which is the only score I follow.
b Shall we have a contest?
=do you do yoga / would you come to yoga with me
c I'd come, I'm stiff as a plank and happy to be taught.
p Asleep by the last pose, and proud of it.
i Never have, but anything that makes me breathe before I answer is good for me.
b What's your favourite pose?
=have you tried pilates / would you do a pilates class
c I'd try it, I hear it's harder than any bench press.
p Minute four would find me shaking like a wet dog.
i The small movements are the honest ones, you can't cheat them.
b Mat or those scary machines?
=do you run / are you a runner
c I am, it's the cheapest happiness I know.
p Mostly for trains and the last slice.
i Not often, but I love the person who comes home after.
b Do you run or do you have better sense?
=what's your 5k time / are you fast
c Not fast, but I never stop.
p It can be timed with a calendar.
i I stopped racing the clock and started hearing the birds.
b Would you leave me behind?
=do you do parkrun / would you do a parkrun with me
c Saturday at nine, I'd be there, coffee is on me after.
p I'll start with you and finish with the man in the banana suit.
i Never at the front, they cheer the last one the loudest anyway.
b What would your finishing outfit be?
=would you run a marathon / have you ever run a marathon
c I'd do one, to know that I can.
p I get tired driving that distance.
i What draws me is the bit after thirty, where you meet yourself.
b Is it on your list?
=do you run in the rain / would you still go for a run in this weather
c Yes, you're only wet once, after that it's fun.
p I look out, I nod wisely, I make tea.
i Rarely, though an empty wet path is like having the city to myself.
b Rain lover or sofa lover?
=do you run with music or without
c With, the chorus pulls me up the hill.
p Loud music, so I can't hear my own breathing or judge it.
i Without, I sort out half my life by the second mile.
b What's on when you run?
=have you joined a run club / what do you think about run clubs
c I like them, easy talk and everyone's red in the face.
p Thirty minutes of running and ninety of coffee, I hear, so perfect.
i You can't pretend much while out of breath, so it's a good place to meet.
b Would you go to one on your own?
=are you on strava / do you post your runs
c I'm not, the run counts even if nobody sees it.
p I'd call each one Slow But Hopeful Effort.
i The maps please me more than the times, they look like handwriting.
b Do you give out kudos?
=i hate running is that a dealbreaker / would you mind if i never ran with you
c Fine by me, you can wait at the cafe with the menu.
p Good, nobody will see the face I make.
i I think everyone has one thing that sets them free, it needn't be that.
b What do you like doing instead?
=i just started couch to 5k / i'm trying to get into running any tips
c Go slower than feels right and you'll keep going.
p Run like nobody's watching, then walk when they are.
i The hard part is the front door, past that you're already a runner.
b Which week are you on?
=would you go cold water swimming / do you swim in the sea in winter
c I'd go in first and tell you it's lovely.
p My lungs would leave and wait in the car.
i For the glow after, yes, you come out feeling newly made.
b Have you ever dared?
=do you like saunas / sauna date yes or no
c Yes, heat, quiet and a cold plunge, I come out as new.
p I last as long as it takes to look calm leaving.
i Talk gets very honest in there, nobody has the energy to show off.
b Hottest bench or nearest the door?
=do you cycle for fun / would you go for a bike ride with me
c Gladly, flat road, river on one side, ice cream at the end.
p As long as I'm let off the padded shorts.
i I'd take you slowly, on a bike you want time to look.
b Do you have a bike or do we hire?
=would you go climbing with me / have you tried bouldering
c I'd love to, I'm all for being bad at it together.
p I climb well to the height of a sofa.
i Holding someone's rope is a quick way to find out about trust.
b Are you ok with heights?
=do you play tennis / fancy a game of tennis
c I do, decent forehand, dreadful serve, full effort.
p I'm superb at fetching the ball.
i Barely, I'd rather have one long silly rally than win a point.
b Would you play me for dinner?
=have you tried padel / do you play padel
c I'm in, it's more fun than it has any right to be.
p The ball comes back off the glass and I apologise to it.
i Only watched so far, and any game where beginners laugh that much is for me.
b Do you have a partner for doubles?
=do you play badminton / are you good at badminton
c Good enough to beat an uncle in a garden.
p The shuttlecock slows down and so do I.
i Badly, but I love how it's gentle and savage in one rally.
b Garden level or proper court?
=are you good at table tennis / ping pong date
c Very, choose your bat and your excuse.
p I serve with spin I didn't intend.
i Average, but I talk more easily when my hands are busy.
b First to eleven or best of three?
=do you play football / do you play five a side
c I do, more heart than skill, and I track back.
p I'm the substitute who warms up for the whole match.
i Hardly, but a kickabout in a park gets me every time.
b Would you come and shout from the side?
=who do you support / what football team do you support
c The same ones through good and bad, you don't change your colours.
p Whoever's best at breaking hearts in extra time.
i None fiercely, I side with whoever is losing and still running.
b Do you have a team or a polite silence?
=do you actually understand the offside rule / can you explain offside to me
c Yes, give me two glasses and a salt shaker.
p I explain it well up to the moment you ask a question.
i You can't be nearer the goal than the last defender when the pass leaves, it stops cheats waiting.
b Shall I draw you one on a napkin?
=do you cry when your team loses / does your mood depend on the football
c No, I sulk for ten minutes and make dinner.
p I go to the window and look out like a sea captain.
i It does a bit, and I enjoy caring that much about something so silly.
b Could you live with a Saturday sulk?
=would you watch the world cup with me / are you watching the match tonight
c Yes, every minute, with snacks laid out like a wedding.
p I'll be the expert who was wrong about everyone.
i I love how strangers hug when it goes in, I watch it for that.
b Who do you want to win?
=do you like cricket / do you watch cricket
c I do, five days and nobody rushes, it's civilised.
p Any sport that stops for tea has my support.
i It took patience, then I saw it's a long conversation with a bat.
b Test matches or the short and loud kind?
=which ipl team do you support / are you watching the ipl
c My team is for life, whatever the table says.
p I support last over panic, and I've never been let down.
i Players more than teams, I'm drawn to a quiet one who turns it around.
b Who do you shout for?
=do you like rugby / rugby or football
c Rugby, they hit each other and then say sorry.
p I understand half the rules and all of the singing.
i Football for the drama, rugby for how they talk to the referee.
b Which would you rather watch with me?
=do you watch formula 1 / are you into f1
c I do, lights out and don't talk to me for one lap.
p I'm there for the start, the nap and the finish.
i It's a soap opera with tyres, once you know the people you're lost.
b Do you have a favourite driver?
=do you like boxing or ufc / can you watch fights on tv
c Boxing, yes, it's chess with sore ribs.
p I watch through my fingers and give expert advice.
i The hug at the end is what I wait for, after all that.
b Could you sit through a round?
=do you watch basketball / are you an nba fan
c Yes, the last two minutes alone are worth the evening.
p I stay up late for it and regret it at eight.
i For the pass before the pass, which never gets the credit.
b Would you come to a game with me?
=do you watch the super bowl / what do you do for the super bowl
c Every year, wings, friends and strong opinions on the halftime show.
p I learn the rules fresh each February.
i Not the whole of it, I'm there for the people on the sofa.
b Game, adverts or the show?
=what's your favourite olympic sport / do you watch the olympics
c The relay, four people and one small stick, nerves all round.
p I become an expert in diving within one afternoon.
i Anything where the one who comes fourth smiles, that gets me.
b Which event would you enter if you could?
=do you watch women's football / do you follow women's sport
c I do, good football is good football.
p Yes, there's less rolling about and more playing.
i You can feel how much it took them to get there, that's what draws me.
b Do you have a favourite player?
=do you play golf / is golf boring be honest
c Boring on television, lovely at sunset with somebody funny.
p A long walk with a small ball that hates me.
i I like it for the talk between the shots, nobody hurries you.
b Would you drive the buggy?
=would you go bowling with me / are you good at bowling
c I'd love it, silly shoes make everyone nicer.
p With the barriers up, I'm unstoppable.
i It's impossible to look cool there, so you meet the real person.
b What would your name on the screen be?
=mini golf date yes or no / are you good at crazy golf
c Yes, loser buys ice cream and I pay either way.
p The windmill and I have unfinished business.
i I'd be watching if you count your shots honestly.
b Would you cheat on the last hole?
=do you ski or snowboard / have you ever been skiing
c Skiing, blue runs and long lunches, that's my level.
p I'm strongest in the hut, at the cheese.
i Not so far, but silence and snow up there sound like my kind of church.
b Slopes or hot chocolate?
=have you done any martial arts / could you win a fight
c I'd rather talk my way out, that's the better skill.
p My best move is a brisk walk away.
i The calm ones who train never need to show it, I like that idea.
b Have you ever taken a self defence class?
=do you play volleyball / beach volleyball yes or no
c Yes, barefoot, loud and with sand in everything.
p I dive for balls that are nowhere near.
i I'd play every night of summer if somebody brought a net.
b Player or sunbathing referee?
=are you good at pool or darts / would you play me at pool
c Pool, I'm decent, and I give no free shots.
p My darts land near the board, in a wide sense of near.
i I play best when I'm losing and there's a good song on.
b What do we play for?
=have you ever ridden a horse / would you go horse riding
c I'd go, as long as you tell the horse I'm kind.
p It would choose the route and I'd agree.
i I like that you can't fake calm with them, they know.
b Do you ride?
=are you competitive / are you a sore loser / do you have to win at everything
c Yes until it's over, then I shake hands and mean it.
c Yes, but I can lose with a smile and mean most of it.
p I lose with grace and ask for a rematch four times.
p Board games bring out a side of me that I then have to apologise for.
i Against myself more than others, and that opponent never tires.
i Mostly against myself, beating other people wears off faster.
b What do you get fierce about?
b What game would I have no chance against you in?
=do you play fantasy football / are you in a fantasy league
c I do, and I've theories nobody asked for.
p My team was bottom by the time I learned the rules.
i Not for me, it makes people cheer for players they'd usually boo.
b What would your team be called?
=did you like pe at school / were you picked last for teams
c I liked it, anything was better than sitting.
p Somewhere in the middle, next to the boy with a note.
i Honestly no, but the ones picked last turned out to be the best company.
b Were you sporty or hiding in the changing room?
=have you ever won a trophy / did you win anything as a kid
c Nothing for the cabinet, but I showed up to everything.
p For taking part, the purest of all medals.
i I did, and I remember the face of whoever came second.
b What did you win?
=what sport would you like to try / is there a sport you've always wanted to do
c Rowing, early mist, eight people, one rhythm.
p Curling, I've been sweeping for years.
i Fencing, it's a conversation at full speed with manners.
b Which one would you try with me?
=i get gym anxiety / do you feel awkward at the gym
c Everyone does at first, and nobody's looking half as much as we fear.
p I read the sticker on every machine twice, so you're in good company.
i I'd go with you the first time, it's easier beside someone.
b Would headphones and a plan help?
=does your back hurt all the time / are we at the age where everything hurts
c I stretch every day, and it beats complaining.
p Getting off the sofa now comes with a sound effect.
i Nothing hurts so far, I just thank my knees on every staircase.
b What's your first ache of the day?
=can you touch your toes / are you flexible
c I can, and I'll show it without being asked twice.
p We wave at each other from a distance.
i More in plans than in hamstrings, I bend easily for good ideas.
b Can you do the splits?
=did you keep your new year's resolution / do you make resolutions
c I make one small one and I keep it till spring at least.
p To stop making them, and I failed by February.
i One word for the whole year instead, it's harder to break.
b What was yours this time?
=who would win if we raced / i bet i could beat you in a race
c Me off the line, you at the end, I'd bet on that.
p You, I'd stop to look at a dog.
i I'd slow down near the end, I'd want to see you win.
b What does the winner get?
=would you come and watch me play / would you cheer at my netball match
c Front row, with orange slices for the whole team.
p Shouting all the wrong words with great warmth is my role.
i I'd like that, people look most alive doing the thing they're good at.
b When's the next game?
=do you bet on football / do you gamble on sports
c No, I like my money where I can see it.
p The loser washes up, those are my stakes.
i A tiny bit for fun, never more than I'd spend on popcorn.
b What would you bet me on?
=do you hate when the clocks change / does the dark evening thing get you down
c I fight it with candles, soup and people round the table.
p Every clock gets changed except the oven, which is right in summer.
i Early dark has its charm, it gives us leave to stay in.
b How do you get through November?
`;
