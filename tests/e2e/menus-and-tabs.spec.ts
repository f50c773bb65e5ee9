import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const menu = (page: Page, name: string) =>
  page.getByRole('banner').locator('details').filter({ hasText: name });

async function openMenu(page: Page, name: string) {
  await menu(page, name).locator('summary').click();
  await expect(menu(page, name)).toHaveAttribute('open');
}

/** Both with the page's script files and without them. */
for (const path of ['/login', '/pricing']) {
  test(`on ${path} a menu closes by Escape, by a press outside, and when the focus leaves it`, async ({
    page,
  }) => {
    await page.goto(path);
    await openMenu(page, 'Theme');
    await page.getByRole('banner').getByRole('button', { name: 'Light' }).focus();
    await page.keyboard.press('Escape');
    await expect(menu(page, 'Theme')).not.toHaveAttribute('open');
    await expect(menu(page, 'Theme').locator('summary')).toBeFocused();
    await openMenu(page, 'Theme');
    await page.getByRole('heading', { level: 1 }).click();
    await expect(menu(page, 'Theme')).not.toHaveAttribute('open');
    await openMenu(page, 'Theme');
    await page.getByRole('banner').getByRole('button', { name: 'System' }).focus();
    await page.keyboard.press('Tab');
    await expect(menu(page, 'Theme')).not.toHaveAttribute('open');
  });

  test(`on ${path} the theme menu marks the choice that holds`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(path);
    const marked = () =>
      menu(page, 'Theme')
        .locator('button')
        .evaluateAll((buttons) =>
          buttons
            .filter((button) => getComputedStyle(button.lastElementChild as Element).display !== 'none')
            .map((button) => button.textContent),
        );
    await openMenu(page, 'Theme');
    expect(await marked()).toEqual(['System']);
    await page.getByRole('banner').getByRole('button', { name: 'Dark' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await openMenu(page, 'Theme');
    expect(await marked()).toEqual(['Dark']);
    await page.reload();
    await openMenu(page, 'Theme');
    await expect(page.getByRole('banner').getByRole('button', { pressed: true })).toHaveText('Dark');
  });
}

/** On a slow line the answer to a choice comes long after it; the page that the person has gone on with must not move. */
for (const path of ['/login', '/pricing']) {
  test(`on ${path} a slow answer to a theme leaves the menu that is open, and the place`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 400 });
    await page.goto(path);
    let answer = () => {};
    const until = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(
      (url) => url.pathname.startsWith('/theme'),
      async (route) => {
        await until;
        await route.continue();
      },
    );
    await openMenu(page, 'Theme');
    await page.getByRole('banner').getByRole('button', { name: 'Dark' }).click();
    await expect(menu(page, 'Theme')).not.toHaveAttribute('open');
    await openMenu(page, 'Theme');
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    const top = await page.evaluate(() => scrollY);
    answer();
    const chosen = async () =>
      (await page.context().cookies()).some(({ name, value }) => name === 'rapport_theme' && value !== '');
    await expect.poll(chosen).toBe(true);
    // a router would load the page again, and only then act on it: so long does the same take here
    await page.evaluate(async (url) => {
      for (let n = 0; n < 3; n++) await (await fetch(url, { cache: 'no-store' })).text();
    }, path);
    await expect(menu(page, 'Theme')).toHaveAttribute('open');
    expect(await page.evaluate(() => scrollY)).toBe(top);
  });
}

test('on a press of another menu, the first one closes and the other opens', async ({ page, member }) => {
  expect(member).toBeTruthy();
  await openMenu(page, 'Account');
  await openMenu(page, 'Theme');
  await expect(menu(page, 'Account')).not.toHaveAttribute('open');
});

test.describe('the dashboard on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, timezoneId: 'Asia/Tokyo' });

  test('each tab stands in the strip when it is the current one, under a title of its own', async ({
    page,
    member,
  }) => {
    expect(member).toBeTruthy();
    const titles = new Set<string>();
    for (const tab of [
      '',
      '?tab=chat-helper',
      '?tab=chat-starter',
      '?tab=profile-wizard',
      '?tab=ice-breakers',
      '?tab=referrals',
    ]) {
      await page.goto(`/dashboard${tab}`);
      const current = page.getByRole('navigation', { name: 'Dashboard' }).locator('[aria-current]');
      await expect(current).toBeInViewport({ ratio: 1 });
      titles.add(await page.title());
    }
    expect(titles.size).toBe(6);
  });

  test('a card of the overview hands the focus to the tab that it opens', async ({ page, member }) => {
    expect(member).toBeTruthy();
    const nav = page.getByRole('navigation', { name: 'Dashboard' });
    await page
      .getByRole('navigation', { name: 'Tools' })
      .getByRole('link', { name: /^Ice Breakers/ })
      .click();
    await expect(page).toHaveTitle(/^Ice Breakers · /);
    await expect(nav.getByRole('link', { name: 'Ice Breakers' })).toBeFocused();
  });

  test('moments are told by the person’s own clock', async ({ page, member }) => {
    expect(member).toBeTruthy();
    const messages: string[] = [];
    page.on('console', (message) => message.type() === 'error' && messages.push(message.text()));
    await page.request.post('/api/coaching-sessions', {
      data: {
        conversationText: 'Girl: hi',
        suggestions: ['a', 'b', 'c'],
        selectedSuggestion: null,
        outcome: null,
      },
    });
    const html = await (await page.request.get('/dashboard?tab=chat-helper')).text();
    expect(html).toMatch(/<time [^>]*>[^<]+ UTC</);
    await page.goto('/dashboard?tab=chat-helper');
    const time = page.locator('time').first();
    await expect(time).not.toContainText('UTC');
    const iso = (await time.getAttribute('datetime')) ?? '';
    const clock = new Intl.DateTimeFormat('en', { timeStyle: 'short', timeZone: 'Asia/Tokyo' }).format(
      new Date(iso),
    );
    await expect(time).toContainText(clock);
    expect(messages).toEqual([]);
  });
});

test('paper is light, whatever the theme', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto('/terms');
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(33, 28, 43)');
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(241, 237, 246)');
});
