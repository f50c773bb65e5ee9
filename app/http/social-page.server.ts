import { createHash } from 'node:crypto';
import styles from '../app.css?url';
import { env } from '../env.server.ts';
import { isHttps } from './origin.server.ts';
import { EVERY_ANSWER, strictTransport } from './security.server.ts';
import { getTheme } from './theme.server.ts';

/** What the pop-up tells the page that opened it (specification section 7). */
export type SocialAuthMessage =
  | { type: 'social-auth-success'; accessToken: string }
  | { type: 'social-auth-error'; error: string };

interface SocialPage {
  /** for example 'Twitter Login' */
  title: string;
  headline: string;
  message: SocialAuthMessage;
  status: number;
  /** where to go on when no page waits for the message */
  next: string;
  cookies?: string[];
}

/**
 * Tells the page that opened this window, at exactly this origin; that page then closes the window. Some platforms cut the
 * tie between the two (Cross-Origin-Opener-Policy): pages of ours listen on a channel of this origin for that case.
 * Without a page that waits, a sign-in that worked goes on by itself.
 */
const SCRIPT = `(function(){var d=JSON.parse(document.getElementById("social-auth").textContent),o=window.opener,own=false;try{own=!!o&&o!==window&&o.location.origin===location.origin}catch(e){}if(own){o.postMessage(d.message,location.origin);return}if(!o&&window.BroadcastChannel)new BroadcastChannel("social-auth").postMessage(d.message);if(d.message.type==="social-auth-success")location.replace(d.next)})()`;
const SCRIPT_HASH = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`;

const POLICY = [
  "default-src 'none'",
  `script-src ${SCRIPT_HASH}`,
  "style-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** The pop-up's last page. It also works as a page of its own, and without JavaScript. */
export async function socialPage(request: Request, page: SocialPage): Promise<Response> {
  const { title, headline, message, status, next, cookies = [] } = page;
  const done = message.type === 'social-auth-success';
  const theme = await getTheme(request);
  const data = JSON.stringify({ message, next }).replace(/</g, '\\u003c');
  const text = done ? 'This window can be closed.' : message.error;
  const html = `<!DOCTYPE html>
<html lang="en"${theme === 'system' ? '' : ` data-theme="${theme}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(`${title} · ${env.PRODUCT_NAME}`)}</title>
<meta name="robots" content="noindex">
<link rel="stylesheet" href="${styles}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${done ? `<noscript><meta http-equiv="refresh" content="0; url=${escapeHtml(next)}"></noscript>` : ''}
</head>
<body class="font-sans antialiased">
<main class="mx-auto w-full max-w-md px-4 py-10 text-center">
<h1 class="text-3xl font-semibold">${escapeHtml(headline)}</h1>
<p class="mt-4">${escapeHtml(text)}</p>
<p class="mt-6"><a href="${escapeHtml(next)}" class="font-semibold text-accent underline">${done ? 'Go on' : 'Go back'}</a></p>
</main>
<script type="application/json" id="social-auth">${data}</script>
<script>${SCRIPT}</script>
</body>
</html>
`;
  const headers = new Headers({
    ...EVERY_ANSWER,
    ...(isHttps(request) ? strictTransport() : {}),
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': POLICY,
    'Cache-Control': 'private, no-store',
  });
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return new Response(html, { status, headers });
}
