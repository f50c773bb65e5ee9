/** What he can say to tellings of a feel (feels.ts): dates and days. Tables as in content/topic.ts; {tk} is a thing or somebody she names. */
export const FEELS_DAYS = `
=dating
c I like that you say it straight, it makes talking to you easy.
c No hurry from my side, I'd rather do this properly.
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
c With or without {tk}, I'm glad we matched.
p Anyone still brave enough to date deserves a drink, and I'm happy to help.
p Dating should really come with a helpline.
p I promise to be the least dramatic man on this app.
p You make more sense in one message than this app does all year.
p I'll try to be the sensible one, but I can't vouch for my puns.
p Noted, and I'll keep the bad jokes to a minimum.
p I'm starting to see why people used to just marry the neighbour.
p My only strategy here is being nice and spelling things correctly.
p You tell it better than any dating podcast, at least.
p No dating guide ever prepared me for {tk}.
p Someone really should have warned us about {tk}.
p I think Cupid owes you an explanation for {tk}.
p I have about five jokes about {tk}, and I'm being very good.
p I'd watch a whole episode about {tk}, with snacks.
i I like that you still do this with your eyes open.
i None of that would've fit in a profile, and it's the part I'd want to know.
i I think you notice more about people than you let on.
i It takes some courage to tell that to someone new.
i I think you left one sentence out, and that's the one I'm curious about.
i I wonder what made you pick me to tell that to.
i I'm starting to guess what you'd never settle for.
i That gave me a first idea of what matters to you, and I like it.
i We skipped straight to the honest part, and I don't mind at all.
i I suspect there's a longer story behind {tk}, and I have time.
i I read {tk} and thought, she knows what she wants.
i I have a feeling you've thought about {tk} more than most people would.
i I already have a guess about you and {tk}, but I'll keep it for now.
i I think I get you a bit better now, {tk} included.
C What would make this feel easy for you?
C How are you feeling about the whole thing today?
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
P Which of us is supposed to be the calm one here?
P If you wrote the rules for dating, what would rule one be?
P Who would you fire first, Cupid or whoever built this app?
P How closely are your friends following all this?
P Is there anything I need to prepare for {tk}?
P Would you put {tk} in your profile, or is that date three material?
P What would you charge for a crash course in {tk}?
P What would your best friend say about {tk}, uncensored?
I What do you know about yourself now that you didn't at the start?
I When did you last feel completely at ease with someone?
I What would you do differently if you were starting from zero?
I Was that easy to write, or did you delete it once or twice?
I What were you hoping for on the day you signed up?
I How do you notice that someone is worth your time?
I What would you tell a friend about {tk}, if it were her and not you?
I Is there a thought about {tk} that you keep to yourself?
I If {tk} had never come up, what would we be talking about?
I Where does your mind go first when you think of {tk}?
=plans
c You're worth a bit of organising, and I mean that.
c I never thought I'd enjoy talking about plans this much.
c Thanks for letting me know, I like people who say how things stand.
c I'm easy about the details, it's you I'm interested in.
c I like hearing where you are and what you are up to.
c Whatever the clock says, I'm glad to hear from you.
c I'm smiling at my phone, you should know that.
c The practical side can be sorted, the important part is already fine.
c I appreciate the heads up, that's thoughtful of you.
c You had my full attention by the time you got to {tk}.
c You, me and {tk}, I can work with that.
c Good to know about {tk}, I like having the full picture.
c Whatever happens with {tk}, I'm glad we're talking.
c I've made a mental note of {tk}, and of you.
p You make travel updates sound a lot better than the station does.
p I'm being very calm about this, in case you can't tell.
p I've never been this interested in someone's schedule.
p I just checked the time for no good reason.
p If you keep updating me like this I'll start to feel important.
p My sense of time goes a bit funny when you write.
p That's clearer than any directions I've ever been given.
p You can send me your whole calendar, I'd read it.
p Thanks, I'll try to look like I wasn't waiting for that message.
p {Tk}, okay, I think I can handle that.
p I was completely relaxed until you mentioned {tk}.
p I have nothing against {tk}, just so we're clear.
p No good plan without {tk}, apparently.
p I'm choosing to be very brave about {tk}.
i Funny how I'm suddenly interested in where you are.
i I wonder what you think about when you're on your way somewhere.
i I like the in between moments you let me see.
i It's just a time and a place, and I'm still smiling about it.
i I bet you're the one who always finds the best seat.
i I'd like to know what you were thinking one minute before you sent that.
i Even your practical messages make me want to ask more.
i I have a theory that you smiled while typing that.
i You could've kept that short, and I'm glad you didn't.
i I'm seeing {tk} with slightly different eyes now.
i Something in the way you wrote {tk} made me look twice.
i I'll forget the details, but I'll remember {tk}.
i You could've left {tk} out, and I'm glad you didn't.
i I think there's a story in {tk}, and I can wait for it.
C How are you feeling about it all right now?
C What would make the whole thing perfect for you?
C Which part are you least sure about?
C Who else knows about it so far?
C What went through your head when you sent that?
C Are you someone who plans ahead or lets things happen?
C How do you feel about {tk}, honestly?
C What should I know about {tk} in advance?
C Could {tk} still surprise us?
C What's the best thing that could happen with {tk}?
P Should I practise seeming casual, or is it too late for that?
P How would you rate my calm so far, out of ten?
P Do we need a code word, just to be safe?
P Which one of us is more punctual, what's your guess?
P What are you in charge of on a trip, snacks or directions?
P How good is your sense of direction, honestly?
P Should I be nervous about {tk}?
P Would cake help with {tk}?
P Where would we be without {tk}?
P How many stars would you give {tk} so far?
I What do you secretly hope will happen next?
I What would you do with one extra hour today?
I Which small detail of it'll you remember, do you think?
I Are you calmer before something or after it?
I What did you almost write instead?
I If you could be anywhere at all right now, where would it be?
I A year ago, what would you have said about {tk}?
I What's the first thing that comes to mind with {tk}?
I What's the feeling that goes with {tk}, if you had to name it?
I If you could change one thing about {tk}, would you?
=apology
c No need to apologise, I'm just glad to hear from you.
c You write when it suits you, I don't keep a stopwatch.
c I'd rather have you late and relaxed than quick and stressed.
c Life comes first, I can wait my turn.
c All forgiven, not that there was anything to forgive.
c I never thought badly of you for a second.
c It's kind of you to explain, you really didn't have to.
c Seeing your name pop up makes up for the wait.
c There's no late with me, you turn up when you turn up.
c Nobody sensible would hold {tk} against you.
c You have my full understanding for {tk}, and my patience too.
c Please don't lose any sleep over {tk}, I haven't.
c I understand about {tk}, more than you'd think.
c You had {tk} to deal with and still wrote, and I noticed.
p You're forgiven, and it took me about two seconds.
p I only checked my phone a perfectly normal number of times.
p You can make it up to me with one good story.
p Stop feeling guilty, it doesn't suit you.
p I considered sulking, but I've no talent for it.
p I survived, though I was quite brave about it.
p I've waited longer for a pizza, you're fine.
p Apology accepted, you can stop looking guilty now.
p You apologise so nicely I almost want you to do it again.
p I forgive you and {tk}, in that order.
p As far as I'm concerned, {tk} can take the blame.
p I'd like to stay cross with {tk}, but you're making it hard.
p I was about to say something stern about {tk}, and then I smiled.
p If {tk} kept you busy, I can only be a little jealous.
i It tells me something nice that you minded at all.
i I like that it stayed on your mind at all.
i Most people would've just gone quiet, and you came back.
i I was curious what you'd say, and now I'm more so.
i Somehow I never took it as a no.
i I wonder what you were up to in the minutes before you wrote this.
i I'm more curious about your day than about the apology.
i You're harder on yourself than anyone else would be, I suspect.
i I'm not bothered by a pause, I just like it when it ends.
i I think {tk} told me more about you than a quick answer would have.
i Now I wonder what life is like around {tk}.
i Now you've mentioned {tk}, I can picture your days a bit better.
i If it weren't for {tk}, I'd know a little less about you.
i I get the feeling there's some history with you and {tk}.
C How are you, now that you've got a moment?
C What would do you good right now?
C Who's looking after you when life gets full?
C When did you last have an hour just for you?
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
P Who's the slowest replier you know, apart from the two of us?
P What would you have written if you'd been in a wild hurry?
P Should {tk} apologise to me too?
P Should I send {tk} flowers or a complaint?
P Would {tk} hold up as an alibi in court?
P Are you and {tk} still on good terms?
I What did you imagine I was thinking?
I Which sentence did you leave out in the end?
I What helps you come back to yourself after a full day?
I When you need to switch off, where do you go?
I How did it feel to press send on that one?
I Do you write the first thing you think, or the third?
I What would your days be like without {tk}?
I What did {tk} keep you from, besides me?
I Is there anything you like about {tk}, in spite of everything?
I Where do your thoughts go with {tk} around?
=nowDoing
c I'd happily keep you company through that by message.
c You've put me right there with you.
c I hope the rest of your day is kind to you.
c Thanks for letting me share the moment, I like being told these things.
c You deserve something nice after that.
c Hang in there, and write whenever you feel like it.
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
i I bet your face tells the whole story right now.
i Such an ordinary moment, and I'm glad I got to hear about it.
i I wonder where your thoughts go when nobody needs anything from you.
i I'd trade my view for yours for five minutes.
i I think there's more to {tk} than you've said so far.
i I keep coming back to {tk}, and I couldn't tell you why.
i You'll have forgotten {tk} by next week, and I might not.
i You don't miss much, I could tell from {tk}.
i Even with {tk} around, I bet your mind is somewhere else.
C How are you holding up?
C What will you do the minute it's over?
C What would make it better right now?
C Who's there with you, or are you on your own?
C What was the best moment of your day before that?
C Do you need a distraction or a listener right now?
C How are you getting on with {tk}?
C What would you rather have than {tk}?
C How do you usually handle {tk}?
C What do you make of {tk} so far?
P On a scale from zen to volcano, where are you?
P Do you have emergency snacks on you?
P What would your exit line be if you could just walk out?
P Are you winning, or is the clock?
P How would a sports commentator describe it right now?
P Which superpower would help most at this moment?
P Would you trade {tk} for a sofa and a film?
P Do you need me to have a word with {tk}?
P How many stars for {tk} so far?
P How much chocolate goes well with {tk}?
I What were you thinking about just before you wrote to me?
I If you could be somewhere else by blinking, where would you go?
I What can you hear around you right now?
I Which moment of today would you keep?
I What do you daydream about when time slows down?
I Who'll get to hear about it tonight, besides me?
I What crossed your mind when {tk} came into it?
I If {tk} could talk, what would you want to hear?
I Have you noticed something about {tk} that others haven't?
I How would you describe {tk} to someone who's never been through it?
=bought
c You tell it so well I feel like I was there.
c I'm glad I get to hear it from you.
c That made me like you a little more, just so you know.
c Either way, I'd say the day goes to you.
c I'm completely on your side in this.
c If all you got out of it was that story, it was worth it.
c I'd have liked to see your face at that moment.
c I don't think anyone gets bored around you.
c You don't do things by halves, and I like that.
c {Tk} and you, that's a good match.
c I already have a soft spot for {tk}.
c You had me at {tk}.
c I'm fully behind you and {tk}.
c I'm happy for you and {tk}, and I mean it.
p I'm going to need the full version of this one day.
p I raised an eyebrow, and then I raised the other one.
p I'd clap, but people would ask questions.
p Sensible people would never understand, luckily I'm not one.
p That sort of thing only happens to interesting people.
p I'm not laughing, I'm admiring loudly.
p I have no advice, but I'm enjoying it enormously.
p I wasn't ready for that, and I loved it.
p That's more drama than my whole week.
p I'd like to be properly introduced to {tk}.
p I give you and {tk} my full blessing.
p I kept a straight face until {tk}.
p I'm raising my glass to {tk}, whatever's in it.
p {Tk}, I'm slightly confused and very impressed.
i I wonder what you'll think of it in ten years.
i I'm curious about the second just before it happened.
i Something tells me that wasn't the only surprise of the day.
i I think I just learned more about you than about it.
i I have a feeling your friends will bring this up for years.
i From now on I'll think of that when your name comes up.
i I like that you let me in on the small stuff.
i I have a feeling you've got more of those.
i If I had to describe you to a friend, I'd start with that.
i I'd give {tk} a name, and I already have one in mind.
i I'm not sure if you found {tk} or it was the other way round.
i There's a bit of you in {tk}, I'm fairly sure.
i I want to know what you were like before {tk}.
i I have a good feeling about you and {tk}.
C Are you happy with it, all things considered?
C Who got to see it first?
C What did you do straight afterwards?
C Would you do it all again?
C What are you going to do now?
C What sort of mood had you set out in?
C What did your friends make of {tk}?
C What did {tk} do for your mood?
C Did you say anything out loud about {tk}?
C What happens next with {tk}?
P Was there applause, or do I have to start it?
P Who has to be told first, your mum or your best friend?
P Did anyone see your face?
P Do I detect pride, panic or both?
P Which of your friends would have got the giggles?
P What would your mother say to that?
P Are you and {tk} on speaking terms?
P Will {tk} be getting a speech at dinner?
P Should I be jealous of {tk} already?
P How would you sell {tk} to a sceptic like me?
I What were you really in the mood for that day?
I What did you think in the very first second?
I At sixteen, what would you have said about it?
I Did some part of you already know?
I Did it change the rest of your day?
I What will you remember of it a year from now?
I What would {tk} say about you to a stranger?
I Is there something you didn't know about yourself before {tk}?
I Whose voice do you hear when you think about {tk}?
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
i You were exactly where you should be, I think.
i That explains the warmth in your messages.
i I can almost see the look on your face as you tell it.
i It's the sort of thing I'd want to hear after a bad day.
i I read it slower the second time.
i I think {tk} will come back to me when I least expect it.
i There's a whole story around {tk}, and I'd like to hear it.
i You and {tk}, I'm not sure that was just chance.
i Without you I'd never have thought about {tk} today.
i I wonder what {tk} did to the rest of your day.
C How did you feel afterwards?
C What did you do right after that?
C Who did you tell first?
C Which moment stayed with you the most?
C Has it changed anything for you?
C Is it still with you today?
C What did {tk} mean to you?
C How did it end with {tk}?
C What do you wish people knew about {tk}?
C Have you told your family about {tk}?
P Do your messages always come without tissues?
P Is it always like that with you, or was that a golden day?
P Should I be sitting down for your next message?
P Can I borrow a bit of that feeling for Monday?
P How long did you manage not to grin?
P Do you cry at films too, or only at real life?
P Who would play {tk} in the film?
P Can {tk} expect fan mail from me?
P Would you swap {tk} for a week in the sun?
P How am I supposed to compete with {tk}?
I What do you think it looked like from the outside?
I Did you know at the time that you'd remember it?
I When did something last move you like that?
I Who taught you to notice such things?
I Is there a song or a smell that goes with it?
I Who would you have liked beside you right then?
I Does thinking of {tk} help on a bad day?
I Did {tk} remind you of something older?
I If you could keep one thing from {tk}, what would it be?
I Did {tk} make you braver or softer?
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
c I'd take your word on {tk} over any expert's.
c I'm glad you brought {tk} to me.
c You've given me {tk} to think about, and I don't mind at all.
c With you I'd even discuss {tk} before breakfast.
p It's a bit early in our chat for my brain to work this hard.
p I'm going to nod slowly and pretend I knew that.
p I'll need a second coffee for this one.
p I was about to ask how your day was, this is much better.
p I was ready for hello, and then you sent that.
p I had a few certainties left this morning, thanks for that.
p My mind was nice and quiet until you came along.
p I'd come to you for advice, no crystal ball needed.
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
i I have my own answer to that, but I want to hear more of yours.
i The longer I think about it, the less sure I get.
i Part of me said yes before I'd finished reading.
i I bet your best thoughts come late at night.
i I'd have loved to be next to you when you thought of that.
i I can't quite leave {tk} alone now.
i I think there's something in {tk}, even if I'd never say it out loud.
i I'd like to get to the bottom of {tk}, preferably with you.
i I'd never have connected you with {tk}, and now I can't not.
i I don't want {tk} explained just yet.
C How did it leave you feeling?
C Who do you talk to about these things?
C Does something like that stay with you all day?
C Do you trust your gut in such things?
C What would you like it to mean for you?
C Have you always been someone who thinks about this?
C What made you think of {tk} today?
C How seriously do you take {tk}, honestly?
C What would it take to change your mind about {tk}?
C What do you hope for when you think of {tk}?
P Do you get these thoughts in the bath or on the bus?
P Is there a short answer, or do we need a whole evening?
P What would your most sensible friend say to that?
P Is this a coffee topic or a wine topic?
P How many of your friends nod and change the subject?
P Should I say something wise now, or just nod?
P Do you consult {tk} before big decisions?
P Would {tk} survive five minutes of my questions?
P What snack goes best with {tk}?
P Who would you text first about {tk}?
I What would change for you if it were true?
I What's the thought just behind that one?
I Which question would you ask if you could only ask one?
I Is it a comfort to you, or does it keep you awake?
I What part of it would you never say out loud?
I Who comes to mind when you think about it?
I Would you want to know everything about {tk}, or keep some mystery?
I What do you think is really behind {tk}?
I When was the first time {tk} mattered to you?
I What have you never quite understood about {tk}?
=weather
c I can nearly feel it from here.
c I hope you're somewhere comfortable by now.
c Look after yourself out there.
c You describe it so well I checked my own window.
c I'd trust your forecast over the official one.
c Whatever it does next, I hope you've got something nice to do.
c I like hearing from you in any weather.
c I wouldn't mind that weather with you for company.
c You're tougher than any forecast, I'd bet on that.
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
i That sounds like weather for staying in and talking too long.
i I wonder what it sounds like where you are.
i You notice more than most people, even the sky.
i Now I'm wondering what you can see from where you are.
i I think your mood and the sky have been talking.
i That sounds like the first page of a good novel.
i I have a guess whether you're a sun or a storm person.
i I can tell from how you write what kind of day it is.
i I can almost tell what the air smells like there.
i I'll think of {tk} the next time I look up.
i You made {tk} sound like something I'd want to see.
i I'd have liked to see your face with {tk} going on.
i I read {tk} and forgot what I was doing for a second.
i I have a feeling we'll still mention {tk} some day.
C How are you doing in all that?
C What's your favourite thing to do on a day like that?
C What are you doing until it changes?
C Who's with you to share it?
C What can you see from your window now?
C Did it turn your plans upside down?
C How did you get on with {tk} after that?
C Did {tk} give you a fright, a laugh or a sigh?
C What did everyone around you say about {tk}?
C Are you getting used to {tk}?
P Should I send ice cream or a blanket?
P Which animal would be happiest where you are?
P How many layers are we talking, honestly?
P Who do we complain to, or thank?
P If you ran the sky for a day, what would you order?
P Will you be hiding from it or dancing in it?
P Did {tk} at least apologise?
P What would you do to {tk} if you were in charge?
P What nickname would you give {tk}?
P Would you call {tk} an extreme sport?
I What does that kind of weather do to your thoughts?
I Which day from long ago does it bring back?
I When were you last out in something like that?
I What would you do if it stayed like that for a month?
I Does it make you want company or peace?
I Are you more yourself in the cold or in the heat?
I What did {tk} make you think of first?
I Is there a song that goes with {tk}?
I What will you tell people about {tk} in ten years?
I Was any part of {tk} secretly nice?
`;
