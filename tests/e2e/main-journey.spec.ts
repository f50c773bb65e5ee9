import { CONVERSATION, CONVERSATION_TEXT, drawConversation } from './draw-conversation.ts';
import { expect, sessionsOf, test } from './fixtures.ts';

test.describe('the main job in mode embedded', () => {
  test('register, drop a screenshot, see progress, three replies, saved, still there after a reload', async ({
    page,
    browser,
    member,
    foreignRequests,
  }) => {
    const bodies: string[] = [];
    page.on('request', (request) => bodies.push(request.postData() ?? ''));
    const violations: string[] = [];
    page.on('console', (message) => {
      if (/Content.Security.Policy/i.test(message.text())) violations.push(message.text());
    });
    await expect(page.getByText(member)).toBeVisible();
    await page.getByRole('link', { name: 'Chat Helper', exact: true }).first().click();
    const picture = await drawConversation(browser, CONVERSATION);
    await page
      .getByLabel(/Drop a screenshot/)
      .setInputFiles({ name: 'chat.png', mimeType: 'image/png', buffer: picture });
    await expect(page.getByRole('progressbar')).toBeVisible();
    await expect(page.getByAltText('The chosen screenshot')).toBeVisible();
    for (const option of ['Option 1', 'Option 2', 'Option 3']) {
      await expect(page.getByRole('heading', { name: option })).toBeVisible({ timeout: 45_000 });
    }
    await expect(page.getByRole('heading', { name: 'Option 4' })).toHaveCount(0);
    await expect(page.getByText('Psychology:')).toHaveCount(3);
    await expect(page.getByText('Coaching session saved successfully').first()).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Coaching History' })).toBeVisible();
    await expect(page.getByText(/Lisbon/).first()).toBeVisible();
    const image = picture.toString('latin1').slice(0, 24);
    expect(
      bodies.filter((body) => body.includes(image) || body.includes(picture.toString('base64').slice(0, 60))),
    ).toEqual([]);
    expect(foreignRequests).toEqual([]);
    expect(violations).toEqual([]);
  });

  test('asks by itself after a pause in typing, and saves one session for one box', async ({
    page,
    member,
    context,
  }) => {
    expect(member).toContain('@');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/conversation-helper?mode=text');
    const box = page.getByRole('textbox', { name: 'Conversation' });
    await box.fill(CONVERSATION_TEXT);
    await expect(page.getByRole('heading', { name: 'Response Suggestions' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Option 3' })).toBeVisible();
    const first = await page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Option 1' }) })
      .locator('p')
      .first()
      .innerText();
    const copy = page.getByRole('button', { name: 'Copy option 1' });
    await copy.click();
    await expect(page.getByText('Copied to clipboard!').first()).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first);
    // the answer is held back until the waiting state was seen
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/api/coach/**', async (route) => {
      await held;
      await route.continue();
    });
    await box.fill(`${CONVERSATION_TEXT}\nBoy: I do\nGirl: Where would you go first?`);
    await expect(page.getByText('Analyzing conversation...')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Option 1' })).toHaveCount(0);
    letGo();
    await expect(page.getByRole('heading', { name: 'Option 3' })).toBeVisible();
    await expect(async () => {
      const sessions = await sessionsOf(page);
      expect(sessions).toHaveLength(1);
      expect(sessions[0]?.conversationText).toContain('Where would you go first?');
      expect(sessions[0]?.suggestions).toHaveLength(3);
    }).toPass();
  });

  test('asks for speaker labels, and says so when the text is empty', async ({ page, member }) => {
    expect(member).toContain('@');
    await page.goto('/conversation-helper?mode=text');
    const box = page.getByRole('textbox', { name: 'Conversation' });
    await box.fill('hello there, how are you?');
    await expect(page.getByText('Conversation Format').first()).toBeVisible();
    await expect(
      page
        .getByText("Please make sure to label the speakers (e.g., 'Boy:', 'Girl:') for better analysis.")
        .first(),
    ).toBeVisible();
    await box.fill('   ');
    await page.getByRole('button', { name: 'Analyze conversation' }).click();
    await expect(page.getByText('Please enter some text to analyze')).toBeVisible();
  });

  test('refuses a file that is no picture, and a picture without text, each with its sentence', async ({
    page,
    browser,
    member,
  }) => {
    expect(member).toContain('@');
    await page.goto('/conversation-helper');
    const input = page.getByLabel(/Drop a screenshot|Choose another/);
    await input.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('hi') });
    await expect(page.getByText('Error Processing Image').first()).toBeVisible();
    await input.setInputFiles({
      name: 'empty.png',
      mimeType: 'image/png',
      buffer: await drawConversation(browser, []),
    });
    await expect(
      page
        .getByText(
          'No text could be extracted from the image. Please ensure the image contains clear, readable text.',
        )
        .first(),
    ).toBeVisible({ timeout: 45_000 });
  });

  test('shows five sessions a page, newest first', async ({ page, member }) => {
    expect(member).toContain('@');
    await page.evaluate(async () => {
      for (let number = 1; number <= 7; number += 1) {
        await fetch('/api/coaching-sessions', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({
            type: 'chat-helper',
            conversationText: `Girl: number ${number}`,
            suggestions: ['a', 'b', 'c'],
          }),
        });
      }
    });
    await page.goto('/dashboard?tab=chat-helper');
    await expect(page.getByText(/Girl: number/)).toHaveText(
      ['7', '6', '5', '4', '3'].map((number) => `Girl: number ${number}`),
    );
    await page.getByRole('link', { name: 'Older' }).click();
    await expect(page.getByText(/Girl: number/)).toHaveText(['Girl: number 2', 'Girl: number 1']);
    await page.goBack();
    await expect(page.getByText('Girl: number 7')).toBeVisible();
  });
});
