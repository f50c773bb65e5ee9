import AxeBuilder from '@axe-core/playwright';
import type { BrowserContext, Page } from '@playwright/test';
import type { RunningApp } from '../setup/app.ts';
import type { Client } from '../setup/client.ts';
import { newBusyMember, USER_SCREENS, VISITOR_SCREENS } from '../setup/screens.ts';
import { expect, test } from './fixtures.ts';

// each test opens twenty pages; on a busy machine that takes a while
test.describe.configure({ mode: 'parallel', timeout: 180_000 });

/** Takes over the cookies of a client, so that the pages are those of its user. */
async function useCookies(context: BrowserContext, app: RunningApp, client: Client): Promise<void> {
  await context.addCookies([...client.cookies].map(([name, value]) => ({ name, value, url: app.url })));
}

/** Once React has taken the page over, or at once on a page that ships no script. */
async function waitUntilReady(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      !document.querySelector('script[type=module]') ||
      Object.keys(document.body).some((key) => key.startsWith('__reactFiber')),
  );
}

// dark has the markup of light in other colours
const RULES_ABOUT_COLOURS = ['color-contrast', 'link-in-text-block'];

/** What is wrong with the page that is open: empty when all is well. */
async function faultsOf(page: Page, heading: string, theme: 'light' | 'dark'): Promise<string[]> {
  const { headings, wider } = await page.evaluate(() => ({
    headings: [...document.querySelectorAll('h1')].map((element) => element.textContent),
    wider: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }));
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  const { violations } = await (theme === 'dark' ? axe.withRules(RULES_ABOUT_COLOURS) : axe).analyze();
  return [
    ...(headings.length === 1 && headings[0] === heading ? [] : [`headings: ${headings.join(' | ')}`]),
    ...(wider > 0 ? [`${wider} px wider than the window`] : []),
    ...violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`),
  ];
}

/** Opens each screen in turn and tells what is wrong with it, by its path. */
async function visit(
  page: Page,
  screens: readonly (readonly [string, string])[],
  theme: 'light' | 'dark',
): Promise<Record<string, string[]>> {
  const faults: Record<string, string[]> = {};
  let errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => errors.push(`thrown: ${error.message}`));
  for (const [path, heading] of screens) {
    errors = [];
    const response = await page.goto(path);
    await waitUntilReady(page);
    const found = await faultsOf(page, heading, theme);
    if (response?.status() !== 200) found.push(`status ${response?.status()}`);
    found.push(...errors);
    if (found.length > 0) faults[path] = found;
  }
  return faults;
}

for (const theme of ['light', 'dark'] as const) {
  for (const width of [360, 1280]) {
    test.describe(`${theme}, ${width} px`, () => {
      test.use({ viewport: { width, height: 800 } });

      test.beforeEach(async ({ page }) => {
        await page.addInitScript((choice) => {
          localStorage.setItem('theme', choice);
          localStorage.setItem('seenReferralTutorial', 'true');
        }, theme);
      });

      test('every public screen loads, fits, has one h1, no console error and nothing serious by axe', async ({
        page,
      }) => {
        expect(await visit(page, VISITOR_SCREENS, theme)).toEqual({});
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      });

      test('every screen of users loads, fits, has one h1, no console error and nothing serious by axe', async ({
        page,
        context,
        app,
      }) => {
        const { client } = await newBusyMember(app);
        await useCookies(context, app, client);
        expect(await visit(page, USER_SCREENS, theme)).toEqual({});
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        // the error page
        await page.evaluate(() => {
          const form = document.createElement('form');
          form.method = 'post';
          form.action = '/account/settings';
          document.body.append(form);
          form.submit();
        });
        await expect(page.getByRole('heading', { name: 'That did not work' })).toBeVisible();
        expect(await faultsOf(page, 'That did not work', theme)).toEqual([]);
      });
    });
  }
}
