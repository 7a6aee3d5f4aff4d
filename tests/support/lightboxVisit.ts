import { readFileSync } from 'node:fs';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { parse } from 'yaml';
import { fillIn } from '../../src/logic/fillIn.ts';
import type { Messages } from '../../src/schemas/messages.ts';
import type { Device } from './devices.ts';
import { DESKTOP, PHONE as SHARP_PHONE } from './devices.ts';
import { twoFrames } from './frames.ts';

/** The words of the interface, as the owner wrote them. */
export const MESSAGES = parse(readFileSync('content/messages.yaml', 'utf8')) as Messages;
const WORDS = MESSAGES.lightbox;

export { DESKTOP };
/** One pixel to a CSS pixel: the lightbox enlarges up to one pixel of the picture on one of these. */
export const PHONE: Device = { ...SHARP_PHONE, deviceScaleFactor: 1 };

/** A page with galleries, and what a visitor does and sees there. */
export interface LightboxVisit {
  page: Page;
  /** The open lightbox. */
  dialog: Locator;
  /** The picture that is shown, or whatever stands in its place. */
  slide: Locator;
  /** Everything the browser complained about. */
  complaints: string[];
  thumbnail: (gallery: string, number: number) => Locator;
  /** Clicks the thumbnail of picture `number`, from 1, and waits until the picture is there. */
  openLightbox: (gallery: string, number: number) => Promise<void>;
  /** Waits until picture `number` is shown, at rest. */
  expectSlide: (number: number, total: number) => Promise<void>;
  expectClosed: () => Promise<void>;
  /** A tool or arrow of the lightbox, by its words in content/messages.yaml. */
  button: (word: keyof typeof WORDS) => Locator;
  /** A thumbnail of the strip, from 1. */
  stripThumbnail: (number: number, total: number) => Locator;
  /** How many times the picture is enlarged. */
  zoom: () => Promise<number>;
  /** The same, once all that the last gesture has begun is over. */
  restingZoom: () => Promise<number>;
  close: () => Promise<void>;
}

/** Opens a page of the site. Close the visit when the test is over. */
export async function visitLightbox(
  browser: Browser,
  options: BrowserContextOptions,
  prepare: (page: Page) => Promise<unknown> = () => Promise.resolve(),
): Promise<LightboxVisit> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  await prepare(page);

  const dialog = page.getByRole('dialog', { name: WORDS.label });
  const slide = dialog.locator('.yarl__slide_current');
  const thumbnail = (gallery: string, number: number) =>
    page.locator(`a[data-gallery="${gallery}"][data-index="${number - 1}"]`);

  const expectSlide = async (number: number, total: number) => {
    const counter = fillIn(WORDS.counter, { index: number, total });
    await expect.poll(() => slide.getAttribute('aria-label')).toBe(counter);
    await expect.poll(() => isAtRest(slide)).toBe(true);
  };

  return {
    page,
    dialog,
    slide,
    complaints,
    thumbnail,
    expectSlide,
    openLightbox: async (gallery, number) => {
      await thumbnail(gallery, number).click();
      await slide.locator('img, video').first().waitFor();
      await expect.poll(() => isAtRest(slide)).toBe(true);
    },
    expectClosed: () => dialog.waitFor({ state: 'detached' }),
    button: (word) => dialog.getByRole('button', { name: WORDS[word], exact: true }),
    stripThumbnail: (number, total) =>
      dialog.getByRole('navigation', { name: WORDS.thumbnailsLabel }).getByRole('button', {
        name: fillIn(WORDS.thumbnail, { index: number, total, alt: '' }).trimEnd(),
      }),
    zoom: () => slide.evaluate(scaleOf),
    restingZoom: async () => {
      await twoFrames(page);
      await expect.poll(() => isAtRest(slide)).toBe(true);
      return slide.evaluate(scaleOf);
    },
    close: () => context.close(),
  };
}

/** Lets time stand still, on a page whose clock was installed: it goes on only by `clock.runFor`. */
export async function holdTime(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1000);
}

/** Whether the picture stands still and is drawn; a picture that failed never is. */
function isAtRest(slide: Locator): Promise<boolean> {
  return slide.evaluate((element) => {
    const dialog = element.closest('[role="dialog"]');
    const picture = element.querySelector('img');
    const isMoving = dialog
      ?.getAnimations({ subtree: true })
      .some(({ playState }) => playState === 'running');
    return !isMoving && (picture === null || getComputedStyle(picture).opacity === '1');
  });
}

function scaleOf(slide: Element): number {
  const wrapper = slide.querySelector('.yarl__slide_wrapper');
  return wrapper ? new DOMMatrix(getComputedStyle(wrapper).transform).a : 1;
}
