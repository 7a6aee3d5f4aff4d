import type { Page } from './test.ts';

type End = 'continue' | 'abort';

/** Holds requests for these files until the returned function is called. */
export async function hold(page: Page, files: string | RegExp): Promise<(end?: End) => void> {
  const released = Promise.withResolvers<End>();
  await page.route(files, async (route) => route[await released.promise]());
  return (end = 'continue') => released.resolve(end);
}

/** Pauses the clock before navigation: only `page.clock.runFor` runs timers and frames. */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
}

export async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}

/** Waits until the page is idle, or 2 s on a busy machine. */
export function waitForIdle(page: Page): Promise<unknown> {
  return page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })),
  );
}
