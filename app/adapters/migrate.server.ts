import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import pg from 'pg';

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

interface Applied {
  migration_name: string;
  checksum: string;
}

/** A history that cannot be applied; the message says what to do. */
export class MigrationError extends Error {}

const BUSY_TIMEOUT_MILLISECONDS = 30_000;
/** Any constant will do, as long as every process of this product takes the same one. */
const POSTGRES_LOCK_KEY = 7_270_016;

/** Prisma's own bookkeeping table, so that `prisma migrate` agrees with what was done here. */
const historyTable = (timestamp: string) => `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
  "id" VARCHAR(36) PRIMARY KEY NOT NULL,
  "checksum" VARCHAR(64) NOT NULL,
  "finished_at" ${timestamp},
  "migration_name" VARCHAR(255) NOT NULL,
  "logs" TEXT,
  "rolled_back_at" ${timestamp},
  "started_at" ${timestamp} NOT NULL DEFAULT ${timestamp === 'DATETIME' ? 'current_timestamp' : 'now()'},
  "applied_steps_count" INTEGER NOT NULL DEFAULT 0
)`;

const SELECT_APPLIED =
  'SELECT migration_name, checksum FROM "_prisma_migrations" WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL';

export function readHistory(folder: string): Migration[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => {
      const sql = readFileSync(path.join(folder, name, 'migration.sql'), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function pending(history: Migration[], applied: Applied[]): Migration[] {
  const done = new Map(applied.map((row) => [row.migration_name, row.checksum]));
  for (const { name, checksum } of history) {
    const before = done.get(name);
    if (before && before !== checksum) {
      throw new MigrationError(
        `The migration ${name} was edited after it was applied. Restore it, and put the change into a new migration.`,
      );
    }
  }
  return history.filter((migration) => !done.has(migration.name));
}

const historyFolder = (provider: string) => path.resolve('prisma', provider, 'migrations');

/** Applies what is missing to a SQLite file, one process at a time. `folder` holds Prisma's migrations. */
export async function migrateSqlite(file: string, folder = historyFolder('sqlite')): Promise<void> {
  const history = readHistory(folder);
  const db = new Sqlite(file, { timeout: BUSY_TIMEOUT_MILLISECONDS });
  try {
    await switchToWal(db);
    // SQLite ignores this inside a transaction, and a migration that redefines a table drops the old one: with
    // foreign keys on, that deletes the child rows by cascade.
    db.pragma('foreign_keys = OFF');
    db.exec('BEGIN IMMEDIATE');
    try {
      db.exec(historyTable('DATETIME'));
      const applied = db.prepare(SELECT_APPLIED).all() as Applied[];
      const insert = db.prepare(
        'INSERT INTO "_prisma_migrations" (id, checksum, migration_name, started_at, finished_at, applied_steps_count) VALUES (?, ?, ?, ?, ?, 1)',
      );
      for (const { name, sql, checksum } of pending(history, applied)) {
        const startedAt = Date.now();
        db.exec(sql);
        insert.run(randomUUID(), checksum, name, startedAt, Date.now());
      }
      const broken = db.pragma('foreign_key_check') as unknown[];
      if (broken.length > 0) {
        throw new MigrationError(
          'A migration would leave rows without their parent row, so it was not applied.',
        );
      }
      db.exec('COMMIT');
    } catch (error) {
      db.exec('ROLLBACK');
      throw error;
    }
  } finally {
    db.close();
  }
}

/** Switching to WAL needs the file alone, and SQLite does not wait for that by itself. */
async function switchToWal(db: Sqlite.Database): Promise<void> {
  const giveUpAt = Date.now() + BUSY_TIMEOUT_MILLISECONDS;
  for (;;) {
    try {
      db.pragma('journal_mode = WAL');
      return;
    } catch (error) {
      const busy = error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY');
      if (!busy || Date.now() > giveUpAt) throw error;
      await sleep(25);
    }
  }
}

/** Applies what is missing to a PostgreSQL database, one process at a time. */
export async function migratePostgres(url: string, folder = historyFolder('postgres')): Promise<void> {
  const history = readHistory(folder);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [POSTGRES_LOCK_KEY]);
    await client.query(historyTable('TIMESTAMPTZ'));
    const applied = await client.query<Applied>(SELECT_APPLIED);
    for (const { name, sql, checksum } of pending(history, applied.rows)) {
      await client.query('BEGIN');
      try {
        const startedAt = new Date();
        await client.query(sql);
        await client.query(
          'INSERT INTO "_prisma_migrations" (id, checksum, migration_name, started_at, finished_at, applied_steps_count) VALUES ($1, $2, $3, $4, now(), 1)',
          [randomUUID(), checksum, name, startedAt],
        );
        await client.query('COMMIT');
      } catch (error) {
        await client.query('ROLLBACK');
        throw error;
      }
    }
  } finally {
    await client.end();
  }
}
