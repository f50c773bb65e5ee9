import { z } from 'zod';
import { PLATFORM_IDS } from './platforms.ts';

const CONTENT_MAX = 2000;
const TOKEN_MAX = 4096;
const CHOOSE_PLATFORM = `Choose a platform to share on: ${PLATFORM_IDS.join(', ')}`;
const WRITE_CONTENT = 'Please write what to share';
const SIGN_IN_FIRST = 'Sign in to the platform first, then share';

export const SocialShareSchema = z.object({
  platform: z.enum(PLATFORM_IDS, CHOOSE_PLATFORM),
  content: z
    .string(WRITE_CONTENT)
    .trim()
    .min(1, WRITE_CONTENT)
    .max(CONTENT_MAX, `Please share at most ${CONTENT_MAX} characters`),
  // it travels in a header: printable ASCII only
  accessToken: z
    .string(SIGN_IN_FIRST)
    .max(TOKEN_MAX, SIGN_IN_FIRST)
    .regex(/^[\x21-\x7e]+$/, SIGN_IN_FIRST),
});

export type SocialShare = z.infer<typeof SocialShareSchema>;
