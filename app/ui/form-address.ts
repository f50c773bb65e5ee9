import { useSearchParams } from '@remix-run/react';

/** Means nothing: an address with it is another one. */
export const SENT_PARAMETER = 'sent';

/**
 * Where a plain form goes that this page shows: to `path`, under an address other than the page's own. When a post to the very
 * same address finds no line, the browser's error page takes the place of the form's, and Back leads past what was typed.
 */
export function useFormAddress(path: string): string {
  const [params] = useSearchParams();
  return params.has(SENT_PARAMETER) ? path : `${path}${path.includes('?') ? '&' : '?'}${SENT_PARAMETER}`;
}
