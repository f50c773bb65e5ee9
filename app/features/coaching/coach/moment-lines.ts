/** What fits a moment, with all that is known. */
import { SITUATIONS, type Situation, type SituationId } from './content/situations';
import { topic } from './content/topic';
import { perKnowledge } from './knowledge';

const linesIn = (rows = '') => topic('situation', 'x', null, rows).lines;

const situations = perKnowledge(({ moments }) => {
  const out = new Map<string, Situation>(Object.entries(SITUATIONS));
  for (const block of moments.split(/^=/m).slice(1)) {
    // 'id' adds to what is there, 'id!' takes its place.
    const [, id = '', instead, rows = ''] = /^(\w+)(!?)\n(.*)/s.exec(block) ?? [];
    const [first, second] = rows.split(/^\/$/m);
    const there = out.get(id);
    if (there)
      out.set(id, {
        first: [...(instead ? [] : there.first), ...linesIn(first)],
        second: [...(instead ? [] : there.second), ...linesIn(second)],
      });
  }
  return out;
});

export function situationOf(id: SituationId): Situation {
  return situations().get(id) ?? SITUATIONS[id];
}
