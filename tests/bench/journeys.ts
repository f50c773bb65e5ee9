import Database from 'better-sqlite3';
import type { Browser, BrowserContext, Page } from 'playwright';
import { type RunningApp, startApp } from '../setup/app.ts';
import { newEmail, newMember, PASSWORD } from '../setup/client.ts';
import { firstPaint, openBrowser } from './browser.ts';
import { type Fault, type FaultProxy, type LineOptions, startFaultProxy } from './fault-proxy.ts';
import type { BenchOptions } from './main.ts';
import type { Findings, Row } from './report.ts';

const LATENCY_MILLISECONDS = 400;
const KILOBITS_PER_SECOND = 400;
const QUICK_LATENCY_MILLISECONDS = 20;
const STEP_LIMIT_MILLISECONDS = 45_000;
/** A person presses again, or reloads, this often before giving up. */
const MOST_PRESSES = 4;
const QUICK_CHUNKS = 2;

/** How much JavaScript reaches the page: all, none because it is off, none because every script request fails, or all but one. */
type Scripts = 'on' | 'off' | 'blocked' | { without: string };

interface Trip {
  proxy: FaultProxy;
  page: Page;
  /** what is submitted, and looked for in the database afterwards */
  text: string;
  email: string;
}

interface Journey {
  who: string;
  /** where its form is */
  form: string;
  /** goes up to the form and fills it in */
  begin(trip: Trip): Promise<void>;
  press(trip: Trip): Promise<void>;
  /** resolves when the page shows what the submit brought */
  answered(trip: Trip): Promise<void>;
}

const VISITOR: Journey = {
  who: 'visitor: landing, contact',
  form: '/contact',
  async begin({ proxy, page, text, email }) {
    await page.goto(proxy.url);
    await page.getByRole('link', { name: 'Contact' }).click();
    await page.waitForURL('**/contact');
    await page.getByLabel('Name').fill('Ann');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Message').fill(text);
  },
  press: ({ page }) => page.getByRole('button', { name: 'Send Message' }).click({ noWaitAfter: true }),
  answered: ({ page }) => page.getByRole('status').filter({ hasText: 'Message sent' }).waitFor(),
};

const USER: Journey = {
  who: 'user: sign-in, chat helper',
  form: '/conversation-helper?mode=text',
  async begin({ proxy, page, text, email }) {
    await page.goto(`${proxy.url}/login`);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign In' }).click({ noWaitAfter: true });
    await page.waitForURL('**/dashboard');
    await page.goto(`${proxy.url}/conversation-helper?mode=text`);
    await page.getByRole('textbox', { name: 'Conversation' }).fill(text);
  },
  async press({ page }) {
    // where scripts run, the box may have asked by itself
    const analyzed = page.getByRole('heading', { name: 'Option 3' });
    if (await analyzed.isVisible()) return;
    // offered where the coach's own code did not arrive
    const onServer = page.getByRole('button', { name: 'Ask on the server instead' });
    const analyze = page.getByRole('button', { name: 'Analyze conversation' });
    await ((await onServer.isVisible()) ? onServer : analyze)
      .click({ noWaitAfter: true, timeout: 5000 })
      .catch(() => {});
  },
  async answered({ page }) {
    await page.getByRole('heading', { name: 'Option 3' }).waitFor();
    await page.getByText('Coaching session saved successfully').first().waitFor();
  },
};

function timesDone(app: RunningApp, text: string): number {
  const database = new Database(app.databaseUrl.replace(/^file:/, ''), { readonly: true });
  try {
    const row = database
      .prepare(
        `SELECT (SELECT count(*) FROM CoachingSession WHERE trim(replace(conversationText, char(13), '')) = :text)
              + (SELECT count(*) FROM ContactMessage WHERE replace(message, char(13), '') = :text) AS times`,
      )
      .get({ text }) as { times: number };
    return row.times;
  } finally {
    database.close();
  }
}

async function contextFor(
  browser: Browser,
  scripts: Scripts,
  scriptsSeen: Set<string>,
): Promise<BrowserContext> {
  // a service worker would answer in the proxy's place
  const context = await browser.newContext({ javaScriptEnabled: scripts !== 'off', serviceWorkers: 'block' });
  context.setDefaultTimeout(STEP_LIMIT_MILLISECONDS);
  await context.route(/\.js$/, (route) => {
    const { pathname } = new URL(route.request().url());
    scriptsSeen.add(pathname);
    const fails = scripts === 'blocked' || (typeof scripts === 'object' && scripts.without === pathname);
    return fails ? route.abort() : route.continue();
  });
  return context;
}

interface Outcome extends Row {
  'jobs done': number;
  'done twice': number;
  'texts lost': number;
}

/** One trip: the form filled in, pressed until the answer shows, and the rows counted that it left. */
async function travel(
  browser: Browser,
  app: RunningApp,
  proxy: FaultProxy,
  journey: Journey,
  {
    line,
    lineName,
    scripts,
    seen = new Set(),
  }: { line: LineOptions; lineName: string; scripts: Scripts; seen?: Set<string> },
): Promise<Outcome> {
  const context = await contextFor(browser, scripts, seen);
  const page = await context.newPage();
  const email = journey === USER ? (await newMember(app)).email : newEmail('visitor');
  const text = `Girl: Trip ${email.slice(0, -'@example.com'.length)}, how was it?\nBoy: Long!`;
  const trip: Trip = { proxy, page, text, email };
  proxy.reset();
  const { fault: _later, ...calm } = line;
  proxy.setLine(calm);
  let paint = Number.NaN;
  let milliseconds = Number.NaN;
  let kept = false;
  try {
    page.once('domcontentloaded', () => {
      if (scripts !== 'off')
        void firstPaint(page).then(
          (at) => (paint = at),
          () => {},
        );
    });
    await journey.begin(trip);
    proxy.setLine(line);
    const startedAt = performance.now();
    const answer = journey.answered(trip).then(() => {
      milliseconds = performance.now() - startedAt;
    });
    answer.catch(() => {});
    for (let presses = 0; presses < MOST_PRESSES && Number.isNaN(milliseconds); presses += 1) {
      // a browser whose connection broke shows its own page, and sends the form again on Reload
      if (presses > 0 && page.url().startsWith('chrome-error')) await page.reload().catch(() => {});
      else await journey.press(trip).catch(() => {});
      const patience = presses + 1 < MOST_PRESSES ? page.waitForTimeout(6000) : answer;
      await Promise.race([answer, patience]).catch(() => {});
    }
    kept = !Number.isNaN(milliseconds) || (await page.content().catch(() => '')).includes(text.slice(6, 40));
  } finally {
    await context.close();
  }
  const done = timesDone(app, text);
  return {
    journey: journey.who,
    JavaScript: typeof scripts === 'object' ? `without ${scripts.without.replace('/assets/', '')}` : scripts,
    line: lineName,
    bytes: proxy.counts.bytes,
    requests: proxy.counts.requests,
    'first paint': Number.isNaN(paint) ? '-' : Math.round(paint),
    'submit answered': Number.isNaN(milliseconds) ? 'never' : Math.round(milliseconds),
    'jobs done': Math.min(done, 1),
    'done twice': Math.max(0, done - 1),
    'texts lost': done === 0 && !kept ? 1 : 0,
  };
}

/** A fault for the first submission after it was set, and none for the rest. */
function once(fault: Fault): LineOptions['fault'] {
  let left = 1;
  return (request) => {
    if (request.method !== 'POST' || left === 0) return 'none';
    left -= 1;
    return fault;
  };
}

/** The journeys of a visitor and a user, with more or less JavaScript, on lines that are slow or fail. */
export async function travelJourneys({ quick }: BenchOptions): Promise<Findings> {
  const app = await startApp();
  const [proxy, browser] = await Promise.all([startFaultProxy(app.url), openBrowser()]);
  const line: LineOptions = quick
    ? { latencyMilliseconds: QUICK_LATENCY_MILLISECONDS }
    : { latencyMilliseconds: LATENCY_MILLISECONDS, kilobitsPerSecond: KILOBITS_PER_SECOND };
  const lineName = quick ? 'good' : 'slow';
  try {
    const rows: Outcome[] = [];
    for (const journey of [VISITOR, USER]) {
      const seen = new Set<string>();
      for (const scripts of ['on', 'off', 'blocked'] as const) {
        const wanted = scripts === 'on' ? seen : undefined;
        rows.push(await travel(browser, app, proxy, journey, { line, lineName, scripts, seen: wanted }));
      }
      for (const scripts of ['on', 'off'] as const) {
        for (const fault of quick ? (['lose'] as const) : (['lose', 'cut', 'refuse'] as const)) {
          const faulty = { ...line, fault: once(fault) };
          rows.push(
            await travel(browser, app, proxy, journey, {
              line: faulty,
              lineName: `${lineName}, ${fault}`,
              scripts,
            }),
          );
        }
      }
      const chunks = [...seen].sort();
      for (const without of quick ? chunks.slice(0, QUICK_CHUNKS) : chunks) {
        const quickLine = { latencyMilliseconds: QUICK_LATENCY_MILLISECONDS };
        rows.push(
          await travel(browser, app, proxy, journey, {
            line: quickLine,
            lineName: 'good',
            scripts: { without },
          }),
        );
      }
    }
    const sum = (name: 'jobs done' | 'done twice' | 'texts lost') =>
      rows.reduce((all, row) => all + row[name], 0);
    return {
      title: `Journeys of a visitor and a user (slow: ${KILOBITS_PER_SECOND} kbit/s, ${LATENCY_MILLISECONDS} ms a request; milliseconds)`,
      rows,
      bars: [
        { what: 'jobs done', measured: sum('jobs done'), atLeast: rows.length },
        { what: 'jobs done twice', measured: sum('done twice'), atMost: 0 },
        { what: 'texts lost', measured: sum('texts lost'), atMost: 0 },
      ],
    };
  } finally {
    await browser.close();
    await proxy.close();
    await app.stop();
  }
}
