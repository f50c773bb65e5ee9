/** What he can say to tellings of a feel (feels.ts): home and troubles. Tables as in content/topic.ts; {tk} is a thing or somebody she names. */
export const FEELS_HOME_AND_TROUBLES = `
=foodStory
c I take food seriously, so you've got my full attention.
c I like how much feeling you put into a meal.
c You talk about food so well I can see it from here.
c I'd happily eat with you any day, whatever's on the plate.
c That's easily the best food report of my day.
c Well, now I can't think about anything but food.
c You had me from the first bite.
c I like people who care this much about what they eat.
c Anyone with feelings that strong about food gets on with me.
c I'd happily have pulled up a chair for {tk}.
c Any other dinner would look dull next to {tk}.
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
i Part of me wishes there'd been a plate for me.
i You strike me as someone who never forgets a really good meal.
i Now I'm curious what counts as a boring meal for you.
i Of everything in there, {tk} will stay with me longest.
i I'd have guessed a lot of things, but never {tk}.
i I have a feeling I'll be thinking of {tk} at dinner.
i {Tk} told me something about you, and I liked it.
i I'm trying to picture your face when it came to {tk}.
C What are you eating next, after all that?
C How are you now, happy, full or ready for a nap?
C Would you have the same again tomorrow?
C What's your favourite thing to cook or eat?
C How did it taste, honestly?
C Do you like cooking, or mostly the result?
C What was your very first thought about {tk}?
C Who else knows about {tk} by now?
C How long will you be thinking about {tk}?
C What's the verdict on {tk}?
P Did you go back for more, or was once enough?
P Is it even fair to make a stranger this hungry?
P Is there any left, I'm asking for a hungry friend?
P Do you take dinner guests, or only readers?
P Should I be jealous, hungry or a bit worried?
P Can I hire you to describe my dinner?
P Would you risk {tk} a second time?
P How much teasing am I allowed about {tk}?
P Out of ten, how many points for {tk}?
P Does anyone need to apologise for {tk}?
I Does any of it remind you of somewhere?
I Who would you have liked to share it with?
I Is there a dish that always makes you happy?
I Is food your way of relaxing or of showing off?
I Is there a dish you'd like to try next?
I Have you always felt this strongly about food?
I Why was it {tk} that stuck with you?
I How much does {tk} mean to you, from one to dessert?
I Who comes to mind when you think of {tk}?
I Did {tk} remind you of anything?
=hurtIll
c Poor you, that sounds properly uncomfortable.
c That's a rotten thing to be stuck with, and I'm sorry.
c You're allowed to complain to me as much as you like.
c Take care of yourself today, everything else can wait.
c I hope the pain and the boredom both leave you soon.
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
i I hope tomorrow is much kinder to you.
i You tell it so clearly, even feeling rotten.
i I'd guess you're the one who normally looks after others.
i I have a feeling you're making it sound smaller than it is.
i I hope you've found at least one comfortable position.
i You manage to be likeable even when you're ill.
i I get the feeling you're not great at sitting still.
i I'm mostly sorry, and a bit impressed by how you're taking it.
i You don't have to be entertaining, I like you grumpy too.
i I hope {tk} leaves you alone very soon.
i I'd like to hear that {tk} is getting better.
i In your place I'd complain about {tk} to everyone I met.
i You were braver about {tk} than you think.
i Somewhere around {tk} I started to worry about you a little.
C How are you right this minute, honestly?
C What would make today a bit easier?
C Is someone around to look after you?
C What would do you the most good now?
C Is it any better by now?
C What's keeping your spirits up in the meantime?
C What's the worst thing about {tk}?
C Does anything help with {tk}?
C Is someone helping you with {tk}?
C Is {tk} getting any better?
P Are you being sensible, or do I have to ask twice?
P Is anyone spoiling you, and are they doing it properly?
P Can I prescribe a silly film and far too many cushions?
P Is there enough tea in the house, or should I worry?
P Out of ten, how dramatic have you allowed yourself to be?
P Would soup help, or is chocolate the only cure?
P Has anyone brought you a treat to make up for {tk}?
P Should I send {tk} a sternly worded letter?
P How much sympathy have you had for {tk} so far?
P Should I be cross with {tk} too?
I What do you miss most right now?
I What does your day look like with all this?
I Can you sleep all right with it?
I What keeps your mind busy while you wait to feel better?
I Are you a good patient or a secret rebel?
I What cheers you up when you feel rotten?
I What will you think of {tk} a year from now?
I How are you feeling after {tk}?
I Will {tk} take long to get better?
I What would make {tk} easier to bear?
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
p Write to me at any hour, it doesn't have to make sense.
p Someone should bring you soup and ask for nothing back.
p I'd happily just sit next to you and say nothing.
p A very gentle hug from me, because of {tk}.
p After reading about {tk}, I'd like to hand you a very large blanket.
p You can bring up {tk} with me at any odd hour.
p I'd swap all my good stories for better news about {tk}.
p Whatever you need to say about {tk}, I'm listening.
i I had to put the phone down for a moment after reading that.
i I read that slowly, and I'm glad you told me.
i You don't have to explain anything, I understood.
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
C How are you bearing up, as far as one can?
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
P Shall I just listen for a while?
P Would company help a bit, or do you need quiet?
P Is there someone who can sit with you today?
P Has anyone given you a proper hug today?
P Shall we talk about {tk}, or about anything else at all?
P Can I ask you about {tk} again tomorrow?
P Would it help to tell me about {tk} in no particular order?
P Do you want to say more about {tk}, or leave it for now?
I What's going through your head when it gets quiet?
I Would you like to tell me a bit more about it?
I What would make the next few hours a little gentler?
I Who in your life understands this best?
I Is there anything I can do that would help, even a little?
I Are you getting any rest at all?
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
c Anyone would find {tk} hard, not only you.
c You can be upset about {tk} for as long as you need.
c I'm really glad you told me about {tk}.
c With {tk} on your mind, getting through today counts for a lot.
p No smiling required here today.
p There's a seat next to me, no talking needed.
p A hug from here is a bit flat, but it's a real one.
p Have a proper moan if you like, I'm a patient listener.
p Be as gloomy as you like, I'm staying.
p I'd bring you ice cream and not ask a single question.
p You're owed a very long hug.
p I'm on your side already, no evidence needed.
p The world may be rude to you today, but I won't be.
p I'd put the kettle on and keep my clever remarks to myself.
p I'd be angry along with you, if that's any use.
p You're allowed one very bad mood, on my account.
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
i I think I understand some of that, and I'd like to understand more.
i I think {tk} touched something that was already sore.
i It was {tk} that made me stop and feel for you.
i Behind {tk} I hear someone who's been brave for a while.
i I can tell there's a lot of feeling around {tk}.
i There's more to {tk} than you're telling me, and that's fine.
C What would feel good right now, even a little?
C Do you have somebody near you who's good for you?
C Do you want comfort, or do you want to let off steam?
C Who do you usually turn to on days like this?
C Does it feel any lighter now that you've said it?
C Has anything good happened today, even something small?
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
I Do you want to talk about it, or about something else entirely?
I Is it only today, or has it been like that for a while?
I What would make tomorrow a bit easier?
I What usually helps you on a day like this?
I What was it about {tk} that went so deep?
I Does {tk} still hurt today?
I What would make {tk} a bit easier for you?
I How do you feel about {tk}, deep inside?
=disappointed
c That's a real shame, and I mind it more than I expected.
c I'd be gutted too, and I wouldn't hide it.
c You had every right to hope for a better ending.
c It was worth wanting, and that makes it sting.
c I'd have loved it to go differently for you.
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
p You told me about it anyway, and I like that.
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
i I'm disappointed for you, and that's not just politeness.
i I'd happily argue with whoever decided that.
i I think you wanted it more than you're letting on.
i I hope the next thing you look forward to goes to plan.
i In a fairer world, {tk} would've turned out differently.
i I can't quite get past {tk}.
i It's {tk} I keep thinking about.
i You're being kinder about {tk} than I would be.
i I'd guess {tk} mattered to you more than you let on.
C How are you feeling about it at the moment?
C Is there any way to rescue it?
C Do you want cheering up, or to be cross for a bit first?
C Will there be another chance?
C What would cheer you up a little?
C Are you more sad or more angry?
C How cross are you about {tk} right now?
C What would have made up for {tk}?
C Would you still want another go after {tk}?
C Have you forgiven the world for {tk} yet?
P Who are we blaming, officially?
P How much chocolate has the recovery taken so far?
P Do you sulk in style or slam doors?
P Should I be angry with someone for you?
P Would cake help, or is it too serious for cake?
P How rude were you about it in your head?
P Is a small tantrum about {tk} still an option?
P What's your revenge on {tk}, politely speaking?
P How many times have you cursed {tk} since?
P Shall we agree never to be nice about {tk} again?
I What had you hoped it would be like?
I How much had you been counting on it?
I Is there a plan B, or is it too early to ask?
I What would make today a bit better after that?
I Is the wish still there, or has it gone quiet?
I Is there someone with you who understands?
I What had you hoped for with {tk}?
I What did {tk} mean to you before all this?
I How long had you been hoping for {tk}?
I Could {tk} still turn out all right?
=tired
c You have my full permission to do nothing at all.
c I'd turn the lights down for you if I could.
c I hope nobody asks anything of you for a while.
c Even half asleep you're better company than most.
c Slow answers are fine, I'm in no hurry with you.
c I hope there's a bed or a sofa nearby.
c You're excused from being lively, whatever the time is.
c Rest first, I'm not going anywhere.
c Tired or not, I like hearing from you.
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
i I like that you write to me even with your eyes half shut.
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
C What would do you good now, sleep or coffee?
C Is tomorrow an early start, or can you lie in?
C Is there something warm to drink near you?
C How are you after {tk}?
C Did {tk} take the last of your energy?
C Would you swap {tk} for eight hours of perfect sleep?
C Are you glad about {tk}, or just tired of it?
P Are you typing this with one eye open?
P Is any part of you still awake?
P Any plans to move, or is this it for today?
P Out of ten, how awake are you?
P Would you even notice if I replied in yawns?
P Who's winning right now, you or your eyelids?
P Is {tk} to blame, or just the time of year?
P Shall I leave you alone with {tk}?
P Should I say good night to {tk} as well?
P Could you forgive {tk} after a good sleep?
I Where does your mind go when it's left alone?
I What's the last thing that made you smile today?
I If you could sleep anywhere right now, where would it be?
I What were you thinking about before you wrote to me?
I Is it the good kind of tired or the other kind?
I What would the perfect next hour have in it?
I Does {tk} keep you from resting?
I Is {tk} helping or making it worse?
I What's {tk} like right now?
I Is there any way to be kinder to yourself about {tk}?
=cosy
c I like how seriously you take a small pleasure.
c You make an ordinary moment sound really good.
c Cosy is underrated, and you're clearly very good at it.
c Anyone who notices things like that is good company.
c Please carry on exactly as you are.
c A quiet hour like that beats a big night out.
c That's exactly the pace I want my day to have.
c I'd take an hour like that over any party.
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
p I'd sign up for that, with or without a cushion.
p I'd join in, but I'd probably spill something.
p I'm raising my cup to {tk}.
p If {tk} ever needed a defender, I'm in.
p I'm voting for you and {tk}.
p People have been happy with a lot less than {tk}.
p I could get very attached to {tk}.
i You found a bit of the day most people walk past.
i I like knowing what your small weaknesses are.
i Quiet moments say a lot about a person, and I like yours.
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
C Do you get to have that often?
C Is anything missing, or is it perfect already?
C Are you staying exactly there for the rest of the day?
C Is this your favourite part of the day?
C What comes next, or is that the wrong question?
C What's the nicest thing about {tk}?
C How would you manage a week without {tk}?
C Who else is allowed near {tk}?
C What could ever replace {tk}?
P Are you purring by now, be honest?
P Out of ten, how smug are you feeling?
P What happens to anyone who disturbs you?
P Is there room for one more, purely in theory?
P Could anything get you out of there now?
P Which would you rather give up, the peace or the snacks?
P How long have you been devoted to {tk}?
P Is there enough of {tk} for two?
P Should {tk} be protected by law?
P Would you share {tk} with me?
I What were you thinking about just then, if anything?
I Does it remind you of somewhere?
I What are you happily ignoring for it?
I What do you like most about an hour like that?
I Have you been looking forward to that all day?
I Do you like it better alone or in company?
I What makes {tk} so good?
I Where would you put {tk} on your list of comforts?
I Is {tk} a regular thing with you?
I What else in your life is as good as {tk}?
`;
