import { randomUUID } from 'node:crypto';
import { buildPrompt } from '../../app/features/coaching/prompts/index.ts';
import type { LoopbackOAuth } from '../loopback/oauth-server.ts';
import type { RunningApp } from './app.ts';
import { type Client, newSession, PASSWORD } from './client.ts';
import { type Actor, formOn } from './doors.ts';
import type { useDatabase } from './integration.ts';
import { resetToken, waitForMail } from './outbox.ts';

export const NEW_PASSWORD = 'N3w-Passw0rd!';
const CONVERSATION =
  'Girl: I just came back from Lisbon.\nBoy: How was it?\nGirl: Sunny. Do you travel much?';
const PROMPT = buildPrompt(
  { kind: 'replies', conversation: CONVERSATION, advanced: false },
  { structured: false },
);
const PROFILE = 'Anna, 31, climbs, bakes sourdough and loves museums';

export interface Setting {
  app: RunningApp;
  db: ReturnType<typeof useDatabase>['db'];
  oauth: LoopbackOAuth;
}

/** Sends the very same submission each time it is called. */
export type Send = (client: Client) => Promise<Response>;

export interface Door {
  name: string;
  /** files of app/routes that it leads through */
  routes: string[];
  /** `member`: signed in */
  as: 'visitor' | 'member';
  /** `key`: the server does the work once for its key. Else why a repeat can do no harm. */
  once: 'key' | { byNature: string };
  /** makes a session each time (contract section 2: a cookie is never replayed) */
  makesSession?: true;
  /** mails that this person, or the operator about them, has in the end; none when unset */
  mails?: number;
  prepare(actor: Actor, setting: Setting): Promise<Send>;
}

/** A page's own form, key and all, with what a person types. */
async function filled(
  client: Client,
  path: string,
  mark: string,
  typed: Record<string, string>,
): Promise<Send> {
  const { action, hidden } = await formOn(client, path, mark);
  return (sender) => sender.form(action, { ...hidden, ...typed });
}

function form(
  routes: string[],
  path: string,
  mark: string,
  typed: Record<string, string> | ((actor: Actor) => Record<string, string>),
): Pick<Door, 'routes' | 'prepare'> {
  const prepare = ({ client, ...who }: Actor) =>
    filled(client, path, mark, typeof typed === 'function' ? typed({ client, ...who }) : typed);
  return { routes, prepare };
}

function call(
  route: string,
  path: string,
  body: unknown | ((actor: Actor) => unknown),
): Pick<Door, 'routes' | 'prepare'> {
  return {
    routes: [route],
    async prepare(actor) {
      const key = randomUUID();
      // the key of a caller who is not signed in is bound to a cookie that is there before the first try
      if (actor.id === null) await actor.client.get('/login');
      const sent = typeof body === 'function' ? body(actor) : body;
      return (sender) => sender.json(path, sent, { key });
    },
  };
}

async function newItem({ client }: Actor): Promise<string> {
  const made = await client.json('/api/ice-breakers/generate', { type: 'ice_breaker', context: 'climbs' });
  return ((await made.json()) as { id: string }).id;
}

/** The token of a reset link that was mailed to somebody with an account. */
async function mailedToken(actor: Actor, { app }: Setting): Promise<string> {
  if (actor.id === null) throw new Error('a visitor has no account');
  await actor.client.json('/api/reset-password-request', { email: actor.email });
  return resetToken(await waitForMail(app, actor.email, 'Choose a new'));
}

/** A sign-in at a platform that tells no e-mail, or one that has an account: a form is left to be filled in. */
async function pendingSignIn({ client }: Actor, { oauth }: Setting, email?: string): Promise<void> {
  oauth.script('facebook', { id: `id-${randomUUID()}`, email });
  const start = await client.get('/api/auth/facebook');
  const platform = await fetch(start.headers.get('Location') ?? '', { redirect: 'manual' });
  const back = new URL(platform.headers.get('Location') ?? '');
  await client.get(back.pathname + back.search);
}

const credentials = ({ email }: Actor) => ({ email, password: PASSWORD });
const dashboardProfile = Object.fromEntries(
  ['currentBio', 'interests', 'career', 'lookingFor', 'lifestyle'].map((name) => [
    name,
    `My ${name}: bridges, Vespas`,
  ]),
);
const standaloneProfile = Object.fromEntries(
  ['currentBio', 'interests', 'goals', 'photos'].map((name) => [name, `My ${name}: bridges, Vespas`]),
);

/** Registers somebody else, whose referral link this browser has opened. */
async function invited(actor: Actor, { app, db }: Setting): Promise<void> {
  const inviter = await db.user.create({
    data: {
      email: `inviter-${actor.email}`,
      username: `inviter-${randomUUID()}`,
      referralCode: randomUUID(),
    },
  });
  await actor.client.get(`/signup?ref=${inviter.referralCode}`);
  if (!app.url) throw new Error('no app');
}

const TOOLS: [name: string, routes: string[], path: string, mark: string, typed: Record<string, string>][] = [
  [
    'chat helper',
    ['conversation-helper.tsx'],
    '/conversation-helper?mode=text',
    'conversationText',
    { conversationText: CONVERSATION },
  ],
  [
    'starters',
    ['conversation-starters.tsx'],
    '/conversation-starters',
    'profileDetails',
    { profileDetails: PROFILE },
  ],
  ['profile recommendations', ['profile-wizard.tsx'], '/profile-wizard', 'photos', standaloneProfile],
  [
    'dashboard chat helper',
    ['dashboard/route.tsx'],
    '/dashboard?tab=chat-helper&mode=text',
    'conversationText',
    { conversationText: CONVERSATION },
  ],
  [
    'dashboard starters',
    ['dashboard/route.tsx'],
    '/dashboard?tab=chat-starter',
    'profileDetails',
    { profileDetails: PROFILE },
  ],
  [
    'dashboard profile wizard',
    ['dashboard/route.tsx'],
    '/dashboard?tab=profile-wizard',
    'lifestyle',
    dashboardProfile,
  ],
  [
    'library, generate',
    ['ice-breakers.tsx'],
    '/ice-breakers',
    'value="generate"',
    { context: 'Anna climbs' },
  ],
  [
    'dashboard library, generate',
    ['dashboard/route.tsx'],
    '/dashboard?tab=ice-breakers&type=compliment',
    'value="generate"',
    { context: 'Anna climbs' },
  ],
];

/** Every form of the app and every call that changes something. */
export const DOORS: readonly Door[] = [
  {
    name: 'registration form, invited by a friend',
    as: 'visitor',
    once: 'key',
    makesSession: true,
    routes: ['register.tsx'],
    async prepare(actor, setting) {
      await invited(actor, setting);
      return filled(actor.client, '/register', 'name="email"', credentials(actor));
    },
  },
  {
    name: 'sign-in form',
    as: 'member',
    once: { byNature: 'credentials are checked each time, and a new session is made each time' },
    makesSession: true,
    routes: ['login.tsx'],
    async prepare(actor) {
      actor.client.cookies.delete('rapport_session');
      return filled(actor.client, '/login', 'name="email"', credentials(actor));
    },
  },
  ...TOOLS.map(
    ([name, routes, path, mark, typed]): Door => ({
      name: `${name} form`,
      as: 'member',
      once: 'key',
      ...form(routes, path, mark, typed),
    }),
  ),
  {
    name: 'starters form, the last of the month',
    as: 'member',
    once: 'key',
    routes: ['conversation-starters.tsx'],
    async prepare({ client }) {
      for (let number = 1; number <= 4; number += 1) {
        await client.json('/api/coaching-sessions', newSession({ type: 'chat-starter' }));
      }
      return filled(client, '/conversation-starters', 'profileDetails', { profileDetails: PROFILE });
    },
  },
  {
    name: 'chat helper form, with the reading for one of two credits',
    as: 'member',
    once: 'key',
    routes: ['conversation-helper.tsx'],
    async prepare({ client, email }, { db }) {
      await db.user.update({ where: { email }, data: { chatHelperCredits: 2 } });
      const typed = { conversationText: CONVERSATION, advanced: 'on' };
      return filled(client, '/conversation-helper?mode=text', 'conversationText', typed);
    },
  },
  ...(['use', 'rate'] as const).flatMap((intent) =>
    ['/ice-breakers', '/dashboard?tab=ice-breakers'].map(
      (path): Door => ({
        name: `library, ${intent} on ${path}`,
        as: 'member',
        once: 'key',
        routes: [path === '/ice-breakers' ? 'ice-breakers.tsx' : 'dashboard/route.tsx'],
        async prepare(actor) {
          await newItem(actor);
          return filled(actor.client, path, `value="${intent}"`, {});
        },
      }),
    ),
  ),
  {
    name: 'settings, change the password',
    as: 'member',
    once: 'key',
    mails: 1,
    ...form(['account.settings.tsx'], '/account/settings', 'currentPassword', {
      currentPassword: PASSWORD,
      newPassword: NEW_PASSWORD,
    }),
  },
  {
    name: 'settings, sign out everywhere',
    as: 'member',
    once: 'key',
    ...form(['account.settings.tsx'], '/account/settings', 'sign-out-everywhere', {}),
  },
  {
    name: 'settings, delete the account',
    as: 'member',
    once: 'key',
    ...form(['account.settings.tsx'], '/account/settings?step=delete', 'delete-account', {}),
  },
  {
    name: 'theme form',
    as: 'visitor',
    once: { byNature: 'it sets one cookie to one value' },
    ...form(['theme.ts'], '/about', 'name="theme"', { theme: 'dark' }),
  },
  ...['/dashboard', '/account'].map(
    (path): Door => ({
      name: `log out form on ${path}`,
      as: 'member',
      once: { byNature: 'the session is gone or goes' },
      ...form(['logout.ts'], path, path === '/account' ? 'Log Out' : 'Log out', {}),
    }),
  ),
  {
    name: 'forgotten password form',
    as: 'member',
    once: 'key',
    mails: 1,
    routes: ['request-reset.tsx'],
    async prepare({ client, email }) {
      client.cookies.delete('rapport_session');
      return filled(client, '/request-reset', 'name="email"', { email });
    },
  },
  ...(['signed out', 'signed in'] as const).map(
    (state): Door => ({
      name: `new password form, ${state}`,
      as: 'member',
      once: 'key',
      mails: 2,
      routes: ['reset-password.$token.tsx'],
      async prepare(actor, setting) {
        const token = await mailedToken(actor, setting);
        if (state === 'signed out') actor.client.cookies.delete('rapport_session');
        const typed = { password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
        return filled(actor.client, `/reset-password/${token}`, 'confirmPassword', typed);
      },
    }),
  ),
  ...(['visitor', 'member'] as const).flatMap((as): Door[] => [
    {
      name: `contact form, ${as}`,
      as,
      once: 'key',
      mails: 1,
      ...form(['contact.tsx'], '/contact', 'name="message"', ({ email }) => ({
        name: 'Ann',
        email,
        message: 'Hello!',
      })),
    },
    {
      name: `deletion request form, ${as}`,
      as,
      once: 'key',
      mails: 2,
      ...form(['delete.tsx'], '/delete', 'name="reason"', ({ email }) => ({
        email,
        reason: 'Moved on',
        userId: '',
      })),
    },
  ]),
  {
    name: 'e-mail after a platform’s sign-in',
    as: 'visitor',
    once: 'key',
    makesSession: true,
    routes: ['auth.email.tsx', 'api.auth.$provider.ts', 'api.auth.$provider_.callback.ts'],
    async prepare(actor, setting) {
      await pendingSignIn(actor, setting);
      return filled(actor.client, '/auth/email', 'name="email"', { email: actor.email });
    },
  },
  {
    name: 'password that links a platform’s sign-in',
    as: 'member',
    once: {
      byNature: 'one identity links once; the credentials are checked and a session is made each time',
    },
    makesSession: true,
    routes: ['auth.link.tsx', 'api.auth.$provider.ts', 'api.auth.$provider_.callback.ts'],
    async prepare(actor, setting) {
      actor.client.cookies.delete('rapport_session');
      await pendingSignIn(actor, setting, actor.email);
      return filled(actor.client, '/auth/link', 'name="password"', { password: PASSWORD });
    },
  },
  {
    name: 'last page after a platform’s sign-in',
    as: 'visitor',
    once: { byNature: 'a GET that only shows what the handshake’s cookie holds' },
    makesSession: true,
    routes: ['api.auth.$provider_.done.ts'],
    async prepare(actor, setting) {
      await pendingSignIn(actor, setting);
      const send = await filled(actor.client, '/auth/email', 'name="email"', { email: actor.email });
      await send(actor.client);
      return (sender) => sender.get('/api/auth/facebook/done');
    },
  },
  {
    name: 'referral link',
    as: 'visitor',
    once: { byNature: 'a GET that sets one cookie; the friend is counted at registration' },
    routes: ['signup.ts'],
    async prepare(actor, { db }) {
      const { referralCode } = await db.user.create({
        data: {
          email: `inviter-${actor.email}`,
          username: `inviter-${randomUUID()}`,
          referralCode: randomUUID(),
        },
      });
      return (sender) => sender.get(`/signup?ref=${referralCode}`);
    },
  },
  {
    name: 'POST /api/register',
    as: 'visitor',
    once: 'key',
    makesSession: true,
    ...call('api.register.ts', '/api/register', credentials),
  },
  {
    name: 'POST /api/login',
    as: 'member',
    once: { byNature: 'credentials are checked each time, and a new session is made each time' },
    makesSession: true,
    ...call('api.login.ts', '/api/login', credentials),
  },
  {
    name: 'POST /api/logout',
    as: 'member',
    once: { byNature: 'the session is gone or goes' },
    ...call('api.logout.ts', '/api/logout', undefined),
  },
  {
    name: 'POST /api/reset-password-request',
    as: 'member',
    once: 'key',
    mails: 1,
    ...call('api.reset-password-request.ts', '/api/reset-password-request', ({ email }: Actor) => ({
      email,
    })),
  },
  {
    name: 'POST /api/reset-password, signed in',
    as: 'member',
    once: 'key',
    mails: 2,
    routes: ['api.reset-password.ts'],
    async prepare(actor, setting) {
      const body = { token: await mailedToken(actor, setting), newPassword: NEW_PASSWORD };
      const key = randomUUID();
      return (sender) => sender.json('/api/reset-password', body, { key });
    },
  },
  {
    name: 'POST /api/coaching-sessions',
    as: 'member',
    once: 'key',
    ...call('api.coaching-sessions.ts', '/api/coaching-sessions', newSession()),
  },
  {
    name: 'POST /api/coaching-sessions in the place of another',
    as: 'member',
    once: 'key',
    routes: ['api.coaching-sessions.ts'],
    async prepare({ client }) {
      const { id } = (await (await client.json('/api/coaching-sessions', newSession())).json()) as {
        id: string;
      };
      const key = randomUUID();
      const body = newSession({ conversationText: CONVERSATION, replaces: id });
      return (sender) => sender.json('/api/coaching-sessions', body, { key });
    },
  },
  {
    name: 'POST /api/ice-breakers/generate',
    as: 'member',
    once: 'key',
    ...call('api.ice-breakers_.generate.ts', '/api/ice-breakers/generate', {
      type: 'compliment',
      context: 'climbs',
    }),
  },
  ...(
    [
      ['use', undefined],
      ['rate', { rating: 4 }],
    ] as const
  ).map(
    ([action, body]): Door => ({
      name: `POST /api/ice-breakers/{id}/${action}`,
      as: 'member',
      once: 'key',
      routes: [`api.ice-breakers_.$id.${action}.ts`],
      async prepare(actor) {
        const id = await newItem(actor);
        const key = randomUUID();
        return (sender) => sender.json(`/api/ice-breakers/${id}/${action}`, body, { key });
      },
    }),
  ),
  {
    name: 'POST /api/social-share',
    as: 'member',
    once: 'key',
    routes: ['api.social-share.ts'],
    async prepare({ email }, { oauth }) {
      const key = randomUUID();
      const body = {
        platform: 'twitter',
        content: `For ${email}`,
        accessToken: await oauth.issueToken('twitter'),
      };
      return (sender) => sender.json('/api/social-share', body, { key });
    },
  },
  {
    name: 'POST /api/coach (the Gemini protocol)',
    as: 'member',
    once: { byNature: 'it only answers; what is kept is saved by /api/coaching-sessions' },
    ...call('api.coach.v1beta.models.$call.ts', '/api/coach/v1beta/models/gemini-pro:generateContent', {
      contents: [{ role: 'user', parts: [{ text: PROMPT.text }] }],
    }),
  },
];

/** Routes with an action that changes nothing. */
export const WITHOUT_POST: readonly string[] = [
  'api.$.ts',
  'api.user.ts',
  'api.ice-breakers.ts',
  'api.referral-code.ts',
  'api.referral-stats.ts',
];
