import { limitTime } from '../../offline/time-limit';

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
  const { signal, isLate, end } = limitTime(timeoutMs, outer);
  return {
    signal,
    stoppedBy: () => (isLate() ? 'timeout' : signal.aborted ? 'aborted' : null),
    race: (work) => {
      // The losing promise may still reject; nobody listens to it any more.
      work.catch(() => {});
      return new Promise((resolve, reject) => {
        const onAbort = () => reject(new DOMException('Stopped', 'AbortError'));
        if (signal.aborted) onAbort();
        else signal.addEventListener('abort', onAbort, { once: true });
        work.then(resolve, reject);
      });
    },
    end,
  };
}
