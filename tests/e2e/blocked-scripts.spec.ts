import { expect, test } from './fixtures.ts';
import { MAIN_JOURNEY, PLAIN_JOURNEYS } from './plain-journeys.ts';

// what a worker has in its cache would not be asked for
test.use({ serviceWorkers: 'block' });

// JavaScript is on, the pages name their scripts, and none of them arrives.
for (const { name, run } of [MAIN_JOURNEY, ...PLAIN_JOURNEYS]) {
  test(name, async ({ page, app }) => {
    let blocked = 0;
    await page.route(/\.js(\?|$)/, (route) => {
      blocked += 1;
      return route.abort();
    });
    await run({ page, app });
    await page.goto('/login');
    // on a slow line the scripts of this page wait for a moment
    await expect.poll(() => blocked).toBeGreaterThan(0);
    expect(await page.evaluate(() => '__remixRouter' in window)).toBe(false);
  });
}
