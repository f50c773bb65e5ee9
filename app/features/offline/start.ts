/** What runs after a signed-in page has loaded: copies for offline use, the service worker, the outbox. */
import { listWaiting, type Send, sendWaiting, subscribeToOutbox } from './outbox';
import { pageBuild } from './page-build';
import { keepScreens, noteSavesData, startCopiesFor } from './private-copies';

const FIRST_PAUSE_MILLISECONDS = 5000;
const MAX_PAUSE_MILLISECONDS = 5 * 60 * 1000;

interface Connection {
  saveData?: boolean;
}

/** People who save data are not made to load what they have not asked for. */
export function savesData(): boolean {
  return Boolean((navigator as { connection?: Connection }).connection?.saveData);
}

export async function startOffline(userId: string): Promise<void> {
  await startCopiesFor(userId);
  await noteSavesData(savesData());
  if (!('serviceWorker' in navigator) || !window.isSecureContext) return;
  answerWorkers();
  const registration = await navigator.serviceWorker.register('/sw.js').catch(() => null);
  if (!registration) return;
  offerTakeOver(registration);
  if (!savesData() && navigator.onLine) await keepScreens(userId);
}

let answersWorkers = false;

/** A waiting worker asks every page which build it is. */
function answerWorkers(): void {
  if (answersWorkers) return;
  answersWorkers = true;
  navigator.serviceWorker.addEventListener('message', ({ data, ports }) => {
    if (data?.kind === 'which-build') ports[0]?.postMessage(pageBuild());
  });
}

/** The new worker takes over as soon as no page of another build is open; it decides that itself. */
function offerTakeOver(registration: ServiceWorkerRegistration): void {
  const offer = () => registration.waiting?.postMessage({ kind: 'take-over' });
  offer();
  // the page of another build may have been closed meanwhile
  document.addEventListener('visibilitychange', offer);
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offer);
  });
}

/**
 * Sends the outbox now, when the line is back, when something is put in, and with growing pauses while something
 * waits. Returns how to stop.
 */
export function keepSending(userId: string, send: Send, onSaved: (count: number) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = FIRST_PAUSE_MILLISECONDS;
  let stopped = false;
  let running = false;

  const run = async () => {
    if (running || stopped) return;
    running = true;
    clearTimeout(timer);
    try {
      const { saved, left } = await sendWaiting(userId, send);
      if (saved > 0 && !stopped) onSaved(saved);
      pause = saved > 0 ? FIRST_PAUSE_MILLISECONDS : Math.min(MAX_PAUSE_MILLISECONDS, pause * 2);
      if (left > 0 && !stopped) timer = setTimeout(run, pause);
    } catch {
      // no database here: nothing can wait in it
    } finally {
      running = false;
    }
  };
  const added = async () => {
    if (!running && navigator.onLine && (await listWaiting(userId)).length > 0) {
      clearTimeout(timer);
      timer = setTimeout(run, pause);
    }
  };
  const unsubscribe = subscribeToOutbox(() => void added().catch(() => {}));
  const online = () => {
    pause = FIRST_PAUSE_MILLISECONDS;
    void run();
  };
  window.addEventListener('online', online);
  void run();
  return () => {
    stopped = true;
    clearTimeout(timer);
    unsubscribe();
    window.removeEventListener('online', online);
  };
}
