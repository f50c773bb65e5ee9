import { spawn } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const MOST_MILLISECONDS = 300_000;

/** Runs an instrument; its table goes to the log when a bar was missed. */
function run(script: string, ...args: string[]): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [path.join(ROOT, 'scripts', script), ...args], { cwd: ROOT });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.once('exit', (code) => resolve({ code, output }));
  });
}

/** The instruments are commands of their own; a short run of each keeps them, and the bars that hold at any speed, alive. */
it.concurrent.each([
  ['eval-coach.mjs', ['--quick']],
  ['eval-ocr.mjs', ['--quick']],
  ['bench-web.mjs', ['--quick']],
] as [string, string[]][])(
  '%s %j keeps its bars',
  async (script, args) => {
    const { code, output } = await run(script, ...args);
    expect(code, output).toBe(0);
  },
  MOST_MILLISECONDS,
);
