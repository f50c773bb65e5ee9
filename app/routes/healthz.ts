import { isDatabaseReady } from '~/features/health/health.server';

export async function loader() {
  const ready = await isDatabaseReady();
  return new Response(ready ? 'ok' : 'The database does not answer.', {
    status: ready ? 200 : 503,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}
