import http from 'node:http';
import { startApp } from '../setup/app.ts';
import type { BenchOptions } from './main.ts';
import { type Findings, median } from './report.ts';

const CONNECTIONS = 16;
const LANDING_RATIO = 10;
const SIGN_IN_RATIO = 2;
/** Any query string: a kept page is kept for its bare address only. */
const AFRESH = '?afresh';

/** Requests per second of one address, by keep-alive connections that ask again at once. */
async function requestsPerSecond(url: string, milliseconds: number): Promise<number> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const endsAt = performance.now() + milliseconds;
  let answered = 0;
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      const request = http.get(
        url,
        { agent, headers: { 'Accept-Encoding': 'gzip, deflate, br' } },
        (response) => {
          if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
          response.resume();
          response.once('end', resolve);
        },
      );
      request.once('error', reject);
    });
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() < endsAt) {
        await ask();
        answered += 1;
      }
    }),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  agent.destroy();
  return answered / seconds;
}

/** The same page kept and rendered afresh, by turns, so that a busy machine slows both. */
export async function measureThroughput({ quick }: BenchOptions): Promise<Findings> {
  const app = await startApp();
  try {
    const rounds = quick ? 2 : 5;
    const milliseconds = quick ? 500 : 2000;
    const rows = [];
    const ratios: Record<string, number> = {};
    for (const path of ['/', '/login']) {
      await requestsPerSecond(app.url + path, milliseconds / 2);
      await requestsPerSecond(app.url + path + AFRESH, milliseconds / 2);
      const kept: number[] = [];
      const afresh: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        afresh.push(await requestsPerSecond(app.url + path + AFRESH, milliseconds));
        kept.push(await requestsPerSecond(app.url + path, milliseconds));
      }
      const ratio = median(kept) / median(afresh);
      ratios[path] = ratio;
      rows.push({
        page: path,
        'kept per second': Math.round(median(kept)),
        'afresh per second': Math.round(median(afresh)),
        ratio,
      });
    }
    return {
      title: 'Requests per second',
      rows,
      bars: [
        {
          what: 'landing, kept to afresh',
          measured: ratios['/'] ?? 0,
          atLeast: LANDING_RATIO,
          unit: ' times',
        },
        {
          what: 'sign-in, kept to afresh',
          measured: ratios['/login'] ?? 0,
          atLeast: SIGN_IN_RATIO,
          unit: ' times',
        },
      ],
    };
  } finally {
    await app.stop();
  }
}
