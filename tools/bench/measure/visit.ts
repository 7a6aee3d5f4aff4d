import type { Browser, Locator, Page } from 'playwright-core';
import { observe } from './observers.ts';
import { recordTransfers } from './transfers.ts';
import type { Transfer } from './transfers.ts';

/** The phone every measurement is made with; Lighthouse uses the same. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** A middling phone next to this machine. */
export const PHONE_SLOWDOWN = 4;

/** Part of the window's height that each step of scrolling covers. */
const SCROLL_STEP = 0.8;
/** Long enough for the browser to notice that a picture has come near. */
const SCROLL_PAUSE_MS = 150;

/** Class names of the lightbox's library. */
const ENLARGED_PICTURE = '[role="dialog"] .yarl__slide_current img';
const PICTURES_AHEAD = '[role="dialog"] .yarl__slide:not(.yarl__slide_current) img';

/** A page that has loaded nothing for so long has all it wants. */
const QUIET_MS = 600;

/** A page as a visitor with an empty cache sees it. */
export interface Visit {
  page: Page;
  /** Everything the page has got so far. */
  transfers: () => Promise<Transfer[]>;
  end: () => Promise<void>;
}

/**
 * Opens a page on the phone and waits until it has loaded all it wants at first.
 *
 * @param slowdown How many times slower than this machine the phone computes.
 */
export async function visit(browser: Browser, address: string, slowdown = 1): Promise<Visit> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await observe(page);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const transfers = recordTransfers(page);
  await page.goto(address);
  await settle(page);
  return { page, transfers, end: () => context.close() };
}

/** Waits until a page has neither asked for nor got anything for a while. */
export async function settle(page: Page): Promise<void> {
  let latest = Date.now();
  const note = (): void => {
    latest = Date.now();
  };
  page.on('request', note);
  page.on('requestfinished', note);
  while (Date.now() - latest < QUIET_MS) await page.waitForTimeout(QUIET_MS / 2);
  page.off('request', note);
  page.off('requestfinished', note);
}

/**
 * Scrolls to the end, then waits as long as it takes until every picture of the page has come, also
 * those that only appear in a slider or a pop-up: no visitor can cause more.
 */
export async function scrollToEnd(page: Page): Promise<void> {
  const step = PHONE.viewport.height * SCROLL_STEP;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += step) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
    await page.waitForTimeout(SCROLL_PAUSE_MS);
  }
  await page.evaluate(async () => {
    const pictures = Array.from(document.images);
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
  });
  await settle(page);
}

/** The thumbnail a visitor would tap first; it counts 0 on a page without a lightbox. */
export function firstThumbnail(page: Page): Locator {
  return page.locator('a[data-gallery]').first();
}

/** The addresses of the pictures an open lightbox has loaded for later, beside the one it shows. */
export function picturesAhead(page: Page): Promise<string[]> {
  return page
    .locator(PICTURES_AHEAD)
    .evaluateAll((pictures) => (pictures as HTMLImageElement[]).map((one) => one.currentSrc));
}

/**
 * Opens a picture in the lightbox and waits until all that comes with it is there.
 *
 * @param thumbnail A picture in sight.
 * @returns Milliseconds from the tap to the whole picture on the screen.
 */
export async function openLightbox(page: Page, thumbnail: Locator): Promise<number> {
  const opening = page.evaluate(
    (enlarged) =>
      new Promise<number>((resolve) => {
        let tapped = 0;
        addEventListener('click', ({ timeStamp }) => (tapped = timeStamp), { capture: true });
        const look = (): void => {
          const picture = document.querySelector<HTMLImageElement>(enlarged);
          if (picture?.complete && picture.naturalWidth > 0) resolve(performance.now() - tapped);
          else requestAnimationFrame(look);
        };
        look();
      }),
    ENLARGED_PICTURE,
  );
  await thumbnail.tap();
  const duration = await opening;
  await settle(page);
  return duration;
}
