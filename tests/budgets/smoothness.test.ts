import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser } from '../../tools/bench/measure/browser.ts';
import type { MeasuringBrowser } from '../../tools/bench/measure/browser.ts';
import { readObservations } from '../../tools/bench/measure/observers.ts';
import { pageAddresses } from '../../tools/bench/measure/pages.ts';
import { PHONE_SLOWDOWN, visit } from '../../tools/bench/measure/visit.ts';

/** A task that is too long is so at every load; what else the machine does is not. */
const LOADS = 3;

let measuring: MeasuringBrowser;

beforeAll(async () => {
  measuring = await openBrowser();
});

afterAll(() => measuring.browser.close());

/** The tasks over 50 ms while a page loads on a slow phone. */
async function longTasksOf(address: string): Promise<number[]> {
  const { page, end } = await visit(measuring.browser, address, PHONE_SLOWDOWN);
  const { longTasks } = await readObservations(page);
  await end();
  return longTasks;
}

async function fewestLongTasks(address: string): Promise<number[]> {
  let fewest = await longTasksOf(address);
  for (let load = 1; load < LOADS && fewest.length > 0; load += 1) {
    const tasks = await longTasksOf(address);
    if (tasks.length < fewest.length) fewest = tasks;
  }
  return fewest;
}

describe.each(await pageAddresses())('%s', (path) => {
  it('loads on a slow phone without holding it up', async () => {
    expect(await fewestLongTasks(inject('siteAddress') + path)).toEqual([]);
  });

  it('is there at once when the visitor comes back', async () => {
    const page = await measuring.browser.newPage();
    await page.goto(inject('siteAddress') + path);
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => {
        document.title = `kept: ${persisted}`;
      }),
    );
    await page.goto(`${inject('siteAddress')}${path === '/' ? '/portfolio' : '/'}`);
    // A page that was kept does not load again.
    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(() => page.title()).toBe('kept: true');
    await page.close();
  });
});
