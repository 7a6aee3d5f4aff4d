import type { Page } from './test.ts';

/** Pauses the clock of the next page: timers and frames come with `page.clock.runFor` alone. */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
}
