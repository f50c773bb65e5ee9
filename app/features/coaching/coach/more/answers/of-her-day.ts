/** How she is and what she is doing: what he can say to it, see ../told-in-answer.ts. Form of the table: ../told-tables.ts. */
export const ANSWERS_OF_HER_DAY = `
=noWorries
c Thanks for being so relaxed about it.
c You're kind, I'll do better next time.
c Good, then I can stop feeling guilty. Mostly.
p Phew, I had a whole apology speech ready, with gestures.
p Great, I'll put the flowers back then.
p You're far too nice, I'd have made me suffer a little.
i That's generous, not everybody would see it like that.
i I'd have felt worse about it with anybody else, oddly.
i You make it hard to feel bad for long.
C So what did I miss?
P Do I at least get points for feeling bad?
I What's the nicest thing that happened in the meantime?
=doingNothing
c Sounds perfect, some evenings are made for exactly that.
c Good, you've earned a bit of nothing.
c A proper bit of nothing, I'm all for that.
p Nothing is a full-time job if you do it well.
p That's my favourite sport, and I'm in very good form.
p Excellent, so I've caught you at a quiet moment. Suspiciously lucky.
i I like that kind of quiet, it's when the good thoughts turn up.
i Nothing much is sometimes the best bit of the day.
i I'd happily do nothing in the same room as you some time.
C Is it a good sort of nothing or a bored sort?
P Blanket and snacks, or the bare minimum?
I What's on your mind while you do nothing?
=weekGood
c Good to hear, I like a day that behaves itself.
c I'm glad, nothing wrong with an easy one.
c That's how it should be, calm and no drama.
p Suspiciously good, I'd touch some wood.
p Nice, you're winning at adulthood then.
p Good, that leaves you plenty of energy for my jokes.
i Good days like that are underrated, I think.
i I like it when nothing special turns out rather nice.
i That sounds like somebody who knows how to pace things.
C What was the best bit of it?
P What would have made it a ten out of ten?
I What are you looking forward to most now?
=weekBusy
c That sounds full on, I hope you get to sit down soon.
c You've earned a slow evening after that.
c Busy like that deserves something good at the end of it.
p I'm tired just reading that, and I'm sitting down.
p Somebody get this woman a blanket and a snack.
p I'd offer to help, but I'd only slow everything down charmingly.
i Days like that go by in a blur, I hope there was one good minute in it.
i And you still took the time to write, I noticed.
i I hope the evening is kinder to you than the day was.
C What's the first thing you'll do when it's over?
P Is it a chocolate kind of busy or a wine kind?
I What keeps you going on days like that?
=weekendLazy
c A weekend of sleep and telly is a weekend well spent.
c That sounds exactly right, I'm a bit jealous.
c Good, everybody needs a weekend like that now and then.
p A strong performance, I hope the sofa survived.
p Olympic-level laziness, I respect the dedication.
p That's not lazy, that's charging. Phones get praised for it.
i I think you learn a lot about people from how they do nothing.
i Those weekends never make a good story, but I always want another.
i I can picture it, and I wouldn't have left the sofa either.
C Was it the good kind of lazy?
P How many times did it ask if you were still watching?
I What would your perfect lazy day look like?
=dinnerPlain
c Some evenings that's exactly the right dinner.
c Quick and warm, nothing wrong with that.
c No shame in that, half the city is eating the same.
p Michelin stars are overrated anyway.
p Five-star dining, and no washing up to speak of.
p A balanced meal, as long as you hold the plate straight.
i The best dinners are the ones nobody was meant to see.
i I think you only really know somebody once you know their lazy dinner.
i Sounds like an evening where nobody had to impress anybody.
C What would it have been with more energy?
P Was it plated, or straight from the source?
I What's the dinner you'd never get tired of?
=dinnerNice
c {A} sounds far better than what I had in mind for tonight.
c {A}, now I'm hungry and a little jealous.
c Somebody's eating well tonight, I approve.
p {A}, and I was about to be proud of my toast.
p I can be there in however long it takes to look casual.
p {A}, so that's what the good people eat.
i I like people who cook properly on an ordinary evening.
i {A} sounds like an evening I'd have liked to be invited to.
i You can tell it's a good evening by what's on the stove.
C Is it as good as it sounds?
P Is there enough for one very polite guest?
I Who taught you to cook?
=eveningIn
c A quiet evening like that sounds perfect to me.
c Good choice, no plan beats a soft one.
c You've earned a slow one, enjoy it.
p I hear those places are impossible to book.
p A wild night, try not to wake the neighbours with the snacks.
p The dress code sounds excellent.
i Quiet evenings are underrated, I think that's when people are most themselves.
i I can picture that, and I'm a bit envious.
i I like an evening that doesn't have to impress anyone.
C What are you watching, or is it just silence?
P What snacks are on the guest list?
I What would make it even better?
=noPlansYet
c Good, an empty calendar is a lovely thing.
c Then you're the freest person I know.
c No plans sounds ideal, unless somebody has a good idea.
p I've got a few ideas, most of them involve food.
p Careful, that's how people end up talking to me all evening.
p Nothing planned is my favourite plan, and I'm very good at it.
i The best days I can think of started with no plan at all.
i I like a blank page, something usually turns up.
i That leaves a lot of room for something unexpected.
C Would you like some company for part of it?
P Are you open to suggestions, or is the sofa booked?
I What would you do if anything were possible?
=sleptBadly
c That sounds like a long night, I hope today goes easy on you.
c I'm sorry, nobody is at their best on so little sleep.
c Be kind to yourself today, and go to bed scandalously early.
p I'd prescribe coffee, biscuits and no sudden movements.
p The night clearly didn't know who it was dealing with.
p Count sheep, and if they're boring, count my typos.
i Everything gets a little louder at that hour, I find.
i I hope there was something nice among all those thoughts.
i At least at night you get an honest conversation with the ceiling.
C What kept you up?
P How many coffees are we at?
I What goes through your head when you can't sleep?
=gotHome
c Good, thanks for letting me know.
c I'm glad you're in safe. Sleep well later.
c Perfect, now I can stop looking at my phone.
p Good, I was about to send out the search dogs.
p Home safe, so my work here is done.
p Great, now put your feet up, that's an order from nobody in particular.
i Good. I like knowing you're home.
i I was waiting for that message, I'll admit.
i Now the day can end properly.
C How was the way back?
P Shoes off already, or still being brave?
I What's the first thing you do when you get in?
`;
