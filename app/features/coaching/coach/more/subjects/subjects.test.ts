import { describe, expect, it } from 'vitest';
import { known } from '../../knowledge';
import type { Subject } from '../../subjects';
import { hitsIn, subjectsIn, subjectTable } from '../../subjects';
import { FORBIDDEN } from '../../wording';
import '../../index';
import { PROMPTS } from './prompts';
import { WISHES } from './wishes';

const tables = known().subjects;
if (!tables) throw new Error('The server’s coach knows subjects.');
const profiles = tables.ofProfiles();
const everywhere: readonly Subject[] = [
  ...profiles,
  ...tables.ofTraits(),
  ...tables.ofOccasions(),
  ...subjectTable(PROMPTS, false),
  ...subjectTable(WISHES),
];
const MOST = { s: 100, q: 95, m: 125, k: 145, f: 70, o: 130 } as const;

describe('the tables of subjects', () => {
  it('name each subject once', () => {
    const ids = profiles.map((s) => s.id);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });

  it('have something to say and to ask of each in every tone', () => {
    const rows = ['sc', 'sp', 'si', 'qc', 'qp', 'qi'] as const;
    expect(profiles.filter((s) => rows.some((r) => (s.rows[r]?.length ?? 0) < 2)).map((s) => s.id)).toEqual(
      [],
    );
    expect(profiles.filter((s) => !s.rows.m || !s.rows.f || !s.rows.o || !s.rows.n).map((s) => s.id)).toEqual(
      [],
    );
  });

  it('say nothing forbidden, too long, twice, or in the wrong form', () => {
    const faults: string[] = [];
    const seen = new Set<string>();
    for (const { id, rows } of everywhere) {
      for (const [row, lines] of Object.entries(rows)) {
        if (row === 'n') continue;
        for (const line of lines) {
          const kind = row.charAt(0) as keyof typeof MOST;
          const at = `${id} ${row} ${line}`;
          if (FORBIDDEN.test(line.replaceAll('{x}', 'x'))) faults.push(`forbidden: ${at}`);
          if (line.length > MOST[kind]) faults.push(`too long: ${at}`);
          if (kind === 'q' && !/^[^?]*\?$/.test(line)) faults.push(`asks no one question: ${at}`);
          if (/[sm]/.test(kind) && line.includes('?')) faults.push(`asks: ${at}`);
          if (kind === 'f' && !line.endsWith(' ...')) faults.push(`has no gap: ${at}`);
          if (seen.has(line)) faults.push(`twice: ${at}`);
          seen.add(line);
        }
      }
    }
    expect(faults).toEqual([]);
  });
});

describe('a piece of a profile is about', () => {
  it.each([
    ['Bouldering twice a week, badly but with commitment', 'climbing'],
    ['ICU nurse on nights', 'nurse'],
    ['I have a border terrier called Bess', 'own-dog'],
    ['sourdough every sunday', 'bread'],
    ['currently obsessed with roller skating', 'roller-skating'],
    ['tea not coffee', 'tea'],
  ])('%s', (piece, id) => {
    expect(subjectsIn(piece).map((s) => s.id)).toContain(id);
  });

  it.each([
    ['tea not coffee', 'coffee'],
    ["I'm like a golden retriever in human form", 'own-dog'],
    ['Yoga teacher', 'teacher'],
    ["can't stand karaoke", 'karaoke'],
  ])('%s, but not %s', (piece, id) => {
    expect(subjectsIn(piece).map((s) => s.id)).not.toContain(id);
  });

  it('what an app asked before it is known, too', () => {
    expect(tables.askedBy('Two truths and a lie')?.id).toMatch(/truth/);
    expect(tables.askedBy('My most irrational fear')?.id).toMatch(/fear/);
    expect(tables.wishesIn('Looking for someone kind and funny', null).map((s) => s.id)).toContain('kind');
  });

  it('takes the first that fits of a table in the order of the table', () => {
    const made = subjectTable('= one: tea\nn tea\n= two: green tea\nn green tea');
    expect(hitsIn(made, 'green tea').map((s) => s.id)).toEqual(['one', 'two']);
  });
});
