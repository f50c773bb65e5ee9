import { describe, expect, it } from 'vitest';
import { Client, newEmail, newMember, PASSWORD } from '../setup/client.ts';
import { useApp, useDatabase } from '../setup/integration.ts';

const running = useApp();
const database = useDatabase(running);

describe('POST /api/register', () => {
  it('creates an account, signs in and answers the user', async () => {
    const client = new Client(running.app);
    const email = newEmail('Anna').toUpperCase();
    const response = await client.json('/api/register', { email, password: PASSWORD });
    expect(response.status).toBe(201);
    const { message, user } = (await response.json()) as { message: string; user: Record<string, unknown> };
    expect(message).toBeTruthy();
    expect(user).toEqual({
      id: expect.any(String),
      username: email.toLowerCase().split('@')[0]?.slice(0, 24),
      email: email.toLowerCase(),
      plan: 'free',
      createdAt: expect.any(String),
    });
    const cookie = response.headers.getSetCookie().find((value) => value.startsWith('rapport_session='));
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    expect(await (await client.get('/api/user')).json()).toEqual(user);
  });

  it.each([
    [{ email: 'nobody', password: PASSWORD }, 'Invalid email address'],
    [{ password: PASSWORD }, 'Invalid email address'],
    [{ email: 'a@b.co', password: 7 }, 'Password must be at least 8 characters'],
    [{ email: 'a@b.co', password: 'Aa1!' }, 'Password must be at least 8 characters'],
    [{ email: 'a@b.co', password: 'passw0rd!' }, 'Password must contain at least one uppercase letter'],
    [{ email: 'a@b.co', password: 'PASSW0RD!' }, 'Password must contain at least one lowercase letter'],
    [{ email: 'a@b.co', password: 'Password!' }, 'Password must contain at least one number'],
    [{ email: 'a@b.co', password: 'Passw0rd' }, 'Password must contain at least one special character'],
  ])('answers 400 with the first message for %j', async (body, message) => {
    const response = await new Client(running.app).json('/api/register', body);
    expect(response.status).toBe(400);
    expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/);
    expect(await response.text()).toBe(message);
  });

  it('answers 409 for an e-mail that has an account, whatever its case', async () => {
    const { email } = await newMember(running.app);
    const response = await new Client(running.app).json('/api/register', {
      email: email.toUpperCase(),
      password: PASSWORD,
    });
    expect(response.status).toBe(409);
    expect(await response.text()).toBe('An account with this email already exists');
  });

  it('makes one account of ten at once with one e-mail, and unique usernames for one local part', async () => {
    const email = newEmail();
    const same = await Promise.all(
      Array.from({ length: 10 }, () =>
        new Client(running.app).json('/api/register', { email, password: PASSWORD }),
      ),
    );
    expect(same.map((response) => response.status).sort()).toEqual([201, ...Array(9).fill(409)]);
    const local = newEmail('twin').split('@')[0];
    const twins = await Promise.all(
      Array.from({ length: 40 }, (_, number) =>
        new Client(running.app).json('/api/register', {
          email: `${local}@host-${number}.example.com`,
          password: PASSWORD,
        }),
      ),
    );
    expect(twins.map((response) => response.status)).toEqual(Array(40).fill(201));
    const names = await Promise.all(
      twins.map(
        async (response) => ((await response.json()) as { user: { username: string } }).user.username,
      ),
    );
    expect(new Set(names).size).toBe(40);
    expect(names.every((name) => name.startsWith(local ?? ''))).toBe(true);
  });
});

describe('POST /api/login', () => {
  it('signs in, and stores only hashes', async () => {
    const { email, id } = await newMember(running.app);
    const client = new Client(running.app);
    const response = await client.json('/api/login', {
      email: ` ${email.toUpperCase()} `,
      password: PASSWORD,
    });
    expect(response.status).toBe(200);
    expect(((await response.json()) as { user: { id: string } }).user.id).toBe(id);
    const user = await database.db.user.findUniqueOrThrow({ where: { id }, include: { sessions: true } });
    expect(user.passwordHash).toMatch(/^\$argon2id\$/);
    expect(user.sessions).toHaveLength(2);
    const token = JSON.parse(
      Buffer.from(decodeURIComponent(client.cookies.get('rapport_session') ?? ''), 'base64').toString(),
    ) as string;
    expect(user.sessions.map((session) => session.tokenHash)).not.toContain(token);
  });

  it('gives a known and an unknown e-mail the same answer', async () => {
    const { email } = await newMember(running.app);
    const known = await new Client(running.app).json('/api/login', { email, password: 'Wrong-1!' });
    const unknown = await new Client(running.app).json('/api/login', {
      email: newEmail(),
      password: 'Wrong-1!',
    });
    expect([known.status, await known.text()]).toEqual([401, 'Incorrect email or password']);
    expect([unknown.status, await unknown.text()]).toEqual([401, 'Incorrect email or password']);
  });

  it('enforces the 6-character rule', async () => {
    const response = await new Client(running.app).json('/api/login', { email: 'a@b.co', password: '12345' });
    expect([response.status, await response.text()]).toEqual([400, 'Password must be at least 6 characters']);
  });

  it('answers 429 with Retry-After after too many wrong tries for one account, known or not, and no other', async () => {
    const { email } = await newMember(running.app);
    const other = await newMember(running.app);
    for (const target of [email, newEmail()]) {
      const statuses: number[] = [];
      for (let tries = 0; tries < 20; tries += 1) {
        const response = await new Client(running.app).json('/api/login', {
          email: target,
          password: 'Wrong-1!',
        });
        statuses.push(response.status);
        if (response.status === 429) {
          expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
          expect(await response.text()).toMatch(/^Too many tries\. Please wait .+ and try again\.$/);
        }
      }
      expect(statuses[0]).toBe(401);
      expect(statuses.at(-1)).toBe(429);
    }
    const fine = await new Client(running.app).json('/api/login', { email: other.email, password: PASSWORD });
    expect(fine.status).toBe(200);
  });

  it('makes a new session each time, and ends the browser’s old one', async () => {
    const { client, email } = await newMember(running.app);
    const before = client.cookies.get('rapport_session');
    await client.json('/api/login', { email, password: PASSWORD });
    expect(client.cookies.get('rapport_session')).not.toBe(before);
    const old = await new Client(running.app).get('/api/user', { Cookie: `rapport_session=${before}` });
    expect(old.status).toBe(401);
  });
});

describe('POST /api/logout and GET /api/user', () => {
  it('ends the session, row and cookie', async () => {
    const { client, id } = await newMember(running.app);
    const token = client.cookies.get('rapport_session');
    const response = await client.json('/api/logout', undefined);
    expect(response.status).toBe(200);
    expect(client.cookies.has('rapport_session')).toBe(false);
    expect(await database.db.session.count({ where: { userId: id } })).toBe(0);
    const after = await client.get('/api/user', { Cookie: `rapport_session=${token}` });
    expect([after.status, await after.text()]).toEqual([401, 'Not signed in']);
  });

  it('never fails for a signed-out caller', async () => {
    expect((await new Client(running.app).json('/api/logout', undefined)).status).toBe(200);
  });

  it('takes an expired session for none', async () => {
    const { client, id } = await newMember(running.app);
    await database.db.session.updateMany({
      where: { userId: id },
      data: { expiresAt: new Date(Date.now() - 1000) },
    });
    expect((await client.get('/api/user')).status).toBe(401);
  });

  it('renews a session that is used after a day, row and cookie', async () => {
    const { client, id } = await newMember(running.app);
    const dayAgo = new Date(Date.now() - 25 * 60 * 60 * 1000);
    await database.db.session.updateMany({ where: { userId: id }, data: { renewedAt: dayAgo } });
    const response = await client.get('/api/user');
    expect(response.headers.getSetCookie().join()).toMatch(/rapport_session=.*Max-Age=2592000/);
    const session = await database.db.session.findFirstOrThrow({ where: { userId: id } });
    expect(session.renewedAt.getTime()).toBeGreaterThan(dayAgo.getTime());
  });
});

describe('the form doors', () => {
  it('registers, signs out and signs in by plain forms', async () => {
    const client = new Client(running.app);
    const email = newEmail();
    const registered = await client.form('/register', { email, password: PASSWORD });
    expect([registered.status, registered.headers.get('Location')]).toEqual([302, '/dashboard']);
    const page = await (await client.get('/dashboard')).text();
    expect(page).toContain('Welcome back!');
    expect(page).toContain(email);
    const out = await client.form('/logout', {});
    expect([out.status, out.headers.get('Location')]).toEqual([302, '/']);
    expect((await client.get('/dashboard')).headers.get('Location')).toBe('/');
    const signedIn = await client.form('/login', { email, password: PASSWORD });
    expect([signedIn.status, signedIn.headers.get('Location')]).toEqual([302, '/dashboard']);
  });

  it('shows field errors and keeps the e-mail, never the password', async () => {
    const response = await new Client(running.app).form('/register', {
      email: 'somebody@example.com',
      password: 'short',
    });
    const page = await response.text();
    expect(response.status).toBe(400);
    expect(page).toContain('Password must be at least 8 characters');
    expect(page).toContain('value="somebody@example.com"');
    expect(page).not.toContain('short"');
  });

  it('shows the toast of a wrong sign-in in the HTML', async () => {
    const { email } = await newMember(running.app);
    const response = await new Client(running.app).form('/login', { email, password: 'Wrong-1!' });
    const page = await response.text();
    expect(response.status).toBe(401);
    expect(page).toMatch(/role="alert"[^>]*>.*Error.*Incorrect email or password/s);
    expect(page).toContain(`value="${email}"`);
  });

  it.each([
    ['/conversation-helper', '/conversation-helper'],
    ['//evil.example.com', '/dashboard'],
    ['https://evil.example.com', '/dashboard'],
    ['/\\evil.example.com', '/dashboard'],
    ['/\t/evil.example.com', '/dashboard'],
  ])('honours redirectTo=%j as %s', async (redirectTo, expected) => {
    const { email } = await newMember(running.app);
    const to = `/login?redirectTo=${encodeURIComponent(redirectTo)}`;
    const response = await new Client(running.app).form(to, { email, password: PASSWORD });
    expect(response.headers.get('Location')).toBe(expected);
  });

  it('redirects a signed-in user away from the sign-in and registration pages', async () => {
    const { client } = await newMember(running.app);
    for (const path of ['/login', '/register']) {
      expect((await client.get(path)).headers.get('Location')).toBe('/dashboard');
    }
  });
});
