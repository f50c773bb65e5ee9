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
=whatTheyTold
c More or less what you'd expect.
c Less was said than I'd feared, and all of it was fair.
c The right thing in the end, it just took a minute.
p A lot, and with hand gestures.
p Nothing I'd repeat at a family dinner.
p First nothing, then everything at once.
i Something I'm still thinking about, to be honest.
i Not much, the look said the rest.
i Exactly what I needed to hear, as it turned out.
=whatDidISay
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
`;

type Form = readonly [kind: string, rule: RegExp];
const US = '(?:are|do|shall|should|will|can|would) we';
/** On a plain question without its first small words; the first that matches. */
const FORMS: readonly Form[] = [
  [
    'howLongStay',
    /^(?:for )?how long (?:are|r|will|do|is) (?:you|u|it|that)\b.*\b(?:stay\w*|there|here|for|away|gone|off|visit\w*|in town|back|out)\b|^(?:for how long|how long for)\W*$/,
  ],
  [
    'howManyThere',
    /^how many (?!times\b|goes\b|people\b|hours\b|days\b|weeks\b|months\b|years\b|minutes\b|kids\b|siblings\b)[a-z]+(?: [a-z]+)? (?:have|do|did|are|is|were|does|has|r|can) (?:you|u|there|it|they|yours)\b|^how many(?: is that| are there| have you got| do you have| did you)?\W*$/,
  ],
  ['howHasItBeen', /^how(?:'s|s| has| have) (?:it|that|this|things|everything|your experience|life) been\b/],
  [
    'howWasIt',
    /^how (?:was|were|has|have|had|did) (?!you\b|u\b|(?:he|she|they|your|ur)\b)(?:it|that|this|things|everything|the [a-z]+)\b.*\b(?:been|go|gone|going|feel|turn(?:ed)? out|end(?:ed)?|taste|look|for you)\b/,
  ],
  [
    'howIsIt',
    /^how(?:'?s| is| are| do| does) (?:it|that|things|everything|all that|the [a-z]+|(?:your|ur) (?:legs|knees|feet|head|back|arms?|hands?|voice|nerves|ankle|foot|knee|shoulder|eyes?))\b.*\b(?:feel(?:ing)?|going|doing|hold(?:ing)? up|treating|coming along|getting on|looking|for you)\b/,
  ],
  [
    'whatDoWe',
    new RegExp(
      String.raw`^(?:(?:so )?what ${US} (?:going to |gonna )?do\b|(?:so )?now what\W*$|(?:so )?what now\W*$|(?:so )?how ${US} (?:going to |gonna )?(?:do|solve|fix|sort|handle|settle|manage|work)\b)`,
    ),
  ],
  [
    'whatTheyTold',
    /^(?:and )?what (?:did|does|do|has|have) (?:he|she|they|(?:your|ur|the) (?!dog|cat|puppy|kitten)[a-z]+) (?:say|said|think|thought|reply|answer|tell you|make of)\b/,
  ],
  [
    'whatDidISay',
    /^what (?:exactly |on earth |the hell )?(?:did|have) (?:you|u) (?:even |actually )?(?:say|said|tell|told|reply|replied|answer|write|written)\b/,
  ],
  [
    'whatIChose',
    /^what (?:did|have) (?:you|u) (?:end up |finally |actually |even )?(?:get|got|buy|bought|order|ordered|pick|picked|choose|chosen|choos\w+|go for|gone for|settle on|buying|getting|ordering|picking|choosing)\b/,
  ],
  [
    'whatIWill',
    /^what (?:will|are|r) (?:you|u) (?:going to |gonna |even )?(?:say|tell|wear|charge|play|bring|make|cook|sing|read|write|buy|get|call (?:it|him|her))\b/,
  ],
  [
    'whoIWill',
    /\bwho (?:will|are|would|r) (?:you|u) (?:going to |gonna )?(?:call|ring|tell|ask|take|bring|blame|phone)\b/,
  ],
  [
    'whatMadeMe',
    /^what (?:made|makes|got|brought|led|drew|attracted) (?:you|u) (?:to |into )?(?:pick|choose|decide|want|start|move|become|change|stay|leave|quit|stop|get into|take up|study|learn|try|join|switch|come back|go back|go for|this|that|it)\b/,
  ],
  [
    'whatWouldTake',
    /^what would (?:convince|persuade|change|win|make|it take|help)\b(?!.*\bif\b)(?=.*\b(?:you|u|ur|your|take|then)\b)/,
  ],
  ['whoWon', /\bwho won\W*$/],
  ['whichBit', /^(?:wait )?(?:which|what) (?:bit|one of (?:those|them|these))\W*$/],
  ['myExcuse', /^what(?:'?s| is) (?:your|ur) (?:excuse|defen[cs]e)\b/],
  [
    'whenIsIt',
    /^when(?:'?s| is| are| will| does| do) (?:it|that|this|the (?:next |big |first )?[a-z]+|(?:your|ur) (?:next |big |first )?(?:gig|match|game|show|concert|race|exam|test|interview|flight|trip|move|opening|tournament|recital|performance|surgery|operation|appointment))(?: (?:happen\w*|on|start\w*|be|out|over|due|ready))*\W*$/,
  ],
  [
    'mayI',
    /^(?:can|could|may) i (?:come|see|have|try|taste|join|watch|hear|listen|borrow|read|steal|meet|visit|get (?:a|one|some))\b(?!.*\b(?:when|why|after|your (?:id|phone|ex))\b)/,
  ],
];

/** Known kinds that are about something that is over, or about another thing. */
const GIVES_WAY: ReadonlySet<string> = new Set(['whatHappened', 'howLongTook']);

/** What the rules make of such a question, or of nothing at all; a known kind goes before. */
const BY_FORM: ReadonlySet<string> = new Set(
  (
    'anyWhat wh whyWhat hisWhat hisMost hisHow hisWhere howMuch howYou howTo whatHappened yesNo opinion hypothetical habit whoYou whereYou whenYou would like everBeen didYou ' +
    'kind why most favorite games recommend isThere'
  ).split(' '),
);

/** Null where it has no such form, or is known better. */
export function askedByForm(q: Question, c: Conversation): Question | null {
  if (
    q.options ||
    isGraveTalk(c) ||
    (knownOf(q.kind) && !GIVES_WAY.has(q.kind)) ||
    !(BY_FORM.has(q.kind) || GIVES_WAY.has(q.kind))
  )
    return null;
  const text = plain(q.text).replace(LEAD, '');
  const form = FORMS.find(([, rule]) => rule.test(text));
  return form ? { kind: form[0], text: q.text } : null;
}
