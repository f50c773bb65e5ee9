/** What he can answer to what she asks, without a fact about him being invented. */
import type { ReplyTone } from '../types';
import { ANSWERS } from './content/answers';
import { OPINIONS } from './content/opinions';
import { type Part, say } from './draft';
import { fill, type Slots } from './fill';
import { askedAbout } from './keywords';
import type { Question } from './question-rules';
import { type Chance, pick, plain, words } from './text';
import type { Understanding } from './understand';

/** Kinds whose 'it' is the thing she has just mentioned: 'that's Iceland, have you ever been?' */
export const TAKES_TOPIC = new Set(['everBeen', 'like', 'believe']);

/** 'Tuesday or Wednesday, which suits you?': the first of two days she offers. */
export const TWO_DAYS =
  /\b((?:mon|tues|wednes|thurs|fri|satur|sun)day|\d{1,2}(?:[:.]\d{2})?(?: ?[ap]m)?) or (?:on |at )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d{1,2}(?:[:.]\d{2})?(?: ?[ap]m)?)\b/i;

export function slotsFor(q: Question | null, u: Understanding): Slots {
  const about = q?.about ?? '';
  const fresh = u.topics.find((t) => t.age === 0 && !t.negative);
  const fits =
    about.length > 2 &&
    words(about).length <= 4 &&
    !/\b(?:you|me|it|that|this|them|him|her|to|do|ever|much|any\w*|some\w*|what|i|is|are|be)\b/i.test(about);
  const offered = TWO_DAYS.exec(u.conversation.herOpenLines.join(' '))?.[1];
  const time =
    q && ['plans', 'free', 'confirm', 'invite', 'when', 'whenDay'].includes(q.kind)
      ? q.kind !== 'plans' && offered
        ? offered.charAt(0).toUpperCase() + offered.slice(1).toLowerCase()
        : (timeOf(about) ?? u.time ?? undefined)
      : undefined;
  return {
    ...(fits
      ? { a: about.replace(/^(?:any|some|a|an|the|your|good) /, '') }
      : fresh && q && TAKES_TOPIC.has(q.kind)
        ? { a: fresh.name }
        : {}),
    ...(q?.options?.[0] && q.options[1] ? { o1: q.options[0], o2: q.options[1] } : {}),
    ...(time ? { d: time } : {}),
    ...(q?.kind === 'wh'
      ? { q: askedAbout(q.text) ?? (words(q.text).length < 3 ? askedAbout(q.said ?? '') : null) ?? undefined }
      : {}),
  };
}

export function timeOf(about: string): string | null {
  const low = about.toLowerCase();
  if (!/\b(?:today|tonight|tomorrow|weekend|week|evening|afternoon|morning|summer|month|\w+day|\d)/.test(low))
    return null;
  const tidy = about.replace(/^(?:on|for|at|around|this|the) /i, '').trim();
  if (/^(?:weekend|week|evening|afternoon|morning|summer|month)/i.test(tidy))
    return /^next/i.test(about) ? `next ${tidy}` : `the ${tidy}`;
  return tidy;
}

/** Questions of fact or of arrangement: there a favourite dish would be no answer. */
export const NO_OPINION = new Set([
  'bring',
  'reproach',
  'howTo',
  'plans',
  'wyd',
  'sign',
  'whenDay',
  'guess',
  'howAreYou',
  'howWas',
  'free',
  'invite',
  'spot',
  'planB',
  'advice',
  'isThere',
  'when',
  'where',
  'confirm',
  'age',
  'height',
  'from',
  'others',
  'whyMe',
  'identity',
  'contact',
  'photo',
  'slow',
  'distance',
  'ok',
  'money',
  'name',
  'noProblem',
  'address',
  'who',
  'job',
  'really',
  'single',
  'past',
]);

/** 'Last meal. What are you having?': kinds whose subject may stand in the sentence before. */
export const GOES_ON = new Set([
  'clarify',
  'wh',
  'kind',
  'favorite',
  'yesNo',
  'sameHere',
  'like',
  'hypothetical',
]);

/** What he could say to a question of taste, when it is one we have a view on. */
export function opinion(rng: Chance, q: Question, tone: ReplyTone): Part | null {
  if (NO_OPINION.has(q.kind) || q.options) return null;
  const asked = plain(q.text);
  const found =
    OPINIONS.find((o) => o.asks.test(asked)) ??
    (GOES_ON.has(q.kind) &&
    words(asked).length < 9 &&
    !/\b(?:mean|why|how)\b/.test(asked) &&
    q.said &&
    words(q.said).length < 12
      ? OPINIONS.find((o) => o.asks.test(q.said ?? ''))
      : undefined);
  return found ? say(rng, found.lines, tone, false, {}) : null;
}

/** The answer to one question, with slots when they fit and without when they do not. */
export function answer(rng: Chance, q: Question, tone: ReplyTone, u: Understanding): Part | null {
  const view = opinion(rng, q, tone);
  if (view) return view;
  const slots = slotsFor(q, u);
  const all = ANSWERS[q.kind].filter((l) => l.tone === tone);
  // A day that is settled is not moved by an hour.
  const settled = q.kind === 'when' && u.time !== null;
  const usable = all.filter(
    (l) => fill(l.text, slots) !== null && !(settled && /[A-Z]\w+day\b/.test(l.text)),
  );
  const specific = usable.filter((l) => /\{/.test(l.text));
  const from =
    specific.length > 0 &&
    rng() <
      (q.kind === 'whenDay' || q.kind === 'have' || q.kind === 'advice'
        ? 1
        : q.kind === 'invite'
          ? 0.95
          : 0.75)
      ? specific
      : usable;
  const line = pick(rng, from);
  if (!line) return null;
  const text = fill(line.text, slots);
  return text ? { text, asks: text.includes('?') } : null;
}
