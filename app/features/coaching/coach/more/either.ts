/** Two things she lets him choose from without a question mark: 'pick one, milk a cow or milk a goat'. */
import { ending, flip, straighten } from '../text';
import { tagged, type Word } from './tagged';

const LONGEST = 300;
/** What makes an 'or' a question. */
const LEFT_TO_HIM =
  /\?|\b(?:hypothetical\w*|preference|prefer|pick|choose|answer|quick|important|serious|honest(?:ly)?|settle|think (?:carefully|hard)|careful|go|which|debate|test|decide|your call|you (?:have|must|get|pick)|what goes|first one|no pressure|be honest|verdict|question|instantly|now)\b/i;
const TIME = /^\d{1,2}(?:[.:]\d{2})?(?:am|pm)?$/i;
const IN_OPTION = new Set(['ADJ', 'NOUN', 'PROPN', 'NUM']);
const NO_OPTION =
  /^(?:not|so|two|more|less|something|anything|whatever|what|no|yes|maybe|nothing|later|else|one|ones|thing|things|mins?|minutes?|hours?|days?|weeks?|times?)$/i;
const MOST_WORDS = 3;

const isPart = (w: Word | undefined) => w !== undefined && (IN_OPTION.has(w.part) || TIME.test(w.text));

/** The words of an option that end right before `end`, or begin at or after `from`. */
function optionBefore(all: readonly Word[], end: number): string | null {
  for (let to = end; to > 0; to--) {
    if (!isPart(all[to - 1])) continue;
    let from = to - 1;
    while (from > 0 && isPart(all[from - 1])) from--;
    const option = shown(all.slice(from, to));
    if (option) return option;
    to = from + 1;
  }
  return null;
}

/** 'Or do you complain' names no second thing. */
const OTHER_CLAUSE = /^(?:you|i|we|they|he|she|it)$/i;

function optionAfter(all: readonly Word[], start: number): string | null {
  for (let from = start; from < Math.min(all.length, start + 4); from++) {
    if (OTHER_CLAUSE.test(all[from]?.text ?? '')) return null;
    if (!isPart(all[from])) continue;
    let to = from + 1;
    while (to < all.length && isPart(all[to])) to++;
    return shown(all.slice(from, to));
  }
  return null;
}

function shown(words: readonly Word[]): string | null {
  const last = words.at(-1)?.text ?? '';
  if (words.length === 0 || words.length > MOST_WORDS || NO_OPTION.test(last)) return null;
  return words.map((w) => (w.part === 'PROPN' ? w.text : w.text.toLowerCase())).join(' ');
}

/** 'Are you the type who deals with them or the type who moves house?' */
const SORT = 'type|kind|sort|person|man|guy|one';
const SORTS = new RegExp(
  String.raw`\b((?:the|a) (?:${SORT}) (?:who|that) [a-z' -]{3,40}?),? or (?:are you )?((?:(?:the|a) (?:${SORT}) )?(?:who|that) [a-z' -]{3,40}?)(?=\s*(?:[?.!,;(]|$))`,
  'i',
);

function sortsOf(text: string): [string, string] | null {
  const [, first, second] = SORTS.exec(text) ?? [];
  if (!first || !second) return null;
  return [first, /^(?:who|that) /i.test(second) ? `the one ${second}` : second];
}

const DEED = "[a-z][a-z']*(?: [a-z0-9'-]+){0,8}?";
/** Two things to do: 'would you rather shovel all winter or move somewhere warm', 'take it or stay?' */
const DEEDS: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:would|wld) (?:you|u|ya) (?:rather|prefer to|sooner) (?!have |be |a |an |the )(${DEED}),? or (?:would you |rather |just )?(?!not\b)(${DEED})(?=\s*(?:[?.!,;(]|$))`,
    'i',
  ),
  /^(?:(?:so|ok|okay|right|and|honestly|well|now|what do i do|help|quick|be honest)[,: ]+)*(?:do i |should i |shall i )?([a-z']+(?: [a-z'-]+){0,3}) or (?:do i |should i |just )?(?!not\b)([a-z']+(?: [a-z'-]+){0,3})\?+$/i,
];
const NOT_TO_DO = /\b(?:you|your|u|ur|something|anything|whatever)\b/i;

function deedsOf(text: string): [string, string] | null {
  for (const rule of DEEDS) {
    const [, a, b] = rule.exec(text) ?? [];
    if (!a || !b || NOT_TO_DO.test(`${a} ${b}`)) continue;
    const [first, second] = [a, b].map((deed) => tagged(`I will ${deed}`)[2]);
    if (first?.part === 'VERB' && second?.part === 'VERB') return [flip(lowerFirst(a)), flip(lowerFirst(b))];
  }
  return null;
}

const lowerFirst = (text: string) => text.replace(/^\p{Lu}(?=\p{Ll})/u, (c) => c.toLowerCase());

/** The two things to do that she leaves to him; null where they are none. */
export const toDo = (sentence: string) => deedsOf(ending(straighten(sentence), LONGEST));

/** null where nothing is left to him. */
export function eitherOf(sentence: string): [string, string] | null {
  const text = ending(straighten(sentence), LONGEST);
  const said = sortsOf(text) ?? deedsOf(text);
  if (said) return said;
  const all = / or /i.test(text) ? tagged(text) : [];
  const or = all.findIndex((w) => w.text.toLowerCase() === 'or');
  if (or < 1) return null;
  const pair = [optionBefore(all, or), optionAfter(all, or + 1)];
  const [a, b] = pair;
  if (!a || !b || a === b) return null;
  return LEFT_TO_HIM.test(text) || (TIME.test(a) && TIME.test(b)) ? [a, b] : null;
}
