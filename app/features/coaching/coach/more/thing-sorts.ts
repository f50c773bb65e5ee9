/** What sort of thing she named: an animal, something to eat, work to get through. */
import { singular } from '../fill';
import { SORTS_OF_THINGS } from './thing-sorts-words';

/** Said of nothing one would take up: parts of the body, measures, times, what is grave. */
export const NONE = 'none';

let sorts: Map<string, string> | null = null;

function readSorts(): Map<string, string> {
  const out = new Map<string, string>();
  for (const block of SORTS_OF_THINGS.split(/^=/m).slice(1)) {
    const [sort = '', ...nouns] = block.trim().split(/\s+/);
    for (const noun of nouns) out.set(noun, sort);
  }
  return out;
}

/** The sort of a thing by its last word ('the broken mixer'); null for a noun that is not known. */
export function sortOfThing(thing: string): string | null {
  sorts ??= readSorts();
  const head = thing.toLowerCase().split(' ').at(-1) ?? '';
  return sorts.get(head) ?? sorts.get(singular(head)) ?? null;
}
