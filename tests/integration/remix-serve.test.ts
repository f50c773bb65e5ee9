import net from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningApp, startApp } from '../setup/app.ts';
import { newMember, newSession } from '../setup/client.ts';
import { formOn } from '../setup/doors.ts';
import { newDatabase } from '../setup/integration.ts';

let app: RunningApp;

/** remix-serve takes no port 0. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

beforeAll(async () => {
  const cli = path.resolve('node_modules/@remix-run/serve/dist/cli.js');
  const port = await freePort();
  app = await startApp({
    databaseUrl: await newDatabase(),
    command: [cli, path.resolve('build/server/index.js')],
    env: { PORT: String(port), HOST: '127.0.0.1' },
  });
});
afterAll(() => app.stop('SIGKILL'));

it('runs the same build under plain remix-serve, with every rule that guards data', async () => {
  expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
  const { client } = await newMember(app);
  expect((await client.get('/api/user')).status).toBe(200);
  expect((await client.json('/api/coaching-sessions', newSession())).status).toBe(201);
  expect(await (await client.get('/dashboard?tab=chat-helper')).text()).toContain('Coaching History');
  const foreign = await client.fetch('/api/coaching-sessions', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: 'https://evil.example.com' },
    body: JSON.stringify(newSession()),
  });
  expect(foreign.status).toBe(403);
  const { action, hidden } = await formOn(client, '/conversation-starters', 'profileDetails');
  const fields = { ...hidden, profileDetails: 'Anna, 31, climbs and bakes bread' };
  const sent = await Promise.all([1, 2].map(() => client.form(action, fields)));
  expect(sent.map(({ status }) => status)).toEqual([302, 302]);
  expect(new Set(sent.map(({ headers }) => headers.get('Location'))).size).toBe(1);
  expect((await client.json('/api/logout', undefined)).status).toBe(200);
  expect((await client.get('/api/user')).status).toBe(401);
});

it('serves the service worker of this build, never from a cache, and no page in the place of a file', async () => {
  const worker = await fetch(`${app.url}/sw.js`);
  expect(worker.status).toBe(200);
  expect(worker.headers.get('Content-Type')).toMatch(/^text\/javascript/);
  expect(worker.headers.get('Cache-Control')).toBe('no-cache');
  const page = await (await fetch(`${app.url}/login`)).text();
  const version = /manifest-(\w+)\.js/.exec(page)?.[1];
  expect(version).toBeTruthy();
  expect(await worker.text()).toContain(`"${version}"`);
  for (const path of ['/assets/old-chunk.js', '/ocr/missing.wasm', '/missing.png']) {
    expect([path, (await fetch(`${app.url}${path}`, { redirect: 'manual' })).status]).toEqual([path, 404]);
  }
});
