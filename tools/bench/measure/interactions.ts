import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { parse } from 'yaml';
import type { Messages } from '../../../src/schemas/messages.ts';
import { PROJECT_FOLDER } from '../../support/paths.ts';
import { scrollToEnd } from './visit.ts';
import { countTaps, readObservations } from './observers.ts';

/** How long one tap took, from the finger's lift to the page that shows its effect. */
export interface InteractionTime {
  name: string;
  /** Milliseconds; 0 when the tap took less than the 16 from which on browsers report. */
  ms: number;
}

interface Interaction {
  name: string;
  /** What is tapped. */
  target: (page: Page) => Locator;
}

/** Long enough for animations to end and for the browser to report what it measured. */
const AFTERMATH_MS = 1200;
const SEARCH_MS = 3000;

/**
 * Taps everything a page lets a visitor tap without leaving it, one after the other, and measures
 * each tap. What a page does not have is left out.
 *
 * @throws When a tap does not reach the page, which would look as if it took no time.
 */
export async function measureInteractions(page: Page): Promise<InteractionTime[]> {
  // What moves is awake only once it has been near.
  await scrollToEnd(page);
  const times: InteractionTime[] = [];
  for (const { name, target } of await interactions()) {
    const found = target(page).first();
    if ((await found.count()) === 0) continue;
    const earlier = (await readObservations(page)).interactions.length;
    const tapsBefore = await countTaps(page);
    await found.scrollIntoViewIfNeeded();
    await page.waitForTimeout(AFTERMATH_MS);
    await found.tap({ timeout: SEARCH_MS });
    await page.waitForTimeout(AFTERMATH_MS);
    if ((await countTaps(page)) === tapsBefore) throw new Error(`No tap was seen for: ${name}.`);
    const { interactions: durations } = await readObservations(page);
    times.push({ name, ms: Math.max(0, ...durations.slice(earlier)) });
  }
  return times;
}

/** In an order in which each finds the page as it needs it. */
async function interactions(): Promise<Interaction[]> {
  const text = await readFile(join(PROJECT_FOLDER, 'content', 'messages.yaml'), 'utf8');
  const { menu, slider, contact, popup, lightbox } = parse(text) as Messages;
  const button =
    (name: string) =>
    (page: Page): Locator =>
      page.getByRole('button', { name, exact: true });
  const inLightbox =
    (name: string) =>
    (page: Page): Locator =>
      page.getByRole('dialog').getByRole('button', { name, exact: true });
  return [
    { name: 'menu opens', target: button(menu.open) },
    { name: 'menu closes', target: button(menu.close) },
    { name: 'slider: next picture', target: button(slider.next) },
    { name: 'slider: pause', target: button(slider.pause) },
    { name: 'pop-up opens', target: (page) => page.locator('[aria-haspopup="dialog"]') },
    { name: 'pop-up closes', target: button(popup.close) },
    { name: 'address is copied', target: button(contact.copyEmail) },
    { name: 'lightbox opens', target: (page) => page.locator('a[data-gallery]') },
    { name: 'lightbox: next picture', target: inLightbox(lightbox.next) },
    { name: 'lightbox: zoom in', target: inLightbox(lightbox.zoomIn) },
    { name: 'lightbox: zoom out', target: inLightbox(lightbox.zoomOut) },
    { name: 'lightbox: thumbnails hide', target: inLightbox(lightbox.hideThumbnails) },
    { name: 'lightbox: slideshow starts', target: inLightbox(lightbox.play) },
    { name: 'lightbox closes', target: inLightbox(lightbox.close) },
  ];
}
