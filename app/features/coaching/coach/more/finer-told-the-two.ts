/** Finer kinds of telling: what is between the two of them, and the app. Form: told-news.ts. */
export const FINER_TOLD_THE_TWO = `
=hisDogWon
c The dog deserves full credit for this match.
c Your taste in dogs is excellent and I respect it.
c That makes the dog the best wingman in the business.
p I'm clearly just the dog's secretary here.
p Second place to a dog is a result I can live with.
p Next the dog will want a percentage of every match.
i It says something nice about a person, noticing the dog first.
i Dogs usually pick better company than people do.
i Somehow I trust this match more because a dog started it.
C What was it about the dog that won you over?
C Have you always been a dog person?
P Should I let the dog type from now on?
P Is there any room for me behind the dog?
I Would a dog pick you out of a crowd?
I What do you think that dog is thinking?
=hisFishPic
c Fair comment about the fish, and I accept the verdict.
c The fish photo has done its job if it made you write.
c You're right, the fish has become a whole genre.
p That fish insisted on being in the picture.
p I apologise on behalf of all men holding fish.
p Next time the fish can hold me.
i There must be a deep reason men show strangers a fish.
i Perhaps the fish is a secret test of patience.
i I wonder what the fish would have put in its bio.
C What would have been a better photo than the fish?
C How many fish have you scrolled past this week?
P Does the fish at least get points for posture?
P Would a bigger fish have helped my case?
I What object would you hold in a photo like that?
I Which photo cliche do women use as much as the fish?
=hisMoustache
c The moustache hears you and stands by its decisions.
c Strong opinions on facial hair are always welcome here.
c I appreciate a clear position on the whiskers.
p The whiskers are doing most of the talking for me.
p Underneath all that facial hair is an ordinary man hoping for mercy.
p My top lip has never had so much attention.
i Facial hair says more than a bio ever could.
i There's probably a whole theory about men and whiskers.
i A face and its whiskers are a kind of marriage.
C What is your general policy on beards and moustaches?
C Who wore the best whiskers of all time?
P Does the facial hair get a vote in this?
P Is there an appeals court for whiskers?
I Which would you choose, if you could grow one for a day?
I Do whiskers change how you imagine someone's voice?
=hisPhotoOdd
c Fair point about the photos, you have a sharp eye.
c You looked closer than anybody else, and I like that.
c That photo clearly needed an honest critic.
p The photo department has been informed and is deeply ashamed.
p I take the same skill to a camera as a goat.
p Choosing those pictures took me longer than it shows.
i Photos always leave out the best part of a moment.
i Every picture there has a small story hiding behind it.
i Someone who studies the photos like that notices other things too.
C Which of the photos would you keep?
C What gives a picture away to you first?
P Should I hire you as picture editor?
P Is there one photo that survives the inspection?
I Which picture of yours has the best story behind it?
I What do you look at first in a stranger's photo?
=hisName
c It's nice that the name at least made an impression.
c You're the first to think so carefully about my name.
c Names carry more luggage than people admit.
p I was very small when they chose the name.
p The name came without a receipt, so I kept it.
p My parents will be told about your review of the name.
i A name changes a little every time someone new says it.
i Maybe we all spend years growing into a name.
i I like how one name can mean such different people.
C What does the name make you think of?
C Who chose yours, and why that one?
P Would another name have got me further?
P Can I still win the name over for you?
I Which name would you have picked for yourself?
I Do people grow to fit what they are called?
=hisSpelling
c Corrected, and grateful that someone reads that closely.
c Good spelling matters, and you caught me fairly.
c You have an eye for detail that I admire.
p My spelling and I are currently not speaking.
p The typo was a test and you passed it.
p I blame my thumbs, they left school early.
i One wrong letter can turn a sentence into a better story.
i People who care about commas usually care about people too.
i A small mistake sometimes starts the better conversation.
C Which spelling mistake do you find hardest to forgive?
C Do you correct everybody, or only the hopeful cases?
P Will there be a spelling test at the end?
P How many typos until I'm expelled?
I What is the best typo you ever came across?
I Is there a word you still have to look up?
=hisBadPun
c A groan counts as applause for a pun.
c That joke knew the risks and went in anyway.
c Thank you for surviving the pun with such dignity.
p I'm sorry to say that was my best joke.
p My puns are a cry for help.
p There are worse ones in the drawer, I should warn you.
i A really bad joke tells you quickly who's kind.
i The terrible ones are always the ones people repeat.
i I secretly believe a groan is closer to love than laughter.
C Which terrible joke do you always laugh at?
C Who tells the worst jokes in your life?
P Would the next pun be grounds for a ban?
P How many groans until I lose my licence?
I What is the joke you're ashamed to find funny?
I Are bad puns a flaw or a virtue in a man?
=hisMusicDoubt
c A woman with firm views on music is good news.
c I can defend my taste in music, but not forever.
c That's a fair hearing for my playlist.
p My playlist will be seeking legal advice.
p Some songs I only play with the windows closed.
p I knew the music would come out sooner or later.
i The songs we're teased for are often the truest ones.
i Nobody ever chose the song that got under their skin.
i Different music in one car can go surprisingly well.
C What should I be listening to instead?
C Which song would convert me to your side?
P Is there any song of mine that gets a pardon?
P Who gets control of the radio in your world?
I Which of your own favourites would you never admit to?
I What song knows you better than most people do?
=hisCookDoubt
c Doubting my cooking is your right until proof arrives.
c You drive a hard bargain about food, and I like it.
c Fair enough, a cook should be judged by the plate.
p My smoke alarm is a great supporter of my cooking.
p I can do things to an egg that surprise even me.
p The kitchen and I have agreed not to comment.
i What someone cooks when nobody watches is the real test.
i There's one dish that tells the truth about a person.
i Confidence in the kitchen is half of the recipe anyway.
C Which dish separates the cooks from the talkers?
C What would prove it to you?
P Would a clean apron count in my favour?
P How strict is the jury on burnt edges?
I Who taught you to be this demanding about food?
I Which meal would you never trust a man with?
=hisCookAdmired
c Praise for the cooking goes straight to my head.
c That's the nicest thing to say about a plate of food.
c I like that food is what caught your eye.
p You haven't seen the state of the kitchen afterwards.
p The smoke alarm remembers it differently, but thank you.
p I'll now be unbearable near any stove.
i Cooking is mostly a quiet way of saying something.
i The best part of a dish is who it ends up in front of.
i Something cooked slowly usually comes with a story.
C What dish makes you happiest at the end of a day?
C Which food could you eat every single week?
P Shall I quit while the food is ahead?
P Would you still be impressed by the washing up?
I Who cooked the meal you remember best?
I What taste takes you straight back somewhere?
=hisJobLiked
c That's kind, most people nod and change the subject.
c Respect for honest work is a fine thing to find here.
c I'm glad the job didn't frighten you off.
p The job sounds grander on here than on a wet Monday.
p I'll try to live up to the job title.
p Please repeat that about my work slowly, for my records.
i What people do all day leaves marks in how they talk.
i Every job has one secret that outsiders never guess.
i The best part of work is rarely in the title.
C What drew your attention about the work?
C Which job would you try for one week?
P Did the work description beat the photos, then?
P Is the uniform in your imagination better than reality?
I What would you do if every job paid the same?
I What do people always get wrong about your work?
=hisBioLiked
c That's lovely to hear about a few lines of bio.
c Someone reading the whole profile is rarer than you think.
c You just made every minute on that bio worthwhile.
p The profile is the good version, I come with crumbs.
p I peaked in the bio and it's downhill now.
p My profile and I are blushing quietly together.
i A bio is really just a note in a bottle.
i The line people pick out always tells me something about them.
i There's a whole paragraph that never made it into the profile.
C Which line in the profile made you stop?
C What do you look for when you read a bio?
P Should I worry about living up to it?
P Can I frame your review of my bio?
I What did you leave out of your own profile?
I Which sentence about you'd your friends have written?
=sameTaste
c Finding that in common has made my day.
c You have excellent taste, and I'm entirely unbiased.
c There are two of us after all, that's wonderful.
p Now we need a club with a very small badge.
p At last, a witness that I'm not the only one.
p Our shared taste is either a sign or a warning.
i Having one odd thing in common often means there are more.
i It feels different when the other person already understands.
i Shared tastes are fun, the first difference will be interesting too.
C How did that start for you?
C What else do you think we share?
P Are you quite sure we weren't separated at birth?
P Who do you think of us two is the bigger fan?
I Where do you suspect our tastes will split?
I When did you last meet someone else like that?
=poolShark
c I take that challenge seriously and respect the confidence.
c Losing to a champion would be an honour.
c That's proper fighting talk, and I like it.
p My best move in any game is buying time.
p I usually lose with style and then blame the floor.
p Consider me already practising my gracious loser face.
i You learn a lot about someone from how they win.
i I wonder whether you celebrate loudly or just smile.
i Quiet players are usually dangerous, and the loud ones too.
C Who taught you to play like that?
C What was your greatest win so far?
P How many points' head start does a beginner get?
P Do you show mercy to the hopeless?
I Are you a kind winner or a loud one?
I Who is the only person who ever beat you?
=herDishBeats
c Cooking with that much confidence deserves a hungry audience.
c I bow to the better cook and bring an appetite.
c You make a strong case for your kitchen.
p My own cooking has asked to withdraw from the contest.
p I'd lose to you and ask for seconds.
p Please be gentle with my dish, it means well.
i The best recipes always come with a person attached.
i Something tells me the secret isn't written down anywhere.
i A cook that sure of herself has usually fed many people.
C What is the secret that makes yours better?
C Who passed the recipe on to you?
P Would the jury accept compliments instead of a better dish?
P Does my version at least earn a bronze medal?
I Who was the toughest critic of your cooking?
I Which part of the recipe would you never reveal?
=betterDriver
c I happily leave the steering wheel to an expert.
c You have earned the driver's seat with that speech.
c Good parking is a deeply underrated talent.
p My parking is best described as a suggestion.
p I bring snacks and quiet screams as a passenger.
p The kerb and I have a complicated relationship.
i How someone drives says more than they'd like.
i The best conversations happen side by side in a car.
i I suspect you sing when the road is empty.
C Where did you learn to drive like that?
C Which parking space are you proudest of?
P Do you allow passengers to brake with their feet?
P Who's in charge of the music while you drive?
I What road would you drive just for the pleasure of it?
I How do you behave behind a slow driver?
=setsTest
c I accept the test and hope for a kind examiner.
c Standards are good, and that test sounds fair to me.
c You know what matters to you, and I like that.
p I've already started sweating over the exam.
p My only hope is extra marks for effort.
p The last test I felt ready for involved cake.
i The strange tests often reveal the most.
i I wonder who failed this one most gloriously.
i Behind every test there's usually a good story.
C How did that become the test?
C What is the pass mark these days?
P Are there retakes for nervous candidates?
P Is the examiner open to flattery?
I Would you pass your own test?
I Has anybody ever got full marks from you?
=playThreat
c That warning is received and taken very seriously.
c You threaten with real charm, I must say.
c I know when I'm up against someone formidable.
p I'm hiding behind the sofa as I type this.
p My will is being updated as a precaution.
p Mercy is requested for a man with poor judgement.
i Part of me wants to find out what happens next.
i The danger only makes this conversation better.
i Something tells me you rarely need to carry out a threat.
C What would it take to be forgiven?
C Has anybody survived that punishment before?
P Is there a safe distance from you?
P May I send biscuits as a peace offering?
I How often do your threats come true?
I Who taught you to threaten so elegantly?
=truceCalled
c Truce accepted, you were a worthy opponent.
c Peace it is, and I enjoyed the fight.
c I shake your hand across the battlefield.
p My troops were exhausted and out of biscuits anyway.
p The treaty will be signed in gravy.
p I was one message from surrendering, so thank you.
i A good truce is only a pause before better arguments.
i We argued well, which is a promising sign.
i Peace with you may be more dangerous than the war.
C What shall the first line of the treaty say?
C Which point would you have won on?
P Does the truce include sarcasm?
P Who writes the history of this war?
I What do you think we'll disagree on next?
I Are you usually the first to make peace?
=grantsPoint
c Admitting that takes class, and I appreciate it.
c You concede a point more gracefully than anybody.
c I accept the point and promise not to gloat.
p Being right is so rare that I may frame this.
p I'll celebrate this point with a modest parade.
p My victory speech is only forty minutes long.
i People who can say that are rare and good company.
i I almost enjoyed it more while we disagreed.
i You win something too, by being that fair.
C What finally convinced you?
C Which point are you still keeping for yourself?
P How long may I gloat about being right?
P Could I have that verdict in writing?
I When did you last change your mind about something?
I Is it hard for you to admit a thing like that?
=onHerWay
c Knowing you're on the way has made me smile.
c I look forward to seeing you come round the corner.
c Take the journey easy, I'll be glad when you arrive.
p I'm practising looking relaxed until you get here.
p My hair has been told that you're on the way.
p You travel, I pace up and down, fair division.
i These last minutes before someone arrives are my favourite kind.
i There's something lovely about knowing you're getting closer.
i One of us will spot the other first, and I'm curious.
C How is the journey so far?
C Is the route behaving itself?
P Are you nervous on the way, or is it only me?
P What is the soundtrack of your journey?
I What are you passing right now?
I Do you prefer to arrive early or just in time?
=runningLate
c Take your time, a late arrival is still an arrival.
c No harm done at all by a few minutes late.
c Thank you for letting me know, travel safely.
p I can use the delay to practise sitting casually.
p More time for me to look mysterious at the table.
p Being late only improves your entrance.
i Waiting is much nicer when it's for someone.
i A few extra minutes of looking forward never hurt.
i The best meetings rarely begin on the dot.
C Where are you stuck at the moment?
C Is the delay at least entertaining?
P Shall I guard the table with my life?
P How dramatic will your late entrance be?
I Are you often late, or is today special?
I What are you thinking about in the delay?
=arrivedThere
c Good to know you're there, I'm smiling already.
c You made it, and that's the best news today.
c I'm looking out for you right now.
p My heart just tripped over its own shoelaces.
p Look for the man trying to seem calm.
p Any second now I'll wave at the wrong person.
i The moment before hello is a strange and lovely one.
i I'll know you by the smile, I suspect.
i A place feels different when someone is waiting in it.
C Is it a nice spot where you are?
C How does the place look so far?
P Do you see anybody pretending not to be nervous?
P Has anyone there been mistaken for me already?
I What did you notice first when you got there?
I Are you calm, or counting the seconds?
=homeSafe
c Good to hear you're home safe and sound.
c Now that you are home I can relax as well.
c Thank you for the message, it was on my mind.
p I can stop staring at my phone like an owl.
p Mission accomplished, the search party may stand down.
p My inner worried aunt thanks you for getting home.
i The quiet after coming home has its own kind of smile.
i I like the thought of you closing that door.
i Getting home is when an evening starts to sink in.
C How was the way home?
C Are you settled in already?
P Did the sofa get you straight away?
P Which came first, shoes off or kettle on?
I What went through your mind on the way back?
I Do you go straight to bed or sit up a while?
=niceTimeWithHim good
c I loved every minute of that time with you too.
c Being with you made the hours go very fast.
c That makes me very happy, it was lovely for me too.
p I'm still smiling at complete strangers because of it.
p My face hurts and I blame your company.
p I keep replaying it and cutting out my clumsy bits.
i Some hours stay with you longer than they lasted.
i One particular moment with you keeps coming back to me.
i The best part was something you probably didn't notice.
C Which moment did you like best?
C What surprised you most about our time together?
P Was my nervousness as visible as it felt?
P Did I talk too much, or only nearly?
I When did you know that it was going well?
I What will you remember of it in a month?
=filmScaredHer
c I feel guilty about that film and your lost sleep.
c You were brave to watch it through to the night.
c Sorry about the film, you deserved a gentler one.
p I accept full blame and the bill for the night light.
p My film recommendations should come with a blanket.
p I'd have hidden behind the cushion long before you.
i The scariest films are the ones that follow you upstairs.
i A dark house has a talent for noises after a film.
i I'm curious which scene did the damage.
C Which scene kept you awake?
C How did you finally get to sleep after it?
P Did you check under the bed as well?
P Would a cartoon restore your faith in me?
I What were you afraid of as a child?
I Do you secretly like being scared a little?
=thoughtOfHim
c Crossing your mind like that has made my day.
c I love that you sent me that moment.
c It feels good to turn up in your day unannounced.
p I hope I behaved myself in your thoughts.
p Glad to hear my thoughts travel without a ticket.
p I'm honoured to share your mind with that.
i Funny how a person can hide in ordinary things.
i Now that thing belongs to me a little as well.
i You cross my mind at odd moments too, as it happens.
C What was your first thought when you saw it?
C Where exactly were you when I crossed your mind?
P Did I come off well in that thought?
P Is this the best comparison I can hope for?
I What would I have to see to think of you?
I Does that happen to you often with people?
=toldFriends
c Being mentioned to your people is an honour.
c I'm touched that you told them about me.
c That you talk about me makes me grin.
p I hope you told them the good parts first.
p My ears were warm, now I know why.
p Please tell them I'm taller in the story.
i I'd love to be a fly on that wall.
i Telling someone makes a thing a little more real.
i There's a version of me in your stories now.
C What did they say when you told them?
C Which story about me did you choose?
P Do I have a nickname already?
P Did you leave out my worst jokes when telling them?
I How did you describe me in one sentence?
I Who do you always tell first?
=friendsApprove good
c Approval from your people means a lot to me.
c I'm happy to have your circle on my side.
c Please thank them, that jury matters.
p I'll now spend weeks fearing to disappoint that jury.
p My campaign team is thrilled with the result.
p Approved by the committee, I may get a badge made.
i The people around you're part of the story too.
i I suspect the approval has small print somewhere.
i It's a warm feeling, being liked in a room without me.
C What won them over in the end?
C Whose approval was the hardest to get?
P Was there a recount of the votes?
P Does the jury accept thank you biscuits?
I How often do you agree with their verdict?
I What did they say that you haven't told me?
=friendsDoubt
c Good friends are suspicious, and yours do their job.
c I respect people who watch out for you like that.
c Their doubts are fair, trust comes with time.
p I'd be suspicious of me too, to be fair.
p My defence lawyer advises me to be boring for a week.
p The investigation will find mostly crumbs and bad puns.
i The sceptical ones are often the best friends later.
i I like knowing that someone guards your door.
i Being doubted makes me curious what they're picturing.
C What would reassure them most?
C Which of my crimes worries them?
P Do they accept character references from pigeons?
P How far has the investigation come?
I What does your own gut say so far?
I Have their suspicions ever been right?
=nervousToWrite
c I'm really glad you were brave and wrote.
c Writing first takes courage, and it worked.
c That message was worth every nervous minute to me.
p Your nervous hello beats my very best lines.
p I'd have needed a week and a ghostwriter.
p My phone feels flattered to have caused such drama.
i The messages that cost courage are the ones worth getting.
i Somewhere there are deleted versions I'd love to read.
i A nervous beginning is often a good sign.
C What made you press send in the end?
C How do you feel now that it is out there?
P What did the deleted drafts sound like?
P Did the phone survive all that nervousness?
I When were you last this brave about something?
I What would you have written without any nerves?
=backAfterBreak
c Welcome back, your timing suits me very well.
c I'm glad you gave this another try.
c A break often does wonders for the sense of humour.
p You missed nothing but several thousand fish.
p Consider me your official welcome back committee.
p The app has aged, and I fear some of us too.
i People who come back usually know better what they want.
i It takes some hope to come back to this.
i There must have been one small moment that decided it.
C What brought you back in the end?
C How does it feel to be back?
P Have the opening lines improved while you were away?
P Did the break leave you kinder or pickier?
I What did the time off teach you about yourself?
I What are you doing differently this time round?
=deletingApp
c I completely understand, and I caught you just in time.
c Leaving the app sounds healthy, though I enjoyed finding you.
c Glad our paths crossed before the delete button.
p I seem to have arrived for the closing sale.
p The app will miss you more than it admits.
p Nothing like a deadline to improve my conversation.
i The best talks do seem to come just before leaving.
i It would be funny if the last match were the good one.
i Maybe the app only lets you go after one decent chat.
C What made you decide to delete it?
C How long have you been thinking of leaving?
P Do I get the award for last man standing?
P Will there be a leaving party for the app?
I What will you do with all those free evenings?
I Was there anything on here worth keeping?
=oddMessages
c I'm sorry you get messages like that.
c You deserve whole sentences and good manners.
c Those messages say everything about them and nothing about you.
p I promise complete sentences and no sudden poems.
p The bar is so low that I nearly tripped over it.
p Somewhere those men think their messages went very well.
i There's probably a whole book in that inbox.
i It makes every ordinary good evening sound rather special.
i Politeness has become almost rebellious on here.
C What was the strangest message of them all?
C How do you answer messages like that?
P Has anybody ever got an answer with such a line?
P Do you keep a museum of odd messages?
I What makes a first message good for you?
I Which message did make you smile lately?
=wasGhosted heavy
c I'm sorry, you deserved at least an honest word.
c Being left without an answer like that hurts.
c Disappearing on someone is unkind, whatever the reason.
p Even a postcard with one word would have been decent.
p I can promise clumsy honesty rather than silence.
p People who vanish should at least learn to wave.
i Silence is the hardest answer because it never ends properly.
i It's brave to be open again after that.
i Saying goodbye kindly seems to be a lost art.
C How are you feeling about it now?
C Has it changed the way you get to know people?
P Would a clumsy goodbye have been better than silence?
P What small thing cheered you up after he vanished?
I What would you have wanted to hear instead?
I What helped you to trust someone again?
=widowedNew heavy
c I'm so sorry for your loss.
c Thank you for trusting me with that about your husband.
c He will always be part of you, and that's right.
p There's no hurry here, only a patient man and tea.
p We can both be clumsy at this, slowly and kindly.
p Kind words are my best attempt, even if they come out crooked.
i Loving someone that well isn't something you put away.
i Starting to talk again after a loss takes quiet courage.
i Someone you loved that much must have been a good man.
C What was he like?
C How does it feel to be talking to someone new?
P What little thing about him still makes you smile?
P Which habit of his do you still catch yourself keeping?
I What did the two of you love doing together?
I What helps you on the days when he is missing most?
=divorcedNew
c Thank you for telling me so openly about the divorce.
c Beginning again after a marriage takes real courage.
c That's a big chapter, and you carry it well.
p I have no manual for this dating business either.
p Two beginners can hardly make it worse.
p We can be rusty at dating together, squeaking slightly.
i There's something good about people who start again.
i After a divorce the small choices suddenly all belong to you.
i Everybody on here arrives with a whole life behind them.
C How has it been since the divorce?
C What feels strangest about dating now?
P What has changed most since you last dated?
P Which dating rule did nobody tell you about?
I What did you rediscover once you were on your own?
I What would you do differently this time?
=kidsFirst
c Children first is exactly how it should be.
c It's good that you tell me about the kids straight away.
c A mother who knows her priorities earns my respect.
p I'm happy to come somewhere after the kids.
p My negotiating skills wouldn't survive one family breakfast.
p The diary of a mother beats any airline schedule.
i You can hear a lot of love in how you put that.
i I suspect there's a lot of laughter in your house.
i Parents have a kind of patience that I quietly admire.
C What do you do with an hour that's only yours?
C How do you fit your own life around the children?
P Who's really the boss at home?
P Do they ever give you a day off from being mum?
I What has being a mother changed most in you?
I What did the kids get from you?
=milesApart
c The distance is real, but I still like talking to you.
c Thank you for being open about the miles between us.
c Far away is a pity, good conversation is rarer though.
p The map and I are having words about this.
p Your messages travel faster than any train, luckily.
p Someone should fold the map a little.
i Distance makes the talking matter more.
i You feel a good deal closer than the map claims.
i I wonder what the sky is doing at your end.
C How do you feel about long distance?
C What is it like where you are?
P Could we ask for the country to be made smaller?
P Who do we complain to about geography?
I How far did you once travel to see someone?
I How close can people get before they meet?
=goSlowly
c Slowly suits me fine, good things need time.
c Your pace is the right pace here.
c Thank you for being clear, there's no hurry at all.
p Snails look reckless next to me.
p I'm very good at not rushing, ask any queue.
p My patience comes with a flask and sandwiches.
i Slow beginnings often have the better middle.
i Getting to know someone gradually is half the pleasure.
i I like that you listen to yourself in this.
C What helps you feel comfortable with someone new?
C What pace feels right to you?
P Is a tortoise too fast for you?
P Shall we let a snail set the pace?
I How do you notice that you trust someone?
I What's worth knowing about you before anything else?
=wantsSerious
c Thank you for being clear, something real is worth wanting.
c I respect someone who knows she wants something serious.
c Wanting something that lasts is nothing to hide.
p Games are safe from me, I always lose them anyway.
p Serious is good, as long as we may giggle in between.
p I can be serious, I just look silly doing it.
i The honest ones usually find each other sooner.
i Something lasting often starts with a rather silly chat.
i It's brave to name what you hope for.
C What does something serious look like to you?
C What matters most to you in a partner?
P How much nonsense is allowed in a serious relationship?
P Is laughing permitted during the serious part?
I Which couple do you know that got it right?
I How would you notice that it is the real thing?
=noOneNight
c That's perfectly clear, and it suits me well.
c I appreciate that you draw the line so openly.
c Getting to know someone properly is more to my taste.
p My idea of reckless is a second biscuit.
p You're safe, my wildest plan is good conversation.
p I need three chats before I trust a handshake.
i Knowing your own limits makes a person easier to trust.
i It's a pity that this needs saying so often.
i The interesting part is everything that comes before.
C What makes you feel respected by someone new?
C How do men usually take it when you say that?
P Is a slow conversation still allowed?
P Does exchanging recipes count as too forward?
I When do you want to know more about someone?
I What does getting to know someone look like for you?
=ownFlaw
c Telling me that openly is worth more than being flawless.
c I like people who know their own flaws.
c Thank you for the honesty, nobody comes without a fault.
p My own list of flaws needs an appendix.
p I'd hide my faults, but they're too big.
p Perfection makes me nervous, so this is a relief.
i Most flaws are a good quality that went too far.
i The faults people admit are rarely the real trouble.
i It takes some confidence to put that on the table.
C When does that show itself most?
C How do the people close to you handle it?
P Does it come with a warning light?
P Which of your flaws are you secretly fond of?
I Where do you think you got it from?
I What good quality is hiding behind that flaw?
=ageGap
c A few years hardly show when the talking is this easy.
c The age gap bothers me less than bad conversation would.
c It's good that you mention the age thing openly.
p My knees and my jokes are different ages anyway.
p I've been immature at every age so far.
p We can meet in the middle, musically at least.
i Some people simply feel the right age together.
i The gap gives us twice as many stories to swap.
i I forget about the years while I'm reading you.
C What age do you feel on the inside?
C How much does the age difference matter to you?
P Which decade shall we use for the music?
P Do I need to learn new slang or forget some?
I Which age would you happily live again?
I What do you know now that you didn't ten years ago?
=heightRemark
c Your height sounds just right for being yourself.
c Tall or small, good company is what counts.
c I'm glad we have cleared up the height question.
p We could always carry a small stool for fairness.
p I grow two inches with every compliment.
p Someone has to be in charge of the top shelf.
i Everybody is the same height on a bench.
i It's funny how much people care about a few inches.
i I like people who stand at their full height.
C What is the best thing about being your height?
C Do people mention your height a lot?
P Who reaches for the top shelf in your world?
P Shall we settle it back to back with a ruler?
I How does the world look from up or down there?
I Would you swap your height for a day?
=learnersEnglish
c Your English is warm and clear, please never apologise.
c You express yourself so well in a language you had to learn.
c I understand you very well, mistakes and all.
p My own English breaks down before the first coffee.
p Even my spelling would like to apologise in your language.
p You make better mistakes than I make sentences.
i Words from another language often show things more freshly.
i I wonder how you sound in your own language.
i It takes courage to be charming in borrowed words.
C Which English word do you like best?
C What was hardest for you in learning English?
P Is there an English word that makes no sense at all?
P Would you laugh at my accent in your language?
I Are you a different person in your own language?
I Which word from home has no English twin?
=likesVoice
c Hearing that about my voice makes me rather shy.
c I'm happy that the voice passed the test.
c That's one of the nicest compliments to get.
p My voice thanks you and is now insufferable.
p I sound much less impressive reading out a shopping list.
p The voice is fine, it's the words that let me down.
i A voice tells more than any photo can.
i It's strange how near a voice brings someone.
i I now wonder about the sound of your laugh.
C What did you imagine I'd sound like?
C Which voice could you listen to for hours?
P What should I read out first, the phone book?
P Was it the voice, or just the rain behind it?
I What does a voice tell you about a person?
I Whose voice do you love to hear most?
=keepTalking
c I feel the same, talking to you is easy.
c You make it very hard to put the phone away.
c This conversation is the best part of my day.
p My sensible bedtime has left without me.
p One more message is my favourite lie.
p Tomorrow I'll blame you for my yawning.
i The hours only disappear like this with certain people.
i I keep thinking we have only just begun talking.
i There are still so many things I want to hear about.
C What have you enjoyed most about talking tonight?
C When did you last lose track of time like this?
P Who will be first to fall asleep on the phone?
P Shall we both pretend it's still early?
I Is there anything we haven't talked about yet?
I What makes someone easy to talk to for you?
=goesToSleep
c Sleep well, it was lovely talking to you tonight.
c Good night, I hope the pillow treats you kindly.
c Rest well, the conversation will keep.
p Your bed wins this round, I'm a good loser.
p I'll be here, arguing with my own pillow.
p May your alarm clock be merciful and the blanket long.
i I hope you dream of something worth telling.
i The last thoughts before sleep are often the truest.
i I saved one thought for when you're awake.
C What will you be dreaming of?
C Do you fall asleep easily?
P Are you a snoozer or a jumper out of bed?
P How many pillows does a good night need?
I What was the best minute of your day?
I What is the last thing you think of before sleep?
=workCalls
c Off you go, I hope work treats you well.
c Good luck in there, I'll be thinking of you.
c May the rest of your shift go quickly.
p Your work has no idea whom it's interrupting.
p I'll wave heroically until you disappear into work.
p Tell your employer I'm taking this personally.
i The better half of this conversation I'll save for later.
i I like having something to look forward to after your shift.
i Some conversations improve while one of us is at work.
C What is waiting for you there?
C How long until you're free again?
P Will anybody notice you smiling at your work?
P Can the world not spare you for ten minutes?
I What part of the day will be the nicest?
I What gets you through a long stretch of work?
=answerLater
c Take your time, I look forward to your answer.
c Later is fine, a proper answer is worth the wait.
c Enjoy what you're doing, I'm glad to wait.
p I'll sit here in elegant suspense until later.
p My curiosity has been given a chair and a magazine.
p Waiting for your answer builds character, I'm told.
i Now I'm curious what the longer answer will be.
i The best replies usually need a little while.
i I like that you want to answer it properly.
C Is it the kind of answer that needs tea?
C What are you off to in the meantime?
P Should I prepare snacks for the long answer?
P Does the answer come in several volumes?
I Do you already know what you'll answer?
I What was your very first thought, before the long one?
=shiftsPlan
c The new plan suits me just as well.
c No problem at all, I'm flexible about the plan.
c Thank you for finding another way to make it work.
p The old plan had a good life and will be missed.
p My diary took the change better than expected.
p Plan B always had the better haircut anyway.
i Changed plans have a habit of turning out better.
i I like that you moved the plan rather than dropped it.
i Something about the new version sounds even nicer.
C Does the new plan leave you enough time?
C Which part of the plan do you look forward to most?
P Shall I inform the old plan gently?
P Is there a plan C in your pocket too?
I What was your best plan that went differently?
I Are you a planner or a last minute person?
=proposesTime good
c I love that you suggested a time yourself.
c That time sounds perfect, I'm looking forward to it.
c You just made me very happy with that proposal.
p My diary just did a small dance.
p I was still rehearsing how to ask, you win.
p Your courage has spared me nine clumsy drafts.
i Now my diary finally has something to look forward to.
i It's a fine thing when someone simply names a time.
i I'll be curious about the first five minutes.
C What shall I look out for when we meet?
C What are you looking forward to most about it?
P Will you be as punctual as you are brave?
P How shall we survive the time until then?
I What made you decide to ask first?
I What would make it a good meeting for you?
=smallThingGlad good
c It makes me happy that the little thing mattered.
c Small things count, and yours are easy to remember.
c You're easy to listen to, so things stick.
p My memory usually only works for biscuits.
p I'll now be smug about it until Sunday.
p Finally my brain stored something useful.
i The small things are usually the whole story.
i I notice more about you than I expected to.
i A little attention goes further than any bouquet.
C What small thing makes your day almost every time?
C Who else notices the little things for you?
P Do I get a sticker for paying attention?
P What should my memory keep for next time?
I What little thing did someone do that you never forgot?
I Which small things do you notice about people?
=pretendMarried
c Our imaginary marriage is off to a strong start.
c I accept all terms of this pretend life with you.
c This is the best imaginary household in the country.
p I demand equal custody of the imaginary animals.
p Our pretend neighbours are already complaining about the laughter.
p My imaginary mother in law scares me a little.
i We seem to agree on nonsense, which is a good beginning.
i Pretend futures sometimes give away real wishes.
i I'm starting to see that invented house quite clearly.
C What is the first rule in our imaginary home?
C Who gets the good chair in this pretend marriage?
P Where did we hide the imaginary wedding presents?
P Will the pretend neighbours be invited?
I Which part of the invented life would you keep?
I What does the garden of our imaginary house look like?
=laughedInPublic
c Making you laugh in public is my finest work.
c I love the thought of you laughing among serious people.
c Your laugh just made my day too.
p I apologise to all innocent bystanders of that laugh.
p My work here is done and slightly dangerous.
p I'll add public disturbance to my skills.
i Laughing where it is forbidden is the best kind.
i I'd give a lot to hear that laugh.
i A laugh that escapes says more than a smile.
C How did you explain the laughing to the others?
C Which bit of it set you off?
P Did anybody ask to join in the laughter?
P Was there at least one stern look?
I When did you last laugh in quite the wrong place?
I What sort of humour gets you every time?
=viewRightNow
c You describe the view so well that I can see it.
c I like being shown what's in front of your eyes.
c Thank you for lending me your view for a moment.
p My view is mainly this conversation, I'm not complaining.
p I now feel a bit like a spy at your window.
p Your view deserves its own television channel.
i Ordinary views get better when someone points at them.
i I'll carry that little picture around today.
i A view tells you where someone's thoughts like to rest.
C What is the best thing in that view?
C How does the view change through the day?
P Who is the main character in this scene?
P Does your view have a soundtrack?
I Which view would you swap it for?
I What do you see there that others would miss?
`;
