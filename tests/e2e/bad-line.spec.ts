import type { Page, Route } from '@playwright/test';
import { newEmail, PASSWORD } from '../setup/client.ts';
import { CONVERSATION_TEXT } from './draw-conversation.ts';
import { expect, signIn, test } from './fixtures.ts';

// what a worker has in its cache cannot be lost on the way
test.use({ serviceWorkers: 'block' });

const LOST = /The connection was lost before an answer came/;
const NEW_PASSWORD = 'N3w-Passw0rd!';

type Fault = 'lost answer' | 'cut connection';

/** The next call that matches is done by the server but not answered, or never reaches it; later ones pass. */
async function failOnce(page: Page, url: string | RegExp, fault: Fault): Promise<{ seen(): number }> {
  let seen = 0;
  await page.route(url, async (route: Route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    seen += 1;
    if (seen > 1) return route.fallback();
    if (fault === 'lost answer') await route.fetch({ maxRedirects: 0 });
    await route.abort('connectionreset');
  });
  return { seen: () => seen };
}

/** React has taken the page over: from here on the router sends its forms. */
async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__reactFiber')));
}

const retry = (page: Page) => page.getByRole('button', { name: 'Retry' }).last().click();

async function count(page: Page, path: string): Promise<number> {
  return page.evaluate(async (path) => (await (await fetch(path)).json()).length, path);
}

for (const fault of ['lost answer', 'cut connection'] as const) {
  test.describe(`after a ${fault}`, () => {
    test('register, sign in and change the password: what was typed stays, Retry finishes, once', async ({
      page,
    }) => {
      const email = newEmail();
      await failOnce(page, '**/register.data*', fault);
      await page.goto('/register');
      await untilHydrated(page);
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password').fill(PASSWORD);
      await page.getByRole('button', { name: 'Create Account' }).click();
      await expect(page.getByText(LOST).first()).toBeVisible();
      await expect(page.getByLabel('Email')).toHaveValue(email);
      await expect(page.getByLabel('Password')).toHaveValue(PASSWORD);
      await expect(page.getByRole('button', { name: 'Create Account' })).toBeEnabled();
      await retry(page);
      await page.waitForURL('**/dashboard');
      await expect(page.getByText(email)).toBeVisible();

      await failOnce(page, '**/account/settings.data*', fault);
      await page.goto('/account/settings');
      await untilHydrated(page);
      await page.getByLabel('Current password').fill(PASSWORD);
      await page.getByLabel('New password').fill(NEW_PASSWORD);
      await page.getByRole('button', { name: 'Change password' }).click();
      await expect(page.getByText(LOST).first()).toBeVisible();
      await expect(page.getByLabel('New password')).toHaveValue(NEW_PASSWORD);
      await retry(page);
      await expect(page.getByText('Password changed').first()).toBeVisible();

      await page.context().clearCookies();
      await failOnce(page, '**/login.data*', fault);
      await page.goto('/login');
      await untilHydrated(page);
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password').fill(NEW_PASSWORD);
      await page.getByRole('button', { name: 'Sign In' }).click();
      await expect(page.getByText(LOST).first()).toBeVisible();
      await expect(page.getByLabel('Password')).toHaveValue(NEW_PASSWORD);
      await retry(page);
      await page.waitForURL('**/dashboard');
    });

    test('a session and a message of the library are saved once', async ({ page, member }) => {
      expect(member).toContain('@');
      const saving = await failOnce(page, '**/api/coaching-sessions', fault);
      await page.goto('/conversation-helper?mode=text');
      await page.getByRole('textbox', { name: 'Conversation' }).fill(CONVERSATION_TEXT);
      await expect(page.getByText('Kept on this device').first()).toBeVisible();
      // it is tried again with pauses; a page that is loaded tries at once
      await page.reload();
      await expect(page.getByText('Coaching session saved successfully').first()).toBeVisible();
      await expect(page.getByText('Waiting to be saved')).toHaveCount(0);
      expect(saving.seen()).toBe(2);
      expect(await count(page, '/api/coaching-sessions')).toBe(1);

      await failOnce(page, '**/api/ice-breakers/generate', fault);
      await page.goto('/ice-breakers');
      const box = page.getByLabel('Context (optional)');
      await box.fill('Anna climbs and bakes');
      await page.getByRole('button', { name: 'Generate' }).click();
      await expect(page.getByText('Generation Failed').first()).toBeVisible();
      await expect(box).toHaveValue('Anna climbs and bakes');
      await page.getByRole('button', { name: 'Generate' }).click();
      await expect(page.getByText('Generated Successfully').first()).toBeVisible();
      expect(await count(page, '/api/ice-breakers?type=ice_breaker')).toBe(1);
    });
  });
}

test('a form that fails on the server or meets a sign-in page of the network stays, with what was typed', async ({
  page,
}) => {
  await page.goto('/login');
  await untilHydrated(page);
  await page.getByLabel('Email').fill('someone@example.com');
  await page.getByLabel('Password').fill(PASSWORD);
  const answers = [
    { status: 500, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' },
    { status: 200, contentType: 'text/html', body: '<h1>Welcome to our hotel</h1>' },
  ];
  await page.route('**/login.data*', (route) => {
    const answer = answers.shift();
    return answer ? route.fulfill(answer) : route.fallback();
  });
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('An unexpected error occurred', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText(/The network answered instead of this site/).first()).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('someone@example.com');
  await expect(page.getByLabel('Password')).toHaveValue(PASSWORD);
  await retry(page);
  await expect(page.getByText('Incorrect email or password').first()).toBeVisible();
});

test('a registration that fails on the server, or on its way, says so under its own title', async ({
  page,
}) => {
  await page.goto('/register');
  await untilHydrated(page);
  await page.getByLabel('Email').fill(newEmail());
  await page.getByLabel('Password').fill(PASSWORD);
  let fault: 'server' | 'line' | null = 'server';
  await page.route('**/register.data*', (route) => {
    if (fault === 'server') return route.fulfill({ status: 500, contentType: 'text/html', body: 'oh' });
    return fault === 'line' ? route.abort('connectionreset') : route.fallback();
  });
  const toast = page.getByRole('alert').filter({ hasText: 'Registration Error' });
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(toast.getByText('An unexpected error occurred', { exact: true })).toBeVisible();
  fault = 'line';
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(toast.getByText(LOST)).toBeVisible();
  fault = null;
  await retry(page);
  await page.waitForURL('**/dashboard');
});

test('a form without any answer ends after a time, and keeps what was typed', async ({ page }) => {
  await page.clock.install();
  await page.goto('/login');
  await untilHydrated(page);
  await page.getByLabel('Email').fill('someone@example.com');
  await page.getByLabel('Password').fill(PASSWORD);
  let stalled = 0;
  await page.route('**/login.data*', () => {
    stalled += 1;
  });
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('button', { name: 'Loading...' })).toBeDisabled();
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
  await expect.poll(() => stalled).toBe(1);
  await page.clock.fastForward(46_000);
  await expect(page.getByText(/There was no answer in time/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled();
  await expect(page.getByLabel('Password')).toHaveValue(PASSWORD);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

test('a page that does not load leaves the old one as it is, and Retry goes on', async ({ page, member }) => {
  expect(member).toContain('@');
  await page.goto('/dashboard?tab=profile-wizard');
  await untilHydrated(page);
  await page.getByLabel('Current Bio').fill('I restore old Vespas');
  let cut = true;
  await page.route('**/dashboard.data*', (route) =>
    cut ? route.abort('connectionreset') : route.fallback(),
  );
  await page.getByRole('link', { name: 'Ice Breakers' }).click();
  await expect(page.getByText(LOST).first()).toBeVisible();
  await expect(page.getByLabel('Current Bio')).toHaveValue('I restore old Vespas');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  cut = false;
  await retry(page);
  await expect(page.getByRole('heading', { name: 'AI Message Library' })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Current Bio')).toHaveValue('I restore old Vespas');
});

test('what is typed survives a reload, a crash and a new sign-in, and is gone when it is done', async ({
  page,
  member,
  context,
}) => {
  await page.goto('/conversation-starters');
  await untilHydrated(page);
  await page.getByLabel('Profile Details').fill('Anna, 31, climbs');
  await page.goto('/profile-wizard');
  await page.getByLabel(/interests/i).fill('Bouldering on Tuesdays');
  await page.goto('/ice-breakers');
  await page.getByLabel('Context (optional)').fill('She bakes bread');
  await page.goto('/conversation-helper?mode=text');
  await page.getByRole('textbox', { name: 'Conversation' }).fill('Girl: hel');
  await page.close({ runBeforeUnload: false });

  const next = await context.newPage();
  await next.context().clearCookies();
  await signIn(next, member);
  await next.waitForURL('**/dashboard');
  await next.goto('/conversation-starters');
  await expect(next.getByLabel('Profile Details')).toHaveValue('Anna, 31, climbs');
  await next.goto('/profile-wizard');
  await expect(next.getByLabel(/interests/i)).toHaveValue('Bouldering on Tuesdays');
  await next.goto('/ice-breakers');
  await expect(next.getByLabel('Context (optional)')).toHaveValue('She bakes bread');
  await next.goto('/conversation-helper?mode=text');
  const box = next.getByRole('textbox', { name: 'Conversation' });
  await expect(box).toHaveValue('Girl: hel');
  await box.fill(CONVERSATION_TEXT);
  await expect(next.getByText('Coaching session saved successfully').first()).toBeVisible();
  // the answer is still there, until the page is opened anew
  await next.reload();
  await untilHydrated(next);
  await expect(box).toHaveValue(CONVERSATION_TEXT);
  await expect(next.getByRole('heading', { name: 'Option 3' })).toBeVisible();
  await next.goto('/conversation-helper?mode=text');
  await untilHydrated(next);
  await expect(box).toHaveValue('');
  const stored = await next.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(stored).not.toContain(PASSWORD);
});

test('what is typed before the script has arrived is still there after it', async ({ page, member }) => {
  expect(member).toContain('@');
  let held = Promise.resolve();
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.fallback();
  });
  for (const [path, label] of [
    ['/conversation-helper?mode=text', 'Conversation'],
    ['/conversation-helper', 'Conversation'],
    ['/conversation-starters', 'Profile Details'],
  ] as const) {
    // each page's scripts are held until its box was typed into
    let letGo = () => {};
    held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.goto(path, { waitUntil: 'commit' });
    const box = page.getByRole('textbox', { name: label, exact: true });
    await box.fill('Girl: typed early');
    letGo();
    await untilHydrated(page);
    await expect(box).toHaveValue('Girl: typed early');
    // the next page is to start empty, without this one's draft
    await page.evaluate(() => localStorage.clear());
  }
});

test('one script at a time that does not arrive leaves a form that works', async ({ page, member }) => {
  test.setTimeout(240_000);
  expect(member).toContain('@');
  const path = '/conversation-helper?mode=text';
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (/\/assets\/.*\.js$/.test(request.url())) scripts.add(request.url());
  });
  const box = page.getByRole('textbox', { name: 'Conversation' });
  const third = page.getByRole('heading', { name: 'Option 3' });
  const onServer = page.getByRole('button', { name: 'Ask on the server instead' });
  const useIt = async () => {
    await page.goto(path);
    await box.fill(CONVERSATION_TEXT);
    await page.getByRole('button', { name: 'Analyze conversation' }).click();
    await expect(third.or(onServer).first()).toBeVisible();
    if (await onServer.isVisible()) await onServer.click();
    await expect(third).toBeVisible();
  };
  await useIt();
  await expect(page.getByText('Coaching session saved successfully').first()).toBeVisible();
  expect(scripts.size).toBeGreaterThan(10);
  for (const script of [...scripts]) {
    await test.step(script.replace(/.*\//, ''), async () => {
      await page.route(script, (route) => route.abort());
      await useIt();
      await page.unroute(script);
    });
  }
});

test('a screen whose script does not arrive is reached as a whole page', async ({ page, member }) => {
  expect(member).toContain('@');
  await untilHydrated(page);
  await page.route(/\/assets\/account\._index-.*\.js$/, (route) => route.abort());
  await page.getByText('Account', { exact: true }).click();
  await page.getByRole('link', { name: 'Profile', exact: true }).click();
  await expect(page).toHaveURL(/\/account$/);
  await expect(page.getByLabel('Email')).toHaveValue(member);
});

test('the screenshot reader’s script does not arrive: a sentence, and the text can be pasted', async ({
  page,
  member,
}) => {
  expect(member).toContain('@');
  await page.goto('/conversation-helper');
  await page.route(/\/assets\/(index|reading\.worker)-.*\.js$/, (route) => route.abort());
  await page.getByLabel(/Drop a screenshot/).setInputFiles({
    name: 'chat.png',
    mimeType: 'image/png',
    buffer: Buffer.from('89504e470d0a1a0a', 'hex'),
  });
  await expect(
    page.getByText(/The text reader could not be downloaded|cannot read text from pictures/).first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Paste the text instead' }).click();
  await expect(page.getByRole('textbox', { name: 'Conversation' })).toBeFocused();
});
