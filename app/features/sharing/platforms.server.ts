import { createFacebook } from '../../adapters/social/facebook.server.ts';
import { createInstagram } from '../../adapters/social/instagram.server.ts';
import type { PlatformConfig, SocialPlatform } from '../../adapters/social/platform.server.ts';
import { createTikTok } from '../../adapters/social/tiktok.server.ts';
import { createTwitter } from '../../adapters/social/twitter.server.ts';
import { env } from '../../env.server.ts';
import { PLATFORM_IDS, type SharePlatform } from './platforms.ts';

const CREATE: Record<SharePlatform, (config: PlatformConfig) => SocialPlatform> = {
  twitter: createTwitter,
  facebook: createFacebook,
  instagram: createInstagram,
  tiktok: createTikTok,
};

function setting(platform: SharePlatform, name: string): string | undefined {
  const value = (env as Record<string, unknown>)[`${platform.toUpperCase()}_${name}`];
  return typeof value === 'string' ? value : undefined;
}

/** The platform as it is set up here, or null when its client id or secret is missing. */
export function getPlatform(platform: SharePlatform): SocialPlatform | null {
  const clientId = setting(platform, 'CLIENT_ID');
  const clientSecret = setting(platform, 'CLIENT_SECRET');
  if (!clientId || !clientSecret) return null;
  const baseUrl = setting(platform, 'BASE_URL')?.replace(/\/+$/, '');
  return CREATE[platform]({ clientId, clientSecret, baseUrl });
}

export function configuredPlatforms(): SharePlatform[] {
  return PLATFORM_IDS.filter((platform) => getPlatform(platform) !== null);
}
