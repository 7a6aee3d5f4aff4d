import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { AVERAGE_PHONE, DESKTOP, TABLET } from '../support/devices.ts';
import { ALL_ADDRESSES } from '../support/pages.ts';
import { wheelThrough } from '../support/scrolling.ts';
import { useVisits } from '../support/visits.ts';

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

declare global {
  interface Window {
    layoutShifts: string[];
  }
}

const visits = useVisits();

/** From the first moment on, writes down whatever moves without having been asked to. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        const moved = entry.sources.map(({ node }) => node?.textContent?.trim().slice(0, 40));
        window.layoutShifts.push(`${entry.value}: ${moved.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

describe.each([
  ['a phone', AVERAGE_PHONE],
  ['a tablet', TABLET],
  ['a desktop', DESKTOP],
])('on %s', (_, device) => {
  it.each(ALL_ADDRESSES)('nothing on %s jumps while it loads and is scrolled', async (path) => {
    const page = await visits.arrive({ ...device, reducedMotion: 'no-preference' });
    await watchShifts(page);
    await page.goto(path);
    await wheelThrough(page);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => window.layoutShifts)).toEqual([]);
  });
});
