import { readObservations } from './observers.ts';
import { scrollToEnd, settle, visit } from './visit.ts';
import type { Browser, Locator, Page } from 'playwright-core';
import type { Transfer } from './visit.ts';

/** What a page costs a visitor with an empty cache, moment by moment. */
export interface Moments {
  /** Everything of the first view, oldest first. */
  firstView: Transfer[];
  /** The same, and all that came while the visitor scrolled to the end. */
  scrolled: Transfer[];
  /** What opening the first picture takes; nothing on a page without a lightbox. */
  lightbox: Transfer[];
  /** The pictures beside it that the lightbox then loads for the visitor's next steps. */
  ahead: Transfer[];
  /** The sum of all layout shifts until the end of the page. */
  layoutShift: number;
}

/** Class names of the lightbox's library. */
const ENLARGED_PICTURE = '[role="dialog"] .yarl__slide_current img';
const PICTURES_AHEAD = '[role="dialog"] .yarl__slide:not(.yarl__slide_current) img';

/** Weighs a page on the phone. */
export async function measureMoments(browser: Browser, url: string): Promise<Moments> {
  await using visited = await visit(browser, url);
  const { page, transfers } = visited;
  const firstView = await transfers();
  await scrollToEnd(page);
  const scrolled = await transfers();
  const { layoutShift } = await readObservations(page);
  const moments = { firstView, scrolled, lightbox: [], ahead: [], layoutShift };

  const thumbnail = firstThumbnail(page);
  if ((await thumbnail.count()) === 0) return moments;
  await openLightbox(page, thumbnail);
  const opened = (await transfers()).slice(scrolled.length);
  const later = await page
    .locator(PICTURES_AHEAD)
    .evaluateAll((pictures) => (pictures as HTMLImageElement[]).map((one) => one.currentSrc));
  const { ahead = [], lightbox = [] } = Object.groupBy(opened, (transfer) =>
    later.includes(transfer.url) ? 'ahead' : 'lightbox',
  );
  return { ...moments, lightbox, ahead };
}

/** The thumbnail a visitor would tap first; it counts 0 on a page without a lightbox. */
export function firstThumbnail(page: Page): Locator {
  return page.locator('a[data-gallery]').first();
}

/**
 * Opens a picture in the lightbox and waits until all that comes with it is there.
 *
 * @returns Milliseconds from the tap to the whole picture on the screen.
 */
export async function openLightbox(page: Page, thumbnail: Locator): Promise<number> {
  await thumbnail.scrollIntoViewIfNeeded();
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
