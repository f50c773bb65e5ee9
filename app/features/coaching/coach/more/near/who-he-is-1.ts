/** Asked of who somebody is, has been and hopes to be, part 1. Form: near-entries.ts. */
export const NEAR_WHO_HE_IS_1 = `
=how would your friends describe you / what would your mates say about you in three words
c Loyal, straightforward, and better company than my profile can show.
p Kind, hungry and slightly behind schedule, if they answered truthfully.
i The quiet ones would call me funny and the funny ones would call me calm.
b What three words would yours pick for you?
=are you an introvert or extrovert / are you more outgoing or reserved
c Somewhere in the middle, I like people a lot and then I like my sofa.
p Extrovert until about ten, then I turn into a man looking for his coat.
i One to one I'm wide open, it's big groups that make me go quiet.
b Which way do you lean?
=what's your worst habit / any bad habits i should know about
c Saying yes to too much and then running around trying to keep every promise.
p Picking up my phone for one thing and surfacing twenty minutes later knowing about penguins.
i I keep things to myself until they're sorted, and I'm learning to share them sooner.
b What's the one you're trying to shake?
=what's your weirdest quirk / tell me something odd about you / what's something weird you do
c I need to know how things end, even films I'm not enjoying.
p Thanking machines, just in case they remember it one day.
i Tiny details about people never escape me, and I miss the huge sign beside them.
b What's your strangest little habit?
=are you a patient person / how patient are you really
c Very, with people at least, everybody's figuring something out.
p With children and old people endlessly, with slow wifi about four seconds.
i I had to learn it, because rushing people never once got me a better answer.
b What tests your patience the most?
=do you overthink everything / are you an overthinker
c Not much, I decide and then deal with what comes.
p Let me think about that from eleven different angles and get back to you.
i At night more than by day, small things look enormous in the dark.
b Do you lie awake with your thoughts too?
=are you a perfectionist / do you need everything to be just right
c Not really, done and decent beats perfect and never.
p I aim for perfect and cheerfully accept it roughly works.
i Only in the things I care about, which is a handy way to find out what those are.
b What do you have to get exactly right?
=what's your best quality / what do you like most about yourself
c I'm dependable, if I say I'll be there I'm there.
p Getting a wobbly table to stop wobbling, it's practically a calling.
i I stay curious about people, even the difficult ones.
b What would you say yours is?
=what's your biggest weakness / what's your biggest flaw
c I take on too much alone when I could simply ask for help.
p One more episode, followed closely by one more after that.
i Forgiving myself, it takes me longer than forgiving anyone else.
b What's the flaw you've made friends with?
=do you talk to yourself / do you ever talk out loud when you're alone
c All the time, it's how I think things through.
p Somebody has to give the commentary while I look for my keys.
i More in my head, where I'm considerably more eloquent.
b What do you say to yourself most?
=are you organised or chaotic / are you a messy or tidy kind of person
c Organised where it counts, relaxed everywhere else.
p My system looks like a pile, but I know every layer of it.
i A tidy room calms my head, so I clean up when life gets loud.
b Which one of us would be the tidy one?
=are you always late / are you good with time / are you a punctual person
c On time, because keeping someone waiting feels rude to me.
p My plan is always to be early, and traffic always hears about it.
i I've got better, mainly since I understood that being on time is a way of caring.
b Are you early, on time or fashionably late?
=are you a people pleaser / do you struggle to disappoint people
c Less and less, I prefer being honest to being liked by everybody.
p I'd say no, but I'd hate for you to be let down by that.
i I like making people happy, the trick is leaving myself on the list.
b Do you find it easy to put yourself first?
=can you say no to people / is saying no hard for you
c Yes, a friendly no saves everybody time.
p My no usually starts as a maybe and needs a day to grow up.
i It got easier when I saw that every weak yes costs someone a real one.
b What do you always say no to?
=are you sensitive / would you say you're a sensitive guy
c Yes, and I don't see it as anything to hide.
p Tough on the outside until the film has an old dog in it.
i I feel things early and show them late.
b What gets under your skin most easily?
=are you a glass half full person / optimist or pessimist
c Optimist, things go better when you expect them to.
p Half full, and I'd like to know who drank the other half.
i I hope for the best but I pack an umbrella, it's a peaceful way to live.
b Which one are you, honestly?
=how do you take criticism / do you get defensive when someone corrects you
c I take it well if it's meant kindly, and then I use it.
p Gracefully in the moment, then with a full rehearsed reply in the shower.
i My first feeling is always a sting, then I wait and usually find the truth in it.
b Do you prefer it straight or wrapped nicely?
=do you have a hidden talent / what are you secretly good at
c Reading a room, I can tell within a minute who needs a friendly word.
p Packing leftovers into a box exactly one size too small.
i Getting people to tell me things they hadn't planned on saying.
b What's yours, however useless?
=what are you terrible at / what's something you just can't do
c Pretending, when I'm not enjoying something my face tells everyone.
p Folding a fitted sheet, I just roll it up and admit defeat.
i Asking for help early, I tend to wait until it's almost funny.
b What are you proudly bad at?
=are you funny in person / are you as funny in real life as over text
c Funnier, texting takes away my timing.
p Yes, though in person you'll also see me laughing at my own jokes first.
i It depends who I'm with, the right person makes anybody twice as funny.
b What kind of humour gets you every time?
=what do people get wrong about you / what's the biggest misconception about you
c That I'm always easygoing, I do care deeply about a few things.
p They think my serious face means something, and I'm usually deciding on lunch.
i People take my calm for not feeling much, and it's rather the opposite.
b What do people always assume about you?
=what's the first impression people get of you / what do people think when they first meet you
c Relaxed and friendly, and I'd say that's fairly accurate.
p A serious man, right up to the first terrible joke.
i Quieter than I really am, I like to listen a while before I show up fully.
b What do people think of you at first?
=do you follow your head or your heart / are you more logical or emotional
c Heart for people, head for everything else.
p Very logical, until somebody holds up a puppy.
i Usually my gut knows first, and my head takes days to agree with it.
b Which one has led you better?
=are you spontaneous or a planner / do you like to plan everything
c Planner for the big things, spontaneous for the evening itself.
p I plan to be spontaneous, usually around Thursday.
i One fixed point in a day and no idea about the rest suits me best.
b What's the last thing you did on a whim?
=are you indecisive / do you struggle making decisions
c No, I pick fast and rarely look back.
p Big decisions take me a minute, a film takes me the whole evening.
i When I can't decide, I notice which option I'm hoping someone talks me into.
b Would you let me choose the restaurant?
=are you a procrastinator / do you leave everything to the last minute
c No, I like having it done and off my mind.
p I was going to answer this yesterday.
i Only with the things I'm a bit afraid of, which is useful to know about myself.
b What are you putting off right now?
=do you lose things a lot / are you always losing your keys
c Rarely, everything has its place or I'd never leave the house.
p Nothing is ever lost, it's just somewhere I haven't shouted at yet.
i Objects all the time, but I don't forget what people tell me.
b What do you lose most often?
=do you have a good memory / are you forgetful
c Good for what people tell me, and that's the part that counts.
p Song lyrics from twenty years ago, yes, why I walked into this room, no.
i Odd moments stay with me for years, a sentence, a smell, a look on someone's face.
b What do you never forget?
=are you good with names / do you forget people's names
c Yes, I repeat it once and make a point of using it.
p Faces forever, names for about as long as the handshake lasts.
i I remember what someone told me about themselves long before I remember their name.
b Names or faces, which do you keep?
=are you a good listener / do you actually listen when people talk
c Yes, I put my phone away and I remember it the next day.
p Very, although loud places turn me into an expert nodder.
i I listen best to what people skip over, that's often the bit that matters.
b Do you talk or listen more?
=do you interrupt people / do you talk over people when you're excited
c No, I let people finish, it's basic respect.
p Only when I'm agreeing too enthusiastically to wait my turn.
i I catch myself doing it when I care about the subject, so it's half a compliment.
b What subject makes you jump in?
=do you swear a lot / what's your mouth like when you're mad
c Hardly ever, I like to save it for when it counts.
p Mostly at furniture that attacks my toes.
i More when I'm relaxed than when I'm angry, anger makes me oddly polite.
b What makes you swear without fail?
=how's your handwriting / do you still write things by hand
c Neat enough that you could read a letter from me.
p It belongs to a doctor in a hurry on a bus.
i I think slower and better with a pen, so the important things go on paper.
b When did you last get a handwritten letter?
=are you a fidgeter / do you bite your nails / do you have nervous habits
c No, I'm pretty still, I go quiet rather than fidgety.
p Any label on any bottle gets peeled when I'm thinking.
i My hands give me away, they start looking for a job when I'm nervous.
b What do you do when you're nervous?
=are you a risk taker / do you play it safe / how adventurous are you really
c I take the risks I can live with and sleep well after.
p With new food, fearless, with heights, I prefer to wave from below.
i More with feelings than with money, and I think that's the right order.
b What's the bravest thing you've said yes to?
=are you a rule follower or rule breaker / do you always follow the rules
c I follow the ones that protect people and question the rest.
p Put it this way, I wait for the green man at three in the morning.
i Mostly a follower, with a soft spot for anyone who breaks a silly one kindly.
b Which rule do you happily ignore?
=are you a leader or a follower / do you take charge in a group
c If nobody decides, I will, otherwise I'm happy to help.
p As far as the nearest restaurant yes, after that it's a democracy.
i I like leading quietly, where people think it was everyone's idea.
b Do you like taking charge?
=are you lazy / would you call yourself a lazy person
c No, I work properly and then I rest properly.
p I prefer to call it saving energy for something important.
i In small things, yes, and never for the people I care about.
b What does your laziest day look like?
=are you a control freak / do you need to be in control
c No, I'm happy to hand over the map.
p Only about how the dishwasher gets loaded, and there I stand firm.
i I used to think I could steer everything, letting go has been a relief.
b What do you need to have your way?
=are you dramatic / do you attract drama
c Not at all, I like my evenings peaceful and my problems talked through.
p Only with a cold, then I do deserve an award.
i I keep it out of my life, so I get mine from films.
b What's the most dramatic thing about you?
=are you an old soul / do you feel like you were born aged fifty
c Old soul, I like long talks, proper meals and keeping my word.
p Wise enough to love an early night, young enough to be cross about it.
i Inside I'm several ages at once, depending on who I'm with.
b What age do you feel?
=are you mature / do you still have a childish side
c Grown up where it matters and happily silly where it doesn't.
p I do my taxes like an adult and jump in puddles like I've never heard of tax.
i Keeping a bit of the child is the most grown up thing you can do, I think.
b What brings out the kid in you?
=what are your pet peeves / what little things drive you crazy
c People being rude to waiters, I notice it straight away.
p Chewing sounds, other people's obviously, mine are musical.
i When someone asks a question and looks away before the answer.
b What's your biggest pet peeve?
=what's a hill you will die on / what silly thing will you defend forever
c Breakfast food is good at any hour of the day.
p Window seats should never go to people who sleep.
i That being early to a party is a kindness to whoever is hosting it.
b What's your hill?
=what's your most unpopular opinion / give me a controversial take
c Surprise parties are mostly fun for everybody except the person.
p Cold pizza the next morning beats the original.
i I think small talk is underrated, it's how strangers check if it's safe to go deeper.
b What's yours, and be honest?
=if you could change one thing about yourself what would it be / what would you change about you
c I'd worry less about what I can't control.
p Give me the power to fall asleep the moment I lie down.
i The way I wait for the right moment, when now is usually it.
b Would you change anything about yourself?
=do you like your name / have you ever wanted a different name
c I like it, it fits me by now.
p Sure, though spelling it over the phone ages me every time.
i It sounds best when someone I like says it.
b Who picked your name?
=do you have a nickname / what do your friends call you
c Just my name, and I like hearing it.
p Several, and the embarrassing ones always stick best.
i A few people use a version of my name that nobody else is allowed to.
b What does everyone call you?
=what's your personality type / have you done the 16 personalities test / what's your mbti
c I never trust four letters, but I'd land on the warm and thoughtful side.
p Whichever type clicks through the test too fast because food is ready.
i A different one on different days, which tells me more than the result.
b What did you get, and does it fit?
=are you a hugger / do you like hugs or keep your distance
c Big hugger, a proper one, not the pat on the back kind.
p I hug first and check if it was a handshake situation later.
i Not with everyone, which means it counts when I do.
b Hug or handshake on a first meeting?
=do you like gossip / are you a gossip
c Not much, I'd want to be spoken about kindly when I'm out of the room.
p I don't spread it, but I do pull up a chair.
i What interests me is why people do things, and gossip only ever tells you what.
b Got any harmless gossip for me?
=are you nosy / are you a curious person
c Curious, definitely, I ask because I want to know.
p If there's a window with the lights on, my head turns by itself.
i I love finding out how someone became who they are.
b What are you endlessly curious about?
=do you ask for help when you need it / do you ask for directions or get lost
c Yes, asking is faster and people like to be asked.
p After the third wrong turn I become very open to advice.
i With directions quickly, with feelings it takes me longer.
b Who do you call when you need help?
=are you independent / do you like doing things on your own
c Yes, I can stand on my own feet and still love company.
p Fully, until a jar lid needs a second opinion.
i I don't need someone, which is why wanting someone means a lot.
b How much space do you need?
=do you trust people easily / are you a trusting person
c Yes, I start with trust and let people keep it.
p With secrets slowly, with the aux cable never.
i I give it in small portions, and I notice what people do with each one.
b How long does it take you to trust someone?
=are you gullible / are you easy to fool
c Not easily, I ask one question more than people expect.
p You could tell me anything on April the first.
i I'd sooner be fooled now and then than suspect everyone.
b What's the silliest thing you ever believed?
=do you get bored easily / are you someone who always needs something new
c No, give me a good conversation and I could stay for hours.
p Only in meetings that could have been a message.
i I think boredom is where most of my better ideas come from.
b What never bores you?
=what's your toxic trait / be honest what's your most toxic trait
c I say I'm fine when I need ten minutes first.
p Believing I can leave in five minutes when I haven't found my shoes.
i Trying to fix a problem when all someone wanted was to be heard.
b And yours, be brutally honest?
=what's your green flag / what's the best thing about dating someone like you
c What I say and what I do tend to match.
p Dessert gets shared fairly with me, without measuring the halves.
i I ask about the thing you mentioned last week, because I listened.
b What's the first green flag you look for?
=do you always need the last word / are you good at arguing
c No, I want it solved more than I want to win it.
p People can have the last word, I think of mine in bed.
i I go quiet when I'm hurt, so the loud version of me is a good sign.
b How do you handle an argument?
=are you confident / have you always been this confident
c Yes, I know what I bring and I know what I don't.
p It comes and goes, mostly depending on how the hair dries.
i Slowly I got there, mostly by surviving things I was sure I couldn't.
b When do you feel most confident?
=what's the best compliment someone could give you / what compliment means most to you
c That someone feels safe around me.
p Being asked who taught me to dance, it hasn't come up yet.
i When a person says they could be themselves, I carry that around for weeks.
b Which compliment do you still remember?
=do you take compliments well / are you awkward when someone compliments you
c I say thank you and enjoy it.
p Badly, I answer with where I bought the shirt and what it cost.
i About a day late I start to believe them, and then I enjoy them for a week.
b What compliment makes you blush?
=how do you act when you like someone / how can i tell if you like someone
c I make time and I say it, no guessing needed.
p My jokes get worse and my replies get faster.
i Tiny things about her start staying in my head without any effort.
b How do you act when you like someone?
=are you clumsy / do you trip over things a lot
c No, steady hands and steady feet.
p Door frames and I keep disagreeing about where they are.
i Only when someone I like is watching.
b What's the last thing you knocked over?
=do you people watch / do you make up stories about strangers
c I love it, give me a bench and a coffee and I'm set.
p Every couple in a cafe has a full plot by the time my coffee arrives.
i The tender moments are what I look for, like someone running to catch a friend.
b Where's your best spot for it?
=what animal would you be / which animal is most like you
c A dog, loyal, glad to see you and always up for a walk.
p An otter, floating about, holding hands and snacking.
i Something like an owl, awake late and noticing more than it says.
b Which animal are you?
=what's your guilty pleasure / what do you love that you'd never admit
c Reality shows with terrible decisions, and I feel no guilt at all.
p Singing love ballads with the full hand movements.
i Rereading and rewatching the same comforting things, because I know nobody gets hurt.
b What do you love in secret?
=do you change your mind a lot / are you consistent or all over the place
c Consistent, you'll get the same man on Monday and Saturday.
p Yes, no, well, mostly no.
i About facts happily, about people slowly.
b What did you last change your mind about?
=do you live more in the past present or future / are you good at being in the moment
c The present, that's where the good food is.
p In the present, when my phone allows it.
i I drift into the future a lot, and good company is what pulls me back.
b Where does your head wander to?
=do you put the shopping trolley back / are you someone who returns the cart
c Always, it's the smallest test of character there is.
p Of course, I even line it up so the others feel welcome.
i It says a lot about people, what they do when there's no reward for it.
b What small thing tells you everything about a person?
=tell me something nobody knows about you / what's something you don't tell people
c I'm softer than I let people see in the first week.
p My confident stride usually means I've no idea where I'm going.
i I keep kind messages people sent me and reread them on bad days.
b What's something people rarely guess about you?
=what habit are you trying to build / what are you trying to get better at
c Going to bed at the time I tell everyone else to.
p Drinking enough water without announcing it each time.
i Calling people instead of just thinking fondly of them.
b What are you working on?
=do you rehearse conversations in your head / do you practise what you'll say before a call
c Only for the important ones, it helps me say it right.
p Yes, and then the other person refuses to follow the script.
i I replay them afterwards more, and I'm always wittier the second time.
b What conversation did you last rehearse?
=do you need closure / can you leave things unfinished with people
c I like to talk it out and then leave it in peace.
p Even at the cinema I wait through the credits in case there's more.
i I've come to think you mostly have to give it to yourself.
b Is closure important to you?
=how long does your social battery last / do you get tired of people
c A good few hours, and longer with people I like.
p It dies without warning, usually in the middle of goodbyes.
i With the right person it charges instead of draining.
b What drains yours quickest?
=how do you recharge / what do you do when you need time alone
c A long walk with no phone in my hand sorts me out.
p By lying on the sofa like something washed up by the tide.
i Silence first, then music, and after that I want people again.
b What recharges you?
=do you hate small talk / are you good at small talk
c I like it fine, you have to knock before you come in.
p Give me the weather and I can go for a quarter of an hour.
i It's how I find the door to something more interesting.
b What topic gets you talking properly?
=what are you like at parties / are you the life of the party or in the corner
c In the kitchen having one really good conversation.
p By the music, trying to look like I've got no opinions about it.
i I look for the person who knows nobody and start there.
b Where would I find you at a party?
=would you go to the cinema alone / do you eat out on your own
c Happily, a table for one and a good book is a fine evening.
p Yes, no one reaches into my popcorn.
i It felt strange at first and then like a small freedom.
b What do you love doing by yourself?
=i'm quite introverted is that ok with you / would you mind if i'm quiet at first
c Completely fine, quiet people are usually worth the wait.
p Take your time, I can talk enough for both of us and then some.
i I like quiet, you learn more about someone in a comfortable silence.
b What makes you feel at ease with someone new?
=do you have adhd / is your brain all over the place / can you focus on one thing
c No, I can settle into one thing and stay there.
p My mind has forty tabs open and one of them is playing music.
i Attention goes where the interest is with me, and then nothing can move it.
b How does your mind work on a normal day?
=i have adhd so i forget to reply sometimes / would you be annoyed if i forgot to text back
c Not annoyed at all, send it when it comes back to you.
p No problem, I'll assume you're chasing a very good thought.
i I care how someone is when they're here, more than how fast they type.
b What's the best way to keep in touch with you?
=would you date someone autistic / how do you feel about neurodivergent people
c Of course, I'd want to know how she sees things and what makes life easy.
p Gladly, someone who says exactly what they mean would save me years of guessing.
i Different minds make the best conversations, and directness feels restful to me.
b What do you wish people understood better?
=are you sensitive to noise / do loud places overwhelm you
c Not really, I can tune it out if the company's good.
p Any bar where I have to lip read the menu is too much for me.
i A quiet corner brings out the best in me, noise turns me into half of myself.
b Lively place or quiet corner for you?
=do you get obsessed with things / do you go through phases with hobbies
c When something grabs me I go all in, and I like that about me.
p Three weeks of total devotion, then the gear gets a quiet shelf.
i My favourite state is looking up and finding that hours have gone by.
b What's your current obsession?
=are you dyslexic / do you struggle with spelling
c No, spelling comes easily, autocorrect is what lets me down.
p Definitely has gone through every possible version in my messages.
i Words on a page have to work harder for me, so I got good at listening.
b What did you have to work twice as hard at?
=are you calm or hot headed / do you have a short fuse
c Calm, it takes a lot and I still won't shout.
p Like a lake, until I have to put flat pack furniture together.
i I feel it coming early, so I take a walk before it takes me.
b What's the quickest way to wind you up?
=are you the jealous type with friends and success / do you compare yourself to others
c No, somebody else doing well takes nothing from me.
p Only with people who eat everything and sleep eight hours.
i I catch myself doing it on tired days, and it tells me what I want.
b Do you compare yourself to people online?
=are you a deep thinker / what do you think about most
c People, mostly, why they do what they do and how to be good to them.
p Deep questions, like why a round pizza comes in a square box.
i How much of a life gets decided on ordinary Tuesdays.
b What's been on your mind lately?
=are you a serious person / do you ever take anything seriously
c Serious about people, light about almost everything else.
p I try, but my face keeps finding something funny.
i Humour is often how I get close to the serious things.
b What do you take most seriously?
=what's your most boring trait / what's the most boring thing about you
c My love of routine, the same breakfast and the same walk make me happy.
p I can talk about the best route across town with real emotion.
i A free evening with nothing in it thrills me more than most parties would.
b What's your most boring joy?
=are you a good person / do you think you're a good person
c Yes, I try to leave people a bit better off than I found them.
p Most days, and I'm working on the way I act in traffic.
i I think it's something you decide again each morning rather than something you are.
b What makes somebody good in your eyes?
=are you the same online as in real life / is this the real you
c Same man, only with better timing and more eye contact.
p Yes, except in person I can't edit the first draft.
i A bit warmer in real life, most of me is in how I say things.
b Are you different in person?
=what's one thing you're weirdly strict about / do you have strange rules for yourself
c No phones at the table, food and people deserve the attention.
p The last bite has to be the best one, I plan the whole plate around it.
i I don't send a message in anger, it has to survive a night first.
b What odd rule do you live by?
=what were you like as a kid / were you a good kid
c Curious and busy, asking why until everyone needed a lie down.
p Small, sticky and full of opinions.
i Much like now, only with less patience and more mud.
b What were you like as a little girl?
=were you naughty at school / did you get into trouble a lot
c Not really, I mostly did as I was told and daydreamed.
p My crimes were mainly talking, looking out the window and talking.
i More than the teachers noticed, I had a very honest face.
b Were you a good girl or a handful?
=what was your favourite subject / what were you best at in school
c Anything where we got to argue, write or make something.
p Lunch, with break time a very close second.
i Whichever one had the teacher who loved it, that's all it ever took.
b Which class did you look forward to?
=what was your worst subject / which class did you hate
c Anything I had to learn by heart without knowing why.
p Any lesson straight after lunch on a warm day.
i The one where the teacher made you feel slow, it was never about the subject.
b Which one did you dread?
=were you good at maths / are you good with numbers
c Yes, numbers behave themselves, I like that about them.
p I'm fine until the letters turn up.
i Better now than at school, it helps when the numbers are about something real.
b Did maths make any sense to you?
=were you popular at school / were you one of the cool kids
c Well liked enough, I got on with most people.
p Cool is a strong word for anyone in a school photo.
i I moved between the groups, and I still like not belonging to just one.
b Which group did you hang around with?
=were you bullied at school / did you have a hard time as a kid
c No, and I wish I'd stood up more for the ones who were.
p School was a jungle for everyone, I kept close to the tall trees.
i A bit, and it taught me to spot who's standing alone in a room.
b Were the kids nice at your school?
=were you the class clown / were you loud or quiet in class
c Quiet mostly, with one good line a day.
p The teachers had one word for it, and the word was chatty.
i Loud on the days I felt unsure, I worked that out much later.
b Were you loud or quiet?
=did you ever skip school / did you bunk off lessons
c No, I was too afraid of getting caught.
p Let's say I've seen daytime television and leave it there.
i Now and then, and nothing was ever as good as the feeling of walking out.
b Did you ever dare to?
=what was your favourite toy / what did you play with as a kid
c Anything I could build with and then knock down.
p The box, and the toy was a nice extra.
i Whatever was outside, sticks and puddles never ran out of batteries.
b Which toy did you never let go of?
=what cartoons did you grow up on / what did you watch as a kid
c Everything on a Saturday morning, in pyjamas, with cereal.
p All of them, and I can still do most of the theme tunes badly.
i The ones with a clever villain, I always wanted to know his side.
b Which theme tune do you still know?
=did you have an imaginary friend / were you a kid with a big imagination
c Big imagination, any blanket over two chairs was a castle.
p Yes to the imagination, every corridor had a lava floor.
i I lived in my head a lot, and I still go back for a visit.
b Did you have a pretend friend?
=what scared you as a child / were you afraid of the dark as a kid
c The dark, and whatever I'd decided lived under the bed.
p Flushing and then running before the sound got me.
i Grown ups arguing, that scared me more than any monster.
b What had you hiding under the covers?
=what's the worst haircut you ever had / were your school photos bad
c Any one from my early teens, pick a year and wince.
p My school photos should be kept in a locked drawer.
i The bad ones taught me that confidence is mostly pretending it was on purpose.
b Will you show me yours one day?
=were you sporty at school / were you picked first or last for teams
c Sporty enough, I ran around until somebody made me stop.
p Full of enthusiasm, the ball just went wherever it wanted.
i I never forgot how it feels to wait to be picked, so I pick the nervous ones first.
b Were you into sports day or hiding from it?
=were you in school plays / did you ever perform on stage as a kid
c No, I was happier clapping from the chairs.
p A tree is a demanding role and nobody respects it.
i I liked the idea of it, being someone else for an evening is a great relief.
b Were you a star or third sheep from the left?
=what's the best school trip you remember / did you like school trips
c Loved them, and the coach ride was always the best part.
p My sandwiches never made it past the first roundabout.
i It was never about the museum, it was seeing teachers be actual people.
b Where did yours go?
=what was in your lunchbox / did you like school dinners
c I'd eat anything that had gravy or custard on it.
p Everything in mine was open to a swap.
i You could learn everything about power and kindness at one school lunch table.
b What was the best thing to swap?
=did you like school / did you enjoy your school days
c Yes, mainly for the people, the lessons came along for free.
p Breaks, holidays and home time were all excellent.
i Not always, I only started loving learning once nobody graded it.
b Would you go back for one day?
=did you get good grades / were you a good student
c Good ones, I liked knowing things and I still do.
p My reports liked the phrase could do better.
i Up and down, I did well for people who believed I could.
b Were you the one with all the answers?
=did you do your homework or copy it / were you a last minute homework kid
c I did it on time, mostly to get it out of the way.
p The bus ride to school has written many fine essays.
i Only when it was interesting, and then I did far too much of it.
b Who copied from whom in your class?
=were you nervous before exams / how did you cope with exams
c Nervous before, fine once the paper was in front of me.
p Making a lovely coloured revision plan used up all the time for revision.
i I still dream I'm sitting one I haven't studied for, I think everyone does.
b Do you still get exam dreams?
=did you play an instrument as a kid / did you ever learn piano
c No, and it's one of the things I'd still like to fix.
p The recorder counts, and I'm sorry for anyone who lived nearby.
i A little, and I'd love to have the patience for it that I lacked then.
b Can you play anything?
=did you go to an all boys school / was your school mixed
c Mixed, and I think it made talking to everyone easier.
p Either way I had no clue how to talk to girls.
i All boys, so learning to really listen to women came later and on purpose.
b What kind of school did you go to?
=what smell takes you back to childhood / what reminds you of being a kid
c Cut grass, it's instantly the long holidays.
p Sun cream and vinegar, together, I can't explain it to my nose.
i Rain on warm ground, I could be eight again in a second.
b Which smell does it for you?
=what would your ten year old self think of you / would little you be proud
c Proud, and a bit shocked at how often I go to bed early.
p He'd ask why I can buy any sweets I like and choose salad.
i I think he'd be relieved, mostly, that it turned out all right.
b What would little you say?
=what advice would you give your younger self / what do you wish you knew at 18
c Nobody's looking at you that closely, so relax and have a go.
p Wear sunscreen, and please let go of that hair gel.
i Be kinder to yourself, you were doing it all for the first time.
b What would you tell yours?
=would you go back to being a kid / do you miss being a child
c For a week in summer, absolutely, then I'd like my own kitchen back.
p In a second, nobody has ever sent a five year old a tax form.
i What I miss is having no idea how quickly it goes.
b Which part do you miss?
=what age would you relive / if you could go back to any year which one
c Right around twenty, with the sense I've got now.
p Four, everyone carries you and claps when you eat.
i I'd pick an ordinary day rather than a year, with everyone I love in one room.
b Which age would you choose?
=did you have a happy childhood / was your childhood good
c Yes, a good one, and I'm grateful for it.
p Plenty of scraped knees and no complaints worth filing.
i Parts of it, and the parts that weren't taught me what I want to give.
b What's your happiest bit of it?
=what did you always get told off for / what were you always in trouble for
c Talking, and then talking about how I wasn't talking.
p Bringing half the garden in with me.
i Asking why one time too many, and I'm glad I never stopped.
b What was your classic crime?
=what do you still love from when you were a kid / what have you never grown out of
c Swings, I can't walk past an empty one.
p Licking the spoon, I'd fight for the bowl as well.
i Being read to, a good voice still slows my whole world down.
b What have you never grown out of?
=do you still have a teddy / did you keep anything from your childhood
c No, I keep the memories and let the things go.
p Any bear of mine has earned a quiet retirement.
i A few small things, worth nothing to anyone else and everything to me.
b Do you still have yours?
=what was your awkward teenage phase / were you emo or a skater or what
c Awkward in every direction, mostly limbs and hair.
p Imagine a lamp post trying to look mysterious.
i I tried on a few versions of myself, and kept one good thing from each.
b What was your phase?
=were you a difficult teenager / did you give your parents a hard time
c No, I was pretty easy, the slamming of doors was minimal.
p About average, a bit of sighing and a lot of empty fridge.
i I was, quietly, and I've more respect now for anyone who raised a teenager.
b What were you like at fifteen?
=what was on your bedroom walls / what posters did you have as a teenager
c Music, mostly, whoever I was trying to be that month.
p Whatever came free in the middle of a magazine.
i Places I wanted to see, I used to fall asleep planning routes.
b Who was on your wall?
`;
