/** About him; further answers to what content/ knows. Form: content/asked-about-him.ts. */
export const MORE_ABOUT_HIM = `
=howDidItGo
c Good or bad on paper, I've learned something useful from it.
p Good, I think, nobody laughed and nobody cried.
p It went by much faster than the night before it.
p Could've gone better, could've gone a lot worse, I'll take it.
p My nerves did most of the talking, but I'd call it decent.
p I'd give myself a seven, and I'm a generous judge.
p I'm calling it a win until someone proves otherwise.
i Strangely, the waiting was harder for me than the thing itself.
i Better than I feared, and I'm ready to raise a glass to it.
i It went all right, and telling you about it feels like the good part.
i Afterwards I felt lighter, and not for the reason I expected.
b What do you do while waiting for results?
b When were you last that nervous?
=cantSleep
c Still awake, yes, and glad to find you awake as well.
c I'm too awake to sleep, and talking to you beats the ceiling.
c Late nights suit me, and tomorrow will survive a few yawns.
c Awake for no good reason until you wrote, and now I have one.
c Not tired yet, and I like how quiet the night gets.
p Tomorrow I'll be useless, but tonight I'm wide awake and cheerful.
p Awake because my brain is replaying every awkward thing since school.
i Sleep can wait, I keep thinking of one more thing to tell you.
i I never sleep well when something good might be starting.
i My best ideas come at this hour, and I've learned not to trust them.
i Staying up feels like getting a few secret hours for free.
i Lying awake isn't so bad with the right person to text.
b What usually sends you to sleep?
b What do you think about at this hour?
b How do you spend your sleepless hours?
=howWasDay
c A good job, busy at times, with enough room left to breathe.
p Productive until lunch, then I mostly just looked productive.
i A quiet one, but it's ending better than it started.
b Which part of yours would you keep?
b How do you like to end a day?
b Did yours hold any nice surprises?
=howAreYou
c Good, thanks, and even better that it's you asking.
c Very good today, fed, rested and nothing to complain about.
c All good here, and seeing your name on my screen helped.
c Fine, thanks, a bit tired but in a good mood.
c Things are good with me, and I hope they're with you.
p Surprisingly good, considering how long I argued with my alarm.
p Still upright, well fed and only slightly confused by the world.
i Good, in that light way you feel before something nice happens.
i Good, a bit restless, in the mood for something unplanned.
i Good, I've had the same song in my head all day and I don't mind.
b What kind of mood are you in today?
b What's made you smile today?
b How's life treating you this week?
=wyd
c Nothing that matters, I'm free and happy to talk to you.
c Doing very little, and I'd happily do it with you.
p Nothing at all, and I'm doing it really well.
i Making up my mind about something, you might be able to help.
b What did I catch you in the middle of?
b What does the rest of your day hold?
b How would you make this hour perfect?
=whatHappened
c In the end everyone was all right, and that's what counted.
c Nothing worse than a fright came of it, I'm glad to say.
c We sorted it out by talking, and it ended on good terms.
c I kept calm, told the truth, and it turned out fine.
c It all got settled in the end, and I came out wiser.
c After that it calmed down, and I could breathe out again.
p Then I did what any hero does and apologised to everyone.
p Somehow it ended in laughter, mostly at me and fully deserved.
i The ending is the best bit, I'd love to see your face for it.
i It took me a while, but the ending makes me laugh now.
i It all turned on one small word, and luckily it was the right one.
i I ended up grateful for it, which I'd never have expected.
i It could've gone either way, and then someone started laughing.
i Let's just say I see that sort of thing differently now.
b What did you expect to happen?
b How would you have ended it?
b What's your best story like that?
=job
c I work with my head, my hands and a good deal of patience.
c It's honest work, and my evenings are my own.
c Work for me means doing things well and going home on time.
p Mostly I drink coffee, and in between some work gets done.
p I solve problems all day, some of which I didn't even cause.
i The best part of my job is the people, they keep surprising me.
i I like work where someone goes home happier because of it.
i I like my work best in the first quiet hour.
i Work I like, I'd still do the good days if I won the lottery.
b What do you like best about your job?
b What did you want to be as a child?
b What kind of work makes you forget time?
=from
c I come from a place I still like going back to.
c From somewhere with good walks, and I'd happily show you.
c Home for me is wherever the people I like are.
c Where I grew up shaped me, and where I live suits me.
c Around here feels like home, whatever my birth certificate says.
p A place where everyone gives directions and nobody knows the way.
p Somewhere with more opinions than street signs.
i There's one street at home I could walk with my eyes closed.
i Near water I feel at home within an hour, anywhere at all.
i I'm fond of where I'm from, it grows on you slowly.
i The place I live is at its best early in the morning.
i I like where I live, but a house by the sea would tempt me.
b What do you love about where you live?
b Where would you live if you could choose?
b Which place has shaped you most?
=age
c Old enough to be done with games, and happy about it.
c Neither a boy nor an old man, and comfortable with it.
p Young enough to dance all night, old enough to feel it all week.
p Old in the mornings, about nineteen by the evening.
i Old on paper, a few years younger inside when a good song comes on.
i I like my age, I know what I want and still get surprised.
b Which age have you liked best so far?
b What gets better with every year for you?
b What did you imagine this age would be like?
=height
c My height suits me well, and I hope it suits you too.
b Who is the tallest in your family?
b How much does height matter to you?
b What do you notice first about a man?
i Come and stand next to me, it's the only fair way to measure.
i I have a feeling you'd fit nicely under my arm.
i About right for resting your head on my shoulder, I think.
i I'm curious now which answer you're hoping for.
i Tall enough to spot you first, short enough to hear you whisper.
i I feel taller after a good conversation, so quite tall right now.
p Tall enough to change a light bulb, if the chair helps.
p Economy class says too tall, basketball says too short.
p My legs reach the floor, so I've never complained.
p Much taller than I look on your phone.
p Tall, if you add two inches like every man on here.
p Easy to spot in any crowd, mostly because I wave.
c Top shelves are no problem at my height if I stretch a little.
c A comfortable height, I can look most people straight in the eye.
c I'm at ease with my height and never needed it to impress anyone.
=siblings
c Family is close to my heart, siblings, cousins and all the rest.
c Brother or friend, I'm the one they call when it matters.
c I like big noisy families, siblings, aunts and everybody's children.
c Only child or one of seven, I know how to compromise.
c The best brothers and sisters are friends as well, I think.
c I get on well with siblings, mine, yours or anyone's.
p I make enough noise for a whole row of siblings.
p Siblings or not, I can always blame someone else for a broken vase.
p I've got the charm of a youngest and the bossiness of an eldest.
p I still race for the front seat, make of that what you like.
i I act like a middle child, peacemaker first and chip thief second.
i I love the private jokes siblings have, the ones nobody can explain.
i In any family I'd be the one who notices everything.
i I love how siblings remember the same day completely differently.
i I like how siblings fight at noon and share chips by one.
i I love a house where somebody's always laughing in the next room.
b What were you like as a child?
b Who in your family makes you laugh most?
b Who knows you best in your family?
=haveKids
c Children are welcome in my life, mine or anyone else's.
c I'm good with kids, and I love having them around.
c Father or not, I always make room for a child in my day.
c I take children seriously, and they notice it at once.
c Being around children makes me happy, and I don't hide it.
p Kids like me because I lose at hide and seek convincingly.
p Too many cartoon songs live in my head, with or without kids.
p My brick towers are famous with anyone under five.
p I rarely lose to a child at pulling silly faces.
i Ten minutes with a child and I've usually changed my mind about something.
i I remember well what it's like to be small, and it helps.
i I slow down around kids, and I like myself better that way.
i Kids see through me in about a minute, and I like that.
i I'd happily read The Gruffalo a hundred times, with all the voices.
i You can tell a lot about someone by how kids act around them.
b What kind of child were you?
b What game did you love most back then?
b Are there little ones in your life too?
=wantKids
c I'd like to be a dad, and I'd like to do it well.
c Marriage, kids, noisy breakfasts, I can picture all of that gladly.
c I like kids, and I'd want to be a dad who's around.
c I'd like children one day, without any hurry.
c I'd love a home with children in it one day.
p Yes, mostly for an excuse to build pillow forts.
p Yes, I already fall asleep during films, so I'm halfway there.
p Yes to all of it, as long as nobody asks me to cut hair.
p Yes, and I'd be the parent who gets told to calm down too.
p Yes, someone has to laugh at my jokes out of duty.
i I'd love that, with bedtime stories that run far too long.
i The thought of being a dad makes me quiet, in a good way.
i Yes, I already like Rosa and Theo, but you'd get a vote.
b What did your own family get right?
b What would your ideal family Sunday look like?
b What feels like family to you?
=pets
c Dogs and cats both have a friend in me, muddy or not.
c I'm fond of dogs, and I understand cats better every year.
c A dog makes any walk better, mine or borrowed.
p With a cat I'm basically staff, and we both know it.
p I like pets and black jumpers, and I never learn.
p I speak fluent dog and a few polite words of cat.
p Pets obey me perfectly as long as they wanted to anyway.
p Dogs love me, mostly because I'm careless with my sandwich.
i Cats always come to me once I stop trying.
i I'd love to know what dogs really think of us.
i I'd call a dog Biscuit and shout it proudly across the park.
i An old dog asleep in the sun puts me in a good mood.
b Are you more of a cat or dog person?
b Who could you never resist, puppy or kitten?
b What animal did you want as a child?
=cook
c Yes, I cook, simple things done properly and served warm.
c Cooking relaxes me, especially chopping things while music plays.
c I'm good in the kitchen, best with tomatoes, bread and time.
c Give me an onion and half an hour and it'll smell wonderful.
c Home cooking is my thing, generous portions and better on the second day.
c In the kitchen I stay calm, taste everything and clean up after.
p My cooking is mostly butter and blind faith.
p Recipes say serves four, and in my kitchen that's a personal challenge.
p I measure everything by mood, so no two dinners are the same.
p The pasta's good, the timing isn't, so bring patience.
p A five minute recipe takes me forty, but it looks great.
p I can cook anything as long as nobody watches me.
i Yes, and I'd start you on lemon pasta with far too much cheese.
i I cook a lot better when I like who's coming.
i A few dishes I know by heart, and nobody gets the recipe.
i I like cooking late, with music on and nowhere to be.
i I think I'd cook for you before I'd take you out.
i Well enough, and even better with you stealing bits off the board.
b What do you like to cook for yourself?
b Which dish makes you happy straight away?
b Who taught you your favourite recipe?
=sport
c I like sport outdoors, running, swimming, anything with fresh air in it.
c Tennis, football, badminton, I'm up for most of it.
c Sporty enough to say yes, relaxed enough to lose with good humour.
c Team sports are my favourite, even losing is better together.
p My strongest sport is running for buses, with mixed results.
p Table tennis turns me into a champion for about four points.
p In any sport I'm the one applauding the other team's good shots.
p I've got the heart of an athlete and the knees of a spectator.
i I like anything outdoors early, before the world gets going.
i I lose most games cheerfully, but at badminton I turn strangely serious.
i Climbing tempts me, mostly for the quiet at the top.
i Happy to try any of it, and I'd secretly love losing to you.
b What gets you moving?
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
i There's a song I can't hear without dancing, wherever I am.
i Yes to a slow one, I'd learn more about you than over dinner.
i I only really dance when nobody's looking, but I'd make an exception.
i A slow dance with you might be the best bit of the night.
i I dance better when I like who I'm dancing with.
i I'd ask for a slow one, and hope it isn't the last.
b What kind of dancing do you like?
b Where do you dance best?
b Which song would you choose for us?
=smoke
c Fresh air is my clear favourite, and I keep my company smoke free.
c Smoking isn't what I'd bring to an evening with you.
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
i The best talks at a party happen outside, cigarette or not.
i You'd never have to wonder, standing close to me.
i I'd trade any cigarette for one long breath by the sea.
i I know a better way to spend five minutes on a balcony.
i What calms me down beats any cigarette, and it fits in headphones.
b What helps you switch off?
b Which little habit do you enjoy most?
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
p I sing in the car completely sober, so there's little to gain.
i My favourite part of an evening is the walk after the last drink.
i You can tell a lot from what someone toasts to.
i My favourite part of any drink is who's across the table.
i A good conversation goes to my head faster than wine.
i I've got one toast I always use, you'd have to hear it.
i I open up when someone asks the right question, no wine needed.
b What do you like to drink in the evening?
b What would we toast to?
b Which drink means weekend to you?
=religion
c I respect faith, and I take what people believe seriously.
c Being grateful is the part of religion I'm best at.
c I think about God and the big questions often, with an open mind.
c For me it's about kindness, keeping your word and saying thank you.
p I pray mostly in lifts, turbulence and penalty shootouts.
p I mostly find faith when I need a parking space.
p I'd come along to any service, but you wouldn't want me singing.
i I have my own way of praying, and it needs no building.
i There are moments when I believe more than I could explain.
i Some music makes me believe more than any argument could.
i I feel closest to faith under a big sky, with nobody talking.
b What do you believe in?
b What place does faith have in your life?
b Which tradition do you hold on to?
=sign
c Whatever my star sign says about me, I keep my promises.
c I don't follow star signs much, but birthdays I take seriously.
c The patient sign, or so I like to think.
c I don't know much about star signs, but mine sounds about right.
p Very typical of my sign, stubborn about parking and pizza.
p One of the loyal ones, and very easily won over with cake.
p The sign that reads the whole menu and orders the usual.
p Before coffee I'm a bear, after coffee it improves.
i They say my sign falls slowly and then completely, which is annoyingly right.
i I laugh at horoscopes, except for one line that fits exactly.
i Supposedly the daydreamer of the zodiac, and I can't argue.
b What was your best birthday like?
b Which sign do you get on with best?
b What would you wish for this year?
`;
