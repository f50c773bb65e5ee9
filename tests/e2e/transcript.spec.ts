import type { Browser, Page } from '@playwright/test';
import { CONVERSATION, drawConversation } from './draw-conversation.ts';
import { expect, sessionsOf, test } from './fixtures.ts';

const NEXT = [
  { from: 'Girl', text: 'Amazing food everywhere! Do you like to travel?' },
  { from: 'Boy', text: 'I do, mostly for the breakfast' },
  { from: 'Girl', text: 'Then Porto should be your next stop' },
] as const;

const rowsOf = (page: Page) => page.getByRole('textbox', { name: /^Text of message/ });

async function dropScreenshot(page: Page, browser: Browser): Promise<void> {
  const picture = await drawConversation(browser, CONVERSATION);
  await page
    .getByLabel(/Drop a screenshot/)
    .setInputFiles({ name: 'chat.png', mimeType: 'image/png', buffer: picture });
}

test.describe('the transcript of a screenshot', () => {
  test('has a row a message, which can be swapped, edited, joined and removed, and is what the coach gets', async ({
    page,
    browser,
    member,
  }) => {
    expect(member).toContain('@');
    await page.goto('/conversation-helper');
    await dropScreenshot(page, browser);
    const rows = rowsOf(page);
    await expect(rows).toHaveCount(3, { timeout: 45_000 });
    const box = page.getByRole('textbox', { name: /What the screenshot says/ });
    await expect(box).toHaveValue(
      /^Girl: I just came back from a weekend in Lisbon\nBoy: Nice, how was it\?\nGirl: Amazing food/,
    );
    await page.getByRole('button', { name: 'Message 2: said by Boy. Change to Girl' }).click();
    await expect(box).toHaveValue(/\nGirl: Nice, how was it\?\n/);
    await page.getByRole('button', { name: 'Swap all speakers' }).click();
    await expect(box).toHaveValue(/^Boy: I just came back.*\nBoy: Nice/);
    await page.getByRole('button', { name: 'Swap all speakers' }).click();
    await rows.nth(1).fill('Nice, how was the food?');
    await expect(box).toHaveValue(/\nGirl: Nice, how was the food\?\n/);
    await page.getByRole('button', { name: 'Join message 2 with the next' }).click();
    await expect(rows).toHaveCount(2);
    await page.getByRole('button', { name: 'Remove message 1' }).click();
    await expect(rows).toHaveCount(1);
    await expect(box).toHaveValue(/^Girl: Nice, how was the food\? Amazing food/);
    await expect(page.getByRole('heading', { name: 'Option 3' })).toBeVisible();
    await expect(async () => {
      const sessions = await sessionsOf(page);
      expect(sessions).toHaveLength(1);
      expect(sessions[0]?.conversationText).toMatch(/^Girl: Nice, how was the food\?/);
    }).toPass();
  });

  test('shows each message whole on a phone', async ({ page, browser, member }) => {
    expect(member).toContain('@');
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/conversation-helper');
    await dropScreenshot(page, browser);
    const rows = rowsOf(page);
    await expect(rows).toHaveCount(3, { timeout: 45_000 });
    const hidden = await rows.evaluateAll((fields) =>
      fields.map((field) => Math.max(0, field.scrollHeight - field.clientHeight)),
    );
    expect(hidden).toEqual([0, 0, 0]);
  });

  test('a file that is no picture leaves no broken preview', async ({ page, member }) => {
    expect(member).toContain('@');
    await page.goto('/conversation-helper');
    await page
      .getByLabel(/Drop a screenshot/)
      .setInputFiles({ name: 'chat.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
    await expect(page.getByText('Error Processing Image')).toBeVisible();
    await expect(page.getByRole('img', { name: 'The chosen screenshot' })).toHaveCount(0);
    await expect(page.getByText('Choose another screenshot')).toBeVisible();
  });

  test('takes the next screenshot of the same conversation, and joins what both show', async ({
    page,
    browser,
    member,
  }) => {
    expect(member).toContain('@');
    await page.goto('/conversation-helper');
    const rows = rowsOf(page);
    await dropScreenshot(page, browser);
    await expect(rows).toHaveCount(3, { timeout: 45_000 });
    const second = await drawConversation(browser, NEXT);
    await page
      .getByLabel('Add the next screenshot')
      .setInputFiles({ name: 'two.png', mimeType: 'image/png', buffer: second });
    await expect(rows).toHaveCount(5, { timeout: 45_000 });
    await expect(rows.last()).toHaveValue('Then Porto should be your next stop');
  });

  test('asks before it loads the reader where data is saved, and loads nothing before', async ({
    page,
    browser,
    member,
  }) => {
    expect(member).toContain('@');
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    const loaded: string[] = [];
    page.on('request', (request) => {
      if (/\/ocr\/.*(gz|wasm)/.test(request.url()) && request.method() === 'GET') loaded.push(request.url());
    });
    await page.goto('/conversation-helper');
    await dropScreenshot(page, browser);
    await expect(page.getByText(/Reading screenshots needs \d\.\d MB, loaded once/)).toBeVisible();
    expect(loaded).toEqual([]);
    await page.getByRole('button', { name: 'Load the reader' }).click();
    await expect(page.getByRole('heading', { name: 'Option 3' })).toBeVisible({ timeout: 45_000 });
    expect(loaded.length).toBeGreaterThan(0);
  });
});

test('a chat with names for its speakers: the person says which one is him', async ({ page, member }) => {
  expect(member).toContain('@');
  await page.goto('/conversation-helper?mode=text');
  const box = page.getByRole('textbox', { name: 'Conversation' });
  await box.fill(
    '[12.03.26, 18:02] Anna Weber: back from Lisbon, do you like to travel?\n[12.03.26, 18:05] Tom: I do\n[12.03.26, 18:06] Anna Weber: where to next?',
  );
  await page.getByRole('button', { name: 'I am Tom' }).click();
  await expect(box).toHaveValue(
    'Girl: back from Lisbon, do you like to travel?\nBoy: I do\nGirl: where to next?',
  );
  await expect(page.getByRole('heading', { name: 'Option 3' })).toBeVisible();
});
