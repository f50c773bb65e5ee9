/**
 * How many ways of asking the coach knows: lines of our own, by kind, written before the patterns were and meant to be hard: no two
 * are put alike.
 */
import { knownOf } from '../../../app/features/coaching/coach/known-questions';
import { classifyQuestion } from '../../../app/features/coaching/coach/questions';
import type { Row } from './measure';

const FILES = import.meta.glob<string>('./questions/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A line and the kind it asks; null for one that only looks alike. */
interface QuestionLine {
  kind: string | null;
  text: string;
}

/** Blocks of `= kind`, `? a line that asks it`, `! a line that shares its words and asks something else, or nothing`. */
function readLines(source: string): QuestionLine[] {
  const out: QuestionLine[] = [];
  let kind = '';
  for (const line of source.split('\n')) {
    const text = line.slice(1).trim();
    if (line.startsWith('=')) kind = text;
    else if (line.startsWith('?')) out.push({ kind, text });
    else if (line.startsWith('!')) out.push({ kind: null, text });
  }
  return out;
}

/** Where the patterns stand, in percent, so that a change that makes them worse shows. */
const LEAST_FOUND = 33;
const LEAST_RIGHT = 77;
const MOST_ALIKE = 8;

/** Rows of the table: lines found, right when a known kind is named, look-alikes taken for one. */
export function measureQuestions(): Row[] {
  const lines = Object.values(FILES).flatMap(readLines);
  const kindOf = (text: string) => {
    const kind = classifyQuestion(text)?.kind;
    return kind !== undefined && knownOf(kind) ? kind : null;
  };
  const asks = lines.filter(({ kind }) => kind !== null);
  const named = asks.filter(({ text }) => kindOf(text) !== null);
  const right = named.filter(({ kind, text }) => kindOf(text) === kind);
  const alike = lines.filter(({ kind }) => kind === null);
  const taken = alike.filter(({ text }) => kindOf(text) !== null);
  const row = (
    measure: string,
    part: number,
    of: number,
    bar: string,
    pass: (percent: number) => boolean,
  ): Row => {
    const percent = (100 * part) / of;
    return { measure, value: `${percent.toFixed(1)}%`, bar, pass: pass(percent), misses: [] };
  };
  return [
    row(
      `ways of asking known (${asks.length} hard lines)`,
      right.length,
      asks.length,
      `>= ${LEAST_FOUND}%`,
      (x) => x >= LEAST_FOUND,
    ),
    row(
      '  right when one is named',
      right.length,
      named.length,
      `>= ${LEAST_RIGHT}%`,
      (x) => x >= LEAST_RIGHT,
    ),
    row(
      '  look-alikes taken for one',
      taken.length,
      alike.length,
      `<= ${MOST_ALIKE}%`,
      (x) => x <= MOST_ALIKE,
    ),
  ];
}
