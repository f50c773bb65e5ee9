import { describe, expect, it } from 'vitest';
import { Client, newEmail, newMember, PASSWORD } from '../setup/client.ts';
import { useApp, useDatabase } from '../setup/integration.ts';

const running = useApp();
const database = useDatabase(running);

async function newReferrer() {
  const member = await newMember(running.app);
  const { referralCode } = (await (await member.client.get('/api/referral-code')).json()) as {
    referralCode: string;
  };
  const stats = async () => (await member.client.get('/api/referral-stats')).json() as Promise<unknown>;
  return { ...member, referralCode, stats };
}

/** A visitor who came by the link. */
async function invited(referralCode: string): Promise<Client> {
  const client = new Client(running.app);
  const response = await client.get(`/signup?ref=${referralCode}`);
  expect([response.status, response.headers.get('Location')]).toEqual([302, '/register']);
  return client;
}

describe('GET /api/referral-code and /api/referral-stats', () => {
  it('answers the user’s own code and three zeros at first', async () => {
    const { referralCode, stats } = await newReferrer();
    expect(referralCode).toMatch(/^[\w-]{8}$/);
    expect(await stats()).toEqual({ totalReferrals: 0, chatHelperCredits: 0, paidReferrals: 0 });
  });

  it.each(['/api/referral-code', '/api/referral-stats'])(
    '%s answers 401 and 405 in plain text',
    async (path) => {
      const visitor = await new Client(running.app).get(path);
      expect([visitor.status, await visitor.text()]).toEqual([401, 'Not signed in']);
      expect(visitor.headers.get('Content-Type')).toMatch(/^text\/plain/);
      const post = await new Client(running.app).json(path, {});
      expect([post.status, post.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
    },
  );
});

describe('the referral link', () => {
  it('is remembered for 30 days, shown at registration, and pays 10 credits once', async () => {
    const { referralCode, stats, email } = await newReferrer();
    const client = new Client(running.app);
    const signup = await client.get(`/signup?ref=${referralCode}`);
    expect(signup.headers.get('Set-Cookie')).toMatch(/Max-Age=2592000;.*HttpOnly/);
    expect(await (await client.get('/register')).text()).toContain(
      `${email.split('@')[0]?.slice(0, 24)} invited you.`,
    );
    const registered = await client.json('/api/register', { email: newEmail(), password: PASSWORD });
    expect(registered.status).toBe(201);
    expect(client.cookies.has('rapport_ref')).toBe(false);
    expect(await stats()).toEqual({ totalReferrals: 1, chatHelperCredits: 10, paidReferrals: 0 });
  });

  it('ignores an unknown code', async () => {
    const client = await invited('nobodys-code');
    expect(client.cookies.has('rapport_ref')).toBe(false);
    expect((await client.json('/api/register', { email: newEmail(), password: PASSWORD })).status).toBe(201);
  });

  it('pays ten times 10 credits for ten registrations at once', async () => {
    const { referralCode, stats } = await newReferrer();
    const clients = await Promise.all(Array.from({ length: 10 }, () => invited(referralCode)));
    const answers = await Promise.all(
      clients.map((client) => client.json('/api/register', { email: newEmail(), password: PASSWORD })),
    );
    expect(answers.map((answer) => answer.status)).toEqual(Array(10).fill(201));
    expect(await stats()).toEqual({ totalReferrals: 10, chatHelperCredits: 100, paidReferrals: 0 });
  });

  it('pays once for one friend, pressed twice, sent twice and back again after deleting the account', async () => {
    const { referralCode, stats } = await newReferrer();
    const credentials = { email: newEmail(), password: PASSWORD };
    const client = await invited(referralCode);
    const other = await invited(referralCode);
    const answers = await Promise.all([
      client.json('/api/register', credentials, { key: 'friend' }),
      client.json('/api/register', credentials, { key: 'friend' }),
      other.json('/api/register', credentials),
    ]);
    expect(answers.filter((answer) => answer.status === 201).length).toBeGreaterThan(0);
    expect(await stats()).toEqual({ totalReferrals: 1, chatHelperCredits: 10, paidReferrals: 0 });
    await database.db.user.delete({ where: { email: credentials.email } });
    const back = await (await invited(referralCode)).json('/api/register', credentials);
    expect(back.status).toBe(201);
    expect(await stats()).toEqual({ totalReferrals: 1, chatHelperCredits: 10, paidReferrals: 0 });
  });
});

describe('/referrals', () => {
  it('shows the figures, the link, the table and the tutorial, all without JavaScript', async () => {
    const { client, referralCode } = await newReferrer();
    const page = await (await client.get('/referrals')).text();
    expect(page).toContain('Refer Friends &amp; Earn Rewards');
    expect(page).toContain(`value="${running.app.url}/signup?ref=${referralCode}"`);
    for (const text of ['Total Referrals', 'Chat Helper Credits', 'Paid Referrals', 'Show Tutorial']) {
      expect(page).toContain(text);
    }
    expect(page).toContain('1 free month of premium');
    expect(page).not.toContain('<dialog open');
    const steps = await Promise.all(
      [1, 2, 3].map(async (step) => (await client.get(`/referrals?tutorial=${step}`)).text()),
    );
    expect(steps[0]).toMatch(/<dialog open.*Welcome.*disabled=""[^>]*>Back.*Next/s);
    expect(steps[1]).toMatch(/<dialog open.*Share Your Link.*Next/s);
    expect(steps[2]).toMatch(/<dialog open.*Earn Rewards.*Get Started/s);
  });

  it('sends a visitor to the landing page', async () => {
    expect((await new Client(running.app).get('/referrals')).headers.get('Location')).toBe('/');
  });
});
