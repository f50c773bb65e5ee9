import pg from 'pg';

let made = 0;

/** A new empty database on a running server; returns its URL. */
export async function createPostgresDatabase(serverUrl: string): Promise<string> {
  made += 1;
  const name = `test_${process.pid}_${Date.now().toString(36)}_${made}`;
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`CREATE DATABASE "${name}"`);
  await client.end();
  return Object.assign(new URL(serverUrl), { pathname: `/${name}` }).toString();
}
