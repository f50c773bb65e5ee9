/** About him; further answers to what content/ knows. Form: content/asked-about-him.ts. */
export const MORE_ABOUT_HIM = `
=howDidItGo
c It went well, I think, and I'm glad it's behind me.
c Better than I expected, and thanks for thinking of me.
c It went fine, nothing to worry about, and I'm happy.
p Good, I think, nobody laughed and nobody cried.
p It went fine, if you ask me and none of the witnesses.
p Could've gone better, could've gone a lot worse, I'll take it.
p My nerves did most of the talking, but I'd call it decent.
p I'd give myself a seven, and I'm a generous judge.
p I'm calling it a win until someone proves otherwise.
i It went all right, I'd say, waiting is the hardest part of anything.
i Better than I feared, and I'm ready to raise a glass to it.
i It went all right, and telling you about it feels like the good part.
i Well enough, and I'd rather celebrate it than go over it.
b And how did things go for you today?
b What's new with you?
=cantSleep
c Still awake, yes, and glad to find you awake as well.
c I'm too awake to sleep, and talking to you beats the ceiling.
c Late nights suit me, and tomorrow will survive a few yawns.
c Awake for no good reason until you wrote, and now I have one.
c Not tired yet, and I like how quiet the night gets.
p Tomorrow I'll be useless, but tonight I'm wide awake and cheerful.
p Awake because my brain is replaying every awkward thing since school.
p My bed's ready and I'm not, so I'm still up.
i I'm still up because I keep thinking of one more thing to tell you.
i I never sleep well when I'm looking forward to something, like your answer.
i Wide awake, my best ideas always come when I should be asleep.
i I can't sleep, and I quite like this quiet bit of the night.
i Lying awake isn't so bad with the right person to text.
b What usually sends you to sleep?
b Why are you still up yourself?
b Are you tired at all?
=howWasDay
c A good one, busy at times, with enough room left to breathe.
c Mine was good, thanks, with a bit of everything in it.
c Good overall, and it's nice of you to ask.
p Good, productive until lunch and purely decorative after that.
p Not bad at all, I only looked at the clock forty times.
p Fine, I did everything except what I meant to do.
i A quiet one, but it's ending better than it started.
i Good, and telling you about it makes it sound even better.
i My day was better than it looked at the start, and you're part of why.
b What was the nicest thing about yours?
b Did yours turn out all right?
b Did yours hold any nice surprises?
=howAreYou
c Good, thanks, and even better that it's you asking.
c Very good today, fed, rested and nothing to complain about.
c All good here, and seeing your name on my screen helped.
c Fine, thanks, a bit tired but in a good mood.
c Things are good with me, and I hope they're with you.
p Surprisingly good, considering how long I argued with my alarm.
p Still upright, well fed and only slightly confused by the world.
p Good, well rested and almost entirely sensible today.
i Good, in that light way you feel before something nice happens.
i Good, a bit restless, in the mood for something unplanned.
i Good, I've had the same song in my head all day and I don't mind.
b What kind of mood are you in today?
b What's made you smile today?
b How's life treating you this week?
=wyd
c Nothing that matters, I'm free and happy to talk to you.
c Doing very little, and I'd happily do it with you.
c Not much right now, so I've got all the time in the world.
p Nothing at all, and I'm doing it really well.
p Being busy in theory and on my phone in practice.
p Nothing useful, but with great concentration.
i Not much, just deciding what to eat, you could help me choose.
i Nothing much, and I was hoping you'd write.
i Just sitting here, wondering what you're up to.
b What did I catch you in the middle of?
b What are you up to for the rest of the day?
b Are you busy or free yourself?
=whatHappened
c Nothing dramatic, one thing led to another and here we are.
c A run of bad timing, mostly, and it's all right now.
c It went wrong for a bit and then it came good.
c Less than I'd feared, it sorted itself out in the end.
c More than I'd planned for, and I'm fine.
c It all got settled in the end, things usually do.
p A small disaster, a lot of tea and a quiet ending.
p I had a plan, and then the day had a different one.
p Mostly my own fault, I can tell it better with hand gestures.
i It's one of those stories that sound made up.
i Less than you'd think, it only felt big at the time.
i It ended well, it just took me a while to laugh about it.
i It ended better than it began, and I was grateful for that.
i It could've gone either way, and then someone started laughing.
i It calmed down in the end, and I've been more careful since.
b What did you expect to happen?
b Has anything like that happened to you?
b What would you have said to that?
=job
c A job asks for patience, and I save the fun for after it.
c Honest work, I'd say, and I like to keep evenings for people.
c Work for me means doing things well and going home on time.
p Whatever the job, I'd say coffee does most of it.
p I'd call it solving problems, some of which I didn't even cause.
p My job's a secret mission, cleverly disguised as a lot of emails.
i The best part of any job is the people, they keep surprising me.
i The job I'd call good is one where someone goes home happier.
i Whatever the work, I like the first quiet hour of it best.
i Work's fine, but my dream job has a sea view and long lunches.
b What do you like best about your job?
b What's your own job like?
b Do you enjoy what you do?
=from
c I live close enough to see you any day of the week.
c Near enough for a walk together, I'd happily show you round.
c Not far off, I'd say, and never too far for a good coffee.
c My place is close by, and it suits me well.
c Around here feels like home, whatever my birth certificate says.
p Near enough to find you, if nobody trusts me with the map.
p Close enough, though I could get lost on any street.
p I live near enough that the chips would still be warm.
i Home is wherever I know the walk with my eyes closed.
i Not far from you, I think, and I rather like that.
i I'm fond of where I'm from, it grows on you slowly.
i Not far off, and I think any place is loveliest early in the morning.
i I like where I live, but a house by the sea would tempt me.
b What do you love about where you live?
b Where would you live if you could choose?
b Did you grow up around here yourself?
=age
c Old enough to be done with games, and happy about it.
c Neither a boy nor an old man, and comfortable with it.
c An age I like, and I'd rather feel it than count it.
c Old enough to enjoy a quiet evening, young enough to skip it for you.
p Young enough to dance all night, old enough to feel it all week.
p Old in the mornings, about nineteen by the evening.
p Ask my knees and ask my jokes, then take the middle.
i Old on paper, a few years younger inside when a good song comes on.
i I like my age, I know what I want and still get surprised.
i Whatever the number, I feel younger every time you write.
b Do you feel your age?
b Do you like the age you are now?
b Are we about the same age, do you think?
=height
c My height suits me well, and I hope it suits you too.
b Do you like a man to be taller?
b How much does height matter to you?
b Do you wear heels a lot?
i Tall enough to reach the biscuits, and that's what matters.
i I have a feeling you'd fit nicely under my arm.
i About right for resting your head on my shoulder, I think.
i The right height for lending you a jumper on a cold walk.
i Tall enough to spot you first, short enough to hear you whisper.
i I feel taller after a good conversation, so quite tall right now.
p Tall enough for the top shelf, if you count the chair.
p Too tall for a child's ticket, that's all I'm sure of.
p My legs reach the floor, so I've never complained.
p Much taller than your phone, that's all I'll promise.
p As tall as I look when I remember to stand up straight.
p Easy to spot in any crowd, mostly because I wave.
c Top shelves are no problem at my height if I stretch a little.
c A comfortable height for looking someone nice straight in the eye.
c I'm at ease with my height and never needed it to impress anyone.
=siblings
c Family is close to my heart, siblings, cousins and all the rest.
c Family matters to me, and I'd always pick up when one calls.
c I like big noisy families, siblings, aunts and everybody's children.
c Siblings teach you to share, and that's a lesson worth having.
c The best brothers and sisters are friends as well, I think.
c I get on well with siblings, mine, yours or anyone's.
p I make enough noise for a whole row of siblings.
p Siblings or not, I can always blame someone else for a broken vase.
p I've got the charm of a youngest and the bossiness of an eldest.
p I fight for the last chip like someone with six brothers.
i I act like a middle child, peacemaker first and chip thief second.
i I love the private jokes siblings have, the ones nobody can explain.
i In any family I'd be the one who notices every sulk.
i I love how siblings remember the same day completely differently.
i I like how siblings fight at noon and share chips by one.
i A house with siblings in it is never quiet, and I love that.
b What were you like as a child?
b Who's the funny one in your family?
b Who knows you best in your family?
=haveKids
c Children are always welcome in my life, yours or anyone's.
c I'm good with kids, and I love having them around.
c Kids or no kids, I think a child's laugh makes any day better.
c I think children deserve to be taken seriously, silly questions included.
c Being around children makes me happy, and I don't hide it.
p I'd lose at hide and seek as convincingly as it takes.
p Too many cartoon songs live in my head, with or without kids.
p I'd build a brick tower with anyone under five.
p I rarely lose to a child at pulling silly faces.
i Kids make me see things new, I love that about them.
i I get on with children because I still remember being small.
i I slow down around kids, and I like myself better that way.
i Kids see through me in about a minute, and I like that.
i I'd happily read The Gruffalo a hundred times, with all the voices.
i I'd never mind kids in someone's life, I'd look forward to meeting them.
b What kind of child were you?
b Do children make you laugh as well?
b Do kids take up a lot of your days?
=wantKids
c I'd like to be a dad, and I'd like to do it well.
c Marriage, kids, noisy breakfasts, I can picture all of that gladly.
c I like kids, and I'd want to be a dad who's around.
c I'd like children one day, without any hurry.
c I'd love a home with children in it one day.
p Yes, mostly for an excuse to build pillow forts.
p Yes, I already fall asleep during films, so I'm halfway there.
p Yes to all of it, as long as nobody asks me to cut hair.
p Yes, and I'd be the dad who builds the biggest sandcastle.
p Yes, someone has to laugh at my jokes out of duty.
i I'd love that, with bedtime stories that run far too long.
i The thought of being a dad makes me quiet, in a good way.
i Yes, I'd love a fridge covered in children's drawings.
b What would you like for yourself one day?
b What would your ideal family Sunday look like?
b What does family mean to you?
=pets
c Anything with fur gets my full attention within a minute.
c I like a home with paws in it, even with the hair that comes with them.
p Animals find me quickly, I think I smell of snacks.
p I talk to every pet as if we were colleagues.
i I trust people more when their animals do.
i I like the animals that come and sit next to you without being asked.
c Dogs and cats both have a friend in me, muddy or not.
c I'm fond of dogs, and I understand cats better every year.
c A dog makes any walk better, whoever it belongs to.
p With a cat I'm basically staff, and we both know it.
p I like pets and black jumpers, which is a hairy combination.
p I speak fluent dog and a few polite words of cat.
p Pets obey me perfectly as long as they wanted to anyway.
p Dogs love me, mostly because I'm careless with my sandwich.
i Cats always come to me once I stop trying.
i I love animals, and I'd give a lot to know what dogs think.
i I'd call a dog Biscuit and shout it proudly across the park.
i An old dog asleep in the sun puts me in a good mood.
b Are you more of a cat or dog person?
b Could you resist a puppy?
b What's your favourite animal?
=cook
c I like simple things done properly and served warm, pasta above all.
c Cooking relaxes me, especially chopping things while music plays.
c Give me tomatoes, bread and time, and I'm happy in a kitchen.
c Give me an onion and half an hour and it'll smell wonderful.
c Home cooking is my favourite kind, generous and better on the second day.
c In the kitchen I stay calm, taste everything and clean up after.
p My cooking is mostly butter and blind faith.
p I'd cook for four, a recipe like that feeds exactly one of me.
p I measure everything by mood, so no two dinners are the same.
p The pasta's good, the timing isn't, so bring patience.
p A five minute recipe takes me forty, but it looks great.
p I can cook anything as long as nobody watches me.
i Yes, and I'd start you on lemon pasta with far too much cheese.
i I cook a lot better when I like who's coming.
i Yes for you, I'd learn a dish by heart and make it.
i I like cooking late, with music on and nowhere to be.
i I think I'd cook for you before I'd take you out.
i Well enough, and even better with you stealing bits off the board.
b What do you like to cook for yourself?
b Which dish makes you happy straight away?
b Do you cook a lot?
=sport
c I like sport outdoors, running, swimming, anything with fresh air in it.
c Tennis, football, badminton, I'm up for most sports.
c Sporty enough to say yes, relaxed enough to lose with good humour.
c Team sports are my favourite, even losing is better together.
p My strongest sport is running for buses, with mixed results.
p Table tennis turns me into a champion for about four points.
p In any sport I'm the one applauding the other team's good shots.
p I've got the heart of an athlete and the knees of a spectator.
i I like sport outdoors and early, before the world gets going.
i Badminton appeals to me, it looks gentle until the points count.
i I like the idea of climbing, mostly for the quiet at the top.
i Happy to try any of it, and I'd secretly love losing to you.
b Do you like sport yourself?
b Which sport did you like as a kid?
b Are you more of a player or a spectator?
=dance
c Yes, I'd dance with you, slow, fast or a little off the beat.
c I'm no expert, but I'd never leave you dancing alone.
c Dancing makes me happy, even when my feet need a minute.
c Take my hand and I'm on the dance floor before the chorus.
c With good music and you in front of me, of course I dance.
c I'm no professional, but I dance with joy and mind your toes.
p I dance like I'm politely looking for my keys.
p On the dance floor I'm ninety percent enthusiasm and ten percent elbows.
p I dance like the floor is slightly too warm.
p Give me three songs to warm up, then nobody can stop me.
p Yes, with great joy, so please move the lamps first.
p Dancing with me is safe, as long as you wear good shoes.
i Yes, with the right song I can't help dancing, wherever I am.
i Yes to a slow one, I'd learn more about you than over dinner.
i I only really dance when nobody's looking, but I'd make an exception.
i A slow dance with you might be the best bit of the night.
i I dance better when I like who I'm dancing with.
i I'd ask for a slow one, and hope it isn't the last.
b What kind of dancing do you like?
b Where do you like to go dancing?
b Which song would you choose for us?
=smoke
c Fresh air is my clear favourite, and I'd keep any date smoke free.
c An evening without smoke is the kind I like best.
c Clean air and a long walk suit me better than any cigarette.
c Your coat will never smell of cigarettes after an evening with me.
c I like coming home without my jacket smelling of smoke.
c No cigarette is worth leaving a good conversation for.
p With a cigarette I'd look like a lost detective.
p I could never look cool with a vape, and I've accepted that.
p The only thing I'd light on a date is a candle.
p Others take a smoke break, I vote for a cake break.
p Campfire smoke always finds me, and that's plenty.
p Smoking looks great in old films and nowhere else.
i Biscuits after midnight tempt me more than any cigarette could.
i It's the talks people have outside that I like, more than the smoke.
i I'd rather smell of soap than of smoke when I'm close to you.
i I'd trade any cigarette for one long breath by the sea.
i I'd rather spend those five minutes talking to someone like you.
i Music calms me down better than any cigarette.
b How do you feel about smoking?
b Do you mind it when other people smoke?
b How much does smoke bother you?
=drinkAlcohol
c I keep it light, a clear morning is worth more to me.
c I never need alcohol to have a good time, and I like that.
c Sober or with one glass, I'm the same man all evening.
c A little or nothing at all, I'm happy either way.
c With or without a drink, I'd be just as glad to sit with you.
c I'm easy about drinking, your lemonade is as welcome as your wine.
p Give me one coffee and I explain things nobody asked about.
p I'm a heavy drinker, if coffee counts.
p Alcohol doesn't help my dancing, but then nothing does.
p I can get silly on sparkling water, it saves money.
p I'd adopt every dog in the street without touching a drop.
p I don't need a drink to sing badly, I'd do it completely sober.
i I'm easy about it, the walk home is my favourite part.
i I like raising a glass to something nice, whatever's in it.
i Not much, the best part of a drink is who's across the table.
i A good conversation goes to my head faster than wine.
i Whatever's in the glass, I like to be awake for a good talk.
i I don't need wine to open up, just the right question.
b What do you like to drink in the evening?
b Does it matter to you if someone drinks?
b What do you like to drink at a party?
=religion
c I respect faith, and I take what people believe seriously.
c Kindness and being grateful I take seriously, whatever name you give it.
c I like the big questions, and I meet them with an open mind.
c For me it's about kindness, keeping your word and saying thank you.
p I pray mostly in lifts, turbulence and penalty shootouts.
p I'm most religious when I need a parking space.
p I believe in good manners and a second piece of cake.
p I'd come along to any service, but you wouldn't want me singing.
i I have my own way of praying, and it needs no building.
i There are moments when I believe more than I could explain.
i Some music makes me believe more than any argument could.
i I feel closest to faith under a big sky, with nobody talking.
b What do you believe in?
b What place does faith have in your life?
b Were you brought up with religion?
=sign
c A sign that keeps its promises, if it's anything like me.
c I don't follow star signs much, but birthdays I take seriously.
c One of the patient signs, or so I like to think.
c I don't know much about star signs, but mine sounds about right.
p Very typical of my sign, stubborn about parking and pizza.
p One of the loyal signs, and very easily won over with birthday cake.
p The sign that reads the whole menu and orders the usual.
p Born under the sign of the snooze button, I believe.
i They say my sign falls slowly and then completely, which is annoyingly right.
i I laugh at horoscopes, except for one line that fits exactly.
i My sign's supposedly the daydreamer, and I can't argue.
b How do you like to spend your birthday?
b Which sign do you get on with best?
b Do you ever read your horoscope?
`;
