/** Which language she writes in, by groups of letters (ELD) where the few small words the device knows do not tell. */
import { eld } from 'eld/small';
import type { Conversation } from '../conversation';
import { languageOf } from '../language';
import { words } from '../text';
import { LANGUAGES } from './languages';

/** In fewer words an unusual English one is easily taken for another language. */
const FEWEST = 7;
/** In fewer words small ones that are English as well make up most of a line: 'a customer yelled at me over a coupon'. */
const FEW = 14;
/** As many are enough where it is not English anyway. */
const FEWEST_FOREIGN = 4;
const ENGLISH =
  /^(?:the|and|was|my|of|is|you|that|to|at|it|it's|with|this|for|have|are|not|i'm|im|your|what|did|they|she|we|but|like|about|how|just|if|can|from|one|when|who|there|been|had|has|he|her|out|up|would|really|because|all|do|so|be)$/;
/** So large a share of English words and she mixes two languages: then hers is the one both understand. */
const MIXED = 0.05;

/** Words of other languages that are English as well, and stand in any short English line: 'So jealous! Send me a photo'. */
const ENGLISH_TOO =
  /\b(?:so|me|a|i|im|no|on|an|as|do|in|is|am|he|we|us|of|to|o|die|was|has|come|want|hey|hi|or|by|at|all|de|la|war|also|super|man|mini|bad|hat|van|er|wel|even|den|kind|gift|fast|made|mine|sin|pie|once|red|dos|son|fin|sale|mal|dame|te)\b/gi;
/** He writes English, as far as so many of its words tell. */
const HIS_ENGLISH = 2;

function onlySeemsForeign(c: Conversation): boolean {
  const his = c.boy.join(' ');
  const lines = c.herOpenLines.map((l) => l.replace(ENGLISH_TOO, ' '));
  const rest = { ...c, herOpenLines: lines, girl: lines };
  return (
    words(his).filter((w) => ENGLISH.test(w.toLowerCase())).length >= HIS_ENGLISH && languageOf(rest) === null
  );
}

/** Hindi and Urdu as they are typed in Latin letters: words that stand in no other language's small talk. */
const HINDI =
  /^(?:nah?in?|nhi|hain|hoo?n|kya|kyun?|kyon|kais[aei]|kaha|kahaa?n|kaun|kitn[aei]|mujhe|mujh|humara|tumhe|tumko|tumhar[aei]|tujhe|aapk[aeio]|aapko|yaar|bhi|bhai|krn?a?|raha|rha|rh[ei]|aaj|parso|abhi|accha|acha|achh[aei]|thik|theek|bahut|bohot|bhot|matlab|lekin|magar|kuch|phir|ghar|khana|chalo|batao|dekho|shukriya|zindagi|pyaa?r|maine|usne|unko|isko|woh|yeh|yaha?n?|waha?n?|baje|uske|uska|khaya|khayi|dekh\w*|kabhi|jaun\w*|jaog[ei]|chalog[ei]|badhiya|sunao|sirf|baa?ki|milt[aei]|milna|kaunsi?e?|puran[aei]|billi|hogi|hoga|khair|shaam|subah|chutti|pahad|barish|dheere|pagal|jhooth|uthi|soyi|pasand|shaadi|ladk[aei]|haan)$/i;
/** And those that do ('hai' in Italian, 'mera' in Swedish, 'naam' in Dutch): they count beside one of the others. */
const HINDI_TOO =
  /^(?:nai|hai|kyaa|kab|mer[aei]|hum|tum|tera|teri|tere|aap|tha|thi|kiya|kal|sab|chal|chai|suno|bolo|bola|wo|kha|naam|aur|wahi|sau|raat|didi|jaldi|k[aei]|se|ko|pe|ek|ab|tak|bas|hu|ho|he|aa?ta|aa?ti|baat|bata|diya|dost|gay[aei]|kar|karo|kart[aei]|koi|liya|mann|mein|rah[ei]|rakha|sach|wal[aei]|banane)$/i;
const HINDI_SHARE = 0.4;

/** She writes Hindi, or mixes it with English as is usual: he may answer in it. */
function isHindi(c: Conversation): boolean {
  const all = words((c.herOpenLines.length > 0 ? c.herOpenLines : c.girl.slice(-2)).join(' '));
  const plainly = all.filter((w) => HINDI.test(w)).length;
  const too = all.filter((w) => HINDI_TOO.test(w)).length;
  return plainly > 0 && plainly + too > 1 && (plainly + too) / all.length >= HINDI_SHARE;
}

/** As languageOf: null where it is English or not known. */
export function languageIn(c: Conversation): string | null {
  if (isHindi(c)) return 'hi';
  const known = languageOf(c);
  const own = known && words(c.herOpenLines.join(' ')).length < FEW && onlySeemsForeign(c) ? null : known;
  const lately = (c.herOpenLines.length > 0 ? c.herOpenLines : c.girl.slice(-2)).join(' ');
  // 'Einmal. Rückwärts.' is in the language of what she wrote before.
  const text = own || words(lately).length >= FEWEST ? lately : c.girl.join(' ');
  const all = words(text);
  if (all.length < (own ? FEWEST_FOREIGN : FEWEST)) return own;
  if (all.filter((w) => ENGLISH.test(w)).length / all.length > MIXED) return own;
  const found = eld.detect(text);
  return found.isReliable() && found.language in LANGUAGES ? found.language : own;
}
