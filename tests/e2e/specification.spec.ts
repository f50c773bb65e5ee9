import type { BrowserContext, Page } from '@playwright/test';
import type { RunningApp } from '../setup/app.ts';
import { type Client, newEmail, newMember, newSession, PASSWORD } from '../setup/client.ts';
import { expect, register, test } from './fixtures.ts';

async function useCookies(context: BrowserContext, app: RunningApp, client: Client): Promise<void> {
  await context.addCookies([...client.cookies].map(([name, value]) => ({ name, value, url: app.url })));
}

/** Once React has taken the page over. */
async function waitUntilReady(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__reactFiber')));
}

/** Holds the page's next POST back until the returned function is called. */
async function holdPost(page: Page, path: string): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(
    (url) => url.pathname.startsWith(path),
    async (route) => {
      if (route.request().method() === 'POST') await held;
      await route.continue();
    },
  );
  return () => letGo();
}

declare global {
  interface Window {
    noteLabel(label: string): void;
  }
}

const toasts = (page: Page) => page.locator('ol > li[data-state]');

test.describe('navigation', () => {
  test('the account menu leads to the profile and the settings, and logs out', async ({ page, member }) => {
    const open = () => page.getByRole('banner').getByText('Account', { exact: true }).click();
    await open();
    const menu = page.getByRole('banner');
    await menu.getByRole('link', { name: 'Profile' }).click();
    await expect(page.getByRole('heading', { name: 'Account Settings' })).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(member);
    await open();
    await menu.getByRole('link', { name: 'Settings' }).click();
    await expect(page).toHaveURL(/\/account\/settings$/);
    await expect(page.getByRole('heading', { name: 'Welcome back!' })).toBeVisible();
    await open();
    await menu.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/\/$/);
    await page.goto('/dashboard');
    await expect(page).toHaveURL(/\/$/);
  });

  test('footer links scroll up smoothly and load the whole page anew', async ({ page, member }) => {
    expect(member).toBeTruthy();
    // a phone's height, so that every page is longer than the window
    await page.setViewportSize({ width: 1280, height: 480 });
    for (const from of ['/dashboard', '/about']) {
      await page.goto(from);
      const link = page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' });
      // the page that comes would cut the way up short
      await page.evaluate(() => {
        window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
        window.addEventListener('click', (event) => event.preventDefault(), { once: true });
      });
      const bottom = await page.evaluate(() => window.scrollY);
      expect(bottom).toBeGreaterThan(0);
      const seen = await link.evaluate(async (element: HTMLElement) => {
        const places = [];
        element.click();
        do {
          places.push(window.scrollY);
          await new Promise(requestAnimationFrame);
        } while (window.scrollY > 0);
        return places;
      });
      expect(seen[0]).toBe(bottom);
      expect(new Set(seen).size, 'places on the way up').toBeGreaterThan(3);
      await page.evaluate(() => {
        document.documentElement.dataset.sameDocument = 'yes';
      });
      await link.click();
      await expect(page).toHaveURL(/\/pricing$/);
      await expect(page.getByRole('heading', { name: 'Choose Your Plan' })).toBeVisible();
      await expect(page.locator('html')).not.toHaveAttribute('data-same-document', 'yes');
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    }
  });

  test('the dashboard’s tabs open each tool, and Back returns to the tab and page before', async ({
    page,
    context,
    app,
  }) => {
    const { client } = await newMember(app);
    for (let number = 1; number <= 6; number += 1) {
      await client.json('/api/coaching-sessions', newSession({ conversationText: `Girl: number ${number}` }));
    }
    await useCookies(context, app, client);
    await page.goto('/dashboard?tab=chat-helper');
    await page.getByRole('link', { name: 'Older' }).click();
    await expect(page.getByText('Girl: number 1')).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Dashboard' })
      .getByRole('link', { name: 'Chat Starter' })
      .click();
    await expect(page.getByRole('button', { name: 'Generate Openers' })).toBeVisible();
    await page.goBack();
    await expect(page.getByText('Girl: number 1')).toBeVisible();
    await expect(page.getByText('Page 2 of 2')).toBeVisible();
  });
});

test.describe('sign-in and registration', () => {
  test('sign-in says what is wrong in its fields', async ({ page }) => {
    await page.goto('/login');
    await waitUntilReady(page);
    await page.getByLabel('Email').fill('nobody');
    await page.getByLabel('Password').fill('12345');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('Invalid email address', { exact: true })).toBeVisible();
    await expect(page.getByText('Password must be at least 6 characters', { exact: true })).toBeVisible();
  });

  test('sign-in reads Loading... while it runs, then shows the toast Error', async ({ page }) => {
    const letGo = await holdPost(page, '/login');
    await page.goto('/login');
    await waitUntilReady(page);
    await page.getByLabel('Email').fill(newEmail('unknown'));
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign In' }).click();
    const button = page.getByRole('button', { name: 'Loading...' });
    await expect(button).toBeDisabled();
    for (const name of ['Twitter', 'Facebook']) {
      await expect(page.getByRole('main').getByText(name, { exact: true })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
    }
    letGo();
    const toast = page.getByRole('alert').filter({ hasText: 'Incorrect email or password' });
    await expect(toast).toBeVisible();
    await expect(toast.getByText('Error', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled();
  });

  test('registration says each rule of the password in its field', async ({ page }) => {
    await page.goto('/register');
    await waitUntilReady(page);
    await page.getByLabel('Email').fill('nobody');
    for (const [password, message] of [
      ['Aa1!', 'Password must be at least 8 characters'],
      ['passw0rd!', 'Password must contain at least one uppercase letter'],
      ['PASSW0RD!', 'Password must contain at least one lowercase letter'],
      ['Password!', 'Password must contain at least one number'],
      ['Passw0rd', 'Password must contain at least one special character'],
    ] as const) {
      await page.getByLabel('Password').fill(password);
      await page.getByRole('button', { name: 'Create Account' }).click();
      await expect(page.getByText(message, { exact: true })).toBeVisible();
    }
    await expect(page.getByText('Invalid email address', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/register$/);
  });

  test('registration reads Creating Account... while it runs, then shows the toast Registration Error', async ({
    page,
    app,
  }) => {
    const { email } = await newMember(app);
    const letGo = await holdPost(page, '/register');
    await page.goto('/register');
    await waitUntilReady(page);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByRole('button', { name: 'Creating Account...' })).toBeDisabled();
    letGo();
    const toast = page.getByRole('alert').filter({ hasText: 'An account with this email already exists' });
    await expect(toast.getByText('Registration Error', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Create Account' })).toBeEnabled();
  });

  test('the forms’ links lead to each other', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('link', { name: "Don't have an account? Sign up now" }).click();
    await expect(page).toHaveURL(/\/register$/);
    await page.getByRole('link', { name: 'Already have an account? Sign in' }).click();
    await expect(page).toHaveURL(/\/login$/);
  });
});

test.describe('theme', () => {
  const background = (page: Page) =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const choose = async (page: Page, name: string) => {
    await page.getByRole('banner').getByText('Theme', { exact: true }).click({ force: true });
    await page.getByRole('button', { name, exact: true }).first().click();
  };

  test('offers Light, Dark and System; the choice is kept in local storage under theme, and in the cookie', async ({
    page,
    member,
  }) => {
    expect(member).toBeTruthy();
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('system');
    const light = await background(page);
    const saved = page.waitForResponse((response) => response.request().method() === 'POST');
    await choose(page, 'Dark');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    // a press before the scripts of a page have run posts the form, and another page comes in the midst of these
    await expect(async () => {
      expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    }).toPass();
    await expect(page.locator('html')).not.toHaveCSS('background-color', light);
    await saved;
    expect(await (await page.request.get('/dashboard')).text()).toContain('data-theme="dark"');
    await page.reload();
    await expect(page.locator('html')).not.toHaveCSS('background-color', light);
    await choose(page, 'Light');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.locator('html')).toHaveCSS('background-color', light);
  });

  test('System is the default, and follows the device live', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/about');
    await expect(page.locator('html')).not.toHaveAttribute('data-theme');
    const light = await background(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await background(page)).not.toBe(light);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await background(page)).toBe(light);
  });

  test('local storage wins over the cookie before anything is painted', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('theme', 'dark');
      new MutationObserver((_, observer) => {
        if (!document.body) return;
        sessionStorage.setItem('at first', document.documentElement.dataset.theme ?? 'none');
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    for (const path of ['/pricing', '/login']) {
      await page.goto(path);
      expect(await page.evaluate(() => sessionStorage.getItem('at first'))).toBe('dark');
    }
  });
});

test.describe('copying and toasts', () => {
  /** A page with three openers on it, each with a copy button. */
  async function openResults(page: Page, context: BrowserContext, app: RunningApp): Promise<void> {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { client } = await newMember(app);
    const made = await client.form('/conversation-starters', {
      profileDetails: 'Anna climbs and bakes bread.',
    });
    await useCookies(context, app, client);
    await page.clock.install();
    await page.goto(made.headers.get('Location') ?? '');
    await expect(page.getByRole('button', { name: 'Copy opener 3' })).toBeVisible();
    // from here on the test moves the time; the toast that came with the page goes
    await expect(toasts(page)).toHaveCount(1);
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await expect(toasts(page)).toHaveCount(0);
  }

  test('a copy button shows a check mark for two seconds', async ({ page, context, app }) => {
    await openResults(page, context, app);
    const button = page.getByRole('button', { name: 'Copy opener 1' });
    const check = button.locator('svg.text-good');
    await button.click();
    await expect(check).toHaveCount(1);
    await page.clock.runFor(1900);
    await expect(check).toHaveCount(1);
    await page.clock.runFor(200);
    await expect(check).toHaveCount(0);
  });

  test('a toast stays five seconds, one at a time, at most 420 px wide; F8 puts the focus there', async ({
    page,
    context,
    app,
  }) => {
    await openResults(page, context, app);
    await page.getByRole('button', { name: 'Copy opener 1' }).click();
    await expect(toasts(page)).toHaveCount(1);
    await expect(toasts(page)).toContainText('Copied to clipboard!');
    await expect(toasts(page)).toContainText('You can now paste it in your conversation');
    expect((await toasts(page).boundingBox())?.width).toBeLessThanOrEqual(420);
    await page.clock.runFor(4800);
    await expect(toasts(page)).toHaveCount(1);
    await page.clock.runFor(300);
    await expect(toasts(page)).toHaveCount(0);

    await page.getByRole('button', { name: 'Copy opener 1' }).click();
    await expect(toasts(page)).toContainText('Copied to clipboard!');
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
    await page.getByRole('button', { name: 'Copy opener 2' }).click();
    await expect(toasts(page)).toHaveCount(1);
    await expect(toasts(page)).toContainText('Failed to copy');
    await expect(toasts(page)).toContainText('Please try again');
    await page.keyboard.press('F8');
    expect(await page.evaluate(() => document.activeElement?.querySelector('li[data-state]') !== null)).toBe(
      true,
    );
  });

  test('a toast is swiped away to the right from 50 px on', async ({ page, context, app }) => {
    await openResults(page, context, app);
    await page.getByRole('button', { name: 'Copy opener 1' }).click();
    await expect(toasts(page)).toHaveCount(1);
    const swipe = async (pixels: number) => {
      const box = await toasts(page).boundingBox();
      const [x, y] = [(box?.x ?? 0) + 40, (box?.y ?? 0) + 20];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + pixels / 2, y);
      await page.mouse.move(x + pixels, y);
      await page.mouse.up();
    };
    await swipe(40);
    await expect(toasts(page)).toHaveAttribute('data-swipe', 'cancel');
    await expect(toasts(page)).toHaveCount(1);
    await swipe(60);
    await page.clock.runFor(1000);
    await expect(toasts(page)).toHaveCount(0);
  });
});

test.describe('the tools’ forms', () => {
  test('Chat Helper: two modes, a drop zone for one PNG or JPG of up to 10MB', async ({ page, member }) => {
    expect(member).toBeTruthy();
    await page.goto('/dashboard?tab=chat-helper');
    const zone = page.locator('label').filter({ hasText: 'Drop a screenshot here' });
    await expect(zone).toContainText('PNG or JPG, up to 10MB');
    await expect(page.locator('input[type=file]')).toHaveAttribute(
      'accept',
      'image/png,image/jpeg,.png,.jpg,.jpeg',
    );
    await expect(page.locator('input[type=file]')).not.toHaveAttribute('multiple');
    const drop = (files: { name: string; type: string; bytes: number }[]) =>
      zone.evaluate((element, dropped) => {
        const data = new DataTransfer();
        for (const { name, type, bytes } of dropped) {
          data.items.add(new File([new Uint8Array(bytes)], name, { type }));
        }
        element.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
      }, files);
    const one = { name: 'a.png', type: 'image/png', bytes: 10 };
    await drop([one, one]);
    await expect(toasts(page)).toContainText('Please choose one screenshot at a time.');
    await drop([{ ...one, bytes: 10 * 1024 * 1024 + 1 }]);
    await expect(toasts(page)).toContainText('This image is larger than 10MB.');
    await drop([{ name: 'a.gif', type: 'image/gif', bytes: 10 }]);
    await expect(toasts(page)).toContainText('Please choose a PNG or JPG image.');
    await expect(toasts(page)).toContainText('Error Processing Image');
    await page.getByRole('link', { name: 'Enter Text' }).click();
    await expect(page.getByRole('textbox', { name: 'Conversation' })).toBeVisible();
    await expect(zone).toHaveCount(0);
  });

  test('Chat Helper: the preview is shown, and released when another takes its place', async ({
    page,
    member,
  }) => {
    expect(member).toBeTruthy();
    await page.addInitScript(() => {
      const revoke = URL.revokeObjectURL.bind(URL);
      URL.revokeObjectURL = (url) => {
        sessionStorage.setItem('revoked', `${sessionStorage.getItem('revoked') ?? ''} ${url}`);
        revoke(url);
      };
    });
    await page.goto('/conversation-helper');
    const picture = await page.screenshot();
    const input = page.locator('input[type=file]');
    const preview = page.getByAltText('The chosen screenshot');
    await input.setInputFiles({ name: 'one.png', mimeType: 'image/png', buffer: picture });
    await expect(preview).toBeVisible();
    const first = await preview.getAttribute('src');
    await input.setInputFiles({ name: 'two.png', mimeType: 'image/png', buffer: picture });
    await expect(preview).not.toHaveAttribute('src', first ?? '');
    expect(await page.evaluate(() => sessionStorage.getItem('revoked'))).toContain(first);
  });

  for (const [path, where] of [
    ['/dashboard?tab=chat-starter', 'the dashboard'],
    ['/conversation-starters', 'its own screen'],
  ] as const) {
    test(`Chat Starter on ${where}: the message under 10 characters, then three openers, each to copy`, async ({
      page,
      member,
    }) => {
      expect(member).toBeTruthy();
      await page.goto(path);
      await waitUntilReady(page);
      const box = page.getByLabel('Profile Details');
      await box.fill('too short');
      await page.getByRole('button', { name: 'Generate Openers' }).click();
      await expect(
        page.getByText('Please provide at least 10 characters of profile details', { exact: true }),
      ).toBeVisible();
      await box.fill('Anna, 31. Climbs, bakes bread, has been to Lisbon.');
      await page.getByRole('button', { name: 'Generate Openers' }).click();
      for (const number of [1, 2, 3]) {
        await expect(page.getByRole('heading', { name: `Opener ${number}` })).toBeVisible();
        await expect(page.getByRole('button', { name: `Copy opener ${number}` })).toBeVisible();
      }
      await expect(page.getByRole('heading', { name: 'Opener 4' })).toHaveCount(0);
      await expect(toasts(page)).toContainText('Coaching session saved successfully');
      if (where !== 'the dashboard') return;
      const session = page
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: 'Current Session' }) });
      await expect(session).toContainText('Anna, 31. Climbs');
      await expect(session.getByRole('listitem')).toHaveCount(3);
      const history = page
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: 'Coaching History' }) });
      await expect(history).toContainText('Anna, 31. Climbs');
    });
  }

  test('Profile Wizard: the five messages, then Enhancement 1 to 3', async ({ page, member }) => {
    expect(member).toBeTruthy();
    await page.goto('/dashboard?tab=profile-wizard');
    await waitUntilReady(page);
    const button = page.getByRole('button', { name: 'Get Profile Enhancement Suggestions' });
    const fields = [
      ['Current Bio', 'Please provide your current bio (minimum 10 characters)'],
      ['Interests & Hobbies', 'Please describe your interests and hobbies'],
      ['Career & Education', 'Please provide details about your career and education'],
      ["What You're Looking For", "Please describe what you're looking for"],
      ['Values & Lifestyle', 'Please describe your values and lifestyle'],
    ] as const;
    for (const [label] of fields) await page.getByLabel(label).fill('nine char');
    await button.click();
    for (const [, message] of fields) await expect(page.getByText(message, { exact: true })).toBeVisible();
    for (const [label] of fields) await page.getByLabel(label).fill('I build bridges and go bouldering.');
    await button.click();
    for (const number of [1, 2, 3]) {
      await expect(page.getByRole('heading', { name: `Enhancement ${number}` })).toBeVisible();
    }
    await expect(page.getByRole('heading', { name: 'Enhancement 4' })).toHaveCount(0);
    await expect(toasts(page)).toContainText('Coaching session saved successfully');
  });

  test('Profile Optimization Wizard: the four messages, then bio, photos, interests and overall', async ({
    page,
    member,
  }) => {
    expect(member).toBeTruthy();
    await page.goto('/profile-wizard');
    await waitUntilReady(page);
    await page.getByRole('button', { name: 'Analyze Profile' }).click();
    const fields = [
      ['Current Bio', 'Please provide your current bio'],
      ['Interests and Hobbies', 'Please list some of your interests'],
      ["What You're Looking For", "Please describe what you're looking for"],
      ['Current Photos', 'Please describe your current photos'],
    ] as const;
    for (const [, message] of fields) await expect(page.getByText(message, { exact: true })).toBeVisible();
    for (const [label] of fields) await page.getByLabel(label).fill('One mirror selfie');
    await page.getByRole('button', { name: 'Analyze Profile' }).click();
    for (const name of ['Bio', 'Photos', 'Interests', 'Overall']) {
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    }
  });

  test('AI Message Library: generate, copy, used it, rate from 1 to 5 and round again', async ({
    page,
    context,
    member,
  }) => {
    expect(member).toBeTruthy();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/dashboard?tab=ice-breakers');
    await waitUntilReady(page);
    await expect(page.getByText('No content yet. Generate some ice breakers!')).toBeVisible();
    await page.getByRole('button', { name: 'Generate' }).click();
    await expect(toasts(page)).toContainText('Generated Successfully');
    await expect(toasts(page)).toContainText('New ice breaker has been created.');
    const card = page.getByRole('list', { name: 'Ice Breakers' }).getByRole('listitem');
    await expect(card).toContainText('Not rated');
    await expect(card).toContainText('Used 0 times');
    const content = await card.locator('p').first().innerText();
    await card.getByRole('button', { name: 'Copy' }).click();
    await expect(toasts(page)).toContainText('Copied to clipboard!');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(content);
    await card.getByRole('button', { name: 'Used it' }).click();
    await expect(card).toContainText('Used 1 time');
    for (const rating of [1, 2, 3, 4, 5, 1]) {
      const answered = page.waitForResponse((response) => response.url().endsWith('/rate'));
      await card.getByRole('button', { name: 'Rate' }).click();
      await answered;
      await expect(card).toContainText(`Rated ${rating} of 5`);
      await expect(card.getByRole('button', { name: 'Rate' })).not.toHaveAttribute('aria-disabled', 'true');
    }
    await page.getByRole('link', { name: 'Compliments' }).click();
    await expect(page.getByText('No content yet. Generate some compliments!')).toBeVisible();
    await page.getByLabel('Context (optional)').fill('send me nudes');
    await page.getByRole('button', { name: 'Generate' }).click();
    await expect(toasts(page)).toContainText('Generation Failed');
    await page.getByLabel('Context (optional)').fill('She told me how she learned to bake bread');
    await page.getByRole('button', { name: 'Generate' }).click();
    await expect(toasts(page)).toContainText('New compliment has been created.');
    await page.reload();
    await expect(page.getByRole('list', { name: 'Compliments' }).getByRole('listitem')).toHaveCount(1);
  });

  test('the Referrals tab’s button shows the link', async ({ page, member, app }) => {
    expect(member).toBeTruthy();
    await page.goto('/dashboard?tab=referrals');
    await page.getByRole('button', { name: 'Get Your Referral Link' }).click();
    await expect(page.getByLabel('Your referral link')).toHaveValue(
      new RegExp(`^${app.url}/signup\\?ref=[\\w-]+$`),
    );
  });
});

test.describe('Delete Your Data', () => {
  test('says what is wrong, then Submitting..., then a toast over an empty form', async ({ page }) => {
    await page.goto('/delete');
    await page.getByLabel('Email').fill('nobody');
    await page.getByRole('button', { name: 'Submit Request' }).click();
    await expect(page.getByText('Please enter a valid email address', { exact: true })).toBeVisible();
    await expect(page.getByText('Please provide a reason for deletion', { exact: true })).toBeVisible();
    await page.getByLabel('Email').fill(newEmail());
    await page.getByLabel('Reason for deletion').fill('I have moved on.');
    // while a page is being left nothing can be asked of it, so it tells by itself; the form is held back until then
    let noteLabel = (_label: string) => {};
    const noted = new Promise<string>((resolve) => {
      noteLabel = resolve;
    });
    await page.exposeFunction('noteLabel', noteLabel);
    await page.evaluate(() =>
      addEventListener('submit', () => {
        const label = () => document.querySelector<HTMLElement>('main form button')?.innerText ?? '';
        // the page marks the form in a task of its own, which may come after some frames
        const look = (framesLeft: number) => {
          if (label() === 'Submitting...' || framesLeft === 0) window.noteLabel(label());
          else requestAnimationFrame(() => look(framesLeft - 1));
        };
        look(60);
      }),
    );
    await page.route('/delete', async (route) => {
      if (route.request().method() === 'POST') await noted;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Submit Request' }).click({ noWaitAfter: true });
    expect(await noted).toBe('Submitting...');
    await expect(page.getByRole('status').filter({ hasText: 'Request submitted' })).toBeVisible();
    await expect(page.getByLabel('Reason for deletion')).toHaveValue('');
    await expect(page.getByLabel('Email')).toHaveValue('');
  });
});

test.describe('forgotten password', () => {
  test('asks for a valid address, then says Check Your Email, with the way back to sign-in', async ({
    page,
  }) => {
    await page.goto('/request-reset');
    await page.getByLabel('Email').fill('nobody');
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect(page.getByText('Invalid email address', { exact: true })).toBeVisible();
    await page.getByLabel('Email').fill(newEmail());
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
    await page.getByRole('link', { name: 'Return to Login' }).click();
    await expect(page).toHaveURL(/\/login$/);
  });
});

test('a registered person is greeted with their e-mail', async ({ page }) => {
  const email = newEmail('greeted');
  await register(page, email);
  await expect(page.getByRole('heading', { name: 'Welcome back!' })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
});

test.describe('what the page asks the server for', () => {
  // what the worker of the offline pages asks for is not the page's
  test.use({ serviceWorkers: 'block' });

  test('a session is saved with its type, text, three suggestions, and null for choice and outcome', async ({
    page,
    member,
  }) => {
    expect(member).toBeTruthy();
    await page.goto('/dashboard?tab=chat-helper&mode=text');
    const saving = page.waitForRequest(
      (request) => request.url().endsWith('/api/coaching-sessions') && request.method() === 'POST',
    );
    await page.getByRole('textbox', { name: 'Conversation' }).fill('Girl: Hi! How was Lisbon?\nBoy: Sunny.');
    const request = await saving;
    expect(request.postDataJSON()).toMatchObject({
      type: 'chat-helper',
      conversationText: 'Girl: Hi! How was Lisbon?\nBoy: Sunny.',
      suggestions: [expect.any(String), expect.any(String), expect.any(String)],
      selectedSuggestion: null,
      outcome: null,
    });
    expect((await request.allHeaders()).cookie).toContain('rapport_session=');
  });

  test('a session that the server refuses: the toast Error with its words', async ({ page, member }) => {
    expect(member).toBeTruthy();
    await page.route('**/api/coaching-sessions', (route) =>
      route.fulfill({ status: 400, contentType: 'text/plain', body: 'The server’s own words.' }),
    );
    await page.goto('/dashboard?tab=chat-helper&mode=text');
    await page.getByRole('textbox', { name: 'Conversation' }).fill('Girl: Hi! How was Lisbon?\nBoy: Sunny.');
    await expect(page.getByRole('heading', { name: 'Option 3' })).toBeVisible();
    const toast = page.getByRole('alert').filter({ hasText: 'The server’s own words.' });
    await expect(toast.getByText('Error', { exact: true })).toBeVisible();
  });

  test('nothing again by itself: no polling, no asking on focus, no retry; and never for the current user', async ({
    page,
    member,
  }) => {
    await page.clock.install();
    await page.goto('/dashboard');
    await waitUntilReady(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (/\.data$|^\/api\//.test(pathname)) asked.push(pathname + search);
    });
    await page.evaluate(() => {
      dispatchEvent(new Event('focus'));
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await page.clock.runFor(10 * 60_000);
    expect(asked).toEqual([]);
    const tabs = page.getByRole('navigation', { name: 'Dashboard' });
    await tabs.getByRole('link', { name: 'Referrals' }).click();
    await expect(page.getByText('Total Earnings')).toBeVisible();
    await page.getByRole('link', { name: 'referral screen' }).click();
    await expect(page.getByRole('heading', { name: 'Refer Friends & Earn Rewards' })).toBeVisible();
    await page.goBack();
    await expect(page.getByText(member)).toBeVisible();
    expect(asked.filter((path) => path.startsWith('/api/user') || path.includes('root'))).toEqual([]);
    await page.route('**/dashboard.data*', (route) => route.abort('connectionreset'));
    asked.length = 0;
    await tabs.getByRole('link', { name: 'Ice Breakers' }).click();
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await page.clock.runFor(4000);
    expect(asked).toHaveLength(1);
  });
});
