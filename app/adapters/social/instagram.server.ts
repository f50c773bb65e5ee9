import {
  asRecord,
  asText,
  bearer,
  callPlatform,
  type PlatformConfig,
  PlatformError,
  refusal,
  type SocialPlatform,
} from './platform.server.ts';

const NAME = 'Instagram';
const VERSION = 'v23.0';

/**
 * https://developers.facebook.com/docs/instagram-platform: Instagram Login and content publishing. Its posts are
 * pictures with a caption: a container is made first and then published.
 */
export function createInstagram({ clientId, clientSecret, baseUrl }: PlatformConfig): SocialPlatform {
  const graph = `${baseUrl ?? 'https://graph.instagram.com'}/${VERSION}`;
  const tokenUrl = `${baseUrl ?? 'https://api.instagram.com'}/oauth/access_token`;

  async function getProfile(accessToken: string) {
    const body = await callPlatform(NAME, `${graph}/me?fields=user_id`, { headers: bearer(accessToken) });
    const providerId = asText(body.user_id) ?? asText(body.id);
    if (!providerId) throw new PlatformError(`${NAME} did not say whose account this is. Please try again.`);
    return { providerId, email: null };
  }

  return {
    id: 'instagram',
    name: NAME,
    signsIn: false,
    clientId,
    clientSecret,
    authorizationUrl: `${baseUrl ?? 'https://www.instagram.com'}/oauth/authorize`,
    tokenUrl,
    clientIdParameter: 'client_id',
    scopeSeparator: ',',
    scopes: { signIn: [], share: ['instagram_business_basic', 'instagram_business_content_publish'] },
    usesPkce: false,
    async exchangeCode({ code, callbackUrl }) {
      const body = await callPlatform(NAME, tokenUrl, {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'authorization_code',
          code,
          client_id: clientId,
          client_secret: clientSecret,
          redirect_uri: callbackUrl,
        }),
      });
      // newer answers wrap the token in a list
      const answer = Array.isArray(body.data) ? asRecord(body.data[0]) : body;
      const token = asText(answer.access_token);
      if (!token) throw refusal(NAME, body, 200);
      return token;
    },
    getProfile,
    async share({ accessToken, content, pictureUrl }) {
      const { providerId } = await getProfile(accessToken);
      const post = (path: string, fields: Record<string, string>) =>
        callPlatform(NAME, `${graph}/${providerId}/${path}`, {
          method: 'POST',
          headers: bearer(accessToken),
          body: new URLSearchParams(fields),
        });
      const container = await post('media', { image_url: pictureUrl, caption: content });
      const containerId = asText(container.id);
      if (!containerId) throw refusal(NAME, container, 200);
      await post('media_publish', { creation_id: containerId });
    },
  };
}
