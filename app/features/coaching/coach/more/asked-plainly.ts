/**
 * The plain ways of asking, known word for word: what is asked most should never be taken for something near it in meaning, as
 * 'so what do you do for work?' was for a day off.
 */
import { plain, words } from '../text';
import { PLAIN_WAYS } from './plain-ways';

/** What may stand before a question, or after it, and says nothing. */
const BEFORE =
  /^(?:(?:so|and|but|or|ok|okay|oh|ooh|ah|aw|haha|hahaha|lol|well|anyway|anyways|btw|by the way|right|now|just|actually|also|hey|hi|hiya|hello|hm|hmm|um|erm|go on|(?:quick|random|serious|honest|important|another|next|one more|one) question|question|can i ask(?: you)?|may i ask|if you dont mind(?: me asking)?|wait|yeah|yes|yep|no|nope|nice|cool|lovely|great|thanks|thank you|fair enough|honestly|curious|im(?: just)? curious|just curious|just wondering|i was wondering|(?:how|what) about you|for fun|seriously|like|please|tell me(?= \w+ \w+ \w+)|then) )+/;
const AFTER =
  /(?: (?:then|lol|haha|hahaha|though|tho|btw|by the way|x+|xo+|anyway|if you dont mind(?: me asking)?|if i may ask|if i can ask|exactly|actually|again|mate|now|as well|too|yourself|out of interest|out of curiosity|just curious|just wondering|may i ask|can i ask|please|hun|hon|love|babe|dear|mister|sir|so far|honestly|seriously|or))+$/;

/** 'When are you free next week?' */
const WHEN =
  /(?: (?:next|this|on|in) (?:week|weekend|month|(?:mon|tues|wednes|thurs|fri|satur|sun)day|evening)| tonight| tomorrow| at weekend)+$/;
/** Kinds that are asked of any day. */
const OF_ANY_DAY = new Set(['whenSuits', 'invitedGo', 'coffeeSometime', 'callTonight']);

/** How a question of one word or two begins that is typed without its mark. */
const ASKING =
  /^(?:what|whats|how|hows|who|whos|where|wheres|when|whens|why|which|do|did|does|are|is|have|has|had|can|could|would|will|got|you|ever|tell|wyd|wbu|hbu)\b/;

/** Its words alone, contractions of 'is' as two, 'u' as 'you', articles and marks gone. */
function bare(text: string): string {
  return plain(text)
    .replace(/\b(what|how|where|who|when|that|there|it)'s\b/g, '$1 is')
    .replace(/[^\p{L}\p{N}' ]+/gu, ' ')
    .replace(/'/g, '')
    .replace(/\bu\b/g, 'you')
    .replace(/\bur\b/g, 'your')
    .replace(/\br\b/g, 'are')
    .replace(/\b(?:a|an|the|any|some)\b/g, '')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** Longer ones are more than the plain question. */
const LONGEST = 120;

let known: ReadonlyMap<string, string> | null = null;

/** Each phrase, as `bare` leaves it, and its kind. */
function phrases(): ReadonlyMap<string, string> {
  known ??= new Map(
    PLAIN_WAYS.trim()
      .split('\n')
      .flatMap((row) => {
        const [kind = '', ways = ''] = row.split(': ');
        return ways.split(' | ').map((way): [string, string] => [bare(way), kind]);
      }),
  );
  return known;
}

/** The kind of a sentence that asks nothing but this; null when it is none of the plain ways. */
export function askedPlainly(sentence: string): string | null {
  if (sentence.length > LONGEST) return null;
  const all = phrases();
  // 'Your turn, what do you do for work?'
  const last = sentence.slice(sentence.lastIndexOf(',') + 1);
  for (const text of [bare(sentence), ...(words(last).length > 2 ? [bare(last)] : [])]) {
    const rest = text.replace(BEFORE, '');
    for (const way of [text, rest, text.replace(AFTER, ''), rest.replace(AFTER, '')]) {
      const kind = all.get(way);
      // 'No regrets' asks for none.
      if (kind && (sentence.includes('?') || ASKING.test(way) || words(way).length > 2)) return kind;
    }
  }
  const anyDay = all.get(bare(sentence).replace(BEFORE, '').replace(WHEN, '')) ?? '';
  return OF_ANY_DAY.has(anyDay) ? anyDay : null;
}
