import { redirect, redirectDocument } from '@remix-run/node';
import { AuthorizationError } from 'remix-auth';
import { PlatformError, tidyReason } from '../adapters/social/platform.server.ts';
import { env } from '../env.server.ts';
import {
  findByIdentity,
  linkIdentity,
  registerWithIdentity,
} from '../features/accounts/identities.server.ts';
import type { CurrentUser } from '../features/accounts/schemas.ts';
import { SocialEmailSchema } from '../features/accounts/schemas-social.ts';
import type { SignInResult } from '../features/accounts/sign-in.server.ts';
import type { Transact } from '../features/once/once.server.ts';
import { getPlatform } from '../features/sharing/platforms.server.ts';
import { PLATFORM_NAMES, type SharePlatform } from '../features/sharing/platforms.ts';
import { getUser, safeRedirect, signIn } from './auth.server.ts';
import { authenticateWith } from './authenticator.server.ts';
import { clearCookie, readName, referralCookie } from './cookies.server.ts';
import {
  clearHandshake,
  doneCookie,
  getDoneSignIn,
  getHandshakeStart,
  type PendingSignIn,
  pendingCookie,
  startCookie,
} from './handshake.server.ts';
import { logFailure } from './log.server.ts';
import { socialPage } from './social-page.server.ts';
import { type SocialGrant, STATE_MISMATCH } from './social-strategies.server.ts';

type Once = <T>(work: (transact: Transact) => Promise<T>) => Promise<{ result: T; replayed: boolean }>;

const AFTER_SHARING = '/referrals';

function loginTitle(platform: SharePlatform): string {
  return `${PLATFORM_NAMES[platform]} Login`;
}

function failurePage(
  request: Request,
  platform: SharePlatform,
  { error, status, next, cookies }: { error: string; status: number; next: string; cookies?: string[] },
): Promise<Response> {
  const message = { type: 'social-auth-error', error } as const;
  const headline = 'That did not work';
  return socialPage(request, { title: loginTitle(platform), headline, message, status, next, cookies });
}

function successPage(
  request: Request,
  platform: SharePlatform,
  { accessToken, next, cookies }: { accessToken: string; next: string; cookies: string[] },
): Promise<Response> {
  const message = { type: 'social-auth-success', accessToken } as const;
  const headline = `${PLATFORM_NAMES[platform]} is connected`;
  return socialPage(request, { title: loginTitle(platform), headline, message, status: 200, next, cookies });
}

/** GET /api/auth/{platform}: off to the platform. Signs in without a session, asks leave to share with one. */
export async function startSocial(request: Request, platform: SharePlatform): Promise<Response> {
  const user = await getUser(request);
  const name = PLATFORM_NAMES[platform];
  const back = user ? AFTER_SHARING : '/login';
  const configured = getPlatform(platform);
  if (!configured) {
    const error = user
      ? `Sharing on ${name} is not set up here.`
      : `Signing in with ${name} is not set up here. Please use your e-mail and password.`;
    return failurePage(request, platform, { error, status: 200, next: back });
  }
  if (!user && !configured.signsIn) {
    const error = `${name} is for sharing only. Please sign in with your e-mail and password first.`;
    return failurePage(request, platform, { error, status: 400, next: back });
  }
  const wanted = new URL(request.url).searchParams.get('redirectTo');
  const cookie = await startCookie(request, {
    platform,
    sharerId: user?.id ?? null,
    next: user ? AFTER_SHARING : safeRedirect(wanted),
  });
  try {
    const purpose = user ? 'share' : 'sign-in';
    await authenticateWith(platform, request, { purpose, cookie: cookie.split(';')[0] ?? '' });
  } catch (response) {
    if (!(response instanceof Response)) throw response;
    response.headers.set('Cache-Control', 'private, no-store');
    return response;
  }
  throw new Error('the first leg of a handshake always leads to the platform');
}

/** GET /api/auth/{platform}/callback: back from the platform, with a code or a refusal. */
export async function finishSocial(
  request: Request,
  platform: SharePlatform,
  requestId: string,
): Promise<Response> {
  const start = await getHandshakeStart(request);
  const next = start ? start.next : '/dashboard';
  const back = start?.sharerId ? AFTER_SHARING : '/login';
  const cookies = [await clearHandshake(request)];
  const fail = (error: string, status: number) =>
    failurePage(request, platform, { error, status, next: back, cookies });

  if (!start || start.platform !== platform) return fail(STATE_MISMATCH, 400);
  const refused = refusalIn(request, platform);
  if (refused) return fail(refused, 400);
  let grant: SocialGrant | null;
  try {
    const purpose = start.sharerId ? 'share' : 'sign-in';
    grant = await authenticateWith(platform, request, {
      purpose,
      cookie: request.headers.get('Cookie') ?? '',
    });
  } catch (error) {
    const known = sentenceFor(error);
    if (known) return fail(known.sentence, known.status);
    logFailure(requestId, request, error);
    return fail(`Signing in with ${PLATFORM_NAMES[platform]} did not work. Please try again.`, 502);
  }
  if (!grant) return fail(`${PLATFORM_NAMES[platform]} is not set up here.`, 400);

  if (start.sharerId) {
    const user = await getUser(request);
    if (user?.id !== start.sharerId)
      return fail('You are no longer signed in. Please sign in, then share.', 400);
    return successPage(request, platform, { accessToken: grant.accessToken, next, cookies });
  }
  return signInWithGrant(request, platform, { grant, next });
}

/** The platform's own no, in its answer's address. */
function refusalIn(request: Request, platform: SharePlatform): string | null {
  const query = new URL(request.url).searchParams;
  const error = query.get('error');
  const name = PLATFORM_NAMES[platform];
  if (error === 'access_denied' || query.get('error_reason') === 'user_denied') {
    return `You did not allow ${env.PRODUCT_NAME} to use your ${name} account.`;
  }
  if (!error && query.get('code')) return null;
  const reason = query.get('error_description') ?? query.get('error_message') ?? error;
  return reason ? `${name} refused: ${tidyReason(reason)}` : `${name} sent no answer. Please try again.`;
}

function sentenceFor(error: unknown): { sentence: string; status: number } | null {
  if (error instanceof PlatformError) return { sentence: error.message, status: 502 };
  if (!(error instanceof AuthorizationError)) return null;
  if (error.cause instanceof PlatformError) return { sentence: error.cause.message, status: 502 };
  return error.message === STATE_MISMATCH ? { sentence: STATE_MISMATCH, status: 400 } : null;
}

/** Signs in whoever the platform named, makes their account, or asks for what is missing. */
async function signInWithGrant(
  request: Request,
  platform: SharePlatform,
  { grant, next }: { grant: SocialGrant; next: string },
): Promise<Response> {
  const { accessToken, profile } = grant;
  if (!profile) throw new Error('a sign-in without a profile');
  const identity = { provider: platform, providerId: profile.providerId };
  const parsed = SocialEmailSchema.safeParse({ email: profile.email });
  const email = parsed.success ? parsed.data.email : null;
  const pending = { platform, providerId: profile.providerId, email, accessToken, next };
  const known = await findByIdentity(identity);
  if (known) return signedInPage(request, pending, known, []);
  if (!email) return ask(request, '/auth/email', pending);

  const referral = await getReferral(request);
  const registered = await registerWithIdentity(identity, { email, referralCode: referral.code });
  if (!registered.ok) return ask(request, '/auth/link', pending);
  return signedInPage(request, pending, registered.user, referral.cookies);
}

async function ask(request: Request, path: string, pending: Omit<PendingSignIn, 'expiresAt'>) {
  return redirect(path, { headers: { 'Set-Cookie': await pendingCookie(request, pending) } });
}

async function getReferral(request: Request): Promise<{ code: string | null; cookies: string[] }> {
  const code = await readName(referralCookie, request);
  if (!code) return { code: null, cookies: [] };
  return { code, cookies: [await clearCookie(referralCookie, request)] };
}

async function signedInPage(
  request: Request,
  { platform, accessToken, next }: Omit<PendingSignIn, 'expiresAt'>,
  user: CurrentUser,
  cookies: string[],
): Promise<Response> {
  const all = [...cookies, await clearHandshake(request), await signIn(request, user.id)];
  return successPage(request, platform, { accessToken, next, cookies: all });
}

export type LinkResult = { ok: true; response: Response } | Exclude<SignInResult, { ok: true }>;

/** /auth/link: an account has this e-mail, and its password links the two. */
export async function completeByPassword(
  request: Request,
  pending: PendingSignIn & { email: string },
  password: string,
): Promise<LinkResult> {
  const identity = { provider: pending.platform, providerId: pending.providerId };
  const result = await linkIdentity(identity, { email: pending.email, password });
  if (!result.ok) return result;
  return { ok: true, response: await goToDone(request, pending, result.user, []) };
}

/**
 * /auth/email: the platform told no e-mail, so the person types one. Goes on to the pop-up's last page, or to /auth/link
 * when the e-mail has an account.
 */
export async function completeByEmail(
  request: Request,
  pending: PendingSignIn,
  { email, once: doOnce }: { email: string; once: Once },
): Promise<Response> {
  const identity = { provider: pending.platform, providerId: pending.providerId };
  const referral = await getReferral(request);
  const { result } = await doOnce((transact) =>
    registerWithIdentity(identity, { email, referralCode: referral.code }, transact),
  );
  if (!result.ok) return ask(request, '/auth/link', { ...pending, email });
  return goToDone(request, pending, result.user, referral.cookies);
}

/** From a form's page to the pop-up's last page: a whole new document, with the session's cookie on the way. */
async function goToDone(
  request: Request,
  pending: PendingSignIn,
  user: CurrentUser,
  cookies: string[],
): Promise<Response> {
  const headers = new Headers();
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  headers.append('Set-Cookie', await doneCookie(request, pending));
  headers.append('Set-Cookie', await signIn(request, user.id));
  return redirectDocument(`/api/auth/${pending.platform}/done`, { headers });
}

/** GET /api/auth/{platform}/done: the last page after a form. Without a handshake to finish, the start page. */
export async function showDone(request: Request, platform: SharePlatform): Promise<Response> {
  const done = await getDoneSignIn(request);
  if (!done || done.platform !== platform) return redirect('/');
  const { accessToken, next } = done;
  return successPage(request, platform, { accessToken, next, cookies: [await clearHandshake(request)] });
}
