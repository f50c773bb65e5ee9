import { PASSWORD } from '../setup/client.ts';
import { register } from './fixtures.ts';
import { walkTutorial } from './referral-tutorial';
import { expect, newAccount, test } from './social-fixtures.ts';

test('signs in by plain links, and ends on the dashboard', async ({ page, oauth }) => {
  for (const name of ['Twitter', 'Facebook'] as const) {
    const account = newAccount();
    oauth.script(name.toLowerCase() as Lowercase<typeof name>, account);
    await page.context().clearCookies();
    await page.goto('/login');
    await page.getByRole('link', { name }).click();
    await page.waitForURL('**/dashboard');
    await expect(page.getByText(account.email)).toBeVisible();
  }
});

test('says in a sentence why a sign-in did not work, with a way back', async ({ page, oauth }) => {
  oauth.script('twitter', { authorize: 'refuse' });
  await page.goto('/login');
  await page.getByRole('link', { name: 'Twitter' }).click();
  await expect(page.getByText('You did not allow Rapport to use your Twitter account.')).toBeVisible();
  await page.getByRole('link', { name: 'Go back' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
});

test('links an existing account by its password', async ({ page, oauth }) => {
  const account = newAccount();
  await register(page, account.email);
  await page.context().clearCookies();
  oauth.script('facebook', account);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Facebook' }).click();
  await page.getByLabel('Password').fill('Wrong-1!');
  await page.getByRole('button', { name: 'Link and sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('Incorrect email or password');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Link and sign in' }).click();
  await page.waitForURL('**/dashboard');
});

test('the referral screen: link, public share pages, tutorial', async ({ page }) => {
  const { email } = newAccount();
  await register(page, email);
  await page.goto('/referrals');
  await expect(page.getByLabel('Your referral link')).toHaveValue(/\/signup\?ref=[\w-]+$/);
  await expect(page.getByRole('link', { name: 'Twitter' })).toHaveAttribute(
    'href',
    /twitter\.com\/intent\/tweet/,
  );
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await walkTutorial(page);
});
