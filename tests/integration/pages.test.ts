import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { factText } from '../../app/features/coaching/evidence-phrases.ts';
import { Client, newEmail, newMember, newSession, PASSWORD } from '../setup/client.ts';
import { BROKEN_TABLE, useApp, useDatabase } from '../setup/integration.ts';
import { mailsTo, waitForMail } from '../setup/outbox.ts';

const running = useApp({ expectedErrors: BROKEN_TABLE });
const database = useDatabase(running);

const PUBLIC_PAGES = [
  ['/pricing', 'Choose Your Plan'],
  ['/about', 'Our Mission'],
  ['/features', 'A Simple Plan to Build Your Confidence'],
  ['/privacy', 'Privacy Policy'],
  ['/terms', 'Terms of Use'],
  ['/delete', 'Delete Your Data'],
  ['/contact', 'Contact'],
  ['/request-reset', 'Forgot your password?'],
  ['/reset-password', 'Invalid reset link'],
] as const;

/** The texts of a page in the order they are read, without markup. */
const textOf = (html: string) =>
  html
    .replace(/<(script|style)[^>]*>.*?<\/\1>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');

/** The main part of a page: what stands between top bar and footer. */
const mainOf = (html: string) => /<main.*<\/main>/s.exec(html)?.[0] ?? '';

/** Address and words of every link in the main part. */
const linksOf = (html: string) =>
  [...mainOf(html).matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, href, inner]) => [
    textOf(inner ?? '').trim(),
    href,
  ]);

const page = async (client: Client, path: string) => {
  const response = await client.get(path);
  expect(response.status).toBe(200);
  return response.text();
};

describe.each([...PUBLIC_PAGES, ['/', 'Know what to say next.'] as const])('%s', (path, heading) => {
  it('has one h1, a title, a description, a canonical link and a picture', async () => {
    const html = await page(new Client(running.app), path);
    const headings = [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, inner]) => textOf(inner ?? ''));
    expect(headings).toEqual([heading]);
    expect(html).toMatch(/<title>[^<]+ · Rapport<\/title>/);
    expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/);
    expect(html).toContain(`<link rel="canonical" href="${running.app.url}${path}"`);
    expect(html).toContain(`<meta property="og:image" content="${running.app.url}/og.png"`);
  });

  it('ships no script file, and allows none', async () => {
    const response = await new Client(running.app).get(path);
    const html = await response.text();
    expect([...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag)).toEqual(['<script>', '<script>']);
    expect(html).not.toContain('modulepreload');
    const policy = response.headers.get('Content-Security-Policy') ?? '';
    expect(policy).toMatch(/script-src 'sha256-[^']+' 'sha256-[^']+';/);
  });
});

describe('public pages', () => {
  it('have titles of their own', async () => {
    const client = new Client(running.app);
    const titles = await Promise.all(
      PUBLIC_PAGES.map(async ([path]) => /<title>(.*?)<\/title>/.exec(await page(client, path))?.[1]),
    );
    expect(new Set(titles).size).toBe(PUBLIC_PAGES.length);
  });

  it('are open to signed-in users, with their own top bar', async () => {
    const { client } = await newMember(running.app);
    for (const [path] of PUBLIC_PAGES) {
      const html = await page(client, path);
      expect(html).toContain('href="/conversation-helper"');
      expect(html).not.toContain('Get Started</a>');
    }
  });
});

describe('the landing page', () => {
  it('has its three feature cards and leads to registration and to the guide', async () => {
    const html = await page(new Client(running.app), '/');
    for (const card of ['Real-Time Support', 'Build Confidence', 'Natural Connections']) {
      expect(html).toMatch(new RegExp(`<h3[^>]*>${card}</h3>`));
    }
    const links = linksOf(html);
    expect(links.filter(([, href]) => href === '/register').length).toBeGreaterThanOrEqual(2);
    expect(links).toContainEqual(['Read the Free Guide', '/features']);
    expect(textOf(html)).toContain('Example');
  });

  it('weighs less than 30 KiB compressed, its style sheet included', async () => {
    const client = new Client(running.app);
    const html = await page(client, '/');
    const tags = [...html.matchAll(/<link\b[^>]*>/g)].map(([tag]) => tag);
    const sheets = tags.filter((tag) => tag.includes('rel="stylesheet"'));
    let styles = '';
    for (const sheet of sheets) styles += await page(client, /href="([^"]+)"/.exec(sheet)?.[1] ?? '');
    // its rules are in the page, in a file, or part in each
    expect(html + styles).toContain('--accent');
    expect(gzipSync(html).length + gzipSync(styles).length).toBeLessThan(30 * 1024);
  });

  it('sends a signed-in user to the dashboard', async () => {
    const { client } = await newMember(running.app);
    expect((await client.get('/')).headers.get('Location')).toBe('/dashboard');
  });
});

describe('pricing', () => {
  it('shows the three plans to the letter', async () => {
    const text = textOf(mainOf(await page(new Client(running.app), '/pricing')));
    expect(text).toContain('Start free and upgrade anytime to unlock more features');
    const plans = [
      [
        'Free Account',
        '0',
        'Basic conversation analysis',
        '5 AI-powered conversation starters per month',
        'Community support forum access',
      ],
      [
        'Pro',
        '9',
        'Advanced conversation analysis',
        'Unlimited conversation starters',
        'Priority email support',
        'Profile optimization tips',
      ],
      [
        'Premium',
        '19',
        'All Pro features',
        '1-on-1 AI coaching sessions',
        'Advanced profile optimization',
        'Dating strategy consultations',
        'VIP support',
      ],
    ] as const;
    let from = 0;
    for (const [name, price, ...features] of plans) {
      for (const part of [name, '$', price, ...features]) {
        const at = text.indexOf(part, from);
        expect(at, `${part} after ${text.slice(Math.max(0, from - 40), from)}`).toBeGreaterThanOrEqual(from);
        from = at + part.length;
      }
    }
  });

  it('sends visitors to register or to log in', async () => {
    const links = linksOf(await page(new Client(running.app), '/pricing'));
    expect(links).toEqual([
      ['Sign Up Free', '/register'],
      ['Login to Continue', '/login'],
      ['Login to Continue', '/login'],
    ]);
  });

  it('sends every signed-in user to the contact page', async () => {
    const { client } = await newMember(running.app);
    const links = linksOf(await page(client, '/pricing'));
    expect(links).toEqual(Array(3).fill(['Contact Sales', '/contact']));
  });
});

describe('the static pages', () => {
  it.each([
    ['/about', ['Our Mission', 'Authenticity', 'Privacy', 'Innovation', 'Community']],
    ['/features', ['Sign Up', 'Get Coaching', 'Start Connecting', 'Testimonials', 'illustrative']],
    ['/privacy', ['Last updated: January 7, 2025']],
    ['/terms', ['Last updated: January 7, 2025', '18 or over']],
    ['/delete', ['Within 2 business days', 'Within 30 days', 'Your rights']],
  ])('%s says what the specification asks for', async (path, texts) => {
    const text = textOf(mainOf(await page(new Client(running.app), path)));
    for (const expected of texts) expect(text).toContain(expected);
  });

  it('leads from How It Works to registration', async () => {
    const links = linksOf(await page(new Client(running.app), '/features'));
    expect(links).toContainEqual(['Create Free Account', '/register']);
  });
});

describe('unknown paths', () => {
  it.each([['/no/such/page'], ['/signin'], ['/legal']])(
    '%s goes to / or shows the dashboard',
    async (path) => {
      const visitor = await new Client(running.app).get(path);
      expect([visitor.status, visitor.headers.get('Location')]).toEqual([302, '/']);
      const { client } = await newMember(running.app);
      const user = await client.get(path);
      expect([user.status, user.headers.get('Location')]).toEqual([302, '/dashboard']);
    },
  );

  it.each([
    ['/assets/old-1a2b3c.js'],
    ['/assets/nothing'],
    ['/ocr/nothing'],
    ['/favicon.ico'],
    ['/wp-login.php'],
    ['/deep/picture.jpeg'],
  ])('%s is a missing file, never a redirect', async (path) => {
    const response = await new Client(running.app).get(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('Location')).toBeNull();
  });
});

describe('for crawlers', () => {
  it('lists pages that are there, under the own origin', async () => {
    const client = new Client(running.app);
    const robots = await page(client, '/robots.txt');
    expect(robots).toContain(`Sitemap: ${running.app.url}/sitemap.xml`);
    const sitemap = await page(client, '/sitemap.xml');
    const urls = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? ''));
    expect(urls.length).toBeGreaterThanOrEqual(8);
    for (const url of urls) {
      expect(url.origin).toBe(running.app.url);
      await page(client, url.pathname);
    }
  });

  it('has a picture for shared links and a favicon', async () => {
    const picture = await new Client(running.app).get('/og.png');
    expect(picture.headers.get('Content-Type')).toBe('image/png');
    const bytes = Buffer.from(await picture.arrayBuffer());
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    expect((await new Client(running.app).get('/favicon.svg')).status).toBe(200);
  });
});

describe('contact', () => {
  it('keeps what was typed when a field is wrong', async () => {
    const response = await new Client(running.app).form('/contact', {
      name: 'Ann <Lee>',
      email: 'nope',
      message: '',
    });
    const html = await response.text();
    expect(response.status).toBe(400);
    expect(html).toContain('Please enter a valid email address');
    expect(html).toContain('Please write a message');
    expect(html).toContain('value="Ann &lt;Lee&gt;"');
    expect(html).toContain('value="nope"');
  });

  it('stores and mails one message, however often it is sent', async () => {
    const client = new Client(running.app);
    await client.get('/contact');
    const email = newEmail('writer');
    const fields = { name: 'Ann', email, message: 'Grüße!\nTwo lines.', idempotencyKey: randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => client.form('/contact', fields)));
    for (const answer of answers) {
      expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/contact']);
    }
    expect(await database.db.contactMessage.count({ where: { email } })).toBe(1);
    const after = await page(client, '/contact');
    expect(after).toMatch(/role="status"[^>]*>.*Message sent/s);
    expect(after).not.toContain('Two lines.');
    const written = () =>
      mailsTo(running.app, 'support@localhost').filter(({ headers }) => headers['reply-to']?.includes(email));
    await expect.poll(() => written().length, { timeout: 5000 }).toBe(1);
    expect(written()[0]?.text).toContain('Grüße!\nTwo lines.');
  });

  it('refuses a key that comes with another message', async () => {
    const client = new Client(running.app);
    await client.get('/contact');
    const fields = { name: 'Ann', email: newEmail(), message: 'One', idempotencyKey: randomUUID() };
    await client.form('/contact', fields);
    expect((await client.form('/contact', { ...fields, message: 'Two' })).status).toBe(422);
  });

  it('refuses a form of another site', async () => {
    const response = await new Client(running.app).fetch('/contact', {
      method: 'POST',
      headers: {
        Origin: 'https://evil.example.com',
        'Content-Type': 'application/x-www-form-urlencoded',
      },
      body: 'name=a&email=a@b.co&message=c',
    });
    expect(response.status).toBe(403);
  });

  it('is not a way to send without end', async () => {
    const email = newEmail();
    const statuses: number[] = [];
    for (let tries = 0; tries < 12; tries += 1) {
      const fields = { name: 'Ann', email, message: `Message ${tries}` };
      statuses.push((await new Client(running.app).form('/contact', fields)).status);
    }
    expect([statuses[0], statuses.at(-1)]).toEqual([302, 429]);
  });
});

describe('Delete Your Data', () => {
  it('asks for a valid e-mail and a reason, and keeps what was typed', async () => {
    const response = await new Client(running.app).form('/delete', {
      email: 'me@',
      reason: '  ',
      userId: 'u-77',
    });
    const html = await response.text();
    expect(response.status).toBe(400);
    expect(html).toContain('Please enter a valid email address');
    expect(html).toContain('Please provide a reason for deletion');
    expect(html).toContain('value="me@"');
    expect(html).toContain('value="u-77"');
  });

  it('stores the request once with both deadlines, mails both sides, and shows the toast over an empty form', async () => {
    const { email, id } = await newMember(running.app);
    const client = new Client(running.app);
    await client.get('/delete');
    const fields = { email, reason: 'Enough of it', userId: '', idempotencyKey: randomUUID() };
    for (const answer of [await client.form('/delete', fields), await client.form('/delete', fields)]) {
      expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/delete']);
    }
    const [row, ...others] = await database.db.deletionRequest.findMany({ where: { email } });
    expect(others).toEqual([]);
    expect(row).toMatchObject({ reason: 'Enough of it', givenUserId: null, accountId: id, doneAt: null });
    const days = (date?: Date) => ((date?.getTime() ?? 0) - (row?.createdAt.getTime() ?? 0)) / 86_400_000;
    expect(days(row?.processBy)).toBe(30);
    // a weekend may lie between
    expect([2, 3, 4]).toContain(days(row?.verifyBy));
    expect([1, 2, 3, 4, 5]).toContain(row?.verifyBy.getUTCDay());

    const html = await page(client, '/delete');
    expect(html).toMatch(/role="status"[^>]*>.*Request submitted/s);
    expect(html).not.toContain('Enough of it');
    const own = await waitForMail(running.app, email, 'data deletion request');
    expect(own.text).toContain('2 business days');
    expect(own.text).not.toContain('Enough of it');
    const operators = () =>
      mailsTo(running.app, 'support@localhost').filter(({ text }) => text.includes(email));
    await expect.poll(() => operators().length, { timeout: 5000 }).toBe(1);
    expect(operators()[0]?.text).toContain('Enough of it');
  });

  it('notes the account of whoever is signed in, and never trusts the id that was typed', async () => {
    const { client, id } = await newMember(running.app);
    const victim = await newMember(running.app);
    const email = newEmail('elsewhere');
    await client.form('/delete', { email, reason: 'Other address', userId: victim.id });
    const row = await database.db.deletionRequest.findFirstOrThrow({ where: { email } });
    expect(row).toMatchObject({ givenUserId: victim.id, accountId: id });
  });

  it('says so when the request could not be kept, and keeps what was typed', async () => {
    const rename = (from: string, to: string) =>
      database.db.$executeRawUnsafe(`ALTER TABLE "${from}" RENAME TO "${to}"`);
    await rename('DeletionRequest', 'DeletionRequestAway');
    try {
      const fields = { email: newEmail(), reason: 'Please', userId: '' };
      const response = await new Client(running.app).form('/delete', fields);
      const html = await response.text();
      expect(response.status).toBe(500);
      expect(html).toMatch(/role="alert"[^>]*>.*Failed to submit request\. Please try again\./s);
      expect(html).toContain(`value="${fields.email}"`);
      expect(html).toMatch(/<textarea[^>]*>Please<\/textarea>/);
    } finally {
      await rename('DeletionRequestAway', 'DeletionRequest');
    }
  });
});

describe('Account Settings', () => {
  it('shows username and e-mail, read-only, and logs out', async () => {
    const { client, email } = await newMember(running.app);
    const html = await page(client, '/account');
    expect(html).toMatch(/<h1[^>]*>Account Settings<\/h1>/);
    const inputs = [...mainOf(html).matchAll(/<input [^>]*>/g)].map(([tag]) => tag);
    expect(inputs).toHaveLength(2);
    for (const input of inputs) expect(input).toMatch(/readOnly|readonly/);
    expect(html).toContain(`value="${email}"`);
    expect(html).toMatch(/<form[^>]*action="\/logout"[^>]*>.*Log Out/s);
  });

  it.each([['/account'], ['/account/settings'], ['/account/export']])(
    '%s is not for visitors',
    async (path) => {
      const response = await new Client(running.app).get(path);
      expect([response.status, response.headers.get('Location')]).toEqual([302, '/']);
    },
  );
});

describe('/account/settings', () => {
  const change = (client: Client, currentPassword: string, newPassword: string, key = randomUUID()) =>
    client.form('/account/settings', {
      intent: 'change-password',
      idempotencyKey: key,
      currentPassword,
      newPassword,
    });

  it('is the dashboard, opened at the settings', async () => {
    const { client, email } = await newMember(running.app);
    const html = await page(client, '/account/settings');
    expect(html).toMatch(/<h1[^>]*>Welcome back!<\/h1>/);
    expect(html).toContain(email);
    for (const label of ['Current password', 'Sign out everywhere', 'Export my data', 'Delete my account']) {
      expect(html).toContain(label);
    }
    expect(mainOf(html)).toMatch(/<form[^>]*action="\/theme"/);
  });

  it('changes the password, keeps this browser and ends the others', async () => {
    const { client, email } = await newMember(running.app);
    const other = new Client(running.app);
    await other.json('/api/login', { email, password: PASSWORD });

    const wrong = await change(client, 'Wrong-1!', 'N3w-password!');
    expect(wrong.status).toBe(400);
    const wrongPage = await wrong.text();
    expect(wrongPage).toContain('This is not your current password');
    expect(wrongPage).not.toContain('N3w-password!');
    const weak = await change(client, PASSWORD, 'weak');
    expect(await weak.text()).toContain('Password must be at least 8 characters');
    expect((await other.get('/api/user')).status).toBe(200);

    const key = randomUUID();
    for (const done of [
      await change(client, PASSWORD, 'N3w-password!', key),
      await change(client, PASSWORD, 'N3w-password!', key),
    ]) {
      expect([done.status, done.headers.get('Location')]).toEqual([302, '/account/settings']);
    }
    expect(await page(client, '/account/settings')).toMatch(/role="status"[^>]*>.*Password changed/s);
    expect((await client.get('/api/user')).status).toBe(200);
    expect((await other.get('/api/user')).status).toBe(401);
    const login = await new Client(running.app).json('/api/login', { email, password: 'N3w-password!' });
    expect(login.status).toBe(200);
    await waitForMail(running.app, email, 'password was changed');
  });

  it('limits guesses of the current password', async () => {
    const { client } = await newMember(running.app);
    const statuses: number[] = [];
    for (let tries = 0; tries < 12; tries += 1) {
      statuses.push((await change(client, 'Wrong-1!', 'N3w-password!')).status);
    }
    expect([statuses[0], statuses.at(-1)]).toEqual([400, 429]);
  });

  it('signs out everywhere', async () => {
    const { client, email, id } = await newMember(running.app);
    const other = new Client(running.app);
    await other.json('/api/login', { email, password: PASSWORD });
    const out = await client.form('/account/settings', { intent: 'sign-out-everywhere' });
    expect([out.status, out.headers.get('Location')]).toEqual([302, '/']);
    expect(client.cookies.has('rapport_session')).toBe(false);
    expect(await database.db.session.count({ where: { userId: id } })).toBe(0);
    expect((await other.get('/api/user')).status).toBe(401);
  });

  it('exports everything of one’s own as an attachment, and no secret', async () => {
    const { client, email, id } = await newMember(running.app);
    const bystander = await newMember(running.app);
    await client.json('/api/coaching-sessions', newSession({ conversationText: 'Girl: mine' }));
    await bystander.client.json('/api/coaching-sessions', newSession({ conversationText: 'Girl: theirs' }));
    await client.form('/contact', { name: 'Ann', email, message: 'A question of mine' });
    await client.form('/contact', { name: 'Ben', email: bystander.email, message: 'A question of theirs' });
    const response = await client.get('/account/export');
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toMatch(/^application\/json/);
    expect(response.headers.get('Content-Disposition')).toMatch(/^attachment; filename="[\w-]+\.json"$/);
    const text = await response.text();
    const data = JSON.parse(text) as {
      account: Record<string, unknown>;
      coachingSessions: unknown[];
      contactMessages: unknown[];
    };
    expect(data.account).toMatchObject({ id, email, plan: 'free' });
    expect(data.coachingSessions).toEqual([expect.objectContaining({ conversationText: 'Girl: mine' })]);
    expect(data.contactMessages).toEqual([expect.objectContaining({ message: 'A question of mine' })]);
    expect(text).not.toMatch(/argon2|hash|theirs/i);
  });

  it('deletes the account in a second step, with everything that is its own', async () => {
    const { client, email, id } = await newMember(running.app);
    const bystander = await newMember(running.app);
    const key = randomUUID();
    await client.json('/api/coaching-sessions', newSession(), { key });
    await client.form('/delete', { email, reason: 'Going', userId: id });
    for (const from of [email, bystander.email]) {
      await client.form('/contact', { name: 'Ann', email: from, message: 'A question' });
    }

    const first = await page(client, '/account/settings?step=delete');
    expect(first).toContain('Delete everything, for good?');
    expect((await client.get('/api/user')).status).toBe(200);

    const gone = await client.form('/account/settings', {
      intent: 'delete-account',
      idempotencyKey: randomUUID(),
    });
    expect([gone.status, gone.headers.get('Location')]).toEqual([302, '/']);
    const mine = { where: { userId: id } };
    expect(await database.db.user.count({ where: { id } })).toBe(0);
    expect(await database.db.session.count(mine)).toBe(0);
    expect(await database.db.coachingSession.count(mine)).toBe(0);
    expect(await database.db.contactMessage.count({ where: { email } })).toBe(0);
    expect(await database.db.contactMessage.count({ where: { email: bystander.email } })).toBe(1);
    // the answer kept for a repeat of this form is bound to the ended session's token, and names nobody
    expect(await database.db.idempotencyRecord.count({ where: { scope: `user:${id}` } })).toBe(0);
    const request = await database.db.deletionRequest.findFirstOrThrow({ where: { email } });
    expect(request.doneAt).not.toBeNull();
    expect((await bystander.client.get('/api/user')).status).toBe(200);
    const login = await new Client(running.app).json('/api/login', { email, password: PASSWORD });
    expect(login.status).toBe(401);
  });

  it('refuses an unknown intent, and another site', async () => {
    const { client } = await newMember(running.app);
    expect((await client.form('/account/settings', { intent: 'nothing' })).status).toBe(400);
    const foreign = await client.fetch('/account/settings', {
      method: 'POST',
      headers: {
        Origin: 'https://evil.example.com',
        'Content-Type': 'application/x-www-form-urlencoded',
      },
      body: 'intent=delete-account',
    });
    expect(foreign.status).toBe(403);
    expect((await client.get('/api/user')).status).toBe(200);
  });
});

describe('the page of a form that was refused', () => {
  it.each(['/account/settings', '/pricing'])('wears the person’s bar and theme: POST %s', async (path) => {
    const { client } = await newMember(running.app);
    await client.form('/theme', { theme: 'dark', from: '/' });
    const response = await client.form(path, { intent: 'no such form' });
    expect(response.status).toBeGreaterThanOrEqual(400);
    const html = await response.text();
    expect(html).toMatch(/<html[^>]* data-theme="dark"/);
    expect(html).toContain('href="/account/settings"');
    expect(html).not.toContain('href="/register"');
  });

  it('wears a visitor’s without a session', async () => {
    const html = await (await new Client(running.app).form('/pricing', {})).text();
    expect(html).toContain('href="/register"');
    expect(html).not.toContain('href="/account/settings"');
  });
});

describe('Coaching History without script', () => {
  it('shows the reading that was paid for, and the source of each psychology', async () => {
    const { client, id } = await newMember(running.app);
    await database.db.user.update({ where: { id }, data: { chatHelperCredits: 1 } });
    const fact = factText('turn-taking');
    await client.json(
      '/api/coaching-sessions',
      newSession({ advanced: true, suggestions: [`Hi EXPLAIN: It is warm. ${fact}`] }),
    );
    const html = await page(client, '/dashboard?tab=chat-helper');
    expect(html).toContain('Who invests more');
    expect(html).toContain('Where this comes from');
    expect(html).toContain('Hide');
  });
});
