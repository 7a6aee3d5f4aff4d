import type { Browser } from 'playwright-core';
import { readObservations } from './observers.ts';
import { weigh } from './transfers.ts';
import type { Transfer, Weight } from './transfers.ts';
import { firstThumbnail, openLightbox, picturesAhead, scrollToEnd, visit } from './visit.ts';

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

/** Weighs a page on the phone. */
export async function measureMoments(browser: Browser, address: string): Promise<Moments> {
  const { page, transfers, end } = await visit(browser, address);
  try {
    const firstView = await transfers();
    await scrollToEnd(page);
    const scrolled = await transfers();
    const { layoutShift } = await readObservations(page);

    const thumbnail = firstThumbnail(page);
    if ((await thumbnail.count()) === 0) {
      return { firstView, scrolled, lightbox: [], ahead: [], layoutShift };
    }
    await thumbnail.scrollIntoViewIfNeeded();
    await openLightbox(page, thumbnail);
    const opened = (await transfers()).slice(scrolled.length);
    const later = await picturesAhead(page);
    const isAhead = ({ address: loaded }: Transfer): boolean => later.includes(loaded);
    return {
      firstView,
      scrolled,
      lightbox: opened.filter((transfer) => !isAhead(transfer)),
      ahead: opened.filter(isAhead),
      layoutShift,
    };
  } finally {
    await end();
  }
}

/** The weights of the moments, by what the tables call them. */
export function weighMoments(moments: Moments): Record<string, Weight> {
  const { firstView, scrolled, lightbox, ahead } = moments;
  const inLightbox = { 'lightbox adds': weigh(lightbox), 'loaded ahead': weigh(ahead) };
  return {
    'first view': weigh(firstView),
    'scrolled to the end': weigh(scrolled),
    ...(lightbox.length > 0 && inLightbox),
  };
}
