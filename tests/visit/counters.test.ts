import { beforeAll, describe, expect, it } from 'vitest';
import { COUNT_MS, hasCounted, numberOf, readCounter, VALUES } from '../support/counterVisit.ts';
import { DESKTOP, PHONE, STILL } from '../support/devices.ts';
import { stopClock } from '../support/stopClock.ts';
import { useLook } from '../support/visits.ts';
import type { Page } from 'playwright-core';

/** A few frames: what has begun by then began with the first of them. */
const STEP_MS = 20;

async function scrollTo(page: Page, selector: string): Promise<void> {
  await page.locator(selector).evaluate((element) => {
    element.scrollIntoView({ behavior: 'instant' });
  });
}

function widthOf(page: Page, value: number): Promise<number> {
  return numberOf(page, value)
    .locator('span')
    .first()
    .evaluate((span) => span.getBoundingClientRect().width);
}

/** Waits until counters are ready, and lets time pass until they have begun. */
async function waitForCount(page: Page, ...values: number[]): Promise<void> {
  const shown = () => Promise.all(values.map((value) => readCounter(page, value)));
  await expect.poll(shown).toEqual(values.map(() => 0));
  const later = async () => {
    await page.clock.runFor(STEP_MS);
    return shown();
  };
  await expect.poll(later).not.toContain(0);
}

describe('the counters', () => {
  const page = useLook('/', DESKTOP, {}, stopClock);

  it('count from 0 in 2.75 s, slower towards the end, while their value can be read', async () => {
    const widths = await Promise.all(VALUES.map((value) => widthOf(page(), value)));
    await scrollTo(page(), '#about');
    await waitForCount(page(), ...VALUES);

    await page().clock.runFor(COUNT_MS / 2 - 2 * STEP_MS);
    for (const [index, value] of VALUES.entries()) {
      const halfway = await readCounter(page(), value);
      expect(halfway).toBeGreaterThan(value / 2);
      expect(halfway).toBeLessThan(value);
      expect(await numberOf(page(), value).ariaSnapshot()).toContain(`${value}+`);
      expect(await widthOf(page(), value)).toBe(widths[index]);
    }
    await page().clock.runFor(COUNT_MS / 2 - 3 * STEP_MS);
    for (const value of VALUES) expect(await hasCounted(page(), value)).toBe(false);
    await page().clock.runFor(8 * STEP_MS);
    for (const value of VALUES) await expect.poll(() => hasCounted(page(), value)).toBe(true);
  });

  it('count only once', async () => {
    await scrollTo(page(), '#service');
    await scrollTo(page(), '#about');
    for (const time of [STEP_MS, COUNT_MS]) {
      await page().clock.runFor(time);
      for (const value of VALUES) expect(await hasCounted(page(), value)).toBe(true);
    }
  });
});

describe('the counters on a telephone', () => {
  const page = useLook('/', { ...PHONE, viewport: { width: 390, height: 280 } }, {}, stopClock);

  it('wait until each of them is seen', async () => {
    const [years, projects] = VALUES;
    await scrollTo(page(), '#about');
    await waitForCount(page(), years);
    await page().clock.runFor(COUNT_MS);
    await expect.poll(() => hasCounted(page(), years)).toBe(true);
    expect(await readCounter(page(), projects)).toBe(0);
    await page().getByText('Projects', { exact: true }).scrollIntoViewIfNeeded();
    await waitForCount(page(), projects);
  });
});

describe('the counters under reduced motion', () => {
  const page = useLook('/', DESKTOP, STILL, stopClock);

  beforeAll(async () => {
    await scrollTo(page(), '#about');
    await page().waitForLoadState('networkidle');
  });

  it.each([STEP_MS, COUNT_MS / 2, COUNT_MS])(
    'stand still, and %i ms later as well',
    async (time) => {
      await page().clock.runFor(time);
      for (const value of VALUES) expect(await readCounter(page(), value)).toBe(value);
    },
  );
});
