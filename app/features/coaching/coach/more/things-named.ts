/**
 * Things and people she names, with all the words that make them hers ('the broken mixer', 'your old foreman'), found by the parts of
 * speech. The device takes single words by their place in the sentence (keywords.ts).
 */
import { isPerson, isThing, isWeak, type Keyword } from '../keywords';
import { ending, LAUGHTER, straighten } from '../text';
import { FORBIDDEN } from '../wording';
import { tagged, type Word } from './tagged';

const LONGEST = 600;
const MOST_WORDS = 4;
const MOST_NAMED = 5;

/** In front of a thing, but no part of what it is. */
const NOT_SAID =
  /^(?:goodbye|bye|hello|dear|a|an|the|this|that|these|those|my|our|his|her|their|its|your|some|any|no|every|each|another|other|same|last|next|first|second|own|such|what|which|whole|more|most|much|many|few|several|all|both|half|new|good|nice|great|real|actual|little|single|only|enough|absolute|total|proper|certain|different|certified|entire|one|dear|bloody|fucking|fckn|damn|poor)$/i;
const MINE = /^(?:my|our)$/i;
/** What stands before what somebody is. */
const BEING = /^(?:am|i?'m|im|is|'s|was|are|were|be|been|being|as|become|became)$/i;
const HOLY = /\b(?:lord|jesus|christ|allah|krishna|ganesha?|shiva|buddha|prophet|bible|quran|torah)\b/i;
const THEIRS = /^(?:his|her|their)$/i;
const GIVES_ARTICLE = /^(?:a|an|the|this|that|these|those|his|her|their|its|some|another|every|each|one)$/i;
/** Measures, times and words for nothing in particular. */
const NO_THING =
  /^(?:thing|things|stuff|something|anything|nothing|lot|lots|bit|bits|kind|sort|type|way|ways|part|parts|piece|pair|couple|bunch|load|loads|number|half|rest|end|side|middle|front|back|top|bottom|inside|outside|time|times|day|days|week|weeks|weekend|month|months|year|years|hour|hours|minute|minutes|min|mins|second|seconds|sec|morning|afternoon|evening|night|tonight|today|tomorrow|yesterday|noon|midnight|\w+day|life|world|people|person|man|men|woman|women|guy|guys|girl|girls|lad|everyone|someone|somebody|nobody|one|ones|point|fact|case|reason|idea|sense|problem|question|answer|matter|chance|course|god|hell|fuck|shit|mode|total|fun|luck|kinda|haha|lol|omg|rn|tho|af|idk|imo|irl|fr|smh|lmao|xx|x|yes|yeah|no|ok|okay|hi|hey|hello|sorry|thanks|please|btw|tbh|ngl|love|hun|mate|babe|update|news|level|amount|size|shape|colour|color|name|word|words|turn|go|try|look|ages|bed|home|work|line|order|account|age|percent|am|pm|self|job|head|face|eyes|body|hand|hands|thighs?|butt|bum|ass|boobs?|chest|hips?|lips?|skin|belly|waist|feeling|mood|place|area|spot|plan|plans|moment|situation|experience|example|result|version|choice|option|respect|truth|lie|mind|plus|minus|sir|madam|miles?|mile|pence|pounds?|quid|km|kms|metres?|meters?|feet|foot|inches|kg|kilos?|grand|euros?|dollars?|bucks|hrs?|floors?|layers?|covers?|languages?|photos?|pic|pics|profile|bio|app|chat|typing|comma|delete|voice|opinion|advantage|disclosure|animals?|adults?|kids?|anyones?|someones?|beyond|period|quiz|test|tests|steel|end|ends|sides|rules?|jobs|purpose|pastel|hint|typo|sleeves|mistake|accident|disaster|proof|evidence|depends|o'?clock|treat|vibes?|energy|standard|standards|future|past|history|story)$/i;

/** 'It was a nice cereal bar tbf.' */
const FILLER = /^(?:tbf|tbh|ngl|tho|though|rn|atm|imo|imho|lol|fr|innit|ffs|fyi|btw|actually|xx?)$/i;

/** Taken for things by the parts of speech. */
const DOES =
  /^(?:lands|depends|takes|goes|comes|keeps|means|says|looks|sounds|smells|tastes|feels|hits|gets|gives|makes|turns|starts|stops|ends|falls|runs|eats|sits|stands|lives|works|likes|hates|smiles|laughs|waves|barks|sings|snores|cries|sleeps|walks|texts|fainted|melted)$/i;

/** What somebody did, taken for a part of what it was done to: 'a banana overtook me'. */
const DID =
  /^(?:overtook|took|ate|fell|went|came|ran|sat|stood|got|gave|told|said|made|broke|lost|won|found|left|met|saw|wore|sang|swam|drove|rode|flew|woke|threw|caught|bit|hit|kept|knew|grew|drew|spoke|stole|stuck|sent|spent|slept|felt|held|hid|paid|began|bought|brought|thought|taught|forgot|burnt|burned|passed|started|stopped|turned|called|asked|walked|jumped|rolled)$/i;

/** How much so, as in 'a bit stupid'. */
const A_BIT = /^(?:bit|lot|little|tad|touch|kind|sort)$/i;

/** How much of it: the thing itself comes after 'of'. */
const MEASURES =
  /^(?:suits?|rows?|tubs?|cups?|bottles?|hints?|slices?|box|boxes|bags?|jars?|piles?|towers?|bowls?|plates?|pots?|packs?|packets?|trays?|bars?|cans?|tins?|glass|glasses|herds?|flocks?|bits?|pieces?|pair|pairs|bunch|load|loads|sack|sacks|bucket|buckets|mountain|collection|set|sheet|sheets|loaf|drawer|drawers|shelf|wall|queue|army|swarm)$/i;

/** 'of' and the thing after it. */
function afterOf(all: readonly Word[], from: number): Word[] {
  if (all[from]?.text.toLowerCase() !== 'of') return [];
  let end = from + 1;
  while (end < all.length && end - from <= 2 && IN_A_THING.has(all[end]?.part ?? '')) end++;
  return all[end - 1]?.part === 'NOUN' ? all.slice(from, end) : [];
}

const IN_A_THING = new Set(['ADJ', 'NOUN', 'PROPN', 'NUM']);

/** 'Like' as in 'looks like', not as in 'I like'. */
function isLikened(all: readonly Word[], at: number): boolean {
  const word = all[at];
  return word?.text.toLowerCase() === 'like' && word.part !== 'VERB';
}

/** A thing she names, and what its place in the sentence says of it. */
export interface Named extends Keyword {
  signs: readonly string[];
}

/** Words of a thing from `from` to before `end`: what stands around them, and what they are like. */
function signsOf(all: readonly Word[], from: number, end: number, words: readonly Word[]): string[] {
  let at = from - 1;
  while (at >= 0 && /^(?:DET|ADJ|NUM|PRON)$/.test(all[at]?.part ?? '')) at--;
  const lead = all[at];
  const next = all[end];
  const has = (part: string) => words.some((w) => w.part === part);
  return [
    lead ? (lead.part === 'ADP' ? `prep ${lead.text.toLowerCase()}` : `after ${lead.part}`) : 'first',
    next ? `before ${next.part}` : 'at end',
    `words ${words.length}`,
    ...['ADJ', 'NUM', 'PROPN'].filter(has),
    ...(/[^s]s$/.test(words.at(-1)?.text ?? '') ? ['plural'] : []),
  ];
}

const TO_SOMEBODY = /^(?:me|us|yourself)$/i;

/** The things of a sentence, in order. */
function thingsOf(sentence: string): Named[] {
  const all = tagged(sentence);
  const found: Named[] = [];
  let i = 0;
  while (i < all.length) {
    let end = i;
    while (
      end < all.length &&
      IN_A_THING.has(all[end]?.part ?? '') &&
      /^[\p{L}\d][\p{L}\d'-]*$/u.test(all[end]?.text ?? '')
    )
      end++;
    if (end === i) {
      i++;
      continue;
    }
    const before = all[i - 1]?.text ?? '';
    const likened = isLikened(all, /^(?:an?|the|my|some)$/i.test(before) ? i - 2 : i - 1);
    const from = i;
    let words = all.slice(i, end);
    while (words.length > 0 && FILLER.test(words.at(-1)?.text ?? '')) words.pop();
    while (words.length > 0 && !/^(?:NOUN|PROPN)$/.test(words.at(-1)?.part ?? '')) words.pop();
    // 'a gull lands on my shoulder', 'depends on the answer'
    if (DOES.test(words.at(-1)?.text ?? '') && !/^(?:AUX|PUNCT|VERB)?$/.test(all[end]?.part ?? ''))
      words.pop();
    while (words.length > 1 && DID.test(words.at(-1)?.text ?? '') && all[end]?.part !== 'PUNCT') words.pop();
    const mine = MINE.test(before) || words.some((w) => MINE.test(w.text));
    // The article of 'a bit stupid sitting there' belongs to the bit.
    let article = GIVES_ARTICLE.test(before);
    while (words[0] && words.length > 1 && (NOT_SAID.test(words[0].text) || NO_THING.test(words[0].text))) {
      article &&= !A_BIT.test(words[0].text);
      words = words.slice(1);
    }
    i = end;
    // 'a full suit of armour' is one thing.
    const more = MEASURES.test(words.at(-1)?.text ?? '') ? afterOf(all, end) : [];
    words.push(...more);
    i += more.length;
    const head = words.at(-1);
    // 'No lift' is none, and 'I look like a traffic cone' is about no cone.
    // A 'parents' evening' is about no parents of hers.
    if (
      /^(?:no|without|any|it|i|you|he|she|they|we)$/i.test(before) ||
      likened ||
      (/s$/.test(head?.text ?? '') && all[end]?.text === "'")
    )
      continue;
    if (!head || words.length > MOST_WORDS) continue;
    // 'Order me something red' is an order, and no thing.
    if (words.length === 1 && !article && !mine && TO_SOMEBODY.test(all[end]?.text ?? '')) continue;
    const numbered = words.some((w) => w.part === 'NUM');
    // A sentence's first word has its capital from there.
    const first = words[0] === all[0] && isThing(head.text);
    const name = head.part === 'PROPN' && /^\p{Lu}\p{Ll}/u.test(head.text) && !article && !mine && !first;
    const said = words.map((w) => (name ? w.text : first ? w.text.toLowerCase() : lowered(w))).join(' ');
    // 'His mum' is said so, and of 'his van' the van is enough.
    const theirs = THEIRS.test(before) && isPerson({ word: said, lead: 'the ' });
    const word = theirs ? `${before.toLowerCase()} ${said}` : said;
    if (
      NO_THING.test(head.text) ||
      isWeak(head.text) ||
      LAUGHTER.test(head.text) ||
      FORBIDDEN.test(word) ||
      /(.)\1\1/.test(word)
    )
      continue;
    // What is holy to somebody is nothing to joke about.
    if (HOLY.test(word)) continue;
    // 'Got shift manager' and 'as a nurse' name no somebody, but what she does herself.
    const owner = mine || theirs || (article && !BEING.test(all[from - 2]?.text ?? ''));
    if (!owner && !name && !/s$/.test(head.text) && isPerson({ word: said, lead: 'the ' })) continue;
    // 'How do you and your late husband get along?' must never be asked.
    if (words.some((w) => /^(?:late|deceased)$/i.test(w.text))) continue;
    if (!name && !isThing(word) && !(words.length > 1 && (mine || article || numbered))) continue;
    const lead: Keyword['lead'] = mine
      ? 'your '
      : name || theirs
        ? ''
        : article || numbered || words.length > 1 || head.part === 'NOUN'
          ? 'the '
          : '';
    found.push({ word, lead, signs: signsOf(all, from, i, words) });
  }
  return found;
}

function lowered({ text, part }: Word): string {
  return part === 'PROPN' && /^\p{Lu}\p{Ll}/u.test(text) ? text : text.toLowerCase();
}

/** 'Hi Tom!' */
const GREETED =
  /^(?:h(?:i+|ey+|ello+|iya+)|(?:good )?(?:morning|afternoon|evening)),? \p{Lu}\p{Ll}+(?=\s*(?:[,.!?]|$))/iu;

/** Somebody in it has died: 'Paul died three years ago' is nobody to ask after. */
const DIED = /\b(?:died|passed(?: away)?|widow(?:ed|er)?|lost (?:him|her|them)|buried|funeral)\b/i;

/** The last few things she names, in order. */
export function thingsIn(told: readonly string[]): Named[] {
  const all = told.flatMap((sentence) => {
    const named = thingsOf(ending(straighten(sentence).replace(GREETED, ''), LONGEST));
    return DIED.test(sentence) ? named.filter((t) => !t.signs.includes('PROPN') && !isPerson(t)) : named;
  });
  return all.filter((t, i) => all.findIndex((o) => o.word === t.word) === i).slice(-MOST_NAMED);
}
