// The sentences of the specification's section 2 that nothing else proves, read from the server's HTML.
import { beforeAll, describe, expect, it } from 'vitest';
import { Client, type Member, newMember, newSession, PASSWORD } from '../setup/client.ts';
import { BROKEN_TABLE, useApp, useDatabase } from '../setup/integration.ts';
import { resetToken, waitForMail } from '../setup/outbox.ts';
import { newBusyMember } from '../setup/screens.ts';

const running = useApp({ expectedErrors: BROKEN_TABLE });
const database = useDatabase(running);

/** The text between tags, as it is read. */
const textOf = (html: string) =>
  html
    .replace(/<(script|style)[^>]*>.*?<\/\1>/gs, ' ')
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();

const part = (html: string, tag: 'header' | 'main' | 'footer') =>
  new RegExp(`<${tag}[ >].*?</${tag}>`, 's').exec(html)?.[0] ?? '';

/** Words and address of every link. */
const linksOf = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, href, inner]) => [
    textOf(inner ?? ''),
    href?.replaceAll('&amp;', '&'),
  ]);

const buttonsOf = (html: string) =>
  [...html.matchAll(/<button[^>]*>(.*?)<\/button>/gs)].map(([, inner]) => textOf(inner ?? ''));

const labelsOf = (html: string) =>
  [...html.matchAll(/<label[^>]*>(.*?)<\/label>/gs)].map(([, inner]) => textOf(inner ?? ''));

const headingsOf = (html: string, level: number) =>
  [...html.matchAll(new RegExp(`<h${level}[^>]*>(.*?)</h${level}>`, 'gs'))].map(([, inner]) =>
    textOf(inner ?? ''),
  );

async function open(client: Client, path: string): Promise<string> {
  const response = await client.get(path);
  expect([path, response.status]).toEqual([path, 200]);
  return response.text();
}

const visitor = () => new Client(running.app);
let member: Member;
beforeAll(async () => {
  member = await newBusyMember(running.app);
});

describe('routes', () => {
  it.each([
    ['/', 'Know what to say next.'],
    ['/login', 'Welcome Back'],
    ['/register', 'Create Your Account'],
    ['/request-reset', 'Forgot your password?'],
    ['/reset-password/a-token', 'Choose a new password'],
    ['/pricing', 'Choose Your Plan'],
    ['/about', 'Our Mission'],
    ['/features', 'A Simple Plan to Build Your Confidence'],
    ['/privacy', 'Privacy Policy'],
    ['/terms', 'Terms of Use'],
    ['/delete', 'Delete Your Data'],
  ])('show a visitor %s', async (path, heading) => {
    expect(headingsOf(await open(visitor(), path), 1)).toEqual([heading]);
  });

  it.each([
    '/dashboard',
    '/dashboard?tab=referrals',
    '/conversation-helper',
    '/conversation-starters',
    '/profile-wizard',
    '/ice-breakers',
    '/referrals',
    '/account',
    '/account/settings',
    '/anything-else',
    '/a/deep/path',
  ])('redirect a visitor from %s to /', async (path) => {
    const response = await visitor().get(path);
    expect([response.status, response.headers.get('Location')]).toEqual([302, '/']);
    expect(await response.text()).not.toContain('Welcome back!');
  });

  it.each([
    ['/dashboard', 'Welcome back!'],
    ['/conversation-helper', 'Conversation Helper'],
    ['/conversation-starters', 'Conversation Starters'],
    ['/profile-wizard', 'Profile Optimization Wizard'],
    ['/ice-breakers', 'AI Message Library'],
    ['/referrals', 'Refer Friends & Earn Rewards'],
    ['/pricing', 'Choose Your Plan'],
    ['/about', 'Our Mission'],
    ['/features', 'A Simple Plan to Build Your Confidence'],
    ['/privacy', 'Privacy Policy'],
    ['/terms', 'Terms of Use'],
    ['/delete', 'Delete Your Data'],
    ['/account', 'Account Settings'],
    ['/account/settings', 'Welcome back!'],
  ])('show a user %s', async (path, heading) => {
    expect(headingsOf(await open(member.client, path), 1)).toEqual([heading]);
  });

  it.each(['/', '/login', '/register', '/no/such/page'])(
    'lead a user from %s to the dashboard',
    async (path) => {
      const response = await member.client.get(path);
      expect([response.status, response.headers.get('Location')]).toEqual([302, '/dashboard']);
    },
  );

  it('have a contact page, for the footer and the plans', async () => {
    expect(headingsOf(await open(visitor(), '/contact'), 1)).toEqual(['Contact']);
  });
});

describe('the top bar', () => {
  it('of a visitor: brand, Features, Pricing, Log in, Get Started, theme', async () => {
    const bar = part(await open(visitor(), '/about'), 'header');
    const links = linksOf(/<nav aria-label="Main".*?<\/nav>/s.exec(bar)?.[0] ?? '');
    expect(links).toEqual([
      ['Features', '/features'],
      ['Pricing', '/pricing'],
      ['Log in', '/login'],
      ['Get Started', '/register'],
    ]);
    expect(linksOf(bar)).toContainEqual(['Rapport', '/']);
    expect(buttonsOf(bar)).toEqual(['Light', 'Dark', 'System']);
  });

  it('of a user: brand, Dashboard, Chat Helper, account menu, theme', async () => {
    const bar = part(await open(member.client, '/about'), 'header');
    const links = linksOf(/<nav aria-label="Main".*?<\/nav>/s.exec(bar)?.[0] ?? '');
    expect(links).toEqual([
      ['Dashboard', '/dashboard'],
      ['Chat Helper', '/conversation-helper'],
    ]);
    expect(linksOf(bar)).toContainEqual(['Rapport', '/dashboard']);
    expect(buttonsOf(bar)).toEqual(['Log out', 'Light', 'Dark', 'System']);
  });

  it('has an account menu: Profile, Settings, Log out', async () => {
    const bar = part(await open(member.client, '/dashboard'), 'header');
    const menu = /<summary[^>]*>(?:(?!<\/summary>).)*Account.*?<\/details>/s.exec(bar)?.[0] ?? '';
    expect(linksOf(menu)).toEqual([
      ['Profile', '/account'],
      ['Settings', '/account/settings'],
    ]);
    expect(menu).toMatch(/<form method="post" action="\/logout"[^>]*>.*Log out/s);
  });
});

describe('the footer', () => {
  it('stands on every page, with its links, the tagline and the copyright line', async () => {
    for (const [client, path] of [
      [visitor(), '/'],
      [visitor(), '/login'],
      [visitor(), '/terms'],
      [member.client, '/dashboard'],
      [member.client, '/referrals'],
      [member.client, '/account'],
    ] as const) {
      const footer = part(await open(client, path), 'footer');
      expect([path, linksOf(footer)]).toEqual([
        path,
        [
          ['Pricing', '/pricing'],
          ['Features', '/features'],
          ['About Us', '/about'],
          ['Contact', '/contact'],
          ['Privacy Policy', '/privacy'],
          ['Terms of Use', '/terms'],
        ],
      ]);
      expect(headingsOf(footer, 2)).toEqual(['Product', 'Company', 'Legal']);
      expect(textOf(footer)).toContain('Your AI-powered dating communication assistant');
      expect(textOf(footer)).toContain(`${new Date().getFullYear()} Rapport. All rights reserved.`);
    }
  });
});

describe('sign-in and registration', () => {
  it('Welcome Back: two social buttons, the divider, e-mail, password, Sign In, the way to registration', async () => {
    const main = part(await open(visitor(), '/login'), 'main');
    expect(linksOf(main).slice(0, 2)).toEqual([
      ['Twitter', '/api/auth/twitter'],
      ['Facebook', '/api/auth/facebook'],
    ]);
    expect(textOf(main)).toContain('Or continue with email');
    expect(labelsOf(main)).toEqual(['Email', 'Password']);
    expect(main).toMatch(
      /<input[^>]*type="password"[^>]*name="password"|<input[^>]*name="password"[^>]*type="password"/,
    );
    expect(buttonsOf(main)).toEqual(['Sign In']);
    expect(linksOf(main)).toContainEqual(["Don't have an account? Sign up now", '/register']);
  });

  it('Create Your Account: e-mail, password, Create Account, the way to sign-in', async () => {
    const main = part(await open(visitor(), '/register'), 'main');
    expect(labelsOf(main)).toEqual(['Email', 'Password']);
    expect(buttonsOf(main)).toEqual(['Create Account']);
    expect(linksOf(main)).toContainEqual(['Already have an account? Sign in', '/login']);
  });
});

describe('public content', () => {
  it('landing: headline, pain points, calls to action, the free guide', async () => {
    const main = part(await open(visitor(), '/'), 'main');
    expect(headingsOf(main, 1)).toHaveLength(1);
    const pains = /You know this moment\..*?<ul.*?<\/ul>/s.exec(main)?.[0] ?? '';
    expect(headingsOf(pains, 3).length).toBeGreaterThanOrEqual(3);
    expect(headingsOf(main, 3)).toEqual(
      expect.arrayContaining(['Real-Time Support', 'Build Confidence', 'Natural Connections']),
    );
    const links = linksOf(main);
    expect(links.filter(([, to]) => to === '/register').length).toBeGreaterThanOrEqual(2);
    expect(links.some(([text]) => /free guide/i.test(text ?? ''))).toBe(true);
  });

  it('mission: the four values, and three team members by their roles', async () => {
    const main = part(await open(visitor(), '/about'), 'main');
    expect(headingsOf(main, 3)).toEqual([
      'Authenticity',
      'Privacy',
      'Innovation',
      'Community',
      'The coach',
      'The researcher',
      'The engineer',
    ]);
  });

  it('how it works: three steps in order, feature blurbs, testimonials', async () => {
    const main = part(await open(visitor(), '/features'), 'main');
    expect(headingsOf(main, 2).slice(0, 3)).toEqual(['Sign Up', 'Get Coaching', 'Start Connecting']);
    expect(headingsOf(main, 3)).toEqual(
      expect.arrayContaining(['Chat Helper', 'Chat Starter', 'Profile Wizard', 'AI Message Library']),
    );
    expect(headingsOf(main, 2).some((heading) => heading.startsWith('Testimonials'))).toBe(true);
    expect(textOf(main).match(/illustrative/g)?.length).toBe(3);
  });

  it('legal texts: privacy and terms, each last updated January 7, 2025', async () => {
    for (const path of ['/privacy', '/terms']) {
      const main = part(await open(visitor(), path), 'main');
      expect(textOf(main)).toContain('Last updated: January 7, 2025');
      expect(headingsOf(main, 2).length).toBeGreaterThanOrEqual(5);
    }
  });

  it('deletion: rights, timeline, and a form of e-mail, reason and an optional user id', async () => {
    const main = part(await open(visitor(), '/delete'), 'main');
    expect(textOf(main)).toContain('Your rights');
    expect(textOf(main)).toContain('Within 2 business days We verify your identity');
    expect(textOf(main)).toContain('Within 30 days The request is processed');
    expect(labelsOf(main)).toEqual(['Email', 'Reason for deletion', 'User ID (optional)']);
  });

  it('pricing: each price a month, in one row of three cards', async () => {
    const main = part(await open(visitor(), '/pricing'), 'main');
    expect(headingsOf(main, 2).slice(0, 3)).toEqual(['Free Account', 'Pro', 'Premium']);
    expect(textOf(main).match(/\$ ?(0|9|19) per month/g)).toHaveLength(3);
    expect(main).toMatch(/md:grid-cols-3/);
  });

  it('reset: without a token, Invalid reset link and Return to Login', async () => {
    const main = part(await open(visitor(), '/reset-password'), 'main');
    expect(headingsOf(main, 1)).toEqual(['Invalid reset link']);
    expect(linksOf(main)).toContainEqual(['Return to Login', '/login']);
  });
});

describe('the dashboard', () => {
  it('greets, shows the e-mail, and has six tabs, the overview first', async () => {
    const main = part(await open(member.client, '/dashboard'), 'main');
    expect(headingsOf(main, 1)).toEqual(['Welcome back!']);
    expect(textOf(main)).toContain(member.email);
    const tabs = /<nav aria-label="Dashboard".*?<\/nav>/s.exec(main)?.[0] ?? '';
    expect(linksOf(tabs)).toEqual([
      ['Overview', '/dashboard'],
      ['Chat Helper', '/dashboard?tab=chat-helper'],
      ['Chat Starter', '/dashboard?tab=chat-starter'],
      ['Profile Wizard', '/dashboard?tab=profile-wizard'],
      ['Ice Breakers', '/dashboard?tab=ice-breakers'],
      ['Referrals', '/dashboard?tab=referrals'],
    ]);
    expect(/aria-current="page"[^>]*>([^<]*)</.exec(tabs)?.[1]).toBe('Overview');
  });

  it.each([
    ['chat-helper', 'Chat Helper'],
    ['chat-starter', 'Chat Starter'],
    ['profile-wizard', 'Profile Wizard'],
    ['ice-breakers', 'AI Message Library'],
    ['referrals', 'Referrals'],
  ])('opens the tab %s', async (tab, heading) => {
    const main = part(await open(member.client, `/dashboard?tab=${tab}`), 'main');
    expect(headingsOf(main, 2)).toContain(heading);
    const tabs = /<nav aria-label="Dashboard".*?<\/nav>/s.exec(main)?.[0] ?? '';
    const current = [...tabs.matchAll(/<a [^>]*aria-current="page"[^>]*>/g)].map(([tag]) => tag);
    expect(current).toEqual([expect.stringContaining(`href="/dashboard?tab=${tab}"`)]);
  });

  it('overview: the total count of coaching sessions', async () => {
    const fresh = await newMember(running.app);
    expect(textOf(await open(fresh.client, '/dashboard'))).toContain('Coaching Sessions 0');
    await fresh.client.json('/api/coaching-sessions', newSession());
    await fresh.client.json('/api/coaching-sessions', newSession({ type: 'profile-wizard' }));
    expect(textOf(await open(fresh.client, '/dashboard'))).toContain('Coaching Sessions 2');
  });

  it('Chat Helper: two mode buttons and the history card', async () => {
    const main = part(await open(member.client, '/dashboard?tab=chat-helper'), 'main');
    expect(linksOf(main)).toEqual(
      expect.arrayContaining([
        ['Upload Screenshot', '/dashboard?tab=chat-helper&mode=screenshot'],
        ['Enter Text', '/dashboard?tab=chat-helper&mode=text'],
      ]),
    );
    expect(headingsOf(main, 2)).toContain('Coaching History');
  });

  it('Coaching History: text, suggestions and date of each session, of this tab’s type, or the empty state', async () => {
    const fresh = await newMember(running.app);
    for (const tab of ['chat-helper', 'chat-starter', 'profile-wizard']) {
      expect(textOf(await open(fresh.client, `/dashboard?tab=${tab}`))).toContain(
        'No coaching sessions yet. Try out our AI-powered tools to get started!',
      );
    }
    const suggestions = ['Alpha EXPLAIN: why alpha', 'Beta EXPLAIN: why beta', 'Gamma EXPLAIN: why gamma'];
    await fresh.client.json(
      '/api/coaching-sessions',
      newSession({ conversationText: 'Girl: only here', suggestions }),
    );
    const shown = part(await open(fresh.client, '/dashboard?tab=chat-helper'), 'main');
    for (const text of ['Girl: only here', 'Alpha', 'why beta', 'Gamma'])
      expect(textOf(shown)).toContain(text);
    expect(shown).toMatch(/<time dateTime="\d{4}-\d\d-\d\dT[^"]+"/i);
    expect(textOf(shown)).not.toContain('EXPLAIN:');
    expect(textOf(await open(fresh.client, '/dashboard?tab=chat-starter'))).not.toContain('Girl: only here');
  });

  it('Coaching History: five on a page, newest first', async () => {
    const first = part(await open(member.client, '/dashboard?tab=chat-helper'), 'main');
    expect(first.match(/Girl: number \d/g)).toEqual(
      [7, 6, 5, 4, 3].map((number) => `Girl: number ${number}`),
    );
    const second = part(await open(member.client, '/dashboard?tab=chat-helper&page=2'), 'main');
    expect(second.match(/Girl: number \d/g)).toEqual(['Girl: number 2', 'Girl: number 1']);
  });

  it('Chat Starter: Profile Details, Generate Openers, Current Session, history', async () => {
    const main = part(await open(member.client, '/dashboard?tab=chat-starter'), 'main');
    expect(labelsOf(main)).toEqual(['Profile Details']);
    expect(buttonsOf(main)).toContain('Generate Openers');
    expect(headingsOf(main, 2)).toEqual(['Chat Starter', 'Current Session', 'Coaching History']);
  });

  it('Profile Wizard: five fields, its button, history', async () => {
    const main = part(await open(member.client, '/dashboard?tab=profile-wizard'), 'main');
    expect(labelsOf(main)).toEqual([
      'Current Bio',
      'Interests & Hobbies',
      'Career & Education',
      "What You're Looking For",
      'Values & Lifestyle',
    ]);
    expect(buttonsOf(main)).toContain('Get Profile Enhancement Suggestions');
    expect(headingsOf(main, 2)).toContain('Coaching History');
  });

  it('Ice Breakers: each card with content, usage count, rating, Used it and Rate', async () => {
    const main = part(await open(member.client, '/dashboard?tab=ice-breakers'), 'main');
    expect(labelsOf(main)).toEqual(['Context (optional)']);
    expect(buttonsOf(main)).toEqual(['Generate', 'Used it', 'Rate']);
    expect(textOf(main)).toContain('Used 1 time');
    expect(textOf(main)).toContain('Rated 4 of 5');
  });

  it('Referrals: its text, the two figures, and a button that shows the link', async () => {
    const fresh = await newMember(running.app);
    const main = part(await open(fresh.client, '/dashboard?tab=referrals'), 'main');
    expect(textOf(main)).toContain('Share Rapport with your friends and earn rewards!');
    expect(main).toMatch(/<dt[^>]*>Total Referrals<\/dt><dd[^>]*>0<\/dd>/);
    expect(main).toMatch(/<dt[^>]*>Total Earnings<\/dt><dd[^>]*>\$0<\/dd>/);
    expect(buttonsOf(main)).toEqual(['Get Your Referral Link']);
    const { referralCode } = (await (await fresh.client.get('/api/referral-code')).json()) as {
      referralCode: string;
    };
    expect(main).not.toContain(referralCode);
    const shown = part(await open(fresh.client, '/dashboard?tab=referrals&link=show'), 'main');
    expect(shown).toContain(`value="${running.app.url}/signup?ref=${referralCode}"`);
  });
});

describe('the standalone tools', () => {
  it('Conversation Helper: both modes and the history', async () => {
    const main = part(await open(member.client, '/conversation-helper'), 'main');
    expect(linksOf(main).map(([text]) => text)).toEqual(
      expect.arrayContaining(['Upload Screenshot', 'Enter Text']),
    );
    expect(headingsOf(main, 2)).toEqual(['Chat Helper', 'Coaching History']);
  });

  it('Conversation Starters: Profile Details and Generate Openers', async () => {
    const main = part(await open(member.client, '/conversation-starters'), 'main');
    expect(labelsOf(main)).toEqual(['Profile Details']);
    expect(buttonsOf(main)).toEqual(['Generate Openers']);
  });

  it('Profile Optimization Wizard: four text areas and Analyze Profile', async () => {
    const main = part(await open(member.client, '/profile-wizard'), 'main');
    expect(labelsOf(main)).toEqual([
      'Current Bio',
      'Interests and Hobbies',
      "What You're Looking For",
      'Current Photos',
    ]);
    expect(main.match(/<textarea/g)).toHaveLength(4);
    expect(buttonsOf(main)).toEqual(['Analyze Profile']);
  });
});

describe('Account Settings', () => {
  it('username and e-mail, read-only, and Log Out', async () => {
    const main = part(await open(member.client, '/account'), 'main');
    expect(labelsOf(main)).toEqual(['Username', 'Email']);
    expect(main.match(/<input[^>]*readOnly/gi)).toHaveLength(2);
    expect(main).toContain(`value="${member.email}"`);
    expect(buttonsOf(main)).toEqual(['Log Out']);
  });
});

describe('the referral screen', () => {
  it('title, three figures, link, four share buttons, rewards, Show Tutorial', async () => {
    const main = part(await open(member.client, '/referrals'), 'main');
    expect(headingsOf(main, 1)).toEqual(['Refer Friends & Earn Rewards']);
    expect([...main.matchAll(/<dt[^>]*>([^<]*)<\/dt><dd[^>]*>0<\/dd>/g)].map(([, label]) => label)).toEqual([
      'Total Referrals',
      'Chat Helper Credits',
      'Paid Referrals',
    ]);
    expect(main).toMatch(/<input[^>]*id="referral-link"[^>]*readOnly/i);
    expect(linksOf(main).map(([text]) => text)).toEqual(['Twitter', 'Facebook', 'Instagram', 'TikTok']);
    const table = textOf(/<table.*<\/table>/s.exec(main)?.[0] ?? '');
    expect(table).toContain('A friend signs up with your link 10 Chat Helper credits');
    expect(table).toContain('The friend subscribes to a paid plan 1 free month of premium');
    expect(buttonsOf(main)).toContain('Show Tutorial');
  });
});

describe('a reset', () => {
  it('says Something went wrong when the server fails, and the link stays good', async () => {
    const { email } = await newMember(running.app);
    await visitor().json('/api/reset-password-request', { email });
    const path = `/reset-password/${resetToken(await waitForMail(running.app, email, 'password'))}`;
    const fields = { password: `${PASSWORD}new`, confirmPassword: `${PASSWORD}new` };
    const rename = (from: string, to: string) =>
      database.db.$executeRawUnsafe(`ALTER TABLE "${from}" RENAME TO "${to}"`);
    await rename('User', 'UserAway');
    try {
      const response = await visitor().form(path, fields);
      expect(response.status).toBe(500);
      expect(await response.text()).toMatch(/role="alert"[^>]*>.*Error.*Something went wrong</s);
    } finally {
      await rename('UserAway', 'User');
    }
    expect(headingsOf(await (await visitor().form(path, fields)).text(), 1)).toEqual([
      'Password Reset Complete',
    ]);
  });
});
