const WINDOW_MS = 5_000;
const WARM_UP_MS = 500;

/** Estimates the seconds left from the speed of the last five seconds; the clock is given, in milliseconds. */
export function createSpeedometer(totalBytes: number) {
  const marks: { at: number; bytes: number }[] = [];
  return (loadedBytes: number, at: number): number | undefined => {
    marks.push({ at, bytes: loadedBytes });
    while (marks.length > 2 && (marks[1]?.at ?? at) < at - WINDOW_MS) marks.shift();
    const first = marks[0];
    if (!first || at - first.at < WARM_UP_MS || loadedBytes <= first.bytes) return undefined;
    const bytesPerSecond = ((loadedBytes - first.bytes) * 1000) / (at - first.at);
    return Math.max(0, Math.ceil((totalBytes - loadedBytes) / bytesPerSecond));
  };
}
