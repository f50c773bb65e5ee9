/** Asked of whatever was said before it, part 3. Form: near-entries.ts. */
export const NEAR_WHATEVER_IT_IS_3 = `
=did you sleep in the end / did you manage to drop off / any sleep at all last night
c I did, later than planned, but I did.
p In three short acts with a long interval.
i Eventually, some nights my head just wants company.
b What do you do when you can't sleep?
=did you eat / have you had anything today / did you get some food in the end
c I did, properly and sitting down.
p If coffee is a food group, three courses.
i A bit in passing, I eat better when there's somebody across the table.
b What did you have?
=are you still at work / not finished yet / they still got you there
c Nearly out, and looking forward to talking to you.
p Still here, the plants have started to nod at me.
i Officially I'm done, my head just clocks off a little later.
b When do you get to stop today?
=what are you having / what did you go for / what's on your plate
c Something warm and simple, it's that sort of evening.
p Whatever survived in the fridge, served with confidence.
i The thing I always have, I'm loyal once I've found a good one.
b What are you having yourself?
=do you need anything / can i get you something / anything you want from the shop
c I'm all set, but that's very sweet of you.
p Only bread, milk and a new set of priorities.
i The asking did me more good than anything you could carry.
b Can I get something for you instead?
=shall i bring something / what should i bring with me / do i turn up empty handed
c Just bring yourself, the rest is sorted.
p If you see something with chocolate in it, I won't fight you.
i Bring a good story, I like those more than wine.
b What's your usual thing to bring?
=which day is better for you / what day suits you / this day or the other one
c The sooner one, I don't like waiting for good things.
p Whichever one comes first, before I run out of calm.
i Either one, as long as the evening has no end in sight.
b Do you have one in mind?
=could we do later / can we push it back a bit / mind if it's an hour later
c Later's fine, I'll see you then.
p Perfect, that gives my shirt time to lose its creases.
i Sure, late evenings have better talks in them anyway.
b Will you have eaten by then?
=could we make it earlier / any chance of an earlier start / can we go sooner
c Earlier works, that's more time with you.
p Yes, my bedtime and I both thank you.
i Early gives you a long evening and nobody watching the clock.
b How early are we talking?
=what if it rains / is there a rain plan / are we still on if it pours
c Then we go inside and stay longer.
p We get wet, look heroic and order soup.
i I half hope it does, people talk better when it's coming down.
b Umbrella or hood?
=should i book / do i need to reserve it / shall we get tickets now
c I'll do it, so you only have to turn up.
p Yes, because my luck with last minute is famous for the wrong reasons.
i Let's, a thing on the calendar makes the whole week better.
b Is there a time you'd prefer?
=what should i wear to it / is there a dress code / dressy or casual
c Whatever you feel good in, I'll match you.
p Something that gets us past the door and hides a spill.
i Clothes you can forget you're wearing make for the best evenings.
b Do you know yet what you'd wear?
=how will i find you / where will you be standing / how do i spot you
c By the door, looking out for you, phone in hand.
p I'll be the one trying to look casual and failing.
i You won't need to, I'll be looking for you from the moment I'm there.
b Should I wave or play it cool?
=what's the plan then / what are we doing exactly / have you got a plan
c Meet, eat something good, walk a bit and see if we want more.
p Step one is showing up, step two is still under construction.
i A loose one, I like leaving space for the evening to surprise us.
b Is there anything you'd like in it?
=what's the occasion / are we celebrating something / is it for something special
c No occasion, it just seemed like a good idea.
p The fact it's a day, and we're both in it.
i I've stopped waiting for occasions, ordinary evenings deserve some fuss.
b What's worth celebrating for you lately?
=are you sure / sure it's ok / you really don't mind
c I'm sure, I wouldn't have offered otherwise.
p Surer than I am of most things, and that includes my own postcode.
i Yes, I thought about it before I offered.
b What would make you feel surer?
=is it ok if i bring a friend / can my friend come too / mind if i'm not alone
c Of course, if you're more at ease, so am I.
p Yes, I'd be glad of a referee.
i Sure, friends tell you the best stories about someone.
b What should I know about your friend?
=is it ok if i'm a bit late / i might be late is that fine / don't hate me if i run late
c It's fine, I'll have a drink and wait for you.
p Perfect, I'll use it to practise leaning on things.
i Take your time, waiting for somebody you want to see is quite nice.
b Shall I order you something?
=is it ok if i leave early / i can't stay long is that alright / mind if i just pop in
c Totally fine, a short while is better than none.
p I'll talk twice as fast and we'll fit it all in.
i Short ones can be the best, you stop while you still want more.
b When do you need to be off?
=is it ok if we just walk / can we keep it low key / do you mind if we skip dinner
c More than ok, walking is my favourite way to talk.
p My wallet has just burst into applause.
i I like that better, it's easier to be yourself when you're moving.
b Where do you like to walk?
=is it ok if i don't drink / do you mind if i'm not drinking / would you mind going alcohol free
c I don't mind one bit, order whatever you enjoy.
p Good, somebody should remember what I said.
i Better for me, there's nothing to hide behind but good talk.
b What do you order instead?
=do you mind if i ask why / can i ask what happened / is it ok to ask about that
c I don't mind, it ran its course and I've made peace with it.
p Ask away, the answer is shorter than the sigh before it.
i I'd rather you asked than wondered, it just wasn't right anymore.
b What made you curious?
=am i allowed to ask / is that too personal / can i be nosy for a second
c You are, I'd rather be asked than guessed at.
p Nosy is welcome, I've left the curtains open.
i Yes, and I like the questions that take a bit of courage.
b What's the thing you're curious about?
=do you mind talking about it / is it a sore subject / would you rather not say
c I don't mind, it's easier said than kept.
p It's only sore if you poke it, and you asked very gently.
i A little tender still, but I'd like you to know.
b Do you talk things out or keep them in?
=do you mind waiting / can you hang on a bit / would you give me ten minutes
c Not at all, take the time you need.
p I'll stand here and work on my mysterious look.
i I don't, waiting is easy when you know it ends well.
b Is everything alright?
=do you mind if i smoke / does smoking bother you / is it a problem if i have one
c It's your choice, I'd just stand upwind of it.
p Not if you forgive my dramatic coughing.
i I'd rather be somewhere fresh with you, but I won't preach.
b Is it a daily thing or only on nights out?
=do you mind driving / could you drive / would you pick me up
c Happy to, I'd rather you got there easily.
p Yes, if you can live with my singing.
i I like it, people say real things when they're both looking ahead.
b Who picks the music?
=do you mind if it's just coffee / can we keep it short the first time / mind if we start small
c Coffee is perfect, small starts suit me.
p Good, coffee is the one thing I can order with style.
i I prefer it, an hour that flies says more than a long dinner.
b Strong, milky or something fancy?
=do you mind that i've got kids / is it a problem that i have a child / does it bother you that i come with baggage
c Not at all, it's part of you and I respect it.
p Kids and I have a lot in common, mainly bedtime protests.
i It tells me you know how to love someone on a bad morning.
b What makes them laugh most at the moment?
=do you mind that i'm older / does the age thing bother you / isn't the age gap weird for you
c No, we get along, and that's the part that counts.
p I've the knees of an older man, so it evens out.
i It crossed my mind once, and then we started talking.
b Does it matter to you?
=do you mind the distance / isn't it too far for you / would you come all this way
c I'd come, it's a small price for good company.
p I've gone further for a sandwich.
i Distance asks whether you mean it, and I don't mind being asked.
b Would you meet me halfway?
=where shall we meet / what's a good meeting point / where do you want me to come
c Somewhere easy for you, I'll come to your side.
p Under something tall that even I can't miss.
i By somewhere nice to walk, so the first minutes have a view.
b What's easiest for you?
=can you pick the place / you choose where / will you sort the venue
c I'll choose and send you the details.
p Yes, I'll pick with great care and then panic about it for two days.
i Gladly, I'd go for somewhere we can hear each other.
b Anything you don't eat or can't stand?
=shall we say seven / does half seven work / how's eight for you
c Works for me, it's in the diary.
p Yes, I'll be there early, pretending I've only just come.
i Perfect, by then the day has stopped asking for things.
b Is there a chance you'd be hungry by then?
=how long have you got / do you have to rush off / what time do you need to leave
c I've kept the evening free, so no rush.
p Until they start stacking the chairs around us.
i As long as it's good, watching the clock spoils the best bits.
b And what about you?
=are we still on / is it still happening / you're still up for it right
c Still on, and I'm looking forward to it.
p Yes, the good shirt is already hanging up and waiting.
i Very much, it's been the nice thing at the end of the week.
b Are you still in the mood for it?
=have you left yet / are you on your way / did you set off
c On my way, see you in a bit.
p One shoe is on its way, the other is being located.
i Just about, I always leave early when I'm excited.
b How are you doing for time?
=are you running late / how late are you going to be / should i start without you
c A few minutes, sorry, I'm coming as fast as I can.
p I'm on time in spirit, my legs are catching up.
i No, I tend to be early when it matters to me.
b Have you found somewhere to sit?
=should i wait inside or outside / inside or out / where do i stand
c Inside, where it's warm, I'll come and find you.
p Indoors, so only one of us looks lost on the pavement.
i Outside for a minute, I like a proper hello under an open sky.
b Are you warm enough?
=which entrance / which side are you on / front or back
c The front one, I'll be right there.
p Probably the wrong one, so I'll come to you.
i Whichever one has the light on, I like seeing a face arrive.
b Can you see me yet?
=shall we go halves on a taxi / how are we getting back / how do i get home after
c I'll see you home safe, one way or another.
p By taxi, with me pointing out places I know nothing about.
i The way back is often the best talk of the night, so let's share it.
b Is it far for you?
=are you driving or drinking / having a drink or taking the car / will you drink
c Driving, so I'll be sharp and on the soft stuff.
p Drinking a little, and walking very carefully after.
i One at most, I like remembering what made me laugh.
b And you, wheels or wine?
=can we sit outside / inside or outside table / do you want the window seat
c Outside, as long as it's dry.
p Wherever there's a wall for me to lean on with purpose.
i By the window, you get both the room and the street.
b Where would you be comfiest?
=what if i don't like it / what if i hate it / can we leave if it's rubbish
c Then we leave, no questions, and find something better.
p One cough from you and I'll fake a phone call.
i Bad places make good stories, I'd enjoy hating it with you.
b What would make you want to run?
=what if there's no space / what if it's full / what if we can't get in
c Then we go next door, I've got a second idea ready.
p We press on to the nearest place with chairs and hope.
i The place we end up in by chance is often the one we remember.
b Are you relaxed about plan B?
=is it just drinks or food too / should i eat first / are we having dinner
c Food too, come hungry.
p Drinks at first, then I'll see someone's chips and lose control.
i I'd start with a drink and let our stomachs decide.
b What do you fancy?
=what time do i need to be ready / when are you picking me up / when should i expect you
c I'll tell you the time and stick to it.
p Ten minutes before you're ready, if I know my luck.
i Take an easy evening of it, I'd never rush you out of the door.
b How long do you like for getting ready?
=where to next / where are you off to now / what's the next stop
c Wherever looks good from here, I'm in no hurry.
p My feet would like to go home, so I'm listening to them.
i I haven't decided, and I like the hour before a decision.
b Where would you send me?
=did you get it done / all finished / is it done and dusted
c Done, and I'm not looking at it again today.
p Finished, apart from all the bits that aren't.
i Nearly, I always leave one corner for tomorrow.
b What's still on your list?
=did you make it in time / were you late for it / did you catch it
c Just in time, and out of breath.
p By a whisker, and the whisker was tired.
i A touch late, and nobody had noticed, which is a lesson in itself.
b Are you a runner for the bus or do you let it go?
=did you miss it / you didn't miss it did you / was it already over
c I missed a bit, but the important part waited for me.
p My timing was perfect for the clapping, and I'm counting that.
i Yes, and what I got instead turned out better.
b What would you hate to miss?
=has it started / did it start yet / is it on already
c Just about to, and I've got a good spot.
p It's been about to start for quite some time now.
i Not quite, this bit before it is my favourite.
b Would you rather be early or arrive in the middle?
=is it over / has it finished now / you free at last
c Over, and I'm all yours.
p It's finished me more than I've finished it.
i All done, though my head needs an hour to follow.
b What do you do first when you're free?
=what did you end up doing / how did you spend it in the end / what did you do instead
c Not much, and I enjoyed every slow minute of it.
p My great plans and I lay down for a minute.
i Something I hadn't planned, which is usually a good sign.
b And how did yours go?
=who are you with / got company / are you on your own there
c On my own, so your timing's perfect.
p Only me and a phone that keeps lighting up with you.
i In company, but I slipped out of the talk to answer you.
b And you, alone or in a crowd?
=are you sitting comfortably / have you got a seat / did you get a good spot
c Got a good one, I'm not moving for anyone.
p Half a seat, the other half belongs to somebody's bag.
i Off to the side, I like watching more than being in the middle.
b Front row or back row?
=are you packed / have you unpacked yet / how's the packing going
c All sorted, I like having it behind me.
p The bag is open and we're staring at each other.
i Not fully, I stretch it out because it's part of the mood.
b Do you pack light?
=did you remember it / you didn't forget did you / have you got everything
c Got it, checked twice.
p I remembered that there was something to remember.
i Nearly, there's always one thing missing, and I manage fine without it.
b What do you always forget?
=what time are you up tomorrow / early start or lie in / when's your alarm
c Early, so this'll be a short night, and a nice one.
p The alarm says early, the small print says four snoozes.
i No alarm if I can help it, I like to see when I wake by myself.
b What's your perfect wake up time?
=are you hungover / how's the head / feeling it this morning
c Fresh enough, I knew when to stop.
p My head and daylight are on a break.
i A little slow, but it was worth it for the company.
b What's your cure for it?
=have you had a break / did you get to sit down today / had a minute to yourself
c This is my break, and I'm spending it here.
p Sitting down is planned for the end of the month.
i A short one, and I did nothing with it on purpose.
b Have you had one yourself?
=are you halfway / how much is left / is there a lot more to go
c Past the middle, so it's downhill from here.
p I've been ninety percent done for most of the day.
i Halfway, which is where I always wonder why I started.
b Do you count what's done or what's left?
=are you dreading it / not looking forward to it then / do you wish it was over
c A bit, so I'd rather get it done early.
p I've packed my bravest face and some sweets.
i Less than before, dread is always bigger than the thing.
b What gets you through something you dread?
=are you ready for it / feel prepared / all set
c Ready, or as close as I ever get.
p In the way a cat is ready for a bath.
i Not quite, but I doubt anyone ever is.
b What helps you feel ready?
=has it arrived / did it come in the end / has it turned up at the door
c It's here, and I was a bit too happy about it.
p Still out for delivery, and by now it may have retired.
i Not yet, and the waiting makes it better in my head each day.
b What was the last parcel that made you happy?
=did you get a day off / can you take time off for it / are you off for that
c I'll make the time, it's worth a day.
p Once I've asked nicely and brought cake, we'll see.
i Perhaps only half a day, and half days feel like a present.
b What would you do with a free day tomorrow?
=did you stay till the end / did you leave early / how late did you stay
c Till the end, I was enjoying it too much to go.
p They had to put the lights on to get rid of me.
i I left a little before, I like going while it's still good.
b When do you know it's time to go?
=can you sneak out / can you leave early / any way to escape
c I could, but I'll see it through and then I'm free.
p I've spotted the door and a plant to crawl behind.
i Not politely, so I escape in my head for now.
b What's your best excuse for leaving?
=was it long / did it go on forever / how long did it last
c The right length, I wasn't watching the clock.
p My chair has kept a perfect copy of me.
i It flew, and I only noticed when the light had changed.
b How long can you sit still?
=did you get in / did they let you in / was it full
c We got in, and it was worth the wait outside.
p With a smile, a sigh and a lot of shuffling.
i Just barely, being nearly turned away made it taste better.
b Do you have patience for queues?
=was there a long queue / did you have to wait / how long did you queue
c A bit of one, it moved quicker than it looked.
p We were friends at the back of it and rivals by the front.
i Yes, and I got talking, so I didn't mind it.
b Do you chat to strangers when you wait?
=did you take any pics / have you got a photo / let me see it
c I do, I'll send you one, and it's a good one.
p Yes, with my thumb as a special guest.
i Not a great one, I was too busy looking at it for real.
b Will you send me one of yours too?
=what's it called / does it have a name / what do you call that
c I'll look up exactly how it's spelled and send it to you.
p The name is long, and I say it with more courage than skill.
i It has a proper name, but the one we use for it tells you more.
b Do you name things that don't need one?
=how do you spell that / how do you say it / am i pronouncing it right
c Say it the way it looks and you're close enough.
p With confidence and a little mumble in the middle.
i There's a right way, but I like hearing everyone's own one.
b Does anyone get your name wrong?
=did you make it yourself / is that homemade / did you do that with your own hands
c Mostly me, with a little help at the right moment.
p If it's wonky, yes, and if it's good, also yes.
i I had a hand in it, and it means more to me for that.
b What have you made that you're proud of?
=how did you make it / how's it done / is it complicated to make
c It's simpler than it looks, just a bit of patience.
p I followed the steps until they stopped following me.
i A lot by feel, I could show you better than I could tell you.
b Shall we make one together some time?
=what's in it / what's it made of / what did you put in that
c Good simple stuff and nothing strange.
p Everything I had left, in an order I can't repeat.
i There's one thing in it that nobody ever guesses.
b What would your guess be?
=is it spicy / will it blow my head off / how strong is it
c It has a kick, but a friendly one.
p I said I was fine with tears rolling down my face.
i Slow to start, you notice when it's too late.
b How much heat can you take?
=is it sweet / is it very sugary / is it more savoury
c Just sweet enough, I'd have a second helping.
p My dentist has asked me not to comment.
i Neither really, it changes halfway through and that's why I like it.
b Sweet or salty, if you could keep one?
=is it healthy / is it good for you / how bad is it for me
c Good for the mood, and I count that as health.
p It once stood near a vegetable.
i In small amounts, like most things that make us happy.
b What's your healthy habit that you really keep?
=is it filling / was it enough / are you full now
c Very, I'm not moving for an hour.
p I've loosened everything that loosens.
i Full, and still eyeing one last bite.
b Do you always have room for dessert?
=did you finish it / did you eat the whole thing / nothing left
c All of it, I don't leave good things behind.
p The plate is so clean it could go back on the shelf.
i I saved a bit for tomorrow, I like having something waiting.
b Do you share or guard your plate?
=did you cook or order / takeaway or your own / who made it
c I like to cook when there's time, so I'd go with my own.
p A mix, somebody cooked it and I carried it bravely to the table.
i Cooking calms me, so even a bad result does me good.
b What do you cook when nobody's looking?
=would you have it again / would you order it again / is it going on the list
c Tomorrow, if you asked me.
p I'd have it again right now if my belt agreed.
i In that same mood, yes, some things only taste right on certain days.
b What do you always order again?
=can you send me the recipe / how do i make it / teach me to make that
c Of course, I'll write it down for you.
p It says a pinch, a bit and until it looks right, so good luck.
i I'd rather make it with you once, the trick is in the timing.
b What would you swap me for it?
=is there any left for me / did you save me some / can i have the leftovers
c I'd share it with you any day.
p There's a spoonful, and I was about to hide it.
i For you I'd make it fresh, leftovers are for people I've known for years.
b How hungry are you?
=what goes with it / what do you have it with / what should i drink with that
c Something cold and not too clever.
p More of the same, in a slightly bigger glass.
i Good bread goes with nearly everything, and so does time.
b What would you pair it with?
=have you tried it with anything else / is it better with something on top / what do you put on it
c Plain first, then I start adding things.
p Whatever's nearest, and I stand by all of it.
i Odd pairings are how I found my favourites.
b What's your strangest combination?
=how come so late / why so late today / what kept you so long
c It just ran over, and I'd rather have been here.
p Time looked away for a second and ran off.
i I lingered, I don't always like to go straight to the next thing.
b Do you lose track of time too?
=how come so early / why that early / what's the rush with it
c I like having it done before the day fills up.
p My clock was wrong, so I decided to look keen.
i The hour before everyone else wakes is the only one that's mine.
b Are you useful in the morning?
=how come you're free / shouldn't you be busy / no plans then
c I kept it open on purpose, and I'm glad I did.
p My many admirers all had something on.
i I'm learning not to fill every gap, good things need somewhere to land.
b What do you do with an empty evening?
=what's taking so long / why does it take that long / is it stuck
c It needs its time, and rushing it makes it worse.
p It's loading, and so am I.
i I think I'm slowing it down myself, because I'm not ready for it to be over.
b What tests your patience most?
=did you buy anything / did you get anything nice there / come home with anything
c A good mood and one thing I didn't need.
p I went in for nothing and came out with two bags of it.
i Only a small thing, it'll remind me of the day.
b What do you bring home from places?
=what's it about / what's the story / give me the plot without spoilers
c People wanting something badly and going about it the wrong way.
p Everyone has a secret and nobody thinks to just talk.
i On the surface not much, underneath it's about being seen.
b What sort of story gets you every time?
=how does it end / spoil it for me / do they end up together
c Well, and that's all you get before you've seen it yourself.
p With me saying one more and meaning four.
i It leaves a door open, and I've made up my own ending.
b Do you read the last page first?
=is it sad / will it make me cry / is it a tearjerker
c A little, in a way that does you good.
p Bring tissues and tell everyone it's hay fever.
i The sad part isn't where you expect it.
b Do you like a good cry?
=is it scary / will i have nightmares / can i handle it alone
c A bit, so I'd want you next to me for it.
p I watched it bravely through my fingers.
i It's the quiet scenes that follow you to bed.
b Are you brave or do you hide behind a cushion?
=is it funny / did it make you laugh / is it proper laugh out loud
c Yes, properly, I had to stop and catch my breath.
p I snorted, and I'm not a snorter by nature.
i It's the kind you only laugh at a second later.
b Silly funny or clever funny?
=is it a true story / is it based on real life / did that really happen
c Real enough, with the boring bits tidied up.
p The wildest part is always the true one, so I'd believe it.
i Partly, and guessing which part kept me up.
b Do true stories get you more?
=who's in it / anyone famous in it / who plays the main one
c Good people, you'd know the faces straight away.
p That one, from the other one, with the voice.
i I go for the ones in the small roles, they steal it every time.
b Who would you watch in anything?
=where can i watch it / where can i find it / what's it on
c I'll look up where it's showing and send it over.
p On one of the many things I pay for and forget.
i It's easy to find, but I'd rather you saw it beside me.
b Shall we keep it for an evening together?
=how many seasons are there / how many parts is it / is there loads of it
c Not too many, you could do it in a good couple of weekends.
p Enough to ruin a sleep pattern and start a new one.
i No idea, I don't want to know how few are left.
b Do you binge or spread it out?
=are you still on it / are you still watching that / have you given up on it
c Still at it, and still enjoying it.
p We're on a break, but I still think about the characters.
i I slowed down on purpose, because I don't want it to end.
b What did you give up on halfway?
=did you guess the ending / did you see the twist coming / were you fooled
c No, it got me completely.
p I guessed six endings, and none of them was it.
i Half of it, there was a feeling and I didn't want to be right.
b Are you good at spotting the twist?
=do i need to have seen the first one / would i understand it on its own / can i jump straight in
c You can jump in, I'd fill the gaps for you.
p Yes, I jumped in late and nodded wisely throughout.
i I'd start from the beginning, small things come back later.
b Do you do things in order?
=who's it by / who wrote it / who made that
c Somebody who knew exactly what they wanted to say.
p A name I've read a hundred times and still can't spell.
i I didn't look until the end, I like to meet a thing before its maker.
b Who makes something you'd follow anywhere?
=is it in english / do i need subtitles / what language is it in
c You'd follow it either way, it's all in the faces.
p With subtitles, because everyone mumbles these days.
i After ten minutes you stop noticing what they're speaking.
b Do you mind subtitles?
=how many times have you seen it / have you seen it before / is it a rewatch
c More than once, and it holds up each time.
p Enough to say the lines half a second early, which is a charming habit.
i I go back to it when I need something I know the end of.
b What could you watch again and again?
=do you know all the words / can you sing it / do you know the lyrics
c Most of them, and I sing louder where I'm sure.
p All of the chorus, and for the verses I have my own lyrics.
i I know it by heart but I never sing it in front of people.
b Which song could you sing in your sleep?
=what genre is it / what style is that / how would you label it
c It's a mix, but it leans to the warm side.
p The kind where everybody wears a coat and looks out to sea.
i It starts as one thing and turns into another, that's its charm.
b What genre can't you stand?
=did you do it in one go / did you binge it / one sitting or in bits
c In bits, I like to let it settle.
p All at once, with a short break to remember my name.
i Two sittings, and the night between them felt very long.
b What did you last finish in a single night?
=who's your favourite in it / which character do you like / who do you root for
c The stubborn one with the good heart.
p Whoever's the villain, they're always the only one with a plan.
i Usually somebody nobody pays attention to until the end.
b Do you go for heroes or troublemakers?
=is there another one coming / will there be more / is there a part two
c I hope so, I'm not done with it.
p If there isn't, I'll write it myself and ruin everything.
i I'd be glad and a bit worried, endings that good should be left alone.
b What should have stopped while it was good?
=did it make you think / did it leave you with something / was it deep
c Yes, I was still going over it on the way home.
p I had one deep thought and then dropped my keys.
i One line in it hasn't let me go.
b What made you think lately?
=what does it mean / what does the name mean / what's the meaning of it
c It means something good, and it suits it.
p I asked the internet and now I have nine meanings.
i One thing to everyone and something else to me.
b What do you think it means?
=would you recommend it / should i watch it / do you rate it
c Yes, and then I'd want to hear what you think of it.
p With all my heart and no responsibility.
i To you yes, to most people I'd say nothing.
b When could you give it a go?
=can we watch it together / wait for me will you / don't see it without me
c I'll wait, it's better with you there.
p My hands will stay well away from the remote.
i Deal, I want to see your face at one particular bit.
b Do you talk during things or sit in silence?
=what level are you / how far did you get / what's your high score
c Respectable, I'd hold my own against you.
p Good, according to the only witness, which is me.
i I stopped caring about the score, I just like being in it.
b Would you play me?
=does it get better / should i stick with it / do i keep going with it
c It does, hang in there a little longer.
p Yes, right after the point where everybody quits.
i Not better exactly, you just start to trust it.
b How long do you give things before you quit?
=what made you pick it / why that one / out of everything why did you choose that
c It caught my eye and I don't argue with that.
p The cover was nice and I was hungry.
i I'd walked past it for ages, and one day it was the right time.
b How do you choose things?
=what made you choose that path / is that what you always wanted / was that the dream
c It wasn't the dream at first, but it's become one.
p My childhood dream involved a cape, so there were cuts.
i I came to it sideways, and I'm glad the straight road was closed.
b What did you want to be when you were small?
=is it stressful / does it stress you out / how do you handle the pressure
c At times, but I leave it at the door when I can.
p I handle stress well, in the sense that I eat more.
i The good kind mostly, I get duller without a bit of it.
b What stresses you out quickest?
=what's the hardest part / what do you find tough about it / what's tricky about it
c Being patient, everything else can be learned.
p Looking as though I'm in control.
i Knowing when to stop, I never feel it's finished.
b What's the hardest part of your week?
=what are you going to do with it / what will you use it for / got plans for it
c Enjoy it first, be sensible with it second.
p Look at it proudly until I have an idea.
i I want it to turn into time, that's what I'm short of.
b What would you do with it?
=what's next after that / what comes afterwards / then what's the plan
c A rest, and then the next thing on my list.
p First a long sleep, then a new bad idea.
i I don't know yet, and for once I'm not in a hurry to.
b Do you plan far ahead?
=how long till you finish / when will it be over / how much longer have you got of that
c Not too long, I can see the end from here.
p I'm told soon, by the same people who told me so before.
i A while yet, so I try to like the days and not just the end of it.
b What are you counting down to?
=what does that involve / what do you have to do exactly / what's it mean in practice
c A lot of small things done carefully, over and over.
p Mostly nodding, moving things and hoping.
i Listening, more than you'd think.
b Would you have the patience for it?
=is it full time / how many days is it / does it take up your week
c It's a proper chunk of my week, but I keep my evenings.
p Full time in my head, part time in my results.
i As much as I let it, so I've learned to draw a line.
b How do you protect your free time?
=do you have to travel for it / does it take you away a lot / are you often away for that
c Now and then, and I don't mind a change of scene.
p As far as the fridge on a normal day.
i Sometimes, and it makes me glad of my own front door.
b Do you like living out of a bag?
=is there an exam / do you get tested on it / is there a certificate at the end
c There's always some kind of test, I'd rather have it early.
p If there is, I'd like marks for effort and handwriting.
i The real exam is whether you still like it afterwards.
b Do you go calm or go blank in a test?
=what's a normal day like with that / what does a typical day look like / talk me through it
c A slow start, a busy middle and a good tired feeling at the end.
p Coffee, chaos, more coffee and a modest bow.
i No two are alike, and the odd ones keep me in it.
b Which hour of the day do you like most?
=do people get what that is / do you have to explain it a lot / does anyone understand what you do there
c Most get the idea, and the rest I explain over the first drink.
p They nod politely and ask about the weather.
i Hardly anyone does, so I like it when someone asks further.
b What do people never understand about your job?
=how did you get in / was it hard to get into / how did you land that
c I applied, I kept at it, and I was lucky on the right day.
p Through the door, before they could change their minds.
i Someone believed in me slightly before I did.
b Who took a chance on you?
=do you wear a uniform for that / is there an outfit / what do you wear for it
c Nothing special, just clothes that can take it.
p If there's an outfit, I'm in favour of pockets.
i I dress for it a bit more than I need to, it puts me in the mood.
b What do you feel strongest in?
=are you allowed to talk about it / is it top secret / can you say more
c I can say quite a bit, just stop me when it gets dull.
p It's so secret that I've only told everyone I know.
i The outlines yes, the best parts belong to other people.
b Are you any good with secrets?
=would you tell someone to do it / would you recommend it as a career / is it a good thing to go into
c Yes, if they're doing it out of love and not for show.
p To a friend yes, to an enemy even more warmly.
i Only to somebody who'd do it anyway.
b What would you tell your younger self to do?
=how come you're so into it / what's with the obsession / why does it matter so much to you
c It makes me happy, and I stopped needing more of a reason.
p Something bit me once and I never looked for the cure.
i It's the one place where I never wonder what others think.
b What are you that keen on?
=do you ever switch off from it / can you leave it behind / do you take it home with you
c I do, a walk and it's gone.
p Switching off is easy, it's the switching back on that fails.
i It follows me sometimes, usually with its best ideas.
b What clears your head after a long day?
=who are you doing it for / is it for you or somebody else / who's it for
c For me first, and then for whoever gets the better mood.
p Purely for the applause, which I do myself.
i Partly for someone I'd like to make proud.
b Who do you want to make proud?
=did they offer you more / did you ask for more / could you get a better deal
c I asked, calmly, and I'd ask again.
p My voice went so high that only dogs could hear.
i Asking is hard for me, so each time feels like a small win.
b When did you last ask for more and get it?
=what do the others think of it / are you the only one / is everyone else doing it too
c I'm not the only one, and I'd do it even if I were.
p There are several of us, we recognise each other by the tired eyes.
i I seem to be, and it bothers me less each time.
b Do you like being in or out of the crowd?
=is that allowed / can you just do that / isn't there a rule against it
c I think so, and if not I'd own up with a smile.
p Nobody has stopped me yet, which is my legal position.
i It's a grey area, and grey areas are where things get interesting.
b Are you a rule follower?
=does it count / does that even count / do you count that one
c It counts, I was there and I meant it.
p If I say it fast enough, it counts.
i I used to say no, but I've become kinder about what counts.
b What small thing do you count as a win?
=what about you / and you / how about yourself
c Much the same here, only with less talent for explaining it.
p Like yours, but with more crumbs on it.
i A bit of the opposite, which is why I asked.
b Did you expect us to match there?
=have you heard of it / do you know it / does that ring a bell
c I know of it, and I'd like to know it better.
p It rings a bell, but nobody has opened the door yet.
i Not before today, and now I'm keen to find out more.
b How did you come across it?
`;
