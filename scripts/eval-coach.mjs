/**
 * npm run eval:coach            one table; ends with 1 when a bar is missed
 *   --quick                     the first set alone, its times never failing: what `npm test` runs of it. The bars on all
 *                               the sets are kept there by tests/unit/coach-*bars.test.ts
 *   --misses                    also the cases that fell short
 *   --sample 10 --seed 7        conversations at random by seed, with their replies in full
 *   --set 'unseen 2'            only the sets of conversations whose name contains this
 *   --held-out                  only the first set that nobody tuned on
 *   --browser                   also the milliseconds in Chromium at 4x CPU slowdown (bar: median under 100)
 *   --hosted                    also through GEMINI_BASE_URL / GEMINI_MODEL with GEMINI_API_KEY
 */

import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { openModules, root } from './load-modules.mjs';

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    misses: { type: 'boolean', default: false },
    'held-out': { type: 'boolean', default: false },
    set: { type: 'string' },
    hosted: { type: 'boolean', default: false },
    browser: { type: 'boolean', default: false },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});
const alias = { '~': `${root}app` };
const MAX_KIB = 120;
const CPU_SLOWDOWN = 4;
const MAX_BROWSER_MS = 100;

/** The coach as the browser gets it: minified, nothing but the coach in it. */
async function bundledCoach(format) {
  const [{ build: bundle }, { minify }] = await Promise.all([import('esbuild'), import('terser')]);
  const built = await bundle({
    entryPoints: [`${root}app/features/coaching/coach/device.ts`],
    bundle: true,
    write: false,
    format,
    globalName: 'rapportCoach',
    target: 'es2022',
    alias,
    // what device.ts imports for the order alone
    logOverride: { 'ignored-bare-import': 'silent' },
  });
  // as the build does it, see vite.config.ts
  const small = await minify(built.outputFiles[0].text, {
    module: format === 'esm',
    toplevel: false,
    compress: { passes: 2 },
  });
  return small.code;
}

async function bytesOfCoach() {
  return gzipSync(await bundledCoach('esm'), { level: 9 }).length;
}

/** What a phone's browser needs: every conversation once, in Chromium slowed down, after a few to warm up. */
async function browserRow(cases) {
  const { chromium } = await import('playwright');
  const code = await bundledCoach('iife');
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });
  try {
    const page = await browser.newPage();
    const session = await page.context().newCDPSession(page);
    await page.addScriptTag({ content: code });
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const { first, times } = await page.evaluate(
      (texts) => {
        const { coach } = globalThis.rapportCoach;
        const answer = (conversation) => {
          const start = performance.now();
          coach({ kind: 'replies', conversation, advanced: true });
          return performance.now() - start;
        };
        return { first: answer(texts[0]), times: texts.map(answer) };
      },
      cases.map((c) => c.text),
    );
    const sorted = times.toSorted((a, b) => a - b);
    const median = sorted[Math.floor(sorted.length / 2)];
    return {
      measure: `Chromium at ${CPU_SLOWDOWN}x slowdown, ms (median; worst; very first)`,
      value: `${median.toFixed(1)}; ${sorted.at(-1).toFixed(0)}; ${first.toFixed(0)}`,
      bar: `< ${MAX_BROWSER_MS}`,
      pass: median < MAX_BROWSER_MS,
      timed: true,
      misses: [],
    };
  } finally {
    await browser.close();
  }
}

/** Is a bar missed that fails this run? */
const missed = (rows) => rows.some((r) => !r.pass && !(options.quick && r.timed));

const modules = await openModules({ alias });
let failed = false;
try {
  const load = (path) => modules.load(path);
  const { NEWEST, parts, LATEST } = await load('/tests/eval/coach/cases.ts');
  const measures = await load('/tests/eval/coach/measure.ts');
  const { answerAll, embedded, measureReplies, measureShield } = measures;
  const { measureLibrary, measureProfiles } = await load('/tests/eval/coach/measure-profiles.ts');
  const { DEVICE_BARS, NEWEST_BARS, onDevice } = measures;
  const { measureLearned, measurePatterns } = await load('/tests/eval/coach/question-lines.ts');
  const { sample, table } = await load('/tests/eval/coach/report.ts');
  const named = options['held-out'] ? 'held out' : options.quick ? 'first conversations' : undefined;
  const sets = parts(options.set ?? named);
  const latest = options.set ? [] : sets.filter(([name]) => LATEST.includes(name)).flatMap(([, set]) => set);
  const newest = options.set ? [] : sets.filter(([name]) => NEWEST.includes(name)).flatMap(([, set]) => set);
  const cases = sets
    .filter(([name]) => options.set || !(NEWEST.includes(name) || LATEST.includes(name)))
    .flatMap(([, set]) => set);
  // Once unmeasured, so that the first conversation does not pay for loading and compiling.
  await answerAll(cases.slice(0, 20), embedded);
  const answers = await answerAll(cases, embedded, 2);
  if (options.sample) {
    const all = [...answers, ...(await answerAll(newest, embedded))];
    console.log(sample(all, Number(options.sample), Number(options.seed)));
  } else {
    const gzip = await bytesOfCoach();
    const rows = [
      ...measureReplies(answers),
      ...(await measureProfiles(embedded)),
      ...(await measureLibrary(embedded, 60)),
      ...measureShield(),
      ...(options.quick ? [] : measureLearned()),
    ];
    failed = missed(rows);
    console.log(table(`Embedded coach, ${cases.length} conversations`, rows, options.misses));
    if (newest.length > 0) {
      const fresh = measureReplies(await answerAll(newest, embedded, 2), NEWEST_BARS);
      failed ||= missed(fresh);
      console.log(`\n${table(`The newest sets, ${newest.length} conversations`, fresh, options.misses)}`);
    }
    if (latest.length > 0) {
      const shown = measureReplies(await answerAll(latest, embedded)).map((r) => ({
        ...r,
        bar: '',
        pass: true,
      }));
      console.log(
        `\n${table(`The latest sets, ${latest.length} conversations (shown, never failing)`, shown, false)}`,
      );
    }
    if (!options.set && !options.quick && !options['held-out']) {
      const { measureHardSigns } = await load('/tests/eval/coach/hard-signs.ts');
      console.log(
        `\n${table('Signs in chats written to be hard, never learned from (shown, never failing)', measureHardSigns(), false)}`,
      );
    }
    // The device's bars are for all the sets together.
    const replies = async () =>
      options.quick ? [] : measureReplies(await answerAll(cases, embedded), DEVICE_BARS);
    const onPhone = await onDevice(async () => [
      ...(await replies()),
      ...(await measureProfiles(embedded)),
      ...(options.quick ? [] : measurePatterns()),
      {
        measure: 'bytes of the coach in the browser (gzip, KiB)',
        value: (gzip / 1024).toFixed(1),
        bar: `<= ${MAX_KIB}`,
        pass: gzip <= MAX_KIB * 1024,
        misses: [],
      },
      ...(options.browser ? [await browserRow(cases)] : []),
    ]);
    failed ||= missed(onPhone);
    console.log(
      `\n${table(`On the device${options.quick ? '' : `, ${cases.length} conversations`}`, onPhone, options.misses)}`,
    );
    if (options.hosted) {
      const { hostedEngine } = await load('/tests/eval/coach/hosted.ts');
      const engine = hostedEngine(process.env);
      if (engine === null) {
        console.log('\nNo hosted model: set GEMINI_API_KEY (and GEMINI_BASE_URL, GEMINI_MODEL if you like).');
      } else {
        const hosted = await answerAll(cases, engine);
        console.log(
          `\n${table(`Hosted model, ${cases.length} conversations (shown, never failing)`, measureReplies(hosted), options.misses)}`,
        );
      }
    }
  }
} finally {
  await modules.close();
}
process.exitCode = failed ? 1 : 0;
