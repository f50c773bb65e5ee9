import { PlatformError } from '../../adapters/social/platform.server.ts';
import { countAttempt, SHARE_LIMIT } from '../limits/rate-limits.server.ts';
import type { Transact } from '../once/once.server.ts';
import { getPlatform } from './platforms.server.ts';
import { PLATFORM_NAMES, type SharePlatform } from './platforms.ts';
import type { SocialShare } from './schemas.ts';

/** The picture for platforms whose posts are pictures; it lies in public/. */
const PICTURE_PATH = '/share.jpg';

export type ShareResult =
  | { ok: true }
  | { ok: false; reason: 'not-set-up' | 'refused'; message: string }
  | { ok: false; reason: 'too-many'; retryAfterSeconds: number };

export function notSetUp(platform: SharePlatform): string {
  return `Sharing on ${PLATFORM_NAMES[platform]} is not set up here.`;
}

/**
 * Posts for real, with the person's own token. The post comes first and the record of it, for a repeat of the call,
 * after: no network call is made inside a transaction. The limit is counted here, so a repeat that is answered from its
 * idempotency key counts once.
 */
export async function share(
  userId: string,
  { platform, content, accessToken }: SocialShare,
  { origin, link }: { origin: string; link: string },
  transact: Transact,
): Promise<ShareResult> {
  const configured = getPlatform(platform);
  if (!configured) return { ok: false, reason: 'not-set-up', message: notSetUp(platform) };
  const limit = await countAttempt(SHARE_LIMIT, userId);
  if (!limit.allowed) return { ok: false, reason: 'too-many', retryAfterSeconds: limit.retryAfterSeconds };
  try {
    await configured.share({ accessToken, content, link, pictureUrl: `${origin}${PICTURE_PATH}` });
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    return { ok: false, reason: 'refused', message: error.message };
  }
  return transact(async () => ({ ok: true as const }));
}
