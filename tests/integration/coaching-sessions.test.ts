import { describe, expect, it } from 'vitest';
import { newMember, newSession } from '../setup/client.ts';
import { useApp, useDatabase } from '../setup/integration.ts';

const running = useApp();
const database = useDatabase(running);

type Saved = { id: string; conversationText: string; reading: unknown; suggestions: string[] };

describe('POST /api/coaching-sessions', () => {
  it('saves and answers 201 with the session', async () => {
    const { client } = await newMember(running.app);
    const response = await client.json('/api/coaching-sessions', newSession());
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({
      ...newSession(),
      id: expect.any(String),
      createdAt: expect.any(String),
      reading: null,
    });
  });

  it('takes a session without a type for a chat-helper one', async () => {
    const { client } = await newMember(running.app);
    const { type: _, ...body } = newSession();
    const saved = (await (await client.json('/api/coaching-sessions', body)).json()) as { type: string };
    expect(saved.type).toBe('chat-helper');
  });

  it.each([
    [{ type: 'poetry' }, /^type must be one of/],
    [{ conversationText: '   ' }, /^Please enter some text to analyze$/],
    [{ conversationText: 7 }, /^Please enter some text to analyze$/],
    [{ conversationText: 'x'.repeat(20_001) }, /at most 20,000 characters$/],
    [{ suggestions: [] }, /at least one/],
    [{ suggestions: Array(11).fill('x') }, /at most 10/],
    [{ suggestions: ['x'.repeat(2001)] }, /at most 2000 characters/],
    [{ suggestions: [5] }, /must be text/],
    [{ suggestions: 'one' }, /list of text/],
  ])('answers 400 to %j', async (change, message) => {
    const { client } = await newMember(running.app);
    const response = await client.json('/api/coaching-sessions', newSession(change));
    expect(response.status).toBe(400);
    expect(await response.text()).toMatch(message);
  });

  it('takes ten suggestions of 2,000 characters and a text of 20,000', async () => {
    const { client } = await newMember(running.app);
    const body = newSession({
      conversationText: 'x'.repeat(20_000),
      suggestions: Array.from({ length: 10 }, (_, i) => `${i}`.padEnd(2000, 'y')),
    });
    expect((await client.json('/api/coaching-sessions', body)).status).toBe(201);
  });

  it('replaces the session of the same box, and never another user’s', async () => {
    const [one, two] = await Promise.all([newMember(running.app), newMember(running.app)]);
    const first = (await (await one.client.json('/api/coaching-sessions', newSession())).json()) as Saved;
    const change = newSession({ conversationText: 'Girl: more', replaces: first.id });
    const second = (await (await one.client.json('/api/coaching-sessions', change)).json()) as Saved;
    expect(second.id).toBe(first.id);
    const foreign = (await (await two.client.json('/api/coaching-sessions', change)).json()) as Saved;
    expect(foreign.id).not.toBe(first.id);
    expect(await database.db.coachingSession.count({ where: { userId: one.id } })).toBe(1);
  });

  it('answers 402 to the sixth starter of a free month, also of eight at once, but keeps some of what waited in the outbox', async () => {
    const { client, id } = await newMember(running.app);
    const starter = newSession({ type: 'chat-starter' });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => client.json('/api/coaching-sessions', starter)),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 201, 201, 201, 201, 402, 402, 402]);
    const refused = answers.find((answer) => answer.status === 402);
    expect(await refused?.text()).toMatch(/pricing/);
    const waited = await client.json('/api/coaching-sessions', { ...starter, fromOutbox: true });
    expect(waited.status).toBe(201);
    expect(await database.db.coachingSession.count({ where: { userId: id } })).toBe(6);
    // saying so is no way around the limit
    const late = await Promise.all(
      Array.from({ length: 8 }, () =>
        client.json('/api/coaching-sessions', { ...starter, fromOutbox: true }),
      ),
    );
    expect(late.filter((answer) => answer.status === 201)).toHaveLength(4);
    expect(await late.find((answer) => answer.status === 402)?.text()).toMatch(/pricing/);
    const held = () =>
      client.json('/api/coaching-sessions', { ...starter, fromOutbox: true }, { key: 'held' });
    expect([(await held()).status, (await held()).status]).toEqual([402, 402]);
    expect(await database.db.coachingSession.count({ where: { userId: id } })).toBe(10);
    // other types, other months and other plans are not limited
    expect((await client.json('/api/coaching-sessions', newSession())).status).toBe(201);
    await database.db.user.update({ where: { id }, data: { plan: 'price_pro' } });
    expect((await client.json('/api/coaching-sessions', starter)).status).toBe(201);
    // the same call, sent again, is taken now, and once
    expect([(await held()).status, (await held()).status]).toEqual([201, 201]);
    expect(await database.db.coachingSession.count({ where: { userId: id } })).toBe(13);
    await database.db.user.update({ where: { id }, data: { plan: 'free' } });
    const lastMonth = new Date(Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth(), 0));
    await database.db.coachingSession.updateMany({ where: { userId: id }, data: { createdAt: lastMonth } });
    expect((await client.json('/api/coaching-sessions', starter)).status).toBe(201);
  });

  it('gives the reading with a paid plan, and once for one credit on the free one', async () => {
    const { client, id } = await newMember(running.app);
    const save = async (change: Record<string, unknown>) =>
      (await (await client.json('/api/coaching-sessions', newSession(change))).json()) as Saved;
    expect((await save({ advanced: true })).reading).toBeNull();
    await database.db.user.update({ where: { id }, data: { chatHelperCredits: 1 } });
    expect((await save({})).reading).toBeNull();
    const bought = await save({ advanced: true });
    expect(bought.reading).toMatchObject({
      investment: expect.any(Object),
      signals: expect.any(Array),
      nextStep: expect.any(Object),
    });
    expect((await database.db.user.findUniqueOrThrow({ where: { id } })).chatHelperCredits).toBe(0);
    // the box that was paid for keeps its reading when it is analysed again
    expect(
      (await save({ replaces: bought.id, conversationText: 'Girl: so?\nBoy: yes' })).reading,
    ).not.toBeNull();
    expect((await save({ advanced: true })).reading).toBeNull();
    await database.db.user.update({ where: { id }, data: { plan: 'price_pro' } });
    expect((await save({})).reading).not.toBeNull();
    expect((await save({ type: 'chat-starter' })).reading).toBeNull();
  });

  it('spends one credit once, however many ask at the same time', async () => {
    const { client, id } = await newMember(running.app);
    await database.db.user.update({ where: { id }, data: { chatHelperCredits: 2 } });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => client.json('/api/coaching-sessions', newSession({ advanced: true }))),
    );
    const sessions = (await Promise.all(answers.map((answer) => answer.json()))) as Saved[];
    expect(sessions.filter((session) => session.reading !== null)).toHaveLength(2);
    expect((await database.db.user.findUniqueOrThrow({ where: { id } })).chatHelperCredits).toBe(0);
  });
});

describe('GET /api/coaching-sessions', () => {
  it('lists the user’s own, newest first, by type and page', async () => {
    const [one, two] = await Promise.all([newMember(running.app), newMember(running.app)]);
    for (const number of [1, 2, 3, 4, 5, 6, 7]) {
      await one.client.json(
        '/api/coaching-sessions',
        newSession({
          conversationText: `Girl: ${number}`,
          type: number % 2 ? 'chat-helper' : 'profile-wizard',
        }),
      );
    }
    const texts = async (query: string, client = one.client) => {
      const response = await client.get(`/api/coaching-sessions${query}`);
      const items = (await response.json()) as Saved[];
      return [
        items.map((item) => item.conversationText.slice(6)).join(''),
        response.headers.get('X-Total-Count'),
      ];
    };
    expect(await texts('')).toEqual(['7654321', '7']);
    expect(await texts('?type=chat-helper')).toEqual(['7531', '4']);
    expect(await texts('?pageSize=3&page=2')).toEqual(['432', '7']);
    expect(await texts('?type=chat-helper&pageSize=3&page=2')).toEqual(['1', '4']);
    expect(await texts('', two.client)).toEqual(['', '0']);
    for (const query of ['?type=poems', '?page=0', '?pageSize=x']) {
      expect((await one.client.get(`/api/coaching-sessions${query}`)).status).toBe(400);
    }
  });
});
