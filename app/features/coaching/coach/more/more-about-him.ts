/** About him; further answers to what content/ knows. Form: content/asked-about-him.ts. */
export const MORE_ABOUT_HIM = `
=howDidItGo
c It went well, I think, and I'm glad it's behind me.
c Better than I expected, and thanks for thinking of me.
c It went fine, nothing to worry about, and I'm happy.
p Good, I think, nobody laughed and nobody cried.
p It went fine, and much faster than the night before it.
p Could've gone better, could've gone a lot worse, I'll take it.
p My nerves did most of the talking, but I'd call it decent.
p I'd give myself a seven, and I'm a generous judge.
p I'm calling it a win until someone proves otherwise.
i It went all right, the waiting was harder than the thing itself.
i Better than I feared, and I'm ready to raise a glass to it.
i It went all right, and telling you about it feels like the good part.
i Quite well, I felt lighter all the way home.
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
i Better than it looked at the start, and you're part of why.
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
c In the end everyone was all right, and that's what counted.
c Nothing worse than a fright came of it, I'm glad to say.
c We sorted it out by talking, and it ended on good terms.
c I kept calm, told the truth, and it turned out fine.
c It all got settled in the end, and I came out wiser.
c After that it calmed down, and I could breathe out again.
p Then I did what any hero does and apologised to everyone.
p Somehow it ended in laughter, mostly at me and fully deserved.
p In the end everyone was fine, only my pride needed a lie down.
i In the end everyone laughed about it, me included.
i It ended well, it just took me a while to laugh about it.
i In the end somebody finally said sorry, and that was that.
i It ended better than it began, and I was grateful for that.
i It could've gone either way, and then someone started laughing.
i It calmed down in the end, and I've been more careful since.
b What did you expect to happen?
b Has anything like that happened to you?
b What would you have said to that?
=job
c A job that needs my head, my hands and a good deal of patience.
c It's honest work, and my evenings are my own.
c Work for me means doing things well and going home on time.
p Mostly I drink coffee, and in between some work gets done.
p I solve problems all day, some of which I didn't even cause.
p My job's a secret mission, cleverly disguised as a lot of emails.
i The best part of my job is the people, they keep surprising me.
i A job where someone goes home happier for it, on the good days.
i A job I like, most of all in the first quiet hour.
i Work I like, I'd still do the good days if I won the lottery.
b What do you like best about your job?
b What's your own job like?
b Do you enjoy what you do?
=from
c I live close enough to see you any day of the week.
c Near enough for a walk together, I'd happily show you round.
c From around here, and I like it more than I let on.
c I live close by, and it suits me well.
c Around here feels like home, whatever my birth certificate says.
p I'm from a place where everyone gives directions and nobody knows the way.
p From round here, though I still get lost in it.
p I live near enough that the chips would still be warm.
i Around here is home, I could walk it with my eyes closed.
i Not far from you, I think, and I rather like that.
i I'm fond of where I'm from, it grows on you slowly.
i I live not far off, and it's loveliest early in the morning.
i I like where I live, but a house by the sea would tempt me.
b What do you love about where you live?
b Where would you live if you could choose?
b Did you grow up around here yourself?
=age
c Old enough to be done with games, and happy about it.
c Neither a boy nor an old man, and comfortable with it.
c My profile tells the truth about my age, and I like it.
c The number on my profile is the real one, birthdays included.
p Young enough to dance all night, old enough to feel it all week.
p Old in the mornings, about nineteen by the evening.
p As old as my profile says, though my knees would add a few years.
i Old on paper, a few years younger inside when a good song comes on.
i I like my age, I know what I want and still get surprised.
i The age on my profile is true, I just feel younger when you write.
b Do you feel your age?
b Do you like the age you are now?
b Are we about the same age, do you think?
=height
c My height suits me well, and I hope it suits you too.
b Do you like a man to be taller?
b How much does height matter to you?
b Do you wear heels a lot?
i Tall enough to reach whatever you can't.
i I have a feeling you'd fit nicely under my arm.
i About right for resting your head on my shoulder, I think.
i Tall enough that my jumpers would be far too big for you.
i Tall enough to spot you first, short enough to hear you whisper.
i I feel taller after a good conversation, so quite tall right now.
p Tall enough that I'm always asked to get the plates down.
p Economy class says too tall, basketball says too short.
p My legs reach the floor, so I've never complained.
p Much taller than I look on your phone.
p Tall, and I didn't even add the usual two inches.
p Easy to spot in any crowd, mostly because I wave.
c Top shelves are no problem at my height if I stretch a little.
c A comfortable height, I can look most people straight in the eye.
c I'm at ease with my height and never needed it to impress anyone.
=siblings
c Family is close to my heart, siblings, cousins and all the rest.
c I'm close to my family, and I'm the one they call when it matters.
c I like big noisy families, siblings, aunts and everybody's children.
c Siblings teach you to share, and I learned that lesson well.
c The best brothers and sisters are friends as well, I think.
c I get on well with siblings, mine, yours or anyone's.
p I make enough noise for a whole row of siblings.
p Siblings or not, I can always blame someone else for a broken vase.
p I've got the charm of a youngest and the bossiness of an eldest.
p I fight for the last chip like someone with six brothers.
i I act like a middle child, peacemaker first and chip thief second.
i I love the private jokes siblings have, the ones nobody can explain.
i I'm the one in my family who notices everything, every sulk included.
i I love how siblings remember the same day completely differently.
i I like how siblings fight at noon and share chips by one.
i A house with siblings in it is never quiet, and I love that.
b What were you like as a child?
b Who's the funny one in your family?
b Who knows you best in your family?
=haveKids
c Children are always welcome in my life, yours or anyone's.
c I'm good with kids, and I love having them around.
c Kids or no kids, I always make room for a child in my day.
c I take children seriously, and they notice it at once.
c Being around children makes me happy, and I don't hide it.
p Kids like me because I lose at hide and seek convincingly.
p Too many cartoon songs live in my head, with or without kids.
p My brick towers are famous with anyone under five.
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
c Dogs and cats both have a friend in me, muddy or not.
c I'm fond of dogs, and I understand cats better every year.
c A dog makes any walk better, mine or borrowed.
p With a cat I'm basically staff, and we both know it.
p I like pets and black jumpers, so I'm usually covered in hair.
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
c Yes, I cook, simple things done properly and served warm.
c Cooking relaxes me, especially chopping things while music plays.
c I'm good in the kitchen, best with tomatoes, bread and time.
c Give me an onion and half an hour and it'll smell wonderful.
c Home cooking is my thing, generous portions and better on the second day.
c In the kitchen I stay calm, taste everything and clean up after.
p My cooking is mostly butter and blind faith.
p Yes, I cook, and a recipe for four feeds exactly one of me.
p I measure everything by mood, so no two dinners are the same.
p The pasta's good, the timing isn't, so bring patience.
p A five minute recipe takes me forty, but it looks great.
p I can cook anything as long as nobody watches me.
i Yes, and I'd start you on lemon pasta with far too much cheese.
i I cook a lot better when I like who's coming.
i Yes, a few dishes I know by heart, and I'd make you one.
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
i Badminton, I lose most games cheerfully, but there I turn serious.
i I like climbing, mostly for the quiet at the top.
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
c Fresh air is my clear favourite, and I keep my company smoke free.
c Not for me, I'd rather spend an evening without smoke.
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
i My worst habit isn't cigarettes, it's biscuits after midnight.
i I skip the cigarettes, but I like the talks people have outside.
i I'd rather smell of soap than of smoke when I'm close to you.
i I'd trade any cigarette for one long breath by the sea.
i No cigarettes for me, I'd rather spend those five minutes talking.
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
p One drink in and I explain things nobody asked about.
p I'm a heavy drinker, if coffee counts.
p Alcohol doesn't help my dancing, but then nothing does.
p I can get silly on sparkling water, it saves money.
p After two drinks I'd adopt every dog in the street.
p I drink a little, but I sing in the car completely sober.
i One or two at most, and the walk home is my favourite part.
i A drink now and then, mostly to toast something nice.
i Not much, the best part of a drink is who's across the table.
i A good conversation goes to my head faster than wine.
i Rarely more than one, I like to be awake for a good talk.
i I don't need wine to open up, just the right question.
b What do you like to drink in the evening?
b Does it matter to you if someone drinks?
b What do you like to drink at a party?
=religion
c I respect faith, and I take what people believe seriously.
c I'm not strict about religion, but being grateful I take seriously.
c I think about God and the big questions often, with an open mind.
c For me it's about kindness, keeping your word and saying thank you.
p I pray mostly in lifts, turbulence and penalty shootouts.
p I'm most religious when I need a parking space.
p I believe in God, good manners and a second piece of cake.
p I'd come along to any service, but you wouldn't want me singing.
i I have my own way of praying, and it needs no building.
i There are moments when I believe more than I could explain.
i Some music makes me believe more than any argument could.
i I feel closest to faith under a big sky, with nobody talking.
b What do you believe in?
b What place does faith have in your life?
b Were you brought up with religion?
=sign
c My sign's said to keep its promises, and I do.
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
