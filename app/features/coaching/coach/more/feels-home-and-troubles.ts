/** What he can say to tellings of a feel (feels.ts): home and troubles. Tables as in content/topic.ts; {tk} is a thing or somebody she names. */
export const FEELS_HOME_AND_TROUBLES = `
=foodStory
c I take food seriously, so you've got my full attention.
c I like how much feeling you put into a meal.
c You talk about food so well I can see it from here.
c I'd happily have sat at that table with you.
c That's easily the best food report of my day.
c Well, now I can't think about anything but food.
c You had me from the first bite.
c I like people who care this much about what they eat.
c Anyone with feelings that strong about food gets on with me.
c I'd happily have pulled up a chair for {tk}.
c My own dinner looks very dull next to {tk}.
c I want to hear all about {tk}, start to finish.
c You had my full attention at {tk}.
c I've got nothing but respect for {tk}, and for you.
p There are cooking shows with less drama than that.
p You're being very cruel to a hungry man.
p Nothing in my fridge can compete with that.
p You don't do anything by halves when it comes to food.
p I've read restaurant reviews that told me a lot less.
p Five stars, and two of them are for the way you told it.
p I'd watch you on a cooking show and not learn a thing.
p I'm hungry now, and I'm blaming you.
p I came here for conversation and now I just want dinner.
p {Tk}, and here I was planning on a sandwich.
p I'd watch a whole series about you and {tk}.
p You can't just say {tk} to a hungry man.
p I was doing fine until you mentioned {tk}.
p Give me a second, I'm still thinking about {tk}.
i How you talk about food tells me more than a profile would.
i Something tells me you've got plenty more food stories.
i I've started wondering what dinner at yours is like on an ordinary day.
i It's the small detail that got me, the one only you'd notice.
i I wasn't even hungry, and I still read that twice.
i I think I could guess your mood from how you talk about food.
i Part of me wishes I'd been at the next table.
i You strike me as someone who never forgets a really good meal.
i Now I'm curious what counts as a boring meal for you.
i Of everything in there, {tk} will stay with me longest.
i I'd have guessed a lot of things, but never {tk}.
i I have a feeling I'll be thinking of {tk} at dinner.
i {Tk} told me something about you, and I liked it.
i I'm trying to picture your face when it came to {tk}.
C What are you eating next, after all that?
C How are you now, happy, full or ready for a nap?
C Would you do the whole thing again tomorrow?
C Who do you take after when it comes to food?
C What would you drink with it?
C Which moment of it was the best?
C What was your very first thought about {tk}?
C Who else knows about {tk} by now?
C How long will you be thinking about {tk}?
C What happened right after {tk}?
P Did you go back for more, or was once enough?
P Is it even fair to make a stranger this hungry?
P Did you take a bow afterwards, or a nap?
P Who do we credit or blame here, you or your appetite?
P Would you order the same again, or run?
P Can I hire you to describe my dinner?
P Would you risk {tk} a second time?
P How much teasing am I allowed about {tk}?
P Out of ten, how many points for {tk}?
P Does anyone need to apologise for {tk}?
I Does any of it remind you of somewhere?
I What was going through your head in the middle of it?
I Were you happier before, during or after it?
I Is food your way of relaxing or of showing off?
I Which bit of it would you want again right now?
I Have you always felt this strongly about food?
I Why was it {tk} that stuck with you?
I What would it have been like without {tk}?
I Who comes to mind when you think of {tk}?
I Did {tk} remind you of anything?
=hurtIll
c Poor you, that sounds properly uncomfortable.
c That's a rotten thing to be stuck with, and I'm sorry.
c You're allowed to complain to me as much as you like.
c Take care of yourself today, everything else can wait.
c I winced just reading that.
c Take it slowly, nothing needs you at full speed.
c I wish I could take half of it off you.
c You don't have to be brave, feel as sorry for yourself as you like.
c You're taking it very well, and it can't be any fun.
c I'm on your side against {tk}.
c {Tk} would have had me groaning far louder than you.
c I felt the bit about {tk} from here.
c After {tk}, you've earned some spoiling.
c I hope the rest of the week makes up for {tk}.
p I'd bring you tea and ask absolutely nothing of you.
p You're excused from everything except being looked after.
p I'd bring you grapes and only eat half of them.
p My advice is sofa, snacks and no heroics.
p Sigh as dramatically as you like, I won't judge.
p You deserve an apology, and probably ice cream.
p I'm frowning very hard at whatever caused this.
p If sympathy worked like painkillers, you'd be fine by now.
p Everything should be brought to you on a tray from now on.
p I'd like a word with {tk}.
p {Tk} won't be getting a birthday card from me.
p I've decided I don't like {tk} one bit.
p Between you and {tk}, I know who I'm cheering for.
p After {tk}, dessert is the least you're owed.
i It could at least have picked a better moment.
i You tell it so clearly, even feeling rotten.
i I'd guess you're the one who normally looks after others.
i I have a feeling you're making it sound smaller than it is.
i I hope you've found at least one comfortable position.
i Somehow you made me wince and like you at the same time.
i I get the feeling you're not great at sitting still.
i I'm mostly sorry, and a bit impressed by how you're taking it.
i You don't have to be entertaining, I like you grumpy too.
i It's {tk} I can't get out of my head.
i I never had an opinion on {tk}, and now I do.
i In your place I'd complain about {tk} to everyone I met.
i You were braver about {tk} than you think.
i Somewhere around {tk} I started to worry about you a little.
C How are you right this minute, honestly?
C What would make today a bit easier?
C Is someone around to look after you?
C What's the most annoying thing you can't do at the moment?
C Is it any better by now?
C What's keeping your spirits up in the meantime?
C How did you cope with {tk}?
C What was the worst moment with {tk}?
C Who helped you with {tk}?
C Did things get better or worse after {tk}?
P Are you being sensible, or do I have to ask twice?
P Is anyone spoiling you, and are they doing it properly?
P Can I prescribe a silly film and far too many cushions?
P Have you got someone to boss around, or only yourself?
P Out of ten, how dramatic have you allowed yourself to be?
P Would soup help, or is chocolate the only cure?
P Has anyone brought you a treat to make up for {tk}?
P What would you say to {tk} if manners didn't matter?
P How much sympathy have you had for {tk} so far?
P Should I be cross with {tk} too?
I What do you miss most right now?
I What does your day look like with all this?
I Does it make you patient or fierce?
I What keeps your mind busy while you wait to feel better?
I Are you a good patient or a secret rebel?
I What small comfort has helped more than you expected?
I What will you think of {tk} a year from now?
I What went through your mind at {tk}?
I What do you wish you'd known about {tk} before?
I How will you tell people about {tk} later on?
=heavyNews heavy
c I'm so sorry, that's a lot for one heart.
c You don't have to be strong in this conversation.
c I'm glad you didn't keep that to yourself.
c That's hard, and you don't need to make it smaller for me.
c Write as much or as little as you feel like, I'm here.
c Nothing clever from me, just that I feel for you.
c It clearly matters a lot to you, so it matters to me.
c Please remember to eat something today.
c I wish life were being kinder to you right now.
c You can talk about {tk} here for as long as you like.
c What you wrote about {tk} went straight to my heart.
c I won't forget what you told me about {tk}.
c I read about {tk} and wished I could help.
c Thank you for telling me about {tk}, that can't have been easy.
p I'd put the kettle on for you if I were there.
p If a hug could go by post, yours would be on its way.
p Be as wobbly as you like, I'll be the steady one.
p I can't fix it, but I'm good at listening.
p You don't need to be polite or cheerful with me.
p My shoulder's free, and you can have it as long as you like.
p Messages that make no sense are very welcome here.
p Someone should bring you soup and ask for nothing back.
p I'd happily just sit next to you and say nothing.
p A very gentle hug from me, because of {tk}.
p After reading about {tk}, I'd like to hand you a very large blanket.
p You can bring up {tk} with me at any odd hour.
p I'd swap all my good stories for better news about {tk}.
p Whatever you need to say about {tk}, I'm listening.
i I had to put the phone down for a moment after reading that.
i You put it simply, and I heard the rest.
i I won't look for a bright side, you'd see through it.
i Time must feel very strange to you right now.
i I can hear how much is behind those few words.
i You're probably being brave for more people than you'd admit.
i I didn't want to answer that too fast, so I read it again.
i What you feel about this doesn't have to make sense, least of all here.
i I hope nobody expects too much of you for a while.
i I keep coming back to {tk}, and how you put it.
i I can tell how deep this goes from how you mention {tk}.
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
C What's the hardest part about {tk} for you?
C When do you think about {tk} most?
P Shall I keep you company for a while, no talking required?
P Has anyone made you a cup of tea yet?
P Would a bit of nonsense help, or is quiet better?
P What's your comfort food, and is there any nearby?
P Have you got tissues and chocolate within reach?
P Has anyone given you a proper hug today?
P Shall we talk about {tk}, or about anything else at all?
P Can I ask you about {tk} again tomorrow?
P Would it help to tell me about {tk} in no particular order?
P Do you want to say more about {tk}, or leave it for now?
I What's going through your head when it gets quiet?
I Has anything surprised you about how you feel?
I What would a gentle day look like for you?
I Who in your life understands this best?
I Is there something small that has helped, even for a minute?
I Do you find yourself keeping busy, or going very still?
I What do you keep remembering about {tk}?
I What matters most to you about {tk}?
I What don't people understand about {tk}?
I What comes to mind first when you think about {tk}?
=low heavy
c You can put all of it down here for a minute.
c That sounds heavy, and I'm glad you told me.
c Nothing about that sounds silly or small to me.
c I like you just as much on a day like this.
c Feeling that way makes perfect sense to me.
c You've got company now, for as long as you want it.
c I can hear how much it's taking out of you.
c You never have to pretend to be fine with me.
c I'm sorry you're feeling all that.
c No wonder {tk} got to you.
c {Tk} would have knocked me sideways too.
c You can be upset about {tk} for as long as you need.
c I'm really glad you told me about {tk}.
c With {tk} on your mind, getting through today counts for a lot.
p No smiling required here today.
p There's a seat next to me, no talking needed.
p A hug from here is a bit flat, but it's a real one.
p Have a proper moan, I'll hold your coat.
p Be as gloomy as you like, I'm staying.
p I'd bring you ice cream and not ask a single question.
p You're owed a very long hug.
p I'm on your side already, no evidence needed.
p The world may be rude to you today, but I won't be.
p For as long as we're chatting, you don't have to think about {tk}.
p Bring up {tk} as often as you like, I'm not counting.
p If worry about {tk} weighed anything, I'd take the heavier bag.
p You get my kindest side, and we can talk about {tk}.
p I can't undo {tk}, but I can be nice to you.
i You put it so plainly that I felt it here.
i I don't want to hurry past what you just wrote.
i You probably hold a lot together that nobody notices.
i I won't try to fix it, I'd rather understand.
i It isn't easy to say that to someone, and you did.
i Maybe none of it has to make sense yet.
i I think you feel things more deeply than you let on.
i I wish I knew exactly what would make it lighter for you.
i I think I get some of that, and I'd like to get the rest.
i I think {tk} touched something that was already sore.
i It was {tk} that made me stop and feel for you.
i Behind {tk} I hear someone who's been brave for a while.
i I can tell there's a lot of feeling around {tk}.
i There's more to {tk} than you're telling me, and that's fine.
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
P Would a hug, a rant or something sweet help most?
P Should I be quiet, sympathetic or a bit silly?
P Is there a blanket near you, and are you under it?
P Do you want distracting, or just a bit of company?
P What's one kind thing you could do for yourself today?
P Am I allowed to say something nice about you?
P Can I keep you company while you think about {tk}?
P What would you say about {tk} if nobody could hear?
P Shall I be cross about {tk} with you, or just nod?
P What would a very good friend tell you about {tk}?
I When did you last feel properly looked after?
I What were you hoping someone would say to you?
I Which part haven't you told anyone yet?
I Is it more of an ache or more of a storm?
I What would make tomorrow a bit easier?
I Do you want it to be understood, or just to be over?
I What was it about {tk} that went so deep?
I Is there something older underneath {tk}?
I Did you leave something out about {tk}?
I What did {tk} make you feel, before all the thinking?
=disappointed
c That's a real shame, and I mind it more than I expected.
c I'd be gutted too, and I wouldn't hide it.
c You had every right to hope for a better ending.
c It was worth wanting, and that makes it sting.
c I was rooting for you right to the end.
c That was unfair, and I'm cross on your behalf.
c You're allowed to sulk about this for at least a week.
c What a letdown, I'm truly sorry.
c For what it's worth, I think just as much of you.
c I'm still sore about {tk}, and I wasn't even there.
c You deserved better luck with {tk}.
c After {tk}, I'd have needed a long walk and a longer lunch.
c I'm taking {tk} personally for you.
c {Tk} owed you more than that.
p I'm booing loudly on your behalf.
p Well, that was just rude of the universe.
p I'd like to speak to whoever's in charge of this.
p Whoever decides these things has terrible taste.
p You tell a defeat better than most people tell a win.
p You told me about it anyway, and I'm counting that as a win.
p I'd stamp my foot for you, if it helped.
p This calls for chocolate, and not a small one.
p Fate could at least have said sorry.
p I'll be keeping my distance from {tk} from now on.
p {Tk} just lost a fan.
p Whoever let you down over {tk} gets no dessert.
p I've got a few rude words ready about {tk}.
p I had nothing against {tk} until just now.
i That second before it sank in must have been awful.
i I think hoping for it was brave, however it ended.
i I felt the hope in it before I felt the letdown.
i I'd have written you a much better ending.
i I like that you minded and didn't just shrug.
i You made me feel the whole drop in a few lines.
i I'm still arguing with the result in my head.
i I think you wanted it more than you're letting on.
i Something in how you tell it makes me think you're not finished.
i In a fairer world, {tk} would've turned out differently.
i I can't quite get past {tk}.
i It's {tk} I keep thinking about.
i You're being kinder about {tk} than I would be.
i I'd guess {tk} mattered to you more than you let on.
C How are you feeling about it now?
C What did you do straight afterwards?
C Who was the first person you told?
C Will there be another chance?
C What would cheer you up a little?
C Were you angry first, or sad first?
C How cross are you about {tk} right now?
C What would have made up for {tk}?
C Would you still want another go after {tk}?
C Have you forgiven the world for {tk} yet?
P Who are we blaming, officially?
P How much chocolate has the recovery taken so far?
P Do you sulk in style or slam doors?
P Should I be angry with someone for you?
P What's the proper consolation here, and is it edible?
P How rude were you about it in your head?
P Is a small tantrum about {tk} still an option?
P What's your revenge on {tk}, politely speaking?
P How many times have you cursed {tk} since?
P Shall we agree never to be nice about {tk} again?
I How had you pictured it instead?
I Which moment do you keep replaying?
I Did any part of it turn out worth having anyway?
I What would you tell yourself an hour before it?
I Is the wish still there, or has it gone quiet?
I Who understood straight away what it meant to you?
I If you could change one thing about {tk}, what would it be?
I What did {tk} mean to you before all this?
I Would you've done anything differently about {tk}?
I Will you ever look kindly on {tk} again?
=tired
c You have my full permission to do nothing at all.
c I'd turn the lights down for you if I could.
c I hope nobody asks anything of you for a while.
c Even half asleep you're better company than most.
c Slow answers are fine, I'm in no hurry with you.
c I hope there's a bed or a sofa nearby.
c You're excused from being lively, whatever the time is.
c Rest first, I'm not going anywhere.
c You deserve a long stretch of peace and quiet.
c All my sympathy to you and to {tk}.
c I understood completely once you got to {tk}.
c With {tk} in there too, no wonder you're worn out.
c I'd have given up long before {tk}.
c {Tk} told me all I needed to know.
p I'll type quietly so I don't wake you.
p Blink once for yes, I'll take it from there.
p One word answers count as witty today.
p Lifting the phone counts as exercise, well done.
p Writing to me in that state is almost heroic.
p You might need a nap before your nap.
p If yawning were a sport, you'd be a favourite.
p If yawns travel by text, I've just caught yours.
p I'd sing you a lullaby, but I want you to like me.
p I think {tk} won that round.
p I can't compete with {tk}, and I won't try.
p After {tk}, even getting as far as the sofa deserves applause.
p Sleep first, then tell me about {tk} again.
p I blame {tk}, and I'd be asleep already.
i I wonder where your mind wanders in that state.
i I think I'm getting you without the polish, and I like it.
i I have a feeling you kept going longer than you should have.
i You're half asleep, and you still write well.
i I'm flattered I get the last bit of your energy.
i I can almost hear how quiet it is around you.
i I'd happily be quiet next to you right now.
i Time must be moving very slowly where you are.
i I'm curious what you'll dream about after all this.
i I suspect there's a longer story behind {tk}.
i I slowed down a little when I got to {tk}.
i I can just see you there, with {tk}.
i The bit about {tk} told me how tired you really are.
i I like that you still noticed {tk} in that state.
C Is tomorrow any kinder to you?
C What would help you most, quiet or company?
C What would you do right now with a full tank of energy?
C When did you last get a proper rest?
C When do you need to be up and running again?
C Is there something warm to drink near you?
C What came after {tk}?
C Did {tk} take the last of your energy?
C Would you swap {tk} for eight hours of perfect sleep?
C How did you feel after {tk}, relieved or finished?
P Are you typing this with one eye open?
P Is any part of you still awake?
P Any plans to move, or is this it for today?
P Out of ten, how awake are you?
P Would you even notice if I replied in yawns?
P Who's winning right now, you or your eyelids?
P Did {tk} at least let you sit down?
P Shall I leave you alone with {tk}?
P Who's really in charge there, you or {tk}?
P Could you forgive {tk} after a good sleep?
I Where does your mind go when it's left alone?
I What's the last thing that made you smile today?
I If you could sleep anywhere right now, where would it be?
I What were you thinking about before you wrote to me?
I Is it the good kind of tired or the other kind?
I What would the perfect next hour have in it?
I What did you think when it came to {tk}?
I How do you feel about {tk} now?
I Did you promise yourself something after {tk}?
I Would you call {tk} a low point or a high point?
=cosy
c I like how seriously you take a small pleasure.
c You make an ordinary moment sound really good.
c I'm in a better mood than I was a minute ago.
c Anyone who notices things like that is good company.
c Please carry on exactly as you are.
c I trust people with firm views on small comforts.
c That's exactly the pace I want my day to have.
c This is exactly the size of news I was hoping for.
c You enjoy things properly, and I like that very much.
c I'm fully on the side of {tk}.
c I felt at home as soon as you mentioned {tk}.
c I envy you {tk}, in a friendly way.
c Never apologise to anyone for {tk}.
c A day with {tk} in it can't be all wrong.
p You've got life worked out, I see.
p You sound dangerously content.
p You're one cushion away from perfect.
p I'm jealous in a way that doesn't suit me.
p Nobody should be allowed to disturb you.
p Careful, someone might notice you're enjoying yourself.
p There are spa weekends with less going for them.
p My opinion of you just went up a notch.
p I'd join in, but I'd probably spill something.
p I'm raising my cup to {tk}.
p If {tk} ever needed a defender, I'm in.
p I'm voting for you and {tk}.
p People have been happy with a lot less than {tk}.
p I could get very attached to {tk}.
i You found a bit of the day most people walk past.
i I like knowing what your small weaknesses are.
i That told me more about you than your job ever could.
i You notice the tiny thing that makes a day.
i I suspect there's a whole ritual behind that.
i I can picture it, right down to the light.
i I think I can guess your whole mood from that.
i I'd like to meet you in exactly that mood.
i I'd rather hear that than any grand plan.
i I've never thought so fondly about {tk} before.
i I have a feeling I'll remember {tk}.
i It's telling that you picked {tk}.
i You told me a lot about yourself with {tk}.
i If I had to picture your day, I'd start with {tk}.
C What's the view from where you are?
C How long have you got before someone wants you?
C What would make it perfect?
C Who taught you to enjoy things like this?
C Is this your favourite part of the day?
C What comes next, or is that the wrong question?
C How did you first come across {tk}?
C How would you manage a week without {tk}?
C Who else is allowed near {tk}?
C What could ever replace {tk}?
P Are you purring by now, be honest?
P Out of ten, how smug are you feeling?
P What happens to anyone who disturbs you?
P Would you share, or would there be a scene?
P How far would you go to defend it?
P What would you refuse to swap this for?
P How long have you been devoted to {tk}?
P Has anyone ever tried to come between you and {tk}?
P Should {tk} be protected by law?
P Would you share {tk} with me?
I What were you thinking about just then, if anything?
I Does it remind you of somewhere?
I What are you happily ignoring for it?
I What's the smallest change that would ruin it?
I Is it the thing itself or the pause around it?
I Do you like it better alone or in company?
I What would you miss first about {tk}?
I Where would you put {tk} on your list of comforts?
I Would a stranger understand about you and {tk}?
I What else in your life is as good as {tk}?
`;
