import { createHash } from 'node:crypto';
import { redirect, type SessionStorage } from '@remix-run/node';
import { type AuthenticateOptions, AuthorizationError, Strategy } from 'remix-auth';
import { type FacebookProfile, FacebookStrategy } from 'remix-auth-facebook';
import { Twitter2Strategy } from 'remix-auth-twitter';
import type { SocialPlatform, SocialProfile } from '../adapters/social/platform.server.ts';
import { createToken } from '../features/accounts/tokens.server.ts';

/** What a platform grants: the token, and, where somebody signs in with it, who they are. */
export interface SocialGrant {
  accessToken: string;
  profile: SocialProfile | null;
}

interface StrategySettings {
  callbackUrl: string;
  purpose: 'sign-in' | 'share';
}

export const STATE_MISMATCH =
  'This answer does not belong to a sign-in that was started in this browser. Please try again.';
const STATE_KEY = 'state';
const VERIFIER_KEY = 'verifier';
/** where remix-auth-oauth2, which Facebook's strategy builds on, keeps its state */
const OAUTH2_STATE_KEY = 'oauth2:state';

export function createStrategy(
  platform: SocialPlatform,
  settings: StrategySettings,
): Strategy<SocialGrant, never> {
  if (platform.id === 'twitter') return new TwitterStrategy(platform, settings);
  if (platform.id === 'facebook') return new FacebookPlatformStrategy(platform, settings);
  return new CodeStrategy(platform, settings);
}

/** The authorization code flow as RFC 6749 and 7636 describe it. */
class CodeFlow {
  private readonly platform: SocialPlatform;
  private readonly settings: StrategySettings;

  constructor(platform: SocialPlatform, settings: StrategySettings) {
    this.platform = platform;
    this.settings = settings;
  }

  async run(request: Request, storage: SessionStorage): Promise<SocialGrant> {
    const url = new URL(request.url);
    const session = await storage.getSession(request.headers.get('Cookie'));
    if (url.pathname !== new URL(this.settings.callbackUrl).pathname) {
      session.set(STATE_KEY, createToken());
      if (this.platform.usesPkce) session.set(VERIFIER_KEY, createToken());
      throw redirect(this.authorizationUrl(session.get(STATE_KEY), session.get(VERIFIER_KEY)), {
        headers: { 'Set-Cookie': await storage.commitSession(session) },
      });
    }
    const state: unknown = session.get(STATE_KEY);
    if (!state || state !== url.searchParams.get('state')) throw new AuthorizationError(STATE_MISMATCH);
    const accessToken = await this.platform.exchangeCode({
      code: url.searchParams.get('code') ?? '',
      callbackUrl: this.settings.callbackUrl,
      verifier: session.get(VERIFIER_KEY) ?? null,
    });
    const signsIn = this.settings.purpose === 'sign-in';
    return { accessToken, profile: signsIn ? await this.platform.getProfile(accessToken) : null };
  }

  private authorizationUrl(state: string, verifier: string | undefined): string {
    const { platform, settings } = this;
    const url = new URL(platform.authorizationUrl);
    const parameters = {
      response_type: 'code',
      [platform.clientIdParameter]: platform.clientId,
      redirect_uri: settings.callbackUrl,
      scope: scopesFor(platform, settings).join(platform.scopeSeparator),
      state,
    };
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
    if (verifier) {
      url.searchParams.set('code_challenge', createHash('sha256').update(verifier).digest('base64url'));
      url.searchParams.set('code_challenge_method', 'S256');
    }
    return url.toString();
  }
}

function scopesFor(platform: SocialPlatform, { purpose }: StrategySettings): readonly string[] {
  return purpose === 'sign-in' ? platform.scopes.signIn : platform.scopes.share;
}

/**
 * remix-auth-twitter, with another flow inside: its own has Twitter's addresses fixed, makes state and verifier with
 * Math.random, sends the plain verifier as the challenge and puts the code in the token request's address.
 */
class TwitterStrategy extends Twitter2Strategy<SocialGrant> {
  private readonly flow: CodeFlow;

  constructor(platform: SocialPlatform, settings: StrategySettings) {
    super(
      {
        clientID: platform.clientId,
        clientSecret: platform.clientSecret,
        callbackURL: settings.callbackUrl,
        scopes: [],
      },
      async ({ accessToken }) => ({ accessToken, profile: null }),
    );
    this.flow = new CodeFlow(platform, settings);
  }

  override authenticate(
    request: Request,
    storage: SessionStorage,
    _options: AuthenticateOptions,
  ): Promise<SocialGrant> {
    return this.flow.run(request, storage);
  }
}

/**
 * remix-auth-facebook at addresses of our choice: its own are fixed to an old version of Graph, its profile throws when
 * there is no picture, and its errors are whatever the body held.
 */
class FacebookPlatformStrategy extends FacebookStrategy<SocialGrant> {
  private readonly platform: SocialPlatform;
  private readonly settings: StrategySettings;

  constructor(platform: SocialPlatform, settings: StrategySettings) {
    super(
      {
        clientID: platform.clientId,
        clientSecret: platform.clientSecret,
        callbackURL: settings.callbackUrl,
        scope: scopesFor(platform, settings).join(','),
      },
      async ({ accessToken, profile }) => ({
        accessToken,
        profile: profile.id ? { providerId: profile.id, email: profile.emails[0].value || null } : null,
      }),
    );
    this.platform = platform;
    this.settings = settings;
    this.authorizationURL = platform.authorizationUrl;
    this.tokenURL = platform.tokenUrl;
  }

  override async authenticate(request: Request, storage: SessionStorage, options: AuthenticateOptions) {
    const url = new URL(request.url);
    if (url.pathname === new URL(this.settings.callbackUrl).pathname) {
      const session = await storage.getSession(request.headers.get('Cookie'));
      const state: unknown = session.get(OAUTH2_STATE_KEY);
      if (!state || state !== url.searchParams.get('state')) throw new AuthorizationError(STATE_MISMATCH);
    }
    return super.authenticate(request, storage, options);
  }

  protected override async fetchAccessToken(code: string) {
    const accessToken = await this.platform.exchangeCode({
      code,
      callbackUrl: this.settings.callbackUrl,
      verifier: null,
    });
    return { accessToken, extraParams: { expires_in: 0, token_type: 'bearer' as const } };
  }

  protected override async userProfile(accessToken: string): Promise<FacebookProfile> {
    const signsIn = this.settings.purpose === 'sign-in';
    const { providerId, email } = signsIn
      ? await this.platform.getProfile(accessToken)
      : { providerId: '', email: null };
    return toFacebookProfile(providerId, email ?? '');
  }
}

/** The strategy's shape for a profile; what is not asked for stays empty. */
function toFacebookProfile(id: string, email: string): FacebookProfile {
  const picture = { data: { url: '', width: 0, height: 0, is_silhouette: true } };
  return {
    provider: 'facebook',
    id,
    displayName: '',
    name: { familyName: '', givenName: '' },
    emails: [{ value: email }],
    photos: [{ value: '' }],
    _json: { id, name: '', first_name: '', last_name: '', picture, email },
  };
}

/** Instagram and TikTok, which are for sharing only and have no strategy of their own. */
class CodeStrategy extends Strategy<SocialGrant, never> {
  override name = 'code';
  private readonly flow: CodeFlow;

  constructor(platform: SocialPlatform, settings: StrategySettings) {
    super(async () => {
      throw new Error('this strategy verifies by itself');
    });
    this.flow = new CodeFlow(platform, settings);
  }

  override authenticate(request: Request, storage: SessionStorage): Promise<SocialGrant> {
    return this.flow.run(request, storage);
  }
}
