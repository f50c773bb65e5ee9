import { test as base, type Page } from '@playwright/test';
import { type RunningApp, startApp } from '../setup/app.ts';
import { newEmail, PASSWORD } from '../setup/client.ts';

export interface AppFixtures {
  /** settings of the app that a file or a describe block needs */
  appEnv: Record<string, string>;
  /** the built app in a process of its own, one for each worker and setting */
  app: RunningApp;
}

interface TestFixtures {
  /** e-mail of the person who is signed in on `page` */
  member: string;
  /** addresses of every request that left for another host */
  foreignRequests: string[];
}

export const test = base.extend<TestFixtures, AppFixtures>({
  appEnv: [{}, { option: true, scope: 'worker' }],
  app: [
    async ({ appEnv }, use) => {
      const app = await startApp({ env: appEnv });
      await use(app);
      await app.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ app }, use) => use(app.url),
  member: async ({ page }, use) => {
    const email = newEmail();
    await register(page, email);
    await use(email);
  },
  foreignRequests: async ({ context, app }, use) => {
    const foreign: string[] = [];
    context.on('request', (request) => {
      const url = request.url();
      if (/^https?:/.test(url) && !url.startsWith(app.url)) foreign.push(url);
    });
    await use(foreign);
  },
});

export { expect } from '@playwright/test';

/** Creates an account through the form. */
export async function register(page: Page, email: string): Promise<void> {
  await page.goto('/register');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.waitForURL('**/dashboard');
}

export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

interface SavedSession {
  type: string;
  conversationText: string;
  suggestions: string[];
}

/** What the server has of the person on this page, the newest first. */
export async function sessionsOf(page: Page): Promise<SavedSession[]> {
  return page.evaluate(async () => (await fetch('/api/coaching-sessions')).json());
}
