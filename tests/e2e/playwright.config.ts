import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../../scripts/find-chromium.mjs';
import type { AppFixtures } from './fixtures.ts';

/** Two projects: the journeys with JavaScript, and those that must work without it (`*.noscript.spec.ts`). */
export default defineConfig<object, AppFixtures>({
  testDir: '.',
  outputDir: '../../test-results/e2e',
  workers: 2,
  fullyParallel: false,
  // a shared machine of a CI service stalls now and then; what needs its second try is named in the report
  retries: process.env.CI ? 1 : 0,
  timeout: 90_000,
  // waits, not measurements: the first reply of a fresh server loads the coach, which takes ten seconds where two cores are shared
  expect: { timeout: 20_000 },
  reporter: [
    ['dot'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? '../../test-results/playwright.json' }],
  ],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 900 },
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: CHROMIUM_FLAGS },
    serviceWorkers: 'allow',
  },
  projects: [
    { name: 'javascript', testIgnore: /\.noscript\.spec\.ts$/ },
    { name: 'no-javascript', testMatch: /\.noscript\.spec\.ts$/, use: { javaScriptEnabled: false } },
  ],
});
