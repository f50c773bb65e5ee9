import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFacebook } from '../../app/adapters/social/facebook.server.ts';
import { createInstagram } from '../../app/adapters/social/instagram.server.ts';
import { PlatformError } from '../../app/adapters/social/platform.server.ts';
import { createTikTok } from '../../app/adapters/social/tiktok.server.ts';
import { createTwitter } from '../../app/adapters/social/twitter.server.ts';
import { type LoopbackOAuth, startOAuthServer } from '../loopback/oauth-server.ts';

const post = {
  content: 'Join me',
  link: 'https://app.example/signup?ref=x',
  pictureUrl: 'https://app.example/share.jpg',
};
const keys = { clientId: 'id', clientSecret: 'secret' };

/** A platform that answers every call with one body, and notes what it was sent. */
async function answering(status: number, body: string, type = 'application/json') {
  const server = http.createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(status, { 'Content-Type': type }).end(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
}

async function messageOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(PlatformError);
  return (error as PlatformError).message;
}

describe('a platform’s refusal becomes one sentence', () => {
  it.each([
    [
      'problem details',
      403,
      '{"title":"Forbidden","detail":"No duplicates."}',
      'Twitter refused: No duplicates.',
    ],
    ['OAuth', 400, '{"error":"invalid_grant","error_description":"Expired."}', 'Twitter refused: Expired.'],
    ['a code only', 400, '{"error":"invalid_grant"}', 'Twitter refused: invalid_grant'],
    ['Graph', 400, '{"error":{"message":"Bad\\ntoken.","code":190}}', 'Twitter refused: Bad token.'],
    [
      'a list',
      401,
      '{"errors":[{"message":"Could not authenticate."}]}',
      'Twitter refused: Could not authenticate.',
    ],
    ['nothing', 404, '', 'Twitter refused: no reason given (404)'],
    ['a page of HTML', 403, '<h1>Blocked</h1>', 'Twitter refused: no reason given (403)'],
    [
      '500 with a stack',
      500,
      '{"detail":"at x.js:1"}',
      'Twitter is having trouble (500). Please try again in a moment.',
    ],
    ['a long text', 400, `{"message":"${'x'.repeat(900)}"}`, `Twitter refused: ${'x'.repeat(200)}`],
  ])('%s', async (_name, status, body, sentence) => {
    const server = await answering(status, body);
    const twitter = createTwitter({ ...keys, baseUrl: server.baseUrl });
    expect(await messageOf(twitter.share({ ...post, accessToken: 't' }))).toBe(sentence);
    await server.stop();
  });

  it('a platform that cannot be reached', async () => {
    const server = await answering(200, '{}');
    await server.stop();
    const twitter = createTwitter({ ...keys, baseUrl: server.baseUrl });
    const sentence = 'Twitter could not be reached. Please try again in a moment.';
    expect(await messageOf(twitter.share({ ...post, accessToken: 't' }))).toBe(sentence);
  });

  it('an answer that names nobody', async () => {
    const server = await answering(200, '{"data":{}}');
    const twitter = createTwitter({ ...keys, baseUrl: server.baseUrl });
    expect(await messageOf(twitter.getProfile('t'))).toBe(
      'Twitter did not say who you are. Please try again.',
    );
    await server.stop();
  });
});

describe('posts', () => {
  let oauth: LoopbackOAuth;
  beforeAll(async () => {
    oauth = await startOAuthServer();
  });
  afterAll(() => oauth.stop());
  beforeEach(() => {
    oauth.posts.length = 0;
    oauth.calls.length = 0;
  });

  it('Facebook: to the Page that the person manages, with the Page’s own token', async () => {
    const pageToken = await oauth.issueToken('facebook');
    oauth.script('facebook', { page: { id: '42', accessToken: pageToken } });
    const facebook = createFacebook({ ...keys, baseUrl: oauth.baseUrl('facebook') });
    await facebook.share({ ...post, accessToken: await oauth.issueToken('facebook') });
    expect(oauth.posts).toMatchObject([
      { path: '/v23.0/42/feed', bearer: pageToken, body: { message: 'Join me', link: post.link } },
    ]);
  });

  it('Facebook: without a Page to the person’s own feed, where Facebook says whether it may', async () => {
    oauth.script('facebook', {});
    const facebook = createFacebook({ ...keys, baseUrl: oauth.baseUrl('facebook') });
    await facebook.share({ ...post, accessToken: await oauth.issueToken('facebook') });
    expect(oauth.posts).toMatchObject([{ path: '/v23.0/me/feed' }]);
  });

  it('Instagram: a container with the picture and the caption, then its publication', async () => {
    const instagram = createInstagram({ ...keys, baseUrl: oauth.baseUrl('instagram') });
    await instagram.share({ ...post, accessToken: await oauth.issueToken('instagram') });
    expect(oauth.calls.map(({ path, body }) => ({ path, body })).slice(1)).toEqual([
      { path: '/v23.0/instagram-1/media', body: { image_url: post.pictureUrl, caption: 'Join me' } },
      { path: '/v23.0/instagram-1/media_publish', body: { creation_id: 'container-1' } },
    ]);
  });

  it('TikTok: a photo at the widest audience that the account offers', async () => {
    const tiktok = createTikTok({ ...keys, baseUrl: oauth.baseUrl('tiktok') });
    await tiktok.share({ ...post, content: 'x'.repeat(200), accessToken: await oauth.issueToken('tiktok') });
    expect(oauth.posts[0]?.body).toEqual({
      media_type: 'PHOTO',
      post_mode: 'DIRECT_POST',
      post_info: { title: 'x'.repeat(90), description: 'x'.repeat(200), privacy_level: 'PUBLIC_TO_EVERYONE' },
      source_info: { source: 'PULL_FROM_URL', photo_cover_index: 0, photo_images: [post.pictureUrl] },
    });
  });

  it('Instagram: reads a token that is wrapped in a list', async () => {
    const server = await answering(200, '{"data":[{"access_token":"wrapped","user_id":1}]}');
    const instagram = createInstagram({ ...keys, baseUrl: server.baseUrl });
    const exchange = { code: 'c', callbackUrl: 'https://app.example/cb', verifier: null };
    expect(await instagram.exchangeCode(exchange)).toBe('wrapped');
    await server.stop();
  });

  it('goes to the platforms’ own addresses when no base URL is set', () => {
    expect(
      [createTwitter, createFacebook, createInstagram, createTikTok].map((create) => create(keys).tokenUrl),
    ).toEqual([
      'https://api.twitter.com/2/oauth2/token',
      'https://graph.facebook.com/v23.0/oauth/access_token',
      'https://api.instagram.com/oauth/access_token',
      'https://open.tiktokapis.com/v2/oauth/token/',
    ]);
  });
});
