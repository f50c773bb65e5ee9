/** What he can say to tellings of a feel (feels.ts): herself and him. Tables as in content/topic.ts; {tk} is a thing or somebody she names. */
export const FEELS_HERSELF_AND_HIM = `
=placeFact
c I can see the place already, and you in the middle of it.
c You told me more in one line than any map could.
c I like the way you talk about where life has put you.
c That makes me want to know what the mornings are like there.
c Somehow I trust your version over any guidebook's.
c One sentence from you and I'm half there already.
c There's real life in that, and I'd happily hear plenty more of it.
c Your corner of the world just became a lot more vivid to me.
c Places are only names to me until someone tells them like that.
c You had me at {tk}, and I'd gladly hear the rest.
c {Tk} and you, I'm enjoying this picture already.
c I feel I know the place better now, thanks to {tk}.
c Please tell me about {tk} at full length, no shortcuts.
c My picture of your world now begins with {tk}.
p My own surroundings suddenly feel a bit underwritten.
p Any tourist board would be lucky to have your honesty.
p No guidebook would dare to print that, which is why I believe you.
p I'd watch a very slow television series about this.
p Put me down as a subscriber to the local news.
p The people who make maps clearly leave out all the good bits.
p Consider me your most enthusiastic armchair visitor.
p You're far too honest for an estate agent, and much better company.
p I came for a chat and got inside knowledge, excellent value.
p Any decent map should mark {tk} with a little star.
p I'm now emotionally invested in {tk}, after only one message.
p Forget the famous sights, I'd start with {tk}.
p A travel guide that opened with {tk} would get my money.
p Give {tk} my regards, discreetly if necessary.
i That small fact makes me wonder what an ordinary Tuesday looks like there.
i Now I'm wondering what you can hear there with the window open.
i I'm trying to work out how much of the place has rubbed off on you.
i Half of me wants the street map, the other half wants your commentary.
i You put that in one breath, and there's a whole life in it.
i I keep imagining how it smells there after rain.
i I'm curious what a passing stranger would get completely wrong about it.
i It sounds like a place that takes its time deciding about people.
i A map drawn by you'd be worth studying, edges and all.
i I'd like to see {tk} through your eyes for five minutes.
i Now I have a very clear and possibly wrong idea of {tk}.
i I suspect {tk} could tell me a thing or two about you.
i Something about {tk} makes the whole place feel real to me.
i My mind has gone straight to {tk} and won't come back.
C What's the first thing you'd show someone who had never been?
C When does it feel most like home to you?
C Which bit of life there suits you best?
C What does a good evening look like for you there?
C How do you feel about it on an ordinary Monday morning?
C Would you choose the place again, knowing what you know now?
C What would I notice first about {tk}?
C What's your own favourite story about {tk}?
C How would you explain {tk} to someone from very far away?
C Do you ever get tired of {tk}, honestly?
P What would get me laughed at on my first day there?
P Which local rule would I break within the hour?
P What do people there argue about when there's nothing to argue about?
P How long before everyone there would know my business?
P On a scale from postcard to plain truth, how honest was that?
P What would the local gossip say about you so far?
P Is there a fan club for {tk}, and are you full?
P What would a postcard home say about {tk}?
P Could I pass as a local if I praised {tk} loudly enough?
P Who would win a local popularity contest, you or {tk}?
I What time of day does the place belong to you?
I What would you miss that might surprise you?
I Has it changed you, or only your habits?
I Which sound there could you pick out with your eyes shut?
I Which side of you does that place bring out?
I What did it take you longest to understand about it?
I What would the place lose without {tk}?
I What would a stranger overlook about {tk}?
I Can you remember the first time you noticed {tk}?
I If you drew me a map, where would you put {tk}?
=past
c I'd have wanted to be your friend back then.
c You tell that so well it could have been last week.
c Thank you for letting me see a bit of small you.
c That's a memory with the colours still in.
c I can see that little girl perfectly well now.
c It says something good that this one has stayed with you.
c You were clearly good company long before I arrived.
c I could listen to you tell these all evening.
c Hearing that, I feel I know you a good deal better.
c I won't forget {tk} in a hurry, and I wasn't even there.
c {Tk} got to me, I have to admit.
c I'm very fond of the picture of small you and {tk}.
c The detail about {tk} is what won me over.
c For me it all came alive with {tk}.
p Small you should have had her own comic strip.
p That deserves telling at every family gathering until the end of time.
p I demand that small you be given a medal, with back pay.
p Being little was serious business, and you clearly treated it that way.
p My inner six year old just asked if you're coming out to play.
p That's better than anything currently showing on television.
p I laughed, and then I wanted to give small you a biscuit.
p Whoever wrote your childhood had a very good sense of comedy.
p I'd pay good money to watch that on a wobbly home video.
p There ought to be a small museum for {tk}.
p A moment of respectful silence for {tk}, please.
p I'd read a picture book about you and {tk}.
p You and {tk}, a double act ahead of its time.
p I've known about {tk} for one minute and already have strong feelings.
i I wonder how much of that girl is still answering my messages.
i I love that, of all those days, your memory kept that one.
i The grown ups' version of this would interest me a great deal.
i Something in that explains you, I just haven't worked out what.
i I'd like to know what small you was thinking at that exact second.
i A whole world seems to stand just behind that memory.
i It makes me want to ask the girl in it a few serious questions.
i Now I keep wondering how she would describe you today.
i That's the kind of memory that has a smell, I'm sure of it.
i I find myself wondering what became of {tk}.
i Of everything back then, {tk} made it all the way to today.
i Perhaps {tk} had more to do with who you are than anybody planned.
i Your memory decided to keep {tk}, and I'd love to know why.
i For a second I was that small too, wide eyed about {tk}.
C Who else would remember it, if I asked around?
C How do you feel when you think of it now?
C What were you like at that age, in three words?
C Who was your closest ally back then?
C What brought it back to you today?
C Does your family still bring it up?
C What happened to {tk} in the end?
C How clearly can you still picture {tk}?
C Who in your life now knows about {tk}?
C What did {tk} mean to you at that age?
P Am I the first to hear this one in years?
P How much trouble was small you, on an average weekday?
P Would that girl have let me join in?
P Does she still run the show on some days?
P What did they call you in those days?
P Whose version of this would make you blush most?
P Could you swear in court to the part about {tk}?
P Has anyone ever written a song about {tk}?
P How would small you have described {tk} to the police?
P Are you fully over {tk}, or should I tread carefully?
I What would she say if she saw you right now?
I Which strange idea about the world did you have back then?
I Has your memory coloured any of it in since?
I Did you know at the time that you'd remember it?
I What has stayed exactly the same in you since then?
I What smell takes you straight back there?
I Why do you think {tk} stayed with you so long?
I If {tk} turned up tomorrow, what would you feel?
I What did you learn from {tk} without noticing?
I Is there anything in your life now that reminds you of {tk}?
=selfTrait
c I like you more for telling me that.
c That's a very good thing to know about you, and I'm keeping it.
c You say it so plainly that I trust you straight away.
c I'd rather know this than your star sign.
c You're clearly nobody's copy, and I enjoy that.
c Please don't let anyone iron that out of you.
c I was going to say oddly charming, but charming will do.
c It takes a comfortable person to say that out loud, and I like it.
c There's my proof that time with you is never dull.
c I think well of you, {tk} and all.
c You and {tk} come as a set, and I'm fine with that.
c I'd have liked you anyway, but {tk} settled it.
c Your honesty about {tk} has made my day.
c {Tk} included, I like the sound of you.
p I'm filing that under excellent reasons to keep talking to you.
p At last, someone who publishes the real technical specifications.
p The instruction manual for you must be a joy to read.
p I'd like that printed on your business card.
p Science has no category for you yet, and it should hurry up.
p I read that twice, once for information and once for pleasure.
p My own quirks have just stood up and applauded.
p You ought to come with a little plaque explaining that.
p On that basis alone you have my vote.
p I shall now think about {tk} at a very inappropriate moment.
p {Tk} should get a mention in your passport.
p My feelings about {tk} are now far stronger than expected.
p Someone should commission a statue of you with {tk}.
p I tried to stay neutral about {tk} and failed within seconds.
i That must be only the first layer.
i Now I wonder what you'd never admit to.
i I suspect it makes complete sense from the inside.
i You put that like a footnote and I think it's the text.
i I keep picturing a stranger discovering this about you without warning.
i There's a logic in it, and I nearly have it.
i Most people would have kept that back until month three.
i It makes me curious about the rest of your rulebook.
i My idea of you just moved a few inches, in a good direction.
i I believe {tk} could explain you better than any profile.
i Until today I had never given {tk} a proper thought.
i I'd love to know how far back you and {tk} go.
i Somewhere behind {tk} there's a very good reason, I'm sure.
i What you told me about {tk} keeps walking round my head.
C When did you first realise that about yourself?
C What would your closest friend say about it?
C Does it run in the family?
C How do people usually react when they find out?
C Would you change it if you could?
C When did it last make you laugh?
C How did it all begin with {tk}?
C Which person found out first about {tk}?
C What would a day without {tk} be like for you?
C Deep down, are you proud of {tk}?
P Do you give lessons, or is it purely natural talent?
P Is there anything else I should be warned about?
P How many witnesses are there by now?
P Have the authorities been informed, or only me?
P Mild, medium or legendary, how far does it go?
P Does your CV mention it, and if not, why not?
P Do you charge admission for {tk}?
P Could I ever compete with {tk}?
P May I brag to strangers about {tk}?
P What are the official rules concerning {tk}?
I Would you still be you without it?
I Is it a habit, or a small act of rebellion?
I What does it say about you that you'd agree with?
I Which wrong idea do people get about you because of it?
I Which other side of you keeps this one company?
I Who have you managed to hide it from so far?
I What would change for you if {tk} vanished overnight?
I Is there a story behind {tk} that you rarely tell?
I What goes through your mind around {tk}?
I If someone understood {tk}, would they understand you?
=opinion
c Said like a woman who means it, and I like that.
c I stand corrected, or at the very least firmly informed.
c Fair enough, I wouldn't dare argue with that.
c You're not going to be moved on this, and I respect it.
c It's refreshing how clear you are about it.
c Point taken, and made rather well.
c That's settled then, and you settled it beautifully.
c A straight answer is a pleasure, and that was a very straight one.
c Nobody could accuse you of sitting on the fence.
c On {tk}, I'll take your word over anyone's.
c I'll never be careless about {tk} in your presence again.
c You've made me think again about {tk}.
c I trust a woman who knows where she stands on {tk}.
c About {tk} you're clearly the authority here.
p I've lowered my flag and I'm backing out of the room politely.
p The court finds in your favour, with costs.
p Someone fetch this woman a podium.
p I'd like it noted that I offered no resistance.
p You could start a small political party, and I'd carry the banner.
p I felt that from here and sat up straighter.
p Strong words, and I'm enjoying every one of them.
p The debate lasted eight seconds and you won it.
p Remind me never to face you across a negotiating table.
p From now on I'll mention {tk} only with written permission.
p Wars have started over less than {tk}, so I'm treading softly.
p All statements about {tk} will be sent to you for approval.
p Your word on {tk} is final, I can hear the gavel.
p Let history show that I stayed calm about {tk}.
i I'm even more curious about how you got so sure.
i There's a history behind that tone, I can feel it.
i I'd love to watch you say that to a doubtful crowd.
i There must be something that could still change your mind, and I'm curious.
i What you stand up for tells me more than an hour of small talk.
i I half expected a maybe, and you don't seem to keep any in stock.
i Now I'm looking at my own certainties with some suspicion.
i You've said this before, I think, and to tougher audiences.
i I just learned where one of your lines is drawn, and it's useful.
i How much you care about {tk} tells me something good.
i I suspect this goes deeper than {tk}.
i You've changed what I'll think of when I hear about {tk}.
i I doubt that was your last word on {tk}, and I'm glad.
i Nobody has ever made me sit up about {tk} before.
C Who would back you up on this straight away?
C What do people usually say back to you?
C How often must you defend that?
C Have you always felt this strongly about it?
C How worked up do you get when someone says otherwise?
C What's the part that people just don't get?
C Where do others go most wrong about {tk}?
C What should I never say about {tk} in front of you?
C Who else do you talk to about {tk}?
C How long could you talk about {tk} if nobody stopped you?
P Do I get a chance to appeal, or is that final?
P Would a polite bribe change anything at all?
P Will you hand out a pamphlet, or do I just take notes?
P Who was the last brave soul to contradict you?
P What's the penalty for thinking otherwise?
P Have friendships ended over this?
P Would you march in the streets over {tk}?
P May I quote you on {tk} when I want to win?
P Could we put {tk} to a national vote?
P How many warnings do I get about {tk}?
I What would the world look like if everyone agreed with you?
I Where does that certainty come from?
I What do you give in on, if not on this?
I Is it the thing itself, or what it stands for?
I Whose voice do you hear when you say that?
I What did you feel just before you typed that?
I What does a person's view of {tk} tell you?
I When did {tk} start to matter to you?
I Who taught you to think like that about {tk}?
I What's your earliest memory of {tk}?
=teasesHim
c I'm walking straight into this with my eyes open.
c You're enjoying this, and I'm enjoying that you are.
c I like that you don't make it easy for me.
c Keep going, you're in excellent form today.
c I'm laughing too much to come up with a dignified answer.
c That quick mind of yours is a real pleasure.
c I'd rather be in trouble with you than safe in a dull chat.
c With you I never know what's coming, and I love it.
c You win this round, and I mean that as a compliment.
c You, me and {tk}, I'd say this is going rather well.
c I'll take full responsibility for {tk}.
c If {tk} made you smile, I'm content.
c I have no regrets about {tk}, in case you wondered.
c You had me grinning at {tk}.
p I'd protest, but my dignity has already left the building.
p I shall bear this with a noble expression and a slight limp.
p That was outrageous, please continue.
p My lawyers have advised me to laugh and say nothing.
p I accept, on condition that there are snacks.
p You're dangerous with a keyboard, someone should have told me.
p I've put on my bravest face, which isn't very brave.
p If I go down, I'm going down with style and a biscuit.
p A lesser man would be crying by now, I only blinked.
p {Tk}, of all things, and I never stood a chance.
p My official position on {tk} will be released after lunch.
p I was perfectly calm until you mentioned {tk}.
p Please keep {tk} out of the report to your friends.
p I'm holding {tk} responsible for whatever happens next.
i I can't tell if I'm being tested or promoted.
i I'm beginning to suspect there's kindness behind all this mischief.
i You may not know how much you give away when you joke.
i Now I'm wondering what you'd say if I were serious for a minute.
i There's a plan in that head of yours, and I seem to be in it.
i Half of that was a joke, and I'm curious about the other half.
i I have a theory about you, and you've just improved it.
i Somehow I feel both in danger and in good hands.
i I'd give a lot to have seen your eyebrows as you typed that.
i I think {tk} might be a clue, and I'm collecting them.
i You chose {tk} with care, I can tell.
i There's more to {tk} than you're letting on.
i I'll be turning {tk} over in my mind for quite some time.
i What you did there with {tk} was no accident.
C How did you come up with that one?
C Are you always this quick, or is it a good day?
C What happens to me next?
C What would I have to do to impress you now?
C Were you smiling when you typed that?
C Are you like this with everyone, or should I feel chosen?
C Where do we go from {tk}?
C What made you pick {tk}, out of everything?
C How serious are you about {tk}?
C What's your real opinion of {tk}, between you and me?
P Do I get hazard pay for this?
P Do you accept complaints, or only applause?
P May I have that in writing, preferably with a wax seal?
P Who let you out without a warning label?
P On my tombstone, would you at least spell my name properly?
P Am I the hero here, or the comic relief?
P Is there any insurance that covers {tk}?
P Could I blame {tk} on the weather?
P Would you believe me if I denied {tk}?
P Will {tk} be held against me for ever?
I How would you cope if I simply agreed with you?
I When do you stop joking, and what are you like then?
I What are you hoping I'll say now?
I Which of us is going to blink first?
I What have you decided about me without telling me?
I How much of that did you mean?
I Did you mean something else entirely by {tk}?
I Would you trust me with {tk}, if it came to that?
I What am I missing about {tk}?
I Where did {tk} come from, in that head of yours?
=praisesHim
c That has made my day, and I'm not too proud to say so.
c You've no idea how good that's to read.
c I'm glad, because you bring it out in me.
c Thank you, I'll be carrying that around all day.
c Half the credit is yours, you're lovely to talk to.
c Coming from you, that counts double.
c I've read that twice already, and grinned both times.
c You're kind, and you say kind things very well.
c It's easy to be at my best with you around.
c You mentioned {tk}, and now I can't stop smiling.
c The part about {tk} will stay with me for a while.
c I love that you told me about {tk} as well.
c I'm touched, and the bit about {tk} made it perfect.
c My whole mood has improved, and {tk} helped.
p I'm insufferable now, and you only have yourself to blame.
p My head no longer fits through the door, thank you for that.
p I'd blush, but I'm busy preening.
p Have that framed for me, to hang above the kettle.
p Stop it, no, carry on, I was only being polite.
p I've just taken a small bow in an empty room.
p My modesty put up a fight and lost.
p I accept this award on behalf of my nerves.
p I may hum for the rest of the day, the public has been warned.
p The honour goes to me, with a small share for {tk}.
p I didn't have {tk} on my list of today's triumphs.
p Between {tk} and a message like that, I need a sit down.
p I solemnly accept the praise, {tk} and all.
p From now on I shall count {tk} as my finest hour.
i I wonder if you know what a line like that does to someone.
i I'll be quietly rearranging my self image this evening.
i What strikes me is that you took the trouble to say it.
i I notice you say good things without any wrapping, and I like that.
i You've just shifted the whole weather of my day.
i It says as much about you as about me, I think.
i I don't quite know where to put that, so I'll keep it close.
i Something tells me you don't hand those out to everyone.
i Here I was, expecting a perfectly ordinary day.
i I'll never think about {tk} quite the same way now.
i Only you'd have put {tk} into something so nice.
i Of all you wrote, {tk} will be what I remember.
i I keep seeing {tk} in my mind and feeling absurdly pleased.
i It felt as though you let me in, somewhere around {tk}.
C What made you want to tell me?
C Do you always say it when you like something?
C Are you still smiling a little?
C Have you told anyone else about me yet?
C Can I hope for more of that?
C How do I live up to that now?
C What else should I know about {tk}?
C Who else has heard about {tk} from you?
C Why did {tk} come to mind just then?
C Did you smile about {tk} afterwards?
P May I have that notarised?
P Does that come with a trophy, or do I just glow?
P How am I supposed to behave normally after that?
P Are you trying to make me vain, because it's working?
P Would you mind saying that again, slower and louder?
P Should I stop now, while I'm ahead?
P Shall I put {tk} on my list of achievements?
P Can I mention {tk} in my acceptance speech?
P Am I allowed to boast about {tk} for a week?
P Is it vain to reread the part about {tk}?
I How had you pictured me five minutes before that?
I Were you expecting something quite different?
I When did someone last say something like that to you?
I Is that how you are with people, or is this new?
I What else have you noticed and not said yet?
I Would that have been harder to say out loud?
I What will you think of next time you come across {tk}?
I What made {tk} part of it for you?
I If you left out {tk}, would it still feel the same?
I Which feeling came with {tk}?
=flirt
c I like you too, and I'm not going to be coy about it.
c You've just made me smile like an idiot.
c The feeling is entirely mutual, I'm happy to report.
c That landed exactly where you aimed it.
c I was hoping it wasn't only me.
c Say that sort of thing and you have all my attention.
c You make it very easy to look forward to seeing your name.
c I'm glad you wrote it instead of just thinking it.
c Reading that, I forgot what I was doing.
c {Tk} or not, I like being on your mind.
c I envy {tk} a little right now.
c Thinking of you and {tk} will keep me warm all day.
c You can tell me about {tk} as often as you like.
c I'm smiling about {tk} and even more about you.
p I've gone slightly pink, please look away for a moment.
p My pulse would like a word with you.
p Well, that's my concentration gone until Thursday.
p Careful, I'm easily encouraged.
p I had a clever answer ready and it has melted.
p You can't just say that to a man without a warning siren.
p If I walk into a lamp post today, it's your doing.
p I'm trying to act casual, and the kettle isn't fooled.
p One more like that and I'll start writing poems, bad ones.
p I owe {tk} a thank you card.
p Blame {tk} if you must, but I heard you.
p {Tk}, a romantic detail I shall defend to the last.
p From here on I consider {tk} to be on my side.
p Tell {tk} I said something dashing.
i I missed the exact moment this started, and I rather like that.
i You say it gently and it makes quite a noise here.
i Something just got more interesting, and I think we both noticed.
i There was a small silence here after I read that, a nice one.
i I was about to be sensible, and now I can't think why.
i I keep coming back to the way you put that.
i You left something out, I think, and I'm curious about it.
i Part of me wants to answer fast, the better part wants to enjoy it.
i My thoughts had other plans today, and then you wrote that.
i I wonder what {tk} would say about the two of us.
i From today {tk} will make me think of you.
i You put {tk} and me in one thought, and I like it there.
i I like that I turned up somewhere near {tk}.
i There's a lot of tenderness hidden in {tk}, if I read you right.
C Did you notice it slowly, or all at once?
C What's going through your head right now?
C Do you say that often, or am I lucky?
C What did I do to deserve that?
C How does it feel to have said it?
C Shall I tell you how that felt to read?
C What were you feeling around {tk}?
C Did {tk} make you think of me straight away?
C What should I do about {tk}?
C Would you like me as much without {tk}?
P Is this a confession or just very good manners?
P Are you allowed to say that without a licence?
P Should I sit down before the next one?
P How am I meant to get anything done now?
P Do you realise I'm grinning at a telephone?
P Was that on purpose, or did your thumb slip?
P Should I be thanking you or {tk}?
P Am I officially competing with {tk} for you?
P May I send {tk} flowers?
P How did you explain yourself to {tk}?
I Which sentence did you nearly write instead?
I What's the part you're not telling me yet?
I When do you think of me and decide not to write?
I Does it make you brave or careful?
I Where were your thoughts just before you typed that?
I Which of us do you think noticed first?
I What did {tk} have to do with me, really?
I What would be different about {tk} if I were there?
I Do you think {tk} gave you away?
I Where do I belong in the picture with {tk}?
=testsHim
c Challenge accepted, and I'm already enjoying it.
c I like your nerve, and I'm not backing out.
c You're very sure of yourself, and it suits you.
c Fair warning received, and I'm staying right where I am.
c I don't scare easily, but you're making a decent attempt.
c You set the terms and I'll bring my best.
c I have my pride, and I'm happy to risk it with you.
c That fighting spirit makes me want to keep up with you.
c Don't go easy on me, I'd notice.
c When it comes to {tk}, I'm not easily frightened.
c I'll face {tk} like a man, with a straight back.
c You won't get rid of me with {tk}.
c {Tk}, then, and may the better one of us win.
c I have great respect for you and for {tk}.
p I'm practising my gracious loser face as we speak.
p My knees would like to negotiate, the rest of me is in.
p I've started training, mostly by worrying.
p Bold talk, and I tremble with great dignity.
p I shall need a cape, a sandwich and a witness.
p I came here for comfort, and now look at me.
p Goodbye to my reputation, it was nice while it lasted.
p I'll have you know I'm fearless until about half past four.
p The bookmakers aren't answering, they've already seen your message.
p I've written {tk} into my will, just in case.
p The thought of {tk} has made me very polite.
p I'd surrender, but then I'd miss {tk}.
p If anybody asks, I was never afraid of {tk}.
p Let it be known that I looked {tk} in the eye.
i I suspect you're hoping I'll put up a fight.
i I wonder what you'd do if I turned out to be a match for you.
i You're measuring me, and I find I don't mind.
i Behind all that bravado I hear someone having a lovely time.
i I think the real contest here started a few messages ago.
i I'm curious who taught you to be this fearless.
i I have a quiet plan, and you'll hear nothing about it.
i You've told me the stakes, but not what you'd really like.
i I half want you to be right, which is a strange position.
i Brave men must have come to grief over {tk} before me.
i Maybe you never really meant {tk} at all.
i To be honest, {tk} made me more curious than cautious.
i Somewhere between you and {tk} I lost all interest in winning.
i You mentioned {tk} very calmly, and that's what worries me.
C What do I get if I surprise you?
C Who was the last person to stand up to you?
C Where do you get all that confidence?
C Has anyone ever called your bluff?
C How strict are you going to be with me?
C What would you settle for, if you felt generous?
C How long have you had {tk} up your sleeve?
C What are my real chances against {tk}?
C Any advice about {tk} before I answer?
C Which poor soul last suffered because of {tk}?
P Do you accept bribes, and if so, in what flavour?
P Could I start at beginners' level?
P Should I bring a helmet, or only humility?
P May I phone a friend before I answer?
P Would you accept a signed surrender with a nice ribbon?
P Are there any survivors I could talk to?
P Will {tk} be televised?
P Who do I see about a head start with {tk}?
P Would closing my eyes help against {tk}?
P How much warning do I get before {tk}?
I Which answer would make you respect me more?
I What would you think of me if I refused?
I Is this about winning, or about watching me try?
I When did you last let someone off lightly?
I What will you know about me once this is over?
I Are you this fierce when nobody's watching?
I What would it tell you if I laughed at {tk}?
I Why {tk}, and why me?
I If {tk} went my way, how would you feel?
I What's behind {tk}, if I may ask?
`;
