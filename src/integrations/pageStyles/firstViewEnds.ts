/** What the first frame waits for: it shows the whole first view, in which nothing moves any more. */
export const FIRST_VIEW_END = 'first-view-end';

/** Stands in a page behind all that is seen before anybody scrolls. */
export const FIRST_VIEW_ENDS = '<!--first view ends-->';
