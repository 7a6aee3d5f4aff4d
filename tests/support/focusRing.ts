import type { Locator, Page } from 'playwright-core';
import { contrast, luminance, photograph } from './pixels.ts';
import { edgesOf } from './scrolling.ts';

/** How far around a thing its ring may lie, in CSS pixels. */
const REACH = 8;
/** WCAG 2.2, 2.4.13: the ring is as large as a line this thick around the thing … */
const THICKNESS = 2;
/** … and its pixels differ from what was there before by so much. */
const CONTRAST = 3;

/**
 * What the eye gets to know when a thing receives the keyboard: how large the change on the screen is,
 * as a part of what WCAG 2.2 asks for at level AAA (2.4.13). 1 and more is enough.
 *
 * Leaves the focus where it was.
 */
export async function ringShare(page: Page, focused: Locator): Promise<number> {
  const { left, top, right, bottom } = await edgesOf(focused);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const area = {
    left: Math.max(left - REACH, 0),
    top: Math.max(top - REACH, 0),
    right: Math.min(right + REACH, width),
    bottom: Math.min(bottom + REACH, height),
  };
  const withRing = await photograph(page, area);
  const thing = await focused.elementHandle();
  await thing.evaluate((element) => (element as HTMLElement).blur());
  const without = await photograph(page, area);
  await thing.evaluate((element) => (element as HTMLElement).focus({ preventScroll: true }));

  let changed = 0;
  for (let y = 0; y < withRing.height; y += 1) {
    for (let x = 0; x < withRing.width; x += 1) {
      const [one, other] = [luminance(withRing.at(x, y)), luminance(without.at(x, y))];
      if (contrast(one, other) >= CONTRAST) changed += 1;
    }
  }
  const seen = {
    width: Math.min(right, width) - Math.max(left, 0),
    height: Math.min(bottom, height) - Math.max(top, 0),
  };
  return changed / (2 * THICKNESS * (seen.width + seen.height));
}
