import { PASSWORD } from '../setup/client.ts';
import { register, signIn } from './fixtures.ts';
import { blockPopups, expect, newAccount, notePopups, test } from './social-fixtures.ts';

test.describe('signing in through a pop-up', () => {
  for (const [platform, name] of [
    ['twitter', 'Twitter'],
    ['facebook', 'Facebook'],
  ] as const) {
    test(`${name}: a centred 600 by 600 pop-up, then the dashboard`, async ({ page, oauth }) => {
      const account = newAccount();
      oauth.script(platform, account);
      await notePopups(page);
      await page.goto('/login');
      const opening = page.waitForEvent('popup');
      await page.getByRole('button', { name }).click();
      const popup = await opening;
      await page.waitForURL('**/dashboard');
      await expect(page.getByText(account.email)).toBeVisible();
      expect(popup.isClosed()).toBe(true);
    });
  }

  test('asks for the pop-up by the specification’s address, title and size', async ({ page, oauth }) => {
    oauth.script('twitter', { ...newAccount(), authorize: 'wait' });
    await notePopups(page);
    await page.goto('/login');
    const opening = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Twitter' }).click();
    const popup = await opening;
    const [[url, title, place] = []] = await page.evaluate(() => window.opened);
    expect([url, title]).toEqual(['/api/auth/twitter', 'Twitter Login']);
    const centre = await page.evaluate(() => [screenX + outerWidth / 2, screenY + outerHeight / 2]);
    const parts = Object.fromEntries(
      String(place)
        .split(',')
        .map((part) => part.split('=')),
    ) as Record<string, string>;
    expect([parts.width, parts.height]).toEqual(['600', '600']);
    expect(Math.abs(Number(parts.left) + 300 - (centre[0] ?? 0))).toBeLessThanOrEqual(1);
    expect(Math.abs(Number(parts.top) + 300 - (centre[1] ?? 0))).toBeLessThanOrEqual(1);
    await expect(page.getByRole('button', { name: 'Facebook' })).toHaveAttribute('aria-disabled', 'true');
    await popup.close();
  });

  test('says so when the window was closed, and when the person refused', async ({ page, oauth }) => {
    oauth.script('twitter', { ...newAccount(), authorize: 'wait' });
    await page.goto('/login');
    const opening = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Twitter' }).click();
    await (await opening).close();
    await expect(page.getByText('Authentication window was closed').first()).toBeVisible();
    oauth.script('twitter', { authorize: 'refuse' });
    await page.getByRole('button', { name: 'Twitter' }).click();
    await expect(
      page.getByText('You did not allow Rapport to use your Twitter account.').first(),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
  });

  for (const [what, script, sentence] of [
    ['a foreign state', { authorize: 'wrong-state' }, 'This answer does not belong to a sign-in'],
    ['a platform that answers 500', { token: 500 }, 'Twitter is having trouble (500).'],
  ] as const) {
    test(`says in a toast what went wrong: ${what}`, async ({ page, oauth }) => {
      oauth.script('twitter', { ...newAccount(), ...script });
      await page.goto('/login');
      await page.getByRole('button', { name: 'Twitter' }).click();
      await expect(page.getByRole('alert').filter({ hasText: sentence }).first()).toBeVisible();
      await expect(page).toHaveURL(/\/login$/);
      await expect(page.getByRole('button', { name: 'Twitter' })).not.toHaveAttribute('aria-disabled');
    });
  }

  test('does not listen to another origin', async ({ page, oauth }) => {
    oauth.script('facebook', { ...newAccount(), authorize: 'wait' });
    await page.goto('/login');
    const opening = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Facebook' }).click();
    const popup = await opening;
    await expect(popup.getByRole('link', { name: 'Allow' })).toBeVisible();
    const heard = page.evaluate(
      () => new Promise((resolve) => addEventListener('message', (event) => resolve(event.data.type))),
    );
    await popup.evaluate(() =>
      window.opener.postMessage({ type: 'social-auth-success', accessToken: 'somebody else’s' }, '*'),
    );
    expect(await heard).toBe('social-auth-success');
    await expect(page).toHaveURL(/\/login$/);
    expect(popup.isClosed()).toBe(false);
    await popup.getByRole('link', { name: 'Allow' }).click();
    await page.waitForURL('**/dashboard');
  });

  test('asks for the password of an account that there is already, inside the pop-up', async ({
    page,
    oauth,
    browser,
    app,
  }) => {
    const account = newAccount();
    const context = await browser.newContext({ baseURL: app.url });
    await register(await context.newPage(), account.email);
    await context.close();
    oauth.script('twitter', account);
    await page.goto('/login');
    const opening = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Twitter' }).click();
    const popup = await opening;
    await popup.getByLabel('Password').fill(PASSWORD);
    await popup.getByRole('button', { name: 'Link and sign in' }).click();
    await page.waitForURL('**/dashboard');
    await expect(page.getByText(account.email)).toBeVisible();
  });

  test('asks for an e-mail when the platform tells none, inside the pop-up', async ({ page, oauth }) => {
    const { id, email } = newAccount();
    oauth.script('facebook', { id });
    await page.goto('/login');
    const opening = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Facebook' }).click();
    const popup = await opening;
    await popup.getByLabel('Email').fill(email);
    await popup.getByRole('button', { name: 'Create Account' }).click();
    await page.waitForURL('**/dashboard');
    await expect(page.getByText(email)).toBeVisible();
  });

  test('goes there in the same window where no pop-up may open, and honours redirectTo', async ({
    page,
    oauth,
  }) => {
    oauth.script('twitter', newAccount());
    await blockPopups(page);
    await page.goto('/login?redirectTo=%2Freferrals');
    await page.getByRole('button', { name: 'Twitter' }).click();
    await page.waitForURL('**/referrals');
  });

  test('goes on by itself when the platform cut the tie between the two windows', async ({ page, oauth }) => {
    oauth.script('twitter', { ...newAccount(), authorize: 'wait' });
    await page.goto('/login');
    const opening = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Twitter' }).click();
    const popup = await opening;
    await popup.evaluate(() => {
      window.opener = null;
    });
    const allow = await popup.getByRole('link', { name: 'Allow' }).getAttribute('href');
    const cut = await page.context().newPage();
    await cut.goto(allow ?? '');
    await page.waitForURL('**/dashboard');
  });
});

test.describe('sharing', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('seenReferralTutorial', 'true'));
  });

  test('posts for real, cannot be closed meanwhile, and refreshes the figures', async ({
    page,
    oauth,
    member,
    browser,
    app,
  }) => {
    expect(member).toBeTruthy();
    oauth.script('twitter', { authorize: 'wait' });
    await page.goto('/referrals');
    const link = await page.getByLabel('Your referral link').inputValue();
    const opening = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Twitter' }).click();
    const popup = await opening;
    const dialog = page.getByRole('dialog', { name: 'Share on Twitter' });
    await expect(dialog).toBeVisible();
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await expect(dialog).toBeVisible();

    // a friend joins while the pop-up is open
    const context = await browser.newContext({ baseURL: app.url });
    const friend = await context.newPage();
    await friend.goto(link);
    await friend.getByLabel('Email').fill(newAccount().email);
    await friend.getByLabel('Password').fill(PASSWORD);
    await friend.getByRole('button', { name: 'Create Account' }).click();
    await friend.waitForURL('**/dashboard');
    await context.close();

    const before = oauth.posts.length;
    await popup.getByRole('link', { name: 'Allow' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Shared on Twitter').first()).toBeVisible();
    expect(oauth.posts.slice(before).map((post) => post.body.text)).toEqual([expect.stringContaining(link)]);
    await expect(page.getByText('Total Referrals').locator('..')).toContainText('1');
    await expect(page.getByText('Chat Helper Credits').first().locator('..')).toContainText('10');
    expect(popup.isClosed()).toBe(true);
  });

  for (const name of ['Facebook', 'Instagram', 'TikTok'] as const) {
    test(`posts on ${name}`, async ({ page, oauth, member }) => {
      expect(member).toBeTruthy();
      oauth.script(name.toLowerCase() as Lowercase<typeof name>, {});
      const before = oauth.posts.length;
      await page.goto('/referrals');
      await page.getByRole('button', { name }).click();
      await expect(page.getByText(`Shared on ${name}`).first()).toBeVisible();
      expect(oauth.posts.length).toBe(before + 1);
    });
  }

  test('a lost answer leaves a Retry, which posts once and needs no second pop-up', async ({
    page,
    oauth,
    member,
  }) => {
    expect(member).toBeTruthy();
    oauth.script('twitter', {});
    let sent = 0;
    await page.route('**/api/social-share', async (route) => {
      sent += 1;
      if (sent > 1) return route.fallback();
      await route.fetch();
      await route.abort('connectionreset');
    });
    await page.goto('/referrals');
    const before = oauth.posts.length;
    await page.getByRole('button', { name: 'Twitter' }).click();
    const toast = page.getByRole('alert').filter({ hasText: 'Error sharing' });
    await expect(toast).toContainText('The connection was lost before an answer came.');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'Retry' }).last().click();
    await expect(page.getByText('Shared on Twitter').first()).toBeVisible();
    expect([sent, oauth.posts.length - before]).toEqual([2, 1]);
  });

  test('a share without any answer ends by itself', async ({ page, oauth, member }) => {
    expect(member).toBeTruthy();
    oauth.script('twitter', {});
    await page.clock.install();
    let sent = 0;
    await page.route('**/api/social-share', () => {
      sent += 1;
    });
    await page.goto('/referrals');
    await page.getByRole('button', { name: 'Twitter' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect.poll(() => sent).toBe(1);
    await page.clock.runFor(46_000);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('alert').filter({ hasText: 'There was no answer in time' })).toBeVisible();
  });

  test('tells the platform’s own reason', async ({ page, oauth, member }) => {
    expect(member).toBeTruthy();
    oauth.script('twitter', { share: 'refuse' });
    await page.goto('/referrals');
    await page.getByRole('button', { name: 'Twitter' }).click();
    const toast = page.getByRole('alert').filter({ hasText: 'Error sharing' });
    await expect(toast).toContainText('You are not allowed to create a Tweet with duplicate content.');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('tells that the window was closed', async ({ page, oauth, member }) => {
    expect(member).toBeTruthy();
    oauth.script('tiktok', { authorize: 'wait' });
    await page.goto('/referrals');
    const opening = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'TikTok' }).click();
    await (await opening).close();
    const toast = page.getByRole('alert').filter({ hasText: 'Error sharing' });
    await expect(toast).toContainText('Authentication window was closed');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('tells that no pop-up could open', async ({ page, member }) => {
    expect(member).toBeTruthy();
    await blockPopups(page);
    await page.goto('/referrals');
    await page.getByRole('button', { name: 'Instagram' }).click();
    const toast = page.getByRole('alert').filter({ hasText: 'Error sharing' });
    await expect(toast).toContainText(
      'Failed to open social auth window. Please enable popups and try again.',
    );
  });
});

test('a linked account signs in with its password as before', async ({ page, oauth }) => {
  const account = newAccount();
  oauth.script('facebook', account);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Facebook' }).click();
  await page.waitForURL('**/dashboard');
  await page.context().clearCookies();
  // it has no password: nobody gets in by guessing one
  await signIn(page, account.email);
  await expect(page.getByText('Incorrect email or password').first()).toBeVisible();
});
