import { execFileSync } from 'node:child_process';
import type { BrowserContext, Page } from '@playwright/test';
import { startApp } from '../setup/app.ts';
import { newEmail } from '../setup/client.ts';
import { CONVERSATION_TEXT } from './draw-conversation.ts';
import { expect, register, sessionsOf, signIn, test } from './fixtures.ts';

const OFFLINE = 'You are offline: the built-in coach answers on this device.';

/** The worker controls the page, and the screens that work offline are on the device. */
async function readyForOffline(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect(async () => {
    const kept = await page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith('rapport-private-'));
      // Not caches.open: it would make the one anew that the worker has just deleted, empty and for good.
      const pages = await Promise.all(names.map((cacheName) => caches.match('/account', { cacheName })));
      return Boolean(navigator.serviceWorker.controller) && pages.length > 0 && pages.every(Boolean);
    });
    expect(kept).toBe(true);
  }).toPass();
}

/** Everything that this browser keeps of a person: caches that are theirs or name them, and drafts. */
async function privateTraces(page: Page, email: string): Promise<string[]> {
  return page.evaluate(async (email) => {
    const found = Object.keys(localStorage).filter((key) => key.startsWith('rapport-draft'));
    for (const name of await caches.keys()) {
      if (/^rapport-(private|state)/.test(name)) found.push(name);
      const cache = await caches.open(name);
      for (const key of await cache.keys()) {
        const kept = await cache.match(key);
        if (!name.startsWith('rapport-ocr') && (await kept?.text())?.includes(email)) found.push(key.url);
      }
    }
    return found;
  }, email);
}

async function waitingTexts(page: Page): Promise<number> {
  return page.getByRole('list', { name: 'Waiting to be saved' }).getByRole('listitem').count();
}

async function logOut(page: Page): Promise<void> {
  await page.getByText('Account', { exact: true }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
}

async function replyOffline(page: Page, context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  await page.goto('/conversation-helper?mode=text');
  await page
    .getByRole('button', { name: 'Enter Text' })
    .or(page.getByRole('link', { name: 'Enter Text' }))
    .click();
  await page.getByRole('textbox', { name: 'Conversation' }).fill(CONVERSATION_TEXT);
  await expect(page.getByRole('heading', { name: 'Option 3' })).toBeVisible();
}

/** Saves so many starters from another browser, which stays open. */
async function useStarters(
  page: Page,
  context: BrowserContext,
  member: string,
  count: number,
  extra: { fromOutbox?: boolean } = {},
): Promise<Page> {
  const other = await context.browser()?.newContext({ baseURL: new URL(page.url()).origin });
  const elsewhere = await other?.newPage();
  if (!elsewhere) throw new Error('no second browser');
  await signIn(elsewhere, member);
  await elsewhere.waitForURL('**/dashboard');
  await elsewhere.evaluate(
    async ({ count, extra }) => {
      for (let number = 1; number <= count; number += 1) {
        await fetch('/api/coaching-sessions', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({
            type: 'chat-starter',
            conversationText: `profile ${number}`,
            suggestions: ['a', 'b', 'c'],
            ...extra,
          }),
        });
      }
    },
    { count, extra },
  );
  return elsewhere;
}

test('offline after one visit: three replies from text, waiting, and saved once when the line is back', async ({
  page,
  member,
  context,
}) => {
  expect(member).toContain('@');
  await readyForOffline(page);
  await replyOffline(page, context);
  // above the content, and in sight however far the page is scrolled
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByText(OFFLINE)).toBeInViewport();
  await expect(page.getByText('Psychology:')).toHaveCount(3);
  await expect(page.getByText('Waiting to be saved: sent when the line is back')).toBeVisible();
  // a reload, still without a line, loses neither the page nor what waits
  await page.reload();
  await expect(page.getByText('Waiting to be saved: sent when the line is back')).toBeVisible();
  await expect(page.getByText(/What was last seen, on/)).toBeVisible();
  expect(await waitingTexts(page)).toBe(1);
  // a second tab wakes up at the same moment
  const other = await context.newPage();
  await other.goto('/dashboard?tab=chat-helper');
  await expect(other.getByText('Waiting to be saved: sent when the line is back')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Waiting to be saved')).toHaveCount(0);
  await expect(other.getByText('Waiting to be saved')).toHaveCount(0);
  await expect(page.getByText(OFFLINE)).toHaveCount(0);
  const sessions = await sessionsOf(page);
  expect(sessions.map(({ type }) => type)).toEqual(['chat-helper']);
  expect(sessions[0]?.conversationText).toBe(CONVERSATION_TEXT);
  await page.reload();
  await expect(page.getByText(/Lisbon/).first()).toBeVisible();
});

test('offline, one box that is asked again waits as one session', async ({ page, member, context }) => {
  expect(member).toContain('@');
  await readyForOffline(page);
  await replyOffline(page, context);
  await page
    .getByRole('textbox', { name: 'Conversation' })
    .fill(`${CONVERSATION_TEXT}\nBoy: I do!\nGirl: Where to?`);
  await expect(page.getByText('Where to?').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Option 3' })).toBeVisible();
  await expect(
    page
      .getByRole('list', { name: 'Waiting to be saved' })
      .getByText(/Where to/)
      .first(),
  ).toBeVisible();
  expect(await waitingTexts(page)).toBe(1);
  await context.setOffline(false);
  await expect(page.getByText('Waiting to be saved')).toHaveCount(0);
  const sessions = await sessionsOf(page);
  expect(sessions).toHaveLength(1);
  expect(sessions[0]?.conversationText).toContain('Where to?');
});

test('offline the starters and the wizard answer too, beyond the plan’s limit once, and unvisited pages say so', async ({
  page,
  member,
  context,
}) => {
  expect(member).toContain('@');
  await readyForOffline(page);
  // the last of the month's five is used while this device is away
  await context.setOffline(true);
  await page.goto('/conversation-starters');
  await page.getByLabel('Profile Details').fill('Anna, 31, climbs, bakes sourdough and loves museums');
  await page.getByRole('button', { name: 'Generate Openers' }).click();
  await expect(page.getByRole('heading', { name: 'Opener 3' })).toBeVisible();
  await page.goto('/dashboard?tab=profile-wizard');
  for (const label of [
    'Current Bio',
    'Interests & Hobbies',
    'Career & Education',
    "What You're Looking For",
    'Values & Lifestyle',
  ]) {
    await page.getByLabel(label).fill('I restore old Vespas and cook long dinners');
  }
  await page.getByRole('button', { name: 'Get Profile Enhancement Suggestions' }).click();
  await expect(page.getByRole('heading', { name: 'Enhancement 3' })).toBeVisible();
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.goto('/terms');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expect(page.getByText('This page is not kept on this device.')).toBeVisible();
  await expect(page).toHaveTitle('You are offline · Rapport');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.goto('/dashboard');
  await expect(page.getByText(member)).toBeVisible();
  const elsewhere = await useStarters(page, context, member, 5);
  await context.setOffline(false);
  await expect(async () => {
    const types = (await sessionsOf(elsewhere)).map(({ type }) => type);
    expect(types.filter((type) => type === 'chat-starter')).toHaveLength(6);
    expect(types.filter((type) => type === 'profile-wizard')).toHaveLength(1);
  }).toPass();
  await elsewhere.context().close();
});

test('what the plan has no room for stays on the device, says why, and is saved once there is room', async ({
  page,
  member,
  context,
  app,
}) => {
  await readyForOffline(page);
  await context.setOffline(true);
  await page.goto('/conversation-starters');
  await page.getByLabel('Profile Details').fill('Anna, 31, climbs, bakes sourdough and loves museums');
  await page.getByRole('button', { name: 'Generate Openers' }).click();
  await expect(page.getByRole('heading', { name: 'Opener 3' })).toBeVisible();
  // the page counts what the server does not know of yet
  await expect(page.getByText('4 of 5 left this month.')).toBeVisible();
  // a later session must not wait behind it
  await replyOffline(page, context);
  await page.goto('/dashboard?tab=chat-starter');
  // the month's five, and as many as devices may send late
  const elsewhere = await useStarters(page, context, member, 10, { fromOutbox: true });
  await context.setOffline(false);
  await expect(
    page.getByText(/^Kept on this device until your plan has room: You have used all 5/),
  ).toBeVisible();
  await expect
    .poll(async () => (await sessionsOf(elsewhere)).filter(({ type }) => type === 'chat-helper'))
    .toHaveLength(1);
  execFileSync(process.execPath, ['build/operator.js', 'plan', 'set', member, 'price_pro'], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      DATABASE_URL: app.databaseUrl,
      DATA_DIR: app.dataDir,
      SESSION_SECRET: 'a secret for tests that is long enough to be taken',
    },
  });
  await page.reload();
  const isHers = ({ conversationText }: { conversationText: string }) => conversationText.startsWith('Anna');
  await expect.poll(async () => (await sessionsOf(page)).filter(isHers)).toHaveLength(1);
  await expect(page.getByText('Kept on this device')).toHaveCount(0);
  await elsewhere.context().close();
});

test('a page from the device asks who is signed in: spinner, then the page, or the way out after a 401', async ({
  browser,
}) => {
  const app = await startApp();
  const context = await browser.newContext({ baseURL: app.url });
  const page = await context.newPage();
  const email = newEmail();
  await register(page, email);
  await readyForOffline(page);
  await app.stop('SIGKILL');
  let tries = 0;
  let letGo = () => {};
  // the answer about the current user is held back until the spinner was seen
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/user', async (route) => {
    tries += 1;
    await held;
    await route.abort('connectionrefused');
  });
  await page.goto('/dashboard');
  const spinner = page.getByRole('status').filter({ hasText: 'Loading...' });
  await expect(spinner).toBeVisible();
  letGo();
  await expect(spinner).toHaveCount(0);
  await expect(page.getByText(email)).toBeVisible();
  await expect(
    page.getByText('The server cannot be reached: this page shows what was last seen.'),
  ).toBeVisible();
  // the asking goes on behind the page
  await expect.poll(() => tries).toBe(4);
  await page.unroute('**/api/user');
  let asked = 0;
  await page.route('**/api/user', (route) => {
    asked += 1;
    return route.fulfill({ status: 401, body: 'Not signed in' });
  });
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/$/);
  expect(asked).toBe(1);
  expect(await privateTraces(page, email)).toEqual([]);
  await context.close();
});

test('a line that never answers covers a page from the device for two seconds at most, and none not at all', async ({
  browser,
}) => {
  const app = await startApp();
  const context = await browser.newContext({ baseURL: app.url });
  const page = await context.newPage();
  const email = newEmail();
  await register(page, email);
  await readyForOffline(page);
  await app.stop('SIGKILL');
  await page.route('**/api/user', () => {});
  const spinner = page.getByRole('status').filter({ hasText: 'Loading...' });
  await page.goto('/dashboard');
  await expect(spinner).toBeVisible();
  await expect(spinner).toHaveCount(0, { timeout: 4000 });
  await expect(page.getByText(email)).toBeVisible();
  await context.setOffline(true);
  await page.addInitScript(() => {
    const look = () => {
      if (document.querySelector('[role=status].fixed.inset-0')) document.title = 'A spinner was seen';
      requestAnimationFrame(look);
    };
    look();
  });
  await page.goto('/dashboard');
  await expect(page.getByText(OFFLINE)).toBeInViewport();
  await expect(page).not.toHaveTitle('A spinner was seen');
  await context.close();
});

test('sign-out sends what waits, or asks before it drops it, and wipes what is private; the theme stays', async ({
  page,
  member,
  context,
}) => {
  expect(member).toContain('@');
  await readyForOffline(page);
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await replyOffline(page, context);
  await expect(page.getByText('Waiting to be saved: sent when the line is back')).toBeVisible();
  // the line is back for everything but the saving
  await page.route('**/api/coaching-sessions', (route) => route.abort('connectionreset'));
  await context.setOffline(false);
  await logOut(page);
  const dialog = page.getByRole('dialog', { name: '1 session is not saved yet' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(dialog).toHaveCount(0);
  await logOut(page);
  await expect(dialog).toBeVisible();
  await page.unroute('**/api/coaching-sessions');
  await dialog.getByRole('button', { name: 'Send first, then log out' }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(await privateTraces(page, member)).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  // nothing of theirs is left to see without a line
  await context.setOffline(true);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await context.setOffline(false);
  await signIn(page, member);
  await page.waitForURL('**/dashboard');
  expect(await sessionsOf(page)).toHaveLength(1);
});

test('a logout that fails is told to the console only', async ({ page, member }) => {
  expect(member).toContain('@');
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.route('**/api/logout', (route) => route.fulfill({ status: 500, body: 'no' }));
  await logOut(page);
  await expect.poll(() => errors.some((text) => text.includes('Logout failed'))).toBe(true);
  await expect(page).toHaveURL(/dashboard/);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('another person on the same browser sees nothing of the first', async ({ page, member, context }) => {
  expect(member).toContain('@');
  await readyForOffline(page);
  await page.goto('/conversation-helper?mode=text');
  await page.getByRole('textbox', { name: 'Conversation' }).fill('Girl: the first one’s secret');
  await page.context().clearCookies();
  const second = newEmail('second');
  await register(page, second);
  await readyForOffline(page);
  await expect(async () => {
    const kept = await page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith('rapport-private-'));
      const texts = await Promise.all(
        names.map(async (name) => {
          const cache = await caches.open(name);
          const answers = await Promise.all((await cache.keys()).map((key) => cache.match(key)));
          return Promise.all(answers.map((answer) => answer?.text() ?? ''));
        }),
      );
      return texts.flat().join('\n');
    });
    expect(kept).toContain(second);
    expect(kept).not.toContain(member);
  }).toPass();
  await page.goto('/conversation-helper?mode=text');
  await expect(page.getByRole('textbox', { name: 'Conversation' })).toHaveValue('');
  await context.setOffline(true);
  await page.goto('/dashboard');
  await expect(page.getByText(second)).toBeVisible();
});

test('is installable: manifest, icons, and a worker that no cache keeps', async ({ page, app }) => {
  await page.goto('/login');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await (await page.request.get(`${app.url}${href}`)).json();
  expect(manifest).toMatchObject({ name: 'Rapport', start_url: '/dashboard', display: 'standalone' });
  for (const { src, sizes, type } of manifest.icons as { src: string; sizes: string; type: string }[]) {
    const icon = await page.request.get(`${app.url}${src}`);
    expect(icon.headers()['content-type']).toContain(type);
    if (type !== 'image/png') continue;
    const bytes = await icon.body();
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
  }
  const purposes = manifest.icons.map(
    ({ sizes, purpose }: { sizes: string; purpose: string }) => `${sizes} ${purpose}`,
  );
  expect(purposes).toEqual(expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']));
  const worker = await page.request.get(`${app.url}/sw.js`);
  expect(worker.headers()['cache-control']).toBe('no-cache');
  expect(worker.headers()['content-type']).toContain('javascript');
});

test('public pages register no worker', async ({ page }) => {
  await page.goto('/pricing');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});
