import { describe, expect, it } from 'vitest';
import { Client, newMember } from '../setup/client.ts';
import { useApp } from '../setup/integration.ts';

const running = useApp();

describe.each([
  ['twitter', 'Twitter'],
  ['facebook', 'Facebook'],
  ['instagram', 'Instagram'],
  ['tiktok', 'TikTok'],
])('%s, not set up', (platform, name) => {
  it('says so on its page, which tells the page that opened it', async () => {
    const response = await new Client(running.app).get(`/api/auth/${platform}`);
    const html = await response.text();
    expect(html).toContain('"type":"social-auth-error"');
    expect(html).toContain(`Signing in with ${name} is not set up here.`);
  });

  it('answers a share with 400 and a sentence', async () => {
    const { client } = await newMember(running.app);
    const response = await client.json('/api/social-share', { platform, content: 'x', accessToken: 'x' });
    expect([response.status, await response.json()]).toEqual([
      400,
      { message: `Sharing on ${name} is not set up here.` },
    ]);
  });
});

it('offers the public share pages as links, before any script runs', async () => {
  const { client } = await newMember(running.app);
  const page = await (await client.get('/referrals')).text();
  for (const url of [
    'https://twitter.com/intent/tweet?text=',
    'https://www.facebook.com/sharer/sharer.php?u=http',
    'https://www.instagram.com/',
    'https://www.tiktok.com/',
  ]) {
    expect(page).toContain(`href="${url}`);
  }
});
