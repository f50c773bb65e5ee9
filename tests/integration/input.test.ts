import net from 'node:net';
import { describe, expect, it } from 'vitest';
import { Client, newEmail, newMember, newSession, PASSWORD } from '../setup/client.ts';
import { formOn } from '../setup/doors.ts';
import { useApp, useDatabase } from '../setup/integration.ts';

const running = useApp();
const database = useDatabase(running);

const NUL = '\0';
const HALF = '\ud83d';
const FORM = 'application/x-www-form-urlencoded';
const BOUNDARY = '----a-boundary-as-browsers-make-them';
const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;

const part = (name: string, value: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

function send(path: string, type: string, body: string, client = new Client(running.app)): Promise<Response> {
  return client.fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': type, Origin: running.app.url },
    body,
  });
}

describe('a form’s fields', () => {
  it.each([
    ['a list as long as it says', 'a[99999999]=1'],
    ['a list in a list', 'email[0][99999999]=1'],
    ['an object', 'a.b.c=1&__proto__.x=1'],
    ['one name very often', 'a&'.repeat(30_000)],
    ['very many names', Array.from({ length: 30_000 }, (_, number) => `n${number}`).join('&')],
    ['orders for the parser', '__intent__=%7B%22type%22%3A%22reset%22%7D&__state__=%7B%7D'],
  ])('may not be %s', async (_, body) => {
    const start = performance.now();
    for (const path of ['/login', '/register', '/contact', '/delete', '/request-reset']) {
      const response = await send(path, FORM, body);
      expect([path, response.status]).toEqual([path, 400]);
      expect([path, await response.text()]).toEqual([
        path,
        expect.stringMatching(/Invalid email address|valid email/),
      ]);
    }
    expect(performance.now() - start).toBeLessThan(5000);
    expect((await new Client(running.app).get('/healthz')).status).toBe(200);
  });

  it('count once: the first of a name is taken, in both encodings', async () => {
    const [first, second] = [newEmail('first'), newEmail('second')];
    const twice = (email: string) => `email=${email}&password=${PASSWORD}&email=${second}`;
    expect((await send('/register', FORM, twice(first))).status).toBe(302);
    const parts = [
      part('email[3]', first),
      part('email', first),
      part('email', second),
      part('password', PASSWORD),
    ];
    const signedIn = await send('/login', MULTIPART, `${parts.join('')}--${BOUNDARY}--\r\n`);
    expect([signedIn.status, signedIn.headers.get('Location')]).toEqual([302, '/dashboard']);
    expect(await database.db.user.count({ where: { email: second } })).toBe(0);
  });

  it('are told to be no form at all when they do not arrive whole', async () => {
    for (const type of ['multipart/form-data', MULTIPART]) {
      const response = await send('/login', type, 'no part of anything');
      expect([type, response.status]).toEqual([type, 400]);
      expect(await response.text()).toContain('This form did not arrive whole.');
    }
    expect(running.app.output()).not.toMatch(/TypeError|FormData/);
  });

  it('end their lines alike at both doors', async () => {
    const member = await newMember(running.app);
    const typed = 'Girl: I just came back from Lisbon.\nBoy: How was it?\nGirl: Sunny.';
    const { action, hidden } = await formOn(
      member.client,
      '/conversation-helper?mode=text',
      'conversationText',
    );
    const sent = await member.client.form(action, {
      ...hidden,
      conversationText: typed.replaceAll('\n', '\r\n'),
    });
    expect(sent.status).toBe(302);
    await member.client.json('/api/coaching-sessions', newSession({ conversationText: typed }));
    const saved = await database.db.coachingSession.findMany({ where: { userId: member.id } });
    expect(saved.map(({ conversationText }) => conversationText)).toEqual([typed, typed]);

    // 5,000 characters and not one more, though a browser sends two for each end of a line
    const message = 'x\n'.repeat(2500).slice(0, -1).concat('y');
    expect(message).toHaveLength(5000);
    const fields = { name: 'Ann', email: newEmail(), message: message.replaceAll('\n', '\r\n') };
    expect((await member.client.form('/contact', fields)).status).toBe(302);
    expect((await database.db.contactMessage.findFirst({ where: { email: fields.email } }))?.message).toBe(
      message,
    );
  });
});

/** What a client reads that writes a request by hand, until the server ends the connection. */
function talk(head: string, body: () => Iterable<string>): Promise<string> {
  const { hostname, port } = new URL(running.app.url);
  return new Promise((resolve, reject) => {
    const socket = net.connect(Number(port), hostname);
    let heard = '';
    socket.setEncoding('utf8');
    socket.on('data', (text) => {
      heard += text;
    });
    socket.on('end', () => socket.end());
    socket.on('close', () => resolve(heard));
    socket.on('error', reject);
    socket.write(`${head.replaceAll('\n', '\r\n')}\r\n\r\n`);
    for (const part of body()) socket.write(part);
  });
}

const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;

function* chunks(count: number): Iterable<string> {
  for (let number = 0; number < count; number += 1) yield chunk('x'.repeat(16 * 1024));
}

describe('a body that goes on', () => {
  it.each([
    ['/api/login', 'application/json', /256 KiB/],
    ['/api/reset-password', 'application/json', /\{"message":"[^"]*256 KiB/],
    ['/login', FORM, /256 KiB/],
    ['/api/coach/v1beta/models/x:generateContent', 'application/json', /Not signed in|sign in/i],
  ])('gets its answer from %s, and the connection ends', async (path, type, sentence) => {
    const head = `POST ${path} HTTP/1.1\nHost: localhost\nContent-Type: ${type}\nTransfer-Encoding: chunked`;
    // it never says that it is done
    const heard = await talk(head, () => chunks(64));
    expect(heard).toMatch(/^HTTP\/1\.1 4(13|01) /);
    expect(heard).toMatch(/\r\nConnection: close\r\n/i);
    expect(heard).toMatch(sentence);
  });

  it('is answered 413 to a client that streams it', async () => {
    const { client } = await newMember(running.app);
    let left = 64;
    const body = new ReadableStream({
      pull(controller) {
        left -= 1;
        if (left < 0) controller.close();
        else controller.enqueue(new Uint8Array(16 * 1024).fill(120));
      },
    });
    const response = await client.fetch('/api/coaching-sessions', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      duplex: 'half',
    } as RequestInit);
    expect(response.status).toBe(413);
    expect(await response.text()).toMatch(/256 KiB/);
  });

  it('keeps nobody waiting when the answer needs none of it', async () => {
    const length = 200 * 1024;
    const head = `POST /api/coaching-sessions HTTP/1.1\nHost: localhost\nContent-Length: ${length}`;
    const next = 'GET /manifest.webmanifest?behind HTTP/1.1\r\nHost: localhost\r\n\r\n';
    const heard = await talk(head, () => ['x'.repeat(length), next]);
    expect(heard).toMatch(/^HTTP\/1\.1 401 .*Not signed in\r\n0\r\n\r\n$/s);
    expect(running.app.output()).not.toContain('webmanifest');
  });
});

describe('text that no database keeps', () => {
  it('is left out of forms and JSON', async () => {
    const member = await newMember(running.app);
    const body = newSession({
      conversationText: `Girl: ${NUL}Hi ${HALF}there 👋`,
      suggestions: [`a${NUL}`, `b${HALF}`, 'c 👍'],
      outcome: `${NUL}${HALF}fine`,
    });
    const saved = await member.client.json('/api/coaching-sessions', body, { key: 'nul' });
    expect(saved.status).toBe(201);
    expect(await saved.json()).toMatchObject({
      conversationText: 'Girl: Hi there 👋',
      suggestions: ['a', 'b', 'c 👍'],
      outcome: 'fine',
    });
    const email = newEmail('nul');
    const contact = { name: `An${NUL}n`, email, message: `Hello${NUL}!`, idempotencyKey: `k${NUL}` };
    expect((await member.client.form('/contact', contact)).status).toBe(302);
    const message = await database.db.contactMessage.findFirst({ where: { email } });
    expect(message).toMatchObject({ name: 'Ann', message: 'Hello!' });
    // the same password at every door
    const secret = { email: newEmail('nul'), password: `${PASSWORD}${NUL}` };
    const { client } = await newMember(running.app, secret.email);
    expect((await client.json('/api/login', secret)).status).toBe(200);
    expect((await client.form('/login', secret)).status).toBe(302);
  });

  it('names nothing', async () => {
    const { client } = await newMember(running.app);
    const made = await client.json('/api/ice-breakers/generate', { type: 'ice_breaker' });
    const { id } = (await made.json()) as { id: string };
    for (const name of ['%00', `${id}%00`]) {
      const used = await client.json(`/api/ice-breakers/${name}/use`, undefined);
      expect([name, used.status]).toEqual([name, 404]);
      const rated = await client.json(`/api/ice-breakers/${name}/rate`, { rating: 3 });
      expect([name, rated.status]).toEqual([name, 404]);
    }
    for (const path of [
      '/dashboard?tab=chat-helper&session=%00',
      '/conversation-helper?session=x%00',
      '/reset-password/%00',
    ]) {
      expect([path, (await client.get(path)).status]).toEqual([path, 200]);
    }
    expect((await client.get('/api/ice-breakers?type=%00')).status).toBe(400);
    expect((await client.get('/api/coaching-sessions?type=%00')).status).toBe(400);
    const replaced = await client.json('/api/coaching-sessions', newSession({ replaces: NUL }));
    expect(replaced.status).toBe(201);
    const reset = { token: NUL, newPassword: PASSWORD };
    expect((await client.json('/api/reset-password', reset)).status).toBe(400);
    expect(running.app.output()).not.toMatch(/Error/);
  });

  it('makes no name of a visitor, whatever the cookies hold', async () => {
    const visitor = new Client(running.app);
    expect((await visitor.get('/signup?ref=%00')).headers.get('Location')).toBe('/register');
    const cookie = btoa(JSON.stringify(NUL));
    for (const name of ['rapport_ref', 'rapport_visitor', 'rapport_session']) {
      visitor.cookies.set(name, encodeURIComponent(cookie));
    }
    expect((await visitor.get('/register')).status).toBe(200);
    const credentials = { email: newEmail('nul'), password: PASSWORD };
    expect((await visitor.json('/api/register', credentials, { key: 'nul' })).status).toBe(201);
  });
});

describe('what is wrong with a call is said in words for people', () => {
  it.each([
    ['null', 'null', 'The request body must be a JSON object.'],
    ['a list', '[]', 'The request body must be a JSON object.'],
    ['a text', '"x"', 'The request body must be a JSON object.'],
    ['brackets alone', '['.repeat(100_000), 'The request body must be JSON.'],
  ])('a body that is %s', async (_, body, sentence) => {
    const { client } = await newMember(running.app);
    for (const path of ['/api/login', '/api/register', '/api/coaching-sessions']) {
      const response = await send(path, 'application/json', body, client);
      expect([path, response.status, await response.text()]).toEqual([path, 400, sentence]);
    }
    const reset = await send('/api/reset-password-request', 'application/json', body, client);
    expect([reset.status, await reset.json()]).toEqual([400, { message: sentence }]);
  });

  it.each([
    ['page=0', 'page must be a whole number from 1 to 1,000,000'],
    ['page=abc', 'page must be a whole number from 1 to 1,000,000'],
    ['page=1.5', 'page must be a whole number from 1 to 1,000,000'],
    ['pageSize=101', 'pageSize must be a whole number from 1 to 100'],
    ['type=poem', 'type must be one of chat-helper, chat-starter, profile-wizard'],
  ])('a list asked for with %s', async (query, sentence) => {
    const { client } = await newMember(running.app);
    const response = await client.get(`/api/coaching-sessions?${query}`);
    expect([response.status, await response.text()]).toEqual([400, sentence]);
  });

  it.each([
    [{ replaces: 1 }, 'replaces must be the id of a session, or null'],
    [{ replaces: 'x'.repeat(101) }, 'replaces must be the id of a session, or null'],
    [{ advanced: 'yes' }, 'advanced must be true or false'],
    [{ fromOutbox: 'yes' }, 'fromOutbox must be true or false'],
    [{ selectedSuggestion: 'x'.repeat(2001) }, 'selectedSuggestion must be at most 2000 characters'],
    [{ outcome: 'x'.repeat(2001) }, 'outcome must be at most 2000 characters'],
    [{ outcome: 5 }, 'outcome must be text or null'],
  ])('a session with %j', async (change, sentence) => {
    const { client } = await newMember(running.app);
    const response = await client.json('/api/coaching-sessions', newSession(change));
    expect([response.status, await response.text()]).toEqual([400, sentence]);
  });

  it('a form’s hidden field that no page sends', async () => {
    const { client } = await newMember(running.app);
    const fields = { intent: 'use', id: '' };
    const page = await (await client.form('/ice-breakers', fields)).text();
    expect(page).not.toMatch(/Invalid input|Too small|Too big/);
  });
});
