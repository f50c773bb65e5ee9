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
/**
 * The top bar with the product's name and its drawing comes before it: what a page paints first. Within a drawing a style
 * element is allowed in a body too, but there its text is read like any other.
 */
const FIRST_LOOK_END = '</svg>';
const READ_AS_HTML = /[<&]/;
/** What allowed the empty element allows the filled ones instead. */
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
    whole: slots.length === 0 ? await wholeOf(html, policy, styled.firstLook) : null,
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

/** The page's first look is a block of its own, so that a browser reads and paints that much from the first packet. */
async function compressBrotli(html: string, firstLook: number): Promise<Buffer> {
  const stream = createBrotliCompress({
    params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
  });
  const done = buffer(stream);
  stream.write(html.slice(0, firstLook));
  await new Promise<void>((resolve) => stream.flush(constants.BROTLI_OPERATION_FLUSH, resolve));
  stream.end(html.slice(firstLook));
  return done;
}

async function wholeOf(
  html: string,
  policy: string,
  firstLook: number,
): Promise<NonNullable<CachedPage['whole']>> {
  const plain = Buffer.from(html);
  const name = createHash('sha256').update(plain).update(policy).digest('base64url').slice(0, 22);
  const [br, zipped] = await Promise.all([
    compressBrotli(html, firstLook),
    compressGzip(plain, { level: 9 }),
  ]);
  return {
    br: { body: br, etag: `"${name}-br"` },
    gzip: { body: zipped, etag: `"${name}-gzip"` },
    identity: { body: plain, etag: `"${name}"` },
  };
}

interface StyledPage {
  html: string;
  policy: string;
  /** where its first look ends; 0 for a page that comes in one piece */
  firstLook: number;
}

/**
 * Puts the rules that the page uses into the page, so that its first paint needs no second answer. A page with scripts
 * still loads the whole stylesheet, behind that paint (`media="print"`, until the root's effect switches it on). One
 * without has the few rules of its first look before that, and all of them, in their order, right behind it.
 */
async function withInlineStyles(html: string, policy: string, clientFolder: string): Promise<StyledPage> {
  const [link = '', ...more] = html.match(STYLESHEETS) ?? [];
  const href = /\bhref="(\/assets\/[\w.-]+\.css)"/.exec(link)?.[1];
  if (!href || more.length > 0 || html.split(STYLE_PLACE).length !== 2) return { html, policy, firstLook: 0 };
  const css = await readFile(path.join(clientFolder, href), 'utf8');
  const all = stylesFor(html, css);
  const hasScripts = html.includes('type="module"');
  const bare = html.replace(link, hasScripts ? link.replace('<link', '<link media="print"') : '');
  const end = hasScripts || READ_AS_HTML.test(all) ? -1 : bare.indexOf(FIRST_LOOK_END);
  if (end < 0) {
    const styled = bare.replace(STYLE_PLACE, () => styleElement(all));
    return { html: styled, policy: allowStyles(policy, [all]), firstLook: 0 };
  }
  const begun = bare.slice(0, end);
  const first = stylesFor(begun, css, { firstLook: true });
  const head = begun.replace(STYLE_PLACE, () => styleElement(first));
  return {
    html: head + styleElement(all) + bare.slice(end),
    policy: allowStyles(policy, [first, all]),
    firstLook: head.length,
  };
}

const styleElement = (css: string) => `<style>${css}</style>`;

function allowStyles(policy: string, styles: readonly string[]): string {
  const hashes = styles.map((css) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`);
  return policy.replace(EMPTY_STYLE_RULE, `style-src 'self' ${hashes.join(' ')}`);
}
