import {
  type GeminiServer,
  promptOf,
  SAMPLE_SUGGESTIONS,
  startGeminiServer,
} from '../loopback/gemini-server.ts';
import { startApp } from '../setup/app.ts';
import { CONVERSATION, CONVERSATION_TEXT, drawConversation } from './draw-conversation.ts';
import { test as base, expect } from './fixtures.ts';

const KEY = 'a-key-that-only-the-operator-knows';

interface HostedFixtures {
  gemini: GeminiServer;
}

/** An app whose model lives on a real HTTP server on loopback. */
const hosted = (engine: 'gemini' | 'gemini-proxy', apiKey = KEY) =>
  base.extend<object, HostedFixtures>({
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
          env: {
            COACH_ENGINE: engine,
            GEMINI_API_KEY: apiKey,
            GEMINI_BASE_URL: gemini.url,
            GEMINI_MODEL: 'gemini-test',
          },
        });
        await use(app);
        await app.stop();
      },
      { scope: 'worker', timeout: 60_000 },
    ],
  });

for (const engine of ['gemini', 'gemini-proxy'] as const) {
  const test = hosted(engine);
  test.describe(`the main job in mode ${engine}`, () => {
    test('by text and by screenshot: three replies, saved, and the picture in no request', async ({
      page,
      browser,
      member,
      gemini,
      app,
      foreignRequests,
    }) => {
      expect(member).toContain('@');
      gemini.reset();
      await page.goto('/conversation-helper?mode=text');
      await page.getByRole('textbox', { name: 'Conversation' }).fill(CONVERSATION_TEXT);
      await expect(page.getByText(SAMPLE_SUGGESTIONS[0].text).first()).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Option 3' })).toBeVisible();
      await expect(page.getByText('Coaching session saved successfully').first()).toBeVisible();
      await page.goto('/conversation-helper');
      const picture = await drawConversation(browser, CONVERSATION);
      await page
        .getByLabel(/Drop a screenshot/)
        .setInputFiles({ name: 'chat.png', mimeType: 'image/png', buffer: picture });
      await expect(page.getByRole('heading', { name: 'Option 3' })).toBeVisible({ timeout: 45_000 });
      await expect(page.getByText('Coaching session saved successfully').first()).toBeVisible();
      await page.reload();
      await expect(page.getByRole('listitem').getByText(/Lisbon/)).toHaveCount(2);
      expect(gemini.requests).toHaveLength(2);
      for (const request of gemini.requests) {
        expect(request.path).toBe('/v1beta/models/gemini-test:generateContent');
        expect(request.headers['x-goog-api-key']).toBe(KEY);
        expect(promptOf(request)).toContain('Lisbon');
        expect(request.rawBody).not.toContain('inlineData');
        expect(request.rawBody).not.toContain(picture.toString('base64').slice(0, 60));
      }
      // the browser calls the model itself in one mode, and only our own server in the other
      const direct = foreignRequests.filter((url) => url.startsWith(gemini.url)).length;
      expect(direct > 0).toBe(engine === 'gemini');
      expect(foreignRequests.filter((url) => !url.startsWith(gemini.url))).toEqual([]);
      if (engine === 'gemini-proxy') {
        const html = await (await page.request.get(`${app.url}/conversation-helper`)).text();
        expect(html).not.toContain(KEY);
      }
    });

    test('offers the built-in coach when the model is down, and keeps the text', async ({
      page,
      member,
      gemini,
    }) => {
      expect(member).toContain('@');
      gemini.reset();
      gemini.fallback = (_request, response) => void response.writeHead(503).end('{}');
      await page.goto('/conversation-helper?mode=text');
      await page.getByRole('textbox', { name: 'Conversation' }).fill(CONVERSATION_TEXT);
      await expect(page.getByText('Error Analyzing Text').first()).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Conversation' })).toHaveValue(CONVERSATION_TEXT);
      // in the toast, and beside the form for when that has gone
      await expect(page.getByRole('button', { name: 'Use the built-in coach' })).toHaveCount(2);
      await page.getByRole('main').getByRole('button', { name: 'Use the built-in coach' }).click();
      await expect(page.getByRole('heading', { name: 'Option 3' })).toBeVisible();
    });
  });
}

const keyless = hosted('gemini', '');
keyless.describe('mode gemini without a key', () => {
  keyless('shows the specification’s missing-key toast', async ({ page, member, gemini }) => {
    expect(member).toContain('@');
    await page.goto('/conversation-helper?mode=text');
    await page.getByRole('textbox', { name: 'Conversation' }).fill(CONVERSATION_TEXT);
    await expect(
      page
        .getByText('Google Gemini API key is not configured. Please contact support.', { exact: true })
        .first(),
    ).toBeVisible();
    expect(gemini.requests).toEqual([]);
  });
});
