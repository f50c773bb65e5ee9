/**
 * What this page knows of its line: whether the browser is online, and whether what it shows is a copy from an earlier
 * visit. A tiny store, so that importing it costs the first load nothing.
 */
import { COPY_ATTRIBUTE } from './names';

/** People who save data are not made to load what they have not asked for. */
export function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

const listeners = new Set<() => void>();
/** ISO time of the copy that is shown, or null when the page came from the server. */
let copyMadeAt: string | null | undefined;

function tell(): void {
  for (const listener of listeners) listener();
}

export function subscribeToLine(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

export function getCopyTime(): string | null {
  copyMadeAt ??= document.documentElement.getAttribute(COPY_ATTRIBUTE);
  return copyMadeAt || null;
}

/** `null` once the page shows the server's own answer again. */
export function setCopyTime(iso: string | null): void {
  copyMadeAt = iso ?? '';
  tell();
}

/** True while a request of the router waits for the person to press Retry: nothing is under way then. */
let held = 0;

export const isHeld = () => held > 0;

/** Marks a request as held until the returned function is called. */
export function hold(): () => void {
  let counted = true;
  held += 1;
  tell();
  return () => {
    if (!counted) return;
    counted = false;
    held -= 1;
    tell();
  };
}

export const isOffline = () => !navigator.onLine;
