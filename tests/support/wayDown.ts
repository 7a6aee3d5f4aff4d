import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { settle } from '../../bench/measure/visit.ts';
import { MOVING } from './devices.ts';
import { listen } from './listening.ts';
import { ALL_ROUTES } from './pages.ts';
import { wheelThrough } from './scrolling.ts';
import { hurryMotion } from './stopClock.ts';
import { useLook } from './visits.ts';
import { MEASURING } from './webVitals.ts';
import type { Locator, Page } from '@playwright/test';
import type { Device } from './devices.ts';
import type { Heard } from './listening.ts';

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

declare global {
  interface Window {
    layoutShifts: string[];
  }
}

/**
 * Writes down whatever moves without having been asked to, from the moment the page has its fonts: by how
 * much they may move it where they come late is a budget.
 */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShifts = [];
    let fontsStand = Infinity;
    const stand = () => requestAnimationFrame((now) => (fontsStand = now));
    addEventListener('load', () => {
      void document.fonts.ready.then(() => requestAnimationFrame(stand));
    });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.startTime < fontsStand) continue;
        const moved = entry.sources.map(({ node }) => node?.textContent?.trim().slice(0, 40));
        window.layoutShifts.push(`${entry.value}: ${moved.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function forbidReports(page: Page): Promise<void> {
  await page.addInitScript(() => {
    navigator.sendBeacon = () => {
      throw new Error('Nothing is to be reported.');
    };
  });
}

/** The headings of a page's sections. */
export const headings = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

/** Whether a visitor could see the heading where it is. */
export function isShown(heading: Locator): Promise<boolean> {
  return heading.evaluate((element) => element.checkVisibility({ opacityProperty: true }));
}

/** Goes down every page, once, and tells what a visitor would have noticed on the way. */
export function describeWayDown(device: Device): void {
  describe.each(ALL_ROUTES)('on the way down %s', (route) => {
    let heard: Heard;
    const page = useLook(route, device, MOVING, async (fresh) => {
      heard = listen(fresh);
      await hurryMotion(fresh);
      await watchShifts(fresh);
      await forbidReports(fresh);
    });

    const goDown = async (): Promise<void> => {
      await wheelThrough(page());
      await settle(page());
    };

    beforeAll(goDown);

    // What is repeated is seen on a way of its own: of the first one it would see the same again.
    beforeEach(async ({ task }) => {
      if (!task.result?.retryCount) return;
      heard = listen(page());
      await page().goto(route);
      await goDown();
    });

    it('nothing jumps', async () => {
      expect(await page().evaluate(() => window.layoutShifts)).toEqual([]);
    });

    it('every heading appears', async () => {
      for (const heading of await headings(page()).all()) {
        const words = await heading.textContent();
        await expect.poll(() => isShown(heading), { message: words ?? '' }).toBe(true);
      }
    });

    it('every picture comes as AVIF', async () => {
      const expected = (await page().locator('img').count()) > 0 ? ['image/avif'] : [];
      expect([...heard.pictureTypes]).toEqual(expected);
    });

    it('no code that measures is loaded', async () => {
      expect(heard.scripts).not.toEqual([]);
      for (const { url, text } of heard.scripts) expect(await text(), url).not.toContain(MEASURING);
    });

    it('and when it is left, nothing is complained of, reported or asked of strangers', async () => {
      await page().goto('about:blank');
      expect(heard.complaints).toEqual([]);
      expect(heard.strangers).toEqual([]);
    });
  });
}
