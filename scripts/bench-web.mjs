/**
 * npm run bench:web                 the app on bad lines: every part, one table each; ends with 1 when a bar is missed
 *   --part=journeys                 a visitor and a user, with JavaScript on, off, blocked, failing chunk by chunk
 *   --part=throughput               requests per second of kept pages and of the same pages rendered afresh
 *   --part=slow3g                   first paint and sign-in on 400 kbit/s, 400 ms, a slow phone
 *   --part=faults                   300 submissions; every tenth answer lost, every tenth connection cut
 *   --part=lighthouse               Lighthouse's mobile scores
 *   --quick                         a short run of each, without Lighthouse
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { findChromium } from './find-chromium.mjs';
import { openModules, root } from './load-modules.mjs';
import { setUp } from './setup.mjs';

const { values: options } = parseArgs({
  options: { part: { type: 'string', multiple: true }, quick: { type: 'boolean', default: false } },
});
process.chdir(root);
await setUp();
process.env.CHROMIUM_PATH ??= await findChromium();

const modules = await openModules();
try {
  const { run } = await modules.load('/tests/bench/main.ts');
  const kept = await run({ parts: options.part, quick: options.quick });
  process.exitCode = kept ? 0 : 1;
} finally {
  await modules.close();
}
