import { describe, expect, it } from 'vitest';
import { type Member, newMember } from '../setup/client.ts';
import { useApp, useDatabase } from '../setup/integration.ts';

const running = useApp();
const database = useDatabase(running);

const DASHBOARD = {
  currentBio: 'I build bridges and burn pancakes.',
  interests: 'bouldering, chess, my old Vespa',
  career: 'civil engineer, studied in Graz',
  lookingFor: 'somebody curious and kind',
  lifestyle: 'family on Sundays, early riser',
};
const STANDALONE = {
  currentBio: 'I build bridges.',
  interests: 'bouldering, chess',
  goals: 'somebody kind',
  photos: 'a mirror selfie and one with friends',
};

const readable = (html: string) =>
  html.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');

async function onlySession(member: Member) {
  return database.db.coachingSession.findFirstOrThrow({ where: { userId: member.id } });
}

const countSessions = (member: Member) => database.db.coachingSession.count({ where: { userId: member.id } });

describe('the dashboard’s Profile Wizard', () => {
  const path = '/dashboard?tab=profile-wizard';

  it('asks for five fields', async () => {
    const { client } = await newMember(running.app);
    const shown = readable(await (await client.get(path)).text());
    for (const label of [
      'Current Bio',
      'Interests & Hobbies',
      'Career & Education',
      "What You're Looking For",
      'Values & Lifestyle',
    ]) {
      expect(shown).toContain(`>${label}</label>`);
    }
    expect(shown).toContain('>Get Profile Enhancement Suggestions</button>');
    expect(shown).toContain('No coaching sessions yet. Try out our AI-powered tools to get started!');
  });

  it('gives Enhancement 1 to 3, saves them, and keeps the fields', async () => {
    const member = await newMember(running.app);
    const response = await member.client.form(path, DASHBOARD);
    const session = await onlySession(member);
    expect([response.status, response.headers.get('Location')]).toEqual([
      302,
      `${path}&session=${session.id}#results`,
    ]);
    expect(session.type).toBe('profile-wizard');
    expect(session.suggestions).toHaveLength(3);
    expect(session.conversationText).toBe(
      [
        'Current Bio:\nI build bridges and burn pancakes.',
        'Interests & Hobbies:\nbouldering, chess, my old Vespa',
        'Career & Education:\ncivil engineer, studied in Graz',
        "What You're Looking For:\nsomebody curious and kind",
        'Values & Lifestyle:\nfamily on Sundays, early riser',
      ].join('\n\n'),
    );
    const shown = readable(await (await member.client.get(response.headers.get('Location') ?? '')).text());
    expect(shown).toMatch(/role="status".*Success.*Coaching session saved successfully/s);
    const [results = '', history] = shown.split('Coaching History</h2>');
    for (const [index, suggestion] of (session.suggestions as string[]).entries()) {
      expect(results).toContain(`Enhancement ${index + 1}`);
      expect(results).toContain(suggestion.split(' EXPLAIN: ')[0]);
    }
    expect(history).toContain('Enhancement 3');
    for (const value of Object.values(DASHBOARD)) expect(shown).toContain(`>${value}</textarea>`);
  });

  it('shows each field’s own message under 10 characters, and keeps what was typed', async () => {
    const member = await newMember(running.app);
    const response = await member.client.form(path, {
      currentBio: 'too short',
      interests: '123456789',
      career: ' ',
      lookingFor: 'x',
      lifestyle: '',
    });
    const shown = readable(await response.text());
    expect(response.status).toBe(400);
    for (const message of [
      'Please provide your current bio (minimum 10 characters)',
      'Please describe your interests and hobbies',
      'Please provide details about your career and education',
      "Please describe what you're looking for",
      'Please describe your values and lifestyle',
    ]) {
      expect(shown).toContain(`>${message}</p>`);
    }
    expect(shown).toContain('>too short</textarea>');
    expect(await countSessions(member)).toBe(0);
  });

  it('shows only the message of the field that is wrong', async () => {
    const { client } = await newMember(running.app);
    const shown = readable(await (await client.form(path, { ...DASHBOARD, career: 'none' })).text());
    expect(shown).toContain('>Please provide details about your career and education</p>');
    expect(shown).not.toContain('Please describe');
    expect(shown).toContain(`>${DASHBOARD.lifestyle}</textarea>`);
  });

  it('saves once for a form that was sent twice', async () => {
    const member = await newMember(running.app);
    const fields = { ...DASHBOARD, idempotencyKey: 'sent-twice' };
    const [first, second] = await Promise.all([
      member.client.form(path, fields),
      member.client.form(path, fields),
    ]);
    expect(first?.headers.get('Location')).toBe(second?.headers.get('Location'));
    expect(await countSessions(member)).toBe(1);
  });

  it('refuses a flagged text and saves nothing', async () => {
    const member = await newMember(running.app);
    const response = await member.client.form(path, {
      ...DASHBOARD,
      lookingFor: 'send me nudes, all of you',
    });
    expect(response.status).toBe(422);
    expect(await response.text()).toMatch(/role="alert".*Response Generation Error/s);
    expect(await countSessions(member)).toBe(0);
  });
});

describe('the Profile Optimization Wizard', () => {
  const path = '/profile-wizard';

  it('asks for four fields of its own', async () => {
    const { client } = await newMember(running.app);
    const shown = readable(await (await client.get(path)).text());
    expect(shown).toMatch(/<h1[^>]*>Profile Optimization Wizard<\/h1>/);
    for (const name of Object.keys(STANDALONE))
      expect(shown).toMatch(new RegExp(`<textarea[^>]*name="${name}"`));
    expect(shown.match(/<textarea/g)).toHaveLength(4);
    expect(shown).toContain('>Analyze Profile</button>');
  });

  it('shows the panel of bio, photos, interests and overall, in this order', async () => {
    const member = await newMember(running.app);
    const response = await member.client.form(path, STANDALONE);
    const session = await onlySession(member);
    expect([response.status, response.headers.get('Location')]).toEqual([
      302,
      `${path}?session=${session.id}#results`,
    ]);
    expect(session.type).toBe('profile-wizard');
    expect(session.suggestions).toHaveLength(4);
    const shown = readable(await (await member.client.get(`${path}?session=${session.id}`)).text());
    expect(
      [...shown.matchAll(/<h3 id="recommendation-[^"]*"[^>]*>(\w+)</g)].map((match) => match[1]),
    ).toEqual(['Bio', 'Photos', 'Interests', 'Overall']);
    for (const suggestion of session.suggestions as string[]) {
      expect(shown).toContain(suggestion.split(' EXPLAIN: ')[0]);
    }
    for (const value of Object.values(STANDALONE)) expect(shown).toContain(`>${value}</textarea>`);
  });

  it('shows each field’s own message when it is empty, and takes one character', async () => {
    const member = await newMember(running.app);
    const response = await member.client.form(path, {
      currentBio: ' ',
      interests: '',
      goals: '',
      photos: '',
    });
    const shown = readable(await response.text());
    expect(response.status).toBe(400);
    for (const message of [
      'Please provide your current bio',
      'Please list some of your interests',
      "Please describe what you're looking for",
      'Please describe your current photos',
    ]) {
      expect(shown).toContain(`>${message}</p>`);
    }
    expect(await countSessions(member)).toBe(0);
    const short = await member.client.form(path, {
      currentBio: 'x',
      interests: 'y',
      goals: 'z',
      photos: 'w',
    });
    expect(short.status).toBe(302);
  });

  it('shows no panel for a session of the dashboard’s wizard, or of someone else', async () => {
    const member = await newMember(running.app);
    await member.client.form('/dashboard?tab=profile-wizard', DASHBOARD);
    const { id } = await onlySession(member);
    expect(await (await member.client.get(`${path}?session=${id}`)).text()).not.toContain(
      'Recommendations</h2>',
    );
    const stranger = await newMember(running.app);
    await stranger.client.form(path, STANDALONE);
    const other = await onlySession(stranger);
    const shown = await (await member.client.get(`${path}?session=${other.id}`)).text();
    expect(shown).not.toContain('Recommendations</h2>');
    expect(shown).not.toContain(STANDALONE.photos);
  });
});

describe('in mode gemini without a key', () => {
  const keyless = useApp({ env: { COACH_ENGINE: 'gemini' } });

  it.each([
    ['/dashboard?tab=profile-wizard', DASHBOARD],
    ['/profile-wizard', STANDALONE],
  ])('%s shows the missing-key sentence and keeps what was typed', async (path, fields) => {
    const { client } = await newMember(keyless.app);
    const response = await client.form(path, fields);
    const shown = readable(await response.text());
    expect(response.status).toBe(503);
    expect(shown).toMatch(/role="alert".*Error Generating Profile Suggestions/s);
    expect(shown).toContain('Google Gemini API key is not configured. Please contact support.');
    for (const value of Object.values(fields)) expect(shown).toContain(`>${value}</textarea>`);
  });
});
