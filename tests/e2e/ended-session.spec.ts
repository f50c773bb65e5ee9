import { PASSWORD } from '../setup/client.ts';
import { CONVERSATION_TEXT } from './draw-conversation.ts';
import { expect, test } from './fixtures.ts';

test('when the session has ended the way to sign in stays, and leads back to the text', async ({
  page,
  member,
}) => {
  await page.goto('/conversation-helper?mode=text');
  const box = page.getByRole('textbox', { name: 'Conversation' });
  const main = page.getByRole('main');
  await page.request.post('/api/logout');
  await box.fill(CONVERSATION_TEXT);
  await expect(main.getByText('Your session has ended. Please sign in again.')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Retry' })).toHaveCount(0);
  await main.getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('Email').fill(member);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/conversation-helper\?mode=text/);
  await expect(box).toHaveValue(CONVERSATION_TEXT);
  await page.getByRole('button', { name: 'Analyze conversation' }).click();
  await expect(page.getByRole('heading', { name: 'Option 3' })).toBeVisible();
});

test('replies to a chat that is no longer in the box are not shown', async ({ page, member }) => {
  expect(member).toBeTruthy();
  await page.goto('/conversation-helper?mode=text');
  const box = page.getByRole('textbox', { name: 'Conversation' });
  const replies = page.getByRole('heading', { name: 'Option 3' });
  await box.fill(CONVERSATION_TEXT);
  await expect(replies).toBeVisible();
  await expect(page).toHaveURL(/session=/);
  await page.reload();
  await expect(replies).toBeVisible();
  await box.fill('My sister asked what I want for lunch\nno idea');
  await expect(replies).toHaveCount(0);
  await box.fill(CONVERSATION_TEXT);
  await expect(replies).toBeVisible();
});

test.describe('a form that the page’s own code does not reach', () => {
  test.use({ serviceWorkers: 'block' });

  test('stays as it is when the session has ended, with the way to sign in', async ({ page, member }) => {
    expect(member).toBeTruthy();
    // without its schema the router sends the form to the server
    await page.route('**/assets/schemas-*', (route) => route.abort());
    await page.goto('/conversation-starters');
    await expect.poll(() => page.evaluate(() => '__remixRouter' in window)).toBe(true);
    const box = page.getByLabel('Profile Details');
    await box.fill('Anna, 31. Climbs and bakes bread.');
    await page.request.post('/api/logout');
    await page.getByRole('button', { name: 'Generate Openers' }).click();
    const toast = page
      .getByRole('alert')
      .filter({ hasText: 'Your session has ended. Please sign in again.' });
    await expect(toast.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      /^\/login\?redirectTo=/,
    );
    await expect(box).toHaveValue('Anna, 31. Climbs and bakes bread.');
  });
});
