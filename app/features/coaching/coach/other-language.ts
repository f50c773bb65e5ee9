/** The reply in her language, when she writes in another than English. */
import type { ReplyTone } from '../types';
import { OTHER_ANSWERS, OTHER_CHOICE } from './content/other-answers';
import { OTHER_LANGUAGES, thingIn } from './content/other-languages';
import type { TopicLine } from './content/topic';
import { type Draft, ofTone } from './draft';
import { type Chance, pick, sentences, words } from './text';
import type { Understanding } from './understand';

export const AND_YOU = /^\P{L}*(?:y|et|und|e|ed)\s+(?:t[uú]|toi|du|te|voc[eê]|vc)(?!\p{L})[\s,;:?¿]*/iu;

/** What he answers to her question in her language; null when she asks nothing but how he is. */
export function otherAnswer(
  rng: Chance,
  language: string,
  lines: readonly string[],
  tone: ReplyTone,
): string | null {
  const asked = lines
    .flatMap((l) => sentences(l))
    .findLast((x) => x.includes('?'))
    ?.replace(AND_YOU, '');
  // A bare 'and you?' asks how he is.
  if (!asked || words(asked).length < 2) return null;
  const either = OTHER_CHOICE[language]?.exec(asked);
  const found = OTHER_ANSWERS[language]?.find((a) => a.asks.test(asked));
  return (
    pick(rng, ofTone(found?.lines ?? [], tone, false))?.text.replace(
      '{o}',
      language === 'de' ? (either?.[1] ?? '') : (either?.[1] ?? '').toLowerCase(),
    ) ?? null
  );
}

export function inHerLanguage(
  rng: Chance,
  u: Understanding,
  language: string,
  tone: ReplyTone,
): Draft | null {
  const own = OTHER_LANGUAGES[language];
  if (!own) return null;
  const open = u.conversation.herOpenLines.join(' ');
  const thing = thingIn(language, open);
  const line = (lines: readonly TopicLine[], asks: boolean) =>
    pick(rng, ofTone(lines, tone, asks))?.text.replace('{k}', thing ?? '') ?? null;
  const said = (): (string | null | undefined)[] => {
    if (u.caring || u.declined) {
      const more = u.caring ? own.careMore : own.goodbyeMore;
      const first = line(more, false);
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
    const answered =
      otherAnswer(rng, language, u.conversation.herOpenLines, tone) ??
      (own.asksHim.test(open) ? line(own.answer, false) : null);
    return [
      !thing && !answered && rng() < 0.7 ? pick(rng, own.starts) : null,
      answered,
      thing && (!answered || rng() < 0.7) ? line(own.about, false) : answered ? null : line(own.first, false),
      line(own.second, true),
    ];
  };
  const parts = said()
    .filter((p): p is string => typeof p === 'string' && p.length > 0)
    .map((p) => own.joined(p.charAt(0).toUpperCase() + p.slice(1)));
  return {
    tone,
    text: parts.join(' '),
    parts,
    plain: true,
    basis: { question: null, topic: null, keyword: thing, clause: null, moment: 'language' },
    asks: !u.caring && !u.declined,
    invites: false,
  };
}
