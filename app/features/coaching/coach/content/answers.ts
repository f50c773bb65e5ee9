/**
 * How he can answer what she asks without a fact about him being invented: an opinion, a wish, a stance, a trade.
 * {a} is what she asked about; {o1} and {o2} are the two sides of a choice; {d} is a day or time.
 */
import type { QuestionKind } from '../question-rules';
import { type TopicLine, topic } from './topic';

function answers(table: string): TopicLine[] {
  return topic('answers', 'x', null, table).lines;
}

export const ANSWERS: Record<QuestionKind, TopicLine[]> = {
  howAreYou: answers(`
c I'm good, and better for hearing from you.
c Doing well, thanks for asking.
c Good, honestly. It's been one of the easier days.
p Surprisingly functional, thank you.
p Good, and pretending I'm not smiling at my phone.
p I'd say a solid seven, and climbing since your message.
i Good, in the quiet way where nothing has to happen.
i Better than I expected this morning, I can't fully explain it.
i Calm and a little curious, which is my favourite mix.
`),
  howWas: answers(`
c My {a} had its good moments, thanks for asking.
c Good, all in all, and my {a} just improved by one message.
p My {a} was fine, with mixed reviews and one award for effort.
i My {a} was good in small ways, which are usually the ones I remember.
c It had its good moments, thanks for asking.
p It was fine, with mixed reviews and one award for effort.
i It was good in small ways, which are usually the ones I remember.
`),
  wyd: answers(`
c Enjoying doing very little, and writing to you.
c Right now, writing to you, which is the best part of it.
p Officially something useful, in reality answering you.
p Avoiding responsibility with great discipline.
i Letting my mind wander, and it ended up in this chat.
i Not much on the outside, a lot of thinking on the inside.
`),
  plans: answers(`
c Nothing carved in stone for {d} yet, I like leaving room for a good idea.
c I'm keeping {d} loose and open to something good.
p My plan for {d} is to make a plan, so we're on track.
p I'm aiming for one productive hour on {d} and a lifetime of talking about it.
i I like {d} best when I don't know yet how it ends.
i I'm hoping {d} has something in it that I couldn't have planned.
`),
  free: answers(`
c {D} works for me, let's make it happen.
c Yes, {d} is good, I'll keep it free.
p For you, {d} has just become free, what a coincidence.
p Let me check with my very busy sofa. It says {d} is fine.
i Yes, {d} works, I had a feeling I should leave it open.
i I can make {d} work, and now I'm curious what you have in mind.
`),
  invite: answers(`
c Yes, {d} works for me, I'd like that.
c I'm in, {d} is yours.
p Yes to {d}, before you come to your senses.
p {D}, yes, and I'll even be on time to show off.
i Yes, {d}, I was hoping one of us would say it.
i I'd like that, and {d} suddenly looks a lot better.
c Yes, I'd like that, let's pick a day and do it.
c Yes, gladly. Tell me which day suits you and I'll sort the rest.
p Yes, before you come to your senses.
p I was going to play it cool, but yes.
i Yes, I was hoping one of us would say it.
i I'd like that, I think we talk differently when there's no screen in between.
i Yes, I have a feeling the real version of this chat is even better.
`),
  when: answers(`
c How about Thursday around half seven, or whenever suits you best.
p Eight, because I look better in dim light.
i Friday at 7, then nobody has to watch the clock.
i Wednesday evening, the middle of a week needs something to look forward to.
c Let's say Thursday at 7, and I'm flexible if another day suits you better.
c 7 works well for me, if that suits you.
p Seven sharp, which means I'll be nervously early at ten to.
p Thursday at 7, it's the least suspicious day of the week.
i Around 7, when the light gets good and people start talking properly.
i Half past six, so that there's some evening left.
`),
  where: answers(`
c Somewhere small where we can actually hear each other, I'll send you a place.
c Let's do a quiet bar with good seats, I'll send you the address.
p Somewhere with good snacks, my standards end there.
p Neutral ground with excellent chips, so nobody has the advantage.
i Somewhere neither of us has been, so it starts as our place.
i A place with a window and no music too loud, I like watching people guess each other.
`),
  confirm: answers(`
c Yes, {d} works, I'm looking forward to it.
c {D} is perfect, see you there.
c Yes, we're on, I'm looking forward to it.
c Of course, it's firmly in my plans.
p Yes, and I promise to pretend I'm not early.
p Yes, consider me there with slightly too much enthusiasm.
i Yes, it's good, some plans feel right from the start.
i Yes, that suits me, I've got a question saved for it.
p Yes, {d} works, my calendar is blushing.
i Yes, {d} is good, I've been curious how it'll be since we said it.
i {D} works, and I've already caught myself looking forward to it.
`),
  job: answers(`
c Work is the bit I'd rather tell you properly than in one line, what I care about is doing it well.
c My work sounds drier than it is, I like the part where people and problems meet.
p On paper it's a job, in practice it's mostly emails with feelings.
p You get one guess at my job, and wrong answers are welcome.
i My job fits on a business card, why I do it takes a walk and a coffee.
i Guess my job from how I write, I'm curious what comes across.
`),
  from: answers(`
c I'll trade you, my full answer for the best place to eat where you are.
c I can tell you the whole story of where I come from in person, it's better with gestures.
p I'll give you three guesses, and the accent doesn't count.
i I'd like to hear what you'd guess first, people always give themselves away by guessing.
`),
  distance: answers(`
c Close enough to make a plan work, I think.
c Not so far that a good coffee couldn't fix it.
p A distance that can be measured in podcasts, so quite doable.
p Near enough to be dangerous to your snack supply.
i Near enough that I wonder if we've walked past each other already.
i Not far, I like the idea that we have some of the same streets in our heads.
`),
  age: answers(`
c My age is no secret, you'll get it to the day.
c Old enough to know what I like, and you'll get the number straight.
p Old enough to have opinions about pillows, the exact number on request.
p Young enough for silly ideas and old enough to regret them, bring cake and I'll confess.
i Old enough to be done with games, young enough to be surprised.
i Guess my age first, then you'll get the number.
`),
  height: answers(`
c Tall enough for the top shelf, and heels never scared me.
c Tall enough, and I'd happily stand next to you in any shoes.
p Taller sitting down than standing up, scientists are puzzled.
p Tall enough to see over most problems, short enough to duck the rest.
i At eye level in a good conversation, and not short of patience.
i Tall enough that nobody complained, the rest you can measure.
`),
  lookingFor: answers(`
c Someone I can laugh with and talk to honestly, hopefully for long.
p Something real, and honestly a partner for bad films.
c Something real, at a pace where we actually get to know each other.
c I want something that feels easy and means something.
c Something serious, if it starts with conversations like this.
p Something serious with a lot of nonsense in it.
p Something real, with somebody who'll steal my chips and admit it.
i Someone I'm still curious about after the third coffee, something that lasts.
i The kind of thing where silence isn't awkward, I'm hoping to find that.
i A real connection, the sort of conversation I don't want to end.
i Something real and slow, I'm in no hurry.
`),
  single: answers(`
c Because I'd rather wait for something good than rush into something fine.
c I'm single and I like the idea of changing that for the right person.
p The official committee is still investigating.
p I've been saving my best jokes for somebody, obviously.
i I think timing is half of it, and I stopped arguing with timing.
i Because I got picky about the things that matter, which took me a while to work out.
`),
  past: answers(`
c Mixed, honestly, a lot of small talk and now and then a conversation like this one.
p Let's say I could write a short and slightly tragic comedy.
i It taught me what to ask for, so I'm almost grateful.
`),
  others: answers(`
c I'd rather have one good conversation than ten half ones, and this is a good one.
p My attention span only covers one good conversation at a time, lucky you.
i I think you notice quickly when somebody's attention is split, mine isn't right now.
`),
  whyMe: answers(`
c Because you seemed like someone who means what she says, and I like that.
c Your profile came across as warm and a bit sharp, which is exactly my thing.
p Your profile stopped my thumb, it has excellent taste, I take no credit.
p You looked like you'd laugh at my jokes, a risky theory so far.
i There was something you didn't say that made me want to ask.
i Your profile sounded like there's a story behind the short version, and I like those.
`),
  identity: answers(`
c Real, and glad you asked, it's a fair thing to check.
c Completely real, and happy to prove it with a quick call whenever you like.
p Real, with typos and everything. A robot would have better timing.
p Human, regrettably, with all the snack needs that come with it.
i Real, and I like that you check, careful people are usually kind ones.
`),
  contact: answers(`
c Of course, leave me yours and I'll start.
p Yes, and I promise to use more than three emojis a month.
i Yes, I was about to suggest something less crowded myself.
c Happy to move over, send me yours and I'll write first.
c Sure, leave me your number and you'll have a message from me tonight.
c Yes, WhatsApp works, I'll write there as soon as I have yours.
p Sure, WhatsApp, I'm funnier with voice messages.
i Yes, send me yours, this app was getting too small for us.
p Gladly, but be warned, my voice messages have chapters.
i I'd like that, send me yours and I'll start with the thing I didn't want to write here.
`),
  photo: answers(`
c I'd rather show you in person over a coffee, photos never get the laugh right.
p My camera and I have a difficult relationship, a video call would be kinder to both of us.
i I think you learn more in two minutes of talking than from ten photos.
`),
  fun: answers(`
c Good food, long walks and people who make me laugh, that's most of what I want from a day off.
p I'm a strong supporter of doing nothing very well.
i I like things that make me forget to look at the clock, and I'm always hunting for the next one.
`),
  favorite: answers(`
c If I have to pick a favourite {a}, I go for the classic, done well beats fancy.
p Asking me to pick one {a} is cruel, I'd be betraying all the others.
i My favourite {a} is probably the next one that surprises me.
c I go for the classic there, done well beats fancy every time.
p Picking only one feels like betrayal, so I'm staying loyal to all of them.
i The one that surprises me next, I like to keep that seat free.
`),
  kind: answers(`
c When it comes to {a}, I like it honest and without fuss.
p I like {a} the way I like my jokes, slightly too much and with confidence.
i With {a} I go by mood, and I like being led somewhere new.
c I'm open there, as long as it has some soul in it.
p My taste is proudly all over the place.
i I go by mood, and I like being led somewhere new.
`),
  choice: answers(`
c {O1}, without hesitation.
c {O2}, easily, and I'd defend that in public.
p {O1}, but I'd switch to {o2} under the slightest pressure.
p {O2}, and I'm prepared for you to judge me.
i {O2} most days, {o1} when I want to feel like somebody else.
i I'd say {o1}, but I get suspicious of people who never once picked {o2}.
`),
  like: answers(`
c Yes to {a}, no convincing needed.
p {A} and I get along suspiciously well.
i I like {a} more the longer I think about it.
c Yes, no convincing needed.
p Yes, with the enthusiasm of an amateur.
i I do, though I suspect you see something in it that I haven't found yet.
`),
  everBeen: answers(`
c {A} is one I'd say yes to any day.
c I'm no expert on {a}, so I'm open to being shown.
p I've done {a} in great detail in my imagination, if that counts.
p In my imagination {a} went brilliantly.
i {A} is one of those things you need the right company for, I think.
i Not the way you have, I suspect, and I'd like to hear what {a} was like through your eyes.
c I'm no expert there, so I'm open to being shown.
p In my imagination it went brilliantly, if that counts.
i Not the way you have, I suspect, and I'd like your version first.
`),
  spot: answers(`
c The main entrance, and I'll be easy to find.
p The main entrance, look for a slightly nervous man in front of it.
i The main entrance, I'd like to see you coming.
`),
  bring: answers(`
c Just yourself and an appetite.
p Dessert, or a very good story instead.
i Something you'd like to share, or nothing but yourself.
`),
  trait: answers(`
c I'd say a little, and I'm honest about it.
p Only when food is involved, otherwise no.
i It depends on who brings it out, I think.
`),
  reproach: answers(`
c Fair question, I understand why you ask, and I'm sorry it looks that way.
p Caught, fair enough, I'd ask too.
i I get why you ask, and I'd rather talk about it honestly than wave it away.
`),
  howTo: answers(`
c Face it head on, once through, no half measures.
c Keep it short, start early and ask somebody who has done it.
p Fight it with something louder and sillier.
p Practise once out loud, then blame the weather.
i Give it a day, most things leave when nobody looks.
i Slowly, with a deep breath first.
`),
  howYou: answers(`
c Low and slow, and I don't rush it.
p With confidence, and a video paused every ten seconds.
i Patience mostly, and a bit of luck.
`),
  whenDay: answers(`
c {D} works best for me.
c Thursday evening would be good, or Friday if that's easier for you.
p {D}, before I overthink it.
p Wednesday evening, before I run out of patience.
i {D}, I like how that sounds.
i Friday evening, the week should end with something good.
`),
  would: answers(`
c I would, no hesitation.
c Yes, gladly, and I'd mean it.
p I would, with a brave face and a witness.
p Obviously yes, I fear almost nothing.
i I would, if only to know how it feels.
i Yes, I'd rather try and know than wonder.
`),
  awake: answers(`
c My thoughts and I had a late meeting, sleep wasn't invited.
p My brain found an old embarrassing moment and hit replay, so no sleep.
i Nights like this are good for thinking, and I'm glad you're up too.
`),
  thenWhat: answers(`
c That part deserves to be told out loud, with the voices.
p The ending is behind a small paywall, one guess from you.
i What happened next says more than the story did, you'll get it properly told.
`),
  planB: answers(`
c Plan B is somewhere indoors with good food, same day, same company.
c Then we go inside, a warm café and no hurry.
p Plan B is a museum or a café, and blaming the sky.
p Plan B is indoors, with snacks and me pretending this was plan A.
i Plan B, a café by a window to watch it all come down.
i Plan B is often the better story, I'd say a small restaurant with soup.
`),
  advice: answers(`
c {O1}, and don't look back.
p {O2}, obviously, and report back with details.
i {O1}, I think you had decided before you asked.
c I'd take a photo, then call somebody who does this for a living.
c I'd say it plainly, once, and write down the answer.
p I'd pretend nothing happened for an hour, then call for help.
p I'd call an emergency meeting, with snacks, today.
i I'd talk to one person who's been through it, and then decide.
i I'd ask what you'd regret less in a year, and do that.
`),
  habit: answers(`
c I'd say so, and I'd like your view on it.
p Ask me again after a snack, but yes.
i Sometimes, and I'd rather hear your side first.
c With the right company, yes, any time.
c I'd say yes to more of it, that much I know.
p With more enthusiasm than talent, like most good things.
p Define it generously and yes, absolutely.
i It depends on the day and the company, and I'd like to know what made you ask.
i Less than I'd like, which is true of most good things.
`),
  have: answers(`
c You'll get the honest answer about {a}, and it's longer than fits in here.
c I take {a} seriously, so you get the full answer and not a line.
c The honest answer to that is longer than fits in here, you'll get it.
p My lawyer wants to hear your guess about {a} first.
p I'll confess about {a} the moment you've had a guess.
p I'll confess to everything the moment you've had a guess.
i I'll tell you, and I'd like to hear what {a} means to you before I do.
i You can tell a lot about a person from {a}, so have a guess first.
i I'll tell you, though your guess would interest me more.
`),
  opinion: answers(`
c Honestly, I think you're onto something there.
p My official position is yes, my lawyer says I should hear more first.
i I think there's a second question hiding behind that one.
`),
  didYou: answers(`
c Maybe, and you get the true version when I get yours.
c That one I'd rather tell you properly than in one line.
p Maybe. My lawyer wants to hear your version first.
p No comment, guilty until proven innocent.
i Definitely maybe, the honest answer needs a little context.
i I'll trade you, my answer for yours, and you go first.
`),
  hypothetical: answers(`
c Easy one: somewhere warm, with good food and one person worth talking to.
c I'd pick the brave option and enjoy it, regret is the heavier thing to carry.
p I'd choose badly, confidently, and with snacks.
p The silly option, obviously, sensible people never get good stories.
i I'd take the one where I don't know the ending.
i I think I'd choose what scares me a little, that's usually the right door.
`),
  clarify: answers(`
c Fair question, I put that badly: I meant it as a good thing.
c I meant that I like talking to you, it just came out sideways.
p I meant it as a joke and it clearly backfired, sorry.
p It sounded much smarter in my head.
i I meant it kindly, and it came out wrong.
i I meant more than I typed, I think you noticed that.
`),
  really: answers(`
c Really, I wouldn't make that up.
c Yes, I meant every word.
p Hand on heart and the other one on a snack.
p Completely serious, which doesn't happen often, so enjoy it.
i Really, I was a bit surprised by it myself.
i Yes, and it's the kind of thing I don't tell everyone.
`),
  recommend: answers(`
c I'd go with the one you'd be a bit sorry to miss, that's usually the right call.
c For {a} I'd pick something simple and really good over anything fancy.
c Keep it short, and start with the honest part.
p My qualifications are none, my opinions on {a} are many. Go for the bold one.
p I recommend the option with more cheese, this works in most areas of life.
i I'd choose {a} by what you want to feel afterwards.
i I'd let chance decide and then notice whether you're relieved.
`),
  about: answers(`
c I'm curious, I like honest people, and I'd rather laugh than be impressive.
c The short version: I care about people, good food and keeping my word.
p I'm a strong believer in second breakfasts and first impressions that go slightly wrong.
p I can be bribed with dessert, which is either a weakness or a feature.
i I think I'm quieter in writing than in person, and I wonder if you're the same.
i I'm the kind of person who remembers the small thing you said in passing.
`),
  slow: answers(`
c You're right, I left you waiting and I'm sorry, I'm here now.
c I should have written sooner, I'm sorry about that.
p Sorry, my phone and I were on a break.
p You caught me, I'm sorry, I was slower than the post.
i Sorry, I kept waiting for the right words, and that was silly.
i I'm sorry, silence says the wrong thing, and I didn't mean it.
`),
  ok: answers(`
c All good between us, I promise, thank you for asking straight out.
c Everything's fine, and I like that you asked instead of guessing.
p All good here, my face just types like that.
p No crime committed, you're free to go.
i I'm fine, and I like that you notice things like that.
i All good, I was only in my own head for a bit.
`),
  guess: answers(`
c I'm going with good news, you write like somebody who's smiling.
c My guess is that you did it, and I'm already impressed.
p You've adopted a llama and joined a circus, final answer.
p My guess involves cake, it usually does.
i Something you've been wanting to tell someone all day, I think.
i I'd guess it surprised you too.
`),
  sameHere: answers(`
c Mine needs a longer message than this, so guess first.
c Me too, pretty much, and I'd say it just as plainly.
p Same, we should probably start a club.
p Mine is close to that, with more snacks in it.
i Same here, although I think my reasons are different from yours.
i I'm close to that, with a twist that I'd have to explain.
`),
  money: answers(`
c I don't send money to anyone I haven't met, I hope you understand.
p My wallet is shy and only meets people in person, so that's a no from me.
i I keep money out of this, it changes how people talk to each other.
`),
  name: answers(`
c My name's on the profile, and I'd like to hear you say it in person one day.
c You've got it right there on my profile, and I answer to most friendly versions of it.
p Friends have worse names for me, the one on the profile is the polite version.
p It's the one on my profile, I was too lazy to invent a better one.
i The one on the profile is real, what name would you have guessed?
i It's on the profile, though I think everyone has a second name only friends use.
`),
  language: answers(`
c I'd love to get better at it, and good company makes that much easier.
p I speak fluent menu and basic apology.
i I'm better at listening than at speaking in any language.
`),
  sign: answers(`
c Guess my sign, and I'll tell you if you're right.
p Obviously the best sign, you tell me which that is.
i Guess the sign first, I'm curious what you've noticed.
`),
  believe: answers(`
c I like keeping an open mind and a clear head about {a}.
c I take people as they come, that's my main belief.
p On {a} I'm undecided but very open to snacks and arguments.
p I believe in second chances and in dessert, the rest is negotiable.
i I think {a} is one of those things where the reasons matter more than the answer.
i I'd like to hear where you stand and why, that's the interesting part.
`),
  yesNo: answers(`
c Yes, I'd say so.
c I think so, and I'd say it out loud.
p Yes, with a small dramatic pause first.
p A confident yes from somebody with very little evidence.
i I think so, though I'd like to hear what makes you ask.
i Yes, in a way that's easier to explain in person.
`),
  isThere: answers(`
c There should be {a}, I'll check so that you don't have to.
c I'm fairly sure there is, I'll look it up and let you know.
p I'd bet a coffee that there's {a}, and I'll check before I lose it.
p Consider me your scout, I'll find out before you need it.
i I believe so, and I'd rather check than promise.
i I think there is {a}, give me a minute to make sure.
`),
  noProblem: answers(`
c Not a problem at all, good that you told me.
c No problem, we'll make it work.
p No problem, I'm famously easy to please.
p That's fine, I'd have been more worried about a pineapple rule.
i Not for me, and I like that you say it straight.
i No problem at all, it's good to know what matters to you.
`),
  address: answers(`
c Of course, I'll send you the address with a pin right away.
c Yes, the address is on its way, and I'll be at the door.
p Address coming up, with a map and possibly a treasure cross.
p I'll send the pin, the door with the hopeful face is mine.
i I'll send you the address, the rest you find out when you're here.
i The pin is coming, and I'll look out for you at the corner.
`),
  wear: answers(`
c Wear whatever you feel good in, it's nothing fancy.
c Casual is perfect, and comfortable shoes are never wrong.
p Anything you can laugh in, a dress code would only give me away.
p Something warm and something with pockets, we may find snacks.
i Wear what feels like you, I'd rather meet that person.
i Nothing fancy, the comfortable version of you sounds right.
`),
  who: answers(`
c Nobody you need to worry about, ask me anything and I'll say it straight.
c Nobody who changes anything here, and I'm glad you asked me directly.
p Nobody with better jokes than you.
p Nobody you'd have to fight, honest.
i Nobody who's on my mind, since you ask so honestly.
i Honest answer, nobody. I like that you asked instead of wondering.
`),
  wh: answers(`
c {Q}? You'll get a proper answer to that, it's longer than one line.
c Ask me about {q} in person, I tell it better than I type it.
c On {q} I'm undecided, so tell me where you stand and I'll argue.
p {Q}? I'd need a whiteboard and two snacks to explain.
p I have strong views on {q} and no qualifications.
i I'd tell you about {q}, but your guess would tell me more.
i {Q} depends on the day, and today I'm not sure, which is the honest answer.
c You'll get the honest answer, it's just longer than fits in here.
c Ask me again when we talk, that deserves more than a line.
p I have a ten-minute answer with sound effects, this is the trailer.
p Guess first, I'll tell you how warm you are.
i I'm not sure yet, which is the most honest answer I have.
i I think the honest answer takes longer than a text, but I like that you asked.
`),
};
