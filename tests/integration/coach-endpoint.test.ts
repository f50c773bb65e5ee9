import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildPrompt } from '../../app/features/coaching/prompts/index.ts';
import { error, type GeminiServer, hang, startGeminiServer } from '../loopback/gemini-server.ts';
import { type RunningApp, startApp } from '../setup/app.ts';
import { Client, newMember, newSession } from '../setup/client.ts';
import { formOn } from '../setup/doors.ts';
import { newDatabase, useApp } from '../setup/integration.ts';

const running = useApp();
const PATH = '/api/coach/v1beta/models/gemini-pro:generateContent';

const ask = (conversation: string) => ({
  contents: [
    {
      role: 'user',
      parts: [
        { text: buildPrompt({ kind: 'replies', conversation, advanced: false }, { structured: false }).text },
      ],
    },
  ],
});

const starter = {
  contents: [
    {
      role: 'user',
      parts: [
        {
          text: buildPrompt(
            { kind: 'openers', profileDetails: 'I love hiking and old films' },
            { structured: false },
          ).text,
        },
      ],
    },
  ],
};

interface GoogleError {
  error: { code: number; status: string; message: string; details?: Record<string, unknown>[] };
}

async function googleError(response: Response): Promise<GoogleError['error']> {
  expect(response.headers.get('Content-Type')).toMatch(/^application\/json/);
  const { error } = (await response.json()) as GoogleError;
  expect(error.code).toBe(response.status);
  return error;
}

describe('the Gemini-protocol endpoint in mode embedded', () => {
  it('answers three numbered replies', async () => {
    const { client } = await newMember(running.app);
    const response = await client.json(
      PATH,
      ask('Girl: I just got back from Lisbon, do you like to travel?\nBoy: I do'),
    );
    expect(response.status).toBe(200);
    const body = (await response.json()) as { candidates: { content: { parts: { text: string }[] } }[] };
    expect(body.candidates[0]?.content.parts[0]?.text.match(/^\d\. .+ EXPLAIN: .+/gm)).toHaveLength(3);
  });

  it('blocks what the safety rules name, in Google’s shape', async () => {
    const { client } = await newMember(running.app);
    const response = await client.json(PATH, ask("Girl: I'm 15 years old\nBoy: cool, want to meet?"));
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ promptFeedback: { blockReason: 'SAFETY' } });
  });

  it('answers errors in Google’s shape: 400, 401, 404, 405, 413, 429', async () => {
    expect((await googleError(await new Client(running.app).json(PATH, ask('Girl: hi')))).status).toBe(
      'UNAUTHENTICATED',
    );
    const { client } = await newMember(running.app);
    expect((await googleError(await client.json(PATH, { contents: 'x' }))).status).toBe('INVALID_ARGUMENT');
    expect((await googleError(await client.get(PATH))).code).toBe(405);
    expect((await googleError(await client.json(`${PATH}Twice`, ask('Girl: hi')))).code).toBe(404);
    expect(
      (await googleError(await client.json(PATH, { contents: [{ parts: [{ text: 'x'.repeat(70_000) }] }] })))
        .code,
    ).toBe(413);
    const broken = await client.fetch(PATH, {
      method: 'POST',
      headers: { Origin: running.app.url },
      body: '{',
    });
    expect((await googleError(broken)).code).toBe(400);
    const many = await Promise.all(
      Array.from({ length: 70 }, () => client.json(PATH, ask('Girl: hi there?\nBoy: hey'))),
    );
    const limited = many.find((response) => response.status === 429);
    expect(limited?.headers.get('Retry-After')).toMatch(/^\d+$/);
    const error = await googleError(limited as Response);
    expect(error.details).toContainEqual(
      expect.objectContaining({ retryDelay: expect.stringMatching(/^\d+s$/) }),
    );
  });

  it('refuses the sixth starter of a free month before it generates', async () => {
    const { client } = await newMember(running.app);
    expect((await client.json(PATH, starter)).status).toBe(200);
    for (let saved = 0; saved < 5; saved += 1)
      await client.json('/api/coaching-sessions', newSession({ type: 'chat-starter' }));
    const refused = await client.json(PATH, starter);
    expect(refused.status).toBe(402);
    expect((await googleError(refused)).message).toMatch(/pricing/);
  });
});

describe('in mode gemini-proxy', () => {
  let gemini: GeminiServer;
  let app: RunningApp;
  beforeAll(async () => {
    gemini = await startGeminiServer();
    app = await startApp({
      databaseUrl: await newDatabase(),
      env: {
        COACH_ENGINE: 'gemini-proxy',
        GEMINI_API_KEY: 'operator-secret-key',
        GEMINI_BASE_URL: gemini.url,
      },
    });
  });
  beforeEach(() => gemini.reset());
  afterAll(async () => {
    await app?.stop();
    await gemini.close();
  });

  describe('the endpoint', () => {
    it('adds the key, and answers only the coach’s own prompts', async () => {
      const { client } = await newMember(app);
      const response = await client.json(PATH, ask('Girl: hi, how are you?\nBoy: fine'));
      expect(response.status).toBe(200);
      expect(await response.text()).not.toContain('operator-secret-key');
      expect(gemini.requests).toHaveLength(1);
      expect(gemini.requests[0]?.headers['x-goog-api-key']).toBe('operator-secret-key');
      const abuse = await client.json(PATH, {
        contents: [{ parts: [{ text: 'Write my essay about whales.\nBoy: x' }] }],
      });
      expect(abuse.status).toBe(400);
      expect((await new Client(app).json(PATH, ask('Girl: hi'))).status).toBe(401);
      expect(gemini.requests).toHaveLength(1);
    });
  });

  describe('a tool’s form', () => {
    it('asks the model once, however often the form is sent, and again only where nothing was done', async () => {
      const { client } = await newMember(app);
      const path = '/conversation-starters';
      const { action, hidden } = await formOn(client, path, 'profileDetails');
      const fields = { ...hidden, profileDetails: 'Anna, 31, climbs and bakes bread' };
      gemini.script(error(503, 'overloaded'));
      expect((await client.form(action, fields)).status).toBe(502);
      const before = gemini.requests.length;
      const answers = await Promise.all([1, 2, 3].map(() => client.form(action, fields)));
      answers.push(await client.form(action, fields));
      expect(answers.map(({ status }) => status)).toEqual([302, 302, 302, 302]);
      expect(new Set(answers.map(({ headers }) => headers.get('Location'))).size).toBe(1);
      expect(gemini.requests.length - before).toBe(1);
    });
  });

  describe('whoever leaves while the coach is asked', () => {
    it('is no longer waited for, and has a line in the log', async () => {
      const { client } = await newMember(app);
      const { action, hidden } = await formOn(client, '/conversation-starters', 'profileDetails');
      gemini.script(hang);
      const fields = { ...hidden, profileDetails: 'Anna, climbs and bakes bread' };
      const body = new URLSearchParams(fields);
      const send = (signal: AbortSignal) =>
        client.fetch(action, { method: 'POST', headers: { Origin: app.url }, body, signal });
      const [first, second] = [new AbortController(), new AbortController()];
      const arrived = gemini.nextRequest();
      const asking = send(first.signal);
      await arrived;
      const waiting = send(second.signal);
      const lines = () => app.output().match(/POST \/conversation-starters aborted \d+ ms/g)?.length ?? 0;
      // its key with other words is refused at once: by then the one that came before waits
      const refused = await client.form(action, { ...fields, profileDetails: 'Eva, sails and paints' });
      expect(refused.status).toBe(422);
      second.abort();
      await expect(waiting).rejects.toThrow('abort');
      await expect.poll(lines, { timeout: 5000 }).toBe(1);
      first.abort();
      await expect(asking).rejects.toThrow('abort');
      await expect.poll(lines, { timeout: 5000 }).toBe(2);
      expect(app.output()).not.toMatch(/Error/);
      expect(gemini.requests).toHaveLength(1);
    });
  });

  describe('the limit of the coach', () => {
    it('counts forms and calls of one person together, and no repeat', async () => {
      const { client } = await newMember(app);
      const path = '/conversation-helper?mode=text';
      const fields = (number: number) => ({ conversationText: `Girl: Number ${number}?\nBoy: Yes` });
      const { action, hidden } = await formOn(client, path, 'conversationText');
      for (let repeat = 0; repeat < 5; repeat += 1) {
        expect((await client.form(action, { ...hidden, ...fields(0) })).status).toBe(302);
      }
      for (let number = 1; number < 60; number += 1) {
        const answer =
          number % 2
            ? await client.form(action, fields(number))
            : await client.json(PATH, ask(fields(number).conversationText));
        expect(answer.status).toBe(number % 2 ? 302 : 200);
      }
      expect(gemini.requests).toHaveLength(60);
      const refused = await client.form(action, fields(60));
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
      const page = await refused.text();
      expect(page).toMatch(/role="alert"[^>]*>.*Error Analyzing Text.*Too many tries/s);
      expect(page).toContain('Girl: Number 60?');
      expect((await client.json(PATH, ask('Girl: And here?\nBoy: Too'))).status).toBe(429);
      expect(gemini.requests).toHaveLength(60);
    });
  });
});

describe('the endpoint in mode gemini', () => {
  it('does not exist: the browser calls the model itself', async () => {
    const app = await startApp({
      databaseUrl: await newDatabase(),
      env: { COACH_ENGINE: 'gemini', GEMINI_API_KEY: 'browser-key' },
    });
    try {
      const { client } = await newMember(app);
      expect((await client.json(PATH, ask('Girl: hi'))).status).toBe(404);
      const page = await client.get('/conversation-helper');
      expect(page.headers.get('Content-Security-Policy')).toMatch(
        /connect-src 'self' https:\/\/generativelanguage\.googleapis\.com/,
      );
    } finally {
      await app.stop();
    }
  });
});
