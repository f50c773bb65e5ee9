import type { Page } from '@playwright/test';
import { type FaultProxy, startFaultProxy } from '../bench/fault-proxy.ts';
import { newEmail, PASSWORD } from '../setup/client.ts';
import { CONVERSATION_TEXT } from './draw-conversation.ts';
import { test as base, expect } from './fixtures.ts';

/** A line whose answers to what changes something never come, until it is mended. */
const test = base.extend<{ line: FaultProxy }>({
  line: async ({ app }, use) => {
    const line = await startFaultProxy(app.url);
    await use(line);
    await line.close();
  },
  // the same host, so the cookies of a member are theirs on this line too
  baseURL: async ({ line }, use) => use(line.url),
});

// a worker would make requests of its own
test.use({ serviceWorkers: 'block' });

const stallPosts = (line: FaultProxy) =>
  line.setLine({ fault: ({ method }) => (method === 'POST' ? 'stall' : 'none') });
const stalled = (line: FaultProxy) => line.counts.faults.stall ?? 0;

interface SlowAction {
  name: string;
  signedIn: boolean;
  path: string;
  /** labels of fields, and what is typed */
  typed: Record<string, string>;
  button: string;
  /** what the page shows while the answer is on its way */
  pending: string;
  /** false: the page's script does not run, and the browser itself waits */
  scripts?: false;
  /** after so long the page says so by itself */
  limitMilliseconds?: number;
  /** the sentence then; and the button that goes on */
  late?: RegExp;
  again?: string;
  /** what shows that it was done in the end */
  done?: RegExp;
}

/** The bar at the top of the page, where no word of a button changes. */
const BAR = 'the bar';
const PROFILE = 'I restore old Vespas and cook long dinners';
const KEPT = /There was no answer in time\. Everything you typed is still here/;
const TOO_LONG = /The coach took too long to answer/;

const ACTIONS: readonly SlowAction[] = [
  {
    name: 'sign in',
    signedIn: false,
    path: '/login',
    typed: { Email: 'someone@example.com', Password: PASSWORD },
    button: 'Sign In',
    pending: 'Loading...',
    limitMilliseconds: 45_000,
    late: KEPT,
    again: 'Retry',
    done: /Incorrect email or password/,
  },
  {
    name: 'register',
    signedIn: false,
    path: '/register',
    typed: { Email: newEmail('slow'), Password: PASSWORD },
    button: 'Create Account',
    pending: 'Creating Account...',
    limitMilliseconds: 45_000,
    late: KEPT,
    again: 'Retry',
    done: /Welcome back!/,
  },
  {
    name: 'ask for a reset link',
    signedIn: false,
    path: '/request-reset',
    typed: { Email: 'someone@example.com' },
    button: 'Send Reset Link',
    pending: 'Sending...',
    scripts: false,
  },
  {
    name: 'contact',
    signedIn: false,
    path: '/contact',
    typed: { Name: 'Ann', Email: 'ann@example.com', Message: 'Hello!' },
    button: 'Send Message',
    pending: 'Sending...',
    scripts: false,
  },
  {
    name: 'ask for deletion',
    signedIn: false,
    path: '/delete',
    typed: { Email: 'ann@example.com', 'Reason for deletion': 'Moved on' },
    button: 'Submit Request',
    pending: 'Submitting...',
    scripts: false,
  },
  {
    name: 'chat helper',
    signedIn: true,
    path: '/conversation-helper?mode=text',
    typed: { Conversation: CONVERSATION_TEXT },
    button: 'Analyze conversation',
    pending: 'Analyzing conversation...',
    limitMilliseconds: 60_000,
    late: TOO_LONG,
    again: 'Analyze conversation',
    done: /Coaching session saved successfully/,
  },
  {
    name: 'starters',
    signedIn: true,
    path: '/conversation-starters',
    typed: { 'Profile Details': 'Anna, 31, climbs and bakes sourdough' },
    button: 'Generate Openers',
    pending: 'Generating openers...',
    limitMilliseconds: 60_000,
    late: TOO_LONG,
    again: 'Retry',
    done: /Coaching session saved successfully/,
  },
  {
    name: 'profile recommendations',
    signedIn: true,
    path: '/profile-wizard',
    typed: {
      'Current Bio': PROFILE,
      'Interests and Hobbies': PROFILE,
      "What You're Looking For": PROFILE,
      'Current Photos': PROFILE,
    },
    button: 'Analyze Profile',
    pending: 'Analyzing your profile...',
    limitMilliseconds: 60_000,
    late: TOO_LONG,
    again: 'Retry',
    done: /Coaching session saved successfully/,
  },
  {
    name: 'generate a message',
    signedIn: true,
    path: '/ice-breakers',
    typed: { 'Context (optional)': 'Anna climbs' },
    button: 'Generate',
    pending: 'Generating...',
    limitMilliseconds: 55_000,
    late: /There was no answer in time/,
    again: 'Generate',
    done: /Generated Successfully/,
  },
  {
    name: 'change the password',
    signedIn: true,
    path: '/account/settings',
    typed: { 'Current password': PASSWORD, 'New password': 'N3w-Passw0rd!' },
    button: 'Change password',
    pending: 'Saving...',
    limitMilliseconds: 45_000,
    late: KEPT,
    again: 'Retry',
    done: /Password changed/,
  },
  {
    name: 'sign out everywhere',
    signedIn: true,
    path: '/account/settings',
    typed: {},
    button: 'Sign out everywhere',
    pending: 'Signing out...',
    limitMilliseconds: 45_000,
    late: KEPT,
    again: 'Retry',
    done: /Every device is signed out/,
  },
  {
    name: 'delete the account',
    signedIn: true,
    path: '/account/settings?step=delete',
    typed: {},
    button: 'Yes, delete my account',
    pending: 'Deleting...',
    limitMilliseconds: 45_000,
    late: KEPT,
    again: 'Retry',
    done: /Account deleted/,
  },
  {
    name: 'log out',
    signedIn: true,
    path: '/account',
    typed: {},
    button: 'Log Out',
    pending: BAR,
    limitMilliseconds: 20_000,
    again: 'Log Out',
  },
];

async function open(page: Page, { path, signedIn, scripts }: SlowAction): Promise<void> {
  if (signedIn) {
    const made = await page.request.post('/api/register', {
      data: { email: newEmail('slow'), password: PASSWORD },
    });
    expect(made.status()).toBe(201);
  }
  await page.goto(path);
  if (scripts === false) return;
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__reactFiber')));
  // whatever the page loads by and by is there before the line is held
  await page.waitForLoadState('networkidle');
}

async function type(page: Page, { typed }: SlowAction): Promise<void> {
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(text);
}

const pendingOf = (page: Page, { pending }: SlowAction) =>
  pending === BAR
    ? page.getByRole('progressbar', { name: 'Loading' })
    : page.getByText(pending).filter({ visible: true }).first();

const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

/**
 * Measures in the page, from the press to the change of the document that shows the pending state. The page reports by itself:
 * one whose form is on its way answers no questions.
 */
function pendingAfterPress(page: Page, { pending }: SlowAction) {
  let report = (_milliseconds: number) => {};
  const measured = new Promise<number>((resolve) => {
    report = resolve;
  });
  const listen = async () => {
    await page.exposeFunction('reportPending', (milliseconds: number) => report(milliseconds));
    await page.evaluate(
      (text) => {
        const { reportPending } = window as unknown as { reportPending(milliseconds: number): void };
        const isShown = () =>
          text
            ? document.body.innerText.includes(text)
            : document.querySelector('[role=progressbar]') !== null;
        const begin = ({ timeStamp }: MouseEvent) => {
          const observer = new MutationObserver(() => {
            if (!isShown()) return;
            observer.disconnect();
            reportPending(performance.now() - timeStamp);
          });
          observer.observe(document, {
            subtree: true,
            childList: true,
            attributes: true,
            characterData: true,
          });
        };
        document.addEventListener('click', begin, { capture: true, once: true });
      },
      pending === BAR ? null : pending,
    );
  };
  return { listening: listen(), measured };
}

const figures: { name: string; milliseconds: number }[] = [];

for (const action of ACTIONS) {
  test(`${action.name}: the press is seen while the answer is still held`, async ({ page, line }) => {
    await open(page, action);
    await type(page, action);
    stallPosts(line);
    const { listening, measured } = pendingAfterPress(page, action);
    await listening;
    await button(page, action.button).click({ noWaitAfter: true });
    const pendingAfter = await measured;
    // the request is on its way, and no answer has come or will come
    await expect.poll(() => stalled(line)).toBeGreaterThan(0);
    figures.push({ name: action.name, milliseconds: pendingAfter });
  });
}

test.afterAll(() => {
  for (const { name, milliseconds } of figures) {
    console.log(`pending state after a press, ${name}: ${milliseconds.toFixed(0)} ms`);
  }
});

for (const action of ACTIONS.filter(({ limitMilliseconds }) => limitMilliseconds)) {
  test(`${action.name}: without any answer it ends by itself, keeps what was typed, and goes on once`, async ({
    page,
    line,
  }) => {
    await page.clock.install();
    await open(page, action);
    await type(page, action);
    stallPosts(line);
    await button(page, action.button).click({ noWaitAfter: true });
    await expect(pendingOf(page, action)).toBeVisible();
    await expect.poll(() => stalled(line)).toBeGreaterThan(0);
    await page.clock.runFor((action.limitMilliseconds ?? 0) + 1000);
    await expect(pendingOf(page, action)).toHaveCount(0);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    if (action.late) await expect(page.getByText(action.late).first()).toBeVisible();
    await expect(button(page, action.button)).toBeEnabled();
    for (const [label, text] of Object.entries(action.typed)) {
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
    }
    line.setLine({});
    await page.getByRole('button', { name: action.again, exact: true }).last().click();
    if (action.done) await expect(page.getByText(action.done).first()).toBeVisible();
    else await expect(page).toHaveURL(/\/$/);
  });
}
