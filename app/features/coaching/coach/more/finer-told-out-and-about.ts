/** Finer kinds of telling: hobbies, sport, culture, journeys, weather. Form: told-news.ts. */
export const FINER_TOLD_OUT_AND_ABOUT = `
=firstParkrun good
c A long run like that takes some nerve, I'm impressed.
p My longest run would be to the marathon snack table.
i I'd like to know what goes through your head on a run that long.
c A first 5k is a big deal, well done you.
c All that way running, you're allowed to be smug all week.
c Crossing that finish line must have felt brilliant.
p I got out of breath just reading that.
p After five kilometres I'd be looking for a bench and a cake.
p I'd have stopped at the first tree and called it strategy.
i I like people who go for a run they're not sure they can finish.
i Now I'm wondering what you'll decide to do next.
i A first run like that makes me want to try one too.
C How did it feel to cross the line?
C What made you start running?
P How did you celebrate, cake or a lie down?
P Were you ever close to just walking home?
I Are you proud of yourself, I hope?
I Will you run the next one too?
=legsGone
c Leg day always takes its revenge, and you showed up anyway.
p Leg day that early, I regret it just from reading.
i Leg day and regret go together, but you'll be proud by Friday.
c Sore legs mean you gave that class everything.
c Those muscles have earned a very soft chair.
c Respect for trying it, even if you're paying for it now.
p I'd be going down every stair sitting for a week.
p My legs hurt just from reading that.
p Today's plan is clearly sofa, snacks and no sudden moves.
i I've a feeling you'll be back there before you admit it.
i You're in pain and still funny, I like that.
i I'd offer sympathy in person and carry you down the stairs.
C Where does it hurt most?
C Is it getting any better yet?
P How do you get down the stairs, forwards or backwards?
P Can you laugh, or does that hurt too?
I Will you go back for more?
I Do you secretly enjoy sore muscles a bit?
=longHike good
c That's a proper hike, you've earned a long rest.
c All that way on your own two legs, that's worth celebrating.
c What a walk, I'm properly impressed.
p After a hike like that I'd need three days on the sofa.
p I'd have been asking how far it is after ten minutes.
p I had to sit down after reading that.
i I'd have liked to be there for the last hour of that hike.
i Tired legs and a big sky sounds about perfect to me.
i I always think you get to know someone best on a long walk.
C How was it, apart from the tired legs?
C How are your feet now?
P Did you save any snacks for the way down?
P Did you ever think about just sitting down and staying there?
I What was the best view of the day?
I Do you go hiking often, or was that a first?
=gotLost
c I'm glad you made it out to tell me about it.
c That sounds tiring, but you tell it well.
c Getting lost can happen to anyone, even with a map.
p With me along we'd have been lost even sooner.
p I'd have insisted I knew the way for at least an hour.
p I'd have called it the scenic route and kept walking.
i I think I'd enjoy getting lost with you.
i I secretly like not knowing where I am for a bit.
i The best places are often the ones nobody meant to find.
C Did you find the right way in the end?
C How far off were you?
P Who gets the blame, you or the map?
P Did you at least call it the scenic route?
I Did you find anything nice while you were lost?
I Do you panic when you're lost, or enjoy it?
=coldDip
c Getting into water that cold takes real nerve.
c Hats off, I'd have got one toe in and left.
c You must feel amazing after that, once the toes come back.
p For me a cold dip means opening the fridge barefoot.
p I'd need an hour and a lot of swearing to get in.
p I'd happily hold the towel and the flask.
i I'd say never, but I have a feeling you'd talk me into it.
i Going into cold water like that, you must be brave in other things too.
i You're making it sound almost tempting, which worries me.
C Are you warm again by now?
C Was it your first time, or do you do that often?
P Did you scream, or were you very dignified?
P Do you run straight in or creep in toe by toe?
I How did you feel once you were out again?
I Do you love the swim itself, or being warm again?
=rainSoaked
c You deserve dry clothes and something warm after that.
c Oh no, that's the kind of wet that takes hours to shake off.
c I hope you're warm and dry by now.
p My umbrella would've given up long before that.
p At that point you may as well swim.
p I'd have complained the whole way and needed soup after.
i I like the moment when you're so wet it stops mattering.
i I'd have shared my umbrella, and I don't offer that to everyone.
i I bet you were laughing about it by the end.
C Are you dry and warm now?
C Were you out in that rain for long?
P Did your shoes survive the flood?
P Was there one dry sock left?
I Do you run from rain, or just give in?
I Did you warm up with some tea afterwards?
=heatMelting
c Heat like that sounds brutal, I hope you find some shade soon.
c Getting through a day in that heat counts as an achievement.
c In that heat I wish I could send you a breeze and something with ice.
p In that heat I just lie down and complain.
p The freezer aisle sounds like a great place to meet right now.
p In that heat I'd be having ice cream for dinner and calling it survival.
i Heat like that makes me want to live by the sea.
i Warm nights are good for long conversations, at least.
i I'd suggest an ice cream, but I'd be using the weather as an excuse.
C Has it cooled down at all where you are?
C Do you get any sleep in this heat?
P Have you found a trick that works, or only despair?
P Have you thought about moving into the fridge?
I Do you like summer normally, or are you a winter person?
I What would you love most right now, the sea or an ice cream?
=firstSnow
c Lucky you, snow makes the whole day feel special.
c There's no better thing to see out of the window.
c Enjoy every flake before it turns to slush.
p I turn eight years old at the first snowflake.
p One centimetre and all my plans are off.
p My snowman would look like he'd given up.
i I love how quiet everything goes when it snows.
i Snow makes me want to call someone and go for a walk.
i I'd be out there making the first footprints with you.
C Is the snow still lying where you are?
C Have you been out in the snow yet?
P Would you start a snowball fight, or run from one?
P Is there a snowman already?
I Do you love snow, or only from the window?
I What do you like doing most when it snows?
=stormNight
c Stay snug, that sounds properly wild.
c I hope everything holds and you're safe inside.
c I wouldn't have slept a minute through that.
p My plan in a storm is a blanket and something to eat.
p I'd be indoors, bravely watching from the window.
p Somewhere near you a bin is on a long journey.
i I quite like feeling small when the weather goes like that.
i I could listen to a storm for hours from under a blanket.
i Candles, wind outside and good company, I could cope with that.
C Is everything still standing at your place?
C Is the storm still going on?
P Has anything flown past your window yet?
P Are you hiding under a blanket, be honest?
I Do storms scare you, or do you like them a bit?
I Did you get any sleep with that going on?
=sunsetSeen
c I'm glad you stopped for that.
c A sky like that can save a whole day.
c You got the best free show there is.
p My photos of it would've been nine parts thumb.
p My sunset photos would look like spilled soup.
p With a sky like that I'd have clapped and then pretended I hadn't.
i I never know if a sky like that makes me calm or restless.
i I like that you stop and look up.
i I'd have liked to be standing next to you for that.
C Where were you when the sky did that?
C Did you get a good photo of it?
P Did you take one photo or forty?
P Did you just stand there with your mouth open?
I How did that sky make you feel?
I Do you like sunrises or sunsets better?
=starsSeen
c A sky like that's worth being cold for.
c You saw a sky most of us sleep through.
c That must've been magical to stand under.
p I'd have pointed at a plane and called it a comet.
p I'd point at the one constellation I know and feel very clever.
p I'd have been out there in my dressing gown too.
i My worries always seem smaller under a sky like that.
i I'd want you to ring me for a sky like that, at any hour.
i A sky like that deserves a wish.
C Did you stay out long to look?
C Was it as magical as it sounds?
P Did you make a wish, or just get cold?
P Do you know the stars by name, or do you make them up?
I Did that sky make you feel small, or lucky?
I What would you wish for under a sky like that?
=missedBus
c Missing a bus or train by seconds is the worst kind.
c I feel for you, watching it leave is just cruel.
c I hope the next one came quickly, with a free seat.
p I'm sure they wait until they see us running.
p My run in a moment like that would be very undignified.
p I'd have waved at the driver, as if that ever helped.
i I bet you'd be good company at any stop.
i I'd have used the wait to text someone nice, so good choice.
i I'd have happily missed it too and kept you company.
C Was it a long wait?
C Did you still get there in time?
P Did the driver see you and drive off anyway?
P How elegant was your run?
I What do you do while you wait?
I Do you get cross, or do you laugh about it?
=trainStuck
c No train at all, you deserve a seat and a proper apology.
c What misery, I hope you got out of there soon.
c What a rotten journey, I'm sorry it ate your time.
p I'd have made one friend and three enemies by now.
p With trains like that, walking starts to sound quick.
p I'd have eaten all my snacks in the first ten minutes.
i I'd have looked up from my book if you'd been in that carriage.
i You'd make even a delay quite good fun, I suspect.
i I'd have started guessing everyone's life story by then.
C Are you moving again?
C How late did you get there, or are you still stuck?
P Are the passengers planning a mutiny?
P Was there at least a good excuse this time?
I What do you do to stay sane?
I Did anything nice come out of it, or just misery?
=lostLuggage
c Losing your bag is a horrible way to start or end a trip.
c Fingers crossed it gets to you soon, and in one piece.
c You're taking the lost luggage better than I would.
p Your bag's clearly having its own holiday.
p I'd be living in airport T-shirts by now.
p I'd have stood at that carousel until they switched the lights off.
i It makes me wonder what I'd miss most from my suitcase.
i I'd love to know what you'd buy first to replace it all.
i Part of me thinks travelling without luggage could be fun, for a day.
C Have you heard anything about it yet?
C Which of your things do you miss most?
P How's life with one outfit?
P Do you think your suitcase is having a better time?
I Was there anything in it you really love?
I How are you managing without your things?
=flightDelayed
c Airports stop being fun after the second hour, poor you.
c I hope you're in the air soon.
c That steals a whole day, I'm sorry.
p By then I'd have tried on every pair of sunglasses in duty free.
p I'd be on my third overpriced sandwich by now.
p I'd have found the bar and made friends with everyone at it.
i I'd have been a good person to be stuck there with.
i I'd spend the wait making up life stories for everyone at the gate.
i I think you find out a lot about someone during a long delay.
C Are you still stuck, or did you get away?
C Where are you off to?
P How many times have you been round the shops by now?
P Have you made friends with anyone there yet?
I What are you doing to kill the time?
I Do you like airports when nothing goes wrong?
=flatTyre
c A flat never happens on a dry day with time to spare.
c I'm glad you're all right, that's a nasty surprise.
c What a rotten place for a tyre to give up.
p I'd have walked round the tyre twice and nodded.
p I'd be reading the manual out loud to the wheel.
p I'd have been on the phone before I'd even stopped.
i I like how strangers turn nice when something like that happens.
i I'd have pulled over for you, for whatever that's worth.
i I bet you coped better than you're letting on.
C Are you back on the road now?
C Did it make you very late?
P Did you swear out loud, or only inside?
P Did it at least not rain?
I Do you stay calm when that happens, or not at all?
I Did you get home all right?
=carWontStart
c I'm sorry, they always pick the worst possible moment.
c I hope the garage has good news, and a small bill.
c What a nuisance, you only notice how much you need it now.
p I know enough about cars to nod under the bonnet.
p I'd just turn the radio up until the noise goes away.
p I fear that slow breath a mechanic takes before the price.
i I bet you talk to your car, and I mean that nicely.
i I like people who stay loyal to an old car.
i I'd offer you a lift, and I'd take the long way round.
C Do you know what's wrong with it?
C How are you getting around now?
P Did you try asking it nicely?
P Does the car have a name?
I Do you love that car, or is it just a car?
I Would you fix it, or look for a new one?
=gotFined
c A fine like that is maddening, I'd be grumpy too.
c What rotten luck, I'm sorry they caught you.
c They're never late when you need them to be.
p At least you're not the first to argue with a parking sign.
p You need a law degree to read some of those signs.
p I'd have given a great speech, and paid the fine anyway.
i I'm not saying it makes you interesting, but it doesn't hurt.
i I like a woman who's had a ticket and can laugh about it.
i I'd have spoken up for you as a character witness.
C Are you going to fight it, or just pay?
C Is it a big fine?
P Can you laugh about the fine yet?
P Did you try charm, or was it too late?
I Do you usually stick to the rules?
I What annoys you more, the money or how they did it?
=choirSang good
c What a night, I'm really happy for you.
c Singing in front of people takes proper heart.
c A whole room listening to you all sing, that's wonderful.
p My singing is only for the shower tiles.
p I'd have clapped far too early and far too loudly.
p I'd have mimed and hoped for the best.
i I'd have been the one in the audience pretending not to cry.
i I love that second of silence just before the applause.
i I'd like to hear you sing one day, no pressure at all.
C How did you feel after the last song?
C Which song did you love most?
P Did anyone miss their cue?
P Is your voice still there after all that?
I Were you nervous, or just happy?
I How long have you been singing?
=playedGig good
c Playing in front of people takes guts, well done.
c I love that you got up there and played.
c I wish I'd been in the room for that.
p In a band I'd be trusted with the triangle at most.
p I'd have been your loudest fan, slightly off the beat.
p I'd like a signed copy before you get too famous.
i I think I'd like you on stage, nerves and all.
i You've just become a bit more interesting, and you already were.
i I'd have come early and sat near the front for that.
C How did people like it?
C How did it feel to play?
P Are there groupies yet?
P Were your hands shaking, or were you cool about it?
I Which moment did you enjoy most?
I Will you do it again?
=wonkyPot
c I like that you made it with your own hands.
c Pottery is hard, and you stuck with it.
c I'd pick a wonky one over a perfect one any day.
p Mine would be a bowl with a hole in it.
p If it doesn't work as a mug, call it art.
p I'd say that's exactly how I wanted my pot to look.
i I'd gladly drink my morning coffee from something you made.
i I like the idea of you with clay up to your elbows.
i I'd always keep the crooked one, you can tell who made it.
C Was it your first try at pottery?
C Did you enjoy making it?
P Is it useful, or purely art?
P How much clay ended up on you?
I Does it have a place of honour at home?
I What would you like to make next?
=knitUnravelled
c All that work, I'm so sorry for every stitch.
c You deserve a drink before you look at that wool again.
c What a shame, all that knitting for nothing, I'd be furious.
p Anything I knitted would just be called a knot.
p Call it a design choice and look very confident.
p I'd have thrown the wool across the room and apologised later.
i You have the patience to knit, and that already impresses me.
i Handmade things with a mistake in them are my favourite kind.
i I'd wear it anyway, if you made it.
C What was it meant to be?
C Can you rescue it, or do you start again?
P Did you throw it across the room?
P Is it banned to the cupboard now?
I Do you find it relaxing when it goes right?
I Will you try it again, or leave it for a while?
=knitFinished good
c Making that from start to finish takes real patience.
c I love that you saw it through to the last stitch.
c It must feel fantastic to look at it and know you made it.
p The best thing I could make is a very long scarf, by accident.
p I'd be wearing it everywhere and waiting to be asked.
p I'd still be on the first row, swearing.
i I like that someone can spend hours making something warm.
i Finishing something like that takes more patience than I'd have.
i Now I'm wondering what you'd make for someone you really like.
C How long did it take you from first to last stitch?
C What does it look like, now it's finished?
P Is it for real life, or too good to use?
P Did you show it to absolutely everybody?
I How did it feel to do the last stitch?
I Do you already know what you'll make next?
=bookHangover
c A book that leaves you like that was worth every page.
c I get it, a good ending feels a bit like a goodbye.
c It's a real sadness, I'm glad you had one that good.
p Books should come with a warning before the last page.
p I feel sorry for whatever book you read next.
p One more chapter is the biggest lie I tell.
i I always wonder what the characters do after the last page.
i I like people who let a book get to them.
i I'd happily read it just to argue about that ending with you.
C Which book is it?
C What made that book so good?
P Did you want to start it again straight away?
P How long do you need before the next one?
I Did you like the ending?
I Should I read it too?
=seriesOver
c That empty evening afterwards is the worst.
c It's like your friends moved away without asking.
c You stuck with it to the very end, full respect.
p One more episode is the nicest lie there is.
p I hope the writers know what they've done to you.
p I know a face that needs a new series when I read one.
i I think what someone watches alone is fun to know.
i I'd have liked to hear you shout at the screen.
i I have a few series in mind for you, for when you're ready.
C Which series is it?
C Did you like how it ended?
P Did the series leave you any time for sleep?
P Did the telly ask if you were still there?
I What did you love about it?
I Do you know what to watch next?
=filmCried
c A film that makes you cry has done its job properly.
c I like people who let a film get to them.
c Sounds like a good cry, even if it wasn't in the plan.
p Cartoons are the worst, nobody's ready for them.
p I always have hay fever in the cinema, all year round.
p I'd have been worse, just more secretive about it.
i I'm always curious which film gets to someone.
i I won't say yet which film makes me cry.
i I'd have passed you a tissue and hidden my own.
C Which scene was it?
C Was it a good cry, or just sad?
P How many tissues did it take?
P Did you try the hay fever excuse?
I What was it that touched you so much?
I Do you cry at films often?
=filmRubbish
c That's an evening of your life they owe you.
c I like an honest verdict on a film everyone raves about.
c That sounds like a very long sit in the dark.
p At least it was a good nap, or could have been.
p I bet all the good bits of that film were in the trailer.
p I'd have been whispering rude comments by the first half hour.
i I trust people more when they admit a classic bored them.
i I'd watch a bad film with you, your comments sound worth it.
i I secretly enjoy a terrible film with the right person.
C Which film was it?
C What was wrong with it?
P Was the popcorn good, at least?
P Did you stay to the end, or escape?
I What sort of film do you love?
I What's the best film you've seen lately?
=quizAlmost
c Losing a quiz by that much stings for days.
c You deserved to win, and I'm not even neutral.
c Knowing the right answer makes it so much worse.
p In a quiz I'd only be useful for food.
p There's always one table that wins every quiz, and I don't trust them.
p I'd be demanding a recount until closing time.
i I'd have listened to your answer, for what it's worth.
i I like that you care this much about a quiz.
i You and I might make a dangerous team.
C Which question was it?
C What are you best at in a quiz?
P Has your team forgiven everyone yet?
P Did you suspect the winners of cheating?
I Do you play for fun, or do you really want to win?
I Will you be back for revenge?
=boardGameRow
c Some games should come with a referee.
c I love someone who takes a game seriously.
c Losing a game like that cuts deep, you never forget it.
p No friendship's safe once the dice come out.
p At any game with bluffing you'd beat me in a minute.
p I'd be the one reading the rules out loud, sorry.
i You learn more from one board game than ten dinners, I think.
i I think everyone cheats a little at games, some just do it better.
i I'd like to see your competitive side, from a safe distance.
C Who won in the end?
C Is everyone friends again?
P Has anyone been banned from playing for life?
P Are you a good loser, be honest?
I Do you play to win, or just for fun?
I Which game would you play with me?
=gamedTillLate
c It must be a good game if it keeps you up like that.
c I respect that kind of commitment to a game.
c Hours like that are never wasted if you had fun.
p One more level always means five more, we know that.
p I'd have lost, sulked and gone for a snack by then.
p I fully understand, real life has worse graphics.
i I like that you can get completely lost in a game.
i Some of the best places only exist in a game, I think.
i I'd happily sit next to you and be player two.
C What do you like so much about that game?
C Do you play often?
P Did you feel the sunrise judging you?
P How much coffee does it take the day after?
I Is it the story or the winning that keeps you going?
I Would you let me play with you once?
=teamLost
c That's a cruel way to lose, I'm sorry.
c You suffered properly for that one, heart and all.
c I hope the next match is a lot kinder to you.
p I don't know why we do this to ourselves either.
p I'm blaming the referee, on principle.
p It's always the hope that gets you.
i I like people who stay loyal when their team loses.
i I'd have bought you a drink and not said a word.
i You take it to heart, and I like that.
C How are you feeling about the result by now?
C How long have you been a fan?
P Do you blame the referee or the players?
P How many days will you be grumpy?
I Will you watch the next one anyway?
I Were you watching alone or with others?
=teamWon good
c What a win, enjoy every second of it.
c I'm so happy for you and your team.
c That moment must have been pure joy.
p I assume you've got no voice left.
p At a win like that I'd have hugged everyone within reach.
p I'm smiling, and I wasn't even there.
i I love that one moment can make strangers hug.
i You'll still be telling people about this in ten years.
i I'd have liked to see your face at that moment.
C Where did you watch it?
C How did you celebrate?
P Is any of your voice left?
P How many times have you watched the best bit again?
I How did it feel in that moment?
I Have you been a fan for long?
=hungoverNow
c Poor you, I hope today asks nothing of you.
c I hope it lifts soon and nobody talks too loudly.
c You've got my full sympathy and an imaginary bacon roll.
p Never again, until about next Friday.
p I'm typing this very quietly for you.
p Water, toast and no sudden movements, that's all I know.
i There's a good story behind that head, I can tell.
i I'd have brought you breakfast and closed the curtains.
i I like the honest version of you, even the suffering one.
C Have you had plenty of water by now?
C How are you feeling by now?
P Are you swearing never again already?
P What's your cure, chips or silence?
I Was it a good night, at least?
I Have you got the day to recover?
=dancedTillLate
c That sounds like exactly the kind of night everyone needs.
c I love that you danced until there was nothing left.
c The best nights always cost you the next morning.
p I dance like someone looking for their keys.
p Your feet deserve a day off and an apology.
p By that hour I'd only be nodding to the beat.
i I'd like to know which song gets you up off a chair.
i I'd have asked you for one dance and regretted nothing.
i I've a feeling you're trouble on a dance floor.
C What was the best thing about that night?
C How are your feet today?
P What was your best move of the night?
P Did your shoes survive it?
I Do you love dancing, or was it just that night?
I Which song always gets you up?
=karaokeDone
c Getting up to sing takes more courage than singing well.
c I'd have been cheering from the front.
c That sounds like the highlight of everyone's evening.
p My karaoke song would be one with a very long instrumental bit.
p I'd have joined in on the chorus, badly.
p I'd pay good money to have seen that.
i A karaoke choice tells me more than a whole profile.
i I like people who grab the microphone before they think.
i I'd sing a duet with you at karaoke, if you did most of it.
C How did it go?
C Was it fun, or more of a dare?
P Is there a video, and who has it?
P Were there dance moves as well?
I Which song would you sing with me?
I Do you like being on stage, or never again?
=henDoSurvived
c You survived a hen do, and that deserves a very long nap.
c I hope you're on a soft sofa with nothing to do now.
c The bride's lucky to have you with her.
p You'll be finding glitter until Christmas.
p I'd have been home in bed by the second game.
p A hen do scares me and makes me a bit jealous at the same time.
i I suspect the best hen do stories never leave the group.
i I'd love to know which one you are in that group.
i I get the feeling you left the best part out.
C How are you feeling after it?
C What was the best bit of the hen do?
P Is there a photo that must never be seen?
P How much sleep did you get, if any?
I Are you the party animal in the group, or the sensible one?
I Would you go on another hen do?
=weddingWas good
c A wedding like that stays with everyone who was there.
c I'm glad you had such a day with people you love.
c It sounds like a wedding with real warmth.
p I fall apart at weddings the moment the music starts.
p I'm there for love, and also for the buffet.
p There's always one uncle who owns the dance floor.
i At a wedding I'd be watching whoever waits at the front.
i I act tough, but the vows get me every time.
i I'd have made a good plus one for that.
C Which moment did you love most?
C Are they people very close to you?
P Did you dance until your feet hurt?
P How many tissues did you need?
I Do you love weddings, or is it only the cake?
I What will you remember most?
=myBirthday good
c Happy birthday, I hope the day spoils you completely.
c Happy birthday, I hope the cake's enormous.
c Wishing you a birthday with everything you like best.
p Cake for breakfast is allowed, those are the rules.
p I'd sing for you, but it's meant to be a happy day.
p I'd hum you the birthday song, but you'd want it to stop.
i I'd have brought flowers and stolen a bit of cake.
i I'd love to know what you wished for, but keep it secret.
i I've a feeling this is going to be a good year for you.
C How will you celebrate, or how did you?
C What would make the day perfect for you?
P Is there cake, and is any of it for me?
P How many candles are we talking about, or may I not ask?
I What do you wish for this new year of yours?
I Do you like having a birthday, or do you hide?
=sawBandLive good
c Nothing beats hearing songs you love live.
c I can hear how happy that concert made you.
c Seeing your favourites for real must've been something else.
p I'd have sung along a beat late and twice as loud.
p I'm jealous, and I'm not even trying to hide it.
p I hope your voice comes back by the weekend.
i At a gig with you I'd have spent half of it watching your face.
i I love that a song can still do that to someone.
i That second before they come on stage is my favourite.
C Which song was the best live?
C Was it as good live as you'd dreamed?
P Did you scream, be honest?
P Is there any voice left for me?
I What do you love about their music?
I Have you been a fan for years?
=festivalMud
c Mud and music, that sounds like a proper festival to me.
c The bath after a festival must feel like heaven.
c Respect for lasting the whole thing.
p I'm no use with a tent, but I'm good with snacks.
p I'd have gone home for a shower by day two.
p I hope someone hosed you down before you sat on anything.
i I think I'd like the muddy version of you.
i I'd get lost at a festival with you, quite happily.
i You make it sound terrible, and I still want to go.
C Who was the best on stage?
C Are you clean and rested by now?
P Did all your things survive?
P How many showers did it take?
I Would you go again next year?
I What was the best moment in all that mud?
=museumMorning
c A museum sounds like a really good way to spend a few hours.
c I like that you take your time with things.
c It sounds like that museum did you good.
p In a museum I'd read every sign for an hour, then run through the rest.
p In any museum I'm at my strongest in the gift shop.
p I'd have nodded wisely and understood about half.
i I'd rather watch you look at a picture than read the sign.
i I think museums are underrated for a first date.
i Now I'm curious what makes you stop and stay.
C What did you like best there?
C Do you go to museums often?
P Which piece would you take home if you could?
P How long were you in the gift shop?
I What made you stop and stay?
I Would you take me along next time?
=campingNight
c Never a dull night in a tent, that's for sure.
c I hope you get your own bed and a long bath soon.
c Camping gives you the best stories and the worst sleep.
p My idea of wild is leaving the window open.
p I'd have been in the car by two in the morning.
p I'd have heard one twig snap and stayed awake till dawn.
i I like how people talk when there's a fire and no signal.
i I'd go, if someone fun was in charge of the tent.
i I suspect you secretly loved at least part of it.
C Did you sleep at all in that tent?
C How are your back and bones now?
P Were there at least good snacks in the tent?
P Did you miss your own bed much?
I Was there one moment you loved anyway?
I Would you do it again?
=beachDay
c A day by the sea is always a good idea.
c I'm glad you have the sea, it's good for everything.
c Salt air and no hurry, that sounds perfect.
p You'll be finding sand in your bag until Christmas.
p Seagulls have no manners at all.
p I'd be asleep under a hat within ten minutes.
i The sea makes me quiet in a good way.
i I'd have brought the ice cream, if anyone had asked me.
i You've made me want to drop everything and go to the beach.
C Is the water warm enough to swim?
C Do you go to the sea often?
P How much sand is in your bag by now?
P Are the seagulls behaving?
I What do you like best about the beach?
I Could you imagine living by the sea?
=sunburnt
c Poor you, I hope the burn cools down by tonight.
c Ouch, sunburn is no fun, you've got all my sympathy.
c I prescribe cold cream, loose clothes and no hugs.
p I go red if someone so much as mentions the sun.
p There's always one spot the sun cream misses, and it's the worst one.
p With that sunburn you could heat the whole room.
i I'd have offered to do your back, purely as a public service.
i It must've been a good day if you forgot about the sun.
i I hope whatever made you forget the time was worth it.
C How's the burn now?
C Have you got something to cool it?
P Is there a silly line to show for it?
P Are you more lobster or more tomato?
I Was the day in the sun worth it?
I Can you sleep, or does everything hurt?
=tripBooked good
c How exciting, the waiting's already half the fun.
c I'm so happy for you, that trip sounds special.
c You actually did it, now the fun begins.
p I'm jealous enough to check if I'd fit in your suitcase.
p I'd have packed already, and it would be all wrong.
p I'd be annoying everyone with the holiday countdown already.
i I like people who just book the trip.
i I'd love to hear what you're like when you travel.
i I have a feeling you'll come back from there with stories.
C What are you looking forward to most?
C How did you choose it?
P Have you started packing already, be honest?
P Do you plan every hour, or just turn up?
I What's the first thing you'll do there?
I Is it an old dream, or did you just decide?
=backToReality
c The first days after a holiday are brutal, no way round it.
c That's never a soft landing, I feel for you.
c I hope the good feeling lasts longer than the inbox.
p After a holiday I'd be looking at flights by lunchtime.
p I'd leave the suitcase packed, just in case.
p I'd be blaming jet lag until at least Friday.
i I think part of us stays wherever we were happy.
i I'd like to see the photos, with your comments.
i You still sound a bit like holiday, and it suits you.
C What do you miss most about being away?
C How are you coping with being back?
P Have you looked up houses there yet?
P Is the suitcase unpacked, or still in the hall?
I What was the best day of it?
I Would you go back there?
=abroadNow
c I'm glad you're out there enjoying it all.
c What a place to be writing from, enjoy every minute.
c That sounds exactly like where you should be.
p My view right now can't compete with yours.
p Eat something for me that I can't pronounce.
p I'm jealous, but in a nice, supportive way.
i I'm flattered you found a minute for me out there.
i You notice the good things, I'd like to travel with you.
i I'd love to see it through your eyes.
C What's the best thing so far?
C How long are you staying?
P Have you tried to speak the language yet?
P Are you ever coming back?
I What do you love most about that place?
I Could you imagine living there?
=packingPanic
c Packing's the worst part, it only gets better from here.
c I believe in you and that zip.
c Whatever you forget, you can buy there.
p Sit on it and pull, that's my whole method.
p I'd pack in ten minutes and forget the one thing that matters.
p No one's ever been sorry they took the extra shoes.
i I'd love to know what you can't leave at home.
i I think you're calmer than you sound, or I hope so.
i I'd help, but I'd only ask what everything's for.
C Is it all in by now?
C Where are you going?
P Who's winning, you or the suitcase?
P How many just in case things are in there?
I What do you always take with you?
I Do you pack days before, or at the last minute?
=twoLeftFeet
c Turning up the first time's the hardest bit.
c I love that you gave that class a go.
c First times are supposed to be a bit of a mess.
p I dance like a falling wardrobe, so I get it.
p I'd have been right next to you, facing the wrong way.
p I'd have blamed the floor.
i I like people who don't mind being bad at something.
i I'd try it with you, just to make you look good.
i You can laugh at yourself, and that gets me every time.
C Will you go again?
C What made you want to try it?
P Is everybody still in one piece?
P Were your feet listening to you at all?
I Was it fun anyway?
I Would you take me along, if I promise to be worse?
=skippedGym
c Skipping the gym for a day can be exactly right.
c I fully support this decision.
c Some evenings the sofa's simply the better plan.
p Owning the kit counts, I'm almost sure of it.
p I'm always going to start on Monday.
p I'd have been very easy to talk out of it too.
i I like that you don't pretend about the gym.
i There's nothing better than suddenly having a free hour.
i I'd have been a bad influence here, so be warned.
C What are you doing instead?
C Which sport do you really enjoy?
P What was today's excuse?
P What won, the sofa or the snacks?
I Do you feel guilty, or wonderfully free?
I Will you go tomorrow, or shall we not talk about it?
=treasureFound good
c Your heart must jump when you find a treasure like that.
c I love that all that searching paid off.
c What a find, no wonder you're proud.
p The best treasure I'd find is a coin in the sofa.
p I'd be showing it to strangers on the bus.
p I'd have screamed and scared everyone for miles.
i I keep thinking about whoever held that treasure last.
i I'd spend hours looking with you, I think.
i I like that you keep searching until you find something.
C What was it like when you spotted it?
C How long have you been into searching for things?
P Did you scream when you saw it?
P Does it have a place of honour by now?
I Who do you think it belonged to once?
I What would you love to find one day?
=ticketsGone
c That's maddening after all that waiting.
c You deserved a seat just for trying that hard.
c I hope a spare ticket finds its way to you.
p The robots get all the good seats these days.
p Against an online queue I'd lose as well, so you have my sympathy.
p I'd be outside the venue, listening through the wall.
i I hope whoever got your seat sings along to every word.
i I like how much you wanted that ticket.
i I'd have fought that queue for you, just so you know.
C Is there any other way to get some?
C Will there be another date, do you think?
P Did you shout at the screen?
P Would you stand outside and listen?
I Have you loved them for a long time?
I What would cheer you up instead?
=fellOffBike
c I hope you got off that bike with just a bruise or two.
c Coming off is bad enough without anyone watching.
c Good on you for getting up again.
p I'd have pretended I meant to lie down in the road.
p I'd have acted like I was checking the road.
p I hope nobody filmed it, and I hope somebody did.
i You tell it so well I almost felt it.
i I admire people who get straight back on the bike.
i I wish I'd been there to help you up, and not laugh.
C Are you hurt, or just shaken?
C Is the bike still in one piece?
P Did anyone see it?
P Would you give yourself points for style?
I What happened exactly?
I Will you get back on soon?
=birdSpotted
c Seeing a wild creature up close is a real treat.
c I love that you were there at the right second.
c That would've made my whole week.
p The wildest thing I could offer you is a rude pigeon.
p I'd have sneezed at exactly the wrong moment.
p I'd have been whispering the commentary the whole time.
i I'd get up early for that, and I don't say it lightly.
i I like that you notice wild things like that.
i I'd have liked to stand there and watch it quietly with you.
C Did it see you as well?
C Did it stay for a moment, or was it gone at once?
P Did you dare to breathe?
P Did you get a photo, or only a blurry dot?
I How did you feel in that moment?
I What would you love to see one day?
=gaveAnAfternoon
c Giving a day to help others is a lovely thing to do.
c I've got a lot of respect for people who give their time.
c Helping out like that makes a lot of people's day better.
p I'd be best on tea duty, I think.
p I'd volunteer to lift things and test the cake.
p You make my plan of doing nothing look very bad.
i I like you a bit more now, just so you know.
i I'd like to know what made you start helping.
i I suspect you don't tell many people how much you help.
C How did you get started with that?
C What did you like best about it?
P Did you get cake for it, at least?
P Are you tired now, or still going?
I What do you get out of it yourself?
I Do you do that often?
`;
