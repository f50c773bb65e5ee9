/** Section 9 of the specification. */
export const POPUP_PIXELS = 600;
export const POPUP_POLL_MILLISECONDS = 1000;

/** Section 8 of the specification. */
export const POPUP_BLOCKED = 'Failed to open social auth window. Please enable popups and try again.';
export const POPUP_CLOSED = 'Authentication window was closed';

/** Opens a platform's pop-up in the middle of the window, or null when the browser allows none. */
export function openSocialPopup(platform: string, title: string): Window | null {
  const left = Math.max(0, window.screenX + (window.outerWidth - POPUP_PIXELS) / 2);
  const top = Math.max(0, window.screenY + (window.outerHeight - POPUP_PIXELS) / 2);
  const place = `width=${POPUP_PIXELS},height=${POPUP_PIXELS},left=${Math.round(left)},top=${Math.round(top)}`;
  return window.open(`/api/auth/${platform}`, title, place);
}

/** What a message says, or null when it is none of the pop-up's. */
function readMessage(data: unknown): { accessToken: string } | { error: string } | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null;
  if (data.type === 'social-auth-success' && 'accessToken' in data && typeof data.accessToken === 'string') {
    return { accessToken: data.accessToken };
  }
  if (data.type === 'social-auth-error') {
    const error = 'error' in data && typeof data.error === 'string' ? data.error : '';
    return { error: error || POPUP_CLOSED };
  }
  return null;
}

/**
 * Waits until the pop-up tells how it ended: the access token, or an error with the sentence to show. Messages from other
 * origins are not read.
 */
export function waitForSocialPopup(popup: Window): Promise<string> {
  return new Promise((resolve, reject) => {
    const waiting = new AbortController();
    const channel = 'BroadcastChannel' in window ? new BroadcastChannel('social-auth') : null;

    const take = (data: unknown) => {
      const message = readMessage(data);
      if (!message) return;
      end();
      popup.close();
      if ('accessToken' in message) resolve(message.accessToken);
      else reject(new Error(message.error));
    };
    const poll = setInterval(() => {
      // a platform that cuts the tie to its opener makes a window look closed that is still in front of this one
      if (!popup.closed || !document.hasFocus()) return;
      end();
      reject(new Error(POPUP_CLOSED));
    }, POPUP_POLL_MILLISECONDS);
    const end = () => {
      clearInterval(poll);
      waiting.abort();
      channel?.close();
    };

    window.addEventListener(
      'message',
      ({ origin, data }) => {
        if (origin === window.location.origin) take(data);
      },
      { signal: waiting.signal },
    );
    channel?.addEventListener('message', ({ data }) => take(data), { signal: waiting.signal });
  });
}
