// Checks tests/specification.md against what has just run: every row must name a test that exists and passed.
//   | 12 | 5 | Sign-in email: valid address | tests/integration/accounts.test.ts › enforces the 6-character rule |
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './setup.mjs';

/** @typedef {{ file: string, name: string, passed: boolean }} TestRun */

/** @param {string} file @returns {TestRun[]} */
function vitestRuns(file) {
  if (!existsSync(file)) return [];
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return report.testResults.flatMap((suite) =>
    suite.assertionResults.map((test) => ({
      file: path.relative(root, suite.name).split(path.sep).join('/'),
      name: test.fullName,
      passed: test.status === 'passed',
    })),
  );
}

/** @param {string} file @returns {TestRun[]} */
function playwrightRuns(file) {
  if (!existsSync(file)) return [];
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const walk = (suite, titles) => [
    ...(suite.specs ?? []).map((spec) => ({
      file: `tests/e2e/${spec.file}`.replace('tests/e2e/tests/e2e/', 'tests/e2e/'),
      name: [...titles, spec.title].join(' '),
      passed: spec.ok && spec.tests.some((test) => test.status !== 'skipped'),
    })),
    ...(suite.suites ?? []).flatMap((inner) => walk(inner, [...titles, inner.title])),
  ];
  return report.suites.flatMap((suite) => walk(suite, []));
}

/** @returns {{ number: string, text: string, proofs: { file: string, name: string }[] }[]} */
export function readRows(markdown) {
  return markdown
    .split('\n')
    .filter((line) => /^\|\s*\d+\s*\|/.test(line))
    .map((line) => {
      const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'));
      const proofs = (cells[4] ?? '')
        .split('<br>')
        .map((proof) => proof.trim().split(' › '))
        .filter(([file]) => file)
        .map(([file = '', ...names]) => ({ file, name: names.join(' ') }));
      return { number: cells[1] ?? '', text: cells[3] ?? '', proofs };
    });
}

/** @returns {{ rows: number, problems: string[] }} */
export function checkSpecification(vitestReport, playwrightReport) {
  const runs = [...vitestRuns(vitestReport), ...playwrightRuns(playwrightReport)];
  const rows = readRows(readFileSync(path.join(root, 'tests/specification.md'), 'utf8'));
  const problems = rows.flatMap(({ number, proofs }) => {
    if (proofs.length === 0) return [`row ${number} names no test`];
    return proofs.flatMap(({ file, name }) => {
      const found = runs.filter((run) => run.file === file && run.name.includes(name));
      if (!name || found.length === 0) return [`row ${number}: no such test ran: ${file} › ${name}`];
      return found.every((run) => run.passed) ? [] : [`row ${number}: did not pass: ${file} › ${name}`];
    });
  });
  return { rows: rows.length, problems };
}
