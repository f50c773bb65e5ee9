/** What he can say where only the group of a feel is clear (feels.ts), or nothing but that it is not heavy. Tables as in content/topic.ts. */
export const FEELS_GROUPS = `
=story
c Okay, that one made me smile properly.
c I'm so glad you told me that.
c You tell a story better than anyone I know.
c I'd have loved to see your face just then.
c You notice the good bits, and I like that about you.
c I can see it as if I'd been standing there.
c I'd listen to a whole evening of stories like that.
c I believe every word, and I enjoyed every word.
c Please never save these up, send them as they happen.
c I was all yours by the time you got to {tk}.
c I'm still smiling about {tk}.
c I didn't see {tk} coming, and I loved it.
c Half the fun of that story is {tk}.
c Thank you for {tk}, I needed that today.
c I can picture you and {tk} perfectly.
c It's {tk} and the way you tell it that got me.
c I'm in a better mood now, thanks to {tk}.
c I'll be thinking of {tk} at all the wrong moments today.
p You couldn't make that up, and you didn't even have to.
p Somewhere a sitcom writer is taking notes.
p Ten out of ten, I'd read it again.
p Your days are clearly better entertainment than mine.
p I'd like one of these every morning, please.
p There goes my plan to be the entertaining one here.
p Everyone else's day just got a bit boring.
p You can't just say that and expect me to stay calm.
p I'd have been no help at all, just a very happy audience.
p Please pass on my respect to {tk}.
p I'm firmly on the side of {tk}, sorry.
p I'd never have guessed where {tk} would take this.
p Give {tk} a small round of applause from me.
p I'd like to say I'm over {tk}, but no.
p I'd like a second episode with {tk}, please.
p Nothing today will top {tk}, I've stopped trying.
p I blame {tk}, entirely and without proof.
p I was perfectly calm until you got to {tk}.
i I think that one will only get better each time you tell it.
i I suspect you were smiling before you even started typing.
i I like that you noticed it at all, plenty of people wouldn't.
i Half of me is smiling, and the other half wants the details.
i It says something nice about you that this is what you tell me.
i I'd love to know what your face did at that moment.
i I read it twice, and liked it more the second time.
i I'd like to hear the long version of that one day.
i I've already got the film of it in my head.
i I didn't expect {tk} to stay in my head like this.
i You got to {tk} as if you weren't even that surprised.
i I'd love to hear the version with more about {tk}.
i Funny what {tk} can do to a perfectly ordinary day.
i Without {tk} it would have been just another day.
i You mention {tk} so calmly that I'm slightly in awe.
i I think {tk} deserves a place in your memoirs.
i I'd have liked a front row seat for {tk}.
i I'd like to know what you thought about {tk} at first.
C And what happens now?
C How did you take it?
C Who else has heard that one?
C How did the rest of the day go?
C And how are you now?
C Are you able to laugh about it already?
C How are things with {tk} now?
C What did you think about {tk}?
C How did you feel about {tk} in that moment?
C Do you smile about {tk} now?
C Have you told everyone about {tk} already?
C What happens with {tk} next?
P Does that sort of thing happen to you a lot?
P Are you laughing, groaning or both?
P Would anyone believe you if you told them?
P Out of ten, how good a story is that in your book?
P Is this a normal week for you, or a quiet one?
P Should I believe every word of that?
P How much of it was down to {tk}?
P Would you call {tk} a comedy or a drama?
P Is there more where {tk} came from?
P Do you think {tk} planned the whole thing?
P Does {tk} do that sort of thing often?
P Should I be worried about {tk}?
I What was the first thing you thought?
I Do you think you'll still tell that one in five years?
I Was it funny at once, or only later?
I Who do you usually tell such stories to?
I Do you like days like that, or do you prefer them quiet?
I What did you think when it happened?
I Would it have been half as good without {tk}?
I What would {tk} say about you, if asked?
I Will {tk} always remind you of this?
I What was it about {tk} that got you?
I Did you expect anything like {tk}?
I Will you be telling people about {tk} for years?
=good
c That makes me really happy for you.
c I'm smiling right along with you.
c What a lovely thing to read, thank you.
c You've every right to smile about that all day.
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
i I'd have liked to see your face when you wrote that.
i I think this will stay with you for a long time.
i It's rare that someone else's news makes me this glad.
i You didn't have to say how much it matters, I felt it.
i I like what makes you happy, it tells me a lot about you.
i There's so much warmth in that, and I noticed.
i Some people would have kept that to themselves, I'm glad you didn't.
i I didn't expect to be this glad about someone else's day.
i Now I'm wondering who you'd most like to tell.
i I have a feeling {tk} will be in your stories for years.
i Funny how much I care about {tk} all of a sudden.
i You slipped {tk} in so casually, and I noticed.
i I hadn't counted on being moved by {tk}.
i I think you'll remember {tk} long after the rest.
i It all felt real to me once you got to {tk}.
i Of everything in there, {tk} touched me most.
i I'd like to hear even more about {tk}.
i I'd guess {tk} will still make you smile next week.
C How does it feel right now?
C Who got to hear about it first?
C Are you still smiling about it?
C Who are you going to celebrate with?
C What makes you happiest about it?
C How will you spend the rest of a day like that?
C How are you feeling about {tk} today?
C How happy did {tk} make you, honestly?
C Have you told the others about {tk}?
C What made you so happy about {tk}?
C What comes next for you and {tk}?
C Did you ever expect {tk} to make you this happy?
P How big is the grin right now?
P Are you smiling loudly or quietly?
P What are you going to do with so much good mood?
P Can I borrow a little of that for Monday?
P Are you bouncing, or is that just how it reads?
P Is there going to be cake?
P Is it too early to celebrate {tk} properly?
P Can I join the fan club of {tk}?
P Can you talk about {tk} without grinning?
P Should I be a bit jealous of {tk}?
P Can I be a little bit proud of {tk} too?
P Does {tk} know how happy you are?
I How much does it mean to you, really?
I What's the nicest thing about it?
I Does it make you loud happy or quiet happy?
I Who would you most like to share it with?
I Does it still make you smile when you think of it?
I Was it a surprise, or had you been hoping?
I What do you like best about {tk}, deep down?
I Did {tk} surprise you, or had you secretly hoped?
I Why do you think {tk} touched you so much?
I Could you ever get used to {tk}?
I Will {tk} still make you smile tomorrow?
I What did you feel when it came to {tk}?
=hard
c I'm sorry you're having a time like this.
c You don't have to be cheerful with me, just be you.
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
p Answer in single words if you like, I'll understand.
p Think of me as company that doesn't need entertaining.
p I'm putting the kettle on for you, in spirit.
p You get the good cushion and the last biscuit today.
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
i I'm not going anywhere, however long it takes.
i I keep wondering what would be a small kindness right now.
i You're allowed to feel like this for as long as it takes.
i I hope there's one small good thing within reach of you.
i I'd sit quietly next to you if I could.
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
C How are you bearing up at the moment?
C Is there someone with you now?
C What would be good for you at this moment?
C Is today any better than yesterday?
C Would you like company or quiet?
C Any chance of some rest for you now?
C Is it any easier with {tk} today?
C Would it help to talk about {tk}, or rather not?
C Who have you got to talk to about {tk}?
C Is there anything that helps a little with {tk}?
C How are you doing with {tk} today?
C Can I do anything about {tk}, even just listen?
P Blanket, tea or being left in peace?
P Can I be quietly nice to you for a bit?
P Shall I distract you or just sit here?
P Is anyone spoiling you at least a little?
P Would you like a bad joke, or is it too early?
P Have you got a comfort film for days like this?
P Shall we talk about anything but {tk} for a bit?
P Can I send a kind thought to you and {tk}?
P Would you like to talk about {tk}, or leave it for today?
P Would chocolate help with {tk}, even slightly?
P Do you want a sensible answer about {tk}, or just kindness?
P Has anyone been properly nice to you about {tk}?
I What do you wish someone would say to you now?
I Do you want to tell me more about it?
I What helps you when it gets like this?
I Does it help to talk about it, or not yet?
I What's weighing on you the most?
I What would make tonight a little easier?
I What goes through your mind when you think of {tk}?
I What would you like to be asked about {tk}?
I Do you feel alone with {tk}, or is someone there?
I When is it hardest with {tk}?
I Who would really understand about {tk}?
I What would help you most with {tk}?
=doing
c I like that about you, a lot.
c I could listen to you on this for hours.
c I like hearing what your life is like.
c I know you a bit better now, and I like what I know.
c You've got your own way of doing things, and it suits you.
c I can picture you in the middle of it so clearly.
c It's a pleasure to hear you talk about that.
c You've just become even easier to like.
c That's you all over, I suspect, and I'm enjoying it.
c You and {tk}, that makes perfect sense to me.
c I liked you already, and {tk} only helped.
c I could get quite interested in {tk}, if you keep talking.
c You're good company if you can talk like that about {tk}.
c I'm happy to know about you and {tk}.
c From now on I'll think of you with {tk}, gladly.
c With {tk} in your life, no wonder you sound like that.
c I had no idea how charming {tk} could sound.
c Never apologise for {tk}, not to me.
p Finally someone with the right priorities.
p I'd pretend to be less impressed, but I'm a bad actor.
p That's far better than small talk, thank you.
p Well, now I'm going to need the whole story.
p I respect that more than I should admit.
p My own habits seem terribly sensible all of a sudden.
p I'm taking notes, only so I can tease you later.
p Someone should have warned me about you.
p That's wonderfully you, and I mean it as praise.
p I knew there'd be something, and it was {tk}.
p I'd fight anyone who says a word against {tk}.
p You'd make me curious about anything, even {tk}.
p I now have strong opinions on {tk}, all of them yours.
p You should be doing the advertising for {tk}.
p Other people have hobbies, you have {tk}.
p I'm slightly jealous of {tk} now.
p I honestly wasn't ready for {tk}.
p I'm open to being converted to {tk}.
i I like the little glimpses you give me.
i I wonder if the people around you know how good that is.
i Most people would have told me something safer.
i That's a side of you I wouldn't have guessed.
i I like that I get to hear about this side of you.
i Now I want to know how you got to be like this.
i I'd happily hear the longer version of that.
i I hear a smile in how you tell it.
i I have a feeling I'm only getting the polite half.
i I suspect you're most yourself with {tk}.
i You'd be a slightly different person without {tk}, I think.
i I didn't know I cared about {tk}, and here we are.
i Something in you lights up when you get to {tk}.
i I know you a little better thanks to {tk}.
i I suspect there's a whole story behind {tk}.
i I sat up a bit when you got to {tk}.
i You could have left out {tk}, and I'm glad you didn't.
i I like that there's room for {tk} in your life.
C What's your favourite thing about it?
C How long has it been like that?
C Who do you share that with?
C Has that always been you?
C Is that how you always are, or only lately?
C Does it make you happy?
C What's your favourite memory of {tk}?
C Who knows about you and {tk}?
C What do you like most about {tk}?
C Could you imagine life without {tk}?
C Do you ever get tired of {tk}?
C How's it going with {tk} these days?
P Does everyone know this about you, or am I lucky?
P Should I be impressed, amused or slightly worried?
P Is that the whole truth, or only the mild version?
P How much teasing am I allowed here?
P Should I take notes, or will you tell me more anyway?
P Do your friends tease you for that, or join in?
P Who gives the orders, you or {tk}?
P Should I learn about {tk} before we meet?
P Can anyone come between you and {tk}?
P How often do your friends tease you about {tk}?
P Should I be very impressed about {tk}, or only slightly?
P How long can you talk about {tk} without stopping?
I What would I notice first if I were there?
I What does it mean to you, really?
I What would surprise me most about it?
I Is there somebody you share that with?
I Do people usually get that about you?
I Would you miss it if it were gone?
I What would you miss first without {tk}?
I What made {tk} important to you?
I Would you say {tk} changed you a little?
I How would you explain {tk} to someone very serious?
I How did you come to {tk}?
I What do outsiders get wrong about {tk}?
`;
