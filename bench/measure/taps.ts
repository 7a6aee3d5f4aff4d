import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { OWN_SITE } from '../../tools/support/sites.ts';
import { readObservations } from './observers.ts';
import { scrollToEnd } from './visit.ts';
import type { Locator, Page } from 'playwright-core';
import type { Messages } from '../../src/schemas/messages.ts';

/** Milliseconds by what was tapped; 0 when the tap took less than the 16 from which browsers report. */
export type TapTimes = Record<string, number>;

/** Long enough for animations to end and for the browser to report what it measured. */
const AFTERMATH_MS = 1200;
const SEARCH_MS = 3000;
/** How long a finger rests on the glass when it taps; most rest for 50 to 150 ms. */
const REST_MS = 80;

/**
 * Taps everything a page lets a visitor tap without leaving it, one after the other, and measures
 * each tap from the finger's lift to the frame that shows its effect. What a page does not have is
 * left out.
 *
 * @throws When a tap does not reach the page, which would look as if it took no time.
 */
export async function measureTaps(page: Page): Promise<TapTimes> {
  // What moves is awake only once it has been near.
  await scrollToEnd(page);
  const times: TapTimes = {};
  for (const [name, target] of Object.entries(await targetsOn(page))) {
    const found = target.first();
    if ((await found.count()) === 0) continue;
    const { interactions: earlier } = await readObservations(page);
    const tapsBefore = await countTaps(page);
    await found.scrollIntoViewIfNeeded();
    await page.waitForTimeout(AFTERMATH_MS);
    await tap(page, found);
    await page.waitForTimeout(AFTERMATH_MS);
    if ((await countTaps(page)) === tapsBefore) throw new Error(`No tap was seen for: ${name}.`);
    const { interactions } = await readObservations(page);
    times[name] = Math.max(0, ...interactions.slice(earlier.length));
  }
  return times;
}

/** Taps as a finger does: the page hears of it when it comes, and again when it lifts. */
async function tap(page: Page, target: Locator): Promise<void> {
  await target.tap({ trial: true, timeout: SEARCH_MS });
  const box = await target.boundingBox();
  if (!box) throw new Error('What is to be tapped has no place on the page.');
  const session = await page.context().newCDPSession(page);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await page.waitForTimeout(REST_MS);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

/** What can be tapped, in an order in which each finds the page as it needs it. */
async function targetsOn(page: Page): Promise<Record<string, Locator>> {
  const text = await readFile(join(OWN_SITE.content, 'messages.yaml'), 'utf8');
  const { menu, slider, contact, popup, lightbox } = parse(text) as Messages;
  const button = (name: string, within: Page | Locator = page): Locator =>
    within.getByRole('button', { name, exact: true });
  const dialog = page.getByRole('dialog');
  return {
    'menu opens': button(menu.open),
    'menu closes': button(menu.close),
    'slider: next picture': button(slider.next),
    'slider: pause': button(slider.pause),
    'pop-up opens': page.locator('[aria-haspopup="dialog"]'),
    'pop-up closes': button(popup.close),
    'e-mail is copied': button(contact.copyEmail),
    'lightbox opens': page.locator('a[data-gallery]'),
    'lightbox: next picture': button(lightbox.next, dialog),
    'lightbox: zoom in': button(lightbox.zoomIn, dialog),
    'lightbox: zoom out': button(lightbox.zoomOut, dialog),
    'lightbox: thumbnails hide': button(lightbox.hideThumbnails, dialog),
    'lightbox: slideshow starts': button(lightbox.play, dialog),
    'lightbox closes': button(lightbox.close, dialog),
  };
}

/** How many taps the page has seen, also those that were too fast to be reported. */
function countTaps(page: Page): Promise<number> {
  return page.evaluate(() => performance.eventCounts.get('pointerup') ?? 0);
}
