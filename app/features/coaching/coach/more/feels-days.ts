/** What he can say to tellings of a feel (feels.ts): dates and days. Tables as in content/topic.ts; {tk} is a thing or somebody she names. */
export const FEELS_DAYS = `
=dating
c I like that you say it straight, it makes talking to you easy.
c Dating is much easier when people simply say things, so thank you.
c Thanks for telling me that, I'd rather hear it than guess.
c You set the pace, I'm in no rush.
c That tells me more about you than any profile could.
c You don't have to be polished with me, I'm here for the real version.
c Dating takes some nerve, so I like that you're still in it.
c If anything, I want to know you more after reading that.
c I'm in favour of fewer games and more messages like this one.
c Thank you for being so open about {tk}, that isn't nothing.
c You can talk about {tk} with me and I won't flinch.
c I'm not put off by {tk}, in case you wondered.
c I read the part about {tk} twice, you put it well.
c Even with {tk} in the picture, I'm glad we matched.
p Anyone still brave enough to date deserves a drink, and I'm happy to help.
p Dating should really come with a helpline.
p I promise to be the least dramatic man on this app.
p You make more sense in one message than this app does all year.
p I'll try to be the sensible one, but I can't vouch for my puns.
p Understood, and I'll keep the bad jokes to a minimum.
p Fine by me, I'll behave. More or less.
p Rules accepted, I'd like a copy for my wall.
p I'm starting to see why people used to just marry the neighbour.
p My only strategy here is being nice and spelling things correctly.
p You tell it better than any dating podcast, at least.
p No dating guide ever prepared me for {tk}.
p My favourite message of the day has {tk} in it.
p Somewhere Cupid is taking notes about {tk}.
p I'm choosing my words about {tk} very carefully, be proud of me.
p I'd watch a whole episode about {tk}, with snacks.
i I like that you still do this with your eyes open.
i None of that would've fit in a profile, and it's the part I'd want to know.
i I think you notice more about people than you let on.
i It takes some courage to tell that to someone new.
i The way you talk about dating tells me a lot, all of it good.
i I'd like to hear what dating has taught you so far.
i I'm starting to guess what you'd never settle for.
i That gave me a first idea of what matters to you, and I like it.
i We skipped straight to the honest part, and I don't mind at all.
i I suspect there's a longer story behind {tk}, and I have time.
i I read {tk} and thought, she knows what she wants.
i I have a feeling you've thought about {tk} more than most people would.
i I'd rather hear about {tk} from you than guess.
i I think I get you a bit better now, {tk} included.
C What would make this feel easy for you?
C How are you feeling about dating these days?
C What has someone done on a date that really made you smile?
C What would a good start look like to you?
C Who do you talk to when dating gets on your nerves?
C What should I know so I don't get it wrong?
C How do you feel about {tk} these days?
C What did you tell your friends about {tk}?
C Is there more to {tk} than you've told me?
C What would you want me to understand about {tk}?
P On a scale of charming to alarming, where am I so far?
P Do I at least get points for full sentences?
P Should we try to be the one good story on this app?
P If you wrote the rules for dating, what would rule one be?
P Who would you fire first, Cupid or whoever built this app?
P Do your friends give you dating advice, or do you give it to them?
P Should I be prepared for {tk}, or just be myself?
P Would you put {tk} in your profile, or is that date three material?
P What would {tk} think of me?
P What would your best friend say about {tk}, uncensored?
I What does a really good first date look like to you?
I When do you notice that you feel comfortable with someone?
I What do you hope dating will bring you in the end?
I What do you enjoy about dating, in spite of everything?
I What were you hoping for on the day you signed up?
I How do you notice that someone is worth your time?
I What do people usually get wrong about {tk}?
I Is there a thought about {tk} that you keep to yourself?
I What did {tk} teach you about what you want?
I What would you like me to know about {tk} first?
=plans
c You're worth a bit of organising, and I mean that.
c I never thought I'd enjoy talking about plans this much.
c Thanks for letting me know, I like people who say how things stand.
c I'm easy about the details, it's you I'm interested in.
c Time and place can be sorted, it's you I'd like to see.
c Whatever the clock says, I'm glad to hear from you.
c I'm smiling at my phone, you should know that.
c Sooner or later is fine, I like how clearly you say it.
c I appreciate the heads up, that's thoughtful of you.
c You could plan anything around {tk}, I'd be fine with it.
c You, me and {tk}, I can work with that.
c Good to know about {tk}, I like having the full picture.
c Whatever happens with {tk}, I'm glad we're talking.
c I've made a mental note of {tk}, and of you.
p You make plans sound better than any calendar does.
p I'm being very calm about this, in case you can't tell.
p I've never been this interested in someone's schedule.
p I'm not organised, but for your plans I'll make an effort.
p If you keep updating me like this I'll start to feel important.
p My calendar and I are both standing to attention.
p Clear message, I only read it twice because I was smiling.
p You can send me your whole calendar, I'd read it.
p Thanks, I'll try to look like I wasn't waiting for that message.
p {Tk}, okay, I think I can handle that.
p I was completely relaxed until you mentioned {tk}.
p I have nothing against {tk}, just so we're clear.
p No good plan without {tk}, apparently.
p I'm choosing to be very brave about {tk}.
i Funny how I'm suddenly interested in where you are.
i I like talking plans with you, it makes all this feel real.
i I like how you think about the practical things.
i It's only a practical message, and I'm still smiling about it.
i I think I'd enjoy even the boring bits of a day with you.
i Plans with you in them interest me, whatever the day.
i Even your practical messages make me want to ask more.
i I'd like to think there was a small smile behind that message.
i You could've kept that short, and I'm glad you didn't.
i I like how {tk} turns up in your plans.
i Something in the way you wrote {tk} made me look twice.
i I'll forget the details, but I'll remember {tk}.
i You could've left {tk} out, and I'm glad you didn't.
i I think there's a story in {tk}, and I can wait for it.
C How are you feeling about it all right now?
C What would make the whole thing perfect for you?
C Is there anything I can do to make it easier?
C How's your day been apart from that?
C What would suit you best?
C Are you someone who plans ahead or lets things happen?
C How do you feel about {tk}, honestly?
C What should I know about {tk} in advance?
C How important is {tk} to the plan?
C What's the best thing that could happen with {tk}?
P Should I practise seeming casual, or is it too late for that?
P How would you rate my calm so far, out of ten?
P Is there a rule about snacks, or may I bring some?
P Which one of us is more punctual, what's your guess?
P Are you in charge of the plan, or am I allowed ideas?
P How flexible is your diary when someone makes you laugh?
P Should I be nervous about {tk}?
P Would cake help with {tk}?
P Does {tk} get a say in this?
P Is {tk} a fixed point or open to negotiation?
I What would your favourite version of the plan look like?
I What would you do with one extra hour today?
I What are you most looking forward to this week?
I Do you get a little nervous before you meet someone, too?
I What would you like us to talk about first?
I If you could be anywhere at all right now, where would it be?
I What do you like about {tk}?
I What's the first thing that comes to mind with {tk}?
I How much are you looking forward to {tk}?
I Is {tk} something you enjoy, or does it just have to be?
=apology
c No need to apologise, I'm just glad to hear from you.
c You write when it suits you, I don't keep a stopwatch.
c A sorry like that makes me like you more, not less.
c Life comes first, I can wait my turn.
c All forgiven, not that there was anything to forgive.
c I never thought badly of you for a second.
c It's kind of you to explain, you really didn't have to.
c Seeing your name pop up makes up for anything.
c You've nothing to be sorry for, I like people who are human.
c Nobody sensible would hold {tk} against you.
c You have my full understanding for {tk}, and my patience too.
c Please don't lose any sleep over {tk}, I haven't.
c I understand about {tk}, more than you'd think.
c You had {tk} to deal with and still wrote, and I noticed.
p You're forgiven, and it took me about two seconds.
p Sorry heard, stamped and filed under no problem at all.
p You can make it up to me with one good story.
p The apology was so nice that I've forgotten what it was for.
p I considered sulking, but I've no talent for it.
p I survived, though I was quite brave about it.
p There's no crime here that a good joke couldn't settle.
p Apology accepted, you can stop looking guilty now.
p You apologise so nicely I almost want you to do it again.
p I forgive you and {tk}, in that order.
p As far as I'm concerned, {tk} can take the blame.
p I'd like to stay cross with {tk}, but you're making it hard.
p I was about to say something stern about {tk}, and then I smiled.
p If {tk} kept you busy, I can only be a little jealous.
i It tells me something nice that you minded at all.
i I like that it stayed on your mind at all.
i Most people would've said nothing at all, and you did say it.
i Someone who says sorry so openly is easy to talk to.
i I noticed the kindness in your sorry more than the reason for it.
i Your sorry is accepted, now I'd much rather hear how you are.
i I'm more curious about your day than about the apology.
i You're harder on yourself than anyone else would be, I suspect.
i I'm not bothered by a pause, I just like it when it ends.
i I think {tk} told me more about you than a quick answer would have.
i Now I wonder what life is like around {tk}.
i Now you've mentioned {tk}, I can picture your days a bit better.
i If it weren't for {tk}, I'd know a little less about you.
i I'd like to hear more about {tk}, whenever you feel like it.
C How are you, now that you've got a moment?
C What can I do to cheer you up a little?
C How's your day been, sorry aside?
C Is everything all right on your side now?
C Do you know that you never have to apologise to me?
C Shall we talk about something nicer than being sorry?
C Are you all right with {tk} now?
C What could make {tk} easier on you?
C Did {tk} wear you out?
C Do you know you don't have to apologise for {tk}?
P How should you make it up to me, a good story or cake?
P Shall I pretend to be cross for a minute, just to be fair?
P Did you rehearse that apology or are you always this good?
P Is one forgiveness enough, or should I send two?
P Is there a prize for the nicest apology, and may I hand it over?
P Do you accept forgiveness in the form of a bad joke?
P Should {tk} apologise to me too?
P Should I send {tk} flowers or a complaint?
P Would {tk} hold up as an alibi in court?
P Are you and {tk} still on good terms?
I Were you really worried that I'd mind?
I Are you always this considerate, or did I catch a good day?
I What's been on your mind the most lately?
I What would you like to talk about instead?
I How are you really, all told?
I Are you this hard on yourself with everyone, or only with me?
I Is {tk} any calmer now?
I Does {tk} leave you any time for yourself?
I Is there anything you like about {tk}, in spite of everything?
I Is {tk} behind you now, or still going on?
=nowDoing
c I'd happily keep you company through that by message.
c You've put me right there with you.
c I hope the rest of your day is kind to you.
c Thanks for letting me share the moment, I like being told these things.
c You deserve something nice after that.
c A slice of your ordinary day is exactly what I like to hear.
c I'm glad you thought of me in the middle of that.
c Anything sounds better when you tell it.
c I'm here if you want company, even if it's only on a screen.
c I wish you strength with {tk} and something nice afterwards.
c You've got company now, even with {tk} around.
c I can picture {tk} perfectly, thanks to you.
c You and {tk}, I'm rooting for you.
c I'd listen to you on {tk} for quite a while.
p I feel like I'm getting live coverage, and I like it.
p I'd come and rescue you, but I think I'd just stay and chat.
p Stay strong, I believe in you.
p I'm more gripped by this than by anything on television.
p Ten points for style, whatever happens next.
p Blink twice if you need me to distract you.
p Please continue, I was supposed to be doing something useful.
p You're handling it better than I would, and I'm only reading.
p I expect regular updates, I'm invested now.
p I'm invested in {tk} now and I blame you.
p Keep calm and keep one eye on {tk}.
p I could start a support group for {tk}, you'd be in charge.
p You versus {tk}, and my money is on you.
p My concentration was fine until you mentioned {tk}.
i I'd love to hear the thoughts going on underneath all that.
i I like knowing what you're up to at this exact minute.
i For a minute there it felt like you were in the same room.
i I like that you didn't keep that moment to yourself.
i Now I'm half there myself, wondering what comes next.
i It's nice to know what your day looks like right now.
i Such an ordinary moment, and I'm glad I got to hear about it.
i I wonder whether you're enjoying it or just getting through it.
i I'd trade my view for yours for five minutes.
i I think there's more to {tk} than you've said so far.
i I'd like to hear more about {tk} when you've got a minute.
i I like that {tk} gets a place in your day.
i You don't miss much, I could tell from {tk}.
i Even with {tk} around, I bet your mind is somewhere else.
C How's it going so far?
C What are you doing after that?
C What would make it better right now?
C Who's there with you, or are you on your own?
C How's the rest of your day looking?
C Would you like a bit of company by message meanwhile?
C How are you coping with {tk}?
C What would you rather have than {tk}?
C How do you usually handle {tk}?
C What do you make of {tk} so far?
P On a scale from zen to volcano, where are you?
P Do you have emergency snacks on you?
P Is there coffee involved, or are you doing it the brave way?
P Are you winning so far, or shall I cheer louder?
P Is it fun, or are you bravely pretending?
P Can I help from here, or am I only in charge of moral support?
P Is {tk} treating you well so far?
P Do you need me to have a word with {tk}?
P What would {tk} say about you right now?
P How much chocolate goes well with {tk}?
I What were you thinking about just before you wrote to me?
I Is it something you enjoy, or does it just have to be done?
I What can you hear around you right now?
I What's been the nicest bit of your day so far?
I What do you daydream about when time slows down?
I What are you looking forward to when you're done?
I What crossed your mind when {tk} came into it?
I How do you feel about {tk}, deep down?
I Have you noticed something about {tk} that others haven't?
I Is {tk} more of a pleasure or more of a duty?
=bought
c Whether you needed it or not, I fully approve.
c New things are half the fun of an ordinary week.
c That made me like you a little more, just so you know.
c A little treat like that can carry a whole week.
c If it makes you smile, it's worth whatever it cost.
c If all you got out of it was that story, it was worth it.
c I'd have liked to see your face when it was yours.
c A find like that deserves a bit of celebrating.
c Good for you, nobody should have to be sensible every day.
c {Tk} and you, that's a good match.
c I already have a soft spot for {tk}.
c You'd won me over by the time you got to {tk}.
c I'm fully behind you and {tk}.
c I'm happy for you and {tk}, and I mean it.
p I'm going to need a proper tour of that one day.
p My wallet is nervous just from reading that.
p I'd clap, but people would ask questions.
p Sensible people would never understand, luckily I'm not one.
p That sort of thing only happens to interesting people.
p I'm not laughing, I'm admiring loudly.
p I have no advice, but I'm enjoying it enormously.
p I was fine this morning, and now I think I need one too.
p I'd never survive a shop like that with my willpower.
p I'd like a formal introduction to {tk}, please.
p I give you and {tk} my full blessing.
p I kept a straight face until {tk}.
p I'm raising my glass to {tk}, whatever's in it.
p {Tk}, I'm slightly confused and very impressed.
i I wonder what you'll think of it in ten years.
i I like people who get properly excited about a new thing.
i I'd like to see what else catches your eye.
i I think I just learned more about you than about it.
i What people choose tells me a lot, and I like your choices.
i From now on I'll think of that when your name comes up.
i I like that you let me in on the small stuff.
i I bet there's a small story behind how you chose it.
i If I had to describe you to a friend, I'd start with that.
i I'd give {tk} a name, and I already have one in mind.
i I'm not sure if you found {tk} or it was the other way round.
i There's a bit of you in {tk}, I'm fairly sure.
i I'd like to hear the whole story of you and {tk}.
i I have a good feeling about you and {tk}.
C Are you happy with it, all things considered?
C Who got to see it first?
C What made you go for it?
C Would you do the same again tomorrow?
C What's the plan with it now?
C Had you been wanting that for a while?
C What did your friends make of {tk}?
C How happy are you with {tk} so far?
C What made you go for {tk}?
C What happens next with {tk}?
P Has anybody admired it yet, or may I go first?
P Who has to be told first, your mum or your best friend?
P Was it planned, or did it just happen?
P Do I detect pride, panic or both?
P Would you call it need, treat or pure weakness?
P What would your mother say to that?
P Are you and {tk} on speaking terms?
P Does {tk} have a name yet?
P Should I be jealous of {tk} already?
P How would you sell {tk} to a sceptic like me?
I Does it make you happy every time you look at it?
I What did you think in the very first second?
I At sixteen, what would you have said about it?
I Are you good at treating yourself to things?
I Did it make the rest of your day a bit nicer?
I Do you usually decide quickly, or think about it for weeks?
I What would {tk} say about you to a stranger?
I What did you think when you first saw {tk}?
I What was it about {tk} that won you over?
I Where do you see yourself and {tk} in five years?
=touching
c That warmed me more than I expected.
c Thank you for that, it put a bit of faith back in me.
c You've got a big heart, it shows in how you tell it.
c I'm touched, and I don't say that lightly.
c The world could do with more of that, and more of you.
c I'd have had a lump in my throat.
c It's good to know moments like that still happen.
c That's just made my day a bit softer.
c I can see why you wanted to tell someone, and I'm glad it was me.
c I like how you talk about {tk}, I could tell it matters.
c I won't forget {tk} in a hurry.
c You made me care about {tk} in a single message.
c My day is better for knowing about {tk}.
c {Tk}, that went straight to my heart.
p I'm not crying, it's just very bright in here.
p You'll ruin my reputation as a tough guy.
p Right, I'm going to need a moment.
p I had a cynical answer ready, and now I can't use it.
p Careful, I'm softer than I look.
p That's it, I like people again.
p You can't just send me that without a warning.
p More of that please, as often as you like.
p That beats everything else I've read today.
p Three cheers for {tk}, and one for you.
p I didn't expect to get emotional about {tk} today, but here we are.
p I was doing fine until you got to {tk}.
p If {tk} had a fan club, I'd join today.
p I've gone all soft about {tk}, and I blame you.
i I wonder who else is still thinking about that tonight.
i I think you felt more than you wrote.
i It makes me want to pay more attention today.
i I didn't answer straight away, I wanted to enjoy it for a second.
i Moments like that are what I'd like to notice more often.
i That explains the warmth in your messages.
i I can almost see the look on your face as you tell it.
i It's the sort of thing I'd want to hear after a bad day.
i I read it slower the second time.
i I think {tk} will come back to me when I least expect it.
i There's a whole story around {tk}, and I'd like to hear it.
i I like that you noticed {tk} at all.
i I'm glad you told me about {tk}, I'd have missed something.
i I wonder what {tk} did to the rest of your day.
C Did it make you smile or cry?
C Does something like that happen to you often?
C Who else have you told about it?
C Which moment stayed with you the most?
C Has it changed anything for you?
C Is it still with you today?
C Why did {tk} mean so much to you?
C What moved you most about {tk}?
C What do you wish people knew about {tk}?
C Have you told your family about {tk}?
P Do your messages always come without tissues?
P Is it always like that with you, or was that a golden day?
P Should I be sitting down for your next message?
P Can I borrow a bit of that feeling for Monday?
P Was it tears, a smile or a bit of both?
P Do you cry at films too, or only at real life?
P Should somebody make a small film about {tk}?
P Can {tk} expect fan mail from me?
P May I applaud {tk} from here?
P Does {tk} know how much that touched you?
I What did you feel in that very moment?
I Do you think you'll still remember it in ten years?
I When did something last move you like that?
I Who taught you to notice such things?
I What's the kindest thing somebody has done for you lately?
I Do little kind moments stay with you for long?
I Does thinking of {tk} help on a bad day?
I Will you think of {tk} again tonight, do you think?
I What will stay with you about {tk}?
I What would you like to say about {tk} that didn't fit in the message?
=wonder
c I like the way your mind works.
c You've got me thinking, and I enjoy that.
c That's the sort of thing I'd happily talk about until late.
c I'd pick this over polite chat about nothing every time.
c You made me stop and read that again.
c I can't imagine being bored with a mind like yours.
c Thanks for trusting me with what goes on in there.
c You skip the small talk, and I'm all for it.
c Whatever is behind it, I'm glad you told it to me.
c I could talk to you about {tk} for an hour and not notice.
c On {tk}, I'd believe you before any expert.
c I'm glad you brought {tk} to me.
c You've given me {tk} to think about, and I don't mind at all.
c With you I'd even discuss {tk} before breakfast.
p It's a bit early in our chat for my brain to work this hard.
p I'm going to nod slowly and pretend I knew that.
p I'll need a second coffee for this one.
p I was about to ask how your day was, this is much better.
p I was ready for hello, and then you sent that.
p I had a few certainties left this morning, thanks for that.
p I'm keeping that one for the next awkward silence.
p I'll be thinking about that in the shower tomorrow, thanks.
p Half of me is nodding and the other half needs chocolate.
p I tried to form an opinion on {tk} and had to sit down.
p I didn't expect {tk} today, and yet here we are.
p My horoscope could've at least mentioned {tk}.
p {Tk} on an ordinary day, you spoil me.
p For {tk} I'd need a sofa and a glass of wine.
i I wonder what set that off in you.
i I have a feeling there's more behind that, and I'd like to hear it.
i You look at things from an angle I hadn't tried.
i That one's going to stay with me for a day or two.
i I'd like to know what else goes through your head on a quiet day.
i The longer I think about it, the more I like it.
i I like that your head wanders off to places like that.
i I bet your best thoughts come late at night.
i I'd have loved to be next to you when you thought of that.
i I can't quite leave {tk} alone now.
i I think there's something in {tk}, even if I'd never say it out loud.
i I'd like to get to the bottom of {tk}, preferably with you.
i I'd never have thought of {tk}, and now I can't stop.
i I like that {tk} is on your mind.
C Did it leave you smiling or puzzled?
C Who do you talk to about these things?
C Does something like that stay with you all day?
C Do you often think about things like that?
C What made you think of that today?
C Have you always been this curious?
C What made you think of {tk} today?
C How seriously do you take {tk}, honestly?
C What do you like about {tk}, honestly?
C What does {tk} make you feel?
P Do you get these thoughts in the bath or on the bus?
P Do you have more of these, or should I ration them?
P What would your most sensible friend say to that?
P Is this a coffee topic or a wine topic?
P How many of your friends nod and change the subject?
P Should I say something wise now, or just nod?
P Do you consult {tk} before big decisions?
P Is {tk} a serious matter, or may I smile?
P Should we discuss {tk} over tea or over wine?
P Who would you text first about {tk}?
I Do your best thoughts come to you by day or by night?
I Where did your thoughts go from there?
I What's the strangest thing you've wondered about lately?
I Is it a nice thought to you, or a slightly strange one?
I Do you wonder about such things a lot, or only on certain days?
I Who comes to mind when you think about it?
I Would you want to know everything about {tk}, or keep some mystery?
I What do you think is really behind {tk}?
I When was the first time {tk} mattered to you?
I What have you never quite understood about {tk}?
=weather
c I can nearly feel it from here.
c I hope you're somewhere comfortable by now.
c I hope you get the best out of it, whatever the sky does.
c You describe it so well I checked my own window.
c I'd trust your forecast over the official one.
c Weather like that is a good excuse to talk for longer.
c I like hearing from you in any weather.
c I wouldn't mind that weather with you for company.
c Whatever the weather does, you make it sound worth a look.
c I'd share {tk} with you and not complain once.
c Take care of yourself with {tk}, I'd like you in one piece.
c Thanks to you I'm now picturing {tk} quite vividly.
c If {tk} had to happen, I'm glad you're the one telling me.
c Even {tk} couldn't stop me enjoying your message.
p Someone up there is just pressing buttons.
p Finally, a forecast with personality.
p You'd be good on the evening news, I'd actually watch.
p I've never been so interested in a forecast.
p I had no opinion on the weather until just now.
p I'd offer you an umbrella or a fan, whichever helps.
p You've made talking about the weather fun, that's a first.
p The weather clearly can't do anything by halves.
p I'm sending moral support, which is no use but well meant.
p I'd watch a whole weather report just about {tk}.
p My weather app kept very quiet about {tk}.
p Nobody asked {tk} to show off like that.
p My thoughts are with you and {tk}, mostly with you.
p I'll never complain about my own weather again, not after {tk}.
i Any weather sounds good for talking too long with you.
i I wonder what it sounds like where you are.
i You notice more than most people, even the sky.
i Now I'm wondering what you can see from where you are.
i I wonder whether weather like that changes your mood.
i That sounds like the first page of a good novel.
i I have a guess whether you're a sun or a storm person.
i I can tell from how you write what kind of day it is.
i I can almost tell what the air smells like there.
i I'll think of {tk} the next time I look up.
i You made {tk} sound like something I'd want to see.
i I'd have liked to see your face with {tk} going on.
i I'd like to see {tk} from your window.
i I have a feeling we'll still mention {tk} some day.
C How are you doing in all that?
C What's your favourite thing to do on a day like that?
C What are you doing with a day like that?
C Do you like that kind of weather?
C What can you see from your window now?
C Are you staying in today, or going out anyway?
C How are you finding {tk} so far?
C Did {tk} give you a fright, a laugh or a sigh?
C What did everyone around you say about {tk}?
C Are you getting used to {tk}?
P Should I send ice cream or a blanket?
P Were you dressed for it, or did it surprise you?
P Is that sofa weather or park weather, in your opinion?
P Who do we complain to, or thank?
P If you ran the sky for a day, what would you order?
P Will you be hiding from it or dancing in it?
P Did {tk} at least apologise?
P What would you do to {tk} if you were in charge?
P What nickname would you give {tk}?
P Is {tk} normal where you are, or showing off?
I What does that kind of weather do to your thoughts?
I What's your favourite weather, if you could order it?
I What's the nicest thing about weather like that?
I What would you do if it stayed like that for a month?
I Does it make you want company or peace?
I Are you more yourself in the cold or in the heat?
I Do you like {tk}, secretly?
I Does {tk} change your mood?
I Does {tk} make you want to go out or stay in?
I Was any part of {tk} secretly nice?
`;
