/** What she tells, where that was learned ('more/'): a kind of telling has reactions and questions of its own. */
import type { TopicLine } from './content/topic';
import { topic } from './content/topic';
import { known, perKnowledge } from './knowledge';
import { sentences } from './text';

export interface Told {
  kind: string;
  /** How likely it is that, 0 to 1. */
  sure: number;
  /** Her words that tell it. */
  text: string;
}

/** What may tell it: each sentence, and each message as a whole. */
export function piecesTold(messages: readonly string[]): string[] {
  return [...new Set(messages.flatMap((m) => [...sentences(m), m]))];
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
  for (const text of piecesTold(messages)) {
    const { kind, sure } = find(text);
    if (kind && sure > (best.get(kind)?.sure ?? 0)) best.set(kind, { kind, sure, text });
  }
  return [...best.values()].sort((a, b) => b.sure - a.sure);
}
