/**
 * How much of what she asks and tells is known: on the server by what was learned, measured on the lines that are never learned from;
 * on the device by patterns, measured on lines written before these were and meant to be hard.
 */
import { parseConversation } from '../../../app/features/coaching/coach/conversation';
import { knownOf } from '../../../app/features/coaching/coach/known-questions';
import { betweenTheTwo, isReproach } from '../../../app/features/coaching/coach/more/between-the-two';
import { KINDS as FEEL_KINDS } from '../../../app/features/coaching/coach/more/feel-weights';
import { feelOf } from '../../../app/features/coaching/coach/more/feels';
import {
  ASKED as ASKED_FINER,
  TOLD as TOLD_FINER,
} from '../../../app/features/coaching/coach/more/finer-weights';
import { toldIn } from '../../../app/features/coaching/coach/more/told-kinds';
import { openQuestions } from '../../../app/features/coaching/coach/questions';
import { isSure } from '../../../app/features/coaching/coach/told';
import { isHeldOut, type KindLine, readLines } from './learn-kinds';
import type { Row } from './measure';

const ASKED = import.meta.glob<string>('./questions/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const FINER_ASKED = import.meta.glob<string>('./finer-questions/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const FINER_TOLD = import.meta.glob<string>('./finer-tellings/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const FELT = import.meta.glob<string>(['./feels/*.txt', '!./feels/between-the-two.txt'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const TO_HIM = import.meta.glob<string>('./feels/between-the-two.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const TOLD = import.meta.glob<string>('./tellings/*.txt', { query: '?raw', import: 'default', eager: true });

/** Feels, and the groups they are in. */
const FEELS = [...FEEL_KINDS, 'story', 'good', 'hard', 'doing'];

/** The files the patterns were measured by from the start. */
const FOR_PATTERNS = /\/(?:about-him|arranging|dating|her-side|tastes)\.txt$/;

interface Floor {
  found: number;
  right: number;
  alike: number;
}

/** Where they stand, in percent, so that a change that makes them worse shows. */
const LEARNED: Floor = { found: 45, right: 75, alike: 8 };
const TELLINGS: Floor = { found: 47, right: 84, alike: 5 };
/** The same of the finer kinds, of which there are three times as many and fewer lines each. */
const FINER_LEARNED: Floor = { found: 40, right: 80, alike: 5 };
const FINER_TELLINGS: Floor = { found: 18, right: 78, alike: 5 };
const FEEL: Floor = { found: 40, right: 65, alike: 100 };
const SAID_TO_HIM: Floor = { found: 35, right: 90, alike: 100 };
const PATTERNS: Floor = { found: 33, right: 77, alike: 8 };

function rowsOf(
  name: string,
  lines: readonly KindLine[],
  kindsOf: (text: string) => string[],
  floor: Floor,
): Row[] {
  const read = lines.map(({ kind, text }) => ({ kind, found: kindsOf(text) }));
  const asks = read.filter(({ kind }) => kind !== null);
  const alike = read.filter(({ kind }) => kind === null);
  const named = asks.filter(({ found }) => found.length > 0);
  const right = named.filter(({ kind, found }) => found.includes(kind ?? ''));
  const taken = alike.filter(({ found }) => found.length > 0);
  const row = (measure: string, part: number, of: number, bar: number, most = false): Row => {
    const percent = (100 * part) / of;
    return {
      measure,
      value: `${percent.toFixed(1)}%`,
      bar: `${most ? '<=' : '>='} ${bar}%`,
      pass: most ? percent <= bar : percent >= bar,
      misses: [],
    };
  };
  return [
    row(`${name} (${asks.length} hard lines)`, right.length, asks.length, floor.found),
    row('  right when one is named', right.length, named.length, floor.right),
    row('  look-alikes taken for one', taken.length, alike.length, floor.alike, true),
  ];
}

const linesOf = (files: Record<string, string>) => Object.values(files).flatMap(readLines);

/** The lines that nothing was learned from. */
function heldOut(files: Record<string, string>): KindLine[] {
  return linesOf(files).filter(isHeldOut);
}

function asked(text: string): string[] {
  return openQuestions([text], '').flatMap(({ kind }) => (knownOf(kind) ? kind : []));
}

/** What the coach would speak to; the feel of it, which it falls back on, is no kind. */
function told(text: string): string[] {
  const [first] = toldIn([text]);
  return isSure(first) && !FEELS.includes(first.kind) ? [first.kind] : [];
}

/** The feel of it, where that is clear; a group of feels is none. */
function feel(text: string): string[] {
  const found = feelOf([text])?.kind;
  return found && FEEL_KINDS.includes(found) ? [found] : [];
}

/** What she says to him alone, after he proposed something. */
function toHim(text: string): string[] {
  if (isReproach([text])) return ['reproach'];
  const found = betweenTheTwo([text], parseConversation(`Boy: drinks tomorrow?\nGirl: ${text}`))?.kind;
  return found ? [found] : [];
}

/**
 * Only what is of these kinds, or of none of them. A line of a finer kind may be known by the broad one it lies in, and a line that only looks
 * like a broad kind may well be of a finer one: neither is right or wrong.
 */
function among(kindsOf: (text: string) => string[], kinds: readonly string[], wanted: boolean) {
  return (text: string) => kindsOf(text).filter((kind) => kinds.includes(kind) === wanted);
}

/** With all the coach knows. */
export function measureLearned(): Row[] {
  const { kinds: finerAsked } = ASKED_FINER;
  const { kinds: finerTold } = TOLD_FINER;
  return [
    ...rowsOf('ways of asking known', heldOut(ASKED), among(asked, finerAsked, false), LEARNED),
    ...rowsOf('finer ways of asking', heldOut(FINER_ASKED), among(asked, finerAsked, true), FINER_LEARNED),
    ...rowsOf('ways of telling known', heldOut(TOLD), among(told, finerTold, false), TELLINGS),
    ...rowsOf('feels of tellings', heldOut(FELT), feel, FEEL).slice(0, 2),
    ...rowsOf('said to him alone', heldOut(TO_HIM), toHim, SAID_TO_HIM).slice(0, 2),
    ...rowsOf('finer ways of telling', heldOut(FINER_TOLD), among(told, finerTold, true), FINER_TELLINGS),
  ];
}

/** With what the device knows. */
export function measurePatterns(): Row[] {
  const files = Object.entries(ASKED).filter(([name]) => FOR_PATTERNS.test(name));
  return rowsOf('ways of asking known', linesOf(Object.fromEntries(files)), asked, PATTERNS);
}
