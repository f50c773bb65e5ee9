import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type GeminiServer,
  json as geminiJson,
  promptOf,
  startGeminiServer,
  text,
} from '../loopback/gemini-server.ts';
import { type RunningApp, startApp } from '../setup/app.ts';
import { Client, type Member, newEmail, newMember, PASSWORD } from '../setup/client.ts';
import { newDatabase, useApp, useDatabase } from '../setup/integration.ts';

interface Item {
  id: string;
  type: string;
  content: string;
  usageCount: number;
  rating: number | null;
}

const FLAGGED =
  "We couldn't generate appropriate responses for this conversation. Please try different wording or contact support if the issue persists.";
const NO_SUCH_ITEM = 'There is no such message in your library.';

const running = useApp();
const database = useDatabase(running);

async function generate(member: Member, body: object = { type: 'ice_breaker' }, key?: string): Promise<Item> {
  const response = await member.client.json('/api/ice-breakers/generate', body, { key });
  if (response.status !== 201) throw new Error(`${response.status}: ${await response.text()}`);
  return (await response.json()) as Item;
}

async function list(client: Client, query = ''): Promise<Item[]> {
  const response = await client.get(`/api/ice-breakers${query}`);
  expect(response.status).toBe(200);
  return (await response.json()) as Item[];
}

const answerOf = async (response: Response) => [response.status, await response.text()];

describe('every call of the library', () => {
  const calls = [
    ['GET', '/api/ice-breakers?type=compliment', undefined, 'GET, HEAD'],
    ['POST', '/api/ice-breakers/generate', { type: 'compliment' }, 'POST'],
    ['POST', '/api/ice-breakers/some-id/rate', { rating: 3 }, 'POST'],
    ['POST', '/api/ice-breakers/some-id/use', undefined, 'POST'],
  ] as const;

  it.each(calls)('%s %s answers 401 in text without a session', async (method, path, body) => {
    const response = await new Client(running.app).json(path, body, { method });
    expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/);
    expect(await answerOf(response)).toEqual([401, 'Not signed in']);
  });

  it.each(calls)('%s %s answers other methods 405 with Allow', async (_method, path, _body, allow) => {
    const { client } = await newMember(running.app);
    for (const method of ['PUT', 'DELETE', allow === 'POST' ? 'GET' : 'POST']) {
      const response = await client.json(path, undefined, { method });
      expect([response.status, response.headers.get('Allow')]).toEqual([405, allow]);
    }
  });

  it.each(calls.slice(1))('%s %s refuses another site with 403', async (_method, path, body) => {
    const { client } = await newMember(running.app);
    const response = await client.fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: 'https://evil.example.com' },
      body: JSON.stringify(body ?? {}),
    });
    expect(response.status).toBe(403);
  });

  it.each(['/api/ice-breakers/generate', '/api/ice-breakers/some-id/rate'])(
    'POST %s answers 400 to what is not JSON, and 413 over 256 KiB',
    async (path) => {
      const { client } = await newMember(running.app);
      const headers = { 'Content-Type': 'application/json', Origin: running.app.url };
      const broken = await client.fetch(path, { method: 'POST', headers, body: '{"type":' });
      expect(await answerOf(broken)).toEqual([400, 'The request body must be JSON.']);
      const body = JSON.stringify({ type: 'compliment', context: 'x'.repeat(256 * 1024) });
      expect((await client.fetch(path, { method: 'POST', headers, body })).status).toBe(413);
    },
  );
});

describe('GET /api/ice-breakers', () => {
  it('lists the user’s own, newest first, of one kind or of both', async () => {
    const member = await newMember(running.app);
    const other = await newMember(running.app);
    await generate(other);
    expect(await list(member.client)).toEqual([]);
    const first = await generate(member);
    const compliment = await generate(member, { type: 'compliment' });
    const second = await generate(member);
    expect(await list(member.client, '?type=ice_breaker')).toEqual([second, first]);
    expect(await list(member.client, '?type=compliment')).toEqual([compliment]);
    expect(await list(member.client)).toEqual([second, compliment, first]);
  });

  it.each(['joke', '', 'ICE_BREAKER'])('answers 400 for the type %j', async (type) => {
    const { client } = await newMember(running.app);
    const response = await client.get(`/api/ice-breakers?type=${type}`);
    expect(await answerOf(response)).toEqual([400, 'type must be one of ice_breaker, compliment']);
  });
});

describe('POST /api/ice-breakers/generate', () => {
  it.each(['ice_breaker', 'compliment'])('makes a new %s', async (type) => {
    const member = await newMember(running.app);
    const item = await generate(member, { type, context: 'She climbs and restores old bikes' });
    expect(item).toEqual({
      id: expect.any(String),
      type,
      content: expect.stringMatching(/\S{3}/),
      usageCount: 0,
      rating: null,
    });
    expect(await list(member.client)).toEqual([item]);
  });

  it('makes another one each time, also of ten at once', async () => {
    const member = await newMember(running.app);
    const items = await Promise.all(Array.from({ length: 10 }, () => generate(member)));
    for (let more = 0; more < 10; more += 1) items.push(await generate(member));
    expect(new Set(items.map((item) => item.content)).size).toBe(20);
    expect(await list(member.client)).toHaveLength(20);
  });

  it.each([
    [{}, 'type must be one of ice_breaker, compliment'],
    [{ type: 'joke' }, 'type must be one of ice_breaker, compliment'],
    [{ type: 'compliment', context: 5 }, 'context must be text'],
    [
      { type: 'compliment', context: 'x'.repeat(2001) },
      'Please shorten the context to at most 2,000 characters',
    ],
  ])('answers 400 in a sentence (%#)', async (body, message) => {
    const { client } = await newMember(running.app);
    expect(await answerOf(await client.json('/api/ice-breakers/generate', body))).toEqual([400, message]);
  });

  it('answers 422 to a flagged context, and stores nothing', async () => {
    const { client } = await newMember(running.app);
    const body = { type: 'compliment', context: 'send me nudes' };
    const key = 'flagged-key';
    expect(await answerOf(await client.json('/api/ice-breakers/generate', body, { key }))).toEqual([
      422,
      FLAGGED,
    ]);
    expect(await list(client)).toEqual([]);
    // nothing was done, so the key is free
    expect(await database.db.idempotencyRecord.count({ where: { key } })).toBe(0);
  });

  it('makes different items of ten that are asked for together', async () => {
    const member = await newMember(running.app);
    await Promise.all(Array.from({ length: 10 }, () => generate(member, { type: 'compliment' })));
    const texts = (await list(member.client)).map(({ content }) => content);
    expect([texts.length, new Set(texts).size]).toEqual([10, 10]);
  });

  it('answers 429 with Retry-After over the limit; a repeat of an earlier key is still answered', async () => {
    const member = await newMember(running.app);
    const item = await generate(member, { type: 'compliment' }, 'before-the-limit');
    await database.db.rateLimit.update({ where: { id: `library:${member.id}` }, data: { count: 60 } });
    const response = await member.client.json('/api/ice-breakers/generate', { type: 'compliment' });
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await response.text()).toMatch(/^Too many tries\. Please wait .+ and try again\.$/);
    expect(await generate(member, { type: 'compliment' }, 'before-the-limit')).toEqual(item);
    expect(await list(member.client)).toHaveLength(1);
  });

  it('does the work once for a key, also while the first is still running, and refuses it with another body', async () => {
    const member = await newMember(running.app);
    const same = await Promise.all(
      Array.from({ length: 5 }, () => generate(member, { type: 'ice_breaker' }, 'same-key')),
    );
    expect(new Set(same.map((item) => item.id)).size).toBe(1);
    expect(await list(member.client)).toHaveLength(1);
    const other = await member.client.json(
      '/api/ice-breakers/generate',
      { type: 'compliment' },
      { key: 'same-key' },
    );
    expect(other.status).toBe(422);
  });
});

describe('POST /api/ice-breakers/{id}/rate', () => {
  it('sets a rating from 1 to 5', async () => {
    const member = await newMember(running.app);
    const item = await generate(member);
    for (const rating of [1, 5, 3]) {
      const response = await member.client.json(`/api/ice-breakers/${item.id}/rate`, { rating });
      expect([response.status, await response.json()]).toEqual([200, { ...item, rating }]);
    }
    expect(await list(member.client)).toEqual([{ ...item, rating: 3 }]);
  });

  it.each([0, 6, 2.5, '3', null, undefined, true])('answers 400 to %j', async (rating) => {
    const member = await newMember(running.app);
    const item = await generate(member);
    const response = await member.client.json(`/api/ice-breakers/${item.id}/rate`, { rating });
    expect(await answerOf(response)).toEqual([400, 'rating must be a whole number from 1 to 5']);
    expect(await list(member.client)).toEqual([item]);
  });

  it('answers 404 for an unknown item and for someone else’s, which stays as it was', async () => {
    const owner = await newMember(running.app);
    const item = await generate(owner);
    const { client } = await newMember(running.app);
    for (const id of [item.id, 'nothing', '%27%3B--']) {
      const response = await client.json(`/api/ice-breakers/${id}/rate`, { rating: 4 });
      expect(await answerOf(response)).toEqual([404, NO_SUCH_ITEM]);
    }
    expect(await list(owner.client)).toEqual([item]);
  });

  it('answers a repeat of its key as before, though the rating has moved on', async () => {
    const member = await newMember(running.app);
    const { id } = await generate(member);
    const rate = async (rating: number, key: string) =>
      (await member.client.json(`/api/ice-breakers/${id}/rate`, { rating }, { key })).json();
    const first = await rate(2, 'first-press');
    await rate(3, 'second-press');
    expect(await rate(2, 'first-press')).toEqual(first);
    expect((await list(member.client))[0]?.rating).toBe(3);
  });
});

describe('POST /api/ice-breakers/{id}/use', () => {
  it('counts fifty at once as fifty, and answers each its own count', async () => {
    const member = await newMember(running.app);
    const item = await generate(member);
    const answers = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const response = await member.client.json(`/api/ice-breakers/${item.id}/use`, undefined);
        expect(response.status).toBe(200);
        return ((await response.json()) as Item).usageCount;
      }),
    );
    expect(answers.sort((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
    expect(await list(member.client)).toEqual([{ ...item, usageCount: 50 }]);
  });

  it('counts once for a key', async () => {
    const member = await newMember(running.app);
    const item = await generate(member);
    const path = `/api/ice-breakers/${item.id}/use`;
    const press = async () => (await member.client.json(path, undefined, { key: 'one-press' })).json();
    for (const answer of await Promise.all([press(), press(), press()])) {
      expect(answer).toEqual({ ...item, usageCount: 1 });
    }
    expect((await list(member.client))[0]?.usageCount).toBe(1);
  });

  it('answers 404 for an unknown item and for someone else’s', async () => {
    const owner = await newMember(running.app);
    const item = await generate(owner);
    const { client } = await newMember(running.app);
    for (const id of [item.id, 'nothing']) {
      expect(await answerOf(await client.json(`/api/ice-breakers/${id}/use`, undefined))).toEqual([
        404,
        NO_SUCH_ITEM,
      ]);
    }
    expect(await list(owner.client)).toEqual([item]);
  });
});

describe.each([
  ['/ice-breakers', ''],
  ['/dashboard', 'tab=ice-breakers&'],
])('the library’s forms on %s', (path, query) => {
  const page = (type: string) => `${path}?${query}type=${type}`;

  async function see(client: Client, type = 'ice_breaker'): Promise<string> {
    const response = await client.get(page(type));
    expect(response.status).toBe(200);
    return response.text();
  }

  it('shows the title, both sub-tabs as links, and each kind’s own empty state', async () => {
    const { client } = await newMember(running.app);
    const empty = await see(client);
    expect(empty).toMatch(/<h[12][^>]*>AI Message Library<\/h[12]>/);
    expect(empty).toContain(`href="${page('compliment').replace(/&/g, '&amp;')}"`);
    expect(empty).toContain('No content yet. Generate some ice breakers!');
    expect(await see(client, 'compliment')).toContain('No content yet. Generate some compliments!');
    // without a type the first sub-tab is open
    const plain = await (await client.get(`${path}?${query.replace(/&$/, '')}`)).text();
    expect(plain).toContain('No content yet. Generate some ice breakers!');
  });

  it.each([
    ['ice_breaker', 'New ice breaker has been created.'],
    ['compliment', 'New compliment has been created.'],
  ])('generates %s, and goes back to the same sub-tab with the toast', async (type, sentence) => {
    const member = await newMember(running.app);
    const response = await member.client.form(page(type), { intent: 'generate', type, context: '' });
    expect([response.status, response.headers.get('Location')]).toEqual([302, page(type)]);
    const shown = await see(member.client, type);
    expect(shown).toMatch(new RegExp(`role="status".*Generated Successfully.*${sentence}`, 's'));
    expect(shown).toContain('Used 0 times');
    expect(shown).toContain('Not rated');
    expect((await list(member.client)).map((item) => item.type)).toEqual([type]);
  });

  it('keeps the context in its box for a second message, for this person and kind alone', async () => {
    const { client } = await newMember(running.app);
    const fields = { intent: 'generate', type: 'ice_breaker', context: 'Nora, sails & bakes <bread>' };
    await client.form(page('ice_breaker'), fields);
    const box = '>Nora, sails &amp; bakes &lt;bread&gt;</textarea>';
    expect(await see(client)).toContain(box);
    expect(await see(client, 'compliment')).not.toContain('Nora, sails');
    const out = await client.json('/api/logout', undefined);
    expect(out.headers.getSetCookie().join(' ')).toMatch(/rapport_context=;[^,]*Max-Age=0/i);
    await client.json('/api/register', { email: newEmail(), password: PASSWORD });
    expect(await see(client)).not.toContain('Nora, sails');
    await client.form(page('ice_breaker'), fields);
    await client.form(page('ice_breaker'), { ...fields, context: '' });
    expect(await see(client)).not.toContain('Nora, sails');
    // more than a cookie holds: the box is empty, the message is made all the same
    const long = await client.form(page('ice_breaker'), { ...fields, context: 'щ'.repeat(2000) });
    expect(long.status).toBe(302);
    expect(await see(client)).not.toContain('щщщ');
  });

  it('shows a failed generation with its sentence and what was typed', async () => {
    const { client } = await newMember(running.app);
    const fields = { intent: 'generate', type: 'compliment', context: 'send me nudes' };
    const response = await client.form(page('compliment'), fields);
    const shown = (await response.text()).replaceAll('&#x27;', "'");
    expect(response.status).toBe(422);
    expect(shown).toMatch(/role="alert".*Generation Failed/s);
    expect(shown).toContain(FLAGGED);
    expect(shown).toContain('>send me nudes</textarea>');
    const long = await client.form(page('compliment'), { ...fields, context: 'y'.repeat(2001) });
    expect(long.status).toBe(400);
    expect(await long.text()).toContain('Please shorten the context to at most 2,000 characters');
  });

  it('counts a use once for each press, and a form sent twice once', async () => {
    const member = await newMember(running.app);
    const { id } = await generate(member);
    const fields = { intent: 'use', id, idempotencyKey: 'sent-twice' };
    for (const _ of [1, 2]) {
      const response = await member.client.form(page('ice_breaker'), fields);
      expect([response.status, response.headers.get('Location')]).toEqual([
        302,
        `${page('ice_breaker')}#${id}`,
      ]);
    }
    expect(await see(member.client)).toMatch(/Marked as used.*You have used this message once\./s);
    await member.client.form(page('ice_breaker'), { ...fields, idempotencyKey: 'pressed-again' });
    expect(await see(member.client)).toContain('Used 2 times');
  });

  it('offers the next rating: 1 when unrated, one more, and 1 again after 5', async () => {
    const member = await newMember(running.app);
    const { id } = await generate(member);
    for (const expected of [1, 2, 3, 4, 5, 1]) {
      const offered = /name="rating" value="(\d)"/.exec(await see(member.client))?.[1];
      expect(offered).toBe(String(expected));
      const fields = { intent: 'rate', id, rating: offered ?? '' };
      await member.client.form(page('ice_breaker'), fields);
      // a stale page's second press sends the same target
      const again = await member.client.form(page('ice_breaker'), fields);
      expect(again.status).toBe(302);
      const shown = await see(member.client);
      expect(shown).toContain(`Rated ${expected} of 5`);
    }
  });

  it('answers 404 in the page for someone else’s item, and 400 for a bad rating or an unknown button', async () => {
    const owner = await newMember(running.app);
    const { id } = await generate(owner);
    const { client } = await newMember(running.app);
    for (const fields of [
      { intent: 'use', id, rating: '' },
      { intent: 'rate', id, rating: '2' },
    ]) {
      const response = await client.form(page('ice_breaker'), fields);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain(NO_SUCH_ITEM);
    }
    const bad = await owner.client.form(page('ice_breaker'), { intent: 'rate', id, rating: '6' });
    expect(bad.status).toBe(400);
    expect((await owner.client.form(page('ice_breaker'), { intent: 'delete', id })).status).toBe(400);
    expect((await list(owner.client))[0]).toMatchObject({ usageCount: 0, rating: null });
  });

  it('shows twenty on a page, the newest first', async () => {
    const member = await newMember(running.app);
    const start = Date.now();
    await database.db.libraryItem.createMany({
      data: Array.from({ length: 21 }, (_, index) => ({
        userId: member.id,
        type: 'compliment',
        content: `Compliment number ${index + 1}.`,
        createdAt: new Date(start + index * 1000),
      })),
    });
    const first = await see(member.client, 'compliment');
    expect(first).toContain('Compliment number 21.');
    expect(first).not.toContain('Compliment number 1.');
    expect(first).toContain('Page 1 of 2');
    const second = await (await member.client.get(`${page('compliment')}&page=2`)).text();
    expect(second).toContain('Compliment number 1.');
    expect(second).not.toContain('Compliment number 21.');
  });

  it('sends a visitor to the landing page', async () => {
    const response = await new Client(running.app).get(page('compliment'));
    expect([response.status, response.headers.get('Location')]).toEqual([302, '/']);
  });
});

describe('with a hosted model', () => {
  let gemini: GeminiServer;
  let app: RunningApp;

  beforeAll(async () => {
    gemini = await startGeminiServer();
    app = await startApp({
      databaseUrl: await newDatabase(),
      env: { COACH_ENGINE: 'gemini-proxy', GEMINI_API_KEY: 'a-key-for-tests', GEMINI_BASE_URL: gemini.url },
    });
  });
  afterAll(async () => {
    await app?.stop();
    await gemini?.close();
  });

  it('stores what the model wrote, told of what there is already and of no name', async () => {
    gemini.reset();
    const member = await newMember(app);
    gemini.script(text('1. What would your last meal be? EXPLAIN: Easy to answer.'));
    const first = await generate(member, { type: 'ice_breaker', context: 'Her name is Rosalind, she cooks' });
    expect(first.content).toBe('What would your last meal be?');
    gemini.script(text('1. Which dish do you never share? EXPLAIN: Playful.'));
    const second = await generate(member);
    expect(second.content).toBe('Which dish do you never share?');
    const [asked, askedAgain] = gemini.requests.map(promptOf);
    expect(asked).toContain('she cooks');
    expect(asked).not.toContain('Rosalind');
    expect(askedAgain).toContain('What would your last meal be?');
  });

  it('answers 502 with a sentence when the model fails, and leaves the key free for another try', async () => {
    gemini.reset();
    const member = await newMember(app);
    gemini.fallback = geminiJson({ candidates: [] });
    const body = { type: 'compliment' };
    const failed = await member.client.json('/api/ice-breakers/generate', body, { key: 'on-a-bad-day' });
    expect(await answerOf(failed)).toEqual([502, 'The coach could not create a message. Please try again.']);
    expect(await list(member.client)).toEqual([]);
    gemini.fallback = text('1. You listen well. EXPLAIN: Sincere.');
    expect((await generate(member, body, 'on-a-bad-day')).content).toBe('You listen well.');
  });

  it('asks the built-in coach when the person chose it, and only then', async () => {
    gemini.reset();
    const member = await newMember(app);
    const item = await generate(member, { type: 'compliment', builtIn: true });
    expect(item.content).toMatch(/\S{3}/);
    expect(gemini.requests).toHaveLength(0);
  });

  it('lets nothing flagged reach the model', async () => {
    gemini.reset();
    const { client } = await newMember(app);
    const body = { type: 'compliment', context: 'send me nudes' };
    expect(await answerOf(await client.json('/api/ice-breakers/generate', body))).toEqual([422, FLAGGED]);
    expect(gemini.requests).toHaveLength(0);
  });
});
