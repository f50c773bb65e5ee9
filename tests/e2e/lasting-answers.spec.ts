import type { Locator, Page } from '@playwright/test';
import { CONVERSATION_TEXT } from './draw-conversation.ts';
import { expect, sessionsOf, test } from './fixtures.ts';

test.use({ serviceWorkers: 'block' });

const TOOLS = [
  {
    path: '/dashboard?tab=chat-starter',
    button: 'Generate Openers',
    last: 'Opener 3',
    ready: 'Three openers are ready.',
  },
  {
    path: '/conversation-starters',
    button: 'Generate Openers',
    last: 'Opener 3',
    ready: 'Three openers are ready.',
  },
  {
    path: '/dashboard?tab=profile-wizard',
    button: 'Get Profile Enhancement Suggestions',
    last: 'Enhancement 3',
    ready: 'Three enhancements are ready.',
  },
  {
    path: '/profile-wizard',
    button: 'Analyze Profile',
    last: 'Overall',
    ready: 'Four recommendations are ready.',
  },
] as const;

async function fill(page: Page): Promise<void> {
  for (const box of await page.locator('main textarea').all()) {
    await box.fill('I restore old Vespas and cook long dinners');
  }
}

/** Opens a signed-in screen; what is done at once finds it alive. */
async function openScreen(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
}

async function openChat(page: Page, path: string): Promise<Locator> {
  await openScreen(page, path);
  return page.getByRole('textbox', { name: 'Conversation' });
}

for (const { path, button, last, ready } of TOOLS) {
  test(`on ${path} the answer is announced, keeps the focus, and outlives Back and a reload`, async ({
    page,
    member,
  }) => {
    expect(member).toContain('@');
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.setViewportSize({ width: 360, height: 740 });
    await openScreen(page, path);
    await fill(page);
    await page.getByRole('button', { name: button }).focus();
    await page.keyboard.press('Enter');
    const said = page.locator('[aria-live=polite]').filter({ hasText: ready });
    await expect(said).toBeInViewport();
    await expect(page.getByRole('button', { name: button })).toBeFocused();
    await said.getByRole('link', { name: 'Go to them' }).click();
    await expect(page.locator('#results')).toBeFocused();
    await expect(page.locator('#results').getByRole('heading').first()).toBeInViewport();
    await expect(page).toHaveURL(/[?&]session=/);
    const heading = page.locator('#results').getByRole('heading', { name: last });
    await page.reload();
    await expect(heading).toBeVisible();
    await page.goto('/pricing');
    await page.goBack();
    await expect(heading).toBeVisible();
    await expect(page.locator('main textarea').first()).toHaveValue(/Vespas/);
    expect(errors).toEqual([]);
  });
}

test('who scrolls while the page loads its data again stays there', async ({ page, member }) => {
  expect(member).toContain('@');
  await page.setViewportSize({ width: 360, height: 740 });
  await openScreen(page, '/conversation-starters');
  await fill(page);
  // the line is slow once the session is saved
  let letThrough = () => {};
  const slow = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  let held = 0;
  await page.route(/\.data(?:\?|$)/, async (route) => {
    if (route.request().method() === 'GET') {
      held++;
      await slow;
    }
    await route.continue();
  });
  await page.getByRole('button', { name: 'Generate Openers' }).click();
  await expect(page).toHaveURL(/[?&]session=/);
  await expect.poll(() => held).toBeGreaterThan(0);
  const place = () => page.evaluate(() => Math.round(window.scrollY));
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const there = await place();
  expect(there).toBeGreaterThan(200);
  const loaded = page.waitForResponse(/\.data(?:\?|$)/);
  letThrough();
  await loaded;
  await page.waitForLoadState('networkidle');
  // also a smooth way back would have begun by now
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  expect(await place()).toBe(there);
});

test('in the Chat Helper the box goes on from what was saved, and what was typed since is kept', async ({
  page,
  member,
}) => {
  expect(member).toContain('@');
  const box = await openChat(page, '/dashboard?tab=chat-helper&mode=text');
  await box.fill(CONVERSATION_TEXT);
  await expect(page).toHaveURL(/[?&]session=/);
  await page
    .getByRole('navigation', { name: 'Dashboard' })
    .getByRole('link', { name: 'Chat Starter' })
    .click();
  await expect(page.getByLabel('Profile Details')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Option 3' })).toBeVisible();
  await expect(box).toHaveValue(CONVERSATION_TEXT);
  await page.waitForLoadState('networkidle');
  await box.fill(`${CONVERSATION_TEXT}\nBoy: I`);
  await page.reload();
  await expect(box).toHaveValue(`${CONVERSATION_TEXT}\nBoy: I`);
  await page.waitForLoadState('networkidle');
  await box.fill(`${CONVERSATION_TEXT}\nBoy: I do!\nGirl: Where to?`);
  const texts = async () => (await sessionsOf(page)).map(({ conversationText }) => conversationText);
  await expect.poll(texts).toEqual([`${CONVERSATION_TEXT}\nBoy: I do!\nGirl: Where to?`]);
});

test('a chat without labels keeps the reason at its box, after the toast has gone', async ({
  page,
  member,
}) => {
  expect(member).toContain('@');
  const box = await openChat(page, '/conversation-helper?mode=text');
  await box.fill('hello there, how are you?');
  await expect(page.getByRole('alert').filter({ hasText: 'Conversation Format' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(box).toHaveAttribute('aria-invalid', 'true');
  await expect(box).toHaveAccessibleDescription(/Please make sure to label the speakers/);
  await box.fill(CONVERSATION_TEXT);
  await expect(page.getByText('Three replies are ready.')).toBeVisible();
  await expect(box).not.toHaveAttribute('aria-invalid', 'true');
});
