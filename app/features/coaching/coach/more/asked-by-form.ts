/**
 * Questions known by their form and by nothing else, with answers of that form that are true of anybody: how many there are, how long he stays, what he said to
 * her, what made him choose it. Form of the table: content/asked-about-him.ts.
 */
import type { Conversation } from '../conversation';
import { knownOf } from '../known-questions';
import type { Question } from '../question-rules';
import { plain } from '../text';
import { isGraveTalk } from './asked-inverted';
import { LEAD } from './inverted';

export const ASKED_BY_FORM = `
=howLongStay
c As long as they'll have me.
c Not long enough, I can tell you that already.
c A bit longer than planned, if it stays this good.
p Until I run out of clean socks.
p Until somebody notices and sends me home.
p Long enough to need a holiday from it.
i Long enough to miss a few things, this chat included.
i Ask me at the end, I've a feeling it won't be enough.
i As long as it feels right, I'm not counting yet.
=howManyThere
c More than I need, fewer than I'd like.
c Enough, and I'd still make room for one more.
c A sensible number, for once.
p I'd have to count, and I'm a bit scared to.
p More than I'd say out loud, fewer than people claim.
p The number goes up every time I look.
i Fewer than you'd guess from how I talk about it.
i Enough that I know each of them quite well.
i Guess, and I'll tell you how close you got.
=howIsIt
c Better than I expected, thanks for asking.
c Pretty good at the moment, I can't complain.
c Up and down, with more ups than downs.
p Still in one piece, which I count as a success.
p Mostly fine, with the occasional dramatic moment.
p Good, as long as nobody looks too closely.
i Better some days than others, and today's one of the better ones.
i Different from how I thought it would be, in a good way.
i It's growing on me, more than I'd have guessed.
=howWasIt
c Better than I expected, and I'd do it again.
c Good, all in all, I'm glad I did it.
c Mixed at first, and then it came good.
p I survived, and with most of my dignity.
p Nobody asked for their money back, so I'd call it a success.
p Louder, longer and better than planned.
i Not how I'd imagined it, and better for that.
i Good, and I've been thinking about it since.
i It stayed with me longer than I'd have thought.
=howHasItBeen
c Mixed, and a good deal better lately.
c Mostly good, with a slow bit in the middle.
c Quiet for a while, and now it's looking up.
p A bit of everything, like a buffet.
p Some hits, some misses and one or two stories.
p Long, with good company every now and then.
i Better since I stopped expecting much.
i Slow, until it suddenly wasn't.
i It's been teaching me what I like, let's put it that way.
=whatDoWe
c We'll find a way, I don't give up that easily.
c One thing at a time, I'd say, and we talk about the rest.
c We take it as it comes and see, I'm not worried.
p Negotiate, over something sweet.
p I vote for ignoring it until after dessert.
p I'll think of something heroic, give me until the weekend.
i Something tells me we'd manage.
i I like that you say we.
i I'd say we find out, that's the interesting part.
=whatTheySaid
c More or less what you'd expect.
c Less was said than I'd feared, and all of it was fair.
c The right thing in the end, it just took a minute.
p A lot, and with hand gestures.
p Nothing I'd repeat at a family dinner.
p First nothing, then everything at once.
i Something I'm still thinking about, to be honest.
i Not much, the look said the rest.
i Exactly what I needed to hear, as it turned out.
=whatISaid
c The truth, in a slightly shorter version.
c What I thought, only a bit more politely.
c As little as possible, it seemed the wise choice.
p Something I found very clever for about a second.
p Nothing that would hold up in court.
p I laughed in the wrong place and hoped for the best.
i The honest thing, and it went over better than I thought.
i Not everything I'd have liked to say.
i Less than I meant, you know how that is.
=whatIChose
c Something I'd pick again tomorrow.
c What I always go for, I know what I like.
c The simple option, and it was the right one.
p Not the sensible option, let's leave it at that.
p The first thing I saw, I shop like a man in a hurry.
p Whatever would get me talked about the least.
i Something I don't normally go for, and I'm glad I did.
i It picked me, more than the other way round.
i Guess, I'd like to see how well you read me.
=whatIWill
c Whatever feels right in the moment, I'm better without a script.
c The honest version, it's the easiest to remember.
c I'll keep it simple, that usually works.
p I've got two plans, and both need snacks.
p I'll improvise and look confident about it.
p As little as I can get away with.
i I'll know when I'm there, that's how I work.
i I've got an idea, and I'm not sure it's a clever one.
i I'd like to hear what you'd do first.
=whoIWill
c You, if you'd pick up.
c The person who'd laugh the least, so it's a short list.
c Whoever is nearest and kind.
p You, obviously, I thought that was clear.
p Somebody braver than me, so nearly anybody.
p My mother, and then everybody else she tells.
i You came to mind first, make of that what you like.
i Somebody I trust, it's not a long list and it's a good one.
i That depends on who's still awake, are you?
=whatMadeMe
c It just felt right, I didn't overthink it.
c Curiosity, mostly, and then it stuck.
c I wanted to for a long time, and one day I stopped waiting.
p Nobody talked me out of it in time.
p It seemed like a good idea, and for once it was.
p A mix of luck, stubbornness and good marketing.
i One good moment with it, and that was that.
i I think it chose me, I only said yes.
i A small thing, it often is.
=whatWouldTake
c An hour of your time and a decent coffee.
c Time, I think you'd see it for yourself.
c Meeting you in person would do it.
p Snacks, mostly, I'm cheaper than I look.
p Three witnesses and a written statement.
p A small bribe, I take payment in cake.
i Less than you'd think, if it comes from you.
i You're already halfway there.
i A good reason and the right person, I've got one of the two.
=whichBit
c All of it, and I'd say it again.
c The bit you're thinking of right now.
c Mostly the last bit, to be honest.
p All of it, but especially the bit I shouldn't have said.
p Whichever bit makes me look best.
p The embarrassing one, it's always the embarrassing one.
i The bit I only half said.
i I think you know which.
i The bit you noticed first, I'd guess.
=myExcuse
c I haven't got one, and I'm not sorry.
c No excuse, I'd do it again.
p I've got three, and none of them would hold.
p I was young, it was last week.
i It's a better story than an excuse.
i I stopped needing one the day I stopped caring what people say.
=whenIsIt
c Soon, and I'll let you know the day.
c Sooner than I'm ready for.
c Not soon enough, I'm looking forward to it.
p Soon, I've got it written down somewhere very safe.
p Sooner than my nerves would like.
p I'll check, before I promise you the wrong day.
i Soon, and it'd be nicer with you there.
i I'll tell you when it's certain, I don't want to jinx it.
i Soon enough that I've started to count.
=mayI
c Of course, I'd like that.
c Any time, you only have to say.
c Yes, and I'm glad you asked.
p Yes, but only if you're impressed in advance.
p You may, there's a small fee, payable in cake.
p Yes, quickly, before I get shy about it.
i Yes, I was hoping you'd ask.
i I'd like that more than I'd say out loud.
i You can, and I'd like to see your face when you do.
=bareYes
c Pretty much, yes.
c More or less, yes.
c Nearly, you're close.
c Yes, that's about right.
c Mostly, with a few exceptions.
p Guilty.
p Yes, and I've no excuse.
p Let's call it that, it sounds better.
p You could say so, and my mother certainly would.
i Yes and no, mostly yes.
i You've got a good nose, more or less.
i Partly, the other part is the better story.
i Closer than most people get.
=justTwo
c {O1}, as it happens.
c {O2}, as it happens.
c {O1}, that was a good guess.
p {O2}, though nobody ever believes it.
p {O1}, and I'm reminded of it regularly.
p {O1}, officially. It depends on the day.
i {O2}, most people guess wrong.
i {O1}, what would you have guessed?
i {O2}, and you'd notice within a minute.
=whatTimeDid
c Earlier than I'd like to admit.
c At a time that should be against the law.
c Same as ever, too early to be cheerful about it.
p My alarm knows, we're not on speaking terms.
p At an hour when only birds are happy.
p Some time before my brain, as always.
i When it was still quiet, I don't mind that part.
i Later than planned, and I can't blame anybody else.
i Early enough that the day feels like two.
=thinkSo
c I do, or I wouldn't have said it.
c Yes, I thought about it before I wrote it.
c I do, and I'd say it to your face.
p I do, and I'm rarely right, so let me have this one.
p I do, I even checked it twice.
p Yes, and I'll take it to a second opinion if I have to.
i More with every message.
i I do, and I'd like to see if you come round to it.
i Yes, and I'm curious why you'd doubt it.
=anyReason
c No big one, it just suits me better.
c A simple one, I wanted to.
c I tried it, it felt right, and that was that.
p Officially a noble one. In truth I just felt like it.
p Three reasons, and two of them are laziness.
p Stubbornness, it started with somebody saying I couldn't.
i There is one, and it took me a while to admit it.
i Curiosity first, and then it became a part of me.
i It makes my days a bit better, I hadn't expected that.
=feelAboutIt
c Mostly fine, with the odd wobble.
c A bit of everything, and all right on the whole.
c Good, I think, ask me again in a month.
p Calm on the outside, it's a start.
p Fine, I've only talked about it to everybody I know.
p Very grown-up about it until about ten at night.
i More than I'd expected to, to be honest.
i Strange and fine at the same time, if that makes sense.
i I'm still finding out, some days it's bigger than on others.
=whyDidI
c It was time, and I don't regret it.
c I wanted something else, it's really that simple.
c It stopped feeling right, so I listened to that.
p I ran out of good excuses to carry on.
p My head voted for staying, the rest of me outvoted it.
p It was either that or become very grumpy.
i I noticed I was happier on the days without it.
i Nobody was surprised but me.
i There wasn't one reason, it was a hundred small ones.
=whereWasThat
c Nowhere fancy, and it was just right.
c Not as far as you'd think.
c Somewhere I'd happily go back to.
p Off the map, as far as my phone was concerned.
p Wherever the others were going, I just followed.
p Somewhere with better snacks than signposts.
i A place I'd rather show you than explain.
i Somewhere I hadn't planned, those are the good ones.
i Close by, and it still felt like another country.
=whereTheyLive
c Close enough to visit, far enough to ring first.
c Not next door, but I make it there often enough.
c A train ride and a good sandwich away.
p At a safe distance, they can't hear my music.
p Near enough for a spare key, far enough for an excuse.
p Where the fridge is full and everybody asks if I'm eating.
i Where I still take my shoes off without being told.
i Far enough that arriving is always a small event.
i Somewhere that gets quieter every time I go.
=whoWon
c The wrong side, if you ask me.
c The better side, this time I can't argue.
c Nobody who deserved it, I'll say that much.
p Don't ask, I'm still in mourning.
p I've chosen to remember it differently.
p The referee, mostly.
i Not who you'd have bet on.
i I'd tell you, but I'd start explaining and never stop.
i Guess by my mood.
=whoIsOn
c I'll send you the names, you'll like at least one.
c Let me look up the full list and send it to you.
p I read the name three times and forgot it twice, I'll send it to you.
p Somebody funnier than me, that's all I checked.
i I went by a good feeling, I'll send you the name and you tell me.
i Somebody I've wanted to see for a while, with the right company.
=howSerious
c Bad enough to be careful, not bad enough to make a fuss.
c Not as bad as it sounds, I've got used to it.
c Manageable, as long as I don't pretend it isn't there.
p I can be very brave about it, provided somebody's watching.
p Medium drama, small danger.
p Bad enough for sympathy, so feel free.
i Less than it used to be, I've learnt to live with it.
i On good days I forget about it, and there are more of those now.
i Worse than I let on, better than I deserve.
=likeWhat
c The small things, mostly, they're the ones that count.
c The way we talk, for a start, it's easy.
c I can think of three, and none of them is small talk.
p I've got a list, it's short and it starts with humour.
p Being suspicious of people who don't like dessert.
p I was hoping you wouldn't ask for proof.
i You tell me first, I'd like to see if it's the same.
i I think you know, you've just said one of them yourself.
i The things neither of us would put in a profile.
=planLikeWhat
c A walk somewhere new, and good food at the end of it.
c Something outdoors if it's dry, a long lunch if it isn't.
c Bowling, a market or a gallery, you choose and I'll book.
p Mini golf, loser buys the chips.
p Something neither of us is good at, that's half the fun.
p A very bad film in very good seats.
i Somewhere you've always walked past and never gone in.
i We each name one thing and then do both.
i Something where we can talk without looking at the clock.
=whatDidIDo
c Nothing heroic, I just overdid it.
c A bit too much of everything, the usual.
c Something I should have warmed up for.
p Something very manly, like reaching for a sock.
p I got up too fast, that's the whole story.
p I thought I was twenty for about five minutes.
i I ignored the first sign, as one does.
i I'd love to say it was for a good cause.
i Guess, and make it sound better than it was.
=isAllOk
c It will be, thanks for asking.
c Nothing that can't be fixed, it's just bad timing.
c All under control, I'm only sorry about the timing.
p Yes, just a bit on fire, in the figurative sense.
p It will be once I've had a coffee and a word with somebody.
i Yes, and it's kind of you to ask that first.
i It's getting there, I'd rather be where I meant to be.
i Mostly, and it's a bit better now that you've asked.
=haveWeMet
c Not yet, I'd have remembered.
c I don't think so, but we could change that.
c Only on here so far, sadly.
p Not in this life, I'd have behaved better.
p I have one of those faces, it gets me free coffee.
p If we had, I'd hope I made a better first impression.
i Not that I know, and I was just wondering the same.
i Not yet, it only feels like it.
i Maybe we've walked past each other, that would be like me.
=usedToIt
c Mostly, and some days you don't.
c You do, a bit at a time.
c You get better at it, I wouldn't call it used to.
p Ask me before coffee and I'd say never.
p The body does, the face still needs practice.
p I'd say yes, and then there's always a day that laughs at me.
i To most of it. The rest I'd rather not get used to.
i You learn to put it down at the door, on good days.
i Not completely, and I think that's a good sign.
=someoneInto
c Something new every week, it's hard to keep up.
c Anything with noise, mud or questions.
c Whatever I know nothing about, so I'm learning.
p Bossing me around, at the moment, with real talent.
p Snacks and strong opinions, mostly.
p Everything that's in the one cupboard you're not to open.
i Things I'd forgotten were fun until I was made to join in.
i Asking why, and I love it more than I let on.
i Ask again in a week, it'll be something else.
=readyForIt
c As ready as I'll ever be.
c I think so, I've done what I could.
c Ready enough, the rest is nerves.
p My head says yes, my stomach hasn't been told.
p I've tidied my desk twice, so I must be.
p Ready for it to be over, definitely.
i More than yesterday, and your good wishes help.
i Half ready, half pretending, it usually works.
i Ask me again when it's done, right now I'm just breathing.
=soFarSo
c It's better than I expected, so far.
c Mostly good, and I've met some nice people.
c I'm pleasantly surprised, to be honest.
p So far nobody's been a robot, I think.
p I still press the wrong button, apart from that I like it.
p It's like a shop where everybody smiles, a bit confusing.
i Strange at first, and then you wrote.
i I like it more than I thought, mostly because of the talks like this.
i Ask me again in a week, I've got a good feeling.
`;

type Form = readonly [kind: string, rule: RegExp];
const US = String.raw`(?:are|do|shall|should|will|can|would) we`;
/** On a plain question without its first small words; the first that matches. */
const FORMS: readonly Form[] = [
  ['howLongStay', /^(?:for )?how long (?:are|r|will|do|is) (?:you|u|it|that)\b.*\b(?:stay\w*|there|here|for|away|gone|off|visit\w*|in town|back|out)\b|^(?:for how long|how long for)\W*$/],
  ['howManyThere', /^how many (?!times\b|goes\b|people\b|hours\b|days\b|weeks\b|months\b|years\b|minutes\b|kids\b|siblings\b)[a-z]+(?: [a-z]+)? (?:have|do|did|are|is|were|does|has|r|can) (?:you|u|there|it|they|yours)\b|^how many(?: is that| are there| have you got| do you have| did you)?\W*$/],
  ['howHasItBeen', /^how(?:'s|s| has| have) (?:it|that|this|things|everything|your experience|life) been\b/],
  ['howWasIt', /^how (?:was|were|has|have|had|did) (?!you\b|u\b|(?:he|she|they|your|ur)\b)(?:it|that|this|things|everything|the [a-z]+)\b.*\b(?:been|go|gone|going|feel|turn(?:ed)? out|end(?:ed)?|taste|look|for you)\b/],
  ['howIsIt', /^how(?:'?s| is| are| do| does) (?:it|that|things|everything|all that|the [a-z]+|(?:your|ur) (?:legs|knees|feet|head|back|arms?|hands?|voice|nerves|ankle|foot|knee|shoulder|eyes?))\b.*\b(?:feel(?:ing)?|going|doing|hold(?:ing)? up|treating|coming along|getting on|looking|for you)\b/],
  ['whatDoWe', new RegExp(String.raw`^(?:(?:so )?what ${US} (?:going to |gonna )?do\b|(?:so )?now what\W*$|(?:so )?what now\W*$|(?:so )?how ${US} (?:going to |gonna )?(?:do|solve|fix|sort|handle|settle|manage|work)\b)`)],
  ['whatTheySaid', /^(?:and )?what (?:did|does|do|has|have) (?:he|she|they|(?:your|ur|the) (?!dog|cat|puppy|kitten)[a-z]+) (?:say|said|think|thought|reply|answer|tell you|make of)\b/],
  ['whatISaid', /^what (?:exactly |on earth |the hell )?(?:did|have) (?:you|u) (?:even |actually )?(?:say|said|tell|told|reply|replied|answer|write|written)\b/],
  ['whatIChose', /^what (?:did|have) (?:you|u) (?:end up |finally |actually |even )?(?:get|got|buy|bought|order|ordered|pick|picked|choose|chosen|choos\w+|go for|gone for|settle on|buying|getting|ordering|picking|choosing)\b/],
  ['whatIWill', /^what (?:will|are|r) (?:you|u) (?:going to |gonna |even )?(?:say|tell|wear|charge|play|bring|make|cook|sing|read|write|buy|get|call (?:it|him|her))\b/],
  ['whoIWill', /\bwho (?:will|are|would|r) (?:you|u) (?:going to |gonna )?(?:call|ring|tell|ask|take|bring|blame|phone)\b/],
  ['whatMadeMe', /^what (?:made|makes|got|brought|led|drew|attracted) (?:you|u) (?:to |into )?(?:pick|choose|decide|want|start|move|become|change|stay|leave|quit|stop|get into|take up|study|learn|try|join|switch|come back|go back|go for|this|that|it)\b/],
  ['whatWouldTake', /^what would (?:convince|persuade|change|win|make|it take|help)\b(?!.*\bif\b)(?=.*\b(?:you|u|ur|your|take|then)\b)/],
  ['whoWon', /\bwho won\W*$/],
  ['whichBit', /^(?:wait )?(?:which|what) (?:bit|one of (?:those|them|these))\W*$/],
  ['myExcuse', /^what(?:'?s| is) (?:your|ur) (?:excuse|defen[cs]e)\b/],
  ['whenIsIt', /^when(?:'?s| is| are| will| does| do) (?:it|that|this|the (?:next |big |first )?[a-z]+|(?:your|ur) (?:next |big |first )?(?:gig|match|game|show|concert|race|exam|test|interview|flight|trip|move|opening|tournament|recital|performance|surgery|operation|appointment))(?: (?:happen\w*|on|start\w*|be|out|over|due|ready))*\W*$/],
  ['mayI', /^(?:can|could|may) i (?:come|see|have|try|taste|join|watch|hear|listen|borrow|read|steal|meet|visit|get (?:a|one|some))\b(?!.*\b(?:when|why|after|your (?:id|phone|ex))\b)/],
];

/** As FORMS, of what he has just said: these go before a kind that was learned of questions standing alone. The third is what he said, where that matters. */
const OF_HIS_NEWS: readonly (readonly [kind: string, rule: RegExp, his?: RegExp])[] = [
  ['haveWeMet', /^(?:\w+,? )*?(?:have we (?:met|spoken|talked|matched|chatted)(?: before)?|do i know you|do we know each other)\W*$/],
  ['thinkSo', /^(?:do|did) (?:you|u) (?:really |actually |honestly |truly )*(?:think so|mean (?:it|that)|feel that way)\W*$/],
  ['whatTimeDid', /^what time (?:did|do) (?:you|u) (?:have to |need to )?(?:start|get up|finish|wake(?: up)?|get (?:home|in|back|off)|go to (?:bed|work|sleep)|leave|land|arrive|end)\b/],
  ['anyReason', /^(?:(?:is there|was there) )?any (?:particular |special |specific )?reasons?(?: why| for (?:that|it))?\W*$|^for (?:any|a) (?:particular |special )?reason\W*$/],
  ['usedToIt', /\b(?:do|did|have|can|will) (?:you|u|one|people) (?:ever |really |eventually |just )*(?:get|got|gotten) used to (?:it|that|this|them|the \w+|seeing|doing|working|being)\b/],
  ['feelAboutIt', /^how (?:do|did|are) (?:you|u) feel(?:ing)? (?:about|with) (?:it|that|this|all (?:of )?(?:it|that|this))\W*$|^how does (?:that|it) (?:make you )?feel\W*$|^(?:are|r) (?:you|u) (?:ok|okay|alright|fine) with (?:it|that)\W*$/],
  ['whyDidI', /^why (?:did|have|are|do) (?:you|u) (?:decide to |have to |want to )?(?:stop|stopped|quit|leave|left|leaving|move|moved|moving|give (?:it |that )?up|change|changed|go back|come back|switch|start|sell|end)\b[^?]{0,20}\W*$/],
  ['whatMadeMe', /^what (?:made|makes|got|brought) (?:you|u) (?:go|stop|quit|leave|move|want|start|give|decide|choose|pick|change|get|turn|become|take|try|learn|buy|come|sign|join)\b/],
  ['howLongStay', /^(?:for )?how long(?: for| are (?:you|u) (?:going|away|staying|there|off)(?: for)?)?\W*$/, /\b(?:going to|off to|leaving|flying|i'?ll be|next (?:week|month|year)|trip|holiday|vacation|visiting|staying|booked|travel\w*|moving)\b/],
  ['howLong', /^(?:for )?how long(?: for| (?:have|did|has) (?:you|u|it|they|he|she) (?:been )?(?:\w+ing(?: (?:it|that|there|for|them|here))?|been|had (?:it|them|him|her|that)|done (?:it|that)|take))?\W*$/],
  ['whereTheyLive', /^(?:where|whereabouts) (?:do|does|are|is) (?:they|he|she|your (?:parents|mum|mom|dad|family|sister|brother|grandparents|nan|gran|kids|son|daughter))(?: (?:live|living|based|now|from))*\W*$|^(?:do|does) (?:they|he|she) live (?:far|near|close|nearby)\b/],
  ['whereWasThat', /^(?:where|whereabouts) (?:did|have) (?:you|u|y'all|you guys) (?:all )?(?:go|been|end up|eat|stay|drink)\W*$|^(?:where|whereabouts) (?:was|is) (?:that|it|this)\W*$/],
  ['whoWon', /\bwho (?:won|lost|scored|was winning|is winning)\W*$|^who'?s winning\W*$|^what(?:'s| was|s) the score\W*$|^did (?:they|we|your team|you guys) win\W*$/],
  ['whoIsOn', /^who(?:'?s| is| are)(?: it| they)? (?:on|playing|performing|headlining)\W*$|^who are (?:you|we) (?:seeing|going to see)\W*$/],
  ['howSerious', /^how (?:bad|serious|severe|painful) (?:is|was|are) (?:it|that|they|the \w+|your \w+)\W*$|^is it (?:bad|serious|severe|that bad)\W*$/],
  ['planLikeWhat', /^(?:like what|such as|what (?:like|kind of thing|sort of thing|did you have in mind|do you have in mind|are you thinking|were you thinking))\W*$/, /\b(?:let'?s|we (?:could|should|can)|shall we|do something|go somewhere|weekend|date|surprise|idea|plan)\b/],
  ['likeWhat', /^(?:like what|such as)\W*$/],
  ['whatDidIDo', /^what (?:did|have) (?:you|u) (?:do|done)(?: to (?:it|yourself|your \w+))?\W*$/, /\b(?:back|neck|knee|ankle|shoulder|leg|foot|arm|wrist|hip|hurt\w*|sore|injur\w*|pulled|sprain\w*|broke\w*|fell|ache|aching|limp\w*|pain)\b/],
  ['isAllOk', /^(?:is (?:everything|it all|all|everyone)|everything|all) (?:ok|okay|alright|all right|good|fine)(?: with (?:work|you|everything))?\W*$/, /\b(?:emergency|sorry|can'?t|have to|hospital|accident|problem|late|stuck|cancel|leak|broke\w*|boss)\b/],
  ['someoneInto', /^what(?:'?s| is|'?re| are) (?:he|she|they|your (?:son|daughter|kids|boys?|girls?|little one)) (?:into|interested in|like|obsessed with)\b|^what does (?:he|she) (?:like|enjoy|love)\b|^what do they (?:like|enjoy)\b/, /\b(?:daughters?|sons?|kids?|boys?|girls?|nephews?|nieces?|children|toddlers?|twins|year old)\b/],
  ['readyForIt', /^(?:do (?:you|u) feel|are (?:you|u)|(?:you|u)) (?:all |feeling |quite )?(?:ready|prepared|set)(?: for (?:it|that|this|them))?\W*$/, /\b(?:exam|test|interview|race|marathon|match|game|presentation|trip|move|moving|wedding|surgery|operation|tomorrow|driving|starts?|speech)\b/],
  ['soFarSo', /^(?:(?:what|how) (?:do|are) (?:you|u) (?:think|find(?:ing)?)(?: of)?(?: it| this| the app)?|how(?:'s| is) it(?: going)?|how(?:'?s| is) the app(?: going)?) so far\W*$/, /\b(?:app|apps|on here|tinder|hinge|bumble|online dating)\b/],
  ['howIsIt', /^how(?:'?s| is) (?:it|that) (?:looking|coming along|coming together|shaping up|working out|turning out|holding up)\b|^how(?:'?s| is) (?:it|that) going(?: so far)?\W*$/, /\b(?:moved|new|started|learning|trying|project|building|renovat\w*|writing|flat|house|place|job|course|book|training)\b/],
];
/** The same where he asks nothing and she wants but a yes or a no: 'by choice?', 'on your own?', 'first time?' */
const BARE_YES =
  /^(?:(?:all|really|just|only|still|always|not) )*(?:(?:by|on|for|in|at|with|from|after|because of) (?:your |ur |the |a |own |purpose |choice |work |fun |good |yourself |friends |family )*\w+|first (?:time|try|go|attempt)|(?:big|long|late|early|good|bad|rough|busy|heavy|fun|wild|quiet|cold|hard|tough) (?:night|day|week|one|morning|shift|weekend)|saving up|self[- ]taught|alone|together|nervous|worried|excited|happy|sad|scared|jealous|impressed|regrets?|seriously|forever|already|still)\W*\?\W*$/;

/** Known kinds that are about something that is over, or about another thing. */
const GIVES_WAY: ReadonlySet<string> = new Set(['whatHappened', 'howLongTook']);

/** What the rules make of such a question, or of nothing at all; a known kind goes before. */
const BY_FORM: ReadonlySet<string> = new Set(
  (
    'anyWhat wh whyWhat hisWhat hisMost hisHow hisWhere howMuch howYou howTo whatHappened yesNo opinion hypothetical habit whoYou whereYou whenYou would like everBeen didYou ' +
    'kind why most favorite games recommend isThere'
  ).split(' '),
);

/** 'Older or younger?' asks which it is, and not which he would rather have. */
const JUST_TWO = /^(?:an? )?[a-z]+ or (?:an? )?[a-z]+\W*$/;
const GUESSED = /^(?:first (?:time|try|go|attempt)|saving up|by choice|on (?:your|ur) own|long day|big night|alone|self[- ]taught)\b/;

/** What he has just said, in plain text; none where he asks. */
function newsOf(c: Conversation): string {
  const said = c.runs.findLast((r) => r.speaker === 'Boy')?.texts.join(' . ') ?? '';
  return /\?\W*$/.test(said) ? '' : plain(said);
}

/** What she asks on of what he has just said. */
export function askedOfHisNews(q: Question, c: Conversation): Question | null {
  const his = newsOf(c);
  if (!his || isGraveTalk(c)) return null;
  const text = plain(q.text).replace(LEAD, '');
  const found = OF_HIS_NEWS.find(([, rule, said]) => rule.test(text) && (!said || said.test(his)));
  if (found) return { kind: found[0], text: q.text };
  if (q.options && JUST_TWO.test(text))
    return { kind: 'justTwo', text: q.text, options: q.options };
  return BARE_YES.test(text) && (!knownOf(q.kind) || GUESSED.test(text)) ? { kind: 'bareYes', text: q.text } : null;
}

/** Null where it has no such form, or is known better. */
export function askedByForm(q: Question, c: Conversation): Question | null {
  if (q.options || isGraveTalk(c) || (knownOf(q.kind) && !GIVES_WAY.has(q.kind)) || !(BY_FORM.has(q.kind) || GIVES_WAY.has(q.kind)))
    return null;
  const text = plain(q.text).replace(LEAD, '');
  const form = FORMS.find(([, rule]) => rule.test(text));
  return form ? { kind: form[0], text: q.text } : null;
}
