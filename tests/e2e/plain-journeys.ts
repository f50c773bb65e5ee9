import type { Page } from '@playwright/test';
import type { RunningApp } from '../setup/app.ts';
import { newEmail, newSession, PASSWORD } from '../setup/client.ts';
import { mailsTo, resetToken } from '../setup/outbox.ts';
import { CONVERSATION_TEXT } from './draw-conversation.ts';
import { expect, register, signIn } from './fixtures.ts';
import { walkTutorial } from './referral-tutorial';

/**
 * Every job but the screenshot reader's, done on pages whose scripts never run. The same journeys are made without JavaScript
 * and with every script request blocked.
 */
export interface PlainJourney {
  name: string;
  run(traveller: { page: Page; app: RunningApp }): Promise<void>;
}

const NEW_PASSWORD = 'New-Passw0rd!';

/** Registers somebody new, who is then signed in. */
async function newMember(page: Page): Promise<string> {
  const email = newEmail();
  await register(page, email);
  return email;
}

async function logOut(page: Page): Promise<void> {
  await page.getByText('Account', { exact: true }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/$/);
}

export const MAIN_JOURNEY: PlainJourney = {
  name: 'register, wrong sign-in, sign in, chat helper by text, history and sign out without JavaScript',
  async run({ page }) {
    const email = newEmail();
    await register(page, email);
    await expect(page.getByText(email)).toBeVisible();
    await page.getByText('Account', { exact: true }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/\/$/);

    await signIn(page, email, `${PASSWORD}wrong`);
    await expect(page.getByRole('alert').filter({ hasText: 'Incorrect email or password' })).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(page.getByLabel('Password')).toHaveValue('');
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);

    await page.getByRole('link', { name: 'Chat Helper', exact: true }).last().click();
    await page.getByRole('textbox', { name: 'Conversation' }).fill('Girl: hi');
    await page.getByRole('button', { name: 'Analyze conversation' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Conversation Format' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Conversation' })).toHaveValue('Girl: hi');
    await page.getByRole('textbox', { name: 'Conversation' }).fill(CONVERSATION_TEXT);
    await page.getByRole('button', { name: 'Analyze conversation' }).click();
    for (const option of ['Option 1', 'Option 2', 'Option 3']) {
      await expect(page.getByRole('heading', { name: option })).toBeVisible();
    }
    await expect(page.getByText('Psychology:')).toHaveCount(3);
    await expect(
      page.getByRole('status').filter({ hasText: 'Coaching session saved successfully' }),
    ).toBeVisible();
    await page.goto('/dashboard?tab=chat-helper');
    await expect(page.getByText(/Lisbon/).first()).toBeVisible();
    await page.goto('/dashboard');
    await expect(page.getByText('1', { exact: true })).toBeVisible();

    await page.getByText('Account', { exact: true }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.goto('/dashboard');
    await expect(page).toHaveURL(/\/$/);
  },
};

export const PLAIN_JOURNEYS: readonly PlainJourney[] = [
  {
    name: 'sign-in and registration say what is wrong, and keep the e-mail',
    async run({ page }) {
      await page.goto('/register');
      await page.getByLabel('Email').fill('nobody');
      await page.getByLabel('Password').fill('passw0rd!');
      await page.getByRole('button', { name: 'Create Account' }).click();
      await expect(page.getByText('Invalid email address', { exact: true })).toBeVisible();
      await expect(
        page.getByText('Password must contain at least one uppercase letter', { exact: true }),
      ).toBeVisible();
      await expect(page.getByLabel('Email')).toHaveValue('nobody');
      await signIn(page, 'nobody', '12345');
      await expect(page.getByText('Password must be at least 6 characters', { exact: true })).toBeVisible();
    },
  },
  {
    name: 'forgotten password: confirmation, mail, new password that must match, completion, sign-in',
    async run({ page, app }) {
      const email = newEmail('forgetful');
      await register(page, email);
      await page.context().clearCookies();
      await page.goto('/request-reset');
      await page.getByLabel('Email').fill(email);
      await page.getByRole('button', { name: 'Send Reset Link' }).click();
      await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Return to Login' })).toHaveAttribute('href', '/login');
      await expect.poll(() => mailsTo(app, email)).toHaveLength(1);
      for (const mail of mailsTo(app, email)) await page.goto(`/reset-password/${resetToken(mail)}`);
      await page.getByLabel('New password').fill('New-Passw0rd!');
      await page.getByLabel('Confirm password').fill('Other-Passw0rd!');
      await page.getByRole('button', { name: 'Reset Password' }).click();
      await expect(page.getByText('Passwords do not match', { exact: true })).toBeVisible();
      await page.getByLabel('New password').fill('New-Passw0rd!');
      await page.getByLabel('Confirm password').fill('New-Passw0rd!');
      await page.getByRole('button', { name: 'Reset Password' }).click();
      await expect(page.getByRole('heading', { name: 'Password Reset Complete' })).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
      await signIn(page, email, 'New-Passw0rd!');
      await expect(page).toHaveURL(/\/dashboard$/);
    },
  },
  {
    name: 'contact and deletion: errors, then a toast over an empty form',
    async run({ page }) {
      await page.goto('/contact');
      await page.getByLabel('Email').fill('nobody');
      await page.getByLabel('Message').fill('Hello!');
      await page.getByRole('main').getByRole('button').click();
      await expect(page.getByText('Please enter a valid email address', { exact: true })).toBeVisible();
      await expect(page.getByLabel('Message')).toHaveValue('Hello!');
      await page.getByLabel('Name').fill('Nora');
      await page.getByLabel('Email').fill(newEmail());
      await page.getByRole('main').getByRole('button').click();
      await expect(page.getByRole('status')).toBeVisible();
      await expect(page.getByLabel('Message')).toHaveValue('');

      await page.goto('/delete');
      await page.getByLabel('Email').fill(newEmail());
      await page.getByRole('button', { name: 'Submit Request' }).click();
      await expect(page.getByText('Please provide a reason for deletion', { exact: true })).toBeVisible();
      await page.getByLabel('Reason for deletion').fill('I have moved on.');
      await page.getByRole('button', { name: 'Submit Request' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'Request submitted' })).toBeVisible();
      await expect(page.getByLabel('Reason for deletion')).toHaveValue('');
    },
  },
  {
    name: 'the theme: three buttons, kept in the cookie',
    async run({ page }) {
      await page.goto('/about');
      await page.getByRole('banner').getByText('Theme', { exact: true }).click({ force: true });
      await page.getByRole('button', { name: 'Dark' }).click();
      await expect(page).toHaveURL(/\/about$/);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await page.goto('/login');
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    },
  },
  {
    name: 'starters and both wizards: messages, then three of each',
    async run({ page }) {
      await newMember(page);
      await page.goto('/dashboard?tab=chat-starter');
      await page.getByLabel('Profile Details').fill('short');
      await page.getByRole('button', { name: 'Generate Openers' }).click();
      await expect(
        page.getByText('Please provide at least 10 characters of profile details', { exact: true }),
      ).toBeVisible();
      await expect(page.getByLabel('Profile Details')).toHaveValue('short');
      await page.getByLabel('Profile Details').fill('Anna, 31. Climbs and bakes bread.');
      await page.getByRole('button', { name: 'Generate Openers' }).click();
      await expect(page.getByRole('heading', { name: 'Opener 3' })).toBeVisible();

      await page.goto('/dashboard?tab=profile-wizard');
      const wizard = page.getByRole('button', { name: 'Get Profile Enhancement Suggestions' });
      await wizard.click();
      await expect(
        page.getByText('Please describe your values and lifestyle', { exact: true }),
      ).toBeVisible();
      for (const box of await page.getByRole('main').getByRole('textbox').all()) {
        await box.fill('I build bridges and go bouldering.');
      }
      await wizard.click();
      await expect(page.getByRole('heading', { name: 'Enhancement 3' })).toBeVisible();

      await page.goto('/profile-wizard');
      const panel = page.getByRole('button', { name: 'Analyze Profile' });
      await panel.click();
      await expect(page.getByText('Please describe your current photos', { exact: true })).toBeVisible();
      for (const box of await page.getByRole('main').getByRole('textbox').all())
        await box.fill('One mirror selfie');
      await panel.click();
      await expect(page.getByRole('heading', { name: 'Overall', exact: true })).toBeVisible();
    },
  },
  {
    name: 'the message library: generate, used it, rate',
    async run({ page }) {
      await newMember(page);
      await page.goto('/dashboard?tab=ice-breakers');
      await page.getByRole('link', { name: 'Compliments' }).click();
      await page.getByRole('button', { name: 'Generate' }).click();
      await expect(
        page.getByRole('status').filter({ hasText: 'New compliment has been created.' }),
      ).toBeVisible();
      const card = page.getByRole('list', { name: 'Compliments' }).getByRole('listitem');
      await card.getByRole('button', { name: 'Used it' }).click();
      await expect(card).toContainText('Used 1 time');
      await card.getByRole('button', { name: 'Rate' }).click();
      await expect(card).toContainText('Rated 1 of 5');
    },
  },
  {
    name: 'the Referrals tab shows the link, the settings change the password, the account logs out',
    async run({ page }) {
      const member = await newMember(page);
      await page.goto('/dashboard?tab=referrals');
      await page.getByRole('button', { name: 'Get Your Referral Link' }).click();
      await expect(page.getByLabel('Your referral link')).toHaveValue(/\/signup\?ref=[\w-]+$/);
      await page.goto('/account/settings');
      await page.getByLabel('Current password').fill(PASSWORD);
      await page.getByLabel('New password').fill('New-Passw0rd!');
      await page.getByRole('button', { name: 'Change password' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'Password changed' })).toBeVisible();
      await page.goto('/account');
      await expect(page.getByLabel('Email')).toHaveValue(member);
      await page.getByRole('button', { name: 'Log Out' }).click();
      await expect(page).toHaveURL(/\/$/);
    },
  },
  {
    name: 'who is who: names that the text tells are made into labels',
    async run({ page }) {
      await newMember(page);
      await page.goto('/dashboard?tab=chat-helper&mode=text');
      const box = page.getByRole('textbox', { name: 'Conversation' });
      await box.fill('Mia: I just came back from Lisbon\nTom: How was it?\nMia: Sunny! Do you travel?');
      await page.getByRole('button', { name: 'Analyze conversation' }).click();
      await page.getByRole('button', { name: 'I am Tom' }).click();
      await expect(page.getByRole('heading', { name: 'Option 3' })).toBeVisible();
      await expect(page.getByText('Girl: I just came back from Lisbon').first()).toBeVisible();
    },
  },
  {
    name: 'the sixth openers of a month are refused with the way to the plans, and the text stays',
    async run({ page }) {
      await newMember(page);
      for (let number = 1; number <= 5; number += 1) {
        const saved = await page.request.post('/api/coaching-sessions', {
          data: newSession({ type: 'chat-starter' }),
        });
        expect(saved.status()).toBe(201);
      }
      await page.goto('/conversation-starters');
      const details = page.getByLabel('Profile Details');
      await details.fill('Anna, 31. Climbs and bakes bread.');
      await page.getByRole('button', { name: 'Generate Openers' }).click();
      const refusal = page.getByRole('alert').filter({ hasText: 'You have used all 5' });
      await expect(refusal).toBeVisible();
      await expect(details).toHaveValue('Anna, 31. Climbs and bakes bread.');
      await refusal.getByRole('link', { name: 'See the plans' }).click();
      await expect(page.getByRole('heading', { name: 'Choose Your Plan' })).toBeVisible();
    },
  },
  {
    name: 'history: five a page, older and newer, and the count on the overview',
    async run({ page }) {
      await newMember(page);
      for (let number = 1; number <= 7; number += 1) {
        await page.request.post('/api/coaching-sessions', {
          data: newSession({ conversationText: `Girl: number ${number}` }),
        });
      }
      await page.goto('/dashboard?tab=chat-helper');
      await expect(page.getByText(/^Girl: number/)).toHaveText(
        ['7', '6', '5', '4', '3'].map((number) => `Girl: number ${number}`),
      );
      await page.getByRole('link', { name: 'Older' }).click();
      await expect(page.getByText(/^Girl: number/)).toHaveText(['Girl: number 2', 'Girl: number 1']);
      await page.getByRole('link', { name: 'Newer' }).click();
      await expect(page.getByText('Girl: number 7')).toBeVisible();
      await page.goto('/dashboard');
      await expect(page.getByText('7', { exact: true })).toBeVisible();
    },
  },
  {
    name: 'the message library on its own screen: both kinds, each with its own list',
    async run({ page }) {
      await newMember(page);
      await page.goto('/ice-breakers');
      await expect(page.getByText('No content yet. Generate some ice breakers!')).toBeVisible();
      await page.getByLabel('Context (optional)').fill('Anna climbs');
      await page.getByRole('button', { name: 'Generate' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'New ice breaker' })).toBeVisible();
      const card = page.getByRole('list', { name: 'Ice Breakers' }).getByRole('listitem');
      for (const rating of [1, 2]) {
        await card.getByRole('button', { name: 'Rate' }).click();
        await expect(card).toContainText(`Rated ${rating} of 5`);
      }
      await card.getByRole('button', { name: 'Used it' }).click();
      await expect(card).toContainText('Used 1 time');
      await page.getByRole('link', { name: 'Compliments' }).click();
      await expect(page.getByText('No content yet. Generate some compliments!')).toBeVisible();
    },
  },
  {
    name: 'referrals: the tutorial step by step, the link, a friend who registers, and the credits for it',
    async run({ page }) {
      const email = await newMember(page);
      await page.goto('/referrals');
      await walkTutorial(page);
      const link = await page.getByLabel('Your referral link').inputValue();
      await expect(page.getByRole('link', { name: 'Twitter' })).toHaveAttribute(
        'href',
        new RegExp(encodeURIComponent(link)),
      );
      await logOut(page);

      await page.goto(link);
      await expect(page.getByText('invited you.')).toBeVisible();
      await page.getByLabel('Email').fill(newEmail('friend'));
      await page.getByLabel('Password').fill(PASSWORD);
      await page.getByRole('button', { name: 'Create Account' }).click();
      await page.waitForURL('**/dashboard');
      await logOut(page);
      await signIn(page, email);
      await page.goto('/referrals');
      const figure = (label: string) => page.locator('dl > div').filter({ hasText: label }).locator('dd');
      await expect(figure('Total Referrals')).toHaveText('1');
      await expect(figure('Chat Helper Credits')).toHaveText('10');
      await page.goto('/conversation-helper?mode=text');
      await page.getByRole('textbox', { name: 'Conversation' }).fill(CONVERSATION_TEXT);
      await page.getByRole('checkbox', { name: /for 1 credit \(you have 10\)/ }).check();
      await page.getByRole('button', { name: 'Analyze conversation' }).click();
      await expect(page.getByRole('heading', { name: 'Option 3' })).toBeVisible();
      await expect(page.getByText('you have 9')).toBeVisible();
    },
  },
  {
    name: 'settings: theme, a wrong password, the export, and every device signed out',
    async run({ page }) {
      const email = await newMember(page);
      await page.goto('/account/settings');
      await page.getByRole('main').getByRole('button', { name: 'Dark' }).click();
      await expect(page).toHaveURL(/\/account\/settings$/);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await page.getByLabel('Current password').fill(`${PASSWORD}wrong`);
      await page.getByLabel('New password').fill(NEW_PASSWORD);
      await page.getByRole('button', { name: 'Change password' }).click();
      await expect(page.getByText('This is not your current password')).toBeVisible();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Export my data' }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/^my-data-.*\.json$/);
      await page.getByRole('button', { name: 'Sign out everywhere' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'Every device is signed out' })).toBeVisible();
      await page.goto('/dashboard');
      await expect(page).toHaveURL(/\/$/);
      await signIn(page, email);
      await expect(page).toHaveURL(/\/dashboard$/);
    },
  },
  {
    name: 'the account is deleted by a second step, and signs in no more',
    async run({ page }) {
      const email = await newMember(page);
      await page.goto('/account/settings');
      await page.getByRole('button', { name: 'Delete my account' }).click();
      await page.getByRole('link', { name: 'Keep my account' }).click();
      await page.getByRole('button', { name: 'Delete my account' }).click();
      await page.getByRole('button', { name: 'Yes, delete my account' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'Account deleted' })).toBeVisible();
      await signIn(page, email);
      await expect(page.getByRole('alert').filter({ hasText: 'Incorrect email or password' })).toBeVisible();
    },
  },
  {
    name: 'the plans: a visitor is led to registration and sign-in, a user to the contact form',
    async run({ page }) {
      await page.goto('/pricing');
      await page.getByRole('link', { name: 'Sign Up Free' }).click();
      await expect(page.getByRole('heading', { name: 'Create Your Account' })).toBeVisible();
      await page.goBack();
      await page.getByRole('link', { name: 'Login to Continue' }).first().click();
      await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
      const email = await newMember(page);
      await page.goto('/pricing');
      await page.getByRole('link', { name: 'Contact Sales' }).last().click();
      await expect(page.getByLabel('Email')).toHaveValue(email);
      await page.getByLabel('Name').fill('Nora');
      await page.getByLabel('Message').fill('Premium, please.');
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'Message sent' })).toBeVisible();
    },
  },
  {
    name: 'on a phone, what a form answers with is in sight: the wrong field, the second step, the suggestions',
    async run({ page }) {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto('/delete');
      await page.getByLabel('Email').fill('nobody');
      await page.getByRole('button', { name: 'Submit Request' }).click();
      await expect(page.getByText('Please enter a valid email address', { exact: true })).toBeInViewport();
      await expect(page.getByLabel('Email')).toBeFocused();
      await newMember(page);
      await page.goto('/account/settings');
      await page.getByLabel('Current password').fill(`${PASSWORD}wrong`);
      await page.getByLabel('New password').fill(NEW_PASSWORD);
      await page.getByRole('button', { name: 'Change password' }).click();
      await expect(page.getByLabel('Current password')).toBeFocused();
      await page.getByRole('button', { name: 'Delete my account' }).click();
      await expect(page.getByRole('button', { name: 'Yes, delete my account' })).toBeInViewport();
      const box = page.getByRole('textbox', { name: 'Conversation' });
      for (const path of ['/conversation-helper', '/dashboard?tab=chat-helper&mode=text']) {
        await page.goto(path);
        await box.fill('hello there\nhow are you?');
        await page.getByRole('button', { name: 'Analyze conversation' }).click();
        await expect(box).toHaveAttribute('aria-invalid', 'true');
        await expect(box).toBeFocused();
        await expect(page.getByText('Conversation', { exact: true })).toBeInViewport({ ratio: 1 });
        const reason = page.getByRole('main').getByText(/Please make sure to label the speakers/);
        await expect(reason.last()).toBeInViewport({ ratio: 1 });
      }
      await box.fill(CONVERSATION_TEXT);
      await page.getByRole('button', { name: 'Analyze conversation' }).click();
      await expect(page.getByRole('heading', { name: 'Option 1' })).toBeInViewport();
      await expect(page.getByRole('link', { name: 'Enter Text' })).toHaveAttribute('aria-current', 'true');
      // each with its source, here and in the history
      await expect(page.getByText('Where this comes from').first()).toBeVisible();
      const past = page.getByRole('listitem').filter({ has: page.getByText('Show', { exact: true }) });
      await past.getByText('Show', { exact: true }).click();
      await expect(past.getByText('Where this comes from').first()).toBeVisible();
      await expect(past.getByText('Hide', { exact: true })).toBeVisible();
    },
  },
  {
    name: 'a form whose line was cut is there again after Back, with everything in it',
    async run({ page }) {
      for (const path of ['/contact', '/delete', '/request-reset']) {
        await page.goto('/pricing');
        await page.goto(path);
        await page.getByLabel('Email').fill('nora@example.com');
        const texts = page.locator('main textarea');
        if (await texts.count()) await texts.fill('Something long.');
        const cut = `**${path}*`;
        await page.route(cut, (route) => route.abort('connectionreset'));
        await page.getByRole('main').getByRole('button').click();
        await page.waitForURL('chrome-error://**');
        await page.unroute(cut);
        await page.goBack();
        await expect(page.getByLabel('Email')).toHaveValue('nora@example.com');
        if (await texts.count()) await expect(texts).toHaveValue('Something long.');
      }
    },
  },
  {
    name: 'every link of the bars leads to a page, and a sign-in to the page that asked for it',
    async run({ page }) {
      const email = await newMember(page);
      const links = await page
        .getByRole('banner')
        .or(page.getByRole('contentinfo'))
        .getByRole('link')
        .evaluateAll((all) => [...new Set(all.map((link) => (link as HTMLAnchorElement).pathname))]);
      expect(links).toEqual(
        expect.arrayContaining(['/dashboard', '/pricing', '/about', '/contact', '/terms']),
      );
      for (const path of links) {
        expect((await page.goto(path))?.status()).toBe(200);
        await expect(page.locator('h1')).toHaveCount(1);
      }
      await logOut(page);
      await page.goto('/login?redirectTo=/account/settings');
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password').fill(PASSWORD);
      await page.getByRole('button', { name: 'Sign In' }).click();
      await expect(page).toHaveURL(/\/account\/settings$/);
    },
  },
];
