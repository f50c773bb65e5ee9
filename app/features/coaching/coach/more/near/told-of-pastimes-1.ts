/** Told of pastimes, travel and food, part 1. Form: near-entries.ts. */
export const NEAR_TOLD_OF_PASTIMES_1 = `
=just ran my first ever 5k without stopping / did parkrun today and didn't walk once / couch to 5k done, i finally ran the whole thing
c Running the whole way for the first time is huge, be very proud of yourself today.
p I'd wear the running shoes to dinner until somebody asked me about it.
i There was a day that distance looked impossible, and you ran straight through it.
b How are you going to celebrate?
=training for a marathon so my whole life is long runs and bananas / week 5 of marathon training and i'm already tired / did 28k today as part of my marathon prep
c Marathon training takes real stubbornness, and I admire every one of those early miles.
p Your sofa must be wondering what it did to lose you to all this running.
i The race is one day, but all those long runs must change a person quietly.
b Which race are you training for?
=finished the half marathon today and my legs are done / i did it, my first marathon, cried at the end / crossed the finish line this morning, medal and everything
c You crossed that line on your own two legs, huge congratulations.
p Stairs are now the enemy, so please wear the medal sitting down.
i I wonder what goes through a head in the last mile, when the crowd gets loud.
b Which stretch was the hardest?
=had to drop out of the race at mile 18, gutted / didn't finish my triathlon, pulled out halfway / my knee gave up and i had to stop during the half marathon
c Pulling out hurts, but stopping when you had to was the right call.
p That finish line owes you something, and I'd like to be there when it pays up.
i It takes a different sort of courage to stop a race you trained so hard for.
b How are you feeling now it's over?
=new personal best on my 10k this morning / knocked two minutes off my time today / fastest i've ever run, legs of fire
c A personal best is earned in all the boring runs before it, well done you.
p Your old best is a speck in the distance, still tying its laces.
i Beating your own best is the one kind of winning where nobody has to lose.
b What made the difference today?
=talked myself out of going for a run again / put on all my running gear and then sat on the couch / the alarm went for my run and i just turned it off
c Some days the run doesn't happen, and the road will still be there tomorrow.
p Getting the kit on is the warm up and the sofa is the cool down.
i There's a tiny courtroom in our heads before every run, and the lawyer for staying home is brilliant.
b What did you do instead?
=went running in the pouring rain and loved it / got absolutely soaked on my run this morning / ran 6k in a storm, shoes full of water
c Heading out to run in that weather shows proper character.
p I'd have got as far as opening the curtains before calling it a rest day.
i Once your socks are wet you've nothing left to lose, and running gets oddly free.
b Was there a warm shower at the end?
=running is the only thing that clears my head / if i don't run i turn into a grumpy person / my evening run is my therapy
c Finding the one thing that quiets your head is worth a lot, I'd guard those runs too.
p So the polite thing is never to stand between you and your run.
i A head seems to clear itself when the feet are busy and nobody's asking it to.
b Do you run with music or without?
=joined a running club and they're all so nice / my run club goes for coffee after and that's the real reason i go / went to a run club for the first time, knew nobody
c Turning up to a run club takes nerve, and good company makes the miles shorter.
p A club where you earn the coffee first sounds almost fair.
i People tell each other surprisingly honest things when they run side by side.
b How far do you all go?
=got lost on my run and a 5k became an 11k / took a wrong turn jogging in a new area and was out for two hours / my phone died mid run and i had no idea where i was
c You got lost and still ran the whole way home, I call it stamina.
p My sense of direction would have had me running into a different country.
i Getting lost on foot shows you streets you'd never have chosen.
b How did you find your way back?
=hurt my knee and can't run for six weeks / tore my hamstring so no sport till spring / sprained my ankle at training and i'm on crutches
c Being hurt and benched is miserable when moving is what keeps you happy.
p I'd be a terrible patient, sighing loudly at everyone who runs past the window.
i Strange how much of a week is built around sport until an injury takes it out.
b What did it happen doing?
=i hate running, i've tried, i just hate it / people who say running is fun are lying / tried jogging again, still awful
c Life's too short for a sport you can't stand, so let the runners have it.
p My running style is best kept for buses that are already leaving.
i I suspect half the joggers secretly agree and have simply gone too far to stop.
b What do you enjoy more?
=a dog chased me the whole way down the road on my run / got chased by a goose in the park while jogging / a cow ran at me on my morning run, never been faster
c Being chased by an animal mid run is properly frightening, I'm glad you got away.
p Best running partner money can't buy, though I'd ask for the refund.
i It's amazing how fast legs can run once something with teeth or wings takes an interest.
b Did it give up in the end?
=i'm up at 5 every day to run before work / run at sunrise when the streets are empty / love being out running before anyone else is awake
c Good for you, getting your run in before the world even asks for anything.
p At that hour my pillow and I would be in serious talks.
i A city before it wakes belongs to bakers, cats and the people out running.
b What do you see out there?
=signed up for an ultra, 50k in the hills, i must be mad / got into trail running and now i want to do 100k / running through the night in a mountain race next month
c Respect, nobody signs up for a distance like that in the hills by accident.
p I'd need a map, a cook and possibly a donkey for a race that long.
i Past the point where sense says stop, I suppose you meet yourself properly.
b How did the idea take hold of you?
=didn't get a place in the marathon ballot again / rejected from the race lottery for the fourth year / no spot for me in the big race this year, sad
c Missing out on a place again is rotten when you were ready to do the work.
p That ballot and I are no longer on speaking terms.
i Wanting a race enough to keep entering the draw is a kind of training too.
b Will you try for another race?
=bought new running shoes and now i feel like i can fly / spent way too much on trainers but they're so comfy / new shoes for the gym, now i have to actually go
c Good shoes are money well spent, your feet carry you everywhere.
p The shoes did their part, and the legs have no more excuses.
i New trainers come with a small promise folded in with the paper.
b What's the first outing for them?
=learning to swim at 34, put my head under today / never learned as a kid so i'm taking adult swimming lessons / swam my first width without holding on
c Learning to swim as a grown up is brave, and you're doing it.
p Fish have had a big head start, so you're allowed a float.
i There must be a moment when the water stops being a threat and starts holding you.
b What made you decide to learn?
=went in the sea this morning, 8 degrees, screamed / i do cold water swimming all year with a bunch of women / lake was freezing but i got in
c Walking into water that cold on purpose takes guts, and I admire it.
p My place is on the bank with the towels, shouting encouragement in a thick coat.
i I imagine a cold dip leaves no room for worries, only breath and skin and sky.
b How do you warm up afterwards?
=swim lengths before work every morning / just did 60 laps at the pool / the pool at 7 am is my happy place
c Lengths before most people have found their socks, I really like your mornings.
p Counting past four lengths without losing track is beyond me, so full marks.
i Nobody can phone you under water, which may be the last quiet place we have.
b Which stroke is yours?
=i'm scared of deep water and went in anyway / can't swim where i can't touch the bottom / panicked a bit in the sea today, i don't like not seeing the bottom
c Deep water frightens plenty of strong people, and it's good that you listen to yourself.
p I'd happily keep you company in the part where both feet touch the sand.
i It's odd how not seeing the bottom makes the mind invent everything that could be down there.
b Have you always felt so about it?
=i teach little kids to swim on weekends / swim coach here, today a five year old jumped in on her own / gave swimming lessons all afternoon, my fingers are prunes
c Swimming is something those children keep for life, I hope they splash you gratefully.
p A pool full of small swimmers must be louder than any stadium.
i You're the face they'll remember from the moment they finally dared to swim.
b How young are the smallest ones?
=doing ice baths now, 2 minutes today / my friend made me try an ice bath and i nearly died / i have a plunge tub in the garden, i'm that person now
c Choosing to sit in ice takes a will I can only applaud from a warm room.
p A cold tap on the wrists would be my version, with loud complaints.
i They say the hard part of ice is the first half minute, which is true of many things.
b How did you feel when you got out?
=got stung by a jellyfish on my swim / swam right into jellyfish, my arm is all red / jellyfish got my leg at the beach, it burns
c Ouch, a jellyfish sting spoils a lovely swim, I hope the burning is easing.
p A jellyfish has no brain and should not be allowed such opinions.
i Something almost invisible leaving such a sting is a bit astonishing, besides being sore.
b Is it still hurting?
=i do aqua aerobics with ladies in their seventies and it's the best / i'm the youngest in my water aerobics class by 30 years / those grannies in the pool are fitter than me
c I'd pick a pool full of women that age having fun over any trendy gym.
p The back row of aqua class, splashing on the wrong beat, sounds like my natural place.
i Those ladies in the water probably give better life advice than any book.
b What's the gossip like?
=started bouldering and my hands are destroyed / been climbing for three months, completely hooked / my whole week revolves around the climbing wall now
c Climbing gets people for good, and sore hands are how you know it got you.
p The only wall I could manage is the one with a door in it.
i It's like a puzzle you solve with your fingers and a bit of nerve.
b What hooked you on climbing?
=finally sent the route i've been failing on for weeks / topped the climb i kept falling off / got my first 6b today at the wall
c You kept falling, you kept going back and now you've topped it, fantastic.
p The wall has lost the argument and should have the grace to admit it.
i All those failed tries were secretly teaching your hands the way up.
b How did it feel at the top?
=froze halfway up the climbing wall and couldn't move / i'm terrified of heights and went climbing anyway / cried at the top of the abseil today
c Being afraid up there and still going is worth more than any fearless climb.
p A kitchen stool is plenty of altitude for me, so you're a mountain goat.
i Fear of heights is so physical, no clever thought can argue it back down.
b How did you get down?
=climbed outdoors on real rock for the first time / went climbing in the gorge this weekend, so different to the gym / did my first multi pitch, hanging off a cliff eating a sandwich
c Real rock is a step up in every way, and I'm thrilled you got out there.
p The drop alone would improve my grip enormously.
i No painted holds to follow outside, just you reading a cliff as it comes.
b What was the view like?
=netball on tuesday nights with the girls, can't live without it / playing netball again after ten years and i'm so unfit / wing attack in a local netball league
c That weekly netball night with your team is worth protecting from every other plan.
p At netball I'd be called for footwork before I'd even caught the ball.
i The people you play with every week end up knowing your moods better than your family does.
b Which position do you like best?
=we won our netball final / our hockey team got promoted, buzzing / won the league tonight with my volleyball girls
c Congratulations to the whole team, winning it together must have felt amazing.
p There should be a cup, an open bus and something fizzy.
i The score fades, but a team remembers for years who hugged whom at the final whistle.
b How did the last minutes go?
=we lost the final by one goal / got hammered 9 nil at hockey today / our team is bottom of the league and we lost again
c Losing a match stings, and you still put yourself out there and played.
p Every league needs a generous team that lets the others feel good.
i A dressing room after a defeat can be the closest a team ever gets.
b How's the mood in the team?
=play five a side with my mates on thursdays / joined a women's football team at 31 / i play left back on sundays, muddy and happy
c I like it a lot that you play football simply because you love it.
p If you ever need someone to carry the oranges at half time, I'm confident I qualify.
i A muddy pitch is one of the few places adults are still allowed to really play.
b How long have you been playing?
=scored my first ever goal on sunday / got a hat trick tonight at 5 a side / put the winner in at the last minute
c That goal is yours forever, enjoy every replay in your head.
p My goal celebration would have gone on until the referee asked me to go home.
i For half a second before you score everything must go completely silent.
b What did your teammates do?
=my team lost again, why do i support them / being a fan of this club is pure suffering / relegated. i can't even talk about it
c Sticking with a club through the losing years is real loyalty, and it's painful.
p Supporting a team like that should come with a discount and free tissues.
i You don't choose a club for the winning, so it must hold something else of yours.
b Who got you into supporting them?
=we won the derby, the whole pub went mad / my team is champions, haven't slept / my club is in the final, i'm losing my voice
c Nights like that are why people stick with a club through all the other seasons, savour it.
p I bet total strangers were hugging like lost cousins when your team won.
i A win like that makes a whole city breathe in the same rhythm for one night.
b Where did you watch it?
=i've had a season ticket with my dad since i was 7 / football on saturdays is me and my dad's thing / dad and i never talk except at the match
c Those matches with your dad are worth far more than whatever happens on the pitch.
p Ninety minutes of shouting together is a respected form of family love.
i Some families say everything they mean while both looking at a football pitch.
b What's your best match with him?
=i really don't get football, 22 men and a ball / whole city is watching the match and i couldn't care less / everyone at work talks about the world cup, i'm so bored
c Nobody is obliged to care about a ball, however loud the street gets.
p Match day is a fine time to have every cafe and shop to yourself.
i Sometimes watching the people watch is the better game.
b What are you doing while it's on?
=coaching the under 9 girls on saturdays, total chaos / i coach a kids hockey team / my little football team won their first game, they piled on me
c Coaching children is generous work, and they'll remember you longer than any result.
p Coaching small players with a ball sounds harder than any final.
i Years from now one of them may still stand up straighter because of something the coach shouted.
b What are they like as a team?
=the world cup final has me a nervous wreck / can't breathe, we're in penalties / watching the cricket final with 20 people in one room
c A final that tense is torture and joy in one, I hope your lot hold their nerve.
p My nails wouldn't make it to the end of a final like this.
i Odd that a final played by strangers can get hold of so many hearts at once.
b Who's there watching with you?
=india won and people are dancing in the streets / we beat australia in the cricket, whole building screaming / my country won the afcon, horns all night
c When the whole country wins like this you dance first and sleep later, congratulations.
p I'd be out there hugging traffic policemen by now.
i For one night everyone on the street is related, and I think that's what sport is for.
b Are you out celebrating?
=started tennis lessons, i hit more balls over the fence than the net / picked up tennis at 40 and i'm hooked / my serve went in twice today, big day
c Good on you for taking up tennis, every player alive has fed a few fences.
p I'd be a tennis coach's nightmare, mostly apologising to the next court.
i Picking up a racket as a beginner does funny and healthy things to a person.
b What got you into tennis?
=a 70 year old woman destroyed me at tennis / got beaten by a ten year old at table tennis / lost to my own mother at badminton, again
c There's no shame in losing to someone with that much fire in the racket.
p Anyone who beats us at so unlikely an age must belong to a secret sporting mafia.
i I love a game where youth and muscles get beaten by a good eye.
b Is there going to be a rematch?
=we got tickets for wimbledon / going to see the tennis on sunday, front row / queued all night for centre court
c Seeing tennis live will be wonderful, soak up every point of it.
p At the tennis I'd turn my head left and right all day and wake up with a sore neck.
i The hush on court just before a serve is the part television never gets across.
b Who are you hoping to see?
=obsessed with padel, i play four times a week / my friends dragged me to pickleball and now i can't stop / badminton is my new addiction
c It's so good when a new game grabs you like that, play as much as you can.
p With an obsession like yours the racket should be declared as a dependent.
i A new sport to play in the middle of life feels a bit like being ten again after school.
b Who do you usually play with?
=yoga every morning or my back hates me / just back from yoga and i feel like jelly / yoga saved me honestly, been doing it for years
c Yoga that keeps you well for years is worth unrolling the mat for.
p At yoga I'd bend roughly as well as an ironing board, so I'm impressed.
i It's a curious thing about yoga, an hour of being still on purpose and you come out changed.
b Which pose do you like best?
=fell over in yoga class in front of everyone / i farted in downward dog and i can never return / fell asleep in savasana and woke myself up snoring
c Every yoga class has seen worse, and I promise they've all forgiven you already.
p In my eyes that makes it the most relaxed thing anyone did in that class.
i Nothing humbles a room full of serene people like one honest accident.
b Did anyone laugh?
=tried hot yoga, thought i would faint / 40 degrees in that bikram class, never again / sweated out my whole soul in hot yoga
c A yoga class in that heat is a lot to ask of anyone, well done for staying the course.
p In that yoga heat I'd have melted through the mat and been mopped up with the towels.
i I wonder who first looked at calm yoga and thought it needed an oven.
b Will you ever go back in that oven?
=first time at the gym in two years and i didn't know how anything works / joined a gym today, felt like everyone was watching / went to the gym alone for the first time
c You walked into a gym without knowing a thing about it, the hardest set is already done.
p Half of the machines in a gym look to me like furniture for a spaceship.
i Everyone at the gym is secretly busy wondering if they look silly themselves.
b What did you end up doing there?
=deadlifted 100 kilos today / new PR on squats this morning, walking like a penguin / can finally do a real pull up
c A squat, pull or lift you couldn't do before is as honest as progress gets, bravo.
p Excellent, anything stuck or heavy that needs a good pull can now be brought to you.
i Strength like it probably doesn't stay in the gym, it follows you home and to work.
b What's the next goal?
=so sore from leg day i can't sit on the toilet / everything hurts after that pt session / can't lift my arms to wash my hair, gym yesterday
c Soreness like that means you worked properly, so rest today with a clear conscience.
p Gravity is clearly charging you double today for that gym session.
i Sore muscles have a delayed sense of humour, they always let you enjoy one evening first.
b What did you train?
=i pay for a gym membership and haven't been since february / my gym card is basically a donation / cancelled the gym today, finally admitted i don't go
c A gym you don't like going to isn't a moral failing, it's just not your place.
p The gym thanks its silent supporters, without whom the treadmills would be crowded.
i It would be nice if we paid for what we do gladly instead of what we think we should.
b Is there a kind of moving you do enjoy?
=gym buddy moved away and now i have no motivation / i only ever train if someone is waiting for me / haven't worked out since my class got cancelled
c Training is so much easier with company, it's no wonder it dropped off without it.
p For motivation a cardboard cutout tapping its watch in the doorway might do the trick.
i We keep promises to a gym buddy that we'd break to ourselves without blinking.
b Which workout do you miss?
=reformer pilates is my new religion / pilates looked so gentle and then i was shaking / went to pilates with my sister, discovered muscles i didn't know i had
c Pilates fools everyone with the soft music, it's seriously hard work.
p That machine with the springs looks like something from a very polite dungeon.
i The smallest movements turning out to be the toughest is a lesson I'd happily think about.
b How often do you go?
=salsa class tonight, i stepped on everyone / learning bachata on wednesdays / i go salsa dancing every friday, it's my happy place
c I'm all for it, dance with strangers till your feet give up.
p My hips would need a translator before the first song was over.
i Two people who have never met can have a whole conversation in a dance without a word.
b Which song always gets you moving?
=started ballet as an adult beginner / doing tap dancing at 45, wanted to since i was six / took my first ballet class since childhood, my legs remembered
c So glad you finally gave that childhood wish its shoes.
p I'd pay to see my own reflection attempt a plié, and then ask for the money back.
i A little girl has been waiting patiently all this time for you to book that class.
b How was the first time at the barre?
=i've danced bharatanatyam since i was five / did kathak for twelve years as a girl / irish dancing was my whole childhood, curls and all
c Years of learning a dance that old and exact takes devotion, I'd love to see it.
p My two left feet bow respectfully to any dancer from the back of the hall.
i A tradition like that lives nowhere except in the dancers who keep it in their bones.
b Do you still dance today?
=my dance recital is on saturday and i'm terrified / we performed at the show tonight and i forgot the steps / dance show went well, i cried backstage
c Dancing in front of people asks for courage long before the lights come on.
p I'd have danced straight into the curtain, so you're miles ahead.
i Backstage must be such an odd place, all that fear and glitter in one small room.
b What do you dance in the show?
=danced till 4 in the morning, feet are ruined / went clubbing with the girls and we never left the dance floor / haven't danced like that in years, no regrets
c Nights of dancing that hard ought to be prescribed, I'm glad you had one.
p Your shoes may want to make a formal complaint this morning.
i Past a certain hour nobody's watching anybody, and that's when people really dance.
b What was the song of the night?
=zumba in the church hall with all the aunties / line dancing class, i'm the only one under 60 / went to a ceilidh and was flung across the room
c A hall full of people who just want to dance is my idea of a good crowd.
p I'd turn left when everyone else turns right and start a small pile up.
i Dancing in rows or circles with neighbours may be the oldest cure for loneliness.
b Who was the best dancer in the room?
=pole fitness class, bruises everywhere but i love it / started aerial silks, hung upside down today / learning trapeze on sundays
c Holding your own weight in the air takes real strength, bruises and all.
p The only thing I'd manage upside down is losing my keys.
i Trusting your own grip with nothing under you sounds like a lesson beyond the class.
b What made you try it?
=bjj is my life now, got choked by a teenager / training brazilian jiu jitsu three times a week / got my blue belt in jiu jitsu today
c Jiu jitsu, where everyone on the mat is trying to fold you, takes proper grit.
p Please don't choke me, I tap very early and very politely.
i It must do something good to a person to lose in training so often and stay friendly.
b What drew you to grappling?
=boxing class is how i survive the week / punched the bag for an hour and feel amazing / started kickboxing after my breakup, best decision
c Hit that bag as hard as you need to, the bad weeks had it coming.
p I'd apologise to the punch bag after every jab.
i The gloves come off at the end, and I hear what's left is usually calm.
b What's on your mind when you hit it?
=got my black belt in karate / passed my taekwondo grading today / ten years of judo and finally a brown belt
c Earning a belt is years of turning up in one strip of cloth, congratulations.
p I'd wear it to the supermarket and take corners very slowly.
i They say the belt starts white and darkens with work, which I've always liked as an idea.
b How many years did it take?
=i cycle to work every day rain or shine / sold my car and bike everywhere now / 12k each way on the bike, best part of my day
c Starting and ending the working day on a bike beats any seat on a bus.
p My hair would arrive at the office ten minutes after me.
i On a bike you get to know a city by its smells and slopes, not its signs.
b What's the nicest bit of your route?
=rode 100 miles for charity on saturday / did a big sportive with my cycling club, legs are noodles / cycled coast to coast over four days
c That's a monstrous distance to cycle on your own legs, I'm full of admiration.
p I hope a cushion the size of a sofa was waiting at the end of that ride.
i At cycling speed a country is still small enough to be met properly.
b What kept you going on the climbs?
=fell off my bike at a red light because i couldn't unclip / puncture in the middle of nowhere and no pump / chain came off twice on the ride today
c Some bike rides test your patience more than your legs, and today's was one.
p Bicycles wait for the worst possible moment and then do it with an audience.
i The rides that go wrong are the only ones anybody talks about afterwards.
b How did you get home?
=spin class broke me today / the instructor at spinning shouts like a drill sergeant / an hour on the peloton and i went nowhere
c An hour that hard on a bike with no scenery deserves a very long shower.
p All that pedalling and the landscape didn't even have the decency to change.
i So much sweat towards nowhere, and people still climb off it happier than they got on.
b Was the music good?
=i ride horses, have done since i was a kid / spent all day at the stables, smell of hay / got my own mare last year, she's my everything
c Horses choose who they trust, so it's lovely they're such a big part of your life.
p I'd lose an argument with a pony within a minute of meeting it.
i A horse can feel a fly land, so it must read your mood before you've sat down.
b What is yours like to ride?
=fell off my horse today, landed in mud / got bucked off in the lesson, only my pride is hurt / the pony stopped at the jump and i didn't
c A fall from a horse shakes you up, I'm glad you're in one piece to tell it.
p The horse has no doubt told the story differently in the stable tonight.
i Getting back in the saddle only became a saying because it's so hard to do.
b Did you get straight back on?
=rode a horse for the first time and now i walk like a cowboy / tried a riding lesson, horses are so much taller than you think / went trekking on a horse called susan
c Climbing onto a horse for the first time is braver than people admit.
p Nobody ever mentions that a horse has no brakes, only opinions.
i The world must look different when you ride, with something alive deciding the pace.
b Would you go riding again?
=i do roller derby, my name is hell on wheels / joined a roller derby team, covered in bruises / we had our first derby bout on saturday
c Roller derby takes guts, wheels and a great name, and I'm a fan already.
p I'd be of use only as something soft to crash into.
i A second name and a pair of skates must let out somebody the office never meets.
b How did you pick your skating name?
=bought roller skates and fell on my bum all weekend / learning to roller skate at 38 / went ice skating, clung to the wall like a child
c Falling over in public and getting up for another go is the whole secret of skating.
p On skates I'd need one of those plastic penguins that toddlers hold on to.
i Grown ups so rarely get to learn by wobbling, I think it's good for us.
b How's your balance by now?
=i play darts for my local pub, hit a 140 last night / our darts team won the league, trophy behind the bar / got my own set of darts for my birthday
c You throw straight with a whole pub watching, I'm seriously impressed.
p Stand me near the board and it's the wallpaper that should worry.
i The quiet just before a dart leaves the hand is oddly like a held breath.
b Does your team have a good name?
=played pool all night and beat every guy in the bar / my grandad taught me snooker, i never lose / won 30 quid playing pool on friday
c Winning at the table while they underestimate you must be deeply satisfying.
p At pool or snooker I only ever pot the white, I'd like it noted.
i The angles don't care who's playing, and that's what makes it a fair fight.
b Who taught you to play?
=went bowling and every ball went in the gutter / got three strikes in a row at bowling / work bowling night, i came last with pride
c Bowling is the rare night out that's fun at any score, and I'm glad you went.
p The borrowed shoes alone are worth the price of the lane.
i Everyone becomes themselves in the five seconds after the ball has left the hand.
b Who was the unlikely champion?
=having golf lessons, i mostly hit grass / went to the driving range with my dad and loved it / played my first 18 holes, lost eleven balls
c Keep swinging, golf humbles absolutely everybody and you're still enjoying it.
p My shots would be of interest mainly to the ducks in the pond.
i One clean hit in a hundred is apparently enough to bring people back for decades.
b How did you end up trying it?
=i play cricket, opening bat for a women's side / took my first wickets at the weekend / played gully cricket with my cousins, broke a window
c Women who can play cricket properly have all my respect, I'd gladly watch you.
p I'd be sent to the furthest boundary and told to enjoy the view.
i Cricket has room for whole lives inside one afternoon, probably why people never quite leave it.
b Are you happier batting or bowling?
=play rugby on sundays, black eye and a big smile / rugby training in the mud tonight / tried women's rugby, got flattened, want more
c Picking yourself out of the mud to go again is tough and I admire it.
p My tackle would be closer to a worried hug.
i There's a tenderness in rugby people don't expect, everyone picks everyone up.
b Which position do they put you in?
=watching the six nations with my whole family, total madness / i get so loud watching rugby, my neighbours hate me / our rugby lads won at home, crying
c Shout as loud as you like, half hearted watching would be a waste of a match.
p The neighbours could save time and simply ask you for the score.
i A living room on match day has its own laws, seats and superstitions.
b Who's the loudest in the room?
=used to play basketball in college, my knees remember / joined a basketball team for short girls / shot hoops alone till it got dark
c You can tell basketball never really left your hands, I like it when a game does that.
p At the hoop I'd mostly be collecting other people's rebounds from the bushes.
i The sound of a basketball through a clean net must be among the happiest small noises there are.
b When did you start playing?
=beach volleyball all afternoon, sand in my everything / we play volleyball on the beach every sunday / my forearms are purple from volleyball
c An afternoon of volleyball in the sand is a day very well spent.
p Sand from that game will be turning up in your bag until Christmas.
i Nobody looks elegant diving into sand, and it's probably why everyone laughs so much.
b Who do you play with?
=i was a gymnast till i was 15, then i grew / swam competitively as a teenager, 5 am every day / gave up figure skating at 17 and part of me still misses it
c You gave that sport your whole childhood, of course you still miss it.
p Surely part of you still performs a perfect finish daily in the hallway.
i I imagine the sport ends long before that teenager inside stops hearing the whistle.
b What do you miss most about it?
=skiing this week, fell more than i skied / first time on skis and i took out a whole queue / back on the slopes, legs like jelly, so happy
c Skis, snow and tired legs are a great use of a week, falls included.
p On skis I'd have met every tree personally by lunch.
i On the slopes you hand yourself to gravity and call it a holiday, I do see the charm.
b How's the snow up there?
=learning to snowboard at my age, tailbone is broken probably / snowboarded a red run without falling / my whole bum is blue from snowboarding
c Learning on snow hurts before it flies, so I'm glad you keep getting up.
p Somebody ought to sell trousers with a pillow in the back for this.
i The first time the board does what you meant must make all those falls shrink.
b How many days have you been at it?
=stood up on a surfboard for two whole seconds / surf lesson today, swallowed half the sea / i plan my life around the waves now
c Standing on moving water at all is magic, and I'm really pleased for you.
p Half the ocean would be inside me before I even found the right end of the board.
i No wave comes twice, so every ride is a thing only you ever had.
b How was the water?
=went paddle boarding and fell in with my clothes on / kayaked down the river this morning, saw a heron / out on the sup, flat water, total peace
c A morning out on the water with a paddle is hard to improve on.
p My great gift would be finding the one rock in a calm river.
i From the middle of the water even your own shore looks like somewhere new.
b Where do you like to paddle?
=i row, training at 5.30 on the river / rowed in my first regatta, we came last but finished / dragon boat racing with my colleagues
c Rowing in time with a whole boat before breakfast takes serious commitment.
p I'd be the one facing the wrong way and proud of it.
i When a crew finally pulls as one, I've heard the boat seems to lift, and I'd love to know.
b What seat do you row in?
=learning to sail and i keep hitting the dock / went sailing with friends, got the boom in my head / i want to sail across the atlantic one day
c Sailing is a fine thing to chase, the wind makes nobody's life dull.
p On a sailing boat I'd shout nautical words with total confidence and pull all the wrong ropes.
i Sailing only where the wind allows it is a lovely sort of bargain.
b How did you come to sailing?
=got my open water diving certificate / dived with a turtle today, i was crying in my mask / i'm learning freediving, held my breath 2 minutes
c You dived down there and trusted your breath, congratulations, I find it really impressive.
p The bath is about my diving depth, so hats off to your lungs.
i Down there a diver is only a guest, and everything goes on living as if nobody had come.
b What did you see under water?
=jumped out of a plane today!! / did my skydive for charity and i'm shaking / bungee jumped off a bridge, what was i thinking
c You jumped off into nothing and came home to tell it, I'm amazed by you.
p My feet would have held a vote on that jump and lost unanimously.
i I'd love to know what the mind says in the last second before the jump.
b Did you scream?
=went paragliding over the valley, wow / ran off a mountain with a stranger strapped to my back / flew in a hot air balloon at dawn
c Flying over all that with only air around you is something you'll keep for good.
p I'd have enjoyed the flying fully from behind my own hands.
i From the air I imagine all the borders, roads and worries go very small and quiet.
b How did the ground look from above?
=doing archery now like katniss / tried fencing, it's like chess but with stabbing / went axe throwing with my team, hit the bullseye
c Finding out you can hit a target with something pointed is a very good feeling.
p I'd cheer every hit from well behind you, softly and touching nothing.
i Holding still before you let fly sounds half sport and half meditation.
b How did you come to try it?
=crossfit has taken over my personality / did a hyrox on sunday and i can't move / wod today was brutal, i lay on the floor for ten minutes
c You put yourself through a brutal workout by choice and finished it, hats off.
p The floor is the only piece of gym equipment I fully understand.
i Lying there afterwards with nothing left must be a strangely peaceful place.
b What was the worst exercise?
=signed up for my first triathlon, can't even swim properly / did a triathlon today, lost a shoe in the transition / training for an ironman and my social life is dead
c A triathlon is a bold thing to take on, and I'd bet on you.
p A triathlon makes you change outfits halfway at a run, you have my sympathy.
i The hardest bit is probably telling your legs, mid triathlon, that it's now a different sport.
b Which of the three is yours?
=did a mud run with obstacles, still finding mud in my ears / crawled under barbed wire for fun this morning / tough mudder with the girls from work
c Crawling through mud with your friends and paying for it is gloriously mad, well done.
p The drain in your shower has earned a thank you card for all that mud.
i People who've dragged each other over a muddy wall don't go back to being mere colleagues.
b Which obstacle nearly beat you?
=hit 20 thousand steps today without trying / i walk everywhere, no car, no bus / went for a long walk by myself and feel human again
c A long walk fixes more than it has any right to, I'm glad you took it.
p Your shoes must have the richest inner life in the whole wardrobe.
i Thoughts come at walking pace, which is maybe why so many good ones come on foot.
b Where did your feet take you?
=watching the olympics all day, crying at sports i don't understand / curling has taken over my week / the gymnastics final had me on the floor
c I fully support crying over sports you'd never heard of until yesterday.
p By day three I'd be a fully qualified diving judge with no mercy for splashes.
i Four years of somebody's mornings, decided in a few seconds, would make anyone cry.
b Which event got you the most?
=obsessed with formula 1 since that series / got up at 5 to watch the race / i never cared about cars and now i cry over lap times
c Welcome to the club of people whose Sunday depends on a race and a pit stop.
p In a race my parking would get me a time penalty and a strongly worded radio message.
i It looks like a sport about cars and turns out to be about nerves and grudges.
b Which driver do you root for?
=i love wrestling, wwe, no shame / stayed up to watch the boxing, knocked out in round two / ufc night with my brothers
c Fight night with all the drama and shouting is proper entertainment, no shame needed.
p I'd want entrance music for coming into the kitchen after a night like that.
i Wrestling or boxing, it's theatre with bruises, and people underrate how much story is in a ring.
b Who do you cheer for?
=i'm bad at every sport there is / always picked last in pe and nothing has changed / i run like a giraffe on ice
c Being no good at sport never stopped anyone from being great fun to have on a team.
p Finally someone I could share the bench and the snacks with.
i School sport decides far too early who gets to enjoy moving for the rest of their lives.
b What were you good at instead?
=ran the mums race at sports day and fell flat / sports day at my son's school, he came second and beamed / egg and spoon race today, got competitive
c Sports day brings out the best in everybody, wobbling spoons and all.
p Sports days should have a podium for whoever brought the folding chairs.
i Children remember who was clapping at the edge of the race long after who won.
b How competitive did it get?
=i've quit the team, it stopped being fun / left my hockey club after eight years / stopped competing, couldn't take the pressure anymore
c Walking away from a sport you've given years to is hard, and it can still be right.
p Weekends without training are about to discover what a lie in is.
i When a game stops feeling like one, part of you knows long before you say it.
b What do you miss already?
=my new year resolution was gym and it lasted nine days / bought a yoga mat, it's now a cat bed / i start a new sport every spring and quit by june
c Trying a sport and quitting is still more fun than never starting.
p That sports equipment is having a calmer life than anyone planned for it.
i Perhaps the right sport is still out there, wondering why you're late.
b Which one did you like most?
=my ex teammate got into the national squad, so proud / my sister is playing for the country, i burst / my cousin won gold at state level
c Being that proud of someone you love is pure joy, congratulations to the whole clan.
p Remember to be proud of it loudly on public transport for a good month.
i You knew that talent when it was scraped knees and lifts to training, which is special.
b Did you get to watch?
=went to my first live game ever, the noise!! / never been to a stadium before yesterday and wow / saw my first baseball game, ate three hot dogs
c A first time in a full stadium goes right through you, I'm glad you got to hear it.
p I'd have cheered at all the wrong moments of the game and blamed the snacks.
i A whole stadium drawing breath together is something no screen can show.
b Whose side were you on?
=i referee on weekends, get shouted at by dads / umpired my first netball match today / line judge at the tournament, everyone hates me
c Keeping a match fair while people shout takes a very steady spine.
p A whistle and the final word sounds tempting until the parents arrive.
i Nobody notices the referee on a perfect day, so it's a quiet kind of pride.
b What's the wildest complaint you've heard?
=doing tai chi in the park with the old folks / qigong every morning with my auntie / martial arts but the slow kind, i love it
c Moving slowly on purpose, among trees and good company, is a fine way to begin a day.
p I'd somehow manage to be late even in a sport that slow.
i A park full of people moving slowly must make time itself behave differently.
b How did you find your group?
=hula hoop in the garden, made it to five minutes / skipping rope every day now, neighbours think i'm crazy / bought a trampoline for myself at 42
c Playing in the garden like a child beats any exercise plan I've heard of.
p Your neighbours are jealous and shopping for one in secret.
i Whoever decided adults should stop bouncing and spinning owes us some answers.
b Who else has had a go?
=my watch told me to stand up during a funeral / my fitness tracker says i slept badly, thanks i know / obsessed with closing my rings every day
c A gadget should cheer you on and then know when to keep quiet.
p That watch has a tiny, tactless gym teacher living inside it.
i We've begun asking a watch how we feel, and it's strange how readily we believe it.
b Has it ever got something right?
=training for a hike up kilimanjaro / we're doing everest base camp in october, i'm scared and excited / booked to climb mount kenya with my girlfriends
c What a plan, I'd be scared of that climb too and I'd go anyway.
p On a climb like that I'd want oxygen and a chair by the first tea house.
i A mountain hike has a way of making people honest by the second day.
b What scares you most about it?
=climbed my first proper mountain today / made it to the top of snowdon in thick fog, saw nothing / got to the summit and ate the best sandwich of my life
c You walked yourself all the way up there, no fog or cold can take it back.
p Mountains should put a bakery at the top and stop being so proud about it.
i The top is only a few minutes long, so it must be the climbing that people love.
b How did you feel up there?
=hiked 18 km and have blisters the size of coins / my hiking boots betrayed me / wore new boots on a long walk, big mistake
c Blisters are a cruel price for a good day's walking, let those feet up and forgive them.
p The boots should walk themselves to the naughty step and think about it.
i You learn a lot about patience when every step has something to say.
b Was the walk worth it?
=got completely lost on a hike and it got dark / took the wrong trail and had to be rescued by a farmer / no signal, no map, wandering in the woods for hours
c Lost on a trail with the light going is truly unnerving, I'm glad you're back.
p With me reading the map we'd still be out there learning to eat bark.
i When the path vanishes you suddenly hear everything the woods have been saying.
b When did you realise you were lost?
=got up at 3 to hike for the sunrise and it was cloudy / watched the sun come up from the top of a volcano / sunrise trek with head torches, magical and freezing
c You climbed through the dark to meet the sunrise, clouds or not I love it.
p The sun has no idea how early some people get up for it.
i Hiking in the dark with one small circle of light makes you trust your feet again.
b What was it like up there?
=i hike alone, people think it's weird / did my first solo hike today / a whole weekend walking on my own and didn't speak to a soul
c Walking all day in your own company takes a settled sort of person, I like it.
p I'd end up holding long conversations with sheep by noon.
i After a few hours alone on a path your thoughts stop performing and just walk along.
b What do you think about out there?
=joined a hiking group for women, best decision / went on a group hike with strangers, came back with friends / my walking group is mostly talking with some walking
c People you walk uphill with become friends fast, what a good thing to have joined.
p The pace of a good group is set by the snacks, as it should be.
i Side by side with your eyes on the path, it's easier to say true things.
b Where did you go last?
=went hiking with my fit friends and nearly died / they said it was an easy walk, it was not / i was the slow one at the back of the hike all day
c Reaching the end at your own pace still counts, the slow one sees far more.
p People who call a steep hill easy should be made to carry the others up it.
i At the back you get the birds, the views and nobody watching, I'd call it the good seat.
b How long was it in the end?
=planning to walk the camino next year / did the last 100 km of the camino, life changing / walking a pilgrim route on my own at 50
c I admire that plan without reservation, walking for days towards one place.
p For a walk like that my packing would be mostly socks and plasters, with a little faith on top.
i I've heard pilgrims set out for the cathedral and find what they needed around day five.
b What made you want to walk it?
=i want to do the appalachian trail someday / quitting my job to walk 4000 km / thru hiked for three months and real life feels strange now
c Hiking for months with a pack is a huge dream, and I think it deserves chasing.
p After a week on the trail I'd be writing love poems to a warm shower.
i When you walk with everything you own on your back, you must find out fast what you need.
b What pulls you to that trail?
=camping for the first time this weekend, i've packed everything / never slept in a tent before, help / my friends convinced me to go camping, i'm a hotel girl
c You being game for a night in a tent at all is already half the fun.
p The trick of camping is bringing one luxury and defending it with your life.
i A night in a tent sounds silent until the lights go off and the whole field wakes up.
b Which part of a tent night worries you?
=the tent leaked all night and i slept in a puddle / our tent blew away while we were at the pub / rained the entire camping trip, everything is wet
c A wet night in a failing tent is misery, I hope you've got dry socks and a roof now.
p That tent should be charged as an accessory to the weather.
i Nobody ever tells stories about the camping trips where it all stayed dry.
b How did you survive till morning?
=wild camped on a hill with just the stars / slept out under the sky in the desert / bivvied on the beach, woke up with the waves
c Sleeping out with nothing above you but sky is a night well chosen.
p Under that sky I'd be up till dawn identifying noises and calling every one of them a bear.
i With only stars overhead it must be hard to keep believing your worries are large.
b What did you hear in the night?
=glamping is as far as i go, i need a proper bed / stayed in a yurt with a hot tub, now that's camping / i only camp if there's a shower and wine
c Nature with a proper mattress is nature at its best, and I'm not ashamed to agree.
p Somebody had to take the suffering out of camping and put the wine in.
i You get the owls and the stars and still wake up with a working back, that's wisdom.
b Where was the nicest one?
=sat round a campfire singing till 2 / we burnt every marshmallow / nothing like a fire and old friends and a guitar
c I can't think of many better places to be than round a fire with good people.
p Any marshmallow of mine would come in one style, charcoal.
i People have stared into fires together forever, and it still loosens every tongue.
b What did you sing or talk about?
=couldn't get the campfire lit, ate cold beans / our camping stove broke on night one / we forgot the matches and the tin opener
c Cold supper in a field is grim, and you'll be laughing about it by Sunday.
p Civilisation turns out to be one small box of matches.
i A single forgotten object can teach a whole group what they've been relying on.
b What did you eat in the end?
=froze all night in my sleeping bag, wearing every jumper i own / minus 2 in a tent, never again / it was so cold camping i slept in my hat
c A freezing night in a tent lasts about a year, I hope you've thawed out since.
p Around four in the morning the car must have looked like a five star hotel.
i The first bit of sun on cold canvas must be one of the great joys.
b How long did you take to warm up?
=the mosquitoes ate me alive at the campsite / i have 37 bites from one evening by the lake / bugs love me, nobody else got bitten
c Bites like that turn a lovely evening into a week of scratching, poor you.
p Clearly you got five stars in whatever guidebook the mosquitoes are reading.
i It's a strange honour to be the tastiest person on a campsite.
b Is anything helping with the itch?
=a mouse got into our tent and ate the biscuits / woke up to a fox with my shoe / raccoons stole all our food at the campsite
c Waking to a thief with whiskers in your camp is a shock, even a funny one.
p The burglar has surely left the other animals a glowing review of your campsite.
i We camp one night in their home and they only take a little rent.
b What did they get away with?
=bought an old van and i'm turning it into a camper / lived in my campervan for a month / van life this weekend, parked by the sea
c Waking up somewhere new with your kitchen two steps away is a life I can see the point of.
p Sooner or later I'd bang my head on that cupboard and call it home.
i A house with wheels changes the question from where you live to where you woke up.
b Where has it taken you so far?
=my parents took us camping every summer and i hated it, now i love it / caravan holidays in the rain are my whole childhood / we always went to the same campsite as kids
c Those wet family summers turn out to be gold once enough years have passed.
p No rain has ever been as wet as the rain on a childhood holiday.
i Boredom in a field with your family builds something in you that no resort can.
b What do you remember best?
=did a digital detox in a cabin, no phone for 4 days / no signal up here in the hills and i love it / left my phone at home for the whole hike
c Days without a phone are a luxury now, and you had the nerve to take them.
p Without a phone my thumb would go on scrolling the air for a day or so.
i The first hours you miss the phone, and then I imagine the time gets wider somehow.
b What did you do with your hands?
=i'm a scout leader, taking 20 kids camping / girl guides tonight, we learned knots / took my class on a nature walk and three fell in the stream
c Taking a crowd of kids out into the wild and bringing them all back is heroic.
p Counting kids must follow you into your dreams.
i One muddy day like that can make a kid love nature for life.
b What was the funniest thing they did?
=waterfall hike today, swam underneath it / found a secret swimming spot in the river / jumped off the rocks into a green pool, so cold
c Cold wild water at the end of a walk, you chose your day well.
p I'd approach it in the manner of a cat, one toe at a time with complaints.
i A pool you can only reach on foot always feels as if it was kept for you.
b How did you find the place?
=the trees are turning and i walked for hours in the woods / forest walk after work, smells of rain and leaves / i go to the forest when everything is too much
c Hours among trees are good medicine, and I'm glad you have woods within reach.
p The trees never once ask what your plans are, which makes them ideal company.
i A wood doesn't care how your day went, and oddly that's the comforting thing about it.
b What's it like there right now?
=!i broke my wrist snowboarding / concussion from hockey, doctor says no screens / broke my collarbone falling off my bike
c Broken by the thing you love doing is no fun at all, I hope the pain is easing.
p Let others carry the bags and open the lids while everything mends in peace.
i A doctor's orders make the calendar go quiet, and you notice who comes by with soup.
b How long until you're mended?
=the volcano hike was closed so we drank beer instead / our climb got cancelled because of wind / storm coming so no hike today, packed for nothing
c A cancelled hike is a letdown after all that packing and planning.
p Every good hiking day deserves a lazy twin with drinks.
i The mountain saying no to a climb is part of why it means something when it says yes.
b When will you try again?
=played frisbee in the park with strangers / joined an ultimate frisbee team by accident / kickball league with my coworkers, so silly
c Silly games with people you barely know are some of the best hours going.
p My throws would end up visiting other people's picnics.
i Hand grown people a frisbee and their names and job titles simply fall away.
b Are you going back for more?
=tug of war at the village fete, we beat the men / won the pancake race in our town / entered the cheese rolling, bruised all over
c Winning glory in an odd local contest beats most of the famous trophies.
p The history books may skip it but the village will not.
i Somebody started that tradition for a laugh and now whole generations train for it.
b What do the winners get?
=our gym class had a fire alarm and we stood outside in towels / got locked in the swimming pool changing room / wore my leggings inside out to the gym all day
c Everyone has one gym story like yours, and you've got yours out of the way now.
p A blush burns calories too, so count it towards your gym session.
i The moments you want to vanish are the ones strangers are kindest in.
b Who saw?
=my coach said i could compete next season / got picked for the first team / selected for the county squad at 29, thought i was too old
c Being picked on merit for something you've sweated for is brilliant, well deserved.
p Next season your kit bag can expect to be treated with more respect.
i Some coach saw what you can do before you fully believed it yourself.
b How did they tell you?
=nervous, big match tomorrow / can't sleep before race day / got my first fight on saturday, feel sick
c Nerves before a big day only mean you care, and you've done the work already.
p Tonight the ceiling gets a complete replay of everything that could happen tomorrow.
i The night before is the last quiet place, when every ending is still possible.
b What calms you down beforehand?
=first time back at training since the baby / went to dance class again after my surgery / back in the pool after two years of illness
c Being back after all that is bigger than any medal to me.
p Old muscles are being woken up and will need to be told gently what year it is.
i You come back to a thing you loved and find out which part of you was waiting there.
b How did it feel to be back?
=i did the plank challenge and collapsed at 40 seconds / 100 squats a day with my sister, day 6 / doing 30 days of yoga with adriene
c A little daily challenge is easy to mock and hard to do, keep going.
p Seconds are never longer than in a plank, science should look into it.
i Doing one small stubborn thing each day has a way of leaking into the rest of life.
b Which day do you think will be toughest?
=my running friend and i solve all our problems by km 8 / me and my sister power walk and gossip / walk every evening with my neighbour, we know everything
c A friend, a route and all the gossip is my idea of perfect exercise.
p From all that gossip the hedges could write a bestseller.
i Walking or running in step seems to bring words along that would never come at a table.
b What was today's big topic?
=i want to try surfing or climbing or something, i'm bored of the gym / looking for a new sport, thinking boxing / thinking about joining a team again, miss it
c Follow that itch for a new sport before it fades, I say.
p Personally I lean towards whichever sport has cake at the end.
i The sport that tempts you usually knows something about what your week is missing.
b Which one tempts you most?
=i won a trophy for most improved player / got the wooden spoon award at our club dinner / player of the season, my mum framed it
c Your club thought of you and gave you an award, so put it where people can see it.
p A trophy belongs on the mantelpiece, under a small spotlight with a velvet rope.
i An award from people you sweat with means more than one from a stranger in a suit.
b Where does it live now?
=did my cooldown stretches and found a grey hair and two bruises / everything clicks now when i work out, getting old / i used to do cartwheels and now i pull a muscle sneezing
c You're still moving, clicks and bruises and all, and it's the only part that counts.
p Joints that click are only applauding the effort.
i Under the clicks and grey hairs there's the same girl who never sat still, just with better stories.
b What sport were you mad about as a girl?
`;
