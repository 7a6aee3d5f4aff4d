import type { PageRoute } from '../support/pages.ts';

/*
 * What a page may cost a visitor, on a phone of 412 x 823 px with 1.75 pixels per point and an empty
 * cache. Bytes are those of compressed bodies, as they go over the wire; 1 kB is 1000 bytes.
 */

const KB = 1000;

/**
 * What a server sends before it waits for the visitor's first word of thanks: ten packets of 1460 bytes
 * (RFC 6928). A page that fits in, with its headers, is drawn without another way there and back.
 */
export const FIRST_FLIGHT = 14_600;

interface PageBudget {
  /** The document, with the styles of its first view in it. */
  document: number;
  /** All that is loaded before the visitor does anything, and in how many files. */
  firstView: number;
  requests: number;
  /** Script that runs before the visitor asks for anything. */
  script: number;
  /** A page scrolled to the end, with every picture its sliders and pop-ups can show. */
  whole: number;
}

const PAGE_SCRIPT = 3.1 * KB;
/** What brings the sliders and counters of the home page to life, before any of them is loaded. */
const ISLAND_SCRIPT = 1.7 * KB;

export const PAGE_BUDGETS: Record<PageRoute, PageBudget> = {
  '/': {
    document: 13.1 * KB,
    firstView: 111.7 * KB,
    requests: 9,
    script: PAGE_SCRIPT + ISLAND_SCRIPT,
    whole: 550 * KB,
  },
  '/home-space-organizing': {
    document: 10 * KB,
    firstView: 65.6 * KB,
    requests: 7,
    script: PAGE_SCRIPT,
    whole: 148 * KB,
  },
  '/interior-styling': {
    document: 9.4 * KB,
    firstView: 58.9 * KB,
    requests: 7,
    script: PAGE_SCRIPT,
    whole: 145 * KB,
  },
  '/portfolio': {
    document: 11.5 * KB,
    firstView: 96.4 * KB,
    requests: 11,
    script: PAGE_SCRIPT,
    whole: 295 * KB,
  },
  '/site-map': {
    document: 9.7 * KB,
    firstView: 35.1 * KB,
    requests: 5,
    script: PAGE_SCRIPT,
    whole: 35.1 * KB,
  },
  '/sample-page': {
    document: 9 * KB,
    firstView: 22 * KB,
    requests: 4,
    script: PAGE_SCRIPT,
    whole: 22 * KB,
  },
};

/** Script that what moves needs, once a page is scrolled to its end. */
export const MOVING_SCRIPT = 91.5 * KB;

export const FONTS = 22.4 * KB;
export const FONT_FILES = 2;

/** How far things may move when the typefaces arrive late: the letters of a headline, and nothing with them. */
export const LATE_FONTS_SHIFT = 0.001;

/** The picture that is seen at once. */
export const BANNER_PICTURE = 27.9 * KB;

/** What the first enlarged picture takes: the picture, all thumbnails, words, styles and code. */
export const LIGHTBOX = 120.6 * KB;

/** The two pictures after it, which the lightbox loads while the visitor looks at the first. */
export const PICTURES_AHEAD = 2;
export const AHEAD = 46.3 * KB;

/** The longest a page may keep a phone, four times slower than this machine, from answering. */
export const TASK_MS = 60;

/** Pages that begin with a picture. */
export const PAGES_WITH_BANNER = ['/', '/home-space-organizing', '/interior-styling', '/portfolio'];
