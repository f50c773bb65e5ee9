/**
 * What she tells, clause by clause, turned round so that it can be said back in surprise: 'my phone went down the toilet at work' is 'your
 * phone went down the toilet at work'. The device knows only what she did herself (clauses.ts); here the parts of speech find whoever did it.
 */
import { contentStems, flip, LAUGHTER, sentences, straighten } from '../text';
import { FORBIDDEN } from '../wording';
import { isGrave } from './grave';
import { tagged, type Word } from './tagged';
import { isDeed, isNamed, leadOf, subjectIn, verbOf } from './who-does-what';

export interface Said {
  /** In the second person, small first letter, no mark at the end. */
  text: string;
  /** Something that happened, or how things are. */
  past: boolean;
}

const FEWEST_WORDS = 4;
const MOST_WORDS = 14;

/** Somebody's words: what stands beside them is half of it. */
export const QUOTED = /[("“”]|\b(?:said|says|shouted|shouting|yelled|yelling|asked|goes|went)\s*$/;

/** Where a clause may end and the next begin. */
export const CLAUSE_ENDS =
  /\s*(?:[,;:)[\]*~!]|\.{2,}|…|\s[-–—]+\s)\s*|\s+(?:(?:and|but|so|or) then|and now|and|but|so(?= (?:i|we|he|she|they|you|u|the|my|it|now|then)\b)|because|bc|cause|cuz|cos|coz|then|while|until|till|which|though|although|except|plus|or|as(?= (?:i|we|he|she|they|if|the|my)\b))\s+/iu;

/** Before the clause proper. */
const IN_FRONT =
  /^(?:(?:let'?s just say|i have to say|i(?:'ll| will|ll) admit|the thing is|fun fact|ngl|not gonna lie|to be fair|in (?:my|his|her|their) (?:defen[cs]e|head)|(?:i )?can confirm|you should know|(?:i )?can(?:'t|t|not) believe|no (?:worries|problem|rush)|thank you|thanks|me too|even|esp|especially|i mean|for the record|guess what|sure|no{2,}|yes{2,}|heaps|a?ha(?:ha)*|the (?:good|bad|best|worst) (?:news|part|bit) is|update|breaking(?: news)?|(?:even )?though|although|plot twist|right|first|second|then first|sorry|yeah|yes|yep|no|nope|nah|oh|well|so(?! \p{L}+ (?:i|that|we|he|she|it|my)\b)|and|but|ok|okay|omg|ugh|honestly|tbh|actually|also|then|finally|anyway|basically|literally|apparently|somehow|wow|btw|still|obviously|turns out|i swear|plus|meanwhile|now|because|today|yesterday|tonight|last night|this morning|this weekend|this week|last week)\s+)+/iu;

/** After it. */
const BEHIND =
  /\s+(?:(?:this|last|yesterday|every) (?:morning|afternoon|evening|night|week|weekend|month|year)|today|tonight|yesterday|as we speak|right now|rn|back then|lol|haha\w*|lmao|tho|though|tbh|honestly|actually|basically|literally|btw|already|again|yet|too|anyway|so|oops|ugh|or something|or whatever|i think|i guess|i swear|like|please|x+|omg|thank god|of course|obviously|apparently|and|but|just|then)$/iu;

/** No news to say back: what she thinks, wishes or plans, and what is about him. */
const NOT_SAID =
  /\b(?:you|your|yours|yourself|u|ur|ya|i [a-z]+ us|(?:they|he|she|we)'?d|i (?:think|guess|mean|meant|know|knew|suppose|hope|wish|wonder|believe|feel|felt|want|wanted|need|miss|missed|swear|bet|reckon|promise|hear|see|agree|understand|remember|forget|appreciate|doubt)|i'?m (?:sorry|sure|afraid|glad|happy|sad|good|fine|ok|okay|great|well|tired|not|just|so|still|going|gonna|trying|hoping|thinking|looking|here|in|on|at)|i (?:do|don'?t|did|didn'?t|can|can'?t|could|couldn'?t|would|wouldn'?t|will|won'?t|should|shouldn'?t|might|may|must|have to|had to|need to|really|(?:never|always|usually|sometimes|also|only) (?:do|did|think|know|knew|hope|wish|wonder|feel|felt|want\w*|need\w*|swear|remember|forget|miss|get|end|say|wear|go|go|am|was|have))|i'?(?:ll|d)|that'?s|the one|late|deceased|(?:look|sound|smell|feel)s? like|theyre|youre|(?<!\b(?:of|in|on|with|for|from|to|by|into|living|lost|lose|has|had|have|ate|shook|shut) )it'?s|it is|it was|there(?:'s| is| are| was| were) (?:no|nothing|always|something|a (?:reason|chance|story))|(?:works?|suits?|is (?:good|fine|ok|okay)) for me|this|these|those|what|why|how|who|where|if|wish)\b/iu;
/** Sad or raw. */
export const RAW =
  /\b(?:sad|cry|cried|crying|sob\w*|tears|depress\w+|anxi\w+|lonely|alone|died|dead|dying|die|dies|death|hospital|funeral|cancer|surgery|operation|biops\w+|chemo|miscarr\w+|diagnos\w+|sick|ill|hurt\w*|pain\w*|fired|sacked|redundan\w+|dumped|divorc\w+|cheat\w*|split|broke up|scared|afraid|abus\w+|attack\w*|assault\w*|robb\w+|stolen|stole|kill\w*|murder\w*|naked|nude|sex\w*|shag\w*|fuck\w*|shit\w*|piss\w*|bum|arse|ass|bitch\w*|bastard\w*|damn|crap|ignore|prompt|instructions|drunk|hungover|puke\w*|vomit\w*|threw up|boobs?|bra|knickers|pregnan\w+|period|god|jesus|church|mosque|temple|war|police|court|debt|custody|crash\w*|accident|burgl\w+|mugg\w+|evict\w+|prison|jail|arrest\w*|relaps\w*|rehab|lump|stroke|dementia|autis\w+|meltdown|left (?:me|us|when)|(?:touch|follow|grabb?|slapp?|chok)ed me|hit me|bull(?:y|ied)\w*|missing|ran (?:away|off)|put (?:him|her|it) down|put to sleep|fail\w*|laid off|homeless|bankrupt\w*|overdos\w*|asylum|deport\w*|affair|took the kids|bleed\w*|blood|injur\w*|ambulance|emergency|therap\w+|counsell?\w*|psych\w*|trauma\w*|on fire|burn(?:ed|t) down|stopped (?:talking|speaking)|ignored|rejected|humiliat\w*)\b/iu;

const SLIP =
  /^(?!(?:my|by|why|try|cry|dry|fly|sky|spy|shy|gym|mr|mrs|ms|dr|dj|tv|pc|km|kg|cm|nyc|uk|ok|st|vs|dvd|cd|hr|hrs|myth|nymph|rhythm|lynx|hymn|crypt)$)[^aeiouyàáâäãèéêëìíîïòóôöõùúûü\d']+$/iu;
export const ENDS_OPEN =
  /\b(?:a|an|the|my|our|his|her|their|of|to|in|at|for|with|on|from|by|than|i|we|he|she|they|not|very|really|is|are|was|were|am|be|has|have|had|that|who|when|into|about|like|some|any|every|no|'s)$/i;

/** Who may have done what comes next without a word for who did it. */
const SOMEBODY =
  /\b(?:he|she|they|who|boss|manager|husband|wife|mum|mom|mam|dad|sister|brother|friend|mate|neighbou?r|landlord|guy|man|woman|lad|cat|dog|kids?|son|daughter|nan|gran\w*|colleague|customer|teacher|ex|(?:flat|room|house)mate|driver|nurse|doctor|examiner|client|niece|nephew|uncle|aunt\w*)\b/i;

/** Without what stands around it. */
export function bareOf(clause: string): string {
  let core = clause.replace(IN_FRONT, '').trim();
  for (let i = 0; i < 3; i++) core = core.replace(BEHIND, '').trim();
  return core;
}

/** The same with the I that goes without saying where she `alone` can have done it. */
function bareClause(clause: string, alone: boolean): string {
  const core = bareOf(clause)
    .replace(/\b(i)(m|ve)\b/gi, "$1'$2")
    .replace(/\b(he|she|there)s\b/gi, "$1's")
    .replace(/\bi\b/g, 'I');
  return alone && isDeed(core) ? `I ${lowered(core)}` : core;
}

const lowered = (text: string) => text.replace(/^(?:A(?= )|\p{Lu}(?=\p{Ll}))/u, (c) => c.toLowerCase());

/** Two sentences without a mark between them. */
const RUN_ON =
  /(?<=^\S.*)(?<!\b(?:told|asked|says?|said|thinks?|reckons?|sure|convinced|that)(?: (?:me|him|her|them|us))?)\s(?:i'?m|he'?s|she'?s|it's|they'?re|we'?re|i'?ve|im)\s/i;
/** 'You work in a bank' is nothing to wonder at, nor are 'you were a school secretary' and 'one was your aunt'. */
const ORDINARY =
  /^(?:I(?: am|'m)(?= (?!(?:\p{L}+ly |now |currently |also )?\p{L}+ing))|I (?:work|live|teach|study|grew up|speak|come from|wear|do|go|use|play|eat|drink|watch|like|was (?:an?|in|at|on|there|here|home|born)|have (?:been|an?|the|my|one|two|three|four|\d+)|'ve (?:been|lived|worked|stopped|started|got (?:an?|the|my|two|three))|had (?:an?|the|my)|stopped|started|stayed|came|went to (?:my|the|work|bed|see|a))|one (?:is|was|'s)|(?:I )?(?:love|like|hate) (?:it|that|this|them|him|her|how)|(?:my|his|her|their|its) (?:full )?name|(?:the|my) \p{L}+ (?:is|was|are|were) (?:the )?(?:better|worse|worst|best|good|bad|nice|lovely|great|ok|okay|fine)$)(?: |$)/iu;
const ODD_MARKS = /[^\p{L}\p{N}\s'’&%€$£.:"-]|(.)\1\1/u;

/** 'Jsut', 'hnad', 'dgo': no English word begins so. */
const NO_ONSET =
  /(?<![\p{L}\p{N}'])(?!(?:gcse|kpop|hbu|lmao|b[lr]|ch|c[lr]|d[rwj]|f[jlr]|g[hlnrwy]|k[hlnr]|ll|mc|m[nr]|p[fhlrst]|r[h]|s[chklmnpqtvw]|t[hrsw]|vl|w[hr]|x|y|hm|nh|ng|sv|cz|zl)\p{L})[bcdfghjklmnpqrstvwxz]{2}\p{Ll}*[aeiou]\p{Ll}*(?![\p{L}\p{N}'])/u;
const TYPED_IN_A_HURRY =
  /\b(?:teh|adn|taht|waht|yuo|liek|thnik|wnat|amke|soem|becuase|soryy|omgg?\s+so[r]+y{2,})\b/iu;

/** Full of slips: said back as it stands it would read as mockery. */
export const hasSlips = (line: string): boolean => NO_ONSET.test(line) || TYPED_IN_A_HURRY.test(line);

export const isMisspelled = (core: string): boolean =>
  ODD_MARKS.test(core) || core.split(/\s+/).some((w) => SLIP.test(w) && !/^\p{Lu}+$/u.test(w));

/** Whole, harmless, and spelled as others spell. */
function canBeSaid(core: string): boolean {
  const all = core.split(/\s+/);
  return (
    all.length >= FEWEST_WORDS &&
    all.length <= MOST_WORDS &&
    ![NOT_SAID, RAW, FORBIDDEN, LAUGHTER, ENDS_OPEN, RUN_ON].some((rule) => rule.test(core)) &&
    !isMisspelled(core)
  );
}

function inSecondPerson(core: string): string {
  // 4am is an hour.
  return (
    flip(core.replace(/(\d)am\b/g, '$1 AM'))
      .replace(/(\d) (?:AM|are)\b/g, '$1am')
      .replace(/\byou was\b/gi, 'you were')
      .replace(/\byou (?:am|is)\b/gi, 'you are')
      .replace(/\byou you\b/g, 'you that you')
      .replace(/^we\b/i, 'you')
      // A table she got for the two of them.
      .replace(/^(you(?:'ve)? (?:got|booked|found|saved|bought|made|reserved)) us\b/, '$1 u_s')
      .replace(/\bus\b/g, 'you')
      .replace('u_s', 'us')
      .replace(/\bourselves\b/g, 'yourselves')
  );
}

function saidIn(clause: string, first: boolean, alone: boolean): Said | null {
  const core = bareClause(clause, first && alone);
  if (!canBeSaid(core)) return null;
  const all = tagged(core);
  const subject = subjectIn(all);
  const verb = isNamed(all, subject) ? verbOf(all, subject) : null;
  if (!verb || ORDINARY.test(core)) return null;
  const content = contentStems(core).size;
  const named = all.some((w) => /^(?:NOUN|PROPN)$/.test(w.part));
  if (content < (verb.past && named ? 1 : 2)) return null;
  const turned = inSecondPerson(core);
  const lead = leadOf(all, subject);
  const isName = all[0]?.part === 'PROPN' && (!first || subject === 1);
  const text = lead ? lead + lowered(turned) : isName ? turned : lowered(turned);
  return { text, past: verb.past };
}

const SPLIT = new RegExp(`(${CLAUSE_ENDS.source})`, 'iu');
const AND = /^\s*(?:and|but|and then|but then|then|and now)\s*$/i;
const isVerb = ({ part }: Word) => /^(?:VERB|AUX)$/.test(part);

/**
 * Clause by clause, each whole: 'a label maker and no clean socks' is one, 'my mare is 19 and has opinions' is 'my mare is 19' and 'my mare
 * has opinions', 'I'm 36 and doing a lap of honour' is 'I'm 36' and 'I'm doing a lap of honour'.
 */
function clausesOf(sentence: string): string[] {
  // A part at a time, the words between them at every second place.
  const parts = sentence.split(SPLIT);
  const out: string[] = [];
  let who = '';
  let be = '';
  for (let i = 0; i < parts.length; i += 2) {
    const part = (parts[i] ?? '').trim();
    if (!part) {
      out.push('');
      continue;
    }
    const joined = i > 0 && AND.test(parts[i - 1] ?? '');
    const core = bareOf(part);
    const all = tagged(core);
    const first = all[0]?.text.toLowerCase() ?? '';
    if (joined && out.length > 0 && all.length > 0 && !all.some(isVerb) && !SUBJECT.test(first)) {
      const before = out.pop() ?? '';
      out.push(`${before} and ${part}`.trim());
      continue;
    }
    const goesOn =
      joined && who !== '' && isVerb(all[0] as Word) && (/ing$/.test(first) ? be !== '' : FINITE.test(first));
    if (goesOn) {
      out.push(`${who}${/ing$/.test(first) ? be : ''} ${core}`);
      continue;
    }
    out.push(part);
    const subject = subjectIn(all);
    who = '';
    be = '';
    if (subject > 0 && isNamed(all, subject)) {
      const [verb] = all.slice(subject);
      const named = core.slice(0, endOf(core, all, subject));
      who = named;
      if (/^(?:am|'m|is|'s|are|'re|was|were)$/i.test(verb?.text ?? ''))
        be = /^'/.test(verb?.text ?? '') ? (verb?.text ?? '') : ` ${verb?.text ?? ''}`;
    }
  }
  return out;
}

const SUBJECT = /^(?:i|we|he|she|they|it|there|you)$/;

/** 'Has', 'rearranged': what stands without the one who does it. */
const FINITE =
  /^(?:has|had|is|was|\p{L}{2,}ed|\p{L}{3,}s|ate|bit|bought|broke|brought|built|caught|cut|did|drank|drew|drove|fell|felt|flew|forgot|found|gave|got|had|heard|held|hid|hit|kept|left|lost|made|met|paid|put|ran|rang|read|rode|said|sang|sat|saw|sent|set|shut|slept|sold|spent|spilt|stole|stood|stuck|swore|taught|threw|told|took|went|woke|won|wore|wrote)$/iu;

/** Where in the text the first words of it end; -1 where the tagger changed them. */
function endOf(text: string, all: readonly Word[], count: number): number {
  let at = 0;
  for (const { text: word } of all.slice(0, count)) {
    const found = text.toLowerCase().indexOf(word.toLowerCase(), at);
    if (found < 0) return 0;
    at = found + word.length;
  }
  return at;
}

/** Somebody's words in it, whole and about nobody: 'for being "too wet"'. */
const WHOLE_QUOTE = /^[^"]+ "(?:(?!\b(?:i|i'm|im|you|my|your|me|we|he|she|they)\b)[^"])+"[^"]*$/i;
const isCut = (clause: string) => QUOTED.test(clause) && !WHOLE_QUOTE.test(clause);

/** A story has its point at its end. */
const AT_THE_END = 2;

/** The clauses of her lines that can be said back, those with most in them first. */
export function saidBack(lines: readonly string[]): Said[] {
  const found: (Said & { weight: number })[] = [];
  for (const line of lines) {
    let before = '';
    if (isGrave(line)) continue;
    const all = sentences(line);
    for (const [at, sentence] of all.entries()) {
      if (sentence.includes('?') || sentence.length > 400) continue;
      const bare = straighten(sentence)
        .replace(/(?:\p{Extended_Pictographic}|\uFE0F|\u200D)+/gu, ' , ')
        .replace(/[.!]+$/, '')
        .trim();
      const alone = !SOMEBODY.test(before);
      before = sentence;
      for (const [i, clause] of clausesOf(bare).entries()) {
        const said = clause && !isCut(clause) ? saidIn(clause.trim(), i === 0, alone) : null;
        const last = line === lines.at(-1) && at === all.length - 1;
        if (said)
          found.push({
            ...said,
            weight: contentStems(said.text).size + Number(said.past) + (last ? AT_THE_END : 0),
          });
      }
    }
  }
  return found.sort((a, b) => b.weight - a.weight).map(({ text, past }) => ({ text, past }));
}
