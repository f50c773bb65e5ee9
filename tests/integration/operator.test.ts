import { execFile } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { addMonths } from '../../app/features/plans/premium.ts';
import { Client, newEmail, newMember, newSession, PASSWORD } from '../setup/client.ts';
import { useApp, useDatabase } from '../setup/integration.ts';

const running = useApp();
const database = useDatabase(running);
const OPERATOR = path.resolve(import.meta.dirname, '../../build/operator.js');

interface Ended {
  status: number;
  out: string;
  err: string;
}

function operator(...args: string[]): Promise<Ended> {
  const env: NodeJS.ProcessEnv = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    DATABASE_URL: running.app.databaseUrl,
    DATA_DIR: running.app.dataDir,
    SESSION_SECRET: 'a secret for tests that is long enough to be taken',
  };
  return new Promise((resolve) => {
    execFile(process.execPath, [OPERATOR, ...args], { env }, (error, out, err) =>
      resolve({ status: error ? Number(error.code) : 0, out, err }),
    );
  });
}

async function newFriendOf(referrer: { id: string }): Promise<{ email: string; id: string; client: Client }> {
  const { referralCode } = await database.db.user.findUniqueOrThrow({ where: { id: referrer.id } });
  const client = new Client(running.app);
  await client.get(`/signup?ref=${referralCode}`);
  const email = newEmail('friend');
  const response = await client.json('/api/register', { email, password: PASSWORD });
  const { user } = (await response.json()) as { user: { id: string } };
  return { email, id: user.id, client };
}

const rowOf = (id: string) => database.db.user.findUniqueOrThrow({ where: { id } });
const planOf = async (client: Client) =>
  ((await (await client.get('/api/user')).json()) as { plan: string }).plan;

describe('operator', () => {
  it('explains itself', async () => {
    const { status, out } = await operator('--help');
    expect(status).toBe(0);
    for (const command of ['plan set', 'contact list', 'deletions done', 'users delete']) {
      expect(out).toContain(command);
    }
  });

  it.each([
    [['dance']],
    [['plan', 'set']],
    [['plan', 'set', 'nobody', 'price_pro']],
    [['plan', 'set', 'nobody@example.com', 'gold']],
    [['plan', 'set', 'nobody@example.com', 'price_pro']],
    [['contact', 'done', 'x']],
    [['deletions', 'done', 'x']],
    [['users', 'delete', 'nobody@example.com', '--yes']],
    [['users', 'list', '--all']],
  ])('refuses %j in one line with exit code 2', async (args) => {
    const { status, out, err } = await operator(...args);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err).toMatch(/^[^\n]+\n$/);
    expect(err).not.toMatch(/ at .*:\d+|prisma/i);
  });

  it('lists users', async () => {
    const { email } = await newMember(running.app);
    const { out } = await operator('users', 'list');
    expect(out).toMatch(new RegExp(`${email.replaceAll('.', '\\.')} +\\S+ +free +0 +\\d{4}-\\d\\d-\\d\\d`));
  });

  it('lists contact messages and closes one', async () => {
    const row = await database.db.contactMessage.create({
      data: { name: 'Ada\u001b[2J', email: 'ada@example.com', message: 'Line one\nLine two' },
    });
    const { out } = await operator('contact', 'list');
    expect(out).toContain(`${row.id}  ${row.createdAt.toISOString().slice(0, 10)}  open`);
    expect(out).toContain('    Line one\n    Line two\n');
    expect(out).not.toContain('\u001b');
    expect(await operator('contact', 'done', row.id)).toMatchObject({ status: 0 });
    expect((await operator('contact', 'list')).out).toMatch(new RegExp(`${row.id}.*done`));
    expect((await operator('contact', 'done', row.id)).out).toContain('done before');
  });

  it('lists deletion requests with their deadlines and closes one', async () => {
    const row = await database.db.deletionRequest.create({
      data: {
        email: 'ada@example.com',
        reason: 'I am done',
        verifyBy: new Date('2026-12-01T12:00:00Z'),
        processBy: new Date('2026-12-20T12:00:00Z'),
      },
    });
    const { out } = await operator('deletions', 'list');
    expect(out).toContain('Verify identity by: 2026-12-01  Process by: 2026-12-20');
    await operator('deletions', 'done', row.id);
    const after = await database.db.deletionRequest.findUniqueOrThrow({ where: { id: row.id } });
    expect(after.doneAt).not.toBeNull();
  });

  it('deletes a user with everything that is theirs, after --yes', async () => {
    const { client, email, id } = await newMember(running.app);
    await client.json('/api/coaching-sessions', newSession(), { key: 'kept' });
    const asked = await operator('users', 'delete', email);
    expect(asked).toMatchObject({ status: 2, err: expect.stringContaining('--yes') });
    expect(await database.db.user.count({ where: { id } })).toBe(1);
    expect(await operator('users', 'delete', email.toUpperCase(), '--yes')).toMatchObject({ status: 0 });
    expect(await database.db.user.count({ where: { id } })).toBe(0);
    expect(await database.db.coachingSession.count({ where: { userId: id } })).toBe(0);
    expect(await database.db.idempotencyRecord.count({ where: { scope: `user:${id}` } })).toBe(0);
    expect((await client.get('/api/user')).status).toBe(401);
  });
});

describe('plan set', () => {
  it('puts a user on a plan and back', async () => {
    const { client, email } = await newMember(running.app);
    expect((await operator('plan', 'set', email, 'price_pro')).out).toContain('now on price_pro');
    expect(await planOf(client)).toBe('price_pro');
    await operator('plan', 'set', email, 'free');
    expect(await planOf(client)).toBe('free');
  });

  it('gives the referrer one free month of Premium, exactly once, also for two commands at once', async () => {
    const referrer = await newMember(running.app);
    const friend = await newFriendOf(referrer);
    const started = Date.now();
    const both = await Promise.all([
      operator('plan', 'set', friend.email, 'price_pro'),
      operator('plan', 'set', friend.email, 'price_pro'),
    ]);
    expect(both.map(({ status }) => status)).toEqual([0, 0]);
    expect(both.filter(({ out }) => out.includes('free month')).length).toBe(1);
    await operator('plan', 'set', friend.email, 'free');
    await operator('plan', 'set', friend.email, 'price_elite');
    const row = await rowOf(referrer.id);
    const until = row.premiumUntil?.getTime() ?? 0;
    expect(until).toBeGreaterThanOrEqual(addMonths(new Date(started), 1).getTime());
    expect(until).toBeLessThanOrEqual(addMonths(new Date(), 1).getTime());
    expect(row.plan).toBe('free');
    expect(await planOf(referrer.client)).toBe('price_elite');
    expect(await (await referrer.client.get('/api/referral-stats')).json()).toEqual({
      totalReferrals: 1,
      chatHelperCredits: 10,
      paidReferrals: 1,
    });
  });

  it('adds a month for each of three friends who pay at once', async () => {
    const referrer = await newMember(running.app);
    const friends = await Promise.all([1, 2, 3].map(() => newFriendOf(referrer)));
    await Promise.all(friends.map(({ email }) => operator('plan', 'set', email, 'price_pro')));
    const until = (await rowOf(referrer.id)).premiumUntil?.getTime() ?? 0;
    const dayMilliseconds = 24 * 60 * 60 * 1000;
    expect(Math.abs(until - addMonths(new Date(), 3).getTime())).toBeLessThan(4 * dayMilliseconds);
    expect(await (await referrer.client.get('/api/referral-stats')).json()).toMatchObject({
      paidReferrals: 3,
    });
  });

  it('owes the month to a referrer who pays for Premium, until that ends', async () => {
    const referrer = await newMember(running.app);
    await operator('plan', 'set', referrer.email, 'price_elite');
    const friend = await newFriendOf(referrer);
    await operator('plan', 'set', friend.email, 'price_elite');
    expect(await rowOf(referrer.id)).toMatchObject({ premiumMonthsOwed: 1, premiumUntil: null });
    await operator('plan', 'set', referrer.email, 'free');
    expect(await rowOf(referrer.id)).toMatchObject({ plan: 'free', premiumMonthsOwed: 0 });
    expect(await planOf(referrer.client)).toBe('price_elite');
  });

  it('rewards nobody for a friend who came alone', async () => {
    const { email } = await newMember(running.app);
    expect((await operator('plan', 'set', email, 'price_pro')).out).not.toContain('free month');
  });
});
