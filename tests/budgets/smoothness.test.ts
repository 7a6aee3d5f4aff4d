import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser } from '../../tools/bench/measure/browser.ts';
import type { MeasuringBrowser } from '../../tools/bench/measure/browser.ts';
import { longestTask } from '../../tools/bench/measure/longestTask.ts';
import { pageAddresses } from '../../tools/bench/measure/pages.ts';
import * as budgets from './budgets.ts';

/** A task that is too long is so at every load; what else the machine does is not. */
const LOADS = 10;

let measuring: MeasuringBrowser;

beforeAll(async () => {
  measuring = await openBrowser();
});

afterAll(() => measuring.browser.close());

/** The longest task of a page's load on a slow phone, in milliseconds: the best of a few loads. */
async function longestTaskOf(address: string): Promise<number> {
  let longest = Infinity;
  for (let load = 0; load < LOADS && longest > budgets.TASK_MS; load += 1) {
    longest = Math.min(longest, await longestTask(measuring.browser, address));
  }
  return longest;
}

describe.each(await pageAddresses())('%s', (path) => {
  it('loads on a slow phone without holding it up', async () => {
    expect(await longestTaskOf(inject('siteAddress') + path)).toBeLessThanOrEqual(budgets.TASK_MS);
  });
});
