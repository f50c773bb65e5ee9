/** What he can say to what she tells, between the two: '=kind', good or heavy news marked, then rows like a topic's (content/topic.ts). */
export const TOLD_BETWEEN_THE_TWO = `
=herKids
c Thank you for telling me that you're a mum, I'm glad to know.
c Kids are no reason for me to run, quite the opposite.
c Of course family comes first, I'd think less of anyone who minded.
c I like that you say it right away.
c I respect how you make room for your family.
p Your calendar must be harder to book than a good restaurant.
p You make my own day look very lazy.
p Any parent has more patience by breakfast than I do all week.
p So I'm talking to the boss, I'd better behave.
p And I'm proud when I find both my shoes.
i I like people who know who comes first.
i You sound warmer the moment family comes up.
i I can hear how much they mean to you.
i I'd like to hear more about that side of you.
i I have a feeling your house is never boring.
C What do you enjoy most about being a mum?
C How do you keep time for yourself as a mum?
C Which part of being a mum comes easily to you?
C Whose help do you lean on when family life gets busy?
P Who's really in charge of your household?
P What's the funniest thing about family life at yours?
P What do the kids think of your jokes?
P Who gets the last biscuit at yours?
I What has being a mum changed about you?
I Did you always picture yourself as a mum?
I Where do you feel most like yourself, apart from at home?
I When did being a mum last make you proud?
=farAway
c A bit of distance doesn't make you any less interesting.
c The miles are a nuisance, but talking to you isn't.
c I'd rather talk to someone good far away than someone dull nearby.
c Thanks for being open about the distance, I appreciate it.
c You're worth a longer journey.
p My geography's bad, but even I can feel that distance.
p Whoever drew this map owes us an apology.
p Teleporting should really be finished by now.
p If only charm could be sent by post.
p I liked maps better a minute ago.
i I think I listen better when someone's far away.
i I like imagining the place where your messages come from.
i I've looked at the map twice now, just so you know.
i You don't feel that far away when you write.
i I'm curious what it looks like over there.
C What do you like about where you are?
C How did you end up in that corner of the world?
C Which part of the distance would bother you most?
C Does the distance make you careful, or just curious?
P What would be the first thing I'd have to see there?
P Who do we blame for this, you or me?
P Can your local cafe beat every cafe near me?
P What always goes in your bag first when you travel?
I Looking out of your window, what do you see now?
I Where do you feel most at home?
I Have you ever felt close to someone far away?
I Where would you live if distance didn't matter?
=looksFor
c I like that you know what you want and say it plainly.
c That's clear, and it sounds very reasonable to me.
c That deserves someone who listens, so I'm listening.
c Good to hear it so straight, that makes talking to you easy.
c You should have exactly that, nothing less.
p That's the first job description I've wanted to apply for.
p I've made a note, and underlined it twice.
p My own list was mostly about snacks, so yours wins.
p I just sat up a little straighter.
p If there's an exam, I'm already nervous.
i Most people dodge that, so now I'm curious.
i There's a story behind knowing it this well, I think.
i I have a feeling we might mean similar things by that.
i It takes a bit of courage to say that.
i Something in that sounds familiar to me.
C How would you know that you'd found it?
C What matters most to you in all of that?
C Have you always wanted that, or is it new?
C When do you feel you can trust someone with that?
P Which point on your list isn't up for discussion?
P What's the quickest way to fail your test?
P Do good snacks count in my favour?
P How many people have failed at the first hurdle?
I What would that be like on an ordinary Tuesday?
I Where did you learn to want just that?
I Is there a couple or friendship you quietly admire?
I Where did you last feel close to it?
=saysYes
c That yes has properly made my day.
c I'm really looking forward to it now.
c Brilliant, then it's settled and I couldn't be happier.
c You've just turned a nice plan into a great one.
c It's good to hear a yes with so little fuss.
p I'm playing it cool, but I did a small dance.
p My week just got a lot better.
p Good, I can stop rehearsing my brave face for a no.
p I'd say something clever, but I'm too pleased.
p Now I just have to be as charming as my plan.
i Funny how one small yes brightens a whole week.
i I have a good feeling about this plan of ours.
i I like having this settled with you.
i Something tells me we won't run out of things to talk about.
i I have one small surprise in mind already.
C What are you looking forward to most?
C Is there anything that would make the plan even nicer?
C What made you say yes?
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
c Now I want to write you another one.
c That's the nicest thing I've heard all day.
c I'd happily make a fool of myself for more of that.
p I'll be here all week, mostly because I live in my phone.
p My jokes rarely get this far.
p Please tell my friends, they don't believe I'm funny.
p I'll stop now, while I'm ahead.
p That was my only good joke, it's downhill from here.
i Now I'm curious what that laugh of yours sounds like.
i I'd like to be there for the next one.
i I like making you laugh from here, closer would be better.
i I could get used to picturing you laughing.
i Making you laugh is my new favourite hobby.
i People who laugh easily make me braver than I should be.
C What else is guaranteed to make you laugh?
C Who makes you laugh the most in your life?
C Do you laugh quietly, or does the whole room know?
C Which sort of humour gets you every time?
C Do you laugh like that at everybody, or am I doing well?
C Which part of it got you?
P Is it a snort, a giggle or a full cackle?
P How bad can a joke get before you stop laughing?
P Did anyone see you laughing at your phone?
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
c A good argument beats polite nodding any day.
p I was so sure of myself a minute ago.
p I'd like to take back my confident tone.
p My argument had a good run of almost one minute.
p I'd like to blame autocorrect for my entire opinion.
p Being corrected suits me, I get lots of practice.
i Now I'm more interested in your view than in my own.
i I like that you didn't just nod.
i You might win this one, but I'm not admitting it yet.
i There's a story behind an opinion that firm.
i Something in me hoped you'd disagree.
C What makes you so sure about it?
C How did you come to see it that way?
C Have many people got this wrong before me?
C Is that something you feel strongly about?
P How many people have you won this argument against?
P Would you accept an apology for my opinion?
P What else am I about to be wrong about?
P Are you always right, or only on weekdays?
I When did you last change your mind about something?
I Which of your opinions gets you into the most trouble?
I Who in your life argues with you the best?
I Have you ever won an argument and wished you hadn't?
=favouriteTold
c That's an excellent favourite, and I like how sure you are.
c I love that you knew straight away.
c Good choice, it tells me something nice about you.
c You have taste, and I mean it.
c Now your favourite will always make me think of you.
p I was ready to argue, but I can't.
p I might have to rethink my own list.
p Fine, I approve, not that you asked.
p I'll pretend I was going to say the same.
p Noted, in case it ever comes in useful.
i Favourites give people away, and I like what yours says.
i I bet there's a particular moment behind it.
i I'll look at it differently from now on.
i Something about that choice fits the way you write.
i You lit up a bit there, I noticed.
C What is it that you love about it most?
C When did it become your favourite?
C Who introduced you to it?
C Does it still feel as good as the first time?
P What would you do to someone who hates your favourite?
P Has anything ever come close to knocking it off the top?
P Which favourite are you too embarrassed to admit?
P What's in second place, and how far behind?
I What does it remind you of?
I Where were you when you first fell for it?
I Has its meaning for you changed over time?
I What one word would you give it?
=perfectTold
c That sounds like a day I could happily agree with.
c I can picture it, and it suits you.
c You describe it so well I want to be in it.
c That's a lovely idea, and not too much to ask.
c It's a perfect plan, and you deserve plenty of it.
p My idea of perfect suddenly seems a bit boring.
p I'd only ruin it by bringing too many snacks.
p I'd come along and promise not to sing.
p You had me at the first few words.
p I'd queue for that, and I hate queues.
i It says a lot about you, and I like it.
i I noticed how simple most of it is.
i There's one detail in your perfect day I keep thinking about.
i I'd only change one thing, and it involves me.
i For a moment I was almost there.
C Which part of it would make you happiest?
C When did you last have something close to that?
C Who else is in that perfect picture?
C How far are you from that at the moment?
P What's the one thing that would spoil it completely?
P Would there be snacks in this plan?
P Is there room for a latecomer?
P Do you have a plan B for that dream?
I Where does that dream come from?
I What music would be on in the background?
I Has your idea of perfect changed over the years?
I If you had it tomorrow, what would you do first?
=selfJoke
c People who can laugh at themselves are my favourite kind.
c I like you more for admitting that, not less.
c That's a charming flaw, and you tell it very well.
c You make your weak spot sound like good company.
c Nobody perfect was ever this much fun to talk to.
p We'd make a fine pair, I'm no better.
p I feel much better about my own small disasters now.
p There should be a club for us, though we'd never find the meeting.
p I've got a few of my own, so welcome.
p I'd offer help, but my own track record is no better.
i I like that you put it right out there.
i I trust people more when they admit these things.
i You laugh at yourself very well, I noticed.
i I suspect you're far better than you let on.
i There's a good story behind that, I can tell.
C How did you find out about this talent of yours?
C Who teases you most about it?
C What are you secretly very good at instead?
C When did it last get you into trouble?
P Is it curable, do you think?
P How would your best friend describe the damage?
P What's the finest story that ever came out of it?
P Have you got witnesses for that?
I Which of your flaws would you never give back?
I Has that ever brought you something good?
I Do you mind it, or do you quite like it?
I Where did you learn to laugh at yourself so well?
=playsAlong
c I love that you just ran with it and made it better.
c This story improved the moment you got hold of it.
c You're dangerously good at this game, and I'm all in.
c Finally, a partner for nonsense who takes it seriously.
c Agreed on every point, you have the better imagination.
p I'll tell the gang we're outclassed.
p My part's getting smaller, and I deserve it.
p Fine, you're in charge now, I'll carry the bags.
p Your version has better costumes, I give in.
p I'll go and practise my serious face.
i I have a feeling this story has at least three more chapters.
i There's almost a real plan hidden in there.
i Not many people would go along with this.
i I can sense a twist coming.
i Inventing things with you is more fun than most real evenings.
C What happens next in our story?
C Where does this scheme go wrong first?
C Who else do we need on the team?
C How long have you been this good at making things up?
P Which of us gets caught first?
P What's my costume in this production?
P Do I at least get a sandwich in this version?
P Will there be a sequel, or do I die?
I Is there a secret about your character I should know?
I How does the last scene end?
I Which role would you never let anyone else play?
I Were you always the one inventing the games?
=boasts
c You've every right to be proud of that.
c That's seriously impressive, and I like the lack of modesty.
c I admire people who are that good at something.
c Keep boasting, you've earned it.
c Talent like that deserves to be shown off.
p My own greatest skill is finding the cold side of the pillow.
p I'd boast back, but all I've got is decent toast.
p Consider me beaten before I even put my shoes on.
p There should be a prize for that.
p Next to that, my talents look very small.
i I like it when someone knows she's good.
i I wonder how much practice went into that.
i Now I want to see it for myself.
i There's a funny beginning to that talent, I bet.
i I suspect that's not your only talent.
C How did you get so good at it?
C When did you notice you had a talent for it?
C Who was the first to be impressed by you?
C What do people say when they see it?
P Is there anyone left who dares to challenge you?
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
c You're interested in things, and that makes good company.
c What a list, I could listen to you about any of it.
c You can't be dull with a list like that.
p My list of hobbies is very short next to yours.
p I'm out of breath just reading that.
p Your free time is busier than my whole week.
p If snacking counts as a pastime, I can almost keep up.
p Looking at that list, my sofa and I feel a bit ashamed.
i I always wonder which hobby came first in a list like that.
i There's one thing on your list I want to hear much more about.
i This tells me more than any job title.
i Somehow they all fit together, I can see it.
i I have a hunch which of those is closest to your heart.
C Which of those would you never give up?
C How did you get into all of that?
C Which one have you been doing the longest?
C When do you find time for all your hobbies?
P Are you terrible at any of them?
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
c I'm glad you wrote to me in the meantime.
p I'm terrible at waiting, so I really feel this.
p I'd have asked three times by now.
p I'd be reading the small text on everything by now.
p The clock only slows down when you look at it.
p I could hum some terrible hold music, if it helps.
i Time gets so slow just before something.
i I'd be inventing a whole story about it by now.
i The last bit is always the longest.
i I've got a good feeling about it, for what that's worth.
i I'm honoured to be your entertainment.
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
c I'm on your side, nodding like mad.
p My own palms are sweating now, which helps nobody.
p I'd be hiding in a cupboard, so you're ahead.
p I'd tell you to relax, but that's never helped anyone.
p I'll do some of the worrying for you, take a break.
p Nerves have terrible timing, ignore them if you can.
i It's strange how loud your heart gets before something like this.
i It just shows how much you care.
i I hope the minute right before it is a quiet one.
i I have a feeling it'll go better than you fear.
i I'll be thinking of you when the moment comes.
C What worries you most about it?
C Is it worse now, or right before it starts?
C How do you usually calm your nerves?
C Who is keeping their fingers crossed for you?
P What's your silliest trick against nerves?
P Do you pace, clean or eat when you're nervous?
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
c I love hearing someone look forward to something that openly.
p I'm now impatient on your behalf.
p I'm a bit giddy just reading that.
p Someone should calm you down, and it won't be me.
p My most exciting upcoming event is lunch, so you win easily.
p I'll do the drum roll, just say when.
i I like you like this, all impatient.
i I like it when grown people get this excited.
i I'd like to see your face when it happens.
i I have a feeling you'll tell this story for a while.
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
