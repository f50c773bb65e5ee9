import type { Page } from '@playwright/test';
import { type LoopbackOAuth, startOAuthServer } from '../loopback/oauth-server.ts';
import { startApp } from '../setup/app.ts';
import { newEmail } from '../setup/client.ts';
import { test as base } from './fixtures.ts';

interface SocialFixtures {
  /** the platforms on loopback, and an app that is set up for all four */
  oauth: LoopbackOAuth;
}

export const test = base.extend<object, SocialFixtures>({
  oauth: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's names
    async ({}, use) => {
      const oauth = await startOAuthServer();
      await use(oauth);
      await oauth.stop();
    },
    { scope: 'worker' },
  ],
  app: [
    async ({ oauth }, use) => {
      const app = await startApp({ env: oauth.env });
      await use(app);
      await app.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

export { expect } from './fixtures.ts';

let made = 0;

/** An account at a platform that nobody has used yet, and the e-mail the platform tells of it. */
export function newAccount(): { id: string; email: string } {
  made += 1;
  return { id: `e2e-${process.pid}-${made}`, email: newEmail('social') };
}

declare global {
  interface Window {
    /** what window.open was called with */
    opened: unknown[][];
  }
}

/** Notes every pop-up that the page asks for. */
export async function notePopups(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.opened = [];
    const open = window.open.bind(window);
    window.open = (...args) => {
      window.opened.push(args);
      return open(...args);
    };
  });
}

/** A browser that allows no pop-ups. */
export async function blockPopups(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.open = () => null;
  });
}
