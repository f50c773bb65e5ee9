import { describe, expect, it } from 'vitest';
import { Client, type Member, newMember, newSession } from '../setup/client.ts';
import { useApp, useDatabase } from '../setup/integration.ts';

const running = useApp();
const database = useDatabase(running);

const DETAILS = 'Anna, landscape architect. Weekends: climbing, sourdough and museums.';
const LIMIT =
  'You have used all 5 conversation starters of this month. Upgrade your plan on the pricing page for unlimited ones.';

function sessionsOf(member: Member) {
  return database.db.coachingSession.findMany({
    where: { userId: member.id },
    orderBy: { createdAt: 'desc' },
  });
}

/** Saves starters as the browser does after it has generated them. */
async function saveStarters(member: Member, count: number) {
  for (let saved = 0; saved < count; saved += 1) {
    const response = await member.client.json('/api/coaching-sessions', newSession({ type: 'chat-starter' }));
    expect(response.status).toBe(201);
  }
}

describe.each([
  ['/dashboard?tab=chat-starter', '/dashboard?tab=chat-starter&session='],
  ['/conversation-starters', '/conversation-starters?session='],
])('the Chat Starter’s form on %s', (path, saved) => {
  it('generates three openers, saves them, and goes back to the page that shows them', async () => {
    const member = await newMember(running.app);
    const response = await member.client.form(path, { profileDetails: DETAILS });
    const [session] = await sessionsOf(member);
    expect([response.status, response.headers.get('Location')]).toEqual([
      302,
      `${saved}${session?.id}#results`,
    ]);
    expect(session).toMatchObject({ type: 'chat-starter', conversationText: DETAILS });
    const suggestions = session?.suggestions as string[];
    expect(suggestions).toHaveLength(3);
    const shown = (await (await member.client.get(`${saved}${session?.id}`)).text()).replaceAll(
      '&#x27;',
      "'",
    );
    expect(shown).toMatch(/role="status".*Success.*Coaching session saved successfully/s);
    expect(shown).toContain(`>${DETAILS}</textarea>`);
    expect(shown).toContain('4 of 5 left this month.');
    for (const [index, suggestion] of suggestions.entries()) {
      expect(shown).toContain(`Opener ${index + 1}`);
      expect(shown).toContain(suggestion.split(' EXPLAIN: ')[0]?.replaceAll('"', '&quot;'));
    }
  });

  it.each(['', '  too few  '])(
    'shows the message for %j, and keeps what was typed',
    async (profileDetails) => {
      const member = await newMember(running.app);
      const response = await member.client.form(path, { profileDetails });
      const shown = await response.text();
      expect(response.status).toBe(400);
      expect(shown).toContain('Please provide at least 10 characters of profile details');
      expect(shown).toContain(`>${profileDetails.trim() ? profileDetails : ''}</textarea>`);
      expect(await sessionsOf(member)).toHaveLength(0);
    },
  );

  it('saves once for a form that was sent twice', async () => {
    const member = await newMember(running.app);
    const fields = { profileDetails: DETAILS, idempotencyKey: 'sent-twice' };
    const answers = [await member.client.form(path, fields), await member.client.form(path, fields)];
    const [first, second] = answers.map((response) => response.headers.get('Location'));
    expect(first).toBe(second);
    expect(await sessionsOf(member)).toHaveLength(1);
  });

  it('answers the sixth of a month with 402, a link to /pricing and the text still there', async () => {
    const member = await newMember(running.app);
    await saveStarters(member, 4);
    const fields = { profileDetails: DETAILS, idempotencyKey: 'the-fifth' };
    const fifth = await member.client.form(path, fields);
    expect(fifth.status).toBe(302);
    const sixth = await member.client.form(path, { ...fields, idempotencyKey: 'the-sixth' });
    const shown = await sixth.text();
    expect(sixth.status).toBe(402);
    expect(shown).toMatch(/role="alert".*Error Generating Starters/s);
    expect(shown).toContain(LIMIT);
    expect(shown).toMatch(/href="\/pricing"[^>]*>See the plans</);
    expect(shown).toContain('You have used all 5 of this month.');
    expect(shown).toContain(`>${DETAILS}</textarea>`);
    // the fifth one's form again: it was done, and is answered as before
    const again = await member.client.form(path, fields);
    expect([again.status, again.headers.get('Location')]).toEqual([302, fifth.headers.get('Location')]);
    expect(await sessionsOf(member)).toHaveLength(5);
  });

  it('refuses a flagged text and saves nothing', async () => {
    const member = await newMember(running.app);
    const response = await member.client.form(path, {
      profileDetails: 'I want you to send me nudes tonight',
    });
    expect(response.status).toBe(422);
    expect(await response.text()).toMatch(/role="alert".*Response Generation Error/s);
    expect(await sessionsOf(member)).toHaveLength(0);
  });
});

describe('the limit of five a month', () => {
  it('holds for the JSON call, which answers 402 in text', async () => {
    const member = await newMember(running.app);
    await saveStarters(member, 5);
    const sixth = await member.client.json('/api/coaching-sessions', newSession({ type: 'chat-starter' }));
    expect([sixth.status, await sixth.text()]).toEqual([402, LIMIT]);
    const other = await member.client.json('/api/coaching-sessions', newSession());
    expect(other.status).toBe(201);
  });

  it('saves five of ten at once', async () => {
    const member = await newMember(running.app);
    const statuses = await Promise.all(
      Array.from(
        { length: 10 },
        async () =>
          (await member.client.json('/api/coaching-sessions', newSession({ type: 'chat-starter' }))).status,
      ),
    );
    expect(statuses.sort()).toEqual([201, 201, 201, 201, 201, 402, 402, 402, 402, 402]);
  });

  it('counts this calendar month only (UTC)', async () => {
    const member = await newMember(running.app);
    await saveStarters(member, 5);
    const now = new Date();
    const lastMonth = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1) - 1);
    await database.db.coachingSession.updateMany({
      where: { userId: member.id },
      data: { createdAt: lastMonth },
    });
    const response = await member.client.form('/conversation-starters', { profileDetails: DETAILS });
    expect(response.status).toBe(302);
  });

  it.each(['price_pro', 'price_elite'])('does not hold on %s, and is not spoken of', async (plan) => {
    const member = await newMember(running.app);
    await saveStarters(member, 5);
    await database.db.user.update({ where: { id: member.id }, data: { plan } });
    const response = await member.client.form('/dashboard?tab=chat-starter', { profileDetails: DETAILS });
    expect(response.status).toBe(302);
    const shown = await (await member.client.get('/dashboard?tab=chat-starter')).text();
    expect(shown).not.toContain('this month');
  });
});

describe('the dashboard’s Chat Starter', () => {
  it('shows the current session from its own address, and the history below', async () => {
    const member = await newMember(running.app);
    const empty = await (await member.client.get('/dashboard?tab=chat-starter')).text();
    expect(empty).toMatch(/Current Session.*Nothing generated in this visit yet\./s);
    expect(empty).toContain('No coaching sessions yet. Try out our AI-powered tools to get started!');
    const saved = await member.client.form('/dashboard?tab=chat-starter', { profileDetails: DETAILS });
    const shown = await (await member.client.get(saved.headers.get('Location') ?? '')).text();
    expect(shown).not.toContain('Nothing generated in this visit yet.');
    const [, card = ''] = /Current Session(.*?)Coaching History/s.exec(shown) ?? [];
    expect(card).toContain(DETAILS);
    expect(card.match(/<li/g)).toHaveLength(3);
  });

  it('shows no one else’s session, and none of another tool', async () => {
    const owner = await newMember(running.app);
    const saved = await owner.client.form('/dashboard?tab=chat-starter', { profileDetails: DETAILS });
    const { client } = await newMember(running.app);
    const stranger = await (await client.get(saved.headers.get('Location') ?? '')).text();
    expect(stranger).toContain('Nothing generated in this visit yet.');
    expect(stranger).not.toContain(DETAILS);
    const helper = await owner.client.json('/api/coaching-sessions', newSession());
    const { id } = (await helper.json()) as { id: string };
    const other = await (await owner.client.get(`/dashboard?tab=chat-starter&session=${id}`)).text();
    expect(other).toContain('Nothing generated in this visit yet.');
  });

  it('is counted in the overview with every other session', async () => {
    const member = await newMember(running.app);
    const count = async () =>
      /Coaching Sessions<\/h2><p[^>]*>(\d+)</.exec(await (await member.client.get('/dashboard')).text())?.[1];
    expect(await count()).toBe('0');
    await saveStarters(member, 2);
    await member.client.json('/api/coaching-sessions', newSession());
    expect(await count()).toBe('3');
  });
});

describe('in mode gemini without a key', () => {
  const keyless = useApp({ env: { COACH_ENGINE: 'gemini' } });

  it('shows the missing-key sentence and keeps what was typed', async () => {
    const { client } = await newMember(keyless.app);
    const response = await client.form('/conversation-starters', { profileDetails: DETAILS });
    const shown = await response.text();
    expect(response.status).toBe(503);
    expect(shown).toMatch(/role="alert".*Error Generating Starters/s);
    expect(shown).toContain('Google Gemini API key is not configured. Please contact support.');
    expect(shown).toContain(`>${DETAILS}</textarea>`);
  });
});

it('a tool’s page shows no session of another tool, nor of another user', async () => {
  const [one, two] = await Promise.all([newMember(running.app), newMember(running.app)]);
  const pages = {
    'chat-helper': ['/conversation-helper?mode=text', '/dashboard?tab=chat-helper&mode=text'],
    'chat-starter': ['/conversation-starters?', '/dashboard?tab=chat-starter'],
    'profile-wizard': ['/profile-wizard?', '/dashboard?tab=profile-wizard'],
  };
  for (const type of Object.keys(pages)) {
    const made = await one.client.json(
      '/api/coaching-sessions',
      newSession({ type, suggestions: [`shown of a ${type}`, 'b', 'c'] }),
    );
    const { id } = (await made.json()) as { id: string };
    await database.db.coachingSession.update({ where: { id }, data: { conversationText: 'hidden' } });
    const others = Object.entries(pages).filter(([name]) => name !== type);
    for (const path of others.flatMap(([, paths]) => paths)) {
      const page = await (await one.client.get(`${path}&session=${id}`)).text();
      expect([path, page.includes(`shown of a ${type}`)]).toEqual([path, false]);
    }
    for (const path of Object.values(pages).flat()) {
      const page = await (await two.client.get(`${path}&session=${id}`)).text();
      expect([path, page.includes(`shown of a ${type}`)]).toEqual([path, false]);
    }
  }
});

it.each([
  ['/conversation-starters', 'profileDetails'],
  ['/conversation-helper?mode=text', 'conversationText'],
  ['/dashboard?tab=chat-starter', 'profileDetails'],
])('%s answers 401 with what was sent, when the session has ended', async (path, name) => {
  const typed = 'Anna, 31 & "climbs" <often>.\nBakes bread.';
  const answer = await new Client(running.app).form(path, {
    [name]: typed,
    idempotencyKey: 'a-key-of-the-page',
  });
  const html = await answer.text();
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([
    401,
    expect.stringMatching(/no-store/),
  ]);
  expect(html).toContain('Anna, 31 &amp; &quot;climbs&quot; &lt;often&gt;.\nBakes bread.</textarea>');
  expect(html).toContain('value="a-key-of-the-page"');
  expect(html).toContain(`/login?redirectTo=${encodeURIComponent(path)}`);
});
