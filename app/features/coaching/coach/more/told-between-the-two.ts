/** What he can say to what she tells, between the two: '=kind', good or heavy news marked, then rows like a topic's (content/topic.ts). */
export const TOLD_BETWEEN_THE_TWO = `
=herKids
c Thank you for telling me that you're a mum, I'm glad to know.
c Kids are no reason for me to run, quite the opposite.
c Of course family comes first, I'd think less of anyone who minded.
c I like that you told me about your kids straight away.
c I respect how you make room for your family.
p A parent's calendar must be harder to book than a good restaurant.
p A day with kids makes my own day look very lazy.
p Any parent has more patience by breakfast than I do all week.
p So you're the boss of a whole family, I'd better behave.
p You raise kids, and I'm proud when I find both my shoes.
i I like that your kids come first, that's how it should be.
i You sound so warm when you talk about your kids.
i I can tell how much your kids mean to you.
i I'd like to hear more about that side of you.
i I have a feeling life with your kids is never boring.
C What do you enjoy most about being a mum?
C When do you usually get an evening off?
C What are your kids like?
C Do you get enough time for yourself?
P Who's really in charge of your household?
P Who do they get their charm from?
P Do they know you're on here?
P Who gets the last biscuit at yours?
I What has being a mum changed about you?
I What matters to you in a man, with kids in your life?
I What do you do when you get an hour just for you?
I What do you like doing best together?
=farAway
c A bit of distance doesn't make you any less interesting.
c The miles are a nuisance, but talking to you isn't.
c I'd rather talk to someone good far away than someone dull nearby.
c Thanks for being open about the distance, I appreciate it.
c You're worth a longer journey.
p My geography's bad, but even I can feel that distance.
p Whoever put all those miles between us owes us an apology.
p Teleporting should really be finished by now.
p If only charm could be sent by post.
p I've just checked the map and I'm cross with it.
i Distance or not, I'd like to keep talking to you.
i I like imagining the place where your messages come from.
i It's far, but some journeys are worth making.
i You don't feel that far away when you write.
i I'm curious what it looks like over there.
C How would you feel about a video call some evening?
C Would the distance put you off?
C Could you imagine meeting somewhere halfway?
C Does the distance make you careful, or just curious?
P What would be the first thing I'd have to see there?
P Who do we blame for this, you or me?
P Shall we both write to the railways and complain?
P How many cakes is a journey like that worth?
I Do you ever come over this way?
I Would you like to keep talking and see where it goes?
I Have you ever felt close to someone far away?
I What's it like where you are?
=looksFor
c I like that you know what you want and say it plainly.
c That's clear, and it sounds very reasonable to me.
c I like knowing what you're looking for, and it makes sense to me.
c Good to hear it so straight, that makes talking to you easy.
c You should look for exactly that and nothing less.
p That's the first job description I've wanted to apply for.
p I've made a note, and underlined it twice.
p My own wish list is mostly snacks and good company, so yours wins.
p I sat up a little straighter when I read what you want.
p If there's an exam, I'm already nervous.
i Most people never say what they're after, so I'm glad you did.
i I like talking to someone who knows what she's looking for.
i I have a feeling we might mean similar things by that.
i It takes a bit of courage to say that.
i What you're after doesn't sound so far from what I'd like.
C Have you come close to finding it before?
C What matters most to you in all of that?
C Have you always wanted that, or is it new?
C Has it been hard to find on here?
P Which point on your list isn't up for discussion?
P How am I doing so far?
P Do good snacks count in my favour?
P Is there a form I can fill in?
I How would you know it was right?
I What sort of start would feel right to you?
I Do you believe you'll find it?
I Was there a time when you wanted something else?
=saysYes
c That yes has properly made my day.
c I'm really looking forward to it now.
c Brilliant, then it's settled and I couldn't be happier.
c You've just turned a nice plan into a great one.
c A yes from you was just what I was hoping for.
p I'm playing it cool, but I did a small dance.
p My week just got a lot better.
p A yes, so I can stop practising my brave face.
p I'd say something clever, but I'm too pleased.
p Now I just have to be as charming as my plan.
i A yes from you brightens my whole week.
i I have a good feeling about this plan of ours.
i I like having this settled with you.
i Something tells me we won't run out of things to talk about.
i I'll be thinking about it until then.
C What can I bring along?
C Is there anything that would make the plan even nicer?
C Shall I message you the day before?
C Shall I take care of the details?
P Are you the early type, or fashionably late?
P Which of us is going to be more nervous?
P How early can I turn up without seeming too keen?
P Am I allowed to be this pleased about it?
I Are you looking forward to it as much as I am?
I What would make it a really lovely time for you?
I Are you a bit nervous, or only me?
I What are you hoping it'll be like?
=laughed
c Making you laugh is the best thing I've managed today.
c I'm very happy that one landed.
c Your laugh is exactly what I was hoping for.
c Good, the world needs more of you laughing at your phone.
c Now I want to write you another one.
c That's the nicest thing I've heard all day.
c I'd happily make a fool of myself to hear you laugh.
p I'll be here all week, trying to make you laugh again.
p My jokes rarely get this far.
p Please put that laugh in writing, nobody believes I'm funny.
p You laughed, so I'll stop now while I'm ahead.
p A laugh already, I'll put that on my list of achievements.
p Good, my work here is done. Nearly.
p That was my only good joke, it's downhill from here.
i Now I'm curious what that laugh of yours sounds like.
i I'd like to be there for the next one.
i I like making you laugh from here, closer would be better.
i I could get used to picturing you laughing.
i Making you laugh is my new favourite hobby.
i When you laugh I feel like telling you ten more.
C What else is guaranteed to make you laugh?
C Who makes you laugh the most in your life?
C Do you laugh quietly, or does the whole room know?
C Do we find the same things funny, do you think?
C Do you laugh like that at everybody, or am I doing well?
C Do I get to hear that laugh in person?
P Is it a snort, a giggle or a full cackle?
P How bad can a joke get before you stop laughing?
P Did anyone see you laughing at your phone?
P How long until you can type with a straight face?
I What's the last thing you couldn't stop laughing about?
I Do you laugh a lot, or did I get lucky?
I Has your day had many laughs in it so far?
I Are you the funny one among your friends?
=disagrees
c Fair enough, and I like that you argue back.
c You may well be right, I'll take that correction.
c I enjoy people with their own opinion, keep it coming.
c It's fine by me if we disagree, I'll think it over.
c A good argument beats polite nodding any day.
p I was so sure of myself a minute ago.
p I'd like to take back my confident tone, you've got me there.
p My opinion lasted almost one minute, that's about my average.
p I'd like to blame autocorrect for what I said.
p Being corrected suits me, I get lots of practice.
i Now I'm more interested in your view than in my own.
i I like that you disagree with me instead of just nodding.
i You might win this one, but I'm not admitting it yet.
i I'd enjoy arguing that one out with you over a drink.
i I'd rather hear what you really think, so thank you.
C Can you tell me a bit more about why?
C How did you come to see it that way?
C Could we both be a little bit right?
C Do you feel strongly about it?
P Can I still be a tiny bit right?
P Would you accept an apology for my opinion?
P Do I owe you a coffee for being wrong?
P Are you always right, or only on weekdays?
I Is there anything I could say to change your mind?
I Do you enjoy a good argument?
I Do you always say it straight when you disagree?
I Can we disagree and still like each other?
=favouriteTold
c That's an excellent favourite, and I like how sure you are.
c I love that you knew straight away.
c Good choice, I can see why it's your favourite.
c You have taste, and I mean it.
c Now your favourite will always make me think of you.
p I was ready to argue, but I can't fault your favourite.
p I might have to rethink my own list.
p A fine favourite, and I approve, not that you asked.
p I'll pretend I was going to say the same.
p Noted, in case it ever comes in useful.
i I like knowing your favourite, it feels like a little secret.
i I'd like to enjoy your favourite with you some day.
i I'll look at it differently from now on.
i That favourite suits you, from what I know of you so far.
i I like how warmly you talk about the things you love.
C What is it that you love about it most?
C Is it a favourite for a special reason?
C Has it always been your favourite?
C What comes second on your list?
P Would you forgive a man who doesn't like it?
P How long could you talk about it without a break?
P Is it open for discussion, or final?
P Am I allowed a different favourite?
I What does it remind you of?
I How does it make you feel?
I Is there a memory that goes with it?
I Do you share it with someone, or keep it for yourself?
=perfectTold
c That sounds perfect to me too, I'd say yes to all of it.
c I can picture your perfect version, and it suits you.
c You describe it so well I want to be in it.
c That's a lovely idea, and not too much to ask.
c That's a perfect plan, and I hope you get it soon.
p My idea of perfect suddenly seems a bit boring.
p I'd only ruin it by bringing too many snacks.
p I'd come along and promise not to sing.
p You had me at the first few words.
p I'd queue for that, and I hate queues.
i Your idea of perfect is very close to mine, I think.
i I like dreams like that, warm and not too grand.
i I'd love to help you make that dream come true.
i I'd only change one thing, and it involves me.
i For a moment I was almost there with you.
C Which part of it would make you happiest?
C When did you last have something close to that?
C What makes that so perfect for you?
C What would it take to make it happen?
P What's the one thing that would spoil it completely?
P Who's in charge of the snacks?
P Is there room for a latecomer?
P Can I put my name down for it?
I Have you dreamt of that for long?
I Would you rather have it alone or with someone?
I What's the bit you'd enjoy most?
I When shall we try it?
=selfJoke
c People who can laugh at themselves are my favourite kind.
c I like you more for admitting that, not less.
c That's a charming flaw, and you tell it very well.
c You make even your weak spots sound charming.
c Nobody perfect was ever this much fun to talk to.
p We'd make a fine pair, I'm no better.
p I feel much better about my own small disasters now.
p There should be a club for people like us, I'd be treasurer.
p I've got a few weak spots of my own, so welcome to the club.
p I'd laugh, but I'm no better at most things myself.
i I like that you can joke about yourself like that.
i I trust people more when they admit these things.
i You laugh at yourself very well, I noticed.
i I suspect you're far better than you let on.
i I'd still take you along anywhere, just so you know.
C Is it really that bad, or are you being modest?
C Who teases you most about it?
C And what are you really good at?
C Do other people notice it too?
P Is there any hope, do you think?
P Would your friends agree with that?
P Shall we see which of us is worse?
P Should I be warned in any way before we meet?
I Shall we be hopeless together?
I Does it ever bother you, or do you just laugh?
I Is it getting better or worse with the years?
I Have you always been able to laugh at yourself?
=playsAlong
c I love that you just ran with it and made it better.
c This story improved the moment you got hold of it.
c You're dangerously good at this game, and I'm all in.
c Finally, a partner for nonsense who takes it seriously.
c Agreed on every point, I'm in.
p I came with one silly idea, and you've turned it into a film.
p My part in this gets smaller every minute, and I deserve it.
p Fine, you're in charge now, I'll carry the bags.
p Your version is better than mine, so I give in.
p I'm trying to keep a serious face, and it's not going well.
i I have a feeling this story has at least three more chapters.
i I'd follow you into any silly plan like that.
i Not many people would go along with this.
i I like that you're as silly as I am.
i Inventing things with you is more fun than most real evenings.
C What happens next in our story?
C When do we start?
C Who else do we need on the team?
C What's my job in all this?
P Which of us is the clever one in this story?
P Do I get a say in any of this?
P Do I at least get a sandwich in this version?
P Will I survive this story?
I Is there anything you'd like to add to the plan?
I Does our story have a happy ending?
I Could we do a small part of it for real?
I Are you this much fun in person?
=boasts
c You've every right to be proud of that.
c That's seriously impressive, and I like the lack of modesty.
c I admire people who are that good at something.
c Keep boasting, you've earned it.
c Talent like that deserves to be shown off.
p My own greatest skill is finding the cold side of the pillow.
p I'd boast back, but all I've got is decent toast.
p You win, I've got nothing to boast about next to that.
p There should be a prize for a talent like that.
p Next to that, my talents look very small.
i I like it when someone knows she's good.
i I'd happily sit and watch you be brilliant at it.
i Now I want to see it for myself.
i A talent like that is very attractive, I have to say.
i I suspect that's not your only talent.
C How did you get so good at it?
C How long did it take you to get there?
C Will you show me one day?
C What else are you brilliant at?
P Should I ask for an autograph now or later?
P Do I get a demonstration some day?
P Is there anything you can't do?
P Would you give a hopeless beginner a lesson?
I How good does that feel?
I What would you like to be that good at next?
I Is that the thing you're proudest of?
I Do people know that about you?
=theme
c I like how many different things light you up.
c That's a lovely mix of hobbies, you clearly know how to live.
c With hobbies like those you'll never bore anyone.
c What a list of hobbies, I could listen to you about any of them.
c You can't be dull with a list like that.
p My list of hobbies is very short next to yours.
p I'm out of breath just reading all your hobbies.
p Your free time is busier than my whole week.
p If snacking counts as a pastime, I can almost keep up.
p Looking at your hobbies, my sofa and I feel a bit lazy.
i I'd like to spend a free day your way and see what I enjoy.
i There's one thing on your list I want to hear much more about.
i Your hobbies tell me more about you than any job title.
i I'd gladly join you for any of those.
i I have a hunch which of those is closest to your heart.
C Which of those would you never give up?
C Which one do you spend the most time on?
C Which one have you been doing the longest?
C When do you find time for all your hobbies?
P Are you terrible at any of them?
P Which one should I try first, as a complete beginner?
P Do you ever just lie on the sofa?
P Which one would you take me along to?
I Is there something you'd still love to try?
I Which one makes you happiest?
I Do you like doing them with someone or on your own?
I If you had one more free day, which would win?
=waiting
c Waiting is the worst part, I hope it ends soon for you.
c I'm keeping my fingers crossed that your wait is a short one.
c You're being more patient than most people would manage.
c I'd happily help you kill the time.
c I'm glad you wrote to me in the meantime.
p I'm terrible at waiting, so I really feel this.
p I'd have asked three times by now.
p When I have to wait I start chatting to strangers.
p Waiting makes every minute twice as long, I'm sure of it.
p I could hum some terrible hold music, if it helps.
i I'd wait with you if I could, it goes faster with two.
i I hope the waiting ends well and ends soon.
i I hope it's worth the wait, for your sake.
i I don't like to think of you sitting there waiting on your own.
i I'm honoured to be your entertainment.
C How are you passing the time?
C Does the waiting make you nervous or just bored?
C When is the wait supposed to be over?
C Are you patient, or already climbing the walls?
P Are you bored enough to talk to me?
P How many times have you checked the clock today?
P Shall I entertain you while you wait?
P Have you got any snacks to keep you going?
I Once it's over, what will you do first?
I Is it the good kind of waiting or the awful kind?
I Are you good at waiting, normally?
I Would talking about something else help?
=nervousFor
c Of course you're nervous, it matters to you, and I'm rooting for you.
c I'm keeping every finger crossed for you.
c You've got more nerve than you think, facing this at all.
c Being this nervous and still going takes real courage.
c It's normal to be nervous, and I think you'll do really well.
p Now I'm nervous for you, which helps nobody.
p I'd be hiding in a cupboard, so you're ahead of me.
p I'd tell you to relax, but that's never helped anyone.
p I'll do some of the worrying for you, take a break.
p Nerves have terrible timing, ignore them if you can.
i I wish I could be there and squeeze your hand before it.
i Being nervous just shows how much you care about it.
i I hope you get a quiet minute to breathe before it starts.
i I have a feeling it'll go better than you fear.
i I'll be thinking of you when the moment comes.
C Are you a bit excited too?
C How nervous are you right now?
C How do you usually calm your nerves?
C Will you tell me how it went?
P Would a silly joke help?
P Do you pace, clean or eat when you're nervous?
P Have you got something lucky to take with you?
P How many times have you gone over it in your head?
I What will you do in the first minute after it's over?
I What's the bit you're most nervous about?
I Can I do anything to take your mind off it?
I Would it help to talk it through with me?
=excitedFor
c Your excitement is catching, now I'm looking forward to it for you.
c I hope it turns out every bit as good as you imagine.
c You clearly can't wait, and that's lovely to read.
c Having something like that ahead makes the whole week better.
c I love hearing someone look forward to something that openly.
p I'm now impatient on your behalf.
p I'm a bit giddy just reading that.
p You're so excited that I've started hopping too.
p My most exciting upcoming event is lunch, so you win easily.
p Now I can't wait either, and I'm not even invited.
i I like how happy you sound about it.
i I like it when grown people get this excited.
i I'd love to see your face when the day comes.
i I have a feeling you'll tell this story for a while.
i I hope it makes you every bit as happy as you're hoping.
C Have you been looking forward to it for long?
C Will you tell me all about it afterwards?
C What's the best bit going to be?
C Have you told everyone about it already?
P Are you already counting the hours, or still only days?
P Will you get any sleep before it?
P Can I be excited along with you?
P Are you bouncing up and down right now?
I Could anything make it even better?
I Which bit do you keep imagining already?
I Is it something you've dreamt of for ages?
I What do you think it'll be like?
`;
