// npm test: sets up what is missing, then runs everything: unit tests, integration tests on SQLite and PostgreSQL,
// short runs of the instruments, and the browser journeys. Ends with one line of counts.
//   npm test -- unit | integration | instruments | e2e     runs one part
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root, setUp } from './setup.mjs';

process.chdir(root);
await setUp();

const results = path.join(root, 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const only = process.argv[2];
const wanted = (part) => !only || only === part;
const bin = (file) => path.join(root, 'node_modules', file);

/** @param {string} file @returns {{ passed: number, failed: number, skipped: number }} */
function vitestCounts(file) {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
  };
}

/** @param {string} file */
function playwrightCounts(file) {
  const { stats } = JSON.parse(readFileSync(file, 'utf8'));
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
}

const total = { passed: 0, failed: 0, skipped: 0 };
let broken = false;

/** @param {string[]} args @param {string} report @param {(file: string) => typeof total} read @param {object} env */
function run(args, report, read, env = {}) {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  try {
    const counts = read(report);
    for (const key of Object.keys(total)) total[key] += counts[key];
    if (status !== 0 && counts.failed === 0) broken = true;
  } catch {
    broken = true;
  }
}

const { findChromium } = await import('./find-chromium.mjs');
const chromium = await findChromium();
const env = { CHROMIUM_PATH: chromium, NODE_ENV: 'test' };

/** @param {string} name @param {string[]} projects */
function runVitest(name, projects) {
  const report = path.join(results, `${name}.json`);
  const chosen = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  run([bin('vitest/vitest.mjs'), 'run', ...chosen, ...reporters], report, vitestCounts, env);
}

const projects = [
  ...(wanted('unit') ? ['unit', 'coach'] : []),
  ...(wanted('integration') ? ['sqlite', 'postgres'] : []),
];
if (projects.length) runVitest('vitest', projects);
// alone, since they measure
if (wanted('instruments')) runVitest('instruments', ['instruments']);
if (wanted('e2e')) {
  const report = path.join(results, 'playwright.json');
  run(
    [bin('@playwright/test/cli.js'), 'test', '--config', 'tests/e2e/playwright.config.ts'],
    report,
    playwrightCounts,
    {
      ...env,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    },
  );
}

if (!only) {
  const { checkSpecification } = await import('./check-specification.mjs');
  const { rows, problems } = checkSpecification(
    path.join(results, 'vitest.json'),
    path.join(results, 'playwright.json'),
  );
  console.log(`\nspecification: ${rows} rows, ${problems.length} without proof`);
  for (const problem of problems) console.error(`  ${problem}`);
  if (problems.length > 0 || rows === 0) total.failed += 1;
  else total.passed += 1;
}

console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = broken || total.failed > 0 || total.passed === 0 ? 1 : 0;
