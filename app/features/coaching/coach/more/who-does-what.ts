/** Who does something in a clause, and what, by the parts of speech: 'a man in bay 4' 'tried'. */
import { isPerson, isThing } from '../keywords';
import type { Word } from './tagged';

const IRREGULAR =
  /^(?:ate|beat|became|began|bit|blew|bought|broke|brought|built|burnt|came|caught|chose|cut|did|dreamt|drank|drew|drove|dug|fell|felt|flew|forgot|fought|found|froze|gave|got|grew|had|heard|held|hid|hit|hung|kept|knew|laid|learnt|led|left|lent|lost|made|met|overslept|paid|put|quit|ran|rang|read|rode|said|sang|sank|sat|saw|sent|set|shook|shot|shut|slept|smelt|snuck|sold|spent|spilt|split|spoke|spoilt|stood|stuck|swam|swore|taught|thought|threw|told|took|tore|understood|was|went|were|woke|won|wore|wrote)$/;
const BE_OR_HAVE = /^(?:am|'m|is|are|has|have|'s|'ve|'re|was|were|had)$/;
const SUBJECTS = /^(?:i|we|he|she|they|it|one|there|everyone|everybody|someone|somebody|nobody|no-one)$/i;
/** How many words the one who does it takes: 'my phone' two, 'the whole hall' three; 0 where nobody is named. */
export function subjectIn(all: readonly Word[]): number {
  if (SUBJECTS.test(all[0]?.text ?? '')) return 1;
  const end = thingFrom(all, 0);
  // '17 missed calls'
  if (all[end - 1]?.part === 'NUM') return 0;
  // 'A man in bay 4'
  if (end > 0 && all[end]?.part === 'ADP') {
    const further = thingFrom(all, end + 1);
    if (further > 0 && further <= 7 && /^(?:VERB|AUX)$/.test(all[further]?.part ?? '')) return further;
  }
  return end <= 5 ? end : 0;
}

/** Behind the thing that starts at `from`, or 0. */
function thingFrom(all: readonly Word[], from: number): number {
  let at = from;
  while (
    at < all.length &&
    (/^(?:DET|ADJ|NOUN|PROPN|NUM)$/.test(at === from ? deter(all[at]) : (all[at]?.part ?? '')) ||
      (at > from && all[at]?.text === "'s" && all[at]?.part === 'PART'))
  )
    at++;
  return at > from && /^(?:NOUN|PROPN|NUM)$/.test(all[at - 1]?.part ?? '') ? at : 0;
}

const deter = (w: Word | undefined) =>
  /^(?:my|our|his|her|their)$/i.test(w?.text ?? '') ? 'DET' : (w?.part ?? '');

/** Is it what somebody does or did, with a verb that is one? */
export function verbOf(all: readonly Word[], from: number): { past: boolean } | null {
  let at = from;
  while (all[at]?.part === 'ADV' || /^(?:both|all|just|even|only|also|still)$/i.test(all[at]?.text ?? ''))
    at++;
  const verb = all[at];
  const word = verb?.text.toLowerCase() ?? '';
  // 'She bit my watch clean off': behind a pronoun it is no bit of anything.
  const taken = from === 1 && SUBJECTS.test(all[0]?.text ?? '') && IRREGULAR.test(word);
  if (!verb || !(taken || /^(?:VERB|AUX)$/.test(verb.part))) return null;
  if (IRREGULAR.test(word) || /^\p{L}{2,}ed$/u.test(word)) return { past: true };
  const done =
    /^(?:\p{L}{2,}ed|been|done|gone|eaten|taken|\p{L}+en)$/iu.test(all[at + 1]?.text ?? '') ||
    IRREGULAR.test(all[at + 1]?.text ?? '');
  if (BE_OR_HAVE.test(word))
    return { past: /^(?:was|were)$/.test(word) || (/^(?:has|have|'s|'ve)$/.test(word) && done) };
  if (/^(?:do|does|can|could|will|would|shall|should|may|might|must|'ll|'d|won't|can't)$/.test(word))
    return null;
  if (/ing$/.test(word)) return null;
  // 'My lab sleeps in my bed'; 'we eat it cold'.
  const plain = /^(?:i|we|they)$/i.test(all[0]?.text ?? '') || /[^s]s$/.test(all[from - 1]?.text ?? '');
  return plain !== /[^s]s$/.test(word) ? { past: false } : null;
}

const KIN =
  /^(?:mum|mom|mam|mummy|dad|daddy|nan|nana|gran|granny|grandma|grandad|grandpa|sis|boss|manager|landlord|landlady|neighbou?r|flatmate|roommate|housemate|sister|brother|husband|cousin|aunt|auntie|uncle)$/i;

/** 'Phone fell in the fish tank' lacks a word, and 'mum turned up' another. */
export function leadOf(all: readonly Word[], subject: number): string {
  const [start, head] = [all[0]?.text ?? '', all[subject - 1]?.text ?? ''];
  if (subject === 1 && KIN.test(start)) return 'your ';
  return all[0]?.part === 'NOUN' && !/s$/.test(head) && isThing(head) ? 'the ' : '';
}

/** Is it named so that it can stand at the start: with an article, or a thing or a name? */
export function isNamed(all: readonly Word[], subject: number): boolean {
  const [start, head] = [all[0], all[subject - 1]];
  if (!start || !head) return false;
  return (
    SUBJECTS.test(start.text) ||
    deter(start) === 'DET' ||
    head.part === 'PROPN' ||
    KIN.test(head.text) ||
    isThing(head.text) ||
    isPerson({ word: head.text, lead: 'the ' })
  );
}

/** As at the start of a clause, but hardly of what she did. */
const NO_DEED =
  /^(?:led|cut|put|set|was|were|left|had|burnt|stuck|spoilt|shut|beat|read|fell|felt|found|called|named|delayed|cancell?ed|divorced|married|retired|based|engaged|interested|bored|tired|supposed|used|excited|fried|baked|stuffed|loaded|covered|filled|packed|wrecked|knackered|exhausted|fixed|dressed|closed|locked|need|feed|speed|seed|indeed|red|bed|shed|hundred)$/i;
const AFTER_A_DEED =
  /^(?:the|an?|my|our|his|her|into|onto|in|at|to|on|up|down|off|out|through|past|for|with|by|over|all|some|two|three|\d+)$/i;

/** 'Lost a shoe', 'walked into a lamppost': what she did, without an I. */
export function isDeed(clause: string): boolean {
  const [verb = '', next = ''] = clause.split(/\s+/);
  if (NO_DEED.test(verb)) return false;
  return IRREGULAR.test(verb.toLowerCase()) || (/^\p{L}{2,}ed$/iu.test(verb) && AFTER_A_DEED.test(next));
}
