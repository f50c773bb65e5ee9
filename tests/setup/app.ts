import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const START_MILLISECONDS = 30_000;
const ROOT = path.resolve(import.meta.dirname, '../..');

export interface RunningApp {
  /** http://127.0.0.1:PORT */
  url: string;
  /** holds the outbox, and the database when it is SQLite */
  dataDir: string;
  databaseUrl: string;
  /** everything the server wrote, for tests that look at its log */
  output(): string;
  /** what of it went to stderr */
  errors(): string;
  pid: number;
  /** ends it, and takes its folder along */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

export interface AppOptions {
  databaseUrl?: string;
  /** shared by several servers on one database */
  dataDir?: string;
  env?: Record<string, string>;
  /** the file to run: our express server, or plain remix-serve */
  command?: string[];
  /** where to run it: this repository, or a folder with another build */
  cwd?: string;
}

/** The environment of a server under test: nothing of the machine's or of .env shows through. */
function environment(dataDir: string, databaseUrl: string, extra: Record<string, string>): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: '0',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    SESSION_SECRET: 'a secret for tests that is long enough to be taken',
    COACH_ENGINE: 'embedded',
    GEMINI_API_KEY: '',
    GEMINI_BASE_URL: '',
    GEMINI_MODEL: '',
    SMTP_URL: '',
    PUBLIC_URL: '',
    PRODUCT_NAME: '',
    MAIL_FROM: '',
    MAIL_TO: '',
    TRUST_PROXY: '0',
    ...Object.fromEntries(
      ['TWITTER', 'FACEBOOK', 'INSTAGRAM', 'TIKTOK'].flatMap((name) =>
        ['CLIENT_ID', 'CLIENT_SECRET', 'BASE_URL'].map((part) => [`${name}_${part}`, '']),
      ),
    ),
    ...extra,
  };
}

/** Starts the built app in a process of its own, on a free port. */
export async function startApp({
  databaseUrl,
  dataDir,
  env = {},
  command,
  cwd = ROOT,
}: AppOptions = {}): Promise<RunningApp> {
  const folder = dataDir ?? mkdtempSync(path.join(os.tmpdir(), 'rapport-test-'));
  const database = databaseUrl ?? `file:${path.join(folder, 'test.db')}`;
  const child = spawn(process.execPath, command ?? [path.join(cwd, 'build/server.js')], {
    cwd,
    env: environment(folder, database, env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  const url = await new Promise<string>((resolve, reject) => {
    const late = setTimeout(
      () => reject(new Error(`The app did not start in time:\n${output}`)),
      START_MILLISECONDS,
    );
    const take = (chunk: Buffer) => {
      output += chunk;
      const port = /http:\/\/(?:localhost|127\.0\.0\.1|\[::\]):(\d+)/.exec(output)?.[1];
      if (!port) return;
      clearTimeout(late);
      resolve(`http://127.0.0.1:${port}`);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.stderr.on('data', (chunk: Buffer) => {
      errors += chunk;
    });
    child.once('exit', (code) => {
      clearTimeout(late);
      reject(new Error(`The app ended with ${code}:\n${output}`));
    });
  });
  return {
    url,
    dataDir: folder,
    databaseUrl: database,
    output: () => output,
    errors: () => errors,
    pid: child.pid ?? 0,
    async stop(signal = 'SIGTERM') {
      await end(child, signal);
      if (!dataDir) rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await gone;
}
