import { describe, expect, inject, it } from 'vitest';
import { readObservations } from '../../bench/measure/observers.ts';
import { PHONE_SLOWDOWN, visit } from '../../bench/measure/visit.ts';
import * as budgets from '../budgets/budgets.ts';
import { useMeasuringBrowser } from '../support/measuring.ts';
import { PAGES } from '../support/pages.ts';

/** A task that is too long is so at every load; what else the machine does is not. */
const LOADS = 10;

const measuring = useMeasuringBrowser();

/**
 * The longest task that keeps a slow phone from answering while a page loads, in milliseconds: the
 * best of a few loads; 0 when none takes more than 50. The number is the browser's own (W3C Long
 * Tasks), with the processor slowed down as Lighthouse does it.
 */
async function longestTaskOf(url: string): Promise<number> {
  let longest = Infinity;
  for (let load = 0; load < LOADS && longest > budgets.TASK_MS; load += 1) {
    await using visited = await visit(measuring().browser, url, PHONE_SLOWDOWN);
    const { longestTask } = await readObservations(visited.page);
    longest = Math.min(longest, longestTask);
  }
  return longest;
}

describe.each(PAGES)('%s', (path) => {
  it('loads on a slow phone without holding it up', async () => {
    expect(await longestTaskOf(inject('siteUrl') + path)).toBeLessThanOrEqual(budgets.TASK_MS);
  });
});
