/** What she tells, where that was learned ('more/'): a kind of telling has reactions and questions of its own. */
import type { TopicLine } from './content/topic';
import { topic } from './content/topic';
import { known, perKnowledge } from './knowledge';
import { ending, sentences } from './text';

export interface Told {
  kind: string;
  /** How likely it is that, 0 to 1. */
  sure: number;
  /** Her words that tell it. */
  text: string;
}

/** No piece is longer, in characters, and no more messages are looked at: what matters stands at the end. */
const LONGEST = 400;
const MOST_MESSAGES = 30;

/** What may tell it: each sentence, and each message as a whole. */
export function piecesTold(messages: readonly string[]): string[] {
  const pieces = messages.slice(-MOST_MESSAGES).flatMap((m) => {
    const told = ending(m, LONGEST);
    return [...sentences(told), told];
  });
  return [...new Set(pieces)];
}

interface Kind {
  /** Reactions to it, and questions about it. */
  lines: TopicLine[];
  /** Heavy: nothing to joke about by the way. */
  mark: 'good' | 'heavy' | '';
}

const kinds = perKnowledge(
  ({ told }) =>
    new Map(
      told
        .flatMap((table) => table.split(/^=/m).slice(1))
        .map((block): [string, Kind] => {
          const [head = '', rows = ''] = block.split(/\n(.*)/s);
          const [kind = '', mark = ''] = head.split(' ');
          return [kind, { lines: topic('', 'x', null, rows).lines, mark: mark as Kind['mark'] }];
        }),
    ),
);

export function linesAbout(kind: string): readonly TopicLine[] {
  return kinds().get(kind)?.lines ?? [];
}

export function markOf(told: Told | undefined): Kind['mark'] {
  return (told && kinds().get(told.kind)?.mark) ?? '';
}

/** What her messages tell, the likeliest first; nothing when that was never learned. */
export function toldIn(messages: readonly string[]): Told[] {
  const { toldIn: find } = known();
  if (!find) return [];
  const best = new Map<string, Told>();
  const pieces = piecesTold(messages);
  for (const [i, { kind, sure }] of find(pieces).entries())
    if (kind && sure > (best.get(kind)?.sure ?? 0)) best.set(kind, { kind, sure, text: pieces[i] as string });
  return [...best.values()].sort((a, b) => b.sure - a.sure);
}

/** From here on what she tells is spoken to rather than a word of it. */
const SURE = 0.8;
/** The same beside something she asks, which matters more. */
export const BESIDE_A_QUESTION = 0.85;
/** Sympathy for nothing is worse than none. */
const SURE_OF_HEAVY = 0.9;

/** Is it so likely what she tells that it can be spoken to? */
export function isSure(told: Told | undefined, least = SURE): told is Told {
  return told !== undefined && told.sure >= (markOf(told) === 'heavy' ? SURE_OF_HEAVY : least);
}
