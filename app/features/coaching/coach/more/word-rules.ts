/**
 * Kinds known by words that stand together in one sentence or message, in whatever order: 'door + shut|slammed + behind me' knows that
 * she is locked out, however it is put. They were written by hand, so they know what the learned weights saw too few lines of.
 *
 * A table has blocks of `=kind` and rows of groups with ` + ` between; a group lists words, starts of words (`slam*`) and phrases with `|`
 * between. A row is met where one of each group stands in the text and none of a group that starts with `-`. They are written as
 * `spaced` leaves a text, which a test keeps: to do that to all of them would take a second at the first text.
 */
import { plain } from '../text';

export interface WordHit {
  kind: string;
  /** How many groups the row has that was met: the more, the more it says. */
  weight: number;
}

/** Its words with a space around each; apostrophes are gone, as many leave them out. */
export function spaced(text: string): string {
  return ` ${plain(text)
    .replace(/'/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
}

/** Letters by which the start of a word is found. */
const LETTERS = 3;

function push<T>(to: Map<string, T[]>, key: string, value: T): void {
  const there = to.get(key);
  if (there) there.push(value);
  else to.set(key, [value]);
}

/** Finds the kinds whose rows a text meets, each once, those that say most first. */
export function wordRules(tables: readonly string[]): (text: string) => WordHit[] {
  const kinds: string[] = [];
  /** By row: its kind, and how many groups must be met. */
  const kindOf: number[] = [];
  const needs: number[] = [];
  /** By group: its row, and whether it rules that out. */
  const rowOf: number[] = [];
  const rulesOut: boolean[] = [];
  /** Groups by a word or two words; by the first two words of a longer phrase or the first of an open one, with it; by the first letters of a word's start, with it. */
  const words = new Map<string, number[]>();
  const phrases = new Map<string, [phrase: string, group: number][]>();
  const starts = new Map<string, [start: string, group: number][]>();

  for (const block of tables.flatMap((table) => table.split(/^=/m).slice(1))) {
    const [kind = '', ...rows] = block.trim().split('\n');
    kinds.push(kind);
    for (const source of rows) {
      const row = kindOf.push(kinds.length - 1) - 1;
      const groups = source.split(' + ');
      needs.push(groups.filter((g) => !g.startsWith('-')).length);
      for (const own of groups) {
        const out = own.startsWith('-');
        const group = rowOf.push(row) - 1;
        rulesOut.push(out);
        for (const one of (out ? own.slice(1) : own).split('|')) {
          const start = one.endsWith('*');
          const bare = start ? one.slice(0, -1) : one;
          const all = bare.split(' ');
          const first = all.slice(0, all.length > 2 ? 2 : 1).join(' ');
          if (all.length > 2 || (start && all.length > 1))
            push(phrases, first, [start ? ` ${bare}` : ` ${bare} `, group]);
          else if (start) push(starts, bare.slice(0, LETTERS), [bare, group]);
          else push(words, bare, group);
        }
      }
    }
  }

  /** In which text a group was last met, a row was last touched and last ruled out; and how many of its groups were met in that. */
  const metIn = new Int32Array(rowOf.length);
  const touchedIn = new Int32Array(needs.length);
  const ruledOutIn = new Int32Array(needs.length);
  const met = new Uint8Array(needs.length);
  let text = 0;
  return (source) => {
    text++;
    const touched: number[] = [];
    const meet = (group: number) => {
      if (metIn[group] === text) return;
      metIn[group] = text;
      const row = rowOf[group] as number;
      if (rulesOut[group]) {
        ruledOutIn[row] = text;
        return;
      }
      if (touchedIn[row] !== text) {
        touchedIn[row] = text;
        met[row] = 0;
        touched.push(row);
      }
      met[row] = (met[row] ?? 0) + 1;
    };
    const all = spaced(source);
    const tokens = all.trim().split(' ');
    for (const [i, token] of tokens.entries()) {
      for (const key of [token, `${token} ${tokens[i + 1] ?? ''}`]) {
        for (const group of words.get(key) ?? []) meet(group);
        for (const [phrase, group] of phrases.get(key) ?? []) if (all.includes(phrase)) meet(group);
      }
      for (const [start, group] of starts.get(token.slice(0, LETTERS)) ?? [])
        if (token.startsWith(start)) meet(group);
    }
    const found = new Map<number, number>();
    for (const row of touched) {
      const weight = needs[row] ?? 0;
      if (met[row] !== weight || ruledOutIn[row] === text) continue;
      const kind = kindOf[row] ?? 0;
      if (weight > (found.get(kind) ?? 0)) found.set(kind, weight);
    }
    return [...found]
      .map(([kind, weight]) => ({ kind: kinds[kind] ?? '', weight }))
      .sort((a, b) => b.weight - a.weight);
  };
}
