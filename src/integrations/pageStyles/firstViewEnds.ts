/** Stands in a page behind all that is seen before anybody scrolls. */
export const FIRST_VIEW_ENDS = '<!--first view ends-->';
