import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient, migrate } from '../../app/adapters/db.server.ts';
import { newDatabase } from '../setup/integration.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'rapport-transactions-'));
let url: string;
let db: ReturnType<typeof createClient>;

beforeAll(async () => {
  url = (await newDatabase()) ?? `file:${path.join(folder, 'test.db')}`;
  await migrate(url);
  db = createClient(url);
});
afterAll(async () => {
  await db.$disconnect();
  rmSync(folder, { recursive: true, force: true });
});

const limit = (id: string) => ({ id, count: 1, resetAt: new Date(Date.now() + 60_000) });

describe('the database adapter', () => {
  it('keeps a write that was acknowledged while another request’s transaction rolled back', async () => {
    let open = () => {};
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    const doomed = db.$transaction(async (tx) => {
      await tx.rateLimit.create({ data: limit('doomed') });
      open();
      // turns enough for the other write to run, if nothing holds it back
      for (let turn = 0; turn < 50; turn += 1) await new Promise(setImmediate);
      throw new Error('rolled back');
    });
    await opened;
    const kept = db.rateLimit.create({ data: limit('kept') });
    await expect(doomed).rejects.toThrow('rolled back');
    await kept;
    const ids = (await db.rateLimit.findMany()).map((row) => row.id);
    expect(ids).toContain('kept');
    expect(ids).not.toContain('doomed');
  });

  it('lets two processes’ clients count together in transactions that read before they write', async () => {
    const other = createClient(url);
    await db.rateLimit.create({ data: { ...limit('shared'), count: 0 } });
    const add = (client: typeof db) =>
      client.$transaction(async (tx) => {
        await tx.rateLimit.findUnique({ where: { id: 'shared' } });
        await tx.rateLimit.update({ where: { id: 'shared' }, data: { count: { increment: 1 } } });
      });
    await Promise.all(Array.from({ length: 40 }, (_, index) => add(index % 2 ? db : other)));
    expect((await db.rateLimit.findUniqueOrThrow({ where: { id: 'shared' } })).count).toBe(40);
    await other.$disconnect();
  });
});
