/**
 * What a sentence asks, learned from the lines in tests/eval/coach/questions by scripts/train-kinds.mjs. The rules' own finding is
 * one of its features.
 */
import { straighten } from '../text';
import { askedPlainly } from './asked-plainly';
import { meaningOf } from './encoder/meaning';
import { featuresOf } from './features';
import { askedFiner } from './finer';
import * as weights from './question-weights';
import { classifier, type Found } from './sparse';

const classify = classifier(weights);

/** How sure a finer kind must be; surer where no broad kind is seen either, as then it is likely something else. */
/** So sure, it is asked though it is not put as a question. */
const CLEAR_ASKING = 0.95;

const SURE_OF_FINER = { beside: 0.64, alone: 0.8 };

/** Words with which a question is hardly of the kind, however near its meaning: 'your worst flatmate story' is of no date. */
const NOT_WITH: Readonly<Record<string, RegExp>> = {
  worstDate: /\b(?:flat|house|room)mates?\b|\bdragged\b|\bdessert\b/i,
  bestTrip: /\b(?:slept|sleep|pettiest|find|found)\b/i,
  atSchool: /\bsubjects?\b|\bwant(?:ed)? to be\b/i,
  dealbreaker: /\bfix\b|\bdeal ?breaker or\b/i,
  drive: /\b(?:taught|teach)\b|\bname your\b/i,
  wyd: /\bgot on you\b/i,
  instrument: /\bdo you sing\b/i,
  voiceNote: /^(?!.*\b(?:send|record\w*|voice ?(?:notes?|messages?))\b).*\baccent\b/i,
  whatCook: /\bteach\b/i,
  book: /\bg[ai]ve up\b/i,
  film: /\b(?:cry|cried|crying)\b|\bgot you going\b/i,
  games: /\b(?:wearing|hat)\b/i,
  whyApp: /\bfriends\b/i,
  tidy: /\biron\b/i,
  relax: /\bremed(?:y|ies)\b/i,
  bets: /\b(?:good|bad|sore) loser\b/i,
  celebrate: /\b(?:tips? down|rain|rains)\b/i,
};

/** 'What does cheeky mean?' is about a word, 'what do you mean?' about what he wrote. */
const OF_A_WORD = /\bwhat(?:'s| is| does| do)?\b.*\bmean(?:s|ing)?\b|\bexplain\b/i;
/** His words are in doubt. */
const OF_HIM = /\b(?:you|u|ur|your)\b(?!.*\bexplain)|\bby (?:that|this|it)\b/i;

/** Says something, and only sounds like a question: 'my suitcase has landed in Spalding??' */
const TELLS =
  /^(?:(?:so|and|but|ok|okay|wait|lol|haha|oh|then|well|apparently|like|no|yes|yeah|omg|um|anyway)[ ,]+)*(?:my|i|i'm|i've|i'd|the|he|she|he's|she's|they|they're|there|there's|a|an|some|our|we|we're|\d+)\b(?!.*\b(?:you|u|your|ur|yours|right|correct|ok|okay|or|yes|true|agree|should|could|can|shall|would)\b)(?!.*\b(?:what|how|who|why|where|when|which)\b)/i;

/** What somebody else asked, told without its mark: 'he goes oh can you just do the stock count'. */
const REPORTED =
  /\b(?:he|she|they|who|someone|somebody|(?:my|the|this|some) [a-z]+(?: [a-z]+)?) (?:just |then |literally |actually )?(?:goes|went|said|says|(?:was|is|were) like|turns round and says)[,: ]+(?:["']|oh |like |so |um |well |right )*(?:can|could|do|does|did|are|is|will|would|have|why|what|how|where|who|when)\b(?!.*\?)/i;

/** `kind` is '' where nothing is asked. */
export function kindOf(sentence: string, byRule: string | null): Found {
  const plainly = askedPlainly(sentence);
  if (plainly) return { kind: plainly, sure: 1 };
  if (REPORTED.test(straighten(sentence))) return { kind: '', sure: 1 };
  const found = nearestKind(sentence, byRule);
  if (byRule === 'yesNo' && TELLS.test(straighten(sentence)) && !(found.kind && found.sure >= CLEAR_ASKING))
    return { kind: '', sure: 1 };
  if (found.kind === 'whatMean' && OF_A_WORD.test(sentence) && !OF_HIM.test(sentence))
    return { kind: 'wordMeaning', sure: found.sure };
  return NOT_WITH[found.kind ?? '']?.test(straighten(sentence)) ? { kind: null, sure: found.sure } : found;
}

function nearestKind(sentence: string, byRule: string | null): Found {
  const broad = classify(`${byRule}\u0000${sentence}`, () => ({
    features: featuresOf(sentence, byRule),
    meaning: meaningOf(sentence),
  }));
  const finer = askedFiner(meaningOf(sentence));
  const least = broad.kind ? Math.max(broad.sure, SURE_OF_FINER.beside) : SURE_OF_FINER.alone;
  return finer.sure > least ? finer : broad;
}
