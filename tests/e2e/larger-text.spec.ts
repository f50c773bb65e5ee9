import type { Page } from '@playwright/test';
import { newBusyMember, USER_SCREENS, VISITOR_SCREENS } from '../setup/screens.ts';
import { expect, test } from './fixtures.ts';

test.describe.configure({ mode: 'parallel', timeout: 180_000 });
test.use({ viewport: { width: 360, height: 740 } });

const WIDTHS = [360, 320];
const LARGER = ['130%', '150%', '200%'];
const LONG_WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

/** Controls that larger text has pushed out of the window or out of their card, and how much wider the page is. */
const faults = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const out = [...document.querySelectorAll('a, button, summary, input, textarea')].filter((element) => {
      const box = element.getBoundingClientRect();
      if (box.width <= 1 || element.closest('nav[aria-label=Dashboard]')) return false;
      const card = element.closest('section')?.getBoundingClientRect() ?? { left: 0, right: clientWidth };
      return box.left < card.left - 1 || box.right > card.right + 1;
    });
    return [
      ...(scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : []),
      ...out.map((element) =>
        (element.textContent || element.ariaLabel || element.tagName).trim().slice(0, 40),
      ),
    ];
  });

async function visit(page: Page, screens: readonly (readonly [string, string])[]) {
  await page.addInitScript(() => localStorage.setItem('seenReferralTutorial', 'true'));
  const found: Record<string, string[]> = {};
  for (const [path] of screens) {
    await page.goto(path);
    for (const size of LARGER) {
      await page.evaluate((value) => {
        document.documentElement.style.fontSize = value;
      }, size);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 740 });
        const here = await faults(page);
        if (here.length > 0) found[`${path} at ${size}, ${width} px`] = here;
      }
    }
  }
  return found;
}

test('every public screen keeps its controls in the window of a phone when the text is larger', async ({
  page,
}) => {
  expect(await visit(page, VISITOR_SCREENS)).toEqual({});
});

test('every screen of users does', async ({ page, context, app }) => {
  const { client } = await newBusyMember(app);
  await context.addCookies([...client.cookies].map(([name, value]) => ({ name, value, url: app.url })));
  expect(await visit(page, USER_SCREENS)).toEqual({});
});

test('a long word widens neither a page nor a toast', async ({ page, member }) => {
  expect(member).toBeTruthy();
  const saved = await page.request.post('/api/coaching-sessions', {
    data: {
      type: 'chat-helper',
      conversationText: `Girl: ${LONG_WORD}`,
      suggestions: ['a', 'b', 'c'].map((letter) => `${letter}${LONG_WORD} EXPLAIN: ${LONG_WORD}`),
      selectedSuggestion: null,
      outcome: null,
    },
  });
  const { id } = (await saved.json()) as { id: string };
  await page.goto(`/dashboard?tab=chat-helper&session=${id}`);
  await expect(page.getByText(`a${LONG_WORD}`).first()).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await page.goto('/request-reset');
  await page.getByLabel('Email').fill(`${'a'.repeat(60)}@${'b'.repeat(60)}.com`);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
  expect(await faults(page)).toEqual([]);
});
