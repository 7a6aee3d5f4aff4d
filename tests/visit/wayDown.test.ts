import { beforeAll, describe, expect, it } from 'vitest';
import { AVERAGE_PHONE, DESKTOP, MOVING, TABLET } from '../support/devices.ts';
import { twoFrames } from '../support/frames.ts';
import { listen } from '../support/listening.ts';
import { ALL_ROUTES } from '../support/pages.ts';
import { bringIntoSight, wheelThrough } from '../support/scrolling.ts';
import { useLook, useVisits } from '../support/visits.ts';
import { MEASURING } from '../support/webVitals.ts';
import type { Locator, Page } from 'playwright-core';
import type { Heard } from '../support/listening.ts';

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

declare global {
  interface Window {
    layoutShifts: string[];
  }
}

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

async function forbidReports(page: Page): Promise<void> {
  await page.addInitScript(() => {
    navigator.sendBeacon = () => {
      throw new Error('Nothing is to be reported.');
    };
  });
}

const headings = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

/** Whether a visitor could see the heading where it is. */
function isShown(heading: Locator): Promise<boolean> {
  return heading.evaluate((element) => element.checkVisibility({ opacityProperty: true }));
}

describe.each([
  { on: 'a phone', device: AVERAGE_PHONE },
  { on: 'a tablet', device: TABLET },
  { on: 'a desktop', device: DESKTOP },
])('on $on', ({ device }) => {
  describe.each(ALL_ROUTES)('on the way down %s', (route) => {
    let heard: Heard;
    const page = useLook(route, device, MOVING, async (fresh) => {
      heard = listen(fresh);
      await watchShifts(fresh);
      await forbidReports(fresh);
    });

    beforeAll(async () => {
      await wheelThrough(page());
      await page().waitForLoadState('networkidle');
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
});

describe('the line of a section draws itself on first sight, and its heading', () => {
  const visits = useVisits();
  /** A window of 1280 x 600 px at 400 %. */
  const LOW = { viewport: { width: 320, height: 150 } };
  /** A large screen on end: the last section of a page is a small part of it. */
  const HIGH = { viewport: { width: 1440, height: 3840 } };
  const ROUTES = ['/', '/home-space-organizing', '/interior-styling', '/portfolio'];

  it.each([
    ...ROUTES.map((route) => ({ route, window: LOW, size: 'low' })),
    ...ROUTES.map((route) => ({ route, window: HIGH, size: 'high' })),
  ])('appears in a $size window, on $route', async ({ route, window }) => {
    const page = await visits.open(route, { ...window, ...MOVING });
    const all = await headings(page).all();
    expect(all.length).toBeGreaterThan(1);
    for (const heading of all) {
      await bringIntoSight(heading);
      const words = await heading.textContent();
      await expect.poll(() => isShown(heading), { message: words ?? '' }).toBe(true);
    }
  });

  it('is never hidden in the first view, and waits for the visitor below it', async () => {
    const page = await visits.arrive({ viewport: { width: 1440, height: 2000 }, ...MOVING });
    await page.addInitScript(() => {
      const looks: Record<string, boolean> = {};
      Object.assign(globalThis, { looks });
      const look = () => {
        for (const heading of document.querySelectorAll('main h2')) {
          const isInView = heading.getBoundingClientRect().bottom < innerHeight;
          if (!isInView || !heading.checkVisibility()) continue;
          const name = heading.textContent;
          const isVisible = heading.checkVisibility({ opacityProperty: true });
          looks[name] = isVisible && looks[name] !== false;
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.goto('/');
    // Whatever is going to hide has begun to.
    await expect.poll(() => isShown(headings(page).last())).toBe(false);
    await twoFrames(page);
    const looks = await page.evaluate(() => Reflect.get(globalThis, 'looks') as object);
    expect(looks).toMatchObject({ 'Our services': true });
    expect(Object.values(looks)).not.toContain(false);
  });
});
