/** The four platforms, as pages on both sides know them. */
export const PLATFORM_IDS = ['twitter', 'facebook', 'instagram', 'tiktok'] as const;
export type SharePlatform = (typeof PLATFORM_IDS)[number];

export const PLATFORM_NAMES: Record<SharePlatform, string> = {
  twitter: 'Twitter',
  facebook: 'Facebook',
  instagram: 'Instagram',
  tiktok: 'TikTok',
};

export function toPlatform(value: unknown): SharePlatform | null {
  return PLATFORM_IDS.find((id) => id === value) ?? null;
}

/** What a share says, link included; short enough for a tweet, where any link counts 23 characters. */
export function shareText(productName: string, link: string): string {
  return `Never lost for words on a date again: try ${productName} with my invitation. ${link}`;
}

/**
 * Where the platform lets anybody share a text without an app of ours: its public share page, or, as Instagram and TikTok
 * take no text, the platform itself.
 */
export function publicShareUrl(platform: SharePlatform, text: string, link: string): string {
  if (platform === 'twitter') return `https://twitter.com/intent/tweet?${new URLSearchParams({ text })}`;
  if (platform === 'facebook') {
    return `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: link })}`;
  }
  return platform === 'instagram' ? 'https://www.instagram.com/' : 'https://www.tiktok.com/';
}

/** True when the public page takes no text, so that the link has to be copied first. */
export function needsCopiedLink(platform: SharePlatform): boolean {
  return platform === 'instagram' || platform === 'tiktok';
}
