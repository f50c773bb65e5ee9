/** Ends with the outer signal, or after a time; `late` tells which it was. */
export function limitTime(milliseconds: number, outer?: AbortSignal | null) {
  const controller = new AbortController();
  let late = false;
  const timer = setTimeout(() => {
    late = !controller.signal.aborted;
    controller.abort();
  }, milliseconds);
  const follow = () => controller.abort(outer?.reason);
  if (outer?.aborted) follow();
  outer?.addEventListener('abort', follow, { once: true });
  return {
    signal: controller.signal,
    isLate: () => late,
    end() {
      clearTimeout(timer);
      outer?.removeEventListener('abort', follow);
    },
  };
}
