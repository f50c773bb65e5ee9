/**
 * Between the router and the network. The router shows its error page, and with it throws away what was typed, whenever a
 * request of its own fails; here such a failure becomes a toast with Retry, and the page stays as it is.
 *
 * One place for every page: the router has no door of its own for this, and a wrapper in each route module would be
 * forgotten in the next one. Only requests for the router's data (`*.data`, this origin) are touched.
 */
import { REGISTRATION_ERROR, UNEXPECTED_ERROR } from '~/features/accounts/failures';
import { SESSION_ENDED, signInLink } from '~/features/accounts/sign-in-link';
import { newId } from '~/ui/new-id';
import { showToast } from '~/ui/toast-store';
import { pageOf, readActionError, unchangedForm } from './answers';
import { getCopyTime, hold, isOffline, setCopyTime } from './line';
import { BUILD_HEADER, privateCache, SESSION_PARAMETER } from './names';
import { pageBuild } from './page-build';
import { limitTime } from './time-limit';

const LOAD_LIMIT_MILLISECONDS = 20_000;
/** A form that a hosted model answers takes its time. */
const SUBMIT_LIMIT_MILLISECONDS = 45_000;
const KEY_FIELD = 'idempotencyKey';
const KEY_REUSED_STATUS = 422;
const SESSION_ENDED_STATUS = 401;

const KEPT = 'Everything you typed is still here, and nothing is done twice.';
const MESSAGES = {
  lost: `The connection was lost before an answer came. ${KEPT}`,
  late: `There was no answer in time. ${KEPT}`,
  server: `Something went wrong on our side. ${KEPT}`,
  stranger: `The network answered instead of this site. If it has a sign-in page, sign in there first. ${KEPT}`,
  reused: 'This form was sent before, with other content. Send this one as well?',
} as const;

/** Pages whose failures the specification words (section 8); on all others the title is 'Error'. */
const TITLES: Readonly<Record<string, string>> = { '/login': 'Error', '/register': REGISTRATION_ERROR };

type Resubmit = (fields: FormData, action: string) => void;
let resubmit: Resubmit | null = null;
let userId: string | null = null;

/** What a page tells once React runs: how to send a form again, and whose data may be kept on the device. */
export function connectPage(page: { resubmit: Resubmit; userId: string | null }): void {
  resubmit = page.resubmit;
  userId = page.userId;
}

export function keepFormsOnFailure(): void {
  const network = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), window.location.href);
    if (url.origin !== window.location.origin || !url.pathname.endsWith('.data')) return network(input, init);
    const method = init?.method?.toUpperCase() ?? 'GET';
    return method === 'GET' ? load(network, url, init ?? {}) : submit(network, url, init ?? {});
  };
}

type Answer =
  | { ok: true; response: Response; body: ArrayBuffer }
  | { ok: false; message: string; status: number };

/** The whole answer or why there is none. Rejects only when the router itself gave the request up. */
async function ask(network: typeof fetch, url: URL, init: RequestInit, limitMs: number): Promise<Answer> {
  const limit = limitTime(limitMs, init.signal);
  try {
    const response = await network(url, { ...init, signal: limit.signal });
    // pages here are sent whole: a body that is cut must not reach the router
    const body = await response.arrayBuffer();
    if (response.headers.has('X-Remix-Response')) return { ok: true, response, body };
    const isSentence =
      response.status >= 400 &&
      response.status < 500 &&
      /^text\/plain/.test(response.headers.get('Content-Type') ?? '');
    const message = isSentence ? new TextDecoder().decode(body) : MESSAGES.stranger;
    return {
      ok: false,
      message: response.status >= 500 ? MESSAGES.server : message,
      status: response.status,
    };
  } catch (error) {
    if (init.signal?.aborted) throw error;
    return { ok: false, message: limit.isLate() ? MESSAGES.late : MESSAGES.lost, status: 0 };
  } finally {
    limit.end();
  }
}

const rebuilt = ({ response, body }: { response: Response; body: ArrayBuffer }) =>
  new Response(body, { status: response.status, headers: response.headers });

function fieldsOf(body: RequestInit['body']): FormData {
  const fields = new FormData();
  if (body instanceof FormData || body instanceof URLSearchParams) {
    for (const [name, value] of body as Iterable<[string, FormDataEntryValue]>) fields.append(name, value);
  }
  return fields;
}

async function submit(network: typeof fetch, url: URL, init: RequestInit): Promise<Response> {
  const page = pageOf(url);
  const title = TITLES[page.replace(/\?.*/, '')];
  const wrong = title ? UNEXPECTED_ERROR : MESSAGES.server;
  const answer = await ask(network, url, init, SUBMIT_LIMIT_MILLISECONDS);
  const fields = fieldsOf(init.body);
  const key = String(fields.get(KEY_FIELD) ?? '');
  const intent = String(fields.get('intent') ?? 'default');
  const sendAgain = () => resubmit?.(fields, page);
  if (answer.ok) {
    const status = answer.response.status;
    const error = status >= 400 ? readActionError(new TextDecoder().decode(answer.body), status) : null;
    if (!error) return rebuilt(answer);
    if (error.status === KEY_REUSED_STATUS && key) {
      const another = newId();
      const sendAsNew = () => {
        fields.set(KEY_FIELD, another);
        sendAgain();
      };
      fail(MESSAGES.reused, { text: 'Send as a new one', run: sendAsNew }, title);
      return unchangedForm(intent, another);
    }
    if (error.status === SESSION_ENDED_STATUS) {
      // what was typed stands where it stood; a page of its own is for whoever has no script
      showToast({
        kind: 'destructive',
        title: title ?? 'Error',
        description: SESSION_ENDED,
        link: signInLink(),
        stays: true,
      });
      return unchangedForm(intent, key);
    }
    const refused = error.status < 500 && error.message;
    fail(refused || wrong, refused ? undefined : { text: 'Retry', run: sendAgain }, title);
    return unchangedForm(intent, key);
  }
  fail(answer.status >= 500 ? wrong : answer.message, { text: 'Retry', run: sendAgain }, title);
  return unchangedForm(intent, key);
}

function fail(description: string, action?: { text: string; run(): void }, title = 'Error'): void {
  showToast({ kind: 'destructive', title, description, action, stays: true });
}

async function load(network: typeof fetch, url: URL, init: RequestInit): Promise<Response> {
  const target = pageOf(url);
  const isRefresh = withoutSession(target) === withoutSession(window.location.href);
  for (;;) {
    const answer = await ask(network, url, init, LOAD_LIMIT_MILLISECONDS);
    if (answer.ok && answer.response.status < 500) {
      const build = answer.response.headers.get(BUILD_HEADER);
      if (build && build !== pageBuild()) {
        // another build's data in this build's page: leave for the whole new page, but never under somebody's hands
        if (!isRefresh) window.location.assign(target);
        return pending(init.signal);
      }
      setCopyTime(null);
      void keep(url, answer);
      return rebuilt(answer);
    }
    const kept = answer.ok ? null : await lastSeen(url);
    const keptAt = new Date(kept?.headers.get('Date') ?? 0).toISOString();
    if (kept && !(isRefresh && keptAt < (getCopyTime() ?? ''))) {
      setCopyTime(keptAt);
      return kept;
    }
    if (!isRefresh && (await hasCopyOf(target))) {
      // the service worker has the page itself
      window.location.assign(target);
      return pending(init.signal);
    }
    if (isRefresh && isOffline()) return pending(init.signal);
    await retryPressed(answer.ok ? MESSAGES.server : answer.message, init.signal);
  }
}

/** The address of a page apart from the session it shows, which comes into it when it is saved, without the router. */
function withoutSession(address: string): string {
  const url = new URL(address, window.location.href);
  url.searchParams.delete(SESSION_PARAMETER);
  return `${url.pathname}?${url.searchParams}`;
}

/** The page stays as it is, and usable, until the router gives this request up for another. */
function pending(signal: AbortSignal | null | undefined): Promise<never> {
  const letGo = hold();
  return new Promise((_, reject) => {
    signal?.addEventListener(
      'abort',
      () => {
        letGo();
        reject(signal.reason);
      },
      { once: true },
    );
  });
}

/** As `pending`, with a toast whose Retry ends it. */
function retryPressed(description: string, signal: AbortSignal | null | undefined): Promise<void> {
  const pressed = new Promise<void>((resolve) => fail(description, { text: 'Retry', run: resolve }));
  const letGo = hold();
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => () => {
      letGo();
      settle();
    };
    void pressed.then(end(resolve));
    signal?.addEventListener(
      'abort',
      end(() => reject(signal.reason)),
      { once: true },
    );
  });
}

/** What was last seen is kept for the person it belongs to (`no-store` governs the browser's cache, not this one). */
async function keep(url: URL, answer: { response: Response; body: ArrayBuffer }): Promise<void> {
  if (!userId || answer.response.status !== 200 || !('caches' in window)) return;
  const cache = await caches.open(privateCache(pageBuild(), userId));
  await cache.put(url, rebuilt(answer));
}

async function lastSeen(url: URL): Promise<Response | null> {
  if (!userId || !('caches' in window)) return null;
  const cache = await caches.open(privateCache(pageBuild(), userId));
  return (await cache.match(url)) ?? null;
}

async function hasCopyOf(target: string): Promise<boolean> {
  if (!userId || !('caches' in window) || !navigator.serviceWorker?.controller) return false;
  const cache = await caches.open(privateCache(pageBuild(), userId));
  return Boolean(await cache.match(target.replace(/[?&](?!tab=).*$/, '')));
}
