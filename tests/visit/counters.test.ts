import { beforeAll, describe, expect, it } from 'vitest';
import {
  comeNear,
  COUNT_MS,
  hasCounted,
  numberOf,
  readCounter,
  VALUES,
  waitForScript,
} from '../support/counterVisit.ts';
import { DESKTOP, PHONE, STILL } from '../support/devices.ts';
import { edgesOf } from '../support/scrolling.ts';
import { stopClock } from '../support/stopClock.ts';
import { useLook, useVisits } from '../support/visits.ts';
import type { Page } from 'playwright-core';

/** A few frames: what has begun by then began with the first of them. */
const STEP_MS = 20;

const visits = useVisits();

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

/** Lets time pass until counters in sight have begun. */
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

  it('count once, from 0 in 2.75 s, slower towards the end, while their value can be read', async () => {
    const widths = await Promise.all(VALUES.map((value) => widthOf(page(), value)));
    await comeNear(page(), VALUES[0]);
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

    await scrollTo(page(), '#service');
    await scrollTo(page(), '#about');
    for (const time of [STEP_MS, COUNT_MS]) {
      await page().clock.runFor(time);
      for (const value of VALUES) expect(await hasCounted(page(), value)).toBe(true);
    }
  });
});

describe('the counters on a telephone', () => {
  const page = useLook('/', { ...PHONE, viewport: { width: 390, height: 240 } }, {}, stopClock);

  it('wait until they are seen, on one shelf', async () => {
    const [years] = VALUES;
    const lines = VALUES.map((value) => edgesOf(numberOf(page(), value)));
    expect(new Set((await Promise.all(lines)).map(({ bottom }) => bottom)).size).toBe(1);
    await comeNear(page(), years);
    await page().clock.runFor(COUNT_MS);
    for (const value of VALUES) expect(await readCounter(page(), value)).toBe(0);
    await numberOf(page(), years).scrollIntoViewIfNeeded();
    await waitForCount(page(), ...VALUES);
  });
});

it('the counters that are in the window from the start show their values, and go on doing so', async () => {
  const WHOLE_PAGE = 8000;
  // The script waits for the frames of the first view, and until they are on the screen.
  const FIRST_VIEW_MS = 200;
  const page = await visits.arrive({ viewport: { ...DESKTOP.viewport, height: WHOLE_PAGE } });
  await stopClock(page);
  await page.goto('/');
  await page.clock.runFor(FIRST_VIEW_MS);
  await waitForScript(page);
  for (const time of [0, STEP_MS, COUNT_MS / 2]) {
    await page.clock.runFor(time);
    for (const value of VALUES) expect(await readCounter(page, value)).toBe(value);
  }
});

describe('the counters under reduced motion', () => {
  const page = useLook('/', DESKTOP, STILL, stopClock);

  beforeAll(async () => {
    await comeNear(page(), VALUES[0]);
    await scrollTo(page(), '#about');
    await waitForScript(page());
  });

  it.each([STEP_MS, COUNT_MS / 2, COUNT_MS])(
    'stand still, and %i ms later as well',
    async (time) => {
      await page().clock.runFor(time);
      for (const value of VALUES) expect(await readCounter(page(), value)).toBe(value);
    },
  );
});
