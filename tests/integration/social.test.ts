import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { type Platform, startOAuthServer } from '../loopback/oauth-server.ts';
import { Client, newEmail, newMember, PASSWORD } from '../setup/client.ts';
import { useApp, useDatabase } from '../setup/integration.ts';

const oauth = await startOAuthServer();
const running = useApp({ env: oauth.env });
const database = useDatabase(running);
afterAll(() => oauth.stop());

const PLATFORMS = ['twitter', 'facebook', 'instagram', 'tiktok'] as const;
let made = 0;

/** An account at a platform that nobody has used yet. */
function newPlatformId(): string {
  made += 1;
  return `id-${process.pid}-${Date.now().toString(36)}-${made}`;
}

beforeEach(() => {
  for (const platform of PLATFORMS) oauth.script(platform, { id: newPlatformId(), email: newEmail() });
});

/** What the pop-up's last page would post to its opener. */
interface PopupMessage {
  type: string;
  accessToken?: string;
  error?: string;
}

function messageIn(html: string): { message: PopupMessage; next: string } {
  const json = /<script type="application\/json" id="social-auth">(.*?)<\/script>/.exec(html)?.[1];
  if (!json) throw new Error(`no message in: ${html.slice(0, 300)}`);
  return JSON.parse(json) as { message: PopupMessage; next: string };
}

async function followToPlatform(client: Client, path: string): Promise<URL> {
  const start = await client.get(path);
  expect(start.status).toBe(302);
  const platform = await fetch(start.headers.get('Location') ?? '', { redirect: 'manual' });
  return new URL(platform.headers.get('Location') ?? '', running.app.url);
}

/** The whole round trip: to the platform and back, as a browser does it. */
async function authorize(client: Client, platform: Platform, query = ''): Promise<Response> {
  const callback = await followToPlatform(client, `/api/auth/${platform}${query}`);
  expect(callback.origin).toBe(running.app.url);
  return client.get(callback.pathname + callback.search);
}

async function whoIs(client: Client): Promise<{ email: string; id: string } | null> {
  const response = await client.get('/api/user');
  return response.status === 200 ? ((await response.json()) as { email: string; id: string }) : null;
}

describe.each(['twitter', 'facebook'] as const)('signing in with %s', (platform) => {
  it('makes an account with the platform’s e-mail, signs in, and posts the token', async () => {
    const email = newEmail();
    oauth.script(platform, { id: newPlatformId(), email: email.toUpperCase() });
    const client = new Client(running.app);
    const response = await authorize(client, platform);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(messageIn(html)).toEqual({
      message: { type: 'social-auth-success', accessToken: expect.stringMatching(/^ey/) },
      next: '/dashboard',
    });
    expect(html).toContain(platform === 'twitter' ? '<title>Twitter Login' : '<title>Facebook Login');
    // without JavaScript the page goes on by itself
    expect(html).toContain('<noscript><meta http-equiv="refresh" content="0; url=/dashboard"></noscript>');
    expect(await whoIs(client)).toMatchObject({ email, plan: 'free' });
    const user = await database.db.user.findUniqueOrThrow({ where: { email } });
    expect(user.passwordHash).toBeNull();
  });

  it('knows the identity again, whatever e-mail the platform tells then', async () => {
    const id = newPlatformId();
    const email = newEmail();
    oauth.script(platform, { id, email });
    const first = new Client(running.app);
    await authorize(first, platform);
    oauth.script(platform, { id, email: newEmail() });
    const second = new Client(running.app);
    await authorize(second, platform);
    expect((await whoIs(second))?.id).toBe((await whoIs(first))?.id);
    expect(await database.db.socialIdentity.count({ where: { provider: platform, providerId: id } })).toBe(1);
  });

  it('makes one account of five callbacks at once', async () => {
    const email = newEmail();
    oauth.script(platform, { id: newPlatformId(), email });
    const clients = Array.from({ length: 5 }, () => new Client(running.app));
    const answers = await Promise.all(clients.map((client) => authorize(client, platform)));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200]);
    const ids = await Promise.all(clients.map(async (client) => (await whoIs(client))?.id));
    expect(new Set(ids).size).toBe(1);
  });

  it('never links an existing account by its e-mail: the password is asked for', async () => {
    const { email, id } = await newMember(running.app);
    const providerId = newPlatformId();
    oauth.script(platform, { id: providerId, email });
    const client = new Client(running.app);
    const response = await authorize(client, platform);
    expect(response.headers.get('Location')).toBe('/auth/link');
    expect(await whoIs(client)).toBeNull();

    const page = await (await client.get('/auth/link')).text();
    expect(page).toContain(email);
    const wrong = await client.form('/auth/link', { password: 'Wrong-1!' });
    expect(wrong.status).toBe(401);
    expect(await wrong.text()).toContain('Incorrect email or password');
    expect(await database.db.socialIdentity.count({ where: { providerId } })).toBe(0);

    const right = await client.form('/auth/link', { password: PASSWORD });
    expect(right.headers.get('Location')).toBe(`/api/auth/${platform}/done`);
    const done = await (await client.get(`/api/auth/${platform}/done`)).text();
    expect(messageIn(done).message.type).toBe('social-auth-success');
    expect((await whoIs(client))?.id).toBe(id);
    expect(await database.db.socialIdentity.count({ where: { providerId, userId: id } })).toBe(1);
    // the next time the platform alone is enough
    const again = new Client(running.app);
    await authorize(again, platform);
    expect((await whoIs(again))?.id).toBe(id);
  });

  it('asks for an e-mail when the platform tells none', async () => {
    const providerId = newPlatformId();
    oauth.script(platform, { id: providerId });
    const client = new Client(running.app);
    expect((await authorize(client, platform)).headers.get('Location')).toBe('/auth/email');
    const invalid = await client.form('/auth/email', { email: 'nobody' });
    expect(invalid.status).toBe(400);
    expect(await invalid.text()).toContain('Invalid email address');

    const email = newEmail();
    const key = { idempotencyKey: `key-${providerId}` };
    const before = new Map(client.cookies);
    const done = await client.form('/auth/email', { email, ...key });
    expect(done.headers.get('Location')).toBe(`/api/auth/${platform}/done`);
    expect(await whoIs(client)).toMatchObject({ email });
    // the same press again, sent twice by the browser: the same account, and signed in all the same
    const twice = new Client(running.app);
    for (const [name, value] of before) twice.cookies.set(name, value);
    const repeated = await twice.form('/auth/email', { email, ...key });
    expect(repeated.headers.get('Location')).toBe(`/api/auth/${platform}/done`);
    expect((await whoIs(twice))?.id).toBe((await whoIs(client))?.id);
  });

  it('asks for the password when the e-mail typed there has an account', async () => {
    const { email, id } = await newMember(running.app);
    oauth.script(platform, { id: newPlatformId() });
    const client = new Client(running.app);
    await authorize(client, platform);
    const typed = await client.form('/auth/email', { email });
    expect(typed.headers.get('Location')).toBe('/auth/link');
    expect(await whoIs(client)).toBeNull();
    await client.form('/auth/link', { password: PASSWORD });
    expect((await whoIs(client))?.id).toBe(id);
  });

  it('pays whoever invited the new account', async () => {
    const referrer = await newMember(running.app);
    const { referralCode } = await database.db.user.findUniqueOrThrow({ where: { id: referrer.id } });
    const client = new Client(running.app);
    await client.get(`/signup?ref=${referralCode}`);
    await authorize(client, platform);
    expect(await (await referrer.client.get('/api/referral-stats')).json()).toEqual({
      totalReferrals: 1,
      chatHelperCredits: 10,
      paidReferrals: 0,
    });
    expect(client.cookies.has('rapport_ref')).toBe(false);
  });

  it.each([
    [
      'refused by the person',
      { authorize: 'refuse' },
      400,
      /^You did not allow Rapport to use your \w+ account\.$/,
    ],
    ['a foreign state', { authorize: 'wrong-state' }, 400, /^This answer does not belong to a sign-in/],
    ['a code that is refused', { token: 'refuse' }, 502, /^\w+ refused: The code has expired$/],
    ['a token endpoint that answers 500', { token: 500 }, 502, /^\w+ is having trouble \(500\)\./],
    ['a profile that answers 500', { profile: 500 }, 502, /^\w+ is having trouble \(500\)\./],
  ] as const)('says in a sentence what went wrong: %s', async (_name, script, status, sentence) => {
    oauth.script(platform, { ...script, id: newPlatformId(), email: newEmail() });
    const client = new Client(running.app);
    const response = await authorize(client, platform);
    const html = await response.text();
    const { message, next } = messageIn(html);
    expect(response.status).toBe(status);
    expect(message).toEqual({ type: 'social-auth-error', error: expect.stringMatching(sentence) });
    expect(next).toBe('/login');
    expect(html).not.toMatch(/secret stack|node_modules| {4}at /);
    expect(await whoIs(client)).toBeNull();
  });

  it('refuses a callback that this browser did not ask for, and a second use of one that it did', async () => {
    const client = new Client(running.app);
    const callback = await followToPlatform(client, `/api/auth/${platform}`);
    const stranger = new Client(running.app);
    const stolen = await stranger.get(callback.pathname + callback.search);
    expect(messageIn(await stolen.text()).message.type).toBe('social-auth-error');
    expect(await whoIs(stranger)).toBeNull();
    const first = await client.get(callback.pathname + callback.search);
    expect(messageIn(await first.text()).message.type).toBe('social-auth-success');
    const second = await client.get(callback.pathname + callback.search);
    expect(messageIn(await second.text()).message.type).toBe('social-auth-error');
  });

  it('goes on to redirectTo, on this site only', async () => {
    const inside = await authorize(new Client(running.app), platform, '?redirectTo=/pricing');
    expect(messageIn(await inside.text()).next).toBe('/pricing');
    oauth.script(platform, { id: newPlatformId(), email: newEmail() });
    const outside = await authorize(new Client(running.app), platform, '?redirectTo=//evil.example.com');
    expect(messageIn(await outside.text()).next).toBe('/dashboard');
  });
});

describe('the handshake', () => {
  it('asks Twitter with PKCE by S256, a random state and an absolute callback', async () => {
    const start = await new Client(running.app).get('/api/auth/twitter');
    const url = new URL(start.headers.get('Location') ?? '');
    expect(url.href.startsWith(`${oauth.baseUrl('twitter')}/i/oauth2/authorize?`)).toBe(true);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      response_type: 'code',
      client_id: 'twitter-client',
      redirect_uri: `${running.app.url}/api/auth/twitter/callback`,
      scope: 'users.read tweet.read',
      state: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
    expect(start.headers.get('Set-Cookie')).toMatch(/HttpOnly; SameSite=Lax/);
    expect(start.headers.get('Cache-Control')).toMatch(/no-store/);
  });

  it('does not trust a forwarded host for the callback', async () => {
    const start = await fetch(`${running.app.url}/api/auth/facebook`, {
      redirect: 'manual',
      headers: { 'X-Forwarded-Host': 'evil.example.com' },
    });
    const callback = new URL(start.headers.get('Location') ?? '').searchParams.get('redirect_uri');
    expect(callback).toBe(`${running.app.url}/api/auth/facebook/callback`);
  });

  it('allows the last page its own script and no other, and names no other origin', async () => {
    const response = await authorize(new Client(running.app), 'twitter');
    const policy = response.headers.get('Content-Security-Policy') ?? '';
    expect(policy).toMatch(/script-src 'sha256-[^']+';/);
    expect(policy).not.toContain('unsafe-inline');
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    expect(await response.text()).toContain('postMessage(d.message,location.origin)');
  });

  it('answers 404 for an unknown provider and 405 for another method', async () => {
    const client = new Client(running.app);
    for (const path of ['/api/auth/myspace', '/api/auth/myspace/callback', '/api/auth']) {
      expect((await client.get(path)).status).toBe(404);
    }
    const post = await client.json('/api/auth/twitter', {});
    expect([post.status, post.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  });

  it.each(['instagram', 'tiktok'] as const)('does not sign in with %s', async (platform) => {
    const response = await new Client(running.app).get(`/api/auth/${platform}`);
    const { message } = messageIn(await response.text());
    expect(message).toEqual({
      type: 'social-auth-error',
      error: expect.stringContaining('for sharing only'),
    });
  });

  it('sends a visitor without a handshake away from its forms', async () => {
    const client = new Client(running.app);
    expect((await client.get('/auth/link')).headers.get('Location')).toBe('/login');
    expect((await client.get('/auth/email')).headers.get('Location')).toBe('/login');
    expect((await client.get('/api/auth/twitter/done')).headers.get('Location')).toBe('/');
  });
});

/** A token as the pop-up hands it to the referral screen. */
async function tokenFor(client: Client, platform: Platform): Promise<string> {
  const { message } = messageIn(await (await authorize(client, platform)).text());
  expect(message.type).toBe('social-auth-success');
  return message.accessToken ?? '';
}

describe.each(PLATFORMS)('sharing on %s', (platform) => {
  it('authorises with a session, posts for real, and signs nobody else in', async () => {
    const { client, id } = await newMember(running.app);
    const accessToken = await tokenFor(client, platform);
    expect((await whoIs(client))?.id).toBe(id);
    const before = oauth.posts.length;
    const response = await client.json('/api/social-share', { platform, content: 'Join me', accessToken });
    expect([response.status, await response.json()]).toEqual([200, { success: true }]);
    expect(oauth.posts.slice(before)).toMatchObject([{ platform, bearer: accessToken }]);
    const sent = JSON.stringify(
      oauth.calls.filter((call) => call.bearer === accessToken).map((call) => call.body),
    );
    expect(sent).toContain('Join me');
    expect(await database.db.socialIdentity.count({ where: { userId: id } })).toBe(0);
  });

  it('posts once for one key, also when both presses run at once', async () => {
    const { client } = await newMember(running.app);
    const body = { platform, content: 'Only once', accessToken: await oauth.issueToken(platform) };
    const before = oauth.posts.length;
    const answers = await Promise.all(
      [1, 2].map(() => client.json('/api/social-share', body, { key: 'twice' })),
    );
    expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
    expect(oauth.posts.length - before).toBe(1);
    const other = await client.json('/api/social-share', { ...body, content: 'Other' }, { key: 'twice' });
    expect(other.status).toBe(422);
  });

  it('answers 502 with the platform’s reason, and tries again with the same key', async () => {
    const { client } = await newMember(running.app);
    const body = { platform, content: 'Again', accessToken: await oauth.issueToken(platform) };
    oauth.script(platform, { share: 'refuse' });
    const refused = await client.json('/api/social-share', body, { key: 'again' });
    expect(refused.status).toBe(502);
    const { message } = (await refused.json()) as { message: string };
    expect(message).toMatch(/refused: (You are not allowed|Permissions error|The image|The daily post cap)/);
    oauth.script(platform, { share: 500 });
    const broken = await client.json('/api/social-share', body, { key: 'again' });
    expect([broken.status, await broken.json()]).toEqual([
      502,
      { message: expect.stringMatching(/^\w+ is having trouble \(500\)\. Please try again in a moment\.$/) },
    ]);
    oauth.script(platform, {});
    expect((await client.json('/api/social-share', body, { key: 'again' })).status).toBe(200);
  });

  it('answers 502 for a token that the platform does not know', async () => {
    const { client } = await newMember(running.app);
    const body = { platform, content: 'Join me', accessToken: 'made-up' };
    const response = await client.json('/api/social-share', body);
    expect([response.status, await response.json()]).toEqual([
      502,
      { message: expect.stringMatching(/^\w+ refused: Unauthorized$/) },
    ]);
  });
});

describe('POST /api/social-share', () => {
  it.each([
    [{ platform: 'myspace', content: 'x', accessToken: 'x' }, /^Choose a platform/],
    [{ content: 'x', accessToken: 'x' }, /^Choose a platform/],
    [{ platform: 'twitter', content: '  ', accessToken: 'x' }, /^Please write what to share$/],
    [{ platform: 'twitter', accessToken: 'x' }, /^Please write what to share$/],
    [{ platform: 'twitter', content: 'x'.repeat(2001), accessToken: 'x' }, /at most 2000 characters/],
    [{ platform: 'twitter', content: 'x' }, /^Sign in to the platform first/],
    [{ platform: 'twitter', content: 'x', accessToken: 'a b\r\nc' }, /^Sign in to the platform first/],
  ])('answers 400 with a message for %j', async (body, message) => {
    const { client } = await newMember(running.app);
    const response = await client.json('/api/social-share', body);
    expect([response.status, await response.json()]).toEqual([
      400,
      { message: expect.stringMatching(message) },
    ]);
  });

  it('answers 429 with Retry-After after twenty posts in a quarter of an hour, and repeats none of them', async () => {
    const [{ client }, other] = await Promise.all([newMember(running.app), newMember(running.app)]);
    const accessToken = await oauth.issueToken('twitter');
    const share = (who: Client, number: number) =>
      who.json(
        '/api/social-share',
        { platform: 'twitter', content: `Post ${number}`, accessToken },
        { key: `p${number}` },
      );
    const before = oauth.posts.length;
    for (let number = 1; number <= 20; number += 1) expect((await share(client, number)).status).toBe(200);
    const refused = await share(client, 21);
    expect([refused.status, await refused.json()]).toEqual([
      429,
      { message: expect.stringMatching(/^Too many tries\. Please wait \d+ minutes? and try again\.$/) },
    ]);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    // a repeat is answered from its key, and costs nothing
    expect((await share(client, 20)).status).toBe(200);
    expect(oauth.posts.length - before).toBe(20);
    expect((await share(other.client, 1)).status).toBe(200);
  });

  it('answers 401 to a visitor and 405 to a GET', async () => {
    const body = { platform: 'twitter', content: 'x', accessToken: 'x' };
    const visitor = await new Client(running.app).json('/api/social-share', body);
    expect([visitor.status, await visitor.json()]).toEqual([401, { message: 'Not signed in' }]);
    const get = await new Client(running.app).get('/api/social-share');
    expect([get.status, get.headers.get('Allow')]).toEqual([405, 'POST']);
  });
});

describe('sharing, when the session ended on the way', () => {
  it('hands out no token', async () => {
    const { client } = await newMember(running.app);
    const callback = await followToPlatform(client, '/api/auth/twitter');
    await client.json('/api/logout', undefined);
    const { message } = messageIn(await (await client.get(callback.pathname + callback.search)).text());
    expect(message).toEqual({
      type: 'social-auth-error',
      error: expect.stringContaining('no longer signed in'),
    });
  });
});
