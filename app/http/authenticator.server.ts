import { Authenticator } from 'remix-auth';
import { FormStrategy } from 'remix-auth-form';
import { type Credentials, LoginSchema } from '../features/accounts/schemas.ts';
import { attemptSignIn, type SignInResult } from '../features/accounts/sign-in.server.ts';
import { getPlatform } from '../features/sharing/platforms.server.ts';
import type { SharePlatform } from '../features/sharing/platforms.ts';
import { handshakeStorage } from './handshake.server.ts';
import { ownOrigin } from './origin.server.ts';
import { createStrategy, type SocialGrant } from './social-strategies.server.ts';

/** Signs in by e-mail and password, from the form and from JSON alike. */
export function authenticate(request: Request, credentials: Credentials): Promise<SignInResult> {
  const form = new FormData();
  form.set('email', credentials.email);
  form.set('password', credentials.password);
  // the authenticator clones its request, and the body of ours has been read
  const bare = new Request(request.url, {
    method: 'POST',
    headers: { Cookie: request.headers.get('Cookie') ?? '' },
  });
  const authenticator = new Authenticator<SignInResult>(handshakeStorage(request));
  authenticator.use(
    new FormStrategy(({ form }) => attemptSignIn(LoginSchema.parse(Object.fromEntries(form)))),
    'form',
  );
  return authenticator.authenticate('form', bare, { context: { formData: form }, throwOnError: true });
}

/**
 * One leg of a social platform's handshake: before the platform it throws the redirect there; at the callback it answers
 * the grant. Throws `AuthorizationError` with a sentence. Null when the platform is not set up here.
 *
 * `cookie` replaces the request's own, so that the handshake holds what this round trip needs and nothing older.
 */
export async function authenticateWith(
  platformId: SharePlatform,
  request: Request,
  { purpose, cookie }: { purpose: 'sign-in' | 'share'; cookie: string },
): Promise<SocialGrant | null> {
  const platform = getPlatform(platformId);
  if (!platform) return null;
  // absolute, so that no forwarded host is trusted
  const callbackUrl = `${ownOrigin(request)}/api/auth/${platformId}/callback`;
  const authenticator = new Authenticator<SocialGrant>(handshakeStorage(request));
  authenticator.use(createStrategy(platform, { callbackUrl, purpose }), platformId);
  const bare = new Request(request.url, { headers: { Cookie: cookie } });
  return authenticator.authenticate(platformId, bare, { throwOnError: true });
}
