/** What he can say to tellings of a feel (feels.ts): home and troubles. Tables as in content/topic.ts; {tk} is a thing or somebody she names. */
export const FEELS_HOME_AND_TROUBLES = `
=foodStory
c I take food seriously, and that message had my full attention.
c I like how much feeling you put into a meal.
c You tell food so well that I can see it from here.
c I'd have stood right next to you for all of that.
c That's easily the best food report of my day.
c My own appetite just sat up and started listening.
c You had me from the first mouthful of that message.
c People with a proper relationship to their food win me over, triumphs and disasters alike.
c Anyone who feels that strongly about a plate gets on with me.
c I'd happily have pulled up a chair for {tk}.
c My own dinner looks very dull next to {tk}.
c I want the full account of {tk}, seasoning included.
c You sold me on this story at {tk}.
c Nothing but respect from me for {tk}, and for you.
p There are cookery programmes with less drama than that.
p I'd like it noted that you're making a hungry man suffer.
p My fridge now feels like a personal insult.
p The food gods clearly know your name, and they have a sense of humour.
p A restaurant critic would need four pages for what you just did.
p Five stars, and two of them are for the way you told it.
p Someone should put you on television, with or without an apron.
p My stomach has just asked for your name.
p Honestly, I came for conversation and now all I want is a plate.
p {Tk}, and now a plain sandwich seems like a poor sort of life.
p I'd watch a whole series about you and {tk}.
p You can't just say {tk} to a hungry man.
p Somewhere a chef just put down his spoon over {tk}.
p A moment of respectful silence, please, for {tk}.
i How you talk about food tells me more than a profile would.
i That had a beginning, a middle and something to eat.
i I've started wondering what your table is like on an ordinary day.
i It's the small detail in it that got me, the one only you'd notice.
i I read that slowly, the way some people eat the last bite.
i Strange how a few words about food can make someone feel close.
i Part of me wanted to be a fly on that wall, a hungry one.
i You strike me as someone who remembers meals better than dates.
i Now I'm curious what you consider an uneventful meal.
i Of everything in there, {tk} will stay with me longest.
i I could have guessed many things about your day, but never {tk}.
i There's something about {tk} that I'll be thinking of at dinner.
i {Tk} told me something about you, and I liked it.
i I'm trying to picture your face in the presence of {tk}.
C What are you eating next, after all that?
C How are you now, pleased, full or ready for a lie down?
C Would you do the whole thing again tomorrow?
C Who do you take after when it comes to food?
C What drink belongs with all this?
C Which moment of it would you keep?
C What was your very first thought at {tk}?
C Who else knows about {tk} by now?
C How long will you be thinking about {tk}?
C What happened right after {tk}?
P From snack to feast, where did your dignity end up?
P Is it even legal to make a stranger this hungry?
P Did you take a bow afterwards, or a nap?
P Who gets the credit or the blame here, you or the appetite?
P What would a very strict television judge have said?
P How much would you charge to narrate my dinner?
P Would you risk {tk} a second time?
P Would a Michelin inspector have kept a straight face at {tk}?
P Out of ten, how many points for {tk}, be honest?
P Does anyone need to apologise for {tk}?
I Does any of it take you back to somewhere?
I What was going through your head in the very middle of it?
I Were you happier before, during or after it?
I Is food your way of resting or your way of showing off?
I Which smell from that day would you keep in a jar?
I When did you first know you were this sort of eater?
I What made you pick {tk} out of everything to tell me?
I What would the day have been without {tk}?
I Who comes to mind when you think of {tk}?
I Did {tk} remind you of anything?
=hurtIll
c Poor you, that sounds properly uncomfortable.
c That's a rotten thing to be stuck with, and I'm sorry.
c You're allowed to complain to me as much as you like.
c Please be as kind to yourself as you'd be to a friend.
c I winced on your behalf, and I'd do it again.
c Take it slowly, nothing in the world needs you at full speed.
c I wish I could take half of the discomfort off you.
c Being brave is optional here, you can feel thoroughly sorry for yourself.
c You tell it with such good grace, and it can't have been fun.
c I'm on your side against {tk}.
c {Tk} would have had me groaning far louder than you.
c I felt the bit about {tk} from here.
c With {tk} in the picture, you've earned some spoiling.
c I hope the rest of the week makes up for {tk}.
p I'm sending you an imaginary butler with tea and no small talk.
p You're officially excused from everything except being looked after.
p I'd send you grapes by carrier pigeon if I trusted the pigeon.
p Consider this message a blanket with punctuation.
p I hereby grant you unlimited sighing rights.
p Someone owes you an apology, in writing.
p I'm frowning very sternly at whatever caused this.
p If sympathy worked like paracetamol, you'd be right as rain by now.
p From now on you may be served on a tray, doctor's orders, almost.
p I'd like a stern word with {tk}.
p {Tk} will be getting no birthday card from me.
p My official complaint concerning {tk}, in triplicate, went off just now.
p Between you and {tk}, I know whom I'm cheering for.
p After {tk}, you're owed pudding, that's simply the rule.
i That really chose its moment without asking you.
i It takes character to describe that so clearly while feeling rotten.
i I'd guess you're the one who normally looks after others.
i I suddenly appreciate every part of me that works.
i May there be one comfortable position left in the world for you.
i Somehow you made me wince and like you in the same breath.
i Time goes at a strange pace in that state, so no hurrying yours.
i I'm mostly sorry, and a little in awe of how you're taking it.
i You needn't be entertaining, I like you plain and grumpy too.
i It's {tk} I can't get out of my head.
i Until now I had no strong opinion about {tk}.
i In your place I'd be writing long bitter letters about {tk}.
i You were braver about {tk} than you think.
i Somewhere around {tk} I started to worry about you a little.
C How are you right this minute, honestly?
C What would make today a bit easier?
C Is someone around to look after you?
C What's the most annoying thing you can't do at the moment?
C Has it eased off at all since then?
C What's keeping your spirits up in the meantime?
C How did you cope with {tk}?
C What was the worst moment with {tk}?
C Who helped you with {tk}?
C Did things get better or worse after {tk}?
P Are you being sensible, or do I have to ask twice?
P What's on the menu at your private convalescent home?
P May I prescribe a film with no plot and plenty of cushions?
P Which of your servants is on duty, or is it only the kettle?
P Out of ten, how theatrical have you allowed yourself to be?
P When do the flowers and the string quartet arrive?
P Has anyone brought you a treat to make up for {tk}?
P What would you say to {tk} if manners were no object?
P How much sympathy did {tk} earn you so far?
P Shall I write a strongly worded review of {tk}?
I What do you miss most about last month's version of you?
I What does the day look like from where you are now?
I Does it make you patient, or does it make you fierce?
I Which thought keeps you company while you wait to feel better?
I Are you a model patient or a secret rebel?
I What small comfort turned out better than expected?
I What will you think of {tk} a year from now?
I What went through your mind at {tk}?
I Would you have believed me about {tk} a month ago?
I How will you describe {tk} to people later on?
=heavyNews heavy
c I'm so sorry, that's a great deal for one heart.
c You don't have to be strong in this conversation.
c I'm glad you didn't keep that to yourself.
c That's hard, and you don't need to make it smaller for me.
c Write as much or as little as you feel like, I'm here.
c No clever words from me, only that I feel for you.
c It clearly matters deeply to you, so it matters to me.
c Please remember to eat something and breathe in between.
c I wish life were being gentler with you just now.
c You can talk about {tk} here for as long as you like.
c What you wrote about {tk} went straight to my heart.
c I won't forget what you told me about {tk}.
c I read about {tk} and wished I could help.
c Thank you for telling me about {tk}, that can't have been easy.
p I'd put the kettle on for you if kettles worked over the phone.
p If a hug could go by post, yours would be on its way.
p You may be as wobbly as you like here, I'll be the steady one.
p I'm no use with remedies, but I'm rather good at listening.
p No need for your best manners with me, a sniff will do.
p I'd gladly lend you my shoulder, it's only standing about.
p Messages with no sense and no spelling are very welcome here.
p Someone should bring you soup and ask for nothing back.
p I've saved you the softest chair in this chat.
p My softest thoughts are going your way because of {tk}.
p After reading about {tk}, I'd like to hand you a very large blanket.
p You can bring up {tk} with me at the oddest hours.
p I'd trade all my good stories for better news about {tk}.
p Whatever you need to say about {tk}, my ears are all yours.
i I had to put the phone down for a moment after reading that.
i You put it quite simply, and I heard the rest.
i I won't look for a bright side, you'd see through it.
i Time must feel very strange for you at the moment.
i Somehow it's the small details that make it so real to me.
i You're probably being brave for more people than you'd admit.
i It would be wrong to answer that quickly, so I read it again.
i What you feel about this needn't be tidy, least of all here.
i Perhaps nobody should expect anything of you for a little while.
i I keep returning to {tk}, and to how you put it.
i I can tell how deep this goes from what you told me about {tk}.
i {Tk} stayed with me after I'd finished reading.
i Something about {tk} made me go quiet for a bit.
i I'd rather hear about {tk} from you than say something wise.
C How are you holding up right now?
C Is there someone with you at the moment?
C What do you need most just now?
C Have you managed to eat or sleep a little?
C Would you like to talk about it, or think of something else?
C How are the people around you taking it?
C What would you like me to know about {tk}?
C Who can you talk to about {tk}?
C What's the heaviest part about {tk} for you?
C When do you think about {tk} most?
P Shall I keep you company for a while, no talking required?
P Has anyone made you a decent cup of tea yet?
P Would a bit of nonsense help, or is quiet better?
P What's your comfort food, and is any within reach?
P Are your pockets properly stocked with tissues and chocolate?
P Who's under orders to give you a hug today?
P Shall we talk about {tk}, or about anything else on earth?
P May I ask you about {tk} again tomorrow?
P Would it help to tell me about {tk} in no particular order?
P Can I be your late listener for anything about {tk}?
I What's going through your head when it gets quiet?
I Has anything surprised you about how you feel?
I What would a gentle day look like from here?
I Which of your people understands this best?
I Is there something small that has helped, even for a minute?
I Do you find yourself very busy, or very still?
I What do you keep remembering about {tk}?
I Of all you could say about {tk}, what matters most to you?
I What do people not understand about {tk}?
I What comes to you first when you think about {tk}?
=low heavy
c You can put all of it down here for a minute.
c That sounds heavy, and I'm glad you told me.
c Nothing about that sounds silly or small to me.
c I like you just as much on a day like this.
c Feeling that way makes perfect sense to me.
c You've got company now, for as long as you want it.
c I can hear how much it's taking out of you.
c You needn't pretend to be fine with me, ever.
c I'm sorry you're having to feel all that.
c No wonder {tk} got to you.
c {Tk} would have knocked me sideways too.
c You can be upset about {tk} for as long as you need.
c You were right to tell me about {tk}.
c With {tk} on your mind, getting through today counts for a lot.
p I'm declaring this chat a place where nobody has to smile.
p There's a spot on this bench next to me, no talking needed.
p A hug from here is a bit flat, but it's a real one.
p You're allowed a proper moan, I'll hold your coat.
p Today you may be a puddle, and I'll be a polite umbrella.
p I'd draw you a small sun, if only I could draw.
p Someone owes you a very long hug and a very large tea.
p I'm on your side already, no evidence required.
p The world may be rude to you today, but I won't be.
p For the length of this chat, you're let off thinking about {tk}.
p I won't count how often you say {tk}.
p If worry about {tk} weighed anything, I'd take the heavier bag.
p My kindest face is on, and we can talk about {tk}.
p A soft word from me, to set against {tk}.
i You wrote it so plainly that I felt it here.
i I don't want to hurry past what you just wrote.
i You probably hold a lot together that nobody notices.
i I'm not going to fix it, I'd rather understand it.
i Saying it to someone is harder than it looks, and you did.
i Perhaps none of it has to make sense yet.
i You sound like someone who feels things all the way down.
i I wish I knew the exact thing that would lighten it for you.
i Some of that I understood straight away, and some I'd like to.
i I think {tk} touched something that was already sore.
i It was {tk} that made me stop reading and feel for you.
i Behind {tk} I hear someone who's been brave for a while.
i There's a lot of feeling folded into {tk}.
i For a moment I could see it, you and {tk}.
C What would feel good right now, even a little?
C How long have you been carrying this around?
C Do you want comfort, or do you want to let off steam?
C Who do you usually turn to on days like this?
C Does it feel any lighter now that you've said it?
C What would you tell me if you didn't have to be polite?
C What hurts most when you think about {tk}?
C What do you wish were different about {tk}?
C Have you told anyone else about {tk}?
C What would help you with {tk} today?
P Would a hug, a rant or a biscuit help most?
P Shall I be silent, sympathetic or a bit daft for you?
P Is there a blanket near you, and are you under it?
P May I walk beside this mood of yours for a bit?
P What's the kindest thing you could do for yourself before bed?
P Am I allowed to say something nice about you, entirely unprompted?
P Can I keep you company while you think about {tk}?
P What would you say about {tk} if only a cat could hear?
P Shall I sigh about {tk} with you, or simply nod?
P What would a very good friend tell you about {tk}?
I When did you last feel properly looked after?
I What were you hoping someone would say to you?
I Which part of it have you not said yet?
I Is it more of an ache or more of a storm?
I What would an easier tomorrow begin with?
I Do you want it to be understood, or just to be over?
I What was it about {tk} that went so deep?
I Does something older lie underneath {tk}?
I What did you leave out when you told me about {tk}?
I Before all the thinking, what did {tk} make you feel?
=disappointed
c That's a real shame, and I mind it more than I expected.
c I'd be gutted as well, and I'd say so loudly.
c You had every right to hope for a better ending.
c It was worth wanting, and that makes it sting.
c I was rooting for you right up to the last word.
c That was unfair, and I'm cross on your behalf.
c You're allowed to sulk about this for at least a week.
c What a letdown, I'm truly sorry.
c It doesn't change my opinion of you in the slightest.
c I'm still sore about {tk}, and I wasn't even there.
c You deserved better luck with {tk}.
c After {tk}, I'd have needed a long walk and a longer lunch.
c I'm taking {tk} personally for you.
c {Tk} owed you more than that.
p I'm booing from the cheap seats on your behalf.
p The universe has been sent a very cross postcard.
p I'd like to speak to whoever's in charge of outcomes.
p Justice has clearly taken the day off.
p You tell a defeat better than most people tell a victory.
p I'm awarding you first prize for telling me anyway.
p My foot is being stamped for you, quietly, so as not to scare anyone.
p Someone somewhere owes you a medal and a grovelling letter.
p Fate could at least have had the manners to say sorry.
p I shall be giving {tk} a wide berth from now on.
p {Tk} just lost an admirer.
p Whoever let you down over {tk} should be sent to bed without supper.
p I've composed a rude limerick about {tk} and kept it to myself.
p I hold fate and {tk} jointly responsible.
i That second just before it sinks in must have been horrible.
i I think the hoping was brave, however it ended.
i I felt the hope in it before I felt the letdown.
i Some endings need a rewrite, and this one's top of my list.
i I'd rather know someone who minds than someone who shrugs.
i You made me feel that whole drop in a few lines.
i I've caught myself arguing with the result in my head.
i There's a kinder version of that day somewhere, and you were in it.
i Something in how you tell it makes me think you're not finished.
i In some fairer world, {tk} turned out differently.
i What I can't shake is {tk}.
i My mind went straight past the result and stuck at {tk}.
i You gave {tk} a certain dignity in the telling.
i Between all that hope and {tk}, there must have been a very long minute.
C How are you feeling about it now?
C What did you do straight afterwards?
C Who was the first person you told?
C Will there be another chance?
C What would cheer you up a little?
C Were you angry first, or sad first?
C How cross are you about {tk} by now?
C What would have made up for {tk}?
C Would you still want another go after {tk}?
C Have you forgiven the world for {tk} yet?
P Whom are we blaming, officially?
P How many biscuits has the recovery taken so far?
P Do you sulk in style or do you slam doors?
P Should I be writing an indignant letter, and to whom?
P What's the proper consolation here, and is it edible?
P How rude were you about it in your head?
P Would a small tantrum about {tk} still be in order?
P What's your revenge on {tk}, in a purely polite way?
P Since then, how many times have you cursed {tk}?
P Shall we agree never to be nice about {tk} again?
I What had you pictured instead?
I Which moment do you keep replaying?
I Did any part of it turn out worth having anyway?
I What would you whisper to yourself an hour before it?
I Is the wish still there, or has it gone quiet?
I Who understood straight away what it meant to you?
I If you could touch one thing about {tk}, what would change?
I What did {tk} mean to you before all this?
I Would you've done anything differently about {tk}?
I Will you ever look kindly on {tk} again?
=tired
c You have my full permission to do nothing at all.
c I'd turn the lights down for you if I could reach them.
c Nobody gets to ask anything of you for a while.
c Even half asleep you're better company than most.
c Slow answers are fine, I'm in no hurry with you.
c I hope something soft is within your reach.
c Whatever the clock says, you're excused from being lively.
c I'm keeping my voice down for you.
c You deserve one long, lovely, uninterrupted stretch of peace.
c My complete sympathy to you and to {tk}.
c I understood the whole mood at {tk}.
c From {tk} alone I knew how things stood with you.
c I'd have surrendered long before {tk}.
c {Tk} told me all I needed to know.
p I'll type quietly so as not to startle you.
p Blink for yes, sigh for no, and we'll call it conversation.
p Your pillow has a great deal to answer for.
p Lifting the phone counts as exercise, well done.
p I salute you with the smallest possible movement.
p Somewhere a sheep has lost count of you.
p The Olympic committee should really consider yawning as a sport.
p If yawns travel by text, I've just caught yours.
p I'd sing you a lullaby, but I want you to like me.
p I think {tk} won that round.
p Nobody can compete with {tk}, and I wouldn't dare.
p A medal for you, and a smaller one for {tk}.
p I'd like {tk} explained to me by someone half asleep.
p Do give {tk} my drowsy regards.
i I wonder what your thoughts get up to in that state.
i This is you without the polish, and I'm enjoying it.
i Sleep has strong opinions, and it's making them heard.
i Somewhere between awake and asleep, you still write well.
i I read that more slowly than usual, out of respect.
i I can almost hear how quiet it is around you.
i That's a mood I'd never disturb, only sit next to.
i Time must be moving like honey where you are.
i I'm curious what your dreams would make of all this.
i I suspect {tk} knew exactly how you felt.
i Everything in me slowed down at {tk}.
i A painter would have needed only you and {tk}.
i I could stay with the picture of {tk} for quite a while.
i Only someone in your state would notice {tk} like that.
C Is tomorrow any kinder to you?
C What would help you most, quiet or company?
C Where would you go with a full tank of energy?
C What's the best rest you've had lately?
C When does the world want you back?
C Is there a cup of something near you?
C What came after {tk}?
C How much energy was left for anything beyond {tk}?
C Would you swap {tk} for eight hours of perfect sleep?
C What did you feel at {tk}, relief or despair?
P Are you typing this with one eye open?
P How many limbs are still reporting for duty?
P Does moving feature anywhere in the plan?
P On a scale from limp lettuce to log, where are you?
P Would you notice if I replied in yawns?
P Who's winning at the moment, you or the eyelids?
P Did {tk} at least offer to tuck you in?
P Shall I leave you alone with {tk}?
P Who's really in charge there, you or {tk}?
P What would {tk} say if called as a witness?
I What does your mind wander to when it's left alone?
I Which sound do you notice most right now?
I If sleep kept office hours, what would you complain about?
I What did you think about last before you wrote to me?
I Is it the good kind of tired or the other kind?
I What would the perfect next hour have in it?
I What was in your head at {tk}?
I How does the world look from the far side of {tk}?
I Did you promise yourself anything around {tk}?
I Would you call {tk} a low point or a high point?
=cosy
c I like how seriously you take a small pleasure.
c You make an ordinary moment sound worth getting up for.
c I'm in a better mood than I was a minute ago.
c Someone who notices that sort of thing is good company.
c Please carry on exactly as you are.
c I trust people with firm views on small comforts.
c You've just set the pace of my day, and I'm grateful.
c This is exactly the size of news I was hoping for.
c You enjoy things properly, and I like that very much.
c I'm fully on the side of {tk}.
c I felt at home as soon as you named {tk}.
c I've decided to envy you {tk}, in a friendly way.
c Never apologise to anyone for {tk}.
c A day with {tk} in it can't be all wrong.
p Royalty has lived with less style than this.
p Careful, that level of contentment might be taxable.
p You're one biscuit away from total world domination.
p I'm jealous in a way that doesn't suit me.
p That deserves a small brass plaque.
p Please alert the authorities, someone is enjoying herself.
p There are spa weekends with less going for them.
p My opinion of you just went up by one sugar.
p I'd applaud, but I don't want anybody to spill anything.
p I raise my cup to {tk}.
p I want {tk} mentioned in your memoirs.
p You may have my vote, and {tk} may have the other one.
p Kings have gone to war for less than {tk}.
p My entire personality is now about {tk}.
i You've found a corner of the day most people walk past.
i I like knowing what your small weaknesses are.
i That told me more about you than your job ever could.
i You've an eye for the tiny thing that decides a day.
i I suspect that's only the visible part of a whole ritual.
i There's a short film in that, with hardly any dialogue.
i I could guess your mood from that, right down to the light.
i Strangely, I'd know you in a crowd after a message like that.
i I'd rather hear that than any grand plan.
i I've never thought so tenderly about {tk} before.
i One day {tk} might be the bit of this I remember.
i Everything else in that picture seemed arranged around {tk}.
i You told me a lot about yourself by way of {tk}.
i If I had to draw your day, I'd begin with {tk}.
C What's the view from where you are?
C How long have you got before someone wants you?
C What would make it complete?
C Who taught you to enjoy things like this?
C Is this your favourite part of the day?
C What comes next, or is that the wrong question?
C How did you first come across {tk}?
C How would you manage a week without {tk}?
C Who else is allowed near {tk}?
C How do you rate {tk} against the competition?
P Are you purring, or is that the radiator?
P How smug are you feeling, in round numbers?
P What's the fine for disturbing you?
P Would you share, or would there be a scene?
P Have you become a legend to the people nearby yet?
P What would you refuse to swap this for?
P How long have you been devoted to {tk}?
P Did anybody try to come between you and {tk}?
P Should {tk} be protected by law?
P What title would you give {tk}, duke or saint?
I What were you thinking about just then, if anything?
I Does it belong to an older kitchen or another town?
I What did you leave outside the door for it?
I What's the smallest change that would ruin it?
I Is it the thing itself or the pause around it?
I Which mood of yours goes best with that?
I What would you miss first about {tk}?
I Where would {tk} come in a list of your comforts?
I Would a stranger understand about you and {tk}?
I What else in your life is as good as {tk}?
`;
