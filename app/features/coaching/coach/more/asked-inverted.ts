/**
 * Answers to what is asked with its verb first and is of no known kind: which of two it is, and whether somebody or something is, has or did.
 * {o1} and {o2} are both ways ('it was a choice'), or yes and no ('she does', 'she doesn't'); {a} is the whole as a statement. What is so is for
 * him to know: of the three replies he takes the one that is true. Form of the table: content/asked-about-him.ts.
 */
import type { Conversation } from '../conversation';
import { knownOf } from '../known-questions';
import type { Question } from '../question-rules';
import { recase } from '../questions';
import { plain } from '../text';
import { FORBIDDEN } from '../wording';
import { bothWays, type Inverted, inverted, type Person } from './inverted';
import * as ofOthers from './kinds-of-others';

const OF_SOMEBODY: readonly [kind: string, who: string, her: string, whose: string, hard: string][] = [
  ['whetherShe', 'she', 'her', 'her', "she's hard to read"],
  ['whetherHe', 'he', 'him', 'his', "he's hard to read"],
  ['whetherThey', 'they', 'them', 'their', "they're hard to read"],
];

export const ASKED_INVERTED = `
=eitherClause
c {O1}, if I'm honest.
c {O2}, no question.
c {O1}, plain and simple.
c {O2}, if I'm honest with you.
p {O2}, I won't even pretend otherwise.
p {O1}, officially. Unofficially, {o2}.
p {O1}, but please don't spread it around.
p {O2}, and I'd say so under oath.
i {O2}, I think you'd guessed that already.
i A bit of both, but mostly {o2}.
i {O1}, though there's some truth in the other one.
i {O1}, though I can see why you ask.
=whetherI
c {O1}, if I'm honest.
c {O1}, yes, and I stand by it.
c {O2}, if I'm honest, but I see why you ask.
c {A}, yes.
p {O1}, a bit, don't tell anyone.
p Officially {o2}. Unofficially, {o1}.
p {A}, I can't deny it.
i {O1}, more than I let on.
i {O1}, in my own way.
i {A}, I think you knew that before you asked.
i {O2}, though I can see why you'd think so.
=whetherYou
c {O1}, and it suited you.
c {O2}, not from where I'm standing.
c {O1}, and I liked it.
p {O1}, but you did it with style.
p {O1}, a little, I'm sworn to silence.
p Officially {o2}. I'd know, I was paying attention.
i {O1}, and I've thought about it since.
i {O2}, at least I didn't notice.
i {O1}, I wouldn't have it any other way.
=whetherWe
c {O1}, if it's up to me.
c {O1}, and I'm glad about it.
p {O1}, there's no way back now.
p {O1}, I've already got used to the idea.
i {O1}, I hope you think so too.
i {O1}, and I had a feeling we would end up here.
=whetherIt
c {O1}, no doubt about it.
c {O1}, as far as I can tell.
c {O2}, but I can live with that.
c {A}, yes.
p {O1}, give or take.
p Officially {o1}. Between us, {o2}.
p {O1}, as long as nobody checks.
i {O1}, more than I'd have thought.
i {O1}, in its own way.
i {O2}, not quite, and I like it that way.
=whetherThere
c {O1}, as far as I know.
c {O1}, I'd be surprised if not.
c {O1}, and if not I'll see what I can do.
p {O1}, and if not I'll improvise.
p Officially {o1}. Just in case, bring a good mood.
p {O1}, don't hold me to it.
i {O1}, I'd bet on it.
i {O1}, at least I hope so.
i {O1}, though you may have to look twice.
${OF_SOMEBODY.map(
  ([kind, who, her, whose, hard]) => `=${kind}
c {O1}, as far as I know.
c {O1}, I'm fairly sure.
c {O2}, at least not that I've been told.
p {O1}, though ${who}'d never admit it.
p Officially {o2}. Between us, {o1}.
p {O1}, and I'll be hearing about it for years.
i {O1}, in ${whose} own way.
i {O1}, I think, but ${hard}.
i Ask ${her} and {o2}. Ask me and {o1}.`,
).join('\n')}
`;

const WHETHER: Readonly<Record<Person, string>> = {
  him: 'whetherI',
  her: 'whetherYou',
  us: 'whetherWe',
  she: 'whetherShe',
  he: 'whetherHe',
  they: 'whetherThey',
  it: 'whetherIt',
};

/** Verbs that ask whether it is so, of him, of her and of both; with another one she asks him to do something, or what she is to do. */
const ASKS_WHETHER: Readonly<Partial<Record<Person, RegExp>>> = {
  him: /^(?:are|were|did|have|had|would have)$/,
  her: /^(?:was|were|did|have|had)$/,
  us: /^(?:are|were|did|have)$/,
};

/** That asks him for leave. */
const ASKS_LEAVE =
  /^(?:is|was|would) (?:it|that|this) (?:be )?(?:ok|alright|all right|fine|cool|weird|too|rude|possible|better)\b/;

/** Nobody jokes about somebody who has died, or is ill. */
const GRAVE =
  /\b(?:died|dying|dead|death|passed away|funeral|lost (?:my|your|his|her|him|them|mum|dad)|late (?:husband|wife|mother|father)|widow\w*|cancer|chemo|tumou?r|hospital|hospice|stroke|dementia|miscarr\w*|suicide)\b/;

/** So far back it is still what they speak of, in messages. */
const LATELY = 4;

export function isGraveTalk(c: Conversation): boolean {
  return [...c.turns.slice(-LATELY).map((t) => t.text), ...c.herOpenLines].some((t) => GRAVE.test(plain(t)));
}

const MOST_WORDS = 8;
const fitsIn = (statement: string) =>
  statement.split(' ').length <= MOST_WORDS && !FORBIDDEN.test(statement) && !/["(),]| or /.test(statement);

/** Has he, she or it no part in what the kind asks? 'Did she have a dance?' is not whether he dances. */
function isOfAnother(kind: string, { person }: Inverted, clause: string): boolean {
  if (!ofOthers.known.has(kind)) return false;
  if (isWhatIf(clause)) return kind !== 'whatWouldYouDo';
  if (person === 'she' || person === 'he') return !ofOthers.ofPeople.has(kind);
  return person === 'it' && !ofOthers.ofIt.has(kind);
}

/** 'Are you kidding?' */
const ONLY_WONDERS =
  /^(?:are you (?:kidding|joking|serious|for real|mad|insane|mental|having a laugh|winding)|is (?:that|it) (?:so|right|true)\W*$|is it just me\b)/;

/** 'Did you not own a coat or was this a choice?' is not about a coat and a choice. */
const hasTwoVerbs = (text: string) =>
  /\bor (?:do|does|did|is|are|am|was|were|has|have|had|can|could|will|would|should|shall) (?:i|you|he|she|it|they|we|this|that|there|the|your|my)\b/.test(
    plain(text),
  );

/** Both ways of a question that has two verbs; null where it has not. */
export function asEither(text: string): Question | null {
  const both = bothWays(text);
  return both && { kind: 'eitherClause', text, options: [recase(both[0], text), recase(both[1], text)] };
}

/** 'Would you have gone up there?' is of no known kind: these ask what he does, did or would do. */
const isWhatIf = (clause: string) =>
  /\bwould you have (?!any\b|an?\b|the\b|time\b|to\b|some\b)[a-z]+/.test(clause);

function asWhether(text: string): Question | null {
  const clause = plain(text);
  const asked = inverted(clause);
  // Whether he ever did has answers of its own.
  if (!asked || / or |\bever\b/.test(clause)) return null;
  const { person, yes, no, statement } = asked;
  const aux = isWhatIf(clause) ? 'would have' : asked.aux;
  if (ASKS_WHETHER[person]?.test(aux) === false || ASKS_LEAVE.test(clause) || ONLY_WONDERS.test(clause))
    return null;
  return {
    kind: yes.startsWith('there ') ? 'whetherThere' : WHETHER[person],
    text,
    options: [yes, no],
    ...(statement && fitsIn(statement) ? { about: recase(statement, text) } : {}),
  };
}

/** Null where it is not asked so, or is known better. */
export function askedInverted(q: Question, c: Conversation): Question | null {
  // 'Did he suffer or was it quick?'
  if (isGraveTalk(c)) return null;
  const either = q.options && !(q.kind === 'choice' && hasTwoVerbs(q.text)) ? null : asEither(q.text);
  if (either && (!knownOf(q.kind) || (ofOthers.known.has(q.kind) && !ofOthers.bothWays.has(q.kind))))
    return either;
  const asked = inverted(plain(q.text));
  if (!asked || q.options) return null;
  if (q.kind === 'whatHappened') return asWhether(q.text);
  if (knownOf(q.kind) ? !isOfAnother(q.kind, asked, plain(q.text)) : q.about) return null;
  return asWhether(q.text);
}
