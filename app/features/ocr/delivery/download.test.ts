import { describe, expect, it } from 'vitest';
import { OcrError } from '../ocr-error';
import { fromColumns } from './columns';
import { download, forgetPieces } from './download';
import { createSpeedometer } from './speed';

const FILE = Uint8Array.from({ length: 700_000 }, (_, i) => (i * 31) % 251);

function memoryStore() {
  const rows = new Map<string, unknown>();
  return {
    rows,
    get: async (key: string) => rows.get(key),
    set: async (key: string, value: unknown) => void rows.set(key, structuredClone(value)),
    keys: async (prefix: string) => [...rows.keys()].filter((key) => key.startsWith(prefix)).sort(),
    remove: async (keys: readonly string[]) => keys.forEach((key) => void rows.delete(key)),
  };
}

interface Asked {
  range: string | null;
  ifRange: string | null;
}

/** A server that cuts its answers after so many bytes, one number an answer, then no more. */
function cuttingServer(cuts: number[], { etag = '"v1"', ranges = true } = {}) {
  const asked: Asked[] = [];
  const serve: typeof fetch = async (_url, init) => {
    const headers = new Headers(init?.headers);
    asked.push({ range: headers.get('Range'), ifRange: headers.get('If-Range') });
    const same = !headers.has('If-Range') || headers.get('If-Range') === etag;
    const from = ranges && same && headers.has('Range') ? Number(headers.get('Range')?.slice(6, -1)) : 0;
    const cut = cuts.shift();
    const part = FILE.subarray(from);
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        const limit = cut ?? part.length;
        if (sent >= limit || sent >= part.length) {
          if (cut !== undefined && sent < part.length) controller.error(new TypeError('network error'));
          else controller.close();
          return;
        }
        const end = Math.min(sent + 50_000, limit, part.length);
        controller.enqueue(part.slice(sent, end));
        sent = end;
      },
    });
    return new Response(body, { status: from > 0 ? 206 : 200, headers: { ETag: etag } });
  };
  return { asked, serve };
}

const options = (store: ReturnType<typeof memoryStore>, serve: typeof fetch, more = {}) => ({
  url: '/ocr/model.gz',
  bytes: FILE.length,
  store,
  key: 'model',
  signal: new AbortController().signal,
  onBytes: () => undefined,
  fetch: serve,
  pause: async () => undefined,
  ...more,
});

describe('a download', () => {
  it('goes on after each of four cuts from the last byte that arrived', async () => {
    const { asked, serve } = cuttingServer([120_000, 70_000, 200_000, 10_000]);
    const bytes = await download(options(memoryStore(), serve));
    expect(bytes).toEqual(FILE);
    expect(asked.map(({ range }) => range)).toEqual([
      null,
      'bytes=120000-',
      'bytes=190000-',
      'bytes=390000-',
      'bytes=400000-',
    ]);
    expect(asked[1]?.ifRange).toBe('"v1"');
  });

  it('goes on from an earlier visit', async () => {
    const store = memoryStore();
    const abort = new AbortController();
    const first = cuttingServer([]);
    const stopped = download(
      options(store, first.serve, {
        signal: abort.signal,
        onBytes: (loaded: number) => loaded >= 300_000 && abort.abort(),
        fetch: (async (url, init) => {
          const response = await first.serve(url, init);
          const reader = (response.body as ReadableStream<Uint8Array>).getReader();
          const body = new ReadableStream<Uint8Array>({
            async pull(controller) {
              if (init?.signal?.aborted) return controller.error(new DOMException('aborted', 'AbortError'));
              const { done, value } = await reader.read();
              if (done) controller.close();
              else controller.enqueue(value);
            },
          });
          return new Response(body, { headers: response.headers });
        }) as typeof fetch,
      }),
    );
    await expect(stopped).rejects.toMatchObject({ code: 'cancelled', resumable: true });
    const { asked, serve } = cuttingServer([]);
    expect(await download(options(store, serve))).toEqual(FILE);
    const kept = Number(asked[0]?.range?.slice(6, -1));
    expect(kept).toBeGreaterThanOrEqual(300_000);
    await forgetPieces(store, 'model');
    expect(store.rows.size).toBe(0);
  });

  it('starts again when the file has changed', async () => {
    const store = memoryStore();
    await store.set('model.part.0000000000', { bytes: new Uint8Array(1000), validator: '"v0"' });
    const { serve } = cuttingServer([]);
    expect(await download(options(store, serve))).toEqual(FILE);
  });

  it('starts again where ranges are not served', async () => {
    const { serve } = cuttingServer([100_000], { ranges: false });
    expect(await download(options(memoryStore(), serve))).toEqual(FILE);
  });

  it('gives up after several tries without a byte, and says that it can go on', async () => {
    let tries = 0;
    const serve: typeof fetch = async () => {
      tries++;
      throw new TypeError('Failed to fetch');
    };
    await expect(download(options(memoryStore(), serve))).rejects.toMatchObject({
      code: 'download',
      resumable: true,
    });
    expect(tries).toBe(6);
  });

  it('does not ask twice for a missing file', async () => {
    let tries = 0;
    const serve: typeof fetch = async () => {
      tries++;
      return new Response('Not found', { status: 404 });
    };
    await expect(download(options(memoryStore(), serve))).rejects.toBeInstanceOf(OcrError);
    expect(tries).toBe(1);
  });

  it('never sends a weak ETag as If-Range', async () => {
    const { asked, serve } = cuttingServer([100_000], { etag: 'W/"v1"' });
    expect(await download(options(memoryStore(), serve))).toEqual(FILE);
    expect(asked[1]?.ifRange).toBeNull();
  });
});

describe('columns', () => {
  it('become rows again, and the rest stays', () => {
    const rows = Array.from({ length: 24 }, (_, i) => i);
    const stored = Uint8Array.from([
      99,
      98,
      ...Array.from({ length: 24 }, (_, i) => (i % 3) * 8 + Math.floor(i / 3)),
      97,
    ]);
    expect([...fromColumns(stored, { start: 2, rows: 3 })]).toEqual([99, 98, ...rows, 97]);
  });
});

describe('the speedometer', () => {
  it('knows the seconds left from the last speed', () => {
    const secondsLeft = createSpeedometer(1_000_000);
    expect(secondsLeft(0, 0)).toBeUndefined();
    expect(secondsLeft(100_000, 1_000)).toBe(9);
    for (let second = 2; second <= 10; second++) secondsLeft(100_000 + second * 1_000, second * 1_000);
    expect(secondsLeft(111_000, 11_000)).toBeGreaterThan(500);
  });
});
