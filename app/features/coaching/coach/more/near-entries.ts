/** What is asked and told as it is really put, each with replies of its own, for what is too rare to be a kind (near/). */
import { REPLY_TONES, type ReplyTone } from '../../types';
import { topic } from '../content/topic';
import type { KnownQuestion } from '../known-questions';
import { hash, lines } from '../text';
import type { ToldKind } from '../told';
import { ASKED_NEAR, ASKED_SHORT_NEAR, SAID_NEAR, TOLD_NEAR } from './near';

/** One question or telling: ways of putting it, what he may have told before it, and its rows of replies. */
export interface NearEntry {
  kind: string;
  ways: readonly string[];
  /** Empty where it needs nothing before it. */
  after: readonly string[];
  mark: ToldKind['mark'];
  /** Said in few words, so that much lies near it. */
  brief: boolean;
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
function entriesOf(tables: readonly string[], brief = false): NearEntry[] {
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
        brief,
        rows: rows.filter((r) => !r.startsWith('<')),
      };
    });
}

/** All of them, in the order of their places in near-weights.ts. */
export const readAsked = () => [...entriesOf(ASKED_NEAR), ...entriesOf(ASKED_SHORT_NEAR, true)];
export const readTold = () => [...entriesOf(TOLD_NEAR), ...entriesOf(SAID_NEAR, true)];

/** What their places were found from. */
export const waysOf = (all: readonly NearEntry[]) =>
  all.map((e) => [...e.ways, ...e.after].join('\n')).join('\n');

/** The entries that are read, and what is made of each when it is first needed. */
function entries<T>(read: () => readonly NearEntry[], make: (entry: NearEntry) => T) {
  let all: readonly NearEntry[] | null = null;
  let byKind: ReadonlyMap<string, NearEntry> | null = null;
  const made = new Map<string, T>();
  const list = () => {
    all ??= read();
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

/** With one question to ask, one of the three replies asks it: not always the same. */
const askingTone = (e: NearEntry) => REPLY_TONES[hash(e.kind) % REPLY_TONES.length] as ReplyTone;
const ASKING: Readonly<Record<ReplyTone, string>> = { confident: 'C', playful: 'P', intriguing: 'I' };

const asked = entries<KnownQuestion>(readAsked, (e) => ({
  kind: e.kind,
  asks: /$^/,
  lines: linesOf(said(e)),
  back: back(e),
  asksBack: askingTone(e),
}));

const told = entries<ToldKind>(readTold, (e) => ({
  lines: linesOf([...said(e), ...back(e).map((b) => `${ASKING[askingTone(e)]} ${b}`)]),
  mark: e.mark,
}));

export const askedEntries = asked.all;
export const toldEntries = told.all;
export const nearQuestion = asked.of;
export const nearTelling = told.of;
