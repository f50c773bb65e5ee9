import { type IncomingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { Client, newEmail, newMember, newSession, PASSWORD } from '../setup/client.ts';
import { formIn, formOn } from '../setup/doors.ts';
import { useApp, useDatabase } from '../setup/integration.ts';

const running = useApp();
const database = useDatabase(running);

/** Every JSON call of the contract: its method, whether it needs sign-in, and how it words errors. */
const CALLS = [
  ['GET', '/api/user', true, 'text'],
  ['POST', '/api/register', false, 'text'],
  ['POST', '/api/login', false, 'text'],
  ['POST', '/api/logout', false, 'text'],
  ['GET', '/api/ice-breakers', true, 'text'],
  ['POST', '/api/ice-breakers/generate', true, 'text'],
  ['POST', '/api/ice-breakers/some-id/rate', true, 'text'],
  ['POST', '/api/ice-breakers/some-id/use', true, 'text'],
  ['GET', '/api/coaching-sessions', true, 'text'],
  ['POST', '/api/coaching-sessions', true, 'text'],
  ['GET', '/api/referral-code', true, 'text'],
  ['GET', '/api/referral-stats', true, 'text'],
  ['POST', '/api/social-share', true, 'message'],
  ['POST', '/api/reset-password-request', false, 'message'],
  ['POST', '/api/reset-password', false, 'message'],
] as const;

const METHODS: Record<string, string[]> = {};
for (const [method, path] of CALLS) METHODS[path] = [...(METHODS[path] ?? []), method];

/** A method that fetch refuses to send. */
function trace(path: string): Promise<{ status?: number; headers: IncomingHttpHeaders; body: string }> {
  return new Promise((resolve, reject) => {
    const asked = request(new URL(path, running.app.url), { method: 'TRACE' }, (response) => {
      text(response).then(
        (body) => resolve({ status: response.statusCode, headers: response.headers, body }),
        reject,
      );
    });
    asked.on('error', reject).end();
  });
}

async function sentence(response: Response, shape: 'text' | 'message'): Promise<string> {
  if (shape === 'text') {
    expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/);
    return response.text();
  }
  expect(response.headers.get('Content-Type')).toMatch(/^application\/json/);
  const body = (await response.json()) as { message: string };
  expect(Object.keys(body)).toEqual(['message']);
  return body.message;
}

describe.each(CALLS)('%s %s', (method, path, signedIn, shape) => {
  it('answers 405 with Allow to other methods', async () => {
    for (const other of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'LOCK'].filter(
      (name) => !METHODS[path]?.includes(name),
    )) {
      const response = await new Client(running.app).fetch(path, { method: other });
      expect([other, response.status]).toEqual([other, 405]);
      for (const allowed of METHODS[path] ?? []) expect(response.headers.get('Allow')).toContain(allowed);
      expect(await sentence(response, shape)).toMatch(/\.$/);
    }
    const { status, headers, body } = await trace(path);
    expect([status, headers.allow?.replace(', HEAD', '')]).toEqual([405, METHODS[path]?.join(', ')]);
    expect(body).toContain('This method is not allowed here.');
  });

  if (signedIn)
    it('answers 401 to a visitor', async () => {
      const response = await new Client(running.app).json(path, method === 'POST' ? {} : undefined, {
        method,
      });
      expect(response.status).toBe(401);
      expect(await sentence(response, shape)).toBe('Not signed in');
    });

  if (method === 'POST')
    it('refuses another site’s request with 403', async () => {
      const { client } = await newMember(running.app);
      const foreign: Record<string, string>[] = [
        { Origin: 'https://evil.example.com' },
        { 'Sec-Fetch-Site': 'cross-site' },
        { Origin: 'null' },
      ];
      for (const headers of foreign) {
        const response = await client.fetch(path, {
          method,
          headers: { 'Content-Type': 'application/json', ...headers },
          body: '{}',
        });
        expect(response.status).toBe(403);
        expect(await sentence(response, shape)).toMatch(/^This request came from another site/);
      }
    });

  if (method === 'POST' && !/logout|use$/.test(path))
    it('answers 400 to a body that is not JSON, 413 to one over 256 KiB', async () => {
      const { client } = await newMember(running.app);
      const send = (body: string) =>
        client.fetch(path, {
          method,
          headers: { 'Content-Type': 'application/json', Origin: running.app.url },
          body,
        });
      const broken = await send('{"email":');
      expect(broken.status).toBe(400);
      expect(await sentence(broken, shape)).toBe('The request body must be JSON.');
      const large = await send(JSON.stringify({ filler: 'x'.repeat(257 * 1024) }));
      expect(large.status).toBe(413);
      expect(await sentence(large, shape)).toMatch(/256 KiB/);
    });
});

describe('every answer', () => {
  it('carries the security headers, pages, files, redirects and errors alike', async () => {
    const client = new Client(running.app);
    const paths = [
      '/',
      '/login',
      '/dashboard',
      '/favicon.svg',
      '/assets/missing.js',
      '/api/user',
      '/api',
      '/nowhere',
      '/healthz',
    ];
    for (const path of paths) {
      const { headers } = await client.get(path);
      expect([path, headers.get('X-Content-Type-Options')]).toEqual([path, 'nosniff']);
      expect([path, headers.get('Referrer-Policy')]).toEqual([path, 'same-origin']);
      expect([path, headers.get('Content-Security-Policy')]).toEqual([
        path,
        expect.stringContaining("frame-ancestors 'none'"),
      ]);
      expect([path, headers.get('Strict-Transport-Security')]).toEqual([path, null]);
      expect([path, headers.get('X-Powered-By')]).toEqual([path, null]);
    }
  });

  it('gives pages a script policy without unsafe-inline, and keeps signed-in pages out of caches', async () => {
    const { client } = await newMember(running.app);
    const { headers } = await client.get('/dashboard');
    const scripts = /script-src ([^;]*)/.exec(headers.get('Content-Security-Policy') ?? '')?.[1];
    expect(scripts).toMatch(/'nonce-/);
    expect(scripts).not.toContain('unsafe-inline');
    expect(headers.get('Cache-Control')).toBe('private, no-store');
  });

  it('answers 404 to unknown calls and to files that do not exist, never a redirect', async () => {
    const client = new Client(running.app);
    for (const path of [
      '/api',
      '/api/nothing',
      '/assets/old-chunk.js',
      '/ocr/missing.wasm',
      '/missing.png',
    ]) {
      const response = await client.get(path);
      expect([path, response.status]).toEqual([path, 404]);
      expect([path, response.headers.get('Content-Type')]).toEqual([
        path,
        expect.stringMatching(/^text\/plain/),
      ]);
    }
  });

  it('answers a page’s unknown methods with 405 and Allow, and logs nothing as broken', async () => {
    const client = new Client(running.app);
    for (const path of ['/', '/about', '/login', '/favicon.svg']) {
      for (const method of ['PROPFIND', 'LOCK']) {
        const { status, headers } = await client.fetch(path, { method });
        expect([path, method, status, headers.get('Allow')]).toEqual([path, method, 405, 'GET, HEAD']);
      }
      expect([path, (await trace(path)).status]).toEqual([path, 405]);
    }
    const posted = await client.form('/about', {});
    expect([posted.status, posted.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
    expect(running.app.output()).not.toMatch(/Error|\[object Object\]/);
  });

  it('names each request, and says nothing of the inside when something breaks', async () => {
    const response = await new Client(running.app).get('/api/user');
    expect(response.headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
    const odd = await new Client(running.app).get('/%E0%A4%A');
    expect(odd.status).toBe(400);
    expect(await odd.text()).not.toMatch(/Error|at |node_modules/);
  });
});

describe('idempotency keys', () => {
  it('does a save once for one key, also when both arrive together, and answers the same', async () => {
    const { client, id } = await newMember(running.app);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => client.json('/api/coaching-sessions', newSession(), { key: 'key-1' })),
    );
    const bodies = await Promise.all(answers.map((answer) => answer.text()));
    expect(answers.map((answer) => answer.status)).toEqual(Array(6).fill(201));
    expect(new Set(bodies).size).toBe(1);
    expect(await database.db.coachingSession.count({ where: { userId: id } })).toBe(1);
  });

  it('answers 422 to the same key with another body, and keeps keys of users and paths apart', async () => {
    const [one, two] = await Promise.all([newMember(running.app), newMember(running.app)]);
    await one.client.json('/api/coaching-sessions', newSession(), { key: 'shared' });
    const other = await one.client.json(
      '/api/coaching-sessions',
      newSession({ conversationText: 'Girl: other' }),
      { key: 'shared' },
    );
    expect(other.status).toBe(422);
    const theirs = await two.client.json(
      '/api/coaching-sessions',
      newSession({ conversationText: 'Girl: mine' }),
      { key: 'shared' },
    );
    expect(theirs.status).toBe(201);
    expect(((await theirs.json()) as { conversationText: string }).conversationText).toBe('Girl: mine');
  });

  it('leaves the key free when nothing was done', async () => {
    const { client } = await newMember(running.app);
    const refused = await client.json('/api/coaching-sessions', newSession({ suggestions: [] }), {
      key: 'again',
    });
    expect(refused.status).toBe(400);
    expect((await client.json('/api/coaching-sessions', newSession(), { key: 'again' })).status).toBe(201);
  });

  it('takes over the claim of a process that died', async () => {
    const { client, id } = await newMember(running.app);
    const body = newSession();
    await client.json('/api/coaching-sessions', body, { key: 'dead' });
    await database.db.coachingSession.deleteMany({ where: { userId: id } });
    await database.db.idempotencyRecord.updateMany({
      where: { scope: `user:${id}`, key: 'dead' },
      data: { state: 'running', body: null, claimedAt: new Date(Date.now() - 10 * 60_000) },
    });
    expect((await client.json('/api/coaching-sessions', body, { key: 'dead' })).status).toBe(201);
    expect(await database.db.coachingSession.count({ where: { userId: id } })).toBe(1);
  });

  it('shows a form again, with everything typed and a new key, when its key was used for other content', async () => {
    const { client } = await newMember(running.app);
    const fields = {
      name: 'Ann',
      email: 'ann@example.com',
      message: 'A first message to you',
      idempotencyKey: 'contact-1',
    };
    expect((await client.form('/contact', fields)).status).toBe(302);
    const again = await client.form('/contact', { ...fields, message: 'After Back, another one' });
    const page = await again.text();
    expect(again.status).toBe(422);
    expect(page).toContain('After Back, another one');
    expect(page).toContain('already sent with other content');
    expect(page).not.toContain('value="contact-1"');
  });

  it('tells two long keys apart, and takes one as the same on every spelling of a path', async () => {
    const { client, id } = await newMember(running.app);
    const save = (key: string, path = '/api/coaching-sessions') => client.json(path, newSession(), { key });
    const long = 'k'.repeat(200);
    const [one, two, again] = [await save(`${long}1`), await save(`${long}2`), await save(`${long}1`)];
    expect([one.status, two.status, again.status]).toEqual([201, 201, 201]);
    const ids = await Promise.all(
      [one, two, again].map(async (answer) => ((await answer.json()) as { id: string }).id),
    );
    expect(ids[0]).toBe(ids[2]);
    expect(ids[0]).not.toBe(ids[1]);
    await save('spelled');
    for (const path of ['/api/coaching-sessions/', '/API/Coaching-Sessions', '/api/coaching%2Dsessions']) {
      expect([path, (await save('spelled', path)).status]).toEqual([path, 201]);
    }
    expect(await database.db.coachingSession.count({ where: { userId: id } })).toBe(3);
  });

  it('answers a registration by JSON as before, though it came without a cookie and signed in', async () => {
    const client = new Client(running.app);
    const credentials = { email: newEmail(), password: PASSWORD };
    const first = await client.json('/api/register', credentials, { key: 'register' });
    const session = client.cookies.get('rapport_session');
    expect([first.status, client.cookies.has('rapport_visitor')]).toEqual([201, true]);
    const again = await client.json('/api/register', credentials, { key: 'register' });
    expect([again.status, await again.text()]).toEqual([201, await first.text()]);
    expect(client.cookies.get('rapport_session')).not.toBe(session);
    expect((await client.get('/api/user')).status).toBe(200);
    const other = { ...credentials, password: `${PASSWORD}2` };
    expect((await client.json('/api/register', other, { key: 'register' })).status).toBe(422);
    expect(await database.db.user.count({ where: { email: credentials.email } })).toBe(1);
  });

  it('hold for signing in: credentials are checked each time, and another body is 422', async () => {
    const { email } = await newMember(running.app);
    const client = new Client(running.app);
    const sign = (password: string, key = 'sign-in') =>
      client.json('/api/login', { email, password }, { key });
    // what was refused leaves the key free
    expect((await sign('Wrong-1!')).status).toBe(401);
    const first = await sign(PASSWORD);
    const session = client.cookies.get('rapport_session');
    const again = await sign(PASSWORD);
    expect([first.status, again.status, await again.text()]).toEqual([200, 200, await first.text()]);
    expect(client.cookies.get('rapport_session')).not.toBe(session);
    expect((await sign('Wrong-1!')).status).toBe(422);
    const kept = await database.db.idempotencyRecord.findMany({ where: { path: '/api/login' } });
    expect(kept.length).toBeGreaterThan(0);
    expect(JSON.stringify(kept)).not.toMatch(
      new RegExp(`${PASSWORD}|${client.cookies.get('rapport_session')}`),
    );
    // a repeat is no way in once the password is another
    await database.db.user.update({ where: { email }, data: { passwordHash: null } });
    expect((await sign(PASSWORD)).status).toBe(401);
  });

  it('hold for the sign-in form, which comes back with a new key', async () => {
    const { email } = await newMember(running.app);
    const client = new Client(running.app);
    const { action, hidden } = await formOn(client, '/login', 'name="email"');
    const fields = { ...hidden, email, password: PASSWORD };
    expect((await client.form(action, fields)).headers.get('Location')).toBe('/dashboard');
    const again = await client.form(action, fields);
    expect([again.status, again.headers.get('Location')]).toEqual([302, '/dashboard']);
    client.cookies.delete('rapport_session');
    const other = await client.form(action, { ...fields, email: newEmail() });
    const page = await other.text();
    expect(other.status).toBe(422);
    expect(page).toContain('already sent with other content');
    expect(formIn(page, '/login', 'name="email"').hidden.idempotencyKey).not.toBe(hidden.idempotencyKey);
  });

  it('tells of a registration’s used key under the registration’s title', async () => {
    const client = new Client(running.app);
    const { action, hidden } = await formOn(client, '/register', 'name="email"');
    const fields = { ...hidden, email: newEmail(), password: PASSWORD };
    expect((await client.form(action, fields)).status).toBe(302);
    client.cookies.delete('rapport_session');
    const other = await client.form(action, { ...fields, email: newEmail() });
    expect(other.status).toBe(422);
    expect(await other.text()).toMatch(/role="alert"[^>]*>.*Registration Error.*already sent/s);
  });

  it('makes one account of a registration form sent twice, and signs in both times', async () => {
    const client = new Client(running.app);
    await client.get('/register');
    const fields = { email: newEmail(), password: PASSWORD, idempotencyKey: 'register-1' };
    const first = await client.form('/register', fields);
    const visitor = client.cookies.get('rapport_visitor');
    expect(first.headers.get('Location')).toBe('/dashboard');
    // the answer was lost: the browser still has only its visitor cookie
    const again = new Client(running.app);
    again.cookies.set('rapport_visitor', visitor ?? '');
    const second = await again.form('/register', fields);
    expect([second.status, second.headers.get('Location')]).toEqual([302, '/dashboard']);
    expect(again.cookies.get('rapport_session')).not.toBe(client.cookies.get('rapport_session'));
    expect(await database.db.user.count({ where: { email: fields.email } })).toBe(1);
    // somebody else with the same key gets nothing of it
    const stranger = await new Client(running.app).form('/register', fields);
    expect(stranger.status).toBe(409);
  });
});
