/** Asked of whatever was said before it, part 2. Form: near-entries.ts. */
export const NEAR_WHATEVER_IT_IS_2 = `
=what happened in the end / how did it end / so what was the outcome
c It ended well, with less fuss than everybody feared.
p Everyone survived and nobody has asked for an encore.
i Not how I'd planned, but I wouldn't swap it now.
b Do you like neat endings or open ones?
=did they say anything / any comment from them / what did they have to say about it
c They did, and it was kinder than I expected.
p A lot, most of it with their eyebrows.
i Very little, and the silence told me what I needed to know.
b What would you have said in their place?
=what did you say / what did you tell them / how did you answer that
c The truth, in as few words as I could.
p Something clever, about four hours later in the car.
i Less than I wanted to, and I'm still glad of it.
b Do you find the words on the spot?
=were you ok / did you come out of it alright / you weren't hurt were you
c I was fine, more shaken than anything else.
p My dignity needed a plaster, the rest held up.
i At the time yes, it only sank in later that it could have gone wrong.
b Do you keep your head when things go wrong?
=did it work / did that do the trick / success or not
c It worked, and I tried not to look too surprised.
p Nothing exploded, so I'm going with yes.
i Not the way I meant it to, but something better came of it.
b What's your success rate with things like that?
=whose idea was that / who came up with that / who suggested it
c I'll take the blame and the credit in equal parts.
p Nobody will admit it now, so we're blaming the weather.
i It started as a joke, then nobody wanted to be the one to stop.
b Are you the one with the ideas?
=what for / for what reason / what's the point of that
c For the fun of it, I don't need a better reason.
p I asked myself the same, halfway through, with no way back.
i To see if I could, that question never lets me alone.
b Do you need a reason for everything?
=why's that / what's the reason / why though
c It felt right, and that's usually enough for me.
p I had a very good reason until you asked for it.
i I'm still finding out, but it started as a feeling I couldn't shake.
b Do you like knowing the why of things?
=what changed / what made the difference / what's different now
c I did, I got tired of waiting for everything else to.
p The only thing left to change was my mind, so that went.
i Nothing big, a few small things lined up at last.
b What has changed most for you lately?
=what made you change your mind / why the change of heart / so you've come round to it
c I thought it over properly and the other side was right.
p My first opinion was young and needed the money.
i Somebody said one sentence, and I couldn't unhear it.
b Do you find it easy to turn around?
=how did that happen / how did you manage that / how did you end up in that situation
c One thing led to another, and I let it.
p Gradually, then with a very loud noise.
i By saying yes to something small and not looking where it led.
b Do things like that happen to you too?
=when was that / how long ago was this / was that recently
c Not so long ago, I can still picture all of it.
p Somewhere between last week and my youth.
i Far enough back to laugh at, though it still feels close some days.
b How far back does your memory go?
=what time is that / what time does it start / when does it kick off
c I'll check the exact time, but I'd be there a bit before.
p Earlier than I'd like and later than I fear.
i Around when the day starts to loosen up, my favourite part of it.
b Will you be early or just in time?
=what time does it finish / when will you be done / how late will that go
c Not too late, and I'd message you when I'm free.
p When the last person stops saying goodbye, so no one knows.
i I never know with these, the good ones run over.
b When do you turn into a pumpkin?
=how long does it take / how long will that be / is it a quick thing
c Not long, an hour or two and I'm yours.
p A job of ten minutes, or an afternoon once I get involved.
i Longer than it should, because I don't like rushing it.
b Are you a patient person?
=how long did it take you / did that take ages / how many hours went into it
c Longer than planned and worth each minute.
p Three times what I told everyone, as tradition demands.
i I lost count, which is how I know I enjoyed it.
b What would you spend hours on?
=how long for / for how many days / how long will it last
c For as long as it stays good, then I'll call it a day.
p Until it's over or I get hungry, whichever's first.
i I'm leaving it open, I like not knowing the end.
b Do you like an end date on things?
=how often does that happen / is that a regular thing / does it happen a lot
c Now and then, often enough that I know the signs.
p Just often enough that I should have learned by now.
i Rarely, and that's why it stuck in my mind.
b Does that kind of thing happen to you?
=has that ever happened before / first time or not / is it a one off
c First time, and I hope to keep it that way.
p Not in this exact flavour of chaos.
i Something like it once, and I handled it worse then.
b What's happened to you more than once?
=what did you do then / so what did you do / how did you handle it
c I took a breath and did the next sensible thing.
p Nodded, as if it was all part of the plan.
i Nothing for a minute, and that was the smartest part.
b What would you have done?
=what did you do after / where did you go afterwards / did the night carry on
c Straight to food, and then a quiet end to it.
p I intended to go home, my intentions were outvoted.
i A slow walk back, which I liked almost as much as the rest.
b Do you go on or go home?
=who else was there / anyone i'd know / who was with you
c Good people, the easy sort you don't have to perform for.
p The usual suspects, plus one person nobody could place.
i A mixed bunch, and I always end up beside the quiet one.
b Who makes a night for you?
=who else is going / who's coming / is it just us
c A small crowd, and I'd keep a place beside me for you.
p Whoever reads the message in time, so it's anyone's guess.
i The fewer the better for me, I like a talk you can finish.
b Who'd be fun to bring to it?
=with who / who are you going with / got company or going solo
c Good company, nobody you'd need to worry about.
p Whoever answers their phone first gets the honour.
i Maybe alone, I'm quite good at that and a bit proud of it.
b Do you mind doing things by yourself?
=did they like it / what did they think of it / did it go down well
c They did, I could tell by how quiet they went.
p Nobody asked for their money back, so I was thrilled.
i One of them did, deeply, and that was worth all the shrugs.
b Do you care what people think of it?
=were they nice about it / how did they take it / were they ok with it
c They took it well, better than I'd have done.
p There was a pause you could have parked a bus in, and then yes.
i Slowly, they needed a day and I understood that.
b How do you take news like that?
=did they say sorry / did you get an apology / have they apologised
c They did, and I let it go right there.
p A small one, it came with a cough.
i Not in words, but they showed it, and I take that too.
b Do you say sorry first?
=did you say sorry / have you apologised / did you make it up to them
c Yes, quickly and with no buts attached.
p Twice, the first one came out as a mumble.
i I did, and it cost far less than carrying it around.
b Do you find sorry a hard word?
=did you get it / so did they pick you / any luck with it
c Not this time, so I'm trying again.
p I'm dressed for good news and ready for the other kind.
i I did, and I'm still waiting for it to feel real.
b Are you lucky in general?
=have you heard back / any news yet / did they reply
c Not yet, and I'm choosing to read that as a good sign.
p I've refreshed it so often the page knows my thumb.
i I have, and it wasn't a yes or a no, just a door left open.
b How are you with waiting?
=when will you know / when do you find out / how long till you hear
c Soon, and I'll tell you as soon as I do.
p Any day now, as they've been saying for a while.
i Nobody can tell me, so I'm learning to live next to the question.
b Would you rather know at once or be surprised?
=did you find it / has it turned up / any sign of it
c Found it, in the last place I looked, of course.
p It's hiding, and it's better at this than I am.
i Not yet, I always find things the day I stop looking.
b What are you always looking for?
=did anyone see / were there witnesses / who saw it happen
c A few people, and they were kind enough to look away.
p Everyone I'd have wanted not to.
i Only a stranger, and we'll share that for life now.
b Who'd you have wanted there?
=did you laugh / was it funny / could you see the funny side
c I did, it was too silly not to.
p Not until everyone else had finished.
i Later, with somebody, and then I couldn't stop.
b Do you laugh at the wrong moments too?
=did you get into trouble / did you get caught / were there consequences
c No trouble, I owned up before it came to that.
p I got a look, and the look was plenty.
i A bit, and it made the memory better.
b Were you a good kid or a caught one?
=did you get away with it / nobody noticed / they never found out
c I came clean, I sleep better that way.
p I'm whispering even now, so draw your own conclusions.
i Someone knew, I think, and was kind enough to let me off.
b What did you get away with?
=was it your fault / who's to blame / did you start it
c Partly mine, and I'll own my half.
p I was near it when it happened, that's all I'm signing.
i It took two, and keeping score never helped anyone.
b Are you quick to take the blame?
=was it on purpose / did you mean to do that / accident or deliberate
c On purpose, and I stand by it.
p An accident that I'm now presenting as a decision.
i My plan was something else, but I think part of me wanted it.
b Do you believe in accidents?
=did you tell them / have you told anyone / do they know
c I told the ones who matter.
p Only the kettle, and it took the news well.
i Not yet, I like having it to myself a little longer.
b Who hears your news before anyone else?
=are you going to tell them / when will you tell them / shouldn't they know
c Yes, once I've found the right quiet moment.
p I'm practising in front of the fridge first.
i I want to, I just don't want it to come out smaller than it is.
b How would you break it to them?
=what did your mum say / what do your family think / did your parents have opinions
c They want me happy, so they're for it.
p There was advice, there's always advice.
i Worried first and understanding later, as love often is.
b Do you ask your family for advice?
=what did your friends say / what do your mates think / did you ask your friends
c They said go for it, and I tend to listen.
p First they laughed, then they backed me, in that order.
i Each of them told me something different, so I heard what I wanted to.
b Whose advice do you really follow?
=what did the doctor say / did you get it checked / have you seen anyone about it
c Nothing to lose sleep over, I just have to be sensible for a bit.
p Rest, water and less heroism, and the last one hurts.
i I put it off too long, then wondered what I'd been afraid of.
b Do you go or wait till it passes?
=is it serious / how bad is it / should i be worried about you
c Not serious, and it's kind of you to ask.
p I'll live, though I may mention it a few more times.
i It's more of a nudge to slow down, and I'm listening for once.
b Are you a worrier with people you like?
=is it getting better / any improvement / on the mend yet
c Yes, a little more each day.
p Slowly, and with a lot of supervision from my sofa.
i Better in some hours than others, and I notice the good ones more now.
b What helps you get well?
=are you feeling better / how are you feeling now / any better today
c Much better, thanks, and being asked helped too.
p I'm up to about eighty percent, the rest is on order.
i Getting there, being a bit low makes you grateful for boring days.
b What cheers you up when you're under the weather?
=can you do anything about it / is there a solution / how do you fix that
c Yes, one step at a time, and the first is already taken.
p I've tried ignoring it, with mixed results.
i Not really, so I'm working on how I carry it.
b Do you fix things or let them settle?
=have you tried asking for help / can't someone help you / is there nobody to ask
c I have, and I should have asked sooner.
p That's the plan, right after I've made it slightly worse on my own.
i Asking is the hard part for me, I'm always glad when I do.
b Do you ask easily?
=have you tried turning it off and on / did you try the obvious / have you done the basic checks
c Tried it, it behaved for a bit, and now I know it's the thing itself.
p It was my first idea, and my second, and my third.
i I skip the obvious ones every time and then they turn out to be it.
b Are you the fixer in your house?
=have you tried it the other way / have you tried something different / maybe try another way
c Not yet, but that's a good thought and I'll try it.
p I've been trying the same wrong way with great commitment.
i I did, and it felt strange at first, which may mean it's right.
b What worked for you?
=are they nice / do you like them / good people or not
c They are, I always leave in a better mood.
p Very, they laugh at my jokes and ask for nothing.
i Nice takes a while with them, they're loyal first.
b Who are your nicest people?
=is he ok / how's he doing / is he alright now
c He's alright, and I'll tell him somebody kind was asking.
p He says he's fine in a voice that wants soup.
i Coping, he just needs people to act normal around him.
b Are you the caring one among your people?
=what's she like / is she nice / tell me about her
c Warm, direct and not easily fooled, I like her a lot.
p She'd see through me in a minute and be polite about it.
i There's more to her than she lets show at first.
b Would you get on with somebody like that?
=what's he like / is he a good guy / tell me about him
c Solid, the kind you'd call when something goes wrong.
p Picture me with better manners and worse timing.
i Quiet until he trusts you, and then the funniest in the room.
b Who's like that in your life?
=are you close / do you get on well / are you two tight
c Close, we don't need to talk daily to know it.
p We're at the stage of being rude to each other with love.
i Closer now than we used to be, we both had to soften a bit.
b Who are you closest to?
=how old is he now / how old are they these days / what age is he
c The age where he has opinions on everything.
p Older than I'm ready for, and I blame the calendar.
i Every time I look there's another year on the clock, so I try to pay attention.
b Does time go too fast for you as well?
=is she older than you / is he younger / what's the age gap
c Not enough of a gap to matter to anyone.
p By the calendar it's one thing, by maturity I come last.
i We've swapped over the years, who looks after whom.
b Do ages matter much to you?
=where did you meet them / how do you know each other / how did you become friends
c By chance, and it stuck from the first chat.
p We both stood in the wrong place and stayed there talking.
i Slowly, we were just around each other until it mattered.
b How did you meet your best friend?
=how long have you known each other / do you go way back / is it an old friendship
c Long enough to skip the small talk.
p We go back far enough to have evidence against each other.
i Not as long as it feels, some people arrive already familiar.
b Who has known you the longest?
=do you see them much / when did you last see them / do you meet up often
c Not as often as I'd like, but we pick up right where we stopped.
p We're excellent at saying we must meet up.
i Less these days, so when it happens I put my phone away.
b Who would you like to see more of?
=do they live near you / are they far away / where are they these days
c Not round the corner, but we make the trip when it matters.
p A phone call and two excuses away.
i The distance made us talk more, oddly enough.
b Are your people near or spread out?
=do you look like each other / are you alike / any similarities between you
c In the ways that count, yes.
p We share the same laugh and the same bad excuses.
i Not at first glance, but we go quiet about the same things.
b Who are you most like?
=does he know / have you said it to her yet / do they have any idea
c Yes, I'd rather have it said than guessed.
p I've hinted so subtly that I've missed it myself.
i I think so, people feel it long before it's said.
b Would you say it straight out?
=are they together / is he single / does she have someone
c Taken as far as I know, and happy with it.
p I don't dare to ask, I'd be roped in as a matchmaker.
i It's one of those that's hard to tell from outside.
b Do you like matchmaking?
=are you still friends / do you still talk / are you on good terms
c We are, no hard feelings on my side.
p Our thumbs like each other's photos, the modern handshake.
i From a distance, and that's where it works best.
b Do you stay in touch with people?
=did you fall out / what went wrong between you / why don't you talk anymore
c We drifted, nobody slammed a door.
p It was a slow fade, the kind you only spot at Christmas.
i Different wishes, and both of us too polite to say so.
b Have you ever lost a friend like that?
=have you made up / are you two ok now / is it sorted between you
c Yes, we talked it out and that was that.
p We've reached the stage of sending each other silly videos again.
i Mostly, it's a bit careful still, but it's warm.
b Do you stay cross for long?
=do you trust him / can you rely on them / is she trustworthy
c I do, with my keys and my secrets.
p With anything except the last slice.
i More than I did, they earned it bit by bit.
b How fast do you trust people?
=does she like you / what does he think of you / do they get on with you
c I think so, they always make room for me.
p I'm tolerated with a smile, and I'll take it.
i It took a while, and I like being liked by someone choosy.
b Are you good at winning people over?
=would i like them / would i get on with her / think we'd get along
c I think you'd be laughing within ten minutes.
p You'd gang up on me before the drinks came.
i Once they stopped testing you, I think you'd like them a lot.
b Are you easy with new people?
=when do i meet them / will i get to meet him / are you going to introduce us
c When you feel like it, I'd be proud to.
p Once I've briefed them on which stories are banned.
i Soon, I hope, people show who they are by who they keep.
b Does meeting someone's people make you nervous?
=what did you tell them about me / did you mention me / do they know about me
c That I'd met somebody I like talking to.
p Only nice things, followed by a long silly smile.
i Not much yet, I like having you as my own good news.
b Have you told anybody about me?
=how's it going between you / are things good with them / getting on ok at the moment
c Good at the moment, easy and friendly.
p We're at peace, the thermostat is neutral ground.
i Up and down, but we both keep turning up.
b Who do you get on with effortlessly?
=is she coming too / will he be there / are they going to be there
c I expect so, and it'll be better for it.
p If there's food, no force on earth would stop them.
i Maybe, and I'd enjoy it either way.
b Would you like it busy or just a few people?
=did they mind / was he ok with that / didn't she object
c No, they were easy about it.
p There was a sigh, but a friendly one.
i A bit, and they let it go because it mattered to me.
b What do you mind that others don't?
=are they serious / do you think he meant it / was she joking
c I think they meant it, the joke was just wrapping.
p About half and half, and I laughed at the wrong half.
i A little of each, people hide the true bits in jokes.
b Can you tell when someone's joking?
=what did he want / what was she after / why did they call
c Just a chat and a small favour, nothing dramatic.
p Advice, which they'll now carefully ignore.
i I think to hear a friendly voice, the rest was an excuse.
b Who rings you for no reason?
=why did he do that / what made her do it / what were they thinking
c I think they meant well and got it wrong.
p My theory is that very little thinking took place.
i Scared, most likely, people do odd things when they're scared.
b Are you good at working people out?
=is he always like that / is she usually like this / do they do that a lot
c Usually, and you get fond of it.
p Always, it's practically a service they provide.
i Only when something's on their mind, so I listen between the lines.
b Who in your life never changes?
=did you get their number / did you swap numbers / did you keep in touch after
c We did, though neither of us has made much of it.
p I meant to, and then the moment grew legs and left.
i No, and it's a nice memory because it stayed that short.
b Do you keep in touch with people you meet by chance?
=who was it / who did that / was it somebody you know
c Nobody you'd need to worry about, just someone passing through the day.
p I'm protecting the names of the silly, mine included.
i Someone I'd misjudged, as it turned out.
b Are you good with faces?
=who is that / who are we talking about / remind me who they are
c Somebody from my circle, you'd place them after one evening.
p A supporting role in my life with a habit of stealing scenes.
i Someone I don't mention often and think of quite a lot.
b Who should I know about in your world?
=what's his name / what's she called / do they have a name
c I'll tell you when you meet, so you can put a face to it.
p A sensible name, wasted on someone so silly.
i I rarely use it, between us it's all nicknames.
b Did you ever have a nickname you liked?
=what does he do / what's her job / what do they do for work
c Something steady, and good at it from what I can tell.
p I've asked four times and nodded each time.
i A thing that suits them better than they think.
b What did you think you'd become?
=is she married / has he got kids / do they have a family
c Settled, I'd say, and it suits them.
p Enough going on at home that they envy my naps.
i Life went a different way for them, and they wear it well.
b What does family look like in your head?
=was he drunk / had she been drinking / were they all tipsy
c Merry at most, nothing that needed an apology.
p Somewhere between one too many and one too few.
i I think just happy, some people get tipsy on company.
b Are you fun after two drinks?
=are you like that too / do you do the same / is that you as well
c A bit, I try to be kinder with it.
p I'd like to deny it, but people have met me.
i I used to be more so, I've grown out of half of it.
b And are you?
=do you wish you were like that / are you a bit jealous of them / would you swap with him
c No, I like my own shoes.
p Some mornings, around the time my alarm goes.
i In one small way, and I'm working on it.
b Whose life would you try for a day?
=will they mind if i come / won't i be in the way / would they be ok with me there
c Not at all, they'd be glad, and so would I.
p They'd like you better than me inside the hour.
i The one thing they'd notice is how I am around you.
b Would you feel shy?
=how many of you are there / is it a big family / how many in the gang
c Enough that somebody's always up for something.
p Plenty for a vote and too many for an agreement.
i Fewer than there used to be, and closer for it.
b Are you from a big noisy lot?
=what was it like growing up with that / was that normal in your house / did you grow up like that
c It felt normal at the time, and I'm glad of it now.
p Normal is whatever happens before you visit another family.
i I only saw how unusual it was once I'd left it.
b What did you think was normal and wasn't?
=do you get that from him / who do you get that from / does it run in the family
c Some of it's inherited, the rest I'll own.
p The good half is mine, the rest was a gift.
i I fought it for years and then caught myself doing it happily.
b What did you get from your parents?
=what did you get them / what are you giving her / have you got a present yet
c Something they'd use, I'm practical with presents.
p A card, a hug and a gift bag that outshines the gift.
i The little thing they mentioned once and think I forgot.
b Are you easy to buy for?
=what did they get you / did you get anything nice / what did you get from her
c Something thoughtful, I was touched.
p A thing I now have to show off whenever they visit.
i More the thought than the thing, it's the thinking I keep.
b What present could you never give away?
=did you hug / was it awkward / how was it seeing them
c Easy, as if no time had gone by.
p There was a hug that was nearly a handshake, and some coughing.
i A bit stiff for a minute, then someone laughed and it melted.
b Hug, handshake or awkward wave?
=how did they meet / what's their story / how did those two get together
c The ordinary way, by liking each other and saying so.
p Depends who you ask, and they always argue about it.
i Slowly, everyone around them knew before they did.
b Do you like hearing how people met?
=do you think they'll last / will it work out for them / give them how long
c I think so, they're kind to each other on bad days.
p I've bought a nice shirt for the wedding, so they'd better.
i Hard to tell, but they look at each other when they laugh.
b What makes two people last?
=what would he say about that / what would she think / wouldn't they be shocked
c They'd laugh, and then they'd want in.
p I'd hear about it every birthday for the rest of my life.
i On the outside shock, and secretly they'd be pleased for me.
b Who'd be the most shocked by you?
=are you sure they like me / what if they don't like me / what if i'm not their kind of person
c Then they'd be wrong, and I'd tell them so.
p Laugh at one of their jokes and you're in for life.
i They'd like whoever makes me happy, that's how they are.
b What worries you about it?
=should i say hi from me / tell them hi / give her a hug from me will you
c I will, and I'll bring one back.
p Consider it delivered, minus a small courier fee.
i They'll want to know who you are, and I'll enjoy telling them.
b What should I say about you?
=is that normal / does that happen to everyone / that's not just me right
c Completely normal, most people just don't say it out loud.
p If it isn't, there's a whole crowd of us and we're fine.
i Normal enough, it only feels odd because nobody compares notes.
b Did somebody make you feel it wasn't?
=is it too late / have i left it too late / did i miss my chance
c No, late is still a perfectly good time to start.
p It's too late when they've locked up and swept the floor.
i It rarely is, people wait longer and forgive more than we think.
b What would you do if you knew it wasn't?
=should i be worried / is it something to worry about / would that worry you
c I'd keep an eye on it and not lose sleep yet.
p Put it on the list, but nowhere near the top.
i Worry if it keeps coming back, once on its own is just life.
b What's the worst you're picturing?
=should i do it / do i go for it / yes or no should i
c Yes, you wouldn't be asking if you didn't want to.
p My vote is yes, and I'm only slightly biased towards a good story.
i Picture it's already done, and see if you're relieved or sorry.
b What's the part that scares you?
=should i say yes / do i accept / would you take it if you were me
c If your first feeling was a smile, say yes.
p Yes now, panic later, that's the classic order.
i I'd say yes to the version you could do on a bad day too.
b What did your gut say first?
=should i say no / is it ok to turn it down / can i just refuse
c You can, and you don't owe anybody an essay about it.
p Say no firmly and leave the room before they reply.
i A kind no now is nicer than a tired yes for months.
b Do you find no a hard word?
=should i go or stay home / do i bother going / would you go
c Go for an hour, and leave with a clear conscience if it's dull.
p Your sofa will still be there, it never goes anywhere nice without you.
i I'd ask which one tomorrow's you would be glad of.
b What would get you out of the door?
=should i wait / do i give it more time / how long would you leave it
c Give it a bit, then decide and don't look back.
p Until you're bored of wondering, which for me is eleven minutes.
i Waiting is fine while it's patience, less so once it's fear.
b How long have you been waiting already?
=should i tell him / do i say something / would you tell her
c I'd tell them, calmly and soon.
p Yes, before your face does it for you.
i If it'd still sit in you next week, it wants to be said.
b What are you afraid they'd say?
=should i reply / do i answer them / would you text back
c Only if you'd like the conversation that follows.
p Draft it, read it in a silly voice, then decide.
i No answer is one too, and sometimes the clearest.
b What do you want from them?
=what should i say / what do i tell them / how would you put it
c The plain truth, kept short and kind.
p Start with hello and let the nerves do the rest.
i I'd say the thing you're trying to find a clever way around.
b What would you say if you couldn't upset anyone?
=was i wrong / did i do the wrong thing / should i not have done that
c I don't think so, you meant well and it shows.
p If you were, it's a very forgivable size of wrong.
i Maybe a little, and the fact you're asking already makes it better.
b How did it feel at the time?
=would you have done the same / what would you have done / would you react like that
c I think I would, and perhaps less politely.
p I'd have done the same with more dropping of things.
i In my head yes, though I might have stayed quiet.
b Did you surprise yourself?
=am i overreacting / am i making too much of it / is it a silly thing to be upset about
c No, if it matters to you then it matters.
p I've sulked for a week over a biscuit, so you're fine.
i Feelings are rarely about the small thing, they're about what it stands for.
b What bothered you most about it?
=would that annoy you / would you be cross / wouldn't that bother you
c It would, and I'd say so before it grew.
p I'd be furious, in a very quiet and polite way.
i Less the thing itself, more if it was shrugged off.
b What's your limit with things like that?
=do you think he likes me / does she mean it / reckon they're interested
c If they keep finding reasons to be near you, yes.
p I'd need their phone and a magnifying glass, but my hunch is yes.
i Look at what they do when nothing's in it for them.
b What makes you wonder?
=what do you think it means / how should i read that / what's your take on it
c I'd take it at face value until shown otherwise.
p Either a lot or nothing, which is my whole expertise.
i I think it means they were unsure, people are usually less certain than they look.
b What did you read into it?
=is it a bad sign / is that a red flag / doesn't sound good does it
c One thing alone isn't, a pattern would be.
p I'd call it a beige flag flapping a bit.
i It depends how they act when you bring it up.
b Has it happened more than once?
=is it a good sign / that's a good thing isn't it / sounds promising right
c I'd take it as one, and enjoy it.
p I'm quietly getting the good glasses out for you.
i I think so, good signs are usually small and easy to miss.
b What would be the best outcome?
=can you believe it / can you believe they did that / isn't that mad
c Barely, I'd have been lost for words.
p My jaw has filed for overtime.
i I can, people are wonderfully strange up close.
b What did you do with your face?
=do you get what i mean / you know what i mean / do you know that feeling
c I do, I know exactly that feeling.
p My head nodded at the phone all by itself.
i Yes, though I'd never found the words for it until now.
b When did you last feel it strongly?
=does that sound stupid / is it dumb / am i being daft
c Not at all, it makes sense to me.
p Coming from someone who argues with doors, no.
i It sounds like something you've thought about more than you let on.
b Where does that worry come from?
=do you agree / are you with me on this / same view or not
c I agree, and I'd have said it with fewer good words.
p Yes, though I'd disagree just to keep hearing the argument.
i Mostly, with one small corner where I see it differently.
b Do you enjoy a friendly disagreement?
=whose side are you on / are you on my side / be honest who's right here
c Yours, and I'd tell you gently if you were off.
p I know where my bread is buttered, so yours.
i On your side as a person, and on the facts I'd hear both.
b Do you want support or a second opinion?
=what would you do in my place / what if it was you / how would you deal with it
c I'd sleep on it once and then act before lunch.
p Make tea, make a list, lose the list, go with my gut.
i Whatever was braver, with somebody waiting for me after.
b What have you ruled out already?
=do you think i can do it / will i manage / have i got this
c I do, and I'd put money on it.
p If confidence came in boxes, I'd have one sent round to you.
i Yes, being unsure and doing it anyway is most of what it takes.
b What part feels biggest?
=do you think it'll work / will it be ok / what are the chances
c I think it'll be fine, and quicker than you fear.
p My crystal ball is foggy but smiling.
i It may turn out differently from the plan and still be good.
b What would calm you most right now?
=is it worth fighting for / should i keep trying / do i give up on it
c If thinking of losing it hurts, keep going a bit longer.
p One more go, and make it a dramatic one.
i Try until you can leave it with no question marks.
b How long have you been trying?
=should i get it / do i buy it / can i justify that
c If you'd still want it in a week, buy it.
p I'm the wrong person to ask, I've got your bag half packed.
i Think of the third time you'd use it, not the first.
b How much do you want it, out of ten?
=should i take it back / do i keep it or return it / would you keep it
c If you're asking, I think it wants to go back.
p Keep it, in a drawer, feeling guilty, like the rest of us.
i I'd keep it only if it makes me feel like more of myself.
b What bothers you about it?
=what should i do first / where do i even start / what would be your first step
c With the smallest bit, it gets the rest moving.
p Make a list, admire the list, do the easiest thing on it.
i I'd start with what's nagging you most, it uses up all the air.
b Which part are you avoiding?
=should i be flattered / do i take it as a compliment / is that a good thing to hear
c I'd take it, compliments are scarce enough.
p Frame it first and analyse it later.
i I think it was meant better than it was worded.
b What do you like being told?
=can you help me / could you give me a hand with it / do you know about this stuff
c Yes, tell me where you're stuck and I'm on it.
p I bring enthusiasm, tape and a very basic understanding.
i Perhaps I won't know the answer, but two heads make it less lonely.
b What's the trickiest part?
=can you explain it to me / what does that even mean / explain like i'm five
c Sure, the short version is that it's simpler than it sounds.
p Imagine everyone involved is also confused, and you're nearly there.
i I only got it once I stopped trying to follow every detail.
b Where did it stop making sense?
=do you know how / do you know how to do it / is that something you can do
c I do, or well enough to get us through.
p Looking things up with a confident face is my whole skill.
i In theory yes, and I'd love a reason to find out for real.
b Do you want it done or want to learn it?
=did i tell you that already / have i told you this one / am i repeating myself
c If you have, I'd happily hear it again.
p My memory is kind, every story is new to me.
i The second time you hear it you catch what it's about.
b What's the bit you like telling most?
=what do you reckon / thoughts / any thoughts on that
c I like it, I'd go with it.
p My thoughts are in a meeting, but they look positive.
i Something in it makes me curious about the part you left out.
b What do you think yourself?
=does it suit me / do you think that's me / can you see me doing that
c I can, and I can see you enjoying it too.
p The picture in my head is clear, and in it I'm applauding.
i Yes, partly because it isn't what I'd have guessed at first.
b Can you see yourself in it?
=is it mean if i don't / would it be rude not to / am i a bad person if i skip it
c Not mean, you're allowed to look after your own evening.
p You're still a good person, just a rested one.
i A small bit of guilt just means you care, it needn't be an order.
b What would you rather be doing?
=do you think they noticed / was it obvious / could everyone tell
c I doubt it, people are busy worrying about themselves.
p Only the ones with eyes, so you're probably safe.
i If somebody did, they most likely thought something kind.
b What would it matter if they had?
=how do i get out of it / got an excuse i can use / how can i cancel politely
c Say you can't make it, thank them and leave it there.
p Yawn early, yawn often, then ask what time it is.
i A short true reason beats any clever one, nobody asks more.
b What would you be getting out of?
=what would make it easier / how can i make it less awful / any tips to get through it
c Break it into bits and plan something nice for after.
p Picture everyone in a silly hat, and wear one yourself if needed.
i Tell someone you're dreading it, that takes half the weight off.
b What gets you through things like that?
=how do you cope with that / how do you deal with it yourself / what do you do when that happens
c I move, I talk to someone, and I go to bed early.
p Denial until lunch, toast after, wisdom around bedtime.
i First I let it be rubbish for an evening, wise can wait till morning.
b What helps you most?
=why do people do that / what is it with people / why are some people like this
c Mostly they don't think, it's rarely meant badly.
p There must be a course, and it's clearly oversubscribed.
i I think everyone's copying somebody they once felt small next to.
b What do people do that baffles you most?
=do men really think like that / is that a man thing / are all guys like that
c Some do, and I'd rather not be one of them.
p We held a vote, but half of us were looking for our keys.
i Less than it seems, a lot of it is fear in a loud shirt.
b What would you explain to all of us if you could?
=would you want to know / would you rather be told / is it better not to know
c I'd want to know, even if it stung.
p Tell me, but let me sit down and hold something soft.
i Only from someone who'd stay a while after telling me.
b Do you always want the truth?
=is it ok to feel like that / am i allowed to be sad about it / is it silly that i still care
c Of course it is, you don't need anyone's permission.
p Very ok, my shoulder is free and comes with tissues.
i Caring for longer than expected only means it was real.
b Who else knows how you feel?
=how long does it take to get over that / when does it get easier / does it ever stop
c It gets easier in bits, and then one day you notice.
p Longer than the films say, shorter than it feels at three in the morning.
i Maybe it never stops, it just takes up less and less room.
b What makes a day lighter for you?
=what if it goes wrong / what if i fail / what if it all falls apart
c Then you'll know more than you do now, and you'll go again.
p We eat something fried and call it research.
i Going wrong is rarely the end, it's usually just a turn in the road.
b What would you do if it went right?
=what if it goes well / imagine it works out / what happens if i get it
c Then we celebrate properly, and I'm buying.
p I'd tell everyone I knew you before all this.
i Good news changes things too, and that's a bit scary in its own way.
b How would you celebrate?
`;
