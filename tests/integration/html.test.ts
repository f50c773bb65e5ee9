import { HtmlValidate } from 'html-validate';
import { beforeAll, describe, expect, it } from 'vitest';
import { Client, type Member, newEmail, newMember, PASSWORD } from '../setup/client.ts';
import { useApp } from '../setup/integration.ts';
import { resetToken, waitForMail } from '../setup/outbox.ts';
import { newBusyMember, USER_SCREENS, VISITOR_SCREENS } from '../setup/screens.ts';

const running = useApp();

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // React writes them so, and HTML takes either: a small doctype, charSet, hidden="", <meta />
    'doctype-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // React's useId makes ':R1:'; HTML asks for no more than one character and no blank
    'valid-id': ['error', { relaxed: true }],
    // a list may be named
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // a matter of what a search engine shows, not of validity
    'long-title': 'off',
  },
});

/** The page is valid, says what it is in its head, and has one h1, whose text is returned. */
async function check(path: string, response: Response): Promise<string> {
  expect(response.headers.get('Content-Type')).toMatch(/^text\/html/);
  const html = await response.text();
  const { results } = await validator.validateString(html);
  const faults = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column, selector }) => {
      const near = html.split('\n')[line - 1]?.slice(Math.max(0, column - 80), column + 160);
      return `${path} ${ruleId}: ${message} (${selector}) near ${near}`;
    }),
  );
  expect(faults).toEqual([]);
  const head = /<head>.*<\/head>/s.exec(html)?.[0] ?? '';
  expect([path, head.match(/<title>[^<]+ · Rapport<\/title>/g)]).toEqual([path, [expect.any(String)]]);
  expect([path, html.match(/<title>/g)]).toEqual([path, ['<title>']]);
  expect([path, head]).toEqual([path, expect.stringMatching(/<meta name="description" content="[^"]{20,}"/)]);
  expect([path, head.match(/<link rel="canonical" href="[^"]+"/g)]).toEqual([path, [expect.any(String)]]);
  const headings = [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, inner]) =>
    (inner ?? '').replace(/<[^>]+>/g, '').replaceAll('&amp;', '&'),
  );
  expect([path, headings]).toEqual([path, [expect.any(String)]]);
  return headings[0] ?? '';
}

describe('the HTML of every page', () => {
  it.each(VISITOR_SCREENS)(
    'visitor: %s is valid, with one h1, title, description and canonical link',
    async (path, heading) => {
      expect(await check(path, await new Client(running.app).get(path))).toBe(heading);
    },
  );

  describe('user', () => {
    let member: Member;
    beforeAll(async () => {
      member = await newBusyMember(running.app);
    });

    it.each(USER_SCREENS)(
      'user: %s is valid, with one h1, title, description and canonical link',
      async (path, heading) => {
        const response = await member.client.get(path);
        expect(response.status).toBe(200);
        expect(await check(path, response)).toBe(heading);
      },
    );

    it('public pages are as valid for users', async () => {
      for (const [path, heading] of VISITOR_SCREENS) {
        const response = await member.client.get(path);
        if (['/', '/login', '/register'].includes(path)) expect(response.status).toBe(302);
        else expect(await check(path, response)).toBe(heading);
      }
    });

    it('the pages with new results, and the toast over them, are valid', async () => {
      const starters = await member.client.form('/conversation-starters', {
        profileDetails: 'Anna climbs and bakes bread.',
      });
      const helper = await member.client.form('/dashboard?tab=chat-helper', {
        conversationText: 'Girl: Hi! How was Lisbon?\nBoy: Sunny.\nGirl: Tell me more!',
      });
      const wizard = await member.client.form('/profile-wizard', {
        currentBio: 'I build bridges.',
        interests: 'bouldering, chess',
        goals: 'somebody kind',
        photos: 'a selfie',
      });
      const message = await member.client.form('/ice-breakers', {
        intent: 'generate',
        type: 'ice_breaker',
        context: '',
      });
      for (const response of [starters, helper, wizard, message]) {
        const to = response.headers.get('Location') ?? '';
        expect([response.url, response.status]).toEqual([response.url, 302]);
        await check(to, await member.client.get(to));
      }
    });
  });

  it('a form that came back with errors and a toast is valid', async () => {
    const visitor = new Client(running.app);
    const { client } = await newMember(running.app);
    const forms: [Client, string, Record<string, string>][] = [
      [visitor, '/login', { email: 'nobody', password: '1' }],
      [visitor, '/login', { email: newEmail(), password: PASSWORD }],
      [visitor, '/register', { email: 'nobody', password: '1' }],
      [visitor, '/request-reset', { email: 'nobody' }],
      [visitor, '/delete', { email: 'nobody', reason: '' }],
      [visitor, '/contact', { name: '', email: 'nobody', message: '' }],
      [client, '/conversation-starters', { profileDetails: 'short' }],
      [client, '/profile-wizard', {}],
      [client, '/dashboard?tab=profile-wizard', {}],
      [client, '/conversation-helper', { conversationText: 'no label' }],
      [client, '/account/settings', { intent: 'change-password', currentPassword: '1', newPassword: '1' }],
    ];
    for (const [who, path, fields] of forms) {
      const response = await who.form(path, fields);
      expect([path, response.status]).toEqual([
        path,
        expect.toSatisfy((status: number) => status >= 400 && status < 500),
      ]);
      await check(path, response);
    }
  });

  it('the reset form, its completion and the confirmation are valid', async () => {
    const { email } = await newMember(running.app);
    const visitor = new Client(running.app);
    expect(await check('/request-reset', await visitor.form('/request-reset', { email }))).toBe(
      'Check Your Email',
    );
    const path = `/reset-password/${resetToken(await waitForMail(running.app, email, 'password'))}`;
    expect(await check(path, await visitor.get(path))).toBe('Choose a new password');
    const fields = { password: 'New-Passw0rd!', confirmPassword: 'New-Passw0rd!' };
    expect(await check(path, await visitor.form(path, fields))).toBe('Password Reset Complete');
  });

  it('an error page is valid, and says a sentence', async () => {
    const { client } = await newMember(running.app);
    const refused = await client.form('/account/settings', { intent: 'nothing' });
    expect(refused.status).toBe(400);
    expect(await check('/account/settings', refused)).toBe('That did not work');
    const dashboard = await client.form('/dashboard', {});
    expect(dashboard.status).toBe(400);
    expect(await check('/dashboard', dashboard)).toBe('That did not work');
  });
});
