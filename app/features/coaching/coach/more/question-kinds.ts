/**
 * What a sentence asks, learned from the lines in tests/eval/coach/questions by scripts/train-kinds.mjs. The rules' own finding is
 * one of its features.
 */

import { classifyByRule } from '../questions';
import { straighten } from '../text';
import { askedDirectly } from './asked-indirectly';
import { askedPlainly } from './asked-plainly';
import { toDo } from './either';
import { meaningOf } from './encoder/meaning';
import { readerOf } from './encoder/reader';
import { featuresOf } from './features';
import { askedFiner } from './finer';
import * as weights from './question-weights';
import { classifier, type Found } from './sparse';
import { WIDELY_ASKED } from './widely-asked';
import { wordRules } from './word-rules';
import { ASKED_WORDS } from './words';

const classify = classifier(weights, readerOf('asked'));

/** So sure, it is asked though it is not put as a question. */
const CLEAR_ASKING = 0.95;

/**
 * How sure a finer kind must be; surer where no broad kind is seen either, as then it is likely something else, and where the rules see the
 * broad one, too.
 */
const SURE_OF_FINER = { beside: 0.66, alone: 0.8, agreed: 0.92 };

/** Those of which so much is asked that they lie near everything: what else is known goes before them. */
const WIDELY: ReadonlySet<string> = new Set(
  WIDELY_ASKED.flatMap((table) => [...table.matchAll(/^=(\w+)/gm)].map(([, kind]) => kind as string)),
);
const SURE_OF_WIDELY: typeof SURE_OF_FINER = { beside: 0.9, alone: 0.8, agreed: 0.98 };

/** Words with which a question is hardly of the kind, however near its meaning: 'your worst flatmate story' is of no date. */
const NOT_WITH: Readonly<Record<string, RegExp>> = {
  worstDate: /\b(?:flat|house|room)mates?\b|\bdragged\b|\bdessert\b/i,
  bestTrip: /\b(?:slept|sleep|pettiest|find|found|drove|gig|concert)\b|\bhonestly$/i,
  atSchool: /\bsubjects?\b|\bwant(?:ed)? to be\b/i,
  dealbreaker: /\bfix\b|\bdeal ?breaker or\b/i,
  drive: /\b(?:taught|teach)\b|\bname your\b/i,
  wyd: /\bgot on you\b/i,
  instrument: /\bdo you sing\b/i,
  voiceNote:
    /\bgr[eo]w up\b|^(?!.*\b(?:send|record\w*|voice ?(?:notes?|messages?))\b).*\baccent\b|\b(?:do you (?:mind|hate|like|listen)|how do you feel about|fan of|opinion on|thoughts on)\b.*\bvoice ?(?:notes?|messages?)\b/i,
  whatCook: /\bteach\b|\bname\b/i,
  book: /\bg[ai]ve up\b|\b(?:you|u) (?:actually|really|seriously) read\b/i,
  film: /\b(?:cry|cried|crying)\b|\bgot you going\b/i,
  games: /\b(?:wearing|hat)\b/i,
  whyApp: /\bfriends\b/i,
  tidy: /\biron\b/i,
  relax: /\bremed(?:y|ies)\b/i,
  aiWritten: /\btypos?\b/i,
  concert: /\b(?:your|ur) first\b/i,
  bets: /\b(?:good|bad|sore) loser\b/i,
  whichOne: /\bsuperpower\b/i,
  celebrate: /\b(?:tips? down|rain|rains)\b/i,
  pizza: /^(?:yes|no|yeah|nope|hard no)\b.* to\b/i,
  perfectDay: /\b(?:i'?ve had|in ages|in months|of my)\b/i,
  superpower:
    /\banimal\b|\b(?:no|without|lose|lost) power\b|\bpower (?:cuts?|outages?|is out|went|goes|off)\b|\bblackout\b|\bload ?shed\w*/i,
  lendMoney: /\b(?:glass|drinks?|wine|sauv|beer|pint|coffee|order|soda|bottle|starters?|table)\b/i,
  roleModel: /\bsupport\b/i,
  cantSleep: /\bnever need\b/i,
  whatWatch: /\bpodcasts?\b/i,
  howClose: /\bhow long\b/i,
  wherePlace: /\bround\b/i,
  textOften: /\b(?:do not|don't) text\b|\bmorning person\b/i,
  nervous: /\bexcited\b/i,
  friendsSay:
    /^(?!.*\b(?:friends?|mates?|family|mum|mom|dad|parents?|sisters?|brothers?|colleagues?|cowork\w*|people|neighbou?rs?|describe\w*|ex(?:es|s)?|someone|everyone|who know|words? (?:would|to|that|do|for you)|sum (?:you|yourself) up)\b)/i,
  publicPlace:
    /^(?!.*\b(?:public|busy|busier|people|crowd\w*|day ?time|daylight|(?:in|during) the day|safe\w*|well lit|private|at (?:yours|mine|home|your place))\b)/i,
  bringFriend:
    /^(?!.*\b(?:friends?|mates?|someone|somebody|anyone|sisters?|brothers?|cousins?|mum|mom|dad|parents?|daughters?|sons?|kids?|children|dogs?|puppy|baby|(?:flat|room|house)mates?|colleagues?|company|plus one|him|her|them|people|girls|others|chaperone|bestie|who)\b)/i,
  whichLie:
    /^(?!.*\b(?:lies?|lied|lying|true|truths?|false|made up|fake|real|fib|bullshit|bs|invented|guess which|which one)\b)/i,
  believeMe: /\bjudg\w+\b/i,
  whenSuits: /\bfree (?:at|by|from|around) \d/i,
  yourName: /\bfirst (?:one|time|try|go)\b/i,
  chopsticks: /\bmake\b/i,
  coffeeSometime: /\btalk about\b|\breport\b/i,
  whySwipe: /\bwhat (?:was|is) (?:that|it) like\b/i,
  goodKisser: /^(?!.*\?).*\byou(?:'re| are) /i,
  weddingsLike: /\bare (?:you|u) (?:in|part of|at|walking|giving|the best man|best man|an usher)\b/i,
  areYouReal:
    /\bis (?:that|this|it) (?:really |actually )?(?:your|ur) (?!(?:real )?(?:photos?|pics?|pictures?|face|name|age|voice|profile)\b)/i,
  howDidItGo: /^(?:\W|so |and |haha |ok )*(?:did|have|do|am|was) i\b/i,
};

/** The same where what the rules see may well be right: 'what time and where?' is not what the clock says there. */
const GIVES_WAY_WITH: Readonly<Record<string, RegExp>> = {
  job: /\b(?:have|has|got) to earn\b|\bdoes (?:that|it) mean\b/i,
  timeThere: /^(?!.*\b(?:there|is it|it is|your time|by you|where you are|over there)\b)/i,
  talkLater: /\b(?:calls?|phone|ring)\b/i,
  fewPhotos: /\b(?:old|older|20[01]\d|recent|years|ex|exs|ex's|like(?:d|s)?)\b/i,
  bigMoney:
    /^(?!.*(?:\b(?:money|millions?|billion\w*|lott\w*|rich|w[io]n|cash|jackpot|grand|inherit\w*)\b|[$£€]))/i,
  craziestThing: /\b(?:(?:flat|house|room)mates?|stor(?:y|ies)|place|date|food|eaten|ate|job|boss)\b/i,
};

/** 'What does cheeky mean?' is about a word, 'what do you mean?' about what he wrote. */
const OF_A_WORD = /\bwhat(?:'s| is| does| do)?\b.*\bmean(?:s|ing)?\b|\bexplain\b/i;
/** His words are in doubt. */
const OF_HIM = /\b(?:you|u|ur|your)\b(?!.*\bexplain)|\bby (?:that|this|it)\b/i;

/** How sure the kind of a question must be that is put as something else. */
const SURE_OF_INDIRECT = 0.6;

/** So asked, it is this, whatever stands beside it. */
const BY_WORD: readonly [rule: RegExp, kind: string][] = [
  [
    /\bwhen(?:'?s| is) (?:yours|(?:your|ur) (?:birthday|bday))\b|\bwhen were (?:you|u) born\b/i,
    'birthdayWhen',
  ],
  [/\b(?:are|r) (?:you|u) (?:also |still )?wide awake\b/i, 'cantSleep'],
  [
    /\bwhat (?:are|will) (?:you|u) (?:be )?wearing\b.*\b(?:so (?:that )?(?:i|we)|find you|spot you|recogni[sz]e|look(?:ing)? (?:out )?for|walk up)\b/i,
    'recognise',
  ],
  [/\bwhat do (?:you|u) (?:actually |even |really |usually )?do all day\b/i, 'typicalDay'],
  [/\bwhere (?:did|do) (?:you|u) grow up\b/i, 'childhoodPlace'],
  [
    /\bwhat did (?:you|u) (?:want|dream) to be when (?:you|u) (?:were|was) (?:little|small|young|a (?:kid|child|boy))\b/i,
    'whenGrowUp',
  ],
  [
    /\btell me (?:that )?(?:your|ur) (?:work ?)?(?:day|week|shift|morning|evening|weekend|night) (?:is|was|has been|'s)\b/i,
    'howWasDay',
  ],
  [
    /\bwhat (?:do )?(?:you|u) (?:usually |normally |like to )?(?:do|get up to) (?:usually |normally )?(?:after|outside(?: of)?) work\b/i,
    'relax',
  ],
  [
    /\b(?:you|u) always (?:this|so|that) (?:smooth|charming|funny|sweet|cheeky|confident|nice|chatty|quick|forward|intense)\b/i,
    'sameInPerson',
  ],
  [
    /\b(?:needs? a name|(?:what|how) (?:should|shall|do|would|could) (?:i|we|you) (?:name|call) (?:him|her|it|them)|names? (?:ideas|suggestions)|help me name)\b/i,
    'petName',
  ],
  [
    /\b(?:checking|making sure|prove|swear|promise)(?: me)? (?:that )?(?:you(?:'re| are)|ur) (?:not a (?:ro)?bot|real|human|a real)\b/i,
    'areYouReal',
  ],
  [/\b(?:give me|name|tell me|pick|choose)(?: \w+){0,2} song\b|\bwhat song do you\b/i, 'favSong'],
  [/\bfilm\b.{0,24}\b(?:got you (?:going|crying)|made you cry)\b/i, 'cryAtFilm'],
  [/\b(?:best|favou?rite|top) biscuit\b/i, 'biscuitFav'],
  [
    /\b(?:worst|stupidest|silliest|dumbest|weirdest|most (?:useless|pointless|ridiculous|unreasonable)) (?:impulse )?(?:buy|purchase)\b/i,
    'impulseBuy',
  ],
  [/\b(?:search|pick|look|forage|hunt)(?:ing)? (?:for )?mushrooms\b/i, 'mushroomPick'],
  [/\bsea ?sick\b/i, 'seasick'],
  [/\b(?:useless|pointless|worst|most boring|smallest) super ?power\b/i, 'uselessPower'],
  [/\bhow do (?:you|u) (?:take|have|drink) (?:yours|your (?:coffee|decaf|brew))\b/i, 'coffeeHow'],
  [/\b(?:are|r) (?:you|u|we) still (?:on|up|good) for\b/i, 'stillOn'],
  [/\b(?:are|r) (?:you|u) free (?:at|by|from|around) \d/i, 'dayOk'],
  [
    /\b(?:what|wat) time (?:(?:do|are|r|will|d'?) ?)?(?:you|u) (?:finish\w*|done|getting off|get off|off) (?:work|tomorrow|today|tonight|your shift)/i,
    'finishTime',
  ],
  [
    /\bwhat (?:do|would|will|could) (?:you|u) (?:bring|be bringing)\b(?! (?:out|up|to (?:a|the|this|our) (?:relationship|table|date)))|\bwhat are (?:you|u) bringing\b(?! (?:out|up|me))/i,
    'bringsAlong',
  ],
  [
    /\b(?:strange|weird|odd|ok|okay|too much|too soon|silly) if i (?:bring|brought|get|got|made|make) (?:you |one|some|a (?:small |little )?(?:gift|present|treat|souvenir)|sweets|flowers|chocolates?)\b/i,
    'isItWeird',
  ],
  [/\b(?:will|would|are|do) (?:you|u) (?:going to |gonna )?judg(?:e|ing) (?:me|us)\b/i, 'judgesMe'],
  [/\b(?:karaoke|videoke)\b.{0,12}\bsongs?\b|\bsongs?\b.{0,16}\b(?:karaoke|videoke)\b/i, 'karaoke'],
];

/** 'gd u', 'not bad thanks, urself': typed without a mark. */
const FINE_AND_YOU =
  /^(?:(?:i'?m|im|all|pretty|very|really|doing|yeah|ya|hey|hi|hiya|haha|oh|am) )*(?:good|gd|fine|ok|okay|great|alright|well|grand|lovely|(?:not|nt) (?:too )?bad|can'?t complain|all right|so so|tired|surviving)[,.! ]+(?:(?:thanks|thx|ty|thank you|cheers|and|n|how about|what about|how are|hbu|hw r) ?)*(?:u|you|ya|urself|yourself|wbu|hbu)\W*$/i;

/** Says something, and only sounds like a question: 'my suitcase has landed in Spalding??' */
const TELLS =
  /^(?:(?:so|and|but|ok|okay|wait|lol|haha|oh|then|well|apparently|like|no|yes|yeah|omg|um|anyway)[ ,]+)*(?:my|i|i'm|i've|i'd|the|he|she|he's|she's|they|they're|there|there's|a|an|some|our|we|we're|\d+)\b(?!.*\b(?:you|u|your|ur|yours|right|correct|ok|okay|or|yes|true|agree|should|could|can|shall|would)\b)(?!.*\b(?:what|how|who|why|where|when|which)\b)/i;

/** 'The one with the nice samosas?', 'the same knee as before?': she makes sure which he means. */
const MAKES_SURE =
  /^(?:(?:so|and|but|ok|oh|no|aw+|ah|wait|what|really|lol|haha)[ ,!?]+){0,5}(?:(?:(?:the|that|this|your|ur) (?:\w+ ){0,2}|(?:a |an )?(?:proper|real|actual|homemade) )(?:one|ones|same|place|guy|man|woman|lady|bit|part|thing))\b(?!.*\b(?:is|are|was|were|has|have|had|said|says|told|went|came|got|keeps?|makes?|made|who's|that's|who|what|where|when|why|how|which)\b)[^?]{0,50}\?\W*$/i;

/** The same of what has no question mark: 'i'll be the one with the spaniel who's in the lake'. */
const TELLS_OF_HERSELF =
  /^(?:(?:so|and|but|ok|okay|lol|haha|oh|then|well|like|no|yes|yeah|yep|yup|nope|nah|perfect|great|same|aw+|omg|um|honestly|tbh|also)[ ,!.]+)*(?:i'?ll|i'?m|i am|i'?ve|i was|i had|i got|i just|i (?:sang|went|made|did|ate|saw|took|bought|watched|cooked|played|ran|slept|wore|lost|found|forgot|passed|failed|won)|we'?re|we'?ve|we had|we got|my \w+ (?:is|was|has|had|just|says?|said|thinks?))\b(?!.*\b(?:you|u|ya|your|ur|yours|should|shall|wonder\w*|curious|guess|wanna|question|asking|or)\b)(?!.*\bme\W*$)(?!.*\?)/i;

/** 'Did my first 10k!!!' and 'got a flat on the m6' only leave out who did it. */
const SUBJECT_LEFT_OUT =
  /^(?:(?:so|and|but|ok|okay|well|lol|haha|oh|then|just|also|yes|yeah|yep|no|today|yesterday|finally|literally) )*(?:did|had|have|was|were|got|been|do|is) (?:my|an?|the|some|our|it|nothing|loads|lots|all|both|two|three|\d+\w*|absolutely|literally|too|so|really|such)\b/i;
const TO_HIM = /\b(?:you|u|ya|your|ur|yours|we|us|our|ours|me)\b/i;

const VERB_FIRST =
  /^(?:(?:so|and|but|ok|okay|well|lol|haha|oh|then|wait|hey|um|right) )*(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would|shall|should|am|isn't|aren't|doesn't|don't|any|anyone|ever|what|how|who|why|where|when|which)\b/i;

/** Said of what is the case, in passing: there is nothing to answer. */
const REMARK =
  /^(?:(?:so|and|but|ok|omg|um|wait|lol|haha) )*(?:(?:have|did) (?:you|u|ya) (?:even )?(?:seen|see) (?:the|that|this) (?:forecast|weather|news|traffic|rain|time|state|queue|price\w*)\b|which (?:brings|reminds) me\b)/i;

/** What somebody else asked, told without its mark: 'he goes oh can you just do the stock count'. */
const REPORTED =
  /\b(?:he|she|they|who|someone|somebody|(?:my|the|this|some) [a-z]+(?: [a-z]+)?) (?:just |then |literally |actually )?(?:goes|went|said|says|(?:was|is|were) like|turns round and says)[,: ]+(?:["']|oh |like |so |um |well |right )*(?:can|could|do|does|did|are|is|will|would|have|why|what|how|where|who|when)\b(?!.*\?)/i;

/** What is asked after something told, without a mark between: 'anyway enough about me how was ur day'. */
const ASKED_AT_LAST =
  /\b(?:enough about (?:me|that|my \w+)|any ?ways?|btw|by the way|lol|haha|tho(?:ugh)?|so|but)[, ]+((?:(?:how|what|where|when|who|why|which)(?:'?s)?|do|did|are|have|would|can|could|will)\b.*\b(?:you|u|your|ur|yours)\b.*)$/i;

/** `kind` is '' where nothing is asked. */
export function kindOf(sentence: string, byRule: string | null): Found {
  const plainly = askedPlainly(sentence);
  if (plainly) return { kind: plainly, sure: 1 };
  const straight = straighten(sentence);
  if (FINE_AND_YOU.test(straight)) return { kind: 'howAreYou', sure: 1 };
  const byWord = BY_WORD.find(([rule]) => rule.test(straight));
  if (
    byWord &&
    (byWord[1] === 'areYouReal' ||
      /\?|^(?:(?:so|ok|okay|right|and|now|pls|please) )*(?:what|when|how|help|who|which|give|name|tell|pick|choose|best|worst|most|fav|last|you|u|are)\b/i.test(
        straight,
      ))
  )
    return { kind: byWord[1], sure: 1 };
  const direct = askedDirectly(straight);
  if (direct) {
    const found = kindOf(direct, classifyByRule(direct)?.kind ?? null);
    if (found.kind && found.sure >= SURE_OF_INDIRECT) return { kind: found.kind, sure: 1 };
  }
  // What is left to him is said back by what he would do, see either.ts.
  if (/ or /i.test(straight) && toDo(straight)) return { kind: null, sure: 0 };
  const last = sentence.includes('?') ? undefined : ASKED_AT_LAST.exec(straight)?.[1];
  const atLast = last && askedPlainly(last);
  if (atLast) return { kind: atLast, sure: 1 };
  if (REPORTED.test(straight) || TELLS_OF_HERSELF.test(straight)) return { kind: '', sure: 1 };
  if (REMARK.test(straight)) return { kind: '', sure: 1 };
  const unmarked = !sentence.includes('?') && !TO_HIM.test(straight);
  if (unmarked && SUBJECT_LEFT_OUT.test(straight)) return { kind: '', sure: 1 };
  const found = nearestKind(sentence, byRule);
  // Without a mark and a word to him, and no verb before its subject: 'guy was lovely tho, did it in ten mins'.
  if (
    unmarked &&
    byRule === 'yesNo' &&
    !VERB_FIRST.test(straight) &&
    !(found.kind && found.sure >= CLEAR_ASKING)
  )
    return { kind: '', sure: 1 };
  if (byRule === 'yesNo' && MAKES_SURE.test(straight)) return { kind: null, sure: 0 };
  if (byRule === 'yesNo' && TELLS.test(straight) && !(found.kind && found.sure >= CLEAR_ASKING))
    return { kind: '', sure: 1 };
  if (found.kind === 'whatMean' && OF_A_WORD.test(sentence) && !OF_HIM.test(sentence))
    return { kind: 'wordMeaning', sure: found.sure };
  const { kind, sure } = found;
  const words = NOT_WITH[kind ?? ''] ?? GIVES_WAY_WITH[kind ?? ''];
  if (!words?.test(straight)) return found;
  // Where the rules see the same, they are as wrong.
  return { kind: null, sure: kind && kind in GIVES_WAY_WITH ? 0 : kind === byRule ? 1 : sure };
}

/** Words that stand together make sure what was learned only guessed, or say so where there are many and it hardly has a guess. */
const BY_WORDS = { guessed: 0.5, unlearned: 3, sure: 0.95 };

let rules: ReturnType<typeof wordRules> | null = null;

function withWords(sentence: string, learned: Found): Found {
  if (learned.sure >= BY_WORDS.sure) return learned;
  rules ??= wordRules(ASKED_WORDS);
  const hits = rules(sentence);
  const sure = { kind: learned.kind, sure: BY_WORDS.sure };
  if (learned.kind && hits.some(({ kind }) => kind === learned.kind)) return sure;
  const best = hits[0];
  const open = learned.sure < BY_WORDS.guessed;
  return best && open && best.weight >= BY_WORDS.unlearned ? { ...sure, kind: best.kind } : learned;
}

function nearestKind(sentence: string, byRule: string | null): Found {
  const broad = classify(`${byRule}\u0000${sentence}`, () => ({
    features: featuresOf(sentence, byRule),
    meaning: meaningOf(sentence),
    text: sentence,
  }));
  const finer = askedFiner(sentence);
  // What the rules see too is hardly something else.
  const agreed = broad.kind !== null && broad.kind === byRule;
  const sure = WIDELY.has(finer.kind ?? '') ? SURE_OF_WIDELY : SURE_OF_FINER;
  const least = agreed
    ? Math.max(broad.sure, sure.agreed)
    : broad.kind
      ? Math.max(broad.sure, sure.beside)
      : sure.alone;
  const known = withWords(sentence, broad);
  if (finer.sure <= least) return known;
  return sure === SURE_OF_WIDELY && known.kind && known.sure >= BY_WORDS.sure
    ? known
    : withWords(sentence, finer);
}
