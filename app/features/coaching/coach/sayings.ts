/** A profile as the single things it says: each can be spoken to like a message of hers. */
import { known } from './knowledge';
import { withoutOrders } from './orders';
import { contentStems, sentences, words } from './text';

export interface Saying {
  /** As it stands in the profile: what an opener rests on. */
  from: string;
  /** As she would say it in a message. */
  said: string;
}

/** Goes on from the sentence before: 'PhD student in spiders. Yes, on purpose.' */
const GOES_ON =
  /^(?:yes|yep|no|nope|and|but|or|so|also|because|it|it's|its|they|they're|that|that's|this|those|these|he|she|his|her|him|them|probably|maybe|obviously|sometimes|ok|still|both|neither|which|who|i say)\b/i;

/** What she does not want or has been through, how to reach her: nothing to open with. */
const NOT_TO_OPEN_WITH =
  /^(?:no|never|please|swipe|if you(?:'?re)?|just ask|ask me$)\b|\b(?:don'?t|hate|hook ?ups?|drama|insta|divorced|widow\w*|sober|died|taller)\b|^i'?m \p{Lu}\p{Ll}+\W*$|^\W*\d*\W*$/iu;

/** 'Ask me about my sourdough': that is what it is about. */
const ASK_ME = /^ask me (?:about|why|how)\s+(?:the time\s+)?/i;

const LABEL = /^([^:.!?]{3,60}):\s+(?=\S)/;
const MOST = 12;
const MOST_ITEMS = 8;
const SHORT_ITEM = 5;

const bare = (text: string) =>
  text
    .replace(/^[\s\-–•·*>✨]+|[\s|;]+$/gu, '')
    .replace(/^(?:i'?m )?(?:\p{Lu}\p{Ll}+, )?\d{2}(?:[.,]|$)\s*/iu, '')
    .trim();

/** 'Badminton, Mario Kart, parking': a list has no sentence in it. */
function itemsIn(sentence: string): string[] {
  const items = sentence
    .replace(/[.!]+$/, '')
    .split(/,\s+(?![^(]*\))(?:and |or )?|\s+(?:and|&)\s+(?=\S+$)/)
    .map(bare)
    .filter(Boolean);
  return items.length > 2 && items.every((i) => words(i).length <= SHORT_ITEM) ? items : [sentence];
}

/** Without the emoji that stand beside words. */
function inWords(text: string): string {
  const left = text.replace(/\p{Extended_Pictographic}|\p{EMod}|\p{RI}|\u200d|\ufe0f/gu, '');
  return words(left).length > 0 ? bare(left) : text;
}

/** The things to open with, in the order of the profile. */
export function sayingsIn(details: string, english = true): Saying[] {
  const out: string[] = [];
  for (const line of details.replace(/\[[^\]]*\]/g, ' ').split(/\n|\s[|•·/]\s?/)) {
    const kept = withoutOrders(line);
    const label = LABEL.exec(kept)?.[0] ?? '';
    for (const [i, s] of sentences(bare(kept.slice(label.length)))
      .map(bare)
      .filter(Boolean)
      .entries()) {
      if (i > 0 && GOES_ON.test(s)) out.push(`${out.pop() ?? ''} ${s}`);
      else
        out.push(
          ...itemsIn(s)
            .slice(0, MOST_ITEMS)
            .map((item) => (i === 0 ? label : '') + item),
        );
    }
  }
  const { skip, said } = known().profile ?? {};
  return out
    .filter(
      (from) =>
        !(skip ?? NOT_TO_OPEN_WITH).test(from) &&
        !from.includes('?') &&
        (contentStems(from).size > 0 || !/\p{L}/u.test(from)),
    )
    .slice(0, MOST)
    .map((from) => {
      const text = inWords(from).replace(ASK_ME, '');
      return { from, said: (english ? said?.(text) : null) ?? text.replace(LABEL, '') };
    });
}
