/** Finer kinds of telling: hobbies, sport, culture, journeys, weather. Form: told-news.ts. */
export const FINER_TOLD_OUT_AND_ABOUT = `
=firstParkrun good
c A first 5k is a big thing, well run.
c Running the whole way deserves all the smugness it brings.
c Crossing that line must have felt brilliant.
p My lungs are asking to sit down just reading about 5k.
p Five kilometres is roughly where I'd start looking for a bench.
p Somewhere an Olympic coach is nervously checking the parkrun results.
i I like that a first run only ever happens once.
i There's a special sort of courage in that start line.
i Your finish line has me thinking about what I keep putting off.
C How did the last kilometre feel?
C What got you to try running in the first place?
P Did you celebrate that 5k with cake or a lie down?
P Was there a moment you negotiated with your own legs?
I What went through your head when you saw the finish?
I Which bit of that run will you remember longest?
=legsGone
c Sore legs mean you gave that class everything.
c Those muscles worked hard and deserve a very soft chair.
c Respect for going, even if the stairs disagree.
p Stairs should come with a written apology after leg day.
p My own thighs just flinched out of solidarity.
p From here on, gravity is officially the enemy.
i I suspect the second day of aching knows something about us.
i It's odd how pain like that can feel almost proud.
i Every exercise class seems to hide one truth about a body.
C Which exercise did the damage?
C Are your legs forgiving you yet?
P How many noises does getting up take today?
P Would a stairlift be a fair request by now?
I What makes you go back after aching like that?
I Do you secretly enjoy being that sore?
=longHike good
c That's a proper hike, and those feet earned a rest.
c Getting all that way on your own legs is worth celebrating.
c What a walk, I'm properly impressed.
p My longest climb today was into a clean jumper.
p Even the boots must be asking for a day off.
p Reading that made me sit down and take a breather.
i I always wonder what people think about in the last hour of a hike.
i Something about tired legs and a big sky sounds right to me.
i Long walks seem to sort the thoughts nobody invited.
C Which stretch of the walk was the best?
C How are your feet now?
P Did the snacks survive past the first hour?
P At what point did you start bargaining with the hill?
I What did you think about out there on the path?
I Was there a moment you wanted to stay up there?
=gotLost
c Glad the wrong turn let you live to tell it.
c Getting lost sounds tiring, but it makes a good story.
c Some days the map is simply not on your side.
p My sense of direction would have got us both lost sooner.
p Explorers got statues for turns like that.
p Maps are really just suggestions with lines on them.
i I half believe the wrong road shows more than the right one.
i There's a small thrill in not knowing where you are.
i Places found by accident tend to stay with me.
C How did you find the way back?
C Where did that wrong turn take you?
P Who gets the blame, you or the map?
P Did you at least pretend it was the scenic route?
I What was the best thing you saw while lost?
I Do you panic when lost or get curious?
=coldDip
c Getting into water that cold takes real nerve.
c Hats off, that sea would have beaten most people.
c You must be glowing now, once the toes return.
p My bravest cold dip is opening the fridge barefoot.
p I'd have needed an hour and a brass band to get in.
p Somewhere a penguin just nodded with respect.
i They say the cold switches every thought off, and I'm tempted.
i Whatever happens after that first icy gasp intrigues me.
i Cold water people seem to share a secret I haven't cracked.
C How long did it take to warm up again?
C What made you start with cold water?
P Was there screaming, or a dignified silence?
P Do you run into the water or creep?
I What goes on in your head in that first minute?
I Is it the swim you love or the feeling after?
=rainSoaked
c You deserve dry socks and something hot after that soaking.
c Rain like that gets into everything, poor you.
c Hope you're warm and properly dry by now.
p My umbrella would also have resigned on the spot.
p At that point a snorkel counts as sensible clothing.
p The forecast and I are no longer on speaking terms either.
i I have a weakness for that moment when wet no longer matters.
i Being drenched must be the quickest way to feel eight again.
i Dry socks after rain might be the most underrated joy there is.
C Are you dry and warm now?
C How far did you still get rained on?
P Did your shoes survive the flood?
P Would you have swapped it all for a canoe?
I Did you run or just give in to the rain?
I What is the first thing you do when you come in soaked?
=heatMelting
c That heat sounds brutal, I hope some shade finds you.
c Surviving a day that hot counts as an achievement.
c Wishing you a breeze and something with ice in it.
p I turn into a puddle with opinions above 28 degrees.
p The freezer aisle is basically a summer resort at this point.
p Someone should turn the sun down a notch.
i Heat like that makes me think siestas were the cleverest invention.
i I always find hot nights have a strange mood of their own.
i It makes a whole town slow down in the same way.
C Is it any cooler where you are now?
C How did you sleep in this heat?
P What is your best trick, ice cubes or despair?
P Have you considered moving into a fridge?
I Would you choose too hot or too cold?
I What does a heatwave make you want most?
=firstSnow
c Snow makes the whole day feel special, lucky you.
c A white morning beats any alarm clock.
c Enjoy every flake before it turns to slush.
p I turn eight years old at the first snowflake.
p One centimetre and my plans are officially cancelled.
p My snowmen always look like they have given up.
i I love how snow switches the sound off.
i There's a quiet in fresh snow that I can't explain.
i The first footprint always feels like a decision.
C How deep is the snow where you are?
C Have you been out in it yet?
P Would you rather throw a snowball or dodge one?
P Has anybody given a snowman your scarf yet?
I What does snow bring back for you?
I Do you like it better looking out or walking in it?
=stormNight
c Stay snug, that storm sounds properly wild.
c I hope the roof and everything in the garden holds.
c Wind like that makes anybody lie awake listening.
p My contribution to a storm is hiding with biscuits.
p Garden furniture really does dream of flying.
p Bins always pick a gale for their big escape.
i Thunder makes me feel small in a way I quite like.
i I could listen to a storm for hours from under a blanket.
i Nights like that turn neighbours into friends, I think.
C Is everything still standing at your place?
C Has the wind calmed down yet?
P Which of your garden things has taken off?
P Do you count the seconds after lightning too?
I Are you scared in a storm or secretly thrilled?
I What do you do when the lights flicker?
=sunsetSeen
c I'm glad you stopped for that sky.
c A sunset like that can rescue an entire day.
c You got the best free show there is.
p The sun clearly wanted some applause tonight.
p My photos of sunsets always look like a tomato accident.
p Whoever does the colours deserves a raise.
i I never know whether skies like that make me calm or restless.
i There are evenings when the light seems to want something.
i Nobody ever describes a sunset well, which I rather like.
C Where were you when the sky did that?
C Which colour was the best of it?
P Did you take forty photos or just one?
P Was there any clapping at the end?
I What does a sky like that make you think of?
I Would you rather have the sunrise or the sunset?
=starsSeen
c A sky like that's worth being cold for.
c You saw something most of us sleep through.
c That must have been magical, standing under it all.
p I'd have pointed at a plane and called it a comet.
p My knowledge of stars ends at the Plough.
p Bed can never compete with a sky showing off.
i Looking up like that rearranges my worries, I find.
i I like thinking that the light set off so long ago.
i The night sky makes me want to whisper.
C How long did you stay out looking?
C What did the sky look like from there?
P Did you make a wish or just get cold?
P Which constellation can you find without cheating?
I Did that sky make you feel small or lucky?
I Is there someone you wanted to wake for it?
=missedBus
c Missing it by a hair is the worst kind of missing.
c I feel for you, that view of a leaving bus is cruel.
c Hope the next one comes sooner than the timetable claims.
p Bus drivers surely train for that exact moment.
p My sprint for a bus looks like a dropped tray.
p Timetables are mostly fiction with numbers.
i There's a whole alternative day on the one that got away.
i I sometimes think a missed bus is trying to tell us something.
i Those empty minutes at a stop belong to nobody.
C How long until the next one?
C Did you get where you were going in the end?
P Was there eye contact with the driver?
P How dignified was the run?
I What do you do with a sudden half hour like that?
I Do you get cross or start watching people?
=trainStuck
c You deserve a seat and an apology from that railway.
c Stuck trains are misery, I hope you get moving soon.
c What a rotten journey, sorry it ate your time.
p Replacement bus might be the saddest pair of words going.
p Snails are overtaking and waving by now.
p At this rate the train will have its own postcode.
i I have a theory that delays turn strangers into a small club.
i Carriages full of waiting people always make me curious.
i It's strange how loud a standing train is.
C Are you moving again?
C How late did the train make you?
P Has anyone in the carriage started a mutiny?
P What was the excuse they gave this time?
I Who was the most interesting person on board?
I Where does your mind go when nothing moves?
=lostLuggage
c Losing a suitcase is a horrible way to land.
c Fingers crossed that bag gets to you in one piece.
c You handled the lost case better than most would.
p Suitcases do get more holiday than the rest of us.
p Nothing beats an airline for creative geography.
p I'd have been guarding that carousel like a lighthouse.
i It makes me wonder how little luggage a person really needs.
i I keep picturing where all those lost bags meet.
i Travelling with nothing has an odd sort of freedom to it.
C Have they told you where the bag is?
C What do you miss most from the suitcase?
P How's life in one outfit?
P Did you say goodbye to the carousel properly?
I Which thing in that case couldn't be replaced?
I Would you pack differently the next time?
=flightDelayed
c Airports lose all charm after the second hour, poor you.
c Hope that board finally shows you something kind.
c A delayed flight steals the whole day, sorry about it.
p By now you could apply for staff parking there.
p The perfume counter must know you by name.
p Airport time is the only hour that lasts three.
i I like how nobody at an airport is quite anywhere.
i Waiting at a gate always makes me invent lives for strangers.
i There's a funny honesty among people on an airport floor.
C Any news on when you fly?
C Where are you trying to get to?
P How many laps of duty free so far?
P What is the worst thing you have eaten there?
I Which stranger at the gate has the best story?
I Do airports make you restless or dreamy?
=flatTyre
c A flat tyre never picks a dry day or a good time.
c Glad you got out of that puncture safely.
c That's a rotten thing to happen on the road.
p Potholes are winning, and the tyres know it.
p I'd be reading the manual out loud to a wheel.
p Screws travel miles just to meet a new tyre.
i I like how a flat brings out the best in strangers.
i Verges and lay-bys have heard some words, I imagine.
i A puncture is such a small hole to stop a whole day.
C Are you back on the road now?
C Who got the wheel sorted in the end?
P How much swearing did the tyre hear?
P Did it at least wait until the rain started?
I What did you do while you were stuck there?
I Do you stay calm when the wheels let you down?
=carWontStart
c Cars do choose their moments, sorry yours chose this one.
c I hope the garage brings better news than the noise did.
c What a nuisance, a dead car takes the whole day hostage.
p My car knowledge ends at nodding under the bonnet.
p That engine is clearly asking for a holiday.
p Mechanics must practise that intake of breath.
i I think people talk to their cars more than they admit.
i Old cars have a kind of stubborn personality.
i It's funny how attached we get to a lump of metal.
C What does the garage think it is?
C How are you getting around without the car?
P Did you try pleading with it first?
P Does the car have a name for such occasions?
I Would you miss it if it really was the end?
I Where has that car taken you over the years?
=gotFined
c That's a maddening fine, I'd be grumpy too.
c Four wheels and bad luck, sorry you got caught.
c Traffic wardens never do show up late, unfortunately.
p At least the camera cared enough to take a portrait.
p Parking signs are written by people who love riddles.
p My defence speech would last longer than the offence.
i I think we all have one ticket we never forgive.
i It stings more when a small mistake arrives by post.
i There's a rebel in everybody after a parking fine.
C Are you going to contest it?
C How did you find out about the fine?
P Was it at least a flattering camera angle?
P Did you give the warden a piece of your mind?
I Do you usually play by the rules?
I What bothered you most, the ticket or the principle?
=choirSang good
c What a night for the choir, I'm happy for you.
c Singing in front of people takes proper heart.
c You sang and a whole room listened, that's wonderful.
p My own singing has only ever been appreciated by shower tiles.
p Altos of the world surely raise a glass tonight.
p I'd have mimed and hoped for the best.
i I think a choir holding one note is close to magic.
i There's a silence just after singing that I love.
i Voices together do something to me I can't explain.
C How did it feel when the last note ended?
C Which piece did you love singing most?
P Did anybody come in a bar early?
P How is your voice after all that singing?
I What happens inside you when all the voices meet?
I Do you sing when nobody is around?
=playedGig good
c Playing in front of a room takes guts, well done.
c I love that you got up there and played.
c That stage was lucky to have you on it.
p My musical peak remains a confident triangle.
p Roadies everywhere are asking for your number.
p The world tour starts with one good gig, I hear.
i I wonder if the first note or the last is the scarier.
i Music sounds different when you know who's playing.
i Some nights on a stage must change a person a little.
C How did the audience take it?
C What did you play?
P Were there any groupies or only relatives?
P Did the nerves last past the first song?
I What was the moment you knew it was going well?
I When did you last feel that alive on a stage?
=wonkyPot
c I like that you made it with your own hands.
c Clay is stubborn, and you still came home with something.
c A wonky pot has more soul than a perfect one.
p My pottery would be sold as driftwood.
p Museums are full of lopsided bowls with serious labels.
p The clay clearly had artistic plans of its own.
i I find crooked mugs the hardest to throw away.
i There's something calming about mud that becomes a bowl.
i Perfect pots never tell you anything about the potter.
C What were you trying to make?
C How long have you been at the wheel?
P Does the finished pot have a job yet?
P How much of the clay came home on you?
I Which thing you made would you never give away?
I Do you like the making more than the pot?
=knitUnravelled
c Undoing all those rows hurts, I'm sorry for the stitches.
c You deserve tea before facing that wool again.
c All that work pulled out again is really cruel.
p My best knitting would be called a knot by experts.
p Somewhere a three armed person needs exactly that piece.
p The wool is clearly winning on points.
i I admire anyone who can unravel hours and begin again.
i Handmade things with a mistake in them are my favourite kind.
i There must be whole philosophies hidden in a dropped stitch.
C What was it going to be?
C Can the rest of it be rescued?
P Did the needles get thrown across the room?
P How long is that piece grounded for bad behaviour?
I Is it the making or the wearing you love?
I Who taught you to work with wool and thread?
=knitFinished good
c Something made stitch by stitch deserves real admiration.
c I love that you saw it through to the last stitch.
c Wearing or giving your own handiwork must feel fantastic.
p My greatest sewing success is a button that stayed on.
p Fashion houses should be getting nervous about your needles.
p The wool never stood a chance.
i I like that hours of someone can be worn or wrapped around you.
i Every stitch probably remembers what was on the telly.
i A handmade thing always feels a bit alive to me.
C How long did it take you from the first stitch?
C What colour did you make it?
P Is it allowed near soup, or strictly ceremonial?
P Did you parade around the house with it?
I What were you thinking about through all those stitches?
I What's already forming on the needles in your mind?
=bookHangover
c A book that leaves you like that was worth every page.
c I get it, a good ending can feel like a goodbye.
c Losing the people in a novel is a very real sadness.
p Authors should include a support line after the last page.
p The next book on your pile has my sympathy.
p My bedside lamp knows the one more chapter lie too.
i I always wonder what the characters do after the last line.
i Finishing a book feels like leaving a house in the dark.
i There are endings I still argue with in my head.
C Which book was it?
C Who in the story do you miss most?
P Did you flip back to page one in protest?
P How rude would it be to start another book already?
I What did that ending do to you?
I Would you want to meet the main character in real life?
=seriesOver
c The empty evening after a finale is real grief.
c Losing a good series is like friends moving away.
c You stuck with it to the last episode, full respect.
p One more episode is the biggest lie on television.
p Screenwriters have a lot to answer for tonight.
p The sofa must be wondering what happens next too.
i I think we pick a series to match the mood we're in.
i Endings on television rarely dare what I hope for.
i I like that strangers can matter to us for eight episodes.
C Which series has left you like this?
C Was the ending the one you hoped for?
P How many hours of one more episode was it?
P Did the television ask if you were still alive?
I Which character would you keep in your life?
I What ending would you have given it?
=filmCried
c A film that makes you cry has done its job properly.
c I like people who let a film get to them.
c Good tears those, even if the tissues ran out.
p Cartoons are the most dangerous films in existence.
p Cinema darkness exists so I can claim to have hay fever.
p Film directors should be made to carry tissues for us.
i The scene that gets someone always tells me something.
i I think we cry at films about things they never show.
i Strangers crying in the dark together is a lovely idea.
C Which scene got you?
C Had you any idea it would hit you like that?
P How many tissues did the film take?
P Did you try the something in my eye trick?
I What do you think that story touched?
I Is there a film you don't dare watch again?
=filmRubbish
c A bad film steals an evening, and you deserve it back.
c I appreciate an honest verdict on an overhyped film.
c That sounds like a very long sit in the dark.
p At least a cinema seat makes a decent bed.
p The trailer had clearly used up all the good bits.
p My patience would have left before the adverts ended.
i I trust people more who admit a classic bored them.
i Bad films sometimes teach you your own taste.
i I secretly enjoy how a terrible film unites a row.
C Which film was the crime?
C What was the worst part of it?
P Was the popcorn better acted?
P Would a nap in row six get more stars?
I What does a film need to win you over?
I Which overpraised film do you refuse to like?
=quizAlmost
c Losing a quiz by that much stings for days.
c Your table clearly deserved the glory all the same.
c I feel the pain of a right answer left unwritten.
p I'm only useful in rounds about biscuits.
p Retired teachers are the dark force of every quiz.
p Recounts have been demanded over less than that.
i I wonder why the one wrong answer stays longer than nine right ones.
i Quiz nights show exactly who people become under pressure.
i A great team name is worth at least two points to me.
C Which question lost you the quiz?
C What is your strongest round?
P Has the guilty team mate been forgiven?
P Were there any suspicious trips to the loo with phones?
I Do you trust your first answer in life too?
I Which subject would you secretly be unbeatable in?
=boardGameRow
c Family board games should come with a referee.
c I love a person who takes a game seriously.
c Betrayal over a board game cuts deep, I sympathise.
p The Geneva Convention clearly never covered Monopoly.
p My own card face gives away everything, including my lunch.
p Grannies with cards are the true underworld.
i You learn more from one board game than ten dinners, I think.
i I suspect everybody cheats a little when it's only dice.
i Game nights bring out a second person in all of us.
C Which game brings out your worst side?
C How did the evening end?
P Has anybody been banned for life?
P Who was the sorest loser at that table?
I Do you play to win or to stir?
I What would a game reveal about you in ten minutes?
=gamedTillLate
c A game that eats the whole night must be a good one.
c I respect that kind of commitment to a game.
c Losing hours like that means you really enjoyed yourself.
p One more level has never once been true.
p My thumbs would have resigned by midnight.
p Pixels can be very persuasive after eleven.
i I like how game worlds get as real as any street.
i Some of the best places only exist on a screen, I think.
i What people build or save in games makes me curious.
C What is it about that game that hooks you?
C How long have you been into gaming?
P Has the real world noticed your absence?
P Who lost more sleep, you or the final boss?
I Which game world would you move into?
I What sort of character do you always choose?
=teamLost
c Losing like that's cruel, I'm sorry for your team.
c You suffered properly for that one, heart and all.
c I hope the next match treats you far more kindly.
p Sport was surely invented by a person selling tissues.
p The referee is getting a stern look from me.
p Hope is clearly the most dangerous thing in sport.
i I think loyalty to a losing team says a lot about someone.
i Defeat sounds different when a whole room goes quiet.
i There's something noble in turning up after a loss.
C When did you know it was lost?
C How long have you followed them?
P Is the referee safe to walk home?
P Has the telly survived the final whistle?
I What keeps you loyal after a match like that?
I Which defeat still hurts the most?
=teamWon good
c What a win, enjoy every second of it.
c I'm properly happy for you and your team.
c That last minute must have been pure joy.
p Your voice should be back by about Thursday.
p Even my sofa would have invaded the pitch.
p Opponents everywhere have gone suspiciously quiet.
i I love that one goal can make strangers hug.
i A win like that becomes a date people remember.
i There are few noises better than a whole street cheering.
C Where were you for the winning moment?
C Who did you celebrate that win with?
P Is there any voice left?
P How many times has the replay been watched?
I What did it feel like when the whistle went?
I Who was the first person you wanted to call?
=hungoverNow
c Poor head, may the day ask nothing of you.
c I hope the hangover lifts before the light gets brighter.
c You have my full sympathy and an imaginary bacon roll.
p Never again is the most repeated promise in history.
p Prosecco and gin both have excellent lawyers, I hear.
p My hangovers come with a full committee of regrets.
i A hangover usually has a good story standing behind it.
i Mornings like that make toast taste like a miracle.
i There's a strange honesty in people with a sore head.
C Was the night worth the head?
C How are you feeling by now?
P Who suggested that fatal last drink?
P What is your hangover cure, grease or silence?
I Which part of last night still makes you smile?
I Is there a blurry bit you'd like back?
=dancedTillLate
c A night that ends barefoot was a good night.
c I love that you danced until there was nothing left.
c Your feet may complain but the rest of you won.
p My dancing has been compared to a deckchair folding.
p Those shoes will need counselling.
p By that hour I'd be dancing only from the eyebrows up.
i I like knowing which song pulls a person off a chair.
i The walk home after dancing has a light all its own.
i There's a freedom after midnight that mornings never understand.
C Which song kept you on the dancefloor?
C How are the feet today?
P What was your signature move by the end?
P Did the shoes make it home too?
I When did you last let go like that?
I What do you feel when the right song starts?
=karaokeDone
c Getting up to sing takes more courage than singing well.
c I'd have been cheering from the front.
c The karaoke bar was lucky to have such a performer.
p My only safe karaoke number is a long instrumental.
p Key changes have ended braver people than us.
p Somewhere a record label is still trying to reach you.
i A karaoke choice says more than any profile, I think.
i I like people who grab the microphone before they can think.
i There's a hidden diva in the quietest folk.
C How did the crowd react to your song?
C What made you take the microphone?
P Is the video evidence safely destroyed?
P Were there hand movements and a key change?
I Which song would you only sing with no witnesses?
I Does the stage bring out another you?
=henDoSurvived
c Surviving a hen weekend deserves a medal and a nap.
c I hope there's quiet and a soft sofa now.
c The bride was lucky to have you in the crew.
p Military exercises run with less glitter than a hen do.
p I'd have been lost by the first inflatable.
p Somewhere a cleaner is still finding confetti.
i I suspect the best hen stories are never told to outsiders.
i Groups like that bring out a secret role in everyone.
i There's real love under all those silly sashes.
C How many of you were there?
C What was the highlight of the hen do?
P Which photo can never reach the groom?
P Did the sash make it home?
I Are you the organiser or the one who disappears?
I What did you learn about your friends that weekend?
=weddingWas good
c A wedding that makes people cry has been done right.
c I'm glad you had such a day with people you love.
c You can tell that wedding had real warmth in it.
p I lose all composure the moment the music starts.
p Wedding buffets and I have a long understanding.
p The uncles must have danced like nobody owned a camera.
i I always watch the face of the one who waits.
i Vows do something odd to every person in the room.
i Even sceptics go a little quiet at a wedding, I notice.
C What was the loveliest moment of the wedding?
C How long have you known the couple?
P Who was the star of the dance floor?
P Did the tissues last until the speeches?
I Which sentence of the day stayed with you?
I What made it so very like them?
=myBirthday good
c Happy birthday, I hope the day spoils you completely.
c Many happy returns, may the cake be enormous.
c Wishing you a birthday with everything you like best.
p The cake has my full and undivided respect.
p Calories are officially suspended until the last slice.
p I'm humming the birthday song, and the tune is suffering.
i I always think a birthday belongs to the quiet minutes too.
i The wish over the candles should stay secret, so I'll wonder.
i A new year of you starts, and I'm curious.
C How are you celebrating your birthday?
C What has been the nicest surprise?
P Which cake had the honour?
P Who sang the loudest and the worst?
I What would you like this new year to hold?
I Did you make a wish over the candles?
=sawBandLive good
c A night with songs you love live is hard to beat.
c I can hear the concert still ringing in you.
c Seeing them for real must have been something else.
p I'd have sung along a beat late and twice as loud.
p My neighbours get my concerts whether they like it or not.
p Your voice is probably still in the venue.
i The first chord live always hits somewhere records never reach.
i I love that thousands can feel private about the same song.
i There's a second before the lights drop that I adore.
C Which song was the moment for you?
C How close to the stage were you?
P Did you scream like a teenager or a lady?
P Is there any merchandise you now regret?
I What does that music mean to you?
I When did that music first find you?
=festivalMud
c Mud and music sound like a proper festival to me.
c Coming home to a bath after that must be heaven.
c Respect for lasting the whole festival.
p My tent skills end at standing nearby with a peg.
p Wellies have their own heaven, and it's a festival field.
p Festival glitter and mud will outlive us all.
i I think people are oddly at their best covered in mud.
i A festival runs on its own clock, and I envy it.
i The wristband you keep on says plenty about a weekend.
C Which act was worth all that mud?
C How long did the bath take?
P Did the tent come home in one piece?
P What state are the wellies in?
I What do you only do at a festival?
I Was there a moment you wished wouldn't end?
=museumMorning
c Time in a museum at your own pace is a fine thing.
c I like that you really stopped to see it.
c A gallery day sounds like it did you good.
p I walk through museums like a very slow burglar.
p The gift shop is usually my strongest exhibit.
p Modern art has fooled me with a coat hook before breakfast.
i I always wonder what made someone stop at one picture.
i There's a hush in galleries that changes my thoughts.
i Old objects make me curious about the hands that held them.
C What held you the longest in there?
C Do you like a museum better alone?
P Which exhibit would you smuggle home?
P Did the cafe get equal attention?
I What did you see in it that others walk past?
I Which picture would you hang in your own kitchen?
=campingNight
c A night in a tent is never dull, that's certain.
c I hope your back and your sleeping bag recover.
c Camping gives the best stories and the worst mattresses.
p My idea of wild is leaving the window open.
p Airbeds always wait until two in the morning.
p The wildlife clearly left a review of your tent.
i I like how a campfire makes people tell the truth.
i The dark outside a tent sounds bigger than any room.
i Morning tea after a night outside must be the real reason.
C Where did you pitch the tent?
C Did you sleep at all?
P What was the first thing you forgot to pack?
P Who lost the fight with the tent poles?
I What do you hear at night out there?
I Would you do another night under canvas?
=beachDay
c A day by the sea always sounds like the right answer.
c I'm glad the beach had you today.
c Salt air and no hurry suit anybody.
p Sand will be turning up until Christmas, I fear.
p Seagulls are basically organised crime with feathers.
p My sandcastles have a reputation with planning officers.
i The sea makes me quiet in a way few things do.
i I always wonder what people think about while watching waves.
i There's a pocketful of beach in everyone, I suspect.
C What is the sea like today?
C Which beach has the honour?
P How much sand came home with you?
P Are the seagulls behaving themselves?
I What do you think about when you stare at the waves?
I Could you live within earshot of the sea?
=sunburnt
c Poor skin, I hope the burn cools down by tonight.
c Sunburn is such a mean souvenir, you have my sympathy.
c I wish you cold cream and very loose clothes.
p The sun clearly got carried away with its work.
p My own skin goes red at the mention of Spain.
p There's always one spot the cream never finds.
i I think the sun loves to catch us when we feel clever.
i A burn like that usually means the day was a good one.
i Odd how warm skin keeps the afternoon going all night.
C How sore is the burn tonight?
C Where did the sun catch you?
P Is there a daft tan line to show for it?
P Which spot did the sun cream forget?
I Was the day itself worth it?
I What were you so lost in that you forgot the sun?
=tripBooked good
c A trip booked is joy already, how exciting.
c I'm thrilled for you, that journey sounds special.
c You pressed the button, and now the fun begins.
p My suitcase just sat up jealously in the cupboard.
p Counting the sleeps is the best sport there is.
p The guidebook industry salutes you.
i I think a journey begins the minute it's booked.
i Places we dream of first are never quite what we meet.
i I like imagining who someone becomes in a new place.
C What are you looking forward to most on that trip?
C What made you choose it?
P How many outfits are already packed in your mind?
P Are you a planner or a happy wanderer?
I What do you hope to find there?
I Which part of you comes out when you travel?
=backToReality
c The first days home after a holiday are brutal.
c I feel for you, that landing is never soft.
c May the holiday feeling last longer than the inbox.
p Emails multiply the moment they smell a beach.
p Rain always waits at arrivals with a sign.
p Suitcases should empty themselves out of pity.
i I think part of us stays wherever the holiday was best.
i That homesick feeling for a place not home is a curious thing.
i The smell of suncream in winter could undo anybody, I suspect.
C What do you miss most from the holiday?
C How was the first morning back?
P Have you picked out a little house there yet?
P Has the suitcase been faced, or only glared at?
I Which moment from there would you live again?
I What did you bring home that fits in no suitcase?
=abroadNow
c I'm glad you're out there drinking it all in.
c What a place to be writing from, enjoy it.
c You're exactly where a person should be, somewhere new.
p Your suitcase has a better life than I do.
p My view just now can't compete with abroad.
p Postcards suddenly feel very underdressed.
i I like how everything ordinary turns interesting in a foreign place.
i The first days in a new country sharpen every sense.
i There must be a smell there you'll know for ever.
C What is the best thing you've seen there?
C How long are you staying out there?
P What have you eaten that you can't pronounce?
P Has anything there already tried to adopt you?
I What has surprised you about the place?
I Do you feel like another person over there?
=packingPanic
c Packing is the worst part, the rest will be lovely.
c I believe in you and that zip.
c Whatever stays behind, the trip will forgive it.
p Sitting on the suitcase is a recognised technique.
p My packing method is panic with folded corners.
p Nobody has ever regretted the ninth pair of shoes.
i What people can't leave at home always makes me curious.
i I think a packed suitcase is a very honest diary.
i The thing you forget usually becomes the story.
C What still has to go in?
C Where is the suitcase off to?
P Is the zip winning or are you?
P How many just in case outfits made the cut?
I What do you never travel without?
I Do you secretly love the last minute rush?
=twoLeftFeet
c Turning up to a first class is the hard bit.
c I love that you laughed your way through it.
c First lessons are meant to be gloriously messy.
p My own coordination is a rumour at best.
p Somewhere there's a mirror wall still shaking with laughter.
p Left and right are only opinions in a first class.
i I think being bad at something new keeps a person young.
i Beginners always seem to have the most fun in the room.
i It takes a certain nerve to be clumsy in public.
C Will you go back for the next class?
C What made you try it?
P Was anybody harmed in the process?
P Which direction did your feet choose?
I What did you enjoy most about being a beginner?
I What would you try next if nobody was watching?
=skippedGym
c A day off from the gym can be exactly right.
c I fully support the sofa in this decision.
c Some evenings toast is the healthier choice for the soul.
p Wearing the kit burns calories, I'm sure of it.
p My running shoes and I have a long distance relationship.
p The treadmill will be telling everyone about this.
i I think the things we skip say as much as those we do.
i There's a small rebel joy in a cancelled workout.
i Good intentions have their own kind of charm.
C What did you do with the stolen hour instead?
C What sort of exercise do you actually enjoy?
P Does the kit at least know what sweat is?
P How did the sofa persuade you this time?
I Which excuse is your finest work?
I What would make you jump up and move for fun?
=treasureFound good
c Finding something like that must make your heart jump.
c I love that all that searching gave you a find.
c What a find, no wonder you're proud.
p My greatest find is usually down the back of the sofa.
p Museums will be ringing before teatime.
p Indiana Jones never had to fill in his own holes.
i I keep thinking about the last person who held it.
i Whole lives seem to hide just under our feet.
i There's a story in that find we'll never know.
C What did it feel like when you spotted it?
C How did you get into searching?
P Did you do a little dance on the spot?
P Where does the treasure live now?
I Who do you imagine lost it or left it?
I What would you most love to find one day?
=ticketsGone
c Missing those tickets after all that waiting is maddening.
c You earned a seat just by sitting in that queue.
c I hope a returned ticket finds its way to you.
p Robots seem to get all the good seats these days.
p My luck in online queues is purely ornamental.
p Ticket websites run on two hamsters and spite.
i I wonder who ends up in the seat that was nearly yours.
i Wanting something with a whole queue has a funny energy.
i Near misses make a show even bigger in the mind.
C How long did you queue for the tickets?
C Is there any chance of another date?
P Did the screen hear some strong language?
P How many devices were in on the operation?
I What would that show have meant to you?
I Who would you have taken along?
=fellOffBike
c I hope you and the bike got away lightly.
c Falling off always hurts twice, once for the audience.
c Good on you for getting up from that fall.
p Gravity can be so rude to cyclists.
p I'd have pretended to be inspecting the road.
p The bike owes you an apology and a cake.
i That slow second before a fall is a strange place, I think.
i I admire people who climb straight back in the saddle.
i Everybody remembers who helped them up, I suspect.
C Are you all right after that fall?
C What did the bike come away with?
P How many people saw the landing?
P Would the judges have given it a nine?
I What went through your head on the way down?
I Will you be back in the saddle tomorrow?
=birdSpotted
c Seeing that in the wild is a real gift.
c I love that you were there at the right second.
c A wild thing that close would make my whole week.
p My record so far is a pigeon with attitude.
p Wildlife always hides when it hears me coming.
p David Attenborough should be whispering over your shoulder.
i I like that some creatures choose who gets to see them.
i There's a stillness when a wild animal notices you.
i Those few seconds outdoors can outshine a whole day.
C How close did you get to it?
C What was it doing when you spotted it?
P Did you manage to stay quiet?
P Has it asked for an agent yet?
I What did that moment feel like?
I Which wild creature would you love to see once?
=gaveAnAfternoon
c Giving up your time like that's a fine thing.
c I have a lot of respect for people who volunteer.
c You made someone's day a bit better with that effort.
p My best charity work is rescuing the last biscuit.
p Hi vis and custard creams keep this country standing.
p Volunteers secretly run everything, and the tea is proof.
i I like knowing what moves a person to help out.
i Kind work seems to give something back nobody mentions.
i The people you meet when volunteering must stay with you.
C How did you get into helping there?
C What was the best moment of it?
P Were biscuits part of the deal?
P Who was the biggest character among the helpers?
I What does it give you in return?
I Is there someone from that day you keep thinking of?
`;
