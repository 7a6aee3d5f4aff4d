import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESKTOP } from '../support/devices.ts';
import { twoFrames } from '../support/frames.ts';
import { useVisits } from '../support/visits.ts';

/* The line of a section draws itself on first sight, and its heading drops out of it. */

const MOVING = { reducedMotion: 'no-preference' } as const;
/** A window of 1280 x 600 px at 400 %. */
const LOW = { viewport: { width: 320, height: 150 } };
/** A large screen on end: the last section of a page is a small part of it. */
const HIGH = { viewport: { width: 1440, height: 3840 } };

const visits = useVisits();

const headings = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

/** Whether a visitor could see the heading where it is. */
function isShown(heading: Locator): Promise<boolean> {
  return heading.evaluate((element) => element.checkVisibility({ opacityProperty: true }));
}

describe.each([
  ['low', LOW],
  ['usual', DESKTOP],
  ['high', HIGH],
])('in a %s window', (_, device) => {
  it.each(['/', '/home-space-organizing', '/interior-styling', '/portfolio'])(
    'every heading on %s appears when one comes to it',
    async (path) => {
      const page = await visits.open(path, { ...device, ...MOVING });
      const all = await headings(page).all();
      expect(all.length).toBeGreaterThan(1);
      for (const heading of all) {
        await heading.evaluate((element) =>
          element.scrollIntoView({ block: 'center', behavior: 'instant' }),
        );
        const words = await heading.textContent();
        await expect.poll(() => isShown(heading), { message: words ?? '' }).toBe(true);
      }
    },
  );
});

it('a heading waits for the visitor below the first view', async () => {
  const page = await visits.open('/', { ...DESKTOP, ...MOVING });
  await expect.poll(() => isShown(headings(page).last())).toBe(false);
});

it('a heading in the first view is never hidden', async () => {
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
  await page.waitForFunction(() => document.querySelector('[data-reveal="waiting"]'));
  await twoFrames(page);
  const looks = await page.evaluate(() => Reflect.get(globalThis, 'looks') as object);
  expect(looks).toMatchObject({ 'Our services': true });
  expect(Object.values(looks)).not.toContain(false);
});
