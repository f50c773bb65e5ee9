import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { CHROMIUM_FLAGS } from '../../scripts/find-chromium.mjs';
import { startApp } from '../setup/app.ts';
import { newMember } from '../setup/client.ts';
import type { BenchOptions } from './main.ts';
import { type Bar, type Findings, median, type Row } from './report.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const PERFECT = 100;
/** Lighthouse's performance score shakes with the machine. */
const ROUNDS = 3;
const COOKIE_SECONDS = 60 * 60;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Lighthouse's mobile scores of three pages: the median of some runs for performance, the worst for the rest. */
export async function askLighthouse({ quick }: BenchOptions): Promise<Findings> {
  const [app, port] = await Promise.all([startApp(), freePort()]);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`],
  });
  try {
    const { client } = await newMember(app);
    const devtools = await browser.newBrowserCDPSession();
    const pages = [
      { page: 'landing', path: '/', performance: 98, signedIn: false },
      { page: 'sign-in', path: '/login', performance: 98, signedIn: false },
      { page: 'dashboard', path: '/dashboard', performance: 95, signedIn: true },
    ];
    const rows: Row[] = [];
    const bars: Bar[] = [];
    for (const { page, path, performance, signedIn } of pages) {
      // Lighthouse opens its page in the browser's own profile, and leaves cookies there
      if (signedIn) {
        // one without an end would go with the window that Lighthouse closes after a round
        const expires = Date.now() / 1000 + COOKIE_SECONDS;
        const cookies = [...client.cookies].map(([name, value]) => ({ name, value, url: app.url, expires }));
        await devtools.send('Storage.setCookies', { cookies });
      }
      const scores: Record<string, number[]> = {};
      const failed = new Set<string>();
      for (let round = 0; round < (quick ? 1 : ROUNDS); round += 1) {
        const result = await lighthouse(app.url + path, {
          port,
          output: 'json',
          logLevel: 'error',
          onlyCategories: [...CATEGORIES],
        });
        if (!result) throw new Error(`Lighthouse said nothing about ${path}`);
        if (new URL(result.lhr.finalDisplayedUrl).pathname !== path)
          throw new Error(`${path} went to ${result.lhr.finalDisplayedUrl}`);
        for (const name of CATEGORIES) {
          const category = result.lhr.categories[name];
          const found = scores[name] ?? [];
          scores[name] = found;
          found.push(Math.round((category?.score ?? 0) * PERFECT));
          for (const { id, weight } of category?.auditRefs ?? []) {
            const score = result.lhr.audits[id]?.score;
            if (weight > 0 && typeof score === 'number' && score < 0.9) failed.add(id);
          }
        }
      }
      const row: Row = { page };
      for (const name of CATEGORIES) {
        const found = scores[name] ?? [];
        const measured = name === 'performance' ? median(found) : Math.min(...found);
        row[name] = measured;
        bars.push({
          what: `${page}, ${name}`,
          measured,
          atLeast: name === 'performance' ? performance : PERFECT,
        });
      }
      rows.push({ ...row, 'what fell short': [...failed].join(' ') });
    }
    return { title: 'Lighthouse, mobile', rows, bars };
  } finally {
    await browser.close();
    await app.stop();
  }
}
