/**
 * How the bars of slow 3G are read.
 *
 * The empty page and the landing page are opened by turns, each in a new window of a browser that has come to rest, so what a
 * busy machine adds falls on both; the ratio is that of the medians.
 *
 * A sign-in is submitted by the page itself in the first frame that shows its fields, whatever has arrived by then. It is
 * answered when the server's answer to that POST (the redirect with the session) has reached the browser; from then on
 * the browser does what any link does. Its time runs from the start of the navigation. The bar, 1.8 s where the empty page
 * paints at 1.0 s, is taken as 0.8 s after that paint, since the line's part of it does not shrink with the machine: one
 * more request of 400 ms, and 400 ms for whatever the page weighs more than nothing, the press, and checking the password.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright';
import { startApp } from '../setup/app.ts';
import { newMember, PASSWORD } from '../setup/client.ts';
import { firstPaint, openBrowser, SLOW_3G, slowDown, untilQuiet } from './browser.ts';
import type { BenchOptions } from './main.ts';
import { type Findings, median } from './report.ts';

const PAINT_RATIO = 1.1;
const ROUNDS = 11;
const BEYOND_EMPTY_MILLISECONDS = 800;
const EMPTY_PAGE =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Empty</title><p>An empty static page.</p></html>';

async function serveEmptyPage() {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(EMPTY_PAGE);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

async function paintOf(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await untilQuiet(browser);
  await slowDown(context, page, SLOW_3G);
  await page.goto(url, { waitUntil: 'commit' });
  const milliseconds = await firstPaint(page);
  await context.close();
  return milliseconds;
}

/** On the clock that pages start theirs from. */
const now = () => performance.timeOrigin + performance.now();

interface SignInTimes {
  shown: number;
  answered: number;
  dashboard: number;
}

/** Signs in as soon as the fields are painted, whatever else has arrived. Times from the start of the navigation. */
async function signInTimes(browser: Browser, url: string, email: string): Promise<SignInTimes> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(
    ([address, password]) => {
      if (location.pathname !== '/login') return;
      const look = () => {
        const form = document.querySelector<HTMLFormElement>('form#login');
        const button = form?.querySelector<HTMLButtonElement>('button:not([type=button])');
        const painted = performance.getEntriesByName('first-contentful-paint')[0];
        if (!form || !button || !painted) return requestAnimationFrame(look);
        for (const [name, value] of [
          ['email', address],
          ['password', password],
        ] as const) {
          const field = form.elements.namedItem(name);
          if (field instanceof HTMLInputElement) field.value = value ?? '';
        }
        sessionStorage.setItem('shown', String(performance.now()));
        sessionStorage.setItem('startedAt', String(performance.timeOrigin));
        button.click();
      };
      requestAnimationFrame(look);
    },
    [email, PASSWORD],
  );
  await untilQuiet(browser);
  await slowDown(context, page, SLOW_3G);
  const answer = page
    .waitForResponse((response) => response.request().method() === 'POST')
    .then((response) => ({ status: response.status(), answeredAt: now() }));
  await page.goto(`${url}/login`, { waitUntil: 'commit' });
  const { status, answeredAt } = await answer;
  if (status !== 302 && status !== 202 && status !== 200) throw new Error(`the sign-in answered ${status}`);
  await page.waitForURL('**/dashboard', { waitUntil: 'commit' });
  const dashboardAt = now();
  const { shown, startedAt } = await page.evaluate(() => ({
    shown: Number(sessionStorage.getItem('shown')),
    startedAt: Number(sessionStorage.getItem('startedAt')),
  }));
  await context.close();
  return { shown, answered: answeredAt - startedAt, dashboard: dashboardAt - startedAt };
}

export async function measureSlow3g({ quick }: BenchOptions): Promise<Findings> {
  const [app, empty, browser] = await Promise.all([startApp(), serveEmptyPage(), openBrowser()]);
  try {
    const { email } = await newMember(app);
    const rounds = quick ? 1 : ROUNDS;
    const paints: Record<'empty' | 'landing', number[]> = { empty: [], landing: [] };
    const signIns: SignInTimes[] = [];
    // the first page of a browser pays for the browser, and the first of a server for the server
    await paintOf(browser, empty.url);
    await paintOf(browser, app.url);
    for (let round = 0; round < rounds; round += 1) {
      const pages = [
        ['empty', empty.url],
        ['landing', app.url],
      ] as const;
      for (const [name, url] of round % 2 === 0 ? pages : pages.toReversed()) {
        paints[name].push(await paintOf(browser, url));
      }
      signIns.push(await signInTimes(browser, app.url, email));
    }
    const emptyPaint = median(paints.empty);
    const landing = median(paints.landing);
    const answered = median(signIns.map((times) => times.answered));
    const rounded = (milliseconds: number) => Math.round(milliseconds);
    const range = (all: number[]) => `${rounded(Math.min(...all))}–${rounded(Math.max(...all))}`;
    return {
      title: 'Slow 3G: 400 kbit/s, 400 ms a request, processor 4 times slower (milliseconds)',
      rows: [
        { page: 'empty static page', 'first paint': rounded(emptyPaint), 'of all': range(paints.empty) },
        { page: 'landing', 'first paint': rounded(landing), 'of all': range(paints.landing) },
        {
          page: 'sign-in',
          'first paint': rounded(median(signIns.map((times) => times.shown))),
          'of all': range(signIns.map((times) => times.shown)),
          'submit answered': rounded(answered),
          'dashboard begins': rounded(median(signIns.map((times) => times.dashboard))),
        },
      ],
      bars: [
        {
          what: 'landing paint to empty page',
          measured: landing / emptyPaint,
          atMost: PAINT_RATIO,
          unit: ' times',
        },
        {
          what: 'sign-in answered after the empty page paints',
          measured: answered - emptyPaint,
          atMost: BEYOND_EMPTY_MILLISECONDS,
          unit: ' ms',
        },
      ],
    };
  } finally {
    await browser.close();
    empty.close();
    await app.stop();
  }
}
