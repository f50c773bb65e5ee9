/** What he wrote of himself, piece by piece, and put so that it can stand in a sentence of his. */
import { isPerson } from './keywords';
import { capitalise, sentences, straighten, words } from './text';
import { spelledOut } from './topic-hits';

const MOST_IN_ITEM = 8;

/** The single things of a list or of free text, in his words: 'climbing', 'my old Vespa'. */
export function itemsOf(text: string): string[] {
  return spelledOut(straighten(text))
    .replace(/\([^)]*\)?/g, ' ')
    .replace(
      /\b(?:i (?:also |really |just |mostly )?(?:like|love|enjoy|am into|do|play|go)|i'm (?:really |very )?into|my (?:hobbies|interests) (?:are|include)|hobbies(?: are)?:?|interests(?: are)?:?|(?:big )?fan of|in my free time|on weekends|mostly|mainly|(?:things|stuff) like|also)\b/gi,
      ',',
    )
    .split(/[,;•\n|/]+|\.\s|\.$|\s(?:and|&|plus)\s|\s-\s/)
    .map((s) =>
      s
        .replace(/^[\s:.!-]+|[\s:.!?-]+$/g, '')
        .replace(/^(?:to|the|a bit of|some|and|or)\s+/i, '')
        .trim(),
    )
    .filter(
      (s) =>
        s.length > 2 &&
        words(s).length <= MOST_IN_ITEM &&
        !/^(?:i|my|me|it|that|etc|stuff|things|very|really|friends)$/i.test(s),
    );
}

/** Without the capital of a first word, unless it is a name's. */
export function lowerStart(text: string): string {
  return /^(?:I\b|\p{Lu}{2,}|\p{Lu}\p{Ll}+\s\p{Lu})/u.test(text)
    ? text
    : text.replace(/^\p{Lu}(?=\p{Ll}|\s)/u, (c) => c.toLowerCase());
}

export function firstSentence(text: string): string {
  return (sentences(text)[0] ?? '').replace(/[.!\s]+$/, '');
}

/** Names no detail. */
export const GENERAL =
  /^(?:music|movies|films|food|travel\w*|sports?|(?:the )?gym|reading|netflix|cooking|gam\w+|fitness|friends|nature|animals|beer|cars|football)$/i;

function concreteness(item: string): number {
  return (
    words(item).length +
    (/\d/.test(item) ? 2 : 0) +
    (/\s\p{Lu}/u.test(item) ? 2 : 0) -
    (GENERAL.test(item) ? 2 : 0)
  );
}

/** The one concrete thing in a text: with a number, a name, or several words; else the first. */
export function mostConcrete(items: readonly string[]): string {
  return [...items].sort((a, b) => concreteness(b) - concreteness(a))[0] ?? '';
}

/** Can it be pictured? 'I see my nan on Saturdays', not 'honest'. */
export function isConcrete(text: string): boolean {
  return (
    words(text).length >= 4 &&
    /\d|\s\p{Lu}\p{Ll}|\b(?:my|with|on|at|in|every|until|since|the|when)\b/iu.test(text) &&
    !/^(?:looking|i'?m looking|hoping|want|i want)\b/i.test(text)
  );
}

const SPELLED: Record<string, string> = { i: 'I', im: "I'm", dont: "don't", u: 'you' };

/** As it can stand in a text: 'i see my nan' as 'I see my nan.' */
export function own(text: string): string {
  const said = capitalise(
    straighten(text)
      .trim()
      .replace(/(?<![\p{L}'])\p{L}+(?![\p{L}])/gu, (w) => SPELLED[w.toLowerCase()] ?? w),
  );
  return /[.!?…]$/.test(said) ? said : `${said}.`;
}

/** 'an engineer', 'a union rep', 'an NHS nurse'. */
const article = (text: string) =>
  /^(?:[aeio](?!ne)|u(?!ni|se))/i.test(text) || /^[FHLMNSX](?:\p{Lu}|\W)/u.test(text) ? 'an' : 'a';

/** His work as a sentence of his: 'Nurse at St Mary's' as "I'm a nurse at St Mary's." '' where it is none. */
export function workOf(career: string): string {
  const s = firstSentence(career);
  if (!s) return '';
  if (/^(?:i|i'?m|i've|my|we)\b/i.test(s)) return own(s);
  if (
    /^(?:\w+ing|between|retired(?=$|[,;]| (?:from|in|at|since|after|now))|self[- ]employed|unemployed|currently)\b/i.test(
      s,
    )
  )
    return own(`I'm ${lowerStart(s)}`);
  if (
    /^(?:work|study|studied|run|teach|fix|build|drive|own|manage|design|sell|make|did|trained|finished|graduated)\b/i.test(
      s,
    )
  )
    return own(`I ${lowerStart(s)}`);
  if (/^(?:an?|the)\s/i.test(s)) return own(`I'm ${lowerStart(s)}`);
  const head =
    s.split(/[,(;+/&]|\s(?:in|of|at|for|by|from|with|and|on|to|who|turned|since)\s/)[0]?.trim() ?? '';
  const last = head.split(/\s+/).at(-1) ?? '';
  const role =
    /(?:er|or|ist|ian|eer|ant|ect|man|yst|student|officer|nurse|chef|vet|pilot|cook|clerk|guide|mechanic|apprentice|intern|lead)$/i.test(
      last,
    ) || isPerson({ word: last.toLowerCase(), lead: '' });
  if (role) return own(`I'm ${article(s)} ${lowerStart(s)}`);
  return own(`${words(s).length < 4 ? 'I work in' : 'By day:'} ${lowerStart(s)}`);
}

const LOOKING =
  /^(?:(?:i'?m|i am|im)\s+)?(?:looking|hoping|searching|here)\s+(?:for|to (?:find|meet))\s+|^(?:i\s+|i'?d\s+)(?:want|would (?:like|love)|like|love|hope)\s+(?:for\s+|to\s+(?:find|meet)\s+)?|^(?:to\s+)?(?:find|meet)\s+|^seeking\s+/i;
const DEEDS =
  /^(?:to\s+)?(?:see|settle|start|date|get|have|make|share|travel|fall|be|go|explore|enjoy|take|spend|laugh|grow|build|try|live|learn|just see)\b/i;
const SOMEBODY =
  /^(?:some(?:one|body)|the one|people|friends|(?:an?|my|new|nice|the|one|\w+) (?:\w+ ){0,2}(?:wom[ae]n|girl|girls|lady|person|people|friends|partner|girlfriend|match|soulmate)|women|girls)\b/i;
/** Nouns that need an article, and often come without. */
const BARE_NOUN =
  /^(?=(?:\w+[- ]){0,3}(?:relationship|wife|partner|girlfriend|connection|woman|girl)\b)(?!(?:an?|the|my|some|no|any)\b)/i;
const ADJECTIVES =
  /^(?:(?:kind|funny|honest|loyal|genuine|smart|caring|warm|calm|active|sweet|patient|curious|adventurous|ambitious|independent|easy ?going|real|nice|fun)(?:,? (?:and )?|$))+$/i;

/** What he looks for as a sentence of his, or null where he says only what he does not want. */
export function wishOf(lookingFor: string): string | null {
  const s = firstSentence(lookingFor);
  if (!s) return null;
  const wish = s
    .replace(LOOKING, '')
    .replace(/,? (?:i guess|tbh|lol|haha\w*|idk|maybe)$/i, '')
    .replace(/(?<=\w)(?:,| and) (?:no|nobody|not (?:here|into|looking|interested)) .*$/i, '')
    .trim();
  if (
    !wish ||
    /^(?:no|not|don'?t|nobody|never|without|nothing|anything|idk|unsure|(?:get )?more)\b/i.test(wish) ||
    !/\p{L}/u.test(wish)
  )
    return null;
  if (wish === s && /^(?:i|my|we|you)\b/i.test(s)) return own(s);
  const rest = lowerStart(wish).replace(BARE_NOUN, (_, at) => (at === 0 ? 'a ' : ''));
  if (DEEDS.test(rest)) return own(`I'd like to ${rest.replace(/^to\s+/i, '')}`);
  if (ADJECTIVES.test(rest)) return own(`I'm looking for someone ${rest}`);
  return own(SOMEBODY.test(rest) ? `I'd like to meet ${rest}` : `I'm looking for ${rest}`);
}
