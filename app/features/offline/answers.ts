/**
 * The router's answers on the wire (Remix single fetch, encoded by turbo-stream), as far as a page must look into them: is
 * this one an error, and what is an answer that leaves a form as it is. Pure.
 */

export interface RouterError {
  status: number;
  /** the sentence that the server threw, '' when it has none for people */
  message: string;
}

/** The error in an action's answer, or null when the answer holds data or leads on. */
export function readActionError(body: string, status: number): RouterError | null {
  let values: unknown[];
  try {
    // later lines belong to promises, and nothing here is deferred
    const first: unknown = JSON.parse(body.split('\n', 1)[0] ?? '');
    if (!Array.isArray(first)) return { status, message: '' };
    values = first;
  } catch {
    return { status, message: '' };
  }
  const [root, name, error] = values;
  if (name !== 'error' || typeof root !== 'object') return null;
  if (!Array.isArray(error) || error[0] !== 'ErrorResponse') return { status, message: '' };
  const text = values[Number(error[1])];
  return { status, message: typeof text === 'string' ? text : '' };
}

/**
 * An action's answer that leaves the form as it is. 503 keeps the router from loading the page's data again; the key stays
 * the same, since the work may have been done.
 */
export function unchangedForm(intent: string, idempotencyKey: string): Response {
  const body = JSON.stringify([
    { _1: 2 },
    'data',
    { _3: 4, _5: 6 },
    'intent',
    intent,
    'idempotencyKey',
    idempotencyKey,
  ]);
  return new Response(`${body}\n`, {
    status: 503,
    headers: { 'Content-Type': 'text/x-script', 'X-Remix-Response': 'yes' },
  });
}

/** The page that a request for the router's data is about: /dashboard.data?tab=x&_routes=y is /dashboard?tab=x. */
export function pageOf(url: URL): string {
  const search = new URLSearchParams(url.search);
  search.delete('_routes');
  const pathname = url.pathname.replace(/\.data$/, '');
  const query = search.toString();
  return `${pathname === '/_root' ? '/' : pathname}${query ? `?${query}` : ''}`;
}
