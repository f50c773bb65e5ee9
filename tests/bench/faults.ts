import { randomUUID } from 'node:crypto';
import Database from 'better-sqlite3';
import { type RunningApp, startApp } from '../setup/app.ts';
import { Client, newEmail, newMember, newSession, PASSWORD } from '../setup/client.ts';
import { type Fault, startFaultProxy } from './fault-proxy.ts';
import type { BenchOptions } from './main.ts';
import type { Findings } from './report.ts';

const SUBMISSIONS = 300;
const QUICK_SUBMISSIONS = 60;
/** Every tenth answer is lost, and every tenth connection cut. */
const CYCLE = 10;
const AT_ONCE = 6;
const MOST_TRIES = 12;
/** One person may ask the coach 60 times a minute, and a quick machine is done with all of it in half of one. */
const MEMBERS = 3;

/** One press of a button, told apart from all others by its text. */
interface Submission {
  door: string;
  text: string;
  /** sends the very same bytes each time, as a browser does, and returns the answer's status */
  send(): Promise<number>;
}

/** Sends until an answer arrives. A failed connection is all that leads to another try. */
async function sendUntilAnswered({ send }: Submission): Promise<{ tries: number; status: number }> {
  for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
    try {
      return { tries, status: await send() };
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
    }
  }
  return { tries: MOST_TRIES, status: 0 };
}

/** The hidden fields of the page's form that carries an idempotency key. */
async function hiddenFields(client: Client, path: string): Promise<Record<string, string>> {
  const html = await (await client.get(path)).text();
  const form = [...html.matchAll(/<form\b.*?<\/form>/gs)].find(([text]) =>
    text.includes('name="idempotencyKey"'),
  );
  const fields: Record<string, string> = {};
  for (const [input] of form?.[0].matchAll(/<input\b[^>]*type="hidden"[^>]*>/g) ?? []) {
    const name = /\bname="([^"]*)"/.exec(input)?.[1];
    if (name) fields[name] = /\bvalue="([^"]*)"/.exec(input)?.[1] ?? '';
  }
  if (!fields.idempotencyKey) throw new Error(`${path} has no form with a key`);
  return fields;
}

function doorsOf(line: RunningApp, members: readonly Client[]) {
  let turn = 0;
  const nextMember = () => members[turn++ % members.length] as Client;
  return {
    async 'save by JSON'(text: string): Promise<() => Promise<number>> {
      const member = nextMember();
      const key = randomUUID();
      const body = newSession({ conversationText: text });
      return async () => (await member.json('/api/coaching-sessions', body, { key })).status;
    },
    async 'contact by form'(text: string) {
      const visitor = new Client(line);
      const fields = await hiddenFields(visitor, '/contact');
      const filled = { ...fields, name: 'Ann', email: newEmail('contact'), message: text };
      return async () => (await visitor.form('/contact', filled)).status;
    },
    async 'chat helper by form'(text: string) {
      const member = nextMember();
      const path = '/conversation-helper?mode=text';
      const fields = await hiddenFields(member, path);
      return async () => (await member.form(path, { ...fields, conversationText: text })).status;
    },
    async 'register by JSON'(text: string) {
      const visitor = new Client(line);
      // the key is bound to a cookie that must be there before the first try
      await visitor.get('/register');
      const key = randomUUID();
      return async () =>
        (await visitor.json('/api/register', { email: text, password: PASSWORD }, { key })).status;
    },
  };
}

/** How often the work of each text was done, by the rows it left. */
function timesDone(databaseFile: string, texts: readonly string[]): number[] {
  const database = new Database(databaseFile, { readonly: true });
  try {
    const count = database.prepare(
      `SELECT (SELECT count(*) FROM CoachingSession WHERE trim(conversationText) = :text)
            + (SELECT count(*) FROM ContactMessage WHERE message = :text)
            + (SELECT count(*) FROM User WHERE email = :text) AS times`,
    );
    return texts.map((text) => (count.get({ text }) as { times: number }).times);
  } finally {
    database.close();
  }
}

/** Submissions of four kinds through a line that loses answers and cuts connections. */
export async function submitThroughFaults({ quick }: BenchOptions): Promise<Findings> {
  const app = await startApp();
  let posts = 0;
  const proxy = await startFaultProxy(app.url, {
    fault(request): Fault {
      if (request.method !== 'POST') return 'none';
      posts += 1;
      if (posts % CYCLE === 3) return 'lose';
      if (posts % CYCLE === 8) return posts % (2 * CYCLE) === 8 ? 'cut' : 'cut-midway';
      return 'none';
    },
  });
  try {
    const line: RunningApp = { ...app, url: proxy.url };
    const members: Client[] = [];
    for (let n = 0; n < MEMBERS; n += 1) {
      const { client: direct } = await newMember(app);
      const member = new Client(line);
      for (const [name, value] of direct.cookies) member.cookies.set(name, value);
      members.push(member);
    }

    const doors = Object.entries(doorsOf(line, members));
    const total = quick ? QUICK_SUBMISSIONS : SUBMISSIONS;
    const waiting = Array.from({ length: total }, (_, index) => index);
    const done: (Submission & { tries: number; status: number })[] = [];
    const work = async () => {
      for (let index = waiting.shift(); index !== undefined; index = waiting.shift()) {
        const [door = '', prepare] = doors[index % doors.length] ?? [];
        if (!prepare) throw new Error('there are no doors');
        const text =
          door === 'register by JSON'
            ? newEmail('fault')
            : `Girl: Number ${index}, did you see it?\nBoy: I did, twice!`;
        const submission = { door, text, send: await prepare(text) };
        done.push({ ...submission, ...(await sendUntilAnswered(submission)) });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));

    const times = timesDone(
      app.databaseUrl.replace(/^file:/, ''),
      done.map(({ text }) => text),
    );
    const counted = done.map((submission, index) => ({ ...submission, times: times[index] ?? 0 }));
    const rows = doors.map(([door]) => {
      const own = counted.filter((submission) => submission.door === door);
      return {
        door,
        submitted: own.length,
        'sent again': own.filter(({ tries }) => tries > 1).length,
        'done once': own.filter((submission) => submission.times === 1).length,
        'done twice': own.filter((submission) => submission.times > 1).length,
        'texts lost': own.filter((submission) => submission.times === 0).length,
        'answered well': own.filter(({ status }) => status >= 200 && status < 400).length,
      };
    });
    const sum = (name: keyof (typeof rows)[number]) => rows.reduce((all, row) => all + Number(row[name]), 0);
    const { lose = 0, cut = 0, 'cut-midway': midway = 0 } = proxy.counts.faults;
    return {
      title: `${total} submissions; ${lose} answers lost, ${cut + midway} connections cut (${midway} midway)`,
      rows,
      bars: [
        { what: 'done exactly once', measured: sum('done once'), atLeast: total },
        { what: 'done twice', measured: sum('done twice'), atMost: 0 },
        { what: 'texts lost', measured: sum('texts lost'), atMost: 0 },
        { what: 'answered well in the end', measured: sum('answered well'), atLeast: total },
        { what: 'answers that were lost', measured: lose, atLeast: total / CYCLE },
        { what: 'connections that were cut', measured: cut + midway, atLeast: total / CYCLE },
      ],
    };
  } finally {
    await proxy.close();
    await app.stop();
  }
}
