import { createCookieSessionStorage } from '@remix-run/node';
import { z } from 'zod';
import { env } from '../env.server.ts';
import { PLATFORM_IDS } from '../features/sharing/platforms.ts';
import { isHttps } from './origin.server.ts';

/** How long somebody may take at a platform, and at the form that follows. */
const HANDSHAKE_SECONDS = 600;

/** Why the browser was sent to a platform. */
const StartSchema = z.object({
  platform: z.enum(PLATFORM_IDS),
  /** who wants to share; null when somebody signs in */
  sharerId: z.string().nullable(),
  /** where to go on without a pop-up */
  next: z.string(),
});
export type HandshakeStart = z.infer<typeof StartSchema>;

/** A platform said who this is, and one form is still to be filled in. */
const PendingSchema = z.object({
  platform: z.enum(PLATFORM_IDS),
  providerId: z.string(),
  /** null until it is asked for */
  email: z.string().nullable(),
  accessToken: z.string(),
  next: z.string(),
  expiresAt: z.number(),
});
export type PendingSignIn = z.infer<typeof PendingSchema>;

/** All is done; what is left is to tell the page that opened the pop-up. */
const DoneSchema = z.object({
  platform: z.enum(PLATFORM_IDS),
  accessToken: z.string(),
  next: z.string(),
});
export type DoneSignIn = z.infer<typeof DoneSchema>;

/** Keeps only what a round trip to a social platform needs; who is signed in is a row in the database. */
export function handshakeStorage(request: Request) {
  return createCookieSessionStorage({
    cookie: {
      name: 'rapport_auth',
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secrets: [env.SESSION_SECRET],
      maxAge: HANDSHAKE_SECONDS,
      secure: isHttps(request),
    },
  });
}

async function read<T>(request: Request, key: string, schema: z.ZodType<T>): Promise<T | null> {
  const session = await handshakeStorage(request)
    .getSession(request.headers.get('Cookie'))
    .catch(() => null);
  const parsed = schema.safeParse(session?.get(key));
  return parsed.success ? parsed.data : null;
}

/** Set-Cookie for a handshake that holds this and nothing else. */
async function write(request: Request, key: string, value: unknown): Promise<string> {
  const storage = handshakeStorage(request);
  const session = await storage.getSession();
  session.set(key, value);
  return storage.commitSession(session);
}

export const getHandshakeStart = (request: Request) => read(request, 'start', StartSchema);
export const startCookie = (request: Request, start: HandshakeStart) => write(request, 'start', start);

export async function getPendingSignIn(request: Request, now = Date.now()): Promise<PendingSignIn | null> {
  const pending = await read(request, 'pending', PendingSchema);
  return pending && pending.expiresAt > now ? pending : null;
}

export function pendingCookie(request: Request, pending: Omit<PendingSignIn, 'expiresAt'>): Promise<string> {
  return write(request, 'pending', { ...pending, expiresAt: Date.now() + HANDSHAKE_SECONDS * 1000 });
}

export const getDoneSignIn = (request: Request) => read(request, 'done', DoneSchema);
export const doneCookie = (request: Request, { platform, accessToken, next }: DoneSignIn) =>
  write(request, 'done', { platform, accessToken, next });

export async function clearHandshake(request: Request): Promise<string> {
  const storage = handshakeStorage(request);
  return storage.destroySession(await storage.getSession());
}
