/** The instrument's printed form: a table that is also Markdown, and sampled conversations in full. */
import { chance, shuffled } from '../../../app/features/coaching/coach/text';
import type { CaseAnswer, Row } from './measure';

export function table(title: string, rows: readonly Row[], showMisses: boolean): string {
  const width = Math.max(...rows.map((r) => r.measure.length), 7);
  const out = [
    `### ${title}`,
    '',
    `| ${'measure'.padEnd(width)} | ${'value'.padEnd(10)} | ${'bar'.padEnd(10)} | |`,
    `|${'-'.repeat(width + 2)}|${'-'.repeat(12)}|${'-'.repeat(12)}|---|`,
    ...rows.map(
      (r) =>
        `| ${r.measure.padEnd(width)} | ${r.value.padEnd(10)} | ${r.bar.padEnd(10)} | ${r.pass ? 'ok' : 'FAIL'} |`,
    ),
  ];
  if (showMisses) {
    for (const r of rows.filter((x) => x.misses.length > 0))
      out.push('', `${r.measure.trim()}: ${r.misses.join(', ')}`);
  }
  return out.join('\n');
}

/** `count` conversations chosen by `seed` alone, each with its answer in full. */
export function sample(answers: readonly CaseAnswer[], count: number, seed: number): string {
  const out: string[] = [];
  for (const { item, answer } of shuffled(chance(seed), answers).slice(0, count)) {
    out.push(`## ${item.id}`, '', ...item.text.split('\n').map((l) => `> ${l}  `), '');
    if (answer.outcome === 'blocked') out.push(`Blocked: ${answer.category}`, '');
    else {
      answer.suggestions.forEach((s, i) => {
        out.push(`${i + 1}. **${s.text}**  `, `   ${s.psychology}`);
      });
      out.push('');
    }
  }
  return out.join('\n');
}
