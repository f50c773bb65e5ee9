/** Asked of dating, meeting and the two of them, part 1. Form: near-entries.ts. */
export const NEAR_DATING_1 = `
=why is your bio so short / you didn't write much on your profile
c I'd rather tell you things myself than put them up on a wall.
p Writing about myself makes me freeze, so I stopped before it got worse.
i The good bits don't fit in a box, they come out in conversation.
b What would you have wanted to read there?
=who took your pictures / did a friend take those photos or what
c Someone patient, because I'm no use in front of a camera.
p A person who deserves a medal for saying relax so many times.
i The better ones happened when I wasn't paying attention to the camera at all.
b Do you like having your picture taken?
=are your photos recent / when were these pics taken / do you still look like your pictures
c Yes, what you see is who turns up.
p Recent enough, though the haircut changes its mind now and then.
i A couple have some mileage on them, but you'd know me straight away.
b And yours, all from this year?
=is that your dog in the picture / whose dog is that
c Yes, and I know exactly who gets the likes.
p Whoever owns that dog, we both know it carries the whole profile.
i Borrowed for the photo, but the affection on my face is real.
b Are you a dog person?
=why don't you smile in your photos / you look so serious in your pics
c I smile a lot, just never when somebody counts to three.
p My camera face thinks it's applying for a mortgage.
i A real smile needs somebody worth smiling at, and a lens isn't it.
b What makes you laugh without fail?
=why are you wearing sunglasses in every photo / can i see your eyes
c Fair point, I'll send you one without them.
p The sun and I never agreed on a photo, so the glasses won.
i I'd like you to see my eyes in person first, they do most of my talking.
b What do you notice first in a photo?
=which one are you in the group photo / are you the one on the left
c I'm the one in all the other photos, smiling a bit too much.
p That picture was a test of your detective skills, and an unfair one.
i Look for whoever seems happiest to be there, that's usually me with my friends.
b Who did you hope I was?
=is that your kid in the photo / whose baby is that in your pic
c Not mine, I'm just a favourite climbing frame.
p Small people like me because I can be beaten at every game.
i Yes, and now you've seen what makes me happiest.
b Do you like being around little ones?
=who's the girl in your picture / who is that woman next to you
c Someone close to me and nobody you'd need to worry about.
p I should have added a caption and saved you the wondering.
i The women I'm close to taught me most of what I know, so she stays.
b Do you have close friends who are guys?
=did you really catch that fish / why do all guys hold a fish
c That tradition needs to end, and I'd sign the petition.
p I think the fish is meant to prove we can sit still for an hour.
i It's a photo of pride, we just never learned to say look what I did.
b What would you hold in the female version?
=where was that photo taken / where is that view in your last pic
c Somewhere I'd go back to tomorrow with the right company.
p A spot where my phone finally earned its price.
i I kept it because of how calm I felt in that minute.
b Where's the best view you've ever had?
=did you write your own profile / who helped you with your prompts
c The answers are mine, including the clumsy ones.
p Every word was deleted and rewritten more often than I'd like to admit.
i I tried to write it for one person I hadn't met yet.
b Did anybody help you with yours?
=are you using chatgpt to talk to me / is this ai writing
c I'm a real person and I mean every word I send you.
p If a robot were in charge, there'd be fewer typos and better timing.
i I sometimes get help with the words, the interest is entirely my own.
b Would it bother you?
=is that your real name / what's your full name / is it short for something
c Real one, the same as on my birth certificate.
p It's real, I'd have picked something far cooler if I could.
i Friends have their own versions of it, you can pick whichever suits you.
b Do you have a nickname?
=is your height on here true / did you round up your height
c True, and you may bring a tape measure.
p Measured standing straight, which I do about twice a year.
i I might have been generous by a hair, shoes make liars of us all.
b Will you be in heels or flats?
=is your age right on your profile / are you really that old
c Correct to the day, I've no reason to fiddle with it.
p The number is right, my knees and my humour disagree on it.
i It's true, though I feel older on Mondays and much younger on Fridays.
b What age do you feel inside?
=how long have you been on this app / are you new here
c Long enough to recognise a good conversation when I'm in one.
p Just long enough to have opinions about everybody's travel photos.
i New enough that it still feels strange to meet someone through glass.
b How about you, new or veteran?
=have you met anyone from here in real life / been on many dates from this app
c A few, and I always prefer meeting to endless texting.
p Fewer than the app promised, more than my nerves wanted.
i Not really, I wait until someone makes me curious enough.
b What was your experience so far?
=how many matches do you have / i bet you get loads of matches
c Some, but I only put energy into one or two conversations.
p Enough to keep me humble, believe me.
i I care less about the number than about which chat I open first.
b And which chat do you open first?
=are you talking to other people too / how many girls are you chatting with
c You're the one I look forward to hearing from.
p My attention span covers one good conversation, and this is it.
i I've said hello to others, but I notice where my mind wanders back to.
b Do you like to keep several chats going?
=what made you swipe right on me / why did you like me
c You seemed like somebody who's fun and knows her own mind.
p My thumb moved before my brain had finished reading.
i There was something honest in your profile, and that's rare on here.
b What about me made you say yes?
=did you super like me by accident / did you mean to send a super like
c No accident, I wanted you to notice.
p Fully on purpose, my thumb has never been so brave.
i I hardly ever use them, so it means I'd have regretted not trying.
b Did it work a little?
=which of my photos do you like best / what's your favourite pic of me
c The one where you look like you'd forgotten about the camera.
p I've changed my answer three times, so now it's a tie.
i Whichever one you nearly didn't post, those tend to be the truest.
b Which one is the most you?
=what did you think of my profile / honest opinion on my profile
c Honest, funny and easy to talk to, I was glad we matched.
p It made me want to improve mine, which is annoying.
i I read it and had questions straight away, that's the best sign.
b Was it hard to write?
=did you even read my bio / be honest you only looked at my photos
c Read it, liked it, and then wrote to you.
p Photos first, then the bio, then the photos with new understanding.
i The bio is where I decided I actually wanted to talk to you.
b Which line in it are you proudest of?
=was my first message weird / did you like my opener
c I liked it, it made me want to answer right away.
p Weird in the way that gets a reply, keep it.
i It told me you're braver than you think you are.
b Did you think long about it?
=do you like it when the girl texts first / is it weird i messaged you first
c Love it, I like knowing where I stand.
p Not weird at all, it saved me forty minutes of drafting hello.
i There's something lovely about being chosen instead of always choosing.
b Do you usually write first?
=do you send the same message to everyone / is that your copy paste opener
c No, I wrote that one to you.
p If I had a standard line it would be a lot smoother than that.
i I'd rather write one message I mean than ten that sound good.
b What's the most overused opener you get?
=why did it take you so long to message me / we matched days ago and you say hi now
c Waiting for the perfect moment was silly, I'm glad I'm here now.
p My brain can overthink even a word as short as hello.
i When I'm actually interested I get slower, it's a strange design fault.
b Can I make it up with a good question?
=did we match before / have we talked on here already / you look familiar / have we met before
c I don't think so, I'd have kept that conversation going.
c I'd remember meeting you, so no.
p If we did, past me has some explaining to do.
p I have one of those faces, half the town waves at it.
i Maybe the timing was off then and it's right now.
i Maybe we've stood in the same queue without looking up.
b Where might you know me from?
b Where do you think it was?
=why are you still single / how come nobody snatched you up
c I'd rather be alone than in something lukewarm.
p I keep asking management, they say my application is being processed.
i It took me a while to know what I'd actually want to come home to.
b How come nobody has caught you yet?
=how long have you been single / when was your last relationship / have you been on your own for a while
c Long enough to be properly ready for something new.
c Long enough to know what I'd like now.
p My duvet has got used to being mine alone, it'll need a talk.
p Even the houseplants have stopped asking.
i Enough time to stop looking back, not so much that I've stopped hoping.
i It's been a useful stretch, I know my own company and I'm ready for more.
b Do you enjoy being single?
b How long is it for you?
=what was your longest relationship / how long did your last one last
c Several years, and it taught me love is mostly in small daily things.
p Not as long as my friendship with the snooze button, but more serious.
i A short one, though it changed how I love more than its length suggests.
b What was your longest?
=have you ever been in love / how many times have you been in love
c Yes, and I'd sign up for it again.
p My heart has poor brakes, so I know the feeling.
i Close enough to know exactly what was missing.
b Do you think it's different every time?
=are you on other dating apps too / do you use hinge as well
c Just here, one inbox is plenty.
p One app, two apps, my thumb would get just as tired.
i I've tried a couple, but it's the person that makes it interesting.
b Which one do you find best?
=do you pay for premium / do you have tinder gold
c No, I trust luck and a decent first message.
p The only premium I truly believe in is extra cheese.
i Tried it, and found that seeing who likes you takes away the fun.
b Would you ever pay for it?
=do you actually like dating apps / honestly how do you feel about apps
c They're a means to an end, and the end is sitting across from someone.
p I like them the way I like airports, only for where they lead.
i They make people look replaceable, so I try to treat nobody that way.
b Love them or put up with them?
=what's the worst thing that happened to you on here / any app horror stories
c Nothing terrible, just a lot of chats that died at hey.
p Being left on read after my best joke is as dark as it gets.
i The saddest part is good conversations that stop with no reason.
b What's the strangest thing that happened to you on here?
=what's your worst first date story / ever had a really bad date
c Any date where someone keeps checking their phone is a lost one for me.
p I believe every bad date is just a good anecdote warming up.
i The worst ones aren't disasters, they're the ones where nobody asks anything.
b How bad was your worst one?
=what's the best date you've ever had / tell me about a great date
c The best ones start with coffee and end when the place closes.
p Anything where we both forget to look at the time wins.
i A great date feels like picking up a talk you'd never actually started.
b What made your best one so good?
=have you ever been ghosted / do people ghost you
c Yes, and I'd still take a polite no over silence.
p Who hasn't, it's practically part of the welcome package.
i Not in a way that hurt, but I know what silence can do.
b Did anyone ever just vanish on you?
=have you ever ghosted someone / would you ghost me
c I won't, I'd tell you straight and kindly.
p I'm far too nosy about how your day went to disappear.
i Silence is easy for one person and hard for the other, so I write.
b Would you tell somebody the truth?
=are you just here for hookups / you only want one thing right
c No, I want to know someone properly.
p If so, I'd be terrible at it, I ask far too many questions.
i What I miss isn't a night, it's someone to tell about my day.
b Do you get asked that a lot too?
=are you serious about dating or just bored / are you here to kill time
c Serious, in a cheerful way.
p If I were bored I'd reorganise a drawer, not write to you.
i I'm here because I think something good could actually start like this.
b What are you here for on a good day?
=would you delete the app for someone / when would you delete tinder
c Happily, as soon as we both feel we've found something.
p My phone storage is begging me to meet someone great.
i The moment I stop being curious about anyone else, it goes.
b How soon is too soon?
=are you on the rebound / did you just get out of something
c No, my head and heart are both free.
p Nothing to rebound from, I'm just bouncing on my own energy.
i I've learned to give an ending some time, so the next start is fair.
b How much time do you think people need?
=are you married / do you have a girlfriend / be honest are you actually single
c Single, fully and without small print.
p Nobody but me complains about how I load the dishwasher.
i Free, and I'd want you to ask me that as directly as you did.
b Has someone fooled you on that before?
=do you have kids / are you a dad
c No, but I like them and they seem to like me.
c No kids yet, and I like being around them.
p I do excellent bedtime story voices, for audiences of any size.
p I've got the sock drawer of a dad, that's all I'll say for now.
i Yes, and they come first, which I hope says something good about me.
i Yes, and it's the part of me I'd want you to hear about slowly and properly.
b Do you have any?
b Are children part of your life?
=would you be in an open relationship / are you poly / what do you think about open relationships
c Not for me, I like giving one person everything.
p I can barely keep one calendar in order, so one person it is.
i Those who manage it have my respect, I'd just want to be someone's only one.
b Where do you stand on that?
=what do you think about friends with benefits / would you do fwb
c I'd want more than that with someone I like.
p Terrible idea, I'd ruin it by asking how your mum is.
i One of the two is always secretly hoping, and it'd be me.
b Do you believe it can work?
=could you do long distance / how do you feel about long distance
c Yes, with an end date and plenty of trains.
p I'd become very good at airports and very bad at sleeping.
i Distance shows fast whether two people can actually talk.
b What's the furthest you'd go for someone?
=would you date someone older than you / does it bother you that i'm older
c Doesn't bother me one bit.
p It means one of us knows how taxes work, so that's a plus.
i I like somebody who already knows who she is.
b Would you go younger or older?
=i'm a bit younger than you is that ok / would you date someone younger
c It's fine by me if we want the same things.
p Fine, but you'll have to explain some songs to me.
i How you see the world tells me more than your birth year.
b Do you feel your age?
=would you date a single mum / is it a problem that i have a kid / i have a child is that a problem
c Not a problem, it tells me you know how to love someone properly.
c Not a problem at all, it tells me you can love someone more than yourself.
p Your kid would beat me at every game, I'm at peace with that.
p I'm well prepared, I know how to lose at snap.
i I'd admire it, and I'd go gently, because it's two hearts to earn.
i I'd see it as meeting two people, one of them in her own good time.
b What's your little one into?
b What's your little one like?
=would you date a girl taller than you / do you mind if i'm taller
c Wouldn't mind for a second, wear whatever shoes you like.
p Great, someone to reach the top shelf at last.
i A woman who stands at her full height is someone I'd like to stand next to.
b Does it ever bother you?
=would you date someone from another religion / does it matter that we have different faiths
c It wouldn't stop me, respect is what counts.
p More holidays and more food sounds like a good deal to me.
i I'd want to understand what it means to you before anything else.
b How big a part does it play in your day?
=could you date someone with different politics / would you date someone who votes differently
c Yes, as long as we're kind to people in the same way.
p As long as we agree on pizza toppings, democracy survives.
i I'd find it hard on the big things, because values sit underneath a vote.
b Is that a dealbreaker for you?
=have you dated outside your culture / how do you feel about dating someone from a different background
c I like it, you learn things you'd never have thought to ask.
p I'd come for the love and stay for your family's cooking.
i Two backgrounds mean you have to explain yourself, and that makes people closer.
b What should I know about yours?
=would you date someone from work / what do you think of office romance
c If it felt real, yes, but carefully.
p I'd be caught smiling at the printer within a week.
i It's risky, though people really do show who they are on a bad Tuesday.
b Have you ever fancied a colleague?
=would you go on a blind date / if a friend set you up would you go
c Yes, I trust my friends and I like surprises.
p Sure, my own choices haven't been a science either.
i I'd like an evening where neither of us has seen a profile first.
b Who in your life would you trust to set you up?
=would you try speed dating / have you ever done speed dating
c I'd try it once, just to see.
p Three minutes is how long I need to say my own name calmly.
i I think I'd know within the first minute and enjoy the other two.
b What would your one question be?
=what's your type / do you have a type
c Warm, quick and honest, in any order.
p People who laugh at their own jokes before the end get me every time.
i I only see it afterwards, it's always how somebody makes a room feel.
b Do you have one?
=am i your type / am i the kind of girl you usually go for / would you say i'm your type
c Yes, very much from what I've seen so far.
c Very much, and it gets clearer the more we talk.
p You are, and I'm trying to stay calm about it.
p So much so that I proofread before sending.
i You're better than a type, I can't quite predict you.
i I'd stopped believing in types, then you made it complicated.
b Am I anywhere near yours?
b Am I yours?
=what are your red flags / what's your biggest red flag
c I go quiet when something's on my mind, and I'm working on it.
p Five more minutes, I say that and believe it every single time.
i Asking for help takes me a while, even when I'd love some.
b Which one would you admit to?
=what are your green flags / tell me a green flag about you
c I do what I promise, even the small things.
p Food orders stay in my head forever, it's my one superpower.
i Saying sorry without adding a but, that one took practice.
b Which one do you look for first?
=what are your deal breakers / any dealbreakers i should know
c Lying and being rude to waiters, that's about it.
p Loud chewing can be discussed, cruelty can't.
i Someone who never wonders if she might be wrong, that would tire me.
b What's an instant no for you?
=what gives you the ick / biggest ick
c People who talk down to someone serving them.
p Watching videos out loud on a train, I'd have to change carriages.
i Being charming with me and cold with everyone else in the room.
b What's the silliest one you've had?
=what's the ick you probably give people / do you have something that gives girls the ick
c I run for buses with far too much hope.
p My dancing starts in the shoulders and stays there.
i Tiny things make me excited out loud, and some people find it too much.
b Would you survive that?
=what do you think of pick up lines / do pick up lines work on you
c The bad ones make me laugh, so in a way they do.
p They work on me every time, I'm very cheap entertainment.
i A plain hello with eye contact takes more courage than any of them.
b Has a line ever worked on you?
=give me your best pick up line / try to pick me up
c Hi, I'd like to take you out and really get to know you.
p I had a great one ready and then you wrote to me and it left.
i Tell me what made you smile today and I'll try to beat it tomorrow.
b How many points do I get?
=what would your ex say about you / would your exes give you a good review
c That I was kind and now and then hard to read.
p Three and a half stars, good company, poor folding of towels.
i I hope she'd say she could always trust me, the rest I'd accept.
b What would your last ex write about you?
=do your friends know you're on here / who knows you're on dating apps
c My close ones know, I've nothing to hide.
p They know and they're far too invested in it.
i I don't announce it, but I'd happily tell them about someone good.
b Do yours help you choose?
=what would we tell people about how we met / would you tell your parents you met someone on tinder
c The truth, it's how half the world meets now.
p We met in a crowded room, nobody needs to know it was digital.
i I'd tell them how the first talk felt, the app is just the door.
b Would you tell yours?
=do you believe in love at first sight / can you fall for someone instantly / can you know straight away
c In a spark, yes, love comes after.
c I believe in a spark at first sight, love takes a few dinners.
p At first sight I'm usually busy remembering my own name.
p I've felt it for several dogs and one sandwich.
i I think you can recognise somebody long before you know them.
i Early on you can sense that someone will matter, without knowing how.
b Has it ever happened to you?
b Has it ever hit you straight away?
=do you believe in soulmates / is there one person for everyone
c I think you become soulmates by what you do for each other.
c I believe two people can become that for each other.
p If there's only one, I hope she lives within parking distance.
p Out of eight billion, I hope mine's within bus distance.
i Maybe there are several, and the rare thing is meeting at the right time.
i Nobody finds one, I think you recognise one slowly.
b Do you believe in it?
b Do you think there's just one?
=do you care about star signs / are we compatible zodiac wise
c Not much, but I'll listen if you explain mine.
p I'm whatever sign is most stubborn about not believing in signs.
i I like it as a way of asking someone who they are.
b What does mine say about us?
=what's your attachment style / are you anxious or avoidant
c Fairly steady, I just need honesty to stay that way.
p Calm on the outside, rereading your text on the inside.
i I used to think I needed space, what I needed was to feel safe.
b Which of the two are you more like?
=what did you learn from your past relationships / what did your last relationship teach you
c To say things early, while they're still small.
p That I'm fine means anything except that.
i Love doesn't end in fights, it ends when people stop asking.
b What did yours teach you?
=how do you know when you like someone / what do you do when you have a crush
c I start saving things to tell her.
p My phone battery suddenly becomes the most important thing I own.
i When something funny happens and she's the first person I think of.
b How do you notice it?
=do you fall fast / do you catch feelings quickly
c Slowly at first, then all the way.
p I'm sensible for about a week, then I make playlists.
i My head takes its time, though my heart rarely waits for it.
b Fast or slow for you?
=do you date several people at once / are you the type to date multiple girls
c No, once I like someone I look no further.
p I'd mix up the stories within a day, so one at a time.
i I think you only get to know someone when you stop comparing.
b Do you think it's fair early on?
=where do you usually swipe / do you swipe in bed or on the toilet be honest
c On the sofa in the evening, when the day's done.
p Let's just say my legs fall asleep before I do.
i Mostly when it's quiet and I notice I'd like to talk to somebody.
b And where do you do your swiping?
=what do you look at first in a profile / photos or bio first
c Photos for a second, then straight to the words.
p Honestly the first thing I do is check who's who in the group shot.
i I look for one detail nobody else would have written.
b Photos, bio or job first for you?
=would you swipe right on yourself / would you date yourself
c Yes, I'd be good company and I'd bring snacks.
p I'd match and then take three days to write to me.
i On my good days yes, and on the bad ones I'd at least be honest with me.
b Would you date you?
=what's the most cringe thing you see on profiles / what do you hate in profiles
c Long lists of what somebody doesn't want.
p Anyone fluent in sarcasm, apparently it's a whole country by now.
i People hiding how nice they are behind sounding hard to impress.
b What do men write that you can't stand?
=how's the app been treating you / having any luck on here
c Better since we started talking.
p It had me worried, then it showed me you.
i Quiet, but I only need it to go right once.
b And how about for you?
=why did you pick this app / why are you on here and not meeting people in real life
c I do both, I just didn't want to leave it all to chance.
p My local supermarket stubbornly refuses to be romantic.
i Somebody like you might live three streets away and I'd never know.
b What made you join?
=you're quite far away is that a problem / would you travel to see me
c Not a problem, I'd come to you.
p I'd pack sandwiches and call it an adventure.
i A bit of distance makes meeting up a decision, I like that.
b Is there somewhere in the middle you like?
=are you just visiting / are you only in town for a few days
c I'm here for real, no suitcase by the door.
p Here long enough to have strong views on the local coffee.
i Even if I were, I'd want to meet you before I left.
b Have you always lived here?
=your profile says figuring it out what does that mean / why did you put still figuring out my dating goals
c It means I'm open to serious, if it's with the right person.
p None of the other boxes sounded human, so I took that one.
i I'd rather find out with somebody than decide it before I've met her.
b What did you put in yours?
=why does your profile say short term / so you're only after something casual
c I put it there to keep pressure off, I'm open to more.
p That box was a quick click, and it's been judging me ever since.
i Something that starts lightly can get serious quicker than anyone planned.
b Would you want to start light or all in?
=why aren't you verified / why don't you have the blue tick
c Good point, I'll do it so you can feel at ease.
p The poses they make you copy are a bit much for my dignity.
i I never thought about it, but I get why it matters to you.
b Would a quick video call be better?
=what does your prompt mean / explain that line in your profile
c It means I don't take myself too seriously.
p Late at night that sentence made perfect sense, I promise.
i I left it half explained on purpose, hoping somebody like you would ask.
b What did you think it meant?
=what should i change on my profile / any tips for my profile
c Nothing, it got me to write to you.
p Add a warning that it's hard to stop reading.
i Maybe one odd little detail, those say more than any list.
b Is there something you left out?
=should i change my first picture / is my main pic ok
c Keep it, it made me stop.
p Please don't, I've only just got used to it.
i I'd put the one first where you feel most like yourself.
b Which one do your friends like best?
=what do you think i'm like / what's your first impression of me
c Warm, a bit cheeky, and honest when it counts.
p Somebody who'd win an argument and then share her chips.
i Like a person who notices more than she lets on.
b How far off am I?
=guess how old i am / how old do you think i am
c Exactly the right age to be having this conversation.
p I'm brave, but I'm not guess a woman's age brave.
i Old enough to know what you want and young enough to still be curious.
b Do you feel that age?
=do you always reply this fast / why do you answer so quickly
c Only when I like who's writing.
p Playing it cool isn't in my skill set, I last about eleven seconds.
i I never saw the point of pretending I'm less interested than I am.
b Do you prefer quick or slow?
=tell me something that's not on your profile / what should i know that isn't in your bio
c I'm much softer than I look at first.
p Give me a good chorus and I sing as if there were a jury.
i It makes me quietly happy when someone remembers a small thing about me.
b What's missing from yours?
=why should i go on a date with you / sell yourself to me
c Because you'd laugh, feel listened to and get home safe.
p Worst case, you get free snacks and a decent story.
i I'll ask you things nobody's asked you in a while.
b What would make an evening worth it for you?
=what do you bring to the table / what do you offer in a relationship
c Loyalty, humour and someone who shows up.
p I bring the table, the chairs, and something warm to eat.
i Calm, mostly, I'm good to have around when things go sideways.
b What would you put on the table?
=what are you like as a boyfriend / what kind of partner are you
c Attentive, steady and always up for something together.
p The kind who says he's not cold and hands over his jacket.
i I love in practical ways first, the big words come after.
b What are you like as a girlfriend?
=what do you miss most about being in a relationship / what do you miss when single
c Telling someone about my day and hearing about hers.
p Somebody to blame when the biscuits are gone.
i Being quiet in the same room and not needing anything else.
b What do you miss?
=what do you like about being single / what's the best part of single life for you
c Deciding everything on the spot and asking nobody.
p Full control of the remote, and nobody sees the dinners I have.
i It taught me I want company, I don't need it, and that's a good difference.
b What would be hardest to give up?
=are you picky / are your standards high
c Yes about character, no about nearly everything else.
p With people I am, with leftovers not at all.
i I used to have a long list, now it's three things and they're all about kindness.
b How picky are you?
=are you shy / are you shy when you meet girls / were you nervous about messaging / are you the shy type
c A little for ten minutes, then you can't stop me.
c No, I like talking to people and I'd rather say hello than wonder.
p In writing I'm brave, in person I first have to find my hands.
p For the first ten minutes, then good luck getting me to stop talking.
i I go quiet when I like somebody, so silence is a compliment.
i A little, it just hides well, mostly behind asking good questions.
b Are you shy at first?
b Who brings out the less shy side of you?
=have you ever asked a girl out in real life / do you approach women in person
c Yes, and my heart nearly jumped out each time.
p In my head I've done it hundreds of times, always perfectly.
i I think it's lovely when it's done kindly and a no is fine.
b Do you like being approached?
=are you good at flirting / do you know how to flirt
c Good enough, if I like the person.
p I think I'm flirting and people think I need directions.
i My flirting is just paying attention, some notice it days later.
b How do you flirt?
=are you a player / you seem like a player / i bet you say that to everyone
c No, I'm honest about what I want and who I want it with.
c I'm not, I'd like one good thing and I'd look after it.
p The only thing I play is the same four songs on repeat.
p The only game I play is finding the end of the sticky tape.
i I get why you'd ask, so judge me by what I do.
i Understandable worry, so watch what I do more than what I write.
b What gave me away as one?
b What would put your mind at rest?
=are you romantic / how romantic are you on a scale of one to ten
c Eight, and I don't need a special day for it.
p Seven, with points off for lighting candles near curtains.
i I think romance is remembering what somebody mentioned once in passing.
b What's the most romantic thing for you?
=are you a hopeless romantic / do you like cheesy romance
c Hopeful, I'd call it.
p Hopeless at many things, so romance may as well join them.
i I believe in it more than I show, I just prefer it without an audience.
b Do you like it cheesy?
=are you old fashioned when it comes to dating / are you traditional with women
c In manners yes, in roles no.
p I hold doors and still need help with my phone settings.
i I'd walk on the road side, and I'd love it if you chose the restaurant.
b Which old habit do you like?
=are you a nice guy or a bad boy / good boy or bad boy
c Good, with a bit of mischief.
p I return the shopping trolley, so the leather jacket would be a lie.
i Kind with a spine, I think that's rarer than both.
b Which one did you always fall for?
=do you like the chase / do you prefer chasing or being chased
c I like walking towards each other better.
p My running days are over, I'd rather we met in the middle.
i Being wanted back is so much nicer than winning somebody over.
b Do you like being chased?
=do you play hard to get / do you play games when dating
c Never, if I like you I'll show you.
p I'd be the easiest prize at the fair.
i Games protect people from getting hurt, but also from being known.
b Do you ever play a little?
=are you actually ready for a relationship / are you emotionally available / are you in touch with your feelings
c Yes, I've got room in my life and my head for it.
c Yes, I know what I feel and I can say it.
p Ready, I've even got a second good pillow in mind.
p We're in regular touch, sometimes they call at four in the morning.
i I think you notice it when being alone is fine and sharing sounds better.
i I am now, I can tell because being close feels good and not frightening.
b How ready do you feel, honestly?
b What does that mean to you?
=how soon do you want to settle down / what's your timeline
c When it's right, and I wouldn't drag it out for years.
p My timeline is like my cooking, done when it smells right.
i I'd rather have the right person late than a date in the diary.
b Do you have a timeline?
=what makes you swipe left / what's an automatic left swipe
c Meanness in any form, even as a joke.
p Five group photos and no clue who I'd be meeting.
i Profiles that already sound tired of whoever is going to answer.
b What makes your thumb go left?
=isn't it better to meet someone in real life / do you think apps ruined dating
c Real life is better, so let's get there.
p My excuses for never meeting anyone are ruined, that's for sure.
i They made starting easy and staying harder, and I care about the second bit.
b How did your parents or friends meet?
=could you date a vegetarian / i'm vegan is that a problem
c Easily, I'd cook for you and enjoy it.
p No problem, it means nobody steals my steak and I can steal your fries.
i I'd learn a couple of dishes for you, that's half the fun.
b What's a dish you'd convert me with?
=i'm quite shy is that ok / do you like shy girls
c More than ok, take your time.
p Good, I talk enough when I'm nervous for both of us.
i Shy people tend to say something real once they start.
b What helps you feel at ease?
=i talk a lot do you mind / do you like talkative girls
c I love it, keep going.
p Wonderful, my contribution will be nodding and snacks.
i People who talk freely let you see who they are, and that's a gift.
b What could you talk about for hours?
=do strong women scare you / do independent women intimidate you
c They don't, I'd rather walk beside one.
p Only the ones who can also parallel park in one go.
i I'd feel chosen instead of needed, and that means more.
b Do people find you intimidating?
=i work crazy hours would you be ok with that / could you date someone who's always working
c Yes, I'd be the one bringing you food.
p I'd book a slot in your calendar and wear a tie for it.
i Good time together beats a lot of time together for me.
b When do you actually switch off?
=i'm divorced does that bother you / would you date someone who's been divorced / is it a turn off that i've been married
c Not at all, it means you tried for something.
c Not one bit, it means you dared to try.
p No, it just means I'll have to be worth the second try.
p Everybody arrives with some luggage, mine just has no wheels.
i People who've had to start again know what they want.
i I think people who've lost something know better what they're looking for.
b Are you glad you're on the other side of it?
b What do you want to be different this time?
=have you ever been married / were you ever engaged
c No, I've not said those words yet.
p I've mostly said I do when somebody asked who wanted dessert.
i Yes, and it taught me what the promise is really about.
b Would you want to?
=i have anxiety could you handle that / would you date someone with mental health stuff
c Yes, tell me what helps and I'll do that.
p I panic over unread emails, so you'd be in good company.
i You don't have to be light for me, you only have to be honest.
b What makes a hard day easier for you?
=do you tell people you're dating someone early on / when do you tell your friends about a girl
c Once I catch myself talking about her anyway.
p They can tell by the way I smile at my phone.
i I keep the good ones to myself at first, like not opening a present.
b Who do you tell first?
=how many dates before it's a thing / when are you officially dating someone
c When we both stop looking and say so.
p Around the time she has a favourite mug at mine.
i I think you feel it when plans start with we.
b When does it count for you?
=what was your first thought when we matched / were you happy we matched
c Good, I was hoping for that.
p Surely she tapped the wrong side, that was the first thought.
i I hoped straight away that you'd be as easy to talk to as you seemed.
b What went through your head when we matched?
=why do you want to meet me / what is it about me you like so far
c I like how you talk, and I want to hear it in person.
p My phone is getting jealous of how much I smile at it.
i You answer honestly even when a joke would be easier.
b What would you like to find out about me?
=have you been hurt before / has anyone broken your heart
c Yes, and I came out softer, not harder.
p My heart has a few dents, it still drives fine.
i I think a heart that's never been hurt hasn't been used much.
b Do you trust easily again?
=have you ever had a summer romance / ever had a holiday fling
c No, I'd get attached and miss my flight.
p Sun and ice cream make everybody look like destiny to me.
i Short things can be real too, they just stop before the dishes.
b Did you ever have one?
=who was your first crush / when did you have your first kiss / did you have a crush at school
c Someone I never dared to talk to, I was much too shy.
c Of course, and I said nothing at all to her for months.
p Let's just say I was more nervous than good.
p Yes, I showed it by being unable to speak.
i I remember the feeling better than the face, everything suddenly mattered.
i I did, and I remember the feeling much better than the face.
b Who made you blush first?
b Who had your heart back then?
=have you ever been rejected badly / how do you take rejection
c I take a no, say thanks and wish her well.
p With grace, and then with a large pizza.
i It stings for a night, but wondering stings for years.
b How do you say no to somebody?
=what's the longest you've talked to someone before meeting / how long do you text before meeting up
c A week or so, then I'd like to see you.
p Just until my thumbs ask for a coffee break.
i Too long and you fall for somebody you made up yourself.
b What feels right to you?
=do you prefer girls who make the first move / should women make the first move
c Whoever feels it first should go for it.
p Please do, I've missed more hints than I can count.
i I love it when someone's brave, because I know what it costs.
b Would you make it?
=do you get nervous messaging someone new / were you nervous writing to me
c A bit, because I wanted you to answer.
p I read my own message as if it were a job application.
i Nerves are useful, they tell me I care how it goes.
b Did you reread my first message too?
=are you good at reading signals / can you tell when a girl likes you
c If she's clear, yes, and I'm clear too.
p For me to notice you'd need a sign, lights and possibly a brass band.
i I notice the small things, I just don't dare to believe them at first.
b How would I know you like someone?
=do you look at people's instagram before a date / did you stalk me online
c No, I'd rather hear it all from you.
p Far too risky, my thumb would like a photo from six years ago.
i I enjoy not knowing, it makes the first hour so much better.
b Did you look me up?
=do you show your matches to your friends / did you show anyone my profile
c No, I kept you to myself.
p I wanted to, then I saw what my friends reply to things.
i What's new and good I don't put to a vote.
b Did you show anyone mine?
=what's something people get wrong about you at first / do people misjudge you
c They think I'm reserved, I'm just listening.
p My resting face looks angry, it's only thinking about lunch.
i I joke a lot, so people miss how much I mean what I say.
b What do they get wrong about you?
=what's your idea of a perfect match / describe your dream girl
c Someone kind with a will of her own.
p She laughs at my third best joke and forgives the first two.
i Somebody with whom an ordinary Tuesday feels like a good idea.
b What would your dream guy do on a Sunday?
=are you looking for a wife / do you date to marry
c I date to find someone to stay with, so in a way yes.
p One step at a time, I still have to impress you over coffee.
i The word can wait, what counts at the start is the intention behind it.
b Do you date with a ring in mind?
=would you date someone who's still friends with her ex / is it ok that i talk to my ex
c Yes, if it's honest and out in the open.
p Fine, as long as he doesn't get a better birthday present.
i It can speak well of you that somebody from your past still likes you.
b Are you in touch with yours?
=how do you tell someone you're not interested / how do you let someone down
c Soon, clearly and with some warmth.
p My first draft always sounds like a bank, so I try again.
i I try to say what I'd want to hear, which is the truth without a list of faults.
b How do you tell someone kindly?
`;
