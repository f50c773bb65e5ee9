/** One time limit and one caller's signal over a whole piece of work. Pure. */
export interface TimeLimit {
  /** Aborts when either does. */
  signal: AbortSignal;
  /** Why it aborted, if it did. */
  stoppedBy(): 'timeout' | 'aborted' | null;
  /** Rejects when it aborts; for work that does not listen to the signal. */
  race<T>(work: Promise<T>): Promise<T>;
  /** Must be called when the work is done, or the timer lives on. */
  end(): void;
}

export function startTimeLimit(timeoutMs: number, outer?: AbortSignal): TimeLimit {
  const controller = new AbortController();
  let reason: 'timeout' | 'aborted' | null = null;
  const stop = (why: 'timeout' | 'aborted') => {
    reason ??= why;
    controller.abort();
  };
  const onOuterAbort = () => stop('aborted');
  const timer = setTimeout(() => stop('timeout'), timeoutMs);
  if (outer?.aborted) onOuterAbort();
  else outer?.addEventListener('abort', onOuterAbort, { once: true });
  return {
    signal: controller.signal,
    stoppedBy: () => reason,
    race: (work) => {
      // The losing promise may still reject; nobody listens to it any more.
      work.catch(() => {});
      return new Promise((resolve, reject) => {
        const onAbort = () => reject(new DOMException('Stopped', 'AbortError'));
        if (controller.signal.aborted) onAbort();
        else controller.signal.addEventListener('abort', onAbort, { once: true });
        work.then(resolve, reject);
      });
    },
    end: () => {
      clearTimeout(timer);
      outer?.removeEventListener('abort', onOuterAbort);
    },
  };
}
