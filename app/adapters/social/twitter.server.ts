import {
  asRecord,
  asText,
  bearer,
  callPlatform,
  type PlatformConfig,
  PlatformError,
  requestToken,
  type SocialPlatform,
} from './platform.server.ts';

const NAME = 'Twitter';

/** https://docs.x.com/x-api: OAuth 2.0 with PKCE, GET /2/users/me, POST /2/tweets. */
export function createTwitter({ clientId, clientSecret, baseUrl }: PlatformConfig): SocialPlatform {
  const api = baseUrl ?? 'https://api.twitter.com';
  const tokenUrl = `${api}/2/oauth2/token`;
  return {
    id: 'twitter',
    name: NAME,
    signsIn: true,
    clientId,
    clientSecret,
    authorizationUrl: `${baseUrl ?? 'https://twitter.com'}/i/oauth2/authorize`,
    tokenUrl,
    clientIdParameter: 'client_id',
    scopeSeparator: ' ',
    scopes: {
      signIn: ['users.read', 'tweet.read'],
      share: ['users.read', 'tweet.read', 'tweet.write'],
    },
    usesPkce: true,
    exchangeCode({ code, callbackUrl, verifier }) {
      const credentials = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
      return requestToken(
        NAME,
        tokenUrl,
        { code, client_id: clientId, redirect_uri: callbackUrl, code_verifier: verifier ?? '' },
        { Authorization: `Basic ${credentials}` },
      );
    },
    async getProfile(accessToken) {
      const body = await callPlatform(NAME, `${api}/2/users/me`, { headers: bearer(accessToken) });
      const user = asRecord(body.data);
      const providerId = asText(user.id);
      if (!providerId) throw new PlatformError(`${NAME} did not say who you are. Please try again.`);
      // Twitter tells an e-mail only to apps that it has given leave to
      return { providerId, email: asText(user.confirmed_email) };
    },
    async share({ accessToken, content }) {
      await callPlatform(NAME, `${api}/2/tweets`, {
        method: 'POST',
        headers: { ...bearer(accessToken), 'Content-Type': 'application/json' },
        body: JSON.stringify({ text: content }),
      });
    },
  };
}
