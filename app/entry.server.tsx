import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { assets } from 'virtual:remix/server-build';
import type { ActionFunctionArgs, AppLoadContext, EntryContext, LoaderFunctionArgs } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { renderToPipeableStream } from 'react-dom/server';
import { db, migrate } from './adapters/db.server';
import { mailsSent } from './adapters/mail.server';
import { env } from './env.server';
import { BUILD_HEADER } from './features/offline/names';
import { getSession } from './http/auth.server';
import { startCleaning } from './http/cleaning.server';
import { logFailure } from './http/log.server';
import { pageHeaders } from './http/security.server';
import { getTheme } from './http/theme.server';
import { type Frame, FrameContext } from './ui/frame';
import { NonceContext } from './ui/nonce';

// The first import of the build brings the database up to date, under any server that runs it.
await migrate(env.DATABASE_URL);
startCleaning();

export { startWarmUp } from './features/coaching/warm-up.server';

/** For a server that ends: the mails that were promised are sent, then the database is left. */
export async function finishWork(): Promise<void> {
  await mailsSent();
  await db.$disconnect();
}

/** Renders the page whole: nothing here is deferred, and a whole page has a length and an ETag. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const nonce = context.cspNonce ?? randomBytes(16).toString('base64');
  const frame = remixContext.staticHandlerContext.loaderData.root ? null : await frameFor(request);
  const html = await new Promise<string>((resolve, reject) => {
    const stream = renderToPipeableStream(
      <FrameContext.Provider value={frame}>
        <NonceContext.Provider value={nonce}>
          <RemixServer context={remixContext} url={request.url} nonce={nonce} />
        </NonceContext.Provider>
      </FrameContext.Provider>,
      {
        nonce,
        onAllReady: () => resolve(text(stream.pipe(new PassThrough()))),
        onShellError: reject,
        onError: (error) => logFailure(context.requestId ?? '-', request, error),
      },
    );
  });
  headers.set('Content-Type', 'text/html; charset=utf-8');
  // routes here have no `headers` function, which would pass on what an action's answer says
  for (const answered of Object.values(remixContext.staticHandlerContext.actionHeaders)) {
    const wait = answered.get('Retry-After');
    if (wait) headers.set('Retry-After', wait);
  }
  for (const [name, value] of Object.entries(pageHeaders(request, nonce, html))) {
    if (!headers.has(name)) headers.set(name, value);
  }
  return new Response(request.method === 'HEAD' ? null : html, { status, headers });
}

/** For a page without the root's data. Where even this cannot be found out, the page is a visitor's. */
async function frameFor(request: Request): Promise<Frame> {
  const [session, theme] = await Promise.all([
    getSession(request).catch(() => null),
    getTheme(request).catch(() => 'system' as const),
  ]);
  return { signedIn: session !== null, theme, productName: env.PRODUCT_NAME };
}

/** Says which build answers, so that a page of another one loads itself anew instead of mixing the two. */
export function handleDataRequest(response: Response): Response {
  response.headers.set(BUILD_HEADER, assets.version);
  return response;
}

export function handleError(
  error: unknown,
  { request, context }: LoaderFunctionArgs | ActionFunctionArgs,
): void {
  // a navigation that the person gave up is no failure
  if (!request.signal.aborted) logFailure(context.requestId ?? '-', request, error);
}
