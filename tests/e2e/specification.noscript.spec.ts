import { newEmail, PASSWORD } from '../setup/client.ts';
import { mailsTo, resetToken } from '../setup/outbox.ts';
import { expect, register, signIn, test } from './fixtures.ts';

// Every form again, in a browser without JavaScript; the main journey has its own file.

test('sign-in and registration say what is wrong, and keep the e-mail', async ({ page }) => {
  await page.goto('/register');
  await page.getByLabel('Email').fill('nobody');
  await page.getByLabel('Password').fill('passw0rd!');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Invalid email address', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Password must contain at least one uppercase letter', { exact: true }),
  ).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('nobody');
  await signIn(page, 'nobody', '12345');
  await expect(page.getByText('Password must be at least 6 characters', { exact: true })).toBeVisible();
});

test('forgotten password: confirmation, mail, new password that must match, completion, sign-in', async ({
  page,
  app,
}) => {
  const email = newEmail('forgetful');
  await register(page, email);
  await page.context().clearCookies();
  await page.goto('/request-reset');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Return to Login' })).toHaveAttribute('href', '/login');
  await expect.poll(() => mailsTo(app, email)).toHaveLength(1);
  for (const mail of mailsTo(app, email)) await page.goto(`/reset-password/${resetToken(mail)}`);
  await page.getByLabel('New password').fill('New-Passw0rd!');
  await page.getByLabel('Confirm password').fill('Other-Passw0rd!');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByText('Passwords do not match', { exact: true })).toBeVisible();
  await page.getByLabel('New password').fill('New-Passw0rd!');
  await page.getByLabel('Confirm password').fill('New-Passw0rd!');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByRole('heading', { name: 'Password Reset Complete' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await signIn(page, email, 'New-Passw0rd!');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('contact and deletion: errors, then a toast over an empty form', async ({ page }) => {
  await page.goto('/contact');
  await page.getByLabel('Email').fill('nobody');
  await page.getByLabel('Message').fill('Hello!');
  await page.getByRole('main').getByRole('button').click();
  await expect(page.getByText('Please enter a valid email address', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('Hello!');
  await page.getByLabel('Name').fill('Nora');
  await page.getByLabel('Email').fill(newEmail());
  await page.getByRole('main').getByRole('button').click();
  await expect(page.getByRole('status')).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('');

  await page.goto('/delete');
  await page.getByLabel('Email').fill(newEmail());
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await expect(page.getByText('Please provide a reason for deletion', { exact: true })).toBeVisible();
  await page.getByLabel('Reason for deletion').fill('I have moved on.');
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Request submitted' })).toBeVisible();
  await expect(page.getByLabel('Reason for deletion')).toHaveValue('');
});

test('the theme: three buttons, kept in the cookie', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('banner').getByText('Theme', { exact: true }).click({ force: true });
  await page.getByRole('button', { name: 'Dark' }).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.goto('/login');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('starters and both wizards: messages, then three of each', async ({ page, member }) => {
  expect(member).toBeTruthy();
  await page.goto('/dashboard?tab=chat-starter');
  await page.getByLabel('Profile Details').fill('short');
  await page.getByRole('button', { name: 'Generate Openers' }).click();
  await expect(
    page.getByText('Please provide at least 10 characters of profile details', { exact: true }),
  ).toBeVisible();
  await expect(page.getByLabel('Profile Details')).toHaveValue('short');
  await page.getByLabel('Profile Details').fill('Anna, 31. Climbs and bakes bread.');
  await page.getByRole('button', { name: 'Generate Openers' }).click();
  await expect(page.getByRole('heading', { name: 'Opener 3' })).toBeVisible();

  await page.goto('/dashboard?tab=profile-wizard');
  const wizard = page.getByRole('button', { name: 'Get Profile Enhancement Suggestions' });
  await wizard.click();
  await expect(page.getByText('Please describe your values and lifestyle', { exact: true })).toBeVisible();
  for (const box of await page.getByRole('main').getByRole('textbox').all()) {
    await box.fill('I build bridges and go bouldering.');
  }
  await wizard.click();
  await expect(page.getByRole('heading', { name: 'Enhancement 3' })).toBeVisible();

  await page.goto('/profile-wizard');
  const panel = page.getByRole('button', { name: 'Analyze Profile' });
  await panel.click();
  await expect(page.getByText('Please describe your current photos', { exact: true })).toBeVisible();
  for (const box of await page.getByRole('main').getByRole('textbox').all())
    await box.fill('One mirror selfie');
  await panel.click();
  await expect(page.getByRole('heading', { name: 'Overall', exact: true })).toBeVisible();
});

test('the message library: generate, used it, rate', async ({ page, member }) => {
  expect(member).toBeTruthy();
  await page.goto('/dashboard?tab=ice-breakers');
  await page.getByRole('link', { name: 'Compliments' }).click();
  await page.getByRole('button', { name: 'Generate' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'New compliment has been created.' }),
  ).toBeVisible();
  const card = page.getByRole('list', { name: 'Compliments' }).getByRole('listitem');
  await card.getByRole('button', { name: 'Used it' }).click();
  await expect(card).toContainText('Used 1 time');
  await card.getByRole('button', { name: 'Rate' }).click();
  await expect(card).toContainText('Rated 1 of 5');
});

test('the Referrals tab shows the link, the settings change the password, the account logs out', async ({
  page,
  member,
}) => {
  await page.goto('/dashboard?tab=referrals');
  await page.getByRole('button', { name: 'Get Your Referral Link' }).click();
  await expect(page.getByLabel('Your referral link')).toHaveValue(/\/signup\?ref=[\w-]+$/);
  await page.goto('/account/settings');
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByLabel('New password').fill('New-Passw0rd!');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Password changed' })).toBeVisible();
  await page.goto('/account');
  await expect(page.getByLabel('Email')).toHaveValue(member);
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(/\/$/);
});
