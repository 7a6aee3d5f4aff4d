import type { Browser } from 'playwright-core';
import { readObservations } from './observers.ts';
import { PHONE_SLOWDOWN, visit } from './visit.ts';

/**
 * The longest task that keeps a slow phone from answering while a page loads, in milliseconds; 0 when
 * none takes more than 50. The number is the browser's own (W3C Long Tasks), with the processor slowed
 * down as Lighthouse does it.
 */
export async function longestTask(browser: Browser, address: string): Promise<number> {
  const { page, end } = await visit(browser, address, PHONE_SLOWDOWN);
  const { longestTask: longest } = await readObservations(page);
  await end();
  return longest;
}
