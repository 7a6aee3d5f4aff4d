import type { PageRoute } from '../support/pages.ts';

/*
 * What a page may cost a visitor, on a phone of 412 x 823 px with 1.75 pixels per point and an empty
 * cache. Bytes are those of compressed bodies, as they go over the wire; 1 kB is 1000 bytes.
 */

const KB = 1000;

interface PageBudget {
  /** The document, with its styles in it: all that must be there before the page can be drawn. */
  document: number;
  /** All that is loaded before the visitor does anything, and in how many files. */
  firstView: number;
  requests: number;
  /** A page scrolled to the end, with every picture its sliders and pop-ups can show. */
  whole: number;
}

export const PAGE_BUDGETS: Record<PageRoute, PageBudget> = {
  '/': { document: 21.9 * KB, firstView: 129 * KB, requests: 7, whole: 655 * KB },
  '/home-space-organizing': {
    document: 15.8 * KB,
    firstView: 73 * KB,
    requests: 6,
    whole: 176 * KB,
  },
  '/interior-styling': { document: 14.6 * KB, firstView: 64 * KB, requests: 6, whole: 167 * KB },
  '/portfolio': { document: 16.1 * KB, firstView: 110 * KB, requests: 10, whole: 358 * KB },
  '/site-map': { document: 9.8 * KB, firstView: 35.2 * KB, requests: 5, whole: 35.2 * KB },
  '/sample-page': { document: 9.1 * KB, firstView: 22.5 * KB, requests: 4, whole: 22.5 * KB },
};

/** Script that runs before the visitor asks for anything. */
export const SCRIPT = 3.5 * KB;

/** Script that what moves needs, once a page is scrolled to its end. */
export const MOVING_SCRIPT = 93.4 * KB;

export const FONTS = 22.4 * KB;
export const FONT_FILES = 2;

/** How far things may move when the typefaces arrive late: a line more or less in one paragraph. */
export const LATE_FONTS_SHIFT = 0.028;

/** The picture that is seen at once. */
export const BANNER_PICTURE = 41 * KB;

/** What the first enlarged picture takes: the picture, all thumbnails, words, styles and code. */
export const LIGHTBOX = 135 * KB;

/** The two pictures after it, which the lightbox loads while the visitor looks at the first. */
export const PICTURES_AHEAD = 2;
export const AHEAD = 59 * KB;

/** The longest a page may keep a phone, four times slower than this machine, from answering. */
export const TASK_MS = 60;

/** Pages that begin with a picture. */
export const PAGES_WITH_BANNER = ['/', '/home-space-organizing', '/interior-styling'];
