import { newEmail, PASSWORD } from '../setup/client.ts';
import { CONVERSATION_TEXT } from './draw-conversation.ts';
import { expect, register, signIn, test } from './fixtures.ts';

test('register, wrong sign-in, sign in, chat helper by text, history and sign out without JavaScript', async ({
  page,
}) => {
  const email = newEmail();
  await register(page, email);
  await expect(page.getByText(email)).toBeVisible();
  await page.getByText('Account', { exact: true }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/$/);

  await signIn(page, email, `${PASSWORD}wrong`);
  await expect(page.getByRole('alert').filter({ hasText: 'Incorrect email or password' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Password')).toHaveValue('');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.getByRole('link', { name: 'Chat Helper', exact: true }).last().click();
  await page.getByRole('textbox', { name: 'Conversation' }).fill('Girl: hi');
  await page.getByRole('button', { name: 'Analyze conversation' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Conversation Format' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Conversation' })).toHaveValue('Girl: hi');
  await page.getByRole('textbox', { name: 'Conversation' }).fill(CONVERSATION_TEXT);
  await page.getByRole('button', { name: 'Analyze conversation' }).click();
  for (const option of ['Option 1', 'Option 2', 'Option 3']) {
    await expect(page.getByRole('heading', { name: option })).toBeVisible();
  }
  await expect(page.getByText('Psychology:')).toHaveCount(3);
  await expect(
    page.getByRole('status').filter({ hasText: 'Coaching session saved successfully' }),
  ).toBeVisible();
  await page.goto('/dashboard?tab=chat-helper');
  await expect(page.getByText(/Lisbon/).first()).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByText('1', { exact: true })).toBeVisible();

  await page.getByText('Account', { exact: true }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/$/);
});
