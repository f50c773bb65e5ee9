import { z } from 'zod';
import { LIBRARY_TYPES, type LibraryItem } from '../features/library/item.ts';
import { clearCookie, contextCookie, parseCookie, serializeCookie } from './cookies.server.ts';

/** A browser drops a cookie over 4 KB whole; a longer context (rare, and in no Latin script) is typed again. */
const COOKIE_MAX_CHARACTERS = 3_800;

const KeptSchema = z.object({
  userId: z.string(),
  type: z.enum(LIBRARY_TYPES),
  context: z.string(),
});

type Owner = { userId: string; type: LibraryItem['type'] };

/**
 * Without JavaScript a generation answers with another page; whoever wants a second message from the same context finds it in the
 * box again. On the person's own browser, for ten minutes, and shown to nobody else who signs in there.
 */
export async function keepContextCookie(
  request: Request,
  kept: Owner & { context: string },
): Promise<string> {
  const cookie = await serializeCookie(contextCookie, kept, request);
  return kept.context && cookie.length <= COOKIE_MAX_CHARACTERS
    ? cookie
    : clearCookie(contextCookie, request);
}

/** '' where there is none for this person and kind. */
export async function keptContext(request: Request, { userId, type }: Owner): Promise<string> {
  const kept = KeptSchema.safeParse(await parseCookie(contextCookie, request).catch(() => null));
  return kept.success && kept.data.userId === userId && kept.data.type === type ? kept.data.context : '';
}
