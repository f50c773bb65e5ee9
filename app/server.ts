/**
 * Remix's documented custom server: express, because stock remix-serve leaves static files and thrown redirects without our
 * headers, logs mailed tokens and hides the socket's address. No rule that guards data lives here alone, so the
 * same build also runs under plain remix-serve.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler } from '@remix-run/express';
import { installGlobals, type ServerBuild } from '@remix-run/node';
import compression from 'compression';
import express, { type NextFunction, type Request, type Response } from 'express';
import { env } from './env.server.ts';
import { closeAfterEarlyAnswer } from './http/early-answers.server.ts';
import { CROSS_SITE_MESSAGE, isCrossSite } from './http/origin.server.ts';
import { createPageCache } from './http/page-cache.server.ts';
import { pathForLog } from './http/path.server.ts';
import { EVERY_ANSWER, strictTransport } from './http/security.server.ts';
import { compressedFiles } from './http/static-files.server.ts';

const CLIENT_FOLDER = path.resolve('build/client');
const COMPRESSED_FOLDER = path.resolve('build/compressed');
const BUILD_FILE = path.resolve('build/server/index.js');
const SHUTDOWN_MILLISECONDS = 5000;
const KEEP_ALIVE_MILLISECONDS = 65_000;
/** After this long without a request nobody is likely to ask in the next second. */
const QUIET_MILLISECONDS = 2000;
const HOUR_MILLISECONDS = 60 * 60 * 1000;
const READING_METHODS = ['GET', 'HEAD', 'OPTIONS'];
/** What Remix's router takes. */
const KNOWN_METHODS = [...READING_METHODS, 'POST', 'PUT', 'PATCH', 'DELETE'];

if (!existsSync(BUILD_FILE)) {
  console.error('There is no build yet. Run: npm start');
  process.exit(1);
}

installGlobals({ nativeFetch: true });
/** Remix knows nothing of what else our entry exports. */
interface OwnBuild extends ServerBuild {
  entry: ServerBuild['entry'] & { module: typeof import('./entry.server.tsx') };
}

// importing the build brings the database up to date
const build = (await import(pathToFileURL(BUILD_FILE).href)) as OwnBuild;

const { finishWork, startWarmUp } = build.entry.module;
const ending = new AbortController();

const app = express();
const requestIds = new WeakMap<IncomingMessage, string>();
app.disable('x-powered-by');
app.set('trust proxy', env.TRUST_PROXY);

app.use((request: Request, response: Response, next: NextFunction) => {
  response.locals.requestId = requestIds.get(request);
  const overHttps = request.protocol === 'https' || env.PUBLIC_URL?.startsWith('https:');
  const headers = {
    'X-Request-Id': response.locals.requestId as string,
    ...EVERY_ANSWER,
    ...(overHttps ? strictTransport() : {}),
  };
  // as late as possible: what a page or a file sets by itself stays
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => Response;
  response.writeHead = (...args: unknown[]) => {
    for (const [name, value] of Object.entries(headers)) {
      if (!response.hasHeader(name)) response.setHeader(name, value);
    }
    // a call names its own methods; this is a page's that has no form
    if (response.statusCode === 405 && !response.hasHeader('Allow')) response.setHeader('Allow', 'GET, HEAD');
    closeAfterEarlyAnswer(request, response);
    return writeHead(...args);
  };
  next();
});

/** A JSON call refuses by itself, in the shape that its caller reads. */
const isCall = (request: Request) => /^\/api\//i.test(request.path);

app.use((request: Request, response: Response, next: NextFunction) => {
  if (KNOWN_METHODS.includes(request.method)) return next();
  // the router knows no such method, and any that a call does not take is answered alike
  if (isCall(request)) request.method = 'OPTIONS';
  else return response.status(405).type('text/plain').send('This method is not allowed here.');
  next();
});

app.use((request: Request, response: Response, next: NextFunction) => {
  const changes = !READING_METHODS.includes(request.method);
  const headers = new Headers(request.headers as Record<string, string>);
  if (changes && !isCall(request) && isCrossSite(headers, request.headers.host)) {
    // Remix would answer an empty 500
    response.status(403).type('text/plain').send(CROSS_SITE_MESSAGE);
    return;
  }
  if (env.PUBLIC_URL) {
    // Remix compares Origin with Host, and a proxy may have rewritten Host
    request.headers.host = new URL(env.PUBLIC_URL).host;
    delete request.headers['x-forwarded-host'];
  }
  next();
});

// before compression, which would compress a file anew for every request, and parts of files too
app.use(compressedFiles(COMPRESSED_FOLDER));
app.use('/assets', express.static(path.join(CLIENT_FOLDER, 'assets'), { immutable: true, maxAge: '1y' }));
app.use('/ocr', express.static(path.join(CLIENT_FOLDER, 'ocr'), { maxAge: '1y' }));
app.use(express.static(CLIENT_FOLDER, { maxAge: HOUR_MILLISECONDS, index: false, dotfiles: 'ignore' }));
app.use(compression());

app.use((request: Request, response: Response, next: NextFunction) => {
  // a stale script must not get HTML, and a missing picture needs no page
  const fileLike =
    /^\/(assets|ocr)\//.test(request.path) ||
    /\.(js|mjs|css|map|png|svg|ico|wasm|gz|woff2?)$/.test(request.path);
  // the service worker is a route, since it must never be cached for long
  if (!fileLike || request.path === '/sw.js') return next();
  response.status(404).type('text/plain').send('There is no such file.');
});

app.all(
  '*',
  createRequestHandler({
    build,
    mode: env.NODE_ENV,
    getLoadContext: (request, response) => ({
      clientAddress: request.ip,
      requestId: response.locals.requestId,
      cspNonce: randomBytes(16).toString('base64'),
    }),
  }),
);

app.use((error: unknown, request: Request, response: Response, _next: NextFunction) => {
  // a path that cannot be decoded, or a Host that is none; the error itself holds the address
  const badRequest = error instanceof URIError || (error as { code?: string }).code === 'ERR_INVALID_URL';
  if (!badRequest) console.error(response.locals.requestId, request.method, error);
  if (response.headersSent) return response.destroy();
  response
    .status(badRequest ? 400 : 500)
    .type('text/plain')
    .send(
      badRequest
        ? 'This address is not spelled right.'
        : 'Something went wrong on our side. Please try again in a moment.',
    );
});

const pages = createPageCache(build, CLIENT_FOLDER);

// Slow lines get their time, held connections do not: half a header and a stalled body end with 408.
const LIMITS = { headersTimeout: 20_000, requestTimeout: 120_000, connectionsCheckingInterval: 5_000 };

/** When a request last came or ended. */
let lastBusyAt = performance.now();
const noteBusy = () => {
  lastBusyAt = performance.now();
};

const server = createServer(LIMITS, (request, response) => {
  noteBusy();
  response.once('close', noteBusy);
  // it came behind one whose answer ended the connection
  if (!request.socket.writable) return;
  const requestId = randomUUID();
  requestIds.set(request, requestId);
  logWhenDone(requestId, request, response);
  pages.answer(request, response, requestId).then(
    (answered) => {
      if (!answered) app(request, response);
    },
    (error) => {
      console.error(requestId, request.method, error);
      response.destroy();
    },
  );
});

/** One line a request; a mailed link's token is a secret, and query strings may hold what somebody typed. */
function logWhenDone(id: string, request: IncomingMessage, response: ServerResponse): void {
  const [pathname = '/'] = (request.url ?? '/').split('?');
  if (env.NODE_ENV === 'test' || pathname.startsWith('/assets/')) return;
  const startedAt = performance.now();
  const asked = `${request.method} ${pathForLog(pathname)}`;
  response.once('close', () => {
    const milliseconds = (performance.now() - startedAt).toFixed(0);
    console.log(
      `${id} ${asked} ${response.writableFinished ? response.statusCode : 'aborted'} ${milliseconds} ms`,
    );
  });
}

server.listen(env.PORT, env.HOST, () => {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : env.PORT;
  const local = `http://localhost:${port}`;
  console.log(
    env.PUBLIC_URL
      ? `${env.PRODUCT_NAME} is at ${env.PUBLIC_URL}, and listens on ${local}`
      : `${env.PRODUCT_NAME} is at ${local}`,
  );
  startWarmUp(() => performance.now() - lastBusyAt > QUIET_MILLISECONDS, ending.signal);
});

// a slow line's next request must not meet a socket that has just been closed
server.keepAliveTimeout = KEEP_ALIVE_MILLISECONDS;

server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${env.PORT} is taken by another program. Stop it, or choose another port: PORT=3001 npm start`
      : `The server could not start: ${error.message}`,
  );
  process.exit(1);
});

function stop(): void {
  ending.abort();
  const late = setTimeout(() => process.exit(0), SHUTDOWN_MILLISECONDS);
  late.unref();
  server.close(async () => {
    await finishWork().catch((error) => console.error('The end was not clean.', error));
    process.exit(0);
  });
  server.closeIdleConnections();
}

process.once('SIGTERM', stop);
process.once('SIGINT', stop);
