/** What a profile is about, piece by piece: a hobby, a job, a dish, a wish; and what can be said of each. */
import type { ReplyTone } from '../types';
import { fill } from './fill';
import { known } from './knowledge';
import { lines, straighten } from './text';
import { topicsIn } from './topic-hits';

/** Rows of a table: c, p, i after s (says something) and q (asks); m compliments, k ice breakers, f beginnings for his own profile, o a photo. */
type Row = `${'s' | 'q'}${'c' | 'p' | 'i'}` | 'm' | 'k' | 'f' | 'o' | 'n';

export interface Subject {
  id: string;
  pattern: RegExp;
  rows: Partial<Record<Row, readonly string[]>>;
  /** Often named beside what a sentence is about: a place, a sister. */
  inPassing: boolean;
}

export interface SubjectHit {
  id: string;
  /** Her words for it, as found. */
  surface: string;
  says(tone: ReplyTone): readonly string[];
  asks(tone: ReplyTone): readonly string[];
  rows: Subject['rows'];
  inPassing: boolean;
}

/** One subject after another: '= id: PATTERN' ('- id: PATTERN' where it is named in passing), then its rows, each with its mark in front. */
export function subjectTable(table: string, whole = true): Subject[] {
  const out: Subject[] = [];
  for (const row of lines(table)) {
    const head = /^([=-]) ([\w-]+): (.+)$/.exec(row);
    if (head) {
      const [, kind, id = '', words = ''] = head;
      const pattern = new RegExp(whole ? `(?<![\\p{L}\\p{N}'-])(?:${words})(?![\\p{L}\\p{N}])` : words, 'iu');
      out.push({ id, pattern, rows: {}, inPassing: kind === '-' });
      continue;
    }
    const space = row.indexOf(' ');
    const mark = row.slice(0, space) as Row;
    const rows = out.at(-1)?.rows;
    if (rows) rows[mark] = [...(rows[mark] ?? []), row.slice(space + 1)];
  }
  return out;
}

const LETTERS = { confident: 'c', playful: 'p', intriguing: 'i' } as const;

export function hitOf({ id, rows, inPassing }: Subject, surface: string): SubjectHit {
  return {
    id,
    surface,
    rows,
    inPassing,
    says: (tone) => rows[`s${LETTERS[tone]}`] ?? [],
    asks: (tone) => rows[`q${LETTERS[tone]}`] ?? [],
  };
}

/** What stands right before a thing she does without, or only likens something to. */
const WITHOUT =
  /\b(?:like|as) an?\s+(?:\w+\s+)?$|\b(?:no|not|non|don'?t|doesn'?t|isn'?t|never|nor|hates?|without|can'?t)\s+(?:\w+\s+){0,2}$/i;

/** As much of a text as the patterns are tried on: what it is about stands at its start, and it keeps them quick on any input. */
const MOST_READ = 140;

/** Subjects of a table in a text, each with her words for it, in the order of the table. */
export function hitsIn(subjects: readonly Subject[], text: string): SubjectHit[] {
  const flat = straighten(text).slice(0, MOST_READ);
  return subjects.flatMap((subject) => {
    const found = subject.pattern.exec(flat);
    return found && !WITHOUT.test(flat.slice(0, found.index)) ? [hitOf(subject, found[0])] : [];
  });
}

/** Words that are about something else together. */
const SAYINGS = /\bhot ?dogs?\b|\bpray for\b/gi;

/** Topics of a day, and no part of who somebody is. */
const OF_THE_DAY = /^(?:weekend|weather|tired|sick|newjob|wedding|commute|dating|office)$/;

/** Subjects that a piece of a profile is about, those with most words first: the tables' own, else the topics every coach knows. */
export function subjectsIn(piece: string): SubjectHit[] {
  const own = hitsIn(known().subjects?.ofProfiles() ?? [], piece.replace(SAYINGS, ' '))
    .sort((a, b) => b.surface.length - a.surface.length)
    // A 'teacher' that is part of a 'yoga teacher' is none.
    .filter((hit, i, all) => !all.slice(0, i).some((longer) => longer.surface.includes(hit.surface)));
  if (own.length > 0) return own;
  return topicsIn([[piece]])
    .filter((t) => !t.negative && !OF_THE_DAY.test(t.topic.id))
    .map(({ topic, name, surface, hers }) => {
      const said = (tone: ReplyTone, asks: boolean) =>
        topic.lines
          .filter((l) => l.tone === tone && l.asks === asks && (hers || !l.hers))
          .flatMap((l) => fill(l.text, { x: name }) ?? []);
      return {
        id: topic.id,
        surface,
        rows: {},
        inPassing: topic.id === 'place',
        says: (t) => said(t, false),
        asks: (t) => said(t, true),
      };
    });
}
