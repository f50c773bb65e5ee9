/** A rendered page made ready to be sent many times: styles inlined, forms compressed, places for fresh values left open. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { constants, createBrotliCompress, gzip } from 'node:zlib';
import { newId } from '../ui/new-id.ts';
import type { Encoding } from './accept-encoding.server.ts';
import { stylesFor } from './page-styles.server.ts';
import { type StitchedGzip, stitchGzip } from './stitched-gzip.server.ts';

export interface CachedPage {
  headers: Record<string, string>;
  /** its Content-Security-Policy, split where the nonce stands */
  policy: readonly string[];
  /** the same bytes for everybody, in each encoding with its ETag; null for a page with slots */
  whole: Record<Encoding, { body: Buffer; etag: string }> | null;
  /** the page around its slots, one part more than there are slots */
  parts: readonly string[];
  slots: readonly Slot[];
  zipped: StitchedGzip;
}

/** What every answer has anew: a form's idempotency key, and the nonce of the answer's policy. */
export type Slot = 'nonce' | 'key';

const STYLESHEETS = /<link\b[^>]*\brel="stylesheet"[^>]*>/g;
/** Rendered empty by the root; where scripts hydrate the page, React must find the elements it expects. */
const STYLE_PLACE = '<style></style>';
/** What allowed the empty element allows the filled one instead. */
const EMPTY_STYLE_RULE = /style-src 'self' 'sha256-[^']+'/;
/** Remix's script: static imports of the routes, then what begins with `window.__remixRouteModules`. */
const MODULE_SCRIPT =
  /(<script\b[^>]*\btype="module"[^>]*>)((?:import [^;]+;\s*)+)(window\.__remixRouteModules)/;
/** Of this page's own answer, or as the browser knows its line. */
const SLOW_MILLISECONDS = 150;
const PATIENCE_MILLISECONDS = 1500;
const WAIT_ON_SLOW_LINE = `const line=performance.getEntriesByType("navigation")[0];if(line&&line.responseStart-line.requestStart>${SLOW_MILLISECONDS}||navigator.connection?.rtt>${SLOW_MILLISECONDS})await new Promise(go=>{let sent=false;addEventListener("submit",()=>{sent=true},true);setTimeout(()=>{if(!sent)go()},${PATIENCE_MILLISECONDS})});`;
const KEY_FIELDS = /<input\b[^>]*\bname="idempotencyKey"[^>]*>/g;
const KEY_LENGTH = newId().length;

const compressGzip = promisify(gzip);

/**
 * `nonce` is the one the page was rendered with. Null when the page cannot be the same for everybody, because a form's key
 * was not found once and only once.
 */
export async function makeCachedPage(
  rendered: string,
  headers: Record<string, string>,
  { nonce, clientFolder }: { nonce: string; clientFolder: string },
): Promise<CachedPage | null> {
  const { 'content-security-policy': givenPolicy = '', ...others } = headers;
  const styled = await withInlineStyles(rendered, givenPolicy, clientFolder);
  const { policy } = styled;
  const html = withPatientScripts(styled.html);
  const keys = (html.match(KEY_FIELDS) ?? []).map((field) => /\bvalue="([\w-]{16,})"/.exec(field)?.[1] ?? '');
  if (keys.some((key) => html.split(key).length !== 2)) return null;

  const split = html.split(new RegExp(`(${[nonce, ...keys].join('|')})`));
  const parts = split.filter((_, index) => index % 2 === 0);
  const slots = split
    .filter((_, index) => index % 2 === 1)
    .map((value) => (value === nonce ? 'nonce' : 'key'));
  const lengths = slots.map((slot) => (slot === 'nonce' ? nonce.length : KEY_LENGTH));
  return {
    headers: {
      ...others,
      // Back to a page without scripts shows the same form with the same key; one with scripts first asks who is signed in
      'cache-control': slots.includes('nonce') ? 'private, no-store' : 'private, no-cache',
      vary: 'Cookie, Accept-Encoding',
    },
    policy: policy.split(nonce),
    whole: slots.length === 0 ? await wholeOf(html, policy) : null,
    parts,
    slots,
    zipped: stitchGzip(parts, lengths),
  };
}

/**
 * On a slow line the scripts share it with the answer to a form that is sent at once, and hold that up. So they wait there
 * for a moment, and for good once a form is on its way; the page works without them. Elements and their order stay, since
 * React expects them.
 */
function withPatientScripts(html: string): string {
  return html
    .replace(MODULE_SCRIPT, (_, open: string, imports: string, rest: string) => {
      const names: string[] = [];
      const calls = [...imports.matchAll(/import (?:\* as (\w+) from )?("[^"]+")/g)].map(
        ([, name = '', href]) => {
          names.push(name);
          return `import(${href})`;
        },
      );
      return `${open}${WAIT_ON_SLOW_LINE}const [${names.join()}]=await Promise.all([${calls.join()}]);${rest}`;
    })
    .replaceAll('<link rel="modulepreload"', '<link media="print" rel="modulepreload"');
}

/** Up to its title the page is a block of its own, so that a browser reads and paints that much from the first packets. */
async function compressBrotli(html: string): Promise<Buffer> {
  const cut = html.indexOf('</h1>') + 1;
  const stream = createBrotliCompress({
    params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
  });
  const done = buffer(stream);
  stream.write(html.slice(0, cut));
  await new Promise<void>((resolve) => stream.flush(constants.BROTLI_OPERATION_FLUSH, resolve));
  stream.end(html.slice(cut));
  return done;
}

async function wholeOf(html: string, policy: string): Promise<NonNullable<CachedPage['whole']>> {
  const plain = Buffer.from(html);
  const name = createHash('sha256').update(plain).update(policy).digest('base64url').slice(0, 22);
  const [br, zipped] = await Promise.all([compressBrotli(html), compressGzip(plain, { level: 9 })]);
  return {
    br: { body: br, etag: `"${name}-br"` },
    gzip: { body: zipped, etag: `"${name}-gzip"` },
    identity: { body: plain, etag: `"${name}"` },
  };
}

/**
 * Puts the rules that the page uses into the page, so that its first paint needs no second answer. A page with scripts
 * still loads the whole stylesheet, behind that paint (`media="print"`, until the root's effect switches it on).
 */
async function withInlineStyles(
  html: string,
  policy: string,
  clientFolder: string,
): Promise<{ html: string; policy: string }> {
  const [link = '', ...more] = html.match(STYLESHEETS) ?? [];
  const href = /\bhref="(\/assets\/[\w.-]+\.css)"/.exec(link)?.[1];
  const hasScripts = html.includes('type="module"');
  if (!href || more.length > 0 || (hasScripts && html.split(STYLE_PLACE).length !== 2))
    return { html, policy };
  const css = stylesFor(html, await readFile(path.join(clientFolder, href), 'utf8'));
  const hash = createHash('sha256').update(css).digest('base64');
  const style = `<style>${css}</style>`;
  const inlined = hasScripts
    ? html.replace(link, () => link.replace('<link', '<link media="print"')).replace(STYLE_PLACE, () => style)
    : html.replace(STYLE_PLACE, '').replace(link, () => style);
  return { html: inlined, policy: policy.replace(EMPTY_STYLE_RULE, `style-src 'self' 'sha256-${hash}'`) };
}
