/** Id of the element after the first view; the first paint waits for it. */
export const FIRST_VIEW_END_ID = 'first-view-end';

/** The build puts the link to the style sheet here. */
export const FIRST_VIEW_END = '<!--first view ends-->';
