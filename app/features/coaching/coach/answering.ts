/** What he can answer to what she asks, without a fact about him being invented. */
import type { ReplyTone } from '../types';
import { ANSWERS } from './content/answers';
import { SELF_BACK, TASTE_BACK } from './content/bridges';
import type { TopicLine } from './content/topic';
import { type Part, say } from './draft';
import { fill, type Slots } from './fill';
import { known } from './knowledge';
import { knownIn, knownOf } from './known-questions';
import type { Question } from './question-rules';
import { type Chance, capitalise, pick, plain, words } from './text';
import { pickFor } from './things';
import { timeOf, type Understanding } from './understand';

/** 'Tuesday or Wednesday, which suits you?': the first of two days she offers. */
const TWO_DAYS =
  /\b((?:mon|tues|wednes|thurs|fri|satur|sun)day|\d{1,2}(?:[:.]\d{2})?(?: ?[ap]m)?)(?: \w+(?: \d+)?)? or (?:on |at )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d{1,2}(?:[:.]\d{2})?(?: ?[ap]m)?)\b/i;

const DAY_NAMED = /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/;

function slotsFor(q: Question, u: Understanding): Slots {
  const offered = TWO_DAYS.exec(plain(u.conversation.herOpenLines.join(' ')))?.[1];
  const time = offered ? capitalise(offered.toLowerCase()) : (timeOf(q.text) ?? u.time);
  return {
    ...(q.about ? { a: q.about } : {}),
    ...(q.options ? { o1: q.options[0], o2: q.options[1] } : {}),
    ...(time ? { d: time } : {}),
  };
}

/** Forms whose subject may stand in the sentence before: 'last meal. What are you having?' */
const GOES_ON = new Set(['yourVersion', 'wh', 'kind', 'favorite', 'yesNo', 'hypothetical', 'most']);

/** Forms that ask for his pick of something. */
const PICKS = new Set('wh kind favorite yesNo hypothetical most recommend whoYou whichOne'.split(' '));

/** Forms that leave no doubt that it is a pick that is asked for. */
const ANY_PLACE = new Set(['favorite', 'kind', 'hypothetical', 'most', 'whichOne']);

/** The question itself, or what the sentence before makes of it. */
export function meant(q: Question): string {
  if (!GOES_ON.has(q.kind) || !q.said || words(q.text).length > 8 || words(q.said).length > 11) return q.kind;
  return knownIn(q.said)?.kind ?? q.kind;
}

function linesFor(kind: string): readonly TopicLine[] {
  const own = knownOf(kind)?.lines;
  if (own) return own;
  const more = known().answers[kind] ?? [];
  // Whole answers stand in the place of the device's; what says her words back is added to them.
  if (more.some((l) => !l.text.includes('{'))) return more;
  return [...more, ...(ANSWERS[kind] ?? (more.length > 0 ? [] : (ANSWERS.yesNo ?? [])))];
}

/** The answer to one question, with slots when they fit and without when they do not. */
export function answer(rng: Chance, q: Question, tone: ReplyTone, u: Understanding): Part | null {
  const kind = meant(q);
  const asked = `${q.said && words(q.text).length < 7 ? q.said : ''} ${plain(q.text)}`;
  const form = q.form ?? kind;
  const thing = PICKS.has(form) ? pickFor(rng, asked, ANY_PLACE.has(form), tone) : null;
  if (thing) return { text: thing, asks: false };
  const slots = slotsFor(q, u);
  const own = q.also ? (pick(rng, [kind, ...q.also]) ?? kind) : kind;
  const usable = linesFor(known().sortOf?.(q, u) ?? own).filter(
    (l) =>
      l.tone === tone &&
      fill(l.text, slots) !== null &&
      // A day that is settled is not moved by another one.
      !(u.time !== null && DAY_NAMED.test(l.text)),
  );
  const specific = usable.filter((l) => l.text.includes('{'));
  const line = pick(rng, specific.length > 0 && rng() < (slots.d ? 0.95 : 0.75) ? specific : usable);
  const text = line && fill(line.text, slots);
  return text ? { text, asks: text.includes('?'), line } : null;
}

const TASTES_OF = new Set(['choice', 'like', 'opinion', 'favorite', 'kind']);
const OF_HERSELF = new Set([
  'hypothetical',
  'most',
  'wh',
  'everBeen',
  'habit',
  'howMuch',
  'whoYou',
  'whereYou',
]);

/** The question given back, when she has not told her own side yet. */
export function backTo(rng: Chance, kind: string, tone: ReplyTone): Part | null {
  const own = knownOf(kind);
  if (own) {
    if (own.asksBack && own.asksBack !== tone) return null;
    const text = pick(rng, own.back);
    return text ? { text, asks: true } : null;
  }
  // Of a form alone what it asks for is not known, and whether it can be given back.
  if (known().fits && kind !== 'choice') return null;
  return TASTES_OF.has(kind)
    ? say(rng, TASTE_BACK, tone, true, {})
    : OF_HERSELF.has(kind)
      ? say(rng, SELF_BACK, tone, true, {})
      : null;
}
