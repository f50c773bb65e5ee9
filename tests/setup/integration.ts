import { afterAll, beforeAll, expect, inject } from 'vitest';
import { createClient } from '../../app/adapters/db.server.ts';
import { type AppOptions, type RunningApp, startApp } from './app.ts';
import { createPostgresDatabase } from './postgres-client.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** which database this project runs on */
    database: 'sqlite' | 'postgres';
    /** the PostgreSQL server's own database, null for SQLite */
    postgresUrl: string | null;
  }
}

export const database = inject('database');

/** A new empty database of this project's kind: a URL for PostgreSQL, undefined for SQLite (a file of the app's own). */
export async function newDatabase(): Promise<string | undefined> {
  const server = inject('postgresUrl');
  return server ? createPostgresDatabase(server) : undefined;
}

/** What the server writes of a table that a test has broken or taken away. */
export const BROKEN_TABLE = /Prisma\w*Error|DriverAdapterError/;

interface TestedApp extends Omit<AppOptions, 'databaseUrl'> {
  /** what the tests make go wrong; anything else on stderr fails the file */
  expectedErrors?: RegExp;
}

/** One app for a test file, on this project's database. */
export function useApp({ expectedErrors, ...options }: TestedApp = {}): { readonly app: RunningApp } {
  let app: RunningApp | undefined;
  beforeAll(async () => {
    app = await startApp({ ...options, databaseUrl: await newDatabase() });
  });
  afterAll(async () => {
    await app?.stop();
    // a failure has a first line with the time, and more behind it
    const entries = app?.errors().split(/\n(?=\d{4}-\d\d-\d\dT)/) ?? [];
    expect(entries.filter((entry) => entry.trim() && !expectedErrors?.test(entry))).toEqual([]);
  });
  return {
    get app() {
      if (!app) throw new Error('the app has not started');
      return app;
    },
  };
}

/** Prisma on the app's own database, to look at rows that no call shows. */
export function useDatabase(running: { readonly app: RunningApp }): {
  readonly db: ReturnType<typeof createClient>;
} {
  let client: ReturnType<typeof createClient> | undefined;
  afterAll(() => client?.$disconnect());
  return {
    get db() {
      client ??= createClient(running.app.databaseUrl);
      return client;
    },
  };
}
