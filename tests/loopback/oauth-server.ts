import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { type MutableRedirectUri, OAuth2Issuer, OAuth2Service } from 'oauth2-mock-server';

/**
 * The four social platforms on loopback: oauth2-mock-server does the authorization code flow (codes, PKCE, signed
 * tokens), and around it stand each platform's own paths, profiles and posts. Every call checks the token it is sent.
 */

export type Platform = 'twitter' | 'facebook' | 'instagram' | 'tiktok';

/** What a platform does next; `undefined` is what it does when all is well. */
export interface Script {
  /** wait: a page with a link to go on, so that a pop-up stays open */
  authorize?: 'refuse' | 'wrong-state' | 'wait' | 500;
  token?: 'refuse' | 500;
  profile?: 500;
  share?: 'refuse' | 500;
  /** who signs in, and the e-mail the platform tells */
  id?: string;
  email?: string;
  /** the Page that a Facebook account manages */
  page?: { id: string; accessToken: string };
}

export interface RecordedCall {
  platform: Platform;
  method: string;
  path: string;
  query: Record<string, string>;
  /** form or JSON fields */
  body: Record<string, unknown>;
  bearer: string | null;
}

export interface LoopbackOAuth {
  /** for PLATFORM_BASE_URL */
  baseUrl(platform: Platform): string;
  /** *_CLIENT_ID, *_CLIENT_SECRET and *_BASE_URL of all four platforms */
  env: Record<string, string>;
  /** replaces the platform's script */
  script(platform: Platform, script: Script): void;
  readonly calls: RecordedCall[];
  /** what was posted, newest last */
  readonly posts: RecordedCall[];
  /** an access token that the platform would have granted */
  issueToken(platform: Platform): Promise<string>;
  stop(): Promise<void>;
}

const PLATFORMS: readonly Platform[] = ['twitter', 'facebook', 'instagram', 'tiktok'];
const CLIENT_SECRET = 'a client secret that only the tests know';

const AUTHORIZE: Record<Platform, RegExp> = {
  twitter: /^\/i\/oauth2\/authorize$/,
  facebook: /^\/v[\d.]+\/dialog\/oauth$/,
  instagram: /^\/oauth\/authorize$/,
  tiktok: /^\/v2\/auth\/authorize\/$/,
};

const TOKEN: Record<Platform, RegExp> = {
  twitter: /^\/2\/oauth2\/token$/,
  facebook: /^\/v[\d.]+\/oauth\/access_token$/,
  instagram: /^\/oauth\/access_token$/,
  tiktok: /^\/v2\/oauth\/token\/$/,
};

interface Answer {
  status: number;
  body: unknown;
}

const ok = (body: unknown, status = 200): Answer => ({ status, body });

/** Each platform's refusal of a post, in its own shape. */
const REFUSED: Record<Platform, Answer> = {
  twitter: {
    status: 403,
    body: { title: 'Forbidden', detail: 'You are not allowed to create a Tweet with duplicate content.' },
  },
  facebook: { status: 403, body: { error: { message: 'Permissions error', code: 200 } } },
  instagram: { status: 400, body: { error: { message: 'The image could not be fetched', code: 9004 } } },
  tiktok: ok({ error: { code: 'spam_risk_too_many_posts', message: 'The daily post cap is reached' } }),
};

/** The platform's own calls; `posts` marks the one that publishes. */
function platformApi(
  platform: Platform,
  call: RecordedCall,
  script: Script,
): (Answer & { posts?: true }) | null {
  const key = `${call.method} ${call.path.replace(/^\/v2\d\.0\b/, '')}`;
  const { id = `${platform}-1`, page } = script;
  if (script.profile === 500 && /users\/me|\/me$/.test(call.path)) return ok({}, 500);
  const publish = (answer: Answer) => {
    if (script.share === 500) return ok({ detail: 'secret stack' }, 500);
    return script.share === 'refuse' ? REFUSED[platform] : { ...answer, posts: true as const };
  };
  const routes: Record<Platform, Record<string, () => Answer & { posts?: true }>> = {
    twitter: {
      'GET /2/users/me': () =>
        ok({ data: { id, username: 'anna', name: 'Anna', confirmed_email: script.email } }),
      'POST /2/tweets': () => publish(ok({ data: { id: '1', text: call.body.text } }, 201)),
    },
    facebook: {
      'GET /me': () => ok({ id, email: script.email }),
      'GET /me/accounts': () =>
        ok({ data: page ? [{ id: page.id, access_token: page.accessToken, name: 'A Page' }] : [] }),
      'POST /me/feed': () => publish(ok({ id: `${id}_1` })),
      [`POST /${page?.id}/feed`]: () => publish(ok({ id: `${page?.id}_1` })),
    },
    instagram: {
      'GET /me': () => ok({ user_id: id }),
      [`POST /${id}/media`]: () => ok({ id: 'container-1' }),
      [`POST /${id}/media_publish`]: () => publish(ok({ id: 'media-1' })),
    },
    tiktok: {
      'POST /v2/post/publish/creator_info/query/': () =>
        ok({ data: { privacy_level_options: ['SELF_ONLY', 'PUBLIC_TO_EVERYONE'] }, error: { code: 'ok' } }),
      'POST /v2/post/publish/content/init/': () =>
        publish(ok({ data: { publish_id: '1' }, error: { code: 'ok', message: '' } })),
    },
  };
  return routes[platform][key]?.() ?? null;
}

function readBody(type: string, text: string): Record<string, unknown> {
  if (!text) return {};
  if (type.includes('json')) return JSON.parse(text) as Record<string, unknown>;
  return Object.fromEntries(new URLSearchParams(text));
}

function sendJson(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

function redirect(response: ServerResponse, url: URL): void {
  response.writeHead(302, { Location: url.href }).end();
}

export async function startOAuthServer(): Promise<LoopbackOAuth> {
  const issuer = new OAuth2Issuer();
  await issuer.keys.generate('RS256');
  const service = new OAuth2Service(issuer);
  const granted = new Map<string, Platform>();
  /** codes that were given, and the address each was given for */
  const codes = new Map<string, string>();
  service.on('beforeAuthorizeRedirect', ({ url }: MutableRedirectUri) => {
    codes.set(url.searchParams.get('code') ?? '', url.origin + url.pathname);
  });
  const scripts = new Map<Platform, Script>();
  const calls: RecordedCall[] = [];
  const posts: RecordedCall[] = [];

  const server = http.createServer((request, response) => {
    handle(request, response).catch((error) => {
      response.writeHead(500).end(String(error));
    });
  });

  async function issueToken(platform: Platform): Promise<string> {
    // a claim of its own, so that no two tokens are alike
    const token = await issuer.buildToken({
      scopesOrTransform: (_header, payload) => Object.assign(payload, { platform, number: granted.size }),
    });
    granted.set(token, platform);
    return token;
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', issuer.url);
    const platform = PLATFORMS.find((name) => url.pathname.startsWith(`/${name}/`));
    if (!platform) return sendJson(response, ok({ error: 'not found' }, 404));
    const path = url.pathname.slice(platform.length + 1);
    const script = scripts.get(platform) ?? {};
    if (AUTHORIZE[platform].test(path)) return authorize(platform, url, script, request, response);
    const text = await readText(request);
    const call: RecordedCall = {
      platform,
      method: request.method ?? 'GET',
      path,
      query: Object.fromEntries(url.searchParams),
      body: readBody(request.headers['content-type'] ?? '', text),
      bearer: /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? null,
    };
    calls.push(call);
    if (TOKEN[platform].test(path)) return token(call, script, request, response);
    if (!call.bearer || granted.get(call.bearer) !== platform) {
      return sendJson(response, ok({ title: 'Unauthorized', detail: 'Unauthorized' }, 401));
    }
    const answer = platformApi(platform, call, script);
    if (answer?.posts) posts.push(call);
    sendJson(response, answer ?? ok({ error: { message: `no such call: ${call.method} ${path}` } }, 404));
  }

  function authorize(
    platform: Platform,
    url: URL,
    script: Script,
    request: IncomingMessage,
    response: ServerResponse,
  ): void {
    calls.push({
      platform,
      method: 'GET',
      path: url.pathname.slice(platform.length + 1),
      query: Object.fromEntries(url.searchParams),
      body: {},
      bearer: null,
    });
    const client = url.searchParams.get(platform === 'tiktok' ? 'client_key' : 'client_id');
    if (client !== `${platform}-client`) {
      sendJson(response, ok({ error: 'unknown client' }, 400));
      return;
    }
    if (script.authorize === 500) {
      sendJson(response, ok({}, 500));
      return;
    }
    if (script.authorize === 'wait' && !url.searchParams.has('allowed')) {
      url.searchParams.set('allowed', '1');
      response
        .writeHead(200, { 'Content-Type': 'text/html' })
        .end(`<title>Consent</title><a href="${url.href.replace(/&/g, '&amp;')}">Allow</a>`);
      return;
    }
    const back = new URL(url.searchParams.get('redirect_uri') ?? '');
    if (script.authorize === 'refuse') {
      back.searchParams.set('error', 'access_denied');
      back.searchParams.set('state', url.searchParams.get('state') ?? '');
      redirect(response, back);
      return;
    }
    if (script.authorize === 'wrong-state') url.searchParams.set('state', 'somebody-elses-state');
    request.url = `/authorize${url.search}`;
    service.requestHandler(request, response);
  }

  /** The flow's second half is the mock server's: it checks the code's PKCE challenge against the verifier. */
  async function token(
    call: RecordedCall,
    script: Script,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const { platform, body } = call;
    if (script.token === 500) return sendJson(response, ok({ detail: 'secret stack' }, 500));
    const basic = Buffer.from(`${platform}-client:${CLIENT_SECRET}`).toString('base64');
    const known = body.client_secret === CLIENT_SECRET || request.headers.authorization === `Basic ${basic}`;
    const code = String(body.code);
    const codeFits = codes.get(code) === body.redirect_uri;
    codes.delete(code);
    if (script.token === 'refuse' || !known || !codeFits) {
      const refusal = { error: 'invalid_grant', error_description: 'The code has expired' };
      return sendJson(response, ok(refusal, 400));
    }
    const inner = await fetch(`${origin}/token`, {
      method: 'POST',
      body: new URLSearchParams(body as Record<string, string>),
    });
    if (!inner.ok) return sendJson(response, ok(await inner.json(), inner.status));
    sendJson(
      response,
      ok({ access_token: await issueToken(platform), token_type: 'bearer', expires_in: 3600 }),
    );
  }

  // the mock server's own token endpoint, reached by the platforms' endpoints above only
  const inner = http.createServer(service.requestHandler);
  await new Promise<void>((resolve) => inner.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(inner.address() as AddressInfo).port}`;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const baseUrl = (platform: Platform) => `${issuer.url}/${platform}`;

  return {
    baseUrl,
    env: Object.fromEntries(
      PLATFORMS.flatMap((platform) => [
        [`${platform.toUpperCase()}_CLIENT_ID`, `${platform}-client`],
        [`${platform.toUpperCase()}_CLIENT_SECRET`, CLIENT_SECRET],
        [`${platform.toUpperCase()}_BASE_URL`, baseUrl(platform)],
      ]),
    ),
    script: (platform, script) => void scripts.set(platform, script),
    calls,
    posts,
    issueToken,
    async stop() {
      for (const one of [server, inner]) {
        one.closeAllConnections();
        await new Promise((resolve) => one.close(resolve));
      }
    },
  };
}
