/** A reply in the making, and how a line is drawn for it. */
import type { ReplyTone } from '../types';
import type { TopicLine } from './content/topic';
import { fill, type Slots } from './fill';
import { known } from './knowledge';
import type { Question } from './question-rules';
import { type Chance, pick } from './text';
import type { Told } from './told';
import type { TopicHit } from './topic-hits';

export interface Draft {
  tone: ReplyTone;
  text: string;
  /** What it was put together from. */
  parts: Part[];
  /** A serious moment: no lead-ins, no dressing up. */
  plain: boolean;
  /** What in her words the reply rests on. */
  basis: {
    question: Question | null;
    topic: TopicHit | null;
    keyword: string | null;
    clause: string | null;
    moment: string | null;
    told: Told | null;
  };
  asks: boolean;
  invites: boolean;
}

export interface Part {
  text: string;
  asks: boolean;
  /** The line it was made from, where there is one. */
  line?: TopicLine;
}

export function ofTone(
  lines: readonly TopicLine[],
  tone: ReplyTone,
  asks: boolean,
  hers = true,
): TopicLine[] {
  return lines.filter((l) => l.tone === tone && l.asks === asks && (hers || !l.hers));
}

export function say(
  rng: Chance,
  lines: readonly TopicLine[],
  tone: ReplyTone,
  asks: boolean,
  slots: Slots,
  hers = true,
): Part | null {
  const line = pick(rng, ofTone(known().wider?.(lines) ?? lines, tone, asks, hers));
  if (!line) return null;
  const text = fill(line.text, slots);
  return text === null ? null : { text, asks: text.includes('?') || asks, line };
}

/** Either a line that asks or one that says, whichever there is. */
export function sayAny(
  rng: Chance,
  lines: readonly TopicLine[],
  tone: ReplyTone,
  slots: Slots,
  hers = true,
): Part | null {
  const asks = rng() < 0.6;
  return say(rng, lines, tone, asks, slots, hers) ?? say(rng, lines, tone, !asks, slots, hers);
}
