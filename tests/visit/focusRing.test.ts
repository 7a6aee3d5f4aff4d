import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESKTOP, deviceOf } from '../support/devices.ts';
import { ringShare } from '../support/focusRing.ts';
import { ALL_ADDRESSES } from '../support/pages.ts';
import { PAGE_STATES } from '../support/pageStates.ts';
import { scrollThrough } from '../support/scrolling.ts';
import { useVisits } from '../support/visits.ts';

/** More than any page has. */
const MOST_STOPS = 120;
const STILL = { reducedMotion: 'reduce' } as const;

const visits = useVisits();

interface Stop {
  name: string;
  isInSight: boolean;
}

/** The thing that has the keyboard; nothing when the browser itself has it. */
function focusedStop(page: Page): Promise<Stop | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const { left, top, width, height } = element.getBoundingClientRect();
    const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
    return {
      name: element.getAttribute('aria-label') ?? element.textContent,
      isInSight: element.contains(onTop) || onTop?.contains(element) === true,
    };
  });
}

/** Presses Tab until the page is over, or begins anew, and looks at every stop. */
async function poorlySeenStops(page: Page): Promise<string[]> {
  const poor: string[] = [];
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  for (let count = 0; count < MOST_STOPS; count += 1) {
    await page.keyboard.press('Tab');
    const isNew = await page.evaluate(() => {
      const { activeElement: element } = document;
      if (!element || element === document.body || element.hasAttribute('data-stop')) return false;
      element.setAttribute('data-stop', '');
      return true;
    });
    if (!isNew) {
      expect(count).toBeGreaterThan(0);
      return poor;
    }
    const stop = await focusedStop(page);
    const share = await ringShare(page, page.locator(':focus'));
    if (!stop?.isInSight || share < 1) poor.push(`${stop?.name}: ${share.toFixed(2)}`);
  }
  throw new Error(`There are more than ${MOST_STOPS} stops.`);
}

describe('the stops of the keyboard are seen, with a ring as large and strong as WCAG asks', () => {
  it.each(ALL_ADDRESSES)('on a desktop, on %s', async (path) => {
    const page = await visits.open(path, { ...DESKTOP, ...STILL });
    await scrollThrough(page);
    expect(await poorlySeenStops(page)).toEqual([]);
  });

  it.each(['/', '/home-space-organizing', '/site-map'])('on a telephone, on %s', async (path) => {
    const page = await visits.open(path, { ...deviceOf(390, 844), ...STILL });
    await scrollThrough(page);
    expect(await poorlySeenStops(page)).toEqual([]);
  });

  it.each(['/', '/site-map'])('in the colours of the system, on %s', async (path) => {
    const page = await visits.open(path, { ...DESKTOP, ...STILL, forcedColors: 'active' });
    await scrollThrough(page);
    expect(await poorlySeenStops(page)).toEqual([]);
  });

  const states = PAGE_STATES.filter(({ path }) => ['/', '/portfolio'].includes(path)).filter(
    ({ name }) => !name.startsWith('a slider'),
  );
  it.each(states)('on $path while $name', async ({ path, device, reach }) => {
    const page = await visits.open(path, { ...device, ...STILL, deviceScaleFactor: 1 });
    await reach(page);
    expect(await poorlySeenStops(page)).toEqual([]);
  });
});
