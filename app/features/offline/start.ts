/** What runs after a signed-in page has loaded: copies for offline use, the service worker, the outbox. */
import { savesData } from './line';
import type { PagesAnswer, WorkerMessage } from './names';
import { listWaiting, type Send, sendWaiting, subscribeToOutbox } from './outbox';
import { pageBuild } from './page-build';
import { keepScreens, noteSavesData, startCopiesFor } from './private-copies';

const FIRST_PAUSE_MILLISECONDS = 5000;
const MAX_PAUSE_MILLISECONDS = 5 * 60 * 1000;
const MOST_ASKED = 8;
const ANSWER_LIMIT_MILLISECONDS = 3000;
const TAKE_OVER_LIMIT_MILLISECONDS = 3000;

export async function startOffline(userId: string): Promise<void> {
  await startCopiesFor(userId);
  await noteSavesData(savesData());
  if (!('serviceWorker' in navigator) || !window.isSecureContext) return;
  answerWorkers();
  const registration = await navigator.serviceWorker.register('/sw.js').catch(() => null);
  if (!registration) return;
  offerTakeOver(registration);
  await inTurn(async () => {
    if (!savesData() && navigator.onLine) await keepScreens(userId);
  });
}

let turns: Promise<unknown> = Promise.resolve();

/** A take-over and the page's own requests in the background: never both at once. */
function inTurn(work: () => Promise<void>): Promise<void> {
  const turn = turns.then(work);
  turns = turn.catch(() => {});
  return turn;
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

/** The new worker takes over as soon as no page of another build is open. */
function offerTakeOver(registration: ServiceWorkerRegistration): void {
  const offer = () => void inTurn(() => takeOver(registration)).catch(() => {});
  offer();
  // the page of another build may have been closed meanwhile
  document.addEventListener('visibilitychange', offer);
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offer);
  });
}

/**
 * Never while a request is on its way through the old worker: one that meets it as the browser ends it starts it anew, and the
 * new one waits until that is idle; a page that is just being loaded may never end loading. So it is not asked for by a page
 * that is closing or being left, but by one that stays, in a turn of its own. A page that was just closed says nothing for
 * a moment, so silence is asked again; another build's name is final.
 */
async function takeOver(registration: ServiceWorkerRegistration): Promise<void> {
  let isLeft = false;
  const leave = () => {
    isLeft = true;
  };
  if (!registration.waiting) return;
  window.addEventListener('beforeunload', leave);
  try {
    for (let asked = 0; asked < MOST_ASKED; asked += 1) {
      const worker = registration.waiting;
      if (!worker || document.visibilityState !== 'visible') return;
      const answer = await askWorker(worker);
      if (isLeft || answer === 'another-build') return;
      if (answer === 'alone') return await letTakeOver(worker);
    }
  } finally {
    window.removeEventListener('beforeunload', leave);
  }
}

function askWorker(worker: ServiceWorker): Promise<PagesAnswer> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const late = setTimeout(() => resolve('silence'), ANSWER_LIMIT_MILLISECONDS);
    port1.onmessage = ({ data }) => {
      clearTimeout(late);
      resolve(data);
    };
    worker.postMessage({ kind: 'may-take-over' } satisfies WorkerMessage, [port2]);
  });
}

/** Resolves once it has begun, or when the old worker keeps it waiting: the browser ends that one when it is idle. */
function letTakeOver(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, TAKE_OVER_LIMIT_MILLISECONDS);
    worker.addEventListener('statechange', () => resolve(), { once: true });
    worker.postMessage({ kind: 'take-over-now' } satisfies WorkerMessage);
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
