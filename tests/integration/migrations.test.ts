import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import {
  MigrationError,
  migratePostgres,
  migrateSqlite,
  readHistory,
} from '../../app/adapters/migrate.server.ts';
import { startApp } from '../setup/app.ts';
import { newMember } from '../setup/client.ts';
import { database, newDatabase } from '../setup/integration.ts';

const scratch = mkdtempSync(path.join(os.tmpdir(), 'rapport-migrations-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

let made = 0;

async function emptyDatabase(): Promise<string> {
  made += 1;
  return (await newDatabase()) ?? path.join(scratch, `database-${made}.db`);
}

function writeHistory(migrations: Record<string, string>): string {
  made += 1;
  const folder = path.join(scratch, `history-${made}`);
  for (const [name, sql] of Object.entries(migrations)) {
    mkdirSync(path.join(folder, name), { recursive: true });
    writeFileSync(path.join(folder, name, 'migration.sql'), sql);
  }
  return folder;
}

const migrate = database === 'sqlite' ? migrateSqlite : migratePostgres;

async function rows(where: string, sql: string): Promise<Record<string, unknown>[]> {
  if (database === 'sqlite') {
    const db = new Sqlite(where);
    const found = db.prepare(sql).all() as Record<string, unknown>[];
    db.close();
    return found;
  }
  const client = new pg.Client({ connectionString: where });
  await client.connect();
  const found = await client.query(sql);
  await client.end();
  return found.rows as Record<string, unknown>[];
}

async function change(where: string, sql: string): Promise<void> {
  if (database === 'sqlite') {
    const db = new Sqlite(where);
    db.exec(sql);
    db.close();
    return;
  }
  const client = new pg.Client({ connectionString: where });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

const PARENT_AND_CHILD = `
CREATE TABLE "Parent" ("id" TEXT NOT NULL PRIMARY KEY, "name" TEXT);
CREATE TABLE "Child" ("id" TEXT NOT NULL PRIMARY KEY, "parentId" TEXT NOT NULL, CONSTRAINT "fk" FOREIGN KEY ("parentId") REFERENCES "Parent" ("id") ON DELETE CASCADE);
INSERT INTO "Parent" VALUES ('p', 'one');
INSERT INTO "Child" VALUES ('c1', 'p');
INSERT INTO "Child" VALUES ('c2', 'p');`;

/** As Prisma writes it for SQLite when a column becomes required. */
const REDEFINE_PARENT = {
  sqlite: `
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Parent" ("id" TEXT NOT NULL PRIMARY KEY, "name" TEXT NOT NULL DEFAULT '');
INSERT INTO "new_Parent" ("id", "name") SELECT "id", coalesce("name", '') FROM "Parent";
DROP TABLE "Parent";
ALTER TABLE "new_Parent" RENAME TO "Parent";
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;`,
  postgres: `ALTER TABLE "Parent" ALTER COLUMN "name" SET NOT NULL;`,
}[database];

describe('the start-up runner', () => {
  it('keeps child rows when a migration redefines their parent’s table', async () => {
    const where = await emptyDatabase();
    await migrate(where, writeHistory({ '1_start': PARENT_AND_CHILD }));
    await migrate(where, writeHistory({ '1_start': PARENT_AND_CHILD, '2_redefine': REDEFINE_PARENT }));
    expect(await rows(where, 'SELECT "id" FROM "Child" ORDER BY "id"')).toEqual([{ id: 'c1' }, { id: 'c2' }]);
  });

  it('refuses a migration that was edited after it was applied', async () => {
    const where = await emptyDatabase();
    await migrate(where, writeHistory({ '1_start': PARENT_AND_CHILD }));
    await expect(
      migrate(where, writeHistory({ '1_start': `${PARENT_AND_CHILD}\n-- edited` })),
    ).rejects.toThrow(MigrationError);
  });

  it('leaves nothing behind of a migration that fails', async () => {
    const where = await emptyDatabase();
    const broken = writeHistory({
      '1_broken': 'CREATE TABLE "A" ("id" TEXT);\nCREATE TABLE "A" ("id" TEXT);',
    });
    await expect(migrate(where, broken)).rejects.toThrow();
    await migrate(where, writeHistory({ '1_fine': 'CREATE TABLE "A" ("id" TEXT);' }));
    expect(await rows(where, 'SELECT "migration_name" FROM "_prisma_migrations"')).toEqual([
      { migration_name: '1_fine' },
    ]);
  });

  it('brings what the first version wrote along to the newest', async () => {
    const where = await emptyDatabase();
    const folder = path.resolve('prisma', database, 'migrations');
    const [first] = readHistory(folder);
    if (!first) throw new Error('There is no history');
    await migrate(where, writeHistory({ [first.name]: first.sql }));
    await change(
      where,
      `INSERT INTO "IdempotencyRecord" ("id", "scope", "path", "key", "fingerprint", "state", "claim", "body", "expiresAt")
       VALUES ('1', 'user:1', '/contact', 'a key', 'f', 'done', 'c', '{}', '2030-01-01')`,
    );
    await migrate(where, folder);
    const kept = await rows(where, 'SELECT * FROM "IdempotencyRecord"');
    expect(kept).toMatchObject([{ id: '1', scope: 'user:1', key: 'a key', state: 'done', body: '{}' }]);
    expect(kept[0]).not.toHaveProperty('status');
    // the same key is still one key
    await expect(
      change(
        where,
        `INSERT INTO "IdempotencyRecord" ("id", "scope", "path", "key", "fingerprint", "state", "claim", "expiresAt")
         VALUES ('2', 'user:1', '/contact', 'a key', 'f', 'done', 'c', '2030-01-01')`,
      ),
    ).rejects.toThrow(/unique/i);
  });

  it('lets three servers start at once on an empty database; each migration runs once, and each serves', async () => {
    const dataDir = mkdtempSync(path.join(scratch, 'data-'));
    const databaseUrl = (await newDatabase()) ?? `file:${path.join(dataDir, 'shared.db')}`;
    const apps = await Promise.all([1, 2, 3].map(() => startApp({ databaseUrl, dataDir })));
    try {
      for (const app of apps) expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
      // what one writes the others read
      const { client } = await newMember(apps[0] as (typeof apps)[0]);
      const cookie = { Cookie: `rapport_session=${client.cookies.get('rapport_session')}` };
      for (const app of apps)
        expect((await fetch(`${app.url}/api/user`, { headers: cookie })).status).toBe(200);
      const where = databaseUrl.replace(/^file:/, '');
      const applied = await rows(
        where,
        'SELECT "migration_name" FROM "_prisma_migrations" ORDER BY "migration_name"',
      );
      const history = readHistory(path.resolve('prisma', database, 'migrations'));
      expect(applied.map((row) => row.migration_name)).toEqual(history.map((migration) => migration.name));
    } finally {
      await Promise.all(apps.map((app) => app.stop()));
    }
  });
});
