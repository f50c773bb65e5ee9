/** What he can say where the two of them are concerned: another day offered, something made for him, a glad yes, a reproach (feels.ts). Tables as in content/topic.ts; {d} is the day or time she names. */
export const FEELS_BETWEEN_THE_TWO = `
=counterOffer
c Suits me perfectly, count me in.
c Your plan beats mine, let's do exactly that.
c Yes, gladly, consider it settled.
c Good, then it's a deal, and I'm looking forward to it.
c I like that even more than what I suggested.
c Done, that's our new plan and I'm happy with it.
c Happy to change, what matters is the time with you.
c Thanks for finding another option, I'd love that.
c Absolutely, we'll make it so.
c Perfect, I can adapt and it's no trouble at all.
c We'll do it your way, with pleasure.
c No problem whatsoever, I'm flexible when the company is this good.
c Sounds right to me, you can rely on me being there.
c I appreciate that you looked for a way, and my answer is yes.
c Great, you've got yourself a date.
c Easy decision, you and that idea go very well together.
p A better offer already, and I didn't even have to negotiate.
p Plan B has just been promoted to plan A.
p You drive a hard bargain, and I surrender immediately.
p My diplomats reviewed your proposal and approved it in record time.
p Sold, to the woman with superior ideas.
p I'd play hard to get, but I was nodding halfway through your message.
p Look at us, solving problems like a well rehearsed team.
p Amendment accepted, motion carried, two votes to nil.
p That suggestion was so good I've forgotten my own.
p Consider the original idea politely retired, yours gets the job.
p If all your alternatives are like this, feel free to overrule me often.
p Request granted, stamped, and filed under things to be excited about.
p Your move was stronger than mine, so the point goes to you.
p Well negotiated, I searched for an objection and found none.
p Fine, twist my arm, I was only ever going to agree.
p The board met, the board being me, and it's a unanimous yes.
i I like people who answer with a door instead of a wall.
i Someone who brings an alternative usually means it. I noticed.
i There's something lovely about a plan with both our fingerprints on it.
i Now I'm curious what that choice says about you.
i The best adventures seem to need one small detour first.
i You just told me more about yourself than you think, and I'm all for it.
i A little extra anticipation never hurt anyone, and I'll enjoy mine.
i Funny how the second thought is so often the one worth keeping.
i I have a feeling this version comes with the better story.
i Your idea has something mine was missing, and I intend to discover what.
i It tells me a lot that you didn't simply say no.
i Let's see where your instincts take us, I trust them.
i Maybe chance knew what it was doing when it ruled out my first attempt.
i Earlier I was curious about the plan, now I'm curious about the planner.
i Yes, and I'm saving one good question for you until then.
i Suddenly this feels less like an arrangement and more like ours.
C Shall we fix the details now or nearer to it?
C Is there anything I should bring or arrange?
C Should I take care of the organising, or is it already in good hands?
C Would a short message beforehand to confirm be useful to you?
C Can I do something to make it simple for you?
C Do you prefer a loose plan or everything settled in advance?
C How long do I get you for, roughly?
C Shall we call it official then?
P Do I get bonus points for agreeing that quickly?
P Which of us gets to take credit for this brilliant change?
P Are you always this good at improving other people's ideas?
P Should I be worried how easily you talked me into that?
P Is there a dress code, or is enthusiasm enough?
P Can I officially blame you if it turns out to be wonderful?
P May I start the countdown, or is that too keen?
P What's the penalty for turning up absurdly early?
I What are you secretly hoping it'll be like?
I What do you look forward to most about it?
I If it goes as well as I suspect, what would we do next?
I What kind of mood will I find you in by then?
I Which side of you'll I meet that I haven't yet?
I Do your first ideas usually win, or is it mostly the second?
I When will you know that it was worth the effort?
I Could there be a story you're saving for an occasion like that?
c {D} it is then, count me in.
c {D} works for me, and I'm looking forward to it.
c Then {d}, gladly.
p {D}, and I didn't even have to negotiate.
p {D} has just been promoted to plan A.
p {D}, stamped and approved.
i {D} then, and I like that you came back with something better.
i {D} it is, I like having something to look forward to.
i So {d}, and I have a good feeling about it.
=giftForHim
c You thought of me, and I love that more than I can say.
c Thank you, I'm truly touched by this.
c That's a lovely thing to do, and I don't take it lightly.
c I already treasure it because it comes from you.
c What a generous heart you have, I'm grateful.
c I feel very lucky to be on your mind like that.
c Nothing beats being surprised by you.
c It means a great deal to me that you did this.
c I'm delighted, and I won't pretend to be cool about it.
c Being remembered by you is a present in itself.
c Now I really want to thank you in person.
c This goes straight to the top of my list of good things.
c Such a warm gesture, and it landed exactly where it should.
c You've just made today a very good day.
c I adore how your mind works, and I adore this too.
c Reading your message made me properly happy.
p I'm grinning at my phone like a man who won something.
p Careful, I could get very used to being spoiled by you.
p I accept with both hands and no dignity whatsoever.
p Best plot twist of the week, and I'm the one who benefits.
p Every museum in the country may be jealous of me now.
p I was going to act mysterious with you, and that's over.
p You've set the bar high, and I'll need a ladder to return the favour.
p There's a small parade going on in my head, in your honour.
p I'm officially the luckiest man in this chat, and I checked.
p Christmas appears to be whenever you decide it is.
p Please imagine a joyful dance that nobody should ever film.
p Everyone else will have a hard time impressing me after this.
p I'd like to thank the academy, but mostly you.
p You found the shortcut to my heart without asking for directions.
p Now I owe you one, and I plan to pay it back with interest.
p Something from you for me, I may need to sit down.
i I'm curious which side of me you had in mind.
i It's a rare feeling to exist in someone's ordinary day.
i There's a story behind this, and I'd listen to all of it.
i You can tell a lot about someone by what they notice for others.
i Little things like this say what long speeches can't.
i I wonder at which second I wandered into your thoughts.
i Tell me everything, starting with the moment you decided on it.
i So this is your way of making someone feel welcome in your world.
i Somehow I think you know me better than the calendar would suggest.
i The thing itself is wonderful, the thought behind it intrigues me even more.
i Years from now I'd still remember who this was from.
i Giving is its own language, and you seem to speak it fluently.
i Some people send words, you send proof.
i Kindness with imagination is hard to resist, and you have plenty of both.
i From here on it has a history with two people in it.
i I like to picture your smile when the idea arrived.
C When may I thank you properly?
C What made you think of me?
C Will you tell me the whole story of how it came about?
C How did you know I'd love this so much?
C Can I return the kindness with something you'd enjoy?
C Have you always been this thoughtful?
C Is it all right if I'm a little moved?
C Where were you when the idea first struck?
P Am I allowed to brag about this to everyone I know?
P Who do I have to thank for your excellent taste?
P Is there an official ceremony, or do I simply cheer very loudly?
P Did I do something right, or is this pure luck?
P How does one express gratitude on a scale that matches this?
P Should I prepare an acceptance speech?
P Do you give lessons in being this sweet?
P Would a very long thank you be enough, or shall I add cake?
I Which detail do you hope I notice first?
I What crossed your mind first, me or it?
I Is there a hidden message in it that I should look for?
I Did you hesitate at all before telling me?
I If it could talk, what would it reveal about you?
I Do you often show people you like them this way, or is it rare?
I What do you hope I'll feel when I think of it?
I Was it a sudden impulse, or had you been plotting for a while?
=saysYesGladly
c Wonderful, it's a date and I'm already looking forward to it.
c That's settled then, and I couldn't be happier.
c Your yes is the best news of the day.
c Perfect, just bring yourself and I'll be glad.
c I was hoping you'd say that.
c Great, leave the details to me.
c Excellent, good company is guaranteed on both sides.
c I love that enthusiasm, it's exactly how I feel too.
c We're on, and I'll be the one with the big smile.
c Consider it in the diary, underlined twice.
c Can't wait to spend that time with you.
c You and me, that sounds just right.
c It'll be a pleasure, I'm sure of that already.
c Glad you're in, it wouldn't be the same with anyone else.
c Then it's official, and I like how easy this was.
c Thank you for such a warm answer, I'll do my part to deserve it.
p That was quick, and I'm pretending to be calm about it.
p Mark the occasion, we agreed on something without a committee.
p Splendid, I'll alert the press and keep it to two front pages.
p My inner child is running laps, the grown man says see you there.
p You kept me in suspense for no time at all, much appreciated.
p Warning, I take plans with you dangerously seriously.
p There goes my attempt at playing hard to get.
p I'll practise looking casual in the mirror, no promises.
p Brilliant, now we only have to be as charming as our messages.
p Signed and sealed, no refunds on a good time.
p Keep that energy, it may have to cover for both our nerves.
p And just like that, my calendar became interesting.
p An acceptance like yours deserves a fanfare, please imagine trumpets.
p Let the record show she agreed willingly and in good spirits.
p Now I have to live up to my own invitation, wish me luck.
p Smart woman, great judgement, clearly superb taste in companions.
i I like people who say yes as if they mean it.
i Something tells me we'll lose track of the hours.
i I already know the first thing I want to ask you.
i This has the feel of a story we'll each tell differently.
i Real enthusiasm is underrated, and yours is contagious.
i Let's leave a little room for whatever wasn't planned.
i The best part may be the one neither of us expects.
i I'm curious who you are when there's no screen between us.
i Half the fun starts now, with the waiting.
i You just turned a simple plan into something worth daydreaming about.
i One small idea, two curious people, I like those odds.
i It'll be interesting to see which of us stops talking first.
i Save me one thing you've never told anyone by text.
i Plans are only the frame, the picture is what intrigues me.
i Your reply says a lot about you, all of it good.
i Until then I'll be collecting questions that deserve more than typing.
C Shall I send you everything you need in one message?
C Is there anything I should know or arrange beforehand?
C Would you like me to pick you up, or shall we meet there?
C How will you be getting there?
C Do you want me to handle it all, or shall we share the planning?
C What would make it perfect for you?
C Can I bring you something you like?
C Are you someone who likes a reminder on the day?
P Which of us will be embarrassingly early?
P What's our secret sign in case one of us is too shy to wave?
P Should I come with my best behaviour or my best stories?
P Who gets to be in charge of emergency snacks?
P Do I need a training plan, or can I come as I am?
P Is a celebratory high five on arrival too much?
P May I count down the hours out loud, or only in private?
P Can we agree that the last one to arrive tells the first joke?
I What part are you most excited about?
I What should I ask you that nobody ever does?
I If time flies, what shall we do with the bonus hour?
I Which version of you is coming, the mischievous one or the dreamy one?
I What would I never guess about you from your messages?
I What made it such an easy decision?
I Do you believe in leaving things a little to chance?
I What song should be playing when you arrive?
c {D} it is, I'm looking forward to it.
c Then {d} is settled, I'm glad.
p {D} is in the calendar, in ink.
p {D}, and I'll try to look relaxed until then.
i {D} then, I'm curious how we are without a screen in between.
=reproach heavy
c You're right, and I'm sorry. I want to do better by you than that.
c Thank you for telling me straight, I got this wrong and I own it.
c I hear you, and there's no excuse from my side.
c That was on me, and you deserved far more care than I showed.
c I'm glad you didn't keep this to yourself, and I'm sorry I gave you cause.
c Fair, all of it, and from now on I'll pay closer attention.
c No defence, just an honest apology and a real effort to change.
c What I did wasn't fair to you, and I won't shrug it off.
c It took courage to say so, and I respect you for it.
c I should have known better, and next time I'll think before I act.
c My mistake, plainly, and I'd like to put it right with actions.
c You had every reason to be upset with me.
c Point taken, and I mean to show you that I've understood.
c This matters to me because you do, so I'm taking it seriously.
c Please know that I'm listening and that I truly regret it.
c I let you down there, I can see that clearly.
p Not my finest work, and I'm truly sorry you were on the receiving end.
p If there were a replay, I'd be watching myself through my fingers. I apologise.
p I've earned that one, and you've been kinder about it than I deserved.
p Consider me well and truly told, and grateful you bothered.
p My better self is firmly on your side here, and so am I.
p Clearly I still have some growing up to do, and I'm sorry it cost you.
p No gold star for me this time, only a sincere sorry.
p Even my own conscience agrees with you, and it usually takes my part.
p I'd mark myself down for that too, with a note saying must try harder.
p For someone who wanted to impress you, I made a real mess of it. Forgive me.
p Guilty as charged, and I won't be hiring a lawyer. I was wrong.
p There goes my reputation for being thoughtful, and I'll work to earn it back.
p Turns out I can be quite an idiot, and I'm sorry you had to find out.
p I'll take this one on the chin, because it was careless of me.
p Humble pie for me, a large slice, with my genuine apologies to you.
p Let me put my pride in a drawer and simply say I messed up.
i I keep thinking about how it must have been from where you stood.
i I'd rather understand this properly than be forgiven quickly.
i If there's more behind it, I have time for every word.
i What you wrote deserves more than a quick sorry, so I'm reading it again slowly.
i Many people would have stayed silent, and you trusted me with the truth instead.
i Something in the way you put it went right to where it should.
i Tell me the part that hurt most, and I'll only listen.
i I only know my version, and yours is the one I need to hear.
i Being told honestly where I failed is rare, and I don't want to waste it.
i You just showed me a side of myself I'd managed to overlook.
i How it felt to you is the only measure that counts here.
i Before I say anything clever, I want to see it through your eyes.
i An apology is only a beginning, and I'd like to learn what makes it whole.
i People show who they are by how they repair things, so let me start.
i Trust grows in exactly these conversations, and I don't want to hurry past this one.
i It's strange how blind one can be to oneself, so thank you for the mirror.
C What can I do now that would actually help?
C Would you tell me how it was for you, all of it?
C How can I make this right with you?
C What would you have needed from me there?
C Is there anything about it I still haven't understood?
C When you feel ready, may I try to put things right?
C Do you want me to listen, or would you prefer some space first?
P How long is the road back to your good graces, and may I start walking?
P What would a wiser version of me have done?
P Where should I begin, with a proper sorry or with being quiet and listening?
P Could you give me a few notes so I get it right next time?
P If you held the pen, how would you rewrite my part?
P May I hand in a much improved second attempt?
P Would less talking and more listening from me be a decent start?
P If I put this at the top of my homework, what else belongs there?
I What went through your mind when it happened?
I Which part of it has stayed with you the most?
I How do you like someone to come back after getting it wrong?
I Was there a point where I could have noticed and didn't?
I From all this, what should I remember about you?
`;
