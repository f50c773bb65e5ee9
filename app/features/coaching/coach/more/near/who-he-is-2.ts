/** Asked of who somebody is, has been and hopes to be, part 2. Form: near-entries.ts. */
export const NEAR_WHO_HE_IS_2 = `
=what did you collect as a kid / did you collect pokemon cards or stickers
c Whatever came in packets, the swapping was the best part.
p Stones, and each one was special and had to come home.
i Little odd things from places, and I understand that kid completely.
b What did you collect?
=did you climb trees / were you an outdoorsy kid
c Yes, outside until somebody called my name for dinner.
p Up was never the problem, down took some negotiating.
i Less than I wanted, so I'm making up for it now.
b Were you out all day or inside with a book?
=did you ever break a bone as a kid / were you always injuring yourself
c No broken bones, just a full set of scraped knees.
p My knees were mostly plasters until about the age of twelve.
i Once you've been patched up by someone who loves you, you remember the care and forget the pain.
b Did you ever have a cast everyone signed?
=did you change schools a lot / did you move around as a kid
c No, I stayed put, and I liked knowing every corner.
p Either way I always ended up at the desk that wobbled.
i More than I'd have chosen, it taught me to make friends by lunchtime.
b Did you stay in one place growing up?
=did you go to boarding school / would you send your kids to boarding school
c No to both, I'd want to hear about their day at dinner.
p Any school that keeps teenage boys overnight has my respect.
i It makes you independent early, and I think everyone who went paid a little for it.
b Would you have liked it as a kid?
=did you like sleepovers as a kid / were you a sleepover kid
c Loved them, whispering till two and useless the next day.
p Great fun until the lights went off and the house started creaking.
i I liked seeing how other families did breakfast, it was like travelling.
b Did you host or go to other people's?
=how did you spend summer holidays as a kid / what were your summers like growing up
c Outside, sunburnt, and home when the street lights came on.
p Bored for one hour and feral for the rest.
i Endless, I'd love to feel time move that slowly again.
b What was your perfect summer day?
=what sweets did you love as a kid / what snack reminds you of being little
c Anything sour enough to make your eyes close.
p The ones that turned your tongue blue and your dentist rich.
i Warm bread with too much butter, nothing since has felt that safe.
b What would you buy with your pocket money?
=did you get pocket money / did you save it or spend it
c Spent it at once, and I've learned a lot since.
p It went straight into the economy, the sweet part of it.
i Saved it, I liked having something to look forward to more than having it.
b Saver or spender, little you?
=did you read a lot as a kid / what was your favourite childhood book
c Yes, under the covers long after lights out.
p Anything with a map at the front or a bear in it.
i Reluctantly at first, then one book got me and never really let go.
b Which book did you read to pieces?
=did you play video games growing up / were you a gamer kid
c A lot, and I'd still give you a decent race.
p I mastered blowing into the cartridge and calling it repair.
i It was mostly about sitting next to someone, shoulder to shoulder, talking rubbish.
b Would you have beaten me?
=did you go to prom / what was your school dance like
c No, and I don't feel I missed much.
p Whoever invented slow dancing for fifteen year olds was a cruel person.
i Yes, and I'd enjoy it ten times more today, knowing nobody was watching me.
b Who did you dance with?
=would you go to your school reunion / do you like school reunions
c Yes, I'm curious how everyone turned out.
p Mainly to see who still has hair.
i I'd go for the quiet ones, I suspect they became the most interesting.
b Would you go to yours?
=do you still talk to people from school / are you in touch with school friends
c Yes, a few, and it's like no time has passed.
p We like each other's holiday photos, it's very intimate.
i Fewer than I'd wish, though I'd know their laughs anywhere.
b Who did you keep from those days?
=did you like university / what were you like as a student
c Loved it, that's where I started to feel like myself.
p Let's just say I can do a surprising amount with pasta and one pan.
i More came from the people I met around then than from any class.
b What was that time like for you?
=do you regret not going to uni / did you go to college
c No regrets about the road I took, I'd take it again.
p Life gave me the long course, with no graduation photo.
i Whichever way you go, you wonder about the other one sometimes.
b Did you study what you wanted?
=did you have a curfew / what time did you have to be home as a teenager
c Yes, and I was back on time with about a minute to spare.
p I knew exactly which stair creaked.
i Not a strict one, being trusted made me far better behaved.
b Did you ever sneak in late?
=how did you get to school / did you walk to school
c On foot, and the walk was often the best part of the day.
p Running, always, with a piece of toast in my mouth.
i Daydreaming, whatever the vehicle, I hardly remember any of the streets.
b What was your way to school like?
=did you wear a uniform / what do you think about school uniforms
c I'm for them, one less thing for kids to worry about.
p Any tie I wore at that age was tied once and kept for a year.
i They hide who has money and who doesn't, and that counts for a lot at twelve.
b Did you have to wear one?
=are you close to your family / do you get on with your family
c Yes, very, they're my people.
p Close enough to argue about the remote with real feeling.
i Closer as I get older, I've started to see them as people and not just family.
b Are you close to yours?
=are you more like your mum or your dad / who do you take after
c A fair mix, with my own stubbornness on top.
p I hear their phrases coming out of my mouth and nobody warned me.
i Being like them was the last thing I wanted once, and now I quite like it.
b Who do you take after?
=is your family loud or quiet / what's your family like when everyone's together
c Loud, and I wouldn't know how to eat in silence.
p Three conversations at once and nobody losing track of any of them.
i Quiet, love gets shown with plates of food more than with words.
b What's yours like around one table?
=were your parents strict / did you grow up with a lot of rules
c Fairly strict, and I thank them for most of it now.
p One look was enough, the words were only decoration.
i Relaxed about rules, firm about kindness, and that stuck with me.
b Were yours strict?
=what's the best thing your parents taught you / what did your upbringing teach you
c That you greet everybody the same, whoever they are.
p Never go to anyone's house with empty hands, and never leave with your own leftovers.
i To say sorry to the young as well as the old, that takes real strength.
b What's the thing your parents always said?
=what would you do differently from your parents / how would you raise your kids differently
c Say more out loud, especially the loving things.
p Better explanations than because I said so, at least until bedtime.
i I'd let them see me be wrong, so they'd know it's survivable.
b What would you change and what would you keep?
=were you close to your grandparents / do you have good memories of your grandparents
c Yes, I think grandparents are the soft place in every childhood.
p Nobody in history has fed me with that much determination.
i Not as much as I'd have liked, I wish I'd asked for more of their stories.
b What did your grandma cook best?
=how often do you call your mum / do you speak to your parents every day
c Often, and I always mean to make it more.
p Quick calls only, and by quick I mean an hour with three goodbyes.
i We don't talk much, but it's on my mind more than they know.
b Are you the one who calls or gets called?
=would your family like me / would your mum like me
c Yes, you're warm and you ask good questions, that's the whole entrance exam.
p Laugh at one bad joke and you're in forever.
i I think so, and they'd ask you things I haven't dared to yet.
b Would yours approve of me?
=do you tell your family who you're dating / does your mum know you're on here
c Only when it's getting serious, then gladly.
p I give out that information slowly, or there'd be a guest list by Sunday.
i Keeping something good to myself for a while makes it sweeter to share.
b Do you tell yours everything?
=does your family have any traditions / what's your favourite family tradition
c Eating together on big days, with far too much food.
p Everyone says no presents this year, and everyone lies.
i The small ones mean most to me, like nobody starting until everyone is sitting.
b What tradition would you keep forever?
=how do you celebrate christmas or diwali or eid / are the holidays a big thing for you
c A big thing, I want a full table and a loud room.
p Mostly by eating until sitting upright becomes a challenge.
i Smaller than it used to be, I'm more about the evening before than the day.
b What do you look forward to most?
=do you have oldest child energy / are you typical for the oldest or the youngest
c Oldest child energy, I count heads and carry the snacks.
p Youngest energy, I look helpless and the job gets done.
i A bit of each, responsible in a crisis and cheeky the rest of the time.
b Which energy would you say you have?
=do you think only children are different / what's it like being an only child
c They're good at their own company, and I respect that a lot.
p Nobody to blame for the broken vase, it must build character.
i I think they choose their friends like family, and that's a lovely thing.
b Would you have wanted it any different?
=i come from a huge family would that scare you / could you handle a big family
c Not at all, I'd love it, the more the merrier.
p Give me name tags and a week and I'll be fine.
i I'd start with the children and the cooks, those are the ones who decide.
b How many of you are at the table?
=did you grow up with money / did you grow up poor
c We had enough, and I never took it for granted.
p Rich in soup, let's put it that way.
i Not much of it, so I still get a small thrill from a full fridge.
b Does it shape how you live now?
=did growing up without much change you / how did growing up poor shape you
c It made me grateful, generous and very good at leftovers.
p I can get two more weeks out of any toothpaste.
i Early on I learned that people who have little often share the most.
b What did you learn about money at home?
=what would you buy your parents if you could / what's the first thing you'd do for your family with money
c A proper holiday where they don't have to lift a thing.
p Some phone they'd finally let me set up properly.
i Time, I'd take the worries off them and watch them get younger.
b What would you get yours?
=does your family pressure you to get married / are your parents asking when you'll settle down
c No, they trust me to find my own time.
p At every wedding, somebody's aunt gives me the look.
i A little, but I'd rather be late with the right person than on time with the wrong one.
b Do you get the same questions?
=do you live with your parents / would you date someone who lives at home
c I've got my own place, and I'd date someone at home without a second thought.
p The fridge at a parents' house wins every comparison anyway.
i With family, yes, and I see it as looking after each other rather than failing to leave.
b How's it set up for you?
=how old were you when you moved out / was moving out hard for you
c I was ready for it and loved my own front door.
p Towels do not wash themselves, that was my big discovery.
i The first night was quiet in a way nobody had prepared me for.
b How was it for you?
=is your family whatsapp group active / what's your family group chat like
c Busy, and I do read everything, even the long ones.
p Good morning flowers, blurry photos and one thumbs up that could mean anything.
i Muted but loved, I scroll back through it when I'm far away.
b Who sends the most in yours?
=are you the black sheep of the family / are you different from your family
c No, I fit right in, for better or worse.
p Light grey, I'd say, with a few dark patches.
i Different enough to be teased for it, and close enough to enjoy it.
b Who's the odd one out in yours?
=do you have a complicated relationship with your dad / do you get along with your dad
c No, we get on well, and I'm glad of it.
p We communicate fluently in tools, football and weather.
i It's had its quiet years, I'm learning to take the love in the form it comes.
b How is it with yours?
=i don't speak to part of my family / how would you feel if i wasn't close to my family
c I'd understand, you'll have your reasons and you don't owe me any.
p No points lost, it just means fewer people for me to impress.
i Family can be chosen too, and choosing takes more courage.
b Who feels like family to you?
=do you have any family recipes / what dish tastes like home to you
c Anything that's been on the stove since morning.
p The recipe says a bit of this and until it looks right, so good luck.
i Soup, because somebody always made it when things weren't going well.
b Which dish is home for you?
=do you help your family out with money / do you support your family back home
c Yes, when they need it, I was carried once too.
p Mostly by fixing the printer, which is worth a fortune.
i I help where I can, and I'm learning that limits are a kind of care as well.
b Is that expected where you're from?
=would you look after your parents when they're old / would you let your parents move in with you
c Yes, without hesitation, we'd find a way.
p As long as they promise not to rearrange the kitchen.
i I'd want to, and I'd be honest about needing help with it too.
b How do you picture it with yours?
=did you have to do chores growing up / did you help around the house as a kid
c Yes, and that's why nobody has to clean up after me today.
p I was a specialist in drying exactly one plate very slowly.
i Less than was fair, and I've been catching up ever since.
b Which chore did you hate most?
=did you wear hand me downs / did you have to share everything growing up
c Plenty of hand me downs, and I turned out fine.
p Sharing taught me to eat quickly and guard the big potato.
i I still find old things nicer, somebody has already been happy in them.
b Did you have to share a room?
=were you raised by a single mum / did you grow up with one parent
c No, but I've got huge respect for anyone who does that job alone.
p Whoever raises a teenage boy deserves a trophy and a long sleep.
i Yes, and everything I know about strength I saw at the kitchen table.
b Who raised you?
=is your family affectionate / do you say i love you in your family
c Yes, at the end of every call.
p We say have you eaten, it means exactly the same.
i Not in words, so I made up my mind to be the one who says it.
b How do you all show it?
=are there family feuds in your family / does your family argue a lot
c Not really, we talk it out and then we eat.
p Only about important things, like who taught whom to make the rice.
i Some silences have lasted too long, and I'd be the first to pick up the phone.
b Who keeps the peace in yours?
=do you like big family weddings / are weddings in your family wild
c Love them, dancing with old people is the best part.
p For me it's the couple first, and the uncles dancing a close second.
i I always cry a little at the speeches, so I sit near the back.
b What's a wedding like in your family?
=are you close with your cousins / do you have cousins who are like siblings
c Yes, with the ones I grew up near, we just pick up where we left off.
p There's always one more of them than I can name.
i Less than as kids, though one evening together and we're all nine again.
b Are yours close by?
=what were your family holidays like / did you go on family trips as a kid
c Long drives, sandwiches and somebody needing the toilet, I loved them.
p Are we there yet was basically the soundtrack.
i Simple ones, and I remember the back seat better than the beach.
b Where did yours always go?
=are your parents still together / did your parents divorce
c Still together, and I like how they look after each other.
p Either way they agreed on one thing, which was bedtime.
i No, and it taught me that love needs looking after while it's going well.
b Did that shape how you see relationships?
=are you the favourite child / did your parents have a favourite
c Officially no favourites, and I was happy with my share.
p I've decided it's me, and no one has disproved it.
i I think everyone gets to be it for a while, usually when they need it.
b Were you the favourite?
=who do you look up to / who's your role model
c People who stay kind when nobody is making it easy for them.
p Anyone who can fold laundry the same day it dries.
i Quiet people who raised others, they never get a statue and should.
b Who's yours?
=what would you thank your mum for / what do you admire about your mum
c Her patience, I wasn't always a restful child.
p Pretending every drawing of a horse was a horse, that takes love.
i For the things I never noticed she was doing, those most of all.
b What do you admire in yours?
=what's your family like about feelings / did you grow up talking about feelings
c Open, I'm used to saying what's going on with me.
p We discussed the weather with great emotion.
i Feelings came late for me, so I treasure being able to talk about them.
b Was it easy to talk at home for you?
=did you grow up in a city or a village / are you a small town kid
c A smaller place, everyone knew what I'd done before I got home.
p Somewhere that feels huge until you learn to drive.
i The city, and I learned young that you can be alone among many.
b Which suits you better now?
=what did your parents want you to become / did your parents expect a lot from you
c Something with a good pension, and happy if possible.
p Doctor, lawyer, or at least someone who calls back.
i I think they wanted me safe, and it took me a while to hear that under the pressure.
b What did yours have in mind?
=did you have a good dad / what was your dad like
c Yes, a good one, steady in the way that counts.
p A master of standing in the garden looking at things.
i He did what he knew, and I'm keeping the best of it and adding warmth.
b What did you get from your dad?
=is it important to you that your family approves / would you date someone your family didn't like
c I'd listen to them, and then I'd decide for myself.
p They have a vote, I have the casting one, and grandmothers have a veto.
i If they worried, I'd want to know why, they sometimes see what I'm too happy to notice.
b How much does your family's opinion count?
=does your family have a dark sense of humour / is your family funny
c Very funny, laughing is how we get through most things.
p We tease anyone we love, so silence would be the real insult.
i Humour's how we say the difficult things without scaring each other.
b Who's the funniest in yours?
=do you want a big family of your own / do you picture a full house or just two
c A full house, noise and muddy shoes and all.
p However many fit in one car without anybody on the roof.
i Whatever size, I picture a table where people like to linger.
b What do you picture for yourself?
=do you have a best friend / what's your best friend like
c Yes, somebody who tells me the truth and then helps me carry it.
p Funnier than me, which is annoying, and loyal, which makes up for it.
i We can sit and say nothing for an hour, and I leave feeling understood.
b What's your best friend like?
=do you have a lot of friends or just a few / is your circle big or small
c Small circle, strong walls, good food.
p Enough to move a wardrobe, too few for a football match.
i Many people I like, a handful who know what I'm like at three in the morning.
b Big circle or small one for you?
=do you have female friends / are you close with any girls
c Yes, and my life's better and more honest for it.
p Somebody has to explain to me what I did wrong, so it's wise to.
i A few, they ask the questions the men in my life would step around.
b Are most of your friends women or a mix?
=how do you make friends as an adult / is it hard for you to make new friends
c I say yes to things and then I show up twice.
p You stand near the same people every week until it counts.
i By being the first to say this was nice, let's do it again.
b Where did you meet your newest friend?
=have you lost touch with friends / do you miss any old friends
c Yes, like everybody, and I'd be happy to hear from most of them.
p We're all just waiting for somebody else to suggest a date.
i One or two I still talk to in my head when something funny happens.
b Is there anyone you'd love to hear from again?
=have you ever had a friendship break up / did you ever have to cut off a friend
c Yes, and walking away kindly was right in the end.
p I'm no good at it, I still water friendships that turned to hay.
i No clean break, more a slow fade, and that hurts in its own way.
b Have you had to let a friend go?
=what's your role in your friend group / which friend are you in the group
c The one who makes sure everyone gets home.
p Chief of looking up what time the kitchen closes.
i I'm the one people ring when it isn't funny any more.
b Which one are you?
=are you the mum friend / are you the responsible one in the group
c Yes, I've got plasters, chargers and a plan.
p I'm the one who asks if everyone's had water and gets booed.
i I like being the one people can lean on, and I'm learning to lean back.
b Who looks after everyone in your group?
=what makes someone a good friend / what do you value most in a friend
c They're glad for you when it goes well, that's rarer than sympathy.
p Turning up, including on the day the washing machine gives out.
i You never have to arrange your face before you see them.
b What do you value most in yours?
=are you loyal / how loyal are you to your friends
c Completely, in the room and when they've left it.
p To the point of praising some truly awful haircuts.
i Loyal enough to tell them privately when I think they're wrong.
b What does loyalty look like to you?
=who would you call at 3am / who do you go to when something's wrong
c The friend who picks up first and asks later.
p Anyone brave enough to leave their phone on loud.
i It changes, though I've noticed it's never the loudest person I know.
b Who picks up for you?
=would your friends like me / do you need your mates to approve of who you date
c Yes, they'd like you, and I'd decide either way.
p They'd like you straight away and ask what you're doing with me.
i I'd watch how you are with them, and how they get when you leave the table.
b Are your friends tough judges?
=would you lend a friend money / do you lend people money
c To a good friend yes, and only what I can afford to forget.
p As long as they don't then show me their new trainers.
i I'd sooner give than lend, it keeps the friendship out of the books.
b Would you lend or say no?
=would you date a friend's ex / is a friend's ex off limits
c Off limits, the friendship comes first.
p There are eight billion people, I can start with the others.
i I'd go and talk to my friend first, and his face would tell me the answer.
b Is that a firm rule for you too?
=would you make a good best man / are you good at speeches
c A great one, two minutes, one laugh, one lump in the throat.
p Give me a microphone and I thank the caterers twice.
i I'd be terrified and I'd mean each word, and that's what people remember.
b Have you ever had to give a speech?
=do you have friends in other countries / are you good at long distance friendships
c Yes, a call now and then and it's like they never left.
p We specialise in voice messages the length of a podcast.
i Distance shows you which ones were about the person and which were about the pub.
b Who do you have far away?
=are all your friends married with kids / how do you feel when friends settle down
c Happy for them, and I just adjust the time we meet to before seven.
p I used to get invited to parties and now I get invited to soft play.
i Glad and a bit wistful, both at once, and I think that's allowed.
b Are yours all settling down as well?
=do you prefer old friends or new ones / are you closer to old friends
c Old ones, we don't have to explain ourselves.
p My old friends know too much, so I have to keep them.
i New ones are lovely because they meet who I am now.
b Who's your oldest friend?
=do you tell your friends everything / do you show your mates our chats
c No, what's between two people stays there.
p They get a thumbs up and a silly grin, that's the full report.
i I tell them how I feel about someone, never what she told me.
b How much do your friends hear?
=do you talk about feelings with your male friends / do you and the boys ever get deep
c Yes, we do, we got past the pretending.
p Side by side in a car, yes, face to face never.
i It usually comes out in the last ten minutes, right when someone should be leaving.
b Do your friends talk about everything?
=do you still have boys nights / how often do you see your friends
c As often as we can, it keeps me sane and well fed.
p We plan for weeks and everyone's yawning by ten.
i Less often than before, so each one gets my full attention.
b When's your next night with your friends?
=could you be friends with someone you disagree with / do all your friends think like you
c Yes, as long as there's respect and nobody's cruel.
p I've got room in my heart for people who put pineapple on pizza.
i I like a friend who makes me rethink something on the way home.
b Do you have a friend you disagree with on everything?
=are you the first to text your friends / are you the one who always reaches out
c Yes, I don't count, I just miss people and say so.
p My opening line is usually a picture of something silly.
i Not always, and I'm trying to be quicker, people think of us more than we know.
b Do you reach out or wait?
=how do you deal with flaky friends / what do you do when a friend always cancels
c I ask once if everything's all right, and then I stop chasing.
p By making the plan at a place I'd happily go alone.
i Often there's something behind it, so I invite them to something smaller.
b Are you ever the one who cancels?
=do you organise things or just turn up / are you the planner of the group
c Organise, otherwise it stays a nice idea for months.
p Just turn up, with ice, and nobody ever complains about ice.
i I start it with one message, then let someone else enjoy being in charge.
b Who makes the plans in your group?
=would you help a friend move / are you the friend who helps with moving house
c Of course, that's what friends with working arms are for.
p I carry cushions first and look very busy.
i Yes, you learn a lot about someone from what they pack last.
b How many times have you moved?
=are you friends with your coworkers / do you hang out with people from work
c Yes, a couple who became the real thing.
p We've survived the same meetings, it's a bond.
i I keep a bit of a border, I like people not knowing my whole map.
b Do you mix work and friends?
=do you have online friends / have you made real friends on the internet
c No, but I don't see why it would count any less.
p You're reading this on an app, so I'm open to the concept.
i Yes, it's easier to be honest with someone before you know their face.
b Have you met anyone good online?
=would you tell a friend if their partner was cheating / would you get involved in a friend's relationship
c I'd tell them, gently and in person, I'd want to know too.
p It would take me three coffees and a lot of staring at the sugar.
i First I'd give the partner one chance to say it themselves.
b Would you want to be told?
=how do you cheer up a friend / what do you do when a friend is sad
c By going over with food and letting them talk or not.
p With a walk, a snack and my worst impressions, in that order.
i I ask if they want ears, advice or distraction, it makes all the difference.
b What helps you when you're low?
=do people come to you for advice / are you good at giving advice
c Yes, because I listen first and don't preach.
p I give wonderful advice and follow none of it.
i Mostly I ask questions until they hear their own answer.
b Who do you go to for advice?
=who knows you best / is there someone who really knows you
c The people who've seen me fail and stuck around.
p My phone, and it's been very discreet so far.
i I'm not sure any one person has all the pieces, and I'd like someone to.
b Who knows you best?
=have your friends ever set you up / would you let a friend pick a date for you
c Let them, good friends know what's good for you.
p They'd choose someone who laughs at their jokes.
i I'd be curious mostly about who they think suits me.
b Who would your friends choose for you?
=do you get jealous of friends / have you ever been jealous of a friend
c No, I clap loudly and I mean it.
p Only of those who can nap anywhere.
i Now and then, and it usually turns into asking them how they did it.
b Have you ever envied a friend?
=what's the nicest thing a friend ever did for you / has a friend ever really been there for you
c Showing up without being asked, that's the one you never forget.
p Getting up at dawn to drive someone to the airport, that's true love.
i Sitting beside me without trying to fix it, I hadn't known how rare that is.
b What did a friend do for you that you'll never forget?
=what's your biggest fear / what are you most afraid of
c Losing the people I love, everything else I can handle.
p Replying to the wrong chat, I check three times.
i Looking back one day and finding I was careful instead of alive.
b What scares you most?
=are you afraid of heights / would you go up somewhere really high with me
c Heights are fine, take me to the top.
p My head likes the view and my knees file a complaint.
i They make me nervous, and I like going up anyway with somebody calm.
b Would you look down or hold the rail?
=are you scared of the sea / do you like deep water
c I love it, I'd swim out until you're a dot on the beach.
p Fine, as long as nothing touches my foot.
i Deep water makes me feel small in a way I find oddly soothing.
b Swim out far or paddle at the edge?
=are you scared of public speaking / do you get nervous speaking in front of people
c No, once I start I enjoy it.
p Only until I start, before that the exit looks very inviting.
i Every time, and I've stopped waiting for the fear to go before I begin.
b Does it scare you?
=are you scared of dying / do you think about death a lot
c Not much, I'd rather put that energy into the living part.
p I'm against it, and I plan to be very late.
i When I think about it I ring people I love, so it's been useful.
b Do you ever think about it?
=are you scared of ending up alone / do you worry you won't find someone
c No, I've got a good life, I'd just love to share it.
p Sometimes, mostly when the duvet cover needs two people.
i On some Sunday evenings, yes, and it made me pickier rather than desperate.
b Does that cross your mind too?
=are you afraid of failure / does failing scare you
c Less than it did, most failures turn out to be survivable.
p I've failed at pancakes often enough to know life goes on.
i What scares me more is never finding out if I could have.
b What would you do if failing weren't possible?
=would you go bungee jumping or skydiving / would you jump out of a plane with me
c Yes, count to three and don't let me think.
p I'd come along to hold the coats and say well done.
i Once, just to meet whoever walks away afterwards.
b Would you jump first?
=what scares you about love / are you afraid of getting hurt again
c It can hurt, and I'd still choose it every time.
p That someone will hear the songs I sing to the washing up.
i How much power it gives another person, and how much I like giving it.
b What scares you about it?
=have you overcome a fear / what's a fear you got over
c Speaking up for myself, once I tried it nothing terrible happened.
p Phone calls to strangers, though I still stand up for them.
i Being really known by someone, that one took me longest.
b Which fear did you beat?
=are you still a bit scared of the dark / do you sleep with a light on
c No, dark and quiet is how I sleep best.
p I'm fine, I just move quickly between the switch and the bed.
i Not scared, but my imagination does its best work then.
b Do you need a light on?
=do clowns creep you out / what irrational fear do you have
c Clowns are fine, dolls with open eyes are where I leave.
p Escalators, that last step wants my shoelaces.
i Deep silence in a big empty building, I always feel I should whisper.
b What's your irrational one?
=do you have nightmares / do you have a recurring dream
c Hardly ever, I sleep like a stone.
p I'm late, I can't find the room and my shoes are missing, a classic.
i One of a house with an extra room in it, I always wake up curious.
b Do you have one that keeps coming back?
=do you get stage fright or nerves before a date / do first dates scare you
c A little nervous, in the good way that means it matters.
p I change shirts twice and end up in the first one.
i The nerves go the moment the other person admits to having them.
b Do you get nervous before one?
=are you afraid of change / how do you deal with big changes
c I like change, it's usually the start of something better.
p Big life changes, fine, a new layout on my phone, outrage.
i It unsettles me at first, then I wonder why I held on so long.
b Are you going through any changes now?
=where do you see yourself in five years / what does your life look like in five years
c With someone I love, work I don't mind and a full fridge.
p Exactly here, only with better posture and a bigger sofa.
i Less busy and more present, wherever the address is.
b What would you want yours to look like?
=what's on your bucket list / what do you want to do before you die
c See the northern lights with someone whose hand I'm holding.
p Learn to do one decent cartwheel before it becomes a medical matter.
i Tell everyone who mattered that they did, while they can hear it.
b What's at the top of yours?
=what's your dream house / describe your ideal home
c A big kitchen, a long table and a door that's mostly open.
p Somewhere with more than one socket behind the sofa.
i It's about the light, give me morning sun in one room and I'm home.
b What must yours have?
=what would you do if money didn't matter / if you didn't need to work how would you live
c Cook, travel, help people out and never set an alarm.
p I'd open a tiny cafe and only let nice people in.
i Much the same, but slower, and that tells me I'm not far off.
b What would your days look like?
=do you want to move abroad one day / would you ever live in another country
c Yes, somewhere warm where dinner takes three hours.
p As soon as I can say more than hello and two beers.
i I'd love to be a beginner somewhere, it keeps you humble and awake.
b Where would you go?
=would you ever write a book / do you think your life would make a good book
c I'd love to, something short and truthful.
p Mine would be mostly misunderstandings and a lot of footnotes.
i The good chapters would be about people nobody's heard of.
b What would yours be called?
=would you start your own business / do you ever want to work for yourself
c Yes, I'd like to build something with my own name behind it.
p My boss would be a softie and I'd give myself every Friday off.
i I'd want it small, the kind where you know who you're doing it for.
b What would you open?
=what do you want to learn next / what skill would you love to have
c A language, well enough to make someone laugh in it.
p Whistling with two fingers, my life would be complete.
i How to dance with another person and stop thinking.
b What would you learn if you had a free month?
=what would you do if you had a year left to live / if you only had one year left what then
c See everyone I love, properly, one long dinner each.
p I'd finally stop sorting the recycling so carefully.
i Less than you'd think would change, I'd just do it with my eyes wider open.
b Who'd be your first call?
=what does success mean to you / when would you say you've made it
c Sleeping well, owing nobody and having time for people.
p Buying berries without looking at the price.
i If those who know me best also like me most, that's the top of it for me.
b What does it look like for you?
=are you happy with where you are in life / is your life how you pictured it
c Yes, it's a good life, with room in it for someone.
p I expected more flying cars, otherwise I'm pleased.
i It looks nothing like I pictured, and some of the best parts came from that.
b Is yours how you imagined it?
=do you feel behind in life / do you ever feel like everyone's ahead of you
c Not any more, there's no timetable worth believing in.
p Only when people my age start talking about their gutters.
i Some days, then I remember I'd have rushed past the good bits.
b Do you feel that pressure too?
=did you ever give up on a dream / what dream did you let go of
c Yes, and I let it go without bitterness.
p The world will manage without my singing career.
i One or two, though I suspect one of them is only sleeping.
b Is there one you'd like to pick up again?
=sea or mountains to live / where would you live if you could choose anywhere
c By the sea, I want to hear it with the windows open.
p Mountains, but at the bottom, near the bakery.
i Wherever the neighbours wave, the view wears off but that doesn't.
b Which would you choose?
=big city or small town long term / could you live in the countryside
c City for now, with a plan to escape on weekends.
p Countryside, until the first time we run out of milk at night.
i A small town with a train station, roots and a way out.
b Where do you see yourself settling?
=would you move for love / would you relocate for the right person
c Yes, a place is easier to replace than a person.
p For love, and possibly for better weather.
i I would, if we'd both chosen the place and not just the one who shouted first.
b How far would you move for someone?
=have you thought about baby names / do you have names picked out for kids
c Something short that can be shouted across a park.
p Nothing that has to be spelled out on the phone, I'd veto those.
i I like names that belonged to someone kind, it gives a child a head start.
b Got a favourite?
=would you go back to study something / would you change careers at this point
c I would, it's never too late to be a beginner.
p Only if the student discount still works with grey hair.
i Yes, and this time I'd study out of pure curiosity.
b What would you study?
=would you want to be famous / would you like being known
c No, I like buying bread in peace.
p Only for something small, like the best roast potatoes in town.
i I'd like to be well known by five people, that's the kind I'm after.
b What would you want to be famous for?
=how do you want to be remembered / what do you want people to say about you one day
c Good company, and somebody who kept his word.
p That there was always enough food, and then some.
i As someone who made others feel a bit braver.
b What would you want them to say?
=how do you picture yourself at 70 / what do you want your old age to be like
c Walking by the water with someone who still makes me laugh.
p In a loud shirt, cheating at cards.
i Curious, I want to be the old man who's still asking questions.
b What will you be like at seventy?
`;
