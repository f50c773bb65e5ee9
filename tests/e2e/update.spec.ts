import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { type RunningApp, startApp } from '../setup/app.ts';
import { newEmail } from '../setup/client.ts';
import { makeSecondBuild, type SecondBuild } from '../setup/second-build.ts';
import { test as base, expect, register } from './fixtures.ts';

const FIRST = 'Messages and compliments to keep at hand.';
const SECOND = 'Messages and compliments, the second build.';

const buildOf = (page: Page) =>
  page.evaluate(
    () => (window as unknown as { __remixManifest?: { version: string } }).__remixManifest?.version,
  );

/** The builds whose files a page has loaded, by the manifest it names and by its scripts' names. */
async function loadedScripts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.includes('/assets/') && name.endsWith('.js')),
  );
}

/** An app of the first build; `update` ends it and starts the second one in its place, on the same data. */
interface Update {
  first: RunningApp;
  second: SecondBuild;
  update(): Promise<RunningApp>;
}

const test = base.extend<{ builds: Update }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's names
  builds: async ({}, use) => {
    const second = makeSecondBuild({ from: FIRST, to: SECOND });
    const dataDir = mkdtempSync(path.join(os.tmpdir(), 'rapport-update-'));
    const apps = [await startApp({ dataDir })];
    const [first] = apps as [RunningApp];
    const update = async () => {
      await first.stop();
      const app = await startApp({ dataDir, cwd: second.folder, env: { PORT: new URL(first.url).port } });
      apps.push(app);
      return app;
    };
    try {
      await use({ first, second, update });
    } finally {
      for (const app of apps) await app.stop();
      rmSync(dataDir, { recursive: true, force: true });
      second.remove();
    }
  },
  baseURL: async ({ builds }, use) => use(builds.first.url),
});

test('an update never mixes two builds: open pages keep theirs, the next page is the new one, also offline', async ({
  builds: { first, second, update },
  context,
  page,
}) => {
  const missing: string[] = [];
  context.on('response', (response) => {
    if (response.status() === 404) missing.push(response.url());
  });
  await register(page, newEmail());
  await expect(page.getByText(FIRST)).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => Boolean(navigator.serviceWorker.controller));
  const firstBuild = await buildOf(page);
  const old = await context.newPage();
  await old.goto('/conversation-helper?mode=text');
  await old.waitForFunction(() => '__remixRouter' in window);
  expect((await update()).url).toBe(first.url);
  // the old page's tool still answers, from the old build's own files, which the server no longer has
  await old
    .getByRole('textbox', { name: 'Conversation' })
    .fill('Girl: Lisbon was great!\nBoy: What did you see?');
  await expect(old.getByRole('heading', { name: 'Option 3' })).toBeVisible();
  expect(await buildOf(old)).toBe(firstBuild);
  // a link in an old page leads to the whole new page, not to new data in the old one
  await page.getByRole('link', { name: 'Chat Starter', exact: true }).click();
  await expect(page.getByLabel('Profile Details')).toBeVisible();
  await expect.poll(() => buildOf(page)).toBe(second.version);
  await page.goto('/dashboard');
  await expect(page.getByText(SECOND)).toBeVisible();
  const oldNames = new Set(await loadedScripts(old));
  for (const script of await loadedScripts(page)) expect(oldNames.has(script)).toBe(false);

  // the new worker waits for the old page
  await expect
    .poll(() =>
      page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting)),
    )
    .toBe(true);
  const caches = () =>
    page.evaluate(async () => (await window.caches.keys()).filter((name) => name.includes('assets')));
  expect(await caches()).toContain(`rapport-assets-${firstBuild}`);
  await old.close();
  // the page that is loaded next lets it take over once the page that was just closed is no longer counted
  await page.reload();
  await expect.poll(caches).toEqual([`rapport-assets-${second.version}`]);
  await context.setOffline(true);
  await page.goto('/dashboard');
  await expect(page.getByText(SECOND)).toBeVisible();
  expect(await buildOf(page)).toBe(second.version);
  expect(missing).toEqual([]);
});
