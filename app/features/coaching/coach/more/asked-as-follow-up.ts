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
c It depends a bit, but it won't be forever.
c Roughly half a year, if nothing gets in the way.
c Some time yet, but I'm getting there.
p I'll tell you once I've stopped counting the days.
p Longer than my patience, shorter than it feels.
p Long enough to practise being patient, which I'm bad at.
p Ask my calendar, it's covered in crosses.
p Too long for me, though everybody says time flies.
i Closer than it was, further than I'd like.
i Not as long as it sounds, a few months.
i I try not to count, it goes quicker that way.
i Another season or so, then things look different.
i The last stretch has started, and that's the best one.
=tillSoon
c Half an hour or so, if all goes well.
c Not long now, an hour at most.
c About three quarters of an hour, I'd guess.
c Soon, I'm on the last stretch.
c Give it another thirty minutes or thereabouts.
p Twenty minutes, which in real life means forty.
p Any minute now, and I've been saying that for a while.
p Depends how often I stop to write to you.
p Five minutes, by the clock of a true optimist.
p Ages, or at least it feels that way when I'm hungry.
i Not long, I'll tell you the moment I'm done.
i An hour if I'm lucky, and I feel lucky.
i I'm close now, and already in a better mood.
i Forty minutes maybe, and your messages make it shorter.
i Not far off, what will you be doing by then?
=tillHealed
c A couple of weeks, they said.
c About three weeks, and I'll do as I'm told.
c Ten days or so, then they'll have another look.
c Around a month in all, if it goes to plan.
c Until the next check, after that we'll see.
p Two weeks, or until I get bored, so four days.
p Longer than I can sit still, about two weeks.
p Officially a month, unofficially I'm already cheating.
p Until I've watched everything there is on telly.
p Ask again in a fortnight, I'll be dancing by then.
i A few weeks, I'll be a very patient patient until then.
i Two weeks at least, it depends on how well I behave.
i Long enough to teach me some patience, I fear.
i Nobody would promise me a date, I'm hoping for soon.
i It's getting better each day, so not much longer.
=howManyLeft
c Two more, then I'm done.
c Just the one after tonight.
c Four altogether, and then I can breathe.
c A couple, nothing I can't manage.
c Only a handful, most of it is behind me.
p Three, but who's counting. I am, I'm counting.
p Two, I've got them crossed off in my head already.
p Fewer than yesterday, and that's my favourite part.
p Five, unless somebody adds one while I'm not looking.
p More than I'd like, less than I feared.
i One more after this, and I can't wait.
i Three, and the last one's always the longest.
i Not many, I can already see the finish.
i A pair, and afterwards I'm treating myself.
i Down to the last few, it's a good feeling.
=howManyRight
c Enough, with a couple to spare.
c More than I needed, and that's all I'll say.
c Nearly full marks, I'm pleased to say.
c Most, apart from two silly mistakes.
c Comfortably over the line, which is what mattered.
p Enough to pass, not enough to brag about.
p All but the ones I guessed, and most of those too.
p Let's say the pass mark and I shook hands.
p A very respectable number for somebody who was that nervous.
p Plenty, I even checked they'd marked the right paper.
i More than I expected, I'd have settled for fewer.
i Enough that I stopped looking, I was so relieved.
i Put it this way, I slept well afterwards.
i One or two short of perfect, it still bugs me.
i Have a guess, I'm curious how clever you think I am.
=theirHours
c Around eight, most of the time.
c About half seven on a good day.
c Usually a little before eight, I think.
c Towards eight on most days, it varies.
c As a rule at eight, give or take ten minutes.
p Eight on paper, half nine in real life.
p Seven, and then again at eight, and at half past.
p Eight sharp, if you believe in miracles.
p Nobody knows for certain, my money's on quarter past.
p Later than promised, it's a proud tradition.
i It should be eight, and it hardly ever is.
i Depends on the day, somewhere around eight.
i I'd say eight, why, what have you got in mind?
i Seven thirty at the earliest, I've learned not to rush.
i Some time after seven, always a small surprise.
=upWhen
c Half six, so wish me luck.
c Seven, with the alarm on the other side of the room.
c Quarter past six, I'm used to it by now.
c Seven on a normal day, nothing terrible.
c At six, the same as most days.
p Six, if the snooze button lets me.
p Far too early, around half six, please send coffee.
p Five thirty, please be gentle when you write.
p My alarm says six, I say quarter to seven.
p When the birds do, though they seem happier about it.
i Too early to say out loud, so around six.
i Seven, and I'd much rather sleep in.
i Before the sun, it's quiet then and I like that.
i While the streets are still empty, six or thereabouts.
i Seven at the latest, what about you?
=theScore
c We are, just about.
c Our lot, by one, and it's getting tense.
c It's close, we're one ahead.
c Still a draw, with plenty to play for.
c They are by a bit, but it isn't over.
p Not us, and I'm not taking questions.
p The other lot, we don't talk about it in this house.
p My side, if you ask me and not the scoreboard.
p The snacks are winning, the rest is still open.
p I can't look, I'm watching through my fingers.
i It's level, so nobody here dares to blink.
i Nobody yet, and somehow that's worse.
i Us for now, I don't trust it yet.
i The next ten minutes will decide that.
i A tie so far, which side would you back?
=isCalled
c I'll let you guess, I'd like to hear what you'd have picked.
c You get to guess first, then I'll tell you.
c I'd rather tell you that one in person.
c Something short and simple, you'd like it.
c A classic one, start guessing and I'll be honest.
p Three guesses, and a hint: it suits the face.
p Guess, and no, it isn't the obvious one.
p Officially one thing, at home something far sillier.
p Choosing took ages, so I want a drumroll first.
p Wrong answers first please, they're usually better.
i Have a guess, the name says a lot about who chose it.
i I'll tell you once you've guessed, I'm curious what you'd say.
i Names like that must be earned, give me your best try.
i That's a story of its own, I'll save it for coffee.
i You'd smile if you knew, what do you think?
=cameFromWhere
c Somewhere a good deal smaller, I was ready for a change.
c Further out, I needed a change by then.
c A calmer spot, I liked it there too.
c Not far from here, actually, just different people.
c I spent some good years elsewhere, then moved on.
p A place you've only ever seen from a train.
p Somewhere with fewer people and more opinions.
p Somewhere with worse coffee, so things are looking up.
p A spot where everyone knew my business by lunchtime.
p Nowhere you'd put on a postcard, but it had charm.
i Somewhere quieter, I'm still getting used to the noise.
i A place I miss more on Sundays than on Mondays.
i Where I learned a lot, and I left at the right time.
i Far enough away to feel like another life.
i I stayed in the last one longer than planned, it grew on me.
=workLookedFor
c Something steady with decent people, that's half of it for me.
c Something I'd be good at within a month.
c Full time, close to home, with fair hours.
c Preferably in my old field, but I'm flexible.
c A place that treats its staff well, the rest I can learn.
p Anything where nobody says let's circle back.
p Something with good coffee and a boss who says please.
p Ideally one where Monday starts on Tuesday.
p Professional cake taster, but there's a waiting list.
p Paid in real money, with a chair that doesn't squeak.
i Something I can be a bit proud of at the end of the day.
i I'm keeping it open, the right people matter more than the title.
i Work that leaves me energy for the evening.
i A fresh start, maybe in a different direction altogether.
i What would you see me doing? I'm open to ideas.
=sendsIt
c Of course, give me five minutes.
c I will, as soon as I've got a quiet moment.
c Sure, I'll do it right away.
c No problem, it's coming your way shortly.
c Happy to, I just have to find it first.
p On it, but nobody's allowed to laugh.
p Yes, once I've stopped being shy about it.
p Only because you asked so nicely, hold on.
p Your wish is my command, within reason.
p Coming up, I'm picking the least embarrassing version.
i I will, and I want your honest verdict.
i You'll get it tonight, I want to do it properly.
i For you, gladly, but keep it between us.
i Yes, though I'd prefer to see your reaction live.
i All right, it says more about me than you'd think.
=wouldBeFine
c I would, yes, no problem at all.
c Completely fine by me.
c Sure, that wouldn't bother me in the least.
c Absolutely, we'd find a way that suits both.
c I don't see why not, honestly.
p I'd be outnumbered, and I could live with that.
p Yes, I adapt quickly when I like the company.
p I've survived family holidays, so yes.
p Give me coffee first and I'm good with anything.
p Is there a form to sign? Consider it signed.
i I think so, I'd be curious to find out.
i I would, it'd take more than that to scare me off.
i With you I'd probably enjoy it, to be fair.
i Ask me something harder, that one's easy.
i It's all right with me, especially if you care about it.
=knowsThem
c I don't think so, but I might know the face.
c Not that I know of, should I?
c I can't quite place them, help me out.
c We may have met once, I'm not certain.
c No, but I'd be happy to hear more.
p Maybe by sight, I'm terrible with names.
p Possibly, I nod at everybody just in case.
p If they've ever bought a round, I'd remember.
p It's a small world, so give me a minute.
p Probably, but I know most people by their dogs.
i The name rings a bell, remind me.
i Not yet, but I'll keep an eye out now.
i Should I be worried what they'd say about me?
i Why, is there a good story behind it?
i Can't say I do, you make it sound interesting though.
=speaksIt
c Yes, at home mostly.
c I do, it's what I grew up with.
c Well enough to get by anywhere.
c I can, though it isn't every day these days.
c Fluently on good days, I'd say.
p I do, faster when I'm cross.
p Yes, especially when I don't want people to understand.
p All the food words, and most of the rude ones.
p Enough to argue and to order dessert.
p After a glass of wine, like a native.
i I do, some things only sound right in it.
i Yes, though my family would say it's got rusty.
i It comes back as soon as I hear it.
i Now and then I still dream in it.
i Sure, shall I teach you a word or two?
=missesIt
c Now and then, mostly the people.
c Some days, yes, more than I expected.
c A little, but it was the right decision.
c At times, though I like how things are now.
c Not the routine, but I do miss the company.
p Only when I see somebody else doing it badly.
p The people yes, the alarm clock no.
p Ask me on a Monday and it's a clear no.
p About twice a year, then I remember the details.
p Like an old sofa, fond memories and a sore back.
i Less than I thought I would.
i Parts of it, and they're never the parts I'd have guessed.
i Only on certain evenings, and then it passes.
i It's part of me, so it never quite goes away.
i Strangely, the small things are what I think about.
=howAreThey
c Better, thanks for asking.
c All right, all things considered.
c Doing well at the moment, I'm relieved.
c A bit stronger every day, thank you.
c Not too bad, it just takes patience.
p On the mend, and already complaining.
p Fine, and very much enjoying the attention.
p In charge of everything again, so that's a good sign.
p Demanding snacks, which I take as progress.
p Far too cheerful for somebody who's meant to rest.
i Up and down, but mostly up.
i Better than last week, it's kind of you to ask.
i Coping well, probably tougher than I am.
i Getting there slowly, you're sweet to think of that.
i Improving, and I'm sleeping easier because of it.
=rememberedThem
c I did, quietly. Thank you for asking.
c Yes, a small thing, it felt right. Thank you.
c I lit a candle at home, and that was enough.
c I took some flowers and stayed a while.
c We looked through the old photos together.
p Nothing big, a quiet moment and a good story or two. It's kind that you ask.
p I did, with something she'd have laughed at. Thank you for asking.
p I cooked a favourite dish and thought of better times.
p There was some music and a few happy memories.
p I raised a glass, it seemed like the right way.
i A quiet moment with my thoughts. It means a lot that you ask.
i In a small way, yes. Not many people ask that, thank you.
i I went for a long walk, that's where I remember best.
i I said a few words nobody else needed to hear.
i Yes, and telling you about it is part of it.
=whereFrom
c From home, with my feet up.
c From the sofa, where all my best messages come from.
c At the kitchen table, with a cup of tea.
c My living room, it's quiet here right now.
c In my favourite armchair, after a long day.
p From a very comfortable corner of the sofa.
p From my kitchen, the signal's best by the biscuits.
p Under a blanket, and I'm not getting up.
p A top secret location with a fridge nearby.
p Standing by the kettle, it refuses to hurry.
i From home, and I'd rather hear it from you across a table.
i From my usual spot by the window, what's yours?
i Somewhere quiet, so you've got my full attention.
i My place, it's made for long conversations.
i A chair that's seen all of my best ideas.
=putsHimOff
c That part of it, yes, I'd need to get used to it.
c More the idea of it than the thing itself.
c Yes, if I'm honest, that's the main thing.
c Partly, but I could be persuaded.
c It's that, and not knowing where to start.
p That, and nobody has talked me into it yet.
p Partly that, partly a lifelong lack of courage.
p You've found my weak spot, well done.
p I blame my sensible side, it talks a lot.
p Let's call it a healthy respect from a distance.
i Mostly I never had the right person to try it with.
i A little, I'd do it in good company though.
i You might be right, I hadn't seen it like that.
i I've never tested that, so I couldn't swear to it.
i With somebody brave next to me I'd forget all about it.
`;

type Form = readonly [kind: string, asked: RegExp, his?: RegExp];

const DO = '(?:do|does|did|are|is|r|will|would|have|has)';
/** On a plain question without its first small words; the first that fits. */
const FORMS: readonly Form[] = [
  [
    'tillHealed',
    /^(?:for )?how long (?:do|does|will|are|is|must) (?:you|u|it|that|he|she|they)\b/,
    /\b(?:sprain\w*|fracture\w*|stitches|in (?:a )?(?:cast|plaster|boot|sling)|crutches|surgery|physio|(?:doctor|gp|hospital|nurse)s? (?:says?|said|told|reckons?)|antibiotics|signed off|sick note|(?:broke|broken|hurt|twisted|pulled) (?:my|a|his|her) (?:\w+ )?(?:arm|leg|foot|toe|hand|finger|rib|wrist|ankle|knee|back|shoulder|collarbone|nose|muscle|hamstring))\b/,
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
    new RegExp(
      `^(?:what|wat) time ${DO} (?:they|he|she|it|the \\w+|your \\w+)\\b(?!.*\\b(?:meet|book\\w*|table)\\b)`,
    ),
  ],
  ['theScore', /\bwho(?:'?s| is) (?:winning|ahead|leading)\b|^what(?:'?s| is) the score\b/],
  [
    'isCalled',
    /^(?:what|wat)(?:'?s| is| are| was)? (?:he|she|it|they|the (?!wifi|password|place|restaurant|bar|pub|caf|film|book|song|show|series|game|band)\w+|your (?:new |little )?\w+) (?:called|named)\b|^what(?:'?s| is| are| was) (?:his|her|their|its) names?\b|^what (?:do|did) (?:you|u) (?:call|name) (?:him|her|it|them)\b/,
  ],
  [
    'cameFromWhere',
    /^where (?:were|did|was) (?:you|u)(?: (?:live|work|stay|come from|move from))? ?(?:before|from before)\b/,
  ],
  [
    'workLookedFor',
    /^what (?:sort|kind|type|line) of (?:work|jobs?|roles?|thing) (?:are|r|would) (?:you|u) (?:looking for|after|hoping for|like)\b/,
    /\b(?:between jobs|job ?hunt\w*|looking for (?:work|a job)|unemployed|redundan\w*|laid off|out of work|job\w*|quit)\b/,
  ],
  [
    'sendsIt',
    /\b(?:can|could|will|would) (?:you|u) (?:please )?send (?:me|us) (?:one|it|some|that)\b(?!.*\b(?:money|cash|quid|pounds|dollars|rupees|crypto|gift cards?)\b)/,
  ],
  [
    'wouldBeFine',
    /^would (?:you|u) (?:be|feel) (?:ok|okay|alright|fine|cool|happy|comfortable) (?:with|about) (?:it|that|this|them|\w+ of them)\b/,
  ],
  [
    'speaksIt',
    /^(?:do|did) (?:you|u) (?:still |also )?speak (?!to\b|with\b|about\b|any\b|other\b|more\b)\w+/,
    /\b(?:from|grew up|born|raised|lived|parents|mother|family)\b/,
  ],
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
  [
    'whatMadeMe',
    /^what (?:made|makes|got) (?:you|u) (?:to )?(?:change|choose|decide|switch|start|stop|do it|go back|come back)\b/,
  ],
  [
    'whereFrom',
    /^where(?:abouts)? (?:are|r) (?:you|u) (?:writing|texting|messaging|talking|calling) (?:me )?from\b/,
  ],
  ['putsHimOff', /^is it the .{3,40} (?:that|which) (?:puts|scares|stops|bothers|keeps) (?:you|u)\b/],
];
/** As grave as what he told. */
const REMEMBERED =
  /^did (?:you|u) do (?:something|anything)(?: \w+)? (?:to|for) (?:remember|mark|celebrate|her|him|them|the day)\b/;
const SOMEBODY_GONE =
  /\b(?:passed|died|death|late (?:wife|husband|mum|dad|mother|father)|anniversary|would have been|grave)\b/;

/** 'Do you know Jean who does the flowers there?' */
const KNOWS =
  /\b[Dd](?:o|id) (?:you|u) (?:happen to )?know (?:my (?:cousin|friend|sister|brother|mate|colleague|neighbour|uncle|aunt\w*)\b|\p{Lu}\p{Ll}+)/u;

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
