/** How she is: for compliments and ice breakers. How a table of subjects is written: see subjects.ts. */
export const TRAITS = String.raw`
= children: (?:good|great|patient|amazing|wonderful|lovely|gentle|kind|plays?|playing|works?|working|fun) with (?:\w+ )?(?:kids|children|nieces?|nephews?|little ones|bab(?:y|ies)|toddlers?)|(?:kids|children) (?:love|adore|trust|like) her|(?:great|good|wonderful|amazing|loving) (?:mum|mom|mother|aunt|auntie)
m You talk to children like people, and they know it.
m Children trust you quickly, and they're hard to fool.
m You get down on the floor and mean it.
m You take a small person's big problem seriously.
m You can be silly without losing anyone's respect, that's an art.
m A child with you around has someone on their side.
m You explain the world without talking it down.
m You've kept the part of you that still finds a puddle interesting.
m You know when to help and when to let them do it themselves.
m Somebody small will still remember you when they're forty.
k What's the best thing a child has said to you lately?
k Kids seem to trust you. What do you do that other adults don't?
k What were you like when you were six?
k Which game from your childhood would you bring back for everyone?

= animals: (?:good|great|patient|gentle|amazing|wonderful|kind) (?:with|to) (?:\w+ )?(?:animals?|dogs?|cats?|horses?|pets?|birds?)|(?:animals|dogs|cats|horses) (?:love|adore|trust|like) her|(?:loves?|adores?) (?:her |all )?(?:animals?|dogs?|cats?|horses?|pets?)|(?:rescue[ds]?|adopt(?:s|ed)?|foster(?:s|ed)?) (?:\w+ ){0,2}(?:animals?|dogs?|cats?|kittens?|pupp(?:y|ies)|birds?|hedgehogs?)|animal lover|her (?:dog|cat|horse)
m Animals don't flatter, and they like you, that settles it.
m You let an animal come to you first, that's real respect.
m You're gentle with those who can't say thank you.
m A shy animal picks its people carefully, and it would pick you.
m You read a tail or an ear the way others read a face.
m Four legs or none, whoever needs you gets your time.
m You've got the patience to wait until you're trusted.
m I like that you see a someone where others see a something.
m Every nervous dog in a waiting room should get to sit beside you.
m You'd stop for a hedgehog, and I like everything about that.
k Which animal has you completely under its paw?
k What was the first animal you loved?
k Animals come to you by themselves. What's the trick?
k Which animal's opinion of people would you most like to hear?

= patient: patien(?:t|ce|tly)|never los(?:es|t) (?:her )?(?:temper|patience)|doesn['’]?t rush
m You give people the time they need, and they feel it.
m Your patience isn't waiting, it's attention.
m You let people finish, even when they take the scenic route.
m People get better around you because you don't rush them.
m Where others sigh, you explain it once more, and kindly.
m You're still gentle the fourth time round, I don't see that often.
m You make nobody feel slow.
m I admire how little you hurry the people you care about.
m With you, not getting it right the first time is no disaster.
m Anyone would be glad to have you next to them in a long queue.
k Where do you get your patience from?
k What finally makes you lose patience, printers or people?
k You seem hard to rush. Who taught you that?
k I admire patience like yours. What was the longest it ever had to last?

= witty-texts: witty|wit|banter|(?:funny|great|good|clever|witty|nice|her|best) (?:texts?|messages?|repl(?:y|ies)|texting|comebacks?|one[- ]liners?|memes?)|texts? (?:so )?(?:well|back)|quick[- ]?witted|sarcas(?:m|tic)|teas(?:es|ing)
m Your messages make me smile at my phone in public, and it's worth it.
m You answer faster than the joke deserves, and better.
m You can say more in six words than others in six messages.
m Your replies are the good part of a slow afternoon.
m I read your messages twice, once for the joke and once for the timing.
m You throw the ball back with a spin on it.
m With you even the punctuation is funny.
m You tease without ever hurting, that takes precision.
m Your wit always leaves the other person a good line too.
m I catch myself saving up small things to hear what you'd say about them.
k Do your lines come on the spot, or do you keep a drawer?
k Who taught you to answer back like that?
k You're quick. What has ever left you speechless?
k Which is more you, the quick reply or the long voice note?

= funny: funny|funnier|funniest|hilarious|humou?r(?:ous)?|(?:made|makes?|making|had|got|gets) (?:me|us|everyone|everybody|people|them|my \w+|the (?:whole |entire )?\w+|all of us|others) (?:laugh(?:ing)?|smile|giggle|crack up)|jok(?:e|es|ed|ing)|cracks? (?:me|us) up|comedian|entertaining|silly|goofy|playful
m You're funny in a way that leaves nobody out.
m You make a room lighter without making anyone the target.
m Your timing is so good that people laugh before they know why.
m You can be funny and kind in the same sentence, that takes skill.
m A dull evening doesn't stand a chance once you start.
m You find the funny side before the rest of us find the light switch.
m You laugh at yourself first, so everyone else dares to.
m People retell your lines later and never get them quite as good.
m You notice the small absurd things, and then nobody can unsee them.
m Because of you, people have to put their glass down and breathe.
k Who in your family is the funny one, apart from you?
k What do you find funny that nobody else does?
k You know how to make people laugh. Who makes you laugh?
k Were you already the funny one at school?

= kind: kind(?:ness|est|er|ly|-?hearted)?(?! of)|caring|cares? (?:for|about|so|a lot)|warm(?:-?hearted|th|est)?|sweet(?:est|heart)?(?! potato)|gentle|compassion(?:ate)?|empath(?:y|etic)|nice|(?:big|good|huge) heart|lovely
m Your kindness has no audience in mind, that's what makes it real.
m You're kind in small ways, the ones people remember later.
m People leave you feeling a bit better than when they came.
m You make kind look like the obvious choice.
m You see who's standing at the edge, and you go over.
m There's nothing soft about your kindness, it takes strength.
m You ask how someone is and then wait for the real answer.
m The world gets a little less sharp where you are.
m You care without keeping a list of it.
m I trust kindness like yours because it also works on bad days.
k Who taught you to be like that with people?
k You look after everyone else. Who looks after you?
k What's the kindest thing someone has done for you?
k Kind people need a rest too. How do you spend an hour that's only yours?

= smart: smart(?:er|est)?|clever(?:er|est)?|intelligen(?:t|ce)|brilliant|bright|sharp(?:-?minded)?|wise|wisdom|brain(?:y|s)|knows? (?:a lot|so much|everything)|educated|intellectual|well[- ]read
m You think before you speak, and it's worth the wait.
m You explain difficult things so that nobody feels stupid.
m People feel cleverer after talking to you, that's the kind sort of clever.
m I like how your mind takes the side road and still gets there first.
m You can change your mind when you hear something better, not many can.
m You find the weak spot in an argument and mention it gently.
m I'd need a pencil to keep up with all the good points you make.
m You know a lot and never use it to make anyone small.
m The way you think a thing through is a pleasure to follow.
m You see the answer early and let others get there too, that's the wise part.
k What have you been thinking about lately?
k What's something you changed your mind about this year?
k You seem to know a lot. What would you still like to understand?
k Which question did you ask too often as a child?

= brave: brav(?:e|er|est|ely|ery)|courag(?:e|eous)|fearless|daring|dared|bold|took (?:a|the) (?:risk|leap)|fac(?:ed|es) her fears?|guts|quit her job|adventurous
m You're brave in the quiet way, you're scared and do it anyway.
m It takes courage to begin when nobody promises you anything.
m What others plan for years, you go and do.
m Your courage isn't loud, and it's hard to overlook.
m You don't wait until you feel ready, I admire that.
m You make other people a bit braver just by going first.
m You admit that you're afraid and go ahead, I can't think of a braver version.
m You walk towards things that make others look for the exit.
m I respect that you'd rather try and fail than wonder.
m Courage suits you, because you never make a speech about it.
k Which took more courage, the deciding or the doing?
k What helps you when you're scared?
k I admire your nerve. What would you never dare, all the same?
k Who's the bravest person you know?

= hard-working: hard[- ]?work(?:ing|er|s)?|work(?:s|ed|ing) (?:so |very |really |too )?hard|ambitio(?:n|us)|driven|determin(?:ed|ation)|dedicat(?:ed|ion)|disciplined?|motivated|goal[- ]oriented|diligent|long (?:hours|shifts?)|successful
m You put in the hours nobody sees, and it shows.
m You know what you want and you don't step on anyone to get it.
m Whatever you take on, you finish, and I'd take that over talent.
m Your ambition has manners.
m You've earned every bit of it, don't let anyone call it luck.
m You work hard and still ask how others are doing.
m I admire how you keep at it on the days it isn't fun.
m You don't announce your plans, you turn up with results.
m You set the bar high for yourself and stay generous with everyone else.
m There's a steadiness in how you go after things that I really respect.
k What are you building, bit by bit, at the moment?
k You work hard. How do you know it's time to stop for the day?
k What does a proper day off look like for you?
k What was the first thing you ever really wanted to be good at?

= honest: honest(?:y|ly)?|direct(?:ness)?|straightforward|says? what she (?:thinks|means)|upfront|sincer(?:e|ity)|genuine|authentic|truthful|speaks? her mind|outspoken|frank
m People know where they stand with you, and that's restful.
m You say the true thing and find a kind way to say it.
m A compliment from you counts, because you don't hand them out for free.
m You'd rather have one awkward minute than a false year, I admire that.
m You don't dress things up, and they don't need it.
m I trust your yes because you know how to say no.
m People come to you for the truth, and you never use it as a stick.
m You're the same person in every room.
m Your plain words are a relief in a world of maybe.
m You admit a mistake faster than others find an excuse.
k Have you always said what you think, or did you learn it?
k What's the most useful honest thing anyone ever told you?
k I like how direct you are. When do you choose to keep quiet?
k How do you handle a truly awful present?

= creative: creativ(?:e|ity)|artistic|artist|art|imaginati(?:ve|on)|paint(?:s|ed|ing|ings|er)|draw(?:s|ing|ings)|design(?:s|er|ed)?|makes? (?:things|her own|jewell?ery|pottery|ceramics)|crafty?|writ(?:es|ing) (?:poems|poetry|stories|songs)|original|inventive
m You see what something could be, while others see what it is.
m Your ideas come from a place nobody else is looking.
m You start with nothing and aren't afraid of it.
m You'd rather try something odd than repeat something safe.
m It takes nerve to make something and then show it.
m Even your small solutions have an idea in them.
m You look at ordinary things long enough for them to get interesting.
m You don't wait to be inspired, you sit down and begin, I respect that.
m What you make could only have come from you.
m You can throw away a good idea for a better one, that's the hard bit.
k What are you making at the moment, or what's waiting in a drawer?
k Where do your ideas come from, shower, walk or deadline?
k What did you make as a child that somebody kept?
k You see things differently. What did you notice today that others walked past?

= listener: (?:good|great|amazing|best|such a|excellent|attentive|wonderful) listener|listen(?:s|ed|ing)?(?! to (?:\w+ )?(?:music|podcasts?|jazz|rock|metal|songs?|radio|records))|easy to talk to|attentive|pays attention|understanding
m You listen as if there were nothing else to do.
m People say things to you they hadn't planned to say.
m You hear what's not said, and leave it alone until it's time.
m You ask the second question, the one nobody asks.
m With you there's no hurry to get to the point.
m You bring up what someone told you weeks ago, so they know it mattered.
m People understand themselves a bit better after talking to you.
m You don't wait for your turn to speak, you want to know.
m A silence with you in it is a comfortable one.
m You give advice last, and that's why people take it.
k You listen to everybody. Who listens to you?
k What do people always end up telling you?
k Did you learn to listen like that, or were you always that way?
k You carry a lot of other people's stories. What's yours, these days?

= calm: calm(?:s|ing|ness|ly)?|relax(?:ed|ing)|peaceful|serene|laid[- ]?back|chill(?:ed)?|easy[- ]?going|soothing|composed|level[- ]?headed
m You bring the temperature down the moment things get loud.
m Your calm is catching, people breathe slower near you.
m When it all goes wrong, you're the one I'd want holding the map.
m You don't need to raise your voice to be heard.
m Nothing about your calm is cold, that's what I like in it.
m You let things be a little imperfect, and suddenly they're fine.
m Where others see a crisis, you see a list of three things.
m There's a peace about you that makes hurrying look silly.
m You're steady on days that aren't, and people lean on that.
m Time with you feels like someone turned the noise down.
k What keeps you so calm, and does it come in bottles?
k Where do you go when you need some quiet?
k You seem hard to rattle. What still gets you every time?
k What's your calmest hour of the day?

= energetic: energ(?:y|etic)|full of (?:life|energy)|lively|bubbly|vivacious|enthusias(?:m|tic)|life of the party|vibrant|fun(?! of)|outgoing|sociable|extro?vert(?:ed)?|upbeat|spontaneous|adventures?
m You wake a room up and nobody minds.
m Your enthusiasm makes other people's ideas better.
m A plan becomes fun the moment you're part of it.
m You've got energy and you share it.
m You say yes with your whole voice.
m Even a Monday looks a bit ashamed of itself next to you.
m You get excited about small things, the rest of us should try that.
m People are more awake after an hour with you.
m There's so much life in how you tell even an ordinary day.
m You could make a queue at the post office enjoyable.
k Where does your energy go when you finally sit down?
k What gets you going in the morning, coffee or plans?
k You're full of life. What do you do on a day when the battery's flat?
k What are you most excited about just now?

= organised: organi[sz](?:ed|es|ing|er|ation)|tidy|planner|plans? (?:everything|ahead|so|the|trips)|planning|on top of things|structured|spreadsheets?|punctual|efficient
m You're the reason things actually happen.
m You think of the thing nobody thought of, before it's needed.
m Your plans leave room for other people, that's the art.
m You make order feel friendly, not strict.
m Somewhere everyone has a charger, a ticket and a snack because of you.
m You carry a lot in your head so that others don't have to.
m Anything planned by you is already half a holiday.
m I admire how you can turn a mess into three clear steps.
m People relax when they hear that you're in charge.
m Your kind of work only gets noticed when it's missing, so I'm noticing it now.
k What do you keep a list for that would surprise people?
k Everything's in order with you. Which drawer is the exception?
k Paper planner, phone, or all of it in your head?
k What's the most satisfying thing you've ever put in order?

= stylish: (?<!free)styl(?:e|ish)|outfits?|dress(?:ed|es)?|fashion(?:able)?|(?:wearing|wore|wears|her) (?:\w+ )?(?:jacket|coat|shoes|boots|earrings|scarf|hat|glasses|jumper|sweater|skirt|suit|necklace)|taste in clothes|clothes|elegan(?:t|ce)|classy
m Your style has an opinion, I like that.
m You put things together that shouldn't work, and they do.
m Nothing about how you dress is borrowed from anybody else.
m You've got an eye for the one detail that makes the rest make sense.
m You wear what you like rather than what's expected, that takes confidence.
m You clearly enjoy choosing, right down to the small things.
m Your choices say who you are before you've spoken a word.
m I'd ask your advice on a tie, a lamp and probably a life decision.
m Your taste comes across as effortless, so there must be thought in it.
m You picked that because you love it, and no trend could have told you to.
k Where did you find the piece you like best?
k You have such a sure eye. Who did you learn it from?
k What's the oldest thing in your wardrobe that you'd never give away?
k Do you know in the evening what you'll wear, or does the morning decide?

= smile: smil(?:e|es|ing)|(?<!(?:me|us|everyone|everybody|people|table|them|all) )laugh(?:s|ter)?|(?:her|nice|brown|blue|green|kind) eyes|look(?:s|ed|ing)? (?:so |very |really |just |absolutely )?(?:good|great|amazing|beautiful|stunning|lovely|nice|pretty|fantastic|gorgeous|hot)|beautiful|gorgeous|attractive|cute|stunning|(?:so|is|really|very|super) hot|pretty(?= (?:woman|girl|face|smile|eyes|and)|[.,!]|$)|good[- ]looking|her hair|dimples
m You make people feel welcome before anyone has said a word.
m When you're happy, the people next to you catch it.
m Strangers probably ask you for directions, they can tell you're kind.
m A few minutes with you and a bad day loses its grip.
m Your laugh makes people wish they'd told a better joke.
m You make it easy for people to be themselves, that can't be put on.
m There's a warmth in how you greet people that they take home with them.
m People walk away from you a bit taller.
m Your good mood gets into a room before you've sat down.
m I like how you make people feel, as if they'd come at just the right time.
k Who makes you laugh until it hurts?
k You put people at ease. Who does that for you?
k What never fails to cheer you up?
k What was the first good thing about today?

= cook: cook(?:s|ed|ing)?|chef|(?:made|makes|making) (?:\w+ )?(?:dinner|lasagne|lasagna|pasta|curry|soup|dumplings|food)|recipes?|home[- ]?made food|kitchen
m You cook for people the way others write letters.
m You feed people before they know they're hungry.
m Your food says sit down and stay a bit.
m You taste, wait, and add the one thing that was missing.
m A table with your food on it gets louder and kinder.
m You cook without showing off, and people ask for more.
m Anyone who gets six things ready at the same moment has my admiration.
m You know what people like and quietly make it.
m There's care in your cooking, it comes through as clearly as salt.
m You can make a dinner out of four things and a good mood.
k Which dish did you ruin three times before it worked?
k Who did you learn to cook from?
k What do you cook when nobody's watching?
k You feed everyone well. What would you like someone to cook for you?

= storyteller: storytell(?:er|ing)|(?:tells?|told|telling) (?:\w+ ){0,4}stor(?:y|ies)|(?:good|great|best|funny|amazing) stor(?:y|ies)|her stories|anecdotes?|way with words
m You leave the best part until people are leaning in.
m Your stories have people in them, not just events.
m You could explain the way to the station and I'd ask for part two.
m You know exactly what to leave out, that's the hard bit of telling.
m When you tell something, people forget to check their phones.
m Nobody interrupts you, and not out of politeness.
m You do the voices without noticing it, and they're spot on.
m Even your small disasters come out as good entertainment.
m You make people feel they were there, and a bit sorry if they weren't.
m A story of yours gets passed on, that's the highest praise I know.
k Which story do people always ask you to tell again?
k You tell things so well. Who told you stories when you were little?
k What happened to you lately that deserves an audience?
k Which of your stories have you never told at a table?

= independent: independen(?:t|ce|tly)|own (?:person|life|way|two feet|business|boss)|self[- ](?:sufficient|reliant|made)|stands? on her own|lives? (?:alone|on her own)|doesn['’]?t need (?:anyone|a man)|travel(?:s|led|ling)? (?:alone|solo)|free[- ]?spirit(?:ed)?
m You know your own mind, and you're at home in it.
m You don't wait for company to begin, and so people want to come along.
m You built your life to fit you, and it does.
m You're good company for yourself, not everyone learns that.
m Nobody talked you into being who you are.
m I respect how you make your own decisions and stand by them.
m You need nobody's permission to have a good day.
m There's a freedom in how you do things that gets others thinking.
m You let people in because you want them there, I can't think of a better reason.
m You fix it, find it or book it yourself, and there's no fuss about it.
k What do you most enjoy doing on your own?
k When did you first notice that you'd manage by yourself?
k You do a lot on your own. What's nicer with company?
k What's the best decision you made without asking anyone?

= good-questions: (?:good|great|interesting|smart|clever|thoughtful|deep|so many|best|right|lovely|unusual) questions?|ask(?:s|ed|ing)? (?:\w+ ){0,3}questions?
m You ask the questions people hope for.
m Your questions have no trap in them, only interest.
m You ask something simple, and suddenly people have to think.
m You ask, and then you leave room for the answer.
m People find out what they think while answering you.
m You never ask just to be polite.
m A question from you is a compliment in itself.
m You come back to what someone mentioned earlier, and it makes them feel heard.
m You'd make a fine interviewer, people would forget the microphone.
m Your questions stay with me longer than most people's answers.
k Which question would you like to be asked for once?
k You ask such good questions. What's the best answer you ever got?
k Which question do you ask everybody sooner or later?
k My turn to ask. What made you happy this week?

= curious: curious|curiosity|interested in (?:everything|people|the world)|always (?:asking|reading|exploring)|open[- ]?minded|inquisitive|explor(?:es?|ing)
m You're interested in people who can do nothing for you.
m You ask why, and then you really want to hear it.
m The world must be larger for you, you keep opening doors.
m You read the little sign that everyone walks past.
m Nothing's boring with you, not even a bus stop.
m You're never too proud to say you don't know.
m People become more interesting when you start asking them.
m You've kept a child's questions and lost the fear of asking them.
m You look things up and come back with a better question.
m I like that you'd rather understand something than be right about it.
k What did you last look up just because?
k You're curious about everything. What can't hold your interest at all?
k Which question have you never found an answer to?
k If you could follow someone at work for a day, who would it be?

= volunteers: volunteer(?:s|ed|ing)?|charity|food bank|soup kitchen|(?:animal |homeless )?shelter|fundrais(?:er|es|ing)|helps? out at|community work|red cross|lifeboat
m You give away hours you could keep, and nobody's paying you for it.
m You see what's needed and don't wait for someone else.
m You do good without making a speech of it.
m Some people's week has a bright spot, and it's you.
m You turn caring into something with a time and a place.
m I admire that you also go when it rains.
m You'd call it nothing much, and to someone it's a great deal.
m You get to know people others pass by.
m You give your time to strangers and still have some for friends.
m The world needs fewer opinions and more people who stack chairs like you.
k What made you start volunteering?
k Which person you met there do you think of most?
k You give a lot of time. What does it give you back?
k What would you do with a hundred helpers for one day?

= generous: generous|generosity|help(?:s|ed|ful|ing)?|gives? (?:so much|a lot|her time)|selfless|supportive|always there|len(?:ds|t)|shar(?:es|ing)
m You help before anyone has to ask, and forget it straight away.
m You give time, which is the expensive thing.
m You help people without making them feel small.
m You're so used to being generous that you'd probably deny it.
m You share the good bits too, not only what's left over.
m You notice that someone's carrying too much, and you take a handle.
m You never send the bill for a favour.
m A lot of people got through a bad week because of you.
m You give without looking round to see who's watching.
m Your help comes without advice, just with sleeves rolled up.
k When did someone last do you a favour that really mattered?
k You help everyone. What can you be helped with?
k Where did you learn to give like that?
k What was the best hour you ever gave away?

= strong: strong(?:er|est)?|strength|(?:got|went|been|going|gone|came|coming|goes) through|hard (?:time|year|childhood)s?|tough (?:time|year)s?|surviv(?:ed|or)|overc[ao]me|difficult (?:time|year)s?|fighter|divorced?|grie(?:f|ving)|lost her (?:mum|mom|mother|dad|father|parents?|sister|brother|husband|job|friend|gran\w*)
m Whatever hard thing came your way, it didn't make you hard.
m You carry a lot, and with more grace than anybody could ask for.
m The way you kept going has my deep respect.
m You've come a long way, and you did the walking yourself.
m There's a strength in you that doesn't need to show itself.
m You let others see a hard day, that takes strength too.
m You stayed kind at a time when nobody would have blamed you for less.
m What you've managed wasn't small, even if you talk about it as if it were.
m I admire how you get up without pretending that it didn't hurt.
m You don't have to be strong every day, the other days suit you too.
k What helped you most when it was hard?
k You've got through a lot. What brings you joy these days?
k Who was there for you when it counted?
k What does a really gentle Sunday look like for you?

= loyal: loyal(?:ty)?|(?:good|great|best|true|amazing|wonderful) friend|faithful|(?:sticks?|stands?) by|there for (?:her|me|her friends|people|everyone)|dependable|reliable|trustworthy|keeps? (?:her )?(?:word|promises|secrets)|her friends
m You stay when it gets uncomfortable, that's what a friend is.
m Your friends know what they've got in you.
m You remember who was there, and you're there in return.
m You keep a secret like a good safe.
m A promise from you needs no reminder.
m You're the one people call when it's serious, and that has to be earned.
m You defend people when they aren't in the room.
m You tell a friend the truth and then stay for tea.
m Having you as a friend must feel like a spare key somewhere safe.
m The ones who've known you longest trust you most, and that's no accident.
k Who's your oldest friend, and how did it start?
k What has a friend done for you that you'll never forget?
k Friends can rely on you. What do you never say no to when they ask?
k Which of your friends would give the funniest speech about you?

= family: (?:close to|loves?|adores?|visits?|visiting|calls?|misses|talks about|cares? for|looks after|takes care of) (?:\w+ )?(?:family|parents|mum|mom|mother|dad|father|sisters?|brothers?|siblings?|grandm\w+|gran|granny|grandpa\w*|grandad|nephews?|nieces?)|family[- ](?:oriented|person|minded)|family|her (?:mum|mom|gran|granny|grandm\w+|sister|brother|parents)
m You talk about your family so warmly that I'd like to sit at that table.
m You know where you come from and you're not too cool for it.
m The people at home got lucky with you.
m You're there for your family on the ordinary days, too.
m Someone at home taught you how to love people, it shows.
m Family isn't a duty for you, it's a place, I like that.
m You make time for those who knew you before anyone else did.
m The way you speak about them makes me smile.
m You can laugh about your family and still be on their side, that's love.
m Phoning just to hear how they are is love in everyday clothes, and it's so like you.
k Who in your family are you most like?
k What gets told about you at every family dinner?
k Your family clearly means a lot to you. Which of their traditions would you keep?
k What smell takes you straight back home?

= confident: confiden(?:t|ce|tly)|self[- ](?:assured|confident|confidence)|sure of herself|assertive|poised|knows what she wants|stands? up for|charisma(?:tic)?|speaks? up
m You walk in and don't need to be the loudest.
m You can say no with a smile and mean both.
m Your confidence leaves room for other people's, that's the good kind.
m You can be wrong in public and survive it, I'd call that sure of yourself.
m You take up your space and make some for others.
m You know what you're worth and never have to mention it.
m I like how calmly you disagree.
m You ask for what you want in one sentence, I could learn from that.
m Being sure of yourself hasn't made you any less curious about others.
m You decide things like someone who trusts herself.
k Were you always this sure of yourself, or did it grow?
k What makes even you nervous?
k I like how clear you are. Who was your example?
k What would you tell your fifteen-year-old self about confidence?

= shy: shy(?:ness)?|quiet(?:er|ly)?|introvert(?:ed)?|reserved|timid|soft[- ]?spoken|takes a while to open up
m You say less than others and more with it.
m Getting to know you slowly is a pleasure, not a delay.
m When you speak, people stop and listen, because it's worth it.
m You notice what everyone else talks over.
m There's nothing missing in your quiet, it's full.
m You don't fill a silence just because it's there.
m You choose who you open up to, so it means something.
m You've got a presence that doesn't need volume.
m I like the pause before you answer, it means you've thought.
m Your quiet makes it easy to tell you things.
k What do you talk about for hours once you feel at home?
k Do you like a silence, or do you just put up with it?
k What do you notice when everybody else is talking?
k You seem to think before you speak. What's been on your mind this week?

= job: (?:passionate|excited|talks|enthusiastic|cares) about (?:her |the )?(?:jobs?|work|career|students|patients|pupils|class|clients|research)|loves? (?:her |what she )(?:job|work|do(?:es)?|profession|students|patients|pupils)|her (?:job|work|career|profession|patients|students|pupils|shifts?)|works? (?:as|at|in)|is an? (?:nurse|doctor|teacher|vet|midwife|lawyer|paramedic|chef|scientist|engineer|architect)
m You talk about your work and people want to apply.
m You do your job as if somebody's day depended on it, and it probably does.
m People are lucky when they get you on the other side of the counter or the phone.
m You care about doing it well even where nobody checks.
m Your work asks a lot of you, and you still speak of it with warmth.
m You found something worth being tired for.
m You take your work seriously and still laugh about it, that's the right mix.
m Somebody out there had a better day because you went to work.
m The way you talk about what you do makes me respect it more.
m You explain what you do so well that I've stopped nodding and started asking.
k What was the best moment at work this month?
k What does nobody understand about your job?
k You clearly love what you do. When did you know it was the right thing?
k What would you do if your job didn't exist?

= hobby: passion(?:s|ate|ately)?|hobb(?:y|ies)|(?:crazy|mad|excited|enthusiastic) about|obsessed with|really into|geeks? out|devoted to|(?:collects?|gardening|garden|knit(?:s|ting)?|photograph(?:y|s|er)|chess|pottery|sew(?:s|ing)|plays? (?:the |in )\w+)
m You get onto that subject and time goes missing.
m You do it for the love of it, and nobody had to tell you.
m I like that you've got something you'd do even if no one ever saw it.
m Five minutes of listening to you, and I'd sign up tomorrow.
m You don't hide how much you like it, and I hope you never will.
m You put real hours into something just because it makes you happy.
m When you get to the good part you talk faster, I enjoy that.
m You know the details nobody else would look for, that's love.
m You could win over a complete sceptic in one afternoon.
m You've kept a corner of your life just for joy, that takes some defending.
k How did it start?
k What would you show someone who knows nothing about it?
k You clearly love it. How many hours or socks has it cost you so far?
k What do you still want to get right?

= multilingual: multilingual|bilingual|trilingual|polyglot|fluent(?:ly)?|(?:speaks?|knows?|learned) (?:\w+,? ){0,4}(?:languages|english|french|spanish|german|italian|polish|portuguese|russian|ukrainian|arabic|turkish|mandarin|chinese|japanese|korean|dutch|swedish|greek|hindi|welsh)|languages
m You can be yourself in more than one language, that's quite something.
m You switch languages mid-sentence, and nobody falls off.
m Every language you speak is a door you took the trouble to build.
m You overhear twice as much on a train as the rest of us, I envy that.
m You know the words that have no translation, and when they're needed.
m There are people who feel at home sooner because you speak their language.
m You can laugh at your own mistakes in several languages, that takes spirit.
m You hear the world in more than one key.
m Thousands of small mistakes got you there, and I admire every one.
m Somebody's grandmother somewhere is delighted by your accent.
k Which language do you count in?
k Which word do you miss when you speak another language?
k You speak more than one language. In which are you funniest?
k In which language do you swear, and in which do you count?

= learning: learn(?:s|ing|ed|t)?|stud(?:y|ies|ying)|tak(?:es|ing) (?:\w+ )?(?:lessons?|class(?:es)?|a course)|courses?|back to (?:school|university|college)|started (?:\w+ )?lessons|beginner|degree|evening class(?:es)?
m It takes nerve to be a beginner again, and you do it with a smile.
m You're not too proud for the first bad tries.
m You'd rather be bad at something new than perfect at something old.
m You keep going at the stage where most people quietly stop.
m I admire how you make time for something difficult.
m You laugh at your mistakes and then you fix them.
m Half an hour here, half an hour there, and you really do it.
m You're curious enough to start and stubborn enough to stay.
m You've no idea how encouraging it is to see someone learn on purpose.
m Whoever teaches you is having a good year.
k What was the first thing that clicked?
k What was the push that got you started?
k You're learning something new. What's harder than you thought?
k What would you like to learn after this one?

= optimistic: optimis(?:t|tic|m)|positiv(?:e|ity)(?! test)|sees? the (?:good|best|bright)|glass half full|cheerful|hopeful|sunny|good mood|always happy|happy person
m You see the good in things without looking away from the rest.
m Your good mood isn't naive, it's a decision, and I admire it.
m You expect the best of people, and they start living up to it.
m Bad weather has a hard time with you.
m You find the one good thing about a wet Tuesday and hand it round.
m Hope sounds reasonable when it comes from you.
m People bring you their worries because they leave lighter.
m When you say it'll work out, I check the evidence less often.
m You're cheerful without telling others that they should be.
m You make tomorrow sound like a nice place.
k What keeps you hopeful on a bad day?
k You find the good in things. What was it today?
k Who gave you your sunny side?
k What are you looking forward to most at the moment?

= resilient: resilien(?:t|ce)|(?:never|doesn['’]?t|didn['’]?t|won['’]?t) gives? up|never gave up|bounc(?:es|ed) back|keeps? (?:going|trying)|kept (?:going|trying)|tough|tenaci(?:ous|ty)|persever(?:es|ed|ance|ing)|persist(?:ent|ence)|g[eo]ts? back up|stubborn
m You fall down like everybody, but you're up before the rest have noticed.
m You take a no as information, not as an end.
m You know how to start over, and there's no course for that.
m You bend, and then you joke about the bending.
m Your stubborn side has been good to you, I'd say.
m You try again on a Tuesday, quietly, without an announcement.
m What would stop others seems to give you ideas.
m I respect how little drama you make of a setback.
m You keep the lesson and leave the bitterness where it fell.
m There's a backbone in you, and a good sense of humour around it.
k What do you tell yourself when something goes wrong?
k You don't give up easily. What was worth every attempt?
k What have you let go of that you're glad about?
k Who do you call first after a bad day?

= down-to-earth: down[- ]to[- ]earth|humble|humility|modest(?:y)?|unpretentious|unassuming|grounded|(?:so|very|really) (?:natural|normal|real)|not (?:a )?(?:snob|stuck[- ]?up|arrogant)|approachable
m You could show off easily, and it doesn't even occur to you.
m You treat everyone at the table the same, whoever they are.
m Nobody has to be impressive around you, it's like a holiday.
m You know what matters, and it isn't shiny.
m You'd rather have good bread than a fancy name for it, I like that.
m There's no act with you, so everyone else can drop theirs.
m You're at ease in a palace or on a plastic chair.
m You say thank you to the person who mops the floor, that's class.
m With you, what you see is what there is, and there's a lot.
m Success wouldn't change how you talk to people, I'm sure of that.
k What small thing makes a day good for you?
k Plastic chair with good food, or white tablecloth with small portions?
k You're so down to earth. What keeps you there?
k What luxury could you happily live without?

= thoughtful: thoughtful(?:ness)?|remember(?:s|ed|ing)?|little things|small (?:things|gestures|details)|attention to detail|considerate|(?:brought|sent|gave|wrote|got|made) (?:me|us) (?:a|some|my)|surpris(?:es|ed) (?:me|us|people)|gifts?|presents
m You remember the thing someone mentioned once, in passing.
m You think of people when they aren't there, and they feel it later.
m Your small gestures are never small to the one who gets them.
m You know which tea, which birthday, which worry.
m You think one step ahead on behalf of others.
m What you give someone always shows that you listened.
m It's the little things with you, and there are a lot of them.
m You ask on Thursday how Wednesday went.
m Nobody needs to remind you to care.
m You notice when someone has gone quiet, and you don't leave it there.
k Which small thing has someone remembered about you that touched you?
k You remember everything. What would you like to forget?
k What's the best present you've ever given?
k Who taught you to think of the little things?

= taste: (?:good|great|excellent|amazing|same|nice|her) (?:taste|music|playlists?|recommendations?)|taste in \w+|recommend(?:s|ed|ations?)|playlists?|favou?rite (?:band|book|film|movie|author|album|singer)|knows? (?:a lot about |her )?(?:music|films?|books?)|music taste|reads? a lot|books
m You recommend something and people go and find it that same night.
m You like things for your own reasons, never because you're supposed to.
m You find the good thing before there's a queue for it.
m Your taste has room for the masterpiece and the silly one, so I know it's real.
m I'd let you choose the evening's film or record without asking to see the list.
m You can say why you like something, that's harder than liking it.
m None of your favourites are there to impress, and they do anyway.
m You talk about a song or a book as if you'd met it in person.
m People discover something through you and still thank you years later.
m You never make anyone feel late to the things you love.
k Which song, book or film should everybody know, in your opinion?
k You have good taste. What do you love that's honestly terrible?
k What did you discover last that you can't stop recommending?
k Which one can you go back to at any age?

= sporty: sport(?:y|s)?|athlet(?:e|ic)|runs|runner|running|ran|(?:half[- ])?marathon|gym|train(?:s|ed|ing)|swim(?:s|mer|ming)?|plays? (?:tennis|football|volleyball|hockey|rugby|basketball|netball|padel|badminton|squash)|cycl(?:es|ing|ist)|climb(?:s|er|ing)|rows?|rowing|yoga|fitness|triathlon|hik(?:es|ing|er)|boxing|danc(?:es|er|ing)
m You go out on the days when the sofa makes a better offer.
m You compete mostly with yourself, and you're fair about it.
m Your discipline has a sense of fun in it.
m Turning up is the hard part, and you turn up.
m You'd cheer for the one who comes in last, I'm sure of it.
m I admire how you keep promises you only made to yourself.
m You know your limits and visit them regularly.
m You make hard work sound like a good afternoon.
m You lose well and come back better, I respect both.
m Whatever you train for, there's heart in it.
k What goes through your head in the last ten minutes?
k What gets you going when you don't feel like it at all?
k You're always on the move. What's your favourite way to do nothing?
k Which win or finish do you remember best?

= bakes: bak(?:es?|ed|ing|er)|cakes?|bread|sourdough|pastr(?:y|ies)|cookies|brownies|biscuits|pies?|muffins?
m You make a home smell as if someone's glad you came.
m You measure carefully and give generously.
m A cake from you says what a card can't.
m You've got the patience to let things rise, in more than one sense.
m Nobody says no to what comes out of your oven.
m You wait for the first bite to see if someone's happy, I like that so much.
m It takes a steady hand and a warm heart, and you've got both.
m You could rescue a sunken middle with icing and good humour.
m Whoever lives or works next to you is doing well.
m You bring something home-made, and an ordinary day turns into an occasion.
k What's your most spectacular baking disaster?
k Corner piece, middle piece, or the crumbs in the tin?
k You bake with love. Whose recipe do you trust most?
k What would you bake for someone who had a terrible week?
`;
