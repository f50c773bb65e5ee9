import { PASSWORD } from '../setup/client.ts';
import { CONVERSATION_TEXT } from './draw-conversation.ts';
import { expect, test } from './fixtures.ts';

test('a form sent after the session ended comes back with its text, and goes out once signed in', async ({
  page,
  member,
}) => {
  await page.goto('/dashboard?tab=chat-helper&mode=text');
  await page.getByLabel('Conversation').fill(CONVERSATION_TEXT);
  await page.request.post('/api/logout');
  await page.getByRole('button', { name: 'Analyze conversation' }).click();
  await expect(page.getByRole('heading', { name: 'Please sign in again' })).toBeVisible();
  await expect(page.getByLabel('Conversation text')).toHaveValue(CONVERSATION_TEXT);
  // too early: it is kept still
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByLabel('Conversation text')).toHaveValue(CONVERSATION_TEXT);
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Sign in (opens in a new tab)' }).click();
  const other = await opened;
  await other.getByLabel('Email').fill(member);
  await other.getByLabel('Password').fill('Wr0ng-Passw0rd!');
  await other.getByRole('button', { name: 'Sign In' }).click();
  // what was wrong stands at the field too, for whoever missed the toast
  await expect(other.getByLabel('Password')).toHaveAccessibleDescription('Incorrect email or password');
  await other.getByLabel('Password').fill(PASSWORD);
  await other.getByRole('button', { name: 'Sign In' }).click();
  await expect(other.getByLabel('Conversation')).toBeVisible();
  await page.bringToFront();
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByRole('heading', { name: 'Option 3' })).toBeVisible();
});

test('a refused chat says why at the box as well', async ({ page, member }) => {
  expect(member).toBeTruthy();
  await page.goto('/conversation-helper?mode=text');
  await page
    .getByLabel('Conversation')
    .fill("Boy: hey\nGirl: I'm 15 and still in school\nBoy: want to meet?");
  await page.getByRole('button', { name: 'Analyze conversation' }).click();
  await expect(page.getByLabel('Conversation')).toHaveAccessibleDescription(/couldn't generate appropriate/);
});
