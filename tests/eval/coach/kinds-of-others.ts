// Of whom the lines of each kind of question ask, for more/kinds-of-others.ts.
import { bothWays, inverted } from '../../../app/features/coaching/coach/more/inverted';
import { plain, sentences } from '../../../app/features/coaching/coach/text';
import type { KindLine } from './learn-kinds';

/** A kind is asked of a thing, or with two ways left to him, when so many of its lines are. */
const OF_IT = 0.03;
const BOTH_WAYS = 0.05;

export interface KindsOfOthers {
  /** All kinds that have lines. */
  known: string[];
  /** Of a woman or a man beside the two of them. */
  ofPeople: string[];
  ofIt: string[];
  bothWays: string[];
}

export function kindsOfOthers(lines: readonly KindLine[]): KindsOfOthers {
  const counts = new Map<string, { all: number; people: number; it: number; both: number }>();
  for (const { kind, text } of lines) {
    if (kind === null) continue;
    const count = counts.get(kind) ?? { all: 0, people: 0, it: 0, both: 0 };
    counts.set(kind, count);
    count.all++;
    const last = sentences(text).at(-1) ?? '';
    const person = inverted(plain(last))?.person;
    if (person === 'she' || person === 'he') count.people++;
    if (person === 'it') count.it++;
    if (bothWays(last)) count.both++;
  }
  const of = (is: (count: { all: number; people: number; it: number; both: number }) => boolean) =>
    [...counts].flatMap(([kind, count]) => (is(count) ? [kind] : [])).toSorted();
  return {
    known: of(() => true),
    ofPeople: of(({ people }) => people > 0),
    ofIt: of(({ it, all }) => it / all >= OF_IT),
    bothWays: of(({ both, all }) => both / all >= BOTH_WAYS),
  };
}
