import { redirect } from '@remix-run/node';
import { z } from 'zod';
import { clearCookie, parseCookie, serializeCookie, toastCookie } from './cookies.server.ts';

/** A browser drops a cookie over 4 KB whole, and with it the toast; a long server text is cut instead. */
const TEXT_LIMIT = 600;

const ToastSchema = z.object({
  id: z.string(),
  kind: z.enum(['default', 'destructive']),
  title: z.string(),
  description: z.string().optional(),
  /** where the toast's link leads, and its words */
  link: z.object({ to: z.string(), text: z.string() }).optional(),
});

export type Toast = z.infer<typeof ToastSchema>;
export type NewToast = Omit<Toast, 'id' | 'kind'> & { kind?: Toast['kind'] };

export function makeToast({ kind = 'default', title, description, link }: NewToast): Toast {
  return {
    id: crypto.randomUUID(),
    kind,
    title: title.slice(0, TEXT_LIMIT),
    description: description?.slice(0, TEXT_LIMIT),
    link,
  };
}

/** The toast that the page before left for this one, or null. */
export async function getFlashToast(request: Request): Promise<Toast | null> {
  const parsed = ToastSchema.safeParse(await parseCookie(toastCookie, request).catch(() => null));
  return parsed.success ? parsed.data : null;
}

export function flashToastCookie(request: Request, toast: NewToast): Promise<string> {
  return serializeCookie(toastCookie, makeToast(toast), request);
}

export function clearToastCookie(request: Request): Promise<string> {
  return clearCookie(toastCookie, request);
}

/** 302 to a page of this site that shows the toast. */
export async function redirectWithToast(
  request: Request,
  to: string,
  toast: NewToast,
  cookies: readonly string[] = [],
): Promise<Response> {
  const headers = new Headers();
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  headers.append('Set-Cookie', await flashToastCookie(request, toast));
  return redirect(to, { headers });
}
