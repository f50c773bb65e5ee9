/** What she names in answer to him: a day, a place, her cat, the one of his two. */
import { capitalise, plain, sentences, straighten, words } from '../../text';

/** Out of what she says, and his line before it; null where she names none. */
export type Named = (her: string, his: string) => string | null;

const PART = '(?: (?:morning|afternoon|evening|night|lunch(?:time)?))?';
const DAY_NAMED = new RegExp(
  `\\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day${PART}|tomorrow${PART}|tonight|(?:next|the|this) weekend)\\b`,
  'g',
);
const FILLERS =
  /^(?:(?:oh|um+|er+|haha|ha|lol|well|so|ok|ooh+|omg|god|honestly|probably|definitely|defo|def|maybe|mostly|mainly|always|obviously|easily|easy|hands down|hmm+|tough one|hard one|good question|thanks?|thank you|yes|yeah|yep|it'?s|it is|it has to be|has to be|gotta be|got to be|it would be|i'?d say|i would say|i'?d go|i'?d have to say|i love|i like|love|i'?m into|i'?m (?:a|an)|currently|just (?:finished|started)|rewatching|watching|reading|listening to|i'?m (?:watching|reading|making|having|listening to|going to|off to)|making|having|we went to|i went to|went to|my fav\w*(?: is|'s)?|fav\w* is|a lot of|lots of|loads of|some|bit of|a bit of|team|more(?: of an?)?|i prefer|prefer|a|an|the|any|anything|going to|off to|to)[,.!: ]+)*/i;
const TRAILERS =
  /(?:[,.! ]+(?:all the way|without a doubt|no contest|obviously|for sure|hands down|any ?day|every (?:single )?time|lol|haha+|again|tbh|probably|of course|definitely|always|i think|i guess|at the moment|atm|rn|right now|these days|too|though|tho|as well|100%?|x+|last (?:summer|year|month|week|spring|winter|autumn)|this (?:summer|year|week)|in (?:may|june|july|august|september|october)|for life|please|every day|all day))+\W*$/i;
const CUT =
  /\s*(?:[,;:(–—.!…]|\s-\s|\b(?:and|but|because|cos|bc|since|with|while|when|where|which|who|that|if|it|he|she|we|they|i|i'm|on|in|at|for|so|or|then|as)\b).*$/i;
/** The same without the second of two: 'mac and cheese' is one thing. */
const CUT_LATER = new RegExp(CUT.source.replace('and|', ''), 'i');
const VERBISH =
  /\b(?:is|are|was|were|be|been|do|does|did|have|has|had|can|could|will|would|should|don'?t|want|need|know|think|love|like|hate|get|got|go|went|depends?|nothing|everything|all|both|neither|whatever|you|your|u|idk|dunno|sure|question|hard|tough|many|too|really|very|much|little|something|someone|anything|myself|my|absolutely|not|no|way|perfect|can'?t|undefeated|thing|stuff|ones?|sex\w*|sexy|first|staff|work|school|out|night|again)\b|ing$/i;
/** 'Paddington 2 and' of 'paddington 2 and i will not be taking questions'. */
const LEFT_OPEN = /\s+(?:and|or|with|but)\W*$/i;
const MOST_NAMED = 3;
const LETTERS = /^[\p{L}\p{N}' &-]+$/u;

/** What her answer comes down to: 'tacos' of 'tacos without a doubt'. */
export const inShort: Named = (her) => {
  const first = (sentences(her)[0] ?? '')
    .replace(/(?:\p{Extended_Pictographic}|\uFE0F|\u200D)+/gu, ' ')
    .trim();
  const core = first.replace(FILLERS, '').replace(TRAILERS, '');
  const named = [CUT_LATER, CUT]
    .map((cut) => core.replace(cut, '').replace(TRAILERS, '').replace(LEFT_OPEN, '').trim())
    .find((x) => words(x).length <= MOST_NAMED);
  return named && named.length > 2 && LETTERS.test(named) && !VERBISH.test(named) ? named : null;
};

const PLACE =
  /\b(?:from|in|near|to|of|around|outside|visit(?:ed|ing)?|been to)\s+((?:the )?\p{Lu}[\p{L}'-]+(?:\s\p{Lu}[\p{L}'-]+){0,2})/u;
const NO_PLACE =
  /^(?:I|The|My|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Christmas|Uni)\b/;
const STARTS_WITH_PLACE =
  /^(?:(?:oh|haha|definitely|probably|it was|it has to be|has to be|i'?d say|originally|thanks?!?|just)[,!.]* )*((?:the )?\p{Lu}[\p{L}'-]+(?:\s\p{Lu}[\p{L}'-]+){0,2})/iu;

/** A place she names with its capital, or nothing but a name. */
export const aPlace: Named = (her) => {
  const found = PLACE.exec(her)?.[1];
  if (found && !NO_PLACE.test(found)) return found;
  const short = inShort(her, '');
  if (!short) return null;
  const start = STARTS_WITH_PLACE.exec(her)?.[1];
  return start && /^\p{Lu}/u.test(start) && !NO_PLACE.test(start) && short.startsWith(start)
    ? start
    : words(short).length <= 2
      ? capitalise(short)
      : null;
};

const PET_NAMED =
  /\b(?:this is|that'?s|that is|his name'?s?(?: is)?|her name'?s?(?: is)?|its name'?s?(?: is)?|name'?s|called|meet|he'?s|she'?s)\s+(\p{L}[\p{L}'-]+)/iu;
const NO_NAME =
  /^(?:named|a|an|the|my|our|so|very|such|just|not|actually|really|called|him|her|mine|always|quite|pretty|right|it|good|great|well|old|is|currently)$/i;
export const aPet: Named = (her) => {
  const found = PET_NAMED.exec(straighten(her))?.[1];
  if (found && !NO_NAME.test(found)) return capitalise(found);
  const short = inShort(her, '');
  return short && words(short).length === 1 && /^\p{Lu}/u.test(short) ? short : null;
};

export const captured =
  (rule: RegExp): Named =>
  (her) =>
    rule.exec(plain(her))?.[1] ?? null;

export const EVENT =
  /\bhow (?:was|were|did|'d|went) (?:the |your |ur |that )((?!day|mum|mom|dad|sister|brother|friend|cousin|week|weekend|morning|evening|night|life|things?|sunday|saturday|monday|friday|going|app|apps|dating|coffee|search)[a-z]+(?: (?!go|going|went|yesterday|today|last|on|in|at|with|so|this)[a-z]+)?)/;
export const anEvent: Named = (_, his) => EVENT.exec(plain(his))?.[1] ?? null;

export const OR = /\b([a-z']+(?: [a-z']+)?) or (?:more |a |an |the |do you |are you )*([a-z']+(?: [a-z']+)?)/;
const NO_OPTION =
  /^(?:more|are|you|a|an|the|do|prefer|like|rather|so|person|people|team|is|it|of|to|coffee|drinks?)$/;
const optionsOf = (his: string): [string[], string[]] | null => {
  const found = OR.exec(plain(his));
  const content = (side = '') => side.split(' ').filter((w) => !NO_OPTION.test(w) && w.length > 2);
  const [one, other] = [content(found?.[1]).slice(-1), content(found?.[2]).slice(0, 1)];
  return one.length > 0 && other.length > 0 ? [one, other] : null;
};
const isIn = (option: readonly string[], her: string) =>
  option.some((w) => her.includes(w.replace(/(?:ies|y|s)$/, '')));

const A_QUALITY = /^(?:good|bad|long|boring|nice|great|fine|busy|yes|no|true|false|real|fake|not)$/;

/** The one of his two that she picks. */
export const thePick: Named = (her, his) => {
  const two = optionsOf(his);
  const text = plain(her);
  const picked = two?.filter((o) => isIn(o, text)) ?? [];
  return picked.length === 1 && !A_QUALITY.test(picked[0]?.[0] ?? '') ? (picked[0]?.[0] ?? null) : null;
};

export const aDay: Named = (her) => {
  const found = [...plain(her).matchAll(DAY_NAMED)].map(([d]) => d);
  // 'Wednesday or Thursday evening': the part of the day belongs to both.
  const last = found.at(-1);
  return last ? (/^(?:tomorrow|tonight|next|the|this)/.test(last) ? last : capitalise(last)) : null;
};

/** The first hour she names: '7' of '7ish? I finish at 6'. */
export const aTime: Named = (her) => {
  const found = /\b(\d{1,2}(?:[:.]\d{2})?)(?: ?(am|pm))?(?: ?ish)?\b/.exec(plain(her));
  return found ? `${found[1]}${found[2] ?? ''}` : null;
};
