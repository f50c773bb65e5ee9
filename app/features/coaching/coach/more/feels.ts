/**
 * The feel of what she tells: what sort of thing it is, where its kind is not known, and so what she would like to hear. Learned by
 * scripts/train-kinds.mjs from tests/eval/coach/feels and from the lines of the kinds that are of one feel.
 */
import type { Moment } from '../moments';
import { ending, LAUGHTER, sentences, straighten, words } from '../text';
import type { Told } from '../told';
import { meaningOf } from './encoder/meaning';
import { readerOf } from './encoder/reader';
import * as weights from './feel-weights';
import { isDeadInJest } from './grave';
import { likelihoods } from './sparse';
import { toldFeaturesOf } from './told-features';

/** Feels that have something in common, each group with lines of its own for when the feel is not clear. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  story: [
    ...['funnyWork', 'ownMishap', 'badLuck', 'gripe', 'animalStory', 'familyStory', 'strangerStory'],
    ...['homeStory', 'foodStory', 'bought', 'weather', 'nightOut'],
  ],
  good: ['win', 'goodNews', 'lookingForward', 'touching'],
  hard: ['heavyNews', 'low', 'disappointed', 'hurtIll', 'nervous', 'hardWork', 'tired'],
  doing: [
    ...['outing', 'making', 'sport', 'culture', 'learning', 'hobbyFact', 'workFact', 'placeFact', 'past'],
    ...['selfTrait', 'cosy', 'nowDoing', 'wonder', 'opinion'],
  ],
};
/** So said, nothing good is told, whatever else is in it. */
const PLAINLY_BAD =
  /\b(?:(?:not|isn't|wasn't|nothing) (?:so |that |too |very |really |feeling )?(?:great|good|ideal|brilliant|fun|amazing)(?! (?:at|in|with)\b)|(?:a |so |really |pretty |absolutely )(?:bad|awful|terrible|horrible|rough|rubbish|crap|shit|shitty|grim|miserable) (?:one|day|week|night|morning|shift|time|news)|(?:shouted|yelled|screamed|swore) at me|felt (?:about )?(?:two|2|three|3|an?) inch(?:es)? (?:tall|high)|felt (?:so |really |a bit |like )?(?:small|stupid|awful|terrible|rubbish|sick|humiliated|an idiot)|gutted|fed up|ruined)\b/i;
const STILL_GOOD =
  /\b(?:passed|won|got (?:it|in|the job)|promot\w+|engaged|finished|made it|but (?:i|we) (?:did|won|got|made|passed))\b/i;

/** What was unfair, cost her money or went wrong for her, so said that nothing funny is in it. */
const UNFAIR =
  /\b(?:(?:gave|given|giving) (?:my|the) (?:\w+ )?(?:promotion|job|role|shift|seat|place|spot|desk|bonus|part|solo) to|(?:put|putting|raised|raising) (?:the|my|our) rent|rent(?:'s| is| has)? (?:going |gone |went )?up|passed over|(?:cut|cutting|lost|losing) my (?:hours|pay|bonus|shifts)|took (?:the |all the )?credit for|blamed me|stood me up|cancell?ed on me|no,? not really|(?:got|been|was) (?:told off|turned down|rejected|blamed|fined|overcharged|clamped)|failed (?:its|the) mot|didn'?t get (?:the (?:job|flat|house|part|role|place|promotion)|picked|paid))\b/i;
/** What it can be then. */
const SAD = ['disappointed', 'badLuck', 'gripe'];

/** 'No. Absolutely not' to what he proposed. */
const REFUSES = /^\W*(?:no|nope|nah|never|absolutely not)\b/i;

/** 'Sorry thats long': nobody is late. */
const ONLY_LONG =
  /^(?!.*\b(?:late|slow|repl\w+|answer\w*|phone)\b).*\b(?:(?:so|too|very|a bit|that'?s|was) long|long (?:one|message|voice)|essay|rambl\w+)\b/is;

/** Feels of what she says to him alone. */
const TO_HIM = new Set(['reproach', 'counterOffer', 'giftForHim', 'saysYesGladly']);
const HEAVY = new Set(['heavyNews', 'low']);

/** From here on a feel is spoken to, or a group of them. */
const CLEAR = 0.5;
const CLEAR_GROUP = 0.7;
/** Sympathy for nothing is worse than none. */
const CLEAR_HEAVY = 0.7;
/** 'Everything really' is no cry for help. */
const FEWEST_HEAVY = 4;
/**
 * How safe what is said then is: safe enough where she only tells, and not beside something she asks, where an answer alone is better
 * than an answer and a general remark (readers' marks).
 */
const SAFE = 0.88;
const SAFE_AND_KIND = 0.92;

const LONGEST = 400;

/** What she says there and does not ask. */
export function toldText(messages: readonly string[]): string {
  const told = messages.flatMap((m) => sentences(m)).filter((s) => !s.includes('?'));
  return ending(told.join(' '), LONGEST);
}

const likely = likelihoods(weights, readerOf('feels'));

/** How likely each feel is; empty when she tells nothing. */
function feelsIn(text: string): ReadonlyMap<string, number> {
  if (!/\p{L}/u.test(text)) return new Map();
  const all = likely(text, () => ({ features: toldFeaturesOf(text), meaning: meaningOf(text), text }));
  const straight = straighten(text);
  const bad = PLAINLY_BAD.test(straight) && !STILL_GOOD.test(straight);
  const no = REFUSES.test(straight);
  const isOut = (kind: string) => (bad && GROUPS.good?.includes(kind)) || (no && kind === 'saysYesGladly');
  return new Map(weights.KINDS.map((kind, k) => [kind, isOut(kind) ? 0 : (all[k] ?? 0)]));
}

const sum = (feels: ReadonlyMap<string, number>, of: readonly string[]) =>
  of.reduce((total, feel) => total + (feels.get(feel) ?? 0), 0);

const HARD = ['heavyNews', 'low', 'disappointed', 'hurtIll', 'hurt', 'nervous'];

/** How likely it is that she tells of something hard: nothing to make light of. */
export function howHard(messages: readonly string[]): number {
  return sum(feelsIn(toldText(messages)), HARD);
}

export type Feel = 'funny' | 'glad' | 'sore' | 'heavy' | 'plain';

const FEELINGS: readonly [Feel, readonly string[]][] = [
  ['funny', GROUPS.story ?? []],
  ['glad', [...(GROUPS.good ?? []), 'cosy', 'praisesHim', 'saysYesGladly']],
  ['sore', ['disappointed', 'hurtIll', 'nervous', 'hardWork', 'tired', 'gripe', 'badLuck']],
];
/** From here on it is spoken to; sympathy and joy that are not asked for sound worse than laughter. */
const FELT: Readonly<Record<string, number>> = { funny: 0.45, glad: 0.65, sore: 0.65 };
const TOO_HEAVY = 0.3;
const HARD_TOO = 0.25;
/** 'I wouldn't swap it, mum hasn't stopped smiling': nobody laughs at that. */
const TENDER =
  /\b(?:smil\w+|cry(?:ing)?|cried|tears?|proud|hug\w*|lonely|miss(?:ed|ing)? (?:him|her|them|it)|wouldn'?t (?:swap|change|trade)|wouldnt (?:swap|change|trade))\b|[🥹🥰❤💔😢]/u;

/** What she would like to hear to it: laughter, gladness, sympathy, nothing light at all, or nothing in particular. */
export function feelingOf(messages: readonly string[]): Feel {
  const text = toldText(messages);
  const feels = feelsIn(text);
  if (sum(feels, ['heavyNews', 'low', 'reproach']) > TOO_HEAVY) return 'heavy';
  const all = straighten(messages.join(' '));
  const hard = sum(feels, HARD) > HARD_TOO;
  if (LAUGHTER.test(all) && !hard) return 'funny';
  const [feeling, share] = FEELINGS.map(([name, of]) => [name, sum(feels, of)] as const).reduce((a, b) =>
    b[1] > a[1] ? b : a,
  );
  if (feeling === 'funny' && (hard || TENDER.test(all))) return 'plain';
  return share > (FELT[feeling] ?? 1) ? feeling : 'plain';
}

/** The feel of her messages, or the group it is in, as a kind of telling. */
export function feelOf(messages: readonly string[]): Told | null {
  const text = toldText(messages);
  const feels = feelsIn(text);
  if (feels.size === 0) return null;
  const [feel, clear] = [...feels].reduce((a, b) => (b[1] > a[1] ? b : a));
  // Those of what she says to him need words that bear them out: between-the-two.ts.
  if (!feel || TO_HIM.has(feel) || (feel === 'apology' && ONLY_LONG.test(text))) return null;
  if (UNFAIR.test(straighten(text)) && !LAUGHTER.test(text) && !HARD.includes(feel)) {
    const sad = SAD.reduce((a, b) => ((feels.get(b) ?? 0) > (feels.get(a) ?? 0) ? b : a));
    return { kind: sad, sure: SAFE, text, wide: true };
  }
  const heavy = HEAVY.has(feel);
  // Who laughs wants no sympathy.
  if (heavy && (LAUGHTER.test(text) || isDeadInJest(text) || words(text).length < FEWEST_HEAVY)) return null;
  if (clear >= (heavy ? CLEAR_HEAVY : CLEAR))
    return { kind: feel, sure: heavy ? SAFE_AND_KIND : SAFE, text, wide: true };
  const group = Object.entries(GROUPS).find(([, of]) => sum(feels, of) >= CLEAR_GROUP)?.[0];
  return group ? { kind: group, sure: SAFE, text, wide: true } : null;
}

/** The feels in which a moment can be at all. */
const OF_MOMENT: Readonly<Record<string, readonly string[]>> = {
  onTheWay: ['plans', 'apology', 'nowDoing'],
  night: ['tired', 'plans', 'praisesHim', 'flirt', 'cosy', 'apology'],
  grief: ['heavyNews', 'low', 'past', 'touching'],
  badNews: ['heavyNews', 'low', 'disappointed', 'hurtIll', 'badLuck', 'hardWork', 'nervous'],
  planned: ['plans', 'flirt', 'praisesHim', 'lookingForward', 'testsHim'],
  cancelled: ['plans', 'apology', 'hurtIll', 'disappointed', 'heavyNews', 'hardWork'],
};
/** Below this it is none of them. */
const POSSIBLE = 0.12;

/** 'The app says you're 16 minutes away': nobody is on the way. */
const OF_HIM = /\byou(?:'?re| are)(?: (?:only|just|about|like|still|already))? \d+ (?:mins?|minutes)\b/i;

/** How likely it is that her messages are of this feel. */
export function likelyFeel(feel: string, messages: readonly string[]): number {
  return feelsIn(toldText(messages)).get(feel) ?? 0;
}

/** The moment, unless the feel of her messages is another. */
export function momentFits(moment: Moment, messages: readonly string[]): Moment {
  const feels = feelsIn(toldText(messages));
  if (moment === 'onTheWay' && OF_HIM.test(straighten(messages.join(' ')))) return null;
  const of = OF_MOMENT[moment ?? ''];
  return !of || feels.size === 0 || sum(feels, of) >= POSSIBLE ? moment : null;
}
