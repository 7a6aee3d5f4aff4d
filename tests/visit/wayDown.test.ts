import { describe, expect, it } from 'vitest';
import { AVERAGE_PHONE, DESKTOP, MOVING } from '../support/devices.ts';
import { twoFrames } from '../support/frames.ts';
import { bringIntoSight } from '../support/scrolling.ts';
import { hurryMotion } from '../support/stopClock.ts';
import { useVisits } from '../support/visits.ts';
import { describeWayDown, headings, isShown } from '../support/wayDown.ts';

// Tablets are among the audits.
describe.each([
  { on: 'a phone', device: AVERAGE_PHONE },
  { on: 'a desktop', device: DESKTOP },
])('on $on', ({ device }) => {
  describeWayDown(device);
});

describe('the line of a section draws itself on first sight, and its heading', () => {
  const visits = useVisits();
  /** A window of 1280 x 600 px at 400 %. */
  const LOW = { viewport: { width: 320, height: 150 } };
  /** A large screen on end: the last section of a page is a small part of it. */
  const HIGH = { viewport: { width: 1440, height: 3840 } };
  const ROUTES = ['/', '/interior-styling', '/portfolio'];

  it.each([
    ...ROUTES.map((route) => ({ route, window: LOW, size: 'low' })),
    ...ROUTES.map((route) => ({ route, window: HIGH, size: 'high' })),
  ])('appears in a $size window, on $route', async ({ route, window }) => {
    const page = await visits.arrive({ ...window, ...MOVING });
    await hurryMotion(page);
    await page.goto(route);
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
