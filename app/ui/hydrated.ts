import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** True once this page's script has taken over; false on the server and without JavaScript. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
