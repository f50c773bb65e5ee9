/**
 * The signs of a no, of danger and of despair, by more weights than a phone should load: the same lines and the same way of
 * learning as content/sign-weights.ts, with the pieces of words beside the words.
 */
import type { Conversation } from '../conversation';
import { featureNames, SIGNS, type SignName, tokens, unitsOf } from '../sign-features';
import type { Scores } from '../signs';
import { LAUGHTER, plain } from '../text';
import { meaningOf } from './encoder/meaning';
import { bucket, piecesOf } from './features';
import { memory } from './memory';
import * as weights from './sign-weights';
import { meaningScorer, scorer } from './sparse';

/** Buckets of a message's features, among those of `features.ts`. */
export function signFeaturesOf(text: string, before: string): Set<number> {
  const out = new Set([...featureNames(text, before)].map(bucket));
  for (const t of tokens(text)) for (const piece of piecesOf(t)) out.add(bucket(piece));
  return out;
}

const byWeights = scorer(weights);
const byMeaning = meaningScorer(weights);
/** Asked for twice in a row: to see what matters, and for what it says. */
const remembered = memory<Float64Array>(1000);

function byWords(text: string, before: string): Float64Array {
  const key = `${before}\u0000${text}`;
  const found = remembered.get(key) ?? byWeights(signFeaturesOf(text, before));
  remembered.makeRoom();
  remembered.set(key, found);
  return found;
}

/** What the words are so far from (as log-odds) is not made likely by what they mean, which takes longer to find out. */
const OUT_OF_REACH: Readonly<Scores> = {
  declined: -1,
  minor: -0.5,
  caring: 0,
  threat: 0,
  sexual: -1,
  hate: -0.5,
};
const isInReach = (found: Float64Array) => SIGNS.some((sign, i) => (found[i] ?? 0) > OUT_OF_REACH[sign]);

/** What of a conversation must be understood to know its signs. */
export function textsInReach(runs: Conversation['runs']): string[] {
  return runs.flatMap((run, i) => {
    const before = runs[i - 1]?.texts.join('\n') ?? '';
    return unitsOf(run.texts).filter((text) => isInReach(byWords(text, before)));
  });
}

/** 'I'm actually 16': as good as certain. 'I'm only 16 minutes away' is no age, and 'I feel like I'm only 16' is none either. */
const AGE_TOLD =
  /(?<!\b(?:like|when|if|as though|since|until|till|thought|think|thinks|think that|dream|dreamt) )\b(?:i'm|im|i am) (?:actually|really|only|just|still|still only|in fact) (?:1[0-7]|thirteen|fourteen|fifteen|sixteen|seventeen)(?= (?:years? old|yrs? old|yo|so|and|but|lol|haha|tho|though|sorry|in (?:january|february|march|april|may|june|july|august|september|october|november|december))\b|\s*(?:[.!?,)]|$))(?![.:]\d)/i;
const AGE_OF_ONESELF =
  /\bi(?:'m| am) (?:1[0-7]|thirteen|fourteen|fifteen|sixteen|seventeen) (?:myself|too|as well)\b/;
const CERTAIN = 6;

/** Said as plainly as it can be: the words around it take nothing away. Each is of plain text, of small letters. */
const PLAINLY: readonly [sign: SignName, rule: RegExp][] = [
  [
    'declined',
    /\bi(?:'m| am) not (?:ever )?(?:going to|gonna) (?:go out with|meet(?: up with)?|date|see) you(?: (?:again|ever|at all))*\s*(?:$|[.!,](?!\.))|\bi (?:don't|do not|dont) want to (?:go out with|meet(?: up with)?|date|see|hear from) you(?: (?:again|any ?more|ever))*\s*(?:$|[.!,](?!\.))|\bplease (?:stop|don't|do not) (?:messag|text|contact|writ|call)\w*(?: to)? me(?: (?:again|any ?more|now|please))*\s*(?:$|[.!,](?!\.))|(?:^|[.!?,] |\band |\bplease )(?:don't|do not) (?:ever )?(?:message|text|contact|write|call)(?: to)? me (?:again|any ?more|ever)\b/,
  ],
  [
    'threat',
    /\bi(?:'ll| will|'m going to|'m gonna| am going to|ma) (?:fucking |really |actually )?(?:kill|hurt|stab|shoot|strangle|beat|smash|break|burn) (?:you|him|her|your (?:face|legs?|head|car|dog|house|windows?|neck|skull|hands?|fingers?)).{0,12}\b(?:if|when|if i see) (?:you|i|she|he) (?:ever |even |so much as )?(?:talk|speak|text|see|meet|touch|look|leave|go|come|call|cheat|tell|catch|find|dump)/,
  ],
  [
    'sexual',
    /\b(?:send|show|want|need|swap|trade)\b.{0,20}\b(?:pics?|photos?|pictures?|selfies?|videos?|vids?)\b(?:(?!\b(?:cat|dog|cake|baby|statue|painting|model)\b).){0,20}\b(?:nothing on|naked|nude|no clothes|without (?:any )?clothes|topless|undressed)\b|\btake (?:off (?:your|ur) (?:clothes|top|shirt|pants|bra|underwear)|(?:your|ur) (?:clothes|top|shirt|pants|bra|underwear) off)\b/,
  ],
  [
    'caring',
    /\b(?:took|taken|swallowed|take) (?:too many|all|a (?:whole|load|bunch|box|packet)|loads of|half|\d+|handfuls? of)\b.{0,30}\b(?:pills?|tablets?|meds|medication|painkillers|paracetamol|ibuprofen)\b.{0,40}\bon purpose\b|\b(?:tried|attempted|trying) to (?:kill myself|end (?:it all|my life)|take my (?:own )?life)\b/,
  ],
  // What is given away before a leave.
  [
    'caring',
    /\bgave (?:away )?(?:all )?my (?:\w+ )?(?:plants?|cat|dog|fish|things|stuff|books|records|clothes|jewell?ery)\b.{0,40}\b(?:wrote|writing|written)\b.{0,16}\b(?:letters?|notes?|goodbyes?)\b|\b(?:stopped seeing|can't see|don't see|no longer see) the point (?:of|in) (?:weeks|days|mornings|anything|any of it|it all|life|living|being here|tomorrow|going on|getting up any ?more)\b/,
  ],
  [
    'caring',
    /\b(?:keep|kept|keeps) (?:thinking|wondering) (?:about )?how easy it(?:'d| would|d) be to (?:just )?(?:not|let go|jump|step|stop|drive|end|go|disappear|walk|swerve|turn)\b|\b(?:wouldn't|would not) mind not waking up\b|^(?!.*\b(?:bulk\w*|calories|protein|gym|carbs|hair|grass|hedge|fringe)\b).*\b(?:started|starting|been|back to|keep|kept) (?:cutting|harming|hurting) (?:again|myself|my (?:arms?|legs?|wrists?|skin))\b/,
  ],
];

/** Nothing but that, and not of the film that he asked about. */
const NOT_INTERESTED =
  /^(?:no|nah|nope|sorry|hi|hey|thanks|thank you|honestly|[\s,.!])*(?:i'?m |im )?not interested(?: (?:sorry|thanks|thank you|in you|in this|in meeting(?: up)?|in dating|anymore|any more|tbh|mate))*\W*$/;
const OF_SOMETHING_ELSE =
  /\b(?:watch\w*|seen|game|match|film|movie|series|football|rugby|cricket|sports?|politics|election|news|show|book|music|podcasts?|crypto|gossip|golf|gym|cars?|fashion)\b/;

/** A leap with a rope is none. */
const ON_A_ROPE =
  /\b(?:with a rope|on a rope|bungee|bungy|parachut\w*|skydiv\w*|paraglid\w*|zip ?lin\w*|harness(?:ed)?|swing jump|abseil\w*)\b/;

/** A hard question is only hard. */
const HARD_TO_ANSWER = /\b(?:ask\w*|quiz\w*|riddles?|answer\w*)\b.{0,24}\bhard (?:one|ones|questions?)\b/;

/** 'A minute of wanting to die of cold' is one of cold. */
const DIES_OF =
  /\b(?:(?:want\w*|going|gonna|about|(?:feel|felt) like|could|might|nearly|almost|literally|actually|to) )*(?:die|dying|died|dead) (?:of|from) (?:the )?(cold|heat|laughter|laughing|embarrassment|shame|boredom|hunger|thirst|cringe|curiosity|excitement|happiness|exhaustion)\b/gi;

/** Said of a hangover, of a plant and of a compliment; the word alone says something else. */
const ONLY_SAID: readonly [rule: RegExp, instead: string][] = [
  [/\b((?:feel|look|felt|looked|sound)(?:ing)?) like death(?: warmed (?:up|over))?\b/gi, '$1 ill'],
  [/\b(?:keep|kept|keeping) (?:one|it|them|any|plants?|a \w+|my \w+|the \w+) alive\b/gi, 'looked after it'],
  [
    /\b(?:living|live|lived|survive|surviving) (?:off|on) (?:that|this|it|toast|coffee|crisps|noodles|caffeine|snacks|cereal|pasta|leftovers)\b/gi,
    'eating it',
  ],
];

/** A class and not an age: 'my year 8s', 'marking year 9 reports'. */
const OF_A_CLASS =
  /\b(?:my|our|the|those|these|with|teach(?:ing)?|taught|taking|marking|mark|cover(?:ing|ed)?|had) (?:(?:lovely|lot of|class of|rowdy|noisy|entire|whole) )*(?:year|grade) \d+s?\b(?! (?:when|girl|boy|student|pupil) i|,? so i)/;

/** What a pet, a car or a whisky is, and how long she has been sober or married. */
const AGE_OF_ANOTHER =
  /\b(?:months?|weeks?|days|years) (?:sober|clean|married|single|smoke[- ]free|in remission)\b|\b(?:dog|cat|puppy|kitten|horse|pony|tortoise|parrot|rabbit|hamster|car|whisky|whiskey|jack russell|labrador|spaniel|terrier)\b.{0,40}\b(?:is|turn\w*|birthday|aged?)\b/;

/** An app she leaves, and not him. */
const LEAVES_THE_APP =
  /\b(?:delet\w*|done with|leaving|quit\w*|off) (?:it|this|this app|the app|this thing|hinge|tinder|bumble|them all|all of (?:it|them))\b(?!.*\b(?:you|u|your|take care|luck|best|wish|sorry|bye|goodbye|met (?:someone|somebody)|thank\w*)\b)/;

/** Of another man before him: she is careful, and goes on. */
const OF_THE_LAST_ONE =
  /\blast (?:guy|man|one|bloke|lad|person|date)\b.{0,40}\b(?:turned out|was|had|ghosted|lied|catfish\w*|stood me up|wanted)\b(?!.*\b(?:not interested|luck|all the best|take care|sorry|don'?t (?:want|think)|not (?:going|feeling)|rather not|bye|goodbye)\b)/;

/** Another day offered in the same breath, or a no that she says is to the day. */
const ANOTHER_DAY =
  /\b(?:could|can|would|shall) (?:you|we|u) (?:do|make|manage|try|say|move (?:it|this) to) (?:it )?(?:on )?(?:(?:next|this) )?(?:mon|tues|wednes|thurs|fri|satur|sun|tomorrow|week|weekend)(?:day)?\b.{0,16}\b(?:instead|maybe|or)\b|\b(?:to|for) (?:mon|tues|wednes|thurs|fri|satur|sun)day i mean\b/;

/** His interest was in doubt, not hers. */
const THOUGHT_HIM_GONE =
  /\b(?:thought|figured|assumed|worried|afraid|guess(?:ed)?) (?:that |maybe )?(?:you|u|you'?d|you had|you'?ve|you have|you were|you weren'?t|you'?re)\b(?: \w+)? ?(?:lost interest|not interested|interested|keen|ghost\w*|forgot\w*|bored|gone|moved on|changed your mind|over (?:me|it)|disappear\w*)\b(?!.*\b(?:so (?:i|bye|goodbye)|i met|met someone|take care|moved on too)\b)/;

/** 'I've already had a bath and a glass of wine and it's only Monday', 'soup is the only thing that fixes me'. */
const EASY_EVENING =
  /\b(?:bath|nap|glass of (?:wine|red|white|prosecco))\b.{0,24}\b(?:glass of (?:wine|red|white|prosecco)|wine|book|nap|bath|candles?)\b|\bthe only thing (?:that|which) (?:fixes|saves|cures|sorts) me\b/;
const NOT_SO_EASY =
  /\b(?:di(?:e|ed|es|ying)|dead|kill\w*|pills?|tablets?|cut|cutting|harm\w*|hurt\w*|razor\w*|blade\w*|any ?more|wake|waking|alone|under|breath\w*|sleep|better off|without me|goodbye|last|nobody|no ?one|nothing|point|end|ending|tired of|drown\w*|hope\w*|numb|empty|sorry|cry\w*|cried|can'?t|gone|leave|wrists?)\b/;

/** A height, a haircut or snow, in inches. */
const OF_HEIGHT =
  /^(?!.*\b(?:dick|cock|inside|hard|deep|mouth|naked|thick|girth|ride|big (?:boy|enough))\b).*\binch(?:es)?\b.*\b(?:off|taller|shorter|tall|height|heels?|hair|snow|rain|screen|tv|pizza|waist|every man|guys?|men)\b/;

/** 'Just lying in bed, wbu': where she is when he asks what she is up to. */
const ONLY_IN_BED =
  /\b(?:just|still|already|lying|laying|lay|chilling|relaxing|tucked up|snuggled up|curled up|scrolling|reading|cosy|cozy|warm|literally|currently)(?: (?:here|up|about|around|down|all))? in (?:my )?bed\b/;
const AND_MORE =
  /\b(?:naked|nude|nothing on|undress\w*|underwear|panties|lingerie|bra|knickers|horny|wet|hard|touch\w*|finger\w*|moan\w*|toys?|thinking (?:of|about) (?:you|u)|with (?:you|u|me)|(?:you|u) in|join|come (?:over|here)|pics?|photos?|send|show|imagin\w*|alone and|lonely|need (?:you|u|some)|bad girl|naughty)\b/;

/** Who goes home for Christmas has a home of her own. */
const GOES_HOME =
  /\b(?:going|go|gone|went|heading|headed|driving|flying|travelling|off|back|home|visiting|seeing|staying|see|visit)\b (?:(?:home|back|over|down|up|to|with|for|the|at) )*(?:my |the )?(?:parents?'?s?|folks|family|mum'?s?|mom'?s?|dad'?s?|mam'?s?)\b/;
const AT_HOME_STILL =
  /\b(?:\d|school|grade|homework|teacher|grounded|allowed|permission|let me|curfew|college|exams?|find out|strict|bedtime|teens?|teenager|sneak\w*|young|age|year)\b/;

/** How she was at school. */
const AT_SCHOOL_ONCE =
  /\bi (?:was|used to|got|had) (?:\w+ ){0,4}(?:detention|head girl|prefect|class clown|teacher'?s pet|the quiet (?:one|kid)|a (?:nerd|swot|goody)|suspended|bullied|popular|expelled)\b|\bback (?:at|in) school\b/;
const AT_SCHOOL_NOW =
  /\b(?:i'?m|im|i am) (?:\w+ )?(?:1\d|in (?:year|grade|school)|a (?:freshman|sophomore|junior|senior)|still (?:at|in))\b|\b(?:today|tomorrow|yesterday|this (?:week|year|term)|homework|my (?:teacher|mum|mom|parents) (?:won'?t|will|says))\b/;

/** What she would find hard to live with, and not to live. */
const WOULD_STRUGGLE =
  /\b(?:i|id|i'd)(?: know)?(?: (?:i|id|i'd))?(?: would)? (?:struggle|find it (?:hard|difficult|tough)) (?:if|with|to (?:date|be with|share|eat|sleep|wake))\b(?!.*\b(?:go on|carry on|live|cope|alive|keep going|anymore|any more)\b)/;

/** Nobody is to be hit: a game, a story, what if. */
const WHAT_IF =
  /\b(?:zombies?|apocalypse|hypothetical\w*|vampires?|dragons?|goblins?|minecraft|mario kart|monopoly|scrabble|fifa|laser tag|paintball|d&d|boss fight|final boss|desert island)\b/;

/**
 * Who takes leave for good asks nothing of his life any more: an everyday question to him at the end of it all says that she goes on. That he
 * is to stop, to understand or to be a friend is no such question.
 */
const GOES_ON =
  /(?:^|[.!?,] |\b(?:and|so|but|ok) )(?:(?:do|did|would|could|are|have|can|will|(?:what|where|when|which|how)(?: \w+)? (?:do|did|would|are|have|will|should)) (?:you|we)|(?:what|where|which|who) (?:is|are|was) your)\b(?!.*\b(?:friends?|stop|message|text me|understand|leave|alone|delete|block|unmatch|ok(?:ay)?|hate me|mad|angry|part of|many times|upset|forgive|still (?:messag|text|writ))).{8,}$/;
const LEAST_SURE_OF_ONE_WHO_GOES_ON = 4.5;

/** How it went, that is. */
const DONT_ASK =
  /^(?:\p{L}+,? )?(?:don'?t (?:even )?ask|(?:meglio )?non (?:me lo )?chieder(?:e|melo)|(?:mejor )?no (?:me )?preguntes|(?:ne )?(?:me |m'en )?(?:demande|parle) (?:même )?pas|frag (?:lieber |bloß |besser )?nicht)\W*$/iu;

/** Log-odds of each sign; the kinds of the weights are the signs in their order. */
export function scoresOf(said: string, before: string): Scores {
  const text = ONLY_SAID.reduce(
    (t, [rule, instead]) => t.replace(rule, instead),
    said.replace(DIES_OF, '$1'),
  );
  const found = byWords(text, before).slice();
  if (isInReach(found)) byMeaning(found, meaningOf(text));
  const scores = Object.fromEntries(SIGNS.map((s, i) => [s, found[i] ?? 0])) as Scores;
  const words = plain(text);
  if (AGE_TOLD.test(words) || AGE_OF_ONESELF.test(words)) scores.minor = Math.max(scores.minor, CERTAIN);
  if (!LAUGHTER.test(text))
    for (const [sign, rule] of PLAINLY) if (rule.test(words)) scores[sign] = Math.max(scores[sign], CERTAIN);
  if (NOT_INTERESTED.test(words) && !OF_SOMETHING_ELSE.test(plain(before)))
    scores.declined = Math.max(scores.declined, CERTAIN);
  if (DONT_ASK.test(words)) scores.declined = Math.min(scores.declined, 0);
  if (ON_A_ROPE.test(words)) scores.caring = Math.min(scores.caring, 0);
  if (OF_A_CLASS.test(words) || AGE_OF_ANOTHER.test(words)) scores.minor = Math.min(scores.minor, 0);
  if (
    OF_THE_LAST_ONE.test(words) ||
    LEAVES_THE_APP.test(words) ||
    ANOTHER_DAY.test(words) ||
    THOUGHT_HIM_GONE.test(words)
  )
    scores.declined = Math.min(scores.declined, 0);
  if (EASY_EVENING.test(words) && !NOT_SO_EASY.test(words)) scores.caring = Math.min(scores.caring, 0);
  if (OF_HEIGHT.test(words)) scores.sexual = Math.min(scores.sexual, 0);
  if (AT_SCHOOL_ONCE.test(words) && !AT_SCHOOL_NOW.test(words)) scores.minor = Math.min(scores.minor, 0);
  if (GOES_HOME.test(words) && !AT_HOME_STILL.test(words)) scores.minor = Math.min(scores.minor, 0);
  if (ONLY_IN_BED.test(words) && !AND_MORE.test(words)) scores.sexual = Math.min(scores.sexual, 0);
  if (WOULD_STRUGGLE.test(words)) scores.caring = Math.min(scores.caring, 0);
  if (WHAT_IF.test(words)) scores.threat = Math.min(scores.threat, SURE.threat);
  if (GOES_ON.test(plain(text.replace(/\n/g, ' . ')))) scores.declined -= LEAST_SURE_OF_ONE_WHO_GOES_ON;
  if (HARD_TO_ANSWER.test(words)) scores.sexual = Math.min(scores.sexual, SURE.sexual);
  return scores;
}

/** As for the device (signs.ts), settled between the lowest true and the highest harmless chat of all sets. */
export const SURE: Readonly<Scores> = {
  declined: 2.65,
  minor: 1.8,
  caring: 2.5,
  threat: 2,
  sexual: 1.6,
  hate: 1.2,
};
