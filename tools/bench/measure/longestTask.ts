import type { Browser } from 'playwright-core';
import { PHONE, PHONE_SLOWDOWN, settle } from './visit.ts';

/** Where the page keeps what the browser has told it. */
interface Watched {
  longTasks?: number[];
}

/**
 * The longest task that keeps a slow phone from answering while a page loads, in milliseconds; 0 when
 * none takes more than 50. The number is the browser's own (W3C Long Tasks), with the processor slowed
 * down as Lighthouse does it.
 */
export async function longestTask(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.addInitScript(watchLongTasks);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE_SLOWDOWN });
  await page.goto(address);
  await settle(page);
  const tasks = await page.evaluate(() => (window as Watched).longTasks ?? []);
  await context.close();
  return Math.max(0, ...tasks);
}

/** Runs in the page, before anything else. */
function watchLongTasks(): void {
  const tasks: number[] = [];
  (window as Watched).longTasks = tasks;
  new PerformanceObserver((list) => {
    tasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask', buffered: true });
}
