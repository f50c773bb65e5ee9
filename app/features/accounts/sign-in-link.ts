export const SESSION_ENDED = 'Your session has ended. Please sign in again.';

/** To the sign-in page, and back to the page that this browser shows. */
export function signInLink(): { to: string; text: string } {
  const { pathname, search } = window.location;
  return { to: `/login?redirectTo=${encodeURIComponent(pathname + search)}`, text: 'Sign in' };
}
