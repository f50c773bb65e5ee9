/**
 * What she asks on about what he has just told, in words that only make sense after it: 'how long till you qualify?', 'have you tried writing to him?'. Of
 * such a question a kind that stands by itself is seldom right, however near its words are: it is answered by its form. Form of the table:
 * content/asked-about-him.ts.
 */
import type { Conversation } from '../conversation';
import { knownOf } from '../known-questions';
import type { Question } from '../question-rules';
import { ending, plain, words } from '../text';
import { isGraveTalk } from './asked-inverted';
import { askedPlainly } from './asked-plainly';
import { LEAD } from './inverted';

export const ASKED_AS_FOLLOW_UP = `
=tillThen
c Still a good while, but I can see the end of it.
c A few months yet, all being well.
p I'll tell you once I've stopped counting the days.
p Longer than my patience, shorter than it feels.
i Closer than it was, further than I'd like.
i Not as long as it sounds, a few months.
=tillSoon
c Half an hour or so, if all goes well.
c Not long now, an hour at most.
p Twenty minutes, which in real life means forty.
p Any minute now, and I've been saying that for a while.
i Not long, I'll tell you the moment I'm done.
i An hour if I'm lucky, and I feel lucky.
=tillHealed
c A couple of weeks, they said.
c About three weeks, and I'll do as I'm told.
p Two weeks, or until I get bored, so four days.
p Longer than I can sit still, about two weeks.
i A few weeks, I'll be a very patient patient until then.
i Two weeks at least, it depends on how well I behave.
=howManyLeft
c Two more, then I'm done.
c Just the one after tonight.
p Three, but who's counting. I am, I'm counting.
p Two, I've got them crossed off in my head already.
i One more after this, and I can't wait.
i Three, and the last one's always the longest.
=howManyRight
c Enough, with a couple to spare.
c More than I needed, and that's all I'll say.
p Enough to pass, not enough to brag about.
p All but the ones I guessed, and most of those too.
i More than I expected, I'd have settled for fewer.
i Enough that I stopped looking, I was so relieved.
=theirHours
c Around eight, most of the time.
c About half seven on a good day.
p Eight on paper, half nine in real life.
p Seven, and then again at eight, and at half past.
i It should be eight, and it hardly ever is.
i Depends on the day, somewhere around eight.
=upWhen
c Half six, so wish me luck.
c Seven, with the alarm on the other side of the room.
p Six, if the snooze button lets me.
p Far too early, around half six, please send coffee.
i Too early to say out loud, so around six.
i Seven, and I'd much rather sleep in.
=theScore
c We are, just about.
c Our lot, by one, and it's getting tense.
p Not us, and I'm not taking questions.
p The other lot, we don't talk about it in this house.
i It's level, so nobody here dares to blink.
i Nobody yet, and somehow that's worse.
=isCalled
c I'll let you guess, I'd like to hear what you'd have picked.
c You get to guess first, then I'll tell you.
p Three guesses, and a hint: it suits the face.
p Guess, and no, it isn't the obvious one.
i Have a guess, the name says a lot about who chose it.
i I'll tell you once you've guessed, I'm curious what you'd say.
=cameFromWhere
c Somewhere a good deal smaller, I was ready for a change.
c Further out, I needed a change by then.
p A place you've only ever seen from a train.
p Somewhere with fewer people and more opinions.
i Somewhere quieter, I'm still getting used to the noise.
i A place I miss more on Sundays than on Mondays.
=workLookedFor
c Something steady with decent people, that's half of it for me.
c Something I'd be good at within a month.
p Anything where nobody says let's circle back.
p Something with good coffee and a boss who says please.
i Something I can be a bit proud of at the end of the day.
i I'm keeping it open, the right people matter more than the title.
=sendsIt
c Of course, give me five minutes.
c I will, as soon as I've got a quiet moment.
p On it, but nobody's allowed to laugh.
p Yes, once I've stopped being shy about it.
i I will, and I want your honest verdict.
i You'll get it tonight, I want to do it properly.
=wouldBeFine
c I would, yes, no problem at all.
c Completely fine by me.
p I'd be outnumbered, and I could live with that.
p Yes, I adapt quickly when I like the company.
i I think so, I'd be curious to find out.
i I would, it'd take more than that to scare me off.
=knowsThem
c I don't think so, but I might know the face.
c Not that I know of, should I?
p Maybe by sight, I'm terrible with names.
p Possibly, I nod at everybody just in case.
i The name rings a bell, remind me.
i Not yet, but I'll keep an eye out now.
=speaksIt
c Yes, at home mostly.
c I do, it's what I grew up with.
p I do, faster when I'm cross.
p Yes, especially when I don't want people to understand.
i I do, some things only sound right in it.
i Yes, though my family would say it's got rusty.
=missesIt
c Now and then, mostly the people.
c Some days, yes, more than I expected.
p Only when I see somebody else doing it badly.
p The people yes, the alarm clock no.
i Less than I thought I would.
i Parts of it, and they're never the parts I'd have guessed.
=howAreThey
c Better, thanks for asking.
c All right, all things considered.
p On the mend, and already complaining.
p Fine, and very much enjoying the attention.
i Up and down, but mostly up.
i Better than last week, it's kind of you to ask.
=rememberedThem
c I did, quietly. Thank you for asking.
c Yes, a small thing, it felt right. Thank you.
p Nothing big, a quiet moment and a good story or two. It's kind that you ask.
p I did, with something she'd have laughed at. Thank you for asking.
i A quiet moment with my thoughts. It means a lot that you ask.
i In a small way, yes. Not many people ask that, thank you.
=whereFrom
c From home, with my feet up.
c From the sofa, where all my best messages come from.
p From a very comfortable corner of the sofa.
p From my kitchen, the signal's best by the biscuits.
i From home, and I'd rather hear it from you across a table.
i From my usual spot by the window, what's yours?
=putsHimOff
c That part of it, yes, I'd need to get used to it.
c More the idea of it than the thing itself.
p That, and nobody has talked me into it yet.
p Partly that, partly a lifelong lack of courage.
i Mostly I never had the right person to try it with.
i A little, I'd do it in good company though.
`;

type Form = readonly [kind: string, asked: RegExp, his?: RegExp];

const DO = '(?:do|does|did|are|is|r|will|would|have|has)';
/** On a plain question without its first small words; the first that fits. */
const FORMS: readonly Form[] = [
  [
    'tillHealed',
    /^(?:for )?how long (?:do|does|will|are|have|is|must) (?:you|u|it|that|he|she|they)\b/,
    /\b(?:sprain\w*|broke[n]?|fracture\w*|stitches|cast|plaster|crutches|surgery|operation|physio|doctor|gp|hospital|knee|ankle|wrist|back|shoulder|antibiotics|sick note|signed off|sling|boot)\b/,
  ],
  [
    'tillSoon',
    /^how (?:long|much longer) (?:till|until|til|before) .*\b(?:home|there|here|back|ready|eat|finish|finished|done|off|land|arrive|dinner|food)\b/,
  ],
  ['tillThen', /^how (?:long|much longer) (?:till|until|til|before|to go)\b|^how much longer\b/],
  ['howManyLeft', /^how many (?:more\b|.*\b(?:left|to go)\b)/],
  [
    'howManyRight',
    /^how many (?:did|have) (?:you|u) (?:get|got|score|answer)\b.*\b(?:right|correct|wrong)\b|^what (?:score|mark|grade) did (?:you|u) get\b/,
    /\b(?:test|exam|quiz|theory|paper|passed)\b/,
  ],
  [
    'upWhen',
    /\b(?:what|wat) time (?:are|r|do|will|did) (?:you|u) (?:have to |need to |gotta |be )*(?:get |getting |got |wake |waking )?up\b/,
  ],
  [
    'theirHours',
    new RegExp(`^(?:what|wat) time ${DO} (?:they|he|she|it|the \\w+|your \\w+)\\b(?!.*\\b(?:meet|book\\w*|table)\\b)`),
  ],
  ['theScore', /\bwho(?:'?s| is) (?:winning|ahead|leading)\b|^what(?:'?s| is) the score\b/],
  [
    'isCalled',
    /^(?:what|wat)(?:'?s| is| are| was)? (?:he|she|it|they|the (?!wifi|password|place|restaurant|bar|pub|caf|film|book|song|show|series|game|band)\w+|your (?:new |little )?\w+) (?:called|named)\b|^what(?:'?s| is| are| was) (?:his|her|their|its) names?\b|^what (?:do|did) (?:you|u) (?:call|name) (?:him|her|it|them)\b/,
  ],
  ['cameFromWhere', /^where (?:were|did|was) (?:you|u)(?: (?:live|work|stay|come from|move from))? ?(?:before|from before)\b/],
  [
    'workLookedFor',
    /^what (?:sort|kind|type|line) of (?:work|jobs?|roles?|thing) (?:are|r|would) (?:you|u) (?:looking for|after|hoping for|like)\b/,
    /\b(?:between jobs|job ?hunt\w*|looking for (?:work|a job)|unemployed|redundan\w*|laid off|out of work|job\w*|quit)\b/,
  ],
  ['sendsIt', /\b(?:can|could|will|would) (?:you|u) (?:please )?send (?:me|us) (?:one|it|some|that)\b/],
  ['wouldBeFine', /^would (?:you|u) (?:be|feel) (?:ok|okay|alright|fine|cool|happy|comfortable) (?:with|about)\b/],
  ['speaksIt', /^(?:do|did) (?:you|u) (?:still |also )?speak (?!to\b|with\b|about\b|any\b|other\b|more\b)\w+/, /\b(?:from|grew up|born|raised|lived|parents|mother|family)\b/],
  [
    'missesIt',
    /^(?:do|don't) (?:you|u) (?:ever |still )?miss (?:it|that|them|the \w+|being \w+|working|living there)\b/,
    /\b(?:retired|left|quit|used to|moved|gave up|stopped|sold|finished)\b/,
  ],
  [
    'howAreThey',
    /^how(?:'?s| is| are) (?:he|she|they|(?:your|the) (?!day|week|weekend|night|evening|morning|weather|work)\w+) (?:doing|feeling|getting on|coping|holding up)\b|^how(?:'?s| is) (?:he|she) (?:now|today)\b/,
  ],
  [
    'whatDidISay',
    /\bwhat (?:exactly |on earth |the hell )?(?:did|have) (?:you|u) (?:even |actually )?(?:say|said|tell|told|reply|replied|answer) (?:to )?(?:him|her|them|it|that)?\W*$/,
  ],
  ['whatMadeMe', /^what (?:made|makes|got) (?:you|u) (?:to )?(?:change|choose|decide|switch|start|stop|do it|go back|come back)\b/],
  ['whereFrom', /^where(?:abouts)? (?:are|r) (?:you|u) (?:writing|texting|messaging|talking|calling) (?:me )?from\b/],
  ['putsHimOff', /^is it the .{3,40} (?:that|which) (?:puts|scares|stops|bothers|keeps) (?:you|u)\b/],
];
/** As grave as what he told. */
const REMEMBERED = /^did (?:you|u) do (?:something|anything)(?: \w+)? (?:to|for) (?:remember|mark|celebrate|her|him|them|the day)\b/;
const SOMEBODY_GONE = /\b(?:passed|died|death|late (?:wife|husband|mum|dad|mother|father)|anniversary|would have been|grave)\b/;

/** 'Do you know Jean who does the flowers there?' */
const KNOWS = /\b(?:do|did) (?:you|u) (?:happen to )?know (?:my (?:cousin|friend|sister|brother|mate|colleague|neighbour|uncle|aunt\w*)\b|\p{Lu}\p{Ll}+)/u;

/** Words that only make sense after something that was said. */
const AFTER_IT = [
  String.raw`\b(?:he|she|they|him|them|he's|she's|they're|hes|shes|theyre|theirs)\b(?! (?:say|said that)\b)|\bher\b`,
  String.raw`\b(?:yet|again|that (?:far|long|much|often)|before that|in the end|at least|in total|this time)\b`,
  String.raw`\b(?:for|off|with|of|to|from|into|out of|without|fix|fixed|find|finish|finished|keep|kept|sell|sold|buy|bought|miss|tried|try|stop|stopped|change|changed) it\b`,
  String.raw`\bmiss it\b|\b(?:was|were) (?:you|u) (?:(?!thinking\b|hoping\b|looking\b)\w+ing|before)\b|\bthe thing\b|\bthe same\b`,
].join('|');
const HANGS_ON_IT = new RegExp(AFTER_IT);
/** 'If money didn't come into it', 'what do you do again?', 'what time were you thinking?' */
const STANDS_ALONE =
  /\bif\b|\bwhat (?:do|did) (?:you|u) do again\b|\bremind me\b|\bwould you rather\b|\bmy age\b|\b(?:relationship|single|ex|dating|date|swiped?|match(?:ed)?|profile|app)\b/;
/** Kinds that are themselves about what was said before. */
const OF_WHAT_WAS_SAID =
  /^(?:whether|either|choice|okWith|noProblem|would(?:DoIt|BeFine)|couldYouDo|doesThat|isntThat|isIt|contactSwap|callTonight|tooSoon|stillOn|homeSafe|whatI|whatThey|whatDid|whatMade|howWasIt|howIsIt|howMany|howLong|startAgain|wantToHear|moveDay|veganVenue|haveEaten|workTomorrow|whatHappened|whoWon|afterwards|followEx|stillWithEx|friendsKnow)/;
/** He has told something: more than a greeting or a sign that he listens. */
const LEAST_TOLD = 3;
const LONGEST = 300;
const ASKS_FOR_QUESTIONS = /\b(?:ask me|your turn|your question|tell me)\b/;

function hisNews(c: Conversation): string | null {
  const said = c.runs.findLast((r) => r.speaker === 'Boy')?.texts.at(-1) ?? '';
  const text = plain(ending(said, LONGEST));
  if (/\?\W*$/.test(said) || words(said).length < LEAST_TOLD || ASKS_FOR_QUESTIONS.test(text)) return null;
  return text;
}

/** How it is asked, where that is all that is to be gone by. */
const bare = (text: string) =>
  /^(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would|should)\b/.test(text) ? 'yesNo' : 'wh';

/** A question as one on what he told: of a form that has answers here, or with its form in the place of a kind that stands by itself. */
export function askedAsFollowUp(q: Question, c: Conversation): Question {
  const his = hisNews(c);
  if (his === null || q.options) return q;
  const text = plain(q.text).replace(LEAD, '');
  if (REMEMBERED.test(text) && SOMEBODY_GONE.test(his))
    return { kind: 'rememberedThem', text: q.text, grave: true };
  if (isGraveTalk(c)) return q;
  if (KNOWS.test(q.text)) return { kind: 'knowsThem', text: q.text };
  const form = FORMS.find(([, asked, told]) => asked.test(text) && (!told || told.test(his)));
  if (form) return { kind: form[0], text: q.text };
  const alone =
    !knownOf(q.kind) ||
    OF_WHAT_WAS_SAID.test(q.kind) ||
    askedPlainly(q.text) !== null ||
    STANDS_ALONE.test(text) ||
    !HANGS_ON_IT.test(text);
  return alone ? q : { kind: bare(text), text: q.text };
}
