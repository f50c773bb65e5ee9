/** Finer kinds of telling: what is between the two of them, and the app. Form: told-news.ts. */
export const FINER_TOLD_THE_TWO = `
=hisDogWon
c The dog deserves full credit for this match.
c Your taste in dogs is excellent and I respect it.
c That makes the dog the best wingman there is.
p I'm just the dog's driver, really.
p Second place to a dog is something I can live with.
p Now the dog's going to want treats for this.
i I like that you noticed the dog first.
i The dog clearly has good taste in people.
i I trust this match more because a dog started it.
C What was it about the dog that won you over?
C Have you always been a dog person?
P Should I let the dog type from now on?
P Is there any room for me behind the dog?
I Have you got a dog of your own?
I What do you think that dog is thinking?
=hisFishPic
c Fair comment about the fish, I accept the verdict.
c The fish did its job if it made you write.
c You're right, there are far too many fish on here.
p That fish insisted on being in the picture.
p Sorry, on behalf of all men holding fish.
p Next time the fish can hold me.
i I can't explain it either, and I've got the photo.
i Perhaps it's a secret test, and you passed.
i I promise I'm more interesting than the fish.
C What would have been a better photo than the fish?
C How many fish have you scrolled past this week?
P Does the fish at least get a few points?
P Would a bigger fish have helped my case?
I What would I have to hold to impress you?
I What do women have instead of the fish photo?
=hisMoustache
c Noted, and for now it's staying.
c Strong opinions on facial hair are always welcome here.
c At least you looked closely, I'll take that.
p I'd shave, but then what would we talk about.
p There's a normal man underneath, I promise.
p My top lip has never had so much attention.
i You'd have to see it laugh to judge it properly.
i I have a feeling it could still win you over.
i I wonder what you'd think of me without it.
C What is your general policy on beards and moustaches?
C Beard, moustache or nothing, which do you like best?
P Should I ask you before I trim anything?
P Is that your final verdict?
I What would you do with it, if it were up to you?
I What did you notice right after it?
=hisPhotoOdd
c Fair point about the photos, you've got a sharp eye.
c You looked more closely than most, I like that.
c Those photos clearly needed an honest critic.
p I'll have a word with whoever chose those.
p I'm much better in real life, or at least closer.
p Choosing photos isn't my greatest talent, as you can see.
i I'd like you to judge the moving version before the photos.
i Photos only get half of me, and clearly not the best half.
i I wonder what else you notice that fast.
C Which of the photos would you keep?
C Which photo made you most curious?
P Should I hire you as my photo editor?
P Is there one photo that passes inspection?
I Which picture of yours has the best story behind it?
I What do you look at first in a stranger's photo?
=hisName
c At least the name made an impression.
c I like that you've thought about my name at all.
c I'll take it as a good sign that you mentioned it.
p I was very small when they chose it.
p I answer to almost anything, if that helps.
p Whoever chose it will hear about this review.
i I suspect it sounds different when you say it.
i I'd love to know who you pictured when you read it.
i Funny how one name can mean such different people.
C What does the name make you think of?
C Who chose yours, and why that one?
P Would another name have got me further?
P Does the name help or hurt my chances?
I Is there a nickname I should use for you?
I What did you expect a man with this name to be like?
=hisSpelling
c Corrected, and I'm glad someone reads that closely.
c Good catch, I have no defence.
c I like a woman who spots the details.
p I'll go and stand in the corner.
p That was a test, and you passed.
p I blame my thumbs, they work without me.
i I might leave it in, now that it made you write.
i I bet you were the one who corrected the teacher.
i I wonder what else you'll catch me at.
C Which spelling mistake do you find hardest to forgive?
C Do you correct everybody, or just me?
P Will there be a test at the end?
P How many typos until I'm out?
I What is the best typo you ever came across?
I Is there a word you still have to look up?
=hisBadPun
c A groan counts as applause in my book.
c I knew the risks and did it anyway.
c Thank you for taking it with such dignity.
p I'm sorry to say that was one of my better ones.
p I regret nothing, or maybe a little.
p There are worse ones where that came from.
i I think you smiled, though, just a little.
i I bet you'll repeat it to someone by tomorrow.
i I secretly like a good groan more than a polite laugh.
C Which terrible joke do you always laugh at?
C Who tells the worst jokes in your life?
P Would one more get me banned?
P How bad was it, out of ten?
I Was there a tiny laugh in there somewhere?
I Are bad puns a plus or a minus in a man?
=hisMusicDoubt
c I like a woman with firm views on music.
c I can defend my taste in music, but not forever.
c Fair enough, I'm open to being converted.
p I'll admit some of it is hard to defend.
p Some songs I only play with the windows closed.
p I knew the music would come out sooner or later.
i One song would change your mind, I'm fairly sure.
i You can't really choose which songs get to you.
i I think different tastes in one car could be fun.
C What should I be listening to instead?
C Which song would convert me to your side?
P Does any song of mine get away with it?
P Who picks the music if we share a car?
I Which guilty pleasure is hiding on your own playlist?
I What's the one song you never get tired of?
=hisCookDoubt
c Fair, you only have my word for it so far.
c You're hard to impress, and I like that.
c A cook should be judged by the plate, I agree.
p Only the smoke alarm has complained so far.
p I can do things to an egg that surprise even me.
p I'll let the food do the talking, and hope.
i I'm not going to argue, I'd just cook.
i There's one dish I'd use to convince you.
i I have a feeling you'd ask for seconds.
C Which dish separates the cooks from the talkers?
C What would I have to cook to convince you?
P Would you at least taste it before you judge?
P How strict are you about burnt edges?
I Are you a good cook yourself?
I Which dish would you trust me with?
=hisCookAdmired
c Praise for my cooking goes straight to my head.
c That's about the nicest thing you could say.
c I like that it was the food that got you.
p You haven't seen the kitchen afterwards.
p I can do three things well, and I stop there.
p I'll be unbearable near a stove now.
i It's more fun when it's for someone.
i I'd like to see your face at the first bite.
i There's one thing I'd only cook for the right person.
C What dish makes you happiest at the end of a day?
C What would you like me to cook for you one day?
P Would you start with the main course or the pudding?
P Would you still be impressed by the washing up?
I Who cooked the meal you remember best?
I What was the best thing on the table when you were little?
=hisJobLiked
c That's kind, most people nod and change the subject.
c It's good to hear that, thank you.
c I'm glad the job didn't scare you off.
p It sounds better on here than on a wet Monday.
p Now I have to live up to it.
p Please say that again slowly, I'm enjoying it.
i There's a side of it people never see.
i There's more to tell, but it needs a drink first.
i I'm more curious about what you do all day.
C What do you find most interesting about it?
C Would you like to try it for a day?
P So the job beat the photos, did it?
P Would you like the glamorous version or the true one?
I How do you feel about what you do yourself?
I What's your own working day like?
=hisBioLiked
c That's lovely to hear about a few lines.
c I'm glad someone actually reads these.
c You just made writing it worthwhile.
p The profile's the tidy version, I should warn you.
p I peaked in the bio, it's all downhill now.
p The bio is me on a good day, with plenty of time to think.
i I wrote it hoping someone like you would stop.
i You noticed just what I hoped someone would.
i I'd happily add a second chapter in person.
C Which line in the profile made you stop?
C What do you look for when you read a bio?
P Should I worry about living up to it?
P Do I get to print this out?
I What did you leave out of your own profile?
I What would your friends write in your profile?
=sameTaste
c Finding that in common has made my day.
c You've got excellent taste, and I'm not biased at all.
c So there are two of us, that's wonderful.
p Let's enjoy this before we find something to disagree on.
p Finally, proof that I'm not the only one.
p Our shared taste is either a sign or a warning.
i I have a feeling it's not the only thing.
i It's nice not having to explain it.
i I didn't expect that, and I like it.
C How did that start for you?
C What else do you think we share?
P Are you sure we weren't separated at birth?
P Which of us is the bigger fan, honestly?
I Where do you suspect our tastes will split?
I What is it about that one for you?
=poolShark
c Challenge accepted, and I like the confidence.
c Losing to a champion would be an honour.
c That's proper fighting talk, I like it.
p My best move is asking for one more round.
p I lose with style and then blame the floor.
p I'm already practising my brave loser face.
i I'd like to see you win, at least once.
i I wonder whether you celebrate loudly or just smile.
i I might be better than I let on, or much worse.
C Who taught you to play like that?
C What was your greatest win so far?
P How many points' head start do I get?
P Do you show mercy to the hopeless?
I Are you a kind winner or a loud one?
I When do I get to see that for myself?
=herDishBeats
c Cooking with that much confidence deserves a hungry man.
c I'll admit defeat and bring an appetite.
c You make a strong case, I'd have to taste it.
p Mine just went quietly back in the fridge.
p I'd lose to you and ask for seconds.
p Be gentle with mine, it means well.
i I bet there's someone special behind that recipe.
i Something tells me the secret isn't written down anywhere.
i I'd love to be proved wrong, with a fork.
C What is the secret that makes yours better?
C Who passed the recipe on to you?
P Can I pay for a plate in compliments?
P Do I at least get second place?
I When did you start cooking?
I Which part of the recipe would you never reveal?
=betterDriver
c I'd happily leave the wheel to you.
c You've earned the driver's seat with that.
c Good parking is a deeply underrated talent.
p My parking is more of a suggestion.
p I'm a good passenger, I bring snacks and keep quiet.
p I'd only close my eyes twice.
i I suspect you're very calm until someone cuts in.
i I think the best conversations happen in a car.
i I bet you sing when the road's empty.
C Where did you learn to drive like that?
C What's the tightest space you've ever got into?
P Do you allow passengers to brake with their feet?
P Who's in charge of the music while you drive?
I What road would you drive just for the pleasure of it?
I How do you behave behind a slow driver?
=setsTest
c I'll take the test and hope for a kind examiner.
c Standards are good, and that one sounds fair.
c You know what matters to you, I like that.
p I'm already sweating, and it hasn't even started.
p My only hope is extra points for effort.
p I do best in tests that involve cake.
i I have a feeling I'd surprise you.
i I wonder who failed it most spectacularly.
i There's a story behind that test, I'm sure.
C How did that become the test?
C What is the pass mark these days?
P Are there retakes for nervous candidates?
P Is the examiner open to flattery?
I Would you pass your own test?
I Has anyone ever got full marks from you?
=playThreat
c Warning received, and taken very seriously.
c You threaten with real charm.
c I know when I've met my match.
p I'm hiding behind the sofa as I type this.
p I take it all back, whatever it was.
p Have mercy, I was only trying to be funny.
i Part of me wants to find out what happens next.
i I suspect you're smiling while you type that.
i Something tells me you've never had to carry it out.
C What would it take to be forgiven?
C Has anyone survived that punishment before?
P Is there a safe distance from you?
P Would cake help my case?
I How often do your threats come true?
I Who taught you to threaten so nicely?
=truceCalled
c Truce accepted, you were a worthy opponent.
c Peace it is, and I enjoyed the fight.
c Let's shake on it before one of us starts again.
p Good, I was running out of arguments.
p Peace, and we never mention who started it.
p I'll still think I'm right, but quietly.
i I have a feeling this won't be our last.
i We argue well, I take that as a good sign.
i I almost miss the argument already.
C Is there anything we're still not allowed to mention?
C Which point would you have won on?
P Does the truce include sarcasm?
P Who gets to say they won?
I What do you think we'll disagree on next?
I Are you usually the first to make peace?
=grantsPoint
c It takes class to say that, thank you.
c You concede more gracefully than anyone.
c I'll take it, and I promise not to gloat.
p I'm right so rarely that I'd like to enjoy this.
p I'll be insufferable for about an hour.
p I had a victory speech ready, but I'll spare you.
i I like you more for saying it.
i I almost enjoyed it more when we disagreed.
i Next time you'll be right, I can feel it.
C What finally convinced you?
C What are you still not giving in on?
P How long may I gloat about being right?
P Can I quote you on that?
I When did you last change your mind about something?
I Is it hard for you to admit a thing like that?
=onHerWay
c You're on your way, and I'm already smiling.
c I can't wait to see you come round the corner.
c Take it easy, I'll be glad when you're here.
p I'm practising looking relaxed until you get here.
p I'm checking the mirror again, it doesn't get any better.
p You travel, I pace up and down, that's fair.
i These last few minutes are my favourite kind.
i Every message from you sounds a bit closer now.
i I wonder which of us spots the other first.
C How is the journey so far?
C Shall I order something for you already?
P Are you nervous on the way, or is it only me?
P What are you listening to on the way?
I What are you passing right now?
I Do you prefer to arrive early or just in time?
=runningLate
c Take your time, I'm not going anywhere.
c No harm done, a few minutes is nothing.
c Thanks for letting me know, travel safely.
p Good, more time to practise sitting casually.
p Perfect, now nobody can say I was late.
p A late entrance is still an entrance.
i I don't mind waiting when it's for you.
i I get to look forward to it a bit longer.
i I've got a feeling it'll be worth the wait.
C Where are you right now?
C Shall I get you a drink in the meantime?
P Shall I fight people for our spot?
P How dramatic will your late entrance be?
I Are you often late, or is today special?
I Is it stressful, or are you taking it calmly?
=arrivedThere
c Good to know you're there, I'm smiling already.
c You made it, best news of the day.
c I'm looking out for you right now.
p Now I'm nervous, thanks for that.
p Look for the man trying to look calm.
p Any second now I'll wave at the wrong person.
i Funny how this last minute feels the longest.
i Something tells me I'll know you straight away.
i That place just got a lot more interesting.
C Is it a nice spot where you are?
C Shall I come to you, or do we meet at the door?
P Do you see anyone pretending not to be nervous?
P Has anyone there been mistaken for me already?
I What did you notice first when you got there?
I Are you calm, or counting the seconds?
=homeSafe
c Glad you're home safe, now I can relax as well.
c Home safe is exactly the message I was hoping for.
c Thank you for letting me know you got home.
p Good, I can stop watching my phone like an owl.
p Home safe, so the search party can go to bed.
p Shoes off and door locked, that's a perfect landing.
i I like that you thought of telling me you're home.
i I was hoping you'd write when you got in.
i It's nice to think of you all cosy at home now.
C How was the way home?
C Are you all settled in by now?
P Which came first, shoes off or kettle on?
P Is the sofa already winning?
I What's the first thing you do when you get in?
I Do you go straight to bed or sit up a while?
=niceTimeWithHim good
c I loved every minute of it too.
c The time went far too fast with you.
c That makes me very happy, I felt the same.
p I've been smiling at strangers ever since.
p I even liked the bit where I talked nonsense.
p I keep replaying it and cutting out my clumsy bits.
i I'd change only one thing, I'd stay longer.
i I didn't expect to think about it this much.
i The best part was something you probably didn't notice.
C Which moment did you like best?
C What surprised you most about our time together?
P Could you tell how nervous I was?
P Did I talk too much, or only nearly?
I When did you know that it was going well?
I What shall we do next time?
=filmScaredHer
c I feel a bit guilty about your lost sleep.
c You were brave to watch it at all.
c Sorry, you deserved a gentler film.
p I take full blame, and I'll pay for the night light.
p Next time I'm recommending something with talking animals.
p I'd have been behind the cushion long before you.
i The good ones follow you upstairs, I'm afraid.
i Every house gets noisier after a film like that.
i I think I know exactly which scene did it.
C Which scene kept you awake?
C Did you get any sleep in the end?
P Did you check under the bed as well?
P Would a cartoon make up for it?
I What were you afraid of as a child?
I Do you secretly like being scared a little?
=thoughtOfHim
c Crossing your mind like that has made my day.
c I love that you sent me that moment.
c It feels good to turn up in your day like that.
p I hope I behaved myself in your thoughts.
p I turn up in the oddest places, apparently.
p I've been compared to worse, I'll take it.
i I like that you didn't just think it, you wrote.
i Now that's ours, in a small way.
i You cross my mind at odd moments too, as it happens.
C What was your first thought when you saw it?
C Where exactly were you when I crossed your mind?
P Did I come off well in that thought?
P Is that a compliment, or should I worry?
I What should make me think of you?
I Does that happen to you often with people?
=toldFriends
c I'm honoured to be mentioned.
c I'm touched that you told them about me.
c It makes me smile that you talk about me.
p I hope you started with the good parts.
p That explains why my ears were warm.
p I hope I'm a bit taller in the story.
i I'd love to have heard that conversation.
i You don't tell people about just anyone, I hope.
i Now I'm curious who they think I am.
C What did they say when you told them?
C What did you tell them first?
P Do I have a nickname already?
P Did you leave out my worst jokes when telling them?
I How did you describe me in one sentence?
I Who do you always tell first?
=friendsApprove good
c That means a lot, they know you best.
c I'm happy to have your people on my side.
c Please thank them, I know how much they matter.
p Now I'll worry for weeks about disappointing them.
p I'd like to thank everyone who believed in me.
p Please don't let them meet me before coffee.
i I'd love to know what you told them.
i I suspect there's a but somewhere.
i It's nice being liked in a room I'm not in.
C What won them over in the end?
C Whose approval was the hardest to get?
P Was the vote unanimous?
P Do I owe anyone a drink for that?
I Do you agree with their verdict?
I What did they say that you haven't told me?
=friendsDoubt
c Good friends are suspicious, so yours are doing fine.
c I like that someone looks out for you like that.
c Fair enough, they'll have to see for themselves.
p I'd be suspicious of me too, to be fair.
p I'll try to be a bit worse, if that helps.
p They'll find mostly bad puns, I'm afraid.
i I have a feeling they'll come round to me.
i I'd like to win them over slowly.
i I'm curious who they're picturing.
C What would reassure them most?
C What worries them most about me?
P Do they take bribes in cake?
P What have they dug up so far?
I What does your own gut say so far?
I Have their suspicions ever been right?
=nervousToWrite
c I'm really glad you were brave and wrote.
c Writing first takes courage, and it worked.
c I'm so glad you pressed send.
p Your nervous hello beats my best lines.
p I'd have needed a week and a ghostwriter.
p You hide it well, I'm nervous just answering.
i I like that it cost you a little courage.
i I have a feeling you'll be glad you did.
i I take the nerves as a good sign.
C What made you press send in the end?
C How do you feel now that it's out there?
P What did the deleted drafts sound like?
P Are you still hiding from your phone?
I Are you glad you wrote?
I What would you have written without any nerves?
=backAfterBreak
c Welcome back, your timing suits me very well.
c I'm glad you gave this another try.
c A break like that was probably the right idea.
p You didn't miss much, mostly men with fish.
p Nothing's changed, we still can't take a decent photo.
p Let's both pretend we know how this works.
i I think people come back knowing better what they want.
i It takes some hope to come back, I like that.
i I'd like to be a good reason to stay a while.
C What brought you back in the end?
C How does it feel to be back?
P Have the opening lines improved while you were away?
P Did the break leave you kinder or pickier?
I What did the time off teach you about yourself?
I What are you doing differently this time round?
=deletingApp
c I completely get it, this place is tiring.
c It sounds healthy, but I'd like to keep talking.
c I'm glad our paths crossed before the delete button.
p I seem to have arrived just before closing time.
p And I'd only just got interested in this app.
p Nothing like a deadline to improve my conversation.
i It's always the last conversation that turns out good.
i It'd be funny if the last match was the good one.
i I have one good question saved up, just in time.
C What made you decide to delete it?
C How long have you been thinking of leaving?
P So am I the last man standing?
P Is there a leaving party?
I What will you do with all those free evenings?
I Was there anything on here worth keeping?
=oddMessages
c I'm sorry you get messages like that.
c You deserve whole sentences and decent manners.
c Those messages say everything about them and nothing about you.
p I promise full sentences and a shirt.
p The bar's so low I nearly tripped over it.
p Somewhere they think that went really well.
i I bet your inbox could be a book.
i Makes me want to write you something worth reading.
i Being polite almost counts as daring on here.
C What was the strangest message of them all?
C How do you answer messages like that?
P Has a line like that ever worked on anyone?
P Do you save the worst ones?
I What makes a first message good for you?
I Which message did make you smile lately?
=wasGhosted heavy
c I'm sorry, you deserved at least an honest word.
c Being left without an answer like that hurts.
c That's unkind, whatever his reason was.
p Even one clumsy text would've been better than nothing.
p I can promise clumsy honesty over silence.
p It takes two minutes to say goodbye, I don't get it.
i Not knowing why must be the worst of it.
i It's brave to be open again after that.
i It says something about him, nothing about you.
C How are you now, after all that?
C Has it changed the way you get to know people?
P Would a clumsy goodbye have been better than silence?
P What cheers you up when people behave like that?
I What would you have wanted to hear instead?
I What helps you trust somebody new?
=widowedNew heavy
c I'm so sorry that you lost him.
c Thank you for trusting me with that.
c He'll always be part of you, and that's right.
p There's no hurry here, none at all.
p We can both be a bit clumsy at this, that's fine.
p I don't have clever words, just a lot of respect.
i You don't put a love like that away, and you shouldn't have to.
i It takes courage to start talking to someone again.
i He must've been a good man.
C What was he like?
C How does it feel to be talking to someone new?
P What little thing about him still makes you smile?
P Would you like to tell me about him some time?
I What did the two of you love doing together?
I What helps you on the days when he is missing most?
=divorcedNew
c Thank you for telling me so openly.
c Starting again takes real courage.
c That's a big chapter, and you carry it well.
p I don't have the manual for this either.
p At least now you choose the sofa yourself.
p We can be rusty at this together, I don't mind.
i I like people who start again.
i I have a feeling the good part is just starting.
i Everyone here has a whole life behind them, I like that.
C How has it been since the divorce?
C What feels strangest about dating now?
P What has changed most since you last dated?
P Which dating rule did nobody tell you about?
I What did you rediscover once you were on your own?
I What would you do differently this time?
=kidsFirst
c Kids first is exactly how it should be.
c I'm glad you told me straight away.
c I respect that, and it doesn't scare me off.
p I'm happy to come somewhere after the kids.
p I'd lose every negotiation at your breakfast table.
p Your calendar must be harder to book than a good restaurant.
i I can hear how much you love them.
i I suspect there's a lot of laughter in your house.
i I like people who know exactly who they'd run for.
C What do you do with an hour that's only yours?
C How do you fit your own life around the children?
P Who's really the boss at home?
P Do they ever give you a day off from being mum?
I What has being a mother changed most in you?
I What did the kids get from you?
=milesApart
c The distance is real, but I still like talking to you.
c Thanks for being honest about the distance.
c Far away is a pity, but good company is rarer.
p I'm a bit cross with the map right now.
p Luckily messages don't need a train.
p Someone should fold the map a little.
i I'd take you far away over someone dull next door.
i You feel closer than the map says.
i I wonder what it looks like at your end right now.
C How do you feel about long distance?
C What is it like where you are?
P Could we ask for the country to be made smaller?
P Who do we complain to about geography?
I Would you travel a long way for someone you liked?
I Do you ever get over to my part of the world?
=goSlowly
c Slow suits me fine, I'm in no hurry.
c Your pace is the right one.
c Thanks for being clear, that makes it easy.
p I'm slower than I look, so that's perfect.
p I'm good at slow, I've queued for worse.
p I'll bring sandwiches, take all the time you need.
i I think the slow start is the best bit anyway.
i I like finding out a bit more each time.
i I like that you listen to yourself.
C What helps you feel comfortable with someone new?
C What pace feels right to you?
P How slow are we talking, stroll or snail?
P Is one good question a day too fast for you?
I How do you notice that you trust someone?
I What's worth knowing about you before anything else?
=wantsSerious
c Thank you for being so clear, I like that.
c I respect that you know exactly what you want.
c There's nothing to hide about wanting something that lasts.
p I always lose at games anyway, so that suits me.
p Serious is good, as long as we can giggle too.
p I can be serious, I just look silly doing it.
i You'd be surprised how few people say it that plainly.
i I think serious things can start with a silly chat.
i It's brave to say it out loud.
C What does something serious look like to you?
C What matters most to you in a partner?
P How much nonsense is allowed in a serious relationship?
P Do I need to wear a tie for this?
I What makes a couple work, do you think?
I How would you know it's the real thing?
=noOneNight
c That's perfectly clear, and it suits me well.
c I like that you say it so plainly.
c Getting to know someone properly is more my thing too.
p My idea of reckless is a second dessert.
p You're safe, my wildest plan is a good conversation.
p I need three chats before a handshake.
i Knowing where you stand makes this easier, I like it.
i It's a pity it needs saying so often.
i I like finding out who someone is first.
C What makes you feel respected by someone new?
C How do men usually take it when you say that?
P Is a very long conversation allowed?
P Does swapping recipes count as too forward?
I What do you like to do on a first date?
I What does getting to know someone look like for you?
=ownFlaw
c Thank you for saying it so openly, nobody's perfect.
c I like people who know their own flaws.
c That's honest of you, and it doesn't scare me off.
p My own list of flaws would need several pages.
p Perfect people make me nervous, so this is a relief.
p Noted, and you're welcome to one of mine in return.
i It takes some confidence to admit a thing like that.
i I suspect you're harder on yourself than I'd be.
i People who know their faults are often the easiest to be with.
C When does it show the most?
C How do people close to you put up with yours?
P Does it come with a warning first?
P Which of your flaws are you secretly fond of?
I Where do you think you got it from?
I Do the people close to you find it as bad as you do?
=ageGap
c A few years hardly show when talking is this easy.
c It bothers me less than a boring conversation would.
c It's good you bring it up, it really doesn't worry me.
p My knees and my jokes are different ages anyway.
p I've been immature at every age so far.
p We can meet in the middle, at least with music.
i I think one long evening together would settle that question.
i Twice as many stories to swap, I like that.
i I forget about the years while I'm talking to you.
C What age do you feel on the inside?
C How much does the age difference matter to you?
P Which decade shall we use for the music?
P Do I need to learn new slang, or forget some?
I Which age would you happily live again?
I What do you know now that you didn't ten years ago?
=heightRemark
c It doesn't matter to me one bit, honestly.
c Good company's what counts, at any height.
c I'm glad we got that out of the way.
p One of us can always stand on a step.
p I grow two inches with every compliment.
p At least one of us can reach the top shelf.
i Everyone's the same height on a bench.
i We'll only know for sure when we're side by side.
i I'd notice your laugh long before your height.
C What is the best thing about being your height?
C Do people mention your height a lot?
P What can't you reach, or what do you bump into?
P Should we settle it back to back?
I Does height make any difference to you?
I Would you swap your height for a day?
=learnersEnglish
c Your English is lovely, please don't apologise.
c You express yourself so well in a language you had to learn.
c I understand you perfectly, mistakes and all.
p My own English is bad enough before coffee.
p You should hear me try your language.
p You make better mistakes than I make sentences.
i Some things sound nicer the way you say them.
i I wonder what you sound like in your own language.
i If you're this charming in English, I'm a bit scared.
C Which English word do you like the sound of?
C What was hardest for you in learning English?
P Is there an English word that makes no sense at all?
P Would you laugh at my accent in your language?
I Are you a different person in your own language?
I Which word from home should I learn first?
=likesVoice
c You've just made me a little shy.
c I'm happy my voice passed the test.
c That's one of the nicest compliments you can get.
p I'll be insufferable now, just so you know.
p You haven't heard me read out a shopping list.
p The voice is fine, it's the words that let me down.
i It might sound different when you're sitting across from me.
i It's strange how near a voice makes someone feel.
i Now I want to hear your laugh.
C What did you think I'd sound like?
C Which voice could you listen to for hours?
P What should I read out first, the phone book?
P Will you still like it when I talk nonsense?
I Do I get to hear your voice too?
I Whose voice do you love to hear most?
=keepTalking
c I feel the same, talking to you is easy.
c You make it very hard to put the phone away.
c This is the best part of my day.
p My sensible bedtime has left without me.
p One more message is my favourite lie.
p Tomorrow I'll blame you for every yawn.
i I don't lose track of time like this with many people.
i I keep thinking we've only just started.
i There's still so much I want to ask you.
C What have you enjoyed most about talking tonight?
C When did you last lose track of time like this?
P Who will be first to fall asleep on the phone?
P Shall we both pretend it's still early?
I What haven't we talked about yet?
I What makes someone easy to talk to for you?
=goesToSleep
c Sleep well, it was lovely talking to you tonight.
c Good night, sleep as long as they let you.
c Rest well, we'll pick it up tomorrow.
p Your bed wins this round, I'm a good loser.
p I'll try not to say anything interesting until morning.
p May your alarm be gentle with you.
i I hope you dream of something worth telling.
i I'll think of something good for you to wake up to.
i I hope I'm in the dream, even somewhere in the background.
C What will you dream about?
C Shall we talk again tomorrow?
P Are you a snoozer or a jumper out of bed?
P Shall I send a good morning text, or let you sleep?
I What was the best minute of your day?
I What is the last thing you think of before sleep?
=workCalls
c Off you go, I hope work treats you well.
c Good luck in there, I'll be thinking of you.
c I hope the rest of it flies by.
p Your work has terrible timing.
p I'll try to be brave until you're back.
p Tell your boss I'm taking this personally.
i I'm saving the good part for later.
i I like having something to look forward to later.
i I'll have a good question ready for when you're back.
C What is waiting for you there?
C How long until you're free again?
P Will anyone notice you smiling?
P Can't they spare you for ten more minutes?
I Shall we carry on tonight?
I What gets you through a long stretch of work?
=answerLater
c Take your time, I look forward to it.
c Later is fine, it's worth the wait.
c Enjoy what you're up to, I'm happy to wait.
p I'll be here, trying to look patient.
p I'll be very brave about the suspense.
p I'm told waiting is good for me.
i Now I'm twice as curious.
i I have a guess what you'll say, I'll keep it.
i I like that you don't want to rush it.
C Is it a long answer or a dangerous one?
C When's a good time for you later?
P Should I sit down for the answer?
P Does it come in several parts?
I Do you already know what you'll answer?
I What was your very first thought, before the long one?
=shiftsPlan
c The new plan suits me just as well.
c No problem at all, I'm easy about it.
c Thanks for finding another way to make it work.
p The old plan was only a warm up anyway.
p I can be flexible, I've heard it's attractive.
p Plan B always sounds more relaxed anyway.
i I have a feeling this one's even better.
i I like that you moved the plan rather than dropped it.
i I don't mind when or where, as long as you're there.
C Does the new plan leave you enough time?
C Which part of the plan do you look forward to most?
P Do I get a bonus point for being easy about it?
P Is there a plan C in your pocket too?
I Is there anything else you'd like to change?
I Are you a planner or a last minute person?
=proposesTime good
c I love that you just suggested a time.
c That sounds perfect, I'm looking forward to it.
c You just made my day with that.
p I'm writing it down before you change your mind.
p I was still rehearsing how to ask, so you win.
p I'm going to act very casual about this.
i My week suddenly looks a lot better.
i I like that you just came out and said it.
i I'm already curious about the first five minutes.
C What shall I look out for when we meet?
C What are you looking forward to most that day?
P Will you be as punctual as you are brave?
P How shall we survive the time until then?
I What made you decide to ask first?
I What would make it a good meeting for you?
=smallThingGlad good
c I'm happy it mattered to you.
c It was easy, I like thinking of you.
c You're easy to listen to, so things stick.
p My memory usually only works for food.
p I'll be smug about it until Sunday.
p Finally my brain stored something useful.
i I think it's always the small things.
i I notice more about you than I expected to.
i I've noticed a few more things, but I'm saving those.
C What small thing makes your day almost every time?
C Who else notices the little things for you?
P Do I get extra points for that?
P What should my memory keep for next time?
I What little thing did someone do that you never forgot?
I Which small things do you notice about people?
=pretendMarried
c Our imaginary marriage is off to a strong start.
c I accept all your terms, happily.
c I've never been so happy in a marriage.
p I knew you'd be strict after the wedding.
p Our pretend neighbours are already talking.
p My imaginary mother in law scares me a little.
i We agree on nonsense, that's a good sign.
i I suspect there's a real wish hidden in there.
i I'm starting to picture it quite clearly.
C What is the first rule in our imaginary home?
C Who gets the good chair in this pretend marriage?
P Which wedding present do we both secretly hate?
P Did we have a big wedding, or did we run away?
I Which part of the invented life would you keep?
I What does the garden of our imaginary house look like?
=laughedInPublic
c Making you laugh in public is my best work so far.
c I love the thought of you laughing among serious people.
c Your laugh just made my day too.
p I apologise to everyone around you.
p My work here is done.
p I'd say sorry, but I'm far too pleased.
i Laughing where you shouldn't is the best kind.
i I'd give a lot to hear that laugh.
i Next time I'd like to be there to see it.
C How did you explain the laughing to the others?
C Which bit of it set you off?
P Did anyone ask what was so funny?
P Did you get any stern looks?
I When did you last laugh in completely the wrong place?
I What sort of humour gets you every time?
=viewRightNow
c You describe it so well that I can see it.
c I like being shown what's in front of you.
c Thanks for lending me your view for a minute.
p My view is mostly your messages, I'm not complaining.
p I feel like a spy at your window now.
p That beats anything on television tonight.
i You make an ordinary view sound good.
i I'll be thinking about that all day now.
i I'd like to sit next to you and look at it.
C What is the best thing in that view?
C How does the view change through the day?
P Who's the main character in this scene?
P What's the soundtrack to that?
I Which view would you swap it for?
I What do you see there that others would miss?
`;
