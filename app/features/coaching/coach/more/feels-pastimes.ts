/** What he can say to tellings of a feel (feels.ts): pastimes. Tables as in content/topic.ts; {tk} is a thing or somebody she names. */
export const FEELS_PASTIMES = `
=outing
c Being out there clearly does you good, I can hear it.
c You've just made staying in look like a bad decision.
c A few words from you and I could see the whole thing.
c You go out and come back with something worth telling, I like that.
c That's exactly why it's worth leaving the house.
c That's time well spent, no question.
c I'm glad you got to have that.
c I'd have been smiling about that for days.
c No screen can compete with that.
c You had me smiling at {tk}.
c Honestly, I'm a little jealous of you and {tk}.
c {Tk} improved my day and I wasn't even there.
c I've got {tk} in my head now, and I'm not complaining.
c You tell it so well, I can practically see {tk}.
p You make indoors look like a terrible waste of a day.
p You make all my plans for the day look very small.
p You did all that and I'm the one who needs a lie down.
p Days out like that should be prescribed by doctors.
p Please wake me next time, I'd have come along.
p You should do this for a living, I'd book the tour.
p Carry on like that and the rest of us will look terribly lazy.
p Please send that to everyone who says there's nothing to do.
p I blame you for what's about to happen to my weekend plans.
p Yes, I'm jealous of {tk}, and no, I won't discuss it.
p {Tk} had better company than most of us get all year.
p Someone ask {tk} where my invitation went.
p Full marks to {tk}, and a bonus point for you.
p All my plans look a bit dull next to {tk}.
i I read that twice, the second time more slowly.
i I like the way you notice things, it stays with me.
i I wonder what you were like in that exact moment.
i I think you see things most people walk straight past.
i A day out with you must be worth every step.
i Of everything you could have told me, I like that you picked that.
i I'd like to hear where you'd go for a perfect day out.
i That tells me more about you than any list of favourite places.
i I have a feeling you came home in a better mood.
i I'd go just for {tk}, if you showed me the way.
i Of all the things to tell me you picked {tk}, and I approve.
i I'm picturing you with {tk}, and you're smiling.
i I keep wondering what {tk} made of you.
i Strange how quickly {tk} became part of my day.
C What stayed with you most afterwards?
C Do you get out like that often?
C Are you already looking forward to the next time?
C How long did the good mood last?
C What was the best moment of all?
C Who do you wish had been there too?
C How was {tk}, all in all?
C Did {tk} live up to what you'd hoped?
C What was the best thing about {tk}?
C Would you go back for {tk}?
P Is there room for one more next time?
P How smug were you for the rest of the day?
P Were there snacks, and were they any good?
P What did you reward yourself with afterwards?
P Are you always this outdoorsy, or did the day just demand it?
P Should I be jealous, or may I just enjoy it with you?
P How many photos of {tk} are on your phone now?
P Did {tk} get a proper goodbye, or did you just leave?
P What would {tk} say about you?
P Should I be worried about competing with {tk}?
I What was so good about it?
I Was there a second when you forgot everything else?
I Would you rather do that alone or with the right person?
I Is that your way of clearing your head?
I If you closed your eyes now, what would come back first?
I Where would you go next, if it were up to you?
I What did {tk} remind you of?
I What did you like most about {tk}?
I Would {tk} have been as good with someone else there?
I Did {tk} change anything about the rest of your day?
=nightOut
c I'd much rather hear this than about a quiet weekend in.
c You clearly know where the fun is.
c No regrets, you were where life was happening.
c I'm grinning as if I'd been there myself.
c You don't do things by halves, and I like that.
c I can practically hear that from here.
c Worth it, whatever it cost you.
c We all need more of that and fewer sensible plans.
c You've got a gift for making people wish they'd come along.
c I'd have paid good money to see {tk}.
c I'm raising a glass to {tk}, and then to you.
c {Tk} sold it to me completely.
c Between you and {tk}, I'd have been in good hands.
c I want the full story of {tk}, from the start.
p I need to sit down just from reading that.
p I'm a bit worried about you, in an admiring way.
p A night like that needs a two day recovery plan.
p The dignified version would have been half as good.
p You can never call yourself the quiet type in front of me now.
p That's a month's worth of fun in one go.
p Sensible people stayed in, and look what they missed.
p You've earned at least one full day in soft clothes.
p I'm openly jealous of everyone who was there.
p I'll be asking about {tk} for weeks, be warned.
p I want {tk} at every party from now on.
p You can't just mention {tk} and expect me to stay calm.
p I think I owe {tk} a drink.
p I'm blaming {tk} for everything that followed.
i A good night out always sounds better from someone like you.
i I'd like to see you on a night like that.
i I keep picturing your face in the middle of all that.
i I'd like to have been on that dance floor, or at least near the bar.
i I'd like the version you only tell in person.
i I'd trade a whole week of quiet evenings for that one.
i I think I'd have ended up talking to you all evening.
i Something tells me you got home later than planned.
i There's a version of you in that I'd like to know better.
i I'm oddly moved by {tk}.
i I think you'll still be talking about {tk} in ten years.
i I'd have been watching your face, not {tk}.
i Someone else is telling people about {tk} right now, and I prefer your version.
i I bet everything got better because of {tk}.
C Who made you laugh the hardest?
C How are you feeling about it today?
C What did you do when it was all over?
C Was there a moment you wished you could pause?
C Would you do it all again next week?
C Who was the best company there?
C How did you like {tk}?
C How was {tk} in the end?
C Who else won't forget {tk} in a hurry?
C What made {tk} so memorable?
P Whose idea was it, and do they deserve a medal?
P What is the group chat saying about you today?
P Did you sing, and does anyone have it on video?
P Which of your friends can't be taken anywhere?
P How are your feet and your head by now?
P Was there greasy food at the end, or were you sensible?
P Has anyone recovered from {tk} yet?
P How much of the blame goes to {tk}?
P Would {tk} be welcome a second time?
P Who's going to explain {tk} to the neighbours?
I Do you love nights like that, or only now and then?
I When did you know it was going to be a good one?
I What will you remember most from that night?
I What were you thinking on the way home?
I Are you more of a dancer or more of a talker?
I What would a stranger have thought of you there?
I Will {tk} still make you smile a year from now?
I Is {tk} always part of a good night?
I What would it have been like without {tk}?
I How did you really feel about {tk}?
=making
c I have a weakness for people who are this passionate.
c You care about that, and it comes across in every word.
c Good on you for making time for something like that.
c I admire anyone who gives things that much attention.
c I wish more people bothered with things like that.
c That makes me want to roll up my sleeves.
c You have something of your own there, and I respect it.
c People who make things with their own hands always impress me.
c Made by hand beats bought in a shop every time.
c I can tell how much you care about {tk}.
c I'd happily spend an hour hearing about {tk}.
c Because of you I now care about {tk}.
c Full respect to you and {tk}.
c {Tk} couldn't be in better hands.
p I'd get as far as choosing the colours, then need a snack.
p I'd have given up halfway and ordered a pizza.
p I'd have glued my fingers together by now.
p I'll be boasting about knowing you, just so you're warned.
p Careful, I'm about to start placing orders.
p Please leave some creativity for the rest of us.
p I'm impressed, and slightly annoyed that I didn't think of it first.
p Now I feel I should be doing something with my hands.
p If you ever sell tickets, I'm first in the queue.
p {Tk} would get my vote in any competition.
p I hope {tk} got at least a small round of applause.
p Nothing prepared me for {tk}, and I'm glad.
p I've never rooted for {tk} before, but here we are.
p I'd be far too clumsy to be trusted near {tk}.
i I like what that tells me about how you see things.
i I'd happily sit next to you while you did that.
i I imagine you go very quiet when you're in the middle of it.
i I'm more curious about this side of you than I expected.
i Only someone who looks twice would come up with that.
i I think you'd love this even if nobody ever saw it.
i You've got me curious about what you'd do next.
i I bet whole hours disappear once you get going.
i You told me the detail most people would have left out.
i I'd like to see {tk} through your eyes for a minute.
i It's funny how much {tk} can tell me about you.
i I'd love to see {tk} finished one day.
i You gave {tk} a bit of yourself, and it shows.
i {Tk} makes me curious what you'll make next.
C What got you started with it?
C What part of it makes you happiest?
C What would you like to try next?
C Do you make things often, or was it a sudden idea?
C Did it turn out the way you pictured it?
C How long have you been into this?
C What do you love most about {tk}?
C How proud are you of {tk}?
C What's the plan for {tk} now?
C Would you change anything about {tk}?
P How hard is it not to show off about this?
P Do you take orders, and is there a waiting list?
P Was there any swearing involved?
P Do your friends get presents out of this?
P What's gone most spectacularly wrong so far?
P How close is this to becoming an obsession?
P Would {tk} survive five minutes with me?
P Did {tk} put up a fight?
P Have you given {tk} a nickname yet?
P Is {tk} doing what you want?
I What do you think about while you're at it?
I Do you make it for yourself or to give away?
I Do you lose track of time when you make things?
I Did somebody teach you, or did you teach yourself?
I What did it teach you that you didn't expect?
I What does it feel like when something's finished?
I What would you like {tk} to be in the end?
I Does {tk} look the way you'd imagined it?
I Will you still have {tk} in twenty years?
I What made you start with {tk}?
=sport
c I like your spirit, whatever the score.
c You turned up, which is more than most people do.
c I'd want you on my side, no question.
c You take it seriously and still laugh about it, I like that.
c You've got the right sort of stubborn for this.
c You've clearly got more energy than most, and I'm a fan.
c I like someone who goes out and moves instead of just talking.
c I was cheering by the end of that message.
c I'd take you over any TV commentator.
c I'd have stood up and clapped for {tk}.
c {Tk} got me properly invested.
c I'm with you on {tk}, all the way.
c Fair play to you and {tk}.
c You can talk to me about {tk} for a full ninety minutes.
p I pulled something just reading that.
p I'd be most useful carrying the water bottles.
p Half of me is wincing and the other half's cheering.
p I'd love to see the slow motion replay of that.
p That deserves a sit down and something with chocolate.
p I'd cheer embarrassingly loudly, just so you know.
p I'd have lasted about four minutes.
p After that you're allowed to lie on the floor for a while.
p I'd make you a banner, but the glitter would get everywhere.
p I now have strong opinions about {tk}, none of them useful.
p You and {tk} make a dangerous team.
p Nobody warned me there'd be {tk}.
p {Tk} should come with a warning.
p Put {tk} on the team straight away.
i I think you enjoyed that more than you're letting on.
i I think you can tell a lot about people from how they play.
i I bet you're worth watching when it really counts.
i You're honest about it, and that wins me over.
i I think there's someone fierce under all that humour.
i I suspect you want to win more than you'd admit.
i Something tells me you'll be back for more.
i The way you tell it, I almost want to join in.
i Win or lose, I think you'd be good to sit next to.
i I can't tell who came out on top, you or {tk}.
i I have a theory about you and {tk}.
i {Tk} got under your skin, and I like that you admit it.
i Somehow {tk} told me how much you love this.
i Of all of it, {tk} made me most curious.
C What keeps you going back?
C How are you feeling about it now?
C Who do you share all this with?
C What would a perfect day of it look like?
C How do you recover after something like that?
C Who got you into this?
C How did you cope with {tk}?
C How did it go with {tk}?
C Would you want {tk} again next time?
C How much of it came down to {tk}?
P How are the muscles, still on speaking terms with you?
P Did you make a noise you're not proud of?
P Is there cake afterwards, or is that only my idea of sport?
P Should I start practising my supportive face?
P Where do I sign up for the fan club?
P Could a beginner like me survive a session with you?
P Would {tk} be on my side or yours?
P Did anyone warn {tk} about you?
P Am I allowed to cheer for {tk} too?
P Can I get {tk} on a T-shirt?
I What do you tell yourself when it gets tough?
I What would you miss most if you had to stop?
I What does it give you that nothing else does?
I Have you always been sporty, or did it come later?
I What's the feeling right after, pride or relief?
I Is it more for the fun or for clearing your head?
I How did you feel about {tk} afterwards?
I How would you explain {tk} to a complete beginner?
I Would you miss {tk}, if you're honest?
I What do you like so much about {tk}?
=culture
c You've sold it to me better than any review.
c I love getting that wrapped up in something.
c You feel these things properly, and I like that.
c You've got your own taste, and I'm enjoying it.
c Critics could learn something from you.
c I'd sit through the whole thing just to hear your verdict.
c Time spent like that is never wasted, whatever anyone says.
c Guilty pleasure or not, you enjoy it properly.
c I'd happily let you choose what goes on next.
c I'd take your word on {tk} over any expert's.
c I could feel how much you cared about {tk}.
c You make a strong case for {tk}.
c I get why {tk} got to you.
c You can talk to me about {tk} for as long as you like.
p Five stars from me, and I only got your version.
p I can't tell if you need a hug or a sequel.
p Your commitment is admirable and slightly alarming.
p I'd be asking you who everyone is every five minutes.
p I hope there were decent snacks involved.
p You clearly shouldn't be interrupted, and yet here I am.
p I'd get us thrown out for talking, just so you know.
p Remind me never to get between you and the good bit.
p Real life will have to wait, obviously.
p Justice for {tk}, obviously.
p I had no opinion on {tk} until now, and suddenly I have six.
p I'm telling everyone that {tk} came recommended by you.
p Nobody mention {tk} in front of me, I'm fragile.
p {Tk} must owe you a drink by now.
i I'm curious what it was that hooked you.
i I like how properly you get lost in things.
i You gave away more about yourself there than you think.
i I always like to know what someone loves to watch, read or hear.
i A good story or a good song can carry a whole week.
i I didn't have you down for that, and I like being wrong.
i I suspect you have very strong opinions about the ending.
i Maybe it found you at exactly the right time.
i I'm picturing you with your phone off and the world shut out.
i I have questions about {tk}, and most of them are about you.
i I think there's unfinished business between you and {tk}.
i I wonder who comes to mind when you think of {tk}.
i I think you see a bit of yourself in {tk}.
i I'll never think about {tk} the same way again.
C What was the best bit so far?
C Who do you talk to about it?
C How did it leave you feeling?
C Would you start it all over again tonight?
C What should I try first, if I trust your taste?
C What will you go for next?
C What won you over about {tk}?
C How do you feel about {tk} now?
C Did you expect {tk} to get to you like that?
C What would you say to {tk}, if you could?
P Would I like it, be honest?
P Are you a talker or a silent one while it's on?
P What's the right snack for this?
P How much sleep has this cost you so far?
P Is there a support group, and do you run it?
P Would you survive if someone took it away for a week?
P Is anyone allowed to say a word against {tk}?
P Should I give {tk} a chance?
P Would {tk} like me, do you think?
P Would you invite {tk} to dinner?
I What do you love about it?
I Which moment do you keep going back to?
I What do you forget about when you're that deep in?
I Do you like things that make you laugh or make you cry?
I Was there a bit you didn't want to end?
I When did you realise you were hooked?
I Would you choose {tk} again?
I Why {tk}, out of everything?
I What makes {tk} so special to you?
I What will you remember about {tk} in five years?
=learning
c I admire how you keep at it.
c I like people who still want to learn things.
c You make hard work sound like a good time.
c I'd have given you a round of applause.
c I hope you know how impressive that is.
c Your brain deserves a weekend off and a good dinner.
c It suits you, being this curious.
c Taking that on says a lot about you.
c Clever and funny about it, that's a good combination.
c My respect for you and {tk} just doubled.
c You'll have {tk} under control before long.
c You make {tk} sound worth the trouble.
c {Tk} met a worthy opponent in you.
c You took on {tk} with plenty of nerve, and I like that.
p My brain needed a sit down halfway through that.
p I feel cleverer by association, thank you.
p One of your old teachers is smiling somewhere.
p I know about four things, and that's not one of them.
p Gold star from me, and I'm strict about those.
p I want you on my team at the next quiz.
p I'd have found nine good reasons to put it off.
p Please use short words with me from now on.
p Any minute now you'll be correcting my spelling.
p I'd have run from {tk}, and you went straight in.
p I'd put my last biscuit on you against {tk}.
p I'm scared of {tk} on your behalf.
p Please tell {tk} to pick on someone my size.
p I wouldn't last a minute with {tk}.
i I like picturing your mind at work.
i You look at things from an angle I'd like to borrow.
i I think you're further along than you realise.
i I'd love to see your face when you get it right.
i Secretly, I think you enjoy the hard part.
i You make me want to be bad at something new.
i Learning something new takes nerve, and I like that in you.
i I like the part nobody sees, all that quiet effort.
i I get the feeling you never stop being curious.
i I'd love to know your very first thought about {tk}.
i I wonder who'll give in first, you or {tk}.
i You almost make me want to try {tk} myself.
i I never expected to be curious about {tk}, but you've done it.
i I think {tk} might explain quite a lot about you.
C What do you want to do with it one day?
C What made you want to learn it?
C What still gives you trouble?
C How's it going at the moment?
C What's the next step for you?
C When does it feel easy, if it ever does?
C How did you get your head round {tk}?
C What surprised you about {tk}?
C How much time have you given {tk}?
C What's the hardest thing about {tk}?
P Are you allowed breaks, or should I stop distracting you?
P What's the silliest mistake you've made so far?
P How much coffee has this cost you?
P Would I survive a single lesson?
P Can I sit next to you in the exam?
P Out of ten, how full is your head right now?
P Who invented {tk}, and can we have a word?
P Do you dream about {tk} yet?
P How rude are you about {tk} in private?
P What's your secret weapon against {tk}?
I What do you enjoy most about it?
I What keeps you going when it gets hard?
I What does it feel like when it finally clicks?
I How will you celebrate when you've got it?
I Is it coming easily, or is it a bit of a fight?
I What would you study if nobody ever tested you?
I Does part of you secretly enjoy {tk}?
I Is {tk} fun by now, or still hard work?
I What did you think of {tk} before?
I How do you feel about {tk} at the moment?
=hobbyFact
c That's going straight on the list of reasons to like you.
c You light up when you tell that, even in writing.
c You do it for the joy of it, and that's the best reason.
c I could happily hear about this every week.
c I like being around people who love something that much.
c You could never bore me, I'm sure of that now.
c I'm charmed, and I don't mind saying so.
c Don't let anyone talk you out of that.
c It's nice to hear someone be this wholehearted about something.
c I'm already on the side of {tk}.
c {Tk} made me like you a bit more.
c You had me at {tk}, I'll admit.
c I'll take {tk} over small talk any day.
c I hope {tk} will be around for a long time.
p Well, my weekends have some catching up to do.
p You're officially more interesting than me, and I'm fine with it.
p Of everything I expected today, that wasn't on the list.
p That should go in your profile, in capitals.
p I have so many silly questions about this.
p I'd try it, I'd be terrible, and you'd laugh.
p I didn't know I needed to hear about that today.
p I'm going to tell people about that, sorry.
p I'm smiling at my phone like an idiot now.
p I'd like to be properly introduced to {tk}.
p Count me in as a fan of {tk}.
p I have {tk} to thank for a much better chat.
p I want regular updates on {tk} from now on.
p Nothing in my week can compete with {tk}.
i I think that's where you are most yourself.
i A hobby like that says more than any job title.
i I'd like to see your face in those moments.
i I think it means more to you than you let on.
i I'd like you to show me one day.
i That's a small world of its own, and now I'm curious.
i I have a feeling you'd get me hooked on it too.
i I'll think of you the next time I see something like that.
i Now I want to know what else you don't tell people straight away.
i {Tk} might be my favourite thing you've told me.
i I keep coming back to {tk}, and I'm not sure why.
i With {tk} in it, my picture of you just got better.
i I think there's a story about you and {tk} that I'd have to earn.
i Nobody else would have put {tk} quite like that.
C How did you get into that?
C What does it do for you after a long week?
C Do you do it alone or with others?
C What's been your best moment with it so far?
C How often do you get round to it?
C When did you know this was for you?
C How often do you get to enjoy {tk}?
C How did {tk} come into your life?
C What should I know about {tk}?
C Would you recommend {tk} to a nervous beginner?
P Do your friends nod politely or join in?
P How many hours a week do you admit to?
P Is it a hobby, a passion or already an addiction?
P Does it come with a special outfit, and are there pockets?
P How does it rank against cake?
P Are you famous for this yet?
P How much room does {tk} take up in your life?
P Would {tk} put in a good word for me?
P How would {tk} describe you?
P Should I be jealous of {tk}?
I What do you love most about it?
I Who taught you to care about things like that?
I What goes quiet in your head while you do it?
I Who would never guess this about you?
I Does it remind you of being a child?
I Would you show me one day, if I ask nicely?
I What mood do you need for {tk}?
I What is it about {tk} that you love so much?
I What would you do without {tk}?
I How much time would you give {tk}, if you could?
`;
