import { expect, it } from 'vitest';
import { Client, newEmail, PASSWORD } from '../setup/client.ts';
import { useApp } from '../setup/integration.ts';
import { waitForMail } from '../setup/outbox.ts';

const PUBLIC_URL = 'https://coach.example.org';
const NAME = 'Heart, Inc.';
const running = useApp({ env: { PUBLIC_URL, PRODUCT_NAME: NAME } });

const register = (origin: string) =>
  fetch(`${running.app.url}/api/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify({ email: newEmail(), password: PASSWORD }),
  });

const contact = (origin: string, email: string) =>
  fetch(`${running.app.url}/contact`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: origin },
    body: new URLSearchParams({ name: 'Ann', email, message: 'Hello' }).toString(),
  });

it('takes its own origin with its own scheme, and no other, at both doors', async () => {
  expect((await register(PUBLIC_URL)).status).toBe(201);
  expect((await contact(PUBLIC_URL, newEmail())).status).toBe(302);
  for (const origin of ['http://coach.example.org', 'https://coach.example.org:8443', running.app.url]) {
    expect([origin, (await register(origin)).status]).toEqual([origin, 403]);
    expect([origin, (await contact(origin, newEmail())).status]).toEqual([origin, 403]);
  }
});

it('mails under the product’s name', async () => {
  const email = newEmail('named');
  expect((await contact(PUBLIC_URL, email)).status).toBe(302);
  const mail = await waitForMail(running.app, 'support@localhost', NAME);
  expect(mail.headers.from).toBe('"Heart, Inc." <no-reply@localhost>');
});

it('shows no other product’s name, in the icon neither', async () => {
  const client = new Client(running.app);
  for (const path of ['/', '/login', '/favicon.svg', '/manifest.webmanifest']) {
    const response = await client.get(path);
    expect([path, response.status]).toEqual([path, 200]);
    expect([path, /Rapport/.test(await response.text())]).toEqual([path, false]);
  }
});
