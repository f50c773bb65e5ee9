import { randomUUID } from 'node:crypto';
import type { ActionFunctionArgs, AppLoadContext } from '@remix-run/node';
import type { z } from 'zod';
import type { CurrentUser } from '../features/accounts/schemas.ts';
import { once, type Transact } from '../features/once/once.server.ts';
import { getSession, NOT_SIGNED_IN } from './auth.server.ts';
import { BodyTooLargeError, BodyUnreadableError, readJson } from './body.server.ts';
import { tooManyMessage } from './context.server.ts';
import { logFailure } from './log.server.ts';
import {
  byVisitor,
  CLIENT_LEFT,
  idempotentCall,
  KEY_HEADER,
  KEY_REUSED,
  type KeyOwner,
  nameVisitor,
} from './once.server.ts';
import { requireSameOrigin } from './origin.server.ts';
import { plainSentence } from './sentences.ts';
import { lookUpName } from './text.server.ts';

/** The specification reads some errors as text and some as `message` (contract section 2). */
export type ErrorShape = 'text' | 'message';

export const UNEXPECTED = 'Something went wrong on our side. Please try again in a moment.';
export const BODY_TOO_LARGE = 'The request is too large: at most 256 KiB.';
export const NOT_JSON = 'The request body must be JSON.';

/** An expected refusal; `message` is a sentence for a person. */
export class ApiError extends Error {
  readonly status: number;
  readonly headers: Record<string, string>;

  constructor(status: number, message: string, headers: Record<string, string> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}

export function tooMany(retryAfterSeconds: number): ApiError {
  return new ApiError(429, tooManyMessage(retryAfterSeconds), { 'Retry-After': String(retryAfterSeconds) });
}

export interface ApiCall<Input> {
  request: Request;
  params: Record<string, string | undefined>;
  context: AppLoadContext;
  /** null at the doors that need no sign-in, for a visitor */
  user: CurrentUser | null;
  input: Input;
  /**
   * Does the work once for the call's idempotency key, if it has one. The result must be plain JSON. `input` is part
   * of what the key is bound to.
   */
  once<T>(
    work: (transact: Transact) => Promise<T>,
    owner?: Pick<KeyOwner, 'scope'>,
  ): Promise<{ result: T; replayed: boolean }>;
}

export interface SignedInCall<Input> extends ApiCall<Input> {
  user: CurrentUser;
}

interface Method<Input, Call> {
  /** checks the JSON body; without one the body is not read */
  schema?: z.ZodType<Input>;
  /** true where the work signs in: its key is the browser's, since a repeat comes from somebody who is signed in */
  signsIn?: boolean;
  run(call: Call): Promise<Response>;
}

type AnyMethod = {
  signedIn: boolean;
  schema?: z.ZodType;
  signsIn?: boolean;
  run(call: never): Promise<Response>;
};

/** A method that only a signed-in user may call. */
export function forUser<Input = undefined>(method: Method<Input, SignedInCall<Input>>): AnyMethod {
  return { ...method, signedIn: true };
}

/** A method that anybody may call. */
export function forAnyone<Input = undefined>(method: Method<Input, ApiCall<Input>>): AnyMethod {
  return { ...method, signedIn: false };
}

/**
 * Makes the loader and the action of a JSON resource route: methods and their 405, origin, sign-in, body limit, JSON,
 * schema, and errors in the shape that the specification reads.
 */
export function apiRoute(shape: ErrorShape, methods: { GET?: AnyMethod; POST?: AnyMethod }) {
  const answer = (args: ActionFunctionArgs) => handle(args, shape, methods);
  return { loader: answer, action: answer };
}

function errorResponse(
  shape: ErrorShape,
  status: number,
  message: string,
  headers: Record<string, string> = {},
): Response {
  if (shape === 'message') return Response.json({ message }, { status, headers });
  return new Response(message, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers },
  });
}

async function handle(
  { request, params, context }: ActionFunctionArgs,
  shape: ErrorShape,
  methods: { GET?: AnyMethod; POST?: AnyMethod },
): Promise<Response> {
  const requestId = context.requestId ?? randomUUID();
  const common = { 'X-Request-Id': requestId, 'Cache-Control': 'private, no-store' };
  const cookies: string[] = [];
  try {
    const name = request.method === 'HEAD' ? 'GET' : request.method;
    const method = name === 'GET' || name === 'POST' ? methods[name] : undefined;
    if (!method) {
      const allow = Object.keys(methods).flatMap((key) => (key === 'GET' ? ['GET', 'HEAD'] : [key]));
      throw new ApiError(405, 'This method is not allowed here.', { Allow: allow.join(', ') });
    }
    if (name !== 'GET') requireSameOrigin(request);
    const session = await getSession(request);
    if (method.signedIn && !session) throw new ApiError(401, NOT_SIGNED_IN);
    const user = session?.user ?? null;
    if (session?.cookie) cookies.push(session.cookie);
    const input = method.schema ? parseInput(method.schema, await readJson(request)) : undefined;
    const key = request.headers.get(KEY_HEADER);
    // named before the work, so that a repeat with the cookie of this answer finds what this one did
    const visitor = key && (!user || method.signsIn) ? await nameVisitor(request) : null;
    if (visitor?.cookie) cookies.push(visitor.cookie);
    const runOnce: ApiCall<unknown>['once'] = async (work, owner) => {
      const scope = visitor ? byVisitor(visitor.name) : undefined;
      const source = { request, userId: user?.id ?? null, key, input, scope, ...owner };
      const done = await once(await idempotentCall(source), work, request.signal);
      if (done.state === 'left') throw new Response(null, { status: CLIENT_LEFT });
      if (done.state === 'mismatch') throw new ApiError(422, KEY_REUSED);
      return done;
    };
    const call: ApiCall<unknown> = {
      request,
      params: knownParams(params),
      context,
      user,
      input,
      once: runOnce,
    };
    return withHeaders(await method.run(call as never), common, cookies);
  } catch (error) {
    return withHeaders(await refusal(error), common, cookies);
  }

  async function refusal(error: unknown): Promise<Response> {
    if (error instanceof ApiError) return errorResponse(shape, error.status, error.message, error.headers);
    if (error instanceof BodyTooLargeError)
      return errorResponse(shape, 413, BODY_TOO_LARGE, { Connection: 'close' });
    if (error instanceof BodyUnreadableError) return errorResponse(shape, 400, NOT_JSON);
    if (error instanceof Response) return errorResponse(shape, error.status, await error.text());
    logFailure(requestId, request, error);
    return errorResponse(shape, 500, UNEXPECTED);
  }
}

/** The answer's own cookies come last: what it says of the session holds. */
function withHeaders(response: Response, common: Record<string, string>, cookies: string[]): Response {
  const own = response.headers.getSetCookie();
  response.headers.delete('Set-Cookie');
  for (const cookie of [...cookies, ...own]) response.headers.append('Set-Cookie', cookie);
  for (const [header, value] of Object.entries(common)) response.headers.set(header, value);
  return response;
}

/** What the address names, as far as anything can have that name. */
function knownParams(params: Record<string, string | undefined>): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, lookUpName(value) ?? undefined]),
  );
}

function parseInput(schema: z.ZodType, body: unknown): unknown {
  const parsed = schema.safeParse(body, { error: plainSentence });
  if (!parsed.success) throw new ApiError(400, parsed.error.issues[0]?.message ?? NOT_JSON);
  return parsed.data;
}

/** What the address asks for, or 400 with the first thing that is wrong with it. */
export function parseQuery<Query>(schema: z.ZodType<Query>, request: Request): Query {
  const asked = Object.fromEntries(new URL(request.url).searchParams);
  const parsed = schema.safeParse(asked, { error: plainSentence });
  if (!parsed.success) throw new ApiError(400, parsed.error.issues[0]?.message ?? 'The query is not valid.');
  return parsed.data;
}
