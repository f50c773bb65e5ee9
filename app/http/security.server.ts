import { createHash } from 'node:crypto';
import { modelOrigin } from '../features/coaching/engines/index.ts';
import { PAGE_SCRIPT } from '../ui/page-script.ts';
import { THEME_SCRIPT } from '../ui/theme-script.ts';
import { serverEngine } from './coach.server.ts';
import { isHttps } from './origin.server.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** On every answer, static files and redirects included (contract section 3). */
export const EVERY_ANSWER: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  // no-referrer would make our own forms send Origin: null
  'Referrer-Policy': 'same-origin',
  'Content-Security-Policy': "frame-ancestors 'none'",
};

const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const inlineHashes = [THEME_SCRIPT, PAGE_SCRIPT].map(hashSource).join(' ');
// the root's style element, which stays empty on a page that the page cache does not serve
const emptyStyleHash = hashSource('');

function contentSecurityPolicy(nonce: string, html: string): string {
  const hasScripts = html.includes('type="module"');
  const model = modelOrigin(serverEngine);
  // tesseract's core is WebAssembly; a page without script files allows nothing but the inline ones
  const scripts = hasScripts ? ` 'self' 'nonce-${nonce}' 'wasm-unsafe-eval'` : '';
  return [
    "default-src 'self'",
    `script-src ${inlineHashes}${scripts}`,
    `style-src 'self' ${emptyStyleHash}`,
    // React writes style attributes for widths that are data, such as a progress bar's
    ...(hasScripts || html.includes(' style="') ? ["style-src-attr 'unsafe-inline'"] : []),
    ...(hasScripts ? ["img-src 'self' blob: data:"] : []),
    ...(model ? [`connect-src 'self' ${model}`] : []),
    ...(hasScripts ? ["worker-src 'self'"] : []),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Headers of a page. `html` tells whether it loads scripts. */
export function pageHeaders(request: Request, nonce: string, html: string): Record<string, string> {
  return {
    ...EVERY_ANSWER,
    'Content-Security-Policy': contentSecurityPolicy(nonce, html),
    'Cache-Control': 'private, no-store',
    ...(isHttps(request) ? strictTransport() : {}),
  };
}

export function strictTransport(): Record<string, string> {
  return { 'Strict-Transport-Security': `max-age=${YEAR_SECONDS}` };
}
