/** What he can say to what she tells, between the two: '=kind', good or heavy news marked, then rows like a topic's (content/topic.ts). */
export const TOLD_BETWEEN_THE_TWO = `
=herKids
c Thank you for telling me that you're a mum, I'm glad to know.
c Kids are no reason for me to run, quite the opposite.
c Of course family comes first, I'd think less of anyone who minded.
c It speaks for you that being a mum is right up front.
c I respect how you make room for your family.
p My diary bows to family timetables, as all sensible diaries should.
p Running a family makes my own daily schedule seem rather lazy.
p Any parent has more patience by breakfast than I do all week.
p Clearly I'm talking to family management, I'd better mind my manners.
p Parents run whole expeditions while I celebrate finding both socks.
i There's something I like about people who know who comes first.
i I always find people warmer when they talk about their children.
i Somehow I can hear the love behind it when you mention family.
i Being someone's mum must be a whole world I'd enjoy hearing about.
i Family life has a music of its own, I imagine.
C What do you enjoy most about being a mum?
C How do you keep time for yourself as a mum?
C Which part of being a mum comes easily to you?
C Whose help do you lean on when family life gets busy?
P Who's really in charge of your household?
P What's the funniest thing about family life at yours?
P Do your jokes go down well with the younger generation?
P How strict is the family about who gets the last biscuit?
I What has being a mum changed about you?
I Did you always picture yourself as a mum?
I Where do you feel most like yourself, apart from at home?
I When did being a mum last make you proud?
=farAway
c A bit of distance doesn't make you any less interesting.
c The miles are a nuisance, the conversation clearly isn't.
c I'd rather talk to someone good far away than someone dull nearby.
c Thanks for being open about the distance, I appreciate it.
c You're worth a longer line on the map.
p My geography was never good, but even I feel that distance.
p I'm writing a stern letter to whoever drew this map.
p Teleporting really ought to be finished by now, scientists have been slacking.
p If only my charm travelled as well as a parcel.
p Maps and I were on better terms a minute ago.
i Distance has a way of making words count for more, I find.
i I like imagining the place where your messages come from.
i There's something quietly exciting about someone at the other end of a map.
i Perhaps far away is only a word for not yet familiar.
i Somewhere over there a light is on, and I'm curious about it.
C What do you like about where you are?
C How did you end up in that corner of the world?
C Which part of the distance would bother you most?
C Does the distance make you careful, or just curious?
P What would your village or city say in its defence?
P Who do we blame for this map, you or me?
P Can your local cafe beat every cafe near me?
P On your travels, what always goes in the bag first?
I Looking out of your window, what do you see now?
I Where do you feel most at home in all this?
I Have you ever felt close to someone far away?
I If distance were no matter, where would you live?
=looksFor
c I like that you know what you want and say it plainly.
c Clear wishes are refreshing, and yours sound very reasonable to me.
c What you're looking for deserves a man who listens, so I'm listening.
c Good to hear it so straight, that makes talking to you easy.
c You should have exactly that, and nothing watered down.
p That's the clearest job description I've ever wanted to apply for.
p Noted in my best handwriting, with what you want underlined twice.
p My own list was mostly about crisps, so yours wins.
p I'm sitting up straighter now that I know what you're looking for.
p If there's an entrance exam for that, I'm sharpening my pencil.
i Most people dodge that subject, so your openness makes me curious.
i There's usually a story behind knowing what you want this well.
i I have a feeling we might mean similar things by that.
i Saying what you hope for takes a little courage, I think.
i Something in that wish of yours sounds rather familiar to me.
C How would you know that you'd found it?
C What matters most to you in all of that?
C Have you always wanted that, or is it new?
C When do you feel you can trust someone with that?
P Which box on your list is nobody allowed to miss?
P What's the quickest way to fail your test?
P Would good taste in biscuits count towards what you want?
P How many applicants have fallen at the first hurdle?
I What would that be like on an ordinary Tuesday?
I Who taught you to want just that?
I Is there a couple or friendship you quietly admire?
I Where did you last feel close to it?
=saysYes
c That yes has properly made my day.
c I'm really looking forward to it now.
c Brilliant, then it's settled and I couldn't be happier.
c You've just turned a nice plan into a great one.
c It's good to hear a yes with so little fuss.
p I'm playing it cool, but there was a small victory lap.
p My diary has never been this pleased with itself.
p Excellent, I can stop rehearsing my brave face for a no.
p A yes like that deserves a brass band, and I only have a spoon.
p Now I just have to be as charming as my plan.
i Funny how one small yes brightens a whole week.
i I have a good feeling about this plan of ours.
i There's a nice sort of quiet excitement in having this settled.
i Something tells me we won't run out of things to talk about.
i Plans often sound better than they turn out, but I doubt it here.
C What are you looking forward to most?
C Is there anything that would make the plan even nicer?
C What made you say yes so nicely?
C How do you feel about it now that it's settled?
P Are you the early type, or fashionably late?
P Which of us is going to be more nervous?
P How long should I practise my casual hello?
P Did you hesitate at all, for dramatic effect?
I What do you think will surprise us about each other?
I When did you decide it would be a yes?
I Which question are you saving up for then?
I Do you usually trust your first feeling about a plan?
=laughed
c Making you laugh is the best thing I've managed today.
c I'm very happy that one landed.
c Your laugh is exactly what I was hoping for.
c Good, the world needs more of you laughing at your phone.
c Knowing that you laughed makes me want to write another.
c You laughing is the nicest thing this phone has done all week.
c I'd happily make a fool of myself for more of that.
p I'll be here all week, mostly because I live in my phone.
p My jokes rarely get such a reception, so I'm framing this.
p Please tell my friends, they think I'm about as funny as soup.
p Somewhere a proper comedian is worried, and then not worried any more.
p That was my only good joke, it's downhill from here.
i Now I'm curious what that laugh of yours sounds like.
i A laugh tells you more about people than most conversations, I think.
i There's a special pleasure in making someone laugh from a distance.
i I could get used to imagining you giggling at a screen.
i Making you laugh is quickly becoming my favourite reason to look at this phone.
i People who laugh easily make me braver than I should be.
C What else is guaranteed to make you laugh?
C Who makes you laugh the most in your life?
C Do you laugh quietly, or does the whole room know?
C Which sort of humour gets you every time?
C Do you laugh like that at everybody, or am I doing well?
C Which part of it got you?
P Is it a snort, a giggle or a full cackle?
P How bad can a joke get before you stop laughing?
P Did anybody see you laughing at your phone?
P How long until you can type with a straight face?
I What's the last thing you couldn't stop laughing about?
I When do you laugh though you really shouldn't?
I Have you ever laughed at exactly the wrong moment?
I Are you the funny one among your friends?
=disagrees
c Fair enough, and I like that you argue back.
c You may well be right, I'll take that correction.
c I enjoy people with their own opinion, keep it coming.
c Point taken, and taken gladly.
c A good contradiction beats polite nodding any day.
p I was so sure, and my pride is now lying down.
p Please note the time, it's when my certainty left the building.
p My argument had a good run of almost one minute.
p I'd like to blame autocorrect for my entire opinion.
p Being corrected suits me, it happens with alarming regularity.
i Now I'm more interested in your view than in my own.
i Disagreeing well is rarer than agreeing, I think.
i It's a relief when someone doesn't just say yes to everything.
i There's always a good story behind a firm opinion.
i Something in me hoped you'd disagree.
C What makes you so sure about it?
C How did you come to see it that way?
C Have many people got this wrong before me?
C Is that something you feel strongly about?
P How many people have you won this argument against?
P Do you accept a written apology for my opinion?
P On what else am I about to be wrong?
P Are you always right, or only on weekdays?
I When did you last change your mind about something?
I Which of your opinions gets you into the most trouble?
I Who in your life argues with you the best?
I Have you ever won an argument and wished you hadn't?
=favouriteTold
c That's an excellent favourite, and I like how sure you are.
c I love a favourite that comes with a reason.
c Good choice, it tells me something nice about you.
c You have taste, and I say that with real respect.
c Now your favourite will always make me think of you.
p I was ready to argue, but your favourite leaves me no chance.
p My own list of favourites just shuffled nervously to the side.
p Approved by the committee, which is me and a cup of tea.
p Had you picked anything worse I'd have staged a small protest.
p It's going straight into my notes, right under my shopping list.
i Favourites give people away, and I like what yours gives away.
i There's usually a particular moment behind a favourite like that.
i I'll think of it with fresh affection from now on.
i Something about that choice fits the way you write.
i People light up a little over favourites, and I noticed it just now.
C What is it that you love about it most?
C When did it become your favourite?
C Who introduced you to it?
C Does it still feel as good as the first time?
P What would you do to someone who dislikes your favourite?
P Has anything ever come close to knocking it off the top?
P Which favourite are you too embarrassed to admit?
P Is there a runner up that feels badly treated?
I What does it remind you of?
I Where were you when you first fell for it?
I Has its meaning for you changed over time?
I Which single word would you give it?
=perfectTold
c That sounds like a day I could happily agree with.
c I can picture it, and you seem very content in it.
c You've described that dream so well I want to be in it.
c What a lovely idea of a good life you have.
c It's a perfect plan, and you deserve plenty of it.
p My idea of perfect suddenly feels like a beige carpet.
p I'd only ruin that dream by bringing far too many snacks.
p Please leave a small corner of that ideal for my bad singing.
p The brochure has convinced me, and I only read the first line.
p Someone should bottle that, and I'd queue in my slippers.
i Ideal days say a lot about people, and I like what yours says.
i I noticed how much of that dream is really quite simple.
i There's one detail in your perfect day I keep thinking about.
i Perhaps perfection is mostly a matter of who else is there.
i For a moment I could almost smell and hear that.
C Which part of it would make you happiest?
C When did you last have something close to that?
C Who else is in that perfect picture?
C How far are you from that at the moment?
P What's the one thing that would spoil it completely?
P Would there be snacks in this perfect plan of yours?
P Are latecomers allowed into your perfect scene?
P Do you have a plan B for that dream?
I Where does that dream come from?
I What would be playing in the background?
I Has your idea of perfect changed over the years?
I If you had it tomorrow, what would you do first?
=selfJoke
c People who can laugh at themselves are my favourite kind.
c I like you more for admitting that, not less.
c That's a charming flaw, and you tell it very well.
c You make your weak spot sound like good company.
c Nobody perfect was ever this much fun to talk to.
p We'd make a fine pair, I'm no model of competence either.
p I feel much better about my own small disasters now.
p There should be a club for us, though we'd never find the meeting.
p My own failings just shook hands with yours.
p I'd offer help, but my own track record is no better.
i It's oddly endearing when someone puts her flaws in the shop window.
i I've always trusted people more for their small failings.
i Laughing at yourself is rather a graceful thing, I find.
i I suspect you're far better than you let on.
i Behind that joke I think there's a very good story.
C How did you find out about this talent of yours?
C Who teases you most about it?
C What are you secretly very good at instead?
C When did it last get you into trouble?
P Is there a medal for that, or only a certificate?
P How would your best friend describe the damage?
P What's the finest story that ever came out of it?
P Have scientists been told about this gift?
I Which of your flaws would you never give back?
I Has that ever brought you something good?
I Do you mind it, or do you rather like it?
I Where did you learn to laugh at yourself so well?
=playsAlong
c I love that you just ran with it and made it better.
c This story improved the moment you got hold of it.
c You're dangerously good at this game, and I'm all in.
c Finally, a partner for nonsense who takes it seriously.
c Agreed on every point, you have the better imagination.
p I'll have to tell the rest of the gang we're outclassed.
p My part in this plot is getting smaller, and I deserve it.
p That's it, I'm handing you the script and holding the lamp.
p All my terms are withdrawn, your version has better costumes.
p Very good, I shall practise my mysterious face in the mirror.
i I have a feeling this story has at least three more chapters.
i Somewhere in that nonsense there's a rather good plan.
i It's rare to find someone who opens the same strange door.
i There's a twist coming in this tale, I can sense it.
i Inventing things with you is more fun than most real evenings.
C What happens next in our story?
C Where does this scheme go wrong first?
C Who else do we need on the team?
C How long have you been this good at making things up?
P Which of us gets caught first?
P What's my costume in this production?
P Do I at least get a sandwich in this version?
P Will there be a sequel, or do I perish?
I Is there a secret about your character I should know?
I How does the last scene end?
I Which role would you never let anyone else play?
I Were you always the one inventing the games?
=boasts
c You've every right to be proud of that.
c That's seriously impressive, and I enjoyed the lack of modesty.
c I admire people who are that good at something.
c Keep boasting, it's well earned and it suits you.
c Talent like that deserves to be shown off.
p My own greatest skill is finding the cold side of the pillow.
p I'd boast back, but all I have is decent toast.
p Consider me beaten before I even put my shoes on.
p Trophies should be handed out for that, with a small parade.
p Next to your record, my achievements fit on a stamp.
i There's something very likeable about someone who knows she's good.
i I wonder how many hours hide behind a skill like that.
i Pride like yours makes me want to watch you do it.
i Every special talent has an odd little beginning, I think.
i Now I suspect there are further hidden talents.
C How did you get so good at it?
C When did you notice you had a talent for it?
C Who was the first to be impressed by you?
C What do people say when they see it?
P Is there anybody left who dares to challenge you?
P Do you demonstrate, or do we take your word for it?
P How modest do you stay when you show it off?
P Which talent of yours is completely useless?
I What does it feel like when it goes just right?
I Are there other records you're quietly after?
I Where did the ambition for that come from?
I Was there a moment when you nearly gave it up?
=theme
c I like how many different things light you up.
c That's a lovely mix of hobbies, you clearly know how to live.
c You have proper interests, and that makes you good company.
c What a list, I could listen to you about any of it.
c Someone with so many things to enjoy can never be dull.
p My hobbies resemble a very short shopping list next to yours.
p I'm out of breath just from reading about your free time.
p Clearly your spare time is busier than my whole year.
p If snacking counts as a pastime, I can almost keep up.
p Looking at that list, my sofa and I feel a bit ashamed.
i I always wonder which hobby came first in a list like that.
i There's one thing on your list I want to hear much more about.
i Hobbies tell me more about people than any job title.
i Somehow all of those fit together better than expected.
i I have a hunch which of those is closest to your heart.
C Which of those would you never give up?
C How did you get into all of that?
C Which one have you been doing the longest?
C When do you find time for all your hobbies?
P Are you truly terrible at any of your hobbies?
P Do you ever mix them all up in one afternoon?
P What would your neighbours say about your hobbies?
P Is there a hobby you gave up after one glorious attempt?
I What do you feel when you're right in the middle of it?
I Where does that mixture come from?
I Which do you keep purely for yourself?
I If you had one more free day, which would win?
=waiting
c Waiting is the worst part, I hope it ends soon for you.
c I'm keeping my fingers crossed that your wait is a short one.
c You're being more patient than most people would manage.
c I'd happily help you kill the time.
c Waiting makes for long hours, I'm glad you wrote to me.
p I age visibly in queues, so you have my full sympathy.
p My patience for waiting is about as long as a biscuit.
p Whoever invented waiting clearly had a very good book.
p By now even the clock is probably avoiding your eye.
p If it helps, I can hum some dreadful hold music.
i Time goes strangely slow when something is on its way.
i There's a whole little world in people waiting, I always think.
i I find minutes before an answer weigh more than others.
i Not knowing yet is a peculiar place to sit.
i Waits like that make even a message feel like an event.
C How long have you been waiting already?
C What's going through your head while you wait?
C When is the wait supposed to be over?
C Are you patient, or already climbing the walls?
P What's the most boring thing you've stared at so far?
P How many times have you checked the clock today?
P Which snack would save this wait?
P Who would crack first in a queue, you or me?
I Once it's over, what will you do first?
I Where do your thoughts wander when nothing happens?
I Do you usually wait calmly, or with ten imagined endings?
I Was there ever something worth waiting ages for?
=nervousFor
c Of course you're nervous, it matters to you, and I'm rooting for you.
c I'm keeping every finger crossed for you.
c You've got more nerve than you think, facing this at all.
c Being this nervous and still going takes real courage.
c I'd be on your side of the room, nodding like mad.
p My own palms are sweating now, which is no use to anybody.
p By now I'd be hiding in a cupboard, so you're ahead of me.
p Butterflies are rude guests, they never ring before they come.
p If worrying burned energy, I'd have run a marathon on your behalf.
p Nerves have terrible timing, someone should send them on a course.
i It's strange how loud your own heart gets before something like this.
i I believe that flutter shows how much you care.
i There's a quiet minute right before, and I wish you a good one.
i Somewhere under those nerves there's a calm spot, I bet.
i I'll be thinking of you when the moment comes.
C What worries you most about it?
C Is it worse now, or right before it starts?
C How do you usually calm your nerves?
C Who is keeping their fingers crossed for you?
P What's your silliest trick against nerves?
P Do you pace, clean or eat biscuits when you're nervous?
P Which lucky item is coming with you?
P How many times have you rehearsed it in your head?
I What will you do in the first minute after it's over?
I Have nerves ever turned out to be a good sign?
I Where do you feel the nerves first?
I Is there something you tell yourself just before?
=excitedFor
c Your excitement is catching, now I'm looking forward to it for you.
c I hope it turns out every bit as good as you imagine.
c You clearly can't wait, and that's lovely to read.
c Having something like that ahead makes the whole week better.
c It's a joy to hear someone looking forward that openly.
p I'm now impatient on your behalf, which does nothing for my productivity.
p Even my calendar got a bit giddy reading that.
p Someone has to keep you calm until then, and I'd fail.
p My most exciting upcoming event is lunch, so you win easily.
p Let me know if the countdown needs a drum roll, I'll use a saucepan.
i I rather like that stretch of looking forward, it has its own sparkle.
i There's something lovely about a grown person this excited.
i I'd almost like to see your face when the moment comes.
i That tingle before something good is hard to beat, I find.
i I'd love to know the picture you have of it in your head.
C What are you looking forward to most about it?
C Who gets to share the excitement with you?
C How long have you been looking forward to it?
C How do you pass the time until it starts?
P Are you already counting the hours, or still only days?
P Can your friends still cope with you this excited?
P What have you prepared that's slightly over the top?
P Do you jump up and down, or glow quietly?
I What would make it even better than you imagine?
I Which bit do you keep imagining already?
I Is the looking forward part of the fun for you?
I Have you always been able to get this excited?
`;
