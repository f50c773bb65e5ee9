import { expect, test } from './fixtures.ts';

test('the tutorial opens the first time only, step by step', async ({ page, member }) => {
  expect(member).toBeTruthy();
  await page.goto('/referrals');
  const tutorial = page.getByRole('dialog');
  await expect(tutorial.getByRole('heading', { name: 'Welcome' })).toBeVisible();
  await expect(tutorial.getByRole('button', { name: 'Back' })).toBeDisabled();
  await tutorial.getByRole('button', { name: 'Next' }).click();
  await expect(tutorial.getByRole('heading', { name: 'Share Your Link' })).toBeVisible();
  await tutorial.getByRole('button', { name: 'Back' }).click();
  await expect(tutorial.getByRole('heading', { name: 'Welcome' })).toBeVisible();
  await tutorial.getByRole('button', { name: 'Next' }).click();
  await tutorial.getByRole('button', { name: 'Next' }).click();
  await expect(tutorial.getByRole('heading', { name: 'Earn Rewards' })).toBeVisible();
  await expect(tutorial.getByRole('button', { name: 'Next' })).toHaveCount(0);
  await tutorial.getByRole('button', { name: 'Get Started' }).click();
  await expect(tutorial).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('seenReferralTutorial'))).toBe('true');

  await page.reload();
  // Copy is there once the page's script has taken over
  await expect(page.getByRole('button', { name: 'Copy' })).toBeVisible();
  await expect(tutorial).toHaveCount(0);
  await page.getByRole('button', { name: 'Show Tutorial' }).click();
  await expect(tutorial.getByRole('heading', { name: 'Welcome' })).toBeVisible();
  await expect(page).toHaveURL(/\/referrals$/);
});

test.describe('with the tutorial seen', () => {
  test.beforeEach(async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => localStorage.setItem('seenReferralTutorial', 'true'));
  });

  test('copies the link and says so for two seconds', async ({ page, member, app }) => {
    expect(member).toBeTruthy();
    const start = Date.now();
    await page.clock.install({ time: start });
    await page.goto('/referrals');
    await expect(page.getByRole('button', { name: 'Copy' })).toBeVisible();
    // from here on time passes when the test says so
    await page.clock.pauseAt(start + 3_600_000);
    const link = await page.getByLabel('Your referral link').inputValue();
    expect(link).toMatch(new RegExp(`^${app.url}/signup\\?ref=[\\w-]+$`));
    await page.getByRole('button', { name: 'Copy' }).click();
    await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    await page.clock.runFor(1900);
    await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
    await page.clock.runFor(200);
    await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
  });

  test('says so when the browser refuses to copy', async ({ page, member }) => {
    expect(member).toBeTruthy();
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
    await page.goto('/referrals');
    await page.getByRole('button', { name: 'Copy' }).click();
    await expect(page.getByText('Failed to copy to clipboard').first()).toBeVisible();
  });

  for (const [name, url] of [
    ['Twitter', /^https:\/\/twitter\.com\/intent\/tweet\?text=.*signup/],
    ['Facebook', /^https:\/\/www\.facebook\.com\/sharer\/sharer\.php\?u=.*signup/],
    ['Instagram', /^https:\/\/www\.instagram\.com\/$/],
    ['TikTok', /^https:\/\/www\.tiktok\.com\/$/],
  ] as const) {
    test(`${name}, not set up, says so and opens the platform’s own page`, async ({
      page,
      member,
      context,
    }) => {
      expect(member).toBeTruthy();
      const opened: string[] = [];
      await context.route(/twitter|facebook|instagram|tiktok/, (route) => {
        opened.push(route.request().url());
        return route.fulfill({ contentType: 'text/html', body: '<title>The platform</title>' });
      });
      await page.goto('/referrals');
      const link = await page.getByLabel('Your referral link').inputValue();
      const opening = context.waitForEvent('page');
      await page.getByRole('button', { name }).click();
      await (await opening).waitForLoadState();
      expect(opened).toEqual([expect.stringMatching(url)]);
      await expect(page.getByText(`Sharing on ${name} is not set up here`).first()).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      if (name === 'Instagram' || name === 'TikTok') {
        await page.bringToFront();
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
      }
    });
  }

  test('a sign-in that is not set up says so in a toast', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Twitter' }).click();
    await expect(page.getByText('Signing in with Twitter is not set up here.').first()).toBeVisible();
  });
});
