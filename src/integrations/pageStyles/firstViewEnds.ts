/** The id of what the first frame waits for: it shows the whole first view, in which nothing moves any more. */
export const FIRST_VIEW_END_ID = 'first-view-end';

/** Stands in a page where its styles are divided: behind all that is seen before anybody scrolls. */
export const FIRST_VIEW_ENDS = '<!--first view ends-->';
