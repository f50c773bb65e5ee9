/** What he can say where only the group of a feel is clear (feels.ts), or nothing but that it is not heavy. Tables as in content/topic.ts. */
export const FEELS_GROUPS = `
=story
c Okay, that one made me smile properly.
c I'm so glad you told me that.
c Things like that clearly know where to find you.
c I'd have loved to see your face just then.
c You notice the good bits, and I like that about you.
c I can see it as if I'd been standing there.
c That beats anything my day had to offer.
c I believe every word, and I enjoyed every word.
c Please never save these up, send them as they happen.
c You had me at {tk}.
c I'm still smiling about {tk}.
c I did not see {tk} coming, and I loved it.
c Now I want to have been there, if only for {tk}.
c Thank you for {tk}, I needed that today.
c I can picture you and {tk} perfectly.
c Between {tk} and the way you tell it, I'm smiling.
c My mood just got better, and I put it down to {tk}.
c I'll be thinking of {tk} at all the wrong moments today.
c I can see it so clearly I could draw you a map.
c You tell it so well that I nearly heard the sound effects.
c I'd happily hear that one again with every detail left in.
c You've got an eye for the thing everybody else walks past.
c My face did about four things while reading that.
c Your days come with better writing than most television.
c That had me grinning like somebody with a secret.
c Whatever today does next, it won't beat that message.
c I was only going to glance at my phone, and now I'm hooked.
c Reading about {tk} I forgot to be cool for a moment.
c The way you slipped in {tk} made me laugh out loud.
c I want {tk} in every message from now on.
c Somewhere around {tk} I became your most devoted audience.
c I'll be smiling about {tk} at some unsuitable moment tomorrow.
c You and {tk} have just rescued my mood.
c Nobody could hand me {tk} with a straighter face than you.
c I'm saving {tk} for the next time I need cheering up.
c One mention of {tk} and my good posture was over.
p You couldn't make that up, and you didn't even have to.
p Somewhere a sitcom writer just felt a chill.
p Ten out of ten, I'd read it again, and I just did.
p Normal days must be terribly dull for you.
p I'd like one of these delivered daily, please, mornings preferred.
p There goes my plan to be the entertaining one here.
p Everybody else's day just got a bit boring, sorry to them.
p Life is clearly showing off for you.
p I'd have been no help at all, just standing there enjoying it.
p Please pass on my respect to {tk}.
p I'm firmly on the side of {tk}, sorry.
p {Tk} clearly had other plans.
p Give {tk} a small round of applause from me.
p I'd like to say I'm over {tk}, but no.
p My money was not on {tk}.
p Nothing today will top {tk}, I've stopped trying.
p I blame {tk}, entirely and without evidence.
p I was perfectly calm until you got to {tk}.
p I'd like to lodge a formal request for the extended edition.
p Somewhere a sensible person is having a day without any of this, poor thing.
p Your life clearly sacked its scriptwriter and hired a comedian.
p I snorted, which is not how I planned to impress you.
p If you made that up, I'm frightened of you, and if not, delighted.
p That sentence deserves a frame and a small spotlight.
p I demand a statue, or at the very least a commemorative mug.
p I shall be quoting you to strangers, with hand gestures.
p My eyebrows went up at the start and still haven't come back.
p A round of applause for {tk}, and a second one for you.
p I'd buy a ticket for {tk} and sit in the front row.
p Somebody should put {tk} on a postage stamp.
p In the credits I'd put {tk} above the director.
p I was behaving perfectly well until you mentioned {tk}.
p I suspect {tk} of having planned the entire thing.
p Any decent country would have a folk song about {tk}.
p Between {tk} and your delivery I've lost all my dignity.
p My official position on {tk} is helpless giggling.
i I think that one will only get better each time you tell it.
i I suspect you were smiling before you even started typing.
i I like that you noticed it at all, plenty of people wouldn't.
i Half of me is smiling, the other half wants what came next.
i It says something nice about you that this is what you tell me.
i I get the feeling this sort of thing hardly surprises you any more.
i I read it twice, and liked it more the second time.
i You left something out, I can feel it.
i My head has already filmed the whole thing, slightly badly.
i I didn't expect {tk} to stay in my head, and yet.
i Something about {tk} tells me you weren't even that surprised.
i I'd give a lot to hear this told by {tk}.
i Funny what {tk} can do to a perfectly ordinary day.
i Without {tk} it would have been just another day.
i You mention {tk} so calmly that I'm slightly in awe.
i From now on {tk} will make me think of you.
i The bit with {tk} is the bit I'd have paid to see.
i I wonder if {tk} will ever be quite the same for you.
i You notice the exact half second where a day tips into comedy.
i I keep walking round that picture in my head, and it only gets better.
i Most people would have left that out, and they'd have been wrong.
i I'd give a lot for the thought that crossed your mind right then.
i Your version of the world has more colour in it than the usual one.
i Odd how one small scene tells me more than a page about you would.
i I'm glad you were the one there, because you can tell it.
i My imagination has moved in and is already rearranging the furniture.
i The world behaves differently around you, or you simply catch it at it.
i Strangely, it's {tk} that I keep coming back to.
i I'm wondering how {tk} would tell it.
i A day with {tk} in it can't have been entirely ordinary.
i I didn't expect to be thinking about {tk} today, and yet.
i You dropped {tk} in so casually that I had to read it twice.
i I'd swap a whole week of news for {tk} and your thoughts just then.
i Something about {tk} will come back to me in some silent queue.
i In my head {tk} had a whole secret life by the end of your message.
i Years from now, {tk} will come up at a table and you'll laugh.
C What happened right after that?
C Did you manage to keep a straight face?
C Who did you tell first?
C How did the rest of the day go?
C And now, are you still smiling or still cross?
C Was anybody with you for this?
C What did you do about {tk} in the end?
C Are you over {tk} yet?
C How did you feel about {tk} just then?
C Did you smile about {tk} at once, or only later?
C Have you told everybody about {tk} already?
C And where does that leave you and {tk}?
C How did it end, or is it still going on?
C Are you still smiling about it, or sighing?
C Did the rest of the day behave itself?
C Was anybody there to share it with?
C Would you live through that one again?
C What became of {tk} in the end?
C Have you forgiven {tk}?
C Has your opinion of {tk} changed since?
C Would you have {tk} back tomorrow?
C What did you say to {tk} in your head?
C How long until you can think of {tk} calmly?
P Did you at least take a bow?
P How long before you could talk about it calmly?
P Who got the blame in the end?
P On a scale of one to ten, how dignified were you?
P Is this a normal week for you, or a quiet one?
P Would you do it all again tomorrow?
P How much of that was the fault of {tk}?
P Have you and {tk} made peace yet?
P Did {tk} ever apologise?
P Do you think {tk} planned the whole thing?
P Who won in the end, you or {tk}?
P Should I be worried about {tk}?
P Were you laughing, praying, or both at once?
P Should I send help, applause or biscuits?
P How many times have you told it already, be honest?
P Is there a plaque on the spot yet?
P Do you charge admission for your life?
P On the scale from sigh to scream, where did you land?
P Should I be a little jealous of {tk}?
P How much would {tk} want for an interview?
P In the great reckoning, who won, you or {tk}?
P Are you and {tk} on speaking terms?
P Will you let {tk} have the last word?
P If {tk} had a business card, what would it say?
I What went through your head in that exact moment?
I Which part will you still be telling in five years?
I What did it feel like, before it became a good story?
I Did you know at once that you'd be telling someone?
I If you could run that minute again, would you change anything?
I Were you more surprised or more amused, honestly?
I Would it have been half as good without {tk}?
I What would {tk} say about you, if asked?
I Will {tk} always remind you of this?
I Was it {tk} that got you, or the timing?
I Did anything about {tk} warn you beforehand?
I How will it feel, the next time you see {tk}?
I Which detail would you keep if you could keep only one?
I What's the bit you haven't told me?
I When did you realise that this was going to be a story?
I What will you remember of it in ten years?
I What did the silence right afterwards sound like?
I Do such things find you, or do you find them?
I What would {tk} say about all this?
I What did {tk} teach you that you never wanted to know?
I Did you feel a strange sympathy for {tk}?
I What might {tk} be up to right now?
I Would it have been half the day without {tk}?
I How would you explain {tk} to somebody from another planet?
=good
c That makes me really happy for you.
c I'm smiling right along with you.
c What a lovely thing to read, thank you.
c You've every right to be grinning about that all day.
c I can hear the joy in it from here.
c Oh, that is just wonderful.
c I love that I get to hear about this.
c Enjoy every last bit of it, you should.
c I hope you get a lot more of that.
c {Tk} just made my day as well.
c Thank you for letting me in on {tk}.
c I can feel how happy you are about {tk}.
c You and {tk}, what a lovely thought.
c Here's to {tk}, and to you.
c I got to {tk} and had a big smile on my face.
c Reading about {tk} did me good.
c It's {tk} that got me, right in the heart.
c Because of {tk} I'm now smiling at nothing.
c I'm properly happy about this, all the way down to my socks.
c That's the best thing I've read all week, by a mile.
c Enjoy every crumb of it, please, and then lick the plate.
c I could feel you beaming through the screen.
c It does me good just reading that.
c You should walk around glowing about it for days.
c Whatever is in my cup, I'm raising it to you.
c Thank you for letting me in on it while it's still warm.
c Something in me sat up straight and smiled.
c You, {tk} and a reason to smile, I like that trio.
c That bit with {tk} got me right in the ribs.
c From now on {tk} will always make me think of you.
c I got as far as {tk} and my whole mood went up a floor.
c I hope you tell people about {tk} for years.
c Because of you I'm now sentimental about {tk}.
c There should be more days with {tk} in them.
c Somehow {tk} made it even better.
c Your joy about {tk} came through loud and clear.
p I'm doing a small dance over here, luckily unseen.
p Right, that calls for cake.
p My grin is now officially out of control.
p You're not supposed to make me this soft over a text.
p I'd throw confetti, but then I'd have to sweep.
p Everybody else can stop having a day now, yours wins.
p Be as happy as you like, I'll keep up.
p Somebody ring a bell somewhere, this needs a bell.
p Careful, I'm catching your good mood and I'm keeping it.
p Three cheers for {tk}, and I'll do all three.
p I'd wear a badge for {tk}.
p Medals all round, starting with {tk}.
p I was holding up fine until {tk}.
p Between {tk} and your good mood, I'm done for.
p A toast to {tk}, in whatever you've got handy.
p I'm now a fan of {tk}, and there's no cure.
p Nobody said {tk} would make me grin like this.
p Let the record show that I cheered for {tk}.
p I'm ringing every bell in the village on your behalf.
p Somebody fetch the brass band, and tell them to hurry.
p I did a small dance, and fortunately there are no witnesses.
p That sort of news should be available on prescription.
p I've gone soft at the edges, like butter left near a window.
p My cold, sophisticated heart has just melted onto the floor.
p I am grinning like a dog with its head out of a car window.
p Consider the confetti thrown, somebody else can sweep.
p My request is a public holiday, and cake for everybody involved.
p I move that {tk} be given a medal.
p Three cheers for {tk}, and a fourth one for you.
p I would like {tk} printed on a flag.
p I'm not crying, I merely have {tk} in my eye.
p Had I a trumpet, {tk} would get the fanfare.
p Poets wrote about roses because nobody told them about {tk}.
p I shall be insufferably cheerful now, and I blame {tk}.
p In my head a whole orchestra stood up at {tk}.
p My next glass goes up to {tk}, and the one after to you.
i I think I know exactly the face you had while typing.
i I think this will stay with you for a long time.
i It's rare that something makes me this glad from a distance.
i You didn't have to say how much it matters, I felt it.
i I like what makes you happy, it tells me a lot about you.
i There's something tender in there, and I noticed.
i Some people would have kept that to themselves, I'm glad you didn't.
i I'm a bit moved, which I hadn't planned.
i Now I'm wondering who you'd most like to tell.
i I have a feeling {tk} will be in your stories for years.
i Strange how much I care about {tk} all of a sudden.
i You put {tk} in so simply, and it landed.
i I hadn't counted on being moved by {tk}.
i Long after the rest of it, you'll remember {tk}.
i Something about {tk} makes it feel very real.
i Of everything in there, {tk} touched me most.
i The whole thing glows a bit, {tk} included.
i My guess is that {tk} will make you smile next week too.
i I felt the room get a shade lighter while I read that.
i You wrote that with your whole heart, it shows in every word.
i It's rare that somebody says it while it's still glowing.
i It says something kind about you that you share exactly this.
i My own day has quietly rearranged itself around your message.
i I want to remember this one when the evening is grey.
i I had to put the phone down for a second after that.
i You made me homesick for a moment I wasn't even in.
i I caught myself holding my breath, and then smiling.
i Now {tk} will follow me around in the nicest way.
i I didn't know {tk} could move me, and there we are.
i Some films need two hours to do what {tk} did here.
i It was {tk} that undid me, I'll admit it freely.
i One mention of {tk} when you're old and you'll be right back there.
i Your message makes {tk} sound like a small miracle.
i I wonder if {tk} will ever know how much joy that made.
i Of everything you could have told me, {tk} made me smile longest.
i That you mentioned {tk} at all makes me like you more.
C How does it feel, now that you've said it out loud?
C Who got to hear about it first?
C Are you still smiling about it?
C Has it really sunk in yet?
C What makes you happiest about it?
C What are you going to do with all that good mood?
C How do you feel about {tk} now?
C How happy did {tk} make you, honestly?
C Who else knows about {tk}?
C Do you keep thinking of {tk}?
C What comes next for you and {tk}?
C Did you ever expect {tk} to make you this happy?
C Has it sunk in yet, or does it come in waves?
C Who was the first person you told?
C What did you do with all that happiness?
C Are you still floating a little?
C Did you cry a bit, honestly?
C Where were you when it hit you?
C What comes over you when you think of {tk} now?
C Did you see {tk} coming at all?
C How will you remember {tk}, do you think?
C Who else was happy about {tk}?
C Did {tk} bring a lump to your throat?
C How close were you to tears over {tk}?
P How big is the grin, in centimetres?
P Any squealing, or did you stay dignified?
P How are you supposed to do anything sensible now?
P Will you be able to sleep with all that happiness?
P Are you bouncing, or is that just how it reads?
P Is there going to be cake?
P Is it too early to build a statue of {tk}?
P Can I join the fan club of {tk}?
P Should we all stand up for {tk}?
P Would {tk} blush if I clapped?
P How loudly did you cheer for {tk}?
P Who's prouder now, you or {tk}?
P Did you hug the nearest person, or the nearest lamppost?
P How many pigeons have you told so far?
P Are your cheeks aching yet from all the smiling?
P On a scale from hum to full opera, how happy are you?
P Was there dancing, or only inside?
P Do you need a minute to squeal into a cushion?
P Shall we have {tk} carved in marble?
P Should there be a national day of {tk}?
P Would you trade {tk} for a small castle?
P Will you ever stop grinning about {tk}?
P Which of you glowed more, you or {tk}?
P Has anybody thanked {tk} with a parade yet?
I Did you know straight away what it meant to you?
I Where were you when you noticed how happy you were?
I Does it make you loud happy or quiet happy?
I Which part would you keep if you could only keep one?
I What feels different since then?
I Would you have believed it a year ago?
I What will you remember about {tk} in twenty years?
I Did {tk} surprise you, or had you secretly hoped?
I Why do you think {tk} touched you so much?
I Could you ever get used to {tk}?
I How different would today be without {tk}?
I Which came first with {tk}, the smile or the lump in your throat?
I What does it feel like when you close your eyes now?
I Which second of it would you put in a bottle?
I When did you last feel like that?
I Whose face did you think of first?
I Did you know it would move you that much?
I What did it wake up in you?
I What would you whisper to {tk} if you could?
I Where will {tk} be in your memory a year on?
I Did {tk} surprise you more than you've let on?
I Do you catch yourself thinking of {tk} at odd moments?
I What did {tk} change for you, quietly?
I How would the day have felt without {tk}?
=hard
c I'm sorry you're having a time like this.
c You don't have to be good company, just be you.
c I'm here, and I'm in no hurry.
c Be very gentle with yourself today.
c I wish I could make it a bit easier for you.
c No need to answer fast, or at all.
c I'm glad you told me instead of pretending to be fine.
c I hope someone brings you something warm and asks for nothing.
c Thinking of you, quite a lot actually.
c I read about {tk} and felt for you at once.
c You needn't be brave about {tk} with me.
c Talk about {tk} as much or as little as you like.
c I'm on your side, with {tk} and with all the rest.
c I can't change anything about {tk}, but I can keep you company.
c When you mentioned {tk}, I wanted to give you a hug.
c No wonder you feel like this, with {tk} and everything.
c Thank you for telling me about {tk}, I'm glad you did.
c I won't say anything clever about {tk}, I'm just here.
c I'm not going anywhere, write as little or as much as you like.
c You don't have to be good company with me.
c That's a lot for one person to carry in one go.
c I wish I could put something warm in your hands right now.
c No wonder you feel it all the way through.
c You've every right to feel exactly as you do.
c I'm thinking of you, quietly and with no need for an answer.
c Please give yourself the kindness you'd give a friend.
c I'm glad you told me instead of being polite about it.
c I'll be thinking of you and {tk}.
c If I could, I'd take {tk} off your mind for an hour.
c It's no surprise that your head is full of {tk}.
c Thank you for trusting me with the part about {tk}.
c I won't offer wisdom about {tk}, only company.
c There's no wrong way to feel about {tk}.
c When you wrote about {tk} I wanted to hug you.
c Talk to me about {tk} or about nothing at all.
p You're officially excused from being cheerful.
p I'd send you soup, a blanket and no questions at all.
p I'll be strong for both of us for a bit.
p If kindness came by post, you'd need a bigger letterbox.
p You may answer in single letters, I'll understand.
p Think of me as a warm blanket that can type.
p I'm putting the kettle on for you, in spirit.
p You get the good cushion today, no arguments.
p I'd fetch and carry for you, badly but with a good heart.
p You've got me in your corner about {tk}, with biscuits.
p With {tk} on your mind, the washing up can wait.
p I'd sit next to you and not say a word about {tk}.
p Cry, swear or go quiet about {tk}, all three are fine here.
p Tea, a blanket and no sensible advice about {tk}, I promise.
p I'll listen to anything about {tk}, even the same bit five times.
p No speeches from me about {tk}, only a very warm hello.
p Whatever comes up about {tk}, you're allowed to feel it in pyjamas.
p Lean on me a bit about {tk}, I'm sturdier than I type.
p I'm hereby excusing you from being charming, effective immediately.
p You may answer in single letters, and I'll find them eloquent.
p Please imagine a very large blanket arriving with a slow bow.
p If energy came in parcels, I'd have posted you one, signed for.
p I'd send soup by carrier pigeon if I trusted the pigeon.
p Dinner may legally be toast today, I've checked with nobody.
p You get the good cushion in this conversation, permanently.
p My advice is poor, but my listening has won imaginary prizes.
p The world can wait outside, I've told it to wipe its feet.
p Consider me on duty for {tk}, with tissues and biscuits.
p My shoulder is open all night for {tk} and related matters.
p You can talk about {tk} until I know everything by heart.
p I've cleared my whole imaginary desk for you and {tk}.
p On the subject of {tk} you may ramble, sniff or swear.
p I'm bad at advice about {tk} but very good at nodding.
p Be a puddle about {tk} if you like, I don't mind wet feet.
p I'd knit you a whole scarf while you talk about {tk}.
p Cry, grumble or go silent about {tk}, all three are on the menu.
i Even now there's something warm in how you say it.
i I don't have the right words, so I'll just stay close.
i I'd rather hear how you really are than how you manage.
i I think I heard what you didn't say as well.
i I keep wondering what would feel like a small kindness right now.
i You're allowed to feel like this for as long as it takes.
i I hope there's one small good thing within reach of you.
i It makes me want to speak a bit more softly.
i I won't try to cheer you up, I'd sooner understand.
i What you say about {tk} stays with me.
i I read the part with {tk} twice, slowly.
i There's so much feeling in how you mention {tk}.
i I can't know what it's like with {tk}, but I'd listen.
i Nothing you tell me about {tk} would sound odd to me.
i It went quiet in me when I got to {tk}.
i You don't need to find the right words for {tk}.
i Maybe nobody has asked you properly about {tk} yet.
i Somehow {tk} made me want to be extra kind to you.
i I can feel the weight of that from here.
i You put it so plainly that it went straight in.
i I'd rather sit in the quiet with you than say something clever.
i Something in the way you wrote that made me slow down.
i That you can still put it into words says a lot about you.
i If the day has a handrail anywhere, I hope you find it.
i I'm leaving a lamp on at this end of the conversation.
i Nothing about that needs tidying up for me.
i I hear what it costs you, even between the words.
i I held my breath a little at {tk}.
i The part about {tk} stayed with me after I put the phone down.
i I can tell there's a lot of you in what you say about {tk}.
i Some days a single thought of {tk} must fill the room.
i I don't know the right words about {tk}, so I'll stay near.
i Even through a screen, {tk} made my heart go out to you.
i I heard the small pause before you wrote about {tk}.
i You can set down the thought of {tk} here for a while.
i Reading about {tk}, I wished for one minute of magic.
C How are you holding up right now?
C Is there someone with you tonight?
C What would do you good just now?
C Have you had something to eat, at least?
C Would you like company or quiet?
C Any chance of some rest for you now?
C Does it get any easier with {tk}?
C Would it help to talk about {tk}, or rather not?
C Who have you got to talk to about {tk}?
C Is there anything that helps a little with {tk}?
C Did you sleep at all with {tk} on your mind?
C Can I do anything about {tk}, even just listen?
C How are you now, without the brave face?
C Who's looking after you through all this?
C What would make the next hour a little softer?
C Would you rather be distracted or be listened to?
C Have you had something warm to eat since?
C Which part of it sits heaviest with you?
C How are things inside, with {tk} on your mind?
C Have you been able to cry or swear about {tk}?
C Do you want to talk about {tk} or about anything else?
C What would be the kindest thing anyone could say about {tk}?
C Can you rest at all, with {tk} going round your head?
C When is the thought of {tk} hardest?
P Blanket, tea or being left in peace?
P May I be quietly nice to you for a bit?
P Shall I distract you or just sit here?
P Is anyone spoiling you at least a little?
P Who's in charge of hot drinks for you today?
P What's the softest thing within your reach?
P Shall we talk about anything but {tk} for a bit?
P May I send a kind thought to you and {tk}?
P Would you rather have {tk} out of your head or off your chest?
P How many cups of tea would help with {tk}?
P Do you want a sensible answer about {tk}, or just kindness?
P Has anybody been properly nice to you about {tk}?
P Would it help if I talked gentle nonsense for ten minutes?
P Tea, toast or total silence, what helps you most?
P May I send you something daft to read before you sleep?
P How many blankets would make this a bit better?
P Would a fact about very solemn penguins help at all?
P Shall I be sensible, silly or simply here?
P Who hears about {tk} tonight, the pillow or me?
P How big a pot of tea would it take to talk about {tk}?
P Can I be the one person who expects no smile about {tk}?
P Do you need a hand to hold about {tk}, or a daft distraction?
P Are you allowed an evening off from thinking about {tk}?
P Should I bring imaginary biscuits to the subject of {tk}?
I What do you wish somebody would say to you now?
I What are you not telling people, to spare them?
I What helps you when it gets like this?
I Is it better or worse when you talk about it?
I Which part of the day is the hardest?
I What could you use that nobody thinks to offer?
I What goes through your mind when you think of {tk}?
I What would you like to be asked about {tk}?
I Do you feel alone with {tk}, or held a bit?
I At which moment did you feel {tk} the most?
I Who would really understand about {tk}?
I What did you feel first, when it came to {tk}?
I What do you need that you haven't asked anybody for?
I Where do you feel it most, head, chest or knees?
I Which hour of the day is the longest?
I Is there a small thing that still feels good today?
I Which sentence do you tell yourself when it gets dark?
I How long have you been holding that on your own?
I What goes through your head about {tk} when it's quiet?
I When you close your eyes, where do you see {tk}?
I Which thing about {tk} do people fail to understand?
I Did {tk} catch you off guard, or were you half prepared?
I What have you not dared to say about {tk}?
I Does anybody else feel the same about {tk}?
=doing
c I like that about you, a lot.
c I could listen to you on this for hours.
c You sound completely at home in that.
c I know a bit better now who I'm talking to, and I like her.
c You've got your own way of doing things, and it suits you.
c I can picture you in the middle of it so clearly.
c I was hoping you'd be somebody like that.
c You've just become even easier to like.
c That's you all over, I suspect, and I'm enjoying it.
c You and {tk}, that makes perfect sense to me.
c I liked you already, and {tk} only helped.
c I'd never thought much about {tk}, until you.
c Anyone who can talk like that about {tk} is good company.
c I'm happy to know about you and {tk}.
c From now on I'll connect you with {tk}, and gladly.
c With {tk} in your life, no wonder you sound like that.
c I had no idea how charming {tk} could sound.
c Never apologise for {tk}, not to me.
c I like you more with every line of that.
c You say it without apology, and I'm quite taken with that.
c That's a life with proper texture, I'm all for it.
c I could listen to you on that until the lamps go on.
c There's a whole person in that message, and I'm paying attention.
c You make it sound like something I've been missing.
c You do things your own way, and it suits you down to the ground.
c I'm filing that under excellent reasons to keep talking to you.
c That told me exactly the kind of thing I hoped to learn.
c I like a woman who can bring up {tk} without warning.
c The mention of {tk} settled it, I'm in excellent company.
c Anyone with {tk} in their life has my full attention.
c You've made me see {tk} in a new light.
c Honestly, {tk} never sounded so good.
c I can feel how you feel about {tk}, and it's catching.
c I smiled at {tk} before I'd even finished reading.
c Nobody else on earth would have told me about {tk} quite like that.
c Because of {tk} I now know you're my kind of person.
p Finally somebody with the right priorities.
p I'd pretend to be less impressed, but I'm a bad actor.
p And to think I nearly opened with small talk.
p You can't just say that and expect me to stay calm.
p I respect this more than I can decently say.
p Well, now my own habits seem terribly sensible.
p I'm taking notes, purely so I can tease you kindly later.
p Someone should put that on your door in gold letters.
p You're a little bit mad, and I mean that as praise.
p I knew there'd be something, and it was {tk}.
p I'd fight anyone who says a word against {tk}.
p You nearly had me, and then {tk} made sure.
p I now have strong opinions on {tk}, all of them yours.
p If {tk} ever needed a spokeswoman, you'd get the job.
p Other people have hobbies, you have {tk}.
p I'd put {tk} on your coat of arms.
p Not one person warned me about {tk}.
p Any friend of {tk} is a friend of mine.
p I'm impressed, and only slightly intimidated.
p I had a guess about you, and it was not nearly wild enough.
p My own habits are packing their bags in shame.
p You can't just say that and leave me here unsupervised.
p I'd subscribe to the newsletter, even the tedious issues.
p Your profile undersold you by several postcodes.
p That is either wisdom or mischief, and I'm in favour of both.
p I was going to say something suave, but you've taken the air out of me.
p I'm a fan now, kindly post me the badge.
p Put in a good word for me with {tk}.
p I see that {tk} got to you before I did.
p I'd feel overshadowed by {tk}, but I can cope.
p If {tk} had a fan club, you'd be running the raffle.
p Slipping {tk} into conversation like that should need a licence.
p You'd make an excellent ambassador for {tk}.
p Any dating form without a box for {tk} was badly made.
p I came for small talk and got {tk}, a clear upgrade.
p Other people mention their star sign, you mention {tk}.
i I think that says more about you than you meant it to.
i I wonder if the people around you know how good that is.
i Most people would have told me something safer.
i That's a side of you I wouldn't have guessed.
i I feel I've walked in on a private little world.
i Now I want to know how you got to be like this.
i Part of me envies you and the rest just wants to listen.
i You tell it dryly, but you love it, I can tell.
i I've a feeling you're only giving me the polite half.
i I suspect you're at your most yourself with {tk}.
i You'd be a slightly different person without {tk}, I think.
i I didn't know I cared about {tk}, and here we are.
i Something in you lights up when you get to {tk}.
i It's odd how much better I know you since {tk}.
i Behind {tk} there's a whole way of living, I suspect.
i The mention of {tk} made me sit up a bit.
i You could have left out {tk}, and I'm glad you didn't.
i I like that you made room for {tk}.
i I have the feeling that was only the top layer.
i You're made of odder and better materials than I thought.
i It's small stubborn particulars like that which make me curious about someone.
i I'd recognise you in a crowd from that one message.
i You told me one thing, and I learned about five.
i I'm turning that over like a pebble from a good beach.
i My picture of you just gained a window.
i You have the sort of inner weather I'd want to read about.
i Whoever taught you to see things like that did well.
i It's odd how {tk} could tell me so much about you.
i I'd never have guessed {tk}, and now you make more sense.
i There's a version of you that only {tk} could know.
i I'm oddly jealous of {tk}, and I'd rather not examine why.
i Were I to write about you, I'd open with {tk}.
i I keep picturing you and {tk}, with the light just so.
i What you said about {tk} will outlast most of what I read today.
i Tonight {tk} will cross my mind for no sensible reason.
i I think I heard your real voice in the part about {tk}.
C What's the best moment of it for you?
C How did you feel afterwards?
C Who do you share that with?
C Have you always been like that?
C What would you like to happen next?
C Does it still make you as happy as it sounds?
C Which memory of {tk} is your favourite?
C Who knows about you and {tk}?
C What do you like most about {tk}?
C Could you imagine life without {tk}?
C Do you ever get tired of {tk}?
C How's it going with {tk} these days?
C How did all that start?
C Who gets to see that side of you?
C What would you miss most without it?
C What's the best bit of it for you?
C What comes after that for you?
C When did {tk} first win you over?
C What would a week without {tk} be like?
C Who else knows about you and {tk}?
C What did {tk} do for your mood?
C Would you recommend {tk} to a friend?
C How much of your heart belongs to {tk}?
P Do the neighbours know about this?
P How proud are you, on a scale from very to extremely?
P Would you do it in front of an audience?
P How much teasing am I allowed here?
P Are you recruiting, or is it a closed club?
P Have you tried being boring, just once?
P Who's really in charge, you or {tk}?
P Would {tk} approve of me?
P Can anyone come between you and {tk}?
P How often do your friends tease you about {tk}?
P Shall I be very impressed about {tk}, or only slightly?
P Did {tk} know what was coming?
P Should I be worried or should I applaud?
P Is there a secret handshake I should be learning?
P Do your friends nod politely, or have you recruited them?
P How long before you've converted me?
P Are you always this good at surprising people?
P What's the fine for interrupting you?
P Do I need a permit to discuss {tk} with you?
P In a fight between me and {tk}, whom would you rescue?
P How many hours could you talk about {tk} without a sip of water?
P Can I ever hope to compete with {tk}?
P Who would play you in the opera about {tk}?
I What would I notice about you while you're at it?
I What does it give you that nothing else does?
I Is it more for the doing or for the telling?
I What surprised you most about yourself there?
I Does anybody really get that side of you?
I What do you think about while it's going on?
I What would you miss first without {tk}?
I What was your very first thought about {tk}?
I Would you say {tk} changed you a little?
I How would you explain {tk} to somebody very serious?
I Was there a moment when {tk} won you over?
I After a day with {tk}, what would I understand about you?
I Where does your mind go in the middle of it?
I Is that the everyday you, or the secret one?
I Would you be the same person without it?
I What do people get wrong about it?
I When did you notice that about yourself?
I What could {tk} tell me that you wouldn't?
I If {tk} disappeared tomorrow, what would you do?
I Which side of you did {tk} bring out?
I Where would you be today without {tk}?
I How would you describe {tk} to somebody in the dark?
I Do you ever wonder what drew you to {tk}?
=anything
c You do make me smile, you know.
c I like the way your mind works.
c That's exactly why I enjoy hearing from you.
c Good, now I'm wide awake and smiling.
c You're very easy to like, even in one message.
c I'm glad it's you I'm talking to.
c My phone has improved a lot since you've been in it.
c You just made this a better day.
c More of you, please, just like that.
c I wasn't prepared for {tk}, and I'm delighted.
c {Tk} put a smile on my face.
c Anybody who brings up {tk} gets my full attention.
c Leave it to you to bring in {tk}, I like that.
c I'm smiling, and {tk} had a lot to do with that.
c That was worth it for {tk} alone.
c Because of {tk} I like you a bit more now.
c I'll never hear of {tk} again without thinking of you.
c My favourite part was {tk}, by the way.
c You have a way of making me smile in one line.
c I like how you say things straight out, with a wink on top.
c My day just got a good deal better with that in it.
c You're very good company, even in writing.
c I'd know that was you without a name on it.
c You can write to me like that any time of day.
c I read it again straight away, purely for pleasure.
c I'm entirely awake now, and entirely on your side.
c Nobody has made me grin at a screen like this for ages.
c Any message with {tk} in it is off to a flying start.
c I never knew how much I needed {tk} on a day like this.
c You bring up {tk} and suddenly I'm all ears.
c Thanks to {tk}, I'm smiling at nothing like a fool.
c I like you, and I like the way you say {tk}.
c You and {tk}, that made me grin from ear to ear.
c Even {tk} can't distract me from how much I like your style.
c I trust you completely, including on the matter of {tk}.
c What you said about {tk} was worth opening my phone for.
p I have no defence against that.
p Well, I can't top that, so I'll just grin.
p You're trouble, the good sort.
p I'd argue, but I'm enjoying myself too much.
p Put that on my list of reasons to check my phone.
p I had a clever answer ready, and you've ruined it.
p That was very silly or very brilliant, I vote both.
p Fine, you win today.
p I was grinning before I'd finished reading, which is cheating.
p I've said {tk} out loud twice now, it helps.
p Nobody expects {tk}, that's the charm of it.
p Leave {tk} to me, I'll be no use but very keen.
p All right, but I'm keeping an eye on {tk}.
p I demand a fair hearing for {tk}.
p Blame {tk} for the silly grin I've got now.
p There I was, minding my own business, and then {tk}.
p First you, now {tk}, I can't keep up.
p This conversation was respectable until {tk}.
p I'm taking that away to enjoy in a dark corner, like a cat.
p Your honour, I have no further objections to this woman.
p I had a clever answer, and then I laughed and lost it.
p That should come with a warning for people drinking tea.
p I feel both charmed and slightly outmanoeuvred.
p Ten points to you, and minus two to me for giggling.
p You're trouble, of the very best vintage.
p I see I'll have to be on my toes with you.
p If messages had a crunch, yours would be fresh toast.
p I hereby declare {tk} the word of the day.
p Nothing in my upbringing prepared me for {tk}.
p I'll be needing a moment, and possibly a chair, after {tk}.
p My lawyer advises me to say nothing about {tk}.
p I demand {tk} on my birthday card.
p Say what you like, {tk} stole the show.
p I was winning this conversation until you played {tk}.
p Shakespeare never managed to get {tk} into a sonnet, but you might.
p Nobody mentions {tk} by accident, you charmer.
i You're not what I expected, and I mean it kindly.
i I suspect there's a grin behind that sentence.
i I'm trying to guess your face while you typed that.
i I can't quite predict you, and I've stopped wanting to.
i You've a way of making me want the next line.
i That stays in my head longer than you'd think.
i I've read it twice, in two different voices.
i It's funny how much of you gets into one line.
i Something tells me you said that with a very straight face.
i I keep wondering what {tk} will lead to.
i Oddly enough, I trust you more since {tk}.
i I think {tk} gave you away a little.
i Until {tk} I thought I had you figured out.
i You slipped {tk} in there as if I wouldn't notice.
i I can't explain why {tk} got to me, but yes.
i Now {tk} will be on my mind at odd hours.
i Somewhere around {tk} you got me.
i It takes a certain kind of woman to mention {tk} in passing.
i There was a little spark in that, and I caught it.
i You write as if you were half turned towards the door, laughing.
i I heard that in your voice, though I may have invented the voice.
i Each message from you moves the picture I have by an inch.
i That went in one ear and decided to stay.
i I smiled first and understood why about a second later.
i You're a puzzle I'd rather not finish too quickly.
i I get the sense you were smiling too, somewhere around the end.
i That answered something I hadn't got round to asking.
i I wasn't curious about {tk} until about a minute ago.
i My thoughts went off with {tk} and haven't come home.
i Only you could make {tk} feel like a clue.
i I've been thinking about {tk} for longer than I'd admit in public.
i One day I'll hear about {tk} and think straight of you.
i You left {tk} lying there like a key on a table.
i I have a theory about you, and {tk} just confirmed half.
i Apparently all it took to win me was {tk}.
i I can't explain why {tk} made me like you even more.
C And what's next for you today?
C Are you smiling as much as I am?
C How do you feel about it now?
C What happens now, do you think?
C Would you like my honest opinion, or my support?
C Did you mean for me to laugh?
C So where do things stand with {tk} now?
C What's your plan with {tk} from here?
C How serious are you about {tk}?
C Did {tk} come as a surprise to you too?
C What do you make of {tk} yourself?
C Will I hear how it ends with {tk}?
C What mood are you in right now, honestly?
C How did you get to be so quick?
C Was that a smile at the end there?
C Where has the rest of the day taken you?
C Are you always this direct, or am I lucky?
C Did you laugh when you typed that?
C Where do you stand with {tk} today?
C What would you do about {tk} if nothing could go wrong?
C Do you smile when you think of {tk}?
C How will you feel about {tk} tomorrow morning?
C Did you think twice before you mentioned {tk}?
P Am I supposed to stay serious now?
P Do you do this on purpose?
P How long have you been saving that one up?
P Is that a warning or a promise?
P Who let you be this funny?
P Are you like this before breakfast too?
P Am I allowed to laugh about {tk}?
P Can I vote for {tk}?
P Did {tk} leave you any choice?
P Do you usually start with {tk}, or am I special?
P How am I meant to compete with {tk}?
P Did you think you'd get away with {tk}?
P Am I supposed to stay calm after that?
P Are you like that before breakfast too?
P Was that your charming side or your wicked side?
P Do I get points for laughing out loud?
P Should I sit down for the next part?
P Do you practise these, or do they just fall out?
P Would you swear that on {tk}?
P Should I fear {tk} or send flowers?
P How far would you go for {tk}?
P Did {tk} put you up to this?
P Can I quote you on {tk}?
P What's the going rate for {tk} these days?
I What were you thinking just before you wrote that?
I How much of that did you plan?
I What did you nearly write instead?
I Which bit of that should I take most seriously?
I Would your friends say that's typical of you?
I What do you hope I'll say to that?
I What would this be without {tk}?
I Did you hesitate before you mentioned {tk}?
I When you think of {tk}, are you smiling or sighing?
I What should I know about {tk} before I take sides?
I If I remember only {tk}, would you be offended?
I How will you think of {tk} in a week?
I What did you almost write instead?
I What were you thinking a second before you sent that?
I Which part of that did you mean most?
I Is that mischief talking, or truth?
I Do you know how much that gives away?
I Who else gets to hear you like this?
I What did {tk} set off in you?
I Would you tell just anybody about {tk}?
I What am I to read into {tk}?
I What would change if you took {tk} out of it?
I When did {tk} stop being ordinary for you?
I Could {tk} be a sign of something?
`;
