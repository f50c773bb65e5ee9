/** About him; further answers to what content/ knows. Form: content/asked-about-him.ts. */
export const MORE_ABOUT_HIM = `
=howDidItGo
c Good or bad on paper, I've learned something useful from it.
p My lucky socks did their job, I can't speak for the rest.
p It flew by very fast, unlike the night before it.
p Like a first pancake, slightly odd but made with love.
p I sweated like a snowman in June, but with excellent posture.
p My inner jury gives me seven points and a biscuit.
p I'm calling it a win until someone proves the opposite.
i Strangely, the waiting was harder for me than the thing itself.
i I came away with a question I didn't have before.
i There was one second when I knew exactly what I wanted.
i Afterwards I felt lighter, and not for the reason I expected.
b What do you do while waiting for results?
b When were you last that nervous?
=cantSleep
c Still awake, yes, and glad to find you awake as well.
c I'm too awake to sleep, and talking to you beats the ceiling.
c Late nights suit me, and tomorrow will survive a few yawns.
c Awake for no good reason until you wrote, and now I have one.
c Not tired yet, and I like how quiet the night gets.
p Tomorrow I'll look like a sock, but tonight I'm awake and cheerful.
p Awake because my brain is replaying every awkward thing since school.
i One thought won't let me sleep, and I'm starting to like it.
i I stay awake when something good feels about to start.
i At this hour I'm awake with ideas that daylight would laugh at.
i Staying up feels like getting a few secret hours for free.
i Lying awake isn't so bad when the thoughts are this pleasant.
b What usually sends you to sleep?
b What do you think about at this hour?
b How do you spend your sleepless hours?
=howWasDay
c A good one, busy at times, with enough room left to breathe.
p About two thirds useful, the remaining third belonged to biscuits.
i Slow in a good way, I noticed things I usually walk past.
b Which part of yours would you keep?
b How do you like to end a day?
b Did yours hold any nice surprises?
=howAreYou
c Good, thanks, and glad that it is you asking.
c Very well today, rested, fed and with nothing to complain about.
c All well here, and your name on my screen helps a lot.
c Feeling fine, thank you, a bit tired at the edges but cheerful.
c Things are good with me, and I hope they're with you.
p Surprisingly good for a man who argues with his alarm clock.
p Still upright, well fed and only slightly confused by the world.
i Good, in that light way you feel before something nice happens.
i Quite well, only a little restless, as if a surprise were on its way.
i Doing fine, with one song in my head that suits the mood perfectly.
b What kind of mood are you in today?
b What has made you smile today?
b How's life treating you this week?
=wyd
c Nothing that matters, I'm free and happy to talk to you.
c I'm doing very little, and I'd love to do it with you.
p I'm training for the world championship in doing nothing.
i Making up my mind about something, and enjoying not being finished.
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
p Then I did what any hero does and apologised to everybody.
p Somehow it ended in laughter, mostly at me and fully deserved.
i What came next was quieter than the noise before, and better.
i The ending made me laugh much later, when I understood it.
i Everything turned on one small word, and it was the right one.
i I ended up grateful for it, which I'd never have believed.
i For a moment it could have gone either way, then someone smiled.
i Since then I see that kind of trouble with different eyes.
b What did you expect to happen?
b How would you have ended it?
b What is your best story of that kind?
=job
c I work with my head, my hands and a good deal of patience.
c The job I do is honest work, and my evenings are my own.
c Work for me means doing things well and going home content.
p I drink coffee professionally, and between cups some work gets done.
p Work is where I keep my second favourite mug.
i The best part of my job is one nobody would ever advertise.
i As a boy I wanted a different job, and a bit of that remains.
i I like my work best in the first quiet hour.
i If I won the lottery, I'd still keep one part of my job.
b What do you like best about your job?
b What did you want to be as a child?
b What kind of work makes you forget time?
=from
c I come from a place I still like going back to.
c The place I live has good walks, and I'd happily show you.
c Living near people I like is what makes a place mine.
c Where I grew up shaped me, and where I live suits me.
c Around here feels like home to me, whatever my birth certificate says.
p I'm from the land of people who give directions with great confidence.
p I live at the foot of a mountain of laundry.
i There's one street at home I could walk with closed eyes.
i Near water I feel at home within an hour, anywhere at all.
i Part of me stayed ten years old in the place I'm from.
i Early in the morning the place I live belongs only to me.
i Some day I may live elsewhere, and I already know the view.
b What do you love about where you live?
b Where would you live if you could choose?
b Which place has shaped you most?
=age
c Past the age of playing games, and happily past it.
c Neither a boy nor an old man, and comfortable with my years.
p Young enough to learn new dances, aged enough to need a chair afterwards.
p Old in the mornings, a schoolboy by evening, and right on average.
i Inside I've been the same age for years, and it's a surprising one.
i Each birthday I like the new number more than I expected.
b Which age have you liked best so far?
b What gets better with every year for you?
b What did you imagine this age would be like?
=height
c My height suits me well, and I hope it suits you too.
b Who is the tallest in your family?
b How much does height matter to you?
b What do you notice first about a man?
i You'd learn my height best from how I lean in to listen.
i I'm the right height for one view I'd like to share someday.
i As a child I wanted to be tall for one silly reason.
i Somewhere on a door frame a pencil line knows how tall I am.
i Height never impressed me, but how someone enters a room does.
i I feel tall for a whole day after one good conversation.
p Measured in pizza boxes, I'm as tall as a very good party.
p Airlines and I disagree about my height, at least around the knees.
p My legs reach the ground, which makes my height a complete success.
p I reach the biscuit tin, and that was always the height required.
p Tall compared with most penguins, and I carry it with dignity.
p Easy to spot in a crowd at any height, because I wave.
c Top shelves are no problem at my height if I stretch a little.
c A comfortable height, I can look most people straight in the eye.
c I'm at ease with my height and never needed it to impress.
=siblings
c Family is close to my heart, siblings, cousins and all the rest.
c Brother or friend, I'm the one they call when it matters.
c I like big noisy families, siblings, aunts and everybody's children.
c Only child or one of seven, I know how to compromise.
c To me a good brother or sister is a friend for life.
c I get on well with siblings, mine, yours or anybody's.
p One of me was noisy enough for a whole row of siblings.
p Siblings or none, I can still blame someone else for broken vases.
p In any set of siblings I'd be the one up a tree.
p My talent for slamming doors says siblings, my singing says only child.
i You can hear siblings in how someone tells a story, listen to mine.
i I love the private jokes siblings have, the ones nobody can explain.
i Among siblings there's always one who notices everything, that would be me.
i Siblings remember the same day quite differently, and that fascinates me.
i At family tables I watch the siblings, they give everything away.
i I often wonder who I'd be in a different row of siblings.
b What were you like as a child?
b Who in your family makes you laugh most?
b Who knows you best in your family?
=haveKids
c Children are welcome in my life, mine or anybody else's.
c I'm good with kids, and I love having them around.
c Father or not, I always make room for a child in my day.
c I take children seriously, and they notice it at once.
c Being around children makes me happy, and I'm open about that.
p Kids like me because I lose at hide and seek convincingly.
p Too many cartoon songs live in my head, with or without kids.
p My building brick towers impress children and hardly any architects.
p No child has ever beaten me at being silly at breakfast.
i When a child explains the world to me, I quietly change my mind.
i I still remember what I needed as a boy, and give kids that.
i Something in me slows down when a child's small hand takes mine.
i Children see through me faster than anyone, and I rather like it.
i There's one bedtime story I'd read to any child twice.
i I have a theory that kids remember voices more than presents.
b What kind of child were you?
b What game did you love most back then?
b Are there little ones in your life too?
=wantKids
c I'd like to be a dad, and I'd like to do it well.
c Marriage, kids, noisy breakfasts, I can picture all of that gladly.
c I feel warmly about kids, and I'd be a present sort of father.
c Children belong in the future I hope for, without any hurry.
c A home with children in it's what I'd wish for.
p Yes to kids, I need an excuse for the big sledge.
p I'd make a fine father, I already fall asleep during films.
p Marriage and children, gladly, as long as someone else cuts the fringes.
p Kids and a bigger table, please, the table plans are further along.
p Someone must inherit my collection of odd socks, children would be ideal.
i Having children appeals to me, and there's one thing I'd do differently.
i Becoming a father is a thought that makes me quiet and glad.
i Sometimes I catch myself thinking where a child's drawings would hang.
b What did your own family get right?
b What would your ideal family Sunday look like?
b What feels like family to you?
=pets
c Dogs and cats both have a friend in me, photo or no photo.
c I'm fond of dogs, and I understand cats better every year.
c Mine or borrowed, a dog makes every walk of mine better.
p A cat would own me rather than the other way round.
p My dealings with pets end with hair on every good jumper.
p I speak fluent dog and a few polite words of cat.
p Pets obey me perfectly as long as they wanted to anyway.
p No dog has ever resisted my sandwich, and few my charm.
i Cats on a windowsill can hold my attention for an hour.
i I always wonder what a dog knows about us and keeps quiet.
i Names for pets are a hobby of mine, the best one is unused.
i Something about an old dog asleep in the sun puts me right.
b Are you more of a cat or dog person?
b Who could you never resist, puppy or kitten?
b What animal did you want as a child?
=cook
c Yes, I cook, simple things done properly and served warm.
c Cooking relaxes me, especially chopping things while music plays.
c I'm good in the kitchen, best with tomatoes, bread and time.
c Give me an onion and half an hour and my cooking smells wonderful.
c Home cooking is my thing, generous portions and better on the second day.
c In the kitchen I stay calm, taste everything and clean up after.
p My cooking is mostly butter and blind faith.
p Recipes say serves four, and in my kitchen that's a personal challenge.
p I measure spices by mood, which makes my cooking exciting for everyone.
p My pasta could make a takeaway driver stay for dinner.
p Five minutes of cooking take me forty, but the carrots look magnificent.
p I can cook anything that forgives a man for lifting the lid constantly.
i There's one dish I cook only for people I really like.
i You can taste my mood in what I cook, which is why I choose evenings carefully.
i Some dishes I cook from memory, and nobody gets them in writing.
i My best cooking happens late on Sundays with the lights low.
i I judge a kitchen by its wooden spoons, and I have my reasons.
i A pot on low heat is my favourite kind of company when I cook.
b What do you like to cook for yourself?
b Which dish makes you happy straight away?
b Who taught you your favourite recipe?
=sport
c I like sport outdoors, running, swimming, anything with fresh air in it.
c Tennis, football, badminton, I'm up for any sport where something flies.
c Sporty enough to say yes, relaxed enough to lose with good humour.
c Team sport is my favourite kind, because I like winning and losing together.
p My strongest sport is running for buses, with mixed results.
p Table tennis turns me into a champion for about four points.
p In any sport I'm the one applauding the other team's good shots.
p Picture a giraffe on ice and you know my tennis.
i Running at dawn shows you a city that nobody else gets to see.
i I lose most games cheerfully, but there's one sport where I don't.
i Climbing is the sport that draws me, mostly for the silence at the top.
i You learn more about me in one match than in ten messages.
b What gets you moving?
b Which sport did you like as a kid?
b Are you more of a player or a spectator?
=dance
c Yes, I'd dance with you, slow, fast or a little off the beat.
c Salsa with you sounds great, and I'm happy to dance to anything else too.
c Dancing makes me happy, even when my feet need a minute.
c Take my hand and I'm on the dance floor before the chorus.
c Good music and you in front of me, and of course I dance.
c I'm no professional, but I dance with joy and mind your toes.
p As for salsa, my dancing looks like I'm politely searching for my keys.
p On the dance floor I'm ninety percent enthusiasm and ten percent elbows.
p My dancing suggests that the floor is slightly too warm.
p Give me three songs and some space, my dancing needs a runway.
p Lamps and vases get moved when I dance, purely as a precaution.
p Dancing with me is quite safe, provided you wear sturdy shoes.
i There's a song I can't hear without dancing, wherever I am.
i I find out more about people when we dance than when we talk.
i Nobody has seen how I dance when the house is empty.
i A slow dance says things I'd need a whole evening to explain.
i Salsa or slow, I always dance better when someone hums along.
i Some dances end when the music does, and I prefer the other ones.
b What kind of dancing do you like?
b Where do you dance best?
b Which song would you choose for us?
=smoke
c Fresh air is my clear favourite, and I keep my company smoke free.
c Smoking isn't what I'd bring to an evening with you.
c Clean air and a long walk suit me better than any cigarette.
c Your coat will never smell of cigarettes after an evening with me.
c Smoke free nights are my kind, when a jacket smells of rain and dinner.
c No cigarette is worth leaving a good conversation for, that's how I see it.
p With a cigarette in my hand I look like a lost detective.
p Vaping would make me look like a badly trained dragon.
p Matches in my hands are happiest near a birthday cake, not a cigarette.
p Where others take a cigarette break, I vote for a cake break.
p Campfire smoke finds me wherever I sit, which makes cigarettes feel unnecessary.
p Old films made smoking look mysterious, I try to manage with eyebrows.
i My worst habit isn't cigarettes, it's something far harder to give up.
i Some of the best talks happen outside with the smokers, cigarette or not.
i Mist over a lake is the only smoke I'd get up early for.
i I'd trade any cigarette for one long breath by the sea.
i For restless hands I know a better trick than cigarettes.
i What calms me beats any cigarette, and it fits into headphones.
b What helps you switch off?
b Which little habit do you enjoy most?
b How much does smoke bother you?
=drinkAlcohol
c Alcohol and I keep it light, a clear morning is worth more to me.
c I never need alcohol to have a good time, and I like that.
c Sober or with one glass, I'm the same man all evening.
c Little or nothing is my pace with alcohol, and I'm happy at both.
c With or without alcohol, I'm just as glad to sit across from you.
c I'm easy about drinking, your lemonade is as welcome as your wine.
p One drink and I'd be explaining the moon landing with breadsticks.
p Big drinker only where tea is concerned, there I know no limits.
p Alcohol does nothing for my dancing, and the evidence is overwhelming.
p Sparkling water is a drink that makes me reckless enough to order dessert.
p After two drinks I'd adopt every dog in the street.
p Even sober I sing in the car, which leaves alcohol little to do.
i The best part of an evening starts for me when the drinks are finished.
i A drink tells me less about someone than what they toast to.
i My favourite part of any drink is the look people share before it.
i Some conversations go to my head faster than any alcohol.
i Before any drink I say the same small toast, even when it's water.
i What loosens my tongue isn't alcohol, it's someone who listens closely.
b What do you like to drink in the evening?
b What would we toast to?
b Which drink means weekend to you?
=religion
c Faith deserves respect, and I take people's belief seriously, whatever its name.
c Gratitude is the part of religion I practise every day.
c I think about God and the big questions often, with an open mind.
c Religion to me means taking care, keeping your word and saying thank you.
p I pray mostly in lifts, turbulence and penalty shootouts.
p Any god with a sense of humour enjoys watching me park.
p Put me in any church and I'd sing bravely in the wrong key.
i I have my own way of praying, and it needs no building.
i There are moments when I believe more than I could explain.
i Certain music makes me believe in more than I can see.
i If there's a heaven, I have one thing to ask God at the entrance.
b What do you believe in?
b What place does faith have in your life?
b Which tradition do you hold on to?
=sign
c Whatever my star sign says about me, I keep my promises.
c I don't follow star signs much, but birthdays I take seriously.
c The stars gave me a patient sign, and I'm grateful for that.
c Star signs amuse me, though mine gets my good temper about right.
p I'm a typical specimen of my sign, stubborn about parking and pizza.
p Under the sign of the open fridge, with hunger in the ascendant.
p The horoscope promised me a calm week, my sign is still waiting.
p Before coffee my star sign is bear, after coffee it improves.
i My star sign is said to hide one thing well, and it's right.
i I laugh at star signs, except for one line that fits exactly.
i On clear nights I look for my sign and always find another.
b What was your best birthday like?
b Which sign do you get on with best?
b What would you wish for this year?
`;
