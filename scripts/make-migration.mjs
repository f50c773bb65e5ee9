// Writes the next migration of both histories: applies each history to a scratch database and diffs it to the
// models. Uses Prisma's own diff engine in its WebAssembly build, which needs no download.
//   npm run migration -- NAME
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from '@prisma/driver-adapter-utils';
import * as engineBindings from '@prisma/schema-engine-wasm/schema_engine_bg';
import pg from 'pg';
import { startPostgres } from '../tests/setup/postgres.mjs';
import { providers, root, writeSchema } from './prisma-schema.mjs';

const name = process.argv[2];
if (!name || !/^[a-z0-9_]+$/.test(name)) {
  console.error(
    'usage: npm run migration -- NAME   (lower-case letters, digits and _ ; example: add_outcome)',
  );
  process.exit(2);
}

const wasmFile = path.join(root, 'node_modules/@prisma/schema-engine-wasm/schema_engine_bg.wasm');
const { instance } = await WebAssembly.instantiate(readFileSync(wasmFile), {
  './schema_engine_bg.js': engineBindings,
});
engineBindings.__wbg_set_wasm(instance.exports);
instance.exports.__wbindgen_start();

const filters = { externalTables: [], externalEnums: [] };
const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);

const INTERNAL_CHAR_OID = 18;

/** Which columns of these rows are of PostgreSQL's one-letter type, which the adapter gives up on. */
const letters = new WeakMap();

class CataloguePool extends pg.Pool {
  async query(...args) {
    const result = await super.query(...args);
    letters.set(
      result.rows,
      result.fields.map(({ dataTypeID }) => dataTypeID === INTERNAL_CHAR_OID),
    );
    for (const field of result.fields) {
      if (field.dataTypeID === INTERNAL_CHAR_OID) field.dataTypeID = pg.types.builtins.TEXT;
    }
    return result;
  }
}

/** Prisma's adapter for the engine, which reads PostgreSQL's own catalogue. */
class CatalogueAdapter extends PrismaPg {
  async connect() {
    const connection = await super.connect();
    const queryRaw = connection.queryRaw.bind(connection);
    connection.queryRaw = async (query) => {
      const result = await queryRaw(query);
      const isLetter = letters.get(result.rows) ?? [];
      const columnTypes = result.columnTypes.map((type, i) =>
        isLetter[i] ? ColumnTypeEnum.Character : type,
      );
      return { ...result, columnTypes };
    };
    return connection;
  }
}

/** @param {string} provider @param {object} adapter */
async function writeNext(provider, adapter) {
  const schemaFile = writeSchema(provider);
  const content = readFileSync(schemaFile, 'utf8');
  const engine = await engineBindings.SchemaEngine.new(
    { datamodels: [[schemaFile, content]] },
    () => {},
    bindMigrationAwareSqlAdapterFactory(adapter),
  );
  const folder = path.join(root, 'prisma', provider, 'migrations');
  mkdirSync(folder, { recursive: true });
  const history = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  // not by the engine, which gives a whole file to a driver that takes one statement
  const connection = await adapter.connect();
  for (const migration of history) {
    await connection.executeScript(readFileSync(path.join(folder, migration, 'migration.sql'), 'utf8'));
  }
  await connection.dispose();
  const { stdout } = await engine.diff({
    from: history.length
      ? { tag: 'schemaDatasource', files: [{ path: schemaFile, content }], configDir: root }
      : { tag: 'empty' },
    to: { tag: 'schemaDatamodel', files: [{ path: schemaFile, content }] },
    script: true,
    exitCode: null,
    shadowDatabaseUrl: null,
    filters,
  });
  engine.free();
  if (!stdout || stdout.includes('This is an empty migration'))
    return console.log(`${provider}: the history already matches the models`);
  const target = path.join(folder, `${stamp}_${name}`);
  mkdirSync(target);
  writeFileSync(path.join(target, 'migration.sql'), stdout);
  writeFileSync(
    path.join(folder, 'migration_lock.toml'),
    `provider = "${provider === 'postgres' ? 'postgresql' : provider}"\n`,
  );
  console.log(`${provider}: ${path.relative(root, target)}/migration.sql`);
}

const scratch = mkdtempSync(path.join(os.tmpdir(), 'rapport-migration-'));
const postgres = await startPostgres();
try {
  const pool = new CataloguePool({ connectionString: await postgres.createDatabase() });
  for (const provider of providers) {
    const adapter =
      provider === 'sqlite'
        ? new PrismaBetterSqlite3({ url: `file:${path.join(scratch, 'scratch.db')}` })
        : new CatalogueAdapter(pool);
    await writeNext(provider, adapter);
  }
  await pool.end();
} finally {
  await postgres.stop();
  rmSync(scratch, { recursive: true, force: true });
}
