/** The reply in her language, when she writes in another than English. */
import type { ReplyTone } from '../types';
import { OTHER_ANSWERS, OTHER_CHOICE } from './content/other-answers';
import { ASKS_HIM, OTHER_LANGUAGES, thingIn } from './content/other-languages';
import type { TopicLine } from './content/topic';
import { type Draft, ofTone } from './draft';
import { known } from './knowledge';
import { type Chance, ending, pick, sentences, words } from './text';
import type { Understanding } from './understand';

export const AND_YOU =
  /^\P{L}*(?:y|et|und|e|ed|en|och|o|a|ya|peki)\s+(?:t[uú]|toi|du|te|voc[eê]|vc|jij|ty|sen)(?!\p{L})[\s,;:?¿]*/iu;

/** Longer ones are no question; the patterns would take seconds to find that. */
const LONGEST_ASKED = 300;

/** What he answers to her question in her language; null when she asks nothing but how he is. */
export function otherAnswer(
  rng: Chance,
  language: string,
  lines: readonly string[],
  tone: ReplyTone,
  /** What she asks, where that is known better: then only a choice between two things is answered here. */
  asks: string | null = null,
): string | null {
  const said = lines.flatMap((l) => sentences(l));
  const at = said.findLastIndex((x) => x.includes('?'));
  const whole = said[at];
  if (!whole) return null;
  const own = whole.replace(AND_YOU, '');
  const bare = words(own).length < 2;
  // A bare 'and you?' is about what she said just before, or else asks how he is.
  const asked = ending(bare && own !== whole ? (said[at - 1] ?? '') : own, LONGEST_ASKED);
  if (words(asked).length < 2) return null;
  const answers = OTHER_ANSWERS[language] ?? [];
  const found = asks
    ? answers.slice(0, 1).find((a) => a.asks.test(asked))
    : answers.find((a) => a.asks.test(asked));
  if (found === answers.at(-1) && (bare || ASKS_HIM.test(whole))) return null;
  const either = OTHER_CHOICE[language]?.exec(asked)?.[1] ?? '';
  // 'Do you cook or live on tuna?' names no two things to say back.
  if (asks && !ANY_CHOICE.has(asks) && either.includes(' ')) return null;
  return (
    pick(rng, ofTone(found?.lines ?? [], tone, false))?.text.replace(
      '{o}',
      language === 'de' ? either : either.toLocaleLowerCase(language),
    ) ?? null
  );
}

/** Questions in which two things may be named with more than a word each. */
const ANY_CHOICE = new Set(['yesNo', 'which', 'wh', 'drinkOrder', 'morningPerson']);

/** What is said in a language, where that is known. */
export const packOf = (language: string) => OTHER_LANGUAGES[language] ?? known().packs?.[language];

export function inHerLanguage(
  rng: Chance,
  u: Understanding,
  language: string,
  tone: ReplyTone,
): Draft | null {
  const own = packOf(language);
  if (!own) return null;
  const open = u.conversation.herOpenLines.join(' ');
  const thing = thingIn(language, open);
  const line = (lines: readonly TopicLine[], asks: boolean) =>
    pick(rng, ofTone(lines, tone, asks))?.text.replace('{k}', thing ?? '') ?? null;
  const said = (): (string | null | undefined)[] => {
    if (u.caring || u.declined) {
      const more = u.caring ? own.careMore : own.goodbyeMore;
      const first = pick(
        rng,
        more.filter((l) => l.tone === tone),
      )?.text;
      const second = pick(rng, more)?.text;
      return [
        rng() < 0.85 ? pick(rng, own.starts) : null,
        line(u.caring ? own.care : own.goodbye, false),
        rng() < 0.6 ? pick(rng, u.caring ? own.careCloses : own.starts) : null,
        first,
        second !== first && rng() < 0.5 ? second : null,
        pick(rng, u.caring ? own.careCloses : own.closes),
      ];
    }
    const { inLanguage } = known();
    const last = u.conversation.herOpenLines.flatMap((l) => sentences(l)).findLast((x) => x.includes('?'));
    // A bare 'and you?' is about what she said just before.
    const bounces = last !== undefined && words(last.replace(AND_YOU, '')).length < 2;
    const asked = bounces ? null : (inLanguage?.asked(language, u.conversation.herOpenLines) ?? null);
    const answered = otherAnswer(rng, language, u.conversation.herOpenLines, tone, asked?.kind ?? null);
    if (asked && !answered) {
      const back = rng() < 0.7 ? pick(rng, asked.back) : null;
      const more = thing && rng() < 0.4 ? line(own.about, false) : back;
      return [rng() < 0.3 ? pick(rng, own.starts) : null, line(asked.lines, false), more];
    }
    const told = answered ? null : inLanguage?.told(language, u.conversation.herOpenLines);
    // A word of hers beside it shows that it was read.
    if (told)
      return [
        line(told.lines, false),
        thing && rng() < 0.75 ? line(own.about, false) : null,
        rng() < 0.8 ? line(told.lines, true) : null,
      ];
    const how = !answered && ASKS_HIM.test(open) ? line(own.answer, false) : null;
    // A date is settled: nothing more is asked.
    const settled = OTHER_ANSWERS[language]?.[2]?.lines.some((l) => l.text === answered);
    const about = thing && (!(answered ?? how) || rng() < 0.7) ? line(own.about, false) : null;
    return [
      rng() < ((answered ?? how) ? 0.5 : 0.7) ? pick(rng, own.starts) : null,
      answered ?? how,
      about ?? (answered || how ? null : line(own.first, false)),
      settled ? null : answered && !about && rng() < 0.7 ? own.after[2] : line(own.second, true),
    ];
  };
  const parts = said()
    .filter((p): p is string => typeof p === 'string' && p.length > 0)
    .map((p) => {
      const text = p.charAt(0).toLocaleUpperCase(language) + p.slice(1);
      return language === 'es'
        ? text.replace(/\b(de|a) el\b/g, (_, word: string) => (word === 'a' ? 'al' : 'del'))
        : text;
    });
  return {
    tone,
    text: parts.join(' '),
    parts: parts.map((text) => ({ text, asks: text.includes('?') })),
    plain: true,
    basis: { question: null, topic: null, keyword: thing, clause: null, moment: 'language', told: null },
    asks: !u.caring && !u.declined,
    invites: false,
  };
}
