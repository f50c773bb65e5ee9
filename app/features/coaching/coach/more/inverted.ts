/**
 * A question with its verb before its subject, said back as a statement from his side: 'has it been lonely, or are you one of those who make
 * friends in a queue?' is 'it's been lonely' and 'I'm one of those who make friends in a queue', 'does she know?' is 'she does'.
 */
import { isPlural } from '../fill';
import { flip, plain } from '../text';
import { FORBIDDEN } from '../wording';
import { tagged } from './tagged';

export type Person = 'him' | 'her' | 'us' | 'she' | 'he' | 'they' | 'it';

export interface Inverted {
  /** Of whom or what it is asked. */
  person: Person;
  /** Its verb, as she puts it: 'does', 'were'. */
  aux: string;
  /** 'She does', and 'she doesn't'. */
  yes: string;
  no: string;
  /** 'She knows you're on here'; null where its verb has no past that is known. */
  statement: string | null;
}

/** What may stand before a question, in plain text. */
export const LEAD =
  /^(?:(?:so|and|but|ok|oh|ah|wait|hang on|hold on|well|right|also|then|now|a?ha(?:ha)*|lol|omg|hm+|um+|aw+|no+|this is awkward|yes|no|nah|yeah|oh no|poor you|poor thing|wow|nice|cool|sweet|lovely|great|lucky(?: you)?|exciting|amazing|aw+|ooh+|oof|yay|really|fair(?: enough)?|bless|good luck|well done|congrats|gosh|damn|impressive|respect|awesome|brilliant|wonderful|ouch|i see|ugh+|argh+|mm+|eww+|phew|thank you|thanks|ty|sounds (?:good|great|lovely|fun)|(?:that|it)'?s (?:so )?(?:cool|nice|lovely|great|amazing|sweet|ok|okay|fine|sad|fun|interesting)|how (?:nice|lovely|cool|fun|exciting|sweet)|same|go on|come on|be honest|honestly|tell me|seriously|question|quick question|serious question|be truthful|can i ask|may i ask|i have to ask|also important|important)(?: ?[,.!:;()]+)? )+/;
const AUX = 'do|does|did|is|are|am|was|were|has|have|had|can|could|will|would|should|shall|might|must';
const CLAUSE = new RegExp(
  String.raw`^(${AUX})(n't)? (i|you|he|she|it|they|we|this|that|there|yours|mine|(?:the|your|my|his|her|their|our|an?|any|these|those|people|everyone|everybody|anyone|anybody|someone)\b(?: [a-z'-]+){0,3}?)(?: (not))?(?: (.*))?$`,
);
const DETERMINER = /^(?:the|your|my|his|her|their|our|an?|any|these|those)$/;
const PRONOUN =
  /^(?:i|you|he|she|it|they|we|this|that|there|yours|mine|people|everyone|everybody|anyone|anybody|someone)$/;

const WOMEN =
  /\b(?:mum|mom|mam|mother|sister|daughter|nan|gran|grandma|granny|aunt|auntie|niece|wife|ex-wife|girlfriend|lady|woman|girl|landlady)$/;
const MEN =
  /\b(?:dad|father|brother|son|grandad|grandpa|uncle|nephew|husband|man|guy|boy|lad|landlord|bloke)$/;

const IRREGULAR: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'be was become became begin began bite bit blow blew break broke bring brought build built burn burnt buy bought catch caught choose chose come came cost cost cut cut dig dug do did draw drew ' +
    'dream dreamt drink drank drive drove eat ate fall fell feed fed feel felt fight fought find found fly flew forget forgot get got give gave go went grow grew hang hung have had hear heard hide hid ' +
    'hit hit hold held hurt hurt keep kept know knew lay laid lead led learn learned leave left lend lent let let lie lied lose lost make made mean meant meet met pay paid put put quit quit read read ' +
    'ride rode ring rang rise rose run ran say said see saw sell sold send sent set set shake shook shoot shot show showed shut shut sing sang sink sank sit sat sleep slept speak spoke spend spent ' +
    'split split stand stood steal stole stick stuck swear swore swim swam take took teach taught tear tore tell told think thought throw threw understand understood wake woke wear wore win won write wrote'
  )
    .split(' ')
    .flatMap((word, i, all) => (i % 2 === 0 ? [[word, all[i + 1] as string]] : [])),
);

const ADVERB =
  /^(?:all|each|always|never|really|actually|just|still|usually|also|often|only|genuinely|properly|secretly|both)$/;

function pastOf(verb: string): string | null {
  const irregular = IRREGULAR[verb];
  if (irregular) return irregular;
  if (!/^[a-z]{3,}$/.test(verb)) return null;
  if (verb.endsWith('e')) return `${verb}d`;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`;
  return /^[^aeiou]*[aeiou][bdgklmnprt]$/.test(verb) ? `${verb}${verb.at(-1)}ed` : `${verb}ed`;
}

function thirdOf(verb: string): string {
  if (verb === 'have') return 'has';
  if (/(?:s|x|z|ch|sh|o)$/.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}

const isVerb = (word: string) =>
  /^[a-z]+$/.test(word) && /^(?:VERB|AUX)$/.test(tagged(`I will ${word}`)[2]?.part ?? '');

/** 'Know you're on here' after 'does' is 'knows I'm on here'. */
function inflected(aux: string, rest: string): string | null {
  const all = rest.split(' ');
  const at = all.findIndex((w) => !ADVERB.test(w));
  const verb = all[at];
  if (!verb || !/^[a-z]+$/.test(verb)) return null;
  const formOf = (v: string) => (aux === 'do' ? v : aux === 'does' ? thirdOf(v) : pastOf(v));
  const form = formOf(verb);
  // 'Did you walk off and leave it': he left it, too.
  const behind = all.slice(at + 1).map((w, i, rest) => (rest[i - 1] === 'and' && isVerb(w) ? formOf(w) : w));
  return form && !behind.includes(null) ? [...all.slice(0, at), form, ...behind].join(' ') : null;
}

const NEGATIVE: Readonly<Record<string, string>> = {
  am: "'m not",
  can: " can't",
  will: " won't",
  shall: " won't",
  might: ' might not',
};
const SHORT: Readonly<Record<string, string>> = {
  am: "'m",
  is: "'s",
  are: "'re",
  have: "'ve",
  has: "'s",
  had: "'d",
  will: "'ll",
  shall: "'ll",
  would: "'d",
};
const JOINS = /^(?:I|you|he|she|it|they|we|that|there)$/;

/** Stands for his 'I' until hers has become 'you'. */
const HIS = '\u0001';

/** What is said of 'you' in it is said of him. */
function fromHisSide(text: string): string {
  const marked = text
    .replace(/,? (?:do )?you (?:think|reckon)$/, '')
    .replace(/\byou (?:guys|lot|two|all|both)\b/g, 'we')
    .replace(
      /\b(what|how|why|because|than|before|after|while|until|as|and|but|thing|time|way|first|think|thinks|hope|say|says|know|knows|where|when|if|that|who) you(?='|\b)(?! (?:up|on|in|at|to|for|with|a|the|some|about|over|out)\b)/g,
      `$1 ${HIS}`,
    )
    .replace(/\byou(?= are\b|'(?:re|ve|ll|d)\b)/g, HIS)
    .replace(new RegExp(`${HIS}(?: a|')re\\b`, 'g'), `${HIS}'m`)
    .replace(new RegExp(`${HIS} were\\b`, 'g'), `${HIS} was`);
  return flip(marked)
    .replaceAll(HIS, 'I')
    .replace(/\bi(?='|\b)/g, 'I');
}

/** `text` without what only a question has: 'lonely at all', 'ever'. */
const asTold = (text: string) =>
  text
    .replace(/(?: |^)(?:at all|though|tho|then|too|yet|or (?:what|something|not|anything))$/, '')
    .replace(/\bany (?=(?:good|better|different|closer|worse)\b)/g, '')
    .replace(/\b(?:ever|even) /g, '')
    .replace(/\banything\b/g, 'something')
    .replace(/\bany(?:one|body)\b/g, 'somebody')
    .replace(/\bany\b/g, 'some')
    .trim();

/** The words of the subject: an article takes its noun with it, as long as the tagger goes on. */
function splitSubject(after: string): [subject: string, rest: string] | null {
  const all = after.split(' ');
  const [first = ''] = all;
  if (PRONOUN.test(first)) return [first, all.slice(1).join(' ')];
  if (!DETERMINER.test(first)) return null;
  const parts = tagged(after);
  let to = 1;
  while (to < Math.min(all.length, 4) && /^(?:ADJ|NOUN|PROPN|NUM)$/.test(parts[to]?.part ?? '')) to++;
  // The tagger takes some words for two.
  if (parts.slice(0, to).some((w, i) => w.text !== all[i])) to = 2;
  if (to === 1 || to > all.length) return null;
  // 'Was the Utrecht thing serious': what it was is no part of it.
  if (to === all.length && to > 2) to--;
  return [all.slice(0, to).join(' '), all.slice(to).join(' ')];
}

function personOf(subject: string): Person {
  if (subject === 'you') return 'him';
  if (subject === 'i') return 'her';
  if (subject === 'we') return 'us';
  if (subject === 'she' || WOMEN.test(subject)) return 'she';
  if (subject === 'he' || MEN.test(subject)) return 'he';
  if (/^(?:this|that|yours|it|there)$/.test(subject)) return 'it';
  return /^(?:they|people|every\w+|any(?:one|body)|someone)$/.test(subject) || isPlural(subject)
    ? 'they'
    : 'it';
}

const PRONOUN_OF: Readonly<Record<Person, string>> = {
  him: 'I',
  her: 'you',
  us: 'we',
  she: 'she',
  he: 'he',
  they: 'they',
  it: 'it',
};

/** A plain clause of one question, without what comes before its verb and behind its mark; null where it is none. */
export function inverted(clause: string): Inverted | null {
  const text = clause
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(LEAD, '')
    .replace(/[^\p{L}\p{N}')]+$/u, '')
    .replace(/ or$/, '');
  const found = CLAUSE.exec(text);
  if (!found) return null;
  const [, aux = '', not] = found;
  const after = text.slice(aux.length + (not?.length ?? 0) + 1);
  const split = splitSubject(after);
  if (!split) return null;
  const [asked, behind] = split;
  const person = personOf(asked);
  const negated = not !== undefined || /^not\b/.test(behind);
  const rest = asTold(fromHisSide(behind.replace(/^not\b ?/, '')));
  const subject =
    asked === 'you'
      ? 'I'
      : asked === 'i'
        ? 'you'
        : /^(?:this|that)$/.test(asked)
          ? 'it'
          : flip(asked.replace(/^any(?=one|body)/, 'some'));
  const verb =
    person === 'him'
      ? ({ are: 'am', were: 'was' }[aux] ?? aux)
      : person === 'her'
        ? ({ am: 'are', was: 'were' }[aux] ?? aux)
        : aux;
  const said = asked === 'there' ? 'there' : PRONOUN_OF[person];
  const short = asked === 'there' ? aux : person === 'they' && asked !== 'they' ? agreed(aux) : verb;
  const negative = (who: string, v: string) => `${who}${NEGATIVE[v] ?? ` ${v}n't`}`;
  return {
    person,
    aux,
    yes: `${said} ${short}`,
    no: negative(said, short),
    statement: statementOf(subject, verb, rest, negated ? negative(subject, verb) : null),
  };
}

/** 'Is everyone going', 'they are'. */
const agreed = (aux: string) => ({ is: 'are', was: 'were', has: 'have', does: 'do' })[aux] ?? aux;

function statementOf(subject: string, verb: string, rest: string, negative: string | null): string | null {
  if (negative) return `${negative} ${rest}`.trim();
  // What she should do he tells her to.
  if (subject === 'you' && /^(?:shall|should|do)$/.test(verb) && /^(?!have)[a-z]+/.test(rest))
    return rest.replace(/^(?:have|need) to /, '');
  if (/^(?:do|does|did)$/.test(verb)) {
    const inflectedRest = inflected(verb, rest);
    return inflectedRest && `${subject} ${inflectedRest}`;
  }
  if (rest === '') return `${subject} ${verb}`;
  const joined = JOINS.test(subject) && SHORT[verb] ? `${subject}${SHORT[verb]}` : `${subject} ${verb}`;
  return `${joined} ${rest}`;
}

/** Said back, longer ones read as a transcript. */
const MOST_WORDS = 13;
/** That she has to is not for him to say, nor that she is to go; and who minds nothing does not say so. */
const PRESSES =
  /^you(?:'ll|'d|'ve)? (?:have|need|must|ought|got|should) |^(?:just |really )?(?:stop|leave|go|shut|delete|unmatch|give up|back off|move on|forget)\b|^I(?:'d)? mind\b/;
const AFTER_WH = /\b(?:what|where|when|why|who|which|how)(?: \w+)?$/;
const OR_NOTHING =
  /^(?:not|no|nah|what|so|something|anything|whatever|yes|yeah|else|is (?:that|it) just me|am i|is that (?:weird|bad|ok))\b/;

const SLIGHTLY = /^(?:just|more|maybe|rather|mostly|really|fairly|quite) /;

const START_OF_CLAUSE = new RegExp(`^(?:${AUX})(?:n't)? `);

/** The second way of two that has no verb of its own has the first one's. */
function secondOf(second: string, first: string): string | null {
  if (START_OF_CLAUSE.test(second)) return second;
  const [, aux = '', not = ''] = CLAUSE.exec(first) ?? [];
  const split = splitSubject(first.slice(aux.length + not.length + 1));
  if (!split || /^(?:i|you|he|she|it|they|we|who|which|that)\b/.test(second)) return null;
  const [subject, rest] = split;
  const [word = ''] = second.replace(SLIGHTLY, '').split(' ');
  // 'Whatsapp or signal' are two things.
  if (!SLIGHTLY.test(second) && !second.includes(' ') && rest.includes(' ')) {
    if (!/^(?:is|are|was|were|am)$/.test(aux)) return null;
    const place = /^(?:in|at|from|on) /.exec(rest)?.[0] ?? '';
    return `${aux} ${subject} ${place}${second}`;
  }
  if (/^(?:is|are|was|were|am)$/.test(aux)) {
    const goingTo = /^(?:just |really )?(?:going to|about to) /.exec(rest)?.[0];
    return goingTo && isVerb(word) && !/ing$/.test(word)
      ? `${aux} ${subject} ${goingTo}${second}`
      : `${aux} ${subject} ${second}`;
  }
  if (/^(?:has|have|had)$/.test(aux)) return null;
  return isVerb(word) && !/(?:ing|ed)$/.test(word) ? `${aux} ${subject} ${second}` : null;
}

/** Both ways of a question that leaves him two, as he would say them; null where there are not two. */
export function bothWays(question: string): [string, string] | null {
  const text = plain(question)
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(LEAD, '');
  const or = /,? or (?:else |maybe |perhaps )?/.exec(text);
  if (!or) return null;
  const before = text.slice(0, or.index);
  const behind = text.slice(or.index + or[0].length).replace(/[?!.].*$/, '');
  if (OR_NOTHING.test(behind) || / or /.test(behind) || /[.?!]/.test(before)) return null;
  const start = before.search(
    new RegExp(
      String.raw`(?:^|[,;:] |\b(?:so|and|but) )(?:${AUX})(?:n't)? | (?:is|was) (?:that|it|this) | (?:are|do|did|would|were) you `,
    ),
  );
  if (start < 0 || AFTER_WH.test(before.slice(0, start))) return null;
  const first = before.slice(start).replace(/^(?:[,;:] | |so |and |but )/, '');
  const second = secondOf(behind, first);
  if (!second) return null;
  const pair = [inverted(first)?.statement, inverted(second)?.statement];
  const [a, b] = pair;
  if (!a || !b || a === b) return null;
  return [a, b].every(
    (s) =>
      s.split(' ').length > 1 &&
      s.split(' ').length <= MOST_WORDS &&
      !FORBIDDEN.test(s) &&
      !PRESSES.test(s) &&
      !/["“”]/.test(s),
  )
    ? [a, b]
    : null;
}
