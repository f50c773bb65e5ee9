import { env } from '../env.server.ts';

/** The origin people reach this app at: PUBLIC_URL's, or that of the request when it is unset. */
export function ownOrigin(request: Request): string {
  if (env.PUBLIC_URL) return env.PUBLIC_URL;
  const url = new URL(request.url);
  return `${isHttps(request) ? 'https:' : url.protocol}//${request.headers.get('Host') ?? url.host}`;
}

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/**
 * Where a mailed link leads, or null: whoever asks for a mail may name any Host, which must not get the link's secret. Without
 * SMTP_URL mails are files on this machine.
 */
export function mailedLinkOrigin(request: Request): string | null {
  const origin = ownOrigin(request);
  const isSafe = env.PUBLIC_URL || !env.SMTP_URL || LOOPBACK.test(new URL(origin).hostname);
  return isSafe ? origin : null;
}

export function isHttps(request: Request): boolean {
  const isOwn = !env.PUBLIC_URL && new URL(request.url).protocol === 'https:';
  return isOwn || isHttpsInFront(request.headers.get('X-Forwarded-Proto'));
}

/** Whether people reach the app over https: by PUBLIC_URL, else by what the proxy that is trusted says. */
export function isHttpsInFront(forwardedProtocol: string | null | undefined): boolean {
  if (env.PUBLIC_URL) return env.PUBLIC_URL.startsWith('https:');
  return env.TRUST_PROXY > 0 && forwardedProtocol?.split(',')[0]?.trim() === 'https';
}

/**
 * True when the browser says that another site sent this request. Clients that are not browsers send neither
 * header and carry no one's cookies by accident. `host` is the request's own, for when PUBLIC_URL is unset: the scheme that
 * people use is not known then.
 */
export function isCrossSite(headers: Headers, host: string | null | undefined): boolean {
  if (headers.get('Sec-Fetch-Site') === 'cross-site') return true;
  const origin = headers.get('Origin');
  if (origin === null) return false;
  if (!URL.canParse(origin)) return true;
  const from = new URL(origin);
  return env.PUBLIC_URL ? from.origin !== env.PUBLIC_URL : from.host !== host;
}

export const CROSS_SITE_MESSAGE =
  'This request came from another site and was refused. Open the page here and try again.';

/** Throws 403 for a state-changing request that another site sent (contract section 3). */
export function requireSameOrigin(request: Request): void {
  if (isCrossSite(request.headers, new URL(ownOrigin(request)).host)) {
    throw new Response(CROSS_SITE_MESSAGE, {
      status: 403,
      headers: { 'Content-Type': 'text/plain; charset=utf-8' },
    });
  }
}
