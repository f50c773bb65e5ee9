/** What she asks or tells in another language than English, where tables of it are known ('more/'): the first block that is met. */
import { topic } from '../content/topic';
import type { LanguageBlock } from '../knowledge';
import { sentences, straighten } from '../text';
import { LANGUAGES } from './languages';
import { memory } from './memory';

/** Lower case without accents, as the expressions are written. */
export function folded(text: string): string {
  return straighten(text)
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/ı/g, 'i')
    .replace(/ł/g, 'l')
    .replace(/ß/g, 'ss');
}

function blocksOf(table: string): LanguageBlock[] {
  return table
    .split(/^=/m)
    .slice(1)
    .map((block) => {
      const [head = '', rows = ''] = block.split(/\n(.*)/s);
      const space = head.indexOf(' ');
      const all = rows.split('\n').filter(Boolean);
      return {
        kind: head.slice(0, space),
        // without the flag for any case, which takes longer: `folded` leaves small letters
        asks: new RegExp(head.slice(space + 1), 'u'),
        lines: topic('', 'x', null, all.filter((r) => !r.startsWith('b ')).join('\n')).lines,
        back: all.filter((r) => r.startsWith('b ')).map((r) => r.slice(2)),
      };
    });
}

/** Read when the language is first met. */
const read = new Map<string, LanguageBlock[]>();

function tableOf(language: string): LanguageBlock[] {
  const there = read.get(language);
  if (there) return there;
  const table = blocksOf(LANGUAGES[language] ?? '');
  read.set(language, table);
  return table;
}

/** Kinds that stand for any question: only where a question mark says that it is one. */
const GENERAL = new Set([
  'wh',
  'yesNo',
  'which',
  'would',
  'likeIt',
  'canYou',
  'howMuch',
  'why',
  'howYou',
  'whoYou',
  'whereYou',
]);
const TOLD = 'told.';

/** The same sentence is asked about for each reply. */
const met = memory<LanguageBlock | null>(500);

function firstMet(language: string, sentence: string, told: boolean): LanguageBlock | null {
  const key = `${language} ${told} ${sentence}`;
  const there = met.get(key);
  if (there !== undefined) return there;
  met.makeRoom();
  const block = find(language, sentence, told);
  met.set(key, block);
  return block;
}

function find(language: string, sentence: string, told: boolean): LanguageBlock | null {
  const text = folded(sentence);
  if (text.length > 400) return null;
  const isQuestion = text.includes('?');
  return (
    tableOf(language).find(
      ({ kind, asks }) =>
        kind.startsWith(TOLD) === told && (isQuestion || told || !GENERAL.has(kind)) && asks.test(text),
    ) ?? null
  );
}

/** Of the last sentences so many are looked at. */
const MOST_SENTENCES = 6;

/** The block of the last sentence that one is known for, or null; what asks tells nothing. */
function lastMet(language: string, herLines: readonly string[], told: boolean): LanguageBlock | null {
  for (const s of herLines
    .flatMap((l) => sentences(l))
    .slice(-MOST_SENTENCES)
    .toReversed()) {
    const block = told && s.includes('?') ? null : firstMet(language, s, told);
    if (block) return block;
  }
  return null;
}

/** What she asks last, or null. */
export function askedIn(language: string, herLines: readonly string[]): LanguageBlock | null {
  return lastMet(language, herLines, false);
}

/** What she tells last, or null. */
export function toldAs(language: string, herLines: readonly string[]): LanguageBlock | null {
  return lastMet(language, herLines, true);
}
