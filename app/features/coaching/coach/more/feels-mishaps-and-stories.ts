/** What he can say to tellings of a feel (feels.ts): mishaps and stories. Tables as in content/topic.ts; {tk} is a thing or somebody she names. */
export const FEELS_MISHAPS_AND_STORIES = `
=ownMishap
c I laughed out loud, and I like you more for telling me.
c You laugh at yourself so well that I'm completely charmed.
c Your dignity will recover, and you get to keep the story.
c That deserves a hug and something sweet.
c I'd have felt for you, I promise, right after smiling.
c Honestly, that could happen to anyone, just not with such style.
c I'm wincing on your behalf and smiling at the same time.
c Please keep telling me these, you've just improved my whole day.
c It takes some confidence to own up to that, and I admire it.
c I'm sorry about {tk}, and also delighted that you told me.
c Thanks to {tk}, I can't keep a straight face.
c Between you and {tk}, I'm firmly on your side.
c I wasn't expecting {tk}, and now I can't stop smiling.
c With {tk} involved, you never stood a chance.
p Full marks for commitment, a few off for execution.
p I'd like to see that again in slow motion.
p I'm laughing with you, I promise, mostly.
p I admire how thoroughly you did that.
p We'll never speak of this again, except constantly.
p The universe needed a laugh, and you delivered.
p Mr Bean would be proud of you.
p I'll be discreet, and only giggle every time I remember.
p Being graceful is overrated anyway.
p I think {tk} won that one.
p Give me a second, I'm still laughing about {tk}.
p Nobody warned you about {tk}, and someone should have.
p Blame {tk} entirely, I'll back you up.
p Of course it had to be {tk}.
i I keep thinking about the last innocent second before you realised.
i A minute ago you were a mystery, and now I trust you completely.
i One silly moment, and I know you better than from any profile.
i I've got a weakness for people who can laugh at themselves.
i I should be sympathetic, but I'm too busy picturing it.
i You tell it without sparing yourself, and I like that.
i I have a feeling there's a detail you left out.
i What I like most is that you didn't keep it to yourself.
i I think you'll be telling this one for years.
i Funny how {tk} could change a perfectly ordinary day.
i I keep imagining the whole thing, {tk} and all.
i I'd have liked to hear your thoughts about {tk} in that second.
i I half suspect {tk} had a plan.
i My day was perfectly plain until you mentioned {tk}.
C How long did it take before you could laugh about it?
C How are you now, still blushing or smiling already?
C Who got to hear it before me?
C Are you laughing yet, or is it still too fresh?
C What did you do after that?
C Have your friends let you live this down yet?
C What's the latest on {tk}?
C Have you made your peace with {tk} since?
C How did you recover from {tk}?
C Can you think of {tk} now without blushing?
P From pink to beetroot, how red did you go?
P Should I keep it a secret, or does everyone know already?
P Do you do this often, or was it a special performance?
P Would it help if I said that I could have done that too?
P Have you picked a new name and country yet?
P How many times have you replayed it since?
P Will {tk} ever recover?
P Should I be worried about you and {tk}?
P Did you at least give {tk} a stern look?
P How will you explain {tk} to your friends?
I Are you good at laughing at yourself?
I What went through your head right then?
I Were you more mortified or more amused, deep down?
I If you could erase it, would you really want to?
I Which of your friends would have enjoyed it most?
I Does it get funnier or worse each time you think of it?
I What would {tk} say about you, given the chance?
I How do you feel about {tk} today?
I Does the memory of {tk} make you grin or cringe?
I Would the day have been better without {tk}, honestly?
=badLuck
c That's properly annoying, and you're allowed to be cross about it.
c You've earned a hot drink and a very quiet evening.
c I'm sorry, you really didn't need that on top of everything.
c That's the last thing anyone needs, I'm with you.
c That's rotten luck, and you deserved better.
c I wish I could fix that from here.
c You're handling that better than I would.
c Moan as much as you like, I'm listening.
c I hope the next thing that happens to you is something lovely.
c I'm ready to be furious about {tk} with you.
c You didn't deserve {tk}, not this week and not any week.
c After {tk}, the rest of the day owes you something good.
c I'm sorry about {tk}, I really am.
c You've been more patient about {tk} than I'd be.
p Someone's testing your patience, and overdoing it.
p I'd like to speak to the manager of your day.
p Your luck has clearly taken the day off.
p You're owed at least three bits of good luck now.
p I'd complain to the universe, but it never writes back.
p Bad luck should at least bring snacks.
p I'd return that day and ask for a refund.
p Swear as much as you like, I won't blush.
p If nothing got thrown, you handled it very well.
p {Tk} and you clearly aren't on speaking terms.
p I'd have a word with {tk}, if I thought it would help.
p I'm holding a small grudge against {tk} for you.
p I've gone off {tk} too, out of solidarity.
p Revenge for {tk} can wait until after cake.
i It's almost impressive how bad luck picks its moments.
i You sound calmer about it than I think you are.
i I'm oddly curious how you'll be telling this in a year.
i I like that you can still write about it so well.
i You sound like someone who keeps her nerve when things go wrong.
i Now I'm curious what you're like when you're properly cross.
i I took that a bit personally, on your behalf.
i I hope something good comes round the corner for you soon.
i I suspect what you thought was much ruder than what you wrote.
i I'm now thinking about {tk} more than I ever planned to.
i I wasn't even there, and I'm still annoyed about {tk}.
i I'd love to know what {tk} had against you.
i Funny how {tk} could take over a whole day.
i I suspect there's more to {tk} than you're telling me.
C Are you all right, and is it sorted by now?
C What are you going to do now?
C How's your mood now, out of ten?
C Was anyone any help at all?
C Has the rest of the day been any kinder to you?
C What would cheer you up fastest right now?
C Where do things stand with {tk} now?
C What are you going to do about {tk}?
C Has anyone apologised for {tk}?
C How much of your day did {tk} cost you?
P Did you swear elegantly, or just swear?
P Is it still too soon to laugh?
P Have you tried switching the day off and on again?
P So who are we blaming for this?
P Does this call for tea, cake or something stronger?
P How close did you come to shouting at the sky?
P Can I be rude about {tk} for you?
P What punishment do you have in mind for {tk}?
P Would you say {tk} did it on purpose?
P Would it help if I glared at {tk} from here?
I How are you feeling about it, now that you've told me?
I Do you get louder or quieter when things go wrong like that?
I What would make up for it, realistically?
I Do you shrug such things off, or do they stay with you?
I Is there anything I could say that would help a little?
I What would you like to be doing instead right now?
I Did {tk} test your patience, or finish it off?
I Are you still cross about {tk}, or just tired of it?
I If {tk} could apologise, what would you want to hear?
I Can {tk} be put right somehow?
=gripe
c You're right, and I'd say so to anyone.
c I'm on your side, and I don't need to hear another one.
c Nobody should have to put up with that quietly.
c You're very good at a rant, please carry on.
c That would drive me up the wall too, so let it out.
c I'm outraged right along with you.
c Honestly, I admire your patience.
c I'd have lost my temper well before you did.
c Every word of that is fair, and some of it's generous.
c On {tk}, I'm with you all the way.
c I'm starting to have strong feelings about {tk} too.
c You can complain to me about {tk} any time you like.
c I agree with you about {tk}, completely and a little loudly.
c You're more gracious about {tk} than I'd manage.
p There's a special place in hell for that, with no chairs.
p I'd vote for you if you banned this.
p Say the word and I'll be annoyed even louder.
p Some things deserve a good rant, and that's one.
p Count me in, I'm annoyed already.
p Your anger is justified and, sorry, quite entertaining.
p I'm on the side of whoever complains this well.
p Well done for not getting arrested yet.
p People have been made saints for less.
p I'd sign a petition about {tk}, twice.
p I've known about {tk} for a minute and I'm already tired.
p I'm adding {tk} to my own list of annoyances.
p Nobody say anything nice about {tk} to me today.
p You lead the resistance against {tk}, I'll carry the snacks.
i I'd love to know who ever thought this was fine.
i I like people who know exactly what annoys them.
i Your complaint has better timing than most comedy.
i I'd love to hear the polite version you use in public.
i Small annoyances can ruin a day, so moan away.
i You describe it so well that I feel personally wronged.
i I wonder what it takes to make you really lose your temper.
i There's a controlled fury in that, and I admire it.
i I suspect this wasn't the first time, just the last straw.
i I suspect {tk} and I wouldn't get along either.
i I'm trying to see the point of {tk}, and failing.
i I feel I know a bit too much about {tk} now.
i The more I picture {tk}, the better I understand your mood.
i I think you're still holding back about {tk}.
C Have you spoken up yet, or are you still being polite?
C What would you say if you could be completely blunt?
C Who else has had to listen to this rant?
C Do you feel any better for saying it?
C What would put it right for you?
C Does it happen to you a lot?
C How long can you put up with {tk}?
C How do you stay calm about {tk}?
C What bothers you most about {tk}?
C Have you found any defence against {tk}?
P Would a very passive aggressive note help?
P What punishment would you hand out?
P How many sighs a day does this cost you?
P Are you plotting revenge, or still gathering evidence?
P Is swearing helping, or do you need backup?
P Am I the first to hear this, or are you on tour?
P Can we post {tk} to a remote island?
P Should I be rude about {tk} or only very disappointed?
P What's your revenge plan for {tk}?
P Should I ban {tk} when I'm king?
I What would be your perfect solution?
I Does a tiny part of you enjoy being cross?
I What helps you cool off after something like that?
I Does everyone around you feel the same about it?
I What else drives you mad, while we're at it?
I How would you run things, if it were up to you?
I Could anything make you forgive {tk}?
I Have you always felt this way about {tk}?
I Is there anything good about {tk} that I'm missing?
I Can anything be done about {tk}?
=animalStory
c I'm grinning at my phone because of that.
c That brightened my day, whatever it did to yours.
c I could listen to your animal stories for hours.
c Animals make the best stories, and you tell them well.
c I'd have dropped everything to watch that.
c Animals clearly know where to find good company.
c Nothing on TV comes close to that.
c Of everything I've read today, that's easily my favourite.
c Please keep me posted, I'm invested now.
c I'm completely won over by {tk}.
c Give {tk} my best regards.
c I'd cross the road to say hello to {tk}.
c I'd happily read daily news about {tk}.
c Now I'm a little jealous of {tk}.
p David Attenborough would love that one.
p You clearly attract them, and I can't blame them.
p I'm told animals only do that around people they like.
p Animals never ask permission, and honestly it works for them.
p I admire any creature with that much confidence.
p Someone was in charge there, and I'm not sure it was you.
p That beats every nature documentary, mostly thanks to the narrator.
p I'd like to hear the animal's side first.
p Treats all round, I'd say, starting with you.
p {Tk} for president, no further questions.
p I'm starting a fan club for {tk} tonight.
p I've got a worrying amount of respect for {tk}.
p I'd hang a picture of {tk} on my wall.
p Please tell {tk} I'm a fan.
i I do wonder what they say about us.
i I'd have liked to see your face in that moment.
i I have a theory that animals know exactly who's kind.
i I like people who let an animal interrupt their day.
i I suspect you had less say in that than you think.
i You really paid attention to that, and I like it.
i That little scene is going to stay with me all day.
i Not much makes me stop scrolling, but that did.
i I think animals see through us rather quickly.
i I'd give a lot to know what {tk} thought.
i In another life, I'd like to come back as {tk}.
i Somehow {tk} told me a lot about you.
i I'll probably think of {tk} at a bad moment tomorrow.
i I think there's more to {tk} than meets the eye.
C How did the story end?
C Does that sort of thing happen often?
C Did it make your day or ruin your schedule?
C Do animals make your days better, too?
C Do animals always find you like this?
C Have you always been an animal person?
C What's {tk} like, apart from that?
C What else has {tk} been up to?
C How is {tk} today?
C Did you like {tk} straight away?
P So who won, you or nature?
P Where can I get tickets for the next one?
P Are there pictures, and may I hope to see one?
P Should I be charmed or slightly afraid?
P Was there a telling off, or did charm win?
P Are you the owner, the guest or the staff here?
P Would {tk} do it all again?
P Can I be friends with {tk}?
P Should I be scared of {tk}, or charmed?
P Who gives the orders at yours, you or {tk}?
I What do you think the animal's version of this is?
I Do you talk to animals, too?
I What did it do to your mood?
I Do you like animals better than most people?
I Was there something a bit human about it?
I Which animal would you most like to have around?
I What do you think {tk} made of it all?
I If you could ask {tk} one thing, what would it be?
I Do you have a soft spot for {tk}?
I Does {tk} always get away with it?
=familyStory
c There's a lot of love in that, and I noticed.
c I like how you talk about the people who belong to you.
c Keep these coming, I like hearing about your family.
c That's family in one sentence, and I'm smiling.
c I feel like I've just met them for a minute.
c Your lot already sound worth knowing.
c It's good to hear who matters to you.
c They're lucky to have you, if you ask me.
c Family stories always get me, and yours especially.
c I like {tk} already, and we've never met.
c You and {tk} clearly keep each other on your toes.
c Whatever comes next about {tk}, I'm listening.
c Thank you for telling me about {tk}.
c I'd take a story about {tk} over small talk any day.
p You couldn't write a family like that.
p I suspect you're not always the one in charge.
p I'd watch a whole series about your family.
p I'm going to need a family tree to keep up.
p Your family group chat must be something.
p I'd behave perfectly around them, for at least ten minutes.
p There's clearly never a dull Sunday at yours.
p I came for a chat and got a family portrait, even better.
p Every family has a troublemaker, and I'm starting to suspect you.
p I'd be a little scared of {tk}, in a good way.
p A round of applause for {tk} from me.
p I'd like {tk} explained to me in detail.
p Tell {tk} there's a new fan over here.
p Between us, {tk} stole the scene.
i It tells me a lot about you, and all of it good.
i I'm trying to work out which of them you're most like.
i You see your people clearly and love them anyway, I suspect.
i I have a feeling you're the one who keeps them together.
i You tell it with a lot of affection, and I like that.
i That explains something about you, though I can't say what yet.
i I'd like to hear more about all of them.
i I wonder how they'd tell the same story.
i I suspect that was the short version.
i I can't decide who made me smile more, you or {tk}.
i Your whole tone changes when you get to {tk}.
i I didn't know I needed to hear about {tk} today.
i You think more of {tk} than you let on.
i I think you've got quite a soft spot for {tk}.
C Which of them are you most like?
C What did the rest of the family say?
C What do you like best about them?
C Has it always been like that in your family?
C Do you see them a lot?
C Are you the calm one or the loud one among them?
C What's your favourite thing about {tk}?
C How much of yourself do you see in {tk}?
C What's next with {tk}?
C What should I know about {tk} first?
P Who's really in charge in this family?
P Do you take new members, or is the family full?
P Is it hereditary, and should I be warned?
P What works as a bribe in your family, chocolate or cash?
P Are you all this entertaining, or is it one of you?
P How would your family rate me so far, out of ten?
P Can I get an autograph from {tk}?
P Who would play {tk} in the film?
P Should I be taking notes on {tk}?
P How hard would it be to impress {tk}?
I What would they say about you, if I asked?
I Who in your family makes you laugh the most?
I Did you laugh, or did you melt a little?
I What would surprise your family most about you?
I Which family habit would you never give up?
I Are you close, all of you?
I How well do you get along with {tk}?
I How would life be different without {tk}?
I What would you most like to ask {tk}?
I Do you see {tk} often?
=strangerStory
c That's the best thing anyone's told me today.
c I laughed, then went back to check I'd read it right.
c You notice the good stuff, and I like that a lot.
c I'd be telling people about that for weeks.
c I'm completely invested, and I wasn't even there.
c You tell it exactly the way it deserves.
c I'd happily hear that one again, slower.
c How odd, and how lucky that it happened to you.
c I wish I'd been there, just to swap looks with you.
c You could have stopped at {tk} and I'd still be grinning.
c I'll be thinking about {tk} for the rest of the day.
c Nothing in my day can compete with {tk}.
c {Tk} alone would have been worth the message.
c I want to hear everything about {tk}, and I'm in no hurry.
p I need a moment, and possibly a chair.
p No writer would dare make that up.
p My day now seems painfully normal.
p I have so many questions, and none of them are sensible.
p I can't go back to ordinary small talk now.
p I'd have kept a straight face for three seconds, at most.
p I'm going to need the full version, no cuts.
p Whatever attracts these things to you, please never fix it.
p Other people get a quiet day, you get this.
p {Tk}, and I hadn't even sat down yet.
p I wasn't emotionally prepared for {tk}.
p I need a minute to get over {tk}.
p Give my regards to {tk}, if you ever meet again.
p I'd have stared at {tk} far too long.
i I'm sure there's a whole second story behind that one.
i A small odd moment like that can save a whole day.
i I can't stop imagining your face at that moment.
i I think these things happen to everyone, and you're the one who notices.
i I like that you didn't just shrug and move on.
i People are strange in the nicest way sometimes.
i My head's already making up what happens next.
i It makes me wonder what I walk past every day without noticing.
i I can picture it so well I feel like a witness.
i I've already invented a whole life for {tk}.
i Something tells me you haven't heard the last of {tk}.
i I keep coming back to {tk} and I don't know why.
i I think {tk} made more of an impression than you admit.
i {Tk} would make a very good first chapter.
C What was the first thing that went through your mind?
C Was anyone with you to see it?
C Did you smile, stare or just walk on?
C Were you more amused or more baffled?
C What do you think the story behind it was?
C Is it still making you smile now?
C What did you make of {tk}?
C How did you react to {tk}?
C What made {tk} so strange?
C Would you want to come across {tk} again?
P Did you laugh out loud or hold it in?
P Does anyone believe you when you tell this?
P Are you sure you weren't dreaming?
P Does this sort of thing follow you around?
P How many people have you told already?
P What would your most sensible friend say about this?
P How would you even begin to explain {tk}?
P What would you say to {tk}, if you were feeling brave?
P Where would you rank {tk} among odd encounters?
P Should I believe {tk} was real?
I Which detail keeps coming back to you?
I If you could know one more thing about it, what would it be?
I Does a thing like that brighten your whole day?
I Do you like odd little moments like that?
I What do you think happened next?
I Who do you wish had been there with you?
I What did {tk} make you think of?
I What do you think was going on with {tk}?
I Would you have liked to know more about {tk}?
I Were you a bit fond of {tk} by the end?
=homeStory
c I like a home with a bit of character, and yours has plenty.
c A home needs stories, and yours clearly has some.
c You make home life sound properly entertaining.
c I admire anyone who just gets on with it.
c I like hearing about your place, odd as that sounds.
c A home that keeps you on your toes is never boring.
c Whatever the house throws at you, I'd bet on you.
c You kept your sense of humour, and I admire that.
c That sort of thing takes more energy than people admit.
c I respect anyone who takes on {tk}.
c I'm picturing you with {tk}, and I like it.
c You've earned a rest from {tk}.
c {Tk}, of all things, and now I'm charmed.
c On {tk}, you've got my full support.
p Every home has its mysteries, yours just has better ones.
p The glamour of it all is almost too much.
p Home sweet home, with a slight risk of injury.
p And they say home is where you relax.
p Homes have a sense of humour, and yours is a comedian.
p Any home worth living in has at least one odd corner.
p Some people climb mountains, you picked the harder sport.
p I'd offer to help, but I'd mostly hold things.
p Cake is the only reasonable answer to all that.
p I can tell {tk} put up a fight.
p I'll raise a glass to {tk} tonight.
p I wouldn't turn my back on {tk} just yet.
p It's complicated between you and {tk}, I can tell.
p I'd treat {tk} with a lot of respect from now on.
i I think I know a bit what your home feels like now.
i You made me curious about the room you're writing from.
i It's funny, the ordinary stuff is what I most want to hear.
i I have a feeling you secretly enjoyed some of it.
i I'd have liked to watch you in the middle of that.
i I imagine there was a moment you just stood and looked round.
i I could probably guess your whole week from that.
i I'd like to see the before and the after.
i One day you may even miss this, just not today.
i Of everything in there, I'll remember {tk} longest.
i I have a feeling there's a story behind {tk}.
i I didn't expect {tk} to make me this curious.
i Without {tk}, I might never have seen this side of you.
i You make {tk} sound better than anyone else could.
C How do you feel about it, proud or past caring?
C What's next on the list at home?
C Do you like living there, all in all?
C Are you handy, or good at asking for help?
C What does your home need most right now?
C Will you sleep well tonight after that?
C What's going to happen with {tk} now?
C How did it end with {tk}?
C Are you done with {tk}, or is there more?
C Are you happy with {tk}?
P Does the house listen to you, at least now and then?
P Who came off worse, you or the house?
P Have you considered just living in a tent?
P Can I come and admire it one day, if I bring cake?
P Out of ten, how homely is it right now?
P Do visitors get a tour, or a warning first?
P Who's in charge there, you or {tk}?
P Would you give {tk} away for free?
P Did you and {tk} part as friends?
P How are you and {tk} getting along?
I What's your favourite spot at home right now?
I What would you change about the place first?
I Does it feel like home to you?
I What do you like most about your place?
I When will it feel finished to you?
I Are you tidy by nature, or only when guests are coming?
I What could {tk} tell me about you?
I Why do you think {tk} stuck in your mind?
I How did you come by {tk}?
I Is there a memory attached to {tk}?
`;
