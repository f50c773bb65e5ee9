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

const lines = perKnowledge(
  (more) =>
    new Map(
      more.told
        .flatMap((table) => table.split(/^= ?/m).slice(1))
        .map((block) => {
          const end = block.indexOf('\n');
          return [block.slice(0, end).trim(), topic('', 'x', null, block.slice(end + 1)).lines] as const;
        }),
    ),
);

/** Reactions to one kind of telling, and questions about it. */
export function linesAbout(kind: string): readonly TopicLine[] {
  return lines().get(kind) ?? [];
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
