import {
  asRecord,
  asText,
  bearer,
  callPlatform,
  type Json,
  type PlatformConfig,
  PlatformError,
  refusal,
  requestToken,
  type SocialPlatform,
} from './platform.server.ts';

const NAME = 'TikTok';
/** TikTok's limit for a photo's title, in UTF-16 units; the description takes the rest. */
const TITLE_MAX = 90;
/** Widest first; an app that TikTok has not audited is allowed the last one only. */
const PRIVACY_LEVELS = [
  'PUBLIC_TO_EVERYONE',
  'MUTUAL_FOLLOW_FRIENDS',
  'FOLLOWER_OF_CREATOR',
  'SELF_ONLY',
] as const;

/** https://developers.tiktok.com/doc: Login Kit for the web and the Content Posting API, with a photo. */
export function createTikTok({ clientId, clientSecret, baseUrl }: PlatformConfig): SocialPlatform {
  const api = baseUrl ?? 'https://open.tiktokapis.com';
  const tokenUrl = `${api}/v2/oauth/token/`;

  /** TikTok says no in the body of a 200, too. */
  async function call(path: string, accessToken: string, body: Json): Promise<Json> {
    const answer = await callPlatform(NAME, `${api}${path}`, {
      method: 'POST',
      headers: { ...bearer(accessToken), 'Content-Type': 'application/json; charset=UTF-8' },
      body: JSON.stringify(body),
    });
    const code = asText(asRecord(answer.error).code);
    if (code && code !== 'ok') throw refusal(NAME, answer, 200);
    return asRecord(answer.data);
  }

  return {
    id: 'tiktok',
    name: NAME,
    signsIn: false,
    clientId,
    clientSecret,
    authorizationUrl: `${baseUrl ?? 'https://www.tiktok.com'}/v2/auth/authorize/`,
    tokenUrl,
    clientIdParameter: 'client_key',
    scopeSeparator: ',',
    scopes: { signIn: [], share: ['user.info.basic', 'video.publish'] },
    usesPkce: false,
    exchangeCode({ code, callbackUrl }) {
      return requestToken(NAME, tokenUrl, {
        code,
        client_key: clientId,
        client_secret: clientSecret,
        redirect_uri: callbackUrl,
      });
    },
    async getProfile(accessToken) {
      const body = await callPlatform(NAME, `${api}/v2/user/info/?fields=open_id`, {
        headers: bearer(accessToken),
      });
      const providerId = asText(asRecord(asRecord(body.data).user).open_id);
      if (!providerId)
        throw new PlatformError(`${NAME} did not say whose account this is. Please try again.`);
      return { providerId, email: null };
    },
    async share({ accessToken, content, pictureUrl }) {
      const creator = await call('/v2/post/publish/creator_info/query/', accessToken, {});
      const offered = Array.isArray(creator.privacy_level_options) ? creator.privacy_level_options : [];
      const privacyLevel = PRIVACY_LEVELS.find((level) => offered.includes(level)) ?? 'SELF_ONLY';
      await call('/v2/post/publish/content/init/', accessToken, {
        media_type: 'PHOTO',
        post_mode: 'DIRECT_POST',
        post_info: {
          title: content.slice(0, TITLE_MAX),
          description: content,
          privacy_level: privacyLevel,
        },
        source_info: { source: 'PULL_FROM_URL', photo_cover_index: 0, photo_images: [pictureUrl] },
      });
    },
  };
}
