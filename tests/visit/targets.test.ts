import { expect, it } from 'vitest';
import { messages } from '../support/content.ts';
import { DESKTOP, PHONE } from '../support/devices.ts';
import { ALL_ADDRESSES } from '../support/pages.ts';
import { PAGE_STATES } from '../support/pageStates.ts';
import { useVisits } from '../support/visits.ts';

/** WCAG 2.2, 2.5.8 (AA) and 2.5.5 (AAA), in CSS pixels. */
const SMALLEST = 24;
const SMALLEST_BUTTON = 44;
/** The bars of a slider: its arrows, 44 px and more, do the same. */
const BARS = `[aria-label="${messages.slider.choose}"] button`;

const visits = useVisits();

interface Smallness {
  least: number;
  except: string;
}

/** Runs in the page: what is smaller than it may be, on the screen and under the finger. */
function smallerThan(targets: Element[], { least, except }: Smallness): string[] {
  /** Some reach further than they are drawn. */
  const isReached = (target: Element) => {
    target.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = target.getBoundingClientRect();
    const reach = least / 2 - 1;
    return [-reach, reach].every(
      (way) =>
        document.elementFromPoint(left + width / 2 + way, top + height / 2) === target &&
        document.elementFromPoint(left + width / 2, top + height / 2 + way) === target,
    );
  };
  const dialog = document.querySelector('dialog:modal');
  return targets
    .filter((target) => !dialog || dialog.contains(target))
    .filter((target) => {
      const { width, height } = target.getBoundingClientRect();
      // Links inside a line of text may be as low as the line.
      const isInLine = getComputedStyle(target).display === 'inline';
      const isOnDemand = target.classList.contains('skip-link') || target.closest('[inert]');
      const isAsLarge = Math.min(width, height) > least - 0.01 || isReached(target);
      return !isInLine && !isOnDemand && !isAsLarge && !target.matches(except);
    })
    .map((target) => target.outerHTML);
}

it.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('everything one can touch on %s is at least 24 px large', async (_, device) => {
  const page = await visits.arrive(device);
  for (const path of ALL_ADDRESSES) {
    await page.goto(path);
    const targets = page.locator('a[href]:visible, button:visible');
    const wanted = { least: SMALLEST, except: ':not(*)' };
    expect(await targets.evaluateAll(smallerThan, wanted), path).toEqual([]);
  }
});

it.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('every button on %s is at least 44 px large', async (_, device) => {
  const page = await visits.arrive(device);
  for (const path of ALL_ADDRESSES) {
    await page.goto(path);
    const wanted = { least: SMALLEST_BUTTON, except: BARS };
    const buttons = page.locator('button:visible, [data-variant][href]:visible');
    expect(await buttons.evaluateAll(smallerThan, wanted), path).toEqual([]);
  }
});

it.each(PAGE_STATES)(
  'every button of $path is as large while $name',
  async ({ path, device, reach }) => {
    const page = await visits.open(path, { ...device, reducedMotion: 'reduce' });
    await reach(page);
    const wanted = { least: SMALLEST_BUTTON, except: BARS };
    expect(await page.locator('button:visible').evaluateAll(smallerThan, wanted)).toEqual([]);
  },
);
