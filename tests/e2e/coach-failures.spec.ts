import {
  delayed,
  dropConnection,
  type GeminiServer,
  hang,
  healthy,
  promptBlocked,
  startGeminiServer,
  text,
} from '../loopback/gemini-server.ts';
import { startApp } from '../setup/app.ts';
import { CONVERSATION, CONVERSATION_TEXT, drawConversation } from './draw-conversation.ts';
import { test as base, expect } from './fixtures.ts';

const MISSING_KEY = 'Google Gemini API key is not configured. Please contact support.';

/** Mode gemini without GEMINI_MODEL, whose model is a real HTTP server on loopback. */
const withKey = (apiKey: string) =>
  base.extend<object, { gemini: GeminiServer }>({
    gemini: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from it
      async ({}, use) => {
        const server = await startGeminiServer();
        await use(server);
        await server.close();
      },
      { scope: 'worker' },
    ],
    app: [
      async ({ gemini }, use) => {
        const app = await startApp({
          env: { COACH_ENGINE: 'gemini', GEMINI_API_KEY: apiKey, GEMINI_BASE_URL: gemini.url },
        });
        await use(app);
        await app.stop();
      },
      { scope: 'worker', timeout: 60_000 },
    ],
  });

type Page = Parameters<Parameters<typeof base>[2]>[0]['page'];

async function expectToast(page: Page, title: string, description: string): Promise<void> {
  const toast = page.getByRole('alert').filter({ has: page.getByText(title, { exact: true }) });
  await expect(toast.getByText(description, { exact: true })).toBeVisible({ timeout: 45_000 });
}

async function pasteText(page: Page): Promise<void> {
  await page.goto('/conversation-helper?mode=text');
  await page.getByRole('textbox', { name: 'Conversation' }).fill(CONVERSATION_TEXT);
}

async function askForStarters(page: Page): Promise<void> {
  await page.goto('/conversation-starters');
  await page.getByLabel('Profile Details').fill('Anna, 31. Climbs and bakes bread.');
  await expect(async () => {
    await page.getByRole('button', { name: 'Generate Openers' }).click();
    await expect(page.getByRole('alert').first()).toBeVisible({ timeout: 3000 });
  }).toPass();
}

async function askWizard(page: Page, path: string, button: string): Promise<void> {
  await page.goto(path);
  for (const box of await page.getByRole('main').getByRole('textbox').all()) {
    await box.fill('I build bridges and go bouldering.');
  }
  await expect(async () => {
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('alert').first()).toBeVisible({ timeout: 3000 });
  }).toPass();
}

const DASHBOARD_WIZARD = ['/dashboard?tab=profile-wizard', 'Get Profile Enhancement Suggestions'] as const;
const STANDALONE_WIZARD = ['/profile-wizard', 'Analyze Profile'] as const;

const test = withKey('a-key');
test.describe('when the model fails', () => {
  test.beforeEach(({ gemini }) => gemini.reset());

  test('asks the model gemini-pro unless another is set', async ({ page, member, gemini }) => {
    expect(member).toBeTruthy();
    await pasteText(page);
    await expect(page.getByRole('heading', { name: 'Option 3' })).toBeVisible();
    expect(gemini.requests.map(({ path }) => path)).toEqual(['/v1beta/models/gemini-pro:generateContent']);
  });

  test('flagged text: Response Generation Error', async ({ page, member, gemini }) => {
    expect(member).toBeTruthy();
    gemini.fallback = promptBlocked('SAFETY');
    await pasteText(page);
    await expectToast(
      page,
      'Response Generation Error',
      "We couldn't generate appropriate responses for this conversation. Please try different wording or contact support if the issue persists.",
    );
    // the same text would be refused again; why stays when the toast has gone
    const main = page.getByRole('main');
    await expect(main.getByText(/^We couldn't generate appropriate responses/)).toBeVisible();
    await expect(main.getByRole('button', { name: 'Retry' })).toHaveCount(0);
  });

  test('flagged image: Content Warning', async ({ page, browser, member, gemini }) => {
    expect(member).toBeTruthy();
    gemini.fallback = promptBlocked('SAFETY');
    await page.goto('/conversation-helper');
    await page.locator('input[type=file]').setInputFiles({
      name: 'chat.png',
      mimeType: 'image/png',
      buffer: await drawConversation(browser, CONVERSATION),
    });
    await expectToast(
      page,
      'Content Warning',
      'The content was flagged by our safety filters. Please ensure your message follows community guidelines and try again with different content.',
    );
  });

  test('fewer than 3 for a text, and for a screenshot', async ({ page, browser, member, gemini }) => {
    expect(member).toBeTruthy();
    gemini.fallback = text('1. Only one. EXPLAIN: the model stopped.');
    await pasteText(page);
    await expectToast(
      page,
      'Error Analyzing Text',
      'Could not generate complete suggestions. Please try rephrasing your conversation.',
    );
    await expect(page.getByRole('heading', { name: 'Option 1' })).toHaveCount(0);
    await page.goto('/conversation-helper');
    await page.locator('input[type=file]').setInputFiles({
      name: 'chat.png',
      mimeType: 'image/png',
      buffer: await drawConversation(browser, CONVERSATION),
    });
    await expectToast(
      page,
      'Error Processing Image',
      'Failed to generate 3 suggestions. Please try again with a different screenshot.',
    );
  });

  test('a failure of the starters and of both wizards, each under its title', async ({
    page,
    member,
    gemini,
  }) => {
    expect(member).toBeTruthy();
    gemini.fallback = dropConnection;
    const network = 'The coach could not be reached. Please check your connection and try again.';
    await askForStarters(page);
    await expectToast(page, 'Error Generating Starters', network);
    await expect(page.getByLabel('Profile Details')).toHaveValue('Anna, 31. Climbs and bakes bread.');
    for (const [path, button] of [DASHBOARD_WIZARD, STANDALONE_WIZARD]) {
      await askWizard(page, path, button);
      await expectToast(page, 'Error Generating Profile Suggestions', network);
    }
  });
});

/** What is asked, and with which button, on each kind of screen. */
const SCREENS = [
  { ask: pasteText, button: 'Analyze conversation' },
  { ask: askForStarters, button: 'Generate Openers' },
  { ask: (page: Page) => askWizard(page, ...DASHBOARD_WIZARD), button: DASHBOARD_WIZARD[1] },
  { ask: (page: Page) => askWizard(page, ...STANDALONE_WIZARD), button: STANDALONE_WIZARD[1] },
];

for (const { ask, button } of SCREENS) {
  test(`Retry and Cancel hand the focus to “${button}” when they go`, async ({ page, member, gemini }) => {
    expect(member).toBeTruthy();
    gemini.reset();
    gemini.fallback = dropConnection;
    const own = page.getByRole('button', { name: button });
    const again = page.getByRole('main').getByRole('button', { name: 'Retry' });
    const cancel = page.getByRole('button', { name: 'Cancel' });
    await ask(page);
    await expect(again).toBeVisible({ timeout: 45_000 });
    // nothing moves under the hands of whoever is elsewhere
    await expect(again).not.toBeFocused();
    gemini.fallback = hang;
    await again.press('Enter');
    await expect(cancel).toBeVisible();
    await expect(own).toBeFocused();
    await cancel.press('Enter');
    await expect(cancel).toHaveCount(0);
    await expect(own).toBeFocused();
    // an answer takes Cancel away as well
    gemini.fallback = delayed(1500, healthy);
    await own.press('Enter');
    await expect(own).toBeFocused();
    await cancel.focus();
    await expect(page.getByText(/are ready\./)).toBeVisible();
    await expect(own).toBeFocused();
  });
}

const keyless = withKey('');
keyless.describe('without a key', () => {
  keyless('the starters and both wizards show the missing-key error', async ({ page, member, gemini }) => {
    expect(member).toBeTruthy();
    await askForStarters(page);
    await expectToast(page, 'Error Generating Starters', MISSING_KEY);
    for (const [path, button] of [DASHBOARD_WIZARD, STANDALONE_WIZARD]) {
      await askWizard(page, path, button);
      await expectToast(page, 'Error Generating Profile Suggestions', MISSING_KEY);
    }
    expect(gemini.requests).toEqual([]);
  });
});
