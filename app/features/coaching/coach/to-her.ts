/** What he wrote about her, said to her: 'she stayed calm' as 'you stayed calm'. */
import { straighten, words } from './text';

const ADVERBS =
  '(?:also|always|never|ever|still|just|really|actually|often|only|sometimes|usually|even|once|already|finally|secretly|recently|now|then|clearly|mostly|kindly|quietly|literally) ';

/** The third person of these stands a word or more after 'she': 'she is a nurse and bakes bread'. */
const DEEDS =
  'acts apologises apologizes asks bakes bikes brings builds buys calls cares carries climbs coaches collects cooks cries cycles dances does draws dreams drives drinks eats explains feeds fights finds fixes follows forgets gardens gets gives goes handles grows has helps hikes keeps kicks kisses knits knows laughs learns leads leaves lets likes listens lives looks loves lends lifts makes manages means mends mixes moves meets misses needs notices owns paddles paints opens orders packs parks picks plays pulls pushes puts races raises reads remembers rescues rides rings runs sails says sees sells sends sews shares shows sings sits skates sketches skis sleeps smells smiles sorts speaks spends stands starts stays studies surfs swaps swears swims takes talks teaches tells thinks throws tidies trains travels treats tries turns understands uses visits volunteers wakes walks wants watches wears wins works worries writes'.split(
    ' ',
  );
const DEED = new RegExp(`\\b(and|but|then|or|,) (${ADVERBS})?(${DEEDS.join('|')})\\b`, 'gi');

/** 'bakes' as 'bake', 'tries' as 'try'. */
function base(verb: string): string {
  if (/^has$/i.test(verb)) return 'have';
  if (/^(?:does|goes)$/i.test(verb)) return verb.slice(0, -2);
  if (/[^aeiou]ies$/i.test(verb)) return `${verb.slice(0, -3)}y`;
  if (/(?:ch|sh|ss|x|zz)es$/i.test(verb)) return verb.slice(0, -2);
  return verb.replace(/s$/i, '');
}

const CONTRACTED: readonly [RegExp, string][] = [
  [
    /\bshe's (?=(?:got|been|had|never (?:been|had|seen|read)|always (?:been|had|wanted)|just (?:moved|started|got|passed|finished|been)|(?!tired|bored|married|scared|worried|relaxed|excited|interested|obsessed|talented|engaged|retired|gifted|organi[sz]ed|stressed)\w+ed(?! (?:about|by|with|in|to|of)\b))\b)/gi,
    "you've ",
  ],
  [/\bshe's\b/gi, "you're"],
  [/\bshe (?=(?:is|was|has|does)(?:n't)?\b)/gi, 'she '],
];

/** 'Teach her chess', 'made her laugh': to her. */
const GIVEN =
  /\b(teach|taught|give|gave|show|showed|tell|told|send|sent|make|made|buy|bought|ask|asked|help|helped|let) her\b/gi;

/** A clause with 'she' or 'her' in it, said to her; null where it has none. */
export function toHer(clause: string): string | null {
  let out = straighten(clause)
    .trim()
    .replace(/[.!]+$/, '')
    .replace(/\bshes\b/gi, "she's");
  if (!/\b(?:she|her)\b/i.test(out) || /\?/.test(out)) return null;
  for (const [rule, way] of CONTRACTED) out = out.replace(rule, way);
  return out
    .replace(new RegExp(`\\bshe (${ADVERBS})?is\\b`, 'gi'), (_, a = '') => (a ? `you ${a}are` : "you're"))
    .replace(new RegExp(`\\bshe (${ADVERBS})?isn't\\b`, 'gi'), (_, a = '') => `you ${a}aren't`)
    .replace(new RegExp(`\\bshe (${ADVERBS})?was(n't)?\\b`, 'gi'), (_, a = '', n = '') => `you ${a}were${n}`)
    .replace(new RegExp(`\\bshe (${ADVERBS})?hasn't\\b`, 'gi'), (_, a = '') => `you ${a}haven't`)
    .replace(new RegExp(`\\bshe (${ADVERBS})?doesn't\\b`, 'gi'), (_, a = '') => `you ${a}don't`)
    .replace(
      new RegExp(`\\bshe (${ADVERBS})?(\\p{L}+s)\\b`, 'giu'),
      (_, a = '', verb: string) => `you ${a}${/ss$|^(?:was|is)$/i.test(verb) ? verb : base(verb)}`,
    )
    .replace(DEED, (_, and: string, a = '', verb: string) => `${and} ${a}${base(verb)}`)
    .replace(/\bshe\b/gi, 'you')
    .replace(/(?<=^you\b.*\b(?:and|but) (?:\w+ )?)(was|is)\b/gi, (_, verb: string) =>
      /was/i.test(verb) ? 'were' : 'are',
    )
    .replace(GIVEN, '$1 you')
    .replace(/\bis her (?=\w+ing\b)/gi, 'is you ')
    .replace(/\bherself\b/gi, 'yourself')
    .replace(/\bhers\b/gi, 'yours')
    .replace(
      /\bher\b(?=\s*(?:$|[,;.!]|(?:to|and|when|while|because|so|for|at|in|on|with|if|but|that|how)\b))/gi,
      'you',
    )
    .replace(/\bher\b/gi, 'your')
    .replace(/(?<![\p{L}'])i(?=$|[\s'])/gu, 'I')
    .replace(/^(?:because|that|so|and|but|how) (?=you\b)/i, '');
}

const MOST_WORDS = 22;
const LEAST_WORDS = 3;
/** What would be held against her. */
const REPROACH =
  /\b(?:went quiet|ghost\w*|ignor\w+|unmatched|blocked|dumped|rejected|stood me up|left me on|cancel\w*|flak\w+|late|cheat\w*|lied|(?:didn't|hasn't|doesn't|not|never|stopped) (?:repl\w+|answer\w*|text\w*|writ\w+))\b/i;
/** It is her who says it, all the same. */
const QUOTING = /^her (?:profile|bio|prompt|story|post|caption) (?:says|said|mentions)(?: that)?,? /i;
/** 'passed her driving test': she did. */
const DID =
  /^(?:(?:just|finally|recently) )?(?:passed|got|won|moved|ran|made|finished|started|taught|learned|learnt|graduated|posted|baked|came|told|helped|stayed|sent|wrote|built|quit|went|gave|let)\b/i;
/** 'her flat is full of plants' */
const OF_HERS = /^her\b.*?\b(?:is|are|was|were|has|have|looks?|says)\b/i;

/** The clauses of a context that can be said to her. */
export function saidToHer(context: string): string[] {
  return context
    .split(/[.;\n]\s*|,\s+(?=(?:and |but )?(?:she|her)\b)|\s[-–]\s/)
    .map((clause) =>
      clause
        .trim()
        .replace(QUOTING, '')
        .replace(/,? and i (?!am\b).*$/i, '')
        .replace(/,\s+(?!then\b|and\b|but\b|no matter|so\b|because\b|even\b|or\b|she\b).*$/i, '')
        .replace(DID, (did) => `she ${did}`),
    )
    .flatMap((clause) => {
      const start = OF_HERS.test(clause) ? 0 : clause.search(/\b(?:the way )?she(?:'?s)?\b/i);
      const said = start < 0 || REPROACH.test(clause) ? null : toHer(clause.slice(start));
      return said &&
        words(said).length >= LEAST_WORDS &&
        words(said).length <= MOST_WORDS &&
        !/\b(?:for|with|about|of) it$/i.test(said)
        ? [said]
        : [];
    });
}
