/** For the tests that keep the instrument's bars. */
import type { ConversationCase } from './case-format';
import { LATEST, NEWEST, parts } from './cases';
import type { Row } from './measure';

/** The rows that miss their bar, with the cases that fell short. Times are for `npm run eval:coach` alone: other tests run beside these. */
export function failing(rows: readonly Row[]): string[] {
  return rows
    .filter((r) => !r.pass && !r.timed)
    .map((r) => `${r.measure}: ${r.value} (${r.misses.join(', ')})`);
}

/** The conversations of the table's first part, or of its second. */
export function casesOf(part: 'first' | 'newest'): ConversationCase[] {
  return parts(undefined)
    .filter(([name]) => !LATEST.includes(name) && NEWEST.includes(name) === (part === 'newest'))
    .flatMap(([, set]) => set);
}
