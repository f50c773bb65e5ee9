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

const NAME = 'Facebook';
const VERSION = 'v23.0';

/** https://developers.facebook.com/docs/graph-api: the login dialog, GET /me, and posts to a feed. */
export function createFacebook({ clientId, clientSecret, baseUrl }: PlatformConfig): SocialPlatform {
  const graph = `${baseUrl ?? 'https://graph.facebook.com'}/${VERSION}`;
  const tokenUrl = `${graph}/oauth/access_token`;

  /** Apps may post to Pages only, with the Page's own token; null for a person who manages none. */
  async function getPage(accessToken: string): Promise<{ id: string; token: string } | null> {
    const body = await callPlatform(NAME, `${graph}/me/accounts?fields=id,access_token`, {
      headers: bearer(accessToken),
    });
    const page = Array.isArray(body.data) ? asRecord(body.data[0]) : {};
    const [id, token] = [asText(page.id), asText(page.access_token)];
    return id && token ? { id, token } : null;
  }

  return {
    id: 'facebook',
    name: NAME,
    signsIn: true,
    clientId,
    clientSecret,
    authorizationUrl: `${baseUrl ?? 'https://www.facebook.com'}/${VERSION}/dialog/oauth`,
    tokenUrl,
    clientIdParameter: 'client_id',
    scopeSeparator: ',',
    scopes: {
      signIn: ['public_profile', 'email'],
      share: ['public_profile', 'pages_show_list', 'pages_read_engagement', 'pages_manage_posts'],
    },
    usesPkce: false,
    exchangeCode({ code, callbackUrl }) {
      return requestToken(NAME, tokenUrl, {
        code,
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uri: callbackUrl,
      });
    },
    async getProfile(accessToken) {
      const body = await callPlatform(NAME, `${graph}/me?fields=id,email`, { headers: bearer(accessToken) });
      const providerId = asText(body.id);
      if (!providerId) throw new PlatformError(`${NAME} did not say who you are. Please try again.`);
      return { providerId, email: asText(body.email) };
    },
    async share({ accessToken, content, link }) {
      const page = await getPage(accessToken);
      // without a Page, Facebook itself says whether and why it refuses
      await callPlatform(NAME, `${graph}/${page?.id ?? 'me'}/feed`, {
        method: 'POST',
        headers: bearer(page?.token ?? accessToken),
        body: new URLSearchParams({ message: content, link }),
      });
    },
  };
}
