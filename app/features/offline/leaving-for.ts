/**
 * When a page's script does not arrive, the router loads the page again that it was about to leave, and the link would lead
 * nowhere for ever. So the way is written down, and gone as a whole page after such a reload.
 */
const KEY = 'rapport-leaving-for';

function quietly<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    // no storage: the router's own way stays
    return null;
  }
}

export function setLeavingFor(path: string | null): void {
  quietly(() => (path === null ? sessionStorage.removeItem(KEY) : sessionStorage.setItem(KEY, path)));
}

/** Goes on to where a navigation was leading when the page was loaded again in its midst. True when it does. */
export function resumeLeaving(): boolean {
  const path = quietly(() => sessionStorage.getItem(KEY));
  setLeavingFor(null);
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!path || entry?.type !== 'reload') return false;
  window.location.replace(path);
  return true;
}
