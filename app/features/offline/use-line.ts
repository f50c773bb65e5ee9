import { useRouteLoaderData } from '@remix-run/react';
import { useSyncExternalStore } from 'react';
import { getCopyTime, isHeld, isOffline, subscribeToLine } from './line';
import { COPY_ATTRIBUTE } from './names';

/** True while the browser says that there is no line; false on the server and before hydration. */
export function useOffline(): boolean {
  return useSyncExternalStore(subscribeToLine, isOffline, () => false);
}

/** When the copy that this page shows was made, or null when it shows the server's answer. */
export function useCopyTime(): string | null {
  return useSyncExternalStore(subscribeToLine, getCopyTime, () => null);
}

/** True while a request of the router waits for Retry. */
export function useHeld(): boolean {
  return useSyncExternalStore(subscribeToLine, isHeld, () => false);
}

/** True on a page that the service worker took from its cache. */
export function useIsCopy(): boolean {
  return useSyncExternalStore(
    subscribeToLine,
    () => document.documentElement.hasAttribute(COPY_ATTRIBUTE),
    () => false,
  );
}

/** The signed-in person's id, from the root's data; null for a visitor. */
export function useUserId(): string | null {
  const root = useRouteLoaderData('root') as { user?: { id: string } | null } | undefined;
  return root?.user?.id ?? null;
}
