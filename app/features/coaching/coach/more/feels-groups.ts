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
c I didn't see {tk} coming, and I loved it.
c Now I wish I'd been there, if only for {tk}.
c Thank you for {tk}, I needed that today.
c I can picture you and {tk} perfectly.
c It's {tk} and the way you tell it that got me.
c I'm in a better mood now, thanks to {tk}.
c I'll be thinking of {tk} at all the wrong moments today.
p You couldn't make that up, and you didn't even have to.
p Somewhere a sitcom writer is taking notes.
p Ten out of ten, I'd read it again.
p Normal days must be so dull for you.
p I'd like one of these every morning, please.
p There goes my plan to be the entertaining one here.
p Everyone else's day just got a bit boring.
p You can't just say that and expect me to stay calm.
p I'd have been no help at all, I'd just have enjoyed it.
p Please pass on my respect to {tk}.
p I'm firmly on the side of {tk}, sorry.
p {Tk} clearly had other plans.
p Give {tk} a small round of applause from me.
p I'd like to say I'm over {tk}, but no.
p My money wasn't on {tk}.
p Nothing today will top {tk}, I've stopped trying.
p I blame {tk}, entirely and without proof.
p I was perfectly calm until you got to {tk}.
i I think that one will only get better each time you tell it.
i I suspect you were smiling before you even started typing.
i I like that you noticed it at all, plenty of people wouldn't.
i Half of me is smiling, the other half wants what came next.
i It says something nice about you that this is what you tell me.
i I get the feeling this sort of thing hardly surprises you any more.
i I read it twice, and liked it more the second time.
i You left something out, I can feel it.
i I've already got the film of it in my head.
i I didn't expect {tk} to stay in my head like this.
i You got to {tk} as if you weren't even that surprised.
i I'd love to hear the version with more about {tk}.
i Funny what {tk} can do to a perfectly ordinary day.
i Without {tk} it would have been just another day.
i You mention {tk} so calmly that I'm slightly in awe.
i From now on {tk} will make me think of you.
i I'd have paid good money to see the bit with {tk}.
i I wonder if {tk} will ever be quite the same for you.
C What happened right after that?
C Did you manage to keep a straight face?
C Who did you tell first?
C How did the rest of the day go?
C And now, are you still smiling or still cross?
C Was anyone with you for this?
C What did you do about {tk} in the end?
C Are you over {tk} yet?
C How did you feel about {tk} in that moment?
C Did you smile about {tk} at once, or only later?
C Have you told everyone about {tk} already?
C And where does that leave you and {tk}?
P Did you at least take a bow?
P How long before you could talk about it calmly?
P Who got the blame in the end?
P Out of ten, how dignified were you?
P Is this a normal week for you, or a quiet one?
P Would you do it all again tomorrow?
P How much of it was down to {tk}?
P Have you and {tk} made peace yet?
P Did {tk} ever apologise?
P Do you think {tk} planned the whole thing?
P Who won in the end, you or {tk}?
P Should I be worried about {tk}?
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
I Did you see {tk} coming at all?
I How will you feel the next time you see {tk}?
=good
c That makes me really happy for you.
c I'm smiling right along with you.
c What a lovely thing to read, thank you.
c You've every right to grin about that all day.
c I can hear the joy in it from here.
c Oh, that's just wonderful.
c I love that I get to hear about this.
c Enjoy every last bit of it, you should.
c I hope you get a lot more of that.
c {Tk} just made my day as well.
c Thank you for letting me in on {tk}.
c I can feel how happy you are about {tk}.
c You and {tk}, what a lovely thought.
c Here's to {tk}, and to you.
c I got to {tk} and couldn't help smiling.
c Reading about {tk} did me good.
c It's {tk} that got me, right in the heart.
c Because of {tk} I'm now smiling at nothing.
p I'm doing a small happy dance, luckily unseen.
p Right, that calls for cake.
p I can't stop grinning, and it's your fault.
p You're not supposed to make me this soft over a text.
p I'd throw confetti, but someone has to sweep up.
p Everyone else can stop now, your day wins.
p Be as happy as you like, I'll keep up.
p This calls for something with bubbles.
p Careful, your good mood is catching and I'm keeping it.
p Three cheers for {tk}, and I'll do all three.
p I'm cheering for {tk} over here.
p I'm clapping for {tk}, and nobody here knows why.
p I was holding up fine until {tk}.
p Between {tk} and your good mood, I'm done for.
p A toast to {tk}, with whatever's nearest.
p I'm a fan of {tk} now, there's no cure.
p Nobody warned me {tk} would make me grin like this.
p I'd have cheered for {tk} out loud.
i I think I know exactly the face you made while typing.
i I think this will stay with you for a long time.
i It's rare that someone else's news makes me this glad.
i You didn't have to say how much it matters, I felt it.
i I like what makes you happy, it tells me a lot about you.
i There's something tender in there, and I noticed.
i Some people would have kept that to themselves, I'm glad you didn't.
i I'm a bit moved, which I hadn't planned.
i Now I'm wondering who you'd most like to tell.
i I have a feeling {tk} will be in your stories for years.
i Funny how much I care about {tk} all of a sudden.
i You slipped {tk} in so casually, and I noticed.
i I hadn't counted on being moved by {tk}.
i I think you'll remember {tk} long after the rest.
i It all felt real to me once you got to {tk}.
i Of everything in there, {tk} touched me most.
i I suspect there's more behind {tk} than you're telling.
i I'd guess {tk} will still make you smile next week.
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
P How big is the grin right now?
P Any squealing, or did you stay dignified?
P How are you supposed to do anything sensible now?
P Will you be able to sleep with all that happiness?
P Are you bouncing, or is that just how it reads?
P Is there going to be cake?
P Is it too early to celebrate {tk} properly?
P Can I join the fan club of {tk}?
P Can you talk about {tk} without grinning?
P Should I be a bit jealous of {tk}?
P How loudly did you cheer for {tk}?
P How often have you brought up {tk} today?
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
I With {tk}, was it a smile or a lump in your throat?
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
c You don't need to be brave about {tk} with me.
c Talk about {tk} as much or as little as you like.
c I'm on your side, with {tk} and with all the rest.
c I can't change anything about {tk}, but I can keep you company.
c When you mentioned {tk}, I wanted to give you a hug.
c No wonder you feel like this, with {tk} and everything.
c Thank you for telling me about {tk}, I'm glad you did.
c I won't say anything clever about {tk}, I'm just here.
p You're excused from being cheerful today.
p I'd send you soup, a blanket and no questions at all.
p I'll be strong for both of us for a bit.
p If I could send you a quiet afternoon, I would.
p Answer in single letters if you like, I'll understand.
p Think of me as company that doesn't need entertaining.
p I'm putting the kettle on for you, in spirit.
p You get the good cushion today, no arguments.
p I'd run errands for you, badly but with a good heart.
p I'm in your corner about {tk}, snacks included.
p With {tk} on your mind, the washing up can wait.
p I'd sit next to you and not say a word about {tk}.
p Cry, swear or go quiet about {tk}, all three are fine here.
p A blanket and no sensible advice about {tk}, I promise.
p I'll listen to anything about {tk}, even the same bit five times.
p No speeches from me about {tk}, only a very warm hello.
p Whatever you feel about {tk}, you can feel it in pyjamas.
p Lean on me a bit about {tk}, I won't tip over.
i Even now there's something warm in how you say it.
i I don't have the right words, so I'll just stay close.
i I'd rather hear how you really are than how you manage.
i I think I heard what you left out as well.
i I keep wondering what would be a small kindness right now.
i You're allowed to feel like this for as long as it takes.
i I hope there's one small good thing within reach of you.
i It makes me want to talk a bit more quietly.
i I won't try to cheer you up, I'd rather understand.
i What you told me about {tk} stays with me.
i I read the part with {tk} twice, slowly.
i There's so much feeling in how you mention {tk}.
i I can't know what it's like with {tk}, but I'd listen.
i Nothing you tell me about {tk} would sound odd to me.
i I went quiet for a moment when I got to {tk}.
i You don't need to find the right words for {tk}.
i Maybe nobody has asked you properly about {tk} yet.
i Somehow {tk} made me want to be extra kind to you.
C How are you holding up right now?
C Is there someone with you now?
C What would do you good right now?
C Have you had something to eat, at least?
C Would you like company or quiet?
C Any chance of some rest for you now?
C Does it get any easier with {tk}?
C Would it help to talk about {tk}, or rather not?
C Who have you got to talk to about {tk}?
C Is there anything that helps a little with {tk}?
C Did you sleep at all with {tk} on your mind?
C Can I do anything about {tk}, even just listen?
P Blanket, tea or being left in peace?
P Can I be quietly nice to you for a bit?
P Shall I distract you or just sit here?
P Is anyone spoiling you at least a little?
P Has anything made you smile today, even a little?
P Have you got a comfort film for days like this?
P Shall we talk about anything but {tk} for a bit?
P Can I send a kind thought to you and {tk}?
P Would you rather have {tk} out of your head or off your chest?
P Would chocolate help with {tk}, even slightly?
P Do you want a sensible answer about {tk}, or just kindness?
P Has anyone been properly nice to you about {tk}?
I What do you wish someone would say to you now?
I What are you not telling people, to spare them?
I What helps you when it gets like this?
I Is it better or worse when you talk about it?
I Which part of the day is the hardest?
I What do you need that nobody thinks to offer?
I What goes through your mind when you think of {tk}?
I What would you like to be asked about {tk}?
I Do you feel alone with {tk}, or is someone there?
I When is it hardest with {tk}?
I Who would really understand about {tk}?
I What did you feel first about {tk}?
=doing
c I like that about you, a lot.
c I could listen to you on this for hours.
c You sound completely at home in that.
c I know you a bit better now, and I like what I know.
c You've got your own way of doing things, and it suits you.
c I can picture you in the middle of it so clearly.
c I was hoping you'd be someone like that.
c You've just become even easier to like.
c That's you all over, I suspect, and I'm enjoying it.
c You and {tk}, that makes perfect sense to me.
c I liked you already, and {tk} only helped.
c I'd never thought much about {tk}, until you.
c You're good company if you can talk like that about {tk}.
c I'm happy to know about you and {tk}.
c From now on I'll think of you with {tk}, gladly.
c With {tk} in your life, no wonder you sound like that.
c I had no idea how charming {tk} could sound.
c Never apologise for {tk}, not to me.
p Finally someone with the right priorities.
p I'd pretend to be less impressed, but I'm a bad actor.
p And to think I nearly opened with small talk.
p Well, now I'm going to need the whole story.
p I respect that more than I should admit.
p Well, now my own habits seem terribly sensible.
p I'm taking notes, only so I can tease you later.
p Someone should have warned me about you.
p You're a little bit mad, and I mean that as praise.
p I knew there'd be something, and it was {tk}.
p I'd fight anyone who says a word against {tk}.
p You nearly had me, and then {tk} made sure.
p I now have strong opinions on {tk}, all of them yours.
p You should be doing the advertising for {tk}.
p Other people have hobbies, you have {tk}.
p I'm slightly jealous of {tk} now.
p I honestly wasn't ready for {tk}.
p Any friend of {tk} gets on with me.
i I think that says more about you than you meant it to.
i I wonder if the people around you know how good that is.
i Most people would have told me something safer.
i That's a side of you I wouldn't have guessed.
i I feel I've walked in on a private little world.
i Now I want to know how you got to be like this.
i Part of me envies you and the rest just wants to listen.
i You tell it dryly, but you love it, I can tell.
i I have a feeling I'm only getting the polite half.
i I suspect you're most yourself with {tk}.
i You'd be a slightly different person without {tk}, I think.
i I didn't know I cared about {tk}, and here we are.
i Something in you lights up when you get to {tk}.
i It's odd how much better I know you since {tk}.
i I suspect there's a whole story behind {tk}.
i I sat up a bit when you got to {tk}.
i You could have left out {tk}, and I'm glad you didn't.
i I like that there's room for {tk} in your life.
C What's the best moment of it for you?
C How did you feel afterwards?
C Who do you share that with?
C Have you always been like that?
C What would you like to happen next?
C Does it still make you as happy as it sounds?
C What's your favourite memory of {tk}?
C Who knows about you and {tk}?
C What do you like most about {tk}?
C Could you imagine life without {tk}?
C Do you ever get tired of {tk}?
C How's it going with {tk} these days?
P Does everyone know this about you, or am I lucky?
P How proud are you, from very to extremely?
P Would you do it in front of an audience?
P How much teasing am I allowed here?
P Are you recruiting, or is it a closed club?
P Have you tried being boring, just once?
P Who's really in charge, you or {tk}?
P Would {tk} approve of me?
P Can anyone come between you and {tk}?
P How often do your friends tease you about {tk}?
P Should I be very impressed about {tk}, or only slightly?
P How long can you talk about {tk} without stopping?
I What would I notice about you while you're at it?
I What does it give you that nothing else does?
I Is it more for the doing or for the telling?
I Did anything about it surprise you?
I Does anyone really get that side of you?
I What do you think about while it's going on?
I What would you miss first without {tk}?
I What was your very first thought about {tk}?
I Would you say {tk} changed you a little?
I How would you explain {tk} to someone very serious?
I Was there a moment when {tk} won you over?
I After a day with {tk}, what would I know about you?
`;
