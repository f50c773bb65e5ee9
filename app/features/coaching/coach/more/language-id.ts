/** Which language she writes in, by groups of letters (ELD) where the few small words the device knows do not tell. */
import { eld } from 'eld/small';
import type { Conversation } from '../conversation';
import { languageOf } from '../language';
import { words } from '../text';
import { LANGUAGES } from './languages';

/** In fewer words an unusual English one is easily taken for another language. */
const FEWEST = 7;
/** As many are enough where it is not English anyway. */
const FEWEST_FOREIGN = 4;
const ENGLISH =
  /^(?:the|and|was|my|of|is|you|that|to|at|it|it's|with|this|for|have|are|not|i'm|im|your|what|did|they|she|we|but|like|about|how|just|if|can|from|one|when|who|there|been|had|has|he|her|out|up|would|really|because|all|do|so|be)$/;
/** So large a share of English words and she mixes two languages: then hers is the one both understand. */
const MIXED = 0.05;

/** As languageOf: null where it is English or not known. */
export function languageIn(c: Conversation): string | null {
  const own = languageOf(c);
  const lately = (c.herOpenLines.length > 0 ? c.herOpenLines : c.girl.slice(-2)).join(' ');
  // 'Einmal. Rückwärts.' is in the language of what she wrote before.
  const text = own || words(lately).length >= FEWEST ? lately : c.girl.join(' ');
  const all = words(text);
  if (all.length < (own ? FEWEST_FOREIGN : FEWEST)) return own;
  if (all.filter((w) => ENGLISH.test(w)).length / all.length > MIXED) return own;
  const found = eld.detect(text);
  return found.isReliable() && found.language in LANGUAGES ? found.language : own;
}
