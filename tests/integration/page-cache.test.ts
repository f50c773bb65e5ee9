import { createHash } from 'node:crypto';
import http from 'node:http';
import { brotliDecompressSync, createBrotliDecompress, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { startApp } from '../setup/app.ts';
import { Client, newMember } from '../setup/client.ts';
import { newDatabase, useApp } from '../setup/integration.ts';

const running = useApp({ env: { PRODUCT_NAME: 'Rapport & "Friends"' } });

interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  bytes: Buffer;
  html: string;
}

/** A request as it goes over the wire: fetch would unpack the answer and choose headers of its own. */
function ask(path: string, headers: http.OutgoingHttpHeaders = {}, method = 'GET', url = running.app.url) {
  return new Promise<Answer>((resolve, reject) => {
    const request = http.request(url, { path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const encoding = response.headers['content-encoding'];
        const plain =
          bytes.length === 0
            ? bytes
            : encoding === 'br'
              ? brotliDecompressSync(bytes)
              : encoding === 'gzip'
                ? gunzipSync(bytes)
                : bytes;
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          bytes,
          html: plain.toString(),
        });
      });
    });
    request.once('error', reject);
    request.end();
  });
}

const keyOf = (html: string) => /name="idempotencyKey"[^>]*value="([^"]+)"/.exec(html)?.[1];
const styleOf = (html: string) => /<style>(.+?)<\/style>/s.exec(html)?.[1] ?? '';
const PACKET_BYTES = 1500;
const PUBLIC = ['/', '/pricing', '/about', '/features', '/privacy', '/terms'];
const WITH_FORMS = ['/contact', '/delete', '/request-reset'];

/** What a browser can read once so much of a brotli answer is there. */
function begun(bytes: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const stream = createBrotliDecompress();
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('error', reject);
    stream.write(bytes);
    stream.flush(() => resolve(Buffer.concat(chunks).toString()));
  });
}

describe('a page without a form', () => {
  it.each(PUBLIC)(
    '%s is the same bytes for every visitor, in every encoding, under one ETag each',
    async (path) => {
      const etags = new Set<string>();
      const htmls = new Set<string>();
      for (const encoding of ['br', 'gzip', 'identity']) {
        const first = await ask(path, { 'Accept-Encoding': encoding });
        const second = await ask(path, { 'Accept-Encoding': encoding });
        expect(first.status).toBe(200);
        expect(first.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
        expect(first.headers['content-length']).toBe(String(first.bytes.length));
        expect(first.bytes.equals(second.bytes)).toBe(true);
        expect(first.headers['set-cookie']).toBeUndefined();
        expect(first.headers.vary).toBe('Cookie, Accept-Encoding');
        etags.add(first.headers.etag ?? '');
        htmls.add(first.html);
      }
      expect(etags.size).toBe(3);
      expect(htmls.size).toBe(1);
      expect([...htmls][0]).toContain('</html>');
    },
  );

  it('answers 304 to its own ETag, with its policy, and 200 to another', async () => {
    const { headers } = await ask('/', { 'Accept-Encoding': 'br' });
    const known = await ask('/', { 'Accept-Encoding': 'br', 'If-None-Match': `"x", W/${headers.etag}` });
    expect([known.status, known.bytes.length, known.headers.etag]).toEqual([304, 0, headers.etag]);
    expect(known.headers['content-security-policy']).toBe(headers['content-security-policy']);
    expect((await ask('/', { 'Accept-Encoding': 'gzip', 'If-None-Match': headers.etag })).status).toBe(200);
  });

  it('respects q=0', async () => {
    const answer = await ask('/', { 'Accept-Encoding': 'br;q=0, gzip;q=0.5' });
    expect(answer.headers['content-encoding']).toBe('gzip');
  });

  it('answers HEAD with the headers of GET and nothing else', async () => {
    const get = await ask('/', { 'Accept-Encoding': 'br' });
    const head = await ask('/', { 'Accept-Encoding': 'br' }, 'HEAD');
    const { date: _getDate, 'x-request-id': _getId, ...getHeaders } = get.headers;
    const { date: _headDate, 'x-request-id': _headId, ...headHeaders } = head.headers;
    expect([head.status, head.bytes.length]).toEqual([200, 0]);
    expect(headHeaders).toEqual(getHeaders);
  });

  it('takes at most 30 KiB over the wire, with all it names', async () => {
    const { bytes, html } = await ask('/', { 'Accept-Encoding': 'br' });
    const named = [...html.matchAll(/<(?:link|img|script)\b[^>]*?(?:href|src)="(\/[^"]+)"/g)]
      .filter(([tag]) => /stylesheet|icon|preload|<img|<script/.test(tag))
      .map(([, url = '']) => url);
    const sizes = await Promise.all(
      named.map(async (url) => (await ask(url, { 'Accept-Encoding': 'br' })).bytes.length),
    );
    expect(bytes.length + sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(30 * 1024);
  });
});

describe('no script file where none is needed', () => {
  it.each([...PUBLIC, ...WITH_FORMS, '/reset-password'])('%s', async (path) => {
    const { html, headers } = await ask(path);
    expect(html).not.toMatch(/<script[^>]*\bsrc=|modulepreload|\.js"/);
    const inline = [...html.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, text = '']) => text);
    expect(inline.join('').length).toBeLessThan(1024);
    for (const text of inline) {
      const hash = createHash('sha256').update(text).digest('base64');
      expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
    }
  });
});

describe('a page with a form', () => {
  it.each([...WITH_FORMS, '/login', '/register'])(
    '%s has a key and a visitor of its own in each answer',
    async (path) => {
      for (const encoding of ['gzip', 'identity']) {
        const answers = [
          await ask(path, { 'Accept-Encoding': encoding }),
          await ask(path, { 'Accept-Encoding': encoding }),
        ];
        const keys = answers.map(({ html }) => keyOf(html));
        expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
        expect(keys[0]).not.toBe(keys[1]);
        const visitors = answers.map(({ headers }) => headers['set-cookie']?.join() ?? '');
        expect(visitors[0]).toMatch(/^rapport_visitor=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
        expect(visitors[0]).not.toBe(visitors[1]);
        expect(answers[0]?.headers.etag).toBeUndefined();
        expect(answers[0]?.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
      }
    },
  );

  it('leaves a visitor who has a name alone', async () => {
    const client = new Client(running.app);
    await client.get('/contact');
    const again = await client.get('/contact');
    expect(client.cookies.has('rapport_visitor')).toBe(true);
    expect(again.headers.getSetCookie()).toEqual([]);
  });

  it('names a visitor again whose cookie is broken', async () => {
    const answer = await ask('/contact', { Cookie: 'rapport_visitor=%%%' });
    expect(answer.headers['set-cookie']?.join()).toMatch(/^rapport_visitor=/);
  });

  it('has keys that work: the same form twice is one message', async () => {
    const client = new Client(running.app);
    const key = keyOf(await (await client.get('/contact')).text()) ?? '';
    const fields = {
      idempotencyKey: key,
      name: 'Ann',
      email: 'ann@example.com',
      message: 'Hello, a question.',
    };
    const sent = [await client.form('/contact', fields), await client.form('/contact', fields)];
    expect(sent.map(({ status }) => status)).toEqual([302, 302]);
    const other = await client.form('/contact', { ...fields, message: 'Something else than before.' });
    expect(other.status).toBe(422);
  });
});

describe('a page with scripts', () => {
  it('has a nonce of its own in each answer, the policy’s, on every script but the two inline ones', async () => {
    const answers = [await ask('/login', { 'Accept-Encoding': 'gzip' }), await ask('/login')];
    const nonces = answers.map(({ headers, html }) => {
      const nonce = /'nonce-([\w-]+)'/.exec(headers['content-security-policy'] as string)?.[1];
      const own = [...html.matchAll(/<script[^>]*\bnonce="([^"]*)"/g)].map(([, value]) => value);
      expect(own.length).toBeGreaterThan(2);
      expect(new Set(own)).toEqual(new Set([nonce]));
      expect([...html.matchAll(/<script(?![^>]*\bnonce=)/g)]).toHaveLength(2);
      return nonce;
    });
    expect(nonces[0]).not.toBe(nonces[1]);
    expect(answers[0]?.headers['cache-control']).toBe('private, no-store');
  });

  it('loads the whole stylesheet behind the first paint', async () => {
    const { html } = await ask('/login');
    expect(html).toMatch(/<link media="print" rel="stylesheet" href="\/assets\/app-[\w-]+\.css"\/>/);
    expect(styleOf(html).length).toBeGreaterThan(1000);
  });
});

describe('every kept page', () => {
  it.each([...PUBLIC, ...WITH_FORMS, '/login', '/register'])(
    '%s says what the same page rendered afresh says',
    async (path) => {
      const plain = (html: string) =>
        html
          .replace(/<style>.*?<\/style>/gs, '')
          .replace(/<link[^>]*rel="stylesheet"[^>]*>/, '')
          .replace(/<script[^>]*type="module".*?<\/script>/s, '')
          .replace(/<link media="print"/g, '<link')
          .replace(/nonce="[^"]*"|value="[0-9a-f]{32}"/g, '')
          .replaceAll(`${path}?afresh`, path);
      const [kept, afresh] = [await ask(path), await ask(`${path}?afresh`)];
      expect(plain(kept.html)).toBe(plain(afresh.html));
      const named = ['x-content-type-options', 'referrer-policy', 'content-type'];
      expect(named.map((name) => kept.headers[name])).toEqual(named.map((name) => afresh.headers[name]));
      expect(kept.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
      const policy = (answer: Answer) =>
        String(answer.headers['content-security-policy'])
          .replace(/ 'nonce-[^']+'/, '')
          .replace(/(style-src 'self')(?: 'sha256-[^']+')+/, '$1');
      expect(policy(kept)).toBe(policy(afresh));
    },
  );

  it('has its styles inside, allowed by their hashes: those of its first look, then all', async () => {
    const { html, headers } = await ask('/');
    const styles = [...html.matchAll(/<style>(.+?)<\/style>/gs)].map(([, css = '']) => css);
    const hashes = styles.map((css) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`);
    expect(headers['content-security-policy']).toContain(`style-src 'self' ${hashes.join(' ')};`);
    expect(html).not.toContain('rel="stylesheet"');
    const [first = '', all = ''] = styles;
    expect(styles).toHaveLength(2);
    const selectorsOf = (css: string) =>
      (css.match(/[^{}]+(?={[^{}]*})/g) ?? []).flatMap((list) => list.split(','));
    expect(selectorsOf(first).filter((selector) => !selectorsOf(all).includes(selector))).toEqual([]);
  });

  it('shows its name from the first packet', async () => {
    const { html, bytes } = await ask('/', { 'Accept-Encoding': 'br' });
    const firstLook = html.slice(0, html.indexOf('<style>', html.indexOf('<body')));
    expect(firstLook).toContain('>Rapport &amp; &quot;Friends&quot;</span>');
    expect(await begun(bytes.subarray(0, PACKET_BYTES))).toContain(firstLook);
  });
});

describe('who gets a kept page', () => {
  it('not a signed-in person', async () => {
    const { client, email } = await newMember(running.app);
    expect((await client.get('/')).headers.get('Location')).toBe('/dashboard');
    expect((await client.get('/login')).headers.get('Location')).toBe('/dashboard');
    const contact = await client.get('/contact');
    expect(await contact.text()).toContain(email);
    expect(contact.headers.get('Cache-Control')).toBe('private, no-store');
    expect((await ask('/contact')).html).not.toContain(email);
  });

  it('not somebody with a toast, which the next visitor does not see', async () => {
    const client = new Client(running.app);
    const key = keyOf(await (await client.get('/contact')).text()) ?? '';
    const fields = {
      idempotencyKey: key,
      name: 'Bo',
      email: 'bo@example.com',
      message: 'A second question.',
    };
    await client.form('/contact', fields);
    expect(await (await client.get('/contact')).text()).toContain('Message sent');
    expect(await (await client.get('/contact')).text()).not.toContain('Message sent');
    expect((await ask('/contact')).html).not.toContain('Message sent');
  });

  it('not somebody who came with a referral code', async () => {
    const { client } = await newMember(running.app);
    const { referralCode } = (await (await client.get('/api/referral-code')).json()) as {
      referralCode: string;
    };
    const friend = new Client(running.app);
    await friend.get(`/signup?ref=${referralCode}`);
    expect(await (await friend.get('/register')).text()).toContain('invited you');
    expect((await ask('/register')).html).not.toContain('invited you');
  });

  it('each theme its own, chosen by a cookie of ours and by no other', async () => {
    const client = new Client(running.app);
    await client.form('/theme', { theme: 'dark', from: '/' });
    const dark = await client.get('/');
    expect(await dark.text()).toContain('<html lang="en" data-theme="dark">');
    expect(dark.headers.get('ETag')).toBeTruthy();
    await client.form('/theme', { theme: 'light', from: '/' });
    expect(await (await client.get('/')).text()).toContain('data-theme="light"');
    const forged = client.cookies.get('rapport_theme')?.replace(/\.[^.]+$/, '.forged');
    expect((await ask('/', { Cookie: `rapport_theme=${forged}` })).html).toContain('<html lang="en">');
    expect((await ask('/')).html).toContain('<html lang="en">');
  });

  it('keeps nothing by query string, and refuses other methods as before', async () => {
    const odd = await ask('/?utm_source="><script>');
    expect([odd.status, odd.headers.etag, odd.headers['cache-control']]).toEqual([
      200,
      undefined,
      'private, no-store',
    ]);
    const again = await ask('/');
    expect(again.html).not.toContain('utm_source');
    expect((await ask('/', {}, 'DELETE')).status).toBe((await ask('/?x', {}, 'DELETE')).status);
  });
});

describe('the Host header', () => {
  it('names only the pages of those who send it', async () => {
    const evil = await ask('/', { Host: 'evil.example.com' });
    expect(evil.html).toContain('http://evil.example.com/');
    expect((await ask('/', { 'X-Forwarded-Host': 'evil.example.com' })).html).not.toContain(
      'evil.example.com',
    );
    expect((await ask('/')).html).not.toContain('evil.example.com');
  });

  it('is no markup', async () => {
    const { html } = await ask('/', { Host: 'a"><script>alert(1)</script>' });
    expect(html).not.toContain('<script>alert(1)');
  });

  it('names nothing when PUBLIC_URL is set', async () => {
    const app = await startApp({
      databaseUrl: await newDatabase(),
      env: { PUBLIC_URL: 'https://rapport.example.org' },
    });
    try {
      const answer = await ask(
        '/contact',
        { Host: 'evil.example.com', 'X-Forwarded-Proto': 'http' },
        'GET',
        app.url,
      );
      expect(answer.html).not.toContain('evil.example.com');
      expect(answer.html).toContain('https://rapport.example.org/contact');
      expect(answer.headers['strict-transport-security']).toMatch(/max-age=\d+/);
      expect(answer.headers['set-cookie']?.join()).toMatch(/; Secure/);
    } finally {
      await app.stop();
    }
  });
});

describe('built files', () => {
  it('come compressed by the build, for a year, and in parts only as they are', async () => {
    const { html } = await ask('/login');
    const url = /\/assets\/shell-[\w-]+\.js/.exec(html)?.[0] ?? '';
    const whole = await ask(url);
    for (const encoding of ['br', 'gzip']) {
      const answer = await ask(url, { 'Accept-Encoding': encoding });
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(answer.headers['content-type']).toMatch(/javascript/);
      expect(answer.html).toBe(whole.html);
      expect(answer.bytes.length).toBeLessThan(whole.bytes.length / 2);
      const known = await ask(url, { 'Accept-Encoding': encoding, 'If-None-Match': answer.headers.etag });
      expect([known.status, known.bytes.length]).toEqual([304, 0]);
      const head = await ask(url, { 'Accept-Encoding': encoding }, 'HEAD');
      expect([head.status, head.bytes.length]).toEqual([200, 0]);
    }
    const part = await ask(url, { 'Accept-Encoding': 'br', Range: 'bytes=10-19' });
    expect([part.status, part.headers['content-encoding']]).toEqual([206, undefined]);
    expect(part.html).toBe(whole.html.slice(10, 20));
  });

  it('lets a screenshot reader’s file go on from any byte', async () => {
    const manifest = JSON.parse((await ask('/ocr/manifest.json')).html) as Record<string, unknown>;
    const name = /[\w.-]+\.gz/.exec(JSON.stringify(manifest))?.[0] ?? '';
    for (const file of [name, 'worker.min.js']) {
      const part = await ask(`/ocr/${file}`, { 'Accept-Encoding': 'br, gzip', Range: 'bytes=100-109' });
      expect([part.status, part.headers['content-encoding'], part.bytes.length]).toEqual([
        206,
        undefined,
        10,
      ]);
    }
  });
});
