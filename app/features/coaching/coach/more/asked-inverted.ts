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
import { AS_IT_IS } from './choices';
import { bothWays, type Inverted, inverted, type Person } from './inverted';
import * as ofOthers from './kinds-of-others';

const OF_SOMEBODY: readonly (readonly [kind: string, their: string])[] = [
  ['whetherShe', 'her'],
  ['whetherHe', 'him'],
  ['whetherThey', 'them'],
];

export const ASKED_INVERTED = `
=eitherClause
${AS_IT_IS}
=whetherI
c Yes, {o1}.
c {O1}, yes.
c No, {o2}.
c {O2}, no.
c Yes, as it happens.
p {O1}, I can confirm.
p {O1}, I admit it.
p {O1}, and I'm not even sorry.
p {O2}, but thank you for thinking I might.
p {O2}, don't tell anyone.
i {O1}, I'll tell you about it some time.
i {O2}, not really.
i Yes, and there's a story to it.
i {O2}, but I see why you ask.
=whetherYou
c {O1}, and it suited you.
c {O2}, not from where I'm standing.
c {O1}, and I liked it.
p {O1}, but you did it with style.
p {O1}, a little, I'm sworn to silence.
p {O2}, and I'd know, I was paying attention.
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
c Yes, {o1}.
c {O1}, yes.
c No, {o2}.
c {O2}, no.
c {O1}, as far as I can tell.
p {O1}, believe it or not.
p {O1}, I can confirm.
p {O2}, I'm afraid.
p {O2}, and I'd have told you.
i {O1}, more or less.
i {O1}, I'd say so.
i {O2}, not really.
i Not quite, but nearly.
=whetherThere
c {O1}, as far as I know.
c {O1}, I'd be surprised if not.
c I think so, I'll check and tell you.
p {O1}, and if not I'll improvise.
p {O1}, don't hold me to it.
p I'll find out before it gets embarrassing.
i {O1}, I'd bet on it.
i {O1}, at least I hope so.
i {O1}, though you may have to look twice.
${OF_SOMEBODY.map(
  ([kind, their]) => `=${kind}
c Yes, {o1}.
c {O1}, yes.
c No, {o2}.
c {O2}, no.
p {O1}, and I hear about it a lot.
p {O1}, of course.
p {O1}, I can confirm.
p {O2}, and I'd have told you.
i {O1}, as it happens.
i {O1}, I'd say so.
i {O2}, not really.
i More or less, you'd have to ask ${their}.`,
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
