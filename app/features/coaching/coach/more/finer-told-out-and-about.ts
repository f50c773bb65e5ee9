/** Finer kinds of telling: hobbies, sport, culture, journeys, weather. Form: told-news.ts. */
export const FINER_TOLD_OUT_AND_ABOUT = `
=firstParkrun good
c A first 5k is a big deal, well done you.
c All that way running, you're allowed to be smug all week.
c Crossing that line must have felt brilliant.
p I got out of breath just reading that.
p Five kilometres is about where I'd start looking for a bench.
p I'd have stopped at the first bench and called it strategy.
i I like people who try things they're not sure they can do.
i Now I'm wondering what you'll decide to do next.
i You've got me thinking about what I keep putting off.
C How did the last kilometre feel?
C What got you to try running in the first place?
P Did you celebrate that 5k with cake or a lie down?
P Was there a moment you nearly walked it?
I What went through your head when you saw the finish?
I Which bit of that run will you remember longest?
=legsGone
c Sore legs mean you gave that class everything.
c Those muscles have earned a very soft chair.
c Respect for trying it, even if you're paying for it now.
p I'd be going down every stair sitting for a week.
p My legs hurt just from reading that.
p Today's plan is clearly sofa, snacks and no sudden moves.
i I've a feeling you'll be back there before you admit it.
i You're in pain and still funny, I like that.
i I'd offer sympathy in person, but I'd probably make you laugh.
C Which exercise did the damage?
C Are you moving any better yet?
P How many noises does getting up take today?
P Would you take a stairlift if I offered one?
I What makes you go back after aching like that?
I Do you secretly enjoy being that sore?
=longHike good
c That's a proper hike, you've earned a long rest.
c All that way on your own two legs, that's worth celebrating.
c What a walk, I'm properly impressed.
p My longest climb today was off the sofa.
p I'd have been asking how far it is after ten minutes.
p I had to sit down after reading that.
i I'd have liked to be there for the last hour of it.
i Tired legs and a big sky sounds about perfect to me.
i I always think you get to know someone best on a long walk.
C Which stretch of the walk was the best?
C How are your feet now?
P Did the snacks survive past the first hour?
P At what point did you start swearing at the hill?
I What did you think about out there on the path?
I Was there a moment you wanted to stay up there?
=gotLost
c I'm glad you made it out to tell me about it.
c That sounds tiring, but you tell it well.
c Some days nothing's where it should be, and it's never your fault.
p With me along we'd have been lost even sooner.
p I'd have insisted I knew the way for at least an hour.
p I'd have called it the scenic route and kept walking.
i I think I'd enjoy getting lost with you.
i I secretly like not knowing where I am for a bit.
i The best places I can think of are ones nobody plans to find.
C How did you find your way back?
C Where did that wrong turn take you?
P Who gets the blame, you or the directions?
P Did you at least pretend it was the scenic route?
I What was the best thing you saw while lost?
I Do you panic when lost or get curious?
=coldDip
c Getting into water that cold takes real nerve.
c Hats off, I'd have got one toe in and left.
c You must feel amazing now, once the toes come back.
p My idea of a cold dip is opening the fridge barefoot.
p I'd need an hour and a lot of swearing to get in.
p I'd happily hold the towel and the flask.
i I'd say never, but I have a feeling you'd talk me into it.
i Now I want to know what else you're brave about.
i You're making it sound almost tempting, which worries me.
C How long did it take to warm up again?
C What made you start with cold water?
P Was there screaming, or were you dignified about it?
P Do you run in or creep in?
I What goes on in your head in that first minute?
I Is it the swim you love, or the feeling after?
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
C How long were you out in it?
P Did your shoes survive the flood?
P Would a canoe have been more use?
I Did you run or just give in to the rain?
I What's the first thing you do when you come in soaked?
=heatMelting
c That sounds brutal, I hope you find some shade soon.
c Getting through a day that warm counts as an achievement.
c I wish I could send you a breeze and something with ice.
p I'm useless above 28 degrees, I just lie down and complain.
p The freezer aisle sounds like a great place to meet right now.
p I'd be having ice cream for dinner and calling it survival.
i Weather like that makes me want to live by the sea.
i Warm nights are good for long conversations, at least.
i I'd suggest an ice cream, but I'd be using the weather as an excuse.
C Has it cooled down at all where you are?
C How do you sleep in this heat?
P What's your best trick, ice cubes or despair?
P Have you considered moving into the fridge?
I Would you pick a heatwave or a blizzard?
I What does this weather make you want most?
=firstSnow
c Lucky you, snow makes the whole day feel special.
c There's no better thing to see out of the window.
c Enjoy every flake before it turns to slush.
p I turn eight years old at the first snowflake.
p One centimetre and all my plans are off.
p My snowmen always look like they've given up.
i I love how quiet everything goes when it snows.
i Snow makes me want to call someone and go for a walk.
i I'd be out there making the first footprints with you.
C How deep is it where you are?
C Have you been out in it yet?
P Would you rather throw a snowball or dodge one?
P Are you any good at snowmen?
I What does snow remind you of?
I Do you like it better looking out or walking in it?
=stormNight
c Stay snug, that sounds properly wild.
c I hope everything holds and you're safe inside.
c I wouldn't have slept a minute through that.
p My plan in a storm is a blanket and something to eat.
p I'd be indoors, bravely watching from the window.
p Somewhere near you, someone's bin is on a long journey.
i I quite like feeling small when the weather goes like that.
i I could listen to a storm for hours from under a blanket.
i Candles, wind outside and good company, I could cope with that.
C Is everything still standing at your place?
C Has the wind calmed down yet?
P What's the strangest thing you've seen fly past?
P Do you count the seconds after lightning too?
I Are you scared in a storm or secretly thrilled?
I What do you do when the lights flicker?
=sunsetSeen
c I'm glad you stopped for that.
c A sky like that can save a whole day.
c You got the best free show there is.
p My photos of it would've been nine parts thumb.
p My sunset photos always look like spilled soup.
p I'd have clapped, and then pretended I hadn't.
i I never know if a sky like that makes me calm or restless.
i I like that you stop for things like that.
i I'd have liked to be standing next to you for that.
C Where were you when the sky did that?
C What was the best colour in it?
P Did you take forty photos or just one?
P Were you tempted to clap?
I What does a sky like that make you think of?
I Would you rather have the sunrise or the sunset?
=starsSeen
c A sky like that's worth being cold for.
c You saw something most of us sleep through.
c That must've been magical to stand under.
p I'd have pointed at a plane and called it a comet.
p I know one constellation, and I point it out every single time.
p I'd have been out there in my dressing gown too.
i My worries always seem smaller under a sky like that.
i You're the sort of person I'd want to be woken up by for this.
i I've got a wish saved up for a night like that.
C How long did you stay out looking?
C What did the sky look like from there?
P Did you make a wish, or just get cold?
P Which constellation can you find without cheating?
I Did that sky make you feel small or lucky?
I Is there someone you wanted to wake up for it?
=missedBus
c Missing it by that little is the worst kind.
c I feel for you, watching it leave is just cruel.
c I hope the next one came quickly, and empty.
p I'm sure they wait until they see us running.
p I've got a very undignified run for moments like that.
p I always wave at it, as if that ever helped.
i I wonder who you'd have sat next to on that one.
i I'd have used the wait to text someone nice, so good choice.
i I'd have happily missed it too and kept you company.
C How long was the wait in the end?
C Did you get where you were going in the end?
P Did you get eye contact with the driver?
P How dignified was the run?
I What do you do with a wait like that?
I Do you get cross or start watching people?
=trainStuck
c You deserve a seat and a proper apology.
c What misery, I hope you got moving soon.
c What a rotten journey, I'm sorry it ate your time.
p I'd have made one friend and three enemies by now.
p Walking's starting to sound quick.
p I'd have eaten all my snacks in the first ten minutes.
i I'd have looked up from my book if you'd been in that carriage.
i You'd make even a delay quite good fun, I suspect.
i I'd have started guessing everyone's life story by then.
C Are you moving again?
C How late did it make you?
P Has anyone started a mutiny yet?
P What was the excuse this time?
I Who was the most interesting person on board?
I Where does your mind go when nothing moves?
=lostLuggage
c Losing your bag is a horrible way to start or end a trip.
c Fingers crossed it gets to you soon, and in one piece.
c You're taking it better than I would.
p Your bag's clearly having its own holiday.
p I'd be living in airport T-shirts by now.
p I'd have stood at that carousel until they switched the lights off.
i It makes me wonder what I'd actually miss from mine.
i I'd love to know what you'd buy first to replace it all.
i Part of me thinks travelling with nothing could be fun, for a day.
C Have they told you where it is?
C What do you miss most from it?
P How's life in one outfit?
P How long did you stand there hoping?
I Which thing in it couldn't be replaced?
I Would you pack differently the next time?
=flightDelayed
c Airports stop being fun after the second hour, poor you.
c I hope you're in the air soon.
c That steals a whole day, I'm sorry.
p By then I'd have tried on every pair of sunglasses in duty free.
p I'd be on my third overpriced sandwich by now.
p I'd have found the bar and made friends with everyone at it.
i I'd have been a good person to be stuck there with.
i I always make up life stories for the people at my gate.
i I think you find out a lot about someone during a long delay.
C Did you get away in the end?
C Where were you trying to get to?
P How many laps of duty free so far?
P What's the worst thing you ate there?
I Which stranger at the gate has the best story?
I Do airports make you restless or dreamy?
=flatTyre
c It never happens on a dry day with time to spare.
c I'm glad you're all right, that's a nasty surprise.
c What a rotten thing to happen on the way.
p I'd have walked round it twice and nodded.
p I'd be reading the manual out loud to the wheel.
p I'd have been on the phone before I'd even stopped.
i I like how strangers turn nice when something like that happens.
i I'd have pulled over for you, for whatever that's worth.
i I bet you coped better than you're letting on.
C Are you back on the road now?
C Who sorted it out in the end?
P How much swearing did it take?
P Did it at least wait until the rain started?
I What did you do while you were stuck there?
I Do you stay calm when the wheels let you down?
=carWontStart
c I'm sorry, they always pick the worst possible moment.
c I hope the garage has good news, and a small bill.
c What a nuisance, you only notice how much you need it now.
p I know enough about cars to nod under the bonnet.
p Turning the radio up is how I'd fix most car noises.
p I always fear that slow breath the mechanic takes before the price.
i I bet you talk to your car, and I mean that nicely.
i I like people who stay loyal to an old car.
i I'd offer you a lift, and I'd take the long way round.
C What does the garage think it is?
C How are you getting around without the car?
P Did you try pleading with it first?
P Does the car have a name?
I Would you miss it if it really was the end?
I Where's the best place that car has taken you?
=gotFined
c That's maddening, I'd be grumpy too.
c What rotten luck, I'm sorry they caught you.
c They're never late when you need them to be.
p At least you're not the first to argue with a parking sign.
p You need a law degree to read some of those signs.
p I'd have given a great speech, and paid anyway.
i I'm not saying it makes you interesting, but it doesn't hurt.
i I had you down as someone who follows every rule.
i I'd have come along as a witness to your good character.
C Are you going to contest it?
C How did you find out about the fine?
P Did you at least get a good story out of it?
P Did anyone get a piece of your mind?
I Do you usually play by the rules?
I What bothered you most, the money or the principle?
=choirSang good
c What a night, I'm really happy for you.
c Singing in front of people takes proper heart.
c A whole room listening to you sing, that's wonderful.
p My own singing is only appreciated by shower tiles.
p I'd have clapped far too early and far too loudly.
p I'd have mimed and hoped for the best.
i I'd have been the one in the audience pretending not to cry.
i I love that second of silence just before the applause.
i I'd like to hear you sing one day, no pressure at all.
C How did it feel when the last note ended?
C Which piece did you love most?
P Did anyone come in early?
P How's your voice after all that singing?
I What happens inside you when all the voices meet?
I Do you sing when nobody is around?
=playedGig good
c Playing in front of people takes guts, well done.
c I love that you got up there and played.
c I wish I'd been in the room for that.
p My musical peak is a very confident triangle.
p I'd have been your loudest fan, slightly off the beat.
p I'd like a signed copy before you get too famous.
i I think I'd like you on stage, nerves and all.
i You've just become a bit more interesting, and you already were.
i I'd have come early and sat near the front for that.
C How did the audience take it?
C What did you play?
P Were they fans, or only relatives?
P Did the nerves last past the first song?
I What was the moment you knew it was going well?
I What does it feel like to be up there?
=wonkyPot
c I like that you made it with your own hands.
c Clay's hard, and you stuck with it.
c I'd pick a wonky one over a perfect one any day.
p Mine would be a bowl with a hole in it.
p If it doesn't work as a mug, call it art.
p I'd say that's exactly how I meant it to look.
i I'd drink my morning coffee from something you made.
i I like the idea of you with clay up to your elbows.
i I'd always keep the crooked one, you can tell who made it.
C What were you trying to make?
C How did you get into pottery?
P Does it have a job at home yet?
P How much of the clay came home with you?
I Which thing you've made would you never give away?
I Do you like the making more than the result?
=knitUnravelled
c All that work, I'm so sorry for every stitch.
c You deserve a drink before you look at that wool again.
c What a shame after so many evenings, I'd be furious.
p Anything I knitted would just be called a knot.
p Call it a design choice and look very confident.
p I'd have thrown it across the room and apologised later.
i You're more patient than you think, I can tell.
i Handmade things with a mistake in them are my favourite kind.
i I'd wear it anyway, if you made it.
C What was it going to be?
C Can the rest of it be rescued?
P Did anything get thrown across the room?
P Is it banished to the cupboard now?
I Is it the making you love, or the wearing?
I Who taught you to do it?
=knitFinished good
c Making that from start to finish takes real patience.
c I love that you saw it through to the last stitch.
c It must feel fantastic to look at it and know you made it.
p My greatest success is a button that stayed on for a week.
p I'd be wearing it everywhere and waiting to be asked.
p I'd still be on the first row, swearing.
i I like that someone can spend hours making something warm.
i You've got more patience than most people I can think of.
i Now I'm wondering what you'd make for someone you really like.
C How long did it take you?
C What colour did you make it?
P Is it for everyday, or too good to use?
P Did you show it off to everyone?
I What were you thinking about all those hours?
I What's the next one going to be?
=bookHangover
c A book that leaves you like that was worth every page.
c I get it, a good ending feels a bit like a goodbye.
c It's a real sadness, I'm glad you had one that good.
p They should warn people about the last page.
p I feel sorry for whatever book comes next.
p One more chapter is the biggest lie I tell.
i I always wonder what they all do after the last line.
i I like people who let a book get to them.
i I'd happily read it just to argue about that ending with you.
C Which book was it?
C Who in it do you miss most?
P Did you go straight back to page one?
P How long until you can start another?
I What did that ending do to you?
I Would you want to meet the main character in real life?
=seriesOver
c That empty evening afterwards is the worst.
c It's like your friends moved away without asking.
c You stuck with it to the very end, full respect.
p One more episode has never once meant one more.
p I hope the writers know what they've done to you.
p I know a face that needs a new series when I read one.
i I think what someone watches alone says a lot about them.
i I'd have liked to hear you shout at the screen.
i I have a recommendation, but I want to know you better first.
C Which series did this to you?
C Was the ending the one you hoped for?
P What time did you finally go to bed?
P Did it ask if you were still watching?
I Which character would you keep in your life?
I What ending would you have given it?
=filmCried
c A film that makes you cry has done its job properly.
c I like people who let a film get to them.
c Sounds like a good cry, even if it wasn't in the plan.
p Cartoons are the worst, nobody's ready for them.
p I always have hay fever in the cinema, all year round.
p I'd have been worse, just more secretive about it.
i The scene that gets someone always makes me curious.
i I know which film gets me, but I'm not telling yet.
i I'd have passed you a tissue and hidden my own.
C Which scene got you?
C Did you see it coming?
P How many tissues did the film take?
P Did you try the something in my eye trick?
I What do you think that story touched?
I Is there a film you don't dare watch again?
=filmRubbish
c That's an evening of your life they owe you.
c I like an honest verdict on a film everyone raves about.
c That sounds like a very long sit in the dark.
p At least it was a good nap, or could have been.
p I bet all the good bits were in the trailer.
p I'd have been whispering rude comments by the first half hour.
i I trust people more when they admit a classic bored them.
i I'd watch a bad film with you, your comments sound worth it.
i I secretly enjoy a terrible film with the right person.
C Which film was it?
C What was the worst part of it?
P Was the popcorn any good at least?
P How far in did you give up?
I What does a film need to win you over?
I Which film does everyone love except you?
=quizAlmost
c Losing a quiz by that much stings for days.
c You deserved to win, and I'm not even neutral.
c Knowing the right answer makes it so much worse.
p I'm only useful in rounds about food.
p There's always one table that wins everything, and I don't trust them.
p I'd be demanding a recount until closing time.
i I'd have listened to you, for what it's worth.
i I like that you care this much about a quiz.
i You and I might make a dangerous team.
C Which question cost you most?
C What's your strongest round?
P Has everyone been forgiven yet?
P Was anyone on another table suspiciously good?
I Do you trust your first answer in life too?
I Which subject would you be unbeatable in?
=boardGameRow
c Some games should come with a referee.
c I love someone who takes a game seriously.
c That cuts deep, you never forget something like that.
p No friendship's safe once the dice come out.
p I've got a terrible poker face, you'd win everything.
p I'd be the one reading the rules out loud, sorry.
i You learn more from one board game than ten dinners, I think.
i I think everyone cheats a little, some just do it better.
i I'd like to see your competitive side, from a safe distance.
C Which game brings out your worst side?
C How did the evening end?
P Has anyone been banned for life?
P Who was the worst loser?
I Do you play to win or to stir?
I What would I learn about you in ten minutes of a game?
=gamedTillLate
c It must be a good one if it keeps you like that.
c I respect that kind of commitment to a game.
c Hours like that are never wasted if you had fun.
p One more level has never meant one more level.
p I'd have rage quit and gone for a snack by then.
p I fully understand, real life has worse graphics.
i I like that you get completely lost in things.
i Some of the best places only exist on a screen, I think.
i I'd happily sit next to you and be player two.
C What is it about that one that hooks you?
C How long have you been into gaming?
P Has anyone noticed you were gone?
P Who lost more sleep, you or your neighbours?
I Which game world would you move into?
I What sort of character do you always pick?
=teamLost
c That's cruel, I'm sorry.
c You suffered properly for that one, heart and all.
c I hope the next one's a lot kinder to you.
p I don't know why we do this to ourselves either.
p I'm blaming the referee, on principle.
p It's always the hope that gets you.
i I like people who stay loyal when it's going badly.
i I'd have bought you a drink and not said a word.
i You take it to heart, and I like that.
C When did you know it was over?
C How long have you followed them?
P Is the referee safe to walk home?
P How long are you going to be grumpy about it?
I What keeps you loyal after a match like that?
I Which defeat still hurts the most?
=teamWon good
c What a win, enjoy every second of it.
c I'm so happy for you, what a feeling.
c That last minute must have been pure joy.
p I assume you've got no voice left.
p I'd have hugged everyone within reach.
p I'm smiling, and I wasn't even there.
i I love that one moment can make strangers hug.
i You'll still be telling people about this in ten years.
i I'd have liked to see your face at that moment.
C Where were you when it happened?
C Who did you celebrate with?
P Is there any voice left?
P How many times have you watched it again?
I What did it feel like at the end?
I Who was the first person you wanted to call?
=hungoverNow
c Poor you, I hope today asks nothing of you.
c I hope it lifts soon and nobody talks too loudly.
c You've got my full sympathy and an imaginary bacon roll.
p Never again, until about next Friday.
p I'm typing this as quietly as I can.
p Water, toast and no sudden movements, that's all I know.
i There's a good story behind that head, I can tell.
i I'd have brought you breakfast and closed the curtains.
i I like the honest version of you, even the suffering one.
C Was it worth it?
C How are you feeling by now?
P Who's to blame for the last drink?
P What's your cure, grease or silence?
I What still makes you smile about it?
I Is there a bit you'd rather not remember?
=dancedTillLate
c That sounds like exactly the kind of night everyone needs.
c I love that you danced until there was nothing left.
c The best nights always cost you the next morning.
p My dancing looks like someone looking for their keys.
p Your feet deserve a day off and an apology.
p By that hour I'd only be nodding to the beat.
i I'd like to know which song gets you up off a chair.
i I'd have asked you for one dance and regretted nothing.
i I've a feeling you're trouble on a dance floor.
C Which song kept you there?
C How are your feet?
P What was your signature move by the end?
P Did your shoes make it home too?
I When did you last let go like that?
I What do you feel when the right song starts?
=karaokeDone
c Getting up to sing takes more courage than singing well.
c I'd have been cheering from the front.
c That sounds like the highlight of everyone's evening.
p My best karaoke number has a long instrumental bit.
p I'd have joined in on the chorus, badly.
p I'd pay good money to have seen that.
i A karaoke choice tells me more than a whole profile.
i I like people who grab the microphone before they think.
i I know what my song would be, but you'd have to get me there.
C How did everyone take it?
C What made you take the microphone?
P Is there a video?
P Were there dance moves too?
I Which song would you only sing with no witnesses?
I Does another you come out on stage?
=henDoSurvived
c You survived, and that deserves a very long nap.
c I hope you're on a soft sofa with nothing to do now.
c The bride's lucky to have you with her.
p You'll be finding glitter until Christmas.
p I'd have been home in bed by the second round.
p I'm scared and a bit jealous at the same time.
i I suspect the best stories never leave the group.
i I'd love to know which one you are in that group.
i I get the feeling you left the best part out.
C How many of you were there?
C What was the highlight of the hen do?
P Which photo must the groom never see?
P How much sleep did anyone get?
I Are you the organiser, or the one who disappears?
I What did you learn about your friends that weekend?
=weddingWas good
c A wedding like that stays with everyone who was there.
c I'm glad you had such a day with people you love.
c It sounds like it had real warmth.
p I fall apart at weddings the moment the music starts.
p I'm there for love, and also for the buffet.
p There's always one uncle who owns the dance floor.
i I always watch the one who's waiting at the front.
i I act tough, but the vows get me every time.
i I'd have made a good plus one for that.
C What was the loveliest moment?
C How long have you known them?
P Who was the star of the dance floor?
P How long did your make up last?
I What will you remember most from that day?
I What made it so very them?
=myBirthday good
c Happy birthday, I hope the day spoils you completely.
c Happy birthday, I hope the cake's enormous.
c Wishing you a birthday with everything you like best.
p Cake for breakfast is allowed, those are the rules.
p I'd sing for you, but it's meant to be a happy day.
p I'm humming the birthday song, and you're lucky you can't hear it.
i I'd have brought flowers and stolen a bit of cake.
i I'd love to know what you wished for, but keep it secret.
i I've a feeling this is going to be a good year for you.
C How are you celebrating?
C What would be the nicest surprise?
P Which cake do you choose, if it's all up to you?
P Who in your family sings the loudest and the worst?
I What would you like this new year to hold?
I What would you wish for, or is it a secret?
=sawBandLive good
c Nothing beats hearing songs you love live.
c I can hear how happy it made you.
c Seeing them for real must've been something else.
p I'd have sung along a beat late and twice as loud.
p I'm jealous, and I'm not even trying to hide it.
p I hope your voice comes back by the weekend.
i I'd have spent half of it watching your face.
i I love that a song can still do that to someone.
i That second before the lights go down is my favourite.
C Which song was the moment for you?
C How close were you?
P Did you scream like a teenager?
P Did you buy the T shirt?
I What does their music mean to you?
I When did you first hear them?
=festivalMud
c That sounds like a proper festival to me.
c The bath after that must feel like heaven.
c Respect for lasting the whole thing.
p I'm no use with a tent, but I'm good with snacks.
p I'd have gone home for a shower on day two.
p I hope someone hosed you down before you sat on anything.
i I think I'd like the muddy version of you.
i I'd get lost at a festival with you, quite happily.
i You make it sound terrible, and I still want to go.
C Which act was worth it all?
C How good was the first shower?
P Did your tent survive?
P What state are your shoes in?
I What do you only do at a festival?
I Was there a moment you didn't want to end?
=museumMorning
c That sounds like a really good way to spend a few hours.
c I like that you take your time with things.
c It sounds like it did you good.
p I read every sign for an hour, then run through the rest.
p I'm always strongest in the gift shop.
p I'd have nodded wisely and understood about half.
i I'd rather watch you look at a picture than read the sign.
i I think museums are underrated for a first date.
i Now I'm curious what makes you stop and stay.
C What kept you longest in there?
C Do you like a museum better alone?
P What would you take home if nobody noticed?
P Did the cafe get as much attention?
I What did you see in it that others walk past?
I Which picture would you hang in your kitchen?
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
C Where did you pitch the tent?
C Did you get any sleep?
P What was the first thing you forgot to pack?
P Who lost the fight with the tent?
I What do you hear at night out there?
I Would you do another night under canvas?
=beachDay
c A day by the sea is always a good idea.
c I'm glad you had the sea today.
c Salt air and no hurry, that sounds perfect.
p You'll be finding sand in your bag until Christmas.
p Seagulls have no manners at all.
p I'd be asleep under a hat within ten minutes.
i The sea makes me quiet in a good way.
i I'd have brought the ice cream, if anyone had asked me.
i You've made me want to drop everything and drive to the coast.
C What's the sea like there?
C Which beach is it?
P How much sand came home with you?
P Did the seagulls behave?
I What do you think about when you stare at the waves?
I Could you live within earshot of the sea?
=sunburnt
c Poor you, I hope it cools down by tonight.
c Ouch, you've got all my sympathy.
c I prescribe cold cream, loose clothes and no hugs.
p I go red if someone just mentions Spain.
p There's always one spot you forget, and it's the worst one.
p You must be warm enough to heat the whole room.
i I'd have offered to do your back, purely as a public service.
i It must've been a good day if you forgot about the sun.
i I hope whatever made you forget the time was worth it.
C How sore is it now?
C Where did it catch you worst?
P Is there a daft tan line to show for it?
P Which bit did you forget?
I Was the day itself worth it?
I What made you forget the time?
=tripBooked good
c How exciting, the waiting's already half the fun.
c I'm so happy for you, that sounds special.
c You actually did it, now the fun begins.
p I'm jealous enough to check if I'd fit in your suitcase.
p I'd have packed already, and it would be all wrong.
p I'd be annoying everyone with the countdown already.
i I like people who just book it.
i I'd love to hear what you're like when you travel.
i I have a feeling you'll come back with stories.
C What are you looking forward to most?
C What made you choose it?
P How much have you packed already, in your head?
P Are you a planner or a wanderer?
I What do you hope to find there?
I What's different about you when you travel?
=backToReality
c The first days back are brutal, no way round it.
c That's never a soft landing, I feel for you.
c I hope the good feeling lasts longer than the inbox.
p I'd be looking at flights again by lunchtime.
p I'd leave the suitcase packed, just in case.
p I'd be blaming jet lag until at least Friday.
i I think part of us stays wherever we were happiest.
i I'd like to see the photos, with your comments.
i You've still got a bit of it in your voice, I can tell.
C What do you miss most?
C How was the first day back?
P Have you started looking at houses there yet?
P Have you unpacked, or is it still by the door?
I Which moment would you live again?
I What did it leave you wanting more of?
=abroadNow
c I'm glad you're out there enjoying it all.
c What a place to be writing from, enjoy every minute.
c That sounds exactly like where you should be.
p My view right now can't compete with yours.
p Eat something for me that I can't pronounce.
p I'm jealous, but in a nice, supportive way.
i I'm flattered you found a minute for me out there.
i You notice good things, I'd like to travel with you.
i I'd love to see it through your eyes.
C What's the best thing you've seen there?
C How long are you staying?
P What have you eaten that you can't pronounce?
P Have you picked a house there yet?
I What's surprised you most?
I Do you feel different over there?
=packingPanic
c Packing's the worst part, it only gets better from here.
c I believe in you and that zip.
c Whatever you forget, you can buy there.
p Sit on it and pull, that's my whole method.
p I pack in ten minutes and forget something every time.
p No one's ever been sorry they took the extra shoes.
i I'd love to know what you can't leave at home.
i I think you're calmer than you sound, or I hope so.
i I'd help, but I'd only ask what everything's for.
C What still has to go in?
C Where are you off to?
P Is the zip winning or are you?
P How many just in case outfits made it in?
I What do you never travel without?
I Do you secretly love the last minute rush?
=twoLeftFeet
c Turning up the first time's the hardest bit.
c I love that you gave it a go.
c First times are supposed to be a bit of a mess.
p I've got all the grace of a falling wardrobe, so I get it.
p I'd have been right next to you, facing the wrong way.
p I'd have blamed the floor.
i I like people who don't mind being bad at something.
i I'd try it with you, just to make you look good.
i You can laugh at yourself, and that gets me every time.
C Will you go back?
C What made you try it?
P Was anyone harmed in the process?
P What went wrong first, the arms or the legs?
I What did you enjoy most about being a beginner?
I What would you try next if nobody was watching?
=skippedGym
c A day off can be exactly the right choice.
c I fully support this decision.
c Some evenings the sofa's simply the better plan.
p Owning the kit counts, I'm almost sure of it.
p I'm always going to start on Monday.
p I'd have been very easy to talk out of it too.
i I like that you don't pretend about it.
i There's nothing better than an evening that's suddenly free.
i I'd have been a bad influence here, so be warned.
C What did you do instead?
C What sort of exercise do you actually enjoy?
P Does your kit know what sweat is?
P What tempted you more, the sofa or the food?
I What's the best excuse you've ever used?
I What would you do for exercise if it was only for fun?
=treasureFound good
c Your heart must jump when you find something like that.
c I love that all that patience paid off.
c What a find, no wonder you're proud.
p The best I ever hope for is a coin in the sofa.
p I'd be showing it to strangers on the bus.
p I'd have screamed and scared everyone for miles.
i I keep thinking about the last person who held it.
i I'd spend hours looking with you, I think.
i I like that you keep looking until you find something.
C What did it feel like when you spotted it?
C How did you get into searching?
P Did you do a little dance on the spot?
P Where's it living now?
I Who do you imagine lost it or left it?
I What would you most love to find one day?
=ticketsGone
c That's maddening after all that waiting.
c You deserved a seat just for trying that hard.
c I hope a spare ticket finds its way to you.
p The robots get all the good seats these days.
p I've never once beaten an online queue, so you have my sympathy.
p I'd be outside the venue, listening through the wall.
i I hope whoever got your seat sings along to every word.
i I like how much you wanted it.
i I'd have fought that queue for you, just so you know.
C How long did you queue?
C Is there any chance of another date?
P Did you swear at the screen?
P How many devices were you using?
I What would it have meant to you?
I Who would you have taken along?
=fellOffBike
c I hope you got away with just a bruise or two.
c Falling's bad enough without anyone watching.
c Good on you for getting up again.
p I'd have pretended I meant to lie down there.
p I'd have acted like I was checking the road.
p I hope nobody filmed it, and I hope somebody did.
i You tell it so well I almost felt it.
i I admire people who climb straight back on.
i I wish I'd been there to help you up, and not laugh.
C Are you all right now?
C How's the bike looking?
P How many people saw it?
P What would you score it out of ten?
I What went through your head on the way down?
I Will you be back on it tomorrow?
=birdSpotted
c Seeing that in the wild is a real treat.
c I love that you were there at the right second.
c That would've made my whole week.
p The wildest thing I can offer is a rude pigeon.
p I'd have sneezed at exactly the wrong moment.
p I'd have been whispering the commentary the whole time.
i I'd get up early for that, and I don't say it lightly.
i I like that you notice things like that.
i I'd have liked to stand there quietly next to you.
C How close did you get?
C What was it doing when you spotted it?
P Did you manage to stay quiet?
P Did you get a photo, or only a blur?
I What did that moment feel like?
I Which wild animal would you love to see once?
=gaveAnAfternoon
c Giving up your time like that is a lovely thing to do.
c I've got a lot of respect for people who do that.
c You made someone's day a bit better.
p I'd be best on tea duty, I think.
p I'd volunteer to lift things and test the cake.
p I'm now slightly ashamed of what I did with my day.
i I like you a bit more now, just so you know.
i I'd like to know what made you start.
i I suspect you don't tell many people about this.
C How did you get into it?
C What was the best moment?
P Did you at least get cake out of it?
P Who was the biggest character there?
I What does it give you in return?
I Is there someone from that day you keep thinking of?
`;
