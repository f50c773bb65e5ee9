import { randomUUID } from 'node:crypto';
import { connect, createServer } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, describe, expect, it } from 'vitest';
import { type RunningApp, startApp } from '../setup/app.ts';
import { Client, newEmail, newMember, PASSWORD } from '../setup/client.ts';
import { newDatabase, useApp, useDatabase } from '../setup/integration.ts';
import { mailsTo, parseMail, resetToken, waitForMail } from '../setup/outbox.ts';

const running = useApp();
const database = useDatabase(running);
const NEW_PASSWORD = 'N3w-password!';
const SUBJECT = 'Choose a new Rapport password';

const message = async (response: Response) => ((await response.json()) as { message: string }).message;

/** Asks for a link and takes its token from the mail. */
async function askForToken(email: string): Promise<string> {
  const response = await new Client(running.app).json('/api/reset-password-request', { email });
  expect(response.status).toBe(200);
  return resetToken(await waitForMail(running.app, email, SUBJECT));
}

/** A GET with a Host that no client library would send. */
function rawGet(path: string, host: string): Promise<void> {
  const { hostname, port } = new URL(running.app.url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      socket.end(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    });
    socket.on('error', reject).on('close', () => resolve());
    socket.resume();
  });
}

/** A JSON call with a Host of the caller's own; answers what came back. */
function rawPost(app: RunningApp, path: string, host: string, input: unknown): Promise<string> {
  const { hostname, port } = new URL(app.url);
  const body = JSON.stringify(input);
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () => {
      const head = `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Length: ${body.length}`;
      socket.write(`${head}\r\nConnection: close\r\n\r\n${body}`);
    });
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('error', reject).on('close', () => resolve(answer));
  });
}

describe('POST /api/reset-password-request', () => {
  it('answers a known and an unknown e-mail the same, and mails only the known one', async () => {
    const { email } = await newMember(running.app);
    const stranger = newEmail('stranger');
    const client = new Client(running.app);
    const unknown = await client.json('/api/reset-password-request', { email: stranger });
    const known = await client.json('/api/reset-password-request', { email: ` ${email.toUpperCase()} ` });
    expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()]);
    expect(known.status).toBe(200);
    const mail = await waitForMail(running.app, email, SUBJECT);
    expect(mail.text).toContain(`${running.app.url}/reset-password/`);
    // the stranger's turn came before
    expect(mailsTo(running.app, stranger)).toEqual([]);
  });

  it('stores only a hash of the token, good for an hour', async () => {
    const { email, id } = await newMember(running.app);
    const token = await askForToken(email);
    const [row, ...others] = await database.db.passwordReset.findMany({ where: { userId: id } });
    expect(others).toEqual([]);
    expect(row?.tokenHash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(row)).not.toContain(token);
    expect((row?.expiresAt.getTime() ?? 0) - (row?.createdAt.getTime() ?? 0)).toBeCloseTo(3_600_000, -4);
  });

  it('keeps the token out of the log and out of the answers kept for repeats', async () => {
    const { email } = await newMember(running.app);
    const client = new Client(running.app);
    await client.get('/request-reset');
    await client.json('/api/reset-password-request', { email }, { key: randomUUID() });
    const token = resetToken(await waitForMail(running.app, email, SUBJECT));
    await client.get(`/reset-password/${token}`);
    for (const path of [
      `/Reset-Password/${token}`,
      `/reset%2Dpassword/${token}`,
      `/reset-passwor%64/${token}%FF`,
      `//reset-password/${token}`,
      `/reset-password%2F${token}`,
      `/reset-password/${token}.data`,
    ]) {
      await client.get(`${running.app.url}${path}`);
    }
    await rawGet(`/reset-password/${token}`, 'no host at all');
    await expect.poll(() => running.app.output().split('/reset-password/…').length).toBeGreaterThan(7);
    expect(running.app.output()).toContain('.eml');
    expect(running.app.output()).not.toContain(token);
    const kept = await database.db.idempotencyRecord.findMany({
      where: { path: '/api/reset-password-request' },
    });
    expect(kept.length).toBeGreaterThan(0);
    expect(JSON.stringify(kept)).not.toContain(token);
  });

  it('mails once for one idempotency key, and answers the same again', async () => {
    const { email, id } = await newMember(running.app);
    const client = new Client(running.app);
    await client.get('/request-reset');
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => client.json('/api/reset-password-request', { email }, { key })),
    );
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200]);
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
    const other = await client.json('/api/reset-password-request', { email: newEmail() }, { key });
    expect(other.status).toBe(422);
    // a mail asked for later has arrived, so a second one of these would have too
    await askForToken((await newMember(running.app)).email);
    expect(mailsTo(running.app, email)).toHaveLength(1);
    expect(await database.db.passwordReset.count({ where: { userId: id } })).toBe(1);
  });

  it('mails once for a key that came without a cookie, and again with the one it got', async () => {
    const { email } = await newMember(running.app);
    const client = new Client(running.app);
    const key = randomUUID();
    const first = await client.json('/api/reset-password-request', { email }, { key });
    expect(client.cookies.has('rapport_visitor')).toBe(true);
    const again = await client.json('/api/reset-password-request', { email }, { key });
    expect([again.status, await again.text()]).toEqual([200, await first.text()]);
    await askForToken((await newMember(running.app)).email);
    expect(mailsTo(running.app, email)).toHaveLength(1);
  });

  it.each([[{ email: 'nobody' }], [{}], [{ email: 7 }]])('answers 400 for %j', async (body) => {
    const response = await new Client(running.app).json('/api/reset-password-request', body);
    expect([response.status, await message(response)]).toEqual([400, 'Invalid email address']);
  });

  it('answers 405 with Allow to a GET, and 400 to a body that is not JSON', async () => {
    const client = new Client(running.app);
    const got = await client.get('/api/reset-password-request');
    expect([got.status, got.headers.get('Allow')]).toEqual([405, 'POST']);
    const broken = await client.fetch('/api/reset-password-request', { method: 'POST', body: '{' });
    expect([broken.status, await message(broken)]).toEqual([400, 'The request body must be JSON.']);
  });

  it('limits one e-mail, known or not, and no other', async () => {
    const { email } = await newMember(running.app);
    for (const target of [email, newEmail()]) {
      const statuses: number[] = [];
      for (let tries = 0; tries < 20; tries += 1) {
        const response = await new Client(running.app).json('/api/reset-password-request', { email: target });
        statuses.push(response.status);
        if (response.status === 429) {
          expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
          expect(await message(response)).toMatch(/^Too many tries\. Please wait .+ and try again\.$/);
        }
      }
      expect([statuses[0], statuses.at(-1)]).toEqual([200, 429]);
    }
    const fine = await new Client(running.app).json('/api/reset-password-request', { email: newEmail() });
    expect(fine.status).toBe(200);
  });
});

describe('POST /api/reset-password', () => {
  it('sets the password and ends every session of the user, and of nobody else', async () => {
    const { client, email } = await newMember(running.app);
    const bystander = await newMember(running.app);
    const second = new Client(running.app);
    await second.json('/api/login', { email, password: PASSWORD });
    const token = await askForToken(email);
    const response = await new Client(running.app).json('/api/reset-password', {
      token,
      newPassword: NEW_PASSWORD,
    });
    expect([response.status, await message(response)]).toEqual([200, expect.any(String)]);
    expect((await client.get('/api/user')).status).toBe(401);
    expect((await second.get('/api/user')).status).toBe(401);
    expect((await bystander.client.get('/api/user')).status).toBe(200);
    const old = await new Client(running.app).json('/api/login', { email, password: PASSWORD });
    const fresh = await new Client(running.app).json('/api/login', { email, password: NEW_PASSWORD });
    expect([old.status, fresh.status]).toEqual([401, 200]);
    await waitForMail(running.app, email, 'password was changed');
  });

  it('takes a link once, also of ten that come at the same moment', async () => {
    const { email } = await newMember(running.app);
    const token = await askForToken(email);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        new Client(running.app).json('/api/reset-password', {
          token,
          newPassword: `${NEW_PASSWORD}${index}`,
        }),
      ),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array(9).fill(400)]);
  });

  it('answers a repeat with the same key as before', async () => {
    const { email } = await newMember(running.app);
    const token = await askForToken(email);
    const client = new Client(running.app);
    await client.get('/request-reset');
    const key = randomUUID();
    const body = { token, newPassword: NEW_PASSWORD };
    const first = await client.json('/api/reset-password', body, { key });
    const again = await client.json('/api/reset-password', body, { key });
    expect([again.status, await again.text()]).toEqual([200, await first.text()]);
  });

  it('refuses an expired, an unknown and a missing token', async () => {
    const { email, id } = await newMember(running.app);
    const token = await askForToken(email);
    await database.db.passwordReset.updateMany({
      where: { userId: id },
      data: { expiresAt: new Date(Date.now() - 1000) },
    });
    const client = new Client(running.app);
    for (const dead of [token, 'no-such-token', '']) {
      const response = await client.json('/api/reset-password', { token: dead, newPassword: NEW_PASSWORD });
      expect([response.status, await message(response)]).toEqual([
        400,
        expect.stringMatching(/link is not valid/),
      ]);
    }
    const missing = await client.json('/api/reset-password', { newPassword: NEW_PASSWORD });
    expect([missing.status, await message(missing)]).toEqual([400, 'Invalid reset link']);
    const login = await new Client(running.app).json('/api/login', { email, password: PASSWORD });
    expect(login.status).toBe(200);
  });

  it.each([
    ['Aa1!', 'Password must be at least 8 characters'],
    ['passw0rd!', 'Password must contain at least one uppercase letter'],
    ['PASSW0RD!', 'Password must contain at least one lowercase letter'],
    ['Password!', 'Password must contain at least one number'],
    ['Passw0rd', 'Password must contain at least one special character'],
  ])('checks the new password %s, and leaves the link open', async (newPassword, expected) => {
    const { email } = await newMember(running.app);
    const token = await askForToken(email);
    const client = new Client(running.app);
    const refused = await client.json('/api/reset-password', { token, newPassword });
    expect([refused.status, await message(refused)]).toEqual([400, expected]);
    const done = await client.json('/api/reset-password', { token, newPassword: NEW_PASSWORD });
    expect(done.status).toBe(200);
  });

  it('closes the other links of the user', async () => {
    const { email, id } = await newMember(running.app);
    const token = await askForToken(email);
    await new Client(running.app).json('/api/reset-password-request', { email });
    const open = () => database.db.passwordReset.count({ where: { userId: id, usedAt: null } });
    await expect.poll(open, { timeout: 5000 }).toBe(2);
    await new Client(running.app).json('/api/reset-password', { token, newPassword: NEW_PASSWORD });
    expect(await open()).toBe(0);
  });

  it('ends social sign-ins, which whoever made the account under this e-mail may hold', async () => {
    const { email, id } = await newMember(running.app);
    await database.db.socialIdentity.create({
      data: { provider: 'twitter', providerId: randomUUID(), userId: id },
    });
    const token = await askForToken(email);
    const client = new Client(running.app);
    expect((await client.json('/api/reset-password', { token, newPassword: NEW_PASSWORD })).status).toBe(200);
    expect(await database.db.socialIdentity.count({ where: { userId: id } })).toBe(0);
  });

  it('lets somebody in who had used up their tries', async () => {
    const { email } = await newMember(running.app);
    for (let tries = 0; tries < 12; tries += 1) {
      await new Client(running.app).json('/api/login', { email, password: 'Wrong-1!' });
    }
    const locked = await new Client(running.app).json('/api/login', { email, password: PASSWORD });
    expect(locked.status).toBe(429);
    const token = await askForToken(email);
    await new Client(running.app).json('/api/reset-password', { token, newPassword: NEW_PASSWORD });
    const open = await new Client(running.app).json('/api/login', { email, password: NEW_PASSWORD });
    expect(open.status).toBe(200);
  });
});

describe('the forms, without JavaScript', () => {
  it('goes from the forgotten password to the new one', async () => {
    const { email } = await newMember(running.app);
    const client = new Client(running.app);
    const wrong = await client.form('/request-reset', { email: 'not an e-mail' });
    const wrongPage = await wrong.text();
    expect(wrong.status).toBe(400);
    expect(wrongPage).toContain('Invalid email address');
    expect(wrongPage).toContain('value="not an e-mail"');

    const sent = await client.form('/request-reset', { email });
    const sentPage = await sent.text();
    expect(sent.status).toBe(200);
    expect(sentPage).toMatch(/<h1[^>]*>Check Your Email<\/h1>/);
    expect(sentPage).toMatch(/href="\/login"[^>]*>Return to Login</);

    const path = `/reset-password/${resetToken(await waitForMail(running.app, email, SUBJECT))}`;
    const form = await (await client.get(path)).text();
    expect(form).toContain('name="password"');
    expect(form).toContain('name="confirmPassword"');

    const differing = await client.form(path, {
      password: NEW_PASSWORD,
      confirmPassword: `${NEW_PASSWORD}x`,
    });
    const differingPage = await differing.text();
    expect(differing.status).toBe(400);
    expect(differingPage).toContain('Passwords do not match');
    expect(differingPage).not.toContain(NEW_PASSWORD);
    const weak = await client.form(path, { password: 'short', confirmPassword: 'short' });
    expect(await weak.text()).toContain('Password must be at least 8 characters');

    const done = await client.form(path, { password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD });
    const donePage = await done.text();
    expect(done.status).toBe(200);
    expect(donePage).toMatch(/<h1[^>]*>Password Reset Complete<\/h1>/);
    expect(donePage).toMatch(/href="\/login"[^>]*>Login</);
    const login = await client.form('/login', { email, password: NEW_PASSWORD });
    expect(login.headers.get('Location')).toBe('/dashboard');
  });

  it('answers an unknown e-mail with the same page', async () => {
    const page = await (await new Client(running.app).form('/request-reset', { email: newEmail() })).text();
    expect(page).toMatch(/<h1[^>]*>Check Your Email<\/h1>/);
  });

  it('shows the completion again to whoever pressed twice', async () => {
    const { email } = await newMember(running.app);
    const token = await askForToken(email);
    const client = new Client(running.app);
    await client.get('/request-reset');
    const fields = { password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD, idempotencyKey: randomUUID() };
    const pages = await Promise.all([1, 2].map(() => client.form(`/reset-password/${token}`, fields)));
    for (const page of pages) {
      expect(page.status).toBe(200);
      expect(await page.text()).toContain('Password Reset Complete');
    }
  });

  it.each([['/reset-password'], ['/reset-password/']])(
    'shows Invalid reset link at %s, to visitors and users alike',
    async (path) => {
      const { client } = await newMember(running.app);
      for (const visitor of [new Client(running.app), client]) {
        const response = await visitor.get(path);
        const page = await response.text();
        expect(response.status).toBe(200);
        expect(page).toMatch(/<h1[^>]*>Invalid reset link<\/h1>/);
        expect(page).toMatch(/href="\/login"[^>]*>Return to Login</);
      }
    },
  );

  it('refuses to work a used link', async () => {
    const { email } = await newMember(running.app);
    const token = await askForToken(email);
    const fields = { password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
    await new Client(running.app).form(`/reset-password/${token}`, fields);
    const again = await new Client(running.app).form(`/reset-password/${token}`, fields);
    expect(again.status).toBe(400);
    const page = await again.text();
    expect(page).toMatch(/role="alert"[^>]*>.*Error.*This link is not valid/s);
    expect(page).toMatch(/href="\/request-reset"[^>]*>Ask for a new link</);
    expect(page).not.toContain(NEW_PASSWORD);
  });

  it('shows the form for any token, and tells of a dead one when it is sent', async () => {
    const { client, email, id } = await newMember(running.app);
    const expired = await askForToken(email);
    await database.db.passwordReset.updateMany({
      where: { userId: id },
      data: { expiresAt: new Date(Date.now() - 1000) },
    });
    for (const token of ['abc', expired]) {
      const path = `/reset-password/${token}`;
      for (const visitor of [new Client(running.app), client]) {
        const response = await visitor.get(path);
        const page = await response.text();
        expect(response.status).toBe(200);
        expect(page).toContain('name="confirmPassword"');
        expect(page).not.toContain('Invalid reset link');
      }
      const differing = { password: NEW_PASSWORD, confirmPassword: 'Another-1!' };
      const mismatch = await client.form(path, differing);
      expect([mismatch.status, await mismatch.text()]).toEqual([
        400,
        expect.stringContaining('Passwords do not match'),
      ]);
      const sent = await client.form(path, { password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD });
      expect([sent.status, await sent.text()]).toEqual([
        400,
        expect.stringContaining('This link is not valid'),
      ]);
    }
  });

  it('shows the limit as a toast and keeps the e-mail', async () => {
    const email = newEmail();
    let last: Response | undefined;
    for (let tries = 0; tries < 6; tries += 1) {
      last = await new Client(running.app).form('/request-reset', { email });
    }
    expect(last?.status).toBe(429);
    const page = (await last?.text()) ?? '';
    expect(page).toMatch(/role="alert"[^>]*>.*Too many tries/s);
    expect(page).toContain(`value="${email}"`);
  });
});

describe('mail by SMTP', () => {
  const apps: RunningApp[] = [];
  afterAll(() => Promise.all(apps.map((app) => app.stop())));

  /** A port that nothing listens on. */
  function freePort(): Promise<number> {
    return new Promise((resolve) => {
      const probe = createServer().listen(0, '127.0.0.1', () => {
        const address = probe.address();
        probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
      });
    });
  }

  async function appWith(env: Record<string, string>): Promise<RunningApp> {
    const app = await startApp({ databaseUrl: await newDatabase(), env });
    apps.push(app);
    return app;
  }

  interface MailHost {
    url: string;
    received: { to: string[]; source: string }[];
    close(): Promise<void>;
  }

  async function startMailHost({ waitMilliseconds = 0 } = {}): Promise<MailHost> {
    const received: MailHost['received'] = [];
    const host = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, session, done) {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const to = session.envelope.rcptTo.map(({ address }) => address);
          setTimeout(() => {
            received.push({ to, source: Buffer.concat(chunks).toString('utf8') });
            done();
          }, waitMilliseconds);
        });
      },
    });
    const port = await new Promise<number>((resolve) => {
      const server = host.listen(0, '127.0.0.1', () => {
        const address = server.address();
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
    const close = () => new Promise<void>((resolve) => host.close(() => resolve()));
    return { url: `smtp://127.0.0.1:${port}`, received, close };
  }

  it('hands the mail to the host, with a link to PUBLIC_URL', async () => {
    const { url, received, close } = await startMailHost();
    try {
      // not the Host that the calls below name
      const publicPort = await freePort();
      const publicUrl = `http://localhost:${publicPort}`;
      const app = await appWith({
        SMTP_URL: url,
        PORT: String(publicPort),
        PUBLIC_URL: publicUrl,
        MAIL_FROM: 'Rapport <hello@rapport.example.org>',
      });
      const call = (path: string, body: unknown) =>
        fetch(new URL(path, app.url), { method: 'POST', body: JSON.stringify(body) });
      const email = newEmail();
      expect((await call('/api/register', { email, password: PASSWORD })).status).toBe(201);
      expect((await call('/api/reset-password-request', { email })).status).toBe(200);
      await expect.poll(() => received.length, { timeout: 10_000 }).toBe(1);
      expect(received[0]?.to).toEqual([email]);
      const mail = parseMail(received[0]?.source ?? '');
      expect(mail.headers.from).toBe('Rapport <hello@rapport.example.org>');
      expect(mail.text).toContain(`\n${publicUrl}/reset-password/${resetToken(mail)}\n`);
      expect(mailsTo(app, email)).toEqual([]);
    } finally {
      await close();
    }
  });

  it('sends what was promised before the server ends', async () => {
    const { url, received, close } = await startMailHost({ waitMilliseconds: 1000 });
    try {
      const app = await appWith({ SMTP_URL: url });
      const { email } = await newMember(app);
      const asked = await new Client(app).json('/api/reset-password-request', { email });
      expect(asked.status).toBe(200);
      await app.stop();
      expect(received.map(({ to }) => to)).toEqual([[email]]);
    } finally {
      await close();
    }
  });

  it('mails no link to a Host that whoever asks has named, while PUBLIC_URL is unset', async () => {
    const { url, received, close } = await startMailHost();
    try {
      const app = await appWith({ SMTP_URL: url });
      const { email } = await newMember(app);
      const answer = await rawPost(app, '/api/reset-password-request', 'evil.example', { email });
      expect(answer).toMatch(/^HTTP\/1\.1 200 /);
      await expect
        .poll(() => app.output(), { timeout: 10_000 })
        .toMatch(/could not be sent: PUBLIC_URL is not set/);
      expect(received).toEqual([]);
    } finally {
      await close();
    }
  });

  it('tells the log, and nobody else, when the host does not answer', async () => {
    const app = await appWith({ SMTP_URL: 'smtp://127.0.0.1:9' });
    const { email } = await newMember(app);
    const client = new Client(app);
    expect((await client.json('/api/reset-password-request', { email })).status).toBe(200);
    const contact = { name: 'Ann', email, message: 'Hello' };
    const sent = await client.form('/contact', contact);
    expect([sent.status, sent.headers.get('Location')]).toEqual([302, '/contact']);
    await expect.poll(() => app.output(), { timeout: 10_000 }).toMatch(/Mail ".+" could not be sent: /);
    expect(app.output()).not.toContain('/reset-password/');
  });
});
