import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { CHROMIUM_FLAGS } from '../../scripts/find-chromium.mjs';

export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: CHROMIUM_FLAGS,
  });
}

export interface Line {
  kilobitsPerSecond: number;
  latencyMilliseconds: number;
  /** how many times slower than this machine */
  cpuSlowdown: number;
}

export const SLOW_3G: Line = { kilobitsPerSecond: 400, latencyMilliseconds: 400, cpuSlowdown: 4 };

/** Makes a page's line and processor slow, as Chromium's own developer tools do. */
export async function slowDown(context: BrowserContext, page: Page, line: Line): Promise<void> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  const bytesPerSecond = (line.kilobitsPerSecond * 1000) / 8;
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.latencyMilliseconds,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: line.cpuSlowdown });
}

/** Milliseconds from the start of the navigation to the first contentful paint. */
export function firstPaint(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const take = (entries: PerformanceEntryList) => {
          const paint = entries.find(({ name }) => name === 'first-contentful-paint');
          if (paint) resolve(paint.startTime);
        };
        new PerformanceObserver((list) => take(list.getEntries())).observe({ type: 'paint', buffered: true });
      }),
  );
}

const LOOK_EVERY_MILLISECONDS = 100;
/** Of one processor, between two looks. */
const QUIET_SHARE = 0.15;
const MOST_LOOKS = 80;

/**
 * Waits until the browser has drawn its own windows, which a headless one has too: beside a page that is measured they would
 * take half of a small machine. On one that others keep busy it goes on after a while.
 */
export async function untilQuiet(browser: Browser): Promise<void> {
  const devtools = await browser.newBrowserCDPSession();
  const secondsUsed = async () => {
    const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
  };
  let before = await secondsUsed();
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    await sleep(LOOK_EVERY_MILLISECONDS);
    const now = await secondsUsed();
    if ((now - before) * 1000 < LOOK_EVERY_MILLISECONDS * QUIET_SHARE) break;
    before = now;
  }
  await devtools.detach();
}
