import { createCookieSessionStorage } from '@remix-run/node';
import { Authenticator } from 'remix-auth';
import { FormStrategy } from 'remix-auth-form';
import { env } from '../env.server.ts';
import { type Credentials, LoginSchema } from '../features/accounts/schemas.ts';
import { attemptSignIn, type SignInResult } from '../features/accounts/sign-in.server.ts';

/** Keeps only what a round trip to a social platform needs; who is signed in is a row in the database. */
const handshakeStorage = createCookieSessionStorage({
  cookie: {
    name: 'rapport_auth',
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secrets: [env.SESSION_SECRET],
    maxAge: 600,
  },
});

const authenticator = new Authenticator<SignInResult>(handshakeStorage);

authenticator.use(
  new FormStrategy(({ form }) => attemptSignIn(LoginSchema.parse(Object.fromEntries(form)))),
  'form',
);

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
  return authenticator.authenticate('form', bare, { context: { formData: form }, throwOnError: true });
}
