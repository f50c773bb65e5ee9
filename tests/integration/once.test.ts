import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Fault, type FaultProxy, startFaultProxy } from '../bench/fault-proxy.ts';
import { startOAuthServer } from '../loopback/oauth-server.ts';
import type { RunningApp } from '../setup/app.ts';
import { Client, newEmail, newMember, PASSWORD } from '../setup/client.ts';
import { DOORS, type Door, type Send, WITHOUT_POST } from '../setup/door-table.ts';
import { type Actor, formIn, formOn, summary, traces } from '../setup/doors.ts';
import { BROKEN_TABLE, database as kind, useApp, useDatabase } from '../setup/integration.ts';

const oauth = await startOAuthServer();
const running = useApp({ env: oauth.env, expectedErrors: BROKEN_TABLE });
const database = useDatabase(running);
let proxy: FaultProxy;
/** the app as it is seen through the bad line */
let line: RunningApp;

beforeAll(async () => {
  proxy = await startFaultProxy(running.app.url);
  line = { ...running.app, url: proxy.url };
});
afterAll(async () => {
  await proxy.close();
  await oauth.stop();
});

const setting = () => ({ app: running.app, db: database.db, oauth });

async function newActor({ as }: Door): Promise<Actor> {
  const client = new Client(line);
  const email = newEmail('once');
  if (as === 'visitor') return { client, email, id: null };
  const member = await newMember(running.app, email);
  for (const [name, value] of member.client.cookies) client.cookies.set(name, value);
  return { client, email, id: member.id };
}

/** The same browser twice, as it was before either answer. */
function twin(client: Client): Client {
  const other = new Client(client.app);
  for (const [name, value] of client.cookies) other.cookies.set(name, value);
  return other;
}

const tracesOf = (actor: Actor) => traces(actor, setting());

/** Where a session is made for each answer, how many there are is no trace. */
function comparable(door: Door, left: Record<string, unknown>): Record<string, unknown> {
  return door.makesSession ? { ...left, sessions: Number(left.sessions) > 0 } : left;
}

/** The next request meets the fault, later ones none. */
function failNext(fault: Fault): void {
  let left = 1;
  proxy.setLine({
    fault() {
      left -= 1;
      return left === 0 ? fault : 'none';
    },
  });
}

async function faultThenAgain(fault: Fault, client: Client, send: Send): Promise<Response[]> {
  failNext(fault);
  await expect(send(client)).rejects.toThrow(TypeError);
  return [await send(client)];
}

const TROUBLES: Record<string, (client: Client, send: Send) => Promise<Response[]>> = {
  'its answer is lost': (client, send) => faultThenAgain('lose', client, send),
  'its connection is cut': (client, send) => faultThenAgain('cut', client, send),
  'its connection is cut midway': (client, send) => faultThenAgain('cut-midway', client, send),
  'two of it arrive together': (client, send) => Promise.all([send(client), send(twin(client))]),
};

/** Everybody who pressed a button, for a last look at what was mailed meanwhile. */
const pressed: { door: Door; actor: Actor; left: Record<string, unknown> }[] = [];

/** Mails are written behind the answer. */
async function tracesWithMails(actor: Actor, { mails = 0 }: Door): Promise<Record<string, unknown>> {
  await expect.poll(async () => (await tracesOf(actor)).mails, { timeout: 5000 }).toHaveLength(mails);
  return tracesOf(actor);
}

describe.each(DOORS.map((door) => [door.name, door] as const))('%s', (_, door) => {
  let clean: { answer: Record<string, unknown>; left: Record<string, unknown> };

  it('does its work', async () => {
    const actor = await newActor(door);
    const send = await door.prepare(actor, setting());
    const before = await tracesOf(actor);
    proxy.setLine({});
    const answer = await summary(await send(actor.client), actor);
    expect(Number(answer.status)).toBeLessThan(400);
    const left = await tracesWithMails(actor, door);
    if (door.once === 'key' && door.mails !== 1) expect(left).not.toEqual(before);
    clean = { answer, left: comparable(door, left) };
  });

  it.each(Object.keys(TROUBLES))('does it once when %s and it is sent again', async (trouble) => {
    const actor = await newActor(door);
    const send = await door.prepare(actor, setting());
    const answers = (await TROUBLES[trouble]?.(actor.client, send)) ?? [];
    for (const answer of answers) expect(await summary(answer, actor)).toEqual(clean.answer);
    const left = comparable(door, await tracesWithMails(actor, door));
    expect(left).toEqual(clean.left);
    pressed.push({ door, actor, left });
  });
});

const CONVERSATION = 'Girl: Hi!\nBoy: Hello!';
const other = (name: string) => `${name}-${newEmail('other')}`;

/** Forms into which somebody types: where each is, what is typed first, and what after Back. */
const EDITED: [
  path: string,
  mark: string,
  as: Door['as'],
  first: Record<string, string>,
  then: Record<string, string>,
][] = [
  [
    '/register',
    'name="email"',
    'visitor',
    { email: other('a'), password: PASSWORD },
    { email: other('b'), password: PASSWORD },
  ],
  [
    '/conversation-helper?mode=text',
    'conversationText',
    'member',
    { conversationText: CONVERSATION },
    { conversationText: `${CONVERSATION}\nGirl: And you?` },
  ],
  [
    '/conversation-starters',
    'profileDetails',
    'member',
    { profileDetails: 'Anna, climbs, bakes' },
    { profileDetails: 'Anna, climbs, reads' },
  ],
  [
    '/ice-breakers',
    'value="generate"',
    'member',
    { context: 'Anna climbs' },
    { context: 'Anna bakes bread' },
  ],
  [
    '/contact',
    'name="message"',
    'visitor',
    { name: 'Ann', email: other('c'), message: 'The first' },
    { name: 'Ann', email: other('c'), message: 'The second one' },
  ],
  [
    '/delete',
    'name="reason"',
    'visitor',
    { email: other('d'), reason: 'Moved on' },
    { email: other('d'), reason: 'Moved on to others' },
  ],
  ['/request-reset', 'name="email"', 'visitor', { email: other('e') }, { email: other('f') }],
];

/** A browser behind the proxy, which lets everything through for now; signed in when it is a member's. */
async function onGoodLine(as: string): Promise<Client> {
  proxy.setLine({});
  const client = new Client(line);
  if (as === 'member') {
    for (const [name, value] of (await newMember(running.app)).client.cookies)
      client.cookies.set(name, value);
  }
  return client;
}

it.each(EDITED)(
  '%s, sent again after Back with other content, comes back with that and a new key',
  async (path, mark, as, first, then) => {
    const client = await onGoodLine(as);
    const { action, hidden } = await formOn(client, path, mark);
    // the answer to the first never reached this browser
    expect((await twin(client).form(action, { ...hidden, ...first })).status).toBeLessThan(400);
    const again = await client.form(action, { ...hidden, ...then });
    const page = await again.text();
    expect(again.status).toBe(422);
    expect(page).toContain('already sent with other content');
    for (const [name, value] of Object.entries(then)) {
      if (name === 'password') expect(page).not.toContain(value);
      else expect(page).toContain(value.split('\n')[0]);
    }
    const fresh = formIn(page, path, mark).hidden.idempotencyKey;
    expect(fresh).toMatch(/^[\w-]{16,}$/);
    expect(fresh).not.toBe(hidden.idempotencyKey);
  },
);

/** Makes every new row of a table fail, as a full disk would; returns how to mend it. */
async function breakTable(table: string): Promise<() => Promise<unknown>> {
  const run = (sql: string) => database.db.$executeRawUnsafe(sql);
  if (kind === 'sqlite') {
    await run(
      `CREATE TRIGGER broken BEFORE INSERT ON "${table}" BEGIN SELECT RAISE(ABORT, 'no space left'); END`,
    );
    return () => run('DROP TRIGGER broken');
  }
  await run(`ALTER TABLE "${table}" ADD CONSTRAINT broken CHECK (false) NOT VALID`);
  return () => run(`ALTER TABLE "${table}" DROP CONSTRAINT broken`);
}

const TABLES: Record<string, string> = {
  '/register': 'User',
  '/conversation-helper?mode=text': 'CoachingSession',
  '/conversation-starters': 'CoachingSession',
  '/ice-breakers': 'LibraryItem',
  '/contact': 'ContactMessage',
  '/delete': 'DeletionRequest',
};

it.each(EDITED.filter(([path]) => path in TABLES))(
  '%s, when something breaks on the server, comes back with what was typed, and the next press does it',
  async (path, mark, as, _, typed) => {
    const client = await onGoodLine(as);
    const { action, hidden } = await formOn(client, path, mark);
    const fields = { ...typed, ...(typed.email ? { email: newEmail('broken') } : {}) };
    const mend = await breakTable(TABLES[path] ?? '');
    const broken = await client.form(action, { ...hidden, ...fields });
    await mend();
    const page = await broken.text();
    expect(broken.status).toBe(500);
    expect(page).toMatch(
      path === '/register'
        ? /Registration Error.*An unexpected error occurred/s
        : /Something went wrong on our side|Failed to submit request/,
    );
    expect(page).not.toMatch(/no space left|constraint/);
    expect(running.app.output()).toContain(` ${broken.headers.get('X-Request-Id')} POST `);
    for (const [name, value] of Object.entries(fields)) {
      if (name === 'password') expect(page).not.toContain(value);
      else expect(page).toContain(value.split('\n')[0]);
    }
    // the work may have been done, as far as anybody knows: the same key goes out again
    const shown = formIn(page, path, mark);
    expect(shown.hidden.idempotencyKey).toBe(hidden.idempotencyKey);
    expect((await client.form(shown.action, { ...shown.hidden, ...fields })).status).toBe(302);
  },
);

it('nothing more was mailed or kept behind the answers', async () => {
  expect(pressed.length).toBe(DOORS.length * Object.keys(TROUBLES).length);
  for (const { door, actor, left } of pressed) {
    expect([door.name, comparable(door, await tracesOf(actor))]).toEqual([door.name, left]);
  }
});

it('the table names every route that takes a POST', () => {
  const folder = path.resolve(import.meta.dirname, '../../app/routes');
  const withAction = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .filter((name) =>
      /export (const|async function|function) action\b/.test(readFileSync(path.join(folder, name), 'utf8')),
    )
    .map((name) => name.split(path.sep).join('/'));
  const named = new Set(DOORS.flatMap(({ routes }) => routes));
  expect(withAction.filter((name) => !named.has(name) && !WITHOUT_POST.includes(name))).toEqual([]);
});
