import type { BrowserContext, Page } from '@playwright/test';
import { newEmail } from '../setup/client.ts';
import { CONVERSATION_TEXT } from './draw-conversation.ts';
import { expect, register, test } from './fixtures.ts';

/** As a browser whose person saves data: the page and its worker are told so, and every request says it. */
async function saveData(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
}

const kept = (page: Page) =>
  page.evaluate(async () => {
    const addresses: string[] = [];
    for (const name of await caches.keys()) {
      if (name === 'rapport-state') continue;
      for (const { url } of await (await caches.open(name)).keys()) addresses.push(new URL(url).pathname);
    }
    return addresses.sort();
  });

test('whoever saves data loads nothing unasked, and keeps what they did load', async ({ page, context }) => {
  await saveData(context, page);
  const asked: string[] = [];
  context.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await register(page, newEmail());
  expect(
    await page.evaluate(() => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData),
  ).toBe(true);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => Boolean(navigator.serviceWorker.controller));
  expect(await kept(page)).toEqual([]);
  await page.goto('/conversation-helper?mode=text');
  await page.getByRole('textbox', { name: 'Conversation' }).fill(CONVERSATION_TEXT);
  await expect(page.getByRole('heading', { name: 'Option 3' })).toBeVisible();
  const files = await kept(page);
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !asked.includes(file))).toEqual([]);
  expect(files.filter((file) => file.startsWith('/ocr/'))).toEqual([]);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, serviceWorkers: 'block' });

  test('nothing moves: not while the page waits, not on the way up', async ({ page, member }) => {
    expect(member).toBeTruthy();
    const moving = () =>
      page.evaluate(() => {
        const running = document.getAnimations().filter(({ playState }) => playState === 'running');
        return running.map((animation) => (animation as CSSAnimation).animationName ?? 'a transition');
      });
    await page.route('**/api/coach/**', () => {});
    await page.goto('/conversation-helper?mode=text');
    await page.getByRole('textbox', { name: 'Conversation' }).fill(CONVERSATION_TEXT);
    await expect(page.getByText('Analyzing conversation...')).toBeVisible();
    await expect.poll(moving).toEqual([]);
    await page.goto('/terms');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
    const heights = await page.evaluate(() => {
      window.scrollTo(0, document.body.scrollHeight);
      const link = document.querySelector<HTMLElement>('footer a');
      link?.addEventListener('click', (event) => event.preventDefault());
      const before = window.scrollY;
      link?.click();
      return { before, after: window.scrollY };
    });
    expect(heights.before).toBeGreaterThan(0);
    expect(heights.after).toBe(0);
  });
});
