/** What he can say to tellings of a feel (feels.ts): herself and him. Tables as in content/topic.ts; {tk} is a thing or somebody she names. */
export const FEELS_HERSELF_AND_HIM = `
=placeFact
c I can see the place already, and you in the middle of it.
c I learned more from that than from any map.
c I like the way you talk about it.
c That makes me want to know what the mornings are like there.
c I trust your version over any guidebook's.
c One sentence from you and I'm halfway there already.
c There's real life in that, and I'd happily hear plenty more of it.
c I can picture your part of the world a lot better now.
c I like a place more once someone tells me about it like that.
c You had me at {tk}, and I'd gladly hear the rest.
c {Tk} and you, I'm enjoying this picture already.
c I feel I know the place better now, thanks to {tk}.
c Please tell me all about {tk}, I'm not in a hurry.
c My picture of your world now begins with {tk}.
p I'm looking at my own street a bit differently now.
p The tourist board should hire you, you're honest at least.
p No guidebook would dare to print that, which is why I believe you.
p I'd read a travel blog if you wrote it.
p I may need a local guide, and I have someone in mind.
p Somehow the guidebooks always leave out the good bits.
p I'm already packing, in my head at least.
p You'd make a terrible estate agent, you're far too honest.
p I came for a chat and got insider tips, I'm happy with that.
p I feel any decent map should have {tk} on it.
p One message, and I already have strong feelings about {tk}.
p Forget the famous sights, I'd start with {tk}.
p You could sell me a ticket with {tk} alone.
p Kind regards to {tk}, we'll meet one day I hope.
i Now I wonder what an ordinary Tuesday looks like there.
i I'm wondering what you hear there with the window open.
i I'm trying to work out how much of the place is in you.
i I could look it up, but I'd rather hear your version.
i You put that in one short message, and I have about ten questions.
i I'm trying to imagine your usual walk around there.
i I'd like to see the place with you as my guide.
i I think I'd like it there, though I might need the right company.
i I'd rather have your three favourite spots than any top ten list.
i I'd like to see {tk} through your eyes for five minutes.
i I now have a very clear and possibly wrong idea of {tk}.
i I suspect {tk} could tell me a thing or two about you.
i I can't explain it, but {tk} made the whole place feel real to me.
i I'd have read right past {tk} in a guidebook, and now I'm curious.
C What's the first thing you'd show someone who had never been?
C When does it feel most like home to you?
C Which bit of life there suits you best?
C What does a good evening look like for you there?
C What do you like best about living there?
C Do you feel at home there?
C What would I notice first about {tk}?
C What's your own favourite story about {tk}?
C How would you explain {tk} to someone from very far away?
C Do you ever get tired of {tk}, honestly?
P What would get me laughed at on my first day there?
P Would you give a clumsy tourist like me the grand tour?
P Where would you take me for a coffee there?
P How long before everyone there would know my business?
P On a scale from postcard to plain truth, how honest was that?
P How long before I'd be allowed to call myself a local?
P How long would I need to pretend I already knew about {tk}?
P What would you write about {tk} on a postcard?
P Could I pass as a local if I praised {tk} loudly enough?
P Who's more popular around there, you or {tk}?
I What time of day do you like it there best?
I What would you miss most if you left?
I Do you think the place has changed you?
I What's your favourite spot there when you want some peace?
I Which side of you does that place bring out?
I Would you ever live anywhere else?
I What would the place be without {tk}?
I What would a stranger overlook about {tk}?
I What does {tk} mean to you?
I If you drew me a map, where would you put {tk}?
=past
c I'd have wanted to be your friend back then.
c You tell that so well it could have been last week.
c Thanks for letting me see a bit of young you.
c I can almost see that as a film.
c I can picture young you perfectly well now.
c It says something good that this one has stayed with you.
c You were clearly good company long before I turned up.
c I could listen to you tell these all evening.
c Hearing that, I feel I know you a good deal better.
c I won't forget {tk} in a hurry, and I wasn't even there.
c {Tk} got to me, I have to admit.
c I'm very fond of the picture of young you and {tk}.
c The detail about {tk} is what won me over.
c I was smiling anyway, and then came {tk}.
p Stories from back then always beat the news of today.
p I hope that one gets told at every family dinner.
p I hope somebody wrote that down for the family archive.
p I like that you were already you back then.
p I'd have wanted to be in on that, I'm sure.
p That's better than anything on television right now.
p I'm smiling, and I'm a bit sorry I missed it.
p I'd like the director's cut of your past, please.
p I'd pay good money to see a video of that.
p I hope there's at least one photo of {tk}.
p A moment of silence for {tk}, please.
p I'd read a whole book about you and {tk}.
p You and {tk}, that had to end up as a story.
p I've known about {tk} for one minute and already have strong feelings.
i I wonder how much of that girl is answering my messages now.
i I like that of all those days, this is the one you kept.
i I'd love to hear how someone else who was there tells it.
i That explains something about you, I just haven't worked out what.
i I'd like to hear how that story goes on.
i I have a feeling there are ten more stories right next to that one.
i I'd have a few questions for the girl in that story.
i I wonder what the young you would say about you today.
i I bet there's a smell or a song that takes you right back there.
i I find myself wondering what became of {tk}.
i So much forgotten since then, and {tk} stayed.
i I have a theory about you and {tk}, but I need to know more first.
i I'd love to know why {tk} stuck with you.
i For a second I was right there with you and {tk}.
C Do you often think of those days?
C How do you feel when you think of it now?
C What were you like in those days?
C Is it a happy memory for you?
C What brought it back to you today?
C Does your family still bring it up?
C What happened to {tk} in the end?
C How clearly can you still picture {tk}?
C Who in your life now knows about {tk}?
C What did {tk} mean to you at that age?
P Am I the first to hear this one in years?
P Were you an angel or a bit of trouble back then?
P Would we have been friends back then, what do you think?
P Is there still a bit of that girl in you today?
P What nickname did you have back then?
P Is there a photo of that, and may I hope to see it one day?
P Did you make up any of the part about {tk}, be honest?
P Is there any photo evidence of {tk}?
P Would {tk} get along with who you are now?
P Are you fully over {tk}, or should I tread carefully?
I What would the girl from back then think of your life now?
I What did you want to become back then?
I Does remembering it make you smile or a bit wistful?
I What do you miss most about that time?
I What has stayed exactly the same in you since then?
I Would you go back for one day, if you could?
I Why do you think {tk} stayed with you so long?
I How do you feel when you think of {tk}?
I Did you learn anything from {tk} without noticing?
I Is there anything in your life now that reminds you of {tk}?
=selfTrait
c I like you more for telling me that.
c That's a very good thing to know about you.
c You say it so plainly that I believe you straight away.
c I'd rather know this than your star sign.
c There's only one of you, clearly, and I'm enjoying it.
c It's honest, it's very you, and I like it.
c I was going to say oddly charming, but charming will do.
c I like how comfortable you are saying that.
c I can't imagine a dull evening with you.
c I think well of you, {tk} and all.
c You and {tk} come as a set, and I'm fine with that.
c I'd have liked you anyway, but {tk} settled it.
c Your honesty about {tk} has made my day.
c {Tk} included, I like the sound of you.
p I've heard worse reasons to keep talking to someone.
p Finally, someone who reads out the fine details first.
p I feel I should be taking notes.
p That should've been the first line of your profile.
p I have several questions, all of them friendly.
p I read that twice, once for information and once for pleasure.
p Good, now I feel better about my own quirks.
p Thanks for the warning, I'm staying.
p You have my vote, on that alone.
p I'm going to think about {tk} at a very bad moment and laugh.
p {Tk} should be in your profile, in capitals.
p I didn't expect to have this many feelings about {tk}.
p I'd like to see you and {tk} in action one day.
p I tried to stay neutral about {tk} and failed within seconds.
i I have a feeling that's only the first layer.
i Now I wonder what you'd never admit to.
i I think small quirks are the best part of a person.
i You mention it in passing, and I think it's the important part.
i I like finding out such things about you.
i Someone who can say that about herself is easy to like.
i Most people would've kept that back until month three.
i It makes me curious what else I'd never guess.
i I had you down a little differently, and I like this better.
i I believe {tk} could explain you better than any profile.
i I'm thinking about {tk} more than I'd expected to today.
i I'd love to know how far back you and {tk} go.
i I'm sure there's a good reason behind {tk}.
i I keep thinking about what you told me about {tk}.
C When did you first realise that about yourself?
C What would your closest friend say about it?
C Does it run in the family?
C How do people usually react when they find out?
C Would you change it if you could?
C Is that always so, or only on certain days?
C How did it begin with {tk}?
C Who knows you best when it comes to {tk}?
C What would a day without {tk} be like for you?
C Deep down, are you proud of {tk}?
P Do you give lessons, or is it purely natural talent?
P Is there anything else I should be warned about?
P Is there a manual for you, or do I learn as I go?
P Who else knows, or am I the first?
P Mild, medium or legendary, how far does it go?
P Would you put it on your CV?
P Can I watch you and {tk} some time, or is that extra?
P Could I ever compete with {tk}?
P Am I allowed to tell people about {tk}?
P What are the rules with {tk}?
I Would you still be you without it?
I Were you always like that, or did something start it?
I Do you like that about yourself?
I What do people get wrong about you because of it?
I What else should I know about you?
I Does it ever get you into trouble?
I Would you be the same without {tk}?
I Is there a story behind {tk} that you rarely tell?
I Does {tk} get you into trouble sometimes?
I If someone understood {tk}, would they understand you?
=opinion
c I can tell you mean it, and I like that.
c You've nearly talked me round already.
c Fair enough, I wouldn't dare argue with that.
c You're not going to budge on this, and I respect it.
c It's refreshing how clear you are about it.
c Point taken, and well made.
c I like people with a clear view, and yours is very clear.
c I enjoy a straight answer, and that was a very straight one.
c At least no one can accuse you of sitting on the fence.
c On {tk}, I'll take your word over anyone's.
c I'll be careful what I say about {tk} around you.
c You've made me think again about {tk}.
c I trust a woman who knows where she stands on {tk}.
c When it comes to {tk}, you're clearly the one to ask.
p I'm backing out of the room very politely.
p I had a counterargument, but I've hidden it.
p I'd vote for you on that one.
p I'd just like to point out that I didn't disagree.
p Start a party and I'll hand out the flyers.
p I sat up straight when I read that opinion.
p Strong words, and I'm enjoying every one of them.
p That was the shortest debate I've ever lost.
p Remind me never to negotiate with you.
p I'll ask before I mention {tk} again.
p People have fallen out over less than {tk}, so I'm being careful.
p I'm not saying a word about {tk} until I know what's safe.
p You have the last word on {tk}, I'm not brave enough.
p I'm staying very calm about {tk}, I hope you can tell.
i I'm even more curious how you got so sure.
i I get the feeling there's a story behind that.
i I'd love to watch you say that to a room full of people.
i I wonder if anything could change your mind, and I might try.
i I learned more about you from that than from your whole profile.
i I expected a maybe, and I like this better.
i I was sure of my own view until a minute ago.
i I don't think that was the first time you've had to say that.
i I think I just found out something important about you.
i How much you care about {tk} tells me something good.
i I suspect this goes deeper than {tk}.
i I'll think of you now whenever I hear about {tk}.
i I'm looking forward to your next word on {tk}.
i I'm not sure I agree about {tk}, but I'd love to hear more.
C Who would back you up on this straight away?
C What do people usually say back to you?
C How often do you end up defending that?
C Have you always felt this strongly about it?
C How worked up do you get when someone says otherwise?
C What's the part that people just don't get?
C Where do others go most wrong about {tk}?
C What should I never say about {tk} in front of you?
C Who else do you talk to about {tk}?
C How long could you talk about {tk} if nobody stopped you?
P Am I allowed to disagree a little, or is that risky?
P Would a nice dinner change your mind at all?
P Should I be taking notes?
P Who was the last brave soul to disagree with you?
P Do people who disagree still get a coffee with you?
P Have friendships ended over this?
P Would you march in the streets over {tk}?
P May I quote you on {tk} when I want to win?
P What would you do about {tk} if you were in charge?
P How many warnings do I get about {tk}?
I What would the world look like if everyone agreed with you?
I Where does that certainty come from?
I What's your best argument for it?
I What do your friends say about it?
I Did something happen, or have you always thought so?
I Could anything change your mind about it?
I Why is {tk} so important to you?
I When did {tk} start to matter to you?
I Have you always felt that way about {tk}?
I What's your best argument when it comes to {tk}?
=teasesHim
c Tease away, I can take it and I rather enjoy it.
c You're enjoying this, and I'm enjoying that you are.
c I like that you don't make it easy for me.
c Keep going, you're in excellent form today.
c I'd like to give you a dignified answer, but I'm laughing.
c That quick mind of yours is a real pleasure.
c I'd rather be in trouble with you than safe in a dull chat.
c With you I never know what's coming, and I love it.
c You win this round, and I mean that as a compliment.
c You, me and {tk}, I'd say this is going rather well.
c I'll take full responsibility for {tk}.
c If {tk} made you smile, I'm content.
c I have no regrets about {tk}, in case you wondered.
c You had me grinning at {tk}.
p I'd protest, but I'm enjoying it too much.
p I'll take that like a man, meaning I'll bring it up for weeks.
p That was outrageous, please continue.
p I'd like to deny everything, but I'm smiling.
p Fine, but you're buying the first drink for that.
p You're dangerous with a keyboard, someone should've told me.
p I'm putting on a brave face, it's not going well.
p If I'm going down, at least you're enjoying it.
p Ouch, and still I want you to keep going.
p {Tk}, of all things, and I never stood a chance.
p No comment on {tk}, not without a drink first.
p I was perfectly calm until you mentioned {tk}.
p Please leave {tk} out when you tell your friends.
p I'm holding {tk} responsible for whatever happens next.
i I can't tell if I just passed a test or failed it.
i I have a feeling you're only this mean to people you like.
i I think you give away more than you realise when you joke.
i Now I'm wondering what you'd say if I were serious for a minute.
i I have a soft spot for people who tease kindly.
i Half of that was a joke, and I'm curious about the other half.
i I have a theory about you, and that just made it stronger.
i I feel like I'm in trouble and in good hands.
i I'd love to have seen your face as you typed that.
i I think {tk} might be a clue, and I'm collecting them.
i You chose {tk} with care, I can tell.
i There's more to {tk} than you're letting on.
i I'll be thinking about {tk} for a while, thanks to you.
i What you did there with {tk} was no accident.
C How did you come up with that one?
C Are you always this quick, or is it a good day?
C Do I get a chance to defend myself?
C What would I have to do to impress you now?
C Were you smiling when you typed that?
C Are you like this with everyone, or should I feel chosen?
C What would you have done about {tk}?
C What made you pick {tk}, out of everything?
C How serious are you about {tk}?
C What's your real opinion of {tk}, between you and me?
P Am I in trouble, or is this how you say hello?
P Do you take complaints, or only applause?
P May I have that in writing?
P Why did nobody warn me about you?
P Are you this gentle with everyone?
P Am I the hero here, or the comic relief?
P Is there any way out of {tk} for me?
P Could I blame {tk} on the weather?
P Would you believe me if I denied {tk}?
P How long will {tk} be held against me?
I What would you do if I just agreed with you?
I Are you this cheeky with everyone, or is it a good sign?
I What are you hoping I'll say now?
I What do you like about me in spite of that?
I What do you really think, jokes aside?
I How much of that did you mean?
I What did you really think about {tk}?
I What would I have to do to make up for {tk}?
I What am I missing about {tk}?
I What first made you think of {tk}?
=praisesHim
c You've made my day, and I'm not too proud to say so.
c You've no idea how good that is to read.
c I'm glad, because you bring it out in me.
c Thank you, I'll be carrying that around all day.
c Half the credit is yours, you're lovely to talk to.
c Coming from you, that counts double.
c I've read that twice already, and grinned both times.
c You're kind, and you say it so well.
c It's easy to be at my best with you.
c You mentioned {tk}, and now I can't stop smiling.
c The part about {tk} will stay with me for a while.
c I love that you told me about {tk} as well.
c I'm touched, and the bit about {tk} made it perfect.
c I was in a good mood already, and then you mentioned {tk}.
p I'm insufferable now, and you only have yourself to blame.
p My head won't fit through the door now, thank you for that.
p I'd act modest, but I'm enjoying this too much.
p I'm saving that for a bad day.
p Stop it, no, carry on, I was only being polite.
p I'd take a bow, but I'd knock something over.
p My modesty put up a fight and lost.
p I had a cool answer ready, but I'm too busy grinning.
p I'll be impossible for the rest of the day.
p I'm taking the credit, with a small share for {tk}.
p I didn't expect {tk} to be what wins you over.
p Between {tk} and a message like that, I need to sit down.
p I accept all of it, {tk} included.
p I'm going to be smug about {tk} for days.
i I wonder if you know what a line like that does to someone.
i I'll pretend that had no effect on me, for now.
i I like that you took the trouble to say it.
i You just say nice things straight out, and I like that.
i A few kind words from you, and my whole day looks better.
i It says as much about you as about me, I think.
i I don't quite know what to say, which doesn't happen much.
i Something tells me you don't hand those out to everyone.
i I was expecting a perfectly ordinary day.
i I'll never think about {tk} quite the same way now.
i Only you would have put {tk} into something so nice.
i Of all you wrote, {tk} will be what I remember.
i I keep thinking about {tk} and feeling far too pleased.
i I felt a bit closer to you somewhere around {tk}.
C What made you want to tell me?
C What made you think of it just now?
C Are you still smiling a little?
C Do you say nice things this easily to everyone?
C Can I hope for more of that?
C How do I live up to that now?
C What else should I know about {tk}?
C What did you like about {tk}?
C Why did {tk} come to mind just then?
C Did you smile about {tk} afterwards?
P Would you say that again in front of my friends?
P Is there a prize, or do I just get to glow?
P How am I supposed to behave normally after that?
P Are you trying to make me vain, because it's working?
P Would you mind saying that again, slower and louder?
P Shall I frame that, or would it be too much?
P Should I put {tk} in my profile now?
P Who else can I tell about {tk}?
P Am I allowed to boast about {tk} for a week?
P Is it vain to reread the part about {tk}?
I What did you expect when we started writing?
I May I say something nice about you in return?
I When did someone last say something like that to you?
I Are you this kind to everyone you like?
I What else have you noticed and not said yet?
I Would that have been harder to say out loud?
I What will you think of next time you come across {tk}?
I What made {tk} part of it for you?
I Was it {tk} that made you write that?
I How did you feel about {tk}, if I may ask?
=flirt
c I like you too, and I'm not going to be coy about it.
c You've just made me smile like an idiot.
c The feeling is entirely mutual, I'm happy to report.
c That landed exactly where you wanted it to.
c I was hoping it wasn't only me.
c Say that sort of thing and you have all my attention.
c You make it very easy to look forward to seeing your name.
c I'm glad you wrote it instead of just thinking it.
c Reading that, I forgot what I was doing.
c {Tk} or not, I like being on your mind.
c I envy {tk} a little right now.
c You and {tk} will keep me smiling all day.
c You can tell me about {tk} as often as you like.
c I'm smiling about {tk} and even more about you.
p I've gone slightly pink, please look away for a moment.
p I'm blaming you for my heart rate.
p Well, that's my concentration gone until Thursday.
p Careful, I'm easily encouraged.
p I had a clever answer ready and it has melted.
p You can't just write that without any warning.
p If I walk into a lamp post today, it's your fault.
p I'm trying to act casual, and it's not working.
p One more like that and I'll start writing poems, bad ones.
p {Tk} has just done us both a favour, I think.
p Blame {tk} if you must, but I heard you.
p {Tk}, and I never knew that could be romantic.
p I'm going to assume {tk} would put in a good word for me.
p If anyone asks about {tk}, I was very smooth.
i I can't say when this started, but I like where it's going.
i It's all I can think about now, and I don't mind.
i I think this just got more interesting.
i It took me a minute to answer, in a good way.
i I was going to be sensible today, and now I can't think why.
i I keep coming back to the way you put that.
i I like how you flirt, it's warm and it's funny.
i Part of me wants to answer fast, the other part wants to enjoy it.
i I had other plans for my thoughts today.
i I wonder what {tk} would say about the two of us.
i From today {tk} will make me think of you.
i You put {tk} and me in one thought, and I like it there.
i I like that I turned up somewhere near {tk}.
i I think there was something sweet in {tk}, and I didn't miss it.
C Do you mean that as much as I hope?
C What's going through your head right now?
C Do you say that often, or am I lucky?
C What did I do to deserve that?
C How does it feel to have said it?
C Shall I tell you how that felt to read?
C Is there a place for me next to {tk}?
C Did {tk} make you think of me straight away?
C What should I do about {tk}?
C Would you like me as much without {tk}?
P Is this a confession or just very good manners?
P Do you always come out with things like that before dinner?
P Should I sit down before the next one?
P How am I meant to get anything done now?
P Do you realise I'm grinning at my phone like an idiot?
P Was that on purpose, or did your thumb slip?
P Should I be thanking you or {tk}?
P Am I competing with {tk} for your attention?
P Should I be worried about {tk}, or grateful?
P How would you explain me to {tk}?
I What made you feel brave enough to write that?
I How would you like me to answer that?
I Do you think of me sometimes when I'm not writing?
I What would you say if I were sitting across from you?
I Where were your thoughts just before you typed that?
I What do you think our first evening would be like?
I What did {tk} have to do with me, really?
I What would be different about {tk} if I were there?
I What made you think of me with {tk}?
I Where do I belong in the picture with {tk}?
=testsHim
c Challenge accepted, and I'm already enjoying it.
c I like your nerve, and I'm not backing out.
c Good question, and I like that you don't make it too easy.
c I may get it wrong, but I'm staying right where I am.
c I'll give it my best, even if my best makes you laugh.
c Ask away, I like being put to the test by you.
c I've got my pride, and I'm happy to risk it with you.
c You make me want to keep up with you.
c Don't go easy on me, I'd notice.
c When it comes to {tk}, I'm not easily frightened.
c I'll face {tk} if it means I get to impress you.
c You won't get rid of me with {tk}.
c {Tk}, then, and may the best one win.
c I have great respect for you and for {tk}.
p I'm already practising my gracious loser face.
p I'm in, but I'd like it to be known that I'm nervous.
p I've started training, mostly by worrying.
p Give me a minute, you can probably hear me thinking.
p I'm going to need a snack before this.
p I came here for a nice quiet chat, and now look at me.
p Goodbye to my reputation, it was nice while it lasted.
p I'd answer at once, but I'd like to seem clever.
p I'd like an easier one first, just to warm up.
p If {tk} should finish me off, tell everyone I was brave.
p Suddenly I'm being very polite, and I blame {tk}.
p I'd give up now, but then I'd miss {tk}.
p If anyone asks, I was never afraid of {tk}.
p I'm not scared of {tk}, I'm just sitting down for a minute.
i I suspect there's no right answer, and I like that.
i I wonder what you'd do if I got it right first time.
i I think you're sizing me up, and I don't mind.
i I think you're enjoying this even more than you let on.
i I like that you play, it beats small talk any day.
i I'm curious what my answer will tell you about me.
i I have a plan, and I'm not telling you a thing.
i I'd like to know which answer you're hoping for.
i I'd rather get it wrong with you than right with anyone else.
i I'd like to know how others have done with {tk}.
i I'd like to know why it had to be {tk}.
i To be honest, {tk} made me more curious than cautious.
i I was set on winning, and then you brought up {tk}.
i You mentioned {tk} very calmly, and that's what worries me.
C What do I get if I surprise you?
C Do I get a hint?
C How long do I get to think about it?
C What's the right answer, in your eyes?
C How strict are you going to be with me?
C What happens if I get it wrong?
C What would you say about {tk} yourself?
C What are my real chances against {tk}?
C Any advice about {tk} before I answer?
C How did the last person do with {tk}?
P Do you take bribes, and if so, what kind?
P Could I start at beginners' level?
P Do I get half a point for trying?
P May I phone a friend before I answer?
P Would you laugh with me or at me?
P Do I get a second try if the first one is terrible?
P Can I practise {tk} somewhere in secret first?
P Do I get a head start with {tk}?
P Would it help with {tk} if I closed my eyes?
P How much warning do I get before {tk}?
I Is there an answer you're secretly hoping for?
I Would you give the answer away if I asked nicely?
I Is this about winning, or about watching me try?
I Are you kind to people who get it wrong?
I What would a good answer tell you about me?
I What would you answer if it were my question?
I What would it tell you if I laughed at {tk}?
I Why {tk}, and why me?
I What's the story with you and {tk}?
I What's behind {tk}, if I may ask?
`;
