/*
 * What a page may cost a visitor, on a phone of 412 x 823 px with 1.75 pixels per point and an empty
 * cache. Bytes are those of compressed bodies, as they go over the wire; 1 kB is 1000 bytes.
 */

const KB = 1000;

/** What the first packets of a new connection carry: the page is there with the first answer. */
export const HOME_HTML = 14 * KB;

/** All that must be there before a page can be drawn. */
export const HTML_AND_CSS = 20 * KB;

/** Script that runs before the visitor asks for anything. */
export const SCRIPT = 5 * KB;

export const FONTS = 60 * KB;
export const FONT_FILES = 2;

/** The picture that is seen at once. */
export const BANNER_PICTURE = 60 * KB;

/** The whole first view: of pages with photographs, and of pages that are words alone. */
export const FIRST_VIEW = 300 * KB;
export const FIRST_VIEW_OF_WORDS = 120 * KB;

/** A page scrolled to the end, with every picture its sliders and pop-ups can show. */
export const WHOLE_PAGE = 900 * KB;

/** What the first enlarged picture takes: the picture, all thumbnails, words, styles and code. */
export const LIGHTBOX = 150 * KB;

/** The two pictures after it, which the lightbox loads while the visitor looks at the first. */
export const PICTURES_AHEAD = 2;
export const AHEAD = 80 * KB;

/** The longest a page may keep a phone, four times slower than this machine, from answering. */
export const TASK_MS = 50;

/** Pages without photographs. */
export const PAGES_OF_WORDS = ['/sample-page', '/site-map'];

/** Pages that begin with a picture. */
export const PAGES_WITH_BANNER = ['/', '/interior-styling'];
