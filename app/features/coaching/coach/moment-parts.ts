/** What a moment asks for before anything else: sympathy, thanks, an apology, a goodbye. */
import type { ReplyTone } from '../types';
import { keywordSlots } from './about-her';
import {
  APOLOGY_KEYWORD_LINES,
  APOLOGY_LINES,
  CAN_WAIT_LINES,
  CONGRATULATION_LINES,
  GRIEF_LINES,
  ON_THE_WAY_LINES,
  PLANNED_LINES,
  PRAISE_LINES,
} from './content/bridges';
import type { SituationId } from './content/situations';
import {
  CARING_CLOSES,
  CARING_MIDDLES,
  LEAVING_CLOSES,
  LEAVING_MIDDLES,
  SOFT_STARTS,
} from './content/small-words';
import { type Part, say, sayAny } from './draft';
import { situationOf } from './moment-lines';
import { type Chance, pick } from './text';
import type { Understanding } from './understand';

/** The first half of a moment, with her own word in it when there is one. */
export function momentFirst(rng: Chance, u: Understanding, id: SituationId, tone: ReplyTone): Part | null {
  const a = u.momentWord ?? undefined;
  // Nobody is sorry about her brother.
  const sorryFor = id === 'annoyed' ? u.keywords.filter((k) => !u.people.has(k)) : [];
  if (!a && sorryFor[0] && rng() < 0.85)
    return say(rng, APOLOGY_KEYWORD_LINES, tone, false, keywordSlots(u, pick(rng, sorryFor) ?? sorryFor[0]));
  const own =
    a && id === 'grief'
      ? GRIEF_LINES
      : a && id === 'onTheWay'
        ? ON_THE_WAY_LINES
        : a && id === 'goodNews'
          ? CONGRATULATION_LINES
          : a && id === 'compliment'
            ? PRAISE_LINES
            : a && id === 'annoyed'
              ? APOLOGY_LINES
              : a && id === 'boundary'
                ? CAN_WAIT_LINES
                : u.time && id === 'planned'
                  ? PLANNED_LINES
                  : null;
  if (own && rng() < 0.9)
    return say(rng, own, tone, false, { ...(a ? { a } : {}), ...(u.time ? { d: u.time } : {}) });
  return say(rng, situationOf(id).first, tone, false, {});
}

/** What is said to a no, and to somebody who is in danger: plainly, and to the end. */
export function situationParts(rng: Chance, id: SituationId, tone: ReplyTone): Part[] {
  const s = situationOf(id);
  const caring = id === 'caring';
  const first = say(rng, s.first, tone, false, {});
  const goodbyes = id === 'declined' ? [...s.second, ...situationOf('stopped').second] : s.second;
  const then = sayAny(rng, goodbyes, tone, {});
  const plainly = (text: string | undefined) => (text ? { text, asks: false } : null);
  const start = rng() < 0.95 ? pick(rng, SOFT_STARTS[caring ? 'caring' : 'declined'][tone]) : undefined;
  const close = rng() < 0.7 ? pick(rng, caring ? CARING_CLOSES : LEAVING_CLOSES) : undefined;
  const middle = rng() < 0.85 ? pick(rng, caring ? CARING_MIDDLES : LEAVING_MIDDLES) : undefined;
  return [plainly(start), first, plainly(middle), then, plainly(close)].filter((p) => p !== null);
}
