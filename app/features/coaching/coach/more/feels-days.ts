/** What he can say to tellings of a feel (feels.ts): dates and days. Tables as in content/topic.ts; {tk} is a thing or somebody she names. */
export const FEELS_DAYS = `
=dating
c I like that you say it straight, it makes talking to you easy.
c No hurry from my side, I'd rather do this properly.
c Thanks for telling me that, I'd rather hear it than guess.
c You set the pace and I'll happily walk alongside.
c That tells me more about you than any profile could.
c You don't have to be polished with me, I'm here for the real version.
c Dating takes some nerve, and you clearly still have yours.
c If anything, I want to know you more after reading that.
c I'm in favour of fewer games and more messages like this one.
c Thank you for being so open about {tk}, that isn't nothing.
c You can talk about {tk} with me and I won't flinch.
c I'm not put off by {tk}, in case you wondered.
c I read the part about {tk} twice, I like how you put it.
c With or without {tk}, I'm glad you ended up in my messages.
p Anyone still brave enough for dating deserves a small medal, yours is in the post.
p Dating really ought to come with a helpline and biscuits.
p I promise to be a very low drama entry in your memoirs.
p You make more sense in one message than this app does all year.
p I'll try to be the sensible one, though I can't vouch for my puns.
p Noted, underlined, and put somewhere safe from my worse jokes.
p Romance was apparently simpler with quills and a chaperone.
p My only strategy here is being nice and spelling things correctly.
p At least you tell it better than any advice column.
p No dating guide ever prepared me for {tk}.
p There should be a whole manual just about {tk}.
p Cupid has some explaining to do about {tk}.
p I've filed {tk} under things to treat with tact and tea.
p I'd give {tk} at least a footnote in the rules of dating.
i It says something that you still do this with your eyes open.
i Funny how an app shows the photos and hides the things that matter.
i I think you notice more about people than you let on.
i It takes some courage to tell that to someone new.
i You left one sentence out, I suspect, and that's the one I'm curious about.
i I wonder what made you pick me to tell that to.
i I'm starting to guess what you'd never settle for.
i That gave me a first idea of what matters to you, and I like it.
i Strange that two strangers can skip straight to the honest part.
i I suspect there's a longer story behind {tk}, and I have time.
i Behind {tk} I hear someone who knows her own mind.
i I have a feeling you've thought about {tk} more than most people would.
i From {tk} alone I could guess three things about you.
i Hearing about {tk} made me trust you a bit more.
C What would make this feel easy for you?
C How are you feeling about the whole thing today?
C What has a man done lately that made you smile instead?
C What would a good start look like to you?
C Who do you talk to when dating gets on your nerves?
C What should I know so I don't get it wrong?
C How do you feel about {tk} these days?
C What did you tell your friends about {tk}?
C Is there more to {tk} than you've told me?
C What would you want me to understand about {tk}?
P On a scale of charming to alarming, where am I so far?
P Do I get points for full sentences and good manners?
P Which of us is supposed to be the calm one here?
P If you wrote the rules for dating, what would rule one be?
P Who would you sack first, Cupid or whoever built this app?
P How many of your friends are following this like a series?
P Do I need to prepare anything on the subject of {tk}?
P Would {tk} go in the small print or in capital letters?
P How much would you charge for a lesson on {tk}?
P What would your best friend say about {tk}, uncensored?
I What do you know about yourself now that you didn't at the start?
I When did you last feel completely at ease with someone?
I How different would you be if nobody had ever disappointed you?
I Which part of that was hardest to write down?
I What were you hoping for on the day you signed up?
I How do you notice that someone is worth your time?
I What would you tell a friend in the same spot with {tk}?
I Is there a thought about {tk} that you keep to yourself?
I If {tk} had never come up, what would we be talking about?
I Where does your mind go first when you think of {tk}?
=plans
c You're worth a bit of organising, and I mean that.
c Logistics have never sounded this nice to me.
c Thanks for letting me know, I like people who say how things stand.
c I'm easy about the details, it's you I'm interested in.
c I like hearing where you are and what you are up to.
c Maps and clocks can be argued with, and I'm on our side.
c I'm smiling at my phone, you should know that.
c The practical side can be sorted, the important side is already fine.
c I appreciate the heads up, that's thoughtful of you.
c You had my full attention by the time you got to {tk}.
c You, me and {tk}, I can work with that.
c Good to know about {tk}, I like having the full picture.
c Whatever happens with {tk}, I'm glad we're talking.
c I've put {tk} on my mental map, right beside you.
p You'd make a marvellous train announcer, I'd miss my train just listening.
p I'd like it on record that I'm behaving very calmly about this.
p My inner events manager has put the kettle on and is nodding.
p I've synchronised my watch, mainly because it feels heroic.
p Carrier pigeons used to make this sort of thing much harder.
p Clocks and maps were plainly invented by someone with no love life.
p I feel like a satnav that has finally been spoken to kindly.
p If charm counted as mileage, you'd have free upgrades by now.
p Spies have passed on their whereabouts with less flair than you.
p {Tk}, very well, I shall brace myself with dignity.
p I've told my nerves about {tk}, and they asked for details.
p Let it be known that I have no quarrel with {tk}.
p Every good expedition needs {tk}, apparently.
p I'd salute {tk} if I could do it with a straight face.
i Odd how a place changes once someone you like is in it.
i I wonder what you look at on the way from one place to another.
i I like the in between moments you let me see.
i Two people and one clock, and somehow that's already a plot.
i You sound like someone who notices which seat has the best view.
i I'd like to know what you were thinking one minute before you sent that.
i Somehow your practical messages sound the least practical.
i I have a theory that you smiled at least once while typing that.
i Of all the places you could be, I like that you're in my messages.
i I'm seeing {tk} with slightly different eyes now.
i Something in the way you wrote {tk} made me look twice.
i I suspect {tk} will stay in my head longer than any time or date.
i You could have left {tk} out, and I'm glad you didn't.
i There's half a story hiding in {tk}, and I can wait for it.
C How are you feeling about it all right now?
C What would make the whole thing perfect for you?
C Which part would you rather not leave to chance?
C Who else knows about it so far?
C What went through your head when you sent that?
C Are you someone who plans ahead or lets things happen?
C How do you feel about {tk}, honestly?
C What should I know about {tk} in advance?
C Could {tk} still surprise us?
C What's the best thing that could happen with {tk}?
P Should I practise seeming casual, or is it too late for that?
P How would you rate my calm so far, out of ten?
P Do we need a code word, just to be thorough?
P Who's the more punctual of us, your honest guess?
P What's your talent in an emergency, snacks or directions?
P Is your sense of direction a gift or a rumour?
P Do I need a permit for {tk}?
P Can {tk} be bribed with cake, do you think?
P Where would we be without {tk}?
P What would a tour guide say about {tk}?
I What do you secretly hope will happen next?
I What would you do with one extra hour today?
I Which small detail of it'll you remember, do you think?
I Are you calmer before something or after it?
I What did you almost write instead?
I If distance and time were no object, where would you be?
I A year ago, what were your thoughts on {tk}?
I Which memory comes up when you hear the words {tk}?
I How would you name the feeling that goes with {tk}?
I If you could change one thing about {tk}, would you?
=apology
c No apology needed, I'm simply glad to hear from you.
c You write when it suits you, I don't keep a stopwatch.
c I'd rather have you late and unhurried than quick and absent.
c Life comes first, I'm quite happy to be second in the queue.
c All forgiven, not that there was anything to forgive.
c I never thought badly of you for a second.
c It's kind of you to explain, you really didn't have to.
c Your name on my screen makes up for any wait.
c There's no late here, only you turning up, and I like that.
c Nobody sensible would hold {tk} against you.
c You have my full understanding for {tk}, and my patience too.
c Please don't lose any sleep over {tk}, I haven't.
c I understand about {tk}, more than you'd think.
c Between {tk} and everything else you still wrote, and I noticed.
p The court finds you charming and dismisses the case.
p I was only halfway through a sea shanty about your absence.
p Your sentence is one good anecdote, payable whenever you like.
p Guilt doesn't suit you nearly as well as mischief would.
p I considered sulking, but I've no talent for it.
p Historians will note that nobody was harmed by the wait.
p Glaciers would call that a rushed answer, so relax.
p Apology accepted, framed and hung in an imaginary hallway.
p You apologise so nicely that I nearly want you to be late again.
p I hereby pardon you and {tk}, in that order.
p As far as I'm concerned, {tk} can take the blame.
p Letters by ship took months and nobody blamed {tk}.
p I've drafted a stern note about {tk} and torn it up again.
p If {tk} ever needed a character witness, I'd volunteer.
i It tells me something nice that you minded at all.
i I like that my message stayed with you, even unanswered.
i Some people vanish without a word, you turned up with one.
i I was curious what you'd say, and now I'm more so.
i Your silence never read like a no to me.
i I wonder what you were like in the minutes before you wrote this.
i There's a whole person behind that sorry, and I'd like to know her.
i You're harder on yourself than anyone else would be, I suspect.
i Perhaps a pause does no harm, I only wanted to hear from you more.
i I find {tk} more revealing than a punctual answer.
i Now I wonder what life is like around {tk}.
i You mentioned {tk} and suddenly your days had a shape.
i Without {tk} I'd have known a little less about you.
i Between you and {tk} there seems to be some history.
C How are you, now that you've got a moment?
C What would do you good right now?
C Who's looking after you when life gets full?
C When did you last have an hour just for you?
C Do you know that you never have to apologise to me?
C Shall we talk about something nicer than being sorry?
C Are you all right with {tk} now?
C What could make {tk} easier on you?
C Did {tk} wear you out?
C Who told you that {tk} needed an apology?
P How shall we punish you, with one biscuit or two?
P Shall I pretend to be cross for a minute, for balance?
P Did you rehearse that apology or are you always this good?
P Would you like your forgiveness gift wrapped?
P Who is the slowest replier you know, apart from snails?
P What would you have written if you'd been in a wild hurry?
P Could {tk} sign the apology as well?
P Should I send {tk} flowers or a complaint?
P What would a judge make of {tk}?
P Do you and {tk} need a mediator?
I What did you imagine I was thinking?
I Which sentence did you leave out in the end?
I What helps you come back to yourself after a full day?
I When you go quiet, where do you go?
I How did it feel to press send on that one?
I Do words come to you slowly or all at once?
I What would your days be like without {tk}?
I What did {tk} keep you from, besides me?
I Is there anything you like about {tk}, in spite of everything?
I Where do your thoughts go with {tk} around?
=nowDoing
c I'd happily keep you company through that by message.
c You've put me right there beside you, I could nearly hear it.
c I hope the clock is kind to you today.
c Thanks for letting me share the moment, I like being told these things.
c You deserve a good cup of something after that.
c Hang in there, and write whenever you feel like it.
c I'm glad you thought of me in the middle of that.
c Any moment sounds better when you tell it.
c That sort of day needs a good voice at the other end, here I am.
c I wish you strength with {tk} and something nice afterwards.
c You've got company now, even with {tk} around.
c I can see {tk} in front of me, thanks to you.
c You and {tk}, I'm rooting for you.
c I'd listen to you on {tk} for quite a while.
p Somewhere a nature documentary is missing its narrator.
p I'd send a rescue team, but they'd only want to stay and chat.
p Stay strong, civilisations have fallen over less.
p This has all the suspense of a thriller and none of the car chases.
p I award you ten points for endurance and five for style.
p Blink twice if you need me to distract you.
p Time is clearly being paid by the hour today.
p I hereby appoint you patron saint of hanging on.
p Consider me your loyal correspondent on the outside.
p I'm invested in {tk} now and I blame you.
p Keep calm and keep one eye on {tk}.
p I'd form a small support group around {tk}.
p You versus {tk}, and my money is on you.
p My concentration was fine until you mentioned {tk}.
i I'd love to hear the thoughts going on underneath all that.
i I like knowing what your world sounds like at this minute.
i Strange how near you feel for someone I can't see.
i You could have told nobody, and that moment would've been gone.
i Part of me is right there now, wondering what comes next.
i I suspect your face tells the whole story at this minute.
i Everyone has an hour like that today, and I got to hear yours.
i I'm curious what your thoughts do when nobody is asking for them.
i If I could borrow your eyes for a minute, it would be this one.
i There must be a thought behind {tk} that you haven't said.
i I keep returning to {tk}, and I couldn't tell you why.
i In a year you'll have forgotten {tk}, and I might not.
i You miss very little, I could tell from {tk}.
i With {tk} so close, your thoughts must be off somewhere by now.
C How are you holding up?
C What will you do the minute it's over?
C What would make it better right now?
C Who's there with you, or are you on your own?
C What was the best moment of your day before that?
C Do you need a distraction or a listener right now?
C How are your nerves with {tk}?
C What would you rather have than {tk}?
C How do you usually get through {tk}?
C What do you make of {tk} so far?
P On a scale from zen to volcano, where are you?
P Do you have emergency snacks on you?
P What would your exit line be if you could stage a dramatic one?
P Are you winning, or is the clock?
P How would a sports commentator describe it right now?
P Which superpower would help most at this moment?
P Would you trade {tk} for a cup of tea and a sofa?
P Should we start a petition about {tk}?
P Can I interest you in a refund on {tk}?
P How many biscuits would make up for {tk}?
I What were you thinking about just before you wrote to me?
I If you could be somewhere else by blinking, where would you go?
I What can you hear around you right now?
I Which moment of today would you keep?
I What do you daydream about when time slows down?
I How will you tell someone about it tonight?
I What crossed your mind when {tk} came into it?
I If {tk} could talk, what would you want to hear?
I Have you noticed something about {tk} that others haven't?
I How would you explain {tk} to someone from another century?
=bought
c You tell it with such relish that I feel I was in on it.
c I'm glad I get to hear it from you.
c That made me like you a little more, just so you know.
c The day belongs to you either way, I'd say.
c I'm completely on your side in this.
c Anything that gives you that good a story was worth it.
c I'd have liked to see your face at that moment.
c Nobody could be bored with you around.
c You don't do things by halves, and I like that.
c {Tk} and you, that's a good match.
c I already have a soft spot for {tk}.
c You had me at {tk}.
c I'm fully behind you and {tk}.
c Congratulations on {tk}, and I mean it in every sense.
p A museum will want to know about this one day.
p Somewhere a very serious person just dropped a monocle.
p I'd ring a small bell in your honour if I had one.
p Sensible people would never understand, thank goodness.
p Fate has a sense of humour and clearly knows your address.
p I'm not laughing, I'm admiring loudly.
p The experts are divided, but I'm enjoying it enormously.
p That deserves a drum roll and possibly a velvet cushion.
p Kingdoms have changed hands with less drama.
p I demand a formal introduction to {tk}.
p Long may you reign with {tk}.
p My poker face didn't survive {tk}.
p I'd toast {tk} with whatever is in the cup.
p {Tk}, I bow, slightly confused and very impressed.
i I wonder what you'll think of it in ten years.
i I'm curious about the second just before it happened.
i Something tells me that wasn't the only surprise of the day.
i You tell me about a thing and I learn about you.
i I suspect this one will become a legend among your friends.
i From now on I'll think of that when your name comes up.
i I like that you let me in on the small stuff.
i Someone who writes like that has more of those up her sleeve.
i Strangely enough, that's where I'd begin if I had to describe you.
i I'd give {tk} a name, and I'm already thinking about which.
i I keep thinking {tk} found you rather than the reverse.
i There's a bit of you in {tk}, I'm fairly sure.
i The world was slightly duller before {tk}.
i I see a future for you and {tk}, or at least a past.
C Are you happy with it, all things considered?
C Who got to see it first?
C What did you do straight afterwards?
C Would you do it all again?
C What are you going to do now?
C What sort of mood had you set out in?
C What did your friends make of {tk}?
C Can I ask what {tk} did for your mood?
C Did you say anything out loud about {tk}?
C What happens next with {tk}?
P Was there applause, or do I have to start it?
P Should the town crier be informed?
P Did anybody faint, even briefly?
P Do I detect pride, panic or both?
P Which of your friends would have got the giggles?
P What would your wisest aunt say to that?
P Are you and {tk} on speaking terms?
P Will {tk} be getting a speech at dinner?
P Shall I address you as the lady with {tk} from now on?
P How would you sell {tk} to a sceptic like me?
I What were you really looking for when that happened?
I What did you think in the very first second?
I At sixteen, what would your verdict have been?
I What does it say about you that you already knew?
I Did it change the rest of your day?
I What will you remember of it a year from now?
I What would {tk} say about you to a stranger?
I Is there something you didn't know about yourself before {tk}?
I Whose voice do you hear when you think about {tk}?
I Where do you see yourself and {tk} in five years?
=touching
c That warmed me more than I'd expected a message to.
c Thank you for that, it put a bit of faith back in me.
c You have a big heart, it shows in how you tell it.
c I'm touched, and I don't say that lightly.
c The world could do with more of that, and more of you.
c I'd have had a lump in my throat.
c It's good to know there are still such moments, and people who see them.
c That took the hard edges off my day.
c I can see why you wanted to tell someone, and I'm glad it was me.
c I'd be proud to know someone who talks about {tk} like that.
c I won't forget {tk} in a hurry.
c You made me care about {tk} in a single message.
c My day is better for knowing about {tk}.
c {Tk}, that went straight to my heart.
p I'm not crying, I'm watering my phone.
p You'll ruin my reputation as a hard man to move.
p Right, I'm going to need a moment and a biscuit.
p My cynical side has just handed in its notice.
p Careful, with messages like that I'll start humming.
p If there were a guild of good souls, you'd be on the committee.
p You can't just write that to a person with a soft centre.
p I'd like to order more of that, please, in large.
p Today's news can pack up, yours is better.
p Three cheers for {tk}, and a fourth for you.
p I'd put {tk} on a stamp.
p My stiff upper lip had no chance against {tk}.
p If {tk} had a fan club, I'd bring the lemonade.
p Poets get out of bed for {tk}, and so would I.
i I wonder who else will be thinking of that tonight.
i I think you felt more there than you wrote.
i It makes me want to pay closer attention today.
i There's a good silence after something like that, even in a chat.
i You were exactly where you should be, I think.
i That explains something about the warmth in your messages.
i Now I know one reason you smile to yourself.
i It's the sort of thing I'd want to hear after a bad day.
i Oddly, it made the room around me seem bigger.
i I think {tk} will come back to me when I least expect it.
i There's a whole world around {tk}, and you let me peek in.
i You and {tk}, I'm not sure that was only chance.
i Without you I'd never have thought about {tk} today.
i I wonder what {tk} did to the rest of your day.
C How did you feel afterwards?
C What did you do right after that?
C Who did you tell first?
C Which moment stayed with you the most?
C Has it changed anything for you?
C Are you still glowing a bit?
C What did {tk} mean to you?
C How did it end with {tk}?
C What would you like people to know about {tk}?
C Have you told your family about {tk}?
P Do you hand out tissues with your messages?
P Is it always like that with you, or was that a golden day?
P Should I warn my heart before your next message?
P Can I borrow a bit of that feeling for Monday?
P How long did you manage not to grin?
P Do you celebrate that with tea or with something fizzy?
P Who would play {tk} in the village theatre?
P Can {tk} expect fan mail from me?
P Would you swap {tk} for a week in the sun?
P Where should we put the statue of {tk}?
I What do you think it looked like from the outside?
I Did you know at the time that you'd remember it?
I When did something last move you like that?
I Who taught you to notice such things?
I Is there a smell or a sound that goes with it?
I Whom would you have liked beside you right then?
I Could {tk} help you through a grey day?
I Which memory woke up because of {tk}?
I If you could keep one thing from {tk}, what would it be?
I Did {tk} make you braver or softer?
=wonder
c I like the way your mind works.
c You've got me thinking, and I enjoy that.
c That's the sort of thing I'd happily talk about until late.
c I'd pick this over polite chat about nothing every time.
c You say things that make me slow down and read again.
c A head like yours is never dull company, I'm sure.
c Thanks for trusting me with what goes on in there.
c You don't do small talk, and I'm delighted.
c Whatever is behind it, I'm glad you told it to me.
c I could talk to you about {tk} for an hour and not notice.
c I'd take your word on {tk} over any expert's.
c I'm glad you brought {tk} to me.
c You've given me {tk} to think about, and I don't mind at all.
c With you I'd even discuss {tk} before breakfast.
p My brain put on its good jacket for that.
p The universe has clearly got your number.
p I'll need a second coffee and possibly a beard to stroke.
p Philosophers have charged good money for less.
p I was ready for hello and you opened a trapdoor.
p Please leave the rest of my certainties where they are.
p My mind was a tidy room until you came in.
p You'd make an excellent oracle, with better manners than most.
p Half of me is nodding and the other half is looking for chocolate.
p I asked my inner wizard about {tk} and he went to lie down.
p I didn't have {tk} down for today, and yet here we are.
p My horoscope could at least have mentioned {tk}.
p {Tk} on an ordinary day, you spoil me.
p I'd need a longer sofa for {tk}.
i I wonder what set that off in you.
i There's a door in what you wrote, and I'd like to go through.
i You come at things from a side I hadn't tried.
i That will follow me around for a day or two.
i What people half believe makes me more curious than what they know.
i The longer I think about it, the less I want to explain it.
i Something in me recognised that before I'd finished reading.
i I suspect you have more of those thoughts after dark.
i If I kept a notebook, that would be in it.
i I've been turning {tk} over in my mind like a coin.
i There may be more truth in {tk} than either of us admits.
i Somewhere between {tk} and sleep there's an answer.
i I'd never have put you and {tk} in one sentence, and it works.
i Let's leave {tk} a little unexplained for now.
C How did it leave you feeling?
C Who do you talk to about these things?
C Does a thing like that follow you through the day?
C Do you trust your gut in such things?
C What would you like it to mean for you?
C Have you always been someone who thinks about this?
C What made you think of {tk} today?
C How much do you believe in {tk}?
C What would it take to change your mind about {tk}?
C What do you hope for when you think of {tk}?
P Do you get these thoughts in the bath or on the bus?
P Should I consult the tea leaves or just ask you?
P What would the wisest owl you know say to that?
P Which of us should light the mysterious candle?
P How many of your friends nod and change the subject?
P Does it come with instructions, or do we improvise?
P Do you consult {tk} before big decisions?
P Would {tk} survive a cross examination by me?
P What snack goes best with {tk}?
P Who would you call first if {tk} came true?
I What would change for you if it were true?
I What's the thought just behind that one?
I Which question would you ask if you could only ask one?
I Is it a comfort to you, or does it keep you awake?
I What part of it would you never say out loud?
I Who comes to mind when you think about it?
I If {tk} were a place, would you move there?
I What do you suppose {tk} wanted to tell you?
I When was the first time {tk} mattered to you?
I What have you never quite understood about {tk}?
=weather
c I can nearly feel it from here.
c I hope you've got something good in a glass or a mug by now.
c Look after yourself out there, and indoors too.
c You describe it so well I checked my own window.
c I'd take any forecast from you over the official one.
c Whatever the sky does next, I hope you're comfortable.
c I like you in all weathers, as it turns out.
c I wouldn't mind that weather with you for company.
c You're tougher than any forecast, I'd bet on that.
c I'd share {tk} with you and not complain once.
c Mind yourself with {tk}, you're good to talk to.
c Thanks to you I'm now picturing {tk} quite vividly.
c If {tk} had to happen, I'm glad you're the one telling me.
c Even {tk} couldn't stop me enjoying your message.
p Someone up there's pressing all the buttons at once.
p Finally, a forecast with personality.
p You should be on after the news, with a pointer.
p My barometer and I are hanging on your every word.
p Ducks and poets will both have an opinion on that.
p I've dressed for it in solidarity, from the sofa.
p Small talk about the weather has just been promoted.
p There ought to be a loyalty card for weather like that.
p I'm sending you moral support and an imaginary butler.
p I'd like {tk} to be mentioned in the shipping forecast.
p The weatherman kept very quiet about {tk}.
p Nobody asked {tk} to show off like that.
p My thoughts are with you and {tk}, mostly with you.
p I propose a minute of respect for {tk}.
i There's a kind of weather that changes what people say to each other.
i I wonder what it sounds like where you are.
i You notice the sky the way other people notice faces.
i Odd that we share one sky and it put on that show for you.
i I think your mood and the sky have been talking.
i That belongs on the first page of a good novel.
i It makes me wonder what you're like when the weather turns.
i Your words had a temperature, I noticed.
i Somehow I could tell what the air smelled like.
i I'll think of {tk} the next time I look up.
i You turned {tk} into something I can almost hear.
i From {tk} I could guess what month it's inside your head.
i For a second {tk} took up my whole screen.
i Someday you'll say remember {tk}, and I'll nod.
C How are you doing in all that?
C What's your favourite thing to do on a day like that?
C What are you doing until it changes?
C Who's with you to share it?
C What can you see from your window now?
C Did it turn your plans upside down?
C How did you get on with {tk} after that?
C Did {tk} give you a fright, a laugh or a sigh?
C What did the neighbours say about {tk}?
C Are you getting used to {tk}?
P Shall I send a boat, a fan or a thermos?
P Which animal would be happiest where you are?
P How many layers are we talking, honestly?
P Who do we complain to, or thank?
P If you ran the sky for a day, what would you order?
P Will you be hibernating or dancing in it?
P Did {tk} at least apologise?
P Could we train {tk} to behave?
P What nickname would you give {tk}?
P Would {tk} count as an extreme sport?
I What does that kind of weather do to your thoughts?
I Which day from long ago does it bring back?
I When were you last out in something like that?
I What would you do if it stayed like that for a month?
I Does it make you want company or peace?
I Are you more yourself in the cold or in the heat?
I What did {tk} make you think of first?
I How would you paint {tk} if you could?
I What will you tell people about {tk} in ten years?
I If {tk} had a sound, what would you call it?
`;
