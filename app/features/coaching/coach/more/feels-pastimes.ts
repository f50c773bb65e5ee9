/** What he can say to tellings of a feel (feels.ts): pastimes. Tables as in content/topic.ts; {tk} is a thing or somebody she names. */
export const FEELS_PASTIMES = `
=outing
c I was right there with you for a second, and I liked it.
c You've just made sitting at home seem like a very poor decision.
c A few words from you and I could see the whole thing.
c I like a woman who goes out and comes back with something worth telling.
c Moments like that are why anyone bothers leaving the house.
c That counts as time well spent in anybody's eyes.
c I'm glad the world put that in your way.
c I'd have been smiling about that for days.
c Nothing on a screen could compete with that.
c You had me smiling at {tk}.
c Honestly, I'm a little envious of you and {tk}.
c {Tk} improved my day and I wasn't even there.
c I have {tk} in my head now and I'm in no hurry to leave.
c Anyone who can bring {tk} to life like that has my attention.
p I was perfectly content indoors until you came along with that.
p All I can offer in return is the view from a window.
p You did all that and I'm the one who needs a lie down.
p My inner tour guide has handed in his badge and bowed.
p I'd like to complain that nobody woke me for that.
p Somewhere a travel writer is crumpling up his page.
p Carry on like that and the rest of us will seem terribly lazy.
p Please send that to everyone who says there's nothing to do.
p I sighed a bit, grinned a bit, and now I blame you for my wanderlust.
p Yes, I'm jealous of {tk}, and no, I won't discuss it.
p {Tk} had better company than most of us get all year.
p Someone ask {tk} where my invitation went.
p Full marks to {tk}, and a bonus point for you.
p Compared with {tk}, all my plans just turned beige.
i I read that twice, the second time more slowly.
i There's something in the way you noticed that which stays with me.
i I wonder what you were like in that exact moment.
i You seem to be someone the world shows things to.
i I think you left the best half second out, on purpose.
i What I like is that you told me that bit and not another.
i Half of me is still back there with you.
i That says more about you than any list of favourite places would.
i Something in you came home a little lighter, I suspect.
i {Tk} would tell the same story differently, and I'd want both.
i Of everything out there you gave me {tk}, and I approve.
i You and {tk} in one picture, and I'm searching for the second you smiled.
i I keep wondering what {tk} made of you.
i Strange how quickly {tk} became part of my day.
C What stayed with you most afterwards?
C Who was the first person you told?
C Are you already looking forward to the next time?
C How long did the good mood last?
C What was the very best second of it?
C Who do you wish had been there too?
C What did {tk} do to your mood?
C Did {tk} live up to what you had hoped for?
C What would you want me to know about {tk}?
C How soon would you go back for {tk}?
P Was anyone around to see the face you made?
P How smug were you for the rest of the day?
P On a scale from calm to squeaking, where were you?
P What did you eat straight after, and was it heroic?
P Which bit will you exaggerate when you tell it at Christmas?
P How many people have had to hear about this already?
P What would {tk} say about you in a review?
P Did {tk} get a proper goodbye, or did you just leave?
P Who was braver in the end, you or {tk}?
P Should I be worried about competing with {tk}?
I What did you think about when nobody was talking?
I Was there a second when you forgot everything else?
I What did it smell like there?
I Which detail have you not told anyone yet?
I If you closed your eyes now, what would come back first?
I What was on your mind just before?
I What did {tk} remind you of?
I When will {tk} come back to you, do you think?
I What sound goes with {tk} in your memory?
I Did {tk} change anything about the rest of your day?
=nightOut
c I'd rather hear this than any polite account of a quiet weekend.
c You clearly know how to be where the fun is.
c No regrets allowed, you were where life was happening.
c I'm grinning as if I'd been let in at the door.
c You do nothing by halves and I like that very much.
c I can practically hear that from here.
c Worth it, whatever it cost you.
c Life needs more of that and fewer sensible plans.
c You've got a gift for making people wish they'd come along.
c I'd have paid good money to see {tk}.
c My glass goes up to {tk}, and then to you.
c {Tk} sold it to me completely.
c I'm fully on the side of you and {tk}.
c You mention {tk} and I want the whole thing in order.
p I need to sit down just from reading that.
p Someone should put up a small plaque where that happened.
p My social life has just asked not to be compared with yours.
p The dignified version would have been half as good.
p You can never call yourself a quiet sort in front of me now.
p There are whole years with less happening in them.
p Sensible people stayed in, and think what they missed.
p That has earned you at least one day in soft clothes.
p Consider me deeply and publicly jealous of everyone who was there.
p Everyone remembers where they were when {tk} happened.
p I want {tk} at every party from now on.
p You can't just mention {tk} and expect me to behave.
p Thank you, {tk}, for services to a good time.
p I'm blaming {tk} for everything that followed.
i The best part happened in a corner somewhere, I'm guessing.
i It's the feeling between the lines there that gets me.
i I keep picturing your face in the middle of all that.
i People will be bringing that up for years, and I envy them.
i That had a quiet second in it somewhere, and I'd like that one.
i I'd trade a dozen tidy evenings for whatever that was.
i I'd love to have overheard what you were thinking.
i You'll find some trace of that in a coat pocket next winter.
i There's a version of you in that I'd like to know better.
i I'm oddly moved by {tk}.
i Whatever you say, {tk} will still be with you in ten years.
i I'd have turned away from {tk} just to see your reaction.
i Someone else is telling a story about {tk} and you right now.
i {Tk} changed the temperature of the whole thing, I reckon.
C Who made you laugh the hardest?
C How are you feeling about it today?
C What did you do when it was all over?
C Was there a moment you wished you could pause?
C Would you do it all again next week?
C Who was the best company there?
C How did everyone else take {tk}?
C What happened right after {tk}?
C Who else will never forget {tk}?
C Where were you when you first noticed {tk}?
P Whose fault was all this, officially?
P What is the group chat saying about you today?
P Did you sing, and should anyone be compensated?
P Which of your friends can't be taken anywhere?
P What's the one thing that must never leave that group?
P Was there a snack at the end, and was it glorious?
P Has anyone recovered from {tk} yet?
P On the list of culprits, where do you put {tk}?
P Would {tk} be welcome a second time?
P Who is going to break the news about {tk} to the neighbours?
I What did you notice that nobody else did?
I When did you know it was going to be one to remember?
I Who surprised you the most?
I What were you thinking in the quietest minute of it?
I Is there a bit you'd rather keep to yourself?
I What would a stranger have guessed about you there?
I What will {tk} mean to you a year from now?
I Did you see {tk} coming at all?
I What would have been missing without {tk}?
I How did {tk} make you feel, underneath the noise?
=making
c I have a weakness for people with that kind of passion.
c You care about that, and it comes across in every word.
c Good on you for giving your time to something like that.
c I admire anyone who pays things that much attention.
c The world is nicer to be in with you at it.
c That made me want to roll up my sleeves.
c You have something of your own there, and I respect it.
c I'd stop in the street for that.
c Now that's a proper way to use a day.
c {Tk} clearly ended up with the right woman.
c I'd happily spend an hour hearing about {tk}.
c Because of you I now care about {tk}.
c Complete respect from me, to you and {tk}.
c I think {tk} couldn't have a better champion.
p My own talents end at sharpening a pencil, so consider me humbled.
p I'd have been distracted by biscuits long before that.
p The Muse clearly has your address.
p I'll be boasting about knowing you, just so you're warned.
p You're one apron away from being unstoppable.
p Kindly leave some creativity for the rest of us.
p That has more personality than most people at a party.
p I read that in the voice of a very excited gallery guide.
p I'd buy the postcard, the mug and the tea towel.
p {Tk} would get my vote in any village show.
p Someone ought to write an ode to {tk}.
p Nothing prepared me for {tk}, and I'm glad.
p I've never rooted for {tk} before, but here we are.
p Make way, everyone, for {tk}.
i I like what that tells me about how you see things.
i Something in that made me slow down.
i I imagine you go very quiet when you're in the middle of it.
i I'm more curious about this side of you than I expected.
i That could only have come from someone who stops for things.
i You'd love this even if nobody were watching, I think.
i I can't stop turning that one over in my mind.
i Time must go strangely for you when you're lost in that.
i You gave me the detail most people would have left out.
i I'd like to see {tk} through your eyes for a minute.
i Funny how {tk} can tell me so much about you.
i {Tk} taught you something you haven't told me yet, I think.
i You gave {tk} a bit of yourself, and it shows.
i {Tk} made me wonder what else you keep quiet about.
C How did you first fall for this?
C What part of it makes you happiest?
C What would you like to try next?
C Who cheers you on with this?
C Did it turn out the way you pictured it?
C How long have you had this in you?
C What do you love most about {tk}?
C Who else knows about {tk}?
C What's the plan for {tk} now?
C Would you change anything about {tk}?
P How hard is it not to show off about this?
P Who in your life only pretends to understand all this?
P Has anyone nearby complained, or just applauded?
P What would the neighbours say about you now?
P What would you call this phase of your career?
P How close is this to becoming an obsession?
P Would {tk} survive five minutes with me?
P Did {tk} put up a fight?
P What nickname would you give {tk}?
P Did you need a stern word with {tk}?
I What do you think about while you're at it?
I Which part of it's just for you?
I If you could keep only one bit of it, which?
I Who does it bring to mind?
I What did it teach you that you didn't expect?
I Did you know straight away that it mattered to you?
I What did {tk} ask of you?
I If {tk} could talk, what would you hear?
I Where will {tk} be in twenty years?
I What mood were you in when {tk} came along?
=sport
c I like your spirit, whatever the scoreboard says.
c You turned up, and that's more than most can say.
c I'd want you on my side, no question.
c You take it seriously and you can laugh at it, ideal.
c You've got the right sort of stubborn for this.
c There's nothing half hearted about you, and I'm a fan.
c You're in it for the right reasons.
c I was cheering by the end of that message.
c I'd take you over any commentator on the telly.
c I'd have stood up and clapped for {tk}.
c {Tk} got me properly invested.
c I'm with you on {tk}, all the way.
c Fair play to you and {tk}.
c You can tell me about {tk} for a full ninety minutes.
p I pulled something just reading that.
p My contribution would be holding the oranges.
p Half of me is wincing and the other half is doing a lap of honour.
p I'd like the slow motion replay, with commentary.
p That deserves a medal, or at least a biscuit.
p The Olympic committee has been told and is thinking about you.
p I consider that elite performance, and I'll argue with any judge.
p Under the rules, you're now allowed to lie on the floor.
p I'm painting your name on a bedsheet as we speak.
p A yellow card for {tk}, and a hug for you.
p I'd refer {tk} to the video referee without delay.
p Nobody warned me there would be {tk}.
p {Tk} should come with a safety notice.
p Put {tk} on the team sheet straight away.
i I think you enjoyed that more than you're letting on.
i I'd give something to know what goes through you in the last minute.
i You must be worth watching when it really counts.
i You're honest about it, and that wins me over.
i There's someone fierce in there, under the humour.
i It's the hope in it that gets me.
i Something tells me you'll be back for more.
i You let me see the moment, not just the score.
i Win or lose, I think you'd be good to sit next to.
i I can't decide whether {tk} or you had the upper hand.
i I have a theory about you and {tk}.
i {Tk} got under your skin, and I like that you admit it.
i Somehow {tk} told me how much you love this.
i In a strange way, {tk} made me trust you.
C What keeps you going back?
C How are the nerves, or the legs, now?
C Who do you share all this with?
C What would a perfect result be for you?
C How do you usually recover from a day like that?
C Who got you into this?
C How did you cope with {tk}?
C What did the others make of {tk}?
C Would you want {tk} again next time?
C How much of it came down to {tk}?
P Who's the worst loser you know, apart from you?
P Did you make a noise you're not proud of?
P What's your excuse going to be next week?
P Should I start practising my supportive face?
P Where do I sign up for the fan club?
P How competitive are you, on a scale of one to banned?
P What would it take to bribe {tk}?
P Did anyone think to warn {tk} about you?
P Who would win a rematch between you and {tk}?
P Can I get {tk} on a shirt?
I What do you tell yourself when it gets tough?
I Who would you be without it?
I What does it give you that nothing else does?
I Did you surprise yourself at all?
I Which second of it would you play again?
I When do you feel most like yourself in it?
I Which side of you came out because of {tk}?
I How would you explain {tk} to a visitor from another planet?
I Would you miss {tk}, if you're honest?
I What did you learn about yourself from {tk}?
=culture
c You've sold it to me better than any review.
c Getting that wrapped up in something is one of the good pleasures.
c You feel these things properly, and I like that.
c Your taste is your own and I'm enjoying it.
c Critics should take a lesson from you.
c I'd sit through the lot just to hear your verdict.
c Time like that's never wasted, whatever anyone says.
c Guilty pleasure or great art, you enjoy it like you mean it.
c I want you in charge of what goes on next.
c I'd take your opinion on {tk} over an expert's.
c I could feel how much you cared about {tk}.
c You make a strong case for {tk}.
c I get why {tk} got to you.
c Talk to me about {tk} at any length you like.
p Five stars from me, and I only got your version.
p A Sunday paper should be paying you for that.
p Your commitment is admirable and slightly alarming.
p Experts will study your methods for years.
p I hope snacks of a suitable standard were involved.
p You clearly shouldn't be interrupted, and yet here I am.
p I'd be thrown out for talking, and it would be your fault.
p Remind me never to get between you and the good bit.
p Ordinary life will just have to queue behind this.
p Justice for {tk}, obviously.
p I had no opinion on {tk} until now, and suddenly I have six.
p I'm telling everyone that {tk} came recommended by you.
p Nobody mention {tk} in front of me, I'm fragile.
p {Tk} must owe you a drink by now.
i I'm curious what it was that hooked you.
i The way you disappear into things makes me want to ask where you go.
i You gave away more about yourself there than you think.
i I've just learned something about you, and I'm keeping quiet about it.
i Part of you is probably still in there.
i That's a doorway into you that I didn't expect.
i You don't watch from a distance, you climb right in.
i Perhaps it found you at exactly the right time.
i It made me picture you with the whole world switched off.
i I have questions about {tk}, and most of them are about you.
i There's some unfinished business between you and {tk}, I think.
i I wonder who comes to mind when you think of {tk}.
i {Tk} must have met something in you that was already waiting.
i {Tk} will never be just a detail to me again.
C What was the best bit so far?
C Who do you talk to about it?
C How did it leave you feeling?
C Would you start it all over again tonight?
C What should I try first, if I trust your taste?
C What do you need after something like that?
C What won you over about {tk}?
C How do you feel about {tk} now?
C Did you expect {tk} to get to you like that?
C What would you say to {tk}?
P Did you talk out loud at any point?
P Who can't be trusted to enjoy this with you?
P What's the official snack for this?
P How much sleep has this cost you so far?
P Is there a support group, and do you run it?
P Would you survive if someone took it away for a week?
P Can anyone say a word against {tk} and live?
P Shall I write an angry letter about {tk}?
P What would {tk} order in a café?
P Would you let {tk} into your kitchen?
I What were you like for the next hour?
I Which moment do you keep going back to?
I Where do you go when you're that deep in?
I What did it know about you?
I Was there a bit you didn't want to end?
I When did you realise you were hooked?
I What would change if {tk} disappeared?
I Why {tk}, out of everything?
I What did you recognise in {tk}?
I What will you remember about {tk} in five years?
=learning
c I admire how you keep at it.
c A mind that likes to stretch is my favourite kind.
c You make hard work sound like a good time.
c I'd have given you a round of applause.
c I hope you know how impressive that is.
c Your brain deserves a long weekend and a good dinner.
c It suits you, being this curious.
c Taking something like that on says a lot for you.
c Clever and funny about it, that's a strong combination.
c My respect for you and {tk} just doubled.
c You'll have {tk} eating out of your hand before long.
c I'd never thought about {tk} until you did it for me.
c {Tk} met a worthy opponent in you.
c You took on {tk} with plenty of nerve, and I like that.
p My brain asked for a chair halfway through that.
p I feel cleverer by association, thank you.
p Somewhere one of your old teachers just sat up in bed.
p I know roughly four things, and this wasn't among them.
p I'm giving you a gold star, and I'm strict about those.
p You'll be insufferable at quizzes, and I look forward to it.
p I'd copy from you without a second thought.
p Please use short words with me from now on.
p Any minute now you'll be correcting my spelling, and rightly.
p I'd have run from {tk}, and you went in waving.
p {Tk} never stood a chance against you.
p I'm scared of {tk} on your behalf.
p Please tell {tk} to pick on someone my size.
p I suggest a minute of silence for {tk}.
i I like the picture of your mind at work.
i You think about things from an angle I'd like to borrow.
i I bet you don't see how far in you already are.
i I'd like to be inside your head for the moment it clicks.
i I think you're enjoying the hard part, secretly.
i You make me want to be bad at something new.
i My guess is that this goes deeper than the thing itself.
i The effort nobody sees in that is the bit I like.
i You seem to collect bits of the world and take them home.
i I'd love to know what {tk} first did to your head.
i I'm wondering which of you'll change more, you or {tk}.
i You've made {tk} sound like a place I could visit.
i I find myself on friendly terms with {tk}, thanks to you.
i {Tk} might be the key to you, and I'm only half joking.
C What do you want to do with it one day?
C Who would you love to impress with it?
C What still gives you trouble?
C How are you holding up with it all?
C What's the next step for you?
C When does it feel easy, if it ever does?
C How did you get your head round {tk}?
C What surprised you about {tk}?
C How much time have you given {tk}?
C What's the hardest thing about {tk}?
P Did you turn round for someone to high five?
P What's the silliest mistake you've made so far?
P How many pens have suffered for this?
P Would I survive a single lesson?
P Can I sit next to you in the exam?
P Does your brain make a noise when it's full?
P Who thought up {tk}, and can we have a word?
P Do you dream about {tk} yet?
P How rude are you about {tk} in private?
P What's your secret weapon against {tk}?
I What has it changed in you?
I Which word or idea do you carry around with you?
I What does it feel like when it finally clicks?
I Is there a side of you that only comes out there?
I Where does it sneak into the rest of your life?
I What would you study if nobody ever tested you?
I Which part of you secretly enjoys {tk}?
I If {tk} had a colour, which one?
I What did you believe about {tk} before?
I How far did {tk} follow you home?
=hobbyFact
c That's gone straight on the list of reasons to like you.
c You light up when you tell that, even in writing.
c You do it for the joy of it, and that's the best reason.
c I could happily hear about this every week.
c People who love something that much are good company.
c You could never be dull, I'm sure of that now.
c I'm charmed, and I don't mind saying so.
c Don't let anyone talk you out of that.
c It's good to know someone who still does things wholeheartedly.
c I have a soft spot for {tk} already.
c {Tk} made me like you a bit more.
c You had me at {tk}, I'll admit.
c Give me {tk} over small talk any day.
c Long may you have {tk} in your life.
p Well, my weekends have some catching up to do.
p I'm officially less interesting than you, and I'm fine with it.
p Of all the things I expected today, that came nowhere.
p That belongs on your business card.
p I feel underqualified to be talking to you now.
p Whoever said people have no proper passions any more hadn't met you.
p You've raised the bar for hobbies and I can barely see it.
p I'd tell strangers on a bus about that.
p I'm smiling at my phone like a man with no sense.
p I'd pay for a calendar with {tk} on every month.
p {Tk} will be getting my fan mail.
p I'd like to thank {tk} for making this conversation.
p I'm proposing a statue of {tk} in the town square.
p Nothing in my week can compete with {tk}.
i I think that's where you are most yourself.
i You've just become harder to guess, in a good way.
i I'd like to see what your face does in those moments.
i There's more devotion in that than you make out.
i I suspect you think about it more than you admit.
i That's a small world I knew nothing about, and now I'm curious.
i You'd be easy to recognise by that alone.
i I'll think of you the next time I see something like that.
i You answered a question I hadn't worked out how to ask.
i {Tk} might be my favourite thing you've told me.
i I keep coming back to {tk}, and I'm not sure why.
i It took {tk} to make me see you properly.
i Between you and {tk} there's a story I'd like to earn.
i Only you could have put {tk} quite like that.
C How did you find your way into this?
C What does it do for you after a long week?
C Who understands this side of you best?
C What's been your best moment with it so far?
C What would you never give up about it?
C When did you know this was for you?
C What happened next with {tk}?
C How did {tk} come into your life?
C What should I know about {tk}?
C Would you recommend {tk} to a nervous beginner?
P Do your friends nod politely or join in?
P How many hours a week do you admit to?
P What's the most ridiculous thing it has made you do?
P Does it come with a special outfit, and are there pockets?
P Where does it rank against cake?
P Are you famous for this in your street yet?
P Is there a waiting list for {tk}?
P Would {tk} put in a good word for me?
P How would {tk} describe you at a party?
P Can I put {tk} down as your next of kin?
I What did you find there that you weren't looking for?
I Who taught you to care about things like that?
I What goes silent in your head while you do it?
I Who would never guess this about you?
I How young does it make you feel?
I Which second of it would you bottle?
I Which of your moods belongs to {tk}?
I When did you first really notice {tk}?
I Did {tk} know the effect on you?
I In your memory, where will you put {tk}?
`;
