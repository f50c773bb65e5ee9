/** A profile as the single things it says: each can be spoken to by itself. */
import { known } from './knowledge';
import { withoutOrders } from './orders';
import { contentStems, sentences, straighten, words } from './text';

export interface Saying {
  /** As it stands in the profile: what an opener rests on. */
  from: string;
  /** What an app or she herself asks before it: 'Most irrational fear'. */
  label: string | null;
  /** Without the label. */
  text: string;
}

/** Goes on from the sentence before: 'PhD student in spiders. Yes, on purpose.' */
const GOES_ON =
  /^(?:yes|yep|no|nope|and|but|or|so|also|because|it(?:'s)?|they(?:'re)?|that(?:'s)?|this|those|these|he|she|his|her|him|them|probably|maybe|obviously|sometimes|ok|still|both|neither|which|who|i say|i know)\b/i;

/** What she does not want or has been through, how to reach her: nothing to open with. */
const NOT_TO_OPEN_WITH =
  /^(?:no|not (?:here|into|looking)|never|please|swipe|if you|must|only|new here|just ask|ask me$|height|kids|smoking|drinking)\b|\b(?:don'?t|hate|hook ?ups?|drama|insta|divorce|widowe?d|ex|died|cancer|tall|over \d\d)\b|^i'?m \p{Lu}\p{Ll}+\W*$|^\W*\d*\W*$/iu;

/** 'Ask me about my sourdough': that is what it is about. */
const ASK_ME = /^ask me (?:about|why|how)\s+(?:the time\s+)?/i;

const LABEL = /^([^:.!?]{3,60}):\s+(?=\S)/;
/** Leads up to what is said, and asks nothing. */
const NO_LABEL = /(?<=^|[.!?]\s)(?:about me|bio|me|job|work|if you'?re still reading):\s+/gi;
const MOST = 14;
const MOST_ITEMS = 8;
const SHORT_ITEM = 5;

const bare = (text: string) =>
  text
    .replace(/^[\s\-–•·*>✨]+|[\s|;]+$/gu, '')
    .replace(
      /^(?:(?:hi|hey|hello)[,!.]? )?(?:i'?m (?:\p{L}+,? )?)?(?:\p{Lu}\p{Ll}+, )?\d{2}(?: years? old| yrs?)?(?:[.,|]|$)\s*/iu,
      '',
    )
    .trim();

/** 'Badminton, Mario Kart, parking': a list has no sentence in it. */
function itemsIn(sentence: string): string[] {
  const items = sentence
    .replace(/[.!]+$/, '')
    .split(/,\s+(?![^(]*\))(?:and |or )?|\s+(?:and|&)\s+(?=\S+$)|\s\+\s/)
    .map(bare)
    .filter(Boolean);
  return items.length > 2 && items.every((i) => words(i).length <= SHORT_ITEM) ? items : [sentence];
}

const LONG_SENTENCE = 12;

/** A sentence that runs on, 'love my sleep, love going out', as what stands between the commas. */
function clausesOf(sentence: string): string[] {
  if (words(sentence).length <= LONG_SENTENCE) return [sentence];
  return sentence
    .split(
      /,\s+(?:and |but |also )?(?=(?:i|i'?m|i'?ve|my|we|love|like|want|work|have|currently|trying|looking)\b)|\s(?:and|but) (?=i(?:'m|'ve)?\b)/i,
    )
    .filter((c) => words(c).length > 1);
}

/** Without the emoji that stand beside words. */
function inWords(text: string): string {
  const left = text.replace(/\p{Extended_Pictographic}|\p{EMod}|\p{RI}|\u200d|\ufe0f/gu, '');
  return words(left).length > 0 ? bare(left) : text;
}

/** The things to open with, in the order of the profile. */
export function sayingsIn(details: string): Saying[] {
  const out: { label: string; from: string }[] = [];
  for (const line of straighten(details)
    .replace(/\[[^\]]*\]/g, ' ')
    .split(/\n|\s[|•·/]\s?/)) {
    const kept = bare(withoutOrders(line).replace(NO_LABEL, ''));
    const label = LABEL.exec(kept)?.[0] ?? '';
    for (const [i, s] of sentences(kept.slice(label.length)).map(bare).filter(Boolean).entries()) {
      const last = out.at(-1);
      if (i > 0 && last && GOES_ON.test(s)) last.from += ` ${s}`;
      else
        out.push(
          ...itemsIn(s)
            .slice(0, MOST_ITEMS)
            .flatMap(clausesOf)
            .map((item) => ({ label: i === 0 ? label : '', from: item })),
        );
    }
  }
  return out
    .filter(
      ({ label, from }) =>
        !(known().subjects?.notToOpenWith ?? NOT_TO_OPEN_WITH).test(label + from) &&
        !from.includes('?') &&
        (contentStems(from).size > 0 || !/\p{L}/u.test(from)),
    )
    .slice(0, MOST)
    .map(({ label, from }) => ({
      from: label + from,
      label: label.replace(/:\s*$/, '') || null,
      text: inWords(from).replace(ASK_ME, ''),
    }));
}

/** Her first name, where the profile begins with it or says it beside her age. */
export function nameIn(details: string): string | null {
  const name =
    /^(?:(?:hi|hey|hello|ciao|hola|hallo|salut)\W+)?(?:i'?m |i am |my name is |ich bin |je m'appelle |sono |soy |jestem |sou )?(\p{Lu}\p{Ll}{2,14})\s*(?:,|\||\()\s*(?:age )?\d\d\b/u.exec(
      details.trim(),
    )?.[1] ?? /\b(?:[Ii]'?m|[Ii] am|name's|name is) (\p{Lu}\p{Ll}{2,14}), \d\d\b/u.exec(details)?.[1];
  return name ?? null;
}

const MOST_QUOTED = 58;
const LEAST_QUOTED = 9;
const NOT_QUOTED = /["<>{}]|^(?:hi|hey|hello)\b|\b(?:(\w+) \1|idk|tbh|lol|lmao|omg|u|ur|ngl|imo)\b/i;

/** Not netspeak, which would read as his, nor what is no text. */
export const isQuotable = (text: string) => !NOT_QUOTED.test(text);

/** The part of a saying to be quoted: short, whole, with `about` in it; null where it is but a word or two, or too long. */
export function quoteOf(text: string, about: string): string | null {
  const said = text.replace(/,? (?:\d\d)(?=[,.!]|$)/g, '');
  const pieces = [
    said,
    ...said.split(/[,;:()]\s*|\s{2,}|\s[–-]\s|[.!]\s+|\s(?=(?:and|but|so|because|when|while|then|which)\s)/),
  ];
  return (
    pieces
      .map((p) =>
        p.replace(
          /^(?:and|but|so|or|because|also|yes|plus)\s+|(?:\s(?:eg|e\.g|like|with|and|of|to|the|a|my|for|in|at|from|that))?[^\p{L}\p{N})%]*$|^[^\p{L}\p{N}]+/giu,
          '',
        ),
      )
      .find(
        (p) =>
          p.length <= MOST_QUOTED &&
          !/\s{2}/.test(p) &&
          isQuotable(p) &&
          words(p).length > 1 &&
          p.length > LEAST_QUOTED &&
          p.toLowerCase().includes(about.toLowerCase()),
      ) ?? null
  );
}
