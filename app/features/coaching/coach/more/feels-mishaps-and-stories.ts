/** What he can say to tellings of a feel (feels.ts): mishaps and stories. Tables as in content/topic.ts; {tk} is a thing or somebody she names. */
export const FEELS_MISHAPS_AND_STORIES = `
=ownMishap
c I laughed out loud, and I like you more for telling me.
c You tell that on yourself so well that I'm completely charmed.
c Your dignity will recover, and the story is yours for life.
c That deserves a sympathetic look and a very large biscuit.
c I'd have felt for you, right after I stopped grinning.
c Honestly, that could happen to any of us, just not with such style.
c I'm wincing on your behalf and smiling at the same time.
c Please keep telling me these, you've just improved my whole day.
c It takes some confidence to own up to that, and I admire it.
c I'm sorry about {tk}, and also delighted that you told me.
c Thanks to you and {tk}, I can't keep a straight face.
c Between you and {tk}, I'm firmly on your side.
c I wasn't expecting {tk}, and now I can't stop smiling.
c With {tk} involved, you never stood a chance.
p Full marks for commitment, and a small deduction for execution.
p The judges would like to see that again in slow motion.
p Slapstick is alive and well, and it clearly knows where you live.
p I admire how thoroughly you did that, nothing left half done.
p We shall never speak of this again, apart from constantly.
p Clearly the universe needed a laugh and picked its best performer.
p Mr Bean sends you his professional respect.
p I promise to be discreet and only giggle every time I remember.
p Being graceful is overrated, and you're making the case beautifully.
p Final score: {tk} one, dignity nil.
p I'd like a minute's silence for {tk}, then the giggling can resume.
p Nobody warned you about {tk}, and I call that negligence.
p You can blame {tk} entirely, I'll back you up in court.
p Of all the accomplices to choose, you went with {tk}.
i I keep thinking about the last innocent second before you realised.
i A minute ago you were a mystery, and now I trust you completely.
i It's odd how one silly moment tells me more than a whole profile.
i I have a weakness for people who can be ridiculous and survive it.
i The part of me that should be sympathetic is busy picturing it.
i You didn't spare yourself in the telling, and that says something good.
i My mind is already replaying that from several angles.
i What I like most is that you didn't keep it to yourself.
i I suspect you'll remember this long after the sensible days are forgotten.
i Strange how much character {tk} gave to an ordinary day.
i I'm imagining all this from the point of view of {tk}.
i I'd have paid to hear your thoughts about {tk} in that second.
i Some part of me suspects that {tk} had a plan.
i My day had been perfectly plain, and then you brought in {tk}.
C How long did it take before you could laugh about it?
C Did you own up straight away or act as if nothing had happened?
C Who got to hear about it before me?
C Are you laughing yet, or is it still too fresh?
C What was the very first word out of your mouth?
C Have your friends let you live this down yet?
C What's the latest on {tk}?
C Have you made your peace with {tk} since?
C How did you recover from {tk}?
C Can you think of {tk} now without blushing?
P On a scale from pink to beetroot, how red did you go?
P Did you take a bow, or just vanish?
P Are you available for birthday parties with this act?
P Is this a one off, or should I take out insurance?
P Which new name and country have you settled on?
P How many times have you replayed it since?
P Will {tk} ever recover?
P Should I be worried about you and {tk}?
P Did you at least give {tk} a stern look?
P How will you explain {tk} in your memoirs?
I What was your last thought before it dawned on you?
I When exactly did you know?
I Were you more mortified or more amused, deep down?
I If you could erase it, would you really want to?
I Which of your friends would have enjoyed it most?
I Does it get funnier or worse each time you think of it?
I What would {tk} say about you, given the chance?
I Did you see {tk} coming at all?
I Does the memory of {tk} make you grin or cringe?
I Would the day have been better without {tk}, honestly?
=badLuck
c That's properly annoying, and you're allowed to be cross about it.
c You've earned a hot drink and a very quiet evening.
c I'm sorry, you really didn't need that on top of everything.
c Right, you get my full sympathy and the last biscuit.
c Days like that owe you an apology, so please accept mine for now.
c I wish I could put that right from here.
c You're handling that better than I would.
c Moan as much as you like, I'm listening.
c I hope the next thing that happens to you is something lovely.
c I'm ready to be furious about {tk} with you.
c You didn't deserve {tk}, not this week and not any week.
c After {tk}, the rest of the day owes you something good.
c My sympathies about {tk}, I mean that sincerely.
c If patience were paid by the hour, {tk} would have made you rich.
p Someone up there's testing your patience and taking notes.
p I'd like to speak to the manager of your day.
p Your luck has clearly taken time off without telling you.
p On the bright side, you're owed at least three strokes of good fortune.
p I'm drafting a letter of complaint to the universe as we speak.
p You can't even blame Mercury, this looks personal.
p That's one plot twist I'd send straight back to the kitchen.
p Swear freely, I'll pretend I only heard the polite ones.
p I'm awarding you a medal for not screaming, or for screaming tunefully.
p {Tk} and you're clearly no longer on speaking terms.
p I'd have a stern word with {tk}, if I thought it would help.
p Put {tk} on the list of things that will be sorry one day.
p I'm crossing {tk} off my Christmas list out of solidarity.
p Revenge for {tk} can wait until after cake.
i It's almost impressive how carefully bad luck picks its target.
i There's a version of you that was spared all this, and she's terribly bored.
i I'm oddly curious how you'll be telling this in a year.
i Part of me wonders what that nuisance saved you from.
i You sound like someone who keeps her nerve when things go sideways.
i Somewhere there's a clerk who plans these things, and he's far too creative.
i My sense of justice took that rather personally.
i I'd guess there was one moment when you simply stared at nothing.
i The way you put it makes me suspect a magnificent inner monologue.
i I'm now thinking far more about {tk} than I ever planned to.
i There's a grudge against {tk} forming in me, and I wasn't even there.
i I'd love to know what {tk} had against you.
i Funny how {tk} could take over a whole day.
i I suspect a quiet conspiracy behind {tk}.
C Are you all right, and is it sorted by now?
C What's the plan from here?
C How's your mood at this point, out of ten?
C Was anybody any help at all?
C Is there anything nice waiting for you at the end of it?
C What would cheer you up fastest right now?
C Where do things stand with {tk} now?
C What are you going to do about {tk}?
C Has anyone apologised to you for {tk}?
C How much of your day did {tk} cost you?
P Did you swear elegantly, or just swear?
P Which saint did you forget to thank?
P Have you tried switching the whole day off and on again?
P Whom are we blaming, officially?
P Does this call for tea, cake or something stronger?
P How close did you come to shouting at the sky?
P May I be rude about {tk} on your behalf?
P What sort of punishment do you have in mind for {tk}?
P Did you and {tk} exchange words?
P Would it help if I glared at {tk} from here?
I At what point did you see the funny side, if at all?
I Do you get louder or quieter when things go wrong like that?
I What would make up for it, realistically?
I Was there one tiny good thing hidden in it?
I Who would you most like to hand this over to?
I If you could skip one part of it, which would go?
I What did {tk} teach you about your own patience?
I Were you angrier at {tk} or at fate in general?
I If {tk} could apologise, what would you want to hear?
I How will you feel about {tk} in a month?
=gripe
c You're right, and I'd say so under oath.
c I've taken your side without even hearing the defence.
c Nobody should have to put up with that quietly.
c You have a real talent for a rant, please carry on.
c That would drive me up the wall too, so let it out.
c Consider me outraged alongside you.
c Honestly, your patience deserves an award.
c I'd have lost my temper well before you did.
c Every word of that is fair, and some of it's generous.
c On the subject of {tk}, you have my vote.
c Sign me up for the campaign against {tk}.
c You can complain to me about {tk} any time you like.
c I agree with you about {tk}, completely and a little loudly.
c Coping with {tk} takes more grace than I could manage.
p There's a circle of hell for that, with bad lighting and no chairs.
p I'd vote for you if you made this illegal.
p Say the word and I'll write a strongly worded note in capitals.
p Civilisation was going so well until that.
p I'm fetching the pitchforks, you bring the snacks.
p Your rage is justified and, forgive me, rather entertaining.
p The court finds in your favour, with costs and a slice of cake.
p Ten points for restraint, seeing that you haven't been arrested yet.
p Saints have been made for putting up with less.
p A petition about {tk} would get my signature twice.
p Not {tk} again, I groan, as if I'd suffered too.
p I'm adding {tk} to the nation's list of grievances.
p Parliament should debate {tk} before lunch.
p I'd happily make the badges for your resistance against {tk}.
i What fascinates me is that someone somewhere thinks this is perfectly fine.
i I trust people who know exactly what annoys them.
i Your complaint has better timing than most comedy.
i I'd love to hear the polite version you use in public.
i It's the sheer nerve of it that gets me.
i You describe it so precisely that I feel personally wronged.
i I wonder whether the guilty ever suspect that they're being discussed.
i There's a controlled fury in that which I rather admire.
i My theory is that being so maddening takes secret training.
i Deep down I suspect {tk} and I wouldn't get along either.
i I'm trying to see the point of {tk}, and failing.
i An anthropologist could spend years on {tk}.
i The more I picture {tk}, the better I understand your mood.
i It speaks for you that you're merely typing about {tk}.
C Have you spoken up yet, or are you still being polite?
C What would you say if you could be completely blunt?
C Who else has had to listen to this rant?
C Do you feel any better for saying it?
C What would put it right for you?
C Have you ever snapped, even once?
C How long can you put up with {tk}?
C How do you stay calm in the face of {tk}?
C What bothers you most about {tk}?
C Have you found any defence against {tk}?
P Would a very passive aggressive note make you happier?
P What sentence would you hand down, your honour?
P How many sighs a day does this cost you?
P Are you plotting revenge, or still gathering evidence?
P Is there a bingo card for this yet?
P Am I the first to hear this, or are you on tour?
P Could we have {tk} posted to a remote island?
P How loudly have you cursed {tk} today?
P What does your inner villain have planned for {tk}?
P Should I ban {tk} when I become king?
I How would the other side defend that, do you think?
I Is there a tiny part of you that enjoys being cross?
I Which detail of it gets you every single time?
I Would you miss it, just a little, if it stopped?
I When did it go from irritating to personal?
I How would you run things, if it were up to you?
I Could anything ever make you forgive {tk}?
I What do you imagine {tk} would complain about in turn?
I Could {tk} have a hidden charm that I'm missing?
I What would a world without {tk} feel like?
=animalStory
c I'm grinning at my phone like a fool because of that.
c That just brightened my day, whatever it did to yours.
c I could listen to your animal stories for hours.
c You tell it so vividly that I felt I was there.
c I'd have dropped everything to watch that.
c Animals clearly know where to find good company.
c Nothing on television comes close to that.
c Of everything I've read today, that's easily my favourite.
c Please send regular reports, I'm invested now.
c I'm completely won over by {tk}.
c Give {tk} my very best regards.
c You had me at {tk}.
c I'd happily read a daily bulletin about {tk}.
c Now I'm a little jealous of {tk}.
p David Attenborough would whisper that one beautifully.
p Clearly the animal kingdom has chosen you as its press officer.
p I'm told animals only do that around people they approve of.
p Animals never ask permission, and frankly it works for them.
p I bow to any creature with that much self belief.
p If animals ever start a union, you'll be the first to know.
p That beats every nature programme, mainly because of the narrator.
p I'd like to hear the animal's side before I reach a verdict.
p Treats all round, I'd say, starting with you.
p {Tk} for president, and I haven't even met the other candidates.
p I'm founding the fan club of {tk} tonight.
p I have reached a worrying level of respect for {tk}.
p There should be a small statue of {tk} in the town square.
p Please tell {tk} that word has got round.
i I do wonder what they tell each other about us.
i For a second there you were a guest in someone else's world.
i I keep wondering how you came across, seen through animal eyes.
i I like people who let an animal interrupt their day.
i It seems you were part of someone's plan without being told.
i You paid attention, and that's rarer than it sounds.
i That little scene is going to stay in my head all evening.
i Not much makes me stop scrolling, but that did.
i Whole friendships have started over less than that.
i I'd give a lot to know the thoughts of {tk}.
i In another life, I'd like to come back as {tk}.
i Somehow {tk} told me a good deal about you.
i I'll be thinking about {tk} at an unsuitable moment tomorrow.
i There's a bigger mystery behind {tk} than we're allowed to know.
C What happened right after that?
C Who else was there to enjoy it?
C Did it make your day or ruin your schedule?
C Have you told anyone else yet?
C Do animals always find you like this?
C What did you say out loud, if anything?
C Is there more to tell about {tk}?
C What happened with {tk} in the end?
C How did you feel about {tk} afterwards?
C Did you take to {tk} at first sight?
P So who won, you or nature?
P Where do I buy a season ticket for this?
P Did anybody ask for your consent in this?
P Which famous voice should narrate this?
P Should there be a medal or a telling off?
P Would you call yourself the owner, the guest or the staff?
P Will you be sending a bill to {tk}?
P Can I apply to be friends with {tk}?
P What salary should we offer {tk}?
P Should I bow when I hear of {tk}?
I What do you suppose the animal version of this story is?
I Which of you understood the other better, would you say?
I What did it do to your mood?
I If animals could text, what would you have received?
I Is there something rather human about it, or is that just me?
I Would you change any of it if you could?
I If {tk} kept a diary, what would today's entry say?
I What would you ask {tk}, given one honest answer?
I Has anything surprised you more than {tk} lately?
I And what impression did {tk} take away of you?
=familyStory
c There's a lot of love between those lines, and I noticed.
c I like how you talk about the people who belong to you.
c Never keep those things to yourself, I enjoy hearing them.
c That's family in one sentence, and I'm smiling.
c I feel I've been let into the house for a minute.
c Your lot already sound worth knowing.
c It's good to hear who matters to you.
c You're lucky with each other, if I may say so.
c Family always gets my attention, and yours has it completely.
c I have a soft spot for {tk} already.
c You and {tk} clearly keep each other on your toes.
c Whatever comes next about {tk}, I'm listening.
c Thank you for telling me about {tk}.
c I'd take a story about {tk} over small talk any day.
p No scriptwriter would dare compete with relatives.
p I suspect you aren't always the one in charge.
p Your family could fill a whole evening on the radio.
p I'm drawing up your family tree with notes in the margin.
p The family group chat must be a work of art.
p I'd behave impeccably in front of your family, for at least ten minutes.
p Evidently there's never a dull Sunday among you.
p I came for a chat and got a whole dynasty.
p You clearly come with an entertaining supporting cast.
p All hail {tk}, that's what I say.
p A round of applause for {tk} from the cheap seats.
p I'd like {tk} explained at length, with diagrams.
p You may tell {tk} there's a new fan.
p Between us, {tk} stole the scene.
i It tells me a lot about you, and all of it good.
i I'm trying to work out which of you're most alike.
i You see your people clearly and love them anyway, I suspect.
i Someone in your family ought to be writing this down.
i There's a tenderness in there that I didn't want to miss.
i That explains something about you, though I can't say what yet.
i I could almost draw your place at the family table from that.
i I wonder what your family would have said in your place.
i Yours sounds like a small country with its own customs.
i I can't decide whether you or {tk} made me smile more.
i Your whole tone changes when you get to {tk}.
i I didn't know I needed to hear about {tk} today.
i You see more in {tk} than you let on.
i Years from now, {tk} will mean even more to you, I think.
C Who in the family takes after you most?
C What did the rest of the family say?
C What's the best part of it for you?
C Has it always been like that with you lot?
C How's everyone today?
C Are you the calm one or the loud one among them?
C What's your favourite thing about {tk}?
C How much of yourself do you see in {tk}?
C What's next with {tk}?
C What should I know about {tk} first?
P Who's really in charge in this family?
P Is there a waiting list for adoption into your family?
P Is it hereditary, and should I be warned?
P What's the going bribe in your family, chocolate or cash?
P In family matters, are you judge, jury or accomplice?
P Can you do all the family voices?
P Could I get an autograph from {tk}?
P Who would play {tk} on stage?
P Should I be taking notes on {tk}?
P How hard would it be to impress {tk}?
I What would they say about you, if I asked?
I What do you think you'll remember of it in ten years?
I What did it stir up in you, just for a second?
I What would surprise your family most about you?
I Which family habit would you secretly defend to the end?
I Around your family, what age do you feel?
I What did you learn from {tk} without noticing?
I How would life be different without {tk}?
I Which question would you most like to ask {tk}?
I When did {tk} last surprise you?
=strangerStory
c Best thing anyone has told me today, and nothing else came close.
c I laughed, then went back to make sure it really said that.
c You notice the good stuff, and I like that a lot.
c I'd be telling people about that for weeks.
c Consider me completely invested, and I wasn't even there.
c You tell a thing like that exactly the way it deserves.
c I have about nine questions and I'd enjoy all your answers.
c How wonderfully odd, and how lucky that it landed with you.
c I wish I'd been there beside you, purely to swap glances.
c You could have stopped at {tk} and I'd still be grinning.
c I'll be thinking about {tk} for the rest of the day.
c Nothing in my day can compete with {tk}.
c {Tk} alone would have been worth the message.
c I want to hear everything about {tk}, and I'm in no hurry.
p I need a moment, and possibly a chair.
p No writer would dare to make that up.
p My day now seems insultingly normal.
p Somewhere a perfectly sensible version of events is hiding in shame.
p You realise I can never go back to ordinary small talk now.
p I'd have stayed serious for three seconds, four at most.
p I demand a full inquiry, with biscuits.
p Whatever luck brings you these things, please don't get it fixed.
p Other people get drizzle and small change, you get this.
p {Tk}, and I hadn't even sat down yet.
p I wasn't emotionally prepared for {tk}.
p I propose a minute of respectful silence for {tk}.
p Give my regards to {tk}, should your paths cross again.
p I'd put {tk} on a banknote.
i There's a whole second story hiding behind that one, I'm sure of it.
i Someone, somewhere, could tell the other half of this.
i What I can't stop imagining is your expression at that moment.
i I suspect these things happen to everyone, and you're the one who notices.
i I like that you didn't just shrug and move on.
i That will come back to you on some dull Tuesday, years from now.
i My head has already started inventing what happens next.
i It makes me wonder what I walk past every day without noticing.
i I can picture it so clearly that I feel like a witness.
i I've begun to give {tk} an entire life story.
i Something tells me you haven't heard the last of {tk}.
i I keep circling back to {tk} without knowing why.
i You'll be carrying {tk} around in your head for a while.
i {Tk} could keep me awake tonight, in a good way.
C What was the very first thing that went through your mind?
C Was anyone with you to share it?
C Did you manage to keep a straight face?
C Were you more amused or more baffled?
C Did anybody else say a word about it?
C Is it still making you smile now?
C What did you make of {tk}?
C How did you react to {tk}?
C When did you first notice {tk}?
C Would you want to come across {tk} again?
P Did you laugh out loud or suffer in silence?
P Who's going to believe you when you tell this?
P Are you certain you weren't dreaming?
P Does this sort of thing follow you around on purpose?
P What would a detective deduce from all this?
P What would the most sensible person you know say about this?
P How would you explain {tk} to a very serious judge?
P What would you say to {tk}, given ten brave seconds?
P How high would {tk} rank on your list of odd encounters?
P Are we quite sure {tk} came from this planet?
I Which detail keeps coming back to you?
I If you could ask one thing about it, what would it be?
I Has it made you watch the world any differently since?
I How do you think the other side would tell this story?
I Which part would be hardest to explain to a stranger?
I Who would you have most liked to have beside you then?
I What did {tk} make you think of?
I What did you not notice at first about {tk}?
I Would your day have been better or poorer without {tk}?
I Did you feel oddly fond of {tk} by the end?
=homeStory
c That's real work, and I hope someone hands you a cup of tea.
c A soft chair and something nice to eat are the least you deserve.
c Domestic life has rarely sounded this entertaining.
c I admire anyone who gets on with things like that.
c You make the household news worth reading.
c I'd have given up early and ordered a pizza.
c Whatever a house throws at you, I'd bet on you to win.
c Wherever home is, you clearly take your good humour along.
c Good for you, that sort of thing takes more energy than people admit.
c I respect anyone who would take on {tk}.
c I'm picturing you with {tk} and it's a very likeable picture.
c You've earned a rest from {tk}.
c {Tk}, of all things, and now I'm charmed.
c In the matter of {tk}, you have my full support.
p I propose a blue plaque by the door in your honour.
p The glamour of it all is almost too much for me.
p Home sweet home, with a slight risk of injury.
p Archaeologists train for years to have days like that.
p Hercules had twelve labours and not one of them was yours.
p I hereby make you Minister of the Interior.
p Some people climb mountains, but you clearly chose the harder sport.
p If homes could talk, yours would ask for a lawyer.
p Cake is the only reasonable answer to all that.
p Let the record show that {tk} put up a fight.
p I shall toast {tk} with whatever's in the fridge.
p Sleep lightly tonight, {tk} could return.
p Few love affairs are as complicated as you and {tk}.
p {Tk} should come with a warning label.
i There's a whole life in that one little detail.
i You made me curious about the room you're writing from.
i Strange, how the ordinary stuff is what I most want to hear.
i I'd swear your home has a sense of humour of its own.
i I'd have liked to be a fly on the wall for that.
i I imagine there was a moment when you just stood still and looked round.
i An inventory of your life right now would make lovely reading.
i It has a before and an after, and I'm curious about both.
i One day you may even miss this, though perhaps not today.
i Of everything you mention, I'll remember {tk} longest.
i I'd read a whole poem about {tk}, if you wrote one.
i In a detective novel, {tk} would be the clue.
i Without {tk}, I might never have known this side of you.
i You gave {tk} more dignity than anyone else would have.
C How do you feel about it, relieved or wrecked?
C What's still left to do?
C Did you have any help, or was it all you?
C What are you treating yourself to afterwards?
C What's the hardest part of it for you?
C Will you sleep well tonight after that?
C What's going to happen with {tk} now?
C Where did you end up with {tk}?
C Are you finished with {tk}, or is there more?
C How are you going to celebrate after {tk}?
P Is your back still on speaking terms with you?
P Which got the worse of it, you or the house?
P Have you considered just living in a tent?
P How many cups of tea did it take?
P Do you hire yourself out, and what are the rates?
P What did you swear never to do again?
P Who gets {tk} in your will?
P Would you sell me {tk} for a pound?
P Have you parted as friends, you and {tk}?
P Should we declare {tk} a national monument?
I What does home smell like for you at the moment?
I If you could keep just one thing from all this, which?
I Did anything along the way make you stop and think?
I What went through your head while your hands were busy?
I When will it feel finished to you?
I Are you someone who lets go easily, or not at all?
I What story could {tk} tell about you?
I Why do you think {tk} stuck in your mind?
I What would a stranger guess about you from {tk}?
I Is there a memory attached to {tk}?
`;
