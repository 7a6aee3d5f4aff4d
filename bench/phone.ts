import { loadPictures } from '../tools/inspection/inspectPage.ts';
import { AVERAGE_PHONE } from '../tools/support/averagePhone.ts';
import { trackRequests, weigh } from '../tools/support/requests.ts';
import type { Browser, Page } from '@playwright/test';

export interface Timings {
  lcp: number;
  cls: number;
  /** The longest task of at least 50 ms, in ms; 0 if there is none. */
  longestTask: number;
  /** Event Timing: from each event of an interaction to the next frame, in ms. */
  interactions: number[];
}

export interface Visit extends AsyncDisposable {
  page: Page;
  /** Waits until nothing has loaded for `QUIET_MS`. */
  settle: () => Promise<void>;
  /** What it has loaded so far; see `weigh`. */
  cost: () => ReturnType<typeof weigh>;
  timings: () => Promise<Timings>;
}

/** Browsers do not report shorter events. */
export const SHORTEST_EVENT_MS = 16;
/** Lighthouse's throttling for a mid-range phone. */
const CPU_SLOWDOWN = 4;
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 93_750,
};
const QUIET_MS = 600;
const SCROLL_STEP_PX = 600;
const SCROLL_PAUSE_MS = 150;

/** Opens a page on a slow phone with an empty cache. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext(AVERAGE_PHONE);
  const page = await context.newPage();
  await page.addInitScript(observe, SHORTEST_EVENT_MS);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  const { pending, finished } = trackRequests(page);
  const settle = async (): Promise<void> => {
    for (let quiet = 0; quiet < QUIET_MS; quiet += SCROLL_PAUSE_MS) {
      await page.waitForTimeout(SCROLL_PAUSE_MS);
      if (pending.size > 0) quiet = 0;
    }
  };
  await page.goto(url);
  await settle();
  return {
    page,
    settle,
    cost: () => weigh(finished),
    timings: () => page.evaluate(() => Reflect.get(globalThis, 'timings') as Timings),
    [Symbol.asyncDispose]: () => context.close(),
  };
}

/** Scrolls to the end and loads every picture, including those of sliders and dialogs. */
export async function scrollToEnd({ page, settle }: Visit): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += SCROLL_STEP_PX) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
    await page.waitForTimeout(SCROLL_PAUSE_MS);
  }
  await loadPictures(page);
  await settle();
}

/** Runs in the page before its own scripts. */
function observe(durationThreshold: number): void {
  const EXPECTED_AFTER_INPUT_MS = 500;
  const timings: Timings = { lcp: 0, cls: 0, longestTask: 0, interactions: [] };
  Object.assign(globalThis, { timings });
  // Not `hadRecentInput`: it is also true after the resize at the start of emulation.
  let lastInput = -Infinity;
  for (const type of ['pointerdown', 'pointerup', 'keydown'])
    addEventListener(type, ({ timeStamp }) => (lastInput = timeStamp), { capture: true });
  type Entry = PerformanceEntry & { value?: number; interactionId?: number };
  const watch = (type: string, note: (entry: Entry) => void): void => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(note));
    observer.observe({ type, buffered: true, durationThreshold });
  };
  watch('largest-contentful-paint', ({ startTime }) => (timings.lcp = startTime));
  watch('layout-shift', ({ startTime, value = 0 }) => {
    if (startTime - lastInput > EXPECTED_AFTER_INPUT_MS) timings.cls += value;
  });
  watch('longtask', ({ duration }) => {
    timings.longestTask = Math.max(timings.longestTask, duration);
  });
  watch('event', ({ interactionId = 0, duration }) => {
    if (interactionId > 0) timings.interactions.push(duration);
  });
}
