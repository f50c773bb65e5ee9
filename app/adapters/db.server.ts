import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient as PostgresClient } from '../../prisma/generated/postgres/client.ts';
import { type Prisma, PrismaClient } from '../../prisma/generated/sqlite/client.ts';
import { env } from '../env.server.ts';
import { migratePostgres, migrateSqlite } from './migrate.server.ts';
import { SerializedSqlite } from './sqlite.server.ts';

export type { Prisma } from '../../prisma/generated/sqlite/client.ts';
/** The client, or a transaction of it: features take either. */
export type Database = Prisma.TransactionClient;
export type DatabaseKind = 'sqlite' | 'postgres';

/** How long a transaction waits for its turn, and how long it may take. */
const TRANSACTION_OPTIONS = { maxWait: 15_000, timeout: 10_000 };

export function kindOf(url: string): DatabaseKind {
  return url.startsWith('file:') ? 'sqlite' : 'postgres';
}

/** The file behind a `file:` URL; its folder is made when missing. */
export function sqliteFile(url: string): string {
  const file = path.resolve(url.slice('file:'.length));
  mkdirSync(path.dirname(file), { recursive: true });
  return file;
}

export function createClient(url: string): PrismaClient {
  if (kindOf(url) === 'sqlite') {
    const adapter = new SerializedSqlite(`file:${sqliteFile(url)}`);
    return new PrismaClient({ adapter, transactionOptions: TRANSACTION_OPTIONS });
  }
  const client = new PostgresClient({
    adapter: new PrismaPg({ connectionString: url }),
    transactionOptions: TRANSACTION_OPTIONS,
  });
  // both clients are generated from the same models, so one type speaks for both
  return client as unknown as PrismaClient;
}

/** Brings the database behind the URL up to the newest migration. Safe to call from many processes at once. */
export async function migrate(url: string): Promise<void> {
  if (kindOf(url) === 'sqlite') await migrateSqlite(sqliteFile(url));
  else await migratePostgres(url);
}

declare global {
  // the development server reloads modules, and each reload must not open another connection
  var rapportDatabase: PrismaClient | undefined;
}

globalThis.rapportDatabase ??= createClient(env.DATABASE_URL);
export const db: PrismaClient = globalThis.rapportDatabase;

/** Runs the work in one transaction: all of it or nothing. Inside, use only the client it is given. */
export function transact<T>(work: (tx: Database) => Promise<T>): Promise<T> {
  return db.$transaction(work);
}

/** True when an insert or update broke a unique constraint, on either database. */
export function isUniqueViolation(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'P2002';
}
