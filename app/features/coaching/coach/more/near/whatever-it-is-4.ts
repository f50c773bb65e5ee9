/** Asked of whatever was said before it, part 4. Form: near-entries.ts. */
export const NEAR_WHATEVER_IT_IS_4 = `
=what stopped you / why didn't you / how come you never did
c Timing, mostly, I'd go for it now.
p A long list of excuses, some of them very well made.
i Fear of doing it badly, and I regret listening to that.
b What have you always meant to do?
=are you really going to do it / will you go through with it / you're not actually going to are you
c I am, my mind's made up.
p Yes, unless someone offers me a soft bed first.
i More and more sure, saying it to you just made it real.
b Will you be cheering or warning me?
=have you ever done it / is it your first time doing that / done that before
c I have, and I'd know what to do this time.
p Not so you'd notice from how I go about it.
i It'd be a first, and I don't get enough of those.
b When did you last do something for the first time?
=have you decided / made your mind up yet / so what's it going to be
c Yes, and I feel lighter for it.
p I decide every morning, and each time it's different.
i Almost, I'm just saying goodbye to the other option.
b Are you quick at deciding?
=what are your options / what else could you do / is there a plan b
c There are two, and I could live with either.
p Option one is brave, option two is a blanket.
i More than I thought, I only saw them once I calmed down.
b Would you play safe?
=when do you have to decide / what's the deadline / how long have you got to choose
c Not long, so I'll settle it this week.
p It's near enough that I've started tidying instead.
i There's no real date, only my own patience.
b Do deadlines help you or freeze you?
=can you still change it / is it final / set in stone or not
c It's settled, and I'm glad to stop wondering.
p Written in pencil by someone with a big eraser.
i Most things can still be turned around if you ask kindly.
b Do you like keeping your options open?
=can you get your money back / is it refundable / do you lose it if you cancel
c I'd lose a bit, and I could live with that.
p The small print and I are going to need a quiet word.
i Probably not, which has a way of making me turn up.
b What did you pay for and never use?
=what would have happened otherwise / what if you'd said no / and if you hadn't
c I'd have wondered about it for years.
p A good night's sleep and nothing at all to tell.
i Somebody else would have my story, and I like having it.
b What's your biggest what if?
=do you think about it a lot / is it often on your mind / do you still think of it
c Sometimes, when things go quiet.
p Just when I'm awake, and in the odd dream.
i More lately, and I'm curious why it's come back now.
b What do you think about when you can't sleep?
=does it bother you / do you mind that / does that get to you
c A bit, but I'd say so if it got too much.
p I've got skin like a rhino with feelings.
i Less than it used to, I ask myself if it'll matter next year.
b What gets to you most?
=do you get used to it / does it become normal / how do you live with that
c You do, sooner than you'd think.
p I'm used to it now, and that worries the people around me.
i Never quite, and that's what keeps it good.
b What did you get used to that others find odd?
=how do you feel about it now / looking back how was it / in hindsight was it right
c At peace with it, it led to good things.
p My memory has edited out all the bits where I moaned.
i Fonder of it each year, the hard parts have worn smooth.
b Do you look back much?
=any tips / got any advice for me / what should i know before i try
c Go slower than you want to and enjoy the start.
p Do the opposite of what I did and you'll be fine.
i Ask the person who looks bored, they know the most.
b What are you hoping for from it?
=how much time should i plan for it / is an hour enough / do i need the whole day
c Half a day, then there's no need to rush.
p An hour, plus two for getting distracted.
i I'd clear the day, the best part comes when you'd usually leave.
b Are you free that long?
=who's in charge / who organises it / who's running it
c Whoever says yes first, and that's often me.
p In theory a grown up, in truth the group chat.
i Nobody, and that's why it works so well.
b Are you the organiser in your group?
=who clears up after / who does the dishes then / who has to tidy it
c I'll do it, I like leaving things as I found them.
p It's meant to be a team effort, so it's me and a sponge.
i I don't mind it, the best talks happen while drying up.
b Wash or dry?
=who looks after it when you're away / who does it when you're not there / does someone cover for you
c I'd ask someone I trust and leave clear notes.
p It looks after itself, and it does so better than I do.
i It's good to find out that things go on without me.
b Who do you trust with your keys?
=how did they react / what was their face like / what was the reaction
c They went quiet and then they smiled.
p A blink, a pause and an offer of tea.
i Softer than I'd feared, I'd rehearsed a whole speech for nothing.
b How would you have reacted?
=is it a secret / can i tell people / who's allowed to know
c Tell who you like, I've nothing to hide there.
p Only tell people who promise to tell just one other.
i A small one, I like that you know and few others do.
b How good are you at keeping quiet?
=is it a tradition / do you do that every year / is that a yearly thing
c It is now, and I'd like to keep it going.
p Two times in a row, so it's basically ancient custom.
i Not officially, but a year without it would feel crooked.
b What's a tradition you'd never skip?
=whose turn is it / is it your turn / who's next
c Mine, so I'll go and you can watch.
p I'd say yours, but I have a feeling I'm being watched.
i I've lost track, and I like it when that stops mattering.
b Are you a fair turn taker?
=did you volunteer / did they make you / was it your choice
c My choice, I put my own hand up.
p I scratched my ear at the wrong moment.
i Half and half, I like being nudged into good things.
b What did you get talked into?
=what's the worst that could happen / what's the worst case / what could go wrong
c A bit of embarrassment, and I can live through that.
p Public tears, small fire, great anecdote.
i That I never find out, the rest I could handle.
b Do you think in worst cases too?
=what's the best case / what are you hoping for / how would you like it to turn out
c That it's easy, warm and a bit longer than planned.
p Applause, cake and no follow up questions.
i To look back one day and see that it all began there.
b What are you hoping for these days?
=does it make a difference / does it really help / do you notice it
c It does, small as it is.
p I noticed at once, nobody else has in weeks.
i Not on any one day, only when I stop doing it.
b What small thing makes a difference for you?
=what's the difference / is there a difference between them / aren't they the same
c There is one, you notice it once somebody points it out.
p One costs more and I can't tell you why.
i They look alike from far off, up close they want different things from you.
b Which would you have taken?
=can you tell the difference / would you notice / could you tell them apart
c I think so, I'd put a coffee on it.
p With complete confidence and half the time correctly.
i Maybe not with my eyes, but I'd feel that something was off.
b Shall we do a blind test?
=are you exaggerating / is that an exaggeration / it can't have been that bad
c A tiny bit, for your entertainment.
p By a factor of two, three at the exciting parts.
i Not the facts, only the volume.
b Do you tell a story straight?
=is that a lot / is that much / is that more than usual
c For me it is, I was a bit surprised myself.
p Compared to a sensible person, yes.
i It sounds more than it feels while you're in it.
b What would be a lot for you?
=is that late for you / is that early for you / is that past your bedtime
c It's a little outside my usual, but I'm happy to stretch.
p My pyjamas were already in talks.
i Odd hours suit me, people are more themselves in them.
b What's your best hour?
=only one / is that all you had / just the once
c Just that, I like to leave it while it's good.
p That's the number I'll admit to.
i A single good one beats five I can't remember.
b Could you stop at one?
=again / not again / is that the second time this week
c Again, and I'd do it a third time.
p I like to give life a chance to repeat itself.
i It keeps coming back to me, I'm starting to think I let it.
b What do you keep doing again and again?
=is it the same every time / does it vary / is it ever different
c The bones are the same, the fun is in the changes.
p Same start, same middle, fresh disaster at the end.
i It's me who's different each time, and so it never gets old.
b Do you like routine or variety?
=is it a long story / what's the short version / can you sum it up
c Short version, it went sideways and then it went fine.
p In three words, hope, panic, sandwiches.
i I got more than I went for, and some of it I'm still unpacking.
b Do you want the extended cut some time?
=where did you read that / what's your source / who says that's true
c I looked it up properly, I don't like passing on nonsense.
p A very confident stranger with a very long post.
i Somewhere along the way, it fitted too well not to keep.
b What odd fact do you believe in?
=is that a fact or your opinion / proven or just a feeling / is it actually true
c An opinion, but one I've tested a good while.
p It's a fact in my kitchen and an opinion everywhere else.
i Somewhere in the middle, it feels true more often than not.
b Would you have agreed?
=are you guessing / did you just make that up / do you actually know that
c I know enough to say it out loud.
p A guess in a smart jacket.
i Half knowing, half hunch, and the hunch is usually quicker.
b Do you admit it when you don't know?
=do you remember it well / is it all a blur / how much do you remember
c I remember the feeling better than the details.
p In perfect detail, most of it added later.
i Just one minute of it, as clear as glass.
b What's your clearest memory from last year?
=what do you remember most / what sticks in your mind / which bit stayed with you
c The people, I always forget the rest.
p What I ate, and who tried to take some.
i Just before it began, when anything could still happen.
b What sticks with you from a good night?
=did it leave a mark / have you got a scar / can you still see it
c A small one, and I'm rather proud of it.
p Only on my reputation.
i Not one you could see, it's more in how I do things now.
b Have you got a scar with a tale?
=is there a story behind it / how did that come about / what's the history there
c A simple one, I liked it and I went for it.
p There is, and it gets better each time I tell it.
i Like most good ones, it starts with a plan that didn't work.
b What do you own that has a past?
=did it last / how's it holding up / still going strong
c Still going, I look after things I like.
p It's held together by habit and a bit of string.
i Longer than anybody predicted, me included.
b What do you have that has lasted?
=what did you use / what did you do it with / which one did you use for it
c The plain reliable sort, I don't trust gadgets.
p Whatever was nearest and a lot of hope.
i Something that wasn't meant for it, and it did a better job.
b Do you improvise or get the right tool?
=did you have help / did you do it on your own / all by yourself
c I had help, and I'm happy to say so.
p Alone, with loud encouragement from myself.
i Mostly alone, but somebody's old advice was in my ear.
b Do you accept help easily?
=where do you keep it / where did you put it / where does it live
c In plain sight, I like to see the things I love.
p Somewhere safe, where I put everything I'll never find again.
i Close by, it's silly but I like knowing it's there.
b What's always within reach for you?
=what does it look like / describe how it looks / how would i recognise it
c Simple, solid, nothing flashy, you'd like it or miss it.
p Like something a child drew and an adult took seriously.
i Better in the evening light than at noon, as we all are.
b What would you picture from that?
=what does it taste like / how does it taste / what's the flavour
c Fresh at first and then deeper than you'd expect.
p Like chicken, as everything does when you can't find the word.
i Of something I'd had before and couldn't place.
b What taste takes you straight back?
=what does it sound like / what's the sound of it / hum it for me
c Warm and steady, it fills a room without pushing.
p If I hummed it, you'd never be able to like it.
i Like the thing you put on when you drive home alone at night.
b What have you had on repeat?
=is it comfortable / is it comfy / can you stay in it all day
c Very, I'd not take it off if I had the choice.
p So comfy that getting up has become a project.
i It took some wearing in, and now it knows me.
b Comfort or style, if you had to?
=is it clean / when did you last clean it / isn't it dirty
c Clean enough that I'd let you see it.
p It was deep cleaned last time somebody announced a visit.
i I clean when I'm thinking, so it shows how much is on my mind.
b Does mess bother you?
=does it need a lot of looking after / is it high maintenance / is it a lot of work to keep
c A bit every week, and it pays you back.
p Less than me, more than a stone.
i Yes, and I like being needed by something small.
b What do you look after well?
=does it bite / is it friendly / will it like me
c Gentle, if you let it come to you first.
p It judges everybody for a minute and then leans on them.
i Best with calm people, I'd trust its opinion on anyone.
b Are animals drawn to you?
=is it a boy or a girl / he or she / is that a him or a her
c I'd have to check before I commit, and it'd be loved either way.
p From the attitude alone I couldn't tell you.
i I always guess wrong at first, the name comes after the character.
b What was your first guess?
=will it get bigger / how big does it get / is it fully grown
c A bit more, and then it has to stop or pay rent.
p Bigger than the person who sold it dared to say.
i It grows when I don't look, so I'm always a little surprised.
b Do you have patience for slow things?
=is it still alive / did it survive / did it make it
c Alive and doing well, against the odds.
p Holding on, and giving me a certain look.
i It came back when I'd almost given up, and I admire it for that.
b Do things thrive with you or suffer quietly?
=can i see it in real life / can i come and see it / will you show me in person
c Yes, I'd like to show you myself.
p Viewings are daily, guests with cake go first.
i Please do, you'd notice things I no longer see.
b When would suit you for a visit?
=who gave it to you / was it a present / where did that come from
c Someone with good taste, as you can tell.
p Whoever it was knows me a little too well.
i It came to me at the right moment, and I've never wanted to swap it.
b What's a gift you still use?
=does it mean something to you / is it sentimental / why is it special
c It does, I'd run back into the rain for it.
p It's just a thing, but please don't tell it I called it that.
i More than I show, it reminds me to be a bit braver.
b What would you run back for?
=would you ever sell it / would you give it away / could you part with it
c No, some things aren't for sale.
p For the right price, and then I'd buy it back crying.
i I might give it to the right person, I'd never sell it.
b What would be hard for you to part with?
=would you get another one / will you replace it / is one enough
c One's enough if it's a good one.
p I've looked, only looked, with my card in my hand.
i I'd wait, the gap tells me if I need it.
b Do you like having spares?
=did you read the reviews / did you do your research / did you compare them first
c I did a bit, then trusted my eye.
p Hours of it, and then I went for the one with the nicest picture.
i Only the bad ones, they tell you what you can live with.
b Do you read reviews for everything?
=was it planned / was it spur of the moment / did you think it through
c On the spot, and I'd decide the same again.
p I planned it carefully for a full four seconds.
i It looked sudden, but I'd been walking around it for a long time.
b Are you more impulse or plan?
=what came over you / what possessed you / what got into you
c A good mood and nobody there to stop me.
p Lack of sleep, surplus of confidence.
i Some part of me that I don't let out often enough.
b What did you last do that wasn't like you?
=how long have you wanted that / have you always wanted to / was it a lifelong thing
c For ages, and then I stopped saying it and just did it.
p Since I saw someone else enjoying it more than was fair.
i Longer than I told anyone, I like wanting things quietly for a bit.
b What have you wanted for ages?
=did it change you / are you different because of it / has it changed how you see things
c It did, I complain less now.
p I'm a new man with all the same socks.
i In one small way, I notice when people are only pretending to be fine.
b What changed you most?
=is it different now / what's it like these days / has it changed much
c It's changed, and mostly for the better.
p Same as before, with nicer chairs and a higher bill.
i The place stayed, it's me who comes to it with other eyes.
b What do you wish had stayed as it was?
=did you dress up / what did you wear / did you make an effort
c I did, it felt like the kind of thing that deserved a shirt.
p Only the parts that showed got ironed.
i A little, it changes how I walk in.
b Do you like an excuse to dress up?
=did you join in / did you dance / or did you just watch
c I joined in, I can't stay on the edge for long.
p My feet did something, and the word for it is still being discussed.
i At first I like to watch for a while, you see more from the edge.
b Would you have dragged me in?
=did you talk to anyone / did you meet anyone new / did you make friends
c I did, one good chat makes a whole evening.
p Mainly with whoever was standing by the food.
i Not many, I'd trade ten short chats for a long one.
b Are you good at talking to strangers?
=did you have to speak / did you have to give a speech / did they make you say something
c A few words, short and from the heart.
p Some sentences, most of them starting with anyway.
i I hate it before and love it after, I think it's the being heard.
b Could you speak in front of a crowd?
=did anything go wrong / any disasters / did it all run smoothly
c One small thing, and nobody remembers it but me.
p It was smooth, like gravel.
i Something did, and that's when it stopped being stiff.
b What's the best thing that ever went wrong for you?
=anything funny happen / any good stories from it / any gossip
c A few, and they're better told with hands.
p Yes, and I'm the punchline in most of it.
i Nothing for the headlines, the best of it was in people's faces.
b Do you want the harmless gossip first?
=was there music / what music did they play / did they have a band
c There was, and for once you could still talk over it.
p Yes, and my foot betrayed me in the first minute.
i Some, and a single good song can carry me through a whole evening.
b What song gets you up at once?
=was there food / did they feed you / did you get anything to eat there
c Plenty, and I did it justice.
p There were tiny things on trays, and I tracked them like a hawk.
i A little, and the plainest thing on the table was the best.
b What do you hope to find on a buffet?
=did you have good weather / was the weather ok for it / did the sun come out
c It held, and that felt like a present.
p We had all four seasons and one umbrella.
i Not really, but grey days look better in memory.
b Are you a sun person or fine with clouds?
=did you get wet / did you get soaked / were you caught in it
c Soaked, and I stopped caring after the first minute.
p I dried off at about the same speed as a towel.
i A little, and it made everybody talk to each other.
b Do you run for cover or stroll?
=did you get lost / did you find your way / did you need directions
c Once, and it led to the nicest part of the day.
p I wasn't lost, I was just early for somewhere else.
i Not lost, just slow, I like not knowing for a bit.
b Are you any good with maps?
=how was the journey / how was the drive / smooth trip
c Smooth, with just the right amount of time to think.
p There was singing, there was sighing, and then I arrived.
i Peaceful, nobody wants anything from you while you're moving.
b Are you a good travel companion?
=where did you stay / where are you sleeping there / did you have a nice place
c Somewhere simple and clean, I don't need more.
p A bed with a view of another bed, roughly.
i Kind people matter more to me than thick walls, so I was happy.
b What makes a place to stay good for you?
=did you try the local stuff / did you eat what they eat there / did you go local
c All of it, it's the main reason to leave the house.
p I pointed at things and accepted my fate.
i Some of it, I tend to end up loving the one that scared me.
b What's the bravest thing you've eaten?
=do you speak the language / did they understand you / how did you get by there
c A few words and a smile, it goes further than you'd think.
p I can order, apologise and accidentally propose.
i Mostly by listening, the tune of it comes before the words.
b Which language would you love to speak?
=are you sad it's over / is it hard coming back / have you got the blues now
c A bit, so I'm already planning the next one.
p I've put the kettle on and stared at the wall in mourning.
i Yes, and I like that, it means it was worth leaving.
b What cheers you up after something nice ends?
=are you sore today / can you feel it today / paying for it now
c A bit stiff, and pleased with myself.
p I've discovered muscles that should have stayed a secret.
i I feel it, and it's a nice reminder that I did something.
b Do you stretch or just suffer?
=when's the next one / when are you doing it again / is there a next time planned
c Soon, I don't like leaving it too long.
p As soon as I've forgotten how tired I was.
i Nothing planned, it'll happen the moment somebody says why not.
b Would you be in?
=can't you do both / why not both / do you have to choose
c I could, but I'd rather do one of them well.
p Both at once means me arriving late for each of them.
i Perhaps, but choosing shows me what I want more.
b What would you drop first?
=what would you be doing otherwise / what else would you do with the time / what if you didn't have that
c Something worse for me, on a softer chair.
p Scrolling, yawning and calling it rest.
i I wonder, I think I'd have gone quieter.
b Where would you put two spare hours?
=can i come and watch / can i watch you do it / would i be allowed to see it
c You'd be welcome, I'd try twice as hard.
p Yes, if you clap at random and don't film.
i With pleasure, though I never know how I look while I'm at it.
b Would you cheer or stay cool?
=how do i sign up / how do i join / where do i put my name down
c I'll send you how, it takes a minute.
p You turn up, look confused and someone hands you a pen.
i Just come once, everybody I like in it started by only having a look.
b Would you want to start soon?
=is there a waiting list / can you still get in / are there spaces left
c I'd ask, there's often a gap for someone friendly.
p There's a list, and I've got a charming smile and no influence.
i Things open up when you show your face, so I'd go anyway.
b How patient are you with waiting lists?
=will i know anyone / what if i don't know anybody there / won't it be awkward on my own
c You'd know me, and I'd stay close until you're settled.
p Nobody knows anybody, we're all just good at holding drinks.
i Not knowing people is a kind of freedom, you can be who you like.
b Does walking into a room alone bother you?
=is it too much / is it over the top / did i go overboard
c Not for me, I'd leave it just as it is.
p Slightly, and that's what makes it great.
i Too much is often just enough with nobody else joining in.
b Are you more all or nothing?
=is it enough / will that be enough / do you think we need more
c It's plenty, nobody will go without.
p Enough for normal people, and I'll eat before I come.
i I think so, a little too little keeps it special.
b Do you always make too much?
=do we have enough time / will we make it / is there time for that
c We do, if we don't rush it.
p Exactly enough, as long as nobody ties a shoelace.
i I'd do less and stay longer, that's my whole idea of time.
b Do you like being early for things?
=do i need cash / do they take card / should i bring money
c Leave it all at home, I'll have both.
p Bring a coin for wishing, I'll see to the rest.
i A bit of cash is wise, the best little places are stubborn about cards.
b Do you ever carry real money?
=when do you need to know by / can i let you know tomorrow / can i get back to you on it
c Tomorrow's fine, take the time you need.
p Take your time, I'll be here, casually refreshing.
i I'd rather have a sure yes later than a half one now.
b What does it hang on for you?
=what's that noise / can you hear that / what's going on there
c Just life going on around me, nothing alarming.
p Either the pipes or my stomach, both want attention.
i I've stopped hearing it, it takes someone new to notice.
b Do you need silence or a bit of noise?
=what's that in the background / what's behind you / what's that on the wall
c Just a bit of my everyday mess, you've a good eye.
p I was hoping you'd be too distracted by my smile.
i It's what I look at every day, so I'd forgotten it could be seen.
b What would I see behind you?
=when was that taken / how old is that picture / is that a recent one
c Recent enough that you'd recognise me in it.
p In the golden era, before I had opinions on mattresses.
i Not long ago, on a day when I'd forgotten about cameras.
b Do you smile or hide when a camera comes out?
=who took it / who's behind the camera / did someone take that for you
c Someone patient, it wasn't the first try.
p A kind passer by who'll never know what they started.
i Somebody who made me laugh a second before, you can tell.
b Are you the one who takes the pictures?
=what did i miss / did i miss something / what have i not heard yet
c Nothing big, and I'm glad you're here now.
p Fireworks, a marching band and me looking for my glasses.
i Only that I wondered where you were.
b And what did I miss on your side?
=where were we / what were we talking about / where did we get to
c Somewhere good, and I'd happily start again from there.
p I was being charming, and you were almost convinced.
i Just before the part where you tell me what you really think.
b Do you want to pick up there or start fresh?
=was that about me / were you talking about me / is that meant for me
c It was, and I meant it kindly.
p If it was nice, yes, and if not I blame the weather.
i You were in the back of my mind while I wrote it.
b Did it make you smile?
=do you want me to / would you like me to / shall i do it for you
c Yes please, I'd like that a lot.
p I was about to say no to be polite, so yes.
i I'm not used to being asked, and I like it, so yes.
b What made you offer?
=does that help / is that any help / was that useful
c It does, a lot, thank you.
p More than all my own ideas, and most of those were naps.
i Yes, mostly because you took the time for it.
b How did you get so good at this?
=is that better / better now / how about this
c Much better, you've got it.
p Now we're talking, I'd applaud but I'm holding a cup.
i Yes, though I had some sympathy for the first try.
b Are you happy with it?
=do you like it / what do you think of it / yay or nay
c I like it, and I'd have chosen the same.
p A loud yay, from the back row, standing up.
i More than I expected to, it has something of you in it.
b Do you like it yourself?
=isn't it sweet / how cute is that / isn't that adorable
c Very, it made my day softer.
p I made a noise that I'd rather nobody heard.
i It is, and I like that you noticed and wanted to share it.
b What else makes you melt?
=don't you hate that / isn't that annoying / doesn't that drive you mad
c I do, it gets me every single time.
p One more time and I'll be muttering like someone twice my age.
i Less than it did, I try to laugh before it gets to me.
b What drives you mad on a normal day?
=don't you love it when that happens / isn't that the best feeling / best feeling ever right
c It's up there with the very best.
p Yes, I'd bottle it if I could find the lid.
i I do, and I like that it can't be planned.
b What's another small feeling like that?
=have you noticed that too / is it just round here or have you seen it / do you see it as well
c I have, and I thought I was the only one.
p Now I do, and I'll never unsee it.
i Not until you put it in words, and now it's everywhere.
b What made you notice it?
=have you been / ever been there / been before or never
c Not yet, and I'd like to change that.
p In pictures, many times, always with great weather.
i I have, and I'd like to see it again with somebody who hasn't.
b What should I not miss there?
=have you ever had it / ever tried it / do you know what it tastes like
c Not yet, but I'm up for it.
p My eyes have, on other people's plates.
i I have, and I think I had the wrong one, so convince me again.
b Where's the best place to try it?
=have you seen it / did you watch it / are you one of the few who hasn't seen it
c I haven't, so don't tell me a thing.
p The beginning yes, my eyelids saw the rest.
i Yes, and I'd watch it again to hear what you notice.
b What got you hooked on it?
=have you read it / did you read the thing / is it on your shelf
c Not yet, it's moved up my list just now.
p The back cover, with great attention.
i I have, at a time when I needed it, so I'm not neutral.
b What did it leave you with?
=would you try it / would you give it a go / would you be brave enough
c I would, as long as you're next to me.
p Yes, with one eye closed and the ambulance on speed dial.
i I'd be scared and I'd go, that's how I do most good things.
b Who of us would chicken out first?
=would you wear it / can you see yourself in that / would you go out in one
c In the right company, without blinking.
p At home with the curtains drawn, gladly.
i I'd wear it once to find out who I am in it.
b What would you never wear?
=would you eat it / could you stomach that / too weird for you or would you taste it
c I'd take a bite, I don't refuse before tasting.
p If somebody distracts me and counts to three.
i Yes, what counts as strange food is mostly down to where you grew up.
b What would you never eat?
=could you live without it / could you give it up / how long would you last without one
c I could, but I'd rather not find out.
p A day, and nobody would enjoy being near me.
i The hardest part would be the first quiet hour, after that I'm not sure.
b What couldn't you give up?
=do you have one / have you got one yourself / do you own one of those
c I don't, but I can see the point of one.
p Not that I could find on short notice.
i Yes, and I'd forgotten how much I like it until you asked.
b Is yours an old one?
=do you want one / would you like one / shall i get you one as well
c Yes please, that's kind of you.
p I'd say no, but my hand is already out.
i I would, mostly because it'd come from you.
b Which one would you choose for me?
=where do you get yours / where do you buy that / who does yours
c Same place every time, I don't change a good thing.
p Wherever I happen to be standing when I remember.
i Somewhere small that I'd like to stay small.
b Are you loyal to your places?
=how do you like yours / how do you take it / how do you want yours
c Plain and done properly.
p With far too much of everything and no shame at all.
i A little stronger than is sensible.
b And how do you have yours?
=what's yours like / is yours the same / how does yours compare
c A bit rougher, but it does what it should.
p Like yours after a hard winter.
i Different enough that we'd have things to swap.
b Would you trade for a week?
=is it a good idea / sensible or stupid / do you think that's wise
c A good one, I'd do it.
p Wise, no, memorable, yes.
i I think it's the kind that only makes sense once you've done it.
b How sure are you, from one to ten?
=what happens if you don't / what if you just don't / and if you leave it
c Nothing terrible, I'd just like myself a bit less.
p Somebody sighs at me, and that somebody is usually me.
i I've never dared to find out, and that's starting to bother me.
b What would you love to just leave undone?
=is it a surprise / does he know it's coming / are you keeping it quiet
c It's a surprise, and I can keep a straight face.
p It was, until my face got involved.
i Half of one, I like leaving people just enough to guess.
b Do you like being surprised?
=does that work for you / is that ok with you / would that suit you
c It does, let's do it like that.
p Perfectly, I'd have said yes to far worse.
i Yes, and I like how easy this is with you.
b Is there anything you'd change?
=is it ok if i call / can i ring you / mind if i phone instead
c Call away, I'd like to hear you.
p Yes, give me a second to find my good voice.
i I'd like it, pauses say more than dots on a screen.
b Is now good or later?
=is it ok if i come as i am / i look a mess is that ok / do you mind if i don't dress up
c Come exactly as you are.
p Thank you, now I can wear the comfortable shoes.
i I'd rather that, the first real thing about somebody is how they are on a tired day.
b Long day, was it?
=is it ok if i pay / can i get this one / do you mind if it's on me
c Thank you, and then the next one's mine.
p I'll allow it after one short show of protest.
i I don't mind at all, being treated is something I'm learning to enjoy.
b Then where shall I take you in return?
=is it ok if we go somewhere else / can we change the place / mind if we move on
c Of course, lead the way.
p Gladly, this chair and I have said all we had to say.
i Yes, evenings that move have more chapters.
b Have you got somewhere in mind?
=is it ok if i invite myself / can i tag along / room for one more
c There's room, and I was hoping you'd ask.
p Yes, the plus one position was embarrassingly empty.
i Sure, the ones who ask are usually the ones who make it fun.
b What would you like to do most?
=is it ok if i'm nosy and ask how much / can i ask what it cost / would it be rude to ask the price
c Not rude at all, it was a fair price and I paid it happily.
p Ask, but please hold my hand while I say it.
i Less in money than in patience.
b What would be too much for you?
=do you know a lot about it / are you an expert / how come you know so much
c A fair bit, because I like it and I keep asking.
p Enough to bluff at dinner and no further.
i The more I learn, the less I'm sure, and that's the fun in it.
b What's your own expert subject?
=can you show me now / got it there with you / can i see it this minute
c Give me a moment, I'll show you.
p Yes, if you ignore everything lying around it.
i I will, though it's better with the light of day on it.
b What are you hoping to see?
=what's so special about it today / why today / why now of all times
c Because today I felt like it, and tomorrow never listens.
p The stars lined up, or my laundry did.
i I woke up with less fear than usual and used it.
b What should you do today that you keep putting off?
=is it for a good cause / who does it help / is it for charity
c For something I believe in, or I'd not get up for it.
p Mainly for the good of my conscience and my waistline.
i It helps me as well, helping always does, though people rarely say so.
b What cause is close to you?
=do you have it on video / did anyone film it / is there footage
c I'd show you if there is, I can laugh at myself.
p I hope not, and I've asked around quite urgently.
i No, I like a thing better when it only lives in our heads.
b Are you on camera or behind it?
=is it contagious / can i catch it / should i keep my distance
c I'd keep a little space for now, and make up for it after.
p My bad jokes are, those spread on contact.
i I doubt it, but I'd rather see you when I'm at my best.
b Are you careful with things like that?
=is it legal / isn't that illegal / can you get arrested for that
c Perfectly, I sleep very well at night.
p Legal, though the look I got said otherwise.
i Yes, and it's funny how the fun ones always feel as if they weren't.
b What's the silliest rule you ever broke?
=are you keeping it up / are you still going with it / have you stuck to it
c I am, one day at a time and no drama.
p With the odd rest day, or rest fortnight.
i After a slip in the middle, and I think the second start counts for more.
b What are you trying to stick to?
=who's looking after you / is anyone taking care of you / have you got somebody there
c I'm managing, and your asking counts as care.
p A kettle, a blanket and several hours of television.
i Caring comes easier to me than being cared for, so I'm practising.
b Who spoils you when you need it?
=do you want to talk about it / want to get it off your chest / do you feel like telling me
c Yes, a little, you're easy to tell.
p I do, but I warn you that it comes in chapters.
i Not all of it yet, but it helps to know I could.
b Do you feel better once it's said?
=what was it like the first time / do you remember your first go / how was your very first one
c Clumsy and great, I wanted more straight away.
p I did everything wrong with tremendous energy.
i Over before I knew it, I was so busy not looking new.
b Do you like the first time of things?
=are they still there / have they gone / are they out of your hair yet
c All quiet again, and I've got time for you.
p They've been saying goodbye in the doorway for an hour.
i Gone, and it's a bit too quiet now, which I didn't expect.
b Do you like it when the place empties out?
`;
