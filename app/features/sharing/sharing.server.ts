import { PlatformError } from '../../adapters/social/platform.server.ts';
import type { Transact } from '../once/once.server.ts';
import { getPlatform } from './platforms.server.ts';
import { PLATFORM_NAMES, type SharePlatform } from './platforms.ts';
import type { SocialShare } from './schemas.ts';

/** The picture for platforms whose posts are pictures; it lies in public/. */
const PICTURE_PATH = '/share.jpg';

export type ShareResult = { ok: true } | { ok: false; reason: 'not-set-up' | 'refused'; message: string };

export function notSetUp(platform: SharePlatform): string {
  return `Sharing on ${PLATFORM_NAMES[platform]} is not set up here.`;
}

/**
 * Posts for real, with the person's own token. The post comes first and the record of it, for a repeat of the call,
 * after: no network call is made inside a transaction.
 */
export async function share(
  { platform, content, accessToken }: SocialShare,
  { origin, link }: { origin: string; link: string },
  transact: Transact,
): Promise<ShareResult> {
  const configured = getPlatform(platform);
  if (!configured) return { ok: false, reason: 'not-set-up', message: notSetUp(platform) };
  try {
    await configured.share({ accessToken, content, link, pictureUrl: `${origin}${PICTURE_PATH}` });
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    return { ok: false, reason: 'refused', message: error.message };
  }
  return transact(async () => ({ ok: true as const }));
}
