import type { Page, Request } from '@playwright/test';

export interface Timings {
  lcp: number;
  /** The longest task of at least 50 ms, in ms; 0 if there is none. */
  longestTask: number;
  /** Event Timing: from each event of an interaction to the next frame, in ms. */
  interactions: number[];
}

/** Lighthouse's throttling for a mid-range phone. */
const CPU_SLOWDOWN = 4;
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 93_750,
};
const QUIET_MS = 600;
const POLL_MS = 150;

/** Makes a page as slow as on a phone, and observes its times. */
export async function slowDown(page: Page): Promise<void> {
  await page.addInitScript(observe);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
}

export function timingsOf(page: Page): Promise<Timings> {
  return page.evaluate(() => Reflect.get(globalThis, 'timings') as Timings);
}

/** Waits until nothing has loaded for `QUIET_MS`. */
export async function settle(page: Page, pending: ReadonlySet<Request>): Promise<void> {
  for (let quiet = 0; quiet < QUIET_MS; quiet += POLL_MS) {
    await page.waitForTimeout(POLL_MS);
    if (pending.size > 0) quiet = 0;
  }
}

/** Runs in the page before its own scripts. */
function observe(): void {
  const timings: Timings = { lcp: 0, longestTask: 0, interactions: [] };
  Object.assign(globalThis, { timings });
  type Entry = PerformanceEntry & { interactionId?: number };
  const watch = (type: string, note: (entry: Entry) => void): void => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(note));
    // Browsers report no events below 16 ms.
    observer.observe({ type, buffered: true, durationThreshold: 16 });
  };
  watch('largest-contentful-paint', ({ startTime }) => (timings.lcp = startTime));
  watch('longtask', ({ duration }) => {
    timings.longestTask = Math.max(timings.longestTask, duration);
  });
  watch('event', ({ interactionId = 0, duration }) => {
    if (interactionId > 0) timings.interactions.push(duration);
  });
}
