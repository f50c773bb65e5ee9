/**
 * What she tells, clause by clause, turned round so that it can be said back in surprise: 'my phone went down the toilet at work' is 'your
 * phone went down the toilet at work'. The device knows only what she did herself (clauses.ts); here the parts of speech find whoever did it.
 */
import { isPerson, isThing } from '../keywords';
import { contentStems, flip, LAUGHTER, sentences, straighten } from '../text';
import { FORBIDDEN } from '../wording';
import { tagged, type Word } from './tagged';

export interface Said {
  /** In the second person, small first letter, no mark at the end. */
  text: string;
  /** Something that happened, or how things are. */
  past: boolean;
}

const FEWEST_WORDS = 4;
const MOST_WORDS = 12;

/** Somebody's words: what stands beside them is half of it. */
const QUOTED = /[("“”]|\b(?:said|says|shouted|shouting|yelled|yelling|asked|goes|went)\s*$/;

/** Where a clause may end and the next begin. */
const BETWEEN =
  /\s*(?:[,;:)[\]*~!]|\.{2,}|…|\s[-–—]+\s)\s*|\s+(?:(?:and|but|so|or) then|and now|and|but|so(?= (?:i|we|he|she|they|the|my|it|now|then)\b)|because|bc|cause|cuz|cos|coz|then|while|until|till|which|though|although|except|plus|or|as(?= (?:i|we|he|she|they|if|the|my)\b))\s+/iu;

/** Before the clause proper. */
const IN_FRONT =
  /^(?:(?:first|second|then first|sorry|yeah|yes|yep|no|nope|nah|oh|well|so|and|but|ok|okay|omg|ugh|honestly|tbh|actually|also|then|finally|anyway|basically|literally|apparently|somehow|wow|btw|still|obviously|turns out|i swear|plus|meanwhile|now|because|today|yesterday|tonight|last night|this morning|this weekend|this week|last week)\s+)+/iu;

/** After it. */
const BEHIND =
  /\s+(?:back then|lol|haha\w*|lmao|tho|though|tbh|honestly|actually|btw|already|again|yet|too|anyway|so|oops|ugh|or something|or whatever|i think|i guess|i swear|like|please|x+|omg|thank god|of course|obviously|apparently|and|but|just|then)$/iu;

/** No news to say back: what she thinks, wishes or plans, what is about him, what is sad or raw. */
const NOT_SAID =
  /\b(?:you|your|yours|yourself|u|ur|ya|(?:they|he|she|we)'?d|i (?:think|guess|mean|meant|know|knew|suppose|hope|wish|wonder|believe|feel|felt|want|wanted|need|love|like|hate|miss|missed|swear|bet|reckon|promise|hear|see|agree|understand|remember|forget|appreciate|doubt)|i'?m (?:sorry|sure|afraid|glad|happy|sad|good|fine|ok|okay|great|well|tired|not|just|so|still|going|gonna|trying|hoping|thinking|looking|here|in|on|at)|i (?:do|don'?t|did|didn'?t|can|can'?t|could|couldn'?t|would|wouldn'?t|will|won'?t|should|shouldn'?t|might|may|must|have to|had to|need to|never|always|usually|sometimes|also|really|only|also)|i'?(?:ll|d)|that'?s|the one|late|deceased|(?:look|sound|smell|feel)s? like|theyre|youre|it'?s|it is|it was|there(?:'s| is| are| was| were) (?:no|nothing|always|something|a (?:reason|chance|story))|this|these|those|what|why|how|who|where|if|wish|sad|cry|cried|crying|sob\w*|tears|depress\w+|anxi\w+|lonely|alone|died|dead|dying|die|dies|death|hospital|funeral|cancer|surgery|operation|biops\w+|chemo|miscarr\w+|diagnos\w+|sick|ill|hurt\w*|pain\w*|fired|sacked|redundan\w+|dumped|divorc\w+|cheat\w*|split|broke up|scared|afraid|abus\w+|attack\w*|assault\w*|robb\w+|stolen|stole|kill\w*|murder\w*|naked|nude|sex\w*|shag\w*|fuck\w*|shit\w*|piss\w*|bum|arse|ass|bitch\w*|bastard\w*|damn|crap|ignore|prompt|instructions|drunk|hungover|puke\w*|vomit\w*|threw up|boobs?|bra|knickers|pregnan\w+|period|god|jesus|church|mosque|temple|war|police|court|debt|custody)\b/iu;

const IRREGULAR =
  /^(?:ate|beat|became|began|bit|blew|bought|broke|brought|built|burnt|came|caught|chose|cut|did|dreamt|drank|drew|drove|dug|fell|felt|flew|forgot|fought|found|froze|gave|got|grew|had|heard|held|hid|hit|hung|kept|knew|laid|learnt|led|left|lent|lost|made|met|overslept|paid|put|quit|ran|rang|read|rode|said|sang|sank|sat|saw|sent|set|shook|shot|shut|slept|smelt|snuck|sold|spent|spilt|split|spoke|spoilt|stood|stuck|swam|swore|taught|thought|threw|told|took|tore|understood|was|went|were|woke|won|wore|wrote)$/;
const BE_OR_HAVE = /^(?:is|are|has|have|'s|'ve|'re|was|were|had)$/;
const SUBJECTS = /^(?:i|we|he|she|they|it|one|there|everyone|everybody|someone|somebody|nobody|no-one)$/i;
const SLIP =
  /^(?!(?:my|by|why|try|cry|dry|fly|sky|spy|shy|gym|mr|mrs|ms|dr|dj|tv|pc|km|kg|cm|nyc|uk|ok|st|vs|dvd|cd|hr|hrs|myth|nymph|rhythm|lynx|hymn|crypt)$)[^aeiouyàáâäãèéêëìíîïòóôöõùúûü\d']+$/iu;
const ENDS_OPEN =
  /\b(?:a|an|the|my|our|his|her|their|of|to|in|at|for|with|on|from|by|than|i|we|he|she|they|not|very|really|is|are|was|were|am|be|has|have|had|that|who|when|into|about|like|some|any|every|no|'s)$/i;

/** How many words the one who does it takes: 'my phone' two, 'the whole hall' three; 0 where nobody is named. */
function subjectIn(all: readonly Word[]): number {
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
    /^(?:DET|ADJ|NOUN|PROPN|NUM)$/.test(at === from ? deter(all[at]) : (all[at]?.part ?? ''))
  )
    at++;
  return at > from && /^(?:NOUN|PROPN|NUM)$/.test(all[at - 1]?.part ?? '') ? at : 0;
}

const deter = (w: Word | undefined) =>
  /^(?:my|our|his|her|their)$/i.test(w?.text ?? '') ? 'DET' : (w?.part ?? '');

/** Is it what somebody does or did, with a verb that is one? */
function verbOf(all: readonly Word[], from: number): { past: boolean } | null {
  let at = from;
  while (all[at]?.part === 'ADV' || /^(?:both|all|just|even|only|also|still)$/i.test(all[at]?.text ?? ''))
    at++;
  const verb = all[at];
  const word = verb?.text.toLowerCase() ?? '';
  if (!verb || !/^(?:VERB|AUX)$/.test(verb.part)) return null;
  if (IRREGULAR.test(word) || /^\p{L}{2,}ed$/u.test(word)) return { past: true };
  const done =
    /^(?:\p{L}{2,}ed|been|done|gone|eaten|taken|\p{L}+en)$/iu.test(all[at + 1]?.text ?? '') ||
    IRREGULAR.test(all[at + 1]?.text ?? '');
  if (BE_OR_HAVE.test(word))
    return { past: /^(?:was|were)$/.test(word) || (/^(?:has|have|'s|'ve)$/.test(word) && done) };
  if (/^(?:am|'m|do|does|can|could|will|would|shall|should|may|might|must|'ll|'d|won't|can't)$/.test(word))
    return null;
  if (/ing$/.test(word)) return null;
  // 'My lab sleeps in my bed'; 'we eat it cold'.
  const plain = /^(?:i|we|they)$/i.test(all[0]?.text ?? '') || /[^s]s$/.test(all[from - 1]?.text ?? '');
  return plain !== /[^s]s$/.test(word) ? { past: false } : null;
}

/** Who may have done what comes next without a word for who did it. */
const SOMEBODY =
  /\b(?:he|she|they|who|boss|manager|husband|wife|mum|mom|mam|dad|sister|brother|friend|mate|neighbou?r|landlord|guy|man|woman|lad|cat|dog|kids?|son|daughter|nan|gran\w*|colleague|customer|teacher|ex|(?:flat|room|house)mate|driver|nurse|doctor|examiner|client|niece|nephew|uncle|aunt\w*)\b/i;

const KIN =
  /^(?:mum|mom|mam|mummy|dad|daddy|nan|nana|gran|granny|grandma|grandad|grandpa|sis|boss|manager|landlord|landlady|neighbou?r|flatmate|roommate|housemate|sister|brother|husband|cousin|aunt|auntie|uncle)$/i;

/** 'Phone fell in the fish tank' lacks a word, and 'mum turned up' another. */
function leadOf(all: readonly Word[], subject: number): string {
  const [start, head] = [all[0]?.text ?? '', all[subject - 1]?.text ?? ''];
  if (subject === 1 && KIN.test(start)) return 'your ';
  return all[0]?.part === 'NOUN' && !/s$/.test(head) && isThing(head) ? 'the ' : '';
}

/** Is it named so that it can stand at the start: with an article, or a thing or a name? */
function isNamed(all: readonly Word[], subject: number): boolean {
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
function isDeed(clause: string): boolean {
  const [verb = '', next = ''] = clause.split(/\s+/);
  if (NO_DEED.test(verb)) return false;
  return IRREGULAR.test(verb.toLowerCase()) || (/^\p{L}{2,}ed$/iu.test(verb) && AFTER_A_DEED.test(next));
}

function saidIn(clause: string, first: boolean, alone: boolean): Said | null {
  let core = clause.replace(IN_FRONT, '').trim();
  for (let i = 0; i < 3; i++) core = core.replace(BEHIND, '').trim();
  core = core
    .replace(/\b(i)(m|ve)\b/gi, "$1'$2")
    .replace(/\b(he|she|there)s\b/gi, "$1's")
    .replace(/\bi\b/g, 'I');
  if (first && alone && isDeed(core)) core = `I ${core.replace(/^\p{Lu}/u, (c) => c.toLowerCase())}`;
  const count = core.split(/\s+/).length;
  if (count < FEWEST_WORDS || count > MOST_WORDS || NOT_SAID.test(core) || FORBIDDEN.test(core)) return null;
  if (
    LAUGHTER.test(core) ||
    ENDS_OPEN.test(core) ||
    /[^\p{L}\p{N}\s'’&%€$£.:-]/u.test(core) ||
    /(.)\1\1/.test(core)
  )
    return null;
  if (core.split(/\s+/).some((w) => SLIP.test(w) && !/^\p{Lu}+$/u.test(w))) return null;
  // Two sentences without a mark between them.
  if (/\s(?:i'?m|he'?s|she'?s|it'?s|they'?re|we'?re|i'?ve|im)\s/i.test(core.replace(/^\S+/, ''))) return null;
  const all = tagged(core);
  const subject = subjectIn(all);
  const verb = isNamed(all, subject) ? verbOf(all, subject) : null;
  if (!verb || contentStems(core).size < (verb.past ? 1 : 2)) return null;
  if (contentStems(core).size < 2 && !all.some((w) => /^(?:NOUN|PROPN)$/.test(w.part))) return null;
  const start = all[0];
  if (/^one$/i.test(start?.text ?? '') && /^(?:is|was|'s)$/i.test(all[1]?.text ?? '')) return null;
  const name = start?.part === 'PROPN' && (!first || subject === 1);
  // 'You work in a bank' is nothing to wonder at.
  if (
    !verb.past &&
    /^I (?:work|live|wear|do|go|get|use|play|eat|drink|watch|like|am|'m|have been|'ve been)\b/i.test(core)
  )
    return null;
  const turned = flip(core.replace(/(\d)am\b/g, '$1 AM'))
    .replace(/(\d) (?:AM|are)\b/g, '$1am')
    .replace(/\byou was\b/gi, 'you were')
    .replace(/\byou (?:am|is)\b/gi, 'you are')
    .replace(/^we\b/i, 'you')
    .replace(/\bus\b/g, 'you')
    .replace(/\bourselves\b/g, 'yourselves');
  const lead = leadOf(all, subject);
  const bare = lead + (lead ? turned.replace(/^\p{Lu}(?=\p{Ll})/u, (c) => c.toLowerCase()) : turned);
  return { text: name ? bare : bare.replace(/^\p{Lu}(?=\p{Ll})/u, (c) => c.toLowerCase()), past: verb.past };
}

/** The clauses of her lines that can be said back, those with most in them first. */
export function saidBack(lines: readonly string[]): Said[] {
  const found: (Said & { weight: number })[] = [];
  for (const line of lines) {
    let before = '';
    for (const sentence of sentences(line)) {
      if (sentence.includes('?') || sentence.length > 400) continue;
      const bare = straighten(sentence)
        .replace(/(?:\p{Extended_Pictographic}|\uFE0F|\u200D)+/gu, ' , ')
        .replace(/[.!]+$/, '')
        .trim();
      const alone = !SOMEBODY.test(before);
      before = sentence;
      for (const [i, clause] of bare.split(BETWEEN).entries()) {
        const said = clause && !QUOTED.test(clause) ? saidIn(clause.trim(), i === 0, alone) : null;
        if (said) found.push({ ...said, weight: contentStems(said.text).size + Number(said.past) });
      }
    }
  }
  return found.sort((a, b) => b.weight - a.weight).map(({ text, past }) => ({ text, past }));
}
