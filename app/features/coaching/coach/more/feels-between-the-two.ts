/** What he can say where the two of them are concerned: another day offered, something made for him, a glad yes, a reproach (feels.ts). Tables as in content/topic.ts; {d} is the day or time she names. */
export const FEELS_BETWEEN_THE_TWO = `
=counterOffer
c Suits me perfectly, count me in.
c Your plan beats mine, let's do exactly that.
c Yes, gladly, that's settled then.
c Deal, and I'm looking forward to it.
c I like that even more than what I suggested.
c Done, that's the new plan and I'm happy with it.
c Happy to change, what matters is the time with you.
c Thanks for finding another way, I'd love that.
c Absolutely, let's do that.
c Perfect, that's no trouble at all.
c We'll do it your way, happily.
c No problem at all, I'm flexible when it's for you.
c Sounds good to me, I'll be there.
c I like that you looked for a way, and it's a yes from me.
c Great, you've got yourself a date.
c That was an easy decision, I'm in.
p A better offer already, and I didn't even have to negotiate.
p I was attached to my plan for about four seconds.
p You drive a hard bargain, and I give up immediately.
p I thought about it for a whole second, and yes.
p Sold, to the woman with superior ideas.
p I'd play hard to get, but I was nodding halfway through your message.
p Look at us, making plans like grown ups.
p Fine by me, I know a better idea when I see one.
p That suggestion was so good I've forgotten my own.
p My idea had its moment, yours gets the job.
p If all your ideas are like this, overrule me any time.
p Yes, and I'm pretending to check my calendar first.
p Your idea was better than mine, I'll try to be brave about it.
p I looked for an objection and found none.
p Fine, twist my arm, I was always going to agree.
p I'd have said yes to nearly anything, so this is easy.
i I like that you came back with an idea instead of an excuse.
i You came back with another idea, and I noticed.
i I like it more now that half of it is yours.
i I like it when someone says what suits her better.
i I had a feeling we'd find something that suits us both.
i I like how easy it is to plan something with you.
i I don't mind at all, it gives me something to look forward to.
i I'm starting to think I should always ask you first.
i I have a feeling this version is going to be the better one.
i The main thing for me is that we see each other.
i It tells me a lot that you didn't simply say no.
i I trust your instincts, so let's see where this goes.
i Maybe it's a good thing my first idea didn't work out.
i I was curious about the plan, now I'm more curious about you.
i Yes, and I'm saving one good question for you until then.
i It already feels a bit more like our plan than mine.
C Shall we fix the details now or nearer the time?
C Is there anything I should bring or arrange?
C Should I sort out the rest, or have you already got it in hand?
C Would you like a quick message beforehand to confirm?
C Can I do anything to make it easier for you?
C Do you prefer a loose plan or everything settled in advance?
C How long do I get you for, roughly?
C Shall we call it official then?
P Do I get bonus points for agreeing that quickly?
P Which of us gets to take the credit for this plan?
P Are you always this good at improving other people's ideas?
P Should I be worried how easily you talked me into that?
P Is there a dress code, or is enthusiasm enough?
P Can I blame you if it turns out to be wonderful?
P May I start looking forward to it now, or is that too keen?
P Will you laugh if I turn up far too early?
I What are you secretly hoping it'll be like?
I What do you look forward to most about it?
I Are you a bit curious how we'll get on, too?
I Do you get a little excited about plans, too?
I What would you like to talk about when we're there?
I Are you as happy with the plan as I am?
I What would make it a really good time for you?
I Is there a story you'll save for me until then?
c {D} it is then, count me in.
c {D} works for me, and I'm looking forward to it.
c Then {d}, gladly.
p {D}, and I didn't even have to negotiate.
p {D} just became the best part of my calendar.
p {D}, done, before you change your mind.
i {D} then, and I like that you came back with something better.
i {D} sounds right, and now I've got something to look forward to.
i So {d}, and I have a good feeling about it.
=giftForHim
c You thought of me, and I love that.
c Thank you, I'm really touched.
c That's a lovely thing to do, and I don't take it lightly.
c I like it already, mostly because it's from you.
c You've got a generous heart, thank you.
c I feel very lucky to be on your mind like that.
c I love being surprised, especially by you.
c It means a lot to me that you did this.
c I'm delighted, and I won't pretend to be cool about it.
c Just the fact you thought of me would've been enough.
c Now I really want to thank you in person.
c That's the nicest thing I've heard all week.
c Thank you, nobody could've chosen a better present.
c You've just made today a very good day.
c It's the loveliest kind of present, one with a thought behind it.
c Reading your message made me properly happy.
p I'm grinning at my phone like a man who won something.
p Careful, I could get very used to being spoiled by you.
p I'd say you shouldn't have, but I'm very glad you did.
p I'd act surprised, but I really am.
p I'm going to mention this to everyone, casually.
p I was going to act cool with you, and that's over now.
p You've set the bar high, I'd better start thinking.
p I'm grateful, and a little bit smug about it.
p I'm officially the luckiest man in this app.
p Apparently Christmas is whenever you decide it is.
p There was a small happy dance, nobody saw it.
p I'm trying to play it cool and it's really not working.
p I don't know what I did, but I'll keep doing it.
p You've found my weak spot, it's being thought of.
p Now I owe you one, and I've already got ideas.
p For me, from you, I may need to sit down.
i I'm curious which side of me you had in mind.
i I like knowing I crossed your mind on an ordinary day.
i There's a story behind this, and I'd like to hear all of it.
i You notice more than you let on, I think.
i I'm not sure you know how much I like this.
i I wonder what you were doing when I popped into your head.
i I want to hear everything, starting with the moment you decided.
i I like presents with a thought in them, and yours has one.
i You really listen to me, I can tell from that present.
i I love it, and I'm even more curious about the thought behind it.
i I already know I'll think of you every time.
i I think you're very good at this, and I want to know your secret.
i I'd like to thank you properly, with coffee at the very least.
i I didn't see that coming, and I couldn't be happier.
i I have a feeling we'll still be talking about this later.
i I like to picture your smile when you had the idea.
C When may I thank you properly?
C What made you think of me?
C Will you tell me the whole story of how it came about?
C How did you know I'd love this so much?
C Is there something small I could do for you in return?
C Have you always been this thoughtful?
C Is it okay if I'm a little moved?
C When do I get to see it?
P Am I allowed to brag about this to everyone I know?
P Who do I thank for your excellent taste?
P Do I say thank you now, or once every hour?
P Do I have to wait patiently, or is there a way to see it sooner?
P How am I ever going to top this?
P Do I have to share, or is it all mine?
P Do you give lessons in being this sweet?
P Is a very long thank you enough, or should I add cake?
I Which detail do you hope I notice first?
I Did you know straight away that it was for me?
I How long had you been keeping that a secret?
I Do you like giving presents as much as getting them?
I What made you think it would suit me?
I Do you do things like this often, or is it rare?
I Is there anything you've been wishing for yourself?
I Was it a sudden idea, or had you been plotting for a while?
=saysYesGladly
c Wonderful, I'm already looking forward to it.
c That's settled then, and I'm really happy about it.
c Your yes is the best news of the day.
c Perfect, just bring yourself.
c I was hoping you'd say that.
c Lovely, I'm looking forward to it already.
c Great, I think we'll have a really good time.
c I love that enthusiasm, I feel exactly the same.
c It's a date, and I'll be the one with the big smile.
c Good, it's in my calendar and nothing's moving it.
c Can't wait to spend that time with you.
c You and me, that sounds just right.
c I'm glad, I've got a really good feeling about this.
c Glad you're in, it wouldn't be the same with anyone else.
c Then it's official, and I like how easy this was.
c What a nice answer, I'll do my part to deserve it.
p That was quick, and I'm pretending to be calm about it.
p We agreed on something on the first try, I'm impressed.
p I've got a plan with you, and I'm only going to tell about five people.
p I did a little victory dance, very dignified.
p You kept me in suspense for no time at all, much appreciated.
p Careful, I take plans with you very seriously.
p It's a date, there goes my attempt at playing hard to get.
p I'll practise looking casual in the mirror, no promises.
p Brilliant, now we only have to be as charming as our messages.
p I've told my calendar, and it's as happy as I am.
p Keep that energy, one of us might be nervous.
p And just like that, my calendar got interesting.
p I had a whole speech ready to convince you, now I don't need it.
p Excellent, I'm officially allowed to be excited now.
p Now I have to live up to my own invitation, wish me luck.
p Smart woman, and clearly great taste in company.
i I read your answer twice, just to enjoy it.
i I have a feeling we'll lose track of time.
i I already know the first thing I want to ask you.
i Now I'm counting the days, quietly and happily.
i You say yes like you mean it, and I like that a lot.
i Let's leave a bit of room for whatever isn't planned.
i I like that we both want this.
i I'm curious who you are when there's no screen between us.
i I'm going to enjoy the waiting, a little at least.
i It was just an idea, and now I can't stop thinking about it.
i I think we'll be good at this, you and me.
i I wonder which of us will talk more.
i Save me a good story for when we meet.
i I like the plan, but I'm mostly curious about you.
i A yes like that is worth reading more than once.
i I've got a few questions for you that I'm saving until then.
C Shall I send you everything you need in one message?
C Is there anything I should know or arrange beforehand?
C Shall we meet there, or somewhere on the way first?
C How will you be getting there?
C Should I handle it all, or shall we plan it together?
C What would make it perfect for you?
C Can I bring you something you like?
C Are you someone who likes a reminder on the day?
P Which of us will be embarrassingly early?
P What's our secret sign if we're both too shy to wave?
P Should I come with my best behaviour or my best stories?
P Who's in charge of emergency snacks?
P Do I need to train for this, or can I come as I am?
P Is a high five on arrival too much?
P May I count down the hours out loud, or only in private?
P Does the last one to arrive buy the first round?
I What part are you most excited about?
I What would you like to know about me by then?
I What if neither of us wants to stop talking?
I What would make you go home happy afterwards?
I Do you get a little nervous before a date, or is it just me?
I What made it such an easy decision?
I Do you like to leave things a little to chance?
I What shall we talk about first?
c {D} it is, and I can hardly wait.
c {D} is settled then, and I'm very glad.
p {D} is in the calendar, in pen.
p {D}, and I'll try to look relaxed until then.
i {D}, and I'm curious what we're like face to face.
=reproach heavy
c You're right, and I'm sorry. I want to do better by you.
c Thank you for telling me straight. I got this wrong.
c I hear you, and I'm not going to make excuses.
c That was on me, and you deserved more care than that.
c I'm glad you told me, and I'm sorry I gave you a reason to.
c That's fair, all of it, and I'll pay more attention.
c I won't defend it. I'm sorry, and I'll do better.
c That wasn't fair to you, and I won't shrug it off.
c That can't have been easy to say, and I respect you for it.
c I should've known better, and I'm sorry.
c It was my mistake, and I'd like to put it right.
c You had every reason to be upset with me.
c I've understood, and I want to show you that, not just say it.
c You matter to me, so I'm taking this seriously.
c I'm listening, and I really do regret it.
c I let you down there, and I'm sorry.
p Not my finest moment, and I'm sorry you got the worst of it.
p I'm cringing at myself a bit here, and I'm sorry.
p That's fair, and you were kinder than I deserved.
p I needed to hear that, even if I don't come out of it well.
p If I were your friend, I'd be cross with me too.
p Clearly I've still got some learning to do, and I'm sorry you paid for it.
p No clever reply from me this time, just a real sorry.
p I'd love to argue, but you're right.
p I can't even be offended, because you're right about me there.
p I'd like to be better company than that. I'm sorry.
p Guilty, and I'm not going to wriggle out of it. I was wrong.
p So much for being thoughtful. I'll have to earn that back.
p I can be an idiot sometimes, and I'm sorry you had to find out.
p Fair hit, and I'll take it, because I was careless.
p I'm eating humble pie here, and I've earned every bite.
p I'll swallow my pride and just say it, I messed up.
i I keep thinking about how it must've felt for you.
i I'd rather understand this properly than be forgiven quickly.
i I'm sorry, and if there's more to it I want to hear all of it.
i I read that slowly, and then I read it again.
i You could've just gone quiet, and you told me instead.
i The way you put it really got through to me.
i You can tell me the worst part, and I'll just listen.
i I only know my side, and yours is the one I need to hear.
i I'd rather hear it from you like this than never know.
i I hadn't seen myself like that, and I think you have a point.
i I don't want to explain myself, I want to know how it felt for you.
i I had an explanation ready, but I don't think that's what you need.
i I know one sorry won't fix it, but it's where I'd like to start.
i I'd rather show you than promise you things.
i I don't want to rush past this, it's too important.
i I didn't see it until you put it like that.
C What can I do now that would really help?
C Is there more about it that you'd like to tell me?
C How can I make this right with you?
C What would you have needed from me?
C Is there anything about it I still haven't understood?
C What would you have liked me to do?
C Can I make it right, or would you rather have a bit of space?
C When you feel ready, will you let me try to put it right?
C Do you want me to listen, or would you like some space first?
P Will you tell me where I should begin to make it better?
P What would a wiser version of me have done?
P Where should I start, with a proper sorry or with just listening?
P Will you tell me what I should do differently next time?
P What would you have liked me to do instead?
P May I show you that I've listened?
P Would it be a start if I talked less and listened more?
P Can I start again, and listen this time?
P What should be first on my list of things to do better?
I Does it still hurt now that you've told me?
I Which part of it has stayed with you the most?
I What helps you when someone's got it wrong and is sorry?
I What should I have noticed?
I What would help you trust me with it again?
`;
