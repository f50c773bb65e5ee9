/** Words with their parts of speech (wink-nlp). */
import model from 'wink-eng-lite-web-model';
import winkNLP from 'wink-nlp';

export interface Word {
  text: string;
  /** Universal POS tag: NOUN, ADJ, ... */
  part: string;
}

const tagger = winkNLP(model, ['sbd', 'pos']);

/** Without its apostrophe or capital a small word is taken for a name. */
const TYPED: readonly [RegExp, string][] = [
  [/\b(?:cos|coz|cuz|bc)\b/gi, 'because'],
  [/\bi\b/g, 'I'],
  [/\b(?:I'm|Im)\b/g, 'I am'],
  [/\bi(m|ve|ll|d)\b/gi, "I'$1"],
  [/\b(don|doesn|didn|can|won|isn|wasn|aren|weren|couldn|wouldn|shouldn|haven|hasn|hadn)t\b/gi, "$1't"],
  [/\b(that|what|there|it|he|she|who|where|how)s\b/gi, "$1's"],
  [/\b(they|you|we)(re|ve|ll)\b/gi, "$1'$2"],
  [/\b(?:someone|somebody|everyone|everybody|no ?one|nobody) elses? /gi, ' the '],
  [/\b(?:other )?peoples (?=\p{L})/giu, ' the '],
  [/\b(?:today|tonight|tomorrow|yesterday)s (?=\p{L})/giu, ' the '],
  [/\b(mum|dad|mom|nan|gran|sister|brother|boss|neighbour|friend|cousin|aunt|uncle)s (?=\p{L})/giu, "$1's "],
];

/** The tagger's time grows with the square of a row of marks, and nothing of a longer sentence is said back. */
const LONGEST = 600;

/** As the tagger reads it; words keep the case she gave them. */
export function tagged(text: string): Word[] {
  const typed = text.slice(-LONGEST).replace(/([^\p{L}\p{N}])\1{3,}/gu, '$1$1$1');
  const doc = tagger.readDoc(TYPED.reduce((s, [rule, by]) => s.replace(rule, by), typed));
  const parts = doc.tokens().out(tagger.its.pos) as string[];
  return doc
    .tokens()
    .out()
    .map((word, i) => ({ text: word, part: parts[i] ?? '' }));
}
