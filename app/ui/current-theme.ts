import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark' | 'system';

function subscribe(changed: () => void) {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

const read = () => (document.documentElement.dataset.theme as Theme | undefined) ?? 'system';

/**
 * The theme that holds: the page's own attribute, which the inline scripts set, also for a choice made in another tab or
 * before this page had scripts. `rendered` is what the server knew.
 */
export function useCurrentTheme(rendered: Theme): Theme {
  return useSyncExternalStore(subscribe, read, () => rendered);
}
