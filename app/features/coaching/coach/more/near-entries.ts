/** What is asked and told as it is really put, each with replies of its own, for what is too rare to be a kind (near/). */
import { topic } from '../content/topic';
import type { KnownQuestion } from '../known-questions';
import { lines } from '../text';
import type { ToldKind } from '../told';
import { ASKED_NEAR, TOLD_NEAR } from './near';

/** One question or telling: ways of putting it, what he may have told before it, and its rows of replies. */
export interface NearEntry {
  kind: string;
  ways: readonly string[];
  /** Empty where it needs nothing before it. */
  after: readonly string[];
  mark: ToldKind['mark'];
  rows: readonly string[];
}

/** Before the name of each such kind. */
const NAMED = 'near ';
const HEAVY = '=!';

const parted = (row: string) => row.replace(/^[=!<\s]+/, '').split(' / ');

/**
 * '=one way / another', or '=!' where it is heavy, '< he may have told / or so' where it hangs on that, then rows as in
 * content/asked-about-him.ts.
 */
export function entriesOf(tables: readonly string[]): NearEntry[] {
  return tables
    .flatMap((table) => table.split(/^(?==)/m))
    .map((block) => lines(block))
    .filter((rows) => rows.length > 0)
    .map(([head = '', ...rows]) => {
      const ways = parted(head);
      const after = rows.filter((r) => r.startsWith('<')).flatMap(parted);
      return {
        kind: NAMED + [ways[0], ...after.slice(0, 1)].join(' < '),
        ways,
        after,
        mark: head.startsWith(HEAVY) ? 'heavy' : '',
        rows: rows.filter((r) => !r.startsWith('<')),
      };
    });
}

/** The entries of some tables, and what is made of each when it is first needed. */
function entries<T>(tables: readonly string[], make: (entry: NearEntry) => T) {
  let all: readonly NearEntry[] | null = null;
  let byKind: ReadonlyMap<string, NearEntry> | null = null;
  const made = new Map<string, T>();
  const list = () => {
    all ??= entriesOf(tables);
    return all;
  };
  return {
    all: list,
    /** Undefined for a kind that is none of these. */
    of: (kind: string): T | undefined => {
      if (!kind.startsWith(NAMED)) return undefined;
      byKind ??= new Map(list().map((e) => [e.kind, e]));
      const entry = byKind.get(kind);
      if (!entry) return undefined;
      const own = made.get(kind) ?? make(entry);
      made.set(kind, own);
      return own;
    },
  };
}

const BACK = 'b ';
const said = (e: NearEntry) => e.rows.filter((r) => !r.startsWith(BACK));
const back = (e: NearEntry) => e.rows.filter((r) => r.startsWith(BACK)).map((r) => r.slice(BACK.length));
const linesOf = (rows: readonly string[]) => topic('', 'x', null, rows.join('\n')).lines;

const asked = entries<KnownQuestion>(ASKED_NEAR, (e) => ({
  kind: e.kind,
  asks: /$^/,
  lines: linesOf(said(e)),
  back: back(e),
}));

const told = entries<ToldKind>(TOLD_NEAR, (e) => ({
  lines: linesOf([...said(e), ...back(e).flatMap((b) => ['C', 'P', 'I'].map((tone) => `${tone} ${b}`))]),
  mark: e.mark,
}));

export const askedEntries = asked.all;
export const toldEntries = told.all;
export const nearQuestion = asked.of;
export const nearTelling = told.of;
